//! The table: the page, the draft, confirming, asking, and catching up.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, PreEscaped};
use table::{AnyGame, Lang, Seat};
use web::patch::edits;
use web::view::{Confirm, Mode, Notice};

use crate::app::{App, Refused};
use crate::draft::{Key, LONGEST, LONGEST_MOVE};
use crate::fields::{FormFields, QueryFields};
use crate::live_table::{LiveTable, TableState};
use crate::problem::Problem;
use crate::seats::ways_out;
use crate::store::{PersonId, TableId};
use crate::texts::texts;
use crate::view::{View, drawn, onlooker, sitters};
use crate::visitor::Visitor;

/// The table an address names.
pub async fn live_table(app: &Arc<App>, id: &str) -> Result<Arc<LiveTable>, Problem> {
    let id = TableId::parse(id).map_err(|_| Problem::NoTable)?;
    Ok(app.table(&id).await?)
}

/// The same as it is kept by now: whoever opens a page or takes a game home may just have been at another process.
pub async fn table_as_kept(app: &Arc<App>, id: &str) -> Result<Arc<LiveTable>, Problem> {
    let table = live_table(app, id).await?;
    if app.store.is_shared() {
        app.refresh(&table).await?;
    }
    Ok(table)
}

/// `GET /t/{id}`: the table, or who is still missing.
pub async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let table = table_as_kept(&app, &id).await?;
    if table.state().row.is_study() {
        return Ok(go_to(&format!("/t/{id}/replay")));
    }
    let name = app.name_of(&visitor.person).await?;
    table.guests.visit(&visitor.person);
    let away = app.settings.limits.away;
    let note = app.store.note(&table.id, &visitor.person).await?;
    let page = app.workshop.run(move || draw_page(&table, &visitor, name.as_deref(), note, away)).await?;
    Ok(page.into_response())
}

fn draw_page(
    table: &LiveTable,
    visitor: &Visitor,
    name: Option<&str>,
    note: String,
    away: Duration,
) -> Markup {
    let frame = visitor.frame(name);
    let ways_out = ways_out(table, visitor, away);
    let page = {
        let state = table.state();
        let key = Key::at(state.seq());
        let live = drawn(table, &state, visitor, &key);
        let view = View::new(table, &state, visitor, &key);
        view.zip(live).map(|(view, live)| view.offering(ways_out, note).page(&frame, &live))
    };
    page.unwrap_or_else(|| crate::lobby::waiting(table, visitor, &frame))
}

/// What a page is told after a click.
enum Outcome {
    /// The page shows this now.
    Show(Key, Option<Notice>),
    /// The draft is to be confirmed.
    Confirm(Key),
}

/// `POST /t/{id}/draft`: a step, a step back, or the end of a draft. The answer is what changes on the page.
pub async fn draft(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    sent: FormFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let old = sent.key()?;
    app.keep_up_with(&table, old.seq).await?;
    let visitor = sent.visitor.clone();
    let outcome = {
        let (table, old) = (Arc::clone(&table), old.clone());
        app.workshop.run(move || step(&table, &sent, &old)).await??
    };
    let (new, notice) = match outcome {
        Outcome::Show(new, notice) => (new, notice),
        Outcome::Confirm(key) => confirm(&app, &table, &visitor, key).await?,
    };
    app.workshop.run(move || answer(&table, &visitor, &old, &new, notice.as_ref())).await?
}

/// What a click makes of the draft.
fn step(table: &LiveTable, sent: &FormFields, old: &Key) -> Result<Outcome, Problem> {
    let lang = sent.visitor.lang;
    let state = table.state();
    let view = View::new(table, &state, &sent.visitor, old).ok_or(Problem::NotBegun)?;
    if view.me().is_none() && view.curtain().is_none() {
        return Err(Problem::NotYours);
    }
    if old.mode == Mode::Play && old.seq != state.seq() {
        return Ok(Outcome::Show(old.moved_on(state.seq()), Some(notice(lang, "notice-stale"))));
    }
    let mut new = view.key().clone();
    if let Some(seat) = view.curtain() {
        // Nothing is shown and nothing can be done before its owner has taken over.
        if sent.get("do") != "show" {
            return Ok(Outcome::Show(new, Some(notice(lang, "notice-curtain"))));
        }
        new.acting = Some(seat);
        return Ok(Outcome::Show(new, None));
    }
    match sent.get("do") {
        "undo" => new.moves = view.undone(),
        "reset" => new.moves.clear(),
        "leave" => new = new.moved_on(state.seq()),
        "plan" if view.may_plan() => new.mode = Mode::Plan,
        "plan" => return Ok(Outcome::Show(new, Some(notice(lang, "notice-no-plan")))),
        "confirm" => return Ok(complete(table, &view, old, lang)),
        "" | "show" => {}
        word => {
            // What was advised is never confirmed at once.
            let (notation, at_once) = match word.split_once(' ') {
                Some(("move", notation)) if notation.len() <= LONGEST_MOVE => (notation, true),
                Some(("take", moves)) if moves.split(';').all(|mv| mv.len() <= LONGEST_MOVE) => {
                    (moves, false)
                }
                _ => return Err(Problem::Form(texts().get(lang, "form-draft"))),
            };
            drop(view);
            drop(state);
            return Ok(try_move(table, sent, new, notation, at_once));
        }
    }
    Ok(Outcome::Show(new, None))
}

