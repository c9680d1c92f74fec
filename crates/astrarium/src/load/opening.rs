//! How long a table takes to open, by the number of its moves.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::GameKind;

use super::figures::{Measured, Times};
use super::table::{Guest, Places, Table, Taken};
use super::{Args, Folder, Size, failed, say, start};
use crate::failure::Failure;

/// How often a page is asked for.
const TIMES: usize = 40;

/// Plays tables to these numbers of moves, and opens them: at a server that has just started, and at one that has them in memory.
pub async fn measure(args: &Args, kind: &GameKind) -> Result<(), Failure> {
    let folder = Folder::new()?;
    let mut hosts = start(args, Size { tables: 100, viewers: 0 }, &folder).await?;
    let places: Places = Arc::new(vec![hosts[0].address]);
    let told = |error: std::io::Error| failed("a table cannot be played", &error);
    let measured = Arc::new(Measured::default());
    for length in &args.log_length {
        let from = [127, 0, 1, 1].into();
        let table = Table::open(kind, &places, from, (false, 0), &measured).await.map_err(told)?;
        let mut mind = table.mind(1, false).await.map_err(told)?;
        while mind.moves() < *length {
            match table.take_turn(&mut mind).await {
                Ok(Taken::Over) => break,
                Ok(_) => {}
                // Faster than anybody may ask.
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    table.catch_up(&mut mind).await.map_err(told)?;
                }
            }
        }
        let (first, warm) = (Times::default(), Times::default());
        let mut bytes = 0;
        for round in 0..TIMES {
            if round % 4 == 0 {
                hosts[0].kill().await?;
            }
            let mut guest = Guest::arrive([127, 0, 2, 1].into(), places[0]).await.map_err(told)?;
            let begun = Instant::now();
            bytes = guest.weigh(&table.path).await.map_err(told)?;
            if round % 4 == 0 { &first } else { &warm }.add(begun.elapsed());
        }
        say(&format!("{} moves, {} kB", mind.moves(), bytes / 1000))?;
        say(&format!("  read from its log: {}", first.told()))?;
        say(&format!("  in memory: {}", warm.told()))?;
    }
    Ok(())
}
