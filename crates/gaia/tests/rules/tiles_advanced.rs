//! Advanced tech tiles (GP-TILE-ADV).

use gaia::names::{Advanced, Area, BoardAction, Booster, Faction, Named, Planet, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Player, Purse, Source, Special, TileState};

use crate::common::{me, play, refusal, refused, terrans};

/// An advanced tile lies on a standard tile that has done its work.
fn holding(scene: Scene, tile: Advanced) -> Scene {
    scene.player(0, |p| p.tiles[Standard::SevenVp] = TileState::Covered(tile))
}

/// Everything an advanced tile needs: level 4 of its area, a green token, a tile to cover, and 4 QIC to get it.
fn about_to_take(scene: Scene, tile: Advanced) -> Scene {
    let ready = scene.level(0, Area::Economy, 4).token(0, Token::Qic, true).advanced_at(Area::Economy, tile);
    ready.player(0, |p| {
        p.tiles[Standard::SevenVp] = TileState::Open;
        (p.qic, p.ore) = (4, 0);
    })
}

const TAKE: [Move; 2] = [Move::Act(BoardAction::TechTile, Purse::Tokens), Move::AdvancedTile(Area::Economy)];

/// The player before and after taking the tile, without the research step.
fn take(scene: Scene, tile: Advanced) -> (Player, Player) {
    let mut game = about_to_take(scene, tile).turn_of(0);
    let before = me(&game).clone();
    play(&mut game, &TAKE);
    assert_eq!(me(&game).tiles[Standard::SevenVp], TileState::Covered(tile));
    play(&mut game, &[Move::NoStep]);
    (before, me(&game).clone())
}

/// Points of a tile from a move.
fn points(tile: Advanced, scene: Scene, moves: impl FnOnce(&Gaia) -> Vec<Move>) -> i32 {
    let mut game = holding(scene, tile).turn_of(0);
    let moves = moves(&game);
    play(&mut game, &moves);
    me(&game).points.of(Source::Advanced(tile))
}

fn pass(_: &Gaia) -> Vec<Move> {
    vec![Move::Pass(Some(Booster::Range))]
}

/// Terrans with something of everything: three mines (one on the Lost Planet), two labs, three trading stations,
/// five planet types, two colonized Gaia planets, and four sectors, of which one holds only the Lost Planet.
fn empire() -> Scene {
    terrans()
        .structure(0, Structure::Mine, (2, 0))
        .lost_planet(0, (4, 0))
        .sector((4, 0), 4)
        .planet((0, 2), Planet::Oxide)
        .sector((0, 2), 2)
        .structure(0, Structure::ResearchLab, (0, 2))
        .structure(0, Structure::ResearchLab, (0, 4))
        .planet((0, 6), Planet::Ice)
        .sector((0, 6), 2)
        .structure(0, Structure::TradingStation, (0, 6))
        .planet((-2, 0), Planet::Gaia)
        .sector((-2, 0), 3)
        .structure(0, Structure::TradingStation, (-2, 0))
        .planet((-4, 0), Planet::Gaia)
        .structure(0, Structure::TradingStation, (-4, 0))
        .project(0, (-6, 0), true)
        .sector((-6, 0), 5)
        .satellites(0, &[(0, -6)])
        .sector((0, -6), 6)
}

// GP-EX-54; proves GP-TILE-ADV-1
#[test]
fn passing_scores_three_points_for_each_federation_token() {
    let tile = Advanced::PassFederation;
    assert_eq!(points(tile, terrans(), pass), 0);
    let tokens =
        || terrans().token(0, Token::Qic, true).token(0, Token::Ore, true).token(0, Token::TwelveVp, false);
    assert_eq!(points(tile, tokens(), pass), 9, "green and grey ones alike");
    assert_eq!(points(tile, tokens(), |_| vec![]), 0, "not before passing");
}

