//! Webhooks over HTTPS, to receivers with certificates of our own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, date_time_ymd};
use server::clock::now_millis;
use server::store::{Database, TableId, Webhook};
use server::webhook::{Courier, Reach, Told, authorities, signature};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

use crate::browser::Browser;
use crate::club::{DEALT, id_of, member, process};
use crate::tables::{lay, person, row};

/// Somebody who gives certificates.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    pem: String,
}

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().expect("a key");
        let pem = params.self_signed(&key).expect("a certificate").pem();
        Authority { issuer: Issuer::new(params, key), pem }
    }

    /// A reach that trusts this authority as well.
    fn trusted(&self) -> Reach {
        let authorities = authorities(self.pem.as_bytes()).expect("an authority");
        Reach { anywhere: true, authorities, ..Reach::default() }
    }

    /// What a receiver of this name needs, with a certificate that ends in this year.
    fn acceptor(&self, name: &str, year: i32) -> TlsAcceptor {
        let mut params = CertificateParams::new([name.to_owned()]).expect("a name");
        params.not_after = date_time_ymd(year, 1, 1);
        let key = KeyPair::generate().expect("a key");
        let certificate = params.signed_by(&key, &self.issuer).expect("a certificate");
        let key = PrivatePkcs8KeyDer::from(key.serialize_der()).into();
        let config = ServerConfig::builder().with_no_client_auth();
        let config =
            config.with_single_cert(vec![certificate.der().clone()], key).expect("they belong together");
        Arc::new(config).into()
    }

    fn sound(&self) -> TlsAcceptor {
        self.acceptor("127.0.0.1", 2100)
    }
}

/// What a receiver answers; some never do.
type Answer = Option<String>;

fn status(status: &str) -> String {
    format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n")
}

/// Somebody who listens at an address, with or without encryption, and hands on what they hear.
async fn receiver(tls: Option<TlsAcceptor>, answer: Answer) -> (Webhook, UnboundedReceiver<String>) {
    let socket = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("https://{}/hook?x=1", socket.local_addr().expect("an address"));
    let (tell, told) = unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = socket.accept().await {
            match &tls {
                None => hear(stream, &answer, &tell).await,
                // Whoever refuses the certificate says nothing.
                Some(tls) => {
                    if let Ok(stream) = tls.accept(stream).await {
                        hear(stream, &answer, &tell).await;
                    }
                }
            }
        }
    });
    (Webhook { url, secret: "whisper".to_owned(), links: "https://table.example".to_owned() }, told)
}

async fn hear(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    answer: &Answer,
    tell: &UnboundedSender<String>,
) {
    let Some(answer) = answer else { return std::future::pending().await };
    let (mut request, mut piece) = (Vec::new(), [0; 4096]);
    while !request.ends_with(b"}") {
        match stream.read(&mut piece).await {
            Ok(read @ 1..) => request.extend_from_slice(&piece[..read]),
            _ => break,
        }
        // No request begins like a greeting of TLS.
        if request[0] == 0x16 {
            break;
        }
    }
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
    let _ = tell.send(String::from_utf8_lossy(&request).into_owned());
}

