//! A table as one visitor sees it: from the state to what the page is made from.
//!
//! Everything here is made from what the visitor's eye may know.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Character;
use maud::Markup;
use table::{AnyGame, Choice, Eye, Lang, Note, Seat, Turn};
use web::view::{Confirm, Fame, Frame, Mode, Sitter, TableView, WaysOut};

use crate::account::rating_view;
use crate::app::awaits_fate;
use crate::back::may_take_back;
use crate::draft::{self, Drafted, Key};
use crate::hint::may_ask;
use crate::live_table::{LiveTable, TableState};
use crate::new_table::agreed;
use crate::store::{self, PersonId, Phrase, Said, SeatRow, TableId, Words, character};
use crate::texts::texts;
use crate::time::in_words;
use crate::visitor::Visitor;

/// A table as one visitor sees it, with the moves they try.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something of its own that a visitor may or may not do"
)]
pub struct View<'a> {
    table: &'a LiveTable,
    state: &'a TableState,
    lang: Lang,
    key: Key,
    looker: Looker,
    /// The game without the draft, as this visitor may know it.
    before: Box<dyn AnyGame>,
    /// The game with the draft.
    drafted: Drafted,
    sitters: Vec<Sitter>,
    confirm: Confirm,
    may_plan: bool,
    /// Whether the visitor may ask what a strong bot would do.
    may_ask: bool,
    orders: Vec<(&'static str, String)>,
    /// Whether the visitor sits at the table.
    sits: bool,
    /// Whether other people sit there too: nobody talks to bots.
    company: bool,
    /// Whether the visitor could take back their last turn; if not, why not.
    take_back: Result<(), String>,
    ways_out: WaysOut,
    talk: Vec<web::view::Said>,
    /// What the visitor has written down here, where the page around the table is drawn.
    note: Option<String>,
    /// What was agreed, where the page around the table is drawn.
    agreed: Vec<(String, String)>,
}

/// With whose eyes a visitor looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Looker {
    /// The seat the page acts for: the one to decide if it is the visitor's, else the one they have taken over.
    me: Option<Seat>,
    /// Whose eyes see the table.
    eye: Eye,
    /// Whose eyes read the history.
    reader: Eye,
    /// A seat of the visitor that is to move and has secrets, before its owner has taken over.
    curtain: Option<Seat>,
}

impl Looker {
    const GUEST: Looker = Looker { me: None, eye: Eye::Spectator, reader: Eye::Spectator, curtain: None };

    /// A seat that acts for itself.
    fn seat(seat: Seat) -> Looker {
        Looker { me: Some(seat), eye: Eye::Seat(seat), reader: Eye::Seat(seat), curtain: None }
    }

    /// Somebody in a position of the game. Where several people share a screen, whoever has secrets sees them only after
    /// having taken over (`acting`).
    fn new(game: &dyn AnyGame, mine: &[Seat], acting: Option<Seat>) -> Looker {
        let [first, _, ..] = mine else {
            return mine.first().map_or(Looker::GUEST, |only| Looker::seat(*only));
        };
        let acting = acting.filter(|seat| mine.contains(seat));
        let now = game.to_move().seat().filter(|seat| mine.contains(seat));
        let seat = now.or(acting).unwrap_or(*first);
        if acting == Some(seat) {
            return Looker::seat(seat);
        }
        if game.has_secrets(seat) {
            return Looker { curtain: now, ..Looker::GUEST };
        }
        Looker { reader: Eye::Spectator, ..Looker::seat(seat) }
    }
}

