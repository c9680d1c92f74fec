//! A picture for every game: what it is played for, at a glance. Night in both looks, like a window.

use std::f64::consts::PI;

use maud::{Markup, html};

const SKY: &str = "#0b1020";
const LINE: &str = "#33436c";
const BRASS: &str = "#e0b04c";
const LIGHT: &str = "#e9eef8";

/// The picture of a game; a planet for one that has none of its own.
pub(crate) fn emblem(game: &str) -> Markup {
    let picture = match game {
        "gaia" => galaxy(),
        "phoenix" => station(),
        "planetformers" => system(),
        "kepler" => reach(),
        "hoard" => heap(),
        _ => planet(),
    };
    html! {
        svg class="emblem" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid meet" aria-hidden="true" {
            // Wider than the window asks for, so that every frame is filled.
            rect x="-320" width="960" height="150" fill=(SKY) {}
            (stars())
            (picture)
        }
    }
}

/// Where the stars stand, and how large they are.
const STARS: [(u16, u16, &str); 12] = [
    (14, 22, "1"),
    (46, 118, "1.4"),
    (78, 14, "0.9"),
    (112, 132, "0.9"),
    (138, 30, "1.2"),
    (176, 10, "1"),
    (204, 138, "1.3"),
    (232, 20, "0.9"),
    (262, 128, "1"),
    (286, 36, "1.4"),
    (306, 92, "0.9"),
    (300, 12, "1"),
];

fn stars() -> Markup {
    html! {
        @for copy in ["-320", "0", "320"] {
            g fill="#9fb0cf" transform={ "translate(" (copy) ")" } {
                @for (x, y, r) in STARS { circle cx=(x) cy=(y) r=(r) {} }
            }
        }
    }
}

