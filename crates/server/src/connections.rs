//! The connections: how many there may be, and how slow they may be.
//!
//! Whoever sends a request letter by letter, or does not read the answer, occupies a connection for a while and no longer.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Instant, Sleep};
use tower::ServiceExt as _;

use crate::limits::{Address, Counter, Doors, Limit, Limits, Peer};

/// Files that are no connections: the database, the program's own.
const OTHER_FILES: usize = 64;

/// How long to wait when no connection can be accepted, because there are too many files, say.
const BREATH: Duration = Duration::from_millis(100);

/// Serves until told to stop, and then until every request has its answer.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    doors: &Doors,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections.min(possible(limits.connections))));
    let counter = Counter::default();
    let ending = GracefulShutdown::new();
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let mut stop = std::pin::pin!(stop);
    loop {
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await.expect("nobody closes it");
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if !is_of_the_visitor(&error) {
                    tracing::warn!(%error, "no connection can be accepted");
                    tokio::time::sleep(BREATH).await;
                }
                continue;
            }
        };
        // A proxy speaks for many, and keeps their connections apart itself.
        let mine = if doors.is_proxy(peer.ip()) {
            None
        } else {
            match counter.enter(Address::from(peer.ip()), limits.connections_per_address) {
                None => {
                    doors.refuse(Limit::Connections);
                    continue;
                }
                some => some,
            }
        };
        // Answers are small; they must not wait for more to come.
        let _ = stream.set_nodelay(true);
        let stream = Impatient::new(stream, limits.stall);
        let held = doors.connections.enter((), usize::MAX);
        let connection = ending.watch(builder.serve_connection(TokioIo::new(stream), answer(&router, peer)));
        tokio::spawn(async move {
            // Whoever breaks off a connection has their reasons.
            let _ = connection.await;
            drop((mine, place, held));
        });
    }
    // Whoever comes now is turned away at once, and not left waiting for a process that ends.
    drop(listener);
    ending.shutdown().await;
}

/// Answers the requests of a connection, which all know where they come from.
fn answer(
    router: &Router,
    peer: SocketAddr,
) -> impl hyper::service::Service<
    hyper::Request<hyper::body::Incoming>,
    Response = axum::response::Response,
    Error = std::convert::Infallible,
    Future: Send + 'static,
> + use<> {
    let router = router.clone();
    service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request)
    })
}

/// Whether a connection failed before it was accepted, which is nothing to us.
fn is_of_the_visitor(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many connections the system lets us have, after asking for as many as are wanted.
#[cfg(unix)]
fn possible(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let wish = (wanted + OTHER_FILES) as u64;
    let more = now.maximum.map_or(wish, |most| most.min(wish));
    if now.current.is_some_and(|current| current < more) {
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(more), maximum: now.maximum });
    }
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES).max(1)
}

#[cfg(not(unix))]
fn possible(wanted: usize) -> usize {
    wanted
}

/// A connection that is given up when nobody reads what is sent for too long.
struct Impatient {
    stream: TcpStream,
    patience: Duration,
    /// Set while something waits to be sent.
    until: Option<Pin<Box<Sleep>>>,
}

impl Impatient {
    fn new(stream: TcpStream, patience: Duration) -> Impatient {
        Impatient { stream, patience, until: None }
    }

    /// Waits no longer than patience lasts.
    fn wait<T>(&mut self, cx: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.until = None;
            return sent;
        }
        let patience = self.patience;
        let until =
            self.until.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(Instant::now() + patience)));
        ready!(until.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wait(cx, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.wait(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(cx);
        self.wait(cx, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.wait(cx, sent)
    }
}
