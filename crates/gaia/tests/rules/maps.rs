//! Variable maps (GP-VAR-3 to GP-VAR-11).

use std::collections::BTreeSet;

use gaia::board::{Board, Map, Spot, Tile};
use gaia::catalogue::Placement;
use gaia::names::Planet;
use gaia::{Decision, Gaia, MapChoice, Move, Phase, Setup, TurnSector, Turning};
use hex::Axial;
use table::check::dealt;
use table::{Game, Refusal, Seat, Seed};

use crate::common::{apply, catalogue, legal};

fn new(players: u8, map: MapChoice, turning: Turning, seed: u64) -> Result<Gaia, Refusal> {
    let setup = Setup { map, turning, ..Gaia::default_setup(players) };
    Gaia::new(&setup, catalogue()).map(|_| dealt(&setup, Seed::from_number(seed)))
}

fn tiles(game: &Gaia) -> &[Tile] {
    match game.board().map() {
        Map::Tiles(tiles) => tiles,
        Map::Hexes(_) => panic!("a map of tiles"),
    }
}

/// Where a printed layout has its tiles: tile and centre.
fn printed(layout: &str) -> Vec<(&'static str, Axial)> {
    let layout = catalogue().layouts.iter().find(|known| known.id == layout).unwrap();
    let place = |place: &Placement| (catalogue().sectors[place.sector].id.as_str(), place.centre);
    layout.placements.iter().map(place).collect()
}

fn is_inner(sector: &str) -> bool {
    ["01", "02", "03", "04"].contains(&sector)
}

/// Tiles with their places, or with their rotations.
type Seen = BTreeSet<(String, usize)>;

/// What 400 maps of a kind show: which tile on which place, and how tiles were turned.
fn many(players: u8, choice: MapChoice) -> (Seen, Seen) {
    let layout = printed(if players == 2 { "standard_1_2" } else { "standard_3_4" });
    let (mut places, mut turns) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let game = new(players, choice, Turning::Dice, seed).unwrap();
        assert_eq!(game.board().clash(), None, "GP-VAR-4 holds");
        assert_eq!(tiles(&game).iter().map(|tile| &tile.sector).collect::<BTreeSet<_>>().len(), layout.len());
        for tile in tiles(&game) {
            let place =
                layout.iter().position(|(_, centre)| *centre == tile.centre).expect("a printed place");
            places.insert((tile.sector.clone(), place));
            turns.insert((tile.sector.clone(), tile.rotation.into()));
        }
    }
    (places, turns)
}

// proves GP-VAR-5
#[test]
fn method_1_deals_and_turns_the_outer_tiles() {
    let layout = printed("standard_3_4");
    for players in [3, 4] {
        let (places, turns) = many(players, MapChoice::Method1);
        for (index, (sector, _)) in layout.iter().enumerate() {
            let of_place: BTreeSet<_> =
                places.iter().filter(|(_, place)| *place == index).map(|(tile, _)| tile).collect();
            let rotations = turns.iter().filter(|(tile, _)| tile == sector).count();
            if is_inner(sector) {
                assert_eq!((of_place.len(), rotations), (1, 1), "{sector} lies as in the basic map");
                assert!(
                    places.contains(&((*sector).into(), index)) && turns.contains(&((*sector).into(), 0))
                );
            } else {
                assert_eq!((of_place.len(), rotations), (6, 6), "any outer tile, turned at will");
                assert!(!of_place.iter().any(|tile| is_inner(tile)));
            }
        }
    }
}

// proves GP-VAR-6
#[test]
fn method_2_also_deals_and_turns_the_inner_tiles_among_themselves() {
    let layout = printed("standard_3_4");
    let (places, turns) = many(4, MapChoice::Method2);
    for (sector, place) in &places {
        assert_eq!(
            is_inner(sector),
            is_inner(layout[*place].0),
            "inner tiles stay inside, outer tiles outside"
        );
    }
    assert_eq!(places.len(), 4 * 4 + 6 * 6, "but may lie anywhere there");
    assert_eq!(turns.len(), 10 * 6, "all sectors may be turned, tiles 01-04 too");
}

// proves GP-VAR-7
#[test]
fn method_3_deals_all_ten_tiles_over_all_places() {
    let (places, turns) = many(3, MapChoice::Method3);
    assert_eq!((places.len(), turns.len()), (10 * 10, 10 * 6));
}

// proves GP-VAR-8
#[test]
fn two_players_deal_and_turn_seven_tiles() {
    for choice in [MapChoice::Method1, MapChoice::Method2, MapChoice::Method3] {
        let (places, turns) = many(2, choice);
        assert_eq!((places.len(), turns.len()), (7 * 7, 7 * 6));
        let used: BTreeSet<_> = places.iter().map(|(tile, _)| tile.as_str()).collect();
        assert!(used.into_iter().eq(["01", "02", "03", "04", "05-outlined", "06-outlined", "07-outlined"]));
    }
}

