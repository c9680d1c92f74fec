//! What happens is told.

use phoenix::names::{Cause, Color, Hub, Ship, Source, Species, Track};
use phoenix::{Event, Giver, Move, Phoenix, Place};
use table::{Done, Eye, Game, Lang, Seat, Tell};

use crate::common::{cast, run, scene, with};

const ME: Seat = Seat::new(0);
const YOU: Seat = Seat::new(1);

/// What a move tells.
fn told(game: &Phoenix, line: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.clone().apply(game.read_move(line).unwrap(), Tell::to(&mut events));
    events
}

/// The story of a move, line by line: who, what, paid and gained.
fn story(game: &Phoenix, line: &str) -> Vec<String> {
    let mut after = game.clone();
    let done = Done::apply(&mut after, game.read_move(line).unwrap());
    let chips = |chips: &[table::Chip]| {
        chips.iter().map(|chip| format!("{} {}", chip.amount, chip.what)).collect::<Vec<_>>().join(", ")
    };
    let lines = done.story(&after, Eye::Spectator, Lang::En);
    let write = |line: &table::Line| {
        let who = line.seat.map(|seat| seat.to_string()).unwrap_or_default();
        format!("{who}: {} -[{}] +[{}]", line.text, chips(&line.paid), chips(&line.gained))
    };
    lines.iter().map(write).collect()
}

#[test]
fn a_ship_of_somebody_else_is_paid_for_and_brings_its_owner_a_fee() {
    let game = scene().ship(1, Ship::L2Far).stock(0, (9, 0, 0, 0)).turn_of(0);
    let events = told(&game, "use L2-FAR 2");
    let ship = Ship::L2Far;
    assert_eq!(
        events[..3],
        [
            Event::Used { seat: ME, ship, owner: Some(YOU), gems: 2, fee: 2 },
            Event::Fee { seat: YOU, from: ME, gems: 2 },
            Event::Marker { seat: ME, out: true },
        ]
    );
    let food = phoenix::goods::Goods { food: 4, ..phoenix::goods::Goods::NONE };
    assert!(events.contains(&Event::Gained { seat: ME, goods: food, from: Giver::Ship(ship) }));
    assert_eq!(
        story(&game, "use L2-FAR 2")[..3],
        [
            format!("1: uses the level-2 Farm of {} -[4 gems] +[]", table::name_mark(YOU)),
            format!("2: receives the fee of {} -[] +[2 gems]", table::name_mark(ME)),
            "1: brings in the harvest -[] +[4 food]".to_owned(),
        ]
    );
}

#[test]
fn a_farm_is_harvested_or_dismantled() {
    let game = scene().ship(0, Ship::L2Far).stock(0, (9, 0, 0, 0)).turn_of(0);
    assert_eq!(
        story(&game, "use L2-FAR 1"),
        ["1: uses the level-2 Farm -[2 gems] +[]", "1: brings in the harvest -[] +[4 food]"]
    );
    let game = run(game, "use L1-DIS 1");
    assert_eq!(story(&game, "dismantle L2-FAR"), ["1: dismantles the level-2 Farm -[] +[8 metal]"]);
}

#[test]
fn income_is_told_icon_by_icon() {
    let game = scene().used(0, Ship::L1Dis, 2).stock(0, (5, 0, 0, 0)).sector(0, 102, "TTT").turn_of(0);
    let events = told(&game, "income");
    assert_eq!(events[0], Event::Income { seat: ME });
    assert!(events.contains(&Event::Cleared { seat: ME, gems: 2, neutral: 0 }));
    let incomes: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Gained { from: Giver::Income(origin), goods, .. } => Some((origin.place, goods.gems)),
            _ => None,
        })
        .collect();
    // The hub pays for five ships; the sector pays for each of its quarters with an icon.
    assert_eq!(
        story(&game, "income")[..3],
        [
            "1: takes income -[] +[]",
            "1: has income from the hub -[] +[5 gems]",
            "1: has income from sector 102 -[] +[1 gems, 1 food, 1 water]",
        ]
    );
    assert!(incomes.contains(&(Place::Hub, 5)));
    assert!(incomes.iter().any(|(place, _)| matches!(place, Place::Sector(_))));
}

