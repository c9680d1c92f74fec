//! What to expect of the levels of bots in a game: the mean score of equal bots, as the arena has measured it.
//!
//! ```toml
//! [medium]
//! 2 = 121.4
//! 4 = 117.9
//! ```

use std::collections::BTreeMap;

use crate::Kind;

/// Mean scores by level and number of players, as far as they were measured.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Levels(BTreeMap<Kind, BTreeMap<u8, f64>>);

/// Why mean scores cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the mean scores of the levels cannot be read: {0}")]
pub struct LevelsError(String);

impl Levels {
    /// Reads mean scores.
    pub fn read(text: &str) -> Result<Levels, LevelsError> {
        let wrong = |error: String| LevelsError(error);
        let tables: BTreeMap<String, BTreeMap<String, f64>> =
            toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let mut levels = BTreeMap::new();
        for (level, scores) in tables {
            let kind: Kind = level.parse().map_err(|error: crate::UnknownBot| wrong(error.to_string()))?;
            let mut means = BTreeMap::new();
            for (players, mean) in scores {
                let number = players
                    .parse()
                    .map_err(|_| wrong(format!("[{level}]: \"{players}\" is no number of players")))?;
                means.insert(number, mean);
            }
            levels.insert(kind, means);
        }
        Ok(Levels(levels))
    }

    /// The mean score of equal bots of a level by number of players, as far as it is known.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = (u8, f64)> + '_ {
        self.0.get(&kind).into_iter().flatten().map(|(players, mean)| (*players, *mean))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_scores_are_read_by_level_and_number_of_players() {
        let levels = Levels::read("[medium]\n4 = 117.9\n2 = 121\n[hard]\n").expect("sound");
        assert_eq!(levels.of(Kind::Medium).collect::<Vec<_>>(), [(2, 121.0), (4, 117.9)]);
        assert_eq!(levels.of(Kind::Hard).count() + levels.of(Kind::Easy).count(), 0);
        assert_eq!(Levels::read("# nothing yet").expect("sound"), Levels::default());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, part) in [
            ("[mediun]\n2 = 1.0", "did you mean \"medium\""),
            ("[medium]\ntwo = 1.0", "\"two\" is no number of players"),
            ("[medium]\n2 = \"many\"", "invalid type"),
        ] {
            let error = Levels::read(text).expect_err(text).to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
