//! The page for bringing a game along.

use maud::{Markup, html};

use crate::day::date;
use crate::layout::{csrf, page, way_out};
use crate::view::{Frame, Import, Study};
use crate::words::{fill, game_title, number, say};

/// The page for bringing a game along: paste it or upload it.
pub fn import(frame: &Frame<'_>, view: &Import) -> Markup {
    let lang = frame.lang;
    let wrong = view.problem.is_some();
    let body = html! {
        main id="content" class="narrow import" {
            h1 { (say(lang, "import-title")) }
            p class="lead" { (say(lang, "import-lead")) }
            form class="panel" method="post" action="/import" enctype="multipart/form-data" {
                (csrf(frame))
                div class="field" {
                    label for="text" { (say(lang, "import-text")) }
                    textarea id="text" name="text" rows="10" spellcheck="false" autocomplete="off" autofocus[wrong]
                        aria-invalid=[wrong.then_some("true")]
                        aria-describedby=(if wrong { "import-problem" } else { "import-formats" }) {
                        (view.text)
                    }
                    @if let Some(problem) = &view.problem {
                        p id="import-problem" class="problem" role="alert" { (problem) }
                    }
                }
                div class="field" {
                    label for="file" { (say(lang, "import-file")) }
                    input id="file" type="file" name="file" accept=".log,.txt,.json,.jsonl,.gz,text/plain,application/json";
                }
                p class="row" {
                    button class="button primary big" { (say(lang, "import-look")) }
                    a class="button big" href="/" { (say(lang, "back")) }
                }
                div id="import-formats" class="muted small" {
                    p { (say(lang, "import-formats")) }
                    ul {
                        li { (say(lang, "import-formats.log")) }
                        li { (say(lang, "import-formats.json")) }
                        li { (say(lang, "import-formats.recorded")) }
                    }
                    p { (say(lang, "import-formats.limits")) }
                }
            }
            @if !view.studies.is_empty() {
                section aria-labelledby="studies" {
                    h2 id="studies" { (say(lang, "import-studies")) }
                    ul class="studies" { @for study in &view.studies { (entry(frame, study)) } }
                }
            }
        }
    };
    page(frame, &say(lang, "import-title"), "plain", &html! {}, &body)
}

fn entry(frame: &Frame<'_>, study: &Study) -> Markup {
    let lang = frame.lang;
    html! {
        li {
            a class="listed" href={ "/t/" (study.id) "/replay" } {
                span class="listed-main" {
                    strong { (game_title(lang, &study.game)) }
                    span class="muted small" {
                        (date(lang, study.brought)) " · "
                        (fill(lang, "import-moves", &[("moves", number(study.moves))]))
                        @if let Some(points) = &study.points {
                            " · " (points.iter().map(i32::to_string).collect::<Vec<_>>().join(" : "))
                        }
                    }
                }
                span class="listed-side" { span class="go" { (say(lang, "to-replay")) } }
            }
            (way_out(frame, &study.id, "delete", None, &say(lang, "import-delete"), &[]))
        }
    }
}
