//! Residents: where they may live, and what follows when they arrive (SP-RES).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::{Effect, Gains, Trigger};
use crate::goods::Goods;
use crate::moves::{Move, Terms, Whence};
use crate::names::{Named, Species};
use crate::payment::only;
use crate::player::Place;
use crate::show::{ability_words, home, named, one, place_words, worded};
use crate::turn::out_of_place;
use crate::{Event, Giver, Phoenix, Play, Step};

impl Phoenix {
    /// Whether a species may move in at a place of the station; what is against it otherwise.
    pub(crate) fn check_home(&self, seat: Seat, species: Species, place: Place) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let full = match place {
            Place::Hub => {
                let hub = player.hub.and_then(|hub| self.data.hubs[hub].quarters);
                hub.map(|(count, _)| count == player.lobby.count())
            }
            Place::Sector(sector) => player.module(sector).map(|module| module.is_full(&self.data)),
        };
        match full {
            None => Err(Refusal::new("SP-RES-5", "no-quarters")),
            Some(true) => Err(Refusal::new("SP-RES-8", "quarters-full")),
            Some(false) if player.homes(species).contains(place) => Ok(()),
            Some(false) => Err(Refusal::new("SP-RES-1", "other-atmosphere").with("species", species.id())),
        }
    }

    /// Whether a legal quarter is free.
    pub(crate) fn has_room(&self, seat: Seat, species: Species) -> bool {
        !self.players[seat].homes(species).is_empty()
    }

    /// SP-CLAR-8: somebody is left in the supply, and there is a quarter.
    pub(crate) fn can_gain(&self, seat: Seat, species: Species) -> bool {
        self.supply[species] > 0 && self.has_room(seat, species)
    }

    /// SP-INC-20: from one place to another, paid unless the hub sends the resident away.
    fn check_new_home(
        &self,
        seat: Seat,
        species: Species,
        (old, newcomer): (Place, bool),
        new: Place,
    ) -> Result<Terms, Refusal> {
        if old == new {
            return Err(Refusal::new("SP-INC-20", "same-sector"));
        }
        self.check_home(seat, species, new)?;
        if !self.players[seat].new_homes(species, old, newcomer).contains(new) {
            return Err(Refusal::new("SP-SEC-108-2", "other-atmosphere").with("species", species.id()));
        }
        let gems = if self.step == Step::Relocation { self.data.numbers.relocation_gems } else { 0 };
        Ok(Terms::of(Goods::gems(gems)))
    }

    /// Whether a species can be gained for free: with a threshold, only one of which so many were gained (SP-SEC-207-3).
    fn check_species(&self, seat: Seat, threshold: u8, species: Species) -> Result<(), Refusal> {
        if !species.is_alien() {
            Err(Refusal::new("SP-TRAN-4", "no-alien"))
        } else if self.action.gained[species as usize] < threshold {
            Err(Refusal::new("SP-SEC-207-3", "too-few-gained").with("species", species.id()))
        } else if !self.can_gain(seat, species) {
            Err(Refusal::new("SP-CLAR-8", "none-or-no-room").with("species", species.id()))
        } else {
            Ok(())
        }
    }

    /// The species that can be gained for free.
    fn free_species(&self, seat: Seat, threshold: u8) -> impl Iterator<Item = Species> {
        let able = move |species: &Species| self.check_species(seat, threshold, *species).is_ok();
        Species::ALIENS.into_iter().filter(able)
    }

    /// Whether any species can be gained for free.
    pub(crate) fn any_species(&self, seat: Seat, threshold: u8) -> bool {
        self.free_species(seat, threshold).next().is_some()
    }
}

impl Play<'_> {
    /// A resident of the supply moves in.
    fn arrive(&mut self, seat: Seat, species: Species, from: Whence, place: Place) {
        if from == Whence::Transaction {
            self.action.gained[species as usize] += 1;
        }
        self.supply[species] -= 1;
        let player = &mut self.players[seat];
        player.census[species] += 1;
        player.row_mut(place).add(species, true);
        player.refresh();
        let now = player.census[species];
        self.tell(Event::Arrived { seat, species, place, now });
        self.greet(seat, species);
        // SP-HUB-A8-6: for the income that follows, but not for its own arrival (SP-RES-6).
        if from == Whence::SupplySettled {
            let player = &mut self.players[seat];
            player.row_mut(place).settle();
            player.refresh();
        }
    }

    /// A resident moves from one place of the station to another.
    fn relocate(&mut self, seat: Seat, species: Species, (old, newcomer): (Place, bool), new: Place) {
        let terms = self.check_new_home(seat, species, (old, newcomer), new).expect("a legal new home");
        let player = &mut self.players[seat];
        player.row_mut(old).remove(species, newcomer);
        // SP-INC-11: it counts as placed on this turn.
        player.row_mut(new).add(species, true);
        player.refresh();
        self.tell(Event::Relocated { seat, species, from: old, to: new });
        self.pay(seat, terms.cost);
    }

    /// SP-TURN-9, SP-TURN-11: abilities tied to gaining a resident, at once. Fixed gains come first, which leaves
    /// every order of the others open (SP-TURN-20).
    fn greet(&mut self, seat: Seat, species: Species) {
        let on = if species.is_alien() { Trigger::GainAlien } else { Trigger::GainHuman };
        if !self.players[seat].acts_on(on) {
            return;
        }
        let abilities = self.players[seat].abilities_on(on);
        let gains = abilities.filter_map(|(origin, ability)| match ability.effect {
            Effect::Gain(gains) => Some((gains, Giver::Ability(origin))),
            _ => None,
        });
        let mut gains: ArrayVec<(Gains, Giver), 72> = gains.collect();
        for (gains, giver) in &mut gains {
            if let Giver::Ability(origin) = *giver {
                self.tell(Event::UsedAbility { seat, origin, by_itself: true });
            }
            self.gain(seat, std::mem::take(&mut gains.goods), *giver);
        }
        // What is left are the choices.
        self.receive_all(seat, &gains);
    }

    /// A resident goes back to the supply (SP-RES-10). Newcomers of the same kind stay.
    pub(crate) fn return_resident(&mut self, seat: Seat, place: Place, species: Species) {
        let player = &mut self.players[seat];
        let row = player.row_mut(place);
        let newcomer = !row.holds(species, false);
        row.remove(species, newcomer);
        player.refresh();
        player.census[species] -= 1;
        self.supply[species] += 1;
        self.tell(Event::Left { seat, species, place });
    }
}

