//! From one rendering of a page to the next: the smallest set of named elements that differ.
//!
//! Both renderings come from the same pure function, so they mostly agree. Whatever differs is sent as the
//! innermost element with an `id` around the difference, to be morphed in place. New elements at the beginning or
//! the end of a list are sent alone.

use maud::{Markup, PreEscaped};

/// Elements that never have a closing tag.
const VOID: [&str; 8] = ["input", "br", "img", "hr", "meta", "link", "wbr", "source"];

/// Elements that cannot stand alone: outside a table a browser drops them.
const PARTS_OF_TABLES: [&str; 7] = ["tr", "td", "th", "thead", "tbody", "tfoot", "caption"];

/// The fragments that turn `old` into `new`, ready to be swapped out of band. Empty if nothing differs.
pub fn patch(old: &Markup, new: &Markup) -> Markup {
    PreEscaped(patch_text(&old.0, &new.0))
}

fn patch_text(old: &str, new: &str) -> String {
    if old == new {
        return String::new();
    }
    let (before, after) = (parse(old), parse(new));
    let mut changes = Vec::new();
    if !express(&before, &after, &mut changes) {
        // No element with a name contains the difference: the elements at the top must bear it.
        changes = after.children.iter().map(Change::Whole).collect();
    }
    changes.iter().map(Change::write).collect()
}

/// One element.
#[derive(Debug)]
struct Node<'a> {
    /// The name of the element; empty for the text as a whole.
    tag: &'a str,
    /// The opening tag.
    open: &'a str,
    /// Its `id`.
    id: Option<&'a str>,
    /// The whole element.
    text: &'a str,
    /// The text before, between and after the children.
    gaps: Vec<&'a str>,
    children: Vec<Node<'a>>,
    /// Whether it stands inside an SVG and needs one around it to be read as what it is.
    in_svg: bool,
}

/// Something to send.
#[derive(Debug)]
enum Change<'a, 'n> {
    /// This element in place of the one with the same `id`.
    Whole(&'n Node<'a>),
    /// These elements at the beginning (`afterbegin`) or the end (`beforeend`) of the one with this `id`.
    Grow(&'a str, &'static str, &'n [Node<'a>]),
}

impl Change<'_, '_> {
    fn write(&self) -> String {
        match self {
            Change::Whole(node) => {
                let name_end = 1 + node.tag.len();
                let (start, rest) = node.text.split_at(name_end);
                let element = format!("{start} hx-swap-oob=\"outerMorph\"{rest}");
                if node.in_svg { format!("<svg>{element}</svg>") } else { element }
            }
            Change::Grow(list, end, nodes) => {
                let elements: String = nodes.iter().map(|node| node.text).collect();
                format!("<hx-partial hx-target=\"#{list}\" hx-swap=\"{end}\">{elements}</hx-partial>")
            }
        }
    }
}

/// Finds the named elements that bear the difference between two elements. `false` if only an ancestor can.
fn express<'a, 'n>(old: &Node<'_>, new: &'n Node<'a>, out: &mut Vec<Change<'a, 'n>>) -> bool {
    if old.text == new.text {
        return true;
    }
    let mark = out.len();
    if old.open == new.open && inside(old, new, out) {
        return true;
    }
    out.truncate(mark);
    let named = new.id.is_some() && old.id == new.id && !PARTS_OF_TABLES.contains(&new.tag);
    if named {
        out.push(Change::Whole(new));
    }
    named
}

/// The same for what stands inside two elements that are alike themselves.
fn inside<'a, 'n>(old: &Node<'_>, new: &'n Node<'a>, out: &mut Vec<Change<'a, 'n>>) -> bool {
    let (kept, all) = (old.children.len(), new.children.len());
    if kept == all {
        return old.gaps == new.gaps && pairwise(&old.children, &new.children, out);
    }
    // Only a list without text of its own can grow.
    let bare = |node: &Node<'_>| node.gaps.iter().all(|gap| gap.is_empty());
    let alone = !new.in_svg && !new.children.iter().any(|child| PARTS_OF_TABLES.contains(&child.tag));
    let Some(list) = new.id.filter(|_| kept > 0 && kept < all && bare(old) && bare(new) && alone) else {
        return false;
    };
    let first = |node: &Node<'_>| node.children.first().and_then(|child| child.id).map(str::to_owned);
    let (end, kept_part, grown) = if first(old) == first(new) {
        ("beforeend", &new.children[..kept], &new.children[kept..])
    } else {
        ("afterbegin", &new.children[all - kept..], &new.children[..all - kept])
    };
    let kept = pairwise(&old.children, kept_part, out);
    out.push(Change::Grow(list, end, grown));
    kept
}

