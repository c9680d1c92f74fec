//! What a position is worth, for bots: no rules, only estimates.

use table::Seat;

use crate::names::{Named, Resource, Specialist};
use crate::{Planetformers, Step};

impl Planetformers {
    /// The lead over the best opponent, in points that are expected at the end.
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        if self.step == Step::Over {
            return self.final_worth(seat);
        }
        let others = seat.others(self.players.len()).map(|other| self.prospects(other));
        self.prospects(seat) - 0.4 * others.fold(f64::MIN, f64::max)
    }

    /// When the game is over, the values order the seats as the scores do.
    fn final_worth(&self, seat: Seat) -> f64 {
        let sheet = self.score_sheet();
        let total = f64::from(sheet.seats[seat].total);
        let best_other = seat.others(self.players.len()).map(|other| f64::from(sheet.seats[other].total));
        let won = sheet.winners.contains(&seat);
        total - best_other.fold(f64::MIN, f64::max) + if won { 0.5 } else { 0.0 }
    }

    /// The points a seat has, and what its things are likely to bring.
    fn prospects(&self, seat: Seat) -> f64 {
        let player = &self.players[seat];
        let points: i16 = self.points_of(seat).values().sum();
        let left = self.time_left();
        let stored: f64 = Resource::ALL.iter().map(|resource| stock_worth(player.cargo[*resource])).sum();
        let ready = Specialist::ALL.iter().filter(|kind| player.ready[**kind]).count() as f64;
        let crew = f64::from(player.crew().len() + player.waiting.len());
        let upgrades = f64::from(player.upgrades.values().sum::<u8>());
        let markers = f64::from(player.colony_pool) + 1.5 * f64::from(player.outpost_pool);
        let placed = f64::from(player.colonies) + f64::from(player.outposts);
        let held = f64::from(player.held.len());
        f64::from(points)
            + left
                * (0.75 * stored + 0.8 * ready + 0.55 * crew + 2.6 * upgrades + 1.2 * markers + 2.0 * placed)
            + left * 1.5 * held
            + self.lead_on_planets(seat)
            + left * self.errands(seat)
    }

    /// How much of the game is left, from 1 down to nearly 0: what is not yet points is worth less and less.
    fn time_left(&self) -> f64 {
        match self.ending {
            Some(ending) if self.round >= ending.last_round => 0.05,
            Some(_) => 0.25,
            None => 1.0 - 0.12 * f64::from(self.terraformed),
        }
    }

    /// Ranks on unfinished Planets are worth the more, the nearer their completion is.
    fn lead_on_planets(&self, seat: Seat) -> f64 {
        let worlds = self.system.iter().flatten().filter(|world| !world.terraformed);
        let rank_worth = |world: &crate::World| {
            let length = f64::from(self.data.planets[world.planet].track_length.max(1));
            let progress = f64::from(world.levels.values().sum::<u8>()) / length;
            let rank = world.merit.iter().position(|marker| marker.seat == seat);
            let bonus = rank.and_then(|rank| self.data.scoring.rank.get(rank)).copied().unwrap_or(0);
            progress * progress * f64::from(bonus)
        };
        worlds.map(rank_worth).sum()
    }

    /// Standing where there is something to do: resources that the Planet under the Ark needs.
    fn errands(&self, seat: Seat) -> f64 {
        let player = &self.players[seat];
        let Some(world) = self.world_under(seat).filter(|world| !world.terraformed) else { return 0.0 };
        if self.active != seat || !matches!(self.step, Step::Crew | Step::Income(_) | Step::Actions) {
            return 0.0;
        }
        let levels = &self.data.planets[world.planet].levels;
        let wanted =
            |resource: &Resource| player.cargo[*resource].min(levels[*resource] - world.levels[*resource]);
        let wanted: u8 = Resource::ALL.iter().map(wanted).sum();
        let open = player.ark.node == crate::names::Node::P && self.turn.taken.values().all(|taken| !*taken);
        if open { 0.9 * f64::from(wanted.min(self.terraform_limit(seat))) } else { 0.0 }
    }
}

/// The first units of a resource are worth more than the last.
fn stock_worth(units: u8) -> f64 {
    [0.0, 1.0, 1.9, 2.7, 3.3, 3.6, 3.8][usize::from(units.min(6))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_of_a_resource_is_worth_more() {
        assert!((0..6).all(|units| stock_worth(units) < stock_worth(units + 1)));
    }
}
