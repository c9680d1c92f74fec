//! The text catalogue.

use table::{Lang, Refusal, Texts, Value};

const EN: &str = "
-maker = the house
hello = Hello, { $name }!
    .title = A greeting
only-here = Only here
ore = ore
credit = credit
price = { $count ->
    [one] one { $what }
   *[other] { $count } { $what }
}
full = Price: { price }
refusal-poor = You need { $count } { $what }.
made = Made by { -maker }
";

const DE: &str = "
-maker = Haus
hello = Hallo, { $name }!
    .title = Ein Gruß
ore = Erz
credit = Kredit
price = { $count ->
    [one] ein { $what }
   *[other] { $count } { $what }
}
full = Preis: { price }
refusal-poor = Du brauchst { $count } { $what }.
made = Vom { -maker }
";

fn texts() -> Texts {
    Texts::new(&[(Lang::En, EN), (Lang::De, DE)]).unwrap()
}

#[test]
fn languages_have_codes() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    assert_eq!(Lang::De.to_string(), "de");
    let error = "fr".parse::<Lang>().unwrap_err().to_string();
    assert_eq!(error, "there is no language \"fr\" here; the languages are en and de");
}

#[test]
fn texts_are_found_in_the_language_then_in_english_then_stand_for_themselves() {
    let texts = texts();
    assert_eq!(texts.get(Lang::De, "ore"), "Erz");
    assert_eq!(texts.get(Lang::De, "only-here"), "Only here");
    assert_eq!(texts.get(Lang::De, "nowhere"), "nowhere");
    assert_eq!(texts.get(Lang::De, "hello.title"), "Ein Gruß");
    assert_eq!(texts.get(Lang::De, "hello.subtitle"), "hello.subtitle");
    assert_eq!(texts.get(Lang::De, "made"), "Vom Haus");
    assert_eq!(texts.get(Lang::En, ""), "");
}

#[test]
fn values_are_filled_in_and_names_looked_up_without_invisible_marks() {
    let texts = texts();
    let price = |lang, count, what| {
        texts.format(lang, "price", &[("count", Value::Number(count)), ("what", Value::Name(what))])
    };
    assert_eq!(price(Lang::En, 1, "ore"), "one ore");
    assert_eq!(price(Lang::De, 3, "ore"), "3 Erz");
    assert_eq!(price(Lang::De, -3, "qic"), "-3 qic");
    assert_eq!(price(Lang::En, 12_345, "ore"), "12345 ore");
    assert_eq!(texts.get(Lang::En, "hello"), "Hello, {$name}!");
}

#[test]
fn a_refusal_is_a_sentence() {
    let refusal = Refusal::new("X-1", "poor").with("count", 2).with("what", "credit");
    assert_eq!(texts().refusal(Lang::En, &refusal), "You need 2 credit.");
    assert_eq!(texts().refusal(Lang::De, &refusal), "Du brauchst 2 Kredit.");
    assert_eq!(texts().refusal(Lang::En, &Refusal::new("X-1", "unheard")), "refusal-unheard");
}

#[test]
fn keys_can_be_listed() {
    let texts = texts();
    assert!(texts.has(Lang::En, "only-here") && !texts.has(Lang::De, "only-here"));
    assert!(texts.has(Lang::De, "hello.title"));
    let keys: Vec<_> = texts.keys(Lang::De).collect();
    assert_eq!(keys, ["credit", "full", "hello", "hello.title", "made", "ore", "price", "refusal-poor"]);
    assert_eq!(texts.variables(Lang::De, "full").into_iter().collect::<Vec<_>>(), ["count", "what"]);
}

#[test]
fn what_the_languages_lack_is_found() {
    assert_eq!(texts().missing(), ["de: `only-here` is missing; en has it"]);
    let en = "a = { $x } and { $y }\nb = { c }\nd = { -e }\nf = { $x }\n";
    let de = "a = { $x ->\n  *[one] { $z }\n }\nb = b\nd = d\nf = nichts\ng = mehr\n";
    let missing = Texts::new(&[(Lang::En, en), (Lang::De, de)]).unwrap().missing();
    assert_eq!(
        missing,
        [
            "en: `b` refers to `c`, which does not exist",
            "en: `d` refers to `-e`, which does not exist",
            "de: `a` uses $x, $z, but en uses $x, $y",
            "de: `f` uses no values, but en uses $x",
            "en: `g` is missing; de has it",
        ]
    );
}

#[test]
fn messages_that_refer_to_each_other_do_no_harm() {
    let texts = Texts::new(&[(Lang::En, "a = { b }\nb = { a } { $x }\n")]).unwrap();
    assert_eq!(texts.variables(Lang::En, "a").into_iter().collect::<Vec<_>>(), ["x"]);
    let _ = texts.get(Lang::En, "a");
}

#[test]
fn a_language_may_have_several_sources() {
    let texts = Texts::new(&[(Lang::En, "a = A\n"), (Lang::En, "b = B\n")]).unwrap();
    assert_eq!(texts.get(Lang::En, "a") + &texts.get(Lang::En, "b"), "AB");
}

#[test]
fn a_broken_source_is_named_with_its_line() {
    let error = Texts::new(&[(Lang::De, "a = A\n\nb = { $x\nc = C\n")]).unwrap_err();
    assert!(error.starts_with("text de, line 3: ") || error.starts_with("text de, line 4: "), "{error}");
    let error = Texts::new(&[(Lang::En, "a = A\nb = B\na = C\n")]).unwrap_err();
    assert_eq!(error, "text en, line 3: `a` is written twice; each key belongs to one message");
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let texts = texts();
    shared(&texts);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(texts.get(Lang::De, "credit"), "Kredit"));
        }
    });
}
