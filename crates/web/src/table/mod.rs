//! The table: the board, the mats, what is asked, and what happened.

mod answer;
mod cards;
mod history;
mod notice;
mod parts;
mod prompt;
mod result;

use std::collections::BTreeSet;

use maud::{Markup, html};
use table::{Eye, Look, Panel, Turn};

use crate::assets::{address, style_address};
use crate::layout::{page, switches};
use crate::seats::People;
use crate::view::{Confirm, Frame, Mode, TableView};
use crate::words::{fill, game_title, say, words};

pub use answer::asked;
pub(crate) use history::{line, round_name};
pub use notice::notice;
pub(crate) use parts::{board, mats, sides};
pub(crate) use result::sheet;

/// The whole page.
pub fn table(frame: &Frame<'_>, view: &TableView<'_>) -> Markup {
    let title = game_title(frame.lang, view.kind.name);
    let body = html! {
        ((view.kind.symbols)())
        (live(frame, view))
        (help(frame, view.kind))
    };
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
    html! {
        main id="table" class="table" {
            // What the scripts go by, in an element of its own: it changes with every move.
            div id="state" hidden data-table=(view.id) data-seq=(view.seq) data-rev=(view.rev) data-mode=(mode)
                data-my-turn=(context.my_turn()) data-over=(context.over()) data-me=[view.me] {}
            p id="announce" class="unseen" role="status" aria-live="polite" { (context.announcement()) }
            (context.strip())
            (board(&context))
            (parts::sheet_tabs(&context))
            (mats(&context))
            (sides(&context))
            (context.prompt())
            div id="asked" class="asked" {}
        }
    }
}

/// Everything that one rendering of a table goes by.
pub(crate) struct Context<'a> {
    pub(crate) frame: &'a Frame<'a>,
    pub(crate) table: Option<&'a TableView<'a>>,
    pub(crate) kind: &'a table::GameKind,
    pub(crate) game: &'a dyn table::AnyGame,
    pub(crate) people: People<'a>,
    pub(crate) panels: Vec<Panel>,
    pub(crate) me: Option<table::Seat>,
}

impl<'a> Context<'a> {
    fn new(frame: &'a Frame<'a>, view: &'a TableView<'a>) -> Self {
        let look = Look {
            lang: frame.lang,
            eye: view.me.map_or(Eye::Spectator, Eye::Seat),
            targets: view.choices.iter().filter_map(|choice| choice.place.clone()).collect::<BTreeSet<_>>(),
            fresh: view.draft.iter().filter_map(|step| step.place.clone()).collect::<BTreeSet<_>>(),
        };
        let panels = view.game.panels(&look);
        let people = People::new(frame.lang, view.game, view.sitters, &panels);
        Context { frame, table: Some(view), kind: view.kind, game: view.game, people, panels, me: view.me }
    }

    /// The same for a position that is only looked at.
    pub(crate) fn still(frame: &'a Frame<'a>, view: &'a crate::view::ReplayView<'a>) -> Self {
        let panels = view.game.panels(&Look::new(frame.lang, Eye::Spectator));
        let people = People::new(frame.lang, view.game, view.sitters, &panels);
        Context { frame, table: None, kind: view.kind, game: view.game, people, panels, me: None }
    }

    pub(crate) fn say(&self, key: &str) -> String {
        say(self.frame.lang, key)
    }

    /// Whether the game has ended for good.
    fn over(&self) -> bool {
        self.game.to_move() == Turn::Over && self.table.is_none_or(|view| view.draft.is_empty())
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

    /// Where the game stands, and who is next.
    pub(crate) fn strip(&self) -> Markup {
        let lang = self.frame.lang;
        let turn = if self.game.to_move().is_over() { None } else { self.game.concerned() };
        html! {
            section id="strip" class="strip" aria-label=(self.say("strip")) {
                h1 id="stage" { (self.game.stage(lang)) }
                ol id="order" class="order-line" aria-label=(self.say("order")) {
                    @for seat in self.game.order() {
                        @let now = turn == Some(seat);
                        @let person = self.table.is_some() && self.people.sitter(seat).is_some_and(|sitter| !sitter.mine && sitter.bot.is_none());
                        li id={ "order-" (seat) } class=[now.then_some("now")] data-person=[person.then_some(seat)] aria-current=[now.then_some("true")] {
                            (self.people.disc(seat))
                            span class="who" { (self.people.name(seat)) }
                            @if Some(seat) == self.me { span class="tag brass" { (self.say("you")) } }
                            @if person { span class="tag away" { (self.say("away")) } }
                        }
                    }
                }
                @if self.table.is_some() { span id="connection" class="connection" role="status" {} }
                div class="strip-tools" {
                    a class="tab-link" href={ "/rules/" (self.kind.name) } target="_blank" rel="noopener" {
                        (self.say("nav-rules"))
                    }
                    (small_tool("data-wider", &self.say("wider"), "⇔"))
                    @if self.table.is_some() { (small_tool("data-help", &self.say("keys"), "?")) }
                }
            }
        }
    }
}

fn small_tool(does: &str, name: &str, sign: &str) -> Markup {
    html! {
        button type="button" class="tool small-tool" data-wider[does == "data-wider"]
            data-help[does == "data-help"]
            title=(name) aria-label=(name) { (sign) }
    }
}

/// What the keys do.
fn help(frame: &Frame<'_>, kind: &table::GameKind) -> Markup {
    let lang = frame.lang;
    let texts = (kind.texts)();
    let signs: Vec<&str> = texts.keys(lang).filter_map(|key| key.strip_suffix(".amount")).collect();
    let keys = [
        ("1–9", "help-digits"),
        ("U", "help-undo"),
        ("Enter", "help-confirm"),
        ("Esc", "help-escape"),
        ("+ − 0", "help-zoom"),
        ("← ↑ → ↓", "help-move"),
        ("?", "help-help"),
    ];
    html! {
        dialog id="help" class="dialog" aria-labelledby="help-title" {
            h2 id="help-title" tabindex="-1" autofocus { (say(lang, "help-title")) }
            h3 { (say(lang, "help-look")) }
            (switches(frame))
            h3 { (say(lang, "help-signs")) }
            p { (say(lang, "help-prices")) }
            ul class="signs" {
                @for sign in signs {
                    li { svg class="i" aria-hidden="true" { use href={ "#i-" (sign) } {} } " " (texts.get(lang, sign)) }
                }
            }
            h3 { (say(lang, "help-keys")) }
            p { (say(lang, "help-text")) }
            dl class="keys" {
                @for (key, text) in keys { dt { kbd { (key) } } dd { (say(lang, text)) } }
            }
            div class="field" {
                label class="check" {
                    input type="checkbox" id="opt-sound"; span { (say(lang, "help-sound")) }
                }
                label class="check" {
                    input type="checkbox" id="opt-notify"; span { (say(lang, "help-notify")) }
                }
            }
            form method="dialog" { button class="button primary" { (say(lang, "close")) } }
        }
    }
}
