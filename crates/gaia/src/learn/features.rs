//! What a seat sees, as numbers: the table, itself, and short summaries of the others, clockwise.
//!
//! What comes in kinds has a feature for every kind, stocks are whole numbers, and where prices make a threshold there is
//! a feature for reaching it. Those who are not there come last, so that they can be left out.

use hex::CellSet;
use table::{FeatureSheet, Seat};

use crate::goods::Goods;
use crate::names::{
    Advanced, Area, BoardAction, Booster, Count, Faction, FinalTile, Named, Place, Planet, RoundTile,
    Standard, Structure, Token,
};
use crate::player::{Player, Special, TileState};
use crate::power::Bowl;
use crate::{Decision, Gaia, Phase};

/// Which of the other seats is which.
const OTHERS: [&str; 3] = ["left", "across", "right"];

/// The phases that are told apart.
const PHASES: [Phase; 5] = [Phase::Factions, Phase::Start, Phase::Boosters, Phase::Income, Phase::Gaia];

/// Tech tiles with a special action, and the other special actions.
const SPECIALS: [Special; 8] = [
    Special::Academy,
    Special::Institute,
    Special::Faction,
    Special::Booster,
    Special::Standard(Standard::ActionChargeFour),
    Special::Advanced(Advanced::ActionQicCredits),
    Special::Advanced(Advanced::ActionOre),
    Special::Advanced(Advanced::ActionKnowledge),
];

/// Planets on which somebody can live.
fn habitable() -> impl Iterator<Item = Planet> {
    Planet::ALL.iter().copied().filter(|planet| !matches!(planet, Planet::Transdim | Planet::Empty))
}

/// Federation tokens that lie on the table.
fn common_tokens() -> impl Iterator<Item = Token> {
    Token::ALL.iter().copied().filter(|token| *token != Token::Gleens)
}

impl Gaia {
    pub(super) fn write_features(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        self.write_table(sheet);
        sheet.about("own");
        sheet.kind("faction", player.faction);
        self.write_stock(seat, player, sheet);
        for area in Area::ALL {
            let level = usize::from(player.research[*area]).checked_sub(1);
            sheet.numbered(area.id(), 5, level);
        }
        self.write_map(seat, player, sheet);
        self.write_tiles(seat, player, sheet);
        self.write_prospects(seat, player, sheet);
        for tile in FinalTile::ALL {
            self.write_final(seat, *tile, sheet);
        }
        sheet.about("judge");
        self.judged(seat, |name, points| sheet.put(name, (4.0 * points) as i32));
        for (other, who) in seat.others(self.players.len()).zip(OTHERS) {
            sheet.about(who);
            self.write_other(other, sheet);
        }
    }

    /// What belongs to nobody.
    fn write_table(&self, sheet: &mut impl FeatureSheet) {
        sheet.about("");
        sheet.numbered("players", 3, usize::from(self.players.len()).checked_sub(2));
        sheet.numbered("round", 7, Some(self.round.into()));
        for phase in PHASES {
            sheet.flag(format_args!("phase.{phase:?}"), self.phase == phase);
        }
        let round = usize::from(self.round);
        let ahead = self.rounds.get(round..).unwrap_or(&[]);
        sheet.kind("now", round.checked_sub(1).and_then(|round| self.rounds.get(round)).copied());
        sheet.kind("next", ahead.first().copied());
        sheet.kind("after_next", ahead.get(1).copied());
        let later = ahead.get(1..).unwrap_or(&[]);
        sheet.each("later", |tile: RoundTile| later.iter().filter(|other| **other == tile).count() as i32);
        sheet.each("taken", |action: BoardAction| i32::from(self.used[action].is_some()));
        sheet.each("open", |booster: Booster| i32::from(self.boosters[booster]));
        for token in common_tokens() {
            sheet.put(format_args!("supply.{}", token.id()), self.supply[token]);
            sheet.flag(format_args!("top.{}", token.id()), self.terraforming_token == Some(token));
        }
        for area in Area::ALL {
            sheet.kind(format_args!("advanced.{}", area.id()), self.advanced[*area]);
        }
        for (number, place) in Place::ALL.iter().take(Area::ALL.len()).enumerate() {
            sheet.kind(format_args!("tile.{}", Area::ALL[number].id()), self.tiles[*place]);
        }
        sheet.flag("lost_planet", self.lost_planet.is_some());
    }

