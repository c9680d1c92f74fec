//! What is special about a `PostgreSQL`: it is found by an address, shared, and may go away for a while.

use std::collections::BTreeSet;
use std::time::Duration;

use futures::future::join_all;
use server::store::{
    After, Database, Known, Moves as _, News, People as _, ProcessId, Processes as _, Role, Store as _,
    StoreError,
};
use sqlx::Connection as _;
use testing::postgres::{cut_off, database};

use crate::changes::next;
use crate::{opened, read, step};

async fn change(address: &str, sql: &'static str) {
    let mut connection = sqlx::PgConnection::connect(address).await.expect("a database");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("changed");
    connection.close().await.expect("closed");
}

/// As several processes do that start at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_servers_share_a_database() {
    let address = database();
    let stores = join_all((0..6).map(|_| Database::connect(&address))).await;
    let stores: Vec<Database> = stores.into_iter().map(|store| store.expect("connected")).collect();
    let secrets = join_all(stores.iter().map(server::store::People::secret)).await;
    let secrets: BTreeSet<[u8; 32]> = secrets.into_iter().map(|secret| secret.expect("a secret")).collect();
    assert_eq!(secrets.len(), 1);
    let table = opened(&stores[0]).await;
    for seq in 0..10 {
        let mv = [step(0, "a", 1000)];
        let done = join_all(
            stores.iter().map(|store| store.append(&table.id, Known::moves(seq), &mv, After::Waits)),
        )
        .await;
        assert_eq!(done.into_iter().filter(|done| done.as_ref().expect("asked").is_done()).count(), 1);
    }
    for store in &stores {
        assert_eq!(read(store, &table.id).await.moves, 10);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_go_from_process_to_process() {
    let address = database();
    let one = Database::connect(&address).await.expect("connected");
    let two = Database::connect(&address).await.expect("connected");
    let mut news = two.changes().await.expect("a stream");
    let table = opened(&one).await;
    assert!(matches!(next(&mut news).await, News::Changed(change) if change.table == table.id));
    // What is told while nobody can hear it is not lost in silence.
    cut_off(&address);
    assert_eq!(next(&mut news).await, News::Missed);
    let mut said = Err(StoreError::Busy);
    for _ in 0..20 {
        said = one.append(&table.id, Known::moves(0), &[step(0, "a", 1000)], After::Waits).await;
        if said.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(said.expect("the store is there again").is_done());
    assert!(
        matches!(next(&mut news).await, News::Changed(change) if change.version.is_some_and(|now| now.moves == 1))
    );
}

#[tokio::test]
async fn databases_of_others_and_of_the_future_are_refused() {
    let address = database();
    change(&address, "CREATE TABLE recipes (name TEXT)").await;
    let refused = Database::connect(&address).await.expect_err("somebody else's");
    assert!(matches!(refused, StoreError::Foreign { .. }), "{refused:?}");
    assert!(refused.to_string().contains("is no database of Astrarium"), "{refused}");

    let address = database();
    Database::connect(&address).await.expect("a new one").close().await;
    change(&address, "INSERT INTO schema_version (version) VALUES (999)").await;
    let refused = Database::connect(&address).await.expect_err("too new");
    assert!(matches!(refused, StoreError::Newer { found: 999, .. }), "{refused:?}");
}

#[tokio::test]
async fn what_is_backed_up_stays_as_it_is() {
    let address = database();
    Database::connect(&address).await.expect("a database").close().await;
    Database::connect_as_it_is(&address).await.expect("the latest layout").close().await;
    change(&address, "DELETE FROM schema_version WHERE version > 9").await;
    let refused = Database::connect_as_it_is(&address).await.expect_err("older");
    assert!(matches!(refused, StoreError::Older { found: 9, .. }), "{refused:?}");
    assert_eq!(Database::look_at_server(&address).await.expect("sound").layout.found, 9);
}

#[tokio::test]
async fn addresses_are_explained_and_never_repeated() {
    for address in ["mysql://ida:secret@host/db", "games.db", "postgres://ida:secret@host:port/db"] {
        let refused = Database::connect(address).await.expect_err(address).to_string();
        assert!(!refused.contains("secret"), "{refused}");
    }
    let nobody = "postgres://ida:secret@localhost:1/games";
    let refused = Database::connect(nobody).await.expect_err("nobody listens there").to_string();
    assert!(refused.contains("the database games on localhost cannot be opened"), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
}

#[tokio::test]
async fn a_database_opened_again_has_everything() {
    let address = database();
    let store = Database::connect(&address).await.expect("a new one");
    let (table, secret) = (opened(&store).await, store.secret().await.expect("a secret"));
    assert!(
        store
            .append(&table.id, Known::moves(0), &[step(0, "a", 1000)], After::Waits)
            .await
            .expect("asked")
            .is_done()
    );
    let before = read(&store, &table.id).await;
    store.close().await;
    let store = Database::connect(&address).await.expect("the same");
    assert_eq!(store.secret().await.expect("a secret"), secret);
    assert_eq!(read(&store, &table.id).await, before);
}

/// The clock of the database jumps, which is the same as if everything that it has dated had been dated otherwise.
#[tokio::test]
async fn a_clock_that_jumps_keeps_no_table_from_being_played() {
    let address = database();
    let store = Database::connect(&address).await.expect("connected");
    let table = opened(&store).await;
    let (dead, alive) = (ProcessId::random(), ProcessId::random());
    let long = Duration::from_secs(30);
    for (process, role) in [(dead, Role::Worker), (alive, Role::Server)] {
        store.beat(process, role, long).await.expect("alive");
    }
    assert!(store.claim(&table.id, dead).await.expect("asked"));
    assert!(!store.claim(&table.id, alive).await.expect("asked"));
    change(&address, "UPDATE processes SET alive_until = alive_until + 3600000").await;
    assert!(!store.claim(&table.id, alive).await.expect("asked"));
    let pulse = store.beat(alive, Role::Server, long).await.expect("alive");
    assert_eq!((pulse.workers, pulse.is_new), (0, false), "an hour back: nobody waits an hour for the dead");
    assert!(store.claim(&table.id, alive).await.expect("asked"));
    change(&address, "UPDATE processes SET alive_until = alive_until - 3600000").await;
    store.beat(dead, Role::Worker, long).await.expect("alive");
    assert!(store.claim(&table.id, dead).await.expect("asked"), "an hour on: everybody seems dead");
    assert!(store.beat(alive, Role::Server, long).await.expect("alive").is_new, "and says otherwise");
    store.release(&table.id, dead).await.expect("released");
    assert!(store.claim(&table.id, alive).await.expect("asked"));
}
