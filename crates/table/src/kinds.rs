//! Entries of component files by their kinds.

use enum_map::EnumMap;

use crate::Named;
use crate::data::DataError;

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
