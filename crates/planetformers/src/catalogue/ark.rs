//! The player's equipment (`ark.toml`): Cargo, tokens, upgrades, Colony prices; and the single numbers of the rules.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::by_kind;
use table::data::DataError;

use super::Name;
use super::crew::{CrewFile, SurvivorsFile};
use crate::goods::Cargo;
use crate::names::{Named, Resource, Specialist, Upgrade};

const FILE: &str = "ark.toml";

/// Single numbers of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct Numbers {
    /// Units of each resource that fit without and with the Cargo upgrade (PF-RES-4, PF-RES-5).
    pub capacity: [u8; 2],
    /// Resources of choice at the start (PF-SETUP-13).
    pub starting_resources: u8,
    /// Whether Specialist tokens begin ready (PF-SPEC-4).
    pub tokens_ready: bool,
    /// Colony markers of a player (PF-SETUP-2).
    pub colonies: u8,
    /// Trading Outpost markers of a player.
    pub outposts: u8,
    /// Terraforming markers of a player.
    pub terraforming_markers: u8,
    /// The range by payments for Engines (PF-UPG-13).
    pub range: [u8; 3],
    /// Cards that the Canteen shows (PF-CREW-18).
    pub canteen: u8,
    /// Crew cards dealt at the start (PF-SETUP-12).
    pub dealt: u8,
    /// Crew cards kept of them.
    pub kept: u8,
    /// Crew cards in a row (PF-CREW-1).
    pub row: u8,
    /// Crew cards in both rows.
    pub hand: u8,
    /// Plays of Crew cards in a turn (PF-CREW-5).
    pub plays: u8,
    /// Plays on the Star Portal (PF-CREW-16).
    pub portal_plays: u8,
    /// Survivors that can be held (PF-SCOUT-5).
    pub held: u8,
    /// Survivors drawn without and with Scout Vehicles (PF-SCOUT-2, PF-SCOUT-7).
    pub scouted: [u8; 2],
}

/// An upgrade of the Ark.
#[derive(Clone, Debug, Serialize)]
pub struct UpgradeCard {
    /// What it is called.
    pub name: Name,
    /// Whether it needs an Engineer, or any Specialist.
    pub fee: Fee,
    /// The resources it costs.
    pub cost: Cargo,
    /// What it does.
    pub effect: Effect,
    /// How often it can be paid for (PF-UPG-5).
    pub steps: u8,
    /// Where it is drawn on the Ark card.
    pub slot: SlotOnArk,
}

/// The Specialist that an upgrade needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fee {
    /// An Engineer.
    Engineer,
    /// Any Specialist (PF-UPG-9).
    Any,
}

/// What an upgrade does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it; the rules are PF-UPG-6 to PF-UPG-13")]
pub enum Effect {
    #[serde(rename = "two_planet_actions_with_colony")]
    TwoActions,
    #[serde(rename = "arrive_space_station_gain_workforce_1")]
    StationWorkforce,
    #[serde(rename = "arrive_moon_gain_minerals_1")]
    MoonMinerals,
    #[serde(rename = "cargo_capacity_plus_2")]
    Capacity,
    #[serde(rename = "scout_draw_2_keep_1")]
    ScoutTwo,
    #[serde(rename = "arrive_space_station_gain_canteen_crew_1")]
    StationCanteen,
    #[serde(rename = "arrive_moon_gain_canteen_crew_1")]
    MoonCanteen,
    #[serde(rename = "travel_range")]
    Range,
}

impl Effect {
    /// What an upgrade does by the rules: the data file can change prices, not effects.
    fn of(upgrade: Upgrade) -> Effect {
        match upgrade {
            Upgrade::Robotics => Effect::TwoActions,
            Upgrade::Cargo => Effect::Capacity,
            Upgrade::Biodome => Effect::StationWorkforce,
            Upgrade::LeisureFacilities => Effect::StationCanteen,
            Upgrade::SpaceMining => Effect::MoonMinerals,
            Upgrade::MiningVehicles => Effect::MoonCanteen,
            Upgrade::ScoutVehicles => Effect::ScoutTwo,
            Upgrade::Engines => Effect::Range,
        }
    }
}

/// Where an upgrade is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotOnArk {
    /// From the top.
    pub row: u8,
    /// From the left.
    pub col: u8,
}

/// The price of a Colony (PF-COL-3 to PF-COL-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ColonyPrice {
    /// Engineers.
    pub engineer: u8,
    /// Leaders of the Planet's colour.
    pub planet_leader: u8,
    /// Leaders of any colour.
    pub any_leader: u8,
    /// Resources of choice.
    pub any_resource: u8,
}

pub(super) struct Ark {
    pub upgrades: EnumMap<Upgrade, UpgradeCard>,
    pub pairs: [[Upgrade; 2]; 2],
    pub colony_prices: [ColonyPrice; 8],
    pub exchange: EnumMap<Specialist, Vec<Specialist>>,
}

#[derive(Deserialize)]
pub(super) struct ArkFile {
    cargo: CargoEntry,
    specialist_tokens: Tokens,
    markers: Markers,
    upgrade_step: UpgradeStep,
    upgrades: Vec<UpgradeEntry>,
    upgrade_pairs: [Pair; 2],
    colony_costs: [ColonyEntry; 8],
}

