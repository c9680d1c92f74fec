//! Action 1, building a mine (GP-MINE), and the Lost Planet (GP-LVL-NAV-5 to GP-LVL-NAV-12), which counts as one.

use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::event::{Event, Origin};
use crate::goods::Goods;
use crate::moves::{Help, Move, Terms};
use crate::names::{Ability, Area, Feat, Named, Planet, Structure};
use crate::player::Player;
use crate::{Gaia, LostPlanet, Play, show};

impl Gaia {
    /// Basic range by Navigation (GP-MINE-5).
    pub fn range(&self, seat: Seat) -> u8 {
        let level = self.players[seat].research[Area::Navigation];
        self.data().areas[Area::Navigation].levels[usize::from(level)].range
    }

    /// QIC needed to reach a hex (GP-MINE-4, GP-MINE-6). Their number is never a choice: more would be wasted.
    pub(crate) fn range_price(&self, seat: Seat, cell: Cell, extra: u8) -> Result<u8, Refusal> {
        let player = &self.players[seat];
        let Some(distance) = self.board.grid().nearest(cell, player.bases()) else {
            return Err(Refusal::new("GP-MINE-4", "nothing-to-start-from"));
        };
        let range = self.range(seat) + extra;
        let qic = self.range_qic(seat, distance, extra);
        if qic <= player.qic {
            return Ok(qic);
        }
        let far = Refusal::new("GP-MINE-4", "too-far").with("distance", distance);
        Err(far.with("range", range).with("qic", qic))
    }

    /// QIC that a distance takes, whether the player has them or not.
    pub(crate) fn range_qic(&self, seat: Seat, distance: u8, extra: u8) -> u8 {
        let range = self.range(seat) + extra;
        distance.saturating_sub(range).div_ceil(self.data().numbers.range_per_qic)
    }

