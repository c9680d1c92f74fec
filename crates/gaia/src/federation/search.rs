//! Which groups of planets can be united, and with how many satellites (GP-FED-9 to GP-FED-14, GP-FED-27,
//! GP-FED-28).
//!
//! The own planets fall into **clusters**: groups of adjacent planets, which are only ever united as a whole
//! (GP-FED-14). A set of clusters has a price: the smallest number of satellites that connect it, also by way of
//! further own clusters (GP-FED-27). Two facts make an exact search fast:
//!
//! * Prices never fall when a cluster is added. A set that is dearer than a sufficient federation inside it is
//!   illegal (GP-FED-11), and so is every larger set: it is *dominated* and never looked at again.
//! * If no further cluster can be added at the same price, no cheapest connection touches one, so the set is
//!   *exact*: it can be united without taking anything else along. Only otherwise is a second look needed.
//!
//! Prices of all remaining sets follow from smaller ones (the Dreyfus–Wagner recurrence for Steiner trees): the
//! cheapest connection that contains a given space is the cheapest way to join two smaller ones there.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use hex::{CellSet, Grid};

/// A set of clusters, one bit for each.
pub(crate) type Mask = u32;

/// No player can have more clusters: 19 structures, six space stations and the existing federation.
pub(crate) const MAX_CLUSTERS: usize = 26;

/// Where a player could form a federation.
pub(crate) struct Territory {
    /// Own clusters outside federations. For the Ivits' extension the existing federation comes first.
    pub clusters: ArrayVec<Cluster, MAX_CLUSTERS>,
    /// Spaces on which a satellite may be placed.
    pub free: CellSet,
    /// Satellites the player can place.
    pub budget: u8,
    /// Power value needed.
    pub need: u16,
    /// Clusters that must be part of it.
    pub required: Mask,
}

/// Adjacent own planets, which belong together.
pub(crate) struct Cluster {
    /// Their hexes.
    pub cells: CellSet,
    /// Their power value.
    pub power: u16,
    /// The planets among the hexes.
    pub planets: CellSet,
}

/// A set of clusters that may be united.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Union {
    /// The clusters.
    pub mask: Mask,
    /// Satellites it takes.
    pub satellites: u8,
}

impl Territory {
    /// All sets of clusters that may be united.
    pub fn unions(&self, grid: &Grid) -> Vec<Union> {
        self.search(grid, false)
    }

    /// Whether there is any such set. The cheapest sufficient set is always legal.
    pub fn any(&self, grid: &Grid) -> bool {
        let total: u16 = self.clusters.iter().map(|cluster| cluster.power).sum();
        total >= self.need && !self.search(grid, true).is_empty()
    }

    fn search(&self, grid: &Grid, first_only: bool) -> Vec<Union> {
        let spaces = self.spaces_of_interest(grid);
        match spaces.len() {
            0..=32 => Search::<32>::new(self, grid, spaces).run(first_only),
            33..=64 => Search::<64>::new(self, grid, spaces).run(first_only),
            65..=128 => Search::<128>::new(self, grid, spaces).run(first_only),
            _ => Search::<256>::new(self, grid, spaces).run(first_only),
        }
    }

    /// Spaces that an affordable connection could use: on the way between two clusters.
    fn spaces_of_interest(&self, grid: &Grid) -> CellSet {
        let mut near = CellSet::EMPTY;
        let reach = |cluster: &Cluster, radius| grid.reach(cluster.cells, radius) & self.free;
        // With `one` satellites towards one cluster and the rest towards another, counting the space twice.
        for one in 1..=self.budget.div_ceil(2) {
            let two = self.budget + 1 - one;
            let mut close = CellSet::EMPTY;
            let mut far = CellSet::EMPTY;
            for cluster in &self.clusters {
                let (inner, outer) = (reach(cluster, one), reach(cluster, two));
                near |= (inner & far) | (close & outer);
                close |= inner;
                far |= outer;
            }
        }
        near
    }

    /// The hexes of a set of clusters.
    pub fn cells(&self, mask: Mask) -> CellSet {
        let members = self.clusters.iter().enumerate().filter(|(index, _)| mask & 1 << index != 0);
        members.fold(CellSet::EMPTY, |all, (_, cluster)| all | cluster.cells)
    }

    /// The clusters that lie within these hexes or touch them.
    pub fn touched(&self, grid: &Grid, cells: CellSet) -> Mask {
        let around = cells | grid.border(cells);
        let touched =
            self.clusters.iter().enumerate().filter(|(_, cluster)| cluster.cells.intersects(around));
        touched.fold(0, |mask, (index, _)| mask | 1 << index)
    }

    /// Spaces for satellites that touch no cluster outside the set (GP-FED-14).
    pub fn free_for(&self, grid: &Grid, mask: Mask) -> CellSet {
        let others = self.cells(!mask);
        self.free - grid.border(others)
    }

