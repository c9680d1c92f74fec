//! Backups: everything in a database, from any kind to any other.

use server::store::{
    After, BackupError, Clock, Database, Known, Outcome, Pace, People as _, Phrase, Said, Seats as _,
    Session, Span, Store, StoreError, Tables as _, Webhook, Words,
};
use table::Seat;
use testing::postgres::database;

use crate::accounts::signed_up;
use crate::{Folder, drawn, opened, sitting, somebody, step, whole};

/// A store with something of everything, and a table of it.
async fn fill(store: &dyn Store) -> server::store::TableId {
    store.secret().await.expect("a secret");
    let (table, max) = (opened(store).await, somebody(store, "Max 'ä' 🪐").await);
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    store.set_order(&table.id, Seat::new(0), "power", "never").await.expect("kept");
    assert!(store.add_token(&crate::tokens::token("abc", max, 5), 9).await.expect("kept"));
    store.set_pace(&table.id, Pace::Slow).await.expect("set");
    store.visited(&table.id, &max, 5).await.expect("noted");
    store.set_note(&table.id, &max, "one\ntwo").await.expect("written");
    for words in [Words::Phrase(Phrase::Hello), Words::Own("\"hm\"".to_owned())] {
        store
            .say(&table.id, &Said { seat: Seat::new(0), person: None, name: "Ida".to_owned(), at: 5, words })
            .await
            .expect("said");
    }
    let ida = signed_up(store, "ida").await;
    let session = Session { id: "s".to_owned(), person: ida, device: String::new(), created: 1, seen: 2 };
    store.open_session(&session, 0).await.expect("opened");
    let [url, secret, links] = ["https://example.org", "secret", "https://table.example"].map(str::to_owned);
    store.set_webhook(&ida, Some(&Webhook { url, secret, links })).await.expect("set");
    store.block(&ida, &max, 5).await.expect("blocked");
    store.set_clock(&table.id, Clock { span: Span::Turn, seconds: 60, replaces: false }).await.expect("set");
    let over = Outcome::of_points(&[1, 2, -3]);
    let moves = [drawn("deal", 1000), step(0, "a", 2000)];
    assert!(
        store.append(&table.id, Known::moves(0), &moves, After::Over(&over)).await.expect("asked").is_done()
    );
    opened(store).await;
    table.id
}

#[tokio::test]
async fn everything_comes_back_from_any_kind_to_any_other() {
    let folder = Folder::new();
    let file = Database::open(&folder.file()).await.expect("a file");
    let id = fill(&file).await;
    let server = Database::connect(&database()).await.expect("a database");
    let memory = Database::in_memory().await.expect("memory");
    let mut kept = Vec::new();
    let rows = file.back_up(&mut kept).await.expect("a backup");
    for (from, to) in [(&file, &server), (&server, &memory)] {
        let mut backup = Vec::new();
        assert_eq!(from.back_up(&mut backup).await.expect("a backup"), rows);
        assert_eq!(to.bring_back(&mut &backup[..]).await.expect("brought back"), rows);
        assert_eq!(to.secret().await.expect("a secret"), file.secret().await.expect("a secret"));
        assert_eq!(whole(to, &id).await, whole(&file, &id).await);
        let host = whole(to, &id).await.row.host;
        assert_eq!(to.visits(&id).await.expect("read"), file.visits(&id).await.expect("read"));
        let token = async |store: &dyn Store| store.token("abc").await.expect("read").expect("a token");
        assert_eq!(token(to).await, token(&file).await);
        let results = async |store: &dyn Store| store.results_of(&host, 10).await.expect("read");
        assert_eq!(results(to).await, results(&file).await);
        let account = async |store: &dyn Store| {
            let account = store.account_called("ida").await.expect("read").expect("an account");
            let webhook = store.webhook(&account.person).await.expect("read").expect("a webhook");
            let blocks = store.blocks(&account.person).await.expect("read");
            (store.session("s").await.expect("read").expect("a session"), account, webhook, blocks)
        };
        assert_eq!(account(to).await, account(&file).await);
        assert!(matches!(to.bring_back(&mut &backup[..]).await, Err(BackupError::NotEmpty)));
    }
    let mut last = Vec::new();
    memory.back_up(&mut last).await.expect("a backup");
    let lines = |text: &[u8]| {
        let mut lines: Vec<String> = String::from_utf8_lossy(text).lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(lines(&last).len(), lines(&kept).len());
}

#[tokio::test]
async fn what_is_no_whole_backup_changes_nothing() {
    let store = Database::in_memory().await.expect("memory");
    fill(&store).await;
    let mut whole = Vec::new();
    store.back_up(&mut whole).await.expect("a backup");
    let text = String::from_utf8(whole).expect("text");
    let empty = Database::in_memory().await.expect("memory");
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let short = text.replacen(lines[4], "", 1);
    let other = text.replace("\"table\":\"persons\"", "\"table\":\"recipes\"");
    let sly = text.replace("\"notation\":", "\"notation) SELECT 1; --\":");
    for broken in ["", "Dear Ida", &cut, &short, &other, &sly] {
        let refused = empty.bring_back(&mut broken.as_bytes()).await;
        assert!(matches!(refused, Err(BackupError::NoBackup(_))), "{refused:?}");
        assert_eq!(empty.open_tables(10).await.expect("read"), []);
    }
    let later = text.replacen("\"astrarium-backup\":", "\"astrarium-backup\":9", 1);
    let refused = empty.bring_back(&mut later.as_bytes()).await;
    assert!(matches!(refused, Err(BackupError::Store(StoreError::Newer { .. }))), "{refused:?}");
    empty.bring_back(&mut text.as_bytes()).await.expect("the whole one comes back");
}
