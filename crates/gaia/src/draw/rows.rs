//! Rows of structures on a faction board: pieces still there, and the income where they left.

use std::fmt::Write as _;

use maud::{Markup, html};
use table::Seat;

use super::tiles::chips;
use super::{Pen, classes, icon};
use crate::catalogue::StructureBoard;
use crate::goods::Goods;
use crate::names::{Named, Structure};
use crate::player::Player;

/// Structures with a row of their own; the others share the last one.
const LONG: [Structure; 3] = [Structure::Mine, Structure::TradingStation, Structure::ResearchLab];
const SINGLE: [Structure; 3] = [Structure::Institute, Structure::AcademyLeft, Structure::AcademyRight];

impl Pen<'_> {
    /// All rows of a faction board.
    pub(super) fn rows(self, seat: Seat, player: &Player) -> Markup {
        html! {
            div id={ "rows-" (seat) } class="rows" role="group" aria-label=(self.text("draw-structures")) {
                @for kind in LONG { (self.row(seat, player, kind)) }
                div class="singles" { @for kind in SINGLE { (self.row(seat, player, kind)) } }
            }
        }
    }

    fn row(self, seat: Seat, player: &Player, kind: Structure) -> Markup {
        let row = &player.board().structures[kind];
        let built = self.game.pieces_used(seat, kind);
        let place = format!("structure-{kind}");
        let target = self.is_own_target(seat, &place);
        let class = [("rw", true), ("target", target), ("fresh", self.is_own_fresh(seat, &place))];
        html! {
            div id={ "row-" (seat) "-" (kind) } data-place=(place) class=(classes(&class))
                role=(if target { "button" } else { "group" }) tabindex=[target.then_some("0")]
                aria-label=(self.row_title(kind, row, built)) {
                h4 { @if row.count > 1 { span { (self.text(&format!("draw-row-{kind}"))) } } span class="pr" { (price(row)) } }
                div class={ "sl s" (row.count) } {
                    @for (slot, income) in (0..).zip(&row.income) { (self.slot(seat, kind, slot < built, *income)) }
                }
            }
        }
    }

    pub(crate) fn row_title(self, kind: Structure, row: &StructureBoard, built: u8) -> String {
        let values = [
            ("structure", kind.id().into()),
            ("built", built.into()),
            ("count", row.count.into()),
            ("power", row.power_value.into()),
        ];
        let mut price = format!("{} {}", self.text("draw-costs"), self.goods(row.cost));
        if let Some(near) = row.cost_near_opponent {
            let _ = write!(price, " ({}: {})", self.text("draw-near"), self.goods(near));
        }
        let income = row.income[..usize::from(built)].iter().fold(Goods::NONE, |sum, slot| sum + *slot);
        let income = format!("{}: {}", self.text("draw-income"), self.goods(income));
        let from = row.upgraded_from.map(|from| self.say("draw-upgrade", &[("structure", from.id().into())]));
        let words = [Some(self.say("draw-row", &values)), Some(price), from, Some(income)];
        words.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    /// A slot: the piece that waits on it, or the income it uncovered. The row tells in words what counts.
    fn slot(self, seat: Seat, kind: Structure, open: bool, income: Goods) -> Markup {
        let right = kind == Structure::AcademyRight;
        let action = if right { self.game.players()[seat].board().academy_action } else { Goods::NONE };
        html! {
            i class=[open.then_some("o")] {
                @if !open || SINGLE.contains(&kind) { (icon(kind.id())) }
                @if right { span { (icon("action")) (chips(action)) } }
                @else if income.is_none() { "–" }
                @else { span { (chips(income)) } }
            }
        }
    }
}

/// The price of a structure; where a neighbour makes it cheaper, both prices.
fn price(row: &StructureBoard) -> Markup {
    let Some(near) = row.cost_near_opponent else { return chips(row.cost) };
    let rest = Goods { credits: 0, ..row.cost };
    html! {
        b { (near.credits) "/" (row.cost.credits) (icon("credits")) }
        (chips(rest))
    }
}
