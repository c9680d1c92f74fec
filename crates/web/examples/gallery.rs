//! Writes every page as a file, to look at: `cargo run -p web --example gallery -- FOLDER`.

#[path = "../tests/sample/mod.rs"]
mod sample;

use std::path::Path;
use std::{env, fs, io};

use gaia::Gaia;
use maud::Markup;
use sample::{first_seat_in, other_seat_in, play, reach, view};
use table::{GameKind, Lang, Seat};
use web::assets;
use web::view::{
    Asked, Clash, ClockChoice, FieldProblem, Fit, Frame, Home, Invitation, Listed, Mode, NewGame, Reach,
    ReplayView, Sitter, Theme, Waiting,
};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for asset in assets::all() {
        fs::write(folder.join(asset.name), asset.bytes)?;
    }
    let kind = GameKind::of::<Gaia>();
    fs::write(folder.join("gaia.css"), (kind.style)())?;
    for (theme, suffix) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        for lang in Lang::ALL {
            let frame = Frame { theme: Some(theme), ..sample::frame(lang) };
            let write = |name: &str, page: &Markup| {
                let html = page
                    .0
                    .replace(&assets::address(""), "")
                    .replace(&assets::style_address(&kind), "gaia.css");
                fs::write(folder.join(format!("{name}-{lang}-{suffix}.html")), html)
            };
            simple(&frame, &kind, &write)?;
            tables(&frame, &write)?;
        }
    }
    Ok(())
}

type Write<'a> = &'a dyn Fn(&str, &Markup) -> io::Result<()>;

fn simple(frame: &Frame<'_>, kind: &GameKind, write: Write<'_>) -> io::Result<()> {
    let home = Frame { path: "/", ..frame.clone() };
    let games = std::slice::from_ref(kind);
    let listed = |my_turn, points| Listed {
        id: "abc".to_owned(),
        game: "gaia".to_owned(),
        sitters: sample::sitters(3),
        stage: "Round 3, actions".to_owned(),
        my_turn,
        points,
        touched: 0,
    };
    let empty = Home { games, running: vec![], open: vec![], finished: vec![] };
    let mut waiting = listed(false, None);
    waiting.sitters[2].name = None;
    let full = Home {
        games,
        running: vec![listed(true, None), listed(false, None)],
        open: vec![waiting],
        finished: vec![listed(false, Some(vec![131, 104, 148]))],
    };
    write("home-empty", &web::home(&home, &empty))?;
    write("home", &web::home(&home, &full))?;
    let new = NewGame {
        kind,
        bots: sample::bots(),
        players: 3,
        name: "Ada".to_owned(),
        seats: ["me", "bot-medium", "here", "invite"].map(str::to_owned).to_vec(),
        names: ["", "", "", ""].map(str::to_owned).to_vec(),
        styles: vec![],
        shuffle: true,
        open: false,
        hints: false,
        clock: ClockChoice { offered: &["turn-60", "game-3600"], ..ClockChoice::default() },
        options: vec![],
        fits: vec![Fit { option: "map", value: "small", players: vec![3] }],
        clashes: vec![Clash { later: ("turn_order", "passing"), earlier: ("map", "printed") }],
        problems: vec![FieldProblem { field: "name-3".to_owned(), text: "Please enter a name.".to_owned() }],
    };
    write("new", &web::new_game(frame, &new))?;
    let mut sitters: Vec<Sitter> = sample::sitters(4);
    for seat in [1, 3] {
        sitters[seat].name = None;
        sitters[seat].bot = None;
        sitters[seat].invitation = Some("https://astrarium.example/join/k3v9-x7qa-m2".to_owned());
    }
    let view = Waiting {
        id: "abc",
        kind,
        sitters: &sitters,
        host: true,
        open: true,
        bots: sample::bots(),
        agreed: vec![
            ("Map".to_owned(), "Basic map".to_owned()),
            ("Turn order".to_owned(), "Clockwise".to_owned()),
        ],
        reach: Reach::ThisMachine { command: "astrarium serve --host 0.0.0.0".to_owned(), address: None },
    };
    write("waiting", &web::waiting(frame, &view))?;
    let agreed = vec![("Map".to_owned(), "Basic map".to_owned())];
    let view = Invitation {
        code: "k3v9",
        kind,
        seat: Seat::new(1),
        sitters: &sitters,
        agreed,
        hints: true,
        problem: None,
    };
    write("invitation", &web::invitation(frame, &view))?;
    write("rules", &web::rulebook(frame, kind, None))?;
    write("learn", &web::learn(frame, kind))?;
    write("rules-search", &web::rulebook(frame, kind, Some("satellite")))?;
    write("about", &web::about(frame, games))?;
    let error = web::error(
        frame,
        404,
        "No such table",
        "This table does not exist, or it was cleared away.",
        ("/", "Home"),
    );
    write("error", &error)
}

