//! Space travel (PF-TRAVEL): step 2 of a turn, and discoveries.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::names::{Named, Node, Planet, Role};
use crate::places;
use crate::reach::Reach;
use crate::show::{arrival_words, named, spot_words, what_it_is, worded};
use crate::space::{Cell, Spot};
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Step, Terms};

impl Planetformers {
    /// PF-TRAVEL-9, PF-TRAVEL-10: only Planets and the Star Portal hold several Arks. Alone, nobody may join the Automa on
    /// its Planet (PF-SOLO-9).
    fn is_taken(&self, seat: Seat, spot: Spot) -> bool {
        let guarded = |other: Seat| spot.node != Node::P || self.is_automatic(other);
        seat.others(self.players.len()).any(|other| self.players[other].ark == spot && guarded(other))
    }

    /// PF-TRAVEL-1, PF-TRAVEL-2, PF-TRAVEL-11: everything within range but the own spot and what is taken.
    pub fn destinations(&self, seat: Seat) -> (impl Iterator<Item = Spot>, impl Iterator<Item = Cell>) {
        let reach = self.reach_of(seat);
        (self.spots(reach).filter(move |spot| !self.is_taken(seat, *spot)), reach.unknown())
    }

    /// Everything within the range of a player's Ark.
    fn reach_of(&self, seat: Seat) -> Reach {
        let player = &self.players[seat];
        self.within(player.ark, player.range(&self.data))
    }

    fn check_travel(&self, seat: Seat, spot: Spot) -> Result<Terms, Refusal> {
        if self.world(spot.planet).is_none() || self.kind_of(spot).is_none() {
            return Err(Refusal::new("PF-TRAVEL-3", "no-such-spot"));
        }
        let player = &self.players[seat];
        if player.ark == spot {
            return Err(Refusal::new("PF-TRAVEL-7", "own-spot"));
        }
        if !self.reaches(self.reach_of(seat), spot) {
            return Err(Refusal::new("PF-TRAVEL-2", "too-far").with("range", player.range(&self.data)));
        }
        if self.is_taken(seat, spot) {
            // Among several people a Planet is never taken.
            return Err(match spot.node {
                Node::P => Refusal::new("PF-SOLO-9", "automa-there"),
                _ => Refusal::new("PF-TRAVEL-9", "occupied"),
            });
        }
        Ok(Terms::free())
    }

    /// PF-TRAVEL-12, PF-TRAVEL-13: an empty cell behind an edge that is within range.
    fn check_discovery(&self, seat: Seat, cell: Cell) -> Result<Terms, Refusal> {
        if self.card_in(cell).is_some() {
            return Err(Refusal::new("PF-TRAVEL-12", "known"));
        }
        if !self.reach_of(seat).has_unknown(cell) {
            let range = self.players[seat].range(&self.data);
            return Err(Refusal::new("PF-TRAVEL-2", "too-far").with("range", range));
        }
        Ok(Terms::free())
    }

    /// Whether the Ark can move at all (PF-TRAVEL-19).
    fn can_travel(&self, seat: Seat) -> bool {
        // Next door there is nearly always a place: further away is looked only if there is not.
        let free = |reach: Reach| {
            reach.unknown().next().is_some() || self.spots(reach).any(|spot| !self.is_taken(seat, spot))
        };
        free(self.within(self.players[seat].ark, 1)) || free(self.reach_of(seat))
    }
}

impl Play<'_> {
    /// PF-TRAVEL-12: the card is laid out, and the Ark put on its Planet.
    pub(crate) fn discover(&mut self, seat: Seat, cell: Cell, planet: Planet) {
        self.lay(planet, cell);
        let from = std::mem::replace(&mut self.players[seat].ark, Spot::planet(planet));
        self.tell(Event::Discovered { seat, from, planet, cell });
    }
}

/// Where to travel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Travel;

