//! Laws that hold for arbitrary cycles, maps, structures and moves.

use std::collections::{BTreeSet, HashSet};

use gaia::catalogue::Catalogue;
use gaia::names::{
    Advanced, Area, BoardAction, Booster, Faction, FinalTile, FreeAction, Named, Place, Planet, Standard,
    Structure, Token,
};
use gaia::scene::Scene;
use gaia::{
    Bowl, Decision, Gaia, Handful, IncomeSource, Line, Move, Part, Player, Power, Purse, Source, Special,
    Stone,
};
use hex::{Axial, Cell, CellSet};
use proptest::prelude::*;
use proptest::sample::select;
use table::{Components as _, Game, Rng, Run, Seat, Seed, Tell, Turn};

const FIRST: Seat = Seat::new(0);

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn legal(game: &Gaia) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

// The power cycle

fn power() -> impl Strategy<Value = Power> {
    let bowls = select(vec![None, Some(Bowl::I), Some(Bowl::II), Some(Bowl::III), Some(Bowl::Gaia)]);
    (prop::array::uniform3(0..8_u8), 0..5_u8, bowls).prop_map(|(areas, gaia, brainstone)| Power {
        areas,
        gaia,
        brainstone,
    })
}

/// All tokens, wherever they lie.
fn tokens(power: Power) -> u8 {
    power.total() + power.in_area(Bowl::Gaia)
}

/// How high the tokens of areas I to III have risen altogether.
fn height(power: Power) -> u8 {
    power.in_area(Bowl::II) + 2 * power.in_area(Bowl::III)
}

proptest! {
    #![proptest_config(cases(512))]

    // proves GP-POWER-2, GP-POWER-3, GP-CHARGE-17
    #[test]
    fn charging_moves_tokens_up_one_by_one_and_loses_none(power in power(), n in 0..24_u8, first: bool) {
        let charged = power.charged(n, first);
        prop_assert_eq!(tokens(charged), tokens(power));
        prop_assert_eq!(charged.in_area(Bowl::Gaia), power.in_area(Bowl::Gaia));
        prop_assert_eq!(height(charged), height(power) + n.min(power.chargeable()));
        prop_assert!(charged.in_area(Bowl::I) == 0 || charged.in_area(Bowl::III) == power.in_area(Bowl::III));
    }

    // proves GP-POWER-3, GP-POWER-8
    #[test]
    fn charging_twice_is_charging_the_sum(power in power(), one in 0..9_u8, two in 0..9_u8, first: bool) {
        prop_assert_eq!(power.charged(one, first).charged(two, first), power.charged(one + two, first));
    }

    // proves GP-POWER-6, GP-GAIA-6, GP-FED-26
    #[test]
    fn handfuls_are_all_ways_to_take_so_many_tokens(power in power(), n in 0..12_u8) {
        let handfuls: Vec<_> = power.handfuls(n).collect();
        let different: HashSet<_> = handfuls.iter().copied().collect();
        prop_assert_eq!(different.len(), handfuls.len(), "none comes twice");
        let [one, two, three] = power.areas;
        let in_cycle = power.brainstone.is_some_and(|bowl| bowl != Bowl::Gaia);
        let mut all = HashSet::new();
        for (i, ii) in (0..=one).flat_map(|i| (0..=two).map(move |ii| (i, ii))) {
            for (iii, brainstone) in (0..=three).flat_map(|iii| [(iii, false), (iii, true)]) {
                let handful = Handful { areas: [i, ii, iii], brainstone };
                if handful.len() == n && (!brainstone || in_cycle) {
                    all.insert(handful);
                }
            }
        }
        prop_assert_eq!(&different, &all);
        for stone in [false, true] {
            let lowest = power.lowest(n, stone);
            prop_assert_eq!(lowest.is_some(), all.iter().any(|handful| handful.brainstone == stone));
            prop_assert!(lowest.is_none_or(|lowest| all.contains(&lowest)));
            // Nothing lies lower than what is taken from the lowest areas.
            let rank = |handful: &Handful| handful.areas[1] + 2 * handful.areas[2];
            let least = all.iter().filter(|handful| handful.brainstone == stone).map(rank).min();
            prop_assert_eq!(lowest.as_ref().map(rank), least);
        }
    }

    // proves GP-POWER-6, GP-POWER-9
    #[test]
    fn tokens_taken_leave_the_cycle_for_the_gaia_area_or_for_good(power in power(), n in 0..12_u8) {
        for handful in power.handfuls(n) {
            let (mut away, mut discarded) = (power, power);
            away.take(handful, true);
            discarded.take(handful, false);
            prop_assert_eq!((away.total(), tokens(away)), (power.total() - n, tokens(power)));
            prop_assert_eq!((discarded.total(), tokens(discarded)), (power.total() - n, tokens(power) - n));
        }
    }
}

