//! One random game, held against the laws.

use std::collections::HashSet;
use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use super::Law;
use crate::export::to_json;
use crate::log::is_notation;
use crate::{
    Chips, Components as _, Counts, Done, Event, Eye, Fate, Game, Lang, Log, LogError, Refusal, Rng, Seat,
    Seed, Show, Tell, Terms as _, Turn,
};

/// A broken law, before it is known which log it belongs to.
pub(super) struct Flaw {
    pub law: Law,
    pub detail: String,
}

impl Flaw {
    /// The same flaw, with the circumstances in front.
    fn within(self, circumstances: &str) -> Flaw {
        Flaw { law: self.law, detail: format!("{circumstances}: {}", self.detail) }
    }
}

fn broken<T>(law: Law, detail: impl Into<String>) -> Result<T, Flaw> {
    Err(Flaw { law, detail: detail.into() })
}

/// Two states that should be the same are; if not, the first difference is named.
fn same<G: Game>(one: &G, other: &G, law: Law, detail: impl FnOnce() -> String) -> Result<(), Flaw> {
    hold(one == other, law, || match difference("", &to_json(one), &to_json(other)) {
        Some(difference) => format!("{}: {difference}", detail()),
        None => format!("{}: the difference is in something that JSON does not show", detail()),
    })
}

fn difference(path: &str, one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            one.iter().find_map(|(key, value)| difference(&format!("{path}/{key}"), value, &other[key]))
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(index, (one, other))| difference(&format!("{path}/{index}"), one, other))
        }
        _ => (one != other).then(|| format!("{path} is {one} and {other}")),
    }
}

fn hold(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Result<(), Flaw> {
    if holds { Ok(()) } else { broken(law, detail()) }
}

/// Moves that were legal somewhere. Most are illegal anywhere else, and the interesting ones nearly legal.
pub(super) struct Pool<G: Game> {
    moves: Vec<G::Move>,
    known: HashSet<G::Move>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Pool { moves: Vec::new(), known: HashSet::new() }
    }
}

impl<G: Game> Pool<G> {
    const SIZE: usize = 2048;

    fn add(&mut self, mv: G::Move, rng: &mut Rng) {
        if !self.known.insert(mv) {
            return;
        }
        if self.moves.len() < Self::SIZE {
            self.moves.push(mv);
        } else {
            let old = std::mem::replace(&mut self.moves[rng.below(Self::SIZE as u32) as usize], mv);
            self.known.remove(&old);
        }
    }
}

/// One random game, held against the laws.
pub(super) struct Walk<'a, G: Game> {
    /// The moves so far.
    pub log: Log,
    /// Who decides what is tried.
    pub rng: Rng,
    /// Moves of other games.
    pub pool: &'a mut Pool<G>,
    /// After how many moves the game counts as endless.
    pub limit: usize,
    /// One position in how many is sampled.
    pub sampling: u32,
    /// The turns so far.
    pub turns: u32,
    /// The move that was tried last, in case of a panic.
    pub trying: Option<G::Move>,
    /// How often something was hidden when imaginations were compared.
    pub hidden: u32,
    /// How often two of them differed.
    pub differing: u32,
}

