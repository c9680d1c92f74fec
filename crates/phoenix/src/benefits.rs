//! The starting benefits and penalties of a hub (SP-SETUP-14 to SP-SETUP-25).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::Effect;
use crate::construction::FreeSector;
use crate::diplomacy::Advance;
use crate::goods::Goods;
use crate::names::{Named, Ship, Species, Track};
use crate::player::Place;
use crate::show::{named, what_it_does};
use crate::turn::{distinct, out_of_place};
use crate::{Event, Giver, Move, Phoenix, Play, Step, Terms};

impl Play<'_> {
    /// The next benefit of the player at this place of the turn order; after the last one the first turn begins.
    pub(crate) fn advance_benefits(&mut self, place: u8, benefit: u8) {
        if place == self.players.len() {
            return self.begin_play();
        }
        let seat = self.start.clockwise(place, self.players.len());
        let hub = &self.data.get().hubs[self.players[seat].hub.expect("hubs are chosen")];
        self.step = Step::Benefits(place, benefit + 1);
        match benefit {
            0 => self.take_starting_stock(seat),
            1 if hub.choose_advances > 0 => self.ask(seat, Advance::free(hub.choose_advances)),
            1 => {}
            number => match hub.setup.get(usize::from(number) - 2) {
                Some(ability) => self.take_benefit(seat, ability.effect),
                None => self.step = Step::Benefits(place + 1, 0),
            },
        }
    }

    /// SP-SETUP-15: fixed steps cost nothing and yield nothing.
    fn take_starting_stock(&mut self, seat: Seat) {
        let hub = &self.data.get().hubs[self.players[seat].hub.expect("hubs are chosen")];
        self.gain(seat, hub.start, Giver::Start);
        for track in Track::ALL {
            self.advance_token(seat, *track, hub.advances[*track], true);
        }
    }

    /// One entry of the hub's list.
    fn take_benefit(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::DrawShips { level, draw, keep } => self.draw_extra_ships(seat, level, draw, keep),
            Effect::DiscardShip { level, kind: None } => {
                self.ask(seat, GiveUp { drawn: false, level, left: 1 });
            }
            Effect::DiscardShip { level, kind: Some(kind) } => {
                let ships = &self.data.ships;
                let of_kind = |ship: &Ship| ships[*ship].level == level && ships[*ship].kind == kind;
                let known = self.players[seat].fleet.iter().map(|own| own.ship).find(of_kind);
                if let Some(ship) = known {
                    self.give_up(seat, false, ship);
                }
            }
            Effect::FreeSector { level, color } => self.ask(seat, FreeSector { level, color }),
            Effect::PlaceOnHub { species, n } => self.place_on_hub(seat, species, n),
            Effect::PrivateSectors { per_stack } => self.deal_reserve(seat, 0, per_stack, per_stack),
            other => unreachable!("{other:?} is no starting benefit"),
        }
    }

    /// SP-SETUP-19; in a first game the set says which ships come instead (SP-VAR-10).
    fn draw_extra_ships(&mut self, seat: Seat, level: u8, draw: u8, keep: u8) {
        if self.first_game {
            let hub = self.players[seat].hub;
            let sets = &self.data.get().first_sets;
            for ship in sets.iter().filter(|first| Some(first.hub) == hub).flat_map(|first| &first.extra) {
                self.take_from_deck(seat, *ship);
            }
            return;
        }
        let there: u8 = self.unseen_ships(level).map(|(_, copies)| copies).sum();
        let left = draw.min(there).saturating_sub(keep);
        // The ships are drawn before one of them is given up.
        self.ask(seat, GiveUp { drawn: true, level, left });
        self.reveal_ships(seat, level, draw);
    }

    /// The ship leaves the game without yielding metal.
    fn give_up(&mut self, seat: Seat, drawn: bool, ship: Ship) {
        if drawn {
            let at = self.shown.iter().position(|shown| *shown == ship).expect("a ship just drawn");
            self.shown.remove(at);
        } else {
            let fleet = &mut self.players[seat].fleet;
            let at = fleet.iter().position(|own| own.ship == ship).expect("an own ship");
            fleet.remove(at);
        }
        self.gone[ship] += 1;
        self.tell(Event::GaveUp { seat, ship, drawn });
    }

    /// After the last ship was given up, those that are left of the draw join the fleet.
    fn keep_drawn(&mut self, seat: Seat) {
        for ship in std::mem::take(&mut self.shown) {
            self.players[seat].add_ship(ship);
            self.tell(Event::TookShip { seat, ship, shown: true, by_itself: true });
        }
    }

    /// SP-SETUP-21, SP-SETUP-22: residents that are active from the first turn, as far as there are any.
    fn place_on_hub(&mut self, seat: Seat, species: Species, n: u8) {
        let n = n.min(self.supply[species]);
        for _ in 0..n {
            self.supply[species] -= 1;
            let player = &mut self.players[seat];
            player.census[species] += 1;
            player.lobby.add(species, false);
            let now = player.census[species];
            self.tell(Event::Arrived { seat, species, place: Place::Hub, now });
        }
        self.players[seat].refresh();
    }

    /// SP-HUB-A6-1: random sectors that are not in the display, so many of each stack. `left` are still to come from this
    /// one.
    fn deal_reserve(&mut self, seat: Seat, stack: u8, left: u8, per_stack: u8) {
        if stack >= 9 {
            return;
        }
        if left == 0 || self.boxed.of_stack(stack.into()).is_empty() {
            return self.deal_reserve(seat, stack + 1, per_stack, per_stack);
        }
        self.ask(seat, Reserve { stack, left, per_stack });
    }

    /// SP-SETUP-17: extra GEMs by turn order; then the starting player's first turn begins.
    fn begin_play(&mut self) {
        let gems = self.data.numbers.turn_order_gems;
        for place in 0..self.players.len() {
            let seat = self.start.clockwise(place, self.players.len());
            self.gain(seat, Goods::gems(gems[usize::from(place)]), Giver::TurnOrder);
        }
        // Whatever was not dealt has left the game (SP-SETUP-4, SP-SETUP-11).
        for ship in Ship::ALL {
            let cards = std::mem::take(&mut self.deck[*ship]);
            if cards > 0 {
                self.gone[*ship] += cards;
                self.tell(Event::NeverSeen { ship: *ship, cards });
            }
        }
        self.active = self.start;
        self.step = Step::Turn;
    }
}

