//! The laws of a store, for every back end: each runs against `&dyn Store`, in memory, in a file and on a `PostgreSQL`.

mod accounts;
mod backup;
mod changes;
mod files;
mod postgres;
mod processes;
mod tokens;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures::future::join_all;
use server::store::{
    After, Appended, Database, Finished, KEPT, Known, LoggedMove, Outcome, Pace, Person, PersonId, Phrase,
    Said, SeatOutcome, SeatRow, Sitter, Store, StoreError, Stored, TableId, TableRow, Words, new_invitation,
};
use table::{Seat, Seed};
use tokens::tokens_are_kept_until_they_are_revoked;

/// A folder of its own for a test, removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("store-{}", TableId::random()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("new folder").join("tables 🪐.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs a law against every back end.
macro_rules! laws {
    ($($law:ident)*) => {
        mod in_memory {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                super::$law(&super::Database::in_memory().await.expect("a store")).await;
            })*
        }
        mod in_a_file {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                let folder = super::Folder::new();
                let store = super::Database::open(&folder.file()).await.expect("a store");
                super::$law(&store).await;
                super::Store::close(&store).await;
            })*
        }
        mod in_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                let store = super::Database::connect(&testing::postgres::database()).await.expect("a store");
                super::$law(&store).await;
                super::Store::close(&store).await;
            })*
        }
    };
}

laws! {
    the_secret_is_made_once
    people_are_remembered
    a_new_name_follows_the_old_one_to_the_seats
    tokens_are_kept_until_they_are_revoked
    tables_are_remembered
    a_new_table_is_new
    tables_need_known_people_and_a_name_of_their_own
    invitations_lead_to_their_seat
    a_seat_is_taken_once
    of_many_who_sit_down_one_sits
    whoever_joins_is_remembered_and_whoever_cannot_is_not
    people_get_up_before_the_game
    seats_are_handed_over_in_the_game
    a_table_is_deleted_by_its_host_alone
    untouched_tables_expire
    holdings_are_counted
    visits_are_remembered
    standing_orders_are_kept
    moves_are_kept_in_order
    of_many_moves_at_once_one_counts
    all_moves_of_a_turn_count_or_none
    a_log_has_no_gaps_and_ends
    moves_are_taken_back_if_they_are_still_the_last
    the_pace_of_a_table_is_kept
    what_is_said_and_noted_is_kept
    abandoned_requests_leave_nothing_half_done
    results_are_written_with_the_last_move
    a_game_is_counted_once
    results_belong_to_those_who_sat_there
    a_table_begins_with_what_was_given
    studies_are_nobodys_games
    lists_show_the_right_tables
    a_closed_store_says_so
    every_change_has_a_version_and_is_told
    a_new_name_is_news_at_every_table
    what_is_known_is_not_read_again
    one_process_plays_on_at_a_table
    what_a_dead_process_held_is_free
    whoever_parts_lets_go_of_everything
    what_is_due_is_found_until_it_is_settled
    open_pages_are_known_everywhere
    an_account_takes_over_what_a_guest_has
    sessions_and_codes_end
    games_between_accounts_are_rated_once
    blocks_are_kept_and_told
    clocks_run_when_everybody_is_there
    a_notice_is_sent_once
}

use accounts::{
    a_notice_is_sent_once, an_account_takes_over_what_a_guest_has, blocks_are_kept_and_told,
    clocks_run_when_everybody_is_there, games_between_accounts_are_rated_once, sessions_and_codes_end,
};

use changes::{
    a_new_name_is_news_at_every_table, every_change_has_a_version_and_is_told,
    what_is_known_is_not_read_again,
};
use processes::{
    one_process_plays_on_at_a_table, open_pages_are_known_everywhere, what_a_dead_process_held_is_free,
    what_is_due_is_found_until_it_is_settled, whoever_parts_lets_go_of_everything,
};

async fn somebody(store: &dyn Store, name: &str) -> PersonId {
    let person = Person { id: PersonId::random(), name: name.to_owned(), created: 1_800_000_000 };
    store.save_person(&person).await.expect("saved");
    person.id
}

fn sitting(id: PersonId, name: &str) -> Sitter {
    Sitter::Person { id, name: name.to_owned() }
}

fn free(seat: u8) -> SeatRow {
    SeatRow { seat: Seat::new(seat), sitter: None, invitation: new_invitation(), orders: BTreeMap::new() }
}

/// A table of three: the host, a bot and a free seat.
fn table(host: PersonId) -> TableRow {
    let mut seats: Vec<SeatRow> = (0..3).map(free).collect();
    seats[0].sitter = Some(sitting(host, "Ida"));
    seats[1].sitter = Some(Sitter::Bot("greedy".to_owned()));
    TableRow {
        id: TableId::random(),
        game: "gaia".to_owned(),
        rules: Some(3),
        own_files: vec!["own 'files'.toml".to_owned()],
        data: "mark of the components".to_owned(),
        setup: "players = 3\nname = \"l'été\"\n".to_owned(),
        seed: Seed::from_number(42),
        open: true,
        hints: true,
        host,
        created: 1_800_000_000,
        touched: 1_800_000_000,
        moves: 0,
        given: 0,
        points: None,
        seats,
    }
}

async fn opened(store: &dyn Store) -> TableRow {
    let host = somebody(store, "Ida").await;
    let table = table(host);
    store.open_table(&table).await.expect("opened");
    table
}

