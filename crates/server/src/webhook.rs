//! Writing to the address that somebody has named, without being led astray.
//!
//! Anybody can name any address, so this server must not become their hand inside somebody's network: names are resolved
//! here, addresses that are not on the open internet are refused, and the connection goes to the very address that was
//! looked at. Redirects are not followed, and of the answer nothing but its status is read. Certificates are always looked at;
//! a host may name authorities of their own to be trusted besides those of the web.

use std::fmt::Write as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, Uri, header};
use hmac::{Hmac, KeyInit as _, Mac as _};
use hyper_util::rt::TokioIo;
use sha2::Sha256;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};

use crate::store::{Notice, Webhook};

/// No address is longer.
pub const LONGEST: usize = 500;

/// Whom webhooks reach.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Whether they go to any address, those of this machine and its network included.
    pub anywhere: bool,
    /// Authorities that are trusted besides those of the web.
    pub authorities: Vec<CertificateDer<'static>>,
    /// Everything together takes no longer.
    pub patience: Duration,
}

impl Default for Reach {
    fn default() -> Reach {
        Reach { anywhere: false, authorities: Vec::new(), patience: Duration::from_secs(10) }
    }
}

/// The authorities in a file of certificates (PEM). The error says what is wrong with it.
pub fn authorities(pem: &[u8]) -> Result<Vec<CertificateDer<'static>>, String> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
    let found = found.map_err(|error| format!("a certificate in it cannot be read ({error})"))?;
    if found.is_empty() {
        return Err(
            "it holds no certificate; they stand between BEGIN CERTIFICATE and END CERTIFICATE".to_owned()
        );
    }
    for (certificate, number) in found.iter().zip(1..) {
        let unsound =
            |error| format!("certificate {number} in it is none that could vouch for others ({error})");
        RootCertStore::empty().add(certificate.clone()).map_err(unsound)?;
    }
    Ok(found)
}

/// What became of it.
#[derive(Debug)]
pub enum Told {
    /// Somebody has taken note.
    Yes,
    /// Nobody has; perhaps later.
    No(&'static str),
    /// Nobody ever will: the address says that it is gone.
    Never,
}

/// What is wrong with an address, as a key of the texts.
pub fn problem(url: &str) -> Option<&'static str> {
    (url.len() > LONGEST || Target::read(url).is_none()).then_some("account-webhook-wrong")
}

/// What is told.
pub fn body(notice: &Notice, game: &str, links: &str) -> String {
    serde_json::json!({
        "kind": notice.kind,
        "table": notice.table,
        "game": game,
        "seat": notice.seat.number(),
        "round": notice.round,
        "link": format!("{links}/t/{}", notice.table),
    })
    .to_string()
}

