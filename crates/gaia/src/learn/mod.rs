//! Positions and moves as numbers, for programs that learn.

mod features;
mod prospects;
mod tastes;

use std::sync::LazyLock;

use table::{Components as _, FeatureNames, Foresight, Game as _, Learn, Learnt, Seat, Style};

use crate::Gaia;
use crate::catalogue::Catalogue;
use crate::deal::Dealt;
use crate::moves::{Decision, IncomeSource, Move, Part, Purse, Stone};
use crate::player::Special;
use crate::power::Handful;

/// How many features there are.
static FEATURES: LazyLock<usize> = LazyLock::new(|| Gaia::feature_names().len());

impl Learn for Gaia {
    const LAYOUT: u32 = 3;

    fn feature_names() -> Vec<String> {
        // The names do not depend on the position, as long as every seat is taken.
        let game = Gaia::new(&Gaia::default_setup(4), Catalogue::built_in()).expect("a sound set-up");
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

    fn number(mv: Move) -> u32 {
        number(mv)
    }

    const LEARNT: Option<Learnt> = Some(Learnt {
        manifest: include_str!("../../learnt/value.toml"),
        weights: include_bytes!("../../learnt/value.bin"),
    });

    const LEVELS: &'static str = include_str!("../../learnt/levels.toml");

    const PARTS: &'static [&'static str] = &[
        "rounds",
        "boosters",
        "tiles",
        "advanced",
        "federations",
        "research",
        "final",
        "charge",
        "resources",
        "other",
    ];

