//! Positions and moves as numbers, for programs that learn.

mod features;

use std::sync::LazyLock;

use table::{Components as _, FeatureNames, Game, Learn, Learnt, Seat, Style};

use crate::names::Species;
use crate::player::{Origin, Place};
use crate::{Move, Phoenix};

/// How many features there are.
static FEATURES: LazyLock<usize> = LazyLock::new(|| Phoenix::feature_names().len());

impl Learn for Phoenix {
    const LAYOUT: u32 = 2;

    fn feature_names() -> Vec<String> {
        // The names do not depend on the position, as long as every seat is taken.
        let setup = Phoenix::default_setup(4);
        let game = Phoenix::new(&setup, <Phoenix as Game>::Components::built_in()).expect("a sound set-up");
        let mut names = FeatureNames::default();
        game.write_features(Seat::new(0), &mut names);
        names.list()
    }

    /// Those who are not there would come last: their features are 0.
    fn features(&self, seat: Seat, out: &mut Vec<i16>) {
        out.clear();
        self.write_features(seat, out);
        out.resize(*FEATURES, 0);
    }

    /// The kind of the move in the upper half, what it names in the lower.
    fn number(mv: Move) -> u32 {
        let (kind, what) = number_of(mv);
        kind << 16 | what
    }

    const LEARNT: Option<Learnt> = Some(Learnt {
        manifest: include_str!("../../learnt/value.toml"),
        weights: include_bytes!("../../learnt/value.bin"),
    });

    const LEVELS: &'static str = include_str!("../../learnt/levels.toml");

    const PARTS: &'static [&'static str] = &[
        "observed",
        "tracks",
        "income",
        "abilities",
        "sectors",
        "residents",
        "plurality",
        "station",
        "leftovers",
    ];

    const STYLES: &'static [Style] = &[
        Style { id: "diplomat", likes: &[("own.steps", 0.6), ("own.leads", 1.5)] },
        Style { id: "builder", likes: &[("own.sectors", 1.5)] },
        Style {
            id: "host",
            likes: &[
                ("own.residents.human", 0.5),
                ("own.residents.gold", 0.5),
                ("own.residents.teal", 0.5),
                ("own.residents.pink", 0.5),
                ("own.residents.brown", 0.5),
            ],
        },
        Style { id: "saver", likes: &[("own.gems", 0.2), ("own.income.gems", 0.8)] },
        Style { id: "captain", likes: &[("own.ships", 1.0)] },
        Style { id: "hurried", likes: &[("end.own_points", -0.3), ("end.own_sectors", -0.8)] },
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
