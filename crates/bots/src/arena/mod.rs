//! Many games between bots, and what they come to.
//!
//! Bots sit down in the order of the line-up and move on by one seat after every game, so that no seat favours anybody.
//! The games have numbers, and those in which everybody has sat everywhere once are one *deal*: chance has the same in
//! store for them, as long as they go the same way, so that luck cancels out. The same seed gives the same games, in
//! whatever order, in however many pieces and on however many threads they are played.

mod rating;
mod results;

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{BySeat, Eye, Fate, Learn, Log, Refusal, ScoreSheet, Seat, Seed, Tell, Turn};

pub use rating::{Comparisons, Rating};
pub use results::{Line, Misfit, Results, Sitting};

use crate::study::parts;
use crate::{Bot, Character, Kind, Net, Random};

/// A bot that takes part.
#[derive(Clone, Debug)]
pub struct Contender {
    /// What it is called in the results: those of one name are the same bot on several seats.
    pub name: String,
    /// How strong it is, and what it likes.
    pub character: Character,
    /// What it has learnt about the game.
    pub net: Option<Arc<Net>>,
}

impl Contender {
    /// A bot that goes by the name of its kind.
    pub fn new(kind: Kind, net: Option<&Arc<Net>>) -> Contender {
        Contender { name: kind.name().to_owned(), character: kind.into(), net: net.cloned() }
    }
}

/// Who takes the first decision of every seat: the faction, the hub, the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Openings {
    /// The bots themselves.
    #[default]
    Chosen,
    /// Chance, evenly among the legal moves, and the same for a seat in all games of a deal: every bot plays every
    /// opening.
    Drawn,
}

/// Everything that the games between some bots follow from, but for their numbers.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// One bot for every seat that somebody sits on.
    pub line_up: Vec<Contender>,
    /// Who takes the first decisions.
    pub openings: Openings,
    /// Where all chance comes from.
    pub seed: Seed,
}

/// One finished game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Every seat that somebody sits on, in order.
    pub seats: Vec<Sitting>,
    /// The moves, if they were to be written down.
    pub log: Option<Log>,
}

/// After how many games everybody has sat everywhere: fewer than there are seats where the same bots come round earlier.
pub fn rotations<T: PartialEq>(line_up: &[T]) -> u64 {
    let comes_round = |step: &usize| {
        let moved_on = line_up.iter().cycle().skip(*step).take(line_up.len());
        line_up.iter().eq(moved_on)
    };
    (1..line_up.len()).find(comes_round).unwrap_or(line_up.len().max(1)) as u64
}

impl Meeting {
    /// A meeting of these kinds of bots, who all have learnt the same and choose their openings.
    pub fn of(kinds: &[Kind], net: Option<&Arc<Net>>, seed: Seed) -> Meeting {
        let line_up = kinds.iter().map(|kind| Contender::new(*kind, net)).collect();
        Meeting { line_up, openings: Openings::Chosen, seed }
    }

    /// The names of the line-up.
    pub fn names(&self) -> Vec<String> {
        self.line_up.iter().map(|contender| contender.name.clone()).collect()
    }

    /// The deal to which a game belongs, and how far everybody has moved on in it.
    fn deal(&self, number: u64) -> (u64, usize) {
        let rotations = rotations(&self.names());
        (number / rotations, (number % rotations) as usize)
    }

    /// Who sits where in a game, as places of the line-up.
    pub fn seating(&self, number: u64) -> Vec<usize> {
        let (seats, (_, first)) = (self.line_up.len(), self.deal(number));
        (0..seats).map(|seat| (first + seat) % seats).collect()
    }

    /// The seed of fate in a game.
    pub fn fate(&self, number: u64) -> Seed {
        self.seed.derive("game", self.deal(number).0)
    }

    /// Plays the game with this number. The moves are appended to the log, if there is one.
    ///
    /// # Panics
    ///
    /// If the line-up has fewer bots than the game has players.
    pub fn play<G: Learn>(
        &self,
        setup: &G::Setup,
        components: &'static G::Components,
        number: u64,
        mut log: Option<Log>,
    ) -> Result<Played, Refusal> {
        let mut game = G::new(setup, components)?;
        let fate = Fate::new(self.fate(number));
        let mut places = self.sit_down(&game, number);
        let (mut moves, mut last) = (0, None);
        loop {
            let (turn, turns) = (game.to_move(), game.turns());
            let mv = match turn {
                Turn::Over => break,
                Turn::Fate => fate.draw(&game, moves).expect("it is fate's move"),
                Turn::Of(seat) => {
                    last = Some(seat);
                    let place = places[seat].as_mut().expect("the line-up has a bot for every seat");
                    place.choose(&game.seen_by(Eye::Seat(seat)), seat)
                }
            };
            if let Some(log) = &mut log {
                log.push(turn.seat(), game.write_move(mv));
            }
            match turn {
                Turn::Of(_) => game.play(mv)?,
                _ => game.apply(mv, Tell::nobody()),
            }
            moves += 1;
            // A turn belongs to whoever decided last in it, though fate may have ended it.
            if let Some(place) = last.and_then(|seat| places[seat].as_mut()) {
                place.turns += game.turns() - turns;
            }
        }
        let sheet = game.scores();
        let seats = places.iter().filter_map(|(seat, place)| Some(place.as_ref()?.rise(&sheet, seat)));
        Ok(Played { seats: seats.collect(), log })
    }

