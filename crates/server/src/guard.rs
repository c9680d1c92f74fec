//! The doorkeeper: what every answer forbids the browser, which requests are turned away unseen, and what names of
//! people may look like.
//!
//! Two locks keep other sites from moving for our players: browsers say where a request comes from, which
//! [`protect`] checks for every request that changes something; and forms carry a token ([`Keys::csrf`](crate::session::Keys::csrf)), which
//! whoever reads the form has to check, because only there the person is known.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use tower_http::limit::RequestBodyLimitLayer;

use crate::import::MAX_UPLOAD;

/// Forms with a longer body are refused. The longest is a turn of many small moves.
pub const MAX_BODY: usize = 64 * 1024;

/// Requests with a longer body are refused even where files are welcome ([`crate::import::MAX_UPLOAD`], and the form around
/// the file).
const MAX_REQUEST: usize = MAX_UPLOAD + MAX_BODY;

/// The header in which scripts send the token of the page.
pub const TOKEN_HEADER: &str = "x-csrf-token";

/// The field in which forms send the token of the page.
pub const TOKEN_FIELD: &str = "csrf";

/// No name of a person is longer.
pub const MAX_NAME: usize = 32;

/// Scripts, styles, fonts and pictures come from us alone, nothing is inline, and nobody shows us in a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Invitations are part of addresses: they must not reach other sites.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Under which names the server answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hosts {
    /// Under any name.
    Any,
    /// Under these names, whatever the port. A site that lets its own name point to this computer, to get at a
    /// server that is meant for its user alone, is turned away.
    Only(Arc<[String]>),
}

impl Hosts {
    /// These names only, without ports. Addresses of the sixth version stand in brackets.
    pub fn only(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Hosts::Only(names.into_iter().map(|name| name.into().to_ascii_lowercase()).collect())
    }

    /// The names by which a computer calls itself, the address where it listens, and further names.
    pub fn local(here: IpAddr, further: &[String]) -> Self {
        let here = match here {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => format!("[{address}]"),
        };
        let own = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned);
        Hosts::only(own.into_iter().chain([here]).chain(further.iter().cloned()))
    }

    /// Whether this is the name of a host and nothing else.
    pub fn is_name(text: &str) -> bool {
        text.parse::<Authority>().is_ok_and(|authority| authority.host() == text && is_plain(&authority))
    }

    /// Whether the server answers under this name.
    pub fn allow(&self, host: Option<&Authority>) -> bool {
        match self {
            Hosts::Any => true,
            Hosts::Only(names) => {
                host.is_some_and(|host| names.iter().any(|name| host.host().eq_ignore_ascii_case(name)))
            }
        }
    }
}

/// Puts the doorkeeper before all routes there are so far, and before the pages that are not there: call it last.
pub fn protect<S: Clone + Send + Sync + 'static>(router: Router<S>, hosts: Hosts) -> Router<S> {
    // The last layer is the outermost: even a refusal has the headers.
    router
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(RequestBodyLimitLayer::new(MAX_REQUEST))
        .layer(middleware::from_fn(check_origin))
        .layer(middleware::from_fn_with_state(hosts, check_host))
        .layer(middleware::map_response(add_headers))
}

/// The token in a request's headers, if there is one.
pub fn header_token(headers: &HeaderMap) -> Option<&str> {
    headers.get(TOKEN_HEADER)?.to_str().ok()
}

async fn add_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn check_host(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    if hosts.allow(host(request.headers(), request.uri()).as_ref()) {
        return next.run(request).await;
    }
    let told =
        "This server does not answer under this name. Please use the address it printed when it started.\n";
    (StatusCode::MISDIRECTED_REQUEST, told).into_response()
}

async fn check_origin(request: Request, next: Next) -> Response {
    if request.method().is_safe() || is_ours(request.headers(), request.uri()) {
        return next.run(request).await;
    }
    let told = "This request came from another site and was not carried out. (If this server stands behind a \
                proxy, the proxy has to pass on the Host header.)\n";
    (StatusCode::FORBIDDEN, told).into_response()
}

