//! The shortest connection between groups of cells.
//!
//! This is the Steiner tree problem with a price on the cells rather than on the steps, solved exactly with the
//! recurrence of Dreyfus and Wagner. For every set of groups there is a row that tells, for every cell, how many
//! free cells it takes to join these groups and the cell. A row is made in two moves:
//!
//! 1. *merge*: two smaller connections that meet in a cell make a larger one;
//! 2. *spread*: a connection grows by a neighbouring free cell at the price of one, or by a neighbouring group
//!    for nothing.
//!
//! The work grows with three to the power of the number of groups, less what is cut off: no partial connection
//! is followed that cannot be completed at the price of a connection already known.

use crate::{CellSet, Grid};

/// The most groups that [`connect`] can join, where groups that touch each other count as one.
pub const MAX_GROUPS: usize = 16;

/// A smallest connection between groups of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connection {
    /// The number of free cells it takes.
    pub cost: u8,
    /// Every free cell that is part of at least one smallest connection.
    pub cells: CellSet,
}

/// Prices by cell: how many free cells it takes to join some groups and the cell, not counting the cell itself.
/// As the cell is left out, two connections that meet in it simply add up.
type Row = [u8; 256];

/// The price of what cannot be had.
const NEVER: u8 = u8::MAX;

/// The smallest number of `free` cells that join all `groups` into one connected group, and the cells through
/// which such a smallest connection can run. `None` if that takes more than `limit` cells, or cannot be done.
///
/// Each group is a connected set, disjoint from the others. Cells that are neither in a group nor free are
/// closed. The way from one group to another may lead through a third. When there are fewer than two groups, or
/// all of them touch, the cost is 0 and there are no cells.
///
/// # Panics
///
/// If there are more than [`MAX_GROUPS`] groups that do not touch each other.
pub fn connect(grid: &Grid, groups: &[CellSet], free: CellSet, limit: u8) -> Option<Connection> {
    let taken = groups.iter().fold(CellSet::EMPTY, |all, group| all | *group);
    // Groups that touch are one: the regions do not touch each other.
    let mut terminals = [CellSet::EMPTY; MAX_GROUPS];
    let mut count = 0;
    let mut left = taken;
    while let Some(start) = left.first() {
        assert!(count < MAX_GROUPS, "more than {MAX_GROUPS} groups to connect");
        terminals[count] = grid.region(start, left);
        left -= terminals[count];
        count += 1;
    }
    if count < 2 {
        return Some(Connection { cost: 0, cells: CellSet::EMPTY });
    }
    let terminals = &terminals[..count];
    let free = (free & grid.all()) - taken;

    // No connection takes as many as 255 cells: there are not more, and some are in the groups.
    let limit = limit.min(NEVER - 1);
    let mut search = Search { grid, terminals, taken, free, limit, fronts: [CellSet::EMPTY; 256] };

    let mut singles = [[NEVER; 256]; MAX_GROUPS];
    for (row, terminal) in singles.iter_mut().zip(terminals) {
        search.fronts[0] = *terminal;
        search.spread(row, 0, &[0; 256]);
    }
    search.limit = search.known_cost(&singles)?;

    // The rows by set of groups: bit `i` of their index stands for group `i`.
    let full = (1_usize << count) - 1;
    let mut rows: Vec<Row> = vec![[NEVER; 256]; full];
    // Whether a row has any price in it.
    let mut live = vec![false; full];
    for (index, single) in singles[..count].iter().enumerate() {
        rows[1 << index] = *single;
        live[1 << index] = true;
    }
    for mask in (3..full).filter(|mask| !mask.is_power_of_two()) {
        let Some(mut row) = merge(mask, &rows, &live) else { continue };
        let mut missing = [0; 256];
        for index in (0..count).filter(|index| mask & (1 << index) == 0) {
            for (most, price) in missing.iter_mut().zip(&singles[index]) {
                *most = (*most).max(*price);
            }
        }
        let last = search.load(&row);
        live[mask] = search.spread(&mut row, last, &missing);
        rows[mask] = row;
    }

    // Nothing is gained by spreading the last row: a free cell of a smallest connection has groups on at least
    // two sides of it, so that it is a place where two smaller connections meet.
    let row = merge(full, &rows, &live)?;
    let price = free.iter().map(|cell| row[cell.index()]).min()?;
    if price >= limit {
        return None;
    }
    let cells = free.iter().filter(|cell| row[cell.index()] == price).collect();
    Some(Connection { cost: price + 1, cells })
}

