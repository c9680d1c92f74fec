//! What the source of a game says, read as text: refusals, cited rules, variants of enums.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folder of a game crate.
#[derive(Clone, Copy, Debug)]
pub struct Crate(&'static Path);

impl Crate {
    /// The crate in this folder: `Crate::at(env!("CARGO_MANIFEST_DIR"))`.
    pub fn at(folder: &'static str) -> Crate {
        Crate(Path::new(folder))
    }

    /// The text of a file.
    pub fn read(self, file: &str) -> String {
        read(&self.0.join(file))
    }

    /// Every source file of the crate, without its comments.
    pub fn sources(self) -> Vec<(PathBuf, String)> {
        let mut files = Vec::new();
        let mut folders = vec![self.0.join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("a folder of the source") {
                let path = entry.expect("an entry of the folder").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    files.push((path.clone(), without_comments(&read(&path))));
                }
            }
        }
        files
    }

    /// The variants of a public enum, in the words of the text catalogue: `GiveUp` is `give-up`.
    pub fn variants(self, file: &str, name: &str) -> Vec<String> {
        variants(&self.read(file), name)
    }

    /// Everything that can be asked, as `decisions!` lists it, in the words of the text catalogue.
    pub fn questions(self) -> Vec<String> {
        let questions = questions(&self.read("src/moves.rs"));
        assert!(questions.len() > 20, "only these questions were found: {questions:?}");
        questions
    }

    /// The numbers of all rules in `rules.md`.
    pub fn rules(self) -> BTreeSet<String> {
        let rules = self.read("rules.md");
        rules.split("- **").filter_map(|rest| Some(rest.split_once("**")?.0.to_owned())).collect()
    }

    /// Every rule that the source cites exists; `prefix` is what their numbers begin with.
    pub fn assert_cited_rules_exist(self, prefix: &str) {
        let rules = self.rules();
        let mut cited = 0;
        for (path, source) in self.sources() {
            for rule in literals(&source).filter(|text| is_rule_number(prefix, text)) {
                assert!(rules.contains(rule), "{} cites {rule}, which is not in rules.md", path.display());
                cited += 1;
            }
        }
        assert!(cited > 50, "only {cited} citations were found in the source");
    }

    /// Every refusal of the source, and of what it takes from the crate `table`.
    ///
    /// # Panics
    ///
    /// If one is written in a way that cannot be read.
    pub fn refusals(self) -> Vec<Cited> {
        let mut all = Vec::new();
        let mut sources = self.sources();
        if sources.iter().any(|(_, source)| source.contains("Handicap")) {
            let shared = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/src/handicap.rs"));
            let source = without_comments(&read(&shared));
            sources.push((shared, source));
        }
        for (path, source) in sources {
            for refusal in refusals(&source) {
                let unreadable = |text| panic!("{}: cannot read `{text}`", path.display());
                all.push(refusal.unwrap_or_else(unreadable));
            }
        }
        all
    }
}

/// A refusal as the source builds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// Its reason.
    pub reason: String,
    /// Names of the values that are given to it.
    pub values: BTreeSet<String>,
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn without_comments(source: &str) -> String {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    source.lines().filter(code).flat_map(|line| [line, "\n"]).collect()
}

/// String literals of a source; none of those that matter contains an escape.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn is_rule_number(prefix: &str, text: &str) -> bool {
    let word =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    let rest = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
    let last = text.rsplit('-').next().unwrap_or_default();
    rest.is_some_and(|rest| rest.split('-').all(word)) && last.parse::<u16>().is_ok()
}

/// Every `Refusal::new(rule, "reason")` with the `.with("name", …)` that belong to it: those up to the next refusal
/// or the next function. What cannot be read comes back as an error.
fn refusals(source: &str) -> impl Iterator<Item = Result<Cited, String>> {
    let source = without_comments(source);
    let parts: Vec<String> = source.split("Refusal::new(").skip(1).map(str::to_owned).collect();
    parts.into_iter().map(|part| {
        let unreadable = || part.lines().next().unwrap_or_default().to_owned();
        let rest = part[second_argument(&part).ok_or_else(unreadable)?..].trim_start();
        let reason = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).ok_or_else(unreadable)?.0;
        let own = rest.split_once("fn ").map_or(rest, |(own, _)| own);
        let names = own.split(".with(\"").skip(1).filter_map(|given| given.split_once('"'));
        Ok(Cited { reason: reason.to_owned(), values: names.map(|(name, _)| name.to_owned()).collect() })
    })
}

/// Where the second argument of a call begins.
fn second_argument(arguments: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, c) in arguments.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => return Some(at + 1),
            _ => {}
        }
    }
    None
}

fn variants(source: &str, name: &str) -> Vec<String> {
    let (_, body) = source.split_once(&format!("pub enum {name} {{\n")).expect("the enum is in this file");
    let (body, _) = body.split_once("\n}").expect("the enum ends");
    let variant = |line: &str| {
        let line = line
            .strip_prefix("    ")
            .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))?;
        Some(line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default().to_owned())
    };
    body.lines().filter_map(variant).map(|name| kebab(&name)).collect()
}

fn questions(source: &str) -> Vec<String> {
    let (_, list) = source.split_once("pub enum Decision of ").expect("a list of questions");
    let (list, _) = list.split_once("\n    }").expect("its end");
    let names = list.lines().skip(1).filter_map(|line| line.trim().split_once('('));
    names.filter(|(name, _)| name.starts_with(char::is_uppercase)).map(|(name, _)| kebab(name)).collect()
}

fn kebab(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.push(c.to_ascii_lowercase());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_read_with_their_values() {
        let source = r#"
            // Refusal::new("GP-X-1", "comment")
            let short = Refusal::new(rule(a, "b"), "poor").with("need", 1);
            return Err(short.with("have", 2));
            Err(Refusal::new(
                "GP-X-2",
                "lines",
            ))
        "#;
        let found: Vec<_> = refusals(source).map(Result::unwrap).collect();
        let values = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(found[0], Cited { reason: "poor".into(), values: values(&["need", "have"]) });
        assert_eq!(found[1], Cited { reason: "lines".into(), values: values(&[]) });
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn variants_are_read_in_the_words_of_the_catalogue() {
        let source = "pub enum Kind {\n    /// A.\n    One,\n    TwoThree(u8),\n    Four {\n        /// Five.\n        five: u8,\n    },\n}\n";
        assert_eq!(variants(source, "Kind"), ["one", "two-three", "four"]);
    }

    #[test]
    fn questions_are_read_in_the_words_of_the_catalogue() {
        let source = "decisions! {\n    pub enum Decision of Toy {\n        /// Fate: who begins (A).\n        Start(deal::Start),\n        GiveUp(end::GiveUp),\n    }\n}\n";
        assert_eq!(questions(source), ["start", "give-up"]);
    }

    #[test]
    fn rule_numbers_are_told_from_other_words() {
        let is_rule = |text| is_rule_number("GP", text);
        assert!(is_rule("GP-LVL-NAV-6") && !is_rule("GP-F") && !is_rule("GP-") && !is_rule("SP-HUB-A8-6"));
        assert!(is_rule_number("SP", "SP-HUB-A8-6"));
    }
}
