//! Component files of one's own: what fits is used, what does not is refused with a reason.

use std::path::PathBuf;

use phoenix::catalogue::Catalogue;
use phoenix::names::Named;
use table::{Components as _, Edition};

/// A folder with one changed file; it is removed when it goes out of scope.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, content: &str) -> Folder {
        let unique = format!("phoenix-components-{}-{:?}", std::process::id(), std::thread::current().id());
        let path = std::env::temp_dir().join(unique.replace(['(', ')'], ""));
        std::fs::create_dir_all(&path).unwrap();
        std::fs::write(path.join(name), content).unwrap();
        Folder(path)
    }

    fn read(&self) -> Result<Edition<Catalogue>, String> {
        Edition::from_folder(&self.0).map_err(|error| error.to_string())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// One file with one change.
#[track_caller]
fn changed(name: &str, from: &str, to: &str) -> Result<Edition<Catalogue>, String> {
    let file = table::data::Folder::embedded(Catalogue::FILES).read(name).unwrap().to_owned();
    assert!(file.contains(from), "{from} is in {name}");
    Folder::with(name, &file.replacen(from, to, 1)).read()
}

#[test]
fn numbers_can_be_replaced() {
    let edited = changed("scoring.toml", "points_at_least = 40", "points_at_least = 50").unwrap();
    assert_eq!((edited.components.numbers.end_points, Catalogue::built_in().numbers.end_points), (50, 40));
    assert_ne!(edited.mark, Catalogue::editions()[0].mark);
    assert_eq!(edited.own_files, ["scoring.toml"]);
    let gold = changed("board.toml", "water = 1, gems = 1 }", "water = 1, metal = 1 }").unwrap().components;
    assert_eq!((gold.transactions.gold.metal, gold.transactions.gold.gems), (1, 0));
}

#[test]
fn mistakes_are_named() {
    let wrong = |name: &str, from: &str, to: &str| changed(name, from, to).unwrap_err();
    let says = |text: &str, part: &str| assert!(text.contains(part), "{text}");
    says(&wrong("sectors.toml", "do = \"gain\", gems = 1", "do = \"gian\", gems = 1"), "101");
    says(&wrong("sectors.toml", "{ q = 3, on", "{ q = 4, on"), "there is no quarter 4");
    says(&wrong("sectors.toml", "color = \"teal\"", "color = \"pink\""), "first two digits");
    says(&wrong("sectors.toml", "gems = 1 }", "gmes = 1 }"), "`gmes` does not belong here");
    says(&wrong("ships.toml", "copies = 4", "copies = 3"), "`copies` should be 4 or more");
    says(&wrong("hubs.toml", "id = \"B-2\"", "id = \"B-1\""), "appears twice");
    says(
        &wrong(
            "hubs.toml",
            "on = \"use_transport\", do = \"free_alien\"",
            "on = \"gain_human\", do = \"free_alien\"",
        ),
        "occasion",
    );
    says(&wrong("hubs.toml", "species = \"pink\", n = 3", "species = \"pink\", n = 4"), "room");
    says(&wrong("ships.toml", "cost = 2", "cost = 0"), "at least 1");
    says(
        &wrong("ships.toml", "ability = { extra_metal = 0 }", "ability = { extra_metla = 0 }"),
        "extra_metal",
    );
    says(&wrong("board.toml", "top_level = 5", "top_level = 6"), "levels 0 to 5");
}

#[test]
fn every_entry_keeps_the_mark_of_what_is_our_own() {
    let data = Catalogue::built_in();
    let ours = |fields: &[String], field: &str| fields.iter().any(|known| known == field);
    for (hub, card) in &data.hubs {
        assert!(ours(&card.reconstructed, "start"), "{hub}");
    }
    let sector = |number| data.sector(phoenix::sector::Sector::new(number).unwrap());
    assert!(ours(&sector(101).reconstructed, "cost") && !ours(&sector(218).reconstructed, "cost"));
    assert!(ours(&data.ships[phoenix::names::Ship::from_id("L3-TRA").unwrap()].reconstructed, "cost"));
    assert!(data.ships[phoenix::names::Ship::L2Exp].reconstructed == ["copies"]);
}

#[test]
fn a_number_out_of_range_is_refused_with_its_place() {
    let told = changed("ships.toml", "copies = 4", "copies = 50").expect_err("too many");
    assert!(told.starts_with("ships.toml, line ") && told.contains("field `copies`"), "{told}");
    assert!(told.ends_with("50 is out of range: from 1 to 8"), "{told}");
    let told = changed("board.toml", "per_player_per_stack = 1", "per_player_per_stack = 0");
    assert!(told.expect_err("none to build").contains("0 is out of range: from 1 to 1"));
}

#[test]
fn whatever_number_is_accepted_can_be_played() {
    use phoenix::Phoenix;
    use table::Game as _;
    let setups: Vec<_> = (2..=4).map(Phoenix::default_setup).collect();
    let wrong = testing::components::unplayable_numbers::<Phoenix>(&setups, 1);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
