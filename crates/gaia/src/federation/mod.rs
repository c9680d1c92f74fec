//! Action 4, forming a federation (GP-FED), federation tokens (GP-FTOK) and the Ivits' growing federation.

mod questions;
mod search;

use hex::{Cell, CellSet};
use table::{Refusal, Seat};

use crate::event::{Event, Lay, Origin};
use crate::gaia_project::TakeTokens;
use crate::goods::Goods;
use crate::moves::{Draft, Move, Terms};
use crate::names::{Ability, Feat, Named, Planet, Token};
use crate::player::OwnToken;
use crate::{Gaia, Play};
use search::{Cluster, Mask, Territory, Union};

pub use questions::{Found, Rescore, TakeToken};

/// A federation as it would stand on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Federation {
    /// Planets and space stations.
    pub members: CellSet,
    /// Satellites, new and old.
    pub satellites: CellSet,
    /// Satellites to be placed and paid.
    pub new_satellites: CellSet,
    /// Power value.
    pub power: u16,
}

impl Gaia {
    /// Power value the player's next federation needs (GP-FED-2, GP-FAC-XENOS-2, GP-FAC-IVITS-3).
    pub fn federation_need(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let usual = self.data().numbers.federation_power;
        if player.can(Ability::FederationThreshold6) {
            player.board().numbers.federation_threshold.into()
        } else if player.can(Ability::SingleFederation) {
            u16::from(usual) * u16::from(player.federations + 1)
        } else {
            usual.into()
        }
    }

    /// Total power value of planets and stations.
    pub(crate) fn power_of(&self, seat: Seat, cells: CellSet) -> u16 {
        let player = &self.players[seat];
        let planets: u16 = player
            .structures
            .iter()
            .map(|(kind, own)| {
                (*own & cells).iter().map(|cell| u16::from(self.power_value(seat, cell, kind))).sum::<u16>()
            })
            .sum();
        let station = player.board().numbers.space_station_power;
        planets + u16::from(station) * (player.stations & cells).len() as u16
    }

    /// Where the player could form a federation.
    fn territory(&self, seat: Seat) -> Territory {
        let player = &self.players[seat];
        let grid = self.board.grid();
        let extends = player.can(Ability::SingleFederation);
        // GP-FED-12, GP-FED-13; the Ivits have no other federation to stay away from (GP-FAC-IVITS-14).
        let closed = if extends { CellSet::EMPTY } else { player.federated | grid.border(player.federated) };
        let free = self.planets_of(Planet::Empty) - player.satellites - player.stations - closed;
        let cluster = |cells: CellSet| Cluster {
            cells,
            power: self.power_of(seat, cells),
            planets: cells & player.planets(),
        };
        let mut clusters = arrayvec::ArrayVec::new();
        let mut required = 0;
        if extends && !player.federated.is_empty() {
            clusters.push(cluster(player.federated));
            required = 1;
        }
        let mut open = player.bases() - player.federated;
        while let Some(start) = open.first() {
            let cells = grid.region(start, open);
            open -= cells;
            clusters.push(cluster(cells));
        }
        let purse = if player.can(Ability::SatellitesCostQic) { player.qic } else { player.power.total() };
        let pieces = self.data().numbers.satellites - player.satellites.len() as u8;
        Territory { clusters, free, budget: purse.min(pieces), need: self.federation_need(seat), required }
    }

    /// Sets of clusters that may be united.
    fn unions(&self, seat: Seat, territory: &Territory) -> Vec<Union> {
        let mut unions = territory.unions(self.board.grid());
        if self.switches.ivits_compare_planets_only && self.players[seat].can(Ability::SingleFederation) {
            let planets = |mask: Mask| {
                let members =
                    territory.clusters.iter().enumerate().filter(|(index, _)| mask & 1 << index != 0);
                members.fold(CellSet::EMPTY, |all, (_, cluster)| all | cluster.planets)
            };
            let all = unions.clone();
            let rival = |union: &Union, other: &Union| {
                other.satellites < union.satellites && planets(other.mask).is_subset(planets(union.mask))
            };
            unions.retain(|union| !all.iter().any(|other| rival(union, other)));
        }
        unions
    }

