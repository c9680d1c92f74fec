//! What fate decides: the deal by the number of players, and dice.

use std::collections::BTreeMap;

use phoenix::names::{Face, Hub, Named, Ship};
use phoenix::question::{Reroll, Roll};
use phoenix::{Cast, Decision, HubSet, Move, Phoenix, Setup, Starting};
use table::check::{laid_out, step};
use table::{Game, Rng, Seed, Turn};

use crate::common::{cast, catalogue, decision, options, run, scene, with};

/// How often each kind of draw is made before the first turn.
fn draws(setup: &Setup) -> BTreeMap<&'static str, u32> {
    let mut game: Phoenix = laid_out(setup);
    let mut rng = Rng::new(Seed::from_number(3));
    let mut draws = BTreeMap::new();
    while game.step().is_setup() {
        if game.to_move() == Turn::Fate {
            let kind = match decision(&game) {
                Decision::Start(_) => "start",
                Decision::Aliens(_) => "aliens",
                Decision::Display(_) => "sectors",
                Decision::Deal(_) => "hubs",
                Decision::Sets(_) => "sets",
                Decision::Reveal(_) => "ships",
                other => panic!("{other:?}"),
            };
            *draws.entry(kind).or_default() += 1;
        }
        step(&mut game, &mut rng);
    }
    draws
}

// proves SP-SETUP-2, SP-SETUP-4, SP-SETUP-7, SP-SETUP-8, SP-SETUP-9, SP-SETUP-10, SP-VAR-3, SP-VAR-5
#[test]
fn the_deal_goes_by_the_number_of_players() {
    let setup = |players| Setup { starting_player: Starting::First, ..Setup::new(players) };
    for players in 2..=4_u8 {
        let n = u32::from(players);
        let aliens = u32::from(catalogue().numbers.aliens[usize::from(players - 2)]);
        let all = draws(&setup(players));
        // Aliens come by the handful, everything else one by one.
        assert_eq!((all["aliens"], all["sectors"], all["hubs"]), (aliens / 5, 9 * n, 2 * n));
        let shown = [5, 7, 9][usize::from(players - 2)];
        assert!(all["ships"] >= 2 * shown && !all.contains_key("start") && !all.contains_key("sets"));
        let friendly = draws(&Setup { friendly: true, ..setup(players) });
        assert_eq!(friendly["sectors"], 9 * (n + 1));
        let first = draws(&Setup { first_game: true, ..Setup::new(players) });
        assert_eq!((first["sets"], first["start"]), (n, 1));
        assert!(!first.contains_key("hubs") && !first.contains_key("ships"));
    }
}

/// The outcomes of the open draw, in notation.
fn weights(game: &Phoenix) -> BTreeMap<String, u32> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes.into_iter().map(|(mv, weight)| (game.write_move(mv), weight)).collect()
}

// proves SP-SETUP-2
#[test]
fn a_handful_is_as_likely_as_the_ways_to_draw_it() {
    let setup = Setup { starting_player: Starting::First, ..Setup::new(2) };
    let game: Phoenix = laid_out(&setup);
    let all = weights(&game);
    // Five of a hundred, in as many kinds as there are ways to put five together from four species.
    assert_eq!((all.len(), all.values().sum::<u32>()), (56, 75_287_520));
    assert_eq!(all["bag teal teal teal teal teal"], 53_130);
    assert_eq!(all["bag teal pink brown gold gold"], 25 * 25 * 25 * 300);
}

// proves SP-SETUP-19
#[test]
fn ships_are_as_likely_as_their_copies() {
    let setup = Setup { starting_player: Starting::First, hubs: HubSet::Basic, ..Setup::new(2) };
    let mut game: Phoenix = laid_out(&setup);
    let mut rng = Rng::new(Seed::from_number(1));
    while !matches!(game.question().map(|open| open.decision), Some(Decision::Reveal(_))) {
        step(&mut game, &mut rng);
    }
    for (line, weight) in weights(&game) {
        let ship = Ship::from_id(line.strip_prefix("reveal ").unwrap()).unwrap();
        assert_eq!((weight, catalogue().ships[ship].level), (catalogue().ships[ship].copies.into(), 3));
    }
}

/// A game in which dice are about to be rolled.
fn rolling(game: Phoenix, line: &str) -> Phoenix {
    let mut game = game;
    game.play(game.read_move(line).unwrap()).unwrap();
    assert_eq!(game.to_move(), Turn::Fate);
    game
}

// proves SP-EXP-1, SP-COMP-13
#[test]
fn a_roll_is_as_likely_as_the_faces_of_the_dice() {
    let game = rolling(scene().stock(0, (3, 0, 0, 0)).turn_of(0), "use L1-EXP 1");
    let all = weights(&game);
    assert_eq!((all.len(), all.values().sum::<u32>()), (84, 6_u32.pow(6)));
    // Every order of six dice, counted one by one.
    let faces = &catalogue().numbers.die_faces;
    let mut counted: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..6_usize.pow(6) {
        let mut shown = Cast::default();
        (0..6).for_each(|die| shown[faces[number / 6_usize.pow(die) % 6]] += 1);
        *counted.entry(game.write_move(Move::Roll(shown))).or_default() += 1;
    }
    assert_eq!(all, counted);
    assert_eq!(all["roll human human human human human human"], 1);
}

// proves SP-EXP-12
#[test]
fn many_dice_fall_one_after_the_other() {
    // Ten dice of the ship, and four more.
    let scene = with(Hub::A10).ship(0, Ship::L3Exp).sector(0, 223, "PPP").sector(0, 315, "BBBB");
    let game = rolling(scene.stock(0, (20, 0, 0, 0)).turn_of(0), "use L3-EXP 1");
    let Decision::Roll(Roll { dice, .. }) = decision(&game) else { panic!("a roll") };
    let sum: u64 = weights(&game).values().map(|weight| u64::from(*weight)).sum();
    assert_eq!(sum, 6_u64.pow(u32::from(dice.min(12))));
    let mut rolled = game;
    let mut rng = Rng::new(Seed::from_number(1));
    while rolled.to_move() == Turn::Fate {
        step(&mut rolled, &mut rng);
    }
    let lying = match decision(&rolled) {
        Decision::Dice(open) => open.cast,
        Decision::Reroll(open) => open.cast,
        other => panic!("{other:?}"),
    };
    assert_eq!(lying.values().sum::<u8>(), dice);
}

// proves SP-HUB-B4-2, SP-EXP-15
#[test]
fn a_reroll_rolls_only_the_marked_dice() {
    let game = cast(run(with(Hub::B4).stock(0, (3, 0, 0, 0)).turn_of(0), "use L1-EXP 1"), "fffwwh");
    assert!(matches!(decision(&game), Decision::Reroll(Reroll { rerolls: 1, .. })));
    let game = rolling(run(game, "mark food; mark food; mark human"), "reroll");
    assert_eq!(weights(&game).values().sum::<u32>(), 6 * 6 * 6);
    assert!(options(&game).iter().all(|line| line.split(' ').count() == 1 + 3));
    let Decision::Roll(Roll { lying, .. }) = decision(&game) else { panic!("a roll") };
    assert_eq!(lying, Cast::from_iter([(Face::Food, 1), (Face::Water, 2)]));
    let game = run(game, "roll metal metal metal");
    let Decision::Dice(open) = decision(&game) else { panic!("dice") };
    assert_eq!(open.cast[Face::Metal], 3);
    assert_eq!(open.cast[Face::Food] + open.cast[Face::Water], 3);
}
