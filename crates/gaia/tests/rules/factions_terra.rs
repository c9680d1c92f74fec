//! Terrans and Lantids (GP-FAC-TERRANS, GP-FAC-LANTIDS).

use gaia::goods::Goods;
use gaia::names::{
    Area, BoardAction, Booster, Count, Faction, FinalTile, FreeAction, Planet, RoundTile, Standard, Structure,
};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, GaiaConversion, Move, OwnTurn, Player, Power, Purse, Special, TileState};
use table::{Game, Turn};

use crate::common::{ME, YOU, decision, me, refused};

use Structure::{Institute, Mine, TradingStation};

/// A faction in the Gaia phase with power 2/0/0 and so many tokens in the Gaia area, and nothing else.
fn gaia_phase(faction: Faction, gaia: u8, institute: bool) -> Gaia {
    let scene = Scene::new(&[faction, Faction::Taklons]).player(0, |player| {
        player.power = Power { gaia, ..Power::new([2, 0, 0]) };
        (player.credits, player.ore, player.knowledge, player.qic) = (0, 0, 0, 0);
    });
    let scene = if institute { scene.structure(0, Institute, (0, 0)) } else { scene };
    scene.gaia_phase()
}

fn goods(player: &Player) -> (u8, u8, u8, u8) {
    (player.credits, player.ore, player.knowledge, player.qic)
}

// proves GP-FAC-TERRANS-1
#[test]
fn tokens_of_the_terrans_return_to_area_two() {
    let game = gaia_phase(Faction::Terrans, 6, false);
    assert_eq!(me(&game).power, Power::new([2, 6, 0]));
    assert_eq!(game.to_move(), Turn::Of(ME));
    assert_eq!(
        decision(&game),
        Decision::Turn(OwnTurn { acted: false, change: 0 }),
        "nothing to decide without institute"
    );
    assert_eq!(gaia_phase(Faction::Geodens, 6, false).players()[ME].power, Power::new([8, 0, 0]));
}

// GP-EX-47; proves GP-FAC-TERRANS-2
#[test]
fn returning_tokens_buy_an_ore_and_a_credit() {
    let mut game = gaia_phase(Faction::Terrans, 4, true);
    game.play(Move::GaiaConvert(FreeAction::PowerToOre)).unwrap();
    game.play(Move::GaiaConvert(FreeAction::PowerToCredit)).unwrap();
    assert_eq!(goods(me(&game)), (1, 1, 0, 0));
    assert_eq!(me(&game).power, Power::new([2, 4, 0]));
    assert_eq!(decision(&game), Decision::Turn(OwnTurn { acted: false, change: 0 }));
}

// proves GP-FAC-TERRANS-2, GP-FAC-TERRANS-4
#[test]
fn each_returning_token_counts_once_and_none_has_to() {
    let convert = Move::GaiaConvert;
    let mut game = gaia_phase(Faction::Terrans, 9, true);
    refused(&game, convert(FreeAction::QicToOre), "GP-FAC-TERRANS-2");
    game.play(convert(FreeAction::PowerToQic)).unwrap();
    game.play(convert(FreeAction::PowerToKnowledge)).unwrap();
    assert_eq!(decision(&game), Decision::GaiaConversion(GaiaConversion { left: 1 }));
    for dear in [FreeAction::PowerToQic, FreeAction::PowerToKnowledge, FreeAction::PowerToOre] {
        refused(&game, convert(dear), "GP-FAC-TERRANS-4");
    }
    game.play(Move::GaiaDone).unwrap();
    assert_eq!(goods(me(&game)), (0, 0, 1, 1));
    assert_eq!(me(&game).power, Power::new([2, 9, 0]), "used or not, all tokens move");

    let mut game = gaia_phase(Faction::Terrans, 9, true);
    game.play(Move::GaiaDone).unwrap();
    assert_eq!(goods(me(&game)), (0, 0, 0, 0));
    assert_eq!(me(&game).power, Power::new([2, 9, 0]));
    // Without tokens there is nothing to ask.
    assert_eq!(
        decision(&gaia_phase(Faction::Terrans, 0, true)),
        Decision::Turn(OwnTurn { acted: false, change: 0 })
    );
}

// proves GP-FAC-TERRANS-3
#[test]
fn terrans_start_with_a_gaiaformer_and_eight_tokens() {
    let game = Scene::new(&[Faction::Terrans, Faction::Taklons]).turn_of(0);
    let player = me(&game);
    assert_eq!((player.research[Area::GaiaProject], player.gaiaformers), (1, 1));
    assert_eq!(player.power, Power::new([4, 4, 0]));
}

