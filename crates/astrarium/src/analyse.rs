//! `astrarium analyse`: a bot looks back at a game.

use std::fmt::Write as _;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use bots::{Analysing, Analysis, Considered, Decided, Decision, Mind, Moment, Reason, in_words};
use indicatif::ProgressBar;
use serde_json::json;
use table::{AnyGame, Filling, GameKind, Lang, Log, LogError, Seat, Texts};

use crate::columns::align;
use crate::failure::Failure;
use crate::sim::counted;
use crate::{files, import, registry};

/// Let a bot look back at a game: what could be expected when, and which decisions were costly.
///
/// The file is a log, an export, or a game of gaia in the boardgamers notation; it may be gzipped. The bot knows what the
/// player could know at that moment, and nothing else.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The game, where the file holds several.
    #[arg(long, value_name = "ID")]
    game: Option<String>,

    /// The language of the words: en or de.
    #[arg(long, value_name = "LANG", default_value_t = Lang::En)]
    lang: Lang,

    /// How many positions the bot looks at for one decision.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = |text: &str| counted(text, u64::from(u32::MAX)))]
    nodes: Option<u64>,

    /// Print one JSON object instead of the table.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  astrarium analyse evening.log
  astrarium analyse evening.log --lang de
  astrarium analyse games.jsonl.gz --game Piling-song-3477
  astrarium analyse evening.log --json | jq '.seats[0].costly[0]'";

/// No game has more moves.
const MOST_MOVES: usize = 100_000;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let sources = [(Lang::En, include_str!("../text/en.ftl")), (Lang::De, include_str!("../text/de.ftl"))];
    Texts::new(&sources).expect("the embedded texts are sound")
});

/// Looks back at a game.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let log = read(args, data)?;
    let entry = registry::of_log(&log, data)?;
    let mut how = Analysing::default();
    if let Some(nodes) = args.nodes {
        how.mind = Mind { nodes: nodes as u32, ..how.mind };
    }
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
    let analysis = entry.analyse(&log, &how, &mut |done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        true
    })?;
    bar.finish_and_clear();
    let page = Page { kind: &entry.kind, log: &log, end: entry.kind.replay(&log)?, lang: args.lang };
    if args.json {
        return files::print(&format!("{:#}\n", page.json(&analysis)?));
    }
    files::print(&page.end.people(args.lang).fill_in(&page.text(&analysis)?))
}

/// Reads a game in whichever format it is.
fn read(args: &Args, data: Option<&Path>) -> Result<Log, Failure> {
    let (path, text) = (&args.file, files::read_packed_text(&args.file)?);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let name = path.display().to_string();
    if !text.trim_start().starts_with(['{', '[']) {
        return Ok(Log::parse(&name, text)?);
    }
    if Log::is_export(text) {
        return Ok(Log::from_export(&name, text, MOST_MOVES)?);
    }
    import::one(path, text, args.game.as_deref(), data)
}

/// What is written about a game.
struct Page<'a> {
    kind: &'a GameKind,
    log: &'a Log,
    end: Box<dyn AnyGame>,
    lang: Lang,
}

