//! Connections to a server, as a browser has them: one for questions that is kept as long as the server likes, one for news.
//!
//! Every page comes from an address of its own choice within 127.0.0.0/8, which all mean this machine. So the limits that hold
//! for an address hold here as anywhere, and nothing has to be loosened to be measured.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use flate2::read::GzDecoder;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout};

/// A server closes connections that are idle for longer.
const KEPT: Duration = Duration::from_secs(6);

/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection that is opened when it is needed.
#[derive(Debug)]
pub struct Wire {
    from: Ipv4Addr,
    to: SocketAddr,
    open: Option<(BufReader<TcpStream>, Instant)>,
}

/// An answer.
#[derive(Debug, Default)]
pub struct Answer {
    pub status: u16,
    pub location: String,
    pub cookie: Option<String>,
    packed: bool,
    body: Vec<u8>,
}

impl Answer {
    /// What it says.
    pub fn text(&self) -> io::Result<String> {
        let mut text = String::new();
        if self.packed {
            io::Read::read_to_string(&mut GzDecoder::new(&self.body[..]), &mut text)?;
            return Ok(text);
        }
        String::from_utf8(self.body.clone()).map_err(io::Error::other)
    }

    /// How many bytes travelled.
    pub fn length(&self) -> usize {
        self.body.len()
    }
}

impl Wire {
    /// From an address of this machine to a server on it.
    pub fn new(from: Ipv4Addr, to: SocketAddr) -> Wire {
        Wire { from, to, open: None }
    }

    /// The same to another server.
    pub fn turn_to(&mut self, to: SocketAddr) {
        if self.to != to {
            (self.to, self.open) = (to, None);
        }
    }

    async fn connect(&self) -> io::Result<BufReader<TcpStream>> {
        let socket = TcpSocket::new_v4()?;
        if self.to.ip().is_loopback() && self.to.is_ipv4() {
            socket.bind(SocketAddr::from((self.from, 0)))?;
        }
        let stream = timeout(PATIENCE, socket.connect(self.to)).await??;
        stream.set_nodelay(true)?;
        Ok(BufReader::new(stream))
    }

    /// Asks, and reads the answer to its end. A question that was sent may have been heard even if there is no answer.
    pub async fn ask(&mut self, head: &str, body: &str) -> io::Result<Answer> {
        let kept = self.open.take().filter(|(_, used)| used.elapsed() < KEPT);
        let mut stream = match kept {
            Some((stream, _)) => stream,
            None => self.connect().await?,
        };
        let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ";
        let body_head = if body.is_empty() { String::new() } else { format!("{form}{}\r\n", body.len()) };
        let request = format!("{head}Accept-Encoding: gzip\r\n{body_head}\r\n{body}");
        stream.get_mut().write_all(request.as_bytes()).await?;
        let answer = timeout(PATIENCE, read(&mut stream)).await??;
        self.open = Some((stream, Instant::now()));
        Ok(answer)
    }

    /// Opens a stream of news.
    pub async fn listen(&self, head: &str) -> io::Result<News> {
        let mut stream = self.connect().await?;
        stream.get_mut().write_all(format!("{head}\r\n").as_bytes()).await?;
        let (status, ..) = timeout(PATIENCE, read_head(&mut stream)).await??;
        if status == 200 { Ok(News { stream, line: String::new() }) } else { Err(refused(status)) }
    }
}

/// A server that says no is no server for the moment.
pub fn refused(status: u16) -> io::Error {
    io::Error::new(io::ErrorKind::ResourceBusy, format!("the server answered {status}"))
}

/// Whether a server was there, and said no.
pub fn is_refusal(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::ResourceBusy
}

/// A stream of news.
#[derive(Debug)]
pub struct News {
    stream: BufReader<TcpStream>,
    line: String,
}

impl News {
    /// The number of moves that the table has come to, and that of other changes.
    pub async fn next(&mut self) -> io::Result<(usize, u64)> {
        loop {
            self.line.clear();
            // Streams say at least every fifteen seconds that they are there.
            if timeout(PATIENCE, self.stream.read_line(&mut self.line)).await?? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let told = self.line.trim().strip_prefix("data: ");
            let told = told.and_then(|data| serde_json::from_str::<serde_json::Value>(data).ok());
            let number = |name: &str| told.as_ref()?[name].as_u64();
            if let Some((seq, rev)) = number("seq").zip(number("rev")) {
                return Ok((seq as usize, rev));
            }
        }
    }
}

/// The status, the length if it is known, and everything else of the head of an answer.
async fn read_head(stream: &mut BufReader<TcpStream>) -> io::Result<(u16, Option<usize>, Answer)> {
    let (mut line, mut length, mut answer) = (String::new(), None, Answer::default());
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            answer.status = rest.split(' ').next().and_then(|status| status.parse().ok()).unwrap_or(0);
        }
        let (name, value) = line.split_once(':').unwrap_or((&line, ""));
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().ok(),
            "content-encoding" => answer.packed = value == "gzip",
            "location" => value.clone_into(&mut answer.location),
            "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
            _ => {}
        }
        if line == "\r\n" {
            return Ok((answer.status, length, answer));
        }
    }
}

async fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let (_, length, mut answer) = read_head(stream).await?;
    if let Some(length) = length {
        answer.body.resize(length, 0);
        stream.read_exact(&mut answer.body).await?;
        return Ok(answer);
    }
    if matches!(answer.status, 204 | 304) {
        return Ok(answer);
    }
    let mut line = String::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        let size = usize::from_str_radix(line.trim(), 16).map_err(io::Error::other)?;
        let start = answer.body.len();
        answer.body.resize(start + size + 2, 0);
        stream.read_exact(&mut answer.body[start..]).await?;
        answer.body.truncate(start + size);
        if size == 0 {
            return Ok(answer);
        }
    }
}
