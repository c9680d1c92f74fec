//! Alone: set-up, levels and cards (GP-SOLO-SETUP, GP-SOLO-DIFF, GP-SOLO-CARD).

use gaia::automa::{
    AutomaEvent, Card, CardSet, Criterion, Deed, Direction, FactionChoice, FinalSpace, Level, Role, RowPlace,
    Towards,
};
use gaia::board::Map;
use gaia::names::{Ability, Area, Booster, Faction, Named, Planet, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, MapChoice, Move, Phase, Setup, Turning};
use table::{Game, Seed, Turn};

use crate::common::{At, ME, apply, catalogue, decision, legal, play, player, refused};
use crate::solo::{AUTOMA, automa, built, card, carry_on, draw, new, told, vp};

/// The factions of the Automa.
const FACTIONS: [Faction; 7] = [
    Faction::Terrans,
    Faction::Xenos,
    Faction::Taklons,
    Faction::HadschHallas,
    Faction::Geodens,
    Faction::Firaks,
    Faction::Itars,
];

fn choice(faction: Faction) -> FactionChoice {
    FactionChoice::from_id(faction.id()).expect("a faction of the Automa")
}

/// A game on the printed map with these factions, up to the starting structures.
fn with(person: Faction, automa: Faction) -> Gaia {
    let setup = Setup { automa_faction: Some(choice(automa)), ..Gaia::default_setup(1) };
    let mut game = table::check::dealt::<Gaia>(&setup, Seed::from_number(1));
    play(&mut game, &[Move::Faction(person)]);
    game
}

/// A faction of another colour that places mines.
fn other(automa: Faction) -> Faction {
    if automa == Faction::Terrans { Faction::Taklons } else { Faction::Terrans }
}

/// Places all starting structures: who placed, in order. The person takes the last place on the list, which is far from
/// what the Automa wants; ties of the Automa are broken by this card.
fn place_all(game: &mut Gaia, tie: u8) -> Vec<u8> {
    let mut order = Vec::new();
    while game.phase() == Phase::Start {
        match decision(game) {
            Decision::AutomaSetup(_) => apply(game, Move::Card(card(tie))),
            Decision::AutomaStart(_) => {
                order.push(2);
                apply(game, legal(game)[0]);
            }
            _ => {
                order.push(1);
                let last = *legal(game).last().unwrap();
                apply(game, last);
            }
        }
    }
    order
}

/// The Automa's starting mines on the printed map, in the order in which they were placed.
fn starting_mines(faction: Faction, tie: u8) -> Vec<At> {
    let mut game = Scene::alone(other(faction), faction).start();
    let mut mines = Vec::new();
    while mines.len() < if faction == Faction::Xenos { 3 } else { 2 } {
        match decision(&game) {
            Decision::AutomaSetup(_) => apply(&mut game, Move::Card(card(tie))),
            Decision::AutomaStart(_) => {
                let Move::Start(cell) = legal(&game)[0] else { panic!("a starting mine") };
                let at = game.board().grid().axial(cell);
                mines.push((at.q, at.r));
                apply(&mut game, Move::Start(cell));
            }
            _ => {
                let last = *legal(&game).last().unwrap();
                apply(&mut game, last);
            }
        }
    }
    mines
}

// proves GP-SOLO-SETUP-1, GP-SETUP-22
#[test]
fn alone_the_table_is_laid_for_two() {
    let mut game = new(1);
    assert_eq!((game.seats(), game.order()), (2, &[ME, AUTOMA][..]));
    assert!(game.is_automatic(AUTOMA) && !game.is_automatic(ME));
    let Map::Tiles(tiles) = game.board().map() else { panic!("sector tiles") };
    assert_eq!(tiles.len(), 7);
    assert_eq!(game.boosters_in_play().len(), 5);
    // The neutral player is ranked, too: the last of three has 6 points, not 12.
    assert_eq!(Scene::alone(Faction::Terrans, Faction::Taklons).final_scoring().scores().seats.len(), 2);
    while game.phase() != Phase::Actions {
        let first = legal(&game)[0];
        apply(&mut game, first);
    }
    assert_eq!((game.round(), game.to_move()), (1, Turn::Of(ME)), "the person begins");
}

