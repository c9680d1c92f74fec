//! What happens in a game, and who is told.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};

use serde::{Serialize, Serializer};

use crate::{Eye, Seat};

/// Something that happened: paid, gained, built, rolled, drawn, scored. Small and `Copy`.
pub trait Event: Copy + Eq + Debug + Serialize + Send + Sync + 'static {
    /// What it changes in things that can be counted ([`crate::Game::counts`]).
    fn changes(&self, counts: &mut Counts);

    /// What this seat pays by it, as people count it.
    fn price(&self, _seat: Seat, _price: &mut Chips) {}

    /// What this seat gains by it, as people count it.
    fn gain(&self, _seat: Seat, _gain: &mut Chips) {}

    /// What an eye may know of it: everything, less, or nothing at all.
    fn seen_by(&self, _eye: Eye) -> Option<Self> {
        Some(*self)
    }
}

/// What a legal move costs, as far as that is known before it is made. What it brings is found by
/// [trying](crate::Game::dry_run).
pub trait Terms: Clone + Debug + Serialize {
    /// Nothing to pay.
    fn free() -> Self;

    /// The whole price that is paid at once: what the events then tell, neither more nor less.
    fn price(&self, price: &mut Chips);
}

/// Whoever is told what happens: somebody with a list, or nobody.
#[derive(Debug)]
pub struct Tell<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Tell<'a, E> {
    /// Nobody listens, and nothing is written down.
    #[inline]
    pub const fn nobody() -> Self {
        Tell(None)
    }

    /// Everything is appended to this list.
    #[inline]
    pub const fn to(list: &'a mut Vec<E>) -> Self {
        Tell(Some(list))
    }

    /// Tells what happened.
    #[inline]
    pub fn tell(&mut self, event: E) {
        if let Some(list) = &mut self.0 {
            list.push(event);
        }
    }

    /// Whether anybody listens, for what would be dear to find out.
    #[inline]
    pub fn is_heard(&self) -> bool {
        self.0.is_some()
    }
}

/// An amount of something, with the key of its name in the text catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Chip {
    /// How much.
    pub amount: i32,
    /// Of what.
    pub what: &'static str,
}

/// Amounts of several things, each once, in the order in which they were first added; nothing of which there is none.
#[derive(Clone, Default, Debug)]
pub struct Chips(Vec<Chip>);

impl Chips {
    /// Adds some of something.
    pub fn add(&mut self, what: &'static str, amount: impl Into<i32>) {
        let amount = amount.into();
        match self.0.iter_mut().find(|chip| chip.what == what) {
            Some(chip) => chip.amount += amount,
            None => self.0.push(Chip { amount, what }),
        }
    }

    /// How much there is of something.
    pub fn of(&self, what: &str) -> i32 {
        self.0.iter().find(|chip| chip.what == what).map_or(0, |chip| chip.amount)
    }

    /// Everything there is some of.
    pub fn iter(&self) -> impl Iterator<Item = Chip> {
        self.0.iter().copied().filter(|chip| chip.amount != 0)
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Everything there is some of, in the order of a list of names; what the list does not name comes last.
    #[must_use]
    pub fn in_order(&self, names: &[&str]) -> Vec<Chip> {
        let mut chips: Vec<Chip> = self.iter().collect();
        chips.sort_by_key(|chip| names.iter().position(|name| *name == chip.what).unwrap_or(names.len()));
        chips
    }
}

/// Equal when there is the same of everything, in whatever order it was added.
impl PartialEq for Chips {
    fn eq(&self, other: &Chips) -> bool {
        self.iter().all(|chip| other.of(chip.what) == chip.amount)
            && other.iter().all(|chip| self.of(chip.what) == chip.amount)
    }
}

impl Eq for Chips {}

impl Serialize for Chips {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|chip| (chip.what, chip.amount)))
    }
}

/// Numbers of things by whose they are; what belongs to nobody belongs to the table.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Counts(BTreeMap<(Option<Seat>, &'static str), i32>);

impl Counts {
    /// Adds things of a seat, or takes them away.
    pub fn add(&mut self, seat: Seat, what: &'static str, number: impl Into<i32>) {
        self.of_owner(Some(seat), what, number.into());
    }

    /// Adds things of the table, or takes them away.
    pub fn add_to_table(&mut self, what: &'static str, number: impl Into<i32>) {
        self.of_owner(None, what, number.into());
    }

    fn of_owner(&mut self, owner: Option<Seat>, what: &'static str, number: i32) {
        let key = (owner, what);
        let sum = self.0.entry(key).or_default();
        *sum += number;
        if *sum == 0 {
            self.0.remove(&key);
        }
    }

    /// How many there are of something.
    pub fn of(&self, owner: Option<Seat>, what: &'static str) -> i32 {
        self.0.get(&(owner, what)).copied().unwrap_or(0)
    }

    /// Everything there is some of, by owner and name.
    pub fn iter(&self) -> impl Iterator<Item = (Option<Seat>, &'static str, i32)> {
        self.0.iter().map(|((owner, what), number)| (*owner, *what, *number))
    }

    /// What has to be added to `before` to make this.
    #[must_use]
    pub fn since(&self, before: &Counts) -> Counts {
        let mut change = self.clone();
        for (owner, what, number) in before.iter() {
            change.of_owner(owner, what, -number);
        }
        change
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |(owner, what, number): (Option<Seat>, &str, i32)| match owner {
            Some(seat) => format!("{seat}:{what} {number:+}"),
            None => format!("{what} {number:+}"),
        };
        f.debug_list().entries(self.iter().map(line)).finish()
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = |owner: Option<Seat>| owner.map_or("table".to_owned(), |seat| seat.to_string());
        let mut owners: BTreeMap<String, BTreeMap<&str, i32>> = BTreeMap::new();
        for (owner, what, number) in self.iter() {
            owners.entry(name(owner)).or_default().insert(what, number);
        }
        owners.serialize(serializer)
    }
}
