//! A table as one visitor sees it: from the state to what the page is made from.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use maud::Markup;
use table::{AnyGame, Eye, Lang, Pause, Seat, Turn};
use web::view::{Confirm, Frame, Mode, Sitter, TableView};

use crate::draft::{self, Drafted, Key};
use crate::room::{Live, Room};
use crate::store::{self, PersonId, SeatRow};
use crate::texts::texts;
use crate::visitor::Visitor;

/// A table as one visitor sees it, with the moves they try.
#[derive(Debug)]
pub struct Sight<'a> {
    room: &'a Room,
    live: &'a Live,
    lang: Lang,
    key: Key,
    me: Option<Seat>,
    drafted: Drafted,
    /// The game with the draft, as this visitor may know it.
    seen: Box<dyn AnyGame>,
    sitters: Vec<Sitter>,
    confirm: Confirm,
    may_plan: bool,
    habits: Vec<(&'static str, String)>,
}

impl<'a> Sight<'a> {
    /// What a visitor sees who has got so far. `None` if the game has not begun.
    pub fn new(room: &'a Room, live: &'a Live, visitor: &Visitor, key: &Key) -> Option<Sight<'a>> {
        let lang = visitor.lang;
        let seq = key.seq.min(live.seq());
        let start = live.position(seq)?;
        let me = acting(live, &*start, visitor);
        let drafted = draft::play(&*start, me, key, lang);
        let eye = me.map_or(Eye::Spectator, Eye::Seat);
        Some(Sight {
            room,
            live,
            lang,
            key: Key { seq, mode: key.mode, moves: drafted.moves() },
            me,
            seen: drafted.game.seen_by(eye),
            sitters: sitters(live, visitor),
            confirm: confirm(&drafted, me, key.mode, lang),
            may_plan: me.is_some_and(|me| start.to_move() == Turn::Of(me) || start.as_if(me).is_some()),
            habits: habits(room, live, me),
            drafted,
        })
    }

    /// What the page shows: the moves that could not be made are gone.
    pub fn key(&self) -> &Key {
        &self.key
    }

    /// The seat this page acts for.
    pub fn me(&self) -> Option<Seat> {
        self.me
    }

    /// The draft, played through.
    pub fn drafted(&self) -> &Drafted {
        &self.drafted
    }

    /// Whether the draft can be confirmed.
    pub fn confirm(&self) -> &Confirm {
        &self.confirm
    }

    /// Whether a plan is possible.
    pub fn may_plan(&self) -> bool {
        self.may_plan
    }

    /// Whether it is up to this visitor, in the turn or in the plan.
    fn is_asked(&self) -> bool {
        self.me.is_some() && self.drafted.game.to_move().seat() == self.me
    }

    /// Hands everything that the page is made from to whoever draws it.
    fn show(&self, draw: impl FnOnce(&TableView<'_>) -> Markup) -> Markup {
        let mut choices = if self.is_asked() { self.drafted.game.choices(self.lang) } else { Vec::new() };
        for choice in &mut choices {
            if self.key.mode == Mode::Play && self.drafted.game.reveals(&choice.notation) {
                choice.notes.push(texts().get(self.lang, "note-final"));
            }
        }
        let log = self.live.turns(self.key.seq, self.lang);
        draw(&TableView {
            id: self.room.id.as_str(),
            kind: &self.room.offering.kind,
            game: &*self.seen,
            sitters: &self.sitters,
            me: self.me,
            seq: self.key.seq,
            rev: self.live.rev(),
            mode: self.key.mode,
            draft: &self.drafted.steps,
            choices: &choices,
            confirm: self.confirm.clone(),
            may_plan: self.may_plan,
            habits: &self.habits,
            since: log.iter().rev().take_while(|turn| Some(turn.seat) != self.me).count(),
            log: &log,
            waiting_since: self.live.waiting_since(),
        })
    }

    /// The whole page.
    pub fn page(&self, frame: &Frame<'_>) -> Markup {
        self.show(|view| web::table(frame, view))
    }

    /// What a thing is, and what a click on it would mean.
    pub fn ask(&self, frame: &Frame<'_>, place: &str) -> Markup {
        let attempts =
            if self.is_asked() { self.drafted.game.attempts(place, frame.lang) } else { Vec::new() };
        let note = self.seen.explain(place, frame.lang);
        web::asked(frame, &web::view::Asked { kind: &self.room.offering.kind, note, attempts })
    }
}

