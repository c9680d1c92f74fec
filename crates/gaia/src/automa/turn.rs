//! The Automa's turn (GP-SOLO-TURN) and its faction cards (GP-SOLO-FACT): cards are drawn, and the steps of the action are
//! carried out, one move of fate each.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use super::research::Counted;
use super::upgrade::Upgrade;
use super::{Automa, AutomaEvent, AutomaPass, Deed, PassReason, Passive, Pick, Role, Skip};
use crate::catalogue::{MineTask, Support, Task};
use crate::event::Event;
use crate::moves::{Move, Purse};
use crate::names::{Area, BoardAction, Structure};
use crate::score::Source;
use crate::{Gaia, Play};

/// What the Automa does with a step of its action.
enum Plan {
    Mine(Pick),
    Upgrade(Upgrade),
    Cover(Counted<BoardAction>),
    Research(Counted<Area>),
}

/// What became of a step: another action in its place, and what is done.
struct Decided {
    instead: Option<(Deed, Skip)>,
    plan: Result<Plan, Skip>,
}

impl Plan {
    /// The move that carries it out.
    fn as_move(&self, game: &Gaia) -> Move {
        match self {
            Plan::Mine(pick) => Move::Mine(pick.at),
            Plan::Upgrade(upgrade) => Move::Upgrade(upgrade.pick.at, upgrade.to),
            Plan::Cover(counted) => Move::Act(counted.option, Purse::Tokens),
            Plan::Research(counted) if game.automa_removes_tile(counted.option) => {
                Move::AdvancedTile(counted.option)
            }
            Plan::Research(counted) => Move::Step(counted.option),
        }
    }
}

impl Gaia {
    /// What the support card says.
    pub(super) fn automa_support(&self) -> Option<Support> {
        let card = self.automa()?.support?;
        Some(self.data().automa.card(card).support)
    }

    /// The steps of the action card: those of the faction card if it says so (GP-SOLO-FACT-1).
    fn automa_tasks(&self) -> ArrayVec<Task, 2> {
        let Some(card) = self.automa().and_then(|automa| automa.action) else { return ArrayVec::new() };
        let faction = self.automa_faction();
        let twice = faction.is_some_and(|card| card.passive == Some(Passive::TwoBoardActions));
        match self.data().automa.card(card).action {
            Deed::BuildMine => std::iter::once(Task::Mine(MineTask::PLAIN)).collect(),
            Deed::Upgrade => std::iter::once(Task::Upgrade(None)).collect(),
            // GP-SOLO-FACT-3: the decision card, not the step of the faction card.
            Deed::PowerQic => std::iter::repeat_n(Task::Board, 1 + usize::from(twice)).collect(),
            Deed::ResearchHighest => std::iter::once(Task::Highest).collect(),
            Deed::ResearchRandom => std::iter::once(Task::Random).collect(),
            Deed::Faction | Deed::ResearchSpecific => {
                faction.into_iter().flat_map(|card| card.steps.iter().copied()).take(2).collect()
            }
        }
    }

    /// What the Automa does with a step, by the rules of its chapter.
    fn automa_decides(&self, task: Task) -> Decided {
        let Some(support) = self.automa_support() else {
            return Decided { instead: None, plan: Err(Skip::NoAction) };
        };
        let mine = |task| self.automa_mine(task, support).map(Plan::Mine);
        let upgrade = || self.automa_upgrade(support).map(Plan::Upgrade);
        let (plan, instead) = match task {
            // GP-SOLO-MINE-12, GP-SOLO-FACT-9: an upgrade in the place of a mine.
            Task::Mine(task) => match mine(task) {
                Err(why) => (upgrade(), Some((Deed::Upgrade, why))),
                built => (built, None),
            },
            // GP-SOLO-FACT-5: a mine in the place of an upgrade, and nothing in the place of that.
            Task::Upgrade(Some(fallback)) => match upgrade() {
                Err(why) => (mine(fallback), Some((Deed::BuildMine, why))),
                upgraded => (upgraded, None),
            },
            Task::Upgrade(None) => (upgrade(), None),
            Task::Board => (self.automa_action(support).map(Plan::Cover), None),
            Task::Highest | Task::Random | Task::Specific(_) => {
                (self.automa_area(task, support).map(Plan::Research), None)
            }
        };
        Decided { instead, plan }
    }
}

impl Play<'_> {
    /// Tells what the Automa does or why, and keeps it for whoever looks at the table later.
    pub(super) fn note(&mut self, event: AutomaEvent) {
        if let Some(automa) = self.opponent.get_mut() {
            automa.account.note(event);
        }
        self.tell(Event::Automa(event));
    }

    /// What was told of the turn before is over.
    pub(super) fn begin_account(&mut self) {
        if let Some(automa) = self.opponent.get_mut() {
            automa.account.begin();
        }
    }

    /// GP-SOLO-TURN-2, GP-SOLO-TURN-3: two cards in the first turn of a round, later the action card becomes the support
    /// card and one is drawn.
    pub(crate) fn begin_automa_turn(&mut self) {
        self.begin_account();
        let Some(automa) = self.opponent.get_mut() else { return };
        match automa.action.take() {
            None => self.ask(Automa::SEAT, DrawCard { role: Role::Support }),
            Some(card) => {
                automa.support = Some(card);
                self.note(AutomaEvent::Supports { card });
                self.ask_action_card();
            }
        }
    }

    /// GP-SOLO-PASS-1: with an empty deck it passes.
    fn ask_action_card(&mut self) {
        if self.automa().is_some_and(|automa| automa.deck.is_empty()) {
            self.ask(Automa::SEAT, AutomaPass { why: PassReason::EmptyDeck });
        } else {
            self.ask(Automa::SEAT, DrawCard { role: Role::Action });
        }
    }

    /// GP-SOLO-TURN-5, GP-SOLO-TURN-11: the points of the card, and then charging.
    fn end_automa_turn(&mut self) {
        let card = self.automa().and_then(|automa| automa.action);
        if let Some(card) = card.map(|card| self.data().automa.card(card)) {
            match self.automa_faction().filter(|_| card.action == Deed::Faction) {
                Some(faction) => self.automa_gains(faction.vp, Source::AutomaFaction),
                None => self.automa_gains(card.vp, Source::AutomaCards),
            }
        }
        self.end_turn();
    }
}

