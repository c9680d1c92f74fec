//! What people read in whole games: the log, what they need not be asked, the notes of a first game, and the numbers on
//! the cards.

use std::collections::BTreeSet;

use phoenix::catalogue::{Ability, Catalogue, Effect, Gains, Price};
use phoenix::goods::Goods;
use phoenix::names::{Hub, Named, Ship, Track};
use phoenix::sector::Sector;
use phoenix::{Decision, HubSet, Move, Phoenix, Setup};
use table::check::laid_out;
use table::{
    Components as _, Done, Eye, Game, Lang, Pending, Question as _, Rng, Seat, Seed, Show, Turn, is_mark,
};

/// Plays whole games at random and shows every position with the move that is made there.
fn each_move(games: u64, mut see: impl FnMut(&Phoenix, Move)) {
    for number in 0..games {
        let players = 2 + (number % 3) as u8;
        let first = number % 4 == 3;
        let hubs = if first { HubSet::Basic } else { HubSet::Advanced };
        let mut game: Phoenix = laid_out(&Setup { hubs, first_game: first, ..Setup::new(players) });
        let mut rng = Rng::new(Seed::from_number(number));
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        while game.to_move() != Turn::Over {
            game.legal_moves(&mut moves);
            game.outcomes(&mut outcomes);
            let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
            see(&game, mv);
            game.play(mv).expect("a legal move");
        }
    }
}

/// Whether a text is written out: no key and no value is left in it.
fn assert_written(text: &str) {
    let keys =
        ["move-", "deed-", "event-", "effect-", "place-", "coach-", "ending", ".the", ".one", "{", "$"];
    assert!(!text.is_empty());
    for key in keys {
        assert!(!text.contains(key), "{text}");
    }
}

/// Steps on the way to something that is told when it is reached.
fn is_silent(mv: Move) -> bool {
    let on_the_way = matches!(mv, Move::Mark(_) | Move::Choose(_) | Move::Relocate | Move::Resident { .. });
    on_the_way || mv == Move::Done
}

#[test]
fn the_log_tells_every_move_once_and_never_by_its_label() {
    each_move(8, |game, mv| {
        for lang in Lang::ALL {
            let label = game.choice(mv, lang).label;
            let mut after = game.clone();
            let done = Done::apply(&mut after, mv);
            let lines = done.story(&after, Eye::Spectator, lang);
            if let Some(seat) = done.by {
                let told = lines.iter().any(|line| line.seat == Some(seat) && !line.text.is_empty());
                assert!(told || is_silent(mv), "{mv:?}: {lines:?}");
                assert!(
                    !told || mv != Move::Done || !lines.iter().any(|line| line.text == label),
                    "{lines:?}"
                );
            }
            for line in &lines {
                assert_written(&line.text);
                assert_ne!(line.text, label, "{mv:?}");
                assert!(!line.text.contains("layer 2") && !line.text.contains("Platz 2"), "{}", line.text);
                // Whoever does it stands before the line and not in it.
                let own = line.seat.map(table::name_mark);
                assert!(own.is_none_or(|own| !line.text.contains(own)), "{}", line.text);
                if line.seat.is_some() {
                    let first = line.text.chars().next().unwrap();
                    assert!(first.is_lowercase() && !line.text.ends_with('.'), "{}", line.text);
                }
            }
            let texts: BTreeSet<_> = lines.iter().map(|line| (line.seat, &line.text)).collect();
            assert_eq!(texts.len(), lines.len(), "something is told twice: {lines:?}");
        }
    });
}

#[test]
fn people_are_called_by_their_names() {
    let mut fees = 0;
    each_move(4, |game, mv| {
        let Move::Use(_, Some(owner)) = mv else { return };
        let Turn::Of(seat) = game.to_move() else { return };
        if owner == seat {
            return;
        }
        let choice = game.choice(mv, Lang::De);
        assert!(choice.label.starts_with(is_mark), "{}", choice.label);
        let mut after = game.clone();
        let lines = Done::apply(&mut after, mv).story(game, Eye::Spectator, Lang::De);
        assert!(lines[0].text.contains(table::name_mark(owner)), "{}", lines[0].text);
        assert_eq!(lines[1].seat, Some(owner));
        assert!(lines[1].text.contains(table::name_mark(seat)), "{}", lines[1].text);
        fees += 1;
    });
    assert!(fees > 20);
}

