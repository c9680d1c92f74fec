//! PF-SOLO: turns, Crew cards and what the Automa never does.

use planetformers::automa::AutomaEvent;
use planetformers::catalogue::Task;
use planetformers::names::{Level, Named, Row};
use planetformers::{Decision, Setup};
use table::{Game, Rng, Seed, Tell, Turn};

use crate::common::*;
use crate::solo::*;

// PF-EX-36
// proves PF-SOLO-9, PF-SOLO-10
#[test]
fn nobody_joins_the_automa() {
    let game = alone().turn_of(0);
    let expected = [
        "travel verdance.m1",
        "travel verdance.s1",
        "travel cinderfall.p",
        "travel cinderfall.m1",
        "travel cinderfall.s1",
        "travel glacien.p",
        "travel glacien.m1",
        "discover 0,2",
        "discover 2,1",
    ];
    let mut offered = options(&game);
    offered.sort();
    let mut expected = expected.map(str::to_owned);
    expected.sort();
    assert_eq!(offered, expected);
    no(&game, "travel verdance.p", "PF-SOLO-9");
    // Passing through is allowed: the Planet is on the way from its Moon to its Space Station.
    let game = alone().ark(0, "verdance.m1").turn_of(0);
    assert!(can(&game, "travel verdance.s1"));
    assert!(!can(&game, "travel verdance.p"));
    // Elsewhere the Planet is free again.
    assert!(can(&alone().ark(1, "glacien.p").turn_of(0), "travel verdance.p"));
    // Two people may share a Planet.
    assert!(can(&scene().ark(1, "verdance.p").turn_of(0), "travel verdance.p"));
}

// proves PF-SOLO-11
#[test]
fn a_card_is_carried_out_from_top_to_bottom_and_ends_the_round() {
    let game = alone().automa_deck("A05").cargo(1, [1, 1, 0, 0]).turn_of(1);
    let game = steps(game, "automa A05; crew C01");
    assert_eq!(
        (hoard(&game), automa(&game).card.map(|card| card.to_string())),
        ("C01".into(), Some("A05".into()))
    );
    let game = steps(game, "gather");
    assert_eq!(cargo(&game, 1), [1, 1, 1, 1]);
    let game = steps(game, "upgrade cargo; travel glacien.p");
    assert_eq!(only(&game), "pass", "no Specialist is left for the Colony");
    assert_eq!(game.round_number(), 1);
    let game = steps(game, "pass");
    assert_eq!((game.round_number(), asked(&game), automa(&game).card), (2, 0, None));
    assert!(automa(&game).discard.has("A05".parse().unwrap()));
}

// proves PF-SOLO-11
#[test]
fn every_card_can_be_carried_out() {
    for card in planetformers::cards::AutomaCard::all() {
        let mut game = steps(alone().turn_of(1), &format!("automa {card}"));
        let tasks = catalogue().automa_tasks(card);
        let mut numbers = Vec::new();
        while game.round_number() == 1 {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let mut events = Vec::new();
            let mv =
                outcomes.first().map_or_else(|| game.read_move(&options(&game)[0]).unwrap(), |(mv, _)| *mv);
            game.apply(mv, Tell::to(&mut events));
            numbers.extend(events.iter().filter_map(|event| match event {
                planetformers::Event::Automa(
                    AutomaEvent::Acts { number, deed, .. } | AutomaEvent::Skipped { number, deed, .. },
                ) => Some((*number, *deed)),
                _ => None,
            }));
        }
        let expected: Vec<_> = (1..).zip(tasks.iter().map(Task::deed)).collect();
        assert_eq!(numbers, expected, "{card}");
    }
}

// proves PF-SOLO-12
#[test]
fn what_cannot_be_done_is_skipped_and_the_next_follows() {
    // A07: no Crew card to draw, nothing to pay an upgrade with; it travels all the same.
    let game = alone().crew_deck("", "").turn_of(1);
    let hoarded = hoard(&game);
    let game = steps(game, "automa A07; pass; gather");
    assert_eq!(hoard(&game), hoarded);
    let game = alone().symbols("").turn_of(1);
    let game = steps(game, "automa A09; discover 0,0; planet frosthollow; gather; pass");
    assert_eq!((game.round_number(), asked(&game)), (2, 0));
    let game = alone().turn_of(1);
    let game = steps(game, "automa A12; crew C01; travel glacien.p; pass");
    assert_eq!(asked(&game), 0);
}

// proves PF-SOLO-13
#[test]
fn it_keeps_any_number_of_crew_cards() {
    let game = alone().symbols("C01 C02 C03 C04 C05 C06 C07").automa_acts("A12", 1);
    let game = steps(game, "crew C08");
    assert_eq!(hoard(&game), "C01 C02 C03 C04 C05 C06 C07 C08");
    let (deck, _, canteen) = game.crew_cards();
    assert!(!deck.has("C08".parse().unwrap()), "it comes from the deck");
    assert_eq!(names(canteen.iter().flatten()), "C37 C38 C39", "not from the Canteen");
    // It offers no card of the Canteen.
    let game = alone().automa_acts("A12", 1);
    assert_eq!(options(&game).len(), 36);
    assert!(!can(&game, "crew C37"));
}

