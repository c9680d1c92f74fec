//! Action 5, research (GP-RES).

use gaia::goods::Goods;
use gaia::names::{Advanced, Area, Booster, Faction, Named, Place, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Move, OwnToken, Power, Special, TileState};
use table::{Game, Seat};

use crate::common::{ME, decision, me, refused};

/// Firaks with a mine and no research, and with this much knowledge, against the Xenos.
fn scholars(knowledge: u8) -> Scene {
    Scene::new(&[Faction::Firaks, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .player(0, move |player| player.knowledge = knowledge)
}

// GP-EX-36; proves GP-RES-1, GP-LVL-TERRA-1
#[test]
fn four_knowledge_buy_one_level() {
    let mut game = scholars(4).player(0, |player| player.ore = 5).turn_of(0);
    game.play(Move::Research(Area::Terraforming)).unwrap();
    assert_eq!(me(&game).research[Area::Terraforming], 1);
    assert_eq!((me(&game).knowledge, me(&game).ore), (0, 7));
    // It was the action of this turn.
    refused(&game, Move::Research(Area::Terraforming), "GP-TURN-1");
}

// proves GP-RES-1
#[test]
fn three_knowledge_are_not_enough() {
    let game = scholars(3).turn_of(0);
    for area in Area::ALL {
        refused(&game, Move::Research(*area), "GP-RES-1");
    }
}

// proves GP-RES-2
#[test]
fn research_may_be_repeated_within_a_round() {
    let mut game = scholars(12).turn_of(0);
    game.play(Move::Research(Area::Science)).unwrap();
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    for area in [Area::Science, Area::Economy] {
        game.play(Move::Research(area)).unwrap();
        game.play(Move::EndTurn).unwrap();
    }
    assert_eq!((game.round(), me(&game).knowledge), (1, 0));
    assert_eq!((me(&game).research[Area::Science], me(&game).research[Area::Economy]), (2, 1));
}

// proves GP-RES-3
#[test]
fn a_new_level_gives_its_bonus_and_replaces_the_old_one() {
    // Income: 2 knowledge instead of 1, not in addition.
    let mut game = scholars(4).level(0, Area::Science, 1).turn_of(0);
    let before = game.income(ME);
    game.play(Move::Research(Area::Science)).unwrap();
    assert_eq!(game.income(ME), before + Goods::knowledge(1));
    // Bonus: once, at once.
    let mut game = scholars(4).level(0, Area::Intelligence, 2).turn_of(0);
    game.play(Move::Research(Area::Intelligence)).unwrap();
    assert_eq!(me(&game).qic, 1 + 2);
    // Lasting effect.
    let mut game = scholars(4).level(0, Area::Navigation, 3).turn_of(0);
    assert_eq!(game.range(ME), 2);
    game.play(Move::Research(Area::Navigation)).unwrap();
    assert_eq!(game.range(ME), 3);
}

// proves GP-RES-4
#[test]
fn level_three_of_any_area_charges_three_power() {
    for area in Area::ALL {
        for level in 1..=5 {
            let mut game = scholars(4)
                .level(0, *area, level - 1)
                .token(0, Token::Credits, true)
                .player(0, |player| player.power = Power::new([4, 0, 0]))
                .turn_of(0);
            game.play(Move::Research(*area)).unwrap();
            let [i, ii, iii] = me(&game).power.areas;
            let new_tokens = i + ii + iii - 4;
            let charged = match (area, level) {
                (_, 3) => [1, 3, 0],
                // This one is the bonus of the level itself.
                (Area::Economy, 5) => [0, 2, 2],
                _ => [4, 0, 0],
            };
            assert_eq!([i - new_tokens, ii, iii], charged, "{area} {level}");
        }
    }
}

// GP-EX-37; proves GP-RES-4
#[test]
fn a_step_of_a_tech_tile_charges_three_power_at_level_three() {
    let mut game = scholars(0)
        .structure(0, Structure::TradingStation, (1, 0))
        .level(0, Area::Science, 2)
        .player(0, |player| {
            (player.ore, player.credits) = (3, 5);
            player.power = Power::new([3, 0, 0]);
        })
        .turn_of(0);
    game.play(Move::Upgrade(game.cell(1, 0), Structure::ResearchLab)).unwrap();
    game.play(Move::Tile(Place::Science)).unwrap();
    game.play(Move::Step(Area::Science)).unwrap();
    assert_eq!(me(&game).power, Power::new([0, 3, 0]));
    assert_eq!(me(&game).vp(), 10);
}

// proves GP-RES-5, GP-RES-7
#[test]
fn level_five_asks_for_a_green_token() {
    for area in Area::ALL {
        let scene = || scholars(4).level(0, *area, 4);
        let without = scene().turn_of(0);
        refused(&without, Move::Research(*area), "GP-RES-5");
        let grey = scene().token(0, Token::TwelveVp, false).token(0, Token::Credits, false).turn_of(0);
        refused(&grey, Move::Research(*area), "GP-RES-5");

        let mut game = scene().token(0, Token::Credits, true).turn_of(0);
        game.play(Move::Research(*area)).unwrap();
        assert_eq!(me(&game).research[*area], 5);
        assert_eq!(me(&game).tokens[0], OwnToken { kind: Token::Credits, green: false });
    }
}

// proves GP-RES-5
#[test]
fn lower_levels_leave_the_tokens_alone() {
    for level in 0..4 {
        let mut game = scholars(4).level(0, Area::Science, level).token(0, Token::Credits, true).turn_of(0);
        game.play(Move::Research(Area::Science)).unwrap();
        assert!(me(&game).has_green_token());
    }
}

// proves GP-RES-6, GP-RES-7, GP-RES-9
#[test]
fn level_five_holds_one_player_and_the_others_any_number() {
    for area in Area::ALL {
        for level in 1..=4 {
            let mut game = scholars(4).level(0, *area, level - 1).level(1, *area, level).turn_of(0);
            game.play(Move::Research(*area)).unwrap();
            assert_eq!(
                (me(&game).research[*area], game.players()[Seat::new(1)].research[*area]),
                (level, level)
            );
        }
        let taken = || scholars(4).level(1, *area, 5).token(0, Token::Credits, true);
        let game = taken().level(0, *area, 4).turn_of(0);
        refused(&game, Move::Research(*area), "GP-RES-6");
        assert!(taken().level(0, *area, 3).turn_of(0).check(Move::Research(*area)).is_ok());
    }
}

// proves GP-RES-8
#[test]
fn nobody_goes_beyond_level_five() {
    for area in Area::ALL {
        let game = scholars(15).level(0, *area, 5).token(0, Token::Credits, true).turn_of(0);
        refused(&game, Move::Research(*area), "GP-RES-8");
    }
}

// proves GP-RES-10
#[test]
fn the_token_of_terraforming_five_does_not_pay_for_its_own_step() {
    let scene = || scholars(4).level(0, Area::Terraforming, 4).terraforming_token(Token::Knowledge);
    let game = scene().turn_of(0);
    refused(&game, Move::Research(Area::Terraforming), "GP-RES-5");

    let mut game = scene().token(0, Token::Credits, true).turn_of(0);
    game.play(Move::Research(Area::Terraforming)).unwrap();
    let paid = OwnToken { kind: Token::Credits, green: false };
    let taken = OwnToken { kind: Token::Knowledge, green: true };
    assert_eq!(me(&game).tokens[..], [paid, taken]);
    assert_eq!(game.terraforming_token(), None);
}

// proves GP-RES-11
#[test]
fn every_level_scores_however_it_was_gained() {
    let scene = || {
        scholars(4)
            .round(1, RoundTile::Research)
            .structure(0, Structure::Institute, (4, 0))
            .structure(0, Structure::ResearchLab, (5, 0))
            .player(0, |player| player.tiles[Standard::SevenVp] = TileState::Covered(Advanced::Research))
    };
    let mut paid = scene().turn_of(0);
    paid.play(Move::Research(Area::Science)).unwrap();
    assert_eq!(me(&paid).vp(), 10 + 2 + 2);

    // A step without knowledge: the Firaks' institute.
    let mut free = scene().turn_of(0);
    free.play(Move::Special(Special::Institute)).unwrap();
    free.play(Move::Downgrade(free.cell(5, 0))).unwrap();
    assert_eq!(me(&free).vp(), 10);
    free.play(Move::Step(Area::Science)).unwrap();
    assert_eq!((me(&free).vp(), me(&free).knowledge), (10 + 2 + 2, 4));
}

// proves GP-RES-12
#[test]
fn the_token_gained_first_is_flipped_without_a_question() {
    let mut game = scholars(4)
        .level(0, Area::Science, 4)
        .token(0, Token::Ore, false)
        .token(0, Token::Credits, true)
        .token(0, Token::Qic, true)
        .turn_of(0);
    game.play(Move::Research(Area::Science)).unwrap();
    assert_eq!(me(&game).tokens.iter().map(|token| token.green).collect::<Vec<_>>(), [false, false, true]);
    assert_eq!(decision(&game), Decision::ACTED);
}
