//! Comparing lists of legal moves and verdicts on federations.
//!
//! Their lists are what that program offers, which is not always what the rules allow; each allowance below names
//! the documented difference it stands for.

use std::collections::BTreeSet;

use gaia::names::{Ability, BoardAction, FreeAction, Named, Place, Token};
use gaia::{
    Bowl, Decision, Gaia, GaiaConversion, Help, Line, Move, Offer, OwnTurn, Part, PlaceMine, PlaceStart,
    Purse, Special, Terms, TileState,
};
use serde_json::{Map as Json, Value};
use table::{Game, Seat};

use crate::commands::income;
use crate::reader::Reader;
use crate::record::theirs;
use crate::words::{Word, list, normal, offer_word, special_word};

type Set = BTreeSet<String>;
/// The recorded value and ours.
pub(crate) type Differing = (String, String);

/// Compares all commands of a list.
pub(crate) fn compare(reader: &Reader, recorded: &Json<String, Value>) -> Result<(), Differing> {
    let ours = Ours::new(reader);
    if ours.went_on(recorded) {
        return Ok(());
    }
    let keys: BTreeSet<&str> = recorded.keys().map(String::as_str).chain(KEYS).collect();
    for key in keys {
        ours.compare(key, recorded.get(key))?;
    }
    Ok(())
}

/// Whether, with their idea of extra range (difference 4), nothing can be built here.
pub(crate) fn leads_nowhere(reader: &Reader) -> bool {
    let ours = Ours::new(reader);
    matches!(ours.decision, Some(Decision::PlaceMine(PlaceMine(Help::Range(_)))))
        && ours.ours("build").is_empty()
}

/// What we offer, as they would list it.
struct Ours<'a> {
    reader: &'a Reader,
    game: &'a Gaia,
    seat: Seat,
    decision: Option<Decision>,
    moves: Vec<(Move, Terms)>,
}

/// Compared even where nothing is recorded. Only federations may be missing there (difference 13).
const KEYS: [&str; 19] = [
    "build",
    "up",
    "tech",
    "cover",
    "action",
    "special",
    "pass",
    "booster",
    "fedtile",
    "swap-PI",
    "brainstone",
    "income",
    "faction",
    "charge",
    "decline",
    "lostPlanet",
    "spend",
    "burn",
    "endturn",
];

impl<'a> Ours<'a> {
    fn new(reader: &'a Reader) -> Self {
        let game = &reader.game;
        let mut moves = Vec::new();
        // While a command waits for the word about the brainstone, nothing else can be said.
        if reader.held.is_none() {
            game.legal_moves(&mut moves);
        }
        let terms = |mv: Move| (mv, game.check(mv).expect("listed moves are legal"));
        let seat = game.to_move().seat().unwrap_or(Seat::new(0));
        let decision = if reader.held.is_none() { reader.decision() } else { None };
        Ours { reader, game, seat, decision, moves: moves.into_iter().map(terms).collect() }
    }

    /// Questions with a single answer, which they ask while we go on: a tile that must be covered, a token that
    /// must be scored, a research step that is not possible.
    fn went_on(&self, recorded: &Json<String, Value>) -> bool {
        let player = &self.game.players()[self.seat];
        let mut keys = recorded.iter();
        let (Some((key, Value::Array(rows))), None) = (keys.next(), keys.next()) else { return false };
        match (key.as_str(), &rows[..], self.decision) {
            ("cover", [row], decision) if !matches!(decision, Some(Decision::Cover(_))) => {
                let tile = Place::from_word(text(&row[1])).and_then(|place| self.game.tiles()[place]);
                tile.is_some_and(|tile| matches!(player.tiles[tile], TileState::Covered(_)))
            }
            ("fedtile", [row], decision) if !matches!(decision, Some(Decision::Rescore(_))) => {
                player.tokens.iter().all(|token| token.kind.word() == text(row))
            }
            ("decline", [row], decision) if text(row) == "up" => !matches!(decision, Some(Decision::Step(_))),
            _ => false,
        }
    }

