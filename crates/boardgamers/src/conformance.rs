//! Replaying a recorded game and comparing everything it recorded.

use std::collections::BTreeMap;
use std::fmt;

use gaia::names::{Named, Place};
use gaia::{Gaia, Phase, Source};
use serde_json::{Map as Json, Value};
use table::Game;

use crate::lists;
use crate::picture::{picture, tidy};
use crate::reader::Reader;
use crate::record::{Final, Record};
use crate::words::Word;

/// How much was compared, and how much of it agreed.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Moves replayed.
    pub moves: usize,
    /// States compared after moves.
    pub states: Count,
    /// Final scores compared.
    pub finals: Count,
    /// Lists of legal moves.
    pub lists: Count,
    /// Dead ends.
    pub dead_ends: Count,
    /// Federations tried.
    pub probes: Count,
    /// Federations among them that were accepted there although fewer satellites would do.
    pub overlooked: usize,
    /// What did not agree.
    pub differences: Vec<Difference>,
}

/// Things compared and things equal.
#[derive(Clone, Copy, Default, Debug)]
pub struct Count {
    /// Compared.
    pub all: usize,
    /// Equal.
    pub equal: usize,
}

/// Something that did not agree.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The game.
    pub game: String,
    /// The move, counted as in the record.
    pub at: usize,
    /// What was compared.
    pub what: String,
    /// As recorded.
    pub recorded: String,
    /// As we see it.
    pub ours: String,
    /// The game up to there, in our notation.
    pub notation: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, move {}: {}", self.game, self.at, self.what)?;
        writeln!(f, "  recorded: {}", self.recorded)?;
        writeln!(f, "  ours:     {}", self.ours)?;
        write!(f, "  notation up to there:\n{}", self.notation)
    }
}

impl Count {
    fn note(&mut self, equal: bool) {
        self.all += 1;
        self.equal += usize::from(equal);
    }
}

impl Report {
    /// Adds the figures of another report.
    pub fn add(&mut self, other: Report) {
        self.moves += other.moves;
        self.overlooked += other.overlooked;
        for (mine, theirs) in [
            (&mut self.states, other.states),
            (&mut self.finals, other.finals),
            (&mut self.lists, other.lists),
            (&mut self.dead_ends, other.dead_ends),
            (&mut self.probes, other.probes),
        ] {
            mine.all += theirs.all;
            mine.equal += theirs.equal;
        }
        self.differences.extend(other.differences);
    }
}

/// Replays a game and compares it.
pub fn check(record: &Record) -> Report {
    let mut run = Run { record, report: Report::default(), expected: Json::new(), reader: None };
    match Reader::new(record) {
        Ok(reader) => run.replay(reader),
        Err(problem) => run.differ(0, "the set-up".into(), "accepted".into(), problem),
    }
    run.report
}

struct Run<'a> {
    record: &'a Record,
    report: Report,
    /// The recorded state so far: records hold only what changed.
    expected: Json<String, Value>,
    /// For the notation of differences.
    reader: Option<Reader>,
}

