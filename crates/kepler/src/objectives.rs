//! What cards count, and whether an objective is fulfilled (KE-OBJ, KE-RES-12).

use table::Seat;

use crate::Kepler;
use crate::catalogue::Metric;
use crate::names::{Named, Objective, PlanetType, Track};
use crate::player::{Holding, Player};

impl Kepler {
    /// What a player has of something that cards count. The Ghost has levels and leadership only (KE-SOLO-2).
    pub fn measure_of(&self, seat: Seat, metric: Metric) -> u8 {
        let player = &self.players[seat];
        match metric {
            Metric::Planets => player.planets().count() as u8,
            Metric::Colonies => player.planets().filter(|planet| !planet.terraformed).count() as u8,
            Metric::Terraformed => player.terraformed(),
            Metric::PlanetsOfType(kind) => {
                self.count_planets(player, |planet| self.kind_of(*planet) == Some(kind))
            }
            Metric::PlanetTypes => {
                let has =
                    |kind: &&PlanetType| player.planets().any(|planet| self.kind_of(*planet) == Some(**kind));
                PlanetType::ALL.iter().filter(has).count() as u8
            }
            Metric::PlanetsInZone(zone) => {
                self.count_planets(player, |planet| self.data.galaxy.zone(planet.hex) == zone)
            }
            Metric::TechLevel(technology) => player.levels[technology],
            Metric::TechSum => player.level_sum(),
            Metric::TechMinLevel => player.levels.values().copied().min().unwrap_or(0),
            Metric::TechsAtLevel(level) => player.levels.values().filter(|own| **own >= level).count() as u8,
            Metric::TechnologyLeadership => player.leadership[Track::Technology],
            Metric::ColonialLeadership => player.leadership[Track::Colonial],
            Metric::TechnologyMedals => player.medals[Track::Technology],
            Metric::ColonialMedals => player.medals[Track::Colonial],
            Metric::Medals => player.medal_sum(),
            Metric::PitCubes => player.pit.total(),
            Metric::CubesOnPlanets => player.stored().total(),
            Metric::CubesOnOnePlanet => {
                player.worlds.iter().map(|world| world.cubes.total()).max().unwrap_or(0)
            }
            Metric::AntimatterOnPlanets => player.stored().antimatter,
            Metric::ShipsOnBoard => player.ships.len() as u8,
        }
    }

    fn kind_of(&self, planet: Holding) -> Option<PlanetType> {
        planet.world.number().map(|number| self.data.planet(number).kind)
    }

    fn count_planets(&self, player: &Player, counts: impl Fn(&Holding) -> bool) -> u8 {
        player.planets().filter(|planet| counts(planet)).count() as u8
    }

    /// KE-OBJ-4: whether an objective is fulfilled in this position.
    pub fn is_fulfilled(&self, seat: Seat, objective: Objective) -> bool {
        let conditions = &self.data.objectives[objective].conditions;
        conditions.iter().all(|one| one.op.holds(self.measure_of(seat, one.metric), one.value))
    }
}
