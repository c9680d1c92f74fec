//! Set-up (SP-SETUP-1 to SP-SETUP-13, SP-VAR): what is agreed, what chance decides, and the drafts.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{BySeat, Dice, Refusal, Seat};

use crate::catalogue::catalogue;
use crate::moves::Decision;
use crate::names::{Hub, Named, Ship, Species};
use crate::player::{OwnShip, Player};
use crate::sector::{Sector, Sectors};
use crate::{Action, Neutral, Phoenix, Step};

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Which hubs are dealt.
    #[serde(default)]
    pub hubs: HubSet,
    /// One more sector of each stack in the display (SP-VAR-3).
    #[serde(default)]
    pub friendly: bool,
    /// Predefined sets in place of hubs and drafts (SP-VAR-5).
    #[serde(default)]
    pub first_game: bool,
    /// Who begins (SP-SETUP-7).
    #[serde(default)]
    pub starting_player: Starting,
}

/// Who begins (SP-SETUP-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starting {
    /// Chance decides.
    #[default]
    Chance,
    /// The first seat.
    First,
    /// The second seat.
    Second,
    /// The third seat.
    Third,
    /// The fourth seat.
    Fourth,
}

impl Starting {
    /// The seat that is named, if one is.
    fn seat(self) -> Option<Seat> {
        match self {
            Starting::Chance => None,
            Starting::First => Some(Seat::new(0)),
            Starting::Second => Some(Seat::new(1)),
            Starting::Third => Some(Seat::new(2)),
            Starting::Fourth => Some(Seat::new(3)),
        }
    }
}

/// Which hubs are dealt (SP-VAR-1, SP-VAR-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HubSet {
    /// The basic game: B-1 to B-12.
    #[default]
    Basic,
    /// The advanced game: all 24.
    Advanced,
}

impl Setup {
    /// The basic game.
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            hubs: HubSet::Basic,
            friendly: false,
            first_game: false,
            starting_player: Starting::Chance,
        }
    }

    fn check(&self) -> Result<(), Refusal> {
        if !(2..=4).contains(&self.players) {
            return Err(Refusal::new("SP-COMP-1", "players").with("players", self.players));
        }
        if self.starting_player.seat().is_some_and(|seat| seat.number() > self.players) {
            return Err(Refusal::new("SP-SETUP-7", "no-such-player").with("players", self.players));
        }
        if self.first_game && self.hubs == HubSet::Advanced {
            return Err(Refusal::new("SP-VAR-5", "first-game-hubs"));
        }
        Ok(())
    }
}

impl Phoenix {
    /// Lays out the table (SP-SETUP-23).
    pub(crate) fn set_up(setup: &Setup, mut dice: Dice) -> Result<Phoenix, Refusal> {
        setup.check()?;
        let data = catalogue();
        let supply = draw_aliens(setup.players, &mut dice);
        let display = lay_display(setup, &mut dice);
        let start = match setup.starting_player.seat() {
            Some(seat) => seat,
            None => Seat::new(dice.below(setup.players.into()) as u8),
        };
        let mut deck = EnumMap::from_fn(|ship: Ship| data.ships[ship].copies);
        let players = BySeat::from_fn(setup.players, |_| {
            let fleet = Ship::LEVEL_1.iter().map(|ship| OwnShip { ship: *ship, gems: 0 }).collect();
            Player { fleet, ..Player::default() }
        });
        let mut gone = EnumMap::default();
        for ship in Ship::LEVEL_1 {
            // Level-1 ships of colours that nobody plays stay in the box.
            gone[ship] = std::mem::take(&mut deck[ship]).saturating_sub(setup.players);
        }
        for ship in Ship::NEUTRAL {
            deck[ship] = 0;
        }
        let mut game = Phoenix {
            hubs: setup.hubs,
            friendly: setup.friendly,
            first_game: setup.first_game,
            start,
            dice,
            display,
            boxed: Sector::all().filter(|sector| !display.contains(*sector)).collect(),
            supply,
            drawn: supply,
            shown: ArrayVec::new(),
            deck,
            gone,
            neutral: [Neutral::default(); 5],
            players,
            step: Step::Draft(0),
            active: start,
            action: Action::default(),
            ending: None,
            stack: ArrayVec::new(),
            turns: 0,
        };
        if setup.first_game {
            game.hand_out_sets();
        } else {
            game.deal_hubs();
        }
        game.advance();
        Ok(game)
    }

    /// SP-SETUP-8: two open hubs for everybody.
    fn deal_hubs(&mut self) {
        let dealt = |hub: &&Hub| self.hubs == HubSet::Advanced || !catalogue().hubs[**hub].advanced;
        let mut hubs: Vec<Hub> = Hub::ALL.iter().filter(dealt).copied().collect();
        self.dice.shuffle(&mut hubs);
        let order: ArrayVec<Seat, 4> = self.turn_order().collect();
        for (seat, pair) in order.into_iter().zip(hubs.chunks_exact(2)) {
            self.players[seat].dealt = [Some(pair[0]), Some(pair[1])];
        }
    }

    /// SP-VAR-5: everybody gets one of the predefined sets.
    fn hand_out_sets(&mut self) {
        let mut sets = [0, 1, 2, 3];
        self.dice.shuffle(&mut sets);
        let order: ArrayVec<Seat, 4> = self.turn_order().collect();
        for (seat, set) in order.into_iter().zip(sets) {
            let set = &catalogue().first_sets[set];
            self.choose_hub(seat, set.hub);
            for ship in &set.ships {
                self.deck[*ship] = self.deck[*ship].saturating_sub(1);
                self.players[seat].add_ship(*ship);
            }
        }
        self.step = Step::Benefits(0, 0);
    }

