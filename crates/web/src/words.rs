//! The words of the pages (`text/*.ftl`).

use std::sync::LazyLock;

use table::{Chip, Filling, GameKind, Lang, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let sources = [(Lang::En, include_str!("../text/en.ftl")), (Lang::De, include_str!("../text/de.ftl"))];
    Texts::new(&sources).expect("the embedded texts are sound")
});

/// The texts of the pages.
pub fn texts() -> &'static Texts {
    &TEXTS
}

/// A text of the pages.
pub(crate) fn say(lang: Lang, key: &str) -> String {
    TEXTS.get(lang, key)
}

/// A text of the pages with values filled in.
pub(crate) fn fill(lang: Lang, key: &str, values: &[(&str, Filling<'_>)]) -> String {
    TEXTS.fill(lang, key, values)
}

/// Words that go into a text as they are.
pub(crate) fn words<'a>(text: impl Into<String>) -> Filling<'a> {
    Filling::Text(text.into())
}

/// A number that goes into a text.
pub(crate) fn number<'a>(number: usize) -> Filling<'a> {
    Filling::Number(number as i32)
}

/// The title of a game; its key where the house does not know a better one.
pub fn game_title(lang: Lang, game: &str) -> String {
    let key = format!("game-{game}");
    if TEXTS.has(Lang::En, &key) { say(lang, &key) } else { game.to_owned() }
}

/// What a game is about, in two sentences.
pub(crate) fn game_blurb(lang: Lang, game: &str) -> Option<String> {
    let key = format!("game-{game}.text");
    TEXTS.has(Lang::En, &key).then(|| say(lang, &key))
}

/// The name of a kind of bot.
pub fn bot_name(lang: Lang, bot: &str) -> String {
    let key = format!("bot-{bot}");
    if TEXTS.has(Lang::En, &key) { say(lang, &key) } else { bot.to_owned() }
}

/// How strong a kind of bot is, in a line.
pub(crate) fn bot_line(lang: Lang, bot: &str) -> String {
    let key = format!("bot-{bot}.text");
    if TEXTS.has(Lang::En, &key) { say(lang, &key) } else { String::new() }
}

/// An amount of something in the words of the game.
pub(crate) fn amount(kind: &GameKind, lang: Lang, chip: Chip) -> String {
    let texts = (kind.texts)();
    let key = format!("{}.amount", chip.what);
    if texts.has(Lang::En, &key) {
        texts.fill(lang, &key, &[("count", Filling::Number(chip.amount))])
    } else {
        format!("{} {}", chip.amount, texts.get(lang, chip.what))
    }
}

/// A text of the game, if it has one.
pub(crate) fn of_game(kind: &GameKind, lang: Lang, key: &str) -> Option<String> {
    let texts = (kind.texts)();
    texts.has(Lang::En, key).then(|| texts.get(lang, key))
}