// proves GP-SOLO-SETUP-1
#[test]
fn only_a_person_alone_has_an_automa() {
    let setups = [
        Setup { level: Some(Level::Ultoma), ..Gaia::default_setup(2) },
        Setup { automa_faction: Some(FactionChoice::Xenos), ..Gaia::default_setup(3) },
    ];
    for setup in setups {
        assert_eq!(Gaia::new(&setup, catalogue()).unwrap_err().rule, "GP-SOLO-SETUP-1");
    }
    assert!(Gaia::new(&Gaia::default_setup(2), catalogue()).unwrap().automa().is_none());
    assert_eq!(Gaia::new(&Gaia::default_setup(0), catalogue()).unwrap_err().rule, "GP-SETUP-12");
}

// proves GP-SOLO-SETUP-2, GP-SETUP-2, GP-SETUP-3, GP-VAR-8
#[test]
fn the_map_is_the_basic_one_or_dealt_and_turned_by_the_person() {
    let sectors = |game: &Gaia| {
        let Map::Tiles(tiles) = game.board().map() else { panic!("sector tiles") };
        tiles.iter().map(|tile| tile.sector.clone()).collect::<Vec<_>>()
    };
    let basic = sectors(&new(1));
    assert_eq!(basic, sectors(&new(2)), "the basic map is always the same");
    let mut maps = std::collections::BTreeSet::new();
    for seed in 1..=5 {
        let setup = Setup { map: MapChoice::Method1, turning: Turning::LastPlayer, ..Gaia::default_setup(1) };
        let mut game = table::check::dealt::<Gaia>(&setup, Seed::from_number(seed));
        let mut dealt = sectors(&game);
        maps.insert(dealt.clone());
        let mut turned = 0;
        while game.phase() == Phase::Map {
            assert_eq!(game.to_move(), Turn::Of(ME), "the person turns them");
            let last = *legal(&game).last().unwrap();
            apply(&mut game, last);
            turned += 1;
        }
        assert_eq!(turned, 7);
        assert_eq!(game.board().clash(), None, "GP-VAR-4");
        dealt.sort();
        assert_eq!(
            dealt,
            {
                let mut all = basic.clone();
                all.sort();
                all
            },
            "tiles 01 to 07, outlined sides"
        );
    }
    assert!(maps.len() > 1, "dealt at random");
    let setup = Setup { map: MapChoice::Method1, ..Gaia::default_setup(1) };
    let game = table::check::dealt::<Gaia>(&setup, Seed::from_number(9));
    assert_eq!((game.phase(), game.board().clash()), (Phase::Factions, None), "or chance turns them");
    let small = Setup { map: MapChoice::Small, ..Gaia::default_setup(1) };
    assert_eq!(Gaia::new(&small, catalogue()).unwrap_err().rule, "GP-VAR-9");
}

// proves GP-SOLO-SETUP-4
#[test]
fn two_federation_tokens_of_each_kind_are_used() {
    for seed in 1..=8 {
        let game = new(seed);
        let on_board = game.terraforming_token().expect("one of twelve");
        for (token, left) in game.supply() {
            let all = match token {
                Token::Gleens => 0,
                _ => 2 - u8::from(token == on_board),
            };
            assert_eq!(*left, all, "{token}");
        }
        assert_eq!(game.supply().values().sum::<u8>(), 11);
    }
    // With two players there are three of each.
    let two = table::check::dealt::<Gaia>(&Gaia::default_setup(2), Seed::from_number(1));
    assert_eq!(two.supply().values().sum::<u8>(), 17);
}

