//! `astrarium` and `astrarium serve`: the table in the browser.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read as _, Seek as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bots::GameEntry;
use server::guard::Hosts;
use server::limits::{Limits, Network};
use server::store::Database;
use server::webhook::{self, Reach};
use server::{App, Settings, folder};
use tokio::net::TcpListener;

use crate::failure::Failure;
use crate::sim::SeedText;
use crate::watch::Watch;
use crate::{files, registry};

/// Where the table is found unless another port is asked for.
const PORT: u16 = 4242;

/// How many connections there may be unless more are asked for.
const CONNECTIONS: u32 = 4000;

/// Open the table in the browser.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The port to listen on [default: 4242, or a free one if that is taken].
    #[arg(long, value_name = "P")]
    port: Option<u16>,

    /// The address to listen on. The default can be reached from this machine only.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,

    /// A name under which the server is asked, such as table.example; can be given several times.
    ///
    /// Without it, a server for this machine alone answers to the names that the machine calls itself, and one for the network
    /// to any name. Behind a proxy it is needed.
    #[arg(long = "name", value_name = "NAME", value_parser = host_name)]
    names: Vec<String>,

    /// The address of a proxy in front of the server, or a network like 172.16.0.0/12; can be given several times.
    ///
    /// Visitors are then told apart by what the proxy writes into X-Forwarded-For. Nobody else is believed.
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<Network>,

    /// Do not open a browser.
    #[arg(long)]
    no_open: bool,

    /// The file that keeps people, tables and moves [default: astrarium.db in the user's data folder].
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,

    #[arg(long, value_name = "ADDRESS", conflicts_with = "db", help = DATABASE)]
    database: Option<String>,

    /// How long bots wait before a turn while somebody watches, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pace: u64,

    /// Send cookies over encrypted connections only (behind a proxy that speaks HTTPS).
    #[arg(long)]
    secure: bool,

    /// Send notices ("your turn") to any address that people name, those of this machine and its network included.
    ///
    /// Without it, only addresses on the open internet are written to.
    #[arg(long)]
    webhooks_anywhere: bool,

    /// Certificates (PEM) of authorities that webhooks may have theirs from, besides those that browsers trust.
    #[arg(long, value_name = "FILE")]
    webhooks_ca: Option<PathBuf>,

    /// Make luck repeatable, for tests and demonstrations: a person's first table of a game always has the same dice and cards.
    ///
    /// Whoever knows the seed knows all of them before they fall.
    #[arg(long, value_name = "SEED")]
    seed: Option<SeedText>,

    /// How many connections there may be at once, as far as the system has files for them.
    #[arg(long, value_name = "N", default_value_t = CONNECTIONS, value_parser = clap::value_parser!(u32).range(1..))]
    connections: u32,

    /// When told to stop, still answer for so many seconds, so that a proxy notices (`/ready` says no).
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=300))]
    drain: u64,

    #[command(flatten)]
    watch: Watch,
}

/// What the option for a database is for.
pub const DATABASE: &str = "The address of a PostgreSQL that several servers share, like \
     postgres://user@host/database [default: what DATABASE_URL says, if anything]";

const EXAMPLES: &str = "\
Examples:
  astrarium                                   play: start the table and open the browser
  astrarium serve --port 8000 --no-open       only start it
  astrarium serve --host 0.0.0.0 --port 8000  let others on the network join
  astrarium serve --port 8000 --no-open --name table.example --proxy 127.0.0.1 --secure
                                              behind a proxy on the same machine";

impl Args {
    /// Where to listen, if that was said.
    pub fn place(&self) -> (IpAddr, Option<u16>) {
        (self.host, self.port)
    }

    /// Under which names the server is asked, which proxies are believed, and whether cookies need encryption.
    pub fn fronts(&self) -> (&[String], &[Network], bool) {
        (&self.names, &self.proxies, self.secure)
    }

    /// How many connections there may be.
    pub fn connections(&self) -> u32 {
        self.connections
    }

    /// Whom webhooks reach.
    pub fn webhooks(&self) -> Result<Reach, Failure> {
        let authorities = match &self.webhooks_ca {
            None => Vec::new(),
            Some(file) => webhook::authorities(files::read_text(file)?.as_bytes())
                .map_err(|wrong| Failure::Failed(format!("the file `{}`: {wrong}", file.display())))?,
        };
        Ok(Reach { anywhere: self.webhooks_anywhere, authorities, ..Reach::default() })
    }

