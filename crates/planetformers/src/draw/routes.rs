//! Where things lie on the board, and the routes between them.

use std::fmt::Write as _;

use table::Named;
use table::draw::short;

use crate::Planetformers;
use crate::catalogue::Layout;
use crate::names::{Direction, Node};
use crate::space::{Cell, Spot};

/// A cell of the board is so wide.
pub(super) const WIDTH: f64 = 300.0;
/// And so high.
pub(super) const HEIGHT: f64 = 240.0;

/// A point of the board.
pub(super) type Point = (f64, f64);

/// A piece of a route: from here to there, bent towards a point.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    from: Point,
    bend: Point,
    to: Point,
}

impl Leg {
    fn straight(from: Point, to: Point) -> Leg {
        Leg { from, bend: (from.0.midpoint(to.0), from.1.midpoint(to.1)), to }
    }

    fn back(self) -> Leg {
        Leg { from: self.to, bend: self.bend, to: self.from }
    }
}

/// Legs as the path of an SVG.
pub(super) fn path(legs: &[Leg]) -> String {
    let mut path = String::new();
    let mut at = None;
    for Leg { from, bend, to } in legs {
        if at != Some(*from) {
            let _ = write!(path, "M{} {}", short(from.0), short(from.1));
        }
        let _ = write!(path, "Q{} {} {} {}", short(bend.0), short(bend.1), short(to.0), short(to.1));
        at = Some(*to);
    }
    path
}

/// The corner of a cell from which everything in it is measured.
pub(super) fn corner(cell: Cell) -> Point {
    (WIDTH * f64::from(cell.column()), HEIGHT * f64::from(cell.row()))
}

/// Where a spot of a card lies.
pub(super) fn point(cell: Cell, layout: &Layout, node: Node) -> Point {
    let (left, top) = corner(cell);
    let (x, y) = layout.nodes[node].map_or((50, 50), |node| (node.x, node.y));
    (left + WIDTH * f64::from(x) / 100.0, top + HEIGHT * f64::from(y) / 100.0)
}

/// The middle of an edge of a cell.
fn gate(cell: Cell, edge: Direction) -> Point {
    let (left, top) = corner(cell);
    match edge {
        Direction::North => (left + WIDTH / 2.0, top),
        Direction::East => (left + WIDTH, top + HEIGHT / 2.0),
        Direction::South => (left + WIDTH / 2.0, top + HEIGHT),
        Direction::West => (left, top + HEIGHT / 2.0),
    }
}

/// A route inside a card. Between bodies that circle the Planet it bends outwards.
pub(super) fn inner(cell: Cell, layout: &Layout, from: Node, to: Node) -> Leg {
    let (start, end) = (point(cell, layout, from), point(cell, layout, to));
    if from == Node::P || to == Node::P {
        return Leg::straight(start, end);
    }
    let middle = point(cell, layout, Node::P);
    let half = (start.0.midpoint(end.0), start.1.midpoint(end.1));
    let out = |half: f64, middle: f64| middle + (half - middle) * 1.55;
    Leg { from: start, bend: (out(half.0, middle.0), out(half.1, middle.1)), to: end }
}

/// The half-line from a spot to an edge: it crosses the edge at a right angle, so that both halves are one line.
pub(super) fn exit(cell: Cell, layout: &Layout, edge: Direction) -> Leg {
    let (from, to) = (point(cell, layout, layout.exits[edge]), gate(cell, edge));
    let bend = match edge {
        Direction::North | Direction::South => (to.0, from.1),
        Direction::East | Direction::West => (from.0, to.1),
    };
    Leg { from, bend, to }
}

impl Planetformers {
    fn layout(&self, spot: Spot) -> Option<(Cell, &'static Layout)> {
        let cell = self.cell_of(spot.planet)?;
        Some((cell, &self.data.get().planets[spot.planet].layout))
    }

    /// Where a spot lies on the board.
    pub(super) fn point_of(&self, spot: Spot) -> Option<Point> {
        self.layout(spot).map(|(cell, layout)| point(cell, layout, spot.node))
    }

    /// A shortest way, leg by leg.
    pub(super) fn legs(&self, from: Spot, to: Spot) -> Vec<Leg> {
        self.way(from, to).windows(2).flat_map(|pair| self.leg(pair[0], pair[1])).collect()
    }

    /// One route: inside a card, or the two halves between neighbouring cards.
    fn leg(&self, from: Spot, to: Spot) -> Vec<Leg> {
        let (Some((cell, layout)), Some((next, other))) = (self.layout(from), self.layout(to)) else {
            return Vec::new();
        };
        if cell == next {
            return vec![inner(cell, layout, from.node, to.node)];
        }
        let edge = Direction::ALL.iter().copied().find(|edge| cell.behind(*edge) == Some(next));
        let halves = edge.map(|edge| [exit(cell, layout, edge), exit(next, other, edge.opposite()).back()]);
        halves.into_iter().flatten().collect()
    }

    /// A shortest way into the unknown, up to the edge.
    pub(super) fn legs_to_unknown(&self, from: Spot, cell: Cell) -> Vec<Leg> {
        let doors = Direction::ALL.iter().filter_map(|edge| {
            let beside = cell.behind(*edge)?;
            let planet = self.card_in(beside)?.planet;
            let layout = &self.data.get().planets[planet].layout;
            let door = Spot { planet, node: layout.exits[edge.opposite()] };
            Some((self.distance(from, door)?, door, exit(beside, layout, edge.opposite())))
        });
        let Some((_, door, last)) = doors.min_by_key(|(routes, ..)| *routes) else { return Vec::new() };
        let mut legs = self.legs(from, door);
        legs.push(last);
        legs
    }
}
