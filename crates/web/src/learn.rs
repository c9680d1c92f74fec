//! How a game is played, in one page: words at the left, and beside them the pictures they speak of.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use table::draw::still;
use table::{GameKind, Lang, People};

use crate::assets::style_address;
use crate::layout::page;
use crate::rulebook::{end_of, plain, render};
use crate::seats::named;
use crate::view::Frame;
use crate::words::say;

/// The introduction to a game.
pub fn learn(frame: &Frame<'_>, kind: &GameKind) -> Markup {
    let lang = frame.lang;
    let introduction = Introduction::read((kind.introduction)(lang));
    let body = html! {
        ((kind.symbols)())
        main id="content" class="learn" {
            @for row in &introduction.rows {
                section class=[row.picture.is_none().then_some("alone")] {
                    div class="prose" { (PreEscaped(&row.words)) }
                    @if let Some(picture) = &row.picture { (figure(lang, kind, picture)) }
                }
            }
            p class="row" {
                a class="button primary" href={ "/new/" (kind.name) } { (say(lang, "home-new")) }
                a class="button" href={ "/rules/" (kind.name) } { (say(lang, "home-rules")) }
            }
        }
    };
    let style = html! { link rel="stylesheet" href=(style_address(kind)); };
    page(frame, &introduction.title, "plain", &style, &body)
}

/// A picture with its caption, which is also its name.
fn figure(lang: Lang, kind: &GameKind, picture: &Picture) -> Markup {
    let Picture { name, caption } = picture;
    let drawing = (kind.figure)(name, lang).unwrap_or_default();
    html! {
        figure id={ "figure-" (name) } {
            div class="drawn" role="img" aria-labelledby={ "caption-" (name) } {
                (still(named(&people(lang), &drawing)))
            }
            figcaption id={ "caption-" (name) } { (caption) }
        }
    }
}

/// Who plays in the pictures: the reader, and some others.
fn people(lang: Lang) -> People {
    People::new(["learn-you", "learn-second", "learn-third", "learn-fourth"].map(|key| say(lang, key)).into())
}

/// A text in rows: words up to a picture or to the next heading, and the picture.
struct Introduction {
    title: String,
    rows: Vec<Row>,
}

#[derive(Default)]
struct Row {
    words: String,
    picture: Option<Picture>,
}

struct Picture {
    name: String,
    caption: String,
}

impl Introduction {
    fn read(source: &str) -> Introduction {
        let events: Vec<Event<'_>> = Parser::new(source).collect();
        let mut introduction = Introduction { title: String::new(), rows: Vec::new() };
        let mut row = Row::default();
        let mut at = 0;
        while at < events.len() {
            let part = &events[at..=end_of(&events, at)];
            let heading = matches!(part[0], Event::Start(Tag::Heading { .. }));
            if heading && introduction.title.is_empty() {
                introduction.title = plain(part);
            }
            if row.picture.is_some() || (heading && !row.words.is_empty()) {
                introduction.rows.push(std::mem::take(&mut row));
            }
            match picture(part) {
                Some(picture) => row.picture = Some(picture),
                None => row.words.push_str(&render(part, None)),
            }
            at += part.len();
        }
        introduction.rows.push(row);
        introduction
    }
}

/// The picture that a paragraph stands for.
fn picture(paragraph: &[Event<'_>]) -> Option<Picture> {
    match paragraph {
        [
            Event::Start(Tag::Paragraph),
            Event::Start(Tag::Image { dest_url, .. }),
            caption @ ..,
            Event::End(TagEnd::Image),
            Event::End(TagEnd::Paragraph),
        ] => Some(Picture { name: dest_url.to_string(), caption: plain(caption) }),
        _ => None,
    }
}
