//! The advanced hubs (SP-HUB-A1 to SP-HUB-A12).

use phoenix::names::{Hub, Ship, Species, Track};
use phoenix::question;
use phoenix::question::{Advance, Dice, Transactions};
use phoenix::sector::Sector;
use phoenix::{Decision, Phoenix, Step};
use table::Game;

use crate::common::{
    ME, asked, can, cast, decision, lobby, no, options, player, points, row, run, stock, to_turn, with,
};

/// What the hub and the sectors score at the end.
fn bonus(game: &Phoenix) -> i32 {
    let sources = &game.scores().seats[ME].sources;
    sources.iter().find(|(name, _)| name == "station").map_or(0, |(_, points)| *points)
}

// proves SP-HUB-A1-1, SP-HUB-A1-2, SP-HUB-A1-4
#[test]
fn a1_needs_no_ships() {
    let game = with(Hub::A1).benefits();
    assert_eq!(game.shown().len(), 2);
    let game = run(game.clone(), &options(&game)[0]);
    assert_eq!(player(&game, 0).fleet.len(), 6);
    for ships in [&[][..], &[Ship::L1Exp, Ship::L1Dis][..]] {
        let game = run(with(Hub::A1).fleet(0, ships).turn_of(0), "income");
        assert_eq!(stock(&game, 0).0, 10);
    }
    let ships = [Ship::L1Exp, Ship::L1Dis, Ship::L1Con, Ship::L1Tra];
    let ends = [0, 1, 2, 3, 4].map(|n| bonus(&with(Hub::A1).fleet(0, &ships[..n]).over()));
    assert_eq!(ends, [20, 15, 10, 5, 0]);
}

// proves SP-HUB-A1-3
#[test]
fn a1_turns_metal_into_food_or_water_once_a_turn() {
    let game = with(Hub::A1).stock(0, (9, 0, 0, 3)).turn_of(0);
    assert!(can(&game, "convert food") && can(&game, "convert water"));
    no(&game, "convert", "SP-TURN-19");
    no(&game, "convert metal", "SP-TURN-19");
    // Before the main action, and then no more.
    let game = run(game, "convert food");
    assert_eq!(stock(&game, 0), (9, 1, 0, 2));
    no(&game, "convert water", "SP-TURN-19");
    // Not during the basic action; again after it, up to the last moment.
    let game = run(with(Hub::A1).stock(0, (9, 0, 0, 3)).turn_of(0), "use L1-TRA 1");
    no(&game, "convert food", "SP-TURN-19");
    let game = run(game, "buy; take metal; done");
    assert_eq!(game.step(), Step::LastMoment);
    let game = run(game, "convert water");
    assert_eq!((stock(&game, 0), asked(&game)), ((4, 0, 1, 3), 1));
    // With income: before step 1 or after step 3.
    let scene = || with(Hub::A1).stock(0, (7, 0, 0, 1)).sector(0, 101, "T").sector(0, 201, "");
    let game = run(scene().turn_of(0), "income");
    assert_eq!(game.step(), Step::Relocation);
    no(&game, "convert food", "SP-TURN-19");
    assert!(can(&run(game, "done"), "convert food"));
    // An additional turn is a turn of its own.
    let game = run(scene().extra_turns(1).turn_of(0), "convert food");
    let game = to_turn(run(game, "use L1-EXP 1")).with_stock(0, (9, 0, 0, 1));
    assert!(asked(&game) == 0 && can(&game, "convert food"));
}

// proves SP-HUB-A2-1, SP-HUB-A2-2
#[test]
fn a2_uses_all_ships_cheaper() {
    let game = run(with(Hub::A2).turn_of(0), "income");
    assert_eq!(stock(&game, 0).0, 5 + 3);
    for (line, price) in [("use L1-EXP 1", 2), ("use L1-EXP 2", 1 + 1), ("use N-EXP", 3)] {
        assert_eq!(
            stock(&run(with(Hub::A2).stock(0, (9, 0, 0, 0)).turn_of(0), line), 0).0,
            9 - price,
            "{line}"
        );
    }
    // Never below 1.
    let game = run(with(Hub::A2).stock(0, (9, 2, 0, 0)).turn_of(0), "use L1-TRA 2");
    assert_eq!(stock(&game, 0).0, 9 - 1 - 1);
}

