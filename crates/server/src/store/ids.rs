//! Names that nobody can guess.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Thirty-two letters and digits that are not mistaken for each other when read aloud or copied by hand.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

const TABLE: usize = 10;
const INVITATION: usize = 16;

/// A text that is no name of a table or person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no {0}")]
pub struct BadId(&'static str);

/// The name of a table, as it stands in addresses: ten letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId([u8; TABLE]);

impl TableId {
    /// A new name.
    pub fn random() -> Self {
        TableId(random_letters())
    }

    /// Reads a name. Anything that [`TableId::random`] could not have made is refused.
    pub fn parse(text: &str) -> Result<Self, BadId> {
        match text.as_bytes().try_into() {
            Ok(letters) if is_letters(text) => Ok(TableId(letters)),
            _ => Err(BadId("name of a table")),
        }
    }

    /// The ten letters.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("our letters are ASCII")
    }
}

/// Who somebody is: 128 random bits, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PersonId([u8; 16]);

impl PersonId {
    /// Somebody new.
    pub fn random() -> Self {
        PersonId(random_bytes())
    }

    /// Reads 32 hexadecimal digits, in lower case.
    pub fn parse(text: &str) -> Result<Self, BadId> {
        let refused = BadId("name of a person");
        if text.len() != 32 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(refused);
        }
        u128::from_str_radix(text, 16).map(|number| PersonId(number.to_be_bytes())).map_err(|_| refused)
    }

    /// The 128 bits.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// A new code that lets somebody sit down: sixteen letters.
pub fn new_invitation() -> String {
    letters::<INVITATION>()
}

/// So many letters that nobody can guess, five bits each.
pub fn letters<const N: usize>() -> String {
    random_letters::<N>().iter().map(|letter| char::from(*letter)).collect()
}

/// Whether this could be an invitation at all.
pub(super) fn is_invitation(code: &str) -> bool {
    code.len() == INVITATION && is_letters(code)
}

/// Bytes from the system's source of chance, for secrets and seeds.
///
/// # Panics
///
/// If the system has no chance to give: nothing secret could be made then.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}

fn random_letters<const N: usize>() -> [u8; N] {
    // 32 letters divide 256 values evenly: all are equally likely.
    random_bytes().map(|byte| LETTERS[usize::from(byte) % LETTERS.len()])
}

fn is_letters(text: &str) -> bool {
    text.bytes().all(|byte| LETTERS.contains(&byte))
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({self})")
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        TableId::parse(text)
    }
}

impl FromStr for PersonId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        PersonId::parse(text)
    }
}

impl TryFrom<String> for TableId {
    type Error = BadId;

    fn try_from(text: String) -> Result<Self, BadId> {
        TableId::parse(&text)
    }
}

impl TryFrom<String> for PersonId {
    type Error = BadId;

    fn try_from(text: String) -> Result<Self, BadId> {
        PersonId::parse(&text)
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

impl From<PersonId> for String {
    fn from(id: PersonId) -> String {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_read_as_they_are_written() {
        for _ in 0..1000 {
            let (table, person) = (TableId::random(), PersonId::random());
            assert_eq!(TableId::parse(&table.to_string()), Ok(table));
            assert_eq!(PersonId::parse(&person.to_string()), Ok(person));
            assert!(is_invitation(&new_invitation()));
        }
    }

    #[test]
    fn names_are_not_given_twice() {
        let tables: BTreeSet<_> = (0..1000).map(|_| TableId::random()).collect();
        let persons: BTreeSet<_> = (0..1000).map(|_| PersonId::random()).collect();
        assert_eq!((tables.len(), persons.len()), (1000, 1000));
    }

    #[test]
    fn every_letter_occurs_and_none_is_mistaken_for_another() {
        let seen: BTreeSet<u8> = (0..500).flat_map(|_| TableId::random().0).collect();
        assert_eq!(seen, LETTERS.iter().copied().collect());
        assert!(!"01lo".bytes().any(|byte| LETTERS.contains(&byte)));
    }

    #[test]
    fn everything_else_is_refused() {
        for text in
            ["", "abc", "abcdefghi", "abcdefghijk", "ABCDEFGHIJ", "abcdefgh1j", "abcde ghij", "äbcdefghi"]
        {
            assert!(TableId::parse(text).is_err(), "{text:?}");
        }
        let person = PersonId::random().to_string();
        for text in ["", &person[1..], &format!("{person}0"), &format!("+{}", &person[1..]), &"A".repeat(32)]
        {
            assert!(PersonId::parse(text).is_err(), "{text:?}");
        }
        assert!(!is_invitation("' OR 1=1 --     "));
    }
}
