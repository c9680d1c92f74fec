//! A Planet card on the board: bodies, resource tracks, pieces, and what they yield.

use maud::{Markup, html};
use table::draw::short;
use table::{Named, Seat};

use super::routes::{HEIGHT, WIDTH, corner, point};
use super::system::badge;
use super::{Pen, classes, colour, glyph, role};
use crate::catalogue::PlanetCard;
use crate::goods::total;
use crate::names::{Node, NodeKind, Planet};
use crate::places;
use crate::space::{Cell, Spot};
use crate::{Decision, World};

/// The ring of resource tracks around a Planet.
const RING: f64 = 57.0;
/// The ring is open at the bottom, where Arks stand: it ends so many degrees from the top.
const OPEN: f64 = 132.0;

/// A place on the ring of a Planet, by the angle from the top.
fn on_ring((x, y): (f64, f64), radius: f64, angle: f64) -> (f64, f64) {
    let (sin, cos) = angle.to_radians().sin_cos();
    (x + radius * sin, y - radius * cos)
}

impl Pen<'_> {
    /// A card with everything on it.
    pub(super) fn world(self, cell: Cell, world: &World) -> Markup {
        let card = &self.game.data.get().planets[world.planet];
        let spots = Node::ALL.iter().filter(|node| card.layout.nodes[**node].is_some());
        html! {
            g id={ "world-" (world.planet) } class={ "wl" @if world.terraformed { " alive" } } {
                @for node in spots { (self.spot(cell, world, card, *node)) }
                @if card.color.is_some() && !world.terraformed { (self.tracks(cell, world, card)) }
                (self.label(cell, world, card))
            }
        }
    }

    /// A place where an Ark can stand.
    fn spot(self, cell: Cell, world: &World, card: &PlanetCard, node: Node) -> Markup {
        let spot = Spot { planet: world.planet, node };
        let place = places::spot(spot);
        let (x, y) = point(cell, &card.layout, node);
        let target = self.is_target(&place);
        let class = classes(&[("sp", true), ("target", target), ("fresh", self.is_fresh(&place))]);
        let travelling = target && matches!(self.decision(), Some(Decision::Travel(_)));
        html! {
            g id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")] {
                title { (self.explain(&place)) }
                @if travelling { (self.way_to(spot)) }
                @match card.kind(node) {
                    Some(NodeKind::Planet | NodeKind::StarPortal) | None => (self.body((x, y), world, card)),
                    Some(kind) => (self.satellite((x, y), spot, kind)),
                }
                @if travelling { (self.offer_at((x, y), spot)) }
            }
        }
    }

    /// A Planet, or the Star Portal, with the pieces on it.
    fn body(self, (x, y): (f64, f64), world: &World, card: &PlanetCard) -> Markup {
        let body = card.color.map_or("portal", Named::id);
        let gain = self.game.yield_of(Spot::planet(world.planet));
        html! {
            circle class="hit" cx=(x) cy=(y) r=(if card.color.is_some() { 68 } else { 56 }) {}
            @if world.terraformed { (laurel((x, y))) }
            g transform={ "translate(" (short(x)) " " (short(y)) ")" } {
                use href={ "#b-" (body) } {}
                @if world.terraformed { use href="#b-alive" {} }
            }
            (glyph::pill(x, if card.color.is_some() { y - 20.0 } else { y }, 20.0, gain))
            (self.pieces((x, y), world))
        }
    }

    /// Outposts in the middle of the Planet, Colonies below them.
    fn pieces(self, (x, y): (f64, f64), world: &World) -> Markup {
        let row = |seats: Vec<Seat>, symbol: &'static str, y: f64| {
            let left = x - 10.5 * seats.len() as f64;
            html! {
                @for (index, seat) in seats.iter().enumerate() {
                    svg id={ (symbol) "-" (seat) "-" (world.planet) } class={ "pc " (colour(*seat)) } x=(short(left + 21.0 * index as f64)) y=(short(y))
                        width="21" height="22" viewBox="0 0 21 22" {
                        title { (self.fill(&format!("draw-{symbol}-of"), &[("who", self.seat_name(*seat).into())])) }
                        use href={ "#i-" (symbol) } width="21" height="22" {}
                        text x="10.5" y="17.5" { (self.initial(*seat)) }
                    }
                }
            }
        };
        html! {
            (row(world.outposts.iter().collect(), "outpost", y - 8.0))
            (row(world.colonies.iter().collect(), "colony", y + 13.0))
        }
    }

    /// A Moon, a Space Station or an Asteroid, with what it yields.
    fn satellite(self, (x, y): (f64, f64), spot: Spot, kind: NodeKind) -> Markup {
        let body = match kind {
            NodeKind::Moon => "moon",
            NodeKind::SpaceStation => "station",
            _ => "asteroid",
        };
        let gain = self.game.yield_of(spot);
        let (dx, dy) = self.beside(spot);
        html! {
            circle class="hit" cx=(x) cy=(y) r="22" {}
            use href={ "#b-" (body) } transform={ "translate(" (short(x)) " " (short(y)) ")" } {}
            (glyph::pill(x + dx, y + dy, 18.0, gain))
        }
    }

    /// Where the yield of a small body stands: where no route leads away from it.
    fn beside(self, spot: Spot) -> (f64, f64) {
        let node = self.game.data.planets[spot.planet].layout.nodes[spot.node];
        let Some(node) = node else { return (0.0, 0.0) };
        match (node.x, node.y) {
            (40..=60, 0..=50) => (33.0, -6.0),
            (40..=60, _) => (-33.0, 6.0),
            (_, 40..=60) => (0.0, 28.0),
            (x, 0..=50) => (if x < 50 { -30.0 } else { 30.0 }, -12.0),
            (x, _) => (if x < 50 { -30.0 } else { 30.0 }, 12.0),
        }
    }

    /// What travelling there means: the number of routes, and how many edges of the own Crew fit.
    fn offer_at(self, (x, y): (f64, f64), spot: Spot) -> Markup {
        let Some(seat) = self.mover() else { return html! {} };
        let player = &self.game.players()[seat];
        let routes = self.game.distance(player.ark, spot).unwrap_or(0);
        let planet = spot.node == Node::P;
        let at = match (planet, spot.planet) {
            (true, Planet::StarPortal) => (x + 40.0, y - 40.0),
            (true, _) => (x + 53.0, y - 53.0),
            // Away from what the body yields.
            _ if self.beside(spot).0 < 0.0 => (x + 16.0, y - 16.0),
            _ => (x - 16.0, y - 16.0),
        };
        let crew = self.game.edges_that_fit(seat, spot);
        html! {
            circle class="glow" cx=(x) cy=(y) r=(if planet && spot.planet != Planet::StarPortal { 70 } else if planet { 58 } else { 22 }) {}
            (badge(at.0, at.1, routes))
            @if crew > 0 {
                g class="fits" {
                    rect x=(short(at.0 + 9.0)) y=(short(at.1 - 11.0)) width="38" height="22" rx="11" {}
                    use href="#i-crew" x=(short(at.0 + 14.0)) y=(short(at.1 - 9.0)) width="18" height="18" {}
                    text x=(short(at.0 + 38.0)) y=(short(at.1 + 6.0)) { (crew) }
                }
            }
        }
    }

    /// The resource tracks around a Planet, from left to right: what is raised is full, what is missing is hollow.
    fn tracks(self, cell: Cell, world: &World, card: &PlanetCard) -> Markup {
        let middle = point(cell, &card.layout, Node::P);
        let all = f64::from(card.track_length.max(2) - 1);
        let angle = |slot: u8| -OPEN + 2.0 * OPEN * f64::from(slot) / all;
        let starts = card.tracks.iter().scan(0, |next, (_, most)| {
            *next += most;
            Some(*next - most)
        });
        let tracks =
            card.tracks.iter().zip(starts).map(|((resource, most), first)| (*resource, *most, first));
        html! {
            @for (resource, most, first) in tracks {
                @let place = places::track(world.planet, resource);
                @let target = self.is_target(&place);
                @let level = world.levels[resource];
                g id=(place) data-place=(place) class=(classes(&[("tr", true), ("target", target), ("fresh", self.is_fresh(&place))]))
                    role=(role(target)) tabindex=[target.then_some("0")] {
                    title { (self.explain(&place)) }
                    path class={ "arc a-" (resource) } d=(arc(middle, angle(first), angle(first + most - 1))) {}
                    @for slot in 0..most {
                        @let (x, y) = on_ring(middle, RING, angle(first + slot));
                        @let class = classes(&[("sl", true), ("on", slot < level), ("next", target && slot == level)]);
                        g class=(class) {
                            circle cx=(short(x)) cy=(short(y)) r="10.5" {}
                            use href={ "#i-" (resource) } x=(short(x - 9.0)) y=(short(y - 9.0)) width="18" height="18" {}
                        }
                    }
                }
            }
        }
    }

    /// The name of a card, how far it is, who has raised how much, and what its other side yields.
    fn label(self, cell: Cell, world: &World, card: &PlanetCard) -> Markup {
        let (left, top) = corner(cell);
        // The corners that bodies leave free: both are on one side of the diagonal or the other.
        let taken = |low: bool| {
            let there = |x: u8, y: u8| x < 40 && if low { y > 60 } else { y < 40 };
            card.layout.nodes.values().flatten().any(|node| there(node.x, node.y))
        };
        let below = taken(false);
        let ranks = world.merit.len().div_ceil(2).max(1) as f64;
        let name_y = top + if below { HEIGHT - 43.0 - 19.0 * ranks } else { 29.0 };
        let length = card.track_length;
        html! {
            g id={ "label-" (world.planet) } class="lb" {
                text class="nm" x=(left + 15.0) y=(name_y) { (self.name(world.planet)) }
                @if card.color.is_some() {
                    @if world.terraformed { text class="lv" x=(left + 15.0) y=(name_y + 20.0) { (self.text("draw-terraformed")) } }
                    @else { text class="lv" x=(left + 15.0) y=(name_y + 20.0) { (total(world.levels)) " / " (length) } }
                    (self.ranks(left + 15.0, name_y + 27.0, world))
                    @if !world.terraformed { (self.other_side(left + WIDTH - 14.0, top + if below { 24.0 } else { HEIGHT - 22.0 }, card)) }
                }
            }
        }
    }

    /// The Terraforming markers of a Planet, by rank.
    fn ranks(self, left: f64, top: f64, world: &World) -> Markup {
        html! {
            @for (rank, marker) in world.merit.iter().enumerate() {
                @let (x, y) = (left + 36.0 * (rank % 2) as f64, top + 19.0 * (rank / 2) as f64);
                g class={ "rk " (colour(marker.seat)) } {
                    circle cx=(x + 8.0) cy=(y + 8.0) r="8.5" {}
                    text class="in" x=(x + 8.0) y=(y + 13.5) { (self.initial(marker.seat)) }
                    text class="no" x=(x + 20.0) y=(y + 14.0) { (marker.spot) }
                }
            }
        }
    }

    /// What the flipped card will yield.
    fn other_side(self, right: f64, y: f64, card: &PlanetCard) -> Markup {
        let after = card.yields[1];
        let width = 18.0 * f64::from(after.units() + after.crew);
        html! {
            g class="os" {
                use href="#i-flip" x=(short(right - width - 26.0)) y=(y - 9.0) width="18" height="18" {}
                (glyph::pill(right - width / 2.0 - 2.0, y, 18.0, after))
            }
        }
    }

    /// What is asked.
    pub(super) fn decision(self) -> Option<Decision> {
        self.game.question().map(|question| question.decision)
    }
}

/// A piece of the ring.
fn arc(middle: (f64, f64), from: f64, to: f64) -> String {
    let ((x1, y1), (x2, y2)) = (on_ring(middle, RING, from - 0.1), on_ring(middle, RING, to + 0.1));
    let large = i32::from(to - from > 180.0);
    format!("M{} {}A{RING} {RING} 0 {large} 1 {} {}", short(x1), short(y1), short(x2), short(y2))
}

/// The wreath of a fully terraformed Planet.
fn laurel((x, y): (f64, f64)) -> Markup {
    html! {
        g class="la" transform={ "translate(" (short(x)) " " (short(y)) ")" } {
            circle r="50" {}
            @for turn in 0..18 { path d="M0-50c4-6 10-8 14-6-2 6-8 9-14 6z" transform={ "rotate(" (turn * 20) ")" } {} }
        }
    }
}
