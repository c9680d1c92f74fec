//! What nobody needs to be asked: answers that nothing beats, and several moves that are thought of as one.

use gaia::catalogue::Catalogue;
use gaia::names::{Area, BoardAction, Booster, Faction, FreeAction, Place, Planet, Structure, Token};
use gaia::scene::Scene;
use gaia::{Bowl, Decision, Gaia, Handful, Move, Power, Purse, Stone};
use table::check::random_game;
use table::{Ask as _, Chip, Components as _, Game, Lang, Rng, Seed, Show as _, Step, Turn};

use crate::common::{DONE, ME, asked, decision, legal, me, play, played, plenty, terrans};

/// The answer that is given without asking.
fn obvious(game: &Gaia) -> Option<Move> {
    let open = game.question().expect("somebody is asked");
    open.decision.obvious(game, open.seat)
}

/// Gives the answers that nobody is asked for, as the page does while somebody puts a turn together.
fn go_on(game: &mut Gaia) {
    let turn = game.to_move();
    while game.to_move() == turn
        && let Some(mv) = game.unasked()
    {
        play(game, &[mv]);
    }
}

/// The same tokens, none of them lower.
fn at_least(power: Power, other: Power) -> bool {
    let up = |power: Power| (power.areas[2], power.areas[1] + power.areas[2]);
    let ((three, two), (other_three, other_two)) = (up(power), up(other));
    power.total() == other.total() && three >= other_three && two >= other_two
}

/// Every way the tokens of the seat to move can lie once this kind of question is settled.
fn ends(game: &Gaia, same: fn(Decision) -> bool) -> Vec<Power> {
    let seat = game.question().expect("a question is open").seat;
    let mut ends = Vec::new();
    for mv in legal(game) {
        let after = played(game.clone(), &[mv]);
        let goes_on = after.question().is_some_and(|open| open.seat == seat && same(open.decision));
        let more = if goes_on { self::ends(&after, same) } else { vec![after.players()[seat].power] };
        ends.extend(more);
    }
    ends
}

#[test]
fn what_is_not_asked_is_legal_and_beaten_by_nothing() {
    let mut found = std::collections::BTreeMap::<String, u32>::new();
    for number in 0..24_u8 {
        let setup = Gaia::default_setup(2 + number % 3);
        let seed = Seed::from_number(u64::from(number) + 7);
        let (_, log) = random_game::<Gaia>(&setup, seed, &mut Rng::new(seed));
        log.replay_with::<Gaia>(Catalogue::editions(), |Step { before, .. }| {
            let Turn::Of(seat) = before.to_move() else { return };
            let Some(mv) = before.unasked() else { return };
            assert!(before.check(mv).is_ok(), "{mv:?}");
            assert_ne!(before.closing(), Some(mv), "what ends a turn is confirmed");
            let Some(mv) = obvious(before) else { return };
            *found
                .entry(before.write_move(mv).split(' ').next().unwrap_or_default().to_owned())
                .or_default() += 1;
            let mut after = before.clone();
            play(&mut after, &[mv]);
            let same: fn(Decision) -> bool = match decision(before) {
                Decision::Income(_) => |decision| matches!(decision, Decision::Income(_)),
                Decision::Tokens(_) if me_has_no_stone(before) => |_| false,
                _ => return,
            };
            while after.question().is_some_and(|open| open.seat == seat && same(open.decision)) {
                let next = obvious(&after).expect("the rest of an obvious order is obvious");
                play(&mut after, &[next]);
            }
            // Charging by others comes in between only where nothing of this is compared.
            if after.round() == before.round() && after.phase() == before.phase() {
                let power = after.players()[seat].power;
                assert!(ends(before, same).into_iter().all(|other| at_least(power, other)), "{mv:?}");
            }
        })
        .unwrap();
    }
    for kind in ["step", "tokens", "charge"] {
        assert!(found.contains_key(kind), "{kind} was never obvious: {found:?}");
    }
}

