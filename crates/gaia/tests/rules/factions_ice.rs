//! Nevlas and Itars (GP-FAC-NEVLAS, GP-FAC-ITARS).

use gaia::goods::Goods;
use gaia::names::{
    Area, BoardAction, Faction, FreeAction, Named, Place, Planet, RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{Decision, GaiaTiles, Move, Phase, PlaceLostPlanet, Player, Power, Purse, Stone, TileState};
use table::{Game, Turn};

use crate::common::{ME, YOU, convert, decision, me, played, refusal, refused};

use Structure::{AcademyLeft, Institute, Mine, ResearchLab};

/// Nevlas without resources, and with this power.
fn nevlas(institute: bool, areas: [u8; 3]) -> Scene {
    let scene = Scene::new(&[Faction::Nevlas, Faction::Terrans]).structure(0, Mine, (3, 0));
    let scene = if institute { scene.structure(0, Institute, (0, 0)) } else { scene };
    scene.player(0, |player| {
        player.power = Power::new(areas);
        (player.credits, player.ore, player.knowledge, player.qic) = (0, 0, 0, 0);
    })
}

fn change(action: FreeAction) -> Move {
    Move::Convert(action, Purse::Change)
}

// proves GP-FAC-NEVLAS-1
#[test]
fn a_token_of_area_three_goes_to_the_gaia_area_for_knowledge() {
    for institute in [false, true] {
        let game = played(nevlas(institute, [0, 3, 1]).turn_of(0), &[convert(FreeAction::TokenToKnowledge)]);
        let player = me(&game);
        assert_eq!((player.knowledge, player.power), (1, Power { gaia: 1, ..Power::new([0, 3, 0]) }));
        refused(&game, convert(FreeAction::TokenToKnowledge), "GP-FAC-NEVLAS-1");
    }
    // It is not spending power: one token gives one knowledge even where tokens are worth two.
    let game = played(nevlas(true, [0, 0, 2]).turn_of(0), &[convert(FreeAction::TokenToKnowledge)]);
    refused(&game, change(FreeAction::PowerToCredit), "GP-FAC-NEVLAS-4");
    let terrans = Scene::new(&[Faction::Terrans, Faction::Xenos])
        .player(0, |player| player.power = Power::new([0, 0, 3]));
    refused(&terrans.turn_of(0), convert(FreeAction::TokenToKnowledge), "GP-FAC-NEVLAS-1");
}

// GP-EX-50; proves GP-FAC-NEVLAS-2, GP-FAC-NEVLAS-3
#[test]
fn with_institute_tokens_are_worth_two_and_an_odd_rest_is_lost() {
    let three = Move::Act(BoardAction::TwoTokens, Purse::Tokens);
    let game = played(nevlas(true, [0, 0, 2]).turn_of(0), &[three]);
    assert_eq!(me(&game).power, Power::new([2 + 2, 0, 0]));
    assert_eq!(
        refusal(&game, change(FreeAction::PowerToCredit)),
        "GP-FAC-NEVLAS-4",
        "the fourth power is lost"
    );
    refused(&nevlas(true, [0, 0, 1]).turn_of(0), three, "GP-ACT-2");
    refused(&nevlas(false, [0, 0, 2]).turn_of(0), three, "GP-ACT-2");

    let four = Move::Act(BoardAction::TwoOre, Purse::Tokens);
    let game = played(nevlas(true, [0, 0, 2]).turn_of(0), &[four]);
    assert_eq!((me(&game).ore, me(&game).power), (2, Power::new([2, 0, 0])));
    // An odd price is rounded up: seven power are four tokens.
    let game =
        played(nevlas(true, [0, 0, 4]).turn_of(0), &[Move::Act(BoardAction::ThreeKnowledge, Purse::Tokens)]);
    assert_eq!((me(&game).knowledge, me(&game).power), (3, Power::new([4, 0, 0])));
}

// proves GP-FAC-NEVLAS-4
#[test]
fn free_actions_in_one_go_waste_no_power() {
    use FreeAction::{PowerToCredit, PowerToOre, PowerToQic};
    let game = nevlas(true, [0, 0, 2]).turn_of(0);
    let result = |moves: &[Move]| {
        let game = played(game.clone(), moves);
        let player = me(&game);
        (player.credits, player.ore, player.power)
    };
    let both = (1, 1, Power::new([2, 0, 0]));
    assert_eq!(result(&[convert(PowerToOre), change(PowerToCredit)]), both);
    assert_eq!(result(&[convert(PowerToCredit), change(PowerToOre)]), both);
    // A single odd conversion loses the rest, as soon as anything else happens.
    assert_eq!(result(&[convert(PowerToOre)]), (0, 1, Power::new([2, 0, 0])));
    let single =
        played(game.clone(), &[convert(PowerToCredit), convert(PowerToCredit), change(PowerToCredit)]);
    assert_eq!((me(&single).credits, me(&single).power), (3, Power::new([2, 0, 0])));
    refused(&single, change(PowerToCredit), "GP-FAC-NEVLAS-4");
    let split =
        played(nevlas(true, [0, 2, 2]).turn_of(0), &[convert(PowerToCredit), Move::Sacrifice(Stone::Aside)]);
    refused(&split, change(PowerToCredit), "GP-FAC-NEVLAS-4");
    // An even price leaves nothing.
    let even = played(game, &[convert(PowerToQic)]);
    assert_eq!((me(&even).qic, refusal(&even, change(PowerToCredit))), (1, "GP-FAC-NEVLAS-4"));
}

// proves GP-FAC-NEVLAS-5
#[test]
fn for_every_other_purpose_a_token_is_one_token() {
    // Satellites.
    let apart =
        |tokens| nevlas(true, [0, 0, tokens]).structure(0, AcademyLeft, (0, 2)).structure(0, Mine, (4, 0));
    assert!(apart(3).turn_of(0).check(Move::Federate).is_ok());
    refused(&apart(2).turn_of(0), Move::Federate, "GP-FED-29");
    // Gaia projects.
    let project = |tokens| {
        let scene =
            nevlas(true, [0, 0, tokens]).planet((1, 0), Planet::Transdim).level(0, Area::GaiaProject, 4);
        scene.player(0, |player| player.gaiaformers = 1).turn_of(0)
    };
    assert!(project(3).check(Move::GaiaProject(project(3).cell(1, 0))).is_ok());
    refused(&project(2), Move::GaiaProject(project(2).cell(1, 0)), "GP-GAIA-4");
    // The sacrifice, and charging.
    refused(&nevlas(true, [0, 1, 0]).turn_of(0), Move::Sacrifice(Stone::Aside), "GP-FREE-14");
    let game = nevlas(true, [1, 0, 0])
        .level(0, Area::Science, 2)
        .player(0, |player| player.knowledge = 4)
        .turn_of(0);
    assert_eq!(played(game, &[Move::Research(Area::Science)]).players()[ME].power, Power::new([0, 0, 1]));
}

// proves GP-FAC-NEVLAS-6
#[test]
fn nevlas_start_on_science_one_and_their_labs_charge() {
    let scene = || Scene::new(&[Faction::Nevlas, Faction::Terrans]).player(0, |player| player.booster = None);
    let game = scene().turn_of(0);
    assert_eq!((me(&game).research[Area::Science], me(&game).knowledge), (1, 2));
    let labs = (0..3).fold(scene(), |scene, r| scene.structure(0, ResearchLab, (0, r))).turn_of(0);
    assert_eq!(labs.income(ME), game.income(ME) + Goods::charge(6));
}

/// Itars with this power, and with institute.
fn itars(power: Power) -> Scene {
    Scene::new(&[Faction::Itars, Faction::Terrans])
        .structure(0, Institute, (0, 0))
        .player(0, |player| player.power = power)
}

fn gaia(areas: [u8; 3], gaia: u8) -> Power {
    Power { gaia, ..Power::new(areas) }
}

// proves GP-FAC-ITARS-1
#[test]
fn the_sacrificed_token_goes_to_the_gaia_area() {
    let power = |faction| {
        let scene =
            Scene::new(&[faction, Faction::Terrans]).player(0, |player| player.power = Power::new([0, 4, 0]));
        played(scene.turn_of(0), &[Move::Sacrifice(Stone::Aside)]).players()[ME].power
    };
    assert_eq!(power(Faction::Itars), gaia([0, 2, 1], 1));
    assert_eq!(power(Faction::Nevlas), gaia([0, 2, 1], 0));

    // Only by the sacrifice: tokens discarded for satellites are gone.
    let scene = itars(Power::new([1, 0, 0])).structure(0, AcademyLeft, (2, 0)).structure(0, Mine, (3, 0));
    assert_eq!(played(scene.turn_of(0), &[Move::Federate]).players()[ME].power, gaia([0, 0, 0], 0));
}

// proves GP-FAC-ITARS-2, GP-FAC-ITARS-6
#[test]
fn four_tokens_of_the_gaia_area_buy_a_tile_as_often_as_they_like() {
    let game = itars(gaia([0, 0, 0], 9)).gaia_phase();
    assert_eq!((game.phase(), decision(&game)), (Phase::Gaia, Decision::GaiaTiles(GaiaTiles)));
    let seven = [Move::GaiaTile, Move::Tile(Place::GaiaProject), Move::NoStep];
    let once = played(game.clone(), &seven);
    assert_eq!((me(&once).vp(), me(&once).power), (17, gaia([0, 0, 0], 5)));
    assert_eq!(decision(&once), Decision::GaiaTiles(GaiaTiles), "five are enough for another");
    // They may stop at any time.
    let stopped = played(once.clone(), &[Move::GaiaDone]);
    assert_eq!((stopped.phase(), me(&stopped).power), (Phase::Actions, gaia([5, 0, 0], 0)));
    let declined = played(game, &[Move::GaiaDone]);
    assert_eq!(me(&declined).power, gaia([9, 0, 0], 0));
    // Each kind once; with one token left it is over.
    let mut again = once.clone();
    again.play(Move::GaiaTile).unwrap();
    refused(&again, Move::Tile(Place::GaiaProject), "GP-TECH-3");
    let twice = played(again, &[Move::Tile(Place::Economy), Move::NoStep]);
    assert_eq!((twice.phase(), me(&twice).power), (Phase::Actions, gaia([1, 0, 0], 0)));

    // Three tokens, no institute, or no tile to take: nothing is asked.
    assert_eq!(itars(gaia([0, 0, 0], 3)).gaia_phase().players()[ME].power, gaia([3, 0, 0], 0));
    let none =
        Scene::new(&[Faction::Itars, Faction::Terrans]).player(0, |player| player.power = gaia([0, 0, 0], 8));
    assert_eq!(none.gaia_phase().players()[ME].power, gaia([8, 0, 0], 0));
    let full =
        |player: &mut Player| Standard::ALL.iter().for_each(|tile| player.tiles[*tile] = TileState::Open);
    assert_eq!(itars(gaia([0, 0, 0], 8)).player(0, full).gaia_phase().phase(), Phase::Actions);
}

// GP-EX-76; proves GP-FAC-ITARS-3, GP-FAC-ITARS-6
#[test]
fn charges_of_a_tile_do_not_move_tokens_of_the_gaia_area() {
    let game = itars(gaia([1, 2, 0], 5)).level(0, Area::Science, 2).gaia_phase();
    let game = played(game, &[Move::GaiaTile, Move::Tile(Place::Science)]);
    assert_eq!(me(&game).power, gaia([1, 2, 0], 1));
    let game = played(game, &[Move::Step(Area::Science)]);
    // 0/1/2 after charging; then the fifth token moves to area I.
    assert_eq!((game.phase(), me(&game).power), (Phase::Actions, gaia([1, 1, 2], 0)));

    // Tokens gained by a step enter area I at once.
    let game = itars(gaia([0, 0, 0], 8)).level(0, Area::GaiaProject, 1).gaia_phase();
    let game = played(game, &[Move::GaiaTile, Move::Tile(Place::GaiaProject), Move::Step(Area::GaiaProject)]);
    assert_eq!((game.phase(), me(&game).power), (Phase::Gaia, gaia([3, 0, 0], 4)));
}

// proves GP-FAC-ITARS-4
#[test]
fn a_lost_planet_of_the_gaia_phase_lets_neighbours_charge_at_once() {
    let scene = itars(gaia([0, 0, 0], 9))
        .structure(1, Mine, (3, 0))
        .level(0, Area::Navigation, 4)
        .token(0, Token::Ore, true)
        .round(1, RoundTile::Mine);
    let game = played(
        scene.gaia_phase(),
        &[Move::GaiaTile, Move::Tile(Place::Navigation), Move::Step(Area::Navigation)],
    );
    assert_eq!(decision(&game), Decision::LostPlanet(PlaceLostPlanet));
    let game = played(game.clone(), &[Move::LostPlanet(game.cell(2, 0))]);
    assert_eq!(me(&game).vp(), 12, "the round tile counts");
    assert_eq!((game.phase(), game.to_move()), (Phase::Gaia, Turn::Of(YOU)));
    assert!(matches!(decision(&game), Decision::Charge(_)));
    let game = played(game, &[Move::Charge { token_first: false }]);
    // Only then the Itars go on.
    assert_eq!((game.to_move(), decision(&game)), (Turn::Of(ME), Decision::GaiaTiles(GaiaTiles)));
}

// proves GP-FAC-ITARS-5
#[test]
fn itars_start_with_more_and_their_left_academy_teaches_more() {
    let scene = || Scene::new(&[Faction::Itars, Faction::Terrans]).player(0, |player| player.booster = None);
    let game = scene().turn_of(0);
    assert_eq!((me(&game).ore, me(&game).power), (5, Power::new([4, 4, 0])));
    assert_eq!(game.income(ME), Goods { ore: 1, knowledge: 1, tokens: 1, ..Goods::NONE });
    let academy = scene().structure(0, AcademyLeft, (0, 0)).turn_of(0);
    assert_eq!(academy.income(ME), game.income(ME) + Goods::knowledge(3));
}
