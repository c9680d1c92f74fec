//! The geometry of a finite board.

use std::fmt;

use crate::{Axial, Cell, CellSet};

/// The geometry of a board of at most 255 cells: built once, then shared by all games on it.
///
/// A cell is known by its place in the list the grid was made from. Distances are those of the plane: holes in
/// the board do not lengthen them. Asking about a cell that is not on the board panics.
///
/// Two grids are equal when they have the same hexes in the same order.
#[derive(Clone)]
pub struct Grid {
    hexes: Vec<Axial>,
    /// The cells by coordinate, in the smallest box around the board, row by row.
    lookup: Lookup,
    /// The distance from each cell to each other, row by row.
    distances: Vec<u8>,
    /// The cells at one step of each cell.
    neighbours: Vec<CellSet>,
    /// For each cell the balls of radius 0 to `diameter` around it.
    balls: Vec<CellSet>,
    /// The largest distance between two cells.
    diameter: u8,
}

/// A table from coordinates to cells.
#[derive(Clone)]
struct Lookup {
    /// The lowest coordinates of the box.
    least: Axial,
    width: usize,
    /// The cell at each place of the box, or [`NO_CELL`].
    cells: Vec<u8>,
}

const NO_CELL: u8 = u8::MAX;

impl Lookup {
    fn around(hexes: &[Axial]) -> Self {
        let span = |part: fn(&Axial) -> i8| {
            let least = hexes.iter().map(part).min().unwrap_or(0);
            let most = hexes.iter().map(part).max().unwrap_or(0);
            (least, (i32::from(most) - i32::from(least)) as usize + 1)
        };
        let (q, width) = span(|hex| hex.q);
        let (r, height) = span(|hex| hex.r);
        Lookup { least: Axial::new(q, r), width, cells: vec![NO_CELL; width * height] }
    }

    fn place(&self, hex: Axial) -> Option<usize> {
        let column = usize::try_from(i32::from(hex.q) - i32::from(self.least.q)).ok()?;
        let row = usize::try_from(i32::from(hex.r) - i32::from(self.least.r)).ok()?;
        let place = row * self.width + column;
        (column < self.width && place < self.cells.len()).then_some(place)
    }
}

/// The reason why a list of hexes is not a [`Grid`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GridError {
    /// The same hex is listed twice.
    Duplicate(Axial),
    /// There are more hexes than a grid can hold; this many were given.
    TooManyCells(usize),
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridError::Duplicate(hex) => write!(f, "the hex {hex} is listed twice"),
            GridError::TooManyCells(count) => {
                write!(f, "a board has at most {} cells, but {count} were given", Grid::MAX_CELLS)
            }
        }
    }
}

impl std::error::Error for GridError {}

impl Grid {
    /// The most cells a grid can have.
    pub const MAX_CELLS: usize = 255;

    /// A board of these hexes: each is the cell whose index is its place in the list.
    pub fn new(cells: Vec<Axial>) -> Result<Grid, GridError> {
        let hexes = cells;
        let count = hexes.len();
        if count > Self::MAX_CELLS {
            return Err(GridError::TooManyCells(count));
        }

        let mut lookup = Lookup::around(&hexes);
        for (index, &hex) in hexes.iter().enumerate() {
            let place = lookup.place(hex).expect("the box holds every hex");
            if lookup.cells[place] != NO_CELL {
                return Err(GridError::Duplicate(hex));
            }
            lookup.cells[place] = index as u8;
        }

        let distances: Vec<u8> =
            hexes.iter().flat_map(|from| hexes.iter().map(|to| from.distance(*to))).collect();
        let diameter = distances.iter().copied().max().unwrap_or(0);

        let radii = usize::from(diameter) + 1;
        let mut neighbours = vec![CellSet::EMPTY; count];
        let mut balls = vec![CellSet::EMPTY; count * radii];
        for centre in 0..count {
            let balls = &mut balls[centre * radii..][..radii];
            for (cell, &distance) in distances[centre * count..][..count].iter().enumerate() {
                let cell = Cell(cell as u8);
                balls[usize::from(distance)].insert(cell);
                if distance == 1 {
                    neighbours[centre].insert(cell);
                }
            }
            for radius in 1..radii {
                balls[radius] |= balls[radius - 1];
            }
        }

        Ok(Grid { hexes, lookup, distances, neighbours, balls, diameter })
    }

