//! Set-up (KE-SETUP): what is agreed, and the table before anything is decided.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{BySeat, Handicap, Refusal, Seat, Shared};

use crate::catalogue::Catalogue;
use crate::names::{Named, Progress};
use crate::player::{Face, Player, Tile, Unseen};
use crate::{Kepler, Step, TurnSoFar};

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 1 to 4; one plays against the Ghost.
    pub players: u8,
    /// Which objectives are dealt (KE-SETUP-15).
    #[serde(default)]
    pub objectives: ObjectiveSet,
    /// Whether the players lay the tiles themselves (KE-SETUP-19).
    #[serde(default)]
    pub lay_tiles: bool,
    /// What has to be reached alone (KE-SOLO-11).
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Points that players have beforehand, more or fewer (KE-SCORE-9).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub handicap: Handicap,
}

/// Which objectives are dealt (KE-OBJ-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectiveSet {
    /// The ten standard cards.
    #[default]
    Standard,
    /// The seven advanced cards.
    Advanced,
}

/// How many points win the solo game (KE-SOLO-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Few.
    Easy,
    /// More.
    #[default]
    Normal,
    /// Many.
    Hard,
}

impl Setup {
    /// The standard game.
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            objectives: ObjectiveSet::Standard,
            lay_tiles: false,
            difficulty: Difficulty::Normal,
            handicap: Handicap::default(),
        }
    }
}

impl Kepler {
    /// The table before anything is decided: tiles face down on their sites, unless the players lay them (KE-SETUP-11).
    pub(crate) fn laid_out(setup: &Setup, data: Shared<Catalogue>) -> Result<Kepler, Refusal> {
        let people = setup.players;
        if !(1..=4).contains(&people) {
            return Err(Refusal::new("KE-COMP-1", "players").with("players", people));
        }
        setup.handicap.check(people, "KE-SCORE-9")?;
        let mut tiles = ArrayVec::new();
        if !setup.lay_tiles {
            let sites = data.get().galaxy.stars_for(people).flat_map(|star| star.sites.iter());
            tiles.extend(sites.map(|hex| Tile { hex: *hex, face: Face::Down }));
        }
        let index = usize::from(people.max(2)) - 2;
        let player = |seat: Seat| {
            if seat.number() <= people { Player::new(&data) } else { Player::ghost(&data) }
        };
        Ok(Kepler {
            data,
            people,
            objectives: setup.objectives,
            lay_tiles: setup.lay_tiles,
            difficulty: setup.difficulty,
            tiles,
            unseen: Unseen {
                planets: data.planets_for(people).fold(0, |set, number| set | 1 << number),
                mines: data.numbers.mines[index],
                targets: data.numbers.targets[index],
            },
            deck: (1 << Progress::ALL.len()) - 1,
            card: None,
            on_card: EnumMap::default(),
            on_track: EnumMap::from_fn(|track| ((1_u16 << data.leadership[track].medals.len()) - 1) as u8),
            players: BySeat::from_fn(people.max(2), player),
            first: Seat::new(0),
            active: Seat::new(0),
            round: 0,
            step: Step::First,
            turn: TurnSoFar::default(),
            qualified: 0,
            stack: ArrayVec::new(),
            turns: 0,
            handicap: setup.handicap,
        })
    }
}
