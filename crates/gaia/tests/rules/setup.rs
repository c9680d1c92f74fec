//! Set-up (GP-SETUP).

use std::collections::BTreeSet;

use gaia::board::Map;
use gaia::goods::Goods;
use gaia::names::{Area, Booster, Faction, FinalTile, Named, Place, Planet, RoundTile, Structure, Token};
use gaia::scene::Scene;
use gaia::{Deal, Decision, FirstBooster, Gaia, Move, Phase, PlaceStart, Player, Power, Setup};
use hex::Cell;
use table::{Game, Seat, Seed};

use crate::common::{apply, catalogue, decision, legal, play, player, refused};

use Faction::{BalTaks, Geodens, Gleens, HadschHallas, Ivits, Lantids, Nevlas, Taklons, Terrans, Xenos};

fn new(players: u8, seed: u64) -> Gaia {
    table::check::dealt::<Gaia>(&Gaia::default_setup(players), Seed::from_number(seed))
}

/// A new game with these factions chosen.
fn with(factions: &[Faction]) -> Gaia {
    let mut game = new(factions.len() as u8, 7);
    play(&mut game, &factions.iter().copied().map(Move::Faction).collect::<Vec<_>>());
    game
}

/// Always the first legal move, while this phase lasts; who decided what.
fn finish(game: &mut Gaia, phase: Phase) -> Vec<(u8, Decision)> {
    let mut asked = Vec::new();
    while game.phase() == phase {
        let question = game.question().unwrap();
        asked.push((question.seat.number(), question.decision));
        apply(game, legal(game)[0]);
    }
    asked
}

fn booster_income(game: &Gaia, seat: u8) -> Goods {
    catalogue().boosters[player(game, seat).booster.unwrap()].income
}

// proves GP-SETUP-1
#[test]
fn seats_are_counted_clockwise_from_the_start_player() {
    for players in 2..=4 {
        let mut game = new(players, 1);
        let seating: Vec<_> = Seat::all(players).collect();
        assert_eq!(game.order(), seating);
        assert_eq!(game.to_move().seat(), Some(seating[0]), "the start player chooses first");
        while game.phase() != Phase::Actions {
            let phase = game.phase();
            finish(&mut game, phase);
        }
        assert_eq!((game.order(), game.to_move().seat()), (&seating[..], Some(seating[0])), "and acts first");
    }
}

// proves GP-SETUP-2, GP-SETUP-3
#[test]
fn the_printed_map_fits_the_number_of_players() {
    let small = ["01", "02", "03", "04", "05-outlined", "06-outlined", "07-outlined"];
    let large = ["01", "02", "03", "04", "05-solid", "06-solid", "07-solid", "08", "09", "10"];
    for (players, name, tiles) in
        [(2, "standard_1_2", &small[..]), (3, "standard_3_4", &large), (4, "standard_3_4", &large)]
    {
        let game = new(players, 3);
        let Map::Tiles(laid) = game.board().map() else { panic!("a map of tiles") };
        let used: BTreeSet<_> = laid.iter().map(|tile| tile.sector.as_str()).collect();
        assert!(used.into_iter().eq(tiles.iter().copied()));
        assert!(laid.iter().all(|tile| tile.rotation == 0), "all tiles lie upright");
        let layout = catalogue().layouts.iter().find(|layout| layout.id == name).unwrap();
        assert!(layout.players.contains(&players));
        let printed =
            layout.placements.iter().map(|place| (&catalogue().sectors[place.sector].id, place.centre));
        assert!(laid.iter().map(|tile| (&tile.sector, tile.centre)).eq(printed));
    }
    let places =
        |id: &str| catalogue().layouts.iter().find(|layout| layout.id == id).unwrap().players.clone();
    assert_eq!((places("standard_1_2"), places("standard_3_4")), (vec![1, 2], vec![3, 4]));
}