// Free actions

/// A player of this faction, perhaps with institute, with arbitrary resources.
fn stocked() -> impl Strategy<Value = Gaia> {
    let resources = (0..31_u8, 0..16_u8, 0..16_u8, 0..6_u8, 0..4_u8);
    (select(Faction::ALL), any::<bool>(), resources, power()).prop_map(
        |(faction, institute, stock, power)| {
            let other = if faction == Faction::Xenos { Faction::Terrans } else { Faction::Xenos };
            let mut scene = Scene::new(&[faction, other]);
            if institute {
                scene = scene.structure(0, Structure::Institute, (0, 0));
            }
            let stone = power.brainstone.filter(|_| faction == Faction::Taklons);
            let taks = if faction == Faction::BalTaks { stock.4 } else { 0 };
            scene
                .player(0, |player| {
                    (player.credits, player.ore, player.knowledge, player.qic) =
                        (stock.0, stock.1, stock.2, stock.3);
                    (player.gaiaformers, player.power) = (taks, Power { brainstone: stone, ..power });
                })
                .turn_of(0)
        },
    )
}

/// What free actions turn into each other, in the smallest unit each is worth: never more after than before.
fn worth(player: &Player) -> u32 {
    let nevlas = player.faction == Some(Faction::Nevlas) && player.has_institute();
    let each = if nevlas { 2 } else { 1 };
    let stone = if player.power.stone_in(Bowl::III) { 3 } else { 0 };
    let ready = u32::from(player.power.areas[2]) * each + stone;
    let [credits, ore, knowledge, qic, formers] =
        [player.credits, player.ore, player.knowledge, player.qic, player.gaiaformers].map(u32::from);
    12 * (ready + credits) + 36 * ore + 48 * (knowledge + qic + formers)
}

proptest! {
    #![proptest_config(cases(256))]

    // proves GP-POWER-4, GP-FREE-2, GP-FREE-10, GP-FAC-ITARS-1
    #[test]
    fn spending_power_keeps_the_tokens(game in stocked()) {
        let before = &game.players()[FIRST];
        for mv in legal(&game) {
            let mut after = game.clone();
            let gained = Run::new(&game, mv, game.check(mv).unwrap()).chips(FIRST).1.of("power_tokens");
            let change = match mv {
                Move::Convert(..) | Move::Act(..) => gained as i16,
                Move::Sacrifice(_) if before.faction == Some(Faction::Itars) => 0,
                Move::Sacrifice(_) => -1,
                _ => continue,
            };
            after.apply(mv, Tell::nobody());
            let power = after.players()[FIRST].power;
            prop_assert_eq!(i16::from(tokens(power)), i16::from(tokens(before.power)) + change, "{:?}", mv);
        }
    }

    // proves GP-POWER-4
    #[test]
    fn no_free_action_makes_something_of_nothing(game in stocked()) {
        let before = worth(&game.players()[FIRST]);
        for mv in legal(&game) {
            let first_token = Move::Convert(FreeAction::TokenToKnowledge, Purse::Tokens);
            if !matches!(mv, Move::Convert(..)) || mv == first_token {
                continue;
            }
            let mut after = game.clone();
            after.apply(mv, Tell::nobody());
            prop_assert!(worth(&after.players()[FIRST]) <= before, "{:?}", mv);
        }
    }
}

// Range and terraforming