fn step(seat: u8, notation: &str, at: i64) -> LoggedMove {
    LoggedMove { seat: Some(Seat::new(seat)), notation: notation.to_owned(), at }
}

/// The end of a game with these points.
fn ended(points: &[i32]) -> Outcome {
    Outcome::of_points(points)
}

/// A move of fate.
fn drawn(notation: &str, at: i64) -> LoggedMove {
    LoggedMove { seat: None, notation: notation.to_owned(), at }
}

async fn read(store: &dyn Store, id: &TableId) -> TableRow {
    store.table(id).await.expect("read").expect("a table")
}

/// The same with everything that pages show of it.
async fn whole(store: &dyn Store, id: &TableId) -> Stored {
    store.load(id, None).await.expect("read").expect("a table")
}

async fn the_secret_is_made_once(store: &dyn Store) {
    let secrets = join_all((0..8).map(|_| store.secret())).await;
    let secrets: BTreeSet<[u8; 32]> = secrets.into_iter().map(|secret| secret.expect("a secret")).collect();
    assert_eq!(secrets.len(), 1);
    assert_ne!(secrets.first(), Some(&[0; 32]));
}

async fn people_are_remembered(store: &dyn Store) {
    assert_eq!(store.person(&PersonId::random()).await.expect("read"), None);
    for name in ["Ida", "O'Brien", "\"; DROP TABLE persons; --", "👩‍🚀 Ω", "$1 ?1 %s", ""] {
        let id = somebody(store, name).await;
        let person = store.person(&id).await.expect("read").expect("known");
        assert_eq!(person, Person { id, name: name.to_owned(), created: 1_800_000_000 });
    }
}

async fn a_new_name_follows_the_old_one_to_the_seats(store: &dyn Store) {
    let mut table = opened(store).await;
    // At a shared screen, a second name belongs to the same person.
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(table.host, "Max")).await.expect("asked"));
    let renamed = Person { id: table.host, name: "Ada".to_owned(), created: 5 };
    store.save_person(&renamed).await.expect("saved");
    let person = store.person(&table.host).await.expect("read").expect("known");
    assert_eq!((person.name.as_str(), person.created), ("Ada", 1_800_000_000), "people arrive once");
    table.seats[0].sitter = Some(sitting(table.host, "Ada"));
    table.seats[2].sitter = Some(sitting(table.host, "Max"));
    let found = read(store, &table.id).await;
    assert!(found.touched >= table.touched, "sitting down touches a table");
    table.touched = found.touched;
    assert_eq!(found, table);
    assert_eq!(table.seats_of(&table.host).collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
}

async fn tables_are_remembered(store: &dyn Store) {
    assert_eq!(store.table(&TableId::random()).await.expect("read"), None);
    let mut table = table(somebody(store, "Ida").await);
    table.seats[0].orders.insert("power".to_owned(), "never".to_owned());
    table.seats[0].orders.insert("a".to_owned(), "b".to_owned());
    store.open_table(&table).await.expect("opened");
    let other = opened(store).await;
    assert_eq!(read(store, &table.id).await, table);
    assert_eq!(read(store, &other.id).await, other);
    assert!(!table.is_full());
}

async fn a_new_table_is_new(store: &dyn Store) {
    let mut table = table(somebody(store, "Ida").await);
    (table.moves, table.points) = (7, Some(vec![1, 2, 3]));
    store.open_table(&table).await.expect("opened");
    let found = read(store, &table.id).await;
    assert_eq!((found.moves, found.points), (0, None));
}

async fn tables_need_known_people_and_a_name_of_their_own(store: &dyn Store) {
    let stranger = PersonId::random();
    assert!(matches!(store.open_table(&table(stranger)).await, Err(StoreError::NoPerson)));

    let first = opened(store).await;
    let mut second = table(first.host);
    second.seats[1].sitter = Some(sitting(stranger, "nobody"));
    assert!(matches!(store.open_table(&second).await, Err(StoreError::NoPerson)));
    assert_eq!(store.table(&second.id).await.expect("read"), None, "not even half a table is left");

    second = table(first.host);
    second.seats[2].invitation.clone_from(&first.seats[2].invitation);
    assert!(matches!(store.open_table(&second).await, Err(StoreError::SameTable(_))));
    assert_eq!(store.table(&second.id).await.expect("read"), None);

    second = table(first.host);
    second.id = first.id;
    assert!(matches!(store.open_table(&second).await, Err(StoreError::SameTable(_))));
    assert_eq!(read(store, &first.id).await, first);
}

async fn invitations_lead_to_their_seat(store: &dyn Store) {
    let table = opened(store).await;
    for row in &table.seats {
        let found = store.table_by_invitation(&row.invitation).await.expect("read");
        assert_eq!(found, Some((table.clone(), row.seat)));
    }
    for code in ["", "' OR '1'='1", &new_invitation(), &table.seats[0].invitation.to_uppercase()] {
        assert_eq!(store.table_by_invitation(code).await.expect("read"), None, "{code}");
    }
}

