//! What all faction boards have in common (GP-FAC-1, GP-FAC-2).

use gaia::goods::Goods;
use gaia::names::{Ability, Area, Faction, Named, Structure};
use gaia::scene::Scene;
use gaia::{Move, Special};
use table::Game;

use crate::common::{catalogue, me};

// proves GP-FAC-1
#[test]
fn an_institute_works_from_the_moment_it_stands_and_for_ever() {
    let mut game = Scene::new(&[Faction::Ambas, Faction::Terrans])
        .structure(0, Structure::TradingStation, (0, 0))
        .structure(0, Structure::Mine, (3, 0))
        .player(0, |player| (player.credits, player.ore) = (6, 4))
        .turn_of(0);
    assert_eq!(game.check(Move::Special(Special::Institute)).unwrap_err().rule, "GP-SPEC-1");
    assert!(!me(&game).can(Ability::SwapInstitute));
    game.play(Move::Upgrade(game.cell(0, 0), Structure::Institute)).unwrap();
    assert!(me(&game).can(Ability::SwapInstitute));

    // Nothing is an upgrade of an institute, so it never leaves the map, wherever it stands.
    for faction in Faction::ALL {
        let rows = &catalogue().factions[*faction].structures;
        assert!(rows.values().all(|row| row.upgraded_from != Some(Structure::Institute)), "{faction}");
    }
    let mut game = Scene::new(&[Faction::Ambas, Faction::Terrans])
        .structure(0, Structure::Institute, (0, 0))
        .structure(0, Structure::Mine, (3, 0))
        .turn_of(0);
    game.play(Move::Special(Special::Institute)).unwrap();
    game.play(Move::Swap(game.cell(3, 0))).unwrap();
    assert!(me(&game).can(Ability::SwapInstitute));
}

// proves GP-FAC-2
#[test]
fn boards_are_alike_but_for_what_the_factions_say() {
    use Faction::{Ambas, Bescods, Firaks, Gleens, HadschHallas, Itars, Ivits, Lantids, Nevlas, Xenos};
    use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};
    let goods = |ore, credits| Goods { ore, credits, ..Goods::NONE };
    for faction in Faction::ALL.iter().copied() {
        let board = &catalogue().factions[faction];
        let row = |kind: Structure| &board.structures[kind];
        let counts = Structure::ALL.iter().map(|kind| row(*kind).count).collect::<Vec<_>>();
        assert_eq!(counts, [8, 4, 3, 1, 1, 1], "{faction}");

        assert_eq!(row(Mine).cost, goods(1, 2));
        assert_eq!(
            (row(TradingStation).cost, row(TradingStation).cost_near_opponent),
            (goods(2, 6), Some(goods(2, 3)))
        );
        assert_eq!(row(ResearchLab).cost, goods(3, 5));
        assert_eq!(row(Institute).cost, if faction == Ivits { Goods::NONE } else { goods(4, 6) });
        assert_eq!([row(AcademyLeft).cost, row(AcademyRight).cost], [goods(6, 6); 2]);

        let ore = |slot| if slot == 2 { Goods::NONE } else { Goods::ore(1) };
        assert_eq!(row(Mine).income, (0..8).map(ore).collect::<Vec<_>>());
        let stations = match faction {
            Bescods => vec![Goods::knowledge(1); 4],
            _ => [3, 4, 4, 5].map(Goods::credits).to_vec(),
        };
        assert_eq!(row(TradingStation).income, stations, "{faction}");
        let labs = match faction {
            Bescods => [3, 4, 5].map(Goods::credits),
            Nevlas => [Goods::charge(2); 3],
            _ => [Goods::knowledge(1); 3],
        };
        assert_eq!(row(ResearchLab).income, labs, "{faction}");
        let institute = match faction {
            Lantids => Goods::NONE,
            Xenos => Goods::qic(1),
            Gleens => Goods::ore(1),
            Ambas | Bescods => Goods::tokens(2),
            _ => Goods::tokens(1),
        };
        assert_eq!(row(Institute).income, [Goods::charge(4) + institute], "{faction}");
        assert_eq!(row(AcademyLeft).income, [Goods::knowledge(if faction == Itars { 3 } else { 2 })]);
        assert_eq!(row(AcademyRight).income, [Goods::NONE]);

        let usual = goods(1, 0) + Goods::knowledge(1);
        let base = match faction {
            Ambas => goods(2, 0) + Goods::knowledge(1),
            HadschHallas => usual + Goods::credits(3),
            Ivits => usual + Goods::qic(1),
            Firaks => goods(1, 0) + Goods::knowledge(2),
            Bescods => goods(1, 0),
            Itars => usual + Goods::tokens(1),
            _ => usual,
        };
        assert_eq!(board.base_income, base, "{faction}");
        assert!(board.start_research.values().sum::<u8>() <= 1);
        assert_eq!(board.start_research[Area::Terraforming] == 1, faction == Faction::Geodens);
    }
}
