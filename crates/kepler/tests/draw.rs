//! The drawings: complete, well-formed, named in both languages, and light.

use kepler::names::{Action, Bonus, Named, Resource, Technology, Track};
use kepler::{
    Decision, Kepler, Move, Secret, Setup, Step, cube_place, draw, hex_place, ship_place, tech_place,
    world_place,
};
use table::check::{dealt, laid_out, step as random_step};
use table::{Draw, Eye, Game, Lang, Look, Rng, Seat, Seed, Show, Spot, Turn};
use testing::drawing::{assert_icons, assert_places, assert_sound, buttons, by_id, page, parse};

/// Whether a page is what the contract of drawings demands.
fn check(text: &str) {
    assert_sound(text, &["draw-", "explain-", "{ $", "zone-", "type-", "tech-"]);
}

/// Plays a whole game at random; every `step` moves the page is looked at with all legal targets.
fn play(setup: &Setup, seed: u64, step: usize, at: &mut dyn FnMut(&Kepler, &[Move])) -> Kepler {
    let mut game: Kepler = laid_out(setup);
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
fn offering(game: &Kepler, moves: &[Move], lang: Lang) -> Look {
    let choices: Vec<_> = moves.iter().map(|mv| game.choice(*mv, lang)).collect();
    let eye = game.to_move().seat().map_or(Eye::Spectator, Eye::Seat);
    Look::new(lang, eye).offering(&choices)
}

/// A position in the middle of a game of three.
fn middle() -> Kepler {
    let mut found = None;
    play(&Setup::new(3), 4, 1, &mut |game, _| {
        let acting = matches!(game.question().map(|question| question.decision), Some(Decision::Act(_)));
        if game.round_marker() == 12 && acting {
            found.get_or_insert_with(|| game.clone());
        }
    });
    found.expect("somebody's turn in round 12")
}

#[test]
fn every_choice_can_be_made_on_the_thing_it_concerns() {
    for (players, seed) in [(1, 1), (1, 2), (2, 3), (3, 4), (3, 5), (4, 6)] {
        let setup = Setup { lay_tiles: seed % 2 == 0, ..Setup::new(players) };
        play(&setup, seed, 7, &mut |game, moves| {
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
fn the_action_grid_of_whoever_is_asked_is_where_actions_are_chosen() {
    let mut seen = 0;
    play(&Setup::new(4), 8, 1, &mut |game, moves| {
        let Some(question) = game.question() else { return };
        if !matches!(question.decision, Decision::Act(_)) {
            return;
        }
        seen += 1;
        let text = page(game, &offering(game, moves, Lang::En));
        let page = parse(&text);
        for seat in game.players().seats() {
            let grid = by_id(&page, &format!("grid-{seat}"));
            let actions = grid.descendants().filter(|node| {
                let place = node.attribute("data-place").unwrap_or_default();
                place.starts_with("action-") && node.attribute("role") == Some("button")
            });
            // All nine but the one where the cube stands (KE-ACT-2).
            assert_eq!(actions.count(), if seat == question.seat { 8 } else { 0 });
            let cube = by_id(&page, &format!("act-{seat}-{}", game.players()[seat].cube));
            assert!(cube.attribute("class").is_some_and(|class| class.contains("cube")));
        }
    });
    assert!(seen > 60, "{seen} turns");
}

#[test]
fn the_two_bonuses_of_the_main_action_are_open() {
    let mut seen = 0;
    play(&Setup::new(2), 12, 1, &mut |game, _| {
        let Some(action) = game.turn().action.filter(|_| matches!(game.step(), Step::Bonus(_))) else {
            return;
        };
        let text = page(game, &Look::new(Lang::En, Eye::Seat(game.active())));
        let page = parse(&text);
        let lit = |state: &str| -> Vec<Bonus> {
            let seat = game.active();
            let is = |bonus: &Bonus| {
                let class =
                    by_id(&page, &format!("bo-{seat}-{bonus}")).attribute("class").unwrap_or_default();
                class.split(' ').any(|one| one == state)
            };
            Bonus::ALL.iter().copied().filter(is).collect()
        };
        let taken = game.turn().taken.iter().filter(|taken| **taken).count();
        assert_eq!((lit("open").len(), lit("taken").len()), (2 - taken, taken), "after {action}");
        seen += 1;
    });
    assert!(seen > 20, "{seen} positions");
}

#[test]
fn everything_has_its_place() {
    let game = middle();
    let text = page(&game, &Look::new(Lang::En, Eye::Seat(game.active())));
    let page = parse(&text);
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(game.components().galaxy.hexes.iter().map(|hex| hex_place(*hex)));
    wanted.extend(Track::ALL.iter().map(|track| format!("track-{track}")));
    wanted.extend(Technology::ALL.iter().map(|technology| format!("technology-{technology}")));
    wanted.extend(Action::ALL.iter().map(|action| format!("action-{action}")));
    wanted.extend(Bonus::ALL.iter().map(|bonus| format!("bonus-{bonus}")));
    wanted.push("card".to_owned());
    for (seat, player) in game.players().iter() {
        wanted.extend(player.ships.iter().map(|ship| ship_place(ship.hex)));
        wanted.extend(Technology::ALL.iter().map(|technology| tech_place(seat, *technology)));
        wanted.extend([format!("pool-{seat}"), format!("pit-{seat}"), format!("seat-{seat}")]);
        for holding in &player.worlds {
            wanted.push(world_place(seat, holding.world));
            wanted.extend(holding.cubes.kinds().map(|kind| cube_place(seat, holding.world, kind)));
        }
    }
    assert_places(&page, wanted);
}

#[test]
fn everything_that_can_be_pointed_at_is_explained() {
    for players in [1, 3] {
        play(&Setup::new(players), 20 + u64::from(players), 25, &mut |game, moves| {
            let text = page(game, &offering(game, moves, Lang::En));
            let page = parse(&text);
            for place in testing::drawing::places(&page) {
                for lang in Lang::ALL {
                    let note =
                        game.explain(place, lang).unwrap_or_else(|| panic!("{place} is not explained"));
                    assert!(!note.title.is_empty() && note.text.len() > 10, "{place}: {note:?}");
                    assert!(
                        !note.text.contains("{ $") && !note.text.contains("explain-"),
                        "{place}: {note:?}"
                    );
                }
            }
        });
    }
    let game = middle();
    for stock in game.stock(Seat::new(0)) {
        assert!(game.explain(&format!("goods-{}", stock.what), Lang::De).is_some(), "{}", stock.what);
    }
}

#[test]
fn an_objective_is_drawn_for_its_owner_alone() {
    let mut seen = 0;
    play(&Setup::new(3), 14, 40, &mut |game, moves| {
        if game.step() == Step::Over {
            return;
        }
        for seat in game.players().seats() {
            let Secret::Is(objective) = game.players()[seat].objective else { continue };
            for eye in [Eye::Spectator].into_iter().chain(game.players().seats().map(Eye::Seat)) {
                let seen_by = game.seen_by(eye);
                let choices: Vec<_> = moves.iter().map(|mv| seen_by.choice(*mv, Lang::En)).collect();
                let text = page(&seen_by, &Look::new(Lang::En, eye).offering(&choices));
                let drawn = text.contains(&format!("objective-{objective}"));
                assert_eq!(drawn, eye == Eye::Seat(seat), "{objective} of {seat} for {eye:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 50);
}

#[test]
fn objectives_to_keep_lie_over_the_middle() {
    play(&Setup::new(2), 5, 1, &mut |game, moves| {
        let Some(question) = game.question() else { return };
        let keeping = matches!(question.decision, Decision::Keep(_));
        let gallery = |game: &Kepler, eye| {
            let panels = game.seen_by(eye).panels(&offering(game, moves, Lang::De));
            panels.into_iter().any(|panel| panel.spot == Spot::Gallery)
        };
        assert_eq!(gallery(game, Eye::Seat(question.seat)), keeping);
        assert!(!gallery(game, Eye::Spectator));
    });
}

#[test]
fn standings_are_those_of_everybody_who_scores() {
    for players in 1..=4 {
        let game = play(&Setup::new(players), 30 + u64::from(players), 1000, &mut |_, _| {});
        let text = page(&game, &Look::new(Lang::En, Eye::Spectator));
        let page = parse(&text);
        for seat in Seat::all(players) {
            let row = by_id(&page, &format!("now-{seat}"));
            let cells: Vec<i32> = row
                .descendants()
                .filter(|node| node.has_tag_name("td"))
                .map(|cell| cell.descendants().find_map(|node| node.text()).unwrap_or_default())
                .map(|number| number.parse().expect("a number"))
                .collect();
            let total = game.scores().seats[seat].total;
            assert_eq!(cells.last(), Some(&total), "{seat}");
            assert_eq!(cells[..cells.len() - 1].iter().sum::<i32>(), total, "{seat}");
        }
    }
}

#[test]
fn the_pages_are_sound_in_both_languages() {
    let mut games: Vec<Kepler> =
        (1..=4).map(|players| dealt::<Kepler>(&Setup::new(players), Seed::from_number(1))).collect();
    games.push(middle());
    games.push(play(&Setup::new(1), 3, 1000, &mut |_, _| {}));
    for game in games {
        for lang in Lang::ALL {
            check(&page(&game, &Look::new(lang, Eye::Seat(Seat::new(0)))));
        }
    }
}

#[test]
fn the_pictures_of_the_introduction_are_there() {
    for lang in Lang::ALL {
        for name in ["galaxy", "actions", "cubes", "leadership"] {
            assert!(Kepler::introduction(lang).contains(&format!("]({name})")));
            let figure = Kepler::figure(name, lang).unwrap_or_else(|| panic!("{name} is not drawn"));
            check(&format!("<page>{}{}</page>", draw::symbols().into_string(), figure.into_string()));
        }
        assert!(Kepler::figure("other", lang).is_none());
    }
    // All seventeen cubes of a player.
    let cubes = Kepler::figure("cubes", Lang::En).expect("a picture").into_string();
    let count = |kind: &Resource| cubes.matches(&format!("#i-{kind}\"")).count();
    assert_eq!(Resource::ALL.iter().map(count).collect::<Vec<_>>(), [7, 7, 3]);
}

#[test]
fn everything_counted_has_an_icon() {
    let counted = Kepler::texts().keys(Lang::En).filter_map(|key| key.strip_suffix(".amount"));
    assert_icons::<Kepler>(counted);
}

#[test]
fn a_page_for_four_is_light() {
    let mut largest = 0;
    for seed in [5, 6] {
        play(&Setup::new(4), seed, 40, &mut |game, moves| {
            for lang in Lang::ALL {
                largest = largest.max(page(game, &offering(game, moves, lang)).len());
            }
        });
    }
    println!("{largest} bytes, {} of them symbols", draw::symbols().into_string().len());
    assert!(largest <= 150_000, "{largest} bytes");
}
