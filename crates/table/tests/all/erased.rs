//! Games without their types, and the export.

use hoard::{Hoard, Kit, Setup};
use serde_json::{Value, json};
use table::check::random_game;
use table::{
    AnyGame, Components as _, Erased, Exporting, Eye, Fate, Game, GameKind, Lang, Log, MoveError, Rng, Seat,
    Seed, Turn, export,
};

fn kind() -> GameKind {
    GameKind::of::<Hoard>()
}

fn setup(players: u8, stones: u8) -> Setup {
    Setup { players, stones, fault: None }
}

/// A game of two whose cards are dealt and kept.
fn game() -> Box<dyn AnyGame> {
    let mut game = kind().new_game((kind().default_setup)(2), kind().mark()).unwrap();
    for line in ["draw 1", "draw 2", "draw 3", "draw 4", "keep 1", "keep 3"] {
        game.play(line).unwrap();
    }
    game
}

#[test]
fn a_kind_says_what_the_game_says() {
    let kind = kind();
    assert_eq!((kind.name, kind.seats.clone(), kind.rules), ("hoard", 1..=4, 2));
    assert_eq!((kind.default_setup)(3)["players"], 3.into());
    assert_eq!(kind.mark(), Kit::editions()[0].mark);
    assert_eq!((kind.texts)().get(Lang::De, "stones"), "Steine");
    assert_eq!(kind.editions::<Hoard>().len(), 2);
}

#[test]
fn set_ups_that_cannot_be_are_told_so() {
    let wrong = |text: &str| {
        let error = kind().new_game(toml::from_str(text).unwrap(), kind().mark()).unwrap_err();
        error.sentence((kind().texts)(), Lang::En)
    };
    assert_eq!(wrong("players = 2\nstones = 0\n"), "A game needs stones. (HO-SET-1)");
    let error = wrong("players = 2\nstone = 3\n");
    assert!(error.contains("hoard") && error.contains("unknown field `stone`"), "{error}");
    let error = kind().new_game((kind().default_setup)(2), "0").unwrap_err().to_string();
    assert!(error.starts_with("this game is played with the components 0, but here are "), "{error}");
}

