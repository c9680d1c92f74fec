//! What somebody is told who plays for the first time.

use table::{Ask as _, Coach, Game as _, Lang, Seat};

use crate::Kepler;
use crate::moves::Decision;
use crate::names::{Action, Technology};
use crate::player::World;
use crate::words::{pool_place, tech_place, world_place};

/// How many rounds before the last one the end is spoken of.
const NEAR: u8 = 3;

/// What to tell this seat about the question it has to answer now.
pub(super) fn note(game: &Kepler, seat: Seat, lang: Lang) -> Option<Coach> {
    let question =
        game.question().filter(|question| question.seat == seat && game.to_move().seat().is_some())?;
    let first = || {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        moves.iter().find_map(|mv| question.decision.sketch(game, seat, *mv).place)
    };
    let (key, place) = match question.decision {
        Decision::Raise(raise) if raise.must => ("start", Some(tech_place(seat, start(game, seat)))),
        Decision::Keep(_) => ("keep", first()),
        Decision::Act(_) => act(game, seat),
        Decision::Bonuses(_) => ("bonuses", first().or_else(|| Some(pool_place(seat)))),
        Decision::Build(_) | Decision::Place(_) => ("build", first()),
        Decision::Fleet(_) | Decision::Onward(_) => ("fleet", first()),
        Decision::Produce(_) | Decision::Exploit(_) => ("produce", first()),
        Decision::Colonise(_) => ("colonise", first()),
        Decision::Buy(_) => ("buy", first()),
        Decision::Explore(_) => ("explore", first()),
        Decision::Advance(_) => ("advance", first()),
        Decision::Withdraw(_) => ("withdraw", first()),
        _ => return None,
    };
    let text = |attribute: &str| Kepler::texts().get(lang, &format!("coach-{key}{attribute}"));
    Some(Coach { key, title: text(""), text: text(".text"), place })
}

/// The technology to begin with.
fn start(game: &Kepler, seat: Seat) -> Technology {
    let travels = game.players[seat].levels[Technology::SpaceTravel] > 0;
    if travels { Technology::EnergyDevelopment } else { Technology::SpaceTravel }
}

/// What a turn could be about.
fn act(game: &Kepler, seat: Seat) -> (&'static str, Option<String>) {
    let player = &game.players[seat];
    let at = |action: Action| Some(format!("action-{action}"));
    let may = |action: Action| game.check_act(seat, action).is_ok();
    let landed = player.ships.iter().any(|ship| game.tile_at(ship.hex).is_some());
    let numbers = player.planets().filter_map(|planet| planet.world.number());
    let ripe = numbers.into_iter().any(|number| game.check_terraform(seat, number).is_ok());
    if ripe && may(Action::Terraforming) {
        ("ripe", at(Action::Terraforming))
    } else if landed && may(Action::ColonySeeding) {
        ("seed", at(Action::ColonySeeding))
    } else if game.round <= 1 {
        ("first-turn", at(Action::SpaceMissions))
    } else if game.round + NEAR > game.data.numbers.rounds {
        ("end", Some(pool_place(seat)))
    } else if player.stored().total() < 2 {
        ("poor", Some(world_place(seat, World::EARTH)))
    } else {
        ("act", at(player.cube))
    }
}
