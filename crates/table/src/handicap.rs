//! Handicaps: points that seats begin with, more or fewer than the rules say.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Refusal, Seat, Values};

/// Points that were agreed for every seat before the game: a list in the set-up, `handicap = [0, 15]`. A game keeps it in its
/// state and counts it as a [source](Handicap::SOURCE) of points of its own.
///
/// Games without one are no different from what they were before there were handicaps: nothing of it is hashed, and nothing
/// is written (`#[serde(default, skip_serializing_if = "Handicap::is_none")]`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<i16>", into = "Vec<i16>")]
pub struct Handicap([i16; MAX_SEATS]);

impl Handicap {
    /// The source of these points, as score sheets name it.
    pub const SOURCE: &'static str = "handicap";

    /// Nobody has more points than this beforehand, or so many fewer.
    pub const MOST: i16 = 50;

    /// The values of the option in a set-up.
    pub const VALUES: Values = Values::PerSeat { least: -Handicap::MOST, most: Handicap::MOST };

    /// The points of the first seats; all others have none.
    pub fn new(points: &[i16]) -> Handicap {
        let mut all = [0; MAX_SEATS];
        all.iter_mut().zip(points).for_each(|(seat, points)| *seat = *points);
        Handicap(all)
    }

    /// Whether nobody has any.
    pub fn is_none(&self) -> bool {
        self.0.iter().all(|points| *points == 0)
    }

    /// The points of a seat.
    pub fn of(&self, seat: Seat) -> i32 {
        self.0.get(seat.index()).copied().unwrap_or(0).into()
    }

    /// The row of a score sheet.
    pub fn row(&self, seat: Seat) -> (String, i32) {
        (Handicap::SOURCE.to_owned(), self.of(seat))
    }

    /// Whether so many people can agree on it; `rule` is the game's own. Alone there is nobody to be even with.
    pub fn check(&self, people: u8, rule: &'static str) -> Result<(), Refusal> {
        if self.is_none() {
            return Ok(());
        }
        if people < 2 {
            return Err(Refusal::new(rule, "handicap-alone"));
        }
        if self.0[usize::from(people)..].iter().any(|points| *points != 0) {
            return Err(Refusal::new(rule, "handicap-seats").with("players", people));
        }
        if self.0.iter().any(|points| points.abs() > Handicap::MOST) {
            return Err(Refusal::new(rule, "handicap-range").with("most", i32::from(Handicap::MOST)));
        }
        Ok(())
    }
}

impl Hash for Handicap {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_none() {
            self.0.hash(state);
        }
    }
}

impl TryFrom<Vec<i16>> for Handicap {
    type Error = String;

    fn try_from(points: Vec<i16>) -> Result<Self, String> {
        if points.len() > MAX_SEATS {
            return Err(format!("a handicap has a number for every seat, and there are at most {MAX_SEATS}"));
        }
        Ok(Handicap::new(&points))
    }
}

/// Up to the last seat that has any.
impl From<Handicap> for Vec<i16> {
    fn from(handicap: Handicap) -> Self {
        let seats = handicap.0.iter().rposition(|points| *points != 0).map_or(0, |last| last + 1);
        handicap.0[..seats].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StableHasher;

    fn hashed(handicap: Handicap) -> u64 {
        let mut hasher = StableHasher::default();
        handicap.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn no_handicap_leaves_no_trace() {
        let none = Handicap::new(&[0, 0]);
        assert_eq!((none, hashed(none)), (Handicap::default(), StableHasher::default().finish()));
        assert_eq!(Vec::from(none), Vec::<i16>::new());
        assert_ne!(hashed(Handicap::new(&[0, 1])), hashed(Handicap::new(&[1, 0])));
    }

    #[test]
    fn it_is_written_up_to_the_last_seat_that_has_any() {
        let handicap = Handicap::new(&[0, -5, 0, 0]);
        assert_eq!(Vec::from(handicap), [0, -5]);
        assert_eq!(Handicap::try_from(vec![0, -5]), Ok(handicap));
        assert_eq!(Seat::all(4).map(|seat| handicap.of(seat)).collect::<Vec<_>>(), [0, -5, 0, 0]);
        assert!(Handicap::try_from(vec![0; 5]).is_err_and(|error| error.contains("at most 4")));
    }

    #[test]
    fn only_those_who_play_have_one_and_not_too_much() {
        let reason =
            |points: &[i16], people| Handicap::new(points).check(people, "X-1").err().map(|why| why.reason);
        assert_eq!(reason(&[], 1), None);
        assert_eq!(reason(&[0, -50], 2), None);
        assert_eq!(reason(&[5], 1), Some("handicap-alone"));
        assert_eq!(reason(&[0, 0, 5], 2), Some("handicap-seats"));
        assert_eq!(reason(&[51, 0], 2), Some("handicap-range"));
        assert_eq!(reason(&[-51, 0], 2), Some("handicap-range"));
    }
}
