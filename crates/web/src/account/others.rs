//! What people see of each other: public pages and ladders.

use maud::{Markup, html};
use table::{GameKind, Lang};

use crate::day::date;
use crate::layout::page;
use crate::view::{Fame, Frame, Ladder, PublicPage, RatedGame, RatingView};
use crate::words::{fill, game_title, number, say};

/// A rating: "1520 ± 80".
pub(crate) fn rating(lang: Lang, rating: RatingView) -> Markup {
    html! {
        span class="rating" title=(say(lang, "rating.text")) { (rating.points) " ± " (rating.give_or_take) }
    }
}

/// What a person at a table lets others see.
pub(crate) fn fame(lang: Lang, fame: &Fame) -> Markup {
    html! {
        a class="tag fame" href={ "/p/" (fame.handle) } target="_blank" rel="noopener" {
            @match fame.rating {
                Some(found) => { (rating(lang, found)) " · " (games(lang, found.games)) }
                None => { (say(lang, "rating-none")) }
            }
        }
    }
}

fn games(lang: Lang, games: u32) -> String {
    fill(lang, "rating-games", &[("count", number(games as usize))])
}

/// How well somebody plays, game by game.
pub(super) fn ratings(lang: Lang, rated: &[RatedGame]) -> Markup {
    html! {
        @if rated.is_empty() { p class="muted" { (say(lang, "ratings-none")) } }
        @else {
            ul class="rows" {
                @for RatedGame { game, rating: found } in rated {
                    li {
                        a href={ "/ladder/" (game) } { (game_title(lang, game)) }
                        span { strong { (rating(lang, *found)) } " " span class="muted small" { (games(lang, found.games)) } }
                    }
                }
            }
        }
    }
}

/// What somebody lets others see.
pub fn profile(frame: &Frame<'_>, view: &PublicPage) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow" {
            h1 { (view.name) }
            section class="panel" aria-labelledby="ratings" {
                h2 id="ratings" { (say(lang, "ratings")) }
                (ratings(lang, &view.ratings))
            }
            @if let Some(results) = &view.results {
                section class="panel" aria-labelledby="games" {
                    h2 id="games" { (say(lang, "profile-games")) }
                    @if results.is_empty() { p class="muted" { (say(lang, "profile-games-none")) } }
                    ul class="rows" {
                        @for played in results {
                            @let place = [("place", number(played.place)), ("players", number(played.players))];
                            li {
                                span { (game_title(lang, &played.game)) " " span class="muted small" { (date(lang, played.at)) } }
                                span { strong { (played.points) } " " span class="muted small" { (fill(lang, "profile-place", &place)) } }
                            }
                        }
                    }
                }
            }
        }
    };
    page(frame, &view.name, "plain", &html! {}, &body)
}

/// Those who play a game best.
pub fn ladder(frame: &Frame<'_>, kinds: &[GameKind], view: &Ladder<'_>) -> Markup {
    let lang = frame.lang;
    let title = format!("{}: {}", say(lang, "ladder"), game_title(lang, view.game));
    let body = html! {
        main id="content" class="narrow" {
            h1 { (title) }
            p class="muted" { (say(lang, "ladder.text")) }
            p class="row" {
                @for kind in kinds.iter().filter(|kind| kind.name != view.game) {
                    a class="button small" href={ "/ladder/" (kind.name) } { (game_title(lang, kind.name)) }
                }
            }
            @if view.rows.is_empty() { p class="empty" { (say(lang, "ladder-none")) } }
            @else {
                ol class="panel rows ladder" {
                    @for (place, row) in (1..).zip(&view.rows) {
                        li {
                            span { span class="place" { (place) } " " a href={ "/p/" (row.handle) } { (row.name) } }
                            span { strong { (rating(lang, row.rating)) } " " span class="muted small" { (games(lang, row.rating.games)) } }
                        }
                    }
                }
            }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}
