//! Markup that this program has written itself, as a tree: well-formed, attributes in double quotes.

use std::collections::BTreeMap;

/// Elements that never have a closing tag.
const VOID: [&str; 8] = ["input", "br", "img", "hr", "meta", "link", "wbr", "source"];

/// One element.
#[derive(Debug, Default)]
pub struct Node<'a> {
    /// The name of the element; empty for the text as a whole.
    pub tag: &'a str,
    /// The opening tag.
    pub open: &'a str,
    /// Its `id`.
    pub id: Option<&'a str>,
    /// The whole element.
    pub text: &'a str,
    /// Everything between its tags.
    pub inner: &'a str,
    /// The text before, between and after the children.
    pub gaps: Vec<&'a str>,
    pub children: Vec<Node<'a>>,
}

impl<'a> Node<'a> {
    /// Whether there is nothing in it but elements.
    pub fn is_bare(&self) -> bool {
        self.gaps.iter().all(|gap| gap.is_empty())
    }

    /// The attributes as a page knows them.
    pub fn attributes(&self) -> BTreeMap<String, String> {
        let read = |(name, value): (&str, &str)| (name.to_owned(), unescaped(value));
        self.written().map(read).collect()
    }

    /// What else than the look of an element depends on: whoever listens to it has read this once.
    pub fn wiring(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.written().filter(|(name, _)| name.starts_with("hx-"))
    }

    /// The element with one more attribute.
    pub fn with_attribute(&self, attribute: &str) -> String {
        let (start, rest) = self.text.split_at(1 + self.tag.len());
        format!("{start} {attribute}{rest}")
    }

    /// The attributes as they are written.
    fn written(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let mut rest = self.open.trim_start_matches('<').trim_start_matches(self.tag);
        std::iter::from_fn(move || {
            rest = rest.trim_start().trim_end_matches('>').trim_end_matches('/');
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let (value, after) = match after.strip_prefix("=\"") {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => ("", after),
            };
            rest = after;
            (!name.is_empty()).then_some((name, value))
        })
    }
}

/// What an attribute says, without the signs that stand for others.
fn unescaped(value: &str) -> String {
    let plain = value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    plain.replace("&amp;", "&")
}

/// Reads markup; the elements are the children of what is returned.
pub fn parse(text: &str) -> Node<'_> {
    let mut root = Node { text, inner: text, ..Node::default() };
    fill(text, &mut 0, &mut root);
    root
}

/// Reads children up to the closing tag of their parent, or to the end.
fn fill<'a>(text: &'a str, at: &mut usize, parent: &mut Node<'a>) {
    let begin = *at;
    let mut gap = begin;
    while let Some(found) = text[*at..].find('<') {
        let open = *at + found;
        let end = tag_end(text, open);
        *at = end;
        if text[open..].starts_with("</") {
            parent.gaps.push(&text[gap..open]);
            parent.inner = &text[begin..open];
            return;
        }
        if text[open..].starts_with("<!") {
            continue;
        }
        parent.gaps.push(&text[gap..open]);
        parent.children.push(element(text, open, at));
        gap = *at;
    }
    parent.gaps.push(&text[gap..]);
    *at = text.len();
}

/// Reads the element whose opening tag ends at `at`.
fn element<'a>(text: &'a str, start: usize, at: &mut usize) -> Node<'a> {
    let open = &text[start..*at];
    let inner = open[1..].trim_end_matches('>').trim_end_matches('/');
    let tag = inner.split_ascii_whitespace().next().unwrap_or_default();
    let mut node = Node { tag, open, id: id_of(open), ..Node::default() };
    if !open.ends_with("/>") && !VOID.contains(&tag) {
        fill(text, at, &mut node);
    }
    node.text = &text[start..*at];
    node
}

/// Just behind the `>` of the tag that begins at `open`; a `>` in quotes does not count.
fn tag_end(text: &str, open: usize) -> usize {
    let (mut at, mut quotes) = (open, 0);
    while let Some(found) = text[at..].find('>') {
        quotes += text[at..at + found].matches('"').count();
        at += found + 1;
        if quotes % 2 == 0 {
            return at;
        }
    }
    text.len()
}

fn id_of(open: &str) -> Option<&str> {
    let start = open.find(" id=\"")? + 5;
    let length = open[start..].find('"')?;
    Some(&open[start..start + length])
}