// proves GP-SOLO-SETUP-5
#[test]
fn the_automa_plays_one_faction_of_each_colour_and_the_person_another() {
    let cards: Vec<Faction> = catalogue().automa.factions.iter().map(|card| card.faction).collect();
    assert_eq!(cards, FACTIONS);
    let homes: std::collections::BTreeSet<Planet> =
        FACTIONS.iter().map(|faction| catalogue().factions[*faction].home).collect();
    assert_eq!(homes.len(), 7, "one of each colour");
    for faction in FACTIONS {
        // Named before: neither side of its board is open to the person.
        let setup = Setup { automa_faction: Some(choice(faction)), ..Gaia::default_setup(1) };
        let game = table::check::dealt::<Gaia>(&setup, Seed::from_number(1));
        assert_eq!(player(&game, 1).faction, Some(faction));
        let other_side = catalogue().factions[faction].other_side;
        refused(&game, Move::Faction(faction), "GP-SOLO-SETUP-5");
        refused(&game, Move::Faction(other_side), "GP-SOLO-SETUP-5");
        assert_eq!(legal(&game).len(), 12);
        // Drawn afterwards: any of the other six colours, none twice as likely.
        for person in [faction, other_side] {
            let mut game = new(1);
            play(&mut game, &[Move::Faction(person)]);
            assert_eq!(game.question().map(|question| question.seat), Some(AUTOMA));
            let mut drawn = Vec::new();
            game.outcomes(&mut drawn);
            let open: Vec<_> = FACTIONS
                .iter()
                .filter(|open| **open != faction)
                .map(|open| (Move::Faction(*open), 1))
                .collect();
            assert_eq!(drawn, open);
        }
    }
}

// proves GP-SETUP-23
#[test]
fn the_first_game_alone_is_hadsch_hallas_against_taklons() {
    let setup = Setup { first_game: true, ..Gaia::default_setup(1) };
    let game = table::check::dealt::<Gaia>(&setup, Seed::from_number(1));
    assert_eq!(player(&game, 0).faction, Some(Faction::HadschHallas));
    assert_eq!(player(&game, 1).faction, Some(Faction::Taklons));
    let same = Setup { automa_faction: Some(FactionChoice::Taklons), ..setup.clone() };
    assert!(Gaia::new(&same, catalogue()).is_ok());
    let clash = Setup { automa_faction: Some(FactionChoice::Xenos), ..setup };
    assert_eq!(Gaia::new(&clash, catalogue()).unwrap_err().rule, "GP-SETUP-23");
}

// proves GP-SOLO-SETUP-6, GP-SOLO-SETUP-7
#[test]
fn the_automa_has_structures_points_and_levels_and_nothing_else() {
    let starts = [
        (Faction::Terrans, Some(Area::GaiaProject)),
        (Faction::Xenos, Some(Area::Intelligence)),
        (Faction::Taklons, None),
        (Faction::HadschHallas, Some(Area::Economy)),
        (Faction::Geodens, Some(Area::Terraforming)),
        (Faction::Firaks, None),
        (Faction::Itars, None),
    ];
    for (faction, area) in starts {
        let game = with(other(faction), faction);
        let player = player(&game, 1);
        for (own, level) in &player.research {
            assert_eq!(*level, u8::from(Some(own) == area), "{faction} in {own}");
        }
        assert_eq!((player.credits, player.ore, player.knowledge, player.qic), (0, 0, 0, 0), "{faction}");
        assert_eq!((player.power.total(), player.gaiaformers), (0, 0), "no level bonus either: {faction}");
        for kind in Structure::ALL {
            let all = catalogue().factions[faction].structures[*kind].count;
            assert_eq!(game.pieces_left(AUTOMA, *kind), all, "{kind}");
        }
        assert!(player.tokens.is_empty() && player.booster.is_none());
    }
    assert_eq!(
        [8, 4, 3, 1, 1, 1],
        Structure::ALL.iter().map(|kind| new_pieces(*kind)).collect::<Vec<_>>()[..]
    );
}

fn new_pieces(kind: Structure) -> u8 {
    catalogue().factions[Faction::Taklons].structures[kind].count
}