impl<G: Game> Walk<'_, G> {
    /// Plays the game of the log to its end.
    pub fn walk(&mut self, setup: &G::Setup) -> Result<(), Flaw> {
        let seed = self.log.seed.expect("a game that begins now has its seed");
        let lay_out = || {
            G::new(setup, G::Components::built_in()).map_err(|refusal| Flaw {
                law: Law::Layout,
                detail: format!("refused: {} ({refusal})", G::texts().refusal(Lang::En, &refusal)),
            })
        };
        let mut game = lay_out()?;
        same(&game, &lay_out()?, Law::Layout, || "the second table differs from the first".to_owned())?;
        let seats = game.seats();
        let people = Seat::all(seats).filter(|seat| !game.is_automatic(*seat)).count() as u8;
        hold(G::SEATS.contains(&people), Law::Seats, || format!("a game for {:?} seats {people}", G::SEATS))?;
        let (fate, mut legal) = (Fate::new(seed), Vec::new());
        loop {
            hold(game.seats() == seats, Law::Seats, || format!("{seats} seats became {}", game.seats()))?;
            self.position(&game, &mut legal)?;
            let begun = !self.log.moves.is_empty();
            let over = game.to_move().is_over();
            if over || !begun || self.rng.below(self.sampling) == 0 {
                self.sample(&game, &legal)?;
            }
            if over {
                break;
            }
            hold(self.log.moves.len() < self.limit, Law::Ends, || format!("not after {} moves", self.limit))?;
            let mv = match fate.draw(&game, self.log.moves.len()) {
                Some(drawn) => drawn,
                None => *self.rng.pick(&legal),
            };
            self.step(&mut game, mv)?;
        }
        self.replay(&game)
    }

    /// Makes a move, in all the ways in which it can be made.
    fn step(&mut self, game: &mut G, mv: G::Move) -> Result<(), Flaw> {
        let notation = game.write_move(mv);
        self.trying = Some(mv);
        let mut played = game.clone();
        played.play(mv).or_else(|refusal| refused(game, mv, &refusal))?;
        terms(game, mv)?;
        let (before, mut events) = (game.counts(), Vec::new());
        let by = game.to_move().seat();
        game.apply(mv, Tell::to(&mut events));
        same(&played, game, Law::PlayIsApply, || format!("but not for `{notation}`"))?;
        told(&before, &events, &game.counts(), &notation)?;
        self.log.push(by, notation);
        self.pool.add(mv, &mut self.rng);
        Ok(())
    }

    /// The cheap laws, for every position.
    fn position(&mut self, game: &G, legal: &mut Vec<G::Move>) -> Result<(), Flaw> {
        count(game)?;
        hold(game.turns() >= self.turns, Law::Turns, || format!("{} became {}", self.turns, game.turns()))?;
        self.turns = game.turns();
        list(game, legal)?;
        outcomes(game, legal)?;
        for &mv in &*legal {
            self.trying = Some(mv);
            game.check(mv).or_else(|refusal| refused(game, mv, &refusal).map(|()| G::Terms::free()))?;
            notation(game, mv)?;
        }
        let strangers = self.pool.moves.len() as u32;
        let few: Vec<G::Move> =
            (0..strangers.min(8)).map(|_| self.pool.moves[self.rng.below(strangers) as usize]).collect();
        strange(game, legal, &few)
    }

    /// The dear laws, for a sample of positions.
    fn sample(&mut self, game: &G, legal: &[G::Move]) -> Result<(), Flaw> {
        strange(game, legal, &self.pool.moves)?;
        let before = game.counts();
        for &mv in legal {
            self.pool.add(mv, &mut self.rng);
            self.trying = Some(mv);
            let within =
                |flaw: Flaw| flaw.within(&format!("after the further move `{}`", game.write_move(mv)));
            terms(game, mv).map_err(within)?;
            let (mut after, mut events) = (game.clone(), Vec::new());
            after.apply(mv, Tell::to(&mut events));
            count(&after).map_err(within)?;
            list(&after, &mut Vec::new()).map_err(within)?;
            told(&before, &events, &after.counts(), &game.write_move(mv))?;
            if let Ok(terms) = game.check(mv) {
                json_text(&terms, "the terms of a move")?;
            }
            json_text(&events, "events")?;
            garbled(game, &game.write_move(mv), legal, &mut self.rng)?;
        }
        json(game)?;
        sources(game)?;
        self.secrets(game, legal)
    }

    /// What every eye may know.
    fn secrets(&mut self, game: &G, legal: &[G::Move]) -> Result<(), Flaw> {
        let spectator = game.seen_by(Eye::Spectator);
        look(game, &spectator, Eye::Spectator)?;
        for seat in Seat::all(game.seats()).filter(|seat| !game.is_automatic(*seat)) {
            let seen = game.seen_by(Eye::Seat(seat));
            look(game, &seen, Eye::Seat(seat))?;
            same(&seen.seen_by(Eye::Spectator), &spectator, Law::NoLeak, || {
                format!("a spectator sees things that seat {seat} does not")
            })?;
            if game.to_move() == Turn::Of(seat) {
                self.own_moves(game, &seen, seat, legal)?;
            }
            let first = self.imagined(game, game, seat, legal)?;
            // Somebody who has only ever seen this much must be able to imagine as well.
            let second = self.imagined(game, &seen, seat, legal)?;
            if seen != *game {
                self.hidden += 1;
                self.differing += u32::from(first != second);
            }
            self.told_as_seen(game, &first, seat, legal)?;
        }
        Ok(())
    }

    /// Whoever is to move can try their moves on what they see.
    fn own_moves(&mut self, game: &G, seen: &G, seat: Seat, legal: &[G::Move]) -> Result<(), Flaw> {
        let mut moves = Vec::new();
        seen.legal_moves(&mut moves);
        hold(moves == legal, Law::SeenMoves, || differing(seat, game, legal, seen, &moves))?;
        for mv in legal {
            self.trying = Some(*mv);
            seen.clone().apply(*mv, Tell::nobody());
            let (true_run, seen_run) = (game.dry_run(*mv).1, seen.dry_run(*mv).1);
            let seen_by_self = |events: Vec<G::Event>| -> Vec<G::Event> {
                events.iter().filter_map(|event| event.seen_by(Eye::Seat(seat))).collect()
            };
            hold(seen_by_self(true_run) == seen_by_self(seen_run), Law::SeenMoves, || {
                format!("`{}` promises seat {seat} something else than it brings", game.write_move(*mv))
            })?;
        }
        Ok(())
    }

    /// Where `seat` sees the same after a move in truth and in a world it imagines, it is told the same; and of a
    /// move that it may not know, nothing that would tell it from another.
    fn told_as_seen(&mut self, game: &G, imagined: &G, seat: Seat, legal: &[G::Move]) -> Result<(), Flaw> {
        let eye = Eye::Seat(seat);
        let run = |world: &G, mv: G::Move| {
            let (mut after, mut events) = (world.clone(), Vec::new());
            after.apply(mv, Tell::to(&mut events));
            let told: Vec<G::Event> = events.iter().filter_map(|event| event.seen_by(eye)).collect();
            (after.seen_by(eye), told)
        };
        let mut secret: Vec<(G, Vec<G::Event>)> = Vec::new();
        for &mv in legal {
            self.trying = Some(mv);
            let (after, told) = run(game, mv);
            if !game.known_to(mv).has(eye) {
                let other = secret.iter().find(|(seen, _)| *seen == after);
                hold(other.is_none_or(|(_, other)| *other == told), Law::ToldAsSeen, || {
                    format!(
                        "seat {seat} is told {told:?} of `{}`, which it may not know",
                        game.write_move(mv)
                    )
                })?;
                secret.push((after, told));
            } else if imagined.check(mv).is_ok() {
                let (other, heard) = run(imagined, mv);
                hold(other != after || told == heard, Law::ToldAsSeen, || {
                    format!("seat {seat} is told {told:?} of `{}`, or {heard:?}", game.write_move(mv))
                })?;
            }
        }
        Ok(())
    }

    /// What a seat imagines, from the truth or from what it has seen, might be the truth as far as it knows.
    fn imagined(&mut self, game: &G, from: &G, seat: Seat, legal: &[G::Move]) -> Result<G, Flaw> {
        let mut rng = Rng::new(self.rng.seed());
        let world = from.imagine(seat, &mut rng);
        for eye in [Eye::Seat(seat), Eye::Spectator] {
            same(&world.seen_by(eye), &game.seen_by(eye), Law::NoLeak, || {
                format!(
                    "{eye:?} sees a difference between what seat {seat} imagines and the truth: it sees something \
                     that it may not know, or something known was imagined anew"
                )
            })?;
        }
        json_text(&world, "an imagined state")?;
        let mut moves = Vec::new();
        list(&world, &mut moves).and_then(|()| count(&world)).map_err(|flaw| Flaw {
            law: Law::Imagine,
            detail: format!("imagined by seat {seat}: {}: {}", flaw.law, flaw.detail),
        })?;
        if game.to_move() == Turn::Of(seat) {
            hold(moves == legal, Law::Imagine, || differing(seat, game, legal, &world, &moves))?;
        }
        self.play_on(world.clone(), moves, format!("imagined by seat {seat}"))?;
        Ok(world)
    }

    /// An imagined world must be a game that can be played on. A fault that shows here is most likely one of the rules.
    fn play_on(&mut self, mut world: G, mut moves: Vec<G::Move>, mut line: String) -> Result<(), Flaw> {
        for _ in 0..16 {
            if world.to_move().is_over() {
                break;
            }
            let mv = *self.rng.pick(&moves);
            world
                .check(mv)
                .or_else(|refusal| refused(&world, mv, &refusal).map(|()| G::Terms::free()))
                .map_err(|flaw| flaw.within(&line))?;
            let _ = write!(line, ", then {:?} {}", world.to_move(), world.write_move(mv));
            self.trying = Some(mv);
            world.apply(mv, Tell::nobody());
            list(&world, &mut moves).and_then(|()| count(&world)).map_err(|flaw| flaw.within(&line))?;
        }
        Ok(())
    }

    fn replay(&self, game: &G) -> Result<(), Flaw> {
        let text = self.log.write();
        let error = |error: LogError| Flaw { law: Law::Replay, detail: error.to_string() };
        let log = Log::parse("log", &text).map_err(error)?;
        let again: G = log.sealed().replay().map_err(error)?;
        same(&again, game, Law::Replay, || "the replayed state differs".to_owned())?;
        hold(again.state_hash() == game.state_hash(), Law::Replay, || "the hash differs".to_owned())?;
        log.verify::<G>(G::Components::editions()).map_err(error)?;
        hold(self.hidden < 30 || self.differing > 0, Law::ImagineAnew, || {
            format!("two imaginations were equal {} times out of {0}", self.hidden)
        })
    }
}

