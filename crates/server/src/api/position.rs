//! A table as whoever asks may see it.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyGame, Chip, Eye, GameKind, Lang, Line, MAX_SEATS, People, Seat, Turn};
use utoipa::{IntoParams, ToSchema};
use web::view::Mode;

use super::sent::Asked;
use super::tables::SeatInfo;
use super::trouble::{Now, Trouble};
use crate::app::App;
use crate::draft::{Key, LONGEST, LONGEST_MOVE};
use crate::live_table::{LiveTable, TableState};
use crate::new_table::agreed;
use crate::play::live_table;
use crate::problem::Problem;
use crate::seats::ways_out;
use crate::view::{View, sitters};
use crate::visitor::Visitor;

/// With which eyes, and after which moves, a table is looked at.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// Which of several own seats acts, counted from 1. Nobody sees with the eyes of a seat that is not their own.
    #[serde(rename = "as")]
    #[param(rename = "as", minimum = 1, maximum = 4)]
    pub acting: Option<u8>,
    /// Moves to be tried from here, with `;` between them. They change nothing.
    pub draft: Option<String>,
    /// Whether the moves are a plan: as if it were the own turn.
    pub plan: Option<bool>,
}

/// The own seat that acts.
pub fn acting(number: Option<u8>) -> Result<Option<Seat>, Trouble> {
    match number {
        Some(number) if !(1..=MAX_SEATS as u8).contains(&number) => {
            Err(Trouble::Unreadable(format!("as: a seat has a number from 1 to {MAX_SEATS}.")))
        }
        number => Ok(number.map(|number| Seat::new(number - 1))),
    }
}

/// The moves in a draft; several that are thought of as one have `;` between them.
pub fn split<'a>(moves: impl IntoIterator<Item = &'a str>) -> Result<Vec<String>, Trouble> {
    let all =
        moves.into_iter().flat_map(|text| text.split(';')).map(str::trim).filter(|text| !text.is_empty());
    let moves: Vec<String> = all.map(str::to_owned).collect();
    if moves.len() > LONGEST {
        return Err(Trouble::Unreadable(format!("A turn has at most {LONGEST} moves.")));
    }
    if moves.iter().any(|notation| notation.len() > LONGEST_MOVE) {
        return Err(Trouble::Unreadable(format!("A move has at most {LONGEST_MOVE} letters.")));
    }
    Ok(moves)
}

impl Look {
    /// What a page would show that looks so.
    pub fn key(&self, seq: usize) -> Result<Key, Trouble> {
        let mode = if self.plan == Some(true) { Mode::Plan } else { Mode::Play };
        let moves = split(self.draft.as_deref())?;
        Ok(Key { seq, mode, acting: acting(self.acting)?, moves })
    }
}

/// The eye with which somebody looks back: that of the seat they name, if it is theirs.
pub fn eye(state: &TableState, visitor: &Visitor, acting: Option<Seat>) -> Eye {
    let mine = |seat: &Seat| state.row.seats_of(&visitor.person).any(|own| own == *seat);
    acting.filter(mine).map_or_else(|| state.eye_of(&visitor.person), Eye::Seat)
}

/// What everybody at a table is called.
pub fn names(state: &TableState, visitor: &Visitor) -> People {
    let seats = state.truth().map_or(0, AnyGame::seats);
    web::names(visitor.lang, seats, &sitters(state, visitor))
}

/// The view of a visitor, if the moves of their draft can be made.
pub fn view<'a>(
    table: &'a LiveTable,
    state: &'a TableState,
    visitor: &Visitor,
    key: &Key,
) -> Result<View<'a>, Trouble> {
    let view = View::new(table, state, visitor, key).ok_or(Problem::NotBegun)?;
    if let Some(problem) = &view.drafted().problem {
        let texts = (table.entry.kind.texts)();
        return Err(Trouble::refused(problem, texts, visitor.lang, &names(state, visitor)));
    }
    if view.key().moves.len() < key.moves.len() {
        return Err(match view.curtain() {
            Some(seat) => Trouble::Curtain(seat.number()),
            None => Trouble::NotYourTurn(Now::of(state)),
        });
    }
    Ok(view)
}

