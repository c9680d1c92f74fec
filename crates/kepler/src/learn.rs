//! Positions and moves as numbers, for programs that learn.

use hex::Axial;
use table::{Components as _, Game, Learn, Seat};

use crate::cubes::Cubes;
use crate::names::{
    Action, Named, Objective, PlanetType, Progress, Resource, Source, Technology, Track, Zone,
};
use crate::player::{Body, Face, Player, World};
use crate::{Decision, Kepler, Move};

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

impl Learn for Kepler {
    const LAYOUT: u32 = 1;

    fn feature_names() -> Vec<String> {
        let mut names = Vec::new();
        // The names do not depend on the position: any one will do.
        let game = Kepler::new(&Kepler::default_setup(2), <Kepler as Game>::Components::built_in());
        let game = game.expect("a sound set-up");
        game.write_features(Seat::new(0), &mut Sheet::Names(&mut names));
        names
    }

    fn features(&self, seat: Seat, out: &mut Vec<i16>) {
        out.clear();
        self.write_features(seat, &mut Sheet::Values(out));
    }

    /// The kind of the move in the upper part, what it names in the lower.
    fn number(mv: Move) -> u32 {
        let (kind, what) = number_of(mv);
        kind << 25 | what
    }

    const PARTS: &'static [&'static str] = &[
        "terraformed_planets",
        "top_technologies",
        "technology_medals",
        "colonial_medals",
        "leadership_spaces",
        "antimatter",
        "objective",
    ];

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).values().sum()
    }
}

impl Kepler {
    fn write_features(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        self.write_table(seat, sheet);
        let seats = self.players.len();
        for step in 0..SEATS {
            let other = (step < seats).then(|| seat.clockwise(step, seats));
            let who = ["own", "left", "across", "right"][usize::from(step)];
            self.write_player(who, other, sheet);
        }
        self.write_own(seat, sheet);
    }

    /// What belongs to nobody.
    fn write_table(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        sheet.put(|| "players".into(), self.people);
        sheet.put(|| "round".into(), self.round);
        sheet.put(|| "setup".into(), i32::from(self.step.is_setup()));
        sheet.put(|| "own_turn".into(), i32::from(self.active == seat));
        for card in Progress::ALL {
            sheet.put(|| format!("card.{card}"), i32::from(self.card == Some(*card)));
        }
        for track in Track::ALL {
            sheet.put(|| format!("medals.card.{track}"), self.on_card[*track]);
            sheet.put(|| format!("medals.track.{track}"), self.on_track[*track].count_ones() as i32);
        }
        let faces =
            |wanted: &dyn Fn(Face) -> bool| self.tiles.iter().filter(|tile| wanted(tile.face)).count() as i32;
        sheet.put(|| "tiles.down".into(), faces(&|face| face == Face::Down));
        sheet.put(|| "tiles.mines".into(), faces(&|face| face == Face::Up(Body::Mine)));
        sheet.put(|| "tiles.targets".into(), faces(&|face| face == Face::Up(Body::Target)));
        for kind in PlanetType::ALL {
            let of_kind =
                |face| matches!(face, Face::Up(Body::Planet(n)) if self.data.planet(n).kind == *kind);
            sheet.put(|| format!("tiles.{kind}"), faces(&of_kind));
        }
    }

    /// A player; where nobody sits everything is 0.
    fn write_player(&self, who: &str, seat: Option<Seat>, sheet: &mut Sheet<'_>) {
        let player = seat.map(|seat| &self.players[seat]);
        let of = |count: &dyn Fn(&Player) -> u8| player.map_or(0, |player| i32::from(count(player)));
        let mut put =
            |name: &dyn Fn() -> String, value: i32| sheet.put(|| format!("{who}.{}", name()), value);
        for kind in Resource::ALL {
            put(&|| format!("pool.{kind}"), of(&|player| player.pool.of(*kind)));
            put(&|| format!("pit.{kind}"), of(&|player| player.pit.of(*kind)));
            put(&|| format!("stored.{kind}"), of(&|player| player.stored().of(*kind)));
            let earth = |player: &Player| player.world(World::EARTH).map_or(0, |earth| earth.cubes.of(*kind));
            put(&|| format!("earth.{kind}"), of(&earth));
        }
        for technology in Technology::ALL {
            put(&|| format!("level.{technology}"), of(&|player| player.levels[*technology]));
        }
        for track in Track::ALL {
            put(&|| format!("lead.{track}"), of(&|player| player.leadership[*track]));
            put(&|| format!("medals.{track}"), of(&|player| player.medals[*track]));
        }
        put(&|| "ships".into(), of(&|player| player.ships.len() as u8));
        let landed = |player: &Player| {
            player.ships.iter().filter(|ship| self.tile_at(ship.hex).is_some()).count() as u8
        };
        put(&|| "ships.landed".into(), of(&landed));
        put(&|| "terraformed".into(), of(&Player::terraformed));
        for kind in PlanetType::ALL {
            let planets = |player: &Player| {
                let numbers = player.planets().filter_map(|planet| planet.world.number());
                numbers.filter(|number| self.data.planet(*number).kind == *kind).count() as u8
            };
            put(&|| format!("planets.{kind}"), of(&planets));
        }
        for zone in Zone::ALL {
            let planets = |player: &Player| {
                player.planets().filter(|planet| self.data.galaxy.zone(planet.hex) == *zone).count() as u8
            };
            put(&|| format!("planets.{zone}"), of(&planets));
        }
        for action in Action::ALL {
            put(&|| format!("cube.{action}"), of(&|player| u8::from(player.cube == *action)));
        }
        // The objective is nobody else's business, and has features of its own.
        for source in Source::ALL.iter().filter(|source| **source != Source::Objective) {
            let points = seat.map_or(0, |seat| self.points_of(seat)[*source]);
            put(&|| format!("points.{source}"), points);
        }
    }

