//! The text catalogue: complete in both languages, and in step with the source and the rules.

use kepler::names::{
    Action, Bonus, Named, Objective, PlanetType, Progress, Resource, Source, StarClass, Technology, Track,
    Zone,
};
use kepler::{Difficulty, Kepler, ObjectiveSet, Setup};
use table::check::laid_out;
use table::{Game, Lang, Refusal, Seat, Show};
use testing::source::Crate;
use testing::texts::{self, choices, ids};

fn assert_texts(keys: impl IntoIterator<Item = String>) {
    texts::assert_texts::<Kepler>(keys);
}

fn this_crate() -> Crate {
    Crate::at(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_languages_have_the_same_keys_and_values() {
    texts::assert_same_keys::<Kepler>();
}

#[test]
fn both_files_are_in_the_same_order() {
    texts::assert_same_order(this_crate());
}

#[test]
fn every_kind_has_a_name() {
    let with = |prefix: &'static str| move |id: String| format!("{prefix}-{id}");
    assert_texts(ids::<Resource>().chain(ids::<Progress>()).chain(ids::<Objective>()));
    assert_texts(ids::<Resource>().map(|id| format!("{id}.amount")));
    assert_texts(ids::<Progress>().chain(ids::<Objective>()).map(|id| format!("{id}.text")));
    let grid = ids::<Action>().map(with("action")).chain(ids::<Bonus>().map(with("bonus")));
    assert_texts(grid.flat_map(|key| [format!("{key}.text"), key]));
    assert_texts(ids::<Track>().map(with("track")).chain(ids::<PlanetType>().map(with("type"))));
    assert_texts(ids::<Zone>().map(with("zone")).chain(ids::<StarClass>().map(with("class"))));
    for technology in ids::<Technology>().map(with("tech")) {
        let levels = (0..=4).map(|level| format!("{technology}-{level}"));
        assert_texts(levels.flat_map(|key| [format!("{key}.text"), key]));
        assert_texts([technology]);
    }
    assert_texts(Kepler::CHIPS.iter().flat_map(|key| [(*key).to_owned(), format!("{key}.amount")]));
}

#[test]
fn the_keys_of_kinds_are_made_of_their_ids() {
    assert!(Action::ALL.iter().all(|kind| kind.key() == format!("action-{kind}")));
    assert!(Bonus::ALL.iter().all(|kind| kind.key() == format!("bonus-{kind}")));
    assert!(Technology::ALL.iter().all(|kind| kind.key() == format!("tech-{kind}")));
    assert!(Track::ALL.iter().all(|kind| kind.key() == format!("track-{kind}")));
    assert!(Source::ALL.iter().all(|kind| kind.key() == format!("source-{kind}")));
}

#[test]
fn every_source_of_points_has_a_name() {
    assert_texts(ids::<Source>().map(|source| format!("source-{source}")));
}

#[test]
fn every_choice_of_a_new_game_is_explained() {
    let mut keys =
        ["players", "objectives", "lay_tiles", "difficulty"].map(|field| format!("setup-{field}")).to_vec();
    keys.extend(choices("objectives", &[ObjectiveSet::Standard, ObjectiveSet::Advanced]));
    keys.extend(choices("difficulty", &[Difficulty::Easy, Difficulty::Normal, Difficulty::Hard]));
    assert_texts(keys.into_iter().flat_map(|key| [format!("{key}.text"), key]));
    assert_texts(texts::offers::<Kepler>());
    assert_texts(Kepler::reconstructed().iter().map(|key| (*key).to_owned()));
}

#[test]
fn every_question_move_and_step_has_its_words() {
    // The Ghost's technologies rise as part of what it does.
    let questions = this_crate().questions().into_iter().filter(|kind| kind != "ghost-rises");
    assert_texts(questions.flat_map(|kind| [format!("ask-{kind}.why"), format!("ask-{kind}")]));
    // What fate decides is told by events.
    let fate = ["first", "tile", "deal", "card", "ghost"];
    let moves = this_crate().variants("src/moves.rs", "Move").into_iter();
    assert_texts(moves.filter(|kind| !fate.contains(&kind.as_str())).map(|kind| format!("move-{kind}")));
    let steps = this_crate().variants("src/lib.rs", "Step");
    assert_texts(steps.into_iter().map(|kind| format!("step-{kind}")));
}

#[test]
fn every_refusal_has_a_sentence_that_uses_only_what_it_is_given() {
    texts::assert_refusals::<Kepler>(this_crate());
}

#[test]
fn every_rule_that_is_cited_exists() {
    assert!(this_crate().rules().contains("KE-MOVE-13"));
    this_crate().assert_cited_rules_exist("KE");
}

#[test]
fn sentences_read_well() {
    let say = |lang, refusal: Refusal| Kepler::texts().refusal(lang, &refusal);
    let poor =
        Refusal::new("KE-TERRA-2", "not-enough").with("what", "energy").with("need", 3).with("have", 2);
    assert_eq!(say(Lang::En, poor), "Not enough energy: 3 needed, 2 there.");
    assert_eq!(say(Lang::De, poor), "Nicht genug Energie: 3 nötig, 2 vorhanden.");
    let level = Refusal::new("KE-TERRA-3", "level-needed").with("level", 3);
    assert_eq!(say(Lang::De, level), "Dieser Planet erfordert Terraforming Stufe 3.");
}

#[test]
fn the_rules_have_the_same_numbers_in_the_same_order_in_every_language() {
    texts::assert_same_rules::<Kepler>();
}

#[test]
fn long_german_words_can_be_broken() {
    let texts = Kepler::texts();
    let drawn = |key: &&str| !key.starts_with("draw-") && !key.starts_with("setup-");
    for key in texts.keys(Lang::De).filter(drawn) {
        let text = texts.get(Lang::De, key);
        let long =
            text.split(|c: char| !c.is_alphabetic() && c != '\u{ad}').find(|word| word.chars().count() > 15);
        assert!(long.is_none_or(|word| word.contains('\u{ad}')), "{key}: {long:?}");
    }
}

#[test]
fn what_a_game_is_remembered_by_has_a_name() {
    assert_texts(["plays".to_owned(), "ghost".to_owned()].into_iter().chain(ids::<Objective>()));
    for difficulty in [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard] {
        let game: Kepler = laid_out(&Setup { difficulty, ..Setup::new(1) });
        let (person, ghost) = (Seat::new(0), Seat::new(1));
        assert_eq!((game.plays(ghost), game.plays(person)), (Some("ghost"), None), "nothing is kept yet");
        assert_eq!(game.level(person), None);
        let level = game.level(ghost).expect("a level");
        assert_eq!(choices("difficulty", &[difficulty]), [level]);
    }
}
