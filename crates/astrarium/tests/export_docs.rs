//! What an export says is explained: every decision, event, field, count and word of the notation stands in the page of its
//! game, `docs/export-<game>.md`, as code. Some are met in random games; the others are read from the source.

use std::collections::BTreeSet;

use serde_json::Value;
use table::check::random_game;
use table::{Components as _, Exporting, Game, Lang, Rng, Seed, export};

/// The page of a game.
fn page(game: &str) -> String {
    let path = format!("{}/../../docs/export-{game}.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything that readers of an export meet.
#[derive(Default)]
struct Met {
    words: BTreeSet<String>,
    decisions: BTreeSet<String>,
    events: BTreeSet<String>,
    fields: BTreeSet<String>,
    counts: BTreeSet<String>,
    setup: BTreeSet<String>,
    terms: BTreeSet<String>,
    chips: BTreeSet<String>,
    sources: BTreeSet<String>,
}

impl Met {
    fn read<G: Game>(&mut self, setup: &G::Setup, seed: Seed) {
        let (_, log) = random_game::<G>(setup, seed, &mut Rng::new(seed));
        let document =
            export::<G>(&log, G::Components::editions(), Exporting::default()).expect("its own log");
        fields(&document["setup"], &mut self.setup);
        fields(&document["start"]["state"], &mut self.fields);
        for step in document["moves"].as_array().expect("moves") {
            fields(&step["state"], &mut self.fields);
            kind_and_fields(&step["asked"]["decision"], &mut self.decisions);
            for event in step["events"].as_array().expect("events") {
                kind_and_fields(event, &mut self.events);
            }
            for choice in step["asked"]["choices"].as_array().expect("choices") {
                let word = choice["notation"].as_str().and_then(|line| line.split(' ').next());
                self.words.extend(word.map(str::to_owned));
                fields(&choice["terms"], &mut self.terms);
                fields(&choice["price"], &mut self.chips);
                fields(&choice["gain"], &mut self.chips);
            }
        }
        for score in document["end"]["scores"].as_array().expect("scores") {
            fields(&score["sources"], &mut self.sources);
        }
        log.replay_with::<G>(G::Components::editions(), |step| {
            let counts = step.after.counts();
            self.counts.extend(counts.iter().map(|(_, what, _)| what.to_owned()));
        })
        .expect("its own log");
    }

    fn assert_explained<G: Game>(&self) {
        let page = page(G::NAME);
        let groups = [
            ("words of the notation", &self.words),
            ("decisions", &self.decisions),
            ("events", &self.events),
            ("fields of states", &self.fields),
            ("counts", &self.counts),
            ("options of the set-up", &self.setup),
            ("terms", &self.terms),
            ("chips", &self.chips),
            ("sources of points", &self.sources),
        ];
        let mut holes = Vec::new();
        for (what, names) in groups {
            assert!(!names.is_empty(), "no {what} were met");
            // Kinds of things are named in the data files and in the texts; they need no explanation here.
            let kind = |name: &str| G::texts().has(Lang::En, name);
            let missing = names.iter().filter(|name| !page.contains(&format!("`{name}`")) && !kind(name));
            holes.extend(missing.map(|name| format!("{what}: {name}")));
        }
        assert!(holes.is_empty(), "docs/export-{}.md does not explain:\n{}", G::NAME, holes.join("\n"));
    }
}

/// A value that is a kind with fields, or a kind alone.
fn kind_and_fields(value: &Value, names: &mut BTreeSet<String>) {
    if let Some(kind) = value.as_str() {
        names.insert(kind.to_owned());
    }
    fields(value, names);
}

/// The names of all fields, at any depth. Numbers are places in a list or of a component.
fn fields(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                if key.parse::<u32>().is_err() {
                    names.insert(key.clone());
                }
                fields(value, names);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| fields(value, names)),
        _ => {}
    }
}

/// What the source of a game declares: a file, and its types that are written into exports.
type Declared = &'static [(&'static str, &'static [&'static str])];

/// Every variant and every field of these types, and every word of the notation, is explained, whether a random game
/// meets it or not.
fn assert_declared_is_explained(game: &str, declared: Declared) {
    let page = page(game);
    let mut holes = Vec::new();
    for (file, types) in declared {
        let path = format!("{}/../{game}/src/{file}.rs", env!("CARGO_MANIFEST_DIR"));
        let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        for name in *types {
            let names = declared_names(&source, name);
            assert!(!names.is_empty(), "{path} declares no {name}");
            let explained =
                |name: &String| page.contains(&format!("`{name}`")) || page.contains(&format!("\"{name}\""));
            let missing = names.into_iter().filter(|name| !explained(name));
            holes.extend(missing.map(|missing| format!("{file}: {name}: {missing}")));
        }
    }
    assert!(holes.is_empty(), "docs/export-{game}.md does not explain:\n{}", holes.join("\n"));
}

