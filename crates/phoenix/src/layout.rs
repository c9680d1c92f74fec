//! What chance decides before the drafts (SP-SETUP-2 to SP-SETUP-8, SP-VAR): who begins, which Aliens take part, which
//! sectors are shown, and who is dealt which hubs or sets.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use crate::names::{Hub, Named, Species};
use crate::sector::Sector;
use crate::{Event, HubSet, Move, Phoenix, Play, Step};

/// Aliens are drawn by the handful: so many at once.
const HANDFUL: u8 = 5;

impl Phoenix {
    /// Aliens of each species that are still in the bag.
    fn bag(&self) -> [u8; 4] {
        Species::ALIENS.map(|species| self.data.numbers.aliens_per_species - self.drawn[species])
    }

    /// Aliens that are still to be drawn (SP-SETUP-2).
    fn aliens_to_draw(&self) -> u8 {
        let drawn: u8 = Species::ALIENS.iter().map(|species| self.drawn[*species]).sum();
        self.data.numbers.aliens[usize::from(self.players.len() - 2)].saturating_sub(drawn)
    }

    /// Sectors of a stack that can still be shown (SP-SETUP-4, SP-VAR-4).
    fn unseen(&self, stack: u8) -> impl Iterator<Item = Sector> {
        let digits = self.first_game.then_some(&self.data.numbers.first_game_digits);
        let shuffled = move |sector: &Sector| digits.is_none_or(|all| all.contains(&(sector.number() % 10)));
        self.boxed.in_stack(stack.into()).filter(shuffled)
    }

    /// Whether another sector of a stack is shown. A stack cannot give more than it has (SP-VAR-12).
    fn shows_more(&self, stack: u8) -> bool {
        let numbers = &self.data.numbers;
        let extra = if self.friendly { numbers.friendly_extra } else { 0 };
        let of_each = self.players.len() * numbers.display_per_player + extra;
        self.display.in_stack(stack.into()).count() < of_each.into() && self.unseen(stack).next().is_some()
    }

    /// Hubs that nobody has been dealt (SP-SETUP-8, SP-VAR-1, SP-VAR-2).
    fn undealt_hubs(&self) -> impl Iterator<Item = Hub> {
        let in_play = |hub: &Hub| self.hubs == HubSet::Advanced || !self.data.hubs[*hub].advanced;
        let dealt = |hub: &Hub| self.players.values().any(|player| player.dealt.contains(&Some(*hub)));
        Hub::ALL.iter().copied().filter(move |hub| in_play(hub) && !dealt(hub))
    }
}

impl Play<'_> {
    /// SP-SETUP-7: chance names who begins.
    pub(crate) fn choose_start(&mut self) {
        self.step = Step::Aliens;
        self.ask(Seat::new(0), Start);
    }

    /// SP-SETUP-2: Aliens are drawn until there are enough.
    pub(crate) fn draw_aliens(&mut self) {
        if self.aliens_to_draw() > 0 && self.bag() != [0; 4] {
            let start = self.start;
            self.ask(start, Aliens);
        } else {
            self.step = Step::Display(0);
        }
    }

    /// SP-SETUP-4, SP-VAR-3, SP-VAR-4: the open display, stack by stack.
    pub(crate) fn lay_display(&mut self, stack: u8) {
        if self.shows_more(stack) {
            let start = self.start;
            self.ask(start, Display { stack });
        } else if stack < 8 {
            self.step = Step::Display(stack + 1);
        } else {
            self.step = if self.first_game { Step::Sets(0) } else { Step::Deal(0) };
        }
    }

    /// SP-SETUP-8: two open hubs for everybody.
    pub(crate) fn deal_hubs(&mut self, card: u8) {
        let seats = self.players.len();
        if card == 2 * seats {
            self.step = Step::Draft(0);
        } else {
            self.step = Step::Deal(card + 1);
            let seat = self.start.clockwise(card / 2, seats);
            self.ask(seat, Deal);
        }
    }

    /// SP-VAR-5: everybody gets one of the predefined sets.
    pub(crate) fn hand_out_sets(&mut self, place: u8) {
        let seats = self.players.len();
        if place == seats {
            self.step = Step::Benefits(0, 0);
        } else {
            self.step = Step::Sets(place + 1);
            let seat = self.start.clockwise(place, seats);
            self.ask(seat, Sets);
        }
    }

    /// A ship card that nobody saw joins a fleet.
    pub(crate) fn take_from_deck(&mut self, seat: Seat, ship: crate::names::Ship) {
        if self.deck[ship] > 0 {
            self.deck[ship] -= 1;
            self.players[seat].add_ship(ship);
            self.tell(Event::TookShip { seat, ship, shown: false, by_itself: true });
        }
    }
}

