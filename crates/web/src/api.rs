//! The page about the interface for programs.

use maud::{Markup, html};

use crate::layout::page;
use crate::view::{ApiRow, Frame};
use crate::words::say;

/// What programs can do here.
pub fn api(frame: &Frame<'_>, rows: &[ApiRow]) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="prose" {
            h1 { (say(lang, "api-title")) }
            p class="lead" { (say(lang, "api-lead")) }
            p { (say(lang, "api-token")) " " a href="/tokens" { (say(lang, "tokens-title")) } }
            pre { code { "curl -H 'Authorization: Bearer astrarium_…' …/api/v1/tables" } }
            p { (say(lang, "api-description")) " " a href="/api/openapi.json" { "/api/openapi.json" } }
            h2 { (say(lang, "api-addresses")) }
            div class="scroll" {
                table {
                    @for row in rows {
                        tr { td { (row.method) } td { code { (row.path) } } td lang="en" { (row.does) } }
                    }
                }
            }
        }
    };
    page(frame, &say(lang, "api-title"), "plain", &html! {}, &body)
}
