//! What the tests of the solo game need: the Automa's steps are moves of fate, and are played one by one.

use planetformers::automa::{Automa, AutomaEvent};
use planetformers::names::{Level, Specialist};
use planetformers::scene::Scene;
use planetformers::{Event, Planetformers, Setup};
use table::{Components as _, Game, Tell};

use crate::common::{catalogue, names, options, player};

/// One person against the Automa of the first level, on Board A: the person on the Star Portal, the Automa on Verdance.
pub fn alone() -> Scene {
    Scene::new(1)
}

/// The same against another level.
pub fn against(level: Level) -> Scene {
    Scene::with(1, level, planetformers::catalogue::Catalogue::built_in())
}

/// A game for one against a level, before anything is decided.
pub fn fresh(level: Level) -> Planetformers {
    Planetformers::new(&Setup { level, ..Setup::new(1) }, catalogue()).unwrap()
}

/// The game after these moves, of whomever, one by one. Nothing is decided in between.
#[track_caller]
pub fn steps(mut game: Planetformers, lines: &str) -> Planetformers {
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let mv = game.read_move(line).unwrap();
        if let Err(refusal) = game.play(mv) {
            panic!("`{line}`: {refusal}; the question is {:?} with {:?}", game.question(), options(&game));
        }
    }
    game
}

/// What these moves tell.
#[track_caller]
pub fn tells(mut game: Planetformers, lines: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let mv = game.read_move(line).unwrap();
        game.check(mv).unwrap_or_else(|refusal| panic!("`{line}`: {refusal}; {:?}", options(&game)));
        game.apply(mv, Tell::to(&mut events));
    }
    events
}

/// What they tell about the Automa's reasons.
#[track_caller]
pub fn reasons(game: Planetformers, lines: &str) -> Vec<AutomaEvent> {
    let own = |event| if let Event::Automa(event) = event { Some(event) } else { None };
    tells(game, lines).into_iter().filter_map(own).collect()
}

/// The only thing that can happen.
#[track_caller]
pub fn only(game: &Planetformers) -> String {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let [(mv, _)] = outcomes[..] else { panic!("there are {} outcomes", outcomes.len()) };
    game.write_move(mv)
}

/// The Automa.
pub fn automa(game: &Planetformers) -> &Automa {
    game.automa().unwrap()
}

/// Its Crew cards.
pub fn hoard(game: &Planetformers) -> String {
    names(automa(game).crew.iter())
}

/// How many symbols it has: Engineers, red, green and blue Leaders.
pub fn symbols(game: &Planetformers) -> [u8; 4] {
    game.automa_symbols().into_array()
}

/// Its free Colony and Outpost markers.
pub fn markers(game: &Planetformers) -> (u8, u8) {
    let player = player(game, 1);
    (player.colony_pool, player.outpost_pool)
}

/// All four kinds of Specialist.
pub const KINDS: [Specialist; 4] =
    [Specialist::Engineer, Specialist::LeaderRed, Specialist::LeaderGreen, Specialist::LeaderBlue];
