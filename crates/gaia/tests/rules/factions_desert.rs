//! Xenos and Gleens (GP-FAC-XENOS, GP-FAC-GLEENS).

use gaia::goods::Goods;
use gaia::names::{Area, Booster, Faction, FreeAction, Place, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, OwnToken, PlaceStart, Player, Power, Purse, Special};
use table::{Game, Seed, Turn};

use crate::common::{ME, legal, me, refused};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

// proves GP-FAC-XENOS-1
#[test]
fn xenos_place_a_third_mine_after_everybody_else() {
    let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(3), Seed::from_number(1));
    for faction in [Faction::Terrans, Faction::Xenos, Faction::Taklons] {
        game.play(Move::Faction(faction)).unwrap();
    }
    let mut order = Vec::new();
    while let Some(Decision::Start(PlaceStart(structure))) = game.question().map(|question| question.decision)
    {
        let Turn::Of(seat) = game.to_move() else { panic!("somebody places") };
        order.push(seat.index());
        assert_eq!(structure, Mine);
        game.play(legal(&game)[0]).unwrap();
    }
    assert_eq!(order, [0, 1, 2, 2, 1, 0, 1]);
    assert_eq!(
        game.players().map(|_, player| player.planets().len()).values().copied().collect::<Vec<_>>(),
        [2, 3, 2]
    );
}

// GP-EX-53; proves GP-FAC-XENOS-2
#[test]
fn with_institute_the_xenos_federate_with_power_value_six() {
    let xenos = |faction, big| {
        let scene = Scene::new(&[faction, Faction::Terrans]).structure(0, big, (0, 0));
        scene.structure(0, TradingStation, (1, 0)).structure(0, Mine, (0, 1)).turn_of(0)
    };
    let mut game = xenos(Faction::Xenos, Institute);
    assert_eq!(game.federation_need(ME), 6);
    game.play(Move::Federate).unwrap();
    refused(&xenos(Faction::Xenos, AcademyLeft), Move::Federate, "GP-FED-2");
    refused(&xenos(Faction::Gleens, Institute), Move::Federate, "GP-FED-2");

    // Five are not enough for them either.
    let five = Scene::new(&[Faction::Xenos, Faction::Terrans]).structure(0, Institute, (0, 0));
    refused(&five.structure(0, TradingStation, (1, 0)).turn_of(0), Move::Federate, "GP-FED-2");
}

// proves GP-FAC-XENOS-3, GP-FAC-XENOS-4
#[test]
fn xenos_start_with_two_qic_and_gain_more_with_the_institute() {
    let scene = || Scene::new(&[Faction::Xenos, Faction::Terrans]);
    let game = scene().turn_of(0);
    let player = me(&game);
    assert_eq!((player.research[Area::Intelligence], player.qic), (1, 2));
    let with = scene().structure(0, Institute, (0, 0)).turn_of(0).income(ME);
    assert_eq!(with, game.income(ME) + Goods::charge(4) + Goods::qic(1));
}

/// Gleens with a mine at (0, 0), 3 ore and nothing else.
fn gleens() -> Scene {
    let poor = |player: &mut Player| (player.ore, player.credits, player.knowledge) = (3, 0, 0);
    Scene::new(&[Faction::Gleens, Faction::Terrans]).structure(0, Mine, (0, 0)).player(0, poor)
}

fn ore_and_qic(game: &Gaia) -> (u8, u8) {
    (me(game).ore, me(game).qic)
}

// GP-EX-49; proves GP-FAC-GLEENS-1
#[test]
fn qic_of_the_gleens_become_ore_until_the_right_academy_stands() {
    let research = |scene: Scene| {
        let mut game =
            scene.level(0, Area::Intelligence, 2).player(0, |player| player.knowledge = 4).turn_of(0);
        game.play(Move::Research(Area::Intelligence)).unwrap();
        ore_and_qic(&game)
    };
    assert_eq!(research(gleens()), (5, 0));
    assert_eq!(research(gleens().structure(0, AcademyLeft, (1, 0))), (5, 0));
    assert_eq!(research(gleens().structure(0, AcademyRight, (1, 0))), (3, 2));
}

