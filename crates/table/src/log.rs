//! A game as text.
//!
//! ```text
//! astrarium = 2            # the version of this format
//! game = "gaia"
//! rules = 1                # the version of the rules
//! data = "1a2b3c4d5e6f7a8b" # the mark of the components
//! seed = "…64 digits…"     # or `commitment`, while the seed is secret; neither if the game was played elsewhere
//! given = 57               # so many of the first moves were given: they were played elsewhere, not by this seed
//! [setup]                  # what the players agreed on
//! players = 4
//! ---
//! * deal booster_nav       # a move of fate
//! 1 faction terrans
//! 2 faction xenos          # seat, then move; `#` starts a comment, blank lines are ignored
//! ```
//!
//! The part above `---` is TOML. A log is the truth about a game: everything else follows from it by replay, and what
//! chance decided stands in it. Where it was written for somebody who may not know a move, that move is `?`.

mod exported;
mod problem;

use std::fmt::Write as _;

use serde::Deserialize;

use crate::data::{self, DataError, nearest};
use crate::edition::{Edition, rules_version};
use crate::{Components as _, Fate, Game, Lang, MAX_SEATS, Refusal, Seat, Seed, Tell, Turn};

pub use problem::{LogError, LogProblem};

/// The version of the format that this program reads and writes.
const FORMAT: i64 = 2;

/// No header is longer, in bytes. A small file can be a long text, and what is read from a header takes many times its room.
const LONGEST_HEADER: usize = 64 << 10;

/// What separates header and moves.
const RULER: &str = "---";

/// Who makes fate's moves.
const FATE: &str = "*";

/// A move that is hidden from whoever the log was written for.
const HIDDEN: &str = "?";

/// The keys that a header may have.
const KEYS: [&str; 9] =
    ["astrarium", "game", "rules", "data", "own_files", "seed", "commitment", "given", "setup"];

/// A game as text: its header and its moves. See the top of `log.rs` for the format.
///
/// A log is only text that has the right form. Whether it is a game is shown by [`Log::replay`].
#[derive(Clone, Debug)]
pub struct Log {
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The mark of the components it was played with.
    pub data: String,
    /// Component files that the players had replaced by their own.
    pub own_files: Vec<String>,
    /// The seed, unless it is still secret or there never was one.
    pub seed: Option<Seed>,
    /// The published commitment to the seed.
    pub commitment: Option<String>,
    /// How many of the first moves were given: the game goes on from a position that was played elsewhere. What chance
    /// decided in them does not follow from the seed.
    pub given: usize,
    /// What the players agreed on: the game's set-up as TOML.
    pub setup: toml::Table,
    /// The moves in the notation of the game, with the seats that made them; fate's have none.
    pub moves: Vec<(Option<Seat>, String)>,
    /// Where the log was read, for errors.
    source: Source,
}

/// A step of a replay.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The position before it.
    pub before: &'a G,
    /// Who moves; `None` is fate.
    pub by: Option<Seat>,
    /// The move.
    pub mv: G::Move,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after it.
    pub after: &'a G,
}

/// What a verified log comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many moves it has.
    pub moves: usize,
    /// How many of them were given: what chance decided there is not proven.
    pub given: usize,
    /// How many of the others are fate's.
    pub fates: usize,
    /// Whether the game has ended.
    pub over: bool,
    /// The commitment that belongs to its seed, to be compared with the one that was published.
    pub commitment: String,
}

/// Where the parts of a log stand in the file.
#[derive(Clone, Debug)]
struct Source {
    file: String,
    /// The text above the ruler.
    header: String,
    /// The line of the ruler.
    ruler: usize,
    /// The line of every move.
    moves: Vec<usize>,
}

impl Log {
    /// The log of a game that begins now, with the latest components.
    ///
    /// # Panics
    ///
    /// If the set-up cannot be written as a TOML table, which is a fault of the game.
    pub fn start<G: Game>(setup: &G::Setup, seed: impl Into<Option<Seed>>) -> Log {
        let setup = toml::Table::try_from(setup)
            .unwrap_or_else(|error| panic!("the set-up of {} is no TOML table: {error}", G::NAME));
        Log::new::<G>(&G::Components::editions()[0], setup, seed)
    }

