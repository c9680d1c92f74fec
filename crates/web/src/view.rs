//! What the pages are made from: plain values that whoever serves them fills in.

mod account;
mod advice;
mod results;

use maud::Markup;
use table::{AnyGame, Choice, GameKind, Lang, Line, Note, ScoreSheet, Seat};

pub use account::{
    AccountPage, BlockedPerson, Fame, GuestHolds, Ladder, LadderRow, PlayedOnce, PublicPage, RatedGame,
    RatingView, RecoverForm, SignInForm, SignUpForm, SignedIn,
};
pub use advice::{AnalysisView, Considered, Costly, Hint, HintTurn, Looked, Reason, SeatAnalysis};
pub use results::{
    Compared, Filter, GameResults, PlayedGame, Points, Ranked, Record, Results, Row, Sheets, Tally,
};

/// What every page has: who looks, and how.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    /// The language of the page.
    pub lang: Lang,
    /// Dark or light; `None` follows the system.
    pub theme: Option<Theme>,
    /// The token that every form sends back.
    pub csrf: &'a str,
    /// The address of this page, for coming back after the language or the theme has changed.
    pub path: &'a str,
    /// The name of whoever looks, once they have one.
    pub name: Option<&'a str>,
}

/// The two looks of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Night.
    Dark,
    /// Paper.
    Light,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The seat.
    pub seat: Seat,
    /// The name of the person or of the bot; `None` while the seat is free.
    pub name: Option<String>,
    /// Whether a bot plays it: its kind.
    pub bot: Option<&'static str>,
    /// What the bot likes, by its name in the game.
    pub style: Option<String>,
    /// Whether it belongs to whoever looks.
    pub mine: bool,
    /// The address that leads to this seat, for whoever may invite.
    pub invitation: Option<String>,
    /// What the person there lets others see.
    pub fame: Option<Fame>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id in addresses.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// Where the game stands, in words.
    pub stage: String,
    /// Whether whoever looks has to decide.
    pub my_turn: bool,
    /// Points by seat, once the game is over.
    pub points: Option<Vec<i32>>,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
}

/// The home page.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// The games of the house.
    pub games: &'a [GameKind],
    /// Games of whoever looks that still run or wait for players, the urgent ones first.
    pub running: Vec<Listed>,
    /// Tables of others with a free seat.
    pub open: Vec<Listed>,
    /// Finished games of whoever looks, the latest first.
    pub finished: Vec<Listed>,
}

/// The form for a new game: what was sent, or what it begins with.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// The game.
    pub kind: &'a GameKind,
    /// The bots that can be chosen.
    pub bots: Bots,
    /// The number of players.
    pub players: u8,
    /// The name of whoever opens the table.
    pub name: String,
    /// Who shall sit where: `me`, `here` (another person at this screen), `bot-<kind>`, or `invite`.
    pub seats: Vec<String>,
    /// The names of the persons at this screen.
    pub names: Vec<String>,
    /// What the bots shall like; empty where lots are drawn.
    pub styles: Vec<String>,
    /// Whether lots are drawn for the order of the seats.
    pub shuffle: bool,
    /// Whether the table stands in the list of open tables.
    pub open: bool,
    /// Whether people may ask for hints though others play.
    pub hints: bool,
    /// The clock that was chosen.
    pub clock: ClockChoice,
    /// What was chosen for each option, by key; several values have commas between them.
    pub options: Vec<(&'static str, String)>,
    /// The values that are not for every number of players.
    pub fits: Vec<Fit>,
    /// The values that cannot be chosen together.
    pub clashes: Vec<Clash>,
    /// What is wrong with what was sent, in the order of the form.
    pub problems: Vec<FieldProblem>,
}

/// How much time everybody shall have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockChoice {
    /// What was chosen; empty for none.
    pub chosen: String,
    /// Whether a bot takes over by itself when somebody's time is up.
    pub replaces: bool,
    /// What can be chosen: `turn-60`, `game-3600`.
    pub offered: &'static [&'static str],
}

