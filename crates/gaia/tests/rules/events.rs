//! What is told: events, and the price and the gain that are read off them.

use gaia::goods::Goods;
use gaia::names::{Area, Booster, Faction, FinalTile, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Event, Gaia, IncomeSource, Lay, Move, Origin, Power, Purse, Source, Special, Why};
use table::{Chip, Done, Eye, Game, Lang, Run, Show, Tell};

use crate::common::{ME, YOU, plenty, terrans};

/// What happens because of a move, and the game afterwards.
#[track_caller]
fn told(game: &Gaia, mv: Move) -> (Vec<Event>, Gaia) {
    let (mut after, mut events) = (game.clone(), Vec::new());
    game.check(mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal}"));
    after.apply(mv, Tell::to(&mut events));
    (events, after)
}

/// What a choice costs and brings.
fn chips(game: &Gaia, mv: Move) -> (Vec<Chip>, Vec<Chip>) {
    let choice = game.choice(mv, Lang::En);
    (choice.price, choice.gain)
}

fn chip(amount: i32, what: &'static str) -> Chip {
    Chip { amount, what }
}

// proves GP-MINE-2, GP-MINE-11, GP-MINE-18, GP-RSCORE-4
#[test]
fn a_mine_tells_its_price_itself_and_its_points() {
    let game = terrans().planet((2, 0), Planet::Oxide).player(0, plenty).round(1, RoundTile::Mine).turn_of(0);
    let at = game.cell(2, 0);
    let (events, _) = told(&game, Move::Mine(at));
    let goods = Goods { credits: 2, ore: 4, qic: 1, ..Goods::NONE };
    assert_eq!(
        events,
        [
            Event::Paid { seat: ME, goods },
            Event::Built { seat: ME, kind: Structure::Mine, at, shared: false },
            Event::Scored { seat: ME, points: 2, source: Source::Round(1) },
        ]
    );
    let (price, gain) = chips(&game, Move::Mine(at));
    assert_eq!(price, [chip(2, "credits"), chip(4, "ore"), chip(1, "qic")]);
    assert_eq!(gain, [chip(2, "vp")], "the points of the round tile are a gain");
}

// proves GP-FAC-GLEENS-1
#[test]
fn the_gleens_are_shown_the_ore_they_receive() {
    let scene = || {
        Scene::new(&[Faction::Gleens, Faction::Xenos])
            .structure(0, Structure::Mine, (0, 0))
            .booster(0, Booster::Range)
            .level(0, Area::Intelligence, 0)
            .player(0, plenty)
            .player(0, |gleens| (gleens.ore, gleens.qic) = (3, 0))
    };
    let game = scene().turn_of(0);
    let (_, gain) = chips(&game, Move::Research(Area::Intelligence));
    assert_eq!(gain, [chip(1, "ore")], "the QIC of the level becomes ore");
    let (events, after) = told(&game, Move::Research(Area::Intelligence));
    assert!(events.contains(&Event::Gained {
        seat: ME,
        goods: Goods::ore(1),
        from: Origin::Level(Area::Intelligence)
    }));
    assert_eq!((after.players()[ME].ore, after.players()[ME].qic), (4, 0));

    let settled = scene().structure(0, Structure::AcademyRight, (1, 0)).turn_of(0);
    let (_, gain) = chips(&settled, Move::Research(Area::Intelligence));
    assert_eq!(gain, [chip(1, "qic")], "with the right academy it stays a QIC");
}

// proves GP-COMP-4
#[test]
fn what_a_limit_takes_away_is_lost_and_not_gained() {
    let game = terrans()
        .player(0, |me| {
            plenty(me);
            me.ore = 14;
        })
        .turn_of(0);
    let act = Move::Act(gaia::names::BoardAction::TwoOre, Purse::Tokens);
    let (events, _) = told(&game, act);
    assert!(events.contains(&Event::Lost { seat: ME, goods: Goods::ore(1) }));
    assert_eq!(chips(&game, act), (vec![chip(4, "power")], vec![chip(1, "ore")]));
}