/// What an answer brings, as far as it can be counted.
fn gain(game: &Phoenix, mv: Move) -> Vec<(&'static str, i32)> {
    game.choice(mv, Lang::En).gain.iter().map(|chip| (chip.what, chip.amount)).collect()
}

#[test]
fn what_is_obvious_is_legal_free_and_never_beaten() {
    let (mut obvious, mut asked) = (0, 0);
    each_move(12, |game, _| {
        let Some(Pending { decision, .. }) = game.question().filter(|open| !open.decision.fate()) else {
            return;
        };
        let Some(answer) = game.unasked() else {
            asked += 1;
            return;
        };
        obvious += 1;
        assert!(game.check(answer).is_ok(), "{answer:?}");
        assert!(game.closing() != Some(answer), "what ends a turn is confirmed");
        let best = gain(game, answer);
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        match decision {
            // Everything else gives nothing that this does not give as well.
            Decision::Bonus(_) => {
                for other in moves {
                    let less = gain(game, other);
                    let of = |what: &str| best.iter().find(|(name, _)| *name == what).map_or(0, |(_, n)| *n);
                    assert!(less.iter().all(|(what, n)| of(what) >= *n), "{answer:?} before {other:?}");
                }
            }
            Decision::Dice(dice) => {
                let left: u8 = dice.cast.values().sum();
                let kinds = dice.cast.values().filter(|n| **n > 0).count();
                assert!(left <= dice.keep || kinds == 1, "{dice:?}");
                assert_eq!(
                    matches!(answer, Move::Observe),
                    !moves.iter().any(|mv| matches!(mv, Move::Collect(_)))
                );
                assert!(answer != Move::Observe || !moves.contains(&Move::Ally), "joining is another choice");
            }
            Decision::Abilities(_) if moves.len() > 1 => assert!(matches!(answer, Move::Ability(_))),
            _ => {
                moves.retain(|mv| !Phoenix::is_aside(*mv));
                assert_eq!(moves, [answer], "{decision:?}");
            }
        }
    });
    assert!(obvious > 100 && asked > obvious, "{obvious} obvious, {asked} asked");
}

#[test]
fn what_closes_a_turn_leaves_nothing_to_decide() {
    let mut closed = 0;
    each_move(6, |game, _| {
        let Some(answer) = game.closing() else { return };
        let seat = game.question().unwrap().seat;
        let mut after = game.clone();
        after.play(answer).unwrap();
        assert!(after.turns() > game.turns() || after.question().is_none_or(|next| next.seat != seat));
        closed += 1;
    });
    assert!(closed > 50);
}

#[test]
fn choices_stand_from_cheap_to_dear() {
    each_move(3, |game, _| {
        if !matches!(game.question().map(|open| open.decision), Some(Decision::Turn(_))) {
            return;
        }
        let choices = game.choices(Lang::En);
        let price = |choice: &table::Choice| choice.price.iter().map(|chip| chip.amount).sum::<i32>();
        let ships = |choice: &table::Choice| choice.notation.starts_with("use ");
        let same = |pair: &&[table::Choice]| ships(&pair[0]) && pair[0].group == pair[1].group;
        for pair in choices.windows(2).filter(same) {
            assert!(price(&pair[0]) <= price(&pair[1]), "{} before {}", pair[0].label, pair[1].label);
        }
        let together = choices.iter().filter(|choice| choice.notation == "income;relocate").count();
        assert!(together <= 1);
    });
}

#[test]
fn every_note_of_a_first_game_is_told() {
    let mut told = BTreeSet::new();
    each_move(9, |game, _| {
        for seat in Seat::all(game.seats()) {
            for lang in Lang::ALL {
                let Some(note) = game.coach(seat, lang) else { continue };
                assert_eq!(game.to_move(), Turn::Of(seat));
                assert_written(&note.title);
                assert_written(&note.text);
                let sentences = note.text.matches(['.', '?', '!']).count();
                assert!((2..=4).contains(&sentences), "{}", note.text);
                let place = note.place.expect("something to point at");
                assert!(game.explain(&place, lang).is_some(), "{}: {place}", note.key);
                told.insert(note.key);
            }
        }
    });
    let written = Phoenix::texts().keys(Lang::En).filter_map(|key| key.strip_prefix("coach-"));
    let written: BTreeSet<&str> = written.filter(|key| !key.contains('.')).collect();
    assert_eq!(told, written);
    assert!((12..=16).contains(&told.len()));
}

