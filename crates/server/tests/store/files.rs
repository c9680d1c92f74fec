//! What is special about the embedded database: its file.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use futures::future::join_all;
use server::store::{
    After, Appended, Database, Known, Moves as _, People as _, Processes as _, Store as _, StoreError,
    TableId, Tables as _,
};
use sqlx::Connection;

use crate::{Folder, opened, read, step, table};

#[tokio::test]
async fn a_file_opened_again_has_everything() {
    let folder = Folder::new();
    let store = Database::open(&folder.file()).await.expect("a new file");
    let secret = store.secret().await.expect("a secret");
    let table = opened(&store).await;
    let mv = [step(0, "a", 1_800_000_000_000)];
    assert!(store.append(&table.id, Known::moves(0), &mv, After::Waits).await.expect("asked").is_done());
    let before = read(&store, &table.id).await;
    store.close().await;

    let store = Database::open(&folder.file()).await.expect("the same file");
    assert_eq!(store.secret().await.expect("a secret"), secret);
    assert_eq!(read(&store, &table.id).await, before);
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), mv);
    assert_eq!(store.person(&table.host).await.expect("read").expect("known").name, "Ida");
    store.close().await;
}

/// What a killed process leaves behind is a file, and a journal that was not folded into it.
#[tokio::test]
async fn a_killed_server_has_lost_nothing() {
    let folder = Folder::new();
    let store = Database::open(&folder.file()).await.expect("a new file");
    let table = opened(&store).await;
    let mv = [step(0, "a", 1_800_000_000_000)];
    assert!(store.append(&table.id, Known::moves(0), &mv, After::Waits).await.expect("asked").is_done());
    let copy = Folder::new();
    for name in ["tables 🪐.db", "tables 🪐.db-wal"] {
        let from = folder.0.join("new folder").join(name);
        std::fs::copy(&from, copy.0.join(name)).unwrap_or_else(|error| panic!("{}: {error}", from.display()));
    }
    let found = Database::open(&copy.0.join("tables 🪐.db")).await.expect("what is left");
    assert_eq!(found.moves(&table.id, 0).await.expect("read"), mv);
    assert_eq!(read(&found, &table.id).await.moves, 1);
    found.close().await;
    store.close().await;
}

/// As several processes do that start at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_servers_share_a_file() {
    let folder = Folder::new();
    let path = Arc::new(folder.file());
    let starting = (0..6).map(|_| {
        let path = Arc::clone(&path);
        tokio::spawn(async move { Database::open(&path).await })
    });
    let stores: Vec<Database> = join_all(starting)
        .await
        .into_iter()
        .map(|store| store.expect("no panic").unwrap_or_else(|error| panic!("{error}")))
        .collect();
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
        let done: Vec<Appended> = done.into_iter().map(|done| done.expect("asked")).collect();
        assert_eq!(done.iter().filter(|done| done.is_done()).count(), 1, "{done:?}");
    }
    for store in &stores {
        assert_eq!(read(store, &table.id).await.moves, 10);
        store.close().await;
    }
}

#[tokio::test]
async fn files_of_others_are_refused_and_left_alone() {
    let folder = Folder::new();
    let garbage = folder.0.join("letter.txt");
    let words = "Dear Ida,\nthis is no database at all.\n".repeat(100);
    std::fs::write(&garbage, &words).expect("written");
    let refused = Database::open(&garbage).await.expect_err("no database");
    assert!(matches!(refused, StoreError::Foreign { .. }), "{refused:?}");
    let sentence = refused.to_string();
    assert!(sentence.contains("letter.txt is no data file of Astrarium"), "{sentence}");
    assert_eq!(std::fs::read_to_string(&garbage).expect("read"), words);

    let foreign = folder.0.join("recipes.db");
    change(&foreign, "CREATE TABLE recipes (name TEXT); CREATE TABLE schema_version (version INTEGER)").await;
    let bytes = std::fs::read(&foreign).expect("read");
    let refused = Database::open(&foreign).await.expect_err("somebody else's");
    assert!(matches!(refused, StoreError::Foreign { .. }), "{refused:?}");
    assert_eq!(std::fs::read(&foreign).expect("read"), bytes);
    assert_eq!(std::fs::read_dir(&folder.0).expect("a folder").count(), 2, "nothing was left lying about");
}

