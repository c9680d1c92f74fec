//! After-bonuses of ship actions and special powers of income (SP-TURN-10 to SP-TURN-18, SP-INC-7).

use table::{Refusal, Seat};

use crate::catalogue::{Ability, AlienKind, Effect, Gains, Trigger};
use crate::convert::check_goods;
use crate::goods::Goods;
use crate::moves::{Decision, Move, Terms, Whence};
use crate::names::{Color, Source, Species};
use crate::player::Origin;
use crate::turn::Sink;
use crate::{Phoenix, Step};

impl Phoenix {
    /// The basic action is finished. Fixed gains are received at once: they can only help what follows.
    pub(crate) fn end_basic_action(&mut self) {
        self.step = Step::After;
        let seat = self.active;
        let Some(kind) = self.action.kind else { return };
        let (mut goods, mut used) = (Goods::NONE, 0);
        for (origin, ability) in self.players[seat].abilities_on(Trigger::Use(kind)) {
            if let (Effect::Gain(Gains { goods: gain, n: 0, .. }), false) = (ability.effect, ability.optional)
            {
                goods += gain;
                used |= origin.bit();
            }
        }
        self.action.used |= used;
        self.players[seat].gain(goods, Source::Abilities);
    }

    /// Abilities that belong to this step and were not used in it (SP-TURN-17).
    fn open_abilities(&self, seat: Seat) -> impl Iterator<Item = (Origin, &'static Ability)> {
        let on = match (self.step, self.action.kind) {
            (Step::After, Some(kind)) => Some(Trigger::Use(kind)),
            (Step::Powers, _) => Some(Trigger::Income),
            _ => None,
        };
        let (used, powers) = (self.action.used, self.step == Step::Powers);
        let abilities = on.map(|on| self.players[seat].abilities_on(on));
        abilities.into_iter().flatten().filter(move |(origin, ability)| {
            used & origin.bit() == 0
                && !ability.effect.is_modifier()
                && !(powers && ability.effect.is_plain_income())
        })
    }

    /// SP-TURN-18: asks for the next ability, or goes on when there is nothing to decide.
    pub(crate) fn advance_abilities(&mut self) {
        let seat = self.active;
        let (mut waiting, mut usable, mut only, mut compulsory) = (0, 0, None, 0);
        for (origin, ability) in self.open_abilities(seat) {
            waiting += 1;
            if self.check_effect(seat, ability.effect).is_ok() {
                usable += 1;
                compulsory += u8::from(!self.is_optional(ability));
                only = Some(origin);
            }
        }
        match only {
            // No choice and nothing to find first: what is left is judged again afterwards (SP-TURN-17).
            Some(origin) if compulsory == 1 && usable == 1 && (waiting == 1 || !self.may_convert(seat)) => {
                self.use_ability(seat, origin);
            }
            Some(_) => self.ask(seat, Decision::Abilities),
            // A conversion might pay for what is left.
            None if waiting > 0 && self.may_convert(seat) => self.ask(seat, Decision::Abilities),
            None => self.end_abilities(),
        }
    }

    /// SP-TURN-13; powers of step 2b are always optional (SP-INC-19).
    fn is_optional(&self, ability: &Ability) -> bool {
        ability.optional || self.step == Step::Powers
    }

    pub(crate) fn end_abilities(&mut self) {
        self.step = if self.step == Step::Powers { Step::Relocation } else { Step::Tracks(0) };
    }

    pub(crate) fn list_abilities(&self, seat: Seat, out: Sink<'_>) {
        for (origin, ability) in self.open_abilities(seat) {
            if self.check_effect(seat, ability.effect).is_ok() {
                out(Move::Ability(origin));
            }
        }
        if self.check_abilities_done(seat).is_ok() {
            out(Move::Done);
        }
    }

    /// SP-TURN-6, SP-TURN-17: the ability works in this step, was not used yet, and can be carried out.
    pub(crate) fn check_ability(&self, seat: Seat, origin: Origin) -> Result<Terms, Refusal> {
        if let Some((_, ability)) = self.open_abilities(seat).find(|(open, _)| *open == origin) {
            return self.check_effect(seat, ability.effect);
        }
        match self.players[seat].ability(origin) {
            Some(_) if self.action.used & origin.bit() != 0 => {
                Err(Refusal::new("SP-TURN-17", "ability-used"))
            }
            Some(_) => Err(Refusal::new("SP-TURN-8", "ability-elsewhere")),
            None => Err(Refusal::new("SP-TURN-6", "ability-inactive")),
        }
    }

    /// SP-TURN-18: nothing compulsory may be left out.
    pub(crate) fn check_abilities_done(&self, seat: Seat) -> Result<(), Refusal> {
        let due =
            |ability: &Ability| !self.is_optional(ability) && self.check_effect(seat, ability.effect).is_ok();
        match self.open_abilities(seat).any(|(_, ability)| due(ability)) {
            true => Err(Refusal::new("SP-TURN-13", "compulsory")),
            false => Ok(()),
        }
    }