    /// The whole price of a mine on this planet, whether the player can pay it or not.
    pub(crate) fn mine_price(&self, seat: Seat, cell: Cell, help: Help) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if player.planets().contains(cell) {
            return Err(Refusal::new("GP-MINE-1", "already-yours"));
        }
        let habitable = self.habitable(seat, cell, help)?;
        let extra = if let Help::Range(extra) = help { extra } else { 0 };
        let distance = self.board.grid().nearest(cell, player.bases());
        let range_qic = match (player.projects.contains(cell), distance) {
            (false, Some(distance)) => self.range_qic(seat, distance, extra),
            _ => 0,
        };
        let mine = player.board().structures[Structure::Mine].cost;
        Ok(Terms { cost: mine + habitable.cost + Goods::qic(range_qic), range_qic, ..habitable })
    }

    /// All hexes that range and QIC could reach.
    pub(crate) fn reachable(&self, seat: Seat, extra: u8) -> CellSet {
        let player = &self.players[seat];
        let radius = u16::from(self.range(seat) + extra)
            + u16::from(self.data().numbers.range_per_qic) * u16::from(player.qic);
        self.board.grid().reach(player.bases(), radius.min(255) as u8)
    }

    /// Mines still on the faction board. The Lost Planet uses none (GP-LVL-NAV-7).
    pub fn mines_left(&self, seat: Seat) -> u8 {
        self.pieces_left(seat, Structure::Mine)
    }

    /// Pieces of a kind still on the faction board (GP-COMP-3).
    pub fn pieces_left(&self, seat: Seat, kind: Structure) -> u8 {
        self.players[seat].board().structures[kind].count - self.pieces_used(seat, kind)
    }

    /// Pieces of a kind on the map: so many income slots are uncovered (GP-INC-3).
    pub(crate) fn pieces_used(&self, seat: Seat, kind: Structure) -> u8 {
        let lost = kind == Structure::Mine && self.lost_planet.is_some_and(|lost| lost.owner == seat);
        self.players[seat].structures[kind].len() as u8 - u8::from(lost)
    }

    /// Whether any other player has a structure on this hex.
    pub(crate) fn colonized_by_others(&self, seat: Seat, cell: Cell) -> bool {
        self.players.iter().any(|(other, player)| other != seat && player.planets().contains(cell))
    }

    /// Whether a mine can be built on this planet, and at what price.
    pub(crate) fn check_mine(&self, seat: Seat, cell: Cell, help: Help) -> Result<Terms, Refusal> {
        self.on_map(cell)?;
        let player = &self.players[seat];
        if self.mines_left(seat) == 0 {
            return Err(Refusal::new("GP-MINE-3", "no-piece-left").with("piece", Structure::Mine.id()));
        }
        if player.planets().contains(cell) {
            return Err(Refusal::new("GP-MINE-1", "already-yours"));
        }
        let habitable = self.habitable(seat, cell, help)?;
        let price_rule = if habitable.steps_paid > 0 { "GP-MINE-11" } else { "GP-MINE-12" };
        self.afford(seat, habitable.cost, price_rule)?;
        let extra = if let Help::Range(extra) = help { extra } else { 0 };
        // GP-MINE-14: an own Gaia project is accessible wherever it is.
        let range_qic = if player.projects.contains(cell) { 0 } else { self.range_price(seat, cell, extra)? };
        let mine = player.board().structures[Structure::Mine].cost;
        let cost = mine + habitable.cost + Goods::qic(range_qic);
        self.afford(seat, cost, "GP-MINE-2")?;
        Ok(Terms { cost, range_qic, ..habitable })
    }

    /// What it takes to make a planet habitable (GP-MINE-9 to GP-MINE-14, GP-MINE-17).
    fn habitable(&self, seat: Seat, cell: Cell, help: Help) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        let without_steps = |terms: Terms| match help {
            Help::Steps(_) => Err(Refusal::new("GP-ACT-14", "no-step-to-use")),
            _ => Ok(terms),
        };
        let planet = self.planet_at(cell);
        match planet {
            Planet::Empty => return Err(Refusal::new("GP-MINE-1", "no-planet")),
            Planet::Transdim => return Err(Refusal::new("GP-MINE-13", "transdim")),
            _ => {}
        }
        if self.colonized_by_others(seat, cell) {
            if !player.can(Ability::SharePlanets) {
                return Err(Refusal::new("GP-MINE-17", "colonized"));
            }
            return without_steps(Terms::free());
        }
        if player.projects.contains(cell) {
            return without_steps(Terms::free());
        }
        if self.players.values().any(|other| other.projects.contains(cell)) {
            return Err(Refusal::new("GP-MINE-14", "project-of-another"));
        }
        if planet == Planet::Gaia {
            let usual = Goods::qic(self.data().numbers.gaia_planet_qic);
            let cost = player.board().gaia_habitable_cost.unwrap_or(usual);
            return without_steps(Terms::new(cost));
        }
        let steps = self.data().steps_between(player.board().home, planet);
        let free = if let Help::Steps(free) = help { free } else { 0 };
        if free > 0 && steps == 0 {
            return Err(Refusal::new("GP-ACT-14", "no-step-to-use"));
        }
        let (steps_free, steps_paid) = (steps.min(free), steps.saturating_sub(free));
        let cost = Goods::ore(steps_paid * self.ore_per_step(seat));
        Ok(Terms { steps_paid, steps_free, ..Terms::new(cost) })
    }

    /// GP-MINE-11.
    pub(crate) fn ore_per_step(&self, seat: Seat) -> u8 {
        let level = self.players[seat].research[Area::Terraforming];
        self.data().areas[Area::Terraforming].levels[usize::from(level)].ore_per_step
    }

    /// Planets worth asking about: everything that could possibly be colonized from here.
    fn mine_candidates(&self, seat: Seat, help: Help) -> CellSet {
        let player = &self.players[seat];
        if self.mines_left(seat) == 0 {
            return CellSet::EMPTY;
        }
        let extra = if let Help::Range(extra) = help { extra } else { 0 };
        let barren = self.planets_of(Planet::Empty) | self.planets_of(Planet::Transdim);
        let closed = if player.can(Ability::SharePlanets) {
            player.planets()
        } else {
            self.players.values().fold(CellSet::EMPTY, |all, other| all | other.planets())
        };
        let own_projects = player.projects & self.gaiaformed;
        (self.reachable(seat, extra) | own_projects) - barren - closed
    }

    /// Mines (and with extra range, Gaia projects) that may be possible.
    pub(crate) fn list_mines(&self, seat: Seat, help: Help, out: &mut Vec<Move>) {
        out.extend(self.mine_candidates(seat, help).iter().map(Move::Mine));
        if let Help::Range(extra) = help {
            out.extend(self.project_candidates(seat, extra).iter().map(Move::GaiaProject));
        }
    }

    /// Whether any mine (or project) can be built with this help (GP-SPEC-4, GP-ACT-14).
    pub(crate) fn can_build_with(&self, seat: Seat, help: Help) -> bool {
        let mine =
            || self.mine_candidates(seat, help).iter().any(|cell| self.check_mine(seat, cell, help).is_ok());
        let project = |extra| {
            let mut cells = self.project_candidates(seat, extra).iter();
            cells.any(|cell| self.check_gaia_project(seat, cell, extra).is_ok())
        };
        mine() || matches!(help, Help::Range(extra) if project(extra))
    }

    /// Spaces with a satellite or a space station of anybody.
    fn spaces_with_pieces(&self) -> CellSet {
        self.players
            .values()
            .fold(CellSet::EMPTY, |all, player: &Player| all | player.satellites | player.stations)
    }

    /// GP-LVL-NAV-6: an accessible empty space without satellites and space stations.
    fn check_lost_planet(&self, seat: Seat, cell: Cell) -> Result<Terms, Refusal> {
        self.on_map(cell)?;
        if self.planet_at(cell) != Planet::Empty {
            return Err(Refusal::new("GP-LVL-NAV-6", "not-empty-space"));
        }
        if self.spaces_with_pieces().contains(cell) {
            return Err(Refusal::new("GP-LVL-NAV-6", "space-with-pieces"));
        }
        let range_qic = self.range_price(seat, cell, 0)?;
        Ok(Terms { range_qic, ..Terms::new(Goods::qic(range_qic)) })
    }

    /// Spaces that may hold the Lost Planet.
    pub(crate) fn lost_planet_spaces(&self, seat: Seat) -> CellSet {
        (self.reachable(seat, 0) & self.planets_of(Planet::Empty)) - self.spaces_with_pieces()
    }
}

