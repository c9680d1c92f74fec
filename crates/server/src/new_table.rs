//! A table that somebody wants to open: from the form to the row in the store.

use bots::{Character, GameEntry, Kind};
use table::{GameKind, Lang, Log, MAX_SEATS, Rng, Seat, Seed, SetupOption, Values};
use web::view::{Bots, Clash, ClockChoice, FieldProblem, Fit, Level, NewGame};

use crate::clock::now_secs;
use crate::lobby::{form_values, name_from};
use crate::store::{Clock, SeatRow, Sitter, TableId, TableRow, character, new_invitation};
use crate::texts::texts;
use crate::time::{OFFERED, name_of, read_clock};
use crate::visitor::Visitor;

/// What the form for a new table says.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The name of whoever opens the table.
    pub name: String,
    /// How many shall play.
    pub players: u8,
    /// Whether lots are drawn for the seats.
    pub shuffle: bool,
    open: bool,
    hints: bool,
    clock: ClockChoice,
    seats: Vec<String>,
    names: Vec<String>,
    styles: Vec<String>,
    options: Vec<(&'static str, String)>,
}

impl NewTable {
    /// What the form begins with: the visitor against one bot.
    pub fn usual(kind: &GameKind, name: String) -> NewTable {
        let most = usize::from(*kind.seats.end()).min(MAX_SEATS);
        let option = |option: &SetupOption| (option.key, usual(option.values).to_owned());
        NewTable {
            name,
            players: 2.max(*kind.seats.start()),
            shuffle: true,
            open: false,
            hints: false,
            clock: ClockChoice { offered: &OFFERED, ..ClockChoice::default() },
            seats: (0..most)
                .map(|index| if index == 0 { "me".to_owned() } else { seat_of(Kind::USUAL) })
                .collect(),
            names: vec![String::new(); most],
            styles: vec![String::new(); most],
            options: (kind.options)().iter().map(option).collect(),
        }
    }

    /// The same again: the options of another table, and whoever sat there. Other people are invited anew.
    #[must_use]
    pub fn like(self, kind: &GameKind, row: &TableRow, visitor: &Visitor) -> NewTable {
        let setup = toml::from_str::<toml::Table>(&row.setup).unwrap_or_default();
        let option = |option: &SetupOption| {
            let value = match setup.get(option.key) {
                Some(value) => as_sent(value),
                None => usual(option.values).to_owned(),
            };
            (option.key, value)
        };
        let mut again = NewTable { options: (kind.options)().iter().map(option).collect(), ..self };
        // Of several seats at one screen, the visitor's own is the one with the visitor's name.
        let own = |seat: &&SeatRow| matches!(&seat.sitter, Some(Sitter::Person { id, .. }) if *id == visitor.person);
        let named =
            |seat: &SeatRow| matches!(&seat.sitter, Some(Sitter::Person { name, .. }) if *name == again.name);
        let mine = row.seats.iter().filter(own).max_by_key(|seat| named(seat));
        let Some(mine) = mine.map(|seat| seat.seat) else { return again };
        (again.players, again.hints) = (row.seats.len() as u8, row.hints);
        // Styles are drawn anew.
        for ((sits, named), seat) in again.seats.iter_mut().zip(&mut again.names).zip(&row.seats) {
            *sits = match &seat.sitter {
                Some(Sitter::Bot(bot)) => seat_of(character(bot).kind),
                Some(Sitter::Person { .. }) if seat.seat == mine => "me".to_owned(),
                Some(Sitter::Person { id, name }) if *id == visitor.person => {
                    named.clone_from(name);
                    "here".to_owned()
                }
                Some(Sitter::Person { .. }) | None => "invite".to_owned(),
            };
        }
        again
    }

