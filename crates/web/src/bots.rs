//! Bots as people meet them: what they are called, how strong they are, and what they like.

use maud::{Markup, html};
use table::{GameKind, Lang, Rng, Seat, Seed};

use crate::view::{Level, Sitter};
use crate::words::{bot_line, bot_name, fill, of_game, say, words};

/// First names by their first letter. No game has a piece, a place or a track of such a name.
const NAMES: [[&str; 3]; 20] = [
    ["Alma", "Anton", "Aylin"],
    ["Bela", "Berit", "Bruno"],
    ["Carlo", "Clara", "Cleo"],
    ["Dana", "Dario", "Djamila"],
    ["Edda", "Elif", "Emil"],
    ["Fabio", "Finn", "Frida"],
    ["Gero", "Greta", "Gülay"],
    ["Hanna", "Hedda", "Hugo"],
    ["Ilka", "Imre", "Ivo"],
    ["Jana", "Jonas", "Juri"],
    ["Kaya", "Kim", "Kurt"],
    ["Lena", "Linus", "Luca"],
    ["Marek", "Mila", "Moritz"],
    ["Nele", "Nils", "Nuri"],
    ["Olga", "Onno", "Otto"],
    ["Paula", "Pavel", "Pia"],
    ["Robin", "Ronja", "Ruben"],
    ["Sami", "Selma", "Svea"],
    ["Tilda", "Timur", "Toni"],
    ["Vera", "Viktor", "Vito"],
];

/// What a bot on this seat of a table is called, by everybody and everywhere. No two at a table begin alike.
pub fn bot_called(table: &str, seat: Seat) -> &'static str {
    let number = table.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let mut rng = Rng::new(Seed::from_number(number));
    let mut letters = NAMES;
    rng.shuffle(&mut letters);
    letters[seat.index()][rng.below(3) as usize]
}

/// Every name that a bot can have.
pub fn bot_names() -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().flatten()
}

/// That it is a bot, of what kind, and what it likes.
pub(crate) fn bot_tag(lang: Lang, kind: &GameKind, sitter: &Sitter) -> Markup {
    let Some(bot) = sitter.bot else { return html! {} };
    let style = sitter.style.as_deref().and_then(|style| style_name(kind, lang, style));
    let parts = match bot {
        "automatic" => vec![say(lang, "bot-automatic")],
        _ => [Some(say(lang, "bot")), Some(bot_name(lang, bot)), style].into_iter().flatten().collect(),
    };
    html! { span class="tag" { (parts.join(" · ")) } }
}

/// What a bot of this style likes, in the words of the game; `None` if it knows no such style.
pub(crate) fn style_name(kind: &GameKind, lang: Lang, style: &str) -> Option<String> {
    of_game(kind, lang, &format!("style-{style}"))
}

/// What to expect of a level: how it plays, and what it scores.
pub(crate) fn level_line(lang: Lang, level: &Level) -> String {
    let how = bot_line(lang, level.name);
    if level.scores.is_empty() {
        return how;
    }
    let list =
        |each: &dyn Fn(&(u8, f64)) -> String| level.scores.iter().map(each).collect::<Vec<_>>().join(" / ");
    let points = words(list(&|(_, mean)| format!("{mean:.0}")));
    let players = words(list(&|(players, _)| players.to_string()));
    format!("{how}. {}", fill(lang, "level-scores", &[("points", points), ("players", players)]))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn nobody_at_a_table_is_called_alike() {
        let mut seen = BTreeSet::new();
        for table in 0..200 {
            let names = Seat::all(4).map(|seat| bot_called(&format!("t{table}"), seat));
            let first: BTreeSet<char> = names.clone().filter_map(|name| name.chars().next()).collect();
            assert_eq!(first.len(), 4);
            seen.extend(names);
        }
        assert!(seen.len() > 50, "tables differ: {seen:?}");
        assert_eq!(bot_called("abc", Seat::new(1)), bot_called("abc", Seat::new(1)));
    }
}
