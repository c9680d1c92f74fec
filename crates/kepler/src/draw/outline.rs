//! Where hexes lie on the drawing, and borders around groups of them.

use hex::Axial;

use crate::hexes::HexSet;

/// Distance from the middle of a hex to its corners, in units of the map.
pub(super) const SIZE: f64 = 40.0;

/// A point of the drawing.
pub(super) type Point = (f64, f64);

/// The middle of a hex. Hexes stand on a corner.
pub(super) fn centre(at: Axial) -> Point {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (3f64.sqrt() * (q + r / 2.0) * SIZE, 1.5 * r * SIZE)
}

/// The six steps, clockwise from the lower right: across the side between corners `side` and `side + 1`.
const STEPS: [(i8, i8); 6] = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)];

/// Corner `index` of a hex, clockwise from the lower right.
fn corner(at: Axial, index: usize) -> Point {
    let (x, y) = centre(at);
    let angle = std::f64::consts::FRAC_PI_6 * (2 * (index % 6) + 1) as f64;
    (x + SIZE * angle.cos(), y + SIZE * angle.sin())
}

fn across(at: Axial, side: usize) -> Axial {
    let (q, r) = STEPS[side % 6];
    Axial::new(at.q + q, at.r + r)
}

/// The closed borders of a set of hexes, moved inwards by `inset`, around a point of the drawing.
pub(super) fn borders(set: &HexSet, inset: f64, origin: Point) -> String {
    let outer =
        |at: Axial| (0..6).filter(move |side| !set.contains(across(at, *side))).map(move |side| (at, side));
    let mut open: Vec<(Axial, usize)> = set.iter().flat_map(outer).collect();
    let mut path = String::new();
    while let Some(start) = open.first().copied() {
        let (mut at, mut side) = start;
        let mut points = Vec::new();
        loop {
            open.retain(|edge| *edge != (at, side));
            let (next, (x, y)) = turn(at, side, inset, set);
            points.push((x - origin.0, y - origin.1));
            (at, side) = next;
            if (at, side) == start {
                break;
            }
        }
        path.extend(["M", &write(&points), "z"]);
    }
    path
}

/// From the end of one side of the border to the next side, with the corner between them.
fn turn(at: Axial, side: usize, inset: f64, set: &HexSet) -> ((Axial, usize), Point) {
    let (x, y) = corner(at, side + 1);
    let reach = inset / (SIZE * (3f64.sqrt() / 2.0));
    let next = across(at, side + 1);
    // Inwards is towards the only hex inside, or away from the only hex outside.
    let (towards, sign, edge) = if set.contains(next) {
        (across(at, side), -1.0, (next, (side + 5) % 6))
    } else {
        (at, 1.0, (at, (side + 1) % 6))
    };
    let (cx, cy) = centre(towards);
    (edge, (x + sign * reach * (cx - x), y + sign * reach * (cy - y)))
}

/// Points one after the other, in whole units: nobody sees less than that.
fn write(points: &[Point]) -> String {
    let numbers = points.iter().flat_map(|(x, y)| [x, y]).map(|number| (number.round() as i64).to_string());
    numbers.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_border_goes_once_around_and_a_hole_has_one_of_its_own() {
        let one = borders(&HexSet::of(Axial::new(0, 0)), 0.0, (0.0, 0.0));
        assert_eq!(one.matches('M').count(), 1);
        assert_eq!(one.split(' ').count(), 12, "six corners: {one}");
        let mut ring: HexSet = Axial::new(0, 0).disc(1).collect();
        ring.remove(Axial::new(0, 0));
        assert_eq!(borders(&ring, 2.0, (0.0, 0.0)).matches('M').count(), 2);
    }

    #[test]
    fn steps_lead_to_neighbours() {
        let hex = Axial::new(2, -1);
        let steps: HexSet = (0..6).map(|side| across(hex, side)).collect();
        assert_eq!(steps, hex.neighbours().into_iter().collect::<HexSet>());
        for side in 0..6 {
            let ((x, y), (nx, ny)) = (centre(hex), centre(across(hex, side)));
            let (ax, ay) = corner(hex, side);
            let (bx, by) = corner(hex, side + 1);
            let middle = (ax.midpoint(bx), ay.midpoint(by));
            assert!((middle.0 - x.midpoint(nx)).abs() < 0.01 && (middle.1 - y.midpoint(ny)).abs() < 0.01);
        }
    }
}