// GP-EX-55; proves GP-TILE-ADV-2
#[test]
fn every_research_level_scores_two_points() {
    let tile = Advanced::Research;
    let scene = || terrans().player(0, |p| (p.knowledge, p.qic) = (4, 4));
    let research = |_: &Gaia| vec![Move::Research(Area::Science)];
    assert_eq!(points(tile, scene(), research), 2);

    // A free step counts too; a step that is declined does not.
    let with_tile = |last: Move| move |_: &Gaia| vec![TAKE[0], Move::Tile(gaia::names::Place::Economy), last];
    assert_eq!(points(tile, scene(), with_tile(Move::Step(Area::Economy))), 2);
    assert_eq!(points(tile, scene(), with_tile(Move::NoStep)), 0);

    // The step that comes with this very tile is the first it rewards.
    let mut game = about_to_take(terrans(), tile).turn_of(0);
    play(&mut game, &TAKE);
    assert_eq!(me(&game).points.of(Source::Advanced(tile)), 0);
    play(&mut game, &[Move::Step(Area::Navigation)]);
    assert_eq!(me(&game).points.of(Source::Advanced(tile)), 2);
}

// GP-EX-60; proves GP-TILE-ADV-3, GP-TILE-ADV-11, GP-TILE-ADV-13, GP-SPEC-2
#[test]
fn action_tiles_give_their_resources_once_a_round() {
    let stock = |p: &Player| [p.credits, p.ore, p.knowledge, p.qic];
    let gains = [
        (Advanced::ActionQicCredits, [5, 0, 0, 1]),
        (Advanced::ActionOre, [0, 3, 0, 0]),
        (Advanced::ActionKnowledge, [0, 0, 3, 0]),
    ];
    for (tile, gain) in gains {
        let action = Move::Special(Special::Advanced(tile));
        refused(&terrans().turn_of(0), action, "GP-SPEC-1");
        let mut game = holding(terrans(), tile).turn_of(0);
        let before = stock(me(&game));
        play(&mut game, &[action]);
        assert_eq!([0, 1, 2, 3].map(|i| stock(me(&game))[i] - before[i]), gain, "{tile}");
        play(&mut game, &[Move::EndTurn, Move::Pass(Some(Booster::Range))]);
        assert_eq!(refusal(&game, action), "GP-SPEC-2", "{tile}");
    }
}