fn pairwise<'a, 'n>(old: &[Node<'_>], new: &'n [Node<'a>], out: &mut Vec<Change<'a, 'n>>) -> bool {
    old.iter().zip(new).all(|(before, after)| express(before, after, out))
}

/// Reads markup that this program has written itself: well-formed, attributes in double quotes.
fn parse(text: &str) -> Node<'_> {
    let mut at = 0;
    let mut root =
        Node { tag: "", open: "", id: None, text, gaps: Vec::new(), children: Vec::new(), in_svg: false };
    fill(text, &mut at, &mut root, false);
    root
}

/// Reads children up to the closing tag of their parent, or to the end.
fn fill<'a>(text: &'a str, at: &mut usize, parent: &mut Node<'a>, in_svg: bool) {
    let mut gap = *at;
    while let Some(found) = text[*at..].find('<') {
        let open = *at + found;
        let end = tag_end(text, open);
        if text[open..].starts_with("</") {
            parent.gaps.push(&text[gap..open]);
            *at = end;
            return;
        }
        *at = end;
        if text[open..].starts_with("<!") {
            continue;
        }
        parent.gaps.push(&text[gap..open]);
        parent.children.push(element(text, open, at, in_svg));
        gap = *at;
    }
    parent.gaps.push(&text[gap..]);
    *at = text.len();
}

/// Reads the element whose opening tag ends at `at`.
fn element<'a>(text: &'a str, start: usize, at: &mut usize, in_svg: bool) -> Node<'a> {
    let open = &text[start..*at];
    let inner = open[1..].trim_end_matches('>').trim_end_matches('/');
    let tag = inner.split_ascii_whitespace().next().unwrap_or_default();
    let mut node =
        Node { tag, open, id: id_of(open), text: "", gaps: Vec::new(), children: Vec::new(), in_svg };
    if !open.ends_with("/>") && !VOID.contains(&tag) {
        fill(text, at, &mut node, in_svg || tag == "svg");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_for_equal_renderings() {
        assert_eq!(patch_text("<p id=\"a\">1</p>", "<p id=\"a\">1</p>"), "");
    }

    #[test]
    fn the_innermost_named_element_is_sent() {
        let page = |number| {
            format!("<main id=\"m\"><p id=\"a\">same</p><div><p id=\"b\"><b>{number}</b></p></div></main>")
        };
        assert_eq!(patch_text(&page(1), &page(2)), "<p hx-swap-oob=\"outerMorph\" id=\"b\"><b>2</b></p>");
    }

    #[test]
    fn parts_of_a_drawing_are_wrapped() {
        let page = |class| {
            format!("<svg id=\"s\"><g id=\"x\" class=\"{class}\"><use href=\"#h\"/></g><use id=\"y\"/></svg>")
        };
        assert_eq!(
            patch_text(&page("a"), &page("b")),
            "<svg><g hx-swap-oob=\"outerMorph\" id=\"x\" class=\"b\"><use href=\"#h\"/></g></svg>"
        );
    }

    #[test]
    fn a_table_is_sent_as_a_whole() {
        let page = |rows: &str| format!("<table id=\"t\"><tbody id=\"b\">{rows}</tbody></table>");
        let row = |number| format!("<tr id=\"r\"><td>{number}</td></tr>");
        let whole = |rows: &str| {
            format!("<table hx-swap-oob=\"outerMorph\" id=\"t\"><tbody id=\"b\">{rows}</tbody></table>")
        };
        assert_eq!(patch_text(&page(&row(1)), &page(&row(2))), whole(&row(2)));
        let two = format!("{}<tr id=\"s\"><td>2</td></tr>", row(1));
        assert_eq!(patch_text(&page(&row(1)), &page(&two)), whole(&two));
    }

    #[test]
    fn a_growing_list_sends_only_what_is_new() {
        let old = "<ol id=\"log\"><li id=\"l1\">one</li></ol>";
        let new = "<ol id=\"log\"><li id=\"l1\">one!</li><li id=\"l2\">two</li></ol>";
        assert_eq!(
            patch_text(old, new),
            "<li hx-swap-oob=\"outerMorph\" id=\"l1\">one!</li>\
             <hx-partial hx-target=\"#log\" hx-swap=\"beforeend\"><li id=\"l2\">two</li></hx-partial>"
        );
    }

    #[test]
    fn a_list_may_grow_at_its_beginning() {
        let old = "<ol id=\"log\"><li id=\"l1\">one</li></ol>";
        let new = "<ol id=\"log\"><li id=\"l2\">two</li><li id=\"l1\">one!</li></ol>";
        assert_eq!(
            patch_text(old, new),
            "<li hx-swap-oob=\"outerMorph\" id=\"l1\">one!</li>\
             <hx-partial hx-target=\"#log\" hx-swap=\"afterbegin\"><li id=\"l2\">two</li></hx-partial>"
        );
    }

    #[test]
    fn a_shrinking_list_and_changed_text_send_their_parent() {
        let list = |items: &str| format!("<main id=\"m\"><p id=\"p\">x</p><ul id=\"u\">{items}</ul></main>");
        let whole = "<ul hx-swap-oob=\"outerMorph\" id=\"u\"><li>1</li></ul>";
        assert_eq!(patch_text(&list("<li>1</li><li>2</li>"), &list("<li>1</li>")), whole);
        assert_eq!(patch_text(&list("<li>2</li>"), &list("<li>1</li>")), whole);
        assert_eq!(patch_text(&list("text"), &list("<li>1</li>")), whole);
    }

    #[test]
    fn tags_in_attributes_and_void_elements_do_not_confuse() {
        let page =
            |value| format!("<form id=\"f\"><input id=\"i\" value=\"a>b<{value}\"><p id=\"q\">t</p></form>");
        assert_eq!(
            patch_text(&page(1), &page(2)),
            "<input hx-swap-oob=\"outerMorph\" id=\"i\" value=\"a>b<2\">"
        );
    }
}
