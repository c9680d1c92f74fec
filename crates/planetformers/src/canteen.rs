//! Crew cards come and go (PF-CREW-1 to PF-CREW-3, PF-CREW-18 to PF-CREW-25): the deck, the discard pile, the Canteen and
//! the rows.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::cards::{Crew, CrewSet};
use crate::event::Why;
use crate::names::{Named, Row};
use crate::payment::only;
use crate::places;
use crate::show::{card_words, edge_words, named, what_it_is};
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

impl Planetformers {
    /// Cards one of which can be drawn: those of the deck, or of the discard pile if the deck is empty (PF-CREW-25).
    #[inline]
    pub(crate) fn drawable(&self) -> CrewSet {
        if self.crew_deck.is_empty() { self.crew_discard } else { self.crew_deck }
    }

    /// Every card that may come from the deck.
    pub(crate) fn list_crew_deck(&self, out: &mut Vec<(Move, u32)>) {
        out.extend(self.drawable().iter().map(|card| (Move::Crew(card), 1)));
    }

    /// Whether a player can take another Crew card (PF-CREW-3).
    #[inline]
    pub(crate) fn has_place(&self, seat: Seat) -> bool {
        self.players[seat].crew().len() < self.data.numbers.hand
    }

    /// Whether a row has a free place (PF-CREW-1).
    #[inline]
    pub(crate) fn has_place_in(&self, seat: Seat, row: Row) -> bool {
        self.players[seat].rows[row].len() < self.data.numbers.row
    }

    /// The face-up cards of the Canteen.
    fn shown(&self) -> impl Iterator<Item = Crew> {
        self.canteen.iter().copied().flatten()
    }
}

impl Play<'_> {
    /// A card leaves the deck. An empty deck is made anew from the discard pile (PF-CREW-20).
    pub(crate) fn take_from_deck(&mut self, card: Crew) {
        if self.crew_deck.is_empty() {
            self.crew_deck = std::mem::take(&mut self.crew_discard);
            let cards = self.crew_deck.len();
            self.tell(Event::Reshuffled { cards });
        }
        self.crew_deck.take(card);
    }

    /// A card of the deck is turned up for a player; its row is chosen later (PF-CREW-23).
    pub(crate) fn draw_to(&mut self, seat: Seat, card: Crew) {
        self.take_from_deck(card);
        self.players[seat].waiting.put(card);
        self.tell(Event::Drew { seat, card });
    }

    /// A card that is in no row any more goes to the discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: Crew, why: Why) {
        self.crew_discard.put(card);
        self.tell(Event::Discarded { seat, card, why });
    }

    /// A card goes from its row to the discard pile.
    pub(crate) fn discard_from_row(&mut self, seat: Seat, card: Crew, why: Why) {
        for row in self.players[seat].rows.values_mut() {
            row.take(card);
        }
        self.discard(seat, card, why);
    }
}

/// Where a gained Crew card comes from (PF-CREW-19). Several are taken one by one (PF-CREW-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Source {
    /// Cards left to take.
    pub left: u8,
    /// Whether they come from the Canteen only (PF-UPG-11, PF-UPG-12).
    pub canteen_only: bool,
}

impl Source {
    fn deck_allowed(self, game: &Planetformers) -> bool {
        !self.canteen_only && !game.drawable().is_empty()
    }

    fn possible(self, game: &Planetformers) -> impl Iterator<Item = Move> {
        let deck = self.deck_allowed(game).then_some(Move::Draw);
        game.shown().map(Move::Canteen).chain(deck)
    }
}

impl Question<Planetformers> for Source {
    fn answers(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.possible(game));
    }

    fn check(&self, game: &Planetformers, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Canteen(card) if game.shown().any(|shown| shown == card) => Ok(Terms::free()),
            Move::Canteen(_) => Err(Refusal::new("PF-CREW-19", "not-in-canteen")),
            Move::Draw if self.deck_allowed(game) => Ok(Terms::free()),
            Move::Draw if self.canteen_only => Err(Refusal::new("PF-CREW-19", "canteen-only")),
            Move::Draw => Err(Refusal::new("PF-CREW-20", "no-crew-left")),
            // PF-RES-10: nobody may refuse a part of a gain.
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if mv == Move::Pass {
            return;
        }
        if self.left > 1 {
            play.ask(seat, Source { left: self.left - 1, ..self });
        }
        match mv {
            Move::Canteen(card) => {
                let place = play.canteen.iter().position(|shown| *shown == Some(card)).unwrap_or_default();
                play.canteen[place] = None;
                play.players[seat].waiting.put(card);
                play.tell(Event::TookFromCanteen { seat, card, place: place as u8 });
                // PF-CREW-21: the card is placed, then the Canteen refilled.
                play.ask(seat, Refill { place: place as u8 });
                play.ask(seat, Place { card });
            }
            _ => play.ask(seat, DrawCrew),
        }
    }

    /// PF-CREW-3, PF-CREW-21: with six cards, or where no source has one, the gain stops; a single source is used.
    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        if !game.has_place(seat) {
            return Some(Move::Pass);
        }
        let mut possible = self.possible(game);
        match (possible.next(), possible.next()) {
            (None, _) => Some(Move::Pass),
            (only, None) => only,
            _ => None,
        }
    }
}

