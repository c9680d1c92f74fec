//! What a seat has in prospect: federations in the making, advanced tiles within reach, points for passing, power that may
//! come from others, and room for more.

use hex::CellSet;
use table::{FeatureSheet, Seat};

use crate::Gaia;
use crate::catalogue::Timing;
use crate::judge::prospects_of_federations;
use crate::names::{Advanced, Area, Named, Planet, Structure};
use crate::player::Player;

/// Federations in the making that are told apart.
const FEDERATIONS: usize = 3;

/// From this level on, an advanced tile can be taken from an area (GP-TECH-6).
const ADVANCED_LEVEL: u8 = 4;

impl Gaia {
    pub(super) fn write_prospects(&self, seat: Seat, player: &Player, sheet: &mut impl FeatureSheet) {
        self.write_federations(seat, sheet);
        self.write_advanced(seat, player, sheet);
        sheet.put("pass.points", self.points_for_passing(seat, player));
    }

    /// Federations in the making, the nearest one first.
    fn write_federations(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let prospects = prospects_of_federations(self, seat);
        for number in 0..FEDERATIONS {
            let prospect = prospects.get(number);
            let (power, need, satellites) =
                prospect.map_or((0, 0, 0), |found| (found.power, found.need, found.satellites));
            sheet.put(format_args!("federation.{number}.power"), i32::from(power.min(need)));
            sheet.put(format_args!("federation.{number}.missing"), i32::from(need.saturating_sub(power)));
            sheet.put(format_args!("federation.{number}.satellites"), satellites);
            let ready = power >= need && satellites <= self.players[seat].power.total();
            sheet.flag(format_args!("federation.{number}.ready"), prospect.is_some() && ready);
        }
    }

    /// The advanced tiles still there: whether they can be reached, and the points that they promise.
    fn write_advanced(&self, seat: Seat, player: &Player, sheet: &mut impl FeatureSheet) {
        let green = player.tokens.iter().any(|token| token.green);
        let mut best = 0;
        for area in Area::ALL {
            let points = self.advanced[*area].map_or(0, |tile| self.points_of(seat, tile));
            let reached = self.advanced[*area].is_some() && green && player.research[*area] >= ADVANCED_LEVEL;
            sheet.put(format_args!("advanced.{}.points", area.id()), points);
            sheet.flag(format_args!("advanced.{}.reached", area.id()), reached);
            best = best.max(if reached { points } else { 0 });
        }
        sheet.put("advanced.best", best);
    }

    /// What an advanced tile would bring as things stand: at once, or on all passes to come.
    fn points_of(&self, seat: Seat, tile: Advanced) -> i32 {
        let kind = &self.data().advanced[tile];
        let counted = kind.per.map_or(1, |what| i32::from(self.count(seat, what)));
        let points = i32::from(kind.gain.vp) * counted;
        match kind.timing {
            Timing::Immediate => points,
            Timing::Pass => points * self.rounds_to_act(seat) as i32,
            _ => 0,
        }
    }

    /// What passing would bring now: the booster, and advanced tiles.
    fn points_for_passing(&self, seat: Seat, player: &Player) -> i32 {
        let booster = player.booster.and_then(|booster| self.data().boosters[booster].on_pass);
        let booster =
            booster.map_or(0, |bonus| i32::from(bonus.gain.vp) * i32::from(self.count(seat, bonus.per)));
        let tiles = player.advanced().map(|tile| &self.data().advanced[tile]);
        let tiles = tiles.filter(|kind| kind.timing == Timing::Pass);
        let points = tiles.map(|kind| {
            i32::from(kind.gain.vp) * kind.per.map_or(0, |what| i32::from(self.count(seat, what)))
        });
        booster + points.sum::<i32>()
    }

    /// What others may build beside own structures, and where more can be built: `near` are the open hexes in range, and
    /// `theirs` what others live on.
    pub(super) fn write_neighbourhood(
        &self,
        seat: Seat,
        player: &Player,
        near: CellSet,
        theirs: CellSet,
        sheet: &mut impl FeatureSheet,
    ) {
        let (grid, reach) = (self.board.grid(), self.data().numbers.neighbourhood);
        let all = player.planets();
        let big = [Structure::Institute, Structure::AcademyLeft, Structure::AcademyRight];
        let big = big.into_iter().fold(CellSet::EMPTY, |all, kind| all | player.structures[kind]);
        let strong = [("all", all), ("medium", all - player.structures[Structure::Mine]), ("big", big)];
        for (which, cells) in strong {
            let met = (grid.reach(cells, reach) & theirs).len();
            sheet.put(format_args!("near.charging.{which}"), met as i32);
        }
        let planets = near - self.planets_of(Planet::Empty);
        let sectors = self.board.sectors_with(all | planets) - self.board.sectors_with(all);
        sheet.put("near.new_sectors", sectors);
        let contested = seat.others(self.players.len()).fold(CellSet::EMPTY, |reached, other| {
            reached | grid.reach(self.players[other].bases(), self.range(other))
        });
        sheet.put("near.contested", (planets & contested).len() as i32);
    }
}