impl<'a> View<'a> {
    /// What a visitor sees who has got so far. `None` if the game has not begun.
    pub fn new(
        table: &'a LiveTable,
        state: &'a TableState,
        visitor: &Visitor,
        key: &Key,
    ) -> Option<View<'a>> {
        let lang = visitor.lang;
        let seq = key.seq.min(state.seq());
        let mine: Vec<Seat> = state.row.seats_of(&visitor.person).collect();
        let position = state.position(seq)?;
        let looker = Looker::new(&*position, &mine, key.acting);
        let start = position.seen_by(looker.eye);
        let me = looker.me;
        let may_plan = me.is_some_and(|me| start.to_move() == Turn::Of(me) || start.plan(me).is_some());
        let drafted = draft::play(start.clone(), me, key, lang);
        let acting = key.acting.filter(|seat| mine.contains(seat));
        Some(View {
            table,
            state,
            lang,
            key: Key { seq, mode: key.mode, acting, moves: drafted.moves() },
            looker,
            sitters: sitters(state, visitor),
            confirm: confirm(&drafted, me, key.mode, lang),
            may_plan,
            may_ask: key.mode == Mode::Play && may_ask(state, &visitor.person),
            orders: orders(table, state, me),
            sits: !mine.is_empty(),
            company: has_company(state, visitor),
            take_back: may_take_back(state, &visitor.person, lang),
            before: start,
            ways_out: WaysOut::default(),
            talk: heard(state, visitor, &mine),
            note: None,
            agreed: Vec::new(),
            drafted,
        })
    }

    /// The same, with what this visitor can do about sitting here and has written down, and with what was agreed.
    #[must_use]
    pub fn offering(self, ways_out: WaysOut, note: String) -> View<'a> {
        let note = self.sits.then_some(note);
        let mut agreed = agreed(&self.table.entry.kind, &self.state.row.setup, &self.sitters, self.lang);
        agreed.extend(self.state.about().clock.map(|running| in_words(running.clock, self.lang)));
        View { ways_out, note, agreed, ..self }
    }

    /// What the page shows: the moves that could not be made are gone.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// The seat this page acts for.
    pub fn me(&self) -> Option<Seat> {
        self.looker.me
    }

    /// The seat whose owner has to take over before anything else.
    pub fn curtain(&self) -> Option<Seat> {
        self.looker.curtain
    }

    /// The draft, played through.
    pub fn drafted(&self) -> &Drafted {
        &self.drafted
    }

    /// Whether the draft can be confirmed.
    pub fn confirm(&self) -> &Confirm {
        &self.confirm
    }

    /// Whether what is asked without the draft is a small question in somebody else's turn.
    pub fn in_passing(&self) -> bool {
        self.before.in_passing()
    }

    /// Who sits at the table.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// What the standing orders of the seat this page acts for are set to.
    pub fn orders(&self) -> &[(&'static str, String)] {
        &self.orders
    }

    /// What was said here, in the visitor's language.
    pub fn talk(&self) -> &[web::view::Said] {
        &self.talk
    }

    /// Whether the visitor could take back their last turn; if not, why not.
    pub fn take_back(&self) -> &Result<(), String> {
        &self.take_back
    }

    /// Whether a plan is possible.
    pub fn may_plan(&self) -> bool {
        self.may_plan
    }

    /// Whether this visitor may ask for a hint here.
    pub fn may_ask(&self) -> bool {
        self.may_ask
    }

    /// The moves of the draft, and all answers that need no asking after them.
    pub fn settled(mut self) -> Vec<String> {
        if let Some(me) = self.me() {
            self.drafted.settle(me, &self.orders, self.lang);
        }
        self.drafted.moves()
    }

    /// The moves of the draft without the last that was chosen, and without what followed from it unasked.
    pub fn undone(&self) -> Vec<String> {
        let mut key = self.key.clone();
        loop {
            key.moves.pop();
            let shorter = draft::play(self.before.clone(), self.me(), &key, self.lang);
            if self.me().and_then(|me| shorter.unasked(me, &self.orders)).is_none() {
                return key.moves;
            }
        }
    }

    /// Whether it is up to this visitor, in the turn or in the plan.
    pub fn is_asked(&self) -> bool {
        self.me().is_some() && self.drafted.game.to_move().seat() == self.me()
    }

    /// Hands everything that the page is made from to whoever draws it.
    fn show(&self, draw: impl FnOnce(&TableView<'_>) -> Markup) -> Markup {
        let choices = if self.is_asked() { self.drafted.game.choices(self.lang) } else { Vec::new() };
        let (history, seq) = (self.state.history(), self.key.seq);
        let last = self.me().map_or(seq, |me| history.last_turn_of(me, seq));
        let turns = history.latest(&*self.drafted.game, (self.looker.reader, self.lang), seq, last);
        // Whoever only watches has no turn of their own.
        let last = if self.me().is_some() { last } else { 0 };
        let phrases = Phrase::ALL.map(Phrase::name);
        draw(&TableView {
            id: self.table.id.as_str(),
            kind: &self.table.entry.kind,
            game: &*self.drafted.game,
            before: &*self.before,
            sitters: &self.sitters,
            me: self.me(),
            seq,
            rev: self.state.rev(),
            mode: self.key.mode,
            draft: &self.drafted.steps,
            choices: &choices,
            confirm: self.confirm.clone(),
            may_plan: self.may_plan,
            may_ask: self.may_ask,
            orders: &self.orders,
            since: turns.iter().rev().take_while(|turn| turn.from > last).count(),
            history: &turns,
            pace: self.sits.then(|| self.state.pace().name()),
            take_back: self.sits.then(|| self.take_back.clone()),
            acting: self.key.acting,
            curtain: self.curtain(),
            waiting_since: self.state.waiting_since(),
            clock: self.state.clock_view(),
            ways_out: &self.ways_out,
            talk: &self.talk,
            phrases: if self.sits && self.company { &phrases } else { &[] },
            note: self.note.as_deref(),
            agreed: &self.agreed,
        })
    }

    /// The whole page around the part that changes.
    pub fn page(&self, frame: &Frame<'_>, live: &Markup) -> Markup {
        self.show(|view| web::table_around(frame, view, live))
    }

    /// What a thing is, and what the seat that is asked could want with it.
    pub fn about(&self, place: &str, lang: Lang) -> (Option<Note>, Vec<Choice>) {
        let game = &self.drafted.game;
        let attempts = if self.is_asked() { game.attempts(place, lang) } else { Vec::new() };
        (game.explain(place, lang), attempts)
    }

    /// What a thing is, and what a click on it would mean.
    pub fn ask(&self, frame: &Frame<'_>, place: &str) -> Markup {
        let (note, attempts) = self.about(place, frame.lang);
        let game = &self.drafted.game;
        let markup = web::asked(frame, &web::view::Asked { kind: &self.table.entry.kind, note, attempts });
        web::named(frame.lang, game.seats(), &self.sitters, &markup)
    }
}

/// The part of the page that changes, as it is drawn for a key. What a page shows now was drawn for its last answer, so
/// it is most likely at hand.
pub fn drawn(table: &LiveTable, state: &TableState, visitor: &Visitor, key: &Key) -> Option<Arc<Markup>> {
    let of =
        Drawing { who: onlooker(state, visitor), lang: visitor.lang, rev: state.rev(), key: key.clone() };
    table.drawings.find(&of).or_else(|| {
        let view = View::new(table, state, visitor, key)?;
        // Whoever only watches sends nothing, and so needs no token: one drawing does for all of them.
        let csrf = if of.who.is_some() { &visitor.csrf } else { "" };
        let frame = Frame { csrf, path: "", theme: None, ..visitor.frame(None) };
        let markup = Arc::new(view.show(|view| web::live(&frame, view)));
        if table.is_watched() {
            table.drawings.keep(of, Arc::clone(&markup));
        }
        Some(markup)
    })
}

/// For whom something is drawn: a person who sits at the table, or whoever watches.
pub fn onlooker(state: &TableState, visitor: &Visitor) -> Option<PersonId> {
    state.row.seats_of(&visitor.person).next().map(|_| visitor.person)
}

/// For whom and of what something was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    who: Option<PersonId>,
    lang: Lang,
    rev: u64,
    key: Key,
}

