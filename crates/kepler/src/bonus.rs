//! Bonus actions (KE-BONUS).

use serde::{Deserialize, Serialize};
use table::{Ask, Filling, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::cubes::Cubes;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::{Bonus, Named, Resource, Technology};
use crate::words::named;
use crate::{Event, Kepler, Play};

impl Kepler {
    /// The bonus actions that the main action unlocks: that of its column, that of its row (KE-BONUS-2).
    fn unlocked(&self) -> Option<[Bonus; 2]> {
        self.turn.action.map(|action| self.data.unlocked[action])
    }

    /// KE-BONUS-6, KE-BONUS-16: whether the next bonus action is free.
    fn is_free(&self, seat: Seat) -> bool {
        let level = self.players[seat].levels[Technology::EnergyDevelopment];
        self.turn.taken.contains(&true) && self.data.level(Technology::EnergyDevelopment, level).both_for_one
    }

    /// KE-BONUS-3 to KE-BONUS-8: an unlocked bonus action that was not taken, its price, and something to change by it.
    pub(crate) fn check_bonus(
        &self,
        seat: Seat,
        bonus: Bonus,
        burned: Option<Resource>,
    ) -> Result<Terms, Refusal> {
        let place = self.unlocked().and_then(|unlocked| unlocked.iter().position(|other| *other == bonus));
        let place = place.ok_or_else(|| Refusal::new("KE-BONUS-2", "locked").with("bonus", bonus.key()))?;
        if self.turn.taken[place] {
            return Err(Refusal::new("KE-BONUS-3", "bonus-taken").with("bonus", bonus.key()));
        }
        let mut pool = self.players[seat].pool;
        match (burned, self.is_free(seat)) {
            (None, true) => {}
            (Some(_), true) => return Err(Refusal::new("KE-BONUS-6", "bonus-free")),
            (_, false) if pool.is_none() => return Err(Refusal::new("KE-BONUS-5", "pool-empty")),
            (None, false) => return Err(Refusal::new("KE-BONUS-4", "burn-needed")),
            (Some(kind), false) if pool.of(kind) == 0 => {
                return Err(Refusal::new("KE-BONUS-4", "none-to-burn").with("what", kind.id()));
            }
            (Some(kind), false) => pool = pool.less(Cubes::one(kind)),
        }
        if !self.changes_something(seat, self.data.bonuses[bonus].effect, pool) {
            return Err(Refusal::new("KE-BONUS-8", "no-effect").with("bonus", bonus.key()));
        }
        Ok(Terms { cost: Cubes::NONE, burned: u8::from(burned.is_some()) })
    }

    /// Every bonus action that can be taken, with its price.
    fn bonuses(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let free = self.is_free(seat);
        let prices = [None, Some(Resource::Energy), Some(Resource::Matter), Some(Resource::Antimatter)];
        let unlocked = self.unlocked().into_iter().flatten();
        let moves = unlocked.flat_map(move |bonus| {
            let prices = prices.into_iter().filter(move |price| price.is_none() == free);
            prices.map(move |price| (bonus, price))
        });
        let legal = moves.filter(move |(bonus, price)| self.check_bonus(seat, *bonus, *price).is_ok());
        legal.map(|(bonus, price)| Move::Bonus(bonus, price))
    }
}

/// Which bonus action to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bonuses;

impl Question<Kepler> for Bonuses {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
        out.extend(game.bonuses(seat));
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Bonus(bonus, burned) => game.check_bonus(seat, bonus, burned),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    /// KE-BONUS-7: first the burn, then the effect, then perhaps the other one.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Bonus(bonus, burned) = mv else { return };
        let unlocked = play.unlocked().expect("a main action was taken");
        let place = unlocked.iter().position(|other| *other == bonus).expect("an unlocked bonus action");
        play.turn.taken[place] = true;
        play.tell(Event::TookBonus { seat, bonus });
        if let Some(kind) = burned {
            play.burn(seat, kind);
        }
        play.ask(seat, Bonuses);
        let effect = play.data.bonuses[bonus].effect;
        play.begin_effect(seat, effect, true);
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        game.bonuses(seat).next().is_none().then_some(Move::Done)
    }
}

impl Ask<Kepler> for Bonuses {
    fn prompt(&self, game: &Kepler, seat: Seat, _lang: Lang) -> Words {
        (if game.is_free(seat) { "ask-bonuses.free" } else { "ask-bonuses" }, vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(mv).unwrap_or(Sketch::of("group-bonus"))
    }

    /// What the bonus action does.
    fn notes(&self, _game: &Kepler, _seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        let Move::Bonus(bonus, _) = run.mv else { return Vec::new() };
        vec![<Kepler as table::Game>::texts().get(lang, &format!("{}.text", bonus.key()))]
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Kepler, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Bonus(bonus, None) => Some(named("move-bonus.free", "bonus", bonus.key())),
        Move::Bonus(bonus, Some(burned)) => {
            let bonus = ("bonus", Filling::Name(bonus.key()));
            Some(("move-bonus", vec![bonus, ("burned", Filling::Name(burned.id()))]))
        }
        Move::Done => Some(("move-no-bonus", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(mv: Move) -> Option<Sketch> {
    match mv {
        Move::Bonus(bonus, _) => Some(Sketch::of("group-bonus").at(format!("bonus-{bonus}"))),
        _ => None,
    }
}
