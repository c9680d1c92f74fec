//! Drawings as a page: well-formed, and as the contract of [`table::Draw`] demands.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};
use table::{Draw, Look};

/// Everything on one page, in one root.
pub fn page<G: Draw>(game: &G, look: &Look) -> String {
    let panels: String = game.panels(look).into_iter().map(|panel| panel.body.into_string()).collect();
    format!("<page>{}{panels}</page>", G::symbols().into_string())
}

/// A page as a tree.
pub fn parse(page: &str) -> Document<'_> {
    Document::parse(page).unwrap_or_else(|error| panic!("the drawings are no XML: {error}"))
}

/// The element with this id.
pub fn by_id<'a>(page: &'a Document<'_>, id: &str) -> Node<'a, 'a> {
    page.descendants()
        .find(|node| node.attribute("id") == Some(id))
        .unwrap_or_else(|| panic!("nothing is drawn with the id {id}"))
}

/// The accessible name of an element.
pub fn name_of<'a>(node: &Node<'a, 'a>) -> Option<&'a str> {
    let title = || node.children().find(|child| child.has_tag_name("title")).and_then(|title| title.text());
    node.attribute("aria-label").or_else(title).filter(|name| !name.trim().is_empty())
}

/// One element as text, a tag to a line.
pub fn source(text: &str, id: &str) -> String {
    let page = parse(text);
    text[by_id(&page, id).range()].replace("><", ">\n<")
}

/// The names of all places on a page.
pub fn places<'a>(page: &'a Document<'_>) -> BTreeSet<&'a str> {
    page.descendants().filter_map(|node| node.attribute("data-place")).collect()
}

/// All of these places are on a page.
pub fn assert_places(page: &Document<'_>, wanted: impl IntoIterator<Item = String>) {
    let places = places(page);
    for place in wanted {
        assert!(places.contains(&*place), "{place} is not drawn");
    }
}

/// The values of an attribute of everything that can be pressed, in the order of the page.
pub fn buttons<'a>(page: &'a Document<'_>, attribute: &str) -> Vec<&'a str> {
    page.descendants()
        .filter(|node| node.attribute("role") == Some("button"))
        .filter_map(|node| node.attribute(attribute))
        .collect()
}

/// Everything counted has an icon among the symbols.
pub fn assert_icons<'a, G: Draw>(counted: impl IntoIterator<Item = &'a str>) {
    let symbols = G::symbols().into_string();
    for what in counted {
        assert!(symbols.contains(&format!("id=\"i-{what}\"")), "{what} has no icon");
    }
}

/// A page is what the contract of drawings demands: ids are there once, places have an id and a name, targets are
/// buttons, links lead somewhere, and nothing has a `style`. No word contains one of the `holes`, which are the
/// beginnings of keys whose texts would be missing.
pub fn assert_sound(text: &str, holes: &[&str]) {
    let page = parse(text);
    let mut ids = BTreeSet::new();
    for node in page.descendants().filter(Node::is_element) {
        assert!(!node.has_attribute("style"), "a page must not have style attributes");
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "the id {id} is there twice");
        }
        if let Some(place) = node.attribute("data-place") {
            assert!(node.has_attribute("id"), "{place} has no id");
            assert!(name_of(&node).is_some(), "{place} has no name");
        }
        let target = node.attribute("class").is_some_and(|class| class.split(' ').any(|one| one == "target"));
        if target {
            assert_eq!(node.attribute("role"), Some("button"));
            assert_eq!(node.attribute("tabindex"), Some("0"));
        }
    }
    for link in page.descendants().filter_map(|node| node.attribute("href")) {
        // Drawings refer to their own symbols, words to the rulebook.
        let leads = link.starts_with("/rules/") || ids.contains(link.trim_start_matches('#'));
        assert!(leads, "nothing is drawn for {link}");
    }
    let words = page.descendants().flat_map(|node| {
        node.attribute("aria-label").into_iter().chain(node.is_text().then(|| node.text()).flatten())
    });
    for word in words {
        assert!(!holes.iter().any(|hole| word.contains(hole)), "a text is missing: {word}");
    }
}
