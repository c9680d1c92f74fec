//! Action 7, special actions (GP-SPEC).

use gaia::goods::Goods;
use gaia::names::{Advanced, Area, BoardAction, Booster, Faction, Named, Planet, Standard, Structure};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Player, Power, Purse, Special, TileState};
use table::{Game, Seat, Turn};

use crate::common::{me, owning, play, refusal, refused, terrans};

fn specials(game: &Gaia) -> Vec<Special> {
    game.specials(Seat::new(0)).collect()
}

const CHARGE: Special = Special::Standard(Standard::ActionChargeFour);
const TWO_ORE: Move = Move::Act(BoardAction::TwoOre, Purse::Tokens);

// proves GP-SPEC-1
#[test]
fn only_the_owner_may_use_a_special_action() {
    let scene = || owning(Standard::ActionChargeFour).structure(1, Structure::AcademyRight, (5, 0));
    let terrans = scene().turn_of(0);
    assert!(terrans.check(Move::Special(CHARGE)).is_ok());
    refused(&terrans, Move::Special(Special::Academy), "GP-SPEC-1");
    let xenos = scene().turn_of(1);
    assert!(xenos.check(Move::Special(Special::Academy)).is_ok());
    refused(&xenos, Move::Special(CHARGE), "GP-SPEC-1");

    // A booster that lies open belongs to nobody yet.
    let open = terrans.open_boosters().collect::<Vec<_>>();
    assert!(open.contains(&Booster::Range) && open.contains(&Booster::TerraformingStep));
    refused(&terrans, Move::Special(Special::Booster), "GP-SPEC-1");
    let covered =
        scene().player(0, |p| p.tiles[Standard::ActionChargeFour] = TileState::Covered(Advanced::Mine));
    assert_eq!(
        refusal(&covered.turn_of(0), Move::Special(CHARGE)),
        "GP-SPEC-1",
        "a covered tile has no action"
    );
}

// proves GP-SPEC-2
#[test]
fn a_special_action_is_free_and_rests_until_clean_up() {
    let mut game =
        owning(Standard::ActionChargeFour).structure(0, Structure::AcademyRight, (5, 0)).turn_of(0);
    assert_eq!(game.check(Move::Special(CHARGE)).unwrap().cost, Goods::NONE);
    let before = me(&game).clone();
    play(&mut game, &[Move::Special(CHARGE)]);
    let paid = |p: &Player| (p.credits, p.ore, p.knowledge, p.qic, p.power.total(), p.vp());
    assert_eq!(paid(me(&game)), paid(&before));

    play(&mut game, &[Move::EndTurn, Move::Pass(Some(Booster::TokensOre))]);
    refused(&game, Move::Special(CHARGE), "GP-SPEC-2");
    assert!(game.check(Move::Special(Special::Academy)).is_ok(), "each has a token of its own");
    play(&mut game, &[Move::Pass(Some(Booster::CreditsQic))]);
    assert_eq!((game.round(), game.to_move()), (2, Turn::Of(Seat::new(1))));
    play(&mut game, &[Move::Pass(Some(Booster::OreKnowledge))]);
    assert!(game.check(Move::Special(CHARGE)).is_ok(), "clean-up has removed the action token");
}

// proves GP-SPEC-3
#[test]
fn a_special_action_is_the_main_action_of_the_turn() {
    let scene = || {
        owning(Standard::ActionChargeFour)
            .structure(0, Structure::AcademyRight, (5, 0))
            .planet((1, 0), Planet::Volcanic)
            .booster(0, Booster::TerraformingStep)
            .player(0, |p| p.power = Power::new([0, 4, 4]))
    };
    let others = [
        Move::Special(Special::Academy),
        Move::Special(Special::Booster),
        TWO_ORE,
        Move::Research(Area::Economy),
    ];
    let mut game = scene().player(0, |p| p.knowledge = 4).turn_of(0);
    assert!(others.iter().all(|mv| game.check(*mv).is_ok()));
    game.play(Move::Special(CHARGE)).unwrap();
    assert!(others.iter().all(|mv| refusal(&game, *mv) == "GP-TURN-1"));

    // Nor can anything be joined while it is carried out.
    let mut game = scene().turn_of(0);
    game.play(Move::Special(Special::Booster)).unwrap();
    let two_steps = Move::Act(BoardAction::TwoSteps, Purse::Tokens);
    for joined in [Move::Special(CHARGE), Move::Special(Special::Academy), two_steps, TWO_ORE] {
        refused(&game, joined, "GP-TURN-7");
    }
}