impl Run<'_> {
    fn replay(&mut self, mut reader: Reader) {
        let mut by_move: BTreeMap<usize, Samples<'_>> = BTreeMap::new();
        for list in &self.record.legal {
            by_move.entry(list.m).or_default().lists.push(list);
        }
        for dead_end in &self.record.deadends {
            by_move.entry(dead_end.m).or_default().dead_ends.push(dead_end);
        }
        for probe in &self.record.probes {
            by_move.entry(probe.m).or_default().probes.push(probe);
        }
        for (at, mv) in self.record.moves.iter().enumerate() {
            if let Some(samples) = by_move.get(&at) {
                self.samples(at, &reader, samples);
            }
            if at > 0
                && let Err(problem) = reader.line(&mv.raw)
            {
                self.reader = Some(reader);
                return self.differ(at, format!("move `{}`", mv.raw), "accepted".into(), problem.to_string());
            }
            self.report.moves += 1;
            if !self.state(at, &reader, &mv.after) {
                return;
            }
        }
        if let Some(result) = &self.record.r#final {
            self.result(&reader, result);
        }
    }

    fn differ(&mut self, at: usize, what: String, recorded: String, ours: String) {
        let notation = self.reader.as_ref().and_then(|reader| self.record.log_of(reader).ok());
        let notation = notation.map_or(String::new(), |log| log.write());
        self.report.differences.push(Difference {
            game: self.record.id.clone(),
            at,
            what,
            recorded,
            ours,
            notation,
        });
    }

    /// Compares the state after a move.
    fn state(&mut self, at: usize, reader: &Reader, after: &Json<String, Value>) -> bool {
        for passing in ["lo", "ls", "lp", "lq"] {
            self.expected.remove(passing);
        }
        for (key, value) in after {
            match (key.as_str(), self.expected.get_mut(key), tidy(key, value)) {
                ("p", Some(Value::Object(known)), Value::Object(changed)) => known.extend(changed),
                (_, _, value) => {
                    self.expected.insert(key.clone(), value);
                }
            }
        }
        let ours = picture(&reader.game);
        let differing =
            self.expected.iter().find_map(|(key, value)| first_difference(key, value, ours.get(key)));
        self.report.states.note(differing.is_none());
        if let Some((what, recorded, ours)) = differing {
            self.reader = Some(reader.clone());
            self.differ(at, format!("state after `{}`: {what}", self.record.moves[at].raw), recorded, ours);
            return false;
        }
        true
    }

    /// Compares lists of legal moves, dead ends and federations before a move.
    fn samples(&mut self, at: usize, reader: &Reader, samples: &Samples<'_>) {
        self.reader = Some(reader.clone());
        for list in &samples.lists {
            let outcome = after(reader, &list.pre).and_then(|reader| lists::compare(&reader, &list.cmds));
            self.report.lists.note(outcome.is_ok());
            if let Err((recorded, ours)) = outcome {
                self.differ(at, format!("legal moves after {:?}", list.pre), recorded, ours);
            }
        }
        for dead_end in &samples.dead_ends {
            // What leads nowhere must not be playable.
            let refused = after(reader, &dead_end.pre).map_or(true, |reader| lists::leads_nowhere(&reader));
            self.report.dead_ends.note(refused);
            if !refused {
                self.differ(
                    at,
                    format!("dead end {:?}", dead_end.pre),
                    "cannot be completed".into(),
                    "offered".into(),
                );
            }
        }
        for probe in &samples.probes {
            for tried in &probe.fed {
                let outcome =
                    after(reader, &probe.pre).and_then(|reader| lists::compare_probe(&reader, tried));
                self.report.probes.note(outcome.is_ok());
                self.report.overlooked += usize::from(outcome == Ok(lists::Verdict::Overlooked));
                if let Err((recorded, ours)) = outcome {
                    self.differ(at, format!("federation {} after {:?}", tried[0], probe.pre), recorded, ours);
                }
            }
        }
    }

    /// Compares scores, winners, sources and final counts.
    fn result(&mut self, reader: &Reader, result: &Final) {
        let game = &reader.game;
        let at = self.record.moves.len();
        let sheet = game.scores();
        let winners: Vec<_> = sheet.winners.iter().map(|seat| seat.index()).collect();
        let mut checks = vec![
            ("the game is over".to_string(), "true".into(), (game.phase() == Phase::Over).to_string()),
            ("final scores".into(), format!("{:?}", result.vp), format!("{:?}", sheet.totals())),
            ("winners".into(), format!("{:?}", result.winners), format!("{winners:?}")),
        ];
        for (seat, recorded) in game.players().seats().zip(&result.breakdown) {
            checks.push((
                format!("points of player {seat} by source"),
                format!("{recorded:?}"),
                format!("{:?}", breakdown(game, seat, recorded)),
            ));
        }
        for (tile, counts) in &result.counts {
            let tile = game.final_tiles().iter().find(|own| own.word() == tile);
            let ours: Option<Vec<u8>> =
                tile.map(|tile| game.players().seats().map(|seat| game.final_count(seat, *tile)).collect());
            checks.push((
                "final counts".into(),
                format!("{counts:?}"),
                ours.map_or(String::new(), |ours| format!("{ours:?}")),
            ));
        }
        self.reader = Some(reader.clone());
        let differing: Vec<_> = checks.into_iter().filter(|(_, recorded, ours)| recorded != ours).collect();
        self.report.finals.note(differing.is_empty());
        for (what, recorded, ours) in differing {
            self.differ(at, what, recorded, ours);
        }
    }
}

