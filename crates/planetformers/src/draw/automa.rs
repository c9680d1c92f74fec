//! The Automa: what it did on its last turn, step by step, and its Crew.

use maud::{Markup, html};
use table::Named;

use super::{Pen, icon};
use crate::names::Specialist;

impl Pen<'_> {
    /// The Automa's level, and the card it carries out.
    pub(super) fn automa(self) -> Option<Markup> {
        let automa = self.game.automa()?;
        let level = self.text(&format!("setup-level-{}", automa.level));
        Some(html! {
            section id="automa" class="pf bd au" aria-label=(self.text("draw-automa")) {
                h3 {
                    (self.token(crate::automa::Automa::SEAT)) (self.text("draw-automa")) " " (level)
                    @if let Some(card) = automa.card { span { (self.fill("draw-automa-card", &[("card", card.to_string().into())])) } }
                }
            }
        })
    }

    /// The Specialists of the Automa: it uses nothing else of its Crew.
    pub(super) fn automa_crew(self) -> Markup {
        let Some(automa) = self.game.automa() else { return html! {} };
        let data = self.game.data.get();
        let of =
            |kind: Specialist| automa.crew.iter().filter(|card| data.crew(**card).specialist == kind).count();
        html! {
            section id="automa-crew" class="tks" aria-label=(self.text("draw-crew")) {
                h3 { (self.text("draw-crew")) span { (automa.crew.len()) } }
                div class="tn" {
                    @for kind in Specialist::ALL { span class="tt" title=(self.name(*kind)) { (icon(kind.id())) b { (of(*kind)) } } }
                }
            }
        }
    }
}
