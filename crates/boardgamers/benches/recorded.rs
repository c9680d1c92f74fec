//! How fast the rules are in recorded games. `cargo bench -p boardgamers` prints the figures kept in
//! `docs/performance.md`.

#[path = "../tests/recorded/mod.rs"]
mod recorded;

use std::hint::black_box;
use std::time::{Duration, Instant};

use boardgamers::{Reader, Record};
use divan::Bencher;
use divan::counter::ItemsCount;
use gaia::{Decision, Gaia, Move, OwnTurn};
use table::{Game, Tell};

fn main() {
    federations();
    divan::main();
}

/// All positions of the recorded games in which a federation could be asked for: the slowest query and the mean.
fn federations() {
    let mut times = Vec::new();
    for_each_record(|record| {
        let Ok(mut reader) = Reader::new(record) else { return };
        for mv in &record.moves[1..] {
            if reader.line(&mv.raw).is_err() {
                return;
            }
            if matches!(
                reader.game.question().map(|open| open.decision),
                Some(Decision::Turn(OwnTurn { acted: false, .. }))
            ) {
                let mut exact = reader.game.clone();
                exact.play_by_the_book();
                // The best of three: what is measured is the query, not the neighbours on the machine.
                let time = (0..3).map(|_| federation_query(&exact)).min().expect("three runs");
                times.push((time, record.id.clone()));
            }
        }
    });
    times.sort();
    if let Some((worst, game)) = times.last() {
        let mean = times.iter().map(|(time, _)| time.as_secs_f64()).sum::<f64>() / times.len() as f64;
        println!(
            "federation queries in recorded games: {} positions, mean {:.2} µs, worst {:.0} µs ({game})",
            times.len(),
            mean * 1e6,
            worst.as_secs_f64() * 1e6
        );
    }
}

/// Is there a federation, and which planets can be united?
fn federation_query(game: &Gaia) -> Duration {
    let start = Instant::now();
    if black_box(game.check(Move::Federate)).is_err() {
        return start.elapsed();
    }
    let possible = start.elapsed();
    let mut chosen = game.clone();
    chosen.apply(Move::Federate, Tell::nobody());
    let mut list = Vec::new();
    let start = Instant::now();
    chosen.legal_moves(&mut list);
    black_box(&list);
    possible + start.elapsed()
}

/// Recorded games: the whole collection if it lies beside the project, otherwise the fixtures.
fn for_each_record(mut each: impl FnMut(&Record)) {
    let folder =
        recorded::collection("measured with the games kept in the project").unwrap_or_else(recorded::kept);
    for line in recorded::games(&folder) {
        let record: Record = serde_json::from_str(&line).expect("a record");
        if record.unsupported().is_none() {
            each(&record);
        }
    }
}

/// A finished recorded game, move by move and checked, from its typed moves.
#[divan::bench]
fn checked_replay_four_players(bencher: Bencher<'_, '_>) {
    let (start, moves) = recorded_game();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        let mut game = start.clone();
        for mv in &moves {
            game.play(*mv).expect("a legal move");
        }
        game
    });
}

/// The longest finished recorded game of four players.
fn recorded_game() -> (Gaia, Vec<Move>) {
    let mut longest: Option<(Gaia, Vec<Move>)> = None;
    for_each_record(|record| {
        if record.players != 4 || record.r#final.is_none() {
            return;
        }
        let Ok(mut reader) = Reader::new(record) else { return };
        let (start, dealt) = (reader.game.clone(), reader.moves.len());
        if record.moves[1..].iter().all(|mv| reader.line(&mv.raw).is_ok()) {
            let moves: Vec<Move> = reader.moves[dealt..].iter().map(|(_, mv)| *mv).collect();
            if longest.as_ref().is_none_or(|(_, other)| other.len() < moves.len()) {
                longest = Some((start, moves));
            }
        }
    });
    longest.expect("recorded games lie in the fixtures")
}
