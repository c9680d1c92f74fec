//! The rulebook: numbered rules from Markdown, each with an address of its own.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use table::{GameKind, Lang};

use crate::layout::page;
use crate::view::Frame;
use crate::words::{fill, game_title, number, say, words};

/// The page with the rules of one game; with a query only those that speak of it.
pub fn rulebook(frame: &Frame<'_>, kind: &GameKind, query: Option<&str>) -> Markup {
    rulebook_around(frame, kind.name, &rules_of(frame.lang, kind, query))
}

/// The page around what [`rules_of`] says.
pub fn rulebook_around(frame: &Frame<'_>, game: &str, rules: &Markup) -> Markup {
    page(frame, &title_of(frame.lang, game), "plain", &html! {}, rules)
}

fn title_of(lang: Lang, game: &str) -> String {
    fill(lang, "rules-title", &[("game", words(game_title(lang, game)))])
}

/// The rules of one game; with a query only those that speak of it. They are the same for everybody.
pub fn rules_of(lang: Lang, kind: &GameKind, query: Option<&str>) -> Markup {
    let title = title_of(lang, kind.name);
    let query = query.map(str::trim).filter(|query| !query.is_empty());
    let book = Book::read((kind.rulebook)(lang), query, &say(lang, "rules-link"));
    let hits = book.parts.iter().filter(|part| part.hit).count();
    html! {
        main id="content" class="rulebook" {
            aside class="contents" {
                form class="search" method="get" role="search" {
                    label for="q" { (say(lang, "rules-search")) }
                    div class="row tight" {
                        input id="q" name="q" type="search" value=(query.unwrap_or_default()) data-rule-search
                            placeholder=(fill(lang, "rules-example", &[("rule", words(first_rule(kind)))]));
                        button class="button" { (say(lang, "rules-find")) }
                    }
                    p id="hits" class="small muted" role="status" data-none=(say(lang, "rules-none"))
                        data-some=(say(lang, "rules-some")) {
                        @if query.is_some() { (fill(lang, "rules-hits", &[("count", number(hits))])) }
                    }
                }
                details class="chapters" open {
                    summary { (say(lang, "rules-contents")) }
                    nav aria-label=(say(lang, "rules-contents")) {
                        ul {
                            @for chapter in book.chapters() {
                                li class={ "c" (chapter.level) } {
                                    a href={ @if query.is_some() { "?" } "#" (chapter.id) } {
                                        (chapter.title)
                                    }
                                }
                            }
                        }
                    }
                }
            }
            article class="rules prose" id="rules" {
                @match query {
                    Some(query) => {
                        h1 { (title) }
                        p { (fill(lang, "rules-found", &[("query", words(query)), ("count", number(hits))])) " "
                            a href="?" { (say(lang, "rules-all")) } }
                        (book.found())
                        @if hits == 0 { p class="empty" { (say(lang, "rules-none")) } }
                    }
                    None => {
                        (book.whole())
                    }
                }
            }
        }
    }
}

/// The number of a rule, as an example.
fn first_rule(kind: &GameKind) -> &'static str {
    let text = (kind.rulebook)(Lang::En);
    text.split_once("- **").and_then(|(_, rest)| rest.split_once("**")).map_or("", |(number, _)| number)
}

/// The list of the rulebooks.
pub fn rules_index(frame: &Frame<'_>, games: &[GameKind]) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow" {
            h1 { (say(lang, "nav-rules")) }
            p class="lead" { (say(lang, "rules-lead")) }
            ul class="lists" {
                @for kind in games {
                    li { a class="listed" href={ "/learn/" (kind.name) } {
                        strong { (game_title(lang, kind.name)) } span class="go" { (say(lang, "nav-learn")) }
                    } }
                    li { a class="listed" href={ "/rules/" (kind.name) } {
                        strong { (game_title(lang, kind.name)) } span class="go" { (say(lang, "home-rules")) }
                    } }
                }
            }
        }
    };
    page(frame, &say(lang, "nav-rules"), "plain", &html! {}, &body)
}

/// A rulebook in parts: headings, rules, and what stands between them.
struct Book {
    parts: Vec<Part>,
}

