//! Conversions of a hub, possible beside every other question (SP-HUB-B6-3, SP-HUB-A1-3).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::{Ability, Effect, Gains, Price, Trigger};
use crate::goods::{Bundle, Goods};
use crate::names::{Named, Resource};
use crate::payment::check_goods;
use crate::show::named;
use crate::turn::{out_of_place, poor};
use crate::{Giver, Move, Phoenix, Play, Step, Terms};

impl Phoenix {
    /// The conversion a player may make at this moment, leaving aside what it costs.
    fn conversion(&self, seat: Seat) -> Option<(Price, Gains)> {
        let player = &self.players[seat];
        if seat != self.active || !player.converts() {
            return None;
        }
        let hub = &self.data.get().hubs[player.hub?];
        let now = |ability: &&Ability| match ability.on {
            Trigger::AnyTime => true,
            // Before the ship is paid for or income begins, and from the end of the basic action on.
            Trigger::OwnTurn => {
                !self.action.converted
                    && matches!(
                        self.step,
                        Step::Turn | Step::After | Step::Tracks(_) | Step::AfterIncome | Step::LastMoment
                    )
            }
            _ => false,
        };
        let running = !self.step.is_setup() && self.step != Step::Over;
        let ability = hub.abilities.iter().find(now).filter(|_| running)?;
        match ability.effect {
            Effect::Exchange { pay, gain, .. } => Some((pay, gain)),
            _ => None,
        }
    }

    /// SP-HUB-B6-3, SP-HUB-A1-3: the price and the gain of a conversion; points must be there (SP-CLAR-9).
    fn check_convert(&self, seat: Seat, choice: Option<Resource>) -> Result<(Goods, Goods), Refusal> {
        let Some((pay, gain)) = self.conversion(seat) else {
            return Err(Refusal::new("SP-TURN-19", "no-conversion"));
        };
        let fits = match choice {
            Some(resource) => gain.n > 0 && gain.from.contains(resource),
            None => gain.n == 0,
        };
        if !fits {
            return Err(Refusal::new("SP-TURN-19", "other-conversion"));
        }
        let player = &self.players[seat];
        // What costs no points can be had below zero.
        if pay.goods.points > 0 && player.points < i16::from(pay.goods.points) {
            return Err(poor("SP-CLAR-9", "points", pay.goods.points.into(), player.points.max(0) as u16));
        }
        check_goods(player.stock, pay.goods, "SP-HUB-A1-3")?;
        Ok((pay.goods, choice.map_or(gain.goods, |resource| Bundle::one(resource).into())))
    }

    /// Conversions that can be made at the open question.
    fn conversions(&self, seat: Seat) -> impl Iterator<Item = Option<Resource>> {
        let gain = self.conversion(seat).map(|(_, gain)| gain);
        let chosen = gain.is_some_and(|gain| gain.n > 0);
        let choices = Resource::ALL.iter().map(|resource| Some(*resource)).filter(move |_| chosen);
        let choices = choices.chain((gain.is_some() && !chosen).then_some(None));
        choices.filter(move |choice| self.check_convert(seat, *choice).is_ok())
    }

    /// Whether any conversion can be made.
    #[inline]
    pub(crate) fn may_convert(&self, seat: Seat) -> bool {
        self.players[seat].converts() && self.conversions(seat).next().is_some()
    }
}

/// Whether to convert something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Convert;

impl Question<Phoenix> for Convert {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        if game.players[seat].converts() {
            out.extend(game.conversions(seat).map(Move::Convert));
        }
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Convert(choice) = mv else { return Err(out_of_place()) };
        game.check_convert(seat, choice).map(|(price, _)| Terms::of(price))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Convert(choice) = mv else { return };
        let (price, gain) = play.check_convert(seat, choice).expect("a legal conversion");
        play.action.converted = true;
        play.pay(seat, price);
        play.gain(seat, gain, Giver::Conversion);
    }
}

impl Ask<Phoenix> for Convert {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-convert", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        match mv {
            Move::Convert(None) => Some(("deed-convert", vec![])),
            Move::Convert(Some(resource)) => Some(named("deed-convert.resource", "resource", resource.id())),
            _ => None,
        }
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What conversions are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Convert(None) => Some(("move-convert", vec![])),
        Move::Convert(Some(resource)) => Some(named("move-convert.resource", "resource", resource.id())),
        _ => None,
    }
}

/// They stand together.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    matches!(mv, Move::Convert(_)).then(|| Sketch::of("group-convert"))
}
