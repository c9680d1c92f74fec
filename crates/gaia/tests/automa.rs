//! Laws of the solo game, held against thousands of random ones: what the Automa may do on the map, that it takes what its
//! card says, and how its cards come round.

use std::collections::BTreeSet;

use gaia::automa::{Automa, AutomaEvent, Card, Deed, FactionChoice, Level, Role};
use gaia::catalogue::Catalogue;
use gaia::names::{Area, Faction, Named, Planet, Structure};
use gaia::{Decision, Event, Gaia, Move, Phase, Setup, Source};
use table::check::random_game;
use table::{Components as _, Fate, Game, Rng, Seed, Tell, Turn};

const SEAT: table::Seat = Automa::SEAT;

/// What is looked at while a game is played.
#[derive(Default)]
struct Watch {
    /// Cards drawn in this round.
    drawn: BTreeSet<Card>,
    /// Cards in the deck when the round began.
    cards: u8,
    /// Actions carried out in this round.
    actions: u8,
    /// Points that the cards carried out have printed on them.
    printed: i32,
}

/// Plays a game by chance and looks at every step of the Automa.
fn watched(setup: &Setup, seed: u64) -> Gaia {
    let mut game = Gaia::new(setup, Catalogue::built_in()).expect("a game for one");
    let fate = Fate::new(Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed).derive("moves", 1));
    let (mut watch, mut number) = (Watch::default(), 0);
    while game.to_move() != Turn::Over {
        let mv = match fate.draw(&game, number) {
            Some(mv) => mv,
            None => {
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                moves[rng.below(moves.len() as u32) as usize]
            }
        };
        let mut events = Vec::new();
        let before = game.clone();
        game.apply(mv, Tell::to(&mut events));
        look_at_move(&before, mv);
        for event in events {
            if let Event::Automa(event) = event {
                watch.look_at(&before, &game, event);
            }
        }
        number += 1;
    }
    assert_eq!(
        watch.printed,
        player_points(&game, Source::AutomaCards) + player_points(&game, Source::AutomaFaction)
    );
    game.audit().expect("nothing is lost");
    game
}

fn player_points(game: &Gaia, source: Source) -> i32 {
    game.players()[SEAT].points.of(source)
}

/// Whatever the Automa does on the board is possible there.
fn look_at_move(before: &Gaia, mv: Move) {
    let open = before.question().expect("a question");
    if open.seat != SEAT {
        return;
    }
    let (own, grid) = (&before.players()[SEAT], before.board().grid());
    match (open.decision, mv) {
        (Decision::AutomaStart(_), Move::Start(cell)) => {
            assert_eq!(before.planet_at(cell), own.board().home);
            assert!(before.players().values().all(|player| !player.planets().contains(cell)));
        }
        (Decision::AutomaAct(_), Move::Mine(cell)) => {
            assert!(before.pieces_left(SEAT, Structure::Mine) > 0);
            assert!(!matches!(before.planet_at(cell), Planet::Empty | Planet::Lost));
            let free =
                |player: &gaia::Player| !player.planets().contains(cell) && !player.projects.contains(cell);
            assert!(before.players().values().all(free));
            assert!(grid.nearest(cell, own.planets()).is_some_and(|distance| (1..=4).contains(&distance)));
        }
        (Decision::AutomaAct(_), Move::Upgrade(cell, to)) => {
            let from = own.structure_at(cell).expect("a structure of its own");
            assert!(before.pieces_left(SEAT, to) > 0);
            let firaks = own.faction == Some(Faction::Firaks);
            let usual = own.board().structures[to].upgraded_from == Some(from);
            assert!(usual || (firaks && (from, to) == (Structure::ResearchLab, Structure::TradingStation)));
        }
        (Decision::AutomaAct(_), Move::Act(action, _)) => assert_eq!(before.used_actions()[action], None),
        (Decision::AutomaAct(_), Move::Step(area)) => {
            let level = own.research[area];
            assert!(level < 4 || before.players().values().all(|player| player.research[area] < 5));
            assert!(level < 4 || before.advanced()[area].is_none());
        }
        (Decision::AutomaAct(_), Move::AdvancedTile(area)) => {
            assert!(own.research[area] == 4 && before.advanced()[area].is_some());
        }
        (Decision::AutomaAct(_), Move::Skip) | (_, Move::Card(_) | Move::Faction(_)) => {}
        (Decision::AutomaPass(_), Move::Pass(booster)) => {
            assert_eq!(booster.is_some(), before.round() < 6);
            assert!(booster.is_none_or(|booster| before.open_boosters().any(|open| open == booster)));
        }
        other => panic!("the Automa does {other:?}"),
    }
}

