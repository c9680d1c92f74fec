//! What people read about a game: the open question, the choices with price and gain, and what happened.
//!
//! [`Game`] says what may be done; this says it in words. One form of question, one form of choice and one form of
//! history serve all games, so that one control on a page, or one list on a terminal, can show them all.

use serde::Serialize;

use crate::{
    Chip, Chips, Event, Eye, Eyes, Game, Lang, Pending, Question, Refusal, Seat, SetupOption, Words,
};

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

    /// How the log tells an answer: a sentence without its subject ("built a mine on Oxide"), whose subject is whoever
    /// answered. `None` where the events it leads to tell it.
    fn deed(&self, _game: &G, _seat: Seat, _mv: G::Move, _lang: Lang) -> Option<Words> {
        None
    }

    /// The answer that ends the turn, where nothing else need be done: confirming gives it too.
    fn closing(&self, _game: &G, _seat: Seat) -> Option<G::Move> {
        None
    }

    /// The answer that nobody would refuse, where the rules leave a choice all the same: people are not asked. It can
    /// be taken back like any other, and the rules know nothing of it.
    fn obvious(&self, _game: &G, _seat: Seat) -> Option<G::Move> {
        None
    }

    /// Whether it is a small question in somebody else's turn: the answer counts at once, without being confirmed.
    fn in_passing(&self) -> bool {
        false
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

    /// Whether it only stands beside what happens: points for it, something lost by it. What follows without words
    /// then belongs to the line before.
    fn is_aside(&self) -> bool {
        false
    }

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

    /// What a seat can pay with, in the order in which people count it.
    fn stock(&self, seat: Seat) -> Vec<Stock>;

    /// The points of a seat on the score track; [`Game::scores`] also counts what only the end brings.
    fn points(&self, seat: Seat) -> i32;

    /// Whether a seat has passed and waits for the next round.
    fn passed(&self, _seat: Seat) -> bool {
        false
    }

    /// Once the end is near: who brought it about, by what, and what is still to come.
    fn ending(&self, _lang: Lang) -> Option<Line> {
        None
    }

    /// When the game is over: what ended it, and what decided a tie.
    fn verdict(&self, _lang: Lang) -> Vec<Line> {
        Vec::new()
    }

    /// What a source of points is called in this game.
    fn source(&self, source: &str, lang: Lang) -> String {
        Self::texts().get(lang, &format!("source-{source}"))
    }

    /// Legal moves that people think of as one, such as what makes another move possible and that move: each is
    /// offered as one choice.
    fn combined(&self) -> Vec<Vec<Self::Move>> {
        Vec::new()
    }

    /// What to tell somebody who plays for the first time, at this very moment; `None` where there is nothing to say.
    fn coach(&self, _seat: Seat, _lang: Lang) -> Option<Coach> {
        None
    }

    /// What a seat plays, once that is chosen (a faction, a company, …), as a key of the text catalogue.
    fn role(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// What a seat's game is remembered by once it is over (a faction, a hub, an aim, …), as a key of the text catalogue;
    /// the text `plays` says what kind of thing that is. `None` where all seats are alike.
    fn plays(&self, seat: Seat) -> Option<&'static str> {
        self.role(seat)
    }

    /// How strong an automatic opponent is, as a key of the text catalogue. `None` where there is nothing to choose.
    fn level(&self, _seat: Seat) -> Option<&'static str> {
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

    /// How this table is laid out, as a code by which others can be laid out alike: the key of the
    /// [option](crate::Values::Code) that takes it, and the code. `None` as long as there is none.
    fn code(&self) -> Option<(&'static str, String)> {
        None
    }

    /// The numbered rules, as Markdown: every rule is a list item that begins with its number in bold. Every language
    /// has the same rules.
    fn rules(lang: Lang) -> &'static str;

    /// How the game is played, in a page for whoever is new to it, as Markdown. A paragraph `![caption](name)` stands for
    /// the [picture](crate::Draw::figure) of that name. Every language has the same headings, pictures and links.
    fn introduction(lang: Lang) -> &'static str;

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
        let Sketch { place, ghost, group, pictured } = decision.sketch(self, seat, mv);
        Choice {
            notation: self.write_move(mv),
            label,
            group,
            price: price.in_order(Self::CHIPS),
            gain: gain.in_order(Self::CHIPS),
            notes,
            place,
            ghost,
            pictured,
            refusal,
        }
    }

    /// Everything that can be chosen now: every legal move, and what is thought of as one. Groups, and the kinds of
    /// moves in them, stay in the order of the rules; of a kind, the cheap ones come before the dear ones.
    fn choices(&self, lang: Lang) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let mut choices: Vec<Choice> = moves.into_iter().map(|mv| self.choice(mv, lang)).collect();
        choices.extend(self.combined().iter().filter_map(|moves| self.together(moves, lang)));
        let (mut groups, mut kinds) = (Vec::new(), Vec::new());
        choices.sort_by_cached_key(|choice| {
            let kind = choice.kind().to_owned();
            (place_in(&mut groups, choice.group), place_in(&mut kinds, kind), choice.cost())
        });
        choices
    }

    /// Several moves as one choice: it is called like the last of them, its price and gain are those of all, and their
    /// names stand below. `None` unless all of them are legal, one after the other.
    fn together(&self, moves: &[Self::Move], lang: Lang) -> Option<Choice> {
        let (mut game, mut price, mut gain) = (self.clone(), Chips::default(), Chips::default());
        let (mut notation, mut first): (Vec<String>, Vec<(String, u8)>) = Default::default();
        let (last, before) = moves.split_last()?;
        let add =
            |sum: &mut Chips, chips: &[Chip]| chips.iter().for_each(|chip| sum.add(chip.what, chip.amount));
        for mv in before {
            let choice = game.choice(*mv, lang);
            add(&mut price, &choice.price);
            add(&mut gain, &choice.gain);
            match first.last_mut() {
                Some((label, times)) if *label == choice.label => *times += 1,
                _ => first.push((choice.label, 1)),
            }
            notation.push(choice.notation);
            game.play(*mv).ok()?;
        }
        let mut choice = game.choice(*last, lang);
        if choice.refusal.is_some() {
            return None;
        }
        add(&mut price, &choice.price);
        add(&mut gain, &choice.gain);
        notation.push(choice.notation);
        let times = |(label, times)| if times > 1 { format!("{label} ({times}×)") } else { label };
        choice.notes.splice(0..0, first.into_iter().map(times));
        Some(Choice {
            notation: notation.join(";"),
            price: price.in_order(Self::CHIPS),
            gain: gain.in_order(Self::CHIPS),
            ..choice
        })
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

    /// The move that would end the turn of the seat to move, where nothing else need be done.
    fn closing(&self) -> Option<Self::Move> {
        let Pending { seat, decision } = self.pending()?;
        decision.closing(self, *seat)
    }

    /// The answer that nobody needs to be asked for: the only one, or the obvious one.
    fn unasked(&self) -> Option<Self::Move> {
        let &Pending { seat, decision } = self.pending().filter(|pending| !pending.decision.fate())?;
        decision.obvious(self, seat).or_else(|| {
            let mut answers = Vec::new();
            decision.answers(self, seat, &mut answers);
            let [only] = answers[..] else { return None };
            // What ends a turn is confirmed.
            (decision.closing(self, seat) != Some(only)).then_some(only)
        })
    }

    /// Whether the open question is a small one in somebody else's turn.
    fn in_passing(&self) -> bool {
        self.pending().is_some_and(|pending| pending.decision.in_passing())
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
    /// Whether the drawing itself is the chooser, with everything one needs to know on it: then a card beside it is
    /// only in the way where there is room for both.
    pub pictured: bool,
}

impl Default for Sketch {
    fn default() -> Self {
        Sketch { place: None, ghost: None, group: "group-choose", pictured: false }
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

    /// The same, chosen in the drawing.
    #[must_use]
    pub fn pictured(self) -> Sketch {
        Sketch { pictured: true, ..self }
    }
}

/// A move as something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The move's notation; of several that are thought of as one, all of them with `;` between.
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
    /// Whether the drawing itself is the chooser.
    pub pictured: bool,
    /// Why it is not allowed now.
    pub refusal: Option<Refusal>,
}

impl Choice {
    /// The word its notation begins with; of several moves, that of the last.
    fn kind(&self) -> &str {
        let last = self.notation.rsplit(';').next().unwrap_or_default();
        last.split(' ').next().unwrap_or_default()
    }

    /// How much is paid, whatever it is.
    fn cost(&self) -> i32 {
        self.price.iter().map(|chip| chip.amount).sum()
    }
}

/// The place of a value among those seen so far, in the order in which they came.
fn place_in<T: PartialEq>(seen: &mut Vec<T>, value: T) -> usize {
    seen.iter().position(|known| *known == value).unwrap_or_else(|| {
        seen.push(value);
        seen.len() - 1
    })
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

/// Some of what a seat can pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stock {
    /// What it is: a key as of a [`Chip`].
    pub what: &'static str,
    /// How much there is.
    pub amount: i32,
    /// How much the next income brings, as far as it is known.
    pub income: i32,
}

/// What somebody is told who plays for the first time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coach {
    /// A short name, the same whenever the same is told.
    pub key: &'static str,
    /// What it is about, in a few words.
    pub title: String,
    /// What to know now, in two or three sentences.
    pub text: String,
    /// The thing on the table it points at, as the drawings name it.
    pub place: Option<String>,
}

