//! Who sits down, as people write it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::str::FromStr;

use bots::arena::Contender;
use bots::{Character, GameEntry, UnknownBot};
use table::data::nearest;

use crate::failure::Failure;
use crate::nets;

/// A bot of the line-up: its kind, its style and a net of its own if it has them, as in `easy:settler@new`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatText {
    text: String,
    character: Character,
    net: Option<PathBuf>,
}

impl FromStr for SeatText {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let text = text.trim();
        let (character, net) = text.split_once('@').map_or((text, None), |(bot, net)| (bot, Some(net)));
        Ok(SeatText { text: text.to_owned(), character: character.parse()?, net: net.map(PathBuf::from) })
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
    for style in named.iter().filter_map(|seat| seat.character.style.as_deref()) {
        check_style(entry, style)?;
    }
    let mut nets = BTreeMap::new();
    for folder in named.iter().filter_map(|seat| seat.net.as_ref()) {
        if !nets.contains_key(folder) {
            nets.insert(folder, nets::read(entry, folder)?);
        }
    }
    let contender = |seat: &SeatText| Contender {
        name: seat.text.clone(),
        character: seat.character.clone(),
        net: seat.net.as_ref().map_or_else(|| entry.net().cloned(), |folder| nets[folder].clone()),
    };
    Ok(named.iter().cycle().take(seats).map(contender).collect())
}

fn check_style(entry: &GameEntry, style: &str) -> Result<(), Failure> {
    let styles: Vec<&str> = entry.styles().iter().map(|style| style.id).collect();
    if styles.contains(&style) {
        return Ok(());
    }
    let game = entry.kind.name;
    Err(Failure::Usage(match nearest(style, styles.iter().copied()) {
        Some(near) => format!("{game} has no style \"{style}\"; did you mean \"{near}\"?"),
        None => format!("{game} has no style \"{style}\"; the styles are {}", styles.join(", ")),
    }))
}

#[cfg(test)]
mod tests {
    use bots::Kind;

    use super::*;

    #[test]
    fn a_bot_may_have_a_style_and_a_net_of_its_own() {
        let read = |text: &str| {
            let seat = text.parse::<SeatText>()?;
            Ok::<_, UnknownBot>((seat.character.kind, seat.character.style, seat.net))
        };
        assert_eq!(read("hard"), Ok((Kind::Hard, None, None)));
        assert_eq!(read("hard@nets/new"), Ok((Kind::Hard, None, Some("nets/new".into()))));
        assert_eq!(read("easy@none"), Ok((Kind::Easy, None, Some("none".into()))));
        let style = Some("settler".to_owned());
        assert_eq!(read("easy:settler"), Ok((Kind::Easy, style.clone(), None)));
        assert_eq!(read(" easy:settler@a:b@c"), Ok((Kind::Easy, style, Some("a:b@c".into()))));
        let error = read("hrad@new").expect_err("no bot").to_string();
        assert!(error.contains("did you mean \"hard\"?"), "{error}");
    }
}
