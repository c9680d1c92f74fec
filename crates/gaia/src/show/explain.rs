//! What the things of the table are.

use table::{Game, Lang, Note};

use crate::Gaia;

/// The explanation of a place.
pub(super) fn note(_game: &Gaia, place: &str, lang: Lang) -> Option<Note> {
    let (_, id) = place.split_once('-')?;
    let texts = Gaia::texts();
    texts.has(lang, id).then(|| Note {
        title: texts.get(lang, id),
        text: texts.get(lang, &format!("{id}.text")),
        rule: None,
    })
}