    fn compare(&self, key: &str, recorded: Option<&Value>) -> Result<(), Differing> {
        match key {
            "federation" => self.federations(recorded),
            "decline" => self.decline(recorded),
            "spend" => self.spend(recorded),
            "action" => self.actions(&names(recorded)),
            "special" => self.specials(&names(recorded)),
            _ => {
                let theirs = self.theirs(key, recorded);
                let ours = self.ours(key);
                same(key, &theirs, &ours)
            }
        }
    }

    /// A recorded list in comparable form.
    fn theirs(&self, key: &str, recorded: Option<&Value>) -> Set {
        let rows = recorded.and_then(Value::as_array).cloned().unwrap_or_default();
        match key {
            "burn" => recorded
                .and_then(Value::as_u64)
                .filter(|n| *n > 0)
                .map(|n| n.to_string())
                .into_iter()
                .collect(),
            "endturn" => recorded.map(ToString::to_string).into_iter().collect(),
            "build" => rows
                .iter()
                .map(|row| {
                    format!(
                        "{} {} {} {}",
                        text(&row[0]),
                        self.cell_name(&row[1]),
                        normal(text(&row[2])),
                        row[3]
                    )
                })
                .collect(),
            "up" => rows
                .iter()
                .map(|row| format!("{} {} {}", text(&row[0]), row[1], normal(text(&row[2]))))
                .collect(),
            "tech" | "cover" => {
                rows.iter().map(|row| format!("{} {}", text(&row[0]), text(&row[1]))).collect()
            }
            "charge" => {
                rows.iter().map(|row| format!("{} {}", text(&row[0]), normal(text(&row[1])))).collect()
            }
            "lostPlanet" => rows
                .iter()
                .map(|row| format!("{} {}", self.cell_name(&row[0]), normal(text(&row[1]))))
                .collect(),
            "swap-PI" => rows.iter().map(|row| self.cell_name(row)).collect(),
            "income" => rows.iter().map(|row| normal(text(row))).collect(),
            // Passing in the last round is an empty list.
            "pass" if recorded.is_some() && rows.is_empty() => Set::from(["nothing".into()]),
            _ => rows.iter().map(|row| text(row).to_string()).collect(),
        }
    }

    /// Hexes have several names; coordinates are unique.
    fn cell_name(&self, name: &Value) -> String {
        let cell = self.reader.place("", text(name)).map(|cell| theirs(self.game.board().grid().axial(cell)));
        cell.map_or_else(|_| text(name).into(), |(q, r)| format!("{q}x{r}"))
    }

    /// Our list in comparable form.
    fn ours(&self, key: &str) -> Set {
        match key {
            "burn" if matches!(self.decision, Some(Decision::Turn(_))) => {
                let times = self.game.players()[self.seat].power.in_area(Bowl::II) / 2;
                (times > 0).then(|| times.to_string()).into_iter().collect()
            }
            "brainstone" => self.reader.stone_answers().iter().map(ToString::to_string).collect(),
            "endturn" => {
                self.moves.iter().filter(|(mv, _)| *mv == Move::EndTurn).map(|_| "1".to_string()).collect()
            }
            "cover" => self.covers(),
            "fedtile" => self.fedtiles(),
            "charge" => match self.decision {
                Some(Decision::Charge(offer)) => self.charges(offer),
                _ => Set::new(),
            },
            _ => self.moves.iter().filter_map(|(mv, terms)| self.row(key, *mv, *terms)).collect(),
        }
    }

