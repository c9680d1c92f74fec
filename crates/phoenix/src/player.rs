//! What lies in front of a player: stock, fleet, station and tokens.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::catalogue::{Ability, Trigger, catalogue};
use crate::goods::{Goods, Stock};
use crate::names::{Color, Count, Hub, Ship, Source, Species, Track};
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
        self.residents().any(|resident| resident == (species, newcomer))
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

    /// The turn is over: whoever was placed on it has settled (SP-RES-6).
    pub(crate) fn settle(&mut self) {
        self.newcomers = 0;
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
    pub fn is_full(&self) -> bool {
        self.row.count() == catalogue().sector(self.sector).quarters
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
pub type Tally = EnumMap<Source, i16>;

/// The most ships of a fleet.
pub const FLEET: usize = 16;

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The hub, once it is chosen.
    pub hub: Option<Hub>,
    /// The hubs dealt (SP-SETUP-8).
    pub dealt: [Option<Hub>; 2],
    /// GEMs and resources.
    pub stock: Stock,
    /// The score track.
    pub points: i16,
    /// Where the points came from.
    pub tally: Tally,
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
    pub incomes: u8,
    /// Income actions in a row, up to 3.
    pub income_run: u8,
    /// What the player had before each of the last three own turns, the oldest first.
    pub before: [Standing; 3],
}

impl Player {
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

    /// Every ability that works now: those of the hub, and those of quarters whose resident has settled (SP-TURN-6).
    pub fn abilities(&self) -> impl Iterator<Item = (Origin, &'static Ability)> {
        let data = catalogue();
        let hub = self.hub.map_or(&[][..], |hub| &data.hubs[hub].abilities[..]);
        let hub =
            hub.iter().zip(1..).map(|(ability, number)| (Origin { place: Place::Hub, number }, ability));
        let sectors = self.modules().flat_map(move |module| {
            let (place, settled) = (Place::Sector(module.sector), module.row.settled());
            let slots = data.sector(module.sector).slots.iter();
            slots
                .filter(move |slot| slot.quarter <= settled)
                .map(move |slot| (Origin { place, number: slot.quarter }, &slot.ability))
        });
        hub.chain(sectors)
    }

    /// The abilities that work on one occasion.
    pub fn abilities_on(&self, on: Trigger) -> impl Iterator<Item = (Origin, &'static Ability)> {
        self.abilities().filter(move |(_, ability)| ability.on == on)
    }

    /// The ability printed at a place, if it works now.
    pub fn ability(&self, origin: Origin) -> Option<&'static Ability> {
        let data = catalogue();
        match origin.place {
            Place::Hub => {
                let index = usize::from(origin.number).checked_sub(1)?;
                data.hubs[self.hub?].abilities.get(index)
            }
            Place::Sector(sector) => {
                let module = self.module(sector)?;
                let slot = data.sector(sector).slots.iter().find(|slot| slot.quarter == origin.number)?;
                (slot.quarter <= module.row.settled()).then_some(&slot.ability)
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
            Count::FullSectors => self.modules().filter(|module| module.is_full()).count() as u16,
            Count::Metal => self.stock.metal(),
        }
    }

    /// Receives goods; points are written down with their source.
    pub(crate) fn gain(&mut self, goods: Goods, source: Source) {
        self.stock.gain(goods);
        self.score(goods.points.into(), source);
    }

    /// Moves on the score track.
    pub(crate) fn score(&mut self, points: i16, source: Source) {
        self.points += points;
        self.tally[source] += points;
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
