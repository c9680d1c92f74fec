//! Terraforming (PF-TERRA): raising levels, merit, and completing a Planet.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::goods::Cargo;
use crate::names::{Action, Named, Planet, Resource, Source};
use crate::resources::poor;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

impl Planetformers {
    /// How many levels one action of a player raises at most (PF-TERRA-4).
    pub fn terraform_limit(&self, seat: Seat) -> u8 {
        let (player, scoring) = (&self.players[seat], &self.data.scoring);
        scoring.levels
            + player.colonies * scoring.levels_per_colony
            + player.outposts * scoring.levels_per_outpost
    }

    /// PF-TERRA-2, PF-TERRA-7: a track of the Planet under the Ark that is not at its maximum.
    pub(crate) fn check_track(&self, seat: Seat, resource: Resource) -> Result<(), Refusal> {
        let Some(world) = self.world_under(seat) else { return Err(out_of_place()) };
        if world.terraformed {
            return Err(Refusal::new("PF-TERRA-7", "terraformed"));
        }
        match self.data.planets[world.planet].levels[resource] {
            0 => Err(Refusal::new("PF-TERRA-2", "no-track").with("resource", resource.id())),
            most if world.levels[resource] >= most => Err(Refusal::new("PF-TERRA-2", "track-full")
                .with("resource", resource.id())
                .with("most", most)),
            _ => Ok(()),
        }
    }

    /// PF-TERRA-1: a unit from the Cargo for a level.
    pub(crate) fn check_raise(&self, seat: Seat, resource: Resource) -> Result<Terms, Refusal> {
        self.check_track(seat, resource)?;
        match self.players[seat].cargo[resource] {
            0 => Err(poor("PF-TERRA-1", resource.id(), 1, 0)),
            _ => Ok(Terms::unit(resource)),
        }
    }

    /// PF-TERRA-6: at least one level can be raised.
    pub(crate) fn check_terraform(&self, seat: Seat) -> Result<Terms, Refusal> {
        if self.world_under(seat).is_some_and(|world| world.terraformed) {
            return Err(Refusal::new("PF-TERRA-7", "terraformed"));
        }
        if self.can_raise(seat) {
            Ok(Terms::free())
        } else {
            Err(Refusal::new("PF-TERRA-6", "nothing-to-raise"))
        }
    }

    fn can_raise(&self, seat: Seat) -> bool {
        Resource::ALL.iter().any(|resource| self.check_raise(seat, *resource).is_ok())
    }
}

impl Play<'_> {
    pub(crate) fn terraform(&mut self, seat: Seat) {
        self.begin_action(seat, Action::Terraform);
        let left = self.terraform_limit(seat);
        self.ask(seat, Raise { left, begun: false });
    }

    /// A level of the Planet under the Ark is raised, whoever paid for it (PF-TERRA-20). The marker moves on with it, so
    /// that merit and levels always agree (PF-TERRA-8, PF-TERRA-9). `true` if the Planet is complete.
    pub(crate) fn raise(&mut self, seat: Seat, resource: Resource) -> bool {
        let data = self.data;
        let Some(world) = self.world_under_mut(seat) else { return false };
        world.levels[resource] += 1;
        let spot = world.advance(seat, 1);
        let (planet, level) = (world.planet, world.levels[resource]);
        let complete = world.levels == data.planets[planet].levels;
        self.raised = true;
        self.tell(Event::Raised { seat, planet, resource, level, spot });
        if complete {
            self.complete(seat, planet);
        }
        complete
    }

    /// A Planet is fully terraformed (PF-TERRA-13 to PF-TERRA-18).
    fn complete(&mut self, seat: Seat, planet: Planet) {
        self.tell(Event::Completed { seat, planet });
        let scoring = &self.data.get().scoring;
        let Some(world) = self.world_under_mut(seat) else { return };
        let merit = std::mem::take(&mut world.merit);
        world.levels = Cargo::default();
        world.terraformed = true;
        for (rank, marker) in merit.into_iter().enumerate() {
            // PF-TERRA-16: only who has a marker on the track takes part.
            let bonus = scoring.rank.get(rank).copied().unwrap_or(0);
            let points = marker.spot * scoring.per_spot + bonus;
            self.score(marker.seat, Source::Planets, points.into());
        }
        self.terraformed += 1;
        self.watch_for_the_end(seat);
    }
}

/// Which track to raise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Raise {
    /// Levels left.
    pub left: u8,
    /// Whether one was raised already (PF-TERRA-6).
    pub begun: bool,
}

impl Question<Planetformers> for Raise {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        let all = Resource::ALL.iter().copied();
        out.extend(all.filter(|resource| game.check_raise(seat, *resource).is_ok()).map(Move::Raise));
        if self.begun {
            out.push(Move::Pass);
        }
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Raise(resource) => game.check_raise(seat, resource),
            Move::Pass if self.begun => Ok(Terms::free()),
            Move::Pass => Err(Refusal::new("PF-TERRA-6", "must-raise")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Raise(resource) = mv else { return };
        play.pay(seat, resource, 1);
        // PF-TERRA-13: once the Planet is complete, unused levels are lost.
        let complete = play.raise(seat, resource);
        if !complete && self.left > 1 {
            play.ask(seat, Raise { left: self.left - 1, begun: true });
        }
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        (self.begun && !game.can_raise(seat)).then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for Raise {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-raise", vec![("left", self.left.into())])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Pass => Some(("move-pass.raise", vec![])),
            _ => crate::travel::label(game, seat, mv, lang),
        }
    }

    fn sketch(&self, game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        game.track_sketch(seat, mv)
    }
}
