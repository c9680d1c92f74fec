//! What a position is worth to a player, in points expected by the end of the game, for the bots.
//!
//! The worth is a sum of **features**, each a small function with a comment why it matters, times a weight.
//! Features are already in points; the weights in [`FEATURES`] say how much they are trusted, and are what is tuned
//! by measuring in the arena. [`Gaia::explain`] shows the sum line by line.
//!
//! * here: points, hopes, and the table of features;
//! * `economy`: what goods are worth while there is time to spend them, and the income to come;
//! * `expansion`: the map — room to grow, federations in the making, standing on the final scoring tiles;
//! * `tiles`: boosters, tech tiles, special actions, round tiles, research.
//!
//! Nothing here is a rule: a judge may use fractions and guesses, and be wrong.

mod economy;
mod expansion;
mod tiles;

use table::Seat;

use crate::catalogue::catalogue;
use crate::moves::{Decision, Pending};
use crate::{Gaia, Phase};

/// A feature: its name, its weight, and what it counts.
type Feature = (&'static str, f32, fn(&Gaia, Seat) -> f32);

/// Everything that makes a position worth something.
const FEATURES: [Feature; 21] = [
    ("points", 1.0, points),
    ("hope", 1.0, hope),
    ("resources", 1.0, economy::resources),
    ("power", 1.0, economy::power),
    ("income", 1.0, economy::income),
    ("faction", 1.0, expansion::faction),
    ("room", 1.0, expansion::room),
    ("neighbours", 1.0, expansion::neighbours),
    ("gaiaformers", 1.0, expansion::gaiaformers),
    ("projects", 1.0, expansion::projects),
    ("federations ahead", 1.0, expansion::federations),
    ("final tiles", 1.0, expansion::final_tiles),
    ("institute", 1.0, tiles::institute),
    ("green tokens", 1.0, tiles::green_tokens),
    ("research", 1.0, tiles::research),
    ("efficiency", 1.0, tiles::efficiency),
    ("booster", 1.0, tiles::booster),
    ("pass tiles", 1.0, tiles::pass_tiles),
    ("trigger tiles", 1.0, tiles::trigger_tiles),
    ("special actions", 1.0, tiles::special_actions),
    ("round tiles ahead", 1.0, tiles::round_tiles),
];

impl Gaia {
    /// What the position is worth to a player, feature by feature, for people who want to know why.
    pub fn explain(&self, seat: Seat) -> Vec<(&'static str, f32)> {
        FEATURES.iter().map(|(name, weight, feature)| (*name, weight * feature(self, seat))).collect()
    }

    /// The sum of all features.
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        if self.phase == Phase::Over {
            return points(self, seat).into();
        }
        FEATURES.iter().map(|(_, weight, feature)| f64::from(weight * feature(self, seat))).sum()
    }

    /// Whether the faction boards lie in front of their players.
    fn boards_dealt(&self) -> bool {
        !matches!(self.phase, Phase::Map | Phase::Factions)
    }

    /// Rounds in which the player can still act, the current one included: 6 at the start, 0 after the last pass.
    fn rounds_to_act(&self, seat: Seat) -> usize {
        let rounds = usize::from(catalogue().numbers.rounds);
        let done = usize::from(self.round) + usize::from(self.players[seat].passed);
        if self.phase == Phase::Over { 0 } else { (rounds + 1).saturating_sub(done).min(rounds) }
    }

    /// Rounds that have not begun: so many times there will be income.
    fn rounds_ahead(&self) -> usize {
        usize::from(catalogue().numbers.rounds).saturating_sub(self.round.into())
    }
}

/// Points scored so far.
fn points(game: &Gaia, seat: Seat) -> f32 {
    game.players[seat].vp() as f32
}

/// What open questions will still bring, seen with hope: so that a search follows a turn half done — a lab whose
/// tile is not chosen, a main action not yet taken — before it turns to lesser ones.
fn hope(game: &Gaia, seat: Seat) -> f32 {
    let own = game.stack.iter().filter(|pending| pending.seat == seat);
    // When all others have passed, turn follows turn: the next one is no reason to play this one badly.
    let alone = game.passed.len() + 1 >= usize::from(game.players.len());
    let hope = |pending: &Pending| match pending.decision {
        Decision::Turn { acted: false, .. } if !alone => 5.0,
        Decision::TechTile => 9.0,
        Decision::Step(_) | Decision::Downgrade | Decision::LostPlanet => 4.0,
        Decision::PlaceMine(_) => 7.0,
        Decision::Federation(_) => 12.0,
        Decision::Token => 14.0,
        Decision::Rescore => 8.0,
        Decision::Station | Decision::Cover(_) => 3.0,
        _ => 0.0,
    };
    own.map(hope).sum()
}
