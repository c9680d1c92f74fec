//! One's own results: every finished game of a person, and what they come to.
//!
//! How a game ended is written down together with its last move ([`Outcome`]), so nothing is replayed here. A game counts
//! for those who sat there when it ended: whoever left it to a bot has not finished it. When a table is deleted its result
//! goes with it. Only the own results are ever shown; opponents are called as they were at the table.

mod choice;
mod figures;
mod files;
mod played;

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use table::{GameKind, Lang};
use web::view::{Results, Sheets};

use crate::app::{App, Refused};
use crate::fields::QueryFields;
use crate::problem::Problem;
use crate::store::{Finished, Outcome, StoreError};
use crate::visitor::Visitor;

use self::choice::Choice;
use self::played::Played;

/// How many games are counted, the latest first.
const MOST: u32 = 5000;

/// How many score sheets lie side by side.
const SHEETS: usize = 8;

/// The finished games of a visitor, as the store has them.
struct Shelf {
    finished: Vec<Finished>,
    kinds: Vec<GameKind>,
    visitor: Visitor,
    name: String,
}

impl Shelf {
    async fn of(app: &App, visitor: &Visitor) -> Result<Shelf, Problem> {
        let finished = app.store.results_of(&visitor.person, MOST).await?;
        let name = app.name_of(&visitor.person).await?.unwrap_or_default();
        Ok(Shelf { finished, kinds: app.kinds().to_vec(), visitor: visitor.clone(), name })
    }

    fn played(&self) -> Vec<Played<'_>> {
        let played = |finished| Played::new(finished, &self.kinds, &self.visitor.person, &self.name);
        self.finished.iter().filter_map(played).collect()
    }
}

/// `GET /results`: the figures of a visitor, as far as the filters let them through.
pub async fn page(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Markup, Problem> {
    let shelf = Shelf::of(&app, &asked.visitor).await?;
    let choice = Choice::read(|key| asked.get(key));
    let work = move || {
        let name = Some(shelf.name.as_str()).filter(|name| !name.is_empty());
        web::results(&shelf.visitor.frame(name), &results(&shelf, &choice))
    };
    app.workshop.run(work).await
}

fn results(shelf: &Shelf, choice: &Choice) -> Results {
    let lang = shelf.visitor.lang;
    let all = shelf.played();
    let games: Vec<&Played<'_>> = all.iter().filter(|game| choice.has(game)).collect();
    let of = |kind: &GameKind| {
        let own: Vec<&Played<'_>> =
            games.iter().copied().filter(|game| game.kind.name == kind.name).collect();
        (!own.is_empty()).then(|| figures::of_game(kind, &own, lang))
    };
    Results {
        filters: choice.filters(&all, &shelf.kinds, lang),
        query: choice.query(),
        total: figures::tally(games.iter().copied()),
        streaks: figures::streaks(&games),
        by_game: figures::by_game(&games, choice, lang),
        by_opponent: figures::by_opponent(&games, choice, lang),
        games: shelf.kinds.iter().filter_map(of).collect(),
    }
}

/// `GET /results/sheets`: the score sheets of some games side by side.
pub async fn sheets(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Markup, Problem> {
    let shelf = Shelf::of(&app, &asked.visitor).await?;
    let wanted: Vec<String> = asked.all("t").map(str::to_owned).collect();
    let work = move || {
        let view = side_by_side(&shelf, &wanted)
            .ok_or_else(|| Problem::Form(web::texts().get(shelf.visitor.lang, "sheets-none")))?;
        let name = Some(shelf.name.as_str()).filter(|name| !name.is_empty());
        Ok(web::sheets(&shelf.visitor.frame(name), &view))
    };
    app.workshop.run(work).await?
}

/// The chosen games of one kind, the oldest first; `None` if none of them is there.
fn side_by_side(shelf: &Shelf, wanted: &[String]) -> Option<Sheets> {
    let lang = shelf.visitor.lang;
    let all = shelf.played();
    let chosen: Vec<&Played<'_>> =
        all.iter().filter(|game| wanted.iter().any(|id| id == game.table.id.as_str())).collect();
    let kind = chosen.first()?.kind;
    let mut games: Vec<&Played<'_>> =
        chosen.iter().copied().filter(|game| game.kind.name == kind.name).collect();
    let text = |key: &str| web::texts().format(lang, key, &[("most", (SHEETS as i32).into())]);
    let note = match () {
        () if games.len() < chosen.len() => Some(text("sheets-mixed")),
        () if games.len() > SHEETS => Some(text("sheets-most")),
        () => None,
    };
    games.truncate(SHEETS);
    games.reverse();
    let sources = merged(games.iter().map(|game| &game.sources[..]));
    let texts = (kind.texts)();
    let word = |source: &String| texts.get(lang, &format!("source-{source}"));
    Some(Sheets {
        game: kind.name.to_owned(),
        games: games.iter().map(|game| figures::listed(game, lang, &sources)).collect(),
        sources: sources.iter().map(word).collect(),
        note,
    })
}

/// All rows of some score sheets, every one behind those it stands behind in its own sheet.
fn merged<'a>(sheets: impl Iterator<Item = &'a [String]>) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for sheet in sheets {
        let mut place = 0;
        for source in sheet {
            match rows.iter().position(|row| row == source) {
                Some(known) => place = known + 1,
                None => {
                    rows.insert(place, source.clone());
                    place += 1;
                }
            }
        }
    }
    rows
}

/// `GET /results.csv`: the same games as lines for a spreadsheet.
pub async fn csv(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Response, Problem> {
    file(&app, &asked, "csv", "text/csv; charset=utf-8", files::csv).await
}

/// `GET /results.json`: the same games with everything about them.
pub async fn json(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Response, Problem> {
    file(&app, &asked, "json", "application/json", |games, lang| files::json(games, lang).to_string()).await
}

async fn file(
    app: &App,
    asked: &QueryFields,
    end: &str,
    kind: &'static str,
    write: fn(&[&Played<'_>], Lang) -> String,
) -> Result<Response, Problem> {
    let shelf = Shelf::of(app, &asked.visitor).await?;
    let choice = Choice::read(|key| asked.get(key));
    let work = move || {
        let all = shelf.played();
        let games: Vec<&Played<'_>> = all.iter().filter(|game| choice.has(game)).collect();
        write(&games, shelf.visitor.lang)
    };
    let text = app.workshop.run(work).await?;
    let name = format!("attachment; filename=\"astrarium-results.{end}\"");
    Ok(([("content-type", kind.to_owned()), ("content-disposition", name)], text).into_response())
}

impl App {
    /// Counts games that ended before results were written down, once: each is replayed. What cannot be opened any more
    /// counts by its points alone.
    pub async fn count_old_games(self: &Arc<Self>) -> Result<(), StoreError> {
        for id in self.store.uncounted().await? {
            let table = match self.table(&id).await {
                Ok(table) => table,
                Err(Refused::Store(error)) => return Err(error),
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a finished game cannot be counted");
                    continue;
                }
            };
            let outcome = table.state().truth().filter(|game| game.to_move().is_over()).map(Outcome::of);
            if let Some(outcome) = outcome {
                self.store.count(&id, &outcome).await?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_several_sheets_keep_their_order() {
        let sheet = |rows: &[&str]| rows.iter().map(|row| (*row).to_owned()).collect::<Vec<_>>();
        let sheets = [sheet(&["a", "c", "e"]), sheet(&["a", "b", "c", "f"]), sheet(&["d"])];
        let rows = merged(sheets.iter().map(|sheet| &sheet[..]));
        assert_eq!(rows, ["d", "a", "b", "c", "f", "e"]);
    }
}
