//! Whole pages: well-formed, complete in both languages, and fit for a strict content-security policy.

#[path = "pages_of/accounts.rs"]
mod account_pages;
mod sample;

use std::collections::{BTreeSet, HashSet};

use gaia::Gaia;
use maud::{Markup, html};
use roxmltree::{Document, Node};
use sample::{first_seat_in, frame, other_seat_in, play, reach, sitters, view};
use table::{GameKind, Lang, Seat, Values};
use web::view::{
    AnalysisView, Asked, Clash, ClockChoice, Compared, Considered, Costly, FieldProblem, Filter, Fit,
    GameResults, Hint, HintTurn, Home, Import, Invitation, Listed, Looked, Mode, NewGame, PlayOnForm,
    PlayedGame, Points, Ranked, Reach, Reason, Record, ReplayView, Results, Row, SeatAnalysis, Sheets, Step,
    Study, Tally, TokenRow, TokensView, Waiting,
};

const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];

/// The page as XML: void elements closed, attributes without a value given one.
fn xml(page: &str) -> String {
    let mut xml = String::with_capacity(page.len());
    let mut rest = page.strip_prefix("<!DOCTYPE html>").unwrap_or(page);
    while let Some(open) = rest.find('<') {
        xml.push_str(&rest[..open]);
        rest = &rest[open..];
        let end = end_of_tag(rest);
        xml.push_str(&closed(&rest[..end]));
        rest = &rest[end..];
    }
    xml.push_str(rest);
    xml
}

