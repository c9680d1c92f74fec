//! What one pays with: always in sight, with what the turn in the making changes.

use maud::{Markup, html};
use table::{Chip, Seat, Stock};

use super::Context;
use super::bar::star;
use crate::words::{amount, fill, number, of_game, say, words};

/// The own stock, thing by thing: what it is, before → after, and what the next income brings.
pub(super) fn stock(context: &Context<'_>, seat: Seat) -> Markup {
    let lang = context.frame.lang;
    let points = (context.before().points(seat), context.game.points(seat));
    let before = context.before().stock(seat);
    let was = |stock: &Stock| before.iter().find(|other| other.what == stock.what).map(|other| other.amount);
    html! {
        dl id="stock" class="stock" aria-label=(say(lang, "stock")) {
            div id="stock-points" class={ "in-stock" @if points.0 != points.1 { " changed" } } {
                dt { (star()) span class="unseen" { (say(lang, "points")) } }
                dd { (change(points.0, points.1)) }
            }
            @for stock in context.game.stock(seat) {
                @let was = was(&stock).unwrap_or(stock.amount);
                @let chip = Chip { amount: stock.amount, what: stock.what };
                div id={ "stock-" (stock.what) } class={ "in-stock" @if was != stock.amount { " changed" } }
                    data-place={ "goods-" (stock.what) } title=(amount(context.kind, lang, chip)) {
                    dt {
                        svg class="i" aria-hidden="true" { use href={ "#i-" (stock.what) } {} }
                        span class="unseen" { (of_game(context.kind, lang, stock.what).unwrap_or_default()) }
                    }
                    dd {
                        (change(was, stock.amount))
                        @if stock.income != 0 { (income(lang, stock.income)) }
                    }
                }
            }
        }
    }
}

fn change(before: i32, after: i32) -> Markup {
    html! {
        @if before == after { b { (after) } }
        @else {
            s { (before) } span aria-hidden="true" { "→" }
            b class=(if after < before { "less" } else { "more" }) { (after) }
        }
    }
}

fn income(lang: table::Lang, more: i32) -> Markup {
    let name = fill(lang, "next-income", &[("amount", number(more.max(0) as usize))]);
    html! { span class="income" role="img" aria-label=(name) title=(name) { (format!("{more:+}")) } }
}

/// The stock of anybody in one line; there may be several, with ids of their own.
pub(super) fn small_stock(context: &Context<'_>, seat: Seat, id: &str) -> Markup {
    let all = context.game.stock(seat);
    let name = |stock: &Stock| {
        amount(context.kind, context.frame.lang, Chip { amount: stock.amount, what: stock.what })
    };
    let names: Vec<String> = all.iter().map(name).collect();
    let title = fill(context.frame.lang, "stock-of", &[("name", words(context.people.name(seat)))]);
    html! {
        @if !all.is_empty() {
            span id={ (id) "-" (seat) } class="small-stock" role="img"
                aria-label={ (title) ": " (names.join(", ")) } {
                @for stock in &all {
                    span class={ "has-" (stock.what) } { (stock.amount) svg class="i" { use href={ "#i-" (stock.what) } {} } }
                }
            }
        }
    }
}
