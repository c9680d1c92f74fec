//! Planets: every kind has a sign of its own besides its colour.

use maud::{Markup, PreEscaped};

use crate::names::{Named, Planet};

macro_rules! icons {
    ($($id:literal)*) => {
        concat!($(r#"<symbol id="i-"#, $id, r##"" viewBox="-30 -30 60 60"><use href="#p-"##, $id, r#""/></symbol>"#),*)
    };
}

/// Planets around the origin. The signs reach the rim, so that they can be told under a structure.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    r#"<clipPath id="pc"><circle r="27"/></clipPath>"#,
    // Terra: waves.
    r#"<g id="p-terra"><circle class="pl terra" r="27"/><path class="sg" clip-path="url(#pc)" d="M-30-14q7.5-8 15 0t15 0 15 0 15 0M-30 0q7.5-8 15 0t15 0 15 0 15 0M-30 14q7.5-8 15 0t15 0 15 0 15 0"/></g>"#,
    // Oxide: hatching.
    r#"<g id="p-oxide"><circle class="pl oxide" r="27"/><path class="sg" clip-path="url(#pc)" d="M-30 2 2-30M-30 18 18-30M-27 31 31-27M-18 30 30-18M-2 30 30-2M-30-14-14-30M14 30 30 14"/></g>"#,
    // Volcanic: a peak with lava.
    r#"<g id="p-volcanic"><circle class="pl volcanic" r="27"/><path class="sf" clip-path="url(#pc)" d="M-30 22-8-15h4l4 5 4-5h4L30 22v12h-60z"/><path class="lava" clip-path="url(#pc)" d="M-4-21q4-6 8 0M0-10q-5 10 1 18t-3 22"/></g>"#,
    // Desert: dunes.
    r#"<g id="p-desert"><circle class="pl desert" r="27"/><path class="sg" clip-path="url(#pc)" d="M-28-8Q-14-22-2-8 8-20 28-12M-28 9Q-10-8 6 9 14 1 28 6M-26 22Q-8 10 8 23 16 16 26 20"/></g>"#,
    // Swamp: reeds.
    r#"<g id="p-swamp"><circle class="pl swamp" r="27"/><path class="sg" clip-path="url(#pc)" d="M-17 30V-4M-6 30V-12M6 30V-6M17 30V-10M-6 6q7-2 8-9M17 8q-8-2-8-10"/><path class="sf" d="M-19.5-12h5v11h-5zM-8.5-21h5v12h-5zM3.5-15h5v11h-5zM14.5-18h5v11h-5z"/></g>"#,
    // Titanium: plates and rivets.
    r#"<g id="p-titanium"><circle class="pl titanium" r="27"/><path class="sg thin" clip-path="url(#pc)" d="M-30-9h60M-30 9h60M-9-30v21M9-9V9M-9 9v21"/><path class="sf" d="M-20-3.5h5v6h-5zM-3-3.5h5v6h-5zM17-3.5h5v6h-5zM-3-20h5v6h-5zM9-18h5v6h-5zM-18-16h5v5h-5zM-3 14h5v6h-5zM11 13h5v6h-5zM-18 13h5v5h-5z"/></g>"#,
    // Ice: a flake.
    r#"<g id="p-ice"><circle class="pl ice" r="27"/><path class="sg" d="M0-23v46M-20-11.5l40 23M-20 11.5l40-23M-6-21l6 6 6-6M-6 21l6-6 6 6M-21-4l8-2-2-8M21 4l-8 2 2 8M-21 4l8 2-2 8M21-4l-8-2 2-8"/></g>"#,
    // Gaia: a leaf.
    r#"<g id="p-gaia"><circle class="pl gaia" r="27"/><path class="sf" d="M-19 17C-24-10-4-24 20-20 24 6 6 24-19 17z"/><path class="vein" d="M-22 22 12-12M-11 11V-5M-11 11H5M-2 2V-11M-2 2H12"/></g>"#,
    // Transdim: a spiral.
    r#"<g id="p-transdim"><circle class="pl transdim" r="27"/><path class="sg" d="M1 0A4 4 0 0 0-5 2 8 8 0 0 0 9 5 13 13 0 0 0-5-11 17 17 0 0 0-7 18 20 20 0 0 0 22-2"/></g>"#,
    // The Lost Planet: a ring.
    r#"<g id="p-lost"><circle class="pl void" r="20"/><ellipse class="ring" rx="32" ry="9" transform="rotate(-20)"/><path class="pl void bare" d="M-18.8-6.8A20 20 0 0 1 18.8-6.8Q0-4-18.8 6.8z"/></g>"#,
    r##"<g id="s-lost"><use href="#p-lost"/></g>"##,
    // The sky around the map.
    r#"<pattern id="st" width="260" height="230" patternUnits="userSpaceOnUse"><circle cx="30" cy="40" r="1.2"/><circle cx="95" cy="18" r=".8"/><circle cx="160" cy="70" r="1.5"/><circle cx="228" cy="32" r=".9"/><circle cx="62" cy="120" r=".8"/><circle cx="204" cy="140" r="1.1"/><circle cx="130" cy="182" r=".9"/><circle cx="20" cy="202" r="1.4"/><circle cx="245" cy="210" r=".7"/></pattern>"#,
    // Dims a planet under a structure.
    r#"<circle id="pd" r="27"/>"#,
    // The same as icons.
    icons!("terra" "oxide" "volcanic" "desert" "swamp" "titanium" "ice" "gaia" "transdim" "lost"),
));

/// A planet around the origin; empty space is nothing. Under a structure it is a rim.
pub(super) fn planet(planet: Planet, settled: bool) -> Markup {
    PreEscaped(match planet {
        Planet::Empty => String::new(),
        Planet::Lost => "<use href=\"#p-lost\"/>".to_owned(),
        planet if settled => {
            format!("<use href=\"#p-{}\" transform=\"scale(1.17)\"/><use href=\"#pd\"/>", planet.id())
        }
        planet => format!("<use href=\"#p-{}\" class=\"qt\"/>", planet.id()),
    })
}
