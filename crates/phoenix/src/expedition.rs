//! Expeditions to Terra (SP-EXP).

use table::{Refusal, Seat};

use crate::Phoenix;
use crate::catalogue::{Effect, Price, Trigger, catalogue};
use crate::convert::{check_due, check_goods};
use crate::goods::{Bundle, Due, Goods};
use crate::moves::{Cast, Decision, Move, Terms, Then, Whence};
use crate::names::{Face, Named, ShipType, Source, Species};
use crate::turn::out_of_place;

impl Phoenix {
    /// Rolls the dice of an Expedition ship with all modifiers (SP-EXP-1, SP-EXP-2).
    pub(crate) fn start_expedition(&mut self, seat: Seat, duration: u8, capacity: u8) {
        let sum = |of: fn(Effect) -> u8| self.modifier(seat, ShipType::Expedition, of);
        let duration = duration
            + sum(|effect| match effect {
                Effect::ExtraDuration(n) => n,
                _ => 0,
            });
        let keep = capacity
            + sum(|effect| match effect {
                Effect::ExtraCapacity(n) => n,
                _ => 0,
            });
        let rerolls = sum(|effect| match effect {
            Effect::Reroll(n) => n,
            _ => 0,
        });
        let cast = self.roll(duration);
        self.ask_for_dice(seat, cast, rerolls, keep);
    }

    /// SP-EXP-11: dice granted as a bonus know no modifiers.
    pub(crate) fn roll_bonus_dice(&mut self, seat: Seat, roll: u8, keep: u8) {
        let cast = self.roll(roll);
        self.ask_for_dice(seat, cast, 0, keep);
    }

    /// SP-EXP-15: rerolls come before the selection.
    fn ask_for_dice(&mut self, seat: Seat, cast: Cast, rerolls: u8, keep: u8) {
        match rerolls {
            0 => self.ask(seat, Decision::Dice { cast, keep, taken: false }),
            _ => self.ask(seat, Decision::Reroll { cast, marked: Cast::default(), rerolls, keep }),
        }
    }

    /// Rolls dice. As many as possible are one draw, because setting up the stream is the dear part.
    fn roll(&mut self, dice: u8) -> Cast {
        let faces = &catalogue().numbers.die_faces;
        let sides = faces.len() as u32;
        let mut cast = Cast::default();
        let mut left = dice;
        while left > 0 {
            let (mut range, mut together) = (sides, 1);
            while together < left
                && let Some(more) = range.checked_mul(sides)
            {
                (range, together) = (more, together + 1);
            }
            let mut number = self.dice.below(range);
            for _ in 0..together {
                cast[faces[(number % sides) as usize]] += 1;
                number /= sides;
            }
            left -= together;
        }
        cast
    }