/// The latest drawings of a table.
#[derive(Debug, Default)]
pub struct Drawings(Mutex<VecDeque<(Drawing, Arc<Markup>)>>);

impl Drawings {
    /// A few for every page that is likely to be open.
    const KEPT: usize = 24;

    fn find(&self, of: &Drawing) -> Option<Arc<Markup>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == of).map(|(_, markup)| Arc::clone(markup))
    }

    fn keep(&self, of: Drawing, markup: Arc<Markup>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What a page shows and what it showed before are enough: drawings are most of what a table takes in memory.
        let mut older = 0;
        kept.retain(|(other, _)| {
            let same = (other.who, other.lang) == (of.who, of.lang);
            older += usize::from(same);
            !same || older == 1
        });
        kept.truncate(Self::KEPT - 1);
        kept.push_front((of, markup));
    }

    /// Makes table when nobody looks any more.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn confirm(drafted: &Drafted, me: Option<Seat>, mode: Mode, lang: Lang) -> Confirm {
    let Some(me) = me.filter(|_| mode == Mode::Play) else { return Confirm::Nothing };
    let (game, begun) = (&drafted.game, !drafted.steps.is_empty());
    if game.to_move() != Turn::Of(me) {
        return match game.prompt(lang) {
            _ if !begun => Confirm::Nothing,
            Some(prompt) if awaits_fate(&**game) => Confirm::Fate(prompt.question),
            _ => Confirm::Ready,
        };
    }
    match game.closing() {
        Some(notation) => {
            let label = game.choice(&notation, lang).map_or(notation, |choice| choice.label);
            Confirm::Closing(label)
        }
        // What is asked next may belong to the next turn of the same seat.
        None if begun && game.turns() > drafted.began => Confirm::Ready,
        None if begun => Confirm::Midway,
        None => Confirm::Nothing,
    }
}