/// A draft is confirmed as a whole: if a move of it cannot be made, nothing is.
fn complete(table: &LiveTable, view: &View<'_>, sent: &Key, lang: Lang) -> Outcome {
    let whole = view.key().moves.len() == sent.moves.len();
    let key = view.key().clone();
    match &view.drafted().problem {
        Some(problem) => Outcome::Show(key, Some(refusal(table, lang, problem))),
        None if !whole => Outcome::Show(key, Some(notice(lang, "notice-not-your-turn"))),
        None => Outcome::Confirm(key),
    }
}

/// One more move in a draft, or several. It is confirmed `at_once` if that is wanted and nothing is left to chance, and
/// where it only answers a small question in somebody else's turn.
fn try_move(table: &LiveTable, sent: &FormFields, mut key: Key, notation: &str, at_once: bool) -> Outcome {
    let lang = sent.visitor.lang;
    if key.moves.len() + notation.matches(';').count() >= LONGEST {
        return Outcome::Show(key, Some(notice(lang, "notice-too-long")));
    }
    key.moves.extend(notation.split(';').map(str::to_owned));
    let state = table.state();
    let Some(view) = View::new(table, &state, &sent.visitor, &key) else { return Outcome::Show(key, None) };
    if let Some(problem) = &view.drafted().problem {
        let notice = refusal(table, lang, problem);
        return Outcome::Show(view.key().clone(), Some(notice));
    }
    if view.key().moves.len() < key.moves.len() {
        return Outcome::Show(view.key().clone(), Some(notice(lang, "notice-not-your-turn")));
    }
    key.moves = view.settled();
    let Some(view) = View::new(table, &state, &sent.visitor, &key) else { return Outcome::Show(key, None) };
    let complete = matches!(view.confirm(), Confirm::Ready | Confirm::Closing(_));
    let at_once = at_once && complete && (view.in_passing() || !sent.get("auto").is_empty());
    if key.mode == Mode::Play && at_once { Outcome::Confirm(key) } else { Outcome::Show(key, None) }
}

/// Writes a draft to the log.
async fn confirm(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    key: Key,
) -> Result<(Key, Option<Notice>), Problem> {
    let lang = visitor.lang;
    let ready = {
        let (table, visitor, key) = (Arc::clone(table), visitor.clone(), key.clone());
        app.workshop.run(move || ready_to_confirm(&table, &visitor, &key)).await?
    };
    let (seat, moves) = match ready {
        Ok(ready) => ready,
        Err(why) => return Ok((key, Some(notice(lang, why)))),
    };
    let outcome = app.commit(table, seat, key.seq, &moves).await;
    let now = key.moved_on(table.state().seq());
    match outcome {
        Ok(made) => Ok((key.moved_on(made.seq()), None)),
        Err(Refused::Stale) => Ok((now, Some(notice(lang, "notice-stale")))),
        Err(Refused::NotYourTurn) => Ok((now, Some(notice(lang, "notice-not-your-turn")))),
        Err(Refused::Move(problem)) => Ok((now, Some(refusal(table, lang, &problem)))),
        Err(other) => Err(other.into()),
    }
}

/// The seat and the moves of a draft that is complete; the move that ends the turn is added.
fn ready_to_confirm(
    table: &LiveTable,
    visitor: &Visitor,
    key: &Key,
) -> Result<(Seat, Vec<String>), &'static str> {
    let state = table.state();
    let view = View::new(table, &state, visitor, key).ok_or("notice-nothing")?;
    let seat = view.me().filter(|_| key.mode == Mode::Play).ok_or("notice-nothing")?;
    let mut moves = view.drafted().moves();
    match view.confirm() {
        Confirm::Ready | Confirm::Fate(_) => {}
        Confirm::Closing(_) => moves.extend(view.drafted().game.closing()),
        Confirm::Midway => return Err("notice-midway"),
        Confirm::Nothing => return Err("notice-nothing"),
    }
    Ok((seat, moves))
}

