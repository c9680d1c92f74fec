//! What every test stands on: a server, a browser, and visitors that know nothing of each other.

use std::io::{BufRead as _, BufReader};
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::target::{CreateBrowserContextParams, CreateTargetParams};
use futures::{FutureExt as _, StreamExt as _};
use tokio::runtime::Runtime;

use crate::tab::Tab;

/// Where browsers are usually found. The first one has no windows, and less to do.
const BROWSERS: [&str; 5] = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
];

/// What a browser on a test machine does not need.
const FLAGS: [&str; 6] = [
    "disable-dev-shm-usage",
    "disable-gpu",
    "disable-background-networking",
    "disable-component-update",
    "disable-sync",
    "no-first-run",
];

/// A running server.
pub struct Server {
    process: Child,
    /// Where it listens: `http://host:port`.
    pub address: String,
    pub port: u16,
}

impl Server {
    /// Starts the program under test.
    pub fn start(db: &Path, port: u16, pace: u32) -> Server {
        // The same games every time; another seed gives other ones.
        let seed = std::env::var("ASTRARIUM_TEST_SEED").unwrap_or_else(|_| "7".to_owned());
        let program = Path::new(env!("CARGO_BIN_EXE_astrarium"));
        Server::start_program(program, db, port, pace, &["--seed", &seed])
    }

    /// Starts the program on a database that others share.
    pub fn share(database: &str) -> Server {
        Server::run(Path::new(env!("CARGO_BIN_EXE_astrarium")), 0, 20, &["--database", database])
    }

    /// Starts any program, also an older one.
    pub fn start_program(program: &Path, db: &Path, port: u16, pace: u32, more: &[&str]) -> Server {
        let db = ["--db", db.to_str().expect("a name")];
        Server::run(program, port, pace, &[&db, more].concat())
    }

    fn run(program: &Path, port: u16, pace: u32, more: &[&str]) -> Server {
        let mut process = Command::new(program)
            .args(["serve", "--no-open", "--port", &port.to_string(), "--pace", &pace.to_string()])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address =
            address.unwrap_or_else(|| panic!("no address in {line:?}")).trim_end_matches('/').to_owned();
        let port = address.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
        Server { process, address, port }
    }

    /// The memory it uses, in kB, where the system says so.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A folder that is gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("browser-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The browser and the server that the tests share as long as one of them runs.
pub struct Stage {
    // Dropped in this order: the browser goes before its folder.
    browser: Browser,
    pub server: Server,
    runtime: Runtime,
    _folder: Folder,
}

impl Stage {
    fn enter() -> Arc<Stage> {
        static SHARED: Mutex<Weak<Stage>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let stage = Arc::new(Stage::new());
            *shared = Arc::downgrade(&stage);
            stage
        })
    }

    fn new() -> Stage {
        let folder = Folder::new();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        let config = BrowserConfig::builder()
            .chrome_executable(browser_program())
            .no_sandbox()
            .new_headless_mode()
            .viewport(None)
            .window_size(1440, 900)
            .user_data_dir(folder.0.join("browser"))
            .launch_timeout(Duration::from_mins(1))
            .request_timeout(Duration::from_mins(5))
            .args(FLAGS)
            .build()
            .expect("a browser can be configured");
        let browser = runtime.block_on(async {
            let (browser, mut handler) = Browser::launch(config).await.expect("the browser starts");
            tokio::spawn(async move { while handler.next().await.is_some() {} });
            browser
        });
        let server = Server::start(&folder.0.join("astrarium.db"), 0, 20);
        Stage { browser, server, runtime, _folder: folder }
    }
}

/// The browser: the one that is asked for, or the first that is there.
fn browser_program() -> PathBuf {
    if let Some(program) = std::env::var_os("CHROMIUM") {
        return program.into();
    }
    let found = BROWSERS.iter().map(PathBuf::from).find(|path| path.exists());
    found
        .expect("these tests need Chromium: install the package `chromium`, or name the program in $CHROMIUM")
}

