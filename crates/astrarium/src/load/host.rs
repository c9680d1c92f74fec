//! The processes that are put under load: started here, watched, killed and started again.

use std::io;
use std::net::SocketAddr;
use std::process::Stdio;

use server::metrics::resident_memory;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use super::wire::Wire;
use crate::failure::Failure;

/// What a process is started for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// It answers.
    Serve,
    /// It thinks.
    Think,
}

/// A process under load.
#[derive(Debug)]
pub struct Host {
    duty: Duty,
    options: Vec<String>,
    /// Where it answers; nowhere if it only thinks.
    pub address: SocketAddr,
    metrics: SocketAddr,
    process: Child,
}

fn failed(what: &str, error: &dyn std::fmt::Display) -> Failure {
    Failure::Failed(format!("{what}: {error}"))
}

/// A port of this machine that is free now.
fn free_port() -> io::Result<SocketAddr> {
    std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()
}

impl Host {
    /// Starts a process with these options and waits until it is ready.
    pub async fn start(duty: Duty, options: &[String]) -> Result<Host, Failure> {
        let place = || free_port().map_err(|error| failed("there is no free port", &error));
        let (address, metrics) = (place()?, place()?);
        let process = spawn(duty, options, address, metrics).await?;
        Ok(Host { duty, options: options.to_vec(), address, metrics, process })
    }

    /// Kills it without a warning, and starts another in its place.
    pub async fn kill(&mut self) -> Result<(), Failure> {
        self.process.kill().await.map_err(|error| failed("a server cannot be killed", &error))?;
        self.process = spawn(self.duty, &self.options, self.address, self.metrics).await?;
        Ok(())
    }

    /// Its memory in bytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        resident_memory(&self.process.id()?.to_string())
    }

    /// How long it has kept processors busy, in seconds, where the system tells.
    pub fn busy(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()?)).ok()?;
        let after_name: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks = |index: usize| after_name.get(index)?.parse::<f64>().ok();
        // A hundred a second, on every Linux there is.
        Some((ticks(11)? + ticks(12)?) / 100.0)
    }

    /// What it has counted.
    pub async fn figures(&self) -> io::Result<String> {
        let mut wire = Wire::new([127, 0, 0, 1].into(), self.metrics);
        let head = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\n", self.metrics);
        wire.ask(&head, "").await?.text()
    }
}

/// Starts the program that this is, and waits for the line that says it is ready.
async fn spawn(
    duty: Duty,
    options: &[String],
    address: SocketAddr,
    metrics: SocketAddr,
) -> Result<Child, Failure> {
    let told = |error: &dyn std::fmt::Display| failed("a server cannot be started", error);
    let program = std::env::current_exe().map_err(|error| told(&error))?;
    let mut command = Command::new(program);
    match duty {
        Duty::Serve => command.args(["serve", "--no-open", "--port", &address.port().to_string()]),
        Duty::Think => command.arg("worker"),
    };
    command.args(options).args(["--metrics", &metrics.to_string()]);
    let command = command.stdout(Stdio::piped()).stderr(Stdio::inherit()).kill_on_drop(true);
    let mut process = command.spawn().map_err(|error| told(&error))?;
    let mut line = String::new();
    let output = process.stdout.take().ok_or_else(|| told(&"it says nothing"))?;
    BufReader::new(output).read_line(&mut line).await.map_err(|error| told(&error))?;
    if line.contains("ready") { Ok(process) } else { Err(told(&"it ended before it was ready")) }
}