// proves GP-VAR-4
#[test]
fn planets_of_one_home_type_may_not_touch() {
    let side_by_side = |left: Planet, right: Planet| {
        let spot = |q, planet| Spot { at: Axial::new(q, 0), planet, sector: 1 };
        Board::new(Map::Hexes(vec![spot(0, left), spot(1, right), spot(2, Planet::Empty)]), catalogue())
            .unwrap()
            .clash()
    };
    let homes = [
        Planet::Terra,
        Planet::Oxide,
        Planet::Volcanic,
        Planet::Desert,
        Planet::Swamp,
        Planet::Titanium,
        Planet::Ice,
    ];
    for home in homes {
        assert!(side_by_side(home, home).is_some(), "{home}");
        assert_eq!(side_by_side(home, Planet::Gaia), None);
        assert_eq!(side_by_side(home, homes[(home as usize + 1) % 7]), None);
    }
    assert_eq!(side_by_side(Planet::Gaia, Planet::Gaia), None);
    assert_eq!(side_by_side(Planet::Transdim, Planet::Transdim), None);

    // Our ruling: tile 10 itself has two adjacent Transdim planets.
    let ten = catalogue().sectors.iter().find(|sector| sector.id == "10").unwrap();
    let transdim: Vec<_> = ten.hexes.iter().filter(|(_, planet)| *planet == Planet::Transdim).collect();
    assert!(transdim.iter().any(|(a, _)| transdim.iter().any(|(b, _)| a.distance(*b) == 1)));
    for layout in &catalogue().layouts {
        assert_eq!(
            Board::from_placements(&layout.placements, catalogue()).unwrap().clash(),
            None,
            "{}",
            layout.id
        );
    }
}

// proves GP-VAR-11
#[test]
fn a_map_that_breaks_the_rule_is_turned_or_dealt_again() {
    // Dealt maps all fit, although turning a single tile of them would often break the rule.
    let mut broken = 0;
    for seed in 0..60 {
        let game = new(4, MapChoice::Method3, Turning::Dice, seed).unwrap();
        assert_eq!(game.board().clash(), None);
        for index in 0..10 {
            let mut turned = tiles(&game).to_vec();
            turned[index].rotation = (turned[index].rotation + 1) % 6;
            broken += usize::from(Board::new(Map::Tiles(turned), catalogue()).unwrap().clash().is_some());
        }
    }
    assert!(broken > 40, "{broken} of 600");
}

// proves GP-VAR-3, GP-VAR-4, GP-VAR-11
#[test]
fn the_last_player_turns_the_dealt_tiles_before_factions_are_chosen() {
    let mut refused = 0;
    for (players, choice, asked) in
        [(3, MapChoice::Method1, 6), (4, MapChoice::Method2, 10), (2, MapChoice::Method3, 7)]
    {
        let mut game = new(players, choice, Turning::LastPlayer, 3).unwrap();
        let last = Seat::new(players - 1);
        for _ in 0..asked {
            assert_eq!((game.phase(), game.to_move().seat()), (Phase::Map, Some(last)));
            let Some(Decision::TurnSector(TurnSector { place: index, .. })) =
                game.question().map(|asked| asked.decision)
            else {
                panic!()
            };
            assert_eq!(game.check(Move::TurnSector(6)).unwrap_err().rule, "GP-VAR-3");
            assert_eq!(
                game.check(Move::Faction(gaia::names::Faction::Terrans)).unwrap_err().rule,
                "GP-TURN-7"
            );
            let moves = legal(&game);
            for turns in (0..6).filter(|turns| !moves.contains(&Move::TurnSector(*turns))) {
                assert_eq!(game.check(Move::TurnSector(turns)).unwrap_err().rule, "GP-VAR-4");
                refused += 1;
            }
            let Some(Move::TurnSector(turns)) = moves.last().copied() else { panic!("some way fits") };
            apply(&mut game, Move::TurnSector(turns));
            assert_eq!(tiles(&game)[usize::from(index)].rotation, turns, "it lies as the player chose");
        }
        assert_eq!((game.phase(), game.to_move().seat()), (Phase::Factions, Some(Seat::new(0))));
        assert_eq!(game.board().clash(), None);
    }
    assert!(refused > 0, "some ways to turn a tile do not fit");
}

// proves GP-VAR-3
#[test]
fn nobody_turns_a_map_that_is_agreed_on() {
    for choice in [MapChoice::Printed, MapChoice::Small] {
        assert_eq!(new(3, choice, Turning::LastPlayer, 1).unwrap().phase(), Phase::Factions);
    }
    assert_eq!(new(3, MapChoice::Method2, Turning::Dice, 1).unwrap().phase(), Phase::Factions);
}

// proves GP-VAR-9
#[test]
fn three_players_may_leave_out_tiles_09_and_10() {
    let game = new(3, MapChoice::Small, Turning::Dice, 1).unwrap();
    let basic = printed("standard_3_4").into_iter().filter(|(tile, _)| !["09", "10"].contains(tile));
    let laid: BTreeSet<_> =
        tiles(&game).iter().map(|tile| (tile.sector.as_str(), tile.centre.q, tile.centre.r)).collect();
    assert_eq!(laid, basic.map(|(tile, at)| (tile, at.q, at.r)).collect(), "the others keep their places");
    assert!(tiles(&game).iter().all(|tile| tile.rotation == 0));
    assert!(printed("small_3").len() == 8);
    for players in [2, 4] {
        assert_eq!(new(players, MapChoice::Small, Turning::Dice, 1).unwrap_err().rule, "GP-VAR-9");
    }
}

// proves GP-VAR-10
#[test]
fn no_other_shape_is_offered() {
    let read = |name: &str| serde_json::from_str::<MapChoice>(&format!("\"{name}\""));
    let offered = ["printed", "small", "method_1", "method_2", "method_3"].map(|name| read(name).unwrap());
    for name in ["ring", "method_4", "free"] {
        assert!(read(name).is_err());
    }
    for (players, choice) in [2, 3, 4].into_iter().flat_map(|players| offered.map(|choice| (players, choice)))
    {
        let Ok(game) = new(players, choice, Turning::Dice, 9) else { continue };
        let centres: BTreeSet<_> = tiles(&game).iter().map(|tile| (tile.centre.q, tile.centre.r)).collect();
        let known =
            |layout: &str| printed(layout).into_iter().map(|(_, at)| (at.q, at.r)).collect::<BTreeSet<_>>();
        assert!(
            ["standard_1_2", "standard_3_4", "small_3"].into_iter().any(|layout| known(layout) == centres)
        );
    }
}
