//! Positions set up by hand: for tests, puzzles and worked examples.
//!
//! A scene is a table in the middle of the game with nothing on it but hubs, level-1 ships, all sectors in the
//! display and all Aliens and Humans in the supply. What it needs is put there piece by piece.
//!
//! ```
//! use phoenix::names::{Hub, Ship};
//! use phoenix::scene::Scene;
//! use phoenix::Move;
//! use table::{Game, Seat};
//!
//! let mut game = Scene::new(&[Hub::B5, Hub::B7])
//!     .stock(0, (5, 0, 0, 0))
//!     .sector(0, 101, "TT")
//!     .turn_of(0);
//! game.play(Move::Use(Ship::L1Tra, Some(Seat::new(0)))).unwrap();
//! ```

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use table::{BySeat, Components as _, Fate, Game as _, Handicap, Seat, Seed, Shared, Tell};

use crate::catalogue::Catalogue;
use crate::expedition::{Dice, Reroll};
use crate::goods::Stock;
use crate::moves::{Cast, Decision};
use crate::names::{Face, Hub, Named, Ship, Source, Species, Track};
use crate::player::{Module, Player, Row};
use crate::sector::{Sector, Sectors};
use crate::{Action, HubSet, Neutral, Phoenix, Step};

/// A position in the making.
pub struct Scene {
    game: Phoenix,
    seed: Seed,
}

impl Scene {
    /// A table with these hubs, the first player to move.
    pub fn new(hubs: &[Hub]) -> Scene {
        let data = Shared::new(Catalogue::built_in());
        let players = BySeat::from_fn(hubs.len() as u8, |seat| Player {
            hub: Some(hubs[seat.index()]),
            ..Player::new(data)
        });
        let mut supply = EnumMap::from_fn(|_: Species| data.numbers.aliens_per_species);
        supply[Species::Human] = data.numbers.humans[2];
        let mut gone = EnumMap::from_fn(|ship: Ship| data.ships[ship].copies);
        for ship in Ship::LEVEL_1 {
            gone[ship] -= players.len();
        }
        let game = Phoenix {
            data,
            hubs: HubSet::Advanced,
            friendly: false,
            first_game: false,
            start: Seat::new(0),
            display: Sectors::ALL,
            boxed: Sectors::NONE,
            supply,
            drawn: supply,
            shown: ArrayVec::new(),
            deck: EnumMap::default(),
            gone,
            neutral: [Neutral::default(); 5],
            players,
            step: Step::Turn,
            active: Seat::new(0),
            action: Action::default(),
            ending: None,
            stack: ArrayVec::new(),
            turns: 0,
            handicap: Handicap::default(),
        };
        Scene { game, seed: Seed::from_number(0) }
    }

    fn seat(&mut self, player: u8) -> &mut Player {
        &mut self.game.players[Seat::new(player)]
    }

    /// What a player holds: GEMs, food, water, metal.
    #[must_use]
    pub fn stock(mut self, player: u8, (gems, food, water, metal): (u16, u16, u16, u16)) -> Scene {
        self.seat(player).stock = Stock::new(gems, food, water, metal);
        self
    }

    /// Points on the score track.
    #[must_use]
    pub fn points(mut self, player: u8, points: i16) -> Scene {
        self.seat(player).score(points, Source::Observed);
        self
    }

    /// A level on a diplomacy track.
    #[must_use]
    pub fn token(mut self, player: u8, track: Track, level: u8) -> Scene {
        self.seat(player).tokens[track] = level;
        self
    }

    /// Another ship for a fleet.
    #[must_use]
    pub fn ship(mut self, player: u8, ship: Ship) -> Scene {
        self.game.gone[ship] -= 1;
        self.seat(player).add_ship(ship);
        self
    }

    /// The fleet is exactly this.
    #[must_use]
    pub fn fleet(mut self, player: u8, ships: &[Ship]) -> Scene {
        for own in std::mem::take(&mut self.seat(player).fleet) {
            self.game.gone[own.ship] += 1;
        }
        ships.iter().fold(self, |scene, ship| scene.ship(player, *ship))
    }

    /// Puts GEMs on a ship of a fleet.
    #[must_use]
    pub fn used(mut self, player: u8, ship: Ship, gems: u8) -> Scene {
        let fleet = &mut self.seat(player).fleet;
        let index = fleet.iter().position(|own| own.ship == ship && own.gems == 0).expect("an unused ship");
        fleet[index].gems = gems;
        fleet.sort_unstable();
        self
    }

    /// A sector with its residents, written as letters: T teal, P pink, B brown, G gold, H Human.
    #[must_use]
    pub fn sector(mut self, player: u8, number: u16, residents: &str) -> Scene {
        let sector = Sector::new(number).expect("a sector number");
        self.game.display.remove(sector);
        self.game.boxed.remove(sector);
        assert_eq!(self.seat(player).station[sector.stack()], None, "one sector of each level and colour");
        let mut row = Row::default();
        for species in residents.chars().filter_map(species) {
            row.add(species, false);
            self.game.supply[species] -= 1;
            self.seat(player).census[species] += 1;
        }
        self.seat(player).station[sector.stack()] = Some(Module { sector, row });
        self
    }