#[test]
fn an_expedition_is_told_die_by_die() {
    let game = scene().stock(0, (3, 0, 0, 0)).turn_of(0);
    let mut rolling = game.clone();
    rolling.play(Move::Use(Ship::L1Exp, Some(ME))).unwrap();
    let events = told(&rolling, "roll food food food water water human");
    assert!(matches!(events[..], [Event::Rolled { seat: ME, .. }]));
    assert_eq!(
        story(&rolling, "roll food food food water water human"),
        ["1: rolls 3 food, 2 water, 1 Human -[] +[]"]
    );
    let dice = cast(run(game, "use L1-EXP 1"), "fffwwh");
    let observed = told(&dice, "observe");
    assert!(observed.iter().any(|event| matches!(event, Event::UsedDie { .. })));
    let points = phoenix::goods::Goods::points(1);
    let from = Giver::Die(phoenix::names::Face::Human);
    assert!(observed.contains(&Event::Gained { seat: ME, goods: points, from }));
    assert_eq!(from.source(), Source::Observed);
}

#[test]
fn buildings_and_residents_are_told() {
    let game = run(scene().stock(0, (9, 0, 0, 9)).display(&[101, 111]).turn_of(0), "use L1-CON 1");
    let sector = phoenix::sector::Sector::new(111).unwrap();
    let events = told(&game, "build 111");
    assert!(matches!(events[0], Event::Paid { seat: ME, .. }));
    assert_eq!(events[1], Event::Built { seat: ME, sector, reserved: false });
    assert_eq!(story(&game, "build 111")[0], "1: builds sector 111 (brown, level 1) -[5 metal] +[]");
    assert_eq!(sector.color(), Color::Brown);
    let game = run(scene().stock(0, (5, 3, 3, 0)).sector(0, 101, "").turn_of(0), "use L1-TRA 1");
    let events = told(&game, "alien teal");
    let place = Place::Sector(phoenix::sector::Sector::new(101).unwrap());
    assert!(events.contains(&Event::Transaction { seat: ME }));
    assert!(events.contains(&Event::Arrived { seat: ME, species: Species::Teal, place, now: 1 }));
    assert_eq!(
        story(&game, "alien teal"),
        [
            "1: recruits a teal Alien -[1 food, 1 water] +[]",
            "1: houses a teal Alien in sector 101 (1 in all) -[] +[]",
        ]
    );
}

#[test]
fn diplomacy_and_conversions_are_told() {
    let game = run(with(Hub::B6).points(0, 2).stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-DIP 1");
    let events = told(&game, "advance transport");
    assert!(events.contains(&Event::Advanced {
        seat: ME,
        track: Track::Transport,
        steps: 1,
        by_itself: false
    }));
    let events = told(&game, "convert");
    assert!(matches!(events[..], [Event::Paid { .. }, Event::Gained { from: Giver::Conversion, .. }]));
}

#[test]
fn the_end_is_told_with_its_cause_and_every_source_of_points() {
    // The second player's points have triggered the end.
    let game = scene().points(0, 40).stock(0, (0, 0, 0, 0)).stock(1, (9, 0, 0, 0)).turn_of(0);
    let events = told(&game, "income");
    assert!(events.contains(&Event::Ending { seat: ME, cause: Cause::Points }));
    let last = run(game, "income");
    let last = run(last.with_stock(1, (0, 0, 0, 0)), "");
    let events = told(&last, "income");
    assert!(events.contains(&Event::Over));
    let mut after = last.clone();
    after.apply(Move::Income, Tell::nobody());
    for (seat, score) in after.scores().seats.iter() {
        let end: i32 = events
            .iter()
            .map(|event| match event {
                Event::Scored { seat: who, points, .. } if *who == seat => i32::from(*points),
                _ => 0,
            })
            .sum();
        assert_eq!(end + i32::from(after.players()[seat].points), score.total);
    }
}