impl Ask<Planetformers> for Source {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        let key = if self.canteen_only { "ask-source.canteen" } else { "ask-source" };
        (key, vec![("left", self.left.into())])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Planetformers, _seat: Seat, run: &Run<Planetformers>, lang: Lang) -> Vec<String> {
        let Move::Canteen(card) = run.mv else { return Vec::new() };
        what_it_is(game, &places::crew(card), lang)
    }
}

/// Fate: which Crew card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawCrew;

impl Question<Planetformers> for DrawCrew {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        game.list_crew_deck(out);
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Crew(card) = mv {
            play.draw_to(seat, card);
            play.ask(seat, Place { card });
        }
    }
}

impl Ask<Planetformers> for DrawCrew {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-draw-crew", vec![])
    }
}

/// Fate: which Crew card fills a place of the Canteen (PF-CREW-18, PF-CREW-24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Refill {
    /// The place.
    pub place: u8,
}

impl Question<Planetformers> for Refill {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        game.list_crew_deck(out);
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        if let Move::Crew(card) = mv {
            play.take_from_deck(card);
            play.canteen[usize::from(self.place)] = Some(card);
            play.tell(Event::Refilled { place: self.place, card });
        }
    }

    /// PF-CREW-22: where there is no card, the place stays empty.
    fn settled(&self, game: &Planetformers, _seat: Seat) -> Option<Move> {
        game.drawable().is_empty().then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for Refill {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-refill", vec![])
    }
}

/// Into which row a Crew card goes (PF-CREW-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The card.
    pub card: Crew,
}

impl Question<Planetformers> for Place {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        let rows = Row::ALL.iter().copied().filter(|row| game.has_place_in(seat, *row));
        out.extend(rows.map(Move::Place));
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Place(row) if game.has_place_in(seat, row) => Ok(Terms::free()),
            Move::Place(_) => Err(Refusal::new("PF-CREW-1", "row-full").with("most", game.data.numbers.row)),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Place(row) = mv else { return };
        let card = self.card;
        let player = &mut play.players[seat];
        player.waiting.take(card);
        player.rows[row].put(card);
        play.tell(Event::Placed { seat, card, row });
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        only(Row::ALL.iter().copied().filter(|row| game.has_place_in(seat, *row)).map(Move::Place))
    }
}

impl Ask<Planetformers> for Place {
    fn prompt(&self, game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        card_words(game, "ask-place", self.card)
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    /// The edge that will be active there.
    fn notes(&self, game: &Planetformers, _seat: Seat, run: &Run<Planetformers>, lang: Lang) -> Vec<String> {
        let Move::Place(row) = run.mv else { return Vec::new() };
        vec![edge_words(&game.data.crew(self.card).edges[row], lang)]
    }
}

/// What taking and placing cards is called.
pub(crate) fn label(game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Canteen(card) => Some(card_words(game, "move-canteen", card)),
        Move::Draw => Some(("move-draw", vec![])),
        Move::Place(row) => Some(named("move-place", "row", row_key(row))),
        _ => None,
    }
}

/// Where it happens.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Canteen(card) => Some(Sketch::of("group-crew").at(places::crew(card))),
        Move::Draw => Some(Sketch::of("group-crew").at(places::CREW_DECK)),
        Move::Place(row) => Some(Sketch::of("group-rows").at(places::row(seat, row))),
        _ => None,
    }
}

/// The key of a row's name in the text catalogue.
pub(crate) fn row_key(row: Row) -> &'static str {
    match row {
        Row::Upper => "upper_row",
        Row::Lower => "lower_row",
    }
}
