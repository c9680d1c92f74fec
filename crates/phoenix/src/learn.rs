//! Positions and moves as numbers, for programs that learn.

use table::{Components as _, Game, Learn, Named, Seat};

use crate::catalogue::Trigger;
use crate::names::{Color, Face, Resource, Ship, ShipType, Source, Species, Track};
use crate::player::{Origin, Place, Player};
use crate::{Decision, Move, Phoenix};

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

/// The occasions on which abilities work, as far as they matter in the game.
const OCCASIONS: [(&str, Trigger); 13] = [
    ("income", Trigger::Income),
    ("gain_alien", Trigger::GainAlien),
    ("gain_human", Trigger::GainHuman),
    ("passive", Trigger::Passive),
    ("endgame", Trigger::Endgame),
    ("any_time", Trigger::AnyTime),
    ("dismantle", Trigger::Use(ShipType::Dismantle)),
    ("construction", Trigger::Use(ShipType::Construction)),
    ("transport", Trigger::Use(ShipType::Transport)),
    ("diplomacy", Trigger::Use(ShipType::Diplomacy)),
    ("expedition", Trigger::Use(ShipType::Expedition)),
    ("farm", Trigger::Use(ShipType::Farm)),
    ("ice_collector", Trigger::Use(ShipType::IceCollector)),
];

/// The most seats of a game: absent players are features as well, all 0.
const SEATS: u8 = 4;

impl Learn for Phoenix {
    const LAYOUT: u32 = 1;

    fn feature_names() -> Vec<String> {
        let mut names = Vec::new();
        // The names do not depend on the position: any one will do.
        let setup = Phoenix::default_setup(2);
        let game = Phoenix::new(&setup, <Phoenix as Game>::Components::built_in()).expect("a sound set-up");
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

    const PARTS: &'static [&'static str] = &[
        "observed", "tracks", "income", "abilities", "sectors", "residents", "plurality", "station", "leftovers",
    ];

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).values().sum()
    }

    fn part(source: &str) -> Option<usize> {
        let part = match source {
            "immediate" | "converted" | "lost" => "abilities",
            most if most.starts_with("plurality") => "plurality",
            other => other,
        };
        Self::PARTS.iter().position(|name| *name == part)
    }
}

impl Phoenix {
    fn write_features(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        self.write_table(seat, sheet);
        let seats = self.players.len();
        for step in 0..SEATS {
            let other = (step < seats).then(|| seat.clockwise(step, seats));
            let who = ["own", "left", "across", "right"][usize::from(step)];
            self.write_player(who, other, sheet);
        }
        // What is still to be decided in this action.
        let kinds = self.question().map(|open| (open.seat == seat, open.decision));
        let own =
            |which: fn(&Decision) -> bool| i32::from(kinds.is_some_and(|(own, open)| own && which(&open)));
        sheet.put(|| "asked".into(), i32::from(kinds.is_some_and(|(own, _)| own)));
        sheet.put(|| "asked.turn".into(), own(|open| matches!(open, Decision::Turn(_))));
        sheet.put(|| "asked.build".into(), own(|open| matches!(open, Decision::Build(_))));
        sheet.put(|| "asked.dismantle".into(), own(|open| matches!(open, Decision::Dismantle(_))));
        sheet.put(|| "asked.settle".into(), own(|open| matches!(open, Decision::Settle(_))));
        sheet.put(|| "asked.take".into(), own(|open| matches!(open, Decision::Take(_))));
        let dice = self.stack.iter().find_map(|open| match open.decision {
            Decision::Dice(dice) => Some((dice.cast, dice.keep)),
            Decision::Reroll(dice) => Some((dice.cast, dice.keep)),
            Decision::Roll(roll) => Some((roll.lying, roll.keep)),
            _ => None,
        });
        for face in Face::ALL {
            sheet.put(|| format!("dice.{face}"), dice.map_or(0, |(cast, _)| i32::from(cast[*face])));
        }
        sheet.put(|| "dice.keep".into(), dice.map_or(0, |(_, keep)| i32::from(keep)));
        let left = self.stack.iter().find_map(|open| match open.decision {
            Decision::Transactions(open) => Some(open.left),
            _ => None,
        });
        sheet.put(|| "transactions".into(), left.unwrap_or(0));
    }

    /// What belongs to nobody, and how far the end is.
    fn write_table(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let numbers = &self.data.numbers;
        sheet.put(|| "players".into(), self.players.len());
        sheet.put(|| "turns".into(), self.turns as i32);
        sheet.put(|| "setup".into(), i32::from(self.step.is_setup()));
        sheet.put(|| "own_turn".into(), i32::from(self.active == seat));
        sheet.put(|| "extra_turns".into(), self.action.extra_turns);
        for species in Species::ALL {
            sheet.put(|| format!("supply.{species}"), self.supply[*species]);
        }
        for stack in 0..9 {
            let sectors = self.display.in_stack(stack).count() as i32;
            sheet.put(|| format!("display.{}.{}", stack / 3 + 1, Color::ALL[stack % 3]), sectors);
        }
        for (ship, neutral) in Ship::NEUTRAL.iter().zip(&self.neutral) {
            sheet.put(|| format!("free.{ship}"), i32::from(neutral.marker.is_none()));
        }
        sheet.put(|| "end.triggered".into(), i32::from(self.ending.is_some()));
        let best = |of: fn(&Player) -> i32| self.players.values().map(of).max().unwrap_or(0);
        let points = i32::from(numbers.end_points) - best(|player| player.points.into());
        sheet.put(|| "end.points".into(), points);
        let sectors = i32::from(numbers.end_sectors) - best(|player| player.sectors().into());
        sheet.put(|| "end.sectors".into(), sectors);
        sheet.put(|| "end.aliens".into(), i32::from(self.aliens_left()) - i32::from(numbers.end_aliens));
    }

