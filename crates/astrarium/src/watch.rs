//! What whoever watches over a server asks for: how its log is written, and where its figures are read.

use std::io::{ErrorKind, IsTerminal as _};
use std::net::SocketAddr;
use std::sync::Arc;

use server::App;
use tokio::net::TcpListener;

use crate::failure::Failure;

/// How to watch over a process.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct Watch {
    /// How the log is written: for people, or one JSON object a line. `RUST_LOG=server=info` says more.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,

    /// Serve figures for Prometheus at an address of their own, such as 127.0.0.1:9464: /metrics, /health and /ready.
    ///
    /// Visitors cannot read them at the server's own address. Nothing secret is among them, but keep the address to yourself.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
}

/// How a log is written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

impl Watch {
    /// What the server has to say goes to standard error: warnings, or what `RUST_LOG` asks for, like `server=debug`.
    pub fn speak(&self) {
        use tracing_subscriber::filter::{LevelFilter, Targets};
        use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
        use tracing_subscriber::util::SubscriberInitExt as _;
        let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
        // Where there is too much to do, everybody waits for the database: one line for each would be a flood.
        let usual =
            Targets::new().with_default(LevelFilter::WARN).with_target("sqlx::pool", LevelFilter::ERROR);
        let filter = wanted.unwrap_or(usual);
        // Colours are for people, not for files.
        let colours = std::io::stderr().is_terminal();
        let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
        let lines = match self.log_format {
            LogFormat::Text => lines.boxed(),
            LogFormat::Json => {
                // Faults too are lines like all others.
                std::panic::set_hook(Box::new(|info| {
                    let what = info.payload_as_str().unwrap_or("a fault without words");
                    let place = info.location().map(ToString::to_string).unwrap_or_default();
                    tracing::error!(what, place, "this is a fault of astrarium itself; please report it");
                }));
                lines.json().flatten_event(true).with_span_list(false).boxed()
            }
        };
        tracing_subscriber::registry().with(lines).with(filter).init();
    }

    /// Serves the figures, if that is wanted, until the process ends.
    pub async fn serve(&self, app: &Arc<App>) -> Result<(), Failure> {
        let Some(address) = self.metrics else { return Ok(()) };
        let listener = TcpListener::bind(address).await.map_err(|error| {
            let hint = match error.kind() {
                ErrorKind::AddrInUse => "; something else listens there, so choose another port",
                ErrorKind::AddrNotAvailable => "; this machine has no such address",
                _ => "",
            };
            Failure::Failed(format!("figures cannot be served at {address}: {error}{hint}"))
        })?;
        tokio::spawn(server::health::serve(listener, Arc::clone(app)));
        Ok(())
    }

    /// Where the figures are served, if anywhere.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }
}
