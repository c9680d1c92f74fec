//! Action 7, special actions (GP-SPEC), with those of the factions.

use hex::{Cell, CellSet};
use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::{BoosterAction, SpecialKind, Timing, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, Help, Move, Step, Terms};
use crate::names::{Area, Named, Planet, Structure};
use crate::player::Special;
use crate::score::Source;

/// What a special action does.
enum Deed {
    Gain(Goods),
    Build(Help),
    Faction(SpecialKind),
}

impl Gaia {
    /// What an own special action does; `None` if the player does not own it.
    fn deed(&self, seat: Seat, special: Special) -> Option<Deed> {
        let player = &self.players[seat];
        let board = player.board();
        match special {
            Special::Academy => {
                let built = !player.structures[Structure::AcademyRight].is_empty();
                built.then_some(Deed::Gain(board.academy_action))
            }
            Special::Institute => {
                board.institute_action.filter(|_| player.has_institute()).map(Deed::Faction)
            }
            Special::Faction => board.board_action.map(Deed::Faction),
            Special::Standard(tile) => {
                let kind = &catalogue().standard[tile];
                (kind.timing == Timing::Action && player.has_tile(tile)).then_some(Deed::Gain(kind.gain))
            }
            Special::Advanced(tile) => {
                let kind = &catalogue().advanced[tile];
                let owned = player.advanced().any(|own| own == tile);
                (kind.timing == Timing::Action && owned).then_some(Deed::Gain(kind.gain))
            }
            Special::Booster => {
                let action = catalogue().boosters[player.booster?].action?;
                Some(Deed::Build(match action {
                    BoosterAction::BuildMine { free_terraforming_steps: steps } => Help::Steps(steps),
                    BoosterAction::BuildMineOrStartGaiaProject { extra_range } => Help::Range(extra_range),
                }))
            }
        }
    }

    /// The special actions a player owns, used or not.
    pub fn specials(&self, seat: Seat) -> impl Iterator<Item = Special> {
        let tiles = self.players[seat].open_tiles().map(Special::Standard);
        let advanced = self.players[seat].advanced().map(Special::Advanced);
        let single = [Special::Academy, Special::Institute, Special::Faction, Special::Booster];
        single
            .into_iter()
            .chain(tiles)
            .chain(advanced)
            .filter(move |special| self.deed(seat, *special).is_some())
    }

    /// Whether a special action can be used (GP-SPEC-1, GP-SPEC-2, GP-SPEC-4).
    pub(crate) fn check_special(&self, seat: Seat, special: Special) -> Result<Terms, Refusal> {
        let Some(deed) = self.deed(seat, special) else {
            return Err(Refusal::new("GP-SPEC-1", "special-not-owned"));
        };
        if self.players[seat].used.has(special) {
            return Err(Refusal::new("GP-SPEC-2", "special-used"));
        }
        let possible = |rule, yes: bool| {
            if yes { Ok(Terms::free()) } else { Err(Refusal::new(rule, "special-impossible")) }
        };
        let planets = self.players[seat].planets();
        match deed {
            // GP-SPEC-7: resources may always be taken, even if all of them are lost.
            Deed::Gain(gain) => Ok(Terms::new(Goods::NONE, gain)),
            Deed::Build(help) => possible("GP-SPEC-4", self.can_build_with(seat, help)),
            Deed::Faction(SpecialKind::SwapInstitute) => {
                possible("GP-FAC-AMBAS-1", planets.iter().any(|cell| self.check_swap(seat, cell).is_ok()))
            }
            Deed::Faction(SpecialKind::DowngradeLab) => possible(
                "GP-FAC-FIRAKS-3",
                planets.iter().any(|cell| self.check_downgrade(seat, cell).is_ok()),
            ),
            Deed::Faction(SpecialKind::SpaceStation) => {
                let mut spaces = self.station_spaces(seat).iter();
                possible("GP-FAC-IVITS-7", spaces.any(|cell| self.check_station(seat, cell).is_ok()))
            }
            Deed::Faction(SpecialKind::AdvanceLowest) => {
                let step = |area: &Area| self.check_free_step(seat, Step::Lowest, *area).is_ok();
                possible("GP-FAC-BESCODS-5", self.switches.bescods_may_decline || Area::ALL.iter().any(step))
            }
            Deed::Faction(SpecialKind::Gain) => Ok(Terms::free()),
        }
    }

