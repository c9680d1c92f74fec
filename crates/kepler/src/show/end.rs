//! The end of the game in words: while it comes, and when it is there.

use table::{Filling, Game as _, Lang, Line, Seat, name_mark};

use crate::{Kepler, Player, Step};

/// Something about a player that breaks a tie.
type Count = fn(&Player) -> u8;

/// A line of the catalogue, about a seat or about nobody.
fn line(seat: Option<Seat>, key: &str, values: &[(&str, Filling<'_>)], lang: Lang) -> Line {
    Line { seat, text: Kepler::texts().fill(lang, key, values), ..Line::default() }
}

/// Whether it is the last round (KE-END-1).
pub(super) fn ending(game: &Kepler, lang: Lang) -> Option<Line> {
    let last = game.round == game.data.numbers.rounds && game.step != Step::Over;
    last.then(|| line(None, "ending-last", &[], lang))
}

/// What ended the game, what the solo game came to, and what decided a tie (KE-END-3, KE-END-4, KE-SOLO-11).
pub(super) fn verdict(game: &Kepler, lang: Lang) -> Vec<Line> {
    if game.step != Step::Over {
        return Vec::new();
    }
    let rounds = line(None, "verdict-rounds", &[("rounds", game.data.numbers.rounds.into())], lang);
    let more = if game.ghost().is_some() { Some(alone(game, lang)) } else { tie(game, lang) };
    std::iter::once(rounds).chain(more).collect()
}

/// Whether the solo game is won, and the rank that was reached.
fn alone(game: &Kepler, lang: Lang) -> Line {
    let player = Seat::new(0);
    let points = game.total_of(player);
    let rank = &game.data.get().ranks[game.rank(points)];
    let rank = match lang {
        Lang::En => &rank.name_en,
        Lang::De => &rank.name_de,
    };
    let values = [
        ("points", Filling::Number(points)),
        ("target", Filling::Number(game.target())),
        ("rank", Filling::Text(rank.clone())),
    ];
    let key = if points >= game.target() { "verdict-solo.won" } else { "verdict-solo" };
    line(Some(player), key, &values, lang)
}

/// What decided between those with the most points, if there are several.
fn tie(game: &Kepler, lang: Lang) -> Option<Line> {
    let best = game.players.seats().map(|seat| game.total_of(seat)).max()?;
    let first: Vec<Seat> = game.players.seats().filter(|seat| game.total_of(*seat) == best).collect();
    if first.len() < 2 {
        return None;
    }
    let winners = game.score_sheet().winners;
    let [winner] = winners[..] else {
        let names: Vec<&str> = winners.into_iter().map(name_mark).collect();
        return Some(line(None, "verdict-shared", &[("winners", Filling::Text(names.join(", ")))], lang));
    };
    // More is better; fewer cubes in the pit are.
    let breakers: [(&str, Count, bool); 3] = [
        ("verdict-terraformed", Player::terraformed, true),
        ("verdict-medals", Player::medal_sum, true),
        ("verdict-pit", |player| player.pit.total(), false),
    ];
    let mut rivals: Vec<Seat> = first.into_iter().filter(|seat| *seat != winner).collect();
    for (key, count, more) in breakers {
        let own = count(&game.players[winner]);
        let counts = || rivals.iter().map(|seat| count(&game.players[*seat]));
        let next = if more { counts().max()? } else { counts().min()? };
        if own != next {
            return Some(line(Some(winner), key, &[("own", own.into()), ("other", next.into())], lang));
        }
        rivals.retain(|seat| count(&game.players[*seat]) == own);
    }
    None
}