    /// What was sent, field by field. Whether it makes sense is another question.
    pub fn read<'a>(kind: &GameKind, sent: impl Fn(&str) -> &'a str) -> NewTable {
        let usual = NewTable::usual(kind, sent("name").to_owned());
        let numbered = |word: &str| {
            let field = |number| sent(&format!("{word}-{number}")).to_owned();
            (1..=usual.seats.len()).map(field).collect()
        };
        NewTable {
            players: sent("players").parse().unwrap_or_default(),
            shuffle: !sent("shuffle").is_empty(),
            open: !sent("open").is_empty(),
            hints: !sent("hints").is_empty(),
            clock: ClockChoice {
                chosen: sent("clock").to_owned(),
                replaces: !sent("replaces").is_empty(),
                offered: &OFFERED,
            },
            seats: numbered("seat"),
            names: numbered("name"),
            styles: numbered("style"),
            options: (kind.options)()
                .iter()
                .map(|option| (option.key, sent_for(option, &sent, usual.seats.len())))
                .collect(),
            ..usual
        }
    }

    /// How much time everybody shall have.
    pub fn clock(&self, visitor: &Visitor) -> Result<Option<Clock>, FieldProblem> {
        read_clock(&self.clock.chosen, self.clock.replaces)
            .ok_or_else(|| problem("clock", texts().get(visitor.lang, "form-no-clock")))
    }

    /// Gives everybody so much time.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock.chosen = clock.map(name_of).unwrap_or_default();
        self.clock.replaces = clock.is_some_and(|clock| clock.replaces);
    }

    /// Sets an option.
    pub fn choose(&mut self, key: &str, value: &str) {
        for option in self.options.iter_mut().filter(|option| option.0 == key) {
            value.clone_into(&mut option.1);
        }
    }

    /// The form that says this.
    pub fn form<'a>(&self, entry: &'a GameEntry, problems: Vec<FieldProblem>) -> NewGame<'a> {
        let kind = &entry.kind;
        NewGame {
            kind,
            bots: offered(entry),
            players: self.players,
            name: self.name.clone(),
            seats: self.seats.clone(),
            names: self.names.clone(),
            styles: self.styles.clone(),
            shuffle: self.shuffle,
            open: self.open,
            hints: self.hints,
            clock: self.clock.clone(),
            options: self.options.clone(),
            fits: fits(kind),
            clashes: clashes(kind),
            problems,
        }
    }

    /// The table with this seed, ready to be stored, or what is wrong with the fields of the form.
    pub fn row(
        &self,
        entry: &GameEntry,
        visitor: &Visitor,
        seed: Seed,
    ) -> Result<TableRow, Vec<FieldProblem>> {
        let kind = &entry.kind;
        if !kind.seats.contains(&self.players) {
            let (least, most) = kind.seats.clone().into_inner();
            let values = [("least", least.into()), ("most", most.into())];
            return Err(vec![problem("players", texts().format(visitor.lang, "form-players", &values))]);
        }
        let problems = self.wrong_numbers(kind, visitor.lang);
        if !problems.is_empty() {
            return Err(problems);
        }
        // What was agreed for somebody goes with them wherever they sit.
        let mut sitters: Vec<_> = self.sitters(entry, visitor, seed)?.into_iter().enumerate().collect();
        if self.shuffle {
            Rng::new(seed.derive("seats", 0)).shuffle(&mut sitters);
        }
        let (rows, sitters): (Vec<usize>, Vec<_>) = sitters.into_iter().unzip();
        let setup = self.setup(kind, &rows);
        // What cannot be laid out must not be opened.
        let game = kind.new_game(setup.clone(), kind.mark()).map_err(|error| {
            let field =
                self.wrong_option(kind, &rows).map_or_else(String::new, |key| format!("option-{key}"));
            vec![FieldProblem { field, text: error.sentence((kind.texts)(), visitor.lang) }]
        })?;
        let seats = Seat::all(game.seats()).filter(|seat| !game.is_automatic(*seat));
        let log = kind.start(setup.clone(), seed);
        let now = now_secs();
        Ok(TableRow {
            id: TableId::random(),
            game: kind.name.to_owned(),
            rules: Some(log.rules),
            data: log.data,
            own_files: log.own_files,
            setup: setup.to_string(),
            seed,
            open: self.open,
            hints: self.hints,
            host: visitor.person,
            created: now,
            touched: now,
            moves: 0,
            given: 0,
            points: None,
            seats: seats.zip(sitters).map(|(seat, sitter)| seat_row(seat, sitter)).collect(),
        })
    }

    /// A table that goes on from where a log ends, ready to be stored: everything but who sits there is as it was. What
    /// chance decides from now on comes from this seed.
    pub fn row_after(
        &self,
        entry: &GameEntry,
        log: &Log,
        people: &[Seat],
        visitor: &Visitor,
        seed: Seed,
    ) -> Result<TableRow, Vec<FieldProblem>> {
        let wanted = NewTable { players: people.len() as u8, ..self.clone() };
        let seats = people.iter().zip(wanted.sitters(entry, visitor, seed)?);
        let now = now_secs();
        Ok(TableRow {
            id: TableId::random(),
            game: entry.kind.name.to_owned(),
            rules: Some(entry.kind.rules),
            data: log.data.clone(),
            own_files: log.own_files.clone(),
            setup: log.setup.to_string(),
            seed,
            open: self.open,
            hints: self.hints,
            host: visitor.person,
            created: now,
            touched: now,
            moves: log.moves.len() as u32,
            given: log.moves.len() as u32,
            points: None,
            seats: seats.map(|(seat, sitter)| seat_row(*seat, sitter)).collect(),
        })
    }

    /// Puts somebody on a seat of the form: `me`, `bot-<kind>`, `invite` or `here`.
    pub fn seat(&mut self, index: usize, who: String) {
        if let Some(seat) = self.seats.get_mut(index) {
            *seat = who;
        }
    }

    /// Puts bots of this kind on all seats but the first.
    pub fn play_against(&mut self, kind: Kind) {
        self.seats.iter_mut().skip(1).for_each(|seat| *seat = seat_of(kind));
    }

    /// Who shall sit at the table, or everything that is wrong with them.
    fn sitters(
        &self,
        entry: &GameEntry,
        visitor: &Visitor,
        seed: Seed,
    ) -> Result<Vec<Option<Sitter>>, Vec<FieldProblem>> {
        let (mut problems, mut unknown) = (Vec::new(), Vec::new());
        let mut person = |field: &str, name: &str| match name_from(visitor, name) {
            Ok(name) => Some(Sitter::Person { id: visitor.person, name }),
            Err(text) => {
                // The own name is asked for once, on however many seats.
                let known = problems.iter().any(|problem: &FieldProblem| problem.field == field);
                problems.extend((!known).then(|| problem(field, text)));
                None
            }
        };
        let mut sitters = Vec::new();
        for (index, seat) in self.seats.iter().take(self.players.into()).enumerate() {
            sitters.push(match seat.as_str() {
                "me" => person("name", &self.name),
                "here" => person(&format!("name-{}", index + 1), &self.names[index]),
                "invite" => None,
                _ => match self.bot(index, entry, seed) {
                    Ok(bot) => Some(Sitter::bot(&bot)),
                    Err((field, key)) => {
                        let field = format!("{field}-{}", index + 1);
                        unknown.push(problem(&field, texts().get(visitor.lang, key)));
                        None
                    }
                },
            });
        }
        problems.extend(unknown);
        if problems.is_empty() { Ok(sitters) } else { Err(problems) }
    }

    /// The bot that shall sit on a seat; or which field is wrong, and the key of what is wrong with it.
    fn bot(
        &self,
        index: usize,
        entry: &GameEntry,
        seed: Seed,
    ) -> Result<Character, (&'static str, &'static str)> {
        let kind = self.seats[index].strip_prefix("bot-").and_then(|kind| kind.parse::<Kind>().ok());
        let kind = kind.ok_or(("seat", "form-no-bot"))?;
        let style = Some(self.styles[index].as_str()).filter(|style| !style.is_empty());
        let seat = Seat::new(index as u8);
        Character::seated(kind, style, entry.styles(), seed, seat).ok_or(("style", "form-no-style"))
    }

    /// What is wrong with the numbers that seats have, each at its own field.
    fn wrong_numbers(&self, kind: &GameKind, lang: Lang) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        for (option, (key, sent)) in (kind.options)().iter().zip(&self.options) {
            let Values::PerSeat { least, most } = option.values else { continue };
            let values = [("least", i32::from(least).into()), ("most", i32::from(most).into())];
            for (number, text) in (1..).zip(sent.split(',')).take(self.players.into()) {
                if !whole(text).is_some_and(|value| (least.into()..=most.into()).contains(&value)) {
                    let text = texts().format(lang, "form-number", &values);
                    problems.push(problem(&format!("option-{key}-{number}"), text));
                }
            }
        }
        problems
    }

    /// The first option without which the table could be laid out.
    fn wrong_option(&self, kind: &GameKind, rows: &[usize]) -> Option<&'static str> {
        let without = |key: &str| {
            let mut setup = self.setup(kind, rows);
            match (kind.default_setup)(self.players).remove(key) {
                Some(usual) => setup.insert(key.to_owned(), usual),
                None => setup.remove(key),
            };
            setup
        };
        let keys = (kind.options)().iter().map(|option| option.key);
        keys.into_iter().find(|key| kind.new_game(without(key), kind.mark()).is_ok())
    }

    /// The set-up of the game. `rows` says for every seat in which row of the form it stands.
    fn setup(&self, kind: &GameKind, rows: &[usize]) -> toml::Table {
        let mut setup = (kind.default_setup)(self.players);
        let chosen = || (kind.options)().iter().zip(&self.options);
        let replaced = |key: &str| {
            chosen().any(|(option, (_, code))| match option.values {
                Values::Code { instead_of } => instead_of == key && !code.trim().is_empty(),
                _ => false,
            })
        };
        for (option, (_, sent)) in chosen().filter(|(option, _)| !replaced(option.key)) {
            let sent = match option.values {
                Values::PerSeat { .. } => by_seat(sent, rows),
                _ => sent.clone(),
            };
            // What this number of players has no use for is not agreed on, unless somebody wants it.
            let Some(value) = set_to(option.values, &sent) else { continue };
            if setup.contains_key(option.key) || Some(&value) != set_to(option.values, "").as_ref() {
                setup.insert(option.key.to_owned(), value);
            }
        }
        setup
    }
}

