//! Free actions (GP-FREE), paying, and gaining (GP-COMP-4, GP-POWER-4, GP-POWER-5).

use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::{FreeActionKind, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, Move, Purse, Stone, Terms};
use crate::names::{Ability, FreeAction, Structure};
use crate::power::Bowl;
use crate::score::Source;

/// Tokens of area III that pay for something, and what is left over.
pub(crate) struct Payment {
    tokens: u8,
    stone: bool,
    change: u8,
}

impl Gaia {
    /// Whether a player holds these resources (power and tokens aside).
    pub(crate) fn afford(&self, seat: Seat, cost: Goods, rule: &'static str) -> Result<(), Refusal> {
        let player = &self.players[seat];
        if cost.credits <= player.credits
            && cost.ore <= player.ore
            && cost.knowledge <= player.knowledge
            && cost.qic <= player.qic
        {
            return Ok(());
        }
        let stock = [
            ("credits", cost.credits, player.credits),
            ("ore", cost.ore, player.ore),
            ("knowledge", cost.knowledge, player.knowledge),
            ("qic", cost.qic, player.qic),
        ];
        match stock.iter().find(|(_, need, have)| need > have) {
            None => Ok(()),
            Some((resource, need, have)) => Err(Refusal::new(rule, "not-enough")
                .with("resource", *resource)
                .with("need", *need)
                .with("have", *have)),
        }
    }

    /// Takes resources away (power and tokens aside).
    pub(crate) fn pay(&mut self, seat: Seat, cost: Goods) {
        let player = &mut self.players[seat];
        player.credits -= cost.credits;
        player.ore -= cost.ore;
        player.knowledge -= cost.knowledge;
        player.qic -= cost.qic;
    }

