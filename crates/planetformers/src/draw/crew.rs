//! Crew cards, and the Cargo between their two rows: the edges that touch it are active.

use maud::{Markup, html};
use table::{Named, Seat};

use super::{Pen, Thing, classes, glyph, icon};
use crate::Decision;
use crate::cards::Crew;
use crate::catalogue::Edge;
use crate::names::{Resource, Row, Specialist};
use crate::places;
use crate::player::Player;

impl Pen<'_> {
    /// The Cargo with the cards above and below it.
    pub(super) fn hold(self, seat: Seat, player: &Player) -> Markup {
        html! {
            section id={ "hold-" (seat) } class="hd" aria-label=(self.text("draw-crew")) {
                h3 { (self.text("draw-crew")) span { (self.fitting(seat)) } }
                (self.waiting(seat, player))
                (self.row(seat, player, Row::Upper))
                div class="cargo" {
                    @for resource in Resource::ALL { (self.track_of(seat, player, *resource)) }
                }
                (self.row(seat, player, Row::Lower))
            }
        }
    }

    /// How many edges match the place where the Ark stands.
    fn fitting(self, seat: Seat) -> String {
        let edges = self.game.edges_that_fit(seat, self.game.players()[seat].ark);
        self.say("draw-edges-fit.short", &[("n", (edges as i32).into())])
    }

    /// Cards that were dealt or drawn, and have no row yet.
    fn waiting(self, seat: Seat, player: &Player) -> Markup {
        html! {
            @if !player.waiting.is_empty() {
                div id={ "waiting-" (seat) } class="cr wt" {
                    @for card in player.waiting.iter() { (self.card(card, None, false)) }
                }
            }
        }
    }

    /// A row: its cards, and free places.
    fn row(self, seat: Seat, player: &Player, row: Row) -> Markup {
        let place = places::row(seat, row);
        let target = self.is_own_target(seat, &place);
        let cards = player.rows[row];
        let free = self.game.data.numbers.row.saturating_sub(cards.len());
        let name = self.say(
            if row == Row::Upper { "draw-upper" } else { "draw-lower" },
            &[("n", cards.len().into()), ("free", free.into())],
        );
        let class = classes(&[("cr", true), ("up", row == Row::Upper), ("lo", row == Row::Lower)]);
        let body = html! {
            @for card in cards.iter() { (self.card(card, Some(row), self.fits(seat, card, row))) }
            @for _ in 0..free { span class="slot" aria-hidden="true" {} }
        };
        self.thing(&Thing { place: &place, class: &class, target, name: &name }, &body)
    }

    /// Whether the active edge of a card matches the place where the Ark stands.
    fn fits(self, seat: Seat, card: Crew, row: Row) -> bool {
        let placed = !self.game.step().is_setup() && !self.game.players()[seat].rows[row].is_empty();
        placed && self.game.matches(seat, self.game.data.crew(card).edges[row].dest)
    }

    /// A Crew card: the top edge works in the lower row, the bottom edge in the upper row.
    pub(super) fn card(self, card: Crew, row: Option<Row>, fits: bool) -> Markup {
        let face = self.game.data.get().crew(card);
        let place = places::crew(card);
        let edge = |of: Row| {
            let active = row.is_none_or(|row| row == of);
            let class = classes(&[
                ("ed", true),
                (dest_class(&face.edges[of]), true),
                ("act", row == Some(of)),
                ("off", !active),
                ("fit", fits && row == Some(of)),
            ]);
            html! { span class=(class) { i { (icon(face.edges[of].dest.id())) } (glyph::edge(&face.edges[of])) } }
        };
        let body = html! {
            (edge(Row::Lower))
            span class="sy" { (icon(face.specialist.id())) }
            (edge(Row::Upper))
        };
        let target = self.is_target(&place);
        self.thing(&Thing { place: &place, class: "cc", target, name: &self.explain(&place) }, &body)
    }

    /// A resource in the Cargo: how many units there are, and how many fit.
    fn track_of(self, seat: Seat, player: &Player, resource: Resource) -> Markup {
        let place = places::cargo(seat, resource);
        let (units, fits) = (player.cargo[resource], player.capacity(self.game.data.get()));
        let name = format!(
            "{}, {}",
            self.amount(resource.id(), units),
            self.say("draw-of", &[("most", fits.into())])
        );
        let body = html! {
            span class="am" { (icon(resource.id())) b { (units) } }
            span class={ "pips a-" (resource) } aria-hidden="true" { @for unit in 0..fits { i class=[(unit < units).then_some("on")] {} } }
        };
        let target = self.is_own_target(seat, &place);
        self.thing(&Thing { place: &place, class: "cg", target, name: &name }, &body)
    }

    /// The Specialist tokens: ready or spent.
    pub(super) fn tokens(self, seat: Seat, player: &Player) -> Markup {
        html! {
            section id={ "tokens-" (seat) } class="tks" aria-label=(self.text("draw-tokens")) {
                h3 { (self.text("draw-tokens")) }
                div class="tn" {
                    @for token in Specialist::ALL {
                        @let place = places::token(seat, *token);
                        @let ready = player.ready[*token];
                        @let state = self.text(if ready { "draw-ready" } else { "draw-spent" });
                        @let body = html! { (icon(token.id())) small { (state) } };
                        @let name = format!("{}: {state}", self.name(*token));
                        @let class = if ready { "tt" } else { "tt spent" };
                        (self.thing(&Thing { place: &place, class, target: self.is_own_target(seat, &place), name: &name }, &body))
                    }
                }
            }
        }
    }

    /// The Canteen and the deck.
    pub(super) fn canteen(self) -> Markup {
        let (deck, discard, shown) = self.game.crew_cards();
        let place = places::CREW_DECK;
        let target = self.is_target(place);
        let name =
            self.say("draw-crew-deck", &[("deck", deck.len().into()), ("discard", discard.len().into())]);
        let pile = html! { (icon("crew")) b { (deck.len()) } small { "+" (discard.len()) } };
        html! {
            section id="canteen" class="pf bd" aria-label=(self.text("draw-canteen")) {
                h3 { (self.text("draw-canteen")) span { (self.text("draw-canteen.for")) } }
                div class="cn" {
                    @for card in shown {
                        @match card {
                            Some(card) => (self.card(card, None, false)),
                            None => span class="slot" aria-hidden="true" {},
                        }
                    }
                    (self.thing(&Thing { place, class: "dk", target, name: &name }, &pile))
                }
            }
        }
    }

    /// Whether cards are being placed, dealt or discarded: then the rows matter more than anything else.
    pub(super) fn is_dealing(self) -> bool {
        matches!(self.decision(), Some(Decision::Keep(_) | Decision::Place(_)))
    }
}

/// The class that colours an edge by its destination.
fn dest_class(edge: &Edge) -> &'static str {
    use crate::names::Dest;
    match edge.dest {
        Dest::Red => "d-red",
        Dest::Green => "d-green",
        Dest::Blue => "d-blue",
        Dest::Space => "d-space",
    }
}
