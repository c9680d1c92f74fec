//! Versions, and what every process is told.

use std::time::Duration;

use futures::StreamExt as _;
use futures::stream::BoxStream;
use server::store::{After, Change, Known, News, Pace, Person, Phrase, Said, Store, Version, Words};
use table::Seat;

use crate::{drawn, opened, sitting, somebody, step, whole};

/// What is told next.
pub async fn next(news: &mut BoxStream<'static, News>) -> News {
    let told = tokio::time::timeout(Duration::from_secs(20), news.next()).await;
    told.expect("something is told").expect("a store that is open")
}

pub async fn every_change_has_a_version_and_is_told(store: &dyn Store) {
    let mut news = store.changes().await.expect("a stream");
    let table = opened(store).await;
    let (id, max) = (table.id, somebody(store, "Max").await);
    let first = whole(store, &id).await.version;
    let told = |version, due| News::Changed(Change { table: id, version: Some(version), due });
    assert_eq!(next(&mut news).await, told(first, false), "a new table is news");
    let mut last = first;
    let mut changed = async |what: &str, due: bool| {
        let version = whole(store, &id).await.version;
        assert!(version > last, "{what}: {version:?} follows {last:?}");
        assert_eq!(next(&mut news).await, told(version, due), "{what}");
        last = version;
    };
    store.set_order(&id, Seat::new(0), "power", "never").await.expect("kept");
    changed("a standing order at a table that waits", false).await;
    assert!(store.take_seat(&id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    changed("somebody sits down, and the game begins", true).await;
    store.set_pace(&id, Pace::Slow).await.expect("set");
    changed("the pace", true).await;
    let words = Words::Phrase(Phrase::Hello);
    store
        .say(&id, &Said { seat: Seat::new(0), person: None, name: "Ida".to_owned(), at: 5, words })
        .await
        .expect("said");
    changed("something is said", true).await;
    let moves = [drawn("deal", 1000), step(0, "a", 2000)];
    assert!(store.append(&id, Known::moves(0), &moves, After::Waits).await.expect("asked").is_done());
    changed("moves", false).await;
    assert!(
        store.append(&id, Known::moves(2), &[step(1, "b", 3000)], After::Due).await.expect("asked").is_done()
    );
    changed("a move before one of a bot", true).await;
    assert!(store.take_back(&id, 3, 1).await.expect("asked").is_done());
    changed("moves are taken back", true).await;
    assert!(store.hand_over(&id, Seat::new(2), &max, "random").await.expect("asked"));
    changed("a bot takes over", true).await;

    // What comes to nothing, and what nobody else sees, is no news.
    assert!(!store.append(&id, Known::moves(0), &moves, After::Waits).await.expect("asked").is_done());
    assert!(!store.take_seat(&id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    assert!(!store.delete_table(&id, &max).await.expect("asked"));
    store.set_note(&id, &max, "mine").await.expect("written");
    store.visited(&id, &max, 5).await.expect("noted");
    assert_eq!(whole(store, &id).await.version, last);
    assert!(store.delete_table(&id, &table.host).await.expect("asked"));
    assert_eq!(next(&mut news).await, News::Changed(Change { table: id, version: None, due: false }));
}

pub async fn a_new_name_is_news_at_every_table(store: &dyn Store) {
    let (one, two) = (opened(store).await, opened(store).await);
    let person = |name: &str| Person { id: one.host, name: name.to_owned(), created: 1 };
    assert!(store.take_seat(&two.id, Seat::new(2), &sitting(one.host, "Ida")).await.expect("asked"));
    let before = [whole(store, &one.id).await.version, whole(store, &two.id).await.version];
    let mut news = store.changes().await.expect("a stream");
    store.save_person(&person("Ida")).await.expect("saved");
    assert_eq!(
        [whole(store, &one.id).await.version, whole(store, &two.id).await.version],
        before,
        "no new name"
    );
    store.save_person(&person("Ada")).await.expect("saved");
    let mut told = vec![next(&mut news).await, next(&mut news).await];
    let mut expected = Vec::new();
    for (table, before) in [one.id, two.id].into_iter().zip(before) {
        let now = whole(store, &table).await;
        assert_eq!(now.version, Version { rev: before.rev + 1, ..before });
        expected.push(News::Changed(Change { table, version: Some(now.version), due: now.due }));
    }
    for news in [&mut told, &mut expected] {
        news.sort_by_key(ToString::to_string);
    }
    assert_eq!(told, expected);
}

pub async fn what_is_known_is_not_read_again(store: &dyn Store) {
    let table = opened(store).await;
    let moves: Vec<_> = (0..5).map(|n| step(0, &format!("move {n}"), n)).collect();
    assert!(store.append(&table.id, Known::moves(0), &moves, After::Waits).await.expect("asked").is_done());
    let load = async |backs, moves| {
        let known = Some(Known { backs, moves });
        let stored = store.load(&table.id, known).await.expect("read").expect("a table");
        (stored.backs, stored.known, stored.moves.len())
    };
    assert_eq!(load(0, 3).await, (0, 3, 2));
    assert_eq!(load(0, 5).await, (0, 5, 0));
    assert_eq!(load(0, 9).await, (0, 0, 5), "nobody can know what is not there");
    assert!(store.take_back(&table.id, 5, 4).await.expect("asked").is_done());
    assert!(
        store
            .append(&table.id, Known { backs: 1, moves: 4 }, &[step(0, "other", 9)], After::Waits)
            .await
            .expect("asked")
            .is_done()
    );
    assert_eq!(load(0, 5).await, (1, 0, 5), "as many moves, but not the same");
    assert_eq!(load(1, 5).await, (1, 5, 0));
}