/// The bots that can be chosen for a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bots {
    /// The levels, the weakest first.
    pub levels: Vec<Level>,
    /// The level of whoever does not choose.
    pub usual: &'static str,
    /// What bots of some levels may like, by name.
    pub styles: Vec<&'static str>,
}

/// A level of bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Whether such bots have a style.
    pub has_style: bool,
    /// What equal bots of this level score on average, by number of players, as far as it is known.
    pub scores: Vec<(u8, f64)>,
}

/// For how many players a value of an option is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fit {
    /// The key of the option.
    pub option: &'static str,
    /// The value.
    pub value: &'static str,
    /// The numbers of players.
    pub players: Vec<u8>,
}

/// Two values of options that cannot be chosen together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The key of the later option, and its value.
    pub later: (&'static str, &'static str),
    /// The key of the earlier option, and its value.
    pub earlier: (&'static str, &'static str),
}

/// What is wrong with a field of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldProblem {
    /// The name of the field; empty for the form as a whole.
    pub field: String,
    /// The sentence.
    pub text: String,
}

/// Moves in the making, and what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// The turn: it will be confirmed.
    #[default]
    Play,
    /// A plan for later: it never is.
    Plan,
}

/// A running or finished game as one person sees it.
#[derive(Clone, Debug)]
pub struct TableView<'a> {
    /// The table's id in addresses.
    pub id: &'a str,
    /// The kind of game.
    pub kind: &'a GameKind,
    /// The position with the moves in the making, as this person may see it.
    pub game: &'a dyn AnyGame,
    /// The position without them.
    pub before: &'a dyn AnyGame,
    /// Who sits there.
    pub sitters: &'a [Sitter],
    /// The seat this page acts for: the one to decide if it is the person's own, else their first one.
    pub me: Option<Seat>,
    /// The number of confirmed moves that the page is drawn from.
    pub seq: usize,
    /// Counts everything else that the page shows: seats, standing orders.
    pub rev: u64,
    /// Turn or plan.
    pub mode: Mode,
    /// The moves in the making, in words.
    pub draft: &'a [Step],
    /// What can be chosen now; empty unless it is up to this person (or to the plan).
    pub choices: &'a [Choice],
    /// What confirming would do.
    pub confirm: Confirm,
    /// Whether a plan can be made now.
    pub may_plan: bool,
    /// Whether this person may ask what a strong bot would do.
    pub may_ask: bool,
    /// What each standing order of the seat is set to, in the order of the kind's.
    pub orders: &'a [(&'static str, String)],
    /// What happened, as far as this person may know, the latest last, turn by turn.
    pub history: &'a [Turn],
    /// What came after the last turn of this person: how many of the last of `history`.
    pub since: usize,
    /// The seat that whoever is at this screen has taken over, where several people share it.
    pub acting: Option<Seat>,
    /// A seat of this screen that is to move and has secrets: nothing of them is shown before its owner takes over.
    pub curtain: Option<Seat>,
    /// How fast bots play here, for whoever sits at the table.
    pub pace: Option<&'static str>,
    /// Whether the last turn could be taken back, for whoever sits at the table: if not, why not.
    pub take_back: Option<Result<(), String>>,
    /// How long the seat to decide has been thinking, in seconds since 1970.
    pub waiting_since: i64,
    /// The clock of the table, if it has one.
    pub clock: Option<ClockView>,
    /// What this person can do about sitting here.
    pub ways_out: &'a WaysOut,
    /// What was said at the table, the latest last.
    pub talk: &'a [Said],
    /// What this person can say with one click; nothing for whoever does not sit here.
    pub phrases: &'a [&'static str],
    /// What this person has written down for themselves, if they sit here.
    pub note: Option<&'a str>,
    /// What was agreed: name and value in words.
    pub agreed: &'a [(String, String)],
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// It is told apart from others by this.
    pub number: i64,
    /// Who said it.
    pub seat: Seat,
    /// What they were called.
    pub name: String,
    /// What it was, in the language of whoever reads.
    pub text: String,
    /// Whether whoever reads has said it.
    pub own: bool,
}

