//! Quantum Physics (KE-QUANT): beside every question of the own turn.

use serde::{Deserialize, Serialize};
use table::{Ask, Filling, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::cubes::Cubes;
use crate::moves::{Decision, Move, Terms};
use crate::names::{Named, Resource, Technology};
use crate::player::World;
use crate::words::{cube_place, the_world};
use crate::{Event, Kepler, Play};

/// Any number of times (KE-QUANT-1).
const UNLIMITED: u8 = u8::MAX;

impl Kepler {
    /// How many more cubes may be moved and transformed in this turn (KE-QUANT-6, KE-QUANT-7).
    pub fn quantum_left(&self, seat: Seat) -> (u8, u8) {
        if seat != self.active || !self.step.is_turn() {
            return (0, 0);
        }
        let level = self.players[seat].levels[Technology::QuantumPhysics];
        let level = self.data.level(Technology::QuantumPhysics, level);
        let left = |allowed: u8, used: u8| {
            if allowed == UNLIMITED { UNLIMITED } else { allowed.saturating_sub(used) }
        };
        (left(level.moves, self.turn.moves), left(level.transforms, self.turn.transforms))
    }

    /// Whether a transformation is possible now.
    #[inline]
    pub(crate) fn any_transform(&self, seat: Seat) -> bool {
        self.quantum_left(seat).1 > 0 && {
            let (pool, stored) = (self.players[seat].pool, self.players[seat].stored());
            stored.energy > 0 && pool.matter > 0 || stored.matter > 0 && pool.energy > 0
        }
    }

    /// Whether a cube can be moved or transformed now.
    #[inline]
    pub(crate) fn any_quantum(&self, seat: Seat) -> bool {
        let movable = || self.players[seat].worlds.len() > 1 && !self.players[seat].stored().is_none();
        self.quantum_left(seat).0 > 0 && movable() || self.any_transform(seat)
    }

    /// KE-QUANT-10: what cannot be interrupted, and whose turn it is.
    fn check_moment(&self, seat: Seat) -> Result<(), Refusal> {
        if seat != self.active || !self.step.is_turn() {
            return Err(Refusal::new("KE-QUANT-6", "not-your-turn"));
        }
        match self.stack.last().map(|open| open.decision) {
            Some(Decision::Pay(_)) => Err(Refusal::new("KE-RES-15", "paying")),
            Some(Decision::Recover(_)) => Err(Refusal::new("KE-QUANT-10", "recovering")),
            _ => Ok(()),
        }
    }

    /// KE-QUANT-1: a cube moves from one own world to another.
    fn check_shift(&self, seat: Seat, kind: Resource, from: World, to: World) -> Result<Terms, Refusal> {
        self.check_moment(seat)?;
        let player = &self.players[seat];
        let (Some(source), Some(_)) = (player.world(from), player.world(to)) else {
            return Err(Refusal::new("KE-QUANT-1", "not-yours"));
        };
        if from == to {
            return Err(Refusal::new("KE-QUANT-1", "same-world"));
        }
        if self.quantum_left(seat).0 == 0 {
            return Err(Refusal::new("KE-QUANT-1", "no-moves-left"));
        }
        if source.cubes.of(kind) == 0 {
            return Err(Refusal::new("KE-QUANT-1", "world-lacks").with("what", kind.id()));
        }
        Ok(Terms::FREE)
    }

    /// KE-QUANT-2, KE-QUANT-4, KE-QUANT-5: energy and matter change places with the pool.
    fn check_transform(&self, seat: Seat, kind: Resource, world: World) -> Result<Terms, Refusal> {
        self.check_moment(seat)?;
        let Some(other) = counterpart(kind) else {
            return Err(Refusal::new("KE-QUANT-5", "antimatter-stays"));
        };
        let player = &self.players[seat];
        let holding = player.world(world).ok_or_else(|| Refusal::new("KE-QUANT-2", "not-yours"))?;
        if self.quantum_left(seat).1 == 0 {
            return Err(Refusal::new("KE-QUANT-2", "no-transforms-left"));
        }
        if holding.cubes.of(kind) == 0 {
            return Err(Refusal::new("KE-QUANT-4", "world-lacks").with("what", kind.id()));
        }
        if player.pool.of(other) == 0 {
            return Err(Refusal::new("KE-QUANT-4", "pool-lacks").with("what", other.id()));
        }
        Ok(Terms::FREE)
    }
}

/// What a cube is transformed into.
fn counterpart(kind: Resource) -> Option<Resource> {
    match kind {
        Resource::Energy => Some(Resource::Matter),
        Resource::Matter => Some(Resource::Energy),
        Resource::Antimatter => None,
    }
}

/// Whether to use Quantum Physics: the open question waits meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Quantum;

impl Question<Kepler> for Quantum {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        let (moves, transforms) = game.quantum_left(seat);
        if moves == 0 && transforms == 0 || game.check_moment(seat).is_err() {
            return;
        }
        let worlds = &game.players[seat].worlds;
        if moves > 0 {
            for (from, kind) in
                worlds.iter().flat_map(|from| from.cubes.kinds().map(move |kind| (from, kind)))
            {
                let others = worlds.iter().filter(|to| to.world != from.world);
                out.extend(others.map(|to| Move::Shift(kind, from.world, to.world)));
            }
        }
        if transforms > 0 {
            let pool = game.players[seat].pool;
            for world in worlds {
                let able = |kind: &Resource| counterpart(*kind).is_some_and(|other| pool.of(other) > 0);
                let kinds = world.cubes.kinds().filter(able);
                out.extend(kinds.map(|kind| Move::Transform(kind, world.world)));
            }
        }
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Shift(kind, from, to) => game.check_shift(seat, kind, from, to),
            Move::Transform(kind, world) => game.check_transform(seat, kind, world),
            _ => Err(crate::moves::out_of_place()),
        }
    }

    /// KE-QUANT-8: cubes only change places.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Shift(kind, from, to) => {
                play.turn.moves += u8::from(play.quantum_left(seat).0 != UNLIMITED);
                let cube = Cubes::one(kind);
                let player = &mut play.players[seat];
                let source = player.world_mut(from);
                source.cubes = source.cubes.less(cube);
                player.world_mut(to).cubes += cube;
                play.tell(Event::Shifted { seat, kind, from, to });
            }
            Move::Transform(kind, world) => {
                let Some(other) = counterpart(kind) else { return };
                play.turn.transforms += u8::from(play.quantum_left(seat).1 != UNLIMITED);
                let player = &mut play.players[seat];
                *player.pool.of_mut(other) -= 1;
                *player.pool.of_mut(kind) += 1;
                let holding = player.world_mut(world);
                holding.cubes = holding.cubes.less(Cubes::one(kind)) + Cubes::one(other);
                play.tell(Event::Transformed { seat, kind, world });
            }
            _ => {}
        }
    }
}

impl Ask<Kepler> for Quantum {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-quantum", vec![])
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
        Move::Shift(kind, from, to) => Some((
            "move-shift",
            vec![
                ("kind", Filling::Name(kind.id())),
                ("from", the_world(game, from, lang)),
                ("to", the_world(game, to, lang)),
            ],
        )),
        Move::Transform(kind, world) => {
            let other = counterpart(kind).unwrap_or(kind);
            let kinds = [("kind", Filling::Name(kind.id())), ("other", Filling::Name(other.id()))];
            let world = ("world", the_world(game, world, lang));
            Some(("move-transform", kinds.into_iter().chain([world]).collect()))
        }
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Shift(kind, world, _) | Move::Transform(kind, world) => {
            Some(Sketch::of("group-quantum").at(cube_place(seat, world, kind)).pictured())
        }
        _ => None,
    }
}