/// The names of the variants and fields of a type as they are written into exports; of a list of texts, the texts.
fn declared_names(source: &str, name: &str) -> Vec<String> {
    let begins = |line: &&str| {
        let words: Vec<_> = line.split([' ', ':', '(', ',']).filter(|word| !word.is_empty()).collect();
        let keyword = words.iter().any(|word| ["enum", "struct", "const"].contains(word));
        line.ends_with(['{', '[']) && (keyword || line.contains(", \"")) && words.contains(&name)
    };
    let mut lines = source.lines().skip_while(|line| !begins(line));
    let Some(first) = lines.next() else { return Vec::new() };
    let indent = first.len() - first.trim_start().len();
    let (mut names, mut renamed, mut skipped) = (Vec::new(), None, false);
    for line in
        lines.take_while(|line| line.trim().is_empty() || line.len() - line.trim_start().len() > indent)
    {
        let depth = (line.len() - line.trim_start().len() - indent) / 4;
        let line = line.trim();
        if line.starts_with("//") || line.is_empty() {
            continue;
        }
        if line.starts_with('#') {
            renamed = line.split_once("rename = \"").and_then(|(_, rest)| rest.split('"').next());
            skipped |= line.contains("(skip)") || line.contains("(flatten)");
            continue;
        }
        let (renamed, skipped) = (renamed.take(), std::mem::take(&mut skipped));
        let texts: Vec<_> = line.split('"').skip(1).step_by(2).collect();
        if !texts.is_empty() {
            names.extend(texts.into_iter().map(str::to_owned));
        } else if let Some(renamed) = renamed {
            names.push(renamed.to_owned());
        } else if !skipped {
            let variant = line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            if depth == 1 && variant.starts_with(char::is_uppercase) {
                names.push(snake_case(variant));
            }
            let before = line.match_indices(": ").map(|(at, _)| &line[..at]);
            let fields = before.filter_map(|text| text.rsplit([' ', '{', '(']).next());
            names.extend(fields.filter(|field| field.starts_with(char::is_lowercase)).map(str::to_owned));
        }
    }
    names
}

/// `GaveBack` is `gave_back`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

#[test]
fn everything_in_an_export_of_gaia_is_explained() {
    use gaia::automa::{FactionChoice, Level};
    use gaia::names::Faction;
    use gaia::{MapChoice, PoolChoice, PoolSize, Setup, TurnOrder, Turning};
    use table::{Handicap, Named as _};

    let mut met = Met::default();
    for players in 1..=4 {
        let printed = gaia::Gaia::default_setup(players);
        for number in 0..6 {
            met.read::<gaia::Gaia>(&printed, Seed::from_number(number));
        }
        let dealt = Setup { map: MapChoice::Method1, turn_order: TurnOrder::Passing, ..printed.clone() };
        met.read::<gaia::Gaia>(&dealt, Seed::from_number(6));
        met.read::<gaia::Gaia>(&Setup { turning: Turning::LastPlayer, ..dealt }, Seed::from_number(7));
        met.read::<gaia::Gaia>(&Setup { first_game: true, ..printed }, Seed::from_number(8));
    }
    let alone = gaia::Gaia::default_setup(1);
    for (number, faction) in (9..).zip(FactionChoice::ALL) {
        let setup = Setup { level: Some(Level::Alptrauma), automa_faction: Some(*faction), ..alone.clone() };
        met.read::<gaia::Gaia>(&setup, Seed::from_number(number));
    }
    for (number, pool) in (30..).zip([PoolChoice::Random, PoolChoice::Struck, PoolChoice::Drafted]) {
        let (pool, pool_size) = (Some(pool), Some(PoolSize::OneMore));
        let (banned, handicap) = (vec![Faction::Ivits], Handicap::new(&[3, -3]));
        let usual = gaia::Gaia::default_setup(3);
        let map_code = table::check::laid_out::<gaia::Gaia>(&usual).map_code();
        let setup = Setup { auction: number % 2 == 0, pool, pool_size, banned, handicap, map_code, ..usual };
        met.read::<gaia::Gaia>(&setup, Seed::from_number(number));
    }
    met.assert_explained::<gaia::Gaia>();
}

