//! Small parts as they are written, to see what changes.

mod sample;

use gaia::Gaia;
use insta::assert_snapshot;
use sample::{first_seat_in, frame, part, reach, view};
use table::Lang;

#[test]
fn a_choice() {
    let sample = reach::<Gaia>(2, Lang::En, first_seat_in(2));
    let choices = sample.game.choices(Lang::En);
    let choice = choices.iter().find(|choice| choice.ghost.is_some()).expect("a choice");
    let page = web::live(&frame(Lang::En), &view(&sample, &*sample.game, std::slice::from_ref(choice))).0;
    assert_snapshot!(part(&page, "act", "div"));
}

#[test]
fn the_prompt_bar_of_a_turn_in_the_making() {
    let sample = reach::<Gaia>(2, Lang::En, first_seat_in(2));
    let (game, draft, confirm) = sample.draft("group-build", Lang::En);
    let choices = game.choices(Lang::En);
    let mut at = view(&sample, &*game, &choices);
    (at.draft, at.confirm) = (&draft, confirm);
    let page = web::live(&frame(Lang::En), &at).0;
    assert_snapshot!(format!("{}\n{}", part(&page, "ask", "div"), part(&page, "hands", "div")));
}

#[test]
fn an_error() {
    let page =
        web::error(&frame(Lang::En), 404, "No such table", "It was cleared away.", ("/rules", "Rules")).0;
    assert_snapshot!(part(&page, "content", "main"));
}

#[test]
fn a_chart() {
    let over = reach::<Gaia>(2, Lang::En, |game, _| game.round() == 2);
    let scores = over.game.scores();
    let replay = web::view::ReplayView {
        id: "abc",
        kind: &over.kind,
        game: &*over.game,
        sitters: &over.sitters,
        at: 3,
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
    assert_snapshot!(part(&web::replay_live(&frame(Lang::En), &replay).0, "chart", "figure"));
}
