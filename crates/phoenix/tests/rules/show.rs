//! Questions and choices in words.

use phoenix::Move;
use phoenix::names::{Hub, Resource, Ship, Track};
use table::{Game, Lang, Show, Turn};

use crate::common::{cast, run, scene, with};

#[test]
fn a_choice_shows_its_price_its_fee_and_what_is_against_it() {
    let game = scene().ship(1, Ship::L3Con).stock(0, (15, 0, 0, 9)).turn_of(0);
    let choice = game.choice(game.read_move("use L3-CON 2").unwrap(), Lang::En);
    let people = table::People::new(vec!["Ada".to_owned(), "Bruno".to_owned()]);
    assert_eq!(people.fill_in(&choice.label), "Bruno: Construction ship, level 3");
    assert_eq!(choice.price.iter().map(|chip| (chip.amount, chip.what)).collect::<Vec<_>>(), [(11, "gems")]);
    let does = "Build a sector for 2 metal less.";
    let notes: Vec<_> = choice.notes.iter().map(|note| people.fill_in(note)).collect();
    assert_eq!(
        (notes, choice.group),
        (vec!["3 of it to Bruno, who owns the ship".to_owned(), does.to_owned()], "group-others")
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
                    let other = matches!(mv, Move::GiveUp(_));
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
        "Roll 8 dice and keep up to 5. Using it costs 4 GEMs; others also pay its owner a fee of 2. Dismantled it brings 8 metal."
    );
    assert_eq!(
        text("neutral-N-DIP"),
        "Advance one step on a track. Using it costs 5 GEMs; your Neutral Ship marker lies on it until your next income."
    );
    assert_eq!(
        text("sector-118"),
        "Level 1, brown; 5 metal; 3 living quarters.\nQuarter 1: Income: 1 water\nQuarter 3: Transport ship: 2 GEMs → 1 metal"
    );
    assert!(text("sector-311").contains("At once: 2 brown Aliens at no cost"));
    assert!(text("sector-101").ends_with("Quarter 3: Income: 1 food or 1 water"));
    assert!(text("sector-316").ends_with("Quarter 6: End of the game: 1 point per brown Alien"));
    assert!(text("neutral-N-CON").starts_with("Build a sector. "));
    assert_eq!(text("station-1-hub"), text("hub-B-7"));
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
    assert!(text("hub-A-4").contains("2 points per own ship"));
    assert!(game.explain("planet-gold", Lang::De).unwrap().text.contains("Whijinga"));
    assert_eq!(game.explain("track-transport", Lang::De).unwrap().title, "Transport\u{ad}leiste");
    assert_eq!(game.explain("nothing-here", Lang::En), None);
}

