//! The machine that asks: written once, for all games.

use crate::{Game, Pending, Play, Question, Tell};

/// Lists every legal move of the seat to move, or of fate.
pub(crate) fn legal_moves<G: Game>(game: &G, out: &mut Vec<G::Move>) {
    out.clear();
    let Some(Pending { seat, decision }) = game.pending() else { return };
    decision.answers(game, *seat, out);
    if !decision.fate()
        && let Some(aside) = game.aside()
    {
        aside.answers(game, *seat, out);
    }
}

/// Carries out a legal move and everything automatic behind it.
pub(crate) fn apply<G: Game>(game: &mut G, mv: G::Move, tell: Tell<'_, G::Event>) {
    let mut play = G::Play::new(game, tell);
    carry_out::<G>(&mut play, mv);
    advance::<G>(&mut play);
}

/// Takes the open question off the stack and carries out the answer.
pub(crate) fn carry_out<G: Game>(play: &mut G::Play<'_>, mv: G::Move) {
    let aside = play.aside().filter(|_| G::is_aside(mv));
    if let Some(aside) = aside {
        // The open question stays open.
        let seat = play.pending().expect("a question is open").seat;
        return aside.carry_out(play, seat, mv);
    }
    let Pending { seat, decision } = play.take_pending().expect("a question is open");
    decision.carry_out(play, seat, mv);
}

/// Runs everything automatic until somebody has to decide or the game is over. [`Game::new`] ends with it.
pub fn advance<G: Game>(play: &mut G::Play<'_>) {
    loop {
        settle::<G>(play);
        if play.pending().is_some() || !G::next_step(play) {
            return;
        }
    }
}

/// Gives the answers to open questions that the rules leave no choice about.
pub(crate) fn settle<G: Game>(play: &mut G::Play<'_>) {
    while let Some(open) = play.pending()
        && let Some(only) = open.decision.settled(play, open.seat)
        && let Some(Pending { seat, decision }) = play.take_pending()
    {
        decision.carry_out(play, seat, only);
    }
}

/// Runs everything automatic in a game that has just been laid out.
pub fn begin<G: Game>(game: &mut G) {
    advance::<G>(&mut G::Play::new(game, Tell::nobody()));
}
