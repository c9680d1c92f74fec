//! Positions and moves as numbers, for programs that learn.

use std::fmt::Display;

use crate::{Judge, Named, Seat};

/// A position and its moves as numbers, for programs that learn, and what has been learnt.
pub trait Learn: Judge {
    /// The version of the layout of [`Learn::features`] and of [`Learn::number`]: what was learnt with one is
    /// worthless with another.
    const LAYOUT: u32;

    /// What each feature is called, in their order.
    fn feature_names() -> Vec<String>;

    /// The position as `seat` sees it, one whole number for every feature, made from nothing it may not know. `out` is
    /// cleared first.
    fn features(&self, seat: Seat, out: &mut Vec<i16>);

    /// A number for every move: the same move has the same one in every state, different moves have different ones.
    fn number(mv: Self::Move) -> u32;

    /// What a program has learnt about the game with this layout of features, if anything.
    const LEARNT: Option<Learnt> = None;

    /// The parts of a score that are told apart when it is foretold: names in the text catalogue, behind `part-`.
    const PARTS: &'static [&'static str];

    /// Preferences that make bots play differently: names in the text catalogue, behind `style-`.
    const STYLES: &'static [Style] = &[];

    /// What games to learn from try a liking for, beside the styles: features by name, with the points that each unit of them
    /// is worth beside what it brings.
    const TASTES: &'static [&'static [(&'static str, f64)]] = &[];

    /// What the levels of bots score on average, as the arena has measured it: TOML, one table for every level with a number
    /// for every number of players. Empty where nothing was measured.
    const LEVELS: &'static str = "";

    /// How much the lead over the best other seat matters to a bot, against its own points: from 0, where others do not
    /// matter, to 1, where only the lead does.
    const RIVALRY: f64 = 0.5;

    /// Whether a bot that looks through a turn follows every way to an end before it goes on with the best of them: good where a
    /// turn can end after most moves, and what is learnt sees more than the judge. Otherwise the judge alone says where to go on.
    const ENDS_FIRST: bool = false;

    /// How far ahead a strong bot looks where it has the time.
    const FORESIGHT: Foresight = Foresight { turns: 1, worlds: 2, clear: false };

    /// Whether what was learnt speaks of positions like this one. Where it does not, the judge does.
    fn is_learnt(&self) -> bool {
        true
    }

    /// Whether whoever decides now does so in a turn of their own, and is not just asked something between two turns. What such questions
    /// decide is no turn to look ahead to.
    fn is_own_turn(&self) -> bool {
        true
    }

    /// The points of a seat now, as its column of [`crate::Game::scores`] adds up: without making a sheet.
    fn points(&self, seat: Seat) -> i32;

    /// To which of the [parts](Learn::PARTS) a source of the score sheet belongs; `None` for what is the same for
    /// everybody from the start.
    fn part(source: &str) -> Option<usize> {
        Self::PARTS.iter().position(|part| *part == source)
    }
}

/// How far it pays to look ahead in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// So many own turns: more where plans are long and others hardly interfere.
    pub turns: u32,
    /// In so many imagined worlds: one is enough where nothing is hidden and nothing left to chance.
    pub worlds: u32,
    /// Whether what is foreseen mostly comes true, so that a look ahead tells more than any other thought: then hard bots look ahead as
    /// well, and experts look ahead again from the turns that they foresee.
    pub clear: bool,
}

/// What has been learnt about a game: a net in whole numbers, with the manifest that says how it came about.
#[derive(Clone, Copy, Debug)]
pub struct Learnt {
    /// TOML.
    pub manifest: &'static str,
    /// The weights.
    pub weights: &'static [u8],
}

/// A preference: what a bot of this style likes more than it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// What it is called in the text catalogue.
    pub id: &'static str,
    /// Features by name, and how many points each unit of them is worth beside what it brings.
    pub likes: &'static [(&'static str, f64)],
}

