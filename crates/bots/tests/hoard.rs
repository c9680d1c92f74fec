//! Bots at a game with secrets and dice, and without a judge of its own.

#[allow(dead_code, reason = "the faults are for the check suite")]
#[path = "../../table/tests/all/hoard.rs"]
mod hoard;

use bots::{Kind, arena};
use hoard::{Hoard, Setup};
use table::{Game, Seed};

#[test]
fn bots_imagine_what_they_do_not_see() {
    let line_up = [Kind::Greedy { nodes: 200 }, Kind::Random, Kind::Random];
    let setup = Setup { players: 3, stones: 14 };
    let results = arena::tournament::<Hoard>(&setup, &line_up, 300, Seed::from_number(1));
    let results = results.expect("every choice is legal");
    let (greedy, random) = (results.of("greedy").expect("played"), results.of("random").expect("played"));
    assert!(greedy.score > random.score, "{}: {greedy:?} {random:?}", Hoard::<0>::NAME);
}