    /// The log of a game that begins now, from a set-up that is text already.
    pub fn new<G: Game>(
        edition: &Edition<G::Components>,
        setup: toml::Table,
        seed: impl Into<Option<Seed>>,
    ) -> Log {
        let mut log = Log {
            game: G::NAME.to_owned(),
            rules: rules_version::<G>(),
            data: edition.mark.clone(),
            own_files: edition.own_files.clone(),
            seed: seed.into(),
            commitment: None,
            given: 0,
            setup,
            moves: Vec::new(),
            source: Source { file: "log".to_owned(), header: String::new(), ruler: 0, moves: Vec::new() },
        };
        log.source.header = log.header();
        log.source.ruler = log.source.header.lines().count() + 1;
        log
    }

    /// Appends a move of a seat, or of fate.
    ///
    /// # Panics
    ///
    /// If the notation is empty, is more than a line, or holds a `#`, which would begin a comment.
    pub fn push(&mut self, seat: impl Into<Option<Seat>>, notation: impl Into<String>) {
        let (seat, notation) = (seat.into(), notation.into());
        assert!(is_notation(&notation), "{notation:?} cannot stand in a log as a move");
        // Moves may have been taken back since the last one was written.
        self.source.moves.truncate(self.moves.len());
        let line = self.line_of(self.moves.len());
        self.moves.push((seat, notation));
        self.source.moves.push(line);
    }

    /// Appends a move that whoever the log is written for may not know.
    pub fn push_hidden(&mut self, seat: impl Into<Option<Seat>>) {
        self.push(seat, HIDDEN);
    }

    /// The same log with the seed replaced by its commitment, as it may be shown while the game is on.
    #[must_use]
    pub fn sealed(&self) -> Log {
        let mut log = self.clone();
        if let Some(seed) = log.seed.take() {
            log.commitment = Some(seed.commitment());
        }
        log
    }

