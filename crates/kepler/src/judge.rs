//! What a position is worth to a player, in something like points, for the bots.
//!
//! The worth is a sum of **features**, each a small function with a comment why it matters, times a weight. The constants
//! below were found by playing many games: for a bot that looks one turn ahead, steps on the leadership tracks count for
//! more than the points they bring, because nothing else leads it to the medals in time. [`Kepler::appraise`] shows the sum
//! line by line.
//!
//! Nothing here is a rule: a judge may use fractions and guesses, and be wrong.

use arrayvec::ArrayVec;
use hex::Axial;
use table::Seat;

use crate::catalogue::{MAX_TILES, Metric, PlanetCard};
use crate::cubes::Cubes;
use crate::moves::{Decision, Pending};
use crate::names::{Named, PlanetType, Technology, Track};
use crate::player::{Body, Face, Holding, Player};
use crate::{Kepler, Step};

/// A feature: its name, its weight, and what it counts.
type Feature = (&'static str, f32, fn(&Kepler, Seat) -> f32);

/// Everything that makes a position worth something.
const FEATURES: [Feature; 8] = [
    ("score", 1.0, score),
    ("technologies", 1.0, technologies),
    ("leadership", 1.0, leadership),
    ("planets", 1.0, planets),
    ("objective", 1.0, objective),
    ("cubes", 1.0, cubes),
    ("maps", 1.0, maps),
    ("hope", 1.0, hope),
];

/// How much of the points of a planet is counted on before it is terraformed.
const TRUST: f32 = 0.84;
/// A planet that needs so many turns of work is hardly worth beginning.
const HORIZON: f32 = 7.0;
/// How much of the work on one planet does not serve the others.
const APART: f32 = 0.13;
/// The work of terraforming, of colonising, and of a turn of flight, in turns. One action can do several of a kind, and
/// starships fly at the end of every turn.
const TERRAFORM: f32 = 0.5;
const COLONISE: f32 = 0.36;
const FLY: f32 = 0.46;
/// The work of raising the Terraforming technology by a level.
const LEVEL: f32 = 0.48;
/// Cubes that come to a colony in a turn beside what its actions produce: by bonus actions and Quantum Physics.
const DRIP: f32 = 0.18;
/// How fast a player advances on a leadership track, in steps for each round.
const PACE: f32 = 1.74;
/// How sharply a lead decides about a medal.
const EDGE: f32 = 2.34;
/// What a step on a leadership track is worth beside the medals of [`wins`]: a lead once lost hardly comes back.
const STEP: f32 = 1.99;
/// What a cube that can be used at once is worth.
const CUBE: f32 = 0.011;
/// What a cube in the pit costs for each turn to come, and how much more the next one.
const CYCLE: f32 = 0.022;
const SCARCE: f32 = 0.0065;
/// How much more energy is needed than matter.
const RARE: f32 = 1.6;
/// What a cube that a planet produces is worth for each turn to come.
const INCOME: f32 = 0.028;
/// What the levels of technologies are worth, in parts of [`level_worth`].
const SKILL: f32 = 2.75;

/// What the levels of a technology are worth at the start of the game, apart from the points of the highest and from what
/// they mean for the planets one is after.
fn level_worth(technology: Technology) -> [f32; 5] {
    match technology {
        Technology::SpaceTravel => [0.0, 1.2, 2.0, 2.4, 2.6],
        Technology::QuantumPhysics => [0.0, 0.7, 1.6, 2.0, 2.6],
        Technology::EnergyDevelopment => [0.0, 1.6, 2.8, 3.4, 3.8],
        Technology::Terraforming => [0.0, 1.0, 1.2, 2.0, 2.2],
        Technology::AntimatterScience => [0.0, 0.9, 1.5, 2.0, 2.4],
    }
}

impl Kepler {
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
            let others = Seat::all(self.people).filter(|other| *other != seat);
            let best = others.map(|other| self.total_of(other)).max().unwrap_or(0);
            let tie = if self.winners().contains(&seat) { 0.5 } else { 0.0 };
            return f64::from(self.total_of(seat) - best) + tie;
        }
        self.parts(seat).map(|(_, points)| f64::from(points)).sum()
    }

    /// Own turns still to come, the current one included as long as its main action is not chosen.
    pub(crate) fn turns_ahead(&self, seat: Seat) -> f32 {
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
    SKILL * worth.sum::<f32>() * game.time_for(seat, 7.0)
}

