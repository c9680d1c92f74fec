//! Positions set up by hand: for tests, puzzles and worked examples.
//!
//! A scene is a table in the middle of the game: everybody as they begin, without technologies, all tiles face down on
//! their sites. What it needs is put there piece by piece; cubes that are not named anywhere lie in the pit once the pool
//! is named, and in the pool otherwise.
//!
//! ```
//! use kepler::names::{Action, Technology};
//! use kepler::scene::Scene;
//! use kepler::Move;
//! use table::Game;
//!
//! let mut game = Scene::new(2).level(0, Technology::EnergyDevelopment, 1).turn_of(0);
//! game.play(Move::Act(Action::EnergyStorage)).unwrap();
//! ```

use hex::Axial;
use table::{Components as _, Seat, Shared};

use crate::catalogue::Catalogue;
use crate::cubes::Cubes;
use crate::names::{Action, Objective, Progress, Technology, Track};
use crate::player::{Body, Face, Holding, Player, Secret, Ship, World};
use crate::{Difficulty, Kepler, ObjectiveSet, Setup, Step};

/// Energy, matter and antimatter.
type Three = (u8, u8, u8);

/// A position in the making.
pub struct Scene {
    game: Kepler,
    pools: [Option<Cubes>; 4],
    pits: [Option<Cubes>; 4],
}

fn cubes((energy, matter, antimatter): Three) -> Cubes {
    Cubes { energy, matter, antimatter }
}

impl Scene {
    /// A table of so many people in their first round.
    pub fn new(people: u8) -> Scene {
        let data = Shared::new(Catalogue::built_in());
        let mut game = Kepler::laid_out(&Setup::new(people), data).expect("one to four people");
        game.round = 1;
        game.step = Step::Turn(0);
        Scene { game, pools: [None; 4], pits: [None; 4] }
    }

    fn seat(&mut self, player: u8) -> &mut Player {
        &mut self.game.players[Seat::new(player)]
    }

    /// The available resources of a player.
    #[must_use]
    pub fn pool(mut self, player: u8, pool: Three) -> Scene {
        self.pools[usize::from(player)] = Some(cubes(pool));
        self
    }

    /// What lies in a player's pit.
    #[must_use]
    pub fn pit(mut self, player: u8, pit: Three) -> Scene {
        self.pits[usize::from(player)] = Some(cubes(pit));
        self
    }

    /// The cubes on a player's Earth.
    #[must_use]
    pub fn earth(mut self, player: u8, earth: Three) -> Scene {
        self.seat(player).worlds[0].cubes = cubes(earth);
        self
    }

    /// A tile lies face up.
    #[must_use]
    pub fn tile(mut self, (q, r): (i8, i8), body: Body) -> Scene {
        let hex = Axial::new(q, r);
        let tile = self.game.tiles.iter_mut().find(|tile| tile.hex == hex).expect("a tile there");
        assert_eq!(tile.face, Face::Down, "the tile on {hex} lies face up already");
        tile.face = Face::Up(body);
        self.game.unseen.take(body);
        self
    }

    /// A colony with its cubes, on a tile far away.
    #[must_use]
    pub fn colony(self, player: u8, number: u8, own: Three) -> Scene {
        let hex = self.game.tiles.iter().rev().find(|tile| tile.face == Face::Down).expect("a tile").hex;
        self.colony_at(player, number, (hex.q, hex.r), own)
    }

    /// A colony with its cubes.
    #[must_use]
    pub fn colony_at(self, player: u8, number: u8, hex: (i8, i8), own: Three) -> Scene {
        let mut scene = self.tile(hex, Body::Planet(number));
        let hex = Axial::new(hex.0, hex.1);
        let world = World::planet(number);
        scene.seat(player).add_world(Holding { world, hex, cubes: cubes(own), terraformed: false });
        scene
    }

    /// A terraformed planet with its cubes, on a tile far away.
    #[must_use]
    pub fn terraformed(self, player: u8, number: u8, own: Three) -> Scene {
        let mut scene = self.colony(player, number, own);
        scene.seat(player).world_mut(World::planet(number)).terraformed = true;
        scene
    }

    /// A starship.
    #[must_use]
    pub fn ship(mut self, player: u8, (q, r): (i8, i8)) -> Scene {
        self.seat(player).add_ship(Ship { hex: Axial::new(q, r), moved: false });
        self
    }

    /// The level of a technology.
    #[must_use]
    pub fn level(mut self, player: u8, technology: Technology, level: u8) -> Scene {
        self.seat(player).levels[technology] = level;
        self
    }

