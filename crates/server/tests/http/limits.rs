//! How much anybody may have, over real connections.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::GameEntry;
use hoard::Hoard;
use server::guard::Hosts;
use server::limits::{Limits, Rate};
use server::store::Database;
use server::{App, Settings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// A server that can be reached until the answer is dropped.
struct Running {
    address: SocketAddr,
    _stop: tokio::sync::oneshot::Sender<()>,
}

async fn start(limits: Limits) -> Running {
    let store = Database::in_memory().await.expect("memory");
    let settings = Settings { pace: Duration::ZERO, limits, ..Settings::default() };
    let app = App::open(vec![GameEntry::of::<Hoard>()], Arc::new(store), settings).await.expect("a server");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let hosts = Hosts::local(address.ip(), &["table.example".to_owned()]);
    tokio::spawn(server::serve(listener, app, hosts, async { drop(stopped.await) }));
    Running { address, _stop: stop }
}

impl Running {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("a connection")
    }

    /// Sends a request and reads the answer to its end; empty if the connection was closed at once.
    async fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = self.connect().await;
        let request = format!("{head}\r\nConnection: close\r\n\r\n{body}");
        if stream.write_all(request.as_bytes()).await.is_err() {
            return String::new();
        }
        read(&mut stream).await
    }

    async fn status(&self, more: &str) -> u16 {
        let answer = self.ask(&format!("GET /healthz HTTP/1.1\r\nHost: localhost{more}"), "").await;
        answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
    }
}