// proves GP-SETUP-4, GP-SETUP-6, GP-SETUP-7, GP-SETUP-9, GP-SETUP-10
#[test]
fn tiles_are_dealt_at_random_and_each_place_gets_one() {
    let (mut standard, mut advanced) = (BTreeSet::new(), BTreeSet::new());
    let (mut tokens, mut rounds, mut finals) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let game = new(3, seed);
        assert_eq!(game.tiles().values().collect::<BTreeSet<_>>().len(), 9);
        standard.extend(game.tiles().iter().map(|(place, tile)| (place, tile.unwrap())));
        assert_eq!(game.advanced().values().flatten().collect::<BTreeSet<_>>().len(), 6);
        advanced.extend(game.advanced().iter().map(|(area, tile)| (area, tile.unwrap())));
        let token = game.terraforming_token().unwrap();
        for (kind, left) in game.supply() {
            let dealt = u8::from(kind == token);
            assert_eq!(*left, if kind == Token::Gleens { 0 } else { 3 - dealt }, "{kind}");
        }
        tokens.insert(token);
        for tile in RoundTile::ALL {
            let copies = game.round_tiles().iter().filter(|other| *other == tile).count();
            assert!(copies <= catalogue().round_tiles[*tile].copies.into());
        }
        rounds.extend(game.round_tiles().iter().enumerate().map(|(round, tile)| (round, *tile)));
        let [top, bottom] = *game.final_tiles() else { panic!("two final tiles") };
        assert_ne!(top, bottom);
        finals.extend([(0, top), (1, bottom)]);
    }
    assert_eq!(standard.len(), 9 * 9, "every tile comes to lie on every place");
    assert_eq!(advanced.len(), 6 * 15);
    assert_eq!(tokens.len(), 6, "every ordinary token, but never that of the Gleens");
    assert_eq!(rounds.len(), 6 * 9);
    assert_eq!(finals.len(), 2 * 6);
}

// proves GP-SETUP-4, GP-SETUP-6, GP-SETUP-7, GP-SETUP-9, GP-SETUP-10, GP-SETUP-11
#[test]
fn a_deal_that_could_not_come_out_of_the_box_is_refused() {
    let lay_out = |change: &dyn Fn(&mut Deal)| {
        let mut deal = new(2, 5).deal().unwrap();
        change(&mut deal);
        let game = Gaia::dealt(&Gaia::default_setup(2), catalogue(), &deal);
        game.map_or_else(
            |refusal| refusal.rule,
            |game| if game.deal() == Some(deal) { "laid out" } else { "" },
        )
    };
    assert_eq!(lay_out(&|_| ()), "laid out");
    assert_eq!(lay_out(&|deal| deal.tiles[Place::Free1] = deal.tiles[Place::Free2]), "GP-SETUP-4");
    assert_eq!(lay_out(&|deal| deal.advanced[Area::Economy] = deal.advanced[Area::Science]), "GP-SETUP-6");
    assert_eq!(lay_out(&|deal| deal.terraforming_token = Token::Gleens), "GP-SETUP-7");
    assert_eq!(lay_out(&|deal| deal.rounds = [RoundTile::Mine; 6]), "GP-SETUP-9");
    assert_eq!(lay_out(&|deal| deal.finals = [FinalTile::Sectors; 2]), "GP-SETUP-10");
    assert_eq!(lay_out(&|deal| deal.boosters.truncate(4)), "GP-SETUP-11");
    assert_eq!(lay_out(&|deal| deal.boosters[0] = deal.boosters[1]), "GP-SETUP-11");
}

// proves GP-SETUP-8
#[test]
fn the_gleens_token_comes_only_with_their_institute() {
    let build = |faction: Faction| {
        let mut game = Scene::new(&[faction, Terrans])
            .structure(0, Structure::TradingStation, (0, 0))
            .player(0, |player| (player.ore, player.credits) = (15, 30))
            .turn_of(0);
        let upgrade = Move::Upgrade(game.cell(0, 0), Structure::Institute);
        play(&mut game, &[upgrade]);
        player(&game, 0).tokens.iter().map(|token| token.kind).collect::<Vec<_>>()
    };
    assert_eq!(build(Gleens), [Token::Gleens]);
    assert_eq!(build(Xenos), []);

    let mut game = Scene::new(&[Gleens, Terrans])
        .structure(0, Structure::AcademyLeft, (0, 0))
        .structure(0, Structure::AcademyRight, (1, 0))
        .structure(0, Structure::Mine, (2, 0))
        .turn_of(0);
    play(&mut game, &[Move::Federate]);
    refused(&game, Move::Token(Token::Gleens), "GP-FTOK-8");
}

