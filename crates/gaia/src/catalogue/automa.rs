//! The Automa's cards, levels and procedures (`automa.toml`).

use std::collections::HashMap;
use std::hash::{Hash as _, Hasher as _};

use enum_map::EnumMap;
use hex::Axial;
use serde::{Deserialize, Serialize};
use table::data::DataError;
use table::{Named, StableHasher, by_kind};

use crate::automa::{
    Card, CardSet, Deed, Direction, FinalPreference, FinalSpace, Level, Passive, Preference, RowPlace,
    Towards,
};
use crate::names::{Area, Faction, FinalTile, Structure};

const FILE: &str = "automa.toml";

/// Everything that is printed for the Automa.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AutomaKit {
    /// The decision cards, by [`Card::index`].
    pub cards: Vec<DecisionCard>,
    /// The faction cards.
    pub factions: Vec<FactionCard>,
    /// The levels.
    pub levels: EnumMap<Level, Difficulty>,
    /// Cards that join the deck in every round but the first (GP-SOLO-PASS-6).
    pub cards_added: u8,
    /// The pass icon counts on so many last cards of the deck (GP-SOLO-PASS-1).
    pub pass_window: u8,
    /// Upgrades, the first possible one is taken (GP-SOLO-UPG-1).
    pub upgrades: Vec<UpgradeEntry>,
    /// The same for Firaks (GP-SOLO-FACT-7).
    pub upgrades_of_firaks: Vec<UpgradeEntry>,
    /// Steps that a Gaia planet counts (GP-SOLO-MINE-7).
    pub gaia_steps: u8,
    /// Steps that a Transdim planet counts.
    pub transdim_steps: u8,
    /// What the final scoring tiles prefer (GP-SOLO-MINE-6).
    pub preferences: EnumMap<FinalTile, Option<FinalPreference>>,
    /// Federation tokens of each ordinary kind in a game for one (GP-SOLO-SETUP-4).
    pub federation_tokens: u8,
    /// The middle of the board (GP-SOLO-SETUP-9).
    pub centre: Axial,
}

/// A decision card (GP-SOLO-CARD).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DecisionCard {
    /// Its number.
    pub number: Card,
    /// What it makes the Automa do as the action card.
    pub action: Deed,
    /// The points for it.
    pub vp: u8,
    /// Whether it shows the pass icon.
    pub pass_icon: bool,
    /// How it helps as the support card.
    pub support: Support,
    /// The booster that is taken on passing.
    pub booster_on_pass: RowPlace,
    /// The booster that is taken at the start, counted from 1.
    pub booster_at_setup: u8,
}

/// What a support card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Support {
    /// The final scoring tile that steers a mine.
    pub final_tile: FinalSpace,
    /// The range of a mine.
    pub range: u8,
    /// Which way hexes are looked through.
    pub direction: Direction,
    /// How far is counted.
    pub count: u8,
    /// Which way is counted.
    pub count_towards: Towards,
}

/// A step of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Task {
    /// Build a mine.
    Mine(MineTask),
    /// Upgrade a structure, or else build a mine (Hadsch Hallas).
    Upgrade(Option<MineTask>),
    /// Cover a power or QIC action.
    Board,
    /// Advance in the area with the highest level.
    Highest,
    /// Advance in an area that is counted out.
    Random,
    /// Advance in this area, if it is valid.
    Specific(Area),
}

/// How a mine is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MineTask {
    /// The range; without one, that of the support card (GP-SOLO-MINE-3).
    pub range: Option<u8>,
    /// What comes before every other tie-breaker.
    pub preference: Option<Preference>,
}

impl MineTask {
    /// As a decision card says.
    pub const PLAIN: MineTask = MineTask { range: None, preference: None };
}

impl Task {
    /// What it is called.
    pub const fn deed(self) -> Deed {
        match self {
            Task::Mine(_) => Deed::BuildMine,
            Task::Upgrade(_) => Deed::Upgrade,
            Task::Board => Deed::PowerQic,
            Task::Highest => Deed::ResearchHighest,
            Task::Random => Deed::ResearchRandom,
            Task::Specific(_) => Deed::ResearchSpecific,
        }
    }
}

/// A faction card (GP-SOLO-FACT).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FactionCard {
    /// Whose.
    pub faction: Faction,
    /// Where it starts on level 1.
    pub start_research: Option<Area>,
    /// What its action does, step by step.
    pub steps: Vec<Task>,
    /// The points for the action.
    pub vp: u8,
    /// What always holds.
    pub passive: Option<Passive>,
    /// The points of that.
    pub passive_vp: u8,
}

