//! Phase II, the Gaia phase (GP-GPHASE), with the Terrans' and Itars' institutes.

use table::{Refusal, Seat};

use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::moves::{Decision, Move, Terms};
use crate::names::{Ability, FreeAction};
use crate::power::Bowl;
use crate::score::Source;
use crate::{Gaia, Phase};

/// Conversions open to the Terrans in the Gaia phase (GP-FAC-TERRANS-2).
const RATES: [FreeAction; 4] =
    [FreeAction::PowerToQic, FreeAction::PowerToOre, FreeAction::PowerToKnowledge, FreeAction::PowerToCredit];

impl Gaia {
    /// GP-GPHASE-2, GP-GPHASE-7: first all Gaia projects are completed.
    pub(crate) fn start_gaia_phase(&mut self) {
        (self.phase, self.cursor) = (Phase::Gaia, 0);
        for player in self.players.values() {
            self.gaiaformed |= player.projects;
        }
    }

    /// Then every player in turn order settles the own Gaia area (GP-GPHASE-5, GP-GPHASE-7).
    pub(crate) fn advance_gaia_phase(&mut self) {
        let Some(seat) = self.order.get(usize::from(self.cursor)).copied() else {
            return self.start_actions();
        };
        let player = &self.players[seat];
        if player.can(Ability::GaiaPhaseConversion) && player.power.gaia > 0 {
            self.ask(seat, Decision::GaiaConversion { left: player.power.gaia });
        } else if self.check_gaia_tile(seat).is_ok() {
            self.ask(seat, Decision::GaiaTiles);
        } else {
            self.return_gaia_tokens(seat);
        }
    }

    /// GP-GPHASE-1, GP-GPHASE-4: tokens and Gaiaformers leave the Gaia area.
    pub(crate) fn return_gaia_tokens(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        let bowl = if player.can(Ability::GaiaTokensReturnToArea2) { Bowl::II } else { Bowl::I };
        player.power.areas[bowl as usize] += std::mem::take(&mut player.power.gaia);
        if player.power.stone_in(Bowl::Gaia) {
            player.power.brainstone = Some(Bowl::I);
        }
        player.gaiaformers += std::mem::take(&mut player.gaiaformers_in_gaia);
        self.cursor += 1;
    }

    /// GP-FAC-TERRANS-2, GP-FAC-TERRANS-4: each returning token counts once.
    pub(crate) fn check_gaia_conversion(&self, left: u8, action: FreeAction) -> Result<Terms, Refusal> {
        if !RATES.contains(&action) {
            return Err(Refusal::new("GP-FAC-TERRANS-2", "not-in-gaia-phase"));
        }
        let kind = catalogue().free_actions[action];
        if kind.cost.power > left {
            let short = Refusal::new("GP-FAC-TERRANS-4", "not-enough").with("resource", "power");
            return Err(short.with("need", kind.cost.power).with("have", left));
        }
        Ok(Terms::new(kind.cost, kind.gain))
    }

    /// Conversions that may be possible, and stopping.
    pub(crate) fn list_gaia_conversions(&self, out: &mut Vec<Move>) {
        out.extend(RATES.map(Move::GaiaConvert));
        out.push(Move::GaiaDone);
    }

    /// Converts some of the returning tokens; when all are used the phase goes on.
    pub(crate) fn convert_in_gaia_phase(&mut self, seat: Seat, left: u8, action: FreeAction) {
        let kind = catalogue().free_actions[action];
        self.gain(seat, kind.gain, Source::Start);
        match left - kind.cost.power {
            0 => self.return_gaia_tokens(seat),
            left => self.ask(seat, Decision::GaiaConversion { left }),
        }
    }

    /// GP-FAC-ITARS-2, GP-FAC-ITARS-6: enough tokens in the Gaia area, and a tile to take.
    pub(crate) fn check_gaia_tile(&self, seat: Seat) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if !player.can(Ability::TilesForGaiaTokens) {
            return Err(Refusal::new("GP-FAC-ITARS-2", "needs-institute"));
        }
        let need = player.board().numbers.tokens_per_tile;
        if player.power.gaia < need {
            let short = Refusal::new("GP-FAC-ITARS-6", "not-enough").with("resource", "power_tokens");
            return Err(short.with("need", need).with("have", player.power.gaia));
        }
        if !self.can_take_tile(seat) {
            return Err(Refusal::new("GP-FAC-ITARS-6", "no-tile-left"));
        }
        Ok(Terms::new(Goods::tokens(need), Goods::NONE))
    }

    /// Tokens of the Gaia area for a tech tile; the question comes again afterwards (GP-FAC-ITARS-3).
    pub(crate) fn give_tokens_for_tile(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        player.power.gaia -= player.board().numbers.tokens_per_tile;
        self.offer_tile(seat);
    }
}
