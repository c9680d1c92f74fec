//! A table that somebody wants to open: from the form to the row in the store.

use table::{GameKind, Lang, MAX_SEATS, Rng, Seat, Seed, SetupOption, Values};
use web::view::NewGame;

use crate::clock::now_secs;
use crate::fields::FormFields;
use crate::lobby::{form_values, name_from};
use crate::store::{SeatRow, Sitter, TableId, TableRow, new_invitation, random_bytes};
use crate::texts::texts;
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
    seats: Vec<String>,
    names: Vec<String>,
    options: Vec<(&'static str, String)>,
}

impl NewTable {
    /// What the form begins with: the visitor against one bot.
    pub fn usual(kind: &GameKind, name: String) -> NewTable {
        let most = usize::from(*kind.seats.end()).min(MAX_SEATS);
        let option = |option: &SetupOption| (option.key, form_values(option.values)[0].to_owned());
        NewTable {
            name,
            players: 2.max(*kind.seats.start()),
            shuffle: true,
            open: false,
            seats: (0..most).map(|index| if index == 0 { "me" } else { "bot-greedy" }.to_owned()).collect(),
            names: vec![String::new(); most],
            options: (kind.options)().iter().map(option).collect(),
        }
    }

    /// What was sent. Whether it makes sense is another question.
    pub fn read(kind: &GameKind, sent: &FormFields) -> NewTable {
        let usual = NewTable::usual(kind, sent.get("name").to_owned());
        let numbered = |word: &str| {
            let field = |number| sent.get(&format!("{word}-{number}")).to_owned();
            (1..=usual.seats.len()).map(field).collect()
        };
        NewTable {
            players: sent.get("players").parse().unwrap_or_default(),
            shuffle: !sent.get("shuffle").is_empty(),
            open: !sent.get("open").is_empty(),
            seats: numbered("seat"),
            names: numbered("name"),
            options: (kind.options)()
                .iter()
                .map(|option| (option.key, sent.get(&format!("option-{}", option.key)).to_owned()))
                .collect(),
            ..usual
        }
    }

    /// Sets an option.
    pub fn choose(&mut self, key: &str, value: &str) {
        for option in self.options.iter_mut().filter(|option| option.0 == key) {
            value.clone_into(&mut option.1);
        }
    }

    /// The form that says this.
    pub fn form<'a>(&self, kind: &'a GameKind, problem: Option<String>) -> NewGame<'a> {
        NewGame {
            kind,
            bots: &bots::Kind::NAMES,
            players: self.players,
            name: self.name.clone(),
            seats: self.seats.clone(),
            names: self.names.clone(),
            shuffle: self.shuffle,
            open: self.open,
            options: self.options.clone(),
            problem,
        }
    }

    /// The table, ready to be stored. The error is a sentence.
    pub fn row(&self, kind: &GameKind, visitor: &Visitor) -> Result<TableRow, String> {
        let lang = visitor.lang;
        if !kind.seats.contains(&self.players) {
            let (least, most) = kind.seats.clone().into_inner();
            return Err(texts().format(
                lang,
                "form-players",
                &[("least", least.into()), ("most", most.into())],
            ));
        }
        let mut sitters = self.sitters(visitor)?;
        if self.shuffle {
            Rng::new(new_seed()).shuffle(&mut sitters);
        }
        let (setup, seed) = (self.setup(kind), new_seed());
        // What cannot be laid out must not be opened.
        let game = kind.new_game(setup.clone(), kind.mark());
        let game = game.map_err(|error| error.sentence((kind.texts)(), lang))?;
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
            host: visitor.person,
            created: now,
            touched: now,
            moves: 0,
            points: None,
            seats: seats.zip(sitters).map(|(seat, sitter)| seat_row(seat, sitter)).collect(),
        })
    }

    /// Who shall sit at the table.
    fn sitters(&self, visitor: &Visitor) -> Result<Vec<Option<Sitter>>, String> {
        let wanted = self.seats.iter().zip(&self.names).take(self.players.into());
        let person = |name: &str| {
            name_from(visitor, name).map(|name| Some(Sitter::Person { id: visitor.person, name }))
        };
        wanted
            .map(|(seat, name)| match seat.as_str() {
                "me" => person(&self.name),
                "here" => person(name),
                "invite" => Ok(None),
                other => match other.strip_prefix("bot-").and_then(|bot| bot.parse::<bots::Kind>().ok()) {
                    Some(bot) => Ok(Some(Sitter::Bot(bot.name().to_owned()))),
                    None => Err(texts().get(visitor.lang, "form-no-bot")),
                },
            })
            .collect()
    }

    /// The set-up of the game.
    fn setup(&self, kind: &GameKind) -> toml::Table {
        let mut setup = (kind.default_setup)(self.players);
        for (option, (_, value)) in (kind.options)().iter().zip(&self.options) {
            let value = match option.values {
                Values::Switch => toml::Value::Boolean(!matches!(value.as_str(), "" | "off")),
                // Nothing sent is the default.
                Values::OneOf(values) if value.is_empty() => toml::Value::from(values[0]),
                Values::OneOf(_) => toml::Value::from(value.as_str()),
            };
            setup.insert(option.key.to_owned(), value);
        }
        setup
    }
}

fn seat_row(seat: Seat, sitter: Option<Sitter>) -> SeatRow {
    SeatRow { seat, sitter, invitation: new_invitation(), orders: std::collections::BTreeMap::new() }
}

/// A seed that nobody knows.
fn new_seed() -> Seed {
    Seed::from_bytes(random_bytes())
}

/// What was agreed for a table, in words.
pub fn agreed(kind: &GameKind, setup: &str, lang: Lang) -> Vec<(String, String)> {
    let Ok(setup) = toml::from_str::<toml::Table>(setup) else { return Vec::new() };
    let text = |key: String| (kind.texts)().get(lang, &key);
    let chosen = |option: &SetupOption| match (option.values, setup.get(option.key)?) {
        (Values::Switch, toml::Value::Boolean(true)) => {
            Some((text(format!("setup-{}", option.key)), "✓".to_owned()))
        }
        (Values::OneOf(_), toml::Value::String(value)) => {
            Some((text(format!("setup-{}", option.key)), text(format!("setup-{}-{value}", option.key))))
        }
        _ => None,
    };
    (kind.options)().iter().filter_map(chosen).collect()
}