    /// Where figures are served, if anywhere.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.watch.metrics()
    }

    /// The database that was named on the command line, if one was.
    pub fn named_database(&self) -> Option<&str> {
        self.database.as_deref()
    }

    /// The address of the database, if one is used.
    pub fn database(&self) -> Option<String> {
        if self.db.is_some() { None } else { database_address(self.database.as_deref()) }
    }

    /// The data file, where no database is used, by its one true name.
    pub fn data_file(&self) -> Result<PathBuf, Failure> {
        let file = match &self.db {
            Some(file) => file.clone(),
            None => folder::data_file().map_err(|error| Failure::Failed(error.to_string()))?,
        };
        Ok(behind_links(&file))
    }
}

impl Default for Args {
    fn default() -> Args {
        let host = Ipv4Addr::LOCALHOST.into();
        Args {
            port: None,
            host,
            names: Vec::new(),
            proxies: Vec::new(),
            no_open: false,
            db: None,
            database: None,
            pace: 900,
            secure: false,
            webhooks_anywhere: false,
            webhooks_ca: None,
            seed: None,
            connections: CONNECTIONS,
            drain: 0,
            watch: Watch::default(),
        }
    }
}

/// Starts the table and serves it until it is told to stop.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let games = registry::all(data)?;
    args.watch.speak();
    let runtime = runtime()?;
    if let Some(address) = args.database() {
        return runtime
            .block_on(async { serve(args, games, connect(&address).await?, "the database", None).await });
    }
    let db = args.data_file()?;
    match Claim::take(&db)? {
        Claim::Ours(claim) => runtime.block_on(async {
            let store = Database::open(&db).await.map_err(|error| Failure::Failed(error.to_string()))?;
            serve(args, games, store, &db.display().to_string(), Some(claim)).await
        }),
        Claim::Running(address) => already_running(args, &db, &address),
    }
}

/// Where everything is done.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the server cannot start: {error}")))
}

/// The address of the database: the one that was named, or that of the environment.
pub fn database_address(named: Option<&str>) -> Option<String> {
    let of_environment = || std::env::var("DATABASE_URL").ok().filter(|address| !address.is_empty());
    named.map(str::to_owned).or_else(of_environment)
}

/// The database at an address.
pub async fn connect(address: &str) -> Result<Database, Failure> {
    Database::connect(address).await.map_err(|error| Failure::Failed(error.to_string()))
}

async fn serve(
    args: &Args,
    games: Vec<GameEntry>,
    store: Database,
    kept: &str,
    claim: Option<File>,
) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Failed(error.to_string());
    let settings = Settings {
        pace: Duration::from_millis(args.pace),
        secure: args.secure,
        limits: Limits {
            proxies: args.proxies.clone(),
            connections: args.connections as usize,
            ..Limits::default()
        },
        drain: Duration::from_secs(args.drain),
        webhooks: args.webhooks()?,
        seed: args.seed.as_ref().map(|text| text.seed),
        ..Settings::default()
    };
    let app = App::open(games, Arc::new(store), settings).await.map_err(|error| failed(&error))?;
    let listener = listen(args).await?;
    args.watch.serve(&app).await?;
    let here = listener.local_addr().map_err(|error| failed(&error))?;
    let address = address(here);
    let hosts = hosts(here.ip(), &args.names);
    // Whoever starts a second one is led here.
    if let Some(mut claim) = claim.as_ref() {
        let _ = claim.set_len(0).and_then(|()| claim.write_all(address.as_bytes()));
    }
    files::print(&format!(
        "Astrarium is ready: {address}\n(stop it with Ctrl+C; everything is kept in {kept})\n"
    ))?;
    if !args.no_open {
        open_browser(&address);
    }
    server::serve(listener, app, hosts, stop()).await;
    Ok(())
}

/// The names under which a server that listens here answers.
fn hosts(here: IpAddr, names: &[String]) -> Hosts {
    if names.is_empty() && !here.is_loopback() { Hosts::Any } else { Hosts::local(here, names) }
}

/// The name of a host, for the command line: no scheme, no port, no path.
fn host_name(text: &str) -> Result<String, String> {
    let bracketed = text.parse::<Ipv6Addr>().map(|address| format!("[{address}]"));
    let name = bracketed.unwrap_or_else(|_| text.to_owned());
    if Hosts::is_name(&name) {
        return Ok(name);
    }
    Err("name the host alone, like table.example, without https:// and without a port".to_owned())
}

