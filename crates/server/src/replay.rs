//! Looking back at a game, move by move.

use std::sync::Arc;

use axum::extract::{Path, State};
use maud::Markup;
use table::{AnyGame, Eye, Lang, MAX_SEATS, ScoreSheet};
use web::patch::edits;
use web::view::{Frame, Milestone, PlayOn, ReplayView, Sitter, Turn};

use crate::app::App;
use crate::fields::QueryFields;
use crate::live_table::{LiveTable, TableState};
use crate::play::live_table;
use crate::play_on::may_play_on;
use crate::problem::Problem;
use crate::store::{PersonId, TableId};
use crate::view::{onlooker, sitters};
use crate::visitor::Visitor;
use crate::workshop::Shelf;

/// A game as it was at some moment, as one visitor may know it.
struct Moment<'a> {
    table: &'a LiveTable,
    seen: Box<dyn AnyGame>,
    at: usize,
    of: usize,
    sitters: Vec<Sitter>,
    turns: Arc<Vec<Turn>>,
    course: Arc<Vec<Milestone>>,
    scores: ScoreSheet,
    seed: Result<String, String>,
    given: usize,
    study: bool,
    open: bool,
    play_on: PlayOn,
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
            course: table.courses.find_or((eye, state.seq()), || Arc::new(course(state, eye, &turns))),
            turns,
            scores: seen.scores(),
            play_on: may_play_on(state, &visitor.person, at, &*seen),
            seen,
            seed: seed(state),
            given: state.row.given as usize,
            study: state.row.is_study(),
            open: state.is_open(),
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
            given: self.given,
            study: self.study,
            open: self.open,
            play_on: self.play_on,
        }
    }

    fn live(&self, frame: &Frame<'_>) -> Markup {
        web::replay_live(frame, &self.view())
    }
}

/// The seed once the game is over, its commitment before.
fn seed(state: &TableState) -> Result<String, String> {
    let seed = state.row.seed;
    if state.is_open() { Ok(seed.to_string()) } else { Err(seed.commitment()) }
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

/// How games went, for those who look back.
pub type Courses = Shelf<(Eye, usize), Arc<Vec<Milestone>>>;

/// A shelf for those of one table.
pub fn courses() -> Courses {
    Shelf::new(MAX_SEATS + 1)
}

/// What was drawn for those who look back, at whatever table: whoever leafs through many games takes no more room than others.
#[derive(Debug)]
pub struct Drawn(Shelf<Look, Arc<Markup>>);

impl Default for Drawn {
    fn default() -> Self {
        Drawn(Shelf::new(256))
    }
}

/// Who looks at what.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Look {
    table: TableId,
    who: Option<PersonId>,
    lang: Lang,
    rev: u64,
    at: usize,
    of: usize,
}

/// The part of the page that changes, at a position of the game.
fn drawn(app: &App, table: &LiveTable, visitor: &Visitor, at: usize) -> Result<Arc<Markup>, Problem> {
    let state = table.state();
    let at = at.min(state.seq());
    let who = onlooker(&state, visitor);
    let of = Look { table: table.id, who, lang: visitor.lang, rev: state.rev(), at, of: state.seq() };
    if let Some(drawn) = app.drawn.0.find(&of) {
        return Ok(drawn);
    }
    let moment = Moment::new(table, &state, visitor, at).ok_or(Problem::NotBegun)?;
    let frame = Frame { csrf: "", path: "", theme: None, ..visitor.frame(None) };
    let drawn = Arc::new(moment.live(&frame));
    app.drawn.0.keep(of, Arc::clone(&drawn));
    Ok(drawn)
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
    let work = {
        let app = Arc::clone(&app);
        move || {
            let live = drawn(&app, &table, &asked.visitor, at)?;
            Ok(web::replay_around(&asked.visitor.frame(name.as_deref()), &table.entry.kind, &live))
        }
    };
    app.workshop.run(work).await?
}

/// `GET /t/{id}/replay/step`: what changes from one position to another.
pub async fn step(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let work = {
        let app = Arc::clone(&app);
        move || {
            let at =
                |name| drawn(&app, &table, &asked.visitor, asked.get(name).parse().unwrap_or(usize::MAX));
            Ok(edits(&*at("from")?, &*at("at")?).markup())
        }
    };
    app.workshop.run(work).await?
}
