//! Final scoring (SP-SCORE).

use phoenix::catalogue::Catalogue;
use phoenix::names::{Hub, Ship};
use phoenix::scene::Scene;
use phoenix::{Phoenix, Setup, names::Cause};
use table::check::laid_out;
use table::{Components as _, Game, Handicap, Seat};

use crate::common::scene;

/// The points of a seat from one row of the sheet.
fn of(game: &Phoenix, seat: u8, source: &str) -> i32 {
    let sheet = game.scores();
    assert_eq!(sheet.totals(), game.recount().totals());
    let sources = &sheet.seats[Seat::new(seat)].sources;
    sources.iter().find(|(name, _)| name == source).map_or(0, |(_, points)| *points)
}

/// The points of everybody from one row.
fn row(game: &Phoenix, source: &str) -> Vec<i32> {
    (0..game.seats()).map(|seat| of(game, seat, source)).collect()
}

// SP-EX-28; proves SP-SCORE-1, SP-SCORE-2, SP-SCORE-3, SP-SCORE-4, SP-SCORE-5, SP-SCORE-8, SP-SCORE-10
#[test]
fn the_scores_of_anna_beth_and_connor() {
    let scene = Scene::new(&[Hub::B5, Hub::A10, Hub::A1]).fleet(2, &[Ship::L1Exp]);
    let anna = scene
        .points(0, 1)
        .sector(0, 101, "TTT")
        .sector(0, 201, "TTTT")
        .sector(0, 304, "GGGG")
        .sector(0, 121, "PPP")
        .sector(0, 224, "PPPP")
        .sector(0, 328, "PGGG")
        .sector(0, 113, "GGH")
        .stock(0, (0, 2, 2, 2));
    let beth = anna
        .points(1, 24)
        .sector(1, 105, "TTT")
        .sector(1, 203, "TTH")
        .sector(1, 308, "HHHHHH")
        .sector(1, 126, "HHH")
        .sector(1, 115, "BBB")
        .sector(1, 217, "BBH")
        .sector(1, 311, "")
        .stock(1, (2, 1, 1, 0));
    let connor = beth
        .points(2, 9)
        .sector(2, 103, "TTT")
        .sector(2, 202, "GGGG")
        .sector(2, 301, "")
        .sector(2, 127, "PPPP")
        .sector(2, 225, "PPPP")
        .sector(2, 323, "")
        .sector(2, 114, "BBBB")
        .sector(2, 213, "BBBB")
        .sector(2, 312, "BB")
        .stock(2, (22, 4, 4, 3));
    let game = connor.over();
    assert_eq!([0, 1, 2].map(|seat| crate::common::player(&game, seat).residents()), [25, 21, 25]);
    assert_eq!(row(&game, "observed"), [1, 24, 9]);
    assert_eq!(row(&game, "sectors"), [44, 44, 60]);
    assert_eq!(row(&game, "residents"), [50, 42, 50]);
    assert_eq!(row(&game, "plurality_human"), [5, 10, 0]);
    assert_eq!(row(&game, "plurality_gold"), [10, 0, 5]);
    assert_eq!(row(&game, "plurality_teal"), [10, 5, 0]);
    assert_eq!(row(&game, "plurality_pink"), [7, 0, 7]);
    assert_eq!(row(&game, "plurality_brown"), [0, 5, 10]);
    assert_eq!(row(&game, "station"), [14, 11, 15]);
    assert_eq!(row(&game, "leftovers"), [1, 0, 3]);
    assert_eq!(game.scores().totals(), [142, 141, 159]);
    assert_eq!(game.scores().winners, [Seat::new(2)]);
    assert_eq!(phoenix::names::Named::id(Cause::Sectors), "sectors");
}

// proves SP-SCORE-2
#[test]
fn a_complete_station_scores_sixty() {
    let all = [101, 111, 121, 201, 211, 221, 301, 311, 321];
    let game = all.iter().fold(scene(), |scene, number| scene.sector(0, *number, "")).over();
    assert_eq!(of(&game, 0, "sectors"), 60);
}

// SP-EX-29; proves SP-SCORE-5, SP-SCORE-6, SP-SCORE-7, SP-SCORE-13
#[test]
fn pluralities_are_shared_on_ties() {
    let hubs = [Hub::B1, Hub::B2, Hub::B3, Hub::B5];
    let plurality = |counts: &[usize]| {
        let mut scene = Scene::new(&hubs[..counts.len()]);
        for (seat, count) in counts.iter().enumerate() {
            scene = scene.sector(seat as u8, [311, 312, 314, 316][seat], &"B".repeat(*count));
        }
        row(&scene.over(), "plurality_brown")
    };
    assert_eq!(plurality(&[3, 3, 2]), [7, 7, 0]);
    assert_eq!(plurality(&[3, 3, 3]), [5, 5, 5]);
    assert_eq!(plurality(&[3, 3, 3, 3]), [3, 3, 3, 3]);
    assert_eq!(plurality(&[4, 2, 2]), [10, 2, 2]);
    assert_eq!(plurality(&[4, 2, 2, 2]), [10, 1, 1, 1]);
    assert_eq!(plurality(&[4, 0, 0]), [10, 0, 0]);
    assert_eq!(plurality(&[4, 3, 2, 1]), [10, 5, 0, 0]);
    assert_eq!(plurality(&[0, 0]), [0, 0]);
    // Two players: second place scores as well.
    assert_eq!(plurality(&[4, 1]), [10, 5]);
}

// proves SP-SCORE-8
#[test]
fn endgame_bonuses_of_sectors_need_their_quarter() {
    assert_eq!(of(&scene().sector(0, 308, "HHHHH").over(), 0, "station"), 0);
    assert_eq!(of(&scene().sector(0, 308, "HHHHHH").over(), 0, "station"), 6);
}

