//! A table under load: the people who sit there, the pages they have open, and the turns they take.
//!
//! Whoever plays here keeps the game in mind, by the same rules as the server: only what fate decides, and what bots do, has to be read
//! from the server's log. So nearly all the work that is measured is that of the server.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{AnyGame, GameKind, Log, Rng, Seat, Seed, Turn};

use super::figures::Measured;
use super::wire::{Wire, is_refusal, refused};

/// Longer turns are given up: who converts for ever never ends.
const LONGEST: usize = 60;

/// Where the servers are: any of them may be asked for anything.
pub type Places = Arc<Vec<SocketAddr>>;

/// Somebody with a browser.
#[derive(Debug)]
pub struct Guest {
    wire: Wire,
    from: Ipv4Addr,
    cookie: String,
    csrf: String,
}

impl Guest {
    /// Comes to the home page.
    pub async fn arrive(from: Ipv4Addr, to: SocketAddr) -> io::Result<Guest> {
        let (cookie, csrf) = (String::new(), String::new());
        let mut guest = Guest { wire: Wire::new(from, to), from, cookie, csrf };
        let home = guest.get("/").await?;
        guest.csrf =
            between(&home, "name=\"csrf\" content=\"", '"').ok_or_else(|| io::Error::other("no token"))?;
        Ok(guest)
    }

    fn head(&self, request: &str) -> String {
        format!("{request} HTTP/1.1\r\nHost: localhost\r\nHX-Request: true\r\nCookie: {}\r\n", self.cookie)
    }

    async fn send(&mut self, request: &str, body: &str) -> io::Result<super::wire::Answer> {
        let answer = self.wire.ask(&self.head(request), body).await?;
        if let Some(cookie) = &answer.cookie {
            self.cookie.clone_from(cookie);
        }
        if answer.status < 400 { Ok(answer) } else { Err(refused(answer.status)) }
    }

    pub async fn get(&mut self, path: &str) -> io::Result<String> {
        self.send(&format!("GET {path}"), "").await?.text()
    }

    /// How many bytes an address is answered with.
    pub async fn weigh(&mut self, path: &str) -> io::Result<usize> {
        Ok(self.send(&format!("GET {path}"), "").await?.length())
    }

    async fn post(&mut self, path: &str, fields: &str) -> io::Result<super::wire::Answer> {
        let body = format!("csrf={}&{fields}", self.csrf);
        self.send(&format!("POST {path}"), &body).await
    }
}

/// A page that shows a table.
#[derive(Debug)]
struct Page {
    guest: tokio::sync::Mutex<Guest>,
    /// The number of moves it shows.
    shown: AtomicUsize,
}

/// A turn whose pictures are waited for.
#[derive(Debug)]
struct Awaited {
    seq: usize,
    begun: Instant,
    pages: usize,
}

/// A table under load.
#[derive(Debug)]
pub struct Table {
    pub path: String,
    kind: GameKind,
    places: Places,
    pages: Vec<Page>,
    awaited: Mutex<Option<Awaited>>,
    measured: Arc<Measured>,
}

/// The game as whoever plays it has it in mind.
#[derive(Debug)]
pub struct Mind {
    game: Box<dyn AnyGame>,
    moves: Vec<String>,
    rng: Rng,
    /// Whether the second seat is a bot's.
    bot: bool,
}

/// What became of an attempt to take a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// So many moves were acknowledged.
    Moves(usize),
    /// A bot is to move, or another answer came first.
    Waits,
    /// The game is over.
    Over,
}

