//! The drawings: complete, well-formed, named in both languages, and light.

use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use gaia::draw;
use gaia::names::{Area, BoardAction, Faction, FinalTile, Named, Place, Planet, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Phase};
use table::{Draw as _, Eye, Game, Lang, Look, Offer, Rng, Seed, Show, Tell};
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

/// Whether a class is among those of an element.
fn among(classes: Option<&str>, class: &str) -> bool {
    classes.is_some_and(|all| all.split(' ').any(|one| one == class))
}

fn look(lang: Lang) -> Look {
    Look::new(lang, Eye::Spectator)
}

#[test]
fn the_pages_are_sound_in_every_phase_and_language() {
    let fresh = |players| table::check::dealt::<Gaia>(&Gaia::default_setup(players), Seed::from_number(1));
    let late = (1..=4).map(|players| late_game(players, players.into()));
    for game in [1, 2, 4].into_iter().map(fresh).chain([scene()]).chain(late) {
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
            let owner = table::name_mark(seat);
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
        .map(|place| (place.to_owned(), Offer::default()))
        .into();
    look.fresh = ["hex-2,2".to_owned(), "hex-1,0".to_owned()].into();
    let text = page(&game, &look);
    let page = parse(&text);
    let buttons = buttons(&page, "id");
    // Only whoever is asked has targets on the own board.
    assert_eq!(buttons, ["hex-0,0", "hex-2,2", "area-economy", "action-power_2_ore", "row-1-mine"]);
    assert_eq!(by_id(&page, "hex-2,2").attribute("class"), Some("target fresh"));
    assert_eq!(by_id(&page, "hex-1,0").attribute("class"), Some("oc c-blue fresh"), "and whose it is");
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
        page.descendants().filter(|node| among(node.attribute("class"), "chosen")).count()
    };
    assert_eq!(chosen(&before), 0);
    assert!(chosen(&game) > 0, "the planets chosen so far are marked");
    let text = page(&game, &look(Lang::En));
    assert!(parse(&text).descendants().any(|node| node.attribute("class") == Some("fd plan")));
    // All planets of a group are targets, though the move names only one of them.
    let choices: Vec<_> = moves.iter().map(|mv| before.choice(*mv, Lang::En)).collect();
    let look = look(Lang::En).offering(&choices);
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
        Gaia::rules(Lang::En).split("- **").filter_map(|rest| Some(rest.split_once("**")?.0)).collect();
    for game in [fresh, scene(), late_game(1, 3), late_game(2, 2), late_game(4, 6)] {
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

/// Beside the board stands what the Automa did, step by step, each with a link to a rule that exists.
#[test]
fn the_automa_tells_its_last_turn() {
    let scene = Scene::alone(Faction::Taklons, Faction::Geodens)
        .finals([FinalTile::Structures, FinalTile::Sectors])
        .structure(0, Structure::Mine, (-2, 5))
        .structure(0, Structure::Mine, (-3, 1))
        .structure(1, Structure::Mine, (-1, -2))
        .structure(1, Structure::Mine, (2, -3));
    let mut game = scene.deck(&[4, 6, 7]).automa_acts(4, 6);
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    game.apply(moves[0], Tell::nobody());
    for (lang, words) in [
        (Lang::En, "fewest terraforming steps (1): 3 of 7"),
        (Lang::De, "wenigste Terraformingschritte (1): 3 von 7"),
    ] {
        let text = page(&game, &look(lang));
        let page = parse(&text);
        let panel = by_id(&page, "automa");
        let steps: Vec<_> = panel.descendants().filter(|node| node.has_tag_name("li")).collect();
        assert_eq!(steps.len(), 6, "a step, its choice, three tie-breakers, a mine");
        let told = panel.descendants().filter_map(|node| node.text()).collect::<String>();
        assert!(told.contains(words), "{told}");
        for step in &steps {
            let link = step.descendants().find(|node| node.has_tag_name("a")).expect("a link");
            let rule =
                link.attribute("href").and_then(|to| to.strip_prefix("/rules/gaia#")).expect("to a rule");
            assert!(Gaia::rules(lang).contains(&format!("- **{rule}**")), "{rule}");
        }
        // The card brought 3 points, and a new type of planet 2.
        let gains = panel.descendants().filter(|node| node.attribute("class") == Some("ag"));
        let gains: String =
            gains.flat_map(|node| node.descendants()).filter_map(|node| node.text()).collect();
        assert!(gains.contains("+2") && gains.contains("+3"), "{gains}");
    }
    // The cards of the turn are told, and the boosters lie in their row.
    let text = page(&game, &look(Lang::En));
    let page = parse(&text);
    let cards = by_id(&page, "automa-cards");
    assert!(name_of(&cards).is_some_and(|name| name.contains("Support card 4")), "{:?}", name_of(&cards));
    let row: Vec<_> = by_id(&page, "offer").children().filter_map(|node| node.attribute("id")).collect();
    let lie = game.booster_row().iter().map(|booster| format!("booster-{booster}")).collect::<Vec<_>>();
    assert_eq!(row, lie);
    // Nobody else has such a panel.
    assert!(!testing::drawing::page(&late_game(2, 2), &look(Lang::En)).contains("id=\"automa\""));
}

#[test]
fn everything_counted_has_an_icon() {
    assert_icons::<Gaia>(Gaia::CHIPS.iter().copied());
    let game = scene();
    let stock = game.players().seats().flat_map(|seat| game.stock(seat));
    assert_icons::<Gaia>(stock.map(|stock| stock.what));
}

/// Positions of games played at random, one of every so many moves.
fn positions(players: u8, seed: u64, every: usize) -> Vec<Gaia> {
    let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(players), Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed + 1));
    let (mut moves, mut positions) = (Vec::new(), Vec::new());
    for step in 0.. {
        if game.phase() == Phase::Over {
            break;
        }
        if step % every == 0 {
            positions.push(game.clone());
        }
        game.legal_moves(&mut moves);
        game.apply(*rng.pick(&moves), Tell::nobody());
    }
    positions
}