#[derive(Deserialize)]
struct CargoEntry {
    resources_top_to_bottom: [Resource; 4],
    capacity: u8,
    capacity_upgraded: u8,
    starting_resources_of_choice: u8,
}

#[derive(Deserialize)]
struct Tokens {
    start_state: TokenState,
    exchange: Vec<Exchange>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TokenState {
    Spent,
    Ready,
}

#[derive(Deserialize)]
struct Exchange {
    discard: Specialist,
    gain: Vec<Specialist>,
}

#[derive(Deserialize)]
struct Markers {
    colony: u8,
    terraforming: u8,
    trading_outpost: u8,
}

#[derive(Deserialize)]
struct UpgradeStep {
    max_per_turn: u8,
}

#[derive(Deserialize)]
struct UpgradeEntry {
    id: Upgrade,
    name: Name,
    cost: CostEntry,
    effect: Effect,
    steps: u8,
    slot: SlotOnArk,
    range: Option<[u8; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostEntry {
    specialist: Fee,
    resources: crate::goods::Gain,
}

#[derive(Deserialize)]
struct Pair {
    members: [Upgrade; 2],
}

#[derive(Deserialize)]
struct ColonyEntry {
    n: u8,
    any_leader: u8,
    planet_leader: u8,
    engineer: u8,
    any_resource: u8,
}

impl ArkFile {
    pub(super) fn numbers(&self, crew: &CrewFile, survivors: &SurvivorsFile) -> Result<Numbers, DataError> {
        let (crew, survivors) = (&crew.deck, &survivors.deck);
        let engines = self.upgrades.iter().find_map(|entry| entry.range);
        let range =
            engines.ok_or_else(|| DataError::new(FILE, "engines", "the range by payments is missing"))?;
        if self.cargo.resources_top_to_bottom[..] != *Resource::ALL {
            let order = "the tracks are biomatter, workforce, minerals, technology from the top";
            return Err(DataError::new(FILE, "cargo", order));
        }
        if self.cargo.capacity > self.cargo.capacity_upgraded || !range.is_sorted() {
            return Err(DataError::new(FILE, "cargo", "an upgrade makes nothing smaller"));
        }
        if crew.starting_keep + 1 != crew.starting_draw || crew.hand_limit > 2 * crew.row_capacity {
            let problem = "one of the cards dealt is discarded, and all cards of a player fit into two rows";
            return Err(DataError::new("crew.toml", "deck", problem));
        }
        Ok(Numbers {
            capacity: [self.cargo.capacity, self.cargo.capacity_upgraded],
            starting_resources: self.cargo.starting_resources_of_choice,
            tokens_ready: self.specialist_tokens.start_state == TokenState::Ready,
            colonies: self.markers.colony,
            outposts: self.markers.trading_outpost,
            terraforming_markers: self.markers.terraforming,
            range,
            canteen: crew.canteen_display,
            dealt: crew.starting_draw,
            kept: crew.starting_keep,
            row: crew.row_capacity,
            hand: crew.hand_limit,
            plays: crew.plays_per_turn,
            portal_plays: crew.plays_on_star_portal,
            held: survivors.hold_limit,
            scouted: [survivors.draw, survivors.draw_with_scout_vehicles],
        })
    }

    pub(super) fn finish(self) -> Result<Ark, DataError> {
        let wrong = |entry: &str, problem: &str| DataError::new(FILE, entry, problem);
        if self.upgrade_step.max_per_turn != 1 {
            return Err(wrong("upgrade_step", "one upgrade can be paid for in a turn"));
        }
        let entries = by_kind(FILE, self.upgrades, |entry| entry.id)?;
        for (upgrade, entry) in &entries {
            if entry.effect != Effect::of(upgrade) {
                return Err(wrong(upgrade.id(), "this is the effect of another upgrade"));
            }
            if entry.steps != if upgrade == Upgrade::Engines { 2 } else { 1 } {
                return Err(wrong(upgrade.id(), "Engines are paid for twice, all other upgrades once"));
            }
            if entry.cost.resources.any > 0 || entry.cost.resources.crew > 0 {
                return Err(wrong(upgrade.id(), "an upgrade costs printed resources"));
            }
        }
        if self.colony_costs.iter().zip(1..).any(|(entry, n)| entry.n != n) {
            return Err(wrong(
                "colony_costs",
                "the prices are those of the 1st to the 8th Colony, in this order",
            ));
        }
        let mut exchange = EnumMap::default();
        for Exchange { discard, gain } in self.specialist_tokens.exchange {
            exchange[discard] = gain;
        }
        Ok(Ark {
            upgrades: entries.map(|_, entry| UpgradeCard {
                name: entry.name,
                fee: entry.cost.specialist,
                cost: entry.cost.resources.resources,
                effect: entry.effect,
                steps: entry.steps,
                slot: entry.slot,
            }),
            pairs: self.upgrade_pairs.map(|pair| pair.members),
            colony_prices: self.colony_costs.map(|entry| ColonyPrice {
                engineer: entry.engineer,
                planet_leader: entry.planet_leader,
                any_leader: entry.any_leader,
                any_resource: entry.any_resource,
            }),
            exchange,
        })
    }
}
