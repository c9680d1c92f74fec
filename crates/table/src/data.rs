//! Reading component files, with errors that name file, line, entry and field, and say what would be right.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io;
use std::ops::{Range, RangeInclusive};
use std::path::Path;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong with a component file.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// The text of a file does not say what it should.
    #[error("{file}, line {line}{place}: {problem}")]
    Content {
        /// The name of the file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// Where in that file: empty, or a colon, the entry and its field. Entries are counted from 1 and named
        /// as they name themselves: `faction[2] "ivits"`.
        place: String,
        /// What is wrong, and what would be right.
        problem: String,
    },
    /// A file reads well, but an entry does not fit the game.
    #[error("{file}: {entry}: {problem}")]
    Component {
        /// The name of the file.
        file: String,
        /// The entry.
        entry: String,
        /// What is wrong, and what would be right.
        problem: String,
    },
    /// There is no file of this name.
    #[error("there is no component file `{file}`; {right}")]
    UnknownFile {
        /// The name that nobody knows.
        file: String,
        /// What would be right.
        right: String,
    },
    /// The folder with people's own components cannot be read.
    #[error("the folder `{folder}` cannot be read ({cause}); name an existing folder with component files")]
    Folder {
        /// The folder.
        folder: String,
        /// Why not.
        cause: io::Error,
    },
    /// One of people's own component files cannot be read.
    #[error("the component file `{file}` cannot be read ({cause}); it must be a text file in UTF-8")]
    File {
        /// The file.
        file: String,
        /// Why not.
        cause: io::Error,
    },
}

impl DataError {
    /// An entry of a file that does not fit the game.
    pub fn new(file: &str, entry: &str, problem: &str) -> DataError {
        DataError::Component { file: file.into(), entry: entry.into(), problem: problem.into() }
    }
}

/// Reads a component file that is TOML. `file` is its name, for the errors.
pub fn load<T: DeserializeOwned>(file: &str, source: &str) -> Result<T, DataError> {
    toml::from_str(source).map_err(|error| explain(file, source, &error))
}

/// Turns the error of the TOML reader into one that people can act on.
pub(crate) fn explain(file: &str, source: &str, error: &toml::de::Error) -> DataError {
    let span = error.span().unwrap_or(0..0);
    let line = line_at(source, span.start);
    let place = DeTable::parse(source)
        .ok()
        // An error of the whole document has no place in it.
        .filter(|_| !span.is_empty())
        .and_then(|document| place_in_table(document.get_ref(), &span))
        .map(|place| place.to_string())
        .unwrap_or_default();
    let mut problem = error.message().trim().replace('\n', ", ");
    if let Some(hint) = suggestion(&problem).map(|right| format!("; did you mean `{right}`?")) {
        problem.push_str(&hint);
    }
    DataError::Content { file: file.to_owned(), line, place, problem }
}

/// The line of a position in a text, counted from 1.
pub(crate) fn line_at(source: &str, at: usize) -> usize {
    source.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// The nearest known name where the reader complains about an unknown one: ``unknown field `oer`, expected one of
/// `ore`, …``.
fn suggestion(problem: &str) -> Option<&str> {
    let rest = problem.strip_prefix("unknown ")?;
    let mut names = rest.split('`').skip(1).step_by(2);
    nearest(names.next()?, names)
}

/// A place in a TOML document, from the outside inwards.
#[derive(Default)]
struct Place {
    /// The entry: `faction[2] "ivits"`.
    entry: String,
    /// The field inside the entry.
    field: String,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.entry.as_str(), self.field.as_str()) {
            ("", "") => Ok(()),
            ("", field) => write!(f, ": field `{field}`"),
            (entry, "") => write!(f, ": {entry}"),
            (entry, field) => write!(f, ": {entry}, field `{field}`"),
        }
    }
}