    /// Residents on the hub.
    #[must_use]
    pub fn lobby(mut self, player: u8, residents: &str) -> Scene {
        for species in residents.chars().filter_map(species) {
            self.seat(player).lobby.add(species, false);
            self.game.supply[species] -= 1;
            self.seat(player).census[species] += 1;
        }
        self
    }

    /// A sector in the private reserve.
    #[must_use]
    pub fn reserve(mut self, player: u8, number: u16) -> Scene {
        let sector = Sector::new(number).expect("a sector number");
        self.game.display.remove(sector);
        self.seat(player).reserve.insert(sector);
        self
    }

    /// Only these sectors are in the display.
    #[must_use]
    pub fn display(mut self, numbers: &[u16]) -> Scene {
        let keep: Sectors =
            numbers.iter().map(|number| Sector::new(*number).expect("a sector number")).collect();
        let out = self.game.display.iter().filter(|sector| !keep.contains(*sector));
        self.game.boxed = out.chain(self.game.boxed.iter()).collect();
        self.game.display = keep;
        self
    }

    /// So many of a species are left in the supply; the others never were in this game.
    #[must_use]
    pub fn supply(mut self, species: Species, n: u8) -> Scene {
        self.game.drawn[species] = self.game.drawn[species] - self.game.supply[species] + n;
        self.game.supply[species] = n;
        self
    }

    /// Changes a player as nothing else here does.
    #[must_use]
    pub fn player(mut self, player: u8, change: impl FnOnce(&mut Player)) -> Scene {
        change(self.seat(player));
        self
    }

    /// Another seed for what is drawn.
    #[must_use]
    pub fn seed(mut self, number: u64) -> Scene {
        self.seed = Seed::from_number(number);
        self
    }

    /// Who began the game (SP-SETUP-7); otherwise the first player did.
    #[must_use]
    pub fn start(mut self, player: u8) -> Scene {
        self.game.start = Seat::new(player);
        self.game.active = self.game.start;
        self
    }

    /// Additional turns that follow the first one (SP-TURN-16).
    #[must_use]
    pub fn extra_turns(mut self, turns: u8) -> Scene {
        self.game.action.extra_turns = turns;
        self
    }

    /// The game before its first turn, as the starting player takes the benefits of their hub (SP-SETUP-14).
    pub fn benefits(mut self) -> Phoenix {
        self.game.players.values_mut().for_each(Player::refresh);
        for ship in Ship::ALL.iter().filter(|ship| !Ship::LEVEL_1.contains(ship) && ship.neutral().is_none())
        {
            self.game.deck[*ship] = std::mem::take(&mut self.game.gone[*ship]);
        }
        self.game.step = Step::Benefits(0, 0);
        table::begin(&mut self.game);
        // What the hub draws is drawn.
        let mut draws = 0;
        while let Some(mv) = Fate::new(self.seed).draw(&self.game, draws) {
            self.game.apply(mv, Tell::nobody());
            draws += 1;
        }
        self.game.audit_scene();
        self.game
    }

    /// The game, as this player's turn begins.
    pub fn turn_of(mut self, player: u8) -> Phoenix {
        self.game.active = Seat::new(player);
        for player in self.game.players.values_mut() {
            player.before = [player.standing(); 3];
            player.refresh();
        }
        table::begin(&mut self.game);
        self.game.audit_scene();
        self.game
    }

    /// The game at its end.
    pub fn over(mut self) -> Phoenix {
        self.game.step = Step::Over;
        self.game.players.values_mut().for_each(Player::refresh);
        self.game.audit_scene();
        self.game
    }
}

impl Phoenix {
    /// A scene must be sound, or else what it shows proves nothing.
    fn audit_scene(&self) {
        self.count_pieces().expect("a sound scene");
    }

    /// The same game with another stock for a player, for worked examples.
    #[must_use]
    pub fn with_stock(mut self, player: u8, (gems, food, water, metal): (u16, u16, u16, u16)) -> Phoenix {
        self.players[Seat::new(player)].stock = Stock::new(gems, food, water, metal);
        self
    }

    /// The same game with other dice on the table, for worked examples. Panics if nobody is looking at dice.
    #[must_use]
    pub fn with_dice(mut self, faces: &[(Face, u8)]) -> Phoenix {
        let wanted: Cast = faces.iter().copied().collect();
        let pending = self.stack.last_mut().expect("a question about dice");
        match &mut pending.decision {
            Decision::Dice(Dice { cast, .. }) | Decision::Reroll(Reroll { cast, .. }) => {
                assert_eq!(
                    cast.values().sum::<u8>(),
                    wanted.values().sum::<u8>(),
                    "as many dice as were rolled"
                );
                *cast = wanted;
            }
            other => panic!("{other:?} is no question about dice"),
        }
        self
    }
}

fn species(letter: char) -> Option<Species> {
    match letter {
        'T' => Some(Species::Teal),
        'P' => Some(Species::Pink),
        'B' => Some(Species::Brown),
        'G' => Some(Species::Gold),
        'H' => Some(Species::Human),
        _ => None,
    }
}
