//! How strong bots are, from who did better than whom (Bradley and Terry).

use std::collections::BTreeMap;

use super::results::CONFIDENCE;

/// Who did better than whom, and how often.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Comparisons {
    /// How often the first was ahead of the second.
    ahead: BTreeMap<(String, String), f64>,
}

/// How strong a bot is among those that were compared.
///
/// The scale is the usual one: a bot that is 400 points above another does better ten times for every time that it does
/// worse. The mean of all bots is 1000. A bot that always wins would have no finite rating, so everybody is credited with
/// one drawn game against the mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub points: f64,
    /// Half the width of its 95 % interval: how far its distance from the mean of all can be trusted.
    pub margin: f64,
}

/// The mean of all ratings.
const MEAN: f64 = 1000.0;

/// Points for every factor of e between two strengths.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// A strength that changes less than this from one round to the next is found.
const STILL: f64 = 1e-12;

/// So many rounds are enough for anything that is played.
const ROUNDS: usize = 100_000;

impl Comparisons {
    /// Counts one comparison: 1 if `one` did better than `other`, 0 if worse, something between for both.
    pub fn add(&mut self, one: &str, other: &str, ahead: f64) {
        *self.ahead.entry((one.to_owned(), other.to_owned())).or_default() += ahead;
        *self.ahead.entry((other.to_owned(), one.to_owned())).or_default() += 1.0 - ahead;
    }

    /// Counts those of others as well.
    pub fn merge(&mut self, others: &Comparisons) {
        for (pair, times) in &others.ahead {
            *self.ahead.entry(pair.clone()).or_default() += times;
        }
    }

    /// All bots that were compared, by name, with their ratings.
    pub fn ratings(&self) -> Vec<(String, Rating)> {
        let mut names: Vec<&String> = self.ahead.keys().map(|(one, _)| one).collect();
        names.dedup();
        let times = |one: &usize, other: &usize| {
            self.ahead.get(&(names[*one].clone(), names[*other].clone())).copied().unwrap_or(0.0)
        };
        let places: Vec<usize> = (0..names.len()).collect();
        let table: Vec<Vec<f64>> =
            places.iter().map(|one| places.iter().map(|other| times(one, other)).collect()).collect();
        let strengths = strengths(&table);
        let margins = margins(&table, &strengths);
        let middle = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / strengths.len() as f64;
        let rating = |(strength, margin): (&f64, f64)| Rating {
            points: MEAN + SCALE * (strength.ln() - middle),
            margin,
        };
        names.into_iter().cloned().zip(strengths.iter().zip(margins).map(rating)).collect()
    }
}

/// The strengths under which it is likeliest that everybody was ahead as often as they were; the credited opponent has 1.
/// Every round makes them likelier (Hunter's MM).
fn strengths(ahead: &[Vec<f64>]) -> Vec<f64> {
    let mut strengths = vec![1.0; ahead.len()];
    for _ in 0..ROUNDS {
        let better: Vec<f64> = (0..ahead.len())
            .map(|own| {
                let met = (0..ahead.len()).filter(|other| *other != own);
                let (mut won, mut expected) = (0.5, 1.0 / (strengths[own] + 1.0));
                for other in met {
                    won += ahead[own][other];
                    expected += (ahead[own][other] + ahead[other][own]) / (strengths[own] + strengths[other]);
                }
                won / expected
            })
            .collect();
        let moved =
            better.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = better;
        if moved < STILL {
            break;
        }
    }
    strengths
}

/// The margins of the ratings, from how sharply the likelihood falls off around the strengths.
fn margins(ahead: &[Vec<f64>], strengths: &[f64]) -> Vec<f64> {
    let count = strengths.len();
    let spread = |one: f64, other: f64| one * other / ((one + other) * (one + other));
    let mut information = vec![vec![0.0; count]; count];
    for own in 0..count {
        information[own][own] += spread(strengths[own], 1.0);
        for other in (0..count).filter(|other| *other != own) {
            let known = (ahead[own][other] + ahead[other][own]) * spread(strengths[own], strengths[other]);
            information[own][own] += known;
            information[own][other] -= known;
        }
    }
    let covariance = inverse(information);
    // What all have in common says nothing: only the distance from the mean counts.
    let size = count as f64;
    let rows: Vec<f64> = covariance.iter().map(|row| row.iter().sum::<f64>() / size).collect();
    let whole = rows.iter().sum::<f64>() / size;
    let variance = |own: usize| covariance[own][own] - 2.0 * rows[own] + whole;
    (0..count).map(|own| CONFIDENCE * SCALE * variance(own).max(0.0).sqrt()).collect()
}

/// The inverse of a symmetric positive definite matrix (Gauss and Jordan; no pivot can vanish).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for pivot in 0..count {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|value| *value *= scale);
        let row = matrix[pivot].clone();
        for other in (0..count).filter(|other| *other != pivot) {
            let factor = std::mem::take(&mut matrix[other][pivot]);
            matrix[other].iter_mut().zip(&row).for_each(|(value, own)| *value -= factor * own);
        }
    }
    matrix
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(games: &[(&str, &str, u32, u32)]) -> BTreeMap<String, Rating> {
        let mut comparisons = Comparisons::default();
        for (one, other, won, lost) in games {
            (0..*won).for_each(|_| comparisons.add(one, other, 1.0));
            (0..*lost).for_each(|_| comparisons.add(one, other, 0.0));
        }
        comparisons.ratings().into_iter().collect()
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = rated(&[("a", "b", 10_000, 1_000)]);
        assert!((ratings["a"].points - 1200.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings["b"].points - 800.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn equal_bots_have_equal_ratings_and_more_games_make_them_surer() {
        let (few, many) = (rated(&[("a", "b", 20, 20)]), rated(&[("a", "b", 2000, 2000)]));
        assert!((few["a"].points - 1000.0).abs() < 1e-6 && (few["b"].points - 1000.0).abs() < 1e-6);
        // Half the distance between two bots: the standard deviation of a share of 40 games, on the scale of ratings.
        let expected = CONFIDENCE * SCALE / (40.0 * 0.25_f64).sqrt() / 2.0;
        assert!((few["a"].margin / expected - 1.0).abs() < 0.02, "{few:?}");
        assert!(few["a"].margin > 9.0 * many["a"].margin);
    }

    #[test]
    fn who_always_wins_has_a_rating_that_is_far_from_sure() {
        let ratings = rated(&[("a", "b", 200, 0)]);
        let apart = ratings["a"].points - ratings["b"].points;
        assert!((800.0..1300.0).contains(&apart), "{ratings:?}");
        assert!(ratings["a"].margin > 150.0, "{ratings:?}");
    }

    #[test]
    fn strength_is_passed_on_from_bot_to_bot() {
        // They never met, but somebody met both.
        let ratings = rated(&[("a", "b", 300, 100), ("b", "c", 300, 100)]);
        let apart = |one: &str, other: &str| ratings[one].points - ratings[other].points;
        assert!((apart("a", "b") - apart("b", "c")).abs() < 1e-3);
        assert!((apart("a", "c") - 2.0 * 190.85).abs() < 4.0, "{ratings:?}");
        let sum: f64 = ratings.values().map(|rating| rating.points).sum();
        assert!((sum - 3000.0).abs() < 1e-6);
        assert!(rated(&[]).is_empty());
    }
}