/// Finds the innermost thing that holds a span. A table that is spread over lines has no span that holds all of
/// its fields, so the fields are asked first.
fn place_in_table(table: &DeTable<'_>, span: &Range<usize>) -> Option<Place> {
    table.iter().find_map(|(key, value)| {
        let mut place = place_in_value(key.get_ref(), value, span)
            .or_else(|| holds(&key.span(), span).then(Place::default))?;
        if place.entry.is_empty() {
            match value.get_ref() {
                DeValue::Table(inner) => place.entry = format!("{}{}", key.get_ref(), name_of(inner)),
                _ if place.field.is_empty() => place.field = key.get_ref().to_string(),
                _ => {}
            }
        } else if matches!(value.get_ref(), DeValue::Table(_)) {
            place.entry = format!("{}.{}", key.get_ref(), place.entry);
        }
        Some(place)
    })
}

fn place_in_value(key: &str, value: &Spanned<DeValue<'_>>, span: &Range<usize>) -> Option<Place> {
    let inside = match value.get_ref() {
        DeValue::Table(table) => place_in_table(table, span),
        DeValue::Array(array) => array.iter().enumerate().find_map(|(index, item)| {
            let place = place_in_value("", item, span)?;
            let name = item.get_ref().as_table().map(name_of);
            // Counted from 1, as people count.
            let item = format!("{key}[{}]{}", index + 1, name.as_deref().unwrap_or_default());
            Some(match name {
                None => Place { entry: String::new(), field: item },
                Some(_) if place.entry.is_empty() => Place { entry: item, field: place.field },
                Some(_) => Place { entry: format!("{item}, {}", place.entry), field: place.field },
            })
        }),
        _ => None,
    };
    inside.or_else(|| holds(&value.span(), span).then(Place::default))
}

fn holds(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end && !outer.is_empty()
}

/// What an entry calls itself, in quotes after a space, or nothing.
fn name_of(table: &DeTable<'_>) -> String {
    ["id", "key", "name"]
        .into_iter()
        .find_map(|wanted| {
            let (_, value) = table.iter().find(|(key, _)| key.get_ref() == wanted)?;
            value.get_ref().as_str().map(|name| format!(" \"{name}\""))
        })
        .unwrap_or_default()
}

/// The component files of a game: those inside the program, with people's own files in the place of some.
#[derive(Clone, Debug)]
pub struct Folder {
    files: BTreeMap<&'static str, Cow<'static, str>>,
    own: Vec<String>,
}

impl Folder {
    /// The files inside the program: names and contents.
    pub fn embedded(files: &'static [(&'static str, &'static str)]) -> Folder {
        let files = files.iter().map(|(name, content)| (*name, Cow::Borrowed(*content))).collect();
        Folder { files, own: Vec::new() }
    }

    /// The same folder with other embedded files in the place of those with the same names.
    #[must_use]
    pub fn replaced_by(mut self, files: &'static [(&'static str, &'static str)]) -> Folder {
        self.files.extend(files.iter().map(|(name, content)| (*name, Cow::Borrowed(*content))));
        self
    }

    /// The same folder with another content of one file.
    pub fn with(mut self, name: &str, content: String) -> Result<Folder, DataError> {
        let known = self.known(name)?;
        self.files.insert(known, Cow::Owned(content));
        self.own.push(known.to_owned());
        Ok(self)
    }

    /// Sees that every number of the files is in its range.
    pub fn check(&self, ranges: &[Ranges]) -> Result<(), DataError> {
        ranges.iter().try_for_each(|ranges| ranges.check(self.read(ranges.file)?))
    }

    /// The names of the files that people have replaced by their own.
    pub fn own_files(&self) -> Vec<String> {
        self.own.clone()
    }

