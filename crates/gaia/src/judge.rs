//! What a position is worth to a player, in points expected by the end of the game, for the bots.
//!
//! The worth is a sum of **features**, each a small function with a comment why it matters, times a weight.
//! Features are already in points; the weights in [`FEATURES`] say how much they are trusted, and are what is tuned
//! by measuring in the arena. [`Gaia::reasons`] shows the sum line by line.
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

use table::{Judge, Pending, Seat};

pub(crate) use expansion::prospects_of_federations;

use crate::moves::Decision;
use crate::{Gaia, Phase};

/// A feature: its name, its weight, and what it counts.
type Feature = (&'static str, f32, fn(&Gaia, Seat) -> f32);

/// Everything that makes a position worth something.
const FEATURES: &[Feature] = &[
    ("points", 1.0, points),
    ("hope", 1.0, hope),
    ("resources", 1.0, economy::resources),
    ("power", 1.0, economy::power),
    ("income", 1.35, economy::income),
    ("faction", 1.0, expansion::faction),
    ("room", 0.7, expansion::room),
    ("neighbours", 1.0, expansion::neighbours),
    ("gaiaformers", 1.0, expansion::gaiaformers),
    ("projects", 1.0, expansion::projects),
    ("federations ahead", 1.0, expansion::federations),
    ("final tiles", 0.7, expansion::final_tiles),
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

/// What counts while factions are auctioned: what they are worth, and what they cost.
const AUCTION: &[Feature] = &[("points", 1.0, points), ("faction", 1.0, expansion::faction)];

impl Judge for Gaia {
    fn judge(&self, seat: Seat) -> f64 {
        self.worth(seat)
    }
}

impl Gaia {
    /// What the position is worth to a player, feature by feature, for people who want to know why.
    pub fn reasons(&self, seat: Seat) -> Vec<(&'static str, f32)> {
        self.judged_by().iter().map(|(name, weight, feature)| (*name, weight * feature(self, seat))).collect()
    }

    /// Shows every feature but the points scored so far, with its worth.
    pub(crate) fn judged(&self, seat: Seat, mut show: impl FnMut(&'static str, f32)) {
        for (name, weight, feature) in &FEATURES[1..] {
            show(name, weight * feature(self, seat));
        }
    }

    /// The sum of all features.
    fn worth(&self, seat: Seat) -> f64 {
        if self.phase == Phase::Over {
            return points(self, seat).into();
        }
        self.judged_by().iter().map(|(_, weight, feature)| f64::from(weight * feature(self, seat))).sum()
    }

    fn judged_by(&self) -> &'static [Feature] {
        if self.is_auctioning() { AUCTION } else { FEATURES }
    }

    /// Whether factions are auctioned, or have just been sold: what a last bid ends must be comparable with what it lets go on.
    pub(crate) fn is_auctioning(&self) -> bool {
        let auction = self.pool().is_some_and(|pool| pool.auction);
        auction && self.players.values().all(|player| player.planets().is_empty())
    }

    /// Whether the faction boards lie in front of their players.
    fn boards_dealt(&self) -> bool {
        !matches!(self.phase, Phase::Deal | Phase::Map | Phase::Factions)
    }

    /// Rounds in which the player can still act, the current one included: 6 at the start, 0 after the last pass.
    pub(crate) fn rounds_to_act(&self, seat: Seat) -> usize {
        let rounds = usize::from(self.data().numbers.rounds);
        let done = usize::from(self.round) + usize::from(self.players[seat].passed);
        if self.phase == Phase::Over { 0 } else { (rounds + 1).saturating_sub(done).min(rounds) }
    }

    /// Rounds that have not begun: so many times there will be income.
    fn rounds_ahead(&self) -> usize {
        usize::from(self.data().numbers.rounds).saturating_sub(self.round.into())
    }
}

/// Points scored so far.
fn points(game: &Gaia, seat: Seat) -> f32 {
    game.players[seat].vp() as f32
}

/// What open questions will still bring, seen with hope: so that a search follows a turn half done, like a lab whose
/// tile is not chosen, before it turns to lesser ones.
fn hope(game: &Gaia, seat: Seat) -> f32 {
    let own = game.stack.iter().filter(|pending| pending.seat == seat);
    let hope = |pending: &Pending<Decision>| match pending.decision {
        Decision::TechTile(_) => 9.0,
        Decision::Step(_) | Decision::Downgrade(_) | Decision::LostPlanet(_) => 4.0,
        Decision::PlaceMine(_) => 7.0,
        Decision::Federation(_) => 12.0,
        Decision::Token(_) => 14.0,
        Decision::Rescore(_) => 8.0,
        Decision::Station(_) | Decision::Cover(_) => 3.0,
        _ => 0.0,
    };
    own.map(hope).sum()
}

#[cfg(test)]
mod tests {
    use table::check::{laid_out, step};
    use table::{Components as _, Game as _, Rng, Seed};

    use super::*;
    use crate::Player;
    use crate::score::Source;

    /// Every eighth position of some random games, the last ones included.
    fn positions() -> Vec<Gaia> {
        let mut positions = Vec::new();
        for number in 0..12 {
            let mut game: Gaia = laid_out(&Gaia::default_setup(2 + number as u8 % 3));
            let (mut rng, mut made) = (Rng::new(Seed::from_number(number)), 0);
            positions.push(game.clone());
            while step(&mut game, &mut rng) {
                made += 1;
                if made % 8 == 0 {
                    positions.push(game.clone());
                }
            }
            positions.push(game);
        }
        positions
    }

    /// Changes what a player owns; the change is never for the worse.
    fn never_worse(what: &str, change: impl Fn(&mut Player)) {
        for game in positions() {
            for seat in game.players.seats() {
                let mut richer = game.clone();
                change(&mut richer.players[seat]);
                let (before, after) = (game.judge(seat), richer.judge(seat));
                assert!(
                    after >= before - 1e-4,
                    "{what}: {before} became {after} in {:?}",
                    game.reasons(seat)
                );
            }
        }
    }

    #[test]
    fn more_is_never_worse() {
        let numbers = &crate::catalogue::Catalogue::built_in().numbers;
        never_worse("ore", |player| player.ore = (player.ore + 1).min(numbers.max_ore));
        never_worse("credits", |player| player.credits = (player.credits + 1).min(numbers.max_credits));
        never_worse("knowledge", |player| {
            player.knowledge = (player.knowledge + 1).min(numbers.max_knowledge);
        });
        never_worse("QIC", |player| player.qic += 1);
        never_worse("a token", |player| player.power.areas[0] += 1);
        never_worse("charged power", |player| player.power = player.power.charged(1, true));
        never_worse("a point", |player| player.points.add(Source::Start, 1));
    }

    #[test]
    fn a_finished_game_is_judged_by_its_score() {
        for game in positions().iter().filter(|game| game.phase == Phase::Over) {
            let totals = game.scores().totals();
            for (seat, total) in game.players.seats().zip(totals) {
                assert!((game.judge(seat) - f64::from(total)).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn the_explanation_adds_up() {
        for game in positions().iter().filter(|game| game.phase != Phase::Over) {
            for seat in game.players.seats() {
                let lines = game.reasons(seat);
                let sum: f64 = lines.iter().map(|(_, points)| f64::from(*points)).sum();
                assert!((sum - game.judge(seat)).abs() < 1e-6 && sum.is_finite(), "{lines:?}");
            }
        }
    }

    /// Everybody bids what the judge likes best: nobody overbids, and in the end nobody would rather have what another holds.
    #[test]
    fn an_auction_ends_when_every_faction_costs_what_it_is_worth() {
        for (players, seed) in (2..=4).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let setup = crate::Setup { auction: true, ..Gaia::default_setup(players) };
            let mut game = table::check::dealt::<Gaia>(&setup, Seed::from_number(seed));
            let (mut legal, mut bids) = (Vec::new(), 0);
            while let (Phase::Factions, Some(seat)) = (game.phase, game.to_move().seat()) {
                game.legal_moves(&mut legal);
                let after = |mv: &crate::Move| {
                    let mut after = game.clone();
                    after.apply(*mv, table::Tell::nobody());
                    after.judge(seat)
                };
                let best = legal.iter().copied().max_by(|one, other| after(one).total_cmp(&after(other)));
                game.play(best.expect("a bid")).expect("a legal bid");
                bids += 1;
            }
            assert!(bids <= 40 * u32::from(players), "{bids} bids");
            assert!(game.players.values().all(|player| player.points.of(Source::Bid) >= -30));
            let worth: Vec<f64> = game.players.seats().map(|seat| game.judge(seat)).collect();
            let (least, most) = worth
                .iter()
                .fold((f64::MAX, f64::MIN), |(least, most), worth| (least.min(*worth), most.max(*worth)));
            assert!(most - least <= 1.001, "{worth:?}: somebody should have bid once more");
        }
    }

    #[test]
    fn judging_needs_no_secret() {
        for game in positions() {
            for seat in game.players.seats() {
                let seen = game.seen_by(table::Eye::Seat(seat));
                assert!(seen.judge(seat).total_cmp(&game.judge(seat)).is_eq());
            }
        }
    }
}
