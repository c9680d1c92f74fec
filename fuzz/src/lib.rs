//! What the targets share: the games of the house, and positions to begin from.

use std::sync::LazyLock;

use bots::GameEntry;
use gaia::Gaia;
use kepler::Kepler;
use phoenix::Phoenix;
use planetformers::Planetformers;
use table::{Draw, Game, Rng, Seed, check};

/// So many moves lie between two positions of a game.
const APART: usize = 37;

/// The games, in the order in which the first byte of an input names them.
pub static GAMES: LazyLock<Vec<GameEntry>> = LazyLock::new(|| {
    vec![
        GameEntry::of::<Gaia>().reading(boardgamers::NOTATION),
        GameEntry::of::<Phoenix>(),
        GameEntry::of::<Planetformers>(),
        GameEntry::of::<Kepler>(),
    ]
});

static GAIA: LazyLock<Vec<Gaia>> = LazyLock::new(positions);
static PHOENIX: LazyLock<Vec<Phoenix>> = LazyLock::new(positions);
static PLANETFORMERS: LazyLock<Vec<Planetformers>> = LazyLock::new(positions);
static KEPLER: LazyLock<Vec<Kepler>> = LazyLock::new(positions);

/// Something that can be tried with a position of any game.
pub trait Attempt {
    /// Tries it with this one.
    fn with<G: Draw>(self, game: &G);
}

/// Tries something with the position that the first three bytes of an input name, and the text behind them.
pub fn at_position<'a, A: Attempt>(data: &'a [u8], attempt: impl FnOnce(&'a str) -> A) {
    let [game, low, high, text @ ..] = data else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let (number, attempt) = (usize::from(u16::from_le_bytes([*low, *high])), attempt(text));
    match game % 4 {
        0 => attempt.with(&GAIA[number % GAIA.len()]),
        1 => attempt.with(&PHOENIX[number % PHOENIX.len()]),
        2 => attempt.with(&PLANETFORMERS[number % PLANETFORMERS.len()]),
        _ => attempt.with(&KEPLER[number % KEPLER.len()]),
    }
}

/// Positions of random games, from the first move to the last, for every number of players.
fn positions<G: Game>() -> Vec<G> {
    let mut positions = Vec::new();
    for players in G::SEATS {
        let setup = G::default_setup(players);
        let mut game = G::new(&setup, table::Components::built_in()).expect("the default set-up is sound");
        let mut rng = Rng::new(Seed::from_number(players.into()));
        let mut moves = 0;
        loop {
            if moves % APART == 0 {
                positions.push(game.clone());
            }
            if !check::step(&mut game, &mut rng) {
                break;
            }
            moves += 1;
        }
        positions.push(game);
    }
    positions
}

/// Plays at random to the end, or for so many moves.
pub fn play_on<G: Game>(game: &mut G, seed: u64, most: usize) {
    let mut rng = Rng::new(Seed::from_number(seed));
    for _ in 0..most {
        if !check::step(game, &mut rng) {
            break;
        }
    }
    game.scores();
    if let Err(broken) = game.audit() {
        panic!("{broken}");
    }
}

/// Holds a move against the rules: listed is what is legal, what is refused changes nothing, and its words can be said.
pub fn try_move<G: Draw>(game: &mut G, mv: G::Move) {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let listed = legal.contains(&mv);
    game.known_to(mv);
    for lang in table::Lang::ALL {
        game.choice(mv, lang);
    }
    match game.check(mv) {
        Ok(_) => {
            assert!(listed, "{} is accepted, but not listed", game.write_move(mv));
            game.play(mv).unwrap_or_else(|refusal| panic!("{} was promised: {refusal}", game.write_move(mv)));
        }
        Err(refusal) => {
            assert!(!listed, "{} is listed, but refused: {refusal}", game.write_move(mv));
            for lang in table::Lang::ALL {
                assert!(!G::texts().refusal(lang, &refusal).is_empty());
            }
            assert!(game.clone().play(mv).is_err());
        }
    }
}
