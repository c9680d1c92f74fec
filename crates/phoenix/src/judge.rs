//! What a position is worth to a player, in points expected by the end of the game, for the bots.
//!
//! The worth is a sum of **features**, each a small function with a comment why it matters, times a weight. Features
//! are already in points; the weights in [`FEATURES`] say how much they are trusted. [`Phoenix::appraise`] shows the
//! sum line by line.
//!
//! Nothing here is a rule: a judge may use fractions and guesses, and be wrong.

use table::{Game, Seat};

use crate::catalogue::{Ability, Effect, Trigger};
use crate::goods::Goods;
use crate::moves::{Decision, Pending};
use crate::names::{Named, Source, Species, Track};
use crate::player::Player;
use crate::{Phoenix, Step};

/// A feature: its name, its weight, and what it counts.
type Feature = (&'static str, f32, fn(&Phoenix, Seat) -> f32);

/// Everything that makes a position worth something.
const FEATURES: [Feature; 9] = [
    ("score", 1.0, score),
    ("gems", 1.0, gems),
    ("supplies", 1.0, supplies),
    ("fleet", 1.0, fleet),
    ("income", 1.0, income),
    ("abilities", 1.0, abilities),
    ("quarters", 1.0, quarters),
    ("tokens", 1.0, tokens),
    ("hope", 1.0, hope),
];

/// Own turns of a whole game, roughly.
const TURNS: f32 = 32.0;
/// Turns from one income to the next, roughly.
const TURNS_PER_INCOME: f32 = 4.5;
/// A GEM that will be spent, in points.
const GEM: f32 = 0.35;
/// Metal that will be built with.
const METAL: f32 = 0.95;
/// Food or water that will feed a new resident.
const FOOD: f32 = 0.95;

impl Phoenix {
    /// What the position is worth to a player, feature by feature, for people who want to know why.
    pub fn appraise(&self, seat: Seat) -> Vec<(&'static str, f32)> {
        self.parts(seat).collect()
    }

    /// The same, one after the other.
    pub(crate) fn parts(&self, seat: Seat) -> impl Iterator<Item = (&'static str, f32)> {
        FEATURES.iter().map(move |(name, weight, feature)| (*name, weight * feature(self, seat)))
    }

    /// The sum of all features; at the end, the lead over the best other player, so that ties are seen as such.
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        if self.step == Step::Over {
            let sheet = self.scores();
            let others = self.players.seats().filter(|other| *other != seat);
            let best = others.map(|other| sheet.seats[other].total).max().unwrap_or(0);
            let tie = if sheet.winners.contains(&seat) { 0.5 } else { 0.0 };
            return f64::from(sheet.seats[seat].total - best) + tie;
        }
        self.parts(seat).map(|(_, points)| f64::from(points)).sum()
    }

    /// Own turns still to come, estimated from whoever is nearest to ending the game.
    pub(crate) fn turns_ahead(&self) -> f32 {
        if self.ending.is_some() {
            return 0.7;
        }
        let numbers = &self.data.numbers;
        let of = |player: &Player| {
            let points = f32::from(player.points) / f32::from(numbers.end_points);
            points.max(f32::from(player.sectors()) / f32::from(numbers.end_sectors))
        };
        let best = self.players.values().map(of).fold(0.0, f32::max);
        let end = numbers.end_aliens;
        let drawn: u8 = Species::ALIENS.iter().map(|species| self.drawn[*species]).sum();
        let left =
            f32::from(self.aliens_left().saturating_sub(end)) / f32::from(drawn.saturating_sub(end).max(1));
        let progress = TURNS * (1.0 - best.max(1.0 - left)).max(0.02);
        // Mostly by the clock: whoever only looked at progress would shy away from making any.
        let clock = (TURNS - self.turns as f32 / f32::from(self.players.len())).max(2.0);
        0.2 * progress + 0.8 * clock
    }

    /// How much of what is held can still be turned into something: 1 early, 0 at the end.
    fn use_left(&self) -> f32 {
        (self.turns_ahead() / 6.0).min(1.0)
    }

    fn incomes_ahead(&self) -> f32 {
        self.turns_ahead() / TURNS_PER_INCOME
    }
}

/// The score sheet as it stands. Pluralities are trusted more and more, because others can still overtake.
fn score(game: &Phoenix, seat: Seat) -> f32 {
    let points = game.points_of(seat);
    let trust = 1.0 - 0.5 * (game.turns_ahead() / TURNS).min(1.0);
    let pluralities =
        Species::ALL.iter().map(|species| points[Source::plurality(*species)]).sum::<i32>() as f32;
    let all = points.values().sum::<i32>() as f32;
    // Leftovers are worth what they bring, which other features say.
    all - pluralities * (1.0 - trust) - points[Source::Leftovers] as f32 * game.use_left()
}

/// GEMs drive everything, but the next one less than the one before.
fn gems(game: &Phoenix, seat: Seat) -> f32 {
    let gems = f32::from(game.players[seat].stock.gems);
    let useful = gems.min(14.0) + 0.5 * (gems - 14.0).clamp(0.0, 12.0) + 0.1 * (gems - 26.0).max(0.0);
    GEM * useful * game.use_left()
}

