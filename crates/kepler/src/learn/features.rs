//! What a seat sees, as numbers: the table, itself, and short summaries of the others, clockwise.
//!
//! What comes in kinds has a feature for every kind, stocks are whole numbers, and where the rules have a threshold there
//! is a feature for reaching it. Planets and starships have no numbers of their own: those come first that are nearest to
//! bringing something. Those who are not there come last, so that they can be left out.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::Axial;
use table::{FeatureSheet, Seat};

use crate::catalogue::{MAX_TILES, Op, PlanetCard, TRACK_LENGTH};
use crate::cubes::Cubes;
use crate::names::{Named, Objective, PlanetType, Progress, Resource, Source, Technology, Track, Zone};
use crate::player::{Body, Face, Holding, Player, World};
use crate::{Kepler, ObjectiveSet};

/// Which of the other seats is which.
const OTHERS: [&str; 3] = ["left", "across", "right"];

/// Spaces of the leadership tracks where something happens.
const SPACES: [i32; 10] = [3, 4, 5, 6, 9, 10, 11, 12, 15, 18];

/// Colonies and planets of a player, and starships: the most there are.
const PLANETS: usize = 5;
const SHIPS: usize = 3;

/// Further than any starship flies in time.
const FAR: u8 = 20;

/// Points by source.
type Points = EnumMap<Source, i32>;

impl Kepler {
    pub(super) fn write_features(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let points = self.players.map(|other, _| self.points_seen(seat, other));
        let totals = self.players.map(|seat, _| points[seat].values().sum::<i32>());
        let qualifying = self.card.map_or(0, |card| self.qualifying(card));
        let others = || seat.others(self.players.len());
        self.write_table(seat, qualifying, sheet);
        self.write_board(sheet);
        sheet.about("own");
        sheet.put("total", totals[seat]);
        sheet.put("lead", totals[seat] - others().map(|other| totals[other]).max().unwrap_or(0));
        sheet.put("rank", others().filter(|other| totals[*other] > totals[seat]).count() as i32);
        sheet.put("points.objective", points[seat][Source::Objective]);
        for (name, part) in self.parts(seat) {
            sheet.put(format_args!("judge.{name}"), (part * 4.0) as i32);
        }
        self.write_player(seat, &points[seat], qualifying, sheet);
        self.write_stock(seat, sheet);
        self.write_technologies(seat, sheet);
        self.write_leadership(seat, sheet);
        self.write_planets(seat, sheet);
        self.write_ships(seat, sheet);
        self.write_objective(seat, sheet);
        for (other, who) in others().zip(OTHERS) {
            sheet.about(who);
            sheet.put("total", totals[other]);
            self.write_player(other, &points[other], qualifying, sheet);
            self.write_other(other, sheet);
        }
    }

    /// The score sheet of somebody, without an objective that is nobody else's business (KE-OBJ-2).
    fn points_seen(&self, seat: Seat, other: Seat) -> Points {
        let mut points = self.points_of(other);
        if other != seat {
            points[Source::Objective] = 0;
        }
        points
    }

    /// What belongs to nobody: how far the game is, whose turn it is, the progress card and the medals.
    fn write_table(&self, seat: Seat, qualifying: u8, sheet: &mut impl FeatureSheet) {
        let people = self.people;
        let after = |other: Seat| usize::from((other.index() as u8 + people - seat.index() as u8) % people);
        sheet.about("");
        for number in 1..=4 {
            sheet.flag(format_args!("players.{number}"), people == number);
        }
        sheet.flag("advanced", self.objectives == ObjectiveSet::Advanced);
        sheet.flag("setup", self.step.is_setup());
        let rounds = i32::from(self.data.numbers.rounds);
        sheet.put("round", self.round);
        sheet.put("turns_ahead", self.turns_ahead(seat) as i32);
        sheet.reached("rounds_left", rounds - i32::from(self.round), &[1, 2, 3, 4, 6, 8, 12]);
        sheet.numbered("active", 4, Some(after(self.active)));
        sheet.numbered("first", 4, Some(after(self.first)));
        sheet.flag("asked", self.stack.last().is_some_and(|open| open.seat == seat));
        sheet.kind::<Progress>("card", self.card);
        sheet.put("qualifying", qualifying.count_ones() as i32);
        for track in Track::ALL {
            sheet.put(format_args!("medals.card.{track}"), self.on_card[*track]);
            for medal in 0..5 {
                let there = self.on_track[*track] >> medal & 1 == 1;
                sheet.flag(format_args!("medals.track.{track}.{medal}"), there);
            }
        }
    }

