//! Playing on from a position: a new table that begins with the moves of another.
//!
//! Finished games and those that were brought along are open books. Of a running game, only what whoever asks may know can be
//! taken along: a position that rests on a hidden move is refused. What chance decides from there comes from the new table's
//! own seed, so nothing of the other table's future can be learnt.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use table::{AnyGame, Log, Seat};
use web::view::{FieldProblem, PlayOn, PlayOnForm};

use crate::app::App;
use crate::clock::now_millis;
use crate::fields::{FormFields, QueryFields};
use crate::live_table::{LiveTable, TableState};
use crate::lobby::{lay_table, new_seed};
use crate::new_table::{NewTable, agreed, seat_of};
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::{LoggedMove, PersonId, Sitter, TableId, character};
use crate::visitor::Visitor;

/// Whether a visitor can play on from the position after so many moves. `game` is that position.
pub fn may_play_on(state: &TableState, person: &PersonId, at: usize, game: &dyn AnyGame) -> PlayOn {
    match () {
        () if game.to_move().is_over() => PlayOn::Over,
        () if !state.knows(state.eye_of(person), at) => PlayOn::Hidden,
        () => PlayOn::Yes,
    }
}

/// A position to play on from.
struct Start {
    log: Log,
    /// The position, as whoever asks may know it.
    game: Box<dyn AnyGame>,
    /// The seats where somebody can sit.
    people: Vec<Seat>,
    /// How many moves the other table has.
    of: usize,
}

impl Start {
    fn new(table: &LiveTable, visitor: &Visitor, at: usize) -> Result<Start, Problem> {
        let state = table.state();
        let at = at.min(state.seq());
        let truth = state.position(at).ok_or(Problem::NotBegun)?;
        match may_play_on(&state, &visitor.person, at, &*truth) {
            PlayOn::Yes => {}
            PlayOn::Hidden => return Err(Problem::Hidden),
            PlayOn::Over => return Err(Problem::AtTheEnd),
        }
        let mut log = table.log(&state)?;
        log.moves.truncate(at);
        let people = Seat::all(truth.seats()).filter(|seat| !truth.is_automatic(*seat)).collect();
        let game = truth.seen_by(state.eye_of(&visitor.person));
        Ok(Start { log, game, people, of: state.seq() })
    }

    /// What the form begins with: everybody where they sat, and whoever asks on the seat to move where nobody is known.
    fn usual(&self, table: &LiveTable, visitor: &Visitor, name: String) -> NewTable {
        let mut wanted = NewTable::usual(&table.entry.kind, name);
        let state = table.state();
        let mine: Vec<Seat> = state.row.seats_of(&visitor.person).collect();
        let mover = self.game.to_move().seat();
        let me = mine.first().copied().or(mover).unwrap_or(Seat::new(0));
        for (index, seat) in self.people.iter().enumerate() {
            let sitter = state.seat(*seat).and_then(|row| row.sitter.as_ref());
            wanted.seat(
                index,
                match sitter {
                    _ if *seat == me => "me".to_owned(),
                    Some(Sitter::Bot(bot)) => seat_of(character(bot).kind),
                    _ => seat_of(bots::Kind::USUAL),
                },
            );
        }
        wanted
    }

    fn page(
        &self,
        table: &LiveTable,
        visitor: &Visitor,
        wanted: &NewTable,
        problems: Vec<FieldProblem>,
    ) -> Markup {
        let (kind, lang) = (&table.entry.kind, visitor.lang);
        let mut form = wanted.form(&table.entry, problems);
        form.players = self.people.len() as u8;
        let mover = self.game.to_move().seat();
        let word = |seat: &Seat| self.game.role(*seat).map(|key| self.game.texts().get(lang, key));
        let view = PlayOnForm {
            id: table.id.as_str(),
            at: self.log.moves.len(),
            of: self.of,
            stage: self.game.stage(lang),
            roles: self.people.iter().map(word).collect(),
            mover: self.people.iter().position(|seat| Some(*seat) == mover),
            agreed: agreed(kind, &self.log.setup.to_string(), &[], lang),
            form,
        };
        web::play_on(&visitor.frame(None), &view)
    }
}

/// `GET /t/{id}/on`: who shall play on from the position after `at` moves.
pub async fn form(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let table = live_table(&app, &id).await?;
    let name = app.name_of(&asked.visitor.person).await?.unwrap_or_default();
    let work = move || {
        let start = Start::new(&table, &asked.visitor, asked.get("at").parse().unwrap_or(usize::MAX))?;
        let wanted = start.usual(&table, &asked.visitor, name);
        Ok(start.page(&table, &asked.visitor, &wanted, Vec::new()))
    };
    app.workshop.run(work).await?
}

/// `POST /t/{id}/on`: opens a table that goes on from there.
pub async fn play_on(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let wanted = NewTable::read(&table.entry.kind, |field| form.get(field));
    let at = form.get("at").parse().unwrap_or(usize::MAX);
    match go_on(&app, &table, &form.visitor, &wanted, at).await? {
        Ok(id) => Ok(go_to(&format!("/t/{id}"))),
        Err(problems) => {
            let work = move || {
                let start = Start::new(&table, &form.visitor, at)?;
                Ok::<_, Problem>(start.page(&table, &form.visitor, &wanted, problems))
            };
            Ok(app.workshop.run(work).await??.into_response())
        }
    }
}

/// Opens a table that goes on from the position after `at` moves. The inner error is what is wrong with the form.
pub async fn go_on(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    wanted: &NewTable,
    at: usize,
) -> Result<Result<TableId, Vec<FieldProblem>>, Problem> {
    let seed = new_seed(app, &table.entry.kind, visitor).await?;
    let work = {
        let (table, visitor, wanted) = (Arc::clone(table), visitor.clone(), wanted.clone());
        move || {
            let start = Start::new(&table, &visitor, at)?;
            let row = wanted.row_after(&table.entry, &start.log, &start.people, &visitor, seed);
            Ok::<_, Problem>(row.map(|row| (row, start.log.moves)))
        }
    };
    let (row, moves) = match app.workshop.run(work).await?? {
        Ok(begun) => begun,
        Err(problems) => return Ok(Err(problems)),
    };
    let at = now_millis();
    let beginning: Vec<LoggedMove> =
        moves.into_iter().map(|(seat, notation)| LoggedMove { seat, notation, at }).collect();
    lay_table(app, visitor, &row, &beginning, &wanted.name).await?;
    Ok(Ok(row.id))
}