// proves GP-INC-2, GP-ROUND-2
#[test]
fn income_is_told_source_by_source_after_the_round() {
    let mut game = terrans().booster(0, Booster::OreKnowledge).booster(1, Booster::CreditsQic).turn_of(0);
    let boosters = [Booster::TokensOre, Booster::OreKnowledge];
    let mut events = Vec::new();
    for booster in boosters {
        events.clear();
        game.apply(Move::Pass(Some(booster)), Tell::to(&mut events));
    }
    let round = events.iter().position(|event| matches!(event, Event::Round { round: 2, .. })).unwrap();
    let told = &events[round..];
    assert!(matches!(told[0], Event::Round { order: [Some(ME), Some(YOU), None, None], .. }));
    assert_eq!(told[1], Event::Income { seat: ME });
    let from = |source: IncomeSource| {
        told.iter().find_map(|event| match event {
            Event::Gained { seat: ME, goods, from } if *from == Origin::Income(source) => Some(*goods),
            _ => None,
        })
    };
    assert_eq!(from(IncomeSource::Slot(Structure::Mine, 0)), Some(Goods::ore(1)));
    assert!(from(IncomeSource::Base).is_some());
    assert_eq!(from(IncomeSource::Booster), Some(Goods::ore(1)), "the tokens come later, as power");
    assert!(told.contains(&Event::Income { seat: YOU }));
}

// proves GP-CHARGE-4, GP-CHARGE-17
#[test]
fn charging_tells_its_price_and_the_tokens_that_rise() {
    let mut game = terrans()
        .planet((1, 0), Planet::Terra)
        .structure(1, Structure::TradingStation, (3, 0))
        .player(0, plenty)
        .player(1, |you| you.power = Power::new([4, 0, 0]))
        .turn_of(0);
    game.play(Move::Mine(game.cell(1, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    let charge = Move::Charge { token_first: false };
    assert_eq!(chips(&game, charge), (vec![chip(1, "vp")], vec![chip(2, "charge")]));
    let (events, _) = told(&game, charge);
    let (before, after) = (Power::new([4, 0, 0]), Power::new([2, 2, 0]));
    assert_eq!(
        events,
        [
            Event::Scored { seat: YOU, points: -1, source: Source::Charge },
            Event::Power { seat: YOU, before, after, why: Why::Charge },
        ]
    );
}

// proves GP-GAIA-4, GP-GPHASE-2, GP-GPHASE-1
#[test]
fn a_gaia_project_tells_where_the_tokens_go_and_when_they_return() {
    let game = terrans().booster(0, Booster::OreKnowledge).booster(1, Booster::CreditsQic);
    let game = game.planet((1, 0), Planet::Transdim).turn_of(0);
    let at = game.cell(1, 0);
    let project = Move::GaiaProject(at);
    assert_eq!(chips(&game, project).0, [chip(6, "power_tokens")]);
    let (events, mut game) = told(&game, project);
    assert_eq!(events[0], Event::Project { seat: ME, at, tokens: 6 });
    assert!(events.len() == 1, "which tokens are taken is asked: {events:?}");
    let tokens = Move::Tokens(game.players()[ME].power.lowest(6, false).unwrap());
    assert!(chips(&game, tokens).0.is_empty(), "the price was told with the project");
    game.play(tokens).unwrap();
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::TokensOre))).unwrap();
    let (events, _) = told(&game, Move::Pass(Some(Booster::CreditsQic)));
    assert!(events.contains(&Event::Formed { planets: hex::CellSet::of(at) }));
    assert!(events.iter().any(|event| matches!(event, Event::Power { seat: ME, why: Why::Return, .. })));
}