/// Which ship to give up (SP-SETUP-19, SP-SETUP-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GiveUp {
    /// From the ships just drawn; otherwise from the own fleet.
    pub drawn: bool,
    /// Only ships of this level.
    pub level: u8,
    /// How many.
    pub left: u8,
}

impl GiveUp {
    /// The ships to choose from, each kind once.
    fn ships(self, game: &Phoenix, seat: Seat) -> impl Iterator<Item = Ship> {
        let own = game.players[seat].fleet.iter().map(|own| own.ship);
        let own = own.filter(move |ship| game.data.ships[*ship].level == self.level);
        let (drawn, own) =
            if self.drawn { (Some(game.shown.iter().copied()), None) } else { (None, Some(own)) };
        let all = drawn.into_iter().flatten().chain(own.into_iter().flatten());
        distinct(all).filter(move |_| self.left > 0)
    }
}

impl Question<Phoenix> for GiveUp {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.ships(game, seat).map(Move::GiveUp));
        if self.check(game, seat, Move::Done).is_ok() {
            out.push(Move::Done);
        }
    }

    /// A ship just drawn, or an own one of the level; nothing where nothing is to be given up.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Done if self.ships(game, seat).next().is_none() => Ok(Terms::free()),
            Move::GiveUp(ship) if self.ships(game, seat).any(|other| other == ship) => Ok(Terms::free()),
            Move::GiveUp(ship) => Err(Refusal::new("SP-SETUP-20", "not-to-give-up").with("ship", ship.id())),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::GiveUp(ship) => {
                play.ask(seat, GiveUp { left: self.left - 1, ..self });
                play.give_up(seat, self.drawn, ship);
            }
            _ if self.drawn => play.keep_drawn(seat),
            _ => {}
        }
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        let mut ships = self.ships(game, seat);
        match (ships.next(), ships.next()) {
            (None, _) => Some(Move::Done),
            (only, None) => only.map(Move::GiveUp),
            _ => None,
        }
    }
}

impl Ask<Phoenix> for GiveUp {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-give-up", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Phoenix, seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        what_it_does(game, &self.sketch(game, seat, run.mv), lang)
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::GiveUp(ship) => Some(named("move-give-up", "ship", ship.id())),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::GiveUp(ship) => Some(Sketch::default().at(format!("ship-{seat}-{ship}")).pictured()),
        _ => None,
    }
}

/// Fate: the next sector of a reserve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reserve {
    /// From this stack.
    pub stack: u8,
    /// So many are still to come from it.
    pub left: u8,
    /// So many come from each.
    pub per_stack: u8,
}

impl Question<Phoenix> for Reserve {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.boxed.in_stack(self.stack.into()).map(|sector| (Move::Open(sector), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Open(sector) = mv else { return };
        play.boxed.remove(sector);
        play.players[seat].reserve.insert(sector);
        play.tell(Event::Reserved { seat, sector });
        play.deal_reserve(seat, self.stack, self.left - 1, self.per_stack);
    }
}

impl Ask<Phoenix> for Reserve {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-reserve", vec![])
    }
}
