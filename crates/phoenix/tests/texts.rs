//! The text catalogue: complete in both languages, and in step with the source and the rules.

use phoenix::names::{
    Cause, Color, Count, Face, Hub, Named, Resource, Ship, ShipType, Source, Species, Track,
};
use phoenix::{HubSet, Phoenix, Starting};
use table::{Game, Lang, People, Refusal, Seat, Show, Value};
use testing::source::Crate;
use testing::texts::{self, choices, ids};

fn assert_texts(keys: impl IntoIterator<Item = String>) {
    texts::assert_texts::<Phoenix>(keys);
}

fn this_crate() -> Crate {
    Crate::at(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_languages_have_the_same_keys_and_values() {
    texts::assert_same_keys::<Phoenix>();
}

#[test]
fn both_files_are_in_the_same_order() {
    texts::assert_same_order(this_crate());
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
    assert_texts(
        ids::<Species>().flat_map(|id| ["amount", "text", "one"].map(|part| format!("{id}.{part}"))),
    );
    assert_texts(ids::<Ship>().map(|id| format!("{id}.the")));
    assert_texts(ids::<Count>().map(|id| format!("count-{id}.every")));
    assert_texts(ids::<Hub>().map(|id| format!("{id}.text")));
}

#[test]
fn every_source_of_points_has_a_name() {
    assert_texts(ids::<Source>().map(|source| format!("source-{source}")));
}

#[test]
fn every_choice_of_a_new_game_is_explained() {
    assert_texts(["plays".to_owned()]);
    let mut keys = ["players", "hubs", "friendly", "first_game", "starting_player"]
        .map(|field| format!("setup-{field}"))
        .to_vec();
    keys.extend(choices("hubs", &[HubSet::Basic, HubSet::Advanced]));
    let starting = [Starting::Chance, Starting::First, Starting::Second, Starting::Third, Starting::Fourth];
    keys.extend(choices("starting_player", &starting));
    assert_texts(keys.into_iter().flat_map(|key| [format!("{key}.text"), key]));
    assert_texts(texts::offers::<Phoenix>());
    assert_texts(Phoenix::reconstructed().iter().map(|key| (*key).to_owned()));
}

#[test]
fn every_question_move_and_step_has_its_words() {
    assert_texts(
        this_crate()
            .questions()
            .into_iter()
            .flat_map(|kind| [format!("ask-{kind}.why"), format!("ask-{kind}")]),
    );
    // What fate decides is told by events.
    let fate = ["bag", "open", "start", "deal", "set", "reveal", "roll"];
    let moves = this_crate().variants("src/moves.rs", "Move").into_iter();
    assert_texts(moves.filter(|kind| !fate.contains(&kind.as_str())).map(|kind| format!("move-{kind}")));
    let steps = this_crate().variants("src/lib.rs", "Step");
    assert_texts(steps.into_iter().map(|kind| format!("step-{kind}")));
}

#[test]
fn every_refusal_has_a_sentence_that_uses_only_what_it_is_given() {
    texts::assert_refusals::<Phoenix>(this_crate());
}

#[test]
fn every_rule_that_is_cited_exists() {
    assert!(this_crate().rules().contains("SP-CONS-4"));
    this_crate().assert_cited_rules_exist("SP");
}

#[test]
fn sentences_read_well() {
    let say = |lang, refusal: Refusal| Phoenix::texts().refusal(lang, &refusal);
    let poor = Refusal::new("SP-SHIP-5", "not-enough").with("what", "gems").with("need", 6).with("have", 4);
    assert_eq!(say(Lang::En, poor), "Not enough GEMs: you need 6 and have 4.");
    assert_eq!(say(Lang::De, poor), "Nicht genug GEMs: Du brauchst 6 und hast 4.");
    let used =
        Refusal::new("SP-SHIP-1", "ship-used").with("ship", Ship::L2Exp.id()).with("owner", Seat::new(1));
    let people = People::new(vec!["Ada".to_owned(), "Bruno".to_owned()]);
    assert_eq!(
        people.fill_in(&say(Lang::De, used)),
        "„Expeditions\u{ad}schiff der Stufe 2“ ist schon benutzt. \
         Es ist wieder frei, sobald Bruno Einkommen genommen hat."
    );
    let left = |lang, n| Phoenix::texts().format(lang, "ask-transactions", &[("left", Value::Number(n))]);
    assert_eq!(left(Lang::En, 1), "One transaction left: which?");
    assert_eq!(left(Lang::De, 3), "Noch 3 Geschäfte: welches kommt als Nächstes?");
}

#[test]
fn the_rules_have_the_same_numbers_in_the_same_order_in_every_language() {
    texts::assert_same_rules::<Phoenix>();
}

#[test]
fn long_german_words_can_be_broken() {
    let texts = Phoenix::texts();
    let drawn = |key: &&str| !key.starts_with("draw-") && !key.starts_with("setup-");
    for key in texts.keys(Lang::De).filter(drawn) {
        let text = texts.get(Lang::De, key);
        let long =
            text.split(|c: char| !c.is_alphabetic() && c != '\u{ad}').find(|word| word.chars().count() > 15);
        assert!(long.is_none_or(|word| word.contains('\u{ad}')), "{key}: {long:?}");
    }
}
