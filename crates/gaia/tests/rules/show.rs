//! What people read: questions, choices and moves in words.

use gaia::names::{Area, BoardAction, Faction, Planet, Structure};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Player, Power, Purse};
use table::check::random_game;
use table::{Chip, Game, Lang, Rng, Seed, Show};

use crate::common::legal;

fn position() -> Gaia {
    Scene::new(&[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Oxide)
        .player(0, |terrans: &mut Player| terrans.power = Power::new([0, 0, 4]))
        .turn_of(0)
}

#[test]
fn a_choice_shows_its_words_price_gain_and_place() {
    let game = position();
    let mine = game.choice(Move::Mine(game.cell(1, 0)), Lang::En);
    assert_eq!(mine.label, "Build a mine: 1,0");
    assert_eq!(mine.price, [Chip { amount: 2, what: "credits" }, Chip { amount: 4, what: "ore" }]);
    assert_eq!(mine.place.as_deref(), Some("hex-1,0"));
    assert_eq!(mine.refusal, None);

    let ore = game.choice(Move::Act(BoardAction::TwoOre, Purse::Tokens), Lang::De);
    assert_eq!(ore.price, [Chip { amount: 4, what: "power" }]);
    assert_eq!(ore.gain, [Chip { amount: 2, what: "ore" }]);
    assert_eq!(ore.place.as_deref(), Some("action-power_2_ore"));
}

#[test]
fn a_refused_choice_keeps_its_words_and_says_why() {
    let game = position();
    let research = game.choice(Move::Research(Area::Navigation), Lang::De);
    assert_eq!(research.refusal.map(|refusal| refusal.rule), Some("GP-RES-1"));
    assert!(research.label.contains("Navigation"));
    assert!(research.price.is_empty(), "what cannot be done has no price");
}

#[test]
fn the_open_question_is_asked_in_both_languages() {
    let game = position();
    let english = game.prompt(Lang::En).unwrap();
    assert_eq!(english.question, "It is your turn: choose an action.");
    assert!(!english.why.contains("ask-"), "{}", english.why);
    assert_ne!(game.prompt(Lang::De).unwrap().question, english.question);
}

/// Every question and every legal move of whole games has words, with everything filled in.
#[test]
fn nothing_is_left_without_words() {
    for seed in 0..6 {
        let setup = Gaia::default_setup(2 + seed % 3);
        let seed = Seed::from_number(seed.into());
        let (_, log) = random_game::<Gaia>(&setup, seed, &mut Rng::new(seed));
        log.replay_with::<Gaia>(|before, _, _, _| {
            let moves = legal(before);
            for lang in Lang::ALL {
                let prompt = before.prompt(lang).expect("a question is open");
                let labels = moves.iter().map(|mv| before.choice(*mv, lang).label);
                for text in labels.chain([prompt.question, prompt.why]) {
                    let raw = text.contains("move-")
                        || text.contains("ask-")
                        || text.contains('$')
                        || text.contains('{');
                    assert!(!raw && !text.is_empty(), "{text}");
                }
            }
        })
        .unwrap();
    }
}
