//! Positions and moves as numbers, for programs that learn.
//!
//! A position is seen from one seat: what belongs to the table, then everything about the own player, then a summary of
//! the others in clockwise order (nothing for seats that are not there). What comes in kinds has a feature for every
//! kind, 0 or 1. All numbers are whole and small.

use table::{Learn, Seat};

use crate::deal::Dealt;
use crate::moves::{IncomeSource, Move, Part, Purse, Stone};
use crate::names::{
    Advanced, Area, BoardAction, Booster, Count, Faction, FinalTile, Named, Planet, RoundTile, Standard,
    Structure, Token,
};
use crate::notation::special_name;
use crate::player::{Player, Special, TileState};
use crate::power::{Bowl, Handful};
use crate::{Gaia, Phase};

/// How many others are described.
const OTHERS: u8 = 3;

impl Learn for Gaia {
    const LAYOUT: u32 = 1;

    fn feature_names() -> Vec<String> {
        let mut names = Vec::new();
        table_names(&mut names);
        own_names(&mut names);
        for other in 1..=OTHERS {
            other_names(other, &mut names);
        }
        names
    }

    fn features(&self, seat: Seat, out: &mut Vec<i16>) {
        out.clear();
        self.table_features(out);
        self.own_features(seat, out);
        for step in 1..=OTHERS {
            let seats = self.players.len();
            let other = (step < seats).then(|| seat.clockwise(step, seats));
            self.other_features(other, out);
        }
    }

    fn number(mv: Move) -> u32 {
        number(mv)
    }
}

/// 1 or 0.
fn flag(yes: bool) -> i16 {
    i16::from(yes)
}

/// Tech tiles with a special action.
const ACTING: [Special; 4] = [
    Special::Standard(Standard::ActionChargeFour),
    Special::Advanced(Advanced::ActionQicCredits),
    Special::Advanced(Advanced::ActionOre),
    Special::Advanced(Advanced::ActionKnowledge),
];

/// Planets on which somebody can live.
fn habitable() -> impl Iterator<Item = Planet> {
    Planet::ALL.iter().copied().filter(|planet| !matches!(planet, Planet::Transdim | Planet::Empty))
}

/// Planets that can be reached and used.
fn reachable() -> impl Iterator<Item = Planet> {
    Planet::ALL.iter().copied().filter(|planet| !matches!(planet, Planet::Lost | Planet::Empty))
}

/// Federation tokens that lie on the table.
fn common_tokens() -> impl Iterator<Item = Token> {
    Token::ALL.iter().copied().filter(|token| *token != Token::Gleens)
}

/// The phases that are told apart.
const PHASES: [(Phase, &str); 9] = [
    (Phase::Deal, "deal"),
    (Phase::Map, "map"),
    (Phase::Factions, "factions"),
    (Phase::Start, "start"),
    (Phase::Boosters, "boosters"),
    (Phase::Income, "income"),
    (Phase::Gaia, "gaia"),
    (Phase::Actions, "actions"),
    (Phase::Over, "over"),
];

fn table_names(names: &mut Vec<String>) {
    names.extend(["players", "round", "rounds_left"].map(str::to_owned));
    names.extend(PHASES.iter().map(|(_, name)| format!("phase_{name}")));
    names.extend(RoundTile::ALL.iter().map(|tile| format!("now_{tile}")));
    names.extend(RoundTile::ALL.iter().map(|tile| format!("ahead_{tile}")));
    names.extend(BoardAction::ALL.iter().map(|action| format!("taken_{action}")));
    names.extend(Booster::ALL.iter().map(|booster| format!("open_{booster}")));
    names.extend(common_tokens().map(|token| format!("supply_{token}")));
    names.extend(common_tokens().map(|token| format!("top_{token}")));
    names.extend(Advanced::ALL.iter().map(|tile| format!("board_{tile}")));
    names.push("lost_planet".to_owned());
}

