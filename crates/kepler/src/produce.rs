//! Cubes come and go (KE-RES): producing by Energy Storage, Planetary Exploitation, Generate Antimatter, bonus actions
//! and cards (KE-ENERGY, KE-EXPL, KE-ANTI).

use serde::{Deserialize, Serialize};
use table::{Ask, Filling, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::cubes::Cubes;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::Resource;
use crate::player::{Holding, World};
use crate::words::{cubes_words, the_world, world_place};
use crate::{Event, Kepler, Play};

impl Play<'_> {
    /// KE-RES-3: from the pool to a world.
    fn produce(&mut self, seat: Seat, world: World, cubes: Cubes) {
        let player = &mut self.players[seat];
        player.pool = player.pool.less(cubes);
        player.world_mut(world).cubes += cubes;
        self.tell(Event::Produced { seat, world, cubes });
    }

    /// KE-RES-4: from a world to the pool.
    pub(crate) fn spend(&mut self, seat: Seat, world: World, cubes: Cubes) {
        let player = &mut self.players[seat];
        let holding = player.world_mut(world);
        holding.cubes = holding.cubes.less(cubes);
        player.pool += cubes;
        if !cubes.is_none() {
            self.tell(Event::Spent { seat, world, cubes });
        }
    }

    /// KE-RES-5: from the pool to the pit.
    pub(crate) fn burn(&mut self, seat: Seat, kind: Resource) {
        let player = &mut self.players[seat];
        *player.pool.of_mut(kind) -= 1;
        *player.pit.of_mut(kind) += 1;
        self.tell(Event::Burned { seat, kind });
    }

    /// KE-RES-6: from the pit to the pool.
    pub(crate) fn recover(&mut self, seat: Seat, kind: Resource) {
        let player = &mut self.players[seat];
        *player.pit.of_mut(kind) -= 1;
        *player.pool.of_mut(kind) += 1;
        self.tell(Event::Recovered { seat, kind });
    }
}

impl Kepler {
    /// KE-RES-8: an allowance can be used as far as the pool goes.
    fn check_production(&self, seat: Seat, allowed: Cubes, most: u8, cubes: Cubes) -> Result<Terms, Refusal> {
        if cubes.is_none() {
            return Err(Refusal::new("KE-RES-3", "nothing-produced"));
        }
        if !allowed.covers(cubes) || cubes.total() > most {
            return Err(Refusal::new("KE-RES-16", "not-allowed"));
        }
        if !self.players[seat].pool.covers(cubes) {
            return Err(Refusal::new("KE-RES-8", "pool-short"));
        }
        Ok(Terms::FREE)
    }
}

/// What to produce on one world, as far as it is still allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Produce {
    /// Where, once it is chosen (KE-ENERGY-4).
    pub at: Option<World>,
    /// So many of each kind.
    pub cubes: Cubes,
    /// So many in all.
    pub most: u8,
    /// Whether something has to be produced (KE-BONUS-17).
    pub must: bool,
}

impl Produce {
    /// An allowance of an action: all of it is optional (KE-RES-9).
    pub fn up_to(cubes: Cubes) -> Produce {
        Produce { at: None, cubes, most: cubes.total(), must: false }
    }

    /// What can be produced at once.
    fn now(self, game: &Kepler, seat: Seat) -> Cubes {
        if self.most == 0 { Cubes::NONE } else { self.cubes.and(game.players[seat].pool) }
    }
}

impl Question<Kepler> for Produce {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        let now = self.now(game, seat);
        for holding in game.players[seat].worlds.iter().filter(|own| self.at.is_none_or(|at| at == own.world))
        {
            out.extend(now.choices(self.most).map(|cubes| Move::Produce(holding.world, cubes)));
        }
        if !self.must {
            out.push(Move::Done);
        }
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Produce(world, _) if self.at.is_some_and(|at| at != world) => {
                Err(Refusal::new("KE-ENERGY-4", "other-world"))
            }
            Move::Produce(world, _) if game.players[seat].world(world).is_none() => {
                Err(Refusal::new("KE-RES-3", "not-yours"))
            }
            Move::Produce(_, cubes) => game.check_production(seat, self.cubes, self.most, cubes),
            Move::Done if self.must => Err(Refusal::new("KE-BONUS-17", "not-waived")),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    /// KE-RES-16: what is left of the allowance stays open as long as a transformation could bring cubes for it.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Produce(world, cubes) = mv else { return };
        play.produce(seat, world, cubes);
        let rest = self.cubes.less(cubes);
        if play.any_transform(seat) {
            play.ask(
                seat,
                Produce { at: Some(world), cubes: rest, most: self.most - cubes.total(), must: false },
            );
        }
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        // One cube that has to be produced, and one world for it.
        if let ([only], true, now) = (&game.players[seat].worlds[..], self.must, self.now(game, seat))
            && now.total() == 1
        {
            return Some(Move::Produce(only.world, now));
        }
        let useless = self.most == 0 || self.cubes.is_none() || !self.cubes_may_come(game, seat);
        (useless && self.now(game, seat).is_none()).then_some(Move::Done)
    }
}

