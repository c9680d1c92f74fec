//! Action 6, power and QIC actions (GP-ACT).

use table::{Game as _, Lang, Refusal, Seat, Words};

use crate::catalogue::{Effect, PassBonus};
use crate::event::{Event, Origin};
use crate::federation::Rescore;
use crate::goods::Goods;
use crate::mine::PlaceMine;
use crate::moves::{Help, Move, Purse, Terms};
use crate::names::{BoardAction, Named};
use crate::power::Bowl;
use crate::{Gaia, Play, show};

impl Gaia {
    /// Whether a power or QIC action can be taken with this payment.
    pub(crate) fn check_board_action(
        &self,
        seat: Seat,
        action: BoardAction,
        purse: Purse,
    ) -> Result<Terms, Refusal> {
        if self.used[action].is_some() {
            return Err(Refusal::new("GP-ACT-1", "action-taken").with("action", action.id()));
        }
        let kind = self.data().board_actions[action];
        self.check_power(seat, 0, kind.cost.power, purse, "GP-ACT-2")?;
        self.afford(seat, Goods::qic(kind.cost.qic), "GP-ACT-2")?;
        match kind.effect {
            Effect::Gain(gain, per) => self.check_room(seat, gain + self.bonus(seat, per))?,
            Effect::BuildMine(steps) => {
                if !self.can_build_with(seat, Help::Steps(steps)) {
                    return Err(Refusal::new("GP-ACT-14", "no-planet-for-steps"));
                }
            }
            Effect::TechTile => {
                if !self.can_take_tile(seat) {
                    return Err(Refusal::new("GP-ACT-16", "no-tile-left"));
                }
            }
            Effect::Rescore => {
                if self.players[seat].tokens.is_empty() {
                    return Err(Refusal::new("GP-ACT-16", "no-token-to-rescore"));
                }
            }
        }
        Ok(Terms::new(kind.cost))
    }

    /// What things counted add to a gain.
    fn bonus(&self, seat: Seat, per: Option<PassBonus>) -> Goods {
        per.map_or(Goods::NONE, |bonus| bonus.gain.times(self.count(seat, bonus.per)))
    }

    /// GP-ACT-17: a resource action of which nothing could be kept is illegal.
    pub(crate) fn check_room(&self, seat: Seat, gain: Goods) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let limits = &self.data().numbers;
        let some = gain.vp > 0
            || gain.tokens > 0
            || gain.ore > 0 && player.ore < limits.max_ore
            || gain.knowledge > 0 && player.knowledge < limits.max_knowledge
            || gain.credits > 0 && player.credits < limits.max_credits;
        if some { Ok(()) } else { Err(Refusal::new("GP-ACT-17", "nothing-to-gain")) }
    }

    /// Power and QIC actions that may be possible, with every way to pay.
    pub(crate) fn list_board_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        let player = &self.players[seat];
        let stone = player.power.stone_in(Bowl::III);
        for (action, kind) in &self.data().board_actions {
            let spends_power = kind.cost.power > 0;
            if self.used[action].is_some() || kind.cost.qic > player.qic {
                continue;
            }
            if !spends_power || player.power.areas[2] > 0 {
                out.push(Move::Act(action, Purse::Tokens));
            }
            if spends_power && stone {
                out.push(Move::Act(action, Purse::Brainstone));
            }
        }
    }
}

impl Play<'_> {
    /// Takes a power or QIC action.
    pub(crate) fn board_action(&mut self, seat: Seat, action: BoardAction, purse: Purse) {
        let kind = self.data().board_actions[action];
        self.spend_power(seat, 0, kind.cost.power, purse);
        self.pay(seat, Goods::qic(kind.cost.qic));
        self.used[action] = Some(seat);
        self.tell(Event::Action { seat, action });
        match kind.effect {
            Effect::Gain(gain, per) => {
                let gain = gain + self.bonus(seat, per);
                self.gain(seat, gain, Origin::Action(action));
            }
            Effect::BuildMine(steps) => self.ask(seat, PlaceMine(Help::Steps(steps))),
            Effect::TechTile => self.offer_tile(seat),
            Effect::Rescore => self.ask(seat, Rescore),
        }
    }
}

/// How the log tells one.
pub(crate) fn deed(action: BoardAction, lang: Lang) -> Words {
    ("deed-act", vec![("action", Gaia::texts().get(lang, &format!("{action}.deed")).into())])
}

/// What the actions are called.
pub(crate) fn label(mv: Move) -> Option<Words> {
    match mv {
        Move::Act(action, Purse::Brainstone) => Some(show::one("move-act.brainstone", "action", action.id())),
        Move::Act(action, _) => Some(show::one("move-act", "action", action.id())),
        _ => None,
    }
}
