//! Positions and moves as numbers, for programs that learn.

mod features;

use std::sync::LazyLock;

use hex::Axial;
use table::{Components as _, FeatureNames, Game, Learn, Learnt, Seat, Style};

use crate::cubes::Cubes;
use crate::player::{Body, World};
use crate::{Kepler, Move};

/// How many features there are.
static FEATURES: LazyLock<usize> = LazyLock::new(|| Kepler::feature_names().len());

impl Learn for Kepler {
    const LAYOUT: u32 = 2;

    fn feature_names() -> Vec<String> {
        // The names do not depend on the position, as long as every seat is taken.
        let game = Kepler::new(&Kepler::default_setup(4), <Kepler as Game>::Components::built_in());
        let mut names = FeatureNames::default();
        game.expect("a sound set-up").write_features(Seat::new(0), &mut names);
        names.list()
    }

    /// Those who are not there would come last: their features are 0.
    fn features(&self, seat: Seat, out: &mut Vec<i16>) {
        out.clear();
        self.write_features(seat, out);
        out.resize(*FEATURES, 0);
    }

    /// The kind of the move in the upper part, what it names in the lower.
    fn number(mv: Move) -> u32 {
        let (kind, what) = number_of(mv);
        kind << 25 | what
    }

    const LEARNT: Option<Learnt> = Some(Learnt {
        manifest: include_str!("../../learnt/value.toml"),
        weights: include_bytes!("../../learnt/value.bin"),
    });

    const LEVELS: &'static str = include_str!("../../learnt/levels.toml");

    const PARTS: &'static [&'static str] = &[
        "terraformed_planets",
        "top_technologies",
        "technology_medals",
        "colonial_medals",
        "leadership_spaces",
        "antimatter",
        "objective",
    ];

    const STYLES: &'static [Style] = &[
        Style { id: "terraformer", likes: &[("own.terraformed", 2.0), ("own.ripe", 1.0)] },
        Style { id: "inventor", likes: &[("own.levels", 0.6)] },
        Style { id: "pioneer", likes: &[("own.colonies", 1.2), ("own.ships.landed", 0.5)] },
        Style { id: "leader", likes: &[("own.lead.technology", 0.3), ("own.lead.colonial", 0.3)] },
        Style {
            id: "hoarder",
            likes: &[("own.stored.energy", 0.2), ("own.stored.matter", 0.3), ("own.stored.antimatter", 0.5)],
        },
    ];

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).values().sum()
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
