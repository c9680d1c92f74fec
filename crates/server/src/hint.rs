//! Hints: what a strong bot would do, for whoever asks in their own turn.
//!
//! The bot is told what the seat sees, with the moves that were chosen so far, and nothing else; what it imagines follows from
//! the name of the table and the number of moves, not from the table's seed. Where people play against each other there are
//! no hints, unless that was agreed when the table was opened.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use bots::{Advice, Kind, Mind, in_words};
use maud::Markup;
use table::{AnyGame, Lang, Seat, Seed};
use web::view::{Hint, HintTurn, Looked, Step};

use crate::app::App;
use crate::draft::Key;
use crate::fields::FormFields;
use crate::limits::Counted;
use crate::live_table::{LiveTable, TableState};
use crate::play::live_table;
use crate::problem::Problem;
use crate::store::{PersonId, Sitter};
use crate::texts::texts;
use crate::view::{View, sitters};
use crate::visitor::Visitor;

/// After so long the bot says what it has found.
const PATIENCE: Duration = Duration::from_secs(4);

/// Whether a person may ask for hints at a table: they sit there, and nobody else does, or everybody may.
pub fn may_ask(state: &TableState, person: &PersonId) -> bool {
    let is_other = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id != person);
    let company = state.row.seats.iter().filter_map(|row| row.sitter.as_ref()).any(is_other);
    state.row.seats_of(person).next().is_some() && (state.row.hints || !company)
}

/// What a bot is asked.
#[derive(Debug)]
pub struct Question {
    /// The position, as whoever asks may know it.
    pub view: Box<dyn AnyGame>,
    seat: Seat,
    seed: Seed,
    goes_on: bool,
}

/// `POST /t/{id}/hint`: what a strong bot would do with the rest of the turn, as a panel on the page.
pub async fn hint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let visitor = form.visitor.clone();
    let (advice, question) = advise(&app, &table, &visitor, form.key()?).await?;
    let work = move || {
        let state = table.state();
        let view = Hint {
            kind: &table.entry.kind,
            goes_on: question.goes_on,
            turns: turns(&table, &*question.view, &advice, visitor.lang),
        };
        let panel = web::hint(&visitor.frame(None), &view);
        web::named(visitor.lang, question.view.seats(), &sitters(&state, &visitor), &panel)
    };
    app.workshop.run(work).await
}

/// What a strong bot would do with the rest of a visitor's turn, after the moves they try.
pub async fn advise(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    key: Key,
) -> Result<(Advice, Question), Problem> {
    app.keep_up_with(table, key.seq).await?;
    let asking = app.doors.admit_hint(visitor.person).map_err(|_| Problem::TooMuch)?;
    let question = {
        let (table, visitor) = (Arc::clone(table), visitor.clone());
        app.workshop.run(move || question(&table, &visitor, &key)).await??
    };
    let (advice, question) = think(app, table, question, asking).await?;
    let advice = advice.ok_or_else(|| Problem::NoHint(texts().get(visitor.lang, "hint-nothing")))?;
    Ok((advice, question))
}

/// What the bot is asked: the position of the visitor's draft.
fn question(table: &LiveTable, visitor: &Visitor, key: &Key) -> Result<Question, Problem> {
    let state = table.state();
    let none = |key: &str| Problem::NoHint(texts().get(visitor.lang, key));
    let view = View::new(table, &state, visitor, key).ok_or(Problem::NotBegun)?;
    if view.curtain().is_some() {
        return Err(none("notice-curtain"));
    }
    let seat = view.me().ok_or(Problem::NotYours)?;
    if !may_ask(&state, &visitor.person) {
        return Err(none("hint-company"));
    }
    if key.seq != state.seq() {
        return Err(none("notice-stale"));
    }
    if !view.is_asked() || !view.may_ask() {
        return Err(none("hint-nothing"));
    }
    let moves = &view.key().moves;
    let name = format!("{} {} {}", table.id, key.seq, moves.join(";"));
    Ok(Question {
        view: view.drafted().game.clone_box(),
        seat,
        seed: Seed::from_bytes(*blake3::hash(name.as_bytes()).as_bytes()),
        goes_on: !moves.is_empty(),
    })
}

/// Lets a bot think, on a thread of its own and as many at once as other bots.
async fn think(
    app: &App,
    table: &LiveTable,
    question: Question,
    asking: Counted<PersonId>,
) -> Result<(Option<Advice>, Question), Problem> {
    let place = Arc::clone(&app.thinkers).acquire_owned().await.map_err(|_| Problem::Fault)?;
    let entry = Arc::clone(&table.entry);
    let thought = tokio::task::spawn_blocking(move || {
        // Both are taken until the bot is done, even if nobody waits for it any more.
        let _taken = (place, asking);
        let mind = Kind::Expert.mind(entry.foresight()).unwrap_or(Mind::PLAIN);
        let mind = Mind { time: Some(PATIENCE), ..mind };
        (entry.advise(&*question.view, question.seat, mind, question.seed), question)
    });
    thought.await.map_err(|fault| {
        tracing::error!(table = %table.id, %fault, "a bot failed over a hint");
        Problem::Fault
    })
}

/// Advice in words.
pub fn turns(table: &LiveTable, game: &dyn AnyGame, advice: &Advice, lang: Lang) -> Vec<HintTurn> {
    let turn = |turn: &bots::Advised| HintTurn {
        moves: turn.moves.clone(),
        steps: in_words(game, &turn.moves, lang)
            .into_iter()
            .map(|worded| Step { notation: String::new(), label: worded.label, place: worded.place })
            .collect(),
        outlook: looked(&turn.outlook),
        reasons: reasons(table, &turn.reasons, lang),
    };
    advice.turns.iter().map(turn).collect()
}

/// What is expected, as pages show it.
pub fn looked(outlook: &bots::Outlook) -> Looked {
    Looked { points: outlook.points, victory: outlook.victory }
}

/// What speaks for a turn, in the words of the game.
pub fn reasons(table: &LiveTable, reasons: &[bots::Reason], lang: Lang) -> Vec<web::view::Reason> {
    let texts = (table.entry.kind.texts)();
    let reason = |reason: &bots::Reason| web::view::Reason {
        part: texts.get(lang, &format!("part-{}", reason.part)),
        points: reason.points,
    };
    reasons.iter().map(reason).collect()
}
