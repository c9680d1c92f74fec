//! What an export says is explained: every decision, event, field, count and word of the notation stands in the page of its
//! game, `docs/export-<game>.md`, as code.

use std::collections::BTreeSet;

use serde_json::Value;
use table::check::random_game;
use table::{Components as _, Exporting, Game, Lang, Rng, Seed, export};

/// The page of a game.
fn page(game: &str) -> String {
    let path = format!("{}/../../docs/export-{game}.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything that readers of an export meet.
#[derive(Default)]
struct Met {
    words: BTreeSet<String>,
    decisions: BTreeSet<String>,
    events: BTreeSet<String>,
    fields: BTreeSet<String>,
    counts: BTreeSet<String>,
    setup: BTreeSet<String>,
    terms: BTreeSet<String>,
}

impl Met {
    fn read<G: Game>(&mut self, setup: &G::Setup, seed: Seed) {
        let (_, log) = random_game::<G>(setup, seed, &mut Rng::new(seed));
        let document =
            export::<G>(&log, G::Components::editions(), Exporting::default()).expect("its own log");
        fields(&document["setup"], &mut self.setup);
        fields(&document["start"]["state"], &mut self.fields);
        for step in document["moves"].as_array().expect("moves") {
            fields(&step["state"], &mut self.fields);
            kind_and_fields(&step["asked"]["decision"], &mut self.decisions);
            for event in step["events"].as_array().expect("events") {
                kind_and_fields(event, &mut self.events);
            }
            for choice in step["asked"]["choices"].as_array().expect("choices") {
                let word = choice["notation"].as_str().and_then(|line| line.split(' ').next());
                self.words.extend(word.map(str::to_owned));
                fields(&choice["terms"], &mut self.terms);
            }
        }
        log.replay_with::<G>(G::Components::editions(), |step| {
            let counts = step.after.counts();
            self.counts.extend(counts.iter().map(|(_, what, _)| what.to_owned()));
        })
        .expect("its own log");
    }

    fn assert_explained<G: Game>(&self) {
        let page = page(G::NAME);
        let groups = [
            ("words of the notation", &self.words),
            ("decisions", &self.decisions),
            ("events", &self.events),
            ("fields of states", &self.fields),
            ("counts", &self.counts),
            ("options of the set-up", &self.setup),
            ("terms", &self.terms),
        ];
        let mut holes = Vec::new();
        for (what, names) in groups {
            assert!(!names.is_empty(), "no {what} were met");
            // Kinds of things are named in the data files and in the texts; they need no explanation here.
            let kind = |name: &str| G::texts().has(Lang::En, name);
            let missing = names.iter().filter(|name| !page.contains(&format!("`{name}`")) && !kind(name));
            holes.extend(missing.map(|name| format!("{what}: {name}")));
        }
        assert!(holes.is_empty(), "docs/export-{}.md does not explain:\n{}", G::NAME, holes.join("\n"));
    }
}

/// A value that is a kind with fields, or a kind alone.
fn kind_and_fields(value: &Value, names: &mut BTreeSet<String>) {
    if let Some(kind) = value.as_str() {
        names.insert(kind.to_owned());
    }
    fields(value, names);
}

/// The names of all fields, at any depth. Numbers are places in a list or of a component.
fn fields(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                if key.parse::<u32>().is_err() {
                    names.insert(key.clone());
                }
                fields(value, names);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| fields(value, names)),
        _ => {}
    }
}

#[test]
fn everything_in_an_export_of_gaia_is_explained() {
    let mut met = Met::default();
    for players in 2..=4 {
        for number in 0..6 {
            met.read::<gaia::Gaia>(&gaia::Gaia::default_setup(players), Seed::from_number(number));
        }
    }
    met.assert_explained::<gaia::Gaia>();
}

#[test]
fn everything_in_an_export_of_phoenix_is_explained() {
    let mut met = Met::default();
    for players in 2..=4 {
        for number in 0..4 {
            let setup = phoenix::Setup { hubs: phoenix::HubSet::Advanced, ..phoenix::Setup::new(players) };
            met.read::<phoenix::Phoenix>(&setup, Seed::from_number(number));
        }
    }
    met.assert_explained::<phoenix::Phoenix>();
}
