//! Which spots can be reached along how many routes (PF-TRAVEL-2 to PF-TRAVEL-6, PF-TRAVEL-11).

use enum_map::EnumMap;

use crate::Planetformers;
use crate::names::{Direction, Named, Node, NodeKind};
use crate::space::{CELLS, Cell, Spot};

/// Spots of a card.
const NODES: usize = Node::ALL.len();

/// Spots of the system, one bit each, and empty cells that can be discovered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// Spots, by cell and node.
    spots: u64,
    /// Cells without a card.
    unknown: u16,
}

impl Reach {
    fn bit(cell: Cell, node: Node) -> u64 {
        1 << (cell.index() * NODES + node as usize)
    }

    /// Whether there is nothing.
    pub fn is_empty(self) -> bool {
        self == Reach::default()
    }

    fn with(self, other: Reach) -> Reach {
        Reach { spots: self.spots | other.spots, unknown: self.unknown | other.unknown }
    }

    fn without(self, other: Reach) -> Reach {
        Reach { spots: self.spots & !other.spots, unknown: self.unknown & !other.unknown }
    }

    /// The spots, as places in the grid.
    fn places(self) -> impl Iterator<Item = (Cell, Node)> {
        let mut bits = self.spots;
        std::iter::from_fn(move || {
            let bit = bits.checked_ilog2().map(|_| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            let cell = Cell::new((bit / NODES / 3) as u8, (bit / NODES % 3) as u8)?;
            Some((cell, Node::ALL[bit % NODES]))
        })
    }

    /// Cells without a card.
    pub fn unknown(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| self.unknown >> cell.index() & 1 == 1)
    }

    /// Whether a cell without a card is among them.
    pub fn has_unknown(self, cell: Cell) -> bool {
        self.unknown >> cell.index() & 1 == 1
    }
}

/// How many routes lie between a spot and whatever one may be after.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distances {
    /// To the Planet or Portal of every cell.
    pub planets: [u8; CELLS],
    /// To the nearest of each other kind of spot.
    pub nearest: EnumMap<NodeKind, u8>,
    /// To the nearest cell without a card.
    pub unknown: u8,
}

impl Distances {
    /// Further than anything lies.
    pub const FAR: u8 = 20;
}

impl Planetformers {
    /// How far everything is from a spot.
    pub(crate) fn distances(&self, from: Spot) -> Distances {
        const FAR: u8 = Distances::FAR;
        let mut far = Distances { planets: [FAR; CELLS], nearest: EnumMap::from_fn(|_| FAR), unknown: FAR };
        for (layer, routes) in std::iter::once(self.at(from)).chain(self.layers(from)).zip(0..) {
            for (cell, node) in layer.places() {
                let Some(world) = &self.system[cell.index()] else { continue };
                if node == Node::P {
                    far.planets[cell.index()] = routes;
                }
                if let Some(kind) = self.data.planets[world.planet].kind(node) {
                    far.nearest[kind] = far.nearest[kind].min(routes);
                }
            }
            if layer.unknown != 0 {
                far.unknown = far.unknown.min(routes);
            }
        }
        far
    }

    /// The spots of a reach.
    pub fn spots(&self, reach: Reach) -> impl Iterator<Item = Spot> {
        reach.places().filter_map(|(cell, node)| {
            let planet = self.system[cell.index()].as_ref()?.planet;
            Some(Spot { planet, node })
        })
    }

    /// Whether a spot is in a reach.
    pub fn reaches(&self, reach: Reach, spot: Spot) -> bool {
        reach.spots & self.at(spot).spots != 0
    }

    /// One spot, if it lies in the system.
    pub(crate) fn at(&self, spot: Spot) -> Reach {
        let cell = self.cell_of(spot.planet);
        Reach { spots: cell.map_or(0, |cell| Reach::bit(cell, spot.node)), unknown: 0 }
    }

    /// What one more route leads to, from all spots of a reach. Where two cards share an edge, their half-lines are one
    /// route (PF-TRAVEL-4); a half-line to an empty cell leads into the unknown (PF-TRAVEL-12).
    fn one_further(&self, from: Reach) -> Reach {
        let mut next = Reach::default();
        for (cell, node) in from.places() {
            let Some(world) = &self.system[cell.index()] else { continue };
            let layout = &self.data.planets[world.planet].layout;
            next.spots |= u64::from(layout.joined[node]) << (cell.index() * NODES);
            for edge in Direction::ALL {
                if layout.exits[*edge] != node {
                    continue;
                }
                let Some(behind) = cell.behind(*edge) else { continue };
                match &self.system[behind.index()] {
                    Some(other) => {
                        let entry = self.data.planets[other.planet].layout.exits[edge.opposite()];
                        next.spots |= Reach::bit(behind, entry);
                    }
                    None => next.unknown |= 1 << behind.index(),
                }
            }
        }
        next
    }

    /// Everything that can be reached from a spot along 1, 2, … routes, each where it is nearest. The spot itself is not
    /// among it. A shortest way repeats no route, so PF-TRAVEL-6 keeps nobody from anything.
    pub(crate) fn layers(&self, from: Spot) -> impl Iterator<Item = Reach> {
        let mut last = self.at(from);
        let mut known = last;
        std::iter::from_fn(move || {
            last = self.one_further(last).without(known);
            known = known.with(last);
            (!last.is_empty()).then_some(last)
        })
    }

    /// Everything within so many routes.
    pub(crate) fn within(&self, from: Spot, range: u8) -> Reach {
        self.layers(from).take(range.into()).fold(Reach::default(), Reach::with)
    }

    /// How many routes lie between two spots.
    pub fn distance(&self, from: Spot, to: Spot) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        let layer = self.layers(from).position(|layer| self.reaches(layer, to));
        layer.map(|layer| layer as u8 + 1)
    }

    /// How many routes lie between a spot and the unknown.
    pub fn distance_to_unknown(&self, from: Spot, cell: Cell) -> Option<u8> {
        let layer = self.layers(from).position(|layer| layer.has_unknown(cell));
        layer.map(|layer| layer as u8 + 1)
    }

    /// A shortest way between two spots, both included.
    pub fn way(&self, from: Spot, to: Spot) -> Vec<Spot> {
        let Some(routes) = self.distance(from, to) else { return Vec::new() };
        let mut way = vec![to];
        // Backwards, each time to a spot that is one route nearer.
        for left in (0..routes).rev() {
            let here = *way.last().unwrap_or(&to);
            let before = self.spots(self.one_further(self.at(here)));
            way.extend(before.into_iter().find(|spot| self.distance(from, *spot) == Some(left)));
        }
        way.reverse();
        way
    }
}
