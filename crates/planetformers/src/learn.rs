//! Positions and moves as numbers, for programs that learn.

use table::{Components as _, Game, Learn, Named, Seat};

use crate::names::{Action, Node, Resource, Row, Source, Specialist, Upgrade};
use crate::player::Player;
use crate::space::Cell;
use crate::{Decision, Move, Planetformers};

/// Writes features down: their names, or their values.
enum Sheet<'a> {
    Names(&'a mut Vec<String>),
    Values(&'a mut Vec<i16>),
}

impl Sheet<'_> {
    /// One feature. Its name is only made where names are wanted.
    fn put(&mut self, name: impl FnOnce() -> String, value: impl Into<i32>) {
        match self {
            Sheet::Names(names) => names.push(name()),
            Sheet::Values(values) => {
                values.push(value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16);
            }
        }
    }
}

/// The most seats of a game: absent players are features as well, all 0.
const SEATS: u8 = 4;

impl Learn for Planetformers {
    const LAYOUT: u32 = 1;

    fn feature_names() -> Vec<String> {
        let mut names = Vec::new();
        // The names do not depend on the position: any one will do.
        let setup = Planetformers::default_setup(2);
        let components = <Planetformers as Game>::Components::built_in();
        let game = Planetformers::new(&setup, components).expect("a sound set-up");
        game.write_features(Seat::new(0), &mut Sheet::Names(&mut names));
        names
    }

    fn features(&self, seat: Seat, out: &mut Vec<i16>) {
        out.clear();
        self.write_features(seat, &mut Sheet::Values(out));
    }

    /// The kind of the move in the upper half, what it names in the lower.
    fn number(mv: Move) -> u32 {
        let (kind, what) = number_of(mv);
        kind << 16 | what
    }

    const PARTS: &'static [&'static str] =
        &["planets", "outposts", "excess", "unfinished", "survivors", "colonies", "upgrades"];

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).values().copied().map(i32::from).sum()
    }
}

impl Planetformers {
    fn write_features(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        self.write_table(seat, sheet);
        let seats = self.players.len();
        for step in 0..SEATS {
            let other = (step < seats).then(|| seat.clockwise(step, seats));
            let who = ["own", "left", "across", "right"][usize::from(step)];
            self.write_player(who, other, sheet);
            for cell in Cell::all() {
                self.write_presence(who, other, cell, sheet);
            }
        }
        let open = self.question().filter(|open| open.seat == seat).map(|open| open.decision);
        let asked = |which: fn(&Decision) -> bool| i32::from(open.as_ref().is_some_and(which));
        sheet.put(|| "asked".into(), asked(|_| true));
        sheet.put(|| "asked.upgrade".into(), asked(|open| matches!(open, Decision::Upgrade(_))));
        sheet.put(|| "asked.travel".into(), asked(|open| matches!(open, Decision::Travel(_))));
        sheet.put(|| "asked.play".into(), asked(|open| matches!(open, Decision::Play(_))));
        sheet.put(|| "asked.action".into(), asked(|open| matches!(open, Decision::Action(_))));
        sheet.put(|| "asked.raise".into(), asked(|open| matches!(open, Decision::Raise(_))));
        sheet.put(|| "asked.pay".into(), asked(|open| matches!(open, Decision::Pay(_))));
        sheet.put(|| "asked.take".into(), asked(|open| matches!(open, Decision::Take(_))));
        sheet.put(|| "asked.source".into(), asked(|open| matches!(open, Decision::Source(_))));
    }

    /// What belongs to nobody, and how far the end is.
    fn write_table(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        sheet.put(|| "players".into(), self.players.len());
        sheet.put(|| "round".into(), i32::from(self.round));
        sheet.put(|| "setup".into(), i32::from(self.step.is_setup()));
        sheet.put(|| "own_turn".into(), i32::from(self.active == seat));
        sheet.put(|| "terraformed".into(), self.terraformed);
        sheet.put(|| "ending".into(), i32::from(self.ending.is_some()));
        sheet.put(|| "quiet_rounds".into(), i32::from(self.quiet_rounds));
        sheet.put(|| "plays".into(), self.turn.plays);
        for action in Action::ALL {
            sheet.put(|| format!("taken.{action}"), i32::from(self.turn.taken[*action]));
        }
        for kind in Specialist::ALL {
            let shown =
                self.canteen.iter().flatten().filter(|card| self.data.crew(**card).specialist == *kind);
            sheet.put(|| format!("canteen.{kind}"), shown.count() as i32);
        }
        sheet.put(|| "crew_deck".into(), self.crew_deck.len());
        sheet.put(|| "survivor_deck".into(), self.survivor_deck.len());
        for cell in Cell::all() {
            let world = self.system[cell.index()].as_ref();
            sheet.put(|| format!("cell.{cell}.planet"), world.map_or(-1, |world| world.planet as i32));
            sheet.put(|| format!("cell.{cell}.terraformed"), world.is_some_and(|world| world.terraformed));
            for resource in Resource::ALL {
                let missing = world.filter(|world| !world.terraformed).map_or(0, |world| {
                    self.data.planets[world.planet].levels[*resource] - world.levels[*resource]
                });
                sheet.put(|| format!("cell.{cell}.missing.{resource}"), missing);
            }
        }
    }

