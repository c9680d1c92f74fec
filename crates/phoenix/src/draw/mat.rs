//! What lies in front of a player: the hub, what income would bring, residents, fleet and reserve.

use maud::{Markup, html};
use table::Seat;

use super::{Pen, Thing, classes, colour, glyph, icon};
use crate::names::{Color, Hub, Named, Species};
use crate::player::Player;

impl Pen<'_> {
    /// The mat of a seat. The station of whoever looks lies in the middle of the table.
    pub(super) fn belongings(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let class = classes(&[("sp mt", true), (colour(seat), true)]);
        html! {
            section id={ "mat-" (seat) } class=(class) aria-label=(self.seat_name(seat)) {
                @match player.hub {
                    Some(hub) => (self.hub_board(seat, hub)),
                    None => (self.dealt(seat, player)),
                }
                @if player.hub.is_some() { (self.next_income(seat)) (self.census(seat, player)) }
                @if seat != self.focus() && player.hub.is_some() { (self.small_station(seat, player)) }
                (self.fleet(seat, player))
                (self.reserve(seat, player))
            }
        }
    }

    /// The hub: what it does as icons, and in words for whoever opens it.
    fn hub_board(self, seat: Seat, hub: Hub) -> Markup {
        let place = format!("hub-{hub}");
        let card = &self.game.data.get().hubs[hub];
        html! {
            section id={ "hub-of-" (seat) } class="hb" data-place=(place) role="group" aria-label=(self.explain(&place)) {
                h3 { (self.name(hub)) (self.mark(&card.reconstructed)) span { (self.text("draw-always")) } }
                ul {
                    @for ability in card.abilities.iter().chain(&card.endgame) {
                        li title=(crate::show::ability_words(ability, self.look.lang)) { (glyph::on_hub(ability)) }
                    }
                }
                details id={ "hub-words-" (seat) } class="lg" data-keep="" {
                    summary { (self.text("draw-words")) }
                    @for ability in card.abilities.iter().chain(&card.endgame) {
                        p { (crate::show::ability_words(ability, self.look.lang)) }
                    }
                }
            }
        }
    }

    /// The hubs to choose from, in words.
    fn dealt(self, seat: Seat, player: &Player) -> Markup {
        let dealt: Vec<Hub> = player.dealt.iter().flatten().copied().collect();
        html! {
            @if !dealt.is_empty() {
                section id={ "dealt-" (seat) } class="hb" aria-label=(self.text("draw-dealt")) {
                    h3 { (self.text("draw-dealt")) }
                    @for hub in dealt {
                        @let card = &self.game.data.get().hubs[hub];
                        div class="dealt" {
                            b { (self.name(hub)) } span class="gd" { (glyph::goods(card.start)) }
                            p { (self.text(&format!("{hub}.text"))) }
                        }
                    }
                }
            }
        }
    }

    /// What income brings by itself if it is taken now (SP-INC-5). There the own one is taken, or says why it cannot be.
    fn next_income(self, seat: Seat) -> Markup {
        let incomes = self.game.plain_income(seat);
        let (id, name) = (format!("income-{seat}"), self.text("draw-if-income"));
        let body = html! {
            h3 { (name) }
            p class="gd" { (glyph::gained(incomes.iter().map(|(gains, _)| *gains))) }
        };
        if seat == self.focus() {
            let target = self.is_target("income");
            self.thing(&Thing { id: &id, place: "income", class: "in", target, name: &name }, &body)
        } else {
            html! { section id=(id) class="in" aria-label=(name) { (body) } }
        }
    }

    /// Residents by species.
    fn census(self, seat: Seat, player: &Player) -> Markup {
        let each = self.game.data.numbers.resident_points;
        html! {
            section id={ "census-" (seat) } class="cs" aria-label=(self.text("draw-residents")) {
                h3 { (self.text("draw-residents")) span { (glyph::some(each, "points")) " " (self.text("draw-each")) } }
                ul {
                    @for species in Species::ALL {
                        @let count = player.census[*species];
                        li class=[(count == 0).then_some("zero")] title=(self.amount(species.id(), count)) {
                            (icon(species.id())) b { (count) }
                        }
                    }
                }
            }
        }
    }

    /// Sectors that only this player can build.
    fn reserve(self, seat: Seat, player: &Player) -> Markup {
        html! {
            @if !player.reserve.is_empty() {
                section id={ "reserve-" (seat) } class="rv" aria-label=(self.text("draw-reserve")) {
                    h3 { (self.text("draw-reserve")) }
                    @for level in (1..=3).rev() {
                        @for color in Color::ALL {
                            (self.stack(player.reserve, *color, level, &format!("own-{seat}")))
                        }
                    }
                }
            }
        }
    }
}
