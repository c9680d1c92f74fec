//! The order of things (KE-ROUND, KE-END): set-up, sixteen rounds of three phases, the end.

use table::Seat;

use crate::deal::{Deal, First, Keep, Lay, Reveal};
use crate::development::Raise;
use crate::explore::TurnUp;
use crate::fleet::{Fleet, Withdraw};
use crate::ghost::Ghost;
use crate::names::{Named, Source, Technology};
use crate::turn::Act;
use crate::{Event, Kepler, Play, Step, TurnSoFar, bonus};

impl Kepler {
    /// Who sits at this place of the turn order.
    pub(crate) fn at_place(&self, place: u8) -> Seat {
        self.first.clockwise(place, self.people)
    }

    /// How far a starship of this player moves (KE-SPACE-1).
    pub(crate) fn speed(&self, seat: Seat) -> u8 {
        self.data.level(Technology::SpaceTravel, self.players[seat].levels[Technology::SpaceTravel]).speed
    }
}

impl Play<'_> {
    /// Does the next thing that happens by itself. `false` once the game is over.
    pub(crate) fn next_step(&mut self) -> bool {
        match self.step {
            Step::First => self.find_first(),
            Step::Lay(laid) => self.lay(laid),
            Step::Open(tile) => self.open(tile),
            Step::Start(chosen) => self.start_technology(chosen),
            Step::Deal(dealt) => self.deal(dealt),
            Step::Keep(kept) => self.keep(kept),
            Step::Reveal => self.begin_round(),
            Step::Ghost => {
                let ghost = self.ghost().expect("a solo game");
                self.ask(ghost, Ghost);
                self.step = Step::Turn(0);
            }
            Step::Turn(place) => self.begin_turn(place),
            Step::Main(place) => {
                self.step = Step::Bonus(place);
                let seat = self.active;
                self.ask(seat, bonus::Bonuses);
            }
            Step::Bonus(place) => {
                self.step = Step::Move(place);
                let (seat, speed) = (self.active, self.speed(self.active));
                self.begin_movement(seat, speed);
            }
            Step::Move(place) => {
                self.step = Step::Withdraw(place);
                let seat = self.active;
                self.ask(seat, Withdraw);
            }
            Step::Withdraw(place) => self.end_turn(place),
            Step::Card(place) => self.resolve_card(place),
            Step::Medals => self.end_round(),
            Step::Over => return false,
        }
        true
    }

    /// KE-SETUP-18; alone, the player begins (KE-SOLO-8).
    fn find_first(&mut self) {
        self.step = if self.lay_tiles { Step::Lay(0) } else { Step::Open(0) };
        if self.people == 1 {
            self.begin_with(Seat::new(0));
        } else {
            self.ask(Seat::new(0), First);
        }
    }

    /// KE-SETUP-21: tile by tile, clockwise from the first player.
    fn lay(&mut self, laid: u8) {
        if laid == self.tile_count() {
            self.step = Step::Open(0);
            return;
        }
        self.step = Step::Lay(laid + 1);
        let seat = self.at_place(laid % self.people);
        self.ask(seat, Lay);
    }

    /// KE-SETUP-12: the tiles around Sol lie open.
    fn open(&mut self, tile: u8) {
        let Some(hex) = self.tiles.get(usize::from(tile)).map(|tile| tile.hex) else {
            self.step = Step::Start(0);
            return;
        };
        self.step = Step::Open(tile + 1);
        if self.data.galaxy.is_revealed(hex) {
            let seat = self.first;
            self.ask(seat, TurnUp { hex });
        }
    }

    /// KE-SETUP-13, KE-SETUP-20: two tracks by one level each, in turn order.
    fn start_technology(&mut self, chosen: u8) {
        let each = self.data.numbers.free_advances;
        if chosen == self.people * each {
            self.step = Step::Deal(0);
            return;
        }
        self.step = Step::Start(chosen + 1);
        let seat = self.at_place(chosen / each);
        // All tracks begin at 0, so that up to level 1 means: on different tracks.
        self.ask(seat, Raise { levels: 1, most: 1, must: true });
    }

    /// KE-SETUP-15: two cards for everybody.
    fn deal(&mut self, dealt: u8) {
        if dealt == self.people * 2 {
            self.step = Step::Keep(0);
            return;
        }
        self.step = Step::Deal(dealt + 1);
        let seat = self.at_place(dealt / 2);
        self.ask(seat, Deal);
    }

    /// Everybody keeps one of them.
    fn keep(&mut self, kept: u8) {
        if kept == self.people {
            self.step = Step::Reveal;
            return;
        }
        self.step = Step::Keep(kept + 1);
        let seat = self.at_place(kept);
        self.ask(seat, Keep);
    }

    /// The reveal phase (KE-ROUND-3, KE-SOLO-13).
    fn begin_round(&mut self) {
        self.round += 1;
        let (seat, round) = (self.first, self.round);
        self.tell(Event::RoundBegan { round, first: seat });
        self.step = if self.people == 1 { Step::Ghost } else { Step::Turn(0) };
        self.ask(seat, Reveal);
    }

    /// KE-ROUND-4 to KE-ROUND-6: one turn for everybody, one after the other.
    fn begin_turn(&mut self, place: u8) {
        if place == self.people {
            let numbers = &self.data.get().numbers;
            if self.round >= numbers.rounds && !numbers.final_end_of_round {
                return self.finish();
            }
            self.measure();
            self.step = Step::Card(0);
            return;
        }
        let seat = self.at_place(place);
        self.active = seat;
        self.turn = TurnSoFar::default();
        self.step = Step::Main(place);
        self.tell(Event::TurnBegan { seat });
        self.ask(seat, Act);
    }

    fn end_turn(&mut self, place: u8) {
        let seat = self.active;
        self.turns += 1;
        self.turn = TurnSoFar::default();
        self.step = Step::Turn(place + 1);
        self.tell(Event::TurnEnded { seat });
    }

    /// All starships in space may move, each once (KE-MOVE-1).
    pub(crate) fn begin_movement(&mut self, seat: Seat, speed: u8) {
        self.players[seat].ships.iter_mut().for_each(|ship| ship.moved = false);
        self.ask(seat, Fleet { speed });
    }

    /// KE-ROUND-7, KE-ROUND-8, KE-END-2: after the progress card the medals, then the next round or the end.
    fn end_round(&mut self) {
        self.award_medals();
        self.qualified = 0;
        let round = self.round;
        self.tell(Event::RoundEnded { round });
        self.card = None;
        // Who has moved matters only while starships move.
        for player in self.players.values_mut() {
            player.ships.iter_mut().for_each(|ship| ship.moved = false);
        }
        if round >= self.data.numbers.rounds {
            self.finish();
        } else {
            let steps = u8::from(self.data.numbers.first_player_rotates);
            self.first = self.first.clockwise(steps, self.people);
            self.step = Step::Reveal;
        }
    }

    /// KE-END-1: the score sheet is written.
    fn finish(&mut self) {
        self.step = Step::Over;
        self.tell(Event::Over);
        for seat in Seat::all(self.people) {
            let points = self.points_of(seat);
            for source in Source::ALL.iter().copied().filter(|source| points[*source] != 0) {
                self.tell(Event::Scored { seat, source, points: points[source] as i16 });
            }
        }
    }
}