#[tokio::test]
async fn files_of_the_future_are_refused() {
    let folder = Folder::new();
    Database::open(&folder.file()).await.expect("a new file").close().await;
    change(&folder.file(), "INSERT INTO schema_version (version) VALUES (999)").await;
    let refused = Database::open(&folder.file()).await.expect_err("too new");
    assert!(matches!(refused, StoreError::Newer { found: 999, .. }), "{refused:?}");
    assert!(refused.to_string().contains("newer Astrarium"), "{refused}");
}

#[tokio::test]
async fn what_is_backed_up_stays_as_it_is() {
    let folder = Folder::new();
    let store = Database::open(&folder.file()).await.expect("a new file");
    store.close().await;
    Database::open_as_it_is(&folder.file()).await.expect("the latest layout").close().await;
    change(&folder.file(), "DELETE FROM schema_version WHERE version > 9").await;
    let refused = Database::open_as_it_is(&folder.file()).await.expect_err("older");
    assert!(matches!(refused, StoreError::Older { found: 9, .. }), "{refused:?}");
    assert!(refused.to_string().contains("with the program that was used so far"), "{refused}");
    assert_eq!(Database::look_at(&folder.file()).await.expect("sound").found, 9);
}

/// What a server of the first edition had written.
const FIRST_EDITION: &str = "
    CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY) STRICT;
    INSERT INTO schema_version VALUES (1);
    INSERT INTO persons VALUES ('00112233445566778899aabbccddeeff', 'Ida', 5);
    INSERT INTO tables VALUES ('aaaaaaaaaa', 'gaia', 'old mark', 'players = 2', '42', 1,
        '00112233445566778899aabbccddeeff', 5, 6, 2, NULL);
    INSERT INTO seats VALUES ('aaaaaaaaaa', 0, '00112233445566778899aabbccddeeff', 'Ida', NULL, '2222222222222222');
    INSERT INTO seats VALUES ('aaaaaaaaaa', 1, NULL, NULL, 'greedy', '3333333333333333');
    INSERT INTO habits VALUES ('aaaaaaaaaa', 0, 'charge', 'never');
    INSERT INTO moves VALUES ('aaaaaaaaaa', 0, 0, 'faction terrans', 7);
    INSERT INTO moves VALUES ('aaaaaaaaaa', 1, 1, 'faction xenos', 8);
";

#[tokio::test]
async fn files_of_the_first_edition_are_brought_up_to_date_and_lose_nothing() {
    let folder = Folder::new();
    let path = folder.0.join("old.db");
    change(&path, include_str!("../../migrations/0001_tables.sql")).await;
    change(&path, FIRST_EDITION).await;
    for _ in 0..2 {
        let store = Database::open(&path).await.expect("an old file");
        let id = TableId::parse("aaaaaaaaaa").expect("a name");
        let table = read(&store, &id).await;
        assert_eq!((table.rules, table.moves, table.data.as_str()), (None, 2, "old mark"));
        assert_eq!(table.seats[0].orders.get("charge").map(String::as_str), Some("never"));
        let moves = [step(0, "faction terrans", 7), step(1, "faction xenos", 8)];
        assert_eq!(store.moves(&id, 0).await.expect("read"), moves);
        assert_eq!(store.due(10).await.expect("read"), [], "nobody plays on there");
        assert_eq!(store.open_tables(10).await.expect("read"), [], "and nobody is invited");
        assert_eq!(store.tables_of(&table.host, false, 10).await.expect("read"), [table], "but it is listed");
        store.close().await;
    }
}

