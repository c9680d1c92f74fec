//! Which groups of planets can be united, and with how many satellites (GP-FED-9 to GP-FED-14, GP-FED-27,
//! GP-FED-28).
//!
//! The own planets fall into **clusters**: groups of adjacent planets, which are only ever united as a whole
//! (GP-FED-14). A set of clusters has a price: the smallest number of satellites that connect it, also by way of
//! further own clusters (GP-FED-27). Two facts make an exact search fast:
//!
//! * Prices never fall when a cluster is added. A set that is dearer than a sufficient federation inside it is
//!   illegal (GP-FED-11), and so is every larger set: it is *dominated* and never looked at again.
//! * If no cheapest connection touches a further cluster, the set is *exact*: it can be united without taking
//!   anything else along. Only otherwise is a second look needed.
//!
//! Prices of all remaining sets follow from smaller ones (the Dreyfus–Wagner recurrence for Steiner trees): the
//! cheapest connection that contains a given space is the cheapest way to join two smaller ones there.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use hex::{Cell, CellSet, Grid};

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
            0..=64 => Search::<64, 1>::new(self, grid, spaces).run(first_only),
            65..=96 => Search::<96, 2>::new(self, grid, spaces).run(first_only),
            97..=128 => Search::<128, 2>::new(self, grid, spaces).run(first_only),
            _ => Search::<256, 4>::new(self, grid, spaces).run(first_only),
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

/// The most satellites anybody can place at once.
const MOST: usize = 25;

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

/// A set of free spaces.
type Spaces<const W: usize> = [u64; W];

/// The search over a board with at most `N` spaces of interest, which fit into `W` words.
struct Search<'a, const N: usize, const W: usize> {
    territory: &'a Territory,
    grid: &'a Grid,
    /// The free spaces of interest; below they are known by their place in this list.
    spaces: Vec<Cell>,
    /// Neighbours of every free space among the free spaces.
    near: Vec<Spaces<W>>,
    /// For every free space, the clusters it touches.
    touches: Vec<Mask>,
    /// For every cluster, the free spaces next to it.
    shores: Vec<Spaces<W>>,
    nodes: Vec<Node<N>>,
    index: Index,
}

impl<'a, const N: usize, const W: usize> Search<'a, N, W> {
    fn new(territory: &'a Territory, grid: &'a Grid, spaces: CellSet) -> Self {
        let mut number = [0_u8; 256];
        for (index, cell) in spaces.iter().enumerate() {
            number[cell.index()] = index as u8;
        }
        let numbers = |cells: CellSet| {
            let mut set = [0; W];
            for cell in cells & spaces {
                let number = usize::from(number[cell.index()]);
                set[number / 64] |= 1 << (number % 64);
            }
            set
        };
        let near = spaces.iter().map(|cell| numbers(grid.neighbours(cell))).collect();
        let shores: Vec<_> =
            territory.clusters.iter().map(|cluster| numbers(grid.border(cluster.cells))).collect();
        let mut touches = vec![0; spaces.len() as usize];
        for (cluster, shore) in shores.iter().enumerate() {
            for space in members(*shore) {
                touches[space] |= 1 << cluster;
            }
        }
        let index = Index::new(territory.clusters.len());
        let spaces = spaces.iter().collect();
        Search { territory, grid, spaces, near, touches, shores, nodes: Vec::new(), index }
    }

    /// Goes through the sets by size. If any will do, the first that suffices ends the search.
    fn run(mut self, first_only: bool) -> Vec<Union> {
        let mut legal = Vec::new();
        self.single_clusters();
        let mut level = 0..self.nodes.len();
        while !level.is_empty() {
            for node in level.clone() {
                let Node { mask, price, suffices, .. } = self.nodes[node];
                if !suffices {
                    continue;
                }
                if first_only {
                    return vec![Union { mask, satellites: price }];
                }
                if self.exact(&self.nodes[node]) {
                    self.nodes[node].rival = price;
                    legal.push(Union { mask, satellites: price });
                }
            }
            let next = self.nodes.len();
            self.larger_sets(level);
            level = next..self.nodes.len();
        }
        legal.sort_by_key(|union| (union.satellites, union.mask));
        legal
    }

    fn single_clusters(&mut self) {
        for cluster in 0..self.territory.clusters.len() {
            let mask = 1 << cluster;
            let mut row = [NEVER; N];
            for space in members(self.shores[cluster]) {
                row[space] = 1;
            }
            self.spread(&mut row, self.territory.budget);
            let suffices = self.territory.suffices(mask);
            self.index.insert(mask, self.nodes.len());
            self.nodes.push(Node { mask, row, price: 0, rival: NEVER, suffices });
        }
    }

