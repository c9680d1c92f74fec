//! Chance: secret, reproducible, and open to checking afterwards.

use std::fmt;
use std::str::FromStr;

use rand_chacha::rand_core::{Rng as _, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha12Rng};
use serde::{Deserialize, Serialize};

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

/// The chance inside a game's state: a seed, and how much of its stream has been used.
///
/// Two games in the same state draw the same, whatever happened on the way there. The generator itself is not
/// kept but set up again for every draw, so that a state stays small and quick to copy; something that needs much
/// chance at once, like a shuffle, should be one draw.
///
/// To everybody who plays, the dice are [hidden](Dice::hidden): their future is nobody's to know.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(Inside);

#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Inside {
    /// The seed and how many 32-bit words of its stream have been drawn.
    Known {
        seed: Seed,
        drawn: u64,
    },
    Hidden,
}

impl Dice {
    /// The dice that follow from a seed.
    pub const fn new(seed: Seed) -> Self {
        Dice(Inside::Known { seed, drawn: 0 })
    }

    /// The dice as players see them: with no future.
    pub const fn hidden() -> Self {
        Dice(Inside::Hidden)
    }

    /// Whether these dice have no future to draw from.
    pub const fn is_hidden(&self) -> bool {
        matches!(self.0, Inside::Hidden)
    }

    /// The secret behind the dice, unless they are hidden.
    pub const fn seed(&self) -> Option<Seed> {
        match self.0 {
            Inside::Known { seed, .. } => Some(seed),
            Inside::Hidden => None,
        }
    }

    /// A number below `n`, all equally likely.
    ///
    /// # Panics
    ///
    /// If the dice are hidden or `n` is 0. All other draws panic on hidden dice as well: a game that draws has to
    /// be the true one, or an imagined one.
    pub fn below(&mut self, n: u32) -> u32 {
        self.draw(|words| below(words, n))
    }

    /// Puts things into random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        self.draw(|words| shuffle(words, things));
    }

    /// One of several things, all equally likely. There must be at least one.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        self.draw(|words| pick(words, things))
    }

    /// Rolls an ordinary die.
    pub fn roll(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    fn draw<T>(&mut self, draw: impl FnOnce(&mut dyn FnMut() -> u32) -> T) -> T {
        let Inside::Known { seed, drawn } = &mut self.0 else {
            panic!("hidden dice cannot be drawn from: play on the true game, or on one from `Game::imagine`");
        };
        let mut stream = ChaCha12Rng::from_seed(seed.0);
        stream.set_word_pos(u128::from(*drawn));
        draw(&mut || {
            *drawn += 1;
            stream.next_u32()
        })
    }
}

/// Never shows the seed.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Inside::Known { drawn, .. } => write!(f, "Dice({drawn} drawn)"),
            Inside::Hidden => write!(f, "Dice(hidden)"),
        }
    }
}

/// A fast generator for simulations and bots. What it draws is reproducible from its seed, but unlike [`Dice`] it
/// is no part of any game's state.
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

    /// Draws a seed, for the dice of a simulated game.
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
