//! The Automa's equipment and its cards (`automa.toml`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::data::DataError;

use super::ark::{Ark, Fee};
use super::planets::Grid;
use crate::automa::{Course, Criterion, Deed};
use crate::cards::AutomaCard;
use crate::goods::{Gain, total};
use crate::names::Upgrade;
use crate::space::Cell;

const FILE: &str = "automa.toml";

/// What the Automa has.
#[derive(Clone, Debug, Serialize)]
pub struct AutomaKit {
    /// Where its Ark starts (PF-SOLO-4).
    pub start: Cell,
    /// Colony markers that are free from the start (PF-SOLO-2).
    pub colonies: u8,
    /// Resources at the start, before those of the level (PF-SOLO-6).
    pub resources: u8,
    /// Its upgrades, in the order in which they are unlocked (PF-SOLO-27).
    pub upgrades: [AutomaUpgrade; 6],
    /// Its cards, by [`AutomaCard::index`].
    pub cards: Vec<AutomaFace>,
}

/// An upgrade of the Automa's Ark card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AutomaUpgrade {
    /// Which one.
    pub upgrade: Upgrade,
    /// The Specialist it costs.
    pub fee: Fee,
    /// The resources it costs, of any type (PF-SOLO-28).
    pub any_resource: u8,
}

/// The face of a card.
#[derive(Clone, Debug, Serialize)]
pub struct AutomaFace {
    /// What it says, from top to bottom (PF-SOLO-11).
    pub tasks: Vec<Task>,
    /// Fields that are our own; `*` for all of them.
    pub reconstructed: Vec<String>,
}

/// An action of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Draw Crew cards.
    Crew {
        /// How many.
        count: u8,
    },
    /// Gather Resources (PF-SOLO-30): what the card shows, or what the Planet yields.
    Gather {
        /// What the card shows.
        gain: Option<Gain>,
        /// Whether it shows the Planet symbol instead.
        #[serde(default)]
        planet: bool,
    },
    /// Unlock the next upgrade.
    Upgrade,
    /// Travel.
    Travel {
        /// Which way around the Portal.
        direction: Course,
        /// Across the Portal first?
        jump: bool,
        /// What to look for.
        criterion: Criterion,
    },
    /// Terraform.
    Terraform,
    /// Scout.
    Scout,
    /// Create a Colony.
    Colony,
    /// Create a Trading Outpost.
    Outpost,
}

impl Task {
    /// Which of the actions it is.
    pub const fn deed(&self) -> Deed {
        match self {
            Task::Crew { .. } => Deed::Crew,
            Task::Gather { .. } => Deed::Gather,
            Task::Upgrade => Deed::Upgrade,
            Task::Travel { .. } => Deed::Travel,
            Task::Terraform => Deed::Terraform,
            Task::Scout => Deed::Scout,
            Task::Colony => Deed::Colony,
            Task::Outpost => Deed::Outpost,
        }
    }
}

#[derive(Deserialize)]
pub(super) struct AutomaFile {
    setup: SetupEntry,
    ark: ArkEntry,
    cards: Vec<CardEntry>,
}

#[derive(Deserialize)]
struct SetupEntry {
    start_cell: Cell,
    colony_markers_available: u8,
    colony_markers_on_upgrades: u8,
    trading_outposts: u8,
    starting_resources: u8,
    specialist_tokens: bool,
}

#[derive(Deserialize)]
struct ArkEntry {
    upgrades: [UpgradeEntry; 6],
    outpost_pairs: Vec<String>,
}

