//! What games come to: sums, groups and records.

use std::collections::BTreeMap;

use table::{GameKind, Lang, Seat, Values};
use web::view::{Compared, GameResults, PlayedGame, Points, Ranked, Record, Row, Tally};

use super::choice::{Choice, opponent};
use super::played::Played;

/// How many games of a kind are listed.
const LISTED: usize = 50;

/// What some games come to.
pub fn tally<'a>(games: impl IntoIterator<Item = &'a Played<'a>>) -> Tally {
    let games: Vec<&Played<'_>> = games.into_iter().collect();
    let same = games.windows(2).all(|two| two[0].kind.name == two[1].kind.name);
    let points: Vec<i32> = games.iter().map(|game| game.mine().total).collect();
    let sum: i64 = points.iter().map(|points| i64::from(*points)).sum();
    let bounds = points.iter().min().copied().zip(points.iter().max().copied());
    Tally {
        games: games.len() as u32,
        wins: games.iter().filter(|game| game.mine().won).count() as u32,
        points: bounds.filter(|_| same).map(|(worst, best)| Points {
            mean: sum as f64 / points.len() as f64,
            best,
            worst,
        }),
    }
}

/// The longest row of games won, and the one that goes on. The games are in order, the latest first.
pub fn streaks(games: &[&Played<'_>]) -> (u32, u32) {
    let now = games.iter().take_while(|game| game.mine().won).count() as u32;
    let (mut longest, mut row) = (0, 0);
    for game in games {
        row = if game.mine().won { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    (longest, now)
}

/// Games by something, with what each group comes to; the largest first. A game can belong to several groups.
struct Groups<'a, K>(BTreeMap<K, Vec<&'a Played<'a>>>);

impl<'a, K: Ord> Groups<'a, K> {
    fn new(games: &[&'a Played<'a>], keys: impl Fn(&Played<'_>) -> Vec<K>) -> Self {
        let mut groups: BTreeMap<K, Vec<&'a Played<'a>>> = BTreeMap::new();
        for game in games {
            let mut keys = keys(game);
            keys.sort();
            keys.dedup();
            for key in keys {
                groups.entry(key).or_default().push(game);
            }
        }
        Groups(groups)
    }

    /// A row for every group.
    fn rows(
        self,
        row: impl Fn(&K, &[&'a Played<'a>]) -> (String, Option<String>, Option<String>),
    ) -> Vec<Row> {
        let rows = self.0.iter().map(|(key, games)| {
            let (name, note, link) = row(key, games);
            Row { name, note, link, tally: tally(games.iter().copied()) }
        });
        let mut rows: Vec<Row> = rows.collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.tally.games));
        rows
    }
}

/// By game.
pub fn by_game<'a>(games: &[&'a Played<'a>], choice: &Choice, lang: Lang) -> Vec<Row> {
    Groups::new(games, |game| vec![game.kind.name]).rows(|name, _| {
        let link = choice.with("game", name).address();
        (web::game_title(lang, name), None, Some(link))
    })
}

/// By opponent: people, bots by kind, automatic opponents by level.
pub fn by_opponent<'a>(games: &[&'a Played<'a>], choice: &Choice, lang: Lang) -> Vec<Row> {
    let keys = |game: &Played<'_>| game.others().map(|seat| opponent(game, seat, lang).key).collect();
    Groups::new(games, keys).rows(|key, games| {
        // The latest name is the one that they have now.
        let of = |game: &&Played<'_>| {
            game.others().map(|seat| opponent(game, seat, lang)).find(|other| other.key == *key)
        };
        let other = games.iter().find_map(of);
        let (name, note) = other.map_or((key.clone(), None), |other| (other.name, other.note));
        (name, note, Some(choice.with("with", key).address()))
    })
}

/// Everything about one game. The games are in order, the latest first.
pub fn of_game<'a>(kind: &'a GameKind, games: &[&'a Played<'a>], lang: Lang) -> GameResults {
    let texts = (kind.texts)();
    let plays = |game: &Played<'_>| game.mine().plays.clone().into_iter().collect();
    let by_play = Groups::new(games, plays).rows(|_, games| {
        let name = games[0].seats[games[0].my_seat().index()].plays(kind, lang);
        (name.unwrap_or_default(), None, None)
    });
    let compared = |game: &&Played<'_>| Compared {
        ended: game.table.touched,
        mine: game.mine().total,
        best_other: game.best_other(),
    };
    GameResults {
        name: kind.name,
        plays: texts.has(Lang::En, "plays").then(|| texts.get(lang, "plays")),
        by_play,
        by_option: by_option(kind, games, lang),
        records: records(games, lang),
        course: games.iter().rev().map(compared).collect(),
        played: games.iter().take(LISTED).map(|game| listed(game, lang, &[])).collect(),
        more: games.len().saturating_sub(LISTED) as u32,
    }
}