fn own_names(names: &mut Vec<String>) {
    names.extend(Faction::ALL.iter().map(|faction| format!("own_{faction}")));
    let numbers = [
        "vp",
        "credits",
        "ore",
        "knowledge",
        "qic",
        "power_1",
        "power_2",
        "power_3",
        "power_gaia",
        "gaiaformers",
        "gaiaformers_gaia",
        "projects_waiting",
        "projects_ready",
        "satellites",
        "stations",
        "federations",
        "federated",
        "tokens_green",
        "tokens_grey",
        "passed",
        "place_in_order",
        "range",
        "ore_per_step",
        "federation_need",
        "open_power",
        "to_move",
        "free_now",
    ];
    names.extend(numbers.iter().map(|name| format!("own_{name}")));
    names.extend(["i", "ii", "iii", "gaia"].map(|bowl| format!("own_brainstone_{bowl}")));
    for area in Area::ALL {
        names.extend((1..=5).map(|level| format!("own_{area}_{level}")));
    }
    names.extend(Structure::ALL.iter().map(|kind| format!("own_{kind}")));
    names.extend(Structure::ALL.iter().map(|kind| format!("left_{kind}")));
    names.extend(habitable().map(|planet| format!("own_planets_{planet}")));
    names.extend(reachable().map(|planet| format!("near_{planet}")));
    names.extend(Count::ALL.iter().map(|count| format!("own_count_{count}")));
    for goods in ["credits", "ore", "knowledge", "qic", "charge", "tokens"] {
        names.push(format!("income_{goods}"));
    }
    names.extend(Standard::ALL.iter().map(|tile| format!("own_{tile}")));
    names.extend(Standard::ALL.iter().map(|tile| format!("covered_{tile}")));
    names.extend(Advanced::ALL.iter().map(|tile| format!("own_{tile}")));
    names.extend(Booster::ALL.iter().map(|booster| format!("own_{booster}")));
    names.extend(Token::ALL.iter().map(|token| format!("own_{token}")));
    let specials = ["academy", "institute", "faction", "booster"];
    names.extend(specials.map(|name| format!("ready_{name}")));
    names.extend(ACTING.map(|special| format!("ready_{}", special_name(special))));
    for tile in FinalTile::ALL {
        names.extend(["played", "own", "best_other", "points"].map(|what| format!("{tile}_{what}")));
    }
}

fn other_names(other: u8, names: &mut Vec<String>) {
    let numbers = [
        "there",
        "vp",
        "credits",
        "ore",
        "knowledge",
        "qic",
        "power",
        "power_3",
        "gaiaformers",
        "planets",
        "big_structures",
        "federations",
        "tokens_green",
        "advanced_tiles",
        "planet_types",
        "sectors",
        "passed",
        "place_in_order",
        "to_move",
    ];
    names.extend(numbers.iter().map(|name| format!("other{other}_{name}")));
    names.extend(Area::ALL.iter().map(|area| format!("other{other}_{area}")));
    names.extend(Booster::ALL.iter().map(|booster| format!("other{other}_{booster}")));
}

impl Gaia {
    fn table_features(&self, out: &mut Vec<i16>) {
        let rounds = self.data().numbers.rounds;
        out.extend([self.players.len(), self.round, rounds.saturating_sub(self.round)].map(i16::from));
        out.extend(PHASES.iter().map(|(phase, _)| flag(self.phase == *phase)));
        let now = usize::from(self.round).checked_sub(1).and_then(|round| self.rounds.get(round));
        let ahead = self.rounds.get(usize::from(self.round)..).unwrap_or(&[]);
        out.extend(RoundTile::ALL.iter().map(|tile| flag(now == Some(tile))));
        let copies = |tile: &RoundTile| ahead.iter().filter(|other| *other == tile).count() as i16;
        out.extend(RoundTile::ALL.iter().map(copies));
        out.extend(self.used.values().map(|taken| flag(taken.is_some())));
        out.extend(self.boosters.values().map(|open| flag(*open)));
        out.extend(common_tokens().map(|token| i16::from(self.supply[token])));
        out.extend(common_tokens().map(|token| flag(self.terraforming_token == Some(token))));
        let on_board = |tile: &Advanced| self.advanced.values().any(|lies| *lies == Some(*tile));
        out.extend(Advanced::ALL.iter().map(|tile| flag(on_board(tile))));
        out.push(flag(self.lost_planet.is_some()));
    }

