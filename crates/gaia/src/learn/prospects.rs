//! What a seat has in prospect: federations in the making, advanced tiles within reach, points for passing, power that may
//! come from others, and room for more.

use hex::CellSet;
use table::{FeatureSheet, Seat};

use crate::Gaia;
use crate::judge::prospects_of_federations;
use crate::names::{Advanced, Area, Named, Planet, Structure};
use crate::player::Player;

/// Federations in the making that are told apart.
const FEDERATIONS: usize = 3;

impl Gaia {
    pub(super) fn write_prospects(&self, seat: Seat, player: &Player, sheet: &mut impl FeatureSheet) {
        self.write_federations(seat, sheet);
        self.write_advanced(seat, sheet);
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
    fn write_advanced(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let mut best = 0;
        for area in Area::ALL {
            let points = self.advanced[*area].map_or(0, |tile| self.points_of(seat, tile));
            let reached = self.check_advanced_tile(seat, *area).is_ok();
            sheet.put(format_args!("advanced.{}.points", area.id()), points);
            sheet.flag(format_args!("advanced.{}.reached", area.id()), reached);
            best = best.max(if reached { points } else { 0 });
        }
        sheet.put("advanced.best", best);
    }

    /// The points that an advanced tile would bring as things stand: at once, or on all passes to come.
    fn points_of(&self, seat: Seat, tile: Advanced) -> i32 {
        let now = self.immediate(seat, &self.data().advanced[tile]).vp;
        i32::from(now) + i32::from(self.tile_on_pass(seat, tile).vp) * self.rounds_to_act(seat) as i32
    }

    /// The points that passing would bring now: the booster, and advanced tiles.
    fn points_for_passing(&self, seat: Seat, player: &Player) -> i32 {
        let booster = player.booster.map_or(0, |booster| self.booster_on_pass(seat, booster).vp);
        let tiles = player.advanced().map(|tile| i32::from(self.tile_on_pass(seat, tile).vp));
        i32::from(booster) + tiles.sum::<i32>()
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
        let big = Structure::ALL.iter().filter(|kind| kind.is_big());
        let big = big.fold(CellSet::EMPTY, |all, kind| all | player.structures[*kind]);
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