fn me_has_no_stone(game: &Gaia) -> bool {
    let seat = game.question().expect("a question is open").seat;
    game.players()[seat].power.brainstone.is_none()
}

// proves GP-INC-6, GP-INC-7
#[test]
fn the_order_of_income_is_asked_only_where_it_matters() {
    let income = |booster: Booster, power: [u8; 3]| {
        Scene::new(&[Faction::Itars, Faction::Xenos])
            .structure(0, Structure::Institute, (0, 0))
            .booster(0, booster)
            .player(0, |me| me.power = Power::new(power))
            .next_round()
    };
    let much = income(Booster::BigStructures, [0, 1, 0]);
    assert!(matches!(asked(&much), (0, Decision::Income(_))), "{:?}", asked(&much));
    assert!(obvious(&much).is_some(), "tokens that come first can be charged, and nothing is lost by it");
    let mut after = much.clone();
    go_on(&mut after);
    assert!(!matches!(decision(&after), Decision::Income(_)), "one answer leads to the next");
    let little = income(Booster::OreKnowledge, [0, 6, 0]);
    assert!(matches!(decision(&little), Decision::Income(_)));
    assert_eq!(obvious(&little), None, "power at once, or more tokens in area II");
}

// proves GP-GAIA-6, GP-FED-26
#[test]
fn the_lowest_tokens_pay_unless_the_brainstone_lies_lower() {
    let project = |stone: Option<Bowl>, areas: [u8; 3]| {
        let game = Scene::new(&[Faction::Taklons, Faction::Xenos])
            .structure(0, Structure::Mine, (0, 0))
            .planet((1, 0), Planet::Transdim)
            .level(0, Area::GaiaProject, 1)
            .player(0, |me| (me.gaiaformers, me.power) = (1, Power { areas, gaia: 0, brainstone: stone }))
            .turn_of(0);
        let at = game.cell(1, 0);
        played(game, &[Move::GaiaProject(at)])
    };
    let lowest = |areas: [u8; 3]| Some(Move::Tokens(Handful { areas, brainstone: false }));
    assert_eq!(obvious(&project(None, [4, 4, 2])), lowest([4, 2, 0]));
    assert_eq!(obvious(&project(Some(Bowl::II), [4, 4, 2])), lowest([4, 2, 0]));
    assert_eq!(obvious(&project(Some(Bowl::I), [4, 4, 2])), None, "the brainstone, or a token of area II");
    assert_eq!(obvious(&project(Some(Bowl::III), [1, 2, 4])), lowest([1, 2, 3]));
}

// proves GP-TECH-4, GP-TECH-11, GP-RES-5
#[test]
fn a_level_is_taken_unless_it_costs_a_green_token() {
    let tile = |level: u8| {
        let game = terrans()
            .structure(0, Structure::TradingStation, (1, 0))
            .level(0, Area::Economy, level)
            .token(0, Token::Qic, true)
            .player(0, plenty)
            .turn_of(0);
        let lab = Move::Upgrade(game.cell(1, 0), Structure::ResearchLab);
        played(game, &[lab, Move::Tile(Place::Economy)])
    };
    assert_eq!(obvious(&tile(0)), Some(Move::Step(Area::Economy)));
    assert_eq!(obvious(&tile(3)), Some(Move::Step(Area::Economy)));
    assert!(matches!(decision(&tile(4)), Decision::Step(_)));
    assert_eq!(obvious(&tile(4)), None, "level 5 flips the token");
}