/// The part of the page that changes, as it is drawn for a key. What a page shows now was drawn for its last answer, so
/// it is most likely at hand.
pub fn drawn(room: &Room, live: &Live, visitor: &Visitor, key: &Key) -> Option<Arc<Markup>> {
    let of = Drawing { person: visitor.person, lang: visitor.lang, rev: live.rev(), key: key.clone() };
    room.drawings.find(&of).or_else(|| {
        let sight = Sight::new(room, live, visitor, key)?;
        let markup = Arc::new(sight.show(|view| web::live(&visitor.frame(None), view)));
        if room.is_watched() {
            room.drawings.keep(of, Arc::clone(&markup));
        }
        Some(markup)
    })
}

/// For whom and of what something was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    person: PersonId,
    lang: Lang,
    rev: u64,
    key: Key,
}

/// The latest drawings of a table.
#[derive(Debug, Default)]
pub struct Drawings(Mutex<VecDeque<(Drawing, Arc<Markup>)>>);

impl Drawings {
    /// A few for every page that is likely to be open.
    const KEPT: usize = 12;

    fn find(&self, of: &Drawing) -> Option<Arc<Markup>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == of).map(|(_, markup)| Arc::clone(markup))
    }

    fn keep(&self, of: Drawing, markup: Arc<Markup>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(Self::KEPT - 1);
        kept.push_front((of, markup));
    }

    /// Makes room when nobody looks any more.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// The seat a page acts for: the one to decide if it is the visitor's, else their first one.
fn acting(live: &Live, game: &dyn AnyGame, visitor: &Visitor) -> Option<Seat> {
    let mine: Vec<Seat> = live.row.seats_of(&visitor.person).collect();
    let now = game.to_move().seat().filter(|seat| mine.contains(seat));
    now.or(mine.first().copied())
}

fn confirm(drafted: &Drafted, me: Option<Seat>, mode: Mode, lang: Lang) -> Confirm {
    let Some(me) = me.filter(|_| mode == Mode::Play) else { return Confirm::Nothing };
    let begun = !drafted.steps.is_empty();
    if drafted.game.to_move() != Turn::Of(me) {
        return if begun { Confirm::Ready } else { Confirm::Nothing };
    }
    match drafted.game.pause() {
        Pause::Closing(notation) => {
            let label = drafted.game.choice(&notation, lang).map_or(notation, |choice| choice.label);
            Confirm::Closing(label)
        }
        // A turn is not over because something has been converted, and can be taken back until it is.
        Pause::Done if begun && !drafted.aside => Confirm::Ready,
        Pause::Done | Pause::Midway if begun => Confirm::Midway,
        Pause::Done | Pause::Midway => Confirm::Nothing,
    }
}

/// What the rules of a seat are set to.
fn habits(room: &Room, live: &Live, me: Option<Seat>) -> Vec<(&'static str, String)> {
    let Some(me) = me else { return Vec::new() };
    let set = &live.seat(me).habits;
    (room.offering.kind.habits)()
        .iter()
        .map(|habit| (habit.key, set.get(habit.key).map_or_else(|| habit.values[0].to_owned(), Clone::clone)))
        .collect()
}

/// Who sits at a table, as a visitor sees it.
pub fn sitters(live: &Live, visitor: &Visitor) -> Vec<Sitter> {
    let row = &live.row;
    let insider = row.open || row.host == visitor.person || row.seats_of(&visitor.person).next().is_some();
    row.seats.iter().map(|seat| listed(seat, visitor, insider)).collect()
}

/// Who sits on a seat. Insiders see the way to a free one.
pub fn listed(seat: &SeatRow, visitor: &Visitor, insider: bool) -> Sitter {
    let (name, bot, mine) = match &seat.sitter {
        Some(store::Sitter::Person { id, name }) => (Some(name.clone()), None, *id == visitor.person),
        Some(store::Sitter::Bot(kind)) => {
            let kind = bot_kind(kind);
            let name = web::bot_name(visitor.lang, kind);
            let number = i32::from(seat.seat.number());
            let values = [("bot", table::Filling::Text(name)), ("number", table::Filling::Number(number))];
            (Some(texts().fill(visitor.lang, "bot-name", &values)), Some(kind), false)
        }
        None => (None, None, false),
    };
    let invitation = (seat.sitter.is_none() && insider).then(|| format!("/join/{}", seat.invitation));
    Sitter { seat: seat.seat, name, bot, mine, invitation }
}

/// The kind of a bot by its stored name.
fn bot_kind(name: &str) -> &'static str {
    bots::Kind::NAMES.into_iter().find(|kind| *kind == name).unwrap_or("random")
}
