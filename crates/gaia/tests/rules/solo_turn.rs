//! Alone: the course of a turn, and passing (GP-SOLO-TURN, GP-SOLO-PASS).

use gaia::automa::{AutomaEvent, CardSet, Level, PassReason, Role, RowPlace};
use gaia::names::{Booster, Faction, Named, RoundTile};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, Phase};
use table::{Game, Turn};

use crate::common::{ME, apply, catalogue, decision, legal, play, player};
use crate::solo::{AUTOMA, alone, automa, card, draw, new, told, vp};

fn scene() -> Scene {
    alone((Faction::Taklons, &[(3, 3), (-2, 5)]), (Faction::Itars, &[(1, 0), (-4, 1)]))
}

/// A turn of the Automa: support and action card, and the moves.
type Taken = (Option<u8>, Option<u8>, Vec<String>);

/// One turn of the Automa after the other until it passes; the cards are drawn in this order.
fn turns(deck: &[u8]) -> (Gaia, Vec<Taken>) {
    let mut game = scene().deck(deck).turn_of(0);
    let (mut cards, mut taken) = (deck.iter().copied(), Vec::new());
    while !player(&game, 1).passed {
        game = Scene::from(game).automa_turn();
        let mut moves = crate::solo::carry_on(&mut game);
        while matches!(decision(&game), Decision::AutomaCard(_)) {
            moves.extend(draw(&mut game, cards.next().expect("a card of the deck")));
        }
        let number = |card: Option<gaia::automa::Card>| card.map(gaia::automa::Card::number);
        taken.push((number(automa(&game).support), number(automa(&game).action), moves));
    }
    (game, taken)
}

/// The cards that were carried out, and how it passed.
fn carried(deck: &[u8]) -> (Vec<u8>, String) {
    let (_, turns) = turns(deck);
    let mut actions = Vec::new();
    let mut last = String::new();
    for (support, action, moves) in turns {
        let passes = moves.iter().find(|line| line.starts_with("pass"));
        match passes {
            Some(line) => last = format!("{line} after {support:?}"),
            None => actions.extend(action),
        }
    }
    (actions, last)
}

// proves GP-SOLO-TURN-1
#[test]
fn the_automa_has_its_place_and_no_income() {
    let mut game = new(4);
    while game.phase() != Phase::Actions {
        assert_ne!((game.phase(), game.to_move()), (Phase::Income, Turn::Of(AUTOMA)));
        let first = legal(&game)[0];
        apply(&mut game, first);
    }
    let own = player(&game, 1);
    assert_eq!((own.credits, own.ore, own.knowledge, own.qic, own.power.total()), (0, 0, 0, 0, 0));
    assert_eq!(game.order(), [ME, AUTOMA]);
    // Itars with an institute would be asked in the Gaia phase, Terrans too: the Automa is not.
    for faction in [Faction::Itars, Faction::Terrans] {
        let scene =
            Scene::alone(Faction::Taklons, faction).structure(1, gaia::names::Structure::Institute, (1, 0));
        let game = scene.deck(&[1, 4, 5]).gaia_phase();
        assert_eq!((game.phase(), game.to_move()), (Phase::Actions, Turn::Of(ME)));
    }
}

// proves GP-SOLO-TURN-2, GP-SOLO-TURN-3, GP-SOLO-TURN-4, GP-SOLO-TURN-5
#[test]
fn two_cards_first_and_then_one_a_turn() {
    let mut game = scene().deck(&[6, 7, 1, 11, 15, 4]).automa_turn();
    let Decision::AutomaCard(asked) = decision(&game) else { panic!("a card") };
    assert_eq!(asked.role, Role::Support);
    assert!(draw(&mut game, 6).is_empty(), "the support card alone does nothing");
    let Decision::AutomaCard(asked) = decision(&game) else { panic!("a card") };
    assert_eq!(asked.role, Role::Action);
    let before = vp(&game);
    let moves = draw(&mut game, 11);
    assert_eq!((moves.len(), vp(&game) - before), (1, 2), "an upgrade for 2 points");
    assert_eq!((automa(&game).support, automa(&game).action), (Some(card(6)), Some(card(11))));
    assert_eq!(game.turns(), 1);
    // The next turn.
    let mut game = Scene::from(game).automa_turn();
    let Decision::AutomaCard(asked) = decision(&game) else { panic!("a card") };
    assert_eq!((asked.role, automa(&game).support), (Role::Action, Some(card(11))), "one card only");
    assert_eq!(told(&game), [AutomaEvent::Supports { card: card(11) }]);
    draw(&mut game, 15);
    assert_eq!((automa(&game).support, automa(&game).action), (Some(card(11)), Some(card(15))));
}

