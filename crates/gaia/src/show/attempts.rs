//! What a click on a thing of the table would mean.

use hex::Cell;
use table::{Ask as _, Game, Pending, Question as _, Seat};

use super::explain::{hex_named, special_named};
use crate::Gaia;
use crate::gaia_project::TakeTokens;
use crate::mine::PlaceMine;
use crate::moves::{Decision, Help, Move, Purse};
use crate::names::{Area, BoardAction, FreeAction, Named, Planet, Structure, Token};
use crate::player::Special;
use crate::power::Bowl;

/// The open question.
type Open = Pending<Decision>;

/// What a click on this place would mean to the seat to move: first what is allowed there, then what somebody who
/// clicks there most likely has in mind, so that they hear what is against it.
pub(super) fn at(game: &Gaia, place: &str) -> Vec<Move> {
    let Some(question) = game.question() else { return Vec::new() };
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if question.decision.fate() {
        return Vec::new();
    }
    let place_of = |mv: Move| question.decision.sketch(game, question.seat, mv).place;
    moves.retain(|mv| place_of(*mv).as_deref() == Some(place));
    for guess in guesses(game, question, place) {
        if !moves.contains(&guess) {
            moves.push(guess);
        }
    }
    moves
}

fn guesses(game: &Gaia, question: Open, place: &str) -> Vec<Move> {
    let Pending { seat, decision } = question;
    let Some((kind, name)) = place.split_once('-') else { return Vec::new() };
    if game.players()[seat].faction.is_none() && !matches!(kind, "booster" | "faction") {
        return Vec::new();
    }
    match kind {
        "hex" => hex_named(game, name).map(|cell| on_hex(game, question, cell)).unwrap_or_default(),
        "area" => one(Named::from_id(name), |area: Area| match decision {
            Decision::Step(_) => Move::Step(area),
            _ => Move::Research(area),
        }),
        "tile" => one(Named::from_id(name), |place| match (decision, game.tiles()[place]) {
            (Decision::Cover(_), Some(tile)) => Move::Cover(tile),
            _ => Move::Tile(place),
        }),
        "advanced" => one(Named::from_id(name), Move::AdvancedTile),
        "action" => one(Named::from_id(name), |action| Move::Act(action, Purse::Tokens)),
        "booster" => one(Named::from_id(name), |booster| match decision {
            Decision::FirstBooster(_) => Move::Booster(booster),
            _ => Move::Pass(Some(booster)),
        }),
        "faction" => one(Named::from_id(name), |faction| match decision {
            Decision::Strike(_) => Move::Strike(faction),
            Decision::Nominate(_) => Move::Nominate(faction),
            Decision::Bid(_) => Move::Bid(faction, game.least_bid(faction)),
            _ => Move::Faction(faction),
        }),
        "token" => Named::from_id(name).map(|token| on_token(game, question, token)).unwrap_or_default(),
        "special" => one(special_named(name), |special| match (decision, special) {
            (Decision::Cover(_), Special::Standard(tile)) => Move::Cover(tile),
            _ => Move::Special(special),
        }),
        "structure" => Named::from_id(name).map(|kind| on_row(game, question, kind)).unwrap_or_default(),
        "bowl" => on_bowl(game, question, name),
        "goods" => on_goods(game, name),
        _ => Vec::new(),
    }
}

fn one<K>(kind: Option<K>, means: impl FnOnce(K) -> Move) -> Vec<Move> {
    kind.map(means).into_iter().collect()
}

fn on_hex(game: &Gaia, Pending { seat, decision }: Open, cell: Cell) -> Vec<Move> {
    let transdim = game.planet_at(cell) == Planet::Transdim;
    match decision {
        Decision::Start(_) => vec![Move::Start(cell)],
        Decision::Station(_) => vec![Move::Station(cell)],
        Decision::Swap(_) => vec![Move::Swap(cell)],
        Decision::Downgrade(_) => vec![Move::Downgrade(cell)],
        Decision::LostPlanet(_) => vec![Move::LostPlanet(cell)],
        Decision::Federation(draft) if draft.complete => vec![Move::Satellite(cell)],
        Decision::Federation(_) => vec![Move::Include(game.cluster_name(seat, cell))],
        Decision::PlaceMine(PlaceMine(Help::Range(_))) if transdim => vec![Move::GaiaProject(cell)],
        Decision::PlaceMine(_) => vec![Move::Mine(cell)],
        Decision::Charge(_) | Decision::Income(_) | Decision::Tokens(_) | Decision::Brainstone(_) => {
            Vec::new()
        }
        _ => in_turn(game, seat, cell),
    }
}