    fn own_features(&self, seat: Seat, out: &mut Vec<i16>) {
        let player = &self.players[seat];
        out.extend(Faction::ALL.iter().map(|faction| flag(player.faction == Some(*faction))));
        self.stock_features(seat, player, out);
        for area in Area::ALL {
            out.extend((1..=5).map(|level| flag(player.research[*area] == level)));
        }
        self.map_features(seat, player, out);
        let income = if player.faction.is_some() { self.income(seat) } else { crate::goods::Goods::NONE };
        let incomes =
            [income.credits, income.ore, income.knowledge, income.qic, income.charge, income.tokens];
        out.extend(incomes.map(i16::from));
        self.tile_features(seat, player, out);
        for tile in FinalTile::ALL {
            self.final_features(seat, *tile, out);
        }
    }

    /// Resources, power, federations, and where the player stands in the round.
    fn stock_features(&self, seat: Seat, player: &Player, out: &mut Vec<i16>) {
        let chosen = player.faction.is_some();
        let green = player.tokens.iter().filter(|token| token.green).count() as i16;
        let ready = (player.projects & self.gaiaformed).len() as i16;
        let to_move = self.stack.last().is_some_and(|open| open.seat == seat);
        let free = self.stack.iter().any(|open| open.seat == seat && open.decision == crate::Decision::ACTED);
        let outside = player.bases() - player.federated;
        let [one, two, three] = player.power.areas.map(i16::from);
        out.extend([
            player.vp() as i16,
            player.credits.into(),
            player.ore.into(),
            player.knowledge.into(),
            player.qic.into(),
            one,
            two,
            three,
            player.power.gaia.into(),
            player.gaiaformers.into(),
            player.gaiaformers_in_gaia.into(),
            player.projects.len() as i16 - ready,
            ready,
            player.satellites.len() as i16,
            player.stations.len() as i16,
            player.federations.into(),
            player.federated.len() as i16,
            green,
            player.tokens.len() as i16 - green,
            flag(player.passed),
            self.place_in_order(seat),
            self.range(seat).into(),
            self.ore_per_step(seat).into(),
            if chosen { self.federation_need(seat) as i16 } else { 0 },
            if chosen { self.power_of(seat, outside) as i16 } else { 0 },
            flag(to_move),
            flag(free),
        ]);
        let bowls = [Bowl::I, Bowl::II, Bowl::III, Bowl::Gaia];
        out.extend(bowls.map(|bowl| flag(player.power.stone_in(bowl))));
    }

    /// Pieces on the map, and what lies within range.
    fn map_features(&self, seat: Seat, player: &Player, out: &mut Vec<i16>) {
        let chosen = player.faction.is_some();
        out.extend(player.structures.values().map(|cells| cells.len() as i16));
        let left = |kind: &Structure| if chosen { self.pieces_left(seat, *kind).into() } else { 0 };
        out.extend(Structure::ALL.iter().map(left));
        let own = player.planets();
        out.extend(habitable().map(|planet| (self.planets_of(planet) & own).len() as i16));
        let taken = self.players.values().fold(own, |all, other| all | other.planets() | other.projects);
        let near = self.board.grid().reach(player.bases(), self.range(seat)) - taken;
        out.extend(reachable().map(|planet| (self.planets_of(planet) & near).len() as i16));
        out.extend(Count::ALL.iter().map(|count| i16::from(self.count(seat, *count))));
    }

