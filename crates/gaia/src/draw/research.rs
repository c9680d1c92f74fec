//! The research board: areas, tech tiles, power and QIC actions.

use std::fmt::Write as _;

use maud::{Markup, html};
use table::{Look, Seat};

use super::tiles::{self, chips};
use super::{Pen, classes, icon, role};
use crate::catalogue::{Catalogue, Level};
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Area, BoardAction, Named, Place};
use crate::{Gaia, TileState};

/// The research board.
pub fn research(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    let charge = game.data().numbers.charge_on_level_3;
    let (power, qic): (Vec<_>, Vec<_>) =
        BoardAction::ALL.iter().partition(|action| game.data().board_actions[**action].cost.power > 0);
    html! {
        section id="research" class="gp research" aria-label=(pen.text("draw-research")) {
            div id="areas" class="areas" {
                div class="lvs" aria-hidden="true" { @for level in (0..=5).rev() { i class={ "l" (level) } { (level) } } }
                @for area in Area::ALL { (pen.area(*area)) }
                div class="l3up" role="img" aria-label={ (pen.say("draw-level", &[("level", 3.into())])) ": " (pen.goods(Goods::charge(charge))) } {
                    b { "+" (charge) (icon("charge")) }
                }
            }
            div id="free-tiles" class="fre" {
                @for place in &Place::ALL[Area::ALL.len()..] { (pen.tile(*place)) }
            }
            h3 { (pen.text("draw-actions")) }
            div id="actions" class="pas" { @for action in power { (pen.action(action)) } }
            div id="qic-actions" class="pas qa" { @for action in qic { (pen.action(action)) } }
        }
    }
}

/// What is gained on reaching a level, power for level 3 included (GP-RES-4).
fn on_arrival(data: &Catalogue, level: u8, kind: &Level) -> Goods {
    let charge = if level == 3 { data.numbers.charge_on_level_3 } else { 0 };
    kind.once + Goods::charge(charge)
}