    /// The number of cells.
    #[inline]
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Whether the board has no cells at all.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// The cells in the order of their indices.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.len() as u8).map(Cell)
    }

    /// The set of all cells.
    #[inline]
    pub fn all(&self) -> CellSet {
        CellSet::first_cells(self.len())
    }

    /// The cell at a coordinate, if the board has one there.
    #[inline]
    pub fn at(&self, hex: Axial) -> Option<Cell> {
        let cell = self.lookup.cells[self.lookup.place(hex)?];
        (cell != NO_CELL).then_some(Cell(cell))
    }

    /// The coordinate of a cell.
    #[inline]
    pub fn axial(&self, cell: Cell) -> Axial {
        self.hexes[cell.index()]
    }

    /// The number of steps between two cells.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        self.distances_from(a)[b.index()]
    }

    #[inline]
    fn distances_from(&self, cell: Cell) -> &[u8] {
        let count = self.len();
        &self.distances[cell.index() * count..][..count]
    }

    /// The cells next to a cell.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> CellSet {
        self.neighbours[cell.index()]
    }

    /// The cells at no more than `radius` steps, the cell itself included.
    #[inline]
    pub fn within(&self, cell: Cell, radius: u8) -> CellSet {
        let radii = usize::from(self.diameter) + 1;
        self.balls[cell.index() * radii..][..radii][usize::from(radius.min(self.diameter))]
    }

    /// The cells at no more than `radius` steps from at least one cell of `from`.
    #[inline]
    pub fn reach(&self, from: CellSet, radius: u8) -> CellSet {
        from.iter().fold(CellSet::EMPTY, |reached, cell| reached | self.within(cell, radius))
    }

    /// The smallest number of steps from `to` to a cell of `from`, if there is one.
    #[inline]
    pub fn nearest(&self, to: Cell, from: CellSet) -> Option<u8> {
        let distances = self.distances_from(to);
        from.iter().map(|cell| distances[cell.index()]).min()
    }

    /// The cells that are next to a cell of the set, but not in it.
    #[inline]
    pub fn border(&self, set: CellSet) -> CellSet {
        self.around(set) - set
    }

    /// The cells that are next to a cell of the set.
    #[inline]
    pub(crate) fn around(&self, set: CellSet) -> CellSet {
        set.iter().fold(CellSet::EMPTY, |around, cell| around | self.neighbours(cell))
    }

    /// The part of `inside` that is connected to `start`; nothing if `start` is not in it.
    pub fn region(&self, start: Cell, inside: CellSet) -> CellSet {
        let mut region = CellSet::EMPTY;
        let mut fresh = CellSet::of(start) & inside;
        while !fresh.is_empty() {
            region |= fresh;
            fresh = (self.around(fresh) & inside) - region;
        }
        region
    }

    /// The connected parts of `inside`, in the order of their first cells.
    pub fn regions(&self, inside: CellSet) -> Vec<CellSet> {
        let mut left = inside;
        std::iter::from_fn(|| {
            let region = self.region(left.first()?, left);
            left -= region;
            Some(region)
        })
        .collect()
    }

    /// Whether one can walk between any two cells of the set without leaving it. So it is for the empty set.
    pub fn is_connected(&self, set: CellSet) -> bool {
        set.first().is_none_or(|start| self.region(start, set) == set)
    }
}

impl PartialEq for Grid {
    fn eq(&self, other: &Self) -> bool {
        self.hexes == other.hexes
    }
}

