//! Who is meant: the names of people in texts and drawings.
//!
//! A game knows seats, not who sits there. Wherever it speaks of a seat, it writes a mark: one character from the
//! range that Unicode leaves to private use. Whoever shows the text puts the name in its place, so that a person has
//! one name everywhere.

use crate::{Lang, MAX_SEATS, Seat, Texts};

/// The marks of the names, by seat.
const NAMES: [&str; MAX_SEATS] = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}"];
/// The marks of the initials, by seat.
const INITIALS: [&str; MAX_SEATS] = ["\u{E010}", "\u{E011}", "\u{E012}", "\u{E013}"];

/// The mark that stands for the name of whoever sits there.
pub fn name_mark(seat: Seat) -> &'static str {
    NAMES[seat.index() % MAX_SEATS]
}

/// The mark that stands for the letter on the pieces of a seat.
pub fn initial_mark(seat: Seat) -> &'static str {
    INITIALS[seat.index() % MAX_SEATS]
}

/// Whether a character stands for somebody: nobody's own name may contain one.
pub fn is_mark(c: char) -> bool {
    // Pages are long, and hardly any character of them is a mark.
    ('\u{E000}'..='\u{E01F}').contains(&c) && place_of(c, &NAMES).or(place_of(c, &INITIALS)).is_some()
}

fn place_of(c: char, marks: &[&str]) -> Option<usize> {
    marks.iter().position(|mark| mark.starts_with(c))
}

/// What everybody is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    names: Vec<String>,
    initials: Vec<String>,
}

impl People {
    /// People with these names, in the order of their seats.
    pub fn new(names: Vec<String>) -> People {
        let initials = initials(&names);
        People { names, initials }
    }

    /// Where nobody is known by name: what each seat plays, or its number.
    pub fn by_role(
        seats: u8,
        texts: &Texts,
        lang: Lang,
        role: impl Fn(Seat) -> Option<&'static str>,
    ) -> People {
        let name = |seat: Seat| role(seat).map_or_else(|| seat.to_string(), |key| texts.get(lang, key));
        People::new(Seat::all(seats).map(name).collect())
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The letter of a seat, which tells it from the others.
    pub fn initial(&self, seat: Seat) -> &str {
        self.initials.get(seat.index()).map_or("", String::as_str)
    }

    /// A text with the names in it. `escape` writes a name as the text needs it.
    pub fn fill(&self, text: &str, escape: impl Fn(&str) -> String) -> String {
        let mut filled = String::with_capacity(text.len() + text.len() / 16);
        let mut rest = text;
        while let Some(at) = rest.find(is_mark) {
            filled.push_str(&rest[..at]);
            let mut marked = rest[at..].chars();
            let mark = marked.next().unwrap_or_default();
            let whom = place_of(mark, &NAMES).map(|index| (&self.names, index));
            let whom = whom.or(place_of(mark, &INITIALS).map(|index| (&self.initials, index)));
            if let Some(name) = whom.and_then(|(list, index)| list.get(index)) {
                filled.push_str(&escape(name));
            }
            rest = marked.as_str();
        }
        filled.push_str(rest);
        filled
    }

    /// A plain text with the names in it.
    pub fn fill_in(&self, text: &str) -> String {
        self.fill(text, str::to_owned)
    }
}

/// One letter for everybody: the first of the name. Where somebody has that already, the next one of the name with which nobody
/// begins, rather one that nobody else has in the name; the number of the seat where there is none.
fn initials(names: &[String]) -> Vec<String> {
    let letters = |name: &String| -> Vec<char> {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).collect()
    };
    let all: Vec<Vec<char>> = names.iter().map(letters).collect();
    let begins =
        |letter: char| all.iter().any(|name| name.first().is_some_and(|first| alike(*first, letter)));
    let has = |name: &[char], letter: char| name.iter().any(|other| alike(*other, letter));
    let mut taken: Vec<char> = Vec::new();
    let each = all.iter().enumerate().map(|(index, name)| {
        let free = |letter: &&char| !has(&taken, **letter);
        let later = || name.iter().filter(free).filter(|letter| !begins(**letter));
        let own = |letter: &&char| all.iter().filter(|other| has(other, **letter)).count() == 1;
        let found =
            name.first().filter(free).or_else(|| later().find(own)).or_else(|| later().next()).copied();
        taken.extend(found);
        found.map_or_else(|| (index + 1).to_string(), String::from)
    });
    each.collect()
}

/// Whether two capital letters look alike on a small disc.
fn alike(one: char, other: char) -> bool {
    let plain = |letter| match letter {
        'À'..='Å' => 'A',
        'Ç' => 'C',
        'È'..='Ë' => 'E',
        'Ì'..='Ï' => 'I',
        'Ñ' => 'N',
        'Ò'..='Ö' | 'Ø' => 'O',
        'Ù'..='Ü' => 'U',
        'Ý' => 'Y',
        letter => letter,
    };
    plain(one) == plain(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_becomes_the_name() {
        let people = People::new(vec!["Ada".to_owned(), "Bruno <3".to_owned()]);
        let (ada, bruno) = (Seat::new(0), Seat::new(1));
        let text = format!("{} charges, {} ({}) not.", name_mark(ada), name_mark(bruno), initial_mark(bruno));
        assert_eq!(people.fill_in(&text), "Ada charges, Bruno <3 (B) not.");
        let escaped = people.fill(&text, |name| name.replace('<', "&lt;"));
        assert_eq!(escaped, "Ada charges, Bruno &lt;3 (B) not.");
        assert_eq!(people.fill_in(name_mark(Seat::new(3))), "", "nobody sits there");
        assert_eq!(people.fill_in("Terra, größer →"), "Terra, größer →");
    }

    #[test]
    fn initials_tell_people_apart() {
        let initials =
            |names: &[&str]| People::new(names.iter().map(|name| (*name).to_owned()).collect()).initials;
        assert_eq!(initials(&["Ada", "Bruno"]), ["A", "B"]);
        assert_eq!(initials(&["Ada", "anton", "Cleo"]), ["A", "N", "C"]);
        assert_eq!(
            initials(&["Ada", "Automa", "Ulla"]),
            ["A", "T", "U"],
            "nobody loses the letter of their own"
        );
        assert_eq!(initials(&["Ada", "Ada", "Ada", "Élise"]), ["A", "D", "3", "É"]);
        assert_eq!(initials(&["…", "B-4"]), ["1", "B"]);
        assert_eq!(
            initials(&["Anna", "Anton", "Ann", "Änne"]),
            ["A", "T", "N", "E"],
            "nobody takes the only letter of another, and dots are too small to tell people apart"
        );
    }
}
