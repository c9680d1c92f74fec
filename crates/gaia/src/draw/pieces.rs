//! Pieces: silhouettes in the owner's colour, with the seat's pattern and initial.

use maud::{Markup, PreEscaped, html};
use table::Seat;

use super::{Pen, Piece};
use crate::names::{Named, Structure};

macro_rules! icons {
    ($($id:literal)*) => {
        concat!($(r#"<symbol id="i-"#, $id, r##"" viewBox="-20 -20 40 40"><use href="#s-"##, $id, r#""/></symbol>"#),*)
    };
}

macro_rules! discs {
    ($($id:literal $fill:literal),*) => {
        concat!($(r#"<symbol id=""#, $id, r##"" viewBox="-19 -19 38 38"><use href="#s-marker" fill=""##, $fill, r#""/></symbol>"#),*)
    };
}

/// Silhouettes around the origin, within 20 units. Every body comes twice: once in the owner's colour (`own`), and
/// once without a fill of its own, so that it takes the seat's pattern from whoever uses it.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    // One pattern for every seat but the first.
    r#"<pattern id="pt1" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pt" d="M0 0h5v1.6H0z"/></pattern>"#,
    r#"<pattern id="pt2" width="5" height="5" patternUnits="userSpaceOnUse"><circle class="pt" cx="2.5" cy="2.5" r="1.2"/></pattern>"#,
    r#"<pattern id="pt3" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pt" d="M0 0h6v1.3H0zM0 0h1.3v6H0z"/></pattern>"#,
    // Mine: a small dome.
    r#"<path id="b-mine" d="M-13 11V6A13 14 0 0 1 13 6v5z"/>"#,
    r##"<g id="s-mine"><use href="#b-mine" class="own"/><use href="#b-mine"/></g>"##,
    // Trading station: two blocks.
    r#"<path id="b-trading_station" d="M-16 13V-3h13v-12h17v28z"/>"#,
    r##"<g id="s-trading_station"><use href="#b-trading_station" class="own"/><use href="#b-trading_station"/><path class="dt" d="M-3-3V13"/></g>"##,
    // Research lab: a dish on its base.
    r#"<path id="b-research_lab" d="M-12 14q1-12 8-13-11-1-13-15L14-1Q9 3 5 2q6 3 7 12z"/>"#,
    r##"<g id="s-research_lab"><path class="dt" d="M2-7 9-15"/><use href="#b-research_lab" class="own"/><use href="#b-research_lab"/><circle class="own" cx="9.5" cy="-15.5" r="3"/></g>"##,
    // Planetary institute: a tall spire.
    r#"<path id="b-planetary_institute" d="M-14 15V5l8-5L0-19 6 0l8 5v10z"/>"#,
    r##"<g id="s-planetary_institute"><use href="#b-planetary_institute" class="own"/><use href="#b-planetary_institute"/></g>"##,
    // Academies: a portico; the sign in the gable tells left from right.
    r#"<path id="b-academy" d="M-18-4 0-16 18-4v4h-3v10h3v5h-36v-5h3V0h-3z"/>"#,
    r##"<g id="s-academy"><use href="#b-academy" class="own"/><use href="#b-academy"/><path class="dt" d="M-18 0h36M-15 10h30M-9.5 0v10M9.5 0v10"/></g>"##,
    r##"<g id="s-academy_left"><use href="#s-academy"/><circle class="mk" cy="-6.5" r="2.8"/></g>"##,
    r##"<g id="s-academy_right"><use href="#s-academy"/><path class="mk" d="M-4-3 0-10l4 7z"/></g>"##,
    // Gaiaformer: a ring on three feet.
    r#"<path id="b-gaiaformer" fill-rule="evenodd" d="M-17 0A17 17 0 1 1 17 0 17 17 0 1 1-17 0zM-10.5 0A10.5 10.5 0 1 0 10.5 0 10.5 10.5 0 1 0-10.5 0z"/>"#,
    r##"<g id="s-gaiaformer"><path class="dt" d="M0-17v-3M-15 9l-3 2M15 9l3 2"/><use href="#b-gaiaformer" class="own"/><use href="#b-gaiaformer"/></g>"##,
    // Satellite: a diamond. Space station: a hexagon. Marker: a disc.
    r#"<path id="b-satellite" d="M0-14 12 0 0 14-12 0z"/>"#,
    r##"<g id="s-satellite"><use href="#b-satellite" class="own"/><use href="#b-satellite"/></g>"##,
    r#"<path id="b-space_station" d="M-18 0-9-15.6H9L18 0 9 15.6H-9z"/>"#,
    r##"<g id="s-space_station"><use href="#b-space_station" class="own"/><use href="#b-space_station"/><path class="dt" d="M-18 0h5M13 0h5M-9-15.6l2.5 4.3M9 15.6l-2.5-4.3M9-15.6l-2.5 4.3M-9 15.6l2.5-4.3"/></g>"##,
    r#"<circle id="b-marker" r="17"/>"#,
    r##"<g id="s-marker"><use href="#b-marker" class="own"/><use href="#b-marker"/></g>"##,
    // The same as icons.
    icons!("mine" "trading_station" "research_lab" "planetary_institute" "academy" "academy_left" "academy_right" "gaiaformer" "satellite" "space_station"),
    discs!("m0" "none", "m1" "url(#pt1)", "m2" "url(#pt2)", "m3" "url(#pt3)"),
));

impl Piece {
    /// The name of its silhouette, which is also the key of its name.
    pub(super) fn id(self) -> &'static str {
        match self {
            Piece::Structure(kind) => kind.id(),
            Piece::Gaiaformer => "gaiaformer",
            Piece::Satellite => "satellite",
            Piece::Station => "space_station",
            Piece::LostPlanet => "lost",
        }
    }

    /// Where the initial goes: on the widest part of the body.
    fn initial_at(self) -> i8 {
        match self {
            Piece::Structure(Structure::ResearchLab | Structure::Institute) => 12,
            Piece::Structure(_) => 9,
            _ => 5,
        }
    }
}

/// The silhouette of a piece with its owner's pattern; the first seat has none.
fn shape(seat: Seat, id: &str) -> String {
    match seat.index() {
        0 => format!("<use href=\"#s-{id}\"/>"),
        index => format!("<use href=\"#s-{id}\" fill=\"url(#pt{index})\"/>"),
    }
}

impl Pen<'_> {
    /// A piece around the origin, with its initial.
    pub(super) fn piece(self, seat: Seat, piece: Piece) -> Markup {
        html! {
            (PreEscaped(shape(seat, piece.id())))
            text y=(piece.initial_at()) { (self.initial(seat)) }
        }
    }

    /// A player's disc, as on the research board, with a name of its own.
    pub(super) fn marker(self, seat: Seat, id: Option<&str>, name: &str) -> Markup {
        html! {
            svg id=[id] class={ "tk " (self.colour(seat)) } role="img" aria-label=(name) { (self.disc(seat)) }
        }
    }

    /// Players' discs on something whose name already tells about them.
    pub(super) fn markers(self, seats: impl IntoIterator<Item = Seat>) -> Markup {
        html! { span class="tks" { (self.discs(seats)) } }
    }

    /// The same, one after the other.
    pub(super) fn discs(self, seats: impl IntoIterator<Item = Seat>) -> Markup {
        html! { @for seat in seats { svg class={ "tk " (self.colour(seat)) } { (self.disc(seat)) } } }
    }

    fn disc(self, seat: Seat) -> Markup {
        html! {
            (PreEscaped(format!("<use href=\"#m{}\"/>", seat.index())))
            text { (self.initial(seat)) }
        }
    }
}