// proves GP-SOLO-TURN-13
#[test]
fn what_may_be_drawn_is_what_nobody_can_rule_out() {
    let mut game = new(7);
    while game.phase() != Phase::Actions {
        let first = legal(&game)[0];
        apply(&mut game, first);
    }
    let pass = *legal(&game).iter().find(|mv| matches!(mv, Move::Pass(_))).unwrap();
    apply(&mut game, pass);
    let mut drawn = Vec::new();
    game.outcomes(&mut drawn);
    // Five known cards with one chance in six each; the sixth is any of the twelve others.
    let weight =
        |number: u8| drawn.iter().find(|(mv, _)| *mv == Move::Card(card(number))).map(|(_, weight)| *weight);
    assert_eq!(drawn.len(), 17);
    for number in 1..=17 {
        let known = [1, 4, 5, 7, 13].contains(&number);
        assert_eq!(weight(number), Some(if known { 12 } else { 1 }), "card {number}");
    }
    assert_eq!(drawn.iter().map(|(_, weight)| weight).sum::<u32>(), 6 * 12);
    // Nothing is hidden in the position: everybody sees all of it, and the number of cards is told with every draw.
    assert_eq!(game.seen_by(table::Eye::Spectator), game);
    apply(&mut game, Move::Card(card(9)));
    assert_eq!(told(&game), [AutomaEvent::Drew { card: card(9), role: Role::Support, left: 5 }]);
    assert_eq!((automa(&game).deck.strangers, automa(&game).deck.len()), (0, 5));
    game.outcomes(&mut drawn);
    assert_eq!(drawn.len(), 5, "all are known by now");
}

// proves GP-SOLO-PASS-1
// GP-EX-64
#[test]
fn it_passes_when_the_deck_is_empty() {
    let (game, turns) = turns(&[4, 6, 7, 9]);
    let cards: Vec<_> = turns.iter().map(|(support, action, _)| (*support, *action)).collect();
    assert_eq!(cards[..3], [(Some(4), Some(6)), (Some(6), Some(7)), (Some(7), Some(9))]);
    assert_eq!(turns.len(), 4);
    assert_eq!(turns[3].0, Some(9), "support 9");
    assert!(turns[3].2[0].starts_with("pass"), "{turns:?}");
    assert!([4, 6, 7, 9].iter().all(|number| !catalogue().automa.card(card(*number)).pass_icon));
    assert!(told(&game).contains(&AutomaEvent::Passes { why: PassReason::EmptyDeck, card: None }));
}

// proves GP-SOLO-PASS-1, GP-SOLO-PASS-3, GP-SOLO-PASS-7
// GP-EX-65
#[test]
fn it_passes_on_a_pass_icon_among_the_last_three() {
    let mut game = scene().deck(&[6, 7, 1, 2, 3]).automa_turn();
    draw(&mut game, 6);
    draw(&mut game, 7);
    let mut game = Scene::from(game).automa_turn();
    assert_eq!((automa(&game).deck.len(), automa(&game).support), (3, Some(card(7))));
    let (before, row) = (vp(&game), automa(&game).row.clone());
    let moves = draw(&mut game, 1);
    assert_eq!(moves, [format!("pass {}", row[2])], "the right one, by support card 7");
    let tile = catalogue().round_tiles[game.round_tiles()[0]].automa_vp[0];
    assert_eq!(vp(&game) - before, i32::from(tile), "neither upgrade nor its point");
    assert!(told(&game).contains(&AutomaEvent::Passes { why: PassReason::PassIcon, card: Some(card(1)) }));
    assert!(told(&game).contains(&AutomaEvent::TakesBooster { place: RowPlace::Right, booster: row[2] }));
}

// proves GP-SOLO-PASS-1
// GP-EX-66
#[test]
fn a_pass_icon_too_early_does_not_count() {
    let mut game = scene().deck(&[6, 1, 7, 2, 3]).automa_turn();
    draw(&mut game, 6);
    let before = vp(&game);
    let moves = draw(&mut game, 1);
    assert!(moves[0].starts_with("upgrade "), "{moves:?}");
    assert_eq!(vp(&game) - before, 1);
    let mut game = Scene::from(game).automa_turn();
    draw(&mut game, 7);
    assert_eq!((automa(&game).support, automa(&game).action), (Some(card(1)), Some(card(7))));
}

// proves GP-SOLO-PASS-1, GP-SOLO-PASS-8
// GP-EX-89
#[test]
fn the_shortest_and_the_longest_round_of_six_cards() {
    let (actions, last) = carried(&[4, 7, 13, 5, 1, 2]);
    assert_eq!(actions, [7, 13], "(a)");
    assert!(last.ends_with("after Some(13)"), "{last}");
    let (actions, last) = carried(&[4, 7, 1, 13, 6, 9]);
    assert_eq!(actions, [7, 1, 13, 6, 9], "(b)");
    assert!(last.ends_with("after Some(9)"), "{last}");
    // Six cards: two to five actions.
    assert_eq!((6 - 4, 6 - 1), (2, 5));
}

/// The points for passing with this tile in this round.
fn for_passing(round: u8, tile: RoundTile, level: Level) -> i32 {
    let scene = scene().round(round, tile).automa(|automa| automa.level = level);
    let mut game = scene.deck(&[6, 1]).automa_turn();
    draw(&mut game, 6);
    let before = vp(&game);
    draw(&mut game, 1);
    vp(&game) - before
}

