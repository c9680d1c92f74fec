//! What lies in front of a player, and the tiles of the board.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::Axial;
use serde::{Deserialize, Serialize};

use crate::catalogue::Catalogue;
use crate::cubes::Cubes;
use crate::names::{Action, Objective, Technology, Track};

/// A planet by its number, or Earth. Written as the number; Earth is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct World(u8);

impl World {
    /// Everybody's own Earth.
    pub const EARTH: World = World(0);

    /// A planet by its number.
    pub const fn planet(number: u8) -> World {
        World(number)
    }

    /// The number of a planet; Earth has none.
    pub fn number(self) -> Option<u8> {
        (self.0 > 0).then_some(self.0)
    }

    /// A small number of its own.
    pub fn index(self) -> u8 {
        self.0
    }
}

impl std::fmt::Display for World {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.number() {
            None => f.write_str("earth"),
            Some(number) => write!(f, "{number}"),
        }
    }
}

/// A world that a player controls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Holding {
    /// Which one.
    pub world: World,
    /// Where its tile lies; Earth is where Sol is (KE-MISS-3).
    pub hex: Axial,
    /// The cubes on its card.
    pub cubes: Cubes,
    /// Whether the card shows its terraformed side.
    pub terraformed: bool,
}

/// A starship on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ship {
    /// Where it is.
    pub hex: Axial,
    /// Whether it has moved in this step (KE-MOVE-1).
    pub moved: bool,
}

/// An objective card in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Secret {
    /// There is none.
    #[default]
    Nothing,
    /// There is one, and whoever looks may not know which.
    Unknown,
    /// This one.
    Is(Objective),
}

impl Secret {
    /// The card, if it is known.
    pub fn known(self) -> Option<Objective> {
        match self {
            Secret::Is(objective) => Some(objective),
            Secret::Nothing | Secret::Unknown => None,
        }
    }

    /// The card as others see it.
    #[must_use]
    pub(crate) fn hidden(self) -> Secret {
        if self == Secret::Nothing { self } else { Secret::Unknown }
    }
}

/// What lies in front of a player. The Ghost has only its levels and its leadership (KE-SOLO-2).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Available resources.
    pub pool: Cubes,
    /// Clausius' Pit.
    pub pit: Cubes,
    /// Earth, then the planets by their numbers.
    pub worlds: ArrayVec<Holding, 6>,
    /// Starships on the board, sorted by where they are.
    pub ships: ArrayVec<Ship, 3>,
    /// Levels of the technologies.
    pub levels: EnumMap<Technology, u8>,
    /// Places on the leadership tracks.
    pub leadership: EnumMap<Track, u8>,
    /// Medals by their track.
    pub medals: EnumMap<Track, u8>,
    /// Where the action cube stands.
    pub cube: Action,
    /// The objectives that were dealt.
    pub dealt: [Secret; 2],
    /// The objective that was kept.
    pub objective: Secret,
}

impl Player {
    /// A player before the game (KE-SETUP-1 to KE-SETUP-5).
    pub(crate) fn new(data: &Catalogue) -> Player {
        let numbers = &data.numbers;
        let earth = Holding {
            world: World::EARTH,
            hex: data.galaxy.sol,
            cubes: numbers.on_earth,
            terraformed: false,
        };
        Player {
            pool: numbers.kit.less(numbers.on_earth),
            worlds: ArrayVec::from_iter([earth]),
            ..Player::ghost(data)
        }
    }

    /// The Ghost: levels and leadership, and nothing else (KE-SOLO-2).
    pub(crate) fn ghost(data: &Catalogue) -> Player {
        Player {
            pool: Cubes::NONE,
            pit: Cubes::NONE,
            worlds: ArrayVec::new(),
            ships: ArrayVec::new(),
            levels: EnumMap::default(),
            leadership: EnumMap::default(),
            medals: EnumMap::default(),
            cube: data.numbers.start_action,
            dealt: [Secret::Nothing; 2],
            objective: Secret::Nothing,
        }
    }

    /// A world the player controls.
    #[inline]
    pub fn world(&self, world: World) -> Option<&Holding> {
        self.worlds.iter().find(|holding| holding.world == world)
    }

    /// The same, to be changed.
    #[inline]
    pub(crate) fn world_mut(&mut self, world: World) -> &mut Holding {
        self.worlds.iter_mut().find(|holding| holding.world == world).expect("an own world")
    }

    /// The planets, without Earth.
    pub fn planets(&self) -> impl Iterator<Item = &Holding> {
        self.worlds.iter().filter(|holding| holding.world != World::EARTH)
    }

    /// All cubes on worlds, Earth included.
    pub fn stored(&self) -> Cubes {
        self.worlds.iter().fold(Cubes::NONE, |sum, holding| sum + holding.cubes)
    }

    /// Planets that are terraformed.
    pub fn terraformed(&self) -> u8 {
        self.worlds.iter().filter(|holding| holding.terraformed).count() as u8
    }

    /// The sum of all levels.
    pub fn level_sum(&self) -> u8 {
        self.levels.values().sum()
    }

    /// Medals of both kinds.
    pub fn medal_sum(&self) -> u8 {
        self.medals.values().sum()
    }

    /// A starship by where it is.
    pub fn ship_at(&self, hex: Axial) -> Option<Ship> {
        self.ships.iter().copied().find(|ship| ship.hex == hex)
    }

    /// Adds a planet; they stay sorted, so that alike positions are alike.
    pub(crate) fn add_world(&mut self, holding: Holding) {
        let place = self.worlds.iter().position(|other| other.world > holding.world);
        self.worlds.insert(place.unwrap_or(self.worlds.len()), holding);
    }

    /// Adds a starship; they stay sorted as well.
    pub(crate) fn add_ship(&mut self, ship: Ship) {
        let place = self.ships.iter().position(|other| other.hex > ship.hex);
        self.ships.insert(place.unwrap_or(self.ships.len()), ship);
    }

    /// Takes a starship off the board.
    pub(crate) fn remove_ship(&mut self, hex: Axial) {
        self.ships.retain(|ship| ship.hex != hex);
    }
}

/// A celestial body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// A planet by its number.
    Planet(u8),
    /// A mine.
    Mine,
    /// A colonial target.
    Target,
}

/// How a tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Face down: nobody knows what it is.
    Down,
    /// Face up.
    Up(Body),
    /// It has left the game (KE-MOVE-9).
    Gone,
}

/// A tile of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// Where it lies.
    pub hex: Axial,
    /// How it lies.
    pub face: Face,
}

/// The bodies that nobody has seen yet. Which tile is which is decided when it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Unseen {
    /// Planets, one bit for each number.
    pub planets: u32,
    /// Mines.
    pub mines: u8,
    /// Colonial targets.
    pub targets: u8,
}

impl Unseen {
    /// The bodies with how many there are of each.
    pub fn bodies(self) -> impl Iterator<Item = (Body, u32)> {
        let planets = (1..=28_u8).filter(move |number| self.planets >> number & 1 == 1);
        let others = [(Body::Mine, self.mines.into()), (Body::Target, self.targets.into())];
        let planets = planets.map(|number| (Body::Planet(number), 1));
        planets.chain(others.into_iter().filter(|(_, n)| *n > 0))
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.planets.count_ones() + u32::from(self.mines) + u32::from(self.targets)
    }

    /// Whether all have been seen.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Takes one out.
    pub(crate) fn take(&mut self, body: Body) {
        match body {
            Body::Planet(number) => self.planets &= !(1 << number),
            Body::Mine => self.mines -= 1,
            Body::Target => self.targets -= 1,
        }
    }
}