/// Lantids with a mine at (0, 0), Taklons with a mine at (1, 0).
fn lantids() -> Scene {
    Scene::new(&[Faction::Lantids, Faction::Taklons]).structure(0, Mine, (0, 0)).structure(1, Mine, (1, 0))
}

// proves GP-FAC-LANTIDS-1, GP-FAC-LANTIDS-2
#[test]
fn lantids_move_in_with_others_for_the_price_of_a_mine() {
    let mut game = lantids().turn_of(0);
    let terms = game.check(Move::Mine(game.cell(1, 0))).unwrap();
    assert_eq!(terms.cost, Goods { ore: 1, credits: 2, ..Goods::NONE });
    game.play(Move::Mine(game.cell(1, 0))).unwrap();
    assert!(me(&game).planets().contains(game.cell(1, 0)));
    assert!(game.players()[YOU].planets().contains(game.cell(1, 0)));

    // So on a Gaia planet, and on the Lost Planet; nobody else can.
    let gaia = |faction| {
        let scene =
            Scene::new(&[faction, Faction::Taklons]).structure(0, Mine, (0, 0)).planet((1, 0), Planet::Gaia);
        scene.structure(1, Mine, (1, 0)).lost_planet(1, (0, 1)).player(0, |player| player.qic = 0).turn_of(0)
    };
    let game = gaia(Faction::Lantids);
    for at in [game.cell(1, 0), game.cell(0, 1)] {
        assert_eq!(game.check(Move::Mine(at)).unwrap().cost, Goods { ore: 1, credits: 2, ..Goods::NONE });
        refused(&gaia(Faction::Geodens), Move::Mine(at), "GP-MINE-17");
    }

    // Range applies as usual.
    let far = |qic| lantids().structure(1, Mine, (3, 0)).player(0, |player| player.qic = qic).turn_of(0);
    refused(&far(0), Move::Mine(far(0).cell(3, 0)), "GP-MINE-4");
    assert_eq!(far(1).check(Move::Mine(far(1).cell(3, 0))).unwrap().cost.qic, 1);
}

// proves GP-FAC-LANTIDS-3
#[test]
fn a_shared_mine_is_no_colony_of_its_own_type() {
    let scene = |tile| {
        let scene = lantids().planet((0, 1), Planet::Gaia).structure(1, Mine, (0, 1)).round(1, tile);
        scene.player(0, |player| player.tiles[Standard::VpGaiaMine] = TileState::Open)
    };
    let mut game = scene(RoundTile::GaiaMine4).turn_of(0);
    game.play(Move::Mine(game.cell(0, 1))).unwrap();
    assert_eq!(me(&game).vp(), 10, "neither the round nor the tile scores");
    assert_eq!((game.count(ME, Count::PlanetTypes), game.count(ME, Count::GaiaPlanets)), (1, 0));
    assert_eq!(game.count(ME, Count::Mines), 2);

    let mut game = scene(RoundTile::Mine).turn_of(0);
    game.play(Move::Mine(game.cell(0, 1))).unwrap();
    assert_eq!(me(&game).vp(), 12, "but it is a mine");

    let game = lantids().shared_mine(0, (1, 0)).turn_of(0);
    refused(&game, Move::Upgrade(game.cell(1, 0), TradingStation), "GP-UPG-13");
    assert!(game.check(Move::Upgrade(game.cell(0, 0), TradingStation)).is_ok());
}

// proves GP-FAC-LANTIDS-4
#[test]
fn lantids_share_structures_only_and_each_planet_once() {
    let game = lantids().project(1, (0, 1), true).turn_of(0);
    refused(&game, Move::Mine(game.cell(0, 1)), "GP-MINE-14");
    let game = lantids().project(1, (0, 1), false).turn_of(0);
    refused(&game, Move::Mine(game.cell(0, 1)), "GP-MINE-13");
    let game = lantids().shared_mine(0, (1, 0)).turn_of(0);
    refused(&game, Move::Mine(game.cell(1, 0)), "GP-MINE-1");
}

// proves GP-FAC-LANTIDS-5
#[test]
fn with_institute_a_shared_mine_brings_two_knowledge() {
    let built = |institute: bool, at: (i8, i8)| {
        let scene = lantids().planet((0, 1), Planet::Terra);
        let scene = if institute { scene.structure(0, Institute, (-1, 0)) } else { scene };
        let mut game = scene.turn_of(0);
        game.play(Move::Mine(game.cell(at.0, at.1))).unwrap();
        me(&game).knowledge
    };
    assert_eq!((built(true, (1, 0)), built(false, (1, 0)), built(true, (0, 1))), (3 + 2, 3, 3));
}