    /// The same folder with the files of a directory in the place of those with the same names. A `.toml` file
    /// that replaces nothing is an error, because it is a misspelt name; other files are left alone.
    pub fn overridden_by(mut self, dir: &Path) -> Result<Folder, DataError> {
        let unreadable = |cause| DataError::Folder { folder: dir.display().to_string(), cause };
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(dir).map_err(unreadable)? {
            paths.push(entry.map_err(unreadable)?.path());
        }
        // Errors should not depend on the order in which the file system lists names.
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
            let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
            let known = self.known(&name)?;
            let content = std::fs::read_to_string(path)
                .map_err(|cause| DataError::File { file: path.display().to_string(), cause })?;
            self.files.insert(known, Cow::Owned(content));
            self.own.push(known.to_owned());
        }
        Ok(self)
    }

    /// The content of a file.
    pub fn read(&self, name: &str) -> Result<&str, DataError> {
        self.known(name).map(|name| self.files[name].as_ref())
    }

    /// A file read as TOML.
    pub fn load<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        load(name, self.read(name)?)
    }

    /// The names of all files, sorted.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.files.keys().copied()
    }

    fn known(&self, name: &str) -> Result<&'static str, DataError> {
        if let Some((known, _)) = self.files.get_key_value(name) {
            return Ok(known);
        }
        let right = match nearest(name, self.names()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the files are {}", self.names().collect::<Vec<_>>().join(", ")),
        };
        Err(DataError::UnknownFile { file: name.to_owned(), right })
    }
}

/// What the whole numbers of a component file may be: those of some fields, and all others.
#[derive(Clone, Debug)]
pub struct Ranges {
    /// The name of the file.
    pub file: &'static str,
    /// For every field that is not named.
    pub usual: RangeInclusive<i64>,
    /// For fields by the end of their path, like `copies` or `start_power.gaia`; the first that fits counts.
    pub fields: &'static [(&'static str, RangeInclusive<i64>)],
}

impl Ranges {
    /// Sees that every number of a file is in its range. The error names the entry, the field and the range.
    pub fn check(&self, source: &str) -> Result<(), DataError> {
        // What cannot be read at all is explained by whoever reads it.
        let Ok(document) = DeTable::parse(source) else { return Ok(()) };
        self.check_table(source, document.get_ref(), document.get_ref(), "")
    }

    fn check_table(
        &self,
        source: &str,
        whole: &DeTable<'_>,
        table: &DeTable<'_>,
        path: &str,
    ) -> Result<(), DataError> {
        table.iter().try_for_each(|(key, value)| {
            self.check_value(source, whole, value, &format!("{path}.{}", key.get_ref()))
        })
    }

    fn check_value(
        &self,
        source: &str,
        whole: &DeTable<'_>,
        value: &Spanned<DeValue<'_>>,
        path: &str,
    ) -> Result<(), DataError> {
        match value.get_ref() {
            DeValue::Table(table) => self.check_table(source, whole, table, path),
            DeValue::Array(items) => {
                items.iter().try_for_each(|item| self.check_value(source, whole, item, path))
            }
            DeValue::Integer(number) => {
                let range = self.of(path);
                let found = i64::from_str_radix(number.as_str(), number.radix());
                if found.is_ok_and(|found| range.contains(&found)) {
                    return Ok(());
                }
                let place = place_in_table(whole, &value.span()).map(|place| place.to_string());
                Err(DataError::Content {
                    file: self.file.to_owned(),
                    line: line_at(source, value.span().start),
                    place: place.unwrap_or_default(),
                    problem: format!("{number} is out of range: from {} to {}", range.start(), range.end()),
                })
            }
            _ => Ok(()),
        }
    }

    fn of(&self, path: &str) -> &RangeInclusive<i64> {
        let fits = |end: &str| path.strip_suffix(end).is_some_and(|before| before.ends_with('.'));
        self.fields.iter().find(|(end, _)| fits(end)).map_or(&self.usual, |(_, range)| range)
    }
}

/// No name of anything is longer; longer words are not compared, which would take a time that grows with their square.
const LONGEST_NAME: usize = 64;

/// The candidate that somebody who wrote `word` most likely meant, if any comes near.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST_NAME {
        return None;
    }
    let word = word.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| {
            (strsim::normalized_damerau_levenshtein(&word, &candidate.to_lowercase()), candidate)
        })
        .filter(|(likeness, _)| *likeness >= 0.5)
        // The first of several that are equally near.
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, candidate)| candidate)
}