// proves SP-HUB-A3-1, SP-HUB-A3-2, SP-HUB-A3-3
#[test]
fn a3_couples_transport_and_expedition() {
    let scene = || {
        with(Hub::A3)
            .stock(0, (9, 2, 0, 0))
            .sector(0, 105, "TTT")
            .sector(0, 116, "BB")
            .token(1, Track::Transport, 1)
            .token(1, Track::Expedition, 1)
    };
    let game = run(scene().turn_of(0), "use L1-TRA 1; trade; take metal; done");
    assert_eq!(options(&game), ["ability hub.1", "done"]);
    let game = run(cast(run(game, "ability hub.1"), "fwh"), "collect food; observe; bonus 0");
    // Only the Transport track pays; 105 stays silent, 116 gave its point for the transport.
    assert_eq!((stock(&game, 0), points(&game, 0), stock(&game, 1).0), ((7, 1, 0, 1), 2, 1));
    let game = run(cast(run(scene().turn_of(0), "use L1-EXP 1"), "ffffff"), "collect food; done");
    let game = run(game, "ability hub.2; trade; take metal; bonus 0");
    assert_eq!((stock(&game, 0), points(&game, 0), stock(&game, 1).0), ((9 - 3 + 2, 1, 0, 1), 0, 1));
}

