//! The end of the game, final scoring tiles and the neutral player (GP-END, GP-FSCORE, GP-2P).

use std::collections::HashSet;

use gaia::names::{
    Advanced, Area, Faction, FinalTile, FreeAction, Named, Planet, RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{Bowl, Gaia, Handful, Move, Phase, Player, Power, Purse, Source, Stone, TileState};
use table::{Game, Seat};

use crate::common::{ME, apply, catalogue, me, play};

use Faction::{BalTaks, Firaks, Gleens, HadschHallas, Ivits, Lantids, Nevlas, Taklons, Terrans, Xenos};

fn points(game: &Gaia, source: Source) -> Vec<i32> {
    game.players().values().map(|player| player.points.of(source)).collect()
}

/// So many satellites for each player, in a row of their own, and the points of the tile that counts them.
fn satellites(counts: &[u8]) -> Vec<i32> {
    let factions = [Terrans, Xenos, Taklons, Firaks];
    let mut scene = Scene::new(&factions[..counts.len()]).finals([FinalTile::Satellites, FinalTile::Sectors]);
    for (player, count) in counts.iter().enumerate() {
        let row: Vec<_> = (0..*count as i8).map(|place| (place - 5, player as i8)).collect();
        scene = scene.satellites(player as u8, &row);
    }
    points(&scene.final_scoring(), Source::Final(0))
}

// proves GP-END-1
#[test]
fn the_game_ends_with_the_last_pass_of_round_6() {
    let mut game = Scene::new(&[Terrans, Xenos]).round(6, RoundTile::Mine).turn_of(0);
    play(&mut game, &[Move::Pass(None)]);
    assert_eq!(game.phase(), Phase::Actions, "one player is still in the round");
    assert_eq!(points(&game, Source::Resources), [0, 0], "nothing is scored before the end");
    play(&mut game, &[Move::Pass(None)]);
    assert_eq!((game.phase(), game.to_move().seat()), (Phase::Over, None));
    assert_eq!(game.check(Move::EndTurn).unwrap_err().rule, "GP-END-1");
}

// proves GP-END-2
#[test]
fn each_final_tile_gives_18_12_6_and_0_points() {
    assert_eq!(catalogue().numbers.rank_vp, [18, 12, 6, 0]);
    assert_eq!(satellites(&[2, 5, 3, 9]), [0, 12, 6, 18]);
    assert_eq!(satellites(&[2, 5, 3]), [6, 18, 12]);

    let game = Scene::new(&[Terrans, Xenos, Taklons])
        .finals([FinalTile::Satellites, FinalTile::Structures])
        .satellites(0, &[(0, 0)])
        .satellites(1, &[(1, 0), (2, 0)])
        .structure(0, Structure::Mine, (0, 3))
        .structure(2, Structure::Mine, (3, 3))
        .structure(2, Structure::Mine, (4, 3))
        .final_scoring();
    assert_eq!(points(&game, Source::Final(0)), [12, 18, 0]);
    assert_eq!(points(&game, Source::Final(1)), [12, 0, 18], "the tiles are scored separately");
}

// proves GP-END-3, GP-END-5
#[test]
fn tied_players_share_the_points_of_their_ranks() {
    assert_eq!(satellites(&[4, 4, 2, 1]), [15, 15, 6, 0]);
    assert_eq!(satellites(&[4, 3, 3, 1]), [18, 9, 9, 0]);
    assert_eq!(satellites(&[4, 3, 2, 2]), [18, 12, 3, 3]);
    assert_eq!(satellites(&[4, 4, 4, 1]), [12, 12, 12, 0]);
    assert_eq!(satellites(&[4, 2, 2, 2]), [18, 6, 6, 6]);
    assert_eq!(satellites(&[4, 4, 2, 2]), [15, 15, 3, 3]);
    assert_eq!(satellites(&[4, 4, 4, 4]), [9, 9, 9, 9]);
    let ranks = catalogue().numbers.rank_vp;
    for first in 0..4 {
        for tied in 1..=4 - first {
            let shared: u8 = ranks[first..first + tied].iter().sum();
            assert_eq!(shared % tied as u8, 0, "every share is a whole number");
        }
    }
}

// GP-EX-45; proves GP-END-3
#[test]
fn tie_for_first_place() {
    assert_eq!(satellites(&[6, 6, 1]), [15, 15, 6]);
}

// GP-EX-11; proves GP-FSCORE-4, GP-END-2, GP-END-3
#[test]
fn final_tile_for_gaia_planets() {
    let mut scene = Scene::new(&[Terrans, Xenos, Taklons, Firaks])
        .finals([FinalTile::GaiaPlanets, FinalTile::Satellites]);
    for (player, count) in [3, 2, 2, 1].into_iter().enumerate() {
        for place in 0..count {
            let at = (place, 3 * player as i8 - 5);
            scene = scene.planet(at, Planet::Gaia).structure(player as u8, Structure::Mine, at);
        }
    }
    assert_eq!(points(&scene.final_scoring(), Source::Final(0)), [18, 9, 9, 0]);
}

// proves GP-END-6
#[test]
fn a_count_of_zero_gets_nothing_whatever_the_rank() {
    assert_eq!(satellites(&[3, 0, 0]), [18, 0, 0], "ranks 2 and 3 are left empty");
    assert_eq!(satellites(&[0, 0, 0, 0]), [0, 0, 0, 0]);
    assert_eq!(satellites(&[3, 2, 0]), [18, 12, 0]);
    assert_eq!(satellites(&[1, 0]), [12, 0], "behind the neutral player");
}

// GP-EX-12; proves GP-END-7
#[test]
fn research_scoring() {
    let game = Scene::new(&[Terrans, Xenos])
        .level(0, Area::Navigation, 5)
        .level(0, Area::Economy, 2)
        .final_scoring();
    let research: Vec<_> = Area::ALL.iter().map(|area| points(&game, Source::Research(*area))[0]).collect();
    assert_eq!(research, [0, 12, 0, 0, 0, 0]);
}

// proves GP-END-7
#[test]
fn every_level_from_3_gives_4_points_in_every_area() {
    for area in Area::ALL {
        let vp = |level| {
            points(
                &Scene::new(&[Taklons, Xenos]).level(0, *area, level).final_scoring(),
                Source::Research(*area),
            )[0]
        };
        assert_eq!([0, 1, 2, 3, 4, 5].map(vp), [0, 0, 0, 4, 8, 12], "{area}");
    }
}

/// Seat 0 with this stock at the end of the game.
fn stock(faction: Faction, [credits, ore, knowledge, qic]: [u8; 4], power: Power) -> Scene {
    let other = if faction == Terrans { Xenos } else { Terrans };
    Scene::new(&[faction, other]).round(6, RoundTile::Mine).player(0, |player| {
        (player.credits, player.ore, player.knowledge, player.qic) = (credits, ore, knowledge, qic);
        (player.power, player.gaiaformers) = (power, 0);
    })
}

fn left_over(scene: Scene) -> ([u8; 3], i32) {
    let game = scene.final_scoring();
    let player = me(&game);
    ([player.credits, player.ore, player.knowledge], player.points.of(Source::Resources))
}

const NO_POWER: Power = Power::new([0, 0, 0]);

// GP-EX-46; proves GP-END-8
#[test]
fn left_over_resources() {
    assert_eq!(left_over(stock(Terrans, [4, 3, 3, 0], NO_POWER)), ([4, 3, 3], 3));
}

// proves GP-END-8
#[test]
fn three_resources_together_give_a_point_rounded_down() {
    let vp = |stock_of: [u8; 4]| left_over(stock(Terrans, stock_of, NO_POWER)).1;
    assert_eq!([vp([0, 0, 0, 0]), vp([1, 1, 0, 0]), vp([1, 1, 1, 0]), vp([5, 0, 0, 0])], [0, 0, 1, 1]);
    assert_eq!(vp([30, 15, 15, 0]), 20);
}

// GP-EX-75; proves GP-END-9, GP-END-11
#[test]
fn best_final_conversion() {
    let scene = stock(Terrans, [28, 15, 2, 1], Power::new([0, 0, 7]));
    assert_eq!(left_over(scene), ([30, 15, 3], 16));
}

// proves GP-END-9, GP-END-11, GP-FREE-13
#[test]
fn conversion_uses_everything_within_the_limits() {
    let plain = |stock_of, areas| left_over(stock(Terrans, stock_of, Power::new(areas))).0;
    assert_eq!(
        plain([0, 0, 0, 0], [9, 5, 3]),
        [5, 0, 0],
        "two sacrifices in area II; area I is worth nothing"
    );
    assert_eq!(plain([0, 13, 0, 6], [0, 0, 0]), [4, 15, 0], "QIC to ore, further QIC on to credits");
    assert_eq!(plain([30, 15, 0, 3], [0, 0, 0]), [30, 15, 0], "no room");
    assert_eq!(plain([30, 12, 14, 0], [0, 0, 9]), [30, 15, 14], "ore for 3 power before knowledge for 4");
    assert_eq!(plain([30, 15, 14, 0], [0, 0, 20]), [30, 15, 15]);

    let stone = |bowl, areas| {
        let power = Power { brainstone: Some(bowl), ..Power::new(areas) };
        left_over(stock(Taklons, [0, 0, 0, 0], power)).0[0]
    };
    assert_eq!(stone(Bowl::III, [0, 0, 1]), 4, "the brainstone is worth 3");
    assert_eq!(stone(Bowl::II, [0, 3, 0]), 4, "it moves to area III, and one more token");
    assert_eq!(stone(Bowl::II, [0, 0, 0]), 0, "a sacrifice needs two tokens");
    assert_eq!(stone(Bowl::I, [0, 0, 0]), 0);

    let formers = stock(BalTaks, [0, 0, 0, 0], NO_POWER).player(0, |taks| taks.gaiaformers = 2);
    assert_eq!(left_over(formers).0, [0, 2, 0], "Gaiaformers to QIC to ore");
    let nevlas = || stock(Nevlas, [29, 15, 0, 0], Power::new([0, 0, 4]));
    assert_eq!(left_over(nevlas()).0, [30, 15, 3], "one token for each knowledge");
    let institute =
        stock(Nevlas, [25, 15, 0, 0], Power::new([0, 0, 4])).structure(0, Structure::Institute, (0, 0));
    assert_eq!(left_over(institute).0, [30, 15, 1], "three tokens are worth six credits, one sum");
}

/// All free actions with all ways to pay. Turning ore into tokens is left out: they enter area I, where they
/// are worth nothing any more.
fn free_actions() -> Vec<Move> {
    let purses = [Purse::Tokens, Purse::Brainstone, Purse::Change];
    let useful = FreeAction::ALL.iter().filter(|action| **action != FreeAction::OreToToken);
    let conversions = useful.flat_map(|action| purses.map(|purse| Move::Convert(*action, purse)));
    conversions.chain([Stone::Aside, Stone::Moves, Stone::Discarded].map(Move::Sacrifice)).collect()
}

/// What everything a player owns could be worth at best. No free action makes more of it.
fn hope(player: &Player) -> u32 {
    let Player { credits, ore, knowledge, qic, gaiaformers, power, .. } = *player;
    let worth = if player.faction == Some(Nevlas) { 2 } else { 1 };
    let stone = if power.brainstone.is_some() { 3 } else { 0 };
    let tokens = worth * (power.areas[1] / 2 + power.areas[2]) + stone;
    [credits, ore, knowledge, qic, gaiaformers, tokens].into_iter().map(u32::from).sum()
}

/// The largest total of credits, ore and knowledge that free actions can reach, found by trying them all.
fn best_by_hand(game: Gaia) -> u32 {
    let (mut seen, mut open, mut best) = (HashSet::new(), vec![game], 0);
    let free_actions = free_actions();
    while let Some(game) = open.pop() {
        let Player { credits, ore, knowledge, .. } = game.players()[ME];
        best = best.max([credits, ore, knowledge].into_iter().map(u32::from).sum());
        for mv in free_actions.iter().filter(|mv| game.check(**mv).is_ok()) {
            let mut next = game.clone();
            apply(&mut next, *mv);
            let player = me(&next);
            let Player { credits, ore, knowledge, qic, power, gaiaformers, .. } = *player;
            // Up to 2 power paid too much may be kept for the next free action.
            let hopeless = hope(player) + 2 <= best;
            if !hopeless && seen.insert((credits, ore, knowledge, qic, power, gaiaformers, next.question())) {
                open.push(next);
            }
        }
    }
    best
}

// proves GP-END-9, GP-END-11
#[test]
fn no_free_actions_beat_the_final_conversion() {
    let stocks = [[29, 15, 13, 2], [28, 13, 14, 3], [30, 14, 13, 1], [27, 15, 15, 4], [30, 15, 12, 5]];
    let cycles = [[0, 0, 3], [1, 3, 2], [0, 0, 7], [0, 1, 4], [0, 4, 0]];
    for faction in [Terrans, Taklons, Nevlas, BalTaks, HadschHallas] {
        for (stock_of, areas) in stocks.into_iter().flat_map(|stock_of| cycles.map(|areas| (stock_of, areas)))
        {
            for institute in [false, true] {
                let scene = || {
                    let brainstone =
                        (faction == Taklons).then_some(if areas[1] > 0 { Bowl::II } else { Bowl::III });
                    let power = Power { brainstone, ..Power::new(areas) };
                    let scene = stock(faction, stock_of, power);
                    let scene = scene.player(0, |player| player.gaiaformers = u8::from(faction == BalTaks));
                    if institute { scene.structure(0, Structure::Institute, (0, 0)) } else { scene }
                };
                let by_hand = best_by_hand(scene().turn_of(0));
                let (left, vp) = left_over(scene());
                let total: u32 = left.into_iter().map(u32::from).sum();
                assert_eq!(
                    total, by_hand,
                    "{faction} with {stock_of:?}, power {areas:?}, institute: {institute}"
                );
                assert_eq!(vp, total as i32 / 3);
            }
        }
    }
}

// proves GP-END-10, GP-2P-4
#[test]
fn the_most_points_win_and_ties_share_the_victory() {
    let winners = |second: i32| {
        let scene =
            Scene::new(&[Terrans, Xenos]).finals([FinalTile::Satellites, FinalTile::StructuresInFederations]);
        let game = [0, 1].into_iter().fold(scene, |scene, seat| {
            scene.player(seat, |player| {
                (player.credits, player.ore, player.knowledge, player.qic) = (0, 0, 0, 0);
                player.power = Power::default();
            })
        });
        let game = game.player(1, |xenos| xenos.points.add(Source::Start, second - 10)).final_scoring();
        let seats: Vec<_> = game.scores().winners.iter().map(|seat| seat.number()).collect();
        (game.scores().totals(), seats)
    };
    assert_eq!(winners(9), (vec![10, 9], vec![1]));
    assert_eq!(winners(11), (vec![10, 11], vec![2]));
    assert_eq!(
        winners(10),
        (vec![10, 10], vec![1, 2]),
        "the neutral player leads both tiles and does not win"
    );
}

// proves GP-END-12
#[test]
fn the_total_is_the_sum_of_tiles_research_and_resources() {
    let game = Scene::new(&[Terrans, Xenos, Taklons])
        .finals([FinalTile::Satellites, FinalTile::Structures])
        .satellites(0, &[(0, 0)])
        .structure(0, Structure::Mine, (0, 3))
        .level(0, Area::Economy, 4)
        .player(0, |terrans| {
            (terrans.credits, terrans.ore, terrans.knowledge, terrans.qic) = (3, 3, 3, 3);
            terrans.power = NO_POWER;
        })
        .final_scoring();
    let terrans = me(&game);
    let parts = [
        Source::Start,
        Source::Final(0),
        Source::Final(1),
        Source::Research(Area::Economy),
        Source::Resources,
    ];
    assert_eq!(parts.map(|source| terrans.points.of(source)), [10, 18, 18, 8, 4]);
    assert_eq!(terrans.vp(), 58);
    assert_eq!(game.scores(), game.recount());
}

// proves GP-END-12
#[test]
fn the_recount_reads_the_table_and_not_the_notes() {
    let scene = || Scene::new(&[Gleens, Xenos, Taklons]).structure(0, Structure::Mine, (0, 3));
    let differ = |game: &Gaia| game.recount().totals()[0] - game.scores().totals()[0];
    // Each of these is on the table without having been scored.
    assert_eq!(differ(&scene().turn_of(0)), 0);
    let tile = |gleens: &mut gaia::Player| gleens.tiles[Standard::SevenVp] = TileState::Open;
    assert_eq!(differ(&scene().player(0, tile).turn_of(0)), 7);
    let covered = TileState::Covered(Advanced::PassLabs);
    assert_eq!(differ(&scene().player(0, |p| p.tiles[Standard::SevenVp] = covered).turn_of(0)), 7);
    let on_gaia = scene().planet((2, 3), Planet::Gaia).structure(0, Structure::Mine, (2, 3));
    assert_eq!(differ(&on_gaia.turn_of(0)), 2);
    assert_eq!(differ(&scene().token(0, Token::TwelveVp, false).turn_of(0)), 12);
    // Each of these was noted, and the table does not show it.
    let noted = |source| differ(&scene().player(0, |p| p.points.add(source, 5)).turn_of(0));
    for source in [
        Source::Round(2),
        Source::Standard(Standard::VpGaiaMine),
        Source::Advanced(Advanced::PassLabs),
        Source::GaiaProject,
        Source::Gleens,
        Source::Federation,
        Source::Final(0),
        Source::Research(Area::Economy),
        Source::Resources,
    ] {
        assert_eq!(noted(source), -5, "{source:?}");
    }
    // At the end what is left is counted again.
    let over = scene().player(0, |p| p.points.add(Source::Resources, 5)).final_scoring();
    assert_eq!(differ(&over), -5);
}

fn count(game: &Gaia, tile: FinalTile) -> u8 {
    game.final_count(ME, tile)
}

// proves GP-FSCORE-1
#[test]
fn structures_of_every_kind_count_also_shared_mines_and_the_lost_planet() {
    let kinds = Structure::ALL.iter().enumerate();
    let scene = kinds.fold(Scene::new(&[Lantids, Xenos]), |scene, (place, kind)| {
        scene.structure(0, *kind, (place as i8 - 3, 0))
    });
    let game = scene
        .structure(1, Structure::Mine, (0, 3))
        .shared_mine(0, (0, 3))
        .lost_planet(0, (3, 3))
        .project(0, (-3, 3), true)
        .satellites(0, &[(0, -3)])
        .turn_of(0);
    assert_eq!(count(&game, FinalTile::Structures), 8, "not the Gaiaformer nor the satellite");
    assert_eq!(game.final_count(Seat::new(1), FinalTile::Structures), 1);
}

// proves GP-FSCORE-2
#[test]
fn structures_that_join_a_federation_later_count_too() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Institute, (0, 0))
        .structure(0, Structure::AcademyLeft, (2, 0))
        .structure(0, Structure::Mine, (2, -1))
        .structure(0, Structure::Mine, (6, 0))
        .planet((0, -1), Planet::Terra)
        .turn_of(0);
    assert_eq!(count(&game, FinalTile::StructuresInFederations), 0);
    let (lone, satellite) = (game.cell(6, 0), Move::Satellite(game.cell(1, 0)));
    let token = Move::Tokens(Handful { areas: [1, 0, 0], brainstone: false });
    play(&mut game, &[Move::Federate, satellite, token, Move::Token(Token::TwelveVp), Move::EndTurn]);
    assert!(!game.in_federation(ME, lone));
    assert_eq!(count(&game, FinalTile::StructuresInFederations), 3, "the satellite is no structure");
    let booster = game.open_boosters().next();
    play(&mut game, &[Move::Pass(booster)]);
    let mine = Move::Mine(game.cell(0, -1));
    play(&mut game, &[mine]);
    assert_eq!(count(&game, FinalTile::StructuresInFederations), 4);
}

