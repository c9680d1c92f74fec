//! What bots expect of a position, in numbers that people can be told.

use std::sync::Arc;

use serde::Serialize;
use table::{Learn, Rng, Seat, Tell, Turn};

use crate::value::{Likes, Scales};
use crate::{Estimate, Net};

/// So many outcomes of chance are all looked at; of more, so many are drawn.
const OUTCOMES: usize = 12;

/// Differences in a part of the score that are smaller than this are not worth a word, in points.
const WORTH_A_WORD: f64 = 0.5;

/// So many reasons are given at most.
const REASONS: usize = 3;

/// What is expected of a position, for one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outlook {
    /// What it is worth to the seat, in points as bots count them: own points and lead, or what the game's judge says where
    /// nothing was learnt. Such values can only be compared with each other.
    pub worth: f64,
    /// The points in the end; `None` where nothing was learnt about the game.
    pub points: Option<f64>,
    /// The chance to win, from 0 to 1; `None` where nothing was learnt about the game.
    pub victory: Option<f64>,
    /// Points by part of the score: those there are, and those expected where something was learnt.
    pub parts: Vec<f64>,
}

/// A part of the score in which one turn differs from another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// The part: what the text `part-…` speaks of.
    pub part: &'static str,
    /// How many points more the turn brings there; less if it is negative.
    pub points: f64,
}

impl Outlook {
    /// What is expected of a position.
    pub fn of<G: Learn>(net: Option<&Net>, game: &G, seat: Seat) -> Outlook {
        let worth = Scales::new(net, &Likes::new(), game, seat).weigh(game);
        let mut parts = vec![0.0; G::PARTS.len()];
        for (source, points) in &game.scores().seats[seat].sources {
            if let Some(part) = G::part(source) {
                parts[part] += f64::from(*points);
            }
        }
        let Some(net) = net else { return Outlook { worth, points: None, victory: None, parts } };
        let own = Estimate::of(net, game, seat);
        for (part, to_come) in parts.iter_mut().zip(&own.parts) {
            *part += to_come;
        }
        Outlook { worth, points: Some(own.points), victory: Some(chances(net, game)[seat.index()]), parts }
    }

    /// What is expected after these moves of a seat, as far as they can be made. Where chance then decides within the turn,
    /// it is the mean over what may come of it: all outcomes if they are few, samples otherwise.
    pub fn after<G: Learn>(
        net: Option<&Arc<Net>>,
        start: &G,
        seat: Seat,
        moves: &[G::Move],
        rng: &mut Rng,
    ) -> Outlook {
        let (net, mut game) = (net.map(Arc::as_ref), start.clone());
        for mv in moves {
            if game.play(*mv).is_err() {
                break;
            }
        }
        let up_to_fate = |game: &G| game.to_move() == Turn::Fate && game.turns() == start.turns();
        if !up_to_fate(&game) {
            return Outlook::of(net, &game, seat);
        }
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        if outcomes.len() > OUTCOMES {
            let samples = (0..OUTCOMES).filter_map(|_| rng.pick_weighted(&outcomes));
            outcomes = samples.map(|mv| (mv, 1)).collect();
        }
        let looks = outcomes.into_iter().map(|(mv, weight)| {
            let (mut game, mut fated, mut more) = (game.clone(), Some(mv), Vec::new());
            while let Some(mv) = fated {
                game.apply(mv, Tell::nobody());
                more.clear();
                if up_to_fate(&game) {
                    game.outcomes(&mut more);
                }
                fated = rng.pick_weighted(&more);
            }
            (f64::from(weight), Outlook::of(net, &game, seat))
        });
        Outlook::mean(&looks.collect::<Vec<_>>())
    }

    fn mean(looks: &[(f64, Outlook)]) -> Outlook {
        let all: f64 = looks.iter().map(|(weight, _)| weight).sum();
        let mean = |value: &dyn Fn(&Outlook) -> f64| {
            looks.iter().map(|(weight, look)| weight * value(look)).sum::<f64>() / all
        };
        let first = &looks[0].1;
        Outlook {
            worth: mean(&|look| look.worth),
            points: first.points.map(|_| mean(&|look| look.points.unwrap_or_default())),
            victory: first.victory.map(|_| mean(&|look| look.victory.unwrap_or_default())),
            parts: (0..first.parts.len()).map(|part| mean(&|look| look.parts[part])).collect(),
        }
    }

    /// In which parts of the score this is better or worse than something else: the greatest differences first.
    pub(crate) fn reasons<G: Learn>(&self, other: &Outlook) -> Vec<Reason> {
        let differences = G::PARTS.iter().zip(self.parts.iter().zip(&other.parts));
        let reasons = differences.map(|(part, (here, there))| Reason { part, points: here - there });
        let mut reasons: Vec<Reason> = reasons.filter(|reason| reason.points.abs() >= WORTH_A_WORD).collect();
        reasons.sort_by(|one, next| next.points.abs().total_cmp(&one.points.abs()));
        reasons.truncate(REASONS);
        reasons
    }
}

/// Everybody's chance to win. The net is asked about every seat by itself, so what it says is brought to a sum of 1; an
/// automatic opponent has what the others leave.
pub(crate) fn chances<G: Learn>(net: &Net, game: &G) -> Vec<f64> {
    let asked = |seat| (!game.is_automatic(seat)).then(|| Estimate::of(net, game, seat).victory);
    let asked: Vec<Option<f64>> = Seat::all(game.seats()).map(asked).collect();
    let sum: f64 = asked.iter().flatten().sum();
    let automatic = asked.iter().filter(|chance| chance.is_none()).count();
    match automatic {
        0 if sum > 0.0 => asked.iter().map(|chance| chance.unwrap_or_default() / sum).collect(),
        0 => vec![1.0 / asked.len() as f64; asked.len()],
        many => {
            let left = (1.0 - sum).max(0.0) / many as f64;
            asked.iter().map(|chance| chance.unwrap_or(left)).collect()
        }
    }
}
