//! Tables before anybody moves: lists, opening one, invitations.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use table::data::nearest;
use table::{GameKind, Lang, MAX_SEATS, SetupOption, Values};
use utoipa::ToSchema;
use web::view::{FieldProblem, Listed, Sitter};

use super::sent::Sent;
use super::trouble::Trouble;
use crate::app::App;
use crate::lobby::{self, name_from};
use crate::new_table::NewTable;
use crate::problem::Problem;
use crate::seats;
use crate::store::{TableId, TableRow};
use crate::texts::texts;
use crate::view::listed;
use crate::visitor::Visitor;

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatInfo {
    /// Its number, counted from 1.
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    /// Who sits there.
    kind: SitterKind,
    /// What they are called.
    name: Option<String>,
    /// How strong a bot is.
    level: Option<&'static str>,
    /// What a bot likes more than it is worth.
    style: Option<String>,
    /// Whether it is a seat of whoever asks.
    mine: bool,
    /// The code of the invitation that leads to a free seat, for whoever may know it.
    invitation: Option<String>,
}

/// Who sits somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SitterKind {
    /// Somebody.
    Person,
    /// A bot of the house.
    Bot,
    /// Nobody: the rules and chance play it.
    Automatic,
    /// Nobody yet.
    Free,
}

impl SeatInfo {
    /// A seat as pages list it.
    pub fn of(sitter: &Sitter) -> SeatInfo {
        let kind = match (sitter.bot, &sitter.name) {
            (Some("automatic"), _) => SitterKind::Automatic,
            (Some(_), _) => SitterKind::Bot,
            (None, Some(_)) => SitterKind::Person,
            (None, None) => SitterKind::Free,
        };
        let code = |address: &String| address.rsplit('/').next().unwrap_or_default().to_owned();
        SeatInfo {
            seat: sitter.seat.number(),
            kind,
            name: sitter.name.clone(),
            level: sitter.bot.filter(|_| kind == SitterKind::Bot),
            style: sitter.style.clone(),
            mine: sitter.mine,
            invitation: sitter.invitation.as_ref().map(code),
        }
    }
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTable {
    /// Its id in addresses.
    id: String,
    /// The name of its game.
    game: String,
    /// Where the game stands, in a few words; empty before it begins and after it has ended.
    stage: String,
    /// Whether whoever asks is to decide.
    my_turn: bool,
    /// The final points by seat, once the game is over.
    points: Option<Vec<i32>>,
    /// When it was opened or last moved at, in seconds since 1970.
    touched: i64,
    seats: Vec<SeatInfo>,
}

impl ListedTable {
    fn of(listed: &Listed) -> ListedTable {
        ListedTable {
            id: listed.id.clone(),
            game: listed.game.clone(),
            stage: listed.stage.clone(),
            my_turn: listed.my_turn,
            points: listed.points.clone(),
            touched: listed.touched,
            seats: listed.sitters.iter().map(SeatInfo::of).collect(),
        }
    }
}

/// The tables that concern whoever asks: the latest of each kind.
#[derive(Debug, Serialize, ToSchema)]
pub struct Lists {
    /// Where a game is on, or waits for players; those where it is up to whoever asks come first.
    running: Vec<ListedTable>,
    /// Tables of others that are open to everybody and have a free seat.
    open: Vec<ListedTable>,
    /// Where the game is over.
    finished: Vec<ListedTable>,
}

/// The tables of whoever asks, and those that are open to everybody.
#[utoipa::path(get, path = "/tables", tag = "tables", responses((status = 200, body = Lists)))]
pub async fn lists(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Lists>, Trouble> {
    let home = lobby::lists(&app, &visitor).await?;
    let list = |tables: &[Listed]| tables.iter().map(ListedTable::of).collect();
    Ok(Json(Lists { running: list(&home.running), open: list(&home.open), finished: list(&home.finished) }))
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableBody {
    /// The name of the game.
    #[schema(example = "gaia")]
    game: String,
    /// What whoever opens the table wants to be called; as before, if it is not said.
    #[serde(default)]
    #[schema(example = "Ada", max_length = 32)]
    name: Option<String>,
    /// Who shall sit where.
    #[schema(min_items = 1, max_items = 4)]
    seats: Vec<NewSeat>,
    /// Whether lots are drawn for the seats.
    #[serde(default = "yes")]
    #[schema(default = true)]
    shuffle: bool,
    /// Whether strangers may see the table in the list and sit down.
    #[serde(default)]
    open: bool,
    /// Whether people who play against each other here may ask bots for hints.
    #[serde(default)]
    hints: bool,
    /// How much time people have; as much as they like, if it is not said.
    #[serde(default)]
    clock: Option<NewClock>,
    /// What is agreed, by the keys of the game's options; what is not said is as usual.
    #[serde(default)]
    options: BTreeMap<String, OptionValue>,
}

fn yes() -> bool {
    true
}

/// The clock of a table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClock {
    /// One of those that `GET /games/{game}` lists: seconds for every turn, or for the whole game.
    #[schema(example = "turn-120")]
    time: String,
    /// Whether a bot takes over by itself when the time of a seat is up.
    #[serde(default)]
    replaces: bool,
}

/// Who shall sit on a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    who: Who,
    /// The level of a bot; the usual one, if it is not said.
    #[serde(default)]
    #[schema(example = "easy")]
    level: Option<String>,
    /// What a bot likes more than it is worth; by lot, if it is not said.
    #[serde(default)]
    style: Option<String>,
    /// What somebody else at the same screen is called.
    #[serde(default)]
    #[schema(max_length = 32)]
    name: Option<String>,
}

/// Who shall sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Whoever opens the table.
    Me,
    /// Somebody who is invited.
    Invite,
    /// Somebody else at the same screen: whoever opens the table moves for them.
    Here,
    /// A bot of the house.
    Bot,
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum OptionValue {
    /// Of a switch.
    Switch(bool),
    /// One of several values, or a code.
    Word(String),
    /// Numbers for the seats.
    Numbers(Vec<i16>),
    /// Some of several values.
    Words(Vec<String>),
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub struct Opened {
    /// Its id in addresses.
    id: String,
}

impl Opened {
    /// The table with this id.
    pub fn new(id: &TableId) -> Opened {
        Opened { id: id.to_string() }
    }
}

/// Opens a table.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = NewTableBody,
    responses((status = 201, body = Opened)),
)]
pub async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(body): Sent<NewTableBody>,
) -> Result<(StatusCode, Json<Opened>), Trouble> {
    let entry = app.game(&body.game).map_err(Problem::NoGame)?;
    let name = known_name(&app, &visitor, body.name.clone()).await?;
    let fields = fields(&entry.kind, &body, name, visitor.lang).map_err(Trouble::Fields)?;
    let wanted = NewTable::read(&entry.kind, |field| fields.get(field).map_or("", String::as_str));
    match lobby::open_table(&app, entry, &wanted, &visitor).await? {
        Ok(id) => Ok((StatusCode::CREATED, Json(Opened::new(&id)))),
        Err(problems) => Err(Trouble::Fields(problems.into_iter().map(as_sent).collect())),
    }
}

