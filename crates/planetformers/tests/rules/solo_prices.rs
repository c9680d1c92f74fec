//! PF-SOLO: what the Automa pays, and what the person chooses for it.

use planetformers::automa::AutomaEvent;
use planetformers::names::Resource;
use planetformers::scene::Scene;
use planetformers::{Decision, Planetformers};

use crate::common::*;
use crate::solo::*;

/// The Automa comes to its Colony action on Glacien (blue).
fn colony(scene: Scene) -> Planetformers {
    scene.ark(1, "glacien.p").automa_acts("A11", 4)
}

// PF-EX-40
// proves PF-SOLO-37
#[test]
fn it_spends_what_it_has_most_of() {
    // The sixth Colony costs three resources of unspecified type.
    let scene = alone()
        .card((0, 0), "rusthaven")
        .card((0, 2), "vulkara")
        .card((2, 0), "pelagos")
        .colonies(1, &["cinderfall", "verdance", "rusthaven", "vulkara", "pelagos"])
        .pool(1, 1, 0)
        .symbols("C01 C31 C32")
        .cargo(1, [2, 3, 3, 1]);
    let game = colony(scene);
    let spent: Vec<_> = reasons(game.clone(), "colony")
        .into_iter()
        .filter_map(|event| match event {
            AutomaEvent::Spends { resource, tie } => Some((resource, tie)),
            _ => None,
        })
        .collect();
    let expected = [(Resource::Workforce, true), (Resource::Minerals, false), (Resource::Biomatter, true)];
    assert_eq!(spent, expected);
    let game = steps(game, "colony");
    assert_eq!(cargo(&game, 1), [1, 2, 2, 1]);
    assert_eq!(player(&game, 1).colonies, 6);
}

// PF-EX-41
// proves PF-SOLO-14, PF-SOLO-36
#[test]
fn two_others_stand_in_for_a_missing_engineer() {
    // One red, two green Leaders: the person chooses which pays "any Leader".
    let game = colony(alone().symbols("C13 C22 C23"));
    assert_eq!(only(&game), "colony");
    let game = steps(game, "colony; symbol leader_red");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0; 4], 1), "the two green ones stand in");
    let game =
        steps(colony(alone().symbols("C13 C22 C23")), "colony; symbol leader_green; symbol leader_red");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0; 4], 1));
    // With two Leaders the action is skipped.
    let game = colony(alone().symbols("C13 C22"));
    assert_eq!(only(&game), "pass");
    let game = steps(game, "pass");
    assert_eq!((hoard(&game), player(&game, 1).colonies), ("C13 C22".into(), 0));
}

// proves PF-SOLO-14
#[test]
fn stand_ins_are_used_for_each_missing_specialist() {
    // First Colony with Engineers only: one pays, two stand in for the Leader.
    let game = steps(colony(alone().symbols("C01 C02 C03")), "colony");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0; 4], 1));
    assert_eq!(only(&colony(alone().symbols("C01 C02"))), "pass");
    // Scout on blue Glacien: two red Leaders for the blue one.
    let scout = |cards| alone().ark(1, "glacien.p").symbols(cards).automa_acts("A04", 4);
    assert_eq!(only(&scout("C13")), "pass");
    let game = steps(scout("C13 C14"), "scout; survivor S06");
    assert_eq!(symbols(&game), [0; 4]);
    // Third Colony with two red Leaders for the Engineer, two for the blue one, and one of its own.
    let third = |cards| colony(alone().colonies(1, &["cinderfall", "verdance"]).pool(1, 1, 0).symbols(cards));
    assert_eq!(only(&third("C13 C14 C15 C16")), "pass");
    let game = steps(third("C13 C14 C15 C16 C17"), "colony");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0; 4], 3));
}

// PF-EX-46
// proves PF-SOLO-36, PF-SOLO-52
#[test]
fn the_most_demanding_need_is_paid_first() {
    let third = |cards| colony(alone().colonies(1, &["cinderfall", "verdance"]).pool(1, 1, 0).symbols(cards));
    // An Engineer, blue and green: each fits once, blue is reserved for the Planet's colour.
    let game = steps(third("C01 C31 C22"), "colony");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0; 4], 3));
    // Three Engineers and blue: two Engineers stand in for any Leader.
    let game = steps(third("C01 C02 C03 C31"), "colony");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0; 4], 3));
    // Two Engineers and blue do not suffice.
    let game = third("C01 C02 C31");
    assert_eq!(only(&game), "pass");
    assert_eq!(hoard(&steps(game, "pass")), "C01 C02 C31");
}