// proves GP-FAC-GLEENS-2, GP-FAC-GLEENS-8
#[test]
fn so_do_qic_from_every_source() {
    // Set-up: the QIC of Navigation 1 makes the fifth ore.
    let start = Scene::new(&[Faction::Gleens, Faction::Terrans]).turn_of(0);
    assert_eq!((me(&start).research[Area::Navigation], ore_and_qic(&start)), (1, (5, 0)));

    // Booster: 1 ore for its QIC, beside the income of the board and of the mine.
    let game = gleens().booster(0, Booster::CreditsQic).next_round();
    assert_eq!(ore_and_qic(&game), (3 + 1 + 1 + 1, 0));

    // Token.
    let federation = gleens().structure(0, Institute, (1, 0)).structure(0, AcademyLeft, (0, 1));
    let mut game = federation.turn_of(0);
    game.play(Move::Federate).unwrap();
    game.play(Move::Token(Token::Qic)).unwrap();
    assert_eq!(ore_and_qic(&game), (4, 0));

    // Free action.
    let mut game = gleens().player(0, |player| player.power = Power::new([0, 0, 4])).turn_of(0);
    game.play(Move::Convert(FreeAction::PowerToQic, Purse::Tokens)).unwrap();
    assert_eq!(ore_and_qic(&game), (4, 0));

    // Without QIC no range beyond the basic one.
    let game = gleens().planet((2, 0), Planet::Desert).player(0, |player| player.credits = 2).turn_of(0);
    refused(&game, Move::Mine(game.cell(2, 0)), "GP-MINE-4");
}

// proves GP-FAC-GLEENS-2, GP-FAC-GLEENS-3
#[test]
fn the_tile_of_the_right_academy_already_gives_qic() {
    let academy = |kind| {
        let mut game = gleens()
            .structure(0, ResearchLab, (1, 0))
            .tile_at(Place::Free1, Standard::OreQic)
            .player(0, |player| (player.ore, player.credits) = (6, 6))
            .turn_of(0);
        game.play(Move::Upgrade(game.cell(1, 0), kind)).unwrap();
        game.play(Move::Tile(Place::Free1)).unwrap();
        game.play(Move::NoStep).unwrap();
        game
    };
    assert_eq!(ore_and_qic(&academy(AcademyRight)), (1, 1));
    assert_eq!(ore_and_qic(&academy(AcademyLeft)), (2, 0));
    // Its own action gives a QIC, too.
    let mut game = gleens().structure(0, AcademyRight, (1, 0)).turn_of(0);
    game.play(Move::Special(Special::Academy)).unwrap();
    assert_eq!(ore_and_qic(&game), (3, 1));
}

// proves GP-FAC-GLEENS-4, GP-FAC-GLEENS-5
#[test]
fn gaia_planets_cost_the_gleens_ore_and_bring_points() {
    let rich = |player: &mut Player| (player.ore, player.credits, player.qic) = (2, 2, 1);
    for academy in [false, true] {
        let scene = gleens().planet((0, 1), Planet::Gaia).player(0, rich).round(1, RoundTile::Research);
        let scene = if academy { scene.structure(0, AcademyRight, (5, 0)) } else { scene };
        let mut game = scene.turn_of(0);
        game.play(Move::Mine(game.cell(0, 1))).unwrap();
        let player = me(&game);
        assert_eq!((player.ore, player.credits, player.qic, player.vp()), (0, 0, 1, 12));
    }
    let short = gleens()
        .planet((0, 1), Planet::Gaia)
        .player(0, |player| (player.ore, player.credits, player.qic) = (1, 2, 5));
    let short = short.turn_of(0);
    refused(&short, Move::Mine(short.cell(0, 1)), "GP-MINE-2");

    // An own Gaia project needs no ore, and scores as well; a home planet does not.
    let scene =
        gleens().project(0, (4, 0), true).planet((0, 1), Planet::Desert).round(1, RoundTile::Research);
    let game = scene.player(0, |player| (player.ore, player.credits) = (1, 2)).turn_of(0);
    let built = |at| {
        let mut game = game.clone();
        game.play(Move::Mine(at)).unwrap();
        (me(&game).ore, me(&game).vp())
    };
    assert_eq!(built(game.cell(4, 0)), (0, 12));
    assert_eq!(built(game.cell(0, 1)), (0, 10));
    // For others it stays a QIC, and there are no points.
    let mut other = Scene::new(&[Faction::Xenos, Faction::Terrans])
        .structure(0, Mine, (0, 0))
        .planet((0, 1), Planet::Gaia)
        .round(1, RoundTile::Research)
        .turn_of(0);
    other.play(Move::Mine(other.cell(0, 1))).unwrap();
    assert_eq!((me(&other).ore, me(&other).qic, me(&other).vp()), (3, 1, 10));
}

