//! The best whole turn by the game's own judge.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet, VecDeque};

use table::{Eye, Judge, Rng, Seat, Seed, Tell, Turn};

use crate::Bot;

/// How many positions are looked at for one turn, unless told otherwise.
pub const NODES: u32 = 3000;

/// Turns whose values differ by less than this many points are as good as each other: which of them is played
/// follows from the seed, so that games between the same bots differ.
const NOISE: f64 = 0.02;

/// What every further click takes from the promise of a position, in points: or else a search loses itself in long
/// chains of small steps that lead nowhere, like converting goods back and forth.
const DETOUR: f64 = 1.0;

/// So many outcomes of chance are all looked at; of more, so many are drawn.
const OUTCOMES: usize = 12;

/// Plays the whole turn after which the [judge](Judge::judge) likes the position best.
///
/// A turn is many clicks, and a click is only as good as what it leads to. So the bot looks at its own turn to the
/// end: from now until somebody else decides, or until its turn is over. It follows the position that looks best
/// so far (best-first search), never looks at a position twice, and stops after a fixed number of positions, or
/// when a quarter of them brought no better turn. The rest of the chosen turn is remembered, so that the clicks of
/// a turn fit together; if the game goes another way than foreseen, it thinks again.
///
/// Where fate decides, the look ahead ends: what such a position is worth is the mean over what may come of it. A roll is
/// never imagined and then counted on; once it has been made, the bot thinks again.
///
/// What others may do afterwards is not considered, except in so far as the judge does.
#[derive(Clone, Debug)]
pub struct Greedy<G: Judge> {
    nodes: u32,
    salt: u64,
    rng: Rng,
    /// The rest of the turn: what the seat should see, and its move then.
    plan: VecDeque<(u64, G::Move)>,
}

impl<G: Judge> Greedy<G> {
    /// A bot whose choices follow from a seed.
    pub fn new(seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let salt = u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX));
        Greedy { nodes: NODES, salt, rng, plan: VecDeque::new() }
    }

    /// How many positions it looks at for one turn; at least as many as there are moves to begin with.
    #[must_use]
    pub fn nodes(mut self, nodes: u32) -> Self {
        self.nodes = nodes;
        self
    }

    /// The moves of the best turn that begins here.
    fn best_turn(&mut self, start: &G, seat: Seat) -> Vec<G::Move> {
        let mut search = Search::new(start, seat, self.salt, &mut self.rng);
        let (budget, patience) = (self.nodes as usize, (self.nodes / 4) as usize);
        let mut legal = Vec::new();
        while let Some(open) = search.open.pop() {
            open.game.legal_moves(&mut legal);
            for mv in &legal {
                // Every first move is tried once: the answer is never blind.
                if search.looked >= budget && open.step.is_some() {
                    return search.way();
                }
                search.look(&open, *mv);
            }
            if search.best.is_some_and(|(_, _, found)| search.looked - found > patience) {
                break;
            }
        }
        search.way()
    }

    /// Remembers the moves of a turn together with the positions they belong to.
    fn remember(&mut self, mut game: G, seat: Seat, way: &[G::Move]) {
        self.plan.clear();
        for mv in way {
            self.plan.push_back((view(&game, seat), *mv));
            game.apply(*mv, Tell::nobody());
        }
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Move {
        let now = view(game, seat);
        if self.plan.front().is_none_or(|(foreseen, _)| *foreseen != now) {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            if let [only] = legal[..] {
                return only;
            }
            let imagined = game.imagine(seat, &mut self.rng);
            let way = self.best_turn(&imagined, seat);
            self.remember(imagined, seat, &way);
        }
        let (_, mv) = self.plan.pop_front().expect("a turn has at least one move");
        mv
    }
}

/// What a seat sees, in short.
fn view<G: Judge>(game: &G, seat: Seat) -> u64 {
    game.seen_by(Eye::Seat(seat)).state_hash()
}

/// A search through one turn of one seat.
struct Search<'a, G: Judge> {
    seat: Seat,
    /// Turns taken when it began.
    turns: u32,
    /// Positions from which the turn goes on.
    open: BinaryHeap<Open<G>>,
    /// Every move made, with the one before.
    steps: Vec<(Option<usize>, G::Move)>,
    seen: HashSet<u64>,
    /// How many positions were looked at.
    looked: usize,
    /// The best end of the turn: value, last step, and when it was found.
    best: Option<(f64, usize, usize)>,
    /// The best position of all, if no end is found.
    hope: Option<(f64, usize)>,
    salt: u64,
    rng: &'a mut Rng,
}