fn end_of_tag(text: &str) -> usize {
    let mut quoted = false;
    let end = text.char_indices().find(|(_, c)| {
        quoted ^= *c == '"';
        *c == '>' && !quoted
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

fn closed(tag: &str) -> String {
    let name: String = tag[1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let mut out = String::new();
    let mut quoted = false;
    let inner = tag.trim_end_matches('>').trim_end_matches('/');
    for word in inner.split_inclusive(' ') {
        let bare = !quoted && !word.starts_with('<') && !word.contains('=') && !word.trim().is_empty();
        out.push_str(word.trim_end());
        if bare {
            out.push_str("=\"\"");
        }
        if word.ends_with(' ') {
            out.push(' ');
        }
        quoted ^= word.matches('"').count() % 2 == 1;
    }
    if VOID.contains(&name.as_str()) || tag.ends_with("/>") {
        out.push('/');
    }
    out.push('>');
    out
}

fn with_document(name: &str, page: &Markup, look: impl FnOnce(&Document<'_>)) {
    let text = xml(&page.0);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    look(&document);
}

/// Every page of the house, by name.
#[expect(clippy::too_many_lines, reason = "a list")]
fn pages(lang: Lang) -> Vec<(&'static str, Markup)> {
    let frame = &frame(lang);
    let kind = GameKind::of::<Gaia>();
    let games = std::slice::from_ref(&kind);
    let listed = |points| Listed {
        id: "abc".to_owned(),
        game: "gaia".to_owned(),
        sitters: sitters(3),
        stage: "Round 3".to_owned(),
        my_turn: true,
        points,
        touched: 0,
    };
    let empty = Home { games, running: vec![], open: vec![], finished: vec![] };
    let full = Home {
        games,
        running: vec![listed(None)],
        open: vec![listed(None)],
        finished: vec![listed(Some(vec![1, 3, 2]))],
    };
    let new = NewGame {
        kind: &kind,
        bots: sample::bots(),
        players: 2,
        name: "Ada <b>".to_owned(),
        seats: vec![],
        names: vec![],
        styles: vec![],
        shuffle: false,
        open: true,
        hints: false,
        clock: ClockChoice { offered: &["turn-60", "game-3600"], ..ClockChoice::default() },
        options: vec![],
        fits: vec![Fit { option: "map", value: "small", players: vec![3] }],
        clashes: vec![Clash { later: ("turn_order", "passing"), earlier: ("map", "printed") }],
        problems: vec![
            FieldProblem { field: "name".to_owned(), text: "Please enter a name.".to_owned() },
            FieldProblem { field: "option-map".to_owned(), text: "Not for two.".to_owned() },
            FieldProblem { field: String::new(), text: "Too many".to_owned() },
        ],
    };
    let mut some = sitters(4);
    some[3].name = None;
    some[3].bot = None;
    some[3].invitation = Some("http://localhost/join/x".to_owned());
    let waiting = Waiting {
        id: "abc",
        kind: &kind,
        sitters: &some,
        host: true,
        open: true,
        bots: sample::bots(),
        agreed: vec![("Map".to_owned(), "Basic".to_owned())],
        reach: Reach::ThisMachine { command: "astrarium serve --host 0.0.0.0".to_owned(), address: None },
    };
    let study = Study {
        id: "abc".to_owned(),
        game: "gaia".to_owned(),
        brought: 1,
        moves: 1,
        points: Some(vec![1, 2]),
    };
    let import = Import { text: "<b>".to_owned(), problem: Some("Line 1".to_owned()), studies: vec![study] };
    let play_on = PlayOnForm {
        id: "abc",
        at: 7,
        of: 90,
        stage: "Round 2".to_owned(),
        roles: vec![Some("Terrans".to_owned()), None],
        mover: Some(1),
        agreed: vec![("Map".to_owned(), "Basic".to_owned())],
        form: new.clone(),
    };
    let invitation = Invitation {
        code: "x",
        kind: &kind,
        seat: Seat::new(3),
        sitters: &some,
        agreed: vec![("Handicap".to_owned(), "Ada +5".to_owned())],
        hints: true,
        problem: None,
    };
    let token = |id: &str, scope, used| TokenRow {
        id: id.to_owned(),
        label: "My <bot>".to_owned(),
        scope,
        created: 1_794_873_600,
        used,
    };
    let tokens = TokensView {
        tokens: vec![token("a", "play", Some(1_794_873_600)), token("b", "read", None)],
        made: Some("astrarium_a_b".to_owned()),
        label: String::new(),
        problem: Some("Please say what the token is for.".to_owned()),
    };
    let mut pages = vec![
        ("home without games", web::home(frame, &empty)),
        ("home", web::home(frame, &full)),
        ("new game", web::new_game(frame, &new)),
        ("waiting", web::waiting(frame, &waiting)),
        ("invitation", web::invitation(frame, &invitation)),
        ("bring a game along", web::import(frame, &Import::default())),
        ("a game that cannot be read", web::import(frame, &import)),
        ("play on", web::play_on(frame, &play_on)),
        ("tokens", web::tokens(frame, &tokens)),
        ("rules", web::rulebook(frame, &kind, None)),
        ("rules found", web::rulebook(frame, &kind, Some("satellite"))),
        ("introduction", web::learn(frame, &kind)),
        ("list of rules", web::rules_index(frame, games)),
        ("about", web::about(frame, games)),
        ("error", web::error(frame, 404, "Nothing", "There is nothing.", ("/", "Home"))),
    ];
    let menu = html! {
        main id="content" {
            (web::pace(frame, "abc", "usual"))
            (web::take_back(frame, "abc", 12, Some("You have not taken a turn yet.")))
        }
    };
    pages.push(("pace and take-back", web::page(frame, "Menu", "plain", &html! {}, &menu)));
    pages.extend(results(lang));
    pages.extend(tables(lang));
    pages.extend(advice(lang));
    pages.extend(account_pages::accounts(lang));
    pages
}

/// A hint, and a game that is being looked at and one that has been.
fn advice(lang: Lang) -> Vec<(&'static str, Markup)> {
    let frame = &frame(lang);
    let over = play::<Gaia>(2, 4, lang, |_, _| false);
    let known = Looked { points: Some(131.4), victory: Some(0.628) };
    let reasons = || {
        let reason = |part: &str, points| Reason { part: part.to_owned(), points };
        vec![reason("Research <b>", 3.25), reason("Federations", -1.0)]
    };
    let step =
        |label: &str| Step { notation: String::new(), label: label.to_owned(), place: Some("h1".to_owned()) };
    let turn = |label: &str, outlook| HintTurn {
        moves: vec!["burn 2".to_owned(), "pass".to_owned()],
        steps: vec![step(label), step("Pass")],
        outlook,
        reasons: reasons(),
    };
    let hint = Hint {
        kind: &over.kind,
        goes_on: false,
        turns: vec![turn("Burn <2>", known), turn("Burn 1", Looked::default())],
    };
    let open = html! { main id="content" { form id="turn" {} (web::hint(frame, &hint)) } };
    let considered = |label: &str| Considered { steps: vec![label.to_owned()], outlook: known };
    let costly = Costly {
        at: 12,
        round: 2,
        cost: 4.25,
        played: considered("Pass"),
        better: considered("Build <b>"),
        reasons: reasons(),
    };
    let seats = Seat::all(2).map(|seat| SeatAnalysis {
        seat,
        decisions: 40,
        lost: 21.5,
        costly: if seat.index() == 0 { vec![costly.clone()] } else { vec![] },
    });
    let view = AnalysisView {
        id: "abc",
        kind: &over.kind,
        game: &*over.game,
        sitters: &over.sitters,
        points: over.course.clone(),
        chances: over.course.clone(),
        seats: seats.collect(),
        complete: false,
    };
    vec![
        ("hint", web::page(frame, "Hint", "plain", &html! {}, &open)),
        ("analysis running", web::analysis_progress(frame, &over.kind, "abc", Some((3, 9)), false)),
        ("analysis failed", web::analysis_progress(frame, &over.kind, "abc", None, false)),
        ("analysis", web::analysis(frame, &view, false)),
        (
            "analysis without chances",
            web::analysis(frame, &AnalysisView { chances: vec![], ..view.clone() }, false),
        ),
    ]
}

#[test]
fn advice_says_what_is_expected_and_why_in_the_numbers_of_the_language() {
    let page = |lang, name| advice(lang).into_iter().find(|(each, _)| *each == name).expect("a page").1.0;
    let hint = page(Lang::En, "hint");
    for words in [
        "131 points expected · 63% to win",
        "Research &lt;b&gt; <b>+3.2",
        "Federations <b>−1.0",
        "value=\"take burn 2;pass\"",
    ] {
        assert!(hint.contains(words), "{words}: {hint}");
    }
    assert!(page(Lang::De, "hint").contains("+3,2"));
    let analysis = page(Lang::De, "analysis");
    for words in
        ["−4,2 Punkte", "/t/abc/replay?at=12", "/t/abc/on?at=12", "id=\"chances\"", "nur sein Anfang"]
    {
        assert!(analysis.contains(words), "{words}");
    }
    assert!(!page(Lang::De, "analysis without chances").contains("id=\"chances\""));
}

#[test]
fn bots_are_offered_with_what_to_expect_of_them() {
    let page = |name: &str| pages(Lang::En).into_iter().find(|(each, _)| *each == name).expect("a page").1.0;
    let form = page("new game");
    assert!(form.contains("On average 91 / 88 points with 2 / 4 players."), "{form}");
    assert!(form.contains("name=\"style-2\"") && form.contains("likes to settle"), "{form}");
    assert!(form.contains("value=\"bot-medium\" selected"), "the usual one: {form}");
    assert!(page("own turn").contains("bot · Medium · likes to settle"), "at the table");
}

/// Two games of Ada, of which she won one, and their score sheets.
fn results(lang: Lang) -> Vec<(&'static str, Markup)> {
    let frame = &frame(lang);
    let ranked = |name: &str, points: i32, mine: bool, won: bool| Ranked {
        name: name.to_owned(),
        kind: (!mine).then(|| "Planner".to_owned()),
        plays: mine.then(|| "Terrans".to_owned()),
        points,
        mine,
        won,
        sources: vec![Some(points), None],
    };
    let game = |id: &str, won: bool| PlayedGame {
        id: id.to_owned(),
        ended: 1_800_000_000,
        won,
        handicap: won.then(|| "Handicap: Kim +5".to_owned()),
        ranking: vec![ranked("Ada <b>", 120, true, won), ranked("Kim", 90, false, !won)],
    };
    let tally = Tally { games: 2, wins: 1, points: Some(Points { mean: 110.5, best: 120, worst: 101 }) };
    let row = |name: &str, note: Option<&str>, link: Option<&str>| Row {
        name: name.to_owned(),
        note: note.map(str::to_owned),
        link: link.map(str::to_owned),
        tally,
    };
    let compared = |mine, other| Compared { ended: 1_800_000_000, mine, best_other: other };
    let of_game = GameResults {
        name: "gaia",
        plays: Some("Faction".to_owned()),
        by_play: vec![row("Terrans", None, None)],
        by_option: vec![row("Map: printed", None, None)],
        records: vec![Record {
            what: "Most points".to_owned(),
            amount: 120,
            game: Some(("abc".to_owned(), 1_800_000_000, "Terrans".to_owned())),
        }],
        course: vec![compared(101, Some(103)), compared(120, Some(90))],
        played: vec![game("abc", true), game("abd", false)],
        more: 3,
    };
    let players = Filter {
        key: "players",
        values: vec![("2".to_owned(), "2".to_owned()), ("3".to_owned(), "3".to_owned())],
        chosen: "2".to_owned(),
    };
    let full = Results {
        filters: vec![players],
        query: "?players=2".to_owned(),
        total: Tally { points: None, ..tally },
        streaks: (3, 2),
        by_game: vec![row("Gaia Project", None, Some("/results?game=gaia"))],
        by_opponent: vec![row("Planner", Some("bot"), Some("/results?with=bot-greedy"))],
        games: vec![of_game],
    };
    let sheets = Sheets {
        game: "gaia".to_owned(),
        sources: vec!["Rounds".to_owned(), "Research".to_owned()],
        games: vec![game("abc", true), game("abd", false)],
        note: Some("Only some.".to_owned()),
    };
    vec![
        ("no results", web::results(frame, &Results::default())),
        ("results", web::results(frame, &full)),
        ("score sheets", web::sheets(frame, &sheets)),
    ]
}

fn tables(lang: Lang) -> Vec<(&'static str, Markup)> {
    let frame = &frame(lang);
    let mut pages = Vec::new();
    let turn = reach::<Gaia>(4, lang, first_seat_in(3));
    let choices = turn.game.choices(lang);
    let at = view(&turn, &*turn.game, &choices);
    pages.push(("own turn", web::table(frame, &at)));
    let (game, draft, confirm) = turn.draft("group-build", lang);
    let then = game.choices(lang);
    let mut at = view(&turn, &*game, &then);
    (at.draft, at.confirm) = (&draft, confirm);
    pages.push(("draft", web::table(frame, &at)));
    let other = reach::<Gaia>(2, lang, other_seat_in(2));
    let mut at = view(&other, &*other.game, &[]);
    pages.push(("waiting for others", web::table(frame, &at)));
    at.me = None;
    pages.push(("spectator", web::table(frame, &at)));
    if let Some(planned) = other.game.plan(Seat::new(0)) {
        let choices = planned.choices(lang);
        let mut at = view(&other, &*planned, &choices);
        at.mode = Mode::Plan;
        pages.push(("plan", web::table(frame, &at)));
    }
    let over = play::<Gaia>(3, 4, lang, |_, _| false);
    pages.push(("over", web::table(frame, &view(&over, &*over.game, &[]))));
    let half = reach::<Gaia>(3, lang, first_seat_in(3));
    let scores = half.game.scores();
    let replay = ReplayView {
        id: "abc",
        kind: &over.kind,
        game: &*half.game,
        sitters: &over.sitters,
        at: half.moves.len(),
        of: over.moves.len(),
        turns: &over.history,
        course: &over.course,
        scores: &scores,
        seed: Err("commitment".to_owned()),
        given: 0,
        study: false,
        open: true,
        play_on: web::view::PlayOn::Yes,
    };
    pages.push(("replay", web::replay(frame, &replay)));
    pages
}

fn elements<'a>(document: &'a Document<'_>) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(Node::is_element)
}

/// Whether a control has a name: a label around it or for it, or a name of its own.
fn is_named(document: &Document<'_>, control: Node<'_, '_>) -> bool {
    let labelled = |id: &str| {
        elements(document).any(|node| node.has_tag_name("label") && node.attribute("for") == Some(id))
    };
    let words = |node: Node<'_, '_>| {
        node.descendants().any(|each| each.text().is_some_and(|text| !text.trim().is_empty()))
    };
    control.attribute("aria-label").is_some_and(|name| !name.is_empty())
        || control.attribute("id").is_some_and(labelled)
        || control.ancestors().skip(1).any(|node| node.has_tag_name("label") && words(node))
        || (matches!(control.tag_name().name(), "button" | "a") && words(control))
}

#[test]
fn pages_are_well_formed_and_every_id_is_there_once() {
    for lang in Lang::ALL {
        for (name, page) in pages(lang) {
            with_document(name, &page, |document| {
                let mut seen = HashSet::new();
                for id in elements(document).filter_map(|node| node.attribute("id")) {
                    assert!(seen.insert(id), "{name} ({lang}): two elements have the id {id}");
                }
                for link in elements(document).filter_map(|node| node.attribute("href")) {
                    if let Some(id) = link.strip_prefix('#') {
                        assert!(seen.contains(id), "{name}: the link to #{id} leads nowhere");
                    }
                }
                for node in elements(document) {
                    for attribute in ["aria-controls", "aria-labelledby", "aria-describedby", "form", "for"] {
                        for id in node.attribute(attribute).unwrap_or_default().split_whitespace() {
                            assert!(seen.contains(id), "{name}: {attribute}={id} leads nowhere");
                        }
                    }
                }
            });
        }
    }
}

#[test]
fn pages_keep_to_the_content_security_policy() {
    for (name, page) in pages(Lang::En) {
        with_document(name, &page, |document| {
            for node in elements(document) {
                assert!(node.attribute("style").is_none(), "{name}: a style attribute");
                assert!(!node.has_tag_name("style"), "{name}: a style element");
                assert!(
                    node.attributes().all(|attribute| !attribute.name().starts_with("on")),
                    "{name}: a handler"
                );
                assert!(
                    !node.has_tag_name("script") || node.attribute("src").is_some(),
                    "{name}: an inline script"
                );
            }
        });
    }
}

#[test]
fn the_pace_is_a_switch_and_a_turn_is_taken_back_by_a_button() {
    let frame = &frame(Lang::En);
    let pace = web::pace(frame, "abc", "instant").0;
    assert_eq!(pace.matches("aria-pressed=\"true\"").count(), 1);
    assert!(
        pace.contains("id=\"pace-instant\" name=\"pace\" value=\"instant\" aria-pressed=\"true\""),
        "{pace}"
    );
    let possible = web::take_back(frame, "abc", 12, None).0;
    assert!(possible.contains("name=\"seq\" value=\"12\"") && !possible.contains("disabled"), "{possible}");
    let why = "Another person sits here.";
    let stays = web::take_back(frame, "abc", 12, Some(why)).0;
    assert!(stays.contains("disabled") && stays.contains(why), "{stays}");
}

#[test]
fn every_control_has_a_name() {
    for (name, page) in pages(Lang::De) {
        with_document(name, &page, |document| {
            for node in elements(document) {
                let control = matches!(node.tag_name().name(), "input" | "select" | "button" | "a");
                if control && node.attribute("type") != Some("hidden") {
                    assert!(
                        is_named(document, node),
                        "{name}: {:?} has no name",
                        node.attributes().collect::<Vec<_>>()
                    );
                }
            }
        });
    }
}

#[test]
fn every_form_that_changes_something_sends_the_token() {
    for (name, page) in pages(Lang::En) {
        with_document(name, &page, |document| {
            for form in elements(document).filter(|node| node.attribute("method") == Some("post")) {
                let token = form.descendants().find(|node| node.attribute("name") == Some("csrf"));
                assert_eq!(token.and_then(|node| node.attribute("value")), Some("token"), "{name}");
            }
        });
    }
}

#[test]
fn no_text_is_missing() {
    assert_eq!(web::texts().missing(), Vec::<String>::new());
    let keys: BTreeSet<&str> = web::texts().keys(Lang::En).collect();
    for lang in Lang::ALL {
        for (name, page) in pages(lang) {
            with_document(name, &page, |document| {
                for text in document.descendants().filter_map(|node| node.text()) {
                    let key = text.trim();
                    let looks_like_one = key.contains('-') && keys.contains(key);
                    assert!(!looks_like_one, "{name} ({lang}): the text of `{key}` is not found");
                }
            });
        }
    }
}

#[test]
fn places_of_choices_and_symbols_of_ghosts_and_chips_are_on_the_page() {
    for players in [2, 4] {
        for round in 1..=6 {
            let sample = reach::<Gaia>(players, Lang::En, first_seat_in(round));
            let choices = sample.game.choices(Lang::En);
            let page = web::table(&frame(Lang::En), &view(&sample, &*sample.game, &choices));
            with_document("own turn", &page, |document| {
                let ids: HashSet<&str> = elements(document).filter_map(|node| node.attribute("id")).collect();
                let is_card = |node: &Node<'_, '_>| node.has_tag_name("button");
                let places: HashSet<&str> = elements(document)
                    .filter(|node| !is_card(node))
                    .filter_map(|node| node.attribute("data-place"))
                    .collect();
                for card in elements(document).filter(is_card) {
                    if let Some(place) = card.attribute("data-place") {
                        assert!(places.contains(place), "no {place}");
                    }
                    if let Some(ghost) = card.attribute("data-ghost") {
                        assert!(ids.contains(format!("s-{ghost}").as_str()), "no symbol of {ghost}");
                    }
                }
                for link in elements(document).filter(|node| node.has_tag_name("use")) {
                    let symbol = link.attribute("href").expect("a symbol").trim_start_matches('#');
                    assert!(ids.contains(symbol), "no symbol {symbol}");
                }
            });
        }
    }
}

#[test]
fn a_refusal_names_its_rule_and_the_rulebook_has_it() {
    let sample = reach::<Gaia>(2, Lang::En, first_seat_in(2));
    let rules = web::rulebook(&frame(Lang::En), &sample.kind, None).0;
    let mut refused = 0;
    for q in -4..=4 {
        for r in -4..=4 {
            let place = format!("hex-{q},{r}");
            let attempts = sample.game.attempts(&place, Lang::En);
            for refusal in attempts.iter().filter_map(|attempt| attempt.refusal) {
                assert!(rules.contains(&format!("id=\"{}\"", refusal.rule)), "no rule {}", refusal.rule);
                refused += 1;
            }
            let note = sample.game.explain(&place, Lang::En);
            let page = web::asked(&frame(Lang::En), &Asked { kind: &sample.kind, note, attempts });
            with_document(&place, &page, |_| ());
        }
    }
    assert!(refused > 10, "only {refused} refusals");
}

#[test]
fn every_rule_has_an_address_and_a_search_finds_it() {
    let kind = GameKind::of::<Gaia>();
    let numbers: Vec<&str> = (kind.rulebook)(Lang::En)
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
        .map(|(number, _)| number)
        .collect();
    assert!(numbers.len() > 300, "only {} rules", numbers.len());
    let page = web::rulebook(&frame(Lang::En), &kind, None).0;
    for number in &numbers {
        assert!(page.contains(&format!("<li id=\"{number}\"")), "no address of {number}");
    }
    let found = web::rulebook(&frame(Lang::En), &kind, Some("gp-fed-9")).0;
    assert!(found.contains("<li id=\"GP-FED-9\"") && !found.contains("<li id=\"GP-MINE-1\""));
}

#[test]
fn the_form_for_a_new_game_offers_every_option() {
    let (_, page) = pages(Lang::En).swap_remove(2);
    for offer in (GameKind::of::<Gaia>().options)() {
        let fields = page.0.matches(&format!("name=\"option-{}\"", offer.key)).count();
        match offer.values {
            Values::Switch | Values::Code { .. } => assert_eq!(fields, 1, "{}", offer.key),
            Values::OneOf(values) => assert_eq!(fields, values.len(), "{}", offer.key),
            Values::AnyOf(values) => {
                let has = |value: &&&str| page.0.contains(&format!("name=\"option-{}-{value}\"", offer.key));
                assert_eq!(values.iter().filter(has).count(), values.len(), "{}", offer.key);
            }
            Values::PerSeat { .. } => {
                let has = |seat: &u8| page.0.contains(&format!("name=\"option-{}-{seat}\"", offer.key));
                assert_eq!((1..=4).filter(has).count(), 4, "{}", offer.key);
            }
        }
    }
    assert!(page.0.contains("Ada &lt;b&gt;") && page.0.contains("role=\"alert\""));
}

#[test]
fn scripts_and_sheets_are_found_at_their_addresses() {
    for asset in web::assets::all() {
        let address = web::assets::address(asset.name);
        let mut parts = address.trim_start_matches("/assets/").split('/');
        let (hash, name) = (parts.next().expect("a hash"), parts.next().expect("a name"));
        assert_eq!(web::assets::find(hash, name), Some(asset));
        assert_eq!(web::assets::find("0", name), None);
    }
    let main = web::assets::all().iter().find(|asset| asset.name == "main.js").expect("main.js");
    for line in
        std::str::from_utf8(main.bytes).expect("text").lines().filter(|line| line.starts_with("import"))
    {
        let name = line.split('"').nth(1).expect("a name").trim_start_matches("./");
        assert!(web::assets::all().iter().any(|asset| asset.name == name), "no {name}");
    }
}
