//! Positions set up by hand: for tests, puzzles and worked examples.
//!
//! A scene starts in the action phase of round 1 with nothing but empty space on the map. What it needs is put
//! on the table piece by piece; then the game goes on from there.
//!
//! ```
//! use gaia::names::{Faction, Structure};
//! use gaia::scene::Scene;
//! use gaia::{Move, Player};
//! use table::Game;
//!
//! let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos])
//!     .structure(0, Structure::Mine, (0, 0))
//!     .player(0, |terrans: &mut Player| terrans.credits = 6)
//!     .turn_of(0);
//! let mine = game.cell(0, 0);
//! game.play(Move::Upgrade(mine, Structure::TradingStation)).unwrap();
//! ```

use std::sync::Arc;

use enum_map::EnumMap;
use hex::{Axial, Cell, CellSet};
use table::{Components as _, Pending, Play as _, Seat, Tell};

use crate::automa::{Automa, Card, CardSet, CarryOut, Deck};
use crate::board::{Board, Map, Spot};
use crate::catalogue::Catalogue;
use crate::deal::Deal;
use crate::names::{
    Advanced, Area, BoardAction, Booster, Faction, FinalTile, Named, Place, Planet, RoundTile, Standard,
    Structure, Token,
};
use crate::player::Player;
use crate::setup::{Setup, Switches, TurnOrder};
use crate::turn::OwnTurn;
use crate::{Gaia, LostPlanet, Phase, Play};

/// Where a hex is.
type At = (i8, i8);

/// A position in the making.
pub struct Scene {
    game: Gaia,
    spots: Vec<Spot>,
}

impl Scene {
    /// A table with these factions, everything as their boards say, on empty space: 169 hexes around the
    /// middle, all in sector 1.
    pub fn new(factions: &[Faction]) -> Scene {
        let around = Axial::new(0, 0).disc(7);
        let spots = around.map(|at| Spot { at, planet: Planet::Empty, sector: 1 }).collect();
        Scene::on(spots, factions)
    }

    /// The same on one of the printed maps, for example `standard_1_2`.
    pub fn on_layout(layout: &str, factions: &[Faction]) -> Scene {
        let data = Catalogue::built_in();
        let layout = data.layouts.iter().find(|known| known.id == layout).expect("a printed layout");
        Scene::on(Board::from_placements(&layout.placements, data).expect("a sound layout").spots(), factions)
    }

    /// A person alone with this faction against the Automa with that one, on the printed map.
    pub fn alone(person: Faction, automa: Faction) -> Scene {
        let data = Catalogue::built_in();
        let layout =
            data.layouts.iter().find(|layout| layout.players.contains(&1)).expect("a printed layout");
        let board = Board::from_placements(&layout.placements, data).expect("a sound layout");
        Scene::lay(board.spots(), &[person, automa], 1)
    }

    /// The same in empty space, like [`Scene::new`].
    pub fn blank_alone(person: Faction, automa: Faction) -> Scene {
        let around = Axial::new(0, 0).disc(7);
        let spots = around.map(|at| Spot { at, planet: Planet::Empty, sector: 1 }).collect();
        Scene::lay(spots, &[person, automa], 1)
    }

    /// The same on a map of one's own, however small.
    pub fn on(spots: Vec<Spot>, factions: &[Faction]) -> Scene {
        Scene::lay(spots, factions, factions.len() as u8)
    }