// proves GP-FSCORE-2, GP-FAC-LANTIDS-9
#[test]
fn a_shared_mine_counts_in_a_federation() {
    let game = Scene::new(&[Lantids, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .structure(1, Structure::Mine, (1, 0))
        .shared_mine(0, (1, 0))
        .federated(0, &[(0, 0), (1, 0)])
        .turn_of(0);
    assert_eq!(count(&game, FinalTile::StructuresInFederations), 2);
}

// proves GP-FSCORE-3, GP-COMP-2
#[test]
fn planet_types_count_once_each() {
    let game = Scene::new(&[Lantids, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .structure(0, Structure::TradingStation, (1, 0))
        .planet((2, 0), Planet::Ice)
        .structure(0, Structure::Mine, (2, 0))
        .planet((3, 0), Planet::Gaia)
        .structure(0, Structure::Mine, (3, 0))
        .lost_planet(0, (4, 0))
        .structure(1, Structure::Mine, (0, 3))
        .shared_mine(0, (0, 3))
        .project(0, (0, 5), true)
        .turn_of(0);
    assert_eq!(
        count(&game, FinalTile::PlanetTypes),
        4,
        "Terra, Ice, Gaia, Lost Planet; Desert is only shared"
    );
}

// proves GP-FSCORE-4
#[test]
fn gaia_planets_count_once_they_are_colonized() {
    let game = Scene::new(&[Lantids, Xenos])
        .planet((0, 0), Planet::Gaia)
        .structure(0, Structure::Mine, (0, 0))
        .project(0, (1, 0), true)
        .structure(0, Structure::TradingStation, (1, 0))
        .project(0, (2, 0), true)
        .planet((3, 0), Planet::Gaia)
        .structure(1, Structure::Mine, (3, 0))
        .shared_mine(0, (3, 0))
        .turn_of(0);
    assert_eq!(count(&game, FinalTile::GaiaPlanets), 2, "not with a Gaiaformer alone, nor shared");
}

// proves GP-FSCORE-5
#[test]
fn sectors_count_with_a_colonized_planet_the_lost_planet_included() {
    let game = Scene::new(&[Lantids, Xenos])
        .sector((3, 0), 2)
        .sector((0, 3), 3)
        .sector((0, -3), 4)
        .sector((-3, 0), 5)
        .sector((-3, 3), 6)
        .structure(0, Structure::Mine, (0, 0))
        .structure(0, Structure::Mine, (1, 0))
        .structure(1, Structure::Mine, (3, 0))
        .shared_mine(0, (3, 0))
        .lost_planet(0, (0, 3))
        .satellites(0, &[(0, -3)])
        .project(0, (-3, 0), true)
        .structure(1, Structure::Mine, (-3, 3))
        .turn_of(0);
    assert_eq!(count(&game, FinalTile::Sectors), 3, "no sector for a satellite or a Gaiaformer");
}

// proves GP-FSCORE-6
#[test]
fn space_stations_of_the_ivits_count_as_satellites() {
    let spaces = [(0, 0), (1, 0), (2, 0)];
    let game = Scene::new(&[Ivits, Xenos])
        .satellites(0, &spaces)
        .station(0, (0, 3))
        .station(0, (0, 4))
        .satellites(1, &spaces[..2])
        .turn_of(0);
    assert_eq!(count(&game, FinalTile::Satellites), 5);
    assert_eq!(game.final_count(Seat::new(1), FinalTile::Satellites), 2);
}

// proves GP-2P-1, GP-2P-3, GP-END-4, GP-SETUP-22
#[test]
fn the_neutral_player_is_ranked_with_two_players_only() {
    assert_eq!(satellites(&[9, 3]), [18, 6], "neutral count 8: second");
    assert_eq!(satellites(&[9, 10]), [12, 18]);
    assert_eq!(satellites(&[5, 3]), [12, 6], "neutral first: its 18 points are lost");
    assert_eq!(satellites(&[8, 3]), [15, 6], "a tie is shared with it");
    assert_eq!(satellites(&[8, 8]), [12, 12]);
    assert_eq!(satellites(&[5, 3, 1]), [18, 12, 6], "no neutral player with three");
}

// GP-EX-8; proves GP-2P-2
#[test]
fn neutral_players_value() {
    assert_eq!(catalogue().final_tiles[FinalTile::Satellites].neutral, 8);
    assert_eq!([satellites(&[7, 0])[0], satellites(&[8, 0])[0], satellites(&[9, 0])[0]], [12, 15, 18]);
}

// proves GP-2P-2
#[test]
fn the_neutral_player_counts_what_is_printed_on_the_tile() {
    let neutral = FinalTile::ALL.iter().map(|tile| catalogue().final_tiles[*tile].neutral);
    assert!(neutral.eq([11, 10, 5, 4, 6, 8]), "structures, in federations, types, Gaia, sectors, satellites");
    let gaia = |planets: i8| {
        let scene = Scene::new(&[Terrans, Xenos]).finals([FinalTile::GaiaPlanets, FinalTile::Sectors]);
        let scene = (0..planets)
            .fold(scene, |scene, q| scene.planet((q, 0), Planet::Gaia).structure(0, Structure::Mine, (q, 0)));
        points(&scene.final_scoring(), Source::Final(0))[0]
    };
    assert_eq!([gaia(3), gaia(4), gaia(5)], [12, 15, 18]);
}

// proves GP-2P-1, GP-2P-4
#[test]
fn the_neutral_player_has_no_other_effect() {
    let game = Scene::new(&[Terrans, Xenos]).final_scoring();
    assert_eq!((game.seats(), game.scores().seats.len()), (2, 2), "no seat, no score");
    assert_eq!(game.open_boosters().count(), 3, "no booster");
}