/// What one pair of eyes sees is a state like any other.
fn look<G: Game>(game: &G, seen: &G, eye: Eye) -> Result<(), Flaw> {
    same(&seen.seen_by(eye), seen, Law::LookTwice, || format!("but it does for {eye:?}"))?;
    hold(seen.to_move() == game.to_move(), Law::NoLeak, || format!("{eye:?} does not see whose turn it is"))?;
    json(seen)
}

/// What a move promises to cost is what it costs.
fn terms<G: Game>(game: &G, mv: G::Move) -> Result<(), Flaw> {
    let (Some(seat), Ok(terms)) = (game.to_move().seat(), game.check(mv)) else { return Ok(()) };
    let (mut promised, mut paid) = (Chips::default(), Chips::default());
    terms.price(&mut promised);
    for event in game.dry_run(mv).1 {
        event.price(seat, &mut paid);
    }
    hold(promised == paid, Law::Terms, || {
        format!("`{}` promises {promised:?}, the events tell {paid:?}", game.write_move(mv))
    })
}

/// What events tell is what has changed.
fn told<E: Event>(before: &Counts, events: &[E], after: &Counts, notation: &str) -> Result<(), Flaw> {
    let mut changes = Counts::default();
    for event in events {
        event.changes(&mut changes);
    }
    let real = after.since(before);
    hold(changes == real, Law::Events, || {
        let wrong = real.since(&changes);
        format!("`{notation}` changes {wrong:?} more than its events tell: {events:?}")
    })
}