    fn lay(spots: Vec<Spot>, factions: &[Faction], people: u8) -> Scene {
        let (players, data) = (factions.len() as u8, Catalogue::built_in());
        let deal = Deal {
            tiles: EnumMap::from_fn(|place: Place| Standard::ALL[place as usize]),
            advanced: EnumMap::from_fn(|area: Area| Advanced::ALL[area as usize]),
            terraforming_token: Token::TwelveVp,
            boosters: Booster::ALL[..usize::from(players + data.extra_boosters)].to_vec(),
            rounds: [
                RoundTile::GaiaMine4,
                RoundTile::GaiaMine3,
                RoundTile::Federation,
                RoundTile::BigStructure,
                RoundTile::BigStructure,
                RoundTile::Terraforming,
            ],
            finals: [FinalTile::GaiaPlanets, FinalTile::Satellites],
            map: Map::Hexes(spots.clone()),
        };
        let setup =
            Setup { agreed_map: Some(deal.map.clone()), ..<Gaia as table::Game>::default_setup(people) };
        let mut game = Gaia::dealt(&setup, data, &deal).expect("a sound deal");
        game.stack.clear();
        for (player, faction) in game.players.values_mut().zip(factions) {
            player.faction = Some(*faction);
        }
        let mut play = Play::new(&mut game, Tell::nobody());
        play.deal_faction_boards();
        for seat in play.players.seats() {
            play.take_booster(seat, Booster::ALL[seat.index()]);
        }
        (game.phase, game.round) = (Phase::Actions, 1);
        Scene { game, spots }
    }

    /// Puts a planet on a hex.
    #[must_use]
    pub fn planet(mut self, at: At, planet: Planet) -> Scene {
        self.spot(at).planet = planet;
        self.lay_map()
    }

    /// Puts a hex into another sector.
    #[must_use]
    pub fn sector(mut self, at: At, sector: u8) -> Scene {
        self.spot(at).sector = sector;
        self.lay_map()
    }

    /// Puts a structure on a hex; empty space becomes a planet of its owner's home type first.
    #[must_use]
    pub fn structure(mut self, player: u8, kind: Structure, at: At) -> Scene {
        let seat = Seat::new(player);
        if self.spot(at).planet == Planet::Empty {
            let home = self.game.players[seat].board().home;
            self = self.planet(at, home);
        }
        let cell = self.game.cell(at.0, at.1);
        self.game.players[seat].structures[kind].insert(cell);
        self
    }

    /// Puts a Lantid mine on a planet of somebody else.
    #[must_use]
    pub fn shared_mine(mut self, player: u8, at: At) -> Scene {
        let cell = self.game.cell(at.0, at.1);
        self.game.players[Seat::new(player)].shared.insert(cell);
        self.structure(player, Structure::Mine, at)
    }

    /// Puts satellites on the map, as members of a federation.
    #[must_use]
    pub fn satellites(mut self, player: u8, at: &[At]) -> Scene {
        let cells: CellSet = at.iter().map(|(q, r)| self.game.cell(*q, *r)).collect();
        let player = &mut self.game.players[Seat::new(player)];
        player.satellites |= cells;
        player.federated |= cells;
        self
    }

    /// Makes planets, stations and satellites members of a federation.
    #[must_use]
    pub fn federated(mut self, player: u8, at: &[At]) -> Scene {
        let cells: CellSet = at.iter().map(|(q, r)| self.game.cell(*q, *r)).collect();
        self.game.players[Seat::new(player)].federated |= cells;
        self
    }

    /// Puts a space station on a hex.
    #[must_use]
    pub fn station(mut self, player: u8, at: At) -> Scene {
        let cell = self.game.cell(at.0, at.1);
        self.game.players[Seat::new(player)].stations.insert(cell);
        self
    }

    /// Puts a Gaiaformer on a Transdim planet; `done` if the planet has already turned.
    #[must_use]
    pub fn project(mut self, player: u8, at: At, done: bool) -> Scene {
        self = self.planet(at, Planet::Transdim);
        let cell = self.game.cell(at.0, at.1);
        let owner = &mut self.game.players[Seat::new(player)];
        owner.projects.insert(cell);
        owner.gaiaformers = owner.gaiaformers.saturating_sub(1);
        if done {
            self.game.gaiaformed.insert(cell);
        }
        self
    }

    /// Puts the Lost Planet with its mine on a hex.
    #[must_use]
    pub fn lost_planet(mut self, player: u8, at: At) -> Scene {
        let (at, owner) = (self.game.cell(at.0, at.1), Seat::new(player));
        self.game.lost_planet = Some(LostPlanet { at, owner });
        self.game.players[owner].structures[Structure::Mine].insert(at);
        self
    }

