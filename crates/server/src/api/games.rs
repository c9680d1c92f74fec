//! The games of the house, and what can be agreed before each.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use bots::GameEntry;
use serde::Serialize;
use table::{GameKind, Lang, SetupOption, StandingOrder, Values};
use utoipa::ToSchema;

use super::trouble::Trouble;
use crate::app::App;
use crate::new_table::NewTable;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// A game of the house.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses and requests.
    name: &'static str,
    /// What people call it.
    title: String,
    /// The fewest people who can sit down.
    least_players: u8,
    /// The most.
    most_players: u8,
    /// The version of the rules.
    rules: u32,
}

/// A game with everything that can be agreed before it.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameDetails {
    #[serde(flatten)]
    game: GameInfo,
    /// What can be agreed on.
    options: Vec<OptionInfo>,
    /// Values that are not for every number of players.
    fits: Vec<FitInfo>,
    /// Values that cannot be chosen together.
    clashes: Vec<ClashInfo>,
    /// The levels of bots, the weakest first.
    levels: Vec<LevelInfo>,
    /// The level of whoever does not choose.
    usual_level: &'static str,
    /// What bots of some levels may like more than it is worth.
    styles: Vec<&'static str>,
    /// Questions that a seat can have answered by an order of its own.
    orders: Vec<OrderInfo>,
}

/// Something to agree on.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionInfo {
    /// Its key in requests.
    key: &'static str,
    /// What it is called.
    name: String,
    /// What values it takes.
    kind: OptionKind,
    /// The values there are to choose from, the usual one first.
    values: Vec<ValueInfo>,
    /// The least number, where every seat has one.
    least: Option<i16>,
    /// The most.
    most: Option<i16>,
    /// The option whose place it takes, where it is a code.
    instead_of: Option<&'static str>,
    /// Whether it is a house rule.
    house: bool,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// `true` or `false`; usually `false`.
    Switch,
    /// One of the values, as a text.
    OneOf,
    /// A list of some of the values; usually none.
    AnyOf,
    /// A code that people copy and paste; usually none.
    Code,
    /// A list with a whole number for every seat, in the order of `seats`; usually 0.
    PerSeat,
}

/// A value of an option or of a standing order.
#[derive(Debug, Serialize, ToSchema)]
pub struct ValueInfo {
    /// The value in requests.
    value: &'static str,
    /// What it is called.
    name: String,
}

/// For how many players a value is.
#[derive(Debug, Serialize, ToSchema)]
pub struct FitInfo {
    option: &'static str,
    value: &'static str,
    players: Vec<u8>,
}

/// Two values that cannot be chosen together, as option and value.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClashInfo {
    one: [&'static str; 2],
    other: [&'static str; 2],
}

/// A level of bots.
#[derive(Debug, Serialize, ToSchema)]
pub struct LevelInfo {
    /// Its name in requests.
    name: &'static str,
    /// What people call it.
    title: String,
    /// Whether such bots have a style.
    has_style: bool,
    /// What equal bots of this level score on average, as far as it is known.
    scores: Vec<LevelScore>,
}

/// What equal bots score on average.
#[derive(Debug, Serialize, ToSchema)]
pub struct LevelScore {
    players: u8,
    points: f64,
}

/// A question that a seat can have answered by an order of its own.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderInfo {
    /// Its key in requests.
    key: &'static str,
    /// What it is called.
    name: String,
    /// What it can be set to; the first is how it begins.
    values: Vec<ValueInfo>,
}

impl GameInfo {
    fn of(kind: &GameKind, lang: Lang) -> GameInfo {
        GameInfo {
            name: kind.name,
            title: web::game_title(lang, kind.name),
            least_players: *kind.seats.start(),
            most_players: *kind.seats.end(),
            rules: kind.rules,
        }
    }
}