/// What a hex offers to a player in their own turn.
fn in_turn(game: &Gaia, seat: Seat, cell: Cell) -> Vec<Move> {
    let player = &game.players()[seat];
    let owns = |special: Special| game.specials(seat).any(|own| own == special);
    match (player.structure_at(cell), game.planet_at(cell)) {
        (Some(kind), _) => {
            let to = Structure::ALL
                .iter()
                .filter(|to| player.board().structures[**to].upgraded_from == Some(kind));
            let mut moves: Vec<Move> = to.map(|to| Move::Upgrade(cell, *to)).collect();
            // Ambas exchange mines, Firaks turn labs back.
            let exchange =
                matches!(kind, Structure::Mine | Structure::ResearchLab) && owns(Special::Institute);
            moves.extend(exchange.then_some(Move::Special(Special::Institute)));
            moves
        }
        (None, Planet::Transdim) => vec![Move::GaiaProject(cell)],
        // In empty space only the Ivits build; for everybody else the explanation says more than a refusal.
        (None, Planet::Empty) if player.board().numbers.space_stations > 0 => {
            vec![Move::Special(Special::Institute)]
        }
        (None, Planet::Empty) => Vec::new(),
        (None, _) => vec![Move::Mine(cell)],
    }
}

/// A token to choose, or the wish for one.
fn on_token(game: &Gaia, Pending { seat, decision }: Open, token: Token) -> Vec<Move> {
    let owned = game.players()[seat].tokens.iter().any(|own| own.kind == token);
    match decision {
        Decision::Token(_) => vec![Move::Token(token)],
        Decision::Rescore(_) => vec![Move::Rescore(token)],
        _ if owned => vec![Move::Act(BoardAction::Rescore, Purse::Tokens), Move::Federate],
        _ => vec![Move::Federate],
    }
}

/// A row of the faction board: all structures of this kind that can be built, or one that cannot.
fn on_row(game: &Gaia, Pending { seat, decision }: Open, kind: Structure) -> Vec<Move> {
    let player = &game.players()[seat];
    if !matches!(decision, Decision::Turn(_)) {
        return Vec::new();
    }
    let from = player.board().structures[kind].upgraded_from;
    let mut all: Vec<Move> = match from {
        Some(from) => player.structures[from].iter().map(|cell| Move::Upgrade(cell, kind)).collect(),
        None => {
            let mut planets: Vec<(u8, Cell)> = game
                .board()
                .grid()
                .cells()
                .filter(|cell| game.mine_price(seat, *cell, Help::None).is_ok())
                .map(|cell| (game.board().grid().nearest(cell, player.bases()).unwrap_or(u8::MAX), cell))
                .collect();
            planets.sort();
            planets.into_iter().map(|(_, cell)| Move::Mine(cell)).collect()
        }
    };
    if all.is_empty() {
        // Nothing to upgrade: any own structure shows what is missing.
        all.extend(player.planets().first().map(|cell| Move::Upgrade(cell, kind)));
    }
    let legal: Vec<Move> = all.iter().copied().filter(|mv| game.check(*mv).is_ok()).collect();
    if legal.is_empty() { all.into_iter().take(1).collect() } else { legal }
}

/// An area of the power cycle: what power there can be used for.
fn on_bowl(game: &Gaia, Pending { seat, decision }: Open, name: &str) -> Vec<Move> {
    let bowl = match name {
        "i" => Bowl::I,
        "ii" => Bowl::II,
        "iii" => Bowl::III,
        "gaia" => Bowl::Gaia,
        _ => return Vec::new(),
    };
    match (decision, bowl) {
        (Decision::Brainstone(_), _) => vec![Move::Brainstone(bowl)],
        (Decision::Tokens(TakeTokens { count, .. }), Bowl::I | Bowl::II | Bowl::III) => {
            let all = game.players()[seat].power.handfuls(count);
            all.max_by_key(|handful| handful.areas[bowl as usize]).map(Move::Tokens).into_iter().collect()
        }
        (Decision::Charge(_), Bowl::I | Bowl::II) => vec![Move::Charge { token_first: false }],
        (Decision::Turn(_), Bowl::II) => vec![Move::Sacrifice(crate::moves::Stone::Aside)],
        (Decision::Turn(_), Bowl::III) => conversions(game, |cost| cost.power > 0),
        (Decision::GaiaTiles(_), Bowl::Gaia) => vec![Move::GaiaTile],
        _ => Vec::new(),
    }
}

/// Resources of the own board: what they can be turned into.
fn on_goods(game: &Gaia, name: &str) -> Vec<Move> {
    match name {
        "credits" => conversions(game, |cost| cost.credits > 0),
        "ore" => conversions(game, |cost| cost.ore > 0),
        "knowledge" => conversions(game, |cost| cost.knowledge > 0),
        "qic" => conversions(game, |cost| cost.qic > 0),
        _ => Vec::new(),
    }
}

/// Free actions that are paid like this, and that this player has.
fn conversions(game: &Gaia, paid: impl Fn(crate::goods::Goods) -> bool) -> Vec<Move> {
    let Some(seat) = game.question().map(|question| question.seat) else { return Vec::new() };
    let kinds = &game.data().free_actions;
    let own = |action: &&FreeAction| {
        let faction = kinds[**action].faction;
        faction.is_none() || faction == game.players()[seat].faction
    };
    let all = FreeAction::ALL.iter().filter(own).filter(|action| paid(kinds[**action].cost));
    all.map(|action| Move::Convert(*action, Purse::Tokens)).collect()
}
