//! Cards: free planets that are known, the progress card of the round, and objectives to choose from.

use maud::{Markup, html};
use table::{Panel, Seat, Spot};

use super::bodies::type_icon;
use super::{Pen, Thing, classes, glyph, icon, roman};
use crate::moves::Decision;
use crate::names::Objective;
use crate::player::{Body, Face};
use crate::words::{hex_place, hex_words};

impl Pen<'_> {
    /// The planets that lie open and belong to nobody, the nearest to the own worlds and ships first. Like the tracks they
    /// are drawn twice, as `known` below the map and as `card` at the side of small screens.
    pub(super) fn known(self, prefix: &str) -> Markup {
        let own = &self.game.players()[self.focus()];
        let from = || own.worlds.iter().map(|world| world.hex).chain(own.ships.iter().map(|ship| ship.hex));
        let far = |hex: hex::Axial| from().map(|own| own.distance(hex)).min().unwrap_or(0);
        let taken =
            |hex| self.game.players().values().any(|player| player.planets().any(|own| own.hex == hex));
        let mut planets: Vec<(u8, u8, hex::Axial)> = self
            .game
            .tiles()
            .iter()
            .filter_map(|tile| match tile.face {
                Face::Up(Body::Planet(number)) if !taken(tile.hex) => Some((far(tile.hex), number, tile.hex)),
                _ => None,
            })
            .collect();
        planets.sort_unstable();
        let class =
            classes(&[("kp kn", true), ("strip", prefix == "known"), ("bd small-only", prefix == "card")]);
        html! {
            section id={ (prefix) "-planets" } class=(class) {
                h3 { (self.text("draw-known")) (self.ours("reconstructed-planets")) span { (self.text("draw-known-hint")) } }
                div class="ks" tabindex="0" role="group" aria-label=(self.text("draw-known")) {
                    @for (_, number, hex) in &planets { (self.planet_card(prefix, *number, *hex)) }
                    @if planets.is_empty() { p { (self.text("draw-none-known")) } }
                }
            }
        }
    }

    /// Both sides of a planet's card.
    fn planet_card(self, prefix: &str, number: u8, hex: hex::Axial) -> Markup {
        let card = self.game.data.planet(number);
        let place = hex_place(hex);
        let focus = self.focus();
        let ours = self.game.players()[focus].ship_at(hex).is_some();
        let body = html! {
            span class="wn" { (type_icon(card.kind)) b { (number) } span class="nm" { (card.name) } @if ours { (self.token(focus)) } }
            span class="sd" { (icon("planet")) (glyph::cubes(card.colony)) span class="rt" { (glyph::plus(card.icons, "colonial_steps")) } }
            span class="sd" { (icon("terraforming")) (roman(card.level)) (glyph::cubes(card.cost)) span class="rt" { (glyph::some(card.points, "points")) } }
        };
        let name = hex_words(self.game, hex, self.look.lang);
        let target = self.is_target(&place);
        self.thing(
            &Thing { id: &format!("{prefix}-{number}"), place: &place, class: "kc", target, name: &name },
            &body,
        )
    }

    /// The progress card of the round: who would benefit now, from what, and the medals on it.
    pub(super) fn progress_card(self) -> Markup {
        let body = match self.game.card() {
            None => html! { p { (self.text("draw-no-card")) } },
            Some(card) => {
                let qualify = self.qualifying();
                html! {
                    span class="wn" { b { (self.name(card)) } (self.ours("reconstructed-cards")) span class="fx" { (glyph::effect(self.game.data.progress[card].effect)) } }
                    small { (self.text(&format!("{card}.text"))) }
                    span class="qu" {
                        small { (self.text("draw-qualify")) }
                        @if qualify.is_empty() { small { (self.text("draw-nobody")) } }
                        (self.tokens(qualify.into_iter()))
                        (self.medals_on_card())
                    }
                }
            }
        };
        let name = self.explained("card");
        html! {
            section id="progress" class="kp bd" {
                h3 { (self.text("draw-card")) span { (self.text("draw-card-hint")) } }
                (self.thing(&Thing { id: "card", place: "card", class: "pc", target: false, name: &name }, &body))
            }
        }
    }

    /// Who would benefit from the card of the round if it were resolved now.
    fn qualifying(self) -> Vec<Seat> {
        let Some(card) = self.game.card() else { return Vec::new() };
        let set = self.game.qualifying(card);
        self.game.players().seats().filter(|seat| set >> seat.index() & 1 == 1).collect()
    }

    /// The bar: how many rounds have passed, and what this one is about.
    pub(super) fn round(self) -> Markup {
        let (round, all) = (self.game.round_marker(), self.game.data.numbers.rounds);
        let name = self.say("draw-round-of", &[("round", round.into()), ("all", all.into())]);
        html! {
            div id="round" class="kp rd" {
                span class="tcks" role="img" aria-label=(name) title=(name) {
                    @for tick in 1..=all { i class=(classes(&[("past", tick < round), ("now", tick == round)])) {} }
                }
                @if let Some(card) = self.game.card() {
                    span class="rn" title=(self.text(&format!("{card}.text"))) {
                        b { (self.name(card)) } (glyph::effect(self.game.data.progress[card].effect))
                        (self.tokens(self.qualifying().into_iter().take(4)))
                    }
                }
            }
        }
    }

    /// Objectives to keep one of, over the middle, for whoever may see them.
    pub(super) fn gallery(self) -> Option<Panel> {
        let question = self.game.question()?;
        let Decision::Keep(_) = question.decision else { return None };
        let dealt: Vec<Objective> =
            self.game.players()[question.seat].dealt.iter().filter_map(|card| card.known()).collect();
        if dealt.is_empty() {
            return None;
        }
        let body = html! {
            div id="choice" class="kp ga" {
                h2 { (self.text("draw-dealt")) }
                div class="obs" { @for objective in dealt { (self.objective_card(objective)) } }
            }
        };
        Some(self.panel("choice", "draw-dealt", Spot::Gallery, body))
    }

    fn objective_card(self, objective: Objective) -> Markup {
        let place = format!("objective-{objective}");
        let text = self.text(&format!("{objective}.text"));
        let name = format!("{}. {text}", self.name(objective));
        let points = self.game.data.objectives[objective].points;
        let body = html! {
            span class="oi" { (icon("objective")) }
            h3 { (self.name(objective)) (self.ours("reconstructed-cards")) }
            p { (text) }
            p class="big" { (glyph::some(points, "points")) }
        };
        let target = self.is_target(&place);
        self.thing(&Thing { id: &place, place: &place, class: "oc-card", target, name: &name }, &body)
    }
}