    /// The tiles: what lies open and belongs to nobody, and what nobody has seen.
    fn write_board(&self, sheet: &mut impl FeatureSheet) {
        let mut taken = self.ship_hexes();
        for planet in self.players.values().flat_map(Player::planets) {
            taken.insert(planet.hex);
        }
        let mut down: EnumMap<Zone, u8> = EnumMap::default();
        let mut open: EnumMap<PlanetType, u8> = EnumMap::default();
        let (mut near, mut mines, mut targets) = (0_u8, 0_u8, 0_u8);
        for tile in &self.tiles {
            match tile.face {
                Face::Down => down[self.data.galaxy.zone(tile.hex)] += 1,
                Face::Up(_) if taken.contains(tile.hex) => {}
                Face::Up(Body::Planet(number)) => {
                    open[self.data.planet(number).kind] += 1;
                    near += u8::from(self.data.galaxy.zone(tile.hex) == Zone::Short);
                }
                Face::Up(Body::Mine) => mines += 1,
                Face::Up(Body::Target) => targets += 1,
                Face::Gone => {}
            }
        }
        sheet.each("down", |zone: Zone| down[zone].into());
        sheet.each("open", |kind: PlanetType| open[kind].into());
        sheet.put("open.near", near);
        sheet.put("open.mines", mines);
        sheet.put("open.targets", targets);
        sheet.put("unseen.planets", self.unseen.planets.count_ones() as i32);
        sheet.put("unseen.mines", self.unseen.mines);
        sheet.put("unseen.targets", self.unseen.targets);
    }

    /// What is told of everybody alike.
    fn write_player(&self, seat: Seat, points: &Points, qualifying: u8, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        // Antimatter is told with the cubes.
        let apart = [Source::Objective, Source::Antimatter];
        for source in Source::ALL.iter().filter(|source| !apart.contains(source)) {
            sheet.put(format_args!("points.{source}"), points[*source]);
        }
        let stored = player.stored();
        sheet.each("pool", |kind: Resource| player.pool.of(kind).into());
        sheet.each("stored", |kind: Resource| stored.of(kind).into());
        sheet.each("level", |technology: Technology| player.levels[technology].into());
        sheet.each("lead", |track: Track| player.leadership[track].into());
        sheet.each("medals", |track: Track| player.medals[track].into());
        sheet.put("pit", player.pit.total());
        sheet.put("ships", player.ships.len() as i32);
        let landed = player.ships.iter().filter(|ship| self.tile_at(ship.hex).is_some()).count();
        sheet.put("ships.landed", landed as i32);
        let (mut kinds, mut colonies, mut ripe) = (EnumMap::<PlanetType, u8>::default(), 0_u8, 0_u8);
        for planet in player.planets() {
            let Some(number) = planet.world.number() else { continue };
            kinds[self.data.planet(number).kind] += 1;
            colonies += u8::from(!planet.terraformed);
            ripe += u8::from(!planet.terraformed && self.check_terraform(seat, number).is_ok());
        }
        sheet.each("planets", |kind: PlanetType| kinds[kind].into());
        sheet.put("colonies", colonies);
        sheet.put("ripe", ripe);
        sheet.put("terraformed", player.terraformed());
        sheet.flag("qualifies", qualifying >> seat.index() & 1 == 1);
        // The Ghost takes no turns.
        sheet.flag("to_come", seat.number() <= self.people && self.turn_to_come(seat));
    }

    /// Whether a turn of this round is still to come, or has not chosen its action yet.
    fn turn_to_come(&self, seat: Seat) -> bool {
        self.turns_ahead(seat) as i32 > i32::from(self.data.numbers.rounds.saturating_sub(self.round))
    }

    /// The own cubes, the action that may not be repeated, and what is left of the turn.
    fn write_stock(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        sheet.each("pit", |kind: Resource| player.pit.of(kind).into());
        let earth = player.world(World::EARTH).map_or(Cubes::NONE, |earth| earth.cubes);
        sheet.each("earth", |kind: Resource| earth.of(kind).into());
        let pool = i32::from(player.pool.total());
        sheet.reached("pool", pool, &[1, 2, 4, 8]);
        let most = player.worlds.iter().map(|world| world.cubes.total()).max().unwrap_or(0);
        sheet.put("most_on_one", most);
        sheet.kind("cube", Some(player.cube));
        let (moves, transforms) = self.quantum_left(seat);
        sheet.put("quantum.moves", moves.min(9));
        sheet.put("quantum.transforms", transforms.min(9));
        sheet.put("ships.supply", self.ships_left(seat));
        sheet.put("markers", self.markers_left(seat));
    }

