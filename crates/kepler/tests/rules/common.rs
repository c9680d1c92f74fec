//! What several chapters need.

use kepler::catalogue::Catalogue;
use kepler::cubes::Cubes;
use kepler::names::{Technology, Track};
use kepler::scene::Scene;
use kepler::{Decision, Event, Kepler, Move, Player, Setup, Step, World};
use table::check::dealt;
use table::{Components as _, Fate, Game, Seat, Seed, Tell, Turn};

pub use kepler::Body::{Mine, Planet, Target};
pub use kepler::names::Technology::{
    AntimatterScience, EnergyDevelopment, QuantumPhysics, SpaceTravel, Terraforming,
};

/// The components of the box.
pub fn catalogue() -> &'static Catalogue {
    Catalogue::built_in()
}

/// A table at which everything has been dealt, up to the first decision of a player.
pub fn new(setup: &Setup, seed: u64) -> Kepler {
    dealt(setup, Seed::from_number(seed))
}

/// The rule by which a set-up is refused.
pub fn refused(setup: &Setup) -> &'static str {
    Kepler::new(setup, catalogue()).unwrap_err().rule
}

/// Four players, the first to move.
pub fn scene() -> Scene {
    Scene::new(4)
}

/// The player in this seat.
pub fn player(game: &Kepler, seat: u8) -> &Player {
    &game.players()[Seat::new(seat)]
}

fn three(cubes: Cubes) -> (u8, u8, u8) {
    (cubes.energy, cubes.matter, cubes.antimatter)
}

/// Energy, matter and antimatter in the pool.
pub fn pool(game: &Kepler, seat: u8) -> (u8, u8, u8) {
    three(player(game, seat).pool)
}

/// Energy, matter and antimatter in the pit.
pub fn pit(game: &Kepler, seat: u8) -> (u8, u8, u8) {
    three(player(game, seat).pit)
}

/// Energy, matter and antimatter on Earth.
pub fn earth(game: &Kepler, seat: u8) -> (u8, u8, u8) {
    three(player(game, seat).world(World::EARTH).unwrap().cubes)
}

/// Energy, matter and antimatter on a planet.
#[track_caller]
pub fn planet(game: &Kepler, seat: u8, number: u8) -> (u8, u8, u8) {
    three(player(game, seat).world(World::planet(number)).expect("an own planet").cubes)
}

/// All cubes of a player.
pub fn all_cubes(game: &Kepler, seat: u8) -> (u8, u8, u8) {
    let player = player(game, seat);
    three(player.pool + player.stored() + player.pit)
}

/// The level of a technology.
pub fn level(game: &Kepler, seat: u8, technology: Technology) -> u8 {
    player(game, seat).levels[technology]
}

/// Places on the Technology and on the Colonial Leadership track.
pub fn leads(game: &Kepler, seat: u8) -> (u8, u8) {
    let leadership = player(game, seat).leadership;
    (leadership[Track::Technology], leadership[Track::Colonial])
}

/// Technology and colonial medals of a player.
pub fn medals(game: &Kepler, seat: u8) -> (u8, u8) {
    let medals = player(game, seat).medals;
    (medals[Track::Technology], medals[Track::Colonial])
}

/// Technology and colonial medals on the progress card.
pub fn on_card(game: &Kepler) -> (u8, u8) {
    (game.medals_on_card(Track::Technology), game.medals_on_card(Track::Colonial))
}

/// Where a player's starships are.
pub fn ships(game: &Kepler, seat: u8) -> Vec<String> {
    player(game, seat).ships.iter().map(|ship| ship.hex.to_string()).collect()
}

/// Tiles that lie face down.
pub fn face_down(game: &Kepler) -> usize {
    game.tiles().iter().filter(|tile| tile.face == kepler::Face::Down).count()
}

/// Every move that is offered, in notation.
pub fn options(game: &Kepler) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().map(|mv| game.write_move(mv)).collect()
}

/// The offered moves that begin with a word.
pub fn offers(game: &Kepler, word: &str) -> Vec<String> {
    options(game).into_iter().filter(|line| line.split(' ').next() == Some(word)).collect()
}

/// Whether a move is offered.
pub fn can(game: &Kepler, line: &str) -> bool {
    options(game).iter().any(|option| option == line)
}

/// What fate decides.
const FATE: [&str; 5] = ["first", "tile", "deal", "card", "ghost"];

/// The game after these moves, which are separated by `;`. What fate decides follows at once, unless the next move says
/// what it is.
#[track_caller]
pub fn run(game: Kepler, lines: &str) -> Kepler {
    told(game, lines).0
}

/// The same, with everything that happened.
#[track_caller]
pub fn told(mut game: Kepler, lines: &str) -> (Kepler, Vec<Event>) {
    let mut events = Vec::new();
    for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if !FATE.contains(&line.split(' ').next().unwrap_or_default()) {
            game = decided(game);
        }
        let mv = game.read_move(line).unwrap();
        if let Err(refusal) = game.check(mv) {
            panic!("`{line}`: {refusal}; the question is {:?} with {:?}", game.question(), options(&game));
        }
        game.apply(mv, Tell::to(&mut events));
    }
    (game, events)
}

/// The game after fate has decided what it has to decide.
pub fn decided(mut game: Kepler) -> Kepler {
    let seed = Seed::from_number(u64::from(game.turns()));
    let mut draws = 0;
    while let Some(mv) = Fate::new(seed).draw(&game, draws) {
        game.apply(mv, Tell::nobody());
        draws += 1;
    }
    game
}

/// The move is refused by this rule. `check` and `play` say the same, trying it changes nothing, and it is not
/// offered.
#[track_caller]
pub fn no(game: &Kepler, line: &str, rule: &str) {
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
pub fn decision(game: &Kepler) -> Decision {
    game.question().expect("somebody is asked").decision
}

/// Who is asked.
#[track_caller]
pub fn asked(game: &Kepler) -> u8 {
    game.question().expect("somebody is asked").seat.index() as u8
}

/// Plays on, doing as little as possible, until a new turn begins or the game is over.
pub fn to_turn(mut game: Kepler) -> Kepler {
    while game.to_move() != Turn::Over {
        game = decided(game);
        if matches!(decision(&game), Decision::Act(_)) {
            break;
        }
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let done = moves.contains(&Move::Done);
        game.apply(if done { Move::Done } else { moves[0] }, Tell::nobody());
    }
    game
}

/// Plays whole turns that do nothing until this round, or the end.
pub fn to_round(mut game: Kepler, round: u8) -> Kepler {
    while game.to_move() != Turn::Over && game.round_marker() < round {
        game = to_turn(game);
        if game.to_move() == Turn::Over || game.round_marker() >= round {
            break;
        }
        game = idle(game);
    }
    to_turn(game)
}

/// A main action that does nothing: Energy Storage and Generate Antimatter without their technologies.
pub fn idle(game: Kepler) -> Kepler {
    let seat = game.active().index() as u8;
    let stored = player(&game, seat).cube == kepler::names::Action::EnergyStorage;
    run(game, if stored { "act generate_antimatter" } else { "act energy_storage" })
}

/// The next turn of this player, while the others do nothing.
pub fn next_turn_of(mut game: Kepler, seat: u8) -> Kepler {
    game = to_turn(game);
    while asked(&game) != seat {
        game = to_turn(idle(game));
    }
    game
}

/// Whether the game has ended.
pub fn over(game: &Kepler) -> bool {
    game.step() == Step::Over
}
