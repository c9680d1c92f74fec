//! How fast the rules are.
fn main() {}