/// A bot of this kind, as forms name it.
pub fn seat_of(kind: Kind) -> String {
    format!("bot-{kind}")
}

/// The bots that people can choose from, with what to expect of them.
pub fn offered(entry: &GameEntry) -> Bots {
    let scores = entry.levels();
    let level = |kind: Kind| Level {
        name: kind.name(),
        has_style: kind.has_style() && !entry.styles().is_empty(),
        scores: scores.of(kind).collect(),
    };
    Bots {
        levels: Kind::LEVELS.map(level).to_vec(),
        usual: Kind::USUAL.name(),
        styles: entry.styles().iter().map(|style| style.id).collect(),
    }
}

/// What a form begins with.
fn usual(values: Values) -> &'static str {
    match values {
        Values::Switch => "off",
        Values::OneOf(values) => values[0],
        Values::AnyOf(_) | Values::Code { .. } | Values::PerSeat { .. } => "",
    }
}

/// What was sent for an option; several values have commas between them.
fn sent_for<'a>(option: &SetupOption, sent: impl Fn(&str) -> &'a str, seats: usize) -> String {
    let field = format!("option-{}", option.key);
    let part = |part: &str| sent(&format!("{field}-{part}")).replace(',', " ");
    match option.values {
        Values::Switch | Values::OneOf(_) | Values::Code { .. } => sent(&field).to_owned(),
        Values::AnyOf(values) => {
            let some: Vec<&str> = values.iter().copied().filter(|value| !part(value).is_empty()).collect();
            some.join(",")
        }
        Values::PerSeat { .. } => {
            let all: Vec<String> = (1..=seats).map(|number| part(&number.to_string())).collect();
            all.join(",")
        }
    }
}