/// What a visitor wants to be called, or is called here.
pub async fn known_name(app: &App, visitor: &Visitor, wanted: Option<String>) -> Result<String, Trouble> {
    if let Some(name) = wanted {
        return Ok(name);
    }
    Ok(app.name_of(&visitor.person).await?.unwrap_or_else(|| texts().get(visitor.lang, "guest")))
}

/// The fields that the form for a new table would send.
fn fields(
    kind: &GameKind,
    body: &NewTableBody,
    name: String,
    lang: Lang,
) -> Result<BTreeMap<String, String>, Vec<FieldProblem>> {
    let flag = |on: bool| if on { "on".to_owned() } else { String::new() };
    let mut fields = seat_fields(&body.seats);
    fields.extend([
        ("name".to_owned(), name),
        ("players".to_owned(), body.seats.len().to_string()),
        ("shuffle".to_owned(), flag(body.shuffle)),
        ("open".to_owned(), flag(body.open)),
        ("hints".to_owned(), flag(body.hints)),
        ("clock".to_owned(), body.clock.as_ref().map(|clock| clock.time.clone()).unwrap_or_default()),
        ("replaces".to_owned(), flag(body.clock.as_ref().is_some_and(|clock| clock.replaces))),
    ]);
    let options = (kind.options)();
    let mut problems = Vec::new();
    for (key, value) in &body.options {
        match options.iter().find(|option| option.key == key) {
            Some(option) => match option_fields(option, value, lang) {
                Ok(all) => fields.extend(all),
                Err(text) => problems.push(FieldProblem { field: format!("options.{key}"), text }),
            },
            None => {
                let near = nearest(key, options.iter().map(|option| option.key));
                let near = near.unwrap_or_else(|| options.first().map_or("", |option| option.key));
                let text = texts().fill(lang, "api-no-option", &[("near", near.to_owned().into())]);
                problems.push(FieldProblem { field: format!("options.{key}"), text });
            }
        }
    }
    if problems.is_empty() { Ok(fields) } else { Err(problems) }
}

