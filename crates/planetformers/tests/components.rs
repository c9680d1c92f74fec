//! Component files of one's own: what fits is used, what does not is refused with a reason.

use planetformers::Planetformers;
use planetformers::catalogue::Catalogue;
use planetformers::names::{Planet, Upgrade};
use table::data::Folder;
use table::{Components as _, Edition, Game as _};

/// One file with one change.
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
    let edited = changed("scoring.toml", "stall_rounds = 30", "stall_rounds = 20").unwrap();
    assert_eq!(
        (edited.components.scoring.stall_rounds, Catalogue::built_in().scoring.stall_rounds),
        (20, 30)
    );
    assert_ne!(edited.mark, Catalogue::editions()[0].mark);
    assert_eq!(edited.own_files, ["scoring.toml"]);
    let ready = changed("ark.toml", "start_state = \"spent\"", "start_state = \"ready\"").unwrap();
    assert!(ready.components.numbers.tokens_ready);
    let yields = changed("planets.toml", "portal_yield = { any = 1 }", "portal_yield = { any = 2 }").unwrap();
    assert_eq!(yields.components.planets[Planet::StarPortal].yields[0].any, 2);
}

#[test]
fn mistakes_are_named() {
    let wrong = |name: &str, from: &str, to: &str| changed(name, from, to).unwrap_err();
    let says = |text: &str, part: &str| assert!(text.contains(part), "{text}");
    says(&wrong("planets.toml", "track_length = 9", "track_length = 10"), "sum of the highest levels");
    says(&wrong("planets.toml", "layout = \"meridian\"", "layout = \"meridain\""), "no layout of this name");
    says(&wrong("planets.toml", "exits = { north = \"m1\"", "exits = { north = \"a2\""), "not there");
    says(&wrong("planets.toml", "[\"p\", \"m1\"], ", ""), "reached");
    says(&wrong("planets.toml", "s1 = { workforce = 1 }", "s1 = { wrokforce = 1 }"), "workforce");
    says(
        &wrong("planets.toml", "node_yields = { m1 = { minerals = 1 }, s1", "node_yields = { s1"),
        "exactly the Moons",
    );
    says(&wrong("planets.toml", "id = \"vulkara\"", "id = \"magmaris\""), "appears twice");
    says(&wrong("planets.toml", "role = \"deck\"", "role = \"starting\""), "three Planets");
    says(&wrong("planets.toml", "starting_cells = [[1, 0]", "starting_cells = [[1, 1]"), "two cards");
    says(&wrong("crew.toml", "id = \"C02\"", "id = \"C03\""), "C01 to C39");
    says(&wrong("crew.toml", "kind = \"trade\"", "kind = \"gain\""), "C01");
    says(&wrong("crew.toml", "bottom = { dest = \"green\"", "bottom = { dest = \"red\""), "different types");
    says(&wrong("survivors.toml", "gain = { minerals = 2 }", "gain = { crew = 2 }"), "no Crew cards");
    says(&wrong("ark.toml", "steps = 2", "steps = 1"), "paid for twice");
    says(
        &wrong("ark.toml", "effect = \"travel_range\"", "effect = \"cargo_capacity_plus_2\""),
        "another upgrade",
    );
    says(&wrong("ark.toml", "\nn = 1\n", "\nn = 2\n"), "1st to the 8th");
    says(&wrong("automa.toml", "id = \"A02\"", "id = \"A03\""), "A01 to A12");
    says(&wrong("automa.toml", "start_cell = [0, 1]", "start_cell = [0, 0]"), "starting Planet");
    says(&wrong("automa.toml", "gain = { any = 2 }", "gain = { any = 2 }, planet = true"), "either `gain`");
    says(
        &wrong("automa.toml", "specialist_tokens = false", "specialist_tokens = true"),
        "no Specialist tokens",
    );
    says(&wrong("automa.toml", "order = 2", "order = 3"), "numbered from 1 to 6");
    says(&wrong("automa.toml", "any_resource = 1", "any_resource = 2"), "as that of people");
    says(&wrong("scoring.toml", "vp = [0, 5, 12", "vp = [0, 15, 12"), "never fall");
    says(&wrong("scoring.toml", "id = \"hard\"", "id = \"easy\""), "appears twice");
}

#[test]
fn a_number_out_of_range_is_refused_with_its_place() {
    let told = changed("ark.toml", "capacity = 4", "capacity = 90").unwrap_err();
    assert!(told.starts_with("ark.toml, line ") && told.contains("field `capacity`"), "{told}");
    assert!(told.ends_with("90 is out of range: from 1 to 20"), "{told}");
}

#[test]
fn every_entry_keeps_the_mark_of_what_is_our_own() {
    let data = Catalogue::built_in();
    assert!(data.planets.values().all(|card| card.reconstructed == ["*"]));
    assert!(data.crew.iter().all(|card| card.reconstructed == ["*"]));
    assert_eq!(data.upgrades[Upgrade::Biodome].cost.into_array(), [2, 0, 0, 0]);
}

#[test]
fn whatever_number_is_accepted_can_be_played() {
    let setups: Vec<_> = (1..=4).map(Planetformers::default_setup).collect();
    let wrong = testing::components::unplayable_numbers::<Planetformers>(&setups, 1);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
