//! Positions and moves as numbers.

use std::collections::{BTreeSet, HashMap};

use gaia::names::{Advanced, Area, Booster, Faction, FinalTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Gaia, Move, TileState};
use table::check::{laid_out, step};
use table::{Game, Learn, Rng, Seat, Seed, Tell};

/// Makes a random move, but only passes or converts where nothing else is left: such games go far.
fn act(game: &mut Gaia, rng: &mut Rng) -> bool {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let idle = |mv: &Move| matches!(mv, Move::Pass(_) | Move::Convert(..) | Move::Sacrifice(_));
    let active: Vec<Move> = moves.iter().copied().filter(|mv| !idle(mv)).collect();
    let wanted = if active.is_empty() || rng.below(6) == 0 { &moves } else { &active };
    if moves.is_empty() {
        return false;
    }
    game.apply(*rng.pick(wanted), Tell::nobody());
    true
}

#[test]
fn features_have_distinct_names_and_are_always_as_many() {
    let names = Gaia::feature_names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "a name is there twice");
    assert!(names.len() > 300, "{}", names.len());
    let (mut features, mut before) = (Vec::new(), Vec::new());
    let mut moved = vec![false; names.len()];
    for number in 0..24 {
        let mut game: Gaia = laid_out(&Gaia::default_setup(2 + number as u8 % 3));
        let mut rng = Rng::new(Seed::from_number(number));
        loop {
            for seat in Seat::all(game.seats()) {
                game.features(seat, &mut features);
                assert_eq!(features.len(), names.len());
                before.resize(names.len(), 0);
                moved.iter_mut().zip(features.iter().zip(&before)).for_each(|(moved, (now, then))| {
                    *moved |= now != then;
                });
                before.clone_from(&features);
            }
            if !act(&mut game, &mut rng) {
                break;
            }
        }
    }
    let still: Vec<_> = names.iter().zip(moved).filter(|(_, moved)| !moved).map(|(name, _)| name).collect();
    // Random games do not come as far as the highest levels, advanced tiles, and a second federation.
    let far = |name: &str| {
        ["adv_", "covered", ".3", ".4", "std_", ".reached", ".ready"].iter().any(|part| name.contains(part))
    };
    let near: Vec<_> = still.into_iter().filter(|name| !far(name)).collect();
    assert!(near.len() < 12, "these never changed: {near:?}");
}

/// A turn lasts from its first question to its end: set-up, income and charging power are between turns.
#[test]
fn questions_between_turns_are_told_from_turns() {
    let (mut within, mut between) = (0, 0);
    for number in 0..12 {
        let mut game: Gaia = laid_out(&Gaia::default_setup(2 + number as u8 % 3));
        let (mut rng, mut legal, mut own) = (Rng::new(Seed::from_number(number)), Vec::new(), false);
        while !game.to_move().is_over() {
            game.legal_moves(&mut legal);
            let ends = |mv: &Move| matches!(mv, Move::EndTurn | Move::Pass(_));
            own |= legal.iter().any(ends);
            assert_eq!(game.is_own_turn(), own, "{legal:?}");
            *(if own { &mut within } else { &mut between }) += 1;
            let mv = *rng.pick(&legal);
            own &= !ends(&mv);
            game.apply(mv, Tell::nobody());
        }
    }
    assert!(within > 500 && between > 200, "{within} {between}");
}

