//! `astrarium replay`: plays a log through and shows where it leads.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use table::{AnyGame, Chip, Eye, Lang, Line, Log, ScoreSheet, Seat, Texts, Turn};

use crate::columns::align;
use crate::failure::Failure;
use crate::{files, registry};

/// Play a log through, checking every move, and show the score sheet.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The log of the game.
    #[arg(value_name = "FILE")]
    log: PathBuf,

    /// The language of the score sheet: en or de.
    #[arg(long, value_name = "LANG", default_value_t = Lang::En)]
    lang: Lang,

    /// Show what happened as well, move by move.
    #[arg(long = "log")]
    moves: bool,
}

const EXAMPLES: &str = "\
Examples:
  astrarium replay evening.log
  astrarium replay evening.log --lang de --log";

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let sources = [(Lang::En, include_str!("../text/en.ftl")), (Lang::De, include_str!("../text/de.ftl"))];
    Texts::new(&sources).expect("the embedded texts are sound")
});

/// Replays a log.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let log = files::read_log(&args.log)?;
    let kind = registry::of_log(&log, data)?.kind;
    let game = kind.replay(&log)?;
    let page = Page { game: &*game, lang: args.lang };
    let mut text = String::new();
    if args.moves {
        text = page.moves(&log, &kind.story(&log, Eye::Spectator, args.lang)?) + "\n";
    }
    text += &page.result(&log);
    files::print(&game.people(args.lang).fill_in(&text))
}

/// What is written about a game.
struct Page<'a> {
    game: &'a dyn AnyGame,
    lang: Lang,
}

impl Page<'_> {
    /// What happened, numbered by moves: who, what, and what was paid and gained.
    fn moves(&self, log: &Log, stories: &[Vec<Line>]) -> String {
        let width = log.moves.len().to_string().len();
        let mut text = String::new();
        for (index, story) in stories.iter().enumerate() {
            for (number, line) in story.iter().enumerate() {
                let number = if number == 0 { (index + 1).to_string() } else { String::new() };
                let who = line.seat.map_or("*".to_owned(), |seat| seat.to_string());
                let _ = writeln!(text, "{number:>width$}  {who}  {}", self.line(line));
            }
        }
        text
    }

    fn line(&self, line: &Line) -> String {
        let chips = |chips: &[Chip], sign: char| {
            let amount = |chip: &Chip| {
                format!("{sign}{} {}", chip.amount, self.game.texts().get(self.lang, chip.what))
            };
            chips.iter().map(amount).collect::<Vec<_>>()
        };
        let chips = [chips(&line.paid, '−'), chips(&line.gained, '+')].concat().join(", ");
        let parts = [line.text.as_str(), chips.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
    }

    /// The heading, the score sheet and the winners, or who is to move.
    fn result(&self, log: &Log) -> String {
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX).into();
        let values = [
            ("players", self.game.seats().into()),
            ("moves", count(log.moves.len())),
            ("turns", count(self.game.turns() as usize)),
        ];
        let heading = TEXTS.format(self.lang, "heading", &values);
        let sheet = self.game.scores();
        let table = align(&self.sheet(&sheet));
        let last = match self.game.to_move() {
            Turn::Of(seat) => format!("{}: {}", self.word("to-move"), self.who(seat)),
            Turn::Fate => format!("{}: {}", self.word("to-move"), self.word("fate")),
            Turn::Over => {
                let key = if sheet.winners.len() == 1 { "winner" } else { "winners" };
                let winners: Vec<String> = sheet.winners.iter().map(|seat| self.who(*seat)).collect();
                format!("{}: {}", self.word(key), winners.join(", "))
            }
        };
        format!("{}: {heading}\n\n{table}\n{last}\n", self.game.name())
    }

    /// One row for every source, one column for every seat.
    fn sheet(&self, sheet: &ScoreSheet) -> Vec<Vec<String>> {
        let seats = &sheet.seats;
        let row = |name: String, cell: &dyn Fn(Seat) -> String| {
            std::iter::once(name).chain(seats.seats().map(cell)).collect::<Vec<_>>()
        };
        let mut rows = vec![row(String::new(), &|seat| self.seat(seat))];
        if seats.seats().any(|seat| self.role(seat).is_some()) {
            rows.push(row(String::new(), &|seat| self.role(seat).unwrap_or_default()));
        }
        for source in &sheet.sources {
            let points = |seat: Seat| {
                let own = seats[seat].sources.iter().find(|(name, _)| name == source);
                own.map(|(_, points)| points.to_string()).unwrap_or_default()
            };
            rows.push(row(self.game.source(source, self.lang), &points));
        }
        rows.push(row(self.word("total"), &|seat| seats[seat].total.to_string()));
        rows
    }

    fn word(&self, key: &str) -> String {
        TEXTS.get(self.lang, key)
    }

    fn seat(&self, seat: Seat) -> String {
        TEXTS.format(self.lang, "seat", &[("number", seat.number().into())])
    }

    fn role(&self, seat: Seat) -> Option<String> {
        self.game.role(seat).map(|role| self.game.texts().get(self.lang, role))
    }

    fn who(&self, seat: Seat) -> String {
        match self.role(seat) {
            Some(role) => format!("{} ({role})", self.seat(seat)),
            None => self.seat(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_say_the_same() {
        assert_eq!(TEXTS.missing(), Vec::<String>::new());
    }
}
