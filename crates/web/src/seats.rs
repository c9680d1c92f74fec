//! Who is who: names, discs and colours of the seats.

use maud::{Markup, PreEscaped, html};
use table::{AnyGame, Lang, Panel, Seat, Spot};

use crate::view::Sitter;
use crate::words::{bot_name, fill, number, say};

/// The people of one game with everything that tells them apart.
pub(crate) struct People<'a> {
    sitters: &'a [Sitter],
    names: table::People,
    labels: Vec<Option<String>>,
    colours: Vec<String>,
}

impl<'a> People<'a> {
    /// The people of a game whose table is drawn by these panels.
    pub(crate) fn new(lang: Lang, game: &dyn AnyGame, sitters: &'a [Sitter], panels: &[Panel]) -> Self {
        let seats = || Seat::all(game.seats());
        let mat = |seat| panels.iter().find(|panel| panel.spot == Spot::Mat(seat));
        People {
            sitters,
            names: names(lang, game.seats(), sitters),
            // The name of an automatic opponent says what it plays.
            labels: seats()
                .map(|seat| game.role(seat).filter(|_| !game.is_automatic(seat)))
                .map(|role| role.map(|key| game.texts().get(lang, key)))
                .collect(),
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
        self.names.name(seat).to_owned()
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

    /// The disc of a seat: colour, pattern and initial. It says nothing to a screen reader; a name stands beside it.
    pub(crate) fn disc(&self, seat: Seat) -> Markup {
        let class = format!("disc {} n{seat}", self.colour(seat));
        html! { span class=(class) aria-hidden="true" { (self.names.initial(seat)) } }
    }

    /// Drawings and texts of the game with everybody's name in them.
    pub(crate) fn named(&self, markup: &Markup) -> Markup {
        named(&self.names, markup)
    }
}

/// What everybody is called at a table.
pub fn names(lang: Lang, seats: u8, sitters: &[Sitter]) -> table::People {
    let name = |seat: Seat| {
        let sitter = sitters.iter().find(|sitter| sitter.seat == seat);
        sitter.and_then(|sitter| sitter_name(lang, sitter)).unwrap_or_else(|| seat_name(lang, seat))
    };
    table::People::new(Seat::all(seats).map(name).collect())
}

/// Markup with names in place of their marks.
pub(crate) fn named(people: &table::People, markup: &Markup) -> Markup {
    PreEscaped(people.fill(&markup.0, |name| html! { (name) }.into_string()))
}

/// The name of a person or of a bot.
pub(crate) fn sitter_name(lang: Lang, sitter: &Sitter) -> Option<String> {
    sitter.name.clone().or_else(|| sitter.bot.map(|bot| bot_name(lang, bot)))
}

/// The name of a seat where nobody sits.
pub fn seat_name(lang: Lang, seat: Seat) -> String {
    fill(lang, "seat", &[("number", number(seat.number().into()))])
}

/// Whether several people share the screen of whoever looks: then "you" would be anybody.
pub(crate) fn is_shared(sitters: &[Sitter]) -> bool {
    sitters.iter().filter(|sitter| sitter.mine).count() > 1
}

/// Everybody at a table in a list.
pub(crate) fn line_of(lang: Lang, sitters: &[Sitter]) -> String {
    let alone = !is_shared(sitters);
    let names = sitters.iter().map(|sitter| match sitter_name(lang, sitter) {
        Some(_) if sitter.mine && alone => say(lang, "you"),
        Some(name) => match sitter.bot {
            Some(bot) => format!("{name} ({})", bot_name(lang, bot)),
            None => name,
        },
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