// proves GP-SPEC-4
#[test]
fn a_booster_action_needs_a_planet_for_it() {
    let nothing =
        || terrans().planet((1, 0), Planet::Terra).planet((5, 0), Planet::Oxide).player(0, |p| p.qic = 0);
    let steps = nothing().booster(0, Booster::TerraformingStep);
    refused(&steps.turn_of(0), Move::Special(Special::Booster), "GP-SPEC-4");
    let steps = nothing().booster(0, Booster::TerraformingStep).planet((0, 1), Planet::Oxide);
    assert!(steps.turn_of(0).check(Move::Special(Special::Booster)).is_ok());

    let range = || terrans().planet((5, 0), Planet::Terra).booster(0, Booster::Range);
    refused(&range().player(0, |p| p.qic = 0).turn_of(0), Move::Special(Special::Booster), "GP-SPEC-4");
    assert!(range().player(0, |p| p.qic = 1).turn_of(0).check(Move::Special(Special::Booster)).is_ok());
}

// proves GP-SPEC-4, GP-FAC-AMBAS-1, GP-FAC-FIRAKS-3, GP-FAC-IVITS-7, GP-FAC-BESCODS-5
#[test]
fn faction_actions_that_cannot_be_carried_out_may_not_be_chosen() {
    let with_institute =
        |faction| Scene::new(&[faction, Faction::Xenos]).structure(0, Structure::Institute, (0, 0));
    let institute = Move::Special(Special::Institute);

    let ambas = || with_institute(Faction::Ambas).structure(0, Structure::TradingStation, (2, 0));
    refused(&ambas().turn_of(0), institute, "GP-FAC-AMBAS-1");
    assert!(ambas().structure(0, Structure::Mine, (4, 0)).turn_of(0).check(institute).is_ok());

    let firaks = || with_institute(Faction::Firaks).structure(0, Structure::TradingStation, (2, 0));
    refused(&firaks().turn_of(0), institute, "GP-FAC-FIRAKS-3");
    assert!(firaks().structure(0, Structure::ResearchLab, (4, 0)).turn_of(0).check(institute).is_ok());

    let stations = [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0)].into_iter();
    let five = || stations.clone().fold(with_institute(Faction::Ivits), |scene, at| scene.station(0, at));
    assert!(five().turn_of(0).check(institute).is_ok());
    refused(&five().station(0, (7, 0)).turn_of(0), institute, "GP-FAC-IVITS-7");

    // All areas are lowest, and without a green token level 5 is closed everywhere.
    let top = || {
        Scene::new(&[Faction::Bescods, Faction::Xenos])
            .player(0, |p| p.research.values_mut().for_each(|l| *l = 4))
    };
    refused(&top().turn_of(0), Move::Special(Special::Faction), "GP-FAC-BESCODS-5");
    assert!(top().level(0, Area::Science, 3).turn_of(0).check(Move::Special(Special::Faction)).is_ok());
}

// proves GP-SPEC-5
#[test]
fn every_right_academy_and_four_factions_have_special_actions() {
    for faction in Faction::ALL {
        let scene = || {
            let other = if *faction == Faction::Xenos { Faction::Terrans } else { Faction::Xenos };
            Scene::new(&[*faction, other])
        };
        let board = if *faction == Faction::Bescods { vec![Special::Faction] } else { vec![] };
        let game = scene().structure(0, Structure::AcademyLeft, (0, 0)).turn_of(0);
        assert_eq!(specials(&game), board, "{faction} at the start, or with the left academy");

        let mut game =
            scene().structure(0, Structure::AcademyRight, (0, 0)).player(0, |p| p.qic = 0).turn_of(0);
        assert_eq!(
            specials(&game),
            [vec![Special::Academy], board.clone()].concat(),
            "{faction} with right academy"
        );
        let credits = me(&game).credits;
        game.play(Move::Special(Special::Academy)).unwrap();
        let gain = if *faction == Faction::BalTaks { (0, 4) } else { (1, 0) };
        assert_eq!((me(&game).qic, me(&game).credits - credits), gain, "{faction}");

        let institute = matches!(faction, Faction::Ambas | Faction::Firaks | Faction::Ivits);
        let game = scene().structure(0, Structure::Institute, (0, 0)).turn_of(0);
        assert_eq!(specials(&game).contains(&Special::Institute), institute, "{faction} with institute");
    }
}

