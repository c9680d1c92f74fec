use std::fmt::Write as _;

use proptest::prelude::*;

use super::*;

fn told(old: &str, new: &str) -> String {
    serde_json::to_string(&edits(&PreEscaped(old.to_owned()), &PreEscaped(new.to_owned()))).expect("texts")
}

#[test]
fn nothing_is_sent_for_equal_renderings() {
    assert_eq!(told("<p id=\"a\">1</p>", "<p id=\"a\">1</p>"), "[]");
}

#[test]
fn only_what_differs_is_sent() {
    let page = |number| {
        format!(
            "<main id=\"m\"><p id=\"a\">same</p><div><p id=\"b\">so <i>it</i> is</p><b>{number}</b></div></main>"
        )
    };
    assert_eq!(told(&page(1), &page(2)), r#"[["m 1 1","2"]]"#);
}

#[test]
fn attributes_are_sent_without_what_stands_inside() {
    let page =
        |open: &str| format!("<svg id=\"s\"><g id=\"x\"{open}><use href=\"#h\"/></g><use id=\"y\"/></svg>");
    let (old, new) = (page(" class=\"a\" hidden"), page(" class=\"b &amp; c\" tabindex=\"0\""));
    assert_eq!(told(&old, &new), r#"[["x",{"class":"b & c","hidden":null,"tabindex":"0"}]]"#);
}

#[test]
fn a_list_says_who_stays() {
    let list = |items: &[&str]| {
        let items: Vec<String> = items.iter().map(|id| format!("<li id=\"{id}\">{id}</li>")).collect();
        format!("<ol id=\"l\">{}</ol>", items.concat())
    };
    let old = list(&["a", "b", "c", "d"]);
    assert_eq!(told(&old, &list(&["n", "a", "b", "c", "d"])), r#"[["l",["<li id=\"n\">n</li>",[0,4]]]]"#);
    assert_eq!(told(&old, &list(&["a", "c", "d", "n"])), r#"[["l",[[0,1],[2,2],"<li id=\"n\">n</li>"]]]"#);
    assert_eq!(
        told(&old, &list(&["d", "a"])),
        r#"[["l",[[3,1],"<li id=\"a\">a</li>"]]]"#,
        "nothing is moved"
    );
}

#[test]
fn what_stays_in_a_list_is_edited_where_it_was() {
    let old = "<ol id=\"l\"><li id=\"a\">1</li><li><b>x</b></li></ol>";
    let new = "<ol id=\"l\"><li id=\"n\">0</li><li id=\"a\">2</li><li><b>x</b></li></ol>";
    assert_eq!(told(old, new), r#"[["a","2"],["l",["<li id=\"n\">0</li>",[0,2]]]]"#);
}

#[test]
fn words_among_elements_are_sent_together() {
    let old = "<p id=\"p\"><b>Ada</b> gains 2</p>";
    assert_eq!(told(old, "<p id=\"p\"><b>Ada</b> gains 3</p>"), r#"[["p","<b>Ada</b> gains 3"]]"#);
    assert_eq!(told(old, "<p id=\"p\"></p>"), r#"[["p",""]]"#);
}

#[test]
fn an_element_that_htmx_has_read_is_not_rewired() {
    let page = |to: &str| format!("<main id=\"m\"><form id=\"f\" hx-post=\"{to}\"></form></main>");
    let new = r#"[["m",["<form id=\"f\" hx-post=\"/b\"></form>"]]]"#;
    assert_eq!(told(&page("/a"), &page("/b")), new);
}

#[test]
fn tags_in_attributes_and_void_elements_do_not_confuse() {
    let page =
        |value| format!("<form id=\"f\"><input id=\"i\" value=\"a>b<{value}\"><p id=\"q\">t</p></form>");
    assert_eq!(told(&page(1), &page(2)), r#"[["i",{"value":"a>b<2"}]]"#);
}

#[test]
fn edits_are_sent_as_text() {
    let edits = edits(
        &PreEscaped("<p id=\"p\">1</p>".to_owned()),
        &PreEscaped("<p id=\"p\"><b>&amp;</b></p>".to_owned()),
    );
    let sent = r#"[["p","&lt;b>&amp;amp;&lt;/b>"]]"#;
    assert_eq!(
        edits.markup().0,
        format!("<hx-partial hx-target=\"body\" hx-swap=\"edit\">{sent}</hx-partial>")
    );
}

#[test]
fn a_whole_rendering_takes_the_place_of_another() {
    let whole = whole(&PreEscaped("<main id=\"m\"><p>1</p></main>".to_owned()));
    assert_eq!(whole.0, "<main hx-swap-oob=\"outerMorph\" id=\"m\"><p>1</p></main>");
}

/// An element of a page that can be edited, as a browser would.
#[derive(Clone, Debug)]
struct Element {
    tag: String,
    attributes: BTreeMap<String, String>,
    gaps: Vec<String>,
    children: Vec<Element>,
}

impl Element {
    fn read(node: &Node<'_>) -> Element {
        Element {
            tag: node.tag.to_owned(),
            attributes: node.attributes(),
            gaps: node.gaps.iter().map(|&gap| gap.to_owned()).collect(),
            children: node.children.iter().map(Element::read).collect(),
        }
    }

    fn all(text: &str) -> Vec<Element> {
        Element::read(&parse(text)).children
    }

    fn write(&self) -> String {
        let mut attributes = String::new();
        for (name, value) in &self.attributes {
            let _ = write!(attributes, " {name}=\"{value}\"");
        }
        let mut inner = self.gaps[0].clone();
        for (child, gap) in self.children.iter().zip(&self.gaps[1..]) {
            inner += &(child.write() + gap);
        }
        format!("<{0}{attributes}>{inner}</{0}>", self.tag)
    }

    fn find_id(&self, id: &str, way: &mut Vec<usize>) -> bool {
        if self.attributes.get("id").is_some_and(|own| own == id) {
            return true;
        }
        self.children.iter().enumerate().any(|(index, child)| {
            way.push(index);
            let found = child.find_id(id, way);
            if !found {
                way.pop();
            }
            found
        })
    }

    /// The way from the root to what an address means.
    fn way(&self, address: &str) -> Vec<usize> {
        let mut parts = address.split(' ');
        let mut way = Vec::new();
        assert!(self.find_id(parts.next().expect("an id"), &mut way), "there is no {address}");
        way.extend(parts.map(|index| index.parse::<usize>().expect("a number")));
        way
    }

    fn at(&mut self, way: &[usize]) -> &mut Element {
        way.iter().fold(self, |element, index| &mut element.children[*index])
    }

    fn change(&mut self, change: &Change) {
        match change {
            Change::Attributes(values) => {
                for (name, value) in values {
                    match value {
                        Some(value) => self.attributes.insert(name.clone(), value.clone()),
                        None => self.attributes.remove(name),
                    };
                }
            }
            Change::Content(text) => {
                let read = Element::read(&parse(text));
                (self.gaps, self.children) = (read.gaps, read.children);
            }
            Change::Children(list) => {
                let before = std::mem::take(&mut self.children);
                for part in list {
                    match part {
                        Child::Kept(from, count) => {
                            self.children.extend_from_slice(&before[*from..from + count]);
                        }
                        Child::New(text) => self.children.extend(Element::all(text)),
                    }
                }
                self.gaps = vec![String::new(); self.children.len() + 1];
            }
        }
    }
}

/// The page after all edits. The innermost are made first, so that no way changes before it has been gone.
fn carried_out(old: &str, edits: &Edits) -> String {
    let mut page = Element::all(old).remove(0);
    let mut all: Vec<(Vec<usize>, &Change)> =
        edits.0.iter().map(|Edit(at, change)| (page.way(at), change)).collect();
    all.sort_by_key(|(way, _)| std::cmp::Reverse(way.len()));
    for (way, change) in all {
        page.at(&way).change(change);
    }
    page.write()
}

/// Pages with lists, words, names and elements without.
fn content() -> impl Strategy<Value = String> {
    let word = prop_oneof![Just(String::new()), "[a-c]{1,2}"];
    let leaf = (0..3_usize, "[ab]", word).prop_map(|(tag, class, text)| {
        let tag = ["b", "i", "p"][tag];
        format!("<{tag} class=\"{class}\">{text}</{tag}>")
    });
    leaf.prop_recursive(4, 40, 5, |inner| {
        (prop::collection::vec((inner, "[ab]?"), 0..5), "[ab]").prop_map(|(parts, class)| {
            let inner: String = parts.into_iter().map(|(element, text)| element + &text).collect();
            format!("<div class=\"{class}\">{inner}</div>")
        })
    })
}

/// Gives names to some elements, each of them once.
fn named(text: &str, names: &[u8]) -> String {
    let mut names = names.iter();
    let mut used = std::collections::BTreeSet::new();
    let mut out = String::new();
    for part in text.split_inclusive(" class=") {
        out += part.strip_suffix(" class=").unwrap_or(part);
        if !part.ends_with(" class=") {
            continue;
        }
        if let Some(name) = names.next().filter(|name| **name < 12 && used.insert(**name)) {
            let _ = write!(out, " id=\"n{name}\"");
        }
        out += " class=";
    }
    format!("<main id=\"m\">{out}</main>")
}

proptest! {
    #[test]
    fn edits_turn_one_rendering_into_the_other(
        (old, new) in (content(), content()),
        names in prop::collection::vec(0..24_u8, 0..40),
        shift in 0..3_usize,
    ) {
        let (old, new) = (named(&old, &names), named(&new, &names[shift.min(names.len())..]));
        let edits = edits(&PreEscaped(old.clone()), &PreEscaped(new.clone()));
        let expected = Element::all(&new).remove(0).write();
        prop_assert_eq!(carried_out(&old, &edits), expected);
    }
}
