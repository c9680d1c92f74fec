//! Nets that people have trained, on the command line.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use bots::{GameEntry, Net};

use crate::failure::Failure;

/// The net of a folder, with its files `value.toml` and `value.bin`; none if the folder is called `none`.
pub fn read(entry: &GameEntry, folder: &Path) -> Result<Option<Arc<Net>>, Failure> {
    if folder.as_os_str() == "none" {
        return Ok(None);
    }
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read(&path).map_err(|error| {
            Failure::Failed(format!(
                "the net cannot be read: `{}` ({error}); name a folder with `value.toml` and `value.bin`, or `none`",
                path.display()
            ))
        })
    };
    let (manifest, weights) = (read("value.toml")?, read("value.bin")?);
    let net = entry.read_net(&String::from_utf8_lossy(&manifest), &weights);
    net.map(Some).map_err(|error| Failure::Failed(format!("in the folder `{}`: {error}", folder.display())))
}

/// The game with another net, if one is wanted.
pub fn with_net(entry: GameEntry, folder: Option<&Path>) -> Result<GameEntry, Failure> {
    let Some(folder) = folder else { return Ok(entry) };
    let net = read(&entry, folder)?;
    Ok(entry.with_net(net))
}