/// Whether a request comes from one of our own pages, as far as the browser says. Programs that say nothing are no
/// browsers, and no other site can use them.
fn is_ours(headers: &HeaderMap, uri: &Uri) -> bool {
    let site = headers.get_all("sec-fetch-site").iter().all(|site| site == "same-origin" || site == "none");
    let host = host(headers, uri);
    let origin = headers
        .get_all(header::ORIGIN)
        .iter()
        .all(|origin| host.as_ref().is_some_and(|host| is_origin(origin, host)));
    site && origin
}

/// Whether an origin such as `https://example.org` is the host a request was sent to. The scheme is not compared:
/// behind a proxy, the server does not know it.
fn is_origin(origin: &HeaderValue, host: &Authority) -> bool {
    let Some((scheme, authority)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
        return false;
    };
    let usual = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return false,
    };
    let port = |authority: &Authority| authority.port_u16().unwrap_or(usual);
    authority.parse::<Authority>().is_ok_and(|origin| {
        is_plain(&origin) && origin.host().eq_ignore_ascii_case(host.host()) && port(&origin) == port(host)
    })
}

/// The host a request was sent to, if it says so clearly.
pub fn host(headers: &HeaderMap, uri: &Uri) -> Option<Authority> {
    let mut lines = headers.get_all(header::HOST).iter();
    match (lines.next(), lines.next()) {
        (None, _) => uri.authority().cloned(),
        (Some(line), None) => line.to_str().ok()?.parse().ok(),
        (Some(_), Some(_)) => None,
    }
    .filter(is_plain)
}

/// Whether an authority is a host with perhaps a port, and no user.
fn is_plain(authority: &Authority) -> bool {
    !authority.as_str().contains('@')
}

/// Why a text is no name for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameProblem {
    /// Nothing of it can be seen.
    #[error("a name needs at least one letter")]
    Empty,
    /// It is too long.
    #[error("a name has at most {MAX_NAME} characters; this one has {found}")]
    TooLong {
        /// How many characters it has.
        found: usize,
    },
}

/// A person's name as everybody will see it: without control characters, without marks that turn the direction of
/// the text around it, without spaces that cannot be seen, and of a reasonable length.
pub fn clean_name(text: &str) -> Result<String, NameProblem> {
    clean_words(text, MAX_NAME)
}

/// A line that everybody will see, cleaned in the same way, of at most so many letters.
pub fn clean_words(text: &str, most: usize) -> Result<String, NameProblem> {
    let mut name = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let mut letters = word.chars().filter(|letter| !is_unwelcome(*letter)).peekable();
        if length > 0 && letters.peek().is_some() {
            length += 1;
            name.push(' ');
        }
        for letter in letters {
            length += 1;
            // What is too long is only counted.
            if length <= most {
                name.push(letter);
            }
        }
    }
    match length {
        _ if !name.chars().any(is_visible) => Err(NameProblem::Empty),
        found if found > most => Err(NameProblem::TooLong { found }),
        _ => Ok(name),
    }
}

fn is_unwelcome(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            // Direction marks, embeddings, overrides and isolates.
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
            // Spaces of no width, soft hyphens, fillers and blanks.
            | '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            // Annotations, and characters that are none.
            | '\u{fff0}'..='\u{fffb}' | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}' | '\u{ffff}'
            // Private letters, which everybody sees differently.
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
        )
}

