//! What people see of a game: its board and the things around it as markup.
//!
//! Drawings are pure functions of a state as somebody sees it. Everything drawn has an `id` that stays the same
//! from one state to the next, so that a page can change only what is different. Everything that can be clicked
//! or explained carries `data-place`, the name by which [`Choice::place`](crate::Choice) and
//! [`Show::explain`] know it, and has an accessible name. There is no `style` attribute and no script anywhere:
//! the page forbids them.

mod bits;
mod pen;

use std::collections::{BTreeMap, BTreeSet};

use maud::Markup;

use crate::{Chip, Choice, Eye, Lang, Seat, Show};

pub use bits::{classes, icon, role, short, still, symbols};
pub use pen::Pen;

/// A game that can be looked at.
pub trait Draw: Show {
    /// Whether the board leaves its upper left corner free for what happened meanwhile.
    const SPARE_CORNER: bool = true;

    /// The style sheet of the drawings.
    fn style() -> &'static str;

    /// One hidden SVG with everything the drawings refer to; it comes once on every page. Whatever a
    /// [`Chip`] counts has a symbol `i-<what>` there.
    fn symbols() -> Markup;

    /// The table, part by part, in the order in which they are read.
    fn panels(&self, look: &Look) -> Vec<Panel>;

    /// A picture of the [introduction](Show::introduction) by its name: components, or a position made for it.
    fn figure(name: &str, lang: Lang) -> Option<Markup>;
}

/// How the table is looked at.
#[derive(Clone, Debug)]
pub struct Look {
    /// The language of all names and explanations.
    pub lang: Lang,
    /// Whose eyes these are; their own things are marked.
    pub eye: Eye,
    /// Places to highlight as legal targets, with what can be had there.
    pub targets: BTreeMap<String, Offer>,
    /// Places that the turn in the making has changed: drawn as not yet certain.
    pub fresh: BTreeSet<String>,
}

impl Look {
    /// A plain look, with nothing to choose and nothing new.
    pub fn new(lang: Lang, eye: Eye) -> Look {
        Look { lang, eye, targets: BTreeMap::new(), fresh: BTreeSet::new() }
    }
}

/// What can be chosen at a place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The price of the first choice there.
    pub price: Vec<Chip>,
    /// How many choices there are.
    pub choices: usize,
}

impl Look {
    /// The places of these choices as targets.
    #[must_use]
    pub fn offering(mut self, choices: &[Choice]) -> Look {
        for choice in choices {
            let Some(place) = &choice.place else { continue };
            let offer = self
                .targets
                .entry(place.clone())
                .or_insert_with(|| Offer { price: choice.price.clone(), choices: 0 });
            offer.choices += 1;
        }
        self
    }
}

/// A part of the table.
#[derive(Clone, Debug)]
pub struct Panel {
    /// A short name without spaces, the same in every state.
    pub id: String,
    /// What it is called, in the reader's language.
    pub title: String,
    /// Where on the page it belongs.
    pub spot: Spot,
    /// The drawing.
    pub body: Markup,
}

/// Where on the page a part of the table belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The bar above everything: what this round is about or what ends the game, in one line of at most 44 px.
    Bar,
    /// The middle: one SVG, which fills the room that is left and can be moved and enlarged.
    Board,
    /// The middle, in its natural size above or below the board in the order of the parts; alone it has the whole room.
    Table,
    /// Over the middle while it lasts: what the open question is chosen from, with everything one needs to know.
    Gallery,
    /// What belongs to a player, without the [stock](crate::Show::stock), which the page shows for all games alike.
    Mat(Seat),
    /// The side: what everybody needs at a glance, one below the other.
    Side,
}