/// The fields that a form would send for who shall sit where.
pub fn seat_fields(seats: &[NewSeat]) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    for (seat, number) in seats.iter().take(MAX_SEATS).zip(1..) {
        let level = seat.level.as_deref().unwrap_or(bots::Kind::USUAL.name());
        let who = match seat.who {
            Who::Me => "me".to_owned(),
            Who::Invite => "invite".to_owned(),
            Who::Here => "here".to_owned(),
            Who::Bot => format!("bot-{level}"),
        };
        fields.insert(format!("seat-{number}"), who);
        fields.insert(format!("style-{number}"), seat.style.clone().unwrap_or_default());
        fields.insert(format!("name-{number}"), seat.name.clone().unwrap_or_default());
    }
    fields
}

/// The fields that the form would send for an option.
fn option_fields(
    option: &SetupOption,
    value: &OptionValue,
    lang: Lang,
) -> Result<Vec<(String, String)>, String> {
    let field = format!("option-{}", option.key);
    let wrong = |key: &str| Err(texts().get(lang, key));
    match (option.values, value) {
        (Values::Switch, OptionValue::Switch(on)) => {
            Ok(vec![(field, if *on { "on" } else { "off" }.to_owned())])
        }
        (Values::Switch, _) => wrong("api-switch"),
        (Values::OneOf(values), OptionValue::Word(word)) if values.contains(&word.as_str()) => {
            Ok(vec![(field, word.clone())])
        }
        (Values::OneOf(values), _) => {
            Err(texts().fill(lang, "api-one-of", &[("values", values.join(", ").into())]))
        }
        (Values::Code { .. }, OptionValue::Word(code)) => Ok(vec![(field, code.clone())]),
        (Values::Code { .. }, _) => wrong("api-code"),
        // An empty list is a list of nothing, whatever it could be of.
        (Values::AnyOf(_) | Values::PerSeat { .. }, OptionValue::Numbers(none)) if none.is_empty() => {
            Ok(Vec::new())
        }
        (Values::AnyOf(values), OptionValue::Words(words))
            if words.iter().all(|word| values.contains(&word.as_str())) =>
        {
            Ok(words.iter().map(|word| (format!("{field}-{word}"), "on".to_owned())).collect())
        }
        (Values::AnyOf(values), _) => {
            Err(texts().fill(lang, "api-any-of", &[("values", values.join(", ").into())]))
        }
        (Values::PerSeat { .. }, OptionValue::Numbers(numbers)) => {
            let sent = numbers.iter().zip(1..);
            Ok(sent.map(|(number, seat)| (format!("{field}-{seat}"), number.to_string())).collect())
        }
        (Values::PerSeat { .. }, _) => wrong("api-per-seat"),
    }
}

