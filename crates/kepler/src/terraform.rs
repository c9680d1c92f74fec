//! Terraforming (KE-TERRA).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::moves::{Move, Terms, out_of_place};
use crate::names::{Named, Technology};
use crate::player::{Holding, World};
use crate::words::{the_world, world_place};
use crate::{Event, Kepler, Play};

impl Kepler {
    /// KE-TERRA-1 to KE-TERRA-3: a colony pays for itself, and the technology has come far enough.
    pub(crate) fn check_terraform(&self, seat: Seat, number: u8) -> Result<Terms, Refusal> {
        let holding = self.players[seat].world(World::planet(number));
        let holding = holding.ok_or_else(|| Refusal::new("KE-TERRA-1", "not-yours"))?;
        if holding.terraformed {
            return Err(Refusal::new("KE-TERRA-6", "terraformed"));
        }
        let card = self.data.planet(number);
        if !self.is_ripe(seat, *holding) {
            return Err(Refusal::new("KE-TERRA-3", "level-needed").with("level", card.level));
        }
        let lacks = |kind: &crate::names::Resource| card.cost.of(*kind) > holding.cubes.of(*kind);
        match card.cost.kinds().find(lacks) {
            None => Ok(Terms::of(card.cost)),
            Some(kind) => Err(Refusal::new("KE-TERRA-2", "not-enough")
                .with("what", kind.id())
                .with("need", card.cost.of(kind))
                .with("have", holding.cubes.of(kind))),
        }
    }

    /// Whether a colony could be terraformed if it had the cubes.
    fn is_ripe(&self, seat: Seat, holding: Holding) -> bool {
        let level = self.players[seat].levels[Technology::Terraforming];
        let strip = self.data.level(Technology::Terraforming, level).terraforms;
        let card = holding.world.number().map(|number| self.data.planet(number));
        !holding.terraformed && card.is_some_and(|card| card.level <= strip)
    }

    fn terraformable(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let numbers = self.players[seat].planets().filter_map(|holding| holding.world.number());
        numbers.filter(move |number| self.check_terraform(seat, *number).is_ok())
    }
}

/// Which planet to terraform.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Terraform;

impl Question<Kepler> for Terraform {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.terraformable(seat).map(Move::Terraform));
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Terraform(number) => game.check_terraform(seat, number),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Terraform(number) = mv else { return };
        play.ask(seat, Terraform);
        let cost = play.data.planet(number).cost;
        play.spend(seat, World::planet(number), cost);
        play.players[seat].world_mut(World::planet(number)).terraformed = true;
        play.tell(Event::Terraformed { seat, planet: number });
    }

    /// Nothing can be terraformed, and no cube can be brought to change that.
    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let able = game.terraformable(seat).next().is_some()
            || game.any_quantum(seat)
                && game.players[seat].worlds.iter().any(|world| game.is_ripe(seat, *world));
        (!able).then_some(Move::Done)
    }
}

impl Ask<Kepler> for Terraform {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-terraform", vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Terraform(number) => {
            let planet = ("planet", the_world(game, World::planet(number), lang));
            Some(("move-terraform", vec![planet, ("points", game.data.planet(number).points.into())]))
        }
        Move::Done => Some(("move-done", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    let Move::Terraform(number) = mv else { return None };
    Some(Sketch::default().at(world_place(seat, World::planet(number))))
}