impl Produce {
    /// Whether a transformation could bring cubes of an allowed kind into the pool.
    fn cubes_may_come(self, game: &Kepler, seat: Seat) -> bool {
        (self.cubes.energy > 0 || self.cubes.matter > 0) && game.any_transform(seat)
    }
}

impl Ask<Kepler> for Produce {
    fn prompt(&self, _game: &Kepler, _seat: Seat, lang: Lang) -> Words {
        let cubes = ("cubes", Filling::Text(cubes_words(self.cubes, lang)));
        (
            if self.most < self.cubes.total() { "ask-produce.mixed" } else { "ask-produce" },
            vec![cubes, ("most", self.most.into())],
        )
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// Which planet to exploit (KE-EXPL).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Exploit {
    /// How many more.
    pub left: u8,
    /// Planets that were chosen, one bit for each number (KE-EXPL-6).
    pub used: u32,
}

impl Exploit {
    fn check_planet(self, game: &Kepler, seat: Seat, world: World) -> Result<Cubes, Refusal> {
        let Some(number) = world.number() else { return Err(Refusal::new("KE-EXPL-5", "earth")) };
        let holding = game.players[seat].world(world);
        let holding = holding.ok_or_else(|| Refusal::new("KE-EXPL-1", "not-yours"))?;
        if self.used >> number & 1 == 1 {
            return Err(Refusal::new("KE-EXPL-6", "exploited"));
        }
        Ok(game.data.planet(number).production(holding.terraformed))
    }

    /// What each planet could produce at once.
    fn planets(self, game: &Kepler, seat: Seat) -> impl Iterator<Item = (&Holding, Cubes)> {
        game.players[seat]
            .planets()
            .filter_map(move |holding| Some((holding, self.check_planet(game, seat, holding.world).ok()?)))
    }
}

impl Question<Kepler> for Exploit {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        let pool = game.players[seat].pool;
        for (holding, cubes) in self.planets(game, seat).filter(|_| self.left > 0) {
            let choices = cubes.and(pool).choices(u8::MAX);
            out.extend(choices.map(|cubes| Move::Produce(holding.world, cubes)));
        }
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Produce(world, cubes) => {
                let allowed = self.check_planet(game, seat, world)?;
                game.check_production(seat, allowed, u8::MAX, cubes)
            }
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    /// KE-EXPL-7: one planet after the other.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Produce(world, cubes) = mv else { return };
        let printed = self.check_planet(play, seat, world).expect("an own planet");
        let used = self.used | 1 << world.index();
        if self.left > 1 {
            play.ask(seat, Exploit { left: self.left - 1, used });
        }
        play.produce(seat, world, cubes);
        if play.any_transform(seat) {
            let rest = printed.less(cubes);
            play.ask(seat, Produce { at: Some(world), ..Produce::up_to(rest) });
        }
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let pool = game.players[seat].pool;
        let helps = game.any_transform(seat);
        let able = |cubes: Cubes| !cubes.and(pool).is_none() || helps && cubes.energy + cubes.matter > 0;
        let over = self.left == 0 || !self.planets(game, seat).any(|(_, cubes)| able(cubes));
        over.then_some(Move::Done)
    }
}

impl Ask<Kepler> for Exploit {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-exploit", vec![("left", self.left.into())])
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
        Move::Produce(world, cubes) => {
            let cubes = ("cubes", Filling::Text(cubes_words(cubes, lang)));
            Some(("move-produce", vec![cubes, ("world", the_world(game, world, lang))]))
        }
        Move::Done => Some(("move-done", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    let Move::Produce(world, _) = mv else { return None };
    Some(Sketch::default().at(world_place(seat, world)))
}
