//! The text catalogue: complete in both languages, and in step with the source and the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use phoenix::names::{
    Cause, Color, Count, Face, Hub, Named, Resource, Ship, ShipType, Source, Species, Track,
};
use phoenix::{HubSet, Phoenix, Starting};
use table::{Game, Lang, Refusal, Show, Value, Values};

/// Every language has a text of its own for all of these keys.
#[track_caller]
fn assert_texts(keys: impl IntoIterator<Item = String>) {
    let texts = Phoenix::texts();
    let holes: Vec<_> = keys
        .into_iter()
        .flat_map(|key| Lang::ALL.map(|lang| (lang, key.clone())))
        .filter(|(lang, key)| !texts.has(*lang, key))
        .map(|(lang, key)| format!("{lang}: `{key}`"))
        .collect();
    assert!(holes.is_empty(), "texts are missing:\n{}", holes.join("\n"));
}

fn ids<K: Named>() -> impl Iterator<Item = String> {
    K::ALL.iter().map(|kind| kind.id().to_owned())
}

#[test]
fn the_languages_have_the_same_keys_and_values() {
    assert_eq!(Phoenix::texts().missing(), Vec::<String>::new());
}

#[test]
fn both_files_are_in_the_same_order() {
    let keys = |lang: Lang| {
        let file = read(&crate_dir().join(format!("text/{lang}.ftl")));
        let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
        let is_key = |key: &String| {
            key.trim_start().starts_with(|first: char| first.is_alphabetic() || "-.".contains(first))
        };
        file.lines().filter(|line| !line.starts_with('#')).filter_map(key).filter(is_key).collect::<Vec<_>>()
    };
    assert_eq!(keys(Lang::En), keys(Lang::De));
}

#[test]
fn every_kind_has_a_name() {
    assert_texts(ids::<Species>().chain(ids::<ShipType>()).chain(ids::<Ship>()).chain(ids::<Hub>()));
    assert_texts(ids::<Resource>().chain(ids::<Face>()));
    let with = |prefix: &'static str| move |id: String| format!("{prefix}-{id}");
    assert_texts(ids::<Color>().map(with("color")).chain(ids::<Count>().map(with("count"))));
    assert_texts(ids::<Track>().map(with("track")).chain(ids::<Cause>().map(with("end"))));
    let goods = ["gems", "food", "water", "metal", "points", "resources"];
    assert_texts(goods.iter().flat_map(|key| [(*key).to_owned(), format!("{key}.amount")]));
    assert_texts(ids::<Species>().flat_map(|id| [format!("{id}.amount"), format!("{id}.text")]));
    assert_texts(ids::<Hub>().map(|id| format!("{id}.text")));
}

#[test]
fn every_source_of_points_has_a_name() {
    assert_texts(ids::<Source>().map(|source| format!("source-{source}")));
}

#[test]
fn every_choice_of_a_new_game_is_explained() {
    fn choices<T: serde::Serialize>(field: &str, all: &[T]) -> Vec<String> {
        let name =
            |choice| serde_json::to_value(choice).ok()?.as_str().map(|name| format!("setup-{field}-{name}"));
        all.iter().map(|choice| name(choice).expect("a choice without values")).collect()
    }
    let mut keys = ["players", "hubs", "friendly", "first_game", "starting_player"]
        .map(|field| format!("setup-{field}"))
        .to_vec();
    keys.extend(choices("hubs", &[HubSet::Basic, HubSet::Advanced]));
    let starting = [Starting::Chance, Starting::First, Starting::Second, Starting::Third, Starting::Fourth];
    keys.extend(choices("starting_player", &starting));
    for offer in Phoenix::options() {
        keys.push(format!("setup-{}", offer.key));
        if let Values::OneOf(values) = offer.values {
            keys.extend(values.iter().map(|value| format!("setup-{}-{value}", offer.key)));
        }
    }
    for habit in Phoenix::habits() {
        keys.push(format!("habit-{}", habit.key));
        keys.extend(habit.values.iter().map(|value| format!("habit-{}-{value}", habit.key)));
    }
    assert_texts(keys.into_iter().flat_map(|key| [format!("{key}.text"), key]));
    assert_texts(Phoenix::reconstructed().iter().map(|key| (*key).to_owned()));
}

#[test]
fn every_question_move_and_step_has_its_words() {
    let moves = crate_dir().join("src/moves.rs");
    let asks = variants(&read(&moves), "Decision").into_iter().map(|kind| format!("ask-{kind}"));
    assert_texts(asks.flat_map(|key| [format!("{key}.why"), key]));
    assert_texts(variants(&read(&moves), "Move").into_iter().map(|kind| format!("move-{kind}")));
    let steps = variants(&read(&crate_dir().join("src/lib.rs")), "Step");
    assert_texts(steps.into_iter().map(|kind| format!("step-{kind}")));
}

#[test]
fn every_refusal_has_a_sentence_that_uses_only_what_it_is_given() {
    let mut given: BTreeMap<String, Vec<BTreeSet<String>>> = BTreeMap::new();
    for (path, source) in sources() {
        for refusal in refusals(&source) {
            let refusal = refusal.unwrap_or_else(|text| panic!("{}: cannot read `{text}`", path.display()));
            given.entry(refusal.reason).or_default().push(refusal.values);
        }
    }
    assert!(given.len() > 50, "only {} reasons were found in the source", given.len());
    assert_texts(given.keys().map(|reason| format!("refusal-{reason}")));
    for (reason, places) in &given {
        for lang in Lang::ALL {
            for name in Phoenix::texts().variables(lang, &format!("refusal-{reason}")) {
                let everywhere = places.iter().all(|values| values.contains(name));
                assert!(
                    everywhere,
                    "{lang}: `refusal-{reason}` uses ${name}, which some refusals do not give"
                );
            }
        }
    }
    let unused = Phoenix::texts().keys(Lang::En).filter_map(|key| key.strip_prefix("refusal-"));
    let unused: Vec<_> = unused.filter(|reason| !given.contains_key(*reason)).collect();
    assert!(unused.is_empty(), "no refusal has these reasons: {unused:?}");
}

