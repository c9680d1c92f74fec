//! Writing our games in the boardgamers notation.
//!
//! A reader follows everything that is written. So the two never disagree about what a command means, and a move
//! that means something else there is noticed at once, by comparing the two positions.

use gaia::catalogue::Catalogue;
use gaia::{Decision, Gaia, Line, Move, Part, Phase, Purse, Setup};
use serde_json::{Value, json};
use table::{Components as _, Game, Log, LogError, Seat, Tell};

use crate::commands::{command, echoes, income_word, why_different};
use crate::reader::Reader;
use crate::record::{Record, RecordSetup, setup_of};
use crate::words::{Word, bowl_word};

/// Why a game cannot be written in the boardgamers notation.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The log is no game of Gaia Project.
    #[error(transparent)]
    Log(#[from] LogError),
    /// It was played by rules that are not played there.
    #[error(
        "the boardgamers notation is for games with other rules: here {differences}; a game that can be written \
         starts with {options}"
    )]
    Rules {
        /// What differs.
        differences: String,
        /// The options of a game that can be written.
        options: String,
    },
    /// The table does not fit.
    #[error("the table cannot be written in the boardgamers notation: {0}")]
    Table(String),
    /// A move has no counterpart.
    #[error("move {number}, `{notation}`, cannot be written in the boardgamers notation: {problem}")]
    Move {
        /// Which move it is, counted from 1.
        number: usize,
        /// The move in our notation.
        notation: String,
        /// What is in the way.
        problem: String,
    },
}

/// Turns our moves into their commands.
pub struct Writer<'a> {
    /// The position in our game.
    pub(crate) game: Gaia,
    /// The same as their commands have it.
    reader: Reader,
    /// The moves of our game, once the table is laid out.
    moves: &'a [(Seat, Move)],
    /// How many moves of the log come before them.
    before: usize,
    /// How many of them have been written.
    done: usize,
    /// Their names of the hexes, by cell.
    pub(crate) names: Vec<String>,
    lines: Vec<Written>,
    /// Whose line can be continued.
    open: Option<(Seat, Segment)>,
}

/// A line in the making.
struct Written {
    seat: Seat,
    who: String,
    commands: Vec<String>,
}

/// What may stand together on one line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Segment {
    /// One choice of the set-up.
    Setup,
    /// A player's income.
    Income,
    /// A player's part of the Gaia phase.
    Gaia,
    /// One answer to an offer.
    Charge,
    /// One turn.
    Turn,
}

