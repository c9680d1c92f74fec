//! Connections: files for them, ports, names, proxies.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr, TcpListener};

use server::limits::Network;

use super::{Finding, check};
use crate::serve;

/// Files that are no connections: the database, the program's own.
const OTHER_FILES: u64 = 64;

/// Every connection is an open file.
#[cfg(unix)]
pub fn files(connections: u32) -> Vec<Finding> {
    use rustix::process::{Resource, getrlimit};
    vec![enough_files(getrlimit(Resource::Nofile).maximum, connections)]
}

#[cfg(not(unix))]
pub fn files(_connections: u32) -> Vec<Finding> {
    Vec::new()
}

#[cfg(unix)]
fn enough_files(most: Option<u64>, connections: u32) -> Finding {
    let wanted = u64::from(connections) + OTHER_FILES;
    let most = most.unwrap_or(u64::MAX);
    check(
        most >= wanted,
        format!("files can be opened for {connections} connections"),
        format!(
            "{connections} connections need {wanted} open files, and this user may have {most}: raise the limit \
             (LimitNOFILE={wanted} in a unit, ulimit -Hn in a shell), or ask for fewer with --connections"
        ),
    )
}

/// Ports, names and proxies. `running` is where a server of the same data is reached, if one runs.
pub fn look(args: &serve::Args, running: Option<&str>) -> Vec<Finding> {
    let (host, port) = args.place();
    let (names, proxies, secure) = args.fronts();
    let mut findings = vec![match port {
        Some(port) => free(SocketAddr::new(host, port), "--port", running),
        None => Finding::Fine("any free port is taken where the usual one is not".to_owned()),
    }];
    if let Some(address) = args.metrics() {
        findings.push(free(address, "--metrics", running));
        if !address.ip().is_loopback() {
            let told = format!("figures at {address} can be read from the network: see that only yours can");
            findings.push(Finding::Advice(told));
        }
    }
    findings.extend(fronts(host, names, proxies, secure));
    findings.extend(webhooks(args));
    findings
}

/// Whom notices reach, where that is not the usual.
fn webhooks(args: &serve::Args) -> Option<Finding> {
    match args.webhooks() {
        Err(failure) => Some(Finding::Wrong(format!("--webhooks-ca: {failure}"))),
        Ok(reach) if reach.authorities.is_empty() => None,
        Ok(reach) => {
            let count = reach.authorities.len();
            Some(Finding::Fine(format!("webhooks trust {count} more than the authorities of the web")))
        }
    }
}

/// Whether something can listen there.
fn free(address: SocketAddr, option: &str, running: Option<&str>) -> Finding {
    let other = format!("choose another one with {option}");
    let Err(error) = TcpListener::bind(address) else {
        return Finding::Fine(format!("{address} is free"));
    };
    Finding::Wrong(match error.kind() {
        ErrorKind::AddrInUse => match running {
            Some(running) => {
                return Finding::Fine(format!(
                    "{address} is taken, and a server of this data runs ({running})"
                ));
            }
            None => format!("something else listens at {address}: {other}, or stop it"),
        },
        ErrorKind::PermissionDenied => {
            format!("ports below 1024 need special rights: {other} than {address}")
        }
        ErrorKind::AddrNotAvailable => format!("this machine has no address {}: {other}", address.ip()),
        _ => format!("nobody can listen at {address} ({error}): {other}"),
    })
}