fn refused<G: Game>(game: &G, mv: G::Move, refusal: &Refusal) -> Result<(), Flaw> {
    let sentence = G::texts().refusal(Lang::En, refusal);
    broken(Law::Accepted, format!("but not `{}`: {sentence} ({refusal})", game.write_move(mv)))
}

/// The list of moves is as it should be.
fn list<G: Game>(game: &G, legal: &mut Vec<G::Move>) -> Result<(), Flaw> {
    game.legal_moves(legal);
    match game.to_move() {
        Turn::Over => hold(legal.is_empty(), Law::SomeMove, || {
            format!("the game is over, but `{}` is legal", game.write_move(legal[0]))
        }),
        turn @ (Turn::Of(_) | Turn::Fate) => {
            let odd = |seat: &Seat| seat.number() > game.seats() || game.is_automatic(*seat);
            if let Some(seat) = turn.seat().filter(odd) {
                return broken(Law::Seats, format!("seat {seat} of {} is to move", game.seats()));
            }
            hold(!legal.is_empty(), Law::SomeMove, || format!("but there is none for {turn:?}"))?;
            let mut known = HashSet::with_capacity(legal.len());
            match legal.iter().find(|mv| !known.insert(**mv)) {
                None => Ok(()),
                Some(twice) => broken(Law::NoDuplicates, format!("but `{}` is", game.write_move(*twice))),
            }
        }
    }
}