/// A question that a seat can have answered by an order of its own. Its name in the text catalogue is
/// `order-<key>`, that of a value `order-<key>-<value>`; each has an explanation as `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StandingOrder {
    /// What it is called in forms and in the store.
    pub key: &'static str,
    /// What it can be set to; the first is how it begins.
    pub values: &'static [&'static str],
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
    /// How it is told, in every language; what is left to the events is empty.
    deeds: [String; Lang::ALL.len()],
    /// The thing on the table it concerned.
    place: Option<String>,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

impl<G: Show> Done<G> {
    /// Carries out a legal move and writes down what happens.
    pub fn apply(game: &mut G, mv: G::Move) -> Done<G> {
        let by = game.to_move().seat();
        let (mut deeds, mut place) = (Default::default(), None);
        if let Some(seat) = by {
            let decision = game.called(mv, Lang::En).1;
            let deed = |lang| decision.deed(game, seat, mv, lang);
            let told = |lang| deed(lang).map(|(key, values)| G::texts().fill(lang, key, &values));
            deeds = Lang::ALL.map(|lang| told(lang).unwrap_or_default());
            place = decision.sketch(game, seat, mv).place;
        }
        let known_to = game.known_to(mv);
        let mut events = Vec::new();
        game.apply(mv, crate::Tell::to(&mut events));
        Done { by, mv, known_to, deeds, place, events }
    }

