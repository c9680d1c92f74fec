//! What several chapters need.

use phoenix::catalogue::Catalogue;
use phoenix::names::{Face, Hub, Species};
use phoenix::scene::Scene;
use phoenix::sector::Sector;
use phoenix::{Decision, Move, Phoenix, Place, Player, Setup, Step};
use table::check::dealt;
use table::{Components as _, Fate, Game, Seat, Seed, Tell, Turn};

/// The player who is looked at.
pub const ME: Seat = Seat::new(0);

/// The components of the box.
pub fn catalogue() -> &'static Catalogue {
    Catalogue::built_in()
}

/// A table at which everything has been dealt, up to the first decision of a player.
pub fn new(setup: &Setup, seed: u64) -> Phoenix {
    dealt(setup, Seed::from_number(seed))
}

/// The rule by which a set-up is refused.
pub fn refused(setup: &Setup) -> &'static str {
    Phoenix::new(setup, catalogue()).unwrap_err().rule
}

/// Two players whose hubs do nothing when ships are used.
pub fn scene() -> Scene {
    Scene::new(&[Hub::B7, Hub::B9])
}

/// The same with another hub for the first player.
pub fn with(hub: Hub) -> Scene {
    Scene::new(&[hub, if hub == Hub::B9 { Hub::B7 } else { Hub::B9 }])
}

/// The player in this seat.
pub fn player(game: &Phoenix, seat: u8) -> &Player {
    &game.players()[Seat::new(seat)]
}

/// GEMs, food, water and metal.
pub fn stock(game: &Phoenix, seat: u8) -> (u16, u16, u16, u16) {
    let stock = player(game, seat).stock;
    (stock.gems, stock.food(), stock.water(), stock.metal())
}

/// Points on the score track.
pub fn points(game: &Phoenix, seat: u8) -> i16 {
    player(game, seat).points
}

/// Who lives in a sector, as letters; small ones were placed on this turn. `?` means that there is no such sector.
pub fn row(game: &Phoenix, seat: u8, number: u16) -> String {
    let place = Place::Sector(Sector::new(number).unwrap());
    player(game, seat).row(place).map_or("?".into(), |row| letters(row.residents()))
}

/// The same for the hub.
pub fn lobby(game: &Phoenix, seat: u8) -> String {
    letters(player(game, seat).lobby.residents())
}

fn letters(residents: impl Iterator<Item = (Species, bool)>) -> String {
    let letter = |species| match species {
        Species::Teal => 'T',
        Species::Pink => 'P',
        Species::Brown => 'B',
        Species::Gold => 'G',
        Species::Human => 'H',
    };
    let case = |(species, newcomer)| {
        let letter: char = letter(species);
        if newcomer { letter.to_ascii_lowercase() } else { letter }
    };
    residents.map(case).collect()
}

/// Every move that is offered, in notation.
pub fn options(game: &Phoenix) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().map(|mv| game.write_move(mv)).collect()
}

/// Whether a move is offered.
pub fn can(game: &Phoenix, line: &str) -> bool {
    options(game).iter().any(|option| option == line)
}

/// The game after these moves, which are separated by `;`. What fate decides follows at once, unless the next move says
/// what it is.
#[track_caller]
pub fn run(mut game: Phoenix, lines: &str) -> Phoenix {
    let lines = || lines.split(';').map(str::trim).filter(|line| !line.is_empty());
    for (line, next) in lines().zip(lines().skip(1).map(Some).chain([None])) {
        let mv = game.read_move(line).unwrap();
        if let Err(refusal) = game.play(mv) {
            panic!("`{line}`: {refusal}; the question is {:?} with {:?}", game.question(), options(&game));
        }
        if !next.is_some_and(|next| next.starts_with("roll")) {
            game = decided(game);
        }
    }
    game
}

/// The game after fate has decided what it has to decide.
pub fn decided(mut game: Phoenix) -> Phoenix {
    let seed = Seed::from_number(u64::from(game.turns()));
    while let Some(mv) = Fate::new(seed).draw(&game, 0) {
        game.apply(mv, Tell::nobody());
    }
    game
}

/// The move is refused by this rule. `check` and `play` say the same, trying it changes nothing, and it is not
/// offered.
#[track_caller]
pub fn no(game: &Phoenix, line: &str, rule: &str) {
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
pub fn decision(game: &Phoenix) -> Decision {
    game.question().expect("somebody is asked").decision
}

/// Who is asked.
#[track_caller]
pub fn asked(game: &Phoenix) -> u8 {
    game.question().expect("somebody is asked").seat.index() as u8
}

/// Plays on, doing as little as possible, until a new turn begins or the game is over.
pub fn to_turn(mut game: Phoenix) -> Phoenix {
    while game.to_move() != Turn::Over && game.step() != Step::Turn {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let done = moves.contains(&Move::Done);
        game.apply(if done { Move::Done } else { moves[0] }, Tell::nobody());
    }
    game
}

/// Dice with these faces, written as letters: f, w, m, h.
pub fn cast(game: Phoenix, faces: &str) -> Phoenix {
    let count = |letter: char| faces.matches(letter).count() as u8;
    game.with_dice(&[
        (Face::Food, count('f')),
        (Face::Water, count('w')),
        (Face::Metal, count('m')),
        (Face::Human, count('h')),
    ])
}