async fn a_seat_is_taken_once(store: &dyn Store) {
    let mut table = opened(store).await;
    let max = somebody(store, "Max").await;
    let sit = async |seat, sitter: Sitter| store.take_seat(&table.id, Seat::new(seat), &sitter).await;
    assert!(!sit(0, sitting(max, "Max")).await.expect("asked"), "the host sits there");
    assert!(!sit(1, sitting(max, "Max")).await.expect("asked"), "a bot sits there");
    assert!(!sit(3, sitting(max, "Max")).await.expect("asked"), "there is no such seat");
    let strange = sit(2, sitting(PersonId::random(), "nobody")).await;
    assert!(matches!(strange, Err(StoreError::NoPerson)));
    assert!(sit(2, sitting(max, "Max '👽'")).await.expect("asked"));
    assert!(!sit(2, sitting(max, "Max")).await.expect("asked"));
    assert!(!sit(2, Sitter::Bot("random".to_owned())).await.expect("asked"));
    let elsewhere = store.take_seat(&TableId::random(), Seat::new(0), &sitting(max, "Max")).await;
    assert!(!elsewhere.expect("asked"));

    table.seats[2].sitter = Some(sitting(max, "Max '👽'"));
    let found = read(store, &table.id).await;
    assert!(found.touched >= table.touched, "sitting down touches a table");
    table.touched = found.touched;
    assert_eq!(found, table);
    assert!(found.is_full());
}

async fn of_many_who_sit_down_one_sits(store: &dyn Store) {
    let table = opened(store).await;
    let names = ["Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal"];
    let sitters = join_all(names.map(async |name| sitting(somebody(store, name).await, name))).await;
    let took = join_all(sitters.iter().map(|sitter| store.take_seat(&table.id, Seat::new(2), sitter))).await;
    let took: Vec<bool> = took.into_iter().map(|took| took.expect("asked")).collect();
    assert_eq!(took.iter().filter(|took| **took).count(), 1);
    let winner = took.iter().position(|took| *took).expect("somebody");
    assert_eq!(read(store, &table.id).await.seats[2].sitter.as_ref(), Some(&sitters[winner]));
}

async fn whoever_joins_is_remembered_and_whoever_cannot_is_not(store: &dyn Store) {
    let table = opened(store).await;
    let person = |id, name: &str| Person { id, name: name.to_owned(), created: 1_800_000_000 };
    let max = person(PersonId::random(), "Max");
    for seat in [0, 1, 7] {
        assert!(
            !store.join(&table.id, Seat::new(seat), &max).await.expect("asked"),
            "seat {seat} is not free"
        );
    }
    assert!(!store.join(&TableId::random(), Seat::new(0), &max).await.expect("asked"));
    assert_eq!(store.person(&max.id).await.expect("read"), None, "a refused join leaves no trace");
    assert!(!store.join(&table.id, Seat::new(0), &person(table.host, "Mallory")).await.expect("asked"));
    assert_eq!(store.person(&table.host).await.expect("read").expect("known").name, "Ida");

    assert!(store.join(&table.id, Seat::new(2), &max).await.expect("asked"));
    assert_eq!(store.person(&max.id).await.expect("read"), Some(max.clone()));
    assert_eq!(read(store, &table.id).await.seats[2].sitter, Some(sitting(max.id, "Max")));
    let other = opened(store).await;
    assert!(store.join(&other.id, Seat::new(2), &person(max.id, "Maxine")).await.expect("asked"));
    assert_eq!(
        read(store, &table.id).await.seats[2].sitter,
        Some(sitting(max.id, "Maxine")),
        "renamed elsewhere"
    );
}

async fn people_get_up_before_the_game(store: &dyn Store) {
    let mut table = opened(store).await;
    let max = somebody(store, "Max").await;
    assert!(!store.leave(&table.id, &max).await.expect("asked"), "Max does not sit there");
    assert!(!store.leave(&TableId::random(), &table.host).await.expect("asked"));
    store.set_order(&table.id, Seat::new(0), "power", "never").await.expect("kept");
    assert!(store.leave(&table.id, &table.host).await.expect("asked"));
    table.seats[0].sitter = None;
    let found = read(store, &table.id).await;
    assert_eq!(found.seats, table.seats, "standing orders go as well, and the bot stays");
    assert!(store.take_seat(&table.id, Seat::new(0), &sitting(max, "Max")).await.expect("asked"));
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(max, "Moritz")).await.expect("asked"));
    assert!(!store.leave(&table.id, &max).await.expect("asked"), "the table is full: the game has begun");
    assert_eq!(read(store, &table.id).await.seats_of(&max).count(), 2);
}

async fn seats_are_handed_over_in_the_game(store: &dyn Store) {
    let mut table = opened(store).await;
    let max = somebody(store, "Max").await;
    let hand_over = async |seat, person| store.hand_over(&table.id, Seat::new(seat), &person, "random").await;
    assert!(!hand_over(0, table.host).await.expect("asked"), "the game has not begun");
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    assert!(!hand_over(0, max).await.expect("asked"), "Max does not sit there");
    assert!(!hand_over(1, max).await.expect("asked"), "a bot sits there");
    assert!(!hand_over(3, max).await.expect("asked"), "there is no such seat");
    assert!(hand_over(2, max).await.expect("asked"));
    assert!(!hand_over(2, max).await.expect("asked"), "once");
    table.seats[0].sitter = Some(sitting(table.host, "Ida"));
    table.seats[2].sitter = Some(Sitter::Bot("random".to_owned()));
    assert_eq!(read(store, &table.id).await.seats, table.seats);
    let end = store
        .append(&table.id, Known::moves(0), &[step(0, "a", 1000)], After::Over(&ended(&[1, 2, 3])))
        .await
        .expect("asked");
    assert!(end.is_done());
    assert!(!hand_over(0, table.host).await.expect("asked"), "the game is over");
}