// proves GP-SETUP-11, GP-SETUP-21
#[test]
fn boosters_are_taken_in_reverse_order_and_three_remain() {
    let mut seen = BTreeSet::new();
    for players in 2..=4 {
        for seed in 0..40 {
            let game = new(players, seed);
            assert_eq!(game.open_boosters().count(), usize::from(players) + 3);
            seen.extend(game.open_boosters());
        }
        let mut game = new(players, 1);
        finish(&mut game, Phase::Factions);
        finish(&mut game, Phase::Start);
        let out_of_play =
            Booster::ALL.iter().find(|booster| !game.open_boosters().any(|open| open == **booster));
        refused(&game, Move::Booster(*out_of_play.unwrap()), "GP-SETUP-21");
        let first = game.open_boosters().next().unwrap();
        play(&mut game, &[Move::Booster(first)]);
        assert_eq!(player(&game, players - 1).booster, Some(first));
        refused(&game, Move::Booster(first), "GP-SETUP-21");
        let asked = finish(&mut game, Phase::Boosters);
        let expected: Vec<_> =
            (1..players).rev().map(|number| (number, Decision::FirstBooster(FirstBooster))).collect();
        assert_eq!(asked, expected);
        assert_eq!(game.open_boosters().count(), 3);
    }
    assert_eq!(seen.len(), 10, "any of the ten may be drawn");
}

// proves GP-SETUP-12
#[test]
fn choosing_a_faction_closes_both_sides_of_its_board() {
    let mut game = new(4, 2);
    for (number, faction) in [Lantids, Xenos, Ivits, Nevlas].into_iter().enumerate() {
        assert_eq!(game.to_move().seat(), Some(Seat::new(number as u8)), "in seating order");
        assert_eq!(legal(&game).len(), 14 - 2 * number);
        play(&mut game, &[Move::Faction(faction)]);
        if number < 3 {
            refused(&game, Move::Faction(faction), "GP-SETUP-12");
            refused(&game, Move::Faction(catalogue().factions[faction].other_side), "GP-SETUP-12");
        }
    }
    assert_eq!(game.phase(), Phase::Start);
    assert_eq!(Gaia::new(&Gaia::default_setup(5), catalogue()).unwrap_err().rule, "GP-SETUP-12");
}

/// Resources, Gaiaformers and power after set-up, by faction.
fn start(faction: Faction) -> ([u8; 5], [u8; 3]) {
    let other = if faction == Terrans || faction == Lantids { Xenos } else { Terrans };
    let game = with(&[faction, other]);
    let Player { credits, ore, knowledge, qic, gaiaformers, power, .. } = *player(&game, 0);
    assert_eq!(player(&game, 0).vp(), 10);
    ([credits, ore, knowledge, qic, gaiaformers], power.areas)
}

// proves GP-SETUP-13, GP-SETUP-15
#[test]
fn every_faction_starts_as_its_board_says() {
    let expected = [
        ([15, 4, 3, 1, 1], [4, 4, 0]), // Terrans
        ([13, 4, 3, 1, 0], [4, 0, 0]), // Lantids
        ([15, 4, 3, 2, 0], [2, 4, 0]), // Xenos
        ([15, 5, 3, 0, 0], [2, 4, 0]), // Gleens
        ([15, 4, 3, 1, 0], [2, 4, 0]), // Taklons
        ([15, 4, 3, 2, 0], [2, 4, 0]), // Ambas
        ([15, 4, 3, 1, 0], [2, 4, 0]), // Hadsch Hallas
        ([15, 4, 3, 1, 0], [2, 4, 0]), // Ivits
        ([15, 6, 3, 1, 0], [2, 4, 0]), // Geodens
        ([15, 4, 3, 0, 1], [2, 2, 0]), // Bal T'aks
        ([15, 3, 2, 1, 0], [2, 4, 0]), // Firaks
        ([15, 4, 1, 1, 0], [2, 4, 0]), // Bescods
        ([15, 4, 2, 1, 0], [2, 4, 0]), // Nevlas
        ([15, 5, 3, 1, 0], [4, 4, 0]), // Itars
    ];
    for (faction, expected) in Faction::ALL.iter().zip(expected) {
        assert_eq!(start(*faction), expected, "{faction}");
        assert_eq!(catalogue().factions[*faction].start_power, expected.1);
    }
}