impl Watch {
    fn look_at(&mut self, before: &Gaia, after: &Gaia, event: AutomaEvent) {
        let kit = &Catalogue::built_in().automa;
        let automa = after.automa().expect("a game for one");
        match event {
            AutomaEvent::Shuffled { cards, strangers, joined } => {
                let opening = kit.levels[automa.level].opening_deck.len();
                assert_eq!(cards, opening + after.round(), "one more in every round");
                assert!(joined >= 1 && strangers >= 1);
                *self = Watch { cards, printed: self.printed, ..Watch::default() };
            }
            AutomaEvent::Drew { card, role: Role::Support | Role::Action, left } => {
                assert!(self.drawn.insert(card), "card {card} comes once a round");
                assert_eq!(usize::from(left) + self.drawn.len(), usize::from(self.cards));
                assert!(automa.deck.own.has(card));
            }
            AutomaEvent::Acts { step: 1, deed, reward: false } => {
                let card = automa
                    .action
                    .or(before.automa().and_then(|automa| automa.action))
                    .expect("an action card");
                let faction = after.automa_faction().expect("a faction");
                let printed = kit.card(card);
                let own = printed.action == Deed::Faction;
                assert_eq!(
                    deed,
                    if own { faction.steps[0].deed() } else { printed.action },
                    "what the card says"
                );
                self.actions += 1;
                self.printed += i32::from(if own { faction.vp } else { printed.vp });
            }
            AutomaEvent::Passes { .. } => {
                let bounds = self.cards.saturating_sub(4)..=self.cards - 1;
                assert!(bounds.contains(&self.actions), "{} actions with {} cards", self.actions, self.cards);
                // While a round lasts, three boosters lie in the row (GP-SOLO-PASS-9).
                assert!(before.round() == 6 || before.automa().is_some_and(|automa| automa.row.len() == 3));
            }
            AutomaEvent::Sieved { before, left, .. } => assert!(left <= before && before > 1),
            _ => {}
        }
    }
}

fn setup(level: Level, faction: FactionChoice) -> Setup {
    Setup { level: Some(level), automa_faction: Some(faction), ..Gaia::default_setup(1) }
}

// proves GP-SOLO-TURN-7, GP-SOLO-MINE-2, GP-SOLO-UPG-2, GP-SOLO-PQ-1, GP-SOLO-RES-9, GP-SOLO-TURN-5
// proves GP-SOLO-PASS-6, GP-SOLO-PASS-8, GP-SOLO-PASS-9, GP-SOLO-DIFF-6, GP-SOLO-SCORE-1
#[test]
fn thousands_of_games_by_the_rules() {
    let mut played = 0;
    for (index, level) in Level::ALL.iter().enumerate() {
        for (place, faction) in FactionChoice::ALL.iter().enumerate() {
            for game in 0..100 {
                let seed = (game * 64 + index * 8 + place) as u64;
                let end = watched(&setup(*level, *faction), seed);
                assert_eq!(end.phase(), Phase::Over);
                played += 1;
            }
        }
    }
    assert!(played >= 4000);
}

// proves GP-SOLO-FACT-10
#[test]
fn firaks_never_have_two_labs_nor_an_academy() {
    for seed in 0..60 {
        let end = watched(&setup(Level::Alptrauma, FactionChoice::Firaks), seed);
        let own = &end.players()[SEAT].structures;
        assert!(own[Structure::ResearchLab].len() <= 1);
        assert!(own[Structure::AcademyLeft].is_empty() && own[Structure::AcademyRight].is_empty());
    }
}

// proves GP-SOLO-SCORE-1, GP-SOLO-DIFF-5
#[test]
fn points_come_from_cards_passing_and_the_end_alone() {
    let end = |source: &Source| matches!(source, Source::Final(_) | Source::Research(_));
    for seed in 0..40 {
        let game = watched(&setup(Level::Ultoma, FactionChoice::Random), seed);
        let points = &game.players()[SEAT].points;
        let own = |source: &Source| {
            let cards = [Source::Start, Source::AutomaCards, Source::AutomaFaction, Source::AutomaPassive];
            cards.contains(source) || matches!(source, Source::Round(_)) || end(source)
        };
        let others = Source::all().filter(|source| !own(source));
        assert!(others.into_iter().all(|source| points.of(source) == 0), "and nothing from its level");
        assert_eq!(points.of(Source::Start), 10);
        assert_eq!(Area::ALL.len(), 6);
    }
}

/// Two games with the same cards and the same moves of the person have the same end: nothing else is left to chance.
#[test]
fn a_log_replays_without_its_seed() {
    for seed in 1..=10 {
        let seed = Seed::from_number(seed);
        let (game, log) =
            random_game::<Gaia>(&setup(Level::Automa, FactionChoice::Random), seed, &mut Rng::new(seed));
        let again: Gaia = log.replay().expect("it replays");
        assert_eq!(again.state_hash(), game.state_hash());
    }
}
