//! What a position is worth to a player, in points expected by the end of the game, for the bots.
//!
//! The worth is a sum of **features**, each a small function with a comment why it matters, times a weight. Features
//! are already in points; the weights in [`FEATURES`] say how much they are trusted. [`Kepler::appraise`] shows the
//! sum line by line.
//!
//! Nothing here is a rule: a judge may use fractions and guesses, and be wrong.

use hex::Axial;
use table::Seat;

use crate::catalogue::PlanetCard;
use crate::cubes::Cubes;
use crate::moves::{Decision, Pending};
use crate::names::{Named, PlanetType, Technology, Track};
use crate::player::{Body, Face, Holding, Player, Ship};
use crate::{Kepler, Step};

/// A feature: its name, its weight, and what it counts.
type Feature = (&'static str, f32, fn(&Kepler, Seat) -> f32);

/// Everything that makes a position worth something.
const FEATURES: [Feature; 8] = [
    ("score", 1.0, score),
    ("technologies", 1.0, technologies),
    ("leadership", 1.0, leadership),
    ("planets", 1.0, planets),
    ("cubes", 1.0, cubes),
    ("starships", 1.0, starships),
    ("maps", 1.0, maps),
    ("hope", 1.0, hope),
];

/// What the levels of a technology are worth at the start of the game, apart from the points of the highest.
fn level_worth(technology: Technology) -> [f32; 5] {
    match technology {
        Technology::SpaceTravel => [0.0, 2.6, 4.0, 4.8, 5.0],
        Technology::QuantumPhysics => [0.0, 0.9, 2.2, 2.6, 3.0],
        Technology::EnergyDevelopment => [0.0, 2.4, 4.0, 4.8, 5.4],
        Technology::Terraforming => [0.0, 2.0, 4.5, 7.0, 7.5],
        Technology::AntimatterScience => [0.0, 1.0, 1.7, 2.4, 2.8],
    }
}

impl Kepler {
    /// What the position is worth to a player, feature by feature, for people who want to know why.
    pub fn appraise(&self, seat: Seat) -> Vec<(&'static str, f32)> {
        FEATURES.iter().map(|(name, weight, feature)| (*name, weight * feature(self, seat))).collect()
    }

    /// The sum of all features; at the end, the lead over the best other player, so that ties are seen as such.
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        if self.step == Step::Over {
            let others = Seat::all(self.people).filter(|other| *other != seat);
            let best = others.map(|other| self.total_of(other)).max().unwrap_or(0);
            let tie = if self.winners().contains(&seat) { 0.5 } else { 0.0 };
            return f64::from(self.total_of(seat) - best) + tie;
        }
        FEATURES.iter().map(|(_, weight, feature)| f64::from(weight * feature(self, seat))).sum()
    }

    /// Own turns still to come, the current one included as long as its main action is not chosen.
    fn turns_ahead(&self, seat: Seat) -> f32 {
        let rounds = f32::from(self.data.numbers.rounds.saturating_sub(self.round));
        let place = match self.step {
            Step::Turn(place) => place,
            Step::Main(place) if self.turn.action.is_none() => place,
            Step::Main(place) | Step::Bonus(place) | Step::Move(place) | Step::Withdraw(place) => place + 1,
            Step::Card(_) | Step::Medals | Step::Over => self.people,
            _ => 0,
        };
        let own = (seat.index() + usize::from(self.people) - self.first.index()) % usize::from(self.people);
        rounds + if usize::from(place) <= own { 1.0 } else { 0.0 }
    }

    /// How much of something that needs so many turns to pay off still counts.
    fn time_for(&self, seat: Seat, turns: f32) -> f32 {
        (self.turns_ahead(seat) / turns).min(1.0)
    }

    /// Whether a player could colonise a planet if a starship stood on it.
    fn suits(&self, player: &Player, number: u8) -> bool {
        let level = player.levels[Technology::AntimatterScience];
        self.data.planet(number).kind != PlanetType::Alien
            || self.data.level(Technology::AntimatterScience, level).aliens
    }
}

/// The score sheet as it stands.
fn score(game: &Kepler, seat: Seat) -> f32 {
    game.total_of(seat) as f32
}

/// Levels pay as long as there are turns to use them in.
fn technologies(game: &Kepler, seat: Seat) -> f32 {
    let levels = game.players[seat].levels.iter();
    let worth = levels.map(|(technology, level)| level_worth(technology)[usize::from(*level)]);
    worth.sum::<f32>() * game.time_for(seat, 7.0)
}