#[test]
fn the_features_are_in_the_order_of_their_names() {
    let names = Gaia::feature_names();
    let at = |name: &str| names.iter().position(|other| other == name).unwrap();
    let game = Scene::new(&[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .player(0, |terrans| (terrans.credits, terrans.qic, terrans.knowledge) = (17, 3, 9))
        .player(1, |xenos| xenos.ore = 11)
        .level(0, Area::Science, 4)
        .finals([FinalTile::Structures, FinalTile::Sectors])
        .turn_of(0);
    let mut features = Vec::new();
    game.features(Seat::new(0), &mut features);
    let value = |name: &str| features[at(name)];
    assert_eq!((value("own.credits"), value("own.qic"), value("own.knowledge")), (17, 3, 9));
    assert_eq!((value("own.credits.from_12"), value("own.qic.from_4")), (1, 0));
    assert_eq!(
        (value("own.faction.terrans"), value("own.faction.xenos"), value("own.built.mine")),
        (1, 0, 1)
    );
    assert_eq!(
        (value("own.science.3"), value("own.science.2")),
        (1, 0),
        "level 4 is the fourth, counted from 0"
    );
    assert_eq!((value("own.final_structures.own"), value("own.final_sectors.played")), (1, 1));
    assert_eq!((value("left.there"), value("left.ore"), value("across.there")), (1, 11, 0));
    assert_eq!((value("own.to_move"), value("phase.Income"), value("round.1")), (1, 0, 1));
    game.features(Seat::new(1), &mut features);
    assert_eq!((features[at("own.ore")], features[at("left.credits")]), (11, 17));
}

/// What a seat sees, by name.
fn seen(game: &Gaia, seat: u8) -> HashMap<String, i16> {
    let mut features = Vec::new();
    game.features(Seat::new(seat), &mut features);
    Gaia::feature_names().into_iter().zip(features).collect()
}

#[test]
fn what_is_in_prospect_is_seen() {
    let scene = || {
        Scene::new(&[Faction::Terrans, Faction::Xenos])
            .structure(0, Structure::Mine, (0, 0))
            .structure(0, Structure::TradingStation, (1, 0))
            .structure(0, Structure::TradingStation, (3, 0))
            .booster(0, Booster::TradingStations)
            .advanced_at(Area::Science, Advanced::NowTradingStations)
            .level(0, Area::Science, 4)
    };
    let features = seen(&scene().turn_of(0), 0);
    let federation =
        ["power", "missing", "satellites", "ready"].map(|part| features[&format!("own.federation.0.{part}")]);
    assert_eq!(federation, [5, 2, 1, 0], "a mine and two trading stations, one hex apart");
    assert_eq!(features["own.federation.1.power"], 0, "nothing is left for a second one");
    assert_eq!(features["own.pass.points"], 4, "2 points for each trading station");
    assert_eq!(features["own.advanced.science.points"], 8, "4 points for each trading station");
    assert_eq!(features["own.advanced.science.reached"], 0, "no token shows its green side");
    assert_eq!(features["own.advanced.best"], 0);
    let near = || {
        scene().structure(0, Structure::Institute, (4, 0)).token(0, Token::Ore, true).structure(
            1,
            Structure::Mine,
            (2, -1),
        )
    };
    let nothing_to_cover = seen(&near().turn_of(0), 0);
    assert_eq!(nothing_to_cover["own.advanced.science.reached"], 0, "no standard tile to cover");
    let near = near().player(0, |player| player.tiles[Standard::VpGaiaMine] = TileState::Open);
    let features = seen(&near.turn_of(0), 0);
    assert_eq!((features["own.federation.0.missing"], features["own.federation.0.ready"]), (0, 1));
    assert_eq!((features["own.advanced.science.reached"], features["own.advanced.best"]), (1, 8));
    let charging = ["all", "medium", "big"].map(|which| features[&format!("own.near.charging.{which}")]);
    assert_eq!(charging, [1, 1, 0], "the institute is three hexes from the Xenos");
}

#[test]
fn different_moves_have_different_numbers() {
    let mut numbers: HashMap<u32, Move> = HashMap::new();
    let mut legal = Vec::new();
    for number in 0..60 {
        let mut game: Gaia = laid_out(&Gaia::default_setup(2 + number as u8 % 3));
        let mut rng = Rng::new(Seed::from_number(number));
        loop {
            game.legal_moves(&mut legal);
            for mv in &legal {
                assert_eq!(*numbers.entry(Gaia::number(*mv)).or_insert(*mv), *mv);
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
    }
    assert!(numbers.len() > 1000, "only {} moves were seen", numbers.len());
}