    fn row(&self, key: &str, mv: Move, terms: Terms) -> Option<String> {
        let game = self.game;
        let at = |cell| {
            let (q, r) = theirs(game.board().grid().axial(cell));
            format!("{q}x{r}")
        };
        let cost = || list(terms.cost, "t->tg");
        Some(match (key, mv) {
            ("build", Move::Start(cell)) => {
                let Some(Decision::Start(PlaceStart(kind))) = self.decision else { return None };
                format!("{} {}  0", kind.word(), at(cell))
            }
            // Difference 4 (`range_booster_must_save_qic`): extra range only where it lowers the price.
            ("build", Move::Mine(cell)) if self.range_is_useless(cell, terms) => return None,
            ("build", Move::GaiaProject(cell)) if self.range_is_useless(cell, terms) => return None,
            // A mine on an own Gaia project replaces the Gaiaformer: there, an upgrade.
            ("build", Move::Mine(cell)) => {
                let project = game.players()[self.seat].projects.contains(cell);
                format!("m {} {} {}", at(cell), cost(), u8::from(project))
            }
            ("build", Move::GaiaProject(cell)) => format!("gf {} {} 0", at(cell), cost()),
            ("build", Move::Upgrade(cell, kind)) => format!("{} {} {} 1", kind.word(), at(cell), cost()),
            ("build", Move::Station(cell)) => format!("sp {} {} 0", at(cell), cost()),
            ("build", Move::Downgrade(cell)) => format!("ts {}  2", at(cell)),
            ("up", Move::Research(area) | Move::Step(area)) => {
                format!("{} {} {}", area.word(), game.players()[self.seat].research[area] + 1, cost())
            }
            ("tech", Move::Tile(place)) => format!("{} {}", game.tiles()[place]?.word(), place.word()),
            ("tech", Move::AdvancedTile(area)) => {
                format!("{} adv-{}", game.advanced()[area]?.word(), area.word())
            }
            ("pass", Move::Pass(None)) => "nothing".into(),
            ("pass", Move::Pass(Some(booster))) | ("booster", Move::Booster(booster)) => {
                booster.word().into()
            }
            ("faction", Move::Faction(faction)) => faction.word().into(),
            ("swap-PI", Move::Swap(cell)) => at(cell),
            ("lostPlanet", Move::LostPlanet(cell)) => format!("{} {}", at(cell), cost()),
            ("income", Move::Income(line @ Line { part: Part::Charge, .. })) => {
                format!("{}pw", income(game, self.seat, line).charge)
            }
            ("income", Move::Income(line @ Line { part: Part::Tokens, .. })) => {
                format!("{}t", income(game, self.seat, line).tokens)
            }
            _ => return None,
        })
    }

    fn range_is_useless(&self, cell: hex::Cell, terms: Terms) -> bool {
        let Some(Decision::PlaceMine(PlaceMine(Help::Range(_)))) = self.decision else { return false };
        let game = self.game;
        let distance = game.board().grid().nearest(cell, game.players()[self.seat].bases()).unwrap_or(0);
        let without =
            distance.saturating_sub(game.range(self.seat)).div_ceil(game.data().numbers.range_per_qic);
        game.players()[self.seat].projects.contains(cell) || without <= terms.range_qic
    }

    /// A single tile is covered without a question; they ask all the same.
    fn covers(&self) -> Set {
        let game = self.game;
        let place = |tile| {
            game.tiles().iter().find(|(_, lies)| **lies == Some(tile)).map_or("?", |(place, _)| place.word())
        };
        self.moves
            .iter()
            .filter_map(|(mv, _)| match mv {
                Move::Cover(tile) => Some(format!("{} {}", tile.word(), place(*tile))),
                _ => None,
            })
            .collect()
    }

    fn fedtiles(&self) -> Set {
        self.moves
            .iter()
            .filter_map(|(mv, _)| match mv {
                Move::Rescore(token) => Some(token.word().to_string()),
                _ => None,
            })
            .collect()
    }

    fn charges(&self, offer: Offer) -> Set {
        let price = |power: u8| match power.saturating_sub(self.game.data().numbers.free_charge) {
            0 => String::new(),
            vp => format!("{vp}vp"),
        };
        let mut words = Set::from([format!("{} {}", offer_word(offer, false), price(offer.power))]);
        words.extend(offer.token_first.map(|power| format!("{} {}", offer_word(offer, true), price(power))));
        words
    }

    /// Declining needs no word of its own in our lists.
    fn decline(&self, recorded: Option<&Value>) -> Result<(), Differing> {
        let recorded = names(recorded);
        let ours = match self.decision {
            Some(Decision::Charge(offer)) => self
                .charges(offer)
                .iter()
                .map(|offer| offer.split(' ').next().unwrap_or("").to_string())
                .collect(),
            Some(Decision::Step(_)) if self.moves.iter().any(|(mv, _)| *mv == Move::NoStep) => {
                Set::from(["up".into()])
            }
            Some(Decision::GaiaTiles(_)) => Set::from(["tech".into()]),
            _ => Set::new(),
        };
        same("decline", &recorded, &ours)
    }

