//! A store that fails for a while, as a full disk does, and what becomes of the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use axum::Router;
use axum::http::StatusCode;
use bots::GameEntry;
use futures::stream::BoxStream;
use hoard::Hoard;
use server::store::{
    Account, Accounts, After, Appended, Blocked, Blocks, Clock, Clocks, Database, Finished, Holdings, Known,
    LoggedMove, Moves, News, Notice, Notices, Outcome, Pace, People, Person, PersonId, ProcessId, Processes,
    Pulse, Ranked, Rating, Ratings, Results, Role, Said, Seats, Session, Shows, Sitter, Store, StoreError,
    Stored, TableId, TableRow, Tables, Talk, Token, Tokens, Version, Webhook,
};
use server::{App, Settings};
use table::Seat;

use crate::browser::{Browser, serve_from};
use crate::tables::{address, lay, lines, person, row, until};

/// A store on a disk that can be full, or away altogether.
struct Failing {
    store: Database,
    full: AtomicBool,
    away: AtomicBool,
    /// Whether somebody else is writing to its seats.
    seats_taken: AtomicBool,
    refused: AtomicUsize,
}

impl Failing {
    fn write(&self) -> Result<&Database, StoreError> {
        if self.full.load(Ordering::SeqCst) {
            self.refused.fetch_add(1, Ordering::SeqCst);
            return Err(StoreError::Full);
        }
        self.read()
    }

    fn read(&self) -> Result<&Database, StoreError> {
        if self.away.load(Ordering::SeqCst) { Err(StoreError::Busy) } else { Ok(&self.store) }
    }

    fn fail(&self, on: bool) {
        self.full.store(on, Ordering::SeqCst);
    }
}

#[async_trait]
impl People for Failing {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.read()?.secret().await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.read()?.person(id).await
    }

    async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        self.write()?.save_person(person).await
    }

    async fn holdings(&self, person: &PersonId) -> Result<Holdings, StoreError> {
        self.read()?.holdings(person).await
    }
}

/// A chapter that is read and written like the others.
macro_rules! chapter {
    ($chapter:ident { $($does:ident $name:ident($($given:ident: $of:ty),*) -> $answer:ty;)* }) => {
        #[async_trait]
        impl $chapter for Failing {
            $(async fn $name(&self, $($given: $of),*) -> Result<$answer, StoreError> {
                self.$does()?.$name($($given),*).await
            })*
        }
    };
}

chapter! {
    Accounts {
        write sign_up(account: &Account, name: &str, guest: &PersonId) -> bool;
        read account(person: &PersonId) -> Option<Account>;
        read account_called(sign_in: &str) -> Option<Account>;
        read account_of(handle: &str) -> Option<Account>;
        write take_along(guest: &PersonId, account: &PersonId) -> ();
        write set_password(person: &PersonId, password: &str, keep: &str) -> ();
        write set_recovery(person: &PersonId, recovery: &str) -> ();
        write recover(account: &Account, password: &str, recovery: &str) -> bool;
        write set_shows(person: &PersonId, shows: Shows) -> ();
        write remove_account(person: &PersonId, name: &str) -> ();
        write open_session(session: &Session, stale: i64) -> ();
        read session(id: &str) -> Option<Session>;
        write session_seen(id: &str, at: i64) -> ();
        read sessions(person: &PersonId) -> Vec<Session>;
        write end_session(person: &PersonId, id: &str) -> bool;
        write end_other_sessions(person: &PersonId, keep: &str) -> ();
    }
}

chapter! {
    Ratings {
        read ratings_of(person: &PersonId) -> BTreeMap<String, Rating>;
        read ladder(game: &str, limit: u32) -> Vec<Ranked>;
    }
}

chapter! {
    Blocks {
        write block(person: &PersonId, blocked: &PersonId, at: i64) -> ();
        write unblock(person: &PersonId, blocked: &PersonId) -> ();
        read blocks(person: &PersonId) -> Vec<Blocked>;
        read blockers(person: &PersonId) -> BTreeSet<PersonId>;
    }
}

chapter! {
    Clocks {
        write set_clock(id: &TableId, clock: Clock) -> ();
        write look_at(id: &TableId, at: i64) -> ();
        read clocks_to_look_at(now: i64, limit: u32) -> Vec<TableId>;
    }
}

chapter! {
    Notices {
        write set_webhook(person: &PersonId, webhook: Option<&Webhook>) -> ();
        read webhook(person: &PersonId) -> Option<Webhook>;
        write notice(notice: &Notice, now: i64) -> ();
        write take_notices(now: i64, until: i64, limit: u32) -> Vec<Notice>;
        write put_notice(notice: &Notice, again: Option<i64>) -> ();
        write forget_notices(before: i64) -> ();
    }
}