// PF-EX-59
// proves PF-SOLO-15, PF-SOLO-52, PF-SOLO-56
#[test]
fn the_person_chooses_among_fitting_symbols() {
    // Cargo: any Specialist. Green is what it has most of, and comes first.
    let game = alone().symbols("C01 C22 C23").cargo(1, [1, 0, 0, 0]).automa_acts("A05", 3);
    let game = steps(game, "upgrade cargo");
    assert_eq!(asked(&game), 0);
    assert!(matches!(decision(&game), Decision::AutomaSymbol(_)));
    assert_eq!(options(&game), ["symbol leader_green", "symbol engineer"]);
    no(&game, "symbol leader_blue", "PF-SOLO-15");
    no(&game, "pass", "PF-TURN-3");
    assert_eq!(symbols(&steps(game.clone(), "symbol engineer")), [0, 0, 2, 0]);
    assert_eq!(symbols(&steps(game, "symbol leader_green")), [1, 0, 1, 0]);
    // First Colony: an Engineer pays the Engineer, without being asked for; then red or green.
    let game = steps(colony(alone().symbols("C01 C02 C13 C22")), "colony");
    assert_eq!(symbols(&game), [1, 1, 1, 0]);
    assert_eq!(options(&game), ["symbol leader_red", "symbol leader_green"]);
    no(&game, "symbol engineer", "PF-SOLO-52");
    let game = steps(game, "symbol leader_green");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([1, 1, 0, 0], 1), "no stand-in is used");
    // No Engineer: first any Leader, then one by one two of the three that remain.
    let game = steps(colony(alone().symbols("C13 C14 C22 C31")), "colony");
    assert_eq!(options(&game), ["symbol leader_red", "symbol leader_green", "symbol leader_blue"]);
    let game = steps(game, "symbol leader_red");
    assert_eq!(options(&game), ["symbol leader_red", "symbol leader_green", "symbol leader_blue"]);
    let game = steps(game, "symbol leader_blue");
    assert_eq!((options(&game).len(), player(&game, 1).colonies), (2, 0));
    let game = steps(game, "symbol leader_green");
    assert_eq!((symbols(&game), player(&game, 1).colonies), ([0, 1, 0, 0], 1));
}

// proves PF-SOLO-15
#[test]
fn the_default_is_the_symbol_it_has_most_of() {
    let first = |cards| {
        let game = alone().symbols(cards).cargo(1, [1, 0, 0, 0]).automa_acts("A05", 3);
        options(&steps(game, "upgrade cargo")).remove(0)
    };
    assert_eq!(first("C01 C13 C31 C32"), "symbol leader_blue");
    assert_eq!(first("C31 C22 C13 C01"), "symbol engineer", "ties: Engineer, red, green, blue");
    assert_eq!(first("C31 C22 C13"), "symbol leader_red");
    assert_eq!(first("C31 C22"), "symbol leader_green");
}

// proves PF-SOLO-13, PF-SOLO-53
#[test]
fn of_equal_symbols_the_one_gained_first_is_used() {
    let game = alone().symbols("C05 C02 C09").cargo(1, [1, 0, 0, 0]).automa_acts("A05", 3);
    let game = steps(game, "upgrade cargo");
    assert_eq!(hoard(&game), "C02 C09");
    assert!(game.crew_cards().1.has("C05".parse().unwrap()), "it lies on the discard pile");
}

// proves PF-SOLO-12, PF-SOLO-55
#[test]
fn a_price_is_paid_as_a_whole_or_not_at_all() {
    // Biodome: an Engineer and two resources.
    let biodome = |cards, resources| {
        let scene = alone().upgrades(1, &[planetformers::names::Upgrade::Cargo]);
        scene.symbols(cards).cargo(1, resources).automa_acts("A05", 3)
    };
    let poor = biodome("C01", [0, 1, 0, 0]);
    assert_eq!(only(&poor), "pass");
    let poor = steps(poor, "pass");
    assert_eq!((hoard(&poor), cargo(&poor, 1)), ("C01".into(), [0, 1, 0, 0]));
    let lonely = biodome("C13", [2, 2, 2, 2]);
    assert_eq!(only(&lonely), "pass");
    let lonely = steps(lonely, "pass");
    assert_eq!((hoard(&lonely), cargo(&lonely, 1)), ("C13".into(), [2, 2, 2, 2]));
    assert_eq!(only(&biodome("C01", [0, 1, 1, 0])), "upgrade biodome");
    // A Colony that costs a resource: the fourth.
    let fourth = |resources| {
        let scene = alone().card((0, 0), "rusthaven").colonies(1, &["cinderfall", "verdance", "rusthaven"]);
        colony(scene.pool(1, 1, 0).symbols("C01 C31 C32").cargo(1, resources))
    };
    assert_eq!(only(&fourth([0, 0, 0, 0])), "pass");
    assert_eq!(cargo(&steps(fourth([0, 0, 0, 1]), "colony"), 1), [0; 4]);
}

// proves PF-SOLO-56
#[test]
fn the_person_chooses_what_an_own_outpost_brings() {
    // Both have an Outpost on Canopia; the Automa arrives there.
    let game = alone()
        .card((0, 2), "canopia")
        .outposts(0, &["canopia"])
        .outposts(1, &["canopia"])
        .automa_acts("A01", 3);
    let game = steps(game, "travel canopia.p");
    // The Automa's income came first, and is not chosen: Biomatter, then what it has least of.
    assert_eq!(cargo(&game, 1), [1, 1, 0, 0]);
    assert_eq!((asked(&game), cargo(&game, 0)), (0, [1, 0, 0, 0]));
    assert!(matches!(decision(&game), Decision::Take(_)));
    let game = steps(game, "take technology");
    assert_eq!(cargo(&game, 0), [1, 0, 0, 1]);
    // Then the card goes on.
    assert_eq!(only(&game), "terraform");
}

// proves PF-SOLO-56
#[test]
fn nothing_else_is_asked_on_its_turn() {
    use table::{Game, Rng, Seed, Tell, Turn};
    for seed in 0..40 {
        let mut game = fresh(planetformers::names::Level::HardPlus);
        let mut rng = Rng::new(Seed::from_number(seed).derive("moves", 0));
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        while game.to_move() != Turn::Over {
            if game.active().index() == 1 && matches!(game.to_move(), Turn::Of(_)) {
                let asked = decision(&game);
                assert!(matches!(asked, Decision::AutomaSymbol(_) | Decision::Take(_)), "{asked:?}");
            }
            game.legal_moves(&mut moves);
            game.outcomes(&mut outcomes);
            let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
            game.apply(mv, Tell::nobody());
        }
    }
}
