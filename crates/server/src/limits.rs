//! How much anybody may have: connections, requests, open pages, tables, time.
//!
//! Whoever asks is known by an address and, with a cookie, as a person. Cookies are free, so every limit that holds for a
//! person holds for an address as well, with room for a household. Rates are counted by `governor`; its layer for `tower`
//! knows one key only and answers with a bare text, so the two checks stand in [`crate::visitor`], where both are known and a
//! refusal becomes a page.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::{Extensions, HeaderMap};
use enum_map::{Enum, EnumMap};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::metrics::Tally;
use crate::store::PersonId;

const DAY: Duration = Duration::from_hours(24);

/// How much anybody may have.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// How long the head of a request may take to arrive, and how long a connection may be idle.
    pub head: Duration,
    /// How long the body of a request may take to arrive.
    pub body: Duration,
    /// How long somebody may take to accept a part of an answer.
    pub stall: Duration,
    /// How long an answer may take to be made.
    pub answer: Duration,
    /// Requests from one address.
    pub requests_per_address: Rate,
    /// Requests of one person.
    pub requests_per_person: Rate,
    /// Hints for one person.
    pub hints_per_person: Rate,
    /// New tables from one address.
    pub new_tables_per_address: Rate,
    /// Open pages (streams of news) at one address.
    pub streams_per_address: usize,
    /// Open pages of one person.
    pub streams_per_person: usize,
    /// Games that are being brought along from one address.
    pub uploads_per_address: usize,
    /// Games that wait for a bot to look at them, for one address.
    pub analyses_per_address: usize,
    /// Exports that are made for one address or on their way to it.
    pub exports_per_address: usize,
    /// Tables that one person has opened and that are not over.
    pub tables_per_person: u32,
    /// Seats of one person in games that are not over.
    pub seats_per_person: u32,
    /// Games that one person has brought along to be looked at.
    pub studies_per_person: u32,
    /// How long a table that waits for players is kept untouched.
    pub waiting: Duration,
    /// How long a running game is kept untouched.
    pub running: Duration,
    /// How long somebody has to be away from a table before its host may hand over their seat.
    pub away: Duration,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<Network>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4000,
            connections_per_address: 200,
            head: Duration::from_secs(10),
            body: Duration::from_secs(10),
            stall: Duration::from_secs(30),
            answer: Duration::from_secs(30),
            requests_per_address: Rate { per_second: 100, burst: 1000 },
            requests_per_person: Rate { per_second: 40, burst: 400 },
            hints_per_person: Rate { per_second: 1, burst: 10 },
            new_tables_per_address: Rate { per_second: 1, burst: 60 },
            streams_per_address: 150,
            streams_per_person: 20,
            uploads_per_address: 3,
            analyses_per_address: 8,
            exports_per_address: 4,
            tables_per_person: 50,
            seats_per_person: 150,
            studies_per_person: 100,
            waiting: 14 * DAY,
            running: 365 * DAY,
            away: DAY,
            proxies: Vec::new(),
        }
    }
}

/// So many a second, after so many at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// In the long run.
    pub per_second: u32,
    /// At once.
    pub burst: u32,
}

impl From<Rate> for Quota {
    fn from(rate: Rate) -> Quota {
        let least = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Quota::per_second(least(rate.per_second)).allow_burst(least(rate.burst))
    }
}

/// An address, or all addresses that begin alike: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    /// Whether an address lies in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, plain(address)) {
            (IpAddr::V4(ours), IpAddr::V4(other)) => {
                ours.to_bits().checked_shr(32 - self.bits) == other.to_bits().checked_shr(32 - self.bits)
            }
            (IpAddr::V6(ours), IpAddr::V6(other)) => {
                ours.to_bits().checked_shr(128 - self.bits) == other.to_bits().checked_shr(128 - self.bits)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("`{text}` is no address such as 10.0.0.7 and no network such as 10.0.0.0/8");
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = plain(address.parse().map_err(|_| wrong())?);
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        if bits <= most { Ok(Network { address, bits }) } else { Err(wrong()) }
    }
}

/// An address of the fourth version, however it is written.
fn plain(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

/// The address that a connection comes from, known to every request on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub IpAddr);

/// Whom a limit holds for: one address, or the network of a household where addresses are given away by the billion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match plain(address) {
            IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX))),
            short @ IpAddr::V4(_) => short,
        })
    }
}

