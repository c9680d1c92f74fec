//! Where the data file lies when nobody says.

use std::ffi::OsString;
use std::path::PathBuf;

/// The variable that names the data file itself.
pub const VARIABLE: &str = "ASTRARIUM_DB";

const FOLDER: &str = "astrarium";
const FILE: &str = "astrarium.db";

/// Whose customs decide where programs keep their data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Platform {
    /// Linux and the other systems that follow the XDG folders.
    Unix,
    /// macOS.
    Mac,
    /// Windows.
    Windows,
}

impl Platform {
    /// The platform this program was built for.
    pub const fn here() -> Self {
        if cfg!(windows) {
            Platform::Windows
        } else if cfg!(target_os = "macos") {
            Platform::Mac
        } else {
            Platform::Unix
        }
    }
}

/// The environment names no folder to keep data in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no home folder to keep the tables in; name a data file with the variable {VARIABLE}")]
pub struct NoFolder;

/// The data file of this process: see [`data_file_of`].
pub fn data_file() -> Result<PathBuf, NoFolder> {
    data_file_of(Platform::here(), |name| std::env::var_os(name))
}

/// The data file in an environment: what [`VARIABLE`] names, or else `astrarium.db` in the platform's folder for
/// data. Empty variables count as missing, and so does a relative folder, which would move with the caller; only
/// the data file itself may be named relatively.
pub fn data_file_of(platform: Platform, env: impl Fn(&str) -> Option<OsString>) -> Result<PathBuf, NoFolder> {
    let path = |name| env(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(file) = path(VARIABLE) {
        return Ok(file);
    }
    let home = |name| path(name).filter(|path| is_absolute(platform, path));
    let data = match platform {
        Platform::Unix => home("XDG_DATA_HOME").or_else(|| Some(home("HOME")?.join(".local").join("share"))),
        Platform::Mac => home("HOME").map(|home| home.join("Library").join("Application Support")),
        Platform::Windows => {
            home("APPDATA").or_else(|| Some(home("USERPROFILE")?.join("AppData").join("Roaming")))
        }
    };
    Ok(data.ok_or(NoFolder)?.join(FOLDER).join(FILE))
}

/// Elsewhere than at home (in tests), a path of Windows is not absolute to the standard library.
fn is_absolute(platform: Platform, path: &std::path::Path) -> bool {
    path.is_absolute() || (platform == Platform::Windows && path.to_string_lossy().contains(":\\"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(platform: Platform, env: &[(&str, &str)]) -> Result<String, NoFolder> {
        let find = |name: &str| env.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into());
        data_file_of(platform, find).map(|path| path.to_string_lossy().replace('\\', "/"))
    }

    #[test]
    fn every_platform_has_its_custom() {
        let home = ("HOME", "/home/ida");
        assert_eq!(
            file(Platform::Unix, &[home]).as_deref(),
            Ok("/home/ida/.local/share/astrarium/astrarium.db")
        );
        assert_eq!(
            file(Platform::Unix, &[home, ("XDG_DATA_HOME", "/data")]).as_deref(),
            Ok("/data/astrarium/astrarium.db")
        );
        assert_eq!(
            file(Platform::Mac, &[home]).as_deref(),
            Ok("/home/ida/Library/Application Support/astrarium/astrarium.db")
        );
        assert_eq!(
            file(Platform::Windows, &[("APPDATA", "C:\\Users\\ida\\AppData\\Roaming")]).as_deref(),
            Ok("C:/Users/ida/AppData/Roaming/astrarium/astrarium.db")
        );
    }

    #[test]
    fn the_variable_wins_everywhere() {
        for platform in [Platform::Unix, Platform::Mac, Platform::Windows] {
            let env = [("HOME", "/home/ida"), ("APPDATA", "C:\\x"), (VARIABLE, "games.db")];
            assert_eq!(file(platform, &env).as_deref(), Ok("games.db"));
        }
    }

    #[test]
    fn empty_and_relative_folders_count_as_missing() {
        let home = ("HOME", "/home/ida");
        let usual = file(Platform::Unix, &[home]);
        assert_eq!(file(Platform::Unix, &[home, (VARIABLE, "")]), usual);
        assert_eq!(file(Platform::Unix, &[home, ("XDG_DATA_HOME", "")]), usual);
        assert_eq!(file(Platform::Unix, &[home, ("XDG_DATA_HOME", "here")]), usual);
        assert_eq!(file(Platform::Unix, &[("HOME", "")]), Err(NoFolder));
        assert_eq!(file(Platform::Mac, &[]), Err(NoFolder));
        assert!(NoFolder.to_string().contains("ASTRARIUM_DB"));
    }
}