/// Fate: who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Start;

impl Question<Phoenix> for Start {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.players.seats().map(|seat| (Move::Start(seat), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Start(seat) = mv else { return };
        play.start = seat;
        play.active = seat;
        play.tell(Event::Begins { seat });
    }
}

impl Ask<Phoenix> for Start {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-start", vec![])
    }
}

/// Fate: a handful of Aliens comes from the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Aliens;

impl Question<Phoenix> for Aliens {
    fn fate(&self) -> bool {
        true
    }

    /// Every handful, as likely as there are ways to draw it.
    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let bag = game.bag();
        let full: u16 = bag.iter().map(|n| u16::from(*n)).sum();
        // The ways to draw a handful from a fuller bag are more than can be counted here.
        let hand = if full > 200 { 1 } else { HANDFUL };
        let hand = hand.min(game.aliens_to_draw()).min(full as u8);
        let ways: [[u32; HANDFUL as usize + 1]; 4] = bag.map(ways_to_draw);
        for teal in (0..=hand.min(bag[0])).rev() {
            for pink in (0..=(hand - teal).min(bag[1])).rev() {
                for brown in (0..=(hand - teal - pink).min(bag[2])).rev() {
                    let drawn = [teal, pink, brown, hand - teal - pink - brown];
                    let weight: u32 = ways.iter().zip(drawn).map(|(ways, n)| ways[usize::from(n)]).product();
                    if weight > 0 {
                        out.push((Move::Bag(drawn), weight));
                    }
                }
            }
        }
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Bag(aliens) = mv else { return };
        for (species, n) in Species::ALIENS.into_iter().zip(aliens) {
            play.supply[species] += n;
            play.drawn[species] += n;
        }
        play.tell(Event::Drawn { aliens });
    }
}

impl Ask<Phoenix> for Aliens {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-aliens", vec![])
    }
}

/// In how many ways none, one, two, … can be drawn from so many.
fn ways_to_draw(from: u8) -> [u32; HANDFUL as usize + 1] {
    let mut ways = 1_u64;
    std::array::from_fn(|n| {
        if n > 0 {
            ways = ways * u64::from(from).saturating_sub(n as u64 - 1) / n as u64;
        }
        u32::try_from(ways).unwrap_or(u32::MAX)
    })
}

/// Fate: the next sector of a stack in the display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Display {
    /// The stack.
    pub stack: u8,
}

impl Question<Phoenix> for Display {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.unseen(self.stack).map(|sector| (Move::Open(sector), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Open(sector) = mv else { return };
        play.boxed.remove(sector);
        play.display.insert(sector);
        play.tell(Event::Opened { sector });
    }
}

impl Ask<Phoenix> for Display {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-display", vec![])
    }
}

/// Fate: the next hub for a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deal;

impl Question<Phoenix> for Deal {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.undealt_hubs().map(|hub| (Move::Deal(hub), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Deal(hub) = mv else { return };
        if let Some(free) = play.players[seat].dealt.iter_mut().find(|dealt| dealt.is_none()) {
            *free = Some(hub);
        }
        play.tell(Event::Dealt { seat, hub });
    }
}

impl Ask<Phoenix> for Deal {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-deal", vec![])
    }
}

/// Fate: the set of a first game that a player gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sets;

impl Question<Phoenix> for Sets {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let taken = |hub: Hub| game.players.values().any(|player| player.hub == Some(hub));
        let free = game.data.first_sets.iter().map(|set| set.hub).filter(|hub| !taken(*hub));
        out.extend(free.map(|hub| (Move::Set(hub), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Set(hub) = mv else { return };
        play.choose_hub(seat, hub);
        let data = play.data.get();
        for ship in data.first_sets.iter().filter(|set| set.hub == hub).flat_map(|set| &set.ships) {
            play.take_from_deck(seat, *ship);
        }
    }
}

impl Ask<Phoenix> for Sets {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-sets", vec![])
    }
}
