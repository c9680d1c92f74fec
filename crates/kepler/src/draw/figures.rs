//! The pictures of the introduction: parts of the table in the middle of a game.

use maud::Markup;
use table::Lang;

/// A picture by its name.
pub(super) fn figure(_name: &str, _lang: Lang) -> Option<Markup> {
    None
}
