//! The drawings: complete, well-formed, named in both languages, and light.

use planetformers::names::{Planet, Resource, Row, Specialist, Upgrade};
use planetformers::scene::Scene;
use planetformers::{Decision, Move, Planetformers, Setup};
use table::check::{dealt, laid_out, step as random_step};
use table::{Draw, Eye, Game, Lang, Look, Named, Rng, Seat, Seed, Show, Spot, Turn};
use testing::drawing::{assert_icons, assert_places, assert_sound, buttons, by_id, page, parse, source};

const ADA: Seat = Seat::new(0);

/// A table with one of everything.
fn scene() -> Planetformers {
    Scene::new(3)
        .card((0, 0), "canopia")
        .card((2, 1), "rusthaven")
        .ark(0, "verdance.p")
        .ark(1, "verdance.p")
        .ark(2, "glacien.s1")
        .cargo(0, [3, 2, 1, 0])
        .crew(0, Row::Upper, "C05 C22")
        .crew(0, Row::Lower, "C01 C13 C30")
        .crew(1, Row::Lower, "C08")
        .ready(0, &[Specialist::Engineer])
        .upgrades(0, &[Upgrade::Biodome, Upgrade::LeisureFacilities, Upgrade::Engines])
        .upgrades(1, &[Upgrade::Cargo, Upgrade::Robotics])
        .colonies(0, &["verdance"])
        .colonies(1, &["verdance", "cinderfall"])
        .outposts(0, &["verdance"])
        .terraformed("cinderfall")
        .levels("rusthaven", [2, 2, 2, 2])
        .merit(0, "rusthaven", 4)
        .merit(2, "rusthaven", 2)
        .merit(1, "rusthaven", 2)
        .held(0, "S01 S06")
        .settled(1, "S11")
        .points(0, 7)
        .turn_of(0)
}

fn look(lang: Lang) -> Look {
    Look::new(lang, Eye::Seat(ADA))
}

/// Whether a page is what the contract of drawings demands.
fn check(text: &str) {
    assert_sound(text, &["draw-", "note-", "dest-", "edge-words", "arrive-", "{ $"]);
}

/// Plays a whole game at random; every `step` moves the page is looked at with all legal targets.
fn play(setup: &Setup, seed: u64, step: usize, at: &mut dyn FnMut(&Planetformers, &[Move])) -> Planetformers {
    let mut game: Planetformers = laid_out(setup);
    let mut rng = Rng::new(Seed::from_number(seed));
    let (mut moves, mut count) = (Vec::new(), 0);
    while game.to_move() != Turn::Over {
        game.legal_moves(&mut moves);
        if count % step == 0 {
            at(&game, &moves);
        }
        count += 1;
        random_step(&mut game, &mut rng);
    }
    at(&game, &[]);
    game
}

/// What whoever is asked sees of a position, with everything they can choose.
fn offering(game: &Planetformers, moves: &[Move], lang: Lang) -> Look {
    let choices: Vec<_> = moves.iter().map(|mv| game.choice(*mv, lang)).collect();
    let eye = game.to_move().seat().map_or(Eye::Spectator, Eye::Seat);
    Look::new(lang, eye).offering(&choices)
}

#[test]
fn every_choice_can_be_made_on_the_thing_it_concerns() {
    for (players, seed) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        play(&Setup::new(players), seed, 29, &mut |game, moves| {
            let look = offering(game, moves, Lang::En);
            let text = page(game, &look);
            check(&text);
            let page = parse(&text);
            let buttons = buttons(&page, "data-place");
            for place in look.targets.keys() {
                let decision = game.question().map(|question| question.decision);
                assert!(buttons.contains(&place.as_str()), "{place} is no target at {decision:?}");
            }
            for place in buttons {
                assert!(look.targets.contains_key(place), "{place} is drawn as a target");
            }
        });
    }
}

#[test]
fn a_click_on_a_thing_means_what_can_be_chosen_there() {
    play(&Setup::new(3), 8, 17, &mut |game, moves| {
        if game.to_move().seat().is_none() {
            return;
        }
        for mv in moves {
            let Some(place) = game.choice(*mv, Lang::En).place else { continue };
            let attempts = game.attempts(&place);
            let moving = matches!(mv, Move::Outpost(Some(_)) | Move::Pass);
            assert!(moving || attempts.contains(mv), "{mv:?} is not tried at {place}: {attempts:?}");
        }
    });
}

#[test]
fn everything_drawn_is_explained_in_both_languages() {
    play(&Setup::new(4), 5, 211, &mut |game, _| {
        for lang in Lang::ALL {
            let text = page(game, &look(lang));
            let page = parse(&text);
            for place in page.descendants().filter_map(|node| node.attribute("data-place")) {
                let note = game.explain(place, lang);
                let note = note.unwrap_or_else(|| panic!("{place} is not explained"));
                assert!(!note.title.is_empty() && !note.text.is_empty(), "{place}");
                let rule = format!("**{}**", note.rule.expect("a rule"));
                assert!(Planetformers::rules(lang).contains(&rule), "{place} cites {rule}");
            }
        }
    });
}

#[test]
fn journeys_are_chosen_on_the_board() {
    let mut seen = 0;
    play(&Setup::new(3), 9, 7, &mut |game, moves| {
        let Some(Decision::Travel(_)) = game.question().map(|question| question.decision) else { return };
        let look = offering(game, moves, Lang::En);
        let panels = game.panels(&look);
        let board = panels.iter().find(|panel| panel.spot == Spot::Board).expect("a board");
        let text = board.body.clone().into_string();
        let drawn = parse(&text);
        assert_eq!(buttons(&drawn, "data-place").len(), moves.len(), "one place for every journey");
        // Every one of them has its way, and its number of routes.
        let class =
            |wanted: &str| drawn.descendants().filter(|node| node.attribute("class") == Some(wanted)).count();
        assert_eq!((class("way"), class("bdg")), (moves.len(), moves.len()));
        seen += 1;
    });
    assert!(seen > 5);
}