/// A table with everything that whoever asks may know of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its id in addresses.
    id: String,
    /// The name of its game.
    game: &'static str,
    status: Status,
    /// The number of moves that have been made.
    seq: usize,
    /// Counts changes other than moves.
    rev: u64,
    /// Whether whoever asks opened the table.
    host: bool,
    /// Whether it stands in the list of open tables until it is full.
    open: bool,
    /// Whether people who play against each other here may ask bots for hints.
    hints: bool,
    /// What was agreed, in words.
    agreed: Vec<Agreed>,
    /// What was agreed, as the log has it.
    #[schema(value_type = Object)]
    setup: Value,
    /// How many of the first moves were given: the game goes on from a position that was played elsewhere.
    given: u32,
    /// When it was opened, in seconds since 1970.
    created: i64,
    /// Since when whoever is to decide has been asked, in seconds since 1970.
    waiting_since: i64,
    /// The secret from which all chance follows, once nothing is secret any more.
    seed: Option<String>,
    /// What proves it later.
    commitment: String,
    seats: Vec<SeatInfo>,
    /// How fast bots play here.
    pace: &'static str,
    /// What was said here, the latest last.
    talk: Vec<SaidInfo>,
    /// What whoever asks may do besides moving.
    may: May,
    /// What the standing orders of the seat that acts are set to.
    #[schema(value_type = Object)]
    orders: BTreeMap<&'static str, String>,
    /// The position, once the game has begun.
    position: Option<Position>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
    /// Nobody sits here: the game was brought along to be looked at.
    Study,
}

/// Something that was agreed.
#[derive(Debug, Serialize, ToSchema)]
pub struct Agreed {
    name: String,
    value: String,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SaidInfo {
    /// The seat of whoever said it.
    seat: u8,
    /// What they were called then.
    name: String,
    /// What it was.
    text: String,
    /// Tells it apart from everything else that was said here; later ones are greater.
    pub number: i64,
}

/// What whoever asks may do besides moving.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is something of its own")]
pub struct May {
    /// Take back the last turn.
    take_back: bool,
    /// Why not; empty for whoever does not sit here.
    not_back: Option<String>,
    /// Ask what a strong bot would do.
    hint: bool,
    /// Get up.
    leave: bool,
    /// Take the table away.
    delete: bool,
    /// Hand over these seats to bots.
    hand_over: Vec<u8>,
}

/// A position of a game, as one pair of eyes may know it.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is something of its own")]
pub struct Position {
    /// After so many moves.
    at: usize,
    /// The own seat that acts; none for whoever only watches.
    seat: Option<u8>,
    /// An own seat that has to be named with `as` before its secrets are shown.
    curtain: Option<u8>,
    /// The seat to decide, if somebody does.
    to_move: Option<u8>,
    /// Whether chance or an automatic opponent decides.
    fate: bool,
    /// Whether the game is over.
    over: bool,
    /// Whether it is up to the own seat that acts.
    my_turn: bool,
    /// Where the game stands, in a few words.
    stage: String,
    /// The round; 0 during set-up.
    round: u32,
    /// Full turns taken so far.
    turns: u32,
    /// The seats in turn order.
    order: Vec<u8>,
    /// What is asked.
    question: Option<QuestionInfo>,
    players: Vec<PlayerInfo>,
    /// The seats that would win if the game ended here.
    winners: Vec<u8>,
    /// What ended the game, and what decided a tie, once it is over.
    verdict: Vec<String>,
    /// Everything that can be counted, by seat.
    #[schema(value_type = Object)]
    counts: Value,
    /// A hash of the state as it is seen.
    hash: String,
    /// The state of the game as it is seen; what it is made of depends on the game.
    #[schema(value_type = Object)]
    state: Value,
}

/// What is asked, of whomever.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionInfo {
    /// The question.
    question: String,
    /// Why, and what it leads to.
    why: String,
}

/// A seat in a position.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerInfo {
    seat: u8,
    /// What it plays, once that is chosen.
    role: Option<&'static str>,
    /// Whether nobody sits here.
    automatic: bool,
    /// Whether it has passed and waits for the next round.
    passed: bool,
    /// The points on the score track.
    points: i32,
    /// The points if the game ended here.
    total: i32,
    /// Those points by source.
    #[schema(value_type = Object)]
    sources: BTreeMap<String, i32>,
    /// What it can pay with.
    stock: Vec<StockInfo>,
}

