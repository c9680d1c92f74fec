//! One random game, held against the laws.

use std::collections::HashSet;
use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use super::Law;
use crate::export::to_json;
use crate::log::is_notation;
use crate::{Dice, Eye, Game, Lang, Log, Refusal, Rng, Seat, Turn};

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
}

impl<G: Game> Walk<'_, G> {
    /// Plays the game of the log to its end.
    pub fn walk(&mut self, setup: &G::Setup) -> Result<(), Flaw> {
        let seed = self.log.seed.expect("a game that begins now has its seed");
        let lay_out = || {
            G::new(setup, seed).map_err(|refusal| Flaw {
                law: Law::Layout,
                detail: format!("refused: {} ({refusal})", G::texts().refusal(Lang::En, &refusal)),
            })
        };
        let mut game = lay_out()?;
        same(&game, &lay_out()?, Law::Layout, || "the second table differs from the first".to_owned())?;
        hold(G::SEATS.contains(&game.seats()), Law::Seats, || {
            format!("a game for {:?} has {} seats", G::SEATS, game.seats())
        })?;
        let seats = game.seats();
        let mut legal = Vec::new();
        loop {
            hold(game.seats() == seats, Law::Seats, || format!("{seats} seats became {}", game.seats()))?;
            self.position(&game, &mut legal)?;
            let begun = !self.log.moves.is_empty();
            let Turn::Of(seat) = game.to_move() else {
                self.sample(&game, &seed.to_string(), &legal)?;
                break;
            };
            if !begun || self.rng.below(self.sampling) == 0 {
                self.sample(&game, &seed.to_string(), &legal)?;
            }
            hold(self.log.moves.len() < self.limit, Law::Ends, || format!("not after {} moves", self.limit))?;

            let mv = *self.rng.pick(&legal);
            let notation = game.write_move(mv);
            self.trying = Some(mv);
            let mut played = game.clone();
            played.play(mv).or_else(|refusal| refused(&game, mv, &refusal))?;
            game.apply(mv);
            same(&played, &game, Law::PlayIsApply, || format!("but not for `{notation}`"))?;
            self.log.push(seat, notation);
            self.pool.add(mv, &mut self.rng);
        }
        self.replay(&game)
    }

    /// The cheap laws, for every position.
    fn position(&mut self, game: &G, legal: &mut Vec<G::Move>) -> Result<(), Flaw> {
        count(game)?;
        hold(game.turns() >= self.turns, Law::Turns, || format!("{} became {}", self.turns, game.turns()))?;
        self.turns = game.turns();
        list(game, legal)?;
        for &mv in &*legal {
            self.trying = Some(mv);
            game.check(mv).or_else(|refusal| refused(game, mv, &refusal))?;
            notation(game, mv)?;
        }
        let strangers = self.pool.moves.len() as u32;
        let few: Vec<G::Move> =
            (0..strangers.min(8)).map(|_| self.pool.moves[self.rng.below(strangers) as usize]).collect();
        strange(game, legal, &few)
    }

    /// The dear laws, for a sample of positions.
    fn sample(&mut self, game: &G, secret: &str, legal: &[G::Move]) -> Result<(), Flaw> {
        strange(game, legal, &self.pool.moves)?;
        for &mv in legal {
            self.pool.add(mv, &mut self.rng);
            self.trying = Some(mv);
            let mut after = game.clone();
            after.apply(mv);
            let within =
                |flaw: Flaw| flaw.within(&format!("after the further move `{}`", game.write_move(mv)));
            count(&after).map_err(within)?;
            list(&after, &mut Vec::new()).map_err(within)?;
            if let Ok(terms) = game.check(mv) {
                json_text(&terms, "the terms of a move")?;
            }
            garbled(game, &game.write_move(mv), legal, &mut self.rng)?;
        }
        json(game)?;
        sources(game)?;

        let spectator = game.seen_by(Eye::Spectator);
        look(game, &spectator, Eye::Spectator, secret)?;
        for seat in Seat::all(game.seats()) {
            let seen = game.seen_by(Eye::Seat(seat));
            look(game, &seen, Eye::Seat(seat), secret)?;
            same(&seen.seen_by(Eye::Spectator), &spectator, Law::NoLeak, || {
                format!("a spectator sees things that seat {seat} does not")
            })?;
            if game.to_move() == Turn::Of(seat) {
                let mut moves = Vec::new();
                seen.legal_moves(&mut moves);
                hold(moves == legal, Law::SeenMoves, || differing(seat, game, legal, &seen, &moves))?;
            }
            self.imagined(game, game, seat, legal, secret)?;
            // Somebody who has only ever seen this much must be able to imagine as well.
            self.imagined(game, &seen, seat, legal, secret)?;
        }
        Ok(())
    }

    /// What a seat imagines, from the truth or from what it has seen, might be the truth as far as it knows.
    fn imagined(
        &mut self,
        game: &G,
        from: &G,
        seat: Seat,
        legal: &[G::Move],
        secret: &str,
    ) -> Result<(), Flaw> {
        let dice = self.rng.seed();
        let mut imagined = from.imagine(seat, &mut Dice::new(dice));
        for eye in [Eye::Seat(seat), Eye::Spectator] {
            same(&imagined.seen_by(eye), &game.seen_by(eye), Law::NoLeak, || {
                format!(
                    "{eye:?} sees a difference between what seat {seat} imagines and the truth: it sees something \
                     that it may not know, or something known was imagined anew"
                )
            })?;
        }
        let text = json_text(&imagined, "an imagined state")?;
        hold(!text.contains(secret), Law::NoLeak, || {
            format!("the imagination of seat {seat} has the true seed")
        })?;
        let mut moves = Vec::new();
        list(&imagined, &mut moves).and_then(|()| count(&imagined)).map_err(|flaw| Flaw {
            law: Law::Imagine,
            detail: format!("imagined by seat {seat} with dice {dice}: {}: {}", flaw.law, flaw.detail),
        })?;
        if game.to_move() == Turn::Of(seat) {
            hold(moves == legal, Law::Imagine, || differing(seat, game, legal, &imagined, &moves))?;
        }
        // It must be a game that can be played on. A fault that shows here is most likely one of the rules.
        let mut line = format!("imagined by seat {seat} with dice {dice}");
        for _ in 0..16 {
            let Turn::Of(player) = imagined.to_move() else { break };
            let mv = *self.rng.pick(&moves);
            imagined
                .check(mv)
                .or_else(|refusal| refused(&imagined, mv, &refusal))
                .map_err(|flaw| flaw.within(&line))?;
            let _ = write!(line, ", then {player} {}", imagined.write_move(mv));
            self.trying = Some(mv);
            imagined.apply(mv);
            list(&imagined, &mut moves).and_then(|()| count(&imagined)).map_err(|flaw| flaw.within(&line))?;
        }
        Ok(())
    }

    fn replay(&self, game: &G) -> Result<(), Flaw> {
        let text = self.log.write();
        let again = Log::parse("log", &text).and_then(|log| log.replay::<G>());
        let again = again.or_else(|error| broken(Law::Replay, error.to_string()))?;
        same(&again, game, Law::Replay, || "the replayed state differs".to_owned())?;
        hold(again.state_hash() == game.state_hash(), Law::Replay, || "the hash differs".to_owned())
    }
}