/// A problem with a field of the form, as a program knows the field.
pub fn as_sent(problem: FieldProblem) -> FieldProblem {
    let field = match problem.field.split_once('-') {
        Some(("option", key)) => format!("options.{key}"),
        Some(("seat", number)) => format!("seats.{number}.level"),
        Some((word, number)) => format!("seats.{number}.{word}"),
        None if problem.field == "players" => "seats".to_owned(),
        None if problem.field == "clock" => "clock.time".to_owned(),
        None => problem.field,
    };
    FieldProblem { field, ..problem }
}

/// What an invitation leads to.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationInfo {
    /// The table.
    table: String,
    /// The name of its game.
    game: String,
    /// The seat.
    seat: u8,
    /// Whether it is still free.
    free: bool,
    /// Who sits at the table.
    seats: Vec<SeatInfo>,
}

/// Where somebody sat down.
#[derive(Debug, Serialize, ToSchema)]
pub struct Joined {
    /// The table.
    table: String,
    /// The seat.
    seat: u8,
}

/// Somebody who wants to sit down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What they want to be called; as before, if it is not said.
    #[serde(default)]
    #[schema(max_length = 32)]
    name: Option<String>,
}

async fn invited(app: &App, code: &str) -> Result<(TableRow, table::Seat), Trouble> {
    Ok(app.store.table_by_invitation(code).await?.ok_or(Problem::NoInvitation)?)
}

/// What an invitation leads to.
#[utoipa::path(
    get, path = "/invitations/{code}", tag = "tables",
    params(("code" = String, Path, description = "The code of an invitation")),
    responses((status = 200, body = InvitationInfo)),
)]
pub async fn invitation(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Json<InvitationInfo>, Trouble> {
    let (row, seat) = invited(&app, &code).await?;
    let sitters = row.seats.iter().map(|seat| listed(&row.id, seat, &visitor, false));
    let seats: Vec<SeatInfo> = sitters.map(|sitter| SeatInfo::of(&sitter)).collect();
    let free = row.seats.iter().any(|row| row.seat == seat && row.sitter.is_none());
    Ok(Json(InvitationInfo { table: row.id.to_string(), game: row.game, seat: seat.number(), free, seats }))
}

/// Sits down where an invitation leads. The game begins when it was the last free seat.
#[utoipa::path(
    post, path = "/invitations/{code}", tag = "tables", request_body = Join,
    params(("code" = String, Path, description = "The code of an invitation")),
    responses((status = 200, body = Joined)),
)]
pub async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<Join>,
) -> Result<Json<Joined>, Trouble> {
    let (row, seat) = invited(&app, &code).await?;
    let wanted = known_name(&app, &visitor, body.name).await?;
    let name = name_from(&visitor, &wanted)
        .map_err(|text| Trouble::Fields(vec![FieldProblem { field: "name".to_owned(), text }]))?;
    let table = app.table(&row.id).await?;
    seats::join(&app, &table, seat, &visitor, name).await?;
    Ok(Json(Joined { table: row.id.to_string(), seat: seat.number() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_name_the_fields_that_were_sent() {
        let named =
            |field: &str| as_sent(FieldProblem { field: field.to_owned(), text: String::new() }).field;
        assert_eq!(named("players"), "seats");
        assert_eq!(named("name"), "name");
        assert_eq!(named("name-2"), "seats.2.name");
        assert_eq!(named("style-3"), "seats.3.style");
        assert_eq!(named("seat-2"), "seats.2.level");
        assert_eq!(named("option-first_game"), "options.first_game");
    }
}