/// Medals go to whoever leads: those on the card now, and those still on the track.
fn leadership(game: &Kepler, seat: Seat) -> f32 {
    let medal = f32::from(game.data.numbers.medal_points);
    let each = Track::ALL.iter().map(|track| {
        let own = f32::from(game.players[seat].leadership[*track]);
        let others = game.players.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, player)| player.leadership[*track]).max().unwrap_or(0);
        let lead = own - f32::from(best);
        let ahead = if lead >= 0.0 { 0.8 } else { (0.5 + 0.2 * lead).max(0.0) };
        let left = f32::from(game.on_track[*track].count_ones() as u8);
        let hope = 0.09 * lead.clamp(-4.0, 4.0) * left.min(3.0) * game.time_for(seat, 6.0);
        0.22 * own + f32::from(game.on_card[*track]) * medal * ahead + hope
    });
    each.sum()
}

/// Colonies will be terraformed if time, technology and cubes allow; until then they produce.
fn planets(game: &Kepler, seat: Seat) -> f32 {
    let worth = |holding: &Holding| {
        let card = game.data.planet(holding.world.number()?);
        Some(
            game.income_of(seat, card.production(holding.terraformed))
                + if holding.terraformed { 0.0 } else { game.colony_worth(seat, card, holding.cubes) },
        )
    };
    game.players[seat].planets().filter_map(worth).sum()
}

impl Kepler {
    /// What a planet will produce.
    fn income_of(&self, seat: Seat, produced: Cubes) -> f32 {
        let goods = f32::from(produced.energy + produced.matter) + 1.5 * f32::from(produced.antimatter);
        let exploits = self.players[seat].levels[Technology::Terraforming] > 0;
        0.09 * goods * self.turns_ahead(seat) * if exploits { 1.0 } else { 0.4 }
    }

    /// What a colony is worth for the points of its other side.
    fn colony_worth(&self, seat: Seat, card: &PlanetCard, cubes: Cubes) -> f32 {
        let level = self.players[seat].levels[Technology::Terraforming];
        let strip = self.data.level(Technology::Terraforming, level).terraforms;
        let ahead = self.turns_ahead(seat);
        let missing = f32::from(card.cost.less(cubes).total());
        let ready = 1.0 - missing / f32::from(card.cost.total().max(1));
        let short = f32::from(card.level.saturating_sub(strip));
        let needed = 1.0 + missing / 3.0 + 1.5 * short;
        let chance = (ahead / (needed + 1.0)).min(1.0) * (0.25 + 0.7 * ready) * (1.0 - 0.28 * short).max(0.1);
        if ahead < 1.0 { 0.0 } else { 1.2 + f32::from(card.points) * chance }
    }
}

/// Every cube that is not in the pit can be used again and again; those on worlds can be used at once. What a colony
/// saves for its own terraforming is part of the planet's worth.
fn cubes(game: &Kepler, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let in_use = f32::from(player.pool.total() + player.stored().total());
    let free = player.worlds.iter().fold(Cubes::NONE, |sum, holding| {
        let card = holding.world.number().map(|number| game.data.planet(number));
        let saved = card.filter(|_| !holding.terraformed).map_or(Cubes::NONE, |card| card.cost);
        sum + holding.cubes.less(saved)
    });
    let ready =
        0.3 * f32::from(free.energy) + 0.35 * f32::from(free.matter) + 0.35 * f32::from(free.antimatter);
    0.045 * in_use * game.turns_ahead(seat) + ready * game.time_for(seat, 3.0)
}

/// A starship is worth a colony soon, the nearer the sooner.
fn starships(game: &Kepler, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let (markers, speed) = (f32::from(game.markers_left(seat)), f32::from(game.speed(seat)));
    let colony = |number: u8| {
        let card = game.data.planet(number);
        game.income_of(seat, card.colony)
            + game.colony_worth(seat, card, Cubes::NONE)
            + 0.4 * f32::from(card.icons)
    };
    let worth = |ship: &Ship| match game.tile_at(ship.hex).map(|tile| tile.face) {
        Some(Face::Up(Body::Planet(number))) if game.suits(player, number) => 0.3 + 0.75 * colony(number),
        Some(Face::Up(Body::Mine)) => 0.6 + 0.5 * f32::from(player.pit.total().min(2)),
        Some(_) => 0.8,
        None => {
            let far = |hex: Axial| f32::from(hex.distance(ship.hex));
            let aims = game.tiles.iter().filter_map(|tile| match tile.face {
                Face::Up(Body::Planet(number)) if game.suits(player, number) && !game.is_taken(tile.hex) => {
                    Some(1.3 + 0.35 * colony(number) - far(tile.hex) * (0.05 + 0.25 / speed.max(0.7)))
                }
                Face::Up(Body::Target) => Some(0.8 - 0.1 * far(tile.hex)),
                _ => None,
            });
            aims.fold(0.4, f32::max)
        }
    };
    let all: f32 = player.ships.iter().map(worth).sum();
    all * game.time_for(seat, 2.0) * (markers / 2.0).min(1.0)
}