/// Fate's moves have their weights, and nobody else's have.
fn outcomes<G: Game>(game: &G, legal: &[G::Move]) -> Result<(), Flaw> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    if game.to_move() != Turn::Fate {
        return hold(outcomes.is_empty(), Law::Outcomes, || "but it is not fate's move".to_owned());
    }
    hold(outcomes.iter().map(|(mv, _)| *mv).eq(legal.iter().copied()), Law::Outcomes, || {
        format!("the outcomes are {outcomes:?}, the legal moves {legal:?}")
    })?;
    let sum: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    hold(outcomes.iter().all(|(_, weight)| *weight > 0) && sum <= u32::MAX.into(), Law::Outcomes, || {
        format!("the weights add up to {sum}: {outcomes:?}")
    })
}

/// Pieces and points are right.
fn count<G: Game>(game: &G) -> Result<(), Flaw> {
    game.audit().or_else(|problem| broken(Law::Audit, problem))?;
    let (scores, recount) = (game.scores(), game.recount());
    hold(scores.seats.len() == game.seats(), Law::Scores, || {
        format!("the sheet has {} columns for {} seats", scores.seats.len(), game.seats())
    })?;
    hold(scores.totals() == recount.totals(), Law::Scores, || {
        format!("running {:?}, counted anew {:?}", scores.totals(), recount.totals())
    })?;
    for (seat, score) in scores.seats.iter() {
        let sum: i32 = score.sources.iter().map(|(_, points)| points).sum();
        hold(score.total == sum, Law::Scores, || {
            format!("seat {seat} has {} points, its sources add up to {sum}", score.total)
        })?;
    }
    hold(scores.winners.iter().all(|seat| seat.number() <= game.seats()), Law::Scores, || {
        format!("{:?} would win, but there are {} seats", scores.winners, game.seats())
    })
}

fn notation<G: Game>(game: &G, mv: G::Move) -> Result<(), Flaw> {
    let line = game.write_move(mv);
    hold(is_notation(&line), Law::Notation, || {
        format!("{line:?} is not one line without `#` and without blanks at its ends")
    })?;
    match game.read_move(&line) {
        Ok(again) if again == mv => Ok(()),
        Ok(again) => broken(Law::Notation, format!("{mv:?} is written `{line}`, which reads as {again:?}")),
        Err(misread) => broken(Law::Notation, format!("{mv:?} is written `{line}`: {misread}")),
    }
}

/// A line that is slightly wrong is read as nothing, or as a move that the rules judge.
fn garbled<G: Game>(game: &G, line: &str, legal: &[G::Move], rng: &mut Rng) -> Result<(), Flaw> {
    let mut letters: Vec<char> = line.chars().collect();
    match rng.below(4) {
        0 => letters.truncate(rng.below(letters.len() as u32) as usize),
        1 => letters.extend(" x".chars()),
        2 => drop(letters.remove(rng.below(letters.len() as u32) as usize)),
        _ => {
            let at = rng.below(letters.len() as u32) as usize;
            letters[at] = *rng.pick(&['0', '9', '-', 'é', ' ', 'a']);
        }
    }
    let line: String = letters.into_iter().collect();
    match game.read_move(&line) {
        Ok(mv) if legal.contains(&mv) => Ok(()),
        Ok(mv) => stranger(game, mv),
        Err(misread) => hold(!misread.0.is_empty(), Law::Notation, || {
            format!("`{line}` cannot be read, and nothing says why")
        }),
    }
}

/// Moves that belong elsewhere are refused here.
fn strange<G: Game>(game: &G, legal: &[G::Move], pool: &[G::Move]) -> Result<(), Flaw> {
    let strangers = || pool.iter().copied().filter(|mv| !legal.contains(mv));
    // They are all tried on one copy; only if that has changed is the culprit sought.
    let mut tried = game.clone();
    for mv in strangers() {
        stranger(game, mv)?;
        hold(tried.play(mv).is_err(), Law::Refused, || {
            format!("`check` refuses {mv:?}, but `play` makes it")
        })?;
    }
    if tried == *game {
        return Ok(());
    }
    for mv in strangers() {
        let mut tried = game.clone();
        let _ = tried.play(mv);
        same(&tried, game, Law::Untouched, || format!("but {mv:?} does"))?;
    }
    same(&tried, game, Law::Untouched, || "but several together do".to_owned())
}

