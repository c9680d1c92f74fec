//! The Automa, the opponent of a person alone (PF-SOLO).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Seat, Words};

use crate::cards::{AutomaCard, AutomaSet, Crew};
use crate::names::Level;
use crate::{Event, Move, Planetformers, Play, Step};

/// What the Automa has beside the things that every [player](crate::Player) has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Automa {
    /// How strong it is.
    pub level: Level,
    /// Cards that nobody has seen since the last shuffle (PF-SOLO-7).
    pub deck: AutomaSet,
    /// Cards that were played.
    pub discard: AutomaSet,
    /// The card it is carrying out.
    pub card: Option<AutomaCard>,
    /// The next action of that card.
    pub next: u8,
    /// Its Crew cards, in the order in which they were gained (PF-SOLO-13, PF-SOLO-53).
    pub crew: ArrayVec<Crew, 39>,
}

impl Automa {
    /// Where it sits.
    pub const SEAT: Seat = Seat::new(1);

    pub(crate) fn new(level: Level) -> Automa {
        Automa {
            level,
            deck: AutomaSet::ALL,
            discard: AutomaSet::NONE,
            card: None,
            next: 0,
            crew: ArrayVec::new(),
        }
    }

    /// How many of its Crew cards this one is.
    pub(crate) fn holds(&self, card: Crew) -> usize {
        self.crew.iter().filter(|own| **own == card).count()
    }

    /// Cards one of which can be drawn (PF-SOLO-7).
    fn drawable(&self) -> AutomaSet {
        if self.deck.is_empty() { self.discard } else { self.deck }
    }
}

impl Planetformers {
    /// How many Crew cards the Automa keeps.
    pub(crate) fn automa_crew(&self) -> u8 {
        self.automa.as_ref().map_or(0, |automa| automa.crew.len() as u8)
    }

    /// PF-SOLO-42: the Automa's points for unlocked upgrades.
    pub(crate) fn automa_upgrade_points(&self) -> u8 {
        let Some(automa) = &self.automa else { return 0 };
        let unlocked: u8 = self.players[Automa::SEAT].upgrades.values().sum();
        self.data.scoring.difficulty[automa.level].upgrades[usize::from(unlocked)]
    }

    /// Colony markers that are free without an upgrade (PF-SOLO-2).
    pub(crate) fn markers_from_start(&self, seat: Seat) -> u8 {
        if self.is_automatic(seat) && !self.step.is_setup() { 2 } else { 0 }
    }
}

impl Play<'_> {
    /// The Automa's part of the set-up (PF-SOLO-2 to PF-SOLO-6).
    pub(crate) fn seat_automa(&mut self) {
        if self.automa.is_none() {
            return;
        }
        self.players[Automa::SEAT].colony_pool = 2;
        self.tell(Event::AutomaSeated { seat: Automa::SEAT, colonies: 2 });
    }

    /// PF-SOLO-11: the Automa draws a card.
    pub(crate) fn begin_automa_turn(&mut self) {
        self.step = Step::Automa;
        self.ask(Automa::SEAT, DrawCard);
    }

    /// Carries out the next action of the card; after the last it is discarded.
    pub(crate) fn next_automa_step(&mut self) {
        let Some(automa) = &mut self.automa else { return };
        if let Some(card) = automa.card.take() {
            automa.discard.put(card);
        }
        self.step = Step::EndOfTurn(0);
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

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
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
            play.tell(Event::AutomaReshuffled { cards: reshuffled });
        }
        play.tell(Event::AutomaDrew { seat, card });
    }
}

impl Ask<Planetformers> for DrawCard {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-automa-card", vec![])
    }
}