    /// Gives resources; what exceeds a limit is lost (GP-COMP-4).
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, source: Source) {
        let limits = &catalogue().numbers;
        let player = &mut self.players[seat];
        // GP-FAC-GLEENS-1: QIC become ore until the right academy stands.
        let as_ore = goods.qic > 0
            && player.can(Ability::QicBecomesOre)
            && player.structures[Structure::AcademyRight].is_empty();
        let (qic, ore) = if as_ore { (0, goods.ore + goods.qic) } else { (goods.qic, goods.ore) };
        player.credits = (player.credits + goods.credits).min(limits.max_credits);
        player.ore = (player.ore + ore).min(limits.max_ore);
        player.knowledge = (player.knowledge + goods.knowledge).min(limits.max_knowledge);
        player.qic += qic;
        player.gaiaformers += goods.gaiaformers;
        player.power.areas[0] += goods.tokens;
        if goods.vp > 0 {
            player.tally.add(source, goods.vp.into());
        }
        if goods.charge > 0 {
            self.charge_power(seat, goods.charge, 0);
        }
    }

    /// Charges power and then adds tokens; the Taklons are asked where the brainstone ends up (GP-POWER-8).
    pub(crate) fn charge_power(&mut self, seat: Seat, charge: u8, then_tokens: u8) {
        let power = &mut self.players[seat].power;
        match power.stone_choices(charge) {
            Some(_) => self.ask(seat, Decision::Brainstone { charge, then_tokens }),
            None => {
                *power = power.charged(charge, true);
                power.areas[0] += then_tokens;
            }
        }
    }

    /// GP-POWER-8: the brainstone moves first or last.
    pub(crate) fn check_brainstone(&self, seat: Seat, charge: u8, bowl: Bowl) -> Result<(), Refusal> {
        match self.players[seat].power.stone_choices(charge) {
            Some((first, last)) if bowl == first || bowl == last => Ok(()),
            _ => Err(Refusal::new("GP-POWER-8", "brainstone-cannot")),
        }
    }

    /// Charges as the Taklons decided.
    pub(crate) fn charge_with_stone(&mut self, seat: Seat, charge: u8, then_tokens: u8, bowl: Bowl) {
        let power = &mut self.players[seat].power;
        let first = power.charged(charge, true);
        *power = if first.brainstone == Some(bowl) { first } else { power.charged(charge, false) };
        power.areas[0] += then_tokens;
    }

    /// How `need` power would be paid from area III (GP-POWER-4). `change` is what the free action just before
    /// left over.
    pub(crate) fn check_power(
        &self,
        seat: Seat,
        change: u8,
        need: u8,
        purse: Purse,
        rule: &'static str,
    ) -> Result<Payment, Refusal> {
        let player = &self.players[seat];
        if need == 0 {
            return match purse {
                Purse::Tokens => Ok(Payment { tokens: 0, stone: false, change: 0 }),
                _ => Err(Refusal::new(rule, "no-power-to-pay")),
            };
        }
        let worth = if player.can(Ability::TokensWorthTwo) { player.board().numbers.token_power } else { 1 };
        let from_purse = match purse {
            Purse::Tokens => 0,
            Purse::Change if change > 0 => change,
            Purse::Change => return Err(Refusal::new("GP-FAC-NEVLAS-4", "nothing-left-over")),
            Purse::Brainstone if player.power.stone_in(Bowl::III) => player.board().numbers.brainstone_power,
            Purse::Brainstone => return Err(Refusal::new("GP-FAC-TAKLONS-3", "brainstone-not-ready")),
        };
        let rest = need.saturating_sub(from_purse);
        let tokens = rest.div_ceil(worth);
        let ready = player.power.areas[2];
        if tokens > ready {
            let short = Refusal::new(rule, "not-enough").with("resource", "power");
            return Err(short.with("need", rest).with("have", ready * worth));
        }
        let left = (from_purse + tokens * worth) - need;
        Ok(Payment { tokens, stone: purse == Purse::Brainstone, change: left })
    }

    /// Spends power; returns what is left over.
    pub(crate) fn spend_power(&mut self, seat: Seat, change: u8, need: u8, purse: Purse) -> u8 {
        let payment = self.check_power(seat, change, need, purse, "GP-POWER-4");
        let Payment { tokens, stone, change } = payment.expect("the payment was checked");
        let power = &mut self.players[seat].power;
        power.areas[2] -= tokens;
        power.areas[0] += tokens;
        if stone {
            power.brainstone = Some(Bowl::I);
        }
        change
    }

    /// Whether a conversion is possible (GP-FREE-3 to GP-FREE-10 and those of the factions).
    pub(crate) fn check_convert(
        &self,
        seat: Seat,
        change: u8,
        action: FreeAction,
        purse: Purse,
    ) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        let FreeActionKind { cost, gaiaformers, tokens_to_gaia, gain, faction, needs_institute, .. } =
            catalogue().free_actions[action];
        if faction.is_some_and(|only| player.faction != Some(only)) {
            return Err(Refusal::new(free_rule(action), "other-faction"));
        }
        if needs_institute && !player.has_institute() {
            return Err(Refusal::new(free_rule(action), "needs-institute"));
        }
        self.check_power(seat, change, cost.power, purse, free_rule(action))?;
        self.afford(seat, cost, free_rule(action))?;
        if gaiaformers > player.gaiaformers {
            return Err(Refusal::new(free_rule(action), "no-gaiaformer"));
        }
        if tokens_to_gaia > player.power.areas[2] {
            let short = Refusal::new(free_rule(action), "not-enough").with("resource", "power_tokens");
            return Err(short.with("need", tokens_to_gaia).with("have", player.power.areas[2]));
        }
        Ok(Terms::new(cost, gain))
    }

    /// Converts; returns power left over for the next conversion.
    pub(crate) fn convert(&mut self, seat: Seat, change: u8, action: FreeAction, purse: Purse) -> u8 {
        let FreeActionKind { cost, gaiaformers, tokens_to_gaia, gain, .. } = catalogue().free_actions[action];
        let change = match cost.power {
            0 => 0,
            need => self.spend_power(seat, change, need, purse),
        };
        self.pay(seat, cost);
        let player = &mut self.players[seat];
        player.gaiaformers -= gaiaformers;
        player.gaiaformers_in_gaia += gaiaformers;
        player.power.areas[2] -= tokens_to_gaia;
        player.power.gaia += tokens_to_gaia;
        self.gain(seat, gain, Source::Start);
        change
    }

    /// GP-FREE-2, GP-FREE-14: two tokens in area II; which part the brainstone plays is the owner's choice.
    pub(crate) fn check_sacrifice(&self, seat: Seat, stone: Stone) -> Result<Terms, Refusal> {
        let power = self.players[seat].power;
        let tokens = power.areas[1];
        let possible = match stone {
            Stone::Aside => tokens >= 2,
            Stone::Moves | Stone::Discarded => tokens >= 1 && power.stone_in(Bowl::II),
        };
        match possible {
            true => Ok(Terms::new(Goods::tokens(1), Goods::NONE)),
            false => {
                Err(Refusal::new("GP-FREE-14", "two-tokens-in-area-two")
                    .with("have", power.in_area(Bowl::II)))
            }
        }
    }

    /// One token leaves area II, another rises to area III.
    pub(crate) fn sacrifice(&mut self, seat: Seat, stone: Stone) {
        let to_gaia = self.players[seat].can(Ability::SacrificedToGaia);
        let power = &mut self.players[seat].power;
        match stone {
            Stone::Aside => {
                power.areas[1] -= 2;
                power.areas[2] += 1;
            }
            Stone::Moves => {
                power.areas[1] -= 1;
                power.brainstone = Some(Bowl::III);
            }
            Stone::Discarded => {
                power.areas[1] -= 1;
                power.areas[2] += 1;
                power.brainstone = None;
            }
        }
        if to_gaia {
            power.gaia += 1;
        }
    }

    /// Free actions that may be possible.
    pub(crate) fn list_free_actions(&self, seat: Seat, change: u8, out: &mut Vec<Move>) {
        let player = &self.players[seat];
        let power = player.power;
        if power.areas[1] > 0 {
            out.push(Move::Sacrifice(Stone::Aside));
            if power.stone_in(Bowl::II) {
                out.extend([Stone::Moves, Stone::Discarded].map(Move::Sacrifice));
            }
        }
        for (action, kind) in &catalogue().free_actions {
            if kind.faction.is_some() && kind.faction != player.faction {
                continue;
            }
            let spends_power = kind.cost.power > 0;
            if !spends_power || power.areas[2] > 0 {
                out.push(Move::Convert(action, Purse::Tokens));
            }
            if spends_power && change > 0 {
                out.push(Move::Convert(action, Purse::Change));
            }
            if spends_power && power.stone_in(Bowl::III) {
                out.push(Move::Convert(action, Purse::Brainstone));
            }
        }
    }
}

/// The rule that states a conversion.
fn free_rule(action: FreeAction) -> &'static str {
    match action {
        FreeAction::PowerToQic => "GP-FREE-3",
        FreeAction::PowerToOre => "GP-FREE-4",
        FreeAction::QicToOre => "GP-FREE-5",
        FreeAction::PowerToKnowledge => "GP-FREE-6",
        FreeAction::PowerToCredit => "GP-FREE-7",
        FreeAction::KnowledgeToCredit => "GP-FREE-8",
        FreeAction::OreToCredit => "GP-FREE-9",
        FreeAction::OreToToken => "GP-FREE-10",
        FreeAction::CreditsToQic | FreeAction::CreditsToOre | FreeAction::CreditsToKnowledge => {
            "GP-FAC-HADSCH-1"
        }
        FreeAction::GaiaformerToQic => "GP-FAC-BALTAKS-2",
        FreeAction::TokenToKnowledge => "GP-FAC-NEVLAS-1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::Named;

    #[test]
    fn every_conversion_cites_a_rule() {
        assert!(FreeAction::ALL.iter().all(|action| free_rule(*action).starts_with("GP-F")));
    }
}
