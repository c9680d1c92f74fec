//! Whoever sends a request: a guest with a signed cookie, a language and a theme.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use table::Lang;
use web::view::{Frame, Theme};

use crate::account;
use crate::address::Reached;
use crate::app::App;
use crate::guard::Hosts;
use crate::limits::{Address, TooMuch};
use crate::problem::Problem;
use crate::session;
use crate::store::PersonId;

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, as far as the cookie says.
    pub person: PersonId,
    /// The session of whoever is signed in; `None` for a guest.
    pub session: Option<String>,
    /// The language of the answer.
    pub lang: Lang,
    /// Dark or light; `None` follows the system.
    pub theme: Option<Theme>,
    /// The token that forms must send back.
    pub csrf: String,
    /// The page they are on, for coming back.
    pub path: String,
    /// How they reached this server, if that is known.
    pub reached: Option<Reached>,
    /// Where the request comes from, as far as that is known.
    pub address: Option<Address>,
    /// Whether a page script asks for fragments instead of a page.
    pub wants_fragments: bool,
}

impl Visitor {
    /// This person, with what the request says about how they want to be answered.
    pub fn new(app: &App, request: &Request, person: PersonId) -> Visitor {
        let hosts = request.extensions().get::<Hosts>();
        let reached = hosts
            .and_then(|hosts| Reached::new(request.headers(), request.uri(), hosts, app.settings.secure));
        Visitor {
            reached,
            csrf: app.keys.csrf(&person),
            lang: language(request.headers()),
            theme: theme(request.headers()),
            path: request.uri().path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            wants_fragments: request.headers().contains_key("hx-request"),
            address: app.doors.address(request.headers(), request.extensions()),
            session: None,
            person,
        }
    }

    /// What every page shows of its reader.
    pub fn frame<'a>(&'a self, name: Option<&'a str>) -> Frame<'a> {
        Frame { lang: self.lang, theme: self.theme, csrf: &self.csrf, path: &self.path, name }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, Problem> {
        parts.extensions.get::<Visitor>().cloned().ok_or(Problem::Fault)
    }
}

/// Recognises the visitor, answers the request, and turns problems into pages in their language.
pub async fn receive(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let guest = session::read(request.headers(), &app.keys);
    let signed_in = account::signed_in(&app, request.headers(), request.uri().path()).await;
    let (session, unread) = signed_in.map_or_else(|error| (None, Some(error)), |session| (session, None));
    let known = session.as_ref().map(|session| session.person).or(guest);
    let session = session.map(|session| session.id);
    let person = known.unwrap_or_else(PersonId::random);
    let visitor = Visitor { session, ..Visitor::new(&app, &request, person) };
    let only_looks = request.method().is_safe();
    let mut response = match (app.doors.admit(visitor.address, known), unread) {
        (Err(TooMuch), _) => Problem::TooMuch.into_response(),
        // Nobody is taken for a guest only because nobody could look.
        (Ok(()), Some(error)) => Problem::from(error).into_response(),
        (Ok(()), None) => {
            request.extensions_mut().insert(visitor.clone());
            let answer = tokio::time::timeout(app.settings.limits.answer, next.run(request)).await;
            answer.unwrap_or_else(|_| Problem::Busy.into_response())
        }
    };
    let problem = response.extensions_mut().remove::<Problem>();
    // An address that cannot even be read leads nowhere.
    let problem = problem.or((response.status() == StatusCode::BAD_REQUEST).then_some(Problem::NotFound));
    if let Some(problem) = problem {
        if problem.is_of_the_store() {
            app.metrics.store_errors.add(1);
        }
        // Whoever only looks has nothing to lose.
        let problem = if only_looks { problem.of_looking() } else { problem };
        response = problem.page(&visitor);
    }
    let headers = response.headers_mut();
    if known.is_none() && !headers.contains_key(CACHE_CONTROL) {
        headers.append(SET_COOKIE, session::set_cookie(&app.keys, &visitor.person, app.settings.secure));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A cookie that only holds a preference.
fn preference<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

/// The language that was chosen, or the first of the browser's that the house speaks.
fn language(headers: &HeaderMap) -> Lang {
    if let Some(lang) = preference(headers, "lang").and_then(|lang| lang.parse().ok()) {
        return lang;
    }
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted
        .split(',')
        .find_map(|part| part.split([';', '-']).next()?.trim().parse().ok())
        .unwrap_or(Lang::En)
}

fn theme(headers: &HeaderMap) -> Option<Theme> {
    match preference(headers, "theme")? {
        "dark" => Some(Theme::Dark),
        "light" => Some(Theme::Light),
        _ => None,
    }
}
