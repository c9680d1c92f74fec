//! The text catalogue: complete in all languages, and in step with the source.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use table::{Game, Lang, Named, Show, Values};

use crate::source::Crate;

/// Every language has a text of its own for all of these keys.
#[track_caller]
pub fn assert_texts<G: Game>(keys: impl IntoIterator<Item = String>) {
    let texts = G::texts();
    let holes: Vec<_> = keys
        .into_iter()
        .flat_map(|key| Lang::ALL.map(|lang| (lang, key.clone())))
        .filter(|(lang, key)| !texts.has(*lang, key))
        .map(|(lang, key)| format!("{lang}: `{key}`"))
        .collect();
    assert!(holes.is_empty(), "texts are missing:\n{}", holes.join("\n"));
}

/// The ids of all kinds of a set, which are the keys of their names.
pub fn ids<K: Named>() -> impl Iterator<Item = String> {
    K::ALL.iter().map(|kind| kind.id().to_owned())
}

/// The keys of the choices of a set-up field, `setup-<field>-<choice>`.
pub fn choices<T: Serialize>(field: &str, all: &[T]) -> Vec<String> {
    let name =
        |choice| serde_json::to_value(choice).ok()?.as_str().map(|name| format!("setup-{field}-{name}"));
    all.iter().map(|choice| name(choice).expect("a choice without values")).collect()
}

/// The keys of everything that is offered before a game, and of all standing orders: each is named and explained.
pub fn offers<G: Show>() -> Vec<String> {
    let options = G::options().iter().map(|option| match option.values {
        Values::OneOf(values) => ("setup", option.key, values),
        _ => ("setup", option.key, &[][..]),
    });
    let orders = G::orders().iter().map(|order| ("order", order.key, order.values));
    let keys = options.chain(orders).flat_map(|(what, key, values)| {
        let values = values.iter().map(move |value| format!("{what}-{key}-{value}"));
        [format!("{what}-{key}")].into_iter().chain(values)
    });
    keys.flat_map(|key| [format!("{key}.text"), key]).collect()
}

/// The languages have the same keys, and their texts use the same values.
pub fn assert_same_keys<G: Game>() {
    assert_eq!(G::texts().missing(), Vec::<String>::new());
}

/// The rules have the same numbers, in the same order, in every language.
pub fn assert_same_rules<G: Show>() {
    let numbers = |lang: Lang| -> Vec<&str> {
        let items = G::rules(lang).lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
        items.filter_map(|item| Some(item.split_once("**")?.0)).filter(|number| is_rule(number)).collect()
    };
    let english = numbers(Lang::En);
    assert!(english.len() > 20, "only {} rules were found", english.len());
    for lang in Lang::ALL {
        let own = numbers(lang);
        let differ = english.iter().zip(&own).find(|(expected, found)| expected != found);
        assert_eq!(differ, None, "{lang}: another rule than in English");
        assert_eq!(own.len(), english.len(), "{lang}: more or fewer rules than in English");
    }
}

/// Whether this is the number of a rule, such as `GP-MINE-4`.
fn is_rule(text: &str) -> bool {
    text.contains('-') && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
}

/// The files of all languages have their keys in the same order.
pub fn assert_same_order(game: Crate) {
    let keys = |lang: Lang| {
        let file = game.read(&format!("text/{lang}.ftl"));
        let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
        let is_key = |key: &String| {
            key.trim_start().starts_with(|first: char| first.is_alphabetic() || "-.".contains(first))
        };
        file.lines().filter(|line| !line.starts_with('#')).filter_map(key).filter(is_key).collect::<Vec<_>>()
    };
    assert_eq!(keys(Lang::En), keys(Lang::De));
}

/// Every refusal of the source has a sentence that uses only what it is given, and every sentence has a refusal.
pub fn assert_refusals<G: Game>(game: Crate) {
    let texts = G::texts();
    let mut given: BTreeMap<String, Vec<BTreeSet<String>>> = BTreeMap::new();
    for refusal in game.refusals() {
        given.entry(refusal.reason).or_default().push(refusal.values);
    }
    assert!(given.len() > 40, "only {} reasons were found in the source", given.len());
    assert_texts::<G>(given.keys().map(|reason| format!("refusal-{reason}")));
    for (reason, places) in &given {
        for lang in Lang::ALL {
            for name in texts.variables(lang, &format!("refusal-{reason}")) {
                let everywhere = places.iter().all(|values| values.contains(name));
                assert!(
                    everywhere,
                    "{lang}: `refusal-{reason}` uses ${name}, which some refusals do not give"
                );
            }
        }
    }
    let unused = texts.keys(Lang::En).filter_map(|key| key.strip_prefix("refusal-"));
    let unused: Vec<_> = unused.filter(|reason| !given.contains_key(*reason)).collect();
    assert!(unused.is_empty(), "no refusal has these reasons: {unused:?}");
}
