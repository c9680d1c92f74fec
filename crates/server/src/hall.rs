//! The hall with all its tables, and the one way of a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::data::nearest;
use table::{AnyGame, GameKind, MoveError, Seat, Turn};
use tokio::sync::{Semaphore, watch};

use crate::clock::now_millis;
use crate::house::Offering;
use crate::room::{Broken, Live, Room};
use crate::session::Keys;
use crate::store::{Appended, LoggedMove, PersonId, Store, StoreError, TableId};

/// How long a table that nobody uses stays in memory.
const IDLE: Duration = Duration::from_mins(10);

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long bots wait before a turn while somebody watches.
    pub pace: Duration,
    /// Whether cookies are sent over encrypted connections only.
    pub secure: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { pace: Duration::from_millis(900), secure: false }
    }
}

/// Everything the server has.
pub struct Hall {
    /// The truth.
    pub store: Arc<dyn Store>,
    /// For signing cookies and forms.
    pub keys: Keys,
    /// How the server behaves.
    pub settings: Settings,
    /// How many bots may think at once.
    pub thinkers: Semaphore,
    house: Vec<Arc<Offering>>,
    kinds: Vec<GameKind>,
    open: watch::Sender<bool>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

/// Tells when the server stops.
#[derive(Clone, Debug)]
pub struct Closing(watch::Receiver<bool>);

impl Closing {
    /// Waits until then.
    pub async fn closed(&mut self) {
        // An error means that the hall is gone, which is the same.
        let _ = self.0.wait_for(|open| !*open).await;
    }
}

/// Why something at a table was not done.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The page was drawn from an earlier state.
    #[error("the table has moved on")]
    Stale,
    /// It is somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The move cannot be made.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The table cannot be opened.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// A fault of this program.
    #[error("a fault of the server")]
    Fault,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hall {
    /// A hall with these games, on this store.
    pub async fn open(
        house: Vec<Offering>,
        store: Arc<dyn Store>,
        settings: Settings,
    ) -> Result<Arc<Hall>, StoreError> {
        let keys = Keys::new(&store.secret().await?);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(Hall {
            store,
            keys,
            settings,
            thinkers: Semaphore::new(cores.saturating_sub(1).max(1)),
            kinds: house.iter().map(|offering| offering.kind.clone()).collect(),
            house: house.into_iter().map(Arc::new).collect(),
            open: watch::Sender::new(true),
            rooms: Mutex::default(),
        }))
    }

    /// The games, in the order in which they are listed.
    pub fn kinds(&self) -> &[GameKind] {
        &self.kinds
    }

    /// The game with this name, or the sentence that says which there are.
    pub fn game(&self, name: &str) -> Result<&Arc<Offering>, String> {
        let names = || self.house.iter().map(|offering| offering.kind.name);
        self.house.iter().find(|offering| offering.kind.name == name).ok_or_else(|| {
            nearest(name, names()).map_or_else(
                || format!("The games here are: {}.", names().collect::<Vec<_>>().join(", ")),
                |near| format!("Did you mean “{near}”?"),
            )
        })
    }

    /// The name of a person, once they have one.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        Ok(self.store.person(person).await?.map(|person| person.name))
    }

    /// Ends all live streams, so that the server can stop.
    pub fn close(&self) {
        self.open.send_replace(false);
    }

    /// Tells when the server stops.
    pub fn closing(&self) -> Closing {
        Closing(self.open.subscribe())
    }

    /// A table, from memory or from its log.
    pub async fn room(self: &Arc<Self>, id: &TableId) -> Result<Arc<Room>, Refused> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let row = self.store.table(id).await?.ok_or(Refused::NoTable)?;
        let offering = self.game(&row.game).map_err(Broken)?;
        let moves = self.store.moves(id, 0).await?;
        let room = Arc::new(Room::open(Arc::clone(offering), row, moves)?);
        // Somebody else may have opened it meanwhile: then theirs is the one.
        let room = Arc::clone(self.rooms().entry(*id).or_insert(room));
        self.wake(&room);
        Ok(room)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets tables that nobody uses. They are opened again from their logs.
    pub fn sweep(&self) {
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(IDLE));
    }

    /// Makes moves for a seat: all of them or none. This is the way of every move, whoever makes it.
    ///
    /// `seq` is the number of moves that whoever decides has seen. The moves are checked by the rules, then written
    /// to the log in one transaction, and only then anybody sees them.
    pub async fn commit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        seat: Seat,
        seq: usize,
        moves: &[String],
    ) -> Result<(), Refused> {
        let at = now_millis();
        let logged = |notation: &String| LoggedMove { seat, notation: notation.clone(), at };
        let moves = moves.iter().map(logged).collect();
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        // A task of its own: whoever goes away meanwhile cannot stop it between the log and the news.
        let task = tokio::spawn(async move { hall.write(&room, seat, seq, moves, at).await });
        task.await.unwrap_or(Err(Refused::Fault))
    }

    async fn write(
        self: &Arc<Self>,
        room: &Arc<Room>,
        seat: Seat,
        seq: usize,
        moves: Vec<LoggedMove>,
        at: i64,
    ) -> Result<(), Refused> {
        let _pen = room.pen.lock().await;
        let after = try_out(&room.live(), seat, seq, &moves)?;
        let points = after.to_move().seat().is_none().then(|| points(&*after));
        match self.store.append(&room.id, seq as u32, &moves, points.as_deref()).await? {
            Appended::Done => {
                room.change(|live| {
                    live.row.points.clone_from(&points);
                    live.row.touched = at / 1000;
                    live.follow(moves)
                })?;
                self.wake(room);
                Ok(())
            }
            Appended::Taken => {
                self.catch_up(room).await?;
                Err(Refused::Stale)
            }
        }
    }

    /// Takes over what another process has written.
    async fn catch_up(&self, room: &Room) -> Result<(), Refused> {
        let seen = room.live().seq();
        let news = self.store.moves(&room.id, seen as u32).await?;
        room.change(|live| live.follow(news))?;
        Ok(())
    }
}

/// The position after these moves, if they are all legal.
fn try_out(live: &Live, seat: Seat, seq: usize, moves: &[LoggedMove]) -> Result<Box<dyn AnyGame>, Refused> {
    if live.seq() != seq {
        return Err(Refused::Stale);
    }
    let mut game = live.game.as_ref().ok_or(Refused::NotYourTurn)?.clone_box();
    for logged in moves {
        if game.to_move() != Turn::Of(seat) {
            return Err(Refused::NotYourTurn);
        }
        game.play(&logged.notation)?;
    }
    Ok(game)
}

/// Final points by seat.
fn points(game: &dyn AnyGame) -> Vec<i32> {
    game.scores().seats.iter().map(|(_, score)| score.total).collect()
}
