//! Action 2, starting a Gaia project (GP-GAIA).

use hex::{Cell, CellSet};
use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::moves::{Decision, Move, Terms};
use crate::names::{Area, Planet};
use crate::power::Handful;

impl Gaia {
    /// Tokens a project takes at the player's level; `None` at level 0 (GP-GAIA-4).
    pub(crate) fn project_tokens(&self, seat: Seat) -> Option<u8> {
        let level = self.players[seat].research[Area::GaiaProject];
        let tokens = catalogue().areas[Area::GaiaProject].levels[usize::from(level)].gaia_project_tokens;
        (tokens > 0).then_some(tokens)
    }

    /// Whether a Gaia project can be started on this planet.
    pub(crate) fn check_gaia_project(&self, seat: Seat, cell: Cell, extra: u8) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if self.planet_at(cell) != Planet::Transdim {
            return Err(Refusal::new("GP-GAIA-1", "not-transdim"));
        }
        if self.players.values().any(|other| other.projects.contains(cell)) {
            return Err(Refusal::new("GP-GAIA-1", "project-running"));
        }
        if player.gaiaformers == 0 {
            return Err(Refusal::new("GP-GAIA-3", "no-gaiaformer"));
        }
        let Some(tokens) = self.project_tokens(seat) else {
            return Err(Refusal::new("GP-LVL-GAIA-0", "no-gaia-projects"));
        };
        if player.power.total() < tokens {
            let short = Refusal::new("GP-GAIA-4", "not-enough").with("resource", "power_tokens");
            return Err(short.with("need", tokens).with("have", player.power.total()));
        }
        let range_qic = self.range_price(seat, cell, extra)?;
        let cost = Goods::tokens(tokens) + Goods::qic(range_qic);
        Ok(Terms { range_qic, ..Terms::new(cost, Goods::NONE) })
    }

    /// Transdim planets worth asking about.
    pub(crate) fn project_candidates(&self, seat: Seat, extra: u8) -> CellSet {
        match self.players[seat].gaiaformers {
            0 => CellSet::EMPTY,
            _ => self.planets_of(Planet::Transdim) & self.reachable(seat, extra),
        }
    }

    /// Gaia projects that may be possible.
    pub(crate) fn list_gaia_projects(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.project_candidates(seat, 0).iter().map(Move::GaiaProject));
    }

    /// GP-GAIA-9: nothing but the Gaiaformer and the tokens moves.
    pub(crate) fn start_gaia_project(&mut self, seat: Seat, cell: Cell, extra: u8) {
        let terms = self.check_gaia_project(seat, cell, extra).expect("the project was checked");
        self.pay(seat, Goods::qic(terms.cost.qic));
        let player = &mut self.players[seat];
        player.gaiaformers -= 1;
        player.projects.insert(cell);
        self.ask_unless_clear(seat, Decision::Tokens { count: terms.cost.tokens, to_gaia: true });
    }

    /// GP-GAIA-6, GP-FED-26: any mix of tokens, as many as are asked for.
    pub(crate) fn check_tokens(&self, seat: Seat, count: u8, handful: Handful) -> Result<(), Refusal> {
        match handful.len() == count && self.players[seat].power.has(handful) {
            true => Ok(()),
            false => Err(Refusal::new("GP-POWER-6", "take-so-many-tokens").with("count", count)),
        }
    }
}
