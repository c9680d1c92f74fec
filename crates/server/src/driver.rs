//! Bots and habits: whoever plays without a page.
//!
//! They use the same path as people ([`Hall::commit`]). Bots think on threads of their own, a few at a time, so
//! that pages never wait for them; while somebody watches, they take their time to be followed.

use std::sync::Arc;
use std::time::Duration;

use table::{AnyGame, Seat, Turn};

use crate::hall::{Hall, Refused};
use crate::room::Room;
use crate::store::Sitter;

/// What is to be done for a seat that has nobody at a page.
enum Job {
    /// A bot has to think.
    Think(bots::Kind),
    /// A rule of the seat has the answer.
    Answer(String),
}

impl Hall {
    /// Lets bots and habits play on until it is up to a person. Returns at once.
    pub fn wake(self: &Arc<Self>, room: &Arc<Room>) {
        if self.next_job(room).is_none() {
            return;
        }
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        tokio::spawn(async move {
            // Asked again after every drive: a move may have come just when the last one ended.
            while hall.next_job(&room).is_some() {
                let Ok(_driving) = room.driver.try_lock() else { return };
                if let Err(problem) = hall.drive(&room).await {
                    tracing::error!(table = %room.id, %problem, "nobody plays on at this table");
                    return;
                }
            }
        });
    }

    async fn drive(self: &Arc<Self>, room: &Arc<Room>) -> Result<(), Refused> {
        while let Some((seq, seat, job)) = self.next_job(room) {
            let moves = match job {
                Job::Answer(notation) => vec![notation],
                Job::Think(bot) => {
                    let moves = self.think(room, seat, bot).await;
                    self.let_them_follow(room, &moves).await;
                    moves
                }
            };
            if moves.is_empty() {
                return Err(Refused::NotYourTurn);
            }
            match self.commit(room, seat, seq, &moves).await {
                Ok(()) | Err(Refused::Stale) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    /// What is to be done now, if it is not up to a person.
    fn next_job(&self, room: &Room) -> Option<(usize, Seat, Job)> {
        let live = room.live();
        let seat = live.mover()?;
        let game = live.game.as_ref()?;
        let job = match seat.sitter.as_ref()? {
            Sitter::Bot(kind) => Job::Think(kind.parse().unwrap_or(bots::Kind::Random)),
            Sitter::Person { .. } => {
                Job::Answer(seat.habits.iter().find_map(|(habit, value)| game.by_habit(habit, value))?)
            }
        };
        Some((live.seq(), seat.seat, job))
    }

    async fn think(self: &Arc<Self>, room: &Room, seat: Seat, bot: bots::Kind) -> Vec<String> {
        let (game, seed) = {
            let live = room.live();
            let Some(game) = &live.game else { return Vec::new() };
            (game.clone_box(), live.bot_seed())
        };
        let think = room.offering.think;
        let fallback = first_legal(&*game, seat);
        let Ok(_place) = self.thinkers.acquire().await else { return fallback };
        let thought = tokio::task::spawn_blocking(move || think(&*game, seat, bot, seed)).await;
        // A bot that fails must not stop the table.
        thought.unwrap_or_else(|fault| {
            tracing::error!(table = %room.id, %fault, "a bot failed and plays the first legal move");
            fallback
        })
    }

    /// Waits a little while somebody watches: longer for a whole turn than for an answer.
    async fn let_them_follow(&self, room: &Room, moves: &[String]) {
        let pace = self.settings.pace;
        if room.is_watched() && !pace.is_zero() {
            let pause = if moves.len() > 1 { pace } else { pace / 2 };
            tokio::time::sleep(pause.min(Duration::from_mins(1))).await;
        }
    }
}

fn first_legal(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    match game.to_move() == Turn::Of(seat) {
        true => game.legal().into_iter().take(1).collect(),
        false => Vec::new(),
    }
}
