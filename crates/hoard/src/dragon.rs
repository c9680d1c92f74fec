//! The dragon, an automatic opponent: its mood is drawn, and what it then does follows from the rules. Each step is a move
//! in the log that nobody chooses.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use crate::{Event, Hoard, Move, Play};

/// Fate: what the dragon feels like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mood;

impl Question<Hoard> for Mood {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Hoard, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let moods = game.kit.moods.iter().zip(0..);
        out.extend(moods.map(|(weight, mood)| (Move::Mood(mood), *weight)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Mood(mood) = mv else { return };
        play.tell(Event::Mood { seat, mood });
        play.ask(seat, Eat { mood });
    }
}

impl Ask<Hoard> for Mood {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-mood", vec![])
    }
}

/// The rules: the dragon eats as many stones as its mood says, but always leaves one if it can (HO-DRAGON-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Eat {
    mood: u8,
}

impl Question<Hoard> for Eat {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Hoard, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.push((Move::Eat(self.mood.min(game.heap - 1).max(u8::from(game.heap == 1))), 1));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Eat(stones) = mv {
            play.take_stones(seat, stones);
        }
    }
}

impl Ask<Hoard> for Eat {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-eat", vec![])
    }
}
