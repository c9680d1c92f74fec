//! A position as their records describe it.

use gaia::goods::Goods;
use gaia::names::{Ability, Area, Named, Place, Planet, Structure, Token};
use gaia::{Bowl, Decision, Gaia, IncomeSource, Phase, Player, TileState};
use hex::Cell;
use serde_json::{Map as Json, Value, json};
use table::{Game, Seat};

use crate::record::theirs;
use crate::words::{Word, list, normal, special_word};

/// The whole position, with every key.
pub(crate) fn picture(game: &Gaia) -> Json<String, Value> {
    let seats = |seats: &[Seat]| seats.iter().map(|seat| seat.index()).collect::<Vec<_>>();
    let charging = matches!(game.question().map(|pending| pending.decision), Some(Decision::Charge(_)));
    let phase = match game.phase() {
        Phase::Deal | Phase::Map => "setupBoard",
        Phase::Factions => "setupFaction",
        Phase::Start => "setupBuilding",
        Phase::Boosters => "setupBooster",
        Phase::Income => "roundIncome",
        _ if charging => "roundLeech",
        Phase::Gaia => "roundGaia",
        Phase::Actions => "roundMove",
        Phase::Over => "endGame",
    };
    let mut all = Json::new();
    let mut put = |key: &str, value: Value| all.insert(key.into(), value);
    put("ph", phase.into());
    put("r", game.round().into());
    put("cur", game.to_move().seat().map(Seat::index).into());
    put("to", json!(seats(&still_to_move(game))));
    put("pp", json!(seats(game.passed())));
    let cleared = game.phase() == Phase::Over;
    let taken = game
        .used_actions()
        .iter()
        .filter(|_| !cleared)
        .filter_map(|(action, seat)| Some((action.word().into(), (*seat)?.index().into())));
    put("act", Value::Object(taken.collect()));
    let mut open: Vec<_> = game.open_boosters().map(Word::word).collect();
    open.sort_by_key(|word| word.trim_start_matches("booster").parse::<u8>().unwrap_or(0));
    put("bo", json!(open));
    let kinds = Token::ALL.iter().filter(|token| game.data().tokens[**token].reserved_for.is_none());
    put(
        "fp",
        Value::Object(kinds.map(|token| (token.word().into(), game.supply()[*token].into())).collect()),
    );
    put("tf", game.terraforming_token().map(Word::word).into());
    let left = Area::ALL.iter().filter(|area| game.advanced()[**area].is_some());
    put("adv", json!(left.map(|area| area.word()).collect::<Vec<_>>()));
    put("pl", json!(sorted(changed_planets(game))));
    let players = game
        .players()
        .iter()
        .map(|(seat, player)| (seat.index().to_string(), player_picture(game, seat, player)));
    put("p", Value::Object(players.collect()));
    if let (true, Some(trigger), Some(Decision::Charge(offer))) =
        (charging, game.charges().first(), game.question().map(|pending| pending.decision))
    {
        let (q, r) = at(game, trigger.at);
        put("lo", json!(seats(&game.still_to_charge())));
        put("ls", json!([trigger.by.index(), q, r]));
        put("lp", offer.value.into());
    }
    all
}

fn sorted(mut list: Vec<Value>) -> Vec<Value> {
    list.sort_by_key(Value::to_string);
    list
}

fn at(game: &Gaia, cell: Cell) -> (i8, i8) {
    theirs(game.board().grid().axial(cell))
}

/// Who is still to move: in set-up the queue behind the seat to move, later everybody who has not passed.
fn still_to_move(game: &Gaia) -> Vec<Seat> {
    let current = game.to_move().seat();
    match game.phase() {
        Phase::Factions => game.players().seats().skip(1).collect(),
        Phase::Start => game.still_to_start(),
        Phase::Boosters => {
            let open = game.players().seats().rev().filter(|seat| game.players()[*seat].booster.is_none());
            open.filter(|seat| Some(*seat) != current).collect()
        }
        Phase::Over => Vec::new(),
        _ => game.order().iter().copied().filter(|seat| !game.players()[*seat].passed).collect(),
    }
}

fn changed_planets(game: &Gaia) -> Vec<Value> {
    let spot = |cell, planet: Planet| {
        let (q, r) = at(game, cell);
        json!([q, r, planet.word()])
    };
    let lost = game.lost_planet().map(|lost| spot(lost.at, Planet::Lost));
    game.gaiaformed().iter().map(|cell| spot(cell, Planet::Gaia)).chain(lost).collect()
}