    /// Reads a log. `file` is its name, for the errors of this and of [`Log::replay`].
    pub fn parse(file: &str, text: &str) -> Result<Log, LogError> {
        let wrong = |line: usize, problem| LogError { file: file.to_owned(), line, problem };
        // Some editors begin a file with an invisible mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let ruler = text.lines().position(|line| line.trim_end() == RULER);
        let header: String =
            text.lines().take(ruler.unwrap_or(usize::MAX)).flat_map(|line| [line, "\n"]).collect();
        check_version(&header).map_err(|(line, problem)| wrong(line, problem))?;
        let ruler = ruler.ok_or_else(|| wrong(text.lines().count(), LogProblem::Truncated))? + 1;
        if header.len() > LONGEST_HEADER {
            let problem = format!("a header has at most {} kB", LONGEST_HEADER >> 10);
            return Err(wrong(1, LogProblem::Header(problem)));
        }

        let in_header = |error: &toml::de::Error| header_error(file, &header, error);
        let table: toml::Table = toml::from_str(&header).map_err(|error| in_header(&error))?;
        if let Some(stranger) = table.keys().find(|key| !KEYS.contains(&key.as_str())) {
            let right = nearest(stranger, KEYS)
                .map_or(format!("the keys are {}", KEYS.join(", ")), |key| format!("did you mean `{key}`?"));
            let problem = LogProblem::Header(format!("a header has no key `{stranger}`; {right}"));
            return Err(wrong(line_of_key(&header, stranger), problem));
        }
        let Header { game, rules, data, own_files, seed, commitment, given, setup } =
            toml::from_str(&header).map_err(|error| in_header(&error))?;

        let source = Source { file: file.to_owned(), header, ruler, moves: Vec::new() };
        let mut log =
            Log { game, rules, data, own_files, seed, commitment, given, setup, moves: Vec::new(), source };
        for (index, line) in text.lines().enumerate().skip(ruler) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (seat, notation) = read_line(line).map_err(|problem| wrong(index + 1, problem))?;
            log.moves.push((seat, notation.to_owned()));
            log.source.moves.push(index + 1);
        }
        log.check_given()?;
        log.check_commitment()?;
        Ok(log)
    }

    /// The number of the move that stands on a line, counted from 1.
    pub fn move_on(&self, line: usize) -> Option<usize> {
        (0..self.moves.len()).find(|index| self.line_of(*index) == line).map(|index| index + 1)
    }

    /// Writes the log as text that [`Log::parse`] reads.
    pub fn write(&self) -> String {
        let mut text = self.header();
        text.push_str(RULER);
        text.push('\n');
        for (seat, notation) in &self.moves {
            let seat = seat.map_or(FATE.to_owned(), |seat| seat.to_string());
            let _ = writeln!(text, "{seat} {notation}");
        }
        text
    }

    fn header(&self) -> String {
        let mut table = toml::Table::new();
        table.insert("setup".to_owned(), self.setup.clone().into());
        let quoted = |text: &str| toml::Value::from(text);
        let mut text = format!("astrarium = {FORMAT}\n");
        let _ = writeln!(text, "game = {}\nrules = {}", quoted(&self.game), self.rules);
        let _ = writeln!(text, "data = {}", quoted(&self.data));
        if !self.own_files.is_empty() {
            let _ = writeln!(text, "own_files = {}", toml::Value::from(self.own_files.clone()));
        }
        if let Some(seed) = &self.seed {
            let _ = writeln!(text, "seed = \"{seed}\"");
        }
        if let Some(commitment) = &self.commitment {
            let _ = writeln!(text, "commitment = {}", quoted(commitment));
        }
        if self.given > 0 {
            let _ = writeln!(text, "given = {}", self.given);
        }
        text + &table.to_string()
    }

    /// Plays the whole log through with the components that come with the program, checking every move. There is a game
    /// at the end, or none at all.
    pub fn replay<G: Game>(&self) -> Result<G, LogError> {
        self.replay_in(G::Components::editions())
    }

    /// Plays the whole log through with whichever of these components it was played with.
    pub fn replay_in<G: Game>(&self, editions: &[Edition<G::Components>]) -> Result<G, LogError> {
        let mut game = self.lay_out::<G>(editions)?;
        for index in 0..self.moves.len() {
            let mv = self.read_move(&game, index)?;
            game.play(mv).map_err(|refusal| self.illegal::<G>(index, refusal))?;
        }
        Ok(game)
    }

    /// Like [`Log::replay_in`], and shows every step.
    pub fn replay_with<G: Game>(
        &self,
        editions: &[Edition<G::Components>],
        mut show: impl FnMut(Step<'_, G>),
    ) -> Result<G, LogError> {
        let mut game = self.lay_out::<G>(editions)?;
        let mut events = Vec::new();
        for index in 0..self.moves.len() {
            let mv = self.read_move(&game, index)?;
            game.check(mv).map_err(|refusal| self.illegal::<G>(index, refusal))?;
            let mut after = game.clone();
            events.clear();
            after.apply(mv, Tell::to(&mut events));
            show(Step { before: &game, by: self.moves[index].0, mv, events: &events, after: &after });
            game = after;
        }
        Ok(game)
    }

    /// Plays the log through and proves that chance was what the seed says: every move of fate is the one it draws, and
    /// the commitment, if there is one, is to this seed. Moves that were given are only checked by the rules.
    pub fn verify<G: Game>(&self, editions: &[Edition<G::Components>]) -> Result<Verified, LogError> {
        let missing = match self.commitment {
            Some(_) => "it is still secret; add `seed = \"…\"` to the header once it is published",
            None => "the game was played elsewhere, or its seed was taken out",
        };
        let seed = self.seed.ok_or_else(|| self.error_at_key("game", LogProblem::NoSeed(missing)))?;
        self.check_commitment()?;
        let (fate, mut fates) = (Fate::new(seed), 0);
        let mut game = self.lay_out::<G>(editions)?;
        for (index, (_, notation)) in self.moves.iter().enumerate() {
            let mv = self.read_move(&game, index)?;
            if let Some(drawn) = fate.draw(&game, index).filter(|_| index >= self.given) {
                fates += 1;
                if drawn != mv {
                    let (found, right) = (notation.clone(), game.write_move(drawn));
                    return Err(self.error(self.line_of(index), LogProblem::NotDrawn { found, right }));
                }
            }
            game.play(mv).map_err(|refusal| self.illegal::<G>(index, refusal))?;
        }
        let commitment = seed.commitment();
        Ok(Verified {
            moves: self.moves.len(),
            given: self.given,
            fates,
            over: game.to_move().is_over(),
            commitment,
        })
    }

    /// There is no such game among these.
    #[cfg(feature = "draw")]
    pub(crate) fn unknown_game<'a>(&self, names: impl Iterator<Item = &'a str> + Clone) -> LogError {
        let right = nearest(&self.game, names.clone()).map_or_else(
            || format!("the games are {}", names.collect::<Vec<_>>().join(", ")),
            |name| format!("did you mean \"{name}\"?"),
        );
        self.error_at_key("game", LogProblem::UnknownGame { found: self.game.clone(), right })
    }

    /// The table as it is before the first move.
    pub(crate) fn lay_out<G: Game>(&self, editions: &[Edition<G::Components>]) -> Result<G, LogError> {
        if self.game != G::NAME {
            let right = format!("it should be \"{}\"", G::NAME);
            let problem = LogProblem::UnknownGame { found: self.game.clone(), right };
            return Err(self.error_at_key("game", problem));
        }
        let here = rules_version::<G>();
        if self.rules > here {
            return Err(self.error_at_key("rules", LogProblem::LaterRules { found: self.rules, here }));
        }
        let edition = editions.iter().find(|edition| edition.mark == self.data);
        let edition = edition.ok_or_else(|| self.other_components(editions))?;
        self.check_commitment()?;
        let setup = self.setup.clone().try_into().map_err(|error| self.setup_error::<G>(&error))?;
        G::new(&setup, edition.components).map_err(|refusal| {
            let sentence = G::texts().refusal(Lang::En, &refusal);
            self.error_at_key("[setup]", LogProblem::Setup { refusal: refusal.into(), sentence })
        })
    }

    fn other_components<C>(&self, editions: &[Edition<C>]) -> LogError {
        let here: Vec<&str> = editions.iter().map(|edition| edition.mark.as_str()).collect();
        let right = if self.own_files.is_empty() {
            "they came with another version of the program, which replays it"
        } else {
            "name the folder with those files (`--data DIR`)"
        };
        self.error_at_key(
            "data",
            LogProblem::OtherComponents {
                found: self.data.clone(),
                own_files: self.own_files.clone(),
                here: here.join(", "),
                right: right.to_owned(),
            },
        )
    }

    fn read_move<G: Game>(&self, game: &G, index: usize) -> Result<G::Move, LogError> {
        let (seat, notation) = &self.moves[index];
        let wrong = |problem| self.error(self.line_of(index), problem);
        if let Some(seat) = seat.filter(|seat| seat.number() > game.seats()) {
            return Err(wrong(LogProblem::BadSeat { found: seat.to_string(), seats: game.seats() }));
        }
        let right = match game.to_move() {
            Turn::Over => {
                let end = index.checked_sub(1).map_or(self.source.ruler, |last| self.line_of(last));
                return Err(wrong(LogProblem::AfterEnd { notation: notation.clone(), end }));
            }
            Turn::Fate => None,
            Turn::Of(seat) => Some(seat),
        };
        if right != *seat {
            return Err(wrong(LogProblem::WrongSeat { found: *seat, right }));
        }
        if notation == HIDDEN {
            return Err(wrong(LogProblem::Hidden));
        }
        game.read_move(notation)
            .map_err(|misread| wrong(LogProblem::Unreadable { notation: notation.clone(), misread }))
    }

    fn illegal<G: Game>(&self, index: usize, refusal: Refusal) -> LogError {
        let notation = self.moves[index].1.clone();
        let sentence = G::texts().refusal(Lang::En, &refusal);
        let changes = G::CHANGES[(self.rules.max(1) as usize - 1).min(G::CHANGES.len())..].to_vec();
        let refusal = refusal.into();
        self.error(self.line_of(index), LogProblem::Illegal { notation, refusal, sentence, changes })
    }

    fn check_given(&self) -> Result<(), LogError> {
        if self.given <= self.moves.len() {
            return Ok(());
        }
        let (given, moves) = (self.given, self.moves.len());
        Err(self.error_at_key("given", LogProblem::Given { given, moves }))
    }

    fn check_commitment(&self) -> Result<(), LogError> {
        let (Some(seed), Some(commitment)) = (&self.seed, &self.commitment) else { return Ok(()) };
        let right = seed.commitment();
        if right == *commitment {
            return Ok(());
        }
        Err(self.error_at_key("commitment", LogProblem::OtherSeed { right }))
    }

    /// The set-up as the file has it, read once more, knows its lines.
    fn setup_error<G: Game>(&self, error: &toml::de::Error) -> LogError {
        #[derive(Deserialize)]
        struct Header<S> {
            #[serde(rename = "setup")]
            _setup: S,
        }
        match toml::from_str::<Header<G::Setup>>(&self.source.header) {
            Err(error) => header_error(&self.source.file, &self.source.header, &error),
            // The set-up was changed after reading.
            Ok(_) => self.error_at_key("[setup]", LogProblem::Header(error.message().to_owned())),
        }
    }

    fn error(&self, line: usize, problem: LogProblem) -> LogError {
        LogError { file: self.source.file.clone(), line, problem }
    }

    fn error_at_key(&self, key: &str, problem: LogProblem) -> LogError {
        self.error(line_of_key(&self.source.header, key), problem)
    }

    /// The line of a move. Moves that were never in a file stand on the lines they would have in one.
    fn line_of(&self, index: usize) -> usize {
        let known = &self.source.moves[..self.source.moves.len().min(index + 1)];
        let last = known.last().copied().unwrap_or(self.source.ruler);
        last + index + 1 - known.len()
    }
}

