//! Ships: all of them, kind by kind and owner by owner, and the fleet of a player.

use maud::{Markup, html};
use table::Seat;

use super::{Pen, Thing, classes, colour, icon, roman};
use crate::catalogue::ShipCard;
use crate::moves::Decision;
use crate::names::{Named, Ship, ShipType};
use crate::player::{Berth, OwnShip, Player};
use crate::ships::Outlook;

/// What a ship does, as numbers and icons.
pub(super) fn power(card: &ShipCard) -> Markup {
    let power = card.power;
    html! {
        @match card.kind {
            ShipType::Dismantle if power == 0 => (icon("metal")),
            ShipType::Dismantle => { (icon("metal")) "+" (power) },
            ShipType::Construction if power == 0 => (icon("sector")),
            ShipType::Construction => { (icon("sector")) "−" (power) },
            ShipType::Transport => { (power) (icon("swap")) },
            ShipType::Diplomacy => { (power) (icon("track")) },
            ShipType::Expedition => { (power) (icon("die")) "›" (card.capacity) },
            ShipType::Farm => { (power) (icon("food")) },
            ShipType::IceCollector => { (power) (icon("water")) },
        }
    }
}

/// A ship on the table.
#[derive(Clone, Copy)]
struct Lying {
    ship: Ship,
    owner: Option<Seat>,
    used: bool,
    by: Option<Seat>,
}

impl Pen<'_> {
    /// All ships: a row for every owner, a column for every kind.
    pub(super) fn ships(self) -> Markup {
        // The own ships are on top.
        let (first, players) = (self.focus(), self.game.players());
        let seats = std::iter::once(first).chain(first.others(players.len()));
        let in_use = self.game.action().kind;
        html! {
            table id="ships" class="mx" tabindex="0" aria-label=(self.text("draw-ships")) {
                thead {
                    tr {
                        th scope="col" { (self.text("draw-ships")) (self.ours("reconstructed-cards")) }
                        @for kind in ShipType::ALL {
                            th id={ "kind-" (kind) } scope="col" class=[(in_use == Some(*kind)).then_some("hot")] {
                                span { (icon(kind.id())) (self.short_name(*kind)) }
                            }
                        }
                    }
                }
                tbody {
                    @for seat in seats { (self.fleet_row(seat)) }
                    tr id="row-neutral" {
                        th scope="row" {
                            span class="ow" {
                                i class="tk none" {}
                                span { (self.text("draw-neutral")) small { (self.text("draw-no-owner")) } }
                            }
                        }
                        @for kind in ShipType::ALL { td { (self.neutral_ship(*kind)) } }
                    }
                }
            }
        }
    }

    /// That some values are our own, where there is no room to say which.
    pub(super) fn ours(self, key: &str) -> Markup {
        html! { span class="ours" title=(self.text(key)) { "◇" } }
    }

    fn fleet_row(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let own = seat == self.focus();
        let class = classes(&[(colour(seat), true), ("mine", own)]);
        html! {
            tr id={ "row-" (seat) } class=(class) {
                th scope="row" {
                    span class="ow" {
                        (self.token(seat))
                        span {
                            span class="wn" { (self.seat_name(seat)) }
                            small {
                                @if own { (self.text("draw-no-fee")) }
                                @else { (self.fill("draw-fee", &[("who", self.initial(seat).into())])) }
                            }
                        }
                    }
                }
                @for kind in ShipType::ALL { (self.fleet_cell(seat, player, *kind)) }
            }
        }
    }

    /// The ships of one kind and owner; where there are many, they stand closer.
    fn fleet_cell(self, seat: Seat, player: &Player, kind: ShipType) -> Markup {
        let ships = &self.game.data.get().ships;
        let here: Vec<(usize, OwnShip)> = player
            .fleet
            .iter()
            .copied()
            .enumerate()
            .filter(|(_, own)| ships[own.ship].kind == kind)
            .collect();
        html! {
            td class=[(here.len() > 2).then_some("many")] {
                @for (index, own) in here {
                    @let by = self.user(own.ship, seat);
                    @let lying = Lying { ship: own.ship, owner: Some(seat), used: own.gems > 0, by };
                    (self.chip(&format!("all-{seat}-{index}"), &format!("ship-{seat}-{}", own.ship), lying))
                }
            }
        }
    }

    fn neutral_ship(self, kind: ShipType) -> Markup {
        let ships = &self.game.data.get().ships;
        let neutral = Ship::NEUTRAL.into_iter().find(|ship| ships[*ship].kind == kind);
        html! {
            @if let Some(ship) = neutral {
                @let state = self.game.neutral(ship).unwrap_or_default();
                @let used = state.gems > 0 || state.marker.is_some();
                @let lying = Lying { ship, owner: None, used, by: state.marker };
                (self.chip(&format!("all-{ship}"), &format!("neutral-{ship}"), lying))
            }
        }
    }

    /// A ship: its level, what it does, and its price for whoever looks, or who uses it.
    fn chip(self, id: &str, place: &str, lying: Lying) -> Markup {
        let Lying { ship, owner, used, by } = lying;
        let card = &self.game.data.get().ships[ship];
        let target = !used && self.is_target(place);
        let name = self.ship_words(place, owner, used, by);
        let body = html! {
            span class="lv" { @if owner.is_some() { (roman(card.level)) } }
            b { (power(card)) }
            span class="pr" {
                @if let Some(seat) = by { (self.token(seat)) }
                @else if used { (self.text("draw-spent")) }
                @else { (self.ship_price(lying, card, target)) }
            }
        };
        let class = if used { "sh used" } else { "sh" };
        self.thing(&Thing { id, place, class, target, name: &name }, &body)
    }

    /// What using a ship costs whoever looks; where one is to be dismantled, what that brings.
    fn ship_price(self, Lying { ship, owner, .. }: Lying, card: &ShipCard, target: bool) -> Markup {
        match self.game.question().map(|question| question.decision) {
            Some(Decision::Dismantle(dismantle)) if target => {
                html! { b class="up" { "+" (card.metal + dismantle.extra) (icon("metal")) } }
            }
            Some(Decision::GiveUp(_)) if target => html! { b class="down" { "×" } },
            _ => {
                let (cost, fee) = self.game.price(&Outlook::default(), self.focus(), ship, owner);
                html! { (cost) @if fee > 0 { "+" (fee) } (icon("gems")) }
            }
        }
    }

    /// Whose Action marker lies on a ship of somebody.
    fn user(self, ship: Ship, owner: Seat) -> Option<Seat> {
        let berth = Some(Berth { ship, owner: Some(owner) });
        self.game.players().iter().find(|(_, player)| player.marker == berth).map(|(seat, _)| seat)
    }

    /// The fleet of a player: what each ship is worth dismantled.
    pub(super) fn fleet(self, seat: Seat, player: &Player) -> Markup {
        let title = self.say("draw-fleet", &[("count", (player.fleet.len() as u8).into())]);
        html! {
            section id={ "fleet-" (seat) } class="fl" aria-label=(title) {
                h3 { (title) span { (self.text("draw-scrap")) } }
                ul {
                    @for own in &player.fleet {
                        @let card = &self.game.data.get().ships[own.ship];
                        @let name = self.scrap_words(own.ship, card.metal);
                        li class=[(own.gems > 0).then_some("used")] title=(name) {
                            (icon(card.kind.id())) span class="unseen" { (self.name(own.ship)) }
                            span class="lv" { (roman(card.level)) } b { (card.metal) (icon("metal")) }
                        }
                    }
                }
            }
        }
    }
}
