//! A real `PostgreSQL` for tests, started by the first test that wants one and gone when the test program ends.
//!
//! Nothing has to be set up: the server's programs are enough. It listens on a socket in a folder of its own and does not care
//! for power cuts. `PostgreSQL` refuses to run as root, so there it runs as the user `postgres` that its package brings along.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where distributions put the programs of the server, by version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// The address of a new, empty database.
pub fn database() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let server = server();
    let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
    server.query(&format!("CREATE DATABASE {name}"));
    format!("postgres://postgres@localhost/{name}?host={}", server.folder.display())
}

/// Ends every connection to a database, as a restart of the server does.
pub fn cut_off(address: &str) {
    let name =
        address.split("localhost/").nth(1).and_then(|rest| rest.split('?').next()).expect("a database");
    let end =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname";
    server().query(&format!("{end} = '{name}'"));
}

/// What a database answers to a question, as text.
pub fn ask(address: &str, sql: &str) -> String {
    let mut psql = Command::new(server().programs.join("psql"));
    let psql =
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--dbname", address, "--command", sql]);
    done(psql)
}

struct Server {
    programs: PathBuf,
    folder: PathBuf,
    /// Stops the server and clears up when it sees that this program has ended, in whatever way.
    _keeper: Child,
}

fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(Server::start)
}

impl Server {
    fn start() -> Server {
        let programs = programs();
        // The name of a socket must be short, so it does not lie in the build folder.
        let folder = std::env::temp_dir().join(format!("astrarium-pg-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder for the database");
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(&folder));
        }
        let data = folder.join("data");
        let initdb = programs.join("initdb");
        done(
            as_user(&initdb)
                .args(["--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "-D"])
                .arg(&data),
        );
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{}' -c fsync=off -c full_page_writes=off \
             -c synchronous_commit=off -c max_connections=300",
            folder.display()
        );
        let pg_ctl = programs.join("pg_ctl");
        let log = folder.join("log");
        done(as_user(&pg_ctl).args(["start", "--wait", "-o", &options, "-l"]).arg(log).arg("-D").arg(&data));
        let stop = format!(
            "trap '' INT TERM HUP; cat; '{}' stop --mode=immediate -D '{}'; rm -rf '{}'",
            pg_ctl.display(),
            data.display(),
            folder.display()
        );
        // Its input ends when this program does. It outlives a Ctrl+C, which is meant for this program alone.
        let keeper = as_user(Path::new("sh"))
            .args(["-c", &stop])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        Server { programs, folder, _keeper: keeper }
    }

    fn query(&self, sql: &str) {
        let mut psql = Command::new(self.programs.join("psql"));
        let psql = psql.args(["--quiet", "--no-psqlrc", "--username=postgres", "--host"]).arg(&self.folder);
        done(psql.args(["--dbname=postgres", "--command", sql]));
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id");
    id.stdout.trim_ascii() == b"0"
}

/// A command that is run as an ordinary user.
fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program).current_dir("/");
    command
}

/// Runs a command; the answer is what it prints.
fn done(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output();
    let output = output.unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
    let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{command:?}: {}{}", words(&output.stdout), words(&output.stderr));
    words(&output.stdout).trim().to_owned()
}

/// Where the programs of the server are: those of the latest version that is installed.
fn programs() -> PathBuf {
    let versions = fs::read_dir(PROGRAMS).into_iter().flatten().flatten().map(|entry| entry.path());
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let latest = versions.filter(|path| path.join("bin/initdb").exists()).max_by_key(number);
    let on_path = || {
        let folders = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&folders).find(|folder| folder.join("initdb").exists())
    };
    latest.map(|path| path.join("bin")).or_else(on_path).expect(
        "these tests need the programs of PostgreSQL: install the package `postgresql`, or run ./test, which does it",
    )
}
