//! How the Automa builds a mine (GP-SOLO-MINE).

use hex::{Cell, CellSet};

use super::selection::Contest;
use super::{Automa, AutomaEvent, Criterion, FinalPreference, FinalSpace, Passive, Pick, Preference, Skip};
use crate::catalogue::{MineTask, Support};
use crate::event::Event;
use crate::names::{FinalTile, Planet, Structure};
use crate::score::Source;
use crate::{Gaia, Play};

impl Gaia {
    /// Where the Automa builds its next mine, and why there (GP-SOLO-MINE-1 to GP-SOLO-MINE-9).
    pub(super) fn automa_mine(&self, task: MineTask, support: Support) -> Result<Pick, Skip> {
        if self.mines_left(Automa::SEAT) == 0 {
            return Err(Skip::NoMineLeft);
        }
        let valid = self.automa_sites(task.range.unwrap_or(support.range));
        let contest = Contest::new(self, valid).ok_or(Skip::NoPlanet)?;
        let contest = match task.preference {
            None => contest,
            Some(Preference::Transdim) => {
                contest.prefer(Criterion::Transdim, self.planets_of(Planet::Transdim))
            }
            Some(Preference::Closest) => contest.closest(Criterion::ClosestFirst),
        };
        let contest = match self.steering(support.final_tile) {
            None => contest,
            Some(preference) => {
                let (criterion, wanted) = self.wanted_by(preference);
                contest.prefer(criterion, wanted)
            }
        };
        let contest = contest.least(Criterion::Steps, |cell| self.automa_steps(cell));
        Ok(contest.closest(Criterion::Closest).directed(support.direction))
    }

    /// GP-SOLO-MINE-2: planets on which nothing stands, not farther than the range from a planet of the Automa.
    fn automa_sites(&self, range: u8) -> CellSet {
        let taken = self
            .players
            .values()
            .fold(CellSet::EMPTY, |all, player| all | player.planets() | player.projects);
        let own = self.players[Automa::SEAT].planets();
        self.board.grid().reach(own, range) - self.planets_of(Planet::Empty) - taken
    }

    /// GP-SOLO-MINE-5: what the final scoring tile prefers that the support card names.
    fn steering(&self, space: FinalSpace) -> Option<FinalPreference> {
        let tile = match space {
            FinalSpace::Top => self.finals.first(),
            FinalSpace::Bottom => self.finals.get(1),
            FinalSpace::None => None,
        };
        self.data().automa.preferences[*tile?]
    }

    /// GP-SOLO-MINE-6, GP-SOLO-MINE-13: the planets that a final scoring tile prefers.
    fn wanted_by(&self, preference: FinalPreference) -> (Criterion, CellSet) {
        let own = self.players[Automa::SEAT].planets();
        let cells = || self.board.grid().cells();
        let green = self.planets_of(Planet::Gaia) | self.planets_of(Planet::Transdim);
        match preference {
            FinalPreference::NewSector => {
                let settled =
                    |cell: &Cell| own.iter().any(|at| self.board.sector(at) == self.board.sector(*cell));
                (Criterion::NewSector, cells().filter(|cell| !settled(cell)).collect())
            }
            FinalPreference::NewType => {
                (Criterion::NewType, cells().filter(|cell| self.is_new_to_automa(*cell)).collect())
            }
            FinalPreference::GaiaOrTransdim => (Criterion::GaiaOrTransdim, green),
        }
    }

    /// Whether the Automa has no planet of this type yet; Transdim planets become Gaia planets and count as such.
    fn is_new_to_automa(&self, cell: Cell) -> bool {
        let planet = match self.planet_at(cell) {
            Planet::Transdim => Planet::Gaia,
            other => other,
        };
        !self.planets_of(planet).intersects(self.players[Automa::SEAT].planets())
    }

    /// GP-SOLO-MINE-7: terraforming steps from its home type.
    fn automa_steps(&self, cell: Cell) -> u8 {
        let kit = &self.data().automa;
        match self.planet_at(cell) {
            Planet::Gaia => kit.gaia_steps,
            Planet::Transdim => kit.transdim_steps,
            planet => self.data().steps_between(self.players[Automa::SEAT].board().home, planet),
        }
    }
}

impl Play<'_> {
    /// The mine is placed, with everything that follows (GP-SOLO-MINE-10, GP-SOLO-MINE-11).
    pub(super) fn automa_builds(&mut self, at: Cell) {
        let seat = Automa::SEAT;
        self.note(AutomaEvent::Builds { at });
        let own = self.players[seat].planets();
        let alone = !self.board.grid().neighbours(at).intersects(own);
        let new_type = self.is_new_to_automa(at);
        let transdim = self.planet_at(at) == Planet::Transdim;
        self.players[seat].structures[Structure::Mine].insert(at);
        self.tell(Event::Built { seat, kind: Structure::Mine, at, shared: false });
        if transdim {
            self.gaiaformed.insert(at);
            self.tell(Event::Formed { planets: CellSet::of(at) });
        }
        if alone && self.finals.contains(&FinalTile::Satellites) {
            if let Some(automa) = self.opponent.get_mut() {
                automa.satellites += 1;
            }
            self.note(AutomaEvent::Satellite { at });
        }
        // GP-SOLO-FACT-6.
        if new_type {
            self.automa_passive(Passive::NewTypeVp);
        }
        self.trigger_charging(at, seat);
    }

    /// Points of a passive effect, if the faction card has it.
    pub(super) fn automa_passive(&mut self, passive: Passive) {
        if let Some(card) = self.automa_faction().filter(|card| card.passive == Some(passive)) {
            self.automa_gains(card.passive_vp, Source::AutomaPassive);
        }
    }
}
