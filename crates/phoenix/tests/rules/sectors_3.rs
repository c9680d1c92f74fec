//! Level-3 sectors (SP-SEC-301 to SP-SEC-328).

use phoenix::names::{Hub, Ship, Species, Track};
use phoenix::question;
use phoenix::question::{Dice, Reroll};
use phoenix::scene::Scene;
use phoenix::{Decision, Phoenix};
use table::Game;

use crate::common::{
    ME, asked, can, cast, decision, no, options, player, points, row, run, scene, stock, to_turn,
};

/// A station with levels 1 and 2 of a colour (0 teal, 1 brown, 2 pink), rich enough to build.
fn ready(color: u16) -> Scene {
    scene().stock(0, (9, 0, 0, 14)).sector(0, 102 + 10 * color, "").sector(0, 205 + 10 * color, "")
}

/// The game after such a sector was built.
fn built(number: u16) -> Phoenix {
    run(ready(number / 10 % 10).turn_of(0), &format!("use L1-CON 1; build {number}"))
}

/// What the hub and the sectors score at the end.
fn bonus(game: &Phoenix) -> i32 {
    let sources = &game.scores().seats[ME].sources;
    sources.iter().find(|(name, _)| name == "station").map_or(0, |(_, points)| *points)
}

/// With 20 GEMs, and dice that do not matter: an expedition after which nothing is collected but one food.
fn expedition(scene: Scene) -> Phoenix {
    run(cast(run(scene.stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-EXP 1"), "ffffff"), "collect food; done")
}

/// A transport that trades two food for a metal.
fn transport(scene: Scene) -> Phoenix {
    run(scene.stock(0, (9, 2, 0, 0)).turn_of(0), "use L1-TRA 1; trade; take metal; done")
}

/// A dismantled level-1 Transport ship.
fn dismantle(scene: Scene) -> Phoenix {
    run(scene.stock(0, (2, 0, 0, 0)).turn_of(0), "use L1-DIS 1; dismantle L1-TRA")
}

// proves SP-SEC-301-1, SP-SEC-323-1
#[test]
fn sectors_301_and_323_bring_an_additional_turn() {
    for number in [301, 323] {
        let game = built(number);
        assert_eq!((asked(&game), decision(&game), game.turns()), (0, Decision::Turn(question::Turn), 1));
        assert_eq!(asked(&to_turn(run(game, "income"))), 1);
    }
}

// proves SP-SEC-301-2
#[test]
fn sector_301_adds_a_transaction_to_expeditions() {
    let game = expedition(scene().sector(0, 301, "TTTT"));
    assert_eq!(options(&game), ["ability 301.4", "done"]);
    assert_eq!(stock(&run(game, "ability 301.4; buy; take food"), 0), (3, 2, 0, 0));
}

// proves SP-SEC-302-1, SP-SEC-313-1, SP-SEC-317-1
#[test]
fn sectors_302_313_and_317_bring_points() {
    assert_eq!([302, 313, 317].map(|number| points(&built(number), 0)), [5, 5, 10]);
}

// proves SP-SEC-303-1
#[test]
fn sector_303_brings_humans_with_transports() {
    let game = transport(scene().sector(0, 303, "TTTT").sector(0, 101, ""));
    assert_eq!((row(&game, 0, 101), stock(&game, 0)), ("H".into(), (7, 0, 0, 1)));
}

// proves SP-SEC-304-1
#[test]
fn sector_304_adds_metal() {
    assert_eq!(stock(&dismantle(scene().sector(0, 304, "TT")), 0).3, 6 + 3);
}

// SP-EX-25; proves SP-SEC-305-1
#[test]
fn sector_305_scores_metal() {
    let game = Scene::new(&[Hub::B2, Hub::B9]).sector(0, 305, "TTTTT").stock(0, (0, 1, 3, 12)).over();
    assert_eq!(bonus(&game), 4);
    let leftovers = game.scores().seats[ME].sources.iter().find(|(name, _)| name == "leftovers").unwrap().1;
    assert_eq!(leftovers, 3);
}

// proves SP-SEC-306-1, SP-SEC-306-2
#[test]
fn sector_306_advances_with_transports_and_scores_teal() {
    let game = transport(scene().sector(0, 306, "TTT").token(0, Track::Construction, 3));
    assert_eq!(options(&game), ["ability 306.3", "done"]);
    let game = run(game, "ability 306.3; advance construction");
    assert_eq!((player(&game, 0).tokens[Track::Construction], stock(&game, 0).0), (4, 7));
    assert_eq!(bonus(&scene().sector(0, 306, "TTTTT").sector(0, 101, "T").over()), 6);
}

// proves SP-SEC-307-1, SP-SEC-307-2
#[test]
fn sector_307_brings_and_sells_humans() {
    let game = run(built(307), "settle 307");
    assert_eq!(row(&game, 0, 307), "H");
    let scene = scene().fleet(0, &[]).stock(0, (0, 0, 1, 2)).sector(0, 307, "TTTT");
    let game = run(scene.turn_of(0), "income; ability 307.4");
    assert_eq!(options(&game), ["pay food water", "pay food metal", "pay water metal", "pay metal metal"]);
    let game = run(game, "pay metal metal");
    assert_eq!((row(&game, 0, 307), stock(&game, 0)), ("TTTTH".into(), (1, 1, 1, 0)));
}

// proves SP-SEC-308-1, SP-SEC-308-2
#[test]
fn sector_308_lives_from_humans() {
    let game = run(scene().fleet(0, &[]).sector(0, 308, "HHH").sector(0, 101, "").turn_of(0), "income");
    assert_eq!(stock(&game, 0).0, 1 + 1);
    assert_eq!(bonus(&scene().sector(0, 308, "TTTHHH").sector(0, 121, "H").over()), 4);
}

// proves SP-SEC-311-1, SP-SEC-324-1
#[test]
fn sectors_311_and_324_bring_two_aliens() {
    let game = run(built(311), "settle 311; settle 311");
    assert_eq!((row(&game, 0, 311), game.supply()[Species::Brown]), ("BB".into(), 23));
    let game = run(built(324), "settle 324; settle 122");
    assert_eq!((row(&game, 0, 324), row(&game, 0, 122)), ("P".into(), "P".into()));
}

// proves SP-SEC-312-1
#[test]
fn sector_312_brings_food_and_water_with_dismantling() {
    assert_eq!(stock(&dismantle(scene().sector(0, 312, "BB")), 0), (0, 1, 1, 6));
}

// proves SP-SEC-314-1
#[test]
fn sector_314_raises_the_capacity() {
    let game = run(scene().stock(0, (3, 0, 0, 0)).sector(0, 314, "BBB").turn_of(0), "use L1-EXP 1");
    assert!(matches!(decision(&game), Decision::Dice(Dice { keep: 5, .. })));
}

// proves SP-SEC-315-1
#[test]
fn sector_315_rerolls_and_adds_up_with_b4() {
    let rerolls = |hub| {
        let game = Scene::new(&[hub, Hub::B9]).stock(0, (3, 0, 0, 0)).sector(0, 315, "BB").turn_of(0);
        match decision(&run(game, "use L1-EXP 1")) {
            Decision::Reroll(Reroll { rerolls, .. }) => rerolls,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((rerolls(Hub::B7), rerolls(Hub::B4)), (1, 2));
}

// proves SP-SEC-316-1
#[test]
fn sector_316_scores_brown() {
    assert_eq!(
        bonus(&Scene::new(&[Hub::B2, Hub::B9]).sector(0, 316, "BBBBBG").sector(0, 111, "B").over()),
        6
    );
}

// proves SP-SEC-318-1, SP-SEC-318-2
#[test]
fn sector_318_brings_humans() {
    assert_eq!(row(&run(built(318), "settle 318"), 0, 318), "H");
    let game = scene().stock(0, (4, 0, 0, 0)).sector(0, 318, "BBB").turn_of(0);
    assert_eq!(row(&run(game, "use L1-DIP 1; advance transport"), 0, 318), "BBBH");
}

// proves SP-SEC-321-1
#[test]
fn sector_321_rolls_seven_dice_when_built() {
    // No expedition ability or track helps.
    let scene = ready(2).sector(0, 204, "TTTT").sector(0, 105, "TTT").token(1, Track::Expedition, 2);
    let game = run(scene.turn_of(0), "use L1-CON 1; build 321");
    let Decision::Dice(Dice { cast: dice, keep: 5, .. }) = decision(&game) else { panic!("dice") };
    assert_eq!(dice.values().sum::<u8>(), 7);
    let game = run(cast(game, "fffffff"), "collect food; done");
    assert_eq!((stock(&game, 0), stock(&game, 1).0, points(&game, 1)), ((5, 1, 0, 2), 0, 0));
}

// proves SP-SEC-321-2
#[test]
fn sector_321_brings_food_and_water_with_expeditions() {
    assert_eq!(stock(&expedition(scene().sector(0, 321, "PPP")), 0), (6, 2, 1, 0));
}

// proves SP-SEC-322-1
#[test]
fn sector_322_sells_a_human_with_expeditions() {
    let game = expedition(scene().sector(0, 322, "PPPP"));
    assert_eq!(options(&game), ["ability 322.4", "done"]);
    let game = run(game, "ability 322.4");
    assert_eq!((stock(&game, 0).0, row(&game, 0, 322), asked(&game)), (2, "PPPPH".into(), 1));
}

// proves SP-SEC-324-2
#[test]
fn sector_324_brings_food_and_water_with_transports() {
    assert_eq!(stock(&transport(scene().sector(0, 324, "PPP")), 0), (7, 1, 1, 1));
}

// proves SP-SEC-325-1, SP-SEC-325-2
#[test]
fn sector_325_brings_aliens_with_transports_and_scores_pink() {
    let game = transport(scene().sector(0, 325, "PPP").sector(0, 101, "TTT"));
    assert_eq!(options(&game), ["choose pink", "choose gold"]);
    let game = run(game, "choose gold");
    assert_eq!((row(&game, 0, 325), stock(&game, 0)), ("PPPG".into(), (7, 0, 0, 1)));
    assert_eq!(bonus(&scene().sector(0, 325, "PPPPP").over()), 5);
}

// proves SP-SEC-326-1, SP-SEC-326-2
#[test]
fn sector_326_brings_a_free_sector_and_makes_others_cheaper() {
    let game = built(326);
    // Level 1, any colour whose place is empty.
    assert!(options(&game).iter().all(|line| line.starts_with("build 10") || line.starts_with("build 11")));
    no(&game, "build 121", "SP-CONS-5");
    no(&game, "build 201", "SP-SETUP-18");
    no(&game, "done", "SP-CONS-14");
    let game = run(game, "build 103");
    assert_eq!((row(&game, 0, 103), stock(&game, 0).3), (String::new(), 1));
    // Without such a place, or such a sector, nothing happens.
    let game = run(ready(2).sector(0, 101, "").sector(0, 111, "").turn_of(0), "use L1-CON 1; build 326");
    assert_eq!(asked(&game), 1);
    let game = run(ready(2).display(&[326]).turn_of(0), "use L1-CON 1; build 326");
    assert_eq!(asked(&game), 1);
    // A reserve helps as well.
    let scene = Scene::new(&[Hub::A6, Hub::B9]).stock(0, (9, 0, 0, 14)).sector(0, 122, "").sector(0, 225, "");
    let game = run(scene.reserve(0, 103).display(&[326]).turn_of(0), "use L1-CON 1; build 326; build 103");
    assert_eq!(row(&game, 0, 103), "");
    let game = scene_with_326();
    assert_eq!(stock(&run(game, "use L1-CON 1; build 101"), 0).3, 0);
}

fn scene_with_326() -> Phoenix {
    scene().stock(0, (4, 0, 0, 3)).sector(0, 326, "PP").turn_of(0)
}

// proves SP-SEC-327-1, SP-SEC-327-2
#[test]
fn sector_327_rolls_more_and_scores_humans() {
    let game = run(scene().stock(0, (3, 0, 0, 0)).sector(0, 327, "PP").turn_of(0), "use L1-EXP 1");
    let Decision::Dice(Dice { cast: dice, keep: 4, .. }) = decision(&game) else { panic!("dice") };
    assert_eq!(dice.values().sum::<u8>(), 8);
    assert_eq!(bonus(&scene().sector(0, 327, "HHHPPP").over()), 3);
}

// proves SP-SEC-328-1, SP-SEC-328-2
#[test]
fn sector_328_advances_all_tokens() {
    let scene = ready(2).token(0, Track::Transport, 5).token(0, Track::Dismantle, 2);
    let game = to_turn(run(scene.turn_of(0), "use L1-CON 1; build 328"));
    let tokens = player(&game, 0).tokens;
    assert_eq!(tokens.values().copied().collect::<Vec<_>>(), [3, 1, 5, 1]);
    assert_eq!(stock(&transport(crate::common::scene().sector(0, 328, "PP")), 0), (7, 0, 0, 2));
    assert!(can(
        &crate::common::scene().ship(0, Ship::L3Dip).stock(0, (9, 0, 0, 0)).turn_of(0),
        "use L3-DIP 1"
    ));
}