/// Why somebody was not told.
async fn why_not(reach: &Reach, webhook: &Webhook) -> &'static str {
    match Courier::new(reach).tell(webhook, "{}".to_owned()).await {
        Told::No(why) => why,
        told => panic!("{told:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_notice_goes_over_https_signed_and_once() {
    let authority = Authority::new();
    let store = Database::in_memory().await.expect("memory");
    let (router, app) = process(store, authority.trusted()).await;
    let (webhook, mut ear) = receiver(Some(authority.sound()), Some(status("204 No Content"))).await;
    let (_, sits_ada) = member(&router, &app, "ada").await;
    app.store.set_webhook(&id_of(&sits_ada), Some(&webhook)).await.expect("set");
    let ben = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ben, "Ben"), sits_ada]);
    let live = lay(&app, &row, &[&DEALT[..], &["1 keep 3"]].concat()).await;
    app.turn_has_come(&live, &live.state()).await.expect("written");
    app.send_notices().await.expect("sent");
    let message = ear.recv().await.expect("a message");
    let (head, body) = message.split_once("\r\n\r\n").expect("head and body");
    assert!(head.starts_with("POST /hook?x=1 HTTP/1.1"), "{head}");
    assert!(head.contains(&format!("x-astrarium-signature: {}", signature("whisper", body))), "{head}");
    let told: serde_json::Value = serde_json::from_str(body).expect("JSON");
    assert_eq!(told["link"], format!("https://table.example/t/{}", row.id));
    let later = app.store.take_notices(now_millis() + 86_400_000, 0, 8).await.expect("read");
    assert!(later.is_empty() && ear.try_recv().is_err(), "once: {later:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_that_cannot_be_trusted_is_refused() {
    let (ours, other) = (Authority::new(), Authority::new());
    let anywhere = Reach { anywhere: true, ..Reach::default() };
    let cases = [
        ("nobody knows who gave it", ours.sound(), &anywhere),
        ("another one gave it", other.sound(), &ours.trusted()),
        ("it is somebody else's", ours.acceptor("example.org", 2100), &ours.trusted()),
        ("it was good until 2020", ours.acceptor("127.0.0.1", 2020), &ours.trusted()),
    ];
    for (what, tls, reach) in cases {
        let (webhook, mut ear) = receiver(Some(tls), Some(status("200 OK"))).await;
        assert_eq!(why_not(reach, &webhook).await, "its certificate cannot be trusted", "{what}");
        assert!(ear.try_recv().is_err(), "{what}, and yet it heard something");
    }
    let (webhook, _ear) = receiver(None, Some(status("200 OK"))).await;
    assert_eq!(why_not(&ours.trusted(), &webhook).await, "no encrypted connection comes about");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_certificate_is_tried_again_later() {
    let authority = Authority::new();
    let store = Database::in_memory().await.expect("memory");
    let (router, app) = process(store, Reach { anywhere: true, ..Reach::default() }).await;
    let (webhook, mut ear) = receiver(Some(authority.sound()), Some(status("200 OK"))).await;
    let (_, sits_ada) = member(&router, &app, "ada").await;
    let ada = id_of(&sits_ada);
    app.store.set_webhook(&ada, Some(&webhook)).await.expect("set");
    let ben = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ben, "Ben"), sits_ada]);
    let live = lay(&app, &row, &[&DEALT[..], &["1 keep 3"]].concat()).await;
    app.turn_has_come(&live, &live.state()).await.expect("written");
    let before = now_millis();
    app.send_notices().await.expect("tried");
    assert!(ear.try_recv().is_err(), "nothing is said to whoever cannot be trusted");
    assert!(app.store.webhook(&ada).await.expect("read").is_some(), "it is not given up");
    assert!(app.store.take_notices(before + 9_000, 0, 8).await.expect("read").is_empty(), "not at once");
    let again = app.store.take_notices(now_millis() + 10_000, now_millis() + 60_000, 8).await.expect("read");
    assert_eq!(again.iter().map(|notice| notice.tries).collect::<Vec<_>>(), [2]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn redirects_are_not_followed_over_https() {
    let authority = Authority::new();
    let (elsewhere, mut there) = receiver(Some(authority.sound()), Some(status("200 OK"))).await;
    for code in ["301 Moved Permanently", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"] {
        let answer = format!("HTTP/1.1 {code}\r\nlocation: {}\r\ncontent-length: 0\r\n\r\n", elsewhere.url);
        let (webhook, mut ear) = receiver(Some(authority.sound()), Some(answer)).await;
        assert_eq!(why_not(&authority.trusted(), &webhook).await, "it answers that it will not", "{code}");
        assert!(ear.recv().await.is_some(), "{code}");
    }
    assert!(there.try_recv().is_err(), "nobody was led there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hangs_is_not_waited_for() {
    let authority = Authority::new();
    let reach = Reach { patience: Duration::from_millis(300), ..authority.trusted() };
    // One never answers, the other does not even greet.
    for tls in [Some(authority.sound()), None] {
        let (webhook, _ear) = receiver(tls, None).await;
        let begun = Instant::now();
        assert_eq!(why_not(&reach, &webhook).await, "it takes too long");
        assert!(begun.elapsed() < Duration::from_secs(5));
    }
}

#[test]
fn a_file_of_authorities_holds_certificates() {
    let pem = Authority::new().pem;
    assert_eq!(authorities(pem.repeat(2).as_bytes()).expect("two").len(), 2);
    for (wrong, words) in [
        ("", "BEGIN CERTIFICATE"),
        ("Dear Ida", "BEGIN CERTIFICATE"),
        ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", "certificate 1"),
        ("-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n", "cannot be read"),
    ] {
        let told = authorities(wrong.as_bytes()).expect_err(wrong);
        assert!(told.contains(words), "{wrong}: {told}");
    }
}
