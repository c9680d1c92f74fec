//! Games that are brought along, in whichever format, packed or not: what is taken in can be replayed, anything else is
//! refused with a sentence in the reader's language.

#![no_main]

use std::sync::{Arc, LazyLock};

use bots::GameEntry;
use fuzz::GAMES;
use libfuzzer_sys::fuzz_target;
use server::import::read;
use table::Lang;

static ENTRIES: LazyLock<Vec<Arc<GameEntry>>> =
    LazyLock::new(|| GAMES.iter().map(|game| Arc::new(game.clone())).collect());

fuzz_target!(|data: &[u8]| {
    match read(&ENTRIES, data, Lang::En) {
        Ok(brought) => {
            let entry = GAMES.iter().find(|entry| entry.kind.name == brought.log.game).expect("it was known");
            entry.kind.replay(&brought.log).expect("it was replayed");
        }
        Err(sentence) => {
            assert!(!sentence.is_empty());
            assert!(read(&ENTRIES, data, Lang::De).is_err());
        }
    }
});
