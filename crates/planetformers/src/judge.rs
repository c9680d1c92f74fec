//! What a position is worth, for bots: no rules, only estimates.

use table::Seat;

use crate::goods::Gain;
use crate::names::{Named, NodeKind, Resource, Row, Specialist, Upgrade};
use crate::{Decision, Planetformers, Player, Step, World};

/// A turn has many clicks that bring little each: whoever counts what a click takes must not lose sight of the end.
const SCALE: f64 = 4.0;
/// What a unit of a resource is worth before it is used: a level is worth a point, but has to be reached first.
const UNIT: f64 = 0.55;
/// A Crew card: a Specialist, or two edges.
const CARD: f64 = 0.6;
/// A ready Specialist token.
const TOKEN: f64 = 0.9;
/// An upgrade, beside the marker it frees.
const UPGRADE: f64 = 2.0;
/// A free Colony marker.
const MARKER: f64 = 1.2;
/// What another level for every Terraform action is worth.
const LEVEL: f64 = 1.5;
/// A Survivor that waits to be settled.
const HELD: f64 = 2.0;

impl Planetformers {
    /// What a seat can expect at the end, less some of what the best opponent can.
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        let others = seat.others(self.players.len());
        if self.step == Step::Over {
            let sheet = self.score_sheet();
            let best = others.map(|other| f64::from(sheet.seats[other].total)).fold(f64::MIN, f64::max);
            let won = if sheet.winners.contains(&seat) { 0.5 } else { 0.0 };
            return f64::from(sheet.seats[seat].total) - best + won;
        }
        let best = others.map(|other| self.prospects(other)).fold(f64::MIN, f64::max);
        SCALE * (self.prospects(seat) + self.hope(seat) - 0.3 * best)
    }

    /// The points a seat has, and what its things are likely to bring.
    pub(crate) fn prospects(&self, seat: Seat) -> f64 {
        let player = &self.players[seat];
        let points: i16 = self.points_of(seat).values().sum();
        let left = self.time_left();
        let ready = Specialist::ALL.iter().filter(|kind| player.ready[**kind]).count() as f64;
        let crew = f64::from(player.crew().len() + player.waiting.len());
        let placed = f64::from(player.colonies) + f64::from(player.outposts);
        let markers =
            MARKER * f64::from(player.colony_pool) + (MARKER + LEVEL) * f64::from(player.outpost_pool);
        let things = self.stored_worth(player)
            + TOKEN * ready
            + CARD * crew
            + upgrade_worth(player)
            + markers
            + LEVEL * placed
            + HELD * f64::from(player.held.len());
        f64::from(points) + left * things + self.ranks(seat)
    }

    /// How much of the game is left, from 1 down to nearly 0: what is not yet points is worth less and less. It goes by the
    /// rounds a game usually has: or else whoever completes a Planet would seem to lose by it.
    fn time_left(&self) -> f64 {
        match self.ending {
            Some(ending) if self.round >= ending.last_round => 0.1,
            Some(_) => 0.25,
            None => (1.0 - f64::from(self.round) / 24.0).max(0.25),
        }
    }

    /// The Cargo: the first units of a resource are worth more than the last, and what no Planet needs is worth little.
    pub(crate) fn stored_worth(&self, player: &Player) -> f64 {
        let worth = |resource: &Resource| {
            let units = player.cargo[*resource].min(6);
            [0.0, 1.0, 2.0, 2.8, 3.4, 3.8, 4.0][usize::from(units)] * UNIT
        };
        Resource::ALL.iter().map(worth).sum()
    }

    /// Ranks on unfinished Planets are worth the more, the nearer their completion is.
    pub(crate) fn ranks(&self, seat: Seat) -> f64 {
        let rank_worth = |world: &World| {
            let Some(rank) = world.merit.iter().position(|marker| marker.seat == seat) else { return 0.0 };
            let length = f64::from(self.data.planets[world.planet].track_length.max(1));
            let progress = f64::from(world.levels.values().sum::<u8>()) / length;
            let bonus = self.data.scoring.rank.get(rank).copied().unwrap_or(0);
            progress * f64::from(bonus)
        };
        self.system.iter().flatten().filter(|world| !world.terraformed).map(rank_worth).sum()
    }

    /// What the rest of the own turn may still bring.
    pub(crate) fn hope(&self, seat: Seat) -> f64 {
        if self.active != seat {
            return 0.0;
        }
        match self.step {
            Step::Travel => 2.5,
            Step::Income(_) | Step::Crew => self.best_plays(seat) + self.best_action(seat) + CARD,
            Step::Actions => self.best_action(seat) + self.unfinished_business(seat) + CARD,
            Step::Draw => CARD,
            _ => 0.0,
        }
    }

    /// What the Crew cards that can still be played here would bring.
    fn best_plays(&self, seat: Seat) -> f64 {
        let player = &self.players[seat];
        let mut best = [0.0_f64; 2];
        for (row, cards) in &player.rows {
            for card in cards.iter() {
                let edge = &self.data.crew(card).edges[row];
                if !self.matches(seat, edge.dest) {
                    continue;
                }
                let net =
                    gain_worth(edge.gain) - gain_worth(edge.pay) - if row == Row::Upper { CARD } else { 0.0 };
                if net > best[0] {
                    best = [net, best[0]];
                } else if net > best[1] {
                    best[1] = net;
                }
            }
        }
        let left = self.data.numbers.plays.saturating_sub(self.turn.plays);
        best.iter().take(left.into()).sum()
    }

    /// Levels that are about to be raised, or whatever else an action has begun.
    fn unfinished_business(&self, seat: Seat) -> f64 {
        let business = |open: &crate::Pending| match open.decision {
            Decision::Raise(raise) => self.raising(seat, raise.left),
            Decision::Pay(_) => 4.0,
            Decision::DrawSurvivor(_) | Decision::Choose(_) => 2.0 * UNIT + 1.0,
            Decision::KeepSurvivor(_) => HELD,
            Decision::Take(take) => UNIT * f64::from(take.left),
            Decision::Source(source) => CARD * f64::from(source.left),
            _ => 0.0,
        };
        self.stack.iter().filter(|open| open.seat == seat).map(business).sum()
    }

    /// The best of the actions that are left at the destination, roughly.
    fn best_action(&self, seat: Seat) -> f64 {
        let player = &self.players[seat];
        let taken = &self.turn.taken;
        let number = taken.values().filter(|taken| **taken).count();
        let gather = gain_worth(self.yield_of(player.ark));
        let Some(world) = self.world_under(seat) else { return 0.0 };
        if self.kind_of(player.ark) != Some(NodeKind::Planet) {
            return if taken[crate::names::Action::Gather] { 0.0 } else { gather };
        }
        let robots = player.has(Upgrade::Robotics) && world.colonies.has(seat);
        if number > usize::from(robots) {
            return 0.0;
        }
        let colony = if self.check_colony(seat).is_ok() { 4.0 } else { 0.0 };
        let terraform = self.raising(seat, self.terraform_limit(seat));
        let settle = if world.terraformed && !player.held.is_empty() { 4.0 } else { 0.0 };
        gather.max(colony).max(terraform).max(settle)
    }

    /// What raising so many levels here would bring.
    fn raising(&self, seat: Seat, most: u8) -> f64 {
        let player = &self.players[seat];
        let Some(world) = self.world_under(seat).filter(|world| !world.terraformed) else { return 0.0 };
        let levels = &self.data.planets[world.planet].levels;
        let missing = |resource: &Resource| levels[*resource] - world.levels[*resource];
        let wanted: u8 =
            Resource::ALL.iter().map(|resource| player.cargo[*resource].min(missing(resource))).sum();
        let all: u8 = Resource::ALL.iter().map(missing).sum();
        let raised = wanted.min(most);
        let completed = if raised == all { 3.0 } else { 0.0 };
        (1.0 - UNIT + 0.2) * f64::from(raised) + completed
    }
}

/// What a gain is worth.
fn gain_worth(gain: Gain) -> f64 {
    UNIT * f64::from(gain.units()) + CARD * f64::from(gain.crew)
}

/// What the upgrades of a player are worth: some are worth more than others.
fn upgrade_worth(player: &Player) -> f64 {
    let worth = |upgrade: Upgrade| match upgrade {
        Upgrade::Robotics => 4.0,
        Upgrade::Cargo | Upgrade::Engines => UPGRADE + 0.6,
        _ => UPGRADE,
    };
    player.upgrades.iter().map(|(upgrade, payments)| f64::from(*payments) * worth(upgrade)).sum()
}