/// The corners of a hexagon that stands on a point.
fn hexagon(x: f64, y: f64, radius: f64) -> String {
    let corner = |index: u8| {
        let angle = PI / 3.0 * f64::from(index) + PI / 6.0;
        format!("{:.1},{:.1}", x + radius * angle.cos(), y + radius * angle.sin())
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

/// The middle of a hex in a field of hexes around the middle of the picture.
fn hex(column: i8, row: i8, radius: f64) -> (f64, f64) {
    let (column, row) = (f64::from(column), f64::from(row));
    (160.0 + radius * 3_f64.sqrt() * (column + row / 2.0), 75.0 + radius * 1.5 * row)
}

fn disc(x: f64, y: f64, r: f64, fill: &str) -> Markup {
    html! { circle cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r=(r) fill=(fill) {} }
}

/// A field of hexes, drawn in lines.
fn field(radius: f64, columns: std::ops::RangeInclusive<i8>) -> Markup {
    html! {
        g fill="none" stroke=(LINE) stroke-width="1.2" {
            @for row in -2..=2_i8 {
                @for column in columns.clone() {
                    @let (x, y) = hex(column - row.div_euclid(2), row, radius);
                    polygon points=(hexagon(x, y, radius)) {}
                }
            }
        }
    }
}

/// Gaia Project: planets of many colours, two of them one's own, joined by satellites.
fn galaxy() -> Markup {
    let size = 25.0;
    let planets: [(i8, i8, &str); 9] = [
        (-3, 1, "#3c7fd6"),
        (-2, -1, "#c8453a"),
        (0, -1, "#41a866"),
        (-1, 1, "#e08434"),
        (1, 0, "#e6c75a"),
        (3, -1, "#8457c4"),
        (2, 1, "#9aa6bd"),
        (3, 0, "#f4f7fb"),
        (4, -1, "#9a6b45"),
    ];
    let own = "#e0b04c26";
    let (mine, spire) = (hex(-1, 1, size), hex(0, -1, size));
    let between = hex(-1, 0, size);
    html! {
        g fill=(own) stroke=(BRASS) stroke-width="2" {
            @for (x, y) in [mine, spire] { polygon points=(hexagon(x, y, size - 2.0)) {} }
        }
        (field(size, -9..=10))
        @for (column, row, colour) in planets {
            @let (x, y) = hex(column, row, size);
            (disc(x, y, 13.0, colour))
        }
        g fill=(BRASS) stroke=(SKY) stroke-width="1.5" {
            path d=(format!("M{:.1} {:.1}l7 8l-7 8l-7 -8z", between.0, between.1 - 8.0)) {}
            path d=(format!("M{:.1} {:.1}a9 9 0 0 1 18 0v5h-18z", mine.0 - 9.0, mine.1 + 2.0)) {}
            path d=(format!("M{:.1} {:.1}l5 12v14h-10v-14z", spire.0, spire.1 - 16.0)) {}
        }
    }
}

/// Space Station Phoenix: a hub with three wings, and ships that are taken apart for it.
fn station() -> Markup {
    let wings = [(-90, "#7db8ff"), (30, "#5ccf8f"), (150, "#ff9d6b")];
    html! {
        path d="M-320 150Q160 96 640 150z" fill="#1d3a5f" {}
        path d="M-320 150Q160 96 640 150" fill="none" stroke="#3c7fd6" stroke-width="2" {}
        g transform="translate(160 70)" {
            circle r="44" fill="none" stroke=(LINE) stroke-width="2" {}
            @for (angle, colour) in wings {
                g transform=(format!("rotate({angle})")) {
                    rect x="14" y="-3" width="18" height="6" fill="#9fb0cf" {}
                    @for at in [30, 44] {
                        rect x=(at) y="-9" width="12" height="18" rx="2" fill=(colour) stroke=(SKY)
                            stroke-width="1.5" {}
                    }
                }
            }
            polygon points=(hexagon(0.0, 0.0, 17.0)) fill=(BRASS) stroke=(SKY) stroke-width="2" {}
            circle r="6" fill=(SKY) {}
        }
        g fill=(LIGHT) {
            path d="M52 52l26 8l-26 8l5 -8z" {}
            path d="M36 92l20 6l-20 6l4 -6z" fill="#9fb0cf" {}
            path d="M272 44l-26 8l26 8l-5 -8z" {}
        }
        g stroke=(LINE) stroke-width="2" stroke-dasharray="2 5" {
            path d="M20 60H46" {} path d="M300 52H278" {} path d="M10 98H32" {}
        }
    }
}

/// Planetformers: nine bodies, the routes between them, and an ark on its way.
fn system() -> Markup {
    let colours =
        ["#9aa6bd", "#c8453a", "#3c7fd6", "#e6c75a", "#41a866", "#8457c4", "#9a6b45", "#e08434", "#f4f7fb"];
    let place = |index: usize| (76 + 84 * (index % 3), 30 + 45 * (index / 3));
    html! {
        g stroke=(LINE) stroke-width="2" stroke-dasharray="3 5" {
            @for line in 0..3 {
                path d=(format!("M76 {y}H244", y = 30 + 45 * line)) {}
                path d=(format!("M{x} 30V120", x = 76 + 84 * line)) {}
            }
        }
        @for (index, colour) in colours.into_iter().enumerate() {
            @let (x, y) = place(index);
            circle cx=(x) cy=(y) r=(if index == 4 { 16 } else { 11 }) fill=(colour) {}
        }
        g fill="none" stroke="#5ccf8f" stroke-width="2" { circle cx="160" cy="75" r="21" {} }
        path d="M112 30l9 -9l14 9l-14 9z" fill=(BRASS) stroke=(SKY) stroke-width="1.5" {}
    }
}

/// Kepler-3042: a star, the zones around it, and how far a ship gets.
fn reach() -> Markup {
    let size = 25.0;
    let (here, there) = (hex(-1, 0, size), hex(2, -1, size));
    html! {
        (field(size, -9..=10))
        g fill="none" stroke=(BRASS) stroke-width="1.5" stroke-dasharray="3 5" {
            circle cx="28" cy="75" r="70" {} circle cx="28" cy="75" r="130" {} circle cx="28" cy="75" r="200" {}
        }
        circle cx="28" cy="75" r="34" fill=(BRASS) {}
        (disc(here.0, here.1, 13.0, "#41a866"))
        (disc(there.0, there.1, 13.0, "#7db8ff"))
        path d=(format!("M{:.1} {:.1}Q{:.1} 20 {:.1} {:.1}", here.0, here.1 - 16.0, here.0 + 50.0, there.0 - 12.0, there.1 - 14.0))
            fill="none" stroke=(LIGHT) stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round" {}
        path d="M196 26l22 8l-18 10l2 -9z" fill=(LIGHT) {}
    }
}

/// Hoard: stones, and cards face down.
fn heap() -> Markup {
    html! {
        g fill=(BRASS) stroke=(SKY) stroke-width="2" {
            @for (count, row) in (0..4).map(|row| (4 - row, row)) {
                @for stone in 0..count {
                    circle cx=(112 + 15 * row + 30 * stone) cy=(118 - 25 * row) r="14" {}
                }
            }
        }
        g fill="#1d2742" stroke="#9fb0cf" stroke-width="2" {
            rect x="244" y="70" width="32" height="46" rx="4" transform="rotate(8 260 93)" {}
            rect x="230" y="70" width="32" height="46" rx="4" transform="rotate(-6 246 93)" {}
        }
    }
}

fn planet() -> Markup {
    html! {
        circle cx="160" cy="75" r="34" fill=(BRASS) {}
        ellipse cx="160" cy="75" rx="62" ry="18" transform="rotate(-18 160 75)" fill="none" stroke=(LIGHT)
            stroke-width="3" {}
    }
}
