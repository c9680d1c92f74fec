//! What people read: questions, choices and moves in words.

use gaia::catalogue::Catalogue;
use gaia::names::{
    Area, BoardAction, Booster, Faction, FinalTile, Planet, RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Player, Power, Purse, Special};
use table::check::random_game;
use table::{Chip, Components as _, Game, Lang, People, Rng, Seat, Seed, Show, Step, Turn, name_mark};

use crate::common::{YOU, legal, owning, plenty, terrans};

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
    assert_eq!(mine.label, "Build a mine: Oxide, sector 1");
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
    assert_eq!(english.question, "Choose an action.");
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
        log.replay_with::<Gaia>(Catalogue::editions(), |Step { before, .. }| {
            let moves = legal(before);
            for lang in Lang::ALL {
                let prompt = before.prompt(lang).expect("a question is open");
                let choices: Vec<_> = moves.iter().map(|mv| before.choice(*mv, lang)).collect();
                let labels =
                    choices.into_iter().flat_map(|choice| choice.notes.into_iter().chain([choice.label]));
                for text in labels.chain([prompt.question, prompt.why, before.stage(lang)]) {
                    let raw = text.contains("move-")
                        || text.contains("ask-")
                        || text.contains("note-")
                        || text.contains("explain-")
                        || text.contains('$')
                        || text.contains('{');
                    assert!(!raw && !text.is_empty(), "{text}");
                }
            }
        })
        .unwrap();
    }
}

/// The rule that refuses the first thing a tap on this place could mean.
#[track_caller]
fn tap(game: &Gaia, place: &str) -> &'static str {
    let attempts = game.attempts(place);
    let first = attempts.first().unwrap_or_else(|| panic!("a tap on {place} means nothing"));
    game.check(*first).expect_err("the move should be refused").rule
}

#[test]
fn a_tap_on_what_is_not_possible_names_the_rule() {
    let game = terrans()
        .planet((3, 0), Planet::Terra)
        .planet((0, 1), Planet::Swamp)
        .planet((-1, 0), Planet::Transdim)
        .structure(1, Structure::Mine, (0, -1))
        .player(0, |me| (me.ore, me.qic, me.gaiaformers) = (3, 0, 0))
        .turn_of(0);
    assert_eq!(tap(&game, "hex-3,0"), "GP-MINE-4", "out of range");
    assert_eq!(tap(&game, "hex-0,1"), "GP-MINE-11", "too many steps");
    assert_eq!(tap(&game, "hex-0,-1"), "GP-MINE-17", "somebody lives there");
    assert_eq!(tap(&game, "hex--1,0"), "GP-GAIA-3", "no Gaiaformer");
    assert!(game.attempts("hex-5,0").is_empty(), "in empty space there is nothing to build");
    assert_eq!(tap(&game, "area-economy"), "GP-RES-1");
    assert_eq!(tap(&game, "tile-economy"), "GP-TURN-7");
    assert_eq!(tap(&game, "advanced-economy"), "GP-TURN-7");
    assert_eq!(tap(&game, "action-power_2_ore"), "GP-ACT-2");
    assert_eq!(tap(&game, "booster-booster_credits_qic"), "GP-PASS-3");
    assert_eq!(tap(&game, "token-fed_8vp_qic"), "GP-FED-2", "a token means a federation");
    assert_eq!(tap(&game, "special-academy"), "GP-SPEC-1");
    assert_eq!(tap(&game, "structure-planetary_institute"), "GP-UPG-1", "there is no trading station");
    assert_eq!(tap(&game, "bowl-iii"), "GP-FREE-3", "no power to spend");
    for place in ["seat-1", "round-1", "final-2", "nothing-here", ""] {
        assert!(game.attempts(place).is_empty(), "{place}");
    }
}

#[test]
fn a_tap_offers_what_is_possible_first() {
    let game = owning(Standard::ActionChargeFour)
        .structure(0, Structure::TradingStation, (1, 0))
        .planet((0, 1), Planet::Terra)
        .player(0, plenty)
        .token(0, Token::Qic, true)
        .turn_of(0);
    let station = game.cell(1, 0);
    let upgrades = [Structure::ResearchLab, Structure::Institute].map(|to| Move::Upgrade(station, to));
    assert_eq!(game.attempts("hex-1,0"), upgrades);
    assert_eq!(game.attempts("structure-research_lab"), [upgrades[0]]);
    assert_eq!(game.attempts("structure-mine"), [Move::Mine(game.cell(0, 1))]);
    let charge = Special::Standard(Standard::ActionChargeFour);
    assert_eq!(game.attempts("special-std_action_charge_4"), [Move::Special(charge)]);
    let again = Move::Act(BoardAction::Rescore, Purse::Tokens);
    assert_eq!(game.attempts("token-fed_8vp_qic")[0], again);
    assert!(game.attempts("goods-ore").iter().all(|mv| matches!(mv, Move::Convert(..))));
}

