//! The addresses of a table: as the visitor reached it, and as others reach it.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};
use web::view::Reach;

use crate::guard::{Hosts, host};

/// How a visitor reached this server.
#[derive(Clone, Debug)]
pub struct Reached {
    scheme: &'static str,
    host: Authority,
    hosts: Hosts,
}

impl Reached {
    /// What a request says about it, as far as the server answers under that name. `secure` says that it is reached over
    /// encrypted connections only; a proxy can say so for a single request.
    pub fn new(headers: &HeaderMap, uri: &Uri, hosts: &Hosts, secure: bool) -> Option<Reached> {
        let host = host(headers, uri).filter(|host| hosts.allow(Some(host)))?;
        let encrypted = secure || headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
        Some(Reached { scheme: if encrypted { "https" } else { "http" }, host, hosts: hosts.clone() })
    }

    /// The beginning of addresses for others, and from where they can be reached. `network` is the address of this
    /// machine in its network, if it is in one.
    pub fn for_others(&self, network: Option<IpAddr>) -> (String, Reach) {
        let port = self.host.port().map(|port| format!(":{port}")).unwrap_or_default();
        let here = format!("{}://{}", self.scheme, self.host);
        if !is_loopback(self.host.host()) {
            return (here, Reach::Everywhere);
        }
        let there =
            network.filter(|_| self.scheme == "http").and_then(|ip| in_address(ip, &port).parse().ok());
        let there = there.map(|there: Authority| (self.hosts.allow(Some(&there)), format!("http://{there}")));
        match there {
            Some((true, address)) => (address, Reach::Network),
            other => {
                let port = port.replace(':', " --port ");
                let command = format!("astrarium serve --host 0.0.0.0{port}");
                (here, Reach::ThisMachine { command, address: other.map(|(_, address)| address) })
            }
        }
    }
}

fn in_address(ip: IpAddr, port: &str) -> String {
    match ip {
        IpAddr::V4(ip) => format!("{ip}{port}"),
        IpAddr::V6(ip) => format!("[{ip}]{port}"),
    }
}

/// Whether a name means whatever machine it is used on.
fn is_loopback(host: &str) -> bool {
    let ip = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let name = host.to_ascii_lowercase();
    ip.map_or(name == "localhost" || name.ends_with(".localhost"), |ip| ip.is_loopback())
}

/// The address of this machine in its network, if it is in one.
pub fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Nothing is sent: the system only says from where it would be. The address is one that nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn reached(host: &str, hosts: &Hosts, secure: bool) -> Option<Reached> {
        let mut headers = HeaderMap::new();
        headers.insert("host", HeaderValue::from_str(host).expect("ASCII"));
        Reached::new(&headers, &Uri::from_static("/t/x"), hosts, secure)
    }

    const LAN: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(192, 168, 1, 20)));

    #[test]
    fn a_host_with_a_name_is_reached_by_it() {
        for (host, secure, address) in [
            ("table.example", true, "https://table.example"),
            ("table.example:8080", false, "http://table.example:8080"),
            ("192.168.1.20:4242", false, "http://192.168.1.20:4242"),
            ("[2001:db8::1]:4242", false, "http://[2001:db8::1]:4242"),
        ] {
            let reached = reached(host, &Hosts::Any, secure).expect("a host");
            assert_eq!(reached.for_others(LAN), (address.to_owned(), Reach::Everywhere));
        }
    }

    #[test]
    fn a_proxy_may_say_that_it_encrypts() {
        let mut headers = HeaderMap::new();
        headers.insert("host", HeaderValue::from_static("table.example"));
        for (scheme, address) in [("https", "https://table.example"), ("javascript", "http://table.example")]
        {
            headers.insert("x-forwarded-proto", HeaderValue::from_static(scheme));
            let reached = Reached::new(&headers, &Uri::from_static("/"), &Hosts::Any, false).expect("a host");
            assert_eq!(reached.for_others(LAN).0, address);
        }
    }

    #[test]
    fn whoever_hosts_for_the_network_sends_addresses_of_the_network() {
        for host in ["localhost:4242", "127.0.0.1:4242", "[::1]:4242", "table.localhost:4242"] {
            let reached = reached(host, &Hosts::Any, false).expect("a host");
            assert_eq!(
                reached.for_others(LAN),
                ("http://192.168.1.20:4242".to_owned(), Reach::Network),
                "{host}"
            );
            assert!(matches!(reached.for_others(None).1, Reach::ThisMachine { address: None, .. }), "{host}");
        }
    }

    #[test]
    fn a_server_for_one_machine_says_so_and_how_to_change_it() {
        let reached =
            reached("localhost:4242", &Hosts::local(std::net::Ipv4Addr::LOCALHOST.into(), &[]), false)
                .expect("a host");
        let (address, reach) = reached.for_others(LAN);
        assert_eq!(address, "http://localhost:4242");
        let command = "astrarium serve --host 0.0.0.0 --port 4242".to_owned();
        assert_eq!(
            reach,
            Reach::ThisMachine { command, address: Some("http://192.168.1.20:4242".to_owned()) }
        );
    }

    #[test]
    fn names_that_are_not_ours_are_never_repeated() {
        for host in ["evil.example", "localhost.evil.example:4242", "localhost@evil.example", ""] {
            assert!(
                reached(host, &Hosts::local(std::net::Ipv4Addr::LOCALHOST.into(), &[]), false).is_none(),
                "{host}"
            );
        }
        assert!(reached("a b", &Hosts::Any, false).is_none());
    }
}