impl Pen<'_> {
    /// A research area, the highest level first.
    fn area(self, area: Area) -> Markup {
        let place = format!("area-{area}");
        let target = self.is_target(&place);
        html! {
            div id=(place) data-place=(place) class=(classes(&[("area", true), ("target", target), ("fresh", self.is_fresh(&place))]))
                role=(if target { "button" } else { "group" }) tabindex=[target.then_some("0")]
                aria-label=(self.name(area)) {
                h4 { (icon(area.id())) span { (self.text(&format!("draw-short-{area}"))) } }
                (self.level(area, 5))
                (self.advanced_tile(area))
                @for level in (0..5).rev() { (self.level(area, level)) }
                (self.tile(Place::ALL[area as usize]))
            }
        }
    }

    /// Whoever is asked, and the level that a step in this area would lead to.
    fn next_step(self, area: Area) -> Option<(Seat, u8)> {
        let question = self.game.question()?;
        let steps = matches!(question.decision, Decision::Turn(_) | Decision::Step(_));
        let level = self.game.players()[question.seat].research[area];
        (steps && self.is_target(&format!("area-{area}"))).then_some((question.seat, level + 1))
    }

    fn level(self, area: Area, level: u8) -> Markup {
        let kind = &self.game.data().areas[area].levels[usize::from(level)];
        let here = self
            .game
            .players()
            .iter()
            .filter(|(_, player)| player.faction.is_some() && player.research[area] == level);
        let here: Vec<_> = here.map(|(seat, _)| seat).collect();
        let step = self.next_step(area).filter(|(_, to)| *to == level);
        let class = [
            ("lv", true),
            (["l0", "l1", "l2", "l3", "l4", "l5"][usize::from(level)], true),
            ("me", here.iter().any(|seat| self.is_own(*seat))),
            ("at", here.iter().any(|seat| self.is_asked(*seat))),
            ("to", step.is_some()),
        ];
        html! {
            div id={ "level-" (area) "-" (level) } class=(classes(&class)) role="group"
                aria-label=(self.level_title(level, kind)) {
                (self.level_face(area, level, kind))
                @if !here.is_empty() || step.is_some() {
                    span class="tks" {
                        @if let Some((seat, _)) = step { (self.step_to(area, seat)) }
                        @for seat in here {
                            (self.marker(seat, Some(&format!("at-{area}-{seat}")), &self.who(seat)))
                        }
                    }
                }
            }
        }
    }

    /// What a step costs, and whose marker would come.
    fn step_to(self, area: Area, seat: Seat) -> Markup {
        let price = self.offer(&format!("area-{area}")).map(|offer| &offer.price[..]).unwrap_or_default();
        html! {
            span class="pr" { @for chip in price { b { (chip.amount) (icon(chip.what)) } } }
            @if price.is_empty() { span class="ghost" { (self.discs([seat])) } }
        }
    }

    /// What a level gives: lasting values where they change, income, and with a plus what comes once.
    fn level_face(self, area: Area, level: u8, kind: &Level) -> Markup {
        let levels = &self.game.data().areas[area].levels;
        let below = level.checked_sub(1).map(|below| levels[usize::from(below)]).unwrap_or_default();
        let lasting = [
            (kind.ore_per_step, below.ore_per_step, "ore"),
            (kind.range, below.range, "range"),
            (kind.gaia_project_tokens, below.gaia_project_tokens, "power_tokens"),
        ];
        html! {
            @for (value, before, id) in lasting { @if value != before { b { (value) (icon(id)) } } }
            (chips(kind.income))
            span class="once" {
                (chips(kind.once))
                @if kind.vp_per_gaia_planet > 0 { b { (kind.vp_per_gaia_planet) "/" (icon("gaia")) } }
                @if kind.lost_planet { b { (icon("lost")) } }
            }
            @if kind.federation_token { (self.token_at_top(area)) }
        }
    }

    /// The federation token on Terraforming 5, or the empty place it left.
    fn token_at_top(self, area: Area) -> Markup {
        if self.game.terraforming_dealt.is_none() {
            return html! {};
        }
        match self.game.terraforming_token() {
            Some(token) => html! {
                span id={ "top-" (area) } data-place={ "token-" (token) } class="at5" role="img"
                    aria-label={ (self.explain(token)) " (" (self.text("draw-at-5")) ")" } { (chips(self.game.data().tokens[token].gain)) }
            },
            None => html! {
                span id={ "top-" (area) } class="at5 gone" role="img"
                    aria-label={ (self.text("federation_token")) ": " (self.text("draw-gone")) } { (icon("federation")) }
            },
        }
    }

    /// A level in words; whoever reads them has already heard the name of the area.
    pub(crate) fn level_title(self, level: u8, kind: &Level) -> String {
        let mut words = vec![self.say("draw-level", &[("level", level.into())])];
        let mut add = |there: bool, words_of: &dyn Fn() -> String| {
            if there {
                words.push(words_of());
            }
        };
        let once = on_arrival(self.game.data(), level, kind);
        let number = |key: &str, name: &str, value: u8| self.say(key, &[(name, value.into())]);
        add(kind.ore_per_step > 0, &|| number("draw-level-steps", "ore", kind.ore_per_step));
        add(kind.range > 0, &|| number("draw-level-range", "range", kind.range));
        add(kind.gaia_project_tokens > 0, &|| {
            number("draw-level-project", "tokens", kind.gaia_project_tokens)
        });
        add(!kind.income.is_none(), &|| format!("{}: {}", self.text("draw-income"), self.goods(kind.income)));
        add(!once.is_none(), &|| format!("{}: {}", self.text("draw-once"), self.goods(once)));
        add(kind.vp_per_gaia_planet > 0, &|| number("draw-level-gaia", "vp", kind.vp_per_gaia_planet));
        add(kind.federation_token, &|| self.text("draw-level-token"));
        add(kind.lost_planet, &|| self.text("draw-level-lost"));
        add(level == 5, &|| self.text("draw-level-top"));
        add(level > 2, &|| number("draw-level-vp", "vp", self.game.data().numbers.research_vp * (level - 2)));
        words.join("; ")
    }

    /// The advanced tech tile of an area.
    fn advanced_tile(self, area: Area) -> Markup {
        let place = format!("advanced-{area}");
        let target = self.is_target(&place);
        let tile = self.game.advanced()[area];
        let Some(dealt) = self.game.advanced_dealt[area] else { return html! {} };
        let owner = self.game.players().iter().find(|(_, player)| player.advanced().any(|own| own == dealt));
        let owner = owner.map(|(seat, _)| seat);
        let mut name = self.explain(dealt);
        if let Some(seat) = owner {
            let _ = write!(name, " ({}: {})", self.text("draw-owners"), self.who(seat));
        }
        let class = [
            ("tl adv", true),
            ("gone", tile.is_none()),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
        ];
        html! {
            div id=(place) data-place=(place) class=(classes(&class)) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(name) {
                (tiles::advanced(self.game.data(), dealt))
                @if let Some(seat) = owner { (self.markers([seat])) }
            }
        }
    }

    /// A standard tech tile, with those who already own one like it.
    fn tile(self, place: Place) -> Markup {
        let Some(tile) = self.game.tiles()[place] else { return html! {} };
        let name = format!("tile-{place}");
        // Own tiles go by the same name: only where a tile is to be taken, this one is meant.
        let own = matches!(self.decision(), Some(Decision::Cover(_) | Decision::Income(_)));
        let target = self.is_target(&name) && !own;
        let fresh = self.is_fresh(&name);
        let owners = self.game.players().iter().filter(|(_, player)| player.tiles[tile] != TileState::None);
        let owners: Vec<_> = owners.map(|(seat, _)| seat).collect();
        let mut words = self.explain(tile);
        if !owners.is_empty() {
            let names: Vec<_> = owners.iter().map(|seat| self.who(*seat)).collect();
            let _ = write!(words, " ({}: {})", self.text("draw-owners"), names.join(", "));
        }
        html! {
            div id=(name) data-place=(name) class=(classes(&[("tl", true), ("target", target), ("fresh", fresh)]))
                role=(role(target)) tabindex=[target.then_some("0")] aria-label=(words) {
                (tiles::standard(self.game.data(), tile))
                @if !owners.is_empty() { (self.markers(owners)) }
            }
        }
    }

    /// A power or QIC action, and who took it.
    fn action(self, action: BoardAction) -> Markup {
        let place = format!("action-{action}");
        let target = self.is_target(&place);
        let taken = self.game.used_actions()[action];
        let fresh = self.is_fresh(&place);
        let class =
            classes(&[("tl act", true), ("used", taken.is_some()), ("target", target), ("fresh", fresh)]);
        let state = taken.map(|seat| format!(" ({}: {})", self.text("draw-taken"), self.who(seat)));
        html! {
            div id=(place) data-place=(place) class=(class)
                role=(role(target)) tabindex=[target.then_some("0")]
                aria-label={ (self.explain(action)) (state.unwrap_or_default()) } {
                (tiles::action(self.game.data(), action))
                @if let Some(seat) = taken { (self.markers([seat])) }
            }
        }
    }
}