// proves GP-CHARGE-4, GP-FAC-TAKLONS-5, GP-POWER-8
#[test]
fn free_power_is_taken_and_paid_power_is_asked_for() {
    let offer = |faction: Faction, mine: Structure, power: Power| {
        let game = Scene::new(&[Faction::Xenos, faction])
            .structure(0, Structure::Mine, (0, 0))
            .planet((1, 0), Planet::Desert)
            .structure(1, mine, (2, 0))
            .player(0, plenty)
            .player(1, |you| you.power = power)
            .turn_of(0);
        let at = game.cell(1, 0);
        played(game, &[Move::Mine(at), Move::EndTurn])
    };
    let take = Some(Move::Charge { token_first: false });
    assert_eq!(obvious(&offer(Faction::Terrans, Structure::Mine, Power::new([2, 0, 0]))), take);
    assert_eq!(obvious(&offer(Faction::Terrans, Structure::TradingStation, Power::new([2, 0, 0]))), None);
    let stone = |areas, bowl| Power { areas, gaia: 0, brainstone: Some(bowl) };
    let taklons = offer(Faction::Taklons, Structure::Mine, stone([2, 0, 0], Bowl::I));
    assert_eq!(asked(&taklons).0, 1);
    assert_eq!(obvious(&taklons), take);
    let rises = played(taklons, &[Move::Charge { token_first: false }]);
    assert_eq!(obvious(&rises), Some(Move::Brainstone(Bowl::II)));
    let high = offer(Faction::Taklons, Structure::Mine, stone([0, 2, 0], Bowl::II));
    assert_eq!(
        obvious(&played(high, &[Move::Charge { token_first: false }])),
        None,
        "it may stay in area II"
    );
    let institute = offer(Faction::Taklons, Structure::Institute, stone([0, 0, 0], Bowl::III));
    assert_eq!(obvious(&institute), None, "the token first, or last");
}

// proves GP-FED-11
#[test]
fn planets_that_every_federation_needs_are_chosen() {
    let game = terrans()
        .structure(0, Structure::Institute, (2, 0))
        .structure(0, Structure::AcademyLeft, (4, 0))
        .structure(0, Structure::Mine, (2, 2))
        .player(0, plenty)
        .turn_of(0);
    let mut game = played(game, &[Move::Federate]);
    while let Decision::Federation(draft) = decision(&game)
        && !draft.complete
        && let Some(Move::Include(cell)) = obvious(&game)
    {
        let name = |game: &Gaia, cell| game.cluster_name(ME, cell);
        assert_eq!(name(&game, cell), cell);
        play(&mut game, &[Move::Include(cell)]);
    }
    if let Decision::Federation(draft) = decision(&game) {
        assert!(draft.planets.contains(game.cell(2, 0)), "nothing is strong enough without the institute");
    }
}

/// A choice by the beginning of its notation; then what nobody is asked for.
#[track_caller]
fn click(game: &mut Gaia, notation: &str) {
    let choices = game.choices(Lang::En);
    let found = choices.iter().find(|choice| choice.notation.starts_with(notation));
    let choice = found.unwrap_or_else(|| panic!("{notation} is not offered"));
    for part in choice.notation.split(';') {
        let mv = game.read_move(part).unwrap();
        play(game, &[mv]);
    }
    go_on(game);
}

#[test]
fn turns_take_few_clicks() {
    let game = terrans()
        .structure(0, Structure::TradingStation, (1, 0))
        .planet((0, 1), Planet::Oxide)
        .player(0, plenty)
        .player(0, |me| me.power = Power::new([0, 4, 3]))
        .turn_of(0);
    let finished = |game: &Gaia| game.closing() == Some(Move::EndTurn) && decision(game) == DONE;

    let mut mine = game.clone();
    click(&mut mine, "mine 0,1");
    assert!(finished(&mine), "a mine: the planet, and confirm");

    let mut lab = game.clone();
    click(&mut lab, "upgrade 1,0 research_lab");
    click(&mut lab, "tile economy");
    assert!(finished(&lab), "a lab: the planet, the tile, and confirm");
    assert_eq!(me(&lab).research[Area::Economy], 1);

    let mut burnt = game.clone();
    click(&mut burnt, "sacrifice;sacrifice;act power_2_terraforming_steps");
    assert!(finished(&burnt), "the only planet for it is taken as well");
    assert_eq!(me(&burnt).power.total(), 5);
}