// proves GP-FED-7, GP-FED-15, GP-FED-26
#[test]
fn a_federation_tells_satellites_price_and_token() {
    let game = terrans()
        .structure(0, Structure::AcademyLeft, (0, -2))
        .structure(0, Structure::Institute, (0, -3))
        .player(0, |me| me.power = Power::new([3, 0, 0]))
        .turn_of(0);
    let (events, game) = told(&game, Move::Federate);
    let founded = events.iter().find_map(|event| match event {
        Event::Founded { satellites, members, .. } => Some((satellites.len(), *members)),
        _ => None,
    });
    assert_eq!(founded, Some((1, 4)), "{events:?}");
    assert!(events.iter().any(|event| matches!(event, Event::Power { why: Why::Pay(1), .. })));
    let (events, _) = told(&game, Move::Token(Token::Qic));
    assert_eq!(
        events,
        [
            Event::Token { seat: ME, token: Token::Qic, green: true, from: Lay::Supply },
            Event::Gained { seat: ME, goods: Goods::qic(1), from: Origin::Token(Token::Qic) },
            Event::Scored { seat: ME, points: 8, source: Source::Federation },
        ]
    );
}

// proves GP-END-12, GP-END-7, GP-END-8
#[test]
fn the_end_tells_every_point_with_its_source() {
    let mut game = terrans()
        .round(6, RoundTile::Federation)
        .finals([FinalTile::Structures, FinalTile::Satellites])
        .level(0, Area::Science, 4)
        .player(0, |me| (me.credits, me.ore, me.knowledge, me.qic) = (4, 1, 1, 1))
        .turn_of(0);
    game.play(Move::Pass(None)).unwrap();
    let (events, after) = told(&game, Move::Pass(None));
    assert!(events.contains(&Event::Ending));
    let points = |wanted: Source| {
        events.iter().find_map(|event| match event {
            Event::Scored { seat: ME, points, source } if *source == wanted => Some(*points),
            _ => None,
        })
    };
    assert_eq!(points(Source::Research(Area::Science)), Some(8));
    assert!(points(Source::Final(0)).is_some_and(|points| points > 0));
    assert!(points(Source::Resources).is_some_and(|points| points > 0));
    let converted = |event: &Event| match event {
        Event::Converted { seat: ME, given, made } => Some((*given, *made)),
        _ => None,
    };
    let (given, made) = events.iter().find_map(converted).expect("the QIC becomes ore");
    assert_eq!((given, made.ore), (Goods::qic(1), 1));
    let sum: i32 = events
        .iter()
        .map(|event| match event {
            Event::Scored { seat: ME, points, .. } => i32::from(*points),
            _ => 0,
        })
        .sum();
    assert_eq!(after.players()[ME].vp(), game.players()[ME].vp() + sum);
}

/// Everything that is converted is paid as a price, also what only moves away for a while.
#[test]
fn conversions_show_what_they_take() {
    let game = Scene::new(&[Faction::BalTaks, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .player(0, |taks| taks.gaiaformers = 1)
        .turn_of(0);
    let convert = Move::Convert(gaia::names::FreeAction::GaiaformerToQic, Purse::Tokens);
    assert_eq!(chips(&game, convert), (vec![chip(1, "gaiaformers")], vec![chip(1, "qic")]));
    let run = Run::new(&game, convert, game.check(convert).unwrap());
    assert!(run.events.contains(&Event::Gaiaformers { seat: ME, away: 1 }));
}

#[test]
fn the_story_says_what_follows_in_words() {
    let mut game = terrans()
        .tile_at(gaia::names::Place::Free1, Standard::SevenVp)
        .planet((1, 0), Planet::Terra)
        .player(0, plenty)
        .round(1, RoundTile::Mine)
        .turn_of(0);
    let mine = Move::Mine(game.cell(1, 0));
    let done = Done::apply(&mut game, mine);
    let story = done.story(&game, Eye::Spectator, Lang::En);
    assert_eq!(story[0].text, "builds a mine on Terra, sector 1 east");
    assert_eq!(story[0].paid, [chip(2, "credits"), chip(1, "ore")]);
    assert!(story[0].places.contains(&"hex-1,0".to_owned()));
    assert_eq!(story[1].text, "scores: Round 1: 2 VP per mine");
    assert_eq!(story[1].gained, [chip(2, "vp")]);
    let german = done.story(&game, Eye::Spectator, Lang::De);
    assert!(german[1].text.starts_with("punktet: "), "{}", german[1].text);
    assert!(!game.specials(ME).any(|special| special == Special::Academy));
}