    /// Difference 16 (`offer_dead_ends`): some actions are offered there whether or not they can be completed.
    fn actions(&self, recorded: &Set) -> Result<(), Differing> {
        if !matches!(self.decision, Some(Decision::Turn(OwnTurn { acted: false, .. }))) {
            return same("action", recorded, &Set::new());
        }
        let offered = |action: &BoardAction| {
            let with = |purse| match self.game.check(Move::Act(*action, purse)) {
                Ok(_) => true,
                Err(refusal) => {
                    let unchecked = !matches!(action, BoardAction::Rescore);
                    unchecked && (refusal.rule == "GP-ACT-14" || refusal.rule == "GP-ACT-16")
                }
            };
            with(Purse::Tokens) || with(Purse::Brainstone)
        };
        let ours =
            BoardAction::ALL.iter().filter(|action| offered(action)).map(|action| action.word().to_string());
        same("action", recorded, &ours.collect())
    }

    fn specials(&self, recorded: &Set) -> Result<(), Differing> {
        if !matches!(self.decision, Some(Decision::Turn(OwnTurn { acted: false, .. }))) {
            return same("special", recorded, &Set::new());
        }
        let offered = |special: &Special| match self.game.check(Move::Special(*special)) {
            Ok(_) => true,
            Err(refusal) => matches!(refusal.rule, "GP-SPEC-4" | "GP-FAC-IVITS-7"),
        };
        let ours = self.game.specials(self.seat).filter(offered);
        same(
            "special",
            recorded,
            &ours.map(|special| special_word(self.game, self.seat, special).to_string()).collect(),
        )
    }

    /// Basic rates with the largest multiple; the extra rates for combined payments follow from them.
    fn spend(&self, recorded: Option<&Value>) -> Result<(), Differing> {
        let rows = recorded.and_then(Value::as_array).cloned().unwrap_or_default();
        let combined = [("3pw", "3c"), ("2pw", "2c"), ("4pw", "1o,1c"), ("6pw", "2o")];
        let basic = rows.iter().filter(|row| !combined.contains(&(text(&row[0]), text(&row[1]))));
        let recorded: Set =
            basic.map(|row| format!("{} {} {}", text(&row[0]), text(&row[1]), row[2])).collect();
        let player = &self.game.players()[self.seat];
        let ours = match self.decision {
            Some(Decision::Turn(_)) => {
                FreeAction::ALL.iter().filter_map(|action| self.rate(*action)).collect()
            }
            Some(Decision::GaiaConversion(GaiaConversion { left })) => {
                let moves = self.moves.iter().filter_map(|(mv, _)| match mv {
                    Move::GaiaConvert(action) => Some(*action),
                    _ => None,
                });
                moves
                    .map(|action| {
                        let kind = self.game.data().free_actions[action];
                        format!("{}tg {} {}", kind.cost.power, list(kind.gain, "t"), left / kind.cost.power)
                    })
                    .collect()
            }
            Some(Decision::GaiaTiles(_)) => Set::from([format!("4tg tech {}", player.power.gaia / 4)]),
            _ => Set::new(),
        };
        same("spend", &recorded, &ours)
    }

    /// One free action with the largest multiple.
    fn rate(&self, action: FreeAction) -> Option<String> {
        let player = &self.game.players()[self.seat];
        let kind = self.game.data().free_actions[action];
        let other_faction = kind.faction.is_some_and(|faction| player.faction != Some(faction));
        if other_faction || kind.needs_institute && !player.has_institute() {
            return None;
        }
        let worth = if player.can(Ability::TokensWorthTwo) { player.board().numbers.token_power } else { 1 };
        let stone =
            if player.power.stone_in(Bowl::III) { player.board().numbers.brainstone_power } else { 0 };
        let stock = [
            (kind.cost.power, player.power.areas[2] * worth + stone, "pw"),
            (kind.cost.qic, player.qic, "q"),
            (kind.cost.ore, player.ore, "o"),
            (kind.cost.knowledge, player.knowledge, "k"),
            (kind.cost.credits, player.credits, "c"),
            (kind.gaiaformers, player.gaiaformers, "gf"),
            (kind.tokens_to_gaia, player.power.areas[2], "t-a3"),
        ];
        let (need, have, unit) = stock.into_iter().find(|(need, _, _)| *need > 0)?;
        let times = have / need;
        // The largest multiple is a fact about the stock; that one is possible is a fact about our rules.
        let possible = [Purse::Tokens, Purse::Brainstone]
            .iter()
            .any(|purse| self.game.check(Move::Convert(action, *purse)).is_ok());
        (possible && times > 0).then(|| format!("{need}{unit} {} {times}", list(kind.gain, "t")))
    }