#[test]
fn everything_in_an_export_of_phoenix_is_explained() {
    use phoenix::{HubSet, Phoenix, Setup, Starting};

    let mut met = Met::default();
    for players in 2..=4 {
        let basic = Setup::new(players);
        for number in 0..4 {
            let setup = Setup { hubs: HubSet::Advanced, ..basic.clone() };
            met.read::<Phoenix>(&setup, Seed::from_number(number));
        }
        let first = Setup { first_game: true, starting_player: Starting::Second, ..basic.clone() };
        met.read::<Phoenix>(&first, Seed::from_number(4));
        let handicap = table::Handicap::new(&[3, -3]);
        met.read::<Phoenix>(&Setup { friendly: true, handicap, ..basic }, Seed::from_number(5));
    }
    met.assert_explained::<Phoenix>();
}

#[test]
fn everything_in_an_export_of_kepler_is_explained() {
    use kepler::{Kepler, ObjectiveSet, Setup};

    let mut met = Met::default();
    for players in 1..=4 {
        let standard = Setup::new(players);
        for number in 0..3 {
            met.read::<Kepler>(&standard, Seed::from_number(number));
        }
        let handicap = if players > 1 { table::Handicap::new(&[3, -3]) } else { table::Handicap::default() };
        let advanced = Setup { objectives: ObjectiveSet::Advanced, lay_tiles: true, handicap, ..standard };
        met.read::<Kepler>(&advanced, Seed::from_number(3));
    }
    met.assert_explained::<Kepler>();
}

#[test]
fn everything_in_an_export_of_planetformers_is_explained() {
    use planetformers::names::Level;
    use planetformers::{Planetformers, Setup, Starting};

    let mut met = Met::default();
    for players in 1..=4 {
        let standard = Setup::new(players);
        met.read::<Planetformers>(&standard, Seed::from_number(0));
        let handicap = if players > 1 { table::Handicap::new(&[3, -3]) } else { table::Handicap::default() };
        let other = Setup { level: Level::HardPlus, starting_player: Starting::First, handicap, ..standard };
        met.read::<Planetformers>(&other, Seed::from_number(1));
    }
    met.assert_explained::<Planetformers>();
}

#[test]
fn everything_that_gaia_declares_is_explained() {
    assert_declared_is_explained(
        "gaia",
        &[
            ("auction", &["Lot", "Holder"]),
            ("automa/deck", &["Deck"]),
            ("automa/event", &["AutomaEvent"]),
            ("automa/mod", &["Automa"]),
            (
                "automa/names",
                &[
                    "Level",
                    "Deed",
                    "FinalSpace",
                    "Direction",
                    "Towards",
                    "RowPlace",
                    "Preference",
                    "Role",
                    "Criterion",
                    "Skip",
                    "PassReason",
                ],
            ),
            ("automa/pass", &["AutomaPass"]),
            ("automa/setup", &["FactionChoice", "SetupCard", "StartMine"]),
            ("automa/turn", &["DrawCard", "CarryOut"]),
            ("board", &["Map", "Tile", "Spot"]),
            ("charge", &["Offer"]),
            ("deal", &["Dealt", "Slot"]),
            ("event", &["Event", "Origin", "Why", "Lay"]),
            ("federation/questions", &["Found"]),
            ("free", &["MoveBrainstone"]),
            ("gaia_phase", &["GaiaConversion"]),
            ("gaia_project", &["TakeTokens"]),
            ("goods", &["Goods"]),
            ("lib", &["Gaia", "LostPlanet", "Trigger", "Phase"]),
            ("map", &["MapChoice", "Turning", "TurnSector"]),
            (
                "moves",
                &[
                    "Decision",
                    "Draft",
                    "Help",
                    "IncomeSource",
                    "Line",
                    "Move",
                    "Part",
                    "Purse",
                    "Step",
                    "Stone",
                    "Terms",
                ],
            ),
            ("notation", &["WORDS"]),
            ("player", &["Player", "OwnToken", "TileState", "Special"]),
            ("pool", &["PoolChoice", "PoolSize", "Pool"]),
            ("power", &["Power", "Handful"]),
            ("score", &["Source"]),
            ("setup", &["Setup", "TurnOrder", "Switches"]),
            ("turn", &["OwnTurn"]),
        ],
    );
}