/// Counts what is held for as long as it is held.
#[derive(Debug)]
pub struct Counter<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Counter<K> {
    fn default() -> Self {
        Counter(Arc::default())
    }
}

impl<K: Copy + Eq + Hash> Counter<K> {
    /// One more for somebody, until the answer is dropped; `None` if they have as many as they may.
    pub fn enter(&self, key: K, most: usize) -> Option<Counted<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: Arc::clone(&self.0), key })
    }

    /// How many are held by all of them together.
    pub fn held(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

/// Something that is counted until it is dropped.
#[derive(Debug)]
pub struct Counted<K: Eq + Hash> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// Something that is counted for an address, if that is known.
pub type Share = Option<Counted<Address>>;

/// An open page that is counted, for its address and its person.
pub type OpenPage = (Share, Counted<PersonId>);

/// Keeps the counts.
#[derive(Debug)]
pub struct Doors {
    limits: Limits,
    addresses: DefaultKeyedRateLimiter<Address>,
    persons: DefaultKeyedRateLimiter<PersonId>,
    hints: DefaultKeyedRateLimiter<PersonId>,
    hints_of_person: Counter<PersonId>,
    new_tables: DefaultKeyedRateLimiter<Address>,
    pages_of_address: Counter<Address>,
    pages_of_person: Counter<PersonId>,
    uploads: Counter<Address>,
    analyses: Counter<Address>,
    exports: Counter<Address>,
    proxy_noticed: AtomicBool,
    /// Connections that are open, whoever has them.
    pub connections: Counter<()>,
    /// What was refused, by what there was too much of.
    pub refused: EnumMap<Limit, Tally>,
}

/// What there can be too much of.
#[derive(Clone, Copy, PartialEq, Eq, Enum, Debug)]
pub enum Limit {
    /// Connections from one address.
    Connections,
    /// Requests from one address, or of one person.
    Requests,
    /// Open pages at one address, or of one person.
    Pages,
    /// New tables from one address.
    Tables,
    /// Hints for one person.
    Hints,
    /// Games that are brought along from one address.
    Uploads,
    /// Games that wait for a bot to look at them, for one address.
    Analyses,
    /// Exports for one address.
    Exports,
}

/// Somebody asks for more than they may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMuch;

impl Doors {
    /// Doors with these limits.
    pub fn new(limits: Limits) -> Doors {
        Doors {
            addresses: RateLimiter::keyed(limits.requests_per_address.into()),
            persons: RateLimiter::keyed(limits.requests_per_person.into()),
            hints: RateLimiter::keyed(limits.hints_per_person.into()),
            hints_of_person: Counter::default(),
            new_tables: RateLimiter::keyed(limits.new_tables_per_address.into()),
            pages_of_address: Counter::default(),
            pages_of_person: Counter::default(),
            uploads: Counter::default(),
            analyses: Counter::default(),
            exports: Counter::default(),
            proxy_noticed: AtomicBool::new(false),
            connections: Counter::default(),
            refused: EnumMap::default(),
            limits,
        }
    }

    /// Where a request comes from. What `X-Forwarded-For` says is believed as far as trusted proxies have written it: each adds
    /// the address it was asked from at the end.
    pub fn address(&self, headers: &HeaderMap, extensions: &Extensions) -> Option<Address> {
        let mut address = extensions.get::<Peer>()?.0;
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let said: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        for word in said.iter().rev() {
            if !self.is_proxy(address) {
                break;
            }
            let Ok(next) = word.parse() else { break };
            address = next;
        }
        if !said.is_empty()
            && self.limits.proxies.is_empty()
            && !self.proxy_noticed.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(
                %address,
                "requests come through a proxy, and all its visitors count as one; name the proxy with --proxy"
            );
        }
        Some(address.into())
    }

    /// Whether this is the address of a trusted proxy.
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        self.limits.proxies.iter().any(|network| network.contains(address))
    }

    /// Lets a request in, or not.
    pub fn admit(&self, address: Option<Address>, person: Option<PersonId>) -> Result<(), TooMuch> {
        let by_address = address.is_none_or(|address| self.addresses.check_key(&address).is_ok());
        let by_person = by_address && person.is_none_or(|person| self.persons.check_key(&person).is_ok());
        if by_person { Ok(()) } else { Err(self.refuse(Limit::Requests)) }
    }

    /// Lets somebody open a table, or not.
    pub fn admit_table(&self, address: Option<Address>) -> Result<(), TooMuch> {
        let fine = address.is_none_or(|address| self.new_tables.check_key(&address).is_ok());
        if fine { Ok(()) } else { Err(self.refuse(Limit::Tables)) }
    }

    /// Lets somebody ask for a hint, one at a time, until the answer is dropped.
    pub fn admit_hint(&self, person: PersonId) -> Result<Counted<PersonId>, TooMuch> {
        let fine = self.hints.check_key(&person).is_ok();
        let hint = fine.then(|| self.hints_of_person.enter(person, 1)).flatten();
        hint.ok_or_else(|| self.refuse(Limit::Hints))
    }

    /// Lets somebody listen to the news of a table for as long as the answer is kept.
    pub fn open_page(&self, address: Option<Address>, person: PersonId) -> Result<OpenPage, TooMuch> {
        let limits = &self.limits;
        let at_address =
            self.share(&self.pages_of_address, address, limits.streams_per_address, Limit::Pages)?;
        let of_person = self.pages_of_person.enter(person, limits.streams_per_person);
        Ok((at_address, of_person.ok_or_else(|| self.refuse(Limit::Pages))?))
    }

    /// Lets somebody bring a game along, until the answer is dropped.
    pub fn admit_upload(&self, address: Option<Address>) -> Result<Share, TooMuch> {
        self.share(&self.uploads, address, self.limits.uploads_per_address, Limit::Uploads)
    }

    /// Lets somebody have a bot look at a game, until the answer is dropped.
    pub fn admit_analysis(&self, address: Option<Address>) -> Result<Share, TooMuch> {
        self.share(&self.analyses, address, self.limits.analyses_per_address, Limit::Analyses)
    }

    /// Lets somebody take an export home, until the answer is dropped.
    pub fn admit_export(&self, address: Option<Address>) -> Result<Share, TooMuch> {
        self.share(&self.exports, address, self.limits.exports_per_address, Limit::Exports)
    }

    /// One more for an address, as far as it is known.
    fn share(
        &self,
        held: &Counter<Address>,
        address: Option<Address>,
        most: usize,
        limit: Limit,
    ) -> Result<Share, TooMuch> {
        let enter = |address| held.enter(address, most).ok_or_else(|| self.refuse(limit));
        address.map(enter).transpose()
    }

    /// How many pages are open.
    pub fn open_pages(&self) -> usize {
        self.pages_of_person.held()
    }

    /// Counts what is refused.
    pub fn refuse(&self, limit: Limit) -> TooMuch {
        self.refused[limit].add(1);
        TooMuch
    }

    /// Forgets who has not asked for anything lately.
    pub fn sweep(&self) {
        for limiter in [&self.addresses, &self.new_tables] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        for limiter in [&self.persons, &self.hints] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn doors(proxies: &[&str]) -> Doors {
        let proxies = proxies.iter().map(|text| text.parse().expect("a network")).collect();
        let rate = Rate { per_second: 1, burst: 3 };
        let rates = Limits { requests_per_address: rate, requests_per_person: rate, ..Limits::default() };
        Doors::new(Limits { proxies, streams_per_person: 2, streams_per_address: 3, ..rates })
    }

    fn asked(doors: &Doors, peer: &str, forwarded: &[&str]) -> Option<Address> {
        let mut extensions = Extensions::new();
        extensions.insert(Peer(peer.parse().expect("an address")));
        let line = |text: &&str| {
            ("x-forwarded-for".parse().expect("a name"), HeaderValue::from_str(text).expect("a value"))
        };
        let mut headers = HeaderMap::new();
        headers.extend(
            forwarded.iter().map(line).map(|(name, value): (axum::http::HeaderName, _)| (name, value)),
        );
        doors.address(&headers, &extensions)
    }

    #[expect(clippy::unnecessary_wraps, reason = "as whoever asks has it")]
    fn at(address: &str) -> Option<Address> {
        Some(address.parse::<IpAddr>().expect("an address").into())
    }

    #[test]
    fn nobody_has_all_the_places_to_themselves() {
        let (uploads_per_address, analyses_per_address, exports_per_address) = (2, 2, 2);
        let few =
            Limits { uploads_per_address, analyses_per_address, exports_per_address, ..Limits::default() };
        let doors = Doors::new(few);
        for admit in [Doors::admit_upload, Doors::admit_analysis, Doors::admit_export] {
            let ask = |address| admit(&doors, at(address));
            let (first, _second) = (ask("10.0.0.1"), ask("10.0.0.1").expect("a place"));
            assert!(ask("10.0.0.1").is_err() && ask("10.0.0.2").is_ok());
            drop(first);
            assert!(ask("10.0.0.1").is_ok());
        }
        for limit in [Limit::Uploads, Limit::Analyses, Limit::Exports] {
            assert_eq!(doors.refused[limit].count(), 1, "{limit:?}");
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let nobody = doors(&[]);
        assert_eq!(asked(&nobody, "10.0.0.1", &["1.2.3.4"]), at("10.0.0.1"));
        let ours = doors(&["127.0.0.1", "10.0.0.0/8"]);
        for (peer, forwarded, address) in [
            ("127.0.0.1", &["1.2.3.4"][..], "1.2.3.4"),
            ("::ffff:127.0.0.1", &["1.2.3.4"], "1.2.3.4"),
            ("127.0.0.1", &["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
            ("127.0.0.1", &["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
            ("127.0.0.1", &["6.6.6.6, 1.2.3.4, 10.9.9.9"], "1.2.3.4"),
            ("127.0.0.1", &["nonsense"], "127.0.0.1"),
            ("127.0.0.1", &["6.6.6.6, nonsense"], "127.0.0.1"),
            ("127.0.0.1", &[""], "127.0.0.1"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("5.5.5.5", &["1.2.3.4"], "5.5.5.5"),
        ] {
            assert_eq!(asked(&ours, peer, forwarded), at(address), "{peer} {forwarded:?}");
        }
        assert_eq!(ours.address(&HeaderMap::new(), &Extensions::new()), None);
    }

    #[test]
    fn networks_are_read_and_compared() {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("10.0.0.7", "10.0.0.7", "10.0.0.8"),
            ("0.0.0.0/0", "1.2.3.4", "::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("::1", "::1", "::2"),
        ] {
            let network: Network = network.parse().expect("a network");
            assert!(network.contains(inside.parse().expect("an address")));
            assert!(!network.contains(outside.parse().expect("an address")));
        }
        for wrong in ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "10.0.0.0/8/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_household_counts_as_one() {
        assert_eq!(at("2001:db8::1"), at("2001:db8::2:3"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_ne!(at("1.2.3.4"), at("1.2.3.5"));
        assert_eq!(at("::ffff:1.2.3.4"), at("1.2.3.4"));
    }

    #[test]
    fn requests_are_counted_by_address_and_by_person() {
        let doors = doors(&[]);
        let admitted = |address, person| (0..10).filter(|_| doors.admit(address, person).is_ok()).count();
        assert_eq!(admitted(at("1.2.3.4"), None), 3);
        assert_eq!(admitted(at("1.2.3.5"), None), 3, "others are not concerned");
        let ida = Some(PersonId::random());
        assert_eq!(admitted(at("1.2.3.6"), ida), 3);
        assert_eq!(admitted(at("1.2.3.7"), ida), 0, "whoever has used up theirs elsewhere has none here");
        assert_eq!(admitted(None, None), 10, "without an address there is nothing to count");
        doors.sweep();
        assert_eq!(admitted(at("1.2.3.4"), None), 0, "sweeping forgives nothing");
    }

    #[test]
    fn open_pages_are_counted_until_they_are_closed() {
        let doors = doors(&[]);
        let (ida, max) = (PersonId::random(), PersonId::random());
        let first = doors.open_page(at("1.2.3.4"), ida).expect("a page");
        let _second = doors.open_page(at("1.2.3.4"), ida).expect("a page");
        assert!(doors.open_page(at("1.2.3.4"), ida).is_err(), "a person has two");
        let _third = doors.open_page(at("1.2.3.4"), max).expect("a page");
        assert!(doors.open_page(at("1.2.3.4"), PersonId::random()).is_err(), "an address has three");
        drop(first);
        assert!(doors.open_page(at("1.2.3.4"), max).is_ok());
    }
}
