//! What the Automa does and why: card, criterion and tie-breaker, for people who want to follow it.

use hex::Cell;
use serde::Serialize;
use table::{Counts, Filling, Game as _, Lang, Words};

use super::{Automa, Card, Criterion, Deed, PassReason, Role, RowPlace, Skip, Towards};
use crate::Gaia;
use crate::names::{Advanced, Area, BoardAction, Booster, Named, Structure};
use crate::show::{built, place_of_hex};

/// Something that the Automa does, or why. What it does to pieces and points is told as for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum AutomaEvent {
    /// Its cards were shuffled: so many lie in the deck, of which nobody knows some, and so many more than before
    /// (GP-SOLO-SETUP-10, GP-SOLO-PASS-6).
    Shuffled { cards: u8, strangers: u8, joined: u8 },
    /// It drew a card; so many are left.
    Drew { card: Card, role: Role, left: u8 },
    /// The action card of the turn before became the support card (GP-SOLO-TURN-3).
    Supports { card: Card },
    /// It carries out a step of its action, counted from 1; `reward` is the research that comes with a lab (Firaks).
    Acts { step: u8, deed: Deed, reward: bool },
    /// Another action takes the place of one that cannot be carried out (GP-SOLO-MINE-12, GP-SOLO-FACT-5).
    Instead { deed: Deed, why: Skip },
    /// Nothing can be done (GP-SOLO-TURN-6).
    Skipped { deed: Deed, why: Skip },

    /// The first possible upgrade (GP-SOLO-UPG-1).
    Entry { from: Structure, to: Structure },
    /// So many hexes are valid.
    Valid { count: u8 },
    /// A tie-breaker left so many of them; none where nobody met it, and it was ignored (GP-SOLO-SEL-6).
    Sieved { criterion: Criterion, value: Option<u8>, before: u8, left: u8 },
    /// An option was counted out: so many valid ones, this one from the left (GP-SOLO-SEL-3).
    Counted { count: u8, towards: Towards, among: u8, place: u8 },

    /// It places a starting mine (GP-SOLO-SETUP-9).
    Places { at: Cell },
    /// It builds a mine.
    Builds { at: Cell },
    /// It gets a satellite (GP-SOLO-MINE-11).
    Satellite { at: Cell },
    /// It upgrades a structure.
    Upgrades { at: Cell, from: Structure, to: Structure },
    /// It covers a power or QIC action (GP-SOLO-PQ-1).
    Covers { action: BoardAction },
    /// It reaches a level of research.
    Advances { area: Area, level: u8 },
    /// It removes an advanced tech tile from the game (GP-SOLO-RES-5).
    Removes { area: Area, tile: Advanced },

    /// It takes its first booster, so many from the left (GP-SOLO-SETUP-11).
    TakesFirst { number: u8, booster: Booster },
    /// It passes (GP-SOLO-PASS-1).
    Passes { why: PassReason, card: Option<Card> },
    /// It takes a booster on passing (GP-SOLO-PASS-3).
    TakesBooster { place: RowPlace, booster: Booster },
}

impl AutomaEvent {
    /// What changes with it. Cards of the set-up go back (GP-SOLO-SETUP-12).
    pub(crate) fn changes(self, counts: &mut Counts) {
        match self {
            AutomaEvent::Shuffled { joined, .. } => counts.add_to_table("automa_deck", joined),
            AutomaEvent::Drew { role: Role::Support | Role::Action, .. } => {
                counts.add_to_table("automa_deck", -1);
            }
            AutomaEvent::Satellite { .. } => counts.add(Automa::SEAT, "satellite", 1),
            AutomaEvent::Removes { .. } => counts.add_to_table("advanced_tiles", -1),
            _ => {}
        }
    }

    /// Whether it concerns the cards and nobody in particular.
    pub(crate) fn is_of_table(self) -> bool {
        matches!(self, AutomaEvent::Shuffled { .. })
    }

    /// Whether it only says why.
    pub(crate) fn is_reason(self) -> bool {
        matches!(
            self,
            AutomaEvent::Valid { .. }
                | AutomaEvent::Sieved { .. }
                | AutomaEvent::Counted { .. }
                | AutomaEvent::Entry { .. }
        )
    }