// proves GP-FAC-LANTIDS-6
#[test]
fn lantids_start_poorer_and_their_institute_brings_no_token() {
    let scene =
        || Scene::new(&[Faction::Lantids, Faction::Taklons]).player(0, |player| player.booster = None);
    let game = scene().turn_of(0);
    assert_eq!(goods(me(&game)), (13, 4, 3, 1));
    assert_eq!(me(&game).power, Power::new([4, 0, 0]));
    let with = scene().structure(0, Institute, (0, 0)).turn_of(0).income(ME);
    assert_eq!(with, game.income(ME) + Goods::charge(4));
}

// proves GP-FAC-LANTIDS-7
#[test]
fn a_shared_mine_uses_a_piece_and_uncovers_its_income() {
    for lost in [false, true] {
        let scene =
            if lost { lantids().lost_planet(1, (0, 1)) } else { lantids().structure(1, Mine, (0, 1)) };
        let mut game = scene.turn_of(0);
        let (pieces, income) = (game.mines_left(ME), game.income(ME));
        game.play(Move::Mine(game.cell(0, 1))).unwrap();
        assert_eq!((game.mines_left(ME), game.income(ME)), (pieces - 1, income + Goods::ore(1)));
    }
    let far = [(4, 0), (5, 0), (4, 1), (5, 1), (4, 2), (5, 2), (4, 3)];
    let game = far.iter().fold(lantids(), |scene, at| scene.structure(0, Mine, *at)).turn_of(0);
    refused(&game, Move::Mine(game.cell(1, 0)), "GP-MINE-3");
}

// proves GP-FAC-LANTIDS-8
#[test]
fn lantids_share_with_extra_range_but_not_with_free_steps() {
    let far =
        |booster| lantids().structure(1, Mine, (4, 0)).planet((0, 2), Planet::Swamp).booster(0, booster);
    let mut game = far(Booster::Range).player(0, |player| player.qic = 0).turn_of(0);
    game.play(Move::Special(Special::Booster)).unwrap();
    game.play(Move::Mine(game.cell(4, 0))).unwrap();
    assert!(me(&game).shared.contains(game.cell(4, 0)));

    let rich = |player: &mut Player| (player.ore, player.power) = (15, Power::new([0, 0, 9]));
    let mut game = far(Booster::TerraformingStep).player(0, rich).turn_of(0);
    game.play(Move::Special(Special::Booster)).unwrap();
    refused(&game, Move::Mine(game.cell(1, 0)), "GP-ACT-14");
    let mut game = far(Booster::Range).player(0, rich).turn_of(0);
    game.play(Move::Act(BoardAction::OneStep, Purse::Tokens)).unwrap();
    refused(&game, Move::Mine(game.cell(1, 0)), "GP-ACT-14");
    assert!(game.check(Move::Mine(game.cell(0, 2))).is_ok());
}

// proves GP-FAC-LANTIDS-9
#[test]
fn the_host_keeps_the_planet_and_charges_for_the_guest() {
    let scene = lantids().sector((1, 0), 2).planet((2, 0), Planet::Terra).player(0, |player| player.qic = 0);
    let mut game = scene.turn_of(0);
    refused(&game, Move::Mine(game.cell(2, 0)), "GP-MINE-4");
    game.play(Move::Mine(game.cell(1, 0))).unwrap();
    assert_eq!(
        (game.final_count(ME, FinalTile::Structures), game.final_count(ME, FinalTile::Sectors)),
        (2, 2)
    );
    game.play(Move::EndTurn).unwrap();
    let Decision::Charge(offer) = decision(&game) else { panic!("the host is asked") };
    assert_eq!((game.to_move(), offer.power), (Turn::Of(YOU), 1));
    game.play(Move::Charge { token_first: false }).unwrap();
    while let Decision::Brainstone(_) = decision(&game) {
        game.play(Move::Brainstone(gaia::Bowl::I)).unwrap();
    }

    // The host upgrades at the price for having neighbours, and the guest charges in turn.
    let upgrade = Move::Upgrade(game.cell(1, 0), TradingStation);
    assert_eq!(game.check(upgrade).unwrap().cost.credits, 3);
    game.play(upgrade).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert!(matches!(decision(&game), Decision::Charge(_)));
    game.play(Move::Decline).unwrap();
    // Range is counted from the shared mine, too.
    assert!(game.check(Move::Mine(game.cell(2, 0))).is_ok());
}