    /// Whether a federation can be formed at all.
    pub(crate) fn check_federate(&self, seat: Seat) -> Result<Terms, Refusal> {
        if self.supply.values().all(|left| *left == 0) {
            return Err(Refusal::new("GP-FED-29", "no-tokens-in-supply"));
        }
        let player = &self.players[seat];
        let open = if player.can(Ability::SingleFederation) { CellSet::EMPTY } else { player.federated };
        let (need, total) = (self.federation_need(seat), self.power_of(seat, player.bases() - open));
        if total < need {
            let short = Refusal::new("GP-FED-2", "too-little-power-value");
            return Err(short.with("need", i32::from(need)).with("have", i32::from(total)));
        }
        let territory = self.territory(seat);
        if self.switches.federation_search_heuristic || territory.any(self.board.grid()) {
            return Ok(Terms::free());
        }
        Err(Refusal::new("GP-FED-29", "no-federation").with("satellites", territory.budget))
    }

    /// Whether these hexes, with the own planets they touch, would be a legal federation.
    pub fn check_federation(&self, seat: Seat, cells: CellSet) -> Result<Federation, Refusal> {
        let player = &self.players[seat];
        let territory = self.territory(seat);
        let grid = self.board.grid();
        let block = if territory.required == 0 { CellSet::EMPTY } else { player.federated };
        let open = territory.cells(Mask::MAX);
        let new_satellites = cells - open - block;
        if let Some(closed) = (new_satellites - territory.free).first() {
            return Err(self.closed_to_satellites(seat, closed));
        }
        let mask = territory.touched(grid, cells);
        let members = territory.cells(mask);
        if !grid.is_connected(members | new_satellites) {
            return Err(Refusal::new("GP-FED-1", "not-connected"));
        }
        if mask & territory.required != territory.required {
            return Err(Refusal::new("GP-FAC-IVITS-4", "federation-left-out"));
        }
        let power = self.power_of(seat, members);
        if power < territory.need {
            let short = Refusal::new("GP-FED-2", "too-little-power-value");
            return Err(short.with("need", i32::from(territory.need)).with("have", i32::from(power)));
        }
        let count = new_satellites.len() as u8;
        if count > territory.budget {
            return Err(Refusal::new("GP-FED-29", "too-many-satellites")
                .with("have", territory.budget)
                .with("need", count));
        }
        let unions = self.unions(seat, &territory);
        match unions.iter().find(|union| union.mask == mask) {
            // Either something inside would do with fewer satellites, or a way through further planets needs fewer.
            None if unions.iter().any(|union| union.mask & !mask == 0 && union.satellites < count) => {
                Err(Refusal::new("GP-FED-11", "superfluous-planet"))
            }
            None => Err(Refusal::new("GP-FED-27", "shorter-through-planets")),
            Some(union) if union.satellites < count => {
                Err(Refusal::new("GP-FED-10", "fewer-satellites").with("need", union.satellites))
            }
            Some(_) => {
                let satellites = new_satellites | (members & player.satellites);
                Ok(Federation { members: members - player.satellites, satellites, new_satellites, power })
            }
        }
    }

    /// Why no satellite of a new federation can be on this hex.
    fn closed_to_satellites(&self, seat: Seat, cell: Cell) -> Refusal {
        if cell.index() >= self.board.grid().len() {
            Refusal::new("GP-COMP-1", "no-such-hex")
        } else if self.players[seat].federated.contains(cell) {
            Refusal::new("GP-FED-13", "already-in-federation")
        } else if self.planet_at(cell) != Planet::Empty {
            Refusal::new("GP-FED-5", "satellite-on-planet")
        } else if self.players[seat].stations.contains(cell) {
            Refusal::new("GP-FAC-IVITS-8", "space-with-own-piece")
        } else {
            Refusal::new("GP-FED-12", "space-closed")
        }
    }

    /// The unions that contain everything chosen so far.
    fn open_unions(&self, seat: Seat, territory: &Territory, draft: Draft) -> Vec<Union> {
        let mut unions = self.unions(seat, territory);
        unions.retain(|union| draft.planets.is_subset(territory.cells(union.mask)));
        unions
    }

    /// Spaces on which the next satellite may go, and how many are still needed (GP-FED-10).
    fn open_satellites(&self, territory: &Territory, draft: Draft) -> (CellSet, u8) {
        let grid = self.board.grid();
        let mask = territory.touched(grid, draft.planets);
        let free = territory.free_for(grid, mask) - draft.satellites;
        let mut groups = territory.groups(mask);
        groups.extend(grid.regions(draft.satellites));
        let way = hex::connect(grid, &groups, free, territory.budget);
        way.map_or((CellSet::EMPTY, 0), |way| (way.cells, way.cost))
    }