/// The cheapest ways to join the groups of `mask` by two connections that meet in a cell; `None` if no two rows
/// have any price.
fn merge(mask: usize, rows: &[Row], live: &[bool]) -> Option<Row> {
    let mut merged = [NEVER; 256];
    let mut any = false;
    // All parts of `mask` that have its lowest group, other than `mask` itself.
    let lowest = mask & mask.wrapping_neg();
    let others = mask ^ lowest;
    let mut part = others;
    while part != 0 {
        part = (part - 1) & others;
        let (a, b) = (part | lowest, others ^ part);
        if live[a] && live[b] {
            any = true;
            for ((best, a), b) in merged.iter_mut().zip(&rows[a]).zip(&rows[b]) {
                *best = (*best).min(a.saturating_add(*b));
            }
        }
    }
    any.then_some(merged)
}

struct Search<'a> {
    grid: &'a Grid,
    /// The groups, none of which touches another.
    terminals: &'a [CellSet],
    /// All cells of the groups.
    taken: CellSet,
    free: CellSet,
    /// Connections at a higher price are of no interest. Below [`NEVER`].
    limit: u8,
    /// The cells to spread from, by price, the cell itself counted. All empty between two calls of `spread`.
    fronts: [CellSet; 256],
}

impl Search<'_> {
    /// Makes the prices of a merged row the fronts to spread from, and returns the highest.
    fn load(&mut self, row: &Row) -> u8 {
        let mut last = 0;
        for (cells, own) in [(self.free, 1), (self.taken, 0)] {
            for cell in cells {
                let price = row[cell.index()].saturating_add(own);
                if price <= self.limit {
                    self.fronts[usize::from(price)].insert(cell);
                    last = last.max(price);
                }
            }
        }
        last
    }

    /// Fills a row from the fronts, of which `last` is the highest, and empties them. Leaves out what does not
    /// lead anywhere: cells from which some group that is still missing is too far away, at the price that
    /// `missing` has. Returns whether anything is left.
    fn spread(&mut self, row: &mut Row, mut last: u8, missing: &Row) -> bool {
        *row = [NEVER; 256];
        let mut any = false;
        let mut seen = CellSet::EMPTY;
        let mut price = 0;
        while price <= last {
            let mut front = std::mem::take(&mut self.fronts[usize::from(price)]) - seen;
            while !front.is_empty() {
                seen |= front;
                let mut around = CellSet::EMPTY;
                for cell in front {
                    if price.saturating_add(missing[cell.index()]) <= self.limit {
                        any = true;
                        row[cell.index()] = price - u8::from(self.free.contains(cell));
                        around |= self.grid.neighbours(cell);
                    }
                }
                around -= seen;
                let next = around & self.free;
                if price < self.limit && !next.is_empty() {
                    self.fronts[usize::from(price) + 1] |= next;
                    last = last.max(price + 1);
                }
                // The groups that are touched join at the same price.
                let touched = around & self.taken;
                front = CellSet::EMPTY;
                if !touched.is_empty() {
                    for group in self.terminals.iter().filter(|group| group.intersects(touched)) {
                        front |= *group;
                    }
                }
            }
            price += 1;
        }
        any
    }

    /// A price at which the groups can be joined for certain, two by two, or the limit where that is lower;
    /// `None` if two of them cannot be joined at all within the limit. `singles` are the rows of the single groups.
    fn known_cost(&self, singles: &[Row]) -> Option<u8> {
        let price = |a: usize, b: usize| self.terminals[b].first().map_or(0, |cell| singles[a][cell.index()]);
        let count = self.terminals.len();
        let mut joined = [false; MAX_GROUPS];
        let mut prices = [0; MAX_GROUPS];
        joined[0] = true;
        for (group, to_group) in prices.iter_mut().enumerate().take(count) {
            *to_group = price(0, group);
        }
        let mut total = 0_u8;
        for _ in 1..count {
            let next = (0..count).filter(|group| !joined[*group]).min_by_key(|group| prices[*group])?;
            if prices[next] == NEVER {
                return None;
            }
            total = total.saturating_add(prices[next]);
            joined[next] = true;
            for (group, to_group) in prices.iter_mut().enumerate().take(count) {
                *to_group = (*to_group).min(price(next, group));
            }
        }
        Some(total.min(self.limit))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Axial, Cell};

    fn disc(radius: u8) -> Grid {
        Grid::new(Axial::new(0, 0).disc(radius).collect()).unwrap()
    }

    fn at(grid: &Grid, hexes: &[(i8, i8)]) -> CellSet {
        hexes.iter().map(|&(q, r)| grid.at(Axial::new(q, r)).unwrap()).collect()
    }

    /// Tries every set of free cells, on a board of at most 32 cells.
    fn brute_force(grid: &Grid, groups: &[CellSet], free: CellSet) -> Option<Connection> {
        let bits = |set: CellSet| set.iter().fold(0_u32, |bits, cell| bits | 1 << cell.0);
        let adjacent: Vec<u32> = grid
            .cells()
            .map(|a| {
                let is_next = |b: &Cell| grid.axial(a).distance(grid.axial(*b)) == 1;
                grid.cells().filter(is_next).fold(0, |bits, b| bits | 1 << b.0)
            })
            .collect();
        let targets = groups.iter().fold(0, |all, group| all | bits(*group));
        let joins_all = |added: u32| {
            let inside = targets | added;
            let mut region = targets & targets.wrapping_neg();
            loop {
                let grown = (0..adjacent.len())
                    .filter(|cell| region & (1 << cell) != 0)
                    .fold(region, |grown, cell| grown | (adjacent[cell] & inside));
                if grown == region {
                    return targets & !region == 0;
                }
                region = grown;
            }
        };
        let free = bits(free) & !targets;
        let mut best: Option<(u32, u32)> = None;
        let mut added = 0_u32;
        loop {
            let size = added.count_ones();
            if best.is_none_or(|(least, _)| size <= least) && joins_all(added) {
                best = match best {
                    Some((least, union)) if least == size => Some((least, union | added)),
                    _ => Some((size, added)),
                };
            }
            // The next subset of the free cells.
            added = added.wrapping_sub(free) & free;
            if added == 0 {
                break;
            }
        }
        best.map(|(cost, union)| Connection {
            cost: cost as u8,
            cells: grid.cells().filter(|cell| union & (1 << cell.0) != 0).collect(),
        })
    }

    /// A board of 19 cells, some of which belong to groups (which may touch), are free, or are closed.
    fn small_board() -> impl Strategy<Value = (Grid, Vec<CellSet>, CellSet)> {
        let content = prop_oneof![3 => 0..4_u8, 6 => Just(4_u8), 1 => Just(5_u8)];
        prop::collection::vec(content, 19).prop_map(|contents| {
            let grid = disc(2);
            let with = |content| -> CellSet {
                grid.cells().filter(|cell| contents[cell.index()] == content).collect()
            };
            let groups = (0..4).flat_map(|owner| grid.regions(with(owner))).collect();
            let free = with(4);
            (grid, groups, free)
        })
    }

    #[test]
    fn nothing_to_join_costs_nothing() {
        let grid = disc(3);
        let nothing = Some(Connection { cost: 0, cells: CellSet::EMPTY });
        let one = at(&grid, &[(0, 0), (1, 0)]);
        let touching = at(&grid, &[(2, 0)]);
        assert_eq!(connect(&grid, &[], grid.all(), 0), nothing);
        assert_eq!(connect(&grid, &[one], grid.all(), 0), nothing);
        assert_eq!(connect(&grid, &[one, touching], grid.all() - one - touching, 0), nothing);
        assert_eq!(connect(&grid, &[one, CellSet::EMPTY], grid.all(), 9), nothing);
    }

    #[test]
    fn three_corners_meet_in_the_middle() {
        let grid = disc(2);
        let corners = [(0, -2), (2, 0), (-2, 2)].map(|hex| at(&grid, &[hex]));
        let found = connect(&grid, &corners, grid.all(), 20).unwrap();
        assert_eq!(Some(found), brute_force(&grid, &corners, grid.all()));
        assert_eq!(found.cost, 4);
    }

    #[test]
    fn other_groups_are_crossed_for_free() {
        let grid = Grid::new((0..9).map(|q| Axial::new(q, 0)).collect()).unwrap();
        let groups = [at(&grid, &[(0, 0)]), at(&grid, &[(8, 0)]), at(&grid, &[(2, 0), (3, 0), (4, 0)])];
        let found = connect(&grid, &groups, grid.all(), 4).unwrap();
        assert_eq!(found, Connection { cost: 4, cells: at(&grid, &[(1, 0), (5, 0), (6, 0), (7, 0)]) });
        assert_eq!(connect(&grid, &groups, grid.all(), 3), None);
        // Closing one cell of the only way leaves none.
        assert_eq!(connect(&grid, &groups, grid.all().without(Cell(6)), 255), None);
    }

    #[test]
    fn the_longest_way_is_found_without_a_limit() {
        let grid = Grid::new((-127..=127).map(|q| Axial::new(q, 0)).collect()).unwrap();
        let ends = [CellSet::of(Cell(0)), CellSet::of(Cell(254))];
        let way = grid.all().without(Cell(0)).without(Cell(254));
        assert_eq!(connect(&grid, &ends, grid.all(), 255), Some(Connection { cost: 253, cells: way }));
        assert_eq!(connect(&grid, &ends, grid.all(), 252), None);
    }

    #[test]
    fn sixteen_groups_can_be_joined() {
        let grid = disc(8);
        let groups: Vec<_> = Axial::new(0, 0)
            .ring(7)
            .step_by(3)
            .chain(Axial::new(0, 0).ring(3).step_by(9))
            .map(|hex| CellSet::of(grid.at(hex).unwrap()))
            .take(16)
            .collect();
        assert_eq!(groups.len(), 16);
        let found = connect(&grid, &groups, grid.all(), 255).unwrap();
        let all = groups.iter().fold(found.cells, |all, group| all | *group);
        assert!(grid.is_connected(all) && u32::from(found.cost) <= found.cells.len());
    }

    #[test]
    #[should_panic(expected = "more than 16 groups")]
    fn too_many_groups_are_refused() {
        let grid = Grid::new((0..40).map(|q| Axial::new(q, 0)).collect()).unwrap();
        let groups: Vec<_> = grid.cells().step_by(2).map(CellSet::of).collect();
        connect(&grid, &groups, grid.all(), 255);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        #[test]
        fn connect_equals_brute_force((grid, groups, free) in small_board()) {
            let expected = brute_force(&grid, &groups, free);
            prop_assert_eq!(connect(&grid, &groups, free, 255), expected);
            if let Some(Connection { cost, .. }) = expected {
                prop_assert_eq!(connect(&grid, &groups, free, cost), expected);
                if cost > 0 {
                    prop_assert_eq!(connect(&grid, &groups, free, cost - 1), None);
                }
            }
        }

        #[test]
        fn single_cells_equal_brute_force(
            cells in prop::sample::subsequence((0..19).map(Cell).collect::<Vec<_>>(), 2..8),
            closed in prop::sample::subsequence((0..19).map(Cell).collect::<Vec<_>>(), 0..4),
        ) {
            let grid = disc(2);
            let groups: Vec<_> = cells.into_iter().map(CellSet::of).collect();
            let free = grid.all() - closed.into_iter().collect();
            prop_assert_eq!(connect(&grid, &groups, free, 255), brute_force(&grid, &groups, free));
        }

        #[test]
        fn two_cells_are_joined_by_the_space_between(a in 0..217_u8, b in 0..217_u8) {
            let grid = disc(8);
            let (a, b) = (Cell(a), Cell(b));
            let found = connect(&grid, &[CellSet::of(a), CellSet::of(b)], grid.all(), 255).unwrap();
            let distance = grid.distance(a, b);
            let between = grid.cells().filter(|cell| {
                ![a, b].contains(cell) && grid.distance(a, *cell) + grid.distance(*cell, b) == distance
            });
            prop_assert_eq!(found.cost, distance.saturating_sub(1));
            prop_assert_eq!(found.cells, between.collect());
        }

        #[test]
        fn dearer_when_cells_are_closed((grid, groups, free) in small_board(), closed in 0..19_u8) {
            let open = connect(&grid, &groups, free, 255);
            if let Some(fewer) = connect(&grid, &groups, free.without(Cell(closed)), 255) {
                prop_assert!(open.is_some_and(|open| open.cost <= fewer.cost));
            }
        }
    }
}
