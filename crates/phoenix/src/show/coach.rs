//! What somebody is told who plays for the first time.

use table::{Ask as _, Coach, Game as _, Lang, Seat};

use crate::Phoenix;
use crate::moves::{Decision, Move};
use crate::names::{Ship, Species};
use crate::player::Player;
use crate::turn::Turn;

/// What to tell this seat about the question it has to answer now.
pub(super) fn note(game: &Phoenix, seat: Seat, lang: Lang) -> Option<Coach> {
    let question =
        game.question().filter(|question| question.seat == seat && game.to_move().seat().is_some())?;
    let player = &game.players[seat];
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let first = || moves.first().and_then(|mv| question.decision.sketch(game, seat, *mv).place);
    let (key, place) = match question.decision {
        Decision::Hub(_) => ("hub", first()),
        Decision::Draft(_) => ("draft", first()),
        Decision::FreeSector(_) => ("free-sector", first()),
        Decision::Turn(_) => turn(game, seat, player, &moves)?,
        Decision::Dice(_) => ("dice", first()),
        Decision::Dismantle(_) => ("dismantle", first()),
        Decision::Build(_) => ("build", first()),
        Decision::Transactions(_) => {
            ("transport", first().or_else(|| Some(format!("planet-{}", Species::Teal))))
        }
        Decision::Settle(_) => ("settle", first()),
        Decision::Advance(_) => ("advance", first()),
        Decision::Bonus(bonus) => ("bonus", Some(format!("track-{}", bonus.track))),
        _ => return None,
    };
    let text = |attribute: &str| Phoenix::texts().get(lang, &format!("coach-{key}{attribute}"));
    Some(Coach { key, title: text(""), text: text(".text"), place })
}

/// What a turn is about: first the ships, then income, and the end when it comes near.
fn turn(
    game: &Phoenix,
    seat: Seat,
    player: &Player,
    moves: &[Move],
) -> Option<(&'static str, Option<String>)> {
    let numbers = &game.data.numbers;
    let hub = || player.hub.map(|hub| format!("hub-{hub}"));
    let near = |player: &Player| {
        2 * player.points >= numbers.end_points || 2 * player.sectors() > numbers.end_sectors
    };
    let few = i32::from(numbers.end_aliens) + 5 * i32::from(game.seats());
    let usable = |wanted: &dyn Fn(Ship, Option<Seat>) -> bool| {
        let found = |mv: &&Move| matches!(**mv, Move::Use(ship, owner) if wanted(ship, owner));
        moves.iter().find(found).and_then(|mv| Turn.sketch(game, seat, *mv).place)
    };
    let others = || usable(&|_, owner| owner.is_some_and(|owner| owner != seat));
    let expedition = || usable(&|ship, owner| owner == Some(seat) && ship == Ship::L1Exp);
    let used = player.fleet.iter().filter(|own| own.gems > 0).count();
    Some(if game.ending.is_some() {
        ("last-turn", hub())
    } else if game.players.values().any(near) || i32::from(game.aliens_left()) <= few {
        ("end", hub())
    } else if game.turns < game.seats().into() {
        ("first-turn", expedition().or_else(hub))
    } else if player.incomes == 0 && used > 1 && moves.contains(&Move::Income) {
        ("income", Some("income".to_owned()))
    } else if let Some(place) = others().filter(|_| used < 2) {
        ("others", Some(place))
    } else {
        ("neutral", Some(usable(&|_, owner| owner.is_none())?))
    })
}