impl Table {
    /// Opens a table of two, each with a page, or of one against a bot who is watched; and so many who only look.
    pub async fn open(
        kind: &GameKind,
        places: &Places,
        from: Ipv4Addr,
        (bot, viewers): (bool, usize),
        measured: &Arc<Measured>,
    ) -> io::Result<Table> {
        let at = |number: usize| places[number % places.len()];
        let mut host = Guest::arrive(from, at(0)).await?;
        let second = if bot { "bot-novice" } else { "invite" };
        let form = format!("name=Ada&players=2&seat-1=me&seat-2={second}&option-first_game=on");
        let path = host.post(&format!("/new/{}", kind.name), &form).await?.location;
        let mut guest = Guest::arrive(from, at(1)).await?;
        if !bot {
            let waiting = host.get(&path).await?;
            let code = between(&waiting, "/join/", '"').ok_or_else(|| io::Error::other("no invitation"))?;
            guest.post(&format!("/join/{}", &code[..code.len().min(16)]), "name=Ben").await?;
        }
        let mut guests = vec![host, guest];
        for number in 0..viewers {
            let mut viewer = Guest::arrive(from, at(number)).await?;
            // Half of them read another language.
            viewer.cookie += if number % 2 == 0 { "" } else { "; lang=de" };
            guests.push(viewer);
        }
        let mut pages = Vec::new();
        for mut guest in guests {
            // What a page shows when it is opened need not be asked for again.
            let page = guest.get(&path).await?;
            let shown =
                between(&page, "data-seq=\"", '"').and_then(|seq| seq.parse().ok()).unwrap_or_default();
            pages.push(Page { guest: tokio::sync::Mutex::new(guest), shown: AtomicUsize::new(shown) });
        }
        Ok(Table {
            path,
            kind: kind.clone(),
            places: Arc::clone(places),
            pages,
            awaited: Mutex::default(),
            measured: Arc::clone(measured),
        })
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// The log, as whoever has a page reads it.
    pub async fn log(&self) -> io::Result<Log> {
        let text = self.pages[0].guest.lock().await.get(&format!("{}/log", self.path)).await?;
        Log::parse("log", &text).map_err(io::Error::other)
    }

    /// The game as the server's log has it.
    pub async fn mind(&self, seed: u64, bot: bool) -> io::Result<Mind> {
        let log = self.log().await?;
        let game = self.kind.replay(&log).map_err(io::Error::other)?;
        let moves = log.moves.into_iter().map(|(_, notation)| notation).collect();
        Ok(Mind { game, moves, rng: Rng::new(Seed::from_number(seed)), bot })
    }

    /// Follows the server's log. What was acknowledged must stand in it.
    pub async fn catch_up(&self, mind: &mut Mind) -> io::Result<()> {
        let log = self.log().await?;
        let moves: Vec<String> = log.moves.iter().map(|(_, notation)| notation.clone()).collect();
        if !moves.starts_with(&mind.moves) {
            self.measured.lost.add(1);
        }
        if moves != mind.moves {
            mind.game = self.kind.replay(&log).map_err(io::Error::other)?;
            mind.moves = moves;
        }
        Ok(())
    }

    /// Takes a turn for whoever is to move, with one click on Confirm.
    pub async fn take_turn(&self, mind: &mut Mind) -> io::Result<Taken> {
        if mind.game.to_move().is_over() {
            return Ok(Taken::Over);
        }
        let Some(seat) = mind.game.to_move().seat().filter(|seat| !mind.bot || seat.index() == 0) else {
            self.catch_up(mind).await?;
            return Ok(Taken::Waits);
        };
        let seq = mind.moves.len();
        let (game, turn) = mind.turn(seat);
        let expected = seq + turn.len();
        let begun = Instant::now();
        *self.awaited() = Some(Awaited { seq: expected, begun, pages: self.pages.len() });
        let page = &self.pages[seat.index()];
        let answer = {
            let mut guest = page.guest.lock().await;
            let draft = escape(&turn.join(";"));
            let fields = format!("seq={seq}&mode=play&as=&draft={draft}&do=confirm");
            let answer = guest.post(&format!("{}/draft", self.path), &fields).await;
            if answer.is_ok() {
                page.shown.store(expected, Ordering::Relaxed);
            }
            answer
        };
        let answer = answer.inspect_err(|_| self.measured.unanswered.add(1))?;
        if answer.text()?.contains("id=\"notice\"") {
            self.measured.refused.add(1);
            page.shown.store(0, Ordering::Relaxed);
            self.catch_up(mind).await?;
            return Ok(Taken::Waits);
        }
        self.measured.answers.add(begun.elapsed());
        self.measured.turns.add(1);
        self.measured.moves.add(turn.len() as u64);
        self.has_picture(expected);
        let taken = Taken::Moves(turn.len());
        mind.game = game;
        mind.moves.extend(turn);
        if mind.game.to_move() == Turn::Fate {
            self.catch_up(mind).await?;
        }
        Ok(taken)
    }

    fn awaited(&self) -> std::sync::MutexGuard<'_, Option<Awaited>> {
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page shows so many moves.
    fn has_picture(&self, seq: usize) {
        let mut awaited = self.awaited();
        if let Some(turn) = awaited.as_mut().filter(|turn| turn.seq <= seq) {
            turn.pages -= 1;
            if turn.pages == 0 {
                self.measured.pictures.add(turn.begun.elapsed());
                *awaited = None;
            }
        }
    }

    /// Keeps a page open: hears of news and fetches what is different, and comes back when it is sent away.
    pub async fn watch(self: Arc<Self>, page: usize) {
        for attempt in page.. {
            let place = self.places[attempt % self.places.len()];
            if let Err(error) = self.listen(&self.pages[page], place).await {
                let lost =
                    if is_refusal(&error) { &self.measured.turned_away } else { &self.measured.broken };
                lost.add(1);
            }
            tokio::time::sleep(Duration::from_millis(300 + 37 * (attempt as u64 % 16))).await;
        }
    }

    async fn listen(&self, page: &Page, place: SocketAddr) -> io::Result<()> {
        let mut news = {
            let mut guest = page.guest.lock().await;
            guest.wire.turn_to(place);
            let head = guest.head(&format!("GET {}/events", self.path));
            Wire::new(guest.from, place).listen(&head).await?
        };
        self.measured.streams.add(1);
        loop {
            let (seq, rev) = news.next().await?;
            let mut guest = page.guest.lock().await;
            // Whoever has just confirmed has the picture already.
            let shown = page.shown.load(Ordering::Relaxed);
            if seq <= shown {
                continue;
            }
            let path = format!("{}/sync?seq={shown}&rev={rev}&mode=play&as=&draft=", self.path);
            guest.send(&format!("GET {path}"), "").await?;
            page.shown.store(seq, Ordering::Relaxed);
            self.has_picture(seq);
        }
    }
}

impl Mind {
    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// A turn of a seat, move by move at random, and the game after it.
    fn turn(&mut self, seat: Seat) -> (Box<dyn AnyGame>, Vec<String>) {
        loop {
            let (mut game, mut turn) = (self.game.clone_box(), Vec::new());
            while game.to_move() == Turn::Of(seat) && turn.len() < LONGEST {
                let notation = self.rng.pick(&game.legal()).clone();
                if game.play(&notation).is_err() {
                    break;
                }
                turn.push(notation);
            }
            if game.to_move() != Turn::Of(seat) {
                return (game, turn);
            }
        }
    }
}

fn between(text: &str, before: &str, end: char) -> Option<String> {
    let start = text.find(before)? + before.len();
    Some(text[start..start + text[start..].find(end)?].to_owned())
}

/// Everything but letters and digits as a form sends it.
fn escape(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(one).collect()
}