// proves GP-SETUP-14
#[test]
fn research_starts_at_level_0_but_for_the_areas_on_the_board() {
    use Area::{Economy, GaiaProject, Intelligence, Navigation, Science, Terraforming};
    for faction in Faction::ALL {
        let advanced = match faction {
            Terrans | BalTaks => Some(GaiaProject),
            Xenos => Some(Intelligence),
            Gleens | Faction::Ambas => Some(Navigation),
            HadschHallas => Some(Economy),
            Geodens => Some(Terraforming),
            Nevlas => Some(Science),
            _ => None,
        };
        let scene = Scene::new(&[*faction, if *faction == Terrans { Xenos } else { Terrans }]).turn_of(0);
        for (area, level) in &player(&scene, 0).research {
            assert_eq!(*level, u8::from(advanced == Some(area)), "{faction} in {area}");
        }
    }
}

// GP-EX-1; proves GP-SETUP-13, GP-COMP-4
#[test]
fn xenos_starting_resources_and_limits() {
    let mut game = with(&[Xenos, Terrans]);
    let Player { knowledge, ore, credits, .. } = *player(&game, 0);
    assert_eq!((knowledge, ore, credits), (3, 4, 15));
    game = Scene::new(&[Xenos, Terrans])
        .player(0, |xenos| (xenos.knowledge, xenos.ore, xenos.credits) = (15, 14, 29))
        .structure(0, Structure::Mine, (0, 0))
        .structure(0, Structure::TradingStation, (1, 0))
        .next_round();
    let Player { knowledge, ore, credits, .. } = *player(&game, 0);
    assert_eq!((knowledge, ore, credits), (15, 15, 30), "income beyond the limits is lost");
}

// GP-EX-2; proves GP-SETUP-13
#[test]
fn terrans_take_a_qic() {
    assert_eq!(player(&with(&[Terrans, Xenos]), 0).qic, 1);
}

// GP-EX-3; proves GP-SETUP-13
#[test]
fn hadsch_hallas_starting_power() {
    assert_eq!(player(&with(&[HadschHallas, Xenos]), 0).power, Power::new([2, 4, 0]));
}

// GP-EX-4; proves GP-SETUP-14, GP-SETUP-15
#[test]
fn geodens_start_on_terraforming_1() {
    let game = with(&[Geodens, Xenos]);
    assert_eq!(catalogue().factions[Geodens].start.ore, 4);
    assert_eq!((player(&game, 0).research[Area::Terraforming], player(&game, 0).ore), (1, 6));
}

// GP-EX-5; proves GP-SETUP-15, GP-GAIA-3
#[test]
fn terrans_start_on_gaia_project_1() {
    let game = with(&[Terrans, Xenos]);
    assert_eq!((player(&game, 0).research[Area::GaiaProject], player(&game, 0).gaiaformers), (1, 1));
    assert_eq!(player(&game, 1).gaiaformers, 0);
}

// GP-EX-6; proves GP-SETUP-15
#[test]
fn xenos_start_on_artificial_intelligence_1() {
    let game = with(&[Xenos, Terrans]);
    assert_eq!(catalogue().factions[Xenos].start.qic, 1);
    assert_eq!((player(&game, 0).research[Area::Intelligence], player(&game, 0).qic), (1, 2));
}

// GP-EX-7; proves GP-SETUP-15, GP-SETUP-20, GP-INC-1
#[test]
fn income_levels_give_nothing_in_setup() {
    let mut game = with(&[HadschHallas, Nevlas]);
    assert_eq!((player(&game, 0).research[Area::Economy], player(&game, 0).credits), (1, 15));
    assert_eq!((player(&game, 1).research[Area::Science], player(&game, 1).knowledge), (1, 2));
    finish(&mut game, Phase::Start);
    finish(&mut game, Phase::Boosters);
    assert_eq!((game.round(), game.phase()), (1, Phase::Actions));
    let (first, second) = (booster_income(&game, 0), booster_income(&game, 1));
    assert_eq!(player(&game, 0).credits, 15 + 3 + 2 + first.credits, "base income and Economy 1");
    assert_eq!(player(&game, 1).knowledge, 2 + 1 + 1 + second.knowledge, "base income and Science 1");
    assert_eq!(player(&game, 0).ore, 4 + 1 + 2 + first.ore, "base income and two mines");
}