/// What one pair of eyes sees has no secrets in it.
fn look<G: Game>(game: &G, seen: &G, eye: Eye, secret: &str) -> Result<(), Flaw> {
    same(&seen.seen_by(eye), seen, Law::LookTwice, || format!("but it does for {eye:?}"))?;
    hold(seen.to_move() == game.to_move(), Law::NoLeak, || format!("{eye:?} does not see whose turn it is"))?;
    json(seen)?;
    let text = json_text(seen, "a seen state")?;
    hold(!text.contains(secret), Law::NoLeak, || format!("{eye:?} sees the seed of the dice"))
}

fn refused<T, G: Game>(game: &G, mv: G::Move, refusal: &Refusal) -> Result<T, Flaw> {
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
        Turn::Of(seat) => {
            hold(seat.number() <= game.seats(), Law::Seats, || {
                format!("seat {seat} of {} is to move", game.seats())
            })?;
            hold(!legal.is_empty(), Law::SomeMove, || format!("but seat {seat} has none"))?;
            let mut known = HashSet::with_capacity(legal.len());
            match legal.iter().find(|mv| !known.insert(**mv)) {
                None => Ok(()),
                Some(twice) => broken(Law::NoDuplicates, format!("but `{}` is", game.write_move(*twice))),
            }
        }
    }
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
