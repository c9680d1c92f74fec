//! The games of the house, and what the commands need to know of each.

use std::fmt;
use std::path::Path;
use std::sync::LazyLock;

use gaia::Gaia;
use phoenix::Phoenix;
use server::Offering;
use table::data::{DataError, nearest};
use table::{Draw, GameKind, Log};

use crate::arena;
use crate::failure::Failure;
use crate::sim::{self, Order, Report};

/// All games, in the order in which they are listed.
pub fn games() -> &'static [Entry] {
    static GAMES: LazyLock<Vec<Entry>> = LazyLock::new(|| vec![Entry::of::<Gaia>(), Entry::of::<Phoenix>()]);
    &GAMES
}

/// A game as a value.
pub struct Entry {
    /// What can be done with any game.
    pub kind: GameKind,
    /// The game as the server offers it.
    pub offer: fn() -> Offering,
    /// Plays random games.
    pub simulate: fn(&Order) -> Result<Report, Failure>,
    /// Lets bots play.
    pub compete: fn(&arena::Order) -> Result<arena::Report, Failure>,
}

impl Entry {
    fn of<G: Draw>() -> Entry {
        Entry {
            kind: GameKind::of::<G>(),
            offer: Offering::of::<G>,
            simulate: sim::simulate::<G>,
            compete: arena::compete::<G>,
        }
    }

    /// Takes people's own component files, if there are any. This comes before anything else that is done with a
    /// game.
    pub fn install(&self, data: Option<&Path>) -> Result<(), Failure> {
        let Some(data) = data else { return Ok(()) };
        let own = data.join(self.kind.name);
        let folder = if own.is_dir() { own.as_path() } else { data };
        if folder == data && data.is_dir() {
            self.check_not_empty(data)?;
        }
        (self.kind.install)(folder).map_err(|error| {
            Failure::Failed(match error {
                // These know only the name of the file.
                DataError::Content { .. } | DataError::Component { .. } => {
                    format!("in the folder `{}`: {error}", folder.display())
                }
                DataError::UnknownFile { .. } => format!("{error} (in the folder `{}`)", folder.display()),
                DataError::Folder { cause, .. } if cause.kind() == std::io::ErrorKind::NotADirectory => {
                    format!("`{}` is no folder; name the folder that holds the files", folder.display())
                }
                other => other.to_string(),
            })
        })
    }

    /// A folder without any component file is most likely the wrong one.
    fn check_not_empty(&self, data: &Path) -> Result<(), Failure> {
        let entries = || std::fs::read_dir(data).into_iter().flatten().flatten().map(|entry| entry.path());
        let of_some_game = |path: &Path| {
            let own = |entry: &Entry| path.file_name().is_some_and(|name| name == entry.kind.name);
            path.extension().is_some_and(|end| end == "toml") || games().iter().any(own)
        };
        if entries().any(|path| of_some_game(&path)) {
            return Ok(());
        }
        Err(Failure::Failed(format!(
            "the folder `{}` holds no component files; they have names like `factions.toml`, here or in a sub-folder \
             `{}`",
            data.display(),
            self.kind.name
        )))
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name)
    }
}

/// Takes people's own component files for all games. A folder with sub-folders speaks for the games they are
/// named after; one without is taken by whichever games know its files.
pub fn install_all(data: Option<&Path>) -> Result<(), Failure> {
    let Some(folder) = data else { return Ok(()) };
    let named: Vec<&Entry> = games().iter().filter(|entry| folder.join(entry.kind.name).is_dir()).collect();
    if !named.is_empty() {
        return named.into_iter().try_for_each(|entry| entry.install(data));
    }
    let results: Vec<_> = games().iter().map(|entry| entry.install(data)).collect();
    if results.iter().any(Result::is_ok) { Ok(()) } else { results.into_iter().collect() }
}

/// The game with this name. The error is a sentence.
pub fn find(name: &str) -> Result<&'static Entry, String> {
    let names = || games().iter().map(|entry| entry.kind.name);
    games().iter().find(|entry| entry.kind.name == name).ok_or_else(|| match nearest(name, names()) {
        Some(near) => format!("there is no game \"{name}\" here; did you mean \"{near}\"?"),
        None => {
            format!(
                "there is no game \"{name}\" here; the games are {}",
                names().collect::<Vec<_>>().join(", ")
            )
        }
    })
}

/// The game of a log, with its components ready for the replay.
pub fn of_log(log: &Log, data: Option<&Path>) -> Result<&'static Entry, Failure> {
    let kinds: Vec<GameKind> = games().iter().map(|entry| entry.kind.clone()).collect();
    let entry = find(log.kind(&kinds)?.name).map_err(Failure::Failed)?;
    entry.install(data)?;
    Ok(entry)
}