    /// A place on a leadership track. Medals up to there were awarded before.
    #[must_use]
    pub fn lead(mut self, player: u8, track: Track, space: u8) -> Scene {
        self.seat(player).leadership[track] = space;
        let medals = self.game.data.get().leadership[track].medals.iter().enumerate();
        for (index, _) in medals.filter(|(_, medal)| **medal <= space) {
            self.game.on_track[track] &= !(1 << index);
        }
        self
    }

    /// Medals that a player has.
    #[must_use]
    pub fn medals(mut self, player: u8, track: Track, medals: u8) -> Scene {
        self.seat(player).medals[track] = medals;
        self
    }

    /// Medals on the progress card.
    #[must_use]
    pub fn on_card(mut self, track: Track, medals: u8) -> Scene {
        self.game.on_card[track] = medals;
        self
    }

    /// Where a player's action cube stands.
    #[must_use]
    pub fn cube(mut self, player: u8, action: Action) -> Scene {
        self.seat(player).cube = action;
        self
    }

    /// The objective that a player has kept.
    #[must_use]
    pub fn objective(mut self, player: u8, objective: Objective) -> Scene {
        self.seat(player).dealt[0] = Secret::Is(objective);
        self.seat(player).objective = Secret::Is(objective);
        self
    }

    /// The round, and who begins it.
    #[must_use]
    pub fn round(mut self, round: u8, first: u8) -> Scene {
        self.game.round = round;
        self.game.first = Seat::new(first);
        self
    }

    /// The progress card of the round.
    #[must_use]
    pub fn card(mut self, card: Progress) -> Scene {
        self.game.deck &= !(1 << card as u32);
        self.game.card = Some(card);
        self
    }

    /// Which objectives are in the game, and what the solo game asks for.
    #[must_use]
    pub fn agreed(mut self, objectives: ObjectiveSet, difficulty: Difficulty) -> Scene {
        self.game.objectives = objectives;
        self.game.difficulty = difficulty;
        self
    }

    /// All tiles but so many lie face up.
    #[must_use]
    pub fn face_down(mut self, left: usize) -> Scene {
        while let Some(tile) = {
            let mut down = self.game.tiles.iter_mut().filter(|tile| tile.face == Face::Down);
            let enough = down.by_ref().take(left).count() < left;
            down.next().filter(|_| !enough)
        } {
            let (body, _) = self.game.unseen.bodies().next().expect("a body for every tile");
            tile.face = Face::Up(body);
            self.game.unseen.take(body);
        }
        self
    }

    /// Changes the game as nothing else here does.
    #[must_use]
    pub fn change(mut self, change: impl FnOnce(&mut Kepler)) -> Scene {
        change(&mut self.game);
        self
    }

    /// Pool and pit get the cubes that lie nowhere else.
    fn settled(mut self) -> Kepler {
        let kit = self.game.data.numbers.kit;
        for seat in Seat::all(self.game.people) {
            let rest = kit.less(self.game.players[seat].stored());
            let (pool, pit) = match (self.pools[seat.index()], self.pits[seat.index()]) {
                (Some(pool), Some(pit)) => (pool, pit),
                (Some(pool), None) => (pool, rest.less(pool)),
                (None, pit) => (rest.less(pit.unwrap_or_default()), pit.unwrap_or_default()),
            };
            (self.game.players[seat].pool, self.game.players[seat].pit) = (pool, pit);
        }
        // A scene must be sound, or else what it shows proves nothing.
        self.game.count_pieces().expect("a sound scene");
        self.game
    }

    /// The game, after everything that happens by itself from this step on.
    fn from(self, step: Step) -> Kepler {
        let mut game = self.settled();
        game.step = step;
        table::begin(&mut game);
        game
    }

    /// The game as this player's turn begins.
    pub fn turn_of(mut self, player: u8) -> Kepler {
        let people = self.game.people;
        let place = (player + people - self.game.first.index() as u8) % people;
        self.game.active = Seat::new(player);
        self.from(Step::Turn(place))
    }

    /// The game after the last turn of the round.
    pub fn end_of_round(self) -> Kepler {
        let people = self.game.people;
        self.from(Step::Turn(people))
    }

    /// The game as the next round begins.
    pub fn next_round(self) -> Kepler {
        self.from(Step::Reveal)
    }

    /// The game at its end.
    pub fn over(self) -> Kepler {
        self.from(Step::Over)
    }
}
