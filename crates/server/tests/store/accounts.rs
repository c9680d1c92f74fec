//! Accounts, ratings, blocks, clocks and notices.

use server::store::{
    Account, After, Clock, Known, Notice, Outcome, PersonId, Rating, Said, SeatOutcome, Session, Shows,
    Sitter, Span, Store, TableRow, Webhook, Words,
};
use table::Seat;

use crate::tokens::token;
use crate::{drawn, free, opened, sitting, somebody, step, table, whole};

/// An account of this name; nobody has tried to sign in with it.
fn account(sign_in: &str) -> Account {
    Account {
        person: PersonId::random(),
        sign_in: sign_in.to_owned(),
        handle: format!("page-of-{sign_in}"),
        password: "$argon2id$…".to_owned(),
        recovery: "fingerprint".to_owned(),
        created: 1_800_000_000,
        shows: Shows { ratings: true, results: false },
    }
}

pub async fn signed_up(store: &dyn Store, sign_in: &str) -> PersonId {
    let account = account(sign_in);
    assert!(store.sign_up(&account, sign_in, &PersonId::random()).await.expect("asked"));
    account.person
}

fn session(id: &str, person: PersonId, seen: i64) -> Session {
    Session { id: id.to_owned(), person, device: "Firefox · Linux".to_owned(), created: 1, seen }
}

pub async fn an_account_takes_over_what_a_guest_has(store: &dyn Store) {
    let row = opened(store).await;
    let guest = row.host;
    store.visited(&row.id, &guest, 5).await.expect("noted");
    store.set_note(&row.id, &guest, "plan").await.expect("written");
    let max = somebody(store, "Max").await;
    store.block(&guest, &max, 1).await.expect("blocked");
    assert!(store.add_token(&token("guests", guest, 1), 9).await.expect("kept"));
    let version = whole(store, &row.id).await.version;
    let ida = account("ida");
    assert!(store.sign_up(&ida, "Ida", &guest).await.expect("asked"));
    assert_eq!(store.account_called("ida").await.expect("read"), Some(ida.clone()));
    assert_eq!(store.account_of("page-of-ida").await.expect("read"), Some(ida.clone()));
    let now = whole(store, &row.id).await;
    assert!(now.version > version, "everybody is told");
    assert_eq!((now.row.host, now.row.seats_of(&ida.person).count()), (ida.person, 1));
    assert_eq!(now.row.seats_of(&guest).count(), 0);
    assert_eq!(store.note(&row.id, &ida.person).await.expect("read"), "plan");
    assert_eq!(store.note(&row.id, &guest).await.expect("read"), "");
    assert_eq!(store.blocks(&ida.person).await.expect("read").len(), 1);
    assert_eq!(
        store.token("guests").await.expect("read"),
        None,
        "programs of a guest are not let into the account"
    );
    // A name is given once, and whoever comes too late keeps what they have.
    let other = opened(store).await;
    let late = account("ida");
    assert!(!store.sign_up(&late, "Eve", &other.host).await.expect("asked"));
    assert_eq!(whole(store, &other.id).await.row.host, other.host);
    assert_eq!(store.person(&late.person).await.expect("read"), None);
    // Nobody takes over what another account has, whatever they ask for.
    let eve = signed_up(store, "eve").await;
    store.take_along(&ida.person, &eve).await.expect("asked");
    assert_eq!(whole(store, &row.id).await.row.host, ida.person);
    // Where both have something, it is not there twice.
    store.visited(&other.id, &ida.person, 7).await.expect("noted");
    store.visited(&other.id, &other.host, 9).await.expect("noted");
    store.take_along(&other.host, &ida.person).await.expect("taken");
    assert_eq!(store.visits(&other.id).await.expect("read").len(), 1);
    assert!(store.add_token(&token("idas", ida.person, 1), 9).await.expect("kept"));
    store.remove_account(&ida.person, "N. N.").await.expect("removed");
    assert_eq!(store.token("idas").await.expect("read"), None);
    assert_eq!(store.account(&ida.person).await.expect("read"), None);
    assert_eq!(store.table(&other.id).await.expect("read"), None, "nobody else sat there");
    assert_eq!(store.note(&row.id, &ida.person).await.expect("read"), "");
    assert!(store.tokens_of(&ida.person).await.expect("read").is_empty(), "no program acts for her");
}

