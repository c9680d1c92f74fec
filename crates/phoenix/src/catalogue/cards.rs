//! Ships, sectors and hubs (`ships.toml`, `neutral_ships.toml`, `sectors.toml`, `hubs.toml`).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::data::DataError;
use table::{ByKind, MAX_SEATS};

use super::effects::{Ability, Effect, Fields, Trigger, abilities};
use crate::goods::Goods;
use crate::names::{Color, Hub, Named, Ship, ShipType, Species, Track};
use crate::player::QUARTERS;
use crate::sector::{SECTORS, Sector};

/// A ship card. Neutral ships have no fee and no metal value (SP-NEUT-2).
#[derive(Clone, Debug, Serialize)]
pub struct ShipCard {
    /// Level 1 to 3.
    pub level: u8,
    /// What it does.
    pub kind: ShipType,
    /// How many there are.
    pub copies: u8,
    /// Metal for dismantling it.
    pub metal: u8,
    /// GEMs to use it.
    pub cost: u8,
    /// GEMs to its owner.
    pub fee: u8,
    /// Its main number: extra metal, discount, transactions, tracks, dice, food or water.
    pub power: u8,
    /// Dice kept (expeditions only).
    pub capacity: u8,
    /// Fields that stand in for what the printed card says.
    #[serde(skip)]
    pub reconstructed: Vec<String>,
}

/// An ability under a living quarter.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Slot {
    /// The quarter, counted from 1.
    pub quarter: u8,
    /// What it does.
    pub ability: Ability,
}

/// A sector.
#[derive(Clone, Debug, Serialize)]
pub struct SectorCard {
    /// Metal to build it.
    pub cost: u8,
    /// How many can live there.
    pub quarters: u8,
    /// All occasions on which something happens here, one bit each.
    pub triggers: u32,
    /// The quarter that opens sectors of a colour to all Aliens (SP-SEC-108-1).
    pub mixes: Option<(u8, Color)>,
    /// Abilities under quarters.
    pub slots: ArrayVec<Slot, QUARTERS>,
    /// What happens once when it is built.
    pub immediate: ArrayVec<Ability, 2>,
    /// Fields that stand in for what the printed sector says.
    #[serde(skip)]
    pub reconstructed: Vec<String>,
}

