//! Where recorded games lie, and how they are read.

#![allow(dead_code, reason = "not everybody needs all of it")]

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;

/// The games kept in the project.
pub fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/recorded")
}

/// The whole collection, which is large and not everywhere at hand. Where it is missing, people are told what that
/// means.
pub fn collection(without: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games/gaia/conformance");
    if folder.is_dir() {
        return Some(folder);
    }
    // Not by `eprintln`: what tests print that way is shown only if they fail.
    let _ = writeln!(
        std::io::stderr(),
        "\n{without}: the whole collection of recorded games is not at hand, there is no folder `{}`",
        folder.display()
    );
    None
}

/// All games in the files of a folder, one line each.
pub fn games(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|end| end == "gz")).collect();
    files.sort();
    assert!(!files.is_empty(), "there are no recorded games in `{}`", folder.display());
    let mut lines = Vec::new();
    for file in files {
        let mut text = String::new();
        let packed = File::open(&file).expect("a file");
        MultiGzDecoder::new(packed).read_to_string(&mut text).expect("a gzipped text");
        lines.extend(text.lines().map(str::to_owned));
    }
    lines
}