pub async fn sessions_and_codes_end(store: &dyn Store) {
    let (ida, max) = (signed_up(store, "ida").await, signed_up(store, "max").await);
    for (id, person, seen) in [("a", ida, 10), ("b", ida, 20), ("c", ida, 30), ("m", max, 10)] {
        store.open_session(&session(id, person, seen), 0).await.expect("opened");
    }
    let ids = async |person: &PersonId| -> Vec<String> {
        let sessions = store.sessions(person).await.expect("read");
        sessions.into_iter().map(|session| session.id).collect()
    };
    assert_eq!(ids(&ida).await, ["c", "b", "a"]);
    store.session_seen("a", 40).await.expect("noted");
    store.session_seen("a", 35).await.expect("noted");
    assert_eq!(store.session("a").await.expect("read"), Some(session("a", ida, 40)));
    assert!(!store.end_session(&max, "a").await.expect("asked"), "not theirs");
    assert!(store.end_session(&ida, "a").await.expect("asked"));
    assert_eq!(store.session("a").await.expect("read"), None);
    store.open_session(&session("d", ida, 50), 25).await.expect("opened");
    assert_eq!(ids(&ida).await, ["d", "c"], "what nobody has used for long is ended");
    store.set_password(&ida, "new", "d").await.expect("set");
    assert_eq!(ids(&ida).await, ["d"]);
    let before = store.account(&ida).await.expect("read").expect("an account");
    assert_eq!(before.password, "new");
    for (id, person) in [("idas", ida), ("maxs", max)] {
        assert!(store.add_token(&token(id, person, 1), 9).await.expect("kept"));
    }
    assert!(store.recover(&before, "newer", "second code").await.expect("asked"));
    let kept = [store.token("idas").await.expect("read"), store.token("maxs").await.expect("read")];
    assert_eq!(
        kept.map(|token| token.is_some()),
        [false, true],
        "whoever had the password may have made some"
    );
    assert!(!store.recover(&before, "newest", "third code").await.expect("asked"), "a code works once");
    let after = store.account(&ida).await.expect("read").expect("an account");
    assert_eq!((after.password.as_str(), after.recovery.as_str()), ("newer", "second code"));
    assert_eq!(ids(&ida).await, [""; 0]);
    assert!(store.tokens_of(&ida).await.expect("read").is_empty(), "whoever had it has nothing left");
    assert_eq!(ids(&max).await, ["m"], "others are not concerned");
}

/// What is different about a table.
type Change = fn(&mut TableRow);

/// A table of these people, ready to end.
async fn seated(store: &dyn Store, people: &[PersonId], change: impl FnOnce(&mut TableRow)) -> TableRow {
    let mut row = table(people[0]);
    row.hints = false;
    row.seats = (0..people.len() as u8).map(free).collect();
    for (seat, person) in row.seats.iter_mut().zip(people) {
        seat.sitter = Some(sitting(*person, "Somebody"));
    }
    change(&mut row);
    store.open_table(&row).await.expect("opened");
    row
}

async fn ends(store: &dyn Store, row: &TableRow, points: &[i32]) {
    let moves = [drawn("deal", 1000), step(0, "a", 2000)];
    let over = Outcome::of_points(points);
    let ended = store.append(&row.id, Known::moves(0), &moves, After::Over(&over)).await.expect("asked");
    assert!(ended.is_done());
    // Whoever ends it again ends nothing.
    assert!(store.append(&row.id, Known::moves(2), &moves, After::Over(&over)).await.is_err());
    store.count(&row.id, &over).await.expect("known already");
}

async fn rating(store: &dyn Store, person: &PersonId) -> Option<Rating> {
    store.ratings_of(person).await.expect("read").remove(&table(*person).game)
}

