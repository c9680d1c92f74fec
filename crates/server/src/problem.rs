//! What can go wrong between a click and its answer, as a page for people.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use table::Lang;

use crate::app::Refused;
use crate::live_table::Broken;
use crate::store::StoreError;
use crate::texts::texts;
use crate::visitor::Visitor;

/// Why a request could not be answered as it was meant.
#[derive(Clone, Debug)]
pub enum Problem {
    /// There is nothing at this address.
    NotFound,
    /// There is no game of this name; the sentence says which there are.
    NoGame(String),
    /// There is no such table.
    NoTable,
    /// The invitation leads nowhere.
    NoInvitation,
    /// Somebody else was faster.
    SeatTaken,
    /// The host does not want to play with them.
    Blocked,
    /// The form was not sent by a page of this visitor.
    Foreign,
    /// The form lacks something or cannot be read: what.
    Form(String),
    /// Only the host may do this.
    NotHost,
    /// Only whoever sits there may do this.
    NotYours,
    /// The game has not begun.
    NotBegun,
    /// A turn cannot be taken back: why.
    NotTakenBack(String),
    /// There is no hint: why.
    NoHint(String),
    /// The game is not over: nobody looks at it with a bot.
    StillPlayed,
    /// The table was begun with the first edition of the log.
    FirstEdition,
    /// The table cannot be opened: why.
    Broken(String),
    /// Something could not be written to the store: why.
    Store(String),
    /// Something could not be read from the store: why.
    Unread(String),
    /// Somebody asks for more than they may have.
    TooMuch,
    /// A request takes too long to arrive.
    TooSlow,
    /// An answer takes too long to be made.
    Busy,
    /// Nobody may have more tables than this.
    TooManyTables(u32),
    /// Nobody may have more seats than this.
    TooManySeats(u32),
    /// Nobody may bring more games along than this.
    TooManyStudies(u32),
    /// A position rests on moves that whoever asks may not know.
    Hidden,
    /// There is nothing to play on from: the game is over there.
    AtTheEnd,
    /// There is no game on, or it is over.
    NotRunning,
    /// The owner of a seat has not been away for long enough.
    NotAway,
    /// Others play at the table.
    OthersPlay,
    /// More than anybody needs was sent.
    TooLarge,
    /// A fault of this program.
    Fault,
}

impl Problem {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound | Problem::NoGame(_) | Problem::NoTable | Problem::NoInvitation => {
                StatusCode::NOT_FOUND
            }
            Problem::SeatTaken
            | Problem::NotBegun
            | Problem::NotTakenBack(_)
            | Problem::NoHint(_)
            | Problem::StillPlayed
            | Problem::FirstEdition
            | Problem::TooManyTables(_)
            | Problem::TooManySeats(_)
            | Problem::TooManyStudies(_)
            | Problem::Hidden
            | Problem::AtTheEnd
            | Problem::NotRunning
            | Problem::NotAway
            | Problem::OthersPlay => StatusCode::CONFLICT,
            Problem::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::Foreign | Problem::NotHost | Problem::NotYours | Problem::Blocked => {
                StatusCode::FORBIDDEN
            }
            Problem::Form(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Store(_) | Problem::Unread(_) | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Broken(_) | Problem::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The key of its texts: a title, and as `.text` a sentence.
    pub fn key(&self) -> &'static str {
        match self {
            Problem::NotFound => "problem-not-found",
            Problem::NoGame(_) => "problem-no-game",
            Problem::NoTable => "problem-no-table",
            Problem::NoInvitation => "problem-no-invitation",
            Problem::SeatTaken => "problem-seat-taken",
            Problem::Blocked => "problem-blocked",
            Problem::Foreign => "problem-foreign",
            Problem::Form(_) => "problem-form",
            Problem::NotHost => "problem-not-host",
            Problem::NotYours => "problem-not-yours",
            Problem::NotBegun => "problem-not-begun",
            Problem::NotTakenBack(_) => "problem-not-taken-back",
            Problem::NoHint(_) => "problem-no-hint",
            Problem::StillPlayed => "problem-still-played",
            Problem::FirstEdition => "problem-first-edition",
            Problem::Broken(_) => "problem-broken",
            Problem::Store(_) => "problem-store",
            Problem::Unread(_) => "problem-unread",
            Problem::TooMuch => "problem-too-much",
            Problem::TooSlow => "problem-too-slow",
            Problem::Busy => "problem-busy",
            Problem::TooManyTables(_) => "problem-too-many-tables",
            Problem::TooManySeats(_) => "problem-too-many-seats",
            Problem::TooManyStudies(_) => "problem-too-many-studies",
            Problem::Hidden => "problem-hidden",
            Problem::AtTheEnd => "problem-at-the-end",
            Problem::NotRunning => "problem-not-running",
            Problem::NotAway => "problem-not-away",
            Problem::OthersPlay => "problem-others-play",
            Problem::TooLarge => "problem-too-large",
            Problem::Fault => "problem-fault",
        }
    }

    fn detail(&self) -> Option<&str> {
        match self {
            Problem::NoGame(detail)
            | Problem::Form(detail)
            | Problem::NotTakenBack(detail)
            | Problem::NoHint(detail)
            | Problem::Broken(detail)
            | Problem::Unread(detail)
            | Problem::Store(detail) => Some(detail),
            _ => None,
        }
    }

    /// What happened, and what to do next.
    pub fn sentence(&self, lang: Lang) -> String {
        let key = format!("{}.text", self.key());
        let text = match self {
            Problem::TooManyTables(most) | Problem::TooManySeats(most) | Problem::TooManyStudies(most) => {
                texts().format(lang, &key, &[("most", (*most as i32).into())])
            }
            _ => texts().get(lang, &key),
        };
        match self.detail() {
            Some(detail) => format!("{text} {detail}"),
            None => text,
        }
    }

    /// Whether the store failed.
    pub fn is_of_the_store(&self) -> bool {
        matches!(self, Problem::Store(_) | Problem::Unread(_))
    }

    /// The same for whoever only looks: nothing was to be saved.
    #[must_use]
    pub fn of_looking(self) -> Problem {
        match self {
            Problem::Store(why) => Problem::Unread(why),
            other => other,
        }
    }

    /// The problem as a page, or as a notice on the page that is open.
    pub fn page(&self, visitor: &Visitor) -> Response {
        let lang = visitor.lang;
        let sentence = self.sentence(lang);
        let page = if visitor.wants_fragments {
            web::notice(None, &web::view::Notice { text: sentence, rule: None })
        } else {
            let title = texts().get(lang, self.key());
            let next = texts().get(lang, "problem-next");
            web::error(&visitor.frame(None), self.status().as_u16(), &title, &sentence, ("/", &next))
        };
        let mut response = (self.status(), page).into_response();
        if matches!(self, Problem::TooMuch | Problem::Busy) {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}

/// The problem travels with the response until the visitor's language is known again (`visitor::receive`).
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        Problem::Store(error.to_string())
    }
}

impl From<Broken> for Problem {
    fn from(broken: Broken) -> Problem {
        match broken {
            Broken::FirstEdition => Problem::FirstEdition,
            Broken::Unplayable(why) => {
                tracing::error!(%why, "a table cannot be opened");
                Problem::Broken(why)
            }
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::NoTable => Problem::NoTable,
            Refused::Broken(broken) => broken.into(),
            Refused::Store(error) => error.into(),
            Refused::Fault => Problem::Fault,
            Refused::Stale | Refused::NotYourTurn | Refused::Move(_) => Problem::NotYours,
        }
    }
}
