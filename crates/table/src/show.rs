//! What people read about a game: the open question, the choices with price and gain, and what happened.
//!
//! [`Game`] says what may be done; this says it in words. One form of question, one form of choice and one form of
//! history serve all games, so that one control on a page, or one list on a terminal, can show them all.

use serde::Serialize;

use crate::{Chip, Chips, Event, Eye, Eyes, Game, Lang, Pending, Question, Refusal, Seat, Words};

/// What people read about a kind of decision, beside its [rules](Question).
pub trait Ask<G: Game>: Question<G> {
    /// The question; the attribute `.why` of the same text says what it leads to. Where fate answers: what will
    /// happen, as it stands on the button that lets it happen.
    fn prompt(&self, game: &G, seat: Seat, lang: Lang) -> Words;

    /// What an answer is called, legal or not; `None` for moves that belong to other questions. Fate's answers need
    /// none: what happened is told by events.
    fn label(&self, _game: &G, _seat: Seat, _mv: G::Move, _lang: Lang) -> Option<Words> {
        None
    }

    /// Where an answer happens, and with which other choices it stands.
    fn sketch(&self, _game: &G, _seat: Seat, _mv: G::Move) -> Sketch {
        Sketch::default()
    }

    /// What else is to be said about a legal answer, in sentences.
    fn notes(&self, _game: &G, _seat: Seat, _run: &Run<G>, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// Whether the seat could hand over its moves so far here.
    fn pause(&self, _game: &G, _seat: Seat) -> Pause<G::Move> {
        Pause::Midway
    }

    /// The answer by a standing order of the seat; `None` where the order says to ask, or is about something else.
    fn by_order(&self, _game: &G, _seat: Seat, _order: &str, _value: &str) -> Option<G::Move> {
        None
    }
}

/// What people read about an event.
pub trait Tale<G: Game>: Event {
    /// Who does it, or whom it concerns; `None` if it concerns nobody in particular.
    fn seat(&self) -> Option<Seat>;

    /// What happened, without naming who. `None` if price and gain say enough, or if it is not worth a word.
    /// It may be told long after it happened: `game` is any position of the same game.
    fn words(&self, game: &G, lang: Lang) -> Option<Words>;

    /// The things on the table it concerns, as the drawings name them.
    fn places(&self, _game: &G) -> Vec<String> {
        Vec::new()
    }
}

/// A game that explains itself.
pub trait Show: Game<Decision: Ask<Self>, Event: Tale<Self>> {
    /// Everything that prices and gains count, in the order in which people count it.
    const CHIPS: &'static [&'static str];

    /// The question that most moves belong to: it knows what they are called when another one is open.
    fn usual() -> Self::Decision;

    /// Where the game stands, in a few words: the round and its phase.
    fn stage(&self, lang: Lang) -> String;

    /// The round, for people who jump from one to the next; 0 during set-up.
    fn round(&self) -> u32;

    /// The seats in turn order, as far as it is known.
    fn order(&self) -> Vec<Seat>;

    /// What a seat plays, once that is chosen (a faction, a company, …), as a key of the text catalogue.
    fn role(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// What a click on a thing of the table would mean to the seat to move, legal or not, the most likely
    /// first. The page answers such a click with the choice, or with what is against it.
    fn attempts(&self, place: &str) -> Vec<Self::Move>;

    /// What a thing of the table is, and what it does. `None` if there is no such thing.
    fn explain(&self, place: &str, lang: Lang) -> Option<Note>;

    /// The position with this seat to take its next turn now, for plans. `None` where that makes no sense.
    fn plan(&self, seat: Seat) -> Option<Self>;

    /// Questions that a seat can have answered by an order of its own.
    fn orders() -> &'static [StandingOrder] {
        &[]
    }

    /// What can be agreed before a game, apart from the number of players.
    fn options() -> &'static [SetupOption];

    /// The numbered rules, as Markdown: every rule is a list item that begins with its number in bold.
    fn rules() -> &'static str;