/// A value of a set-up, as a form would send it.
pub fn as_sent(value: &toml::Value) -> String {
    match value {
        toml::Value::Boolean(on) => if *on { "on" } else { "off" }.to_owned(),
        toml::Value::String(value) => value.clone(),
        toml::Value::Array(list) => list.iter().map(as_sent).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// A whole number; nothing is 0.
fn whole(text: &str) -> Option<i64> {
    let text = text.trim().replace('−', "-");
    if text.is_empty() { Some(0) } else { text.parse().ok() }
}

/// What the rows of a form say, in the order of the seats.
fn by_seat(sent: &str, rows: &[usize]) -> String {
    let sent: Vec<&str> = sent.split(',').collect();
    let numbers: Vec<&str> = rows.iter().map(|row| sent.get(*row).copied().unwrap_or_default()).collect();
    numbers.join(",")
}

/// What a form says about an option, as the set-up has it; `None` where nothing is agreed.
fn set_to(values: Values, sent: &str) -> Option<toml::Value> {
    let list = |values: Vec<toml::Value>| toml::Value::Array(values);
    let parts = || sent.split(',').filter(|part| !part.is_empty());
    match values {
        Values::Switch => Some(toml::Value::Boolean(!matches!(sent, "" | "off"))),
        // Nothing sent is the default.
        Values::OneOf(values) if sent.is_empty() => Some(toml::Value::from(values[0])),
        Values::OneOf(_) => Some(toml::Value::from(sent)),
        Values::AnyOf(_) => {
            Some(list(parts().map(toml::Value::from).collect())).filter(|_| parts().next().is_some())
        }
        Values::Code { .. } => Some(sent.trim()).filter(|code| !code.is_empty()).map(toml::Value::from),
        Values::PerSeat { .. } => {
            let numbers: Vec<i64> = sent.split(',').map(|part| whole(part).unwrap_or(0)).collect();
            let any = numbers.iter().any(|number| *number != 0);
            any.then(|| list(numbers.into_iter().map(toml::Value::from).collect()))
        }
    }
}

/// A value of an option.
type Chosen<'a> = (&'a SetupOption, &'static str);

/// The numbers of players for which a table can be laid out with these values, and everything else as printed.
fn lays_out(kind: &GameKind, chosen: &[Chosen<'_>]) -> Vec<u8> {
    let can = |players: &u8| {
        let mut setup = (kind.default_setup)(*players);
        for (option, value) in chosen {
            setup.extend(set_to(option.values, value).map(|value| (option.key.to_owned(), value)));
        }
        kind.new_game(setup, kind.mark()).is_ok()
    };
    kind.seats.clone().filter(can).collect()
}

/// Every value of every option.
fn every_value(kind: &GameKind) -> Vec<Chosen<'static>> {
    let values = |option: &'static SetupOption| {
        form_values(option.values).into_iter().map(move |value| (option, value))
    };
    (kind.options)().iter().flat_map(values).collect()
}

/// The values that are not for every number of players. The rules are asked: nothing about it is written twice.
fn fits(kind: &GameKind) -> Vec<Fit> {
    let fit = |chosen: Chosen<'static>| {
        let players = lays_out(kind, &[chosen]);
        let all = players.len() == kind.seats.clone().count();
        (!all).then_some(Fit { option: chosen.0.key, value: chosen.1, players })
    };
    every_value(kind).into_iter().filter_map(fit).collect()
}

