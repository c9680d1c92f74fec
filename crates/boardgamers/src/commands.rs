//! The commands that stand for our moves: the mirror of the reader.

use gaia::goods::Goods;
use gaia::names::{BoardAction, Named, Place, Standard, Structure, Token};
use gaia::{Decision, Gaia, Line, Move, Part, PlaceStart, Purse, Special, Stone, TileState};
use hex::Cell;
use table::{Game, Seat, Tell};

use crate::words::{Word, bowl_word, offer_word, price_of, special_word, units};
use crate::writer::Writer;

/// A command and how many moves it stands for.
type Command = (String, usize);

/// The game stops while a move is made that is one command there.
const CUT_OFF: &str =
    "the game stops in the middle of it, and there it is a single command; leave its moves out";

/// The command that begins with the first of these moves.
pub(crate) fn command(writer: &Writer<'_>, seat: Seat, moves: &[(Seat, Move)]) -> Result<Command, String> {
    match moves[0].1 {
        Move::GaiaProject(cell) => {
            let tokens = after(&writer.game, moves[0].1, |decision| matches!(decision, Decision::Tokens(_)));
            let count = 1 + usize::from(tokens);
            let text = format!("build gf {}", name(writer, cell));
            if moves.len() < count { Err(CUT_OFF.into()) } else { Ok((text, count)) }
        }
        Move::Federate => federation(writer, moves),
        Move::Convert(..) => Ok(spend(moves)),
        Move::Sacrifice(Stone::Discarded) => {
            Err("there a sacrifice always moves the brainstone to area III".into())
        }
        Move::Sacrifice(_) => {
            let again = moves.iter().take_while(|(_, mv)| matches!(mv, Move::Sacrifice(_))).count();
            Ok((format!("burn {again}"), again))
        }
        mv => Ok((single(writer, seat, mv)?, 1)),
    }
}

/// The command of a move that stands for itself.
fn single(writer: &Writer<'_>, seat: Seat, mv: Move) -> Result<String, String> {
    let game = &writer.game;
    let decision = decision(game);
    let build = |what: &str, cell: Cell| format!("build {what} {}", name(writer, cell));
    Ok(match (mv, decision) {
        (Move::Faction(faction), _) => format!("faction {}", faction.word()),
        (Move::Booster(booster), _) => format!("booster {}", booster.word()),
        (Move::Mine(cell), _) => build(Structure::Mine.word(), cell),
        (Move::Upgrade(cell, kind), _) | (Move::Start(cell), Some(Decision::Start(PlaceStart(kind)))) => {
            build(kind.word(), cell)
        }
        (Move::Downgrade(cell), _) => build(Structure::TradingStation.word(), cell),
        (Move::Station(cell), _) => build("sp", cell),
        (Move::Swap(cell), _) => format!("swap-PI {}", name(writer, cell)),
        (Move::LostPlanet(cell), _) => format!("lostPlanet {}", name(writer, cell)),
        (Move::Research(area) | Move::Step(area), _) => format!("up {}", area.word()),
        (Move::NoStep, _) => "decline up".into(),
        (Move::Tile(place), _) => format!("tech {}", place.word()),
        (Move::AdvancedTile(area), _) => format!("tech adv-{}", area.word()),
        (Move::Cover(tile), _) => cover(game, tile),
        (Move::Act(action, _), _) => format!("action {}", action.word()),
        (Move::Rescore(token), _) => format!("fedtile {}", token.word()),
        (Move::Special(special), _) => format!("special {}", special_word(game, seat, special)),
        (Move::Brainstone(bowl), _) => format!("brainstone {}", bowl_word(bowl)),
        (Move::Charge { token_first }, Some(Decision::Charge(offer))) => {
            format!("charge {}", offer_word(offer, token_first))
        }
        (Move::Decline, Some(Decision::Charge(offer))) => format!("decline {}", offer_word(offer, false)),
        (Move::GaiaConvert(action), _) => format!("spend {}tg for 1{}", price_of(action).0, units(action).1),
        (Move::GaiaTile, _) => {
            format!("spend {}tg for tech", game.players()[seat].board().numbers.tokens_per_tile)
        }
        (Move::GaiaDone, Some(Decision::GaiaTiles(_))) => "decline tech".into(),
        (Move::GaiaDone, _) => return Err("there the Terrans convert all tokens that return".into()),
        (Move::Pass(Some(booster)), _) => format!("pass {}", booster.word()),
        (Move::Pass(None), _) => "pass".into(),
        (Move::EndTurn, _) => String::new(),
        _ => return Err("it belongs to the move before".into()),
    })
}

/// A federation is one command: planets, satellites and token.
fn federation(writer: &Writer<'_>, moves: &[(Seat, Move)]) -> Result<Command, String> {
    let mut game = writer.game.clone();
    let mut hexes = Vec::new();
    for (index, (_, mv)) in moves.iter().enumerate() {
        match (decision(&game), mv) {
            (Some(Decision::Federation(draft)), Move::Planets) if draft.complete => {
                hexes = (draft.planets | draft.satellites).iter().map(|cell| name(writer, cell)).collect();
                hexes.sort_unstable();
            }
            (_, Move::Token(token)) => {
                return Ok((format!("federation {} {}", hexes.join(","), token.word()), index + 1));
            }
            _ => {}
        }
        game.apply(*mv, Tell::nobody());
    }
    Err(CUT_OFF.into())
}

