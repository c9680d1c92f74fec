//! What chance and the players decide before the first round (KE-SETUP), the progress deck, and what is secret.

use hex::Axial;
use serde::{Deserialize, Serialize};
use table::{Ask, Eye, Filling, Lang, Question, Refusal, Rng, Seat, Sketch, Words};

use crate::hexes::HexSet;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::{Named, Objective};
use crate::player::{Face, Secret, Tile};
use crate::words::{hex_place, named, the_hex};
use crate::{Event, Kepler, ObjectiveSet, Play, Step};

/// Cards of the standard set that may fill up the advanced one, weighed against one advanced card (KE-OBJ-3).
const STANDARD_CARDS: u32 = 10;

/// Fate: who begins (KE-SETUP-18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct First;

impl Question<Kepler> for First {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Kepler, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(Seat::all(game.people).map(|seat| (Move::First(seat), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::First(seat) = mv else { return };
        play.begin_with(seat);
    }
}

impl Ask<Kepler> for First {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-first", vec![])
    }
}

impl Play<'_> {
    /// This player begins (KE-SETUP-18, KE-SOLO-8).
    pub(crate) fn begin_with(&mut self, seat: Seat) {
        self.first = seat;
        self.active = seat;
        self.tell(Event::First { seat });
    }
}

// Laying tiles

impl Kepler {
    /// The tiles of this game.
    pub(crate) fn tile_count(&self) -> u8 {
        self.data.get().galaxy.stars_for(self.people).map(|star| star.sites.len() as u8).sum()
    }

    /// KE-SETUP-9, KE-SETUP-10: hexes beside a star in use, and beside no tile.
    fn free_sites(&self) -> HexSet {
        let galaxy = &self.data.get().galaxy;
        let stars: HexSet = galaxy.stars_for(self.people).map(|star| star.hex).collect();
        let tiles: HexSet = self.tiles.iter().map(|tile| tile.hex).collect();
        let taken = tiles.or(&tiles.neighbours());
        stars.neighbours().and(&galaxy.open).without(&taken)
    }

    fn check_lay(&self, hex: Axial) -> Result<Terms, Refusal> {
        let galaxy = &self.data.get().galaxy;
        let beside = |star: Axial| star.distance(hex) == 1;
        if !galaxy.board.contains(hex) {
            Err(Refusal::new("KE-SETUP-19", "off-board"))
        } else if !galaxy.open.contains(hex) {
            Err(Refusal::new("KE-SETUP-19", "star-here"))
        } else if !galaxy.stars.iter().any(|star| beside(star.hex)) {
            Err(Refusal::new("KE-SETUP-9", "no-star-near"))
        } else if !galaxy.stars_for(self.people).any(|star| beside(star.hex)) {
            Err(Refusal::new("KE-SETUP-10", "star-unused"))
        } else if self.tiles.iter().any(|tile| tile.hex.distance(hex) <= 1) {
            Err(Refusal::new("KE-SETUP-9", "tile-near"))
        } else {
            Ok(Terms::FREE)
        }
    }
}

/// Where to lay a face-down tile (KE-SETUP-19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lay;

impl Question<Kepler> for Lay {
    fn answers(&self, game: &Kepler, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.free_sites().iter().map(Move::Lay));
    }

    fn check(&self, game: &Kepler, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Lay(hex) => game.check_lay(hex),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Lay(hex) = mv else { return };
        // They stay sorted: who laid which is of no account.
        let place = play.tiles.iter().position(|tile| tile.hex > hex).unwrap_or(play.tiles.len());
        play.tiles.insert(place, Tile { hex, face: Face::Down });
        play.tell(Event::Laid { seat, hex });
    }
}

impl Ask<Kepler> for Lay {
    fn prompt(&self, game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-lay", vec![("left", (game.tile_count() - game.tiles.len() as u8).into())])
    }

    fn label(&self, game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Lay(hex) = mv else { return None };
        Some(("move-lay", vec![("hex", the_hex(game, hex, lang))]))
    }

    fn sketch(&self, _game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        let Move::Lay(hex) = mv else { return Sketch::default() };
        Sketch::default().at(hex_place(hex)).pictured()
    }
}

// Objectives

