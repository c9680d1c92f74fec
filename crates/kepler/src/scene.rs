//! Positions set up by hand: for tests, puzzles and worked examples.