/// `GET /t/{id}/sync`: brings a page up to date, and keeps what it was trying as far as that is possible.
pub async fn sync(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let old = asked.key()?;
    // What the page shows, and what it was told of since, may have come from other processes.
    let seen = asked.version("rev", "seq").max(asked.version("new-rev", "new-seq"));
    app.keep_up(&table, seen).await?;
    let visitor = asked.visitor.clone();
    let (seq, rev, who) = {
        let state = table.state();
        (state.seq(), state.rev(), onlooker(&state, &visitor))
    };
    // Whoever watches has no turn in the making.
    let old = if who.is_some() { old } else { Key::at(old.seq) };
    let moved = old.seq != seq;
    let keeps = !moved || old.mode == Mode::Plan;
    let new = if keeps { Key { seq, ..old.clone() } } else { old.moved_on(seq) };
    let told = match old.mode {
        _ if !moved || old.moves.is_empty() => None,
        Mode::Plan => Some("notice-kept"),
        Mode::Play => Some("notice-stale"),
    };
    // What is neither move nor draft (seats, standing orders, who is there) comes with the whole table.
    let whole_table = asked.get("rev").parse() != Ok(rev) || !asked.get("whole").is_empty();
    let of = AnswerKey {
        who,
        lang: visitor.lang,
        rev,
        old: (!whole_table).then(|| old.clone()),
        new: new.clone(),
        told,
    };
    let make = {
        let table = Arc::clone(&table);
        move || {
            let notice = told.map(|key| notice(visitor.lang, key));
            let answer = if whole_table {
                whole(&table, &visitor, &new, notice.as_ref())
            } else {
                answer(&table, &visitor, &old, &new, notice.as_ref())
            };
            answer.map(Arc::new)
        }
    };
    let answer = table.answers.find_or(of, &app.workshop, make).await?;
    Ok((*answer).clone())
}

/// Who is told what, to come from where to where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerKey {
    who: Option<PersonId>,
    lang: Lang,
    rev: u64,
    /// What the page shows; `None` if that does not matter.
    old: Option<Key>,
    new: Key,
    told: Option<&'static str>,
}

/// `GET /t/{id}/ask`: what a thing is, and why it cannot be used now.
pub async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let key = asked.key()?;
    app.keep_up_with(&table, key.seq).await?;
    if asked.get("place").len() > LONGEST_MOVE {
        return Err(Problem::Form(texts().get(asked.visitor.lang, "form-draft")));
    }
    let work = move || {
        let state = table.state();
        let view = View::new(&table, &state, &asked.visitor, &key).ok_or(Problem::NotBegun)?;
        Ok(view.ask(&asked.visitor.frame(None), asked.get("place")))
    };
    app.workshop.run(work).await?
}

/// `POST /t/{id}/order`: sets a standing order of a seat. A draft is not touched.
pub async fn order(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let number = form.get("seat").parse().unwrap_or_default();
    set_order(&app, &table, &form.visitor, number, (form.get("order"), form.get("value"))).await?;
    Ok(PreEscaped(String::new()))
}

/// Sets a standing order of the seat with this number, if it is the visitor's own.
pub async fn set_order(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    number: u8,
    (key, value): (&str, &str),
) -> Result<(), Problem> {
    let mine = table.state().row.seats_of(&visitor.person).find(|seat| seat.number() == number);
    let seat = mine.ok_or(Problem::NotYours)?;
    let known = (table.entry.kind.orders)().iter().find(|order| order.key == key);
    if !known.is_some_and(|order| order.values.contains(&value)) {
        return Err(Problem::Form(texts().get(visitor.lang, "form-no-order")));
    }
    app.store.set_order(&table.id, seat, key, value).await?;
    app.refresh(table).await?;
    app.wake(table);
    Ok(())
}

/// What changes on a page that showed one thing and shall show another.
fn answer(
    table: &LiveTable,
    visitor: &Visitor,
    old: &Key,
    new: &Key,
    notice: Option<&Notice>,
) -> Result<Markup, Problem> {
    let state = table.state();
    let draw = |key| drawn(table, &state, visitor, key).ok_or(Problem::NotBegun);
    let changes = edits(&*draw(old)?, &*draw(new)?).markup();
    Ok(with_notice(table, visitor, &state, changes, notice))
}

/// The whole table anew.
fn whole(
    table: &LiveTable,
    visitor: &Visitor,
    key: &Key,
    notice: Option<&Notice>,
) -> Result<Markup, Problem> {
    let state = table.state();
    let drawing = drawn(table, &state, visitor, key).ok_or(Problem::NotBegun)?;
    Ok(with_notice(table, visitor, &state, web::patch::whole(&drawing), notice))
}

/// What there is to tell besides; a page forgets by itself what it was told last.
fn with_notice(
    table: &LiveTable,
    visitor: &Visitor,
    state: &TableState,
    changes: Markup,
    notice: Option<&Notice>,
) -> Markup {
    let Some(notice) = notice else { return changes };
    let seats = state.truth().map_or(0, AnyGame::seats);
    let told = web::notice(Some(&table.entry.kind), notice);
    let told = web::named(visitor.lang, seats, &sitters(state, visitor), &told);
    PreEscaped(changes.0 + &told.0)
}

fn notice(lang: Lang, key: &str) -> Notice {
    Notice { text: texts().get(lang, key), rule: None }
}

/// What is against a move.
fn refusal(table: &LiveTable, lang: Lang, problem: &table::MoveError) -> Notice {
    match problem {
        table::MoveError::Misread(misread) => Notice { text: misread.to_string(), rule: None },
        table::MoveError::Refusal(refusal) => Notice {
            text: (table.entry.kind.texts)().refusal(lang, refusal),
            rule: Some(refusal.rule.to_string()),
        },
    }
}

/// Where a visitor goes after a form has done its work.
pub fn go_to(address: &str) -> Response {
    Redirect::to(address).into_response()
}