fn player_picture(game: &Gaia, seat: Seat, player: &Player) -> Value {
    let Some(faction) = player.faction else { return empty_player(None) };
    if game.phase() == Phase::Factions {
        return empty_player(Some(faction.word()));
    }
    let power = player.power;
    let place =
        |tile| Place::ALL.iter().find(|place| game.tiles()[**place] == Some(tile)).map(|place| place.word());
    let mut tiles = Vec::new();
    for (tile, state) in &player.tiles {
        match state {
            TileState::None => {}
            TileState::Open => tiles.push(json!([tile.word(), place(tile), 1])),
            TileState::Covered(advanced) => {
                tiles.push(json!([tile.word(), place(tile), 0]));
                let area = game.area_of(*advanced).map_or("?", Word::word);
                tiles.push(json!([advanced.word(), format!("adv-{area}"), 1]));
            }
        }
    }
    let tokens: Vec<_> =
        player.tokens.iter().map(|token| json!([token.kind.word(), u8::from(token.green)])).collect();
    let specials = game.specials(seat).map(|special| {
        let used = if player.used.has(special) && game.phase() != Phase::Over { "!" } else { "" };
        format!("{}{used}", special_word(game, seat, special))
    });
    let mut specials: Vec<_> = specials.collect();
    specials.sort();
    let mut all = json!({
        "f": faction.word(),
        "vp": player.vp(),
        "c": player.credits,
        "o": player.ore,
        "k": player.knowledge,
        "q": player.qic,
        "pw": [power.areas[0], power.areas[1], power.areas[2], power.gaia],
        "rs": Area::ALL.iter().map(|area| player.research[*area]).collect::<Vec<_>>(),
        "gf": [player.gaiaformers, player.projects.len() as u8, player.gaiaformers_in_gaia],
        "b": sorted(pieces(game, seat, player)),
        "st": sorted(player.satellites.iter().map(|cell| json!(at(game, cell))).collect()),
        "fd": tokens,
        "tt": sorted(tiles),
        "bo": player.booster.map(Word::word),
        "ps": u8::from(player.passed),
        "sp": specials,
        "in": normal(&list(expected_income(game, seat), "t")),
    });
    if player.board().abilities.has(Ability::Brainstone) {
        let number = match power.brainstone {
            None => 0,
            Some(Bowl::I) => 1,
            Some(Bowl::II) => 2,
            Some(Bowl::III) => 3,
            Some(Bowl::Gaia) => 4,
        };
        all["bs"] = json!(number);
    }
    all
}

/// A player before the faction boards are dealt.
fn empty_player(faction: Option<&str>) -> Value {
    let mut all = json!({
        "f": faction, "vp": 10, "c": 0, "o": 0, "k": 0, "q": 0, "pw": [0, 0, 0, 0], "rs": [0, 0, 0, 0, 0, 0],
        "gf": [0, 0, 0], "b": [], "st": [], "fd": [], "tt": [], "bo": null, "ps": 0, "sp": [], "in": "",
    });
    if faction == Some("taklons") {
        all["bs"] = json!(0);
    }
    all
}

fn pieces(game: &Gaia, seat: Seat, player: &Player) -> Vec<Value> {
    let piece = |word: &str, cell: Cell| {
        let (q, r) = at(game, cell);
        let flags = u8::from(game.in_federation(seat, cell)) + 2 * u8::from(player.shared.contains(cell));
        json!([word, q, r, flags])
    };
    let structures = Structure::ALL
        .iter()
        .flat_map(|kind| player.structures[*kind].iter().map(move |cell| (kind.word(), cell)));
    let projects = player.projects.iter().map(|cell| ("gf", cell));
    let stations = player.stations.iter().map(|cell| ("sp", cell));
    structures.chain(projects).chain(stations).map(|(word, cell)| piece(word, cell)).collect()
}

/// Income they show: the booster's only from taking it until it is paid.
fn expected_income(game: &Gaia, seat: Seat) -> Goods {
    let booster_due = match game.phase() {
        Phase::Actions | Phase::Gaia => game.players()[seat].passed,
        Phase::Over => false,
        _ => true,
    };
    let sources = game.income_sources(seat);
    let counted = sources.filter(|(source, _)| booster_due || *source != IncomeSource::Booster);
    counted.fold(Goods::NONE, |sum, (_, income)| sum + income)
}

/// The recorded state, brought into the form of [`picture`].
pub(crate) fn tidy(key: &str, value: &Value) -> Value {
    match (key, value) {
        ("pl", Value::Array(list)) => Value::Array(sorted(list.clone())),
        ("p", Value::Object(players)) => {
            Value::Object(players.iter().map(|(seat, player)| (seat.clone(), tidy_player(player))).collect())
        }
        _ => value.clone(),
    }
}

fn tidy_player(player: &Value) -> Value {
    let mut player = player.clone();
    let Some(all) = player.as_object_mut() else { return player };
    for key in ["b", "st", "sp"] {
        if let Some(Value::Array(list)) = all.get_mut(key) {
            list.sort_by_key(Value::to_string);
        }
    }
    if let Some(Value::Array(tiles)) = all.get_mut("tt") {
        tiles.sort_by_key(Value::to_string);
    }
    if let Some(Value::String(income)) = all.get_mut("in") {
        *income = normal(income);
    }
    player
}
