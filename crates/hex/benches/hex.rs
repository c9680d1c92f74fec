//! The speed of the queries that games ask most.

use divan::{Bencher, black_box};
use hex::{Axial, CellSet, Grid};

fn main() {
    divan::main();
}

/// A round board of 217 cells.
fn board() -> Grid {
    Grid::new(Axial::new(0, 0).disc(8).collect()).unwrap()
}

/// Some cells spread evenly over the board.
fn scattered(grid: &Grid, count: usize) -> CellSet {
    (0..count).map(|index| grid.cells().nth((index * 83 + 40) % grid.len()).unwrap()).collect()
}

#[divan::bench]
fn distance(bencher: Bencher<'_, '_>) {
    let grid = board();
    let (a, b) = (grid.at(Axial::new(-3, 1)).unwrap(), grid.at(Axial::new(5, -2)).unwrap());
    bencher.bench_local(|| black_box(&grid).distance(black_box(a), black_box(b)));
}

#[divan::bench]
fn distance_of_hexes(bencher: Bencher<'_, '_>) {
    let (a, b) = (Axial::new(-3, 1), Axial::new(5, -2));
    bencher.bench_local(|| black_box(a).distance(black_box(b)));
}

#[divan::bench(args = [1, 8, 32])]
fn reach(bencher: Bencher<'_, '_>, count: usize) {
    let grid = board();
    let from = scattered(&grid, count);
    bencher.bench_local(|| black_box(&grid).reach(black_box(from), black_box(3)));
}

#[divan::bench(args = [1, 8, 32])]
fn nearest(bencher: Bencher<'_, '_>, count: usize) {
    let grid = board();
    let from = scattered(&grid, count);
    let to = grid.at(Axial::new(2, 3)).unwrap();
    bencher.bench_local(|| black_box(&grid).nearest(black_box(to), black_box(from)));
}

#[divan::bench]
fn regions(bencher: Bencher<'_, '_>) {
    let grid = board();
    let inside = scattered(&grid, 100);
    bencher.bench_local(|| black_box(&grid).regions(black_box(inside)));
}

#[divan::bench(args = [2, 4, 6, 8, 10, 12])]
fn connect(bencher: Bencher<'_, '_>, count: usize) {
    let grid = board();
    let groups: Vec<CellSet> = scattered(&grid, count).iter().map(CellSet::of).collect();
    bencher.bench_local(|| hex::connect(black_box(&grid), black_box(&groups), grid.all(), 255));
}

#[divan::bench(args = [4, 8, 12])]
fn connect_within_six(bencher: Bencher<'_, '_>, count: usize) {
    let grid = board();
    let groups: Vec<CellSet> = scattered(&grid, count).iter().map(CellSet::of).collect();
    bencher.bench_local(|| hex::connect(black_box(&grid), black_box(&groups), grid.all(), 6));
}

#[divan::bench]
fn build_the_board(bencher: Bencher<'_, '_>) {
    bencher.bench_local(board);
}
