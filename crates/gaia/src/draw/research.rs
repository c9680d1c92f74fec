//! The research board: six areas with their tiles, the tiles below, tokens in supply, power and QIC actions.

use std::fmt::Write as _;

use maud::{Markup, html};

use table::Look;

use super::tiles::{self, chips};
use super::{Pen, classes, icon, role};
use crate::catalogue::{Catalogue, Level};
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Area, BoardAction, Named, Place, Token};
use crate::{Gaia, TileState};

/// The research board.
pub fn research(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="research" class="board research" aria-label=(pen.text("draw-research")) {
            div id="areas" class="areas" { @for area in Area::ALL { (pen.area(*area)) } }
            div id="free-tiles" class="tiles" {
                @for place in &Place::ALL[Area::ALL.len()..] { (pen.tile(*place)) }
            }
            h3 { (pen.text("draw-actions")) }
            div id="actions" class="tiles" { @for action in BoardAction::ALL { (pen.action(*action)) } }
            h3 { (pen.text("draw-supply")) }
            div id="supply" class="tiles" {
                @for token in Token::ALL.iter().filter(|token| **token != Token::Gleens) { (pen.supply(*token)) }
            }
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
                h3 { (icon(area.id())) (self.name(area)) }
                (self.level(area, 5))
                (self.advanced_tile(area))
                @for level in (0..5).rev() { (self.level(area, level)) }
                (self.tile(Place::ALL[area as usize]))
            }
        }
    }

    fn level(self, area: Area, level: u8) -> Markup {
        let kind = &self.game.data().areas[area].levels[usize::from(level)];
        let here = self
            .game
            .players()
            .iter()
            .filter(|(_, player)| player.faction.is_some() && player.research[area] == level);
        let here: Vec<_> = here.map(|(seat, _)| seat).collect();
        html! {
            div id={ "level-" (area) "-" (level) } class={ "lv l" (level) } role="group"
                aria-label=(self.level_title(level, kind)) {
                i { (level) }
                (self.level_face(area, level, kind))
                @if !here.is_empty() {
                    span class="tks" {
                        @for seat in here {
                            (self.marker(seat, Some(&format!("at-{area}-{seat}")), &self.who(seat)))
                        }
                    }
                }
            }
        }
    }

    fn level_face(self, area: Area, level: u8, kind: &Level) -> Markup {
        let once = on_arrival(self.game.data(), level, kind);
        html! {
            @if kind.ore_per_step > 0 { (icon("step")) b { (kind.ore_per_step) (icon("ore")) } }
            @if kind.range > 0 { b { (kind.range) (icon("range")) } }
            @if kind.gaia_project_tokens > 0 {
                b { (kind.gaia_project_tokens) (icon("power_tokens")) } "→" (icon("gaia"))
            }
            @if !kind.income.is_none() { (icon("income")) (chips(kind.income)) }
            @if !once.is_none() || kind.vp_per_gaia_planet > 0 {
                span class="once" {
                    (icon("now")) (chips(once))
                    @if kind.vp_per_gaia_planet > 0 {
                        "+" (chips(Goods::vp(kind.vp_per_gaia_planet))) "/" (icon("gaia"))
                    }
                }
            }
            @if kind.federation_token { (self.token_at_top(area)) }
            @if kind.lost_planet { (icon("now")) (icon("lost")) }
        }
    }

    /// The federation token on Terraforming 5, or the empty place it left.
    fn token_at_top(self, area: Area) -> Markup {
        if self.game.terraforming_dealt.is_none() {
            return html! {};
        }
        match self.game.terraforming_token() {
            Some(token) => html! {
                span id={ "top-" (area) } data-place={ "token-" (token) } class="ft green" role="img"
                    aria-label={ (self.explain(token)) " (" (self.text("draw-at-5")) ")" } { (tiles::token(self.game.data(), token)) }
            },
            None => html! {
                span id={ "top-" (area) } class="ft gone" role="img"
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
        if self.game.advanced_dealt[area].is_none() {
            return html! {};
        }
        let name = match tile {
            Some(tile) => self.explain(tile),
            None => format!("{}: {}", self.name(area), self.text("draw-gone")),
        };
        let fresh = self.is_fresh(&place);
        let class =
            classes(&[("tl adv", true), ("gone", tile.is_none()), ("target", target), ("fresh", fresh)]);
        html! {
            div id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(name) {
                @if let Some(tile) = tile { span class="fc" { (tiles::advanced(self.game.data(), tile)) } (self.caption(tile)) }
                @else { small { (self.text("draw-gone")) } }
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
                span class="fc" { (tiles::standard(self.game.data(), tile)) } (self.caption(tile))
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
                (tiles::action(self.game.data(), action)) (self.caption(action))
                @if let Some(seat) = taken { (self.markers([seat])) }
            }
        }
    }

    /// Federation tokens of one kind in supply.
    fn supply(self, token: Token) -> Markup {
        let place = format!("token-{token}");
        let target = self.is_target(&place) && !matches!(self.decision(), Some(Decision::Rescore(_)));
        let count = self.game.supply()[token];
        let green = self.game.data().tokens[token].green;
        let class = classes(&[
            ("tl ft", true),
            (if green { "green" } else { "grey" }, true),
            ("gone", count == 0),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
        ]);
        let left = self.say("draw-left", &[("count", count.into())]);
        html! {
            div id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label={ (self.name(token)) " (" (left) ")" } {
                span class="fc" { (tiles::token(self.game.data(), token)) } span class="times" { "×" (count) }
            }
        }
    }
}