    /// All sets one larger than those of the level that are not dominated.
    fn larger_sets(&mut self, level: std::ops::Range<usize>) {
        for node in level {
            let mask = self.nodes[node].mask;
            let above = (Mask::BITS - mask.leading_zeros()) as usize;
            for cluster in above..self.territory.clusters.len() {
                let larger = mask | 1 << cluster;
                let (mut floor, mut rival) = (0, NEVER);
                let all = bits(larger).all(|bit| {
                    let part = self.index.get(larger & !bit).map(|part| &self.nodes[part]);
                    floor = floor.max(part.map_or(0, |part| part.price));
                    rival = rival.min(part.map_or(NEVER, |part| part.rival));
                    part.is_some()
                });
                // Dearer than a federation inside it (GP-FED-11): known already from one of its parts?
                if all && floor <= rival {
                    self.connect(larger, rival);
                }
            }
        }
    }

    /// The price of a set, from the prices of its parts.
    fn connect(&mut self, mask: Mask, rival: u8) {
        let mut row = [2 * NEVER; N];
        let lowest = mask & mask.wrapping_neg();
        let rest = mask & !lowest;
        // Every way to split the set in two; the part with the lowest cluster is `lowest | part`.
        let mut part = rest;
        loop {
            part = part.wrapping_sub(1) & rest;
            if let (Some(one), Some(two)) = (self.index.get(lowest | part), self.index.get(rest & !part)) {
                let (one, two) = (&self.nodes[one].row, &self.nodes[two].row);
                for space in 0..N {
                    row[space] = row[space].min(one[space] + two[space]);
                }
            }
            if part == 0 {
                break;
            }
        }
        // The space where both parts meet was counted twice.
        let price = row.iter().copied().min().unwrap_or(NEVER) - 1;
        let limit = self.territory.budget.min(rival);
        if price > limit {
            return;
        }
        for space in &mut row {
            *space -= 1;
        }
        self.spread(&mut row, limit);
        let suffices = self.territory.suffices(mask);
        self.index.insert(mask, self.nodes.len());
        self.nodes.push(Node { mask, row, price, rival, suffices });
    }

    /// Lets every connection grow: one satellite to a neighbouring space, or through an own cluster to any
    /// space next to it.
    fn spread(&self, row: &mut Row<N>, limit: u8) {
        let budget = usize::from(limit).min(MOST);
        // The spaces by price; what is dearer than the budget is of no interest.
        let mut at_price = [[0_u64; W]; MOST + 2];
        for price in row.iter_mut() {
            *price = if *price > limit { NEVER } else { *price };
        }
        for (space, price) in row[..self.spaces.len()].iter().enumerate() {
            at_price[usize::from(*price).min(MOST + 1)][space / 64] |= 1 << (space % 64);
        }
        let mut settled: Spaces<W> = [0; W];
        let mut reached: Mask = 0;
        for price in 1..budget {
            let mut next: Spaces<W> = [0; W];
            for word in 0..W {
                let mut open = at_price[price][word] & !settled[word];
                settled[word] |= open;
                while open != 0 {
                    let space = 64 * word + open.trailing_zeros() as usize;
                    open &= open - 1;
                    add(&mut next, self.near[space]);
                    let mut touched = self.touches[space] & !reached;
                    reached |= touched;
                    while touched != 0 {
                        add(&mut next, self.shores[touched.trailing_zeros() as usize]);
                        touched &= touched - 1;
                    }
                }
            }
            for word in 0..W {
                let mut new = next[word] & !settled[word] & !at_price[price + 1][word];
                at_price[price + 1][word] |= new;
                while new != 0 {
                    row[64 * word + new.trailing_zeros() as usize] = price as u8 + 1;
                    new &= new - 1;
                }
            }
        }
    }

    /// Whether a set can be united at its price without taking another cluster along.
    fn exact(&self, node: &Node<N>) -> bool {
        // Exactly the spaces of all its cheapest connections have its price.
        let used = (0..self.spaces.len()).filter(|space| node.row[*space] == node.price);
        let mut alone = CellSet::EMPTY;
        let mut all_alone = true;
        for space in used {
            match self.touches[space] & !node.mask {
                0 => alone.insert(self.spaces[space]),
                _ => all_alone = false,
            }
        }
        if all_alone || node.price == 0 {
            return true;
        }
        let groups = self.territory.groups(node.mask);
        let together = groups.iter().fold(alone, |all, group| all | *group);
        let start = groups[0].first().expect("a cluster has hexes");
        if !self.territory.cells(node.mask).is_subset(self.grid.region(start, together)) {
            return false;
        }
        hex::connect(self.grid, &groups, alone, node.price).is_some_and(|way| way.cost == node.price)
    }
}

/// The places of the spaces in a set.
fn members<const W: usize>(set: Spaces<W>) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(word, mut rest)| {
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (bit < 64).then_some(64 * word + bit)
        })
    })
}

fn add<const W: usize>(set: &mut Spaces<W>, more: Spaces<W>) {
    for word in 0..W {
        set[word] |= more[word];
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
}
