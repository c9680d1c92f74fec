//! The table: the page, the draft, confirming, asking, and catching up.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, PreEscaped};
use table::{Lang, Seat};
use web::patch::patch;
use web::view::{Confirm, Mode, Notice};

use crate::draft::{Key, LONGEST};
use crate::hall::{Hall, Refused};
use crate::problem::Problem;
use crate::room::Room;
use crate::seeing::Sight;
use crate::sent::{Asked, Sent};
use crate::store::TableId;
use crate::texts::texts;
use crate::visitor::Visitor;

/// The table an address names.
pub async fn room(hall: &Arc<Hall>, id: &str) -> Result<Arc<Room>, Problem> {
    let id = TableId::parse(id).map_err(|_| Problem::NoTable)?;
    Ok(hall.room(&id).await?)
}

/// `GET /t/{id}`: the table, or who is still missing.
pub async fn page(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room(&hall, &id).await?;
    let name = hall.name_of(&visitor.person).await?;
    let frame = visitor.frame(name.as_deref());
    let sight = Sight::new(&room, &room.live(), &visitor, &Key::at(usize::MAX));
    Ok(match sight {
        Some(sight) => sight.page(&frame).into_response(),
        None => crate::lobby::waiting(&room, &visitor, &frame).into_response(),
    })
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
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Markup, Problem> {
    let room = room(&hall, &id).await?;
    let old = sent.key()?;
    let outcome = step(&room, &sent, &old)?;
    let (new, notice) = match outcome {
        Outcome::Show(new, notice) => (new, notice),
        Outcome::Confirm(key) => confirm(&hall, &room, &sent.visitor, key).await?,
    };
    answer(&room, &sent.visitor, &old, &new, notice.as_ref())
}

/// What a click makes of the draft.
fn step(room: &Room, sent: &Sent, old: &Key) -> Result<Outcome, Problem> {
    let lang = sent.visitor.lang;
    let live = room.live();
    let sight = Sight::new(room, &live, &sent.visitor, old).ok_or(Problem::NotBegun)?;
    if sight.me().is_none() {
        return Err(Problem::NotYours);
    }
    if old.mode == Mode::Play && old.seq != live.seq() {
        return Ok(Outcome::Show(Key::at(live.seq()), Some(notice(lang, "notice-stale"))));
    }
    let mut new = sight.key().clone();
    match sent.get("do") {
        "undo" => drop(new.moves.pop()),
        "reset" => new.moves.clear(),
        "leave" => new = Key::at(live.seq()),
        "plan" if sight.may_plan() => new.mode = Mode::Plan,
        "plan" => return Ok(Outcome::Show(new, Some(notice(lang, "notice-no-plan")))),
        "confirm" => return Ok(Outcome::Confirm(new)),
        "" => {}
        word => {
            let Some(notation) = word.strip_prefix("move ") else {
                return Err(Problem::Form(texts().get(lang, "form-draft")));
            };
            drop(sight);
            drop(live);
            return Ok(try_move(room, sent, new, notation));
        }
    }
    Ok(Outcome::Show(new, None))
}

/// One more move in a draft. It is confirmed at once if it cannot be taken back, or if that is wished.
fn try_move(room: &Room, sent: &Sent, mut key: Key, notation: &str) -> Outcome {
    let lang = sent.visitor.lang;
    if key.moves.len() >= LONGEST {
        return Outcome::Show(key, Some(notice(lang, "notice-too-long")));
    }
    key.moves.push(notation.to_owned());
    let live = room.live();
    let Some(sight) = Sight::new(room, &live, &sent.visitor, &key) else { return Outcome::Show(key, None) };
    if let Some(problem) = &sight.drafted().problem {
        let notice = refusal(room, lang, problem);
        return Outcome::Show(sight.key().clone(), Some(notice));
    }
    if sight.key().moves.len() < key.moves.len() {
        return Outcome::Show(sight.key().clone(), Some(notice(lang, "notice-not-your-turn")));
    }
    let complete = matches!(sight.confirm(), Confirm::Ready | Confirm::Closing(_));
    let at_once = sight.drafted().revealed || (complete && !sent.get("auto").is_empty());
    match key.mode == Mode::Play && at_once {
        true => Outcome::Confirm(key),
        false => Outcome::Show(key, None),
    }
}

/// Writes a draft to the log.
async fn confirm(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    visitor: &Visitor,
    key: Key,
) -> Result<(Key, Option<Notice>), Problem> {
    let lang = visitor.lang;
    let ready = ready_to_confirm(room, visitor, &key);
    let (seat, moves) = match ready {
        Ok(ready) => ready,
        Err(why) => return Ok((key, Some(notice(lang, why)))),
    };
    let outcome = hall.commit(room, seat, key.seq, &moves).await;
    let now = Key::at(room.live().seq());
    match outcome {
        Ok(()) => Ok((now, None)),
        Err(Refused::Stale) => Ok((now, Some(notice(lang, "notice-stale")))),
        Err(Refused::NotYourTurn) => Ok((now, Some(notice(lang, "notice-not-your-turn")))),
        Err(Refused::Move(problem)) => Ok((now, Some(refusal(room, lang, &problem)))),
        Err(other) => Err(other.into()),
    }
}

/// The seat and the moves of a draft that is complete; the move that ends the turn is added.
fn ready_to_confirm(room: &Room, visitor: &Visitor, key: &Key) -> Result<(Seat, Vec<String>), &'static str> {
    let live = room.live();
    let sight = Sight::new(room, &live, visitor, key).ok_or("notice-nothing")?;
    let seat = sight.me().filter(|_| key.mode == Mode::Play).ok_or("notice-nothing")?;
    let mut moves = sight.drafted().moves();
    match sight.confirm() {
        Confirm::Ready => {}
        Confirm::Midway if sight.drafted().revealed => {}
        Confirm::Closing(_) => match sight.drafted().game.pause() {
            table::Pause::Closing(last) => moves.push(last),
            table::Pause::Midway | table::Pause::Done => {}
        },
        Confirm::Midway => return Err("notice-midway"),
        Confirm::Nothing => return Err("notice-nothing"),
    }
    Ok((seat, moves))
}

