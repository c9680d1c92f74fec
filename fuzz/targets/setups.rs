//! Set-ups as TOML: each is refused with a sentence, or a game can be played that has it.

#![no_main]

use fuzz::{GAMES, play_on};
use gaia::Gaia;
use kepler::Kepler;
use libfuzzer_sys::fuzz_target;
use phoenix::Phoenix;
use planetformers::Planetformers;
use table::{Game, GameKind, Lang, Log, Seed};

fn attempt<G: Game>(kind: &GameKind, setup: toml::Table) {
    match kind.new_game(setup.clone(), kind.mark()) {
        Err(error) => {
            for lang in Lang::ALL {
                assert!(!error.sentence(G::texts(), lang).is_empty());
            }
        }
        Ok(game) => {
            let log = kind.start(setup, Seed::from_number(1));
            let again = Log::parse("again", &log.write()).expect("what was written can be read");
            let again = kind.replay(&again).expect("the same set-up");
            assert_eq!(again.state_hash(), game.state_hash());
            let mut game = game.as_any().downcast_ref::<G>().expect("its own kind").clone();
            play_on(&mut game, 1, 5000);
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let [game, text @ ..] = data else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(setup) = toml::from_str(text) else { return };
    let kind = &GAMES[usize::from(game % 4)].kind;
    match game % 4 {
        0 => attempt::<Gaia>(kind, setup),
        1 => attempt::<Phoenix>(kind, setup),
        2 => attempt::<Planetformers>(kind, setup),
        _ => attempt::<Kepler>(kind, setup),
    }
});
