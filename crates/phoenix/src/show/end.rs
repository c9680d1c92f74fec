//! The end of the game in words: while it comes, and when it is there.

use table::{Filling, Game as _, Lang, Line, Seat, name_mark};

use crate::event::end_key;
use crate::names::{Cause, Species};
use crate::{Ending, Phoenix, Step};

/// A line of the catalogue, about a seat or about nobody.
fn line(seat: Option<Seat>, key: &str, values: &[(&str, Filling<'_>)], lang: Lang) -> Line {
    Line { seat, text: Phoenix::texts().fill(lang, key, values), ..Line::default() }
}

/// The names of several people.
fn names(seats: impl Iterator<Item = Seat>) -> Filling<'static> {
    Filling::Text(seats.map(name_mark).collect::<Vec<_>>().join(", "))
}

/// Who has triggered the end, by what, and who is still to have a turn (SP-END-4).
pub(super) fn ending(game: &Phoenix, lang: Lang) -> Option<Line> {
    let Ending { by, cause } = game.ending.filter(|_| game.step != Step::Over)?;
    let seats = game.players.len();
    let rest = || (1..seats).map(|n| game.active.clockwise(n, seats)).take_while(|seat| *seat != by);
    let mut values = vec![("cause", end_key(cause).into()), ("now", game.active.into())];
    if rest().next().is_none() {
        return Some(line(Some(by), "ending", &values, lang));
    }
    values.push(("rest", names(rest())));
    Some(line(Some(by), "ending.more", &values, lang))
}

/// What ended the game, and what decided a tie (SP-SCORE-12).
pub(super) fn verdict(game: &Phoenix, lang: Lang) -> Vec<Line> {
    let Some(Ending { by, cause }) = game.ending.filter(|_| game.step == Step::Over) else {
        return Vec::new();
    };
    let ended = match cause {
        Cause::Stalemate => line(None, "event-stalemate", &[], lang),
        _ => line(Some(by), "verdict-cause", &[("cause", end_key(cause).into())], lang),
    };
    std::iter::once(ended).chain(tie(game, lang)).collect()
}

/// What decided between those with the most points, if there are several.
fn tie(game: &Phoenix, lang: Lang) -> Option<Line> {
    let sheet = game.score_sheet();
    let best = sheet.seats.iter().map(|(_, score)| score.total).max()?;
    let first: Vec<Seat> = game.players.seats().filter(|seat| sheet.seats[*seat].total == best).collect();
    if first.len() < 2 {
        return None;
    }
    let [winner] = sheet.winners[..] else {
        let winners = [("winners", names(sheet.winners.iter().copied()))];
        return Some(line(None, "verdict-shared", &winners, lang));
    };
    let humans = |seat: Seat| game.players[seat].census[Species::Human];
    let aliens = |seat: Seat| game.players[seat].residents() - humans(seat);
    let others = || first.iter().copied().filter(|seat| *seat != winner);
    let next = others().map(aliens).max()?;
    let (key, own, other) = if aliens(winner) > next {
        ("verdict-aliens", aliens(winner), next)
    } else {
        let equal = others().filter(|seat| aliens(*seat) == next);
        ("verdict-humans", humans(winner), equal.map(humans).max()?)
    };
    Some(line(Some(winner), key, &[("own", own.into()), ("other", other.into())], lang))
}
