//! Positions set up by hand: for tests, puzzles and worked examples.
//!
//! A scene is a table in the middle of the game: the Star Portal with the three starting Planets around it (Cinderfall to
//! the left, Verdance above, Glacien to the right), empty Cargo cards, spent tokens, three cards in the Canteen and all
//! others in their decks. What it needs is put there piece by piece.
//!
//! ```
//! use planetformers::Move;
//! use planetformers::scene::Scene;
//! use table::Game;
//!
//! let mut game = Scene::new(2).ark(0, "cinderfall.p").turn_of(0);
//! game.play(Move::Travel("cinderfall.m1".parse().unwrap())).unwrap();
//! ```

use arrayvec::ArrayVec;
use table::{Components as _, Seat, Shared};

use crate::automa::Automa;
use crate::cards::{AutomaCard, AutomaSet, Crew, CrewSet, Survivor, SurvivorSet};
use crate::catalogue::Catalogue;
use crate::goods::Cargo;
use crate::names::{Level, Named, Planet, Row, Source, Specialist, Upgrade};
use crate::player::Player;
use crate::setup::Setup;
use crate::space::{Cell, Spot};
use crate::world::World;
use crate::{Planetformers, Step, TurnSoFar};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Planetformers,
}

impl Scene {
    /// A table for so many people, in the first round, the first player to begin.
    pub fn new(players: u8) -> Scene {
        Scene::with(players, Level::Easy, Catalogue::built_in())
    }

    /// A table with other components, against the Automa of a level where one plays alone.
    pub fn with(players: u8, level: Level, components: &'static Catalogue) -> Scene {
        let setup = Setup { level, ..Setup::new(players) };
        let mut game =
            Planetformers::laid_out(&setup, Shared::new(components)).expect("1 to 4 people can play");
        let planets = [((1, 0), Planet::Cinderfall), ((0, 1), Planet::Verdance), ((1, 2), Planet::Glacien)];
        for ((row, column), planet) in planets {
            game.system[cell(row, column).index()] = Some(World::new(planet));
        }
        for (place, number) in [37, 38, 39].into_iter().enumerate() {
            let card = Crew::new(number).expect("there are 39 Crew cards");
            game.crew_deck.take(card);
            game.canteen[place] = Some(card);
        }
        if game.automa.is_some() {
            let start = game.data.automa.start;
            let planet = game.card_in(start).map_or(Planet::Verdance, |world| world.planet);
            game.players[Automa::SEAT].ark = Spot::planet(planet);
        }
        game.first = Seat::new(0);
        game.round = 1;
        game.step = Step::Turn;
        Scene { game }
    }

    fn seat(&mut self, player: u8) -> &mut Player {
        &mut self.game.players[Seat::new(player)]
    }

    fn world(&mut self, planet: &str) -> &mut World {
        let planet = id(planet);
        let worlds = self.game.system.iter_mut().flatten();
        worlds.into_iter().find(|world| world.planet == planet).expect("the Planet lies in the system")
    }

    /// The Cargo of a player: Biomatter, Workforce, Minerals, Technology.
    #[must_use]
    pub fn cargo(mut self, player: u8, units: [u8; 4]) -> Scene {
        self.seat(player).cargo = Cargo::from_array(units);
        self
    }

    /// Where an Ark stands.
    #[must_use]
    pub fn ark(mut self, player: u8, spot: &str) -> Scene {
        self.seat(player).ark = spot.parse().expect("a spot");
        self
    }

    /// Crew cards of a row, by their names: `"C08 C31"`.
    #[must_use]
    pub fn crew(mut self, player: u8, row: Row, cards: &str) -> Scene {
        for card in cards.split_whitespace() {
            let card: Crew = card.parse().expect("a Crew card");
            self.take_crew(card);
            self.seat(player).rows[row].put(card);
        }
        self
    }

    /// A card is taken from wherever it lies on the table.
    fn take_crew(&mut self, card: Crew) {
        self.game.crew_deck.take(card);
        self.game.crew_discard.take(card);
        for shown in &mut self.game.canteen {
            *shown = shown.filter(|shown| *shown != card);
        }
    }

