//! Introductions: both languages tell the same, every picture is there, and every link leads to a rule.

use std::collections::BTreeSet;

use gaia::Gaia;
use hoard::Hoard;
use phoenix::Phoenix;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};
use roxmltree::Document;
use table::{GameKind, Lang};
use web::view::Frame;

fn games() -> [GameKind; 3] {
    [GameKind::of::<Hoard>(), GameKind::of::<Gaia>(), GameKind::of::<Phoenix>()]
}

fn learn(kind: &GameKind, lang: Lang) -> String {
    let frame = Frame { lang, theme: None, csrf: "token", path: "/learn", name: None };
    web::learn(&frame, kind).0
}

/// What an introduction is made of, apart from its words.
#[derive(PartialEq, Eq, Debug, Default)]
struct Shape {
    headings: Vec<HeadingLevel>,
    pictures: Vec<String>,
    links: Vec<String>,
}

impl Shape {
    fn of(source: &str) -> Shape {
        let mut shape = Shape::default();
        for event in Parser::new(source) {
            match event {
                Event::Start(Tag::Heading { level, .. }) => shape.headings.push(level),
                Event::Start(Tag::Image { dest_url, .. }) => shape.pictures.push(dest_url.to_string()),
                Event::Start(Tag::Link { dest_url, .. }) => shape.links.push(dest_url.to_string()),
                _ => {}
            }
        }
        shape
    }
}

#[test]
fn both_languages_tell_the_same() {
    for kind in games() {
        let [english, german] = Lang::ALL.map(|lang| Shape::of((kind.introduction)(lang)));
        assert_eq!(english, german, "{}", kind.name);
        assert_eq!(english.headings.iter().filter(|level| **level == HeadingLevel::H1).count(), 1);
    }
}

#[test]
fn every_picture_is_there_and_every_link_leads_to_a_rule() {
    for kind in games() {
        for lang in Lang::ALL {
            let shape = Shape::of((kind.introduction)(lang));
            assert!(!shape.pictures.is_empty() && !shape.links.is_empty(), "{}", kind.name);
            for name in &shape.pictures {
                assert!((kind.figure)(name, lang).is_some(), "{} has no picture {name}", kind.name);
            }
            let here = format!("/rules/{}#", kind.name);
            for link in &shape.links {
                let rule = link.strip_prefix(&here).unwrap_or_else(|| panic!("{link} leads elsewhere"));
                let number = format!("- **{rule}** ");
                assert!((kind.rulebook)(lang).contains(&number), "there is no rule {rule}");
            }
        }
        assert!((kind.figure)("nothing", Lang::En).is_none());
    }
}

#[test]
fn the_page_holds_every_picture_with_its_caption() {
    for kind in games() {
        for lang in Lang::ALL {
            let page = learn(&kind, lang);
            for name in Shape::of((kind.introduction)(lang)).pictures {
                assert!(page.contains(&format!("id=\"figure-{name}\"")), "{}: {name}", kind.name);
                assert!(
                    page.contains(&format!("aria-labelledby=\"caption-{name}\"")),
                    "{}: {name}",
                    kind.name
                );
            }
            assert!(!page.contains("!["), "no picture is left as text");
        }
    }
}

#[test]
fn pictures_are_still() {
    for kind in games() {
        for lang in Lang::ALL {
            let page = learn(&kind, lang);
            let (_, main) = page.split_once("<main").expect("a main part");
            let (main, _) = main.split_once("</main>").expect("that ends");

            for tied in [
                " data-place=",
                " tabindex=",
                " role=\"button\"",
                " style=",
                "<script",
                "<details",
                "<a href=\"#",
            ] {
                assert!(!main.contains(tied), "{} ({lang}): {tied}", kind.name);
            }
            assert!(!main.contains(|c| ('\u{e000}'..='\u{f8ff}').contains(&c)), "everybody has a name");
        }
    }
}

#[test]
fn what_has_an_id_has_it_alone_and_every_symbol_is_there() {
    for kind in games() {
        for lang in Lang::ALL {
            let page = learn(&kind, lang);
            let values =
                |before: &'static str| page.split(before).skip(1).filter_map(|rest| rest.split('"').next());
            let mut ids = BTreeSet::new();
            for id in values(" id=\"") {
                assert!(ids.insert(id), "{}: {id} stands twice", kind.name);
            }
            for symbol in values("<use href=\"#") {
                assert!(ids.contains(symbol), "{}: there is no {symbol}", kind.name);
            }
        }
    }
}

#[test]
fn pictures_are_well_formed() {
    for kind in games() {
        for lang in Lang::ALL {
            for name in Shape::of((kind.introduction)(lang)).pictures {
                let drawing = (kind.figure)(&name, lang).expect("every picture is there").0;
                let whole = format!("<div>{drawing}</div>");
                Document::parse(&whole).unwrap_or_else(|error| panic!("{} {name}: {error}", kind.name));
            }
        }
    }
}

#[test]
fn the_list_of_rules_leads_to_introductions() {
    let frame = Frame { lang: Lang::En, theme: None, csrf: "token", path: "/rules", name: None };
    let list = web::rules_index(&frame, &games()).0;
    for kind in games() {
        assert!(list.contains(&format!("href=\"/learn/{}\"", kind.name)));
    }
}