    /// The groups of a set of clusters.
    pub fn groups(&self, mask: Mask) -> ArrayVec<CellSet, MAX_CLUSTERS> {
        let members = self.clusters.iter().enumerate().filter(|(index, _)| mask & 1 << index != 0);
        members.map(|(_, cluster)| cluster.cells).collect()
    }

    fn suffices(&self, mask: Mask) -> bool {
        let members = self.clusters.iter().enumerate().filter(|(index, _)| mask & 1 << index != 0);
        mask & self.required == self.required
            && members.map(|(_, cluster)| cluster.power).sum::<u16>() >= self.need
    }
}

/// More satellites than anybody has; two of them still fit into a byte.
const NEVER: u8 = 100;

/// For every free space, the fewest satellites of a connection that contains it.
type Row<const N: usize> = [u8; N];

/// A set of clusters in the search.
struct Node<const N: usize> {
    mask: Mask,
    row: Row<N>,
    /// The fewest satellites that connect it.
    price: u8,
    /// The lowest price of a sufficient, exact set inside it.
    rival: u8,
    suffices: bool,
}

struct Search<'a, const N: usize> {
    territory: &'a Territory,
    grid: &'a Grid,
    /// Neighbours of every free space among the free spaces.
    near: Vec<ArrayVec<u8, 6>>,
    /// For every free space, the clusters it touches.
    touches: Vec<Mask>,
    /// For every cluster, the free spaces next to it.
    shores: Vec<Vec<u8>>,
    nodes: Vec<Node<N>>,
    index: Index,
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(territory: &'a Territory, grid: &'a Grid, spaces: CellSet) -> Self {
        let mut number = [0_u8; 256];
        for (index, cell) in spaces.iter().enumerate() {
            number[cell.index()] = index as u8;
        }
        let numbers = |cells: CellSet| (cells & spaces).iter().map(|cell| number[cell.index()]);
        let near = spaces.iter().map(|cell| numbers(grid.neighbours(cell)).collect()).collect();
        let shores: Vec<Vec<u8>> =
            territory.clusters.iter().map(|cluster| numbers(grid.border(cluster.cells)).collect()).collect();
        let mut touches = vec![0; spaces.len() as usize];
        for (cluster, shore) in shores.iter().enumerate() {
            for space in shore {
                touches[usize::from(*space)] |= 1 << cluster;
            }
        }
        let index = Index::new(territory.clusters.len());
        Search { territory, grid, near, touches, shores, nodes: Vec::new(), index }
    }

    /// Goes through the sets by size.
    fn run(mut self, first_only: bool) -> Vec<Union> {
        let mut legal = Vec::new();
        self.single_clusters();
        let mut level = 0..self.nodes.len();
        while !level.is_empty() {
            if first_only && let Some(node) = self.nodes[level.clone()].iter().find(|node| node.suffices) {
                return vec![Union { mask: node.mask, satellites: node.price }];
            }
            let next = self.nodes.len();
            self.larger_sets(level.clone());
            for node in level.clone() {
                if self.nodes[node].suffices && self.exact(node) {
                    let Node { mask, price, .. } = self.nodes[node];
                    self.nodes[node].rival = self.nodes[node].rival.min(price);
                    legal.push(Union { mask, satellites: price });
                }
            }
            self.drop_dominated(next);
            level = next..self.nodes.len();
        }
        legal.sort_by_key(|union| (union.satellites, union.mask));
        legal
    }

    fn single_clusters(&mut self) {
        for cluster in 0..self.territory.clusters.len() {
            let mask = 1 << cluster;
            let mut row = [NEVER; N];
            for space in &self.shores[cluster] {
                row[usize::from(*space)] = 1;
            }
            self.spread(&mut row);
            let suffices = self.territory.suffices(mask);
            self.index.insert(mask, self.nodes.len());
            self.nodes.push(Node { mask, row, price: 0, rival: NEVER, suffices });
        }
    }

    /// All sets one larger than those of the level whose subsets are still of interest.
    fn larger_sets(&mut self, level: std::ops::Range<usize>) {
        for node in level {
            let mask = self.nodes[node].mask;
            let above = (Mask::BITS - mask.leading_zeros()) as usize;
            for cluster in above..self.territory.clusters.len() {
                let larger = mask | 1 << cluster;
                if bits(larger).all(|bit| self.index.get(larger & !bit).is_some()) {
                    self.connect(larger);
                }
            }
        }
    }

    /// The price of a set, from the prices of its parts.
    fn connect(&mut self, mask: Mask) {
        let mut row = [NEVER; N];
        let lowest = mask & mask.wrapping_neg();
        let rest = mask & !lowest;
        // Every way to split the set in two; the part with the lowest cluster is `lowest | part`.
        let mut part = rest;
        loop {
            part = part.wrapping_sub(1) & rest;
            if let (Some(one), Some(two)) = (self.index.get(lowest | part), self.index.get(rest & !part)) {
                let (one, two) = (&self.nodes[one].row, &self.nodes[two].row);
                for space in 0..N {
                    row[space] = row[space].min(one[space] + two[space] - 1);
                }
            }
            if part == 0 {
                break;
            }
        }
        let price = row.iter().copied().min().unwrap_or(NEVER);
        if price > self.territory.budget {
            return;
        }
        self.spread(&mut row);
        let suffices = self.territory.suffices(mask);
        self.index.insert(mask, self.nodes.len());
        self.nodes.push(Node { mask, row, price, rival: NEVER, suffices });
    }

    /// Lets every connection grow: one satellite to a neighbouring space, or through an own cluster to any
    /// space next to it.
    fn spread(&self, row: &mut Row<N>) {
        let budget = self.territory.budget;
        let mut reached: Mask = 0;
        let lowest = row.iter().copied().min().unwrap_or(NEVER);
        for price in lowest..budget {
            for space in 0..self.near.len() {
                if row[space] != price {
                    continue;
                }
                for next in &self.near[space] {
                    let next = &mut row[usize::from(*next)];
                    *next = (*next).min(price + 1);
                }
                for bit in bits(self.touches[space] & !reached) {
                    for next in &self.shores[bit.trailing_zeros() as usize] {
                        let next = &mut row[usize::from(*next)];
                        *next = (*next).min(price + 1);
                    }
                }
                reached |= self.touches[space];
            }
        }
        for price in row.iter_mut().filter(|price| **price > budget) {
            *price = NEVER;
        }
    }

    /// Whether a set can be united at its price without taking another cluster along.
    fn exact(&self, node: usize) -> bool {
        let Node { mask, price, .. } = self.nodes[node];
        let mut doubtful = false;
        for cluster in 0..self.territory.clusters.len() {
            let larger = mask | 1 << cluster;
            if larger != mask {
                match self.index.get(larger) {
                    Some(larger) => doubtful |= self.nodes[larger].price == price,
                    // Too dear, or of no interest: the latter may hide the same price.
                    None => doubtful |= bits(larger).any(|bit| self.index.get(larger & !bit).is_none()),
                }
            }
        }
        if !doubtful {
            return true;
        }
        let free = self.territory.free_for(self.grid, mask);
        let way = hex::connect(self.grid, &self.territory.groups(mask), free, price);
        way.is_some_and(|way| way.cost == price)
    }

    /// Forgets the sets of the newest level that are dearer than a federation inside them (GP-FED-11).
    fn drop_dominated(&mut self, from: usize) {
        let mut kept = from;
        for node in from..self.nodes.len() {
            let mask = self.nodes[node].mask;
            let rivals =
                bits(mask).filter_map(|bit| self.index.get(mask & !bit)).map(|part| self.nodes[part].rival);
            let rival = rivals.min().unwrap_or(NEVER);
            if rival < self.nodes[node].price {
                self.index.remove(mask);
                continue;
            }
            self.nodes[node].rival = rival;
            self.nodes.swap(kept, node);
            self.index.insert(mask, kept);
            kept += 1;
        }
        self.nodes.truncate(kept);
    }
}

