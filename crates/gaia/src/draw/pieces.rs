//! Pieces: silhouettes in the owner's colour, with the seat's pattern and initial.

use maud::{Markup, PreEscaped, html};
use table::Seat;

use super::{Pen, Piece};
use crate::names::{Named, Structure};

/// Silhouettes around the origin, within 20 units. Every body comes twice: once in the owner's colour (`own`), and
/// once without a fill of its own, so that it takes the seat's pattern from whoever uses it.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    // One pattern for every seat but the first.
    r#"<pattern id="pt1" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pt" d="M0 0h5v1.600H0z"/></pattern>"#,
    r#"<pattern id="pt2" width="5" height="5" patternUnits="userSpaceOnUse"><circle class="pt" cx="2.500" cy="2.500" r="1.200"/></pattern>"#,
    r#"<pattern id="pt3" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pt" d="M0 0h6v1.300H0zM0 0h1.300v6H0z"/></pattern>"#,
    // Mine: a small dome.
    r#"<path id="b-mine" d="M-13 11V6A13 14 0 0 1 13 6v5z"/>"#,
    r##"<g id="s-mine"><use href="#b-mine" class="own"/><use href="#b-mine"/></g>"##,
    // Trading station: two blocks.
    r#"<path id="b-trading_station" d="M-16 13V-3h13v-12h17v28z"/>"#,
    r##"<g id="s-trading_station"><use href="#b-trading_station" class="own"/><use href="#b-trading_station"/><path class="dt" d="M-3-3V13"/></g>"##,
    // Research lab: a dish on its base.
    r#"<path id="b-research_lab" d="M-12 14q1-12 8-13-11-1-13-15L14-1Q9 3 5 2q6 3 7 12z"/>"#,
    r##"<g id="s-research_lab"><path class="dt" d="M2-7 9-15"/><use href="#b-research_lab" class="own"/><use href="#b-research_lab"/><circle class="own" cx="9.500" cy="-15.500" r="3"/></g>"##,
    // Planetary institute: a tall spire.
    r#"<path id="b-planetary_institute" d="M-14 15V5l8-5L0-19 6 0l8 5v10z"/>"#,
    r##"<g id="s-planetary_institute"><use href="#b-planetary_institute" class="own"/><use href="#b-planetary_institute"/></g>"##,
    // Academies: a portico; the sign in the gable tells left from right.
    r#"<path id="b-academy" d="M-18-4 0-16 18-4v4h-3v10h3v5h-36v-5h3V0h-3z"/>"#,
    r##"<g id="s-academy"><use href="#b-academy" class="own"/><use href="#b-academy"/><path class="dt" d="M-18 0h36M-9.500 0v10M9.500 0v10"/></g>"##,
    r##"<g id="s-academy_left"><use href="#s-academy"/><circle class="mk" cy="-6.500" r="2.800"/></g>"##,
    r##"<g id="s-academy_right"><use href="#s-academy"/><path class="mk" d="M-4-3 0-10l4 7z"/></g>"##,
    // Gaiaformer: a ring on three feet.
    r#"<path id="b-gaiaformer" fill-rule="evenodd" d="M-17 0A17 17 0 1 1 17 0 17 17 0 1 1-17 0zM-10.500 0A10.500 10.500 0 1 0 10.500 0 10.500 10.500 0 1 0-10.500 0z"/>"#,
    r##"<g id="s-gaiaformer"><path class="dt" d="M0-17v-3M-15 9l-3 2M15 9l3 2"/><use href="#b-gaiaformer" class="own"/><use href="#b-gaiaformer"/></g>"##,
    // Satellite: a diamond. Space station: a hexagon. Marker: a disc.
    r#"<path id="b-satellite" d="M0-14 12 0 0 14-12 0z"/>"#,
    r##"<g id="s-satellite"><use href="#b-satellite" class="own"/><use href="#b-satellite"/></g>"##,
    r#"<path id="b-space_station" d="M-18 0-9-15.600H9L18 0 9 15.600H-9z"/>"#,
    r##"<g id="s-space_station"><use href="#b-space_station" class="own"/><use href="#b-space_station"/><path class="dt" d="M-18 0h5M13 0h5M-9-15.600l2.500 4.300M9 15.600l-2.500-4.300M9-15.600l-2.500 4.300M-9 15.600l2.500-4.300"/></g>"##,
    r#"<circle id="b-marker" r="17"/>"#,
    r##"<g id="s-marker"><use href="#b-marker" class="own"/><use href="#b-marker"/></g>"##,
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
            Piece::Structure(Structure::Mine | Structure::TradingStation | Structure::AcademyLeft)
            | Piece::Structure(Structure::AcademyRight) => 9,
            Piece::Structure(_) => 12,
            _ => 4,
        }
    }
}

/// The pattern of a seat, as a fill.
fn pattern(seat: Seat) -> String {
    match seat.index() {
        0 => "none".into(),
        index => format!("url(#pt{index})"),
    }
}

/// The silhouette of a piece, without its initial.
fn shape(seat: Seat, id: &str) -> String {
    format!("<use href=\"#s-{id}\" fill=\"{}\"/>", pattern(seat))
}

impl Pen<'_> {
    /// A piece around the origin, with its initial.
    pub(super) fn piece(self, seat: Seat, piece: Piece) -> Markup {
        html! {
            (PreEscaped(shape(seat, piece.id())))
            text class="in" y=(piece.initial_at()) { (self.initial(seat)) }
        }
    }

    /// A piece as an icon on its owner's board, where the initial would repeat itself.
    pub(super) fn small_piece(self, seat: Seat, piece: Piece) -> Markup {
        PreEscaped(format!("<svg class=\"i\" viewBox=\"-20 -20 40 40\">{}</svg>", shape(seat, piece.id())))
    }

    /// A player's disc, as on the research board.
    pub(super) fn marker(self, seat: Seat, id: Option<&str>, name: &str) -> Markup {
        html! {
            svg id=[id] class={ "tk " (self.colour(seat)) } viewBox="-19 -19 38 38" role="img" aria-label=(name) {
                (PreEscaped(shape(seat, "marker")))
                text class="in" y="6" { (self.initial(seat)) }
            }
        }
    }
}

/// The silhouette of a structure that belongs to nobody, for prices and scoring.
pub(super) fn plain(id: &str) -> Markup {
    PreEscaped(format!(
        "<svg class=\"i c-none\" viewBox=\"-20 -20 40 40\"><use href=\"#s-{id}\" fill=\"none\"/></svg>"
    ))
}
