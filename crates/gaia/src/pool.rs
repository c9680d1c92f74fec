//! Pools of factions (GP-CLUB-2 to GP-CLUB-8): which factions can be played, and who has a say in it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::auction::{self, Lot};
use crate::catalogue::Catalogue;
use crate::deal::{DealTile, Slot};
use crate::event::Event;
use crate::moves::{Decision, Move, Terms};
use crate::names::{Faction, Named};
use crate::rare::Rare;
use crate::setup::Setup;
use crate::{Gaia, Play, show};

/// The boards of the box (GP-COMP-10): a pool has at most one faction of each.
const BOARDS: usize = 7;

/// Which factions can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PoolChoice {
    /// All of them, as printed.
    All,
    /// Some that chance draws (GP-CLUB-5).
    Random,
    /// What the players leave of one faction of every board (GP-CLUB-6).
    Struck,
    /// Those that the players name (GP-CLUB-7).
    Drafted,
}

/// How many factions a pool has (GP-CLUB-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PoolSize {
    /// As many as there are players.
    AsMany,
    /// One more.
    OneMore,
    /// Two more.
    TwoMore,
    /// Three more.
    ThreeMore,
}

/// The factions that can be played, as far as that was agreed otherwise than printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pool {
    /// How it is made.
    pub made: PoolChoice,
    /// How many factions it shall have.
    pub size: u8,
    /// Whether they are auctioned (GP-CLUB-9).
    pub auction: bool,
    /// Factions that nobody may play (GP-CLUB-2).
    pub banned: ArrayVec<Faction, 14>,
    /// What is in it.
    pub lots: ArrayVec<Lot, BOARDS>,
    /// What was in it and has been struck out.
    pub struck: ArrayVec<Faction, BOARDS>,
    /// Who made the last bid.
    pub last_bid: Option<Seat>,
}

impl Pool {
    /// What was agreed about the factions; nothing where it is as printed.
    pub(crate) fn agreed(setup: &Setup, data: &Catalogue) -> Result<Rare<Pool>, Refusal> {
        let Setup { players, auction, pool, pool_size, banned, .. } = setup;
        let larger = pool_size.filter(|size| *size != PoolSize::AsMany);
        let some = *auction || larger.is_some();
        let made = pool.unwrap_or(if some { PoolChoice::Random } else { PoolChoice::All });
        if made == PoolChoice::All && !some && banned.is_empty() {
            return Ok(Rare::default());
        }
        if *players == 1 {
            return Err(Refusal::new("GP-CLUB-1", "club-alone"));
        }
        if setup.first_game {
            return Err(Refusal::new("GP-SETUP-23", "first-game-factions"));
        }
        if made == PoolChoice::All && *auction {
            return Err(Refusal::new("GP-CLUB-9", "auction-needs-pool"));
        }
        if made == PoolChoice::All && larger.is_some() {
            return Err(Refusal::new("GP-CLUB-4", "size-needs-pool"));
        }
        let size = players + pool_size.map_or(0, |size| size as u8);
        let banned = Faction::ALL.iter().copied().filter(|faction| banned.contains(faction)).collect();
        let (lots, struck) = (ArrayVec::new(), ArrayVec::new());
        let pool = Pool { made, size, auction: *auction, banned, lots, struck, last_bid: None };
        let boards = pool.boards(data);
        if boards < size {
            return Err(Refusal::new("GP-CLUB-2", "too-many-banned")
                .with("boards", boards)
                .with("need", size));
        }
        Ok(Rare::new(pool))
    }

    /// How many boards have a faction that may be played.
    fn boards(&self, data: &Catalogue) -> u8 {
        let open = |faction: &Faction| !self.banned.contains(faction);
        let first = |faction: &&Faction| {
            let other = data.factions[**faction].other_side;
            !open(&other) || (**faction as usize) < other as usize
        };
        Faction::ALL.iter().filter(|faction| open(faction)).filter(first).count() as u8
    }

    /// The factions in it.
    pub fn factions(&self) -> impl Iterator<Item = Faction> {
        self.lots.iter().map(|lot| lot.faction)
    }

    /// Whether a faction lies there.
    pub fn holds(&self, faction: Faction) -> bool {
        self.factions().any(|own| own == faction)
    }

    fn add(&mut self, faction: Faction) {
        self.lots.push(Lot { faction, bid: None });
    }

    /// How many factions lie there before players strike some out.
    fn laid_out(&self, data: &Catalogue) -> usize {
        usize::from(if self.made == PoolChoice::Struck { self.boards(data) } else { self.size })
    }
}

impl Gaia {
    /// What was agreed about the factions, while they are shared out.
    pub fn pool(&self) -> Option<&Pool> {
        self.pool.get()
    }