// proves GP-TILE-ADV-4
#[test]
fn taken_now_every_mine_scores_two_points() {
    let (_, after) = take(empire(), Advanced::NowMines);
    assert_eq!(
        after.points.of(Source::Advanced(Advanced::NowMines)),
        3 * 2,
        "the Lost Planet's mine included"
    );

    let lantids = Scene::new(&[Faction::Lantids, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .structure(1, Structure::Mine, (2, 0))
        .shared_mine(0, (2, 0));
    let (_, after) = take(lantids, Advanced::NowMines);
    assert_eq!(after.points.of(Source::Advanced(Advanced::NowMines)), 2 * 2, "and shared mines");
}

// proves GP-TILE-ADV-5
#[test]
fn passing_scores_three_points_for_each_research_lab() {
    assert_eq!(points(Advanced::PassLabs, empire(), pass), 2 * 3);
    assert_eq!(points(Advanced::PassLabs, terrans(), pass), 0);
}

// GP-EX-56; proves GP-TILE-ADV-6, GP-TILE-ADV-10
#[test]
fn taken_now_every_colonized_sector_gives_ore_or_points() {
    // Sectors with only a Gaiaformer or a satellite do not count.
    let (_, after) = take(empire(), Advanced::NowSectorOre);
    assert_eq!(after.ore, 4);
    let (before, after) = take(empire(), Advanced::NowSectorVp);
    assert_eq!(after.points.of(Source::Advanced(Advanced::NowSectorVp)), 4 * 2);
    assert_eq!(after.ore, before.ore);
}

// GP-EX-58; proves GP-TILE-ADV-7
#[test]
fn passing_scores_one_point_for_each_planet_type() {
    // Terra, Oxide, Ice, Gaia and the Lost Planet.
    assert_eq!(points(Advanced::PassPlanetTypes, empire(), pass), 5);
    assert_eq!(points(Advanced::PassPlanetTypes, terrans(), pass), 1);
}

// proves GP-TILE-ADV-8
#[test]
fn taken_now_every_colonized_gaia_planet_scores_two_points() {
    let (_, after) = take(empire(), Advanced::NowGaia);
    assert_eq!(
        after.points.of(Source::Advanced(Advanced::NowGaia)),
        2 * 2,
        "the planet with only a Gaiaformer is none"
    );
}

// proves GP-TILE-ADV-9
#[test]
fn taken_now_every_trading_station_scores_four_points() {
    let tile = Advanced::NowTradingStations;
    let (_, after) = take(empire(), tile);
    assert_eq!(after.points.of(Source::Advanced(tile)), 3 * 4);

    // The station that became the lab has left the map already.
    let mut game = about_to_take(empire(), tile).player(0, |p| (p.ore, p.credits) = (3, 5)).turn_of(0);
    let upgrade = Move::Upgrade(game.cell(0, 6), Structure::ResearchLab);
    play(&mut game, &[upgrade, Move::AdvancedTile(Area::Economy)]);
    assert_eq!(me(&game).points.of(Source::Advanced(tile)), 2 * 4);
}

// proves GP-TILE-ADV-12
#[test]
fn taken_now_every_federation_token_scores_five_points_even_the_one_just_flipped() {
    let tile = Advanced::NowFederations;
    let (_, after) = take(terrans(), tile);
    assert_eq!(after.points.of(Source::Advanced(tile)), 5);
    assert!(!after.has_green_token(), "the only token has just been flipped");

    let more =
        terrans().token(0, Token::TwelveVp, false).token(0, Token::Ore, false).token(0, Token::Credits, true);
    let (_, after) = take(more, tile);
    assert_eq!(after.points.of(Source::Advanced(tile)), 4 * 5);
}

// proves GP-TILE-ADV-14
#[test]
fn every_mine_built_scores_three_points() {
    let tile = Advanced::Mine;
    let scene = || terrans().planet((1, 0), Planet::Terra).planet((0, 1), Planet::Gaia);
    assert_eq!(points(tile, scene(), |game| vec![Move::Mine(game.cell(1, 0))]), 3);
    assert_eq!(points(tile, scene(), |game| vec![Move::Mine(game.cell(0, 1))]), 3);
    assert_eq!(
        points(tile, scene(), |game| vec![Move::Upgrade(game.cell(0, 0), Structure::TradingStation)]),
        0
    );

    let explorer =
        scene().level(0, Area::Navigation, 4).token(0, Token::Ore, true).player(0, |p| p.knowledge = 4);
    let lost = |game: &Gaia| vec![Move::Research(Area::Navigation), Move::LostPlanet(game.cell(3, 0))];
    assert_eq!(points(tile, explorer, lost), 3, "the Lost Planet counts");
}

// proves GP-TILE-ADV-15
#[test]
fn every_trading_station_built_scores_three_points() {
    let tile = Advanced::TradingStation;
    let station = |game: &Gaia| vec![Move::Upgrade(game.cell(0, 0), Structure::TradingStation)];
    assert_eq!(points(tile, terrans(), station), 3);
    assert_eq!(
        points(tile, terrans().planet((1, 0), Planet::Terra), |game| vec![Move::Mine(game.cell(1, 0))]),
        0
    );

    let firaks = Scene::new(&[Faction::Firaks, Faction::Xenos])
        .structure(0, Structure::Institute, (0, 0))
        .structure(0, Structure::ResearchLab, (2, 0));
    let downgrade = |game: &Gaia| vec![Move::Special(Special::Institute), Move::Downgrade(game.cell(2, 0))];
    assert_eq!(points(tile, firaks, downgrade), 3, "a Firaks downgrade counts");
}

// proves GP-TILE-ADV-4, GP-TILE-ADV-6, GP-TILE-ADV-8, GP-TILE-ADV-9, GP-TILE-ADV-10, GP-TILE-ADV-12
#[test]
fn only_now_tiles_score_when_they_are_taken_and_only_then() {
    for tile in Advanced::ALL {
        let now = matches!(
            tile,
            Advanced::NowMines
                | Advanced::NowSectorOre
                | Advanced::NowGaia
                | Advanced::NowTradingStations
                | Advanced::NowSectorVp
                | Advanced::NowFederations
        );
        let (before, after) = take(empire(), *tile);
        assert_eq!((before.vp(), before.ore) != (after.vp(), after.ore), now, "{tile}");

        if now {
            let mut game = holding(empire(), *tile).turn_of(0);
            let ore = me(&game).ore;
            play(&mut game, &[Move::Pass(Some(Booster::Range))]);
            assert_eq!((me(&game).vp(), me(&game).ore), (10, ore), "{tile} gives nothing on passing");
        }
    }
}