    /// The Crew deck and the discard pile are exactly these; all other cards that lie nowhere are in the hands of the last
    /// player, or of the Automa.
    #[must_use]
    pub fn crew_deck(mut self, deck: &str, discard: &str) -> Scene {
        let (deck, discard): (CrewSet, CrewSet) = (set(deck), set(discard));
        let rest = self.game.crew_deck.with(self.game.crew_discard);
        for card in deck.with(discard).iter() {
            self.take_crew(card);
        }
        let rest = rest.iter().filter(|card| !deck.has(*card) && !discard.has(*card));
        match &mut self.game.automa {
            Some(automa) => automa.crew.extend(rest),
            None => {
                let last = Seat::new(self.game.players.len() - 1);
                self.game.players[last].waiting = rest.collect();
            }
        }
        self.game.crew_deck = deck;
        self.game.crew_discard = discard;
        self
    }

    /// The face-up cards of the Canteen, by their names; fewer than three leave places empty.
    #[must_use]
    pub fn canteen(mut self, cards: &str) -> Scene {
        for card in self.game.canteen.iter().flatten() {
            self.game.crew_deck.put(*card);
        }
        self.game.canteen = [None; 3];
        for (place, card) in cards.split_whitespace().enumerate() {
            let card = card.parse().expect("a Crew card");
            self.take_crew(card);
            self.game.canteen[place] = Some(card);
        }
        self
    }

    /// Specialist tokens that are ready, by their names.
    #[must_use]
    pub fn ready(mut self, player: u8, tokens: &[Specialist]) -> Scene {
        for token in tokens {
            self.seat(player).ready[*token] = true;
        }
        self
    }

    /// Upgrades that are unlocked, with what they free. Engines are named once for every payment.
    #[must_use]
    pub fn upgrades(mut self, player: u8, upgrades: &[Upgrade]) -> Scene {
        for upgrade in upgrades {
            let tell = table::Tell::nobody();
            <crate::Play<'_> as table::Play<'_, Planetformers>>::new(&mut self.game, tell)
                .unlock(Seat::new(player), *upgrade);
        }
        self
    }

    /// A Planet card in a cell.
    #[must_use]
    pub fn card(mut self, (row, column): (u8, u8), planet: &str) -> Scene {
        self.game.system[cell(row, column).index()] = Some(World::new(id(planet)));
        self
    }

    /// The levels of a Planet: Biomatter, Workforce, Minerals, Technology.
    #[must_use]
    pub fn levels(mut self, planet: &str, levels: [u8; 4]) -> Scene {
        self.world(planet).levels = Cargo::from_array(levels);
        self
    }

    /// Moves a Terraforming marker on by so many spots.
    #[must_use]
    pub fn merit(mut self, player: u8, planet: &str, spots: u8) -> Scene {
        self.world(planet).advance(Seat::new(player), spots);
        self
    }

    /// A Planet that is fully terraformed.
    #[must_use]
    pub fn terraformed(mut self, planet: &str) -> Scene {
        self.world(planet).terraformed = true;
        self.game.terraformed += 1;
        self
    }

    /// Colonies of a player, on Planets of the system. Their markers come from upgrades if they are free, or from nowhere.
    #[must_use]
    pub fn colonies(mut self, player: u8, planets: &[&str]) -> Scene {
        for planet in planets {
            self.world(planet).colonies.put(Seat::new(player));
            let player = self.seat(player);
            player.colonies += 1;
            player.colony_pool = player.colony_pool.saturating_sub(1);
        }
        self
    }

    /// Outposts of a player, on Planets of the system.
    #[must_use]
    pub fn outposts(mut self, player: u8, planets: &[&str]) -> Scene {
        for planet in planets {
            self.world(planet).outposts.put(Seat::new(player));
            let player = self.seat(player);
            player.outposts += 1;
            player.outpost_pool = player.outpost_pool.saturating_sub(1);
        }
        self
    }

    /// Free markers of a player: Colonies and Outposts.
    #[must_use]
    pub fn pool(mut self, player: u8, colonies: u8, outposts: u8) -> Scene {
        self.seat(player).colony_pool = colonies;
        self.seat(player).outpost_pool = outposts;
        self
    }

    /// Survivors that a player holds, by their names.
    #[must_use]
    pub fn held(mut self, player: u8, survivors: &str) -> Scene {
        for survivor in survivors.split_whitespace() {
            let survivor: Survivor = survivor.parse().expect("a Survivor");
            self.game.survivor_deck.take(survivor);
            self.seat(player).held.put(survivor);
        }
        self
    }

    /// Survivors that a player has settled, by their names.
    #[must_use]
    pub fn settled(mut self, player: u8, survivors: &str) -> Scene {
        for survivor in survivors.split_whitespace() {
            let survivor: Survivor = survivor.parse().expect("a Survivor");
            self.game.survivor_deck.take(survivor);
            self.seat(player).settled.put(survivor);
        }
        self
    }