#[async_trait]
impl Tables for Failing {
    async fn open_table_with(
        &self,
        table: &TableRow,
        beginning: &[LoggedMove],
        over: Option<&Outcome>,
    ) -> Result<(), StoreError> {
        self.write()?.open_table_with(table, beginning, over).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.read()?.table(id).await
    }

    async fn load(&self, id: &TableId, known: Option<Known>) -> Result<Option<Stored>, StoreError> {
        self.read()?.load(id, known).await
    }

    async fn table_by_invitation(&self, code: &str) -> Result<Option<(TableRow, Seat)>, StoreError> {
        self.read()?.table_by_invitation(code).await
    }

    async fn delete_table(&self, id: &TableId, host: &PersonId) -> Result<bool, StoreError> {
        self.write()?.delete_table(id, host).await
    }

    async fn expire(&self, waiting: i64, running: i64) -> Result<Vec<TableId>, StoreError> {
        self.write()?.expire(waiting, running).await
    }

    async fn last_touched(&self) -> Result<Option<i64>, StoreError> {
        self.read()?.last_touched().await
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        finished: bool,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.read()?.tables_of(person, finished, limit).await
    }

    async fn studies_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.read()?.studies_of(person, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.read()?.open_tables(limit).await
    }
}

#[async_trait]
impl Seats for Failing {
    async fn take_seat(&self, id: &TableId, seat: Seat, sitter: &Sitter) -> Result<bool, StoreError> {
        // The last write before the disk is full, so that a game can begin on a full one.
        self.read()?.take_seat(id, seat, sitter).await
    }

    async fn join(&self, id: &TableId, seat: Seat, person: &Person) -> Result<bool, StoreError> {
        self.write()?.join(id, seat, person).await
    }

    async fn leave(&self, id: &TableId, person: &PersonId) -> Result<bool, StoreError> {
        self.write()?.leave(id, person).await
    }

    async fn hand_over(
        &self,
        id: &TableId,
        seat: Seat,
        person: &PersonId,
        bot: &str,
    ) -> Result<bool, StoreError> {
        if self.seats_taken.load(Ordering::SeqCst) {
            return Err(StoreError::Busy);
        }
        self.write()?.hand_over(id, seat, person, bot).await
    }

    async fn set_order(&self, id: &TableId, seat: Seat, order: &str, value: &str) -> Result<(), StoreError> {
        self.write()?.set_order(id, seat, order, value).await
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreError> {
        self.write()?.set_pace(id, pace).await
    }

    async fn visited(&self, id: &TableId, person: &PersonId, at: i64) -> Result<(), StoreError> {
        self.write()?.visited(id, person, at).await
    }

    async fn visits(&self, id: &TableId) -> Result<BTreeMap<PersonId, i64>, StoreError> {
        self.read()?.visits(id).await
    }
}

#[async_trait]
impl Moves for Failing {
    async fn append(
        &self,
        id: &TableId,
        seen: Known,
        moves: &[LoggedMove],
        after: After<'_>,
    ) -> Result<Appended, StoreError> {
        self.write()?.append(id, seen, moves, after).await
    }

    async fn take_back(&self, id: &TableId, moves: u32, from: u32) -> Result<Appended, StoreError> {
        self.write()?.take_back(id, moves, from).await
    }

    async fn moves(&self, id: &TableId, from: u32) -> Result<Vec<LoggedMove>, StoreError> {
        self.read()?.moves(id, from).await
    }
}

#[async_trait]
impl Talk for Failing {
    async fn say(&self, id: &TableId, said: &Said) -> Result<(), StoreError> {
        self.write()?.say(id, said).await
    }

    async fn note(&self, id: &TableId, person: &PersonId) -> Result<String, StoreError> {
        self.read()?.note(id, person).await
    }

    async fn set_note(&self, id: &TableId, person: &PersonId, words: &str) -> Result<(), StoreError> {
        self.write()?.set_note(id, person, words).await
    }
}

#[async_trait]
impl Results for Failing {
    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Finished>, StoreError> {
        self.read()?.results_of(person, limit).await
    }

    async fn uncounted(&self) -> Result<Vec<TableId>, StoreError> {
        self.read()?.uncounted().await
    }