/// One test: its visitors, and everything their pages complained about.
pub struct Visit {
    stage: Arc<Stage>,
    name: &'static str,
    contexts: Mutex<Vec<BrowserContextId>>,
    tabs: Mutex<Vec<Tab>>,
    problems: Arc<Mutex<Vec<String>>>,
    allowed: Mutex<Vec<&'static str>>,
}

/// Keeps a picture of what somebody sees when something has gone wrong.
pub async fn keep_picture(tab: &Tab, name: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("failures");
    let file = folder.join(format!("{name}.png"));
    let picture = tokio::time::timeout(Duration::from_secs(10), tab.picture()).await;
    if let Ok(Some(picture)) = picture {
        let _ = std::fs::create_dir_all(&folder);
        let _ = std::fs::write(&file, picture);
        eprintln!("see {}", file.display());
    }
}

/// Runs a test. It fails if a page reports an error, even one that nobody sees.
pub fn visit(name: &'static str, script: impl AsyncFnOnce(&Visit)) {
    let stage = Stage::enter();
    let visit = Visit {
        stage: Arc::clone(&stage),
        name,
        contexts: Mutex::default(),
        tabs: Mutex::default(),
        problems: Arc::default(),
        allowed: Mutex::default(),
    };
    stage.runtime.block_on(async {
        let outcome = AssertUnwindSafe(script(&visit)).catch_unwind().await;
        let problems = visit.problems();
        if outcome.is_err() || !problems.is_empty() {
            visit.take_pictures().await;
        }
        visit.leave().await;
        if let Err(panic) = outcome {
            eprintln!("{name}: the pages complained: {problems:#?}");
            resume_unwind(panic);
        }
        assert!(problems.is_empty(), "{name}: the pages complained: {problems:#?}");
    });
}

impl Visit {
    pub fn server(&self) -> &str {
        &self.stage.server.address
    }

    /// Somebody with a browser of their own.
    pub async fn person(&self) -> Tab {
        self.person_at(self.server()).await
    }

    /// The same, at another server.
    pub async fn person_at(&self, server: &str) -> Tab {
        let context = self.stage.browser.create_browser_context(CreateBrowserContextParams::default());
        let context = context.await.expect("a context");
        self.contexts.lock().expect("contexts").push(context.clone());
        self.tab(context, server).await
    }

    /// A second tab of the same person.
    pub async fn second_tab(&self, tab: &Tab) -> Tab {
        self.tab(tab.context.clone(), &tab.server).await
    }

    async fn tab(&self, context: BrowserContextId, server: &str) -> Tab {
        let params = CreateTargetParams::builder()
            .url("about:blank")
            .browser_context_id(context.clone())
            .build()
            .expect("a complete wish");
        let page = self.stage.browser.new_page(params).await.expect("a page");
        let tab = Tab::new(page, context, server, &self.problems).await;
        self.tabs.lock().expect("tabs").push(tab.clone());
        tab
    }

    /// Complaints with these words are part of this test.
    pub fn allow(&self, words: &'static str) {
        self.allowed.lock().expect("allowed").push(words);
    }

    fn problems(&self) -> Vec<String> {
        let allowed = self.allowed.lock().expect("allowed").clone();
        let mut problems = self.problems.lock().expect("problems").clone();
        problems.retain(|problem| !allowed.iter().any(|words| problem.contains(words)));
        problems
    }

    /// What the pages look like when something has gone wrong.
    async fn take_pictures(&self) {
        let tabs = self.tabs.lock().expect("tabs").clone();
        for (index, tab) in tabs.iter().enumerate() {
            keep_picture(tab, &format!("{}-{index}", self.name)).await;
        }
    }

    async fn leave(&self) {
        self.tabs.lock().expect("tabs").clear();
        let contexts = std::mem::take(&mut *self.contexts.lock().expect("contexts"));
        for context in contexts {
            let _ = self.stage.browser.dispose_browser_context(context).await;
        }
    }
}
