//! What was learnt about the games of the house: the nets fit the games as they are, and are worth having.

mod common;

use std::sync::Arc;

use bots::arena::Meeting;
use bots::{Estimate, Kind, Net, Thinker};
use common::{hasty, play};
use gaia::Gaia;
use kepler::Kepler;
use phoenix::Phoenix;
use planetformers::Planetformers;
use table::{Components as _, Learn, Seat, Seed};

/// The most a net may weigh, in bytes.
const HEAVIEST: usize = 400_000;

fn net_of<G: Learn>() -> Arc<Net> {
    let learnt = G::LEARNT.expect("something was learnt");
    assert!(learnt.weights.len() <= HEAVIEST, "{}: {} bytes", G::NAME, learnt.weights.len());
    Arc::new(Net::built_in::<G>().expect("something was learnt"))
}

/// A finished game of two quick bots.
fn finished<G: Learn>(seed: u64) -> G {
    let bot = |place| hasty::<G>(Kind::Easy, 40, None, Seed::from_number(10 * seed + place));
    play(&G::default_setup(2), &mut [bot(0), bot(1)], Seed::from_number(seed))
}

/// Whatever is expected of a game that is over is what happened.
fn knows_the_end<G: Learn>() {
    let net = net_of::<G>();
    let game = finished::<G>(1);
    let sheet = game.scores();
    for (seat, score) in sheet.seats.iter() {
        let estimate = Estimate::of(&net, &game, seat);
        assert!((estimate.points - f64::from(score.total)).abs() < 1e-9, "{}", G::NAME);
        assert_eq!(estimate.victory > 0.0, sheet.winners.contains(&seat), "{}", G::NAME);
    }
}

/// What the net expects at the first decision of a seat, in hundredths of a point: the same on every machine.
fn first_hope<G: Learn>() -> i64 {
    let mut game = G::new(&G::default_setup(2), G::Components::built_in()).expect("a sound set-up");
    let fate = table::Fate::new(Seed::from_number(1));
    let mut moves = 0;
    while let Some(mv) = fate.draw(&game, moves) {
        game.apply(mv, table::Tell::nobody());
        moves += 1;
    }
    (100.0 * Estimate::of(&net_of::<G>(), &game, Seat::new(0)).points).round() as i64
}

/// Bots that know what was learnt win against those that only know the judge, far more often than not, though the latter
/// overlook nothing.
fn is_worth_having<G: Learn>() {
    let net = net_of::<G>();
    let meeting = Meeting::of(&[Kind::Hard, Kind::Greedy], Some(&net), Seed::from_number(5));
    let results = meeting.play_all::<G>(&G::default_setup(2), G::Components::built_in(), 12);
    let hard = results.expect("every choice is legal").of("hard").expect("it played");
    assert!(hard.win_rate >= 0.65, "{}: {hard:?}", G::NAME);
}

/// Every style and every taste speaks of features that there are.
fn has_its_styles<G: Learn>() {
    let styles = G::STYLES.iter().map(|style| style.likes);
    for likes in styles.chain(G::TASTES.iter().copied()) {
        let mind = Kind::Easy.mind(G::FORESIGHT).expect("it thinks");
        let _ = Thinker::<G>::new(mind, None, Seed::from_number(1)).liking(likes);
    }
}

#[test]
fn nets_know_the_end() {
    knows_the_end::<Gaia>();
    knows_the_end::<Phoenix>();
    knows_the_end::<Planetformers>();
    knows_the_end::<Kepler>();
}

#[test]
fn nets_say_the_same_everywhere() {
    let hopes = [
        first_hope::<Gaia>(),
        first_hope::<Phoenix>(),
        first_hope::<Planetformers>(),
        first_hope::<Kepler>(),
    ];
    assert_eq!(hopes, [14_062, 20_096, 7736, 1659]);
}

#[test]
fn what_was_learnt_is_worth_having() {
    is_worth_having::<Gaia>();
    is_worth_having::<Phoenix>();
    is_worth_having::<Planetformers>();
    is_worth_having::<Kepler>();
}

#[test]
fn styles_speak_of_features_that_there_are() {
    has_its_styles::<Gaia>();
    has_its_styles::<Phoenix>();
    has_its_styles::<Planetformers>();
    has_its_styles::<Kepler>();
}