impl<'a, G: Judge> Search<'a, G> {
    fn new(start: &G, seat: Seat, salt: u64, rng: &'a mut Rng) -> Self {
        let first = Open { promise: 0.0, depth: 0, step: None, game: start.clone() };
        Search {
            seat,
            turns: start.turns(),
            open: BinaryHeap::from([first]),
            steps: Vec::new(),
            seen: HashSet::from([start.state_hash()]),
            looked: 0,
            best: None,
            hope: None,
            salt,
            rng,
        }
    }

    /// Looks at the position after a move.
    fn look(&mut self, before: &Open<G>, mv: G::Move) {
        let mut game = before.game.clone();
        game.apply(mv, Tell::nobody());
        self.looked += 1;
        let hash = game.state_hash();
        if !self.seen.insert(hash) {
            return;
        }
        let value = self.value(&game) + NOISE * chance(hash ^ self.salt);
        let value = if value.is_nan() { f64::MIN } else { value };
        let own = self.steps.len();
        self.steps.push((before.step, mv));
        if self.hope.is_none_or(|(best, _)| value > best) {
            self.hope = Some((value, own));
        }
        if game.to_move() == Turn::Of(self.seat) && game.turns() == self.turns {
            let depth = before.depth + 1;
            self.open.push(Open { promise: value - DETOUR * f64::from(depth), depth, step: Some(own), game });
        } else if self.best.is_none_or(|(best, ..)| value > best) {
            self.best = Some((value, own, self.looked));
        }
    }

    /// What a position is worth. In the middle of the turn fate may have to decide: then the mean over what may come of it.
    /// What comes after the turn is not looked at.
    fn value(&mut self, game: &G) -> f64 {
        let mut outcomes = Vec::new();
        if !self.is_up_to_fate(game) {
            return game.judge(self.seat);
        }
        game.outcomes(&mut outcomes);
        if outcomes.len() > OUTCOMES {
            let samples = (0..OUTCOMES).filter_map(|_| self.rng.pick_weighted(&outcomes));
            outcomes = samples.map(|mv| (mv, 1)).collect();
        }
        let weights: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let worth = |(mv, weight): &(G::Move, u32)| f64::from(*weight) * self.worth_after(game, *mv);
        outcomes.iter().map(worth).sum::<f64>() / weights
    }

    /// What a position is worth after a move of fate. Where more such moves follow, one of their outcomes is drawn.
    fn worth_after(&mut self, game: &G, mv: G::Move) -> f64 {
        let (mut game, mut next, mut outcomes) = (game.clone(), Some(mv), Vec::new());
        while let Some(mv) = next {
            game.apply(mv, Tell::nobody());
            self.looked += 1;
            next = None;
            if self.is_up_to_fate(&game) {
                game.outcomes(&mut outcomes);
                next = self.rng.pick_weighted(&outcomes);
            }
        }
        game.judge(self.seat)
    }

    fn is_up_to_fate(&self, game: &G) -> bool {
        game.to_move() == Turn::Fate && game.turns() == self.turns
    }

    /// The moves that lead to the best end.
    fn way(&self) -> Vec<G::Move> {
        let mut next = self.best.map(|(_, step, _)| step).or(self.hope.map(|(_, step)| step));
        let mut way = Vec::new();
        while let Some(step) = next {
            let (before, mv) = self.steps[step];
            way.push(mv);
            next = before;
        }
        way.reverse();
        way
    }
}

/// A position from which the turn goes on.
struct Open<G> {
    /// Its value, less something for the way there.
    promise: f64,
    /// How many moves lead there.
    depth: u32,
    step: Option<usize>,
    game: G,
}

/// The most promising first; of equals the one found first.
impl<G> Ord for Open<G> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.promise.total_cmp(&other.promise).then(other.step.cmp(&self.step))
    }
}

impl<G> PartialOrd for Open<G> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<G> PartialEq for Open<G> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<G> Eq for Open<G> {}

/// A number from 0 to 1 that follows from `x` (the finalizer of `SplitMix64`).
fn chance(x: u64) -> f64 {
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (x ^ x >> 31) as f64 / u64::MAX as f64
}
