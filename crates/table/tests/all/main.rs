//! Tests of the shared crate.

mod check;