    /// The rule that makes it so.
    pub fn rule(self) -> &'static str {
        match self {
            AutomaEvent::Shuffled { .. } => "GP-SOLO-PASS-6",
            AutomaEvent::Drew { role: Role::StartMine | Role::FirstBooster, .. } => "GP-SOLO-SETUP-12",
            AutomaEvent::Drew { .. } => "GP-SOLO-TURN-2",
            AutomaEvent::Supports { .. } => "GP-SOLO-TURN-3",
            AutomaEvent::Acts { reward: true, .. } => "GP-SOLO-FACT-7",
            AutomaEvent::Acts { deed, .. } => deed_rule(deed),
            AutomaEvent::Instead { deed: Deed::BuildMine, .. } => "GP-SOLO-FACT-5",
            AutomaEvent::Instead { .. } => "GP-SOLO-MINE-12",
            AutomaEvent::Skipped { .. } => "GP-SOLO-TURN-6",
            AutomaEvent::Entry { .. } => "GP-SOLO-UPG-1",
            AutomaEvent::Valid { .. } => "GP-SOLO-SEL-9",
            AutomaEvent::Sieved { left: 0, .. } => "GP-SOLO-SEL-6",
            AutomaEvent::Sieved { criterion, .. } => criterion_rule(criterion),
            AutomaEvent::Counted { .. } => "GP-SOLO-SEL-3",
            AutomaEvent::Places { .. } => "GP-SOLO-SETUP-9",
            AutomaEvent::Builds { .. } => "GP-SOLO-MINE-10",
            AutomaEvent::Satellite { .. } => "GP-SOLO-MINE-11",
            AutomaEvent::Upgrades { .. } => "GP-SOLO-UPG-2",
            AutomaEvent::Covers { .. } => "GP-SOLO-PQ-1",
            AutomaEvent::Advances { .. } => "GP-SOLO-RES-6",
            AutomaEvent::Removes { .. } => "GP-SOLO-RES-5",
            AutomaEvent::TakesFirst { .. } => "GP-SOLO-SETUP-11",
            AutomaEvent::Passes { .. } => "GP-SOLO-PASS-1",
            AutomaEvent::TakesBooster { .. } => "GP-SOLO-PASS-3",
        }
    }

    /// What it is in words.
    pub(crate) fn words(self, game: &Gaia, lang: Lang) -> Words {
        let name = |key: String| -> Filling<'static> { Gaia::texts().get(lang, &key).into() };
        match self {
            AutomaEvent::Shuffled { cards, strangers, .. } => {
                ("event-automa-shuffled", vec![("cards", cards.into()), ("strangers", strangers.into())])
            }
            AutomaEvent::Drew { card, role, left } => drew(game, card, role, left, lang),
            AutomaEvent::Supports { card } => ("event-automa-supports", vec![("card", card.number().into())]),
            AutomaEvent::Acts { reward: true, .. } => ("event-automa-reward", vec![]),
            AutomaEvent::Acts { step, deed, .. } => (
                "event-automa-acts",
                vec![("step", step.into()), ("deed", name(format!("automa-deed-{deed}")))],
            ),
            AutomaEvent::Instead { deed, why } => because("event-automa-instead", deed, why, lang),
            AutomaEvent::Skipped { deed, why } => because("event-automa-skipped", deed, why, lang),
            AutomaEvent::Entry { from, to } => {
                ("event-automa-entry", vec![("from", from.id().into()), ("to", to.id().into())])
            }
            AutomaEvent::Valid { count } => ("event-automa-valid", vec![("count", count.into())]),
            AutomaEvent::Sieved { criterion, value, before, left } => {
                sieved(criterion, value, before, left, lang)
            }
            AutomaEvent::Counted { count, towards, among, place } => {
                let values = [("count", count), ("among", among), ("place", place)];
                let values = values.into_iter().map(|(name, number)| (name, number.into()));
                let key = match towards {
                    Towards::Right => "event-automa-counted.right",
                    Towards::Left => "event-automa-counted.left",
                };
                (key, values.collect())
            }
            AutomaEvent::Places { at } => built(game, "event-automa-places", Structure::Mine, at, lang),
            AutomaEvent::Builds { at } => built(game, "event-automa-builds", Structure::Mine, at, lang),
            AutomaEvent::Satellite { .. } => ("event-automa-satellite", vec![]),
            AutomaEvent::Upgrades { at, to, .. } => built(game, "event-automa-upgrades", to, at, lang),
            AutomaEvent::Covers { action } => ("event-automa-covers", vec![("action", action.id().into())]),
            AutomaEvent::Advances { area, level } => {
                ("event-advanced", vec![("area", area.id().into()), ("level", level.into())])
            }
            AutomaEvent::Removes { area, tile } => {
                ("event-automa-removes", vec![("area", area.id().into()), ("tile", tile.id().into())])
            }
            AutomaEvent::TakesFirst { number, booster } => (
                "event-automa-takes-first",
                vec![("number", number.into()), ("booster", booster.id().into())],
            ),
            AutomaEvent::Passes { why: PassReason::PassIcon, card } => {
                let number = card.map_or(0, Card::number);
                ("event-automa-passes.icon", vec![("card", number.into())])
            }
            AutomaEvent::Passes { .. } => ("event-automa-passes", vec![]),
            AutomaEvent::TakesBooster { place, booster } => {
                let place = name(format!("automa-row-{place}"));
                ("event-automa-takes", vec![("place", place), ("booster", booster.id().into())])
            }
        }
    }

    /// The things on the table it concerns.
    pub(crate) fn places(self, game: &Gaia) -> Vec<String> {
        match self {
            AutomaEvent::Places { at }
            | AutomaEvent::Builds { at }
            | AutomaEvent::Satellite { at }
            | AutomaEvent::Upgrades { at, .. } => place_of_hex(game, at).into_iter().collect(),
            AutomaEvent::Covers { action } => vec![format!("action-{action}")],
            AutomaEvent::Advances { area, .. } => vec![format!("area-{area}")],
            AutomaEvent::Removes { area, .. } => vec![format!("advanced-{area}")],
            AutomaEvent::TakesFirst { booster, .. } | AutomaEvent::TakesBooster { booster, .. } => {
                vec![format!("booster-{booster}")]
            }
            AutomaEvent::Drew { .. } | AutomaEvent::Supports { .. } | AutomaEvent::Passes { .. } => {
                vec!["automa-cards".to_owned()]
            }
            _ => Vec::new(),
        }
    }
}

