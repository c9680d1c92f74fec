//! The drawings: complete, well-formed, named in both languages, and light.

use phoenix::draw;
use phoenix::names::{Hub, Named, Ship, Species, Track};
use phoenix::question::Dice;
use phoenix::scene::Scene;
use phoenix::{Decision, HubSet, Move, Phoenix, Setup};
use table::check::{dealt, laid_out, step as random_step};
use table::{Draw, Eye, Game, Lang, Look, Rng, Seat, Seed, Show, Spot, Turn};
use testing::drawing::{assert_icons, assert_places, assert_sound, buttons, by_id, page, parse, source};

/// A station with one of everything.
fn scene() -> Phoenix {
    Scene::new(&[Hub::B11, Hub::A11, Hub::A6])
        .stock(0, (30, 6, 6, 12))
        .lobby(0, "PP")
        .lobby(1, "TH")
        .sector(0, 101, "TTG")
        .sector(0, 121, "PH")
        .sector(0, 201, "T")
        .sector(1, 111, "BB")
        .reserve(2, 318)
        .ship(0, Ship::L2Exp)
        .ship(1, Ship::L3Con)
        .used(0, Ship::L1Tra, 2)
        .token(0, Track::Transport, 3)
        .token(1, Track::Transport, 3)
        .points(0, 7)
        .turn_of(0)
}

fn look(lang: Lang) -> Look {
    Look::new(lang, Eye::Seat(Seat::new(0)))
}

/// Whether a page is what the contract of drawings demands.
fn check(text: &str) {
    assert_sound(text, &["draw-", "effect-", "species-any", "{ $", "color-"]);
}

/// Plays a whole game at random; every `step` moves the page is looked at with all legal targets.
fn play(setup: &Setup, seed: u64, step: usize, at: &mut dyn FnMut(&Phoenix, &[Move])) -> Phoenix {
    let mut game: Phoenix = laid_out(setup);
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut moves = Vec::new();
    let mut count = 0;
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
fn offering(game: &Phoenix, moves: &[Move], lang: Lang) -> Look {
    let choices: Vec<_> = moves.iter().map(|mv| game.choice(*mv, lang)).collect();
    let eye = game.to_move().seat().map_or(Eye::Spectator, Eye::Seat);
    Look::new(lang, eye).offering(&choices)
}

#[test]
fn every_choice_can_be_made_on_the_thing_it_concerns() {
    for (players, seed) in [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)] {
        let hubs = if seed % 2 == 0 { HubSet::Advanced } else { HubSet::Basic };
        let setup = Setup { hubs, ..Setup::new(players) };
        play(&setup, seed, 9, &mut |game, moves| {
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
fn income_is_taken_where_it_is_told_and_says_there_why_not() {
    for (gems, allowed) in [(5, true), (15, false)] {
        let game = Scene::new(&[Hub::B7, Hub::B9]).stock(0, (gems, 0, 0, 0)).turn_of(0);
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let text = page(&game, &offering(&game, &moves, Lang::En));
        let page = parse(&text);
        let income = by_id(&page, "income-1");
        assert_eq!(income.attribute("data-place"), Some("income"));
        assert_eq!(buttons(&page, "data-place").contains(&"income"), allowed, "{gems} GEMs");
        assert!(game.explain("income", Lang::En).is_some() && !game.attempts("income").is_empty());
    }
}

#[test]
fn what_is_chosen_in_the_drawing_is_in_the_middle_or_at_the_side() {
    let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(3) };
    play(&setup, 9, 3, &mut |game, moves| {
        let look = offering(game, moves, Lang::En);
        let shown: String = game
            .panels(&look)
            .into_iter()
            .filter(|panel| matches!(panel.spot, Spot::Table | Spot::Gallery | Spot::Side))
            .map(|panel| panel.body.into_string())
            .collect();
        let text = format!("<page>{shown}</page>");
        let page = parse(&text);
        let buttons = buttons(&page, "data-place");
        let pictured = moves.iter().map(|mv| game.choice(*mv, Lang::En)).filter(|choice| choice.pictured);
        for place in pictured.filter_map(|choice| choice.place) {
            assert!(buttons.contains(&place.as_str()), "{place} cannot be chosen in a drawing");
        }
    });
}

#[test]
fn all_ships_are_there_once() {
    for seed in [11, 12] {
        let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(4) };
        play(&setup, seed, 23, &mut |game, _| {
            for eye in [Eye::Seat(Seat::new(2)), Eye::Spectator] {
                let text = page(game, &Look::new(Lang::En, eye));
                let page = parse(&text);
                let Some(ships) = page.descendants().find(|node| node.attribute("id") == Some("ships"))
                else {
                    assert!(matches!(
                        game.question().map(|question| question.decision),
                        Some(
                            Decision::Roll(_)
                                | Decision::Reroll(_)
                                | Decision::Dice(_)
                                | Decision::Build(_)
                                | Decision::FreeSector(_)
                        )
                    ));
                    continue;
                };
                let mut drawn: Vec<String> = ships
                    .descendants()
                    .filter_map(|node| node.attribute("data-place"))
                    .map(str::to_owned)
                    .collect();
                let fleets = game.players().iter().flat_map(|(seat, player)| {
                    player.fleet.iter().map(move |own| format!("ship-{seat}-{}", own.ship))
                });
                let mut wanted: Vec<String> =
                    fleets.chain(Ship::NEUTRAL.iter().map(|ship| format!("neutral-{ship}"))).collect();
                drawn.sort_unstable();
                wanted.sort_unstable();
                assert_eq!(drawn, wanted);
            }
        });
    }
}

#[test]
fn standings_are_those_of_everybody() {
    for players in 2..=4 {
        let game = play(&Setup::new(players), 20 + u64::from(players), 1000, &mut |_, _| {});
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
            let most = by_id(&page, &format!("most-{seat}"));
            assert_eq!(most.children().filter(|node| node.has_tag_name("td")).count(), Species::ALL.len());
        }
    }
}

#[test]
fn whoever_watches_sees_the_station_of_whoever_is_asked() {
    let text = page(&scene(), &Look::new(Lang::En, Eye::Spectator));
    let page = parse(&text);
    assert!(by_id(&page, "station").descendants().any(|node| node.attribute("id") == Some("module-201")));
    assert!(by_id(&page, "mat-2").descendants().any(|node| node.attribute("id") == Some("module-111")));
}

#[test]
fn a_resident_is_shown_the_very_quarter() {
    let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(2) };
    let mut seen = 0;
    play(&setup, 31, 1, &mut |game, moves| {
        let Some(Decision::Settle(_)) = game.question().map(|question| question.decision) else { return };
        let look = offering(game, moves, Lang::En);
        let text = page(game, &look);
        let page = parse(&text);
        let targets: Vec<_> =
            page.descendants().filter(|node| node.attribute("role") == Some("button")).collect();
        assert_eq!(targets.len(), look.targets.len(), "one quarter for every place");
        assert!(targets.iter().all(|node| node.attribute("id").is_some_and(|id| id.starts_with("q-"))));
        seen += 1;
    });
    assert!(seen > 3);
}

