//! The pictures of the introduction: parts of the table in the middle of a game of three.

use maud::{Markup, html};
use table::{Eye, Lang, Look, Seat};

use super::{Pen, classes};
use crate::Phoenix;
use crate::moves::Cast;
use crate::names::{Face, Hub, Named as _, Ship, Species, Track};
use crate::scene::Scene;

/// The reader's seat.
const YOU: Seat = Seat::new(0);

/// A picture by its name.
pub(super) fn figure(name: &str, lang: Lang) -> Option<Markup> {
    let (game, look) = (middle(), Look::new(lang, Eye::Seat(YOU)));
    let pen = Pen::new(&game, &look);
    let body = match name {
        "station" => pen.station(YOU),
        "ships" => pen.ships(),
        "fleet" => pen.fleet(YOU, &game.players()[YOU]),
        "residents" => residents(pen),
        "diplomacy" => pen.diplomacy(),
        "majorities" => html! { (pen.ends()) (pen.majorities()) },
        _ => return None,
    };
    // All ships side by side need the whole page.
    let class = classes(&[("sp figure", true), (name, true), ("wide", name == "ships")]);
    Some(html! { div class=(class) { (body) } })
}

/// Home planets, and the dice of an expedition.
fn residents(pen: Pen<'_>) -> Markup {
    let cast: Cast =
        [(Face::Food, 2), (Face::Water, 1), (Face::Metal, 2), (Face::Human, 1)].into_iter().collect();
    html! {
        div class="pls" { @for species in Species::ALL { (pen.planet(*species)) } }
        (pen.dice(cast, Cast::default(), 4))
    }
}

/// The middle of a game of three.
fn middle() -> Phoenix {
    Scene::new(&[Hub::B5, Hub::B7, Hub::B1])
        .stock(0, (6, 2, 3, 7))
        .stock(1, (4, 1, 2, 5))
        .stock(2, (9, 3, 0, 2))
        .points(0, 12)
        .points(1, 17)
        .points(2, 8)
        .ship(0, Ship::L2Con)
        .ship(0, Ship::L2Far)
        .ship(0, Ship::L3Exp)
        .ship(1, Ship::L2Tra)
        .ship(1, Ship::L3Dis)
        .ship(1, Ship::L3Ice)
        .ship(2, Ship::L2Exp)
        .ship(2, Ship::L3Con)
        .ship(2, Ship::L2Ice)
        .used(0, Ship::L1Exp, 3)
        .used(1, Ship::L1Tra, 2)
        .used(2, Ship::L3Con, 8)
        .sector(0, 102, "TTH")
        .sector(0, 204, "T")
        .sector(0, 111, "B")
        .sector(1, 122, "PPG")
        .sector(1, 112, "BB")
        .sector(2, 101, "TH")
        .sector(2, 121, "PG")
        .token(0, Track::Transport, 2)
        .token(0, Track::Construction, 1)
        .token(1, Track::Transport, 1)
        .token(1, Track::Expedition, 3)
        .token(2, Track::Expedition, 1)
        .token(2, Track::Dismantle, 2)
        .supply(Species::Teal, 14)
        .supply(Species::Pink, 11)
        .supply(Species::Brown, 16)
        .supply(Species::Gold, 12)
        .supply(Species::Human, 17)
        .turn_of(0)
}