/// A card that was drawn, and what it says in its role.
fn drew(game: &Gaia, card: Card, role: Role, left: u8, lang: Lang) -> Words {
    let face = game.data().automa.card(card);
    let key = match role {
        Role::StartMine => "event-automa-drew.mine",
        Role::FirstBooster => "event-automa-drew.booster",
        Role::Support => "event-automa-drew.support",
        Role::Action => "event-automa-drew",
    };
    let deed = Gaia::texts().get(lang, &format!("automa-deed-{}", face.action));
    let values = vec![("card", card.number().into()), ("left", left.into()), ("deed", deed.into())];
    (key, values)
}

/// An action that is carried out instead, or skipped, and why.
fn because(key: &'static str, deed: Deed, why: Skip, lang: Lang) -> Words {
    let name = |key: String| -> Filling<'static> { Gaia::texts().get(lang, &key).into() };
    (key, vec![("deed", name(format!("automa-deed-{deed}"))), ("why", name(format!("automa-skip-{why}")))])
}

/// A tie-breaker and what it left.
fn sieved(criterion: Criterion, value: Option<u8>, before: u8, left: u8, lang: Lang) -> Words {
    let words = Gaia::texts().get(lang, &format!("automa-criterion-{criterion}"));
    let mut values = vec![("criterion", words.into()), ("before", before.into()), ("left", left.into())];
    values.extend(value.map(|value| ("value", value.into())));
    let key = match (left, value) {
        (0, _) => "event-automa-sieved.ignored",
        (_, Some(_)) => "event-automa-sieved.value",
        (_, None) => "event-automa-sieved",
    };
    (key, values)
}

fn deed_rule(deed: Deed) -> &'static str {
    match deed {
        Deed::BuildMine => "GP-SOLO-MINE-1",
        Deed::Upgrade => "GP-SOLO-UPG-1",
        Deed::PowerQic => "GP-SOLO-PQ-1",
        Deed::ResearchHighest => "GP-SOLO-RES-2",
        Deed::ResearchRandom => "GP-SOLO-RES-3",
        Deed::ResearchSpecific => "GP-SOLO-RES-4",
        Deed::Faction => "GP-SOLO-FACT-1",
    }
}

fn criterion_rule(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Centre => "GP-SOLO-SETUP-9",
        Criterion::Transdim | Criterion::ClosestFirst => "GP-SOLO-MINE-4",
        Criterion::NewSector | Criterion::NewType | Criterion::GaiaOrTransdim => "GP-SOLO-MINE-6",
        Criterion::Steps => "GP-SOLO-MINE-7",
        Criterion::Closest => "GP-SOLO-SEL-5",
        Criterion::RightDown => "GP-SOLO-SEL-1",
        Criterion::LeftUp => "GP-SOLO-SEL-2",
    }
}