    const STYLES: &'static [Style] = &[
        Style {
            id: "settler",
            likes: &[("own.built.mine", 0.8), ("own.count.planet_type", 0.8), ("own.count.sector", 0.4)],
        },
        Style {
            id: "scholar",
            likes: &[
                ("own.income.knowledge", 1.2),
                ("own.built.research_lab", 1.0),
                ("own.built.academy_left", 2.0),
            ],
        },
        Style { id: "merchant", likes: &[("own.built.trading_station", 1.5), ("own.income.credits", 0.3)] },
        Style { id: "ruler", likes: &[("own.built.planetary_institute", 6.0), ("own.tokens.green", 1.0)] },
        Style { id: "uniter", likes: &[("own.federations", 4.0), ("own.satellites", 0.3)] },
        Style {
            id: "gardener",
            likes: &[("own.count.gaia_planet", 2.0), ("own.projects.waiting", 1.5), ("own.gaiaformers", 1.0)],
        },
    ];

    const TASTES: &'static [&'static [(&'static str, f64)]] = tastes::ALL;

    /// What others have hardly touches what one can do.
    const RIVALRY: f64 = 0.1;

    const ENDS_FIRST: bool = true;

    /// Nothing is hidden, and nothing is left to chance once the game has begun.
    const FORESIGHT: Foresight = Foresight { turns: 3, worlds: 1, clear: true };

    /// No game to learn from had an auction.
    fn is_learnt(&self) -> bool {
        !self.is_auctioning()
    }

    /// Power is charged after the turn that brought it, and the order of income belongs to nobody's turn.
    fn is_own_turn(&self) -> bool {
        self.stack.iter().any(|open| matches!(open.decision, Decision::Turn(_)))
    }

    fn points(&self, seat: Seat) -> i32 {
        self.players[seat].vp()
    }

    fn part(source: &str) -> Option<usize> {
        let part = match source {
            "start" => return None,
            "federation" | "rescore" => "federations",
            "charge" => "charge",
            "resources" => "resources",
            _ => {
                let kinds = [
                    ("round-", "rounds"),
                    ("booster_", "boosters"),
                    ("std_", "tiles"),
                    ("adv_", "advanced"),
                    ("research-", "research"),
                    ("final-", "final"),
                ];
                kinds.iter().find(|(start, _)| source.starts_with(start)).map_or("other", |(_, part)| part)
            }
        };
        Self::PARTS.iter().position(|name| *name == part)
    }
}

/// A number for every move: the kind of move, then what it is about, byte by byte.
fn number(mv: Move) -> u32 {
    let code = |kind: u32, one: usize, two: usize| kind << 24 | (one as u32) << 8 | two as u32;
    let cell = |kind: u32, cell: hex::Cell| code(kind, cell.index(), 0);
    match mv {
        Move::Deal(dealt) => dealt_number(dealt),
        Move::TurnSector(turns) => code(8, turns.into(), 0),
        Move::Faction(faction) => code(9, faction as usize, 0),
        Move::Start(at) => cell(10, at),
        Move::Booster(booster) => code(11, booster as usize, 0),
        Move::Income(line) => {
            let part = match line.part {
                Part::Charge => 0,
                Part::Tokens => 1,
                Part::Rest => 2,
            };
            code(12, income_number(line.source), part)
        }
        Move::GaiaConvert(action) => code(13, action as usize, 0),
        Move::GaiaTile => code(14, 0, 0),
        Move::GaiaDone => code(15, 0, 0),
        Move::Mine(at) => cell(16, at),
        Move::GaiaProject(at) => cell(17, at),
        Move::Upgrade(at, to) => code(18, at.index(), to as usize),
        Move::Federate => code(19, 0, 0),
        Move::Research(area) => code(20, area as usize, 0),
        Move::Act(action, purse) => code(21, action as usize, purse_number(purse)),
        Move::Special(special) => code(22, special_number(special), 0),
        Move::Pass(booster) => code(23, booster.map_or(0, |booster| booster as usize + 1), 0),
        Move::Convert(action, purse) => code(24, action as usize, purse_number(purse)),
        Move::Sacrifice(Stone::Aside) => code(25, 0, 0),
        Move::Sacrifice(Stone::Moves) => code(25, 1, 0),
        Move::Sacrifice(Stone::Discarded) => code(25, 2, 0),
        Move::Station(at) => cell(26, at),
        Move::Swap(at) => cell(27, at),
        Move::Downgrade(at) => cell(28, at),
        Move::Tile(place) => code(29, place as usize, 0),
        Move::AdvancedTile(area) => code(30, area as usize, 0),
        Move::Cover(tile) => code(31, tile as usize, 0),
        Move::Step(area) => code(32, area as usize, 0),
        Move::NoStep => code(33, 0, 0),
        Move::LostPlanet(at) => cell(34, at),
        Move::Include(at) => cell(35, at),
        Move::Planets => code(36, 0, 0),
        Move::Satellite(at) => cell(37, at),
        Move::Token(token) => code(38, token as usize, 0),
        Move::Rescore(token) => code(39, token as usize, 0),
        // Up to 127 tokens from each area: more than anybody has.
        Move::Tokens(Handful { areas: [one, two, three], brainstone }) => {
            40 << 24
                | u32::from(brainstone) << 21
                | u32::from(one & 127) << 14
                | u32::from(two & 127) << 7
                | u32::from(three & 127)
        }
        Move::Brainstone(bowl) => code(41, bowl as usize, 0),
        Move::Charge { token_first } => code(42, token_first.into(), 0),
        Move::Decline => code(43, 0, 0),
        Move::EndTurn => code(44, 0, 0),
        Move::Card(card) => code(45, card.index(), 0),
        Move::Skip => code(46, 0, 0),
        Move::Strike(faction) => code(47, faction as usize, 0),
        Move::Nominate(faction) => code(48, faction as usize, 0),
        Move::Bid(faction, points) => code(49, faction as usize, points.into()),
    }
}

/// The numbers of what fate deals: kinds 1 to 7, and 50.
fn dealt_number(dealt: Dealt) -> u32 {
    let (kind, one, two) = match dealt {
        Dealt::Sector(place, sector) => (1, place.into(), sector.into()),
        Dealt::Standard(place, tile) => (2, place as usize, tile as usize),
        Dealt::Advanced(area, tile) => (3, area as usize, tile as usize),
        Dealt::Token(token) => (4, token as usize, 0),
        Dealt::Round(round, tile) => (5, round.into(), tile as usize),
        Dealt::Final(number, tile) => (6, number.into(), tile as usize),
        Dealt::Booster(booster) => (7, booster as usize, 0),
        Dealt::Faction(faction) => (50, faction as usize, 0),
    };
    kind << 24 | (one as u32) << 8 | two as u32
}

fn purse_number(purse: Purse) -> usize {
    match purse {
        Purse::Tokens => 0,
        Purse::Brainstone => 1,
        Purse::Change => 2,
    }
}

fn special_number(special: Special) -> usize {
    match special {
        Special::Academy => 0,
        Special::Institute => 1,
        Special::Faction => 2,
        Special::Booster => 3,
        Special::Standard(tile) => 32 + tile as usize,
        Special::Advanced(tile) => 64 + tile as usize,
    }
}

fn income_number(source: IncomeSource) -> usize {
    match source {
        IncomeSource::Base => 0,
        IncomeSource::Booster => 1,
        IncomeSource::Tile(tile) => 16 + tile as usize,
        IncomeSource::Level(area) => 32 + area as usize,
        IncomeSource::Slot(kind, slot) => 64 + 256 * (kind as usize) + usize::from(slot),
    }
}
