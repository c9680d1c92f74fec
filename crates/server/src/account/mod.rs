//! Accounts: signing up and in, and everything that only the owner of an account may do.
//!
//! A guest becomes an account by giving it everything it has ([`crate::store::Accounts::sign_up`]); the cookie of the guest is
//! then worth nothing. Only a session speaks for an account, and whether there is one is asked of the store with every
//! request, so that a session that was ended at one process is ended at all of them.

mod attempts;
mod device;
mod keep;
mod others;
mod passwords;
mod sign;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use maud::Markup;
use web::view::{AccountPage, FieldProblem, SignedIn};

use crate::app::App;
use crate::clock::now_secs;
use crate::fields::QueryFields;
use crate::play::go_to;
use crate::problem::Problem;
use crate::session::{self, YEAR};
use crate::store::{Account, Session, StoreError};
use crate::texts::texts;
use crate::visitor::Visitor;

pub use self::attempts::Attempts;
pub use self::others::rating_view;
pub use self::passwords::Passwords;

/// What was done, as `/account?done=…` says it.
const DONE: [&str; 6] = ["password", "session", "others", "shows", "webhook", "unblocked"];

/// How exactly it is known when a session was last used, in seconds.
const SEEN_EVERY: i64 = 300;

/// What accounts need of the server.
#[derive(Debug, Default)]
pub struct Desk {
    /// Where passwords are tried.
    pub passwords: Passwords,
    /// How often anybody may try.
    pub attempts: Attempts,
}

/// The addresses of accounts.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(page))
        .route("/account/sign-up", get(sign::sign_up_form).post(sign::sign_up))
        .route("/account/sign-in", get(sign::sign_in_form).post(sign::sign_in))
        .route("/account/recover", get(sign::recover_form).post(sign::recover))
        .route("/account/sign-out", post(sign::sign_out))
        .route("/account/password", post(keep::password))
        .route("/account/recovery", post(keep::recovery))
        .route("/account/end", post(keep::end_session))
        .route("/account/end-others", post(keep::end_others))
        .route("/account/shows", post(keep::shows))
        .route("/account/delete", post(keep::delete))
        .route("/account/webhook", post(keep::webhook))
        .route("/account/unblock", post(others::unblock))
        .route("/t/{id}/block", post(others::block))
        .route("/p/{handle}", get(others::profile))
        .route("/ladder/{game}", get(others::ladder))
}

/// The session that a request belongs to. Files need none.
pub async fn signed_in(app: &App, headers: &HeaderMap, path: &str) -> Result<Option<Session>, StoreError> {
    let Some(id) = session::read_ticket(headers, &app.keys) else { return Ok(None) };
    if path.starts_with("/assets/") || path.starts_with("/style/") {
        return Ok(None);
    }
    let now = now_secs();
    let session = app.store.session(&id).await?.filter(|session| session.seen > now - i64::from(YEAR));
    if let Some(session) = &session
        && session.seen < now - SEEN_EVERY
    {
        app.store.session_seen(&session.id, now).await?;
    }
    Ok(session)
}

/// The account of a visitor, and the session they are in; guests are shown the way to one.
async fn own(app: &App, visitor: &Visitor) -> Result<Option<(Account, String)>, Problem> {
    let Some(session) = visitor.session.clone() else { return Ok(None) };
    Ok(app.store.account(&visitor.person).await?.map(|account| (account, session)))
}

/// `GET /account`: everything about one's account, or the way to one.
pub async fn page(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Markup, Problem> {
    let visitor = &asked.visitor;
    let Some((account, session)) = own(&app, visitor).await? else {
        let name = app.name_of(&visitor.person).await?;
        let blocked = others::blocked(&app, visitor).await?;
        return Ok(web::no_account(&visitor.frame(name.as_deref()), &blocked));
    };
    let done = DONE.into_iter().find(|done| *done == asked.get("done"));
    account_page(&app, visitor, &account, &session, done, Vec::new()).await
}

/// The page of an account, with what was just done, or with what is wrong with what was sent.
async fn account_page(
    app: &App,
    visitor: &Visitor,
    account: &Account,
    session: &str,
    done: Option<&'static str>,
    problems: Vec<FieldProblem>,
) -> Result<Markup, Problem> {
    let name = app.name_of(&visitor.person).await?.unwrap_or_default();
    let sessions = app.store.sessions(&visitor.person).await?;
    let webhook = app.store.webhook(&visitor.person).await?;
    let now = now_secs();
    let listed = |found: Session| SignedIn {
        this: found.id == session,
        id: found.id,
        device: found.device,
        since: found.created,
        ago: (now - found.seen).max(0),
    };
    let page = AccountPage {
        sign_in: &account.sign_in,
        name: &name,
        handle: &account.handle,
        shows_ratings: account.shows.ratings,
        shows_results: account.shows.results,
        sessions: sessions.into_iter().map(listed).collect(),
        ratings: others::ratings(app, &visitor.person).await?,
        blocked: others::blocked(app, visitor).await?,
        webhook: webhook.map(|webhook| (webhook.url, webhook.secret)),
        done,
        problems,
    };
    Ok(web::account(&visitor.frame(Some(&name)), &page))
}

/// The same again, with what is wrong with one field.
async fn again(
    app: &App,
    visitor: &Visitor,
    (account, session): &(Account, String),
    field: &str,
    key: &str,
) -> Result<Response, Problem> {
    let problems = vec![wrong(visitor, field, key)];
    Ok(account_page(app, visitor, account, session, None, problems).await?.into_response())
}

/// What is wrong with a field, in the words of the visitor.
fn wrong(visitor: &Visitor, field: &str, key: &str) -> FieldProblem {
    let values = [
        ("least", (passwords::SHORTEST as u8).into()),
        ("most", (passwords::LONGEST as u8).into()),
        ("letters", (sign::LONGEST_NAME as u8).into()),
    ];
    FieldProblem { field: field.to_owned(), text: texts().format(visitor.lang, key, &values) }
}

/// The way for whoever has no account but wants to change one.
fn to_sign_in() -> Response {
    go_to("/account/sign-in")
}
