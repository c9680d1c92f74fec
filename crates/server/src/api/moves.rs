//! Deciding: what can be chosen, why something cannot, making moves, taking them back, hints.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use table::{Choice, GameKind, Lang, Misread, Note, People, Seat};
use utoipa::{IntoParams, ToSchema};

use super::happened::{Happening, happenings};
use super::position::{ChipInfo, Look, QuestionInfo, acting, amounts, names, split, view};
use super::sent::{Asked, Sent};
use super::trouble::{Now, Trouble};
use crate::app::{App, Refused};
use crate::draft::{Key, LONGEST_MOVE};
use crate::hint;
use crate::live_table::LiveTable;
use crate::play::live_table;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// What the own seat can choose.
#[derive(Debug, Serialize, ToSchema)]
pub struct Asking {
    /// The number of moves that have been made: moves are sent with it.
    seq: usize,
    /// The own seat that is asked; none if somebody else is, and then there are no choices.
    seat: Option<u8>,
    /// What is asked.
    question: Option<QuestionInfo>,
    /// The move that would end the turn, where nothing else need be done.
    closing: Option<String>,
    choices: Vec<ChoiceInfo>,
}

/// Something to choose, legal or not.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChoiceInfo {
    /// The move in notation; of several that are thought of as one, all of them with `;` between.
    notation: String,
    /// What it is called.
    label: String,
    /// Asking of one kind stand together.
    group: &'static str,
    /// The whole price.
    price: Vec<ChipInfo>,
    /// What it brings at once.
    gain: Vec<ChipInfo>,
    /// What else follows, in words.
    notes: Vec<String>,
    /// The thing on the table it concerns.
    place: Option<String>,
    /// Whether it may be chosen now.
    legal: bool,
    /// Why not.
    refusal: Option<RefusalInfo>,
}

/// What is against a move.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefusalInfo {
    /// The rule that forbids it; none if it is no move at all.
    rule: Option<String>,
    /// The reason, for programs; the same for the same reason.
    reason: &'static str,
    /// The reason in a sentence.
    detail: String,
}

impl ChoiceInfo {
    fn of(choice: Choice, kind: &GameKind, lang: Lang, names: &People) -> ChoiceInfo {
        let refusal = choice.refusal.map(|refusal| RefusalInfo {
            rule: Some(refusal.rule.to_owned()),
            reason: refusal.reason,
            detail: names.fill_in(&(kind.texts)().refusal(lang, &refusal)),
        });
        ChoiceInfo {
            notation: choice.notation,
            label: names.fill_in(&choice.label),
            group: choice.group,
            price: amounts(kind, &choice.price, lang),
            gain: amounts(kind, &choice.gain, lang),
            notes: choice.notes.iter().map(|note| names.fill_in(note)).collect(),
            place: choice.place,
            legal: refusal.is_none(),
            refusal,
        }
    }

    /// A text that is no move.
    fn misread(notation: &str, misread: &Misread) -> ChoiceInfo {
        ChoiceInfo {
            notation: notation.to_owned(),
            label: notation.to_owned(),
            group: "",
            price: Vec::new(),
            gain: Vec::new(),
            notes: Vec::new(),
            place: None,
            legal: false,
            refusal: Some(RefusalInfo { rule: None, reason: "misread", detail: misread.to_string() }),
        }
    }
}

/// Every legal move of the own seat, with words, prices and gains.
#[utoipa::path(
    get, path = "/tables/{id}/moves", tag = "play",
    params(("id" = String, Path, description = "The id of a table"), Look),
    responses((status = 200, body = Asking)),
)]
pub async fn choices(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
    visitor: Visitor,
) -> Result<Json<Asking>, Trouble> {
    let table = live_table(&app, &id).await?;
    let work = move || {
        let (state, kind, lang) = (table.state(), &table.entry.kind, visitor.lang);
        let view = view(&table, &state, &visitor, &look.key(state.seq())?)?;
        let (game, names, asked) = (&view.drafted().game, names(&state, &visitor), view.is_asked());
        let choices = if asked { game.choices(lang) } else { Vec::new() };
        Ok(Asking {
            seq: state.seq(),
            seat: view.me().filter(|_| asked).map(Seat::number),
            question: QuestionInfo::of(&**game, lang, &names),
            closing: game.closing().filter(|_| asked),
            choices: choices.into_iter().map(|choice| ChoiceInfo::of(choice, kind, lang, &names)).collect(),
        })
    };
    app.workshop.run(work).await?.map(Json)
}

/// A move that somebody asks about.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Check {
    /// The move in notation.
    #[serde(rename = "move")]
    #[param(rename = "move", max_length = 200)]
    notation: String,
    /// Which of several own seats acts, counted from 1.
    #[serde(rename = "as")]
    #[param(rename = "as", minimum = 1, maximum = 4)]
    acting: Option<u8>,
    /// Moves to be tried before it, with `;` between them.
    draft: Option<String>,
    /// Whether the moves are a plan: as if it were the own turn.
    plan: Option<bool>,
}