async fn a_table_is_deleted_by_its_host_alone(store: &dyn Store) {
    let max = somebody(store, "Max").await;
    let waiting = opened(store).await;
    assert!(!store.delete_table(&waiting.id, &max).await.expect("asked"), "Max is not the host");
    assert!(!store.delete_table(&TableId::random(), &waiting.host).await.expect("asked"));
    let shared = opened(store).await;
    assert!(store.take_seat(&shared.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    assert!(!store.delete_table(&shared.id, &shared.host).await.expect("asked"), "Max plays there");
    let _ =
        store.append(&shared.id, Known::moves(0), &[step(0, "a", 1000)], After::Waits).await.expect("asked");
    assert!(store.hand_over(&shared.id, Seat::new(2), &max, "greedy").await.expect("asked"));
    for table in [&waiting, &shared] {
        assert!(store.delete_table(&table.id, &table.host).await.expect("asked"));
        assert_eq!(store.table(&table.id).await.expect("read"), None);
        assert_eq!(store.moves(&table.id, 0).await.expect("read"), []);
        let code = &table.seats[2].invitation;
        assert_eq!(store.table_by_invitation(code).await.expect("read"), None);
        let late = store.append(&table.id, Known::moves(0), &[step(0, "a", 1000)], After::Waits).await;
        assert!(matches!(late, Err(StoreError::NoTable(_))), "{late:?}");
    }
}

async fn untouched_tables_expire(store: &dyn Store) {
    let host = somebody(store, "Ida").await;
    let mut ids = Vec::new();
    for (touched, full, rules, over) in [
        (100, false, Some(3), false),
        (300, false, Some(3), false),
        (100, true, Some(3), false),
        (300, true, Some(3), false),
        (100, true, Some(3), true),
        (100, true, None, false),
    ] {
        let mut table = table(host);
        (table.touched, table.rules) = (touched, rules);
        if full {
            table.seats[2].sitter = Some(Sitter::Bot("random".to_owned()));
        }
        store.open_table(&table).await.expect("opened");
        if over {
            let moves = [step(0, "a", 100_000)];
            assert!(
                store
                    .append(&table.id, Known::moves(0), &moves, After::Over(&ended(&[1])))
                    .await
                    .expect("asked")
                    .is_done()
            );
        }
        ids.push(table.id);
    }
    assert_eq!(store.expire(200, 50).await.expect("done"), [ids[0]]);
    assert_eq!(store.expire(200, 200).await.expect("done"), [ids[2]]);
    assert_eq!(store.expire(200, 200).await.expect("done"), []);
    for (index, id) in ids.iter().enumerate() {
        let there = store.table(id).await.expect("read").is_some();
        assert_eq!(there, !matches!(index, 0 | 2), "finished games and those of the first edition stay");
    }
}

async fn holdings_are_counted(store: &dyn Store) {
    let table = opened(store).await;
    let max = somebody(store, "Max").await;
    let held = async |person| {
        let held = store.holdings(&person).await.expect("read");
        (held.tables, held.seats)
    };
    assert_eq!((held(table.host).await, held(max).await), ((1, 1), (0, 0)));
    assert!(store.take_seat(&table.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    assert_eq!((held(table.host).await, held(max).await), ((1, 1), (0, 1)));
    let end = store
        .append(&table.id, Known::moves(0), &[step(0, "a", 1000)], After::Over(&ended(&[1, 2, 3])))
        .await
        .expect("asked");
    assert!(end.is_done());
    assert_eq!((held(table.host).await, held(max).await), ((0, 0), (0, 0)), "what is over does not count");
}

async fn visits_are_remembered(store: &dyn Store) {
    let table = opened(store).await;
    assert_eq!(store.visits(&table.id).await.expect("read"), BTreeMap::new());
    for (at, known) in [(50, 50), (70, 70), (60, 70)] {
        store.visited(&table.id, &table.host, at).await.expect("noted");
        assert_eq!(store.visits(&table.id).await.expect("read"), BTreeMap::from([(table.host, known)]));
    }
    // Whoever or whatever is gone by then does not matter.
    store.visited(&table.id, &PersonId::random(), 5).await.expect("nothing");
    store.visited(&TableId::random(), &table.host, 5).await.expect("nothing");
    assert!(store.delete_table(&table.id, &table.host).await.expect("asked"));
    assert_eq!(store.visits(&table.id).await.expect("read"), BTreeMap::new());
}

async fn standing_orders_are_kept(store: &dyn Store) {
    let mut table = opened(store).await;
    for (order, value) in [("power", "ask"), ("power", "never"), ("odd '\"", "👽")] {
        store.set_order(&table.id, Seat::new(0), order, value).await.expect("kept");
        table.seats[0].orders.insert(order.to_owned(), value.to_owned());
    }
    store.set_order(&table.id, Seat::new(2), "power", "always").await.expect("kept");
    table.seats[2].orders.insert("power".to_owned(), "always".to_owned());
    assert_eq!(read(store, &table.id).await, table);
    let nowhere = store.set_order(&table.id, Seat::new(3), "power", "ask").await;
    assert!(matches!(nowhere, Err(StoreError::NoSeat { .. })));
}

async fn moves_are_kept_in_order(store: &dyn Store) {
    let table = opened(store).await;
    let at = |n: i64| 1_800_000_100_000 + n;
    let log: Vec<LoggedMove> = (0..25)
        .map(|n| match n % 4 {
            3 => drawn(&format!("roll {n}"), at(n)),
            seat => step(seat as u8, &format!("build {n} 'ä' 🪐"), at(n)),
        })
        .collect();
    assert!(
        store.append(&table.id, Known::moves(0), &log[..1], After::Waits).await.expect("asked").is_done()
    );
    assert!(
        store.append(&table.id, Known::moves(1), &log[1..12], After::Waits).await.expect("asked").is_done()
    );
    assert!(
        store.append(&table.id, Known::moves(12), &log[12..], After::Waits).await.expect("asked").is_done()
    );
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), log);
    assert_eq!(store.moves(&table.id, 20).await.expect("read"), log[20..]);
    assert_eq!(store.moves(&table.id, 25).await.expect("read"), []);
    assert_eq!(store.moves(&table.id, u32::MAX).await.expect("read"), []);
    assert_eq!(store.moves(&TableId::random(), 0).await.expect("read"), []);
    let found = read(store, &table.id).await;
    assert_eq!((found.moves, found.touched, found.points), (25, 1_800_000_100, None));
}

async fn moves_are_taken_back_if_they_are_still_the_last(store: &dyn Store) {
    let (table, other) = (opened(store).await, opened(store).await);
    let log: Vec<LoggedMove> = (0..6).map(|n| step(0, &format!("move {n}"), n)).collect();
    for id in [&table.id, &other.id] {
        assert!(store.append(id, Known::moves(0), &log, After::Waits).await.expect("asked").is_done());
    }
    for (moves, from) in [(5, 3), (7, 3), (0, 0), (6, 6), (6, 9), (u32::MAX, 0)] {
        let done = store.take_back(&table.id, moves, from).await.expect("asked");
        assert_eq!(done, Appended::Taken, "{from} of {moves}");
    }
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), log);
    assert!(store.take_back(&table.id, 6, 4).await.expect("asked").is_done());
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), log[..4]);
    assert_eq!(read(store, &table.id).await.moves, 4);
    assert_eq!(store.moves(&other.id, 0).await.expect("read"), log, "another table is another matter");

    // Whoever has seen as many moves before some were taken back has not seen the same.
    let news = [step(1, "news", 9)];
    let late = store.append(&table.id, Known::moves(4), &news, After::Waits).await.expect("asked");
    assert_eq!(late, Appended::Taken);

    // Of many who take back or move at once, one does.
    let seen = Known { backs: 1, moves: 4 };
    let tries = (0..4).map(|_| store.take_back(&table.id, 4, 3));
    let (backs, added) = tokio::join!(join_all(tries), store.append(&table.id, seen, &news, After::Waits));
    let backs = backs.into_iter().filter(|done| matches!(done, Ok(Appended::Done(_)))).count();
    let added = matches!(added, Ok(Appended::Done(_)));
    assert_eq!(backs + usize::from(added), 1);
    let found = store.moves(&table.id, 0).await.expect("read");
    assert_eq!(found.len(), if added { 5 } else { 3 });
    assert_eq!(read(store, &table.id).await.moves, found.len() as u32);

    // Moves can follow, until the game is over.
    let first = found.len() as u32;
    let last = [step(0, "last", 10)];
    assert!(
        store
            .append(
                &table.id,
                Known { backs: whole(store, &table.id).await.backs, moves: first },
                &last,
                After::Over(&ended(&[1, 2, 3]))
            )
            .await
            .expect("asked")
            .is_done()
    );
    assert_eq!(store.take_back(&table.id, first + 1, 0).await.expect("asked"), Appended::Taken);
    assert_eq!(store.moves(&table.id, first).await.expect("read"), last);
    assert_eq!(store.take_back(&TableId::random(), 1, 0).await.expect("asked"), Appended::Taken);
}

