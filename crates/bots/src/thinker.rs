//! The bot that thinks: the best whole turn, and what others and it itself may do afterwards.

use std::collections::VecDeque;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use table::{Eye, Game, Learn, Rng, Seat, Seed, Tell, Turn};

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

    /// From now on it looks ahead from so many ends.
    pub(crate) fn look_ahead_from_ends(&mut self, ends: usize) {
        self.mind.ends = ends;
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
        let mut worlds: Vec<World<G>> = (0..self.mind.looks.max(1))
            .map(|_| World { seed: self.rng.seed(), script: Vec::new() })
            .collect();
        let ends = thoughts.len().min(self.mind.ends);
        let Some((first, rest)) = thoughts[..ends].split_first_mut() else { return };
        for (world, script) in self.look_ahead_from(view, seat, first, &worlds).into_iter().enumerate() {
            worlds[world].script = script;
        }
        let (this, worlds, share) = (&*self, &worlds, rest.len().div_ceil(self.mind.threads.max(1)).max(1));
        thread::scope(|scope| {
            let mut shares = rest.chunks_mut(share);
            let own = shares.next();
            for part in shares {
                scope.spawn(move || this.look_ahead_from_all(view, seat, part, worlds, begin));
            }
            if let Some(part) = own {
                this.look_ahead_from_all(view, seat, part, worlds, begin);
            }
        });
    }

    fn look_ahead_from_all(
        &self,
        view: &G,
        seat: Seat,
        thoughts: &mut [Thought<G>],
        worlds: &[World<G>],
        begin: Instant,
    ) {
        for thought in thoughts {
            if self.mind.time.is_some_and(|most| begin.elapsed() > most) {
                return;
            }
            self.look_ahead_from(view, seat, thought, worlds);
        }
    }

    /// Looks ahead from one end in every world: what everybody did there.
    fn look_ahead_from(
        &self,
        view: &G,
        seat: Seat,
        thought: &mut Thought<G>,
        worlds: &[World<G>],
    ) -> Vec<Script<G>> {
        let (mut later, mut scripts) = (0.0, Vec::new());
        for world in worlds {
            let mut ahead = Ahead::new(self, view, seat, world);
            later += ahead.follow(view, &thought.moves) / worlds.len() as f64;
            thought.next = ahead.told[seat.index()].first().cloned().unwrap_or_default();
            scripts.push(ahead.told);
        }
        thought.value = (1.0 - LATER) * thought.value + LATER * later;
        thought.looked_ahead = true;
        scripts
    }

    /// Whoever thinks of a later turn, in the middle of a look ahead: with less thought, and with this in mind.
    fn again(&self, next: &[G::Move]) -> Thinker<G> {
        let Mind { next_ends, next_nodes, .. } = self.mind;
        let mind = Mind {
            nodes: next_nodes,
            ends: next_ends,
            depth: self.mind.depth.min(2),
            next_ends: 0,
            looks: 1,
            threads: 1,
            time: None,
            ..self.mind
        };
        Thinker { mind, plan: VecDeque::new(), next: next.to_vec(), ..self.clone() }
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

/// What everybody does, seat by seat, one stretch of moves after the other.
type Script<G> = Vec<Vec<Vec<<G as Game>::Move>>>;

/// A world to look ahead in, the same for all ends of a turn.
struct World<G: Learn> {
    /// What is imagined, and what fate decides.
    seed: Seed,
    /// What was done after the end that was looked at first. As long as they can, the others do the same after every other one, and the
    /// seat itself thinks of it: so ends differ by what can be made of them, and not by what somebody happened to do or to find.
    script: Script<G>,
}

/// A look ahead from the end of a turn.
struct Ahead<'a, G: Learn> {
    thinker: &'a Thinker<G>,
    seat: Seat,
    rng: Rng,
    script: &'a Script<G>,
    /// Who does what the script says no more.
    strayed: Vec<bool>,
    /// What everybody has done in their turns.
    told: Script<G>,
}