impl GameDetails {
    fn of(entry: &GameEntry, lang: Lang) -> GameDetails {
        let kind = &entry.kind;
        let form = NewTable::usual(kind, String::new()).form(entry, Vec::new());
        let level = |level: web::view::Level| LevelInfo {
            name: level.name,
            title: web::bot_name(lang, level.name),
            has_style: level.has_style,
            scores: level
                .scores
                .into_iter()
                .map(|(players, points)| LevelScore { players, points })
                .collect(),
        };
        let pair = |(option, value): (&'static str, &'static str)| [option, value];
        GameDetails {
            game: GameInfo::of(kind, lang),
            options: (kind.options)().iter().map(|option| option_info(kind, option, lang)).collect(),
            fits: form
                .fits
                .into_iter()
                .map(|fit| FitInfo { option: fit.option, value: fit.value, players: fit.players })
                .collect(),
            clashes: form
                .clashes
                .into_iter()
                .map(|clash| ClashInfo { one: pair(clash.earlier), other: pair(clash.later) })
                .collect(),
            levels: form.bots.levels.into_iter().map(level).collect(),
            usual_level: form.bots.usual,
            styles: form.bots.styles,
            orders: (kind.orders)().iter().map(|order| order_info(kind, order, lang)).collect(),
        }
    }
}

fn option_info(kind: &GameKind, option: &SetupOption, lang: Lang) -> OptionInfo {
    let text = |key: &str| (kind.texts)().get(lang, key);
    let named =
        |value: &'static str| ValueInfo { value, name: text(&format!("setup-{}-{value}", option.key)) };
    let thing = |value: &'static str| ValueInfo { value, name: text(value) };
    let plain = OptionInfo {
        key: option.key,
        name: text(&format!("setup-{}", option.key)),
        kind: OptionKind::Switch,
        values: Vec::new(),
        least: None,
        most: None,
        instead_of: None,
        house: option.house,
    };
    match option.values {
        Values::Switch => plain,
        Values::OneOf(values) => OptionInfo {
            kind: OptionKind::OneOf,
            values: values.iter().copied().map(named).collect(),
            ..plain
        },
        Values::AnyOf(values) => OptionInfo {
            kind: OptionKind::AnyOf,
            values: values.iter().copied().map(thing).collect(),
            ..plain
        },
        Values::Code { instead_of } => {
            OptionInfo { kind: OptionKind::Code, instead_of: Some(instead_of), ..plain }
        }
        Values::PerSeat { least, most } => {
            OptionInfo { kind: OptionKind::PerSeat, least: Some(least), most: Some(most), ..plain }
        }
    }
}

fn order_info(kind: &GameKind, order: &StandingOrder, lang: Lang) -> OrderInfo {
    let text = |key: &str| (kind.texts)().get(lang, key);
    let value =
        |value: &&'static str| ValueInfo { value, name: text(&format!("order-{}-{value}", order.key)) };
    OrderInfo {
        key: order.key,
        name: text(&format!("order-{}", order.key)),
        values: order.values.iter().map(value).collect(),
    }
}

/// The games that are played here.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<Arc<App>>, visitor: Visitor) -> Json<Vec<GameInfo>> {
    Json(app.kinds().iter().map(|kind| GameInfo::of(kind, visitor.lang)).collect())
}

/// A game with its options, bots and standing orders.
#[utoipa::path(
    get, path = "/games/{game}", tag = "games",
    params(("game" = String, Path, description = "The name of a game", example = "gaia")),
    responses((status = 200, body = GameDetails)),
)]
pub async fn game(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Json<GameDetails>, Trouble> {
    let entry = Arc::clone(app.game(&game).map_err(Problem::NoGame)?);
    Ok(Json(app.workshop.run(move || GameDetails::of(&entry, visitor.lang)).await?))
}

/// The numbered rules of a game, as Markdown: what refusals cite.
#[utoipa::path(
    get, path = "/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The name of a game", example = "gaia")),
    responses((status = 200, body = String, content_type = "text/markdown")),
)]
pub async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let entry = app.game(&game).map_err(Problem::NoGame)?;
    let text = (entry.kind.rulebook)(visitor.lang);
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}
