//! Positions and moves as numbers, for programs that learn.

mod features;

use std::sync::LazyLock;

use table::{Components as _, FeatureNames, Game, Learn, Learnt, Seat, Style};

use crate::{Move, Planetformers};

/// How many features there are.
static FEATURES: LazyLock<usize> = LazyLock::new(|| Planetformers::feature_names().len());

impl Learn for Planetformers {
    const LAYOUT: u32 = 2;

    fn feature_names() -> Vec<String> {
        // The names do not depend on the position, as long as every seat is taken.
        let setup = Planetformers::default_setup(4);
        let components = <Planetformers as Game>::Components::built_in();
        let game = Planetformers::new(&setup, components).expect("a sound set-up");
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

    const PARTS: &'static [&'static str] =
        &["planets", "outposts", "excess", "unfinished", "survivors", "colonies", "upgrades"];

    const STYLES: &'static [Style] = &[
        Style { id: "settler", likes: &[("own.colonies", 2.0), ("own.outposts", 1.0)] },
        Style { id: "helper", likes: &[("own.settled", 1.5), ("own.held", 0.7)] },
        Style { id: "recruiter", likes: &[("own.crew", 0.8)] },
        Style { id: "tinkerer", likes: &[("own.upgrades", 0.8)] },
        Style { id: "hoarder", likes: &[("own.stored", 0.3)] },
    ];

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat).values().copied().map(i32::from).sum()
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
