//! Final scoring (KE-SCORE).

use crate::common::{SpaceTravel, scene};
use kepler::catalogue::Catalogue;
use kepler::names::{Objective, Source, Track};
use kepler::{Kepler, Setup};
use table::check::laid_out;
use table::{Components as _, Game as _, Handicap, Seat};

const ADA: Seat = Seat::new(0);

// KE-EX-58
// proves KE-SCORE-1, KE-SCORE-2, KE-SCORE-3, KE-SCORE-4, KE-SCORE-5, KE-SCORE-6, KE-SCORE-7, KE-SCORE-8
#[test]
fn a_whole_score_sheet() {
    let scene = scene().terraformed(0, 8, (0, 0, 0)).terraformed(0, 17, (0, 0, 0)).colony(0, 22, (0, 0, 1));
    let scene = scene.earth(0, (3, 3, 1)).level(0, SpaceTravel, 4).medals(0, Track::Technology, 2).medals(
        0,
        Track::Colonial,
        1,
    );
    let game = scene.lead(0, Track::Colonial, 12).objective(0, Objective::S07).ship(0, (0, 1)).over();
    let points = game.points_of(ADA);
    assert_eq!(points[Source::TerraformedPlanets], 14);
    assert_eq!(points[Source::TopTechnologies], 2);
    assert_eq!((points[Source::TechnologyMedals], points[Source::ColonialMedals]), (4, 2));
    assert_eq!(points[Source::Antimatter], 2);
    assert_eq!((points[Source::LeadershipSpaces], points[Source::Objective]), (0, 3));
    assert_eq!((game.scores().totals()[0], game.recount().totals()[0]), (27, 27));
}

// proves KE-SCORE-2, KE-SCORE-8
#[test]
fn what_scores_nothing() {
    let scene = scene().colony(0, 27, (3, 3, 0)).earth(0, (2, 2, 0)).ship(0, (0, 1)).level(0, SpaceTravel, 3);
    let game = scene.pit(0, (2, 2, 1)).lead(0, Track::Technology, 17).over();
    assert_eq!(game.total_of(ADA), 0);
}

// proves KE-SCORE-6
#[test]
fn the_last_space_of_a_track() {
    let game = scene()
        .lead(0, Track::Technology, 18)
        .lead(1, Track::Colonial, 18)
        .lead(1, Track::Technology, 18)
        .over();
    assert_eq!(game.scores().totals(), [2, 4, 0, 0]);
}

// proves KE-SCORE-7
#[test]
fn an_objective_that_is_not_fulfilled_costs_nothing() {
    let game = scene().objective(0, Objective::A03).objective(1, Objective::S10).earth(1, (7, 1, 0)).over();
    assert_eq!(game.scores().totals(), [0, 3, 0, 0]);
}

// proves KE-SCORE-9
#[test]
fn a_handicap_is_a_row_of_its_own() {
    let handicap = |points: &[i16], players| Setup { handicap: Handicap::new(points), ..Setup::new(players) };
    let even: Kepler = laid_out(&Setup::new(3));
    let game: Kepler = laid_out(&handicap(&[0, 12, -7], 3));
    let before = even.scores().totals();
    assert_eq!(game.scores().totals(), [before[0], before[1] + 12, before[2] - 7]);
    assert_eq!(game.recount().totals(), game.scores().totals());
    assert_eq!(game.scores().seats[Seat::new(1)].sources[0], ("handicap".to_owned(), 12));
    assert_eq!(game.scores().winners, [Seat::new(1)], "it decides who wins");
    let refused = |setup: &Setup| Kepler::new(setup, Catalogue::built_in()).unwrap_err();
    assert_eq!(refused(&handicap(&[51], 2)).reason, "handicap-range");
    assert_eq!(refused(&handicap(&[0, 0, 1], 2)).reason, "handicap-seats");
    assert_eq!(refused(&handicap(&[5], 1)).reason, "handicap-alone");
    assert_eq!(refused(&handicap(&[51], 2)).rule, "KE-SCORE-9");
}
