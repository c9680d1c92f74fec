//! The galaxy board (`map.toml`).

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::Axial;
use serde::{Deserialize, Serialize};
use table::by_kind;
use table::data::DataError;

use crate::hexes::{HexSet, fits};
use crate::names::{StarClass, Zone};

/// The most tiles a game has.
pub const MAX_TILES: usize = 36;

/// The board: hexes, stars and the places for tiles.
#[derive(Debug, Serialize)]
pub struct Galaxy {
    /// All hexes, row by row.
    pub hexes: Vec<Axial>,
    /// The stars, in the order of the file.
    pub stars: Vec<Star>,
    /// Where everybody's Earth is.
    pub sol: Axial,
    /// Other landmarks that nobody can enter, with their ids.
    pub landmarks: Vec<(String, Axial)>,
    /// How far from Sol a zone begins and ends, and whether its tiles lie open from the start.
    pub zones: EnumMap<Zone, (u8, u8, bool)>,
    /// Which classes of stars have tiles with two, three and four players.
    used: EnumMap<StarClass, [bool; 3]>,
    /// All hexes as a set.
    #[serde(skip)]
    pub board: HexSet,
    /// Hexes without star and landmark.
    #[serde(skip)]
    pub open: HexSet,
}

/// A star.
#[derive(Clone, Debug, Serialize)]
pub struct Star {
    /// Its id in the file.
    pub id: String,
    /// Its proper name, the same in all languages.
    pub name: String,
    /// Its class.
    pub class: StarClass,
    /// Where it stands.
    pub hex: Axial,
    /// The hexes beside it that get tiles in the standard layout.
    pub sites: ArrayVec<Axial, 6>,
}

impl Galaxy {
    /// The stars that have tiles with so many players; the solo game counts as two (KE-SETUP-10).
    pub fn stars_for(&self, players: u8) -> impl Iterator<Item = &Star> {
        let index = usize::from(players.clamp(2, 4)) - 2;
        self.stars.iter().filter(move |star| self.used[star.class][index])
    }

    /// The zone of a hex (KE-OBJ-6).
    pub fn zone(&self, hex: Axial) -> Zone {
        let distance = self.sol.distance(hex);
        let within = |(_, (near, far, _)): &(Zone, &(u8, u8, bool))| (*near..=*far).contains(&distance);
        self.zones.iter().find(within).map_or(Zone::Long, |(zone, _)| zone)
    }

    /// Whether tiles on this hex lie open from the start (KE-SETUP-12).
    pub fn is_revealed(&self, hex: Axial) -> bool {
        self.zones[self.zone(hex)].2
    }
}

#[derive(Deserialize)]
pub(super) struct MapFile {
    board: BoardEntry,
    zones: Vec<ZoneEntry>,
    landmarks: Vec<LandmarkEntry>,
    star_classes: Vec<ClassEntry>,
    stars: Vec<StarEntry>,
}

#[derive(Deserialize)]
struct BoardEntry {
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    r: i8,
    q_min: i8,
    q_max: i8,
}

#[derive(Deserialize)]
struct ZoneEntry {
    id: Zone,
    min_distance: u8,
    max_distance: u8,
    revealed_at_setup: bool,
}

#[derive(Deserialize)]
struct LandmarkEntry {
    id: String,
    q: i8,
    r: i8,
    kind: String,
}

#[derive(Deserialize)]
struct ClassEntry {
    id: StarClass,
    used_with_players: Vec<u8>,
}

#[derive(Deserialize)]
struct StarEntry {
    id: String,
    name: String,
    class: StarClass,
    zone: Zone,
    q: i8,
    r: i8,
    sites: Vec<(i8, i8)>,
}

fn wrong(entry: &str, problem: &str) -> DataError {
    DataError::new("map.toml", entry, problem)
}

impl MapFile {
    pub fn finish(self) -> Result<Galaxy, DataError> {
        let row = |row: &Row| (row.q_min..=row.q_max).map(|q| Axial::new(q, row.r)).collect::<Vec<_>>();
        let hexes: Vec<Axial> = self.board.rows.iter().flat_map(row).collect();
        if let Some(outside) = hexes.iter().find(|hex| !fits(**hex)) {
            return Err(wrong("board", &format!("{outside} is outside: q is -15 to 16, r is -7 to 7")));
        }
        let board: HexSet = hexes.iter().copied().collect();
        let home = self.landmarks.iter().find(|landmark| landmark.kind == "home_star");
        let sol = home.map(|home| Axial::new(home.q, home.r));
        let sol = sol.ok_or_else(|| wrong("landmarks", "there is no home star"))?;
        let others = self.landmarks.into_iter().filter(|landmark| landmark.kind != "home_star");
        let landmarks: Vec<(String, Axial)> =
            others.map(|other| (other.id, Axial::new(other.q, other.r))).collect();
        let stars = self.stars.into_iter().map(star).collect::<Result<Vec<Star>, DataError>>()?;
        let classes = by_kind("map.toml", self.star_classes, |entry| entry.id)?;
        let zones = by_kind("map.toml", self.zones, |entry| entry.id)?;
        let mut open = board;
        for hex in stars.iter().map(|star| star.hex).chain(landmarks.iter().map(|(_, hex)| *hex)).chain([sol])
        {
            if !board.contains(hex) {
                return Err(wrong("stars", &format!("{hex} is not on the board")));
            }
            open.remove(hex);
        }
        let galaxy = Galaxy {
            hexes,
            stars,
            sol,
            landmarks,
            zones: zones.map(|_, zone| (zone.min_distance, zone.max_distance, zone.revealed_at_setup)),
            used: classes.map(|_, class| [2, 3, 4].map(|n| class.used_with_players.contains(&n))),
            board,
            open,
        };
        galaxy.check_sites()?;
        Ok(galaxy)
    }
}

fn star(entry: StarEntry) -> Result<Star, DataError> {
    let sites = entry.sites.iter().map(|(q, r)| Axial::new(*q, *r));
    if entry.sites.len() > 3 {
        return Err(wrong(&entry.id, "a star has room for three tiles that do not touch"));
    }
    let star = Star {
        sites: sites.collect(),
        hex: Axial::new(entry.q, entry.r),
        id: entry.id,
        name: entry.name,
        class: entry.class,
    };
    // Where a star stands decides; the file says it for its readers.
    let _ = entry.zone;
    Ok(star)
}

impl Galaxy {
    /// KE-SETUP-9: each site touches its star, no other star and no other site.
    fn check_sites(&self) -> Result<(), DataError> {
        let sites: Vec<Axial> = self.stars.iter().flat_map(|star| star.sites.iter().copied()).collect();
        if sites.len() > MAX_TILES {
            return Err(wrong("stars", &format!("there are {} sites, at most {MAX_TILES}", sites.len())));
        }
        for star in &self.stars {
            for site in &star.sites {
                let stars = self.stars.iter().filter(|other| other.hex.distance(*site) == 1).count();
                let near = sites.iter().filter(|other| other.distance(*site) <= 1).count();
                if !self.open.contains(*site) || star.hex.distance(*site) != 1 || stars != 1 || near != 1 {
                    return Err(wrong(&star.id, &format!("no tile can lie on {site}")));
                }
            }
        }
        Ok(())
    }
}