/// By number of players, and by what else was agreed.
fn by_option<'a>(kind: &'a GameKind, games: &[&'a Played<'a>], lang: Lang) -> Vec<Row> {
    let texts = (kind.texts)();
    let word = |key: String| texts.get(lang, &key);
    let players = Groups::new(games, |game| vec![game.players()]);
    let mut rows = players.rows(|players, _| {
        let values = [("players", (*players as i32).into())];
        (web::texts().format(lang, "results-players-row", &values), None, None)
    });
    let of_level = level_option(kind);
    for option in (kind.options)() {
        // How strong an automatic opponent would have been says nothing about games without one.
        let concerns = |game: &Played<'_>| {
            of_level.as_deref() != Some(option.key) || game.seats.iter().any(|seat| seat.outcome.automatic)
        };
        let value = |game: &Played<'_>| {
            let agreed = game.agreed.iter().filter(|(agreed, _)| agreed.key == option.key && concerns(game));
            agreed
                .map(|(_, value)| match option.values {
                    Values::Switch | Values::OneOf(_) => value.clone(),
                    Values::AnyOf(_) | Values::Code { .. } | Values::PerSeat { .. } => "on".to_owned(),
                })
                .collect()
        };
        let name = word(format!("setup-{}", option.key));
        rows.extend(Groups::new(games, value).rows(|value, _| match option.values {
            Values::OneOf(_) => {
                (format!("{name}: {}", word(format!("setup-{}-{value}", option.key))), None, None)
            }
            // Whatever was agreed there: no two games need be alike in it.
            _ => (name.clone(), None, None),
        }));
    }
    rows
}

/// The option that says how strong an automatic opponent is, if there is one: the levels are its values.
fn level_option(kind: &GameKind) -> Option<String> {
    let game = kind.new_game((kind.default_setup)(1), kind.mark()).ok()?;
    let level = Seat::all(game.seats()).find_map(|seat| game.level(seat))?;
    let option =
        (kind.options)().iter().find(|option| level.starts_with(&format!("setup-{}-", option.key)))?;
    Some(option.key.to_owned())
}

/// The best that was done in one game. The games are in order, the latest first; of equals the first counts.
fn records(games: &[&Played<'_>], lang: Lang) -> Vec<Record> {
    let word = |key: &str| web::texts().get(lang, key);
    let place = |game: &Played<'_>| {
        let plays = game.seats[game.my_seat().index()].plays(game.kind, lang).unwrap_or_default();
        let words: Vec<String> =
            std::iter::once(plays).filter(|plays| !plays.is_empty()).chain(game.handicap(lang)).collect();
        Some((game.table.id.to_string(), game.table.touched, words.join(" · ")))
    };
    let mut players: Vec<usize> = games.iter().map(|game| game.players()).collect();
    players.sort_unstable();
    players.dedup();
    let mut records = Vec::new();
    for players in players {
        let best = games.iter().filter(|game| game.players() == players).max_by_key(|game| game.mine().total);
        let values = [("players", (players as i32).into())];
        records.extend(best.map(|game| Record {
            what: web::texts().format(lang, "results-record-score", &values),
            amount: game.mine().total,
            game: place(game),
        }));
    }
    let margin = |game: &&&Played<'_>| game.best_other().map(|other| game.mine().total - other);
    let won = || games.iter().filter(|game| game.mine().won && game.best_other().is_some());
    for (key, game) in
        [("results-record-win", won().max_by_key(margin)), ("results-record-close", won().min_by_key(margin))]
    {
        records.extend(
            game.and_then(|game| Some(Record { what: word(key), amount: margin(&game)?, game: place(game) })),
        );
    }
    // One win is its own closest.
    if won().count() < 2 {
        records.retain(|record| record.what != word("results-record-close"));
    }
    let (longest, _) = streaks(games);
    if longest > 1 {
        records.push(Record { what: word("results-record-streak"), amount: longest as i32, game: None });
    }
    records
}

/// A game with everybody by rank, and their points by these sources.
pub fn listed(game: &Played<'_>, lang: Lang, sources: &[String]) -> PlayedGame {
    let ranked = |index: usize| {
        let seat = &game.seats[index];
        let mine = index == game.my_seat().index();
        let from = |source: &String| {
            seat.outcome.sources.iter().find(|(name, _)| name == source).map(|(_, points)| *points)
        };
        Ranked {
            name: seat.name(game.kind, lang),
            kind: seat.kind(game.kind, lang),
            // The name of an automatic opponent says what it plays.
            plays: seat.plays(game.kind, lang).filter(|_| !seat.outcome.automatic),
            points: seat.outcome.total,
            mine,
            won: seat.outcome.won,
            sources: sources.iter().map(from).collect(),
        }
    };
    let mut ranking: Vec<Ranked> = (0..game.seats.len()).map(ranked).collect();
    ranking.sort_by_key(|seat| (!seat.won, -seat.points));
    PlayedGame {
        id: game.table.id.to_string(),
        ended: game.table.touched,
        won: game.mine().won,
        handicap: game.handicap(lang),
        ranking,
    }
}
