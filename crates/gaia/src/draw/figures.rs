//! The pictures of the introduction: small positions, and parts of the boards.

use maud::{Markup, html};
use table::{Eye, Lang, Look, Seat, Show as _};

use super::{Pen, galaxy, icon, research, scoring};
use crate::board::Spot;
use crate::names::{Area, Faction, FinalTile, Planet, RoundTile, Structure};
use crate::power::Power;
use crate::scene::Scene;
use crate::{Gaia, Player};

/// The reader's seat.
const YOU: Seat = Seat::new(0);

/// A picture by its name.
pub(super) fn figure(name: &str, lang: Lang) -> Option<Markup> {
    let look = Look::new(lang, Eye::Seat(YOU));
    Some(match name {
        "planets" => planets(look),
        "scoring" => scoring(&standings(), &look),
        "structures" => structures(&look),
        "power" => power(&look),
        "research" => research(&standings(), &look),
        "federation" => galaxy(&federation(), &look),
        _ => return None,
    })
}

/// Empty space, so many hexes wide and high.
fn space(columns: i8, rows: i8, factions: &[Faction]) -> Scene {
    let spot = |column, row| {
        let (q, r) = at(column, row);
        Spot { at: hex::Axial::new(q, r), planet: Planet::Empty, sector: 1 }
    };
    let spots = (0..columns).flat_map(|column| (0..rows).map(move |row| spot(column, row)));
    Scene::on(spots.collect(), factions)
}

/// A hex by its column and row.
fn at(column: i8, row: i8) -> (i8, i8) {
    (column, row - column / 2)
}

/// A part of the reader's faction board.
fn board(game: &Gaia, look: &Look, body: impl Fn(Pen<'_>, &Player) -> Markup) -> Markup {
    let pen = Pen::new(game, look);
    html! { div class={ "gp mat " (pen.colour(YOU)) } { (body(pen, &game.players()[YOU])) } }
}

/// What mines cost around the reader's own, and the wheel of planets.
fn planets(look: Look) -> Markup {
    let game = space(8, 4, &[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::Mine, at(4, 1))
        .structure(1, Structure::TradingStation, at(7, 1))
        .planet(at(4, 3), Planet::Terra)
        .planet(at(6, 0), Planet::Oxide)
        .planet(at(2, 0), Planet::Titanium)
        .planet(at(1, 1), Planet::Ice)
        .planet(at(6, 2), Planet::Gaia)
        .planet(at(7, 3), Planet::Transdim)
        .level(0, Area::Navigation, 2)
        .player(0, |you| (you.ore, you.credits, you.qic, you.gaiaformers) = (15, 15, 2, 0))
        .turn_of(0);
    let mut choices = game.choices(look.lang);
    choices.retain(|choice| choice.ghost.as_ref().is_some_and(|ghost| ghost.symbol == "mine"));
    let wheel = board(&game, &look, |pen, player| pen.wheel(YOU, player));
    html! { (galaxy(&game, &look.offering(&choices))) (wheel) }
}

/// What the structures on the map have uncovered.
fn structures(look: &Look) -> Markup {
    let game = space(4, 2, &[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::Mine, at(0, 0))
        .structure(0, Structure::Mine, at(1, 0))
        .structure(0, Structure::TradingStation, at(2, 1))
        .turn_of(0);
    board(&game, look, |pen, player| pen.rows(YOU, player))
}

/// The power cycle: charged, then spent.
fn power(look: &Look) -> Markup {
    let cycle = |areas| {
        let power = Power::new(areas);
        let game =
            space(1, 1, &[Faction::Terrans, Faction::Xenos]).player(0, |you| you.power = power).turn_of(0);
        board(&game, look, |pen, player| pen.bowls(YOU, player))
    };
    html! {
        (cycle([4, 1, 0]))
        p class="gp then" { b { "+7" (icon("charge")) } }
        (cycle([0, 2, 3]))
        p class="gp then" { b { "−3" (icon("power")) } }
        (cycle([3, 2, 0]))
    }
}

/// The middle of a game of three.
fn standings() -> Gaia {
    let scene = space(9, 4, &[Faction::Terrans, Faction::Taklons, Faction::Geodens]);
    let mines = [(0, 0, 0), (0, 1, 2), (0, 3, 1), (1, 5, 1), (1, 6, 3), (2, 8, 0), (2, 8, 2), (2, 7, 3)];
    let scene = mines.into_iter().fold(scene, |scene, (player, column, row)| {
        scene.structure(player, Structure::Mine, at(column, row))
    });
    let levels = [
        (0, Area::Science, 2),
        (0, Area::Terraforming, 1),
        (1, Area::Economy, 3),
        (1, Area::Navigation, 1),
        (2, Area::Intelligence, 2),
        (2, Area::Terraforming, 2),
    ];
    let scene =
        levels.into_iter().fold(scene, |scene, (player, area, level)| scene.level(player, area, level));
    scene
        .structure(0, Structure::ResearchLab, at(4, 2))
        .structure(1, Structure::TradingStation, at(5, 3))
        .structure(2, Structure::Mine, at(2, 3))
        .planet(at(6, 0), Planet::Gaia)
        .structure(1, Structure::Mine, at(6, 0))
        .finals([FinalTile::Structures, FinalTile::PlanetTypes])
        .round(1, RoundTile::Terraforming)
        .round(2, RoundTile::Mine)
        .round(3, RoundTile::TradingStation4)
        .turn_of(0)
}

/// A federation of four planets.
fn federation() -> Gaia {
    let members = [at(1, 2), at(2, 2), at(4, 2), at(6, 2)];
    let satellites = [at(3, 1), at(5, 1)];
    space(8, 4, &[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::Institute, members[0])
        .structure(0, Structure::Mine, members[1])
        .structure(0, Structure::ResearchLab, members[2])
        .structure(0, Structure::Mine, members[3])
        .satellites(0, &satellites)
        .federated(0, &members)
        .structure(1, Structure::TradingStation, at(4, 3))
        .planet(at(6, 0), Planet::Ice)
        .planet(at(1, 0), Planet::Volcanic)
        .turn_of(0)
}
