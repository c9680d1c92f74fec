//! The Automa: its cards, and what it did last, step by step with the rule for each.

use maud::{Markup, html};
use table::{Game as _, Seat, Show as _};

use super::{Pen, classes, icon, tiles};
use crate::automa::{Account, Automa, AutomaEvent, Card, Deed, TurnTaken};
use crate::names::{Named, Structure};
use crate::player::Player;
use crate::{Gaia, Phase};

impl Pen<'_> {
    /// The Automa's level, its cards, and what it did on its last turn and why.
    pub(super) fn automa(self) -> Option<Markup> {
        let automa = self.game.automa()?;
        let level = self.text(&format!("setup-level-{}", automa.level));
        let deck = automa.deck.len();
        let last = automa.support.is_some() && deck <= self.game.data().automa.pass_window;
        let last = last && self.game.phase() != Phase::Over;
        Some(html! {
            section id="automa" class="gp au" aria-label=(self.text("draw-automa")) {
                h3 { (self.discs([Automa::SEAT])) b { (self.text("draw-automa")) } " · " span { (level) } }
                (self.automa_cards(automa))
                @if last { p class="al" { (self.text("draw-automa-last")) } }
                (self.last_turn(automa))
            }
        })
    }

    /// The two cards of the turn, and how many are left.
    fn automa_cards(self, automa: &Automa) -> Markup {
        let place = "automa-cards";
        let class = classes(&[("ac", true), ("fresh", self.is_fresh(place))]);
        let strangers = automa.deck.strangers;
        let known: Vec<String> = automa.deck.left.iter().map(|card| card.to_string()).collect();
        let deck = self.say("draw-automa-deck", &[("cards", automa.deck.len().into())]);
        html! {
            div id=(place) data-place=(place) class=(class) role="img" aria-label=(self.cards_in_words(automa)) {
                @if let Some(card) = automa.support { span { (self.support_in_words(card)) } }
                @if let Some(card) = automa.action { span { (self.action_in_words(card)) } }
                span class="dk" {
                    (deck)
                    @if !known.is_empty() { ": " (known.join(", ")) }
                    @if strangers > 0 { " " (self.say("draw-automa-strangers", &[("count", strangers.into())])) }
                }
            }
        }
    }

    /// The cards in one sentence.
    pub(crate) fn cards_in_words(self, automa: &Automa) -> String {
        let cards = [
            automa.support.map(|card| self.support_in_words(card)),
            automa.action.map(|card| self.action_in_words(card)),
            Some(self.say("draw-automa-deck", &[("cards", automa.deck.len().into())])),
        ];
        cards.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    /// What a support card says.
    fn support_in_words(self, card: Card) -> String {
        let support = self.game.data().automa.card(card).support;
        let text = |key: String| self.text(&key).into();
        self.fill(
            "draw-automa-support",
            &[
                ("card", card.number().into()),
                ("range", support.range.into()),
                ("tile", text(format!("draw-automa-tile-{}", support.final_tile))),
                ("direction", text(format!("draw-automa-direction-{}", support.direction))),
                ("count", support.count.into()),
                ("towards", text(format!("draw-automa-towards-{}", support.count_towards))),
            ],
        )
    }

    /// What an action card says.
    fn action_in_words(self, card: Card) -> String {
        let face = self.game.data().automa.card(card);
        let key = if face.pass_icon { "draw-automa-action.icon" } else { "draw-automa-action" };
        let deed = self.text(&format!("automa-deed-{}", face.action));
        self.fill(key, &[("card", card.number().into()), ("deed", deed.into())])
    }

    /// What it did and why, line by line, each with the rule that made it so; then the points.
    fn last_turn(self, automa: &Automa) -> Markup {
        let Account { last, before } = &automa.account;
        html! {
            @if !last.steps.is_empty() { div id="automa-last" { (self.turn_taken(last)) } }
            @else if before.steps.is_empty() { p class="none" { (self.text("draw-automa-none")) } }
            @if !before.steps.is_empty() {
                details id="automa-before" { summary { (self.text("draw-automa-before")) } (self.turn_taken(before)) }
            }
        }
    }

    fn turn_taken(self, turn: &TurnTaken) -> Markup {
        html! {
            ol class="as" { @for step in &turn.steps { (self.step(*step)) } }
            @if !turn.gains.is_empty() {
                p class="ag" {
                    @for (source, points) in &turn.gains {
                        span { b { "+" (points) (icon("vp")) } " " (self.game.source(&source.name(), self.look.lang)) }
                    }
                }
            }
        }
    }

    fn step(self, step: AutomaEvent) -> Markup {
        let (key, values) = step.words(self.game, self.look.lang);
        let rule = step.rule();
        html! {
            li class=[step.is_reason().then_some("why")] {
                (Gaia::texts().fill(self.look.lang, key, &values)) " "
                a class="rule-link" href={ "/rules/" (Gaia::NAME) "#" (rule) } target="_blank" rel="noopener"
                    aria-label=(self.fill("draw-automa-rule", &[("rule", rule.to_owned().into())])) { (rule) }
            }
        }
    }

    /// The Automa's own board: it has structures, a faction card and a booster, and nothing else.
    pub(super) fn automa_mat(self, seat: Seat, player: &Player) -> Markup {
        let Some(card) = self.game.automa_faction() else { return html! {} };
        let deeds = card.steps.iter().map(|task| self.text(&format!("automa-deed-{}", task.deed())));
        let deeds = deeds.collect::<Vec<_>>().join(", ");
        let satellites = self.game.automa().map_or(0, |automa| automa.satellites);
        html! {
            div id={ "pieces-" (seat) } class="facts" {
                @for kind in Structure::ALL {
                    @let (built, count) = (self.game.pieces_used(seat, *kind), player.board().structures[*kind].count);
                    span id={ "row-" (seat) "-" (kind) } data-place={ "structure-" (kind) } role="img" aria-label={ (self.name(*kind)) ": " (built) "/" (count) } {
                        (icon(kind.id())) b { (built) } "/" (count)
                    }
                }
                @if satellites > 0 {
                    span role="img" aria-label={ (self.text("satellite")) ": " (satellites) } { (icon("satellite")) b { (satellites) } }
                }
            }
            h4 { (self.text(&format!("automa-deed-{}", Deed::Faction))) }
            p { (deeds) ": " b { "+" (card.vp) (icon("vp")) } }
            @if let Some(passive) = card.passive {
                h4 { (self.text("draw-automa-passive")) }
                p { (self.text(&format!("automa-passive-{passive}"))) }
            }
            @if let Some(booster) = player.booster {
                h4 { (self.text("draw-booster")) }
                div id={ "booster-" (seat) } data-place={ "booster-" (booster) } class="ti bo" role="img" aria-label=(self.explain(booster)) {
                    (tiles::booster(self.game.data(), booster))
                }
            }
        }
    }
}