fn stranger<G: Game>(game: &G, mv: G::Move) -> Result<(), Flaw> {
    match game.check(mv) {
        Ok(_) => broken(Law::Refused, format!("{mv:?} is accepted, but not in the list")),
        Err(refusal) => has_text::<G>(&format!("refusal-{}", refusal.reason)),
    }
}

fn sources<G: Game>(game: &G) -> Result<(), Flaw> {
    for score in game.scores().seats.values() {
        for (source, _) in &score.sources {
            has_text::<G>(&format!("source-{source}"))?;
        }
    }
    Ok(())
}

fn has_text<G: Game>(key: &str) -> Result<(), Flaw> {
    for lang in Lang::ALL {
        hold(G::texts().has(lang, key), Law::Texts, || format!("but `{key}` has none in {lang}"))?;
    }
    Ok(())
}

fn json_text(thing: &impl Serialize, what: &str) -> Result<String, Flaw> {
    serde_json::to_string(thing)
        .or_else(|error| broken(Law::Json, format!("{what} cannot be written: {error}")))
}

fn json<G: Game>(game: &G) -> Result<(), Flaw> {
    let text = json_text(game, "the state")?;
    let again: G = serde_json::from_str(&text)
        .or_else(|error| broken(Law::Json, format!("the state cannot be read back: {error}")))?;
    same(&again, game, Law::Json, || "the state read back differs".to_owned())?;
    hold(again.state_hash() == game.state_hash(), Law::Json, || "the hash differs".to_owned())?;
    hold(json_text(&again, "the state")? == text, Law::Json, || "the text differs the second time".to_owned())
}

/// How two lists of moves differ.
fn differing<G: Game>(seat: Seat, game: &G, legal: &[G::Move], other: &G, moves: &[G::Move]) -> String {
    let lack = legal.iter().find(|mv| !moves.contains(mv)).map(|mv| game.write_move(*mv));
    let extra = moves.iter().find(|mv| !legal.contains(mv)).map(|mv| other.write_move(*mv));
    match (lack, extra) {
        (Some(lack), _) => format!("seat {seat} may `{lack}` in truth, but not there"),
        (None, Some(extra)) => format!("seat {seat} may not `{extra}` in truth, but there"),
        (None, None) => format!("seat {seat} has the same moves, but in another order"),
    }
}

/// Plays a random game and reads everything that people could read in it.
pub(super) fn read_along<G: Show>(setup: &G::Setup, seed: Seed) {
    let mut game: G = super::laid_out(setup);
    let mut rng = Rng::new(seed);
    let (fate, mut legal, mut moves) = (Fate::new(seed), Vec::new(), 0);
    while !game.to_move().is_over() {
        game.legal_moves(&mut legal);
        for lang in Lang::ALL {
            let prompt = game.prompt(lang).expect("a question is open");
            let mut read = vec![game.stage(lang), prompt.question, prompt.why];
            if !prompt.fate && rng.below(8) == 0 {
                for choice in legal.iter().map(|mv| game.choice(*mv, lang)) {
                    assert!(!choice.label.is_empty(), "{} has no name in {lang}", choice.notation);
                    let chips = choice.price.iter().chain(&choice.gain);
                    let known = |what: &str| G::CHIPS.contains(&what) && G::texts().has(lang, what);
                    chips.for_each(|chip| assert!(known(chip.what), "`{}` is no chip in {lang}", chip.what));
                    read.extend([choice.label, G::texts().get(lang, choice.group)]);
                    read.extend(choice.notes);
                }
            }
            for text in &read {
                sound(text, lang);
            }
        }
        let mv = fate.draw(&game, moves).unwrap_or_else(|| *rng.pick(&legal));
        moves += 1;
        let done = Done::apply(&mut game, mv);
        for lang in Lang::ALL {
            let story = done.story(&game, Eye::Spectator, lang);
            story.iter().filter(|line| !line.text.is_empty()).for_each(|line| sound(&line.text, lang));
        }
    }
}

/// A text that was found, with everything filled in: a key that nobody knows stands for itself, and so does a value
/// that was not given.
fn sound(text: &str, lang: Lang) {
    let key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_' | '.');
    let bare = text.contains('-') && !text.contains(' ') && text.chars().all(key);
    assert!(!text.is_empty() && !bare && !text.contains("{$"), "`{text}` is no text in {lang}");
}
