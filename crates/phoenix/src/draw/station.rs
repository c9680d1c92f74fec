//! A station: the hub, three wings, and every quarter with whoever lives there and what it does.

use maud::{Markup, html};
use table::{Filling, Game, Seat};

use super::sectors::wing_class;
use super::{Pen, Thing, classes, colour, glyph, icon, roman};
use crate::catalogue::{Ability, Effect};
use crate::moves::{Decision, Move};
use crate::names::{Color, Hub, Named, ShipType};
use crate::notation::place_name;
use crate::player::{Module, Origin, Place, Player, Row};

impl Pen<'_> {
    /// The station in the middle of the table.
    pub(super) fn station(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let title = self.fill(
            "draw-station",
            &[("who", self.seat_name(seat).into()), ("count", player.sectors().into())],
        );
        html! {
            section id="station" class={ "st " (colour(seat)) } aria-label=(title) {
                @match player.hub {
                    Some(hub) => (self.hub(seat, player, hub)),
                    None => div id="st-hub" class="hub" { span class="hn" { (self.text("draw-no-hub")) } },
                }
                @for color in Color::ALL {
                    div id={ "wing-" (color) } class={ "wg " (wing_class(*color)) } {
                        span class="sock" { (icon(color.species().id())) }
                        @for level in 1..=3 { (self.berth(seat, player, *color, level)) }
                    }
                }
            }
        }
    }

    /// The hub with whoever lives there.
    fn hub(self, seat: Seat, player: &Player, hub: Hub) -> Markup {
        let place = format!("hub-{hub}");
        html! {
            div id="st-hub" class="hub" data-place=(place) role="group" aria-label=(self.explain(&place)) {
                (self.hub_sign(seat, hub))
                (self.lobby(seat, player, hub))
            }
        }
    }

    /// The name of the hub, which can be chosen where one of its abilities can.
    fn hub_sign(self, seat: Seat, hub: Hub) -> Markup {
        let body = html! { (self.text("draw-hub")) b { (hub) } };
        let place = crate::show::home(seat, Place::Hub);
        if !self.is_target(&place) || self.settles() {
            return html! { span class="hn" { (body) } };
        }
        let name = self.name(hub);
        self.thing(&Thing { id: &place, place: &place, class: "hn", target: true, name: &name }, &body)
    }

    /// Quarters or spaces on the hub itself.
    pub(super) fn lobby(self, seat: Seat, player: &Player, hub: Hub) -> Markup {
        let card = &self.game.data.get().hubs[hub];
        let residents: Vec<_> = player.lobby.residents().collect();
        let count = card.quarters.map_or(0, |(count, _)| usize::from(count)).max(residents.len());
        let income = |index: usize| {
            let (species, _) = residents.get(index)?;
            card.spaces.iter().find(|(other, _)| other == species).map(|(_, income)| income)
        };
        html! {
            @if count > 0 {
                div id={ "lobby-" (seat) } class="qs" role="group"
                    aria-label={ (self.text("draw-lobby")) " " (self.residents(player.lobby)) } {
                    @for index in 0..count {
                        (self.quarter(seat, Place::Hub, player.lobby, index as u8 + 1, income(index)))
                    }
                }
            }
        }
    }

    /// A place of a wing: the sector there, or what could be built.
    fn berth(self, seat: Seat, player: &Player, color: Color, level: u8) -> Markup {
        let stack = usize::from(level - 1) * 3 + color as usize;
        match &player.station[stack] {
            Some(module) => self.module(seat, module),
            None => self.vacancy(seat, color, level, stack),
        }
    }

    /// A sector of a station with its residents.
    pub(super) fn module(self, seat: Seat, module: &Module) -> Markup {
        let sector = module.sector;
        let place = format!("sector-{sector}");
        let card = self.game.data.get().sector(sector);
        // Whoever moves in or uses an ability is shown the very quarter.
        let target = self.is_target(&place) && matches!(self.asked(), Some(Decision::GiveBack(_)));
        let name = self.fill(
            "draw-module",
            &[("text", self.explain(&place).into()), ("residents", self.residents(module.row).into())],
        );
        let full = module.is_full(&self.game.data);
        let class =
            classes(&[("md", true), ("full", full), ("target", target), ("fresh", self.is_fresh(&place))]);
        let points = self.game.data.numbers.sector_points[usize::from(sector.level()) - 1];
        html! {
            div id={ "module-" (sector) } data-place=(place) class=(class)
                role=(if target { "button" } else { "group" }) tabindex=[target.then_some("0")] aria-label=(name) {
                span class="mh" {
                    b { (roman(sector.level())) } " " (self.text("draw-sector")) " " (sector) (self.mark(&card.reconstructed))
                    span class="vp" { (glyph::some(points, "points")) }
                }
                div class="qs" {
                    @for quarter in 1..=card.quarters {
                        @let slot = card.slots.iter().find(|slot| slot.quarter == quarter);
                        (self.quarter(seat, Place::Sector(sector), module.row, quarter, slot.map(|slot| &slot.ability)))
                    }
                }
            }
        }
    }

    /// Whether the open question is where somebody moves in.
    fn settles(self) -> bool {
        matches!(self.asked(), Some(Decision::Settle(_)))
    }

    /// The open question.
    fn asked(self) -> Option<Decision> {
        self.game.question().map(|question| question.decision)
    }

    /// Whether the ability of this quarter can be used now.
    fn works(self, home: Place, quarter: u8) -> bool {
        matches!(self.asked(), Some(Decision::Abilities(_)))
            && home != Place::Hub
            && self.game.check(Move::Ability(Origin { place: home, number: quarter })).is_ok()
    }

    /// A quarter: who lives there, and what it does. The next free one may be chosen, or whoever lives there.
    fn quarter(self, seat: Seat, home: Place, row: Row, quarter: u8, ability: Option<&Ability>) -> Markup {
        let who = row.residents().nth(usize::from(quarter) - 1);
        let here = crate::show::home(seat, home);
        let there = who.map(|(species, _)| format!("resident-{}-{species}", place_name(home)));
        // Hubs have no number: there only those of whoever is asked can be meant.
        let asked = home != Place::Hub || self.is_asked(seat);
        let chosen = self.is_target(&here)
            && (quarter == row.count() + 1 && self.settles() || self.works(home, quarter));
        let leaves = asked && there.as_deref().is_some_and(|place| self.is_target(place));
        let class = classes(&[
            ("q", true),
            ("on", who.is_some_and(|(_, new)| !new)),
            ("new", who.is_some_and(|(_, new)| new)),
            ("idle", ability.is_none()),
        ]);
        let body = html! {
            span class="w" { @match who { Some((species, _)) => (icon(species.id())), None => i {} } }
            span class="fx" { @match ability { Some(ability) => (glyph::ability(ability)), None => "–" } }
        };
        if !chosen && !leaves {
            return html! { div class=(class) { (body) } };
        }
        let does = ability.map_or_else(
            || self.text("draw-idle"),
            |ability| crate::show::ability_words(ability, self.look.lang),
        );
        let name = match who {
            Some((species, _)) => format!("{}: {does}", self.name(species)),
            None => self.fill("draw-quarter", &[("number", quarter.into()), ("does", does.into())]),
        };
        let place = if chosen { here } else { there.unwrap_or_default() };
        let id = format!("q-{seat}-{}-{quarter}", place_name(home));
        self.thing(&Thing { id: &id, place: &place, class: &class, target: true, name: &name }, &body)
    }

    /// Room for a sector: what it would cost, and how much of that is there.
    fn vacancy(self, seat: Seat, color: Color, level: u8, stack: usize) -> Markup {
        let points = self.game.data.numbers.sector_points[usize::from(level) - 1];
        let off = self.game.modifier(seat, ShipType::Construction, |effect| match effect {
            Effect::Discount(metal) => metal,
            _ => 0,
        });
        let cost = |sector| self.game.data.sector(sector).cost.saturating_sub(off);
        let costs = || self.game.sectors_for(seat).in_stack(stack).map(cost);
        let fits = self.game.sectors_that_fit(seat).any(|sector| sector.stack() == stack);
        let have = self.game.players()[seat].stock.metal();
        let color = self.text(&format!("color-{color}"));
        let name = self.fill("draw-slot", &[("level", level.into()), ("color", color.into())]);
        html! {
            div id={ "free-" (level) "-" (stack) } class=(if fits { "vc fits" } else { "vc" }) role="group" aria-label=(name) {
                span class="mh" {
                    b { (roman(level)) } " " (self.text(if fits { "draw-next" } else { "draw-later" }))
                    span class="vp" { (glyph::some(points, "points")) }
                }
                @if let Some((least, most)) = costs().min().zip(costs().max()) {
                    span class="rg" {
                        b { (least) @if most > least { "–" (most) } (icon("metal")) }
                        @if fits {
                            @let enough = have >= least.into();
                            progress class=[enough.then_some("enough")] aria-hidden="true"
                                max=(least.max(1)) value=(have.min(least.max(1).into())) {}
                        }
                    }
                    span class="hv" {
                        @if fits {
                            @let key = if have < least.into() { "draw-have" } else { "draw-enough" };
                            (self.fill(key, &[("count", Filling::Number(have.into())), ("need", least.into())]))
                        }
                        @else if level > 1 { (self.fill("draw-first", &[("level", roman(level - 1).to_owned().into())])) }
                    }
                } @else { span class="hv" { (self.text("draw-none-left")) } }
            }
        }
    }

    /// A station in few lines: a sector a line, for the mats of others.
    pub(super) fn small_station(self, seat: Seat, player: &Player) -> Markup {
        html! {
            section id={ "station-" (seat) } class="sst" aria-label=(self.text("draw-station-of")) {
                h3 { (self.text("draw-station-of")) span { (player.sectors()) (icon("sector")) } }
                @if let Some(hub) = player.hub { (self.lobby(seat, player, hub)) }
                @for module in player.modules() {
                    div class=(wing_class(module.sector.color())) { (self.module(seat, module)) }
                }
                @if player.sectors() == 0 { p class="none" { (self.text("draw-no-sector")) } }
            }
        }
    }
}
