//! A bot as it sits at a table: how strong it is, and what it likes.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use table::{Learn, Rng, Seat, Seed, Style};

use crate::{Bot, Kind, Net, Random, Thinker, UnknownBot};

/// A bot as it sits at a table. As text it is the name of its kind, or that and its style: `medium:miser`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Character {
    /// How strong it is.
    pub kind: Kind,
    /// What it likes more than it is worth, by its name in the game's [list](Learn::STYLES). A name that is not there means
    /// nothing: it may be one of another version.
    pub style: Option<String>,
}

impl Character {
    /// A bot of this kind at a table with this seed. It gets the style that was chosen, or one by lot, and no two seats of a
    /// table get the same as long as there are enough. `None` if there is no such style. Strong bots have none: a preference
    /// is a weakness.
    pub fn seated(
        kind: Kind,
        chosen: Option<&str>,
        styles: &[Style],
        seed: Seed,
        seat: Seat,
    ) -> Option<Character> {
        if let Some(id) = chosen {
            let known = styles.iter().any(|style| style.id == id);
            let style = kind.has_style().then(|| id.to_owned());
            return known.then_some(Character { kind, style });
        }
        let mut lots: Vec<&str> = styles.iter().map(|style| style.id).collect();
        Rng::new(seed.derive("styles", 0)).shuffle(&mut lots);
        let drawn = lots.iter().cycle().nth(seat.index()).filter(|_| kind.has_style());
        Some(Character { kind, style: drawn.map(|id| (*id).to_owned()) })
    }

    /// A bot of this character whose choices follow from a seed, with what was learnt about the game.
    pub fn bot<G: Learn>(&self, net: Option<&Arc<Net>>, seed: Seed) -> Box<dyn Bot<G>> {
        let Some(mind) = self.kind.mind(G::FORESIGHT) else { return Box::new(Random::new(seed)) };
        let thinker = Thinker::new(mind, net.cloned(), seed);
        match G::STYLES.iter().find(|style| Some(style.id) == self.style.as_deref()) {
            Some(style) => Box::new(thinker.liking(style.likes)),
            None => Box::new(thinker),
        }
    }
}

impl From<Kind> for Character {
    fn from(kind: Kind) -> Character {
        Character { kind, style: None }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.style {
            Some(style) => write!(f, "{}:{style}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl FromStr for Character {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Character, UnknownBot> {
        let (kind, style) = match text.split_once(':') {
            Some((kind, style)) => (kind, Some(style.to_owned())),
            None => (text, None),
        };
        Ok(Character { kind: kind.parse()?, style })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLES: [Style; 3] =
        [Style { id: "a", likes: &[] }, Style { id: "b", likes: &[] }, Style { id: "c", likes: &[] }];

    #[test]
    fn a_character_is_read_as_it_is_written() {
        for text in ["random", "greedy", "medium", "medium:miser", "novice:"] {
            assert_eq!(text.parse::<Character>().expect("a bot").to_string(), text);
        }
        for wrong in ["", "miser", ":miser", "mediums:miser"] {
            assert!(wrong.parse::<Character>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn lots_are_drawn_once_for_a_table() {
        let mut known = std::collections::BTreeSet::new();
        for table in 0..20 {
            let seed = Seed::from_number(table);
            let style = |seat| {
                let seated = Character::seated(Kind::Easy, None, &STYLES, seed, Seat::new(seat));
                seated.and_then(|character| character.style).expect("a style")
            };
            let drawn = [style(0), style(1), style(2)];
            assert_eq!(std::collections::BTreeSet::from(drawn.clone()).len(), 3, "all differ");
            assert_eq!(style(3), drawn[0], "then again from the start");
            known.insert(drawn);
        }
        assert!(known.len() > 3, "tables differ");
    }

    #[test]
    fn strong_bots_have_no_style_and_unknown_ones_are_refused() {
        let seated = |kind, chosen| {
            Character::seated(kind, chosen, &STYLES, Seed::from_number(1), Seat::new(0))
                .map(|character| character.style)
        };
        assert_eq!(seated(Kind::Hard, None), Some(None));
        assert_eq!(seated(Kind::Hard, Some("b")), Some(None));
        assert_eq!(seated(Kind::Easy, Some("b")), Some(Some("b".to_owned())));
        assert_eq!(seated(Kind::Easy, Some("x")), None);
        assert_eq!(
            Character::seated(Kind::Easy, None, &[], Seed::from_number(1), Seat::new(0)),
            Some(Kind::Easy.into())
        );
    }
}