proptest! {
    #![proptest_config(cases(128))]

    // proves GP-MINE-4, GP-MINE-5, GP-MINE-6, GP-BOOST-5
    #[test]
    fn a_mine_is_dearer_the_farther_it_is(level in 0..6_u8, qic in 0..5_u8, base in -7..7_i8) {
        let mut scene = Scene::new(&[Faction::Terrans, Faction::Xenos])
            .booster(0, Booster::Range)
            .structure(0, Structure::Mine, (base, 0))
            .level(0, Area::Navigation, level)
            .player(0, |terrans| (terrans.ore, terrans.credits, terrans.qic) = (15, 30, qic));
        for q in (-7..=7).filter(|q| *q != base) {
            scene = scene.planet((q, 0), Planet::Terra);
        }
        let game = scene.turn_of(0);
        let mut helped = game.clone();
        let price = |game: &Gaia, q: i8| game.check(Move::Mine(game.cell(q, 0))).map(|terms| terms.cost.qic).ok();
        let by_distance: Vec<_> = (1..=7_i8.saturating_sub(base)).map(|d| price(&game, base + d)).collect();
        for (index, price) in by_distance.iter().enumerate() {
            let beyond = (index as u8 + 1).saturating_sub(game.range(FIRST));
            let wanted = beyond.div_ceil(2);
            prop_assert_eq!(*price, (wanted <= qic).then_some(wanted), "{} steps away", index + 1);
        }
        // The same to the other side; three steps nearer with the booster.
        for d in 1..=7 {
            if base - d >= -7 && base + d <= 7 {
                prop_assert_eq!(price(&game, base + d), price(&game, base - d));
            }
        }
        helped.play(Move::Special(Special::Booster)).unwrap();
        for d in 4..=7 - base {
            prop_assert_eq!(price(&helped, base + d), price(&game, base + d - 3));
        }
    }

    // proves GP-MINE-10, GP-MINE-11, GP-ACT-14
    #[test]
    fn terraforming_costs_so_much_a_step_and_less_with_research(faction in select(Faction::ALL)) {
        let other = if faction == Faction::Xenos { Faction::Terrans } else { Faction::Xenos };
        let ore = |level, planet: Planet| {
            let game = Scene::new(&[faction, other])
                .structure(0, Structure::Mine, (0, 0))
                .planet((1, 0), planet)
                .level(0, Area::Terraforming, level)
                .player(0, |player| (player.ore, player.credits) = (15, 30))
                .turn_of(0);
            let terms = game.check(Move::Mine(game.cell(1, 0))).unwrap();
            (terms.steps_paid, terms.cost.ore)
        };
        let mut distances = Vec::new();
        for planet in &Planet::ALL[..7] {
            let prices: Vec<_> = (0..=5).map(|level| ore(level, *planet)).collect();
            let steps = prices[0].0;
            prop_assert!(prices.iter().all(|(same, _)| *same == steps));
            prop_assert!(prices.windows(2).all(|pair| pair[0].1 >= pair[1].1), "research never makes it dearer");
            let mine = prices[0].1 - 3 * steps;
            prop_assert_eq!(mine, 1, "three ore a step at first, and one for the mine");
            prop_assert_eq!(prices[5].1, 1 + steps);
            distances.push(steps);
        }
        distances.sort_unstable();
        prop_assert_eq!(distances, [0, 1, 1, 2, 2, 3, 3]);
    }
}

// Federations

/// Own structures, foreign planets and tokens.
#[derive(Clone, Debug)]
struct Layout {
    own: Vec<(Axial, Structure)>,
    foreign: Vec<Axial>,
    tokens: u8,
}

fn layout() -> impl Strategy<Value = Layout> {
    let disc: Vec<Axial> = Axial::new(0, 0).disc(3).collect();
    let kinds = select(vec![Structure::Mine, Structure::TradingStation, Structure::ResearchLab]);
    let hexes = prop::sample::subsequence(disc, 7..=13).prop_shuffle();
    (hexes, prop::collection::vec(kinds, 8), 3..8_usize, any::<bool>(), 0..6_u8).prop_map(
        |(hexes, kinds, own, big, tokens)| {
            let (own, foreign) = hexes.split_at(own.min(hexes.len()));
            let mut own: Vec<_> = own.iter().copied().zip(kinds).collect();
            if big {
                own[0].1 = Structure::Institute;
            }
            Layout { own, foreign: foreign.to_vec(), tokens }
        },
    )
}

