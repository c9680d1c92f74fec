//! `astrarium load`: many tables with people at them, and what that costs; and faults while they play.
//!
//! It starts the servers that it loads, on this machine and on data of their own, and nothing else can be named: nobody else's
//! server can be put under load with it. Pages are what browsers have: a stream of news and a connection for questions each.

mod figures;
mod host;
mod opening;
mod table;
mod wire;

use std::io::Write as _;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::table::GameKind;
use futures::StreamExt as _;
use futures::stream;
use tokio::sync::{Semaphore, watch};

use self::figures::{Measured, below};
use self::host::{Duty, Host};
use self::table::{Places, Table, Taken};
use crate::failure::Failure;
use crate::serve::{connect, runtime};
use crate::{files, registry};

/// So many tables share an address, well within what one address may have.
const TABLES_OF_ADDRESS: usize = 30;

/// So many tables are opened at once.
const OPENED_AT_ONCE: usize = 16;

/// A table where nothing happens for so long is stuck.
const STUCK: Duration = Duration::from_mins(1);

/// Put servers of this machine under load, and break them if asked to.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// How many tables are played at, each with a page for either player; of several numbers, one after the other.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "100", value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: Vec<u32>,

    /// How many more look on at every table; likewise.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "0", value_parser = clap::value_parser!(u32).range(0..=500))]
    viewers: Vec<u32>,

    /// How long people play, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,

    /// How long passes between two turns at a table, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    every: u64,

    /// The game.
    #[arg(long, value_name = "GAME", default_value = "gaia", value_parser = registry::game_name)]
    game: String,

    /// Let a bot have the second seat at every other table.
    #[arg(long)]
    bots: bool,

    /// Kill a process without a warning so many times while people play, and start another in its place.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    kills: u32,

    /// A command that disturbs the servers while people play, such as one that restarts their database.
    #[arg(long, value_name = "COMMAND")]
    disturb: Option<String>,

    /// How often it is run, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    disturb_every: u64,

    /// An empty PostgreSQL of this machine for the servers to share [default: one server on a new file].
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,

    /// How many servers share the database.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u32).range(1..=8))]
    servers: u32,

    /// How many workers think besides.
    #[arg(long, value_name = "N", default_value_t = 0, requires = "database", value_parser = clap::value_parser!(u32).range(0..=8))]
    workers: u32,

    /// A folder for the data file, such as one on a small disk [default: one that is removed afterwards].
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    folder: Option<PathBuf>,

    /// Measure how long tables with so many moves take to open, instead of playing at many.
    #[arg(long, value_name = "MOVES", value_delimiter = ',', conflicts_with_all = ["kills", "disturb", "database"])]
    log_length: Vec<usize>,
}

const EXAMPLES: &str = "\
Examples:
  astrarium load --tables 2000 --every 60000 --seconds 120   two thousand tables, a turn a minute at each
  astrarium load --tables 10 --viewers 98 --every 1000       a thousand pages at ten tables
  astrarium load --tables 100,500,2000 --every 60000         what grows with the tables
  astrarium load --tables 40 --every 200 --kills 200 --seconds 3600
                                                             kill the server two hundred times
  astrarium load --database postgres://postgres@localhost/load --servers 2 --workers 1 --bots --kills 200 --seconds 3600
  astrarium load --game planetformers --log-length 0,100,1000
                                                             how long tables take to open

Play ends after the given seconds, or after the last kill. The exit status is 1 if anything acknowledged was lost or a table is stuck.";

/// Loads, and says what came of it.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kind = registry::game(&args.game, None)?.kind;
    let sizes = args.sizes();
    if sizes.len() > 1 && args.database.is_some() {
        return Err(Failure::Usage("several sizes need several databases: load them one by one".to_owned()));
    }
    runtime()?.block_on(async {
        if !args.log_length.is_empty() {
            return opening::measure(args, &kind).await;
        }
        for size in sizes {
            load(args, size, &kind).await?;
        }
        Ok(())
    })
}

