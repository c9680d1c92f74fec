//! The pages of accounts, with everything on them that can be.

use maud::Markup;
use table::Lang;
use web::view::{
    AccountPage, BlockedPerson, FieldProblem, GuestHolds, Ladder, LadderRow, PlayedOnce, PublicPage,
    RatedGame, RatingView, RecoverForm, SignInForm, SignUpForm, SignedIn,
};

use crate::sample::frame;

const RATING: RatingView = RatingView { points: 1520, give_or_take: 80, games: 12 };

fn wrong(field: &str) -> Vec<FieldProblem> {
    vec![FieldProblem { field: field.to_owned(), text: "This is <wrong>.".to_owned() }]
}

fn rated() -> Vec<RatedGame> {
    vec![RatedGame { game: "gaia".to_owned(), rating: RATING }]
}

/// The pages of accounts.
pub fn accounts(lang: Lang) -> Vec<(&'static str, Markup)> {
    let frame = &frame(lang);
    let blocked = [BlockedPerson { mark: "0a".to_owned(), name: "Eve <3".to_owned() }];
    let session = |id: &str, this, ago| SignedIn {
        id: id.to_owned(),
        device: if this { "Firefox · Linux".to_owned() } else { String::new() },
        this,
        since: 1_800_000_000,
        ago,
    };
    let account = |done, field: &str| AccountPage {
        sign_in: "ada",
        name: "Ada",
        handle: "abc",
        shows_ratings: true,
        shows_results: false,
        sessions: vec![session("a", true, 0), session("b", false, 900), session("c", false, 400_000)],
        ratings: rated(),
        blocked: blocked.to_vec(),
        webhook: Some(("https://example.org".to_owned(), "secret".to_owned())),
        done,
        problems: if field.is_empty() { Vec::new() } else { wrong(field) },
    };
    let holds = Some(GuestHolds { seats: 1, tables: 2, finished: true });
    let sign_in = SignInForm { sign_in: "ada".to_owned(), holds, take: true, problems: wrong("password") };
    let sign_up = SignUpForm { problems: wrong("sign_in"), ..SignUpForm::default() };
    let results =
        vec![PlayedOnce { game: "gaia".to_owned(), at: 1_800_000_000, points: 120, place: 1, players: 3 }];
    let public = PublicPage { name: "Ada".to_owned(), ratings: rated(), results: Some(results) };
    let ranked = LadderRow { name: "Ada".to_owned(), handle: "abc".to_owned(), rating: RATING };
    let ladder = |rows| web::ladder(frame, &[], &Ladder { game: "gaia", rows });
    let mut pages = vec![
        ("no account", web::no_account(frame, &blocked)),
        ("sign up", web::sign_up(frame, &sign_up)),
        ("sign in", web::sign_in(frame, &sign_in)),
        ("recover", web::recover(frame, &RecoverForm { sign_in: String::new(), problems: wrong("code") })),
        ("recovery code", web::recovery_code(frame, "ada", "abcd-efgh", false)),
        ("new recovery code", web::recovery_code(frame, "ada", "abcd-efgh", true)),
        ("profile", web::profile(frame, &public)),
        ("ladder", ladder(vec![ranked])),
        ("empty ladder", ladder(Vec::new())),
    ];
    for done in ["password", "session", "others", "shows", "webhook", "unblocked"] {
        pages.push(("account", web::account(frame, &account(Some(done), ""))));
    }
    for field in ["old", "new", "code_password", "delete_password", "webhook"] {
        pages.push(("account with something wrong", web::account(frame, &account(None, field))));
    }
    pages
}