// SP-EX-3; proves SP-HUB-A4-1, SP-HUB-A4-2, SP-HUB-A4-3, SP-HUB-A4-4
#[test]
fn a4_keeps_its_ships() {
    let nine = || {
        let more = [Ship::L2Far, Ship::L2Ice, Ship::L3Con, Ship::L3Dis];
        more.iter().fold(with(Hub::A4), |scene, ship| scene.ship(0, *ship))
    };
    let game = nine().benefits();
    let player = player(&game, 0);
    assert_eq!((player.fleet.len(), player.owns(Ship::L1Dip)), (8, false));
    assert_eq!((player.tokens[Track::Transport], player.points, stock(&game, 0)), (1, 0, (13, 3, 3, 2)));
    let ships: Vec<Ship> = player.fleet.iter().map(|own| own.ship).collect();
    let game = run(with(Hub::A4).fleet(0, &ships).turn_of(0), "income");
    assert_eq!(stock(&game, 0).0, 16);
    let game = run(with(Hub::A4).stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-TRA 1");
    assert!(matches!(decision(&game), Decision::Transactions(Transactions { left: 4, .. })));
    assert_eq!(bonus(&with(Hub::A4).fleet(0, &ships[..3]).over()), 6);
}

// proves SP-HUB-A5-1, SP-HUB-A5-2, SP-HUB-A5-3
#[test]
fn a5_starts_with_fewer_ships() {
    let game = with(Hub::A5).ship(0, Ship::L2Far).ship(0, Ship::L2Ice).benefits();
    let game = run(game, "advance transport; advance expedition; give_up L2-ICE");
    let fleet: Vec<_> = player(&game, 0).fleet.iter().map(|own| own.ship).collect();
    assert_eq!(fleet, [Ship::L1Dis, Ship::L1Con, Ship::L1Tra, Ship::L1Exp, Ship::L2Far]);
    assert_eq!(
        (player(&game, 0).tokens[Track::Transport], player(&game, 0).tokens[Track::Expedition]),
        (1, 1)
    );
    assert_eq!(stock(&run(with(Hub::A5).turn_of(0), "income"), 0).0, 10);
    for (line, price) in [("use L1-EXP 1", 3), ("use L1-EXP 2", 2 + 1), ("use N-EXP", 4)] {
        assert_eq!(
            stock(&run(with(Hub::A5).stock(0, (9, 0, 0, 0)).turn_of(0), line), 0).0,
            9 - price,
            "{line}"
        );
    }
}

// proves SP-HUB-A6-1, SP-HUB-A6-2, SP-HUB-A6-3, SP-HUB-A6-4, SP-HUB-A6-5
#[test]
fn a6_has_a_reserve() {
    let some: Vec<u16> = Sector::all().map(Sector::number).filter(|number| number % 10 <= 2).collect();
    let game = with(Hub::A6).display(&some).benefits();
    let reserve = player(&game, 0).reserve;
    assert!((0..9).all(|stack| reserve.of_stack(stack).len() == 1));
    assert!(reserve.iter().all(|sector| sector.number() % 10 > 2));
    // Only the owner builds from it, everything costs 1 metal less.
    let scene = || with(Hub::A6).reserve(0, 103).stock(0, (9, 0, 0, 9)).stock(1, (9, 0, 0, 9));
    let game = run(scene().turn_of(0), "use L1-CON 1; build 103");
    assert_eq!((stock(&game, 0).3, row(&game, 0, 103)), (9 - 4 + 1, String::new()));
    assert_eq!(stock(&run(scene().turn_of(0), "use L1-CON 1; build 101"), 0).3, 9 - 5 + 1);
    no(&run(scene().turn_of(1), "use L1-CON 2"), "build 103", "SP-CONS-1");
    // Every sector of the station counts, whatever it cost; the reserve does not.
    assert_eq!(bonus(&scene().sector(0, 101, "").sector(0, 111, "").over()), 2);
}

// proves SP-HUB-A7-1, SP-HUB-A7-2, SP-HUB-A7-3, SP-HUB-A7-4
#[test]
fn a7_is_a_diplomat() {
    let game = with(Hub::A7).benefits();
    assert!(matches!(decision(&game), Decision::Advance(Advance { left: 2, paid: false, .. })));
    // A step in income, paid, without a point.
    let game = run(with(Hub::A7).stock(0, (1, 0, 0, 0)).turn_of(0), "income");
    let game = run(game, "ability hub.4; advance transport");
    assert_eq!(
        (stock(&game, 0).0, points(&game, 0), player(&game, 0).tokens[Track::Transport]),
        (1 + 5 - 1, 0, 1)
    );
    let game = run(with(Hub::A7).stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-DIP 1; advance transport");
    assert_eq!((points(&game, 0), stock(&game, 0).0), (1, 9 - 3 - 1));
    for (line, price) in [("use L1-DIP 1", 3), ("use L1-DIP 2", 1 + 1), ("use N-DIP", 3), ("use L1-EXP 2", 4)]
    {
        assert_eq!(
            stock(&run(with(Hub::A7).stock(0, (9, 0, 0, 0)).turn_of(0), line), 0).0,
            9 - price,
            "{line}"
        );
    }
}

// SP-EX-31; proves SP-HUB-A8-1, SP-HUB-A8-2, SP-HUB-A8-4, SP-HUB-A8-6
#[test]
fn a8_buys_a_human_before_income() {
    assert_eq!(with(Hub::A8).benefits().shown().len(), 2);
    let scene = |gems| with(Hub::A8).stock(0, (gems, 1, 1, 1)).sector(0, 101, "");
    let game = run(scene(6).turn_of(0), "human_income");
    assert_eq!((stock(&game, 0), row(&game, 0, 101)), ((12, 0, 0, 0), "H".into()));
    no(&scene(8).turn_of(0), "human_income", "SP-INC-1");
    no(&with(Hub::B7).stock(0, (6, 1, 1, 1)).sector(0, 101, "").turn_of(0), "human_income", "SP-HUB-A8-2");
}

// proves SP-HUB-A8-3, SP-HUB-A8-7
#[test]
fn the_human_of_a8_is_bought_like_any_other() {
    let scene = || with(Hub::A8).stock(0, (6, 1, 1, 0)).sector(0, 101, "");
    no(&scene().turn_of(0), "human_income", "SP-HUB-A8-2");
    // Reductions apply, and gaining a Human counts at the purchase.
    let game = scene().sector(0, 215, "BBBB").sector(0, 126, "PPP").turn_of(0);
    let game = run(game, "human_income");
    assert_eq!((stock(&game, 0).1, stock(&game, 0).2, row(&game, 0, 101)), (0, 1 + 1, "H".into()));
    let full = || with(Hub::A8).stock(0, (6, 1, 1, 1));
    no(&full().turn_of(0), "human_income", "SP-RES-4");
    no(&full().sector(0, 101, "").supply(Species::Human, 0).turn_of(0), "human_income", "SP-EXP-7");
    // In all other respects it is income: it counts as one.
    assert_eq!(player(&game, 0).incomes, 1);
}

// proves SP-HUB-A8-6, SP-HUB-A8-7, SP-RES-6, SP-TURN-6
#[test]
fn the_human_of_a8_does_not_greet_itself() {
    // Its quarter is active for the income that follows, not for its own arrival.
    let game = |sector, residents: &str| {
        let scene = with(Hub::A8).fleet(0, &[]).stock(0, (6, 1, 1, 1));
        run(scene.sector(0, sector, residents).turn_of(0), "human_income")
    };
    assert_eq!(points(&game(115, "BB"), 0), 0);
    assert_eq!(stock(&game(126, "PP"), 0), (6, 0, 1, 0));
    let third = game(217, "BB");
    assert_eq!((row(&third, 0, 217), asked(&third)), ("BBH".into(), 1), "there is nothing to choose");
    assert_eq!(stock(&third, 0), (6 + 1, 1, 0, 0));
    // An income of the same quarter is received.
    assert_eq!(stock(&game(217, "B"), 0), (6 + 1, 1, 0, 0));
    // Whoever lives there already does greet it.
    let scene = with(Hub::A8).fleet(0, &[]).stock(0, (6, 1, 1, 1)).sector(0, 115, "BBB").sector(0, 101, "");
    assert_eq!(points(&run(scene.turn_of(0), "human_income"), 0), 1);
    assert!(matches!(decision(&game(217, "BBB")), Decision::Take(_)));
}

// proves SP-HUB-A8-5
#[test]
fn a8_rolls_and_keeps_one_more() {
    let game = run(with(Hub::A8).stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-EXP 1");
    let Decision::Dice(Dice { cast, keep, .. }) = decision(&game) else { panic!("dice") };
    assert_eq!((cast.values().sum::<u8>(), keep), (7, 5));
}

// proves SP-HUB-A9-1, SP-HUB-A9-2
#[test]
fn a9_builds_in_any_order() {
    let game = with(Hub::A9).ship(0, Ship::L2Far).benefits();
    assert_eq!(player(&game, 0).fleet.len(), 5, "the only level-2 ship is gone");
    let game = run(with(Hub::A9).stock(0, (9, 0, 0, 30)).turn_of(0), "use L1-CON 1; build 302");
    assert_eq!(points(&game, 0), 5);
    let game = with(Hub::A9).sector(0, 302, "").stock(0, (9, 0, 0, 30)).turn_of(0);
    let game = run(game, "use L1-CON 1");
    assert!(can(&game, "build 201") && can(&game, "build 101") && can(&game, "build 321"));
    no(&game, "build 303", "SP-CONS-5");
    assert_eq!(with(Hub::A9).sector(0, 302, "").over().scores().totals()[0], 10);
}

// proves SP-HUB-A10-1, SP-HUB-A10-2, SP-HUB-A10-3
#[test]
fn a10_explores_and_welcomes_humans() {
    let scene = || with(Hub::A10).stock(0, (9, 1, 1, 1)).sector(0, 111, "");
    for (line, price) in [("use L1-EXP 1", 2), ("use L1-EXP 2", 2 + 1), ("use N-EXP", 4)] {
        assert_eq!(stock(&run(scene().turn_of(0), line), 0).0, 9 - price, "{line}");
    }
    let game = run(scene().turn_of(0), "use L1-EXP 1");
    let game = run(cast(game, "hhhhhhh"), "ally");
    assert_eq!(options(&game), ["pay food water", "pay food metal", "pay water metal"]);
    let game = run(game, "pay food metal");
    assert_eq!((stock(&game, 0), row(&game, 0, 111)), ((7, 0, 1, 0), "h".into()));
    assert!(matches!(decision(&game), Decision::Dice(Dice { keep: 4, .. })), "five were to be kept");
    // GEM prices stay.
    let scene = with(Hub::A10).fleet(0, &[]).stock(0, (5, 0, 0, 0)).sector(0, 222, "PPPP").sector(0, 111, "");
    assert_eq!(stock(&run(scene.turn_of(0), "income; ability 222.4"), 0).0, 5 + 1 - 6);
}

// proves SP-HUB-A11-1, SP-HUB-A11-4
#[test]
fn the_spaces_of_a11_pay_while_they_are_occupied() {
    let game = with(Hub::A11).benefits();
    assert_eq!(lobby(&game, 0), "BPTGH");
    let scene = |residents| with(Hub::A11).fleet(0, &[]).lobby(0, residents);
    let game = run(scene("BPTGH").turn_of(0), "income");
    assert_eq!((stock(&game, 0), points(&game, 0)), ((2, 1, 1, 1), 1));
    let game = run(scene("PG").turn_of(0), "income");
    assert_eq!((stock(&game, 0), points(&game, 0)), ((2, 0, 1, 0), 0));
}

// proves SP-HUB-A11-2, SP-HUB-A11-3, SP-HUB-A11-5, SP-HUB-A11-6, SP-HUB-A11-7
#[test]
fn a11_sends_its_residents_away_one_by_one() {
    let scene = || with(Hub::A11).fleet(0, &[]).lobby(0, "BPTGH");
    // Nobody has a place: one goes back to the supply.
    let game = run(scene().turn_of(0), "income");
    assert_eq!(decision(&game), Decision::Evict(question::Evict));
    let game = run(game, "return hub gold");
    assert_eq!((lobby(&game, 0), game.supply()[Species::Gold]), ("BPTH".into(), 25));
    // Somebody has a place: then one must move, at no cost and without being gained.
    let game = run(scene().sector(0, 201, "").sector(0, 106, "TTT").turn_of(0), "income; done");
    assert_eq!(decision(&game), Decision::Evict(question::Evict));
    no(&game, "return hub brown", "SP-HUB-A11-3");
    no(&game, "resident hub brown", "SP-INC-20");
    no(&game, "resident 106 teal", "SP-HUB-A11-2");
    let gems = stock(&game, 0).0;
    let game = run(game, "resident hub teal");
    assert_eq!((row(&game, 0, 201), lobby(&game, 0), stock(&game, 0).0), ("T".into(), "BPGH".into(), gems));
    // A relocation for a GEM is possible as well, but not back; each income still counts.
    let game = run(
        scene().stock(0, (5, 0, 0, 0)).sector(0, 101, "").turn_of(0),
        "income; relocate; resident hub gold",
    );
    assert_eq!(row(&game, 0, 101), "g");
    let game = run(game, "relocate");
    assert!(options(&game).iter().all(|line| line.starts_with("resident hub")));
    // Only the first five incomes, and nothing happens on an empty hub.
    let late = scene().sector(0, 101, "").player(0, |player| player.incomes = 5).turn_of(0);
    assert_eq!(asked(&run(late, "income; done")), 1);
    let fifth = scene().sector(0, 101, "").player(0, |player| player.incomes = 4).turn_of(0);
    assert_eq!(decision(&run(fifth, "income; done")), Decision::Evict(question::Evict));
    let empty = with(Hub::A11).sector(0, 101, "").turn_of(0);
    assert_eq!(asked(&run(empty, "income")), 1);
}

// proves SP-HUB-A12-1, SP-HUB-A12-2, SP-HUB-A12-3, SP-HUB-A12-5
#[test]
fn a12_takes_something_after_every_income() {
    assert!(matches!(decision(&with(Hub::A12).benefits()), Decision::Advance(Advance { left: 2, .. })));
    let scene = with(Hub::A12).sector(0, 101, "").sector(0, 201, "").sector(0, 111, "B").sector(0, 211, "");
    let game = run(scene.sector(0, 121, "H").turn_of(0), "income; done");
    assert_eq!(options(&game), ["return 111 brown", "return 121 human", "return 201", "return 211"]);
    no(&game, "return 101", "SP-HUB-A12-3");
    no(&game, "return 121", "SP-HUB-A12-3");
    no(&game, "return 121 gold", "SP-HUB-A12-2");
    no(&game, "done", "SP-TURN-1");
    let game = run(game, "return 121 human");
    assert_eq!((row(&game, 0, 121), points(&game, 0)), (String::new(), 0));
    // Only if nothing can be returned, points are lost, below zero if necessary.
    assert_eq!(points(&run(with(Hub::A12).points(0, 2).turn_of(0), "income"), 0), -3);
}

// proves SP-HUB-A12-3
#[test]
fn a12_returns_no_sector_into_which_somebody_has_just_moved() {
    let scene =
        with(Hub::A12).stock(0, (2, 0, 0, 0)).sector(0, 111, "H").sector(0, 211, "").sector(0, 121, "B");
    let game = run(scene.turn_of(0), "income; relocate; resident 111 human; settle 211; done");
    assert_eq!(row(&game, 0, 211), "h");
    no(&game, "return 211", "SP-HUB-A12-3");
    assert_eq!(options(&game), ["return 121 brown", "return 211 human"]);
}

// proves SP-HUB-A12-4
#[test]
fn a12_is_better_at_everything() {
    let scene = || with(Hub::A12).stock(0, (9, 0, 0, 5));
    assert_eq!(stock(&run(scene().turn_of(0), "use L1-CON 1; build 101"), 0).3, 1);
    assert_eq!(stock(&run(scene().turn_of(0), "use L1-DIS 1; dismantle L1-TRA"), 0).3, 5 + 6 + 1);
    assert!(matches!(
        decision(&run(scene().turn_of(0), "use L1-TRA 1")),
        Decision::Transactions(Transactions { left: 4, .. })
    ));
    assert!(matches!(
        decision(&run(scene().turn_of(0), "use L1-EXP 1")),
        Decision::Dice(Dice { keep: 5, .. })
    ));
}
