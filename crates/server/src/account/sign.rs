//! Signing up, in and out, and coming back with a recovery code.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use maud::Markup;
use web::view::{FieldProblem, GuestHolds, RecoverForm, SignInForm, SignUpForm};

use super::device::device;
use super::passwords::{LONGEST, SHORTEST, kept_of, new_code};
use super::wrong;
use crate::app::App;
use crate::clock::now_secs;
use crate::fields::{FormFields, QueryFields};
use crate::lobby::name_from;
use crate::play::go_to;
use crate::problem::Problem;
use crate::session::{self, YEAR};
use crate::store::{Account, PersonId, Session, Shows, new_invitation};
use crate::texts::texts;
use crate::visitor::Visitor;

/// No name to sign in with is longer.
pub const LONGEST_NAME: usize = 32;

/// The name to sign in with that somebody has typed: letters, digits and a few signs, large or small.
fn sign_in_name(text: &str) -> Option<String> {
    let name = text.trim().to_ascii_lowercase();
    let fine = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter);
    ((3..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(fine)).then_some(name)
}

/// What is wrong with a new password, as a key of the texts.
pub(super) fn password_problem(password: &str, name: &str) -> Option<&'static str> {
    match password.chars().count() {
        length if length < SHORTEST => Some("account-password-short"),
        length if length > LONGEST => Some("account-password-long"),
        _ if password.to_lowercase() == name => Some("account-password-name"),
        _ => None,
    }
}

/// `GET /account/sign-up`.
pub async fn sign_up_form(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    if visitor.session.is_some() {
        return Ok(go_to("/account"));
    }
    let name = app.name_of(&visitor.person).await?;
    let form = SignUpForm { name: name.unwrap_or_default(), ..SignUpForm::default() };
    Ok(web::sign_up(&visitor.frame(None), &form).into_response())
}

/// `POST /account/sign-up`: the guest becomes an account, and keeps everything. The recovery code is shown once.
pub async fn sign_up(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    form: FormFields,
) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    if visitor.session.is_some() {
        return Ok(go_to("/account"));
    }
    let shows = Shows { ratings: !form.get("ratings").is_empty(), results: false };
    let again = |problems: Vec<FieldProblem>| {
        let [name, sign_in] = ["name", "sign_in"].map(|field| form.get(field).to_owned());
        let form = SignUpForm { name, sign_in, ratings: shows.ratings, problems };
        Ok(web::sign_up(&visitor.frame(None), &form).into_response())
    };
    let name = match form.get("name") {
        "" => app.name_of(&visitor.person).await?.unwrap_or_else(|| texts().get(visitor.lang, "guest")),
        typed => match name_from(visitor, typed) {
            Ok(name) => name,
            Err(text) => return again(vec![FieldProblem { field: "name".to_owned(), text }]),
        },
    };
    let Some(sign_in) = sign_in_name(form.get("sign_in")) else {
        return again(vec![wrong(visitor, "sign_in", "account-name-wrong")]);
    };
    let password = form.get("password");
    if let Some(key) = password_problem(password, &sign_in) {
        return again(vec![wrong(visitor, "password", key)]);
    }
    app.desk.attempts.admit(visitor, &sign_in).map_err(|_| Problem::TooMuch)?;
    let code = new_code();
    let account = Account {
        person: PersonId::random(),
        handle: new_invitation(),
        password: app.desk.passwords.hash(password).await?,
        recovery: kept_of(&code),
        created: now_secs(),
        sign_in,
        shows,
    };
    if !app.store.sign_up(&account, &name, &visitor.person).await? {
        return again(vec![wrong(visitor, "sign_in", "account-name-taken")]);
    }
    app.moved(&visitor.person).await;
    let page =
        |visitor: &Visitor| web::recovery_code(&visitor.frame(Some(&name)), &account.sign_in, &code, false);
    welcome(&app, visitor, &account, &headers, page).await
}

/// Signs somebody in at this browser, and shows a page of theirs.
async fn welcome(
    app: &App,
    visitor: &Visitor,
    account: &Account,
    headers: &HeaderMap,
    page: impl FnOnce(&Visitor) -> Markup,
) -> Result<Response, Problem> {
    let (cookie, session) = open_session(app, account, headers).await?;
    // The page is theirs already, with everything that can be clicked on it.
    let csrf = app.keys.csrf(&account.person);
    let visitor = Visitor { person: account.person, session: Some(session), csrf, ..visitor.clone() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), page(&visitor)).into_response())
}

/// A session that nobody can have prepared: its ticket is made here and now.
async fn open_session(
    app: &App,
    account: &Account,
    headers: &HeaderMap,
) -> Result<(axum::http::HeaderValue, String), Problem> {
    let (id, cookie) = session::new_ticket(&app.keys, app.settings.secure);
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let now = now_secs();
    let device = device(agent);
    let session = Session { id: id.clone(), person: account.person, device, created: now, seen: now };
    app.store.open_session(&session, now - i64::from(YEAR)).await?;
    Ok((cookie, id))
}

