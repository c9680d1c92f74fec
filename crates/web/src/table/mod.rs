//! The table: the board, the mats, what is asked, and what happened.

mod answer;
mod back;
mod bar;
mod cards;
mod coach;
mod history;
mod mats;
mod menu;
mod notice;
mod pace;
mod parts;
mod prompt;
mod result;
mod stock;
mod talk;

use maud::{Markup, html};
use table::{AnyGame, Eye, Look, Panel, ScoreSheet, Seat, Spot, Turn};

use crate::assets::{address, style_address};
use crate::layout::page;
use crate::seats::People;
use crate::view::{Confirm, Frame, Mode, TableView};
use crate::words::{fill, game_title, say, words};

pub use answer::asked;
pub use back::take_back;
pub(crate) use history::{line, round_name};
pub(crate) use mats::mats;
pub use notice::notice;
pub use pace::pace;
pub(crate) use parts::{board, sides};
pub(crate) use result::sheet;

/// The whole page.
pub fn table(frame: &Frame<'_>, view: &TableView<'_>) -> Markup {
    table_around(frame, view, &live(frame, view))
}

/// The whole page around what [`live`] has drawn.
pub fn table_around(frame: &Frame<'_>, view: &TableView<'_>, live: &Markup) -> Markup {
    let title = game_title(frame.lang, view.kind.name);
    let body = html! { ((view.kind.symbols)()) (live) (menu::menu(frame, view)) };
    page(frame, &title, "at-table", &head(view.kind), &body)
}

/// What a page with a table on it loads.
pub(crate) fn head(kind: &table::GameKind) -> Markup {
    html! {
        link rel="stylesheet" href=(style_address(kind));
        link rel="stylesheet" href=(address("table.css"));
    }
}

/// Everything of the page that can change: `<main id="table">`. Whatever changes in it has an id.
pub fn live(frame: &Frame<'_>, view: &TableView<'_>) -> Markup {
    let context = Context::new(frame, view);
    let mode = match view.mode {
        Mode::Play => "play",
        Mode::Plan => "plan",
    };
    let markup = html! {
        // Where the middle has no corner to spare for what happened, the column of the mats has one.
        main id="table" class={ "table" @if !context.has_spare_corner() { " low-since" } } {
            // What the scripts go by, in an element of its own: it changes with every move.
            div id="state" hidden data-table=(view.id) data-game=(view.kind.name) data-seq=(view.seq) data-rev=(view.rev) data-mode=(mode)
                data-my-turn=(context.my_turn()) data-over=(context.over()) data-me=[view.me] {}
            p id="announce" class="unseen" role="status" aria-live="polite" { (context.announcement()) }
            (context.bar())
            (mats(&context))
            (board(&context))
            (sides(&context))
            (parts::sheet_tabs(&context))
            (context.prompt())
            div id="asked" class="asked" {}
        }
    };
    context.people.named(&markup)
}

/// Everything that one rendering of a table goes by.
pub(crate) struct Context<'a> {
    pub(crate) frame: &'a Frame<'a>,
    pub(crate) table: Option<&'a TableView<'a>>,
    pub(crate) kind: &'a table::GameKind,
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) people: People<'a>,
    pub(crate) panels: Vec<Panel>,
    pub(crate) me: Option<Seat>,
    /// Points by source as if the game ended now.
    scores: ScoreSheet,
}

impl<'a> Context<'a> {
    fn new(frame: &'a Frame<'a>, view: &'a TableView<'a>) -> Self {
        let eye = view.me.map_or(Eye::Spectator, Eye::Seat);
        let mut look = Look::new(frame.lang, eye).offering(view.choices);
        look.fresh = view.draft.iter().filter_map(|step| step.place.clone()).collect();
        let panels = view.game.panels(&look);
        let people = People::new(frame.lang, view.game, view.sitters, &panels);
        let scores = view.game.scores();
        Context {
            frame,
            table: Some(view),
            kind: view.kind,
            game: view.game,
            people,
            panels,
            me: view.me,
            scores,
        }
    }

    /// The same for a position that is only looked at.
    pub(crate) fn still(frame: &'a Frame<'a>, view: &'a crate::view::ReplayView<'a>) -> Self {
        let panels = view.game.panels(&Look::new(frame.lang, Eye::Spectator));
        let people = People::new(frame.lang, view.game, view.sitters, &panels);
        let scores = view.scores.clone();
        Context { frame, table: None, kind: view.kind, game: view.game, people, panels, me: None, scores }
    }

    pub(crate) fn say(&self, key: &str) -> String {
        say(self.frame.lang, key)
    }

    /// The position without the moves in the making.
    fn before(&self) -> &'a dyn AnyGame {
        self.table.map_or(self.game, |view| view.before)
    }

    /// Whether the game has ended for good.
    fn over(&self) -> bool {
        self.before().to_move() == Turn::Over
    }

    /// Whether a corner of the middle is free.
    fn has_spare_corner(&self) -> bool {
        self.kind.spare_corner && self.panels.iter().any(|panel| panel.spot == Spot::Board)
    }

    /// Whether whoever looks has to decide.
    fn my_turn(&self) -> bool {
        self.table.is_some_and(|view| {
            let asked = !view.choices.is_empty() || view.confirm != Confirm::Nothing;
            view.mode == Mode::Play && (asked || view.curtain.is_some())
        })
    }

    /// What a screen reader says when something has changed.
    fn announcement(&self) -> String {
        let lang = self.frame.lang;
        match (self.game.prompt(lang), self.game.to_move()) {
            (Some(prompt), _) if self.my_turn() => {
                fill(lang, "announce-turn", &[("question", words(prompt.question))])
            }
            (_, Turn::Of(seat)) => fill(lang, "thinking", &[("name", words(self.people.full_name(seat)))]),
            (Some(prompt), Turn::Fate) => prompt.question,
            (_, Turn::Fate | Turn::Over) => say(lang, "over"),
        }
    }

    /// That the end is near, and why.
    fn ending(&self) -> Markup {
        let told = self.game.ending(self.frame.lang).filter(|_| !self.over());
        html! {
            div id="ending" class="ending" role="status" {
                @if let Some(told) = told {
                    @if let Some(seat) = told.seat { (self.people.disc(seat)) b { (self.people.name(seat)) } }
                    span { (told.text) }
                }
            }
        }
    }
}
