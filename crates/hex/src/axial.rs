//! Coordinates on the endless plane of hexes.

use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An axial coordinate of a flat-top hex: `q` grows to the right, `r` grows downwards, and the third cube
/// coordinate is `s = -q - r`.
///
/// Sums and differences are plain `i8` arithmetic: like it, they must stay between -128 and 127.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Axial {
    /// The column, growing to the right.
    pub q: i8,
    /// The place within the column, growing downwards.
    pub r: i8,
}

impl Axial {
    /// The steps to the six neighbours, clockwise from north.
    pub const DIRECTIONS: [Axial; 6] = [
        Axial::new(0, -1),
        Axial::new(1, -1),
        Axial::new(1, 0),
        Axial::new(0, 1),
        Axial::new(-1, 1),
        Axial::new(-1, 0),
    ];

    /// The hex at column `q` and row `r`.
    pub const fn new(q: i8, r: i8) -> Self {
        Axial { q, r }
    }

    /// The number of steps from here to `other`. Distances above 255 are reported as 255.
    pub fn distance(self, other: Axial) -> u8 {
        self.steps_to(other).min(u32::from(u8::MAX)) as u8
    }

    /// The exact number of steps from here to `other`, at most 510.
    fn steps_to(self, other: Axial) -> u32 {
        let dq = i32::from(other.q) - i32::from(self.q);
        let dr = i32::from(other.r) - i32::from(self.r);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }

    /// The six adjacent hexes, clockwise from north.
    pub fn neighbours(self) -> [Axial; 6] {
        Self::DIRECTIONS.map(|step| self + step)
    }

    /// This hex turned clockwise about the origin by `steps` times 60 degrees.
    #[must_use]
    pub fn rotate(self, steps: u8) -> Axial {
        (0..steps % 6).fold(self, |hex, _| Axial::new(-hex.r, hex.q + hex.r))
    }

    /// The hexes at exactly `radius` steps, clockwise from north: `6 * radius` of them, or just this hex for
    /// radius 0. Hexes outside the range of the coordinates are left out.
    pub fn ring(self, radius: u8) -> impl Iterator<Item = Axial> {
        let (sides, length) = if radius == 0 { (1, 1) } else { (6, i16::from(radius)) };
        (0..sides).flat_map(move |side: usize| {
            let corner = Self::DIRECTIONS[side];
            let along = Self::DIRECTIONS[(side + 2) % 6];
            let place = move |centre: i8, corner: i8, along: i8, step: i16| {
                i8::try_from(
                    i16::from(centre) + i16::from(corner) * i16::from(radius) + i16::from(along) * step,
                )
                .ok()
            };
            (0..length).filter_map(move |step| {
                let q = place(self.q, corner.q, along.q, step)?;
                let r = place(self.r, corner.r, along.r, step)?;
                Some(Axial::new(q, r))
            })
        })
    }

    /// The hexes at no more than `radius` steps: this one, then ring by ring outwards, each ring clockwise
    /// from north. Hexes outside the range of the coordinates are left out.
    pub fn disc(self, radius: u8) -> impl Iterator<Item = Axial> {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }

    /// The hexes on the straight line from here to `to`, both ends included. Each is a neighbour of the one
    /// before, and the way back runs through the same hexes.
    pub fn line(self, to: Axial) -> Vec<Axial> {
        // The points of the line are fractions with the denominator `scale`. A small constant nudge keeps them
        // off the edges between hexes, so that rounding always falls to the same side.
        const NUDGE_PARTS: i32 = 64;
        const NUDGE: [i32; 3] = [1, 2, -3];

        let steps = self.steps_to(to) as i32;
        if steps == 0 {
            return vec![self];
        }
        let scale = steps * NUDGE_PARTS;
        let dq = i32::from(to.q) - i32::from(self.q);
        let dr = i32::from(to.r) - i32::from(self.r);
        let delta = [dq, dr, -dq - dr];
        (0..=steps)
            .map(|step| {
                let exact: [i32; 3] =
                    std::array::from_fn(|axis| delta[axis] * step * NUDGE_PARTS + NUDGE[axis]);
                let mut rounded = exact.map(|part| (2 * part + scale).div_euclid(2 * scale));
                let error: [i32; 3] = std::array::from_fn(|axis| (rounded[axis] * scale - exact[axis]).abs());
                if error[0] > error[1] && error[0] > error[2] {
                    rounded[0] = -rounded[1] - rounded[2];
                } else if error[1] > error[2] {
                    rounded[1] = -rounded[0] - rounded[2];
                }
                Axial::new((i32::from(self.q) + rounded[0]) as i8, (i32::from(self.r) + rounded[1]) as i8)
            })
            .collect()
    }
}

