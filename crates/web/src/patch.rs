//! From one rendering of a page to the next: the edits that turn the one into the other.
//!
//! Both renderings come from the same pure function, so they mostly agree, and the page shows the first of them. An edit
//! says where something differs and what becomes of it: attributes, the whole content, or which children stay and which are
//! new. `assets/edits.js` carries them out. Whatever agrees is neither sent nor touched.

mod node;

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use node::{Node, parse};

/// What turns one rendering into another.
#[derive(Serialize, PartialEq, Debug, Default)]
#[serde(transparent)]
pub struct Edits(Vec<Edit>);

/// Where something differs, and what becomes of it.
///
/// An element goes by its `id`; one without goes by the nearest element around it that has one, and by the places of the
/// children on the way from there, counted before anything has changed.
#[derive(Serialize, PartialEq, Debug)]
struct Edit(String, Change);

#[derive(Serialize, PartialEq, Debug)]
#[serde(untagged)]
enum Change {
    /// Attributes by name; without a value they go away.
    Attributes(BTreeMap<String, Option<String>>),
    /// Everything inside, as markup.
    Content(String),
    /// The children one after the other; those that are not named go away.
    Children(Vec<Child>),
}

#[derive(Serialize, PartialEq, Debug)]
#[serde(untagged)]
enum Child {
    /// So many of those that were there, from this one on.
    Kept(usize, usize),
    /// A new one, as markup.
    New(String),
}

/// The edits that turn one rendering into another; none if they agree.
pub fn edits(old: &Markup, new: &Markup) -> Edits {
    let mut edits = Edits::default();
    if old.0 != new.0 {
        edits.children("", &parse(&old.0), &parse(&new.0));
    }
    edits
}

/// A rendering as a whole, in place of whatever the page shows.
pub fn whole(new: &Markup) -> Markup {
    let elements = parse(&new.0).children;
    PreEscaped(elements.iter().map(|node| node.with_attribute("hx-swap-oob=\"outerMorph\"")).collect())
}

impl Edits {
    /// As it is sent.
    pub fn markup(&self) -> Markup {
        let text = serde_json::to_string(self).expect("texts and numbers");
        let text = PreEscaped(text.replace('&', "&amp;").replace('<', "&lt;"));
        html! { hx-partial hx-target="body" hx-swap="edit" { (text) } }
    }

    /// What differs between two elements that are the same one.
    fn element(&mut self, at: &str, old: &Node<'_>, new: &Node<'_>) {
        if old.text == new.text {
            return;
        }
        let at = new.id.unwrap_or(at);
        if old.open != new.open {
            self.attributes(at, old, new);
        }
        if old.inner != new.inner {
            self.children(at, old, new);
        }
    }

    fn attributes(&mut self, at: &str, old: &Node<'_>, new: &Node<'_>) {
        let (before, after) = (old.attributes(), new.attributes());
        let gone = before.keys().filter(|name| !after.contains_key(*name)).map(|name| (name.clone(), None));
        let set = after.iter().filter(|(name, value)| before.get(*name) != Some(value));
        let set = set.map(|(name, value)| (name.clone(), Some(value.clone())));
        self.0.push(Edit(at.to_owned(), Change::Attributes(gone.chain(set).collect())));
    }

    /// What differs inside two elements that are the same one.
    fn children(&mut self, at: &str, old: &Node<'_>, new: &Node<'_>) {
        let (before, after) = (&old.children, &new.children);
        let place = |index: usize| format!("{at} {index}");
        if old.gaps == new.gaps && before.len() == after.len() && before.iter().zip(after).all(is_same) {
            for (index, (before, after)) in before.iter().zip(after).enumerate() {
                self.element(&place(index), before, after);
            }
        } else if old.is_bare() && new.is_bare() && !before.is_empty() && !after.is_empty() {
            let kept = kept(before, after);
            for (index, child) in kept.iter().zip(after).filter_map(|(kept, child)| Some(((*kept)?, child))) {
                self.element(&place(index), &before[index], child);
            }
            self.0.push(Edit(at.to_owned(), Change::Children(list(&kept, after))));
        } else {
            self.0.push(Edit(at.to_owned(), Change::Content(new.inner.to_owned())));
        }
    }
}

/// Whether an element can become the other by edits.
fn is_same((old, new): (&Node<'_>, &Node<'_>)) -> bool {
    old.open == new.open || (old.tag == new.tag && old.id == new.id && old.wiring().eq(new.wiring()))
}

/// Which of the old children each of the new ones is. Nothing changes its place: what does is taken away and made anew.
fn kept(before: &[Node<'_>], after: &[Node<'_>]) -> Vec<Option<usize>> {
    let mut next = 0;
    let find = |from: usize, child: &Node<'_>| {
        let same =
            |other: &Node<'_>| is_same((other, child)) && (child.id.is_some() || other.text == child.text);
        before[from..].iter().position(same).map(|found| from + found)
    };
    let each = after.iter().map(|child| {
        let found = find(next, child);
        next = found.map_or(next, |found| found + 1);
        found
    });
    each.collect()
}

/// The children as an edit names them.
fn list(kept: &[Option<usize>], after: &[Node<'_>]) -> Vec<Child> {
    let mut list = Vec::new();
    for (child, kept) in after.iter().zip(kept) {
        match (kept, list.last_mut()) {
            (None, Some(Child::New(text))) => text.push_str(child.text),
            (None, _) => list.push(Child::New(child.text.to_owned())),
            (Some(index), Some(Child::Kept(from, count))) if *from + *count == *index => *count += 1,
            (Some(index), _) => list.push(Child::Kept(*index, 1)),
        }
    }
    list
}

#[cfg(test)]
mod tests;