    /// What comes next before factions are chosen: the pool is filled, struck from, auctioned.
    pub(crate) fn next_of_pool(&self) -> Option<(Seat, Decision)> {
        let pool = self.pool()?;
        let (lots, seats) = (pool.lots.len(), self.players.len());
        // GP-CLUB-6, GP-CLUB-7: the last player begins, and it goes backwards.
        let backwards = |turn: usize| Seat::new(seats - 1 - (turn % usize::from(seats)) as u8);
        let full = lots >= usize::from(pool.size);
        match pool.made {
            PoolChoice::Random | PoolChoice::Struck
                if lots + pool.struck.len() < pool.laid_out(self.data()) =>
            {
                Some((Seat::new(0), DealTile(Slot::Faction).into()))
            }
            PoolChoice::Struck if lots > usize::from(pool.size) => {
                Some((backwards(pool.struck.len()), Strike.into()))
            }
            PoolChoice::Drafted if !full => Some((backwards(lots), Nominate.into())),
            _ => Some((self.next_bidder()?, auction::Bid.into())),
        }
    }

    /// GP-CLUB-2, GP-CLUB-8: whether a faction can be played at all.
    pub(crate) fn check_pool(&self, faction: Faction) -> Result<(), Refusal> {
        let Some(pool) = self.pool() else { return Ok(()) };
        if pool.banned.contains(&faction) {
            return Err(Refusal::new("GP-CLUB-2", "faction-banned").with("faction", faction.id()));
        }
        if pool.made != PoolChoice::All && !pool.holds(faction) {
            return Err(Refusal::new("GP-CLUB-8", "not-in-pool").with("faction", faction.id()));
        }
        Ok(())
    }

    /// GP-CLUB-2, GP-CLUB-3: what may still come into the pool.
    pub(crate) fn check_for_pool(&self, faction: Faction) -> Result<Terms, Refusal> {
        let Some(pool) = self.pool() else { return Err(self.out_of_place(Move::Nominate(faction))) };
        if pool.banned.contains(&faction) {
            return Err(Refusal::new("GP-CLUB-2", "faction-banned").with("faction", faction.id()));
        }
        let other = self.data().factions[faction].other_side;
        let known = |own: Faction| pool.holds(own) || pool.struck.contains(&own);
        if known(faction) || known(other) {
            return Err(Refusal::new("GP-CLUB-3", "board-in-pool").with("faction", faction.id()));
        }
        Ok(Terms::free())
    }

    /// GP-CLUB-6: only what lies in the pool can be struck out.
    fn check_strike(&self, faction: Faction) -> Result<Terms, Refusal> {
        let holds = self.pool().is_some_and(|pool| pool.holds(faction));
        let missing = Refusal::new("GP-CLUB-6", "not-in-pool").with("faction", faction.id());
        if holds { Ok(Terms::free()) } else { Err(missing) }
    }
}

impl Play<'_> {
    /// A faction comes into the pool.
    pub(crate) fn add_to_pool(&mut self, faction: Faction) {
        if let Some(pool) = self.pool.get_mut() {
            pool.add(faction);
        }
    }
}

/// A choice among the cards of factions.
pub(crate) fn on_card(faction: Faction) -> Sketch {
    Sketch::default().at(format!("faction-{faction}")).pictured()
}

/// Which faction to strike out of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Strike;

impl Question<Gaia> for Strike {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.pool().into_iter().flat_map(Pool::factions).map(Move::Strike));
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Strike(faction) => game.check_strike(faction),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let (Move::Strike(faction), Some(pool)) = (mv, play.pool.get_mut()) else { return };
        pool.lots.retain(|lot| lot.faction != faction);
        pool.struck.push(faction);
        play.tell(Event::Struck { seat, faction });
    }
}

impl Ask<Gaia> for Strike {
    fn prompt(&self, game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        let size = game.pool().map_or(0, |pool| pool.size);
        ("ask-strike", vec![("size", size.into())])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Strike(faction) = mv else { return None };
        Some(show::one("move-strike", "faction", faction.id()))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Strike(faction) = mv else { return Sketch::default() };
        on_card(faction)
    }

    fn notes(&self, game: &Gaia, _seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        let Move::Strike(faction) = run.mv else { return Vec::new() };
        show::faction_notes(game, faction, lang)
    }
}

/// Which faction to put into the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Nominate;

impl Question<Gaia> for Nominate {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        let open = Faction::ALL.iter().filter(|faction| game.check_for_pool(**faction).is_ok());
        out.extend(open.map(|faction| Move::Nominate(*faction)));
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Nominate(faction) => game.check_for_pool(faction),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Nominate(faction) = mv else { return };
        play.add_to_pool(faction);
        play.tell(Event::Nominated { seat, faction });
    }
}

impl Ask<Gaia> for Nominate {
    fn prompt(&self, game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        let (number, size) = game.pool().map_or((0, 0), |pool| (pool.lots.len() as u8 + 1, pool.size));
        ("ask-nominate", vec![("number", number.into()), ("size", size.into())])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Nominate(faction) = mv else { return None };
        Some(show::one("move-nominate", "faction", faction.id()))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Nominate(faction) = mv else { return Sketch::default() };
        on_card(faction)
    }

    fn notes(&self, game: &Gaia, _seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        let Move::Nominate(faction) = run.mv else { return Vec::new() };
        show::faction_notes(game, faction, lang)
    }
}
