//! The board: the planetary system with its routes, and where an Ark can go.

use maud::{Markup, html};
use table::draw::short;
use table::{Named, Seat};

use super::routes::{HEIGHT, WIDTH, corner, exit, inner, path};
use super::{Pen, classes, colour};
use crate::names::{Color, Direction, Planet, Role};
use crate::places;
use crate::space::{Cell, Spot};

/// Below the cells there is room for the tools of the board.
const STRIP: f64 = 28.0;

impl Pen<'_> {
    /// The whole system as one SVG.
    pub(super) fn system(self) -> Markup {
        let view = format!("0 0 {} {}", short(3.0 * WIDTH), short(3.0 * HEIGHT + STRIP));
        html! {
            svg id="planets" class="pf sys" fill="none" viewBox=(view) role="group" aria-label=(self.text("planetary_system")) {
                rect class="space" x="-2000" y="-2000" width="4900" height="4720" {}
                rect x="-2000" y="-2000" width="4900" height="4720" fill="url(#sky)" {}
                g id="cells" { @for cell in Cell::all() { (self.ground(cell)) } }
                path id="routes" class="rt" d=(self.all_routes()) {}
                g id="worlds" { @for (cell, world) in self.game.worlds() { (self.world(cell, world)) } }
                g id="unknown" { @for cell in Cell::all() { (self.unknown(cell)) } }
                g id="arks" { @for seat in self.game.players().seats() { (self.ark(seat)) } }
            }
        }
    }

    /// The ground of a cell: a faint frame, and the light of its Planet.
    fn ground(self, cell: Cell) -> Markup {
        let (left, top) = corner(cell);
        let card = self.game.card_in(cell);
        let halo = card.map(|world| match self.game.data.planets[world.planet].color {
            Some(color) => color.id(),
            None => "portal",
        });
        html! {
            rect class={ "cell" @if card.is_none() { " empty" } } x=(left + 5.0) y=(top + 5.0) width=(WIDTH - 10.0) height=(HEIGHT - 10.0) rx="14" {}
            @if let Some(halo) = halo {
                circle cx=(left + WIDTH / 2.0) cy=(top + HEIGHT / 2.0) r="112" fill={ "url(#halo-" (halo) ")" } {}
            }
        }
    }

    /// All routes of the system. A half-line into an empty cell is drawn; one out of the grid leads nowhere.
    fn all_routes(self) -> String {
        let mut legs = Vec::new();
        for (cell, world) in self.game.worlds() {
            let layout = &self.game.data.get().planets[world.planet].layout;
            legs.extend(layout.routes.iter().map(|(from, to)| inner(cell, layout, *from, *to)));
            let edges = Direction::ALL.iter().filter(|edge| cell.behind(**edge).is_some());
            legs.extend(edges.map(|edge| exit(cell, layout, *edge)));
        }
        path(&legs)
    }

    /// A cell without a card: what may lie there, and how far it is.
    fn unknown(self, cell: Cell) -> Markup {
        if self.game.card_in(cell).is_some() {
            return html! {};
        }
        let place = places::cell(cell);
        let target = self.is_target(&place);
        let (left, top) = corner(cell);
        let (x, y) = (left + WIDTH / 2.0, top + HEIGHT / 2.0);
        let class = classes(&[("uk", true), ("target", target), ("fresh", self.is_fresh(&place))]);
        html! {
            g id=(place) data-place=(place) class=(class) role=(super::role(target)) tabindex=[target.then_some("0")] {
                title { (self.explain(&place)) }
                @if target { (self.way_to_unknown(cell)) }
                circle class="veil" cx=(x) cy=(y) r="44" {}
                text class="qm" x=(x) y=(y + 15.0) { "?" }
                @if target { g class="odds" {
                    @for (index, (color, left)) in self.deck_by_color().into_iter().enumerate() {
                        @let at = x - 60.0 + 46.0 * index as f64;
                        use href={ "#i-" (color.id()) } x=(at) y=(y + 58.0) width="19" height="19" {}
                        text x=(at + 23.0) y=(y + 74.0) { (left) }
                    }
                } }
                @if target {
                    @let routes = self.mover().and_then(|seat| self.game.distance_to_unknown(self.game.players()[seat].ark, cell));
                    (badge(x + 44.0, y - 40.0, routes.unwrap_or(0)))
                }
            }
        }
    }

    fn way_to_unknown(self, cell: Cell) -> Markup {
        let legs = self.mover().map(|seat| self.game.legs_to_unknown(self.game.players()[seat].ark, cell));
        html! { @if let Some(legs) = legs { path class="way" d=(path(&legs)) {} } }
    }

    /// The way of whoever is asked to a spot: it shows while one points there.
    pub(super) fn way_to(self, spot: Spot) -> Markup {
        let legs = self.mover().map(|seat| self.game.legs(self.game.players()[seat].ark, spot));
        html! { @if let Some(legs) = legs { path class="way" d=(path(&legs)) {} } }
    }

    /// Whose Ark is to travel.
    pub(super) fn mover(self) -> Option<Seat> {
        self.game.question().map(|question| question.seat)
    }

    /// Planet cards that are still to be discovered.
    pub(super) fn deck_by_color(self) -> Vec<(Color, usize)> {
        let of = |color: Color| {
            let wanted = |planet: &Planet| self.game.data.planets[*planet].color == Some(color);
            self.game.unseen(Role::Deck).filter(wanted).count()
        };
        Color::ALL.iter().map(|color| (*color, of(*color))).collect()
    }

    /// An Ark where it stands; several beside each other below their Planet.
    pub(super) fn ark(self, seat: Seat) -> Markup {
        let spot = self.game.players()[seat].ark;
        let Some((x, y)) = self.game.point_of(spot) else { return html! {} };
        let here: Vec<Seat> = self
            .game
            .players()
            .iter()
            .filter(|(_, player)| player.ark == spot)
            .map(|(seat, _)| seat)
            .collect();
        let index = here.iter().position(|other| *other == seat).unwrap_or(0) as f64;
        let spread = index - (here.len() as f64 - 1.0) / 2.0;
        // On a Planet in the gap of its ring; elsewhere the Ark covers half of what it stands on.
        let large = spot.node == crate::names::Node::P;
        let (dx, dy) =
            if large { (spread * 31.0, 57.0 - spread.abs() * spread.abs() * 5.0) } else { (0.0, -11.0) };
        let class = classes(&[("ark", true), (colour(seat), true), ("mine", self.is_own(seat))]);
        html! {
            svg id={ "ark-" (seat) } class=(class) x=(short(x + dx - 18.0)) y=(short(y + dy - 19.0)) width="36" height="38" viewBox="0 0 36 38" {
                title { (self.fill("draw-ark-of", &[("who", self.seat_name(seat).into())])) }
                use href="#i-ark" width="36" height="38" {}
                text x="18" y="24" { (self.initial(seat)) }
            }
        }
    }
}

/// How many routes it is to a place.
pub(super) fn badge(x: f64, y: f64, routes: u8) -> Markup {
    html! {
        g class="bdg" {
            circle cx=(short(x)) cy=(short(y)) r="13" {}
            text x=(short(x)) y=(short(y + 6.0)) { (routes) }
        }
    }
}