#[test]
fn every_rule_that_is_cited_exists() {
    let rules = read(&crate_dir().join("rules.md"));
    let numbers: BTreeSet<&str> =
        rules.split("- **").filter_map(|rest| Some(rest.split_once("**")?.0)).collect();
    assert!(numbers.contains("SP-CONS-4"));
    let mut cited = 0;
    for (path, source) in sources() {
        for rule in literals(&source).filter(|text| is_rule_number(text)) {
            assert!(numbers.contains(rule), "{} cites {rule}, which is not in rules.md", path.display());
            cited += 1;
        }
    }
    assert!(cited > 50, "only {cited} citations were found in the source");
}

#[test]
fn sentences_read_well() {
    let say = |lang, refusal: Refusal| Phoenix::texts().refusal(lang, &refusal);
    let poor = Refusal::new("SP-SHIP-5", "not-enough").with("what", "gems").with("need", 6).with("have", 4);
    assert_eq!(say(Lang::En, poor), "Not enough GEMs: you need 6 and have 4.");
    assert_eq!(say(Lang::De, poor), "Nicht genug GEMs: Du brauchst 6 und hast 4.");
    let used = Refusal::new("SP-SHIP-1", "ship-used").with("ship", Ship::L2Exp.id());
    assert_eq!(
        say(Lang::De, used),
        "„Expeditionsschiff der Stufe 2“ ist schon benutzt. \
         Es ist wieder frei, sobald sein Besitzer Einkommen genommen hat."
    );
    let left = |lang, n| Phoenix::texts().format(lang, "ask-transactions", &[("left", Value::Number(n))]);
    assert_eq!(left(Lang::En, 1), "One transaction left: which?");
    assert_eq!(left(Lang::De, 3), "Noch 3 Geschäfte: welches kommt als Nächstes?");
}

#[test]
fn the_reader_of_the_source_understands_it() {
    let source = r#"
        // Refusal::new("SP-X-1", "comment")
        let short = Refusal::new(rule(a, "b"), "poor").with("need", 1);
        return Err(short.with("have", 2));
        Err(Refusal::new(
            "SP-X-2",
            "lines",
        ))
    "#;
    let found: Vec<_> = refusals(source).map(Result::unwrap).collect();
    let values = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(found[0], Cited { reason: "poor".into(), values: values(&["need", "have"]) });
    assert_eq!(found[1], Cited { reason: "lines".into(), values: values(&[]) });
    assert_eq!(found.len(), 2);
    let source = "pub enum Kind {\n    /// A.\n    One,\n    TwoThree(u8),\n    Four {\n        /// Five.\n        five: u8,\n    },\n}\n";
    assert_eq!(variants(source, "Kind"), ["one", "two-three", "four"]);
    assert!(is_rule_number("SP-HUB-A8-6") && !is_rule_number("SP-F") && !is_rule_number("SP-"));
}

/// A refusal as the source builds it.
#[derive(PartialEq, Eq, Debug)]
struct Cited {
    reason: String,
    /// Names of the values that are given to it.
    values: BTreeSet<String>,
}

fn crate_dir() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every source file of the crate, without its comments.
fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![crate_dir().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of the source") {
            let path = entry.expect("an entry of the folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push((path.clone(), without_comments(&read(&path))));
            }
        }
    }
    files
}

fn without_comments(source: &str) -> String {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    source.lines().filter(code).flat_map(|line| [line, "\n"]).collect()
}

/// String literals of a source; none of those that matter contains an escape.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn is_rule_number(text: &str) -> bool {
    let word =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    let last = text.rsplit('-').next().unwrap_or_default();
    text.strip_prefix("SP-").is_some_and(|rest| rest.split('-').all(word)) && last.parse::<u16>().is_ok()
}

/// Every `Refusal::new(rule, "reason")` with the `.with("name", …)` that belong to it: those up to the next refusal
/// or the next function. What cannot be read comes back as an error.
fn refusals(source: &str) -> impl Iterator<Item = Result<Cited, String>> {
    let source = without_comments(source);
    let parts: Vec<String> = source.split("Refusal::new(").skip(1).map(str::to_owned).collect();
    parts.into_iter().map(|part| {
        let unreadable = || part.lines().next().unwrap_or_default().to_owned();
        let rest = part[second_argument(&part).ok_or_else(unreadable)?..].trim_start();
        let reason = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).ok_or_else(unreadable)?.0;
        let own = rest.split_once("fn ").map_or(rest, |(own, _)| own);
        let names = own.split(".with(\"").skip(1).filter_map(|given| given.split_once('"'));
        Ok(Cited { reason: reason.to_owned(), values: names.map(|(name, _)| name.to_owned()).collect() })
    })
}

/// Where the second argument of a call begins.
fn second_argument(arguments: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, c) in arguments.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The variants of an enum, in the words of the catalogue: `GiveUp` is `give-up`.
fn variants(source: &str, name: &str) -> Vec<String> {
    let (_, body) = source.split_once(&format!("pub enum {name} {{\n")).expect("the enum is in this file");
    let (body, _) = body.split_once("\n}").expect("the enum ends");
    let variant = |line: &str| {
        let line = line
            .strip_prefix("    ")
            .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))?;
        Some(line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default().to_owned())
    };
    body.lines().filter_map(variant).map(|name| kebab(&name)).collect()
}

fn kebab(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.push(c.to_ascii_lowercase());
    }
    words
}
