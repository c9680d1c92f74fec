//! Logs: what can be read is written and read again as the same, replayed, verified, told and exported, or refused with a
//! sentence.

#![no_main]

use std::sync::LazyLock;

use fuzz::GAMES;
use libfuzzer_sys::fuzz_target;
use table::{Exporting, Eye, GameKind, Lang, Log, LogError};

static KINDS: LazyLock<Vec<GameKind>> =
    LazyLock::new(|| GAMES.iter().map(|game| game.kind.clone()).collect());

fn attempt(text: &str) -> Result<(), LogError> {
    let log = Log::parse("fuzz", text)?;
    let written = log.write();
    let again = Log::parse("again", &written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!(again.write(), written);
    let kind = log.kind(&KINDS)?;
    let _ = kind.verify(&log);
    let game = kind.replay(&log)?;
    let again = kind.replay(&again).expect("the same log");
    assert_eq!(game.state_hash(), again.state_hash());
    kind.story(&log, Eye::Spectator, Lang::De).expect("it can be replayed");
    if log.moves.len() < 50 {
        let export = kind.export(&log, Exporting { compact: true, eye: None }).expect("it can be replayed");
        let read = Log::from_export("export", &export.to_string(), log.moves.len()).expect("our own export");
        assert_eq!(kind.replay(&read).expect("the same moves").state_hash(), game.state_hash());
    }
    Ok(())
}

fuzz_target!(|text: &str| {
    if let Err(error) = attempt(text) {
        assert!(error.line <= text.lines().count() + 1, "line {} of {}", error.line, text.lines().count());
        assert!(!error.problem.to_string().is_empty());
    }
});