/// What features are written on: a `Vec<i16>` takes their values, [`FeatureNames`] their names. A game writes both with
/// the same function, so that they cannot get out of step.
///
/// ```
/// use table::{FeatureNames, FeatureSheet};
///
/// fn write(sheet: &mut impl FeatureSheet) {
///     sheet.about("own");
///     sheet.put("ore", 7);
///     sheet.reached("ore", 7, &[4, 8]);
///     sheet.numbered("level", 3, Some(2));
/// }
///
/// let (mut names, mut values) = (FeatureNames::default(), Vec::new());
/// write(&mut names);
/// write(&mut values);
/// let expected = ["own.ore", "own.ore.from_4", "own.ore.from_8", "own.level.0", "own.level.1", "own.level.2"];
/// assert_eq!(names.list(), expected);
/// assert_eq!(values, [7, 1, 0, 0, 0, 1]);
/// ```
pub trait FeatureSheet {
    /// What the features that follow are about: the first word of their names, until it is changed.
    fn about(&mut self, what: &str);

    /// A number.
    fn put(&mut self, name: impl Display, value: impl Into<i32>);

    /// 1 or 0.
    #[inline]
    fn flag(&mut self, name: impl Display, yes: bool) {
        self.put(name, i32::from(yes));
    }

    /// A feature for every number below `count`: 1 for the one that is there, all 0 where none is.
    fn numbered(&mut self, name: impl Display, count: usize, which: Option<usize>);

    /// A feature for every kind: 1 for the one that is there, all 0 where none is.
    fn kind<K: Named>(&mut self, name: impl Display, which: Option<K>);

    /// A number for every kind.
    #[inline]
    fn each<K: Named>(&mut self, name: impl Display, count: impl Fn(K) -> i32) {
        for kind in K::ALL {
            self.put(format_args!("{name}.{}", kind.id()), count(*kind));
        }
    }

    /// A feature for every one of `steps`: 1 where the value is as high or higher.
    #[inline]
    fn reached(&mut self, name: impl Display, value: impl Into<i32>, steps: &[i32]) {
        let value = value.into();
        for step in steps {
            self.flag(format_args!("{name}.from_{step}"), value >= *step);
        }
    }
}

/// The largest feature, on either side of 0.
const FARTHEST: i32 = i16::MAX as i32;

impl FeatureSheet for Vec<i16> {
    #[inline]
    fn about(&mut self, _what: &str) {}

    #[inline]
    fn put(&mut self, _name: impl Display, value: impl Into<i32>) {
        self.push(value.into().clamp(-FARTHEST, FARTHEST) as i16);
    }

    #[inline]
    fn numbered(&mut self, _name: impl Display, count: usize, which: Option<usize>) {
        let first = self.len();
        self.resize(first + count, 0);
        if let Some(which) = which.filter(|which| *which < count) {
            self[first + which] = 1;
        }
    }

    #[inline]
    fn kind<K: Named>(&mut self, name: impl Display, which: Option<K>) {
        self.numbered(name, K::ALL.len(), which.map(K::into_usize));
    }
}

/// The names of features, in their order.
#[derive(Default)]
pub struct FeatureNames {
    about: String,
    names: Vec<String>,
}

impl FeatureNames {
    /// All names written so far.
    pub fn list(self) -> Vec<String> {
        self.names
    }

    fn push(&mut self, name: impl Display) {
        self.names.push(format!("{}{name}", self.about));
    }
}

impl FeatureSheet for FeatureNames {
    fn about(&mut self, what: &str) {
        self.about = if what.is_empty() { String::new() } else { format!("{what}.") };
    }

    fn put(&mut self, name: impl Display, _value: impl Into<i32>) {
        self.push(name);
    }

    fn numbered(&mut self, name: impl Display, count: usize, _which: Option<usize>) {
        for number in 0..count {
            self.push(format_args!("{name}.{number}"));
        }
    }

    fn kind<K: Named>(&mut self, name: impl Display, _which: Option<K>) {
        for kind in K::ALL {
            self.push(format_args!("{name}.{}", kind.id()));
        }
    }
}