    /// What an eye may be told of it, line by line. `game` is any position of the same game.
    pub fn story(&self, game: &G, eye: Eye, lang: Lang) -> Vec<Line> {
        let mut told: Vec<Told> = Vec::new();
        if let Some(seat) = self.by.filter(|_| self.known_to.has(eye)) {
            let places = self.place.iter().cloned().collect();
            told.push(Told { places, ..Told::new(Some(seat), self.deeds[lang as usize].clone()) });
        }
        for event in self.events.iter().filter_map(|event| event.seen_by(eye)) {
            let text = event.words(game, lang).map(|(key, values)| G::texts().fill(lang, key, &values));
            let line = Told::line_for(&mut told, event.seat(), text, event.is_aside());
            line.add(event, game);
        }
        told.into_iter().map(|told| told.line(G::CHIPS)).filter(|line| !line.is_empty()).collect()
    }
}

/// A line of the story in the making.
struct Told {
    seat: Option<Seat>,
    text: String,
    aside: bool,
    price: Chips,
    gain: Chips,
    places: Vec<String>,
}

impl Told {
    fn new(seat: Option<Seat>, text: String) -> Told {
        Told { seat, text, aside: false, price: Chips::default(), gain: Chips::default(), places: Vec::new() }
    }

    /// The line to which an event of a seat belongs. The first with words gives them to a line that has none yet, and
    /// the same words again stand for more of the same. What has no words belongs to the last line of its seat,
    /// whatever stands beside that; anything else begins a line.
    fn line_for(told: &mut Vec<Told>, seat: Option<Seat>, text: Option<String>, aside: bool) -> &mut Told {
        let run = told.iter().rev().take_while(|line| line.seat == seat).count();
        let mut own = told.len() - run..told.len();
        let last = own.clone().rev().find(|index| !told[*index].aside);
        let found = match &text {
            None => last,
            Some(text) => own.find(|index| told[*index].text == *text).or_else(|| {
                last.filter(|index| told[*index].text.is_empty() && (!aside || told[*index].is_silent()))
            }),
        };
        let index = found.unwrap_or_else(|| {
            told.push(Told { aside, ..Told::new(seat, String::new()) });
            told.len() - 1
        });
        if let Some(text) = text {
            (told[index].text, told[index].aside) = (text, aside);
        }
        &mut told[index]
    }

    /// Whether nothing is told yet.
    fn is_silent(&self) -> bool {
        self.text.is_empty() && self.price.is_empty() && self.gain.is_empty()
    }

    fn add<G: Game>(&mut self, event: impl Tale<G>, game: &G) {
        self.places.extend(event.places(game));
        if let Some(seat) = self.seat {
            event.price(seat, &mut self.price);
            event.gain(seat, &mut self.gain);
        }
    }

    fn line(self, order: &[&str]) -> Line {
        let Told { seat, text, price, gain, places, .. } = self;
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

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Option<Seat> = Some(Seat::new(0));
    const BEN: Option<Seat> = Some(Seat::new(1));

    fn texts(told: &[Told]) -> Vec<&str> {
        told.iter().map(|line| line.text.as_str()).collect()
    }

    /// Tells somebody something; returns the number of its line.
    fn tell(told: &mut Vec<Told>, seat: Option<Seat>, text: Option<&str>, aside: bool) -> usize {
        let line: *const Told = Told::line_for(told, seat, text.map(str::to_owned), aside);
        told.iter().position(|own| std::ptr::eq(own, line)).expect("a line of these")
    }

    #[test]
    fn what_has_no_words_belongs_to_the_line_that_points_stand_beside() {
        let mut told = vec![Told::new(ADA, String::new())];
        assert_eq!(tell(&mut told, ADA, None, false), 0, "the price");
        assert_eq!(tell(&mut told, ADA, Some("reaches level 3"), false), 0, "the words of the first line");
        assert_eq!(tell(&mut told, ADA, Some("scores"), true), 1);
        assert_eq!(tell(&mut told, ADA, None, false), 0, "the bonus belongs to the level");
        assert_eq!(tell(&mut told, ADA, Some("scores"), true), 1, "more of the same");
        assert_eq!(tell(&mut told, BEN, None, false), 2);
        assert_eq!(tell(&mut told, ADA, Some("scores"), true), 3, "what others did lies between");
        assert_eq!(texts(&told), ["reaches level 3", "scores", "", "scores"]);
    }
}
