//! Set-up (PF-SETUP): what is agreed, and the table before anything is decided.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Handicap, Refusal, Seat, Shared};

use crate::automa::Automa;
use crate::cards::{CrewSet, SurvivorSet};
use crate::catalogue::Catalogue;
use crate::names::{Level, Planet};
use crate::player::Player;
use crate::world::World;
use crate::{Planetformers, Step, TurnSoFar};

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of people, 1 to 4; one plays against the Automa (PF-SETUP-1).
    pub players: u8,
    /// How strong the Automa is, for a person alone.
    #[serde(default = "easy")]
    pub level: Level,
    /// Who begins (PF-SETUP-15); alone it is always the person (PF-SOLO-8).
    #[serde(default)]
    pub starting_player: Starting,
    /// Points that players have beforehand, more or fewer (PF-SCORE-8).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub handicap: Handicap,
}

const fn easy() -> Level {
    Level::Easy
}

/// Who begins (PF-SETUP-15).
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

impl Setup {
    /// A game for so many people.
    pub fn new(players: u8) -> Setup {
        Setup { players, level: easy(), starting_player: Starting::Chance, handicap: Handicap::default() }
    }

    fn check(&self) -> Result<(), Refusal> {
        if !(1..=4).contains(&self.players) {
            return Err(Refusal::new("PF-SETUP-1", "players").with("players", self.players));
        }
        if self.starting_player.seat().is_some_and(|seat| seat.number() > self.players) {
            return Err(Refusal::new("PF-SETUP-15", "no-such-player").with("players", self.players));
        }
        self.handicap.check(self.players, "PF-SCORE-8")
    }

    /// Who begins, where that is agreed.
    fn start(&self) -> Option<Seat> {
        if self.players == 1 { Some(Seat::new(0)) } else { self.starting_player.seat() }
    }
}

impl Planetformers {
    /// The table before anything is decided: the Star Portal in its cell (PF-SETUP-7), all cards in their decks
    /// (PF-SETUP-9 to PF-SETUP-11), all Arks on the Portal (PF-SETUP-14).
    pub(crate) fn laid_out(setup: &Setup, data: Shared<Catalogue>) -> Result<Planetformers, Refusal> {
        setup.check()?;
        let start = setup.start();
        let mut system = std::array::from_fn(|_| None);
        system[data.grid.portal.index()] = Some(World::new(Planet::StarPortal));
        // PF-SOLO-1: alone one plays against the Automa, on the second seat.
        let seats = setup.players.max(2);
        let mut game = Planetformers {
            data,
            system,
            crew_deck: CrewSet::ALL,
            crew_discard: CrewSet::NONE,
            canteen: [None; 3],
            survivor_deck: SurvivorSet::ALL,
            survivor_discard: SurvivorSet::NONE,
            scouted: SurvivorSet::NONE,
            players: BySeat::from_fn(seats, |_| Player::new(data)),
            automa: (setup.players == 1).then(|| Automa::new(setup.level)),
            step: if start.is_some() { Step::Layout(0) } else { Step::Start },
            first: start.unwrap_or(Seat::new(0)),
            active: start.unwrap_or(Seat::new(0)),
            round: 0,
            turn: TurnSoFar::default(),
            terraformed: 0,
            quiet_rounds: 0,
            raised: false,
            ending: None,
            stack: ArrayVec::new(),
            turns: 0,
            handicap: setup.handicap,
        };
        game.equip_automa();
        Ok(game)
    }

    /// How many people play.
    pub(crate) fn people(&self) -> u8 {
        if self.automa.is_some() { 1 } else { self.players.len() }
    }
}