async fn the_pace_of_a_table_is_kept(store: &dyn Store) {
    let (table, other) = (opened(store).await, opened(store).await);
    assert_eq!(whole(store, &table.id).await.pace, Pace::Usual);
    for pace in [Pace::Slow, Pace::Instant, Pace::Instant, Pace::Usual, Pace::Slow] {
        store.set_pace(&table.id, pace).await.expect("set");
        assert_eq!(whole(store, &table.id).await.pace, pace);
        assert_eq!(whole(store, &other.id).await.pace, Pace::Usual);
    }
    let nowhere = TableId::random();
    assert!(
        matches!(store.set_pace(&nowhere, Pace::Slow).await, Err(StoreError::NoTable(id)) if id == nowhere)
    );
}

async fn what_is_said_and_noted_is_kept(store: &dyn Store) {
    let (table, other) = (opened(store).await, opened(store).await);
    let said =
        |at: i64, words: Words| Said { seat: Seat::new(1), person: None, name: "Ben".to_owned(), at, words };
    let hello = said(5, Words::Phrase(Phrase::Hello));
    store.say(&table.id, &hello).await.expect("said");
    for at in 6..10 {
        store.say(&table.id, &said(at, Words::Own(format!("line {at}")))).await.expect("said");
    }
    let heard = whole(store, &table.id).await.talk;
    assert_eq!((heard.len(), &heard[0], heard[4].at), (5, &hello, 9), "in their order");
    assert!(whole(store, &other.id).await.talk.is_empty());
    for at in 0..KEPT as i64 {
        store.say(&table.id, &said(100 + at, Words::Phrase(Phrase::Oops))).await.expect("said");
    }
    let heard = whole(store, &table.id).await.talk;
    assert_eq!((heard.len(), heard[0].at), (KEPT, 100), "the oldest are forgotten");

    let (ida, max) = (somebody(store, "Ida").await, somebody(store, "Max").await);
    for words in ["one\ntwo", "three", ""] {
        store.set_note(&table.id, &ida, words).await.expect("written");
        assert_eq!(store.note(&table.id, &ida).await.expect("read"), words);
    }
    store.set_note(&table.id, &ida, "mine").await.expect("written");
    assert_eq!(store.note(&table.id, &max).await.expect("read"), "", "everybody has their own");
    assert_eq!(store.note(&other.id, &ida).await.expect("read"), "", "at every table");

    let nowhere = TableId::random();
    assert!(matches!(store.say(&nowhere, &hello).await, Err(StoreError::NoTable(id)) if id == nowhere));
    assert!(
        matches!(store.set_note(&nowhere, &ida, "").await, Err(StoreError::NoTable(id)) if id == nowhere)
    );
    // They go with their table.
    assert!(store.delete_table(&table.id, &table.host).await.expect("asked"));
    assert_eq!(store.load(&table.id, None).await.expect("read"), None);
    assert_eq!(store.note(&table.id, &ida).await.expect("read"), "");
}

