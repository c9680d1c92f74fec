//! `astrarium backup` and `astrarium restore`: everything a server keeps, in one file.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::PathBuf;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use server::folder;
use server::store::{Database, Store as _};

use crate::failure::Failure;
use crate::files;
use crate::serve::{DATABASE, database_address, runtime};

/// Write everything a server keeps into one file, while it runs.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The file to write.
    file: PathBuf,

    #[command(flatten)]
    kept: Kept,
}

/// Bring a backup back into an empty data file or database.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct RestoreArgs {
    /// The backup.
    file: PathBuf,

    #[command(flatten)]
    kept: Kept,
}

/// Where a server keeps everything.
#[derive(clap::Args, Debug)]
struct Kept {
    /// The data file [default: astrarium.db in the user's data folder].
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,

    #[arg(long, value_name = "ADDRESS", conflicts_with = "db", help = DATABASE)]
    database: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  astrarium backup monday.gz                              everything in the usual data file
  astrarium backup monday.gz --database postgres://astrarium@db/astrarium
  astrarium restore monday.gz --db new.db                 back into a new file
  astrarium restore monday.gz --database postgres://astrarium@db/astrarium
                                                          from a file to a database, or the other way";

impl Kept {
    /// What is there, which stays as it is, or something `new` to write to.
    async fn open(&self, new: bool) -> Result<Database, Failure> {
        let failed = |error: &dyn std::fmt::Display| Failure::Failed(error.to_string());
        if self.db.is_none()
            && let Some(address) = database_address(self.database.as_deref())
        {
            let opened = if new {
                Database::connect(&address).await
            } else {
                Database::connect_as_it_is(&address).await
            };
            return opened.map_err(|error| failed(&error));
        }
        let file = match &self.db {
            Some(file) => file.clone(),
            None => folder::data_file().map_err(|error| failed(&error))?,
        };
        if !new && !file.exists() {
            return Err(Failure::Failed(format!(
                "there is no data file {}; name it with --db",
                file.display()
            )));
        }
        let opened = if new { Database::open(&file).await } else { Database::open_as_it_is(&file).await };
        opened.map_err(|error| failed(&error))
    }
}

/// Writes a backup.
pub fn run(args: &Args) -> Result<(), Failure> {
    let runtime = runtime()?;
    let store = runtime.block_on(args.kept.open(false))?;
    let mut rows = 0;
    files::replace_secret_with(&args.file, |out| {
        let mut packed = GzEncoder::new(out, Compression::default());
        rows = runtime.block_on(store.back_up(&mut packed)).map_err(io::Error::other)?;
        packed.finish()?.flush()
    })?;
    runtime.block_on(store.close());
    files::print(&format!("{rows} rows are kept in {}\n", args.file.display()))
}

/// Brings a backup back.
pub fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let name = args.file.display();
    let file = File::open(&args.file)
        .map_err(|error| Failure::Failed(format!("the file `{name}` cannot be read ({error})")))?;
    let mut lines = BufReader::new(GzDecoder::new(BufReader::new(file)));
    runtime()?.block_on(async {
        let store = args.kept.open(true).await?;
        let rows = store.bring_back(&mut lines).await;
        store.close().await;
        let rows = rows.map_err(|error| Failure::Failed(error.to_string()))?;
        files::print(&format!("{rows} rows are back from {name}\n"))
    })
}
