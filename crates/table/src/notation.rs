//! Reading the notation of moves: a line is a word and its arguments, separated by spaces. What is wrong with a line
//! is said with what would be right.

use std::vec;

use crate::data::nearest;
use crate::{Misread, Named};

/// Reads a whole line: `read` takes its words, and none may be left over.
pub fn read<'a, T>(
    line: &'a str,
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, Misread>,
) -> Result<T, Misread> {
    let mut words = Reader { line, rest: line.split_whitespace().collect::<Vec<_>>().into_iter() };
    let value = read(&mut words)?;
    match words.rest.next() {
        None => Ok(value),
        Some(extra) => Err(Misread(format!("`{extra}` is one word too many in `{line}`"))),
    }
}

/// A line that is read word by word.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    line: &'a str,
    rest: vec::IntoIter<&'a str>,
}

impl<'a> Reader<'a> {
    /// Whether all words have been read.
    pub fn is_done(&self) -> bool {
        self.rest.len() == 0
    }

    /// The next word. `what` it should be, with its article, is for the error.
    pub fn word(&mut self, what: &str) -> Result<&'a str, Misread> {
        self.rest.next().ok_or_else(|| Misread(format!("`{}` ends where {what} should follow", self.line)))
    }

    /// A kind by its `id`.
    pub fn kind<K: Named>(&mut self) -> Result<K, Misread> {
        let id = self.word(&format!("a {}", K::WORD))?;
        K::from_id(id).ok_or_else(|| unknown(K::WORD, id, K::ALL.iter().map(|kind| kind.id())))
    }

    /// A small number.
    pub fn number(&mut self) -> Result<u8, Misread> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| Misread(format!("`{word}` should be a small number")))
    }

    /// One of a few things that have a word each.
    pub fn choice<T: Copy>(&mut self, choices: &[(T, &str)]) -> Result<T, Misread> {
        let all = choices.iter().map(|(_, word)| *word).collect::<Vec<_>>().join(", ");
        let word = self.word(&format!("one of {all}"))?;
        let found = choices.iter().find(|(_, name)| *name == word);
        found.map(|(choice, _)| *choice).ok_or_else(|| Misread(format!("`{word}` should be one of {all}")))
    }

    /// The same, or the usual thing where the line ends.
    pub fn choice_or<T: Copy>(&mut self, choices: &[(T, &str)], usual: T) -> Result<T, Misread> {
        if self.is_done() { Ok(usual) } else { self.choice(choices) }
    }

    /// What `read` reads, or nothing where the line ends.
    pub fn optional<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Misread>,
    ) -> Result<Option<T>, Misread> {
        if self.is_done() { Ok(None) } else { read(self).map(Some) }
    }
}

/// A word that is no `what`, and the known one that was probably meant.
pub fn unknown<'a>(what: &str, word: &str, known: impl IntoIterator<Item = &'a str>) -> Misread {
    match nearest(word, known) {
        Some(near) => Misread(format!("`{word}` is no {what}; did you mean `{near}`?")),
        None => Misread(format!("`{word}` is no {what}")),
    }
}

/// The word of one of a few things: the other direction of [`Reader::choice`].
pub fn word_of<T: PartialEq>(choices: &[(T, &'static str)], choice: &T) -> &'static str {
    choices.iter().find(|(other, _)| other == choice).map_or("?", |(_, word)| word)
}
