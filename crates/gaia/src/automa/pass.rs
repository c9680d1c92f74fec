//! How the Automa passes (GP-SOLO-PASS).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use super::{Automa, AutomaEvent, PassReason, RowPlace};
use crate::event::Event;
use crate::moves::Move;
use crate::names::Booster;
use crate::score::Source;
use crate::{Gaia, Play};

impl RowPlace {
    /// Its place among so many boosters.
    fn index(self, boosters: usize) -> usize {
        match self {
            RowPlace::Left => 0,
            RowPlace::Middle => boosters.saturating_sub(1) / 2,
            RowPlace::Right => boosters.saturating_sub(1),
        }
    }
}

impl Gaia {
    /// GP-SOLO-PASS-3: the booster that the support card shows; none in the last round (GP-SOLO-PASS-9).
    fn automa_booster(&self) -> Option<(RowPlace, Booster)> {
        let automa = self.automa()?;
        let place = self.data().automa.card(automa.support?).booster_on_pass;
        let booster = automa.row.get(place.index(automa.row.len()))?;
        (self.round < self.data().numbers.rounds).then_some((place, *booster))
    }

    /// GP-SOLO-PASS-2: left number in the first half of the rounds, right number in the second.
    fn automa_pass_points(&self) -> u8 {
        let tile = self.rounds[usize::from(self.round) - 1];
        let late = self.round > self.data().numbers.rounds / 2;
        self.data().round_tiles[tile].automa_vp[usize::from(late)]
    }
}

/// The rules: the Automa passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct AutomaPass {
    /// Why.
    pub why: PassReason,
}

impl Question<Gaia> for AutomaPass {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.push((Move::Pass(game.automa_booster().map(|(_, booster)| booster)), 1));
    }

    /// GP-SOLO-PASS-2, GP-SOLO-PASS-3: points, then the boosters change hands. The card that caused it is not carried out
    /// (GP-SOLO-PASS-7).
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _mv: Move) {
        let card = play.automa().and_then(|automa| automa.action);
        let card = card.filter(|_| self.why == PassReason::PassIcon);
        play.note(AutomaEvent::Passes { why: self.why, card });
        play.players[seat].passed = true;
        play.passed.push(seat);
        play.tell(Event::Passed { seat });
        play.automa_gains(play.automa_pass_points(), Source::Round(play.round));
        // Taken before the old one lies there: it is chosen among the others.
        let before = play.players[seat].booster.take();
        if let Some((place, booster)) = play.automa_booster() {
            play.note(AutomaEvent::TakesBooster { place, booster });
            play.take_booster(seat, booster);
        }
        if let Some(before) = before {
            play.lay_back(seat, before);
        }
        play.end_turn();
    }
}

impl Ask<Gaia> for AutomaPass {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-automa-pass", vec![])
    }
}

impl Automa {
    /// A booster joins the row at its right end (GP-SOLO-PASS-3, GP-SOLO-PASS-4).
    pub(crate) fn lay_booster(&mut self, booster: Booster) {
        self.row.push(booster);
    }

    /// A booster leaves the row, and the others close up (GP-SOLO-SETUP-11).
    pub(crate) fn take_booster(&mut self, booster: Booster) {
        self.row.retain(|other| *other != booster);
    }
}