    /// Special actions that may be possible.
    pub(crate) fn list_specials(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.specials(seat).map(Move::Special));
    }

    /// Uses a special action.
    pub(crate) fn special(&mut self, seat: Seat, special: Special) {
        let deed = self.deed(seat, special).expect("the action was checked");
        self.players[seat].used.insert(special);
        match deed {
            Deed::Gain(gain) => self.gain(seat, gain, Source::Start),
            Deed::Build(help) => self.ask(seat, Decision::PlaceMine(help)),
            Deed::Faction(SpecialKind::SwapInstitute) => self.ask(seat, Decision::Swap),
            Deed::Faction(SpecialKind::DowngradeLab) => self.ask(seat, Decision::Downgrade),
            Deed::Faction(SpecialKind::SpaceStation) => self.ask(seat, Decision::Station),
            Deed::Faction(SpecialKind::AdvanceLowest) => self.offer_step(seat, Step::Lowest),
            Deed::Faction(SpecialKind::Gain) => {}
        }
    }

    /// GP-FAC-AMBAS-1, GP-FAC-AMBAS-4: an own mine that is a piece.
    pub(crate) fn check_swap(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if !self.players[seat].structures[Structure::Mine].contains(cell) {
            return Err(Refusal::new("GP-FAC-AMBAS-1", "not-your-mine"));
        }
        if self.lost_planet.is_some_and(|lost| lost.at == cell && lost.owner == seat) {
            return Err(Refusal::new("GP-FAC-AMBAS-4", "lost-planet-stays"));
        }
        Ok(())
    }

    /// GP-FAC-AMBAS-2: nothing but the two pieces moves.
    pub(crate) fn swap_institute(&mut self, seat: Seat, cell: Cell) {
        let structures = &mut self.players[seat].structures;
        let institute = structures[Structure::Institute].first().expect("the institute stands");
        structures[Structure::Institute] = CellSet::of(cell);
        structures[Structure::Mine].remove(cell);
        structures[Structure::Mine].insert(institute);
    }

    /// GP-FAC-FIRAKS-3: an own lab, and a trading station to put in its place.
    pub(crate) fn check_downgrade(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if !self.players[seat].structures[Structure::ResearchLab].contains(cell) {
            return Err(Refusal::new("GP-FAC-FIRAKS-3", "not-your-lab"));
        }
        if self.pieces_left(seat, Structure::TradingStation) == 0 {
            let piece = Structure::TradingStation.id();
            return Err(Refusal::new("GP-FAC-FIRAKS-3", "no-piece-left").with("piece", piece));
        }
        Ok(())
    }

    /// GP-FAC-FIRAKS-1, GP-FAC-FIRAKS-2: counts as building a trading station; then a research step.
    pub(crate) fn downgrade_lab(&mut self, seat: Seat, cell: Cell) {
        self.replace_structure(seat, cell, Structure::TradingStation);
        self.offer_step(seat, Step::Any);
    }

    /// GP-FAC-IVITS-7, GP-FAC-IVITS-8: an accessible empty space without stations and own satellites.
    pub(crate) fn check_station(&self, seat: Seat, cell: Cell) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if player.stations.len() as u8 >= player.board().numbers.space_stations {
            return Err(Refusal::new("GP-FAC-IVITS-7", "no-piece-left").with("piece", "space_station"));
        }
        if self.planet_at(cell) != Planet::Empty {
            return Err(Refusal::new("GP-FAC-IVITS-8", "not-empty-space"));
        }
        if player.stations.contains(cell) || player.satellites.contains(cell) {
            return Err(Refusal::new("GP-FAC-IVITS-8", "space-with-own-piece"));
        }
        let range_qic = self.range_price(seat, cell, 0)?;
        Ok(Terms { range_qic, ..Terms::new(Goods::qic(range_qic), Goods::NONE) })
    }

    /// Spaces that may hold a space station.
    pub(crate) fn station_spaces(&self, seat: Seat) -> CellSet {
        let player = &self.players[seat];
        (self.reachable(seat, 0) & self.planets_of(Planet::Empty)) - player.stations - player.satellites
    }

    /// GP-FAC-IVITS-10: no charging, no points; it may join the federation (GP-FAC-IVITS-12).
    pub(crate) fn place_station(&mut self, seat: Seat, cell: Cell) {
        let terms = self.check_station(seat, cell).expect("the space was checked");
        self.pay(seat, terms.cost);
        self.players[seat].stations.insert(cell);
        self.join_federation(seat, cell);
    }
}
