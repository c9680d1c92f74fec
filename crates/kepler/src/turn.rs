//! The main action (KE-ACT).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::Steps;
use crate::colonies::Colonise;
use crate::cubes::Cubes;
use crate::development::Buy;
use crate::explore::Explore;
use crate::leadership::Advance;
use crate::missions::Build;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::{Action, Named, Technology};
use crate::produce::{Exploit, Produce};
use crate::terraform::Terraform;
use crate::words::named;
use crate::{Event, Kepler, Play};

impl Kepler {
    /// KE-ACT-2, KE-ACT-6: any action but the one where the cube stands.
    pub(crate) fn check_act(&self, seat: Seat, action: Action) -> Result<Terms, Refusal> {
        if self.players[seat].cube == action {
            return Err(Refusal::new("KE-ACT-2", "repeated").with("action", action.key()));
        }
        Ok(Terms::FREE)
    }
}

impl Play<'_> {
    /// Carries out a main action: what there is to decide about it is asked.
    fn act(&mut self, seat: Seat, action: Action) {
        self.players[seat].cube = action;
        self.turn.action = Some(action);
        self.tell(Event::Acted { seat, action });
        let numbers = &self.data.get().numbers;
        let level = |technology| self.data.get().level(technology, self.players[seat].levels[technology]);
        match action {
            Action::SpaceMissions => self.ask(seat, Build { left: numbers.missions }),
            Action::ColonySeeding => self.ask(seat, Colonise),
            Action::TechnologicalDevelopment => self.ask(seat, Buy),
            Action::StellarPropulsion => {
                let speed = self.speed(seat);
                self.begin_movement(seat, speed);
            }
            Action::Terraforming => self.ask(seat, Terraform),
            Action::GalacticMap => {
                // First the step, then the tiles (KE-MAP-1, KE-MAP-2).
                self.ask(seat, Explore { left: numbers.map_tiles, must: numbers.map_tiles });
                self.ask(seat, Advance { on: Steps::Either, steps: numbers.map_steps, must: true });
            }
            Action::EnergyStorage => {
                let cubes = Cubes { energy: level(Technology::EnergyDevelopment).energy, ..Cubes::NONE };
                self.ask(seat, Produce::up_to(cubes));
            }
            Action::PlanetaryExploitation => {
                let left = level(Technology::Terraforming).exploited;
                self.ask(seat, Exploit { left, used: 0 });
            }
            Action::GenerateAntimatter => {
                let antimatter = level(Technology::AntimatterScience).antimatter;
                self.ask(seat, Produce::up_to(Cubes { antimatter, ..Cubes::NONE }));
            }
        }
    }
}

/// Which main action to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Act;

impl Question<Kepler> for Act {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        let able = |action: &Action| game.check_act(seat, *action).is_ok();
        out.extend(Action::ALL.iter().copied().filter(able).map(Move::Act));
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Act(action) => game.check_act(seat, action),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Act(action) = mv {
            play.act(seat, action);
        }
    }
}

impl Ask<Kepler> for Act {
    fn prompt(&self, game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-act", vec![("round", game.round.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Act(action) => Some(named("move-act", "action", action.key())),
            _ => crate::show::usual_label(game, seat, mv, lang),
        }
    }

    fn sketch(&self, game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Act(action) => Sketch::of("group-act").at(format!("action-{action}")).pictured(),
            _ => crate::show::usual_sketch(game, seat, mv),
        }
    }

    /// What the action does, and which bonus actions it unlocks.
    fn notes(&self, game: &Kepler, _seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        let Move::Act(action) = run.mv else { return Vec::new() };
        let texts = <Kepler as table::Game>::texts();
        let [column, row] = game.data.unlocked[action];
        let unlocked = [("column", table::Value::Name(column.key())), ("row", table::Value::Name(row.key()))];
        vec![
            texts.get(lang, &format!("{}.text", action.key())),
            texts.format(lang, "note-unlocks", &unlocked),
        ]
    }
}
