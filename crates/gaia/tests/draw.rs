//! The drawings: complete, well-formed, named in both languages, and light.

use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use gaia::draw;
use gaia::names::{Area, BoardAction, Faction, Named, Place, Planet, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Phase};
use table::{Eye, Game, Lang, Look, Rng, Seed, Show, Tell};
use testing::drawing::{
    assert_icons, assert_places, assert_sound, buttons, by_id, name_of, page, parse, places, source,
};

/// A game played at random, but only passing where nothing else is left.
fn late_game(players: u8, seed: u64) -> Gaia {
    let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(players), Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed + 1));
    let mut moves = Vec::new();
    while game.phase() != Phase::Over {
        game.legal_moves(&mut moves);
        let mut wanted: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| !matches!(mv, Move::Pass(_) | Move::Convert(..) | Move::Sacrifice(_)))
            .collect();
        if wanted.is_empty() {
            wanted.clone_from(&moves);
        }
        game.apply(*rng.pick(&wanted), Tell::nobody());
    }
    game
}

/// A small table with one of everything.
fn scene() -> Gaia {
    Scene::new(&[Faction::Terrans, Faction::Ivits, Faction::Taklons])
        .structure(0, Structure::Mine, (0, 0))
        .structure(0, Structure::TradingStation, (1, 0))
        .structure(1, Structure::Institute, (3, -1))
        .structure(2, Structure::AcademyRight, (-3, 1))
        .satellites(0, &[(0, 1)])
        .federated(0, &[(0, 0), (1, 0)])
        .planet((-2, -2), Planet::Transdim)
        .turn_of(0)
}

fn look(lang: Lang) -> Look {
    Look::new(lang, Eye::Spectator)
}

#[test]
fn the_pages_are_sound_in_every_phase_and_language() {
    let fresh = |players| table::check::dealt::<Gaia>(&Gaia::default_setup(players), Seed::from_number(1));
    let late = (2..=4).map(|players| late_game(players, players.into()));
    for game in [2, 4].into_iter().map(fresh).chain([scene()]).chain(late) {
        for lang in Lang::ALL {
            let text = page(&game, &look(lang));
            assert_sound(&text, &[]);
            assert!(!text.contains("draw-"), "a text is missing");
        }
    }
}

#[test]
fn every_hex_is_drawn_once() {
    let game = late_game(4, 5);
    let text = page(&game, &look(Lang::En));
    let page = parse(&text);
    let drawn =
        page.descendants().filter(|node| node.attribute("data-place").is_some_and(|p| p.starts_with("hex-")));
    assert_eq!(drawn.count(), game.board().grid().len());
    for spot in game.board().spots() {
        let hex = by_id(&page, &format!("hex-{},{}", spot.at.q, spot.at.r));
        assert!(name_of(&hex).expect("a name").ends_with(&format!("sector {}", spot.sector)));
    }
}

#[test]
fn every_piece_of_every_player_has_its_place_and_its_name() {
    for (game, lang) in [(late_game(4, 6), Lang::En), (late_game(4, 6), Lang::De), (scene(), Lang::De)] {
        let text = page(&game, &look(lang));
        let page = parse(&text);
        let grid = game.board().grid();
        for (seat, player) in game.players().iter() {
            let owner = Gaia::texts().get(lang, player.faction.expect("a faction").id());
            let kinds = [
                ("piece", player.planets()),
                ("gaiaformer", player.projects),
                ("satellite", player.satellites),
                ("station", player.stations),
            ];
            for (word, cells) in kinds {
                for cell in cells {
                    let at = grid.axial(cell);
                    let piece = by_id(&page, &format!("{word}-{seat}-{},{}", at.q, at.r));
                    assert!(name_of(&piece).expect("a name").starts_with(&format!("{owner}: ")));
                }
            }
            for area in Area::ALL {
                let marker = by_id(&page, &format!("at-{area}-{seat}"));
                let level = marker
                    .ancestors()
                    .find_map(|node| node.attribute("id").filter(|id| id.starts_with("level-")));
                assert_eq!(level, Some(&*format!("level-{area}-{}", player.research[*area])));
            }
        }
    }
}

#[test]
fn every_tile_and_action_can_be_asked_about() {
    let game = scene();
    let text = page(&game, &look(Lang::En));
    let page = parse(&text);
    let ids = |word: &str, ids: &mut dyn Iterator<Item = &'static str>| -> Vec<String> {
        ids.map(|id| format!("{word}-{id}")).collect()
    };
    let mut wanted = ids("area", &mut Area::ALL.iter().map(|area| area.id()));
    wanted.extend(ids("advanced", &mut Area::ALL.iter().map(|area| area.id())));
    wanted.extend(ids("tile", &mut Place::ALL.iter().map(|place| place.id())));
    wanted.extend(ids("action", &mut BoardAction::ALL.iter().map(|action| action.id())));
    wanted.extend(ids("structure", &mut Structure::ALL.iter().map(|kind| kind.id())));
    wanted.extend(game.boosters_in_play().iter().map(|booster| format!("booster-{booster}")));
    wanted.extend((1..=6).map(|round| format!("round-{round}")));
    wanted.extend(
        ["seat-1", "seat-2", "seat-3", "final-1", "final-2", "special-institute", "special-academy"]
            .map(str::to_owned),
    );
    assert_places(&page, wanted);
}