/// The layout as the table of a player in this seat.
fn table(layout: &Layout, seat: u8, place: impl Fn(Axial) -> Axial) -> Gaia {
    let factions = [[Faction::Terrans, Faction::Xenos], [Faction::Xenos, Faction::Terrans]];
    let at = |hex: Axial| {
        let moved = place(hex);
        (moved.q, moved.r)
    };
    let mut scene = Scene::new(&factions[usize::from(seat)]);
    for (hex, kind) in &layout.own {
        scene = scene.structure(seat, *kind, at(*hex));
    }
    for hex in &layout.foreign {
        scene = scene.planet(at(*hex), Planet::Ice);
    }
    scene.player(seat, |player| player.power = Power::new([layout.tokens, 0, 0])).turn_of(seat)
}

/// A federation as sets of hexes: planets, satellites.
type Formed = (BTreeSet<Axial>, BTreeSet<Axial>);

/// Every federation that can be put together.
fn federations(game: &Gaia, seat: u8, back: impl Fn(Axial) -> Axial) -> BTreeSet<Formed> {
    let hexes = |cells: CellSet| cells.iter().map(|cell| back(game.board().grid().axial(cell))).collect();
    let mut formed = BTreeSet::new();
    let mut open = vec![];
    let mut seen = HashSet::new();
    if game.check(Move::Federate).is_ok() {
        let mut next = game.clone();
        next.apply(Move::Federate, Tell::nobody());
        open.push(next);
    }
    while let Some(game) = open.pop() {
        let Some(Decision::Federation(draft)) = game.question().map(|pending| pending.decision) else {
            let player = &game.players()[Seat::new(seat)];
            formed.insert((hexes(player.federated & player.planets()), hexes(player.satellites)));
            continue;
        };
        // The order of the choices makes no difference.
        if seen.insert(draft) {
            for mv in legal(&game) {
                let mut next = game.clone();
                next.apply(mv, Tell::nobody());
                open.push(next);
            }
        }
    }
    formed
}

fn mirrored(hex: Axial) -> Axial {
    Axial::new(hex.r, hex.q)
}

proptest! {
    #![proptest_config(cases(96))]

    // proves GP-FED-1, GP-FED-10, GP-FED-11, GP-FED-27, GP-FED-28
    #[test]
    fn federations_do_not_depend_on_how_the_map_is_turned(layout in layout(), turns in 1..6_u8, mirror: bool) {
        let there = |hex: Axial| if mirror { mirrored(hex.rotate(turns)) } else { hex.rotate(turns) };
        let back = |hex: Axial| if mirror { mirrored(hex).rotate(6 - turns) } else { hex.rotate(6 - turns) };
        let here = federations(&table(&layout, 0, |hex| hex), 0, |hex| hex);
        prop_assert_eq!(&here, &federations(&table(&layout, 0, there), 0, back));
    }

    // proves GP-FED-1, GP-FED-10
    #[test]
    fn federations_do_not_depend_on_the_order_of_building_or_the_seat(layout in layout()) {
        let here = federations(&table(&layout, 0, |hex| hex), 0, |hex| hex);
        let mut other = layout.clone();
        other.own.reverse();
        other.foreign.reverse();
        prop_assert_eq!(&here, &federations(&table(&other, 1, |hex| hex), 1, |hex| hex));
    }

    // proves GP-FED-2, GP-FED-10
    #[test]
    fn every_federation_put_together_is_legal_and_sufficient(layout in layout()) {
        let game = table(&layout, 0, |hex| hex);
        for (planets, satellites) in federations(&game, 0, |hex| hex) {
            let cells: CellSet = planets.iter().chain(&satellites).map(|hex| game.cell(hex.q, hex.r)).collect();
            let federation = game.check_federation(FIRST, cells).unwrap();
            prop_assert!(federation.power >= game.federation_need(FIRST));
            prop_assert!(game.board().grid().is_connected(cells));
            prop_assert_eq!(federation.new_satellites.len() as usize, satellites.len());
            prop_assert!(satellites.len() <= usize::from(layout.tokens));
            // One satellite less would not connect it.
            for satellite in federation.new_satellites {
                prop_assert!(!game.board().grid().is_connected(cells.without(satellite)));
            }
        }
    }
}

// Final scoring