impl Play<'_> {
    /// Builds a mine and lets everything happen that follows from it (GP-MINE-18).
    pub(crate) fn build_mine(&mut self, seat: Seat, cell: Cell, help: Help) {
        let terms = self.check_mine(seat, cell, help).expect("the mine was checked");
        self.pay(seat, terms.cost);
        let shared = self.colonized_by_others(seat, cell);
        let planet = self.planet_at(cell);
        let player = &mut self.players[seat];
        if player.projects.contains(cell) {
            player.projects.remove(cell);
            player.gaiaformers += 1;
            self.tell(Event::ProjectDone { seat, at: cell });
        }
        self.tell(Event::Built { seat, kind: Structure::Mine, at: cell, shared });
        self.feat(seat, Feat::TerraformingStep, terms.steps_paid + terms.steps_free);
        if shared {
            self.players[seat].shared.insert(cell);
            if self.players[seat].can(Ability::KnowledgeForSharedMines) {
                let knowledge = self.players[seat].board().numbers.shared_mine_knowledge;
                self.gain(seat, Goods::knowledge(knowledge), Origin::Shared);
            }
        } else {
            self.colonize_type(seat, planet);
        }
        self.settle(seat, cell, planet == Planet::Gaia && !shared);
    }

    /// GP-FAC-GEODENS-1: knowledge for the first planet of a type.
    fn colonize_type(&mut self, seat: Seat, planet: Planet) {
        let player = &self.players[seat];
        let known = (player.planets() - player.shared).intersects(self.planets_of(planet));
        if player.can(Ability::KnowledgeForNewTypes) && !known {
            let knowledge = player.board().numbers.new_type_knowledge;
            self.gain(seat, Goods::knowledge(knowledge), Origin::NewType);
        }
    }

    /// The mine stands: points, federations, neighbours.
    fn settle(&mut self, seat: Seat, cell: Cell, on_gaia: bool) {
        self.players[seat].structures[Structure::Mine].insert(cell);
        self.feat(seat, Feat::BuildMine, 1);
        if on_gaia {
            self.feat(seat, Feat::BuildMineOnGaia, 1);
            if self.players[seat].can(Ability::VpForGaiaMines) {
                let vp = self.players[seat].board().numbers.gaia_mine_vp;
                self.gain(seat, Goods::vp(vp), Origin::Gleens);
            }
        }
        self.join_federation(seat, cell);
        self.trigger_charging(cell, seat);
    }
}

