//! The end of the game in words: while it comes, and when it is there.

use table::{Filling, Game as _, Lang, Line, Seat, name_mark};

use crate::names::Cause;
use crate::{Ending, Planetformers, Step};

/// A line of the catalogue, about a seat or about nobody.
fn line(seat: Option<Seat>, key: &str, values: &[(&str, Filling<'_>)], lang: Lang) -> Line {
    Line { seat, text: Planetformers::texts().fill(lang, key, values), ..Line::default() }
}

/// Who has triggered the end, and how much is still to come (PF-END-3).
pub(super) fn ending(game: &Planetformers, lang: Lang) -> Option<Line> {
    let Ending { by, cause, last_round } = game.ending.filter(|_| game.step != Step::Over)?;
    if cause == Cause::Standstill {
        return Some(line(None, "event-standstill", &[], lang));
    }
    if game.round >= last_round {
        return Some(line(None, "ending.last", &[], lang));
    }
    let planets = [("planets", Filling::Number(game.planets_to_end().into()))];
    Some(line(Some(by), "ending", &planets, lang))
}

/// What ended the game, and what decided a tie (PF-SCORE-7, PF-SOLO-43).
pub(super) fn verdict(game: &Planetformers, lang: Lang) -> Vec<Line> {
    let Some(Ending { by, cause, .. }) = game.ending.filter(|_| game.step == Step::Over) else {
        return Vec::new();
    };
    let ended = match cause {
        Cause::Standstill => line(None, "event-standstill", &[], lang),
        Cause::Planets => line(
            Some(by),
            "verdict-cause",
            &[("planets", Filling::Number(game.planets_to_end().into()))],
            lang,
        ),
    };
    std::iter::once(ended).chain(tie(game, lang)).collect()
}

/// What decided between those with the most points, if there are several.
fn tie(game: &Planetformers, lang: Lang) -> Option<Line> {
    let sheet = game.score_sheet();
    let best = sheet.seats.iter().map(|(_, score)| score.total).max()?;
    let first: Vec<Seat> = game.players.seats().filter(|seat| sheet.seats[*seat].total == best).collect();
    if first.len() < 2 {
        return None;
    }
    if game.automa.is_some() {
        return Some(line(None, "verdict-automa", &[], lang));
    }
    let [winner] = sheet.winners[..] else {
        let names: Vec<_> = sheet.winners.iter().map(|seat| name_mark(*seat)).collect();
        return Some(line(None, "verdict-shared", &[("winners", Filling::Text(names.join(", ")))], lang));
    };
    let stored = |seat: Seat| game.players[seat].stored();
    let other = first.into_iter().filter(|seat| *seat != winner).map(stored).max()?;
    Some(line(
        Some(winner),
        "verdict-stored",
        &[("own", stored(winner).into()), ("other", other.into())],
        lang,
    ))
}