#[test]
fn the_end_is_announced_and_judged() {
    let (mut announced, mut over) = (0, 0);
    each_move(9, |game, mv| {
        for lang in Lang::ALL {
            let Some(line) = Show::ending(game, lang) else { continue };
            announced += 1;
            assert_written(&line.text);
            assert_eq!(line.seat, game.ending().map(|ending| ending.by));
            assert!(line.text.contains(table::name_mark(game.active())));
            assert!(game.verdict(lang).is_empty());
            let stage = game.stage(lang);
            assert!(stage.chars().count() < 32, "{stage}");
        }
        let mut after = game.clone();
        after.play(mv).unwrap();
        if after.to_move() == Turn::Over {
            over += 1;
            assert_eq!(Show::ending(&after, Lang::En), None);
            for lang in Lang::ALL {
                let lines = after.verdict(lang);
                assert!(!lines.is_empty());
                for line in lines {
                    assert_written(&line.text);
                }
            }
        }
    });
    assert!(announced > 10 && over == 9);
}

/// The numbers in a text, those written as words included.
fn numbers(text: &str) -> BTreeSet<u8> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    let lower = text.to_lowercase();
    let words: BTreeSet<&str> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    let one = [
        "one", "a", "an", "once", "ein", "eine", "einen", "einer", "einmal", "per", "every", "jeden", "jedes",
    ];
    let one = one.iter().any(|word| words.contains(word)).then_some(1);
    digits.chain(one).collect()
}

fn of_goods(goods: Goods) -> Vec<u8> {
    vec![goods.gems, goods.food, goods.water, goods.metal, goods.points]
}

fn of_gains(gains: Gains) -> Vec<u8> {
    let mut all = of_goods(gains.goods);
    all.push(gains.n);
    all
}

fn of_price(price: Price) -> Vec<u8> {
    let mut all = of_goods(price.goods);
    all.push(price.any);
    all
}

/// Every number that the text of an effect has to name.
fn of_effect(effect: Effect) -> BTreeSet<u8> {
    let all = match effect {
        Effect::Gain(gains) => of_gains(gains),
        Effect::GainPer { goods, every, .. } => [of_goods(goods), vec![every]].concat(),
        Effect::Exchange { pay, gain, .. } => [of_price(pay), of_gains(gain)].concat(),
        Effect::Transport(n)
        | Effect::ExtraTransactions(n)
        | Effect::ExtraDuration(n)
        | Effect::ExtraCapacity(n)
        | Effect::Reroll(n)
        | Effect::Discount(n)
        | Effect::HumanDiscount(n)
        | Effect::FreeHuman(n)
        | Effect::FreeAlien { n, .. }
        | Effect::PlaceOnHub { n, .. }
        | Effect::FreeAdvance(n)
        | Effect::AdvanceAll(n)
        | Effect::EvictHubResident { times: n }
        | Effect::ReturnOrLosePoints { points: n }
        | Effect::PrivateSectors { per_stack: n }
        | Effect::ExtraDiplomacy { gems: n }
        | Effect::ExtraTurn { gems: n } => vec![n],
        Effect::RollDice { roll, keep } => vec![roll, keep],
        Effect::UseCostDiscount { gems, min, .. } => vec![gems, min],
        Effect::BonusAlien { threshold, n } => vec![threshold, n],
        Effect::BuyHuman(price) | Effect::HumanThenIncome(price) => of_price(price),
        // The one that does not count is "the first".
        Effect::PointsForTracks { min_level, .. } => vec![min_level],
        Effect::FreeSector { level, .. } | Effect::DiscardShip { level, .. } => vec![level],
        Effect::DrawShips { level, draw, keep } => vec![level, draw, keep],
        Effect::ScorePer { points, every, .. } => vec![points, every],
        Effect::ScoreTable { table, .. } => table.to_vec(),
        Effect::Diplomacy | Effect::MixedAtmosphere(_) | Effect::BuildAnyOrder => Vec::new(),
    };
    all.into_iter().filter(|n| *n > 0).collect()
}

fn any_game() -> Phoenix {
    phoenix::scene::Scene::new(&[Hub::B7, Hub::B9]).turn_of(0)
}

