//! Names of things, put together from what the game explains of them.

use table::Show;

use super::Pen;

impl Pen<'_> {
    /// Everything the game has to say about a place, in one line.
    pub(super) fn explain(self, place: &str) -> String {
        match self.game.explain(place, self.look.lang) {
            Some(note) => format!("{}: {}", note.title, note.text.replace('\n', " ")),
            None => String::new(),
        }
    }
}