/// A conversion, with all that are paid from what it leaves over.
fn spend(moves: &[(Seat, Move)]) -> Command {
    let mut gains: Vec<(u8, &str)> = Vec::new();
    let mut price = (0, "");
    let mut count = 0;
    for (index, (_, mv)) in moves.iter().enumerate() {
        let Move::Convert(action, purse) = mv else { break };
        if index > 0 && *purse != Purse::Change {
            break;
        }
        count += 1;
        let (amount, unit) = price_of(*action);
        price = (price.0 + amount, unit);
        match gains.last_mut() {
            Some((times, unit)) if *unit == units(*action).1 => *times += 1,
            _ => gains.push((1, units(*action).1)),
        }
    }
    let gains: Vec<_> = gains.iter().map(|(times, unit)| format!("{times}{unit}")).collect();
    (format!("spend {}{} for {}", price.0, price.1, gains.join(",")), count)
}

/// What has to be said there although our game did not ask, because there was nothing to decide.
pub(crate) fn echoes(writer: &Writer<'_>, seat: Seat, mv: Move) -> Vec<String> {
    let game = &writer.game;
    let player = &game.players()[seat];
    let decision = decision(game);
    let mut said = Vec::new();
    match mv {
        Move::Act(BoardAction::Rescore, _) if !matches!(decision, Some(Decision::Rescore(_))) => {
            said.extend(player.tokens.first().map(|token| rescore(token.kind)));
            return said;
        }
        Move::AdvancedTile(_) if matches!(decision, Some(Decision::Cover(_))) => return said,
        Move::AdvancedTile(area) => {
            let covered = |state: TileState| match state {
                TileState::Covered(advanced) => game.area_of(advanced) == Some(area),
                _ => false,
            };
            let tile = player.tiles.iter().find(|(_, state)| covered(**state));
            said.extend(tile.map(|(tile, _)| cover(game, tile)));
        }
        Move::Tile(_) | Move::Cover(_) | Move::Downgrade(_) | Move::Special(Special::Faction) => {}
        _ => return said,
    }
    if !matches!(decision, Some(Decision::Step(_))) {
        said.push("decline up".into());
    }
    said
}

/// What a line of income gives.
pub(crate) fn income(game: &Gaia, seat: Seat, line: Line) -> Goods {
    let open = game.open_lines(seat);
    open.iter().find(|(other, _)| *other == line).map_or(Goods::NONE, |(_, goods)| *goods)
}

/// The word for a line of income.
pub(crate) fn income_word(game: &Gaia, seat: Seat, line: Line) -> String {
    let gain = income(game, seat, line);
    let (amount, unit) = match line.part {
        Part::Charge => (gain.charge, "pw"),
        _ => (gain.tokens, "t"),
    };
    match amount {
        1 => format!("income {unit}"),
        amount => format!("income {amount}{unit}"),
    }
}

/// Why the same commands lead to another position there.
pub(crate) fn why_different(meant: &[(Seat, Move)]) -> &'static str {
    let has = |kind: fn(&Move) -> bool| meant.iter().any(|(_, mv)| kind(mv));
    if has(|mv| matches!(mv, Move::Tokens(_))) {
        "there the tokens of the lowest areas are taken"
    } else if has(|mv| matches!(mv, Move::Sacrifice(_))) {
        "there a sacrifice always moves the brainstone to area III"
    } else if has(|mv| matches!(mv, Move::Act(..) | Move::Convert(..))) {
        "there the brainstone pays for 3 power or more if it is needed, for less only if the tokens do not suffice"
    } else if has(|mv| matches!(mv, Move::Federate)) {
        "there these hexes are another federation"
    } else if has(|mv| matches!(mv, Move::Income(_) | Move::Brainstone(_))) {
        "there this income comes in another order"
    } else {
        "there the same command leads to another position"
    }
}

fn rescore(token: Token) -> String {
    format!("fedtile {}", token.word())
}

fn cover(game: &Gaia, tile: Standard) -> String {
    let place = Place::ALL.iter().find(|place| game.tiles()[**place] == Some(tile));
    format!("cover {}", place.expect("all tiles lie somewhere").word())
}

fn name<'a>(writer: &'a Writer<'_>, cell: Cell) -> &'a str {
    &writer.names[cell.index()]
}

fn decision(game: &Gaia) -> Option<Decision> {
    game.question().map(|pending| pending.decision)
}

/// Whether a move leads to such a question.
fn after(game: &Gaia, mv: Move, is: impl Fn(Decision) -> bool) -> bool {
    let mut game = game.clone();
    game.apply(mv, Tell::nobody());
    decision(&game).is_some_and(is)
}
