//! Component files of one's own: what fits is used, what does not is refused with a reason.

use kepler::Kepler;
use kepler::catalogue::{Catalogue, Provenance};
use kepler::names::{Objective, Progress};
use table::data::Folder;
use table::{Components as _, Edition, Game as _};

/// The components with one change in one file.
#[track_caller]
fn changed(name: &str, from: &str, to: &str) -> Result<Edition<Catalogue>, String> {
    let folder = Folder::embedded(Catalogue::FILES);
    let file = folder.read(name).unwrap().to_owned();
    assert!(file.contains(from), "{from} is in {name}");
    let folder = folder.with(name, file.replacen(from, to, 1)).unwrap();
    Edition::read(&folder).map_err(|error| error.to_string())
}

#[test]
fn numbers_can_be_replaced() {
    let edited = changed("scoring.toml", "medal_vp = 2", "medal_vp = 3").unwrap();
    assert_eq!((edited.components.numbers.medal_points, Catalogue::built_in().numbers.medal_points), (3, 2));
    assert_ne!(edited.mark, Catalogue::editions()[0].mark);
    assert_eq!(edited.own_files, ["scoring.toml"]);
    // What is written for readers alone changes nothing.
    let same = changed("planets.toml", "color = \"brown\"", "color = \"red\"").unwrap();
    assert_eq!(same.mark, Catalogue::editions()[0].mark);
}

#[test]
fn mistakes_are_named() {
    let wrong = |name: &str, from: &str, to: &str| changed(name, from, to).unwrap_err();
    let says = |text: &str, part: &str| assert!(text.contains(part), "{text}");
    says(
        &wrong("actions.toml", "row = 0\ncol = 1", "row = 0\ncol = 0"),
        "another action stands on this space",
    );
    says(&wrong("actions.toml", "axis = \"row\"\nindex = 0", "axis = \"row\"\nindex = 1"), "one bonus each");
    says(&wrong("actions.toml", "kind = \"reveal\", amount", "kind = \"reveal\", amuont"), "amuont");
    says(&wrong("actions.toml", "repeat_allowed = false", "repeat_allowed = true"), "KE-ACT-2");
    says(&wrong("actions.toml", "[\"pool\"]", "[\"planet\"]"), "KE-BONUS-4");
    says(&wrong("celestial.toml", "planet = 2\n", "planet = 3\n"), "planet 2: its tile");
    says(&wrong("leadership.toml", "length = 18", "length = 17"), "17 is out of range");
    says(&wrong("leadership.toml", "[3, 6, 9, 12, 15]", "[3, 9, 6, 12, 15]"), "in their order");
    says(
        &wrong("map.toml", "sites = [[0, -3], [2, -3]]", "sites = [[0, -3], [1, -4]]"),
        "no tile can lie on",
    );
    says(&wrong("map.toml", "sites = [[0, -3], [2, -3]]", "sites = [[0, -3]]"), "24 tiles and 23 sites");
    says(&wrong("map.toml", "kind = \"home_star\"", "kind = \"star\""), "there is no home star");
    says(&wrong("objectives.toml", "set = \"advanced\"", "set = \"standard\""), "A01");
    says(
        &wrong("objectives.toml", "metric = \"planet_types\"", "metric = \"planet_type\""),
        "nothing is counted as",
    );
    says(&wrong("objectives.toml", "type = \"ocean\", op", "op"), "needs a `type`");
    says(
        &wrong("objectives.toml", "dealt_per_player = 2", "dealt_per_player = 3"),
        "two objectives are dealt",
    );
    says(&wrong("planets.toml", "number = 2\n", "number = 3\n"), "in the order of their numbers");
    says(&wrong("progress.toml", "removed_at_setup = 2", "removed_at_setup = 3"), "18 together");
    says(
        &wrong(
            "progress.toml",
            "metric = \"medals\", solo = { op = \"<=\", value = 2 }",
            "metric = \"medals\"",
        ),
        "P14",
    );
    says(&wrong("progress.toml", "id = \"P02\"", "id = \"P01\""), "appears twice");
    says(&wrong("scoring.toml", "id = \"easy\"", "id = \"simple\""), "`easy` is missing");
    says(&wrong("scoring.toml", "min_score = 14", "min_score = 24"), "begin at 0 and rise");
    says(&wrong("setup.toml", "on_earth = { energy = 3", "on_earth = { energy = 4"), "those of the kit");
    says(&wrong("setup.toml", "mines = 3", "mines = 4"), "celestial.toml");
    says(
        &wrong("setup.toml", "free_technology_advances = 2", "free_technology_advances = 3"),
        "another number",
    );
    says(&wrong("technologies.toml", "level = 3\n", "level = 2\n"), "in their order");
    says(&wrong("technologies.toml", "movement = 3", "movment = 3"), "movment");
    says(&wrong("technologies.toml", "collaboration_level = 1", "collaboration_level = 4"), "light bulb");
}

#[test]
fn the_choices_of_the_rules_that_are_data_are_followed() {
    use table::{Seed, check};
    let play = |edition: Edition<Catalogue>| -> (Kepler, Vec<kepler::Event>) {
        let mut game = Kepler::new(&kepler::Setup::new(2), edition.components).unwrap();
        let mut rng = table::Rng::new(Seed::from_number(1));
        let (mut events, mut moves, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
        while !game.to_move().is_over() {
            game.legal_moves(&mut moves);
            game.outcomes(&mut outcomes);
            let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
            game.apply(mv, table::Tell::to(&mut events));
        }
        let _ = check::perft(&game, 1);
        (game, events)
    };
    let ended = |events: &[kepler::Event]| {
        events.iter().filter(|event| matches!(event, kepler::Event::RoundEnded { .. })).count()
    };
    let firsts = |events: &[kepler::Event]| {
        let firsts = events.iter().filter_map(|event| match event {
            kepler::Event::RoundBegan { first, .. } => Some(first.index()),
            _ => None,
        });
        firsts.collect::<std::collections::BTreeSet<_>>().len()
    };
    let (_, events) = play(changed("scoring.toml", "rounds = 16", "rounds = 5").unwrap());
    assert_eq!((ended(&events), firsts(&events)), (5, 2));
    let at_once = changed("scoring.toml", "final_end_of_round = true", "final_end_of_round = false").unwrap();
    assert_eq!(ended(&play(at_once).1), 15);
    let same = changed("setup.toml", "first_player_rotates = true", "first_player_rotates = false").unwrap();
    assert_eq!(firsts(&play(same).1), 1);
}

#[test]
fn every_entry_keeps_the_mark_of_what_is_our_own() {
    let data = Catalogue::built_in();
    assert!(data.planets.iter().all(|card| card.source == Provenance::Reconstructed || card.number == 17));
    assert_eq!(data.progress[Progress::P01].source, Provenance::Reconstructed);
    assert_eq!(data.objectives[Objective::S01].source, Provenance::Reconstructed);
}

#[test]
fn a_number_out_of_range_is_refused_with_its_place() {
    let told = changed("planets.toml", "min_level = 1", "min_level = 5").expect_err("no such level");
    assert!(told.starts_with("planets.toml, line ") && told.contains("field `min_level`"), "{told}");
    assert!(told.ends_with("5 is out of range: from 0 to 4"), "{told}");
}

#[test]
fn whatever_number_is_accepted_can_be_played() {
    let setups: Vec<_> = (1..=4).map(Kepler::default_setup).collect();
    let wrong = testing::components::unplayable_numbers::<Kepler>(&setups, 1);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
