//! Phase II, the Gaia phase (GP-GPHASE), with the Terrans' and Itars' institutes.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::event::{Event, Origin, Why};
use crate::goods::Goods;
use crate::moves::{Move, Terms};
use crate::names::{Ability, FreeAction, Named};
use crate::power::Bowl;
use crate::{Gaia, Phase, Play, show};

/// Conversions open to the Terrans in the Gaia phase (GP-FAC-TERRANS-2).
const RATES: [FreeAction; 4] =
    [FreeAction::PowerToQic, FreeAction::PowerToOre, FreeAction::PowerToKnowledge, FreeAction::PowerToCredit];

impl Gaia {
    /// GP-FAC-TERRANS-2, GP-FAC-TERRANS-4: each returning token counts once.
    fn check_gaia_conversion(&self, left: u8, action: FreeAction) -> Result<Terms, Refusal> {
        if !RATES.contains(&action) {
            return Err(Refusal::new("GP-FAC-TERRANS-2", "not-in-gaia-phase"));
        }
        let kind = self.data().free_actions[action];
        if kind.cost.power > left {
            let short = Refusal::new("GP-FAC-TERRANS-4", "not-enough").with("resource", "power");
            return Err(short.with("need", kind.cost.power).with("have", left));
        }
        Ok(Terms::new(kind.cost))
    }

    /// GP-FAC-ITARS-2, GP-FAC-ITARS-6: enough tokens in the Gaia area, and a tile to take.
    fn check_gaia_tile(&self, seat: Seat) -> Result<Terms, Refusal> {
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
        Ok(Terms::new(Goods::tokens(need)))
    }
}

impl Play<'_> {
    /// GP-GPHASE-2, GP-GPHASE-7: first all Gaia projects are completed.
    pub(crate) fn start_gaia_phase(&mut self) {
        (self.phase, self.cursor) = (Phase::Gaia, 0);
        let projects = self.players.values().fold(hex::CellSet::EMPTY, |all, player| all | player.projects);
        let planets = projects - self.gaiaformed;
        self.gaiaformed |= planets;
        if !planets.is_empty() {
            self.tell(Event::Formed { planets });
        }
    }

    /// Then every player in turn order settles the own Gaia area (GP-GPHASE-5, GP-GPHASE-7).
    pub(crate) fn advance_gaia_phase(&mut self) {
        let Some(seat) = self.order.get(usize::from(self.cursor)).copied() else {
            return self.start_actions();
        };
        // GP-SOLO-TURN-1.
        if self.is_automa(seat) {
            self.cursor += 1;
            return;
        }
        let player = &self.players[seat];
        let left = player.power.gaia;
        if left > 0 && player.can(Ability::GaiaPhaseConversion) {
            self.ask(seat, GaiaConversion { left });
        } else if self.check_gaia_tile(seat).is_ok() {
            self.ask(seat, GaiaTiles);
        } else {
            self.return_gaia_tokens(seat);
        }
    }

    /// GP-GPHASE-1, GP-GPHASE-4: tokens and Gaiaformers leave the Gaia area.
    fn return_gaia_tokens(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        let bowl = if player.can(Ability::GaiaTokensReturnToArea2) { Bowl::II } else { Bowl::I };
        let away = std::mem::take(&mut player.gaiaformers_in_gaia);
        player.gaiaformers += away;
        let mut power = player.power;
        power.areas[bowl as usize] += std::mem::take(&mut power.gaia);
        if power.stone_in(Bowl::Gaia) {
            power.brainstone = Some(Bowl::I);
        }
        self.set_power(seat, power, Why::Return);
        if away > 0 {
            self.tell(Event::Gaiaformers { seat, away: -(away as i8) });
        }
        self.cursor += 1;
    }
}

/// Terrans: how to use so many returning tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GaiaConversion {
    /// Tokens not used yet.
    pub left: u8,
}

impl Question<Gaia> for GaiaConversion {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        let possible = RATES.iter().filter(|action| game.check_gaia_conversion(self.left, **action).is_ok());
        out.extend(possible.map(|action| Move::GaiaConvert(*action)));
        out.push(Move::GaiaDone);
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::GaiaConvert(action) => game.check_gaia_conversion(self.left, action),
            Move::GaiaDone => Ok(Terms::free()),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// Converts some of the returning tokens; when all are used the phase goes on.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::GaiaConvert(action) = mv else { return play.return_gaia_tokens(seat) };
        let kind = play.data().free_actions[action];
        let power = play.players[seat].power;
        // The tokens stay: they only count as if they were spent.
        play.set_power(seat, power, Why::Spend(kind.cost.power));
        play.gain(seat, kind.gain, Origin::Conversion(action));
        match self.left - kind.cost.power {
            0 => play.return_gaia_tokens(seat),
            left => play.ask(seat, GaiaConversion { left }),
        }
    }
}

impl Ask<Gaia> for GaiaConversion {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-gaia-conversion", vec![("left", self.left.into())])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        label(mv)
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        matches!(mv, Move::GaiaConvert(_)).then_some(("deed-gaia-convert", vec![]))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        Sketch::of(if mv == Move::GaiaDone { "group-end" } else { "group-free" })
    }

    /// Where only one thing can be had for the tokens, it is taken: they return in any case.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let useful = |action: &&FreeAction| {
            let gain = game.data().free_actions[**action].gain;
            game.check_gaia_conversion(self.left, **action).is_ok()
                && (gain.qic > 0 || game.check_room(seat, gain).is_ok())
        };
        let mut useful = RATES.iter().filter(useful);
        match (useful.next(), useful.next()) {
            (None, _) => Some(Move::GaiaDone),
            (Some(only), None) => Some(Move::GaiaConvert(*only)),
            _ => None,
        }
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}

/// Itars: whether to give tokens for a tech tile. The question comes again afterwards (GP-FAC-ITARS-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GaiaTiles;

impl Question<Gaia> for GaiaTiles {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        if game.check_gaia_tile(seat).is_ok() {
            out.push(Move::GaiaTile);
        }
        out.push(Move::GaiaDone);
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::GaiaTile => game.check_gaia_tile(seat),
            Move::GaiaDone => Ok(Terms::free()),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if mv == Move::GaiaDone {
            return play.return_gaia_tokens(seat);
        }
        let mut power = play.players[seat].power;
        let tokens = play.players[seat].board().numbers.tokens_per_tile;
        power.gaia -= tokens;
        play.set_power(seat, power, Why::Pay(tokens));
        play.offer_tile(seat);
    }
}

impl Ask<Gaia> for GaiaTiles {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-gaia-tiles", vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        label(mv)
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        (mv == Move::GaiaTile).then_some(("deed-gaia-tile", vec![]))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        if mv == Move::GaiaDone { Sketch::of("group-end") } else { Sketch::default() }
    }

    fn closing(&self, _game: &Gaia, _seat: Seat) -> Option<Move> {
        Some(Move::GaiaDone)
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}

/// What the moves of this phase are called.
pub(crate) fn label(mv: Move) -> Option<Words> {
    match mv {
        Move::GaiaConvert(action) => Some(show::one("move-gaia-convert", "action", action.id())),
        Move::GaiaTile => Some(("move-gaia-tile", vec![])),
        Move::GaiaDone => Some(("move-gaia-done", vec![])),
        _ => None,
    }
}
