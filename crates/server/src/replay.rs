//! Looking back at a game, move by move.

use std::sync::Arc;

use axum::extract::{Path, State};
use maud::Markup;
use table::{AnyGame, Eye, ScoreSheet};
use web::patch::patch;
use web::view::{Frame, Milestone, ReplayView, Sitter, Turn};

use crate::app::App;
use crate::fields::QueryFields;
use crate::live_table::{LiveTable, TableState};
use crate::play::live_table;
use crate::problem::Problem;
use crate::view::sitters;
use crate::visitor::Visitor;

/// A game as it was at some moment, as one visitor may know it.
struct Moment<'a> {
    table: &'a LiveTable,
    seen: Box<dyn AnyGame>,
    at: usize,
    of: usize,
    sitters: Vec<Sitter>,
    turns: Arc<Vec<Turn>>,
    course: Vec<Milestone>,
    scores: ScoreSheet,
    seed: Result<String, String>,
}

impl<'a> Moment<'a> {
    fn new(table: &'a LiveTable, state: &TableState, visitor: &Visitor, at: usize) -> Option<Moment<'a>> {
        let at = at.min(state.seq());
        let eye = state.eye_of(&visitor.person);
        let seen = state.seen(at, eye)?;
        let turns = state.history().turns(&*seen, eye, visitor.lang, state.seq());
        Some(Moment {
            table,
            at,
            of: state.seq(),
            sitters: sitters(state, visitor),
            course: course(state, eye, &turns),
            turns,
            scores: seen.scores(),
            seen,
            seed: seed(state),
        })
    }

    fn view(&self) -> ReplayView<'_> {
        ReplayView {
            id: self.table.id.as_str(),
            kind: &self.table.entry.kind,
            game: &*self.seen,
            sitters: &self.sitters,
            at: self.at,
            of: self.of,
            turns: &self.turns,
            course: &self.course,
            scores: &self.scores,
            seed: self.seed.clone(),
        }
    }

    fn live(&self, frame: &Frame<'_>) -> Markup {
        web::replay_live(frame, &self.view())
    }
}

/// The seed once the game is over, its commitment before.
fn seed(state: &TableState) -> Result<String, String> {
    let seed = state.row.seed;
    if state.is_over() { Ok(seed.to_string()) } else { Err(seed.commitment()) }
}

/// The points after every turn, as an eye may know them.
fn course(state: &TableState, eye: Eye, turns: &[Turn]) -> Vec<Milestone> {
    let Some(mut game) = state.position(0) else { return Vec::new() };
    let mut course = vec![milestone(0, &*game.seen_by(eye))];
    for turn in turns {
        for logged in &state.moves()[turn.from - 1..turn.to] {
            if game.play(&logged.notation).is_err() {
                return course;
            }
        }
        course.push(milestone(turn.to, &*game.seen_by(eye)));
    }
    course
}

fn milestone(at: usize, game: &dyn AnyGame) -> Milestone {
    Milestone { at, round: game.round(), points: game.scores().totals() }
}

/// `GET /t/{id}/replay`: a position of the game; the last one unless `at` says otherwise.
pub async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let name = app.name_of(&asked.visitor.person).await?;
    let at = asked.get("at").parse().unwrap_or(usize::MAX);
    let moment = Moment::new(&table, &table.state(), &asked.visitor, at).ok_or(Problem::NotBegun)?;
    Ok(web::replay(&asked.visitor.frame(name.as_deref()), &moment.view()))
}

/// `GET /t/{id}/replay/step`: what changes from one position to another.
pub async fn step(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let frame = asked.visitor.frame(None);
    let number = |name| asked.get(name).parse().unwrap_or(usize::MAX);
    let state = table.state();
    let moment = |at| Moment::new(&table, &state, &asked.visitor, at).ok_or(Problem::NotBegun);
    Ok(patch(&moment(number("from"))?.live(&frame), &moment(number("at"))?.live(&frame)))
}
