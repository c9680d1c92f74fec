//! Names on the map: each beside its star, where it covers the least.

use hex::Axial;
use maud::{Markup, html};

use super::outline::{Point, SIZE, centre};
use super::{Pen, classes, short};
use crate::catalogue::Galaxy;
use crate::names::{Named, Zone};

/// How wide a letter is, and how high a line, in units of the map.
const LETTER: f64 = 14.0;
const LINE: f64 = 27.0;

/// Where a name can stand: how its text is anchored, and where it begins, from its star.
const SPOTS: [(&str, Point); 4] =
    [("start", (30.0, 9.0)), ("end", (-30.0, 9.0)), ("middle", (0.0, 48.0)), ("middle", (0.0, -30.0))];

/// The part of the drawing that a name covers: left, top, right, bottom.
fn covered(at: Point, anchor: &str, width: f64) -> [f64; 4] {
    let left = match anchor {
        "start" => at.0,
        "end" => at.0 - width,
        _ => at.0 - width / 2.0,
    };
    [left, at.1 - LINE + 6.0, left + width, at.1 + 6.0]
}

impl Pen<'_> {
    /// The names of all stars.
    pub(super) fn star_names(self) -> Markup {
        let galaxy = &self.game.data.get().galaxy;
        let used: Vec<Axial> = galaxy.stars_for(self.game.people()).map(|star| star.hex).collect();
        let stars = galaxy.stars.iter().map(|star| (star.hex, star.name.clone(), used.contains(&star.hex)));
        let landmarks =
            galaxy.landmarks.iter().map(|(id, hex)| (*hex, self.text(&format!("landmark-{id}")), true));
        html! {
            g id="names" class="names" aria-hidden="true" {
                @for (hex, name, used) in stars.chain(landmarks) {
                    @let (anchor, (x, y)) = self.spot(galaxy, hex, &name);
                    text class=(classes(&[(anchor, true), ("dim", !used)])) x=(short(x.round())) y=(short(y.round())) { (name) }
                }
                @for zone in Zone::ALL { (self.zone_name(*zone)) }
            }
        }
    }

    /// The spot beside a star where its name covers the fewest tiles and stars, and stays on the map.
    fn spot(self, galaxy: &Galaxy, star: Axial, name: &str) -> (&'static str, Point) {
        let width = LETTER * name.chars().count() as f64;
        let (x, y) = centre(star);
        let (right, left) = (
            galaxy.hexes.iter().map(|hex| centre(*hex).0).fold(0.0, f64::max) + SIZE,
            galaxy.hexes.iter().map(|hex| centre(*hex).0).fold(0.0, f64::min) - SIZE,
        );
        let things = || {
            let stars = galaxy.stars.iter().map(|other| other.hex).filter(|other| *other != star);
            let tiles = self.game.tiles().iter().map(|tile| tile.hex);
            stars.chain(tiles).chain(galaxy.landmarks.iter().map(|(_, hex)| *hex).filter(|hex| *hex != star))
        };
        let worth = |(anchor, at): (&str, Point)| {
            let [from, top, to, bottom] = covered((x + at.0, y + at.1), anchor, width);
            let hidden = things().filter(|hex| {
                let (cx, cy) = centre(*hex);
                cx > from - 24.0 && cx < to + 24.0 && cy > top - 22.0 && cy < bottom + 22.0
            });
            10 * hidden.count() + 30 * usize::from(from < left || to > right)
        };
        let best = SPOTS.into_iter().min_by_key(|spot| worth(*spot)).unwrap_or(SPOTS[0]);
        (best.0, (x + best.1.0, y + best.1.1))
    }

    /// The name of a zone, inside its border.
    fn zone_name(self, zone: Zone) -> Markup {
        let (x, y) = match zone {
            Zone::Short => (0.0, -4.0 * 1.5 * SIZE + 8.0),
            Zone::Medium => (400.0, -7.0 * 1.5 * SIZE + 8.0),
            Zone::Long => (720.0, -1.5 * SIZE + 8.0),
        };
        html! { text class="zone middle" x=(short(x)) y=(short(y)) { (self.text(&format!("zone-{zone}"))) } }
    }
}
