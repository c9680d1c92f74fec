//! Everything people read, in the languages of the house.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Refusal, Seat, Value, name_mark};

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, in which everything exists.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The code as it appears in addresses and file names.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language of the house is an identifier")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code of a language that the house does not speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language \"{0}\" here; the languages are en and de")]
pub struct LangError(String);

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(code: &str) -> Result<Self, LangError> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| LangError(code.to_owned()))
    }
}

/// A text catalogue, built from [Fluent](https://projectfluent.org) sources.
///
/// A key is the name of a message, or `message.attribute`. A key that a language lacks is looked up in English; a
/// key that nobody knows stands for itself, so that a page with a hole in its texts still works and shows where
/// the hole is. [`Texts::missing`] finds the holes before anybody else does.
pub struct Texts {
    languages: [Language; Lang::ALL.len()],
}

struct Language {
    bundle: FluentBundle<FluentResource>,
    /// What the text of every key mentions.
    keys: BTreeMap<String, Mentions>,
}

/// What a text needs in order to be complete.
#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    /// Other messages and, with their leading `-`, terms.
    messages: BTreeSet<String>,
}

/// A value that is filled into a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filling<'a> {
    /// A number.
    Number(i32),
    /// The key of another text.
    Name(&'a str),
    /// The words themselves.
    Text(String),
    /// Whoever sits there: a [mark](crate::name_mark) that becomes the name.
    Seat(Seat),
}

/// The key of a text, and what is filled into it.
pub type Words = (&'static str, Vec<(&'static str, Filling<'static>)>);

impl From<Value> for Filling<'_> {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => Filling::Number(number),
            Value::Name(key) => Filling::Name(key),
        }
    }
}

impl From<u8> for Filling<'_> {
    fn from(number: u8) -> Self {
        Filling::Number(number.into())
    }
}

impl From<Seat> for Filling<'_> {
    fn from(seat: Seat) -> Self {
        Filling::Seat(seat)
    }
}

impl From<String> for Filling<'_> {
    fn from(text: String) -> Self {
        Filling::Text(text)
    }
}

impl<'a> From<&'a str> for Filling<'a> {
    fn from(key: &'a str) -> Self {
        Filling::Name(key)
    }
}

impl Texts {
    /// A catalogue from sources; a language may have several. The error names the language, the line and the key.
    pub fn new(sources: &[(Lang, &str)]) -> Result<Texts, String> {
        let mut languages = Lang::ALL.map(|lang| {
            let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
            // All languages of the house are written from left to right; the marks would only spoil comparisons.
            bundle.set_use_isolating(false);
            Language { bundle, keys: BTreeMap::new() }
        });
        for (lang, source) in sources {
            languages[*lang as usize].add(source).map_err(|problem| format!("text {lang}, {problem}"))?;
        }
        Ok(Texts { languages })
    }

    /// The catalogue of a game: its texts inside the program.
    ///
    /// # Panics
    ///
    /// If they are not sound; every game tests that they are.
    pub fn embedded(en: &str, de: &str) -> Texts {
        Texts::new(&[(Lang::En, en), (Lang::De, de)]).expect("the embedded texts are sound")
    }

    /// The text of a key.
    pub fn get(&self, lang: Lang, key: &str) -> String {
        self.format(lang, key, &[])
    }

    /// The text of a key with values filled in. A [`Value::Name`] is itself the key of a text.
    pub fn format(&self, lang: Lang, key: &str, values: &[(&str, Value)]) -> String {
        let filled: Vec<_> = values.iter().map(|(name, value)| (*name, Filling::from(*value))).collect();
        self.fill(lang, key, &filled)
    }