// proves GP-SOLO-SETUP-8
// GP-EX-91
#[test]
fn starting_structures_follow_the_order_of_two_players() {
    let order = |person, automa| place_all(&mut with(person, automa), 4);
    assert_eq!(order(Faction::Terrans, Faction::Taklons), [1, 2, 2, 1]);
    assert_eq!(order(Faction::Terrans, Faction::Xenos), [1, 2, 2, 1, 2], "(a)");
    assert_eq!(order(Faction::Ivits, Faction::Xenos), [2, 2, 2, 1], "(b)");
    assert_eq!(order(Faction::Xenos, Faction::Terrans), [1, 2, 2, 1, 1], "(c)");
}

// proves GP-SOLO-SETUP-9, GP-SOLO-SETUP-12, GP-SOLO-SETUP-3
// GP-EX-63, GP-EX-77
#[test]
fn starting_mines_are_closest_to_the_middle_of_the_board() {
    // Card 1 shows right_down, card 4 left_up.
    let mines = |faction| (starting_mines(faction, 1), starting_mines(faction, 4));
    assert_eq!(mines(Faction::Terrans), (vec![(-1, 2), (-1, -4)], vec![(-1, 2), (-1, 5)]));
    let xenos = vec![(0, 2), (-3, 1), (-4, -2)];
    assert_eq!(mines(Faction::Xenos), (xenos.clone(), xenos));
    assert_eq!(mines(Faction::Taklons), (vec![(-2, 5), (-3, -3)], vec![(-2, 5), (3, 3)]));
    let hadsch = vec![(-2, -1), (-3, 4)];
    assert_eq!(mines(Faction::HadschHallas), (hadsch.clone(), hadsch));
    assert_eq!(mines(Faction::Geodens), (vec![(-1, -2), (2, -3)], vec![(2, -3), (-1, -2)]));
    let firaks = vec![(2, -1), (-3, 3)];
    assert_eq!(mines(Faction::Firaks), (firaks.clone(), firaks));
    let itars = vec![(1, 0), (-4, 1)];
    assert_eq!(mines(Faction::Itars), (itars.clone(), itars));
}

// proves GP-SOLO-SETUP-9, GP-SOLO-SETUP-12
#[test]
fn a_card_is_drawn_for_every_tie_and_for_no_other_mine() {
    let mut game = Scene::alone(Faction::Terrans, Faction::Taklons).start();
    let first = legal(&game)[0];
    apply(&mut game, first);
    assert!(matches!(decision(&game), Decision::AutomaStart(_)), "no tie at distance 5");
    carry_one(&mut game);
    let Decision::AutomaSetup(asked) = decision(&game) else { panic!("three planets at distance 6") };
    assert_eq!(asked.role, Role::StartMine);
    let mut drawn = Vec::new();
    game.outcomes(&mut drawn);
    assert_eq!(drawn, Card::all().map(|card| (Move::Card(card), 1)).collect::<Vec<_>>(), "any of the 17");
    apply(&mut game, Move::Card(card(4)));
    carry_one(&mut game);
    let sieves: Vec<_> = told(&game)
        .into_iter()
        .filter_map(|event| match event {
            AutomaEvent::Sieved { criterion, value, before, left } => Some((criterion, value, before, left)),
            _ => None,
        })
        .collect();
    assert_eq!(sieves, [(Criterion::Centre, Some(6), 3, 3), (Criterion::LeftUp, None, 3, 1)]);
    assert_eq!(built(&game, Structure::Mine), [(-2, 5), (3, 3)]);
    // Geodens are tied for the first mine only: the second place is the one that is left.
    let mut game = Scene::alone(Faction::Terrans, Faction::Geodens).start();
    let first = legal(&game)[0];
    apply(&mut game, first);
    assert!(matches!(decision(&game), Decision::AutomaSetup(_)));
    apply(&mut game, Move::Card(card(1)));
    carry_one(&mut game);
    assert!(matches!(decision(&game), Decision::AutomaStart(_)));
}

fn carry_one(game: &mut Gaia) {
    let only = legal(game)[0];
    apply(game, only);
}

