//! Before the game: the home page, new tables, invitations, free seats.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use bots::GameEntry;
use maud::Markup;
use table::{Eye, GameKind, Seat, Seed, Values};
use web::view::{FieldProblem, Frame, Home, Invitation, Listed, Reach, Waiting};

use crate::address::in_network;
use crate::app::App;
use crate::clock::now_secs;
use crate::fields::{FormFields, QueryFields};
use crate::guard::{MAX_NAME, NameProblem, clean_name};
use crate::live_table::LiveTable;
use crate::new_table::{NewTable, agreed, offered};
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::seats;
use crate::store::{LoggedMove, Person, TableId, TableRow, random_bytes};
use crate::texts::texts;
use crate::time::in_words;
use crate::view::{listed, sitters};
use crate::visitor::Visitor;

/// How many tables a list shows.
const LISTED: u32 = 20;

/// How many finished games the home page shows; all of them are among the results.
const FINISHED: u32 = 8;

/// `GET /`: what can be gone on with, and what can be begun.
pub async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Problem> {
    let name = app.name_of(&visitor.person).await?;
    let home = lists(&app, &visitor).await?;
    Ok(web::home(&visitor.frame(name.as_deref()), &home))
}

/// The tables that a visitor can go on with, sit down at or look back at.
pub async fn lists<'a>(app: &'a Arc<App>, visitor: &Visitor) -> Result<Home<'a>, Problem> {
    let rows = app.store.tables_of(&visitor.person, false, LISTED).await?;
    let mut running = Vec::new();
    for row in rows {
        running.push(running_table(app, row, visitor).await);
    }
    running.sort_by_key(|table| (!table.my_turn, -table.touched));
    let finished = app.store.tables_of(&visitor.person, true, FINISHED).await?;
    let open = app.store.open_tables(LISTED).await?;
    let unwelcome = app.store.blockers(&visitor.person).await?;
    let strangers = open
        .into_iter()
        .filter(|row| row.seats_of(&visitor.person).next().is_none() && !unwelcome.contains(&row.host));
    Ok(Home {
        games: app.kinds(),
        running,
        open: strangers.map(|row| in_list(&row, visitor)).collect(),
        finished: finished.iter().map(|row| in_list(row, visitor)).collect(),
    })
}

/// A table in a list, from what the store knows.
fn in_list(row: &TableRow, visitor: &Visitor) -> Listed {
    Listed {
        id: row.id.to_string(),
        game: row.game.clone(),
        sitters: row.seats.iter().map(|seat| listed(&row.id, seat, visitor, row.open)).collect(),
        stage: String::new(),
        my_turn: false,
        points: row.points.clone(),
        touched: row.touched,
    }
}

/// A running table in a list, with a look at how it stands.
async fn running_table(app: &Arc<App>, row: TableRow, visitor: &Visitor) -> Listed {
    let listed = in_list(&row, visitor);
    match app.table(&row.id).await {
        Ok(table) => {
            let state = table.state();
            let mover = state.mover().map(|seat| seat.seat);
            let my_turn = state.row.seats_of(&visitor.person).any(|seat| Some(seat) == mover);
            let open = state.seen(state.seq(), Eye::Spectator);
            let words = open.map(|game| game.stage(visitor.lang)).unwrap_or_default();
            Listed { stage: words, my_turn, ..listed }
        }
        Err(refused) => Listed { stage: Problem::from(refused).sentence(visitor.lang), ..listed },
    }
}

/// `GET /new/{game}`: the form for a new table; with `like`, as another one was.
pub async fn new_form(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let (entry, visitor) = (app.game(&game).map_err(Problem::NoGame)?, &asked.visitor);
    let name = app.name_of(&visitor.person).await?;
    let mut wanted = NewTable::usual(&entry.kind, name.clone().unwrap_or_default());
    if let Ok(id) = TableId::parse(asked.get("like"))
        && let Some(row) = app.store.table(&id).await?
        && row.game == entry.kind.name
    {
        wanted = wanted.like(&entry.kind, &row, visitor);
        if let Ok(table) = app.table(&id).await {
            wanted.set_clock(table.state().about().clock.map(|running| running.clock));
        }
    }
    Ok(web::new_game(&visitor.frame(name.as_deref()), &wanted.form(entry, Vec::new())))
}