    /// The same with values that are made on the way, such as places on a map.
    pub fn fill(&self, lang: Lang, key: &str, values: &[(&str, Filling<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            match value {
                Filling::Number(number) => args.set(*name, *number),
                Filling::Name(key) => args.set(*name, FluentValue::from(self.get(lang, key))),
                Filling::Text(text) => args.set(*name, FluentValue::from(text.clone())),
                Filling::Seat(seat) => args.set(*name, FluentValue::from(name_mark(*seat))),
            }
        }
        [lang, Lang::En]
            .into_iter()
            .find_map(|lang| self.languages[lang as usize].format(key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The sentence of a refusal: the message `refusal-` + its reason.
    pub fn refusal(&self, lang: Lang, refusal: &Refusal) -> String {
        let values: Vec<_> = refusal.values.iter().flatten().copied().collect();
        self.format(lang, &format!("refusal-{}", refusal.reason), &values)
    }

    /// Whether a language has a text of its own for this key.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.languages[lang as usize].keys.contains_key(key)
    }

    /// All keys of a language, sorted.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.languages[lang as usize].keys.keys().map(String::as_str).filter(|key| !key.starts_with('-'))
    }

    /// The values that a text needs, those of the messages it refers to included.
    pub fn variables(&self, lang: Lang, key: &str) -> BTreeSet<&str> {
        let keys = &self.languages[lang as usize].keys;
        let mut variables = BTreeSet::new();
        let mut visited = BTreeSet::new();
        let mut open = vec![key];
        while let Some(key) = open.pop() {
            // A term does not see the values of the message it stands in.
            if visited.insert(key)
                && !key.starts_with('-')
                && let Some(mentions) = keys.get(key)
            {
                variables.extend(mentions.variables.iter().map(String::as_str));
                open.extend(mentions.messages.iter().map(String::as_str));
            }
        }
        variables
    }

    /// Everything in which the languages differ, one sentence each: keys that only some have, values that only
    /// some use, and references to messages that do not exist. Every game tests that this is empty.
    pub fn missing(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for lang in Lang::ALL {
            for (key, mentions) in &self.languages[lang as usize].keys {
                for other in mentions.messages.iter().filter(|other| !self.has(lang, other)) {
                    problems.push(format!("{lang}: `{key}` refers to `{other}`, which does not exist"));
                }
            }
        }
        let all: BTreeSet<&str> = Lang::ALL.into_iter().flat_map(|lang| self.keys(lang)).collect();
        for key in all {
            let (with, without): (Vec<_>, Vec<_>) =
                Lang::ALL.into_iter().partition(|lang| self.has(*lang, key));
            for lang in without {
                problems.push(format!("{lang}: `{key}` is missing; {} has it", with[0]));
            }
            for lang in &with[1..] {
                let (ours, theirs) = (self.variables(*lang, key), self.variables(with[0], key));
                if ours != theirs {
                    problems.push(format!(
                        "{lang}: `{key}` uses {}, but {} uses {}",
                        listed(&ours),
                        with[0],
                        listed(&theirs)
                    ));
                }
            }
        }
        problems
    }
}

fn listed(variables: &BTreeSet<&str>) -> String {
    if variables.is_empty() {
        return "no values".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Lang::ALL.map(|lang| (lang, self.keys(lang).count()))).finish()
    }
}

impl Language {
    fn add(&mut self, source: &str) -> Result<(), String> {
        let line = |at: usize| source[..at.min(source.len())].matches('\n').count() + 1;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let error = &errors[0];
            format!("line {}: {}", line(error.pos.start), error.kind)
        })?;
        for entry in resource.entries() {
            match entry {
                Entry::Message(message) => {
                    for attribute in &message.attributes {
                        let key = format!("{}.{}", message.id.name, attribute.id.name);
                        self.keys.insert(key, Mentions::of(&attribute.value));
                    }
                    if let Some(value) = &message.value {
                        self.keys.insert(message.id.name.to_owned(), Mentions::of(value));
                    }
                }
                Entry::Term(term) => {
                    self.keys.insert(format!("-{}", term.id.name), Mentions::of(&term.value));
                }
                _ => {}
            }
        }
        self.bundle.add_resource(resource).map_err(|errors| match &errors[0] {
            FluentError::Overriding { id, .. } => {
                let second = source.match_indices(&format!("\n{id} ")).last().map_or(0, |(at, _)| at + 1);
                format!("line {}: `{id}` is written twice; each key belongs to one message", line(second))
            }
            other => other.to_string(),
        })
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (message, attribute) =
            key.split_once('.').map_or((key, None), |(message, attribute)| (message, Some(attribute)));
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // A value that was not given shows as its name; that is better than no sentence at all.
        let mut problems = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut problems).into_owned())
    }
}

impl Mentions {
    fn of(pattern: &Pattern<&str>) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.pattern(pattern);
        mentions
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: Some(attribute) } => {
                self.messages.insert(format!("{}.{}", id.name, attribute.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.messages.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}
