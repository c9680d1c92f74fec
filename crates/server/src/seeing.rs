//! A table as one visitor sees it: from the state to what the page is made from.

use maud::Markup;
use table::{AnyGame, Choice, Eye, Pause, Seat, Turn};
use web::view::{Confirm, Frame, Mode, Sitter, TableView};

use crate::draft::{self, Drafted, Key};
use crate::room::{Live, Room};
use crate::store::{self, SeatRow};
use crate::texts::texts;
use crate::visitor::Visitor;

/// A table as one visitor sees it, with the moves they try.
#[derive(Debug)]
pub struct Sight<'a> {
    room: &'a Room,
    key: Key,
    me: Option<Seat>,
    drafted: Drafted,
    /// The game with the draft, as this visitor may know it.
    seen: Box<dyn AnyGame>,
    sitters: Vec<Sitter>,
    choices: Vec<Choice>,
    confirm: Confirm,
    may_plan: bool,
    habits: Vec<(&'static str, String)>,
    log: Vec<web::view::Turn>,
    since: usize,
    waiting_since: i64,
    rev: u64,
}

impl<'a> Sight<'a> {
    /// What a visitor sees who has got so far. `None` if the game has not begun.
    pub fn new(room: &'a Room, live: &Live, visitor: &Visitor, key: &Key) -> Option<Sight<'a>> {
        let lang = visitor.lang;
        let seq = key.seq.min(live.seq());
        let start = live.position(seq)?;
        let me = acting(live, &*start, visitor);
        let drafted = draft::play(&*start, me, key, lang);
        let eye = me.map_or(Eye::Spectator, Eye::Seat);
        let asked = me.is_some() && drafted.game.to_move().seat() == me;
        let log = live.turns(seq, lang);
        Some(Sight {
            room,
            key: Key { seq, mode: key.mode, moves: drafted.moves() },
            me,
            seen: drafted.game.seen_by(eye),
            sitters: sitters(live, visitor),
            choices: if asked { drafted.game.choices(lang) } else { Vec::new() },
            confirm: confirm(&drafted, me, key.mode, lang),
            may_plan: me.is_some_and(|me| start.to_move() == Turn::Of(me) || start.as_if(me).is_some()),
            habits: habits(room, live, me),
            since: log.iter().rev().take_while(|turn| Some(turn.seat) != me).count(),
            log,
            waiting_since: live.waiting_since(),
            rev: live.rev(),
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

    fn view(&self) -> TableView<'_> {
        TableView {
            id: self.room.id.as_str(),
            kind: &self.room.offering.kind,
            game: &*self.seen,
            sitters: &self.sitters,
            me: self.me,
            seq: self.key.seq,
            rev: self.rev,
            mode: self.key.mode,
            draft: &self.drafted.steps,
            choices: &self.choices,
            confirm: self.confirm.clone(),
            may_plan: self.may_plan,
            habits: &self.habits,
            log: &self.log,
            since: self.since,
            waiting_since: self.waiting_since,
        }
    }

    /// The part of the page that changes.
    pub fn live(&self, frame: &Frame<'_>) -> Markup {
        web::live(frame, &self.view())
    }

    /// The whole page.
    pub fn page(&self, frame: &Frame<'_>) -> Markup {
        web::table(frame, &self.view())
    }

    /// What a thing is, and what a click on it would mean.
    pub fn ask(&self, frame: &Frame<'_>, place: &str) -> Markup {
        let asked = self.me.is_some() && self.drafted.game.to_move().seat() == self.me;
        let attempts = if asked { self.drafted.game.attempts(place, frame.lang) } else { Vec::new() };
        let note = self.seen.explain(place, frame.lang);
        web::asked(frame, &web::view::Asked { kind: &self.room.offering.kind, note, attempts })
    }
}

/// The seat a page acts for: the one to decide if it is the visitor's, else their first one.
fn acting(live: &Live, game: &dyn AnyGame, visitor: &Visitor) -> Option<Seat> {
    let mine: Vec<Seat> = live.row.seats_of(&visitor.person).collect();
    let now = game.to_move().seat().filter(|seat| mine.contains(seat));
    now.or(mine.first().copied())
}

fn confirm(drafted: &Drafted, me: Option<Seat>, mode: Mode, lang: table::Lang) -> Confirm {
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