    /// Choices while a federation is put together.
    fn list_federation(&self, seat: Seat, draft: Draft, out: &mut Vec<Move>) {
        if self.switches.federation_search_heuristic {
            return self.list_any_federation(seat, draft, out);
        }
        let territory = self.territory(seat);
        if draft.complete {
            return out.extend(self.open_satellites(&territory, draft).0.iter().map(Move::Satellite));
        }
        let unions = self.open_unions(seat, &territory, draft);
        let all = unions.iter().fold(0, |all, union| all | union.mask);
        if unions.iter().any(|union| territory.cells(union.mask) == draft.planets) {
            out.push(Move::Planets);
        }
        for (index, cluster) in territory.clusters.iter().enumerate() {
            if all & 1 << index != 0 && !cluster.cells.intersects(draft.planets) {
                out.extend(cluster.cells.first().map(Move::Include));
            }
        }
    }

    /// Choices where any connection is accepted, the shortest or not: planets, then satellites one by one, each
    /// part closed by [`Move::Planets`].
    fn list_any_federation(&self, seat: Seat, draft: Draft, out: &mut Vec<Move>) {
        let territory = self.territory(seat);
        let all = draft.planets | draft.satellites;
        if !draft.complete {
            let open = territory.clusters.iter().filter(|cluster| !cluster.cells.intersects(draft.planets));
            out.extend(open.filter_map(|cluster| cluster.cells.first()).map(Move::Include));
            if self.power_of(seat, draft.planets) >= territory.need {
                out.push(Move::Planets);
            }
            return;
        }
        if self.board.grid().is_connected(all) {
            out.push(Move::Planets);
        }
        if (draft.satellites.len() as u8) < territory.budget {
            let mask = territory.touched(self.board.grid(), draft.planets);
            let free = territory.free_for(self.board.grid(), mask) - draft.satellites;
            out.extend(free.iter().map(Move::Satellite));
        }
    }

    /// Whether a choice leads to a legal federation.
    fn check_federation_step(&self, seat: Seat, draft: Draft, mv: Move) -> Result<Terms, Refusal> {
        let mut choices = Vec::new();
        self.list_federation(seat, draft, &mut choices);
        if choices.contains(&mv) {
            return Ok(Terms::free());
        }
        let player = &self.players[seat];
        Err(match mv {
            Move::Include(cell) if player.federated.contains(cell) => {
                Refusal::new("GP-FED-13", "already-in-federation")
            }
            Move::Include(cell) if !player.bases().contains(cell) => {
                Refusal::new("GP-FED-1", "not-your-planet")
            }
            Move::Satellite(cell) if !self.territory(seat).free.contains(cell) => {
                self.closed_to_satellites(seat, cell)
            }
            Move::Include(_) => Refusal::new("GP-FED-11", "planet-does-not-fit"),
            Move::Planets => Refusal::new("GP-FED-2", "planets-incomplete"),
            Move::Satellite(_) => Refusal::new("GP-FED-10", "satellite-does-not-fit"),
            _ => table::Game::out_of_place(self, mv),
        })
    }

    /// The planets that a choice brings into the federation.
    pub(crate) fn cluster_of(&self, seat: Seat, cell: Cell) -> CellSet {
        let territory = self.territory(seat);
        let own = territory.clusters.iter().find(|cluster| cluster.cells.contains(cell));
        own.map_or(CellSet::EMPTY, |cluster| cluster.cells)
    }

    /// Planets, by their first hex, that are not chosen yet and belong to every federation that is still possible.
    pub(crate) fn common_planets(&self, seat: Seat, draft: Draft) -> Option<Cell> {
        if draft.complete || self.switches.federation_search_heuristic {
            return None;
        }
        let territory = self.territory(seat);
        let unions = self.open_unions(seat, &territory, draft);
        let everywhere = |index: usize| unions.iter().all(|union| union.mask & 1 << index != 0);
        let open = |(index, cluster): &(usize, &Cluster)| {
            everywhere(*index) && !cluster.cells.intersects(draft.planets)
        };
        territory.clusters.iter().enumerate().find(open).and_then(|(_, cluster)| cluster.cells.first())
    }

    /// Satellites that a federation with these planets takes at least, those already chosen not counted.
    pub(crate) fn satellites_missing(&self, seat: Seat, draft: Draft) -> Option<u8> {
        let territory = self.territory(seat);
        if draft.complete {
            return Some(self.open_satellites(&territory, draft).1);
        }
        self.open_unions(seat, &territory, draft).iter().map(|union| union.satellites).min()
    }

    /// The first hex of the cluster a planet belongs to: the name under which it is included.
    pub fn cluster_name(&self, seat: Seat, cell: Cell) -> Cell {
        let territory = self.territory(seat);
        let own = territory.clusters.iter().find(|cluster| cluster.cells.contains(cell));
        own.and_then(|cluster| cluster.cells.first()).unwrap_or(cell)
    }