#[test]
fn own_component_files_make_an_edition_beside_the_others() {
    let folder = std::env::temp_dir().join(format!("astrarium-own-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("box.toml"), "cards = 12\nmost = 3\nmoods = [0, 0, 1]\n").unwrap();
    let own = kind().with_folder(&folder).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_ne!(own.mark(), kind().mark());
    assert_eq!(own.start((own.default_setup)(2), Seed::from_number(1)).own_files, ["box.toml"]);
    // Games that were begun with the built-in components go on with them.
    assert!(own.new_game((own.default_setup)(2), kind().mark()).is_ok());
    assert!(kind().new_game((own.default_setup)(2), own.mark()).is_err());
}

#[test]
fn a_game_is_played_in_notation() {
    let mut game = game();
    assert_eq!((game.name(), game.seats(), game.to_move()), ("hoard", 2, Turn::Of(Seat::new(0))));
    assert_eq!(game.legal(), ["take 1", "take 2", "take 3", "swap"]);
    assert_eq!(game.check("take 2"), Ok(json!({ "stones": 0 })));
    let before = game.state_hash();
    game.play("take 2").unwrap();
    assert_ne!(game.state_hash(), before);
    assert_eq!((game.turns(), game.scores().totals()), (2, vec![2, 0]));
    assert_eq!(game.audit(), Ok(()));
    game.play("swap").unwrap();
    assert_eq!((game.to_move(), game.concerned()), (Turn::Fate, Some(Seat::new(1))));
    let fate = Fate::new(Seed::from_number(1));
    assert!(game.legal().contains(&game.draw(&fate, 8).unwrap()));
    assert_eq!(game.draw(&fate, 8), game.draw(&fate, 8));
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
    assert!(game.play_and_tell("take 4").is_err());
    assert_eq!(game.state_json(), before);
}

#[test]
fn eyes_and_imagination_work_without_types() {
    let game = game();
    let eye = Eye::Seat(Seat::new(1));
    let seen = game.seen_by(eye);
    let hand = |game: &dyn AnyGame, seat: usize| game.state_json()["players"][seat]["hand"]["bits"].clone();
    assert_eq!(hand(&*seen, 0), json!(null));
    assert_eq!(hand(&*seen, 1), json!(1 << 3));
    let imagined = seen.imagine(Seat::new(1), &mut Rng::new(Seed::from_number(2)));
    assert!(hand(&*imagined, 0).is_u64());
    assert_eq!(imagined.seen_by(eye).state_json(), seen.state_json());
    assert!(game.has_secrets(Seat::new(0)));
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
    let seed = Seed::from_number(1);
    let (game, log) = random_game::<Hoard>(&setup(2, 12), seed, &mut Rng::new(seed));
    assert_eq!(log.kind(&[kind()]).unwrap().replay(&log).unwrap().state_hash(), game.state_hash());
    assert_eq!(kind().verify(&log).unwrap().moves, log.moves.len());
    let mut log = log;
    log.game = "horad".to_owned();
    let error = log.kind(&[kind()]).unwrap_err();
    assert_eq!(error.to_string(), "log, line 2: there is no game \"horad\" here; did you mean \"hoard\"?");
    log.game = "chess".to_owned();
    let error = log.kind(&[kind()]).unwrap_err();
    assert!(error.to_string().ends_with("the games are hoard"), "{error}");
}

/// Plays a line and says what an eye is told of it.
fn told(game: &mut Box<dyn AnyGame>, line: &str, eye: Eye) -> Vec<String> {
    let happened = game.play_and_tell(line).unwrap();
    let words = |line: table::Line| {
        let chips = |chips: Vec<table::Chip>, sign: &str| {
            chips
                .iter()
                .fold(String::new(), |line, chip| format!("{line} {sign}{} {}", chip.amount, chip.what))
        };
        let seat = line.seat.map_or(String::new(), |seat| format!("{seat} "));
        format!("{seat}{}{}{}", line.text, chips(line.paid, "-"), chips(line.gained, "+"))
    };
    happened.story(&**game, eye, Lang::En).into_iter().map(words).collect()
}

#[test]
fn what_happened_is_told_as_each_may_know_it() {
    let mut game = game();
    let (own, other) = (Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1)));
    assert_eq!(told(&mut game.clone(), "take 2", other), ["1 takes 2 stones +2 stones"]);
    assert_eq!(
        told(&mut game.clone(), "swap", own),
        ["1 swaps the card", "A stone is thrown away", "1 puts card 1 into the deck"]
    );
    let story = told(&mut game, "swap", other);
    assert_eq!(story, ["1 swaps the card", "A stone is thrown away", "1 puts a card into the deck"]);
    assert_eq!(told(&mut game.clone(), "draw 8", own), ["1 draws card 8"]);
    assert_eq!(told(&mut game.clone(), "draw 8", Eye::Spectator), ["1 draws a card"]);
    let happened = game.play_and_tell("draw 8").unwrap();
    assert_eq!(happened.by(), None);
    assert!(happened.known_to().has(own) && !happened.known_to().has(other));
    assert_eq!(happened.events_json(other), [json!({ "drew": { "seat": 0, "card": null } })]);
}

#[test]
fn a_price_is_told_before_and_after() {
    let mut game = game();
    for line in ["take 2", "take 1"] {
        game.play(line).unwrap();
    }
    let dig = game.choice("dig", Lang::En).unwrap();
    assert_eq!((dig.price[0].what, dig.price[0].amount, dig.gain.len()), ("stones", 1, 0));
    assert_eq!(told(&mut game, "dig", Eye::Spectator), ["1 digs -1 stones"]);
    assert_eq!(game.prompt(Lang::En).unwrap().question, "Roll the die");
    assert!(game.prompt(Lang::En).unwrap().fate);
    assert_eq!(told(&mut game, "roll 5", Eye::Spectator), ["1 rolls 5 +5 points"]);
}

