//! What every chapter needs: playing, looking, and being refused.

use gaia::catalogue::Catalogue;
use gaia::names::{BoardAction, Faction, FreeAction, Standard, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, OwnTurn, Player, Power, Purse, TileState};
use hex::CellSet;
use table::{Components as _, Game, Seat, Tell};

/// The player a scene is about.
pub const ME: Seat = Seat::new(0);
/// The player next to them.
pub const YOU: Seat = Seat::new(1);
/// The question after the main action, when only free actions are left.
pub const DONE: Decision = Decision::Turn(OwnTurn { acted: true, change: 0 });

/// The components that all scenes are played with.
pub fn catalogue() -> &'static Catalogue {
    Catalogue::built_in()
}

/// Makes a legal move that nobody needs to hear of.
pub fn apply(game: &mut Gaia, mv: Move) {
    game.apply(mv, Tell::nobody());
}

/// Where a hex is.
pub type At = (i8, i8);

/// The player in seat 0.
pub fn me(game: &Gaia) -> &Player {
    &game.players()[ME]
}

/// The player in this seat.
pub fn player(game: &Gaia, seat: u8) -> &Player {
    &game.players()[Seat::new(seat)]
}

/// The open question.
#[track_caller]
pub fn decision(game: &Gaia) -> Decision {
    game.question().expect("somebody is asked").decision
}

/// Who is asked, and what.
#[track_caller]
pub fn asked(game: &Gaia) -> (u8, Decision) {
    let question = game.question().expect("somebody is asked");
    (question.seat.index() as u8, question.decision)
}

/// Every move that is offered.
pub fn legal(game: &Gaia) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// Plays these moves one after the other.
#[track_caller]
pub fn play(game: &mut Gaia, moves: &[Move]) {
    for mv in moves {
        if let Err(refusal) = game.play(*mv) {
            panic!("{mv:?}: {refusal:?}");
        }
    }
}

/// The game after these moves.
#[track_caller]
pub fn played(mut game: Gaia, moves: &[Move]) -> Gaia {
    play(&mut game, moves);
    game
}

/// The rule that refuses a move. `check` and `play` say the same, trying it changes nothing, and it is not offered.
#[track_caller]
pub fn refusal(game: &Gaia, mv: Move) -> &'static str {
    let mut after = game.clone();
    let Err(refusal) = after.play(mv) else { panic!("{mv:?} should be refused") };
    assert_eq!(game.check(mv), Err(refusal), "{mv:?}");
    assert_eq!(after, *game, "{mv:?} was refused and changed something");
    assert!(!legal(game).contains(&mv), "{mv:?} is refused and offered");
    refusal.rule
}

/// The move is refused by this rule (see [`refusal`]).
#[track_caller]
pub fn refused(game: &Gaia, mv: Move, rule: &str) {
    assert_eq!(refusal(game, mv), rule, "{mv:?}");
}

/// A power or QIC action, paid with plain tokens.
pub fn act(action: BoardAction) -> Move {
    Move::Act(action, Purse::Tokens)
}

/// A free action, paid with plain tokens.
pub fn convert(action: FreeAction) -> Move {
    Move::Convert(action, Purse::Tokens)
}

/// The hexes at these coordinates.
pub fn cells(game: &Gaia, at: &[At]) -> CellSet {
    at.iter().map(|(q, r)| game.cell(*q, *r)).collect()
}

/// Gives a player enough of everything.
pub fn plenty(player: &mut Player) {
    (player.credits, player.ore, player.knowledge, player.qic) = (30, 15, 15, 9);
    player.power = Power::new([0, 0, 12]);
}

/// Terrans with a mine in the middle, against the Xenos.
pub fn terrans() -> Scene {
    Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Structure::Mine, (0, 0))
}

/// The same with a standard tech tile.
pub fn owning(tile: Standard) -> Scene {
    terrans().player(0, |player| player.tiles[tile] = TileState::Open)
}