/// A level of difficulty (GP-SOLO-DIFF).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Difficulty {
    /// Which one.
    pub id: Level,
    /// Points at the start.
    pub start_vp: u8,
    /// The cards that are in the deck of the first round.
    pub opening_deck: CardSet,
    /// Further cards in it that chance decides.
    pub random_extra: u8,
    /// So many points more for every gain (GP-SOLO-DIFF-5).
    pub extra_vp_per_gain: u8,
}

/// A structure, whatever its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// A mine.
    Mine,
    /// A trading station.
    TradingStation,
    /// A research lab.
    ResearchLab,
    /// The planetary institute.
    PlanetaryInstitute,
    /// An academy; the two do not differ (GP-SOLO-UPG-4).
    Academy,
}

impl Building {
    /// The pieces of this kind, those that are taken first before others.
    pub const fn pieces(self) -> &'static [Structure] {
        match self {
            Building::Mine => &[Structure::Mine],
            Building::TradingStation => &[Structure::TradingStation],
            Building::ResearchLab => &[Structure::ResearchLab],
            Building::PlanetaryInstitute => &[Structure::Institute],
            Building::Academy => &[Structure::AcademyLeft, Structure::AcademyRight],
        }
    }
}

/// An entry of the list of upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeEntry {
    /// What stands on the map.
    pub from: Building,
    /// What takes its place.
    pub to: Building,
}

impl AutomaKit {
    /// The mark over the cards as they were when the Automa sat down for the first time.
    const FIRST: u64 = 0x9d94_8630_3cfc_1763;

    /// Whether nothing differs from them. Games that were played before there was an Automa have a mark over all other
    /// components: as long as its own are these, it stays the same.
    pub(crate) fn as_at_first(&self) -> bool {
        let mut mark = StableHasher::default();
        serde_json::to_string(self).unwrap_or_default().hash(&mut mark);
        mark.finish() == AutomaKit::FIRST
    }

    /// A decision card.
    pub fn card(&self, card: Card) -> &DecisionCard {
        &self.cards[card.index()]
    }

    /// The card of a faction, if the Automa can play it (GP-SOLO-SETUP-5).
    pub fn faction(&self, faction: Faction) -> Option<&FactionCard> {
        self.factions.iter().find(|card| card.faction == faction)
    }
}

