//! What bots have to say: hints, and games looked back at.

use maud::{Markup, html};
use table::{Eye, GameKind, Lang, Look};

use crate::chart::course_of;
use crate::layout::page;
use crate::seats::People;
use crate::table::{head, round_name};
use crate::view::{AnalysisView, Considered, Costly, Frame, Hint, HintTurn, Looked, Reason, SeatAnalysis};
use crate::words::{fill, game_title, number, say, words};

/// The panel that shows a hint on an open table. It takes the place of any other answer.
pub fn hint(frame: &Frame<'_>, view: &Hint<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        div id="asked" class="asked open hint" role="dialog" aria-labelledby="asked-title" hx-swap-oob="outerMorph" {
            header {
                h2 id="asked-title" { (say(lang, if view.goes_on { "hint-rest" } else { "hint-title" })) }
                button type="button" class="tool" data-close autofocus aria-label=(say(lang, "close"))
                    title=(say(lang, "close")) {
                    "×"
                }
            }
            @for (index, turn) in view.turns.iter().enumerate() {
                h3 { (say(lang, if index == 0 { "hint-best" } else { "hint-other" })) }
                (hinted(lang, index, turn))
            }
            p class="muted small" { (say(lang, "hint-note")) }
        }
    }
}

/// A turn with what speaks for it; a click puts it into the draft.
fn hinted(lang: Lang, index: usize, turn: &HintTurn) -> Markup {
    let places: Vec<&str> = turn.steps.iter().filter_map(|step| step.place.as_deref()).collect();
    html! {
        div class="hinted" {
            button type="button" class="told" data-places=(places.join(" ")) title=(say(lang, "show-where")) {
                ol class="hint-steps" { @for step in &turn.steps { li { (step.label) } } }
            }
            (outlook(lang, turn.outlook))
            (reasons(lang, &turn.reasons))
            button class={ "button" @if index == 0 { " primary" } } id={ "take-hint-" (index + 1) } type="submit"
                form="turn" name="do" value={ "take " (turn.moves.join(";")) } {
                (say(lang, "hint-take"))
            }
        }
    }
}

/// Points and chance to win, as far as they are known.
fn outlook(lang: Lang, look: Looked) -> Markup {
    let points = look.points.map(|points| fill(lang, "expects-points", &[("points", words(whole(points)))]));
    let chance =
        look.victory.map(|chance| fill(lang, "expects-victory", &[("percent", number(percent(chance)))]));
    let told: Vec<String> = [points, chance].into_iter().flatten().collect();
    html! { @if !told.is_empty() { p class="expects small" { (told.join(" · ")) } } }
}

/// What speaks for or against a turn.
fn reasons(lang: Lang, reasons: &[Reason]) -> Markup {
    html! {
        @if !reasons.is_empty() {
            ul class="reasons small" {
                @for reason in reasons {
                    li class={ @if reason.points > 0.0 { "more" } @else { "less" } } {
                        (reason.part) " " b { (signed(lang, reason.points)) }
                    }
                }
            }
        }
    }
}

fn whole(points: f64) -> String {
    format!("{points:.0}")
}

fn percent(chance: f64) -> usize {
    (chance * 100.0).round().clamp(0.0, 100.0) as usize
}

/// Points with one decimal, as the language writes them.
pub(crate) fn decimal(lang: Lang, points: f64) -> String {
    let text = format!("{points:.1}").replace('-', "−");
    if lang == Lang::De { text.replace('.', ",") } else { text }
}

fn signed(lang: Lang, points: f64) -> String {
    let sign = if points > 0.0 { "+" } else { "" };
    format!("{sign}{}", decimal(lang, points))
}

/// The page around a game that is or will be looked at.
fn around(frame: &Frame<'_>, kind: &GameKind, id: &str, body: &Markup) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "analysis-title", &[("game", words(game_title(lang, kind.name)))]);
    let body = html! {
        main id="content" class="analysis-page" {
            h1 { (title) }
            p class="row" {
                a class="button" href={ "/t/" (id) "/replay" } { (say(lang, "to-replay")) }
                a class="button" href="/" { (say(lang, "nav-home")) }
            }
            (body)
        }
    };
    page(frame, &title, "plain", &head(kind), &body)
}

