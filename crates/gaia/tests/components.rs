//! Component files of people's own: what they may hold can be played.

use gaia::Gaia;
use gaia::catalogue::Catalogue;
use table::data::Folder;
use table::{Components as _, Game as _};

/// What is said about a file with one change.
#[track_caller]
fn refused(file: &str, from: &str, to: &str) -> String {
    let folder = Folder::embedded(Catalogue::FILES);
    let content = folder.read(file).expect("a file").to_owned();
    assert!(content.contains(from), "{from} is in {file}");
    let folder = folder.with(file, content.replacen(from, to, 1)).expect("a file");
    Catalogue::read(&folder).expect_err("it must be refused").to_string()
}

#[test]
fn a_number_out_of_range_is_refused_with_its_place() {
    let told = refused("federations.toml", "copies = 3", "copies = 50");
    assert!(told.starts_with("federations.toml, line "), "{told}");
    assert!(told.contains("federation_token[1]") && told.contains("field `copies`"), "{told}");
    assert!(told.ends_with("50 is out of range: from 0 to 19"), "{told}");
    let field = "boosters_in_play_beyond_player_count";
    let told = refused("boosters.toml", &format!("{field} = 3"), &format!("{field} = 0"));
    assert!(told.contains(field) && told.ends_with("0 is out of range: from 1 to 6"), "{told}");
    let told = refused("scoring.toml", "rounds = 6", "rounds = 7");
    assert!(told.contains("final") && told.ends_with("7 is out of range: from 1 to 6"), "{told}");
    let told = refused("factions.toml", "area1 = 4", "area1 = -1");
    assert!(told.contains("faction[1] \"terrans\"") && told.contains("-1 is out of range"), "{told}");
    let told = refused("federations.toml", "copies = 3", "copies = 19");
    assert!(told.contains("up to 19"), "{told}");
}

#[test]
fn whatever_number_is_accepted_can_be_played() {
    let setups: Vec<_> = (1..=4).map(Gaia::default_setup).collect();
    let wrong = testing::components::unplayable_numbers::<Gaia>(&setups, 1);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
