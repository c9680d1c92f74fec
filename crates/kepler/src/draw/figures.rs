//! The pictures of the introduction: parts of the table in the middle of a game of three.

use hex::Axial;
use maud::{Markup, html};
use table::{Components as _, Eye, Lang, Look, Seat, Shared};

use super::galaxy::view;
use super::{Pen, classes, colour, glyph};
use crate::catalogue::Catalogue;
use crate::cubes::Cubes;
use crate::hexes::HexSet;
use crate::names::{Action, Named, Progress, Technology, Track};
use crate::player::{Body, Face, Holding, Ship, World};
use crate::{Kepler, Setup, Step};

/// The reader's seat.
const YOU: Seat = Seat::new(0);

/// How far from Sol the picture of the galaxy goes.
const NEAR: u8 = 6;

/// A picture by its name.
pub(super) fn figure(name: &str, lang: Lang) -> Option<Markup> {
    let (game, look) = (middle(), Look::new(lang, Eye::Seat(YOU)));
    let pen = Pen::new(&game, &look);
    let body = match name {
        "galaxy" => near_sol(pen),
        "actions" => pen.action_grid(YOU),
        "cubes" => cubes(pen),
        "leadership" => html! {
            @for track in Track::ALL { (pen.leadership(*track, "lead")) }
            (pen.progress_card())
        },
        _ => return None,
    };
    let class =
        classes(&[("kp figure", true), (name, true), (colour(YOU), true), ("wide", name == "leadership")]);
    Some(html! { div class=(class) { (body) } })
}

/// The galaxy around Sol.
fn near_sol(pen: Pen<'_>) -> Markup {
    let galaxy = &pen.game.data.get().galaxy;
    let near = galaxy.hexes.iter().copied().filter(|hex| galaxy.sol.distance(*hex) <= NEAR);
    let shown: HexSet = near.collect();
    pen.map(&shown, &view(galaxy, &shown))
}

/// Where the cubes of a player are, and how they go round.
fn cubes(pen: Pen<'_>) -> Markup {
    let player = &pen.game.players()[YOU];
    let place = |class: &str, key: &str, cubes: Cubes| {
        html! { div class={ "lie " (class) } { b { (pen.text(key)) } span class="hp" { (glyph::heap(cubes)) } } }
    };
    let way = |class: &str, key: &str| html! { span class={ "way " (class) } { (pen.text(key)) } };
    html! {
        div class="cy" {
            (place("worlds", "draw-on-planets", player.stored()))
            div class="ways" { (way("left", "draw-produce")) (way("right", "draw-spend")) }
            (place("pool-of", "draw-pool", player.pool))
            div class="ways" { (way("right", "draw-burn")) (way("left", "draw-recover")) }
            (place("pit-of", "pit", player.pit))
        }
    }
}

/// The middle of a game of three.
fn middle() -> Kepler {
    let data = Shared::new(Catalogue::built_in());
    let mut game = Kepler::laid_out(&Setup::new(3), data).expect("three people");
    for ((q, r), body) in [
        ((0, -3), Body::Planet(2)),
        ((2, -3), Body::Mine),
        ((-2, -1), Body::Planet(10)),
        ((-4, 1), Body::Target),
        ((-2, 2), Body::Planet(7)),
        ((-2, 4), Body::Planet(5)),
        ((6, -2), Body::Planet(13)),
    ] {
        let hex = Axial::new(q, r);
        let tile = game.tiles.iter_mut().find(|tile| tile.hex == hex).expect("a site of the standard layout");
        tile.face = Face::Up(body);
        game.unseen.take(body);
    }
    settle(&mut game, YOU, 2, (0, -3), Cubes::new(2, 1, 0), true);
    settle(&mut game, YOU, 10, (-2, -1), Cubes::new(1, 1, 1), false);
    settle(&mut game, Seat::new(1), 7, (-2, 2), Cubes::new(0, 2, 0), false);
    for (seat, q, r) in [(0, -3, -1), (1, 3, -2), (2, -2, 4)] {
        game.players[Seat::new(seat)].add_ship(Ship { hex: Axial::new(q, r), moved: false });
    }
    let you = &mut game.players[YOU];
    you.worlds[0].cubes = Cubes::new(1, 1, 0);
    you.pool = Cubes::new(2, 3, 2);
    you.pit = Cubes::new(1, 1, 0);
    you.cube = Action::EnergyStorage;
    for (technology, level) in Technology::ALL.iter().zip([2, 1, 2, 1, 1]) {
        you.levels[*technology] = level;
    }
    for (seat, spaces) in [(0, [6, 9]), (1, [8, 6]), (2, [5, 5])] {
        for (track, space) in Track::ALL.iter().zip(spaces) {
            game.players[Seat::new(seat)].leadership[*track] = space;
        }
    }
    // The first two medals of both tracks are gone, the third colonial one was just reached.
    game.on_track[Track::Technology] &= !0b11;
    game.on_track[Track::Colonial] &= !0b111;
    game.on_card[Track::Colonial] = 1;
    game.card = Some(Progress::P16);
    game.round = 9;
    game.step = Step::Turn(0);
    game
}

/// A planet of somebody.
fn settle(game: &mut Kepler, seat: Seat, number: u8, (q, r): (i8, i8), cubes: Cubes, terraformed: bool) {
    let (world, hex) = (World::planet(number), Axial::new(q, r));
    game.players[seat].add_world(Holding { world, hex, cubes, terraformed });
}
