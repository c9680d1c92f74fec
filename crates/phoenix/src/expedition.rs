//! Expeditions to Terra (SP-EXP).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::{Effect, Price, Trigger};
use crate::goods::{Bundle, Due, Goods};
use crate::moves::{Cast, Move, Terms, Then, Whence};
use crate::names::{Face, Named, Resource, ShipType, Species};
use crate::payment::{Pay, check_due, check_goods};
use crate::residents::Settle;
use crate::show::{amounts, named, worded};
use crate::turn::out_of_place;
use crate::{Event, Giver, Phoenix, Play};

impl Play<'_> {
    /// Rolls the dice of an Expedition ship with all modifiers (SP-EXP-1, SP-EXP-2).
    pub(crate) fn start_expedition(&mut self, seat: Seat, duration: u8, capacity: u8) {
        let sum = |of: fn(Effect) -> u8| self.modifier(seat, ShipType::Expedition, of);
        let more = sum(|effect| match effect {
            Effect::ExtraDuration(n) => n,
            _ => 0,
        });
        let keep = sum(|effect| match effect {
            Effect::ExtraCapacity(n) => n,
            _ => 0,
        });
        let rerolls = sum(|effect| match effect {
            Effect::Reroll(n) => n,
            _ => 0,
        });
        let (dice, keep) = (duration + more, capacity + keep);
        self.roll(seat, Roll { dice, lying: Cast::default(), rerolls, keep });
    }

    /// SP-EXP-11: dice granted as a bonus know no modifiers.
    pub(crate) fn roll_bonus_dice(&mut self, seat: Seat, dice: u8, keep: u8) {
        self.roll(seat, Roll { dice, lying: Cast::default(), rerolls: 0, keep });
    }

    /// Dice are rolled until all of them lie on the table. SP-EXP-15: rerolls come before the selection.
    fn roll(&mut self, seat: Seat, roll: Roll) {
        let Roll { dice, lying: cast, rerolls, keep } = roll;
        if dice > 0 {
            self.ask(seat, roll);
        } else if rerolls > 0 {
            self.ask(seat, Reroll { cast, marked: Cast::default(), rerolls, keep });
        } else {
            self.ask(seat, Dice { cast, keep, taken: false });
        }
    }

    /// Pays for a Human, who then moves in. What leaves no choice is paid at once.
    pub(crate) fn buy_human(&mut self, seat: Seat, price: Price, from: Whence) {
        let (goods, due) = self.human_price(seat, price);
        self.pay(seat, goods);
        self.ask(seat, Settle { species: Species::Human, n: 1, from });
        if due.total > 0 {
            self.ask(seat, Pay { due, then: Then::Nothing });
        }
    }
}

impl Phoenix {
    /// What a Human costs this player: what is fixed, and the resources of choice that are left to pay after all
    /// reductions (SP-SEC-215-1, SP-HUB-A10-3).
    fn human_price(&self, seat: Seat, price: Price) -> (Goods, Due) {
        let passive = self.players[seat].abilities_on(Trigger::Passive);
        let less = passive.map(|(_, ability)| match ability.effect {
            Effect::HumanDiscount(n) => n,
            _ => 0,
        });
        let gems = Goods::gems(price.goods.gems);
        let due = price.due().less(less.sum());
        if due == Due::exactly(due.cap) { (gems + due.cap.into(), Due::default()) } else { (gems, due) }
    }

    /// SP-EXP-6, SP-EXP-7: a Human on Terra, a free quarter, and the price.
    pub(crate) fn check_human(&self, seat: Seat, price: Price, rule: &'static str) -> Result<Terms, Refusal> {
        if self.supply[Species::Human] == 0 {
            return Err(Refusal::new("SP-EXP-7", "none-left").with("species", Species::Human.id()));
        }
        if !self.has_room(seat, Species::Human) {
            return Err(Refusal::new("SP-RES-4", "no-room").with("species", Species::Human.id()));
        }
        let (goods, due) = self.human_price(seat, price);
        let stock = self.players[seat].stock;
        check_goods(stock, goods, rule)?;
        check_due(stock, due, rule)?;
        Ok(Terms::of(goods))
    }

    /// The price of a Human ally.
    fn ally_price(&self) -> Price {
        Price { goods: self.data.numbers.ally_cost.into(), any: 0 }
    }
}

/// Fate: how the dice fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// How many are rolled.
    pub dice: u8,
    /// Dice that lie on the table already, because they are not rolled again.
    pub lying: Cast,
    /// How many rerolls are left afterwards.
    pub rerolls: u8,
    /// Dice that will be selected.
    pub keep: u8,
}

/// The most dice that can be rolled at once.
const MOST: usize = 16;

