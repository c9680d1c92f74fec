//! A finished game as one of those who played it looks back at it.

use table::{GameKind, Lang, Seat, SetupOption, Values};

use crate::lobby::form_values;
use crate::new_table::{as_sent, numbers_in_words};
use crate::store::{Finished, Outcome, PersonId, SeatOutcome, Sitter, TableId, TableRow, character};

/// A finished game of somebody.
#[derive(Clone, Debug)]
pub struct Played<'a> {
    /// The table.
    pub table: &'a TableRow,
    /// The game.
    pub kind: &'a GameKind,
    /// Everybody, in seat order.
    pub seats: Vec<PlayedSeat<'a>>,
    /// The sources of points, in the order of the score sheet.
    pub sources: Vec<String>,
    /// What was agreed: options and their values, as forms send them.
    pub agreed: Vec<(&'static SetupOption, String)>,
    me: usize,
}

/// A seat in a finished game.
#[derive(Clone, Debug)]
pub struct PlayedSeat<'a> {
    /// The table.
    pub table: TableId,
    /// Who sat there.
    pub who: Who<'a>,
    /// What became of it.
    pub outcome: SeatOutcome,
}

/// Who sat on a seat when the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'a> {
    /// Whoever looks back.
    Me(&'a str),
    /// Somebody else, also at the same screen.
    Person(&'a PersonId, &'a str),
    /// A bot of this level.
    Bot(Seat, &'static str),
    /// An automatic opponent.
    Automatic,
}

impl<'a> Played<'a> {
    /// A game of a person as it ended. `None` if they did not sit there, or the game is not played here.
    ///
    /// Whoever shared their screen has several seats there: the own one has their own name, the others belong to others.
    pub fn new(
        finished: &'a Finished,
        kinds: &'a [GameKind],
        person: &PersonId,
        name: &str,
    ) -> Option<Played<'a>> {
        let table = &finished.table;
        let kind = kinds.iter().find(|kind| kind.name == table.game)?;
        let mine: Vec<Seat> = table.seats_of(person).collect();
        let has_own_name = |seat: &Seat| {
            let row = table.seats.iter().find(|row| row.seat == *seat);
            matches!(row.and_then(|row| row.sitter.as_ref()), Some(Sitter::Person { name: own, .. }) if own == name)
        };
        let me = *mine.iter().find(|seat| has_own_name(seat)).or(mine.first())?;
        let points = || Outcome::of_points(table.points.as_deref().unwrap_or_default());
        let Outcome { seats, sources } = finished.outcome.clone().unwrap_or_else(points);
        if me.index() >= seats.len() {
            return None;
        }
        let seats = seats.into_iter().zip(0..).map(|(outcome, index)| {
            let who = who(table, Seat::new(index), me);
            PlayedSeat { table: table.id, who, outcome }
        });
        let seats = seats.collect();
        Some(Played { table, kind, seats, sources, agreed: agreed(kind, &table.setup), me: me.index() })
    }

    /// The own seat.
    pub fn mine(&self) -> &SeatOutcome {
        &self.seats[self.me].outcome
    }

    /// The own seat's place at the table.
    pub fn my_seat(&self) -> Seat {
        Seat::new(self.me as u8)
    }

    /// Everybody else.
    pub fn others(&self) -> impl Iterator<Item = &PlayedSeat<'a>> {
        self.seats.iter().enumerate().filter(|(index, _)| *index != self.me).map(|(_, seat)| seat)
    }

    /// The most points of the others.
    pub fn best_other(&self) -> Option<i32> {
        self.others().map(|seat| seat.outcome.total).max()
    }

    /// The points that were agreed beforehand, as an agreement in words; `None` where there were none.
    pub fn handicap(&self, lang: Lang) -> Option<String> {
        let (option, _) =
            self.agreed.iter().find(|(option, _)| matches!(option.values, Values::PerSeat { .. }))?;
        let setup = toml::from_str::<toml::Table>(&self.table.setup).ok()?;
        let numbers = setup.get(option.key)?.as_array()?;
        let called = |seat: Seat| {
            self.seats.get(seat.index()).map_or_else(String::new, |seat| seat.name(self.kind, lang))
        };
        let name = (self.kind.texts)().get(lang, &format!("setup-{}", option.key));
        Some(format!("{name}: {}", numbers_in_words(numbers, called)))
    }

    /// How many played, automatic opponents not counted.
    pub fn players(&self) -> usize {
        self.table.seats.len()
    }

    /// The place by points: 1 for whoever won, however many others did.
    pub fn rank(&self) -> usize {
        let better = |seat: &&PlayedSeat<'_>| {
            (seat.outcome.won, seat.outcome.total) > (self.mine().won, self.mine().total)
        };
        if self.mine().won { 1 } else { 1 + self.others().filter(better).count() }
    }
}

