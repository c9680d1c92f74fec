//! A search through one whole turn of one seat.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use table::{Learn, Rng, Seat, Tell, Turn};

use crate::seen::Seen;
use crate::value::Scales;

/// Turns whose values differ by less than this many points are as good as each other: which of them is played
/// follows from the seed, so that games between the same bots differ.
const NOISE: f64 = 0.02;

/// What every further click takes from the promise of a position, in points: or else a search loses itself in long
/// chains of small steps that lead nowhere, like converting goods back and forth.
const DETOUR: f64 = 1.0;

/// So many outcomes of chance are all looked at; of more, so many are drawn.
const OUTCOMES: usize = 12;

/// How a turn is looked through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Positions looked at; at least as many as there are moves to begin with.
    pub nodes: u32,
    /// How many of a hundred moves are overlooked, as people do: which ones stays the same for the whole turn.
    pub overlooked: u8,
    /// What makes this search differ from others.
    pub salt: u64,
}

/// The ends of a turn that were found, the best one first.
#[derive(Debug)]
pub(crate) struct Ends<G: Learn> {
    /// What each is worth, and the last step that leads there.
    ends: Vec<(f64, usize)>,
    /// Every move made, with the one before.
    steps: Vec<(Option<usize>, G::Move)>,
}

impl<G: Learn> Ends<G> {
    /// The ends, the best one first: what it is worth, and the moves that lead there.
    pub(crate) fn best(&self, most: usize) -> impl Iterator<Item = (f64, Vec<G::Move>)> + '_ {
        self.ends.iter().take(most).map(|(value, step)| (*value, self.way(*step)))
    }

    fn way(&self, last: usize) -> Vec<G::Move> {
        let mut way = Vec::new();
        let mut next = Some(last);
        while let Some(step) = next {
            let (before, mv) = self.steps[step];
            way.push(mv);
            next = before;
        }
        way.reverse();
        way
    }
}

/// Looks through the turn of a seat that begins here: from now until somebody else decides, or until its turn is over.
///
/// It follows the position that looks best so far to the game's [judge](table::Judge). Where the game wants it
/// ([`Learn::ENDS_FIRST`]), every way that is begun is followed to an end first; then the judge only says how much better a position
/// is than the one before, whose worth is known because the turn could end there. So the search soon stays with what is
/// good in the long run, whatever the judge may think of it.
///
/// It never looks at a position twice, and stops after a fixed number of positions, or when a quarter of them brought no better
/// end. `also` is a way that is looked at in any case, as far as it can be gone: what was planned before.
///
/// Where fate decides, the look ahead ends: what such a position is worth is the mean over what may come of it. A roll is
/// never imagined and then counted on.
pub(crate) fn look_through<G: Learn>(
    start: &G,
    seat: Seat,
    look: Look,
    scales: Scales<'_>,
    also: &[G::Move],
    rng: &mut Rng,
) -> Ends<G> {
    let mut search = Search::new(start, seat, look, scales, rng);
    search.go(start, also);
    let patience = (look.nodes / 4) as usize;
    while let Some(open) = search.open.pop() {
        let all = search.look_from(&open);
        if !all || search.best.is_some_and(|(_, found)| search.looked - found > patience) {
            break;
        }
    }
    search.ends()
}

struct Search<'a, G: Learn> {
    seat: Seat,
    /// Turns taken when it began.
    turns: u32,
    look: Look,
    scales: Scales<'a>,
    /// Positions from which the turn goes on.
    open: BinaryHeap<Open<G>>,
    steps: Vec<(Option<usize>, G::Move)>,
    seen: Seen,
    /// How many positions were looked at.
    looked: usize,
    ends: Vec<(f64, usize)>,
    /// The best end so far, and when it was found.
    best: Option<(f64, usize)>,
    /// The best position of all, if no end is found.
    hope: Option<(f64, usize)>,
    rng: &'a mut Rng,
}

impl<'a, G: Learn> Search<'a, G> {
    fn new(start: &G, seat: Seat, look: Look, scales: Scales<'a>, rng: &'a mut Rng) -> Self {
        let mut seen = Seen::default();
        seen.note(start);
        Search {
            seat,
            turns: start.turns(),
            look,
            scales,
            open: BinaryHeap::from([Open::first(start)]),
            steps: Vec::new(),
            seen,
            looked: 0,
            ends: Vec::new(),
            best: None,
            hope: None,
            rng,
        }
    }

    /// Goes a given way as far as it is one.
    fn go(&mut self, start: &G, way: &[G::Move]) {
        let mut at = Open::first(start);
        for mv in way {
            if at.game.check(*mv).is_err() {
                return;
            }
            let Some(Looked::Open(next)) = self.look(&at, *mv) else { return };
            at = next.clone();
            self.open.push(next);
        }
    }