    /// Changes what a player owns.
    #[must_use]
    pub fn player(mut self, player: u8, change: impl FnOnce(&mut Player)) -> Scene {
        change(&mut self.game.players[Seat::new(player)]);
        self
    }

    /// Sets a research level, without any bonus.
    #[must_use]
    pub fn level(self, player: u8, area: Area, level: u8) -> Scene {
        self.player(player, |player| player.research[area] = level)
    }

    /// Gives a player this booster; the one held before lies open.
    #[must_use]
    pub fn booster(mut self, player: u8, booster: Booster) -> Scene {
        let seat = Seat::new(player);
        if let Some(held) = self.game.players[seat].booster.take() {
            self.game.boosters[held] = true;
        }
        Play::new(&mut self.game, Tell::nobody()).take_booster(seat, booster);
        self
    }

    /// Gives a player a federation token, with nothing printed on it gained.
    #[must_use]
    pub fn token(mut self, player: u8, kind: Token, green: bool) -> Scene {
        self.game.supply[kind] = self.game.supply[kind].saturating_sub(1);
        self.player(player, |player| player.tokens.push(crate::OwnToken { kind, green }))
    }

    /// Puts a standard tech tile on this place; the tile that lay there changes places with it.
    #[must_use]
    pub fn tile_at(mut self, place: Place, tile: Standard) -> Scene {
        let (other, _) =
            self.game.tiles.iter().find(|(_, lies)| **lies == Some(tile)).expect("all tiles are in play");
        self.game.tiles[other] = self.game.tiles[place];
        self.game.tiles[place] = Some(tile);
        self
    }

    /// Puts an advanced tech tile on an area; a tile that lay elsewhere changes places with it.
    #[must_use]
    pub fn advanced_at(mut self, area: Area, tile: Advanced) -> Scene {
        if let Some((other, _)) = self.game.advanced.iter().find(|(_, lies)| **lies == Some(tile)) {
            self.game.advanced[other] = self.game.advanced[area];
            self.game.advanced_dealt[other] = self.game.advanced_dealt[area];
        }
        self.game.advanced[area] = Some(tile);
        self.game.advanced_dealt[area] = Some(tile);
        self
    }

    /// Takes the advanced tech tiles of these areas out of the game.
    #[must_use]
    pub fn without_advanced(mut self, areas: &[Area]) -> Scene {
        for area in areas {
            self.game.advanced[*area] = None;
        }
        self
    }

    /// The token on Terraforming 5.
    #[must_use]
    pub fn terraforming_token(mut self, token: Token) -> Scene {
        if let Some(before) = self.game.terraforming_token.replace(token) {
            self.game.supply[before] += 1;
        }
        self.game.terraforming_dealt = Some(token);
        self.game.supply[token] -= 1;
        self
    }

    /// Sets how many federation tokens of a kind are in supply.
    #[must_use]
    pub fn supply(mut self, token: Token, count: u8) -> Scene {
        self.game.supply[token] = count;
        self
    }

    /// The round, and the scoring tile in force.
    #[must_use]
    pub fn round(mut self, round: u8, tile: RoundTile) -> Scene {
        self.game.round = round;
        self.game.rounds[usize::from(round) - 1] = tile;
        self
    }

    /// The final scoring tiles.
    #[must_use]
    pub fn finals(mut self, finals: [FinalTile; 2]) -> Scene {
        self.game.finals = finals.into();
        self
    }

    /// Changes what the Automa has.
    #[must_use]
    pub fn automa(mut self, change: impl FnOnce(&mut Automa)) -> Scene {
        change(self.game.opponent.get_mut().expect("a game for one"));
        self
    }

    /// Puts these cards, and no others, into the Automa's deck.
    #[must_use]
    pub fn deck(self, cards: &[u8]) -> Scene {
        let cards: CardSet = cards.iter().filter_map(|card| Card::new(*card)).collect();
        self.automa(|automa| automa.deck = Deck { own: cards, left: cards, strangers: 0 })
    }

