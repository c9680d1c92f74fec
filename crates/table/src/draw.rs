//! What people see of a game: its board and the things around it as markup.
//!
//! Drawings are pure functions of a state as somebody sees it. Everything drawn has an `id` that stays the same
//! from one state to the next, so that a page can change only what is different. Everything that can be clicked
//! or explained carries `data-place`, the name by which [`Choice::place`](crate::Choice) and
//! [`Show::explain`] know it, and has an accessible name. There is no `style` attribute and no script anywhere:
//! the page forbids them.

mod bits;
mod pen;

use std::collections::BTreeSet;

use maud::Markup;

use crate::{Eye, Lang, Seat, Show};

pub use bits::{classes, icon, role, short, symbols};
pub use pen::Pen;

/// A game that can be looked at.
pub trait Draw: Show {
    /// The style sheet of the drawings.
    fn style() -> &'static str;

    /// One hidden SVG with everything the drawings refer to; it comes once on every page. Whatever a
    /// [`Chip`](crate::Chip) counts has a symbol `i-<what>` there.
    fn symbols() -> Markup;

    /// The table, part by part, in the order in which they are read.
    fn panels(&self, look: &Look) -> Vec<Panel>;
}

/// How the table is looked at.
#[derive(Clone, Debug)]
pub struct Look {
    /// The language of all names and explanations.
    pub lang: Lang,
    /// Whose eyes these are; their own things are marked.
    pub eye: Eye,
    /// Places to highlight as legal targets.
    pub targets: BTreeSet<String>,
    /// Places that the turn in the making has changed: drawn as not yet certain.
    pub fresh: BTreeSet<String>,
}

impl Look {
    /// A plain look, with nothing to choose and nothing new.
    pub fn new(lang: Lang, eye: Eye) -> Look {
        Look { lang, eye, targets: BTreeSet::new(), fresh: BTreeSet::new() }
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
    /// The middle: the board itself, which can be moved and enlarged.
    Board,
    /// What belongs to a player.
    Mat(Seat),
    /// The side: further boards, one at a time where there is little room.
    Side,
}
