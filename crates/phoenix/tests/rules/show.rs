//! Questions and choices in words.

use phoenix::Move;
use phoenix::names::{Hub, Ship, Track};
use table::{Game, Lang, Pause, Show, Turn};

use crate::common::{cast, run, scene, with};

#[test]
fn a_choice_shows_its_price_its_fee_and_what_is_against_it() {
    let game = scene().ship(1, Ship::L3Con).stock(0, (15, 0, 0, 9)).turn_of(0);
    let choice = game.choice(game.read_move("use L3-CON 2").unwrap(), Lang::En);
    assert_eq!(choice.label, "Construction ship, level 3 of player 2");
    assert_eq!(choice.price.iter().map(|chip| (chip.amount, chip.what)).collect::<Vec<_>>(), [(11, "gems")]);
    let does = "Build a sector for 2 metal less. Using it costs 8 GEMs, others pay its owner 3 more. Dismantled it brings 10 metal.";
    assert_eq!(
        (choice.notes, choice.group),
        (vec!["3 of it to the owner".to_owned(), does.to_owned()], "group-others")
    );
    assert_eq!(choice.place.as_deref(), Some("ship-2-L3-CON"));
    let poor = scene().ship(0, Ship::L2Far).stock(0, (5, 0, 0, 0)).sector(0, 102, "TTT").turn_of(0);
    let gain = |line: &str| {
        let choice = poor.choice(poor.read_move(line).unwrap(), Lang::En);
        choice.gain.iter().map(|chip| (chip.amount, chip.what)).collect::<Vec<_>>()
    };
    assert_eq!(gain("use L2-FAR 1"), [(4, "food")]);
    assert_eq!(gain("income"), [(7, "gems"), (1, "food"), (1, "water")]);
    let refused = game.choice(Move::Income, Lang::De);
    assert_eq!((refused.label.as_str(), refused.refusal.unwrap().rule), ("Einkommen nehmen", "SP-INC-1"));
}

#[test]
fn every_question_and_choice_of_a_game_has_words() {
    for seed in 0..4 {
        let setup = phoenix::Setup { hubs: phoenix::HubSet::Advanced, ..phoenix::Setup::new(3) };
        let seed = table::Seed::from_number(seed);
        let mut game: phoenix::Phoenix = table::check::laid_out(&setup);
        let mut rng = table::Rng::new(seed);
        let mut moves = Vec::new();
        while game.to_move() != Turn::Over {
            let Turn::Of(seat) = game.to_move() else {
                table::check::step(&mut game, &mut rng);
                continue;
            };
            game.legal_moves(&mut moves);
            for lang in Lang::ALL {
                let prompt = game.prompt(lang).unwrap();
                assert_eq!(prompt.seat, seat);
                for text in [prompt.question, prompt.why, game.stage(lang)] {
                    assert!(
                        !text.is_empty()
                            && !text.contains("ask-")
                            && !text.contains('{')
                            && !text.contains('$'),
                        "{text}"
                    );
                }
                for mv in &moves {
                    let choice = game.choice(*mv, lang);
                    assert!(choice.refusal.is_none());
                    assert!(
                        !choice.label.is_empty() && !choice.label.contains("move-"),
                        "{mv:?}: {}",
                        choice.label
                    );
                    assert!(
                        !choice.label.contains('$') && !choice.label.contains("effect-"),
                        "{mv:?}: {}",
                        choice.label
                    );
                    // A click on the place of a choice tries that choice.
                    let clicked = choice.place.as_deref().map(|place| game.attempts(place));
                    let other = matches!(mv, Move::Ability(_) | Move::GiveUp(_));
                    assert!(
                        other || clicked.is_none_or(|moves| moves.contains(mv)),
                        "{mv:?} at {:?}",
                        choice.place
                    );
                }
            }
            game.apply(*rng.pick(&moves), table::Tell::nobody());
        }
        assert!(game.prompt(Lang::En).is_none());
    }
}