/// Rows of Pascal's triangle: in how many ways so many dice can be chosen from so many.
const WAYS: [[u32; MOST + 1]; MOST + 1] = {
    let mut ways = [[0; MOST + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        ways[n][0] = 1;
        let mut k = 1;
        while k <= n {
            ways[n][k] = ways[n - 1][k - 1] + if k < n { ways[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    ways
};

impl Roll {
    /// So many dice fall together. All casts of more dice, as different as six sides make them, could not be weighed
    /// with 32 bits: what is left then falls next.
    fn together(self, game: &Phoenix) -> u8 {
        let sides = game.data.numbers.die_faces.len() as u32;
        let most = (1..=MOST as u32).take_while(|dice| sides.checked_pow(*dice).is_some()).count();
        self.dice.min(most as u8)
    }
}

impl Question<Phoenix> for Roll {
    fn fate(&self) -> bool {
        true
    }

    /// Every cast, as likely as there are ways to roll it.
    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let dice = usize::from(self.together(game));
        let faces = &game.data.numbers.die_faces;
        let mut sides = [0_u32; 4];
        for face in faces {
            sides[*face as usize] += 1;
        }
        // On how many sides so many dice can show a face.
        let power = sides.map(|sides| {
            let mut power = 1_u32;
            std::array::from_fn::<u32, { MOST + 1 }, _>(|n| {
                if n > 0 {
                    power = power.wrapping_mul(sides);
                }
                power
            })
        });
        for food in (0..=dice).rev() {
            let foods = WAYS[dice][food].wrapping_mul(power[0][food]);
            let rest = dice - food;
            for water in (0..=rest).rev() {
                let waters = foods.wrapping_mul(WAYS[rest][water]).wrapping_mul(power[1][water]);
                let rest = rest - water;
                for metal in (0..=rest).rev() {
                    let human = rest - metal;
                    let ways = WAYS[rest][metal].wrapping_mul(power[2][metal]).wrapping_mul(power[3][human]);
                    let weight = waters.wrapping_mul(ways);
                    if weight > 0 {
                        let cast = [food as u8, water as u8, metal as u8, human as u8];
                        out.push((Move::Roll(Cast::from_array(cast)), weight));
                    }
                }
            }
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Roll(cast) = mv else { return };
        play.tell(Event::Rolled { seat, cast });
        let dice = self.dice - cast.values().sum::<u8>();
        let lying = Cast::from_fn(|face| self.lying[face] + cast[face]);
        play.roll(seat, Roll { dice, lying, ..self });
    }
}

impl Ask<Phoenix> for Roll {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-roll", vec![("dice", self.dice.into())])
    }
}

/// Which dice to roll again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reroll {
    /// The dice.
    pub cast: Cast,
    /// Those to be rolled again.
    pub marked: Cast,
    /// How many rerolls are left.
    pub rerolls: u8,
    /// Dice that will be selected.
    pub keep: u8,
}

impl Question<Phoenix> for Reroll {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let all = [Move::Done, Move::Reroll].into_iter().chain(Face::ALL.iter().copied().map(Move::Mark));
        out.extend(all.filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    /// SP-HUB-B4-2: dice are marked one by one, then rolled together.
    fn check(&self, _game: &Phoenix, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Mark(face) if self.marked[face] < self.cast[face] => Ok(Terms::free()),
            Move::Mark(face) => Err(Refusal::new("SP-EXP-15", "no-such-die").with("face", face.id())),
            Move::Reroll if self.marked.values().any(|n| *n > 0) => Ok(Terms::free()),
            Move::Reroll => Err(Refusal::new("SP-HUB-B4-2", "mark-first")),
            Move::Done => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Reroll { cast, mut marked, rerolls, keep } = self;
        match mv {
            Move::Mark(face) => {
                marked[face] += 1;
                play.ask(seat, Reroll { marked, ..self });
            }
            Move::Reroll => {
                let lying = Cast::from_fn(|face| cast[face] - marked[face]);
                let dice = marked.values().sum();
                play.roll(seat, Roll { dice, lying, rerolls: rerolls - 1, keep });
            }
            _ => play.ask(seat, Dice { cast, keep, taken: false }),
        }
    }
}

impl Ask<Phoenix> for Reroll {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-reroll", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        if mv == Move::Done { Some(("move-done.keep", vec![])) } else { label(game, seat, mv, lang) }
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let dice = self.marked.iter().map(|(face, n)| (face.id(), *n));
        (mv == Move::Reroll).then(|| worded("deed-reroll", "dice", amounts(dice, lang)))
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        if mv == Move::Done { Sketch::of("group-end") } else { sketch(seat, mv).unwrap_or_default() }
    }
}

/// Which die to select.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dice {
    /// The dice that are left.
    pub cast: Cast,
    /// How many may still be selected.
    pub keep: u8,
    /// Whether one has been selected.
    pub taken: bool,
}

impl Dice {
    /// No die can be selected any more.
    fn is_over(self) -> bool {
        self.keep == 0 || self.cast.values().all(|n| *n == 0)
    }

    /// A die with this face can be selected.
    fn check_face(self, face: Face) -> Result<Terms, Refusal> {
        if self.keep == 0 {
            Err(Refusal::new("SP-EXP-2", "capacity-used"))
        } else if self.cast[face] == 0 {
            Err(Refusal::new("SP-EXP-2", "no-such-die").with("face", face.id()))
        } else {
            Ok(Terms::free())
        }
    }
}

impl Question<Phoenix> for Dice {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let shown = Resource::ALL.iter().filter(|resource| self.check_face((**resource).into()).is_ok());
        out.extend(shown.map(|resource| Move::Collect(*resource)));
        if self.check_face(Face::Human).is_ok() {
            if self.check(game, seat, Move::Ally).is_ok() {
                out.push(Move::Ally);
            }
            out.push(Move::Observe);
        }
        if self.taken || self.is_over() {
            out.push(Move::Done);
        }
    }

    /// SP-EXP-2 to SP-EXP-10: one die after the other, each used at once.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Collect(resource) => self.check_face(resource.into()),
            Move::Observe => self.check_face(Face::Human),
            Move::Ally => {
                self.check_face(Face::Human)?;
                game.check_human(seat, game.ally_price(), "SP-EXP-6")
            }
            Move::Done if self.taken || self.is_over() => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-EXP-3", "select-one")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let face = match mv {
            Move::Collect(resource) => resource.into(),
            Move::Observe | Move::Ally => Face::Human,
            _ => return,
        };
        let mut cast = self.cast;
        cast[face] -= 1;
        play.ask(seat, Dice { cast, keep: self.keep - 1, taken: true });
        play.tell(Event::UsedDie { seat, face });
        match mv {
            Move::Collect(resource) => play.gain(seat, Bundle::one(resource).into(), Giver::Die(face)),
            Move::Observe => {
                let points = play.data.numbers.observe_points;
                play.gain(seat, Goods::points(points), Giver::Die(face));
            }
            _ => {
                let price = play.ally_price();
                play.buy_human(seat, price, Whence::Supply);
            }
        }
    }

    fn settled(&self, _game: &Phoenix, _seat: Seat) -> Option<Move> {
        self.is_over().then_some(Move::Done)
    }
}