impl Add for Axial {
    type Output = Axial;

    fn add(self, other: Axial) -> Axial {
        Axial::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Axial {
    type Output = Axial;

    fn sub(self, other: Axial) -> Axial {
        Axial::new(self.q - other.q, self.r - other.r)
    }
}

impl Neg for Axial {
    type Output = Axial;

    fn neg(self) -> Axial {
        Axial::new(-self.q, -self.r)
    }
}

impl fmt::Display for Axial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The error of reading an [`Axial`] from a text that is not of the form `q,r`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseAxialError {
    text: String,
}

impl fmt::Display for ParseAxialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not a hex coordinate: expected two whole numbers from -128 to 127 with a comma between \
             them, such as \"2,-1\"",
            self.text
        )
    }
}

impl std::error::Error for ParseAxialError {}

impl FromStr for Axial {
    type Err = ParseAxialError;

    /// Reads `q,r`; spaces around the numbers are allowed.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (q, r) = text.split_once(',')?;
            Some(Axial::new(q.trim().parse().ok()?, r.trim().parse().ok()?))
        };
        read().ok_or_else(|| ParseAxialError { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    fn any_hex() -> impl Strategy<Value = Axial> {
        (any::<i8>(), any::<i8>()).prop_map(|(q, r)| Axial::new(q, r))
    }

    fn near_hex() -> impl Strategy<Value = Axial> {
        (-30..=30_i8, -30..=30_i8).prop_map(|(q, r)| Axial::new(q, r))
    }

    #[test]
    fn directions_run_clockwise_from_north() {
        let north = Axial::new(0, -1);
        for (steps, direction) in Axial::DIRECTIONS.into_iter().enumerate() {
            assert_eq!(north.rotate(steps as u8), direction);
        }
    }

    #[test]
    fn ring_starts_in_the_north_and_turns_clockwise() {
        let one: Vec<_> = Axial::new(0, 0).ring(1).collect();
        assert_eq!(one, Axial::DIRECTIONS);
        let two: Vec<_> = Axial::new(3, 1).ring(2).take(3).collect();
        assert_eq!(two, [Axial::new(3, -1), Axial::new(4, -1), Axial::new(5, -1)]);
        assert_eq!(Axial::new(3, 1).ring(0).collect::<Vec<_>>(), [Axial::new(3, 1)]);
    }

    #[test]
    fn rings_stop_at_the_edge_of_the_coordinates() {
        let corner = Axial::new(127, 127);
        assert_eq!(corner.ring(1).collect::<Vec<_>>(), [Axial::new(127, 126), Axial::new(126, 127)]);
        assert_eq!(Axial::new(-128, 0).ring(255).filter(|hex| hex.q == 127).count(), 129);
    }

    #[test]
    fn great_distances_are_capped() {
        assert_eq!(Axial::new(-128, -128).distance(Axial::new(127, 127)), 255);
        assert_eq!(Axial::new(-128, 0).distance(Axial::new(127, 0)), 255);
        assert_eq!(Axial::new(-127, 0).distance(Axial::new(127, 0)), 254);
    }

    #[test]
    fn line_between_neighbouring_columns() {
        let line = Axial::new(0, 0).line(Axial::new(3, 0));
        assert_eq!(line, [Axial::new(0, 0), Axial::new(1, 0), Axial::new(2, 0), Axial::new(3, 0)]);
        assert_eq!(Axial::new(4, -2).line(Axial::new(4, -2)), [Axial::new(4, -2)]);
    }

    #[test]
    fn reading_refuses_what_is_not_a_pair() {
        for text in ["", "1", "1,", "1;2", "1,2,3", "200,0", "a,b"] {
            let error = text.parse::<Axial>().unwrap_err().to_string();
            assert!(error.contains(&format!("{text:?}")) && error.contains("comma"), "{error}");
        }
        assert_eq!(" 4, -2 ".parse(), Ok(Axial::new(4, -2)));
    }

    proptest! {
        #[test]
        fn distance_is_a_metric(a in any_hex(), b in any_hex(), c in any_hex()) {
            prop_assert_eq!(a.distance(b) == 0, a == b);
            prop_assert_eq!(a.distance(b), b.distance(a));
            prop_assert!(u16::from(a.distance(c)) <= u16::from(a.distance(b)) + u16::from(b.distance(c)));
        }

        #[test]
        fn distance_is_kept_by_moves_and_turns(
            a in near_hex(), b in near_hex(), by in near_hex(), steps in any::<u8>()
        ) {
            prop_assert_eq!((a + by).distance(b + by), a.distance(b));
            prop_assert_eq!(a.rotate(steps).distance(b.rotate(steps)), a.distance(b));
        }

        #[test]
        fn six_turns_are_none_and_three_are_the_opposite(hex in near_hex(), steps in 0..6_u8) {
            prop_assert_eq!(hex.rotate(6), hex);
            prop_assert_eq!(hex.rotate(3), -hex);
            prop_assert_eq!(hex.rotate(steps).rotate(6 - steps), hex);
        }

        #[test]
        fn addition_and_subtraction_undo_each_other(a in near_hex(), b in near_hex()) {
            prop_assert_eq!(a + b - b, a);
            prop_assert_eq!(a + -b, a - b);
        }

        #[test]
        fn rings_hold_six_times_their_radius(centre in near_hex(), radius in 1..40_u8) {
            let ring: Vec<_> = centre.ring(radius).collect();
            prop_assert_eq!(ring.len(), 6 * usize::from(radius));
            prop_assert_eq!(ring.iter().collect::<HashSet<_>>().len(), ring.len());
            prop_assert!(ring.iter().all(|hex| hex.distance(centre) == radius));
            prop_assert!((0..ring.len()).all(|i| ring[i].distance(ring[(i + 1) % ring.len()]) == 1));
        }

        #[test]
        fn discs_hold_everything_in_range(centre in near_hex(), radius in 0..20_u8) {
            let disc: HashSet<_> = centre.disc(radius).collect();
            let radius = usize::from(radius);
            prop_assert_eq!(disc.len(), 1 + 3 * radius * (radius + 1));
            prop_assert!(disc.iter().all(|hex| usize::from(hex.distance(centre)) <= radius));
        }

        #[test]
        fn neighbours_are_one_step_away(hex in near_hex()) {
            prop_assert!(hex.neighbours().into_iter().eq(hex.ring(1)));
        }

        #[test]
        fn lines_are_shortest_ways_and_run_back_the_same(a in any_hex(), b in any_hex()) {
            let line = a.line(b);
            prop_assert_eq!(line.len() as u32, a.steps_to(b) + 1);
            prop_assert_eq!(line[0], a);
            prop_assert_eq!(*line.last().unwrap(), b);
            prop_assert!(line.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
            prop_assert!(b.line(a).into_iter().rev().eq(line));
        }

        #[test]
        fn writing_and_reading_agree(hex in any_hex()) {
            prop_assert_eq!(hex.to_string().parse(), Ok(hex));
        }
    }
}