    /// Resources, power, federations, and where the player stands in the round.
    fn write_stock(&self, seat: Seat, player: &Player, sheet: &mut impl FeatureSheet) {
        let chosen = player.faction.is_some();
        sheet.put("vp", player.vp());
        sheet.put("credits", player.credits);
        sheet.reached("credits", player.credits, &[2, 3, 5, 6, 8, 12]);
        sheet.put("ore", player.ore);
        sheet.reached("ore", player.ore, &[1, 2, 3, 4, 6, 9]);
        sheet.put("knowledge", player.knowledge);
        sheet.reached("knowledge", player.knowledge, &[4, 8, 12]);
        sheet.put("qic", player.qic);
        sheet.reached("qic", player.qic, &[1, 2, 3, 4]);
        for (number, tokens) in player.power.areas.iter().enumerate() {
            sheet.put(format_args!("power.{}", number + 1), *tokens);
        }
        let ready = player.power.in_area(Bowl::III);
        sheet.reached("power.3", ready, &[1, 3, 4, 5, 7, 8]);
        sheet.put("power.usable", i32::from(ready) + i32::from(player.power.in_area(Bowl::II)) / 2);
        sheet.put("power.gaia", player.power.gaia);
        sheet.put("power.total", player.power.total());
        for bowl in [Bowl::I, Bowl::II, Bowl::III, Bowl::Gaia] {
            sheet.flag(format_args!("brainstone.{bowl:?}"), player.power.stone_in(bowl));
        }
        let formed = (player.projects & self.gaiaformed).len() as i32;
        sheet.put("gaiaformers", player.gaiaformers);
        sheet.put("gaiaformers.gaia", player.gaiaformers_in_gaia);
        sheet.put("projects.waiting", player.projects.len() as i32 - formed);
        sheet.put("projects.ready", formed);
        sheet.put("satellites", player.satellites.len() as i32);
        sheet.put("stations", player.stations.len() as i32);
        sheet.put("federations", player.federations);
        sheet.put("federated", player.federated.len() as i32);
        let green = player.tokens.iter().filter(|token| token.green).count() as i32;
        sheet.put("tokens.green", green);
        sheet.put("tokens.grey", player.tokens.len() as i32 - green);
        sheet.flag("passed", player.passed);
        sheet.numbered("place", 4, self.place_in_order(seat));
        sheet.put("range", self.range(seat));
        sheet.put("ore_per_step", self.ore_per_step(seat));
        let outside = player.bases() - player.federated;
        sheet.put("federation_need", if chosen { i32::from(self.federation_need(seat)) } else { 0 });
        sheet.put("open_power", if chosen { i32::from(self.power_of(seat, outside)) } else { 0 });
        sheet.flag("to_move", self.stack.last().is_some_and(|open| open.seat == seat));
        let mut own = self.stack.iter().filter(|open| open.seat == seat);
        sheet.flag("acted", own.any(|open| open.decision == Decision::ACTED));
        let income = if chosen { self.income(seat) } else { Goods::NONE };
        sheet.put("income.credits", income.credits);
        sheet.put("income.ore", income.ore);
        sheet.put("income.knowledge", income.knowledge);
        sheet.put("income.qic", income.qic);
        sheet.put("income.charge", income.charge);
        sheet.put("income.tokens", income.tokens);
    }

    /// Pieces on the map, and what lies within range by what it would cost.
    fn write_map(&self, seat: Seat, player: &Player, sheet: &mut impl FeatureSheet) {
        let chosen = player.faction.is_some();
        sheet.each("built", |kind: Structure| player.structures[kind].len() as i32);
        sheet.each("left", |kind| if chosen { self.pieces_left(seat, kind).into() } else { 0 });
        let own = player.planets();
        for planet in habitable() {
            sheet.put(format_args!("planets.{}", planet.id()), (self.planets_of(planet) & own).len() as i32);
        }
        sheet.each("count", |count: Count| self.count(seat, count).into());
        let taken = self.players.values().fold(own, |all, other| all | other.planets() | other.projects);
        let (grid, range) = (self.board.grid(), self.range(seat));
        let near = grid.reach(player.bases(), range) - taken;
        let far = grid.reach(player.bases(), range + self.data().numbers.range_per_qic) - taken - near;
        sheet.about("near");
        self.write_reach(player, near, sheet);
        sheet.about("far");
        self.write_reach(player, far, sheet);
        sheet.about("own");
        let new = habitable().filter(|planet| (self.planets_of(*planet) & own).is_empty());
        let new = new.filter(|planet| self.planets_of(*planet).intersects(near)).count();
        sheet.put("near.new_types", new as i32);
        let others = self.players.iter().filter(|(other, _)| *other != seat);
        let theirs = others.fold(CellSet::EMPTY, |all, (_, other)| all | other.planets());
        let neighbourhood = grid.reach(theirs, self.data().numbers.neighbourhood);
        sheet.put("neighboured", (own & neighbourhood).len() as i32);
        self.write_neighbourhood(seat, player, near, theirs, sheet);
    }