    /// SP-HUB-B4-2: dice are marked one by one, then rolled together.
    pub(crate) fn check_reroll(cast: Cast, marked: Cast, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Mark(face) if marked[face] < cast[face] => Ok(()),
            Move::Mark(face) => Err(Refusal::new("SP-EXP-15", "no-such-die").with("face", face.id())),
            Move::Reroll if marked.values().any(|n| *n > 0) => Ok(()),
            Move::Reroll => Err(Refusal::new("SP-HUB-B4-2", "mark-first")),
            _ => Err(out_of_place()),
        }
    }

    pub(crate) fn continue_reroll(&mut self, seat: Seat, decision: Decision, mv: Move) {
        let Decision::Reroll { mut cast, mut marked, rerolls, keep } = decision else { return };
        match mv {
            Move::Mark(face) => {
                marked[face] += 1;
                self.ask(seat, Decision::Reroll { cast, marked, rerolls, keep });
            }
            Move::Reroll => {
                let again = self.roll(marked.values().sum());
                for face in Face::ALL {
                    cast[*face] = cast[*face] - marked[*face] + again[*face];
                }
                self.ask_for_dice(seat, cast, rerolls - 1, keep);
            }
            _ => self.ask(seat, Decision::Dice { cast, keep, taken: false }),
        }
    }

    /// SP-EXP-2 to SP-EXP-10: one die after the other, each used at once.
    pub(crate) fn check_die(
        &self,
        seat: Seat,
        cast: Cast,
        keep: u8,
        taken: bool,
        mv: Move,
    ) -> Result<Terms, Refusal> {
        let over = keep == 0 || cast.values().all(|n| *n == 0);
        let selected = |face: Face, terms: Terms| match cast[face] {
            _ if keep == 0 => Err(Refusal::new("SP-EXP-2", "capacity-used")),
            0 => Err(Refusal::new("SP-EXP-2", "no-such-die").with("face", face.id())),
            _ => Ok(terms),
        };
        match mv {
            Move::Collect(resource) => {
                selected(resource.into(), Terms::new(Goods::NONE, Bundle::one(resource).into()))
            }
            Move::Observe => {
                let points = Goods::points(catalogue().numbers.observe_points);
                selected(Face::Human, Terms::new(Goods::NONE, points))
            }
            Move::Ally => {
                selected(Face::Human, Terms::free())?;
                self.check_human(seat, ally_price(), "SP-EXP-6")
            }
            Move::Done if taken || over => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-EXP-3", "select-one")),
            _ => Err(out_of_place()),
        }
    }

    pub(crate) fn select_die(&mut self, seat: Seat, mut cast: Cast, keep: u8, mv: Move) {
        let face = match mv {
            Move::Collect(resource) => resource.into(),
            Move::Observe | Move::Ally => Face::Human,
            _ => return,
        };
        cast[face] -= 1;
        self.ask(seat, Decision::Dice { cast, keep: keep - 1, taken: true });
        match mv {
            Move::Collect(resource) => self.players[seat].stock.gain(Bundle::one(resource).into()),
            Move::Observe => {
                let points = catalogue().numbers.observe_points.into();
                self.players[seat].score(points, Source::Observed);
            }
            _ => self.buy_human(seat, ally_price(), Whence::Supply),
        }
    }

    /// What a Human costs this player: GEMs, and resources less the reductions (SP-SEC-215-1, SP-HUB-A10-3).
    fn human_price(&self, seat: Seat, price: Price) -> (Goods, Due) {
        let passive = self.players[seat].abilities_on(Trigger::Passive);
        let less = passive.map(|(_, ability)| match ability.effect {
            Effect::HumanDiscount(n) => n,
            _ => 0,
        });
        (Goods::gems(price.goods.gems), price.due().less(less.sum()))
    }

    /// SP-EXP-6, SP-EXP-7: a Human on Terra, a free quarter, and the price.
    pub(crate) fn check_human(&self, seat: Seat, price: Price, rule: &'static str) -> Result<Terms, Refusal> {
        if self.supply[Species::Human] == 0 {
            return Err(Refusal::new("SP-EXP-7", "none-left").with("species", Species::Human.id()));
        }
        if !self.has_room(seat, Species::Human) {
            return Err(Refusal::new("SP-RES-4", "no-room").with("species", Species::Human.id()));
        }
        let (gems, due) = self.human_price(seat, price);
        let stock = self.players[seat].stock;
        check_goods(stock, gems, rule)?;
        check_due(stock, due, rule)?;
        let known = if due == Due::exactly(due.cap) { due.cap.into() } else { Goods::NONE };
        Ok(Terms::new(Goods { gems: gems.gems, ..known }, Goods::NONE))
    }

    /// Pays for a Human, who then moves in.
    pub(crate) fn buy_human(&mut self, seat: Seat, price: Price, from: Whence) {
        let (gems, due) = self.human_price(seat, price);
        self.players[seat].stock.pay(gems);
        self.ask(seat, Decision::Settle { species: Species::Human, n: 1, from });
        if due.total > 0 {
            self.ask(seat, Decision::Pay { due, then: Then::Nothing });
        }
    }
}

/// The price of a Human ally.
fn ally_price() -> Price {
    Price { goods: catalogue().numbers.ally_cost.into(), any: 0 }
}