// GP-EX-9; proves GP-SETUP-16, GP-SETUP-17, GP-SETUP-18, GP-SETUP-19
#[test]
fn order_of_starting_placements() {
    let mut game = with(&[Ivits, Xenos, Terrans]);
    let before = game.players().clone();
    let asked = finish(&mut game, Phase::Start);
    let mine = Decision::Start(PlaceStart(Structure::Mine));
    let institute = Decision::Start(PlaceStart(Structure::Institute));
    assert_eq!(asked, [(2, mine), (3, mine), (3, mine), (2, mine), (2, mine), (1, institute)]);
    assert_eq!(game.phase(), Phase::Boosters, "nobody was asked to charge");
    for (seat, player) in game.players().iter() {
        let mut expected = before[seat].clone();
        expected.structures = player.structures;
        assert_eq!(*player, expected, "nothing but the structures has changed");
    }
}

// proves GP-SETUP-16, GP-SETUP-18
#[test]
fn starting_structures_go_on_unoccupied_home_planets() {
    let mut game = with(&[Ivits, Terrans]);
    let somewhere = |game: &Gaia, planet: Planet| game.board().all(planet).first().unwrap();
    let home: Vec<Cell> = game.board().all(Planet::Terra).iter().collect();
    for planet in [Planet::Oxide, Planet::Gaia, Planet::Transdim, Planet::Empty] {
        refused(&game, Move::Start(somewhere(&game, planet)), "GP-SETUP-16");
    }
    play(&mut game, &[Move::Start(home[1])]);
    refused(&game, Move::Start(home[1]), "GP-SETUP-16");
    let free = home.iter().filter(|cell| **cell != home[1]).map(|cell| Move::Start(*cell));
    assert!(legal(&game).iter().copied().eq(free), "every other home planet");
    play(&mut game, &[Move::Start(home[0])]);
    assert_eq!(decision(&game), Decision::Start(PlaceStart(Structure::Institute)));
    refused(&game, Move::Start(home[2]), "GP-SETUP-18");
    let oxide = somewhere(&game, Planet::Oxide);
    play(&mut game, &[Move::Start(oxide)]);
    assert_eq!(player(&game, 0).structure_at(oxide), Some(Structure::Institute));
    assert_eq!(player(&game, 0).planets().len(), 1, "the Ivits place no mines");
}

// proves GP-SETUP-19
#[test]
fn starting_next_to_somebody_lets_nobody_charge() {
    let mut game = with(&[Terrans, HadschHallas]);
    let grid = |game: &Gaia, a: Cell, b: Cell| game.board().grid().distance(a, b);
    let (terra, oxide) = (game.board().all(Planet::Terra), game.board().all(Planet::Oxide));
    let pairs = terra.iter().flat_map(|a| oxide.iter().map(move |b| (a, b)));
    let (a, b) = pairs.min_by_key(|(a, b)| grid(&game, *a, *b)).unwrap();
    assert!(grid(&game, a, b) <= 2, "close enough to charge later in the game");
    play(&mut game, &[Move::Start(a), Move::Start(b)]);
    assert_eq!(decision(&game), Decision::Start(PlaceStart(Structure::Mine)));
    assert!(game.charges().is_empty());
    assert_eq!(player(&game, 0).power, Power::new([4, 4, 0]));
}

// proves GP-SETUP-20, GP-INC-4
#[test]
fn starting_mines_uncover_their_income_slots() {
    let mut game = with(&[Xenos, Terrans]);
    finish(&mut game, Phase::Start);
    finish(&mut game, Phase::Boosters);
    assert_eq!((game.mines_left(Seat::new(0)), game.mines_left(Seat::new(1))), (5, 6));
    let mines = |seat: u8, start: u8| player(&game, seat).ore - start - 1 - booster_income(&game, seat).ore;
    assert_eq!(mines(1, 4), 2, "two mines give 2 ore");
    assert_eq!(mines(0, 4), 2, "so do three: the third slot is empty");
}

// proves GP-SETUP-23
#[test]
fn a_first_game_has_recommended_factions_and_free_placement() {
    let recommended: [&[Faction]; 3] =
        [&[HadschHallas, Xenos], &[Terrans, Taklons, Geodens], &[Terrans, HadschHallas, Xenos, Taklons]];
    for factions in recommended {
        let setup = Setup { first_game: true, ..Gaia::default_setup(factions.len() as u8) };
        let game = table::check::dealt::<Gaia>(&setup, Seed::from_number(1));
        assert!(game.players().values().map(|player| player.faction.unwrap()).eq(factions.iter().copied()));
        assert_eq!(game.phase(), Phase::Start, "nothing is left to choose");
        let home = catalogue().factions[factions[0]].home;
        assert_eq!(legal(&game).len(), game.board().all(home).len() as usize, "any home planet");
    }
}