/// Medals go to whoever leads when they are reached: those on the card now, and those still on the track.
fn leadership(game: &Kepler, seat: Seat) -> f32 {
    let medal = f32::from(game.data.numbers.medal_points);
    let rival = if game.people == 1 { f32::from(game.data.numbers.ghost_steps) } else { PACE };
    let rounds = f32::from((game.data.numbers.rounds + 1).saturating_sub(game.round));
    let each = Track::ALL.iter().map(|track| {
        let own = f32::from(game.players[seat].leadership[*track]);
        let others = game.players.iter().filter(|(other, _)| *other != seat);
        let best = f32::from(others.map(|(_, player)| player.leadership[*track]).max().unwrap_or(0));
        let on_card = f32::from(game.on_card[*track]) * medal * wins(own - best);
        // In so many rounds somebody reaches the medal, and then the lead decides.
        let later = game.medal_spaces(*track).map(|space| {
            let far = |from: f32, pace: f32| (f32::from(space) - from).max(0.0) / pace;
            let when = far(own, PACE).min(far(best, rival));
            let in_time = (rounds - when).clamp(0.0, 1.0);
            medal * in_time * wins(own - best + (PACE - rival) * when)
        });
        STEP * own + on_card + later.sum::<f32>()
    });
    each.sum()
}

/// How likely this lead wins a medal; whoever is level wins as well (KE-MEDAL-5).
fn wins(lead: f32) -> f32 {
    1.0 / (1.0 + (-EDGE * (lead + 0.5)).exp())
}

/// A planet that is to be terraformed: what it will bring, and the work until then in turns.
#[derive(Clone, Copy)]
struct Project {
    points: f32,
    work: f32,
}

impl Project {
    /// What is counted on: the more, the less is left to do.
    fn gain(self) -> f32 {
        TRUST * self.points * (1.0 - self.work / HORIZON).max(0.08)
    }
}

/// Colonies produce; and they and starships are projects: planets that will be terraformed if time, technology and cubes
/// allow.
fn planets(game: &Kepler, seat: Seat) -> f32 {
    let income = |holding: &Holding| {
        let card = game.data.planet(holding.world.number()?);
        let made = card.production(holding.terraformed);
        Some(f32::from(made.energy + made.matter) + 1.5 * f32::from(made.antimatter))
    };
    let player = &game.players[seat];
    let exploits = if player.levels[Technology::Terraforming] > 0 { 1.0 } else { 0.4 };
    let income: f32 = player.planets().filter_map(income).sum();
    INCOME * income * exploits * game.turns_ahead(seat) + game.plan(seat, &game.projects(seat))
}

impl Kepler {
    /// What the projects bring, if as many of them are carried out as there is time for.
    fn plan(&self, seat: Seat, projects: &[Project]) -> f32 {
        let mut time = self.turns_ahead(seat);
        let mut worth = 0.0;
        for project in projects {
            let in_time = (time + 1.0 - project.work).clamp(0.0, 1.0);
            worth += in_time * project.gain();
            time -= APART * project.work;
        }
        worth
    }

    /// The planets a player is after, those first that are nearly done.
    fn projects(&self, seat: Seat) -> ArrayVec<Project, 8> {
        let player = &self.players[seat];
        let colonies = player.planets().filter(|holding| !holding.terraformed);
        let colonies = colonies.filter_map(|holding| {
            let card = self.data.planet(holding.world.number()?);
            Some(Project { points: card.points.into(), work: self.work_at(seat, card, holding.cubes) })
        });
        let mut projects: ArrayVec<Project, 8> = colonies.collect();
        let mut aims = self.aims(player);
        let free = usize::from(self.markers_left(seat));
        let from_ships = player.ships.iter().map(|ship| ship.hex);
        let speed = f32::from(self.speed(seat));
        for hex in from_ships.take(free) {
            let best = aims.iter().enumerate().map(|(index, (number, to))| {
                let turns = f32::from(hex.distance(*to)) / speed.max(0.4);
                let card = self.data.planet(*number);
                let work = self.work_at(seat, card, Cubes::NONE) + FLY * turns + COLONISE;
                // Colonising is worth something in itself: it brings steps on the Colonial Leadership track.
                let points =
                    f32::from(card.points) + 0.4 * f32::from(card.icons) + self.wanted(seat, card, *to);
                (index, Project { points, work })
            });
            let best = best.max_by(|(_, a), (_, b)| a.gain().total_cmp(&b.gain()));
            if let Some((index, project)) = best {
                aims.swap_remove(index);
                projects.push(project);
            }
        }
        projects.sort_by(|a, b| a.work.total_cmp(&b.work));
        projects
    }