    /// Looks at everything that can be done in an open position: whether there was room for all of it.
    fn look_from(&mut self, open: &Open<G>) -> bool {
        let (mut legal, mut further) = (Vec::new(), Vec::new());
        open.game.legal_moves(&mut legal);
        let mut end = f64::MIN;
        for (place, mv) in legal.iter().enumerate() {
            // Every first move is tried once: the answer is never blind.
            if self.looked >= self.look.nodes as usize && open.step.is_some() {
                return false;
            }
            // The customary answer is seen by everybody.
            if place == 0 || !self.overlooks(*mv) {
                match self.look(open, *mv) {
                    Some(Looked::End(value)) => end = end.max(value),
                    Some(Looked::Open(next)) => further.push(next),
                    None => {}
                }
            }
        }
        // What can be begun is worth following even where one may end at once.
        let stands = G::ENDS_FIRST && end > f64::MIN && open.step.is_some();
        let footing = if stands { Some(end - open.judged) } else { open.footing };
        self.open.extend(further.into_iter().map(|next| Open { footing, ..next }));
        true
    }

    fn overlooks(&self, mv: G::Move) -> bool {
        let share = f64::from(self.look.overlooked) / 100.0;
        let turn = u64::from(self.turns) << 32 | u64::from(G::number(mv));
        share > 0.0 && chance(chance_bits(turn) ^ self.look.salt) < share
    }

    /// Whether the turn goes on from this position.
    fn goes_on(&self, game: &G) -> bool {
        game.to_move() == Turn::Of(self.seat) && game.turns() == self.turns
    }

    /// Looks at the position after a move; `None` if it is known.
    fn look(&mut self, before: &Open<G>, mv: G::Move) -> Option<Looked<G>> {
        let mut game = before.game.clone();
        game.apply(mv, Tell::nobody());
        self.looked += 1;
        let key = self.seen.note(&*game)?;
        let goes_on = self.goes_on(&game);
        let value = if goes_on { game.judge(self.seat) } else { self.value(&game) };
        let value = value + NOISE * chance(key ^ self.look.salt);
        let value = if value.is_nan() { f64::MIN } else { value };
        let own = self.steps.len();
        self.steps.push((before.step, mv));
        if goes_on {
            if self.hope.is_none_or(|(best, _)| value > best) {
                self.hope = Some((value, own));
            }
            let depth = before.depth + 1;
            return Some(Looked::Open(Open {
                judged: value,
                footing: before.footing,
                depth,
                step: Some(own),
                game,
            }));
        }
        self.ends.push((value, own));
        if self.best.is_none_or(|(best, _)| value > best) {
            self.best = Some((value, self.looked));
        }
        Some(Looked::End(value))
    }