// proves GP-FAC-GLEENS-6, GP-FAC-GLEENS-7
#[test]
fn the_institute_brings_the_token_and_can_still_federate() {
    let mut game = gleens()
        .structure(0, TradingStation, (1, 0))
        .structure(0, AcademyLeft, (0, 1))
        .round(1, RoundTile::Federation)
        .player(0, |player| (player.ore, player.credits) = (4, 6))
        .turn_of(0);
    game.play(Move::Upgrade(game.cell(1, 0), Institute)).unwrap();
    let player = me(&game);
    assert_eq!(player.tokens[..], [OwnToken { kind: Token::Gleens, green: true }]);
    assert_eq!((player.ore, player.knowledge, player.credits, player.vp()), (1, 1, 2, 10 + 5));
    assert!(!game.in_federation(ME, game.cell(1, 0)));
    assert_eq!(
        game.supply().values().map(|left| u32::from(*left)).sum::<u32>(),
        17,
        "no token of the supply is used"
    );

    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    game.play(Move::Federate).unwrap();
    assert!(game.in_federation(ME, game.cell(1, 0)));
    game.play(Move::Token(Token::Ore)).unwrap();
    assert_eq!(me(&game).tokens.len(), 2);
}

// proves GP-FAC-GLEENS-6
#[test]
fn the_token_of_the_gleens_comes_only_with_the_institute() {
    let scene = || {
        gleens().structure(0, TradingStation, (1, 0)).player(0, |player| {
            (player.ore, player.credits) = (15, 30);
        })
    };
    let tokens = |game: &Gaia| me(game).tokens.iter().map(|own| own.kind).collect::<Vec<_>>();
    // No other upgrade brings it.
    for to in [ResearchLab, TradingStation] {
        let mut game = scene().turn_of(0);
        game.play(Move::Upgrade(game.cell(i8::from(to == ResearchLab), 0), to)).unwrap();
        assert!(tokens(&game).is_empty(), "{to}");
    }
    // The institute brings it once: nothing that is built later does so again.
    let mut game = scene().structure(0, ResearchLab, (0, 1)).structure(0, Mine, (0, 2)).turn_of(0);
    let upgrades =
        [((1, 0), Institute), ((0, 1), AcademyLeft), ((0, 2), TradingStation), ((0, 2), ResearchLab)];
    let terrans = Move::Pass(game.open_boosters().next());
    for (turn, ((q, r), to)) in upgrades.into_iter().enumerate() {
        game.play(Move::Upgrade(game.cell(q, r), to)).unwrap();
        assert_eq!(tokens(&game), [Token::Gleens], "{to}");
        while game.question().is_some_and(|question| question.decision != Decision::ACTED) {
            game.play(legal(&game)[0]).unwrap();
        }
        assert_eq!(tokens(&game), [Token::Gleens], "{to}");
        game.play(Move::EndTurn).unwrap();
        if turn == 0 {
            game.play(terrans).unwrap();
        }
    }
}

// proves GP-FAC-GLEENS-8
#[test]
fn gleens_start_without_qic_and_their_institute_brings_ore() {
    let scene = || Scene::new(&[Faction::Gleens, Faction::Terrans]);
    let game = scene().turn_of(0);
    let player = me(&game);
    assert_eq!((player.qic, player.ore, player.research[Area::Navigation]), (0, 5, 1));
    let with = scene().structure(0, Institute, (0, 0)).turn_of(0).income(ME);
    assert_eq!(with, game.income(ME) + Goods::charge(4) + Goods::ore(1));
}
