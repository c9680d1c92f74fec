//! Component files.

use std::fs;
use std::path::PathBuf;

use serde::Deserialize;
use table::data::{DataError, Folder, load, nearest};

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Factions {
    version: u8,
    faction: Vec<Faction>,
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Faction {
    id: String,
    ore: u8,
    #[serde(default)]
    kind: Option<Kind>,
    #[serde(default)]
    income: Vec<u8>,
    #[serde(default)]
    home: Option<Home>,
    #[serde(default)]
    tiles: Vec<Home>,
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Terraformer,
    Scientist,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Home {
    planet: String,
}

fn error(source: &str) -> String {
    load::<Factions>("factions.toml", source).unwrap_err().to_string()
}

#[test]
fn a_good_file_is_read() {
    let source =
        "version = 1\n[[faction]]\nid = \"terrans\"\nore = 4\nkind = \"scientist\"\nincome = [1, 2]\n";
    let read: Factions = load("factions.toml", source).unwrap();
    assert_eq!(read.faction[0].kind, Some(Kind::Scientist));
}

const TWO: &str = "version = 1\n\n[[faction]]\nid = \"terrans\"\nore = 4\n\n[[faction]]\nid = \"ivits\"\n";

#[test]
fn a_wrong_value_is_named_with_file_line_entry_and_field() {
    assert_eq!(
        error(&format!("{TWO}ore = \"four\"\n")),
        "factions.toml, line 9: faction[2] \"ivits\", field `ore`: invalid type: string \"four\", expected u8"
    );
    assert_eq!(
        error(&format!("{TWO}ore = 300\n")),
        "factions.toml, line 9: faction[2] \"ivits\", field `ore`: invalid value: integer `300`, expected u8"
    );
    assert_eq!(
        error(&format!("{TWO}ore = 3\nincome = [1, 2, -3]\n")),
        "factions.toml, line 10: faction[2] \"ivits\", field `income[3]`: invalid value: integer `-3`, expected u8"
    );
}

#[test]
fn a_missing_field_is_named_with_its_entry() {
    assert_eq!(error(TWO), "factions.toml, line 7: faction[2] \"ivits\": missing field `ore`");
    assert_eq!(error("faction = []\n"), "factions.toml, line 1: missing field `version`");
}

#[test]
fn an_unknown_field_or_word_gets_a_suggestion() {
    assert_eq!(
        error(&format!("{TWO}oer = 3\n")),
        "factions.toml, line 9: faction[2] \"ivits\", field `oer`: unknown field `oer`, expected one of `id`, \
         `ore`, `kind`, `income`, `home`, `tiles`; did you mean `ore`?"
    );
    assert_eq!(
        error(&format!("{TWO}ore = 3\nkind = \"sientist\"\n")),
        "factions.toml, line 10: faction[2] \"ivits\", field `kind`: unknown variant `sientist`, expected \
         `terraformer` or `scientist`; did you mean `scientist`?"
    );
}

#[test]
fn places_inside_of_entries_are_found() {
    assert_eq!(
        error(&format!("{TWO}ore = 3\n[faction.home]\nplanet = 3\n")),
        "factions.toml, line 11: faction[2] \"ivits\", home, field `planet`: invalid type: integer `3`, expected a \
         string"
    );
    assert_eq!(
        error(&format!("{TWO}ore = 3\ntiles = [{{ planet = \"a\" }}, {{ planet = 3 }}]\n")),
        "factions.toml, line 10: faction[2] \"ivits\", tiles[2], field `planet`: invalid type: integer `3`, expected \
         a string"
    );
    assert_eq!(
        error("version = \"one\"\nfaction = []\n"),
        "factions.toml, line 1: field `version`: invalid type: string \"one\", expected u8"
    );
}

#[test]
fn broken_toml_is_named_with_its_line() {
    let error = error("version = 1\nfaction = [\n\n[oh\n");
    assert!(error.starts_with("factions.toml, line "), "{error}");
    assert!(!error.contains('\n'), "{error}");
}

static FILES: &[(&str, &str)] = &[("factions.toml", "version = 1\n"), ("tiles.toml", "version = 2\n")];

/// A directory of this test run that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("table-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn people_can_put_their_own_files_in_the_place_of_ours() {
    let scratch = Scratch::new("override");
    fs::write(scratch.0.join("tiles.toml"), "version = 3\n").unwrap();
    fs::write(scratch.0.join("notes.txt"), "not ours").unwrap();
    let ours = Folder::embedded(FILES);
    let theirs = ours.clone().overridden_by(&scratch.0).unwrap();
    assert_eq!(theirs.read("factions.toml").unwrap(), "version = 1\n");
    assert_eq!(theirs.read("tiles.toml").unwrap(), "version = 3\n");
    assert_eq!(theirs.load::<toml::Table>("tiles.toml").unwrap()["version"], 3.into());
    assert_eq!(theirs.names().collect::<Vec<_>>(), ["factions.toml", "tiles.toml"]);
}

#[test]
fn a_misspelt_file_is_an_error_with_a_suggestion() {
    let scratch = Scratch::new("misspelt");
    fs::write(scratch.0.join("faction.toml"), "").unwrap();
    let error = Folder::embedded(FILES).overridden_by(&scratch.0).unwrap_err();
    assert_eq!(error.to_string(), "there is no component file `faction.toml`; did you mean `factions.toml`?");
    let error = Folder::embedded(FILES).read("xyz").unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no component file `xyz`; the files are factions.toml, tiles.toml"
    );
}

#[test]
fn folders_and_files_that_cannot_be_read_are_named() {
    let scratch = Scratch::new("unreadable");
    let nowhere = scratch.0.join("nowhere");
    let error = Folder::embedded(FILES).overridden_by(&nowhere).unwrap_err();
    assert!(matches!(error, DataError::Folder { .. }) && error.to_string().contains("nowhere"), "{error}");
    fs::write(scratch.0.join("tiles.toml"), [0xff, 0xfe]).unwrap();
    let error = Folder::embedded(FILES).overridden_by(&scratch.0).unwrap_err();
    assert!(matches!(error, DataError::File { .. }) && error.to_string().contains("UTF-8"), "{error}");
}

#[test]
fn the_nearest_word_is_near() {
    assert_eq!(nearest("gaja", ["gaia", "kepler"]), Some("gaia"));
    assert_eq!(nearest("GAIA", ["kepler", "gaia"]), Some("gaia"));
    assert_eq!(nearest("chess", ["gaia", "kepler"]), None);
    assert_eq!(nearest("gaia", []), None);
}