impl Eq for Grid {}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Grid").field(&self.hexes).finish()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A board of random hexes, with holes and loose parts, and two sets of its cells.
    fn board() -> impl Strategy<Value = (Grid, CellSet, CellSet)> {
        prop::collection::btree_set((-7..=7_i8, -7..=7_i8), 1..120).prop_flat_map(|hexes| {
            let grid = Grid::new(hexes.into_iter().map(|(q, r)| Axial::new(q, r)).collect()).unwrap();
            let cells: Vec<Cell> = grid.cells().collect();
            let subset = prop::sample::subsequence(cells.clone(), 0..=cells.len())
                .prop_map(|cells| cells.into_iter().collect::<CellSet>());
            (Just(grid), subset.clone(), subset)
        })
    }

    #[test]
    fn refuses_duplicates_and_crowds() {
        let hex = Axial::new(2, -1);
        assert_eq!(Grid::new(vec![hex, Axial::new(0, 0), hex]), Err(GridError::Duplicate(hex)));
        let row = |count| (0..count).map(|q: i16| Axial::new((q - 128) as i8, 5)).collect::<Vec<_>>();
        assert_eq!(Grid::new(row(256)), Err(GridError::TooManyCells(256)));
        let longest = Grid::new(row(255)).unwrap();
        assert_eq!(longest.all().len(), 255);
        assert_eq!(longest.distance(Cell(0), Cell(254)), 254);
        assert_eq!(longest.within(Cell(0), 255), longest.all());
        assert_eq!(longest.at(Axial::new(126, 5)), Some(Cell(254)));
        assert_eq!(longest.at(Axial::new(127, 5)), None);
    }

    #[test]
    fn an_empty_board_is_fine() {
        let grid = Grid::new(vec![]).unwrap();
        assert!(grid.is_empty() && grid.all().is_empty() && grid.cells().next().is_none());
        assert_eq!(grid.at(Axial::new(0, 0)), None);
        assert!(grid.is_connected(CellSet::EMPTY));
    }

    #[test]
    fn a_board_may_span_all_coordinates() {
        let corners = [(-128, -128), (127, 127), (-128, 127), (127, -128)];
        let grid = Grid::new(corners.map(|(q, r)| Axial::new(q, r)).to_vec()).unwrap();
        assert_eq!(grid.distance(Cell(0), Cell(1)), 255);
        assert_eq!(grid.within(Cell(0), 254), CellSet::of(Cell(0)));
        assert!(grid.cells().all(|cell| grid.at(grid.axial(cell)) == Some(cell)));
    }

    #[test]
    fn equality_and_debug_go_by_the_hexes() {
        let (a, b) = (Axial::new(0, 0), Axial::new(1, 0));
        let grid = Grid::new(vec![a, b]).unwrap();
        assert_eq!(grid, grid.clone());
        assert_ne!(grid, Grid::new(vec![b, a]).unwrap());
        assert_eq!(format!("{grid:?}"), "Grid([Axial { q: 0, r: 0 }, Axial { q: 1, r: 0 }])");
    }

    proptest! {
        #[test]
        fn cells_and_hexes_match((grid, ..) in board(), q in any::<i8>(), r in any::<i8>()) {
            prop_assert!(grid.cells().all(|cell| grid.at(grid.axial(cell)) == Some(cell)));
            let hex = Axial::new(q, r);
            let found = grid.cells().find(|cell| grid.axial(*cell) == hex);
            prop_assert_eq!(grid.at(hex), found);
            prop_assert!(grid.all().iter().eq(grid.cells()));
        }

        #[test]
        fn tables_equal_brute_force((grid, ..) in board(), radius in any::<u8>(), small in 0..20_u8) {
            for a in grid.cells() {
                for b in grid.cells() {
                    let distance = grid.axial(a).distance(grid.axial(b));
                    prop_assert_eq!(grid.distance(a, b), distance);
                    prop_assert_eq!(grid.neighbours(a).contains(b), distance == 1);
                    prop_assert_eq!(grid.within(a, small).contains(b), distance <= small);
                    prop_assert_eq!(grid.within(a, radius).contains(b), distance <= radius);
                }
            }
        }

        #[test]
        fn reach_nearest_and_border_equal_brute_force((grid, set, _) in board(), radius in 0..20_u8) {
            for cell in grid.cells() {
                let nearest = set.iter().map(|other| grid.distance(cell, other)).min();
                prop_assert_eq!(grid.nearest(cell, set), nearest);
                prop_assert_eq!(grid.reach(set, radius).contains(cell), nearest.is_some_and(|n| n <= radius));
                prop_assert_eq!(grid.border(set).contains(cell), nearest == Some(1));
            }
        }

        #[test]
        fn reach_is_monotonic((grid, a, b) in board(), radius in 0..20_u8) {
            prop_assert_eq!(grid.reach(a, 0), a);
            prop_assert_eq!(grid.reach(a | b, radius), grid.reach(a, radius) | grid.reach(b, radius));
            prop_assert!(grid.reach(a, radius).is_subset(grid.reach(a, radius + 1)));
        }

        #[test]
        fn regions_partition((grid, inside, _) in board()) {
            let regions = grid.regions(inside);
            let union = regions.iter().fold(CellSet::EMPTY, |union, region| union | *region);
            prop_assert_eq!(union, inside);
            prop_assert_eq!(regions.iter().map(|region| region.len()).sum::<u32>(), inside.len());
            for region in &regions {
                prop_assert!(!region.is_empty() && grid.is_connected(*region));
                prop_assert!(!grid.border(*region).intersects(inside));
                prop_assert!(region.iter().all(|cell| grid.region(cell, inside) == *region));
            }
            prop_assert_eq!(grid.is_connected(inside), regions.len() <= 1);
            for cell in grid.all() - inside {
                prop_assert!(grid.region(cell, inside).is_empty());
            }
        }
    }
}
