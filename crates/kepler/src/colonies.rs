//! Colony Seeding (KE-COLON).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::cubes::Cubes;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::{PlanetType, Technology, Track};
use crate::player::{Body, Face, Holding, Ship, World};
use crate::words::{cubes_words, hex_place, the_world};
use crate::{Event, Kepler, Play};

impl Kepler {
    /// The planet under one of the player's starships.
    fn planet_under(&self, ship: Ship) -> Option<u8> {
        match self.tile_at(ship.hex)?.face {
            Face::Up(Body::Planet(number)) => Some(number),
            _ => None,
        }
    }

    /// The planets that the player can colonise now.
    fn colonisable(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let planets = self.players[seat].ships.iter().filter_map(|ship| self.planet_under(*ship));
        planets.filter(move |number| self.check_colonise(seat, *number).is_ok())
    }

    pub(crate) fn check_colonise(&self, seat: Seat, number: u8) -> Result<Terms, Refusal> {
        if !self.players[seat].ships.iter().any(|ship| self.planet_under(*ship) == Some(number)) {
            return Err(Refusal::new("KE-COLON-1", "no-ship-there"));
        }
        if self.markers_left(seat) == 0 {
            return Err(Refusal::new("KE-COLON-4", "no-marker"));
        }
        let level = self.players[seat].levels[Technology::AntimatterScience];
        let able = self.data.level(Technology::AntimatterScience, level).aliens;
        if self.data.planet(number).kind == PlanetType::Alien && !able {
            return Err(Refusal::new("KE-COLON-5", "alien"));
        }
        Ok(Terms::FREE)
    }
}

impl Play<'_> {
    /// KE-COLON-2, KE-COLON-3: the starship comes back, the card is taken, the icons count.
    fn colonise(&mut self, seat: Seat, number: u8) {
        let on = |tile: &&crate::Tile| tile.face == Face::Up(Body::Planet(number));
        let hex = self.tiles.iter().find(on).expect("a planet on the board").hex;
        let player = &mut self.players[seat];
        player.remove_ship(hex);
        player.add_world(Holding {
            world: World::planet(number),
            hex,
            cubes: Cubes::NONE,
            terraformed: false,
        });
        self.tell(Event::Colonised { seat, planet: number, hex });
        let icons = self.data.planet(number).icons;
        self.advance(seat, Track::Colonial, icons);
    }
}

/// Which planet to colonise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Colonise;

impl Question<Kepler> for Colonise {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.colonisable(seat).map(Move::Colonise));
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Colonise(number) => game.check_colonise(seat, number),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    /// KE-COLON-8: each planet completely, then the next.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Colonise(number) = mv else { return };
        play.ask(seat, Colonise);
        play.colonise(seat, number);
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        game.colonisable(seat).next().is_none().then_some(Move::Done)
    }
}

impl Ask<Kepler> for Colonise {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-colonise", vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(game, mv).unwrap_or_default()
    }

    /// What the planet will produce.
    fn notes(&self, game: &Kepler, _seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        let Move::Colonise(number) = run.mv else { return Vec::new() };
        let produces = cubes_words(game.data.planet(number).colony, lang);
        let texts = <Kepler as table::Game>::texts();
        vec![texts.fill(lang, "note-produces", &[("cubes", table::Filling::Text(produces))])]
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Colonise(number) => {
            Some(("move-colonise", vec![("planet", the_world(game, World::planet(number), lang))]))
        }
        Move::Done => Some(("move-done", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(game: &Kepler, mv: Move) -> Option<Sketch> {
    let Move::Colonise(number) = mv else { return None };
    let tile = game.tiles.iter().find(|tile| tile.face == Face::Up(Body::Planet(number)))?;
    Some(Sketch::default().at(hex_place(tile.hex)))
}
