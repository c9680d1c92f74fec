//! Stars, planets and starships on the map: every kind has a shape of its own besides its colour.

use maud::{Markup, PreEscaped, html};
use table::Seat;

use super::{Pen, colour};
use crate::names::{Named, PlanetType};

macro_rules! icons {
    ($($id:literal)*) => {
        concat!($(r#"<symbol id="i-type-"#, $id, r##"" viewBox="-25 -25 50 50"><use href="#p-"##, $id, r#""/></symbol>"#),*)
    };
}

/// Everything around the origin.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    r#"<path id="hx" class="hex" d="M0-39 33.800-19.500v39L0 39l-33.800-19.500v-39z"/>"#,
    r#"<clipPath id="pc"><circle r="23"/></clipPath>"#,
    // Planets by type: waves, craters, a thick crust, bands with a ring, an eye.
    r#"<g id="p-ocean"><circle class="pl ocean" r="23"/><path class="sg" clip-path="url(#pc)" d="M-28-13q7-7 14 0t14 0 14 0 14 0M-28 15q7-7 14 0t14 0 14 0 14 0"/></g>"#,
    r#"<g id="p-rocky"><circle class="pl rocky" r="23"/><circle class="sf" cx="-12" cy="-12" r="5"/><circle class="sf" cx="13" cy="-14" r="3.500"/><circle class="sf" cx="14" cy="13" r="5.500"/><circle class="sf" cx="-13" cy="15" r="3.500"/></g>"#,
    r#"<g id="p-super_earth"><circle class="pl super_earth" r="23"/><path class="sg" clip-path="url(#pc)" d="M-24-6-10-18 2-13 14-21M-22 14-8 18 4 13l20 4M16-8l8 4"/></g>"#,
    r#"<g id="p-giant"><circle class="pl giant" r="19"/><path class="sg" d="M-17-9h34M-17 10h34"/><ellipse class="ring" rx="27" ry="7" transform="rotate(-18)"/><path class="pl giant bare" d="M-17.800-6.500A19 19 0 0 1 17.800-6.500Q0-2-17.800 6.500z"/></g>"#,
    r#"<g id="p-alien"><circle class="pl alien" r="23"/><path class="sg" d="M-21-9Q0-24 21-9M-21 10Q0 25 21 10"/></g>"#,
    // What else may lie under a tile.
    r#"<g id="p-mine"><path class="hole" d="M0-23 20-11.500v23L0 23l-20-11.500v-23z"/><path class="up" d="M0 13V-11M-9-2 0-12 9-2"/></g>"#,
    r#"<g id="p-target"><circle class="aim" r="21"/><circle class="aim" r="12"/><circle class="i-violet" r="4.500"/></g>"#,
    r#"<g id="p-unknown"><circle class="unknown" r="21"/></g>"#,
    r#"<circle id="p-terraformed" class="terra" r="27"/>"#,
    // Stars: as many points of light as the class says.
    r#"<path id="one-star" d="M0-15 3.500-3.500 15 0 3.500 3.500 0 15-3.500 3.500-15 0-3.500-3.500z"/>"#,
    r##"<g id="star-single"><use href="#one-star" transform="scale(1.350)"/></g>"##,
    r##"<g id="star-binary"><use href="#one-star" x="-10" y="5"/><use href="#one-star" x="11" y="-8" transform="scale(.850)"/></g>"##,
    r##"<g id="star-trinary"><use href="#one-star" x="-14" y="11" transform="scale(.800)"/><use href="#one-star" x="14" y="11" transform="scale(.800)"/><use href="#one-star" y="-14" transform="scale(.800)"/></g>"##,
    r#"<radialGradient id="sun"><stop offset=".200" class="sun0"/><stop offset=".450" class="sun1"/><stop offset="1" class="sun2"/></radialGradient>"#,
    r#"<g id="star-sol"><circle r="62" fill="url(#sun)" pointer-events="none"/><circle class="sol" r="24"/></g>"#,
    r#"<g id="star-hole"><circle class="void" r="19"/><ellipse class="ring" rx="32" ry="9" transform="rotate(-20)"/></g>"#,
    // A starship, with its pattern.
    r#"<pattern id="pt1" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pt" d="M0 0h5v1.600H0z"/></pattern>"#,
    r#"<pattern id="pt2" width="5" height="5" patternUnits="userSpaceOnUse"><circle class="pt" cx="2.500" cy="2.500" r="1.200"/></pattern>"#,
    r#"<pattern id="pt3" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pt" d="M0 0h6v1.300H0z"/></pattern>"#,
    r#"<path id="b-ship" d="M0-30C11-19 12-5 10 7l9 9v11L8 20H-8l-11 7V16l9-9C-12-5-11-19 0-30z"/>"#,
    r##"<g id="s-ship"><use href="#b-ship" class="own"/><use href="#b-ship"/></g>"##,
    r#"<path id="b-marker" d="M0-15 13-7.500v15L0 15l-13-7.500v-15z"/>"#,
    r##"<g id="s-marker"><use href="#b-marker" class="own"/><use href="#b-marker"/></g>"##,
    r#"<pattern id="st" width="260" height="230" patternUnits="userSpaceOnUse"><circle cx="30" cy="40" r="1.200"/><circle cx="95" cy="18" r=".800"/><circle cx="160" cy="70" r="1.500"/><circle cx="228" cy="32" r=".900"/><circle cx="62" cy="120" r=".800"/><circle cx="204" cy="140" r="1.100"/><circle cx="130" cy="182" r=".900"/><circle cx="20" cy="202" r="1.400"/></pattern>"#,
    icons!("ocean" "rocky" "super_earth" "giant" "alien"),
));

/// The sign of a type of planets, as large as the text around it.
pub(super) fn type_icon(kind: PlanetType) -> Markup {
    super::icon(&format!("type-{}", kind.id()))
}

impl Pen<'_> {
    /// A starship or a nation marker around the origin: colour, pattern and initial.
    pub(super) fn piece(self, seat: Seat, what: &str) -> Markup {
        let fill = match seat.index() {
            0 => String::new(),
            index => format!(" fill=\"url(#pt{index})\""),
        };
        html! {
            g class=(colour(seat)) {
                (PreEscaped(format!("<use href=\"#s-{what}\"{fill}/>")))
                text class="in" y="8" { (self.initial(seat)) }
            }
        }
    }
}