/// Joiners, variants, tags and accents are welcome, but do not make a name by themselves.
fn is_visible(letter: char) -> bool {
    !letter.is_whitespace()
        && !matches!(
            letter,
            '\u{200c}' | '\u{200d}' | '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, Bytes};
    use axum::http::Method;
    use axum::routing::get;
    use tower::ServiceExt;

    use super::*;
    use crate::session::Keys;
    use crate::store::PersonId;

    fn app(hosts: Hosts) -> Router {
        let router = Router::new().route("/", get(|| async { "hello" }).post(|body: Bytes| async { body }));
        protect(router, hosts)
    }

    async fn ask(hosts: Hosts, method: Method, path: &str, headers: &[(&str, &str)], body: Body) -> Response {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        app(hosts).oneshot(request.body(body).expect("a request")).await.expect("an answer")
    }

    async fn post(headers: &[(&str, &str)]) -> StatusCode {
        ask(Hosts::Any, Method::POST, "/", headers, Body::empty()).await.status()
    }

    #[tokio::test]
    async fn every_answer_has_the_headers() {
        let evil = [("sec-fetch-site", "cross-site")];
        for (method, path, headers, status) in [
            (Method::GET, "/", &[][..], 200),
            (Method::GET, "/nowhere", &[], 404),
            (Method::DELETE, "/", &[], 405),
            (Method::POST, "/", &evil, 403),
        ] {
            let response = ask(Hosts::Any, method, path, headers, Body::empty()).await;
            assert_eq!(response.status(), status);
            let header = |name| response.headers().get(name).and_then(|value| value.to_str().ok());
            let policy = header("content-security-policy").expect("a policy");
            assert!(
                policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"),
                "{policy}"
            );
            assert!(policy.ends_with("form-action 'self'; frame-ancestors 'none'"), "{policy}");
            assert!(!policy.contains("unsafe") && !policy.contains("  "), "{policy}");
            assert_eq!(header("x-content-type-options"), Some("nosniff"));
            assert_eq!(header("x-frame-options"), Some("DENY"));
            assert_eq!(header("referrer-policy"), Some("same-origin"));
            assert!(header("permissions-policy").expect("a policy").contains("camera=()"));
        }
    }

    #[tokio::test]
    async fn other_sites_cannot_post() {
        let host = ("host", "table.example:8080");
        for fine in [
            &[host][..],
            &[host, ("sec-fetch-site", "same-origin")],
            &[host, ("sec-fetch-site", "none")],
            &[host, ("origin", "http://table.example:8080")],
            &[host, ("origin", "https://TABLE.example:8080"), ("sec-fetch-site", "same-origin")],
            &[("host", "table.example"), ("origin", "https://table.example")],
            &[("host", "table.example:443"), ("origin", "https://table.example")],
            &[("host", "[::1]:8080"), ("origin", "http://[::1]:8080")],
        ] {
            assert_eq!(post(fine).await, 200, "{fine:?}");
        }
        for evil in [
            &[host, ("sec-fetch-site", "cross-site")][..],
            &[host, ("sec-fetch-site", "same-site")],
            &[host, ("sec-fetch-site", "something new")],
            &[host, ("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")],
            &[host, ("origin", "http://evil.example:8080")],
            &[host, ("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")],
            &[host, ("origin", "http://table.example")],
            &[host, ("origin", "http://table.example:80800")],
            &[host, ("origin", "http://table.example:8080@evil.example")],
            &[host, ("origin", "http://evil.example@table.example:8080")],
            &[host, ("origin", "http://table.example:8080.evil.example")],
            &[host, ("origin", "file://table.example:8080")],
            &[host, ("origin", "null")],
            &[host, ("origin", "")],
            &[host, host, ("origin", "http://table.example:8080")],
            &[("origin", "http://table.example:8080")],
        ] {
            assert_eq!(post(evil).await, 403, "{evil:?}");
        }
    }

    #[tokio::test]
    async fn looking_is_allowed_from_anywhere() {
        let headers =
            [("host", "a.example"), ("origin", "http://b.example"), ("sec-fetch-site", "cross-site")];
        let response = ask(Hosts::Any, Method::GET, "/", &headers, Body::empty()).await;
        assert_eq!(response.status(), 200);
    }

    #[tokio::test]
    async fn long_bodies_are_refused() {
        let post = |length| ask(Hosts::Any, Method::POST, "/", &[], Body::from(vec![b'x'; length]));
        assert_eq!(post(MAX_BODY).await.status(), 200);
        assert_eq!(post(MAX_BODY + 1).await.status(), 413);
        // Without a length in the header, and with a wrong one.
        let stream = || {
            let pieces = std::iter::repeat_n(Bytes::from_static(&[b'x'; 1024]), 65);
            Body::from_stream(futures::stream::iter(pieces.map(Ok::<_, std::io::Error>)))
        };
        assert_eq!(ask(Hosts::Any, Method::POST, "/", &[], stream()).await.status(), 413);
        let lie = [("content-length", "5")];
        assert_eq!(ask(Hosts::Any, Method::POST, "/", &lie, stream()).await.status(), 413);
    }

    #[tokio::test]
    async fn a_local_server_answers_to_its_own_names_only() {
        let local = || Hosts::local([127, 0, 0, 2].into(), &["table.example".to_owned()]);
        for (host, status) in [
            ("localhost", 200),
            ("LocalHost:8080", 200),
            ("127.0.0.1:8080", 200),
            ("127.0.0.2:8080", 200),
            ("[::1]:8080", 200),
            ("table.example", 200),
            ("TABLE.example:443", 200),
            ("127.0.0.3:8080", 421),
            ("other.table.example", 421),
            ("evil.example", 421),
            ("localhost.evil.example:8080", 421),
            ("localhost@evil.example", 421),
            ("evil.example@localhost", 421),
            ("", 421),
        ] {
            let response = ask(local(), Method::GET, "/", &[("host", host)], Body::empty()).await;
            assert_eq!(response.status(), status, "{host}");
        }
        assert_eq!(ask(local(), Method::GET, "/", &[], Body::empty()).await.status(), 421);
        let twice = [("host", "localhost"), ("host", "evil.example")];
        assert_eq!(ask(local(), Method::GET, "/", &twice, Body::empty()).await.status(), 421);
    }

    #[test]
    fn a_name_is_a_host_and_nothing_else() {
        for name in ["table.example", "localhost", "10.0.0.1", "[::1]", "xn--bcher-kva.example"] {
            assert!(Hosts::is_name(name), "{name}");
        }
        for other in [
            "",
            "https://table.example",
            "table.example:443",
            "table.example/",
            "a@table.example",
            "a b",
            "::1",
        ] {
            assert!(!Hosts::is_name(other), "{other}");
        }
    }

    #[test]
    fn tokens_are_found_and_checked() {
        let (keys, person) = (Keys::new(&[7; 32]), PersonId::random());
        let mut headers = HeaderMap::new();
        assert_eq!(header_token(&headers), None);
        headers.insert(TOKEN_HEADER, HeaderValue::try_from(keys.csrf(&person)).expect("hexadecimal digits"));
        let token = header_token(&headers).expect("a token");
        assert!(keys.is_csrf(&person, token));
    }

    #[test]
    fn names_are_cleaned() {
        for (text, name) in [
            ("Ida", "Ida"),
            ("  Ida \t\n  Rhodes\u{a0}", "Ida Rhodes"),
            ("I\0d\u{7}a\u{1b}[31m", "Ida[31m"),
            ("Ida\u{202e}adI", "IdaadI"),
            ("\u{2067}Ida\u{2069} \u{200b} Max", "Ida Max"),
            ("O'Brien \"; --", "O'Brien \"; --"),
            ("<b>&amp;", "<b>&amp;"),
            ("נֹעָה", "נֹעָה"),
            ("👩\u{200d}🚀", "👩\u{200d}🚀"),
            ("李", "李"),
        ] {
            assert_eq!(clean_name(text).as_deref(), Ok(name), "{text:?}");
        }
    }

    #[test]
    fn names_without_anything_to_see_are_refused() {
        for text in [
            "",
            "   ",
            "\n",
            "\0\u{1}",
            "\u{202e}",
            "\u{200b}\u{feff}",
            "\u{200d}",
            "\u{301}",
            "\u{3164} \u{2800}",
        ] {
            assert_eq!(clean_name(text), Err(NameProblem::Empty), "{text:?}");
        }
    }

    #[test]
    fn names_have_a_limit() {
        assert_eq!(clean_name(&"🚀".repeat(32)).as_deref(), Ok("🚀".repeat(32).as_str()));
        assert_eq!(clean_name(&"é".repeat(33)), Err(NameProblem::TooLong { found: 33 }));
        assert_eq!(clean_name(&"a b ".repeat(1000)), Err(NameProblem::TooLong { found: 3999 }));
        assert_eq!(clean_name(&format!("{}Ida", " ".repeat(1000))).as_deref(), Ok("Ida"));
    }
}