    /// Levels, and what the next ones lack.
    fn write_technologies(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let stored = player.stored();
        let mut affordable = 0;
        for technology in Technology::ALL {
            sheet.numbered(format_args!("tech.{technology}"), 5, Some(player.levels[*technology].into()));
            let cost = self.next_cost(seat, *technology);
            let lacks = cost.map(|cost| cost.less(stored));
            affordable += i32::from(lacks.is_some_and(Cubes::is_none));
            sheet.put(format_args!("lacks.{technology}"), lacks.map_or(0, Cubes::total));
            sheet.flag(format_args!("affordable.{technology}"), lacks.is_some_and(Cubes::is_none));
        }
        sheet.put("affordable", affordable);
        sheet.put("levels", player.level_sum());
        sheet.put("speed", self.speed(seat));
        let others = seat.others(self.players.len()).map(|other| self.players[other].level_sum());
        sheet.put("levels.ahead", i32::from(player.level_sum()) - i32::from(others.max().unwrap_or(0)));
    }

    /// The leadership tracks: how far, how far ahead, and how far to the next medal (KE-MEDAL).
    fn write_leadership(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        for track in Track::ALL {
            let own = self.players[seat].leadership[*track];
            let others = seat.others(self.players.len()).map(|other| self.players[other].leadership[*track]);
            let best = others.max().unwrap_or(0);
            let ahead = i32::from(own) - i32::from(best);
            sheet.reached(format_args!("space.{track}"), own, &SPACES);
            sheet.put(format_args!("ahead.{track}"), ahead);
            sheet.flag(format_args!("leads.{track}"), ahead > 0);
            sheet.flag(format_args!("ties.{track}"), ahead == 0);
            let next = self.medal_spaces(*track).next();
            let far = |from: u8| next.map_or(TRACK_LENGTH, |space| space.saturating_sub(from));
            sheet.put(format_args!("to_medal.{track}"), far(own));
            sheet.put(format_args!("to_medal_other.{track}"), far(best));
            let card = self.on_card[*track];
            sheet.put(format_args!("winning.{track}"), if ahead >= 0 { card } else { 0 });
        }
    }

    /// The own planets: those first that lack least, then those that are terraformed.
    fn write_planets(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let mut zones: EnumMap<Zone, u8> = EnumMap::default();
        let mut made = Cubes::NONE;
        let mut planets: ArrayVec<(u8, &Holding, &PlanetCard), PLANETS> = ArrayVec::new();
        for planet in player.planets().take(PLANETS) {
            let Some(number) = planet.world.number() else { continue };
            let card = self.data.planet(number);
            zones[self.data.galaxy.zone(planet.hex)] += 1;
            made += card.production(planet.terraformed);
            let lacks = if planet.terraformed { 100 } else { card.cost.less(planet.cubes).total() };
            planets.push((lacks, planet, card));
        }
        planets.sort_unstable_by_key(|(lacks, planet, _)| (*lacks, planet.world));
        sheet.each("zone", |zone: Zone| zones[zone].into());
        sheet.each("produces", |kind: Resource| made.of(kind).into());
        let strip =
            self.data.level(Technology::Terraforming, player.levels[Technology::Terraforming]).terraforms;
        for place in 0..PLANETS {
            write_planet(place, planets.get(place).map(|(_, planet, card)| (*planet, *card)), strip, sheet);
        }
    }

    /// The own starships: those first that can be colonised from, then those nearest to a planet.
    fn write_ships(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let aims = self.aims(player);
        let speed = self.speed(seat);
        let mut ships: ArrayVec<Outlook, SHIPS> =
            player.ships.iter().map(|ship| self.outlook(ship.hex, speed, &aims)).collect();
        ships.sort_unstable_by_key(|ship| (ship.near, ship.points));
        for place in 0..SHIPS {
            let ship = ships.get(place);
            let name = |what: &'static str| nth("ship", place, what);
            sheet.flag(name("there"), ship.is_some());
            sheet.flag(name("on_planet"), ship.is_some_and(|ship| ship.planet.is_some()));
            sheet.flag(name("on_mine"), ship.is_some_and(|ship| ship.mine));
            sheet.put(name("points"), ship.map_or(0, |ship| ship.points));
            sheet.put(name("icons"), ship.map_or(0, |ship| ship.icons));
            sheet.put(name("level"), ship.map_or(0, |ship| ship.level));
            sheet.put(name("near"), ship.map_or(FAR, |ship| ship.near));
            sheet.put(name("in_reach"), ship.map_or(0, |ship| ship.in_reach));
            sheet.put(name("best_in_reach"), ship.map_or(0, |ship| ship.best));
        }
        let colonisable = ships.iter().filter(|ship| ship.near == 0).count();
        sheet.put("colonisable", colonisable as i32);
        let home = self.data.galaxy.sol;
        let near = aims.iter().map(|(_, hex)| home.distance(*hex)).min();
        sheet.put("aims", aims.len() as i32);
        sheet.put("aims.near_home", near.unwrap_or(FAR));
    }

