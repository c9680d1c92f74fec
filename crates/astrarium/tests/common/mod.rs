//! Running the program and looking at what it says.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// What a run of the program came to.
struct Outcome {
    code: Option<i32>,
    out: String,
    err: String,
}

fn astrarium(args: &[&str]) -> Outcome {
    let output =
        Command::new(env!("CARGO_BIN_EXE_astrarium")).args(args).output().expect("the program starts");
    Outcome {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
    }
}

/// What the program prints when all is well.
pub fn success(args: &[&str]) -> String {
    let Outcome { code, out, err } = astrarium(args);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
    out
}

/// The program prints nothing but one message, which holds all these words.
fn refused(code: i32, args: &[&str], words: &[&str]) {
    let outcome = astrarium(args);
    assert_eq!(outcome.code, Some(code), "{args:?}: {}", outcome.err);
    assert_eq!(outcome.out, "", "{args:?}");
    assert!(outcome.err.starts_with("error: "), "{args:?}: {}", outcome.err);
    assert_eq!(outcome.err.matches("error: ").count(), 1, "{args:?}: {}", outcome.err);
    for word in words {
        assert!(outcome.err.contains(word), "{args:?} should say {word:?}: {}", outcome.err);
    }
}

/// A command that is written wrongly.
pub fn misused(args: &[&str], words: &[&str]) {
    refused(2, args, words);
}

/// A command that is right but meets something that is not.
pub fn failed(args: &[&str], words: &[&str]) {
    refused(1, args, words);
}

/// A folder of its own for every test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("cli-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is text").to_owned()
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::create_dir_all(Path::new(&path).parent().expect("a folder")).expect("a folder for the file");
        fs::write(&path, content).expect("a file for the test");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