// proves GP-SOLO-SETUP-13
#[test]
fn every_home_type_is_there_four_times_and_starting_mines_bring_nothing() {
    let board = new(1);
    for planet in &Planet::ALL[..7] {
        assert_eq!(board.board().all(*planet).len(), 4, "{planet}");
    }
    for faction in FACTIONS {
        let mut game = with(other(faction), faction);
        let before = vp(&game);
        place_all(&mut game, 1);
        let mines = if player(&game, 1).can(Ability::ThirdStartingMine) { 3 } else { 2 };
        assert_eq!(built(&game, Structure::Mine).len(), mines);
        assert_eq!((vp(&game), automa(&game).satellites), (before, 0));
        assert!(game.charges().is_empty() && matches!(decision(&game), Decision::AutomaSetup(_)));
    }
}

// proves GP-SOLO-SETUP-11, GP-SOLO-SETUP-12
#[test]
fn the_automa_takes_the_first_booster_by_number() {
    for number in 1..=17 {
        let mut game = with(Faction::Terrans, Faction::Taklons);
        place_all(&mut game, 1);
        let row = automa(&game).row.clone();
        assert_eq!(row.len(), 5);
        let mut drawn = Vec::new();
        game.outcomes(&mut drawn);
        assert_eq!(drawn.len(), 17, "any card");
        draw(&mut game, number);
        let place = usize::from(catalogue().automa.card(card(number)).booster_at_setup);
        assert_eq!(player(&game, 1).booster, Some(row[place - 1]), "card {number}");
        let rest: Vec<Booster> = row.iter().copied().filter(|other| *other != row[place - 1]).collect();
        assert_eq!(automa(&game).row[..], rest, "the others close up");
        // The person takes one of the other four.
        assert_eq!((decision(&game), legal(&game).len()), (Decision::FirstBooster(gaia::FirstBooster), 4));
        play(&mut game, &[Move::Booster(rest[1])]);
        assert_eq!(automa(&game).row[..], [rest[0], rest[2], rest[3]], "and the order stays");
    }
}

// proves GP-SOLO-SETUP-10, GP-SOLO-DIFF-1, GP-SOLO-DIFF-2, GP-SOLO-DIFF-3, GP-SOLO-DIFF-4, GP-SOLO-DIFF-5, GP-SOLO-DIFF-6
#[test]
fn every_level_has_its_points_and_its_opening_deck() {
    let levels: [(Level, i32, &[u8], u8); 5] = [
        (Level::Automalein, 0, &[1, 4, 5, 7, 13], 0),
        (Level::Automa, 10, &[1, 2, 4, 5, 7, 13], 0),
        (Level::Automaechtig, 10, &[1, 2, 4, 5, 7, 9, 13], 0),
        (Level::Ultoma, 10, &[1, 2, 4, 5, 7, 9, 13, 15], 0),
        (Level::Alptrauma, 10, &[1, 2, 4, 5, 7, 9, 13, 15], 1),
    ];
    for (level, points, opening, extra) in levels {
        let setup = Setup { level: Some(level), ..Gaia::default_setup(1) };
        let mut game = table::check::dealt::<Gaia>(&setup, Seed::from_number(3));
        assert_eq!((vp(&game), player(&game, 0).vp()), (points, 10), "{level}");
        while game.round() == 0 {
            let first = legal(&game)[0];
            apply(&mut game, first);
        }
        let deck = automa(&game).deck;
        let cards: CardSet = opening.iter().map(|number| card(*number)).collect();
        assert_eq!(
            (deck.own, deck.left, deck.strangers),
            (cards, cards, 1),
            "{level}: one card more, unknown"
        );
        assert_eq!(usize::from(deck.len()), opening.len() + 1);
        // Any other card may be the random one, card 2 of the easiest level included.
        assert_eq!(deck.unknown().iter().count(), 17 - opening.len());
        assert_eq!(catalogue().automa.levels[level].extra_vp_per_gain, extra);
        // One more in every later round, and never more than there are.
        let most = deck.len() + 5;
        assert!(most <= 17, "{level}: {most}");
    }
}

/// A card as it is printed: action, points, pass icon, support and boosters.
type Face = (Deed, u8, bool, (FinalSpace, u8, Direction, u8, Towards), RowPlace, u8);