    /// What an end is worth. In the middle of the turn fate may have to decide: then the mean over what may come of it.
    /// What comes after the turn is not looked at.
    fn value(&mut self, game: &G) -> f64 {
        let mut outcomes = Vec::new();
        if !self.is_up_to_fate(game) {
            return self.scales.weigh(game);
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
        self.scales.weigh(&game)
    }

    fn is_up_to_fate(&self, game: &G) -> bool {
        game.to_move() == Turn::Fate && game.turns() == self.turns
    }

    /// The ends that were found, the best one first; if there are none, the best position of all stands for one.
    fn ends(mut self) -> Ends<G> {
        if self.ends.is_empty() {
            self.ends.extend(self.hope);
        }
        self.ends.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        Ends { ends: self.ends, steps: self.steps }
    }
}

/// A position that was looked at for the first time.
enum Looked<G> {
    /// The turn is over, and worth so much.
    End(f64),
    /// It goes on.
    Open(Open<G>),
}

/// A position from which the turn goes on.
#[derive(Clone)]
struct Open<G> {
    /// What the judge thinks of it.
    judged: f64,
    /// How much more the latest position on the way here in which the turn could have ended is worth than the judge thought;
    /// `None` if there was none.
    footing: Option<f64>,
    /// How many moves lead there.
    depth: u32,
    step: Option<usize>,
    /// Positions are large: only what they are ordered by moves about.
    game: Box<G>,
}

impl<G: Clone> Open<G> {
    /// The position in which a turn begins.
    fn first(game: &G) -> Self {
        Open { judged: 0.0, footing: None, depth: 0, step: None, game: Box::new(game.clone()) }
    }
}

impl<G> Open<G> {
    /// What can be hoped for, less something for the way there.
    fn promise(&self) -> f64 {
        self.footing.unwrap_or_default() + self.judged - DETOUR * f64::from(self.depth)
    }
}

/// Ways without an end come first, then the most promising; of equals the one found first.
impl<G> Ord for Open<G> {
    fn cmp(&self, other: &Self) -> Ordering {
        let begun = |open: &Self| open.footing.is_none();
        let order = begun(self).cmp(&begun(other)).then(self.promise().total_cmp(&other.promise()));
        order.then(other.step.cmp(&self.step))
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

/// A number from 0 to 1 that follows from `x`.
fn chance(x: u64) -> f64 {
    chance_bits(x) as f64 / u64::MAX as f64
}

/// Bits that follow from `x` and look like chance (the finalizer of `SplitMix64`).
fn chance_bits(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

#[cfg(test)]
mod tests {
    use gaia::Gaia;
    use hoard::{Hoard, Move, Setup};
    use kepler::Kepler;
    use phoenix::Phoenix;
    use planetformers::Planetformers;
    use table::check::{laid_out, step};
    use table::{Eye, Game, Seed};

    use super::*;
    use crate::value::Likes;

    fn look(game: &Hoard, seat: Seat, nodes: u32, overlooked: u8, also: &[Move]) -> Vec<Vec<Move>> {
        let (likes, mut rng) = (Likes::new(), Rng::new(Seed::from_number(1)));
        let imagined = game.imagine(seat, &mut rng);
        let scales = Scales::new(None, &likes, &imagined, seat);
        let look = Look { nodes, overlooked, salt: 7 };
        let ends = look_through(&imagined, seat, look, scales, also, &mut rng);
        ends.best(usize::MAX).map(|(_, moves)| moves).collect()
    }

    /// Positions of random games in which somebody decides.
    fn positions() -> Vec<(Hoard, Seat)> {
        let mut positions = Vec::new();
        for number in 0..20 {
            let mut game: Hoard = laid_out(&Setup { players: 3, stones: 14, fault: None });
            let mut rng = Rng::new(Seed::from_number(number));
            while step(&mut game, &mut rng) {
                if let Turn::Of(seat) = game.to_move() {
                    positions.push((game.seen_by(Eye::Seat(seat)), seat));
                }
            }
        }
        positions
    }

    #[test]
    fn whoever_overlooks_everything_still_finds_the_customary_answer() {
        for (game, seat) in positions() {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            for nodes in [1, 3, 100] {
                assert_eq!(look(&game, seat, nodes, 100, &[]), [vec![legal[0]]]);
            }
        }
    }

    #[test]
    fn the_fewest_positions_are_enough_for_every_first_move() {
        for (game, seat) in positions() {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let mut first: Vec<Move> = look(&game, seat, 1, 0, &[]).iter().map(|way| way[0]).collect();
            first.sort_by_key(|mv| Hoard::number(*mv));
            legal.sort_by_key(|mv| Hoard::number(*mv));
            assert_eq!(first, legal, "a turn of this game is one move");
        }
    }

    #[test]
    fn what_was_planned_is_looked_at_even_by_who_overlooks_everything() {
        let (mut planned, mut impossible) = (0, 0);
        for (game, seat) in positions() {
            let also = [Move::Swap];
            let found = look(&game, seat, 1, 100, &also);
            if game.check(Move::Swap).is_ok() {
                assert!(found.contains(&also.to_vec()), "{found:?}");
                planned += 1;
            } else {
                assert!(!found.is_empty() && !found.contains(&also.to_vec()), "{found:?}");
                impossible += 1;
            }
        }
        assert!(planned > 20 && impossible > 20, "{planned} {impossible}");
    }

    #[test]
    fn ways_without_an_end_come_first_and_then_what_ends_are_worth_counts() {
        let open = |judged, footing| Open { judged, footing, depth: 1, step: Some(1), game: Box::new(()) };
        assert!(open(1.0, None) > open(90.0, Some(10.0)));
        assert!(open(2.0, None) > open(1.0, None));
        assert!(
            open(5.0, Some(10.0)) > open(9.0, Some(2.0)),
            "7 points less, but on a way that is worth 8 more"
        );
    }

    /// Whether a search anywhere in a game goes by what ends on the way are worth.
    fn goes_by_ends<G: Learn>() -> bool {
        let (mut game, mut rng) = (laid_out::<G>(&G::default_setup(2)), Rng::new(Seed::from_number(3)));
        for _ in 0..100 {
            step(&mut game, &mut rng);
            let Turn::Of(seat) = game.to_move() else { continue };
            let (likes, imagined) = (Likes::new(), game.imagine(seat, &mut rng));
            let scales = Scales::new(None, &likes, &imagined, seat);
            let look = Look { nodes: 300, overlooked: 0, salt: 7 };
            let mut search = Search::new(&imagined, seat, look, scales, &mut rng);
            while let Some(open) = search.open.pop()
                && search.look_from(&open)
            {
                if search.open.iter().any(|open| open.footing.is_some()) {
                    return true;
                }
            }
        }
        false
    }

    #[test]
    fn ends_come_first_in_games_that_want_it_and_in_no_other() {
        assert!(goes_by_ends::<Gaia>());
        assert!(!goes_by_ends::<Phoenix>() && !goes_by_ends::<Planetformers>() && !goes_by_ends::<Kepler>());
    }

    #[test]
    fn the_best_end_comes_first() {
        for (game, seat) in positions() {
            let (likes, mut rng) = (Likes::new(), Rng::new(Seed::from_number(1)));
            let imagined = game.imagine(seat, &mut rng);
            let scales = Scales::new(None, &likes, &imagined, seat);
            let look = Look { nodes: 100, overlooked: 0, salt: 7 };
            let ends = look_through(&imagined, seat, look, scales, &[], &mut rng);
            let values: Vec<f64> = ends.best(usize::MAX).map(|(value, _)| value).collect();
            assert!(values.is_sorted_by(|one, other| one >= other), "{values:?}");
        }
    }
}