/// Metal up to what the rest of the station costs; food and water up to what feeds new residents.
fn supplies(game: &Phoenix, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let stock = player.stock;
    let need = f32::from(9 - player.sectors()) * 8.5;
    let metal = f32::from(stock.metal());
    let metal = metal.min(need).min(24.0) + 0.15 * (metal - need.min(24.0)).max(0.0);
    let eaters = 4.0 + f32::from(free_quarters(player));
    let (food, water) = (f32::from(stock.food()).min(eaters), f32::from(stock.water()).min(eaters));
    // One is worth little without the other, and what is left over can be traded two for one.
    let pairs = food.min(water);
    let single = (food.max(water) - pairs).min(3.0);
    let held = stock.resources.map(f32::from).iter().sum::<f32>();
    let surplus = (held - metal - 2.0 * pairs - single).clamp(0.0, 12.0);
    (METAL * metal + FOOD * (2.0 * pairs + 0.6 * single + 0.25 * surplus)) * game.use_left()
}

/// Ships hold metal, earn a GEM with every income, and some of them are better tools.
fn fleet(game: &Phoenix, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let ahead = game.turns_ahead();
    // More ships than can be dismantled in the time left are worth less.
    let time = (ahead / 3.0).min(player.fleet.len() as f32);
    let metal: f32 = player.fleet.iter().map(|own| f32::from(game.data.ships[own.ship].metal)).sum();
    let share = time / (player.fleet.len() as f32).max(1.0);
    let need = f32::from(9 - player.sectors()) * 8.5;
    let unused = player.unused_ships() as f32;
    0.55 * METAL * metal.min(need + 10.0) * share + 0.12 * unused * game.use_left()
}

/// What a gain is worth.
fn goods(goods: Goods) -> f32 {
    GEM * f32::from(goods.gems)
        + FOOD * f32::from(goods.food + goods.water)
        + METAL * f32::from(goods.metal)
        + f32::from(goods.points)
}

/// What an ability brings each time it works.
fn yield_of(player: &Player, ability: &Ability) -> f32 {
    match ability.effect {
        Effect::Gain(gains) => goods(gains.goods) + FOOD * f32::from(gains.n),
        Effect::GainPer { goods: gain, per, every } => {
            goods(gain) * f32::from(player.count(per) / u16::from(every))
        }
        Effect::PointsForTracks { .. }
        | Effect::Diplomacy
        | Effect::HumanDiscount(_)
        | Effect::BuyHuman(_) => 0.8,
        Effect::Transport(n) | Effect::ExtraTransactions(n) => 0.7 * f32::from(n),
        Effect::FreeAlien { n, .. } | Effect::FreeHuman(n) => 2.6 * f32::from(n),
        Effect::BonusAlien { .. } | Effect::RollDice { .. } | Effect::FreeAdvance(_) => 1.0,
        Effect::ExtraCapacity(n) => 0.8 * f32::from(n),
        Effect::ExtraDuration(n) => 0.3 * f32::from(n),
        Effect::Discount(n) => METAL * f32::from(n),
        _ => 0.4,
    }
}

/// Income icons of all occupied quarters, times the incomes still to come; newcomers count as well.
fn income(game: &Phoenix, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let hub = player.hub.map_or(&[][..], |hub| &game.data.get().hubs[hub].abilities[..]).iter();
    let hub = hub.filter(|ability| ability.on == Trigger::Income);
    let sectors = player.modules().flat_map(|module| {
        let count = module.row.count();
        game.data.get().sector(module.sector).slots.iter().filter(move |slot| slot.quarter <= count)
    });
    let sectors = sectors.map(|slot| &slot.ability).filter(|ability| ability.on == Trigger::Income);
    let each: f32 = hub.chain(sectors).map(|ability| yield_of(player, ability)).sum();
    0.85 * each * game.incomes_ahead()
}

/// Abilities of occupied quarters that work with ships, once in five turns or so.
fn abilities(game: &Phoenix, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let occupied = player.modules().flat_map(|module| {
        let count = module.row.count();
        game.data.get().sector(module.sector).slots.iter().filter(move |slot| slot.quarter <= count)
    });
    let others = occupied
        .map(|slot| &slot.ability)
        .filter(|ability| !matches!(ability.on, Trigger::Income | Trigger::Endgame));
    let each: f32 = others.map(|ability| yield_of(player, ability)).sum();
    each * game.turns_ahead() / 6.0
}

/// Living quarters nobody lives in yet.
pub(crate) fn free_quarters(player: &Player) -> u8 {
    player.modules().map(|module| player.data.sector(module.sector).quarters - module.row.count()).sum()
}

/// Room for residents who will come.
fn quarters(game: &Phoenix, seat: Seat) -> f32 {
    let free = f32::from(free_quarters(&game.players[seat]));
    let filled = free.min(game.turns_ahead() * 0.7);
    0.7 * filled + 0.15 * (free - filled) * game.use_left()
}