/// The values that cannot be chosen together, though each can be chosen for the same number of players.
fn clashes(kind: &GameKind) -> Vec<Clash> {
    let all: Vec<_> = every_value(kind).into_iter().map(|each| (each, lays_out(kind, &[each]))).collect();
    let mut clashes = Vec::new();
    for (index, (later, fit)) in all.iter().enumerate() {
        for (earlier, other) in all[..index].iter().filter(|(earlier, _)| earlier.0.key != later.0.key) {
            let both = fit.iter().any(|players| other.contains(players));
            if both && lays_out(kind, &[*earlier, *later]).is_empty() {
                clashes.push(Clash { later: (later.0.key, later.1), earlier: (earlier.0.key, earlier.1) });
            }
        }
    }
    clashes
}

fn problem(field: &str, text: String) -> FieldProblem {
    FieldProblem { field: field.to_owned(), text }
}

fn seat_row(seat: Seat, sitter: Option<Sitter>) -> SeatRow {
    SeatRow { seat, sitter, invitation: new_invitation(), orders: std::collections::BTreeMap::new() }
}

/// What was agreed for a table, in words. Seats are called by whoever sits there.
pub fn agreed(
    kind: &GameKind,
    setup: &str,
    sitters: &[web::view::Sitter],
    lang: Lang,
) -> Vec<(String, String)> {
    let called = |seat: Seat| {
        let sitter = sitters.iter().find(|sitter| sitter.seat == seat);
        sitter.and_then(|sitter| sitter.name.clone()).unwrap_or_else(|| web::seat_name(lang, seat))
    };
    let Ok(setup) = toml::from_str::<toml::Table>(setup) else { return Vec::new() };
    let text = |key: String| (kind.texts)().get(lang, &key);
    let in_words = |option: &SetupOption, value: &toml::Value| match (option.values, value) {
        (Values::Switch, toml::Value::Boolean(true)) => Some("✓".to_owned()),
        (Values::OneOf(_), toml::Value::String(value)) => Some(text(format!("setup-{}-{value}", option.key))),
        (Values::Code { .. }, toml::Value::String(code)) => Some(code.clone()),
        (Values::AnyOf(_), toml::Value::Array(some)) => {
            let names = some.iter().filter_map(toml::Value::as_str).map(|value| text(value.to_owned()));
            Some(names.collect::<Vec<_>>().join(", "))
        }
        (Values::PerSeat { .. }, toml::Value::Array(numbers)) => Some(numbers_in_words(numbers, called)),
        _ => None,
    };
    let replaced = |key: &str| {
        let takes_place = |option: &SetupOption| match option.values {
            Values::Code { instead_of } => instead_of == key && setup.contains_key(option.key),
            _ => false,
        };
        (kind.options)().iter().any(takes_place)
    };
    let chosen = (kind.options)().iter().filter(|option| !replaced(option.key));
    let words = chosen.filter_map(|option| {
        Some((text(format!("setup-{}", option.key)), in_words(option, setup.get(option.key)?)?))
    });
    words.collect()
}

/// Numbers that seats have, for those who have any: "Ada +5, Ben −3".
pub fn numbers_in_words(numbers: &[toml::Value], called: impl Fn(Seat) -> String) -> String {
    let some = (0..).zip(numbers).filter_map(|(index, number)| {
        let number = number.as_integer().filter(|number| *number != 0)?;
        let sign = if number < 0 { '−' } else { '+' };
        Some(format!("{} {sign}{}", called(Seat::new(index)), number.abs()))
    });
    some.collect::<Vec<_>>().join(", ")
}