    /// What a starship can hope for.
    fn outlook(&self, hex: Axial, speed: u8, aims: &ArrayVec<(u8, Axial), MAX_TILES>) -> Outlook {
        let mut outlook = Outlook { near: FAR, ..Outlook::default() };
        match self.tile_at(hex).map(|tile| tile.face) {
            Some(Face::Up(Body::Planet(number))) => {
                let card = self.data.planet(number);
                outlook.planet = Some(number);
                (outlook.points, outlook.icons, outlook.level) = (card.points, card.icons, card.level);
                // Whoever has landed stays there (KE-MOVE-3).
                outlook.near = if aims.iter().any(|(aim, _)| *aim == number) { 0 } else { FAR };
                return outlook;
            }
            Some(_) => {
                outlook.mine = true;
                return outlook;
            }
            None => {}
        }
        for (number, aim) in aims {
            let distance = hex.distance(*aim);
            outlook.near = outlook.near.min(distance);
            if distance <= speed {
                outlook.in_reach += 1;
                outlook.best = outlook.best.max(self.data.planet(*number).points);
            }
        }
        outlook
    }

    /// The own objective, and how near it is.
    fn write_objective(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let own = self.players[seat].objective.known();
        sheet.kind::<Objective>("objective", own);
        let (mut lacks, mut open) = (0, 0);
        for one in own.into_iter().flat_map(|own| &self.data.objectives[own].conditions) {
            let have = self.measure_of(seat, one.metric);
            let short = match one.op {
                Op::AtLeast => one.value.saturating_sub(have),
                Op::AtMost => have.saturating_sub(one.value),
            };
            lacks += i32::from(short);
            open += i32::from(short > 0);
        }
        sheet.flag("objective.fulfilled", own.is_some() && open == 0);
        sheet.put("objective.lacks", lacks);
        sheet.flag("objective.near", own.is_some() && lacks == 1);
        sheet.put("objective.worth", own.map_or(0, |own| self.data.objectives[own].points));
    }

    /// What matters about somebody else alone.
    fn write_other(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        sheet.put("levels", player.level_sum());
        sheet.put("speed", self.speed(seat));
        sheet.put("markers", self.markers_left(seat));
        let lacks = player.planets().filter(|planet| !planet.terraformed).filter_map(|planet| {
            let card = self.data.planet(planet.world.number()?);
            Some((card.cost.less(planet.cubes).total(), card.points))
        });
        let (lacks, points) = lacks.min().unwrap_or((FAR, 0));
        sheet.put("next_planet.lacks", lacks);
        sheet.put("next_planet.points", points);
    }
}

/// What a starship has reached, or could reach.
#[derive(Clone, Copy, Default)]
struct Outlook {
    planet: Option<u8>,
    mine: bool,
    points: u8,
    icons: u8,
    level: u8,
    near: u8,
    in_reach: u8,
    best: u8,
}

/// One of the own planets; nothing but 0 where there is none.
fn write_planet(
    place: usize,
    planet: Option<(&Holding, &PlanetCard)>,
    strip: u8,
    sheet: &mut impl FeatureSheet,
) {
    let name = |what: &'static str| nth("planet", place, what);
    let colony = planet.filter(|(planet, _)| !planet.terraformed);
    let lacks = colony.map_or(Cubes::NONE, |(planet, card)| card.cost.less(planet.cubes));
    let cubes = planet.map_or(Cubes::NONE, |(planet, _)| planet.cubes);
    let made = planet.map_or(Cubes::NONE, |(planet, card)| card.production(planet.terraformed));
    sheet.flag(name("there"), planet.is_some());
    sheet.flag(name("terraformed"), planet.is_some() && colony.is_none());
    sheet.kind(name("kind"), planet.map(|(_, card)| card.kind));
    sheet.put(name("points"), planet.map_or(0, |(_, card)| card.points));
    let levels = colony.map_or(0, |(_, card)| card.level.saturating_sub(strip));
    sheet.put(name("lacks.levels"), levels);
    sheet.put(name("lacks.cubes"), lacks.total());
    sheet.flag(name("ripe"), colony.is_some() && lacks.is_none() && levels == 0);
    for kind in Resource::ALL {
        sheet.put(format_args!("{}.{kind}", name("lacks")), lacks.of(*kind));
        sheet.put(format_args!("{}.{kind}", name("cubes")), cubes.of(*kind));
        sheet.put(format_args!("{}.{kind}", name("makes")), made.of(*kind));
    }
}

/// The name of a feature of the first, second, … of several things.
fn nth(of: &'static str, place: usize, what: &'static str) -> impl std::fmt::Display {
    struct Name(&'static str, usize, &'static str);
    impl std::fmt::Display for Name {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{}.{}.{}", self.0, self.1 + 1, self.2)
        }
    }
    Name(of, place, what)
}
