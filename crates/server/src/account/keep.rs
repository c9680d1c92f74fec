//! What the owner of an account can change, and how they end it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use bots::Kind;

use super::passwords::{kept_of, new_code};
use super::sign::password_problem;
use super::{again, own, to_sign_in};
use crate::address::in_network;
use crate::app::App;
use crate::fields::FormFields;
use crate::play::go_to;
use crate::problem::Problem;
use crate::store::{Account, Shows, Webhook, random_bytes};
use crate::visitor::Visitor;
use crate::{seats, session, webhook};

/// What somebody is called who is here no more.
const NOBODY: &str = "N. N.";

/// How many tables are left at once when an account is deleted.
const LEFT: u32 = 1000;

/// Whether this is the password of an account, for whoever asks no more often than people do.
async fn proves(app: &App, visitor: &Visitor, account: &Account, password: &str) -> Result<bool, Problem> {
    app.desk.attempts.admit(visitor, &account.sign_in).map_err(|_| Problem::TooMuch)?;
    app.desk.passwords.fits(password, Some(&account.password)).await
}

/// `POST /account/password`: a new one, which ends all other sessions.
pub async fn password(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let Some(own) = own(&app, visitor).await? else { return Ok(to_sign_in()) };
    let (account, session) = &own;
    if let Some(key) = password_problem(form.get("new"), &account.sign_in) {
        return again(&app, visitor, &own, "new", key).await;
    }
    if !proves(&app, visitor, account, form.get("old")).await? {
        return again(&app, visitor, &own, "old", "account-password-wrong").await;
    }
    let kept = app.desk.passwords.hash(form.get("new")).await?;
    app.store.set_password(&visitor.person, &kept, session).await?;
    Ok(go_to("/account?done=password"))
}

/// `POST /account/recovery`: a new code, shown once; the old one counts no more.
pub async fn recovery(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let Some(own) = own(&app, visitor).await? else { return Ok(to_sign_in()) };
    if !proves(&app, visitor, &own.0, form.get("code_password")).await? {
        return again(&app, visitor, &own, "code_password", "account-password-wrong").await;
    }
    let code = new_code();
    app.store.set_recovery(&visitor.person, &kept_of(&code)).await?;
    Ok(web::recovery_code(&visitor.frame(None), &own.0.sign_in, &code, true).into_response())
}

/// `POST /account/end`: ends one of one's own sessions.
pub async fn end_session(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    if visitor.session.is_none() {
        return Ok(to_sign_in());
    }
    // Somebody else's is none of theirs; one that has ended is what they wanted.
    let session = form.get("session");
    if session.bytes().all(|letter| letter.is_ascii_hexdigit()) {
        app.store.end_session(&visitor.person, session).await?;
    }
    Ok(go_to("/account?done=session"))
}

/// `POST /account/end-others`: ends all sessions but this one.
pub async fn end_others(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let Some(session) = &visitor.session else { return Ok(to_sign_in()) };
    app.store.end_other_sessions(&visitor.person, session).await?;
    Ok(go_to("/account?done=others"))
}

/// `POST /account/shows`: what others may see.
pub async fn shows(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    if visitor.session.is_none() {
        return Ok(to_sign_in());
    }
    let ratings = !form.get("ratings").is_empty();
    // Results without a name would be nobody's.
    let results = ratings && !form.get("results").is_empty();
    app.store.set_shows(&visitor.person, Shows { ratings, results }).await?;
    Ok(go_to("/account?done=shows"))
}

/// `POST /account/delete`: bots play on in running games, seats that wait are free again, and nobody can sign in any more.
pub async fn delete(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let Some(own) = own(&app, visitor).await? else { return Ok(to_sign_in()) };
    if !proves(&app, visitor, &own.0, form.get("delete_password")).await? {
        return again(&app, visitor, &own, "delete_password", "account-password-wrong").await;
    }
    for row in app.store.tables_of(&visitor.person, false, LEFT).await? {
        // A table that cannot be opened cannot be played on either.
        let Ok(table) = app.table(&row.id).await else { continue };
        seats::get_up(&app, &table, &visitor.person, Kind::USUAL).await?;
    }
    app.store.remove_account(&visitor.person, NOBODY).await?;
    Ok((AppendHeaders([(SET_COOKIE, session::no_ticket(app.settings.secure))]), go_to("/")).into_response())
}

/// `POST /account/webhook`: where one wants to be told, or nowhere. A new address has a new secret.
pub async fn webhook(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let Some(own) = own(&app, visitor).await? else { return Ok(to_sign_in()) };
    let url = form.get("webhook").trim();
    if url.is_empty() || !form.get("off").is_empty() {
        app.store.set_webhook(&visitor.person, None).await?;
        return Ok(go_to("/account?done=webhook"));
    }
    if let Some(key) = webhook::problem(url) {
        return again(&app, visitor, &own, "webhook", key).await;
    }
    let links = visitor.reached.as_ref().map(|reached| reached.for_others(in_network()).0);
    let secret = blake3::Hash::from_bytes(random_bytes()).to_hex().to_string();
    let webhook = Webhook { url: url.to_owned(), secret, links: links.unwrap_or_default() };
    app.store.set_webhook(&visitor.person, Some(&webhook)).await?;
    Ok(go_to("/account?done=webhook"))
}
