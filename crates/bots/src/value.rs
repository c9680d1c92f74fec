//! What a position is worth to a seat, to whoever looks for a good turn.
//!
//! In the middle of a turn the game's own [judge](table::Judge) says what looks promising. Ends of turns are valued by
//! what was learnt: the points a seat will have in the end and its lead then, as the [net](crate::Net) expects them.

use table::{Game, Learn, Seat};

use crate::net::{Answer, LEAD, Net, PARTS, POINTS, Tally, VICTORY};

/// What is expected of the end of a game, for one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// Its points in the end.
    pub points: f64,
    /// Its lead over the best other seat in the end; negative if it will be behind.
    pub lead: f64,
    /// Its chance to win, from 0 to 1. Shared victories count in part.
    pub victory: f64,
    /// The points still to come, part by part ([`Learn::PARTS`]).
    pub parts: Vec<f64>,
}

impl Estimate {
    /// What the net expects in a position; what is certain if the game is over.
    pub fn of<G: Learn>(net: &Net, game: &G, seat: Seat) -> Estimate {
        if game.to_move().is_over() {
            return Estimate::certain(game, seat);
        }
        let mut features = Vec::new();
        game.features(seat, &mut features);
        let mut tally = net.tally(features.clone());
        let answer = tally.ask(&features);
        Estimate {
            points: f64::from(game.points(seat)) + answer.head(POINTS),
            lead: f64::from(lead(game, seat)) + answer.head(LEAD),
            victory: 1.0 / (1.0 + (-answer.head(VICTORY)).exp()),
            parts: (0..G::PARTS.len()).map(|part| answer.head(PARTS + part)).collect(),
        }
    }

    fn certain<G: Learn>(game: &G, seat: Seat) -> Estimate {
        let winners = game.scores().winners;
        let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Estimate {
            points: game.points(seat).into(),
            lead: lead(game, seat).into(),
            victory: share,
            parts: vec![0.0; G::PARTS.len()],
        }
    }
}

/// Points ahead of the best other seat.
pub(crate) fn lead<G: Learn>(game: &G, seat: Seat) -> i32 {
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    game.points(seat) - others.map(|other| game.points(other)).max().unwrap_or(0)
}

/// A preference of a bot: so many points for each unit of some features.
pub(crate) type Likes = Vec<(usize, f64)>;

/// The scales on which the ends of one turn are weighed.
pub(crate) struct Scales<'a> {
    seat: Seat,
    tally: Option<Tally<'a>>,
    likes: &'a Likes,
    features: Vec<i16>,
}

impl<'a> Scales<'a> {
    /// Scales for the turn of a seat that begins here.
    pub(crate) fn new<G: Learn>(net: Option<&'a Net>, likes: &'a Likes, start: &G, seat: Seat) -> Self {
        let mut features = Vec::new();
        if net.is_some() || !likes.is_empty() {
            start.features(seat, &mut features);
        }
        Scales { seat, tally: net.map(|net| net.tally(features.clone())), likes, features }
    }

    /// What the position is worth where the turn ends.
    pub(crate) fn weigh<G: Learn>(&mut self, game: &G) -> f64 {
        if self.tally.is_none() && self.likes.is_empty() {
            return game.judge(self.seat);
        }
        game.features(self.seat, &mut self.features);
        let liked = self.likes.iter().map(|(feature, points)| points * f64::from(self.features[*feature]));
        let liked: f64 = liked.sum();
        liked
            + match &mut self.tally {
                None => game.judge(self.seat),
                Some(_) if !game.is_learnt() => game.judge(self.seat),
                Some(_) if game.to_move().is_over() => final_worth(game, self.seat),
                Some(tally) => expected_worth(game, self.seat, &tally.ask(&self.features)),
            }
    }
}

/// Own points and lead in one number, as the game wants them weighed.
fn worth<G: Learn>(points: f64, lead: f64) -> f64 {
    (1.0 - G::RIVALRY) * points + G::RIVALRY * lead
}

fn expected_worth<G: Learn>(game: &G, seat: Seat, answer: &Answer<'_>) -> f64 {
    let points = f64::from(game.points(seat)) + answer.head(POINTS);
    if G::RIVALRY == 0.0 {
        return points;
    }
    worth::<G>(points, f64::from(lead(game, seat)) + answer.head(LEAD))
}

/// Points and lead are known now; a victory by the tie-break is better than none.
fn final_worth<G: Learn>(game: &G, seat: Seat) -> f64 {
    let won = f64::from(u8::from(Game::scores(game).winners.contains(&seat)));
    worth::<G>(game.points(seat).into(), lead(game, seat).into()) + won
}
