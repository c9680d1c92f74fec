//! Where everything is kept: a data file, or a database.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use server::store::{Condition, Database, Layout};

use super::{Finding, check};
use crate::serve;

/// Less room than this is soon used up.
const LITTLE: u64 = 1 << 30;

/// With less room than this, nothing can be written before long.
const NONE: u64 = 64 << 20;

/// Looks at it; if a server runs on the data file, its address comes along.
pub async fn look(args: &serve::Args) -> (Vec<Finding>, Option<String>) {
    if let Some(address) = args.database() {
        let mut findings = database(&address).await;
        if args.named_database().is_some_and(has_password) {
            findings.push(Finding::Advice(
                "everybody on this machine sees the password in --database: put the address into DATABASE_URL".to_owned(),
            ));
        }
        return (findings, None);
    }
    match args.data_file() {
        Err(failure) => (vec![Finding::Wrong(failure.to_string())], None),
        Ok(file) => {
            let running = serve::running(&file);
            let mut findings = data_file(&file).await;
            if let Some(address) = &running {
                findings.push(Finding::Advice(format!("a server runs on this data file already: {address}")));
            }
            (findings, running)
        }
    }
}

fn has_password(address: &str) -> bool {
    let user = address.split_once("://").and_then(|(_, rest)| rest.split_once('@'));
    user.is_some_and(|(user, _)| user.contains(':')) || address.contains("password=")
}

async fn data_file(file: &Path) -> Vec<Finding> {
    let Some(folder) = nearest_folder(file) else {
        return vec![Finding::Wrong(format!("there is no folder for the data file {}", file.display()))];
    };
    let mut findings = vec![writable(&folder)];
    findings.extend(room(&folder));
    if !file.exists() {
        findings.push(Finding::Fine(format!("the data file {} will be made", file.display())));
        return findings;
    }
    if let Err(error) = OpenOptions::new().append(true).open(file) {
        let name = file.display();
        findings.push(Finding::Wrong(format!(
            "the data file {name} cannot be written ({error}): let this user own it"
        )));
    }
    findings.extend(secrecy(file));
    findings.push(match Database::look_at(file).await {
        Ok(layout) => told(layout, &format!("the data file {}", file.display())),
        Err(error) => Finding::Wrong(error.to_string()),
    });
    findings
}

/// The folder of a file, or the nearest one above it that is there.
fn nearest_folder(file: &Path) -> Option<PathBuf> {
    let here = |folder: &Path| folder.as_os_str().is_empty();
    let folders = file.ancestors().skip(1).map(|folder| if here(folder) { Path::new(".") } else { folder });
    folders.map(Path::to_owned).find(|folder| folder.is_dir())
}

fn writable(folder: &Path) -> Finding {
    let probe = folder.join(format!(".astrarium-doctor-{}", std::process::id()));
    let made = OpenOptions::new().write(true).create_new(true).open(&probe);
    let _ = std::fs::remove_file(&probe);
    let name = folder.display();
    match made {
        Ok(_) => Finding::Fine(format!("the folder {name} can be written")),
        Err(error) => Finding::Wrong(format!(
            "the folder {name} cannot be written ({error}): let this user own it (and name it in ReadWritePaths of a unit)"
        )),
    }
}

#[cfg(unix)]
fn room(folder: &Path) -> Option<Finding> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(enough_room(disk.f_bavail.saturating_mul(disk.f_frsize)))
}

#[cfg(not(unix))]
fn room(_folder: &Path) -> Option<Finding> {
    None
}

#[cfg(unix)]
fn enough_room(bytes: u64) -> Finding {
    let room = format!("{} MiB are free on the disk", bytes >> 20);
    match bytes {
        LITTLE.. => Finding::Fine(room),
        NONE.. => Finding::Advice(format!("only {room}: make room soon")),
        _ => Finding::Wrong(format!("only {room}: make room, or nothing can be saved")),
    }
}

/// Seeds and the secret behind cookies lie in the file.
#[cfg(unix)]
fn secrecy(file: &Path) -> Option<Finding> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata().ok()?.permissions().mode();
    let name = file.display();
    (mode & 0o077 != 0).then(|| {
        Finding::Advice(format!(
            "others can read {name}, which holds every secret of the server: chmod 600 {name}"
        ))
    })
}

