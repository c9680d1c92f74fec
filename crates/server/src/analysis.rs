//! A game looked back at by a bot, once nothing about it is secret: in the background, and kept for as long as the table is
//! in memory.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use bots::{Analysing, Analysis, in_words};
use maud::Markup;
use table::{AnyGame, Lang, Seat};
use web::view::{AnalysisView, Considered, Costly, Frame, Milestone, SeatAnalysis};

use crate::app::App;
use crate::fields::QueryFields;
use crate::hint::{looked, reasons};
use crate::live_table::{LiveTable, TableState};
use crate::play::live_table;
use crate::problem::Problem;
use crate::view::sitters;
use crate::visitor::Visitor;

/// A game that takes longer than this is looked at in part.
const LONGEST: Duration = Duration::from_mins(3);

/// How far a bot is with a game.
#[derive(Clone, Debug, Default)]
enum Stage {
    /// Nobody has asked.
    #[default]
    Unasked,
    /// It has looked at so many of so many moves.
    Running(usize, usize),
    /// It could not be done. Whoever asks next begins anew.
    Failed,
    /// It is done.
    Done(Arc<Analysis>),
}

/// What a bot thinks of the game of a table.
#[derive(Debug, Default)]
pub struct Analyses(Mutex<Stage>);

impl Analyses {
    fn stage(&self) -> Stage {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, stage: Stage) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = stage;
    }

    /// Whether it has to be begun: whoever is told so does it.
    fn begins(&self, moves: usize) -> bool {
        let mut stage = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let begins = matches!(*stage, Stage::Unasked | Stage::Failed);
        if begins {
            *stage = Stage::Running(0, moves);
        }
        begins
    }
}

/// `GET /t/{id}/analysis`: what a bot thinks of the game, or how far it is; with `part`, only what changes on the page.
pub async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let name = app.name_of(&asked.visitor.person).await?;
    let part = !asked.get("part").is_empty();
    let progress = look_at(&app, &table, &asked.visitor, part)?;
    let work = move || {
        let frame = asked.visitor.frame(name.as_deref());
        match progress {
            Progress::Done(analysis) => draw(&table, &asked.visitor, &analysis, &frame, part),
            Progress::Running(far) => {
                Ok(web::analysis_progress(&frame, &table.entry.kind, table.id.as_str(), far, part))
            }
        }
    };
    app.workshop.run(work).await?
}

/// How far a bot is with a game, as whoever asks is told.
#[derive(Clone, Debug)]
pub enum Progress {
    /// It has looked at so many of so many moves; `None` if it could not be done.
    Running(Option<(usize, usize)>),
    /// It is done.
    Done(Arc<Analysis>),
}

/// Lets a bot look at a game that is over, unless it does so already, and says how far it is. Whoever looks `again` at what has
/// failed is told so before it begins anew.
pub fn look_at(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    again: bool,
) -> Result<Progress, Problem> {
    let state = table.state();
    if !state.is_open() {
        return Err(Problem::StillPlayed);
    }
    let failed = matches!(table.analyses.stage(), Stage::Failed) && again;
    if !failed && table.analyses.begins(state.seq()) {
        begin(app, table, visitor)?;
    }
    Ok(match table.analyses.stage() {
        Stage::Running(done, of) => Progress::Running(Some((done, of))),
        Stage::Unasked | Stage::Failed => Progress::Running(None),
        Stage::Done(analysis) => Progress::Done(analysis),
    })
}

