//! A game looked back at: what could be expected when, and which decisions were costly.

use std::sync::Arc;

use serde::Serialize;
use table::{Draw, Edition, Eye, Game, Learn, Log, LogError, Rng, Seat, Seed, Tell, Turn};

use crate::advice::written;
use crate::outlook::{Outlook, Reason, chances};
use crate::{Estimate, Mind, Net, Thinker};

/// So many costly decisions are named for every seat.
pub const MOST_COSTLY: usize = 10;

/// A decision that costs less than this many points is not worth a word: estimates are not that exact.
const COSTLY: f64 = 0.5;

/// How a game is looked back at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Analysing {
    /// How much thought a decision gets.
    pub mind: Mind,
    /// What chance in the thoughts follows from.
    pub seed: Seed,
}

impl Default for Analysing {
    /// The best whole turn, without a look ahead.
    fn default() -> Analysing {
        Analysing { mind: Mind { nodes: 1500, ..Mind::PLAIN }, seed: Seed::from_number(0) }
    }
}

/// A game looked back at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// What could be expected, turn by turn.
    pub course: Vec<Moment>,
    /// How every seat decided.
    pub seats: Vec<Decided>,
    /// Whether what was learnt about the game was asked. If not, what is expected is what the game's judge makes of it.
    pub learnt: bool,
    /// Whether the whole game was looked at.
    pub complete: bool,
}

/// What could be expected at some moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// After so many moves.
    pub at: usize,
    /// In this round.
    pub round: u32,
    /// The points in the end, by seat; where nothing was learnt, what the judge makes of the position.
    pub points: Vec<f64>,
    /// The chance to win by seat, from 0 to 1; `None` where nothing was learnt.
    pub victory: Option<Vec<f64>>,
}

/// How a seat decided.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Decided {
    /// Decisions that left a choice.
    pub decisions: usize,
    /// What they cost together, in points as bots count them.
    pub lost: f64,
    /// The most costly ones, the worst first.
    pub costly: Vec<Decision>,
}

/// A decision, and what a bot would have done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// After so many moves it was made.
    pub at: usize,
    /// In this round.
    pub round: u32,
    /// How many points less the position was worth than it could have been, as bots count them.
    pub cost: f64,
    /// What was done.
    pub played: Considered,
    /// What the bot would have done.
    pub better: Considered,
    /// In which parts of the score that would have been better or worse.
    pub reasons: Vec<Reason>,
}

/// A turn that was played or could have been.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Considered {
    /// Its moves, in notation.
    pub moves: Vec<String>,
    /// What was to be expected after it.
    pub outlook: Outlook,
}

/// Looks back at the game of a log. `report` is told how many of how many moves have been looked at, and says whether to go
/// on; if not, the rest of the game is left out.
pub(crate) fn analyse<G: Draw + Learn>(
    log: &Log,
    editions: &[Edition<G::Components>],
    net: Option<&Arc<Net>>,
    how: &Analysing,
    report: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Analysis, LogError> {
    let (mut start, mut moves) = (None, Vec::new());
    let end = log.replay_with::<G>(editions, |step| {
        start.get_or_insert_with(|| step.before.clone());
        moves.push((step.by, step.mv));
    })?;
    let mut looking = Looking { net, how, course: Vec::new(), seats: Vec::new() };
    let mut game: G = start.unwrap_or(end);
    looking.seats.resize_with(game.seats().into(), Decided::default);
    looking.note(&game, 0);
    let mut at = 0;
    while at < moves.len() && report(at, moves.len()) {
        let turns = game.turns();
        let stretch = stretch(&game, &moves[at..]);
        let ways: Vec<G::Move> = moves[at..at + stretch].iter().map(|(_, mv)| *mv).collect();
        if let Some(seat) = moves[at].0 {
            looking.decide(&game, seat, at, &ways);
        }
        for mv in ways {
            game.apply(mv, Tell::nobody());
        }
        at += stretch;
        if game.turns() != turns || game.to_move().is_over() {
            looking.note(&game, at);
        }
    }
    let complete = at == moves.len();
    if looking.course.last().is_some_and(|last| last.at != at) {
        looking.note(&game, at);
    }
    for seat in &mut looking.seats {
        seat.costly.sort_by(|one, next| next.cost.total_cmp(&one.cost));
        seat.costly.truncate(MOST_COSTLY);
    }
    Ok(Analysis { course: looking.course, seats: looking.seats, learnt: net.is_some(), complete })
}

/// How many of the next moves belong together: those of one seat up to the end of its turn, or to where chance or somebody
/// else decides.
fn stretch<G: Game>(start: &G, moves: &[(Option<Seat>, G::Move)]) -> usize {
    let mut game = start.clone();
    for (index, (by, mv)) in moves.iter().enumerate() {
        if index > 0 && (*by != moves[0].0 || game.turns() != start.turns()) {
            return index;
        }
        game.apply(*mv, Tell::nobody());
    }
    moves.len()
}

struct Looking<'a> {
    net: Option<&'a Arc<Net>>,
    how: &'a Analysing,
    course: Vec<Moment>,
    seats: Vec<Decided>,
}

