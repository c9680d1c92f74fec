//! Several people at one table, and a server that goes away.

use crate::hand::{HOT_SEAT, open, seq, take_turn};
use crate::stage::{Folder, Server, visit};
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

#[test]
fn two_people_at_two_screens() {
    visit("invitation", async |visit| {
        let ada = visit.person().await;
        let ben = visit.person().await;
        open(
            &ada,
            "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'invite', 'option-first_game': 'on' }",
        )
        .await;
        let link: String =
            ada.eval("new URL(document.querySelector('.invite input').value, location.href).pathname").await;
        ben.go(&link).await;
        ben.write("#name", "Ben").await;
        ben.follow("form.panel .button.primary").await;
        // The page of the host becomes the table by itself.
        ada.wait("T.byId('state')").await;
        assert_eq!(ada.text("#order .now .player-name b").await, "Ada");
        assert!(my_turn(&ada).await && !my_turn(&ben).await);
        ben.wait("T.byId('connection').dataset.jsState === 'on'").await;
        ada.wait("T.byId('connection').dataset.jsState === 'on' && !document.querySelector('#order [data-js-away]')").await;
        for tab in [&ada, &ben] {
            tab.eval::<bool>("window.same = true").await;
        }

        for _ in 0..6 {
            let (mover, other) = if my_turn(&ada).await { (&ada, &ben) } else { (&ben, &ada) };
            take_turn(mover).await;
            let now = seq(mover).await;
            other.wait(&format!("T.byId('state').dataset.seq === '{now}'")).await;
            mover
                .wait(
                    "T.byId('state').dataset.myTurn === 'true' || document.querySelector('#idle .thinking')",
                )
                .await;
        }
        assert!(
            ada.eval::<bool>("window.same").await && ben.eval::<bool>("window.same").await,
            "without a reload"
        );
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

/// What browsers complain about when a server goes away.
const GONE: [&str; 5] = [
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION_RESET",
    "Failed to fetch",
];

#[test]
fn without_a_connection_there_is_a_page_that_says_so() {
    visit("offline", async |visit| {
        GONE.map(|words| visit.allow(words));
        let folder = Folder::new();
        let db = folder.0.join("astrarium.db");
        let server = Server::start(&db, 0, 20);
        let port = server.port;
        let tab = visit.person_at(&server.address).await;
        tab.go("/").await;
        tab.follow("[name=lang][value=de]").await;
        let path = open(&tab, HOT_SEAT).await;
        // The worker beside the page has what it needs, in the language of the page.
        let kept = "navigator.serviceWorker.ready.then(() => caches.match('/offline', { ignoreVary: true })).then((page) => page?.text() ?? '')";
        tab.wait(&format!("{kept}.then((text) => text.includes('Keine Verbindung'))")).await;
        drop(server);

        tab.go(&path).await;
        assert_eq!(tab.text("h1").await, "Keine Verbindung");
        let styled: bool = tab
            .eval("getComputedStyle(document.querySelector('.button.primary')).minHeight !== 'auto'")
            .await;
        assert!(styled, "its style sheets are there too");
        assert!(tab.eval::<bool>(&format!("location.pathname === {}", quoted(&path))).await);

        let _server = Server::start(&db, port, 20);
        tab.see("#choices .card").await;
    });
}

#[test]
fn the_page_comes_back_after_the_server() {
    visit("reconnect", async |visit| {
        GONE.map(|words| visit.allow(words));
        let folder = Folder::new();
        let db = folder.0.join("astrarium.db");
        let server = Server::start(&db, 0, 20);
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
