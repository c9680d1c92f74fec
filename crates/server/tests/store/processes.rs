//! Processes that share a store, and what becomes of their work when they die.

use std::time::Duration;

use server::store::{After, Known, News, ProcessId, Pulse, Role, Store, TableId};
use table::Seat;

use crate::changes::next;
use crate::{ended, opened, sitting, somebody, step, whole};

const LONG: Duration = Duration::from_mins(1);

/// A process that lives for so long.
async fn process(store: &dyn Store, role: Role, alive: Duration) -> ProcessId {
    let process = ProcessId::random();
    assert!(store.beat(process, role, alive).await.expect("alive").is_new);
    process
}

pub async fn one_process_plays_on_at_a_table(store: &dyn Store) {
    let (table, other) = (opened(store).await, opened(store).await);
    let one = process(store, Role::Server, LONG).await;
    let two = process(store, Role::Worker, LONG).await;
    assert_eq!(
        store.beat(one, Role::Server, LONG).await.expect("alive"),
        Pulse { workers: 1, is_new: false }
    );
    let claim = async |id: &TableId, process| store.claim(id, process).await.expect("asked");
    assert!(claim(&table.id, one).await);
    assert!(claim(&table.id, one).await, "it has it already");
    assert!(!claim(&table.id, two).await);
    assert!(claim(&other.id, two).await, "another table is another matter");
    store.release(&table.id, two).await.expect("nothing happens");
    assert!(!claim(&table.id, two).await, "nobody gives away what another has");
    store.release(&table.id, one).await.expect("released");
    assert!(claim(&table.id, two).await);
    assert!(!claim(&TableId::random(), one).await, "there is no such table");
    assert!(!claim(&other.id, ProcessId::random()).await, "nobody knows that process");
    let tries = futures::future::join_all((0..8).map(async |_| {
        let process = process(store, Role::Worker, LONG).await;
        store.claim(&opened(store).await.id, process).await.expect("asked")
    }));
    assert!(tries.await.into_iter().all(|claimed| claimed));
}

pub async fn what_a_dead_process_held_is_free(store: &dyn Store) {
    let table = opened(store).await;
    let dead = process(store, Role::Worker, Duration::ZERO).await;
    let alive = process(store, Role::Server, LONG).await;
    assert!(store.claim(&table.id, alive).await.expect("asked"));
    store.release(&table.id, alive).await.expect("released");
    // It may have been removed by now, and then it has nothing to say.
    if store.claim(&table.id, dead).await.expect("asked") {
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert!(store.claim(&table.id, alive).await.expect("asked"), "nobody waits for the dead");
    }
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(
        store.beat(alive, Role::Server, LONG).await.expect("alive").workers,
        0,
        "the dead are removed"
    );
    assert!(store.beat(dead, Role::Worker, LONG).await.expect("alive").is_new, "and may come again");
}

pub async fn whoever_parts_lets_go_of_everything(store: &dyn Store) {
    let (table, max) = (opened(store).await, somebody(store, "Max").await);
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    let (one, two) = (process(store, Role::Server, LONG).await, process(store, Role::Server, LONG).await);
    assert!(store.claim(&table.id, one).await.expect("asked"));
    store.show(&table.id, one, Some(1)).await.expect("shown");
    assert_eq!(store.due(10).await.expect("read"), [], "somebody is at it");
    let mut news = store.changes().await.expect("a stream");
    store.part(one).await.expect("parted");
    let mut told = [next(&mut news).await, next(&mut news).await];
    told.sort_by_key(|news| matches!(news, News::Present(_)));
    assert!(matches!(told[0], News::Changed(change) if change.due && change.table == table.id), "{told:?}");
    assert_eq!(told[1], News::Present(table.id));
    assert_eq!(store.due(10).await.expect("read"), [table.id]);
    assert_eq!(store.present(&table.id, two).await.expect("read"), None);
}

pub async fn what_is_due_is_found_until_it_is_settled(store: &dyn Store) {
    let (table, max) = (opened(store).await, somebody(store, "Max").await);
    let due = async || store.due(10).await.expect("read");
    assert_eq!(due().await, [], "the table waits for players");
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    assert_eq!(due().await, [table.id], "the game begins");
    let seen = whole(store, &table.id).await.version;
    store.set_order(&table.id, Seat::new(0), "power", "never").await.expect("kept");
    store.settled(&table.id, seen).await.expect("nothing happens");
    assert_eq!(due().await, [table.id], "something has changed since that was seen");
    let seen = whole(store, &table.id).await.version;
    store.settled(&table.id, seen).await.expect("settled");
    assert_eq!(due().await, []);
    assert_eq!(whole(store, &table.id).await.version, seen, "nobody sees anything of it");
    for (first, after, is_due) in [(0, After::Due, true), (1, After::Waits, false), (2, After::Due, true)] {
        assert!(
            store
                .append(&table.id, Known::moves(first), &[step(0, "a", 1000)], after)
                .await
                .expect("asked")
                .is_done()
        );
        assert_eq!(!due().await.is_empty(), is_due, "{after:?}");
    }
    let process = process(store, Role::Worker, LONG).await;
    assert!(store.claim(&table.id, process).await.expect("asked"));
    assert_eq!(due().await, [], "somebody is at it");
    let mut news = store.changes().await.expect("a stream");
    store.release(&table.id, process).await.expect("released");
    assert!(matches!(next(&mut news).await, News::Changed(change) if change.due), "the others are told");
    let over = ended(&[1, 2, 3]);
    assert!(
        store
            .append(&table.id, Known::moves(3), &[step(0, "b", 1000)], After::Over(&over))
            .await
            .expect("asked")
            .is_done()
    );
    assert_eq!(due().await, []);
}

pub async fn open_pages_are_known_everywhere(store: &dyn Store) {
    let table = opened(store).await;
    let (one, two) = (process(store, Role::Server, LONG).await, process(store, Role::Server, LONG).await);
    let short = process(store, Role::Server, Duration::from_millis(200)).await;
    let mut news = store.changes().await.expect("a stream");
    store.show(&table.id, short, Some(4)).await.expect("shown");
    assert_eq!(next(&mut news).await, News::Present(table.id));
    store.show(&table.id, one, Some(1)).await.expect("shown");
    store.show(&table.id, two, Some(0)).await.expect("shown");
    assert_eq!(
        store.present(&table.id, one).await.expect("read"),
        Some(4),
        "strangers count, without a seat"
    );
    assert_eq!(store.present(&table.id, two).await.expect("read"), Some(5));
    tokio::time::sleep(Duration::from_millis(300)).await;
    store.beat(one, Role::Server, LONG).await.expect("alive");
    assert_eq!(store.present(&table.id, two).await.expect("read"), Some(1), "whoever dies takes them along");
    store.show(&table.id, one, None).await.expect("shown");
    assert_eq!(store.present(&table.id, two).await.expect("read"), None);
    for told in 0..4 {
        assert_eq!(next(&mut news).await, News::Present(table.id), "{told}");
    }
    store.show(&TableId::random(), one, Some(1)).await.expect("nothing happens");
}
