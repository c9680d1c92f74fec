//! The table as pictures: pure functions from a state to HTML with small SVGs in it.

use maud::{Markup, html};
use table::{Draw, Game as _, Lang, Look, Panel, Spot};

use crate::Planetformers;

impl Draw for Planetformers {
    fn style() -> &'static str {
        ""
    }

    fn symbols() -> Markup {
        html! {}
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let title = |key: &str| Planetformers::texts().get(look.lang, key);
        let cards = self.worlds().map(|(cell, world)| {
            html! {
                p id={ "cell-" (cell.row()) "-" (cell.column()) } data-place={ "spot-" (world.planet) "-p" } {
                    (title(table::Named::id(world.planet)))
                }
            }
        });
        let body = html! { @for card in cards { (card) } };
        vec![Panel { id: "system".to_owned(), title: title("planetary_system"), spot: Spot::Table, body }]
    }

    fn figure(_name: &str, _lang: Lang) -> Option<Markup> {
        None
    }
}
