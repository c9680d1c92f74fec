//! A recorded game.

use std::collections::BTreeMap;

use enum_map::EnumMap;
use gaia::board::{Board, Map, Spot, Tile};
use gaia::catalogue::Catalogue;
use gaia::names::{Advanced, Area, Booster, FinalTile, Named, Place, Planet, Standard, Token};
use gaia::{Deal, Gaia, MapChoice, Setup, Switches, TurnOrder, Turning};
use hex::Axial;
use serde::{Deserialize, Serialize};
use serde_json::{Map as Json, Value};
use table::{Components as _, Game as _};

use crate::words::{Word, round_tile};

/// A game as one line of a record file. Without the number of players, the set-up and the moves there is no game;
/// everything else may be left out.
#[derive(Deserialize)]
pub struct Record {
    /// Its name.
    #[serde(default)]
    pub id: String,
    /// Number of players.
    pub players: u8,
    /// Options that are not the usual ones.
    #[serde(default)]
    pub options: Json<String, Value>,
    /// What chance decided.
    pub setup: RecordSetup,
    /// The moves, the first one being the start of the game.
    pub moves: Vec<RecordMove>,
    /// Samples of legal moves.
    #[serde(default)]
    pub legal: Vec<LegalList>,
    /// Commands that are accepted but lead nowhere.
    #[serde(default)]
    pub deadends: Vec<DeadEnd>,
    /// Federations and the verdict on them.
    #[serde(default)]
    pub probes: Vec<Probe>,
    /// The result, if the game was finished.
    pub r#final: Option<Final>,
    /// Boards that differ from the printed ones.
    pub board_overrides: Option<Value>,
}

/// The table at the start.
#[derive(Serialize, Deserialize)]
pub struct RecordSetup {
    #[serde(default)]
    pub(crate) sectors: Vec<Sector>,
    /// Coordinates, planet, sector and name of every hex.
    pub(crate) hexes: Vec<(i8, i8, String, String, String)>,
    pub(crate) tech: BTreeMap<String, String>,
    pub(crate) adv: BTreeMap<String, String>,
    pub(crate) terrafed: String,
    pub(crate) boosters: Vec<String>,
    #[serde(rename = "roundScoring")]
    pub(crate) round_scoring: Vec<String>,
    #[serde(rename = "finalScoring")]
    pub(crate) final_scoring: Vec<String>,
    /// Federation tokens in supply. They follow from the rest.
    #[serde(default)]
    pub(crate) fedpool: BTreeMap<String, u8>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct Sector {
    pub(crate) name: String,
    pub(crate) rot: u8,
    pub(crate) q: i8,
    pub(crate) r: i8,
}

/// One line of a game.
#[derive(Deserialize)]
pub struct RecordMove {
    /// The line as it was given.
    pub raw: String,
    /// What had changed when it was complete.
    #[serde(default)]
    pub after: Json<String, Value>,
}

/// The legal moves at one point.
#[derive(Deserialize)]
pub struct LegalList {
    /// Before which move.
    pub m: usize,
    /// After which of its commands.
    pub pre: Vec<String>,
    /// By command.
    pub cmds: Json<String, Value>,
}

/// Commands that can never be completed.
#[derive(Deserialize)]
pub struct DeadEnd {
    /// Before which move.
    pub m: usize,
    /// The commands.
    pub pre: Vec<String>,
}

/// Federations tried at one point.
#[derive(Deserialize)]
pub struct Probe {
    /// Before which move.
    pub m: usize,
    /// After which of its commands.
    pub pre: Vec<String>,
    /// Hexes and verdict.
    pub fed: Vec<Vec<Value>>,
}

/// The result of a game.
#[derive(Deserialize)]
pub struct Final {
    /// Scores by seat.
    pub vp: Vec<i32>,
    /// Seats with the highest score.
    pub winners: Vec<usize>,
    /// Points by source.
    pub breakdown: Vec<BTreeMap<String, BTreeMap<String, i32>>>,
    /// Counts for the final tiles.
    #[serde(rename = "finalCounts")]
    pub counts: BTreeMap<String, Vec<u8>>,
}

/// Their coordinates to ours.
pub(crate) fn ours(q: i8, r: i8) -> Axial {
    Axial::new(r, -q - r)
}

/// Our coordinates to theirs.
pub(crate) fn theirs(at: Axial) -> (i8, i8) {
    (-at.q - at.r, at.q)
}

/// A kind by its name there.
fn find<K: Word>(word: &str) -> Result<K, String> {
    K::from_word(word).ok_or_else(|| format!("`{word}` is no {}", K::WORD))
}

/// How far from the middle a map may reach. No real one comes near it.
const FAR: i8 = 40;

/// The rules by which recorded games are played: only such games can be written in this notation.
pub fn setup_of(players: u8) -> Setup {
    Setup {
        players,
        map: MapChoice::Printed,
        turning: Turning::Dice,
        turn_order: TurnOrder::Passing,
        first_game: false,
        switches: Switches {
            downgrade_charges_last_first: true,
            income_by_line: true,
            bescods_may_decline: true,
            fixed_final_conversion: true,
            itars_late_charging: true,
            federation_search_heuristic: true,
            ivits_compare_planets_only: true,
        },
        ..Gaia::default_setup(players)
    }
}

impl Record {
    /// A game that has not begun.
    pub(crate) fn new(id: &str, players: u8, setup: RecordSetup) -> Record {
        Record {
            id: id.to_string(),
            players,
            options: Json::new(),
            setup,
            moves: Vec::new(),
            legal: Vec::new(),
            deadends: Vec::new(),
            probes: Vec::new(),
            r#final: None,
            board_overrides: None,
        }
    }

