//! The action grid: nine main actions, and at its edge the bonus actions of the columns and rows. It is where both are
//! chosen.

use maud::{Markup, html};
use table::Seat;

use super::{Pen, Thing, classes, glyph, icon};
use crate::catalogue::Axis;
use crate::names::{Action, Bonus, Named, Technology};
use crate::player::{Body, Face, World};

impl Pen<'_> {
    /// The grid of a player: the bonuses of the columns above it, those of the rows below each.
    pub(super) fn action_grid(self, seat: Seat) -> Markup {
        html! {
            section id={ "grid-" (seat) } class="ag" aria-label=(self.text("draw-grid")) {
                @for column in 0..3 { (self.bonus_at(seat, Axis::Column, column)) }
                @for row in 0..3 {
                    @for column in 0..3 { (self.action_at(seat, row, column)) }
                    (self.bonus_at(seat, Axis::Row, row))
                }
            }
        }
    }

    /// The main action of this turn, if it is this player's.
    fn chosen(self, seat: Seat) -> Option<Action> {
        self.game.turn().action.filter(|_| self.game.active() == seat && self.game.step().is_turn())
    }

    fn action_at(self, seat: Seat, row: u8, column: u8) -> Markup {
        let spaces = &self.game.data.get().actions;
        let here = |action: &&Action| (spaces[**action].row, spaces[**action].column) == (row, column);
        let Some(&action) = Action::ALL.iter().find(here) else { return html! {} };
        let place = format!("action-{action}");
        let cube = self.game.players()[seat].cube == action;
        let class = classes(&[
            ("ac", true),
            (&format!("r{row} c{column}"), true),
            ("cube", cube),
            ("on", self.chosen(seat) == Some(action)),
        ]);
        let mut name =
            format!("{}. {}", self.text(action.key()), self.text(&format!("{}.text", action.key())));
        if cube {
            name = format!("{name} {}", self.text("draw-cube-here"));
        }
        let body = html! {
            span class="sg-of" { (icon(action.id())) @if cube { i class="cb" aria-hidden="true" {} } }
            span class="nm" { (self.text(&format!("{}.short", action.key()))) }
            span class="fx" { (self.power(seat, action)) }
        };
        let target = self.is_own_target(seat, &place);
        self.thing(
            &Thing { id: &format!("act-{seat}-{action}"), place: &place, class: &class, target, name: &name },
            &body,
        )
    }

    /// What an action would do for a player now.
    fn power(self, seat: Seat, action: Action) -> Markup {
        let (game, player) = (self.game, &self.game.players()[seat]);
        let numbers = &game.data.get().numbers;
        let level = |technology| game.data.level(technology, player.levels[technology]);
        html! {
            @match action {
                Action::SpaceMissions => (glyph::cubes(game.ship_cost(seat))),
                Action::ColonySeeding => (glyph::some(self.colonies_ready(seat), "planet")),
                Action::TechnologicalDevelopment => {
                    b { (Technology::ALL.iter().filter(|one| game.check_buy(seat, **one).is_ok()).count()) "/5" }
                },
                Action::StellarPropulsion => b { (game.speed(seat)) "+" (game.speed(seat)) (icon("speed")) },
                Action::Terraforming => (glyph::some(self.terraforming_ready(seat), "points")),
                Action::GalacticMap => { b { "+" (numbers.map_steps) } b { (numbers.map_tiles) (icon("tile")) } },
                Action::EnergyStorage => (glyph::plus(level(Technology::EnergyDevelopment).energy, "energy")),
                Action::PlanetaryExploitation => (glyph::some(level(Technology::Terraforming).exploited, "planet")),
                Action::GenerateAntimatter => (glyph::plus(level(Technology::AntimatterScience).antimatter, "antimatter")),
            }
        }
    }

    /// Planets that the player's starships could colonise.
    fn colonies_ready(self, seat: Seat) -> u8 {
        let under = |hex| match self.game.tile_at(hex)?.face {
            Face::Up(Body::Planet(number)) => self.game.check_colonise(seat, number).ok(),
            _ => None,
        };
        self.game.players()[seat].ships.iter().filter_map(|ship| under(ship.hex)).count() as u8
    }

    /// Points of the colonies that could be terraformed.
    fn terraforming_ready(self, seat: Seat) -> u8 {
        let worlds = self.game.players()[seat].planets().filter_map(|planet| planet.world.number());
        let ready = worlds.filter(|number| self.game.check_terraform(seat, *number).is_ok());
        ready.map(|number| self.game.data.planet(number).points).sum()
    }

    /// The bonus action of a column or a row: whether the main action opens it, and what it does.
    fn bonus_at(self, seat: Seat, axis: Axis, index: u8) -> Markup {
        let bonuses = &self.game.data.get().bonuses;
        let here = |bonus: &&Bonus| (bonuses[**bonus].axis, bonuses[**bonus].index) == (axis, index);
        let Some(&bonus) = Bonus::ALL.iter().find(here) else { return html! {} };
        let place = format!("bonus-{bonus}");
        let turn = self.game.turn();
        let open = self.chosen(seat).and_then(|action| {
            let unlocked = self.game.data.unlocked[action];
            unlocked.iter().position(|other| *other == bonus)
        });
        let taken = open.is_some_and(|place| turn.taken[place]);
        let (kind, line) = match axis {
            Axis::Column => ("bc", "bc"),
            Axis::Row => ("bw", "br"),
        };
        let class = classes(&[
            ("bo", true),
            (kind, true),
            (&format!("{line}{index}"), true),
            ("open", open.is_some() && !taken),
            ("taken", taken),
        ]);
        let name = format!("{}. {}", self.text(bonus.key()), self.text(&format!("{}.text", bonus.key())));
        let body = html! {
            span class="nm" { (self.text(&format!("{}.short", bonus.key()))) }
            span class="fx" { (glyph::effect(bonuses[bonus].effect)) @if taken { b { "✓" } } }
        };
        let target = self.is_own_target(seat, &place);
        self.thing(
            &Thing { id: &format!("bo-{seat}-{bonus}"), place: &place, class: &class, target, name: &name },
            &body,
        )
    }

    /// The name of a world without its number.
    pub(super) fn world_name(self, world: World) -> String {
        match world.number() {
            None => self.text("earth"),
            Some(number) => self.game.data.planet(number).name.clone(),
        }
    }
}
