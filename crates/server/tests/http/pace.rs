//! How fast bots play at a table.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bots::GameEntry;
use hoard::Hoard;
use server::store::{Pace, Sitter, TableId};

use crate::browser::{Browser, encode, serve};
use crate::tables::{address, lay, lines, person, row, server, until};

const DEALT: [&str; 6] = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9"];

fn bot() -> Sitter {
    Sitter::Bot("random".to_owned())
}

#[tokio::test]
async fn whoever_sits_there_sets_the_pace_and_it_is_kept() {
    let (router, app) = server().await;
    let (mut ada, mut ben, mut eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben"), bot()]);
    let live = lay(&app, &row, &[]).await;
    let path = format!("{}/pace", address(&live));
    assert_eq!(live.state().pace(), Pace::Usual);
    for (who, name, pace) in [(&mut ada, "slow", Pace::Slow), (&mut ben, "instant", Pace::Instant)] {
        let rev = live.state().rev();
        let answer = who.post(&path, &[("pace", name)]).await;
        assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, address(&live).as_str()));
        assert_eq!(live.state().pace(), pace);
        assert!(live.state().rev() > rev, "open pages are told");
        assert_eq!(app.store.load(&live.id, None).await.expect("read").expect("a table").pace, pace);
    }
    assert_eq!(eve.post(&path, &[("pace", "slow")]).await.status, StatusCode::FORBIDDEN, "a guest");
    for pace in ["", "warp", "SLOW", "<b>"] {
        assert_eq!(ada.post(&path, &[("pace", pace)]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    for csrf in ["", "x", &eve.csrf.clone()] {
        let forged = ada.post_raw(&path, &encode(&[("csrf", csrf), ("pace", "slow")])).await;
        assert_eq!(forged.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(live.state().pace(), Pace::Instant);
    assert_eq!(app.store.load(&live.id, None).await.expect("read").expect("a table").pace, Pace::Instant);
    ada.fragments = true;
    let answer = ada.post(&path, &[("pace", "usual")]).await;
    assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, ""));

    // Another server on the same store knows it.
    ben.post(&path, &[("pace", "slow")]).await;
    let settings = server::Settings::default();
    let other = server::App::open(vec![GameEntry::of::<Hoard>()], app.store.clone(), settings).await;
    let other = other.expect("a server").table(&live.id).await.expect("a table");
    assert_eq!(other.state().pace(), Pace::Slow);
}

#[tokio::test]
async fn a_new_pace_counts_at_once() {
    let (router, app) = serve(vec![GameEntry::of::<Hoard>()], Duration::from_mins(2)).await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), bot()]);
    let live = lay(&app, &row, &DEALT).await;
    let _watching = live.enter(ada.person());
    ada.click(&address(&live), 6, "take 1", "confirm").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(lines(&live).len(), 7, "the bot takes its time");
    let path = format!("{}/pace", address(&live));
    ada.post(&path, &[("pace", "slow")]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(lines(&live).len(), 7, "even more of it");
    let asked = Instant::now();
    ada.post(&path, &[("pace", "instant")]).await;
    until("the bot", || live.state().seq() > 7).await;
    assert!(asked.elapsed() < Duration::from_secs(10));
}

#[tokio::test]
async fn automatic_opponents_do_not_wait_either() {
    let (router, app) = serve(vec![GameEntry::of::<Hoard>()], Duration::from_mins(2)).await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada")]);
    let live = lay(&app, &row, &["* draw 3", "* draw 7", "1 keep 7"]).await;
    let _watching = live.enter(ada.person());
    ada.post(&format!("{}/pace", address(&live)), &[("pace", "instant")]).await;
    ada.click(&address(&live), 3, "take 1", "confirm").await;
    until("both steps of the dragon", || live.state().seq() == 6).await;
}

#[test]
fn half_as_fast_is_twice_as_long() {
    let pause = Duration::from_millis(900);
    assert_eq!(Pace::ALL.map(|pace| pace.of(pause).as_millis()), [1800, 900, 0]);
    for pace in Pace::ALL {
        assert_eq!(pace.name().parse(), Ok(pace));
    }
}
