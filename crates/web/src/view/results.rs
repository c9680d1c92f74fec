//! What the pages of results are made from.

/// The results of somebody, as far as the filters let them through.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// What can be chosen, and what is.
    pub filters: Vec<Filter>,
    /// What is chosen as a part of an address, for links that keep it: empty, or beginning with `?`.
    pub query: String,
    /// Everything together.
    pub total: Tally,
    /// The longest row of games won, and the one that goes on.
    pub streaks: (u32, u32),
    /// By game.
    pub by_game: Vec<Row>,
    /// By opponent.
    pub by_opponent: Vec<Row>,
    /// Everything about one game after the other.
    pub games: Vec<GameResults>,
}

/// A choice of what is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// The name of the field, and of its words: `results-<key>`.
    pub key: &'static str,
    /// The values with their names.
    pub values: Vec<(String, String)>,
    /// The value that is chosen; empty for all.
    pub chosen: String,
}

/// What some games come to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many there are.
    pub games: u32,
    /// How many were won.
    pub wins: u32,
    /// The points, where all are of one game.
    pub points: Option<Points>,
}

/// The points of some games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Points {
    /// On average.
    pub mean: f64,
    /// The most.
    pub best: i32,
    /// The fewest.
    pub worst: i32,
}

/// Games that have something in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What they have in common.
    pub name: String,
    /// What kind of thing that is, if it needs saying.
    pub note: Option<String>,
    /// The address that shows only these.
    pub link: Option<String>,
    /// What they come to.
    pub tally: Tally,
}

/// Everything about one game.
#[derive(Clone, Debug)]
pub struct GameResults {
    /// Its name in addresses.
    pub name: &'static str,
    /// What the kind of thing is called that a seat plays.
    pub plays: Option<String>,
    /// By what was played.
    pub by_play: Vec<Row>,
    /// By what was agreed before the game.
    pub by_option: Vec<Row>,
    /// The best that was done.
    pub records: Vec<Record>,
    /// Own points and the best of the others, from game to game.
    pub course: Vec<Compared>,
    /// The games, latest first.
    pub played: Vec<PlayedGame>,
    /// How many there are beyond those.
    pub more: u32,
}

/// Something that was never done better.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What.
    pub what: String,
    /// How much.
    pub amount: i32,
    /// Where: the table, when it ended, and what else to say.
    pub game: Option<(String, i64, String)>,
}

/// The points of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// The own points.
    pub mine: i32,
    /// The best of the others, if there were any.
    pub best_other: Option<i32>,
}

/// A finished game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The table's id in addresses.
    pub id: String,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// Whether it was won.
    pub won: bool,
    /// The points that were agreed beforehand, in words, where there were any.
    pub handicap: Option<String>,
    /// Everybody by rank.
    pub ranking: Vec<Ranked>,
}

/// Somebody in a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Who.
    pub name: String,
    /// What kind of opponent, where it is no person.
    pub kind: Option<String>,
    /// What they played.
    pub plays: Option<String>,
    /// Their points.
    pub points: i32,
    /// Whether it is whoever looks.
    pub mine: bool,
    /// Whether they won.
    pub won: bool,
    /// The points by source, in the order of [`Sheets::sources`]; empty in lists.
    pub sources: Vec<Option<i32>>,
}

/// The score sheets of some games side by side.
#[derive(Clone, Debug)]
pub struct Sheets {
    /// The name of the game.
    pub game: String,
    /// What points came from, in words.
    pub sources: Vec<String>,
    /// The games, the oldest first.
    pub games: Vec<PlayedGame>,
    /// Something to say about the choice.
    pub note: Option<String>,
}
