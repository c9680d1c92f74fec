//! Games without their types, and the export.

use serde_json::json;
use table::check::random_game;
use table::{
    AnyGame, Dice, Erased, Eye, Game, GameKind, Lang, LogProblem, MoveError, Rng, Seat, Seed, Turn, export,
};

use crate::hoard::{Hoard, Setup};

fn kind() -> GameKind {
    GameKind::of::<Hoard>()
}

fn game() -> Box<dyn AnyGame> {
    (kind().new)((kind().default_setup)(2), Seed::from_number(1)).unwrap()
}

#[test]
fn a_kind_says_what_the_game_says() {
    let kind = kind();
    assert_eq!((kind.name, kind.seats.clone()), ("hoard", 2..=4));
    assert_eq!((kind.default_setup)(3)["players"], 3.into());
    assert_eq!((kind.data_mark)(), "0123456789abcdef");
    assert_eq!((kind.texts)().get(Lang::De, "stones"), "Steine");
}

#[test]
fn set_ups_that_cannot_be_are_told_so() {
    let wrong = |text: &str| {
        let error = (kind().new)(toml::from_str(text).unwrap(), Seed::from_number(1)).unwrap_err();
        error.sentence((kind().texts)(), Lang::En)
    };
    assert_eq!(wrong("players = 2\nstones = 0\n"), "A game needs stones. (HO-SET-1)");
    let error = wrong("players = 2\nstone = 3\n");
    assert!(error.contains("hoard") && error.contains("unknown field `stone`"), "{error}");
}

#[test]
fn a_game_is_played_in_notation() {
    let mut game = game();
    assert_eq!((game.name(), game.seats(), game.to_move()), ("hoard", 2, Turn::Of(Seat::new(0))));
    assert_eq!(game.legal(), ["take 1", "take 2", "take 3", "dig", "swap"]);
    assert_eq!(game.check("take 2"), Ok(json!({ "stones": 2 })));
    let before = game.state_hash();
    game.play("take 2").unwrap();
    assert_ne!(game.state_hash(), before);
    assert_eq!((game.turns(), game.scores().totals()), (1, vec![2, 0]));
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(game.chance()["deck"].as_array().map(Vec::len), Some(6));
}

#[test]
fn moves_that_cannot_be_made_change_nothing() {
    let mut game = game();
    let before = game.state_json();
    let Err(MoveError::Refusal(refusal)) = game.play("take 4") else { panic!("four is too many") };
    assert_eq!(refusal.rule, "HO-TAKE-1");
    let error = MoveError::Refusal(refusal);
    assert_eq!(error.sentence(game.texts(), Lang::En), "Take 1 to 3 stones. (HO-TAKE-1)");
    assert_eq!(error.sentence(game.texts(), Lang::De), "Nimm 1 bis 3 Steine. (HO-TAKE-1)");
    let Err(error @ MoveError::Misread(_)) = game.check("tkae 1") else { panic!("that is no move") };
    assert!(error.sentence(game.texts(), Lang::En).contains("`take 1`"));
    assert_eq!(game.state_json(), before);
}

#[test]
fn eyes_and_imagination_work_without_types() {
    let game = game();
    let seen = game.seen_by(Eye::Seat(Seat::new(1)));
    assert_eq!(seen.state_json()["cards"][0], json!(null));
    assert!(seen.state_json()["cards"][1].is_u64());
    let imagined = seen.imagine(Seat::new(1), &mut Dice::new(Seed::from_number(2)));
    assert!(imagined.state_json()["cards"][0].is_u64());
    assert_eq!(imagined.seen_by(Eye::Seat(Seat::new(1))).state_json(), seen.state_json());
}

#[test]
fn copies_are_independent_and_the_type_comes_back() {
    let game = game();
    let mut copy = game.clone();
    copy.play("swap").unwrap();
    assert_ne!(copy.state_json(), game.state_json());
    let typed: &Hoard = game.as_any().downcast_ref().unwrap();
    assert_eq!(typed.state_hash(), game.state_hash());
    assert_eq!(Erased(typed.clone()).state_hash(), game.state_hash());
}