pub async fn games_between_accounts_are_rated_once(store: &dyn Store) {
    let (ida, max) = (signed_up(store, "ida").await, signed_up(store, "max").await);
    let (eve, guest) = (signed_up(store, "eve").await, somebody(store, "Gus").await);
    let row = seated(store, &[ida, max, eve, guest], |_| {}).await;
    ends(store, &row, &[30, 20, 20, 90]).await;
    let [first, second, third] =
        [ida, max, eve].map(async |person| rating(store, &person).await.expect("rated"));
    let (first, second, third) = (first.await, second.await, third.await);
    assert!(first.points() > 1500 && second.points() < 1500, "{first:?} {second:?}");
    assert_eq!(second, third, "as good as each other");
    assert!(first.give_or_take() < 500 && first.games == 1);
    assert_eq!(rating(store, &guest).await, None);
    // The two who are at the same table know it when it is read.
    let about = whole(store, &row.id).await.about;
    assert_eq!(about.known[&ida], ("page-of-ida".to_owned(), Some(first)));
    let unrated: [(&[PersonId], Change); 5] = [
        (&[ida, guest], |_| {}),
        (&[ida, ida, max], |_| {}),
        (&[ida, max], |row| row.hints = true),
        (&[ida, max], |row| "handicap = [0, 5]".clone_into(&mut row.setup)),
        (&[ida, max], |row| row.seats[1].sitter = Some(Sitter::Bot("medium".to_owned()))),
    ];
    for (people, change) in unrated {
        let row = seated(store, people, change).await;
        ends(store, &row, &vec![1; people.len()]).await;
    }
    assert_eq!(rating(store, &ida).await, Some(first));
    let given = seated(store, &[ida, max], |_| {}).await;
    let given = TableRow { id: server::store::TableId::random(), given: 2, ..given };
    let seats = |row: &TableRow| TableRow { seats: row.seats.iter().map(anew).collect(), ..row.clone() };
    let moves = [drawn("deal", 1000), step(0, "a", 2000)];
    store.open_table_with(&seats(&given), &moves, None).await.expect("opened");
    let over = Outcome { seats: vec![SeatOutcome::default(); 2], sources: Vec::new() };
    let ended = store.append(&given.id, Known::moves(2), &[step(1, "b", 3000)], After::Over(&over)).await;
    assert!(ended.expect("asked").is_done());
    assert_eq!(rating(store, &ida).await, Some(first), "what was given does not count");
    let names: Vec<String> =
        store.ladder(&row.game, 10).await.expect("read").into_iter().map(|row| row.name).collect();
    assert_eq!(names.len(), 3);
    assert_eq!(names[0], "ida");
    store.set_shows(&ida, Shows::default()).await.expect("set");
    assert_eq!(store.ladder(&row.game, 10).await.expect("read").len(), 2, "only those who agree");
    assert!(!whole(store, &row.id).await.about.known.contains_key(&ida));
}

fn anew(seat: &server::store::SeatRow) -> server::store::SeatRow {
    server::store::SeatRow { invitation: server::store::new_invitation(), ..seat.clone() }
}