impl Writer<'_> {
    /// A whole game as a record that [`Reader`] reads.
    pub fn write(id: &str, log: &Log) -> Result<Value, WriteError> {
        let (mut moves, mut start) = (Vec::new(), None);
        log.replay_with::<Gaia>(Catalogue::editions(), |step| match (step.by, step.mv) {
            // Fate, and whoever turns the tiles of the map, make the table; the game begins after that.
            (None, _) | (_, Move::TurnSector(_)) => start = Some(step.after.clone()),
            (Some(seat), mv) => moves.push((seat, mv)),
        })?;
        check_rules(log)?;
        let undealt = || WriteError::Table("not all tiles are dealt yet".into());
        let game = start.ok_or_else(undealt)?;
        let setup = RecordSetup::of(&game).ok_or_else(undealt)?;
        if game.phase() == Phase::Map {
            return Err(WriteError::Table("not all tiles of the map are turned yet".into()));
        }
        let names = setup.hex_names(&game);
        let players = game.seats();
        let record = Record::new(id, players, setup);
        let reader = Reader::new(&record).map_err(WriteError::Table)?;
        let before = log.moves.len() - moves.len();
        let (lines, open) = (Vec::new(), None);
        let mut writer = Writer { game, reader, moves: &moves, before, done: 0, names, lines, open };
        writer.all()?;
        let seed: String = id.split_whitespace().collect::<Vec<_>>().join("-");
        let init =
            json!({ "player": null, "faction": null, "raw": format!("init {players} {seed}").trim_end() });
        let lines = writer.lines.iter().map(|line| writer.line(line));
        Ok(json!({
            "id": id,
            "players": players,
            "options": {},
            "setup": record.setup,
            "moves": std::iter::once(init).chain(lines).collect::<Vec<_>>(),
        }))
    }

    fn line(&self, line: &Written) -> Value {
        let faction = self.reader.game.players()[line.seat].faction.map(Word::word);
        // The empty command after a turn leaves nothing but its full stop.
        let raw = format!("{} {}", line.who, line.commands.join(". "));
        json!({ "player": line.seat.index(), "faction": faction, "raw": raw.trim_end() })
    }

    /// Writes all moves.
    fn all(&mut self) -> Result<(), WriteError> {
        self.recommended_factions();
        while let Some((seat, mv)) = self.moves.get(self.done).copied() {
            let (number, notation) = (self.before + self.done + 1, self.game.write_move(mv));
            let written = match self.game.phase() {
                Phase::Income => self.income(seat, mv),
                _ => self.step(seat, mv),
            };
            written.map_err(|problem| WriteError::Move { number, notation, problem })?;
        }
        Ok(())
    }

    /// The factions of a first game (GP-SETUP-23) are no moves of ours.
    fn recommended_factions(&mut self) {
        let chosen = self.game.players().iter().filter_map(|(seat, player)| Some((seat, player.faction?)));
        for (seat, faction) in chosen.collect::<Vec<_>>() {
            self.say(seat, &format!("faction {}", faction.word())).expect("the factions differ");
        }
    }

    /// Writes the command of the next move, which may stand for several moves.
    fn step(&mut self, seat: Seat, mv: Move) -> Result<(), String> {
        let (text, count) = command(self, seat, &self.moves[self.done..])?;
        let meant = &self.moves[self.done..self.done + count];
        self.say(seat, &text)?;
        self.answer_about_the_brainstone(meant)?;
        for (_, mv) in meant {
            self.game.apply(*mv, Tell::nobody());
        }
        for echo in echoes(self, seat, mv) {
            self.add(&echo)?;
        }
        self.done += count;
        if matches!(mv, Move::EndTurn | Move::Pass(_)) {
            self.open = None;
        }
        self.compare(meant)
    }

    /// Some commands wait for the word about the brainstone; with us it is part of the moves.
    fn answer_about_the_brainstone(&mut self, meant: &[(Seat, Move)]) -> Result<(), String> {
        if self.reader.held.is_none() {
            return Ok(());
        }
        let used = meant.iter().any(|(_, mv)| match mv {
            Move::Act(_, purse) | Move::Convert(_, purse) => *purse == Purse::Brainstone,
            Move::Tokens(handful) => handful.brainstone,
            _ => false,
        });
        let answers = self.reader.stone_answers();
        let answer = answers.get(usize::from(!used)).ok_or("there the brainstone must pay")?;
        self.add(&format!("brainstone {answer}"))
    }

    /// One move of the income phase. The order is written only while it matters there; what comes by itself is
    /// compared when all have received their income.
    fn income(&mut self, seat: Seat, mv: Move) -> Result<(), String> {
        let asked = self.reader.game.question().filter(|pending| pending.seat == seat);
        let asked = asked.map(|pending| pending.decision);
        let ours = self.game.question().map(|pending| pending.decision);
        let cycles = [&self.game, &self.reader.game].map(|game| game.players()[seat].power);
        match (mv, asked) {
            (Move::Income(Line { part: Part::Rest, .. }), _) => {}
            (Move::Income(line), Some(Decision::Income(_))) => {
                self.say(seat, &income_word(&self.game, seat, line))?;
            }
            (Move::Brainstone(bowl), Some(Decision::Brainstone(_)))
                if asked == ours && cycles[0] == cycles[1] =>
            {
                self.say(seat, &format!("brainstone {}", bowl_word(bowl)))?;
            }
            (Move::Brainstone(_), _) => {
                return Err("there this income comes in another order, the oldest source first".into());
            }
            // It has come by itself already.
            _ => {}
        }
        self.game.apply(mv, Tell::nobody());
        self.done += 1;
        self.compare(&self.moves[self.done - 1..self.done])
    }

    /// Writes a command, on a new line where one begins.
    fn say(&mut self, seat: Seat, command: &str) -> Result<(), String> {
        let decision = self.game.question().map(|pending| pending.decision);
        let offer = matches!(decision, Some(Decision::Charge(_)));
        let segment = match (self.game.phase(), decision) {
            (Phase::Deal | Phase::Map | Phase::Factions | Phase::Start | Phase::Boosters, _) => {
                Segment::Setup
            }
            (Phase::Income, _) => Segment::Income,
            (Phase::Gaia, _) => Segment::Gaia,
            _ if offer => Segment::Charge,
            // The question follows from a turn or from charging.
            (_, Some(Decision::Brainstone(_))) => self.open.map_or(Segment::Turn, |(_, segment)| segment),
            _ => Segment::Turn,
        };
        if self.open != Some((seat, segment)) || segment == Segment::Setup || offer {
            let faction = self.reader.game.players()[seat].faction;
            let who = faction.map_or_else(|| format!("p{seat}"), |faction| faction.word().to_string());
            self.lines.push(Written { seat, who, commands: Vec::new() });
            self.open = Some((seat, segment));
        }
        self.add(command)
    }

    /// Continues the line.
    fn add(&mut self, command: &str) -> Result<(), String> {
        self.reader.command(command).map_err(|error| format!("there, {error}"))?;
        self.lines.last_mut().expect("a line is open").commands.push(command.to_string());
        Ok(())
    }

    /// Both positions must be the same, apart from what is no part of the play. While income is received, the
    /// reader may be ahead.
    fn compare(&self, meant: &[(Seat, Move)]) -> Result<(), String> {
        if self.game.phase() == Phase::Income || self.game.stands_like(&self.reader.game) {
            Ok(())
        } else {
            Err(why_different(meant).into())
        }
    }
}

/// Only games with the rules of the recording program can be written.
fn check_rules(log: &Log) -> Result<(), WriteError> {
    let table = |setup: &Setup| toml::Table::try_from((*setup).clone()).unwrap_or_default();
    let ours: Setup = log.setup.clone().try_into().unwrap_or_else(|_| setup_of(0));
    let theirs = setup_of(ours.players);
    let with_switches = |setup: &Setup| {
        let mut rows = vec![("turn_order".to_string(), table(setup)["turn_order"].clone())];
        let switches = toml::Table::try_from(setup.switches).unwrap_or_default();
        rows.extend(switches.into_iter().map(|(name, value)| (format!("switches.{name}"), value)));
        rows
    };
    let differing = with_switches(&ours).into_iter().zip(with_switches(&theirs));
    let differing: Vec<_> = differing.filter(|(ours, theirs)| ours != theirs).collect();
    if differing.is_empty() {
        return Ok(());
    }
    let plain = |value: &toml::Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    let here = differing.iter().map(|((name, value), _)| format!("{name} is {}", plain(value)));
    let there = differing.iter().map(|(_, (name, value))| format!("--set {name}={}", plain(value)));
    Err(WriteError::Rules {
        differences: here.collect::<Vec<_>>().join(", "),
        options: there.collect::<Vec<_>>().join(" "),
    })
}
