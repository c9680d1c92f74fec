//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod coach;
mod end;
mod explain;

use table::{Coach, Game, Lang, Line, Note, Seat, SetupOption, Show, Sketch, Stock, Values, Words};

use crate::moves::Move;
use crate::names::{Named, Resource};
use crate::turn::Act;
use crate::{
    Decision, Difficulty, Kepler, Step, bonus, colonies, development, explore, fleet, leadership, missions,
    produce, quantum, terraform,
};

/// What a chapter calls its moves.
type Label = fn(&Kepler, Seat, Move, Lang) -> Option<Words>;

/// What all chapters call their moves, but for the choice of a main action.
const LABELS: [Label; 9] = [
    missions::label,
    colonies::label,
    development::label,
    fleet::label,
    terraform::label,
    produce::label,
    explore::label,
    leadership::label,
    quantum::label,
];

/// What a move is called where another question is open.
pub(crate) fn usual_label(game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    bonus::label(game, seat, mv, lang).or_else(|| LABELS.iter().find_map(|label| label(game, seat, mv, lang)))
}

/// Where it happens.
pub(crate) fn usual_sketch(game: &Kepler, seat: Seat, mv: Move) -> Sketch {
    let found = bonus::sketch(mv)
        .or_else(|| missions::sketch(seat, mv))
        .or_else(|| colonies::sketch(game, mv))
        .or_else(|| development::sketch(seat, mv))
        .or_else(|| fleet::sketch(game, mv))
        .or_else(|| terraform::sketch(seat, mv))
        .or_else(|| produce::sketch(seat, mv))
        .or_else(|| explore::sketch(mv))
        .or_else(|| leadership::sketch(mv))
        .or_else(|| quantum::sketch(seat, mv));
    found.unwrap_or_default()
}

impl Show for Kepler {
    const CHIPS: &'static [&'static str] = &[
        "energy",
        "matter",
        "antimatter",
        "burned",
        "recovered",
        "technology_steps",
        "colonial_steps",
        "technology_medals",
        "colonial_medals",
        "points",
    ];

    fn usual() -> Decision {
        Act.into()
    }

    fn stage(&self, lang: Lang) -> String {
        let step = Kepler::texts().get(lang, self.step.key());
        if self.step.is_setup() || self.step == Step::Over {
            return step;
        }
        let round = Kepler::texts().format(lang, "stage-round", &[("number", self.round.into())]);
        format!("{round} · {step}")
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn order(&self) -> Vec<Seat> {
        // The Ghost takes no turns, but it is there to be looked at.
        self.turn_order().chain(self.ghost()).collect()
    }

    fn stock(&self, seat: Seat) -> Vec<Stock> {
        // The Ghost has nothing to pay with (KE-SOLO-2).
        if self.is_automatic(seat) {
            return Vec::new();
        }
        let player = &self.players[seat];
        let stored = player.stored();
        let entry = |what: &'static str, amount: u8| Stock { what, amount: amount.into(), income: 0 };
        let cubes = Resource::ALL.iter().map(|kind| entry(kind.id(), stored.of(*kind)));
        cubes.chain([entry("pool", player.pool.total()), entry("pit", player.pit.total())]).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.total_of(seat)
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        (self.ghost() == Some(seat)).then_some("ghost")
    }

    /// Everybody begins alike; the objective is what makes a game one's own.
    fn plays(&self, seat: Seat) -> Option<&'static str> {
        self.role(seat).or_else(|| self.players[seat].objective.known().map(Named::id))
    }

    fn level(&self, seat: Seat) -> Option<&'static str> {
        self.is_automatic(seat).then_some(match self.difficulty {
            Difficulty::Easy => "setup-difficulty-easy",
            Difficulty::Normal => "setup-difficulty-normal",
            Difficulty::Hard => "setup-difficulty-hard",
        })
    }

    fn ending(&self, lang: Lang) -> Option<Line> {
        end::ending(self, lang)
    }

    fn verdict(&self, lang: Lang) -> Vec<Line> {
        end::verdict(self, lang)
    }

    fn coach(&self, seat: Seat, lang: Lang) -> Option<Coach> {
        coach::note(self, seat, lang)
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(self, place, lang)
    }

    fn plan(&self, seat: Seat) -> Option<Kepler> {
        if self.step.is_setup() || self.step == Step::Over || self.is_automatic(seat) {
            return None;
        }
        let mut plan = self.clone();
        plan.stack.clear();
        plan.active = seat;
        plan.turn = crate::TurnSoFar::default();
        // The round ends after this turn, as far as a plan goes.
        plan.step = Step::Main(self.people - 1);
        plan.ask(seat, Act);
        Some(plan)
    }

    fn options() -> &'static [SetupOption] {
        const {
            &[
                SetupOption::new("objectives", Values::OneOf(&["standard", "advanced"])),
                SetupOption::new("lay_tiles", Values::Switch),
                SetupOption::new("difficulty", Values::OneOf(&["normal", "easy", "hard"])),
                SetupOption::HANDICAP,
            ]
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../rules.md"),
            Lang::De => include_str!("../../rules.de.md"),
        }
    }

    fn introduction(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../introduction.en.md"),
            Lang::De => include_str!("../../introduction.de.md"),
        }
    }

    fn reconstructed() -> &'static [&'static str] {
        &["reconstructed-map", "reconstructed-planets", "reconstructed-cards", "reconstructed-costs"]
    }
}

impl Step {
    /// The key of its name in the text catalogue.
    pub fn key(self) -> &'static str {
        match self {
            Step::First => "step-first",
            Step::Lay(_) => "step-lay",
            Step::Open(_) => "step-open",
            Step::Start(_) => "step-start",
            Step::Deal(_) => "step-deal",
            Step::Keep(_) => "step-keep",
            Step::Reveal => "step-reveal",
            Step::Ghost => "step-ghost",
            Step::Turn(_) => "step-turn",
            Step::Main(_) => "step-main",
            Step::Bonus(_) => "step-bonus",
            Step::Move(_) => "step-move",
            Step::Withdraw(_) => "step-withdraw",
            Step::Card(_) => "step-card",
            Step::Medals => "step-medals",
            Step::Over => "step-over",
        }
    }
}