/// Logs are equal when they tell the same game, wherever they were read.
impl PartialEq for Log {
    fn eq(&self, other: &Log) -> bool {
        self.game == other.game
            && self.rules == other.rules
            && self.data == other.data
            && self.own_files == other.own_files
            && self.seed == other.seed
            && self.commitment == other.commitment
            && self.given == other.given
            && self.setup == other.setup
            && self.moves == other.moves
    }
}

/// The header of a log, apart from its version.
#[derive(Deserialize)]
struct Header {
    game: String,
    rules: u32,
    data: String,
    #[serde(default)]
    own_files: Vec<String>,
    seed: Option<Seed>,
    commitment: Option<String>,
    #[serde(default)]
    given: usize,
    setup: toml::Table,
}

/// Whether a move's notation can stand in a log and be read back.
pub(crate) fn is_notation(notation: &str) -> bool {
    !notation.is_empty() && notation.trim() == notation && !notation.contains(['#', '\n', '\r'])
}

/// The version comes first, and is read without regard to anything else: a later format may differ in everything
/// but this line.
fn check_version(header: &str) -> Result<(), (usize, LogProblem)> {
    for (index, line) in header.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let Some((key, version)) = line.split_once('=') else { continue };
        if key.trim() == "astrarium" {
            let found = version.trim();
            return match found.parse::<i64>() {
                Ok(FORMAT) => Ok(()),
                Ok(1) => Err((index + 1, LogProblem::FirstFormat)),
                _ => Err((index + 1, LogProblem::OtherVersion { found: found.to_owned() })),
            };
        }
    }
    Err((1, LogProblem::NoVersion))
}

