//! The files that come with every page, embedded and addressed by their content.

use std::sync::LazyLock;

use table::GameKind;

/// A file that the pages refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name in addresses.
    pub name: &'static str,
    /// Its media type.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
}

const SCRIPT: &str = "text/javascript; charset=utf-8";
const SHEET: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const PHOTO: &str = "image/png";

macro_rules! asset {
    ($name:literal, $type:expr) => {
        Asset { name: $name, content_type: $type, bytes: include_bytes!(concat!("../assets/", $name)) }
    };
}

static ALL: [Asset; 25] = [
    asset!("base.css", SHEET),
    asset!("table.css", SHEET),
    asset!("pages.css", SHEET),
    asset!("htmx.min.js", SCRIPT),
    asset!("main.js", SCRIPT),
    asset!("board.js", SCRIPT),
    asset!("places.js", SCRIPT),
    asset!("keys.js", SCRIPT),
    asset!("edits.js", SCRIPT),
    asset!("live.js", SCRIPT),
    asset!("turn.js", SCRIPT),
    asset!("clock.js", SCRIPT),
    asset!("coach.js", SCRIPT),
    asset!("prefs.js", SCRIPT),
    asset!("pages.js", SCRIPT),
    asset!("talk.js", SCRIPT),
    asset!("app.js", SCRIPT),
    asset!("worker.js", SCRIPT),
    asset!("icon-192.png", PHOTO),
    asset!("icon-512.png", PHOTO),
    asset!("icon-mask.png", PHOTO),
    asset!("icon-touch.png", PHOTO),
    asset!("favicon.svg", PICTURE),
    asset!("favicon-turn.svg", PICTURE),
    asset!("htmx.LICENSE.txt", "text/plain; charset=utf-8"),
];

/// One mark for all files: the scripts name each other, so they live in one folder.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for asset in &ALL {
        hasher.update(asset.name.as_bytes()).update(&[0]).update(asset.bytes);
    }
    short(hasher.finalize())
});

/// The mark of all files.
pub(crate) fn mark() -> &'static str {
    &MARK
}

fn short(hash: blake3::Hash) -> String {
    hash.to_hex()[..12].to_owned()
}

/// All files.
pub fn all() -> &'static [Asset] {
    &ALL
}

/// The address of a file. It changes with the content of the files, so it can be kept for ever.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", *MARK)
}

/// The file at an address.
pub fn find(hash: &str, name: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| hash == *MARK && asset.name == name)
}

/// The address of the style sheet of a game's drawings.
pub fn style_address(kind: &GameKind) -> String {
    format!("/style/{}.css?v={}", kind.name, short(blake3::hash((kind.style)().as_bytes())))
}