/// A hub.
#[derive(Clone, Debug, Serialize)]
pub struct HubCard {
    /// Whether it is one of the advanced ones.
    pub advanced: bool,
    /// GEMs and resources at the start.
    pub start: Goods,
    /// Diplomacy steps at the start.
    pub advances: EnumMap<Track, u8>,
    /// Steps of choice at the start.
    pub choose_advances: u8,
    /// What else happens in the set-up.
    pub setup: ArrayVec<Ability, 8>,
    /// All occasions on which it does something, one bit each.
    pub triggers: u32,
    /// What it does in the game: its abilities, then its income.
    pub abilities: ArrayVec<Ability, 8>,
    /// What it scores at the end.
    pub endgame: ArrayVec<Ability, 4>,
    /// Living quarters, and for which species besides gold Aliens and Humans.
    pub quarters: Option<(u8, Color)>,
    /// Spaces for starting residents, with what each yields as income.
    pub spaces: ArrayVec<(Species, Ability), QUARTERS>,
    /// Fields that stand in for what the printed hub says.
    #[serde(skip)]
    pub reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShipsFile {
    #[serde(rename = "schema")]
    _schema: u8,
    #[serde(rename = "level1_colors")]
    _colors: Vec<String>,
    #[serde(rename = "totals")]
    _totals: BTreeMap<String, u8>,
    ship: Vec<ShipEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NeutralFile {
    #[serde(rename = "schema")]
    _schema: u8,
    neutral_ship: Vec<ShipEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipEntry {
    id: Ship,
    #[serde(default = "one")]
    level: u8,
    r#type: ShipType,
    #[serde(default = "one")]
    copies: u8,
    #[serde(default)]
    metal: u8,
    cost: u8,
    #[serde(default)]
    fee: u8,
    ability: BTreeMap<String, u8>,
    #[serde(rename = "source")]
    _source: String,
    #[serde(default)]
    reconstructed: Vec<String>,
    #[serde(default, rename = "review")]
    _review: Vec<String>,
    #[serde(default, rename = "note")]
    _note: String,
}

fn one() -> u8 {
    1
}

impl ShipEntry {
    fn finish(self, file: &str) -> Result<(Ship, ShipCard), DataError> {
        let id = self.id;
        let wrong = |problem: &str| DataError::new(file, id.id(), problem);
        let name = match self.r#type {
            ShipType::Dismantle => "extra_metal",
            ShipType::Construction => "discount",
            ShipType::Transport => "transactions",
            ShipType::Diplomacy => "tracks",
            ShipType::Expedition => "duration",
            ShipType::Farm => "food",
            ShipType::IceCollector => "water",
        };
        let number = |name: &str| {
            self.ability.get(name).copied().ok_or_else(|| wrong(&format!("`ability.{name}` is missing")))
        };
        let capacity = if self.r#type == ShipType::Expedition { number("capacity")? } else { 0 };
        let fields = 1 + usize::from(self.r#type == ShipType::Expedition);
        if self.ability.len() != fields {
            return Err(wrong("`ability` has a number that this type of ship does not use"));
        }
        if self.cost == 0 {
            return Err(wrong("`cost` must be at least 1: a used ship is known by its GEMs"));
        }
        if !(1..=3).contains(&self.level) {
            return Err(wrong("`level` must be 1, 2 or 3"));
        }
        let card = ShipCard {
            level: self.level,
            kind: self.r#type,
            copies: self.copies,
            metal: self.metal,
            cost: self.cost,
            fee: self.fee,
            power: number(name)?,
            capacity,
            reconstructed: self.reconstructed,
        };
        Ok((id, card))
    }
}

/// All ships, neutral ones included.
pub(super) fn ships(cards: ShipsFile, neutral: NeutralFile) -> Result<EnumMap<Ship, ShipCard>, DataError> {
    let mut found = ByKind::default();
    let cards = cards.ship.into_iter().map(|entry| ("ships.toml", entry, false));
    let neutral = neutral.neutral_ship.into_iter().map(|entry| ("neutral_ships.toml", entry, true));
    for (file, entry, neutral) in cards.chain(neutral) {
        let (id, card) = entry.finish(file)?;
        let wrong = |problem: &str| Err(DataError::new(file, id.id(), problem));
        if id.neutral().is_some() != neutral {
            return wrong("neutral ships have a file of their own");
        }
        if !neutral && (Ship::LEVEL_1.contains(&id) != (card.level == 1)) {
            return wrong("`level` does not fit the id");
        }
        if !neutral && card.level == 1 && usize::from(card.copies) < MAX_SEATS {
            return wrong("`copies` should be 4 or more: every player begins with one of these");
        }
        found.add(file, id, card)?;
    }
    found.complete("ships.toml")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SectorsFile {
    #[serde(rename = "schema")]
    _schema: u8,
    sector: Vec<SectorEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectorEntry {
    id: Sector,
    level: u8,
    color: Color,
    cost: u8,
    quarters: u8,
    slots: Vec<toml::Table>,
    #[serde(default)]
    immediate: Vec<toml::Table>,
    #[serde(rename = "source")]
    _source: String,
    #[serde(default)]
    reconstructed: Vec<String>,
    #[serde(default, rename = "review")]
    _review: Vec<String>,
    #[serde(default, rename = "note")]
    _note: String,
}

impl SectorsFile {
    pub(super) fn finish(self) -> Result<Vec<SectorCard>, DataError> {
        let mut found: Vec<Option<SectorCard>> = (0..SECTORS).map(|_| None).collect();
        for entry in self.sector {
            let id = entry.id;
            if found[id.index()].replace(entry.finish()?).is_some() {
                return Err(DataError::new("sectors.toml", &id.to_string(), "this sector appears twice"));
            }
        }
        let missing = |sector: Sector| DataError::new("sectors.toml", &sector.to_string(), "it is missing");
        Sector::all().zip(found).map(|(sector, card)| card.ok_or_else(|| missing(sector))).collect()
    }
}

impl SectorEntry {
    fn finish(self) -> Result<SectorCard, DataError> {
        const FILE: &str = "sectors.toml";
        let name = self.id.to_string();
        let wrong = |problem: &str| Err(DataError::new(FILE, &name, problem));
        if self.level != self.id.level() || self.color != self.id.color() {
            return wrong("level and colour are the first two digits of the number");
        }
        if self.quarters == 0 || usize::from(self.quarters) > QUARTERS || self.slots.len() > QUARTERS {
            return wrong("a sector has 1 to 6 quarters");
        }
        let mut slots = ArrayVec::new();
        for table in self.slots {
            let mut fields = Fields::new(FILE, &name, table);
            let quarter: u8 = fields.need("q")?;
            if quarter == 0 || quarter > self.quarters {
                return wrong(&format!("there is no quarter {quarter}"));
            }
            if slots.iter().any(|slot: &Slot| slot.quarter == quarter) {
                return wrong(&format!("quarter {quarter} has two abilities"));
            }
            slots.push(Slot { quarter, ability: fields.ability(None)? });
        }
        let mixes = slots.iter().find_map(|slot: &Slot| match slot.ability.effect {
            Effect::MixedAtmosphere(color) => Some((slot.quarter, color)),
            _ => None,
        });
        Ok(SectorCard {
            triggers: triggers(slots.iter().map(|slot| &slot.ability)),
            mixes,
            cost: self.cost,
            quarters: self.quarters,
            slots,
            immediate: abilities(FILE, &name, self.immediate, Some(Trigger::Immediate))?,
            reconstructed: self.reconstructed,
        })
    }
}

/// The occasions of some abilities, one bit each.
fn triggers<'a>(abilities: impl Iterator<Item = &'a Ability>) -> u32 {
    abilities.fold(0, |set, ability| set | ability.on.bit())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HubsFile {
    #[serde(rename = "schema")]
    _schema: u8,
    hub: Vec<HubEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HubEntry {
    id: Hub,
    set: HubSetName,
    start: Goods,
    advances: BTreeMap<Track, u8>,
    choose_advances: u8,
    setup: Vec<toml::Table>,
    income: Vec<toml::Table>,
    abilities: Vec<toml::Table>,
    endgame: Vec<toml::Table>,
    quarters: Option<HubQuarters>,
    #[serde(default)]
    spaces: Vec<toml::Table>,
    #[serde(rename = "source")]
    _source: String,
    #[serde(default)]
    reconstructed: Vec<String>,
    #[serde(default, rename = "review")]
    _review: Vec<String>,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum HubSetName {
    Basic,
    Advanced,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HubQuarters {
    count: u8,
    color: Color,
}

impl HubsFile {
    pub(super) fn finish(self) -> Result<EnumMap<Hub, HubCard>, DataError> {
        let mut found = ByKind::default();
        for entry in self.hub {
            let id = entry.id;
            found.add("hubs.toml", id, entry.finish()?)?;
        }
        found.complete("hubs.toml")
    }
}

impl HubEntry {
    fn finish(self) -> Result<HubCard, DataError> {
        const FILE: &str = "hubs.toml";
        let name = self.id.id();
        let mut all: ArrayVec<Ability, 8> = abilities(FILE, name, self.abilities, None)?;
        let income: ArrayVec<Ability, 4> = abilities(FILE, name, self.income, Some(Trigger::Income))?;
        if all.len() + income.len() > all.capacity() {
            return Err(DataError::new(FILE, name, "a hub has at most 8 abilities and incomes"));
        }
        all.extend(income);
        let mut spaces = ArrayVec::new();
        for table in self.spaces {
            let mut fields = Fields::new(FILE, name, table);
            let species = fields.need("species")?;
            let ability = fields.ability(Some(Trigger::Income))?;
            if spaces.is_full() || !matches!(ability.effect, Effect::Gain(_)) {
                return Err(DataError::new(FILE, name, "a hub has at most 6 spaces, each with a gain"));
            }
            spaces.push((species, ability));
        }
        let quarters = self.quarters.map(|quarters| (quarters.count, quarters.color));
        if quarters.is_some_and(|(count, _)| usize::from(count) > QUARTERS) {
            return Err(DataError::new(FILE, name, "a hub has at most 6 quarters"));
        }
        let setup: ArrayVec<Ability, 8> = abilities(FILE, name, self.setup, Some(Trigger::Setup))?;
        let placed = setup.iter().map(|ability| match ability.effect {
            Effect::PlaceOnHub { n, .. } => n,
            _ => 0,
        });
        let room = quarters.map_or(spaces.len(), |(count, _)| count.into());
        if placed.map(usize::from).sum::<usize>() > room {
            return Err(DataError::new(FILE, name, "more residents start on the hub than it has room for"));
        }
        Ok(HubCard {
            triggers: triggers(all.iter()),
            advanced: self.set == HubSetName::Advanced,
            start: self.start,
            advances: EnumMap::from_fn(|track| self.advances.get(&track).copied().unwrap_or(0)),
            choose_advances: self.choose_advances,
            setup,
            abilities: all,
            endgame: abilities(FILE, name, self.endgame, Some(Trigger::Endgame))?,
            quarters,
            spaces,
            reconstructed: self.reconstructed,
        })
    }
}
