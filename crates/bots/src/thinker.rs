//! The bot that thinks: the best whole turn, and what others and it itself may do afterwards.

use std::collections::VecDeque;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use table::{Eye, Foresight, Learn, Rng, Seat, Seed, Tell, Turn};

use crate::net::Net;
use crate::turn::{Ends, Look, look_through};
use crate::value::{Likes, Scales};
use crate::{Bot, Mind};

/// How much of the value of a turn is what it comes to after a look ahead; the rest is what it seems worth at once.
const LATER: f64 = 0.6;

/// A look ahead ends after so many turns of others and answers of one's own, in rounds around the table.
const ROUNDS: usize = 3;

/// Plays the whole turn after which it likes the position best.
///
/// A turn is many clicks, and a click is only as good as what it leads to. So the bot looks through its own turn to the
/// end and values the ends: by what was [learnt](Net) about the game, or by its [judge](table::Judge) where nothing was.
/// From the best ends it looks ahead: the others answer with quick turns, fate decides, and what its own next turn can
/// come to counts as well. The rest of the chosen turn is remembered, so that the clicks of a turn fit together, and so is
/// the turn it then has in mind; if the game goes another way than foreseen, it thinks again.
///
/// It is told what its seat sees and imagines the rest, anew for every look ahead. The same seed and the same number of
/// positions lead to the same choice, on any number of threads.
#[derive(Clone, Debug)]
pub struct Thinker<G: Learn> {
    mind: Mind,
    net: Option<Arc<Net>>,
    likes: Likes,
    salt: u64,
    rng: Rng,
    /// The rest of the turn: what the seat should see, and its move then.
    plan: VecDeque<(u64, G::Move)>,
    /// The turn it has in mind for the next time.
    next: Vec<G::Move>,
}

/// A turn that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<G: Learn> {
    /// What it is worth, in points.
    pub value: f64,
    /// Whether it was looked ahead from its end.
    pub looked_ahead: bool,
    /// The moves up to the end of the turn, or to where fate or somebody else decides.
    pub moves: Vec<G::Move>,
    /// What the seat would like to do the next time, after a look ahead.
    pub next: Vec<G::Move>,
}

impl<G: Learn> Thinker<G> {
    /// A bot of this mind whose choices follow from a seed. Without a net it trusts the judge of the game.
    pub fn new(mind: Mind, net: Option<Arc<Net>>, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let salt = u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX));
        let net = net.filter(|_| mind.learnt);
        let Foresight { turns, worlds } = G::FORESIGHT;
        let mind = Mind { depth: mind.depth.min(turns), looks: mind.looks.min(worlds), ..mind };
        Thinker { mind, net, likes: Likes::new(), salt, rng, plan: VecDeque::new(), next: Vec::new() }
    }

    /// The same bot, to which so many points are worth each unit of these features beside what they bring.
    ///
    /// # Panics
    ///
    /// If there is no feature of such a name.
    #[must_use]
    pub fn liking(mut self, likes: &[(&str, f64)]) -> Self {
        let names = G::feature_names();
        let number = |name: &str| names.iter().position(|own| own == name);
        self.likes = likes
            .iter()
            .map(|(name, points)| (number(name).unwrap_or_else(|| panic!("no feature `{name}`")), *points))
            .collect();
        self
    }

    /// The best turns that begin here, as the seat sees it, the best one first: at least one.
    pub fn turns(&mut self, view: &G, seat: Seat, most: usize) -> Vec<Thought<G>> {
        let begin = Instant::now();
        let imagined = view.imagine(seat, &mut self.rng);
        let ends = self.look(&imagined, seat, self.mind.nodes);
        let thoughts = ends.best(most.max(self.mind.ends));
        let mut thoughts: Vec<Thought<G>> = thoughts
            .map(|(value, moves)| Thought { value, looked_ahead: false, moves, next: Vec::new() })
            .collect();
        if self.mind.ends > 1 && thoughts.len() > 1 {
            self.look_ahead(view, seat, &mut thoughts, begin);
            // Values with and without a look ahead cannot be compared.
            thoughts.sort_by(|one, other| {
                other.looked_ahead.cmp(&one.looked_ahead).then(other.value.total_cmp(&one.value))
            });
        }
        thoughts.truncate(most);
        thoughts
    }

    /// Looks through the own turn that begins here.
    fn look(&mut self, start: &G, seat: Seat, nodes: u32) -> Ends<G> {
        let look = Look { nodes, overlooked: self.mind.overlooked, salt: self.salt };
        let scales = Scales::new(self.net.as_deref(), &self.likes, start, seat);
        let next = std::mem::take(&mut self.next);
        look_through(start, seat, look, scales, &next, &mut self.rng)
    }

    /// Looks ahead from the best ends and mixes what comes of it into their values. Chance and secrets are the same for
    /// all of them, so that none seems better for being luckier, and it does not matter who looks at which.
    fn look_ahead(&mut self, view: &G, seat: Seat, thoughts: &mut [Thought<G>], begin: Instant) {
        let worlds: Vec<Seed> = (0..self.mind.looks.max(1)).map(|_| self.rng.seed()).collect();
        let ends = thoughts.len().min(self.mind.ends);
        let (this, worlds, share) = (&*self, &worlds, ends.div_ceil(self.mind.threads.max(1)));
        thread::scope(|scope| {
            let mut shares = thoughts[..ends].chunks_mut(share);
            let own = shares.next();
            for part in shares {
                scope.spawn(move || this.look_ahead_from(view, seat, part, worlds, begin));
            }
            if let Some(part) = own {
                this.look_ahead_from(view, seat, part, worlds, begin);
            }
        });
    }

    fn look_ahead_from(
        &self,
        view: &G,
        seat: Seat,
        thoughts: &mut [Thought<G>],
        worlds: &[Seed],
        begin: Instant,
    ) {
        for thought in thoughts {
            if self.mind.time.is_some_and(|most| begin.elapsed() > most) {
                return;
            }
            let mut later = 0.0;
            for world in worlds {
                let mut ahead = Ahead { thinker: self, seat, rng: Rng::new(*world), next: Vec::new() };
                later += ahead.follow(view, &thought.moves) / worlds.len() as f64;
                thought.next = ahead.next;
            }
            thought.value = (1.0 - LATER) * thought.value + LATER * later;
            thought.looked_ahead = true;
        }
    }

    /// Remembers the moves of a turn together with the positions they belong to.
    fn remember(&mut self, mut game: G, seat: Seat, way: &[G::Move]) {
        self.plan.clear();
        for mv in way {
            if game.to_move() != Turn::Of(seat) || game.check(*mv).is_err() {
                break;
            }
            self.plan.push_back((seen(&game, seat), *mv));
            game.apply(*mv, Tell::nobody());
        }
    }

    /// Does as one of these turns says.
    pub(crate) fn decide(&mut self, view: &G, seat: Seat, thought: Thought<G>) -> G::Move {
        self.remember(view.clone(), seat, &thought.moves);
        self.next = thought.next;
        self.plan.pop_front().map_or(thought.moves[0], |(_, mv)| mv)
    }

    /// The next move of the turn it is in the middle of, if the game is as it was foreseen.
    pub(crate) fn planned(&mut self, view: &G, seat: Seat) -> Option<G::Move> {
        let now = seen(view, seat);
        self.plan.pop_front_if(|(foreseen, _)| *foreseen == now).map(|(_, mv)| mv)
    }
}