/// Begins to look at a game. There is one bot for it; the others wait, and nobody lets all of them wait for theirs alone.
fn begin(app: &Arc<App>, table: &Arc<LiveTable>, visitor: &Visitor) -> Result<(), Problem> {
    let place = || -> Result<_, Problem> {
        let share = app.doors.admit_analysis(visitor.address).map_err(|_| Problem::TooMuch)?;
        let waiting = Arc::clone(&app.analyses_waiting).try_acquire_owned().map_err(|_| Problem::Busy)?;
        Ok((share, waiting))
    };
    let waiting = place().inspect_err(|_| table.analyses.set(Stage::Unasked))?;
    let (app, table) = (Arc::clone(app), Arc::clone(table));
    tokio::spawn(async move {
        let _analyst = app.analysts.acquire().await;
        let looking = {
            let (app, table) = (Arc::clone(&app), Arc::clone(&table));
            tokio::task::spawn_blocking(move || look(&app, &table))
        };
        table.analyses.set(match looking.await {
            Ok(Some(analysis)) => Stage::Done(Arc::new(analysis)),
            Ok(None) => Stage::Failed,
            Err(fault) => {
                tracing::error!(table = %table.id, %fault, "a game could not be looked at");
                Stage::Failed
            }
        });
        drop(waiting);
    });
    Ok(())
}

fn look(app: &App, table: &LiveTable) -> Option<Analysis> {
    let log = {
        let state = table.state();
        table.log(&state).ok()?
    };
    let begun = Instant::now();
    let mut report = |done, of| {
        table.analyses.set(Stage::Running(done, of));
        begun.elapsed() < LONGEST && !app.is_closing()
    };
    let analysis = table.entry.analyse(&log, &Analysing::default(), &mut report);
    analysis.inspect_err(|error| tracing::error!(table = %table.id, %error, "a game cannot be replayed")).ok()
}

/// An analysis as a page.
fn draw(
    table: &LiveTable,
    visitor: &Visitor,
    analysis: &Analysis,
    frame: &Frame<'_>,
    part: bool,
) -> Result<Markup, Problem> {
    let state = table.state();
    let game = state.position(state.seq()).ok_or(Problem::NotBegun)?;
    let milestones = |values: &dyn Fn(&bots::Moment) -> Vec<i32>| -> Vec<Milestone> {
        let each =
            |moment: &bots::Moment| Milestone { at: moment.at, round: moment.round, points: values(moment) };
        analysis.course.iter().map(each).collect()
    };
    let whole =
        |values: &[f64], unit: f64| values.iter().map(|value| (value * unit).round() as i32).collect();
    let chances = |moment: &bots::Moment| whole(moment.victory.as_deref().unwrap_or_default(), 100.0);
    let people = Seat::all(game.seats()).filter(|seat| !game.is_automatic(*seat));
    let view = AnalysisView {
        id: table.id.as_str(),
        kind: &table.entry.kind,
        game: &*game,
        sitters: &sitters(&state, visitor),
        points: milestones(&|moment| whole(&moment.points, 1.0)),
        chances: if analysis.learnt { milestones(&chances) } else { Vec::new() },
        seats: people.map(|seat| decided(table, &state, seat, analysis, visitor.lang)).collect(),
        complete: analysis.complete,
    };
    Ok(web::analysis(frame, &view, part))
}

/// How a seat decided, in words.
fn decided(
    table: &LiveTable,
    state: &TableState,
    seat: Seat,
    analysis: &Analysis,
    lang: Lang,
) -> SeatAnalysis {
    let decided = &analysis.seats[seat.index()];
    let costly = |decision: &bots::Decision| {
        let game = state.position(decision.at)?;
        let considered = |turn: &bots::Considered| Considered {
            steps: words(&*game, &turn.moves, lang),
            outlook: looked(&turn.outlook),
        };
        Some(Costly {
            at: decision.at,
            round: decision.round,
            cost: decision.cost,
            played: considered(&decision.played),
            better: considered(&decision.better),
            reasons: reasons(table, &decision.reasons, lang),
        })
    };
    SeatAnalysis {
        seat,
        decisions: decided.decisions,
        lost: decided.lost,
        costly: decided.costly.iter().filter_map(costly).collect(),
    }
}

fn words(game: &dyn AnyGame, moves: &[String], lang: Lang) -> Vec<String> {
    in_words(game, moves, lang).into_iter().map(|worded| worded.label).collect()
}