// proves GP-SOLO-PASS-2
// GP-EX-67
#[test]
fn passing_scores_the_round_tile() {
    for round in 1..=6 {
        let expected = if round <= 3 { 4 } else { 6 };
        assert_eq!(for_passing(round, RoundTile::Mine, Level::Automa), expected, "round {round}");
    }
    for tile in RoundTile::ALL {
        let printed = catalogue().round_tiles[*tile].automa_vp.map(i32::from);
        assert_eq!(for_passing(3, *tile, Level::Automa), printed[0], "{tile}");
        assert_eq!(for_passing(4, *tile, Level::Automa), printed[1], "{tile}");
        let extra = i32::from(printed[0] > 0);
        assert_eq!(for_passing(3, *tile, Level::Alptrauma), printed[0] + extra, "{tile}");
    }
}

// proves GP-SOLO-PASS-2, GP-SOLO-PASS-3, GP-SOLO-PASS-4, GP-SOLO-PASS-5, GP-SOLO-PASS-9, GP-SOLO-DIFF-5
// GP-EX-88
#[test]
fn boosters_when_both_have_passed() {
    let [left, middle, right, held, own] = [0, 1, 2, 3, 4].map(|place| Booster::ALL[place]);
    let scene = scene()
        .round(2, RoundTile::Federation)
        .automa(|automa| automa.level = Level::Alptrauma)
        .booster(0, left)
        .booster(1, middle)
        .booster(1, held)
        .booster(0, own)
        .automa(|automa| automa.row = [left, middle, right].into_iter().collect());
    let mut game = scene.deck(&[5, 1]).turn_of(0);
    play(&mut game, &[Move::Pass(Some(middle))]);
    assert_eq!(automa(&game).row[..], [left, right, own], "the person's at the right end");
    draw(&mut game, 5);
    let before = vp(&game);
    assert_eq!(draw(&mut game, 1), [format!("pass {right}")], "the middle one");
    assert_eq!(automa(&game).row[..], [left, own, held]);
    assert_eq!(
        (player(&game, 1).booster, vp(&game) - before),
        (Some(right), 0),
        "0 points, so no extra point"
    );
    assert_eq!((game.round(), game.order()), (3, &[ME, AUTOMA][..]), "the person starts round 3");
}

// proves GP-SOLO-PASS-5, GP-SOLO-PASS-6
#[test]
fn whoever_passes_first_begins_and_the_deck_grows() {
    let mut game = scene().deck(&[6, 1]).automa_turn();
    draw(&mut game, 6);
    draw(&mut game, 1);
    assert_eq!(game.passed(), [AUTOMA]);
    let pass = *legal(&game).iter().find(|mv| matches!(mv, Move::Pass(_))).unwrap();
    apply(&mut game, pass);
    assert_eq!((game.round(), game.order()), (2, &[AUTOMA, ME][..]), "the Automa begins round 2");
    assert!(matches!(decision(&game), Decision::AutomaCard(_)));
    let deck = automa(&game).deck;
    let both: CardSet = [card(1), card(6)].into_iter().collect();
    assert_eq!((deck.left, deck.strangers), (both, 1), "both cards and a stranger");
    assert_eq!((automa(&game).support, automa(&game).action), (None, None));
}

// proves GP-SOLO-PASS-9
#[test]
fn in_the_last_round_no_booster_is_taken() {
    let mut game = scene().round(6, RoundTile::Mine).deck(&[6, 1]).automa_turn();
    draw(&mut game, 6);
    assert_eq!(draw(&mut game, 1), ["pass"]);
    assert_eq!(player(&game, 1).booster, None);
    // In rounds 1 to 5 three lie in the row, whoever passes.
    for round in 1..=5 {
        let mut game = scene().round(round, RoundTile::Mine).deck(&[6, 1]).automa_turn();
        assert_eq!(automa(&game).row.len(), 3);
        draw(&mut game, 6);
        draw(&mut game, 1);
        assert_eq!(automa(&game).row.len(), 3, "round {round}");
    }
}

// proves GP-SOLO-TURN-7
#[test]
fn whole_games_never_see_the_automa_do_what_people_do() {
    for seed in 1..=6 {
        let mut game = new(seed);
        let mut number = 0_usize;
        while game.to_move() != Turn::Over {
            let moves = legal(&game);
            let mv = moves[(number * 7 + seed as usize) % moves.len()];
            if game.question().unwrap().seat == AUTOMA && game.phase() == Phase::Actions {
                let allowed = matches!(
                    mv,
                    Move::Card(_)
                        | Move::Skip
                        | Move::Mine(_)
                        | Move::Upgrade(..)
                        | Move::Act(..)
                        | Move::Step(_)
                        | Move::AdvancedTile(_)
                        | Move::Pass(_)
                );
                assert!(allowed, "{mv:?}");
            }
            apply(&mut game, mv);
            number += 1;
        }
        let own = player(&game, 1);
        assert!(own.projects.is_empty() && own.federations == 0 && own.used.is_empty());
    }
}
