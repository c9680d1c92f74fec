//! The Automa's turn (PF-SOLO-11 to PF-SOLO-13, PF-SOLO-40): a card is drawn, and its actions are carried out from top to
//! bottom, one move of fate each.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use super::{Automa, AutomaEvent, Deed, Skip};
use crate::cards::{AutomaCard, Crew};
use crate::catalogue::Task;
use crate::{Event, Move, Planetformers, Play, Step};

impl Planetformers {
    /// The card that is carried out, and its next action; `None` once there is none left.
    pub fn automa_task(&self) -> Option<(AutomaCard, Task)> {
        let automa = self.automa.as_ref()?;
        let card = automa.card?;
        let tasks = self.data.get().automa_tasks(card);
        tasks.get(usize::from(automa.next)).map(|task| (card, *task))
    }
}

impl Play<'_> {
    /// PF-SOLO-11: the Automa draws a card.
    pub(crate) fn begin_automa_turn(&mut self) {
        self.step = Step::Automa;
        self.ask(Automa::SEAT, DrawCard);
    }

    /// Carries out the next action of the card; after the last it is discarded, and the turn ends.
    pub(crate) fn next_automa_step(&mut self) {
        if self.automa_task().is_some() {
            return self.ask(Automa::SEAT, CarryOut);
        }
        let Some(automa) = &mut self.automa else { return };
        if let Some(card) = automa.card.take() {
            automa.discard.put(card);
            self.tell(Event::Automa(AutomaEvent::Discarded { card }));
        }
        self.step = Step::EndOfTurn(0);
    }

    /// A Crew card from the deck (PF-SOLO-13).
    fn recruit(&mut self, card: Crew) {
        self.take_from_deck(card);
        if let Some(automa) = &mut self.automa {
            automa.crew.push(card);
        }
        self.tell(Event::Drew { seat: Automa::SEAT, card });
    }
}

/// Fate: which card the Automa plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawCard;

impl Question<Planetformers> for DrawCard {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let cards = game.automa.iter().flat_map(|automa| automa.drawable().iter());
        out.extend(cards.map(|card| (Move::Automa(card), 1)));
    }

    /// PF-SOLO-7: an empty deck is made anew from the discard pile.
    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Automa(card) = mv else { return };
        let Some(automa) = &mut play.automa else { return };
        let mut reshuffled = 0;
        if automa.deck.is_empty() {
            automa.deck = std::mem::take(&mut automa.discard);
            reshuffled = automa.deck.len();
        }
        automa.deck.take(card);
        automa.card = Some(card);
        automa.next = 0;
        if reshuffled > 0 {
            play.tell(Event::Automa(AutomaEvent::Reshuffled { cards: reshuffled }));
        }
        play.tell(Event::Automa(AutomaEvent::Drew { card }));
    }
}

impl Ask<Planetformers> for DrawCard {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-automa-card", vec![])
    }
}

/// The rules: what the next action of the card does. Only Crew cards are drawn; everything else has one outcome, and an
/// action that cannot be carried out is skipped (PF-SOLO-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CarryOut;

impl Question<Planetformers> for CarryOut {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let Some((_, task)) = game.automa_task() else { return };
        match game.automa_decides(task) {
            Err(_) => out.push((Move::Pass, 1)),
            Ok(Move::Draw) => game.list_crew_deck(out),
            Ok(only) => out.push((only, 1)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Some((card, task)) = play.automa_task() else { return };
        let Some(automa) = &mut play.automa else { return };
        automa.next += 1;
        let (number, deed) = (automa.next, task.deed());
        match play.automa_decides(task) {
            Err(why) => play.tell(Event::Automa(AutomaEvent::Skipped { card, number, deed, why })),
            Ok(_) => {
                play.tell(Event::Automa(AutomaEvent::Acts { card, number, deed }));
                play.automa_acts(card, task, mv);
            }
        }
    }
}

impl Play<'_> {
    /// An action that can be carried out.
    fn automa_acts(&mut self, card: AutomaCard, task: Task, mv: Move) {
        match (task, mv) {
            (Task::Crew { count }, Move::Crew(drawn)) => {
                self.automa_recruits(count - 1);
                self.recruit(drawn);
            }
            (Task::Gather { gain, .. }, _) => self.automa_gathers(card, gain),
            (Task::Upgrade, _) => self.automa_upgrades(),
            (Task::Travel { direction, jump, criterion }, _) => {
                self.automa_travels(direction, jump, criterion);
            }
            (Task::Terraform, _) => self.automa_terraforms(),
            (Task::Scout, _) => self.automa_scouts(),
            (Task::Colony, _) => self.automa_settles_down(),
            (Task::Outpost, _) => self.place_outpost(Automa::SEAT, None),
            (Task::Crew { .. }, _) => {}
        }
    }

    /// So many more Crew cards.
    pub(super) fn automa_recruits(&mut self, cards: u8) {
        if cards > 0 {
            self.ask(Automa::SEAT, Recruit { left: cards });
        }
    }
}

impl Ask<Planetformers> for CarryOut {
    fn prompt(&self, game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        let key = match game.automa_task().map(|(_, task)| task.deed()) {
            Some(Deed::Crew) => "ask-automa-act.crew",
            Some(Deed::Gather) => "ask-automa-act.gather",
            Some(Deed::Upgrade) => "ask-automa-act.upgrade",
            Some(Deed::Travel) => "ask-automa-act.travel",
            Some(Deed::Terraform) => "ask-automa-act.terraform",
            Some(Deed::Scout) => "ask-automa-act.scout",
            Some(Deed::Colony) => "ask-automa-act.colony",
            Some(Deed::Outpost) => "ask-automa-act.outpost",
            None => "ask-automa-act",
        };
        (key, vec![])
    }
}

/// Fate: which Crew card the Automa draws (PF-SOLO-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Recruit {
    /// Cards left to draw, this one included.
    pub left: u8,
}

impl Question<Planetformers> for Recruit {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        game.list_crew_deck(out);
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        if let Move::Crew(card) = mv {
            play.automa_recruits(self.left - 1);
            play.recruit(card);
        }
    }

    /// PF-SOLO-54: a card that is not there is not replaced by anything.
    fn settled(&self, game: &Planetformers, _seat: Seat) -> Option<Move> {
        game.drawable().is_empty().then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for Recruit {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-automa-crew", vec![])
    }
}

impl Planetformers {
    /// What the Automa does with an action of its card, or why it skips it. `Draw` stands for a Crew card of the deck.
    pub(crate) fn automa_decides(&self, task: Task) -> Result<Move, Skip> {
        let seat = Automa::SEAT;
        match task {
            Task::Crew { .. } if self.drawable().is_empty() => Err(Skip::NoCrew),
            Task::Crew { .. } => Ok(Move::Draw),
            Task::Gather { .. } => Ok(Move::Gather),
            Task::Upgrade => self.check_automa_upgrade().map(|next| Move::Upgrade(next.upgrade)),
            Task::Travel { direction, jump, criterion } => {
                self.automa_goal(direction, jump, criterion).map(|goal| goal.as_move(self))
            }
            Task::Terraform => self.check_terraform(seat).map(|_| Move::Terraform).map_err(Skip::from),
            Task::Scout => self.check_automa_scout().map(|_| Move::Scout),
            Task::Colony => self.check_automa_colony().map(|_| Move::Colony),
            Task::Outpost => self.check_outpost(seat, None).map(|_| Move::Outpost(None)).map_err(Skip::from),
        }
    }
}
