//! The drawings: complete, well-formed, named in both languages, and light.

use phoenix::draw;
use phoenix::names::{Hub, Named, Ship, Species, Track};
use phoenix::question::Dice;
use phoenix::scene::Scene;
use phoenix::{Decision, HubSet, Move, Phoenix, Setup};
use table::check::{dealt, laid_out, step as random_step};
use table::{Eye, Game, Lang, Look, Rng, Seat, Seed, Show, Turn};
use testing::drawing::{assert_icons, assert_places, assert_sound, buttons, page, parse, source};

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

#[test]
fn every_choice_can_be_made_on_the_thing_it_concerns() {
    for players in 2..=4 {
        let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(players) };
        play(&setup, players.into(), 7, &mut |game, moves| {
            let mut look = look(Lang::En);
            let places = moves.iter().filter_map(|mv| game.choice(*mv, Lang::En).place);
            look.targets = places.collect();
            let text = page(game, &look);
            check(&text);
            let page = parse(&text);
            let buttons = buttons(&page, "data-place");
            for place in &look.targets {
                let decision = game.question().map(|question| question.decision);
                assert!(buttons.contains(&place.as_str()), "{place} is no target at {decision:?}");
            }
        });
    }
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
        wanted.push(format!("station-{seat}-hub"));
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
                let mut look = look(lang);
                look.targets = moves.iter().filter_map(|mv| game.choice(*mv, lang).place).collect();
                largest = largest.max(page(game, &look).len());
            }
        });
    }
    println!("{largest} bytes, {} of them symbols", draw::symbols().into_string().len());
    assert!(largest <= 150_000, "{largest} bytes");
}

#[test]
fn small_drawings_stay_as_they_are() {
    let text = page(&scene(), &look(Lang::En));
    insta::assert_snapshot!("track", source(&text, "track-transport"));
    insta::assert_snapshot!("sector", source(&text, "module-101"));
    insta::assert_snapshot!("neutral_ship", source(&text, "neutral-N-EXP"));
}
