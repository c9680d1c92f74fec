//! The starting benefits and penalties of a hub (SP-SETUP-14 to SP-SETUP-25).

use table::{Refusal, Seat};

use crate::catalogue::{Effect, TOP_LEVEL, catalogue};
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Named, Ship, Source, Species, Track};
use crate::{Phoenix, Step};

impl Phoenix {
    /// The next benefit of the player at this place of the turn order; after the last one the first turn begins.
    pub(crate) fn advance_benefits(&mut self, place: u8, benefit: u8) {
        if place == self.players.len() {
            return self.begin_play();
        }
        let seat = self.start.clockwise(place, self.players.len());
        let hub = &catalogue().hubs[self.players[seat].hub.expect("hubs are chosen")];
        self.step = Step::Benefits(place, benefit + 1);
        match benefit {
            0 => self.take_starting_stock(seat),
            1 if hub.choose_advances > 0 => {
                let left = hub.choose_advances;
                self.ask(seat, Decision::Advance { left, paid: false, barred: None, stop: false });
            }
            1 => {}
            number => match hub.setup.get(usize::from(number) - 2) {
                Some(ability) => self.take_benefit(seat, ability.effect),
                None => self.step = Step::Benefits(place + 1, 0),
            },
        }
    }

    /// SP-SETUP-15: fixed steps cost nothing and yield nothing.
    fn take_starting_stock(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        let hub = &catalogue().hubs[player.hub.expect("hubs are chosen")];
        player.gain(hub.start, Source::Income);
        for track in Track::ALL {
            player.tokens[*track] = (player.tokens[*track] + hub.advances[*track]).min(TOP_LEVEL);
        }
    }

    /// One entry of the hub's list.
    fn take_benefit(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::DrawShips { level, draw, keep } => self.draw_extra_ships(seat, level, draw, keep),
            Effect::DiscardShip { level, kind } => {
                let of_kind = |ship: Ship| {
                    let card = &catalogue().ships[ship];
                    card.level == level && kind.is_some_and(|kind| card.kind == kind)
                };
                let known = self.players[seat].fleet.iter().map(|own| own.ship).find(|ship| of_kind(*ship));
                match (kind, known) {
                    (Some(_), Some(ship)) => self.give_up(seat, false, ship),
                    (Some(_), None) => {}
                    (None, _) => self.ask(seat, Decision::GiveUp { drawn: false, level, left: 1 }),
                }
            }
            Effect::FreeSector { level, color } => self.ask(seat, Decision::FreeSector { level, color }),
            Effect::PlaceOnHub { species, n } => self.place_on_hub(seat, species, n),
            Effect::PrivateSectors { per_stack } => self.deal_reserve(seat, per_stack),
            other => unreachable!("{other:?} is no starting benefit"),
        }
    }

    /// SP-SETUP-19; in a first game the set says which ships come instead (SP-VAR-10).
    fn draw_extra_ships(&mut self, seat: Seat, level: u8, draw: u8, keep: u8) {
        if self.first_game {
            let hub = self.players[seat].hub;
            let own = catalogue().first_sets.iter().find(|first| Some(first.hub) == hub);
            for ship in own.map_or(&[][..], |first| &first.extra[..]) {
                self.deck[*ship] = self.deck[*ship].saturating_sub(1);
                self.players[seat].add_ship(*ship);
            }
            return;
        }
        self.draw_ships(level, draw);
        let left = (self.shown.len() as u8).saturating_sub(keep);
        self.ask(seat, Decision::GiveUp { drawn: true, level, left });
    }

    /// SP-SETUP-19, SP-SETUP-20: a ship just drawn, or an own one of the level.
    pub(crate) fn check_give_up(
        &self,
        seat: Seat,
        drawn: bool,
        level: u8,
        ship: Ship,
    ) -> Result<(), Refusal> {
        let there = match drawn {
            true => self.shown.contains(&ship),
            false => self.players[seat].owns(ship) && catalogue().ships[ship].level == level,
        };
        match there {
            true => Ok(()),
            false => Err(Refusal::new("SP-SETUP-20", "not-to-give-up").with("ship", ship.id())),
        }
    }

    /// The ship leaves the game without yielding metal.
    pub(crate) fn give_up(&mut self, seat: Seat, drawn: bool, ship: Ship) {
        if drawn {
            let at = self.shown.iter().position(|shown| *shown == ship).expect("a ship just drawn");
            self.shown.remove(at);
        } else {
            let fleet = &mut self.players[seat].fleet;
            let at = fleet.iter().position(|own| own.ship == ship).expect("an own ship");
            fleet.remove(at);
        }
        self.gone[ship] += 1;
    }

    /// After the last ship was given up, those that are left of the draw join the fleet.
    pub(crate) fn keep_drawn(&mut self, seat: Seat) {
        for ship in std::mem::take(&mut self.shown) {
            self.players[seat].add_ship(ship);
        }
    }

    /// SP-SETUP-21, SP-SETUP-22: residents that are active from the first turn, as far as there are any.
    fn place_on_hub(&mut self, seat: Seat, species: Species, n: u8) {
        let n = n.min(self.supply[species]);
        self.supply[species] -= n;
        let player = &mut self.players[seat];
        player.census[species] += n;
        for _ in 0..n {
            player.lobby.add(species, false);
        }
        player.refresh();
    }

    /// SP-HUB-A6-1: random sectors that are not in the display.
    fn deal_reserve(&mut self, seat: Seat, per_stack: u8) {
        for stack in 0..9 {
            let mut sectors: Vec<_> = self.boxed.of_stack(stack).iter().collect();
            self.dice.shuffle(&mut sectors);
            for sector in sectors.into_iter().take(per_stack.into()) {
                self.boxed.remove(sector);
                self.players[seat].reserve.insert(sector);
            }
        }
    }

    /// SP-SETUP-17: extra GEMs by turn order; then the starting player's first turn begins.
    fn begin_play(&mut self) {
        let gems = catalogue().numbers.turn_order_gems;
        for place in 0..self.players.len() {
            let seat = self.start.clockwise(place, self.players.len());
            self.players[seat].stock.gain(Goods::gems(gems[usize::from(place)]));
        }
        // Whatever was not dealt has left the game (SP-SETUP-4, SP-SETUP-11).
        for ship in Ship::ALL {
            self.gone[*ship] += std::mem::take(&mut self.deck[*ship]);
        }
        self.active = self.start;
        self.step = Step::Turn;
    }
}