    async fn count(&self, id: &TableId, outcome: &Outcome) -> Result<(), StoreError> {
        self.write()?.count(id, outcome).await
    }
}

#[async_trait]
impl Processes for Failing {
    async fn beat(&self, process: ProcessId, role: Role, alive: Duration) -> Result<Pulse, StoreError> {
        self.write()?.beat(process, role, alive).await
    }

    async fn part(&self, process: ProcessId) -> Result<(), StoreError> {
        self.write()?.part(process).await
    }

    async fn claim(&self, id: &TableId, process: ProcessId) -> Result<bool, StoreError> {
        self.write()?.claim(id, process).await
    }

    async fn release(&self, id: &TableId, process: ProcessId) -> Result<(), StoreError> {
        self.write()?.release(id, process).await
    }

    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.read()?.due(limit).await
    }

    async fn settled(&self, id: &TableId, seen: Version) -> Result<(), StoreError> {
        self.write()?.settled(id, seen).await
    }

    async fn show(&self, id: &TableId, process: ProcessId, seats: Option<u8>) -> Result<(), StoreError> {
        self.write()?.show(id, process, seats).await
    }

    async fn present(&self, id: &TableId, besides: ProcessId) -> Result<Option<u8>, StoreError> {
        self.read()?.present(id, besides).await
    }
}

#[async_trait]
impl Tokens for Failing {
    async fn add_token(&self, token: &Token, most: u32) -> Result<bool, StoreError> {
        self.write()?.add_token(token, most).await
    }

    async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError> {
        self.read()?.tokens_of(person).await
    }

    async fn token(&self, id: &str) -> Result<Option<Token>, StoreError> {
        self.read()?.token(id).await
    }

    async fn token_used(&self, id: &str, at: i64) -> Result<(), StoreError> {
        self.write()?.token_used(id, at).await
    }

    async fn revoke_token(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        self.write()?.revoke_token(person, id).await
    }
}

