//! Who sits down, as people write it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::str::FromStr;

use bots::arena::Contender;
use bots::{GameEntry, Kind, UnknownBot};

use crate::failure::Failure;
use crate::nets;

/// A bot of the line-up: its kind, and a net of its own if it has one, as in `hard@new`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatText {
    text: String,
    kind: Kind,
    net: Option<PathBuf>,
}

impl FromStr for SeatText {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let (kind, net) = text.split_once('@').map_or((text, None), |(kind, net)| (kind, Some(net)));
        Ok(SeatText { text: text.trim().to_owned(), kind: kind.parse()?, net: net.map(PathBuf::from) })
    }
}

/// A bot for every seat: those named, again and again around the table.
pub fn line_up(
    entry: &GameEntry,
    named: &[SeatText],
    players: Option<u8>,
) -> Result<Vec<Contender>, Failure> {
    let (name, possible) = (entry.kind.name, &entry.kind.seats);
    let seats = players.map_or(named.len(), usize::from);
    let (fewest, most) = (possible.start(), possible.end());
    if !(usize::from(*fewest)..=usize::from(*most)).contains(&seats) {
        return Err(Failure::Usage(format!(
            "{name} is for {fewest} to {most} players, not for {seats}; name a bot for every seat, or write `--players \
             {most}` and the bots take turns around the table",
        )));
    }
    if named.len() > seats {
        return Err(Failure::Usage(format!(
            "there are {} bots for {seats} seats; name fewer bots or leave out `--players`",
            named.len()
        )));
    }
    let mut nets = BTreeMap::new();
    for folder in named.iter().filter_map(|seat| seat.net.as_ref()) {
        if !nets.contains_key(folder) {
            nets.insert(folder, nets::read(entry, folder)?);
        }
    }
    let contender = |seat: &SeatText| Contender {
        name: seat.text.clone(),
        kind: seat.kind,
        net: seat.net.as_ref().map_or_else(|| entry.net().cloned(), |folder| nets[folder].clone()),
    };
    Ok(named.iter().cycle().take(seats).map(contender).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_may_have_a_net_of_its_own() {
        let read = |text: &str| text.parse::<SeatText>().map(|seat| (seat.kind, seat.net));
        assert_eq!(read("hard"), Ok((Kind::Hard, None)));
        assert_eq!(read("hard@nets/new"), Ok((Kind::Hard, Some("nets/new".into()))));
        assert_eq!(read("easy@none"), Ok((Kind::Easy, Some("none".into()))));
        let error = read("hrad@new").expect_err("no bot").to_string();
        assert!(error.contains("did you mean \"hard\"?"), "{error}");
    }
}
