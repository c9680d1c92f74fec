//! Mistakes that can be built into the game, for the check suite to find. A real game has nothing of the kind.

use serde::{Deserialize, Serialize};
use table::{Game, Play as _, Question as _, Refusal, Rng, Seat, Tell, Turn};

use crate::{Event, Hoard, Move, Play, Terms};

/// A mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fault {
    AcceptsUnlisted,
    LosesStone,
    ShowsCards,
    ForgetsLuck,
    Endless,
    Panics,
    Stuck,
    ListsTwice,
    Misreads,
    RefusalTouches,
    ListsIllegal,
    Unsaved,
    ImaginesOwnCard,
    NoSentence,
    PlayDiffers,
    Blinks,
    UntakesTurns,
    HidesMoves,
    StrangeSeat,
    Silent,
    Overpromises,
    TellsAll,
    SameWorld,
    Weightless,
    OtherOutcomes,
}

impl Hoard {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

pub(crate) fn reason(game: &Hoard, reason: &'static str) -> &'static str {
    if game.has(Fault::NoSentence) { "unspeakable" } else { reason }
}

pub(crate) fn digs_twice(game: &Hoard) -> bool {
    game.has(Fault::AcceptsUnlisted)
}

pub(crate) fn never_loses(game: &Hoard) -> bool {
    game.has(Fault::Endless)
}

pub(crate) fn promised(game: &Hoard, stones: u8) -> u8 {
    if game.has(Fault::Overpromises) { stones + 1 } else { stones }
}

pub(crate) fn luck(game: &Hoard, face: u8) -> u8 {
    assert!(!game.has(Fault::Panics) || face != 6, "the die fell off the table");
    if game.has(Fault::ForgetsLuck) { 0 } else { face }
}

pub(crate) fn to_move(game: &Hoard) -> Turn {
    match game.pending().copied() {
        None => Turn::Over,
        Some(pending) if pending.decision.fate() => Turn::Fate,
        Some(_) if game.has(Fault::StrangeSeat) && game.heap == 3 => Turn::Of(Seat::new(game.seats())),
        Some(pending) => Turn::Of(pending.seat),
    }
}

pub(crate) fn legal_moves(game: &Hoard, out: &mut Vec<Move>) {
    out.clear();
    let Some(pending) = game.pending().copied() else { return };
    pending.decision.answers(game, pending.seat, out);
    let dug = game.players[pending.seat].luck.is_some();
    match game.fault {
        Some(Fault::Stuck) if game.heap == 1 => out.clear(),
        Some(Fault::ListsTwice) if game.heap == 5 && out.contains(&Move::Swap) => out.push(Move::Swap),
        Some(Fault::ListsIllegal) if game.heap == 2 && out.contains(&Move::Swap) => out.push(Move::Take(3)),
        Some(Fault::AcceptsUnlisted) if dug => out.retain(|mv| *mv != Move::Dig),
        Some(Fault::Endless) => out.retain(|mv| check(game, *mv).is_ok()),
        Some(Fault::HidesMoves) if game.deck.is_hidden() => out.truncate(1),
        _ => {}
    }
}

pub(crate) fn outcomes(game: &Hoard, out: &mut Vec<(Move, u32)>) {
    out.clear();
    let Some(pending) = game.pending().copied().filter(|pending| pending.decision.fate()) else { return };
    pending.decision.outcomes(game, pending.seat, out);
    match game.fault {
        Some(Fault::Weightless) => out.iter_mut().for_each(|(_, weight)| *weight -= u32::from(*weight == 1)),
        Some(Fault::OtherOutcomes) => drop(out.pop()),
        _ => {}
    }
}

pub(crate) fn check(game: &Hoard, mv: Move) -> Result<Terms, Refusal> {
    match game.pending().copied() {
        Some(_) if game.has(Fault::Endless) && matches!(mv, Move::Take(_) | Move::Dig) => {
            Err(game.out_of_place(mv))
        }
        Some(pending) => pending.decision.check(game, pending.seat, mv),
        None => Err(game.out_of_place(mv)),
    }
}

pub(crate) fn apply(game: &mut Hoard, mv: Move, mut tell: Tell<'_, Event>) {
    let mut events = Vec::new();
    let pending = game.take_pending().expect("a question is open");
    let mut play = Play::new(game, Tell::to(&mut events));
    pending.decision.carry_out(&mut play, pending.seat, mv);
    table::advance::<Hoard>(&mut play);
    if !game.has(Fault::Silent) || mv != Move::Dig {
        for event in events {
            tell.tell(event);
        }
    }
    if let (true, Move::Keep(card)) = (game.has(Fault::TellsAll), mv) {
        tell.tell(Event::Mood { seat: pending.seat, mood: card.0 });
    }
    match (game.fault, mv) {
        (Some(Fault::LosesStone), Move::Take(3)) if game.heap > 0 => game.heap -= 1,
        (Some(Fault::UntakesTurns), _) if game.heap == 4 => game.turns = 0,
        (Some(Fault::Unsaved), _) => game.unsaved += 1,
        _ => {}
    }
}

pub(crate) fn play(game: &mut Hoard, mv: Move) -> Result<(), Refusal> {
    if game.has(Fault::RefusalTouches) && game.heap == 2 && game.check(mv).is_err() {
        game.turns += 1;
    }
    game.check(mv)?;
    game.apply(mv, Tell::nobody());
    if game.has(Fault::PlayDiffers) && mv == Move::Swap {
        game.turns += 1;
    }
    Ok(())
}

pub(crate) fn read_move(game: &Hoard, mv: Move) -> Move {
    if game.has(Fault::Misreads) && mv == Move::Dig { Move::Swap } else { mv }
}

pub(crate) fn seen_by(game: &Hoard, mut seen: Hoard) -> Hoard {
    match game.fault {
        Some(Fault::ShowsCards) => {
            for seat in game.players.seats() {
                seen.players[seat].hand = game.players[seat].hand;
            }
        }
        Some(Fault::Blinks) => seen.lost += 1,
        _ => {}
    }
    seen
}

pub(crate) fn imagine(game: &Hoard, seat: Seat, rng: &mut Rng) -> Hoard {
    match game.fault {
        Some(Fault::ImaginesOwnCard) if !game.stack.is_empty() => {
            let other = game.players.seats().find(|other| *other != seat).expect("there are others");
            game.imagined(other, rng)
        }
        Some(Fault::SameWorld) => {
            let mut always = Rng::new(table::Seed::from_number(0));
            game.imagined(seat, &mut always)
        }
        _ => game.imagined(seat, rng),
    }
}