#[test]
fn things_of_the_table_are_explained() {
    let game = scene().turn_of(0);
    let whole = |place: &str| game.explain(place, Lang::En).unwrap().text;
    // Values of our own are marked on the last line.
    assert!(
        whole("ship-1-L2-EXP")
            .ends_with("\n◇ Reconstructed in part: the rulebook does not show all values of this card.")
    );
    let text = |place: &str| whole(place).split("\n◇").next().unwrap().to_owned();
    assert_eq!(
        text("ship-1-L2-EXP"),
        "Roll 8 dice and keep up to 5. Using it costs 4 GEMs, others pay its owner 2 more. Dismantled it brings 8 metal."
    );
    assert_eq!(
        text("neutral-N-DIP"),
        "Advance one step on a track. Using it costs 5 GEMs and your Neutral Ship marker."
    );
    assert_eq!(
        text("sector-118"),
        "Level 1, brown; 5 metal; 3 living quarters.\nQuarter 1: Income: 1 water\nQuarter 3: Transport ship: 2 GEMs → 1 metal"
    );
    for sector in phoenix::sector::Sector::all() {
        for lang in Lang::ALL {
            let note = game.explain(&format!("sector-{sector}"), lang).unwrap();
            assert!(
                !note.text.contains("effect-") && !note.text.contains('$') && !note.text.contains("on-"),
                "{}",
                note.text
            );
        }
    }
    assert!(text("hub-A-4").contains("2 points for every own ship"));
    assert!(game.explain("planet-gold", Lang::De).unwrap().text.contains("Whijinga"));
    assert_eq!(game.explain("track-transport", Lang::De).unwrap().title, "Transportleiste");
    assert_eq!(game.explain("nothing-here", Lang::En), None);
}

#[test]
fn turns_can_be_handed_over_where_nothing_is_half_done() {
    let game = with(Hub::B6).stock(0, (9, 0, 0, 0)).points(0, 1).turn_of(0);
    assert_eq!(game.pause(), Pause::Done);
    let game = cast(run(game, "use L1-EXP 1"), "ffffff");
    assert_eq!(game.pause(), Pause::Midway);
    assert_eq!(run(game, "collect food; done").pause(), Pause::Closing(Move::Done));
}

#[test]
fn an_order_answers_single_bonuses_only() {
    let asked = |level| {
        let game = scene().token(1, Track::Dismantle, level).stock(0, (2, 0, 0, 0)).turn_of(0);
        run(game, "use L1-DIS 1; dismantle L1-TRA")
    };
    let game = asked(3);
    assert_eq!(game.by_order("bonus", "points"), Some(Move::Bonus(2)));
    assert_eq!(game.by_order("bonus", "gems"), Some(Move::Bonus(1)));
    assert_eq!(game.by_order("bonus", "resource"), Some(Move::Bonus(3)));
    assert_eq!((game.by_order("bonus", "ask"), game.by_order("other", "gems")), (None, None));
    assert_eq!(asked(4).by_order("bonus", "gems"), None);
}

#[test]
fn plans_look_at_the_next_turn() {
    let game = scene().stock(0, (9, 0, 0, 0)).stock(1, (9, 0, 0, 0)).turn_of(0);
    let plan = game.plan(table::Seat::new(1)).unwrap();
    assert_eq!(plan.to_move(), Turn::Of(table::Seat::new(1)));
    assert!(crate::common::can(&plan, "use L1-EXP 2"));
    assert!(scene().over().plan(table::Seat::new(1)).is_none());
    let new = crate::common::new(&phoenix::Setup::new(2), 1);
    assert!(new.plan(table::Seat::new(1)).is_none());
}

#[test]
fn plans_end_where_dice_are_rolled() {
    let game = scene().stock(0, (9, 2, 0, 0)).turn_of(0);
    let after = |line: &str| {
        let mut after = game.clone();
        after.play(game.read_move(line).unwrap()).unwrap();
        after.to_move()
    };
    assert_eq!(after("use L1-EXP 1"), Turn::Fate);
    assert_eq!(after("use L1-TRA 1"), Turn::Of(table::Seat::new(0)));
}
