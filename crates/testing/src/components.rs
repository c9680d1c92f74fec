//! Component files: whatever numbers they may hold, the game can be played with them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::data::Folder;
use table::{Components as _, Draw, Eye, Lang, Look, Rng, Seed, check};

/// Values that are tried for every number.
const TRIED: [i64; 6] = [0, 1, 5, 20, 60, 200];

/// More moves than any game has.
const ENDLESS: u32 = 20_000;

/// Tries small and large values for every number of the component files, one at a time, in the first entry of a kind. Each is
/// refused when it is read, or games can be played with it to their end: the rest is returned, in words.
pub fn unplayable_numbers<G: Draw>(setups: &[G::Setup], games: u64) -> Vec<String> {
    let mut unplayable = Vec::new();
    G::Components::built_in();
    for (file, source) in G::Components::FILES {
        let document: toml::Value = toml::from_str(source).expect("a sound file");
        let mut tried = std::collections::BTreeSet::new();
        for path in numbers(&document) {
            let kind: String = path.split('/').filter(|step| step.parse::<usize>().is_err()).collect();
            if !tried.insert(kind) {
                continue;
            }
            for value in TRIED {
                let mut changed = document.clone();
                *at(&mut changed, &path) = toml::Value::Integer(value);
                let text = toml::to_string(&changed).expect("TOML");
                let folder = Folder::embedded(G::Components::FILES).with(file, text).expect("a known file");
                let Ok(components) = G::Components::read(&folder) else { continue };
                let components: &'static G::Components = Box::leak(Box::new(components));
                let played = catch_unwind(AssertUnwindSafe(|| play::<G>(setups, components, games)));
                let wrong = match played {
                    Ok(Ok(())) => continue,
                    Ok(Err(why)) => why.to_owned(),
                    Err(panic) => {
                        let words = panic.downcast_ref::<String>().cloned();
                        words
                            .or(panic.downcast_ref::<&str>().map(|words| (*words).to_owned()))
                            .unwrap_or_default()
                    }
                };
                unplayable.push(format!("{file}: {path} = {value}: {wrong}"));
            }
        }
    }
    unplayable
}

fn play<G: Draw>(
    setups: &[G::Setup],
    components: &'static G::Components,
    games: u64,
) -> Result<(), &'static str> {
    for (number, setup) in (0..games).flat_map(|number| setups.iter().map(move |setup| (number, setup))) {
        let Ok(mut game) = G::new(setup, components) else { continue };
        let mut rng = Rng::new(Seed::from_number(number));
        let mut moves = 0;
        while check::step(&mut game, &mut rng) {
            moves += 1;
            if moves > ENDLESS {
                return Err("the game does not end");
            }
        }
        game.scores();
        // Drawing is slow: once is enough.
        if number == 0 {
            game.panels(&Look::new(Lang::En, Eye::Spectator));
        }
    }
    Ok(())
}

/// The paths of all whole numbers in a document, their steps separated by slashes.
fn numbers(value: &toml::Value) -> Vec<String> {
    let below = |step: String, value: &toml::Value| {
        numbers(value).into_iter().map(move |path| format!("{step}/{path}").trim_end_matches('/').to_owned())
    };
    match value {
        toml::Value::Integer(_) => vec![String::new()],
        toml::Value::Table(table) => {
            table.iter().flat_map(|(key, value)| below(key.clone(), value).collect::<Vec<_>>()).collect()
        }
        toml::Value::Array(items) => {
            let items = items.iter().enumerate();
            items.flat_map(|(index, value)| below(index.to_string(), value).collect::<Vec<_>>()).collect()
        }
        _ => Vec::new(),
    }
}

fn at<'a>(value: &'a mut toml::Value, path: &str) -> &'a mut toml::Value {
    path.split('/').fold(value, |value, step| match value {
        toml::Value::Table(table) => &mut table[step],
        toml::Value::Array(items) => &mut items[step.parse::<usize>().expect("an index")],
        _ => panic!("no such path"),
    })
}
