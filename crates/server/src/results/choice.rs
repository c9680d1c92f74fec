//! Which games are shown: by game, by number of players, by opponent.

use table::{GameKind, Lang};
use web::view::Filter;

use super::played::{Played, PlayedSeat, Who};
use crate::texts::texts;

/// The fields of the form.
const KEYS: [&str; 3] = ["game", "players", "with"];

/// No value of a field is longer.
const LONGEST: usize = 80;

/// Which games are shown. What was sent is compared with what there is, and with nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice([String; KEYS.len()]);

impl Choice {
    /// What the fields of an address say.
    pub fn read<'a>(field: impl Fn(&str) -> &'a str) -> Choice {
        let read =
            |key| Some(field(key)).filter(|value| value.len() <= LONGEST).unwrap_or_default().to_owned();
        Choice(KEYS.map(read))
    }

    fn of(&self, key: &str) -> &str {
        KEYS.iter().position(|own| *own == key).map_or("", |index| &self.0[index])
    }

    /// The same with another value of a field.
    #[must_use]
    pub fn with(&self, key: &str, value: &str) -> Choice {
        let mut choice = self.clone();
        if let Some(index) = KEYS.iter().position(|own| *own == key) {
            value.clone_into(&mut choice.0[index]);
        }
        choice
    }

    /// As a part of an address: empty, or beginning with `?`.
    pub fn query(&self) -> String {
        let fields = KEYS.iter().zip(&self.0).filter(|(_, value)| !value.is_empty());
        let fields: Vec<String> = fields.map(|(key, value)| format!("{key}={}", escaped(value))).collect();
        if fields.is_empty() { String::new() } else { format!("?{}", fields.join("&")) }
    }

    /// The address of the page that shows these games.
    pub fn address(&self) -> String {
        format!("/results{}", self.query())
    }

    /// Whether a game is among them.
    pub fn has(&self, game: &Played<'_>) -> bool {
        KEYS.iter()
            .all(|key| self.of(key).is_empty() || values(key, game).iter().any(|value| value == self.of(key)))
    }

    /// What can be chosen: everything that leads to a game, with everything else chosen as it is.
    pub fn filters(&self, games: &[Played<'_>], kinds: &[GameKind], lang: Lang) -> Vec<Filter> {
        KEYS.map(|key| {
            let free = self.with(key, "");
            let mut all: Vec<(String, String)> = Vec::new();
            for game in games.iter().filter(|game| free.has(game)) {
                for value in values(key, game) {
                    if !all.iter().any(|(known, _)| *known == value) {
                        let name = name(key, &value, game, lang);
                        all.push((value, name));
                    }
                }
            }
            let place = |value: &str| kinds.iter().position(|kind| kind.name == value);
            all.sort_by_key(|(value, name)| (place(value), name.to_lowercase()));
            Filter { key, values: all, chosen: self.of(key).to_owned() }
        })
        .to_vec()
    }
}

/// What a game has in a field.
fn values(key: &str, game: &Played<'_>) -> Vec<String> {
    match key {
        "game" => vec![game.kind.name.to_owned()],
        "players" => vec![game.players().to_string()],
        _ => game.others().map(|seat| opponent(game, seat, Lang::En).key).collect(),
    }
}

fn name(key: &str, value: &str, game: &Played<'_>, lang: Lang) -> String {
    match key {
        "game" => web::game_title(lang, value),
        "players" => value.to_owned(),
        _ => {
            let other = game.others().map(|seat| opponent(game, seat, lang)).find(|other| other.key == value);
            match other {
                Some(Opponent { name, note: Some(note), .. }) => format!("{name} ({note})"),
                Some(Opponent { name, .. }) => name,
                None => value.to_owned(),
            }
        }
    }
}

/// Somebody one has played against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// What tells them from others, in addresses.
    pub key: String,
    /// What they are called.
    pub name: String,
    /// What kind of opponent it is.
    pub note: Option<String>,
}

/// Who sat on a seat, as an opponent.
pub fn opponent(game: &Played<'_>, seat: &PlayedSeat<'_>, lang: Lang) -> Opponent {
    match seat.who {
        Who::Me(name) => Opponent { key: "me".to_owned(), name: name.to_owned(), note: None },
        Who::Person(id, name) => {
            // Several people can share one screen, and only their names tell them apart. Nobody's id leaves the server.
            let shared = game.table.seats_of(id).count() > 1;
            let who = if shared { format!("{id} {name}") } else { id.to_string() };
            let mark = blake3::hash(who.as_bytes()).to_hex();
            Opponent { key: format!("person-{}", &mark[..12]), name: name.to_owned(), note: None }
        }
        Who::Bot(_, kind) => Opponent {
            key: format!("bot-{kind}"),
            name: web::bot_name(lang, kind),
            note: Some(web::texts().get(lang, "bot")),
        },
        Who::Automatic => {
            let level = seat.outcome.level.as_deref().unwrap_or_default();
            // What it plays differs from game to game; how strong it is tells it from others.
            let strength = seat.level(game.kind, lang);
            let named = |level| format!("{}: {level}", texts().get(lang, "automatic"));
            Opponent {
                key: format!("automatic-{}-{level}", game.kind.name),
                name: strength.map_or_else(|| seat.name(game.kind, lang), named),
                note: Some(web::game_title(lang, game.kind.name)),
            }
        }
    }
}

/// A value as it stands in an address.
fn escaped(value: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    value.bytes().map(letter).collect()
}