#[cfg(not(unix))]
fn secrecy(_file: &Path) -> Option<Finding> {
    None
}

fn told(layout: Layout, place: &str) -> Finding {
    match layout {
        Layout { found: 0, .. } => Finding::Fine(format!("{place} is empty, and will be laid out")),
        Layout { found, latest } if found == latest => {
            Finding::Fine(format!("{place} is sound, with the latest layout ({latest})"))
        }
        Layout { found, latest } => Finding::Advice(format!(
            "{place} has layout {found}; the next start brings it to {latest}, so take a backup before, with the program that is in use"
        )),
    }
}

async fn database(address: &str) -> Vec<Finding> {
    match Database::look_at_server(address).await {
        Ok(condition) => healthy(&condition),
        Err(error) => {
            vec![Finding::Wrong(format!("{error}: is it there, and are user, password and name right?"))]
        }
    }
}

fn healthy(found: &Condition) -> Vec<Finding> {
    /// A process holds at most so many connections.
    const OURS: u32 = 13;
    let Condition { layout, version, connections, ahead, .. } = found;
    let mut findings = vec![
        Finding::Fine(format!("PostgreSQL {version} answers")),
        told(*layout, "the database"),
        check(
            !found.read_only,
            "the database can be written",
            "the database is read-only (a standby, or default_transaction_read_only): connect to the one that is written to",
        ),
        check(
            found.hears,
            "news reach every process (LISTEN and NOTIFY)",
            "news do not arrive (LISTEN and NOTIFY): connect to PostgreSQL itself, or by a pooler that keeps sessions",
        ),
        check(
            found.knows_letters,
            "the database knows every letter",
            "the database is not in UTF8: make another one (createdb --encoding=UTF8 --template=template0)",
        ),
        check(
            connections / OURS > 0,
            format!("there is room for {} processes ({connections} connections)", connections / OURS),
            format!(
                "a process may need {OURS} connections, and there are {connections}: raise max_connections"
            ),
        ),
        check(
            ahead.abs() < 60_000,
            format!("its clock is that of this machine (within {} s)", ahead.abs() / 1000 + 1),
            format!(
                "its clock and that of this machine are {} s apart: set both (timedatectl set-ntp true)",
                ahead.abs() / 1000
            ),
        ),
    ];
    if layout.found < layout.latest && !found.may_create {
        findings.push(Finding::Wrong(
            "the user may not make tables in the database: let it own the database (ALTER DATABASE … OWNER TO …)".to_owned(),
        ));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn room_is_judged() {
        assert!(matches!(enough_room(5 << 30), Finding::Fine(_)));
        assert!(matches!(enough_room(500 << 20), Finding::Advice(_)));
        assert!(matches!(enough_room(0), Finding::Wrong(_)));
    }

    #[test]
    fn passwords_on_the_command_line_are_noticed() {
        for (address, has) in [
            ("postgres://ida:secret@host/db", true),
            ("postgres://host/db?password=secret", true),
            ("postgres://ida@host:5432/db", false),
            ("postgres:///db", false),
        ] {
            assert_eq!(has_password(address), has, "{address}");
        }
    }

    #[test]
    fn a_database_is_judged() {
        let sound = Condition {
            layout: Layout { found: 9, latest: 9 },
            version: "15".to_owned(),
            read_only: false,
            may_create: true,
            knows_letters: true,
            hears: true,
            connections: 100,
            ahead: -20,
        };
        let wrong = |condition: &Condition| {
            let wrong = |finding: &Finding| matches!(finding, Finding::Wrong(_));
            healthy(condition).iter().filter(|finding| wrong(finding)).map(Finding::line).collect::<String>()
        };
        assert_eq!(wrong(&sound), "");
        for (worse, word) in [
            (Condition { read_only: true, ..sound.clone() }, "read-only"),
            (Condition { hears: false, ..sound.clone() }, "LISTEN"),
            (Condition { knows_letters: false, ..sound.clone() }, "UTF8"),
            (Condition { connections: 10, ..sound.clone() }, "max_connections"),
            (Condition { ahead: 120_000, ..sound.clone() }, "120 s"),
            (Condition { layout: Layout { found: 0, latest: 9 }, may_create: false, ..sound }, "OWNER"),
        ] {
            assert!(wrong(&worse).contains(word), "{word}: {}", wrong(&worse));
        }
    }
}