    /// The component values that are our own because the rulebooks do not show them: keys of sentences in the
    /// text catalogue.
    fn reconstructed() -> &'static [&'static str];

    /// The open question; `None` when the game is over.
    fn prompt(&self, lang: Lang) -> Option<Prompt> {
        let &Pending { seat, decision } = self.pending()?;
        let (key, values) = decision.prompt(self, seat, lang);
        let text = |key: &str| Self::texts().fill(lang, key, &values);
        let why = text(&format!("{}.why", key.split('.').next().unwrap_or(key)));
        Some(Prompt { seat, fate: decision.fate(), question: text(key), why })
    }

    /// A move as something to choose, legal or not: what it is called, what it costs and brings, where it
    /// happens, and what is against it.
    fn choice(&self, mv: Self::Move, lang: Lang) -> Choice {
        let (seat, decision, label) = self.called(mv, lang);
        let checked = self.check(mv);
        let refusal = checked.as_ref().err().copied();
        let run = checked.ok().map(|terms| Run::new(self, mv, terms));
        let (price, gain) = run.as_ref().map(|run| run.chips(seat)).unwrap_or_default();
        let notes = run.map(|run| decision.notes(self, seat, &run, lang)).unwrap_or_default();
        let Sketch { place, ghost, group } = decision.sketch(self, seat, mv);
        Choice {
            notation: self.write_move(mv),
            label,
            group,
            price: price.in_order(Self::CHIPS),
            gain: gain.in_order(Self::CHIPS),
            notes,
            place,
            ghost,
            refusal,
        }
    }

    /// What a move is called, and which question says so: the open one, the one beside it, or the usual one.
    fn called(&self, mv: Self::Move, lang: Lang) -> (Seat, Self::Decision, String) {
        let open = self.pending().copied();
        let seat = open.map_or(Seat::new(0), |open| open.seat);
        let aside = self.aside().filter(|_| Self::is_aside(mv));
        let known = [aside, open.map(|open| open.decision), Some(Self::usual())];
        let named = known.into_iter().flatten().find_map(|decision| {
            let (key, values) = decision.label(self, seat, mv, lang)?;
            Some((decision, Self::texts().fill(lang, key, &values)))
        });
        let (decision, label) = named.unwrap_or_else(|| (Self::usual(), self.write_move(mv)));
        (seat, decision, label)
    }

    /// Whether the seat to move could hand over its moves so far here.
    fn pause(&self) -> Pause<Self::Move> {
        self.pending().map_or(Pause::Done, |Pending { seat, decision }| decision.pause(self, *seat))
    }

    /// The answer to the open question by a standing order: `value` is one of [`StandingOrder::values`]. `None` where
    /// the question is another one, or the order says to ask.
    fn by_order(&self, order: &str, value: &str) -> Option<Self::Move> {
        let &Pending { seat, decision } = self.pending()?;
        decision.by_order(self, seat, order, value)
    }
}

/// A legal move that was tried on a copy of the game.
#[derive(Debug)]
pub struct Run<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// Its terms.
    pub terms: G::Terms,
    /// The position after it and after what is settled without asking, before anything else follows.
    pub after: G,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Run<G> {
    /// Tries a move.
    pub fn new(game: &G, mv: G::Move, terms: G::Terms) -> Run<G> {
        let (after, events) = game.try_out(mv);
        Run { mv, terms, after, events }
    }

    /// What a seat pays and gains by it.
    pub fn chips(&self, seat: Seat) -> (Chips, Chips) {
        let (mut price, mut gain) = (Chips::default(), Chips::default());
        for event in &self.events {
            event.price(seat, &mut price);
            event.gain(seat, &mut gain);
        }
        (price, gain)
    }
}

/// A question to a player, or to fate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// Who is asked, or whom it concerns.
    pub seat: Seat,
    /// Whether fate answers.
    pub fate: bool,
    /// What is asked; where fate answers, what will happen.
    pub question: String,
    /// Why, and what it leads to, for people who have not read the rules.
    pub why: String,
}

/// Where a choice is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The thing on the table it concerns, as the drawings name it.
    pub place: Option<String>,
    /// The piece that will stand there.
    pub ghost: Option<Ghost>,
    /// Choices of one kind stand together: the key of the kind's name in the text catalogue.
    pub group: &'static str,
}

impl Default for Sketch {
    fn default() -> Self {
        Sketch { place: None, ghost: None, group: "group-choose" }
    }
}

impl Sketch {
    /// A choice of a group, at no place in particular.
    pub fn of(group: &'static str) -> Sketch {
        Sketch { group, ..Sketch::default() }
    }

    /// The same at a place.
    #[must_use]
    pub fn at(self, place: impl Into<String>) -> Sketch {
        Sketch { place: Some(place.into()), ..self }
    }
}

/// A move as something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The move's notation.
    pub notation: String,
    /// What it is called.
    pub label: String,
    /// Choices of one kind stand together: the key of the kind's name in the text catalogue.
    pub group: &'static str,
    /// The whole price.
    pub price: Vec<Chip>,
    /// What it brings at once.
    pub gain: Vec<Chip>,
    /// What else follows, in words: "Xenos may charge 2 power".
    pub notes: Vec<String>,
    /// The thing on the table it concerns, as the drawings name it.
    pub place: Option<String>,
    /// The symbol that will stand there, to be shown as a ghost, with the classes it is drawn in.
    pub ghost: Option<Ghost>,
    /// Why it is not allowed now.
    pub refusal: Option<Refusal>,
}

/// A piece that is not there yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ghost {
    /// Its name: the drawings have a symbol `s-<name>` of it.
    pub symbol: &'static str,
    /// The classes that colour it.
    pub class: &'static str,
}