proptest! {
    #![proptest_config(cases(128))]

    // proves GP-END-2, GP-END-3, GP-END-5, GP-END-6, GP-2P-3
    #[test]
    fn points_of_a_final_tile_follow_the_counts(counts in prop::collection::vec(0..8_u8, 2..=4)) {
        let factions = [Faction::Terrans, Faction::Xenos, Faction::Taklons, Faction::Firaks];
        let mut scene = Scene::new(&factions[..counts.len()]).finals([FinalTile::Satellites, FinalTile::Sectors]);
        for (player, count) in counts.iter().enumerate() {
            let row: Vec<_> = (0..*count as i8).map(|place| (place - 5, player as i8)).collect();
            scene = scene.satellites(player as u8, &row);
        }
        let game = scene.final_scoring();
        let points: Vec<_> = game.players().values().map(|player| player.points.of(Source::Final(0))).collect();
        prop_assert!(points.iter().sum::<i32>() <= 36);
        for (one, two) in (0..counts.len()).flat_map(|one| (0..counts.len()).map(move |two| (one, two))) {
            match counts[one].cmp(&counts[two]) {
                std::cmp::Ordering::Equal => prop_assert_eq!(points[one], points[two], "ties share equally"),
                std::cmp::Ordering::Greater => prop_assert!(points[one] > points[two] || points[one] == 0),
                std::cmp::Ordering::Less => {}
            }
        }
        for (count, points) in counts.iter().zip(&points) {
            prop_assert!(*count > 0 || *points == 0, "who has nothing scores nothing");
        }
        // Nobody is left out: with everybody on the tile all points are given, but those of the neutral player.
        if counts.len() > 2 && counts.iter().all(|count| *count > 0) {
            prop_assert_eq!(points.iter().sum::<i32>(), 36);
        }
    }
}

// Notation and legality

/// A game that so many random moves have brought somewhere.
fn position() -> impl Strategy<Value = Gaia> {
    (2..=4_u8, any::<u64>(), 0..220_usize).prop_map(|(players, seed, moves)| {
        let seed = Seed::from_number(seed);
        let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(players), seed);
        let mut rng = Rng::new(seed.derive("moves", 0));
        for _ in 0..moves {
            let legal = legal(&game);
            // Games that go on are of more interest.
            let active: Vec<_> = legal.iter().filter(|mv| !matches!(mv, Move::Pass(_))).copied().collect();
            let Turn::Of(_) = game.to_move() else { break };
            let any = active.is_empty() || rng.below(8) == 0;
            game.apply(*rng.pick(if any { &legal } else { &active }), Tell::nobody());
        }
        game
    })
}

fn cell() -> impl Strategy<Value = Cell> {
    any::<u8>().prop_map(Cell)
}

fn line() -> impl Strategy<Value = Line> {
    let source = prop_oneof![
        Just(IncomeSource::Base),
        Just(IncomeSource::Booster),
        (select(Structure::ALL), 0..8_u8).prop_map(|(kind, slot)| IncomeSource::Slot(kind, slot)),
        select(Standard::ALL).prop_map(IncomeSource::Tile),
        select(Area::ALL).prop_map(IncomeSource::Level),
    ];
    (source, select(vec![Part::Charge, Part::Tokens, Part::Rest]))
        .prop_map(|(source, part)| Line { source, part })
}

fn special() -> impl Strategy<Value = Special> {
    prop_oneof![
        select(vec![Special::Academy, Special::Institute, Special::Faction, Special::Booster]),
        select(Standard::ALL).prop_map(Special::Standard),
        select(Advanced::ALL).prop_map(Special::Advanced),
    ]
}

/// Moves of the set-up, income and the Gaia phase, and those between turns.
fn move_outside_turns() -> impl Strategy<Value = Move> {
    prop_oneof![
        any::<u8>().prop_map(Move::TurnSector),
        select(Faction::ALL).prop_map(Move::Faction),
        cell().prop_map(Move::Start),
        select(Booster::ALL).prop_map(Move::Booster),
        line().prop_map(Move::Income),
        select(FreeAction::ALL).prop_map(Move::GaiaConvert),
        Just(Move::GaiaTile),
        Just(Move::GaiaDone),
        any::<bool>().prop_map(|token_first| Move::Charge { token_first }),
        Just(Move::Decline),
    ]
}

