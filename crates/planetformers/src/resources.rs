//! Resources (PF-RES): gaining and paying them, and resources of choice.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::canteen::Source;
use crate::event::Giver;
use crate::goods::{Cargo, Gain};
use crate::names::{Named, Resource};
use crate::show::named;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

impl Play<'_> {
    /// One gain: printed resources, then resources of choice, then Crew cards (PF-RES-11).
    pub(crate) fn receive(&mut self, seat: Seat, gain: Gain, giver: Giver) {
        if self.is_automatic(seat) {
            return self.automa_receives(gain, giver);
        }
        for resource in Resource::ALL {
            if gain.resources[*resource] > 0 {
                self.gain(seat, *resource, gain.resources[*resource], giver);
            }
        }
        // The last question is answered first.
        if gain.crew > 0 {
            self.ask(seat, Source { left: gain.crew, canteen_only: false });
        }
        if gain.any > 0 {
            let passing = seat != self.active;
            self.ask(seat, Take { left: gain.any, giver, passing });
        }
    }

    /// PF-RES-2, PF-RES-6: what does not fit is lost; so many units.
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, units: u8, giver: Giver) -> u8 {
        let data = self.data;
        let player = &mut self.players[seat];
        let room = player.capacity(&data).saturating_sub(player.cargo[resource]);
        let units_kept = units.min(room);
        player.cargo[resource] += units_kept;
        let lost = units - units_kept;
        self.tell(Event::Gained { seat, resource, units: units_kept, lost, giver });
        lost
    }

    /// Pays units that are there.
    pub(crate) fn pay(&mut self, seat: Seat, resource: Resource, units: u8) {
        self.players[seat].cargo[resource] -= units;
        self.tell(Event::Paid { seat, resource, units });
    }

    /// Pays several resources that are there.
    pub(crate) fn pay_all(&mut self, seat: Seat, price: Cargo) {
        for resource in Resource::ALL {
            if price[*resource] > 0 {
                self.pay(seat, *resource, price[*resource]);
            }
        }
    }
}

impl Planetformers {
    /// PF-RES-3: printed resources and units of choice, to be paid in full or not at all.
    pub(crate) fn check_resources(
        &self,
        seat: Seat,
        price: Cargo,
        any: u8,
        rule: &'static str,
    ) -> Result<(), Refusal> {
        let cargo = &self.players[seat].cargo;
        let mut left = 0;
        for resource in Resource::ALL {
            let (have, need) = (cargo[*resource], price[*resource]);
            if have < need {
                return Err(poor(rule, resource.id(), need, have));
            }
            left += have - need;
        }
        if left < any { Err(poor(rule, "any", any, left)) } else { Ok(()) }
    }

    /// Whether a resource can be stored.
    pub(crate) fn has_room(&self, seat: Seat, resource: Resource) -> bool {
        self.players[seat].cargo[resource] < self.players[seat].capacity(&self.data)
    }
}

/// Not enough of something.
pub(crate) fn poor(rule: &'static str, what: &'static str, need: u8, have: u8) -> Refusal {
    Refusal::new(rule, "not-enough").with("what", what).with("need", need).with("have", have)
}

/// Which resource of choice to gain: unit by unit (PF-RES-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Take {
    /// Units left.
    pub left: u8,
    /// What they come from.
    pub giver: Giver,
    /// Whether it is somebody else's turn: an own Outpost pays.
    pub passing: bool,
}

impl Question<Planetformers> for Take {
    fn answers(&self, _game: &Planetformers, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(Resource::ALL.iter().map(|resource| Move::Take(*resource)));
    }

    /// PF-RES-7: also a type that is full, whose unit is then lost.
    fn check(&self, _game: &Planetformers, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        if matches!(mv, Move::Take(_)) { Ok(Terms::free()) } else { Err(out_of_place()) }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Take(resource) = mv else { return };
        if self.left > 1 {
            play.ask(seat, Take { left: self.left - 1, ..self });
        }
        play.gain(seat, resource, 1, self.giver);
    }

    /// Where nothing fits, every choice loses the unit.
    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        let full = Resource::ALL.iter().all(|resource| !game.has_room(seat, *resource));
        full.then_some(Move::Take(Resource::Biomatter))
    }
}

impl Ask<Planetformers> for Take {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-take", vec![("left", self.left.into())])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    /// The only type that fits: nobody would lose the unit instead.
    fn obvious(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        let mut fitting = Resource::ALL.iter().filter(|resource| game.has_room(seat, **resource));
        let only = fitting.next()?;
        fitting.next().is_none().then_some(Move::Take(*only))
    }

    fn in_passing(&self) -> bool {
        self.passing
    }
}

/// What gaining a resource of choice is called.
pub(crate) fn label(_game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    let Move::Take(resource) = mv else { return None };
    Some(named("move-take", "resource", resource.id()))
}

/// Where it happens: on the Cargo card.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    let Move::Take(resource) = mv else { return None };
    Some(Sketch::of("group-resources").at(format!("cargo-{seat}-{resource}")))
}
