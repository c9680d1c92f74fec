//! What the chapters about the Automa share (GP-SOLO).

use gaia::automa::{Automa, AutomaEvent, Card};
use gaia::names::{Faction, FinalTile, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, Offer};
use table::{Game, Seat, Seed};

use crate::common::{At, apply, decision, legal, player};

/// Where the Automa sits.
pub const AUTOMA: Seat = Automa::SEAT;

/// A decision card.
pub fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// Final scoring tiles that steer nothing.
pub const PLAIN: [FinalTile; 2] = [FinalTile::Structures, FinalTile::StructuresInFederations];

/// A person with mines here against the Automa with mines there; the final tiles steer nothing.
pub fn alone(person: (Faction, &[At]), automa: (Faction, &[At])) -> Scene {
    let scene = Scene::alone(person.0, automa.0).finals(PLAIN);
    let scene = person.1.iter().fold(scene, |scene, at| scene.structure(0, Structure::Mine, *at));
    automa.1.iter().fold(scene, |scene, at| scene.structure(1, Structure::Mine, *at))
}

/// Whether the rules alone decide what the Automa does next.
fn decided(game: &Gaia) -> bool {
    let asked = game.question().map(|question| question.decision);
    matches!(asked, Some(Decision::AutomaAct(_) | Decision::AutomaPass(_) | Decision::AutomaStart(_)))
}

/// Lets the Automa do what its cards say, up to the next card or the next person: the moves, as they are written.
#[track_caller]
pub fn carry_on(game: &mut Gaia) -> Vec<String> {
    let mut lines = Vec::new();
    while decided(game) {
        let [only] = legal(game)[..] else { panic!("{:?} has one outcome", decision(game)) };
        lines.push(game.write_move(only));
        apply(game, only);
    }
    lines
}

/// The same of a scene: the game afterwards, the moves, and the points the Automa gained.
#[track_caller]
pub fn carried_out(mut game: Gaia) -> (Gaia, Vec<String>, i32) {
    let before = vp(&game);
    let lines = carry_on(&mut game);
    let gained = vp(&game) - before;
    (game, lines, gained)
}

/// Fate draws this card, and the Automa does what follows.
#[track_caller]
pub fn draw(game: &mut Gaia, number: u8) -> Vec<String> {
    assert!(legal(game).contains(&Move::Card(card(number))), "card {number} can be drawn");
    apply(game, Move::Card(card(number)));
    carry_on(game)
}

/// The Automa's points.
pub fn vp(game: &Gaia) -> i32 {
    player(game, 1).vp()
}

/// The Automa.
pub fn automa(game: &Gaia) -> &Automa {
    game.automa().expect("a game for one")
}

/// What it did on its last turn and why.
pub fn told(game: &Gaia) -> Vec<AutomaEvent> {
    automa(game).account.last.steps.to_vec()
}

/// Where the Automa has a structure of this kind.
pub fn built(game: &Gaia, kind: Structure) -> Vec<At> {
    let grid = game.board().grid();
    let mut all: Vec<At> =
        player(game, 1).structures[kind].iter().map(|cell| grid.axial(cell)).map(|at| (at.q, at.r)).collect();
    all.sort_unstable();
    all
}

/// The offer to charge power that is open.
#[track_caller]
pub fn offer(game: &Gaia) -> Offer {
    let Decision::Charge(offer) = decision(game) else { panic!("{:?} is no offer", decision(game)) };
    offer
}

/// A new game for one in which everything is dealt.
pub fn new(seed: u64) -> Gaia {
    table::check::dealt::<Gaia>(&Gaia::default_setup(1), Seed::from_number(seed))
}