#[derive(Deserialize)]
pub(super) struct AutomaFile {
    card: Vec<CardEntry>,
    faction_card: Vec<FactionEntry>,
    difficulty: Vec<DifficultyEntry>,
    setup: SetupEntry,
    turn: TurnEntry,
    upgrade: UpgradeLists,
    build_mine: MineEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    number: Card,
    starter: bool,
    pass_icon: bool,
    action: Deed,
    vp: u8,
    support: Support,
    booster_on_pass: RowPlace,
    booster_at_setup: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionEntry {
    faction: Faction,
    start_research: Option<Area>,
    start_mines: u8,
    steps: Vec<StepEntry>,
    vp: u8,
    passive: Option<Passive>,
    #[serde(default)]
    passive_vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    action: Deed,
    range: Option<u8>,
    mine_tiebreaker: Option<Preference>,
    area: Option<Area>,
    fallback: Option<Box<StepEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DifficultyEntry {
    level: u8,
    id: Level,
    name: String,
    start_vp: u8,
    opening_deck: Vec<Card>,
    random_extra: u8,
    extra_vp_per_gain: u8,
}

#[derive(Deserialize)]
struct SetupEntry {
    federation_tokens_per_kind: u8,
}

#[derive(Deserialize)]
struct TurnEntry {
    cards_added_per_later_round: u8,
    pass_window_last_cards: u8,
}

#[derive(Deserialize)]
struct UpgradeLists {
    priority: Vec<UpgradeEntry>,
    firaks_priority: Vec<UpgradeEntry>,
}

#[derive(Deserialize)]
struct MineEntry {
    gaia_steps: u8,
    transdim_steps: u8,
    final_tile_preferences: HashMap<FinalTile, FinalPreference>,
}

fn wrong<T>(entry: &str, problem: &str) -> Result<T, DataError> {
    Err(DataError::new(FILE, entry, problem))
}

impl AutomaFile {
    pub(super) fn finish(self, centre: Axial) -> Result<AutomaKit, DataError> {
        let cards: Vec<_> = self.card.iter().map(CardEntry::finish).collect::<Result<_, _>>()?;
        if !cards.iter().map(|card| card.number).eq(Card::all()) {
            return wrong("card", "the cards are 1 to 17, in this order");
        }
        self.check_starters()?;
        let factions: Vec<_> =
            self.faction_card.into_iter().map(FactionEntry::finish).collect::<Result<_, _>>()?;
        let levels: Vec<_> =
            self.difficulty.into_iter().map(DifficultyEntry::finish).collect::<Result<_, _>>()?;
        let preferences = &self.build_mine.final_tile_preferences;
        Ok(AutomaKit {
            cards,
            factions,
            levels: by_kind(FILE, levels, |level| level.id)?,
            cards_added: self.turn.cards_added_per_later_round,
            pass_window: self.turn.pass_window_last_cards,
            upgrades: self.upgrade.priority,
            upgrades_of_firaks: self.upgrade.firaks_priority,
            gaia_steps: self.build_mine.gaia_steps,
            transdim_steps: self.build_mine.transdim_steps,
            preferences: EnumMap::from_fn(|tile| preferences.get(&tile).copied()),
            federation_tokens: self.setup.federation_tokens_per_kind,
            centre,
        })
    }

    /// The cards with a green number are those of the opening deck of the level `automa`.
    fn check_starters(&self) -> Result<(), DataError> {
        let usual = self.difficulty.iter().find(|entry| entry.id == Level::Automa);
        let opening = usual.map(|entry| entry.opening_deck.iter().copied().collect::<CardSet>());
        let starters = self.card.iter().filter(|card| card.starter).map(|card| card.number).collect();
        if opening == Some(starters) {
            return Ok(());
        }
        wrong("card", "field `starter`: true for the cards of the opening deck of the level `automa`")
    }
}

impl CardEntry {
    fn finish(&self) -> Result<DecisionCard, DataError> {
        if self.action == Deed::ResearchSpecific {
            return wrong(&self.number.to_string(), "field `action`: only faction cards name an area");
        }
        Ok(DecisionCard {
            number: self.number,
            action: self.action,
            vp: self.vp,
            pass_icon: self.pass_icon,
            support: self.support,
            booster_on_pass: self.booster_on_pass,
            booster_at_setup: self.booster_at_setup,
        })
    }
}

impl FactionEntry {
    fn finish(self) -> Result<FactionCard, DataError> {
        let task = |step: &StepEntry| step.task(self.faction);
        let steps: Vec<Task> = self.steps.iter().map(task).collect::<Result<_, _>>()?;
        if !(1..=2).contains(&steps.len()) {
            return wrong(self.faction.id(), "field `steps`: one or two steps");
        }
        let mines = if self.faction == Faction::Xenos { 3 } else { 2 };
        if self.start_mines != mines {
            return wrong(self.faction.id(), &format!("field `start_mines`: {mines} mines"));
        }
        Ok(FactionCard {
            faction: self.faction,
            start_research: self.start_research,
            steps,
            vp: self.vp,
            passive: self.passive,
            passive_vp: self.passive_vp,
        })
    }
}

impl StepEntry {
    fn task(&self, faction: Faction) -> Result<Task, DataError> {
        let mine = |step: &StepEntry| MineTask { range: step.range, preference: step.mine_tiebreaker };
        Ok(match (self.action, self.area, &self.fallback) {
            (Deed::BuildMine, None, None) => Task::Mine(mine(self)),
            (Deed::Upgrade, None, None) => Task::Upgrade(None),
            (Deed::Upgrade, None, Some(other)) if other.action == Deed::BuildMine => {
                Task::Upgrade(Some(mine(other)))
            }
            (Deed::PowerQic, None, None) => Task::Board,
            (Deed::ResearchHighest, None, None) => Task::Highest,
            (Deed::ResearchRandom, None, None) => Task::Random,
            (Deed::ResearchSpecific, Some(area), None) => Task::Specific(area),
            _ => {
                return wrong(
                    faction.id(),
                    "field `steps`: an action with its own fields; only `research_specific` has an `area`, and only \
                     `upgrade` a `fallback`, which builds a mine",
                );
            }
        })
    }
}

impl DifficultyEntry {
    fn finish(self) -> Result<Difficulty, DataError> {
        let opening_deck: CardSet = self.opening_deck.iter().copied().collect();
        if usize::from(opening_deck.len()) != self.opening_deck.len() || opening_deck.len() < 2 {
            return wrong(self.id.id(), "field `opening_deck`: at least two different cards");
        }
        if usize::from(self.level) != self.id as usize + 1 || self.name.is_empty() {
            return wrong(self.id.id(), "the levels are numbered from 1 to 5 and have a name");
        }
        Ok(Difficulty {
            id: self.id,
            start_vp: self.start_vp,
            opening_deck,
            random_extra: self.random_extra,
            extra_vp_per_gain: self.extra_vp_per_gain,
        })
    }
}

#[cfg(test)]
mod tests {
    use table::Components as _;

    use crate::catalogue::Catalogue;

    /// Logs and games of before name this mark.
    #[test]
    fn the_mark_is_that_of_the_components_before_the_automa() {
        assert!(Catalogue::built_in().automa.as_at_first());
        assert_eq!(Catalogue::editions()[0].mark, "59fb6817d0a52ce0");
    }
}
