//! Whole games against the Automa: the laws of the house at every level, properties, golden numbers, finished games, and the
//! bots of the house.

use std::collections::BTreeSet;

use bots::{Bot, Mind, Thinker};
use planetformers::automa::Automa;
use planetformers::cards::{AutomaCard, Crew};
use planetformers::names::{Cause, Level, Named, Node};
use planetformers::{Decision, Move, Planetformers, Setup};
use table::check::{Suite, laid_out, step};
use table::{Eye, Game, Rng, Seed, Tell, Turn};
use testing::golden::{counts, fresh, hash, reached, replayed, score_sheet};

fn setup(level: Level) -> Setup {
    Setup { level, ..Setup::new(1) }
}

fn setups() -> Vec<Setup> {
    Level::ALL.iter().copied().map(setup).collect()
}

#[test]
fn random_games_against_the_automa_keep_every_law() {
    Suite::<Planetformers>::new(&setups()).games(10).sampling(32).run();
}

#[test]
fn everything_people_read_has_a_text() {
    table::check::words::<Planetformers>(&setups(), 1, 7);
}

/// Plays random games of every level and shows every step: the position before, the move, the position after.
fn each_step(games: u64, mut see: impl FnMut(&Planetformers, Move, &Planetformers)) {
    for (setup, number) in setups().iter().flat_map(|setup| (0..games).map(move |number| (setup, number))) {
        let mut game: Planetformers = laid_out(setup);
        let mut rng = Rng::new(Seed::from_number(number).derive("moves", 0));
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        while game.to_move() != Turn::Over {
            game.legal_moves(&mut moves);
            assert!(!moves.is_empty(), "nobody is ever stuck");
            game.outcomes(&mut outcomes);
            let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
            let before = game.clone();
            game.apply(mv, Tell::nobody());
            see(&before, mv, &game);
        }
    }
}

#[test]
fn the_automa_stands_on_planets_and_moves_once_a_turn() {
    let (mut travels, mut drawn) = (0, 0);
    each_step(6, |before, mv, after| {
        after.audit().unwrap();
        if after.step().is_setup() {
            return;
        }
        let (old, new) = (before.players()[Automa::SEAT].ark, after.players()[Automa::SEAT].ark);
        assert!(new.node == Node::P && after.world(new.planet).is_some());
        assert!(
            after.cell_of_ark(Automa::SEAT).is_some_and(|cell| cell.across() != cell),
            "never on the Portal"
        );
        drawn += u32::from(matches!(mv, Move::Automa(_)));
        if old != new && !before.step().is_setup() {
            travels += 1;
            assert_eq!(before.to_move(), Turn::Fate);
            assert!(matches!(mv, Move::Travel(_) | Move::Planet(_)), "{mv:?}");
        }
    });
    assert_eq!(travels, drawn, "every card has one travel, and it always leads somewhere else");
}

#[test]
fn nobody_ends_a_travel_where_the_automa_stands() {
    each_step(6, |before, mv, after| {
        if before.to_move() == Turn::Of(Automa::PERSON) && matches!(mv, Move::Travel(_)) {
            assert_ne!(after.players()[Automa::PERSON].ark, before.players()[Automa::SEAT].ark);
        }
    });
}

#[test]
fn what_the_rules_make_the_automa_do_has_one_outcome() {
    let mut outcomes = Vec::new();
    each_step(3, |before, mv, _| {
        before.outcomes(&mut outcomes);
        let one = matches!(before.question().map(|open| open.decision), Some(Decision::AutomaAct(_)))
            && !matches!(mv, Move::Crew(_));
        assert!(!one || outcomes.len() == 1, "{mv:?}");
    });
}

#[test]
fn cards_are_conserved_and_come_round() {
    let mut seen = BTreeSet::new();
    each_step(4, |_, mv, after| {
        let automa = after.automa().unwrap();
        let open = automa.card.iter().count() as u8;
        assert_eq!(automa.deck.len() + automa.discard.len() + open, AutomaCard::COUNT);
        let hoarded: BTreeSet<Crew> = automa.crew.iter().copied().collect();
        assert_eq!(hoarded.len(), automa.crew.len());
        if let Move::Automa(card) = mv {
            seen.insert(card);
        }
    });
    assert_eq!(seen.len(), usize::from(AutomaCard::COUNT));
}