/// What a guest would leave behind.
async fn holds(app: &App, visitor: &Visitor) -> Result<Option<GuestHolds>, Problem> {
    let held = app.store.holdings(&visitor.person).await?;
    let finished = app.store.tables_of(&visitor.person, true, 1).await?;
    let holds = GuestHolds { seats: held.seats, tables: held.tables, finished: !finished.is_empty() };
    Ok((holds != GuestHolds::default()).then_some(holds))
}

/// `GET /account/sign-in`.
pub async fn sign_in_form(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Response, Problem> {
    let visitor = &asked.visitor;
    if visitor.session.is_some() {
        return Ok(go_to("/account"));
    }
    let form = SignInForm { take: true, holds: holds(&app, visitor).await?, ..SignInForm::default() };
    Ok(web::sign_in(&visitor.frame(None), &form).into_response())
}

/// `POST /account/sign-in`: whether the name or the password is wrong is not said, and takes as long to find out.
pub async fn sign_in(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    form: FormFields,
) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    if visitor.session.is_some() {
        return Ok(go_to("/account"));
    }
    let (typed, password, take) = (form.get("sign_in"), form.get("password"), !form.get("take").is_empty());
    app.desk.attempts.admit(visitor, &typed.trim().to_ascii_lowercase()).map_err(|_| Problem::TooMuch)?;
    let account = match sign_in_name(typed) {
        Some(name) if password.chars().count() <= LONGEST => app.store.account_called(&name).await?,
        _ => None,
    };
    let kept = account.as_ref().map(|account| account.password.as_str());
    let fits = app.desk.passwords.fits(password, kept).await?;
    let Some(account) = account.filter(|_| fits) else {
        let problems = vec![wrong(visitor, "password", "account-sign-in-wrong")];
        let sign_in = typed.chars().take(LONGEST_NAME).collect();
        let form = SignInForm { sign_in, take, holds: holds(&app, visitor).await?, problems };
        return Ok(web::sign_in(&visitor.frame(None), &form).into_response());
    };
    if take {
        take_along(&app, visitor, &account.person).await?;
    }
    let (cookie, _) = open_session(&app, &account, &headers).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), go_to("/")).into_response())
}

/// Everything that the guest has goes over to the account, unless that would be more than anybody may have.
async fn take_along(app: &Arc<App>, visitor: &Visitor, account: &PersonId) -> Result<(), Problem> {
    let _turn = app.opening.lock().await;
    let held = app.store.holdings(&visitor.person).await?;
    let owner = Visitor { person: *account, ..visitor.clone() };
    crate::seats::check_quota(app, &owner, held.tables, held.seats).await?;
    app.store.take_along(&visitor.person, account).await?;
    app.moved(&visitor.person).await;
    Ok(())
}

/// `POST /account/sign-out`: this browser is the guest again that it was.
pub async fn sign_out(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    if let Some(session) = &visitor.session {
        app.store.end_session(&visitor.person, session).await?;
    }
    Ok((AppendHeaders([(SET_COOKIE, session::no_ticket(app.settings.secure))]), go_to("/")).into_response())
}

/// `GET /account/recover`.
pub async fn recover_form(visitor: Visitor) -> Markup {
    web::recover(&visitor.frame(None), &RecoverForm::default())
}

/// `POST /account/recover`: a recovery code is used up for a new password, and ends all sessions. A new code is shown once.
pub async fn recover(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    form: FormFields,
) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let (typed, password) = (form.get("sign_in"), form.get("new"));
    let again = |field: &str, key: &str| {
        let sign_in = typed.chars().take(LONGEST_NAME).collect();
        let form = RecoverForm { sign_in, problems: vec![wrong(visitor, field, key)] };
        Ok(web::recover(&visitor.frame(None), &form).into_response())
    };
    let name = sign_in_name(typed);
    if let Some(key) = password_problem(password, name.as_deref().unwrap_or_default()) {
        return again("new", key);
    }
    app.desk.attempts.admit(visitor, &typed.trim().to_ascii_lowercase()).map_err(|_| Problem::TooMuch)?;
    // First, so that it takes as long whether there is such an account or not.
    let kept = app.desk.passwords.hash(password).await?;
    let account = match &name {
        Some(name) => app.store.account_called(name).await?,
        None => None,
    };
    let given = kept_of(form.get("code"));
    let account = account.filter(|account| is_same(&account.recovery, &given));
    let code = new_code();
    let Some(account) = account else { return again("code", "account-code-wrong") };
    if !app.store.recover(&account, &kept, &kept_of(&code)).await? {
        return again("code", "account-code-wrong");
    }
    let page = |visitor: &Visitor| web::recovery_code(&visitor.frame(None), &account.sign_in, &code, true);
    welcome(&app, visitor, &account, &headers, page).await
}

/// Hashes compare in constant time.
fn is_same(kept: &str, given: &str) -> bool {
    let hash = |text: &str| blake3::Hash::from_hex(text).ok();
    hash(kept).is_some_and(|kept| Some(kept) == hash(given))
}
