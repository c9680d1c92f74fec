//! Results as a file: what was ordered, and every game that has been played of it, in whole numbers.

use std::path::{Path, PathBuf};

use bots::GameEntry;
use bots::arena::{Contender, Meeting, Openings, Results, Sitting};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::files;
use crate::sim::Change;

/// The version of the file.
const FORMAT: u32 = 1;

/// Everything that games follow from: pieces of the same order belong together. Which games are played is not part of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The mark of its components.
    pub data: String,
    /// The bots in the order in which they sit down.
    pub seats: Vec<String>,
    /// How each of them thinks: a level may change from one version of the program to the next.
    pub minds: Vec<String>,
    /// The hash of what each of them has learnt.
    pub nets: Vec<Option<String>>,
    /// Who takes the first decisions: `chosen` or `drawn`.
    pub openings: String,
    /// What differs from the default set-up.
    pub set: Map<String, Value>,
    /// The seed as it was written.
    pub seed: String,
    /// The parts of a score.
    pub parts: Vec<String>,
}

impl Order {
    /// What is ordered.
    pub fn new(entry: &GameEntry, meeting: &Meeting, changes: &[Change], seed: &str) -> Order {
        let mind_of = |contender: &Contender| contender.character.kind.mind(entry.foresight());
        let mind = |contender: &Contender| {
            mind_of(contender).map_or_else(|| "none".to_owned(), |mind| format!("{mind:?}"))
        };
        let net = |contender: &Contender| {
            let learns = mind_of(contender).is_some_and(|mind| mind.learnt);
            contender.net.as_ref().filter(|_| learns).map(|net| net.manifest().hash.clone())
        };
        Order {
            game: entry.kind.name.to_owned(),
            rules: entry.kind.rules,
            data: entry.kind.mark().to_owned(),
            seats: meeting.names(),
            minds: meeting.line_up.iter().map(mind).collect(),
            nets: meeting.line_up.iter().map(net).collect(),
            openings: match meeting.openings {
                Openings::Chosen => "chosen".to_owned(),
                Openings::Drawn => "drawn".to_owned(),
            },
            set: changes.iter().map(|change| (change.key.clone(), json!(change.value))).collect(),
            seed: seed.to_owned(),
            parts: entry.parts().iter().map(|&part| part.to_owned()).collect(),
        }
    }

    /// What is not the same in another order, with both values.
    fn differences(&self, other: &Order) -> Vec<String> {
        let (own, other) = (json!(self), json!(other));
        let fields = own.as_object().into_iter().flatten();
        let differing = fields.filter(|(key, value)| other[key.as_str()] != **value);
        differing
            .map(|(key, value)| format!("`{key}` is {value} there and {} here", other[key.as_str()]))
            .collect()
    }

    /// The bots, each with how it thinks and what it has learnt.
    fn bots(&self) -> impl Iterator<Item = (&String, (&String, &Option<String>))> {
        self.seats.iter().zip(self.minds.iter().zip(&self.nets))
    }
}

/// An order and what has been played of it.
pub struct Record {
    /// What was ordered.
    pub order: Order,
    /// What has been played.
    pub results: Results,
}

/// The file, as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    arena: u32,
    order: Order,
    games: Vec<Game>,
}

/// A game in the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    number: u64,
    seats: Vec<Sitting>,
}

impl Record {
    /// Nothing has been played yet.
    pub fn new(order: Order) -> Record {
        let results = Results::new(order.seats.clone(), order.parts.clone());
        Record { order, results }
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Record, Failure> {
        let (text, name) = (files::read_text(path)?, path.display());
        let wrong = |what: String| Failure::Failed(format!("`{name}` holds no results of an arena: {what}"));
        let Document { arena, order, games } = serde_json::from_str(&text)
            .map_err(|error| wrong(format!("{error}; name a file that `astrarium arena -o` has written")))?;
        if arena != FORMAT {
            return Err(wrong(format!(
                "its format is {arena}, and this program writes {FORMAT}; play it anew"
            )));
        }
        if order.minds.len() != order.seats.len() || order.nets.len() != order.seats.len() {
            return Err(wrong("there has to be a mind and a net for every seat".to_owned()));
        }
        let mut record = Record::new(order);
        for Game { number, seats } in games {
            record.results.add(number, seats).map_err(|error| wrong(error.to_string()))?;
        }
        Ok(record)
    }

    /// The same record, if it is one of this order. `path` is where it was read.
    pub fn of(self, order: &Order, path: &Path) -> Result<Record, Failure> {
        let differences = self.order.differences(order);
        if differences.is_empty() {
            return Ok(self);
        }
        Err(Failure::Failed(format!(
            "`{}` holds results of something else: {}; name another file, or order the same",
            path.display(),
            differences.join(", ")
        )))
    }

    /// Writes it down, a game on every line.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        files::replace_with(path, |out| {
            writeln!(out, "{{\"arena\": {FORMAT},\n\"order\": {},\n\"games\": [", json!(self.order))?;
            let last = self.results.games().len();
            for (place, (number, seats)) in self.results.games().enumerate() {
                let end = if place + 1 == last { "" } else { "," };
                serde_json::to_writer(&mut *out, &Game { number, seats: seats.to_vec() })?;
                writeln!(out, "{end}")?;
            }
            writeln!(out, "]}}")
        })
    }

    /// Reads several files and adds up those of the same order.
    pub fn read_all(paths: &[PathBuf]) -> Result<Vec<Record>, Failure> {
        let mut records: Vec<Record> = Vec::new();
        for path in paths {
            let record = Record::read(path)?;
            record.check_beside(&records, path)?;
            match records.iter_mut().find(|other| other.order == record.order) {
                None => records.push(record),
                Some(other) => other.merge(&record, path)?,
            }
        }
        Ok(records)
    }

    fn merge(&mut self, other: &Record, path: &Path) -> Result<(), Failure> {
        for (number, seats) in other.results.games() {
            self.results.add(number, seats.to_vec()).map_err(|error| {
                Failure::Failed(format!("{error}: in `{}` and in a file before it", path.display()))
            })?;
        }
        Ok(())
    }

    /// Whether it can be compared with others: the same game, and bots of one name are the same bots.
    fn check_beside(&self, others: &[Record], path: &Path) -> Result<(), Failure> {
        let name = path.display();
        for Record { order, .. } in others {
            let versions = |order: &Order| (order.game.clone(), order.rules, order.data.clone());
            let (own, other) = (versions(&self.order), versions(order));
            if own != other {
                let words = |(game, rules, data)| format!("{game} (rules {rules}, components {data})");
                return Err(Failure::Failed(format!(
                    "`{name}` is about {}, and a file before it about {}; merge results of one game",
                    words(own),
                    words(other)
                )));
            }
            for (bot, own) in self.order.bots() {
                if order.bots().any(|(other, about)| other == bot && about != own) {
                    return Err(Failure::Failed(format!(
                        "\"{bot}\" thinks otherwise in `{name}` than in a file before it, or has learnt something else; \
                         they cannot be rated together"
                    )));
                }
            }
        }
        Ok(())
    }
}
