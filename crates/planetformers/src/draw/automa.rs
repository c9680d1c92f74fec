//! The Automa: what it did on its last turn, step by step, and its Crew.

use maud::{Markup, html};
use table::Named;

use super::{Pen, Thing, icon};
use crate::automa::{Automa, Became, Jump, course_key, criterion_key, deed_key, skip_key};
use crate::cards::AutomaCard;
use crate::names::Specialist;
use crate::places;

impl Pen<'_> {
    /// The Automa's level, the symbols of its Crew, and what it did on its last turn, action by action.
    pub(super) fn automa(self) -> Option<Markup> {
        let automa = self.game.automa()?;
        let level = self.text(&format!("setup-level-{}", automa.level));
        Some(html! {
            section id="automa" class="pf bd au" aria-label=(self.text("draw-automa")) {
                h3 { (self.token(Automa::SEAT)) b { (self.text("draw-automa")) } span { (level) } }
                div class="sys4" { @for kind in Specialist::ALL { (self.symbol(*kind)) } }
                @if let Some(card) = automa.account.card { (self.last_turn(card, automa)) }
            }
        })
    }

    /// How often a symbol is among its Crew.
    fn symbol(self, kind: Specialist) -> Markup {
        let place = places::symbol(kind);
        let data = self.game.data.get();
        let crew = self.game.automa().into_iter().flat_map(|automa| automa.crew.iter());
        let count = crew.filter(|card| data.crew(**card).specialist == kind).count();
        let body = html! { (icon(kind.id())) b { (count) } };
        let name = format!("{}: {count}", self.name(kind));
        self.thing(&Thing { place: &place, class: "sm4", target: self.is_target(&place), name: &name }, &body)
    }

    /// The card and what became of its actions; those to come are dim.
    fn last_turn(self, card: AutomaCard, automa: &Automa) -> Markup {
        let place = places::automa(card);
        let tasks = self.game.data.get().automa_tasks(card);
        let body = html! {
            span class="ac" { (self.fill("draw-automa-card", &[("card", card.to_string().into())])) }
            ol class="as" {
                @for (index, task) in tasks.iter().enumerate() {
                    @let became = automa.account.steps.get(index).map(|(_, became)| *became);
                    li class=(step_class(became)) {
                        b { (self.text(deed_key(task.deed()))) }
                        @if let Some(why) = became.and_then(|became| self.why(became)) { " " small { (why) } }
                    }
                }
            }
        };
        self.thing(&Thing { place: &place, class: "at", target: false, name: &self.explain(&place) }, &body)
    }

    /// Why an action came out as it did: the criterion and what met it, or what was missing.
    fn why(self, became: Became) -> Option<String> {
        match became {
            Became::Done => None,
            Became::Skipped(why) => {
                Some(self.fill("draw-skipped", &[("why", self.text(skip_key(why)).into())]))
            }
            Became::Travelled(goal) => {
                let search = goal.search;
                let key = match (goal.meets, search.jump) {
                    (false, _) => "draw-search.none",
                    (true, Jump::Across) => "draw-search.across",
                    (true, Jump::Ignored) => "draw-search.ignored",
                    (true, Jump::Unasked) => "draw-search",
                };
                let to =
                    self.game.card_in(goal.cell).map(|world| self.name(world.planet)).unwrap_or_default();
                Some(self.fill(
                    key,
                    &[
                        ("way", self.text(course_key(search.direction)).into()),
                        ("criterion", self.text(criterion_key(search.criterion)).into()),
                        ("planet", to.into()),
                    ],
                ))
            }
        }
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

/// How an action of the card is drawn: done, skipped or still to come.
fn step_class(became: Option<Became>) -> &'static str {
    match became {
        None => "next",
        Some(Became::Skipped(_)) => "skip",
        Some(_) => "done",
    }
}