#[derive(Default)]
struct Samples<'a> {
    lists: Vec<&'a crate::record::LegalList>,
    dead_ends: Vec<&'a crate::record::DeadEnd>,
    probes: Vec<&'a crate::record::Probe>,
}

/// The position after some commands of a line.
fn after(reader: &Reader, commands: &[String]) -> Result<Reader, (String, String)> {
    let mut reader = reader.clone();
    for command in commands {
        reader.command(command).map_err(|problem| (format!("`{command}` accepted"), problem.to_string()))?;
    }
    Ok(reader)
}

fn first_difference(key: &str, recorded: &Value, ours: Option<&Value>) -> Option<(String, String, String)> {
    if let (Value::Object(recorded), Some(Value::Object(ours))) = (recorded, ours)
        && key != "act"
        && key != "fp"
    {
        let differing = |(inner, value): (&String, &Value)| {
            first_difference(&format!("{key}.{inner}"), value, ours.get(inner))
        };
        return recorded.iter().find_map(differing);
    }
    // Further structures that wait for charging are listed by some versions only.
    if key == "lq" {
        return None;
    }
    let same = ours.is_some_and(|ours| ours == recorded);
    (!same).then(|| (key.to_string(), recorded.to_string(), ours.map_or("nothing".into(), Value::to_string)))
}

/// Our points by source under their names, in their two groups.
fn breakdown(
    game: &Gaia,
    seat: table::Seat,
    recorded: &BTreeMap<String, BTreeMap<String, i32>>,
) -> BTreeMap<String, BTreeMap<String, i32>> {
    let player = &game.players()[seat];
    let mut all: BTreeMap<String, BTreeMap<String, i32>> =
        recorded.keys().map(|key| (key.clone(), BTreeMap::new())).collect();
    for source in Source::all().filter(|source| player.points.of(*source) != 0) {
        let (group, name) = match source {
            Source::Round(round) => ("game", format!("round{round}")),
            Source::Booster(booster) => ("game", booster.word().to_string()),
            Source::Standard(tile) => {
                let place = Place::ALL
                    .iter()
                    .find(|place| game.tiles()[**place] == Some(tile))
                    .expect("all tiles lie somewhere");
                ("game", format!("tech-{}", place.word()))
            }
            Source::Advanced(tile) => ("game", format!("adv-{}", game.area_of(tile).map_or("?", Word::word))),
            Source::Federation => ("game", "federation".into()),
            Source::Rescore => ("game", "qic2".into()),
            Source::PlanetTypes => ("game", "qic3".into()),
            Source::GaiaProject => ("game", "gaia".into()),
            Source::Gleens => ("game", "gleens".into()),
            Source::Charge => ("game", "charge".into()),
            Source::Final(tile) => ("final", format!("final{}", tile + 1)),
            Source::Research(area) => ("final", area.word().to_string()),
            Source::Resources => ("final", "spend".into()),
            // What everybody begins with is not listed; nobody plays alone there, nor by our house rules.
            Source::Start
            | Source::AutomaCards
            | Source::AutomaFaction
            | Source::AutomaPassive
            | Source::AutomaLevel
            | Source::Handicap
            | Source::Bid => continue,
        };
        all.entry(group.into()).or_default().insert(name, player.points.of(source));
    }
    all
}