    fn sit_down<G: Learn>(&self, game: &G, number: u64) -> BySeat<Option<Place<G>>> {
        let (deal, _) = self.deal(number);
        let people = Seat::all(game.seats()).filter(|seat| !game.is_automatic(*seat));
        let mut places = BySeat::from_fn(game.seats(), |_| None);
        for (seat, contender) in people.zip(self.seating(number)) {
            let own =
                |what: &str, number: u64| self.seed.derive(what, number).derive("seat", seat.index() as u64);
            let Contender { character, net, .. } = &self.line_up[contender];
            places[seat] = Some(Place {
                contender,
                bot: character.bot(net.as_ref(), own("bot", number)),
                opening: (self.openings == Openings::Drawn).then(|| Random::new(own("opening", deal))),
                turns: 0,
                time: Duration::ZERO,
                longest: Duration::ZERO,
            });
        }
        places
    }

    /// Plays the first games, one after the other.
    pub fn play_all<G: Learn>(
        &self,
        setup: &G::Setup,
        components: &'static G::Components,
        games: u64,
    ) -> Result<Results, Refusal> {
        let mut results = Results::new(self.names(), G::PARTS.iter().map(|&part| part.to_owned()).collect());
        for number in 0..games {
            let played = self.play::<G>(setup, components, number, None)?;
            results.add(number, played.seats).expect("every game is played once");
        }
        Ok(results)
    }
}

/// A bot at the table.
struct Place<G: Learn> {
    contender: usize,
    bot: Box<dyn Bot<G>>,
    /// Who takes its first decision, if it does not do so itself.
    opening: Option<Random>,
    turns: u32,
    time: Duration,
    longest: Duration,
}

impl<G: Learn> Place<G> {
    fn choose(&mut self, view: &G, seat: Seat) -> G::Move {
        let mut legal = Vec::new();
        view.legal_moves(&mut legal);
        // Where there is nothing to choose, nothing has been opened.
        if legal.len() > 1
            && let Some(mut opening) = self.opening.take()
        {
            return opening.choose(view, seat);
        }
        let begin = Instant::now();
        let mv = self.bot.choose(view, seat);
        let time = begin.elapsed();
        self.time += time;
        self.longest = self.longest.max(time);
        mv
    }

    /// What it came to.
    fn rise(&self, sheet: &ScoreSheet, seat: Seat) -> Sitting {
        let score = sheet.seats[seat].total;
        let others = sheet.seats.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, other)| other.total).max().unwrap_or(0);
        let won = sheet.winners.contains(&seat);
        Sitting {
            contender: self.contender,
            score,
            lead: score - best,
            shares: if won { sheet.winners.len() as u32 } else { 0 },
            parts: parts::<G>(sheet, seat),
            turns: self.turns,
            micros: self.time.as_micros() as u64,
            longest: self.longest.as_micros() as u64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere() {
        let seed = Seed::from_number(1);
        let meeting = Meeting::of(&[Kind::Greedy, Kind::Random, Kind::Easy], None, seed);
        let greedy = |number| meeting.seating(number).iter().position(|place| *place == 0);
        assert_eq!([0, 1, 2, 3].map(greedy), [Some(0), Some(2), Some(1), Some(0)]);
        let same = |one, other| meeting.fate(one) == meeting.fate(other);
        assert!(same(0, 1) && same(0, 2) && !same(2, 3) && same(3, 5), "three games are a deal");
    }

    #[test]
    fn bots_that_come_round_earlier_have_played_a_deal_earlier() {
        assert_eq!(rotations(&["a", "b", "c"]), 3);
        assert_eq!(rotations(&["a", "b", "a", "b"]), 2);
        assert_eq!(rotations(&["a", "a", "b", "b"]), 4);
        assert_eq!(rotations(&["a"; 4]), 1, "equal bots play a new deal in every game");
        assert_eq!(rotations(&["a"]), 1);
    }
}
