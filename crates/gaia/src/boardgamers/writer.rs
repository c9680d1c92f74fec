//! Writing our games in the boardgamers notation.

/// Turns our moves into their commands.
pub struct Writer;
