//! What people see.

use maud::{Markup, html};
use table::{Draw, Game as _, Lang, Look, Panel, Spot};

use crate::Hoard;

impl Draw for Hoard {
    fn style() -> &'static str {
        ""
    }

    fn symbols() -> Markup {
        html! {}
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let title = |key: &str| Hoard::texts().get(look.lang, key);
        let heap = html! {
            p id="heap" data-place="heap" { (self.heap) }
            p id="deck" data-place="deck" { (self.deck.len()) }
        };
        let mut panels =
            vec![Panel { id: "heap".to_owned(), title: title("heap"), spot: Spot::Board, body: heap }];
        for (seat, player) in self.players.iter() {
            let body = html! {
                p { (player.stones) " " (title("stones")) }
                @for card in player.hand.iter() {
                    p id={ "hand-" (seat) "-" (card.0) } data-place={ "card-" (card.0) } { "card " (card.0) }
                }
            };
            panels.push(Panel {
                id: format!("mat-{seat}"),
                title: seat.to_string(),
                spot: Spot::Mat(seat),
                body,
            });
        }
        panels
    }

    fn figure(name: &str, lang: Lang) -> Option<Markup> {
        (name == "heap").then(|| html! { p { (Hoard::texts().get(lang, "heap")) } })
    }
}
