//! Bots never peek: whatever is hidden from a seat may be otherwise, and every bot chooses the same.

mod common;

use bots::Kind;
use common::{hasty, net};
use hoard::Hoard;
use kepler::{Kepler, ObjectiveSet};
use table::check::{laid_out, step};
use table::{Eye, Game, Learn, Rng, Seed, Turn};

/// Bots are asked in positions of a random game, and again in another world that their seat could be in. They are even
/// told the whole truth, which must not make a difference. Says how often the worlds were different ones.
fn no_secret_matters<G: Learn>(setup: &G::Setup, number: u64, one_in: u32) -> u32 {
    let (mut game, net): (G, _) = (laid_out(setup), net::<G>(number));
    let mut rng = Rng::new(Seed::from_number(number));
    let mut different = 0;
    while step(&mut game, &mut rng) {
        let Turn::Of(seat) = game.to_move() else { continue };
        if rng.below(one_in) > 0 {
            continue;
        }
        let other = game.imagine(seat, &mut rng);
        let view = game.seen_by(Eye::Seat(seat));
        assert_eq!(other.seen_by(Eye::Seat(seat)), view);
        different += u32::from(other != game);
        let seed = rng.seed();
        for kind in Kind::ALL {
            for net in [None, Some(&net)] {
                let choice = |world: &G| hasty(kind, 60, net, seed).choose(world, seat);
                assert_eq!(choice(&game), choice(&other), "{kind} peeks");
                assert_eq!(choice(&game), choice(&view), "{kind} chooses otherwise when it is told more");
            }
        }
    }
    different
}

#[test]
fn no_bot_peeks_at_cards_in_other_hands() {
    let different: u32 = (0..12)
        .map(|number| no_secret_matters::<Hoard>(&Hoard::default_setup(2 + number as u8 % 3), number, 1))
        .sum();
    assert!(different > 50, "{different} times the worlds were different ones");
}

#[test]
fn no_bot_peeks_at_objectives_in_other_hands() {
    let setup = |objectives| kepler::Setup { objectives, ..kepler::Setup::new(3) };
    let standard = no_secret_matters::<Kepler>(&setup(ObjectiveSet::Standard), 1, 12);
    let advanced = no_secret_matters::<Kepler>(&setup(ObjectiveSet::Advanced), 2, 12);
    assert!(standard + advanced > 10, "{standard} and {advanced} times the worlds were different ones");
}

#[test]
fn a_plan_does_not_depend_on_what_is_hidden_either() {
    // The same bot goes on with its turn in a world where everything hidden is otherwise.
    let mut turns = 0;
    for number in 0..10 {
        let mut game: Kepler = laid_out(&kepler::Setup::new(2));
        let mut rng = Rng::new(Seed::from_number(number));
        while step(&mut game, &mut rng) {
            let Turn::Of(seat) = game.to_move() else { continue };
            if rng.below(60) > 0 {
                continue;
            }
            let seed = rng.seed();
            let [mut one, mut other] = [(); 2].map(|()| hasty::<Kepler>(Kind::Hard, 60, None, seed));
            let (mut truth, turn) = (game.clone(), game.turns());
            while truth.to_move() == Turn::Of(seat) && truth.turns() == turn {
                let elsewhere = truth.imagine(seat, &mut rng);
                let mv = one.choose(&truth.seen_by(Eye::Seat(seat)), seat);
                assert_eq!(mv, other.choose(&elsewhere.seen_by(Eye::Seat(seat)), seat));
                truth.play(mv).expect("every choice is legal");
            }
            turns += 1;
        }
    }
    assert!(turns > 10, "{turns} turns");
}
