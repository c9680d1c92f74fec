//! Borders around groups of hexes: sectors and federations.

use hex::{Axial, Cell, CellSet, Grid};

/// Distance from the middle of a hex to its corners, in units of the map.
pub(super) const SIZE: f64 = 40.0;

/// A point of the drawing.
pub(super) type Point = (f64, f64);

/// The middle of a hex. Hexes stand on a flat side.
pub(super) fn centre(at: Axial) -> Point {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (1.5 * q * SIZE, 3f64.sqrt() * (r + q / 2.0) * SIZE)
}

/// Corner `index` of a hex at distance `size`, clockwise from the right.
fn corner(at: Axial, index: usize) -> Point {
    let (x, y) = centre(at);
    let angle = std::f64::consts::FRAC_PI_3 * (index % 6) as f64;
    (x + SIZE * angle.cos(), y + SIZE * angle.sin())
}

/// The neighbour across the side between corners `side` and `side + 1`.
fn across(at: Axial, side: usize) -> Axial {
    // Side 0 lies between the right corner and the lower right one.
    let steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let (q, r) = steps[side % 6];
    Axial::new(at.q + q, at.r + r)
}

/// The closed borders of a set of hexes, moved inwards by `inset`.
pub(super) fn borders(grid: &Grid, set: CellSet, inset: f64) -> Vec<Vec<Point>> {
    let inside = |at: Axial| grid.at(at).is_some_and(|cell: Cell| set.contains(cell));
    let outer = |at: Axial| (0..6).filter(move |side| !inside(across(at, *side))).map(move |side| (at, side));
    let mut open: Vec<(Axial, usize)> = set.iter().flat_map(|cell| outer(grid.axial(cell))).collect();
    let mut loops = Vec::new();
    while let Some(start) = open.first().copied() {
        let (mut at, mut side) = start;
        let mut points = Vec::new();
        loop {
            open.retain(|edge| *edge != (at, side));
            let (next, point) = turn(at, side, inset, inside);
            points.push(point);
            (at, side) = next;
            if (at, side) == start {
                break;
            }
        }
        loops.push(points);
    }
    loops
}

/// From the end of one side of the border to the next side, with the corner between them.
fn turn(at: Axial, side: usize, inset: f64, inside: impl Fn(Axial) -> bool) -> ((Axial, usize), Point) {
    let (x, y) = corner(at, side + 1);
    let reach = inset / (SIZE * (3f64.sqrt() / 2.0));
    let next = across(at, side + 1);
    // Inwards is towards the only hex inside, or away from the only hex outside.
    let (towards, sign, edge) = if inside(next) {
        (across(at, side), -1.0, (next, (side + 5) % 6))
    } else {
        (at, 1.0, (at, (side + 1) % 6))
    };
    let (cx, cy) = centre(towards);
    (edge, (x + sign * reach * (cx - x), y + sign * reach * (cy - y)))
}

/// Points one after the other, in whole units: nobody sees less than that.
fn write(points: &[Point]) -> String {
    let mut text = String::new();
    for number in points.iter().flat_map(|(x, y)| [x, y]) {
        let number = number.round() as i64;
        if number >= 0 && !text.is_empty() {
            text.push(' ');
        }
        text += &number.to_string();
    }
    text
}

/// A path along straight lines.
pub(super) fn straight(loops: &[Vec<Point>]) -> String {
    loops.iter().map(|points| format!("M{}z", write(points))).collect::<Vec<_>>().concat()
}

/// A path that rounds every corner off: from the middle of one side to the middle of the next.
pub(super) fn smooth(loops: &[Vec<Point>]) -> String {
    let middle = |(ax, ay): Point, (bx, by): Point| (ax.midpoint(bx), ay.midpoint(by));
    let one = |points: &Vec<Point>| {
        let next = |index: usize| points[(index + 1) % points.len()];
        let curves = (0..points.len()).flat_map(|index| [points[index], middle(points[index], next(index))]);
        let curves: Vec<Point> = curves.collect();
        let start = middle(points[points.len() - 1], points[0]);
        format!("M{}Q{}z", write(&[start]), write(&curves))
    };
    loops.iter().map(one).collect()
}