/// A part of a rulebook.
struct Part {
    /// The level of a heading, or 0.
    level: u8,
    /// The address of a heading or of a rule.
    id: String,
    /// What it says, without markup.
    title: String,
    /// Whether it is a rule that speaks of what was asked.
    hit: bool,
    /// Whether it is a rule.
    rule: bool,
    html: String,
}

impl Book {
    fn chapters(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| matches!(part.level, 2 | 3))
    }

    fn whole(&self) -> Markup {
        let mut html = String::new();
        let mut within = false;
        for part in &self.parts {
            if part.rule != within {
                html.push_str(if part.rule { "<ul class=\"numbered\">" } else { "</ul>" });
                within = part.rule;
            }
            html.push_str(&part.html);
        }
        if within {
            html.push_str("</ul>");
        }
        PreEscaped(html)
    }

    fn found(&self) -> Markup {
        let mut html = String::new();
        let mut heading = None;
        for part in &self.parts {
            if part.level > 0 {
                heading = Some(part);
            } else if part.hit {
                if let Some(heading) = heading.take() {
                    html.push_str(&heading.html);
                }
                html.push_str("<ul class=\"numbered\">");
                html.push_str(&part.html);
                html.push_str("</ul>");
            }
        }
        PreEscaped(html)
    }

    fn read(source: &str, query: Option<&str>, link: &str) -> Book {
        let events: Vec<Event<'_>> = Parser::new_ext(source, Options::ENABLE_TABLES).collect();
        let mut parts = Vec::new();
        let mut at = 0;
        while at < events.len() {
            let end = end_of(&events, at);
            match &events[at] {
                Event::Start(Tag::List(None)) => {
                    let mut item = at + 1;
                    while item < end {
                        let after = end_of(&events, item);
                        parts.push(Part::item(&events[item..=after], query, link));
                        item = after + 1;
                    }
                }
                Event::Start(Tag::Heading { level, .. }) => {
                    parts.push(Part::heading(*level, &events[at..=end], query));
                }
                _ => parts.push(Part::other(&events[at..=end], query)),
            }
            at = end + 1;
        }
        Book { parts }
    }
}