    /// Why this game cannot be replayed with the printed rules, if so.
    pub fn unsupported(&self) -> Option<&'static str> {
        let has = |key: &str| self.options.get(key).is_some_and(|value| *value != Value::Bool(false));
        let is = |key: &str, value: &str| self.options.get(key).and_then(Value::as_str) == Some(value);
        match () {
            () if has("auction") => Some("faction auction"),
            () if has("advancedRules") => {
                Some("sectors turned by a player in a way the record does not show")
            }
            () if is("layout", "xshape") => Some("map shape that is not printed"),
            () if is("factionVariant", "beta") || self.board_overrides.is_some() => {
                Some("faction boards that are not printed")
            }
            () => None,
        }
    }

    /// The game as we set it up, with the map of the record and the departures of the recording program.
    pub fn setup(&self) -> Result<Setup, String> {
        Ok(Setup { agreed_map: Some(self.map()?), ..setup_of(self.players) })
    }

    /// What fate dealt.
    pub fn deal(&self) -> Result<Deal, String> {
        let setup = &self.setup;
        let lookup = |map: &BTreeMap<String, String>, key: &str| {
            map.get(key).cloned().ok_or_else(|| format!("setup: nothing at `{key}`"))
        };
        let mut tiles = EnumMap::from_fn(|place: Place| Standard::ALL[place as usize]);
        for place in Place::ALL {
            tiles[*place] = find(&lookup(&setup.tech, place.word())?)?;
        }
        let mut advanced = EnumMap::from_fn(|area: Area| Advanced::ALL[area as usize]);
        for area in Area::ALL {
            advanced[*area] = find(&lookup(&setup.adv, area.word())?)?;
        }
        let rounds: Vec<_> = setup
            .round_scoring
            .iter()
            .map(|word| round_tile(word).ok_or_else(|| format!("`{word}` is no round scoring tile")))
            .collect::<Result<_, _>>()?;
        let finals: Vec<FinalTile> =
            setup.final_scoring.iter().map(|word| find(word)).collect::<Result<_, _>>()?;
        let mut boosters: Vec<Booster> =
            setup.boosters.iter().map(|word| find(word)).collect::<Result<_, _>>()?;
        // They lie side by side: nobody knows which came first.
        boosters.sort();
        Ok(Deal {
            tiles,
            advanced,
            terraforming_token: find::<Token>(&setup.terrafed)?,
            boosters,
            rounds: rounds.try_into().map_err(|_| "setup: there must be six round scoring tiles")?,
            finals: finals.try_into().map_err(|_| "setup: there must be two final scoring tiles")?,
            map: self.map()?,
        })
    }

    /// The map: as tiles where these give exactly the recorded hexes, hex by hex otherwise.
    fn map(&self) -> Result<Map, String> {
        let mut names: Vec<&str> = self.setup.hexes.iter().map(|hex| hex.3.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let sectors = self.setup.sectors.iter().map(|sector| (sector.q, sector.r));
        let hexes = self.setup.hexes.iter().map(|hex| (hex.0, hex.1));
        let near = |at: i8| (-FAR..=FAR).contains(&at);
        if let Some((q, r)) = sectors.chain(hexes).find(|(q, r)| !near(*q) || !near(*r)) {
            return Err(format!("setup: {q}x{r} lies too far from the middle"));
        }
        let mut spots = Vec::new();
        for (q, r, planet, sector, _) in &self.setup.hexes {
            let planet = Planet::from_word(planet).ok_or_else(|| format!("`{planet}` is no planet"))?;
            let number = sector.trim_end_matches(char::is_alphabetic).parse().ok();
            let place = names.iter().position(|name| name == sector).unwrap_or(0) as u8;
            let sector = number.unwrap_or(place.saturating_add(100));
            spots.push(Spot { at: ours(*q, *r), planet, sector });
        }
        let data = Catalogue::built_in();
        let sector = |name: &str| data.sectors.iter().find(|sector| sector.boardgamers_name == name);
        let tile = |placed: &Sector| {
            let id = sector(&placed.name)?.id.clone();
            Some(Tile { sector: id, centre: ours(placed.q, placed.r), rotation: placed.rot % 6 })
        };
        let tiles: Option<Vec<_>> = self.setup.sectors.iter().map(tile).collect();
        if let Some(tiles) = tiles {
            let map = Map::Tiles(tiles);
            if let Ok(board) = Board::new(map.clone(), data) {
                let sorted = |mut spots: Vec<Spot>| {
                    spots.sort_by_key(|spot| spot.at);
                    spots
                };
                if sorted(board.spots()) == sorted(spots.clone()) {
                    return Ok(map);
                }
            }
        }
        Ok(Map::Hexes(spots))
    }
}