#[test]
fn a_log_is_replayed_without_types() {
    let mut log = kind().start((kind().default_setup)(2), Seed::from_number(1));
    let mut game = game();
    for (seat, line) in [(0, "take 3"), (1, "dig"), (0, "swap")] {
        log.push(Seat::new(seat), line);
        game.play(line).unwrap();
    }
    assert_eq!((log.kind(&[kind()]).unwrap().replay)(&log).unwrap().state_json(), game.state_json());
    log.game = "horad".to_owned();
    let error = log.kind(&[kind()]).unwrap_err();
    assert_eq!(error.to_string(), "log, line 2: there is no game \"horad\" here; did you mean \"hoard\"?");
    log.game = "chess".to_owned();
    let error = log.kind(&[kind()]).unwrap_err();
    assert!(error.to_string().ends_with("the games are hoard"), "{error}");
}

#[test]
fn an_export_has_everything() {
    let setup = Setup { players: 2, stones: 6 };
    let seed = Seed::from_number(5);
    let (game, log) = random_game::<Hoard>(&setup, seed, &mut Rng::new(seed));
    let document = export::<Hoard>(&log).unwrap();
    assert_eq!(document, (kind().export)(&log).unwrap());

    assert_eq!(document["format"], 1);
    assert_eq!(document["game"], "hoard");
    assert_eq!(document["data"], "0123456789abcdef");
    assert_eq!(document["setup"], json!({ "players": 2, "stones": 6 }));
    assert_eq!(document["seed"], seed.to_string());
    assert_eq!(document["commitment"], seed.commitment());
    assert_eq!(document["seats"], 2);

    let start = Hoard::<0>::new(&setup, seed).unwrap();
    assert_eq!(document["chance"], start.chance());
    assert_eq!(document["start"]["state"], serde_json::to_value(&start).unwrap());
    assert_eq!(document["start"]["hash"], format!("{:016x}", start.state_hash()));
    assert_eq!(document["start"]["to_move"], 1);

    let moves = document["moves"].as_array().unwrap();
    assert_eq!(moves.len(), log.moves.len());
    for (index, (record, (seat, notation))) in moves.iter().zip(&log.moves).enumerate() {
        assert_eq!(record["number"], index + 1);
        assert_eq!(record["seat"], seat.number());
        assert_eq!(record["notation"], *notation);
        assert!(record["terms"]["stones"].is_u64());
        assert!(record["choices"].as_array().unwrap().contains(&json!(notation)));
        let state: Hoard = serde_json::from_value(record["state"].clone()).unwrap();
        assert_eq!(record["hash"], format!("{:016x}", state.state_hash()));
        assert_eq!(record["totals"], json!(state.scores().totals()));
        assert_eq!(record["turns"], index + 1);
    }
    let last = &moves[moves.len() - 1];
    assert_eq!(last["to_move"], json!(null));
    assert_eq!(last["state"], serde_json::to_value(&game).unwrap());

    let end = &document["end"];
    assert_eq!(end["over"], true);
    assert_eq!(end["scores"][1]["seat"], 2);
    assert_eq!(end["scores"][1]["total"], game.scores().totals()[1]);
    let winner = game.scores().winners[0].number();
    assert_eq!(end["winners"][0], winner);
}

#[test]
fn a_secret_game_is_not_exported() {
    let (_, log) = random_game::<Hoard>(
        &Hoard::<0>::default_setup(2),
        Seed::from_number(1),
        &mut Rng::new(Seed::from_number(1)),
    );
    let error = export::<Hoard>(&log.sealed()).unwrap_err();
    assert_eq!(error.problem, LogProblem::SecretSeed);
}

#[test]
fn questions_choices_and_moves_have_words() {
    let kind = kind();
    let mut game = (kind.new)((kind.default_setup)(2), Seed::from_number(1)).unwrap();
    assert_eq!(game.prompt(Lang::En).unwrap().seat, game.to_move().seat().unwrap());
    let choices = game.choices(Lang::En);
    assert_eq!(choices.iter().map(|choice| choice.notation.clone()).collect::<Vec<_>>(), game.legal());
    assert!(choices.iter().all(|choice| choice.refusal.is_none()));
    assert_eq!(game.choice("take 1", Lang::En).unwrap().label, "Please take 1");
    assert!(game.choice("take 9", Lang::En).unwrap().refusal.is_some());
    assert!(game.choice("dance", Lang::En).is_err());
    let mut log = kind.start((kind.default_setup)(2), Seed::from_number(1));
    log.push(game.to_move().seat().unwrap(), "take 1");
    game.play("take 1").unwrap();
    assert_eq!((kind.tell)(&log, Lang::En).unwrap(), ["Please take 1"]);
}
