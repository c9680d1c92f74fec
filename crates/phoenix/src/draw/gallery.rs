//! Large cards over the middle while the game is set up: hubs to keep, ships to take or to give up.

use maud::{Markup, html};
use table::{Panel, Seat, Spot};

use super::ships::power;
use super::{Pen, Thing, colour, glyph, icon, roman};
use crate::benefits::GiveUp;
use crate::catalogue::{Ability, HubCard, Trigger};
use crate::diplomacy::track_key;
use crate::moves::Decision;
use crate::names::{Hub, Named, Ship, Track};
use crate::show::{ability_words, effect_words};

impl Pen<'_> {
    /// The gallery, as long as there is something to choose from.
    pub(super) fn gallery(self) -> Option<Panel> {
        let question = self.game.question()?;
        let (title, body) = match question.decision {
            Decision::Hub(_) => ("draw-dealt", self.hubs(question.seat)?),
            Decision::Draft(_) => ("draw-draft", self.ships_shown(None)),
            Decision::Reveal(_) if !self.game.shown().is_empty() => ("draw-draft", self.ships_shown(None)),
            Decision::GiveUp(GiveUp { drawn: true, .. }) => {
                ("draw-drawn", self.ships_shown(Some(question.seat)))
            }
            _ => return None,
        };
        let body = html! { div id="choice" class="sp ga" { h2 { (self.text(title)) } (body) } };
        Some(self.panel("choice", title, Spot::Gallery, body))
    }

    /// The hubs dealt to whoever chooses; nothing for those who may not see them.
    fn hubs(self, seat: Seat) -> Option<Markup> {
        let dealt: Vec<Hub> = self.game.players()[seat].dealt.iter().flatten().copied().collect();
        (!dealt.is_empty())
            .then(|| html! { div class="hubs" { @for hub in dealt { (self.hub_card(seat, hub)) } } })
    }

    /// A hub with everything it brings.
    fn hub_card(self, seat: Seat, hub: Hub) -> Markup {
        let place = format!("hub-{hub}");
        let card = &self.game.data.get().hubs[hub];
        let name =
            format!("{} {}: {}", self.explain(&place), self.text("draw-start"), self.goods(card.start));
        let income = card.abilities.iter().filter(|ability| glyph::is_income(ability));
        let rest = card.abilities.iter().filter(|ability| !glyph::is_income(ability));
        let body = html! {
            svg class="hull" viewBox="0 0 220 54" {
                path class="hu" d="M58 4h104l24 23-24 23H58L34 27z" {}
                path class="de" d="M64 10h92l18 17-18 17H64L46 27z" {}
                path class="ar" d="M0 27h34M186 27h34" {}
                text x="110" y="35" { (hub) }
            }
            h3 { (self.text("draw-start")) (self.mark(&card.reconstructed)) }
            p class="gd" { (glyph::goods(card.start)) (self.first_steps(card)) }
            (self.listed("", &mut card.setup.iter()))
            h3 { (self.text("draw-income")) span class="gd" { (self.text("draw-fleet-brings")) (self.income_with(seat, hub)) } }
            (self.listed("", &mut income.into_iter()))
            (self.listed("draw-abilities", &mut rest.into_iter()))
            (self.listed("draw-at-end", &mut card.endgame.iter()))
        };
        self.thing(
            &Thing { id: &place, place: &place, class: "hc", target: self.is_target(&place), name: &name },
            &body,
        )
    }

    /// What the first income would bring with a hub, to the fleet as it is.
    fn income_with(self, seat: Seat, hub: Hub) -> Markup {
        let mut game = self.game.clone();
        game.players[seat].hub = Some(hub);
        game.players[seat].refresh();
        let incomes = game.plain_income(seat);
        glyph::gained(incomes.iter().map(|(gains, _)| *gains))
    }

    /// Abilities, each as icons and in words.
    fn listed(self, title: &str, abilities: &mut dyn Iterator<Item = &Ability>) -> Markup {
        let mut abilities = abilities.peekable();
        html! {
            @if abilities.peek().is_some() {
                @if !title.is_empty() { h3 { (self.text(title)) } }
                ul {
                    @for ability in abilities {
                        li { span class="gd" { (glyph::on_hub(ability)) } span { (self.ability_words(ability)) } }
                    }
                }
            }
        }
    }

    /// An ability in words, where its heading says when it works.
    fn ability_words(self, ability: &Ability) -> String {
        match ability.on {
            Trigger::Income | Trigger::Endgame | Trigger::Setup => {
                effect_words(ability.effect, self.look.lang)
            }
            _ => ability_words(ability, self.look.lang),
        }
    }

    /// Diplomacy steps that a hub brings.
    fn first_steps(self, card: &HubCard) -> Markup {
        html! {
            @for track in Track::ALL.iter().filter(|track| card.advances[**track] > 0) {
                b title=(self.text(track_key(*track))) {
                    "+" (card.advances[*track]) (icon("track")) (icon(track.id()))
                }
            }
            @if card.choose_advances > 0 {
                b title=(self.text("draw-any-track")) { "+" (card.choose_advances) (icon("track")) "?" }
            }
        }
    }

    /// Ships that lie open: of a draft, or drawn by a player.
    fn ships_shown(self, owner: Option<Seat>) -> Markup {
        let wide = matches!(self.game.shown().len(), 1..=3 | 5 | 6 | 9);
        html! {
            div class=(if wide { "deck three" } else { "deck" }) {
                @for (index, ship) in self.game.shown().iter().enumerate() { (self.ship_card(index, *ship, owner)) }
            }
            @if owner.is_none() { (self.taken()) }
        }
    }

    /// A ship card with all its numbers.
    fn ship_card(self, index: usize, ship: Ship, owner: Option<Seat>) -> Markup {
        let card = &self.game.data.get().ships[ship];
        let place = owner.map_or_else(|| format!("draft-{ship}"), |seat| format!("ship-{seat}-{ship}"));
        let body = html! {
            span class="mh" {
                (icon(card.kind.id())) (self.short_name(card.kind)) (self.mark(&card.reconstructed))
                b { (roman(card.level)) }
            }
            span class="pw" { (power(card)) }
            span class="dz" { (self.does(ship)) }
            dl {
                div { dt { (self.text("draw-to-use")) } dd { (card.cost) (icon("gems")) } }
                div { dt { (self.text("draw-to-owner")) } dd { (card.fee) (icon("gems")) } }
                div { dt { (self.text("draw-scrapped")) } dd { (card.metal) (icon("metal")) } }
            }
        };
        let (id, name) = (format!("shown-{index}"), self.explain(&place));
        self.thing(
            &Thing { id: &id, place: &place, class: "cd", target: self.is_target(&place), name: &name },
            &body,
        )
    }

    /// What everybody has taken so far, beside the ships that all have.
    fn taken(self) -> Markup {
        let ships = &self.game.data.get().ships;
        html! {
            ul class="taken" aria-label=(self.text("draw-taken")) {
                @for (seat, player) in self.game.players().iter() {
                    li id={ "taken-" (seat) } class=(colour(seat)) {
                        (self.token(seat)) span class="wn" { (self.seat_name(seat)) }
                        @for own in player.fleet.iter().filter(|own| ships[own.ship].level > 1) {
                            @let card = &ships[own.ship];
                            span class="gd" title=(self.name(own.ship)) { (icon(card.kind.id())) (roman(card.level)) }
                        }
                    }
                }
            }
        }
    }
}