// proves GP-SOLO-CARD-1, GP-SOLO-CARD-2, GP-SOLO-CARD-3, GP-SOLO-CARD-4, GP-SOLO-CARD-5, GP-SOLO-CARD-6
// proves GP-SOLO-CARD-7, GP-SOLO-CARD-8, GP-SOLO-CARD-9, GP-SOLO-CARD-10, GP-SOLO-CARD-11, GP-SOLO-CARD-12
// proves GP-SOLO-CARD-13, GP-SOLO-CARD-14, GP-SOLO-CARD-15, GP-SOLO-CARD-16, GP-SOLO-CARD-17
#[test]
fn the_cards_are_as_they_are_printed() {
    use Deed::{
        BuildMine, Faction as Own, PowerQic, ResearchHighest as Highest, ResearchRandom as Random, Upgrade,
    };
    use Direction::{LeftUp, RightDown};
    use FinalSpace::{Bottom, None as No, Top};
    let (right, left) = (Towards::Right, Towards::Left);
    let faces: [Face; 17] = [
        (Upgrade, 1, true, (Top, 4, RightDown, 1, right), RowPlace::Left, 1),
        (Upgrade, 1, true, (Bottom, 2, RightDown, 2, right), RowPlace::Middle, 2),
        (Highest, 1, true, (Top, 2, RightDown, 3, right), RowPlace::Right, 3),
        (BuildMine, 1, false, (No, 2, LeftUp, 4, left), RowPlace::Left, 4),
        (PowerQic, 1, true, (Bottom, 2, LeftUp, 5, left), RowPlace::Middle, 5),
        (BuildMine, 3, false, (Top, 2, RightDown, 1, left), RowPlace::Right, 1),
        (Random, 0, false, (Top, 2, RightDown, 4, right), RowPlace::Right, 2),
        (BuildMine, 3, true, (Bottom, 4, LeftUp, 1, left), RowPlace::Middle, 3),
        (Own, 0, false, (Bottom, 2, LeftUp, 2, left), RowPlace::Right, 4),
        (Upgrade, 3, true, (Top, 2, LeftUp, 3, left), RowPlace::Left, 5),
        (Upgrade, 2, false, (Bottom, 4, RightDown, 1, right), RowPlace::Middle, 1),
        (PowerQic, 3, true, (Top, 2, LeftUp, 1, left), RowPlace::Right, 2),
        (Own, 0, false, (No, 2, LeftUp, 2, left), RowPlace::Right, 3),
        (PowerQic, 3, false, (Bottom, 2, LeftUp, 3, left), RowPlace::Middle, 4),
        (Highest, 1, false, (Top, 2, LeftUp, 2, right), RowPlace::Left, 5),
        (PowerQic, 3, true, (Top, 2, RightDown, 3, right), RowPlace::Left, 1),
        (Random, 2, false, (Bottom, 2, RightDown, 5, right), RowPlace::Left, 2),
    ];
    for (number, face) in (1..).zip(faces) {
        let printed = catalogue().automa.card(card(number));
        let support = printed.support;
        let support =
            (support.final_tile, support.range, support.direction, support.count, support.count_towards);
        let boosters = (printed.booster_on_pass, printed.booster_at_setup);
        let read = (printed.action, printed.vp, printed.pass_icon, support, boosters.0, boosters.1);
        assert_eq!(read, face, "card {number}");
    }
}

// proves GP-SOLO-CARD-1, GP-SOLO-CARD-4
#[test]
fn a_card_is_used_as_it_is_printed() {
    // Card 4 as action card builds a mine with the range and the direction of card 1 as support card.
    let scene = Scene::alone(Faction::Terrans, Faction::Itars).structure(1, Structure::Mine, (1, 0));
    let mut game = scene.structure(0, Structure::Mine, (-1, 5)).automa_acts(1, 4);
    let moves = carry_on(&mut game);
    assert_eq!(moves.len(), 1);
    assert!(moves[0].starts_with("mine "), "{moves:?}");
    assert_eq!(vp(&game), 1);
}
