//! Why a move is not allowed.

use std::fmt;

use serde::Serialize;

use crate::{Seat, name_mark};

/// A move the rules forbid: the rule's number, the reason's key in the text catalogue, and the values that the
/// sentence needs. `Copy`, so that a generator can throw away thousands of them at no cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The number of the rule that forbids it, for example `GP-MINE-4`.
    pub rule: &'static str,
    /// The message in the text catalogue is `refusal-` + this.
    pub reason: &'static str,
    /// What the sentence needs to know, by name.
    pub values: [Option<(&'static str, Value)>; 3],
}

/// A value inside the sentence of a [`Refusal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i32),
    /// The key of another message in the text catalogue, such as the name of a resource.
    Name(&'static str),
}

impl Refusal {
    /// A refusal by a rule, for a reason.
    pub const fn new(rule: &'static str, reason: &'static str) -> Self {
        Refusal { rule, reason, values: [None; 3] }
    }

    /// Adds a value that the sentence can use as `{ $name }`. A fourth value is ignored.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        if let Some(free) = self.values.iter_mut().find(|slot| slot.is_none()) {
            *free = Some((name, value.into()));
        }
        self
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Value::Number(number)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        // The name of a person is no key, and what is no key stands for itself.
        Value::Name(name_mark(seat))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Value::Number(number.into())
    }
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Self {
        Value::Name(name)
    }
}

/// The technical form; people read the sentence from [`crate::Texts::refusal`].
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)?;
        for (name, value) in self.values.iter().flatten() {
            match value {
                Value::Number(number) => write!(f, " {name}={number}")?,
                Value::Name(key) => write!(f, " {name}={key}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
