//! Moves as text, place names, and standing orders, at a position of any game. What can be read is written and read again
//! as the same, and is legal if and only if it is listed.

#![no_main]

use fuzz::{Attempt, at_position, try_move};
use libfuzzer_sys::fuzz_target;
use table::{Draw, Lang};

struct Lines<'a>(&'a str);

impl Attempt for Lines<'_> {
    fn with<G: Draw>(self, game: &G) {
        let mut game = game.clone();
        for line in self.0.lines().take(50) {
            for lang in Lang::ALL {
                game.explain(line, lang);
            }
            game.attempts(line);
            if let Some((order, value)) = line.split_once(' ') {
                game.by_order(order, value);
            }
            match game.read_move(line) {
                Ok(mv) => {
                    let written = game.write_move(mv);
                    assert_eq!(game.read_move(&written), Ok(mv), "`{line}` is written `{written}`");
                    try_move(&mut game, mv);
                }
                Err(misread) => assert!(!misread.0.is_empty()),
            }
        }
    }
}

fuzz_target!(|data: &[u8]| at_position(data, Lines));
