//! Scouting (PF-SCOUT): Survivors are drawn, resolved and kept.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::cards::{Survivor, SurvivorSet};
use crate::event::Giver;
use crate::names::{Action, Named, Upgrade};
use crate::payment::{Bill, Purpose};
use crate::places;
use crate::show::named;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

impl Planetformers {
    /// What Scout costs: a Leader of the Planet's colour (PF-SCOUT-1).
    pub(crate) fn scout_bill(&self, seat: Seat) -> Bill {
        Bill { planet_leader: 1, color: self.color_under(seat), ..Bill::default() }
    }

    /// PF-SCOUT-1, PF-SCOUT-9: the Leader, and a card to draw.
    pub(crate) fn check_scout(&self, seat: Seat) -> Result<Terms, Refusal> {
        if self.drawable_survivors().is_empty() {
            return Err(Refusal::new("PF-SCOUT-9", "no-survivors"));
        }
        self.check_bill(seat, self.scout_bill(seat), "PF-SCOUT-1")?;
        Ok(Terms::free())
    }

    /// Cards one of which can be drawn: those of the deck, or of the discard pile if the deck is empty (PF-SCOUT-8).
    pub(crate) fn drawable_survivors(&self) -> SurvivorSet {
        if self.survivor_deck.is_empty() { self.survivor_discard } else { self.survivor_deck }
    }

    /// PF-SCOUT-3, PF-SCOUT-5: the Planet's colour, and room below the Bridge.
    fn check_keep(&self, seat: Seat, survivor: Survivor) -> Result<Terms, Refusal> {
        if Some(self.data.survivor(survivor).color) != self.color_under(seat) {
            return Err(Refusal::new("PF-SCOUT-3", "other-colour"));
        }
        let most = self.data.numbers.held;
        if self.players[seat].held.len() >= most {
            return Err(Refusal::new("PF-SCOUT-5", "no-room").with("most", most));
        }
        Ok(Terms::free())
    }
}

impl Play<'_> {
    pub(crate) fn scout(&mut self, seat: Seat) {
        self.begin_action(seat, Action::Scout);
        let bill = self.scout_bill(seat);
        self.charge(seat, bill, Purpose::Scout);
    }

    /// The Leader is paid: one card is drawn, or two with Scout Vehicles (PF-SCOUT-7).
    pub(crate) fn draw_survivors(&mut self, seat: Seat) {
        let vehicles = self.players[seat].has(Upgrade::ScoutVehicles);
        let left = self.data.numbers.scouted[usize::from(vehicles)];
        self.ask(seat, DrawSurvivor { left });
    }

    /// A card leaves the deck. An empty deck is made anew from the discard pile, without the cards just drawn (PF-SCOUT-8,
    /// PF-SCOUT-11).
    pub(crate) fn turn_up_survivor(&mut self, seat: Seat, survivor: Survivor) {
        if self.survivor_deck.is_empty() {
            self.survivor_deck = std::mem::take(&mut self.survivor_discard);
            let cards = self.survivor_deck.len();
            self.tell(Event::SurvivorsReshuffled { cards });
        }
        self.survivor_deck.take(survivor);
        self.scouted.put(survivor);
        self.tell(Event::Scouted { seat, survivor });
    }

    /// A card that was drawn goes to the discard pile (PF-SCOUT-4).
    pub(crate) fn drop_survivor(&mut self, seat: Seat, survivor: Survivor) {
        self.scouted.take(survivor);
        self.survivor_discard.put(survivor);
        self.tell(Event::Dropped { seat, survivor });
    }

    /// PF-SCOUT-2: its resources, whatever its colour; then it is kept or discarded (PF-SCOUT-11).
    fn resolve(&mut self, seat: Seat, survivor: Survivor) {
        let gain = self.data.survivor(survivor).gain;
        if self.is_automatic(seat) {
            // PF-SOLO-35: the Automa keeps no Survivors.
            self.receive(seat, gain, Giver::Survivor(survivor));
            return self.drop_survivor(seat, survivor);
        }
        self.ask(seat, KeepSurvivor { survivor });
        self.receive(seat, gain, Giver::Survivor(survivor));
    }
}

/// Fate: which Survivor is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawSurvivor {
    /// Cards left to draw, this one included.
    pub left: u8,
}

impl Question<Planetformers> for DrawSurvivor {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.drawable_survivors().iter().map(|survivor| (Move::Survivor(survivor), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Survivor(survivor) = mv else { return };
        play.turn_up_survivor(seat, survivor);
        // PF-SCOUT-9: of a single card left, only that one is drawn.
        if self.left > 1 && !play.drawable_survivors().is_empty() {
            play.ask(seat, DrawSurvivor { left: self.left - 1 });
        } else if play.scouted.len() > 1 {
            play.ask(seat, Choose);
        } else {
            play.resolve(seat, survivor);
        }
    }
}

impl Ask<Planetformers> for DrawSurvivor {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-draw-survivor", vec![])
    }
}

/// Which of two Survivors to resolve (PF-SCOUT-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choose;

impl Question<Planetformers> for Choose {
    fn answers(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.scouted.iter().map(Move::Choose));
    }

    fn check(&self, game: &Planetformers, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Choose(survivor) if game.scouted.has(survivor) => Ok(Terms::free()),
            Move::Choose(_) => Err(Refusal::new("PF-SCOUT-7", "not-drawn")),
            _ => Err(out_of_place()),
        }
    }

    /// The other one is discarded without effect.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Choose(chosen) = mv else { return };
        for other in play.scouted.iter().filter(|other| *other != chosen) {
            play.drop_survivor(seat, other);
        }
        play.resolve(seat, chosen);
    }
}

impl Ask<Planetformers> for Choose {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-choose", vec![])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// Whether to keep the Survivor (PF-SCOUT-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct KeepSurvivor {
    /// The card.
    pub survivor: Survivor,
}

impl Question<Planetformers> for KeepSurvivor {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        if game.check_keep(seat, self.survivor).is_ok() {
            out.push(Move::Keep);
        }
        out.push(Move::Pass);
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Keep => game.check_keep(seat, self.survivor),
            Move::Pass => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let survivor = self.survivor;
        if mv == Move::Keep {
            play.scouted.take(survivor);
            play.players[seat].held.put(survivor);
            play.tell(Event::Kept { seat, survivor });
        } else {
            play.drop_survivor(seat, survivor);
        }
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        game.check_keep(seat, self.survivor).is_err().then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for KeepSurvivor {
    fn prompt(&self, game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        named("ask-keep-survivor", "color", game.data.survivor(self.survivor).color.id())
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Pass => Some(("move-pass.survivor", vec![])),
            _ => label(game, seat, mv, lang),
        }
    }

    fn sketch(&self, _game: &Planetformers, _seat: Seat, _mv: Move) -> Sketch {
        Sketch::of("group-survivors").at(places::survivor(self.survivor))
    }
}

/// What the moves of scouting are called.
pub(crate) fn label(game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Choose(survivor) => {
            let (key, mut values) = named("move-choose", "color", game.data.survivor(survivor).color.id());
            values.push(("survivor", survivor.to_string().into()));
            Some((key, values))
        }
        Move::Keep => Some(("move-keep", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Choose(survivor) => Some(Sketch::of("group-survivors").at(places::survivor(survivor))),
        Move::Keep => Some(Sketch::of("group-survivors")),
        _ => None,
    }
}