/// What a thing of the table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// Its name.
    pub title: String,
    /// What it does or shows, in sentences.
    pub text: String,
    /// The rule to read more in.
    pub rule: Option<&'static str>,
}

/// Whether a turn in the making could be handed over as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause<M> {
    /// No: something is half done, and the open question belongs to it.
    Midway,
    /// Yes: whatever was begun is done.
    Done,
    /// Yes, and only this move is missing to end the turn.
    Closing(M),
}

/// A question that a seat can have answered by an order of its own. Its name in the text catalogue is
/// `order-<key>`, that of a value `order-<key>-<value>`; each has an explanation as `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StandingOrder {
    /// What it is called in forms and in the store.
    pub key: &'static str,
    /// What it can be set to; the first is to ask.
    pub values: &'static [&'static str],
}

/// Something to agree on before a game. Its name in the text catalogue is `setup-<key>`, that of a value
/// `setup-<key>-<value>`; each has an explanation as `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SetupOption {
    /// The key in the set-up.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
}

/// The values of a [`SetupOption`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Values {
    /// On or off; off unless wanted.
    Switch,
    /// One of these; the first unless another is wanted.
    OneOf(&'static [&'static str]),
}

/// A move that was made, and what happened because of it.
#[derive(Clone, Debug)]
pub struct Done<G: Game> {
    /// Who made it; `None` for fate.
    pub by: Option<Seat>,
    /// The move.
    pub mv: G::Move,
    /// Who may know that it was made.
    pub known_to: Eyes,
    /// What it was called, in every language; fate's moves are told by their events alone.
    labels: [String; Lang::ALL.len()],
    /// The thing on the table it concerned.
    place: Option<String>,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

impl<G: Show> Done<G> {
    /// Carries out a legal move and writes down what happens.
    pub fn apply(game: &mut G, mv: G::Move) -> Done<G> {
        let by = game.to_move().seat();
        let (mut labels, mut place) = (Default::default(), None);
        if let Some(seat) = by {
            labels = Lang::ALL.map(|lang| game.called(mv, lang).2);
            place = game.called(mv, Lang::En).1.sketch(game, seat, mv).place;
        }
        let known_to = game.known_to(mv);
        let mut events = Vec::new();
        game.apply(mv, crate::Tell::to(&mut events));
        Done { by, mv, known_to, labels, place, events }
    }

    /// What an eye may be told of it, line by line. `game` is any position of the same game.
    pub fn story(&self, game: &G, eye: Eye, lang: Lang) -> Vec<Line> {
        let mut told: Vec<Told> = Vec::new();
        if let Some(seat) = self.by.filter(|_| self.known_to.has(eye)) {
            let places = self.place.iter().cloned().collect();
            told.push(Told { places, ..Told::new(Some(seat), self.labels[lang as usize].clone()) });
        }
        for event in self.events.iter().filter_map(|event| event.seen_by(eye)) {
            let text = event.words(game, lang).map(|(key, values)| G::texts().fill(lang, key, &values));
            // What has no words of its own belongs to the last line of the same seat.
            if text.is_some() || told.last().is_none_or(|last| last.seat != event.seat()) {
                told.push(Told::new(event.seat(), text.unwrap_or_default()));
            }
            if let Some(last) = told.last_mut() {
                last.add(event, game);
            }
        }
        told.into_iter().map(|told| told.line(G::CHIPS)).filter(|line| !line.is_empty()).collect()
    }
}

/// A line of the story in the making.
struct Told {
    seat: Option<Seat>,
    text: String,
    price: Chips,
    gain: Chips,
    places: Vec<String>,
}

impl Told {
    fn new(seat: Option<Seat>, text: String) -> Told {
        Told { seat, text, price: Chips::default(), gain: Chips::default(), places: Vec::new() }
    }

    fn add<G: Game>(&mut self, event: impl Tale<G>, game: &G) {
        self.places.extend(event.places(game));
        if let Some(seat) = self.seat {
            event.price(seat, &mut self.price);
            event.gain(seat, &mut self.gain);
        }
    }

    fn line(self, order: &[&str]) -> Line {
        let Told { seat, text, price, gain, places } = self;
        Line { seat, text, paid: price.in_order(order), gained: gain.in_order(order), places }
    }
}

/// A line of what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Line {
    /// Who did it, or whom it concerns.
    pub seat: Option<Seat>,
    /// What happened, without naming who; empty where price and gain say it all.
    pub text: String,
    /// What was paid.
    pub paid: Vec<Chip>,
    /// What was gained.
    pub gained: Vec<Chip>,
    /// The things on the table it concerned.
    pub places: Vec<String>,
}

impl Line {
    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.paid.is_empty() && self.gained.is_empty()
    }
}