/// The clock of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockView {
    /// Whose time runs, and when it is up, in seconds since 1970.
    pub until: Option<(Seat, i64)>,
    /// What everybody has left for the whole game, in seconds; nothing where time is given turn by turn.
    pub left: Vec<(Seat, i64)>,
    /// Time is short when so many seconds are left.
    pub short: i64,
}

/// What somebody can do about sitting at a table, besides playing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WaysOut {
    /// They can get up; where the game is on, bots play on for all their seats.
    pub leave: bool,
    /// They can take the table away.
    pub delete: bool,
    /// Seats that they can hand over to a bot one by one.
    pub hand_over: Vec<Seat>,
    /// The levels of bots that could take over, the usual one first.
    pub bots: Vec<&'static str>,
    /// Seats of others whom they can block, and whether they have.
    pub block: Vec<(Seat, bool)>,
}

/// A move in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its notation.
    pub notation: String,
    /// What it is called.
    pub label: String,
    /// The thing on the table it concerns, which is drawn as not yet certain.
    pub place: Option<String>,
}

/// Whether the moves in the making can be confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// There is nothing to confirm.
    Nothing,
    /// Something is half done.
    Midway,
    /// It can be confirmed, and the turn is then over or goes on as the rules say.
    Ready,
    /// It can be confirmed; this move (in words) is added to end the turn.
    Closing(String),
    /// It can be confirmed, and then fate decides: what will happen, in words.
    Fate(String),
}

/// What somebody did in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who; where fate moved, whom it concerned.
    pub seat: Seat,
    /// The number of the first move, counted from 1.
    pub from: usize,
    /// The number of the last move.
    pub to: usize,
    /// The round it belongs to.
    pub round: u32,
    /// What happened. Empty where whoever looks may know nothing of it.
    pub lines: Vec<HistoryLine>,
}

impl Turn {
    /// The places it concerned, for flashing.
    pub fn places(&self) -> String {
        let places: Vec<&str> =
            self.lines.iter().flat_map(|line| &line.line.places).map(String::as_str).collect();
        places.join(" ")
    }
}

/// A line of what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryLine {
    /// The number of the move it belongs to, counted from 1.
    pub at: usize,
    /// What happened.
    pub line: Line,
}

/// Something to tell a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<String>,
}

/// The answer to a tap on something: what it is, and what can be done or not be done with it.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// The game.
    pub kind: &'a GameKind,
    /// What it is.
    pub note: Option<Note>,
    /// What a click would mean, legal or not.
    pub attempts: Vec<Choice>,
}

/// Something that programs can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiRow {
    /// How it is asked for.
    pub method: &'static str,
    /// Where.
    pub path: String,
    /// What it does.
    pub does: String,
}

/// The tokens of somebody, and the form for another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TokensView {
    /// What there is.
    pub tokens: Vec<TokenRow>,
    /// The one that was just made: it is shown this once.
    pub made: Option<String>,
    /// What stands in the form.
    pub label: String,
    /// What is wrong with it.
    pub problem: Option<String>,
}

/// A token in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// Its id in addresses.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it may: `play` or `read`.
    pub scope: &'static str,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

/// A table that waits for players.
#[derive(Clone, Debug)]
pub struct Waiting<'a> {
    /// The table's id in addresses.
    pub id: &'a str,
    /// The kind of game.
    pub kind: &'a GameKind,
    /// Who sits there already.
    pub sitters: &'a [Sitter],
    /// Whether whoever looks opened the table.
    pub host: bool,
    /// Whether it stands in the list of open tables.
    pub open: bool,
    /// The bots that could take a seat.
    pub bots: Bots,
    /// What was agreed: name and value in words.
    pub agreed: Vec<(String, String)>,
    /// From where the invitations can be followed.
    pub reach: Reach,
}

