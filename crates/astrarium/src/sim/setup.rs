//! The set-up of a simulation: the default one, and what people change about it.

use std::str::FromStr;

use table::{GameKind, Lang, SetupError};
use toml::{Table, Value};

use crate::failure::Failure;

/// One option of a set-up and its value: `turn_order=passing`, `switches.income_by_line=true`.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The option; a dot leads into a table.
    pub key: String,
    /// Its value.
    pub value: Value,
}

impl Change {
    /// The options that have a flag of their own.
    pub fn map(name: &str) -> Change {
        Change { key: "map".to_owned(), value: name.into() }
    }

    /// The level of an automatic opponent.
    pub fn level(name: &str) -> Change {
        Change { key: "level".to_owned(), value: name.into() }
    }

    fn make(&self, setup: &mut Table) -> Result<(), Failure> {
        let (path, last) =
            self.key.rsplit_once('.').map_or((None, self.key.as_str()), |(path, last)| (Some(path), last));
        let mut table = setup;
        for step in path.into_iter().flat_map(|path| path.split('.')) {
            let inner = table.entry(step).or_insert_with(|| Table::new().into());
            table = inner.as_table_mut().ok_or_else(|| {
                Failure::Usage(format!("`{step}` has no options inside, so there is no `{}`", self.key))
            })?;
        }
        table.insert(last.to_owned(), self.value.clone());
        Ok(())
    }
}

impl FromStr for Change {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (key, value) = text.split_once('=').unwrap_or_default();
        let (key, value) = (key.trim(), value.trim());
        if key.split('.').any(str::is_empty) {
            return Err("an option is written KEY=VALUE, for example turn_order=passing".to_owned());
        }
        if key == "players" {
            return Err("the number of players has an option of its own: --players N".to_owned());
        }
        Ok(Change { key: key.to_owned(), value: value.parse().unwrap_or_else(|_| value.into()) })
    }
}

/// The set-up of a game for so many players, with which a table can be laid out.
pub fn of(kind: &GameKind, players: u8, changes: &[Change]) -> Result<Table, Failure> {
    let mut setup = (kind.default_setup)(players);
    for change in changes {
        change.make(&mut setup)?;
    }
    kind.new_game(setup.clone(), kind.mark()).map_err(|error| impossible(kind, &error))?;
    Ok(setup)
}

/// What is wrong with a set-up, as a sentence.
pub fn impossible(kind: &GameKind, error: &SetupError) -> Failure {
    Failure::Usage(match error {
        SetupError::Refusal(refusal) => format!(
            "this set-up of {} is not possible: {} (rule {})",
            kind.name,
            (kind.texts)().refusal(Lang::En, refusal),
            refusal.rule
        ),
        other => other.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, Value), String> {
        text.parse::<Change>().map(|change| (change.key, change.value))
    }

    #[test]
    fn values_are_toml_or_words() {
        assert_eq!(read("first_game=true"), Ok(("first_game".into(), true.into())));
        assert_eq!(read("map=method_1"), Ok(("map".into(), "method_1".into())));
        assert_eq!(read("map = \"method_1\""), Ok(("map".into(), "method_1".into())));
        assert_eq!(read("a.b=[1, 2]"), Ok(("a.b".into(), vec![1, 2].into())));
        assert_eq!(read("a=x=y"), Ok(("a".into(), "x=y".into())));
    }

    #[test]
    fn keys_are_needed() {
        for wrong in ["", "map", "=small", "a..b=1", ".a=1"] {
            assert!(read(wrong).unwrap_err().contains("KEY=VALUE"), "{wrong}");
        }
        assert!(read("players=3").unwrap_err().contains("--players"));
    }
}
