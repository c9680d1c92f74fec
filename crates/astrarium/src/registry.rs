//! The games of the house, with the components they are played with.

use std::path::Path;

use bots::GameEntry;
use gaia::Gaia;
use kepler::Kepler;
use phoenix::Phoenix;
use planetformers::Planetformers;
use table::Log;
use table::data::{DataError, nearest};

use crate::failure::Failure;

/// All games, in the order in which they are listed: the one place that knows them.
fn built_in() -> Vec<GameEntry> {
    vec![
        GameEntry::of::<Gaia>().reading(boardgamers::NOTATION),
        GameEntry::of::<Phoenix>(),
        GameEntry::of::<Planetformers>(),
        GameEntry::of::<Kepler>(),
    ]
}

/// The name of a game, for the command line. The error says which games there are.
pub fn game_name(name: &str) -> Result<String, String> {
    let games = built_in();
    let names = || games.iter().map(|entry| entry.kind.name);
    if names().any(|known| known == name) {
        return Ok(name.to_owned());
    }
    Err(match nearest(name, names()) {
        Some(near) => format!("there is no game \"{name}\" here; did you mean \"{near}\"?"),
        None => {
            let names: Vec<&str> = names().collect();
            format!("there is no game \"{name}\" here; the games are {}", names.join(", "))
        }
    })
}

/// All games. People's own component files take the place of the built-in ones: a folder with sub-folders speaks for
/// the games they are named after; one without is taken by whichever games know its files.
pub fn all(data: Option<&Path>) -> Result<Vec<GameEntry>, Failure> {
    let games = built_in();
    let Some(folder) = data else { return Ok(games) };
    let has_own = |entry: &GameEntry| folder.join(entry.kind.name).is_dir();
    if games.iter().any(has_own) {
        let own = |entry: GameEntry| if has_own(&entry) { with_components(entry, folder) } else { Ok(entry) };
        return games.into_iter().map(own).collect();
    }
    let results: Vec<_> = games.iter().map(|entry| with_components(entry.clone(), folder)).collect();
    if results.iter().all(Result::is_err) {
        return results.into_iter().collect();
    }
    Ok(games.into_iter().zip(results).map(|(entry, own)| own.unwrap_or(entry)).collect())
}

/// One game by its name.
pub fn game(name: &str, data: Option<&Path>) -> Result<GameEntry, Failure> {
    game_name(name).map_err(Failure::Failed)?;
    let entry = built_in().into_iter().find(|entry| entry.kind.name == name);
    let entry = entry.ok_or_else(|| Failure::Failed(format!("there is no game \"{name}\" here")))?;
    data.map_or(Ok(entry.clone()), |folder| with_components(entry, folder))
}

/// The game of a log.
pub fn of_log(log: &Log, data: Option<&Path>) -> Result<GameEntry, Failure> {
    let kinds: Vec<_> = built_in().into_iter().map(|entry| entry.kind).collect();
    game(log.kind(&kinds)?.name, data)
}

/// The same game with people's own component files.
fn with_components(mut entry: GameEntry, data: &Path) -> Result<GameEntry, Failure> {
    let own = data.join(entry.kind.name);
    let folder = if own.is_dir() { own.as_path() } else { data };
    if folder == data && data.is_dir() {
        check_not_empty(&entry, data)?;
    }
    entry.kind = entry.kind.with_folder(folder).map_err(|error| {
        Failure::Failed(match error {
            // These know only the name of the file.
            DataError::Content { .. } | DataError::Component { .. } => {
                format!("in the folder `{}`: {error}", folder.display())
            }
            DataError::UnknownFile { .. } => format!("{error} (in the folder `{}`)", folder.display()),
            DataError::Folder { cause, .. } if cause.kind() == std::io::ErrorKind::NotADirectory => {
                format!("`{}` is no folder; name the folder that holds the files", folder.display())
            }
            other => other.to_string(),
        })
    })?;
    Ok(entry)
}

/// A folder without any component file is most likely the wrong one.
fn check_not_empty(entry: &GameEntry, data: &Path) -> Result<(), Failure> {
    let entries = std::fs::read_dir(data).into_iter().flatten().flatten().map(|entry| entry.path());
    let games = built_in();
    let of_some_game = |path: &Path| {
        let own = |entry: &GameEntry| path.file_name().is_some_and(|name| name == entry.kind.name);
        path.extension().is_some_and(|end| end == "toml") || games.iter().any(own)
    };
    if entries.into_iter().any(|path| of_some_game(&path)) {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "the folder `{}` holds no component files; they have names like `factions.toml`, here or in a sub-folder `{}`",
        data.display(),
        entry.kind.name
    )))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bots::{Character, Kind};
    use table::{Lang, Seed};

    use super::*;

    #[test]
    fn what_bots_speak_of_has_words_in_every_game() {
        for entry in built_in() {
            let texts = (entry.kind.texts)();
            let styles = entry.styles().iter().map(|style| format!("style-{}", style.id));
            let parts = entry.parts().iter().map(|part| format!("part-{part}"));
            for (key, lang) in styles.chain(parts).flat_map(|key| Lang::ALL.map(|lang| (key.clone(), lang))) {
                assert!(texts.has(lang, &key), "{}: {lang} lacks {key}", entry.kind.name);
            }
        }
    }

    #[test]
    fn every_style_can_be_liked_and_every_level_read() {
        for entry in built_in() {
            for kind in Kind::LEVELS {
                assert!(entry.levels().of(kind).all(|(players, _)| entry.kind.seats.contains(&players)));
            }
            let setup = (entry.kind.default_setup)(2);
            let played = entry.play_at_random(&setup, Seed::from_number(1), 1, true).expect("a sound set-up");
            let mut log = played.log.expect("it was kept");
            log.moves.truncate(log.moves.len() / 2);
            while log.moves.last().is_some_and(|(seat, _)| seat.is_none()) {
                log.moves.pop();
            }
            log.moves.pop();
            let game = entry.kind.replay(&log).expect("the beginning of a game");
            let seat = game.to_move().seat().expect("somebody moves");
            for style in entry.styles() {
                let bot = Character { kind: Kind::Novice, style: Some(style.id.to_owned()) };
                assert!(
                    !entry
                        .think(&*game.seen_by(table::Eye::Seat(seat)), seat, &bot, Seed::from_number(1))
                        .is_empty()
                );
            }
        }
    }

    #[test]
    fn no_game_has_a_word_that_a_bot_is_called_by() {
        let names: BTreeSet<&str> = web::bot_names().collect();
        for entry in built_in() {
            let texts = (entry.kind.texts)();
            for lang in Lang::ALL {
                for key in texts.keys(lang) {
                    let text = texts.get(lang, key);
                    let mut words = text.split(|c: char| !c.is_alphabetic());
                    assert!(!words.any(|word| names.contains(word)), "{}: {key} = {text}", entry.kind.name);
                }
            }
        }
    }
}