    /// Planets in some hexes, by the steps it takes to live there.
    fn write_reach(&self, player: &Player, cells: CellSet, sheet: &mut impl FeatureSheet) {
        let mut by_steps = [0; 4];
        if player.faction.is_some() {
            let home = player.board().home;
            for planet in &Planet::ALL[..7] {
                let steps = usize::from(self.data().steps_between(home, *planet));
                by_steps[steps.min(3)] += (self.planets_of(*planet) & cells).len() as i32;
            }
        }
        for (steps, planets) in by_steps.into_iter().enumerate() {
            sheet.put(format_args!("steps.{steps}"), planets);
        }
        sheet.put("gaia", (self.planets_of(Planet::Gaia) & cells).len() as i32);
        sheet.put("transdim", (self.planets_of(Planet::Transdim) & cells).len() as i32);
    }

    /// Tiles, tokens, the booster, and special actions that are ready.
    fn write_tiles(&self, seat: Seat, player: &Player, sheet: &mut impl FeatureSheet) {
        sheet.each("tile", |tile: Standard| i32::from(player.tiles[tile] == TileState::Open));
        sheet
            .each("covered", |tile: Standard| i32::from(matches!(player.tiles[tile], TileState::Covered(_))));
        sheet.each("advanced", |tile: Advanced| i32::from(player.advanced().any(|own| own == tile)));
        sheet.kind("booster", player.booster);
        sheet.each("token", |kind: Token| {
            player.tokens.iter().filter(|token| token.kind == kind).count() as i32
        });
        let all: Vec<Special> =
            if player.faction.is_some() { self.specials(seat).collect() } else { Vec::new() };
        for (number, special) in SPECIALS.into_iter().enumerate() {
            let ready = all.contains(&special) && !player.used.has(special);
            sheet.flag(format_args!("special.{number}"), ready);
        }
    }

    /// A final scoring tile: whether it is played, the own count, the best other ones, and the points as it stands.
    fn write_final(&self, seat: Seat, tile: FinalTile, sheet: &mut impl FeatureSheet) {
        let played = self.finals.contains(&tile);
        let mut counts = [0; 3];
        let mut points = 0;
        if played {
            let others = seat.others(self.players.len()).map(|other| self.final_count(other, tile));
            let neutral = (self.players.len() <= 2).then(|| self.data().final_tiles[tile].neutral);
            for count in others.chain(neutral) {
                counts[2] = counts[2].max(i32::from(count));
                counts[1..].sort_unstable_by(|one, other| other.cmp(one));
            }
            counts[0] = i32::from(self.final_count(seat, tile));
            let own = self.final_tile_points(tile).into_iter().find(|(who, _)| *who == seat);
            points = own.map_or(0, |(_, points)| points);
        }
        sheet.flag(format_args!("{}.played", tile.id()), played);
        sheet.put(format_args!("{}.own", tile.id()), counts[0]);
        sheet.put(format_args!("{}.ahead", tile.id()), counts[0] - counts[1]);
        sheet.put(format_args!("{}.ahead_of_next", tile.id()), counts[0] - counts[2]);
        sheet.put(format_args!("{}.points", tile.id()), points);
    }

    fn write_other(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        sheet.flag("there", true);
        sheet.put("vp", player.vp());
        sheet.put("credits", player.credits);
        sheet.put("ore", player.ore);
        sheet.put("knowledge", player.knowledge);
        sheet.put("qic", player.qic);
        sheet.put("power.total", player.power.total());
        sheet.put("power.3", player.power.in_area(Bowl::III));
        sheet.put("gaiaformers", player.gaiaformers);
        sheet.put("planets", player.planets().len() as i32);
        sheet.put("federations", player.federations);
        sheet.put("tokens.green", player.tokens.iter().filter(|token| token.green).count() as i32);
        sheet.put("advanced", player.advanced().count() as i32);
        sheet.put("big_structures", self.count(seat, Count::BigStructures));
        sheet.put("planet_types", self.count(seat, Count::PlanetTypes));
        sheet.put("sectors", self.count(seat, Count::Sectors));
        sheet.flag("passed", player.passed);
        sheet.numbered("place", 4, self.place_in_order(seat));
        sheet.flag("to_move", self.stack.last().is_some_and(|open| open.seat == seat));
        sheet.each("research", |area: Area| player.research[area].into());
        sheet.kind("booster", player.booster);
        sheet.kind::<Faction>("faction", player.faction);
    }

    fn place_in_order(&self, seat: Seat) -> Option<usize> {
        self.order.iter().position(|other| *other == seat)
    }
}
