//! Component files with changes: each is refused with a sentence, or can be played with.
//!
//! An input names a game, one of its files and how many play, and has changes: where (two bytes), how many letters go (one), how many come
//! (one), and those.

#![no_main]

use std::sync::atomic::{AtomicUsize, Ordering};

use gaia::Gaia;
use kepler::Kepler;
use libfuzzer_sys::fuzz_target;
use phoenix::Phoenix;
use planetformers::Planetformers;
use table::data::Folder;
use table::{Components, Game};

/// Games refer to their components as long as the program runs, so memory goes with every edition that is played with.
const MOST_PLAYED: usize = 40_000;

static PLAYED: AtomicUsize = AtomicUsize::new(0);

fn attempt<G: Game>(file: u8, changes: &[u8]) {
    let files = G::Components::FILES;
    let (name, source) = files[usize::from(file) % files.len()];
    let Some(text) = changed(source, changes) else { return };
    let unchanged = text == source;
    let folder = Folder::embedded(files).with(name, text).expect("it is one of the files");
    match G::Components::read(&folder) {
        Err(error) => assert!(!unchanged && !error.to_string().is_empty(), "{error}"),
        Ok(components) => play::<G>(components, usize::from(file) / files.len()),
    }
}

/// Plays a game; how many play follows from the input as well.
fn play<G: Game>(components: G::Components, players: usize) {
    if PLAYED.fetch_add(1, Ordering::Relaxed) >= MOST_PLAYED {
        return;
    }
    let components: &'static G::Components = Box::leak(Box::new(components));
    let players = G::SEATS.start() + (players % G::SEATS.count()) as u8;
    // Some have no room for so many.
    if let Ok(mut game) = G::new(&G::default_setup(players), components) {
        fuzz::play_on(&mut game, 1, 5000);
    }
}

fn changed(source: &str, mut changes: &[u8]) -> Option<String> {
    let mut text = source.as_bytes().to_vec();
    while let [low, high, gone, come, rest @ ..] = changes {
        let from = usize::from(u16::from_le_bytes([*low, *high])) % (text.len() + 1);
        let to = (from + usize::from(*gone)).min(text.len());
        let (come, rest) = rest.split_at(usize::from(*come).min(rest.len()));
        text.splice(from..to, come.iter().copied());
        changes = rest;
    }
    String::from_utf8(text).ok()
}

fuzz_target!(|data: &[u8]| {
    let [game, file, changes @ ..] = data else { return };
    match game % 4 {
        0 => attempt::<Gaia>(*file, changes),
        1 => attempt::<Phoenix>(*file, changes),
        2 => attempt::<Planetformers>(*file, changes),
        _ => attempt::<Kepler>(*file, changes),
    }
});