fn tables(frame: &Frame<'_>, write: Write<'_>) -> io::Result<()> {
    let lang = frame.lang;
    for (players, round) in [(2, 3), (4, 4)] {
        let sample = reach::<Gaia>(players, lang, first_seat_in(round));
        let choices = sample.game.choices(lang);
        let orders = [("charge", "free".to_owned())];
        let mut at = view(&sample, &*sample.game, &choices);
        at.orders = &orders;
        write(&format!("turn-{players}"), &web::table(frame, &at))?;
        let (game, draft, confirm) = sample.draft("group-build", lang);
        let choices = game.choices(lang);
        let mut at = view(&sample, &*game, &choices);
        (at.draft, at.confirm) = (&draft, confirm);
        write(&format!("draft-{players}"), &web::table(frame, &at))?;
    }
    let sample = play::<Gaia>(2, 3, lang, |game, _| game.round() == 0 && game.choices(lang).len() < 40);
    let choices = sample.game.choices(lang);
    write("start", &web::table(frame, &view(&sample, &*sample.game, &choices)))?;
    let sample = reach::<Gaia>(4, lang, first_seat_in(2));
    let choices = sample.game.choices(lang);
    let asked = Asked {
        kind: &sample.kind,
        note: sample.game.explain("hex-0,0", lang),
        attempts: sample.game.attempts("hex-0,0", lang),
    };
    let at = view(&sample, &*sample.game, &choices);
    let page = web::table(frame, &at)
        .0
        .replace("<div id=\"asked\" class=\"asked\"></div>", &web::asked(frame, &asked).0);
    write("asked", &maud::PreEscaped(page))?;
    let sample = reach::<Gaia>(4, lang, other_seat_in(3));
    write("idle", &web::table(frame, &view(&sample, &*sample.game, &[])))?;
    let mut at = view(&sample, &*sample.game, &[]);
    at.me = None;
    write("spectator", &web::table(frame, &at))?;
    let planned = sample.game.plan(Seat::new(0));
    if let Some(planned) = planned {
        let choices = planned.choices(lang);
        let mut at = view(&sample, &*planned, &choices);
        at.mode = Mode::Plan;
        write("plan", &web::table(frame, &at))?;
    }
    let sample = play::<Gaia>(4, 7, lang, |_, _| false);
    write("over", &web::table(frame, &view(&sample, &*sample.game, &[])))?;
    let half = reach::<Gaia>(4, lang, first_seat_in(4));
    let scores = half.game.scores();
    let replay = ReplayView {
        id: "abc",
        kind: &sample.kind,
        game: &*half.game,
        sitters: &sample.sitters,
        at: half.moves.len(),
        of: sample.moves.len(),
        turns: &sample.history,
        course: &sample.course,
        scores: &scores,
        seed: Ok("ca24c4cac81e01f3329c4c2285d832cb35d1f93ea8d6c38c2d60b60331e1e027".to_owned()),
        given: 0,
        study: false,
        open: true,
        play_on: web::view::PlayOn::Yes,
    };
    write("replay", &web::replay(frame, &replay))
}