/// Main actions, free actions and the end of the turn.
fn move_of_the_turn() -> impl Strategy<Value = Move> {
    let purse = || select(vec![Purse::Tokens, Purse::Brainstone, Purse::Change]);
    prop_oneof![
        cell().prop_map(Move::Mine),
        cell().prop_map(Move::GaiaProject),
        (cell(), select(Structure::ALL)).prop_map(|(cell, to)| Move::Upgrade(cell, to)),
        Just(Move::Federate),
        select(Area::ALL).prop_map(Move::Research),
        (select(BoardAction::ALL), purse()).prop_map(|(action, purse)| Move::Act(action, purse)),
        special().prop_map(Move::Special),
        prop::option::of(select(Booster::ALL)).prop_map(Move::Pass),
        (select(FreeAction::ALL), purse()).prop_map(|(action, purse)| Move::Convert(action, purse)),
        select(vec![Stone::Aside, Stone::Moves, Stone::Discarded]).prop_map(Move::Sacrifice),
        Just(Move::EndTurn),
    ]
}

/// What follows from an action.
fn move_that_follows() -> impl Strategy<Value = Move> {
    let handful = (prop::array::uniform3(0..7_u8), any::<bool>());
    prop_oneof![
        cell().prop_map(Move::Station),
        cell().prop_map(Move::Swap),
        cell().prop_map(Move::Downgrade),
        select(Place::ALL).prop_map(Move::Tile),
        select(Area::ALL).prop_map(Move::AdvancedTile),
        select(Standard::ALL).prop_map(Move::Cover),
        select(Area::ALL).prop_map(Move::Step),
        Just(Move::NoStep),
        cell().prop_map(Move::LostPlanet),
        cell().prop_map(Move::Include),
        Just(Move::Planets),
        cell().prop_map(Move::Satellite),
        select(Token::ALL).prop_map(Move::Token),
        select(Token::ALL).prop_map(Move::Rescore),
        handful.prop_map(|(areas, brainstone)| Move::Tokens(Handful { areas, brainstone })),
        select(vec![Bowl::I, Bowl::II, Bowl::III, Bowl::Gaia]).prop_map(Move::Brainstone),
    ]
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![move_outside_turns(), move_of_the_turn(), move_that_follows()]
}

fn many_moves() -> impl Strategy<Value = Vec<Move>> {
    prop::collection::vec(any_move(), 60)
}

/// Whether every hex named in a move is on the map, so that it can be written.
fn on_map(game: &Gaia, mv: Move) -> bool {
    !game.write_move(mv).contains('#')
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn every_move_reads_as_it_was_written(game in position(), moves in many_moves()) {
        let federating = matches!(game.question().map(|asked| asked.decision), Some(Decision::Federation(_)));
        for mv in moves.into_iter().filter(|mv| on_map(&game, *mv)) {
            let line = game.write_move(mv);
            prop_assert!(!line.contains('\n') && line.trim() == line);
            // While a federation is put together, any planet stands for those connected with it.
            if !(federating && matches!(mv, Move::Include(_))) {
                prop_assert_eq!(game.read_move(&line).unwrap(), mv, "{}", line);
            }
        }
    }

    // proves GP-TURN-7
    #[test]
    fn an_arbitrary_move_is_legal_exactly_if_it_is_offered(game in position(), moves in many_moves()) {
        let offered: HashSet<_> = legal(&game).into_iter().collect();
        for mv in moves {
            let mut after = game.clone();
            let played = after.play(mv);
            prop_assert_eq!(played.is_ok(), offered.contains(&mv), "{:?}", mv);
            if played.is_err() {
                prop_assert!(after == game, "a refused move changes nothing");
            }
        }
    }

    #[test]
    fn no_line_is_trouble(game in position(), line in "[a-z_]{0,14}( [-a-z0-9_,.#I]{0,24}){0,3}") {
        if let Ok(mv) = game.read_move(&line) {
            prop_assert_eq!(game.read_move(&game.write_move(mv)).unwrap(), mv);
        }
    }
}

#[test]
fn the_laws_speak_of_the_printed_numbers() {
    assert_eq!(Catalogue::built_in().numbers.range_per_qic, 2);
    assert_eq!(Catalogue::built_in().numbers.rank_vp.iter().sum::<u8>(), 36);
}