// PF-EX-50
// proves PF-SOLO-54
#[test]
fn a_crew_card_that_is_not_there_is_not_replaced() {
    let game = alone().crew_deck("", "").automa_acts("A12", 1);
    assert_eq!(only(&game), "pass");
    let after = steps(game.clone(), "pass");
    assert_eq!((hoard(&after), points(&after, 1), cargo(&after, 1)), (hoard(&game), 0, [0; 4]));
    assert_eq!(names(after.crew_cards().2.iter().flatten()), "C37 C38 C39");
    // A yield with a Crew card gives its resources only.
    let game = alone().card((0, 0), "sporeth").ark(1, "sporeth.p").terraformed("sporeth").crew_deck("", "");
    let game = steps(game.automa_acts("A08", 3), "gather");
    assert_eq!((cargo(&game, 1), points(&game, 1), asked(&game)), ([2, 1, 0, 0], 0, 0));
    // The discard pile is shuffled first (PF-CREW-20).
    let game = alone().crew_deck("", "C07").automa_acts("A12", 1);
    assert_eq!(options(&game), ["crew C07"]);
}

// PF-EX-50
// proves PF-CREW-20, PF-CREW-22
#[test]
fn an_exhausted_deck_leaves_the_canteen_to_the_person() {
    let scene = || {
        alone()
            .crew(0, Row::Upper, "C01 C02")
            .crew(0, Row::Lower, "C03")
            .canteen("C37 C38 C39")
            .crew_deck("", "")
    };
    let game = scene().ark(0, "glacien.s1").acts(0);
    let game = steps(game, "gather; canteen C38");
    let game = steps(game, "place lower");
    assert_eq!((crew(&game, 0), game.crew_cards().2.iter().flatten().count()), (4, 2));
    // Nothing was discarded: the turn goes on without a draw, to the Automa.
    let game = steps(game, "pass");
    assert_eq!(asked(&game), 1);
    assert_eq!(game.crew_cards().2.iter().flatten().count(), 2);
    // As soon as a card has been discarded, the Canteen is filled at the end of that turn.
    let game = scene().canteen("C37 C39").symbols("C38").ark(0, "glacien.s1").acts(0);
    let game = steps(game, "ready C01 leader_red; pass");
    let game = if matches!(decision(&game), Decision::LastDraw(_)) { steps(game, "pass") } else { game };
    let game = steps(game, "crew C01");
    assert_eq!(names(game.crew_cards().2.iter().flatten()), "C37 C39 C01");
}

// PF-EX-61
// proves PF-CREW-18, PF-CREW-22, PF-CREW-24
#[test]
fn a_partial_canteen_waits_for_cards() {
    let game = alone()
        .crew(0, Row::Upper, "C01 C02")
        .crew(0, Row::Lower, "C03")
        .crew_deck("", "C05")
        .canteen("C37 C38")
        .symbols("C39")
        .ark(0, "glacien.s1")
        .acts(0);
    let game = steps(game, "gather; canteen C37; place lower");
    let game = steps(game, "crew C05");
    assert_eq!(names(game.crew_cards().2.iter().flatten()), "C05 C38");
    let game = steps(game, "pass");
    assert_eq!(game.crew_cards().2.iter().flatten().count(), 2);
}

// proves PF-SOLO-5, PF-SOLO-13, PF-SOLO-16, PF-SOLO-40
#[test]
fn there_is_much_it_never_does() {
    for (level, seed) in Level::ALL.iter().zip(0..) {
        let mut game = fresh(*level);
        let mut rng = Rng::new(Seed::from_number(seed).derive("moves", 0));
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        while game.to_move() != Turn::Over {
            game.legal_moves(&mut moves);
            game.outcomes(&mut outcomes);
            let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
            game.apply(mv, Tell::nobody());
            let own = player(&game, 1);
            assert!(own.held.is_empty() && own.settled.is_empty(), "it never settles");
            assert!(own.crew().is_empty() && own.waiting.is_empty(), "it has no rows");
            assert!(KINDS.iter().all(|kind| !own.ready[*kind]), "it has no tokens");
            assert!(game.step().is_setup() || own.ark.node == planetformers::names::Node::P);
            if !game.step().is_setup() {
                assert_ne!(ark(&game, 1), "star_portal.p");
            }
        }
    }
}

// proves PF-SOLO-7, PF-SOLO-11
#[test]
fn all_twelve_cards_come_before_any_comes_again() {
    let setup = Setup { level: Level::Medium, ..Setup::new(1) };
    for seed in 0..8 {
        let (_, log) = table::check::random_game::<planetformers::Planetformers>(
            &setup,
            Seed::from_number(seed),
            &mut Rng::new(Seed::from_number(seed)),
        );
        let drawn: Vec<_> =
            log.moves.iter().map(|(_, line)| line).filter(|line| line.starts_with("automa ")).collect();
        for deck in drawn.chunks(12) {
            let different: std::collections::BTreeSet<_> = deck.iter().collect();
            assert_eq!(different.len(), deck.len(), "{deck:?}");
        }
        assert!(drawn.len() > 12);
    }
}