/// Whether the own seat could make a move now, what it would cost and bring, and what is against it.
#[utoipa::path(
    get, path = "/tables/{id}/check", tag = "play",
    params(("id" = String, Path, description = "The id of a table"), Check),
    responses((status = 200, body = ChoiceInfo)),
)]
pub async fn check(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(check): Asked<Check>,
    visitor: Visitor,
) -> Result<Json<ChoiceInfo>, Trouble> {
    let table = live_table(&app, &id).await?;
    if check.notation.len() > LONGEST_MOVE {
        return Err(Trouble::Unreadable(format!("move: a move has at most {LONGEST_MOVE} letters.")));
    }
    let look = Look { acting: check.acting, draft: check.draft, plan: check.plan };
    let work = move || {
        let state = table.state();
        let view = asked(&table, &state, &visitor, &look)?;
        let names = names(&state, &visitor);
        Ok(match view.drafted().game.choice(&check.notation, visitor.lang) {
            Ok(choice) => ChoiceInfo::of(choice, &table.entry.kind, visitor.lang, &names),
            Err(misread) => ChoiceInfo::misread(&check.notation, &misread),
        })
    };
    app.workshop.run(work).await?.map(Json)
}

/// The view of a visitor whose own seat is asked.
fn asked<'a>(
    table: &'a LiveTable,
    state: &'a crate::live_table::TableState,
    visitor: &Visitor,
    look: &Look,
) -> Result<crate::view::View<'a>, Trouble> {
    let view = view(table, state, visitor, &look.key(state.seq())?)?;
    if let Some(seat) = view.curtain() {
        return Err(Trouble::Curtain(seat.number()));
    }
    if view.me().is_none() {
        return Err(Problem::NotYours.into());
    }
    if view.is_asked() { Ok(view) } else { Err(Trouble::NotYourTurn(Now::of(state))) }
}

/// A thing of the table that somebody asks about.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Thing {
    /// The thing, as `place` names it in choices and lines.
    #[param(max_length = 200)]
    place: String,
    /// Which of several own seats acts, counted from 1.
    #[serde(rename = "as")]
    #[param(rename = "as", minimum = 1, maximum = 4)]
    acting: Option<u8>,
    /// Moves to be tried before it, with `;` between them.
    draft: Option<String>,
}

/// What a thing of the table is.
#[derive(Debug, Serialize, ToSchema)]
pub struct ThingInfo {
    /// Its name.
    title: Option<String>,
    /// What it does or shows, in sentences.
    text: Option<String>,
    /// The rule to read more in.
    rule: Option<&'static str>,
    /// What the own seat could want with it, legal or not, if it is asked.
    attempts: Vec<ChoiceInfo>,
}

/// What a thing of the table is, and why it cannot be used now.
#[utoipa::path(
    get, path = "/tables/{id}/things", tag = "play",
    params(("id" = String, Path, description = "The id of a table"), Thing),
    responses((status = 200, body = ThingInfo)),
)]
pub async fn thing(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(thing): Asked<Thing>,
    visitor: Visitor,
) -> Result<Json<ThingInfo>, Trouble> {
    let table = live_table(&app, &id).await?;
    if thing.place.len() > LONGEST_MOVE {
        return Err(Trouble::Unreadable(format!("place: at most {LONGEST_MOVE} letters.")));
    }
    let look = Look { acting: thing.acting, draft: thing.draft, plan: None };
    let work = move || {
        let (state, lang) = (table.state(), visitor.lang);
        let view = view(&table, &state, &visitor, &look.key(state.seq())?)?;
        let names = names(&state, &visitor);
        let (note, attempts) = view.about(&thing.place, lang);
        let part = |part: fn(&Note) -> &String| note.as_ref().map(|note| names.fill_in(part(note)));
        let attempt = |choice| ChoiceInfo::of(choice, &table.entry.kind, lang, &names);
        Ok(ThingInfo {
            title: part(|note| &note.title),
            text: part(|note| &note.text),
            rule: note.as_ref().and_then(|note| note.rule),
            attempts: attempts.into_iter().map(attempt).collect(),
        })
    };
    app.workshop.run(work).await?.map(Json)
}

/// Moves to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MovesBody {
    /// The number of moves that whoever decides has seen.
    seq: usize,
    /// The moves in notation: all of them are made, or none.
    #[schema(min_items = 1, max_items = 200)]
    moves: Vec<String>,
    /// Which of several own seats acts, counted from 1.
    #[serde(default, rename = "as")]
    #[schema(minimum = 1, maximum = 4)]
    acting: Option<u8>,
}

/// What came of moves.
#[derive(Debug, Serialize, ToSchema)]
pub struct Moved {
    /// How the table stands now.
    now: Now,
    /// What happened, chance included.
    happened: Vec<Happening>,
}