impl Looking<'_> {
    /// Notes what can be expected now.
    fn note<G: Draw + Learn>(&mut self, game: &G, at: usize) {
        let points = |seat| match self.net {
            _ if game.is_automatic(seat) || game.to_move().is_over() => Learn::points(game, seat).into(),
            Some(net) => Estimate::of(net, game, seat).points,
            None => game.judge(seat),
        };
        let chance = |net: &Arc<Net>| match game.to_move().is_over() {
            true => shares(game),
            false => chances(net, game),
        };
        self.course.push(Moment {
            at,
            round: game.round(),
            points: Seat::all(game.seats()).map(points).collect(),
            victory: self.net.map(chance),
        });
    }

    /// Looks at the decision of a seat before it made these moves.
    fn decide<G: Draw + Learn>(&mut self, start: &G, seat: Seat, at: usize, moves: &[G::Move]) {
        let (mut game, mut forced, mut legal) = (start.clone(), 0, Vec::new());
        // Where nothing can be chosen there is no decision.
        for mv in moves {
            game.legal_moves(&mut legal);
            if legal.len() > 1 {
                break;
            }
            game.apply(*mv, Tell::nobody());
            forced += 1;
        }
        let (at, moves) = (at + forced, &moves[forced..]);
        if moves.is_empty() || game.to_move() != Turn::Of(seat) {
            return;
        }
        // What the seat could know then, and nothing else.
        let view = game.seen_by(Eye::Seat(seat));
        let seed = self.how.seed.derive("decision", at as u64);
        let mut thinker = Thinker::new(self.how.mind, self.net.cloned(), seed.derive("thought", 0));
        let Some(best) = thinker.turns(&view, seat, 1).pop() else { return };
        let world = view.imagine(seat, &mut Rng::new(seed.derive("world", 0)));
        let look = |moves: &[G::Move]| {
            Outlook::after(self.net, &world, seat, moves, &mut Rng::new(seed.derive("outcomes", 0)))
        };
        let (played, better) = (look(moves), look(&best.moves));
        let cost = (better.worth - played.worth).max(0.0);
        let round = game.round();
        let decided = &mut self.seats[seat.index()];
        decided.decisions += 1;
        decided.lost += cost;
        if cost < COSTLY {
            return;
        }
        let reasons = better.reasons::<G>(&played);
        let considered = |moves: &[G::Move], outlook| Considered { moves: written(&game, moves), outlook };
        decided.costly.push(Decision {
            at,
            round,
            cost,
            reasons,
            played: considered(moves, played),
            better: considered(&best.moves, better),
        });
    }
}

/// Who has won, and has shared it with how many.
fn shares<G: Game>(game: &G) -> Vec<f64> {
    let winners = game.scores().winners;
    let share = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    Seat::all(game.seats()).map(share).collect()
}