/// From where an address can be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// From wherever whoever looks has reached it.
    Everywhere,
    /// From the same network: the addresses are those of this machine in it.
    Network,
    /// From this machine alone.
    ThisMachine {
        /// How to start the program so that others can join.
        command: String,
        /// The address it would then have, if that is known.
        address: Option<String>,
    },
}

/// An invitation to a seat.
#[derive(Clone, Debug)]
pub struct Invitation<'a> {
    /// The code in the address.
    pub code: &'a str,
    /// The kind of game.
    pub kind: &'a GameKind,
    /// The seat.
    pub seat: Seat,
    /// Who sits at the table.
    pub sitters: &'a [Sitter],
    /// What was agreed: name and value in words.
    pub agreed: Vec<(String, String)>,
    /// Whether people may ask for hints there.
    pub hints: bool,
    /// What is wrong with what was sent.
    pub problem: Option<String>,
}

/// A position of a game on the replay page.
#[derive(Clone, Debug)]
pub struct ReplayView<'a> {
    /// The table's id in addresses.
    pub id: &'a str,
    /// The kind of game.
    pub kind: &'a GameKind,
    /// The position, as this person may see it.
    pub game: &'a dyn AnyGame,
    /// Who sits there.
    pub sitters: &'a [Sitter],
    /// The position after this many moves.
    pub at: usize,
    /// How many moves there are.
    pub of: usize,
    /// The turns of the whole game.
    pub turns: &'a [Turn],
    /// Points after every turn: the number of moves, the round, and the points by seat.
    pub course: &'a [Milestone],
    /// Points by source at this position, as far as this person may know them.
    pub scores: &'a ScoreSheet,
    /// The seed (once the game is over) or the commitment to it.
    pub seed: Result<String, String>,
    /// How many of the first moves were given: the seed says nothing about them.
    pub given: usize,
    /// Whether nobody plays here: the game was brought along to be looked at.
    pub study: bool,
    /// Whether the game can be looked at by a bot: nothing is secret any more.
    pub open: bool,
    /// Whether this position can be played on from.
    pub play_on: PlayOn,
}

/// Whether a position can be played on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayOn {
    /// It can.
    Yes,
    /// Whoever looks may not know everything that led to it.
    Hidden,
    /// The game is over there.
    Over,
}

/// The form for playing on from a position.
#[derive(Clone, Debug)]
pub struct PlayOnForm<'a> {
    /// The table's id in addresses.
    pub id: &'a str,
    /// The position after this many moves.
    pub at: usize,
    /// How many moves there are.
    pub of: usize,
    /// Where the game stands there, in words.
    pub stage: String,
    /// What the seats play, in their order, as far as it is chosen.
    pub roles: Vec<Option<String>>,
    /// The seat to move, by its place among them.
    pub mover: Option<usize>,
    /// What was agreed: name and value in words.
    pub agreed: Vec<(String, String)>,
    /// Who shall sit where: of the form for a new game, what concerns the people.
    pub form: NewGame<'a>,
}

/// The page for bringing a game along.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Import {
    /// What was pasted, to be corrected.
    pub text: String,
    /// What is wrong with it.
    pub problem: Option<String>,
    /// What was brought along before, the latest first.
    pub studies: Vec<Study>,
}

/// A game that was brought along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// The table's id in addresses.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// When it was brought along, in seconds since 1970.
    pub brought: i64,
    /// How many moves it has.
    pub moves: usize,
    /// Points by seat, if it is over.
    pub points: Option<Vec<i32>>,
}

/// The points at one moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Milestone {
    /// After how many moves.
    pub at: usize,
    /// In which round.
    pub round: u32,
    /// Points by seat.
    pub points: Vec<i32>,
}

/// A whole page, or parts of one to put in their places.
pub type Page = Markup;