impl Ask<Phoenix> for Dice {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-dice", vec![("keep", self.keep.into())])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        if mv == Move::Done { Some(("move-done.stop", vec![])) } else { label(game, seat, mv, lang) }
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        match mv {
            Move::Collect(_) => Some(("deed-collect", vec![])),
            Move::Observe => Some(("deed-observe", vec![])),
            Move::Ally => Some(("deed-ally", vec![])),
            _ => None,
        }
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        if mv == Move::Done { Sketch::of("group-end") } else { sketch(seat, mv).unwrap_or_default() }
    }

    fn closing(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Done)
    }

    /// Resources are kept where all dice can be kept, or where all show the same. A Human who cannot join is observed,
    /// unless the point would bring the end of the game.
    fn obvious(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        let kinds = self.cast.values().filter(|n| **n > 0).count();
        let all = self.cast.values().sum::<u8>() <= self.keep;
        let resource = Resource::ALL.iter().find(|resource| self.check_face((**resource).into()).is_ok());
        if let Some(resource) = resource {
            return (all || kinds == 1).then_some(Move::Collect(*resource));
        }
        let points = game.players[seat].points + i16::from(game.data.numbers.observe_points);
        let safe = points < game.data.numbers.end_points;
        let alone =
            self.check(game, seat, Move::Ally).is_err() && self.check(game, seat, Move::Observe).is_ok();
        (safe && alone).then_some(Move::Observe)
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Mark(face) => Some(named("move-mark", "face", face.id())),
        Move::Reroll => Some(("move-reroll", vec![])),
        Move::Collect(resource) => Some(named("move-collect", "resource", resource.id())),
        Move::Observe => Some(("move-observe", vec![])),
        Move::Ally => Some(("move-ally", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Mark(face) => Some(Sketch::default().at(format!("die-{face}"))),
        Move::Collect(resource) => Some(Sketch::default().at(format!("die-{resource}"))),
        Move::Observe | Move::Ally => Some(Sketch::default().at("die-human")),
        Move::Reroll => Some(Sketch::default()),
        _ => None,
    }
}
