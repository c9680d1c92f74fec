//! Several people at one table, and a server that goes away.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::Duration;

use crate::hand::{HOT_SEAT, open, seq, take_turn};
use crate::stage::{Folder, Server, Visit, visit};
use crate::tab::{Tab, quoted};

async fn my_turn(tab: &Tab) -> bool {
    tab.eval("T.byId('state').dataset.myTurn === 'true'").await
}

#[test]
fn two_people_share_a_screen() {
    visit("hot-seat", async |visit| {
        let tab = visit.person().await;
        tab.go("/new/gaia").await;
        tab.write("#name", "Ada").await;
        tab.eval::<bool>("(() => { const seat = T.byId('seat-2'); seat.value = 'here'; seat.dispatchEvent(new Event('change', { bubbles: true })); return true; })()").await;
        tab.write("#name-2", "Ben").await;
        tab.click("[name=shuffle]").await;
        tab.follow("form.new-game .button.primary").await;
        let mut movers = Vec::new();
        for turn in 0..6 {
            let who = tab.text("#order .now .player-name b").await;
            assert!(tab.text("#whose").await.contains(&who), "turn {turn}: the bar says whose turn it is");
            movers.push(who);
            take_turn(&tab).await;
        }
        assert!(movers.contains(&"Ada".to_owned()) && movers.contains(&"Ben".to_owned()), "{movers:?}");
    });
}

/// Ada opens a table, and Ben follows her invitation.
async fn meet(ada: &Tab, ben: &Tab) {
    open(ada, "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'invite', 'option-first_game': 'on' }")
        .await;
    let link: String =
        ada.eval("new URL(document.querySelector('.invite input').value, location.href).pathname").await;
    ben.go(&link).await;
    ben.write("#name", "Ben").await;
    ben.follow("form.panel .button.primary").await;
    // The page of the host becomes the table by itself.
    ada.wait("T.byId('state')").await;
}

#[test]
fn two_people_at_two_screens() {
    visit("invitation", async |visit| {
        let (ada, ben) = (visit.person().await, visit.person().await);
        meet(&ada, &ben).await;
        assert_eq!(ada.text("#order .now .player-name b").await, "Ada");
        assert!(my_turn(&ada).await && !my_turn(&ben).await);
        ada.wait("T.byId('connection').dataset.jsState === 'on' && !document.querySelector('#order [data-js-away]')").await;
        play_together(&ada, &ben, 6).await;
        // What the other did is told.
        let log: usize = ben.eval("document.querySelectorAll('#log [data-from]').length").await;
        assert!(log >= 3, "{log} turns");

        // Somebody who has gone is marked, and a stranger only looks on.
        let stranger = visit.person().await;
        stranger.go(&ada.eval::<String>("location.pathname").await).await;
        assert!(stranger.eval::<bool>("!T.byId('confirm') && !document.querySelector('#choices')").await);
        ben.go("/about").await;
        ada.wait("document.querySelector('#order [data-js-away] .away')").await;
    });
}

#[test]
fn two_people_at_two_servers() {
    visit("two-servers", async |visit| {
        let database = testing::postgres::database();
        let (one, two) = (Server::share(&database), Server::share(&database));
        let (ada, ben) = (visit.person_at(&one.address).await, visit.person_at(&two.address).await);
        meet(&ada, &ben).await;
        // Each is told that the other is there, at whichever server.
        for tab in [&ada, &ben] {
            tab.wait("T.byId('connection').dataset.jsState === 'on' && !document.querySelector('#order [data-js-away]')").await;
        }
        play_together(&ada, &ben, 4).await;
        ben.go("/about").await;
        ada.wait("document.querySelector('#order [data-js-away] .away')").await;
        // Nobody listens any more when the servers go.
        ada.go("/about").await;
    });
}

/// Plays a few turns, each of which the other sees without a reload.
async fn play_together(ada: &Tab, ben: &Tab, turns: usize) {
    for tab in [ada, ben] {
        tab.wait("T.byId('connection').dataset.jsState === 'on'").await;
        tab.eval::<bool>("window.same = true").await;
    }
    for _ in 0..turns {
        let (mover, other) = if my_turn(ada).await { (ada, ben) } else { (ben, ada) };
        take_turn(mover).await;
        let now = seq(mover).await;
        other.wait(&format!("T.byId('state').dataset.seq === '{now}'")).await;
        mover
            .wait("T.byId('state').dataset.myTurn === 'true' || document.querySelector('#idle .thinking')")
            .await;
    }
    let same = ada.eval::<bool>("window.same").await && ben.eval::<bool>("window.same").await;
    assert!(same, "without a reload");
}

/// What browsers complain about when a server goes away.
const GONE: [&str; 5] = [
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION_RESET",
    "Failed to fetch",
];

/// A server of its own, which may go away: its folder, its file, and itself.
fn server_that_goes(visit: &Visit) -> (Folder, PathBuf, Server) {
    for words in GONE {
        visit.allow(words);
    }
    let folder = Folder::new();
    let db = folder.0.join("astrarium.db");
    let server = Server::start(&db, 0, 20);
    (folder, db, server)
}