    /// Tiles, tokens, the booster, and special actions that are ready.
    fn tile_features(&self, seat: Seat, player: &Player, out: &mut Vec<i16>) {
        out.extend(player.tiles.values().map(|state| flag(*state == TileState::Open)));
        out.extend(player.tiles.values().map(|state| flag(matches!(state, TileState::Covered(_)))));
        let owned = |tile: &Advanced| player.advanced().any(|own| own == *tile);
        out.extend(Advanced::ALL.iter().map(|tile| flag(owned(tile))));
        out.extend(Booster::ALL.iter().map(|booster| flag(player.booster == Some(*booster))));
        let tokens = |kind: &Token| player.tokens.iter().filter(|token| token.kind == *kind).count() as i16;
        out.extend(Token::ALL.iter().map(tokens));
        let all: Vec<Special> =
            if player.faction.is_some() { self.specials(seat).collect() } else { Vec::new() };
        let ready = |special: Special| flag(all.contains(&special) && !player.used.has(special));
        let single = [Special::Academy, Special::Institute, Special::Faction, Special::Booster];
        out.extend(single.map(ready));
        out.extend(ACTING.map(ready));
    }

    /// A final scoring tile: whether it is played, the own count, the best other one, and the points as it stands.
    fn final_features(&self, seat: Seat, tile: FinalTile, out: &mut Vec<i16>) {
        if !self.finals.contains(&tile) {
            return out.extend([0; 4]);
        }
        let others = seat.others(self.players.len()).map(|other| self.final_count(other, tile));
        let neutral = (self.players.len() <= 2).then(|| self.data().final_tiles[tile].neutral);
        let best = others.chain(neutral).max().unwrap_or(0);
        let points = self.final_tile_points(tile).into_iter().find(|(who, _)| *who == seat);
        let points = points.map_or(0, |(_, points)| points as i16);
        out.extend([1, self.final_count(seat, tile).into(), best.into(), points]);
    }

    fn other_features(&self, other: Option<Seat>, out: &mut Vec<i16>) {
        let Some(seat) = other else {
            return out.extend(std::iter::repeat_n(0, 19 + Area::ALL.len() + Booster::ALL.len()));
        };
        let player = &self.players[seat];
        out.extend([
            1,
            player.vp() as i16,
            player.credits.into(),
            player.ore.into(),
            player.knowledge.into(),
            player.qic.into(),
            player.power.total().into(),
            player.power.in_area(Bowl::III).into(),
            player.gaiaformers.into(),
            player.planets().len() as i16,
            self.count(seat, Count::BigStructures).into(),
            player.federations.into(),
            player.tokens.iter().filter(|token| token.green).count() as i16,
            player.advanced().count() as i16,
            self.count(seat, Count::PlanetTypes).into(),
            self.count(seat, Count::Sectors).into(),
            flag(player.passed),
            self.place_in_order(seat),
            flag(self.stack.last().is_some_and(|open| open.seat == seat)),
        ]);
        out.extend(player.research.values().map(|level| i16::from(*level)));
        out.extend(Booster::ALL.iter().map(|booster| flag(player.booster == Some(*booster))));
    }

    fn place_in_order(&self, seat: Seat) -> i16 {
        self.order.iter().position(|other| *other == seat).map_or(0, |place| place as i16 + 1)
    }
}