#[test]
fn everything_that_phoenix_declares_is_explained() {
    assert_declared_is_explained(
        "phoenix",
        &[
            ("benefits", &["GiveUp", "Reserve"]),
            ("construction", &["Build", "FreeSector"]),
            ("diplomacy", &["Advance", "Bonus"]),
            ("dismantle", &["Dismantle"]),
            ("draft", &["Reveal"]),
            ("event", &["Event", "Giver"]),
            ("expedition", &["Roll", "Reroll", "Dice"]),
            ("goods", &["Goods", "Due", "Stock"]),
            ("layout", &["Display"]),
            ("lib", &["Phoenix", "Neutral", "Action", "Ending", "Step"]),
            ("moves", &["Decision", "Move", "Then", "Whence", "Terms"]),
            ("names", &["Cause", "Source"]),
            ("notation", &["WORDS"]),
            ("payment", &["Pay", "Take"]),
            (
                "player",
                &["Row", "Module", "OwnShip", "Place", "Origin", "Berth", "Summary", "Standing", "Player"],
            ),
            ("residents", &["Settle", "ChooseSpecies"]),
            ("setup", &["Setup", "Starting", "HubSet"]),
            ("transport", &["Transactions"]),
        ],
    );
}

#[test]
fn everything_that_kepler_declares_is_explained() {
    assert_declared_is_explained(
        "kepler",
        &[
            ("catalogue/effects", &["Metric", "Steps"]),
            ("cubes", &["Cubes"]),
            ("development", &["Pay", "Raise", "Collaborate"]),
            ("event", &["Event", "Rise"]),
            ("explore", &["Explore", "TurnUp"]),
            ("fleet", &["Fleet", "Onward"]),
            ("ghost", &["GhostRises"]),
            ("leadership", &["Advance", "Recover"]),
            ("lib", &["Kepler", "TurnSoFar", "Step"]),
            ("missions", &["Build", "Place"]),
            ("moves", &["Move", "Decision", "Terms"]),
            ("names", &["Resource", "Technology", "Track", "Source"]),
            ("notation", &["WORDS"]),
            ("player", &["Holding", "Ship", "Secret", "Player", "Body", "Face", "Tile", "Unseen"]),
            ("produce", &["Produce", "Exploit"]),
            ("setup", &["Setup", "ObjectiveSet", "Difficulty"]),
        ],
    );
}

#[test]
fn everything_that_planetformers_declares_is_explained() {
    assert_declared_is_explained(
        "planetformers",
        &[
            ("automa/event", &["AutomaEvent"]),
            ("automa/mod", &["Automa"]),
            ("automa/movement", &["Search"]),
            ("automa/names", &["Course", "Criterion", "Deed", "Jump", "Passing", "Skip"]),
            ("automa/prices", &["Symbol"]),
            ("automa/turn", &["Recruit"]),
            ("canteen", &["Source", "Refill", "Place"]),
            ("crew", &["Act"]),
            ("event", &["Event", "Giver", "Why"]),
            ("layout", &["Layout"]),
            ("lib", &["Planetformers", "TurnSoFar", "Ending", "Step"]),
            ("moves", &["Move", "Decision", "Terms"]),
            ("names", &["Resource", "Specialist", "Row", "Action", "Level", "Source", "Cause", "Node"]),
            ("notation", &["WORDS"]),
            ("payment", &["Bill", "Purpose", "Pay"]),
            ("player", &["Player"]),
            ("resources", &["Take"]),
            ("scout", &["DrawSurvivor", "KeepSurvivor"]),
            ("setup", &["Setup", "Starting"]),
            ("terraform", &["Raise"]),
            ("travel", &["Discovery"]),
            ("world", &["World", "Marker"]),
        ],
    );
}

#[test]
fn names_are_read_from_the_source() {
    let source = r#"
        pub enum Event {
            /// Words.
            Dealt(Dealt),
            GaveBack { seat: Seat, booster: Booster },
            #[serde(rename = "method_1")]
            Method1,
            Gained {
                /// Where from.
                from: Origin,
            },
        }
        pub struct Other {
            #[serde(skip)]
            pub(crate) data: Shared<Catalogue>,
            pub left: u8,
        }
        const WORDS: [&str; 2] = [
            "deal",
            "turn",
        ];
    "#;
    let event = ["dealt", "gave_back", "seat", "booster", "method_1", "gained", "from"];
    assert_eq!(declared_names(source, "Event"), event);
    assert_eq!(declared_names(source, "Other"), ["left"]);
    assert_eq!(declared_names(source, "WORDS"), ["deal", "turn"]);
}
