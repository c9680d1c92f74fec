//! The one bar above everything: where the game stands, everybody at a glance, and the menu.

use maud::{Markup, html};
use table::{Seat, Spot};

use super::Context;
use super::stock::small_stock;
use crate::clock::time_of;
use crate::layout::mark;
use crate::view::Mode;

impl Context<'_> {
    /// The bar.
    pub(crate) fn bar(&self) -> Markup {
        let parts = self.panels.iter().filter(|panel| panel.spot == Spot::Bar);
        html! {
            header id="bar" class="bar" {
                a class="brand" href="/" aria-label="Astrarium" title=(self.say("nav-home")) { (mark()) }
                h1 id="stage" class="stage" { (self.game.stage(self.frame.lang)) }
                @for part in parts {
                    div id={ "panel-" (part.id) } class="bar-part" role="group" aria-label=(part.title) { (part.body) }
                }
                (self.players())
                @if self.table.is_some() { span id="connection" class="connection" role="status" {} }
                @if self.table.is_some() {
                    button type="button" class="tool" data-log aria-controls="side-log"
                        title=(self.say("tab-log")) aria-label=(self.say("tab-log")) { (list_sign()) }
                    button type="button" class="tool" data-menu title=(self.say("menu")) aria-label=(self.say("menu")) {
                        (menu_sign())
                    }
                } @else { a class="tab-link" href={ "/rules/" (self.kind.name) } { (self.say("nav-rules")) } }
            }
        }
    }

    /// Everybody in turn order: a click opens the whole mat.
    fn players(&self) -> Markup {
        html! {
            ol id="order" class="players" aria-label=(self.say("order")) {
                @for seat in self.game.order() { (self.player(seat)) }
            }
        }
    }

    fn player(&self, seat: Seat) -> Markup {
        let now = self.turn_of() == Some(seat);
        let person = self.table.is_some()
            && self.people.sitter(seat).is_some_and(|sitter| !sitter.mine && sitter.bot.is_none());
        html! {
            li id={ "order-" (seat) } class={ "player " (self.people.colour(seat)) @if now { " now" } }
                data-person=[person.then_some(seat)] aria-current=[now.then_some("true")] {
                button type="button" class="player-chip" data-mat=(seat) title=(self.say("show-mat")) {
                    (self.people.disc(seat))
                    span class="player-name" {
                        b { (self.people.name(seat)) }
                        @if let Some(label) = self.people.label(seat) { " " span class="label-of" { (label) } }
                    }
                    (self.states(seat, now, person))
                    (time_of(self.frame.lang, self.table.and_then(|view| view.clock.as_ref()), seat))
                    (self.points(seat))
                    (small_stock(self, seat, "stock-of"))
                }
            }
        }
    }

    /// Whose turn it is, and who has passed or is away.
    fn states(&self, seat: Seat, now: bool, person: bool) -> Markup {
        html! {
            span class="player-state" {
                @if now { (state_sign(&self.say("turn-now"), "M4 2l13 8-13 8z")) }
                @if self.game.passed(seat) {
                    (state_sign(&self.say("passed"), "M15.5 12.4A6.5 6.5 0 0 1 7.6 4.5a6.5 6.5 0 1 0 7.9 7.9z"))
                }
                @if person { span class="tag away" { (self.say("away")) } }
            }
        }
    }

    /// Points on the track, and what they would be if the game ended now.
    fn points(&self, seat: Seat) -> Markup {
        let (before, after) = (self.before().points(seat), self.game.points(seat));
        let total = self.scores.seats.get(seat).map(|score| score.total).filter(|total| *total != after);
        html! {
            span id={ "points-of-" (seat) } class="player-points" {
                @if before != after { span class="was" { s { (before) } "→" } }
                b { (after) } (star())
                @if let Some(total) = total {
                    span class="projected" title=(self.say("projected")) { "(" (total) ")" }
                }
            }
        }
    }

    /// Who is to move at the table: whoever has not confirmed.
    pub(super) fn turn_of(&self) -> Option<Seat> {
        let confirmed = match self.table {
            Some(view) if view.mode == Mode::Play => view.before,
            _ => self.game,
        };
        if confirmed.to_move().is_over() { None } else { confirmed.concerned() }
    }
}

/// The sign of points, the same in all games.
pub(super) fn star() -> Markup {
    html! {
        svg class="star" viewBox="0 0 20 20" aria-hidden="true" {
            path d="M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2l-5.3 2.9 1.1-6L1.4 7.9l6-.8z" {}
        }
    }
}

fn state_sign(name: &str, d: &str) -> Markup {
    html! {
        svg class="state-sign" viewBox="0 0 20 20" role="img" aria-label=(name) { title { (name) } path d=(d) {} }
    }
}

fn list_sign() -> Markup {
    html! {
        svg class="tool-sign" viewBox="0 0 20 20" aria-hidden="true" {
            path d="M3 5h2M3 10h2M3 15h2M8 5h9M8 10h9M8 15h9" {}
        }
    }
}

fn menu_sign() -> Markup {
    html! { svg class="tool-sign" viewBox="0 0 20 20" aria-hidden="true" { path d="M3 5h14M3 10h14M3 15h14" {} } }
}
