//! Action 7, special actions (GP-SPEC), with those of the factions.

use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::{BoosterAction, SpecialKind, Timing};
use crate::event::{Event, Origin};
use crate::goods::Goods;
use crate::mine::PlaceMine;
use crate::moves::{Help, Move, Step, Terms};
use crate::names::{Area, Named, Planet, Structure};
use crate::player::Special;
use crate::{Gaia, Play, show};

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
                let kind = &self.data().standard[tile];
                (kind.timing == Timing::Action && player.has_tile(tile)).then_some(Deed::Gain(kind.gain))
            }
            Special::Advanced(tile) => {
                let kind = &self.data().advanced[tile];
                let owned = player.advanced().any(|own| own == tile);
                (kind.timing == Timing::Action && owned).then_some(Deed::Gain(kind.gain))
            }
            Special::Booster => {
                let action = self.data().boosters[player.booster?].action?;
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
            Deed::Gain(_) | Deed::Faction(SpecialKind::Gain) => Ok(Terms::free()),
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
        }
    }

    /// Special actions that may be possible.
    pub(crate) fn list_specials(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.specials(seat).map(Move::Special));
    }

    /// GP-FAC-AMBAS-1, GP-FAC-AMBAS-4: an own mine that is a piece.
    fn check_swap(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if !self.players[seat].structures[Structure::Mine].contains(cell) {
            return Err(Refusal::new("GP-FAC-AMBAS-1", "not-your-mine"));
        }
        if self.lost_planet.is_some_and(|lost| lost.at == cell && lost.owner == seat) {
            return Err(Refusal::new("GP-FAC-AMBAS-4", "lost-planet-stays"));
        }
        Ok(())
    }

    /// GP-FAC-FIRAKS-3: an own lab, and a trading station to put in its place.
    fn check_downgrade(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if !self.players[seat].structures[Structure::ResearchLab].contains(cell) {
            return Err(Refusal::new("GP-FAC-FIRAKS-3", "not-your-lab"));
        }
        if self.pieces_left(seat, Structure::TradingStation) == 0 {
            let piece = Structure::TradingStation.id();
            return Err(Refusal::new("GP-FAC-FIRAKS-3", "no-piece-left").with("piece", piece));
        }
        Ok(())
    }

    /// GP-FAC-IVITS-7, GP-FAC-IVITS-8: an accessible empty space without stations and own satellites.
    fn check_station(&self, seat: Seat, cell: Cell) -> Result<Terms, Refusal> {
        self.on_map(cell)?;
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
        Ok(Terms { range_qic, ..Terms::new(Goods::qic(range_qic)) })
    }

    /// Spaces that may hold a space station.
    fn station_spaces(&self, seat: Seat) -> CellSet {
        let player = &self.players[seat];
        (self.reachable(seat, 0) & self.planets_of(Planet::Empty)) - player.stations - player.satellites
    }
}

impl Play<'_> {
    /// Uses a special action.
    pub(crate) fn special(&mut self, seat: Seat, special: Special) {
        let deed = self.deed(seat, special).expect("the action was checked");
        self.players[seat].used.insert(special);
        self.tell(Event::Special { seat, special });
        match deed {
            Deed::Gain(gain) => self.gain(seat, gain, Origin::Special(special)),
            Deed::Build(help) => self.ask(seat, PlaceMine(help)),
            Deed::Faction(SpecialKind::SwapInstitute) => self.ask(seat, SwapInstitute),
            Deed::Faction(SpecialKind::DowngradeLab) => self.ask(seat, DowngradeLab),
            Deed::Faction(SpecialKind::SpaceStation) => self.ask(seat, PlaceStation),
            Deed::Faction(SpecialKind::AdvanceLowest) => self.offer_step(seat, Step::Lowest),
            Deed::Faction(SpecialKind::Gain) => {}
        }
    }
}

/// What special actions are called.
pub(crate) fn label(mv: Move) -> Option<Words> {
    let Move::Special(special) = mv else { return None };
    Some(show::one("move-special", "special", name(special)))
}