/// Whatever the question, a place of a legal move leads to that move.
#[test]
fn every_place_leads_to_its_moves_in_every_phase() {
    let garbage =
        ["", "-", "hex", "hex-", "hex-999,999", "hex-99999999999,0", "hex-a,b", "hex-1,", "area-nope"];
    let more = [
        "seat-0",
        "seat-9",
        "seat-256",
        "round-0",
        "round-7",
        "final-3",
        "special-",
        "bowl-",
        "äöü-✨",
        "hex-✨,1",
    ];
    let symbols = gaia::draw::symbols().into_string();
    let endless = format!("hex-{}", "1".repeat(5000));
    for seed in 0..4 {
        let setup = Gaia::default_setup(2 + seed % 3);
        let seed = Seed::from_number(seed.into());
        let (_, log) = random_game::<Gaia>(&setup, seed, &mut Rng::new(seed));
        log.replay_with::<Gaia>(Catalogue::editions(), |Step { before, .. }| {
            for place in garbage.iter().chain(&more).copied().chain([endless.as_str()]) {
                assert!(before.attempts(place).is_empty(), "{place}");
                assert_eq!(before.explain(place, Lang::En), None, "{place}");
            }
            for mv in legal(before) {
                let choice = before.choice(mv, Lang::En);
                assert_eq!(choice.refusal, None);
                if let Some(ghost) = choice.ghost {
                    assert!(symbols.contains(&format!("id=\"s-{}\"", ghost.symbol)), "{}", ghost.symbol);
                }
                if let Some(place) = choice.place {
                    assert!(before.attempts(&place).contains(&mv), "{place} does not lead to {mv:?}");
                    assert!(before.explain(&place, Lang::De).is_some(), "{place} is not explained");
                }
            }
        })
        .unwrap();
    }
}

#[test]
fn a_mine_says_how_its_price_comes_about_and_who_gains_by_it() {
    let game = terrans()
        .planet((2, 0), Planet::Oxide)
        .structure(1, Structure::TradingStation, (4, 0))
        .player(0, plenty)
        .player(1, |you| you.power = Power::new([4, 0, 0]))
        .round(1, RoundTile::Mine)
        .turn_of(0);
    let mine = game.choice(Move::Mine(game.cell(2, 0)), Lang::En);
    let offer = format!("{} may charge 2 power for 1 victory point", name_mark(YOU));
    assert_eq!(
        mine.notes,
        [
            "1 terraforming step: 3 ore",
            "1 QIC for range +2",
            "2 victory points · Round 1: 2 VP per mine",
            "More income per round: 1 ore",
            &*offer,
        ]
    );
    assert_eq!(mine.gain, [Chip { amount: 2, what: "vp" }]);
    let end = {
        let mut after = game.clone();
        after.play(Move::Mine(game.cell(2, 0))).unwrap();
        after.choice(Move::EndTurn, Lang::En).notes
    };
    assert_eq!(end, [offer]);
}

#[test]
fn passing_says_what_it_brings_and_ends() {
    let game = terrans().booster(0, Booster::Mines).turn_of(0);
    let pass = game.choice(Move::Pass(Some(Booster::TokensOre)), Lang::En);
    assert_eq!(pass.gain, [Chip { amount: 1, what: "vp" }]);
    assert_eq!(pass.notes[0], "1 victory point · Booster: mines");
    assert!(pass.notes[1].starts_with("Ends your round"));
    assert!(pass.notes[2].contains("first to pass"));
}

#[test]
fn limits_and_last_chances_are_told() {
    let full = terrans()
        .player(0, |me| {
            plenty(me);
            me.ore = 14;
        })
        .turn_of(0);
    let ore = full.choice(Move::Act(BoardAction::TwoOre, Purse::Tokens), Lang::En);
    assert!(ore.notes.iter().any(|note| note.contains("1 ore of it is lost")), "{:?}", ore.notes);
    let late = terrans()
        .planet((1, 0), Planet::Transdim)
        .player(0, plenty)
        .level(0, Area::GaiaProject, 1)
        .round(6, RoundTile::Mine)
        .turn_of(0);
    let project = late.choice(Move::GaiaProject(late.cell(1, 0)), Lang::En);
    assert!(project.notes.iter().any(|note| note.contains("will not turn")), "{:?}", project.notes);
}