impl<'a, G: Learn> Ahead<'a, G> {
    fn new(thinker: &'a Thinker<G>, view: &G, seat: Seat, world: &'a World<G>) -> Self {
        let seats = usize::from(view.seats());
        let (strayed, told) = (vec![false; seats], vec![Vec::new(); seats]);
        Ahead { thinker, seat, rng: Rng::new(world.seed), script: &world.script, strayed, told }
    }

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
        // Whose turn it is: others may be asked in it, and between two turns.
        let (mut turns, mut owner) = (view.turns(), view.is_own_turn().then_some(self.seat));
        let first = owner.map(|_| turns);
        let depth = self.thinker.mind.depth.max(1) as usize;
        let mut values = Vec::new();
        for _ in 0..ROUNDS * usize::from(game.seats()) * depth {
            if game.turns() != turns {
                (turns, owner) = (game.turns(), None);
            }
            let seat = match game.to_move() {
                Turn::Over => break,
                Turn::Fate => {
                    self.let_fate_decide(&mut game);
                    continue;
                }
                Turn::Of(seat) => seat,
            };
            let in_turn = game.is_own_turn() && *owner.get_or_insert(seat) == seat;
            let way = if seat == self.seat {
                let fresh = in_turn && first != Some(turns);
                let (value, way) = self.own_turn(&game, fresh);
                if fresh {
                    values.push(value);
                }
                way
            } else {
                self.answer(&game, seat, in_turn)
            };
            if values.len() == depth {
                break;
            }
            for mv in way {
                game.apply(mv, Tell::nobody());
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

    /// The seat itself goes on, in a later turn of its own or because it is asked something, and what that is worth to it.
    fn own_turn(&mut self, game: &G, fresh: bool) -> (f64, Vec<G::Move>) {
        let Thinker { mind, likes, .. } = self.thinker;
        if !fresh {
            return self.quick_turn(game, self.seat, mind.answer_nodes, likes, &[]);
        }
        let known = self.scripted(self.seat).unwrap_or_default();
        let (value, way) = if mind.next_ends > 1 {
            let Thought { value, moves, .. } =
                self.thinker.again(known).turns(game, self.seat, 1).swap_remove(0);
            (value, moves)
        } else {
            self.quick_turn(game, self.seat, mind.next_nodes, likes, known)
        };
        self.told[self.seat.index()].push(way.clone());
        (value, way)
    }

    /// Somebody else goes on: in their turn as the script says, if that is possible.
    fn answer(&mut self, game: &G, seat: Seat, in_turn: bool) -> Vec<G::Move> {
        let place = seat.index();
        let scripted = self.scripted(seat).filter(|_| in_turn && !self.strayed[place]);
        let way = match scripted.filter(|way| can_be_gone(game, seat, way)) {
            Some(way) => way.to_vec(),
            None => {
                self.strayed[place] |= in_turn;
                let nodes = self.thinker.mind.answer_nodes;
                self.quick_turn(game, seat, nodes, &Likes::new(), &[]).1
            }
        };
        if in_turn {
            self.told[place].push(way.clone());
        }
        way
    }

    /// What the script says a seat does next.
    fn scripted(&self, seat: Seat) -> Option<&'a [G::Move]> {
        let place = seat.index();
        self.script.get(place)?.get(self.told[place].len()).map(Vec::as_slice)
    }

    fn let_fate_decide(&mut self, game: &mut G) {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let outcome = self.rng.pick_weighted(&outcomes).expect("fate has an outcome");
        game.apply(outcome, Tell::nobody());
    }

    /// A good turn found quickly, and what it is worth to whoever takes it. `also` is looked at in any case.
    fn quick_turn(
        &mut self,
        game: &G,
        seat: Seat,
        nodes: u32,
        likes: &Likes,
        also: &[G::Move],
    ) -> (f64, Vec<G::Move>) {
        let look = Look { nodes, overlooked: 0, salt: self.thinker.salt };
        let scales = Scales::new(self.thinker.net.as_deref(), likes, game, seat);
        let ends = look_through(game, seat, look, scales, also, &mut self.rng);
        ends.best(1).next().expect("there is always a move")
    }
}

/// Whether a seat can make these moves one after the other.
fn can_be_gone<G: Game>(game: &G, seat: Seat, way: &[G::Move]) -> bool {
    let mut game = game.clone();
    way.iter().all(|mv| game.to_move() == Turn::Of(seat) && game.play(*mv).is_ok())
}

#[cfg(test)]
mod tests {
    use gaia::{Gaia, Move};
    use table::check::{laid_out, step};