    /// Difference 13 (`federation_search_heuristic`): every proposal must be legal, but some may be missing.
    fn federations(&self, recorded: Option<&Value>) -> Result<(), Differing> {
        let Some(recorded) = recorded else { return Ok(()) };
        let tokens: Set = names(recorded.get("tiles"));
        let supply = Token::ALL
            .iter()
            .filter(|token| self.game.supply()[**token] > 0)
            .map(|token| token.word().to_string());
        same("federation tokens", &tokens, &supply.collect())?;
        let proposals = recorded.get("feds").and_then(Value::as_array).cloned().unwrap_or_default();
        if !proposals.is_empty() && self.game.check(Move::Federate).is_err() {
            return Err((recorded.to_string(), "no federation".into()));
        }
        for proposal in &proposals {
            verdict(
                self.reader,
                self.seat,
                text(&proposal[0]),
                &proposal.as_array().cloned().unwrap_or_default()[1..],
            )?;
        }
        Ok(())
    }
}

/// How a federation compares that does not contradict our rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Both say the same.
    Same,
    /// Accepted there although fewer satellites would do (difference 13).
    Overlooked,
}

/// Compares the verdict on a federation.
pub(crate) fn compare_probe(reader: &Reader, tried: &[Value]) -> Result<Verdict, Differing> {
    let seat = reader.game.to_move().seat().unwrap_or(Seat::new(0));
    let hexes = text(&tried[0]);
    if tried[1] == 1 {
        return verdict(reader, seat, hexes, &tried[2..]);
    }
    let cells = reader.cells("", hexes).map_err(|problem| (tried[2].to_string(), problem.to_string()))?;
    match reader.game.check_federation(seat, cells) {
        Err(_) => Ok(Verdict::Same),
        Ok(federation) => Err((format!("illegal: {}", tried[2]), format!("{federation:?}"))),
    }
}

/// A federation that must be legal, with planets, satellites, new satellites and power value.
fn verdict(reader: &Reader, seat: Seat, hexes: &str, numbers: &[Value]) -> Result<Verdict, Differing> {
    let recorded = format!("legal: {numbers:?}");
    let cells = reader.cells("", hexes).map_err(|problem| (recorded.clone(), problem.to_string()))?;
    let federation = match reader.game.check_federation(seat, cells) {
        Ok(federation) => federation,
        // Their search overlooks some shorter connections, and then a longer one passes.
        Err(refusal) if matches!(refusal.rule, "GP-FED-10" | "GP-FED-11" | "GP-FED-27") => {
            return Ok(Verdict::Overlooked);
        }
        Err(refusal) => return Err((recorded, refusal.to_string())),
    };
    let planets = federation.members & reader.game.players()[seat].planets();
    let ours = [
        planets.len(),
        federation.satellites.len(),
        federation.new_satellites.len(),
        u32::from(federation.power),
    ];
    let theirs: Vec<u64> = numbers.iter().filter_map(Value::as_u64).collect();
    if theirs.iter().map(|n| *n as u32).eq(ours) {
        Ok(Verdict::Same)
    } else {
        Err((recorded, format!("{ours:?}")))
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn names(value: Option<&Value>) -> Set {
    value
        .and_then(Value::as_array)
        .map(|list| list.iter().map(|name| text(name).to_string()).collect())
        .unwrap_or_default()
}

fn same(key: &str, recorded: &Set, ours: &Set) -> Result<(), Differing> {
    if recorded == ours {
        return Ok(());
    }
    let only = |one: &Set, two: &Set| one.difference(two).cloned().collect::<Vec<_>>().join("; ");
    Err((
        format!("{key}: only recorded: {}", only(recorded, ours)),
        format!("{key}: only ours: {}", only(ours, recorded)),
    ))
}
