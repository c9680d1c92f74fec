//! What people say at a table, and what they write down there for themselves.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use maud::PreEscaped;

use crate::app::App;
use crate::clock::now_secs;
use crate::fields::FormFields;
use crate::guard::{NameProblem, clean_words};
use crate::live_table::LiveTable;
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::{PersonId, Said, Sitter, Words};
use crate::texts::texts;

/// Nobody says more at once.
pub const LONGEST_LINE: u8 = 200;

/// Nobody writes down more.
pub const LONGEST_NOTE: i32 = 4000;

/// `POST /t/{id}/say`: a phrase, or words of one's own, for everybody who sees the table.
pub async fn say(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let words = words(&form)?;
    let said = speaker(&table, &form.visitor.person, words).ok_or(Problem::NotYours)?;
    app.store.say(&table.id, &said).await?;
    app.refresh(&table).await?;
    Ok(done(&form, &id))
}

/// What a form wants to have said.
fn words(form: &FormFields) -> Result<Words, Problem> {
    let (lang, phrase) = (form.visitor.lang, form.get("phrase"));
    let wrong = |key: &str| Problem::Form(texts().format(lang, key, &[("most", LONGEST_LINE.into())]));
    if !phrase.is_empty() {
        return phrase.parse().map(Words::Phrase).map_err(|_| wrong("form-no-phrase"));
    }
    clean_words(form.get("words"), LONGEST_LINE.into()).map(Words::Own).map_err(|problem| match problem {
        NameProblem::Empty => wrong("form-nothing-said"),
        NameProblem::TooLong { .. } => wrong("form-said-too-much"),
    })
}

/// Somebody who sits at the table says something; at a shared screen, whoever's turn it is.
fn speaker(table: &LiveTable, person: &PersonId, words: Words) -> Option<Said> {
    let state = table.state();
    let mover = state.mover().map(|row| row.seat);
    let seat =
        state.row.seats_of(person).max_by_key(|seat| (Some(*seat) == mover, u8::MAX - seat.number()))?;
    match &state.seat(seat)?.sitter {
        Some(Sitter::Person { id, name }) => {
            Some(Said { seat, person: Some(*id), name: name.clone(), at: now_secs(), words })
        }
        _ => None,
    }
}

/// `POST /t/{id}/note`: writes something down for oneself.
pub async fn note(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let person = &form.visitor.person;
    if table.state().row.seats_of(person).next().is_none() {
        return Err(Problem::NotYours);
    }
    // No database keeps a character without a code.
    let written = form.get("note").replace("\r\n", "\n").replace('\0', "");
    if written.chars().count() > LONGEST_NOTE as usize {
        let most = [("most", LONGEST_NOTE.into())];
        return Err(Problem::Form(texts().format(form.visitor.lang, "form-note-too-long", &most)));
    }
    app.store.set_note(&table.id, person, &written).await?;
    Ok(done(&form, &id))
}

/// Open pages learn of it like of any other news.
fn done(form: &FormFields, id: &str) -> Response {
    if form.visitor.wants_fragments {
        return PreEscaped(String::new()).into_response();
    }
    go_to(&format!("/t/{id}"))
}
