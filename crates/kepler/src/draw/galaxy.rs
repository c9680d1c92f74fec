//! The map: zones, stars, tiles, starships, and how far they get.

use hex::Axial;
use maud::{Markup, PreEscaped, html};
use table::{Chip, Seat};

use super::outline::{SIZE, borders, centre};
use super::{Pen, classes, colour, short};
use crate::catalogue::Galaxy;
use crate::hexes::HexSet;
use crate::moves::Decision;
use crate::names::Zone;
use crate::player::{Body, Face, Ship, Tile};
use crate::words::{hex_place, hex_words, ship_place};

impl Pen<'_> {
    /// The map as one SVG.
    pub(super) fn galaxy(self) -> Markup {
        let galaxy = &self.game.data.get().galaxy;
        self.map(&galaxy.board, &view(galaxy, &galaxy.board))
    }

    /// Some hexes of the map.
    pub(super) fn map(self, shown: &HexSet, view: &str) -> Markup {
        let galaxy = &self.game.data.get().galaxy;
        let hexes = || galaxy.hexes.iter().copied().filter(|hex| shown.contains(*hex));
        let asking = self.look.targets.keys().any(|place| place.starts_with("hex-"));
        let class = classes(&[("galaxy", true), (colour(self.focus()), true), ("asking", asking)]);
        html! {
            svg id="galaxy" class=(class) fill="none" viewBox=(view) role="group" aria-label=(self.text("draw-galaxy")) {
                rect x="-9999" y="-9999" width="19998" height="19998" fill="url(#st)" {}
                g id="zones" {
                    @for zone in [Zone::Long, Zone::Medium, Zone::Short] { (zone_ground(galaxy, zone, shown)) }
                }
                g id="hexes" class="hexes" { @for hex in hexes() { (self.hex(hex)) } }
                (self.star_names())
                g id="prices" class="prices" { @for hex in hexes() { (self.price_at(hex)) } }
            }
        }
    }

    /// A hex with everything on it. Most of them are bare, and a bare one is a single element.
    fn hex(self, hex: Axial) -> Markup {
        let (x, y) = centre(hex);
        let (x, y) = (short(x.round()), short(y.round()));
        let name = hex_place(hex);
        let target = self.is_target(&name);
        let (role, tab) = (target.then_some("button"), target.then_some("0"));
        let owner = self.owner_of(hex);
        let class = classes(&[
            (owner.map_or("", colour), owner.is_some()),
            ("oc", owner.is_some()),
            ("target", target),
            ("fresh", self.is_fresh(&name)),
        ]);
        let class = (!class.is_empty()).then_some(class);
        let title = html! { title { (self.hex_title(hex, owner)) } };
        let (ground, ships) = (self.ground(hex), self.ships_on(hex));
        let Some(ground) = ground.or((!ships.is_empty()).then(|| html! {})) else {
            return html! {
                use id=(name) data-place=(name) class=[class] role=[role] tabindex=[tab] href="#hx" x=(x) y=(y) { (title) }
            };
        };
        html! {
            g id=(name) data-place=(name) class=[class] role=[role] tabindex=[tab] transform={ "translate(" (x) " " (y) ")" } {
                (title)
                (PreEscaped("<use href=\"#hx\"/>"))
                (ground)
                @if let Some(seat) = owner { g transform="translate(19 19)" { (self.piece(seat, "marker")) } }
                @for (seat, ship) in ships { (self.starship(seat, ship)) }
            }
        }
    }

    /// Who has the planet on a hex.
    fn owner_of(self, hex: Axial) -> Option<Seat> {
        let has = |seat: &Seat| self.game.players()[*seat].planets().any(|planet| planet.hex == hex);
        self.game.players().seats().find(has)
    }

    fn ships_on(self, hex: Axial) -> Vec<(Seat, Ship)> {
        let players = self.game.players().iter();
        players.filter_map(|(seat, player)| Some((seat, player.ship_at(hex)?))).collect()
    }

    /// The star, the landmark or the tile on a hex.
    fn ground(self, hex: Axial) -> Option<Markup> {
        let galaxy = &self.game.data.get().galaxy;
        if let Some(star) = galaxy.stars.iter().find(|star| star.hex == hex) {
            let used = galaxy.stars_for(self.game.people()).any(|other| other.hex == hex);
            let class = if used { "star" } else { "star dim" };
            return Some(html! { use class=(class) href={ "#star-" (star.class) } {} });
        }
        if hex == galaxy.sol {
            return Some(html! { use href="#star-sol" {} });
        }
        if galaxy.landmarks.iter().any(|(_, landmark)| *landmark == hex) {
            return Some(html! { use href="#star-hole" {} });
        }
        Some(self.tile(self.game.tile_at(hex)?))
    }

    fn tile(self, tile: Tile) -> Markup {
        match tile.face {
            Face::Gone => html! {},
            Face::Down => html! { use href="#p-unknown" {} text class="q" y="9" { "?" } },
            Face::Up(Body::Mine) => html! { use href="#p-mine" {} },
            Face::Up(Body::Target) => html! { use href="#p-target" {} },
            Face::Up(Body::Planet(number)) => {
                let kind = self.game.data.planet(number).kind;
                let terraformed = self.game.players().values().any(|player| {
                    player.planets().any(|planet| planet.world.number() == Some(number) && planet.terraformed)
                });
                html! {
                    @if terraformed { use href="#p-terraformed" {} }
                    use href={ "#p-" (kind) } {}
                    text class="pn" y="10" { (number) }
                }
            }
        }
    }

    /// A starship, and its reach for whoever points at it.
    fn starship(self, seat: Seat, ship: Ship) -> Markup {
        let place = ship_place(ship.hex);
        let landed = self.game.tile_at(ship.hex).is_some();
        let target = self.is_target(&place);
        let class = classes(&[
            ("ship", true),
            ("moved", ship.moved && !landed),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
        ]);
        let at = if landed { "translate(17 -17)scale(.85)" } else { "scale(1.05)" };
        let (role, tab) = (target.then_some("button"), target.then_some("0"));
        html! {
            g id=(place) data-place=(place) class=(class) role=[role] tabindex=[tab] transform=(at) {
                title { (self.fill("draw-ship-of", &[("who", self.seat_name(seat).into())])) }
                (self.piece(seat, "ship"))
            }
            @if !landed { (self.reach_of(seat, ship)) }
        }
    }

    /// Everywhere a starship could fly with the movement of its owner.
    fn reach_of(self, seat: Seat, ship: Ship) -> Markup {
        let mut reach = self.game.reach(ship.hex, self.game.speed(seat));
        if reach.is_empty() {
            return html! {};
        }
        reach.insert(ship.hex);
        let class = classes(&[("reach", true), (colour(seat), true), ("mine", seat == self.focus())]);
        html! { path class=(class) d=(borders(&reach, 3.0, centre(ship.hex))) {} }
    }

    fn hex_title(self, hex: Axial, owner: Option<Seat>) -> String {
        let words = hex_words(self.game, hex, self.look.lang);
        match owner {
            Some(seat) => format!("{words}: {}", self.seat_name(seat)),
            None => words,
        }
    }

    /// What a target costs, or how many hexes away it is.
    fn price_at(self, hex: Axial) -> Markup {
        let place = hex_place(hex);
        let Some(offer) = self.offer(&place) else { return html! {} };
        let steps = self.game.tile_at(hex).and_then(|_| self.steps_to(hex));
        let chips: Vec<Chip> = match steps {
            Some(steps) => vec![Chip { amount: steps.into(), what: "speed" }],
            None => offer.price.clone(),
        };
        if chips.is_empty() {
            return html! {};
        }
        let (x, y) = centre(hex);
        // No wider than a hex, so that neighbours show theirs as well.
        let width = 31 * chips.len() as i32 + 6;
        html! {
            g id={ "price-" (hex) } transform={ "translate(" (short(x.round())) " " (short((y - 32.0).round())) ")" } {
                rect x=(-width / 2) y="-13" width=(width) height="26" rx="13" {}
                @for (chip, index) in chips.iter().zip(0_i32..) {
                    @let x = 4 - width / 2 + 31 * index;
                    text x=(x) y="8" { (chip.amount) }
                    use href={ "#i-" (chip.what) } x=(x + 15) y="-8" width="16" height="16" {}
                }
            }
        }
    }

    /// How many hexes the nearest starship that can be moved now would fly there.
    fn steps_to(self, hex: Axial) -> Option<u8> {
        let question = self.game.question()?;
        match question.decision {
            Decision::Fleet(fleet) => {
                let ships = self.game.movable(question.seat);
                ships.filter_map(|from| self.game.flight(from, hex, fleet.speed)).min()
            }
            Decision::Onward(onward) => self.game.flight(onward.hex, hex, onward.left),
            _ => None,
        }
    }
}

