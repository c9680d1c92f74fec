//! What can be agreed before a game.

use serde::Serialize;

use crate::Handicap;

/// Something to agree on before a game. Its name in the text catalogue is `setup-<key>`, that of a value
/// `setup-<key>-<value>`; each has an explanation as `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SetupOption {
    /// The key in the set-up.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
    /// Whether it is a house rule, for people who play often.
    pub house: bool,
}

impl SetupOption {
    /// An option of the rulebook.
    pub const fn new(key: &'static str, values: Values) -> SetupOption {
        SetupOption { key, values, house: false }
    }

    /// A house rule.
    pub const fn house(key: &'static str, values: Values) -> SetupOption {
        SetupOption { key, values, house: true }
    }

    /// The handicap of every seat.
    pub const HANDICAP: SetupOption = SetupOption::house(Handicap::SOURCE, Handicap::VALUES);
}

/// The values of a [`SetupOption`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Values {
    /// On or off; off unless wanted.
    Switch,
    /// One of these; the first unless another is wanted.
    OneOf(&'static [&'static str]),
    /// Any of these, as a list; none unless some are wanted. They are kinds of things: each is the key of its own name.
    AnyOf(&'static [&'static str]),
    /// A code that people copy and paste; none unless one is wanted. Where there is one, it takes the place of another option.
    Code {
        /// The key of that option.
        instead_of: &'static str,
    },
    /// A whole number for every seat, as a list; 0 unless another is wanted.
    PerSeat {
        /// The least.
        least: i16,
        /// The most.
        most: i16,
    },
}