/// `POST /new/{game}`: opens a table as the form says, or shows the form again with what is wrong.
pub async fn new_table(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let entry = app.game(&game).map_err(Problem::NoGame)?;
    let wanted = NewTable::read(&entry.kind, |field| form.get(field));
    match open_table(&app, entry, &wanted, &form.visitor).await? {
        Ok(id) => Ok(go_to(&format!("/t/{id}"))),
        Err(problems) => {
            let again = wanted.form(entry, problems);
            Ok(web::new_game(&form.visitor.frame(None), &again).into_response())
        }
    }
}

/// `POST /new/{game}/quick`: the shortest way to a first game, against a bot and with everything set for it.
pub async fn quick(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let entry = app.game(&game).map_err(Problem::NoGame)?;
    let visitor = &form.visitor;
    let name = app.name_of(&visitor.person).await?;
    let mut wanted = NewTable::usual(&entry.kind, name.unwrap_or_else(|| texts().get(visitor.lang, "guest")));
    wanted.players = *entry.kind.seats.start().max(&2);
    wanted.shuffle = false;
    wanted.play_against(bots::Kind::FIRST);
    for option in (entry.kind.options)().iter().filter(|option| option.key == "first_game") {
        wanted.choose(option.key, "on");
    }
    match open_table(&app, entry, &wanted, visitor).await? {
        Ok(id) => Ok(go_to(&format!("/t/{id}"))),
        Err(problems) => {
            let sentences: Vec<String> = problems.into_iter().map(|problem| problem.text).collect();
            Err(Problem::Form(sentences.join(" ")))
        }
    }
}

/// Opens a table. The inner error is what is wrong with the form.
pub async fn open_table(
    app: &Arc<App>,
    entry: &GameEntry,
    wanted: &NewTable,
    visitor: &Visitor,
) -> Result<Result<TableId, Vec<FieldProblem>>, Problem> {
    let seed = new_seed(app, &entry.kind, visitor).await?;
    let row = match wanted.row(entry, visitor, seed) {
        Ok(row) => row,
        Err(problems) => return Ok(Err(problems)),
    };
    let clock = match wanted.clock(visitor) {
        Ok(clock) => clock,
        Err(problem) => return Ok(Err(vec![problem])),
    };
    lay_table(app, visitor, &row, &[], &wanted.name).await?;
    if let Some(clock) = clock {
        app.store.set_clock(&row.id, clock).await?;
    }
    Ok(Ok(row.id))
}

/// A seed that nobody knows; where luck shall be repeatable, the one of the visitor's next table of this game.
pub async fn new_seed(app: &App, kind: &GameKind, visitor: &Visitor) -> Result<Seed, Problem> {
    let Some(seed) = app.settings.seed else { return Ok(Seed::from_bytes(random_bytes())) };
    let held = app.store.holdings(&visitor.person).await?;
    Ok(seed.derive(kind.name, held.tables.into()))
}

/// Lays a table for a visitor of this name, which may begin with moves that were given.
pub async fn lay_table(
    app: &App,
    visitor: &Visitor,
    row: &TableRow,
    beginning: &[LoggedMove],
    name: &str,
) -> Result<(), Problem> {
    app.doors.admit_table(visitor.address).map_err(|_| Problem::TooMuch)?;
    let _turn = app.opening.lock().await;
    seats::check_quota(app, visitor, 1, row.seats_of(&visitor.person).count() as u32).await?;
    let name = clean_name(name).unwrap_or_else(|_| texts().get(visitor.lang, "guest"));
    remember(app, visitor, &name).await?;
    Ok(app.store.open_table_with(row, beginning, None).await?)
}

/// Remembers a visitor by name.
pub async fn remember(app: &App, visitor: &Visitor, name: &str) -> Result<(), Problem> {
    let person = Person { id: visitor.person, name: name.to_owned(), created: now_secs() };
    Ok(app.store.save_person(&person).await?)
}

/// A name from a form; the error is a sentence.
pub fn name_from(visitor: &Visitor, text: &str) -> Result<String, String> {
    clean_name(text).map_err(|problem| match problem {
        NameProblem::Empty => texts().get(visitor.lang, "form-name-empty"),
        NameProblem::TooLong { .. } => {
            texts().format(visitor.lang, "form-name-long", &[("most", (MAX_NAME as u8).into())])
        }
    })
}