    /// What only the seat itself knows, and what it is asked.
    fn write_own(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let own = self.players[seat].objective.known();
        for objective in Objective::ALL {
            sheet.put(|| format!("objective.{objective}"), i32::from(own == Some(*objective)));
        }
        sheet.put(
            || "objective.fulfilled".into(),
            i32::from(own.is_some_and(|own| self.is_fulfilled(seat, own))),
        );
        let (moves, transforms) = self.quantum_left(seat);
        sheet.put(|| "quantum.moves".into(), moves.min(9));
        sheet.put(|| "quantum.transforms".into(), transforms.min(9));
        let open = self.question().filter(|open| open.seat == seat).map(|open| open.decision);
        let asked = |which: fn(&Decision) -> bool| i32::from(open.as_ref().is_some_and(which));
        sheet.put(|| "asked".into(), asked(|_| true));
        sheet.put(|| "asked.act".into(), asked(|open| matches!(open, Decision::Act(_))));
        sheet.put(|| "asked.bonus".into(), asked(|open| matches!(open, Decision::Bonuses(_))));
        sheet.put(|| "asked.fleet".into(), asked(|open| matches!(open, Decision::Fleet(_))));
        sheet.put(|| "asked.withdraw".into(), asked(|open| matches!(open, Decision::Withdraw(_))));
        sheet.put(|| "asked.produce".into(), asked(|open| matches!(open, Decision::Produce(_))));
        sheet.put(|| "asked.buy".into(), asked(|open| matches!(open, Decision::Buy(_))));
    }
}

/// A hex of a board: its column and its row in five and four bits.
fn place(hex: Axial) -> u32 {
    u32::from((hex.q + 16) as u8) << 4 | u32::from((hex.r + 8) as u8)
}

fn number_of(mv: Move) -> (u32, u32) {
    let world = |world: World| u32::from(world.index());
    let body = |body: Body| match body {
        Body::Planet(number) => u32::from(number),
        Body::Mine => 29,
        Body::Target => 30,
    };
    let cubes = |cubes: Cubes| {
        u32::from(cubes.energy) << 10 | u32::from(cubes.matter) << 5 | u32::from(cubes.antimatter)
    };
    match mv {
        Move::First(seat) => (0, seat.index() as u32),
        Move::Tile(what) => (1, body(what)),
        Move::Deal(objective) => (2, objective as u32),
        Move::Card(card) => (3, card as u32),
        Move::Ghost => (4, 0),
        Move::Lay(hex) => (5, place(hex)),
        Move::Raise(technology) => (6, technology as u32),
        Move::Keep(objective) => (7, objective as u32),
        Move::Act(action) => (8, action as u32),
        Move::Bonus(bonus, burned) => (9, (bonus as u32) << 2 | burned.map_or(0, |kind| kind as u32 + 1)),
        Move::Build(payer, hex) => (10, world(payer) << 10 | place(hex)),
        Move::Place(hex) => (11, place(hex)),
        Move::Colonise(number) => (12, number.into()),
        Move::Buy(technology) => (13, technology as u32),
        Move::Pay(payer) => (14, world(payer)),
        Move::Terraform(number) => (15, number.into()),
        Move::Produce(on, some) => (16, world(on) << 15 | cubes(some)),
        Move::Advance(track) => (17, track as u32),
        Move::Explore(hex) => (18, place(hex)),
        Move::Fly(from, to) => (19, place(from) << 10 | place(to)),
        Move::Withdraw(hex) => (20, place(hex)),
        Move::Recover(kind) => (21, kind as u32),
        Move::Shift(kind, from, to) => (22, (kind as u32) << 10 | world(from) << 5 | world(to)),
        Move::Transform(kind, on) => (23, (kind as u32) << 5 | world(on)),
        Move::Done => (24, 0),
    }
}
