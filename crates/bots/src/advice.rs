//! What a strong bot would do, and why: for whoever asks for a hint.

use std::sync::Arc;

use serde::Serialize;
use table::{AnyGame, Draw, Eye, Lang, Learn, Rng, Seat, Seed, Show, Tell};

use crate::outlook::{Outlook, Reason};
use crate::{Mind, Net, Thinker, Thought};

/// So many turns are looked at to find one that is really another one than the best.
const LOOKED_AT: usize = 40;

/// What a strong bot would do with the rest of a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The best turn, and the best one that is another: at most two, at least one.
    pub turns: Vec<Advised>,
    /// Whether what was learnt about the game was asked. If not, there are no expected points and no chances.
    pub learnt: bool,
}

/// A turn that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// Its moves, in notation, up to its end or to where chance or somebody else decides.
    pub moves: Vec<String>,
    /// What is expected after it.
    pub outlook: Outlook,
    /// Where it is better or worse than the other turn; where there is no other one, than doing nothing.
    pub reasons: Vec<Reason>,
}

/// What a bot of this mind would do with the rest of the turn of a seat. `view` is the game as that seat sees it, with the
/// moves it has in mind. `None` if the seat has nothing to decide.
pub(crate) fn advise<G: Draw + Learn>(
    net: Option<&Arc<Net>>,
    view: &G,
    seat: Seat,
    mind: Mind,
    seed: Seed,
) -> Option<Advice> {
    let view = view.seen_by(Eye::Seat(seat));
    if view.to_move().seat() != Some(seat) {
        return None;
    }
    let thoughts = Thinker::new(mind, net.cloned(), seed.derive("thought", 0)).turns(&view, seat, LOOKED_AT);
    let (best, others) = thoughts.split_first()?;
    let world = view.imagine(seat, &mut Rng::new(seed.derive("world", 0)));
    let mut rng = Rng::new(seed.derive("outcomes", 0));
    let mut look = |thought: &Thought<G>| {
        let mut outlook = Outlook::after(net, &world, seat, &thought.moves, &mut rng);
        if thought.looked_ahead {
            // What the next turns come to has been added to what it seems worth at once.
            let later = thought.value - outlook.worth;
            outlook.points = outlook.points.map(|points| points + later);
            outlook.worth = thought.value;
        }
        outlook
    };
    let deed = deeds(&view, &best.moves);
    let other = others.iter().find(|thought| deeds(&view, &thought.moves) != deed);
    let looks: Vec<Outlook> = [Some(best), other].into_iter().flatten().map(&mut look).collect();
    let now = Outlook::of(net.map(Arc::as_ref), &world, seat);
    let against = |index: usize| looks.get(1 - index).unwrap_or(&now);
    let turns = [Some(best), other].into_iter().flatten().zip(&looks).enumerate();
    let turns = turns.map(|(index, (thought, outlook))| Advised {
        moves: written(&view, &thought.moves),
        reasons: outlook.reasons::<G>(against(index)),
        outlook: outlook.clone(),
    });
    Some(Advice { turns: turns.collect(), learnt: net.is_some() })
}

/// What a turn is about: its moves without conversions and without its end, so that the same deed paid in another way is not
/// another turn.
fn deeds<G: Show>(start: &G, moves: &[G::Move]) -> Vec<G::Move> {
    let (mut game, mut deeds) = (start.clone(), Vec::new());
    for mv in moves {
        if game.check(*mv).is_err() {
            break;
        }
        if !matches!(game.choice(*mv, Lang::En).group, "group-free" | "group-end") {
            deeds.push(*mv);
        }
        game.apply(*mv, Tell::nobody());
    }
    // A turn that does nothing else is about its end.
    if deeds.is_empty() { moves.to_vec() } else { deeds }
}

/// Moves in notation, as far as the position allows them.
pub(crate) fn written<G: Show>(start: &G, moves: &[G::Move]) -> Vec<String> {
    let (mut game, mut lines) = (start.clone(), Vec::new());
    for mv in moves {
        if game.check(*mv).is_err() {
            break;
        }
        lines.push(game.write_move(*mv));
        game.apply(*mv, Tell::nobody());
    }
    lines
}

/// A move of a turn in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Worded {
    /// What it is called.
    pub label: String,
    /// The thing on the table it concerns.
    pub place: Option<String>,
}

/// A turn in words, move by move. Answers that nobody is asked for are left out.
pub fn in_words(start: &dyn AnyGame, moves: &[String], lang: Lang) -> Vec<Worded> {
    let (mut game, mut words) = (start.clone_box(), Vec::new());
    for notation in moves {
        let unasked = !words.is_empty() && game.unasked().as_ref() == Some(notation);
        let Ok(choice) = game.choice(notation, lang) else { break };
        if game.play(notation).is_err() {
            break;
        }
        if !unasked {
            words.push(Worded { label: choice.label, place: choice.place });
        }
    }
    words
}