    use super::*;

    const MIND: Mind =
        Mind { nodes: 80, learnt: false, ends: 4, depth: 3, answer_nodes: 30, next_nodes: 60, ..Mind::PLAIN };

    /// Own turns, here and there in random games.
    fn turns() -> Vec<(Gaia, Seat)> {
        let mut turns = Vec::new();
        for number in 0..6 {
            let mut game: Gaia = laid_out(&Gaia::default_setup(2 + number as u8 % 3));
            let mut rng = Rng::new(Seed::from_number(number));
            while step(&mut game, &mut rng) {
                if let Turn::Of(seat) = game.to_move()
                    && game.is_own_turn()
                    && rng.below(25) == 0
                {
                    turns.push((game.clone(), seat));
                }
            }
        }
        turns
    }

    fn follow(game: &Gaia, seat: Seat, way: &[Move], world: &World<Gaia>) -> (f64, Script<Gaia>) {
        let thinker = Thinker::new(MIND, None, Seed::from_number(1));
        let mut ahead = Ahead::new(&thinker, game, seat, world);
        (ahead.follow(game, way), ahead.told)
    }

    fn best_end(game: &Gaia, seat: Seat) -> Vec<Move> {
        let mut thinker = Thinker::new(Mind { ends: 0, ..MIND }, None, Seed::from_number(1));
        thinker.turns(game, seat, 1).swap_remove(0).moves
    }

    #[test]
    fn a_script_followed_again_is_the_same_story() {
        let (mut others, mut own) = (0, 0);
        for (game, seat) in turns() {
            let way = best_end(&game, seat);
            let mut world = World { seed: Seed::from_number(9), script: Script::<Gaia>::new() };
            let first = follow(&game, seat, &way, &world);
            world.script = first.1.clone();
            let again = follow(&game, seat, &way, &world);
            for who in (0..first.1.len()).filter(|who| *who != seat.index()) {
                assert_eq!(first.1[who].first(), again.1[who].first(), "the others do what they did");
            }
            assert!(
                again.0 >= first.0 - 5.0,
                "what was found once is looked at again: {} {}",
                first.0,
                again.0
            );
            let told = |who: usize| first.1[who].len();
            own += told(seat.index());
            others += (0..first.1.len()).map(told).sum::<usize>() - told(seat.index());
        }
        assert!(others > 60 && own > 30, "{others} {own}");
    }

    #[test]
    fn others_do_what_the_script_says_until_they_cannot() {
        let (mut followed, impossible) = (0, vec![Move::Skip]);
        for (game, other) in turns() {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let seat = other.clockwise(1, game.seats());
            let thinker = Thinker::new(MIND, None, Seed::from_number(1));
            let mut world = World { seed: Seed::from_number(9), script: vec![Vec::new(); 4] };
            let free = Ahead::new(&thinker, &game, seat, &world).answer(&game, other, true);
            for mv in legal.into_iter().filter(|mv| free != [*mv]) {
                let way = vec![mv];
                world.script[other.index()] = vec![way.clone()];
                let mut ahead = Ahead::new(&thinker, &game, seat, &world);
                assert_eq!(ahead.answer(&game, other, false), free, "the script is about turns");
                assert_eq!(ahead.answer(&game, other, true), way, "as the script says");
                assert_eq!(ahead.told[other.index()], std::slice::from_ref(&way));
                world.script[other.index()] = vec![impossible.clone(), way];
                let mut ahead = Ahead::new(&thinker, &game, seat, &world);
                assert_eq!(ahead.answer(&game, other, true), free, "the script says something impossible");
                assert_eq!(ahead.answer(&game, other, true), free, "who has strayed does not come back");
                followed += 1;
            }
        }
        assert!(followed > 100, "{followed}");
    }

    #[test]
    fn nobody_looks_ahead_to_a_question_between_turns() {
        for (game, seat) in turns() {
            let world = World { seed: Seed::from_number(9), script: Script::<Gaia>::new() };
            let (_, told) = follow(&game, seat, &best_end(&game, seat), &world);
            let charges = |mv: &Move| matches!(mv, Move::Charge { .. } | Move::Decline);
            assert!(!told.iter().flatten().flatten().any(charges), "{told:?}");
        }
    }
}
