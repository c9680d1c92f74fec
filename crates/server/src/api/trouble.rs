//! What can go wrong, as programs are told: RFC 9457, one form for everything.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Lang, MoveError, Texts};
use utoipa::ToSchema;
use web::view::FieldProblem;

use crate::app::Refused;
use crate::live_table::TableState;
use crate::problem::Problem;
use crate::store::StoreError;
use crate::texts::texts;

/// The kind of every answer that tells of a problem.
pub const PROBLEM_JSON: &str = "application/problem+json";

/// A problem as a program is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProblemBody {
    /// Names the kind of problem; the same for the same code.
    #[serde(rename = "type")]
    #[schema(example = "urn:astrarium:problem:no-table")]
    kind: String,
    /// The kind of problem in a few words.
    title: String,
    /// The status of the answer.
    #[schema(minimum = 400, maximum = 599)]
    status: u16,
    /// The kind of problem, for programs.
    #[schema(example = "no-table")]
    code: String,
    /// What happened, and what to do next, in sentences.
    detail: String,
    /// The rule that forbids a move, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "GP-MINE-4")]
    rule: Option<String>,
    /// What is wrong with single fields of what was sent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fields: Vec<WrongField>,
    /// How the table stands now, where that is why a move was not made.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<Now>,
}

/// What is wrong with a field.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WrongField {
    /// The field, such as `seats.2.level` or `options.first_game`; empty for the whole.
    field: String,
    /// What is wrong, in a sentence.
    detail: String,
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Now {
    /// The number of moves that have been made.
    pub seq: usize,
    /// Counts changes other than moves.
    pub rev: u64,
    /// The seat to decide, if somebody does.
    pub to_move: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
}

impl Now {
    /// How a table stands in this state.
    pub fn of(state: &TableState) -> Now {
        let to_move = state.truth().and_then(|game| game.to_move().seat()).map(table::Seat::number);
        Now { seq: state.seq(), rev: state.rev(), to_move, over: state.is_over() }
    }
}

/// Why a program is not answered as it wished.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// What pages could not do either.
    House(Problem),
    /// Only somebody who is known may do this.
    Unauthorised,
    /// There is no such token.
    UnknownToken,
    /// The token may only look.
    ReadOnly,
    /// Nothing can be done in this way at this address.
    NoMethod,
    /// The body is no JSON.
    NoJson,
    /// What was sent cannot be read: why.
    Unreadable(String),
    /// Fields of what was sent are wrong.
    Fields(Vec<FieldProblem>),
    /// The table has moved on.
    Stale(Now),
    /// Somebody else is to decide, or nobody.
    NotYourTurn(Now),
    /// Several own seats are at the table, and the one to move has to be named.
    Curtain(u8),
    /// The move cannot be made: why, and by which rule.
    Refused(String, Option<String>),
}

impl Trouble {
    /// A move that cannot be made, in the words of its game.
    pub fn refused(error: &MoveError, game: &Texts, lang: Lang, names: &table::People) -> Trouble {
        match error {
            MoveError::Misread(misread) => Trouble::Refused(names.fill_in(&misread.to_string()), None),
            MoveError::Refusal(refusal) => {
                let sentence = names.fill_in(&game.refusal(lang, refusal));
                Trouble::Refused(sentence, Some(refusal.rule.to_owned()))
            }
        }
    }

    /// What answers of others mean here.
    pub fn of_status(status: StatusCode) -> Option<Trouble> {
        Some(match status {
            StatusCode::METHOD_NOT_ALLOWED => Trouble::NoMethod,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Trouble::NoJson,
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::House(Problem::TooLarge),
            // An address that cannot even be read leads nowhere.
            StatusCode::NOT_FOUND | StatusCode::BAD_REQUEST => Trouble::House(Problem::NotFound),
            status if status.is_server_error() => Trouble::House(Problem::Fault),
            _ => return None,
        })
    }

    fn status(&self) -> StatusCode {
        match self {
            Trouble::House(problem) => problem.status(),
            Trouble::Unauthorised | Trouble::UnknownToken => StatusCode::UNAUTHORIZED,
            Trouble::ReadOnly => StatusCode::FORBIDDEN,
            Trouble::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::NoJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Trouble::Unreadable(_) | Trouble::Fields(_) | Trouble::Refused(..) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Trouble::Stale(_) | Trouble::NotYourTurn(_) | Trouble::Curtain(_) => StatusCode::CONFLICT,
        }
    }

    /// The key of its texts: a title, and as `.text` a sentence.
    fn key(&self) -> &'static str {
        match self {
            Trouble::House(problem) => problem.key(),
            Trouble::Unauthorised => "problem-unauthorised",
            Trouble::UnknownToken => "problem-unknown-token",
            Trouble::ReadOnly => "problem-read-only",
            Trouble::NoMethod => "problem-no-method",
            Trouble::NoJson => "problem-no-json",
            Trouble::Unreadable(_) => "problem-unreadable",
            Trouble::Fields(_) => "problem-fields",
            Trouble::Stale(_) => "problem-stale",
            Trouble::NotYourTurn(_) => "problem-not-your-turn",
            Trouble::Curtain(_) => "problem-curtain",
            Trouble::Refused(..) => "problem-refused",
        }
    }

    fn detail(&self, lang: Lang) -> String {
        let text = || texts().get(lang, &format!("{}.text", self.key()));
        match self {
            Trouble::House(problem) => problem.sentence(lang),
            Trouble::Unreadable(why) => format!("{} {why}", text()),
            Trouble::Refused(why, _) => why.clone(),
            Trouble::Fields(fields) => {
                let sentences = fields.iter().map(|field| field.text.clone());
                std::iter::once(text()).chain(sentences).collect::<Vec<_>>().join(" ")
            }
            Trouble::Curtain(seat) => {
                texts().format(lang, "problem-curtain.text", &[("seat", (*seat).into())])
            }
            _ => text(),
        }
    }

    /// The answer, in the words of a language.
    pub fn answer(&self, lang: Lang) -> Response {
        let code = self.key().trim_start_matches("problem-").to_owned();
        let wrong =
            |field: &FieldProblem| WrongField { field: field.field.clone(), detail: field.text.clone() };
        let body = ProblemBody {
            kind: format!("urn:astrarium:problem:{code}"),
            title: texts().get(lang, self.key()),
            status: self.status().as_u16(),
            code,
            detail: self.detail(lang),
            rule: if let Trouble::Refused(_, rule) = self { rule.clone() } else { None },
            fields: if let Trouble::Fields(fields) = self {
                fields.iter().map(wrong).collect()
            } else {
                Vec::new()
            },
            now: if let Trouble::Stale(now) | Trouble::NotYourTurn(now) = self { Some(*now) } else { None },
        };
        let text = serde_json::to_string(&body).unwrap_or_default();
        let mut response = (self.status(), [(header::CONTENT_TYPE, PROBLEM_JSON)], text).into_response();
        let headers = response.headers_mut();
        if self.status() == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Trouble::House(Problem::TooMuch | Problem::Busy) = self {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }

    /// The same for whoever only looks: nothing was to be saved.
    #[must_use]
    pub fn of_looking(self) -> Trouble {
        match self {
            Trouble::House(problem) => Trouble::House(problem.of_looking()),
            other => other,
        }
    }
}

/// The trouble travels with the response until the language is known again ([`super::receive`]).
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::House(problem)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::House(error.into())
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::House(refused.into())
    }
}
