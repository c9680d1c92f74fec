//! Reading and writing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Read as _, Write};
use std::path::Path;

use flate2::read::MultiGzDecoder;
use table::Log;
use table::data::nearest;

use crate::failure::Failure;

/// A small file can hold an endless text: no collection of games is larger than this.
const MOST_UNPACKED: u64 = 256 << 20;

/// Reads a log.
pub fn read_log(path: &Path) -> Result<Log, Failure> {
    Ok(Log::parse(&path.display().to_string(), &read_text(path)?)?)
}

/// Reads a text, gzipped or not.
pub fn read_packed_text(path: &Path) -> Result<String, Failure> {
    let bytes = read_bytes(path)?;
    // Every gzipped file begins with these two bytes, whatever its name.
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return text(path, bytes);
    }
    let mut unpacked = Vec::new();
    let name = path.display();
    MultiGzDecoder::new(&bytes[..]).take(MOST_UNPACKED + 1).read_to_end(&mut unpacked).map_err(|error| {
        Failure::Failed(format!(
            "the gzipped file `{name}` is damaged or not complete ({error}); get it once more"
        ))
    })?;
    if unpacked.len() as u64 > MOST_UNPACKED {
        let most = MOST_UNPACKED >> 20;
        return Err(Failure::Failed(format!(
            "the gzipped file `{name}` holds more than {most} MiB; unpack it and give the games in parts"
        )));
    }
    text(path, unpacked)
}

/// Reads a text.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    text(path, read_bytes(path)?)
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let name = path.display();
    fs::read(path).map_err(|error| {
        Failure::Failed(match error.kind() {
            ErrorKind::NotFound => format!("there is no file `{name}`{}", neighbour(path)),
            _ if path.is_dir() => format!("`{name}` is a folder; name a file in it"),
            _ => format!("the file `{name}` cannot be read ({error})"),
        })
    })
}

fn text(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    let name = path.display();
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = String::from_utf8_lossy(&error.as_bytes()[..good]).matches('\n').count() + 1;
        Failure::Failed(format!("{name}, line {line}: this is no text in UTF-8; name a text file"))
    })
}

/// The file in the same folder that was probably meant.
fn neighbour(path: &Path) -> String {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(entries) = fs::read_dir(folder) else {
        return format!("; there is no folder `{}` either", folder.display());
    };
    let files = entries.flatten().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    let mut names: Vec<String> = files.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    let wanted = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    match nearest(&wanted, names.iter().map(String::as_str)) {
        Some(name) => format!("; did you mean `{}`?", path.with_file_name(name).display()),
        None => "; name an existing one".to_owned(),
    }
}

/// Prints a text to standard output.
pub fn print(text: &str) -> Result<(), Failure> {
    print_with(|out| out.write_all(text.as_bytes()))
}

/// Writes to standard output. A reader that has seen enough and left is no failure.
pub fn print_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            // What is still in the buffer has nowhere to go.
            drop(out.into_parts());
            Ok(())
        }
        Err(error) => Err(Failure::Failed(format!("standard output cannot be written ({error})"))),
        Ok(()) => Ok(()),
    }
}

/// Writes a file.
pub fn write_with(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
    write_into(path, || File::create(path), write)
}

fn write_into(
    path: &Path,
    file: impl FnOnce() -> io::Result<File>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let attempt = || {
        let mut out = BufWriter::new(file()?);
        write(&mut out)?;
        out.flush()
    };
    attempt().map_err(|error| {
        let name = path.display();
        Failure::Failed(if path.is_dir() {
            format!("`{name}` is a folder; name a file to write")
        } else if error.kind() == ErrorKind::NotFound {
            format!("the file `{name}` cannot be written: there is no such folder; make it first")
        } else {
            format!("the file `{name}` cannot be written ({error})")
        })
    })
}

/// Writes a file anew. Whoever reads it, and whenever the program is stopped, finds the old text or the new one.
pub fn replace_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    replace_by(path, |beside| File::create(beside), write)
}

/// The same for a file that nobody else may read.
pub fn replace_secret_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let secret = |beside: &Path| {
        // What was left behind by somebody who was stopped may be open to others.
        let _ = fs::remove_file(beside);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(beside)
    };
    replace_by(path, secret, write)
}

fn replace_by(
    path: &Path,
    file: impl FnOnce(&Path) -> io::Result<File>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = Path::new(&beside);
    write_into(beside, || file(beside), write)?;
    fs::rename(beside, path).map_err(|error| {
        Failure::Failed(format!("the file `{}` cannot be written ({error})", path.display()))
    })
}

/// Writes a file that was made from another, which must not be lost by it.
pub fn write_apart_from(source: &Path, path: &Path, text: &str) -> Result<(), Failure> {
    let same =
        matches!((fs::canonicalize(path), fs::canonicalize(source)), (Ok(one), Ok(other)) if one == other);
    if same {
        let name = path.display();
        return Err(Failure::Usage(format!(
            "`{name}` is the file that is read, which would be lost; name another file to write"
        )));
    }
    write_with(path, |out| out.write_all(text.as_bytes()))
}
