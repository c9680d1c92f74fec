//! The menu: the rest of the house, language and look, signs and keys, and the ways out. It comes with the page and never
//! changes with the game.

use maud::{Markup, html};
use table::{GameKind, Lang, Seat};

use super::talk::note;
use crate::agreement::{agreed, layout_code};
use crate::layout::{csrf, switches, way_out};
use crate::replay::downloads;
use crate::view::{Frame, TableView};
use crate::words::{fill, say, words};

/// The menu of the table.
pub(super) fn menu(frame: &Frame<'_>, view: &TableView<'_>) -> Markup {
    let (lang, id, game) = (frame.lang, view.id, view.kind.name);
    html! {
        dialog id="menu" class="dialog menu" aria-labelledby="menu-title" {
            header {
                h2 id="menu-title" tabindex="-1" autofocus { (say(lang, "menu")) }
                form method="dialog" { button class="tool" aria-label=(say(lang, "close")) title=(say(lang, "close")) { "×" } }
            }
            nav class="menu-links" aria-label=(say(lang, "nav")) {
                a class="button" href="/" { (say(lang, "nav-home")) }
                a class="button" href={ "/rules/" (game) } target="_blank" rel="noopener" { (say(lang, "nav-rules")) }
                a class="button" href={ "/learn/" (game) } target="_blank" rel="noopener" { (say(lang, "nav-learn")) }
                a class="button" href={ "/t/" (id) "/replay" } { (say(lang, "to-replay")) }
                a class="button" href="/results" { (say(lang, "nav-results")) }
                (downloads(lang, id))
            }
            (switches(&Frame { path: &format!("/t/{id}"), ..frame.clone() }))
            div class="field" {
                label class="check" { input type="checkbox" id="opt-coach"; span { (say(lang, "coach-on")) } }
                label class="check" { input type="checkbox" id="opt-sound"; span { (say(lang, "help-sound")) } }
                label class="check" { input type="checkbox" id="opt-notify"; span { (say(lang, "help-notify")) } }
            }
            @if let Some(written) = view.note { (note(frame, id, written)) }
            (agreement(lang, view))
            (signs(lang, view.kind))
            (keys(lang))
            (block(frame, view))
            (ways_out(frame, view))
        }
    }
}

/// Those whom this person need not hear.
fn block(frame: &Frame<'_>, view: &TableView<'_>) -> Markup {
    let (lang, ways) = (frame.lang, view.ways_out);
    html! {
        @if !ways.block.is_empty() {
            details id="menu-block" class="ways-out" {
                summary { (say(lang, "block")) }
                p class="muted small" { (say(lang, "blocked.text")) }
                div class="row" {
                    @for (seat, blocked) in &ways.block {
                        @let key = if *blocked { "unblock-name" } else { "block-name" };
                        form method="post" action={ "/t/" (view.id) "/block" } {
                            (csrf(frame))
                            input type="hidden" name="seat" value=(seat);
                            @if *blocked { input type="hidden" name="off" value="on"; }
                            button class="button" { (fill(lang, key, &[("name", words(name_of(view, *seat)))])) }
                        }
                    }
                }
            }
        }
    }
}

/// What whoever sits there is called.
fn name_of(view: &TableView<'_>, seat: Seat) -> String {
    let sitter = view.sitters.iter().find(|sitter| sitter.seat == seat);
    sitter.and_then(|sitter| sitter.name.clone()).unwrap_or_default()
}

/// What was agreed, and how the table is laid out, for whoever wants to play it again.
fn agreement(lang: Lang, view: &TableView<'_>) -> Markup {
    html! {
        @if !view.agreed.is_empty() {
            details id="menu-agreed" { summary { (say(lang, "waiting-agreed")) } (agreed(view.agreed)) }
        }
        (layout_code(lang, view.before))
    }
}

/// What can be done about sitting here, out of the way of a hasty click.
fn ways_out(frame: &Frame<'_>, view: &TableView<'_>) -> Markup {
    let (lang, ways) = (frame.lang, view.ways_out);
    if !ways.leave && !ways.delete && ways.hand_over.is_empty() {
        return html! {};
    }
    let hand_over = |seat: Seat| fill(lang, "hand-over", &[("name", words(name_of(view, seat)))]);
    html! {
        details id="ways-out" class="ways-out" {
            summary { (say(lang, "ways-out")) }
            div class="row" {
                @for seat in &ways.hand_over {
                    (way_out(frame, view.id, "hand-over", Some(*seat), &hand_over(*seat), &ways.bots))
                }
                @if ways.leave { (way_out(frame, view.id, "leave", None, &say(lang, "leave-table"), &ways.bots)) }
                @if ways.delete { (way_out(frame, view.id, "delete", None, &say(lang, "delete-table"), &[])) }
            }
        }
    }
}

/// What the signs mean.
fn signs(lang: Lang, kind: &GameKind) -> Markup {
    let texts = (kind.texts)();
    html! {
        details id="menu-signs" {
            summary { (say(lang, "help-signs")) }
            p { (say(lang, "help-prices")) }
            ul class="signs" {
                @for sign in texts.keys(lang).filter_map(|key| key.strip_suffix(".amount")) {
                    li { svg class="i" aria-hidden="true" { use href={ "#i-" (sign) } {} } " " (texts.get(lang, sign)) }
                }
            }
        }
    }
}

/// What the keys do.
fn keys(lang: Lang) -> Markup {
    let keys = [
        ("1–9", "help-digits"),
        ("← →", "help-groups"),
        ("H", "help-hint"),
        ("U", "help-undo"),
        ("Enter", "help-confirm"),
        ("Esc", "help-escape"),
        ("L", "help-log"),
        ("+ − 0", "help-zoom"),
        ("?", "help-help"),
    ];
    html! {
        details id="menu-keys" open {
            summary { (say(lang, "help-keys")) }
            p { (say(lang, "help-text")) }
            dl class="keys" { @for (key, text) in keys { dt { kbd { (key) } } dd { (say(lang, text)) } } }
        }
    }
}
