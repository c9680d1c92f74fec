//! Every federation on small boards, found by trying them all.
//!
//! The engine searches cleverly. Here every set of satellites is tried on thousands of random boards and judged
//! by nothing but the words of the rules; both must agree about every single one.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use gaia::board::Spot;
use gaia::names::{Faction, Planet, Standard, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Draft, Gaia, Move, Power, TileState};
use hex::{Axial, CellSet};
use table::{Game, Rng, Seat, Seed};

const ME: Seat = Seat::new(0);

/// A set of hexes, one bit for each.
type Hexes = u32;

/// A group of own planets (and stations) with the satellites that hold it together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Group {
    planets: Hexes,
    satellites: Hexes,
}

impl Group {
    fn size(self) -> u32 {
        self.satellites.count_ones()
    }
}

/// A random board, told in the words of the rules.
#[derive(Debug)]
struct Position {
    spots: Vec<Spot>,
    faction: Faction,
    /// Own structures outside federations, with their hex.
    structures: Vec<(usize, Structure)>,
    /// Ivits: space stations.
    stations: Hexes,
    /// Hexes of the federation that exists already.
    old: Hexes,
    /// Satellites among them.
    old_satellites: Hexes,
    /// Structures of somebody else, and satellites of somebody else.
    foreign: Hexes,
    foreign_satellites: Hexes,
    /// Own Gaiaformers, own mines on planets of somebody else, the own Lost Planet.
    projects: Hexes,
    shared: Hexes,
    lost: Hexes,
    big_structures_4: bool,
    /// Power tokens, or the Ivits' QIC.
    purse: u8,
    /// Federations formed so far.
    formed: u8,
}

// The naive side: GP-FED-1, 2, 5, 6, 9 to 14, 27 to 29 and GP-FAC-IVITS-3, 4, 14, word by word.
impl Position {
    fn around(&self, set: Hexes) -> Hexes {
        let next_to = |a: &Spot| hexes(set).any(|b| a.at.distance(self.spots[b].at) == 1);
        (0..self.spots.len()).filter(|a| next_to(&self.spots[*a])).fold(0, |all, a| all | 1 << a)
    }

    /// Everything inside `among` that hangs together with `start`.
    fn joined(&self, start: Hexes, among: Hexes) -> Hexes {
        let grown = start | self.around(start) & among;
        if grown == start { start } else { self.joined(grown, among) }
    }

    fn is_connected(&self, set: Hexes) -> bool {
        self.joined(set & set.wrapping_neg(), set) == set
    }

    fn extends(&self) -> bool {
        self.faction == Faction::Ivits && self.old != 0
    }

    /// Own planets and stations on the map.
    fn bases(&self) -> Hexes {
        self.structures.iter().fold(self.stations, |all, (at, _)| all | 1 << at)
    }

    /// What can be united: planets in no federation yet (GP-FED-13); the Ivits' federation counts as one of them.
    fn open(&self) -> Hexes {
        if self.faction == Faction::Ivits { self.bases() | self.old } else { self.bases() & !self.old }
    }

    /// Where a satellite may go: empty space (GP-FED-5) without an own piece (GP-FED-6), away from other own
    /// federations (GP-FED-12).
    fn spaces(&self) -> Hexes {
        let empty = (0..self.spots.len()).filter(|at| self.spots[*at].planet == Planet::Empty);
        let spaces =
            empty.fold(0, |all, at| all | 1 << at) & !self.old_satellites & !self.stations & !self.lost;
        let others = if self.faction == Faction::Ivits { 0 } else { self.old | self.around(self.old) };
        spaces & !others
    }

    fn power_value(&self, planets: Hexes) -> u32 {
        let institute = self.structures.iter().any(|(_, kind)| *kind == Structure::Institute);
        let value = |(at, kind): &(usize, Structure)| {
            let usual = match kind {
                Structure::Mine => 1,
                Structure::TradingStation | Structure::ResearchLab => 2,
                _ if self.big_structures_4 => 4,
                _ => 3,
            };
            let home =
                self.faction == Faction::Bescods && institute && self.spots[*at].planet == Planet::Titanium;
            usual + u32::from(home)
        };
        let structures =
            self.structures.iter().filter(|(at, _)| planets & 1 << at != 0).map(value).sum::<u32>();
        structures + (planets & self.stations).count_ones()
    }

    fn need(&self) -> u32 {
        let institute = self.structures.iter().any(|(_, kind)| *kind == Structure::Institute);
        match self.faction {
            Faction::Xenos if institute => 6,
            Faction::Ivits => 7 * (u32::from(self.formed) + 1),
            _ => 7,
        }
    }

    fn suffices(&self, planets: Hexes) -> bool {
        self.power_value(planets) >= self.need()
    }

