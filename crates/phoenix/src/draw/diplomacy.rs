//! The diplomacy board: who stands where, and who gets what when a ship is used.

use maud::{Markup, html};
use table::Seat;

use super::{Pen, Thing, classes, glyph, icon};
use crate::catalogue::{LevelBonus, TOP_LEVEL};
use crate::diplomacy::track_key;
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Named, ShipType, Track};

impl Pen<'_> {
    /// Four tracks side by side, level 0 at the foot, and below them what everybody would get.
    pub(super) fn diplomacy(self) -> Markup {
        html! {
            section id="diplomacy" class="sp bd" {
                h3 { (self.text("draw-diplomacy-hint")) (self.ours("reconstructed-prices")) }
                div class="dp" {
                    div class="dl" {
                        span class="dh" title=(self.text("draw-lobbying")) { (self.text("draw-step")) }
                        @for level in (0..=TOP_LEVEL).rev() {
                            span class="dc" {
                                @if level > 0 { (glyph::some(self.game.data.numbers.lobbying[usize::from(level)], "gems")) }
                            }
                        }
                        span class="ds" { (self.text("draw-gets")) }
                    }
                    @for track in Track::ALL { (self.track(*track)) }
                }
            }
        }
    }

    fn track(self, track: Track) -> Markup {
        let place = format!("track-{track}");
        let used = self.game.action().kind.and_then(ShipType::track) == Some(track);
        let name = self.track_name(track);
        let head = Thing { id: &place, place: &place, class: "dh", target: false, name: &name };
        let class = classes(&[("dt", true), ("hot", used), ("fresh", self.is_fresh(&place))]);
        html! {
            div id={ "col-" (track) } class=(class) {
                (self.thing(&head, &icon(track.id())))
                @for level in (0..=TOP_LEVEL).rev() { (self.level(track, level)) }
                (self.shares(track))
            }
        }
    }

    /// A level: its bonus, and the tokens on it. The next step of whoever is asked can be chosen.
    fn level(self, track: Track, level: u8) -> Markup {
        let players = self.game.players();
        let stands = |seat: &Seat| players[*seat].tokens[track] == level;
        let here: Vec<Seat> = players.seats().filter(stands).collect();
        let question = self.game.question();
        let place = format!("track-{track}");
        let step = question
            .filter(|_| self.is_target(&place))
            .map(|question| players[question.seat].tokens[track] + 1);
        let open = match question.map(|question| question.decision) {
            Some(Decision::Bonus(bonus)) => bonus.track == track && level <= bonus.top,
            _ => false,
        };
        let body = html! {
            span class="fx" {
                @match self.bonus(track, level) { Some(goods) => (glyph::goods(goods)), None => (self.text("draw-two")) }
            }
            span class=(if here.len() > 2 { "on many" } else { "on" }) { @for seat in here { (self.token(seat)) } }
        };
        let id = format!("on-{track}-{level}");
        let class = if open { "dc open" } else { "dc" };
        if step != Some(level) {
            return html! { div id=(id) class=(class) { (body) } };
        }
        let name = self
            .fill("draw-advance", &[("track", self.text(track_key(track)).into()), ("level", level.into())]);
        self.thing(&Thing { id: &id, place: &place, class, target: true, name: &name }, &body)
    }

    /// What everybody gets when a ship of the type is used: the bonus up to which they may choose.
    fn shares(self, track: Track) -> Markup {
        let seats = self.game.players().seats();
        let tops = seats.filter_map(|seat| Some((seat, self.game.bonus_level(seat, track)?)));
        html! {
            div id={ "gets-" (track) } class="ds" {
                @for (seat, top) in tops {
                    span {
                        (self.token(seat))
                        @match self.bonus(track, top) { Some(goods) => (glyph::few(goods)), None => b { "2×" } }
                    }
                }
            }
        }
    }

    /// A track in words: who stands where, and what they get.
    fn track_name(self, track: Track) -> String {
        let stands = |(seat, level): (Seat, u8)| {
            let gets = self.game.bonus_level(seat, track).map(|top| match self.bonus(track, top) {
                Some(goods) => self.goods(goods),
                None => self.text("draw-two"),
            });
            let gets = gets.unwrap_or_else(|| self.text("draw-none"));
            self.fill(
                "draw-on-level",
                &[("who", self.seat_name(seat).into()), ("level", level.into()), ("gets", gets.into())],
            )
        };
        let levels = self.game.players().iter().map(|(seat, player)| stands((seat, player.tokens[track])));
        format!("{}. {}", self.text(track_key(track)), levels.collect::<Vec<_>>().join(" "))
    }

    /// What a level of a track brings; nothing of its own where two lower ones are taken.
    fn bonus(self, track: Track, level: u8) -> Option<Goods> {
        let board = &self.game.data.get().diplomacy;
        match board.levels[usize::from(level)] {
            LevelBonus::Single(goods, amount) => {
                let mut bundle = goods.bundle();
                bundle.0[board.resource[track] as usize] += amount;
                Some(Goods { gems: goods.gems, points: goods.points, ..Goods::from(bundle) })
            }
            LevelBonus::TwoOf(_) => None,
        }
    }
}