// proves SP-SCORE-9
#[test]
fn for_scoring_it_does_not_matter_when_somebody_moved_in() {
    let game = scene().stock(0, (9, 1, 1, 0)).sector(0, 306, "TTTT").turn_of(0);
    let game = crate::common::run(game, "use L1-TRA 1; alien teal");
    assert_eq!(crate::common::row(&game, 0, 306), "TTTTt");
    assert_eq!(of(&game, 0, "station"), 5);
}

// proves SP-SCORE-10, SP-SCORE-11
#[test]
fn leftovers_score_by_twenty_and_by_five() {
    let game = scene().stock(0, (39, 3, 3, 3)).used(0, Ship::L1Exp, 3).over();
    assert_eq!(of(&game, 0, "leftovers"), 1 + 1);
    // GEMs on ships belong to nobody.
    assert_eq!(of(&scene().stock(0, (19, 0, 0, 4)).used(0, Ship::L1Exp, 3).over(), 0, "leftovers"), 0);
    assert_eq!(of(&scene().stock(0, (40, 2, 5, 3)).over(), 0, "leftovers"), 2 + 2);
}

// proves SP-SCORE-12
#[test]
fn ties_are_broken_by_aliens_then_humans_then_shared() {
    // Ten points each: seat 1 has residents, seat 0 only points.
    let scene = || Scene::new(&[Hub::B1, Hub::B3]);
    let game = scene().points(0, 12).sector(0, 101, "").sector(1, 111, "B").over();
    assert_eq!(game.scores().totals(), [16, 16]);
    assert_eq!(game.scores().winners, [Seat::new(1)]);
    // As many Aliens, but a Human more.
    let game = scene().points(0, 12).sector(0, 101, "").sector(1, 111, "H").over();
    assert_eq!((game.scores().totals(), game.scores().winners), (vec![16, 16], vec![Seat::new(1)]));
    let game = scene().points(0, 7).points(1, 7).over();
    assert_eq!(game.scores().winners, [Seat::new(0), Seat::new(1)]);
}

// proves SP-SCORE-12
#[test]
fn aliens_break_a_tie_before_humans() {
    // One Alien each way round, and in the other seat only Humans: the Alien wins against any number of them.
    for (alien, humans) in [(0, 1), (1, 0)] {
        let scene = Scene::new(&[Hub::B1, Hub::B3]).sector(alien, 111, "B").sector(humans, 112, "HH");
        // 4 + 2 + 10 and 4 + 4 + 10.
        let game = scene.points(alien, 2).over();
        assert_eq!(game.scores().totals(), [18, 18]);
        assert_eq!(game.scores().winners, [Seat::new(alien)]);
    }
    // Points come before both.
    let game = Scene::new(&[Hub::B1, Hub::B3]).sector(0, 111, "B").sector(1, 112, "HH").over();
    assert_eq!((game.scores().totals(), game.scores().winners), (vec![16, 18], vec![Seat::new(1)]));
}

// proves SP-SCORE-12
#[test]
fn only_those_who_are_tied_for_the_lead_share_the_victory() {
    let scene = || Scene::new(&[Hub::B1, Hub::B3, Hub::B5]).points(0, 7).points(1, 6).points(2, 7);
    assert_eq!(scene().over().scores().winners, [Seat::new(0), Seat::new(2)]);
    // Residents help nobody who has fewer points.
    let game = scene().sector(1, 111, "B").points(0, 30).points(2, 30).over();
    assert_eq!(game.scores().winners, [Seat::new(0), Seat::new(2)]);
}

// proves SP-SCORE-1
#[test]
fn the_recount_reads_the_station_and_not_the_notes() {
    let totals = |game: &Phoenix| (game.scores().totals()[0], game.recount().totals()[0]);
    let game = scene().sector(0, 113, "BBG").stock(0, (9, 0, 0, 30)).sector(0, 213, "").turn_of(0);
    let game = crate::common::run(game, "use L1-CON 1; build 317");
    let (counted, recounted) = totals(&game);
    assert_eq!((counted, of(&game, 0, "immediate")), (recounted, 10));
    // A sector that is there without its points, and points that nothing explains, are both noticed.
    let game = scene().sector(0, 317, "").over();
    assert_eq!(totals(&game), (10, 10 + 10));
    // Where sectors come and go, the station does not show what was built.
    let game = Scene::new(&[Hub::A12, Hub::B9]).sector(0, 317, "").over();
    assert_eq!(totals(&game), (10, 10));
}

// proves SP-SCORE-14
#[test]
fn a_handicap_is_a_row_of_its_own() {
    let handicap = |points: &[i16], players| Setup { handicap: Handicap::new(points), ..Setup::new(players) };
    let even: Phoenix = laid_out(&Setup::new(3));
    let game: Phoenix = laid_out(&handicap(&[0, 12, -7], 3));
    let before = even.scores().totals();
    assert_eq!(game.scores().totals(), [before[0], before[1] + 12, before[2] - 7]);
    assert_eq!(game.recount().totals(), game.scores().totals());
    assert_eq!(game.scores().seats[Seat::new(1)].sources[0], ("handicap".to_owned(), 12));
    assert_eq!(game.scores().winners, [Seat::new(1)], "it decides who wins");
    assert!(game.players().values().all(|player| player.points == 0), "nothing of it is on the track");
    let refused = |setup: &Setup| Phoenix::new(setup, Catalogue::built_in()).unwrap_err();
    assert_eq!(refused(&handicap(&[51], 2)).reason, "handicap-range");
    assert_eq!(refused(&handicap(&[0, 0, 1], 2)).reason, "handicap-seats");
    assert_eq!(refused(&handicap(&[51], 2)).rule, "SP-SCORE-14");
}
