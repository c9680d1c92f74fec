//! Points by source.

use serde::Serialize;

use crate::{BySeat, Seat};

/// Where every point of every seat came from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ScoreSheet {
    /// The sources that gave anybody points, in the order of the game's score sheet: the rows.
    pub sources: Vec<String>,
    /// One column for every seat.
    pub seats: BySeat<Score>,
    /// The seats that would win if the game ended here: one, or several who share the victory.
    pub winners: Vec<Seat>,
}

/// The points of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// Points by source, in the order of the game's score sheet; sources that gave nothing are left out.
    /// The message in the text catalogue is `source-` + the name.
    pub sources: Vec<(String, i32)>,
    /// The sum.
    pub total: i32,
}

impl ScoreSheet {
    /// A sheet from the sources of every seat; the winners are those with the most points.
    /// Every seat lists the same sources in the same order, those that gave nothing included.
    pub fn from_sources(mut sources: BySeat<Vec<(String, i32)>>) -> Self {
        let gave =
            |row: usize| sources.values().any(|list| list.get(row).is_some_and(|(_, points)| *points != 0));
        let rows = sources.values().next().map_or(&[][..], |list| &list[..]).iter().enumerate();
        let rows: Vec<String> =
            rows.filter(|(row, _)| gave(*row)).map(|(_, (name, _))| name.clone()).collect();
        let seats = BySeat::from_fn(sources.len(), |seat| {
            let mut sources = std::mem::take(&mut sources[seat]);
            sources.retain(|(_, points)| *points != 0);
            Score { total: sources.iter().map(|(_, points)| points).sum(), sources }
        });
        let most = seats.values().map(|score| score.total).max();
        let winners = seats.iter().filter(|(_, score)| Some(score.total) == most).map(|(seat, _)| seat);
        ScoreSheet { sources: rows, winners: winners.collect(), seats }
    }

    /// The totals in seat order.
    pub fn totals(&self) -> Vec<i32> {
        self.seats.values().map(|score| score.total).collect()
    }
}
