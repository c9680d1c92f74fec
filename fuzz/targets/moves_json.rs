//! Moves as JSON, at a position of any game: values that no notation could write are refused like any others.

#![no_main]

use fuzz::{Attempt, at_position, try_move};
use libfuzzer_sys::fuzz_target;
use table::Draw;

struct Moves<'a>(&'a str);

impl Attempt for Moves<'_> {
    fn with<G: Draw>(self, game: &G) {
        let mut game = game.clone();
        for line in self.0.lines().take(50) {
            let Ok(mv) = serde_json::from_str::<G::Move>(line) else { continue };
            let again = serde_json::to_string(&mv).expect("what was read can be written");
            assert_eq!(serde_json::from_str::<G::Move>(&again).ok(), Some(mv), "{again}");
            game.write_move(mv);
            try_move(&mut game, mv);
        }
    }
}

fuzz_target!(|data: &[u8]| at_position(data, Moves));