/// How far the bot is, asked for again by itself: the whole page, or the `part` of it that changes. `None`: it could not be
/// done.
pub fn analysis_progress(
    frame: &Frame<'_>,
    kind: &GameKind,
    id: &str,
    progress: Option<(usize, usize)>,
    part: bool,
) -> Markup {
    let lang = frame.lang;
    let section = match progress {
        None => html! { section id="analysis" class="panel" { p { (say(lang, "analysis-failed")) } } },
        Some((done, of)) => html! {
            section id="analysis" class="panel" hx-get={ "/t/" (id) "/analysis?part=1" } hx-trigger="every 1s"
                hx-swap="outerHTML" {
                p id="analysis-progress" role="status" {
                    (fill(lang, "analysis-running", &[("done", number(done)), ("of", number(of))]))
                }
                progress max=(of.max(1)) value=(done) aria-labelledby="analysis-progress" {}
                p class="no-js" { a class="button" href={ "/t/" (id) "/analysis" } { (say(lang, "analysis-again")) } }
            }
        },
    };
    if part { section } else { around(frame, kind, id, &section) }
}

/// A game looked back at: the whole page, or the `part` of it that takes the place of the progress.
pub fn analysis(frame: &Frame<'_>, view: &AnalysisView<'_>, part: bool) -> Markup {
    let lang = frame.lang;
    let panels = view.game.panels(&Look::new(lang, Eye::Spectator));
    let people = People::new(lang, view.game, view.sitters, &panels);
    let section = html! {
        section id="analysis" class="analysis" {
            @if !view.complete { p class="hint" { (say(lang, "analysis-cut")) } }
            div class="analysis-charts" {
                div class="panel" {
                    @let id = if view.chances.is_empty() { "judged" } else { "expected" };
                    (course_of(lang, &people, id, &view.points, None))
                }
                @if !view.chances.is_empty() {
                    div class="panel" { (course_of(lang, &people, "chances", &view.chances, None)) }
                }
            }
            h2 { (say(lang, "analysis-costly")) }
            p class="muted" { (say(lang, "analysis-costly.text")) }
            div class="analysis-seats" {
                @for seat in &view.seats { (decided(lang, view, &people, seat)) }
            }
        }
    };
    let section = people.named(&section);
    if part { section } else { around(frame, view.kind, view.id, &section) }
}

/// How a seat decided.
fn decided(lang: Lang, view: &AnalysisView<'_>, people: &People<'_>, seat: &SeatAnalysis) -> Markup {
    let number_of = seat.seat.number();
    let lost = [("lost", words(decimal(lang, seat.lost))), ("count", number(seat.decisions))];
    html! {
        section id={ "decided-" (number_of) } class="panel decided" {
            h3 { (people.disc(seat.seat)) " " (people.full_name(seat.seat)) }
            p class="muted small" { (fill(lang, "analysis-lost", &lost)) }
            @if seat.costly.is_empty() { p { (say(lang, "analysis-none")) } }
            ol class="costly" {
                @for decision in &seat.costly { (costly(lang, view, decision)) }
            }
        }
    }
}

/// A costly decision, with the way to its position.
fn costly(lang: Lang, view: &AnalysisView<'_>, decision: &Costly) -> Markup {
    let cost = fill(lang, "analysis-cost", &[("points", words(decimal(lang, decision.cost)))]);
    let turn = |key: &str, turn: &Considered| {
        html! {
            p class="considered" { b { (say(lang, key)) } " " (turn.steps.join("; ")) }
            (outlook(lang, turn.outlook))
        }
    };
    html! {
        li {
            p class="costs" { b { (cost) } " " span class="muted small" { (round_name(lang, decision.round)) } }
            (turn("analysis-played", &decision.played))
            (turn("analysis-better", &decision.better))
            (reasons(lang, &decision.reasons))
            p class="row small" {
                a class="link" href={ "/t/" (view.id) "/replay?at=" (decision.at) } { (say(lang, "analysis-look")) }
                a class="link" href={ "/t/" (view.id) "/on?at=" (decision.at) } { (say(lang, "play-on")) }
            }
        }
    }
}