/// A number for every move: the kind of move, then what it is about, byte by byte.
fn number(mv: Move) -> u32 {
    let code = |kind: u32, one: usize, two: usize| kind << 24 | (one as u32) << 8 | two as u32;
    let cell = |kind: u32, cell: hex::Cell| code(kind, cell.index(), 0);
    match mv {
        Move::Deal(dealt) => dealt_number(dealt),
        Move::TurnSector(turns) => code(8, turns.into(), 0),
        Move::Faction(faction) => code(9, faction as usize, 0),
        Move::Start(at) => cell(10, at),
        Move::Booster(booster) => code(11, booster as usize, 0),
        Move::Income(line) => {
            let part = match line.part {
                Part::Charge => 0,
                Part::Tokens => 1,
                Part::Rest => 2,
            };
            code(12, income_number(line.source), part)
        }
        Move::GaiaConvert(action) => code(13, action as usize, 0),
        Move::GaiaTile => code(14, 0, 0),
        Move::GaiaDone => code(15, 0, 0),
        Move::Mine(at) => cell(16, at),
        Move::GaiaProject(at) => cell(17, at),
        Move::Upgrade(at, to) => code(18, at.index(), to as usize),
        Move::Federate => code(19, 0, 0),
        Move::Research(area) => code(20, area as usize, 0),
        Move::Act(action, purse) => code(21, action as usize, purse_number(purse)),
        Move::Special(special) => code(22, special_number(special), 0),
        Move::Pass(booster) => code(23, booster.map_or(0, |booster| booster as usize + 1), 0),
        Move::Convert(action, purse) => code(24, action as usize, purse_number(purse)),
        Move::Sacrifice(Stone::Aside) => code(25, 0, 0),
        Move::Sacrifice(Stone::Moves) => code(25, 1, 0),
        Move::Sacrifice(Stone::Discarded) => code(25, 2, 0),
        Move::Station(at) => cell(26, at),
        Move::Swap(at) => cell(27, at),
        Move::Downgrade(at) => cell(28, at),
        Move::Tile(place) => code(29, place as usize, 0),
        Move::AdvancedTile(area) => code(30, area as usize, 0),
        Move::Cover(tile) => code(31, tile as usize, 0),
        Move::Step(area) => code(32, area as usize, 0),
        Move::NoStep => code(33, 0, 0),
        Move::LostPlanet(at) => cell(34, at),
        Move::Include(at) => cell(35, at),
        Move::Planets => code(36, 0, 0),
        Move::Satellite(at) => cell(37, at),
        Move::Token(token) => code(38, token as usize, 0),
        Move::Rescore(token) => code(39, token as usize, 0),
        // Up to 127 tokens from each area: more than anybody has.
        Move::Tokens(Handful { areas: [one, two, three], brainstone }) => {
            40 << 24
                | u32::from(brainstone) << 21
                | u32::from(one & 127) << 14
                | u32::from(two & 127) << 7
                | u32::from(three & 127)
        }
        Move::Brainstone(bowl) => code(41, bowl as usize, 0),
        Move::Charge { token_first } => code(42, token_first.into(), 0),
        Move::Decline => code(43, 0, 0),
        Move::EndTurn => code(44, 0, 0),
        Move::Card(card) => code(45, card.index(), 0),
        Move::Skip => code(46, 0, 0),
        Move::Strike(faction) => code(47, faction as usize, 0),
        Move::Nominate(faction) => code(48, faction as usize, 0),
        Move::Bid(faction, points) => code(49, faction as usize, points.into()),
    }
}

/// The numbers of what fate deals: kinds 1 to 7, and 50.
fn dealt_number(dealt: Dealt) -> u32 {
    let (kind, one, two) = match dealt {
        Dealt::Sector(place, sector) => (1, place.into(), sector.into()),
        Dealt::Standard(place, tile) => (2, place as usize, tile as usize),
        Dealt::Advanced(area, tile) => (3, area as usize, tile as usize),
        Dealt::Token(token) => (4, token as usize, 0),
        Dealt::Round(round, tile) => (5, round.into(), tile as usize),
        Dealt::Final(number, tile) => (6, number.into(), tile as usize),
        Dealt::Booster(booster) => (7, booster as usize, 0),
        Dealt::Faction(faction) => (50, faction as usize, 0),
    };
    kind << 24 | (one as u32) << 8 | two as u32
}

fn purse_number(purse: Purse) -> usize {
    match purse {
        Purse::Tokens => 0,
        Purse::Brainstone => 1,
        Purse::Change => 2,
    }
}

fn special_number(special: Special) -> usize {
    match special {
        Special::Academy => 0,
        Special::Institute => 1,
        Special::Faction => 2,
        Special::Booster => 3,
        Special::Standard(tile) => 32 + tile as usize,
        Special::Advanced(tile) => 64 + tile as usize,
    }
}

fn income_number(source: IncomeSource) -> usize {
    match source {
        IncomeSource::Base => 0,
        IncomeSource::Booster => 1,
        IncomeSource::Tile(tile) => 16 + tile as usize,
        IncomeSource::Level(area) => 32 + area as usize,
        IncomeSource::Slot(kind, slot) => 64 + 256 * (kind as usize) + usize::from(slot),
    }
}