/// A game at a level that random moves have brought to a question of this kind.
fn asked(level: Level, which: fn(&Decision) -> bool) -> Planetformers {
    reached(&setup(level), 3, |game: &Planetformers| {
        game.turns() > 20 && game.question().is_some_and(|open| which(&open.decision))
    })
}

#[test]
fn the_solo_game_opens_the_golden_number_of_ways() {
    let start = laid_out::<Planetformers>(&setup(Level::Easy));
    let choices = fresh::<Planetformers>(&setup(Level::Hard), 1);
    let card = asked(Level::Medium, |decision| matches!(decision, Decision::AutomaCard(_)));
    let act = asked(Level::HardPlus, |decision| matches!(decision, Decision::AutomaAct(_)));
    let symbol = asked(Level::Easy, |decision| matches!(decision, Decision::AutomaSymbol(_)));
    let ways = [&start, &choices, &card, &act, &symbol].map(counts::<4>);
    let expected = [[3, 6, 234, 8892], [3, 6, 12, 48], [2, 21, 21, 21], [20, 20, 20, 20], [2, 4, 4, 4]];
    assert_eq!(ways, expected);
}

#[test]
fn whole_solo_games_have_golden_hashes() {
    let hashes = setups().iter().map(|setup| hash::<Planetformers>(setup, 1)).collect::<Vec<_>>();
    let expected: [(usize, &str); 6] = [
        (370, "df66db47c8645568"),
        (342, "bb9af890e8790b6e"),
        (342, "490bdd737edbb843"),
        (339, "605528a44b1a0802"),
        (342, "e97987750911c9dc"),
        (422, "82c1b2712f6bb826"),
    ];
    assert_eq!(hashes, expected.map(|(moves, hash)| (moves, hash.to_owned())));
}

/// A finished game from its log, and its score sheet.
fn finished(name: &str, text: &str) -> String {
    let game: Planetformers = replayed(name, text);
    let ending = game.end_in_sight().unwrap();
    assert_eq!((game.to_move(), ending.cause), (Turn::Over, Cause::Planets));
    assert_eq!(game.round_number(), ending.last_round);
    let level = game.automa().unwrap().level;
    format!("{}; the end: round {}, against {level}", score_sheet(&game), game.round_number())
}

#[test]
fn a_solo_game_that_was_won() {
    insta::assert_snapshot!(finished("solo_won.log", include_str!("fixtures/solo_won.log")));
}

#[test]
fn a_solo_game_that_was_lost() {
    insta::assert_snapshot!(finished("solo_lost.log", include_str!("fixtures/solo_lost.log")));
}

#[test]
fn a_solo_game_that_was_lost_by_a_tie() {
    insta::assert_snapshot!(finished("solo_tie.log", include_str!("fixtures/solo_tie.log")));
}

/// A game of a thinking bot against the Automa, to its end.
fn against(level: Level, seed: u64, nodes: u32) -> Planetformers {
    let seed = Seed::from_number(seed);
    let mut game: Planetformers = laid_out(&setup(level));
    let mut chance = Rng::new(seed);
    let mind = Mind { nodes, learnt: false, ..Mind::PLAIN };
    let mut greedy = Thinker::new(mind, None, seed.derive("greedy", 0));
    while game.to_move() != Turn::Over {
        let Turn::Of(seat) = game.to_move() else {
            step(&mut game, &mut chance);
            continue;
        };
        let mv = greedy.choose(&game.seen_by(Eye::Seat(seat)), seat);
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_greedy_bot_holds_its_own_against_the_automa_and_levels_matter() {
    let outcome = |level| {
        let (mut won, mut lead) = (0, 0);
        for game in (0..100).map(|seed| against(level, seed, 600)) {
            let sheet = game.scores();
            let totals = sheet.totals();
            assert!(game.round_number() < 60, "round {}", game.round_number());
            assert_eq!(sheet.winners == [Automa::PERSON], totals[0] > totals[1]);
            won += u32::from(sheet.winners == [Automa::PERSON]);
            lead += totals[0] - totals[1];
        }
        (won, lead)
    };
    let (easy, hard) = (outcome(Level::Easy), outcome(Level::HardPlus));
    assert!(easy.0 >= 30, "{easy:?} of 100 games against the gentlest");
    assert!(
        easy.1 > hard.1 + 500,
        "points ahead in all: {easy:?} against the gentlest, {hard:?} against the hardest"
    );
}
