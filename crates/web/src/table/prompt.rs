//! The prompt bar: whose turn it is, what is asked, what can be done, and what confirming would do.

use maud::{Markup, html};
use table::{Prompt, Turn};

use super::Context;
use super::cards::groups;
use super::result::result;
use crate::layout::csrf;
use crate::view::{Confirm, Mode, TableView};
use crate::words::{fill, say, words};

impl Context<'_> {
    /// The bar: what is asked, the choices, and the hands.
    pub(super) fn prompt(&self) -> Markup {
        let Some(view) = self.table else { return html! {} };
        if self.over() {
            return html! {
                section id="prompt" class="prompt ended" aria-label=(self.say("prompt")) {
                    div id="acts" class="acts" { (result(self, view.id)) }
                }
            };
        }
        let mut class = String::from("prompt");
        for (on, name) in
            [(self.my_turn(), " mine"), (view.mode == Mode::Plan, " plan"), (view.me.is_none(), " quiet")]
        {
            if on {
                class.push_str(name);
            }
        }
        html! {
            section id="prompt"
                class=(class)
                aria-label=(self.say("prompt")) {
                form id="turn" class="turn" method="post" action={ "/t/" (view.id) "/draft" }
                    hx-post={ "/t/" (view.id) "/draft" } hx-swap="none" hx-sync="this:drop" {
                    (self.hidden(view))
                    div id="acts" class="acts" {
                        div id="ask" class="ask" tabindex="-1" { (self.ask(view)) }
                        div id="act" class="act-area" {
                            @if let Some(seat) = view.curtain { (self.curtain(seat)) }
                            @else if view.choices.is_empty() { (self.idle(view)) }
                            @else { (groups(self.frame, self.kind, view.choices)) }
                        }
                    }
                    div id="hands" class="hands" { (self.hands(view)) }
                }
            }
        }
    }

    fn hidden(&self, view: &TableView<'_>) -> Markup {
        let draft: Vec<&str> = view.draft.iter().map(|step| step.notation.as_str()).collect();
        let mode = if view.mode == Mode::Plan { "plan" } else { "play" };
        html! {
            (csrf(self.frame))
            input id="turn-seq" type="hidden" name="seq" value=(view.seq);
            input id="turn-draft" type="hidden" name="draft" value=(draft.join(";"));
            input id="turn-mode" type="hidden" name="mode" value=(mode);
            input id="turn-as" type="hidden" name="as" value=(view.acting.map_or(String::new(), |seat| seat.to_string()));
        }
    }

    /// Whose turn it is, what is asked, and why.
    fn ask(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        let prompt = self.game.prompt(lang);
        html! {
            p id="whose" class={ "whose" @if self.my_turn() { " mine" } } { (self.whose(view)) }
            div id="notice" role="alert" {}
            @if view.mode == Mode::Plan { p id="plan-note" class="muted small" { (say(lang, "plan-note")) } }
            @if view.mode == Mode::Plan && self.game.to_move() == Turn::Fate {
                p id="plan-fate" { (say(lang, "plan-fate")) }
            }
            @if let Some(Prompt { question, why, .. }) = prompt.filter(|_| !view.choices.is_empty()) {
                h2 id="question" { (question) }
                (explanation(lang, &why))
            } @else if let (Confirm::Fate(question), Some(prompt)) = (&view.confirm, self.game.prompt(lang)) {
                h2 id="question" { (question) }
                (explanation(lang, &prompt.why))
            } @else if view.confirm != Confirm::Nothing && view.mode == Mode::Play {
                h2 id="question" { (say(lang, "confirm-question")) }
                (explanation(lang, &say(lang, "confirm-why")))
            }
        }
    }

    fn whose(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        let mine = self.people.sitter(view.me.unwrap_or(table::Seat::new(0)));
        let several = mine.is_some() && self.mine_count() > 1;
        match (view.mode, self.game.to_move(), view.me) {
            (Mode::Plan, ..) => html! { (say(lang, "planning")) },
            (_, _, Some(me)) if self.my_turn() && several => {
                html! {
                    (self.people.disc(me)) " " (fill(lang, "turn-of", &[("name", words(self.people.full_name(me)))]))
                }
            }
            (_, _, Some(me)) if self.my_turn() => {
                html! { (self.people.disc(me)) " " (say(lang, "your-turn")) }
            }
            (_, Turn::Of(seat), _) => html! {
                (self.people.disc(seat)) " " (fill(lang, "turn-of", &[("name", words(self.people.full_name(seat)))]))
            },
            (_, Turn::Fate, _) => html! {
                @if let Some(prompt) = self.game.prompt(lang) {
                    (self.people.disc(prompt.seat)) " " (prompt.question)
                }
            },
            (_, Turn::Over, _) => html! { (say(lang, "over")) },
        }
    }

    /// Hides the secrets of somebody at this screen until they take over.
    fn curtain(&self, seat: table::Seat) -> Markup {
        let say = |key: &str| fill(self.frame.lang, key, &[("name", words(self.people.full_name(seat)))]);
        html! {
            div id="curtain" class="idle" {
                p { (self.people.disc(seat)) " " (say("curtain")) }
                button id="show" class="button primary" name="do" value="show" { (say("curtain-show")) }
            }
        }
    }

    fn mine_count(&self) -> usize {
        self.table.map_or(0, |view| view.sitters.iter().filter(|sitter| sitter.mine).count())
    }

    /// What stands in place of choices: somebody else is thinking.
    fn idle(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        html! {
            div id="idle" class="idle" {
                @if !self.my_turn() && !self.game.to_move().is_over() {
                    @if let Turn::Of(seat) = self.game.to_move() {
                        p class="thinking" {
                            (self.people.disc(seat)) " "
                            span { (fill(lang, "thinking", &[("name", words(self.people.full_name(seat)))])) " "
                                time id="thinking-since" class="muted" data-since=(view.waiting_since) {} }
                        }
                    }
                    @if view.me.is_none() { p class="muted" { (say(lang, "spectator")) } }
                    @else if view.may_plan && view.mode == Mode::Play {
                        p class="muted" { (say(lang, "plan-invite")) }
                        button class="button" name="do" value="plan" { (say(lang, "plan")) }
                    } @else { p class="muted" { (say(lang, "look-around")) } }
                }
            }
        }
    }

    /// Undo and confirm: they never move.
    fn hands(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        let plan = view.mode == Mode::Plan;
        let (text, hint, ready) = confirm(lang, &view.confirm);
        html! {
            p id="hands-line" class="hands-line" aria-hidden="true" {
                @match (self.game.prompt(lang), view.me) {
                    (Some(prompt), Some(me)) if !view.choices.is_empty() => {
                        (self.people.disc(me)) " " (prompt.question)
                    }
                    _ => (self.whose(view)),
                }
            }
            div id="draft" class="draft" tabindex="0" {
                @if !view.draft.is_empty() {
                    h3 { (say(lang, if plan { "planned" } else { "so-far" })) }
                    ol { @for (index, step) in view.draft.iter().enumerate() { li id={ "step-" (index + 1) } { (step.label) } } }
                } @else if self.my_turn() { p class="muted small" { (say(lang, "draft-empty")) } }
            }
            @if view.me.is_some() {
                div class="buttons" id="buttons" {
                    button id="undo" class="button" name="do" value="undo" disabled[view.draft.is_empty()] {
                        (say(lang, "undo")) kbd aria-hidden="true" { "U" }
                    }
                    button id="reset" class="button" name="do" value="reset" disabled[view.draft.is_empty()] {
                        (say(lang, "undo-all"))
                    }
                    @if plan {
                        button id="leave" class="button primary" name="do" value="leave" {
                            (say(lang, "leave-plan"))
                        }
                    } @else {
                        button id="confirm" class="button primary" name="do" value="confirm"
                            disabled[!ready] aria-describedby="confirm-hint" {
                            @if let Confirm::Fate(question) = &view.confirm { (question) }
                            @else { (say(lang, "confirm")) }
                            kbd aria-hidden="true" { "↵" }
                        }
                    }
                }
                p id="confirm-hint" class="muted small" { @if !plan { (text) (hint) } }
                div class="row tight wrap" id="more" {
                    @if !plan {
                        label class="check small" title=(say(lang, "auto.text")) {
                            input id="auto" type="checkbox" name="auto" value="on"; span {
                                (say(lang, "auto"))
                            }
                        }
                    }
                    @if view.may_plan && !plan && self.my_turn() {
                        button id="plan" class="link" name="do" value="plan" { (say(lang, "try-out")) }
                    }
                }
            }
        }
    }
}

/// Why it is asked; people who know can close it.
fn explanation(lang: table::Lang, why: &str) -> Markup {
    html! {
        details id="why" class="why" data-keep open {
            summary { (say(lang, "why")) }
            p { (why) }
        }
    }
}

/// What confirming does: words, a hint, and whether it can be done.
fn confirm(lang: table::Lang, state: &Confirm) -> (String, String, bool) {
    match state {
        Confirm::Nothing => (String::new(), String::new(), false),
        Confirm::Midway => (String::new(), say(lang, "confirm-midway"), false),
        Confirm::Ready => (say(lang, "confirm-ready"), String::new(), true),
        Confirm::Fate(_) => (say(lang, "confirm-fate"), String::new(), true),
        Confirm::Closing(mv) => {
            (fill(lang, "confirm-closing", &[("move", words(mv.clone()))]), String::new(), true)
        }
    }
}
