//! Results to take along: as lines for a spreadsheet, and as JSON.

use serde_json::{Value, json};
use table::Lang;

use super::played::{Played, Who};

/// The columns of the lines.
const COLUMNS: [&str; 14] = [
    "ended",
    "game",
    "table",
    "players",
    "seat",
    "name",
    "plays",
    "points",
    "rank",
    "won",
    "best_other",
    "opponents",
    "opponents_points",
    "agreed",
];

/// One line for every game, after RFC 4180.
pub fn csv(games: &[&Played<'_>], lang: Lang) -> String {
    let mut text = line(&COLUMNS.map(str::to_owned));
    for game in games {
        let own = &game.seats[game.my_seat().index()];
        let kind = game.kind;
        let others = |what: &dyn Fn(&super::played::PlayedSeat<'_>) -> String| {
            game.others().map(what).collect::<Vec<_>>().join("; ")
        };
        let with_kind = |seat: &super::played::PlayedSeat<'_>| match seat.kind(kind, lang) {
            Some(what) => format!("{} ({what})", seat.name(kind, lang)),
            None => seat.name(kind, lang),
        };
        let agreed = game.agreed.iter().map(|(option, value)| format!("{}={value}", option.key));
        text += &line(&[
            moment(game.table.touched),
            web::game_title(lang, kind.name),
            game.table.id.to_string(),
            game.players().to_string(),
            game.my_seat().to_string(),
            own.name(kind, lang),
            own.plays(kind, lang).unwrap_or_default(),
            game.mine().total.to_string(),
            game.rank().to_string(),
            if game.mine().won { "1" } else { "0" }.to_owned(),
            game.best_other().map_or_else(String::new, |points| points.to_string()),
            others(&with_kind),
            others(&|seat| seat.outcome.total.to_string()),
            agreed.collect::<Vec<_>>().join("; "),
        ]);
    }
    text
}

fn line(cells: &[String]) -> String {
    cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(",") + "\r\n"
}

/// A cell. Names come from other people: none of them may be a formula that a spreadsheet would work out.
fn quoted(cell: &str) -> String {
    let number = cell.parse::<f64>().is_ok();
    let formula = !number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let cell = if formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', ';', '\n', '\r', '\'']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

/// Everything about the games as one document.
pub fn json(games: &[&Played<'_>], lang: Lang) -> Value {
    let seat = |game: &Played<'_>, index: usize| {
        let seat = &game.seats[index];
        let (kind, bot) = match seat.who {
            Who::Me(_) => ("me", None),
            Who::Person(..) => ("person", None),
            Who::Bot(_, bot) => ("bot", Some(bot)),
            Who::Automatic => ("automatic", None),
        };
        let sources: serde_json::Map<String, Value> =
            seat.outcome.sources.iter().map(|(source, points)| (source.clone(), (*points).into())).collect();
        json!({
            "seat": index + 1,
            "kind": kind,
            "name": seat.name(game.kind, lang),
            "bot": bot,
            "level": seat.outcome.level,
            "plays": seat.outcome.plays,
            "plays_name": seat.plays(game.kind, lang),
            "points": seat.outcome.total,
            "won": seat.outcome.won,
            "sources": sources,
        })
    };
    let game = |game: &&Played<'_>| {
        let agreed: serde_json::Map<String, Value> = game
            .agreed
            .iter()
            .map(|(option, value)| (option.key.to_owned(), value.as_str().into()))
            .collect();
        json!({
            "table": game.table.id.to_string(),
            "game": game.kind.name,
            "ended": moment(game.table.touched),
            "players": game.players(),
            "agreed": agreed,
            "seat": game.my_seat().number(),
            "rank": game.rank(),
            "seats": (0..game.seats.len()).map(|index| seat(game, index)).collect::<Vec<_>>(),
        })
    };
    json!({ "format": 1, "games": games.iter().map(game).collect::<Vec<_>>() })
}

/// A moment as programs write it.
fn moment(seconds: i64) -> String {
    let (year, month, day) = web::day_of(seconds);
    let second = seconds.rem_euclid(86_400);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_a_formula() {
        assert_eq!(quoted("Ada"), "Ada");
        assert_eq!(quoted("-12"), "-12", "points can be negative");
        assert_eq!(quoted("=HYPERLINK(\"http://evil\")"), "\"'=HYPERLINK(\"\"http://evil\"\")\"");
        assert_eq!(quoted("+1 (bot)"), "\"'+1 (bot)\"");
        assert_eq!(quoted("a,b\nc"), "\"a,b\nc\"");
        assert_eq!(moment(1_794_873_661), "2026-11-17T00:01:01Z");
    }
}