/// The single bits of a mask.
fn bits(mask: Mask) -> impl Iterator<Item = Mask> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let bit = rest & rest.wrapping_neg();
        rest &= !bit;
        (bit != 0).then_some(bit)
    })
}

/// From a set of clusters to its place in the search.
enum Index {
    /// For the usual number of clusters: one entry for every possible set.
    Table(Vec<u32>),
    /// For very many clusters.
    Sparse(HashMap<Mask, usize>),
}

const ABSENT: u32 = u32::MAX;

impl Index {
    fn new(clusters: usize) -> Index {
        match clusters {
            0..=14 => Index::Table(vec![ABSENT; 1 << clusters]),
            _ => Index::Sparse(HashMap::new()),
        }
    }

    fn get(&self, mask: Mask) -> Option<usize> {
        match self {
            Index::Table(table) => {
                Some(table[mask as usize]).filter(|at| *at != ABSENT).map(|at| at as usize)
            }
            Index::Sparse(map) => map.get(&mask).copied(),
        }
    }

    fn insert(&mut self, mask: Mask, at: usize) {
        match self {
            Index::Table(table) => table[mask as usize] = at as u32,
            Index::Sparse(map) => {
                map.insert(mask, at);
            }
        }
    }

    fn remove(&mut self, mask: Mask) {
        match self {
            Index::Table(table) => table[mask as usize] = ABSENT,
            Index::Sparse(map) => {
                map.remove(&mask);
            }
        }
    }
}