    /// Planets that lie open, belong to nobody and can be colonised, with where they are; starships of others take them.
    pub(crate) fn aims(&self, player: &Player) -> ArrayVec<(u8, Axial), MAX_TILES> {
        let mut taken = self.ship_hexes();
        for planet in self.players.values().flat_map(Player::planets) {
            taken.insert(planet.hex);
        }
        for ship in &player.ships {
            taken.remove(ship.hex);
        }
        let open = self.tiles.iter().filter_map(|tile| match tile.face {
            Face::Up(Body::Planet(number)) if self.suits(player, number) => Some((number, tile.hex)),
            _ => None,
        });
        open.filter(|(_, hex)| !taken.contains(*hex)).collect()
    }

    /// How many turns of work a colony with these cubes still needs.
    fn work_at(&self, seat: Seat, card: &PlanetCard, cubes: Cubes) -> f32 {
        let levels = &self.players[seat].levels;
        let missing = card.cost.less(cubes);
        let energy = f32::from(
            self.data.level(Technology::EnergyDevelopment, levels[Technology::EnergyDevelopment]).energy,
        );
        let antimatter = f32::from(
            self.data.level(Technology::AntimatterScience, levels[Technology::AntimatterScience]).antimatter,
        );
        let strip = self.data.level(Technology::Terraforming, levels[Technology::Terraforming]).terraforms;
        TERRAFORM
            + LEVEL * f32::from(card.level.saturating_sub(strip))
            + f32::from(missing.energy) / (energy.max(f32::from(card.colony.energy)) + DRIP)
            + f32::from(missing.matter) / (f32::from(card.colony.matter) + DRIP)
            + f32::from(missing.antimatter) / (antimatter + 0.5 * DRIP)
    }

    /// What a planet is worth for the own objective.
    fn wanted(&self, seat: Seat, card: &PlanetCard, hex: Axial) -> f32 {
        let Some(objective) = self.players[seat].objective.known() else { return 0.0 };
        let objective = &self.data.objectives[objective];
        let helps = objective.conditions.iter().filter(|one| {
            let kind = match one.metric {
                Metric::Planets => true,
                Metric::PlanetsOfType(kind) => kind == card.kind,
                Metric::PlanetsInZone(zone) => self.data.galaxy.zone(hex) == zone,
                _ => false,
            };
            kind && self.measure_of(seat, one.metric) < one.value
        });
        let points = f32::from(objective.points);
        helps.map(|one| 0.7 * points / f32::from(one.value.max(1))).sum()
    }
}

/// An objective that is not fulfilled yet is worth more the nearer it is.
fn objective(game: &Kepler, seat: Seat) -> f32 {
    let Some(objective) = game.players[seat].objective.known() else { return 0.0 };
    if game.is_fulfilled(seat, objective) {
        return 0.0;
    }
    let card = &game.data.objectives[objective];
    let near = card.conditions.iter().map(|one| {
        let (have, need) = (f32::from(game.measure_of(seat, one.metric)), f32::from(one.value));
        if one.op.holds(game.measure_of(seat, one.metric), one.value) {
            1.0
        } else {
            (have / need.max(1.0)).min(1.0)
        }
    });
    let near = near.fold(1.0, f32::min);
    0.7 * f32::from(card.points) * near * near * game.time_for(seat, 3.0)
}

/// Cubes in the pit are missed on every turn to come, the last ones most; those on worlds can be used at once. What a colony
/// saves for its own terraforming is part of the planet's worth.
fn cubes(game: &Kepler, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let free = player.worlds.iter().fold(Cubes::NONE, |sum, holding| {
        let card = holding.world.number().map(|number| game.data.planet(number));
        let saved = card.filter(|_| !holding.terraformed).map_or(Cubes::NONE, |card| card.cost);
        sum + holding.cubes.less(saved)
    });
    let ready = f32::from(free.total()) + 0.1 * f32::from(free.matter + free.antimatter);
    let lost = RARE * f32::from(player.pit.energy)
        + f32::from(player.pit.matter)
        + 0.7 * f32::from(player.pit.antimatter);
    -(CYCLE * lost + SCARCE * lost * lost) * game.turns_ahead(seat) + CUBE * ready * game.time_for(seat, 3.0)
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