/// Tokens pay with every ship of their type, whoever uses it; leading alone pays best.
fn tokens(game: &Phoenix, seat: Seat) -> f32 {
    const LEVELS: [f32; 6] = [0.0, 1.8, 3.2, 4.8, 6.4, 7.2];
    let each = Track::ALL.iter().map(|track| {
        let level = usize::from(game.players[seat].tokens[*track]);
        let sole = game.leaders(*track)[..] == [seat];
        LEVELS[level] * if sole { 1.25 } else { 1.0 }
    });
    each.sum::<f32>() * game.turns_ahead() / TURNS
}

/// What open questions will still bring, seen with hope: so that a search follows a turn half done before it turns to
/// lesser ones.
fn hope(game: &Phoenix, seat: Seat) -> f32 {
    let own = game.stack.iter().filter(|pending| pending.seat == seat);
    let open = |pending: &Pending| match pending.decision {
        Decision::Build(_) => 9.0,
        Decision::Dismantle(_) => 6.0,
        Decision::Transactions(open) => 1.6 * f32::from(open.left),
        Decision::Dice(open) => 1.1 * f32::from(open.keep),
        Decision::Reroll(open) => 1.1 * f32::from(open.keep),
        Decision::Roll(open) => 1.1 * f32::from(open.keep),
        Decision::Advance(open) => 1.5 * f32::from(open.left),
        Decision::Settle(open) => 3.2 * f32::from(open.n),
        Decision::Species(open) => 3.2 * f32::from(open.n),
        Decision::Take(open) => 1.0 * f32::from(open.n),
        Decision::Pay(_) => 1.2,
        Decision::FreeSector(_) => 7.0,
        Decision::Bonus(_) | Decision::Abilities(_) => 1.0,
        _ => 0.0,
    };
    let extra = f32::from(game.action.extra_turns) * if seat == game.active { 2.5 } else { 0.0 };
    own.map(open).sum::<f32>() + extra
}

#[cfg(test)]
mod tests {
    use table::check::{laid_out, random_game};
    use table::{Eye, Judge as _, Rng, Seed, Tell};

    use super::*;
    use crate::{HubSet, Setup};

    /// Positions of some random games.
    fn positions() -> Vec<Phoenix> {
        let mut all = Vec::new();
        for number in 0..6 {
            let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(2 + number % 3) };
            let seed = Seed::from_number(number.into());
            let (end, log): (Phoenix, _) = random_game(&setup, seed, &mut Rng::new(seed));
            let mut game: Phoenix = laid_out(&setup);
            for (number, (_, line)) in log.moves.iter().enumerate() {
                if number % 37 == 0 {
                    all.push(game.clone());
                }
                game.apply(game.read_move(line).unwrap(), Tell::nobody());
            }
            all.push(end);
        }
        all
    }

    /// Something good that happens to a player.
    type Luck = (&'static str, fn(&mut Player));

    #[test]
    fn more_is_never_worse() {
        let better: [Luck; 6] = [
            ("a GEM", |player| player.stock.gems += 1),
            ("food", |player| player.stock.resources[0] += 1),
            ("water", |player| player.stock.resources[1] += 1),
            ("metal", |player| player.stock.resources[2] += 1),
            ("a point", |player| player.score(1, Source::Observed)),
            ("a step", |player| {
                player.tokens[Track::Transport] = (player.tokens[Track::Transport] + 1).min(5);
            }),
        ];
        for game in positions().iter().filter(|game| game.step != Step::Over) {
            for (what, change) in better {
                let seat = Seat::new(0);
                let mut richer = game.clone();
                change(&mut richer.players[seat]);
                // A point brings the end nearer, which costs hopes; it may not cost more than a little.
                let slack = if what == "a point" { 8.0 } else { 0.5 };
                assert!(richer.judge(seat) > game.judge(seat) - slack, "{what} should be welcome");
            }
        }
    }

    #[test]
    fn the_appraisal_adds_up_and_needs_no_secret() {
        for game in positions().iter().filter(|game| game.step != Step::Over) {
            for seat in game.players.seats() {
                let lines = game.appraise(seat);
                let sum: f64 = lines.iter().map(|(_, points)| f64::from(*points)).sum();
                assert!((sum - game.judge(seat)).abs() < 1e-3 && sum.is_finite(), "{lines:?}");
                assert!(game.seen_by(Eye::Seat(seat)).judge(seat).total_cmp(&game.judge(seat)).is_eq());
            }
        }
    }

    #[test]
    fn a_finished_game_is_judged_by_its_score() {
        for game in positions().iter().filter(|game| game.step == Step::Over) {
            let totals = game.scores().totals();
            let mut seats: Vec<Seat> = game.players.seats().collect();
            seats.sort_by(|a, b| game.judge(*a).total_cmp(&game.judge(*b)));
            let ordered: Vec<_> = seats.iter().map(|seat| totals[seat.index()]).collect();
            assert!(ordered.is_sorted(), "{totals:?}");
        }
    }
}
