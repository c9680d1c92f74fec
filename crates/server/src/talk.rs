//! What people say at a table, and what they write down there for themselves.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use maud::PreEscaped;
use table::Lang;

use crate::app::App;
use crate::clock::now_secs;
use crate::fields::FormFields;
use crate::guard::{NameProblem, clean_words};
use crate::live_table::LiveTable;
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::{PersonId, Said, Sitter, Words};
use crate::texts::texts;
use crate::visitor::Visitor;

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
    speak(&app, &table, &form.visitor, form.get("phrase"), form.get("words")).await?;
    Ok(done(&form, &id))
}

/// Lets a visitor who sits at a table say a phrase or, where there is none, words of their own.
pub async fn speak(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    phrase: &str,
    own: &str,
) -> Result<(), Problem> {
    let words = words(visitor.lang, phrase, own)?;
    let said = speaker(table, &visitor.person, words).ok_or(Problem::NotYours)?;
    app.store.say(&table.id, &said).await?;
    app.refresh(table).await?;
    Ok(())
}

/// What somebody wants to have said.
fn words(lang: Lang, phrase: &str, own: &str) -> Result<Words, Problem> {
    let wrong = |key: &str| Problem::Form(texts().format(lang, key, &[("most", LONGEST_LINE.into())]));
    let own = clean_words(own, LONGEST_LINE.into());
    if let Err(NameProblem::TooLong { .. }) = own {
        return Err(wrong("form-said-too-much"));
    }
    if !phrase.is_empty() {
        return phrase.parse().map(Words::Phrase).map_err(|_| wrong("form-no-phrase"));
    }
    own.map(Words::Own).map_err(|_| wrong("form-nothing-said"))
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
    write_down(&app, &table, &form.visitor, form.get("note")).await?;
    Ok(done(&form, &id))
}

/// Writes something down for a visitor who sits at a table, in place of what was there before.
pub async fn write_down(app: &App, table: &LiveTable, visitor: &Visitor, note: &str) -> Result<(), Problem> {
    let person = &visitor.person;
    if table.state().row.seats_of(person).next().is_none() {
        return Err(Problem::NotYours);
    }
    // No database keeps a character without a code.
    let written = note.replace("\r\n", "\n").replace('\0', "");
    if written.chars().count() > LONGEST_NOTE as usize {
        let most = [("most", LONGEST_NOTE.into())];
        return Err(Problem::Form(texts().format(visitor.lang, "form-note-too-long", &most)));
    }
    Ok(app.store.set_note(&table.id, person, &written).await?)
}

/// Open pages learn of it like of any other news.
fn done(form: &FormFields, id: &str) -> Response {
    if form.visitor.wants_fragments {
        return PreEscaped(String::new()).into_response();
    }
    go_to(&format!("/t/{id}"))
}
