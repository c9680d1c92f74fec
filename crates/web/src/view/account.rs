//! What the pages of accounts are made from.

use super::FieldProblem;

/// The form for signing up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SignUpForm {
    /// The name at the table.
    pub name: String,
    /// The name to sign in with.
    pub sign_in: String,
    /// Whether others may see name and ratings.
    pub ratings: bool,
    /// What is wrong with what was sent.
    pub problems: Vec<FieldProblem>,
}

/// What a guest has who is about to sign in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GuestHolds {
    /// Seats in games that are not over.
    pub seats: u32,
    /// Tables that they opened and that are not over.
    pub tables: u32,
    /// Whether there are finished games.
    pub finished: bool,
}

/// The form for signing in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SignInForm {
    /// The name to sign in with.
    pub sign_in: String,
    /// What the guest has, if anything.
    pub holds: Option<GuestHolds>,
    /// Whether that shall go over to the account.
    pub take: bool,
    /// What is wrong with what was sent.
    pub problems: Vec<FieldProblem>,
}

/// The form for coming back with a recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecoverForm {
    /// The name to sign in with.
    pub sign_in: String,
    /// What is wrong with what was sent.
    pub problems: Vec<FieldProblem>,
}

/// Everything about an account, for its owner.
#[derive(Clone, Debug)]
pub struct AccountPage<'a> {
    /// The name to sign in with.
    pub sign_in: &'a str,
    /// What the others call them.
    pub name: &'a str,
    /// What their public page is called in addresses.
    pub handle: &'a str,
    /// Whether others may see name and ratings.
    pub shows_ratings: bool,
    /// Whether others may see results.
    pub shows_results: bool,
    /// Where they are signed in, the latest first.
    pub sessions: Vec<SignedIn>,
    /// How well they play, game by game.
    pub ratings: Vec<RatedGame>,
    /// Whom they have blocked.
    pub blocked: Vec<BlockedPerson>,
    /// Where they want to be told that it is their turn, and what that is signed with.
    pub webhook: Option<(String, String)>,
    /// What was just done, as a key of the texts.
    pub done: Option<&'static str>,
    /// What is wrong with what was sent.
    pub problems: Vec<FieldProblem>,
}

/// Where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// By what it is told apart.
    pub id: String,
    /// Browser and system; empty where neither is known.
    pub device: String,
    /// Whether this is the browser that looks.
    pub this: bool,
    /// When they signed in, in seconds since 1970.
    pub since: i64,
    /// How many seconds ago they were last there.
    pub ago: i64,
}

/// How well somebody plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingView {
    /// What is believed.
    pub points: i32,
    /// How far it may well be off.
    pub give_or_take: i32,
    /// How many games it rests on.
    pub games: u32,
}

/// What somebody lets others see at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fame {
    /// What their page is called in addresses.
    pub handle: String,
    /// How well they play this game, once they have played it.
    pub rating: Option<RatingView>,
}

/// How well somebody plays which game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// The key of the game.
    pub game: String,
    /// How well.
    pub rating: RatingView,
}

/// Somebody who is blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockedPerson {
    /// By what they are told apart.
    pub mark: String,
    /// What they are called.
    pub name: String,
}

/// What somebody lets others see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicPage {
    /// What the others call them.
    pub name: String,
    /// How well they play.
    pub ratings: Vec<RatedGame>,
    /// Their latest games, if others may see them.
    pub results: Option<Vec<PlayedOnce>>,
}

/// How somebody fared in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedOnce {
    /// The key of the game.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// Their points.
    pub points: i32,
    /// Their place.
    pub place: usize,
    /// Of how many.
    pub players: usize,
}

/// Those who play a game best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder<'a> {
    /// The key of the game.
    pub game: &'a str,
    /// The best first.
    pub rows: Vec<LadderRow>,
}

/// Somebody in a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LadderRow {
    /// What the others call them.
    pub name: String,
    /// What their page is called in addresses.
    pub handle: String,
    /// How well they play.
    pub rating: RatingView,
}