    /// Every group there could be, with any number of satellites: connected (GP-FED-1), with all own planets it
    /// touches (GP-FED-14), and with the whole federation that is being extended (GP-FAC-IVITS-4).
    fn groups(&self) -> Vec<Group> {
        let open = self.open();
        let mut groups = Vec::new();
        let mut left = open;
        while left != 0 {
            let planets = self.joined(left & left.wrapping_neg(), open);
            left &= !planets;
            groups.push(Group { planets, satellites: 0 });
        }
        for satellites in subsets(self.spaces()).filter(|satellites| *satellites != 0) {
            let planets = self.joined(satellites, open) & open;
            if planets != 0 && self.is_connected(planets | satellites) {
                groups.push(Group { planets, satellites });
            }
        }
        groups.retain(|group| !self.extends() || group.planets & self.old == self.old);
        groups
    }

    /// All legal federations.
    fn federations(&self, groups: &[Group], seen: &mut Seen) -> BTreeSet<Group> {
        // The fewest satellites with which exactly these planets are united.
        let mut exactly: BTreeMap<Hexes, u32> = BTreeMap::new();
        for group in groups {
            let fewest = exactly.entry(group.planets).or_insert(group.size());
            *fewest = group.size().min(*fewest);
        }
        // GP-FED-10, GP-FED-27: the fewest that connect them in any way, also through further own planets.
        let fewest = |planets: Hexes| {
            let ways = exactly.iter().filter(|(united, _)| **united & planets == planets);
            ways.map(|(_, satellites)| *satellites).min().unwrap_or(u32::MAX)
        };
        // GP-FED-11, GP-FED-28: sufficient groups of planets with their own shortest connection.
        let shortest = exactly.iter().filter(|(planets, count)| fewest(**planets) == **count);
        let candidates: Vec<_> = shortest.filter(|(planets, _)| self.suffices(**planets)).collect();
        let superfluous = |group: &Group| {
            let inside = |planets: Hexes| planets != group.planets && planets & !group.planets == 0;
            candidates.iter().any(|(planets, satellites)| inside(**planets) && **satellites < group.size())
        };
        let mut legal = BTreeSet::new();
        for group in groups.iter().filter(|group| self.suffices(group.planets)) {
            if group.size() > fewest(group.planets) {
                seen.detours += usize::from(group.size() == exactly[&group.planets]);
            } else if superfluous(group) {
                seen.superfluous += 1;
            } else if group.size() > u32::from(self.purse) {
                seen.too_dear += 1;
            } else {
                legal.insert(*group);
            }
        }
        legal
    }
}

/// What happened on all boards together, so that the test cannot go quiet.
#[derive(Default, Debug)]
struct Seen {
    /// Illegal only because of a way through further planets (GP-FED-27).
    detours: usize,
    superfluous: usize,
    too_dear: usize,
    legal: usize,
    choices: usize,
    none: usize,
    extended: usize,
    beside_another: usize,
}

impl Seen {
    /// Whether every kind of case came up often.
    fn is_everything(&self) -> bool {
        let Seen { detours, superfluous, too_dear, legal, choices, none, extended, beside_another } = *self;
        [detours, superfluous, too_dear, legal, choices, none, extended, beside_another]
            .iter()
            .all(|n| *n >= 20)
    }
}

fn hexes(set: Hexes) -> impl Iterator<Item = usize> {
    (0..32).filter(move |bit| set & 1 << bit != 0)
}

fn subsets(of: Hexes) -> impl Iterator<Item = Hexes> {
    let mut next = Some(of);
    std::iter::from_fn(move || {
        let set = next?;
        next = set.checked_sub(1).map(|less| less & of);
        Some(set)
    })
}

// Random boards.
impl Position {
    fn random(rng: &mut Rng) -> Position {
        let mut chance = |percent: u32| rng.below(100) < percent;
        let ivits = chance(35);
        let big_structures_4 = chance(20);
        let has_old = chance(45);
        let (own, blocked) = (chance(50), chance(50));
        let faction = if ivits {
            Faction::Ivits
        } else {
            *rng.pick(&[Faction::Terrans, Faction::Xenos, Faction::Bescods, Faction::Lantids])
        };
        let mut at = vec![Axial::new(0, 0)];
        let size = 14 + rng.below(9) as usize;
        while at.len() < size {
            let from = *rng.pick(&at);
            let next = *rng.pick(&from.neighbours());
            if !at.contains(&next) && next.distance(Axial::new(0, 0)) <= 3 {
                at.push(next);
            }
        }
        let mut board = Position {
            spots: at.into_iter().map(|at| Spot { at, planet: Planet::Empty, sector: 1 }).collect(),
            faction,
            structures: Vec::new(),
            stations: 0,
            old: 0,
            old_satellites: 0,
            foreign: 0,
            foreign_satellites: 0,
            projects: 0,
            shared: 0,
            lost: 0,
            big_structures_4,
            purse: rng.below(8) as u8,
            formed: 0,
        };
        let own = if own { 30 } else { 45 } + if has_old { 15 } else { 0 };
        board.settle(rng, own, if blocked { 20 } else { 8 });
        if has_old {
            board.found(rng);
        }
        board
    }

