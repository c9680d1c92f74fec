//! What lies in front of a player: stock, fleet, station and tokens.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{Seat, Shared};

use crate::catalogue::{Ability, Catalogue, Effect, Slot, Trigger};
use crate::goods::{Goods, Stock};
use crate::names::{Color, Count, Hub, Named, Ship, Source, Species, Track};
use crate::sector::{Sector, Sectors};

/// The most living quarters of a sector.
pub const QUARTERS: usize = 6;

/// Residents side by side, from the left (SP-RES-3). Those placed on this turn stand right of all others,
/// because newcomers take the leftmost free quarter and the others close up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    residents: [Option<Species>; QUARTERS],
    count: u8,
    newcomers: u8,
}

impl Row {
    /// How many live here.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// How many of them were placed on an earlier turn: so many quarters are active (SP-TURN-6).
    pub fn settled(&self) -> u8 {
        self.count - self.newcomers
    }

    /// The residents from left to right, and whether each was placed on this turn.
    pub fn residents(&self) -> impl DoubleEndedIterator<Item = (Species, bool)> {
        let settled = usize::from(self.settled());
        let all = self.residents.into_iter().take(self.count.into()).enumerate();
        all.map(move |(index, species)| (species.expect("no gaps"), index >= settled))
    }

    /// Whether somebody of this kind lives here.
    pub fn holds(&self, species: Species, newcomer: bool) -> bool {
        let (settled, count) = (usize::from(self.settled()), usize::from(self.count));
        let those = if newcomer { settled..count } else { 0..settled };
        self.residents[those].contains(&Some(species))
    }

    /// Whether a species lives here.
    pub fn houses(&self, species: Species) -> bool {
        self.residents.contains(&Some(species))
    }

    /// A resident moves in.
    pub(crate) fn add(&mut self, species: Species, newcomer: bool) {
        self.residents[usize::from(self.count)] = Some(species);
        self.count += 1;
        self.newcomers += u8::from(newcomer);
    }

    /// A resident leaves; those to the right close up (SP-RES-10). Which of several alike leaves is the same.
    pub(crate) fn remove(&mut self, species: Species, newcomer: bool) {
        let last =
            self.residents().enumerate().filter(|(_, resident)| *resident == (species, newcomer)).last();
        let (index, _) = last.expect("such a resident lives here");
        self.residents.copy_within(index + 1.., index);
        self.residents[QUARTERS - 1] = None;
        self.count -= 1;
        self.newcomers -= u8::from(newcomer);
    }

    /// The turn is over: whoever was placed on it has settled (SP-RES-6). Whether there was anybody.
    pub(crate) fn settle(&mut self) -> bool {
        std::mem::take(&mut self.newcomers) > 0
    }
}

/// A sector that belongs to a station.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Module {
    /// Which one.
    pub sector: Sector,
    /// Who lives there.
    pub row: Row,
}

impl Module {
    /// Whether every quarter is occupied (SP-CLAR-5).
    pub fn is_full(&self, data: &Catalogue) -> bool {
        self.row.count() == data.sector(self.sector).quarters
    }
}

/// A ship of a fleet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct OwnShip {
    /// Which card.
    pub ship: Ship,
    /// GEMs on it; a ship with GEMs is used (SP-SHIP-1).
    pub gems: u8,
}

/// Where a resident lives or an ability is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The hub.
    Hub,
    /// A sector.
    Sector(Sector),
}

/// Where an ability is printed: the hub and its number there, or a sector and its quarter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The hub or a sector.
    pub place: Place,
    /// Counted from 1.
    pub number: u8,
}

impl Origin {
    /// Its bit in a set of abilities of one station.
    pub(crate) fn bit(self) -> u64 {
        let index = match self.place {
            Place::Hub => usize::from(self.number),
            Place::Sector(sector) => 9 + sector.stack() * QUARTERS + usize::from(self.number) - 1,
        };
        1 << index
    }
}

/// Where an Action marker lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Berth {
    /// On which ship.
    pub ship: Ship,
    /// Whose ship; neutral ones are nobody's.
    pub owner: Option<Seat>,
}