/// Some of what a seat can pay with.
#[derive(Debug, Serialize, ToSchema)]
pub struct StockInfo {
    what: &'static str,
    amount: i32,
    /// What the next income brings, as far as it is known.
    income: i32,
}

/// An amount of something.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Amount {
    /// What it is, for programs.
    what: &'static str,
    /// What it is called.
    name: String,
    amount: i32,
}

/// A line of what happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LineInfo {
    /// The seat that did it, or that it concerns.
    seat: Option<u8>,
    /// What happened, without naming who; empty where the amounts say it all.
    text: String,
    paid: Vec<Amount>,
    gained: Vec<Amount>,
    /// The things on the table it concerned.
    places: Vec<String>,
}

/// Amounts in the words of a game.
pub fn amounts(kind: &GameKind, chips: &[Chip], lang: Lang) -> Vec<Amount> {
    let amount = |chip: &Chip| Amount {
        what: chip.what,
        name: (kind.texts)().get(lang, chip.what),
        amount: chip.amount,
    };
    chips.iter().map(amount).collect()
}

impl LineInfo {
    /// A line with the names of people in it.
    pub fn of(line: &Line, kind: &GameKind, lang: Lang, names: &People) -> LineInfo {
        LineInfo {
            seat: line.seat.map(Seat::number),
            text: names.fill_in(&line.text),
            paid: amounts(kind, &line.paid, lang),
            gained: amounts(kind, &line.gained, lang),
            places: line.places.clone(),
        }
    }
}

impl QuestionInfo {
    /// What is asked in a position.
    pub fn of(game: &dyn AnyGame, lang: Lang, names: &People) -> Option<QuestionInfo> {
        let prompt = game.prompt(lang)?;
        Some(QuestionInfo { question: names.fill_in(&prompt.question), why: names.fill_in(&prompt.why) })
    }
}

impl Position {
    /// A position that was blanked for an eye already.
    fn of(game: &dyn AnyGame, at: usize, lang: Lang, names: &People) -> Position {
        let scores = game.scores();
        let player = |seat: Seat| PlayerInfo {
            seat: seat.number(),
            role: game.role(seat),
            automatic: game.is_automatic(seat),
            passed: game.passed(seat),
            points: game.points(seat),
            total: scores.seats.get(seat).map_or(0, |score| score.total),
            sources: scores
                .seats
                .get(seat)
                .map(|score| score.sources.iter().cloned().collect())
                .unwrap_or_default(),
            stock: game
                .stock(seat)
                .into_iter()
                .map(|stock| StockInfo { what: stock.what, amount: stock.amount, income: stock.income })
                .collect(),
        };
        let numbers = |seats: Vec<Seat>| seats.into_iter().map(Seat::number).collect();
        Position {
            at,
            seat: None,
            curtain: None,
            to_move: game.to_move().seat().map(Seat::number),
            fate: game.to_move() == Turn::Fate,
            over: game.to_move().is_over(),
            my_turn: false,
            stage: names.fill_in(&game.stage(lang)),
            round: game.round(),
            turns: game.turns(),
            order: numbers(game.order()),
            question: QuestionInfo::of(game, lang, names),
            players: Seat::all(game.seats()).map(player).collect(),
            winners: numbers(scores.winners.clone()),
            verdict: game.verdict(lang).iter().map(|line| names.fill_in(&line.text)).collect(),
            counts: serde_json::to_value(game.counts()).unwrap_or_default(),
            hash: format!("{:016x}", game.state_hash()),
            state: game.state_json(),
        }
    }

    /// What a visitor sees who has got so far.
    fn seen(view: &View<'_>, lang: Lang, names: &People) -> Position {
        Position {
            seat: view.me().map(Seat::number),
            curtain: view.curtain().map(Seat::number),
            my_turn: view.is_asked(),
            ..Position::of(&*view.drafted().game, view.key().seq, lang, names)
        }
    }
}