#[test]
fn targets_are_buttons_and_fresh_things_are_marked() {
    let game = scene();
    let mut look = look(Lang::En);
    look.targets = ["hex-2,2", "hex-0,0", "area-economy", "action-power_2_ore", "structure-mine"]
        .map(str::to_owned)
        .into();
    look.fresh = ["hex-2,2".to_owned(), "hex-1,0".to_owned()].into();
    let text = page(&game, &look);
    let page = parse(&text);
    let buttons = buttons(&page, "id");
    // Only whoever is asked has targets on the own board.
    assert_eq!(buttons, ["hex-0,0", "hex-2,2", "area-economy", "action-power_2_ore", "row-1-mine"]);
    assert_eq!(by_id(&page, "hex-2,2").attribute("class"), Some("target fresh"));
    assert_eq!(by_id(&page, "hex-1,0").attribute("class"), Some("fresh"));
}

#[test]
fn whatever_a_move_can_change_can_be_fresh() {
    let game = scene();
    let places = [
        ("hex-2,2", "hex-2,2"),
        ("area-economy", "area-economy"),
        ("tile-free_2", "tile-free_2"),
        ("advanced-science", "advanced-science"),
        ("action-qic_tech_tile", "action-qic_tech_tile"),
        ("booster-booster_mines", "booster-booster_mines"),
        ("token-fed_12vp", "token-fed_12vp"),
        ("structure-mine", "row-1-mine"),
    ];
    let mut look = look(Lang::En);
    look.fresh = places.iter().map(|(place, _)| (*place).to_owned()).collect();
    let text = page(&game, &look);
    let page = parse(&text);
    for (place, id) in places {
        let class = by_id(&page, id).attribute("class").unwrap_or_default();
        assert!(class.split(' ').any(|class| class == "fresh"), "{place} is not marked: {class}");
    }
    assert_eq!(by_id(&page, "row-2-mine").attribute("class"), Some("rw"), "somebody else's board");
}

#[test]
fn a_federation_in_the_making_can_be_seen() {
    let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::TradingStation, (0, 0))
        .structure(0, Structure::Mine, (1, 0))
        .structure(0, Structure::Institute, (4, 0))
        .structure(0, Structure::AcademyLeft, (0, 4))
        .structure(0, Structure::AcademyRight, (0, -4))
        .player(0, |me| me.power = gaia::Power::new([4, 4, 4]))
        .turn_of(0);
    game.play(Move::Federate).expect("there is enough power");
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let include = moves.iter().find(|mv| matches!(mv, Move::Include(_))).expect("planets to choose");
    let before = game.clone();
    game.play(*include).expect("it was offered");
    let chosen = |game: &Gaia| {
        let text = page(game, &look(Lang::En));
        let page = parse(&text);
        page.descendants().filter(|node| node.attribute("class") == Some("chosen")).count()
    };
    assert_eq!(chosen(&before), 0);
    assert!(chosen(&game) > 0, "the planets chosen so far are marked");
    let text = page(&game, &look(Lang::En));
    assert!(parse(&text).descendants().any(|node| node.attribute("class") == Some("fd draft")));
    // All planets of a group are targets, though the move names only one of them.
    let mut look = look(Lang::En);
    look.targets = moves.iter().filter_map(|mv| before.choice(*mv, Lang::En).place).collect();
    let text = page(&before, &look);
    for id in ["hex-0,0", "hex-1,0"] {
        assert_eq!(by_id(&parse(&text), id).attribute("role"), Some("button"), "{id}");
    }
}

/// Everything that carries a name on a drawn page is explained in both languages, with a rule that exists.
#[test]
fn everything_drawn_is_explained() {
    let fresh = table::check::dealt::<Gaia>(&Gaia::default_setup(3), Seed::from_number(3));
    let rules: BTreeSet<&str> =
        Gaia::rules().split("- **").filter_map(|rest| Some(rest.split_once("**")?.0)).collect();
    for game in [fresh, scene(), late_game(2, 2), late_game(4, 6)] {
        let text = page(&game, &look(Lang::En));
        let page = parse(&text);
        let places = places(&page);
        for (place, lang) in places.iter().flat_map(|place| Lang::ALL.map(|lang| (place, lang))) {
            let note = game.explain(place, lang).unwrap_or_else(|| panic!("{place} is not explained"));
            let rule = note.rule.unwrap_or_else(|| panic!("{place} names no rule"));
            assert!(rules.contains(rule), "{place}: {rule} does not exist");
            assert!(!note.title.is_empty() && !note.text.is_empty(), "{place}: {note:?}");
            let raw = ["explain-", "draw-", "special-", "{", "$"];
            let all = format!("{} {}", note.title, note.text);
            assert!(!raw.iter().any(|hole| all.contains(hole)), "{place}: {all}");
            assert!(note.text.ends_with('.'), "{place}: {}", note.text);
        }
    }
}

#[test]
fn everything_counted_has_an_icon() {
    let counted =
        ["credits", "ore", "knowledge", "qic", "power", "charge", "power_tokens", "gaiaformers", "vp"];
    assert_icons::<Gaia>(counted);
}

#[test]
fn a_late_page_is_light() {
    let game = late_game(4, 7);
    for lang in Lang::ALL {
        let text = page(&game, &look(lang));
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(text.as_bytes()).expect("memory");
        let zipped = gzip.finish().expect("memory").len();
        println!(
            "{lang}: {} bytes, {zipped} with gzip, {} of them symbols",
            text.len(),
            draw::symbols().into_string().len()
        );
        assert!(text.len() <= 130_000, "{lang}: {} bytes", text.len());
    }
}

#[test]
fn small_drawings_stay_as_they_are() {
    let game = Scene::new(&[Faction::Terrans, Faction::Taklons])
        .structure(0, Structure::Mine, (0, 0))
        .round(2, RoundTile::TradingStation3)
        .turn_of(1);
    let text = page(&game, &look(Lang::En));
    insta::assert_snapshot!("planet", source(&text, "hex-0,0"));
    insta::assert_snapshot!("round_tile", source(&text, "round-2"));
    insta::assert_snapshot!("mat", source(&text, "mat-2"));
}
