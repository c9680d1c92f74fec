//! Who is who: names, discs and colours of the seats.

use maud::{Markup, html};
use table::{AnyGame, Lang, Panel, Seat, Spot};

use crate::view::Sitter;
use crate::words::{bot_name, fill, number, say};

/// The people of one game with everything that tells them apart.
pub(crate) struct People<'a> {
    lang: Lang,
    sitters: &'a [Sitter],
    labels: Vec<Option<String>>,
    colours: Vec<String>,
}

impl<'a> People<'a> {
    /// The people of a game whose table is drawn by these panels.
    pub(crate) fn new(lang: Lang, game: &dyn AnyGame, sitters: &'a [Sitter], panels: &[Panel]) -> Self {
        let seats = || Seat::all(game.seats());
        let mat = |seat| panels.iter().find(|panel| panel.spot == Spot::Mat(seat));
        People {
            lang,
            sitters,
            labels: seats().map(|seat| game.role(seat).map(|key| game.texts().get(lang, key))).collect(),
            colours: seats().map(|seat| mat(seat).map_or_else(|| "c-none".to_owned(), colour)).collect(),
        }
    }

    /// Who sits there.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&'a Sitter> {
        self.sitters.iter().find(|sitter| sitter.seat == seat)
    }

    /// What a seat plays, as soon as it is known.
    pub(crate) fn label(&self, seat: Seat) -> Option<&str> {
        self.labels.get(seat.index())?.as_deref()
    }

    /// The name of whoever sits there.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.sitter(seat)
            .and_then(|sitter| sitter_name(self.lang, sitter))
            .unwrap_or_else(|| seat_name(self.lang, seat))
    }

    /// The name, and what they play.
    pub(crate) fn full_name(&self, seat: Seat) -> String {
        match self.label(seat) {
            Some(label) => format!("{} ({label})", self.name(seat)),
            None => self.name(seat),
        }
    }

    /// The class that sets the colour of a seat.
    pub(crate) fn colour(&self, seat: Seat) -> &str {
        self.colours.get(seat.index()).map_or("c-none", String::as_str)
    }

    /// One or two letters that no other seat has, as on the drawings; the number where labels are numbered.
    fn initial(&self, seat: Seat) -> String {
        let words = |label: &&str| !label.contains(|c: char| c.is_ascii_digit());
        let Some(label) = self.label(seat).filter(words) else { return seat.to_string() };
        let begin = |label: &str, letters| label.chars().take(letters).collect::<String>();
        let others = || self.labels.iter().flatten().filter(|other| *other != label);
        let unique = |letters: &usize| others().all(|other| begin(other, *letters) != begin(label, *letters));
        begin(label, (1..=2).find(unique).unwrap_or(2))
    }

    /// The disc of a seat: colour, pattern and initial. It says nothing to a screen reader; a name stands beside it.
    pub(crate) fn disc(&self, seat: Seat) -> Markup {
        let initial = self.initial(seat);
        html! { span class={ "disc " (self.colour(seat)) " n" (seat) } aria-hidden="true" { (initial) } }
    }
}

/// The name of a person or of a bot.
pub(crate) fn sitter_name(lang: Lang, sitter: &Sitter) -> Option<String> {
    sitter.name.clone().or_else(|| sitter.bot.map(|bot| bot_name(lang, bot)))
}

/// The name of a seat where nobody sits.
pub(crate) fn seat_name(lang: Lang, seat: Seat) -> String {
    fill(lang, "seat", &[("number", number(seat.number().into()))])
}

/// Everybody at a table in a list.
pub(crate) fn line_of(lang: Lang, sitters: &[Sitter]) -> String {
    let names = sitters.iter().map(|sitter| match sitter_name(lang, sitter) {
        Some(_) if sitter.mine => say(lang, "you"),
        Some(name) => name,
        None => say(lang, "free-seat"),
    });
    names.collect::<Vec<_>>().join(", ")
}

/// The drawings colour a mat by a class `c-…`; whoever speaks about its owner uses the same.
fn colour(mat: &Panel) -> String {
    let classes = mat.body.0.split_once("class=\"").and_then(|(_, rest)| rest.split_once('"'));
    let classes = classes.map_or("", |(classes, _)| classes);
    classes.split(' ').find(|class| class.starts_with("c-")).unwrap_or("c-none").to_owned()
}
