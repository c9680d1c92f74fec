//! Chance: secret, reproducible, and open to checking afterwards.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Game;

/// The secret from which all chance of one game follows.
///
/// Its [commitment](Seed::commitment) is published when the game begins and the seed itself when it has ended, so
/// that everybody can verify that nobody chose the shuffles. As text it is 64 hexadecimal digits; a plain number
/// is read as well, for people who want to play "game 42" again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes, which should come from a good source of chance.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// The seed that belongs to a plain number.
    pub fn from_number(number: u64) -> Self {
        Seed(blake3::derive_key("astrarium 1 seed from a number", &number.to_le_bytes()))
    }

    /// A hash that binds whoever publishes it to this seed without giving the seed away.
    pub fn commitment(&self) -> String {
        hex(&blake3::derive_key("astrarium 1 commitment to a seed", &self.0))
    }

    /// Another seed that follows from this one, for the `n`th thing called `label`.
    #[must_use]
    pub fn derive(&self, label: &str, n: u64) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("astrarium 1 seed from a seed");
        hasher.update(&self.0).update(&n.to_le_bytes()).update(label.as_bytes());
        Seed(*hasher.finalize().as_bytes())
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    blake3::Hash::from_bytes(*bytes).to_hex().to_string()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Shows the beginning of the commitment, never the seed: debug output ends up in places that are no secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed {}…)", &self.commitment()[..16])
    }
}

/// A text that is no [`Seed`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no seed: {found}; a seed is 64 hexadecimal digits, or a whole number up to {}", u64::MAX)]
pub struct SeedError {
    /// What is wrong with the text. It does not repeat the text, which may be most of a secret.
    found: String,
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let length = text.chars().count();
        if length == 64
            && let Ok(hash) = blake3::Hash::from_hex(text)
        {
            return Ok(Seed(*hash.as_bytes()));
        }
        if !text.is_empty()
            && text.bytes().all(|byte| byte.is_ascii_digit())
            && let Ok(number) = text.parse()
        {
            return Ok(Seed::from_number(number));
        }
        let found = match text.chars().find(|c| !c.is_ascii_hexdigit()) {
            _ if text.is_empty() => "it is empty".to_owned(),
            Some(stranger) => format!("it holds the character {stranger:?}"),
            None => format!("it has {length} digits"),
        };
        Err(SeedError { found })
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// The host of a game decides here what chance decides: which outcome a seed draws for the move with this number.
///
/// Every draw follows from the seed and from the number of the move in the log, and from nothing else. A stream of bytes
/// is derived from the seed (BLAKE3 in its key derivation mode, extended); every move has 64 bytes of it, which are read
/// as 32-bit words, little-endian; and a number below the sum of the weights is taken from them by Lemire's method. So
/// what was drawn can be [verified](crate::Log::verify) once the seed is known, and cannot be foreseen before.
#[derive(Clone)]
pub struct Fate {
    stream: blake3::OutputReader,
}

/// The bytes of the stream that belong to one move.
const BYTES_PER_MOVE: u64 = 64;

impl Fate {
    /// The fate that follows from a seed.
    pub fn new(seed: Seed) -> Fate {
        let stream = blake3::Hasher::new_derive_key("astrarium 2 fate").update(&seed.0).finalize_xof();
        Fate { stream }
    }

    /// What fate decides in this position, in which so many moves have been made. `None` where it is not its move.
    pub fn draw<G: Game>(&self, game: &G, moves: usize) -> Option<G::Move> {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        self.pick(&outcomes, moves)
    }

    /// Which of these outcomes fate decides for, after so many moves. `None` if there are none.
    pub fn pick<T: Copy>(&self, outcomes: &[(T, u32)], moves: usize) -> Option<T> {
        if let [(only, _)] = outcomes {
            return Some(*only);
        }
        let mut stream = self.stream.clone();
        stream.set_position(moves as u64 * BYTES_PER_MOVE);
        let mut words = || {
            let mut word = [0; 4];
            stream.fill(&mut word);
            u32::from_le_bytes(word)
        };
        pick_weighted(&mut words, outcomes)
    }
}

/// Never shows the stream.
impl fmt::Debug for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Fate")
    }
}

/// A fast generator for simulations and bots: what it draws is reproducible from its seed.
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator that follows from a seed.
    pub fn new(seed: Seed) -> Self {
        Rng(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `n`, all equally likely. `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        below(&mut || self.0.next_u32(), n)
    }

    /// One of several things, all equally likely. There must be at least one.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        pick(&mut || self.0.next_u32(), things)
    }

    /// Puts things into random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        shuffle(&mut || self.0.next_u32(), things);
    }

    /// One of several outcomes, each as likely as its weight says; `None` if there are none.
    #[inline]
    pub fn pick_weighted<T: Copy>(&mut self, outcomes: &[(T, u32)]) -> Option<T> {
        pick_weighted(&mut || self.0.next_u32(), outcomes)
    }

    /// Draws a seed, for another generator or a simulated game.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng")
    }
}

/// Lemire's method: the upper half of `word * n` is fair once the few words that would tip the balance are
/// drawn again.
#[inline]
fn below(words: &mut (impl FnMut() -> u32 + ?Sized), n: u32) -> u32 {
    assert!(n > 0, "there is no number below 0 to draw");
    loop {
        let product = u64::from(words()) * u64::from(n);
        let low = product as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

fn shuffle<T>(words: &mut (impl FnMut() -> u32 + ?Sized), things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, below(words, last as u32 + 1) as usize);
    }
}

fn pick<'a, T>(words: &mut (impl FnMut() -> u32 + ?Sized), things: &'a [T]) -> &'a T {
    assert!(!things.is_empty(), "there is nothing to pick from");
    &things[below(words, things.len() as u32) as usize]
}

/// The outcome in whose share of the sum of all weights a number falls.
#[inline]
fn pick_weighted<T: Copy>(words: &mut (impl FnMut() -> u32 + ?Sized), outcomes: &[(T, u32)]) -> Option<T> {
    match outcomes {
        [] => return None,
        // Nothing is drawn where nothing can differ.
        [(only, _)] => return Some(*only),
        _ => {}
    }
    let mut number = below(words, outcomes.iter().map(|(_, weight)| weight).sum());
    let hit = outcomes.iter().find(|(_, weight)| {
        let here = number < *weight;
        number = number.wrapping_sub(*weight);
        here
    });
    hit.map(|(outcome, _)| *outcome)
}