#[test]
fn whatever_can_be_chosen_somewhere_is_a_target_there() {
    let seeds = (2..=4).flat_map(|players| (0..6).map(move |seed| (players, seed)));
    for game in seeds.flat_map(|(players, seed)| positions(players, seed, 5)) {
        let choices = game.choices(Lang::En);
        let text = page(&game, &look(Lang::En).offering(&choices));
        let page = parse(&text);
        let buttons: BTreeSet<&str> = buttons(&page, "data-place").into_iter().collect();
        for place in choices.iter().filter_map(|choice| choice.place.as_deref()) {
            assert!(buttons.contains(place), "{place} cannot be chosen: {:?}", game.question());
        }
    }
}

#[test]
fn a_target_on_the_map_shows_its_price() {
    let mut shown = 0;
    for game in (2..=4).flat_map(|players| positions(players, 40, 7)) {
        let look = look(Lang::En).offering(&game.choices(Lang::En));
        let text = page(&game, &look);
        let page = parse(&text);
        let priced =
            look.targets.iter().filter(|(place, offer)| place.starts_with("hex-") && !offer.price.is_empty());
        for (place, offer) in priced {
            let price = by_id(&page, &place.replace("hex-", "price-"));
            let amounts =
                price.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text());
            let amounts: Vec<&str> = amounts.filter(|text| *text != "…").collect();
            let wanted: Vec<String> = offer.price.iter().map(|chip| chip.amount.to_string()).collect();
            assert_eq!(amounts, wanted, "{place}");
            let far = offer.price.iter().any(|chip| chip.what == "qic");
            assert_eq!(among(by_id(&page, place).attribute("class"), "far"), far, "{place}");
            shown += 1;
        }
    }
    assert!(shown > 50, "only {shown} prices");
}

#[test]
fn final_tiles_show_where_everybody_stands() {
    for (players, lang) in [(2, Lang::De), (3, Lang::En), (4, Lang::En)] {
        let game = late_game(players, 8);
        let text = page(&game, &look(lang));
        let page = parse(&text);
        for (number, tile) in (1..).zip(game.final_tiles()) {
            for seat in game.players().seats() {
                let row = by_id(&page, &format!("final-{number}-{seat}"));
                let start = format!("{}: {}; ", table::name_mark(seat), game.final_count(seat, *tile));
                assert!(name_of(&row).expect("a name").starts_with(&start));
            }
            let neutral = page
                .descendants()
                .find(|node| node.attribute("id") == Some(&format!("final-{number}-neutral")));
            assert_eq!(neutral.is_some(), players == 2);
        }
    }
}