/// The right to use a data file: one server at a time.
enum Claim {
    /// This process has it.
    Ours(File),
    /// Another one has it, at this address.
    Running(String),
}

impl Claim {
    fn take(db: &Path) -> Result<Claim, Failure> {
        let path = lock_file(db);
        let failed = |error: &dyn std::fmt::Display| {
            Failure::Failed(format!("the file {} cannot be used: {error}", path.display()))
        };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| failed(&error))?;
        }
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| failed(&error))?;
        match file.try_lock() {
            Ok(()) => {
                file.rewind().map_err(|error| failed(&error))?;
                Ok(Claim::Ours(file))
            }
            Err(TryLockError::WouldBlock) => {
                let mut address = String::new();
                file.read_to_string(&mut address).map_err(|error| failed(&error))?;
                Ok(Claim::Running(address))
            }
            Err(TryLockError::Error(error)) => Err(failed(&error)),
        }
    }
}

/// The address of the server that uses a data file, if one does. Nothing is changed.
pub fn running(db: &Path) -> Option<String> {
    let mut file = File::open(lock_file(db)).ok()?;
    let Err(TryLockError::WouldBlock) = file.try_lock_shared() else { return None };
    let mut address = String::new();
    file.read_to_string(&mut address).ok()?;
    Some(address)
}

/// The file by which a server claims its data file.
fn lock_file(db: &Path) -> PathBuf {
    db.with_added_extension("lock")
}

/// A file by its one true name, whatever links lead to it, so that two servers that were given different names of it notice each
/// other. The file itself need not be there yet.
fn behind_links(file: &Path) -> PathBuf {
    // A link to a link to a file that is not there is more than anybody needs.
    const LINKS: usize = 16;
    let mut file = file.to_owned();
    for _ in 0..LINKS {
        if let Ok(true_name) = file.canonicalize() {
            return true_name;
        }
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        match (file.read_link(), file.file_name()) {
            (Ok(target), _) => file = folder.join(target),
            (Err(_), Some(name)) => return folder.join(name),
            (Err(_), None) => break,
        }
    }
    file
}

/// A second start leads to the table that is there.
fn already_running(args: &Args, db: &Path, address: &str) -> Result<(), Failure> {
    if args.port.is_some() || address.is_empty() {
        return Err(Failure::Failed(format!(
            "another Astrarium is using {} already ({address}); stop it first, or name another file with --db",
            db.display()
        )));
    }
    files::print(&format!("Astrarium is running already: {address}\n"))?;
    if !args.no_open {
        open_browser(address);
    }
    Ok(())
}

/// Listens on the port that was asked for; else on the usual one, or on any that is free.
async fn listen(args: &Args) -> Result<TcpListener, Failure> {
    let wanted = SocketAddr::new(args.host, args.port.unwrap_or(PORT));
    match TcpListener::bind(wanted).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse && args.port.is_none() => {
            TcpListener::bind(SocketAddr::new(args.host, 0)).await
        }
        bound => bound,
    }
    .map_err(|error| {
        let hint = match error.kind() {
            ErrorKind::AddrInUse => "; something else listens there, so choose another one with --port",
            ErrorKind::PermissionDenied => {
                "; ports below 1024 need special rights, so choose another one with --port"
            }
            ErrorKind::AddrNotAvailable => {
                "; this machine has no such address, so choose another one with --host"
            }
            _ => "",
        };
        Failure::Failed(format!("cannot listen on {wanted}: {error}{hint}"))
    })
}

/// What to type into a browser on this machine.
fn address(here: SocketAddr) -> String {
    if here.ip().is_unspecified() {
        return format!("http://localhost:{}/", here.port());
    }
    // An address of the sixth version stands in brackets.
    format!("http://{here}/")
}

/// A machine without a browser is no reason to stop: the address has been printed.
fn open_browser(address: &str) {
    // Where there is no screen, a text browser would fill the terminal with the page.
    let screens = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"];
    if cfg!(target_os = "linux") && screens.iter().all(|name| std::env::var_os(name).is_none()) {
        return;
    }
    if let Err(error) = open::that_detached(address) {
        tracing::warn!(%error, "no browser could be opened");
    }
}

/// Waits for Ctrl+C or a polite request to stop.
pub async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = interrupt.await;
}
