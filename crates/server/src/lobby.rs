//! Before the game: the home page, new tables, invitations, free seats.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use table::{GameKind, Seat, Values};
use web::view::{Frame, Home, Invitation, Listed, Waiting};

use crate::clock::now_secs;
use crate::guard::{MAX_NAME, NameProblem, clean_name};
use crate::hall::Hall;
use crate::opening::{Wish, agreed};
use crate::play::{go_to, room};
use crate::problem::Problem;
use crate::room::Room;
use crate::seeing::{listed, sitters};
use crate::sent::Sent;
use crate::store::{Person, Sitter, TableId, TableRow};
use crate::texts::texts;
use crate::visitor::Visitor;

/// How many tables a list shows.
const LISTED: u32 = 20;

/// `GET /`: what can be gone on with, and what can be begun.
pub async fn home(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Result<Markup, Problem> {
    let name = hall.name_of(&visitor.person).await?;
    let rows = hall.store.tables_of(&visitor.person, false, LISTED).await?;
    let mut running = Vec::new();
    for row in rows {
        running.push(running_table(&hall, row, &visitor).await);
    }
    running.sort_by_key(|table| (!table.my_turn, -table.touched));
    let finished = hall.store.tables_of(&visitor.person, true, LISTED).await?;
    let open = hall.store.open_tables(LISTED).await?;
    let strangers = open.into_iter().filter(|row| row.seats_of(&visitor.person).next().is_none());
    let home = Home {
        games: hall.kinds(),
        running,
        open: strangers.map(|row| in_list(&row, &visitor)).collect(),
        finished: finished.iter().map(|row| in_list(row, &visitor)).collect(),
    };
    Ok(web::home(&visitor.frame(name.as_deref()), &home))
}

/// A table in a list, from what the store knows.
fn in_list(row: &TableRow, visitor: &Visitor) -> Listed {
    Listed {
        id: row.id.to_string(),
        game: row.game.clone(),
        sitters: row.seats.iter().map(|seat| listed(seat, visitor, row.open)).collect(),
        stage: String::new(),
        my_turn: false,
        points: row.points.clone(),
        touched: row.touched,
    }
}

/// A running table in a list, with a look at how it stands.
async fn running_table(hall: &Arc<Hall>, row: TableRow, visitor: &Visitor) -> Listed {
    let table = in_list(&row, visitor);
    match hall.room(&row.id).await {
        Ok(room) => {
            let live = room.live();
            let mover = live.mover().map(|seat| seat.seat);
            let my_turn = live.row.seats_of(&visitor.person).any(|seat| Some(seat) == mover);
            let stage = live.game.as_ref().map(|game| game.stage(visitor.lang)).unwrap_or_default();
            Listed { stage, my_turn, ..table }
        }
        Err(refused) => Listed { stage: Problem::from(refused).sentence(visitor.lang), ..table },
    }
}

/// `GET /new/{game}`: the form for a new table.
pub async fn new_form(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let offering = hall.game(&game).map_err(Problem::NoGame)?;
    let name = hall.name_of(&visitor.person).await?;
    let wish = Wish::usual(&offering.kind, name.clone().unwrap_or_default());
    Ok(web::new_game(&visitor.frame(name.as_deref()), &wish.form(&offering.kind, None)))
}

/// `POST /new/{game}`: opens a table as the form says, or shows the form again with what is wrong.
pub async fn new_table(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    form: Sent,
) -> Result<Response, Problem> {
    let offering = hall.game(&game).map_err(Problem::NoGame)?;
    let wish = Wish::read(&offering.kind, &form);
    match open_table(&hall, &offering.kind, &wish, &form.visitor).await? {
        Ok(id) => Ok(go_to(&format!("/t/{id}"))),
        Err(problem) => {
            let again = wish.form(&offering.kind, Some(problem));
            Ok(web::new_game(&form.visitor.frame(None), &again).into_response())
        }
    }
}

/// `POST /new/{game}/quick`: the shortest way to a first game, against one bot.
pub async fn quick(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    form: Sent,
) -> Result<Response, Problem> {
    let offering = hall.game(&game).map_err(Problem::NoGame)?;
    let visitor = &form.visitor;
    let name = hall.name_of(&visitor.person).await?;
    let mut wish = Wish::usual(&offering.kind, name.unwrap_or_else(|| texts().get(visitor.lang, "guest")));
    wish.players = *offering.kind.seats.start().max(&2);
    wish.shuffle = false;
    for offer in (offering.kind.options)().iter().filter(|offer| offer.key == "first_game") {
        wish.choose(offer.key, "on");
    }
    match open_table(&hall, &offering.kind, &wish, visitor).await? {
        Ok(id) => Ok(go_to(&format!("/t/{id}"))),
        Err(problem) => Err(Problem::Form(problem)),
    }
}

/// Opens a table. The inner error is a sentence for the form.
async fn open_table(
    hall: &Arc<Hall>,
    kind: &GameKind,
    wish: &Wish,
    visitor: &Visitor,
) -> Result<Result<TableId, String>, Problem> {
    let row = match wish.table(kind, visitor) {
        Ok(row) => row,
        Err(problem) => return Ok(Err(problem)),
    };
    let name = clean_name(&wish.name).unwrap_or_else(|_| texts().get(visitor.lang, "guest"));
    remember(hall, visitor, &name).await?;
    hall.store.open_table(&row).await?;
    Ok(Ok(row.id))
}

/// Remembers a visitor by name.
async fn remember(hall: &Hall, visitor: &Visitor, name: &str) -> Result<(), Problem> {
    let person = Person { id: visitor.person, name: name.to_owned(), created: now_secs() };
    Ok(hall.store.save_person(&person).await?)
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
pub fn waiting(room: &Room, visitor: &Visitor, frame: &Frame<'_>) -> Markup {
    let live = room.live();
    let kind = &room.offering.kind;
    let waiting = Waiting {
        id: room.id.as_str(),
        kind,
        sitters: &sitters(&live, visitor),
        host: live.row.host == visitor.person,
        open: live.row.open,
        bots: &bots::Kind::NAMES,
        agreed: agreed(kind, &live.row.setup, visitor.lang),
    };
    web::waiting(frame, &waiting)
}

/// `POST /t/{id}/seat`: the host puts a bot on a free seat.
pub async fn seat_bot(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    form: Sent,
) -> Result<Response, Problem> {
    let room = room(&hall, &id).await?;
    let lang = form.visitor.lang;
    let seat = {
        let live = room.live();
        if live.row.host != form.visitor.person {
            return Err(Problem::NotHost);
        }
        let number: u8 = form.get("seat").parse().unwrap_or_default();
        let seat = live.row.seats.iter().find(|row| row.seat.number() == number).map(|row| row.seat);
        seat.ok_or_else(|| Problem::Form(texts().get(lang, "form-no-seat")))?
    };
    let bot: bots::Kind =
        form.get("bot").parse().map_err(|_| Problem::Form(texts().get(lang, "form-no-bot")))?;
    sit_down(&hall, &room, seat, Sitter::Bot(bot.name().to_owned())).await?;
    Ok(go_to(&format!("/t/{id}")))
}

/// Sits somebody down on a free seat. The game begins when it was the last one.
async fn sit_down(hall: &Arc<Hall>, room: &Arc<Room>, seat: Seat, sitter: Sitter) -> Result<(), Problem> {
    if !hall.store.take_seat(&room.id, seat, &sitter).await? {
        return Err(Problem::SeatTaken);
    }
    room.rearrange(|row| row.seats[seat.index()].sitter = Some(sitter))?;
    hall.wake(room);
    Ok(())
}

/// `GET /join/{code}`: an invitation to a seat.
pub async fn invitation(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let (row, seat) = hall.store.table_by_invitation(&code).await?.ok_or(Problem::NoInvitation)?;
    if row.seats[seat.index()].sitter.is_some() {
        return match row.seats_of(&visitor.person).any(|own| own == seat) {
            true => Ok(go_to(&format!("/t/{}", row.id))),
            false => Err(Problem::SeatTaken),
        };
    }
    let name = hall.name_of(&visitor.person).await?;
    Ok(invite(&hall, &visitor, name.as_deref(), &code, &row, seat, None)?.into_response())
}

fn invite(
    hall: &Hall,
    visitor: &Visitor,
    name: Option<&str>,
    code: &str,
    row: &TableRow,
    seat: Seat,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    let kind = &hall.game(&row.game).map_err(Problem::NoGame)?.kind;
    let sitters: Vec<_> = row.seats.iter().map(|seat| listed(seat, visitor, false)).collect();
    let invitation = Invitation { code, kind, seat, sitters: &sitters, problem };
    Ok(web::invitation(&visitor.frame(name), &invitation))
}

/// `POST /join/{code}`: sits down.
pub async fn join(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    form: Sent,
) -> Result<Response, Problem> {
    let (row, seat) = hall.store.table_by_invitation(&code).await?.ok_or(Problem::NoInvitation)?;
    let visitor = &form.visitor;
    let name = match name_from(visitor, form.get("name")) {
        Ok(name) => name,
        Err(problem) => {
            return Ok(invite(&hall, visitor, None, &code, &row, seat, Some(problem))?.into_response());
        }
    };
    remember(&hall, visitor, &name).await?;
    let room = hall.room(&row.id).await?;
    sit_down(&hall, &room, seat, Sitter::Person { id: visitor.person, name }).await?;
    Ok(go_to(&format!("/t/{}", row.id)))
}

/// The values an option can have, as forms send them.
pub fn form_values(values: Values) -> Vec<&'static str> {
    match values {
        Values::Switch => vec!["off", "on"],
        Values::OneOf(values) => values.to_vec(),
    }
}