fn read_line(line: &str) -> Result<(Option<Seat>, &str), LogProblem> {
    let (number, notation) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let seat = match number.parse::<u8>() {
        _ if number == FATE => None,
        Ok(number) if (1..=MAX_SEATS as u8).contains(&number) => Some(Seat::new(number - 1)),
        _ => return Err(LogProblem::BadSeat { found: number.to_owned(), seats: MAX_SEATS as u8 }),
    };
    match notation.trim_start() {
        "" => Err(LogProblem::NoMove),
        notation => Ok((seat, notation)),
    }
}

/// The first line that begins with a key; the first line of all, if none does.
fn line_of_key(header: &str, key: &str) -> usize {
    header.lines().position(|line| line.trim_start().starts_with(key)).unwrap_or(0) + 1
}

fn header_error(file: &str, header: &str, error: &toml::de::Error) -> LogError {
    let file = file.to_owned();
    match data::explain(&file, header, error) {
        DataError::Content { line, place, problem, .. } => {
            let place = place.strip_prefix(": ").map(|place| format!("{place}: ")).unwrap_or_default();
            LogError { file, line, problem: LogProblem::Header(format!("{place}{problem}")) }
        }
        other => LogError { file, line: 1, problem: LogProblem::Header(other.to_string()) },
    }
}
