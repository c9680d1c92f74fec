//! The turn bar: whose turn it is, what is asked, what can be done, and what confirming would do.

use maud::{Markup, html};
use table::{Prompt, Seat, Turn};

use super::Context;
use super::cards::{groups, tabs};
use super::coach::coach;
use super::history::since;
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
                    div id="acts" class="turn-body" { (result(self, view.id)) }
                }
            };
        }
        let class = [("mine", self.my_turn()), ("plan", view.mode == Mode::Plan), ("quiet", !self.my_turn())];
        let class: Vec<&str> = class.iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
        html! {
            section id="prompt" class={ "prompt " (class.join(" ")) } aria-label=(self.say("prompt")) {
                form id="turn" class="turn" method="post" action={ "/t/" (view.id) "/draft" }
                    hx-post={ "/t/" (view.id) "/draft" } hx-swap="none" hx-sync="this:drop" {
                    (self.hidden(view))
                    div id="acts" class="turn-body" {
                        div id="told" class="told-first" {
                            (since(self, view))
                            (coach(self))
                            (self.ending())
                        }
                        div id="ask" class="ask" tabindex="-1" { (self.ask(view)) }
                        div id="act" class="act-area" tabindex="0" {
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

    /// What is asked, why, what was chosen so far, and the kinds of choices.
    fn ask(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        html! {
            div id="notice" role="alert" {}
            @if view.mode == Mode::Plan {
                p id="plan-note" class="plan-note" {
                    b { (say(lang, "planning")) } " "
                    (say(lang, if self.game.to_move() == Turn::Fate { "plan-fate" } else { "plan-note" }))
                }
            }
            div id="question-line" class="question-line" {
                @if let Some(me) = view.me.filter(|_| self.shares_screen()) {
                    span id="whose" class="whose" { (self.people.disc(me)) b { (self.people.name(me)) } }
                }
                @if let Some((question, why)) = self.question(view) {
                    h2 id="question" { (question) }
                    details id="why" class="why" data-keep { summary { (say(lang, "why")) } p { (why) } }
                    @if view.may_ask && !view.choices.is_empty() { (hint_button(lang, view.id)) }
                }
                (self.so_far(view))
                @if view.curtain.is_none() { (tabs(self.frame, self.kind, view.choices)) }
            }
        }
    }

    /// The open question, or what confirming is about; and why.
    fn question(&self, view: &TableView<'_>) -> Option<(String, String)> {
        let lang = self.frame.lang;
        let prompt = self.game.prompt(lang);
        match (&view.confirm, prompt) {
            (_, Some(Prompt { question, why, .. })) if !view.choices.is_empty() => Some((question, why)),
            (Confirm::Fate(question), Some(Prompt { why, .. })) => Some((question.clone(), why)),
            (confirm, _) if *confirm != Confirm::Nothing && view.mode == Mode::Play => {
                Some((say(lang, "confirm-question"), say(lang, "confirm-why")))
            }
            _ => None,
        }
    }

    /// What was chosen so far.
    fn so_far(&self, view: &TableView<'_>) -> Markup {
        let key = if view.mode == Mode::Plan { "planned" } else { "so-far" };
        html! {
            div id="draft" class="so-far" {
                @if !view.draft.is_empty() {
                    span class="unseen" { (self.say(key)) }
                    ol {
                        @for (index, step) in view.draft.iter().enumerate() {
                            li id={ "step-" (index + 1) } { (step.label) }
                        }
                    }
                }
            }
        }
    }

    /// Whether several people play at this screen.
    fn shares_screen(&self) -> bool {
        self.table.is_some_and(|view| view.sitters.iter().filter(|sitter| sitter.mine).count() > 1)
    }

    /// Hides the secrets of somebody at this screen until they take over.
    fn curtain(&self, seat: Seat) -> Markup {
        let say = |key: &str| fill(self.frame.lang, key, &[("name", words(self.people.full_name(seat)))]);
        html! {
            div id="curtain" class="no-choice" {
                p { (self.people.disc(seat)) " " (say("curtain")) }
                button id="show" class="button primary" name="do" value="show" { (say("curtain-show")) }
            }
        }
    }

    /// What stands in place of choices: somebody else is thinking, or everything is chosen.
    fn idle(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        let waiting = !self.my_turn() && view.mode == Mode::Play;
        html! {
            div id="idle" class="no-choice" {
                @if waiting {
                    (self.thinking(view))
                    @if view.me.is_none() { p class="muted" { (say(lang, "spectator")) } }
                    @else if !view.may_plan { p class="muted" { (say(lang, "look-around")) } }
                } @else if let Some(text) = confirming(lang, &view.confirm) { p class="muted" { (text) } }
            }
        }
    }

    /// Who is thinking, and since when.
    fn thinking(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        html! {
            p class="thinking" {
                @match self.game.to_move() {
                    Turn::Of(seat) => {
                        (self.people.disc(seat)) " "
                        span { (fill(lang, "thinking", &[("name", words(self.people.full_name(seat)))])) " "
                            time id="thinking-since" class="muted" data-since=(view.waiting_since) {} }
                    }
                    Turn::Fate => @if let Some(prompt) = self.game.prompt(lang) {
                        (self.people.disc(prompt.seat)) " " (prompt.question)
                    },
                    Turn::Over => {}
                }
            }
        }
    }

    /// Undo and confirm: they never move.
    fn hands(&self, view: &TableView<'_>) -> Markup {
        let lang = self.frame.lang;
        let plan = view.mode == Mode::Plan;
        html! {
            @if view.me.is_some() {
                button id="undo" class="button" name="do" value="undo" disabled[view.draft.is_empty()] {
                    (say(lang, "undo")) kbd aria-hidden="true" { "U" }
                }
                button id="reset" class="button" name="do" value="reset" disabled[view.draft.len() < 2] {
                    (say(lang, "undo-all"))
                }
                @if plan {
                    button id="leave" class="button primary" name="do" value="leave" { (say(lang, "leave-plan")) }
                } @else if !self.my_turn() && view.may_plan {
                    button id="plan" class="button primary" name="do" value="plan" title=(say(lang, "plan-invite")) {
                        (say(lang, "plan"))
                    }
                } @else { (confirm_button(lang, &view.confirm)) }
                div class="turn-more" id="more" {
                    @if !plan {
                        label class="check small" title=(say(lang, "auto.text")) {
                            input id="auto" type="checkbox" name="auto" value="on"; span { (say(lang, "auto")) }
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

/// The button that asks what a strong bot would do. What was chosen so far goes along.
fn hint_button(lang: table::Lang, id: &str) -> Markup {
    html! {
        button type="button" id="ask-hint" class="ask-hint" hx-post={ "/t/" (id) "/hint" } hx-include="#turn"
            hx-swap="none" title=(say(lang, "hint.text")) {
            (say(lang, "hint")) kbd aria-hidden="true" { "H" }
        }
    }
}

/// The button that makes it count; it says what else happens then.
fn confirm_button(lang: table::Lang, state: &Confirm) -> Markup {
    let ready = matches!(state, Confirm::Ready | Confirm::Closing(_) | Confirm::Fate(_));
    html! {
        button id="confirm" class={ "button primary" @if matches!(state, Confirm::Fate(_)) { " final" } }
            name="do" value="confirm" disabled[!ready] title=[confirming(lang, state)] {
            span class="confirm-does" {
                @match state {
                    Confirm::Fate(question) => { b { (question) } small { (say(lang, "final")) } }
                    Confirm::Midway => { b { (say(lang, "confirm")) } small { (say(lang, "confirm-midway")) } }
                    Confirm::Closing(mv) => { b { (say(lang, "confirm")) } small { (mv) } }
                    Confirm::Ready | Confirm::Nothing => b { (say(lang, "confirm")) },
                }
            }
            kbd aria-hidden="true" { "↵" }
        }
    }
}

/// What confirming does, in a sentence.
fn confirming(lang: table::Lang, state: &Confirm) -> Option<String> {
    match state {
        Confirm::Nothing => None,
        Confirm::Midway => Some(say(lang, "confirm-midway")),
        Confirm::Ready => Some(say(lang, "confirm-ready")),
        Confirm::Fate(_) => Some(say(lang, "confirm-fate")),
        Confirm::Closing(mv) => Some(fill(lang, "confirm-closing", &[("move", words(mv.clone()))])),
    }
}