fn who(table: &TableRow, seat: Seat, me: Seat) -> Who<'_> {
    let sitter = table.seats.iter().find(|row| row.seat == seat).and_then(|row| row.sitter.as_ref());
    match sitter {
        Some(Sitter::Person { name, .. }) if seat == me => Who::Me(name),
        Some(Sitter::Person { id, name }) => Who::Person(id, name),
        Some(Sitter::Bot(bot)) => Who::Bot(seat, character(bot).kind.name()),
        None => Who::Automatic,
    }
}

impl PlayedSeat<'_> {
    /// What they are called.
    pub fn name(&self, kind: &GameKind, lang: Lang) -> String {
        match self.who {
            Who::Me(name) | Who::Person(_, name) => name.to_owned(),
            Who::Bot(seat, _) => web::bot_called(self.table.as_str(), seat).to_owned(),
            Who::Automatic => {
                self.plays(kind, lang).unwrap_or_else(|| crate::texts::texts().get(lang, "automatic"))
            }
        }
    }

    /// What they played, in words. An automatic opponent is called by it.
    pub fn plays(&self, kind: &GameKind, lang: Lang) -> Option<String> {
        Some(word(kind, lang, self.outcome.plays.as_deref()?))
    }

    /// How strong an automatic opponent was, in words.
    pub fn level(&self, kind: &GameKind, lang: Lang) -> Option<String> {
        Some(word(kind, lang, self.outcome.level.as_deref()?))
    }

    /// What kind of opponent it was, where it is no person.
    pub fn kind(&self, kind: &GameKind, lang: Lang) -> Option<String> {
        match self.who {
            Who::Me(_) | Who::Person(..) => None,
            Who::Bot(_, bot) => Some(web::bot_name(lang, bot)),
            Who::Automatic => self.level(kind, lang),
        }
    }
}

/// A text of the game; a key of another version is shown as it is.
fn word(kind: &GameKind, lang: Lang, key: &str) -> String {
    let texts = (kind.texts)();
    if texts.has(Lang::En, key) { texts.get(lang, key) } else { key.to_owned() }
}

/// What was agreed for a table, as forms send it. Switches that were off are left out.
fn agreed(kind: &GameKind, setup: &str) -> Vec<(&'static SetupOption, String)> {
    let Ok(setup) = toml::from_str::<toml::Table>(setup) else { return Vec::new() };
    let chosen = |option: &'static SetupOption| match (option.values, setup.get(option.key)?) {
        (Values::Switch, toml::Value::Boolean(true)) => Some((option, "on".to_owned())),
        (Values::OneOf(_), toml::Value::String(value))
            if form_values(option.values).contains(&value.as_str()) =>
        {
            Some((option, value.clone()))
        }
        (Values::Code { .. } | Values::AnyOf(_) | Values::PerSeat { .. }, value) => {
            Some((option, as_sent(value)))
        }
        _ => None,
    };
    (kind.options)().iter().filter_map(chosen).collect()
}