/// Where what begins here ends.
pub(crate) fn end_of(events: &[Event<'_>], start: usize) -> usize {
    let mut depth = 0;
    for (at, event) in events.iter().enumerate().skip(start) {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    events.len() - 1
}

impl Part {
    fn heading(level: HeadingLevel, events: &[Event<'_>], query: Option<&str>) -> Part {
        let title = plain(events);
        let level = level as u8;
        let id = slug(&title);
        let inner = render(&events[1..events.len() - 1], query);
        let html = format!("<h{level} id=\"{id}\"><a href=\"#{id}\">{inner}</a></h{level}>");
        Part { level, id, title, hit: false, rule: false, html }
    }

    fn item(events: &[Event<'_>], query: Option<&str>, link: &str) -> Part {
        let title = plain(events);
        let Some(id) = number_of(events) else {
            let html = render(events, query);
            return Part { level: 0, id: String::new(), title, hit: false, rule: true, html };
        };
        let id = id.to_owned();
        let strong = events.iter().position(|event| matches!(event, Event::End(TagEnd::Strong))).unwrap_or(0);
        let inner = render(&events[strong + 1..events.len() - 1], query);
        let hit = query.is_some_and(|query| title.to_lowercase().contains(&query.to_lowercase()));
        let link = escape(&link.replace("{}", &id));
        let html = format!(
            "<li id=\"{id}\" class=\"rule\"><a class=\"number\" href=\"#{id}\" title=\"{link}\">{id}</a> <div>{inner}</div></li>"
        );
        Part { level: 0, id, title, hit, rule: true, html }
    }

    fn other(events: &[Event<'_>], query: Option<&str>) -> Part {
        let html = render(events, query);
        Part { level: 0, id: String::new(), title: plain(events), hit: false, rule: false, html }
    }
}

/// The number of a rule: the bold word that a list item begins with.
fn number_of<'a>(events: &'a [Event<'_>]) -> Option<&'a str> {
    let ([Event::Start(Tag::Item), Event::Start(Tag::Paragraph), strong @ ..]
    | [Event::Start(Tag::Item), strong @ ..]) = events
    else {
        return None;
    };
    match strong {
        [Event::Start(Tag::Strong), Event::Text(text), Event::End(TagEnd::Strong), ..]
            if text.contains('-')
                && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-') =>
        {
            Some(text)
        }
        _ => None,
    }
}

pub(crate) fn plain(events: &[Event<'_>]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::Text(words) | Event::Code(words) => text.push_str(words),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            _ => {}
        }
    }
    text
}

/// The address of a heading, made as is usual for Markdown.
fn slug(title: &str) -> String {
    let lower = title.to_lowercase();
    let kept = lower.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Text with what was asked for marked.
fn marked(text: &str, query: Option<&str>) -> String {
    let Some(query) = query.map(str::to_lowercase).filter(|query| !query.is_empty()) else {
        return escape(text);
    };
    let lower = text.to_lowercase();
    if lower.len() != text.len() {
        return escape(text);
    }
    let (mut html, mut from) = (String::new(), 0);
    for (at, found) in lower.match_indices(&query) {
        let end = at + found.len();
        if !(text.is_char_boundary(at) && text.is_char_boundary(end)) {
            continue;
        }
        html.push_str(&escape(&text[from..at]));
        html.push_str("<mark>");
        html.push_str(&escape(&text[at..end]));
        html.push_str("</mark>");
        from = end;
    }
    html.push_str(&escape(&text[from..]));
    html
}

/// How a ruling of our own begins, in every language.
const RULINGS: [&str; Lang::ALL.len()] = ["Our ruling", "Unsere Regelung"];

pub(crate) fn render(events: &[Event<'_>], query: Option<&str>) -> String {
    let mut html = String::new();
    let mut head = false;
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::Start(Tag::Item) => {
                let words = plain(&events[at..=end_of(events, at)]);
                let class = if RULINGS.iter().any(|begin| words.starts_with(begin)) {
                    " class=\"ruling\""
                } else {
                    ""
                };
                html.push_str("<li");
                html.push_str(class);
                html.push('>');
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                html.push_str("<a href=\"");
                html.push_str(&escape(dest_url));
                html.push_str("\">");
            }
            Event::Start(Tag::Heading { level, .. }) => {
                let _ = write!(html, "<h{}>", *level as u8);
            }
            Event::End(TagEnd::Heading(level)) => {
                let _ = write!(html, "</h{}>", *level as u8);
            }
            Event::Start(Tag::TableHead) => {
                head = true;
                html.push_str("<thead><tr>");
            }
            Event::End(TagEnd::TableHead) => {
                head = false;
                html.push_str("</tr></thead>");
            }
            Event::Start(Tag::TableCell) => html.push_str(if head { "<th>" } else { "<td>" }),
            Event::End(TagEnd::TableCell) => html.push_str(if head { "</th>" } else { "</td>" }),
            Event::Start(tag) => html.push_str(opening(tag)),
            Event::End(tag) => html.push_str(closing(*tag)),
            Event::Text(text) => html.push_str(&marked(text, query)),
            Event::Code(text) => {
                let _ = write!(html, "<code>{}</code>", marked(text, query));
            }
            Event::SoftBreak => html.push(' '),
            Event::HardBreak => html.push_str("<br>"),
            Event::Rule => html.push_str("<hr>"),
            _ => {}
        }
    }
    html
}

fn opening(tag: &Tag<'_>) -> &'static str {
    match tag {
        Tag::Paragraph => "<p>",
        Tag::List(None) => "<ul>",
        Tag::List(Some(_)) => "<ol>",
        Tag::Emphasis => "<em>",
        Tag::Strong => "<strong>",
        Tag::BlockQuote(_) => "<blockquote>",
        Tag::CodeBlock(_) => "<pre>",
        Tag::Table(_) => "<div class=\"scroll\"><table>",
        Tag::TableRow => "<tr>",
        _ => "",
    }
}

fn closing(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::Paragraph => "</p>",
        TagEnd::List(false) => "</ul>",
        TagEnd::List(true) => "</ol>",
        TagEnd::Item => "</li>",
        TagEnd::Link => "</a>",
        TagEnd::Emphasis => "</em>",
        TagEnd::Strong => "</strong>",
        TagEnd::BlockQuote(_) => "</blockquote>",
        TagEnd::CodeBlock => "</pre>",
        TagEnd::Table => "</table></div>",
        TagEnd::TableRow => "</tr>",
        _ => "",
    }
}