#[derive(Deserialize)]
struct UpgradeEntry {
    order: u8,
    id: Upgrade,
    cost: CostEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostEntry {
    specialist: Fee,
    any_resource: u8,
}

#[derive(Deserialize)]
struct CardEntry {
    id: AutomaCard,
    actions: Vec<Task>,
    source: String,
    #[serde(default)]
    source_fields: BTreeMap<String, String>,
}

impl AutomaFile {
    pub(super) fn finish(self, ark: &Ark, grid: &Grid) -> Result<AutomaKit, DataError> {
        let wrong = |entry: &str, problem: &str| DataError::new(FILE, entry, problem);
        let setup = &self.setup;
        if !grid.starting.contains(&setup.start_cell) || setup.start_cell == setup.start_cell.across() {
            return Err(wrong("setup", "`start_cell` is the cell of a starting Planet beside the middle"));
        }
        if (setup.colony_markers_on_upgrades, setup.colony_markers_available, setup.trading_outposts)
            != (6, 2, 2)
        {
            let problem =
                "six Colony markers lie on upgrades, two are available, and two Outposts are locked";
            return Err(wrong("setup", problem));
        }
        if setup.specialist_tokens {
            return Err(wrong("setup", "the Automa has no Specialist tokens"));
        }
        if self.ark.outpost_pairs != ["station_pair", "moon_pair"] {
            return Err(wrong("ark", "both pairs of upgrades bring an Outpost"));
        }
        self.ark.check(ark)?;
        let cards = self.cards.into_iter().zip(AutomaCard::all().map(Some).chain([None]));
        let cards: Vec<AutomaFace> =
            cards.map(|(entry, card)| entry.finish(card)).collect::<Result<_, _>>()?;
        if cards.len() != usize::from(AutomaCard::COUNT) {
            return Err(wrong("cards", "there are twelve cards, A01 to A12"));
        }
        let upgrade = |entry: UpgradeEntry| AutomaUpgrade {
            upgrade: entry.id,
            fee: entry.cost.specialist,
            any_resource: entry.cost.any_resource,
        };
        Ok(AutomaKit {
            start: self.setup.start_cell,
            colonies: self.setup.colony_markers_available,
            resources: self.setup.starting_resources,
            upgrades: self.ark.upgrades.map(upgrade),
            cards,
        })
    }
}

impl ArkEntry {
    /// Numbered from 1 to 6, none twice, each once to be paid for with the price of people, in resources of any type.
    fn check(&self, ark: &Ark) -> Result<(), DataError> {
        let wrong = |problem: &str| Err(DataError::new(FILE, "ark.upgrades", problem));
        if self.upgrades.iter().zip(1..).any(|(entry, order)| entry.order != order) {
            return wrong("the upgrades are numbered from 1 to 6, in this order");
        }
        for (place, entry) in self.upgrades.iter().enumerate() {
            if self.upgrades[..place].iter().any(|before| before.id == entry.id) {
                return wrong("no upgrade appears twice");
            }
            let card = &ark.upgrades[entry.id];
            if card.steps != 1 {
                return wrong("an upgrade of the Automa is unlocked with one payment");
            }
            if (card.fee, total(card.cost)) != (entry.cost.specialist, entry.cost.any_resource) {
                return wrong("an upgrade costs the same Specialist and as many resources as that of people");
            }
        }
        if ark.pairs.iter().flatten().any(|member| self.upgrades.iter().all(|entry| entry.id != *member)) {
            return wrong("both upgrades of each pair are among them");
        }
        Ok(())
    }
}

impl CardEntry {
    fn finish(self, expected: Option<AutomaCard>) -> Result<AutomaFace, DataError> {
        let wrong = |problem: &str| Err(DataError::new(FILE, &self.id.to_string(), problem));
        if expected != Some(self.id) {
            return wrong("the cards are A01 to A12, in this order");
        }
        if self.actions.iter().filter(|task| task.deed() == Deed::Travel).count() != 1 {
            return wrong("every card has exactly one `travel`");
        }
        let muddled =
            |task: &Task| matches!(task, Task::Gather { gain, planet } if gain.is_some() == *planet);
        if self.actions.iter().any(muddled) {
            return wrong("`gather` has either `gain` or `planet = true`");
        }
        if self.actions.iter().any(|task| matches!(task, Task::Crew { count: 0 })) {
            return wrong("`crew` draws at least one card");
        }
        let reconstructed = super::crew::reconstructed(&self.source, &self.source_fields);
        Ok(AutomaFace { tasks: self.actions, reconstructed })
    }
}