/// What follows from hub, station and residents and is asked for all the time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// Where each species may move in.
    homes: EnumMap<Species, Homes>,
    /// The occasions on which an active ability works, one bit each.
    triggers: u32,
}

/// Places of one station: a bit for every stack, and one for the hub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Homes(u16);

const HUB_BIT: usize = 9;

impl Homes {
    /// No place at all?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a place belongs to them; for a sector only its place on the station counts.
    pub fn contains(self, place: Place) -> bool {
        self.0 & Homes::of(place).0 != 0
    }

    /// The others.
    pub fn without(self, place: Place) -> Homes {
        Homes(self.0 & !Homes::of(place).0)
    }

    fn of(place: Place) -> Homes {
        Homes(
            1 << match place {
                Place::Hub => HUB_BIT,
                Place::Sector(sector) => sector.stack(),
            },
        )
    }
}

/// What counts as progress for SP-END-9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// GEMs held.
    pub gems: u16,
    /// Points on the score track.
    pub points: i16,
    /// Residents on the station.
    pub residents: u8,
}

/// Points by source, during the game.
pub type Points = EnumMap<Source, i16>;

/// The most ships of a fleet.
pub const FLEET: usize = 16;

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The components in use.
    #[serde(skip)]
    pub(crate) data: Shared<Catalogue>,
    /// The hub, once it is chosen.
    pub hub: Option<Hub>,
    /// The hubs dealt (SP-SETUP-8).
    pub dealt: [Option<Hub>; 2],
    /// GEMs and resources.
    pub stock: Stock,
    /// The score track.
    pub points: i16,
    /// Where the points came from.
    pub by_source: Points,
    /// Levels on the diplomacy tracks.
    pub tokens: EnumMap<Track, u8>,
    /// The ships, sorted.
    pub fleet: ArrayVec<OwnShip, FLEET>,
    /// The sectors by stack: three of level 1, three of level 2, three of level 3.
    pub station: [Option<Module>; 9],
    /// Residents on the hub.
    pub lobby: Row,
    /// The private reserve (SP-HUB-A6-1).
    pub reserve: Sectors,
    /// Residents by species, those on the hub included.
    pub census: EnumMap<Species, u8>,
    /// Where the Action marker lies; nowhere means on the player board.
    pub marker: Option<Berth>,
    /// Income actions so far.
    pub incomes: u32,
    /// Income actions in a row, up to 3.
    pub income_run: u8,
    /// What the player had before each of the last three own turns, the oldest first.
    pub before: [Standing; 3],
    /// Kept up to date by [`Player::refresh`].
    pub(crate) summary: Summary,
}

impl Player {
    /// A player with the five ships everybody starts with (SP-SETUP-6), and nothing else.
    pub(crate) fn new(data: Shared<Catalogue>) -> Player {
        Player {
            data,
            fleet: Ship::LEVEL_1.iter().map(|ship| OwnShip { ship: *ship, gems: 0 }).collect(),
            hub: None,
            dealt: [None; 2],
            stock: Stock::default(),
            points: 0,
            by_source: Points::default(),
            tokens: EnumMap::default(),
            station: [None; 9],
            lobby: Row::default(),
            reserve: Sectors::NONE,
            census: EnumMap::default(),
            marker: None,
            incomes: 0,
            income_run: 0,
            before: [Standing::default(); 3],
            summary: Summary::default(),
        }
    }

    /// The sectors of the station.
    pub fn modules(&self) -> impl DoubleEndedIterator<Item = &Module> {
        self.station.iter().flatten()
    }

    /// The sector of this number, if it belongs to the station.
    pub fn module(&self, sector: Sector) -> Option<&Module> {
        self.station[sector.stack()].as_ref().filter(|module| module.sector == sector)
    }

    /// Those who live at a place; nobody where there is no such place.
    pub fn row(&self, place: Place) -> Option<&Row> {
        match place {
            Place::Hub => Some(&self.lobby),
            Place::Sector(sector) => self.module(sector).map(|module| &module.row),
        }
    }

    pub(crate) fn row_mut(&mut self, place: Place) -> &mut Row {
        match place {
            Place::Hub => &mut self.lobby,
            Place::Sector(sector) => {
                &mut self.station[sector.stack()].as_mut().expect("a sector of this station").row
            }
        }
    }