/// Fate: which card the Automa draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawCard {
    /// What it will be.
    pub role: Role,
}

impl Question<Gaia> for DrawCard {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let cards = game.automa().into_iter().flat_map(|automa| automa.deck.outcomes());
        out.extend(cards.map(|(card, weight)| (Move::Card(card), weight)));
    }

    /// GP-SOLO-PASS-1: the pass icon counts on the last cards of the deck.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let (Move::Card(card), window) = (mv, play.data().automa.pass_window) else { return };
        let Some(automa) = play.opponent.get_mut() else { return };
        let last = automa.deck.len() <= window;
        automa.deck.draw(card);
        let left = automa.deck.len();
        if self.role == Role::Support {
            automa.support = Some(card);
        } else {
            automa.action = Some(card);
        }
        play.note(AutomaEvent::Drew { card, role: self.role, left });
        if self.role == Role::Support {
            play.ask_action_card();
        } else if last && play.data().automa.card(card).pass_icon {
            play.ask(seat, AutomaPass { why: PassReason::PassIcon });
        } else {
            play.ask(seat, CarryOut { step: 0, reward: false });
        }
    }
}

impl Ask<Gaia> for DrawCard {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        (if self.role == Role::Support { "ask-automa-card.support" } else { "ask-automa-card" }, vec![])
    }
}

/// The rules: what the next step of the action does. It has one outcome, and what cannot be carried out is skipped
/// (GP-SOLO-TURN-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CarryOut {
    /// The step, counted from 0.
    pub step: u8,
    /// Whether it is the research that comes with a lab of the step (Firaks, GP-SOLO-FACT-7).
    pub reward: bool,
}

impl CarryOut {
    fn task(self, game: &Gaia) -> Option<Task> {
        if self.reward {
            Some(Task::Random)
        } else {
            game.automa_tasks().get(usize::from(self.step)).copied()
        }
    }
}

impl Question<Gaia> for CarryOut {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let plan = self.task(game).and_then(|task| game.automa_decides(task).plan.ok());
        out.push((plan.map_or(Move::Skip, |plan| plan.as_move(game)), 1));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _mv: Move) {
        let reward = self.task(play).is_some_and(|task| play.automa_acts(self, task));
        let next = self.step + 1;
        if reward {
            play.ask(seat, CarryOut { reward: true, ..self });
        } else if usize::from(next) < play.automa_tasks().len() {
            play.ask(seat, CarryOut { step: next, reward: false });
        } else {
            play.end_automa_turn();
        }
    }
}

impl Play<'_> {
    /// Carries out a step; whether it brings a research step (GP-SOLO-FACT-7).
    fn automa_acts(&mut self, asked: CarryOut, task: Task) -> bool {
        let CarryOut { step, reward } = asked;
        let (decided, support) = (self.automa_decides(task), self.automa_support());
        let deed = task.deed();
        self.note(AutomaEvent::Acts { step: step + 1, deed, reward });
        if let Some((deed, why)) = decided.instead {
            self.note(AutomaEvent::Instead { deed, why });
        }
        match (decided.plan, support) {
            (Ok(Plan::Mine(pick)), _) => {
                pick.events().for_each(|event| self.note(event));
                self.automa_builds(pick.at);
            }
            (Ok(Plan::Upgrade(Upgrade { pick, from, to })), _) => {
                self.note(AutomaEvent::Entry { from, to });
                pick.events().for_each(|event| self.note(event));
                self.automa_upgrades(pick.at, from, to);
                let firaks = self.automa_faction().and_then(|card| card.passive);
                return to == Structure::ResearchLab && firaks == Some(Passive::DowngradeLabs);
            }
            (Ok(Plan::Cover(counted)), Some(support)) => {
                counted.event(support).into_iter().for_each(|event| self.note(event));
                self.automa_covers(counted.option);
            }
            (Ok(Plan::Research(counted)), Some(support)) => {
                counted.event(support).into_iter().for_each(|event| self.note(event));
                self.automa_researches(counted.option);
            }
            (Ok(_), None) => {}
            (Err(why), _) => {
                let deed = decided.instead.map_or(deed, |(deed, _)| deed);
                self.note(AutomaEvent::Skipped { deed, why });
            }
        }
        false
    }
}

impl Ask<Gaia> for CarryOut {
    fn prompt(&self, game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        let key = match self.task(game).map(Task::deed) {
            Some(Deed::BuildMine) => "ask-automa-act.build_mine",
            Some(Deed::Upgrade) => "ask-automa-act.upgrade",
            Some(Deed::PowerQic) => "ask-automa-act.power_qic",
            _ => "ask-automa-act",
        };
        (key, vec![])
    }
}
