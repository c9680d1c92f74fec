//! Free actions (GP-FREE), paying, and gaining (GP-COMP-4, GP-POWER-4, GP-POWER-5).

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::FreeActionKind;
use crate::event::{Event, Origin, Why};
use crate::goods::Goods;
use crate::moves::{Move, Purse, Stone, Terms};
use crate::names::{Ability, FreeAction, Named, Structure};
use crate::power::{Bowl, Power};
use crate::score::Source;
use crate::{Gaia, Play, show};

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

    /// Whether a conversion is possible (GP-FREE-3 to GP-FREE-10 and those of the factions).
    pub(crate) fn check_convert(
        &self,
        seat: Seat,
        change: u8,
        action: FreeAction,
        purse: Purse,
    ) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        let FreeActionKind { cost, gaiaformers, tokens_to_gaia, faction, needs_institute, .. } =
            self.data().free_actions[action];
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
        Ok(Terms::new(Goods { gaiaformers, tokens: tokens_to_gaia, ..cost }))
    }

    /// GP-FREE-2, GP-FREE-14: two tokens in area II; which part the brainstone plays is the owner's choice.
    pub(crate) fn check_sacrifice(&self, seat: Seat, stone: Stone) -> Result<Terms, Refusal> {
        let power = self.players[seat].power;
        let tokens = power.areas[1];
        let possible = match stone {
            Stone::Aside => tokens >= 2,
            Stone::Moves | Stone::Discarded => tokens >= 1 && power.stone_in(Bowl::II),
        };
        if possible {
            return Ok(Terms::new(Goods::tokens(1)));
        }
        Err(Refusal::new("GP-FREE-14", "two-tokens-in-area-two").with("have", power.in_area(Bowl::II)))
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
        for (action, kind) in &self.data().free_actions {
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

    /// GP-FAC-GLEENS-1: QIC become ore until the right academy stands.
    pub(crate) fn as_received(&self, seat: Seat, goods: Goods) -> Goods {
        let player = &self.players[seat];
        let as_ore = goods.qic > 0
            && player.can(Ability::QicBecomesOre)
            && player.structures[Structure::AcademyRight].is_empty();
        if as_ore { Goods { ore: goods.ore + goods.qic, qic: 0, ..goods } } else { goods }
    }
}

impl Play<'_> {
    /// Takes resources away (power and tokens aside).
    pub(crate) fn pay(&mut self, seat: Seat, cost: Goods) {
        let Goods { credits, ore, knowledge, qic, .. } = cost;
        let player = &mut self.players[seat];
        player.credits -= credits;
        player.ore -= ore;
        player.knowledge -= knowledge;
        player.qic -= qic;
        let goods = Goods { credits, ore, knowledge, qic, ..Goods::NONE };
        if !goods.is_none() {
            self.tell(Event::Paid { seat, goods });
        }
    }

    /// Gives resources; what exceeds a limit is lost (GP-COMP-4).
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, from: Origin) {
        let received = self.as_received(seat, goods);
        let Goods { credits, ore, knowledge, qic, gaiaformers, tokens, .. } = received;
        if qic < goods.qic {
            self.tell(Event::QicAsOre { seat, count: goods.qic - qic });
        }
        let (limits, player) = (&self.data().numbers, &self.players[seat]);
        let room = |most: u8, has: u8| most.saturating_sub(has);
        let kept = Goods {
            credits: credits.min(room(limits.max_credits, player.credits)),
            ore: ore.min(room(limits.max_ore, player.ore)),
            knowledge: knowledge.min(room(limits.max_knowledge, player.knowledge)),
            qic,
            gaiaformers,
            tokens,
            ..Goods::NONE
        };
        self.receive(seat, kept, from);
        let lost = Goods {
            credits: credits - kept.credits,
            ore: ore - kept.ore,
            knowledge: knowledge - kept.knowledge,
            ..Goods::NONE
        };
        self.lose(seat, lost);
        self.score(seat, goods.vp.into(), from.source());
        if goods.charge > 0 {
            self.charge_power(seat, goods.charge, 0);
        }
    }

    /// Gives resources, whatever the limits.
    pub(crate) fn receive(&mut self, seat: Seat, goods: Goods, from: Origin) {
        if goods.is_none() {
            return;
        }
        let player = &mut self.players[seat];
        player.credits += goods.credits;
        player.ore += goods.ore;
        player.knowledge += goods.knowledge;
        player.qic += goods.qic;
        player.gaiaformers += goods.gaiaformers;
        player.power.areas[0] += goods.tokens;
        self.tell(Event::Gained { seat, goods, from });
    }

    fn lose(&mut self, seat: Seat, goods: Goods) {
        if !goods.is_none() {
            self.tell(Event::Lost { seat, goods });
        }
    }

    /// Scores points, or takes them away.
    pub(crate) fn score(&mut self, seat: Seat, points: i32, source: Source) {
        if points != 0 {
            self.players[seat].points.add(source, points);
            self.tell(Event::Scored { seat, points: points as i16, source });
        }
    }

    /// Lets the tokens of a power cycle lie like this.
    pub(crate) fn set_power(&mut self, seat: Seat, after: Power, why: Why) {
        let before = std::mem::replace(&mut self.players[seat].power, after);
        if before != after || matches!(why, Why::Spend(_)) {
            self.tell(Event::Power { seat, before, after, why });
        }
    }

    /// Charges power and then adds tokens; the Taklons are asked where the brainstone ends up (GP-POWER-8).
    pub(crate) fn charge_power(&mut self, seat: Seat, charge: u8, then_tokens: u8) {
        let power = self.players[seat].power;
        if power.stone_choices(charge).is_some() {
            return self.ask(seat, MoveBrainstone { charge, then_tokens });
        }
        self.set_power(seat, power.charged(charge, true), Why::Charge);
        self.receive(seat, Goods::tokens(then_tokens), Origin::WithCharging);
        self.lose(seat, Goods::charge(charge.saturating_sub(power.chargeable())));
    }

    /// Spends power; returns what is left over.
    pub(crate) fn spend_power(&mut self, seat: Seat, change: u8, need: u8, purse: Purse) -> u8 {
        if need == 0 {
            return 0;
        }
        let payment = self.check_power(seat, change, need, purse, "GP-POWER-4");
        let Payment { tokens, stone, change } = payment.expect("the payment was checked");
        let mut power = self.players[seat].power;
        power.areas[2] -= tokens;
        power.areas[0] += tokens;
        if stone {
            power.brainstone = Some(Bowl::I);
        }
        self.set_power(seat, power, Why::Spend(need));
        change
    }

    /// Converts; returns power left over for the next conversion.
    pub(crate) fn convert(&mut self, seat: Seat, change: u8, action: FreeAction, purse: Purse) -> u8 {
        let FreeActionKind { cost, gaiaformers, tokens_to_gaia, gain, .. } = self.data().free_actions[action];
        let change = self.spend_power(seat, change, cost.power, purse);
        self.pay(seat, cost);
        if gaiaformers > 0 {
            let player = &mut self.players[seat];
            player.gaiaformers -= gaiaformers;
            player.gaiaformers_in_gaia += gaiaformers;
            self.tell(Event::Gaiaformers { seat, away: gaiaformers as i8 });
        }
        if tokens_to_gaia > 0 {
            let mut power = self.players[seat].power;
            power.areas[2] -= tokens_to_gaia;
            power.gaia += tokens_to_gaia;
            self.set_power(seat, power, Why::Pay(tokens_to_gaia));
        }
        self.gain(seat, gain, Origin::Conversion(action));
        change
    }

    /// One token leaves area II, another rises to area III.
    pub(crate) fn sacrifice(&mut self, seat: Seat, stone: Stone) {
        let mut power = self.players[seat].power;
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
        if self.players[seat].can(Ability::SacrificedToGaia) {
            power.gaia += 1;
        }
        self.set_power(seat, power, Why::Pay(1));
    }
}

