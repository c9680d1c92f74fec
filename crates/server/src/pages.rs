//! Pages without a table: rules, about, files, preferences.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse as _, Redirect, Response};
use maud::Markup;
use table::Lang;

use crate::app::App;
use crate::fields::{FormFields, QueryFields};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// Nobody looks for more.
const LONGEST_QUERY: usize = 100;

/// For files whose address changes with their content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// `GET /rules`: the rulebooks of the house.
pub async fn rules(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    web::rules_index(&visitor.frame(None), app.kinds())
}

/// `GET /rules/{game}`: the numbered rules of a game, all or those that hold the words asked for.
pub async fn rulebook(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: QueryFields,
) -> Result<Markup, Problem> {
    let entry = Arc::clone(app.game(&game).map_err(Problem::NoGame)?);
    let (lang, kind) = (asked.visitor.lang, entry.kind.name);
    let query: String = asked.get("q").trim().chars().take(LONGEST_QUERY).collect();
    let rules = if query.is_empty() {
        let read = move || Ok(Arc::new(web::rules_of(lang, &entry.kind, None)));
        app.rulebooks.find_or((kind, lang), &app.workshop, read).await?
    } else {
        Arc::new(app.workshop.run(move || web::rules_of(lang, &entry.kind, Some(&query))).await?)
    };
    Ok(web::rulebook_around(&asked.visitor.frame(None), kind, &rules))
}

/// `GET /learn/{game}`: how a game is played.
pub async fn learn(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let entry = app.game(&game).map_err(Problem::NoGame)?;
    Ok(web::learn(&visitor.frame(None), &entry.kind))
}

/// `GET /about`.
pub async fn about(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    web::about(&visitor.frame(None), app.kinds())
}

/// `GET /assets/{hash}/{name}`: the files of the pages.
pub async fn asset(Path((hash, name)): Path<(String, String)>) -> Result<Response, Problem> {
    let asset = web::assets::find(&hash, &name).ok_or(Problem::NotFound)?;
    Ok(([(CONTENT_TYPE, asset.content_type), (CACHE_CONTROL, FOR_EVER)], asset.bytes).into_response())
}

/// `GET /favicon.ico`, for browsers that look there first.
pub async fn favicon() -> Redirect {
    Redirect::temporary(&web::assets::address("favicon.svg"))
}

/// `GET /manifest.webmanifest`: what a device asks that puts the page among its apps.
pub async fn manifest(visitor: Visitor) -> Response {
    let headers = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")];
    (headers, web::manifest(visitor.lang)).into_response()
}

/// `GET /worker.js`: what works beside the pages, for all of them.
pub async fn worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, web::worker()).into_response()
}

/// `GET /offline`: what a browser keeps, for when it cannot reach us.
pub async fn offline(visitor: Visitor) -> Markup {
    web::offline(&visitor.frame(None))
}

/// `GET /style/{game}`: the style sheet of a game's drawings.
pub async fn style(State(app): State<Arc<App>>, Path(file): Path<String>) -> Result<Response, Problem> {
    let game = file.strip_suffix(".css").ok_or(Problem::NotFound)?;
    let entry = app.game(game).map_err(|_| Problem::NotFound)?;
    let sheet = (entry.kind.style)();
    Ok(([(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, FOR_EVER)], sheet).into_response())
}

/// `POST /prefs`: language or theme, remembered by the browser.
pub async fn prefs(sent: FormFields) -> Response {
    let mut cookies = Vec::new();
    let mut keep = |name: &str, value: &str| {
        cookies.push((SET_COOKIE, format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax")));
    };
    if let Ok(lang) = sent.get("lang").parse::<Lang>() {
        keep("lang", lang.code());
    }
    if let theme @ ("dark" | "light" | "system") = sent.get("theme") {
        keep("theme", theme);
    }
    (AppendHeaders(cookies), Redirect::to(own_address(sent.get("back")))).into_response()
}

/// An address of this server; anything else is the home page.
fn own_address(address: &str) -> &str {
    let plain = address.bytes().all(|byte| (b'!'..=b'~').contains(&byte) && byte != b'\\');
    if plain && address.starts_with('/') && !address.starts_with("//") { address } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_address;

    #[test]
    fn nobody_is_sent_to_another_server() {
        for foreign in ["//evil.example", "https://evil.example", "/\\evil.example", "", "x", "/a\r\nb", "/ä"]
        {
            assert_eq!(own_address(foreign), "/", "{foreign}");
        }
        assert_eq!(own_address("/t/abc?at=3"), "/t/abc?at=3");
    }
}
