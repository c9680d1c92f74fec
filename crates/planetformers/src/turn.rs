//! Rounds and turns (PF-TURN): what comes after what, and the draw of step 5 (PF-GAIN-6).

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::canteen::{DrawCrew, Refill};
use crate::destination::Actions;
use crate::travel::Travel;
use crate::upgrades::Unlock;
use crate::{Event, Move, Planetformers, Play, Step, Terms, TurnSoFar, crew};

impl Play<'_> {
    /// Goes on when no question is open. `false` once the game is over. The steps of a turn follow each other strictly
    /// (PF-TURN-3, PF-TURN-5).
    pub(crate) fn next_step(&mut self) -> bool {
        let seat = self.active;
        match self.step {
            Step::Start => self.choose_start(),
            Step::Layout(next) => self.lay_out_planets(next),
            Step::Canteen(place) => self.fill_canteen(place),
            Step::Deal(card) => self.deal(card),
            Step::Keep(place) => self.keep_cards(place),
            Step::Supplies(place) => self.choose_supplies(place),
            Step::Turn => self.begin_turn(),
            Step::Travel => self.ask(seat, Travel),
            Step::Income(place) => self.pay_outposts(place),
            Step::Crew => self.ask(seat, crew::Play),
            Step::Actions => self.ask(seat, Actions),
            Step::Draw => self.ask(seat, LastDraw),
            Step::EndOfTurn(place) => self.tidy_up(place),
            Step::Automa => self.next_automa_step(),
            Step::Over => return false,
        }
        true
    }

    /// PF-TURN-1: a round begins with the holder of the First Player marker.
    pub(crate) fn begin_round(&mut self) {
        self.round += 1;
        self.active = self.first;
        self.raised = false;
        self.step = Step::Turn;
        let (round, first) = (self.round, self.first);
        self.tell(Event::RoundBegan { round, first });
    }

    /// Step 1 is an upgrade; what comes before it is nothing but a fresh start.
    fn begin_turn(&mut self) {
        let seat = self.active;
        self.turn = TurnSoFar::default();
        self.tell(Event::TurnBegan { seat });
        if self.is_automatic(seat) {
            self.begin_automa_turn();
        } else {
            self.step = Step::Travel;
            self.ask(seat, Unlock);
        }
    }

    /// PF-CREW-22: places of the Canteen that could not be refilled before are filled now, if there are cards.
    pub(crate) fn tidy_up(&mut self, place: u8) {
        let empty = (place..3).find(|place| self.canteen[usize::from(*place)].is_none());
        match empty {
            Some(place) if !self.drawable().is_empty() => {
                let seat = self.active;
                self.step = Step::EndOfTurn(place + 1);
                self.ask(seat, Refill { place });
            }
            _ => self.end_turn(),
        }
    }

    fn end_turn(&mut self) {
        let seat = self.active;
        self.turns += 1;
        self.step = Step::Turn;
        self.tell(Event::TurnEnded { seat });
        let next = seat.clockwise(1, self.players.len());
        if next == self.first { self.end_round() } else { self.active = next }
    }
}

impl Planetformers {
    /// An answer, if it is legal and leaves this seat nothing more to decide on this turn.
    pub(crate) fn closes(&self, seat: Seat, mv: Move) -> Option<Move> {
        let mut after = self.clone();
        after.play(mv).ok()?;
        let handed_over = || after.question().is_none_or(|next| next.seat != seat);
        (after.turns > self.turns || handed_over()).then_some(mv)
    }

    /// PF-GAIN-6, PF-CREW-25: fewer than six Crew cards, and a card to draw.
    fn check_draw(&self, seat: Seat) -> Result<Terms, Refusal> {
        if !self.has_place(seat) {
            return Err(Refusal::new("PF-CREW-3", "crew-full").with("most", self.data.numbers.hand));
        }
        if self.drawable().is_empty() {
            return Err(Refusal::new("PF-CREW-20", "no-crew-left"));
        }
        Ok(Terms::free())
    }
}

/// Whether to draw a Crew card at the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LastDraw;

impl Question<Planetformers> for LastDraw {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        if game.check_draw(seat).is_ok() {
            out.push(Move::Draw);
        }
        out.push(Move::Pass);
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Draw => game.check_draw(seat),
            // PF-GAIN-7: the deck is named, not the Canteen.
            Move::Canteen(_) => Err(Refusal::new("PF-GAIN-7", "deck-only")),
            Move::Pass => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        play.step = Step::EndOfTurn(0);
        if mv == Move::Draw {
            play.ask(seat, DrawCrew);
        }
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        game.check_draw(seat).is_err().then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for LastDraw {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-last-draw", vec![])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Pass => Some(("move-pass.draw", vec![])),
            _ => crate::canteen::label(game, seat, mv, lang),
        }
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        crate::canteen::sketch(seat, mv).unwrap_or_else(|| Sketch::of("group-end"))
    }

    fn closing(&self, _game: &Planetformers, _seat: Seat) -> Option<Move> {
        Some(Move::Pass)
    }
}

/// The answer does not belong to the question that is open.
pub(crate) fn out_of_place() -> Refusal {
    Refusal::new("PF-TURN-3", "not-asked")
}