#[tokio::test]
async fn places_where_no_file_can_be_are_explained() {
    let folder = Folder::new();
    let refused = Database::open(&folder.0).await.expect_err("a folder");
    assert!(refused.to_string().contains("there is a folder of this name"), "{refused}");
    let file = folder.0.join("file");
    std::fs::write(&file, "").expect("written");
    let refused = Database::open(&file.join("tables.db")).await.expect_err("a file is no folder");
    assert!(matches!(refused, StoreError::Create { .. }), "{refused:?}");
}

#[tokio::test]
async fn what_was_tampered_with_is_an_error_and_no_crash() {
    let folder = Folder::new();
    let store = Database::open(&folder.file()).await.expect("a new file");
    let table = opened(&store).await;
    for (tampered, repaired) in [
        ("UPDATE tables SET seed = 'no seed'", "UPDATE tables SET seed = '42'"),
        ("UPDATE tables SET points = 'many'", "UPDATE tables SET points = NULL"),
        ("UPDATE tables SET own_files = 'mine'", "UPDATE tables SET own_files = '[\"own ''files''.toml\"]'"),
        ("UPDATE tables SET rules = -1", "UPDATE tables SET rules = 3"),
        ("UPDATE tables SET moves = -1", "UPDATE tables SET moves = 0"),
        ("UPDATE seats SET seat = 300 WHERE seat = 2", "UPDATE seats SET seat = 2 WHERE seat = 300"),
    ] {
        change(&folder.file(), tampered).await;
        let error = store.table(&table.id).await.expect_err(tampered);
        assert!(matches!(error, StoreError::Damaged(_)), "{tampered}: {error:?}");
        change(&folder.file(), repaired).await;
        assert_eq!(read(&store, &table.id).await, table, "{repaired}");
    }
    store.close().await;
}

#[tokio::test]
async fn a_damaged_table_is_left_out_of_the_lists() {
    let folder = Folder::new();
    let store = Database::open(&folder.file()).await.expect("a new file");
    let damaged = opened(&store).await;
    let mut sound = table(damaged.host);
    sound.touched += 1;
    store.open_table(&sound).await.expect("opened");
    for (tampered, repaired) in [
        ("UPDATE tables SET seed = 'no seed' WHERE id = $", "UPDATE tables SET seed = '42' WHERE id = $"),
        (
            "UPDATE seats SET seat = 300 WHERE seat = 2 AND table_id = $",
            "UPDATE seats SET seat = 2 WHERE seat = 300",
        ),
        ("UPDATE tables SET rules = -1 WHERE id = $", "UPDATE tables SET rules = 3 WHERE id = $"),
    ] {
        let name = format!("'{}'", damaged.id);
        change_to(&folder.file(), tampered.replace('$', &name)).await;
        assert!(matches!(store.table(&damaged.id).await, Err(StoreError::Damaged(_))), "{tampered}");
        let listed = store.tables_of(&damaged.host, false, 10).await.expect(tampered);
        assert_eq!(listed, [sound.clone()], "{tampered}");
        assert_eq!(store.open_tables(10).await.expect(tampered), [sound.clone()]);
        change_to(&folder.file(), repaired.replace('$', &name)).await;
    }
    assert_eq!(store.open_tables(10).await.expect("read").len(), 2);
    change(
        &folder.file(),
        "PRAGMA foreign_keys = OFF; UPDATE tables SET id = 'x' WHERE touched = 1800000000",
    )
    .await;
    assert_eq!(store.open_tables(10).await.expect("read"), [sound.clone()]);
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_secrets() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = Database::open(&folder.file()).await.expect("a new file");
    store.secret().await.expect("a secret");
    for entry in std::fs::read_dir(folder.0.join("new folder")).expect("a folder") {
        let entry = entry.expect("a file");
        let mode = entry.metadata().expect("readable").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}: {mode:o}", entry.path().display());
    }
    store.close().await;
}

/// Changes a file behind the store's back.
async fn change(path: &Path, sql: &'static str) {
    change_to(path, sql.to_owned()).await;
}

async fn change_to(path: &Path, sql: String) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("a database");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.expect("changed");
    connection.close().await.expect("closed");
}