/// How many tables there are, and how many look on at each.
#[derive(Clone, Copy, Debug)]
struct Size {
    tables: usize,
    viewers: usize,
}

impl Size {
    fn pages(self) -> usize {
        self.tables * (2 + self.viewers)
    }
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, Failure> {
        let folder = std::env::temp_dir().join(format!("astrarium-load-{}", std::process::id()));
        let made = std::fs::create_dir_all(&folder);
        made.map_err(|error| Failure::Failed(format!("a folder cannot be made: {error}")))?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn failed(what: &str, error: &dyn std::fmt::Display) -> Failure {
    Failure::Failed(format!("{what}: {error}"))
}

/// Starts the processes that are loaded.
async fn start(args: &Args, size: Size, folder: &Folder) -> Result<Vec<Host>, Failure> {
    let store = match &args.database {
        Some(address) => {
            is_ours(address).await?;
            ["--database".to_owned(), address.clone()]
        }
        None => {
            let folder = args.folder.as_ref().unwrap_or(&folder.0);
            let file = format!("load-{}-{}.db", size.tables, size.viewers);
            ["--db".to_owned(), folder.join(file).display().to_string()]
        }
    };
    let connections = 2 * size.pages() + 100;
    let serving = [&store[..], &["--connections".to_owned(), connections.to_string()]].concat();
    let mut hosts = Vec::new();
    for _ in 0..args.servers {
        hosts.push(Host::start(Duty::Serve, &serving).await?);
    }
    for _ in 0..args.workers {
        hosts.push(Host::start(Duty::Think, &store).await?);
    }
    Ok(hosts)
}

/// Only an empty database of this machine is loaded.
async fn is_ours(address: &str) -> Result<(), Failure> {
    let host = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = host.split(['/', '?']).next().unwrap_or_default().rsplit('@').next().unwrap_or_default();
    let host = host.split(':').next().unwrap_or_default();
    if !["", "localhost", "127.0.0.1"].contains(&host) {
        return Err(Failure::Usage(format!(
            "only a database of this machine can be loaded, and {host} is another one"
        )));
    }
    let condition = server::store::Database::look_at_server(address).await;
    let condition = condition.map_err(|error| Failure::Failed(error.to_string()))?;
    if condition.layout.found != 0 {
        return Err(Failure::Failed("the database is not empty: make a new one for the load".to_owned()));
    }
    drop(connect(address).await?);
    Ok(())
}

async fn load(args: &Args, size: Size, kind: &GameKind) -> Result<(), Failure> {
    let folder = Folder::new()?;
    let mut hosts = start(args, size, &folder).await?;
    let empty = memory(&hosts);
    let addresses = hosts.iter().take(args.servers as usize).map(|host| host.address);
    let places: Places = Arc::new(addresses.collect());
    let measured = Arc::new(Measured::default());
    let begun = Instant::now();
    let tables = open(args, size, kind, &places, &measured).await?;
    let watching: Vec<_> = tables
        .iter()
        .flat_map(|table| (0..table.pages()).map(|page| tokio::spawn(Arc::clone(table).watch(page))))
        .collect();
    let all_listen = async {
        while (measured.streams.count() as usize) < watching.len() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let _ = tokio::time::timeout(STUCK, all_listen).await;
    let (tables_open, pages, seconds) = (tables.len(), watching.len(), begun.elapsed().as_secs_f64());
    say(&format!("{tables_open} tables with {pages} pages opened in {seconds:.0} s"))?;
    let (full, busy, begun) = (memory(&hosts), cpu(&hosts), Instant::now());
    let over = End::default();
    let playing = tables.iter().zip(0..).map(|(table, number)| {
        tokio::spawn(play(Arc::clone(table), number, args.pace_of(number), over.clone()))
    });
    let playing: Vec<_> = playing.collect();
    disturb(args, &mut hosts).await?;
    let (seconds, busy) = (begun.elapsed().as_secs_f64(), cpu(&hosts) - busy);
    report(args, &measured, &hosts, (seconds, busy, empty, full)).await?;
    // Whoever plays takes one more turn when everything is quiet: a table where that cannot be done is stuck.
    over.0.send_replace(true);
    let stuck = futures::future::join_all(playing).await;
    let stuck = stuck.into_iter().filter(|moved| !matches!(moved, Ok(true))).count();
    watching.iter().for_each(tokio::task::JoinHandle::abort);
    let lost = measured.lost.count();
    say(&format!("acknowledged and missing: {lost} tables; stuck: {stuck} tables"))?;
    if lost > 0 || stuck > 0 {
        return Err(Failure::Failed("the servers have lost moves or tables".to_owned()));
    }
    Ok(())
}

impl Args {
    /// Every number of tables with every number of viewers.
    fn sizes(&self) -> Vec<Size> {
        let of = |tables: &u32| {
            let tables = *tables as usize;
            self.viewers.iter().map(move |viewers| Size { tables, viewers: *viewers as usize })
        };
        self.tables.iter().flat_map(of).collect()
    }

    /// Whether a table has a bot, and how long its turns are apart.
    fn pace_of(&self, number: u64) -> (bool, Duration) {
        (self.bots && number % 2 == 1, Duration::from_millis(self.every.max(1)))
    }
}

fn memory(hosts: &[Host]) -> u64 {
    hosts.iter().filter_map(Host::memory).sum()
}

fn cpu(hosts: &[Host]) -> f64 {
    hosts.iter().filter_map(Host::busy).sum()
}

fn say(line: &str) -> Result<(), Failure> {
    files::print(&format!("{line}\n"))?;
    std::io::stdout().flush().map_err(|error| failed("nothing can be printed", &error))
}

/// Opens all tables.
async fn open(
    args: &Args,
    Size { tables, viewers }: Size,
    kind: &GameKind,
    places: &Places,
    measured: &Arc<Measured>,
) -> Result<Vec<Arc<Table>>, Failure> {
    let per_address = (TABLES_OF_ADDRESS / (1 + viewers)).max(1);
    let open = |number: usize| {
        let group = number / per_address;
        let from = Ipv4Addr::new(127, 1 + (group / 250) as u8, (group % 250) as u8, 1);
        let bot = args.pace_of(number as u64).0;
        async move { Table::open(kind, places, from, (bot, viewers), measured).await.map(Arc::new) }
    };
    let opened: Vec<_> = stream::iter(0..tables).map(open).buffered(OPENED_AT_ONCE).collect().await;
    let opened: Result<Vec<_>, _> = opened.into_iter().collect();
    opened.map_err(|error| failed("a table cannot be opened", &error))
}

/// Tells everybody who plays that the time is up; then they take their last turns, a few at a time.
#[derive(Clone)]
struct End(watch::Sender<bool>, Arc<Semaphore>);

impl Default for End {
    fn default() -> End {
        End(watch::Sender::new(false), Arc::new(Semaphore::new(OPENED_AT_ONCE)))
    }
}

impl End {
    /// Waits for so long, or until then.
    async fn wait(&self, pause: Duration) {
        let mut told = self.0.subscribe();
        let _ = tokio::time::timeout(pause, told.wait_for(|over| *over)).await;
    }
}

/// Plays at a table until the time is up, and once more. `false` if that last turn cannot be taken.
async fn play(table: Arc<Table>, number: u64, (bot, every): (bool, Duration), end: End) -> bool {
    // Not all at the same moment.
    end.wait(every.mul_f64((number % 97) as f64 / 97.0)).await;
    let mut last = None;
    let (mut mind, mut unsure, mut moved) = (None, false, Instant::now());
    loop {
        let quiet = *end.0.borrow();
        if quiet && last.is_none() {
            last = end.1.acquire().await.ok();
            moved = Instant::now();
        }
        let taken = async {
            let mind = match &mut mind {
                Some(mind) => mind,
                none => none.insert(table.mind(number, bot).await?),
            };
            if std::mem::take(&mut unsure) {
                table.catch_up(mind).await?;
            }
            table.take_turn(mind).await
        };
        match taken.await {
            Ok(Taken::Over) => return true,
            Ok(Taken::Moves(_)) if quiet => {
                let mind = mind.as_mut().expect("it has just moved");
                return table.catch_up(mind).await.is_ok();
            }
            Ok(Taken::Moves(_)) => moved = Instant::now(),
            Ok(Taken::Waits) => {}
            // The turn may have been written or not: look before the next one.
            Err(_) => unsure = true,
        }
        if quiet && moved.elapsed() > STUCK {
            return false;
        }
        if quiet {
            tokio::time::sleep(Duration::from_millis(300)).await;
        } else {
            end.wait(every).await;
        }
    }
}

/// Lets people play, and breaks what is to be broken meanwhile.
async fn disturb(args: &Args, hosts: &mut [Host]) -> Result<(), Failure> {
    let until = Instant::now() + Duration::from_secs(args.seconds);
    let mut next = Instant::now();
    let mut kills = 0;
    while Instant::now() < until && (args.kills == 0 || kills < args.kills) {
        // A moment that has nothing to do with what the servers are at.
        tokio::time::sleep(Duration::from_millis(300 + u64::from(kills) * 131 % 700)).await;
        if kills < args.kills {
            let victim = kills as usize % hosts.len();
            hosts[victim].kill().await?;
            kills += 1;
        }
        if let Some(command) = args.disturb.as_deref().filter(|_| Instant::now() >= next) {
            let done = tokio::process::Command::new("sh").args(["-c", command]).status().await;
            let done = done.map_err(|error| failed("the command cannot be run", &error))?;
            say(&format!("`{command}` ended with {done}"))?;
            next = Instant::now() + Duration::from_secs(args.disturb_every);
        }
    }
    if args.kills > 0 {
        say(&format!("{kills} processes were killed"))?;
    }
    Ok(())
}

async fn report(
    args: &Args,
    measured: &Measured,
    hosts: &[Host],
    (seconds, busy, empty, full): (f64, f64, u64, u64),
) -> Result<(), Failure> {
    let (turns, moves) = (measured.turns.count(), measured.moves.count());
    let each = |count: u64| count as f64 / seconds;
    say(&format!("{turns} turns in {seconds:.0} s: {:.1} turns/s, {:.1} moves/s", each(turns), each(moves)))?;
    say(&format!("from Confirm to its answer: {}", measured.answers.told()))?;
    say(&format!("from Confirm to the last picture: {}", measured.pictures.told()))?;
    if args.kills == 0 {
        let text = hosts[0].figures().await.unwrap_or_default();
        let end = |share| below(&text, "astrarium_commit_seconds", share).unwrap_or_default();
        say(&format!("commits: p50 at most {} ms, p99 at most {} ms", end(500), end(990)))?;
        let mib = |bytes: u64| bytes >> 20;
        let now = mib(memory(hosts));
        say(&format!(
            "memory of the servers: {} MiB empty, {} MiB with every page open, {now} MiB at the end",
            mib(empty),
            mib(full),
        ))?;
        let of_turn = busy * 1000.0 / turns.max(1) as f64;
        say(&format!("processor time: {:.2} cores busy, {of_turn:.1} ms a turn", busy / seconds))?;
    }
    say(&format!(
        "turns without an answer: {}, refused as too late: {}; pages told to come later: {}, streams that broke off: {}",
        measured.unanswered.count(),
        measured.refused.count(),
        measured.turned_away.count(),
        measured.broken.count()
    ))
}