/// Where the mine of an action goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceMine(pub Help);

impl Question<Gaia> for PlaceMine {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        game.list_mines(seat, self.0, out);
        out.retain(|mv| self.check(game, seat, *mv).is_ok());
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match (mv, self.0) {
            (Move::Mine(cell), help) => game.check_mine(seat, cell, help),
            (Move::GaiaProject(cell), Help::Range(extra)) => game.check_gaia_project(seat, cell, extra),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match (mv, self.0) {
            (Move::Mine(cell), help) => play.build_mine(seat, cell, help),
            (Move::GaiaProject(cell), Help::Range(extra)) => play.start_gaia_project(seat, cell, extra),
            _ => unreachable!("{mv:?} builds nothing"),
        }
    }
}

impl Ask<Gaia> for PlaceMine {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        match self.0 {
            Help::None => ("ask-place-mine", vec![]),
            Help::Steps(steps) => ("ask-place-mine-steps", vec![("steps", steps.into())]),
            Help::Range(range) => ("ask-place-mine-range", vec![("range", range.into())]),
        }
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, mv, lang)
    }

    fn deed(&self, game: &Gaia, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        deed(game, seat, mv, lang)
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        sketch(game, seat, mv)
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}

/// What building something new is called.
pub(crate) fn label(game: &Gaia, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Mine(cell) => Some(show::at(game, "move-mine", cell, lang)),
        Move::GaiaProject(cell) => Some(show::at(game, "move-gaia-project", cell, lang)),
        _ => None,
    }
}

/// How the log tells it.
pub(crate) fn deed(game: &Gaia, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Mine(cell) if game.colonized_by_others(seat, cell) => {
            Some(show::built(game, "deed-build.shared", Structure::Mine, cell, lang))
        }
        Move::Mine(cell) => Some(show::built(game, "deed-build", Structure::Mine, cell, lang)),
        Move::GaiaProject(cell) => Some(show::on(game, "deed-gaia-project", cell, lang)),
        _ => None,
    }
}

/// Where something new is built.
pub(crate) fn sketch(game: &Gaia, seat: Seat, mv: Move) -> Sketch {
    match mv {
        Move::Mine(cell) => show::piece(game, seat, cell, "mine", "group-build"),
        Move::GaiaProject(cell) => show::piece(game, seat, cell, "gaiaformer", "group-build"),
        _ => Sketch::default(),
    }
}

/// Where the Lost Planet goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceLostPlanet;

impl Question<Gaia> for PlaceLostPlanet {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let spaces = game.lost_planet_spaces(seat).iter();
        out.extend(spaces.filter(|cell| game.check_lost_planet(seat, *cell).is_ok()).map(Move::LostPlanet));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::LostPlanet(cell) => game.check_lost_planet(seat, cell),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-LVL-NAV-7: counts as building a mine, without its price and without a piece.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::LostPlanet(cell) = mv else { return };
        let terms = play.check_lost_planet(seat, cell).expect("the space was checked");
        play.pay(seat, terms.cost);
        play.tell(Event::LostPlanet { seat, at: cell });
        play.colonize_type(seat, Planet::Lost);
        play.lost_planet = Some(LostPlanet { at: cell, owner: seat });
        play.settle(seat, cell, false);
        let downgraded = |cell| play.players[seat].structures[Structure::TradingStation].contains(cell);
        if play.switches.downgrade_charges_last_first
            && play.charges.first().is_some_and(|first| downgraded(first.at))
        {
            play.charges.rotate_right(1);
        }
    }
}

impl Ask<Gaia> for PlaceLostPlanet {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-lost-planet", vec![])
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::LostPlanet(cell) = mv else { return None };
        Some(show::at(game, "move-lost-planet", cell, lang))
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::LostPlanet(cell) = mv else { return None };
        Some(show::on(game, "deed-lost-planet", cell, lang))
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        let Move::LostPlanet(cell) = mv else { return Sketch::default() };
        show::piece(game, seat, cell, "lost", "group-choose").pictured()
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}
