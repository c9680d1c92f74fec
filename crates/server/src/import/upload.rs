//! A form with a file in it. Nothing in it is trusted.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse as _;
use tokio::sync::OwnedSemaphorePermit;

use crate::app::App;
use crate::guard::{TOKEN_FIELD, header_token};
use crate::limits::Share;
use crate::problem::Problem;
use crate::texts::texts;
use crate::visitor::Visitor;

/// No form has more fields.
const MOST_PARTS: usize = 16;

/// No boundary between fields is longer (RFC 2046).
const LONGEST_BOUNDARY: usize = 70;

/// What was pasted or uploaded by a page of this visitor.
#[derive(Debug)]
pub struct Upload {
    /// Who sent it.
    pub visitor: Visitor,
    /// What was pasted.
    pub text: String,
    /// The file, if one was chosen.
    pub file: Option<Vec<u8>>,
    /// Large things are taken in a few at a time, and not all from one address.
    pub place: (Share, OwnedSemaphorePermit),
}

impl FromRequest<Arc<App>> for Upload {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Upload, Problem> {
        let visitor = request.extensions().get::<Visitor>().cloned().ok_or(Problem::Fault)?;
        let share = app.doors.admit_upload(visitor.address).map_err(|_| Problem::TooMuch)?;
        let place = Arc::clone(&app.uploads).try_acquire_owned().map_err(|_| Problem::Busy)?;
        let header = header_token(request.headers()).map(str::to_owned);
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let boundary = kind.and_then(boundary).map(str::to_owned);
        let body = tokio::time::timeout(app.settings.limits.body, Bytes::from_request(request, app));
        let unreadable = || Problem::Form(texts().get(visitor.lang, "form-unreadable"));
        let body = match body.await {
            Err(_) => return Err(Problem::TooSlow),
            Ok(Ok(body)) => body,
            Ok(Err(rejection)) => {
                return Err(match rejection.into_response().status() {
                    StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
                    _ => unreadable(),
                });
            }
        };
        let work = move || boundary.and_then(|boundary| Sent::read(&body, &boundary));
        let Sent { token, text, file } = app.workshop.run(work).await?.ok_or_else(unreadable)?;
        if app.keys.is_csrf(&visitor.person, header.as_deref().unwrap_or(&token)) {
            Ok(Upload { visitor, text, file, place: (share, place) })
        } else {
            Err(Problem::Foreign)
        }
    }
}

/// What was sent, by whomever.
struct Sent {
    token: String,
    text: String,
    file: Option<Vec<u8>>,
}

impl Sent {
    fn read(body: &[u8], boundary: &str) -> Option<Sent> {
        let parts = parts(body, boundary)?;
        let part = |name: &str| parts.iter().find(|part| part.name == name).map(|part| part.content);
        let text = |name: &str| String::from_utf8_lossy(part(name).unwrap_or_default()).into_owned();
        // A browser sends an empty file where none was chosen.
        let file = part("file").filter(|file| !file.is_empty()).map(<[u8]>::to_vec);
        Some(Sent { token: text(TOKEN_FIELD), text: text("text"), file })
    }
}

/// A field of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part<'a> {
    name: &'a str,
    content: &'a [u8],
}

/// What stands between the fields, as the head of the request says.
fn boundary(kind: &str) -> Option<&str> {
    let mut pieces = kind.split(';').map(str::trim);
    if !pieces.next()?.eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let value = pieces.find_map(|piece| {
        let (key, value) = piece.split_once('=')?;
        key.trim().eq_ignore_ascii_case("boundary").then_some(value.trim().trim_matches('"'))
    })?;
    (1..=LONGEST_BOUNDARY).contains(&value.len()).then_some(value)
}

/// The fields of a form (RFC 7578). `None` if it is none, or has too many.
fn parts<'a>(body: &'a [u8], boundary: &str) -> Option<Vec<Part<'a>>> {
    let line = format!("--{boundary}");
    let between = format!("\r\n{line}");
    let mut rest = body.strip_prefix(line.as_bytes())?;
    let mut parts = Vec::new();
    while !rest.starts_with(b"--") {
        if parts.len() == MOST_PARTS {
            return None;
        }
        rest = rest.strip_prefix(b"\r\n")?;
        let head = find(rest, b"\r\n\r\n")?;
        let end = head + 4 + find(&rest[head + 4..], between.as_bytes())?;
        let name = name_of(std::str::from_utf8(&rest[..head]).ok()?)?;
        parts.push(Part { name, content: &rest[head + 4..end] });
        rest = &rest[end + between.len()..];
    }
    Some(parts)
}

/// The name of a field, from its head.
fn name_of(head: &str) -> Option<&str> {
    let line = head.split("\r\n").find(|line| {
        line.split(':').next().is_some_and(|key| key.eq_ignore_ascii_case("content-disposition"))
    })?;
    let (_, rest) = line.split_once("; name=\"")?;
    rest.split('"').next()
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: &str = "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\na\r\nb\r\n--x\r\n\
        content-disposition: form-data; name=\"file\"; filename=\"a.log\"\r\nContent-Type: text/plain\r\n\r\n\r\n--x--\r\n";

    #[test]
    fn fields_are_found_between_their_boundaries() {
        let found = parts(FORM.as_bytes(), "x").expect("a form");
        let expected = [Part { name: "text", content: b"a\r\nb" }, Part { name: "file", content: b"" }];
        assert_eq!(found, expected);
        assert_eq!(parts(b"--x--\r\n", "x"), Some(Vec::new()));
    }

    #[test]
    fn what_is_cut_off_or_overdone_is_no_form() {
        for end in 0..FORM.len() - 4 {
            assert_eq!(parts(&FORM.as_bytes()[..end], "x"), None, "{end}");
        }
        for wrong in [
            "",
            "--",
            "--y\r\n",
            "--x\r\n\r\n--x--",
            "--x\r\nname=a\r\n\r\n1\r\n--x--",
            "--x\r\n\r\n\r\n1\r\n--x--",
        ] {
            assert_eq!(parts(wrong.as_bytes(), "x"), None, "{wrong:?}");
        }
        let one = "\r\ncontent-disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x";
        let many = |count: usize| format!("--x{}--", one.repeat(count));
        assert_eq!(parts(many(MOST_PARTS).as_bytes(), "x").map(|parts| parts.len()), Some(MOST_PARTS));
        assert_eq!(parts(many(MOST_PARTS + 1).as_bytes(), "x"), None);
    }

    #[test]
    fn the_boundary_stands_in_the_head() {
        assert_eq!(boundary("multipart/form-data; boundary=----abc"), Some("----abc"));
        assert_eq!(boundary("Multipart/Form-Data; charset=utf-8; Boundary=\"a b\""), Some("a b"));
        for wrong in ["", "text/plain; boundary=x", "multipart/form-data", "multipart/form-data; boundary="] {
            assert_eq!(boundary(wrong), None, "{wrong}");
        }
        assert_eq!(boundary(&format!("multipart/form-data; boundary={}", "x".repeat(71))), None);
    }
}
