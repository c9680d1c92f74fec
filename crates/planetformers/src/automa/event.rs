//! What the Automa does and why: card, criterion and tie-break, for people who want to follow it.

use serde::Serialize;
use table::{Counts, Filling, Game as _, Lang, Words};

use super::{Automa, Course, Criterion, Deed, Jump, Passing, Search, Skip};
use crate::Planetformers;
use crate::cards::AutomaCard;
use crate::names::{Level, Named, Planet, Resource};
use crate::show::{named, worded};
use crate::space::{Cell, Spot};

/// Something that the Automa does, or why. Everything that people could do as well is told as for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum AutomaEvent {
    /// It sat down, its Ark on a Planet (PF-SOLO-4).
    Seated { level: Level, planet: Planet },
    /// Its discard pile became its deck (PF-SOLO-7).
    Reshuffled { cards: u8 },
    /// It drew a card (PF-SOLO-11).
    Drew { card: AutomaCard },
    /// The card was carried out and discarded.
    Discarded { card: AutomaCard },
    /// It carries out an action of its card, counted from 1.
    Acts { card: AutomaCard, number: u8, deed: Deed },
    /// It skips an action of its card (PF-SOLO-12).
    Skipped { card: AutomaCard, number: u8, deed: Deed, why: Skip },

    /// There is nothing left to discover (PF-SOLO-25).
    NothingUnknown,
    /// It looks for its next Planet.
    Searches(Search),
    /// A cell that it passes over.
    PassesOver { cell: Cell, planet: Option<Planet>, why: Passing },
    /// No Planet meets the criterion (PF-SOLO-24).
    NoneMeets(Search),
    /// The first cell that meets the criterion, or else the next Planet.
    Found { cell: Cell, planet: Option<Planet>, meets: bool },

    /// It takes a unit of what it has least of; if that is several, of the topmost (PF-SOLO-31).
    Takes { resource: Resource, tie: bool },
    /// It spends a unit of what it has most of; if that is several, of the topmost (PF-SOLO-37).
    Spends { resource: Resource, tie: bool },
    /// It lacks a Specialist, for whom two others stand in (PF-SOLO-14).
    Lacks { need: &'static str },
    /// It terraforms from the left, so many levels at most (PF-SOLO-33).
    Terraforms { planet: Planet, most: u8 },
}

impl AutomaEvent {
    /// What changes with it.
    pub(crate) fn changes(&self, counts: &mut Counts) {
        match *self {
            AutomaEvent::Drew { .. } => counts.add_to_table("automa_deck", -1),
            AutomaEvent::Discarded { .. } => counts.add_to_table("automa_discard", 1),
            AutomaEvent::Reshuffled { cards } => {
                counts.add_to_table("automa_deck", cards);
                counts.add_to_table("automa_discard", -i32::from(cards));
            }
            _ => {}
        }
    }

    /// What it is in words.
    pub(crate) fn words(&self, lang: Lang) -> Option<Words> {
        Some(match *self {
            AutomaEvent::Seated { planet, .. } => named("event-automa-seated", "planet", planet.id()),
            AutomaEvent::Reshuffled { .. } => ("event-automa-reshuffled", vec![]),
            AutomaEvent::Drew { card } => worded("event-automa-drew", "card", card.to_string()),
            AutomaEvent::Acts { card, number, deed } => task("event-automa-acts", card, number, deed),
            AutomaEvent::Skipped { card, number, deed, why } => {
                let (key, mut values) = task("event-automa-skipped", card, number, deed);
                values.push(("why", Filling::Name(skip_key(why))));
                (key, values)
            }
            AutomaEvent::NothingUnknown => ("event-automa-nothing-unknown", vec![]),
            AutomaEvent::Searches(search) => search_words(search, lang),
            AutomaEvent::PassesOver { planet, why, .. } => named(passing_key(why)?, "planet", planet?.id()),
            AutomaEvent::NoneMeets(search) => {
                let way = Filling::Name(course_key(search.direction));
                ("event-automa-none-meets", vec![("way", way)])
            }
            // Where it goes is told by the travel itself.
            AutomaEvent::Found { .. } | AutomaEvent::Discarded { .. } => return None,
            AutomaEvent::Takes { resource, tie } => {
                let key = if tie { "event-automa-takes.tie" } else { "event-automa-takes" };
                named(key, "resource", resource.id())
            }
            AutomaEvent::Spends { resource, tie } => {
                let key = if tie { "event-automa-spends.tie" } else { "event-automa-spends" };
                named(key, "resource", resource.id())
            }
            AutomaEvent::Lacks { need } => named("event-automa-lacks", "need", need),
            AutomaEvent::Terraforms { planet, most } => {
                let (key, mut values) = named("event-automa-terraforms", "planet", planet.id());
                values.push(("most", most.into()));
                (key, values)
            }
        })
    }