async fn of_many_moves_at_once_one_counts(store: &dyn Store) {
    let table = opened(store).await;
    for seq in 0..10 {
        let tries: Vec<LoggedMove> = (0..8).map(|n| step(0, &format!("move {seq} of page {n}"), n)).collect();
        let done =
            join_all(tries.iter().map(|mv| {
                store.append(&table.id, Known::moves(seq), std::slice::from_ref(mv), After::Waits)
            }))
            .await;
        let done: Vec<Appended> = done.into_iter().map(|done| done.expect("asked")).collect();
        let winners: Vec<usize> = (0..8).filter(|n| done[*n].is_done()).collect();
        assert_eq!(winners.len(), 1, "{done:?}");
        assert_eq!(store.moves(&table.id, seq).await.expect("read"), [tries[winners[0]].clone()]);
    }
    assert_eq!(read(store, &table.id).await.moves, 10);
}

async fn all_moves_of_a_turn_count_or_none(store: &dyn Store) {
    let table = opened(store).await;
    let ours = [step(0, "a", 1000), step(0, "b", 2000)];
    assert!(store.append(&table.id, Known::moves(0), &ours, After::Waits).await.expect("asked").is_done());
    let theirs = [step(1, "c", 3000), step(1, "d", 4000), step(1, "e", 5000)];
    for first in [0, 1] {
        let late = store
            .append(&table.id, Known::moves(first), &theirs, After::Over(&ended(&[1, 2, 3])))
            .await
            .expect("asked");
        assert_eq!(late, Appended::Taken);
    }
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), ours);
    let found = read(store, &table.id).await;
    assert_eq!((found.moves, found.touched, found.points), (2, 2, None));
}

async fn a_log_has_no_gaps_and_ends(store: &dyn Store) {
    let table = opened(store).await;
    let mv = [step(0, "a", 1000)];
    let gap = store.append(&table.id, Known::moves(1), &mv, After::Waits).await;
    assert!(matches!(gap, Err(StoreError::Gap { moves: 0, first: 1, .. })), "{gap:?}");
    let nowhere = store.append(&TableId::random(), Known::moves(0), &mv, After::Waits).await;
    assert!(matches!(nowhere, Err(StoreError::NoTable(_))), "{nowhere:?}");
    let nothing = store.append(&TableId::random(), Known::moves(0), &[], After::Waits).await;
    assert!(matches!(nothing, Err(StoreError::NoTable(_))), "{nothing:?}");
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), []);

    let done = store
        .append(&table.id, Known::moves(0), &mv, After::Over(&ended(&[120, -3, 0])))
        .await
        .expect("asked");
    assert!(done.is_done());
    let found = read(store, &table.id).await;
    assert_eq!((found.moves, found.points), (1, Some(vec![120, -3, 0])));
    let after = store.append(&table.id, Known::moves(1), &mv, After::Waits).await;
    assert!(matches!(after, Err(StoreError::Over(_))), "{after:?}");
    let late =
        store.append(&table.id, Known::moves(0), &mv, After::Over(&ended(&[0, 0, 0]))).await.expect("asked");
    assert_eq!(late, Appended::Taken);
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), mv);
    assert_eq!(read(store, &table.id).await.points, Some(vec![120, -3, 0]));
}

/// A browser that goes away drops whatever was being done for it, at any point.
async fn abandoned_requests_leave_nothing_half_done(store: &dyn Store) {
    let table = opened(store).await;
    let turn = [step(0, "a", 1000), step(0, "b", 2000), step(0, "c", 3000)];
    for micros in (0..3000).step_by(50) {
        let first = read(store, &table.id).await.moves;
        let patience = Duration::from_micros(micros);
        let _ =
            tokio::time::timeout(patience, store.append(&table.id, Known::moves(first), &turn, After::Waits))
                .await;
        let _ =
            tokio::time::timeout(patience / 2, store.set_order(&table.id, Seat::new(0), "charge", "x")).await;
    }
    // The last of them may just be arriving after all.
    let mut tries = 0;
    let mut done = Appended::Taken;
    while done == Appended::Taken {
        let first = read(store, &table.id).await.moves;
        assert_eq!(first % 3, 0, "whole turns");
        done = store.append(&table.id, Known::moves(first), &turn, After::Waits).await.expect("asked");
        tries += 1;
        assert!(tries < 10, "nobody else is there");
    }
    let log = store.moves(&table.id, 0).await.expect("read");
    assert_eq!(log.len(), read(store, &table.id).await.moves as usize);
    assert!(log.chunks(3).all(|chunk| chunk == turn));
}