#[test]
fn the_pages_are_sound_in_both_languages() {
    let fresh = |setup: &Setup| dealt::<Phoenix>(setup, Seed::from_number(1));
    let first = Setup { first_game: true, ..Setup::new(4) };
    let mut games = vec![fresh(&Setup::new(2)), fresh(&first), scene()];
    games.push(play(&first, 3, 1000, &mut |_, _| {}));
    for game in games {
        for lang in Lang::ALL {
            check(&page(&game, &look(lang)));
        }
    }
}

#[test]
fn everything_has_its_place() {
    let game = scene();
    let text = page(&game, &look(Lang::En));
    let page = parse(&text);
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(Species::ALL.iter().map(|species| format!("planet-{species}")));
    wanted.extend(Track::ALL.iter().map(|track| format!("track-{track}")));
    wanted.extend(Ship::NEUTRAL.iter().map(|ship| format!("neutral-{ship}")));
    wanted.extend(game.display().iter().map(|sector| format!("sector-{sector}")));
    for (seat, player) in game.players().iter() {
        wanted.extend(player.fleet.iter().map(|own| format!("ship-{seat}-{}", own.ship)));
        wanted.extend(player.modules().map(|module| format!("sector-{}", module.sector)));
        wanted.extend(player.reserve.iter().map(|sector| format!("sector-{sector}")));
        wanted.push(format!("hub-{}", player.hub.expect("a hub")));
    }
    assert_places(&page, wanted);
}

#[test]
fn dice_can_be_told_apart_and_counted() {
    let mut game = scene();
    game.play(Move::Use(Ship::L2Exp, Some(Seat::new(0)))).expect("a ship to use");
    random_step(&mut game, &mut Rng::new(Seed::from_number(1)));
    let Some(Decision::Dice(Dice { cast, .. })) = game.question().map(|question| question.decision) else {
        panic!("dice are open")
    };
    let text = page(&game, &look(Lang::En));
    let page = parse(&text);
    let drawn = |face: &str| {
        let place = format!("die-{face}");
        page.descendants().filter(|node| node.attribute("data-place") == Some(&place)).count()
    };
    for (face, count) in cast {
        assert_eq!(drawn(face.id()), usize::from(count), "{face}");
    }
}

#[test]
fn everything_counted_has_an_icon() {
    let counted = Phoenix::texts().keys(Lang::En).filter_map(|key| key.strip_suffix(".amount"));
    assert_icons::<Phoenix>(counted);
}

#[test]
fn a_page_for_four_is_light() {
    let mut largest = 0;
    let setup = Setup { hubs: HubSet::Advanced, friendly: true, ..Setup::new(4) };
    for seed in [5, 6] {
        play(&setup, seed, 40, &mut |game, moves| {
            for lang in Lang::ALL {
                largest = largest.max(page(game, &offering(game, moves, lang)).len());
            }
        });
    }
    println!("{largest} bytes, {} of them symbols", draw::symbols().into_string().len());
    assert!(largest <= 100_000, "{largest} bytes");
}

#[test]
fn small_drawings_stay_as_they_are() {
    let text = page(&scene(), &look(Lang::En));
    insta::assert_snapshot!("track", source(&text, "col-transport"));
    insta::assert_snapshot!("sector", source(&text, "module-101"));
    insta::assert_snapshot!("neutral_ship", source(&text, "all-N-EXP"));
}
