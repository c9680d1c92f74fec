//! Set-up (SP-SETUP, SP-VAR): what is agreed, and the table before anything is decided.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{BySeat, Handicap, Refusal, Seat, Shared};

use crate::catalogue::Catalogue;
use crate::names::{Ship, Species};
use crate::player::Player;
use crate::sector::Sectors;
use crate::{Action, Neutral, Phoenix, Step};

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Which hubs are dealt.
    #[serde(default)]
    pub hubs: HubSet,
    /// One more sector of each stack in the display (SP-VAR-3).
    #[serde(default)]
    pub friendly: bool,
    /// Predefined sets in place of hubs and drafts (SP-VAR-5).
    #[serde(default)]
    pub first_game: bool,
    /// Who begins (SP-SETUP-7).
    #[serde(default)]
    pub starting_player: Starting,
    /// Points that players have beforehand, more or fewer (SP-SCORE-14).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub handicap: Handicap,
}

/// Who begins (SP-SETUP-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starting {
    /// Chance decides.
    #[default]
    Chance,
    /// The first seat.
    First,
    /// The second seat.
    Second,
    /// The third seat.
    Third,
    /// The fourth seat.
    Fourth,
}

impl Starting {
    /// The seat that is named, if one is.
    fn seat(self) -> Option<Seat> {
        match self {
            Starting::Chance => None,
            Starting::First => Some(Seat::new(0)),
            Starting::Second => Some(Seat::new(1)),
            Starting::Third => Some(Seat::new(2)),
            Starting::Fourth => Some(Seat::new(3)),
        }
    }
}

/// Which hubs are dealt (SP-VAR-1, SP-VAR-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HubSet {
    /// The basic game: B-1 to B-12.
    #[default]
    Basic,
    /// The advanced game: all 24.
    Advanced,
}

impl Setup {
    /// The basic game.
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            hubs: HubSet::Basic,
            friendly: false,
            first_game: false,
            starting_player: Starting::Chance,
            handicap: Handicap::default(),
        }
    }

    fn check(&self) -> Result<(), Refusal> {
        if !(2..=4).contains(&self.players) {
            return Err(Refusal::new("SP-COMP-1", "players").with("players", self.players));
        }
        if self.starting_player.seat().is_some_and(|seat| seat.number() > self.players) {
            return Err(Refusal::new("SP-SETUP-7", "no-such-player").with("players", self.players));
        }
        if self.first_game && self.hubs == HubSet::Advanced {
            return Err(Refusal::new("SP-VAR-5", "first-game-hubs"));
        }
        self.handicap.check(self.players, "SP-SCORE-14")
    }
}

impl Phoenix {
    /// The table before anything is decided: level-1 ships in the fleets (SP-SETUP-6), Humans on Terra (SP-SETUP-1),
    /// all sectors and all other ships unseen.
    pub(crate) fn laid_out(setup: &Setup, data: Shared<Catalogue>) -> Result<Phoenix, Refusal> {
        setup.check()?;
        let mut deck = EnumMap::from_fn(|ship: Ship| data.ships[ship].copies);
        let mut gone = EnumMap::default();
        for ship in Ship::LEVEL_1 {
            // Level-1 ships of colours that nobody plays stay in the box.
            gone[ship] = std::mem::take(&mut deck[ship]).saturating_sub(setup.players);
        }
        for ship in Ship::NEUTRAL {
            deck[ship] = 0;
        }
        let mut supply = EnumMap::default();
        supply[Species::Human] = data.numbers.humans[usize::from(setup.players - 2)];
        let start = setup.starting_player.seat();
        Ok(Phoenix {
            data,
            hubs: setup.hubs,
            friendly: setup.friendly,
            first_game: setup.first_game,
            start: start.unwrap_or(Seat::new(0)),
            display: Sectors::NONE,
            boxed: Sectors::ALL,
            supply,
            drawn: supply,
            shown: ArrayVec::new(),
            deck,
            gone,
            neutral: [Neutral::default(); 5],
            players: BySeat::from_fn(setup.players, |_| Player::new(data)),
            step: if start.is_some() { Step::Aliens } else { Step::Start },
            active: start.unwrap_or(Seat::new(0)),
            action: Action::default(),
            ending: None,
            stack: ArrayVec::new(),
            turns: 0,
            handicap: setup.handicap,
        })
    }
}
