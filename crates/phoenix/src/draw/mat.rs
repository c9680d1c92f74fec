//! What lies in front of a player: stock, fleet and station.

use maud::{Markup, html};
use table::{Look, Seat};

use super::glyph;
use super::{Pen, classes, colour, icon, role, token};
use crate::Phoenix;
use crate::catalogue::HubCard;
use crate::goods::Goods;
use crate::names::{Color, Hub, Named, Resource, Species, Track};
use crate::player::{Place, Player};

/// The mat of a seat.
pub fn mat(game: &Phoenix, seat: Seat, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    let player = &game.players()[seat];
    let class =
        [("mat", true), (colour(seat), true), ("mine", pen.is_own(seat)), ("now", pen.is_asked(seat))];
    html! {
        section id={ "mat-" (seat) } class=(classes(&class)) aria-label=(pen.who(seat)) {
            (pen.head(seat, player))
            (pen.stock(seat, player))
            (pen.dealt(seat, player))
            (pen.station(seat, player))
            (pen.reserve(seat, player))
            (pen.fleet(seat, player))
        }
    }
}

impl Pen<'_> {
    /// Token, hub, whether it is this player's turn, and points.
    fn head(self, seat: Seat, player: &Player) -> Markup {
        let points = self.say("draw-points", &[("count", i32::from(player.points).into())]);
        html! {
            header {
                (token(seat))
                h3 { (player.hub.map_or_else(|| self.who(seat), |hub| self.name(hub))) }
                @if self.is_asked(seat) { span class="state" { (self.text("draw-now")) } }
                span id={ "points-" (seat) } class="vp" role="img"
                    aria-label=(points) { (player.points) (icon("points")) }
            }
        }
    }

    /// GEMs, resources, ships' markers and residents by species.
    fn stock(self, seat: Seat, player: &Player) -> Markup {
        let stock = &player.stock;
        let goods = std::iter::once(("gems", stock.gems))
            .chain(Resource::ALL.iter().map(|resource| (resource.id(), stock.of(*resource))));
        let (more, choice) = self.next_income(seat);
        let more = |what: &str| {
            more.chips().into_iter().find(|chip| chip.what == what).map(|chip| chip.amount as u8)
        };
        html! {
            div id={ "stock-" (seat) } class="goods" {
                @for (what, amount) in goods {
                    @let name = self.say(&format!("{what}.amount"), &[("count", i32::from(amount).into())]);
                    @let more = more(what);
                    @let name = match more {
                        Some(more) => self.fill("draw-more", &[("amount", name.into()), ("more", more.into())]),
                        None => name,
                    };
                    span id={ (what) "-" (seat) } class="re" role="img" aria-label=(name) title=(name) {
                        (icon(what)) (amount) @if let Some(more) = more { span class="more" { "+" (more) } }
                    }
                }
                @if let Some(more) = more("points") { (self.also(seat, "points", more)) }
                @if choice > 0 { (self.also(seat, "resources", choice)) }
            }
            @if player.residents() > 0 {
                div id={ "census-" (seat) } class="goods small" {
                    @for species in Species::ALL.iter().filter(|species| player.census[**species] > 0) {
                        @let count = player.census[*species];
                        span id={ (species) "-" (seat) } class="re" role="img"
                            aria-label=(self.amount(species.id(), count)) {
                            (icon(species.id())) (count)
                        }
                    }
                }
            }
        }
    }

    /// Something that only the next income brings.
    fn also(self, seat: Seat, what: &str, amount: u8) -> Markup {
        let name = self.fill("draw-income", &[("amount", self.amount(what, amount).into())]);
        html! {
            span id={ "also-" (what) "-" (seat) } class="re more" role="img"
                aria-label=(name) title=(name) { "+" (amount) (icon(what)) }
        }
    }

    /// The two hubs to choose from.
    fn dealt(self, seat: Seat, player: &Player) -> Markup {
        let dealt: Vec<Hub> = player.dealt.iter().flatten().copied().collect();
        html! {
            @if player.hub.is_none() && !dealt.is_empty() {
                section id={ "dealt-" (seat) } class="dealt" aria-label=(self.text("draw-dealt")) {
                    h3 { (self.text("draw-dealt")) }
                    @for hub in dealt { (self.hub_card(hub)) }
                }
            }
        }
    }

    /// A hub that may be chosen, with what it brings at the start.
    fn hub_card(self, hub: Hub) -> Markup {
        let place = format!("hub-{hub}");
        let target = self.is_target(&place);
        let card = &self.game.data.get().hubs[hub];
        let class = classes(&[("hubcard", true), ("target", target), ("fresh", self.is_fresh(&place))]);
        let name =
            format!("{} {}: {}", self.explain(&place), self.text("draw-start"), self.goods(card.start));
        html! {
            div id=(place) data-place=(place) class=(class) role=(role(target))
                tabindex=[target.then_some("0")] aria-label=(name) {
                b class="id" { (self.name(hub)) }
                span class="fc" { (glyph::goods(card.start)) (self.first_steps(card)) }
                small { (self.text(&format!("{hub}.text"))) }
            }
        }
    }

    /// Diplomacy steps that a hub brings.
    fn first_steps(self, card: &HubCard) -> Markup {
        html! {
            @for track in Track::ALL.iter().filter(|track| card.advances[**track] > 0) {
                b { "+" (card.advances[*track]) (icon("track")) (icon(track.id())) }
            }
            @if card.choose_advances > 0 { b { "+" (card.choose_advances) (icon("track")) "?" } }
        }
    }

    /// The station: the hub with three wings.
    fn station(self, seat: Seat, player: &Player) -> Markup {
        let Some(hub) = player.hub else { return html! {} };
        let title = self.say("draw-station", &[("count", player.sectors().into())]);
        html! {
            section id={ "station-" (seat) } class="station" aria-label=(title) {
                (self.hub(seat, player, hub))
                div class="wings" {
                    @for color in Color::ALL { (self.wing(seat, &player.station, *color)) }
                }
            }
        }
    }

    /// The hub: its ring, its abilities in words, and whoever lives there.
    fn hub(self, seat: Seat, player: &Player, hub: Hub) -> Markup {
        let place = format!("station-{seat}-hub");
        let target = self.is_target(&place);
        let class = classes(&[("hub", true), ("target", target), ("fresh", self.is_fresh(&place))]);
        let role = if target { "button" } else { "group" };
        html! {
            div id=(place) data-place=(place) class=(class) role=(role)
                tabindex=[target.then_some("0")] aria-label=(self.name(hub)) {
                div id={ "what-" (seat) } data-place={ "hub-" (hub) } role="group" aria-label=(self.name(hub)) {
                    p class="what" { (self.text(&format!("{hub}.text"))) }
                    (self.lobby(seat, player, hub))
                    svg class="ring" viewBox="0 0 330 74" aria-hidden="true" {
                        path class="arm" d="M165 37H55V74M165 37V74M165 37H275V74" {}
                        path class="hull" d="M113 12h104l22 25-22 25H113L91 37z" {}
                        path class="deck" d="M121 20h88l15 17-15 17h-88l-15-17z" {}
                        circle class="lamp" cx="104" cy="37" r="3" {}
                        circle class="lamp" cx="226" cy="37" r="3" {}
                        path class="dish" d="M60 22a18 18 0 0 1 26-10zM73 17l12 12M244 12a18 18 0 0 1 26 10zM257 17l-12 12" {}
                        text x="165" y="44" { (hub) }
                    }
                }
            }
        }
    }

    /// Quarters or spaces on the hub itself.
    fn lobby(self, seat: Seat, player: &Player, hub: Hub) -> Markup {
        let card = &self.game.data.get().hubs[hub];
        let residents: Vec<_> = player.lobby.residents().collect();
        let spaces = card.quarters.map_or(0, |(count, _)| usize::from(count)).max(residents.len());
        if spaces == 0 {
            return html! {};
        }
        html! {
            span id={ "lobby-" (seat) } class="qs lobby" role="group"
                aria-label={ (self.text("draw-lobby")) " " (self.residents(player.lobby)) } {
                @for index in 0..spaces {
                    @let who = residents.get(index);
                    span class=(classes(&[("q", true), ("lit-up", who.is_some())])) {
                        i class="w" {
                            @if let Some((species, _)) = who {
                                (self.resident(seat, Place::Hub, index as u8 + 1, species.id()))
                            }
                        }
                        @if let Some((species, _)) = who {
                            @if let Some((_, income)) = card.spaces.iter().find(|(other, _)| other == species) {
                                em { (glyph::ability(income)) }
                            }
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
                section id={ "reserve-" (seat) } class="reserve" aria-label=(self.text("draw-reserve")) {
                    h3 { (self.text("draw-reserve")) }
                    div class="wings" {
                        @for level in 1..=3 {
                            @for color in Color::ALL { (self.stack(player.reserve, *color, level, &format!("own-{seat}"))) }
                        }
                    }
                }
            }
        }
    }

    /// What the next income brings by itself, and how many resources of choice (SP-INC-5).
    fn next_income(self, seat: Seat) -> (Goods, u8) {
        let (mut sum, mut choice) = (Goods::NONE, 0);
        for (gains, _) in self.game.plain_income(seat) {
            sum += gains.goods;
            choice += gains.n;
        }
        (sum, choice)
    }
}