/// The part of the plane that some hexes fill.
pub(super) fn view(galaxy: &Galaxy, shown: &HexSet) -> String {
    let middles: Vec<_> =
        galaxy.hexes.iter().filter(|hex| shown.contains(**hex)).map(|hex| centre(*hex)).collect();
    let fold = |value: &dyn Fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        middles.iter().map(value).reduce(pick).unwrap_or_default()
    };
    let half = SIZE * 3f64.sqrt() / 2.0 + 2.0;
    let (left, top) = (fold(&|at| at.0, f64::min) - half, fold(&|at| at.1, f64::min) - SIZE);
    let (right, bottom) = (fold(&|at| at.0, f64::max) + half, fold(&|at| at.1, f64::max) + SIZE);
    format!("{} {} {} {}", short(left), short(top), short(right - left), short(bottom - top))
}

/// The ground of a zone and everything nearer.
fn zone_ground(galaxy: &Galaxy, zone: Zone, shown: &HexSet) -> Markup {
    let far = galaxy.zones[zone].1;
    let within = |hex: &&Axial| shown.contains(**hex) && galaxy.sol.distance(**hex) <= far;
    let set: HexSet = galaxy.hexes.iter().filter(within).copied().collect();
    html! { path id={ "zone-" (zone) } class={ "zone-" (zone) } d=(borders(&set, 0.0, (0.0, 0.0))) {} }
}