    /// Puts planets and pieces on the hexes; at most ten spaces stay empty.
    fn settle(&mut self, rng: &mut Rng, own: u32, blocked: u32) {
        use Structure::{AcademyLeft, Institute, Mine, ResearchLab, TradingStation};
        let home = Planet::Titanium;
        let mut empty = 0;
        for at in 0..self.spots.len() {
            let (bit, dice) = (1 << at, rng.below(100));
            if dice < own {
                if self.faction == Faction::Ivits && rng.below(3) == 0 {
                    self.stations |= bit;
                    continue;
                }
                let kinds =
                    [Mine, Mine, Mine, TradingStation, TradingStation, ResearchLab, Institute, AcademyLeft];
                let kind = *rng.pick(&kinds);
                let twice = self.structures.iter().any(|(_, other)| *other == kind);
                let kind = if kind.is_big() && twice { Mine } else { kind };
                self.spots[at].planet = *rng.pick(&[home, home, Planet::Desert, Planet::Gaia]);
                if kind == Mine && self.lost == 0 && rng.below(12) == 0 {
                    (self.lost, self.spots[at].planet) = (bit, Planet::Empty);
                } else if kind == Mine && self.faction == Faction::Lantids && rng.below(2) == 0 {
                    self.shared |= bit;
                }
                self.structures.push((at, kind));
            } else if dice < own + blocked || empty == 10 {
                self.spots[at].planet = *rng.pick(&[Planet::Gaia, Planet::Transdim, Planet::Ice]);
                match rng.below(3) {
                    0 if self.spots[at].planet == Planet::Ice => self.foreign |= bit,
                    0 if self.spots[at].planet == Planet::Transdim => self.projects |= bit,
                    _ => {}
                }
            } else {
                empty += 1;
                self.foreign_satellites |= if rng.below(5) == 0 { bit } else { 0 };
            }
        }
    }

    /// Makes a part of the board a federation.
    fn found(&mut self, rng: &mut Rng) {
        let bases: Vec<_> = hexes(self.bases()).collect();
        if bases.is_empty() {
            return;
        }
        self.old = 1 << rng.pick(&bases);
        for _ in 0..rng.below(4) {
            let next: Vec<_> = hexes(self.around(self.old) & self.spaces()).collect();
            if !next.is_empty() && self.faction == Faction::Ivits
                || self.old_satellites == 0 && !next.is_empty()
            {
                let satellite = 1 << rng.pick(&next);
                self.old_satellites |= satellite;
                self.old |= satellite;
            }
            self.old = self.joined(self.old, self.bases());
        }
        self.old = self.joined(self.old, self.bases());
        self.formed = if rng.below(6) == 0 { 2 } else { 1 };
    }
}

// The same board in the engine.
impl Position {
    fn game(&self) -> Gaia {
        let place = |at: usize| (self.spots[at].at.q, self.spots[at].at.r);
        let places = |set: Hexes| hexes(set).map(place).collect::<Vec<_>>();
        let mut scene = Scene::on(self.spots.clone(), &[self.faction, Faction::Geodens]);
        for (at, kind) in &self.structures {
            scene = match 1 << at {
                bit if bit & self.lost != 0 => scene.lost_planet(0, place(*at)),
                bit if bit & self.shared != 0 => {
                    scene.structure(1, Structure::Mine, place(*at)).shared_mine(0, place(*at))
                }
                _ => scene.structure(0, *kind, place(*at)),
            };
        }
        for at in places(self.stations) {
            scene = scene.station(0, at);
        }
        for at in places(self.foreign) {
            scene = scene.structure(1, Structure::TradingStation, at);
        }
        for at in places(self.projects) {
            scene = scene.project(0, at, false);
        }
        let mine = |player: &mut gaia::Player| {
            (player.power, player.qic) = (Power::new([self.purse / 2, 0, self.purse.div_ceil(2)]), 9);
            if self.faction == Faction::Ivits {
                (player.power, player.qic) = (Power::new([9, 9, 9]), self.purse);
            }
            if self.big_structures_4 {
                player.tiles[Standard::BigStructuresPower4] = TileState::Open;
            }
            player.federations = self.formed;
        };
        scene
            .satellites(0, &places(self.old_satellites))
            .federated(0, &places(self.old))
            .satellites(1, &places(self.foreign_satellites))
            .player(0, mine)
            .turn_of(0)
    }

    fn cells(&self, game: &Gaia, set: Hexes) -> CellSet {
        hexes(set).map(|at| game.cell(self.spots[at].at.q, self.spots[at].at.r)).collect()
    }