    /// The things on the table it concerns.
    pub(crate) fn places(&self) -> Vec<String> {
        let at = |cell: Cell, planet: Option<Planet>| match planet {
            Some(planet) => spot(planet),
            None => format!("cell-{}-{}", cell.row(), cell.column()),
        };
        match *self {
            AutomaEvent::Seated { planet, .. } | AutomaEvent::Terraforms { planet, .. } => {
                vec![spot(planet)]
            }
            AutomaEvent::Drew { card }
            | AutomaEvent::Acts { card, .. }
            | AutomaEvent::Skipped { card, .. } => vec![format!("automa-{card}")],
            AutomaEvent::Searches(search) | AutomaEvent::NoneMeets(search) => vec![spot(search.at)],
            AutomaEvent::PassesOver { cell, planet, .. } | AutomaEvent::Found { cell, planet, .. } => {
                vec![at(cell, planet)]
            }
            AutomaEvent::Takes { resource, .. } | AutomaEvent::Spends { resource, .. } => {
                vec![format!("cargo-{}-{resource}", Automa::SEAT)]
            }
            AutomaEvent::Reshuffled { .. }
            | AutomaEvent::Discarded { .. }
            | AutomaEvent::NothingUnknown
            | AutomaEvent::Lacks { .. } => Vec::new(),
        }
    }
}

/// A Planet, as the drawings name it.
fn spot(planet: Planet) -> String {
    let Spot { planet, node } = Spot::planet(planet);
    format!("spot-{planet}-{node}")
}

/// An action of a card in words.
fn task(key: &'static str, card: AutomaCard, number: u8, deed: Deed) -> Words {
    let deed = Filling::Name(deed_key(deed));
    (key, vec![("card", card.to_string().into()), ("number", number.into()), ("deed", deed)])
}

/// From where, which way and for what it looks.
fn search_words(search: Search, lang: Lang) -> Words {
    let key = match search.jump {
        Jump::Unasked => "event-automa-searches",
        Jump::Across => "event-automa-searches.across",
        Jump::Ignored => "event-automa-searches.ignored",
    };
    let name = |key: &str| Planetformers::texts().get(lang, key);
    let values = vec![
        ("way", name(course_key(search.direction)).into()),
        ("criterion", name(criterion_key(search.criterion)).into()),
        ("planet", Filling::Name(search.at.id())),
    ];
    (key, values)
}

/// The key of an action's name in the text catalogue.
pub(crate) fn deed_key(deed: Deed) -> &'static str {
    match deed {
        Deed::Crew => "automa-deed-crew",
        Deed::Gather => "gather",
        Deed::Upgrade => "automa-deed-upgrade",
        Deed::Travel => "automa-deed-travel",
        Deed::Terraform => "terraform",
        Deed::Scout => "scout",
        Deed::Colony => "create_colony",
        Deed::Outpost => "create_outpost",
    }
}

/// The key of a direction's name in the text catalogue.
pub(crate) fn course_key(course: Course) -> &'static str {
    course.id()
}

/// The key of a criterion's name in the text catalogue.
pub(crate) fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::NoColony => "automa-criterion-no-colony",
        Criterion::Unterraformed => "automa-criterion-unterraformed",
        Criterion::Discover => "automa-criterion-discover",
    }
}

/// The key of what is said about a cell that is passed over. Empty cells are seen in the drawing.
fn passing_key(why: Passing) -> Option<&'static str> {
    match why {
        Passing::Empty | Passing::Known => None,
        Passing::Own => Some("event-automa-passes.own"),
        Passing::Colony => Some("event-automa-passes.colony"),
        Passing::Terraformed => Some("event-automa-passes.terraformed"),
    }
}

/// The key of the reason for which an action is skipped.
pub(crate) fn skip_key(why: Skip) -> &'static str {
    match why {
        Skip::NoCrew => "automa-skip-no-crew",
        Skip::AllUnlocked => "automa-skip-all-unlocked",
        Skip::Specialists => "automa-skip-specialists",
        Skip::Resources => "automa-skip-resources",
        Skip::Nowhere => "automa-skip-nowhere",
        Skip::Terraformed => "automa-skip-terraformed",
        Skip::NothingToRaise => "automa-skip-nothing-to-raise",
        Skip::NoSurvivors => "automa-skip-no-survivors",
        Skip::HasColony => "automa-skip-has-colony",
        Skip::NoColony => "automa-skip-no-colony",
        Skip::HasOutpost => "automa-skip-has-outpost",
        Skip::NoOutpost => "automa-skip-no-outpost",
    }
}