async fn read(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("an end");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = start(Limits { head: Duration::from_millis(300), ..Limits::default() }).await;
    for half in
        ["", "GET / HTT", "GET / HTTP/1.1\r\nHost: localhost\r\nX-", "GET / HTTP/1.1\r\nHost: localhost\r\n"]
    {
        let mut stream = server.connect().await;
        stream.write_all(half.as_bytes()).await.expect("sent");
        let begun = Instant::now();
        let answer = read(&mut stream).await;
        assert!(!answer.contains(" 200 "), "{answer}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{half:?} took {:?}", begun.elapsed());
    }
    // Letter by letter is no better.
    let mut stream = server.connect().await;
    let begun = Instant::now();
    for letter in std::iter::repeat_n(b"X", 200) {
        if stream.write_all(letter).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    assert_eq!(server.status("").await, 200);
}

#[tokio::test]
async fn half_a_form_is_not_waited_for() {
    let server = start(Limits { body: Duration::from_millis(300), ..Limits::default() }).await;
    let head = "POST /new/hoard/quick HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\
                Content-Type: application/x-www-form-urlencoded";
    let begun = Instant::now();
    let answer = server.ask(head, "csrf=").await;
    assert!(answer.contains(" 408 ") && answer.contains("Too slow"), "{answer}");
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let limits =
        Limits { connections_per_address: 10, head: Duration::from_millis(500), ..Limits::default() };
    let server = start(limits).await;
    let mut many = Vec::new();
    for _ in 0..10 {
        let mut stream = server.connect().await;
        stream.write_all(b"GET / HTTP/1.1\r\n").await.expect("sent");
        many.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(server.status("").await, 0, "the eleventh is closed at once");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(server.status("").await, 200, "those who say nothing have lost their places");
}

#[tokio::test]
async fn there_are_only_so_many_connections_in_all() {
    let limits = Limits { connections: 5, head: Duration::from_millis(500), ..Limits::default() };
    let server = start(limits).await;
    let mut many = Vec::new();
    for _ in 0..50 {
        let mut stream = server.connect().await;
        stream.write_all(b"GET / HTTP/1.1\r\n").await.expect("sent");
        many.push(stream);
    }
    let begun = Instant::now();
    assert_eq!(server.status("").await, 200, "others come in after a while");
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn whoever_does_not_read_is_given_up() {
    let limits =
        Limits { stall: Duration::from_millis(300), connections_per_address: 1, ..Limits::default() };
    let server = start(limits).await;
    let mut stream = server.connect().await;
    let request = "GET /assets/x/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n".to_owned()
        + &"GET /rules/hoard HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2000);
    let _ = timeout(Duration::from_secs(2), stream.write_all(request.as_bytes())).await;
    let freed = async {
        while server.status("").await != 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    assert!(timeout(Duration::from_secs(20), freed).await.is_ok(), "its place is free again");
}

#[tokio::test]
async fn too_many_requests_are_answered_with_a_page() {
    let rate = Rate { per_second: 1, burst: 5 };
    let server = start(Limits { requests_per_address: rate, ..Limits::default() }).await;
    for _ in 0..5 {
        assert_eq!(server.status("").await, 200);
    }
    let answer = server.ask("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: lang=de", "").await;
    assert!(
        answer.contains(" 429 ") && answer.contains("retry-after") && answer.contains("Zu schnell"),
        "{answer}"
    );
    assert_eq!(server.status("\r\nX-Forwarded-For: 1.2.3.4").await, 429, "nobody is believed who says so");
}

#[tokio::test]
async fn visitors_of_a_proxy_are_told_apart() {
    let rate = Rate { per_second: 1, burst: 3 };
    let proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    let limits =
        Limits { requests_per_address: rate, connections_per_address: 1, proxies, ..Limits::default() };
    let server = start(limits).await;
    let _busy = (server.connect().await, server.connect().await);
    for visitor in ["1.2.3.4", "1.2.3.5", "9.9.9.9, 1.2.3.6"] {
        let header = format!("\r\nX-Forwarded-For: {visitor}");
        for _ in 0..3 {
            assert_eq!(server.status(&header).await, 200, "{visitor}");
        }
        assert_eq!(server.status(&header).await, 429, "{visitor}");
    }
    assert_eq!(
        server.status("\r\nX-Forwarded-For: 9.9.9.9").await,
        200,
        "what visitors say counts for nothing"
    );
}

#[tokio::test]
async fn a_proxy_passes_on_its_name() {
    let server = start(Limits::default()).await;
    let ask = async |host: &str| {
        let head =
            format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https");
        server.ask(&head, "").await
    };
    assert!(ask("table.example").await.starts_with("HTTP/1.1 200"));
    assert!(ask("evil.example").await.starts_with("HTTP/1.1 421"));
    // A form that a browser sends to the proxy over HTTPS.
    let page = ask("table.example").await;
    let cookie = page.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
    let token = page.split("name=\"csrf\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    let body = format!("csrf={}", token.expect("a token"));
    let head = format!(
        "POST /new/hoard/quick HTTP/1.1\r\nHost: table.example\r\nOrigin: https://table.example\r\nCookie: {cookie}\r\n\
         Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}",
        body.len()
    );
    assert!(server.ask(&head, &body).await.starts_with("HTTP/1.1 303"));
}

#[tokio::test]
async fn nobody_keeps_more_pages_open_than_their_share() {
    let limits = Limits { streams_per_address: 3, ..Limits::default() };
    let server = start(limits).await;
    let home = server.ask("GET / HTTP/1.1\r\nHost: localhost", "").await;
    let cookie = home.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
    let token = home.split("name=\"csrf\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    let body = format!("csrf={}", token.expect("a token"));
    let head = format!(
        "POST /new/hoard/quick HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\
         Content-Type: application/x-www-form-urlencoded",
        body.len()
    );
    let made = server.ask(&head, &body).await;
    let table = made.split("location: ").nth(1).and_then(|rest| rest.split('\r').next()).expect("a table");
    let request = format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut open = Vec::new();
    for status in ["200", "200", "200", "429"] {
        let mut stream = server.connect().await;
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.expect("an answer");
        assert_eq!(&first[9..], status.as_bytes());
        open.push(stream);
    }
    open.clear();
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut stream = server.connect().await;
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.expect("an answer");
    assert_eq!(&first[9..], b"200", "closed pages do not count");
}
