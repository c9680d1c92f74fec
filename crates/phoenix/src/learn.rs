//! Positions and moves as numbers.
