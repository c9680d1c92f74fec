//! The text catalogue: complete in both languages, and in step with the source and the rules.

use planetformers::names::{Action, Color, Level, Planet, Resource, Source, Specialist, Upgrade};
use planetformers::{Planetformers, Setup, Starting};
use table::check::laid_out;
use table::{Game, Lang, Named, Refusal, Seat, Show, Value};
use testing::source::Crate;
use testing::texts::{self, choices, ids};

fn assert_texts(keys: impl IntoIterator<Item = String>) {
    texts::assert_texts::<Planetformers>(keys);
}

fn this_crate() -> Crate {
    Crate::at(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_languages_have_the_same_keys_and_values() {
    texts::assert_same_keys::<Planetformers>();
}

#[test]
fn both_files_are_in_the_same_order() {
    texts::assert_same_order(this_crate());
}

#[test]
fn every_kind_has_a_name() {
    assert_texts(ids::<Resource>().chain(ids::<Specialist>()).chain(ids::<Color>()).chain(ids::<Upgrade>()));
    assert_texts(ids::<Planet>().chain(ids::<Action>()));
    assert_texts(ids::<Source>().map(|source| format!("source-{source}")));
    let goods = ["biomatter", "workforce", "minerals", "technology", "any", "crew", "points"];
    assert_texts(goods.iter().flat_map(|key| [(*key).to_owned(), format!("{key}.amount")]));
    assert_texts(Planetformers::CHIPS.iter().map(|chip| (*chip).to_owned()));
}

#[test]
fn every_choice_of_a_new_game_is_explained() {
    let mut keys = choices("level", &[Level::Easy, Level::EasyPlus, Level::Medium, Level::MediumPlus]);
    keys.extend(choices("level", &[Level::Hard, Level::HardPlus]));
    let starting = [Starting::Chance, Starting::First, Starting::Second, Starting::Third, Starting::Fourth];
    keys.extend(choices("starting_player", &starting));
    assert_texts(keys.into_iter().flat_map(|key| [format!("{key}.text"), key]));
    assert_texts(texts::offers::<Planetformers>());
    assert_texts(Planetformers::reconstructed().iter().map(|key| (*key).to_owned()));
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
    let fate = ["start", "planet", "crew", "survivor", "automa"];
    let moves = this_crate().variants("src/moves.rs", "Move").into_iter();
    assert_texts(moves.filter(|kind| !fate.contains(&kind.as_str())).map(|kind| format!("move-{kind}")));
    let steps = this_crate().variants("src/lib.rs", "Step");
    assert_texts(steps.into_iter().map(|kind| format!("step-{kind}")));
}

#[test]
fn every_refusal_has_a_sentence_that_uses_only_what_it_is_given() {
    texts::assert_refusals::<Planetformers>(this_crate());
}

#[test]
fn every_rule_that_is_cited_exists() {
    assert!(this_crate().rules().contains("PF-TRAVEL-9"));
    this_crate().assert_cited_rules_exist("PF");
}

#[test]
fn sentences_read_well() {
    let say = |lang, refusal: Refusal| Planetformers::texts().refusal(lang, &refusal);
    let poor =
        Refusal::new("PF-UPG-1", "not-enough").with("what", "workforce").with("need", 2).with("have", 1);
    assert_eq!(say(Lang::En, poor), "Not enough: Workforce. You need 2 and have 1.");
    assert_eq!(say(Lang::De, poor), "Nicht genug: Arbeitskraft. Du brauchst 2 und hast 1.");
    let far = Refusal::new("PF-TRAVEL-2", "too-far").with("range", 2);
    assert_eq!(say(Lang::De, far), "Das ist zu weit: deine Reichweite ist 2.");
    let left = |lang, n| Planetformers::texts().format(lang, "ask-raise", &[("left", Value::Number(n))]);
    assert_eq!(left(Lang::En, 3), "Which track do you raise? 3 left.");
}

#[test]
fn the_rules_have_the_same_numbers_in_the_same_order_in_every_language() {
    texts::assert_same_rules::<Planetformers>();
}

#[test]
fn long_german_words_can_be_broken() {
    let texts = Planetformers::texts();
    let drawn = |key: &&str| !key.starts_with("draw-") && !key.starts_with("setup-");
    for key in texts.keys(Lang::De).filter(drawn) {
        let text = texts.get(Lang::De, key);
        let long =
            text.split(|c: char| !c.is_alphabetic() && c != '\u{ad}').find(|word| word.chars().count() > 15);
        assert!(long.is_none_or(|word| word.contains('\u{ad}')), "{key}: {long:?}");
    }
}

#[test]
fn every_level_of_the_automa_has_a_name() {
    for level in Level::ALL {
        let game: Planetformers = laid_out(&Setup { level: *level, ..Setup::new(1) });
        let automa = Seat::new(1);
        assert_eq!((game.plays(automa), game.plays(Seat::new(0))), (Some("automa"), None));
        assert_eq!(choices("level", &[*level]), [game.level(automa).expect("a level")]);
        assert_eq!(game.level(Seat::new(0)), None);
    }
}
