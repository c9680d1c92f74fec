//! Who is asking: guests with a signed cookie, and the tokens that prove a form came from one of our pages.
//!
//! For a guest there is nothing to look up: the cookie names the person, and a keyed hash proves that this server wrote it.
//! Whoever is signed in has a second cookie, a ticket. It names nobody: the store knows whose it is, for as long as it counts
//! ([`crate::store::Session`]). The keyed hash in it only spares the store questions about tickets that nobody was given.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::store::{PersonId, random_bytes};

/// The name of the cookie.
pub const COOKIE: &str = "astrarium";

/// The name of the cookie of whoever is signed in.
pub const TICKET: &str = "astrarium-session";

/// How long a browser is remembered, in seconds.
pub const YEAR: u32 = 365 * 24 * 60 * 60;

/// The keys that follow from the server's secret.
#[derive(Clone)]
pub struct Keys {
    cookie: [u8; 32],
    ticket: [u8; 32],
    csrf: [u8; 32],
}

impl Keys {
    /// The keys of a server with this secret.
    pub fn new(secret: &[u8; 32]) -> Self {
        Keys {
            cookie: blake3::derive_key("astrarium 1 signature of a cookie", secret),
            ticket: blake3::derive_key("astrarium 1 signature of a ticket", secret),
            csrf: blake3::derive_key("astrarium 1 token of a form", secret),
        }
    }

    /// The token that forms and scripts on a person's pages send along. Other sites cannot know it.
    pub fn csrf(&self, person: &PersonId) -> String {
        blake3::keyed_hash(&self.csrf, person.as_bytes()).to_hex().to_string()
    }

    /// Whether this is the token of that person. Takes the same time for every wrong one.
    pub fn is_csrf(&self, person: &PersonId, token: &str) -> bool {
        is_mac(blake3::keyed_hash(&self.csrf, person.as_bytes()), token)
    }

    /// The value of the cookie: the person and the signature.
    fn sign(&self, person: &PersonId) -> String {
        format!("{person}.{}", blake3::keyed_hash(&self.cookie, person.as_bytes()).to_hex())
    }

    fn verify(&self, value: &str) -> Option<PersonId> {
        let (person, mac) = value.split_once('.')?;
        let person = PersonId::parse(person).ok()?;
        is_mac(blake3::keyed_hash(&self.cookie, person.as_bytes()), mac).then_some(person)
    }

    /// A ticket as the store knows it, if it is one of ours.
    fn verify_ticket(&self, value: &str) -> Option<String> {
        let (ticket, mac) = value.split_once('.')?;
        let ticket = blake3::Hash::from_hex(ticket).ok()?;
        let ours = is_mac(blake3::keyed_hash(&self.ticket, ticket.as_bytes()), mac);
        ours.then(|| known_as(&ticket))
    }
}

/// What the store knows of a ticket: enough to recognise it, and not enough to make it.
fn known_as(ticket: &blake3::Hash) -> String {
    blake3::hash(ticket.as_bytes()).to_hex().to_string()
}

/// Keys are secret.
impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys(…)")
    }
}

/// Hashes compare in constant time.
fn is_mac(right: blake3::Hash, found: &str) -> bool {
    blake3::Hash::from_hex(found).is_ok_and(|found| found == right)
}

/// The person a request comes from, if it carries a cookie of ours. Cookies that were tampered with are as good as
/// none.
pub fn read(headers: &HeaderMap, keys: &Keys) -> Option<PersonId> {
    cookies(headers, COOKIE).find_map(|value| keys.verify(value))
}

/// The ticket that a request carries, as the store knows it.
pub fn read_ticket(headers: &HeaderMap, keys: &Keys) -> Option<String> {
    cookies(headers, TICKET).find_map(|value| keys.verify_ticket(value))
}

/// The values of all cookies of a name.
fn cookies<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter_map(move |(found, value)| (found == name).then_some(value))
}

/// A new ticket: as the store knows it, and the `Set-Cookie` that gives it to a browser.
pub fn new_ticket(keys: &Keys, secure: bool) -> (String, HeaderValue) {
    let ticket = blake3::Hash::from_bytes(random_bytes());
    let mac = blake3::keyed_hash(&keys.ticket, ticket.as_bytes());
    (known_as(&ticket), cookie(TICKET, &format!("{}.{}", ticket.to_hex(), mac.to_hex()), YEAR, secure))
}

/// The `Set-Cookie` that takes a ticket away.
pub fn no_ticket(secure: bool) -> HeaderValue {
    cookie(TICKET, "", 0, secure)
}

/// The `Set-Cookie` that makes a browser this person for a year. `secure` where the pages come over HTTPS: browsers
/// then never send the cookie in the clear.
pub fn set_cookie(keys: &Keys, person: &PersonId, secure: bool) -> HeaderValue {
    cookie(COOKIE, &keys.sign(person), YEAR, secure)
}

