//! The text catalogue: complete in both languages, and in step with the source and the rules.

use gaia::automa::{
    Criterion, Deed, Direction, FactionChoice, FinalSpace, Level, Passive, RowPlace, Skip, Towards,
};
use gaia::names::{
    Ability, Advanced, Area, BoardAction, Booster, Count, Faction, Feat, FinalTile, FreeAction, Named, Place,
    Planet, RoundTile, Standard, Structure, Token,
};
use gaia::{Gaia, MapChoice, PoolChoice, PoolSize, Setup, Source, TurnOrder, Turning};
use table::check::laid_out;
use table::{Game, Lang, Refusal, Seat, Show, Value};
use testing::source::Crate;
use testing::texts::{self, choices, ids};

fn assert_texts(keys: impl IntoIterator<Item = String>) {
    texts::assert_texts::<Gaia>(keys);
}

fn this_crate() -> Crate {
    Crate::at(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_languages_have_the_same_keys_and_values() {
    texts::assert_same_keys::<Gaia>();
}

#[test]
fn the_rules_have_the_same_numbers_in_every_language() {
    texts::assert_same_rules::<Gaia>();
}

#[test]
fn both_files_are_in_the_same_order() {
    texts::assert_same_order(this_crate());
}

#[test]
fn every_kind_has_a_name() {
    assert_texts(ids::<Faction>().chain(ids::<Planet>()).chain(ids::<Structure>()).chain(ids::<Area>()));
    assert_texts(ids::<Place>().chain(ids::<Ability>()).chain(ids::<Count>()).chain(ids::<Feat>()));
    assert_texts(ids::<BoardAction>().chain(ids::<FreeAction>()));
    let goods =
        ["credits", "ore", "knowledge", "qic", "vp", "power", "charge", "power_tokens", "gaiaformers"];
    assert_texts(goods.iter().flat_map(|key| [(*key).to_owned(), format!("{key}.amount")]));
    assert_texts(["space_station", "satellite", "gaiaformer"].map(str::to_owned));
}

#[test]
fn every_tile_has_a_name_and_an_explanation() {
    let tiles = ids::<Booster>()
        .chain(ids::<Standard>())
        .chain(ids::<Advanced>())
        .chain(ids::<Token>())
        .chain(ids::<RoundTile>())
        .chain(ids::<FinalTile>())
        .chain(ids::<BoardAction>());
    assert_texts(tiles.flat_map(|id| [format!("{id}.text"), id]));
}

#[test]
fn every_source_of_points_has_a_name() {
    assert_texts(Source::all().map(|source| format!("source-{}", source.name())));
}

#[test]
fn every_choice_of_a_new_game_is_explained() {
    assert_texts(["plays".to_owned()]);
    let maps =
        [MapChoice::Printed, MapChoice::Small, MapChoice::Method1, MapChoice::Method2, MapChoice::Method3];
    let mut keys = ["players", "map", "turning", "turn_order", "first_game"]
        .map(|field| format!("setup-{field}"))
        .to_vec();
    keys.extend(choices("map", &maps));
    keys.extend(choices("turning", &[Turning::Dice, Turning::LastPlayer]));
    keys.extend(choices("turn_order", &[TurnOrder::Clockwise, TurnOrder::Passing]));
    keys.extend(choices("level", Level::ALL));
    keys.extend(choices("automa_faction", FactionChoice::ALL));
    let pools = [PoolChoice::All, PoolChoice::Random, PoolChoice::Struck, PoolChoice::Drafted];
    keys.extend(choices("pool", &pools));
    let sizes = [PoolSize::AsMany, PoolSize::OneMore, PoolSize::TwoMore, PoolSize::ThreeMore];
    keys.extend(choices("pool_size", &sizes));
    let others =
        ["level", "automa_faction", "auction", "pool", "pool_size", "banned", "map_code", "handicap"];
    keys.extend(others.map(|field| format!("setup-{field}")));
    assert_texts(keys.into_iter().flat_map(|key| [format!("{key}.text"), key]));
    assert_texts(texts::offers::<Gaia>());
}

#[test]
fn every_question_move_and_phase_has_its_words() {
    let asks = this_crate().questions().into_iter().flat_map(|kind| match kind.as_str() {
        "turn" => vec!["ask-turn".to_owned(), "ask-turn-acted".to_owned()],
        "federation" => vec!["ask-federation-planets".to_owned(), "ask-federation-satellites".to_owned()],
        kind => vec![format!("ask-{kind}")],
    });
    assert_texts(asks.flat_map(|key| [format!("{key}.why"), key]));
    assert_texts(
        // What fate deals is told by events.
        this_crate()
            .variants("src/moves.rs", "Move")
            .into_iter()
            .filter(|kind| kind != "deal")
            .map(|kind| format!("move-{kind}")),
    );
    let events =
        ["scored", "lost", "returned", "formed", "founded", "joined", "token", "flipped", "advanced"];
    assert_texts(events.map(|kind| format!("event-{kind}")));
    let coach = this_crate().read("src/show/coach.rs");
    let topics = coach.split("Some((\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
    let topics: Vec<String> = topics.collect();
    assert!(topics.len() > 12, "{topics:?}");
    assert_texts(topics.into_iter().flat_map(|key| [format!("coach-{key}.text"), format!("coach-{key}")]));
    let phases = this_crate().variants("src/lib.rs", "Phase");
    assert_texts(phases.into_iter().map(|kind| format!("phase-{kind}")));
}

#[test]
fn whatever_the_automa_does_has_its_words() {
    assert_texts(ids::<Deed>().map(|id| format!("automa-deed-{id}")));
    assert_texts(ids::<Criterion>().map(|id| format!("automa-criterion-{id}")));
    assert_texts(ids::<Skip>().map(|id| format!("automa-skip-{id}")));
    assert_texts(ids::<Passive>().map(|id| format!("automa-passive-{id}")));
    assert_texts(ids::<RowPlace>().map(|id| format!("automa-row-{id}")));
    assert_texts(ids::<FinalSpace>().map(|id| format!("draw-automa-tile-{id}")));
    assert_texts(ids::<Direction>().map(|id| format!("draw-automa-direction-{id}")));
    assert_texts(ids::<Towards>().map(|id| format!("draw-automa-towards-{id}")));
    let factions = ids::<FactionChoice>().filter(|id| id != "random");
    assert_texts(factions.map(|id| format!("automa-{id}")));
}

#[test]
fn every_refusal_has_a_sentence_that_uses_only_what_it_is_given() {
    texts::assert_refusals::<Gaia>(this_crate());
}

#[test]
fn every_rule_that_is_cited_exists() {
    assert!(this_crate().rules().contains("GP-MINE-4"));
    this_crate().assert_cited_rules_exist("GP");
}

#[test]
fn sentences_read_well() {
    let say = |lang, refusal: Refusal| Gaia::texts().refusal(lang, &refusal);
    let too_far = Refusal::new("GP-MINE-4", "too-far").with("distance", 5).with("range", 1).with("qic", 2);
    assert_eq!(
        say(Lang::En, too_far),
        "The distance is 5 and your range is 1. Reaching it would take 2 QIC, more than you have. \
         Choose something nearer, or increase your range first."
    );
    assert_eq!(
        say(Lang::De, too_far),
        "Die Entfernung beträgt 5, deine Reichweite 1. Dafür bräuchtest du 2 Q.I.C., mehr als du hast. \
         Wähle ein näheres Ziel oder erhöhe zuerst deine Reichweite."
    );
    let poor = Refusal::new("GP-GAIA-4", "not-enough")
        .with("resource", "power_tokens")
        .with("need", 6)
        .with("have", 4);
    assert_eq!(say(Lang::En, poor), "Not enough power tokens: you need 6 and have 4.");
    assert_eq!(say(Lang::De, poor), "Nicht genug Machtsteine: Du brauchst 6 und hast 4.");
    let taken = Refusal::new("GP-ACT-1", "action-taken").with("action", BoardAction::TwoOre.id());
    assert_eq!(
        say(Lang::De, taken),
        "Die Aktion „2 Erz erhalten“ wurde in dieser Runde schon genutzt. \
         Jede dieser Aktionen gibt es einmal pro Runde."
    );
    let charge = |lang, power, vp| {
        Gaia::texts().format(
            lang,
            "ask-charge",
            &[("power", Value::Number(power)), ("vp", Value::Number(vp))],
        )
    };
    assert_eq!(charge(Lang::En, 1, 0), "Do you charge 1 power for free?");
    assert_eq!(charge(Lang::En, 2, 1), "Do you charge 2 power for 1 victory point?");
    assert_eq!(charge(Lang::De, 3, 2), "Nimmst du 3 Macht für 2 Siegpunkte?");
}

#[test]
fn every_level_of_the_automa_is_told() {
    for level in Level::ALL {
        let game: Gaia = laid_out(&Setup { level: Some(*level), ..Gaia::default_setup(1) });
        let automa = Seat::all(game.seats()).find(|seat| game.is_automatic(*seat)).expect("the Automa");
        assert_eq!(choices("level", &[*level]), [game.level(automa).expect("a level")]);
        assert_eq!(game.level(Seat::new(0)), None);
    }
}