    fn write_player(&self, who: &str, seat: Option<Seat>, sheet: &mut Sheet<'_>) {
        let player = seat.map(|seat| &self.players[seat]);
        let of = |value: fn(&Player) -> i32| player.map_or(0, value);
        for resource in Resource::ALL {
            sheet.put(|| format!("{who}.{resource}"), player.map_or(0, |player| player.cargo[*resource]));
        }
        for kind in Specialist::ALL {
            sheet.put(|| format!("{who}.ready.{kind}"), player.is_some_and(|player| player.ready[*kind]));
            for row in Row::ALL {
                let cards =
                    player.map_or(0, |player| player.rows[*row].among(self.data.symbols[*kind]).len());
                sheet.put(|| format!("{who}.{row}.{kind}"), cards);
            }
        }
        for upgrade in Upgrade::ALL {
            sheet.put(|| format!("{who}.{upgrade}"), player.map_or(0, |player| player.upgrades[*upgrade]));
        }
        sheet.put(|| format!("{who}.colony_pool"), of(|player| player.colony_pool.into()));
        sheet.put(|| format!("{who}.colonies"), of(|player| player.colonies.into()));
        sheet.put(|| format!("{who}.outpost_pool"), of(|player| player.outpost_pool.into()));
        sheet.put(|| format!("{who}.outposts"), of(|player| player.outposts.into()));
        sheet.put(|| format!("{who}.held"), of(|player| player.held.len().into()));
        sheet.put(|| format!("{who}.settled"), of(|player| player.settled.len().into()));
        let points = seat.map(|seat| self.points_of(seat)).unwrap_or_default();
        for source in Source::ALL {
            sheet.put(|| format!("{who}.points.{source}"), i32::from(points[*source]));
        }
        let ark = player.map(|player| player.ark);
        let cell = ark.and_then(|ark| self.cell_of(ark.planet));
        sheet.put(|| format!("{who}.ark.cell"), cell.map_or(-1, |cell| cell.index() as i32));
        for node in Node::ALL {
            sheet.put(|| format!("{who}.ark.{node}"), ark.is_some_and(|ark| ark.node == *node));
        }
    }

    /// What somebody has on a card of the system.
    fn write_presence(&self, who: &str, seat: Option<Seat>, cell: Cell, sheet: &mut Sheet<'_>) {
        let world = seat.zip(self.system[cell.index()].as_ref());
        sheet.put(|| format!("{who}.{cell}.merit"), world.map_or(0, |(seat, world)| world.spot_of(seat)));
        sheet.put(
            || format!("{who}.{cell}.colony"),
            world.is_some_and(|(seat, world)| world.colonies.has(seat)),
        );
        sheet.put(
            || format!("{who}.{cell}.outpost"),
            world.is_some_and(|(seat, world)| world.outposts.has(seat)),
        );
    }
}

/// A number for the kind of a move, and one for what it names.
fn number_of(mv: Move) -> (u32, u32) {
    match mv {
        Move::Start(seat) => (0, seat.index() as u32),
        Move::Planet(planet) => (1, planet as u32),
        Move::Crew(card) => (2, card.index() as u32),
        Move::Survivor(survivor) => (3, survivor.index() as u32),
        Move::Automa(card) => (4, card.index() as u32),
        Move::Discard(card) => (5, card.index() as u32),
        Move::Place(row) => (6, row as u32),
        Move::Canteen(card) => (7, card.index() as u32),
        Move::Draw => (8, 0),
        Move::Take(resource) => (9, resource as u32),
        Move::Pay(resource) => (10, resource as u32),
        Move::Token(token) => (11, token as u32),
        Move::Use(card) => (12, card.index() as u32),
        Move::Upgrade(upgrade) => (13, upgrade as u32),
        Move::Travel(spot) => (14, (spot.planet as u32) << 4 | spot.node as u32),
        Move::Discover(cell) => (15, cell.index() as u32),
        Move::Raise(resource) => (16, resource as u32),
        Move::Play { card, up } => (17, (card.index() as u32) << 1 | u32::from(up)),
        Move::Act => (18, 0),
        Move::Gather => (19, 0),
        Move::Terraform => (20, 0),
        Move::Scout => (21, 0),
        Move::Choose(survivor) => (22, survivor.index() as u32),
        Move::Keep => (23, 0),
        Move::Settle(survivor) => (24, survivor.index() as u32),
        Move::Colony => (25, 0),
        Move::Outpost(from) => (26, from.map_or(0, |planet| planet as u32 + 1)),
        Move::Ready(card, token) => (27, (card.index() as u32) << 4 | token as u32),
        Move::Pass => (28, 0),
        Move::Symbol(symbol) => (29, symbol as u32),
    }
}
