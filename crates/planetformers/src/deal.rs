//! The deal (PF-SETUP-11 to PF-SETUP-13): three Crew cards for everybody, of which one is discarded, and resources.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::canteen::{Place, Refill};
use crate::cards::Crew;
use crate::event::{Giver, Why};
use crate::resources::Take;
use crate::show::card_words;
use crate::turn::out_of_place;
use crate::{Move, Planetformers, Play, Step, Terms};

impl Play<'_> {
    /// PF-SETUP-11: three open cards.
    pub(crate) fn fill_canteen(&mut self, place: u8) {
        if place < self.data.numbers.canteen {
            let first = self.first;
            self.step = Step::Canteen(place + 1);
            self.ask(first, Refill { place });
        } else {
            self.step = Step::Deal(0);
        }
    }

    /// PF-SETUP-16: all players are dealt their cards before anybody decides. The Automa gets none (PF-SOLO-5).
    pub(crate) fn deal(&mut self, card: u8) {
        let each = self.data.numbers.dealt;
        if card == each * self.people() {
            self.step = Step::Keep(0);
        } else {
            self.step = Step::Deal(card + 1);
            let seat = self.first.clockwise(card / each, self.players.len());
            self.ask(seat, Deal);
        }
    }

    /// PF-SETUP-12: each in turn discards one card and places the others.
    pub(crate) fn keep_cards(&mut self, place: u8) {
        if place == self.people() {
            self.step = Step::Supplies(0);
        } else {
            self.step = Step::Keep(place + 1);
            let seat = self.first.clockwise(place, self.players.len());
            self.ask(seat, Keep);
        }
    }

    /// PF-SETUP-13: each in turn chooses resources; then the first round begins.
    pub(crate) fn choose_supplies(&mut self, place: u8) {
        if place == self.people() {
            self.begin_round();
        } else {
            self.step = Step::Supplies(place + 1);
            let seat = self.first.clockwise(place, self.players.len());
            let left = self.data.numbers.starting_resources;
            self.ask(seat, Take { left, giver: Giver::Start, passing: false });
        }
    }
}

/// Fate: which Crew card a player is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deal;

impl Question<Planetformers> for Deal {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        game.list_crew_deck(out);
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Crew(card) = mv {
            play.draw_to(seat, card);
        }
    }
}

impl Ask<Planetformers> for Deal {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-deal", vec![])
    }
}

/// Which of the dealt Crew cards to discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Keep;

impl Question<Planetformers> for Keep {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].waiting.iter().map(Move::Discard));
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Discard(card) if game.players[seat].waiting.has(card) => Ok(Terms::card()),
            Move::Discard(_) => Err(Refusal::new("PF-SETUP-12", "not-your-card")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Discard(card) = mv else { return };
        let player = &mut play.players[seat];
        player.waiting.take(card);
        let kept = player.waiting;
        play.discard(seat, card, Why::Dealt);
        // The last question is answered first: cards are placed by their numbers.
        let cards: arrayvec::ArrayVec<Crew, 6> = kept.iter().collect();
        for card in cards.into_iter().rev() {
            play.ask(seat, Place { card });
        }
    }
}

impl Ask<Planetformers> for Keep {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-keep", vec![])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, _game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Discard(card) = mv else { return None };
        Some(card_words("deed-discard", card))
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What the moves of the deal are called.
pub(crate) fn label(_game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    let Move::Discard(card) = mv else { return None };
    Some(card_words("move-discard", card))
}

/// Where the moves of the deal happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    let Move::Discard(card) = mv else { return None };
    Some(Sketch::of("group-crew").at(format!("crew-{card}")))
}
