//! Looking back at a game, move by move.

use std::sync::Arc;

use axum::extract::{Path, State};
use maud::Markup;
use table::{AnyGame, Eye, ScoreSheet};
use web::patch::patch;
use web::view::{Frame, Milestone, ReplayView, Sitter, Turn};

use crate::hall::Hall;
use crate::play::room;
use crate::problem::Problem;
use crate::room::{Live, Room};
use crate::seeing::sitters;
use crate::sent::Asked;
use crate::visitor::Visitor;

/// A game as it was at some moment.
struct Moment<'a> {
    room: &'a Room,
    game: Box<dyn AnyGame>,
    at: usize,
    of: usize,
    sitters: Vec<Sitter>,
    turns: Vec<Turn>,
    course: Vec<Milestone>,
    scores: ScoreSheet,
    seed: Result<String, String>,
}

impl<'a> Moment<'a> {
    fn new(room: &'a Room, live: &Live, visitor: &Visitor, at: usize) -> Option<Moment<'a>> {
        let at = at.min(live.seq());
        let eye = live.row.seats_of(&visitor.person).next().map_or(Eye::Spectator, Eye::Seat);
        let game = live.position(at)?;
        let turns = live.turns(usize::MAX, visitor.lang);
        let seed = live.row.seed;
        Some(Moment {
            room,
            at,
            of: live.seq(),
            sitters: sitters(live, visitor),
            course: course(live, &turns),
            turns,
            scores: game.scores(),
            game: game.seen_by(eye),
            seed: if live.row.points.is_some() { Ok(seed.to_string()) } else { Err(seed.commitment()) },
        })
    }

    fn view(&self) -> ReplayView<'_> {
        ReplayView {
            id: self.room.id.as_str(),
            kind: &self.room.offering.kind,
            game: &*self.game,
            sitters: &self.sitters,
            at: self.at,
            of: self.of,
            turns: &self.turns,
            course: &self.course,
            scores: &self.scores,
            seed: self.seed.clone(),
        }
    }

    fn live(&self, frame: &Frame<'_>) -> Markup {
        web::replay_live(frame, &self.view())
    }
}

/// The points after every turn.
fn course(live: &Live, turns: &[Turn]) -> Vec<Milestone> {
    let Some(mut game) = live.position(0) else { return Vec::new() };
    let mut course = vec![milestone(0, &*game)];
    for turn in turns {
        for logged in &live.moves()[turn.from - 1..turn.to] {
            if game.play(&logged.notation).is_err() {
                return course;
            }
        }
        course.push(milestone(turn.to, &*game));
    }
    course
}

fn milestone(at: usize, game: &dyn AnyGame) -> Milestone {
    let points = game.scores().seats.iter().map(|(_, score)| score.total).collect();
    Milestone { at, round: game.round(), points }
}

/// `GET /t/{id}/replay`: a position of the game; the last one unless `at` says otherwise.
pub async fn page(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Markup, Problem> {
    let room = room(&hall, &id).await?;
    let name = hall.name_of(&asked.visitor.person).await?;
    let at = asked.get("at").parse().unwrap_or(usize::MAX);
    let moment = Moment::new(&room, &room.live(), &asked.visitor, at).ok_or(Problem::NotBegun)?;
    Ok(web::replay(&asked.visitor.frame(name.as_deref()), &moment.view()))
}

/// `GET /t/{id}/replay/step`: what changes from one position to another.
pub async fn step(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Markup, Problem> {
    let room = room(&hall, &id).await?;
    let frame = asked.visitor.frame(None);
    let number = |name| asked.get(name).parse().unwrap_or(usize::MAX);
    let live = room.live();
    let moment = |at| Moment::new(&room, &live, &asked.visitor, at).ok_or(Problem::NotBegun);
    Ok(patch(&moment(number("from"))?.live(&frame), &moment(number("at"))?.live(&frame)))
}
