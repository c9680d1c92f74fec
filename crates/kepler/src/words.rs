//! Words that several chapters use, and the names of places on the table.
//!
//! | place | what |
//! |---|---|
//! | `hex-<q>,<r>` | a hex of the galaxy, with its tile |
//! | `ship-<q>,<r>` | a starship by where it is |
//! | `action-<id>`, `bonus-<id>` | a space of the action grid, a bonus action beside it |
//! | `world-<seat>-earth`, `world-<seat>-<number>` | a world of a player with its cubes |
//! | `tech-<seat>-<id>` | a technology track of a player |
//! | `track-<id>` | a leadership track |
//! | `technology-<id>` | a technology track with all its levels |
//! | `cube-<seat>-<world>-<kind>` | the cubes of one kind on a world |
//! | `pool-<seat>`, `pit-<seat>` | available resources and Clausius' Pit of a player |
//! | `seat-<seat>` | everything in front of a player |
//! | `goods-<what>` | something that the own stock counts |
//! | `objective-<id>` | an objective card |
//! | `card` | the progress card of the round |

use hex::Axial;
use table::{Filling, Game as _, Lang, Seat, Words};

use crate::Kepler;
use crate::cubes::Cubes;
use crate::names::{Named, Resource, Technology};
use crate::player::{Body, Face, World};

/// A hex of the galaxy.
pub fn hex_place(hex: Axial) -> String {
    format!("hex-{hex}")
}

/// A starship.
pub fn ship_place(hex: Axial) -> String {
    format!("ship-{hex}")
}

/// A world of a player.
pub fn world_place(seat: Seat, world: World) -> String {
    format!("world-{seat}-{world}")
}

/// The cubes of one kind on a world.
pub fn cube_place(seat: Seat, world: World, kind: Resource) -> String {
    format!("cube-{seat}-{world}-{kind}")
}

/// The pool of a player.
pub(crate) fn pool_place(seat: Seat) -> String {
    format!("pool-{seat}")
}

/// Clausius' Pit of a player.
pub(crate) fn pit_place(seat: Seat) -> String {
    format!("pit-{seat}")
}

/// A technology track of a player.
pub fn tech_place(seat: Seat, technology: Technology) -> String {
    format!("tech-{seat}-{technology}")
}

/// A world by its name: "Earth", "Kepler-22 b (1)".
pub fn world_words(game: &Kepler, world: World, lang: Lang) -> String {
    match world.number() {
        None => Kepler::texts().get(lang, "earth"),
        Some(number) => format!("{} ({number})", game.data.planet(number).name),
    }
}

/// What lies under a tile: "Kepler-22 b (1)", "a mine".
pub fn tile_words(game: &Kepler, body: Body, lang: Lang) -> String {
    match body {
        Body::Planet(number) => world_words(game, World::planet(number), lang),
        Body::Mine => Kepler::texts().get(lang, "mine.one"),
        Body::Target => Kepler::texts().get(lang, "target.one"),
    }
}

/// Words with the name of one thing.
pub(crate) fn named(key: &'static str, name: &'static str, id: &'static str) -> Words {
    (key, vec![(name, Filling::Name(id))])
}

/// A world as a value of a sentence.
pub(crate) fn the_world(game: &Kepler, world: World, lang: Lang) -> Filling<'static> {
    Filling::Text(world_words(game, world, lang))
}

/// The six directions, counterclockwise from the east, with the keys of their names.
const DIRECTIONS: [(&str, (i8, i8)); 6] = [
    ("dir-e", (1, 0)),
    ("dir-ne", (1, -1)),
    ("dir-nw", (0, -1)),
    ("dir-w", (-1, 0)),
    ("dir-sw", (-1, 1)),
    ("dir-se", (0, 1)),
];

/// Where a hex is, told from the nearest star: "2 E 1 NE of Sol". A star goes by its name.
fn where_words(game: &Kepler, hex: Axial, lang: Lang) -> String {
    let galaxy = &game.data.get().galaxy;
    let texts = Kepler::texts();
    let sol = (galaxy.sol, texts.get(lang, "landmark-sol"));
    let landmarks = galaxy.landmarks.iter().map(|(id, at)| (*at, texts.get(lang, &format!("landmark-{id}"))));
    let stars = galaxy.stars.iter().map(|star| (star.hex, star.name.clone()));
    let near = std::iter::once(sol).chain(landmarks).chain(stars).min_by_key(|(at, _)| at.distance(hex));
    let Some((from, name)) = near else { return hex.to_string() };
    let distance = from.distance(hex) as i8;
    if distance == 0 {
        return name;
    }
    // Every way goes so far in one direction and the rest in the next one.
    let way = (0..DIRECTIONS.len()).flat_map(|index| (1..=distance).map(move |steps| (index, steps)));
    let parts = way.into_iter().find_map(|(index, steps)| {
        let (one, next) = (DIRECTIONS[index], DIRECTIONS[(index + 1) % DIRECTIONS.len()]);
        let rest = distance - steps;
        let at = Axial::new(
            from.q + steps * one.1.0 + rest * next.1.0,
            from.r + steps * one.1.1 + rest * next.1.1,
        );
        (at == hex).then_some([(steps, one.0), (rest, next.0)])
    });
    let parts = parts.into_iter().flatten().filter(|(steps, _)| *steps > 0);
    let words: Vec<String> = parts.map(|(steps, key)| format!("{steps} {}", texts.get(lang, key))).collect();
    texts.fill(lang, "hex-at", &[("way", Filling::Text(words.join(" "))), ("star", Filling::Text(name))])
}

/// A hex by what lies there: "Kepler-22 b (1)", "mine 1 NE of Wolf 359", "2 E of Sol".
pub fn hex_words(game: &Kepler, hex: Axial, lang: Lang) -> String {
    let at = || Filling::Text(where_words(game, hex, lang));
    let texts = Kepler::texts();
    match game.tile_at(hex).map(|tile| tile.face) {
        Some(Face::Up(Body::Planet(number))) => world_words(game, World::planet(number), lang),
        Some(Face::Up(Body::Mine)) => texts.fill(lang, "mine.at", &[("hex", at())]),
        Some(Face::Up(Body::Target)) => texts.fill(lang, "target.at", &[("hex", at())]),
        Some(Face::Down | Face::Gone) | None => where_words(game, hex, lang),
    }
}

/// A hex as a value of a sentence.
pub(crate) fn the_hex(game: &Kepler, hex: Axial, lang: Lang) -> Filling<'static> {
    Filling::Text(hex_words(game, hex, lang))
}

/// The same by where it is alone, for what says itself what lies there.
pub(crate) fn the_spot(game: &Kepler, hex: Axial, lang: Lang) -> Filling<'static> {
    Filling::Text(where_words(game, hex, lang))
}

/// Cubes in words: "2 energy, 1 matter".
pub(crate) fn cubes_words(cubes: Cubes, lang: Lang) -> String {
    let words = cubes.kinds().map(|kind| {
        let count = [("count", cubes.of(kind).into())];
        Kepler::texts().format(lang, &format!("{}.amount", kind.id()), &count)
    });
    words.collect::<Vec<_>>().join(", ")
}