/// `GET /t/{id}/sync`: brings a page up to date, and keeps what it was trying as far as that is possible.
pub async fn sync(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Markup, Problem> {
    let room = room(&hall, &id).await?;
    let old = asked.key()?;
    let (seq, rev) = {
        let live = room.live();
        (live.seq(), live.rev())
    };
    let moved = old.seq != seq;
    let keeps = !moved || old.mode == Mode::Plan;
    let new = Key { seq, mode: old.mode, moves: if keeps { old.moves.clone() } else { Vec::new() } };
    let new = if moved && old.mode == Mode::Play { Key::at(seq) } else { new };
    let told = match old.mode {
        _ if !moved || old.moves.is_empty() => None,
        Mode::Plan => Some(notice(asked.visitor.lang, "notice-kept")),
        Mode::Play => Some(notice(asked.visitor.lang, "notice-stale")),
    };
    // What is neither move nor draft (seats, habits, who is there) comes with the whole table.
    if asked.get("rev").parse() != Ok(rev) || !asked.get("whole").is_empty() {
        return whole(&room, &asked.visitor, &new, told.as_ref());
    }
    answer(&room, &asked.visitor, &old, &new, told.as_ref())
}

/// `GET /t/{id}/ask`: what a thing is, and why it cannot be used now.
pub async fn ask(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Markup, Problem> {
    let room = room(&hall, &id).await?;
    let live = room.live();
    let sight = Sight::new(&room, &live, &asked.visitor, &asked.key()?).ok_or(Problem::NotBegun)?;
    Ok(sight.ask(&asked.visitor.frame(None), asked.get("place")))
}

/// `POST /t/{id}/habit`: sets a rule of a seat. A draft is not touched.
pub async fn habit(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    form: Sent,
) -> Result<Markup, Problem> {
    let room = room(&hall, &id).await?;
    let lang = form.visitor.lang;
    let seat = seat_of(&room, &form)?;
    let (key, value) = (form.get("habit"), form.get("value"));
    let known = (room.offering.kind.habits)().iter().find(|habit| habit.key == key);
    if !known.is_some_and(|habit| habit.values.contains(&value)) {
        return Err(Problem::Form(texts().get(lang, "form-no-habit")));
    }
    hall.store.set_habit(&room.id, seat, key, value).await?;
    room.rearrange(|row| {
        row.seats[seat.index()].habits.insert(key.to_owned(), value.to_owned());
    })?;
    hall.wake(&room);
    Ok(PreEscaped(String::new()))
}

/// The seat named in a form, if it is the sender's own.
fn seat_of(room: &Room, form: &Sent) -> Result<Seat, Problem> {
    let number: u8 = form.get("seat").parse().unwrap_or_default();
    let mine: Vec<Seat> = room.live().row.seats_of(&form.visitor.person).collect();
    mine.into_iter().find(|seat| seat.number() == number).ok_or(Problem::NotYours)
}

/// What changes on a page that showed one thing and shall show another.
fn answer(
    room: &Room,
    visitor: &Visitor,
    old: &Key,
    new: &Key,
    notice: Option<&Notice>,
) -> Result<Markup, Problem> {
    let frame = visitor.frame(None);
    let live = room.live();
    let before = Sight::new(room, &live, visitor, old).ok_or(Problem::NotBegun)?;
    let after = Sight::new(room, &live, visitor, new).ok_or(Problem::NotBegun)?;
    let changes = patch(&before.live(&frame), &after.live(&frame));
    Ok(with_notice(room, changes, notice))
}

/// The whole table anew.
fn whole(room: &Room, visitor: &Visitor, key: &Key, notice: Option<&Notice>) -> Result<Markup, Problem> {
    let live = room.live();
    let sight = Sight::new(room, &live, visitor, key).ok_or(Problem::NotBegun)?;
    let changes = patch(&PreEscaped(String::new()), &sight.live(&visitor.frame(None)));
    Ok(with_notice(room, changes, notice))
}

/// A notice is sent with every answer, so that an old one goes away.
fn with_notice(room: &Room, changes: Markup, notice: Option<&Notice>) -> Markup {
    let notice = web::notice(Some(&room.offering.kind), notice);
    PreEscaped(changes.0 + &notice.0)
}

fn notice(lang: Lang, key: &str) -> Notice {
    Notice { text: texts().get(lang, key), rule: None }
}

/// What is against a move.
fn refusal(room: &Room, lang: Lang, problem: &table::MoveError) -> Notice {
    match problem {
        table::MoveError::Misread(misread) => Notice { text: misread.to_string(), rule: None },
        table::MoveError::Refusal(refusal) => Notice {
            text: (room.offering.kind.texts)().refusal(lang, refusal),
            rule: Some(refusal.rule.to_string()),
        },
    }
}

/// `GET /t/{id}/log`: the game as text. The seed stays secret while it runs.
pub async fn log(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let room = room(&hall, &id).await?;
    let text = {
        let live = room.live();
        let setup = toml::from_str(&live.row.setup).map_err(|error| Problem::Broken(error.to_string()))?;
        let mut log = room.offering.kind.start(setup, live.row.seed);
        for logged in live.moves() {
            log.push(logged.seat, logged.notation.clone());
        }
        if live.row.points.is_some() { log.write() } else { log.sealed().write() }
    };
    let name = format!("attachment; filename=\"{}-{}.log\"", room.offering.kind.name, room.id);
    let headers = [("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", name)];
    Ok((headers, text).into_response())
}

/// Where a visitor goes after a form has done its work.
pub fn go_to(address: &str) -> Response {
    Redirect::to(address).into_response()
}
