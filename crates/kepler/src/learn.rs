//! Positions and moves as numbers, for programs that learn.