fn cookie(name: &str, value: &str, age: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("letters, digits and punctuation")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> Keys {
        Keys::new(&[7; 32])
    }

    /// What the browser sends back.
    fn sent(cookies: &[&str]) -> HeaderMap {
        cookies.iter().map(|line| (header::COOKIE, HeaderValue::from_str(line).expect("a header"))).collect()
    }

    fn pair(keys: &Keys, person: &PersonId) -> String {
        let set = set_cookie(keys, person, false);
        set.to_str().expect("text").split(';').next().expect("a pair").to_owned()
    }

    #[test]
    fn a_browser_is_recognised() {
        let (keys, person) = (keys(), PersonId::random());
        let ours = pair(&keys, &person);
        assert_eq!(read(&sent(&[&ours]), &keys), Some(person));
        assert_eq!(read(&sent(&[&format!("theme=dark; {ours}; lang=de")]), &keys), Some(person));
        assert_eq!(read(&sent(&["theme=dark", &ours]), &keys), Some(person));
        let stale = "astrarium=old";
        assert_eq!(read(&sent(&[&format!("{stale}; {ours}")]), &keys), Some(person));
    }

    #[test]
    fn a_cookie_that_is_not_exactly_ours_is_no_session() {
        let (keys, person) = (keys(), PersonId::random());
        let ours = pair(&keys, &person);
        assert_eq!(read(&HeaderMap::new(), &keys), None);
        for end in 0..ours.len() {
            assert_eq!(read(&sent(&[&ours[..end]]), &keys), None, "{}", &ours[..end]);
        }
        for place in COOKIE.len() + 1..ours.len() {
            let mut letters = ours.clone().into_bytes();
            letters[place] = if letters[place] == b'0' { b'1' } else { b'0' };
            let forged = String::from_utf8(letters).expect("text");
            assert_eq!(read(&sent(&[&forged]), &keys), None, "{forged}");
        }
        let value = ours.split_once('=').expect("a pair").1;
        let other = PersonId::random();
        let mac = value.split_once('.').expect("two halves").1;
        for forged in [
            format!("astrarium={other}.{mac}"),
            format!("{ours}0"),
            format!("{ours}.0"),
            format!("astrarium=\"{value}\""),
            format!("xastrarium={value}"),
            format!("Astrarium={value}"),
            format!("astrarium={person}.{}", keys.csrf(&person)),
        ] {
            assert_eq!(read(&sent(&[&forged]), &keys), None, "{forged}");
        }
        let mut odd = HeaderMap::new();
        odd.insert(header::COOKIE, HeaderValue::from_bytes(b"astrarium=\xff\xfe").expect("opaque bytes"));
        assert_eq!(read(&odd, &keys), None);
    }

    #[test]
    fn cookies_of_other_servers_are_foreign() {
        let person = PersonId::random();
        let theirs = pair(&Keys::new(&[8; 32]), &person);
        assert_eq!(read(&sent(&[&theirs]), &keys()), None);
    }

    #[test]
    fn the_cookie_is_kept_from_scripts_and_strangers() {
        let (keys, person) = (keys(), PersonId::random());
        let plain = set_cookie(&keys, &person, false);
        let plain = plain.to_str().expect("text");
        for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
            assert!(plain.contains(part), "{plain}");
        }
        assert!(!plain.contains("Secure"));
        assert!(set_cookie(&keys, &person, true).to_str().expect("text").ends_with("; Secure"));
    }

    #[test]
    fn a_token_fits_one_person_on_one_server() {
        let (keys, ida, max) = (keys(), PersonId::random(), PersonId::random());
        let token = keys.csrf(&ida);
        assert!(keys.is_csrf(&ida, &token));
        assert!(!keys.is_csrf(&max, &token));
        assert!(!Keys::new(&[8; 32]).is_csrf(&ida, &token));
        for wrong in ["", "x", &token[1..], &format!("{token}0"), &"0".repeat(64), &ida.to_string()] {
            assert!(!keys.is_csrf(&ida, wrong), "{wrong}");
        }
    }

    #[test]
    fn a_ticket_is_recognised_and_no_other_is() {
        let keys = keys();
        let (id, set) = new_ticket(&keys, false);
        let set = set.to_str().expect("text");
        let ours = set.split(';').next().expect("a pair");
        assert!(set.contains("; HttpOnly; SameSite=Lax"));
        assert_eq!(read_ticket(&sent(&[ours]), &keys), Some(id.clone()));
        assert_eq!(read_ticket(&sent(&[ours]), &Keys::new(&[8; 32])), None);
        assert_eq!(read(&sent(&[ours]), &keys), None, "a ticket is no guest");
        assert!(!ours.contains(&id), "what the store knows is not what the browser has");
        let guest = pair(&keys, &PersonId::random());
        assert_eq!(read_ticket(&sent(&[&guest]), &keys), None);
        for place in TICKET.len() + 1..ours.len() {
            let mut letters = ours.to_owned().into_bytes();
            letters[place] = if letters[place] == b'0' { b'1' } else { b'0' };
            let forged = String::from_utf8(letters).expect("text");
            assert_eq!(read_ticket(&sent(&[&forged]), &keys), None, "{forged}");
        }
        assert!(
            no_ticket(true).to_str().expect("text").starts_with("astrarium-session=; Path=/; Max-Age=0;")
        );
    }

    #[test]
    fn keys_are_not_printed() {
        assert_eq!(format!("{:?}", keys()), "Keys(…)");
    }
}