#[test]
fn the_automatic_opponent_moves_step_by_step() {
    let mut game = kind().new_game((kind().default_setup)(1), kind().mark()).unwrap();
    for line in ["draw 1", "draw 2", "keep 2", "take 1"] {
        game.play(line).unwrap();
    }
    assert!(game.is_automatic(Seat::new(1)) && !game.is_automatic(Seat::new(0)));
    assert_eq!((game.to_move(), game.concerned()), (Turn::Fate, Some(Seat::new(1))));
    assert_eq!(told(&mut game, "mood 2", Eye::Spectator), ["2 is hungry for 2"]);
    assert_eq!(game.legal(), ["eat 2"]);
    assert_eq!(told(&mut game, "eat 2", Eye::Spectator), ["2  +2 stones"]);
    assert_eq!(game.to_move(), Turn::Of(Seat::new(0)));
}

fn exported(log: &Log, how: Exporting) -> Value {
    export::<Hoard>(log, Kit::editions(), how).unwrap()
}

#[test]
fn an_export_has_everything() {
    let setup = setup(2, 6);
    let seed = Seed::from_number(5);
    let (game, log) = random_game::<Hoard>(&setup, seed, &mut Rng::new(seed));
    let document = exported(&log, Exporting::default());
    assert_eq!(document, kind().export(&log, Exporting::default()).unwrap());

    assert_eq!(document["format"], 2);
    assert_eq!((&document["game"], &document["rules"]), (&json!("hoard"), &json!(2)));
    assert_eq!(document["data"], kind().mark());
    assert_eq!(document["setup"], json!({ "players": 2, "stones": 6 }));
    assert_eq!(document["seed"], seed.to_string());
    assert_eq!(document["commitment"], seed.commitment());
    assert_eq!((&document["seats"], &document["automatic"]), (&json!(2), &json!([])));

    let start = Hoard::new(&setup, Kit::built_in()).unwrap();
    assert_eq!(document["start"]["state"], serde_json::to_value(&start).unwrap());
    assert_eq!(document["start"]["hash"], format!("{:016x}", start.state_hash()));
    assert_eq!(document["start"]["to_move"], "fate");

    let moves = document["moves"].as_array().unwrap();
    assert_eq!(moves.len(), log.moves.len());
    for (index, (record, (seat, notation))) in moves.iter().zip(&log.moves).enumerate() {
        assert_eq!(record["number"], index + 1);
        assert_eq!(record["seat"], seat.map_or(json!("fate"), |seat| seat.number().into()));
        assert_eq!(record["notation"], *notation);
        let choices = record["asked"]["choices"].as_array().unwrap();
        let made = choices.iter().find(|choice| choice["notation"] == *notation).expect("a legal move");
        assert_eq!(made["weight"].is_u64(), seat.is_none());
        assert_eq!(made["price"].is_object(), seat.is_some());
        assert!(!record["events"].as_array().unwrap().is_empty());
        let state: Hoard = serde_json::from_value(record["state"].clone()).unwrap();
        assert_eq!(record["hash"], format!("{:016x}", state.state_hash()));
        assert_eq!(record["totals"], json!(state.scores().totals()));
    }
    let last = &moves[moves.len() - 1];
    assert_eq!(last["to_move"], json!(null));
    assert_eq!(last["state"], serde_json::to_value(&game).unwrap());

    assert_eq!(document["open"], json!(null));
    let end = &document["end"];
    assert_eq!(end["over"], true);
    assert_eq!(end["scores"][1]["seat"], 2);
    assert_eq!(end["scores"][1]["total"], game.scores().totals()[1]);
    let winner = game.scores().winners[0].number();
    assert_eq!(end["winners"][0], winner);
}

/// Carries out the changes of a compact export.
fn patch(state: &mut Value, changes: &Value) {
    for (path, value) in changes.as_object().unwrap() {
        let (parent, key) = path.rsplit_once('/').unwrap();
        match state.pointer_mut(parent).unwrap() {
            Value::Object(object) => drop(object.insert(key.to_owned(), value.clone())),
            Value::Array(list) => list[key.parse::<usize>().unwrap()] = value.clone(),
            other => panic!("{path} leads into {other}"),
        }
    }
}