impl Kepler {
    /// Whether somebody stands or lives on a hex.
    fn is_taken(&self, hex: Axial) -> bool {
        let here = |player: &Player| {
            player.ship_at(hex).is_some() || player.planets().any(|planet| planet.hex == hex)
        };
        self.players.values().any(here)
    }
}

/// Planets that lie open are planets to fly to, for everybody.
fn maps(game: &Kepler, seat: Seat) -> f32 {
    let open = game.tiles.iter().filter(|tile| matches!(tile.face, Face::Up(Body::Planet(_)))).count();
    0.06 * open as f32 * game.time_for(seat, 8.0)
}

/// What open questions will still bring, seen with hope: so that a search follows a turn half done before it turns to
/// lesser ones.
fn hope(game: &Kepler, seat: Seat) -> f32 {
    let open = |pending: &Pending| match pending.decision {
        Decision::Build(open) => 1.5 * f32::from(open.left.min(game.ships_left(seat))),
        Decision::Colonise(_) | Decision::Buy(_) => 3.0,
        Decision::Pay(_) => 3.5,
        Decision::Act(_) | Decision::Terraform(_) => 4.0,
        Decision::Produce(open) => 0.3 * f32::from(open.most),
        Decision::Exploit(open) => 0.8 * f32::from(open.left),
        Decision::Explore(open) => 0.1 * f32::from(open.left),
        Decision::Advance(_) | Decision::Recover(_) | Decision::Raise(_) => 0.8,
        Decision::Place(_) | Decision::Onward(_) | Decision::Bonuses(_) => 1.2,
        Decision::Fleet(_) => 0.8 * f32::from(game.players[seat].ships.len() as u8),
        _ => 0.0,
    };
    game.stack.iter().filter(|pending| pending.seat == seat).map(open).sum()
}

#[cfg(test)]
mod tests {
    use table::check::{laid_out, random_game};
    use table::{Eye, Game as _, Judge as _, Rng, Seed, Tell};

    use super::*;
    use crate::Setup;

    /// Positions of some random games.
    fn positions() -> Vec<Kepler> {
        let mut all = Vec::new();
        for number in 0..8 {
            let setup = Setup::new(1 + number % 4);
            let seed = Seed::from_number(number.into());
            let (end, log): (Kepler, _) = random_game(&setup, seed, &mut Rng::new(seed));
            let mut game: Kepler = laid_out(&setup);
            for (number, (_, line)) in log.moves.iter().enumerate() {
                if number % 17 == 0 {
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
        let better: [Luck; 5] = [
            ("energy", |player| player.worlds[0].cubes.energy += 1),
            ("antimatter", |player| player.worlds[0].cubes.antimatter += 1),
            ("a medal", |player| player.medals[Track::Colonial] += 1),
            ("a step", |player| {
                player.leadership[Track::Technology] = (player.leadership[Track::Technology] + 1).min(18);
            }),
            ("a level", |player| {
                let level = &mut player.levels[Technology::Terraforming];
                *level = (*level + 1).min(4);
            }),
        ];
        for game in positions().iter().filter(|game| game.step != Step::Over) {
            for (what, change) in better {
                let mut richer = game.clone();
                change(&mut richer.players[Seat::new(0)]);
                let (more, less) = (richer.judge(Seat::new(0)), game.judge(Seat::new(0)));
                assert!(more >= less - 0.01, "{what} should be welcome");
            }
        }
    }

    #[test]
    fn the_appraisal_adds_up_and_needs_no_secret() {
        for game in positions().iter().filter(|game| game.step != Step::Over) {
            for seat in Seat::all(game.people) {
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
            let mut seats: Vec<Seat> = Seat::all(game.people).collect();
            seats.sort_by(|a, b| game.judge(*a).total_cmp(&game.judge(*b)));
            assert!(seats.is_sorted_by_key(|seat| game.total_of(*seat)));
        }
    }
}