// proves GP-SPEC-5
#[test]
fn four_tech_tiles_and_two_boosters_have_special_actions() {
    for tile in Standard::ALL {
        let expected = if *tile == Standard::ActionChargeFour { vec![CHARGE] } else { vec![] };
        assert_eq!(specials(&owning(*tile).turn_of(0)), expected, "{tile}");
    }
    for tile in Advanced::ALL {
        let action =
            matches!(tile, Advanced::ActionQicCredits | Advanced::ActionOre | Advanced::ActionKnowledge);
        let expected = if action { vec![Special::Advanced(*tile)] } else { vec![] };
        let game = terrans().player(0, |p| p.tiles[Standard::SevenVp] = TileState::Covered(*tile)).turn_of(0);
        assert_eq!(specials(&game), expected, "{tile}");
    }
    for booster in Booster::ALL {
        let action = matches!(booster, Booster::TerraformingStep | Booster::Range);
        let expected = if action { vec![Special::Booster] } else { vec![] };
        assert_eq!(specials(&terrans().booster(0, *booster).turn_of(0)), expected, "{booster}");
    }
}

// proves GP-SPEC-6
#[test]
fn a_booster_action_belongs_to_whoever_holds_the_booster_in_that_round() {
    let use_it = Move::Special(Special::Booster);
    let mut game = terrans()
        .structure(1, Structure::Mine, (-5, 0))
        .planet((-6, 0), Planet::Swamp)
        .planet((1, 0), Planet::Oxide)
        .planet((3, 0), Planet::Terra)
        .booster(0, Booster::TerraformingStep)
        .turn_of(0);
    let mine = Move::Mine(game.cell(1, 0));
    play(&mut game, &[use_it, mine, Move::EndTurn]);
    let upgrade = Move::Upgrade(game.cell(-5, 0), Structure::TradingStation);
    game.play(upgrade).unwrap();
    play(&mut game, &[Move::EndTurn, Move::Pass(Some(Booster::Range))]);
    assert_eq!(game.to_move(), Turn::Of(Seat::new(1)));
    assert_eq!(refusal(&game, use_it), "GP-SPEC-1", "the Xenos hold booster 2");
    play(&mut game, &[Move::Pass(Some(Booster::TerraformingStep))]);

    assert_eq!(game.round(), 2);
    assert!(game.check(use_it).is_ok(), "the Terrans' new booster 5 is unused");
    play(&mut game, &[Move::Pass(Some(Booster::OreKnowledge))]);
    assert!(game.check(use_it).is_ok(), "and so is booster 4, which the Terrans used last round");
    play(&mut game, &[Move::Pass(Some(Booster::CreditsQic))]);

    assert_eq!(game.round(), 3);
    assert_eq!(refusal(&game, use_it), "GP-SPEC-1", "an action left unused is not kept");
}

// GP-EX-71; proves GP-SPEC-7, GP-ACT-17
#[test]
fn a_special_action_may_be_used_without_any_gain() {
    let mut game = owning(Standard::ActionChargeFour)
        .player(0, |p| (p.power, p.ore) = (Power::new([0, 0, 3]), 15))
        .turn_of(0);
    play(&mut game, &[Move::Special(CHARGE)]);
    assert_eq!(me(&game).power, Power::new([0, 0, 3]));
    assert!(me(&game).used.has(CHARGE));

    let full =
        owning(Standard::ActionChargeFour).player(0, |p| (p.power, p.ore) = (Power::new([0, 0, 4]), 15));
    refused(&full.turn_of(0), TWO_ORE, "GP-ACT-17");
}

// proves GP-SPEC-7
#[test]
fn resources_of_a_special_action_may_be_lost_to_a_limit() {
    let holding = |tile| terrans().player(0, move |p| p.tiles[Standard::SevenVp] = TileState::Covered(tile));
    for (tile, ore, expected) in [(Advanced::ActionOre, 15, 15), (Advanced::ActionOre, 13, 15)] {
        let mut game = holding(tile).player(0, |p| p.ore = ore).turn_of(0);
        play(&mut game, &[Move::Special(Special::Advanced(tile))]);
        assert_eq!(me(&game).ore, expected);
        assert!(me(&game).used.has(Special::Advanced(tile)));
    }
    let mut game = holding(Advanced::ActionQicCredits).player(0, |p| (p.credits, p.qic) = (30, 0)).turn_of(0);
    play(&mut game, &[Move::Special(Special::Advanced(Advanced::ActionQicCredits))]);
    assert_eq!((me(&game).credits, me(&game).qic), (30, 1));
}