#[test]
fn a_faction_shows_its_start_values_as_soon_as_it_is_chosen() {
    let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(2), Seed::from_number(5));
    let choices = game.choices(Lang::En);
    assert!(choices.iter().all(|choice| choice.pictured), "the gallery is the chooser");
    let text = page(&game, &look(Lang::En).offering(&choices));
    assert_eq!(buttons(&parse(&text), "id").len(), Faction::ALL.len());
    let first = table::Seat::new(0);
    assert!(game.stock(first).is_empty());
    game.play(Move::Faction(Faction::Geodens)).expect("a faction");
    let at_once: Vec<i32> = game.stock(first).iter().map(|stock| stock.amount).collect();
    assert_eq!(at_once, [15, 6, 3, 1, 2, 4, 0], "with the ore of level 1 in Terraforming");
    let text = page(&game, &look(Lang::En).offering(&game.choices(Lang::En)));
    let shown = parse(&text);
    assert_eq!(by_id(&shown, "faction-geodens").attribute("role"), Some("img"), "taken");
    assert!(name_of(&by_id(&shown, "faction-bal_taks")).expect("a name").contains(table::name_mark(first)));
    assert_eq!(name_of(&by_id(&shown, "power-1-bowl-i")), Some("area I: 2 power tokens"));
    game.play(Move::Faction(Faction::Xenos)).expect("a faction");
    let later: Vec<i32> = game.stock(first).iter().map(|stock| stock.amount).collect();
    assert_eq!(later, at_once);
}

/// The size of the font that the style sheet gives to a selector.
fn font(selector: &str) -> f64 {
    let style = Gaia::style();
    let (_, rule) =
        style.split_once(&format!("\n{selector}{{")).unwrap_or_else(|| panic!("no rule for {selector}"));
    sizes(rule.split('}').next().expect("a rule"))[0]
}

/// All sizes of fonts in some rules.
fn sizes(rules: &str) -> Vec<f64> {
    let declared = rules
        .split([';', '{', '}'])
        .filter(|text| text.starts_with("font:") || text.starts_with("font-size:"));
    let size =
        |text: &str| text.split([' ', ':', '/']).find_map(|word| word.strip_suffix("px")?.parse().ok());
    declared.filter_map(size).collect()
}

#[test]
fn no_text_is_too_small() {
    assert!(sizes(Gaia::style()).iter().all(|size| *size >= 12.0), "{:?}", sizes(Gaia::style()));
    let boxes = [(864.0, 690.0), (822.0, 565.0)];
    for game in (2..=4).flat_map(|players| positions(players, 70, 23)) {
        let text = page(&game, &look(Lang::En).offering(&game.choices(Lang::En)));
        let page = parse(&text);
        let galaxy = by_id(&page, "galaxy");
        let view: Vec<f64> = galaxy
            .attribute("viewBox")
            .expect("a view")
            .split(' ')
            .map(|side| side.parse().expect("a number"))
            .collect();
        let smallest = boxes.map(|(width, height)| f64::min(width / view[2], height / view[3]));
        let scale = smallest[0].min(smallest[1]);
        for node in galaxy.descendants().filter(|node| node.has_tag_name("text")) {
            let above = node.parent().expect("a parent");
            let within = |id: &str| node.ancestors().any(|node| node.attribute("id") == Some(id));
            let size = match () {
                () if within("prices") => font(".prices text"),
                () if within("legend") => font(".legend text"),
                () if among(node.attribute("class"), "sn") => font(".sn"),
                () => {
                    let place = above.attribute("transform").expect("a place on the hex");
                    let (_, by) = place.split_once("scale(").expect("a scale");
                    let by: f64 = by.trim_end_matches(')').parse().expect("a number");
                    by * font(if among(above.attribute("class"), "sm") {
                        ".hexes g .sm>text"
                    } else {
                        ".hexes g g>text,.tk text"
                    })
                }
            };
            assert!(size * scale >= 12.0, "{:?} is {:.1} px high", node.text(), size * scale);
        }
    }
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
        assert!(text.len() <= 120_000, "{lang}: {} bytes", text.len());
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