/// A table that waits for players.
pub fn waiting(table: &LiveTable, visitor: &Visitor, frame: &Frame<'_>) -> Markup {
    let state = table.state();
    let kind = &table.entry.kind;
    let mut sitters = sitters(&state, visitor);
    let (begin, reach) = visitor
        .reached
        .as_ref()
        .map_or((String::new(), Reach::Everywhere), |reached| reached.for_others(in_network()));
    for invitation in sitters.iter_mut().filter_map(|sitter| sitter.invitation.as_mut()) {
        invitation.insert_str(0, &begin);
    }
    let mut agreed = agreed(kind, &state.row.setup, &sitters, visitor.lang);
    agreed.extend(state.about().clock.map(|running| in_words(running.clock, visitor.lang)));
    if state.row.hints {
        agreed.push((web::texts().get(visitor.lang, "new-hints"), "✓".to_owned()));
    }
    let waiting = Waiting {
        id: table.id.as_str(),
        kind,
        sitters: &sitters,
        reach,
        host: state.row.host == visitor.person,
        open: state.row.open,
        bots: offered(&table.entry),
        agreed,
    };
    web::waiting(frame, &waiting)
}

/// `POST /t/{id}/seat`: the host puts a bot on a free seat.
pub async fn seat_bot(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let number = form.get("seat").parse().unwrap_or_default();
    let bot = form.get("bot").parse();
    let bot = bot.map_err(|_| Problem::Form(texts().get(form.visitor.lang, "form-no-bot")))?;
    seats::seat_bot(&app, &table, &form.visitor, number, bot).await?;
    Ok(go_to(&format!("/t/{id}")))
}

/// `GET /join/{code}`: an invitation to a seat.
pub async fn invitation(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let (row, seat) = app.store.table_by_invitation(&code).await?.ok_or(Problem::NoInvitation)?;
    if row.seats.iter().any(|row| row.seat == seat && row.sitter.is_some()) {
        let own = row.seats_of(&visitor.person).any(|own| own == seat);
        return if own { Ok(go_to(&format!("/t/{}", row.id))) } else { Err(Problem::SeatTaken) };
    }
    seats::check_welcome(&app, &visitor, &row.host).await?;
    let name = app.name_of(&visitor.person).await?;
    Ok(invite(&app, &visitor, name.as_deref(), &code, &row, seat, None).await?.into_response())
}

async fn invite(
    app: &Arc<App>,
    visitor: &Visitor,
    name: Option<&str>,
    code: &str,
    row: &TableRow,
    seat: Seat,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    let kind = &app.game(&row.game).map_err(Problem::NoGame)?.kind;
    let sitters: Vec<_> = row.seats.iter().map(|seat| listed(&row.id, seat, visitor, false)).collect();
    let mut agreed = agreed(kind, &row.setup, &sitters, visitor.lang);
    let table = app.table(&row.id).await?;
    agreed.extend(table.state().about().clock.map(|running| in_words(running.clock, visitor.lang)));
    let invitation = Invitation { code, kind, seat, sitters: &sitters, agreed, hints: row.hints, problem };
    Ok(web::invitation(&visitor.frame(name), &invitation))
}

/// `POST /join/{code}`: sits down.
pub async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let (row, seat) = app.store.table_by_invitation(&code).await?.ok_or(Problem::NoInvitation)?;
    let visitor = &form.visitor;
    let name = match name_from(visitor, form.get("name")) {
        Ok(name) => name,
        Err(problem) => {
            let again = invite(&app, visitor, None, &code, &row, seat, Some(problem)).await?;
            return Ok(again.into_response());
        }
    };
    let table = app.table(&row.id).await?;
    seats::join(&app, &table, seat, visitor, name).await?;
    Ok(go_to(&format!("/t/{}", row.id)))
}

/// The values an option can have, as forms send them; of what is made up of several, one that stands for all.
pub fn form_values(values: Values) -> Vec<&'static str> {
    match values {
        Values::Switch => vec!["off", "on"],
        Values::OneOf(values) => values.to_vec(),
        Values::AnyOf(values) => values.first().copied().into_iter().collect(),
        Values::PerSeat { .. } => vec!["1"],
        Values::Code { .. } => Vec::new(),
    }
}