/// What free actions are called.
pub(crate) fn label(mv: Move) -> Option<Words> {
    let convert = |key, action: FreeAction| Some(show::one(key, "action", action.id()));
    match mv {
        Move::Convert(action, Purse::Tokens) => convert("move-convert", action),
        Move::Convert(action, Purse::Brainstone) => convert("move-convert.brainstone", action),
        Move::Convert(action, Purse::Change) => convert("move-convert.change", action),
        Move::Sacrifice(Stone::Aside) => Some(("move-sacrifice", vec![])),
        Move::Sacrifice(Stone::Moves) => Some(("move-sacrifice.moves", vec![])),
        Move::Sacrifice(Stone::Discarded) => Some(("move-sacrifice.discarded", vec![])),
        _ => None,
    }
}

/// How the log tells them; price and gain say the rest.
pub(crate) fn deed(mv: Move) -> Option<Words> {
    match mv {
        Move::Convert(..) => Some(("deed-convert", vec![])),
        Move::Sacrifice(Stone::Aside) => Some(("deed-sacrifice", vec![])),
        Move::Sacrifice(Stone::Moves) => Some(("deed-sacrifice.moves", vec![])),
        Move::Sacrifice(Stone::Discarded) => Some(("deed-sacrifice.discarded", vec![])),
        _ => None,
    }
}

/// Where the brainstone ends up when power is charged (GP-POWER-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MoveBrainstone {
    /// Power charged.
    pub charge: u8,
    /// New tokens that come after charging.
    pub then_tokens: u8,
}

impl Question<Gaia> for MoveBrainstone {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        if let Some((first, last)) = game.players[seat].power.stone_choices(self.charge) {
            out.extend([first, last].map(Move::Brainstone));
        }
    }

    /// GP-POWER-8: the brainstone moves first or last.
    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Brainstone(bowl) = mv else { return Err(game.out_of_place(mv)) };
        match game.players[seat].power.stone_choices(self.charge) {
            Some((first, last)) if bowl == first || bowl == last => Ok(Terms::free()),
            _ => Err(Refusal::new("GP-POWER-8", "brainstone-cannot")),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Brainstone(bowl) = mv else { return };
        let power = play.players[seat].power;
        let first = power.charged(self.charge, true);
        let after = if first.brainstone == Some(bowl) { first } else { power.charged(self.charge, false) };
        play.set_power(seat, after, Why::Charge);
        play.receive(seat, Goods::tokens(self.then_tokens), Origin::WithCharging);
        play.lose(seat, Goods::charge(self.charge.saturating_sub(power.chargeable())));
    }
}

impl Ask<Gaia> for MoveBrainstone {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-brainstone", vec![("charge", self.charge.into())])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Brainstone(bowl) = mv else { return None };
        Some(show::one("move-brainstone", "bowl", bowl.key()))
    }

    fn deed(&self, game: &Gaia, seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Brainstone(bowl) = mv else { return None };
        let stays = game.players[seat].power.stone_in(bowl);
        let key = if stays { "deed-brainstone.stays" } else { "deed-brainstone" };
        Some(show::one(key, "bowl", bowl.key()))
    }

    /// Nothing can be done in area I that cannot be done in area II. In area III the brainstone pays at once, but
    /// another token might be wanted there.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let (first, _) = game.players[seat].power.stone_choices(self.charge)?;
        (first == Bowl::II).then_some(Move::Brainstone(first))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Brainstone(bowl) = mv else { return Sketch::default() };
        Sketch::default().at(bowl.key())
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
