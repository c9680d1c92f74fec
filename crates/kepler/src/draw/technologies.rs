//! The technology board: five tracks side by side, level 0 at the foot.

use maud::{Markup, html};
use table::Seat;

use super::{Pen, Thing, classes, colour, glyph, icon, roman};
use crate::catalogue::TOP_LEVEL;
use crate::names::{Named, Technology, Track};
use crate::words::tech_place;

impl Pen<'_> {
    /// The whole board.
    pub(super) fn technologies(self) -> Markup {
        html! {
            section id="technologies" class="kp bd" {
                h3 { (self.text("draw-technologies")) (self.ours("reconstructed-costs")) span { (self.text("draw-next-level")) } }
                div class="tb" {
                    @for technology in Technology::ALL { (self.technology(*technology)) }
                }
            }
        }
    }

    fn technology(self, technology: Technology) -> Markup {
        let place = format!("technology-{technology}");
        let name = self.text(technology.key());
        let body = html! {
            span class="th" { (icon(technology.id())) span { (self.text(&format!("{}.short", technology.key()))) } }
            @for level in (0..=TOP_LEVEL).rev() { (self.level(technology, level)) }
        };
        self.thing(&Thing { id: &place, place: &place, class: "tc", target: false, name: &name }, &body)
    }

    /// A level: what it does, its price if it is the next one, and who stands there. The next one can be chosen.
    fn level(self, technology: Technology, level: u8) -> Markup {
        let players = self.game.players();
        let here: Vec<Seat> =
            players.seats().filter(|seat| players[*seat].levels[technology] == level).collect();
        let focus = self.focus();
        let card = self.game.data.level(technology, level);
        let next = players[focus].levels[technology] + 1 == level && self.game.ghost() != Some(focus);
        let place = tech_place(focus, technology);
        let target = next && self.is_target(&place);
        let affordable = next && self.game.check_buy(focus, technology).is_ok();
        let class = classes(&[
            ("tl", true),
            ("at", here.contains(&focus)),
            ("next", next),
            ("able", affordable),
            ("below", level < players[focus].levels[technology]),
        ]);
        let body = html! {
            span class="ef" { (glyph::level(technology, card)) }
            @if level > 0 && here.len() < 3 { span class="pr" { (glyph::few(card.cost)) } }
            span class="on" {
                @if card.icons > 0 && here.len() < 3 { b { (card.icons) (icon(Track::Technology.steps())) } }
                @if card.bulb > 0 && here.is_empty() { b { (icon("bulb")) (roman(card.bulb)) } }
                @for seat in here { (self.stands(seat, technology)) }
            }
        };
        let id = format!("level-{technology}-{level}");
        if !target {
            return html! { div id=(id) class=(class) { (body) } };
        }
        let name = format!(
            "{} {level}: {}. {}",
            self.text(technology.key()),
            self.text(&format!("{}-{level}", technology.key())),
            self.text(&format!("{}-{level}.text", technology.key())),
        );
        self.thing(&Thing { id: &id, place: &place, class: &class, target, name: &name }, &body)
    }

    /// The token of a player on a track.
    fn stands(self, seat: Seat, technology: Technology) -> Markup {
        let place = tech_place(seat, technology);
        let name = self.fill(
            "draw-level-of",
            &[
                ("who", self.seat_name(seat).into()),
                ("technology", self.text(technology.key()).into()),
                ("level", self.game.players()[seat].levels[technology].into()),
            ],
        );
        let class = classes(&[("tk", true), (colour(seat), true), ("fresh", self.is_fresh(&place))]);
        html! { i id={ "token-" (seat) "-" (technology) } data-place=(place) class=(class) role="img" aria-label=(name) { (self.initial(seat)) } }
    }

    /// All levels of a player in one line.
    pub(super) fn own_levels(self, seat: Seat) -> Markup {
        html! {
            ul class="lv" {
                @for technology in Technology::ALL {
                    li title=(self.text(technology.key())) {
                        (icon(technology.id())) b { (roman(self.game.players()[seat].levels[*technology])) }
                    }
                }
            }
        }
    }
}