/// Whether somebody else sits at the table, at whatever screen.
fn has_company(state: &TableState, visitor: &Visitor) -> bool {
    let person = |seat: &SeatRow| match &seat.sitter {
        Some(store::Sitter::Person { id, .. }) => Some(*id),
        _ => None,
    };
    state.row.seats.iter().filter_map(person).any(|other| other != visitor.person)
}

/// What was said at a table, for somebody who reads it in their language.
pub fn heard(state: &TableState, visitor: &Visitor, mine: &[Seat]) -> Vec<web::view::Said> {
    let (heard, lang) = (state.talk(), visitor.lang);
    let is_blocked = |said: &Said| {
        said.person.is_some_and(|person| state.about().blocks.contains(&(visitor.person, person)))
    };
    // Told apart by the second, and within it by their order: that stays as it is when old lines are forgotten.
    let number = |index: usize| {
        let at = heard[index].at;
        at * 1000 + heard[..index].iter().rev().take_while(|earlier| earlier.at == at).count() as i64
    };
    let said = |(index, said): (usize, &Said)| web::view::Said {
        number: number(index),
        seat: said.seat,
        name: said.name.clone(),
        text: match &said.words {
            Words::Phrase(phrase) => web::texts().get(lang, &format!("phrase-{phrase}")),
            Words::Own(words) => words.clone(),
        },
        own: mine.contains(&said.seat),
    };
    heard.iter().enumerate().filter(|(_, said)| !is_blocked(said)).map(said).collect()
}

/// What the standing orders of a seat are set to.
fn orders(table: &LiveTable, state: &TableState, me: Option<Seat>) -> Vec<(&'static str, String)> {
    let Some(row) = me.and_then(|me| state.seat(me)) else { return Vec::new() };
    let set = |key: &str| row.orders.get(key).cloned();
    (table.entry.kind.orders)()
        .iter()
        .map(|order| (order.key, set(order.key).unwrap_or_else(|| order.values[0].to_owned())))
        .collect()
}

/// Who sits at a table, as a visitor sees it.
pub fn sitters(state: &TableState, visitor: &Visitor) -> Vec<Sitter> {
    let row = &state.row;
    let insider = row.open || row.host == visitor.person || row.seats_of(&visitor.person).next().is_some();
    let mut sitters: Vec<Sitter> =
        row.seats.iter().map(|seat| listed(&row.id, seat, visitor, insider)).collect();
    for (sitter, seat) in sitters.iter_mut().zip(&row.seats) {
        let Some(store::Sitter::Person { id, .. }) = &seat.sitter else { continue };
        let known = state.about().known.get(id);
        sitter.fame =
            known.map(|(handle, rating)| Fame { handle: handle.clone(), rating: rating.map(rating_view) });
    }
    if let Some(game) = state.truth() {
        let automatic = Seat::all(game.seats()).filter(|seat| game.is_automatic(*seat));
        sitters.extend(automatic.map(|seat| automatic_sitter(game, seat, visitor.lang)));
        sitters.sort_by_key(|sitter| sitter.seat);
    }
    sitters
}

/// Who sits where nobody sits: the rules.
fn automatic_sitter(game: &dyn AnyGame, seat: Seat, lang: Lang) -> Sitter {
    let role = game.role(seat).map(|key| game.texts().get(lang, key));
    let name = role.unwrap_or_else(|| texts().get(lang, "automatic"));
    Sitter {
        seat,
        name: Some(name),
        bot: Some("automatic"),
        style: None,
        mine: false,
        invitation: None,
        fame: None,
    }
}

/// Who sits on a seat of a table. Insiders see the way to a free one.
pub fn listed(table: &TableId, seat: &SeatRow, visitor: &Visitor, insider: bool) -> Sitter {
    let (seat_of, invitation, fame) = (seat.seat, None, None);
    let free = Sitter { seat: seat_of, name: None, bot: None, style: None, mine: false, invitation, fame };
    match &seat.sitter {
        Some(store::Sitter::Person { id, name }) => {
            Sitter { name: Some(name.clone()), mine: *id == visitor.person, ..free }
        }
        Some(store::Sitter::Bot(stored)) => {
            let Character { kind, style } = character(stored);
            let name = web::bot_called(table.as_str(), seat.seat).to_owned();
            Sitter { name: Some(name), bot: Some(kind.name()), style, ..free }
        }
        None => Sitter { invitation: insider.then(|| format!("/join/{}", seat.invitation)), ..free },
    }
}