    /// Every place where somebody lives or could live.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        let sectors = self.station.iter().flatten().map(|module| Place::Sector(module.sector));
        std::iter::once(Place::Hub).chain(sectors)
    }

    /// All residents.
    pub fn residents(&self) -> u8 {
        self.census.values().sum()
    }

    /// Aliens among them.
    pub fn aliens(&self) -> u8 {
        self.residents() - self.census[Species::Human]
    }

    /// How many sectors the station has.
    pub fn sectors(&self) -> u8 {
        self.modules().count() as u8
    }

    /// An unused ship of this kind.
    pub fn unused(&self, ship: Ship) -> Option<usize> {
        self.fleet.iter().position(|own| own.ship == ship && own.gems == 0)
    }

    /// Whether a ship of this kind belongs to the fleet.
    pub fn owns(&self, ship: Ship) -> bool {
        self.fleet.iter().any(|own| own.ship == ship)
    }

    /// How many unused ships there are.
    pub fn unused_ships(&self) -> usize {
        self.fleet.iter().filter(|own| own.gems == 0).count()
    }

    pub(crate) fn add_ship(&mut self, ship: Ship) {
        let at = self.fleet.partition_point(|own| own.ship <= ship);
        self.fleet.insert(at, OwnShip { ship, gems: 0 });
    }

    /// Whether any ability works on this occasion.
    #[inline]
    pub(crate) fn acts_on(&self, on: Trigger) -> bool {
        self.summary.triggers & on.bit() != 0
    }

    /// Whether the hub has a conversion (SP-HUB-B6-3, SP-HUB-A1-3).
    #[inline]
    pub(crate) fn converts(&self) -> bool {
        self.acts_on(Trigger::AnyTime) || self.acts_on(Trigger::OwnTurn)
    }

    /// The abilities that work on one occasion: those of the hub, and those of quarters whose resident has settled
    /// (SP-TURN-6).
    pub fn abilities_on(&self, on: Trigger) -> impl Iterator<Item = (Origin, &'static Ability)> {
        let (data, bit) = (self.data.get(), on.bit());
        let any = self.acts_on(on);
        let hub = self.hub.map(|hub| &data.hubs[hub]).filter(|hub| any && hub.triggers & bit != 0);
        let hub = hub.map_or(&[][..], |hub| &hub.abilities[..]);
        let hub =
            hub.iter().zip(1..).map(|(ability, number)| (Origin { place: Place::Hub, number }, ability));
        let station = if any { &self.station[..] } else { &[] };
        let sectors = station.iter().flatten().filter_map(move |module| {
            let card = data.sector(module.sector);
            (card.triggers & bit != 0 && module.row.settled() > 0).then_some((module, card))
        });
        let sectors = sectors.flat_map(|(module, card)| {
            let (place, settled) = (Place::Sector(module.sector), module.row.settled());
            let active = card.slots.iter().filter(move |slot| slot.quarter <= settled);
            active.map(move |slot| (Origin { place, number: slot.quarter }, &slot.ability))
        });
        hub.chain(sectors).filter(move |(_, ability)| ability.on == on)
    }

    /// The places where a species may move in (SP-RES-1, SP-RES-2, SP-RES-8).
    pub(crate) fn homes(&self, species: Species) -> Homes {
        self.summary.homes[species]
    }

    /// The places where somebody who lives at a place may move to, judged once they have left: whoever mixes the
    /// atmosphere takes it along (SP-SEC-108-2).
    pub(crate) fn new_homes(&self, species: Species, old: Place, newcomer: bool) -> Homes {
        let mixes = |slot: &Slot| matches!(slot.ability.effect, Effect::MixedAtmosphere(_));
        let mixing = match old {
            Place::Hub => false,
            Place::Sector(sector) => self.data.sector(sector).slots.iter().any(mixes),
        };
        let homes = if mixing {
            let mut left = self.clone();
            left.row_mut(old).remove(species, newcomer);
            left.summarise().homes[species]
        } else {
            self.homes(species)
        };
        homes.without(old)
    }

    /// Brings the summary up to date after a change of hub, station or residents.
    pub(crate) fn refresh(&mut self) {
        self.summary = self.summarise();
    }

    /// The summary, made anew.
    pub(crate) fn summarise(&self) -> Summary {
        let data = self.data.get();
        let (mut open, mut mixed) = (0_u16, [false; 3]);
        let mut triggers = self.hub.map_or(0, |hub| data.hubs[hub].triggers);
        for (stack, module) in self.station.iter().enumerate() {
            let Some(module) = module else { continue };
            let (card, settled) = (data.sector(module.sector), module.row.settled());
            open |= u16::from(module.row.count() < card.quarters) << stack;
            let active = card.slots.iter().filter(|slot| slot.quarter <= settled);
            for slot in active {
                triggers |= slot.ability.on.bit();
                if let Effect::MixedAtmosphere(color) = slot.ability.effect {
                    mixed[color as usize] = true;
                }
            }
        }
        let hub = self.hub.and_then(|hub| data.hubs[hub].quarters);
        let hub = hub.filter(|(count, _)| *count > self.lobby.count());
        let homes = EnumMap::from_fn(|species| {
            let anywhere = matches!(species, Species::Gold | Species::Human);
            let wings = Color::ALL.iter().map(|color| {
                let welcome = anywhere || color.species() == species || mixed[*color as usize];
                u16::from(welcome) * (0b001_001_001 << *color as u8)
            });
            let lobby = hub.is_some_and(|(_, color)| anywhere || color.species() == species);
            Homes(open & wings.sum::<u16>() | u16::from(lobby) << HUB_BIT)
        });
        Summary { homes, triggers }
    }

    /// The ability printed at a place, if it works now.
    pub fn ability(&self, origin: Origin) -> Option<&'static Ability> {
        let active = match origin.place {
            Place::Hub => true,
            Place::Sector(sector) => origin.number <= self.module(sector)?.row.settled(),
        };
        self.printed(origin).filter(|_| active)
    }

    /// The ability printed at a place, whether it works now or not.
    pub(crate) fn printed(&self, origin: Origin) -> Option<&'static Ability> {
        let data = self.data.get();
        match origin.place {
            Place::Hub => data.hubs[self.hub?].abilities.get(usize::from(origin.number).checked_sub(1)?),
            Place::Sector(sector) => {
                let slot = data.sector(sector).slots.iter().find(|slot| slot.quarter == origin.number)?;
                Some(&slot.ability)
            }
        }
    }

    /// What is counted for incomes and points (SP-CLAR-4, SP-RES-13).
    pub fn count(&self, what: Count) -> u16 {
        match what {
            Count::OwnShips => self.fleet.len() as u16,
            Count::Humans => self.census[Species::Human].into(),
            Count::TealAliens => self.census[Species::Teal].into(),
            Count::PinkAliens => self.census[Species::Pink].into(),
            Count::BrownAliens => self.census[Species::Brown].into(),
            Count::Sectors => self.sectors().into(),
            Count::Level3Sectors => self.modules().filter(|module| module.sector.level() == 3).count() as u16,
            Count::FullSectors => self.modules().filter(|module| module.is_full(&self.data)).count() as u16,
            Count::Metal => self.stock.metal(),
        }
    }

    /// Receives goods; points are written down with their source.
    pub(crate) fn gain(&mut self, goods: Goods, source: Source) {
        self.stock.gain(goods);
        self.score(goods.points.into(), source);
    }

    /// Pays what is there; points are written down as spent.
    pub(crate) fn pay(&mut self, goods: Goods) {
        self.stock.pay(goods);
        self.score(-i16::from(goods.points), Source::Converted);
    }

    /// Moves on the score track.
    pub(crate) fn score(&mut self, points: i16, source: Source) {
        self.points += points;
        self.by_source[source] += points;
    }

    /// The outermost sector of a wing (SP-HUB-A12-5).
    pub fn outermost(&self, color: Color) -> Option<&Module> {
        self.station.iter().skip(color as usize).step_by(3).flatten().last()
    }

    /// What counts as progress.
    pub(crate) fn standing(&self) -> Standing {
        Standing { gems: self.stock.gems, points: self.points, residents: self.residents() }
    }
}

impl From<Sector> for Place {
    fn from(sector: Sector) -> Place {
        Place::Sector(sector)
    }
}
