//! Names, prompts and refusals (`text/*.ftl`).

use std::sync::LazyLock;

use table::{Lang, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let sources = [(Lang::En, include_str!("../text/en.ftl")), (Lang::De, include_str!("../text/de.ftl"))];
    Texts::new(&sources).expect("the embedded texts are sound")
});

/// The texts of this game.
pub(crate) fn texts() -> &'static Texts {
    &TEXTS
}