impl Kepler {
    /// What an objective that is dealt next may be, with weights: cards of the set that nobody is known to have. Where the
    /// advanced set is too small, one unknown standard card is among them (KE-OBJ-3).
    fn objectives_left(&self, out: &mut Vec<(Objective, u32)>) {
        let mut known = 0_u32;
        for player in self.players.values() {
            player.dealt.iter().filter_map(|card| card.known()).for_each(|card| known |= 1 << card as u32);
        }
        let is_known = |objective: Objective| known >> objective as u32 & 1 == 1;
        let filled_up = self.objectives == ObjectiveSet::Advanced && self.people == 4;
        let has_standard = || Objective::ALL.iter().any(|card| !card.is_advanced() && is_known(*card));
        let standard = match self.objectives {
            ObjectiveSet::Standard => 1,
            ObjectiveSet::Advanced => u32::from(filled_up && !has_standard()),
        };
        let advanced = match self.objectives {
            ObjectiveSet::Standard => 0,
            ObjectiveSet::Advanced => STANDARD_CARDS,
        };
        for objective in Objective::ALL.iter().copied().filter(|objective| !is_known(*objective)) {
            let weight = if objective.is_advanced() { advanced } else { standard };
            if weight > 0 {
                out.push((objective, weight));
            }
        }
    }

    /// Everything that this eye may not know is blanked (KE-OBJ-2). When the game is over, the cards lie open.
    pub(crate) fn hidden_from(&self, eye: Eye) -> Kepler {
        let mut seen = self.clone();
        if self.step != Step::Over {
            for seat in Seat::all(self.people).filter(|seat| eye != Eye::Seat(*seat)) {
                let player = &mut seen.players[seat];
                player.dealt = player.dealt.map(Secret::hidden);
                player.objective = player.objective.hidden();
            }
        }
        seen
    }

    /// Objectives that are hidden from a seat are dealt anew.
    pub(crate) fn imagined(&self, seat: Seat, rng: &mut Rng) -> Kepler {
        let mut world = self.hidden_from(Eye::Seat(seat));
        let mut left = Vec::new();
        for other in Seat::all(self.people) {
            for place in 0..2 {
                if world.players[other].dealt[place] == Secret::Unknown {
                    left.clear();
                    world.objectives_left(&mut left);
                    let card = rng.pick_weighted(&left).map_or(Secret::Unknown, Secret::Is);
                    world.players[other].dealt[place] = card;
                }
            }
            if world.players[other].objective == Secret::Unknown {
                world.players[other].objective = world.players[other].dealt[rng.below(2) as usize];
            }
        }
        world
    }
}

/// Fate: which objective a player is dealt (KE-SETUP-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deal;

impl Question<Kepler> for Deal {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Kepler, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let mut left = Vec::with_capacity(Objective::ALL.len());
        game.objectives_left(&mut left);
        out.extend(left.into_iter().map(|(objective, weight)| (Move::Deal(objective), weight)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Deal(objective) = mv else { return };
        let free = play.players[seat].dealt.iter_mut().find(|card| **card == Secret::Nothing);
        *free.expect("room for two cards") = Secret::Is(objective);
        play.tell(Event::Dealt { seat, objective: Some(objective) });
    }
}

impl Ask<Kepler> for Deal {
    fn prompt(&self, _game: &Kepler, seat: Seat, _lang: Lang) -> Words {
        ("ask-deal", vec![("player", Filling::Seat(seat))])
    }
}

/// Which objective to keep. Nobody else learns which (KE-OBJ-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Keep;

impl Question<Kepler> for Keep {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].dealt.iter().filter_map(|card| card.known()).map(Move::Keep));
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Keep(objective) if game.players[seat].dealt.contains(&Secret::Is(objective)) => {
                Ok(Terms::FREE)
            }
            Move::Keep(_) => Err(Refusal::new("KE-OBJ-2", "not-dealt")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Keep(objective) = mv else { return };
        play.players[seat].objective = Secret::Is(objective);
        play.tell(Event::Kept { seat, objective: Some(objective) });
    }
}

impl Ask<Kepler> for Keep {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-keep", vec![])
    }

    fn label(&self, _game: &Kepler, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Keep(objective) = mv else { return None };
        Some(named("move-keep", "objective", objective.id()))
    }

    fn sketch(&self, _game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        let Move::Keep(objective) = mv else { return Sketch::default() };
        Sketch::default().at(format!("objective-{objective}")).pictured()
    }
}

// The progress deck

/// Fate: which progress card is turned up (KE-ROUND-3). The two cards that were removed unseen are as likely as any
/// other until the end (KE-SETUP-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reveal;

impl Question<Kepler> for Reveal {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Kepler, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.deck().map(|card| (Move::Card(card), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Card(card) = mv else { return };
        play.deck &= !(1 << card as u32);
        play.card = Some(card);
        let round = play.round;
        play.tell(Event::Card { card, round });
    }
}

impl Ask<Kepler> for Reveal {
    fn prompt(&self, game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-reveal", vec![("round", game.round.into())])
    }
}