    /// GP-FTOK-8: a kind still in supply.
    fn check_token(&self, token: Token) -> Result<Terms, Refusal> {
        if self.supply[token] == 0 {
            return Err(Refusal::new("GP-FTOK-8", "token-gone").with("token", token.id()));
        }
        Ok(Terms::free())
    }

    /// GP-ACT-18: any own token.
    fn check_rescore(&self, seat: Seat, token: Token) -> Result<Terms, Refusal> {
        if self.players[seat].tokens.iter().any(|own| own.kind == token) {
            return Ok(Terms::free());
        }
        Err(Refusal::new("GP-ACT-11", "token-not-owned").with("token", token.id()))
    }

    /// Whether a structure belongs to one of its owner's federations.
    pub fn in_federation(&self, seat: Seat, cell: Cell) -> bool {
        self.players[seat].federated.contains(cell)
    }
}

impl Play<'_> {
    /// Starts the action: planets, then satellites, then the token.
    pub(crate) fn start_federation(&mut self, seat: Seat) {
        self.settle_draft(seat, Draft::default());
    }

    /// Fills in what is no choice any more, then asks for the rest or founds the federation.
    fn settle_draft(&mut self, seat: Seat, mut draft: Draft) {
        if self.switches.federation_search_heuristic {
            return self.ask(seat, draft);
        }
        let territory = self.territory(seat);
        if !draft.complete {
            if let [only] = self.open_unions(seat, &territory, draft)[..] {
                draft.planets = territory.cells(only.mask);
                draft.complete = true;
            } else {
                return self.ask(seat, draft);
            }
        }
        let (spaces, missing) = self.open_satellites(&territory, draft);
        if spaces.len() as u8 > missing {
            return self.ask(seat, draft);
        }
        self.ask(seat, Found { planets: draft.planets, satellites: draft.satellites | spaces });
    }

    /// One choice further.
    fn continue_federation(&mut self, seat: Seat, mut draft: Draft, mv: Move) {
        match mv {
            Move::Include(cell) => {
                let territory = self.territory(seat);
                let cluster = territory.clusters.iter().find(|cluster| cluster.cells.contains(cell));
                draft.planets |= cluster.expect("the planet was checked").cells;
            }
            Move::Planets if draft.complete => {
                return self.ask(seat, Found { planets: draft.planets, satellites: draft.satellites });
            }
            Move::Planets => draft.complete = true,
            Move::Satellite(cell) => draft.satellites.insert(cell),
            _ => unreachable!("{mv:?} is no step of a federation"),
        }
        self.settle_draft(seat, draft);
    }

    /// Places the satellites, asks for their price (GP-FED-7, GP-FED-26) and for the token (GP-FED-15).
    fn found_federation(&mut self, seat: Seat, Found { planets, satellites }: Found) {
        let count = satellites.len() as u8;
        let player = &mut self.players[seat];
        let members = ((planets | satellites) - player.federated).len() as u8;
        let extended = planets.intersects(player.federated);
        let new = planets - player.federated;
        player.satellites |= satellites;
        player.federated |= planets | satellites;
        player.federations += 1;
        self.tell(Event::Founded { seat, planets: new, satellites, members, extended });
        self.ask(seat, TakeToken);
        if self.players[seat].can(Ability::SatellitesCostQic) {
            self.pay(seat, Goods::qic(count));
        } else if count > 0 {
            self.ask(seat, TakeTokens { count, to_gaia: false });
        }
    }

    /// GP-FED-18, GP-FAC-IVITS-12: a new neighbour joins a federation, with what is connected to it.
    pub(crate) fn join_federation(&mut self, seat: Seat, cell: Cell) {
        let grid = self.board.grid();
        let player = &self.players[seat];
        if grid.neighbours(cell).intersects(player.federated) {
            let joining = grid.region(cell, player.bases() - player.federated);
            self.players[seat].federated |= joining;
            self.tell(Event::Joined { seat, members: joining.len() as u8 });
        }
    }

    /// Gains a token with everything printed on it, wherever it came from (GP-FED-15, GP-RSCORE-5).
    pub(crate) fn gain_token(&mut self, seat: Seat, token: Token, from: Lay) {
        let kind = &self.data().tokens[token];
        self.players[seat].tokens.push(OwnToken { kind: token, green: kind.green });
        self.tell(Event::Token { seat, token, green: kind.green, from });
        self.gain(seat, kind.gain, Origin::Token(token));
        self.feat(seat, Feat::GainFederationToken, 1);
    }
}
