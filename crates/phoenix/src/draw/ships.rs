//! Ships: the cards of a fleet, and all ships of the table by what they do.

use maud::{Markup, html};
use table::{Look, Seat};

use super::bits::{inline, power};
use super::{Pen, classes, colour, icon, role, roman, token};
use crate::Phoenix;
use crate::names::{Named, Ship, ShipType};
use crate::player::{Berth, OwnShip, Player};

/// All ships of the table, type by type.
pub fn ships(game: &Phoenix, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="ships" class="bd ships" aria-label=(pen.text("draw-ships")) {
            (pen.hint("draw-ships-hint"))
            @for kind in ShipType::ALL { (pen.of_type(*kind)) }
        }
    }
}

impl Pen<'_> {
    /// The ships of one type, everybody's.
    fn of_type(self, kind: ShipType) -> Markup {
        let data = self.game.data.get();
        let neutral = Ship::NEUTRAL.into_iter().find(|ship| data.ships[*ship].kind == kind);
        let track = kind.track().is_some();
        html! {
            section id={ "type-" (kind) } class="kind" aria-label=(self.name(kind)) {
                h3 { (icon(kind.id())) (self.name(kind)) @if track { small { (icon("track")) } } }
                div class="line" {
                    @for (seat, player) in self.game.players().iter() {
                        @for (index, own) in player.fleet.iter().enumerate() {
                            @if data.ships[own.ship].kind == kind { (self.small_ship(seat, index, *own)) }
                        }
                    }
                    @if let Some(ship) = neutral { (self.small_neutral(ship)) }
                }
            }
        }
    }

    /// A ship in the list of all ships: whose it is, what it costs whoever looks, what it does.
    fn small_ship(self, seat: Seat, index: usize, own: OwnShip) -> Markup {
        let card = &self.game.data.get().ships[own.ship];
        let place = format!("ship-{seat}-{}", own.ship);
        let (used, target) = (own.gems > 0, own.gems == 0 && self.is_target(&place));
        let class = classes(&[
            ("sm", true),
            (colour(seat), true),
            ("used", used),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
        ]);
        let name = format!("{}: {}", self.who(seat), self.explain(&place));
        let state = if used { format!(" {}.", self.text("draw-used")) } else { String::new() };
        html! {
            div id={ "all-" (seat) "-" (index) } data-place=(place) class=(class) role=(role(target))
                tabindex=[target.then_some("0")] aria-label={ (name) (state) } {
                (token(seat))
                span class="lv" { (roman(card.level)) }
                (inline(&power(card)))
                @if used { (self.gems_on(own.gems, self.user(own.ship, Some(seat)))) }
                @else { span class="pr" { b { (card.cost) @if !self.is_own(seat) { "+" (card.fee) } (icon("gems")) } } }
            }
        }
    }

    /// A neutral ship in the list of all ships.
    fn small_neutral(self, ship: Ship) -> Markup {
        let card = &self.game.data.get().ships[ship];
        let place = format!("neutral-{ship}");
        let state = self.game.neutral(ship).unwrap_or_default();
        let used = state.gems > 0 || state.marker.is_some();
        let target = self.is_target(&place);
        let class =
            classes(&[("sm", true), ("used", used), ("target", target), ("fresh", self.is_fresh(&place))]);
        html! {
            div id={ "all-" (ship) } data-place=(place) class=(class) role=(role(target))
                tabindex=[target.then_some("0")] aria-label=(self.explain(&place)) {
                svg class="tk" aria-hidden="true" { use href="#t-n" {} }
                span class="lv" { (roman(card.level)) }
                (inline(&power(card)))
                @if used { (self.gems_on(state.gems, state.marker)) }
                @else { span class="pr" { b { (card.cost) (icon("gems")) } } }
            }
        }
    }

    /// GEMs on a used ship, and who put them there.
    fn gems_on(self, gems: u8, user: Option<Seat>) -> Markup {
        html! { span class="on" { b { (gems) (icon("gems")) } @if let Some(seat) = user { (token(seat)) } } }
    }

    /// Whose Action marker lies on a ship.
    fn user(self, ship: Ship, owner: Option<Seat>) -> Option<Seat> {
        let mut players = self.game.players().iter();
        players.find(|(_, player)| player.marker == Some(Berth { ship, owner })).map(|(seat, _)| seat)
    }

    /// The fleet of a player.
    pub(super) fn fleet(self, seat: Seat, player: &Player) -> Markup {
        let title = self.say("draw-fleet", &[("count", (player.fleet.len() as u8).into())]);
        html! {
            section id={ "fleet-" (seat) } class="fleet" aria-label=(title) {
                h3 { (title) }
                div class="ships3" {
                    @for (index, own) in player.fleet.iter().enumerate() { (self.ship(seat, index, *own)) }
                }
            }
        }
    }

    /// A ship card.
    fn ship(self, seat: Seat, index: usize, own: OwnShip) -> Markup {
        let card = &self.game.data.get().ships[own.ship];
        let place = format!("ship-{seat}-{}", own.ship);
        let (used, target) = (own.gems > 0, own.gems == 0 && self.is_target(&place));
        let class =
            classes(&[("sh", true), ("used", used), ("target", target), ("fresh", self.is_fresh(&place))]);
        let state = if used { format!(" {}.", self.text("draw-used")) } else { String::new() };
        html! {
            div id={ "ship-" (seat) "-" (index) } data-place=(place) class=(class) role=(role(target))
                tabindex=[target.then_some("0")] aria-label={ (self.explain(&place)) (state) } {
                span class="nm" { (icon(card.kind.id())) span { (self.short_name(card.kind)) } span class="lv" { (roman(card.level)) } }
                span class="pw" {
                    (inline(&power(card)))
                    @if used { (self.gems_on(own.gems, self.user(own.ship, Some(seat)))) }
                    @else {
                        span class="pr" {
                            b class="mt" { (card.cost) (icon("gems")) } small { "+" (card.fee) }
                        }
                    }
                }
            }
        }
    }
}