    /// Covers all power and QIC actions but these, counted from 1.
    #[must_use]
    pub fn uncovered(mut self, actions: &[u8]) -> Scene {
        for (number, action) in (1..).zip(BoardAction::ALL) {
            self.game.used[*action] = (!actions.contains(&number)).then_some(Automa::PERSON);
        }
        self
    }

    /// The game with the Automa about to carry out this action card with the help of that support card.
    pub fn automa_acts(self, support: u8, action: u8) -> Gaia {
        let scene = self.automa(|automa| {
            (automa.support, automa.action) = (Card::new(support), Card::new(action));
        });
        let mut game = scene.game;
        game.cursor = 0;
        let decision = CarryOut { step: 0, reward: false }.into();
        game.stack.push(Pending { seat: Automa::SEAT, decision });
        game
    }

    /// The game with the Automa's turn about to begin.
    pub fn automa_turn(mut self) -> Gaia {
        self.game.cursor = 0;
        Play::new(&mut self.game, Tell::nobody()).begin_automa_turn();
        self.game
    }

    /// The turn order variant.
    #[must_use]
    pub fn turn_order(mut self, order: TurnOrder) -> Scene {
        self.game.turn_order = order;
        self
    }

    /// Departures from the rules.
    #[must_use]
    pub fn switches(mut self, switches: Switches) -> Scene {
        self.game.switches = switches;
        self
    }

    /// The game, with this player's turn about to begin.
    pub fn turn_of(mut self, player: u8) -> Gaia {
        let seat = Seat::new(player);
        let place = self.game.order.iter().position(|other| *other == seat).expect("a seat at the table");
        self.game.cursor = ((place + 1) % self.game.order.len()) as u8;
        self.game.stack.push(Pending { seat, decision: OwnTurn::FRESH.into() });
        self.game
    }

    /// The game at the start of the next round: income, Gaia phase and on to the first question.
    pub fn next_round(mut self) -> Gaia {
        Play::new(&mut self.game, Tell::nobody()).start_round();
        table::begin(&mut self.game);
        self.game
    }

    /// The game before anybody has placed a starting structure.
    pub fn start(mut self) -> Gaia {
        (self.game.phase, self.game.round, self.game.cursor) = (Phase::Start, 0, 0);
        table::begin(&mut self.game);
        self.game
    }

    /// The game in the Gaia phase of this round, and on to the first question.
    pub fn gaia_phase(mut self) -> Gaia {
        Play::new(&mut self.game, Tell::nobody()).start_gaia_phase();
        table::begin(&mut self.game);
        self.game
    }

    /// The game after final scoring.
    pub fn final_scoring(mut self) -> Gaia {
        self.game.round = self.game.data().numbers.rounds;
        Play::new(&mut self.game, Tell::nobody()).end_game();
        self.game
    }

    fn spot(&mut self, at: At) -> &mut Spot {
        let wanted = Axial::new(at.0, at.1);
        self.spots
            .iter_mut()
            .find(|spot| spot.at == wanted)
            .unwrap_or_else(|| panic!("{wanted} is off the map"))
    }

    fn lay_map(mut self) -> Scene {
        let board =
            Board::new(Map::Hexes(self.spots.clone()), self.game.data()).expect("the hexes stay the same");
        self.game.board = Arc::new(board);
        self
    }
}

/// A game goes on as a scene: whatever was asked is asked no more.
impl From<Gaia> for Scene {
    fn from(mut game: Gaia) -> Scene {
        game.stack.clear();
        game.charges.clear();
        game.charges_asked = 0;
        let spots = game.board.spots();
        Scene { game, spots }
    }
}

impl Gaia {
    /// The hex at these coordinates.
    ///
    /// # Panics
    /// If there is none.
    pub fn cell(&self, q: i8, r: i8) -> Cell {
        self.board.grid().at(Axial::new(q, r)).unwrap_or_else(|| panic!("{q},{r} is off the map"))
    }
}
