//! `astrarium worker`: bots think here, and nobody is served.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use server::app::cores;
use server::store::Role;
use server::{App, Settings};

use crate::failure::Failure;
use crate::serve::{DATABASE, connect, database_address, runtime, stop};
use crate::watch::Watch;
use crate::{files, registry};

/// Think for the bots of servers that share a PostgreSQL.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS", help = DATABASE)]
    database: Option<String>,

    /// How many bots may think at once [default: as many as there are cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,

    /// How long bots wait before a turn while somebody watches, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pace: u64,

    #[command(flatten)]
    watch: Watch,
}

const EXAMPLES: &str = "\
Examples:
  astrarium worker --database postgres://astrarium@db/astrarium
  DATABASE_URL=postgres://astrarium@db/astrarium astrarium worker --threads 4

As long as a worker is there, the servers leave thinking to it. When it stops, or dies, others go on within seconds.";

/// Works until it is told to stop.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let games = registry::all(data)?;
    args.watch.speak();
    let Some(address) = database_address(args.database.as_deref()) else {
        return Err(Failure::Failed(
            "a worker needs the database that the servers share; name it with --database or DATABASE_URL"
                .to_owned(),
        ));
    };
    let settings = Settings {
        pace: Duration::from_millis(args.pace),
        role: Role::Worker,
        thinkers: args.threads.map_or_else(cores, usize::from),
        ..Settings::default()
    };
    runtime()?.block_on(async {
        let store = Arc::new(connect(&address).await?);
        let app = App::open(games, store, settings).await;
        let app = app.map_err(|error| Failure::Failed(error.to_string()))?;
        args.watch.serve(&app).await?;
        files::print("Astrarium is ready to think (stop it with Ctrl+C)\n")?;
        server::work(app, stop()).await;
        Ok(())
    })
}
