//! The components of a game: what its files say, read and checked once, for everybody to look at.

use std::path::Path;
use std::sync::OnceLock;

use enum_map::EnumMap;

use crate::Named;
use crate::data::{DataError, Folder};

/// The components of a game, as a `static`: read at first use from the files inside the program, unless
/// [`Components::install`] comes first with people's own files.
#[derive(Debug)]
pub struct Components<T> {
    files: &'static [(&'static str, &'static str)],
    read: fn(&Folder) -> Result<T, DataError>,
    in_use: OnceLock<T>,
}

impl<T> Components<T> {
    /// Components in these files, names and contents, and how to read them.
    pub const fn new(
        files: &'static [(&'static str, &'static str)],
        read: fn(&Folder) -> Result<T, DataError>,
    ) -> Components<T> {
        Components { files, read, in_use: OnceLock::new() }
    }

    /// The files inside the program, for whoever wants to change some of them.
    pub fn embedded(&self) -> Folder {
        Folder::embedded(self.files)
    }

    /// The components in use.
    ///
    /// # Panics
    ///
    /// If the files inside the program are not sound; every game tests that they are.
    #[inline]
    pub fn get(&self) -> &T {
        self.in_use
            .get_or_init(|| (self.read)(&self.embedded()).expect("the embedded component files are sound"))
    }

    /// Uses the component files in `dir` instead of the embedded ones of the same name. Must come before the
    /// first game; afterwards the components in use stay as they are and the call is an error.
    pub fn install(&self, dir: &Path) -> Result<(), DataError> {
        let read = (self.read)(&self.embedded().overridden_by(dir)?)?;
        self.in_use.set(read).map_err(|_| {
            DataError::new(
                &dir.display().to_string(),
                "all",
                "components are already in use; name them before the first game",
            )
        })
    }
}

/// Entries of component files on their way to a map with every kind exactly once.
#[derive(Debug)]
pub struct ByKind<K: Named, T>(EnumMap<K, Option<T>>);

impl<K: Named, T> Default for ByKind<K, T> {
    fn default() -> Self {
        ByKind(EnumMap::from_fn(|_| None))
    }
}

impl<K: Named, T> ByKind<K, T> {
    /// Adds the entry of a kind; a second one is an error. `file` is where it stands, for the error.
    pub fn add(&mut self, file: &str, kind: K, entry: T) -> Result<(), DataError> {
        match self.0[kind].replace(entry) {
            None => Ok(()),
            Some(_) => Err(DataError::new(file, kind.id(), &format!("this {} appears twice", K::WORD))),
        }
    }

    /// All entries; a kind without one is an error. `file` is where it should stand.
    ///
    /// # Panics
    ///
    /// Never: what is missing was reported before.
    pub fn complete(self, file: &str) -> Result<EnumMap<K, T>, DataError> {
        if let Some(missing) = K::ALL.iter().find(|kind| self.0[**kind].is_none()) {
            return Err(DataError::new(file, missing.id(), &format!("this {} is missing", K::WORD)));
        }
        Ok(self.0.map(|_, entry| entry.expect("checked above")))
    }
}

/// The entries of one file by their kinds, every kind exactly once; `id` says which kind an entry is.
pub fn by_kind<K: Named, T>(
    file: &str,
    entries: Vec<T>,
    id: impl Fn(&T) -> K,
) -> Result<EnumMap<K, T>, DataError> {
    let mut found = ByKind::default();
    for entry in entries {
        found.add(file, id(&entry), entry)?;
    }
    found.complete(file)
}