impl<G: Learn> Bot<G> for Thinker<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Move {
        if let Some(mv) = self.planned(game, seat) {
            return mv;
        }
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let thought = self.turns(game, seat, 1).pop().expect("there is always a move");
        self.decide(game, seat, thought)
    }
}

/// What a seat sees, in short.
fn seen<G: Learn>(game: &G, seat: Seat) -> u64 {
    game.seen_by(Eye::Seat(seat)).state_hash()
}

/// A look ahead from the end of a turn.
struct Ahead<'a, G: Learn> {
    thinker: &'a Thinker<G>,
    seat: Seat,
    rng: Rng,
    /// The own next turn, as it was foreseen last.
    next: Vec<G::Move>,
}

impl<G: Learn> Ahead<'_, G> {
    /// What the position is worth after each of the own next turns, on average, if this one goes as said and others answer
    /// quickly.
    fn follow(&mut self, view: &G, moves: &[G::Move]) -> f64 {
        let mut game = view.imagine(self.seat, &mut self.rng);
        for mv in moves {
            // What was imagined anew may not allow it.
            if game.play(*mv).is_err() {
                break;
            }
        }
        // Whose turn it is: others may be asked in between.
        let (mut turns, mut owner) = (view.turns(), Some(self.seat));
        let depth = self.thinker.mind.depth.max(1) as usize;
        let mut values = Vec::new();
        for _ in 0..ROUNDS * usize::from(game.seats()) * depth {
            if game.turns() != turns {
                (turns, owner) = (game.turns(), None);
            }
            match game.to_move() {
                Turn::Over => break,
                Turn::Fate => self.let_fate_decide(&mut game),
                Turn::Of(seat) => {
                    let own_turn = *owner.get_or_insert(seat) == self.seat && seat == self.seat;
                    let fresh = own_turn && game.turns() != view.turns();
                    let (value, way) = self.quick_turn(&game, seat, fresh);
                    if fresh {
                        if values.is_empty() {
                            self.next.clone_from(&way);
                        }
                        values.push(value);
                        if values.len() == depth {
                            break;
                        }
                    }
                    for mv in way {
                        game.apply(mv, Tell::nobody());
                    }
                }
            }
        }
        // Where there are no more turns, the last position stands for them.
        if values.len() < depth {
            let likes = &self.thinker.likes;
            let last = Scales::new(self.thinker.net.as_deref(), likes, &game, self.seat).weigh(&game);
            values.resize(depth, last);
        }
        values.iter().sum::<f64>() / depth as f64
    }

    fn let_fate_decide(&mut self, game: &mut G) {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let outcome = self.rng.pick_weighted(&outcomes).expect("fate has an outcome");
        game.apply(outcome, Tell::nobody());
    }

    /// A good turn found quickly, and what it is worth to whoever takes it. The own next one gets more thought.
    fn quick_turn(&mut self, game: &G, seat: Seat, own: bool) -> (f64, Vec<G::Move>) {
        let (mind, none) = (&self.thinker.mind, Likes::new());
        let likes = if seat == self.seat { &self.thinker.likes } else { &none };
        let nodes = if own { mind.next_nodes } else { mind.answer_nodes };
        let look = Look { nodes, overlooked: 0, salt: self.thinker.salt };
        let scales = Scales::new(self.thinker.net.as_deref(), likes, game, seat);
        let ends = look_through(game, seat, look, scales, &[], &mut self.rng);
        ends.best(1).next().expect("there is always a move")
    }
}
