//! Alone: scoring and winning (GP-SOLO-SCORE).

use gaia::automa::Level;
use gaia::names::{Area, Faction, FinalTile, Named, Structure};
use gaia::scene::Scene;
use gaia::{Gaia, Source};
use table::{Game, Lang, Seat, Show as _};

use crate::common::{At, player};
use crate::solo::{AUTOMA, alone, vp};

/// Eleven places for structures.
const ELEVEN: [At; 11] =
    [(-1, -2), (2, -3), (1, 0), (-1, 0), (-1, 2), (0, 2), (-3, 1), (-3, 4), (-2, -1), (2, -1), (-3, 3)];

/// The position of the example about final scoring, with so many points of the person before it.
fn scored(person: i32) -> Gaia {
    let federated: Vec<At> = (0..12).map(|place: i8| (place % 7 - 7, 5 + place / 7)).collect();
    let blank = Scene::blank_alone(Faction::Terrans, Faction::Itars)
        .finals([FinalTile::StructuresInFederations, FinalTile::Satellites])
        .automa(|automa| automa.level = Level::Alptrauma);
    let spots: Vec<At> = (0..11).map(|place: i8| (place - 5, 0)).collect();
    let kinds = [Structure::Mine; 8].into_iter().chain([Structure::TradingStation; 3]);
    let scene = spots.iter().zip(kinds).fold(blank, |scene, (at, kind)| scene.structure(1, kind, *at));
    let own = [Structure::Mine; 8].into_iter().chain([Structure::TradingStation; 4]);
    let scene = federated.iter().zip(own).fold(scene, |scene, (at, kind)| scene.structure(0, kind, *at));
    let scene = scene.federated(0, &federated).satellites(0, &[(0, 3), (1, 3), (2, 3)]);
    let levels = [5, 3, 2, 4, 0, 1];
    let scene = Area::ALL.iter().zip(levels).fold(scene, |scene, (area, level)| scene.level(1, *area, level));
    let scene = Area::ALL.iter().fold(scene, |scene, area| scene.level(0, *area, 0));
    let scene = scene
        .player(0, |player| {
            (player.credits, player.ore, player.knowledge, player.qic) = (0, 0, 0, 0);
            player.power = gaia::Power::new([0, 0, 0]);
            player.points.add(Source::Start, person - player.vp());
        })
        .player(1, |player| player.points.add(Source::AutomaCards, 80 - player.vp()));
    scene.final_scoring()
}

// proves GP-SOLO-SCORE-2, GP-SOLO-SCORE-3, GP-SOLO-SCORE-4, GP-SOLO-SCORE-5, GP-SOLO-SCORE-6, GP-SOLO-SCORE-7
// proves GP-SOLO-DIFF-5, GP-END-4, GP-2P-1, GP-2P-3
// GP-EX-90
#[test]
fn final_scoring_with_three_participants() {
    let game = scored(86);
    assert_eq!(game.final_count(Seat::new(0), FinalTile::StructuresInFederations), 12);
    assert_eq!(game.final_count(AUTOMA, FinalTile::StructuresInFederations), 10, "eleven less one");
    let own = &player(&game, 1).points;
    assert_eq!(own.of(Source::Final(0)), 9, "12, 10 and 10: 18, 9 and 9");
    assert_eq!(own.of(Source::Final(1)), 0, "a count of 0 scores nothing");
    let research: i32 = Area::ALL.iter().map(|area| own.of(Source::Research(*area))).sum();
    assert_eq!(research, 12 + 4 + 8);
    assert_eq!(own.of(Source::AutomaLevel), 1 + 1, "the tile, and research as a whole");
    assert_eq!(own.of(Source::Resources), 0);
    assert_eq!(vp(&game), 80 + (9 + 1) + (24 + 1));
    let person = &player(&game, 0).points;
    assert_eq!(
        (person.of(Source::Final(0)), person.of(Source::Final(1))),
        (18, 12),
        "the neutral player has 8"
    );
    assert_eq!((player(&game, 0).vp(), vp(&game)), (116, 115));
    assert_eq!(game.scores().winners, [Seat::new(0)]);
}

/// What the end says about who won.
fn verdict(game: &Gaia, lang: Lang) -> String {
    game.verdict(lang).last().expect("a verdict").text.clone()
}

// proves GP-SOLO-SCORE-5
#[test]
fn more_points_win_and_equal_points_share() {
    let (won, shared, lost) = (scored(86), scored(85), scored(84));
    assert_eq!(won.scores().winners, [Seat::new(0)]);
    assert_eq!(shared.scores().winners, [Seat::new(0), AUTOMA]);
    assert_eq!(lost.scores().winners, [AUTOMA]);
    assert_eq!(
        verdict(&won, Lang::En),
        "You beat the Automa on the level Alptrauma: 116 to 115 victory points."
    );
    assert!(verdict(&shared, Lang::En).starts_with("You share the victory with the Automa"));
    assert!(
        verdict(&lost, Lang::De)
            .starts_with("Der Automa gewinnt auf dem Schwierigkeitsgrad Alptrauma: 115 zu 114")
    );
}

// proves GP-SOLO-SCORE-6
#[test]
fn other_counts_are_those_of_a_player() {
    let automa: Vec<At> = ELEVEN[..4].to_vec();
    let scene = alone((Faction::Taklons, &[(3, 3)]), (Faction::Geodens, &automa));
    let game = scene.turn_of(0);
    let count = |tile| game.final_count(AUTOMA, tile);
    assert_eq!(count(FinalTile::Structures), 4);
    assert_eq!(count(FinalTile::StructuresInFederations), 3);
    assert_eq!(count(FinalTile::PlanetTypes), 3, "two Volcanic, Ice and Gaia");
    assert_eq!(count(FinalTile::GaiaPlanets), 1);
    let sectors = game.board().sectors_with(player(&game, 1).planets());
    assert_eq!(count(FinalTile::Sectors), sectors);
    assert_eq!(count(FinalTile::Satellites), 0);
    let none = Scene::blank_alone(Faction::Terrans, Faction::Itars).turn_of(0);
    assert_eq!(none.final_count(AUTOMA, FinalTile::StructuresInFederations), 0, "never below 0");
}

// proves GP-SOLO-SCORE-4
#[test]
fn the_automa_scores_no_resources() {
    let scene = Scene::alone(Faction::Terrans, Faction::Itars).level(1, Area::Science, 4);
    let game = scene.final_scoring();
    assert_eq!(player(&game, 1).points.of(Source::Research(Area::Science)), 8);
    assert_eq!(player(&game, 1).points.of(Source::Resources), 0);
    assert!(player(&game, 0).points.of(Source::Resources) > 0);
}