#[test]
fn a_compact_export_says_the_same_in_less() {
    let seed = Seed::from_number(6);
    let (_, log) = random_game::<Hoard>(&setup(4, 20), seed, &mut Rng::new(seed));
    let whole = exported(&log, Exporting::default());
    let compact = exported(&log, Exporting { compact: true, eye: None });
    assert!(compact.to_string().len() < whole.to_string().len());
    let mut state = compact["start"]["state"].clone();
    for (step, record) in compact["moves"].as_array().unwrap().iter().enumerate() {
        patch(&mut state, &record["changes"]);
        assert_eq!(state, whole["moves"][step]["state"]);
    }
}

#[test]
fn an_unfinished_game_is_exported_with_its_open_question() {
    let seed = Seed::from_number(7);
    let (_, mut log) = random_game::<Hoard>(&setup(2, 9), seed, &mut Rng::new(seed));
    log.moves.truncate(4);
    let document = exported(&log.sealed(), Exporting::default());
    assert_eq!((&document["seed"], &document["commitment"]), (&json!(null), &json!(seed.commitment())));
    let open = &document["open"];
    assert_eq!((&open["seat"], &open["decision"]), (&json!(1), &json!({ "keep": null })));
    assert_eq!(open["choices"].as_array().unwrap().len(), 2);
    assert_eq!(document["end"]["over"], false);
}

/// Whatever the other seat holds, an export for an eye is the same.
#[test]
fn an_export_for_an_eye_has_nothing_it_may_not_know() {
    let log = |mine: &str, theirs: [u8; 2], kept: u8| {
        let mut log = Log::start::<Hoard>(&setup(2, 9), Seed::from_number(1)).sealed();
        for line in ["draw 1", "draw 2"] {
            log.push(None, line);
        }
        for card in theirs {
            log.push(None, format!("draw {card}"));
        }
        log.push(Seat::new(0), mine);
        log.push(Seat::new(1), format!("keep {kept}"));
        log.push(Seat::new(0), "take 2");
        log
    };
    let (one, other) = (log("keep 1", [3, 4], 3), log("keep 1", [7, 8], 8));
    for (eye, same) in [(0, true), (1, false)] {
        let how = Exporting { compact: false, eye: Some(Eye::Seat(Seat::new(eye))) };
        assert_eq!(exported(&one, how) == exported(&other, how), same, "for seat {}", eye + 1);
    }
    let how = Exporting { compact: true, eye: Some(Eye::Spectator) };
    assert_eq!(exported(&one, how), exported(&other, how));
    assert_eq!(exported(&one, how)["moves"][4]["notation"], json!(null));
}

#[test]
fn questions_choices_and_moves_have_words() {
    let mut game = game();
    assert_eq!(game.prompt(Lang::En).unwrap().seat, game.to_move().seat().unwrap());
    let choices = game.choices(Lang::En);
    assert_eq!(choices.iter().map(|choice| choice.notation.clone()).collect::<Vec<_>>(), game.legal());
    assert!(choices.iter().all(|choice| choice.refusal.is_none()));
    let take = game.choice("take 1", Lang::En).unwrap();
    assert_eq!(
        (take.label.as_str(), take.group, take.place.as_deref()),
        ("Take 1 stone", "group-take", Some("heap"))
    );
    assert_eq!((take.gain[0].amount, take.gain[0].what), (1, "stones"));
    assert!(game.choice("take 9", Lang::En).unwrap().refusal.is_some());
    assert!(game.choice("dance", Lang::En).is_err());
    assert_eq!(game.attempts("heap", Lang::De)[0].label, "Einen Stein nehmen");
    assert_eq!(game.by_order("greed", "one"), Some("take 1".to_owned()));
    assert_eq!(game.by_order("greed", "ask"), None);
    game.play("swap").unwrap();
    assert_eq!(game.prompt(Lang::De).unwrap().question, "Karte ziehen");
}

#[test]
fn a_log_is_told_in_words() {
    let seed = Seed::from_number(8);
    let (_, log) = random_game::<Hoard>(&setup(2, 6), seed, &mut Rng::new(seed));
    let story = kind().story(&log, Eye::Spectator, Lang::En).unwrap();
    assert_eq!(story.len(), log.moves.len());
    assert_eq!(story[0][0].text, "draws a card");
    assert!(story.last().unwrap().iter().any(|line| line.text == "counts the cards"));
}