/// Where residents move in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Settle {
    /// What they are.
    pub species: Species,
    /// How many.
    pub n: u8,
    /// Where they come from.
    pub from: Whence,
}

impl Settle {
    /// Nobody comes: there is nobody left.
    fn is_over(self, game: &Phoenix) -> bool {
        self.n == 0 || self.from.is_supply() && game.supply[self.species] == 0
    }

    /// The places where somebody can move in.
    fn places(self, game: &Phoenix, seat: Seat) -> impl Iterator<Item = Place> {
        let player = &game.players[seat];
        let homes = match self.from {
            Whence::Station { place, newcomer } => player.new_homes(self.species, place, newcomer),
            _ => player.homes(self.species),
        };
        let over = self.is_over(game);
        player.places().filter(move |place| !over && homes.contains(*place))
    }
}

impl Question<Phoenix> for Settle {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.places(game, seat).map(Move::Settle));
        if self.check(game, seat, Move::Done).is_ok() {
            out.push(Move::Done);
        }
    }

    /// Nobody moves in only where nobody can (SP-RES-9).
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let species = self.species;
        let over = self.is_over(game);
        match mv {
            Move::Settle(_) if over => {
                Err(Refusal::new("SP-RES-9", "none-left").with("species", species.id()))
            }
            Move::Settle(place) => match self.from {
                Whence::Station { place: old, newcomer } => {
                    game.check_new_home(seat, species, (old, newcomer), place)
                }
                _ => game.check_home(seat, species, place).map(|()| Terms::free()),
            },
            Move::Done if over || self.from.is_supply() && !game.has_room(seat, species) => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-CONS-14", "not-declined")),
            _ => Err(out_of_place()),
        }
    }

    /// A resident moves in; if more come, they are asked for next.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Settle(place) = mv else { return };
        if let Whence::Station { place: old, newcomer } = self.from {
            return play.relocate(seat, self.species, (old, newcomer), place);
        }
        if self.n > 1 {
            play.ask(seat, Settle { n: self.n - 1, ..self });
        }
        play.arrive(seat, self.species, self.from, place);
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        let mut places = self.places(game, seat);
        match (places.next(), places.next()) {
            (None, _) => Some(Move::Done).filter(|done| self.check(game, seat, *done).is_ok()),
            (place, None) => place.map(Move::Settle),
            _ => None,
        }
    }
}

impl Ask<Phoenix> for Settle {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, lang: Lang) -> Words {
        ("ask-settle", vec![("resident", one(self.species, lang))])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    /// What the quarter does that is occupied next.
    fn notes(&self, game: &Phoenix, seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        let Move::Settle(Place::Sector(sector)) = run.mv else { return Vec::new() };
        let next = game.players[seat].module(sector).map_or(1, |module| module.row.count() + 1);
        let slot = game.data.get().sector(sector).slots.iter().find(|slot| slot.quarter == next);
        slot.map(|slot| ability_words(&slot.ability, lang)).into_iter().collect()
    }
}

/// Which species to gain for free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ChooseSpecies {
    /// Only species with so many Aliens gained in this action's transactions.
    pub threshold: u8,
    /// How many Aliens.
    pub n: u8,
}

impl Question<Phoenix> for ChooseSpecies {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.free_species(seat, self.threshold).map(Move::Choose));
        if self.check(game, seat, Move::Done).is_ok() {
            out.push(Move::Done);
        }
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Choose(species) => {
                game.check_species(seat, self.threshold, species).map(|()| Terms::free())
            }
            Move::Done if self.n == 0 || !game.any_species(seat, self.threshold) => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-CONS-14", "not-declined")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Choose(species) = mv {
            play.ask(seat, Settle { species, n: self.n, from: Whence::Supply });
        }
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        if !game.any_species(seat, self.threshold) {
            return Some(Move::Done);
        }
        only(game.free_species(seat, self.threshold)).filter(|_| self.n > 0).map(Move::Choose)
    }
}

impl Ask<Phoenix> for ChooseSpecies {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-species", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Choose(species) => Some(named("move-choose", "species", species.id())),
        Move::Settle(place) => Some(worded("move-settle", "place", place_words(place, lang))),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Choose(species) => Some(Sketch::default().at(format!("planet-{species}"))),
        Move::Settle(place) => Some(Sketch::default().at(home(seat, place)).pictured()),
        _ => None,
    }
}