pub async fn blocks_are_kept_and_told(store: &dyn Store) {
    let row = opened(store).await;
    let (ida, max) = (row.host, somebody(store, "Max").await);
    assert!(store.take_seat(&row.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    let said = Said {
        seat: Seat::new(2),
        person: Some(max),
        name: "Max".to_owned(),
        at: 5,
        words: Words::Own("boo".to_owned()),
    };
    store.say(&row.id, &said).await.expect("said");
    assert_eq!(whole(store, &row.id).await.talk, [said]);
    let version = whole(store, &row.id).await.version;
    store.block(&ida, &max, 7).await.expect("blocked");
    store.block(&ida, &max, 9).await.expect("blocked already");
    let now = whole(store, &row.id).await;
    assert!(now.version > version);
    assert!(now.about.blocks.contains(&(ida, max)) && now.about.blocks.len() == 1);
    let blocks = store.blocks(&ida).await.expect("read");
    assert_eq!((blocks.len(), blocks[0].person, blocks[0].at), (1, max, 7));
    assert!(store.blockers(&max).await.expect("read").contains(&ida));
    assert!(store.blockers(&ida).await.expect("read").is_empty());
    store.unblock(&ida, &max).await.expect("unblocked");
    assert!(store.blocks(&ida).await.expect("read").is_empty());
    assert!(whole(store, &row.id).await.about.blocks.is_empty());
    assert!(store.block(&ida, &PersonId::random(), 1).await.is_err(), "nobody knows them");
}

pub async fn clocks_run_when_everybody_is_there(store: &dyn Store) {
    let row = opened(store).await;
    let clock = Clock { span: Span::Game, seconds: 3600, replaces: true };
    store.set_clock(&row.id, clock).await.expect("set");
    store.set_clock(&row.id, Clock { seconds: 1, ..clock }).await.expect("agreed already");
    let running = async || whole(store, &row.id).await.about.clock.expect("a clock");
    assert_eq!((running().await.clock, running().await.since), (clock, None));
    assert!(store.clocks_to_look_at(i64::MAX, 10).await.expect("read").is_empty());
    let max = somebody(store, "Max").await;
    assert!(store.take_seat(&row.id, Seat::new(2), &sitting(max, "Max")).await.expect("asked"));
    let since = running().await.since.expect("it runs");
    assert!(store.clocks_to_look_at(since, 10).await.expect("read").contains(&row.id));
    store.look_at(&row.id, since + 500).await.expect("set");
    assert!(!store.clocks_to_look_at(since + 499, 10).await.expect("read").contains(&row.id));
    assert!(store.clocks_to_look_at(since + 500, 10).await.expect("read").contains(&row.id));
    let moves = [drawn("deal", 1000), step(0, "a", 2000)];
    let _ = store.append(&row.id, Known::moves(0), &moves, After::Waits).await.expect("written");
    let _ = store.take_back(&row.id, 2, 1).await.expect("asked");
    assert!(running().await.since.expect("it runs") >= since, "from when moves were taken back");
}

pub async fn a_notice_is_sent_once(store: &dyn Store) {
    let ida = signed_up(store, "ida").await;
    let row = seated(store, &[ida, somebody(store, "Max").await], |_| {}).await;
    let notice = |moves: u32| Notice {
        table: row.id,
        person: ida,
        kind: "your-turn".to_owned(),
        moves,
        backs: 0,
        seat: Seat::new(0),
        round: 1,
        tries: 0,
    };
    store.notice(&notice(1), 1000).await.expect("asked");
    assert!(store.take_notices(1000, 2000, 9).await.expect("read").is_empty(), "she wants none");
    let [url, secret, links] =
        ["https://example.org/hook", "secret", "https://table.example"].map(str::to_owned);
    let webhook = Webhook { url, secret, links };
    store.set_webhook(&ida, Some(&webhook)).await.expect("set");
    assert_eq!(store.webhook(&ida).await.expect("read"), Some(webhook));
    assert!(whole(store, &row.id).await.about.notified.contains(&ida));
    for _ in 0..3 {
        store.notice(&notice(1), 1000).await.expect("asked");
    }
    let takers = futures::future::join_all((0..8).map(|_| store.take_notices(1000, 2000, 9))).await;
    let taken: Vec<Notice> = takers.into_iter().flat_map(|taken| taken.expect("read")).collect();
    assert_eq!(taken, [Notice { tries: 1, ..notice(1) }], "one of many has it");
    assert_eq!(store.take_notices(1999, 3000, 9).await.expect("read"), []);
    let again = store.take_notices(2000, 3000, 9).await.expect("read");
    assert_eq!(again, [Notice { tries: 2, ..notice(1) }], "whoever had it has not been heard of");
    store.notice(&notice(0), 2900).await.expect("asked");
    let next = store.take_notices(3000, 4000, 1).await.expect("read");
    assert_eq!(next, [Notice { tries: 1, ..notice(0) }], "what was never tried goes before what was in vain");
    store.put_notice(&next[0], None).await.expect("done");
    store.put_notice(&again[0], None).await.expect("done");
    store.notice(&notice(1), 5000).await.expect("asked");
    assert_eq!(store.take_notices(i64::MAX, 1, 9).await.expect("read"), [], "never again");
    for moves in 2..200 {
        store.notice(&notice(moves), 5000).await.expect("asked");
    }
    assert!(store.take_notices(5000, 6000, 500).await.expect("read").len() < 130, "nobody is flooded");
    store.forget_notices(6000).await.expect("forgotten");
    assert_eq!(store.take_notices(i64::MAX, 1, 9).await.expect("read"), []);
    store.set_webhook(&ida, None).await.expect("set");
    assert_eq!(store.webhook(&ida).await.expect("read"), None);
}
