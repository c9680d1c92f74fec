//! Components, and editions of a game: which rules and which components it is played with.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::path::Path;

use serde::Serialize;

use crate::Game;
use crate::data::{DataError, Folder};

/// The pieces, cards and numbers of the box, read from component files and checked.
///
/// What is serialised is what counts: the mark of an edition is made from it, so comments and the layout of the files
/// do not matter, and every value the rules use does.
pub trait Components: Sized + Debug + Serialize + Send + Sync + 'static {
    /// The component files inside the program: names and contents.
    const FILES: &'static [(&'static str, &'static str)];

    /// Built-in components of earlier versions that can still be played: for each, the files that differ from the next
    /// newer version.
    const EARLIER: &'static [&'static [(&'static str, &'static str)]] = &[];

    /// Reads and checks all files.
    fn read(folder: &Folder) -> Result<Self, DataError>;

    /// All components that come with the program, the latest first: [`Edition::all_built_in`], kept in a static.
    fn editions() -> &'static [Edition<Self>];

    /// The latest components that come with the program.
    fn built_in() -> &'static Self {
        Self::editions()[0].components
    }
}

/// The components a state is played with: a reference that is the same for all states of a game.
///
/// It is no part of what makes two states equal, is not hashed, and is not written with the state (`#[serde(skip)]`): a
/// state that is read back is one of the built-in components.
pub struct Shared<C: 'static>(&'static C);

impl<C> Shared<C> {
    /// A reference to these components.
    pub const fn new(components: &'static C) -> Self {
        Shared(components)
    }

    /// The components, for as long as the program runs.
    #[inline]
    pub const fn get(self) -> &'static C {
        self.0
    }
}

impl<C> Clone for Shared<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Shared<C> {}

impl<C> Deref for Shared<C> {
    type Target = C;
    #[inline]
    fn deref(&self) -> &C {
        self.0
    }
}

impl<C: Components> Default for Shared<C> {
    fn default() -> Self {
        Shared(C::built_in())
    }
}

impl<C> PartialEq for Shared<C> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<C> Eq for Shared<C> {}

impl<C> Hash for Shared<C> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<C> Debug for Shared<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shared")
    }
}

/// The version of a game's rules as they are played here, counted from 1.
pub const fn rules_version<G: Game>() -> u32 {
    G::CHANGES.len() as u32 + 1
}

/// Components that a game can be played with.
#[derive(Debug)]
pub struct Edition<C: 'static> {
    /// The components.
    pub components: &'static C,
    /// A mark over their values: the same values have the same mark, whatever their files look like.
    pub mark: String,
    /// The files that people have replaced by their own.
    pub own_files: Vec<String>,
}

impl<C> Clone for Edition<C> {
    fn clone(&self) -> Self {
        Edition { components: self.components, mark: self.mark.clone(), own_files: self.own_files.clone() }
    }
}

impl<C: Components> Edition<C> {
    /// All components that come with the program, the latest first.
    ///
    /// # Panics
    ///
    /// If an embedded file is unsound.
    pub fn all_built_in() -> Vec<Self> {
        let mut folder = Folder::embedded(C::FILES);
        let mut editions = vec![Edition::read(&folder)];
        for files in C::EARLIER {
            folder = folder.replaced_by(files);
            editions.push(Edition::read(&folder));
        }
        editions
            .into_iter()
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("an embedded component file is unsound: {error}"))
    }

    /// The components inside the program with those of a folder in the place of some.
    pub fn from_folder(folder: &Path) -> Result<Self, DataError> {
        Edition::read(&Folder::embedded(C::FILES).overridden_by(folder)?)
    }

    /// The components of these files. There are few editions, and games refer to theirs as long as the program runs: it
    /// is never given back.
    pub fn read(folder: &Folder) -> Result<Self, DataError> {
        let components = C::read(folder)?;
        // Keys stand in the order of the declarations, so the text is the same for the same values.
        let text = serde_json::to_string(&components)
            .unwrap_or_else(|error| panic!("components have no JSON form: {error}"));
        let mark = blake3::hash(text.as_bytes()).to_hex()[..16].to_owned();
        Ok(Edition { components: Box::leak(Box::new(components)), mark, own_files: folder.own_files() })
    }
}