    /// A player; where nobody sits everything is 0.
    fn write_player(&self, who: &str, seat: Option<Seat>, sheet: &mut Sheet<'_>) {
        let player = seat.map(|seat| &self.players[seat]);
        let of = |count: &dyn Fn(&Player) -> i32| player.map_or(0, count);
        let mut put =
            |name: &dyn Fn() -> String, value: i32| sheet.put(|| format!("{who}.{}", name()), value);
        put(&|| "gems".into(), of(&|player| player.stock.gems.into()));
        for resource in Resource::ALL {
            put(&|| resource.id().into(), of(&|player| player.stock.of(*resource).into()));
        }
        put(&|| "score".into(), of(&|player| player.points.into()));
        let points = seat.map(|seat| self.points_of(seat));
        for source in Source::ALL {
            put(&|| format!("points.{source}"), points.map_or(0, |points| points[*source]));
        }
        for ship in Ship::ALL.iter().filter(|ship| ship.neutral().is_none()) {
            let ships = |used: bool| {
                of(&|player| {
                    let those = player.fleet.iter().filter(|own| own.ship == *ship && (own.gems > 0) == used);
                    those.count() as i32
                })
            };
            put(&|| format!("unused.{ship}"), ships(false));
            put(&|| format!("used.{ship}"), ships(true));
        }
        for species in Species::ALL {
            put(&|| species.id().into(), of(&|player| player.census[*species].into()));
        }
        for track in Track::ALL {
            put(&|| format!("track.{track}"), of(&|player| player.tokens[*track].into()));
        }
        for stack in 0..9 {
            let module = |count: &dyn Fn(&crate::Module) -> i32| {
                of(&|player| player.station[stack].as_ref().map_or(0, count))
            };
            let name = |what: &str| format!("{what}.{}.{}", stack / 3 + 1, Color::ALL[stack % 3]);
            put(&|| name("sector"), module(&|module| module.sector.number().into()));
            put(&|| name("residents"), module(&|module| module.row.count().into()));
            let free = |module: &crate::Module| {
                let quarters = self.data.sector(module.sector).quarters;
                i32::from(quarters - module.row.count())
            };
            put(&|| name("quarters"), module(&free));
        }
        for (name, on) in OCCASIONS {
            put(&|| format!("abilities.{name}"), of(&|player| player.abilities_on(on).count() as i32));
        }
        put(&|| "hub".into(), of(&|player| player.hub.map_or(0, |hub| hub as i32 + 1)));
        put(&|| "lobby".into(), of(&|player| player.lobby.count().into()));
        put(&|| "reserve".into(), of(&|player| player.reserve.len() as i32));
        put(&|| "incomes".into(), of(&|player| player.incomes as i32));
    }
}

/// The kind of a move, and what it names.
fn number_of(mv: Move) -> (u32, u32) {
    let place = |place: Place| match place {
        Place::Hub => 0,
        Place::Sector(sector) => 1 + sector.index() as u32,
    };
    let species = |species: Species| species as u32;
    let bundle = |amounts: [u8; 3]| {
        // Nobody pays or takes more than 31 of anything at once.
        amounts.iter().fold(0, |number, amount| number << 5 | u32::from(*amount).min(31))
    };
    match mv {
        Move::Bag(aliens) => (0, aliens.iter().fold(0, |number, n| number << 4 | u32::from(*n).min(15))),
        Move::Open(sector) => (1, sector.index() as u32),
        Move::Start(seat) => (2, seat.index() as u32),
        Move::Deal(hub) => (3, hub as u32),
        Move::Set(hub) => (4, hub as u32),
        Move::Reveal(ship) => (5, ship as u32),
        Move::Roll(cast) => (6, cast.values().fold(0, |number, n| number << 4 | u32::from(*n).min(15))),
        Move::Draft(ship) => (7, ship as u32),
        Move::Hub(hub) => (8, hub as u32),
        Move::GiveUp(ship) => (9, ship as u32),
        Move::Use(ship, owner) => {
            (10, (ship as u32) << 4 | owner.map_or(0, |owner| owner.index() as u32 + 1))
        }
        Move::Income => (11, 0),
        Move::HumanIncome => (12, 0),
        Move::Convert(choice) => (13, choice.map_or(0, |resource| resource as u32 + 1)),
        Move::Dismantle(ship) => (14, ship as u32),
        Move::Build(sector) => (15, sector.index() as u32),
        Move::Alien(kind) => (16, species(kind)),
        Move::Trade => (17, 0),
        Move::Buy => (18, 0),
        Move::Mark(face) => (19, face as u32),
        Move::Reroll => (20, 0),
        Move::Collect(resource) => (21, resource as u32),
        Move::Observe => (22, 0),
        Move::Ally => (23, 0),
        Move::Advance(track) => (24, track as u32),
        Move::Ability(Origin { place: at, number }) => (25, place(at) << 4 | u32::from(number)),
        Move::Pay(goods) => (26, bundle(goods.0)),
        Move::Take(goods) => (27, bundle(goods.0)),
        Move::Choose(kind) => (28, species(kind)),
        Move::Settle(at) => (29, place(at)),
        Move::Bonus(level) => (30, level.into()),
        Move::Bonuses(low, high) => (31, u32::from(low) << 8 | u32::from(high)),
        Move::Relocate => (32, 0),
        Move::Resident { place: at, species: kind, newcomer } => {
            (33, place(at) << 4 | species(kind) << 1 | u32::from(newcomer))
        }
        Move::ReturnResident(at, kind) => (34, place(at) << 4 | species(kind)),
        Move::ReturnSector(sector) => (35, sector.index() as u32),
        Move::Done => (36, 0),
    }
}