#[test]
fn a_federation_says_how_far_it_is() {
    let mut game = terrans()
        .structure(0, Structure::Institute, (2, 0))
        .structure(0, Structure::AcademyLeft, (0, 3))
        .structure(0, Structure::AcademyRight, (0, -3))
        .player(0, plenty)
        .turn_of(0);
    game.play(Move::Federate).unwrap();
    let moves = legal(&game);
    let include = moves.iter().find(|mv| matches!(mv, Move::Include(_))).expect("planets to choose");
    let notes = game.choice(*include, Lang::En).notes;
    assert!(notes[0].starts_with("Power value "), "{notes:?}");
    assert!(notes[1].contains("satellites"), "{notes:?}");
}

#[test]
fn the_stage_is_short() {
    assert_eq!(position().stage(Lang::En), "Round 1 of 6 · actions");
    assert_eq!(position().stage(Lang::De), "Runde 1 von 6 · Aktionen");
}

/// A position as if a seat were to move has that seat to move, with moves that can be played; in the middle of
/// something there is no pause, and a turn that only has to be ended says so.
#[test]
fn plans_and_pauses_hold_in_every_phase() {
    for seed in 0..4 {
        let setup = Gaia::default_setup(2 + seed % 3);
        let seed = Seed::from_number(seed.into());
        let (_, log) = random_game::<Gaia>(&setup, seed, &mut Rng::new(seed));
        log.replay_with::<Gaia>(Catalogue::editions(), |Step { before, .. }| {
            for seat in before.players().seats() {
                let Some(plan) = before.plan(seat) else { continue };
                assert_eq!(plan.to_move(), Turn::Of(seat));
                let moves = legal(&plan);
                assert!(!moves.is_empty());
                for mv in moves {
                    plan.clone().play(mv).expect("what is offered can be played");
                }
            }
            if let Some(mv) = before.closing() {
                assert!(before.check(mv).is_ok());
            }
        })
        .unwrap();
    }
    let outside = table::check::dealt::<Gaia>(&Gaia::default_setup(2), Seed::from_number(1));
    assert!(outside.plan(Seat::new(0)).is_none(), "there are no turns during set-up");
}