#[async_trait]
impl Store for Failing {
    async fn changes(&self) -> Result<BoxStream<'static, News>, StoreError> {
        self.store.changes().await
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    async fn answers(&self) -> Result<(), StoreError> {
        self.read()?.answers().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}

async fn server() -> (Router, Arc<App>, Arc<Failing>) {
    let store = Database::in_memory().await.expect("memory");
    let store = Arc::new(Failing {
        store,
        full: AtomicBool::new(false),
        away: AtomicBool::new(false),
        seats_taken: AtomicBool::new(false),
        refused: AtomicUsize::new(0),
    });
    let settings = Settings { pace: Duration::ZERO, ..Settings::default() };
    let games = vec![GameEntry::of::<Hoard>()];
    let (router, app) = serve_from(games, Arc::clone(&store) as Arc<dyn Store>, settings).await;
    (router, app, store)
}

fn bots() -> Vec<Sitter> {
    vec![Sitter::Bot("random".to_owned()); 2]
}

#[tokio::test]
async fn bots_play_on_when_the_disk_has_room_again() {
    let (router, app, store) = server().await;
    let ada = Browser::new(&router).await;
    let mut row = row(TableId::random(), 3, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    lay(&app, &row, &[]).await;
    // The table that is meant: two bots, with nobody at any page.
    row.id = TableId::random();
    for (seat, bot) in row.seats.iter_mut().zip(bots()) {
        (seat.sitter, seat.invitation) = (Some(bot), server::store::new_invitation());
    }
    app.store.open_table(&row).await.expect("opened");
    store.fail(true);
    assert!(app.table(&row.id).await.is_err(), "not even the deal can be written");
    until("the bots try again", || store.refused.load(Ordering::SeqCst) > 3).await;
    assert_eq!(app.store.moves(&row.id, 0).await.expect("read"), []);
    store.fail(false);
    // Nobody comes to the table: it goes on by itself.
    let begun = std::time::Instant::now();
    while app.store.table(&row.id).await.expect("read").expect("a table").points.is_none() {
        assert!(begun.elapsed() < Duration::from_mins(1), "the bots have given up");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn opening_the_page_or_the_stream_wakes_a_table() {
    for what in ["", "/events"] {
        let (router, app, store) = server().await;
        let mut ada = Browser::new(&router).await;
        let row = row(TableId::random(), 3, &[Sitter::Bot("random".to_owned()), person(&ada, "Ada")]);
        let moves = ["* draw 3", "* draw 7", "* draw 2", "* draw 9"];
        store.fail(false);
        let live = {
            let person = Person { id: ada.person(), name: "Ada".to_owned(), created: 1 };
            app.store.save_person(&person).await.expect("saved");
            app.store.open_table(&row).await.expect("opened");
            let logged = crate::tables::logged_all(&moves);
            let _ = app.store.append(&row.id, Known::moves(0), &logged, After::Waits).await.expect("written");
            store.fail(true);
            app.table(&row.id).await.expect("nothing has to be written to look at it")
        };
        // Long enough for the pauses to be seconds.
        until("the bot tries", || store.refused.load(Ordering::SeqCst) >= 5).await;
        store.fail(false);
        let begun = std::time::Instant::now();
        let path = format!("{}{what}", address(&live));
        if what.is_empty() {
            assert_eq!(ada.get(&path).await.status, StatusCode::OK);
        } else {
            ada.open(&path).await;
        }
        until("the bot moves", || lines(&live).len() > 4).await;
        assert!(begun.elapsed() < Duration::from_secs(2), "whoever comes does not wait for the next try");
    }
}

#[tokio::test]
async fn a_seat_is_taken_even_if_the_game_begins_later() {
    let (router, app, store) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("hoard", &["me", "invite"], &[("shuffle", "")]).await;
    store.fail(true);
    let seat = ada.get(&table).await;
    let free = seat.between("name=\"seat\" value=\"").expect("a free seat").to_owned();
    let answer = ada.post(&format!("{table}/seat"), &[("seat", &free), ("bot", "random")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "the bot sits there: {}", answer.body);
    store.fail(false);
    let id = TableId::parse(&table[3..]).expect("a name");
    let live = app.table(&id).await.expect("a table");
    until("the cards are dealt", || lines(&live).len() >= 4).await;
}

#[tokio::test]
async fn what_cannot_be_read_is_not_said_to_be_unsaved() {
    let (router, app, store) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("hoard", &["me", "here"], &[]).await;
    assert_eq!(ada.get("/ready").await.status, StatusCode::OK);
    store.away.store(true, Ordering::SeqCst);
    let ready = ada.get("/ready").await;
    assert_eq!(
        (ready.status, ready.body.as_str()),
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer")
    );
    assert_eq!(ada.get("/health").await.status, StatusCode::OK, "the process itself is well");
    let home = ada.get("/").await;
    assert_eq!(home.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(home.body.contains("Cannot be read") && !home.body.contains("Not saved"), "{}", home.body);
    let order = ada.post("/new/hoard/quick", &[]).await;
    assert_eq!(order.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(order.body.contains("Not saved"), "{}", order.body);
    let figures = app.figures();
    assert!(figures.contains("astrarium_store_errors_total 3\n"), "{figures}");
    store.away.store(false, Ordering::SeqCst);
    assert_eq!(ada.get(&table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_seat_that_could_not_be_handed_over_is_looked_at_again_soon() {
    let (router, app, store) = server().await;
    let (ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let table = lay(&app, &row, &[]).await;
    let clock = Clock { span: server::store::Span::Turn, seconds: 0, replaces: true };
    store.set_clock(&row.id, clock).await.expect("set");
    store.seats_taken.store(true, Ordering::SeqCst);
    app.look_at_clocks().await.expect("looked");
    let handed_over =
        || table.state().row.seats.iter().any(|seat| matches!(seat.sitter, Some(Sitter::Bot(_))));
    assert!(!handed_over(), "somebody else is writing");
    let in_a_minute = server::clock::now_millis() + 60_000;
    assert_eq!(store.clocks_to_look_at(in_a_minute, 9).await.expect("read"), [row.id]);
    store.seats_taken.store(false, Ordering::SeqCst);
    store.look_at(&row.id, 0).await.expect("set");
    app.look_at_clocks().await.expect("looked");
    assert!(handed_over());
}

#[tokio::test]
async fn programs_are_told_in_their_own_form() {
    let (router, app, store) = server().await;
    let mut ada = Browser::new(&router).await;
    let program = crate::program::Program::of(&router, &mut ada, "play").await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Cleo")]);
    let table = lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9"]).await;
    let turn = format!("/tables/{}/moves", table.id);
    let body = serde_json::json!({ "seq": 4, "moves": ["keep 7"], "as": 1 });
    store.fail(true);
    let full = program.post(&turn, &body).await;
    assert_eq!((full.status, full.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "store"));
    assert_eq!(table.state().seq(), 4);
    assert_eq!(program.get(&turn).await.status, StatusCode::OK, "looking is possible");
    store.away.store(true, Ordering::SeqCst);
    let away = program.get(&turn).await;
    assert_eq!((away.status, away.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "unread"));
    store.away.store(false, Ordering::SeqCst);
    store.fail(false);
    assert_eq!(program.post(&turn, &body).await.status, StatusCode::OK);
}
