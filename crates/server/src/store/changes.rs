//! What changes at tables, as every process is told.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::TableId;

/// How far a table has come. Every change that a page can show makes it greater: a move, or anything else, taking back moves
/// among it. Only the store makes versions, so all processes agree on them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub struct Version {
    /// Counts the changes that are no moves.
    pub rev: u64,
    /// The number of moves.
    pub moves: u32,
}

/// A table has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Which one.
    pub table: TableId,
    /// How far it has come; `None` if it was removed.
    pub version: Option<Version>,
    /// Whether somebody without a page may have to play on: a bot, fate, a standing order.
    pub due: bool,
}

/// What a process is told by the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// A table has changed.
    Changed(Change),
    /// Somebody has come to a table or left it.
    Present(TableId),
    /// Something may have been missed: every table may have changed.
    Missed,
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            News::Changed(Change { table, version: Some(Version { rev, moves }), due }) => {
                write!(f, "{table} {rev} {moves} {}", u8::from(*due))
            }
            News::Changed(Change { table, version: None, .. }) => write!(f, "{table} gone"),
            News::Present(table) => write!(f, "{table} present"),
            News::Missed => f.write_str("missed"),
        }
    }
}

impl FromStr for News {
    /// Whatever cannot be read may have been anything.
    type Err = ();

    fn from_str(text: &str) -> Result<News, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let table = |text| TableId::parse(text).map_err(drop);
        Ok(match words[..] {
            [id, "gone"] => News::Changed(Change { table: table(id)?, version: None, due: false }),
            [id, "present"] => News::Present(table(id)?),
            [id, rev, moves, due] => {
                let rev = rev.parse().map_err(drop)?;
                let version = Version { rev, moves: moves.parse().map_err(drop)? };
                News::Changed(Change { table: table(id)?, version: Some(version), due: due == "1" })
            }
            _ => return Err(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_are_written() {
        let table = TableId::random();
        let version = Version { rev: 7, moves: 300 };
        for news in [
            News::Changed(Change { table, version: Some(version), due: true }),
            News::Changed(Change { table, version: Some(version), due: false }),
            News::Changed(Change { table, version: None, due: false }),
            News::Present(table),
        ] {
            assert_eq!(news.to_string().parse(), Ok(news));
        }
        for wrong in ["", "missed", "x gone", "1 2 3 4 5"] {
            assert_eq!(wrong.parse::<News>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn every_change_makes_a_version_greater() {
        let version = |rev, moves| Version { rev, moves };
        assert!(version(1, 5) < version(1, 6), "a move");
        assert!(version(1, 6) < version(2, 6), "a seat");
        assert!(version(2, 6) < version(3, 2), "moves that are taken back");
    }
}
