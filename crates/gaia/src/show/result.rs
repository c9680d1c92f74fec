//! How the game ends: that it is about to, and what decided it.

use std::cmp::Ordering;

use table::{Filling, Game as _, Lang, Line, Seat, name_mark};

use crate::names::{FinalTile, Named};
use crate::{Automa, Gaia, Phase, Player};

/// A line about nobody in particular.
fn line(key: &str, values: &[(&str, Filling<'_>)], lang: Lang) -> Line {
    Line { text: Gaia::texts().fill(lang, key, values), ..Line::default() }
}

/// Once the last round has begun: what is still to come.
pub(super) fn ending(game: &Gaia, lang: Lang) -> Option<Line> {
    let rounds = game.data().numbers.rounds;
    let last = game.round == rounds && game.phase != Phase::Over;
    last.then(|| line("ending", &[("rounds", rounds.into())], lang))
}

/// When the game is over: what ended it, how the final scoring tiles fell, and a tie.
pub(super) fn verdict(game: &Gaia, lang: Lang) -> Vec<Line> {
    if game.phase != Phase::Over {
        return Vec::new();
    }
    let over = line("verdict-over", &[("rounds", game.data().numbers.rounds.into())], lang);
    let tiles = game.finals.iter().enumerate().map(|(index, tile)| {
        let places = vec![format!("final-{}", index + 1)];
        Line { places, ..tile_result(game, *tile, lang) }
    });
    let decided = against_automa(game, lang).or_else(|| shared_victory(game, lang));
    std::iter::once(over).chain(tiles).chain(decided).collect()
}

/// GP-SOLO-SCORE-5: alone, the person wins with more points than the Automa, and equal points are a shared victory.
fn against_automa(game: &Gaia, lang: Lang) -> Option<Line> {
    let level = game.automa()?.level;
    let (own, other) = (game.players[Automa::PERSON].vp(), game.players[Automa::SEAT].vp());
    let outcome = match own.cmp(&other) {
        Ordering::Greater => "won",
        Ordering::Equal => "shared",
        Ordering::Less => "lost",
    };
    let level = Gaia::texts().get(lang, &format!("setup-level-{level}"));
    let values = [
        ("outcome", outcome.to_owned().into()),
        ("level", level.into()),
        ("own", Filling::Number(own)),
        ("other", Filling::Number(other)),
    ];
    Some(line("verdict-automa", &values, lang))
}

/// Everybody's count on a final scoring tile and what it brought, the highest first.
fn tile_result(game: &Gaia, tile: FinalTile, lang: Lang) -> Line {
    let mut standings: Vec<(u8, String)> = game
        .final_tile_points(tile)
        .into_iter()
        .map(|(seat, vp)| {
            let count = game.final_count(seat, tile);
            let values = [("who", seat.into()), ("count", count.into()), ("vp", Filling::Number(vp))];
            (count, Gaia::texts().fill(lang, "verdict-standing", &values))
        })
        .collect();
    if game.players.len() <= 2 {
        let count = game.data().final_tiles[tile].neutral;
        standings
            .push((count, Gaia::texts().fill(lang, "verdict-standing.neutral", &[("count", count.into())])));
    }
    standings.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let words: Vec<String> = standings.into_iter().map(|(_, words)| words).collect();
    line("verdict-tile", &[("tile", tile.id().into()), ("standings", words.join("; ").into())], lang)
}

/// GP-END-10: the most points win, and nothing breaks a tie.
fn shared_victory(game: &Gaia, lang: Lang) -> Option<Line> {
    let best = game.players.values().map(Player::vp).max()?;
    let won = |seat: &Seat| game.players[*seat].vp() == best;
    let names: Vec<&str> = game.players.seats().filter(won).map(name_mark).collect();
    let values = [("who", names.join(", ").into()), ("vp", Filling::Number(best))];
    (names.len() > 1).then(|| line("verdict-shared", &values, lang))
}