#[test]
fn the_texts_of_sectors_have_the_numbers_of_the_data() {
    let (game, data) = (any_game(), Catalogue::built_in());
    for sector in Sector::all() {
        let card = data.sector(sector);
        for lang in Lang::ALL {
            let text = game.explain(&format!("sector-{sector}"), lang).unwrap().text;
            let mut lines = text.lines();
            let head = numbers(lines.next().unwrap());
            assert!([sector.level(), card.cost, card.quarters].iter().all(|n| head.contains(n)), "{text}");
            let abilities: Vec<Ability> =
                card.immediate.iter().copied().chain(card.slots.iter().map(|slot| slot.ability)).collect();
            for (line, ability) in lines.by_ref().zip(&abilities) {
                let written = line.split_once(": ").map(|(_, rest)| numbers(rest)).unwrap_or_default();
                assert!(
                    of_effect(ability.effect).is_subset(&written),
                    "{sector}: {line} ({:?})",
                    ability.effect
                );
            }
        }
    }
}

#[test]
fn the_texts_of_hubs_have_the_numbers_of_the_data_and_no_others() {
    let (game, data) = (any_game(), Catalogue::built_in());
    for hub in Hub::ALL {
        let card = &data.hubs[*hub];
        let abilities = card.setup.iter().chain(&card.abilities).chain(&card.endgame);
        let abilities = abilities.chain(card.spaces.iter().map(|(_, ability)| ability));
        let mut wanted: BTreeSet<u8> = abilities.flat_map(|ability| of_effect(ability.effect)).collect();
        wanted.extend(card.advances.values().copied().chain([card.choose_advances]).filter(|n| *n > 0));
        wanted.extend(card.quarters.map(|(count, _)| count));
        for lang in Lang::ALL {
            let text = game.explain(&format!("hub-{hub}"), lang).unwrap().text;
            let text = text.split("\n◇").next().unwrap();
            let written = numbers(text);
            assert!(wanted.is_subset(&written), "{hub}: {wanted:?} in {text}");
            // A level-3 sector, 0 to 3 ships and the 1 of "a" are no values of effects.
            let extra: Vec<_> = written.difference(&wanted).filter(|n| **n > 3).collect();
            assert!(extra.is_empty(), "{hub}: {extra:?} in {text}");
            for (track, steps) in &card.advances {
                let name = Phoenix::texts().get(lang, &format!("track-{track}"));
                let named = text.contains(&name.replace("track", "").trim().to_owned());
                assert!(*steps == 0 || named, "{hub}: {name} in {text}");
            }
            let income = if lang == Lang::En { "per own ship" } else { "für jedes eigene Schiff" };
            assert!(text.contains(income) || hub.id() == "A-1", "{hub}: {text}");
        }
    }
}

#[test]
fn the_texts_of_ships_have_the_numbers_of_the_data() {
    let (game, data) = (any_game(), Catalogue::built_in());
    for ship in Ship::ALL {
        let card = &data.ships[*ship];
        for lang in Lang::ALL {
            let text = game.explain(&format!("draft-{ship}"), lang).unwrap().text;
            let written = numbers(&text);
            let mut wanted = vec![card.power, card.capacity, card.cost];
            if ship.neutral().is_none() {
                wanted.extend([card.fee, card.metal]);
            }
            assert!(wanted.iter().filter(|n| **n > 0).all(|n| written.contains(n)), "{ship}: {text}");
            assert!(!written.contains(&0), "{ship}: {text}");
        }
    }
}

#[test]
fn no_amount_is_written_in_the_wrong_number() {
    let (game, mut places) = (any_game(), Vec::new());
    places.extend(Hub::ALL.iter().map(|hub| format!("hub-{hub}")));
    places.extend(Sector::all().map(|sector| format!("sector-{sector}")));
    places.extend(Ship::ALL.iter().map(|ship| format!("draft-{ship}")));
    places.extend(Track::ALL.iter().map(|track| format!("track-{track}")));
    for place in places {
        for lang in Lang::ALL {
            let text = game.explain(&place, lang).unwrap().text;
            for wrong in [
                "1 GEMs",
                "1 points",
                "1 Punkte ",
                "1 Aliens",
                "every 1 ",
                "je 1 ",
                "1 Würfeln",
                "0 metal",
                " 0 Metall",
            ] {
                let at = text.find(wrong);
                // 10 metal is no 0 metal.
                let whole = |at: usize| !text[..at].ends_with(|c: char| c.is_ascii_digit());
                assert!(at.is_none_or(|at| !whole(at)), "{place}: {text}");
            }
        }
    }
}