    fn set(&self, game: &Gaia, cells: CellSet) -> Hexes {
        let bit = |at: &usize| cells.contains(game.cell(self.spots[*at].at.q, self.spots[*at].at.r));
        (0..self.spots.len()).filter(bit).fold(0, |all, at| all | 1 << at)
    }

    /// Every result that the moves of the action lead to.
    fn played(&self, game: &Gaia) -> BTreeSet<Group> {
        let before = &game.players()[ME];
        let mut results = BTreeSet::new();
        let mut seen: HashSet<Draft> = HashSet::new();
        let mut games = vec![game.clone()];
        games[0].play(Move::Federate).unwrap();
        while let Some(game) = games.pop() {
            let player = &game.players()[ME];
            let Some(Decision::Federation(draft)) = game.question().map(|question| question.decision) else {
                let satellites = player.satellites - before.satellites;
                let planets = player.federated
                    - satellites
                    - if self.extends() { CellSet::EMPTY } else { before.federated };
                results.insert(Group {
                    planets: self.set(&game, planets),
                    satellites: self.set(&game, satellites),
                });
                continue;
            };
            if seen.insert(draft) {
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                assert!(!moves.is_empty());
                for mv in moves {
                    games.push(game.clone());
                    games.last_mut().unwrap().play(mv).unwrap();
                }
            }
        }
        results
    }

    /// The engine must say the same about every set of satellites.
    fn compare_verdicts(&self, game: &Gaia, groups: &[Group], legal: &BTreeSet<Group>, rng: &mut Rng) {
        let verdict = |hexes: Hexes| game.check_federation(ME, self.cells(game, hexes));
        for group in groups {
            // Named by its satellites alone, and with some or all of its planets.
            let some = group.planets & rng.below(1 << self.spots.len());
            let named =
                if group.satellites == 0 { vec![group.planets] } else { vec![0, some, group.planets] };
            for planets in named {
                let verdict = verdict(group.satellites | planets);
                assert_eq!(verdict.is_ok(), legal.contains(group), "{group:?}: {verdict:?}");
                if let Ok(federation) = verdict {
                    assert_eq!(federation.new_satellites, self.cells(game, group.satellites));
                    assert_eq!(
                        federation.members | federation.satellites,
                        self.cells(game, group.planets | group.satellites)
                    );
                    assert_eq!(u32::from(federation.power), self.power_value(group.planets));
                }
            }
            // A hex where no satellite can be, or a planet that is not connected, spoils it.
            let closed: Vec<_> =
                (0..self.spots.len()).filter(|at| (self.spaces() | group.planets) & 1 << at == 0).collect();
            if let [_, ..] = closed[..] {
                let too_many = group.satellites | group.planets | 1 << rng.pick(&closed);
                assert!(verdict(too_many).is_err(), "{group:?} with {too_many:b}");
            }
        }
        // Satellites that do not form one group.
        for satellites in subsets(self.spaces()).filter(|satellites| *satellites != 0) {
            if groups.binary_search_by_key(&satellites, |group| group.satellites).is_err() {
                assert!(verdict(satellites).is_err(), "{satellites:b}");
            }
        }
    }
}

// proves GP-FED-1, GP-FED-2, GP-FED-9, GP-FED-10, GP-FED-11, GP-FED-12, GP-FED-13, GP-FED-14, GP-FED-27,
// GP-FED-28, GP-FED-29, GP-FAC-IVITS-3, GP-FAC-IVITS-4, GP-FAC-IVITS-14, GP-FAC-IVITS-15
#[test]
fn on_small_boards_exactly_the_federations_of_the_rules_can_be_formed() {
    let mut rng = Rng::new(Seed::from_number(7));
    let mut seen = Seen::default();
    for number in 0..3000 {
        let position = Position::random(&mut rng);
        let game = position.game();
        let mut groups = position.groups();
        groups.sort_by_key(|group| group.satellites);
        let legal = position.federations(&groups, &mut seen);
        let told = || format!("board {number}: {position:?}");

        assert_eq!(game.check(Move::Federate).is_ok(), !legal.is_empty(), "{}", told());
        let possible = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            position.compare_verdicts(&game, &groups, &legal, &mut rng);
        }));
        assert!(possible.is_ok(), "{}", told());
        if !legal.is_empty() {
            assert_eq!(position.played(&game), legal, "{}", told());
        }
        seen.none += usize::from(legal.is_empty());
        seen.legal += legal.len();
        seen.choices += usize::from(legal.len() > 1);
        seen.extended += usize::from(position.extends() && !legal.is_empty());
        seen.beside_another += usize::from(position.old != 0 && !position.extends() && !legal.is_empty());
    }
    assert!(seen.is_everything(), "{seen:?}");
}