/// Makes moves for an own seat: all of them or none. The rest of the turn can follow in another request.
#[utoipa::path(
    post, path = "/tables/{id}/moves", tag = "play", request_body = MovesBody,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 200, body = Moved)),
)]
pub async fn make(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<MovesBody>,
) -> Result<Json<Moved>, Trouble> {
    let table = live_table(&app, &id).await?;
    let moves = split(body.moves.iter().map(String::as_str))?;
    if moves.is_empty() {
        return Err(Trouble::Unreadable("moves: name at least one.".to_owned()));
    }
    let key = Key { acting: acting(body.acting)?, moves, ..Key::at(body.seq) };
    app.keep_up_with(&table, body.seq).await?;
    let (seat, moves) = {
        let (table, visitor) = (Arc::clone(&table), visitor.clone());
        app.workshop.run(move || ready(&table, &visitor, &key)).await??
    };
    let made = app.commit(&table, seat, body.seq, &moves).await.map_err(|refused| {
        let state = table.state();
        match refused {
            Refused::Stale => Trouble::Stale(Now::of(&state)),
            Refused::NotYourTurn => Trouble::NotYourTurn(Now::of(&state)),
            Refused::Move(error) => {
                let texts = (table.entry.kind.texts)();
                Trouble::refused(&error, texts, visitor.lang, &names(&state, &visitor))
            }
            other => other.into(),
        }
    })?;
    let work = move || {
        let happened = happenings(&table, &made, &visitor, Some(seat), body.seq..made.seq());
        Moved { now: Now::of(&made), happened }
    };
    Ok(Json(app.workshop.run(work).await?))
}

/// The seat and the moves, if they are legal as far as their maker knows.
fn ready(table: &LiveTable, visitor: &Visitor, key: &Key) -> Result<(Seat, Vec<String>), Trouble> {
    let state = table.state();
    if state.row.seats_of(&visitor.person).next().is_none() {
        return Err(Problem::NotYours.into());
    }
    if key.seq != state.seq() {
        return Err(Trouble::Stale(Now::of(&state)));
    }
    let view = view(table, &state, visitor, key)?;
    if let Some(seat) = view.curtain() {
        return Err(Trouble::Curtain(seat.number()));
    }
    let seat = view.me().ok_or(Problem::NotYours)?;
    Ok((seat, view.drafted().moves()))
}

/// A moment of a table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The number of moves that whoever decides has seen.
    seq: usize,
}

/// Takes back the last turn, where nobody else is concerned and nothing has come to light since.
#[utoipa::path(
    post, path = "/tables/{id}/back", tag = "play", request_body = Moment,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 200, body = Now)),
)]
pub async fn back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<Moment>,
) -> Result<Json<Now>, Trouble> {
    let table = live_table(&app, &id).await?;
    let kept = app.take_back(&table, visitor.person, body.seq).await;
    kept.map_err(|kept| kept.problem(visitor.lang))?;
    Ok(Json(Now::of(&table.state())))
}

/// A question to a strong bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintBody {
    /// The number of moves that whoever asks has seen.
    seq: usize,
    /// Moves that are to be made first.
    #[serde(default)]
    #[schema(max_items = 200)]
    moves: Vec<String>,
    /// Which of several own seats acts, counted from 1.
    #[serde(default, rename = "as")]
    #[schema(minimum = 1, maximum = 4)]
    acting: Option<u8>,
}

/// What a strong bot would do with the rest of the turn.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintInfo {
    /// The best turn, and another one.
    turns: Vec<HintedTurn>,
}

/// A turn that a bot thinks of.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintedTurn {
    /// Its moves, in notation.
    moves: Vec<String>,
    /// Its moves in words.
    labels: Vec<String>,
    /// The points that are expected in the end; none if nobody can tell.
    points: Option<f64>,
    /// The chance to win, from 0 to 1; none if nobody can tell.
    victory: Option<f64>,
    /// Where it is better or worse than the other one.
    reasons: Vec<HintReason>,
}

/// A part of the score that speaks for or against a turn.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintReason {
    part: String,
    points: f64,
}

/// What a strong bot would do with the rest of the turn, where hints are allowed.
#[utoipa::path(
    post, path = "/tables/{id}/hint", tag = "play", request_body = HintBody,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 200, body = HintInfo)),
)]
pub async fn hint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<HintBody>,
) -> Result<Json<HintInfo>, Trouble> {
    let table = live_table(&app, &id).await?;
    let moves = split(body.moves.iter().map(String::as_str))?;
    let key = Key { acting: acting(body.acting)?, moves, ..Key::at(body.seq) };
    let (advice, question) = hint::advise(&app, &table, &visitor, key).await?;
    let work = move || {
        let names = names(&table.state(), &visitor);
        let turn = |turn: web::view::HintTurn| HintedTurn {
            moves: turn.moves,
            labels: turn.steps.iter().map(|step| names.fill_in(&step.label)).collect(),
            points: turn.outlook.points,
            victory: turn.outlook.victory,
            reasons: turn
                .reasons
                .into_iter()
                .map(|reason| HintReason { part: reason.part, points: reason.points })
                .collect(),
        };
        let turns = hint::turns(&table, &*question.view, &advice, visitor.lang);
        HintInfo { turns: turns.into_iter().map(turn).collect() }
    };
    Ok(Json(app.workshop.run(work).await?))
}