/// The signature over what is told: whoever has the secret can see that it comes from here.
pub fn signature(secret: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
    mac.update(body.as_bytes());
    mac.finalize().into_bytes().iter().fold("sha256=".to_owned(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// An address that can be written to.
#[derive(Debug)]
struct Target {
    uri: Uri,
    host: String,
    port: u16,
    encrypted: bool,
}

impl Target {
    fn read(url: &str) -> Option<Target> {
        let uri: Uri = url.parse().ok()?;
        let encrypted = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        let port = authority.port_u16().unwrap_or(if encrypted { 443 } else { 80 });
        // Other low ports speak other languages, which a request could be made to sound like.
        let plain = !authority.as_str().contains('@') && (matches!(port, 80 | 443) || port >= 1024);
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        (plain && !host.is_empty()).then_some(Target { uri, host, port, encrypted })
    }

    /// Where the name leads, if that is somewhere it may.
    async fn resolve(&self, anywhere: bool) -> Option<SocketAddr> {
        let mut found = tokio::net::lookup_host((self.host.as_str(), self.port)).await.ok()?;
        found.find(|address| anywhere || is_public(address.ip()))
    }
}

/// Whoever writes to webhooks.
pub struct Courier {
    anywhere: bool,
    patience: Duration,
    tls: TlsConnector,
}

impl Courier {
    /// One who reaches so many.
    pub fn new(reach: &Reach) -> Courier {
        let mut roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        roots.add_parsable_certificates(reach.authorities.iter().cloned());
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Courier { anywhere: reach.anywhere, patience: reach.patience, tls: Arc::new(config).into() }
    }

    /// Writes to the address of a webhook.
    pub async fn tell(&self, webhook: &Webhook, body: String) -> Told {
        let Some(target) = Target::read(&webhook.url) else { return Told::Never };
        let telling = self.write(&target, signature(&webhook.secret, &body), body);
        tokio::time::timeout(self.patience, telling).await.unwrap_or(Told::No("it takes too long"))
    }

    async fn write(&self, target: &Target, signature: String, body: String) -> Told {
        let Some(address) = target.resolve(self.anywhere).await else {
            return Told::No("its name leads nowhere it may lead");
        };
        let Ok(stream) = TcpStream::connect(address).await else { return Told::No("nobody is there") };
        let request = Request::post(target.uri.path_and_query().map_or("/", |path| path.as_str()))
            .header(header::HOST, target.uri.authority().map_or("", |authority| authority.as_str()))
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::USER_AGENT, "Astrarium")
            .header("x-astrarium-signature", signature)
            .body(Body::from(body));
        let Ok(request) = request else { return Told::Never };
        if !target.encrypted {
            return send(stream, request).await;
        }
        let Ok(name) = ServerName::try_from(target.host.clone()) else { return Told::Never };
        match self.tls.connect(name, stream).await {
            Ok(stream) => send(stream, request).await,
            Err(error) => Told::No(why_not_encrypted(&error)),
        }
    }
}

fn why_not_encrypted(error: &io::Error) -> &'static str {
    match error.get_ref().and_then(|inner| inner.downcast_ref()) {
        Some(rustls::Error::InvalidCertificate(_)) => "its certificate cannot be trusted",
        _ => "no encrypted connection comes about",
    }
}

/// Sends a request; of the answer only the status is read.
async fn send(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, request: Request<Body>) -> Told {
    let Ok((mut sender, connection)) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await
    else {
        return Told::No("it does not speak HTTP");
    };
    // It ends with the answer, whatever is still to come: nobody reads on.
    let connection = Aborted(tokio::spawn(connection).abort_handle());
    let answer = sender.send_request(request).await.map(|answer| answer.status());
    drop(connection);
    match answer {
        Ok(status) if status.is_success() => Told::Yes,
        Ok(StatusCode::GONE) => Told::Never,
        Ok(_) => Told::No("it answers that it will not"),
        Err(_) => Told::No("it gives no answer"),
    }
}

/// A task that is ended when nobody waits for it any more.
struct Aborted(AbortHandle);

impl Drop for Aborted {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Whether an address is one on the open internet: not of this machine, of its network, or of nobody.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => {
            let [first, second, rest @ .., high, low] = address.segments();
            let embedded = |high: u16, low: u16| Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low));
            match (first, second) {
                // An address of the fourth version in another coat. Networks have coats of their own, cut in other ways.
                (0x64, 0xff9b) => rest == [0; 4] && is_public_v4(embedded(high, low)),
                (0x2002, high) => is_public_v4(embedded(high, address.segments()[2])),
                // Tunnels, and addresses for books.
                (0x2001, 0x0000 | 0x0db8) => false,
                // Everything that was given away so far begins like this.
                _ => first & 0xe000 == 0x2000,
            }
        }
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || first == 0
        || first >= 240
        || (first == 100 && (64..128).contains(&second))
        || (first == 192 && second == 0 && third == 0)
        || (first == 198 && (18..20).contains(&second)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_public() {
        for inside in [
            "127.0.0.1",
            "127.8.9.1",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "fec0::1",
            "ff02::1",
            "64:ff9b::a00:1",
            "64:ff9b:1:a00:0:100:808:808",
            "2002:7f00:1::1",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["8.8.8.8", "172.32.0.1", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }

    #[test]
    fn only_plain_addresses_are_taken() {
        for fine in ["https://example.org/hook?x=1", "http://example.org", "https://example.org:8443/a"] {
            assert_eq!(problem(fine), None, "{fine}");
        }
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        for wrong in [
            "",
            "example.org",
            "/hook",
            "ftp://example.org",
            "file:///etc/passwd",
            "https://user:pass@example.org",
            "http://example.org:25",
            "http://example.org:22/",
            "https://",
            "https://exa mple.org",
            &long,
        ] {
            assert!(problem(wrong).is_some(), "{wrong}");
        }
    }

    #[test]
    fn signatures_are_those_of_the_standard() {
        // The second example of RFC 4231.
        assert_eq!(
            signature("Jefe", "what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