/// How the log tells one.
pub(crate) fn deed(mv: Move) -> Option<Words> {
    let Move::Special(special) = mv else { return None };
    Some(show::one("deed-special", "special", name(special)))
}

/// The key of its name.
fn name(special: Special) -> &'static str {
    match special {
        Special::Academy => "special-academy",
        Special::Institute => "special-institute",
        Special::Faction => "special-faction",
        Special::Booster => "special-booster",
        Special::Standard(tile) => tile.id(),
        Special::Advanced(tile) => tile.id(),
    }
}

/// Which mine changes places with the institute (Ambas).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SwapInstitute;

impl Question<Gaia> for SwapInstitute {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let mines = game.players[seat].structures[Structure::Mine].iter();
        out.extend(mines.filter(|cell| game.check_swap(seat, *cell).is_ok()).map(Move::Swap));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Swap(cell) => game.check_swap(seat, cell).map(|()| Terms::free()),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-FAC-AMBAS-2: nothing but the two pieces moves.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Swap(cell) = mv else { return };
        let structures = &mut play.players[seat].structures;
        let institute = structures[Structure::Institute].first().expect("the institute stands");
        structures[Structure::Institute] = CellSet::of(cell);
        structures[Structure::Mine].remove(cell);
        structures[Structure::Mine].insert(institute);
        play.tell(Event::Swapped { seat, at: cell });
    }
}

impl Ask<Gaia> for SwapInstitute {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-swap", vec![])
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Swap(cell) = mv else { return None };
        Some(show::at(game, "move-swap", cell, lang))
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Swap(cell) = mv else { return None };
        Some(show::on(game, "deed-swap", cell, lang))
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        let Move::Swap(cell) = mv else { return Sketch::default() };
        show::piece(game, seat, cell, "planetary_institute", "group-choose")
    }
}

/// Which lab is turned back into a trading station (Firaks).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DowngradeLab;

impl Question<Gaia> for DowngradeLab {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let labs = game.players[seat].structures[Structure::ResearchLab].iter();
        out.extend(labs.filter(|cell| game.check_downgrade(seat, *cell).is_ok()).map(Move::Downgrade));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Downgrade(cell) => game.check_downgrade(seat, cell).map(|()| Terms::free()),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-FAC-FIRAKS-1, GP-FAC-FIRAKS-2: counts as building a trading station; then a research step.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Downgrade(cell) = mv else { return };
        play.replace_structure(seat, cell, Structure::TradingStation);
        play.offer_step(seat, Step::Any);
    }
}

impl Ask<Gaia> for DowngradeLab {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-downgrade", vec![])
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Downgrade(cell) = mv else { return None };
        Some(show::at(game, "move-downgrade", cell, lang))
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Downgrade(cell) = mv else { return None };
        Some(show::on(game, "deed-downgrade", cell, lang))
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        let Move::Downgrade(cell) = mv else { return Sketch::default() };
        show::piece(game, seat, cell, "trading_station", "group-choose")
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}

/// Where the space station goes (Ivits).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceStation;

impl Question<Gaia> for PlaceStation {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let spaces = game.station_spaces(seat).iter();
        out.extend(spaces.filter(|cell| game.check_station(seat, *cell).is_ok()).map(Move::Station));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Station(cell) => game.check_station(seat, cell),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-FAC-IVITS-10: no charging, no points; it may join the federation (GP-FAC-IVITS-12).
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Station(cell) = mv else { return };
        let terms = play.check_station(seat, cell).expect("the space was checked");
        play.pay(seat, terms.cost);
        play.players[seat].stations.insert(cell);
        play.tell(Event::Station { seat, at: cell });
        play.join_federation(seat, cell);
    }
}

impl Ask<Gaia> for PlaceStation {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-station", vec![])
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Station(cell) = mv else { return None };
        Some(show::at(game, "move-station", cell, lang))
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Station(cell) = mv else { return None };
        Some(show::on(game, "deed-station", cell, lang))
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        let Move::Station(cell) = mv else { return Sketch::default() };
        show::piece(game, seat, cell, "space_station", "group-choose").pictured()
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}