    /// Whether an effect can be carried out and paid for now.
    fn check_effect(&self, seat: Seat, effect: Effect) -> Result<Terms, Refusal> {
        let stock = self.players[seat].stock;
        let impossible = || Refusal::new("SP-CLAR-8", "nobody-comes");
        let able = |possible: bool| if possible { Ok(Terms::free()) } else { Err(impossible()) };
        match effect {
            Effect::Gain(gains) => Ok(Terms::new(Goods::NONE, gains.goods)),
            Effect::Exchange { pay, gain, .. } => {
                let terms = self.check_exchange(seat, pay, "SP-TURN-17")?;
                Ok(Terms { gain: gain.goods, ..terms })
            }
            Effect::Transport(_) => self.check_bonus_transaction(seat),
            Effect::FreeAlien { color: AlienKind::Any, .. } => able(self.any_species(seat, 0)),
            Effect::FreeAlien { color, .. } => {
                able(self.species_of(color).is_some_and(|species| self.can_gain(seat, species)))
            }
            Effect::BonusAlien { threshold, .. } => able(self.any_species(seat, threshold)),
            Effect::FreeHuman(_) => able(self.can_gain(seat, Species::Human)),
            Effect::BuyHuman(price) => self.check_human(seat, price, "SP-TURN-17"),
            Effect::FreeAdvance(_) => self.check_any_step(seat, 0, false),
            Effect::ExtraDiplomacy { gems } => {
                self.check_any_step(seat, gems, true)?;
                Ok(Terms::new(Goods::gems(gems), Goods::NONE))
            }
            Effect::Diplomacy => self.check_any_step(seat, 0, true),
            Effect::ExtraTurn { gems } => {
                check_goods(stock, Goods::gems(gems), "SP-SEC-208-1")?;
                Ok(Terms::new(Goods::gems(gems), Goods::NONE))
            }
            _ => Ok(Terms::free()),
        }
    }

    fn species_of(&self, color: AlienKind) -> Option<Species> {
        match color {
            AlienKind::Only(species) => Some(species),
            AlienKind::Built => self.action.built.map(Color::species),
            AlienKind::Any => None,
        }
    }

    /// Carries out an ability (SP-TURN-8: it triggers nothing further).
    pub(crate) fn use_ability(&mut self, seat: Seat, origin: Origin) {
        let ability = self.players[seat].ability(origin).expect("an active ability");
        self.action.used |= origin.bit();
        let from = Whence::Supply;
        let step = |left, paid| Decision::Advance { left, paid, barred: None, stop: false };
        match ability.effect {
            Effect::Gain(gains) => self.receive(seat, gains, Source::Abilities),
            Effect::Exchange { pay, gain, .. } => self.exchange(seat, pay, gain),
            Effect::Transport(left) => {
                self.ask(seat, Decision::Transactions { left, done: false, ship: false });
            }
            Effect::RollDice { roll, keep } => self.roll_bonus_dice(seat, roll, keep),
            Effect::FreeAlien { color: AlienKind::Any, n } => {
                self.ask(seat, Decision::Species { threshold: 0, n });
            }
            Effect::FreeAlien { color, n } => {
                let species = self.species_of(color).expect("checked before");
                self.ask(seat, Decision::Settle { species, n, from });
            }
            Effect::BonusAlien { threshold, n } => self.ask(seat, Decision::Species { threshold, n }),
            Effect::FreeHuman(n) => self.ask(seat, Decision::Settle { species: Species::Human, n, from }),
            Effect::BuyHuman(price) => self.buy_human(seat, price, from),
            Effect::FreeAdvance(n) => self.ask(seat, step(n, false)),
            Effect::ExtraDiplomacy { gems } => {
                self.players[seat].stock.pay(Goods::gems(gems));
                self.ask(seat, step(1, true));
            }
            Effect::Diplomacy => self.ask(seat, step(1, true)),
            Effect::ExtraTurn { gems } => {
                self.players[seat].stock.pay(Goods::gems(gems));
                self.action.extra_turns += 1;
            }
            other => unreachable!("{other:?} is neither an after-bonus nor a power"),
        }
    }

    /// A step on some track is possible, with lobbying after paying so many GEMs, or free.
    fn check_any_step(&self, seat: Seat, gems: u8, paid: bool) -> Result<Terms, Refusal> {
        let Some(cheapest) = self.cheapest_step(seat) else {
            return Err(Refusal::new("SP-DIPL-3", "tracks-finished"));
        };
        let price = if paid { gems + cheapest } else { 0 };
        check_goods(self.players[seat].stock, Goods::gems(price), "SP-DIPL-1")?;
        Ok(Terms::free())
    }

    /// What a player scores or gains for tokens on a level or higher (SP-SEC-226-1).
    pub(crate) fn points_for_tracks(&self, seat: Seat, min_level: u8, minus: u8) -> u8 {
        let high = self.players[seat].tokens.values().filter(|level| **level >= min_level).count() as u8;
        high.saturating_sub(minus)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_origin_has_a_bit_of_its_own() {
        use crate::player::Place;
        use crate::sector::Sector;
        let hub = (1..=8).map(|number| Origin { place: Place::Hub, number });
        let sectors = (0..9).flat_map(|stack| {
            let sector = Sector::all().nth(stack * 8).unwrap();
            (1..=6).map(move |number| Origin { place: Place::Sector(sector), number })
        });
        let bits = hub.chain(sectors).fold(0_u64, |seen, origin| {
            assert_eq!(seen & origin.bit(), 0);
            seen | origin.bit()
        });
        assert_eq!(bits.count_ones(), 62);
    }
}
