//! Turning up tiles (KE-MAP, KE-BONUS-13).

use hex::Axial;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::moves::{Move, Terms, out_of_place};
use crate::player::Face;
use crate::words::{hex_place, the_hex};
use crate::{Event, Kepler, Play};

impl Kepler {
    /// Where tiles lie face down.
    fn face_down(&self) -> impl Iterator<Item = Axial> {
        self.tiles.iter().filter(|tile| tile.face == Face::Down).map(|tile| tile.hex)
    }

    /// Whether any tile lies face down.
    pub(crate) fn any_face_down(&self) -> bool {
        self.face_down().next().is_some()
    }

    fn check_explore(&self, hex: Axial) -> Result<Terms, Refusal> {
        match self.tile_at(hex).map(|tile| tile.face) {
            Some(Face::Down) => Ok(Terms::FREE),
            _ => Err(Refusal::new("KE-MAP-2", "not-face-down")),
        }
    }
}

/// Which tile to turn up next; each is seen before the next is chosen (KE-MAP-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Explore {
    /// How many more.
    pub left: u8,
    /// How many of them have to be turned up, as long as there are any (KE-MAP-3, KE-BONUS-17).
    pub must: u8,
}

impl Question<Kepler> for Explore {
    fn answers(&self, game: &Kepler, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.face_down().map(Move::Explore));
        if self.must == 0 {
            out.push(Move::Done);
        }
    }

    fn check(&self, game: &Kepler, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Explore(hex) => game.check_explore(hex),
            Move::Done if self.must == 0 => Ok(Terms::FREE),
            // The Galactic Map turns up as many as it says, a bonus action at least one.
            Move::Done if self.must == self.left => {
                Err(Refusal::new("KE-MAP-3", "must-explore").with("left", self.must))
            }
            Move::Done => Err(Refusal::new("KE-BONUS-17", "not-waived")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Explore(hex) = mv else { return };
        if self.left > 1 {
            play.ask(seat, Explore { left: self.left - 1, must: self.must.saturating_sub(1) });
        }
        play.ask(seat, TurnUp { hex });
    }

    /// Where all that are left have to be turned up, the order is of no account.
    fn settled(&self, game: &Kepler, _seat: Seat) -> Option<Move> {
        let mut down = game.face_down();
        let Some(first) = down.next() else { return Some(Move::Done) };
        if self.left == 0 {
            return Some(Move::Done);
        }
        (down.count() < usize::from(self.must)).then_some(Move::Explore(first))
    }
}

impl Ask<Kepler> for Explore {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-explore", vec![("left", self.left.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(mv).unwrap_or_default()
    }
}

/// Fate: what lies under a tile. Any body that nobody has seen yet is as likely as any other (KE-SETUP-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnUp {
    /// Where it lies.
    pub hex: Axial,
}

impl Question<Kepler> for TurnUp {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Kepler, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.unseen.bodies().map(|(body, n)| (Move::Tile(body), n)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Tile(body) = mv else { return };
        play.unseen.take(body);
        let tile = play.tiles.iter_mut().find(|tile| tile.hex == self.hex).expect("a tile there");
        tile.face = Face::Up(body);
        play.tell(Event::TurnedUp { seat, hex: self.hex, body });
    }
}

impl Ask<Kepler> for TurnUp {
    fn prompt(&self, game: &Kepler, _seat: Seat, lang: Lang) -> Words {
        ("ask-turn-up", vec![("hex", the_hex(game, self.hex, lang))])
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Explore(hex) => Some(("move-explore", vec![("hex", the_hex(game, hex, lang))])),
        Move::Done => Some(("move-done", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(mv: Move) -> Option<Sketch> {
    let Move::Explore(hex) = mv else { return None };
    Some(Sketch::default().at(hex_place(hex)).pictured())
}
