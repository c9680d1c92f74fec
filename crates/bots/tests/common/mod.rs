//! What tests of bots share: a net that has learnt nothing in particular, and games to the end.

#![allow(dead_code, reason = "not every test needs everything")]

use std::sync::Arc;

use bots::{Bot, Kind, Mind, Net, Thinker};
use table::{Components as _, Eye, Fate, Learn, Rng, Seed, Tell, Turn};

/// A net with weights that were drawn: what it says is nonsense, but it depends on everything it is told.
pub fn net<G: Learn>(seed: u64) -> Arc<Net> {
    let features = G::feature_names().len();
    let heads: Vec<&str> = ["points", "lead", "victory"].iter().chain(G::PARTS).copied().collect();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut weights: Vec<u8> = Vec::new();
    for (from, to) in [(features, 8), (8, 8), (8, heads.len())] {
        weights.extend((0..from * to).flat_map(|_| (rng.below(400) as i16 - 200).to_le_bytes()));
        weights.extend((0..to).flat_map(|_| (rng.below(20_000) as i32).to_le_bytes()));
    }
    let manifest = format!(
        "game = \"{}\"\nlayout = {}\nfeatures = {features}\nhidden = [8, 8]\nheads = {heads:?}\nplaces = 10\nunit = 10\n\
         hash = \"{}\"\n",
        G::NAME,
        G::LAYOUT,
        blake3::hash(&weights).to_hex()
    );
    Arc::new(Net::read::<G>(&manifest, &weights).expect("a sound net"))
}

/// A bot that thinks like this one, with at most so many positions.
pub fn hasty<G: Learn>(kind: Kind, nodes: u32, net: Option<&Arc<Net>>, seed: Seed) -> Box<dyn Bot<G>> {
    let Some(mind) = kind.mind(G::FORESIGHT) else { return kind.bot(net, seed) };
    let mind = Mind {
        nodes: mind.nodes.min(nodes),
        answer_nodes: mind.answer_nodes.min(nodes),
        next_nodes: mind.next_nodes.min(nodes),
        ..mind
    };
    Box::new(Thinker::new(mind, net.cloned(), seed))
}

/// Plays a game to its end, one bot on every seat; every choice is legal.
pub fn play<G: Learn>(setup: &G::Setup, bots: &mut [Box<dyn Bot<G>>], seed: Seed) -> G {
    let mut game = G::new(setup, G::Components::built_in()).expect("a sound set-up");
    let (fate, mut moves) = (Fate::new(seed), 0);
    loop {
        match game.to_move() {
            Turn::Over => return game,
            Turn::Fate => {
                let mv = fate.draw(&game, moves).expect("it is fate's move");
                game.apply(mv, Tell::nobody());
            }
            Turn::Of(seat) => {
                let mv = bots[seat.index()].choose(&game.seen_by(Eye::Seat(seat)), seat);
                game.play(mv).unwrap_or_else(|refusal| panic!("{mv:?} is refused: {refusal}"));
            }
        }
        moves += 1;
    }
}