#[test]
fn a_turn_is_closed_once_nothing_is_half_done() {
    let game = with(Hub::B6).stock(0, (9, 0, 0, 0)).points(0, 1).turn_of(0);
    assert_eq!(game.closing(), None);
    let game = cast(run(game, "use L1-EXP 1"), "ffffff");
    assert_eq!(game.closing(), None);
    assert_eq!(run(game, "collect food; done").closing(), Some(Move::Done));
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

#[test]
fn what_is_not_possible_says_why_when_asked() {
    let reasons = |game: &phoenix::Phoenix, place: &str| {
        let moves = game.attempts(place).into_iter().filter_map(|mv| Some((mv, game.check(mv).err()?.rule)));
        moves.collect::<Vec<_>>()
    };
    // Too many GEMs and nothing used: no income, and the hub says so.
    let rich = scene().stock(0, (15, 0, 0, 0)).turn_of(0);
    for place in ["income", "hub-B-7", "station-1-hub"] {
        assert_eq!(reasons(&rich, place), [(Move::Income, "SP-INC-1")], "{place}");
    }
    assert!(rich.attempts("hub-B-9").is_empty() && rich.attempts("station-2-hub").is_empty());
    assert_eq!(with(Hub::A8).turn_of(0).attempts("income"), [Move::Income, Move::HumanIncome]);
    // A Human cannot join without water, and the die says what is missing.
    let game = scene().stock(0, (9, 1, 0, 1)).sector(0, 101, "").turn_of(0);
    let game = cast(run(game, "use L1-EXP 1"), "fffffh");
    assert_eq!(reasons(&game, "die-human"), [(Move::Ally, "SP-EXP-6")]);
    let refusal = game.check(Move::Ally).unwrap_err();
    assert_eq!(
        phoenix::Phoenix::texts().refusal(Lang::En, &refusal),
        "Not enough water: you need 1 and have 0."
    );
}

#[test]
fn bonuses_that_are_beaten_are_not_asked_for() {
    let asked = |level| {
        let game = scene().token(1, Track::Dismantle, level).stock(0, (2, 0, 0, 0)).turn_of(0);
        run(game, "use L1-DIS 1; dismantle L1-TRA")
    };
    // 2 GEMs are better than 1; a point or a resource is another matter.
    assert_eq!(asked(1).unasked(), Some(Move::Bonus(1)));
    assert_eq!((asked(2).unasked(), asked(3).unasked(), asked(4).unasked()), (None, None, None));
    let labels =
        |level| asked(level).choices(Lang::En).into_iter().map(|choice| choice.label).collect::<Vec<_>>();
    assert_eq!(labels(2), ["1 point", "2 GEMs", "1 GEM"]);
}

#[test]
fn dice_that_can_all_be_kept_are_kept() {
    let dice = |faces: &str| cast(run(scene().stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-EXP 1"), faces);
    assert_eq!(dice("ffffff").unasked(), Some(Move::Collect(Resource::Food)));
    assert_eq!(dice("fffffw").unasked(), None);
    assert_eq!(run(dice("ffwwmm"), "collect metal; collect metal").unasked(), None);
    // Nobody can join a station without quarters.
    assert_eq!(dice("hhhhhh").unasked(), Some(Move::Observe));
    let close = scene().stock(0, (9, 0, 0, 0)).points(0, 38).turn_of(0);
    let close = cast(run(close, "use L1-EXP 1"), "hhhhhh");
    assert_eq!(close.unasked(), Some(Move::Observe));
    assert_eq!(run(close, "observe").unasked(), None, "one more point would bring the end");
}

#[test]
fn relocation_is_asked_for_only_by_those_who_want_it() {
    let game = scene().stock(0, (5, 0, 0, 0)).sector(0, 101, "GT").sector(0, 111, "").turn_of(0);
    let asked = run(game.clone(), "income");
    assert_eq!(asked.by_order("relocation", "skip"), Some(Move::Done));
    assert_eq!((asked.by_order("relocation", "ask"), asked.unasked()), (None, None));
    assert_eq!(asked.closing(), Some(Move::Done));
    // It can be chosen together with the income.
    let both =
        game.choices(Lang::En).into_iter().find(|choice| choice.notation == "income;relocate").unwrap();
    assert_eq!((both.label.as_str(), both.group), ("Relocate a resident", "group-income"));
    assert_eq!(both.notes, ["Take income", "1 GEM for every resident who moves"]);
    let alone = scene().stock(0, (5, 0, 0, 0)).turn_of(0);
    assert!(!alone.choices(Lang::En).iter().any(|choice| choice.notation.contains("relocate")));
}

#[test]
fn the_end_is_announced_with_everybody_who_still_has_a_turn() {
    let people = table::People::new(["Ada", "Bruno", "Cleo"].map(str::to_owned).to_vec());
    let game = phoenix::scene::Scene::new(&[Hub::B7, Hub::B9, Hub::B1]).points(0, 40).stock(0, (0, 0, 0, 0));
    let game = game.stock(1, (0, 0, 0, 0)).stock(2, (0, 0, 0, 0)).turn_of(0);
    assert_eq!(Show::ending(&game, Lang::En), None);
    let text = |game: &phoenix::Phoenix, lang| people.fill_in(&Show::ending(game, lang).unwrap().text);
    let last = run(game, "income");
    assert_eq!(
        text(&last, Lang::En),
        "has triggered the end of the game: a score of 40 points. This is the last turn of Bruno; \
         then comes the last turn of Cleo."
    );
    let last = run(last, "income");
    assert_eq!(
        text(&last, Lang::De),
        "hat das Spielende ausgelöst: ein Stand von 40 Punkten. Cleo ist zum letzten Mal am Zug."
    );
    assert!(last.stage(Lang::De).ends_with("letzte Züge"));
    let over = run(last, "income");
    let verdict = over.verdict(Lang::En);
    assert_eq!(verdict[0].seat, Some(table::Seat::new(0)));
    assert_eq!(verdict[0].text, "brought the game to its end: a score of 40 points");
}

#[test]
fn a_tie_is_explained() {
    let people = table::People::new(["Ada", "Bruno"].map(str::to_owned).to_vec());
    let tied = |mine: &str, yours: &str, points: (i16, i16)| {
        let scene =
            scene().sector(0, 123, mine).sector(1, 128, yours).stock(0, (0, 0, 0, 0)).stock(1, (0, 0, 0, 0));
        let game = run(scene.points(0, points.0).points(1, points.1).turn_of(0), "income; income");
        let totals = game.scores().totals();
        let lines =
            game.verdict(Lang::En).into_iter().map(|line| people.fill_in(&line.text)).collect::<Vec<_>>();
        (totals, lines)
    };
    let (totals, lines) = tied("P", "P", (40, 40));
    assert_eq!(totals[0], totals[1]);
    assert_eq!(lines[1], "Points, Aliens and Humans are equal: Ada, Bruno share the victory.");
    let (totals, lines) = tied("PH", "PP", (40, 45));
    assert_eq!(totals[0], totals[1]);
    assert_eq!(lines[1], "wins the tie with more Aliens: 2 to 1");
    let (totals, lines) = tied("PH", "P", (40, 52));
    assert_eq!(totals[0], totals[1]);
    assert_eq!(lines[1], "wins the tie of points and Aliens with more Humans: 1 to 0");
    assert_eq!(tied("PH", "P", (40, 50)).1.len(), 1, "there is no tie to break");
}