    /// The next pick of the drafts: level 3 in turn order and back, level 2 in reverse and back (SP-SETUP-9,
    /// SP-SETUP-10).
    pub(crate) fn advance_draft(&mut self, pick: u8) {
        let seats = self.players.len();
        let (round, place) = (pick / seats, pick % seats);
        if pick == 0 {
            self.reveal(3);
        } else if pick == 2 * seats {
            self.discard_shown();
            self.reveal(2);
        } else if pick == 4 * seats {
            self.discard_shown();
            self.step = Step::Hubs(0);
            return;
        }
        let place = if matches!(round, 1 | 2) { seats - 1 - place } else { place };
        self.step = Step::Draft(pick + 1);
        self.ask(self.start.clockwise(place, seats), Decision::Draft);
    }

    /// Reveals the ships of a draft.
    fn reveal(&mut self, level: u8) {
        let shown = catalogue().numbers.shown[usize::from(3 - level)][usize::from(self.players.len() - 2)];
        self.draw_ships(level, shown);
    }

    /// Draws ships of a level at random from those never revealed (SP-SETUP-19).
    pub(crate) fn draw_ships(&mut self, level: u8, n: u8) {
        let of_level = |ship: &&Ship| catalogue().ships[**ship].level == level;
        let copies = |ship: &Ship| std::iter::repeat_n(*ship, self.deck[*ship].into());
        let mut cards: ArrayVec<Ship, 64> = Ship::ALL.iter().filter(of_level).flat_map(copies).collect();
        self.dice.shuffle(&mut cards);
        cards.truncate(n.into());
        cards.sort();
        for ship in cards {
            self.deck[ship] -= 1;
            self.shown.push(ship);
        }
    }

    /// SP-SETUP-11: what nobody took leaves the game.
    pub(crate) fn discard_shown(&mut self) {
        for ship in self.shown.drain(..) {
            self.gone[ship] += 1;
        }
    }

    /// SP-SETUP-9: only ships that lie open.
    pub(crate) fn check_draft(&self, ship: Ship) -> Result<(), Refusal> {
        match self.shown.contains(&ship) {
            true => Ok(()),
            false => Err(Refusal::new("SP-SETUP-9", "not-shown").with("ship", ship.id())),
        }
    }

    pub(crate) fn draft(&mut self, seat: Seat, ship: Ship) {
        let at = self.shown.iter().position(|shown| *shown == ship).expect("a ship that lies open");
        self.shown.remove(at);
        self.players[seat].add_ship(ship);
    }

    /// SP-SETUP-13: one of the two hubs dealt.
    pub(crate) fn check_hub(&self, seat: Seat, hub: Hub) -> Result<(), Refusal> {
        match self.players[seat].dealt.contains(&Some(hub)) {
            true => Ok(()),
            false => Err(Refusal::new("SP-SETUP-13", "not-dealt").with("hub", hub.id())),
        }
    }

    pub(crate) fn choose_hub(&mut self, seat: Seat, hub: Hub) {
        self.players[seat].hub = Some(hub);
        self.players[seat].refresh();
    }

    /// The players in turn order choose their hubs.
    pub(crate) fn advance_hubs(&mut self, place: u8) {
        if place == self.players.len() {
            self.step = Step::Benefits(0, 0);
        } else {
            self.step = Step::Hubs(place + 1);
            self.ask(self.start.clockwise(place, self.players.len()), Decision::Hub);
        }
    }
}

/// SP-SETUP-1, SP-SETUP-2: Humans on Terra, Aliens from the bag.
fn draw_aliens(players: u8, dice: &mut Dice) -> EnumMap<Species, u8> {
    let numbers = &catalogue().numbers;
    let index = usize::from(players - 2);
    let of_each = usize::from(numbers.aliens_per_species);
    let mut bag: Vec<Species> =
        Species::ALIENS.iter().flat_map(|species| std::iter::repeat_n(*species, of_each)).collect();
    dice.shuffle(&mut bag);
    let mut supply = EnumMap::default();
    for species in &bag[..usize::from(numbers.aliens[index])] {
        supply[*species] += 1;
    }
    supply[Species::Human] = numbers.humans[index];
    supply
}

/// SP-SETUP-4, SP-VAR-3, SP-VAR-4: the open display. A stack cannot give more than it has (SP-VAR-12).
fn lay_display(setup: &Setup, dice: &mut Dice) -> Sectors {
    let numbers = &catalogue().numbers;
    let extra = if setup.friendly { numbers.friendly_extra } else { 0 };
    let of_each = usize::from(setup.players * numbers.display_per_player + extra);
    let shuffled =
        |sector: &Sector| !setup.first_game || numbers.first_game_digits.contains(&(sector.number() % 10));
    let mut display = Sectors::NONE;
    for stack in 0..9 {
        let mut sectors: ArrayVec<Sector, 8> = Sectors::ALL.of_stack(stack).iter().filter(shuffled).collect();
        dice.shuffle(&mut sectors);
        sectors.iter().take(of_each).for_each(|sector| display.insert(*sector));
    }
    display
}
