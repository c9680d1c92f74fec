//! What people read: places by name, clicks, the guided opening, and the end.

use kepler::names::{Action, Named};
use kepler::{Decision, Kepler, Move, Setup, Step, hex_words};
use table::check::{dealt, laid_out, step as random_step};
use table::{Done, Eye, Game, Lang, Rng, Seat, Seed, Show, Turn};

/// Plays a whole game at random and looks at every position.
fn play(setup: &Setup, seed: u64, at: &mut dyn FnMut(&Kepler, &[Move])) -> Kepler {
    let mut game: Kepler = laid_out(setup);
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut moves = Vec::new();
    while game.to_move() != Turn::Over {
        game.legal_moves(&mut moves);
        at(&game, &moves);
        random_step(&mut game, &mut rng);
    }
    game
}

#[test]
fn every_hex_has_a_name_of_its_own() {
    let game: Kepler = dealt(&Setup::new(4), Seed::from_number(2));
    for lang in Lang::ALL {
        let mut names: Vec<String> =
            game.components().galaxy.hexes.iter().map(|hex| hex_words(&game, *hex, lang)).collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all, "two hexes go by one name");
    }
}

#[test]
fn a_hex_is_told_from_the_nearest_star() {
    let game: Kepler = laid_out(&Setup::new(4));
    let at = |q, r, lang| hex_words(&game, hex::Axial::new(q, r), lang);
    assert_eq!(at(0, 0, Lang::En), "Sol");
    assert_eq!(at(1, 0, Lang::En), "1 E of Sol");
    assert_eq!(at(1, 0, Lang::De), format!("1 O von {}", at(0, 0, Lang::De)));
    assert_eq!(at(0, -3, Lang::En), "1 W of Barnard's Star");
    assert_eq!(at(-1, -1, Lang::En), "1 NW 1 W of Sol");
}

#[test]
fn a_click_means_what_can_be_chosen_there() {
    for (players, seed) in [(1, 3), (2, 4), (3, 5), (4, 6)] {
        let setup = Setup { lay_tiles: players == 2, ..Setup::new(players) };
        play(&setup, seed, &mut |game, moves| {
            if game.to_move() == Turn::Fate {
                return;
            }
            for mv in moves {
                let Some(place) = game.choice(*mv, Lang::En).place else { continue };
                let attempts = game.attempts(&place);
                // Of all amounts that can be produced, a click tries the largest.
                let meant = attempts.contains(mv)
                    || matches!(mv, Move::Produce(world, _)
                        if attempts.iter().any(|other| matches!(other, Move::Produce(same, _) if same == world)));
                assert!(meant, "{place} does not mean {mv:?}: {attempts:?}");
            }
        });
    }
}

#[test]
fn a_click_on_the_action_cube_is_refused_with_the_rule() {
    let mut seen = 0;
    play(&Setup::new(2), 7, &mut |game, _| {
        let Some(question) = game.question() else { return };
        if !matches!(question.decision, Decision::Act(_)) {
            return;
        }
        let cube = game.players()[question.seat].cube;
        let attempts = game.attempts(&format!("action-{cube}"));
        assert_eq!(attempts, [Move::Act(cube)]);
        assert_eq!(game.check(attempts[0]).expect_err("the cube may not stay").rule, "KE-ACT-2");
        seen += 1;
    });
    assert_eq!(seen, 32, "sixteen rounds of two");
}

#[test]
fn whoever_plays_for_the_first_time_is_told_about_every_kind_of_question() {
    let mut told = std::collections::BTreeSet::new();
    for seed in 0..60 {
        play(&Setup::new(2), seed, &mut |game, _| {
            let Some(seat) = game.to_move().seat() else { return };
            for lang in Lang::ALL {
                if let Some(note) = game.coach(seat, lang) {
                    assert!(
                        !note.title.starts_with("coach-") && !note.text.starts_with("coach-"),
                        "{note:?}"
                    );
                    told.insert(note.key);
                }
            }
        });
    }
    let notes = [
        "start",
        "keep",
        "first-turn",
        "act",
        "seed",
        "poor",
        "end",
        "bonuses",
        "build",
        "fleet",
        "produce",
        "colonise",
        "buy",
        "explore",
        "advance",
        "withdraw",
    ];
    for note in notes {
        assert!(told.contains(note), "{note} is never told: {told:?}");
    }
}

#[test]
fn the_last_round_is_announced_and_the_end_is_told() {
    let mut announced = Vec::new();
    let game = play(&Setup::new(2), 9, &mut |game, _| {
        if game.ending(Lang::En).is_some() {
            announced.push(game.round_marker());
        }
        assert!(game.verdict(Lang::En).is_empty());
    });
    announced.dedup();
    assert_eq!(announced, [16]);
    assert_eq!(game.step(), Step::Over);
    assert_eq!(game.verdict(Lang::En)[0].text, "16 rounds are over.");
}

#[test]
fn the_solo_game_ends_with_a_rank() {
    let game = play(&Setup::new(1), 11, &mut |_, _| {});
    let points = game.points(Seat::new(0));
    let verdict = &game.verdict(Lang::En)[1];
    assert_eq!(verdict.seat, Some(Seat::new(0)));
    assert!(verdict.text.starts_with(&format!("{points} points, 25 needed")), "{}", verdict.text);
    assert_eq!(game.role(Seat::new(1)), Some("ghost"));
    assert!(game.stock(Seat::new(1)).is_empty(), "the Ghost has nothing to pay with");
}

#[test]
fn what_happened_is_told_without_holes() {
    for lang in Lang::ALL {
        let mut game: Kepler = laid_out(&Setup::new(3));
        let mut rng = Rng::new(Seed::from_number(21));
        let mut moves = Vec::new();
        while game.to_move() != Turn::Over {
            let mut next = game.clone();
            game.legal_moves(&mut moves);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            let done = Done::apply(&mut next, mv);
            for line in done.story(&next, Eye::Spectator, lang) {
                let hole = ["event-", "{ $", "hex-at", "dir-", "move-"]
                    .iter()
                    .find(|hole| line.text.contains(**hole));
                assert!(hole.is_none(), "{}", line.text);
            }
            game = next;
        }
    }
}

#[test]
fn all_actions_have_short_names_that_fit_into_the_grid() {
    for lang in Lang::ALL {
        for action in Action::ALL {
            let short = Kepler::texts().get(lang, &format!("{}.short", action.key()));
            let longest = short.split(['\u{ad}', ' ']).map(|part| part.chars().count()).max();
            assert!(longest.is_some_and(|longest| longest <= 10), "{short}");
        }
    }
}