impl TableInfo {
    fn new(app: &App, table: &LiveTable, visitor: &Visitor, look: &Look) -> Result<TableInfo, Trouble> {
        let (state, lang) = (table.state(), visitor.lang);
        let (row, kind) = (&state.row, &table.entry.kind);
        let key = look.key(state.seq())?;
        let begun = state.truth().is_some();
        let view = if begun { Some(view(table, &state, visitor, &key)?) } else { None };
        let sitters = sitters(&state, visitor);
        let names = names(&state, visitor);
        let ways_out = ways_out(table, visitor, app.settings.limits.away);
        let not_back = view.as_ref().and_then(|view| view.take_back().clone().err());
        let setup: toml::Table = toml::from_str(&row.setup).unwrap_or_default();
        Ok(TableInfo {
            id: table.id.to_string(),
            game: kind.name,
            status: match () {
                () if row.is_study() => Status::Study,
                () if state.is_over() => Status::Over,
                () if begun => Status::Running,
                () => Status::Waiting,
            },
            seq: state.seq(),
            rev: state.rev(),
            host: row.host == visitor.person,
            open: row.open,
            hints: row.hints,
            agreed: agreed(kind, &row.setup, &sitters, lang)
                .into_iter()
                .map(|(name, value)| Agreed { name, value })
                .collect(),
            setup: serde_json::to_value(setup).unwrap_or_default(),
            given: row.given,
            created: row.created,
            waiting_since: state.waiting_since(),
            seed: state.is_open().then(|| row.seed.to_string()),
            commitment: row.seed.commitment(),
            seats: sitters.iter().map(SeatInfo::of).collect(),
            pace: state.pace().name(),
            talk: view.as_ref().map(|view| said(view.talk())).unwrap_or_default(),
            may: May {
                take_back: view.as_ref().is_some_and(|view| view.take_back().is_ok()),
                not_back,
                hint: view.as_ref().is_some_and(|view| view.may_ask() && view.is_asked()),
                leave: ways_out.leave,
                delete: ways_out.delete,
                hand_over: ways_out.hand_over.into_iter().map(Seat::number).collect(),
            },
            orders: view.as_ref().map(|view| view.orders().iter().cloned().collect()).unwrap_or_default(),
            position: view.as_ref().map(|view| Position::seen(view, lang, &names)),
        })
    }
}

/// What was said, as programs read it.
pub fn said(talk: &[web::view::Said]) -> Vec<SaidInfo> {
    let line = |said: &web::view::Said| SaidInfo {
        seat: said.seat.number(),
        name: said.name.clone(),
        text: said.text.clone(),
        number: said.number,
    };
    talk.iter().map(line).collect()
}

/// A table as whoever asks may see it, with the moves they try.
#[utoipa::path(
    get, path = "/tables/{id}", tag = "play",
    params(("id" = String, Path, description = "The id of a table"), Look),
    responses((status = 200, body = TableInfo)),
)]
pub async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
    visitor: Visitor,
) -> Result<Json<TableInfo>, Trouble> {
    let table = live_table(&app, &id).await?;
    table.guests.visit(&visitor.person);
    let work = {
        let app = Arc::clone(&app);
        move || TableInfo::new(&app, &table, &visitor, &look)
    };
    Ok(Json(app.workshop.run(work).await??))
}

/// With which eyes somebody looks back.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LookBack {
    /// Which of several own seats looks, counted from 1.
    #[serde(rename = "as")]
    #[param(rename = "as", minimum = 1, maximum = 4)]
    acting: Option<u8>,
}

/// An earlier position of a game, as whoever asks may know it.
#[utoipa::path(
    get, path = "/tables/{id}/positions/{at}", tag = "play",
    params(
        ("id" = String, Path, description = "The id of a table"),
        ("at" = usize, Path, description = "After so many moves"),
        LookBack,
    ),
    responses((status = 200, body = Position)),
)]
pub async fn position(
    State(app): State<Arc<App>>,
    Path((id, at)): Path<(String, usize)>,
    Asked(look): Asked<LookBack>,
    visitor: Visitor,
) -> Result<Json<Position>, Trouble> {
    let table = live_table(&app, &id).await?;
    let acting = acting(look.acting)?;
    let work = move || {
        let state = table.state();
        if at > state.seq() {
            return Err(Trouble::House(Problem::NotFound));
        }
        let eye = eye(&state, &visitor, acting);
        let game = state.seen(at, eye).ok_or(Problem::NotBegun)?;
        let seat = if let Eye::Seat(seat) = eye { Some(seat.number()) } else { None };
        Ok(Position { seat, ..Position::of(&*game, at, visitor.lang, &names(&state, &visitor)) })
    };
    Ok(Json(app.workshop.run(work).await??))
}
