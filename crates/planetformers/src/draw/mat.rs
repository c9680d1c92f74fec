//! What lies in front of a player: the Ark with its upgrades, the hold, tokens, markers and Survivors.

use maud::{Markup, html};
use table::{Game as _, Named, Seat};

use super::{Pen, Thing, classes, colour, glyph, icon};
use crate::names::Upgrade;
use crate::places;
use crate::player::Player;

impl Pen<'_> {
    /// The mat of a seat.
    pub(super) fn belongings(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let class = classes(&[("pf mt", true), (colour(seat), true), ("deal", self.is_dealing())]);
        html! {
            section id={ "mat-" (seat) } class=(class) aria-label=(self.seat_name(seat)) {
                @if self.game.is_automatic(seat) { (self.automa_crew()) }
                @else { (self.hold(seat, player)) (self.tokens(seat, player)) }
                (self.upgrades(seat, player))
                (self.markers(seat, player))
                @if !self.game.is_automatic(seat) { (self.held(seat, player)) }
            }
        }
    }

    /// The Ark card: upgrades with their prices, the Colonies that still lie on them, and the Outposts of the pairs.
    pub(super) fn upgrades(self, seat: Seat, player: &Player) -> Markup {
        let data = self.game.data.get();
        let mut all: Vec<Upgrade> = Upgrade::ALL.to_vec();
        all.sort_by_key(|upgrade| (data.upgrades[*upgrade].slot.row, data.upgrades[*upgrade].slot.col));
        let paid: u8 = player.upgrades.values().sum();
        let most: u8 = data.upgrades.values().map(|card| card.steps).sum();
        html! {
            section id={ "upgrades-" (seat) } class="up" aria-label=(self.text("draw-upgrades")) {
                h3 { (self.text("draw-upgrades")) span { (paid) "/" (most) } }
                div class="ug" {
                    @for upgrade in all { (self.upgrade(seat, player, upgrade)) }
                    @for (index, pair) in data.pairs.iter().enumerate() { (self.pair(player, index, *pair)) }
                }
            }
        }
    }

    fn upgrade(self, seat: Seat, player: &Player, upgrade: Upgrade) -> Markup {
        let data = self.game.data.get();
        let card = &data.upgrades[upgrade];
        let place = places::upgrade(seat, upgrade);
        let paid = player.upgrades[upgrade];
        let done = paid == card.steps;
        // The Automa's Ark has six of them, and other prices.
        if self.game.is_automatic(seat) && matches!(upgrade, Upgrade::ScoutVehicles | Upgrade::Engines) {
            return html! {};
        }
        let body = html! {
            span class="un" { span { (self.name(upgrade)) } @if !done { (icon("colony")) } }
            span class="ue" {
                span { (glyph::effect(card.effect, data.numbers.capacity, &data.numbers.range)) }
                @if done { (icon("done")) }
                @else { span class="pr" { (icon(glyph::fee(card))) (glyph::cargo(card.cost)) } }
            }
        };
        let class = classes(&[("us", true), ("on", paid > 0), ("done", done)]);
        let name = self.explain(&place);
        self.thing(
            &Thing { place: &place, class: &class, target: self.is_own_target(seat, &place), name: &name },
            &body,
        )
    }

    /// The Outpost between the upgrades of a pair: locked until both are unlocked.
    fn pair(self, player: &Player, index: usize, pair: [Upgrade; 2]) -> Markup {
        let free = pair.iter().all(|upgrade| player.has(*upgrade));
        let name = self.text(if free { "draw-pair-free" } else { "draw-pair" });
        html! {
            span class={ "pair p" (index) @if free { " free" } } role="img" aria-label=(name) title=(name) { (icon("outpost")) }
        }
    }

    /// Colonies and Outposts: free, placed, and what the next Colony costs.
    fn markers(self, seat: Seat, player: &Player) -> Markup {
        let place = places::markers(seat);
        let scoring = &self.game.data.get().scoring;
        let bill = self.game.colony_bill(seat);
        let limit = self.game.terraform_limit(seat);
        let body = html! {
            span { (icon("colony")) b { (player.colonies) } small { "+" (player.colony_pool) } }
            span { (icon("points")) b { (scoring.colonies[usize::from(player.colonies)]) } }
            span class="nx" { @if let Some(bill) = bill { (icon("colony")) "=" (glyph::bill(bill)) } }
            span { (icon("outpost")) b { (player.outposts) } small { "+" (player.outpost_pool) } }
            span class="lim" { (self.say("draw-limit", &[("n", limit.into())])) }
            span { (icon("range")) b { (player.range(self.game.data.get())) } }
        };
        html! {
            section id={ "pieces-" (seat) } class="mk" aria-label=(self.text("draw-markers")) {
                h3 { (self.text("draw-markers")) span { (self.text("draw-markers.pool")) } }
                (self.thing(&Thing { place: &place, class: "mg", target: false, name: &self.explain(&place) }, &body))
            }
        }
    }

    /// Survivors below the Bridge, and those that are settled.
    fn held(self, seat: Seat, player: &Player) -> Markup {
        let scoring = &self.game.data.get().scoring;
        let settled = player.settled.len();
        let free = self.game.data.numbers.held.saturating_sub(player.held.len());
        html! {
            section id={ "survivors-" (seat) } class="sv" aria-label=(self.text("draw-survivors")) {
                h3 {
                    (self.text("draw-survivors"))
                    span { (self.say("draw-settled", &[("n", settled.into())])) " " (scoring.settled(settled)) (icon("points")) }
                }
                div class="sr" {
                    @for survivor in player.held.iter() { (self.survivor(survivor)) }
                    @for _ in 0..free { span class="slot" aria-hidden="true" {} }
                }
            }
        }
    }

    /// A Survivor card.
    pub(super) fn survivor(self, card: crate::cards::Survivor) -> Markup {
        let place = places::survivor(card);
        let face = self.game.data.get().survivor(card);
        let body = html! { (icon("survivor")) (icon(face.color.id())) (glyph::gain(face.gain)) };
        let class = format!("sc d-{}", face.color.id());
        self.thing(
            &Thing {
                place: &place,
                class: &class,
                target: self.is_target(&place),
                name: &self.explain(&place),
            },
            &body,
        )
    }
}