/// Whether names, proxies and encryption fit together.
fn fronts(host: IpAddr, names: &[String], proxies: &[Network], secure: bool) -> Vec<Finding> {
    let everybody = |network: &Network| {
        [IpAddr::from([1, 1, 1, 1]), IpAddr::from([203, 0, 113, 9])].iter().all(|ip| network.contains(*ip))
    };
    let mut findings = Vec::new();
    if proxies.iter().any(everybody) {
        let told = "--proxy believes everybody, so anybody can claim any address: name the proxy alone";
        findings.push(Finding::Wrong(told.to_owned()));
    }
    match (proxies.is_empty(), names.is_empty(), host.is_loopback()) {
        (false, true, true) => findings.push(Finding::Wrong(
            "a proxy is named, but not the name that visitors ask for: add --name, or they are all turned away"
                .to_owned(),
        )),
        (true, false, true) => findings.push(Finding::Advice(
            "a name is given, and only this machine can reach the server: if a proxy stands in front, add --proxy with its \
             address (127.0.0.1 if it runs here), or all its visitors count as one"
                .to_owned(),
        )),
        (false, _, false) => findings.push(Finding::Advice(format!(
            "the server listens on {host}, so visitors can go around the proxy: leave out --host if the proxy runs here"
        ))),
        (true, true, false) => findings.push(Finding::Advice(
            "the server answers under any name: add --name with the one that is meant".to_owned(),
        )),
        _ => {}
    }
    match (secure, proxies.is_empty()) {
        (true, true) if !host.is_loopback() => findings.push(Finding::Wrong(
            "--secure sends cookies over HTTPS alone, which the server does not speak: put a proxy in front, or leave it out"
                .to_owned(),
        )),
        (false, false) => findings.push(Finding::Advice(
            "if the proxy speaks HTTPS, add --secure: cookies then never travel in the clear".to_owned(),
        )),
        _ => {}
    }
    if findings.is_empty() {
        findings.push(Finding::Fine("names, proxies and encryption fit together".to_owned()));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(host: &str, names: &[&str], proxies: &[&str], secure: bool) -> String {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let proxies: Vec<Network> = proxies.iter().map(|text| text.parse().expect("a network")).collect();
        let findings = fronts(host.parse().expect("an address"), &names, &proxies, secure);
        findings.iter().map(Finding::line).collect()
    }

    #[test]
    fn names_and_proxies_have_to_fit() {
        for (host, names, proxies, secure, words) in [
            ("127.0.0.1", &[][..], &[][..], false, "ok    names"),
            ("127.0.0.1", &["table.example"], &["127.0.0.1"], true, "ok    names"),
            ("127.0.0.1", &[], &["127.0.0.1"], true, "FIX   a proxy is named"),
            ("127.0.0.1", &["table.example"], &[], false, "note  a name is given"),
            ("127.0.0.1", &["table.example"], &["0.0.0.0/0"], true, "FIX   --proxy believes everybody"),
            ("127.0.0.1", &["table.example"], &["127.0.0.1"], false, "note  if the proxy speaks HTTPS"),
            ("0.0.0.0", &["table.example"], &["127.0.0.1"], true, "note  the server listens on 0.0.0.0"),
            ("0.0.0.0", &[], &[], false, "note  the server answers under any name"),
            ("0.0.0.0", &[], &[], true, "FIX   --secure"),
        ] {
            let told = found(host, names, proxies, secure);
            assert!(told.contains(words), "{host} {names:?} {proxies:?} {secure}: {told}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn connections_need_files() {
        assert!(matches!(enough_files(Some(4096), 4000), Finding::Fine(_)));
        assert!(matches!(enough_files(None, 4000), Finding::Fine(_)));
        let Finding::Wrong(told) = enough_files(Some(1024), 4000) else { panic!("too few files") };
        assert!(told.contains("LimitNOFILE=4064") && told.contains("1024"), "{told}");
    }

    #[test]
    fn a_port_that_is_taken_is_found() {
        let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = taken.local_addr().expect("an address");
        let Finding::Wrong(told) = free(address, "--port", None) else { panic!("it is taken") };
        assert!(told.contains("--port"), "{told}");
        assert!(matches!(free(address, "--port", Some("http://there/")), Finding::Fine(_)));
        drop(taken);
        assert!(matches!(free(address, "--port", None), Finding::Fine(_)));
        assert!(matches!(
            free("192.0.2.1:8000".parse().expect("an address"), "--port", None),
            Finding::Wrong(_)
        ));
    }
}