impl Page<'_> {
    fn text(&self, analysis: &Analysis) -> Result<String, LogError> {
        let mut text = format!("{}\n", self.kind.name);
        let key = if analysis.learnt { "expected" } else { "judged" };
        let _ = write!(
            text,
            "\n{}\n{}",
            self.say(key, &[]),
            self.course(analysis, &|moment| {
                moment.points.iter().map(|points| format!("{points:.0}")).collect()
            })
        );
        if analysis.learnt {
            let percent = |chance: &f64| format!("{:.0} %", chance * 100.0);
            let _ = write!(
                text,
                "\n{}\n{}",
                self.say("chances", &[]),
                self.course(analysis, &|moment| { moment.victory.iter().flatten().map(percent).collect() })
            );
        }
        for seat in self.people() {
            text += &self.decided(seat, &analysis.seats[seat.index()])?;
        }
        Ok(text)
    }

    /// Everybody but automatic opponents.
    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.end.seats()).filter(|seat| !self.end.is_automatic(*seat))
    }

    /// Values by seat, at the end of every round.
    fn course(&self, analysis: &Analysis, values: &dyn Fn(&Moment) -> Vec<String>) -> String {
        let mut ends: Vec<&Moment> = Vec::new();
        for moment in &analysis.course {
            match ends.last_mut() {
                Some(last) if last.round == moment.round => *last = moment,
                _ => ends.push(moment),
            }
        }
        let heads = Seat::all(self.end.seats()).map(|seat| self.who(seat));
        let mut rows = vec![std::iter::once(String::new()).chain(heads).collect::<Vec<_>>()];
        let round = |round: u32| self.say("round", &[("number", Filling::Number(round as i32))]);
        let row = |end: &&Moment| std::iter::once(round(end.round)).chain(values(end)).collect();
        rows.extend(ends.iter().map(row));
        align(&rows)
    }

    /// How a seat decided.
    fn decided(&self, seat: Seat, decided: &Decided) -> Result<String, LogError> {
        let lost = [
            ("who", Filling::Text(self.who(seat))),
            ("count", Filling::Number(decided.decisions as i32)),
            ("lost", Filling::Text(self.decimal(decided.lost))),
        ];
        let mut text = format!("\n{}\n", self.say("lost", &lost));
        for decision in &decided.costly {
            let after = [
                ("round", Filling::Number(decision.round as i32)),
                ("at", Filling::Number(decision.at as i32)),
            ];
            let _ = writeln!(text, "  −{}  {}", self.decimal(decision.cost), self.say("after", &after));
            let game = self.position(decision)?;
            for (key, turn) in [("played", &decision.played), ("better", &decision.better)] {
                let _ =
                    writeln!(text, "        {} {}", self.say(key, &[]), self.words(&*game, turn).join("; "));
            }
            let reasons: Vec<String> = decision.reasons.iter().map(|reason| self.reason(reason)).collect();
            if !reasons.is_empty() {
                let _ = writeln!(text, "        {}", reasons.join(", "));
            }
        }
        Ok(text)
    }

    fn json(&self, analysis: &Analysis) -> Result<serde_json::Value, LogError> {
        let mut value = json!(analysis);
        value["game"] = self.kind.name.into();
        for (seat, decided) in analysis.seats.iter().enumerate() {
            for (index, decision) in decided.costly.iter().enumerate() {
                let game = self.position(decision)?;
                let costly = &mut value["seats"][seat]["costly"][index];
                costly["played"]["words"] = json!(self.words(&*game, &decision.played));
                costly["better"]["words"] = json!(self.words(&*game, &decision.better));
            }
        }
        Ok(value)
    }

    /// The position before a decision.
    fn position(&self, decision: &Decision) -> Result<Box<dyn AnyGame>, LogError> {
        let mut log = self.log.clone();
        log.moves.truncate(decision.at);
        self.kind.replay(&log)
    }

    fn words(&self, game: &dyn AnyGame, turn: &Considered) -> Vec<String> {
        let people = self.end.people(self.lang);
        let words = in_words(game, &turn.moves, self.lang);
        words.into_iter().map(|worded| people.fill_in(&worded.label)).collect()
    }

    fn reason(&self, reason: &Reason) -> String {
        let part = (self.kind.texts)().get(self.lang, &format!("part-{}", reason.part));
        let sign = if reason.points > 0.0 { "+" } else { "" };
        format!("{part} {sign}{}", self.decimal(reason.points))
    }

    fn decimal(&self, points: f64) -> String {
        let text = format!("{points:.1}").replace('-', "−");
        if self.lang == Lang::De { text.replace('.', ",") } else { text }
    }

    fn who(&self, seat: Seat) -> String {
        let name = self.say("seat", &[("number", Filling::Number(seat.number().into()))]);
        match self.end.role(seat) {
            Some(role) => format!("{name} ({})", self.end.texts().get(self.lang, role)),
            None => name,
        }
    }

    fn say(&self, key: &str, values: &[(&str, Filling<'_>)]) -> String {
        TEXTS.fill(self.lang, key, values)
    }
}