// proves GP-FREE-2, GP-ACT-2
#[test]
fn a_power_action_comes_with_the_sacrifices_it_needs() {
    let scene = || {
        Scene::new(&[Faction::Taklons, Faction::Xenos])
            .structure(0, Structure::Mine, (0, 0))
            .player(0, |me| (me.credits, me.ore, me.knowledge) = (3, 0, 0))
    };
    let with = |power: Power| scene().player(0, |me| me.power = power).turn_of(0);
    let game = with(Power::new([0, 4, 2]));
    let choices = game.choices(Lang::En);
    let ore = choices.iter().find(|choice| choice.notation.ends_with("act power_2_ore")).expect("2 ore");
    assert_eq!(ore.notation, "sacrifice;sacrifice;act power_2_ore");
    assert_eq!(ore.label, "Gain 2 ore");
    assert_eq!(ore.notes[0], "Burn a power token (2×)");
    assert_eq!(ore.price, [Chip { amount: 4, what: "power" }, Chip { amount: 2, what: "power_tokens" }]);
    assert_eq!(ore.gain, [Chip { amount: 2, what: "ore" }]);
    assert_eq!(ore.place.as_deref(), Some("action-power_2_ore"));
    let all = game.combined();
    let knowledge =
        all.iter().any(|moves| moves.contains(&Move::Act(BoardAction::ThreeKnowledge, Purse::Tokens)));
    assert!(!knowledge, "7 power cannot be reached");

    let ready = with(Power::new([0, 4, 4])).combined();
    assert!(
        ready.iter().all(|moves| *moves.last().unwrap() != Move::Act(BoardAction::TwoOre, Purse::Tokens))
    );

    // The brainstone rises with a single sacrifice.
    let stone = with(Power { areas: [0, 4, 1], gaia: 0, brainstone: Some(Bowl::II) });
    let two_ore = stone
        .combined()
        .into_iter()
        .find(|moves| matches!(moves.last(), Some(Move::Act(BoardAction::TwoOre, _))));
    let expected = [Move::Sacrifice(Stone::Moves), Move::Act(BoardAction::TwoOre, Purse::Brainstone)];
    assert_eq!(two_ore.as_deref(), Some(&expected[..]));
    let acted = played(ready_to_act(), &[Move::Act(BoardAction::TwoOre, Purse::Tokens)]);
    assert!(acted.combined().is_empty(), "the action is done");
}

fn ready_to_act() -> Gaia {
    terrans().player(0, |me| me.power = Power::new([0, 6, 4])).turn_of(0)
}

/// Of one kind of move, the cheap ones are shown before the dear ones; kinds and groups stay together.
#[test]
fn choices_are_sorted_by_kind_and_price() {
    let game = terrans()
        .planet((2, 0), Planet::Oxide)
        .planet((0, 2), Planet::Terra)
        .planet((1, 0), Planet::Terra)
        .player(0, plenty)
        .turn_of(0);
    let choices = game.choices(Lang::En);
    let mines: Vec<&str> = choices
        .iter()
        .filter(|choice| choice.notation.starts_with("mine "))
        .map(|choice| choice.notation.as_str())
        .collect();
    assert_eq!(mines, ["mine 1,0", "mine 0,2", "mine 2,0"]);
    let mut groups: Vec<&str> = choices.iter().map(|choice| choice.group).collect();
    groups.dedup();
    assert_eq!(groups, ["group-build", "group-act", "group-end", "group-free"]);
}

// proves GP-FAC-TERRANS-2, GP-FAC-TERRANS-4
#[test]
fn returning_tokens_that_can_buy_one_thing_buy_it() {
    let returning = |tokens: u8, credits: u8| {
        terrans()
            .structure(0, Structure::Institute, (2, 0))
            .player(0, |me| {
                (me.credits, me.power) = (credits, Power { areas: [0; 3], gaia: tokens, brainstone: None });
            })
            .gaia_phase()
    };
    let credit = Some(Move::GaiaConvert(FreeAction::PowerToCredit));
    assert_eq!(obvious(&returning(2, 0)), credit);
    assert_eq!(obvious(&returning(2, 30)), Some(Move::GaiaDone), "there is no room for another credit");
    assert_eq!(obvious(&returning(3, 0)), None, "an ore, or three credits");
}