#[test]
fn without_a_connection_there_is_a_page_that_says_so() {
    visit("offline", async |visit| {
        let (_folder, db, server) = server_that_goes(visit);
        let port = server.port;
        let tab = visit.person_at(&server.address).await;
        tab.go("/").await;
        tab.follow("[name=lang][value=de]").await;
        let path = open(&tab, HOT_SEAT).await;
        // The worker beside the page has what it needs.
        let kept: bool = tab
            .eval(
                "(async () => {
                    await navigator.serviceWorker.ready;
                    for (let tries = 0; tries < 200; tries += 1) {
                        const page = await caches.match('/offline', { ignoreVary: true });
                        if ((await page?.text())?.includes('Keine Verbindung')) return true;
                        await T.sleep(50);
                    }
                    return false;
                })()",
            )
            .await;
        assert!(kept, "in the language of the page");
        drop(server);

        tab.go(&path).await;
        assert_eq!(tab.text("h1").await, "Keine Verbindung");
        let styled: bool = tab
            .eval("getComputedStyle(document.querySelector('.button.primary')).backgroundColor !== 'rgba(0, 0, 0, 0)'")
            .await;
        assert!(styled, "its style sheets are there too");
        assert!(tab.eval::<bool>(&format!("location.pathname === {}", quoted(&path))).await);

        let _server = Server::start(&db, port, 20);
        tab.see("#choices .card").await;
    });
}

/// Answers as a proxy does that reaches no server, until a page has asked for its news.
fn answer_for_nobody(port: u16) {
    let listener = TcpListener::bind(("127.0.0.1", port)).expect("the port is free again");
    for stream in listener.incoming() {
        let mut stream = stream.expect("a connection");
        // Browsers open connections that they may never need.
        stream.set_read_timeout(Some(Duration::from_secs(1))).expect("a time");
        let mut request = [0; 4096];
        let read = stream.read(&mut request).unwrap_or(0);
        let _ =
            stream.write_all(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        if String::from_utf8_lossy(&request[..read]).contains("/events ") {
            return;
        }
    }
}

#[test]
fn the_page_comes_back_after_the_server() {
    visit("reconnect", async |visit| {
        let (_folder, db, server) = server_that_goes(visit);
        let port = server.port;
        let tab = visit.person_at(&server.address).await;
        let path = open(&tab, HOT_SEAT).await;
        tab.wait("T.byId('connection').dataset.jsState === 'on'").await;
        take_turn(&tab).await;
        let before = seq(&tab).await;
        crate::hand::complete(&tab).await;
        let kept = crate::hand::draft(&tab).await;
        tab.eval::<bool>("window.same = true").await;

        drop(server);
        tab.wait("T.byId('connection').dataset.jsState === 'off'").await;
        // A click that cannot arrive says so, and loses nothing.
        tab.click("#confirm").await;
        tab.see(".toast").await;
        assert_eq!(crate::hand::draft(&tab).await, kept);
        // What a proxy answers while nobody is there.
        visit.allow("502 (Bad Gateway)");
        tokio::task::spawn_blocking(move || answer_for_nobody(port)).await.expect("a page asks");

        let server = Server::start(&db, port, 20);
        tab.wait("T.byId('connection').dataset.jsState === 'on'").await;
        assert_eq!(crate::hand::draft(&tab).await, kept, "the draft is still there");
        crate::hand::step(&tab, "#confirm").await;
        let now = seq(&tab).await;
        assert_eq!(now, before + kept.len());
        // Moves that are made elsewhere arrive again.
        let other = visit.second_tab(&tab).await;
        other.go(&path).await;
        other.front().await;
        take_turn(&other).await;
        tab.wait(&format!("Number(T.byId('state').dataset.seq) > {now}")).await;
        assert!(tab.eval::<bool>("window.same").await, "without a reload");
        drop(server);
    });
}

#[test]
fn what_is_said_is_heard() {
    visit("talk", async |visit| {
        let (ada, ben) = (visit.person().await, visit.person().await);
        meet(&ada, &ben).await;
        ben.click("[data-menu]").await;
        ben.follow("#menu [name=lang][value=de]").await;
        ada.front().await;
        ada.click("#bar [data-log]").await;
        ada.click("#phrase-good-luck").await;
        ada.wait("T.all('#talk-lines li').length === 1").await;
        // Whoever has the log closed is told, and reminded until it has been read.
        ben.front().await;
        ben.see(".toast").await;
        assert!(ben.text(".toast").await.contains("Viel Glück!"));
        ben.see("#bar [data-log][data-js-unheard]").await;
        ben.click("#bar [data-log]").await;
        ben.wait("!document.querySelector('[data-js-unheard]')").await;
        // Words of one's own, by the keyboard.
        ben.write("#say-words", "Dir auch").await;
        ben.press("Enter").await;
        ben.wait("T.all('#talk-lines li').length === 2 && T.value('say-words') === ''").await;
        ada.front().await;
        ada.wait("T.all('#talk-lines li').length === 2").await;
        assert!(ada.text("#talk-lines").await.contains("Dir auch"));
        let wrong = crate::axe::violations(&ada, "what was said").await;
        assert!(wrong.is_empty(), "{wrong:#?}");

        // Notes are kept when one leaves the field, and are there again.
        ada.click("[data-menu]").await;
        ada.click("#own-note summary").await;
        ada.write("#note", "Ben plays fast").await;
        ada.press("Tab").await;
        ada.wait("T.quiet()").await;
        ada.reload().await;
        assert_eq!(ada.eval::<String>("T.value('note')").await, "Ben plays fast");
        ben.reload().await;
        assert_eq!(ben.eval::<String>("T.value('note')").await, "");
    });
}
