//! Final scoring (PF-SCORE).

use planetformers::catalogue::Catalogue;
use planetformers::names::{Specialist, Upgrade};
use planetformers::scene::Scene;
use planetformers::{Planetformers, Setup};
use table::check::laid_out;
use table::{Components as _, Game, Handicap, Seat};

use crate::common::{catalogue, scene, total};

fn winners(game: &Planetformers) -> Vec<usize> {
    game.scores().winners.iter().map(|seat| seat.index()).collect()
}

// PF-EX-33; proves PF-SCORE-1, PF-SCORE-2, PF-SCORE-3, PF-SCORE-5, PF-SCORE-6
#[test]
fn the_final_score() {
    let game = scene()
        .card((0, 0), "azurine")
        .points(0, 21)
        .levels("glacien", [1, 1, 1, 1])
        .merit(0, "glacien", 3)
        .merit(1, "glacien", 1)
        .levels("azurine", [1, 0, 0, 0])
        .merit(0, "azurine", 1)
        .settled(0, "S01 S02 S03")
        .held(0, "S04")
        .colonies(0, &["glacien", "azurine", "verdance", "cinderfall"])
        .outposts(0, &["glacien", "azurine"])
        .still();
    assert_eq!(total(&game, 0), 21 + 4 + 20 + 14);
    assert_eq!(total(&game, 1), 1);
    let sources = &game.scores().seats[Seat::new(0)].sources;
    let of = |name: &str| sources.iter().find(|(source, _)| source == name).map(|(_, points)| *points);
    assert_eq!([of("planets"), of("unfinished"), of("survivors"), of("colonies")], [21, 4, 20, 14].map(Some));
}

// proves PF-SCORE-2
#[test]
fn unfinished_planets_score_spots_without_bonuses() {
    let game = scene().levels("glacien", [3, 2, 2, 1]).merit(0, "glacien", 5).merit(1, "glacien", 3).still();
    assert_eq!((total(&game, 0), total(&game, 1)), (5, 3));
}

// proves PF-SCORE-3, PF-SCORE-4
#[test]
fn settled_survivors_score_by_their_number() {
    let all = ["S01", "S02", "S03", "S04", "S05", "S06", "S07"];
    let points = |number: usize| total(&scene().settled(0, &all[..number].join(" ")).still(), 0);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(points), [0, 5, 12, 20, 30, 40, 40, 40]);
}

// proves PF-SCORE-5
#[test]
fn colonies_score_by_their_number() {
    let planets =
        ["glacien", "azurine", "verdance", "cinderfall", "canopia", "rusthaven", "ochre_deep", "frosthollow"];
    let table = || {
        let scene = scene().card((0, 0), "azurine").card((0, 2), "canopia").card((2, 0), "rusthaven");
        scene.card((2, 1), "ochre_deep").card((2, 2), "frosthollow")
    };
    let points = |number: usize| total(&table().colonies(0, &planets[..number]).still(), 0);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(points), [0, 2, 5, 9, 14, 20, 27, 35, 45]);
}

// proves PF-SCORE-6
#[test]
fn nothing_else_scores() {
    let game = scene()
        .upgrades(0, &[Upgrade::Robotics, Upgrade::Biodome, Upgrade::LeisureFacilities, Upgrade::Cargo])
        .outposts(0, &["glacien"])
        .cargo(0, [6; 4])
        .ready(0, &[Specialist::Engineer])
        .crew(0, planetformers::names::Row::Upper, "C01 C02")
        .held(0, "S01 S02 S03")
        .still();
    assert_eq!(total(&game, 0), 0);
}

// PF-EX-34; proves PF-SCORE-7
#[test]
fn ties_are_broken_by_the_cargo_or_shared() {
    let tied = |yellow, brown| {
        let scene = Scene::new(3).points(0, 48).points(1, 48).points(2, 40).cargo(2, [4; 4]);
        winners(&scene.cargo(0, yellow).cargo(1, brown).still())
    };
    assert_eq!(tied([4, 1, 0, 0], [1, 2, 2, 2]), [1]);
    assert_eq!(tied([4, 3, 0, 0], [1, 2, 2, 2]), [0, 1]);
    assert_eq!(tied([4, 4, 0, 0], [1, 2, 2, 2]), [0]);
    // More points win, whatever the Cargo holds.
    assert_eq!(winners(&scene().points(0, 10).points(1, 9).cargo(1, [4; 4]).still()), [0]);
    assert_eq!(catalogue().scoring.rank, [3, 1]);
}

// proves PF-SCORE-8
#[test]
fn a_handicap_is_a_row_of_its_own() {
    let handicap = |points: &[i16], players| Setup { handicap: Handicap::new(points), ..Setup::new(players) };
    let even: Planetformers = laid_out(&Setup::new(3));
    let game: Planetformers = laid_out(&handicap(&[0, 12, -7], 3));
    let before = even.scores().totals();
    assert_eq!(game.scores().totals(), [before[0], before[1] + 12, before[2] - 7]);
    assert_eq!(game.recount().totals(), game.scores().totals());
    assert_eq!(game.scores().seats[Seat::new(1)].sources[0], ("handicap".to_owned(), 12));
    assert_eq!(game.scores().winners, [Seat::new(1)], "it decides who wins");
    let refused = |setup: &Setup| Planetformers::new(setup, Catalogue::built_in()).unwrap_err();
    assert_eq!(refused(&handicap(&[51], 2)).reason, "handicap-range");
    assert_eq!(refused(&handicap(&[0, 0, 1], 2)).reason, "handicap-seats");
    assert_eq!(refused(&handicap(&[5], 1)).reason, "handicap-alone");
    assert_eq!(refused(&handicap(&[51], 2)).rule, "PF-SCORE-8");
}
