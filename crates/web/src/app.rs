//! The page as an app on one's own device: what it is called there, and what it shows without a network.

use std::sync::LazyLock;

use maud::{Markup, html};
use table::Lang;

use crate::assets::{Asset, address, all, mark};
use crate::layout::page;
use crate::view::Frame;
use crate::words::say;

/// What a device asks before it puts us among its apps, as JSON.
pub fn manifest(lang: Lang) -> String {
    let icon = |name: &str, size: u16, purpose: &str| {
        let source = address(name);
        format!(r#"{{"src":"{source}","sizes":"{size}x{size}","type":"image/png","purpose":"{purpose}"}}"#)
    };
    let icons = [
        icon("icon-192.png", 192, "any"),
        icon("icon-512.png", 512, "any"),
        icon("icon-mask.png", 512, "maskable"),
    ];
    format!(
        r##"{{"id":"/","name":"Astrarium","short_name":"Astrarium","lang":"{lang}","description":"{}","start_url":"/","scope":"/","display":"standalone","background_color":"#0b1020","theme_color":"#0b1020","icons":[{}]}}"##,
        say(lang, "app-description"),
        icons.join(","),
    )
}

/// The script that works beside the pages, with the names of the files it keeps.
pub fn worker() -> &'static str {
    static WORKER: LazyLock<String> = LazyLock::new(|| {
        // Everything but pictures of other sizes, the licence, and the worker itself.
        let is_needed = |asset: &&Asset| {
            asset.content_type != "image/png" && !matches!(asset.name, "worker.js" | "htmx.LICENSE.txt")
        };
        let files: Vec<String> = all().iter().filter(is_needed).map(|asset| address(asset.name)).collect();
        format!(
            "const MARK = {:?};\nconst FILES = {files:?};\n{}",
            mark(),
            include_str!("../assets/worker.js")
        )
    });
    &WORKER
}

/// The page that the worker shows where there is no network.
pub fn offline(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow error" {
            h1 { (say(lang, "offline-title")) }
            p { (say(lang, "offline-what")) }
            p { (say(lang, "offline-kept")) }
            // It stands at the address that was asked for.
            p class="row centred" { a class="button primary" href="" { (say(lang, "offline-again")) } }
        }
    };
    page(frame, &say(lang, "offline-title"), "offline", &html! {}, &body)
}