impl Question<Planetformers> for Travel {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        let (spots, cells) = game.destinations(seat);
        out.extend(spots.map(Move::Travel));
        out.extend(cells.map(Move::Discover));
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Travel(spot) => game.check_travel(seat, spot),
            Move::Discover(cell) => game.check_discovery(seat, cell),
            Move::Pass => Err(Refusal::new("PF-TRAVEL-1", "must-travel")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Travel(to) => {
                let from = std::mem::replace(&mut play.players[seat].ark, to);
                play.tell(Event::Travelled { seat, from, to });
                play.step = Step::Income(0);
                play.arrive(seat);
            }
            Move::Discover(cell) => {
                // PF-TRAVEL-14: no route is left; on a new Planet there is no Outpost.
                play.step = Step::Crew;
                play.ask(seat, Discovery { cell });
            }
            // PF-TRAVEL-19: without arrival effects.
            _ => {
                play.step = Step::Crew;
                play.tell(Event::Stayed { seat });
            }
        }
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        (!game.can_travel(seat)).then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for Travel {
    fn prompt(&self, game: &Planetformers, seat: Seat, _lang: Lang) -> Words {
        ("ask-travel", vec![("range", game.players[seat].range(&game.data).into())])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Planetformers, seat: Seat, run: &Run<Planetformers>, lang: Lang) -> Vec<String> {
        match run.mv {
            Move::Travel(spot) => arrival_words(game, seat, spot, lang),
            Move::Discover(cell) => what_it_is(game, &places::cell(cell), lang),
            _ => Vec::new(),
        }
    }
}

/// What travelling is called.
pub(crate) fn label(game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    let ark = game.players.get(seat)?.ark;
    match mv {
        Move::Travel(spot) => {
            let (key, mut values) = worded("move-travel", "spot", spot_words(game, spot, lang));
            values.push(("routes", game.distance(ark, spot).unwrap_or(0).into()));
            Some((key, values))
        }
        Move::Discover(cell) => {
            Some(("move-discover", vec![("routes", game.distance_to_unknown(ark, cell).unwrap_or(0).into())]))
        }
        Move::Raise(resource) => Some(named("move-raise", "resource", resource.id())),
        _ => None,
    }
}

/// Where travelling happens.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Travel(spot) => Some(Sketch::of("group-travel").at(places::spot(spot)).pictured()),
        Move::Discover(cell) => Some(Sketch::of("group-discover").at(places::cell(cell)).pictured()),
        _ => None,
    }
}

/// Fate: which Planet is discovered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Discovery {
    /// Where it lies.
    pub cell: Cell,
}

impl Question<Planetformers> for Discovery {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.unseen(Role::Deck).map(|planet| (Move::Planet(planet), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Planet(planet) = mv {
            play.discover(seat, self.cell, planet);
            if play.is_automatic(seat) {
                play.automa_bonus();
            } else {
                play.ask(seat, Bonus);
            }
        }
    }
}

impl Ask<Planetformers> for Discovery {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-discovery", vec![])
    }
}

/// Which track the discovery raises (PF-TRAVEL-16). It is compulsory and free (PF-TRAVEL-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bonus;

impl Question<Planetformers> for Bonus {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        let tracks = &game.data.planets[game.players[seat].ark.planet].tracks;
        out.extend(tracks.iter().map(|(resource, _)| Move::Raise(*resource)));
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Raise(resource) => game.check_track(seat, resource).map(|()| Terms::free()),
            Move::Pass => Err(Refusal::new("PF-TRAVEL-17", "must-raise")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Raise(resource) = mv {
            play.raise(seat, resource);
        }
    }
}

impl Ask<Planetformers> for Bonus {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-bonus", vec![])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        game.track_sketch(seat, mv)
    }
}

impl Planetformers {
    /// A track of the Planet under the Ark, as the drawings name it.
    pub(crate) fn track_sketch(&self, seat: Seat, mv: Move) -> Sketch {
        let sketch = Sketch::of("group-tracks");
        match mv {
            Move::Raise(resource) => sketch.at(places::track(self.players[seat].ark.planet, resource)),
            _ => sketch,
        }
    }
}
