//! What several chapters need.

use planetformers::catalogue::Catalogue;
use planetformers::names::{Named, Planet, Row};
use planetformers::scene::Scene;
use planetformers::{Decision, Event, Move, Planetformers, Player, Setup, Step, World};
use table::{Components as _, Fate, Game, Seat, Seed, Tell, Turn};

/// The components of the box.
pub fn catalogue() -> &'static Catalogue {
    Catalogue::built_in()
}

/// Two players, Board A of the worked examples.
pub fn scene() -> Scene {
    Scene::new(2)
}

/// The rule by which a set-up is refused.
pub fn refused(setup: &Setup) -> &'static str {
    Planetformers::new(setup, catalogue()).unwrap_err().rule
}

/// The player in this seat.
pub fn player(game: &Planetformers, seat: u8) -> &Player {
    &game.players()[Seat::new(seat)]
}

/// Biomatter, Workforce, Minerals and Technology.
pub fn cargo(game: &Planetformers, seat: u8) -> [u8; 4] {
    player(game, seat).cargo.into_array()
}

/// The cards of a row: `"C08 C31"`.
pub fn row(game: &Planetformers, seat: u8, row: Row) -> String {
    names(player(game, seat).rows[row].iter())
}

/// How many Crew cards a player has in both rows.
pub fn crew(game: &Planetformers, seat: u8) -> u8 {
    player(game, seat).crew().len()
}

/// Where an Ark stands.
pub fn ark(game: &Planetformers, seat: u8) -> String {
    player(game, seat).ark.to_string()
}

/// Points on the track.
pub fn points(game: &Planetformers, seat: u8) -> i16 {
    player(game, seat).track()
}

/// Final points, as they would be now.
pub fn total(game: &Planetformers, seat: u8) -> i32 {
    game.scores().seats[Seat::new(seat)].total
}

/// A card of the system.
pub fn world<'a>(game: &'a Planetformers, planet: &str) -> &'a World {
    game.world(Planet::from_id(planet).unwrap()).unwrap()
}

/// The levels of a Planet: Biomatter, Workforce, Minerals, Technology.
pub fn levels(game: &Planetformers, planet: &str) -> [u8; 4] {
    world(game, planet).levels.into_array()
}

/// The merit on a Planet, the highest rank first: seat and spot.
pub fn merit(game: &Planetformers, planet: &str) -> Vec<(usize, u8)> {
    world(game, planet).merit.iter().map(|marker| (marker.seat.index(), marker.spot)).collect()
}

/// Names of several things, with spaces between.
pub fn names<T: ToString>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// Every move that is offered, in notation.
pub fn options(game: &Planetformers) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().map(|mv| game.write_move(mv)).collect()
}

/// Those of them that begin with a word.
pub fn offered(game: &Planetformers, word: &str) -> Vec<String> {
    options(game).into_iter().filter(|line| line.split(' ').next() == Some(word)).collect()
}

/// Whether a move is offered.
pub fn can(game: &Planetformers, line: &str) -> bool {
    options(game).iter().any(|option| option == line)
}

/// Whether a line is fate's.
fn is_fate(line: &str) -> bool {
    ["start", "planet", "crew", "survivor", "automa"].contains(&line.split(' ').next().unwrap_or_default())
}

/// The game after these moves, which are separated by `;`. What fate decides follows at once, unless the next move says
/// what it is.
#[track_caller]
pub fn run(game: Planetformers, lines: &str) -> Planetformers {
    decided(run_to(game, lines))
}

/// The same, but fate is not asked after the last move.
#[track_caller]
pub fn run_to(mut game: Planetformers, lines: &str) -> Planetformers {
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if !is_fate(line) {
            game = decided(game);
        }
        let mv = game.read_move(line).unwrap();
        if let Err(refusal) = game.play(mv) {
            panic!("`{line}`: {refusal}; the question is {:?} with {:?}", game.question(), options(&game));
        }
    }
    game
}

/// What these moves tell.
#[track_caller]
pub fn told(mut game: Planetformers, lines: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if !is_fate(line) {
            game = decided(game);
        }
        let mv = game.read_move(line).unwrap();
        game.check(mv).unwrap();
        game.apply(mv, Tell::to(&mut events));
    }
    events
}

/// The game after fate has decided what it has to decide.
pub fn decided(mut game: Planetformers) -> Planetformers {
    let seed = Seed::from_number(u64::from(game.turns()));
    while let Some(mv) = Fate::new(seed).draw(&game, 0) {
        game.apply(mv, Tell::nobody());
    }
    game
}

/// The move is refused by this rule. `check` and `play` say the same, trying it changes nothing, and it is not
/// offered.
#[track_caller]
pub fn no(game: &Planetformers, line: &str, rule: &str) {
    let mv = game.read_move(line).unwrap();
    let mut after = game.clone();
    let Err(refusal) = after.play(mv) else { panic!("`{line}` should be refused") };
    assert_eq!(game.check(mv).unwrap_err(), refusal, "`{line}`");
    assert_eq!(after, *game, "`{line}` was refused and changed something");
    assert!(!can(game, line), "`{line}` is refused and offered");
    assert_eq!(refusal.rule, rule, "`{line}`: {refusal}");
}

/// The open question.
#[track_caller]
pub fn decision(game: &Planetformers) -> Decision {
    game.question().expect("somebody is asked").decision
}

/// Who is asked.
#[track_caller]
pub fn asked(game: &Planetformers) -> u8 {
    game.question().expect("somebody is asked").seat.index() as u8
}

/// Plays on, doing as little as possible, until the turn is over: everything optional is passed, and the Ark travels to the
/// first place that is offered.
pub fn end_turn(mut game: Planetformers) -> Planetformers {
    let turns = game.turns();
    while game.turns() == turns && game.to_move() != Turn::Over {
        game = idle(game);
    }
    game
}

/// The same until a round begins.
pub fn end_round(mut game: Planetformers) -> Planetformers {
    let round = game.round_number();
    while game.round_number() == round && game.to_move() != Turn::Over {
        game = idle(game);
    }
    game
}

/// One move, as idle as possible.
fn idle(mut game: Planetformers) -> Planetformers {
    game = decided(game);
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if let Some(first) = moves.first() {
        let idle = |mv: &&Move| matches!(mv, Move::Pass | Move::Travel(_));
        let mv = *moves.iter().find(idle).unwrap_or(first);
        game.apply(mv, Tell::nobody());
    }
    game
}

/// Travels, and passes everything up to the actions at the destination.
#[track_caller]
pub fn land(game: Planetformers, spot: &str) -> Planetformers {
    let mut game = game;
    if can(&game, "pass") {
        game = run(game, "pass");
    }
    game = run(game, &format!("travel {spot}"));
    while matches!(decision(&game), Decision::Play(_)) {
        game = run(game, "pass");
    }
    game
}

/// Where the game stands.
pub fn step(game: &Planetformers) -> Step {
    game.step()
}
