//! `astrarium` and `astrarium serve`: the table in the browser.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read as _, Seek as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bots::GameEntry;
use server::guard::Hosts;
use server::store::Sqlite;
use server::{App, Settings, folder};
use tokio::net::TcpListener;

use crate::failure::Failure;
use crate::{files, registry};

/// Where the table is found unless another port is asked for.
const PORT: u16 = 4242;

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

    /// Do not open a browser.
    #[arg(long)]
    no_open: bool,

    /// The file that keeps people, tables and moves [default: astrarium.db in the user's data folder].
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,

    /// How long bots wait before a turn while somebody watches, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pace: u64,

    /// Send cookies over encrypted connections only (behind a proxy that speaks HTTPS).
    #[arg(long)]
    secure: bool,
}

const EXAMPLES: &str = "\
Examples:
  astrarium                                   play: start the table and open the browser
  astrarium serve --port 8000 --no-open       only start it
  astrarium serve --host 0.0.0.0 --port 8000  let others on the network join";

impl Default for Args {
    fn default() -> Args {
        let host = Ipv4Addr::LOCALHOST.into();
        Args { port: None, host, no_open: false, db: None, pace: 900, secure: false }
    }
}

/// Starts the table and serves it until it is told to stop.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let games = registry::all(data)?;
    speak();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the server cannot start: {error}")))?;
    let db = match &args.db {
        Some(file) => file.clone(),
        None => folder::data_file().map_err(|error| Failure::Failed(error.to_string()))?,
    };
    match Claim::take(&db)? {
        Claim::Ours(claim) => runtime.block_on(serve(args, games, &db, claim)),
        Claim::Running(address) => already_running(args, &db, &address),
    }
}

/// What the server has to say goes to standard error: warnings, or what `RUST_LOG` asks for, like `server=debug`.
fn speak() {
    use tracing_subscriber::filter::{LevelFilter, Targets};
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines).with(filter).init();
}

async fn serve(args: &Args, games: Vec<GameEntry>, db: &Path, mut claim: File) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Failed(error.to_string());
    let store = Sqlite::open(db).await.map_err(|error| failed(&error))?;
    let settings = Settings { pace: Duration::from_millis(args.pace), secure: args.secure };
    let app = App::open(games, Arc::new(store), settings).await.map_err(|error| failed(&error))?;
    let listener = listen(args).await?;
    let here = listener.local_addr().map_err(|error| failed(&error))?;
    let address = address(here);
    // Whoever starts a second one is led here.
    let _ = claim.set_len(0).and_then(|()| claim.write_all(address.as_bytes()));
    files::print(&format!(
        "Astrarium is ready: {address}\n(stop it with Ctrl+C; everything is kept in {})\n",
        db.display()
    ))?;
    if !args.no_open {
        open_browser(&address);
    }
    let hosts = if here.ip().is_loopback() { Hosts::local() } else { Hosts::Any };
    server::serve(listener, app, hosts, stop()).await.map_err(|error| failed(&error))
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
        let path = db.with_added_extension("lock");
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
    let host = if here.ip().is_unspecified() { "localhost".to_owned() } else { here.ip().to_string() };
    format!("http://{host}:{}/", here.port())
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
async fn stop() {
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