    /// The Survivor deck and the discard pile are exactly these; all others are settled by the last player.
    #[must_use]
    pub fn survivor_deck(mut self, deck: &str, discard: &str) -> Scene {
        let (deck, discard): (SurvivorSet, SurvivorSet) = (set(deck), set(discard));
        let rest = self.game.survivor_deck.with(self.game.survivor_discard).iter();
        let rest: SurvivorSet = rest.filter(|card| !deck.has(*card) && !discard.has(*card)).collect();
        let last = Seat::new(self.game.players.len() - 1);
        self.game.players[last].settled = self.game.players[last].settled.with(rest);
        self.game.survivor_deck = deck;
        self.game.survivor_discard = discard;
        self
    }

    /// Points on the track.
    #[must_use]
    pub fn points(mut self, player: u8, points: i16) -> Scene {
        self.seat(player).points[Source::Planets] = points;
        self
    }

    /// The round, and how many before it passed without a raised level.
    #[must_use]
    pub fn round(mut self, round: u16, quiet: u16) -> Scene {
        self.game.round = round;
        self.game.quiet_rounds = quiet;
        self
    }

    /// Who holds the First Player marker.
    #[must_use]
    pub fn first(mut self, player: u8) -> Scene {
        self.game.first = Seat::new(player);
        self
    }

    fn automa(&mut self) -> &mut Automa {
        self.game.automa.as_mut().expect("one person plays against the Automa")
    }

    /// Crew cards of the Automa, by their names, in the order in which it gained them.
    #[must_use]
    pub fn symbols(mut self, cards: &str) -> Scene {
        for card in cards.split_whitespace() {
            let card: Crew = card.parse().expect("a Crew card");
            self.take_crew(card);
            self.automa().crew.push(card);
        }
        self
    }

    /// The Automa's cards that are still to come, by their names; all others were played.
    #[must_use]
    pub fn automa_deck(mut self, cards: &str) -> Scene {
        let deck: AutomaSet = set(cards);
        let automa = self.automa();
        automa.deck = deck;
        automa.discard = AutomaCard::all().filter(|card| !deck.has(*card)).collect();
        self
    }

    /// The Automa has drawn a card and comes to this action of it, counted from 1.
    #[must_use]
    pub fn automa_acts(mut self, card: &str, action: u8) -> Planetformers {
        let card: AutomaCard = card.parse().expect("a card of the Automa");
        let automa = self.automa();
        automa.deck.take(card);
        automa.discard.take(card);
        automa.card = Some(card);
        automa.next = action - 1;
        self.at(1, Step::Automa)
    }

    /// The position as it is, with nothing asked.
    #[must_use]
    pub fn still(self) -> Planetformers {
        self.game
    }

    /// This player begins a turn.
    #[must_use]
    pub fn turn_of(self, player: u8) -> Planetformers {
        self.at(player, Step::Turn)
    }

    /// This player's Ark has arrived, and Outposts and upgrades have paid: Crew cards come next.
    #[must_use]
    pub fn plays_crew(self, player: u8) -> Planetformers {
        self.at(player, Step::Crew)
    }

    /// This player acts at the destination.
    #[must_use]
    pub fn acts(self, player: u8) -> Planetformers {
        self.at(player, Step::Actions)
    }

    /// This player may draw at the end of the turn.
    #[must_use]
    pub fn draws(self, player: u8) -> Planetformers {
        self.at(player, Step::Draw)
    }

    fn at(mut self, player: u8, step: Step) -> Planetformers {
        self.game.active = Seat::new(player);
        self.game.step = step;
        self.game.turn = TurnSoFar::default();
        self.game.stack = ArrayVec::new();
        table::begin(&mut self.game);
        self.game
    }
}

fn cell(row: u8, column: u8) -> Cell {
    Cell::new(row, column).expect("the grid has three rows and columns")
}

fn id<K: Named>(id: &str) -> K {
    K::from_id(id).unwrap_or_else(|| panic!("there is no {} `{id}`", K::WORD))
}

/// Cards by their names.
fn set<C: std::str::FromStr<Err = String>, S: FromIterator<C>>(cards: &str) -> S {
    let card = |card: &str| card.parse().unwrap_or_else(|problem| panic!("{problem}"));
    cards.split_whitespace().map(card).collect()
}