#[test]
fn edges_are_bright_where_they_fit() {
    let fitting = |spot: &str| {
        let game =
            Scene::new(2).ark(0, spot).crew(0, Row::Lower, "C01").crew(0, Row::Upper, "C02").plays_crew(0);
        let text = page(&game, &look(Lang::En));
        let page = parse(&text);
        let bright = |card: &str| {
            let card = by_id(&page, &format!("crew-{card}"));
            card.descendants()
                .filter(|node| node.attribute("class").is_some_and(|class| class.ends_with(" fit")))
                .count()
        };
        (bright("C01"), bright("C02"))
    };
    // C01 works below on red Planets, C02 above on blue ones; on the Star Portal every edge fits (PF-CREW-16).
    assert_eq!(fitting("cinderfall.p"), (1, 0));
    assert_eq!(fitting("glacien.p"), (0, 1));
    assert_eq!(fitting("cinderfall.m1"), (0, 0));
    assert_eq!(fitting("star_portal.p"), (1, 1));
}

#[test]
fn levels_that_are_raised_are_full() {
    let text = page(&scene(), &look(Lang::En));
    let page = parse(&text);
    let full = |resource: Resource| {
        let track = by_id(&page, &format!("track-rusthaven-{resource}"));
        track.descendants().filter(|node| node.attribute("class") == Some("sl on")).count()
    };
    assert!(Resource::ALL.iter().all(|resource| full(*resource) == 2));
    assert!(!text.contains("track-cinderfall"), "a terraformed Planet has no tracks");
}

#[test]
fn standings_are_those_of_everybody() {
    for players in 1..=4 {
        let game = play(&Setup::new(players), 20 + u64::from(players), 100_000, &mut |_, _| {});
        let text = page(&game, &Look::new(Lang::En, Eye::Spectator));
        let page = parse(&text);
        for (seat, score) in game.scores().seats.iter() {
            let row = by_id(&page, &format!("now-{seat}"));
            let cells: Vec<i32> = row
                .descendants()
                .filter(|node| node.has_tag_name("td"))
                .map(|cell| cell.descendants().find_map(|node| node.text()).unwrap_or_default())
                .map(|number| number.parse().expect("a number"))
                .collect();
            assert_eq!(cells.last(), Some(&score.total), "{seat}");
            assert_eq!(cells[..cells.len() - 1].iter().sum::<i32>(), score.total, "{seat}");
        }
    }
}

#[test]
fn the_pages_are_sound_in_both_languages() {
    let fresh = |setup: &Setup| dealt::<Planetformers>(setup, Seed::from_number(1));
    let mut games = vec![fresh(&Setup::new(1)), fresh(&Setup::new(4)), scene()];
    games.push(play(&Setup::new(2), 3, 100_000, &mut |_, _| {}));
    for game in games {
        for lang in Lang::ALL {
            check(&page(&game, &look(lang)));
        }
    }
}

#[test]
fn the_pictures_of_the_introduction_are_there() {
    for lang in Lang::ALL {
        for name in ["system", "crew", "ark", "merit"] {
            let picture = Planetformers::figure(name, lang).expect("a picture").into_string();
            check(&format!("<page>{}{picture}</page>", Planetformers::symbols().into_string()));
        }
    }
    assert!(Planetformers::figure("nothing", Lang::En).is_none());
    // PF-EX-7: 9, 3 and 2 points.
    let merit = Planetformers::figure("merit", Lang::En).expect("a picture").into_string();
    for points in [9, 3, 2] {
        assert!(merit.contains(&format!("= <b>{points}<svg>")), "{points}");
    }
}

#[test]
fn everything_has_its_place() {
    let game = scene();
    let text = page(&game, &look(Lang::En));
    let page = parse(&text);
    let mut wanted: Vec<String> = vec!["crew-deck".into(), "survivor-deck".into()];
    for (_, world) in game.worlds() {
        wanted.push(format!("spot-{}-p", world.planet));
        if world.planet != Planet::StarPortal {
            wanted.push(format!("merit-{}", world.planet));
        }
    }
    for (seat, player) in game.players().iter() {
        wanted.extend(Upgrade::ALL.iter().map(|upgrade| format!("upgrade-{seat}-{upgrade}")));
        wanted.extend(Specialist::ALL.iter().map(|token| format!("token-{seat}-{token}")));
        wanted.extend(Resource::ALL.iter().map(|resource| format!("cargo-{seat}-{resource}")));
        wanted.extend(player.crew().iter().map(|card| format!("crew-{card}")));
        wanted.extend(player.held.iter().map(|card| format!("survivor-{card}")));
    }
    assert_places(&page, wanted);
}

#[test]
fn everything_counted_has_an_icon() {
    let counted = Planetformers::texts().keys(Lang::En).filter_map(|key| key.strip_suffix(".amount"));
    assert_icons::<Planetformers>(counted);
}

#[test]
fn a_page_for_four_is_light() {
    let mut largest = 0;
    play(&Setup::new(4), 6, 90, &mut |game, moves| {
        for lang in Lang::ALL {
            largest = largest.max(page(game, &offering(game, moves, lang)).len());
        }
    });
    assert!(largest <= 160_000, "{largest} bytes");
}

#[test]
fn small_drawings_stay_as_they_are() {
    let text = page(&scene(), &look(Lang::En));
    insta::assert_snapshot!("crew_card", source(&text, "crew-C01"));
    insta::assert_snapshot!("upgrade", source(&text, "upgrade-1-engines"));
}