#[test]
fn offers_are_answered_by_order() {
    let mut game = terrans()
        .planet((1, 0), Planet::Terra)
        .structure(1, Structure::TradingStation, (3, 0))
        .player(0, plenty)
        .player(1, |you| you.power = Power::new([4, 0, 0]))
        .turn_of(0);
    game.play(Move::Mine(game.cell(1, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(game.to_move(), Turn::Of(YOU));
    let take = Some(Move::Charge { token_first: false });
    let answer = |value: &str| game.by_order("charge", value);
    assert_eq!(answer("ask"), None);
    assert_eq!(answer("free"), None, "2 power cost 1 point");
    for value in ["up_to_1", "up_to_2", "up_to_3", "always"] {
        assert_eq!(answer(value), take, "{value}");
    }
    assert_eq!(answer("never"), Some(Move::Decline));
    assert_eq!(game.by_order("sleep", "always"), None);
    assert_eq!(answer("nonsense"), None);
    assert_eq!(position().by_order("charge", "always"), None, "another question is open");
    assert_eq!(game.choice(Move::Charge { token_first: false }, Lang::En).place.as_deref(), Some("hex-1,0"));
}

#[test]
fn explanations_tell_what_matters_here() {
    let game = terrans()
        .planet((2, 0), Planet::Oxide)
        .structure(1, Structure::TradingStation, (0, 2))
        .player(0, plenty)
        .turn_of(0);
    let people = People::new(vec!["Ada".to_owned(), "Ben".to_owned()]);
    let text = |place: &str| {
        let note = game.explain(place, Lang::En).unwrap_or_else(|| panic!("{place}"));
        people.fill_in(&note.text)
    };
    let oxide = text("hex-2,0");
    assert!(oxide.contains("distance 2, range 1, so it takes 1 QIC"), "{oxide}");
    assert!(oxide.contains("1 terraforming step at 3 ore"), "{oxide}");
    assert!(oxide.contains("2 credits, 4 ore, 1 QIC"), "{oxide}");
    assert!(text("hex-0,2").contains("Ben: trading station, power value 2"), "{}", text("hex-0,2"));
    assert!(text("area-economy").contains("Ada: level 0"), "{}", text("area-economy"));
    assert!(text("final-1").contains("Ada: 0"), "{}", text("final-1"));
    assert!(text("seat-1").contains("Home planets: Terra"), "{}", text("seat-1"));
    assert!(game.explain("tile-economy", Lang::De).is_some());
}

#[test]
fn what_is_not_certain_is_said_in_both_languages() {
    for key in Gaia::reconstructed() {
        assert!(Lang::ALL.iter().all(|lang| Gaia::texts().has(*lang, key)), "{key}");
    }
}

// proves GP-END-1, GP-END-2, GP-END-10
#[test]
fn the_end_is_announced_and_explained() {
    let scene = || {
        terrans()
            .structure(1, Structure::Mine, (5, 0))
            .round(6, RoundTile::Mine)
            .finals([FinalTile::PlanetTypes, FinalTile::Satellites])
    };
    assert_eq!(position().ending(Lang::En), None, "there are rounds to come");
    let last = scene().turn_of(0);
    assert!(last.ending(Lang::En).unwrap().text.starts_with("This is the last round."));
    assert!(last.verdict(Lang::En).is_empty());
    let over = scene().final_scoring();
    assert_eq!(over.ending(Lang::En), None);
    let people = People::new(vec!["Ada".to_owned(), "Ben".to_owned()]);
    let lines =
        |lang| -> Vec<String> { over.verdict(lang).iter().map(|line| people.fill_in(&line.text)).collect() };
    let english = lines(Lang::En);
    assert_eq!(english[0], "All have passed in round 6, and the game is over.");
    assert!(english[1].starts_with("Most planet types: "), "{english:?}");
    assert!(english[1].contains("Ada 1 (") && english[1].contains("neutral player"), "{english:?}");
    assert_eq!(lines(Lang::De).len(), english.len());
    let tied = over.scores().seats.values().map(|score| score.total).collect::<Vec<_>>();
    assert_eq!(english.len() == 4, tied[0] == tied[1], "{english:?}");
}

#[test]
fn scoring_tiles_are_called_by_what_they_score() {
    let game = terrans()
        .round(2, RoundTile::Mine)
        .finals([FinalTile::PlanetTypes, FinalTile::Satellites])
        .turn_of(0);
    assert_eq!(game.source("final-1", Lang::En), "Final scoring: Most planet types");
    assert_eq!(game.source("final-2", Lang::De), "Schluss\u{ad}wertung: Die meisten Satelliten");
    assert_eq!(game.source("round-2", Lang::En), "Round 2: 2 VP per mine");
    assert_eq!(game.source("resources", Lang::En), "Left-over resources");
    for source in gaia::Source::all() {
        let name = game.source(&source.name(), Lang::De);
        assert!(!name.contains("source-") && !name.is_empty(), "{name}");
    }
}

/// Somebody who plays for the first time is told about a dozen things, each when it first matters.
#[test]
fn a_first_game_is_guided() {
    let mut told = std::collections::BTreeMap::new();
    for number in 0..6 {
        let setup = Gaia::default_setup(2 + number % 3);
        let seed = Seed::from_number(u64::from(number) + 3);
        let (_, log) = random_game::<Gaia>(&setup, seed, &mut Rng::new(seed));
        log.replay_with::<Gaia>(Catalogue::editions(), |Step { before, .. }| {
            for seat in before.players().seats() {
                let Some(coach) = before.coach(seat, Lang::En) else { continue };
                assert_eq!(before.to_move(), Turn::Of(seat), "only who is asked is told something");
                let german = before.coach(seat, Lang::De).expect("in both languages");
                assert_eq!((coach.key, &coach.place), (german.key, &german.place));
                assert_ne!(coach.text, german.text);
                for text in [&coach.title, &coach.text, &german.title, &german.text] {
                    assert!(!text.is_empty() && !text.contains("coach-"), "{text}");
                }
                if let Some(place) = &coach.place {
                    assert!(before.explain(place, Lang::En).is_some(), "{}: {place}", coach.key);
                }
                told.entry(coach.key).or_insert(coach.text);
            }
        })
        .unwrap();
    }
    let keys: Vec<_> = told.keys().copied().collect();
    assert!((12..=15).contains(&keys.len()), "{keys:?}");
    for text in told.values() {
        assert!((60..=330).contains(&text.len()), "{} letters: {text}", text.len());
    }
}