/// How a game of three ends in which the second seat wins though it has as many points as the third.
fn outcome() -> Outcome {
    let seat = |total, won, plays: &str| SeatOutcome {
        total,
        won,
        plays: Some(plays.to_owned()),
        sources: vec![("rounds".to_owned(), total - 10), ("l'été".to_owned(), 10)],
        ..SeatOutcome::default()
    };
    let automatic =
        SeatOutcome { automatic: true, level: Some("level-hard".to_owned()), ..seat(70, false, "automa") };
    Outcome {
        seats: vec![seat(-3, false, "terrans"), seat(70, true, "xenos"), automatic],
        sources: vec!["rounds".to_owned(), "l'été".to_owned()],
    }
}

async fn results_are_written_with_the_last_move(store: &dyn Store) {
    let table = opened(store).await;
    assert_eq!(store.results_of(&table.host, 10).await.expect("read"), [], "the game is on");
    let mv = [step(0, "a", 1_800_000_001_000)];
    assert!(store.append(&table.id, Known::moves(0), &mv, After::Waits).await.expect("asked").is_done());
    let late = [step(0, "b", 1_800_000_002_000)];
    let taken =
        store.append(&table.id, Known::moves(0), &late, After::Over(&outcome())).await.expect("asked");
    assert_eq!(taken, Appended::Taken);
    assert_eq!(store.results_of(&table.host, 10).await.expect("read"), [], "nothing half done");
    let done = store.append(&table.id, Known::moves(1), &late, After::Over(&outcome())).await.expect("asked");
    assert!(done.is_done());
    let finished = store.results_of(&table.host, 10).await.expect("read");
    let row = read(store, &table.id).await;
    assert_eq!((row.points.clone(), row.touched), (Some(vec![-3, 70, 70]), 1_800_000_002));
    assert_eq!(finished, [Finished { table: row, outcome: Some(outcome()) }]);
    assert_eq!(store.uncounted().await.expect("read"), []);
    // A deleted table takes its result with it.
    assert!(store.delete_table(&table.id, &table.host).await.expect("asked"));
    assert_eq!(store.results_of(&table.host, 10).await.expect("read"), []);
}

async fn a_game_is_counted_once(store: &dyn Store) {
    let table = opened(store).await;
    store.count(&table.id, &outcome()).await.expect("asked");
    assert_eq!(store.uncounted().await.expect("read"), [], "a running game is no result");
    let mv = [step(0, "a", 1_800_000_001_000)];
    assert!(
        store
            .append(&table.id, Known::moves(0), &mv, After::Over(&outcome()))
            .await
            .expect("asked")
            .is_done()
    );
    let counted = async || store.results_of(&table.host, 10).await.expect("read").remove(0).outcome;
    assert_eq!(counted().await, Some(outcome()), "what was counted too early does not count");
    store.count(&table.id, &ended(&[1, 2, 3])).await.expect("asked");
    assert_eq!(counted().await, Some(outcome()), "the first count stays");
    store.count(&TableId::random(), &outcome()).await.expect("nothing happens");
}

async fn results_belong_to_those_who_sat_there(store: &dyn Store) {
    let (ida, max) = (somebody(store, "Ida").await, somebody(store, "Max").await);
    let mut ids = Vec::new();
    for number in 0..3_i64 {
        let mut table = table(ida);
        // The host of the second does not sit there.
        table.seats[0].sitter = Some(if number == 1 { sitting(max, "Max") } else { sitting(ida, "Ida") });
        store.open_table(&table).await.expect("opened");
        let mv = [step(0, "a", 1_800_000_000_000 + number * 1000)];
        let _ = store.append(&table.id, Known::moves(0), &mv, After::Over(&outcome())).await.expect("asked");
        ids.push(table.id);
    }
    let of = async |person, limit| {
        let results = store.results_of(&person, limit).await.expect("read");
        results.into_iter().map(|finished| finished.table.id).collect::<Vec<_>>()
    };
    assert_eq!(of(ida, 10).await, [ids[2], ids[0]], "the latest first");
    assert_eq!(of(ida, 1).await, [ids[2]]);
    assert_eq!(of(max, 10).await, [ids[1]]);
    assert_eq!(of(PersonId::random(), 10).await, []);
}

