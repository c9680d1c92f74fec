//! After-bonuses of ship actions and special powers of income (SP-TURN-10 to SP-TURN-18, SP-INC-7).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::{Ability, AlienKind, Effect, Gains, Trigger};
use crate::diplomacy::Advance;
use crate::goods::Goods;
use crate::moves::{Move, Terms, Whence};
use crate::names::{Color, Species};
use crate::payment::check_goods;
use crate::player::Origin;
use crate::residents::{ChooseSpecies, Settle};
use crate::show::{effect_words, home, place_words};
use crate::transport::Transactions;
use crate::turn::out_of_place;
use crate::{Event, Giver, Phoenix, Play, Step};

impl Play<'_> {
    /// The basic action is finished. Fixed gains are received at once: they can only help what follows.
    pub(crate) fn end_basic_action(&mut self) {
        self.step = Step::After;
        let seat = self.active;
        let Some(kind) = self.action.kind else { return };
        if !self.players[seat].acts_on(Trigger::Use(kind)) {
            return;
        }
        let fixed =
            self.players[seat].abilities_on(Trigger::Use(kind)).filter_map(|(origin, ability)| match ability
                .effect
            {
                Effect::Gain(Gains { goods, n: 0, .. }) if !ability.optional => Some((origin, goods)),
                _ => None,
            });
        let fixed: ArrayVec<(Origin, Goods), 72> = fixed.collect();
        for (origin, goods) in fixed {
            self.action.used |= origin.bit();
            self.tell(Event::UsedAbility { seat, origin, by_itself: true });
            self.gain(seat, goods, Giver::Ability(origin));
        }
    }
}

impl Phoenix {
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

    /// SP-TURN-13; powers of step 2b are always optional (SP-INC-19).
    fn is_optional(&self, ability: &Ability) -> bool {
        ability.optional || self.step == Step::Powers
    }

    /// SP-TURN-6, SP-TURN-17: the ability works in this step, was not used yet, and can be carried out.
    fn check_ability(&self, seat: Seat, origin: Origin) -> Result<Terms, Refusal> {
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
    fn check_abilities_done(&self, seat: Seat) -> Result<(), Refusal> {
        let due =
            |ability: &Ability| !self.is_optional(ability) && self.check_effect(seat, ability.effect).is_ok();
        if self.open_abilities(seat).any(|(_, ability)| due(ability)) {
            Err(Refusal::new("SP-TURN-13", "compulsory"))
        } else {
            Ok(())
        }
    }

    /// Whether an effect can be carried out and paid for now.
    fn check_effect(&self, seat: Seat, effect: Effect) -> Result<Terms, Refusal> {
        let stock = self.players[seat].stock;
        let impossible = || Refusal::new("SP-CLAR-8", "nobody-comes");
        let able = |possible: bool| if possible { Ok(Terms::free()) } else { Err(impossible()) };
        match effect {
            Effect::Exchange { pay, .. } => self.check_exchange(seat, pay, "SP-TURN-17"),
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
                Ok(Terms::of(Goods::gems(gems)))
            }
            Effect::Diplomacy => self.check_any_step(seat, 0, true),
            Effect::ExtraTurn { gems } => {
                check_goods(stock, Goods::gems(gems), "SP-SEC-208-1")?;
                Ok(Terms::of(Goods::gems(gems)))
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

impl Play<'_> {
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
                self.use_ability(seat, origin, true);
            }
            Some(_) => self.ask(seat, Abilities),
            // A conversion might pay for what is left.
            None if waiting > 0 && self.may_convert(seat) => self.ask(seat, Abilities),
            None => self.end_abilities(),
        }
    }

    fn end_abilities(&mut self) {
        self.step = if self.step == Step::Powers { Step::Relocation } else { Step::Tracks(0) };
    }

    /// Carries out an ability (SP-TURN-8: it triggers nothing further).
    fn use_ability(&mut self, seat: Seat, origin: Origin, by_itself: bool) {
        let ability = self.players[seat].ability(origin).expect("an active ability");
        self.action.used |= origin.bit();
        self.tell(Event::UsedAbility { seat, origin, by_itself });
        let from = Whence::Supply;
        match ability.effect {
            Effect::Gain(gains) => self.receive(seat, gains, Giver::Ability(origin)),
            Effect::Exchange { pay, gain, .. } => self.exchange(seat, pay, gain, origin),
            Effect::Transport(left) => {
                self.ask(seat, Transactions { left, done: false, ship: false });
            }
            Effect::RollDice { roll, keep } => self.roll_bonus_dice(seat, roll, keep),
            Effect::FreeAlien { color: AlienKind::Any, n } => {
                self.ask(seat, ChooseSpecies { threshold: 0, n });
            }
            Effect::FreeAlien { color, n } => {
                let species = self.species_of(color).expect("checked before");
                self.ask(seat, Settle { species, n, from });
            }
            Effect::BonusAlien { threshold, n } => self.ask(seat, ChooseSpecies { threshold, n }),
            Effect::FreeHuman(n) => self.ask(seat, Settle { species: Species::Human, n, from }),
            Effect::BuyHuman(price) => self.buy_human(seat, price, from),
            Effect::FreeAdvance(n) => self.ask(seat, Advance::free(n)),
            Effect::ExtraDiplomacy { gems } => {
                self.pay(seat, Goods::gems(gems));
                self.ask(seat, Advance::lobbying(1));
            }
            Effect::Diplomacy => self.ask(seat, Advance::lobbying(1)),
            Effect::ExtraTurn { gems } => {
                self.pay(seat, Goods::gems(gems));
                self.grant_turn(seat);
            }
            other => unreachable!("{other:?} is neither an after-bonus nor a power"),
        }
    }

    /// Another turn follows (SP-TURN-16).
    pub(crate) fn grant_turn(&mut self, seat: Seat) {
        self.action.extra_turns += 1;
        self.tell(Event::ExtraTurn { seat });
    }
}

/// Which after-bonus or income power comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Abilities;

impl Question<Phoenix> for Abilities {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let open = game.open_abilities(seat);
        let usable = open.filter(|(_, ability)| game.check_effect(seat, ability.effect).is_ok());
        out.extend(usable.map(|(origin, _)| Move::Ability(origin)));
        if game.check_abilities_done(seat).is_ok() {
            out.push(Move::Done);
        }
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Ability(origin) => game.check_ability(seat, origin),
            Move::Done => game.check_abilities_done(seat).map(|()| Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Ability(origin) => play.use_ability(seat, origin, false),
            _ => play.end_abilities(),
        }
    }
}

impl Ask<Phoenix> for Abilities {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-abilities", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn closing(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Done)
    }

    /// What is given for nothing can only help whatever comes after it.
    fn obvious(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        let gift = |(_, ability): &(Origin, &Ability)| matches!(ability.effect, Effect::Gain(_));
        game.open_abilities(seat).find(gift).map(|(origin, _)| Move::Ability(origin))
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    let Move::Ability(origin) = mv else { return None };
    let effect = game.players[seat].printed(origin).map(|ability| effect_words(ability.effect, lang));
    let place = place_words(origin.place, lang);
    Some(("move-ability", vec![("place", place.into()), ("effect", effect.unwrap_or_default().into())]))
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Ability(origin) => Some(Sketch::default().at(home(seat, origin.place))),
        _ => None,
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