async fn a_table_begins_with_what_was_given(store: &dyn Store) {
    let mut table = table(somebody(store, "Ida").await);
    (table.given, table.moves) = (2, 2);
    let given = [drawn("deal", 1000), step(0, "a", 2000)];
    store.open_table_with(&table, &given, None).await.expect("opened");
    assert_eq!(read(store, &table.id).await, table);
    assert_eq!(store.moves(&table.id, 0).await.expect("read"), given);
    assert!(matches!(store.open_table_with(&table, &given, None).await, Err(StoreError::SameTable(_))));
    let more = [step(1, "b", 1_800_000_001_000), step(2, "c", 1_800_000_001_000)];
    assert!(store.append(&table.id, Known::moves(2), &more, After::Waits).await.expect("asked").is_done());
    assert_eq!(
        store.take_back(&table.id, 4, 1).await.expect("asked"),
        Appended::Taken,
        "what was given stays"
    );
    assert!(store.take_back(&table.id, 4, 2).await.expect("asked").is_done());
    let last = [step(1, "b", 1_800_000_002_000)];
    assert!(
        store
            .append(&table.id, Known { backs: 1, moves: 2 }, &last, After::Over(&outcome()))
            .await
            .expect("asked")
            .is_done()
    );
    assert_eq!(store.results_of(&table.host, 10).await.expect("read"), [], "no result of one's own");
    assert_eq!(store.tables_of(&table.host, true, 10).await.expect("read").len(), 1);
    let nobody = TableRow { id: TableId::random(), host: PersonId::random(), seats: Vec::new(), ..table };
    assert!(matches!(store.open_table_with(&nobody, &given, None).await, Err(StoreError::NoPerson)));
    assert_eq!(store.moves(&nobody.id, 0).await.expect("read"), [], "nothing half done");
}

async fn studies_are_nobodys_games(store: &dyn Store) {
    let ida = somebody(store, "Ida").await;
    let study = || TableRow { seats: Vec::new(), given: 1, moves: 1, open: true, ..table(ida) };
    let (over, on) = (study(), study());
    let given = [drawn("deal", 1000)];
    store.open_table_with(&over, &given, Some(&outcome())).await.expect("opened");
    store.open_table_with(&on, &given, None).await.expect("opened");
    let studies = store.studies_of(&ida, 10).await.expect("read");
    assert_eq!(studies.len(), 2);
    assert!(studies.iter().all(TableRow::is_study));
    assert_eq!(store.studies_of(&ida, 1).await.expect("read").len(), 1);
    for finished in [true, false] {
        assert_eq!(store.tables_of(&ida, finished, 10).await.expect("read"), []);
    }
    assert_eq!(store.results_of(&ida, 10).await.expect("read"), []);
    assert_eq!(store.open_tables(10).await.expect("read"), []);
    assert_eq!(store.due(10).await.expect("read"), []);
    let held = store.holdings(&ida).await.expect("read");
    assert_eq!((held.tables, held.seats, held.studies), (0, 0, 2));
    let max = somebody(store, "Max").await;
    assert!(!store.delete_table(&on.id, &max).await.expect("asked"));
    assert!(store.delete_table(&on.id, &ida).await.expect("asked"));
    // Kept for as long as a running game, over or not.
    assert_eq!(store.expire(i64::MAX, 0).await.expect("asked"), []);
    assert_eq!(store.expire(0, i64::MAX).await.expect("asked"), [over.id]);
}

async fn lists_show_the_right_tables(store: &dyn Store) {
    let (ida, max) = (somebody(store, "Ida").await, somebody(store, "Max").await);
    let mut tables: Vec<TableRow> = (0..5).map(|_| table(ida)).collect();
    tables[1].open = false;
    tables[3].seats[2].sitter = Some(sitting(max, "Max"));
    // The host of the last one only looks on.
    tables[4].seats[0].sitter = Some(Sitter::Bot("random".to_owned()));
    for (n, table) in (0..).zip(&mut tables) {
        table.touched += n;
        store.open_table(table).await.expect("opened");
    }
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let of =
        async |person: PersonId, finished| ids(store.tables_of(&person, finished, 10).await.expect("read"));
    let open = async || ids(store.open_tables(10).await.expect("read"));
    let id = |n: usize| tables[n].id;

    assert_eq!(of(ida, false).await, [id(4), id(3), id(2), id(1), id(0)]);
    assert_eq!(of(max, false).await, [id(3)]);
    assert_eq!(of(PersonId::random(), false).await, []);
    assert_eq!(open().await, [id(4), id(2), id(0)]);
    assert_eq!(store.due(10).await.expect("read"), [id(3)]);
    let latest = store.tables_of(&ida, false, 2).await.expect("read");
    assert_eq!(latest, [tables[4].clone(), tables[3].clone()], "with all their seats");
    assert_eq!(ids(store.open_tables(1).await.expect("read")), [id(4)]);
    assert_eq!(store.tables_of(&ida, false, 0).await.expect("read"), []);

    // A move brings a table to the top; the last one takes it away.
    let at = 1_800_001_000_000;
    assert!(
        store
            .append(&id(0), Known::moves(0), &[step(0, "a", at)], After::Waits)
            .await
            .expect("asked")
            .is_done()
    );
    assert_eq!(open().await, [id(0), id(4), id(2)]);
    let over = ended(&[1, 2, 3]);
    let over = After::Over(&over);
    assert!(store.append(&id(0), Known::moves(1), &[step(0, "b", at)], over).await.expect("asked").is_done());
    assert!(
        store
            .append(&id(3), Known::moves(0), &[step(0, "a", at + 1000)], over)
            .await
            .expect("asked")
            .is_done()
    );
    assert_eq!(open().await, [id(4), id(2)]);
    assert_eq!(store.due(10).await.expect("read"), []);
    assert_eq!(of(ida, true).await, [id(3), id(0)]);
    assert_eq!(of(ida, false).await, [id(4), id(2), id(1)]);
    assert_eq!(of(max, true).await, [id(3)]);
}

async fn a_closed_store_says_so(store: &dyn Store) {
    store.close().await;
    let late = store.secret().await.expect_err("closed");
    assert!(matches!(late, StoreError::Closed), "{late}");
}
