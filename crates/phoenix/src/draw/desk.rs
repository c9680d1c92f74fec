//! The middle of the table: home planets, a station, and all ships or what the open question is chosen from.

use maud::{Markup, html};

use super::{Pen, Thing, icon};
use crate::goods::Goods;
use crate::names::{Named, Species};

impl Pen<'_> {
    /// The desk.
    pub(super) fn desk(self) -> Markup {
        html! {
            div id="desk" class="sp desk" {
                div id="planets" class="pls" { @for species in Species::ALL { (self.planet(*species)) } }
                (self.station(self.focus()))
                @if let Some(tray) = self.tray() { (tray) } @else { (self.ships()) }
            }
        }
    }

    /// A home planet: how many are left there, and what it takes to bring one home.
    pub(super) fn planet(self, species: Species) -> Markup {
        let place = format!("planet-{species}");
        let left = self.game.supply()[species];
        let price = self.fare(species);
        let name = self.fill(
            "draw-planet",
            &[
                ("text", self.explain(&place).into()),
                ("count", left.into()),
                ("goods", self.goods(price).into()),
            ],
        );
        let body = html! {
            svg class="wd" viewBox="0 0 92 100" {
                circle class={ "s-" (species) } cx="46" cy="50" r="42" {}
                path class={ "belt s-" (species) "2" } d=(belt(species)) {}
                use href={ "#i-" (species) } x="22" y="26" width="48" height="48" {}
            }
            span class="hm" {
                span class="lf" { b { (left) } " " (self.text("draw-left")) }
                span class="nm" { (self.text(&format!("draw-home-{species}"))) }
                span class="pr" {
                    @for chip in self.offer(&place).map_or_else(|| price.chips(), |offer| offer.price.clone()) {
                        b { (chip.amount) (icon(chip.what)) }
                    }
                }
            }
        };
        let class = if left == 0 { "pl gone" } else { "pl" };
        let target = self.is_target(&place);
        self.thing(&Thing { id: &place, place: &place, class, target, name: &name }, &body)
    }

    /// What a resident of this species costs: in a transaction, or as an ally.
    fn fare(self, species: Species) -> Goods {
        let data = self.game.data.get();
        match species {
            Species::Human => Goods::from(data.numbers.ally_cost),
            Species::Gold => data.transactions.gold,
            _ => data.transactions.aerobic,
        }
    }
}

/// Land and clouds on a planet, different on each.
fn belt(species: Species) -> &'static str {
    match species {
        Species::Teal => "M10 40q18-10 36 0t36 0M9 58q18-10 37 0t37 0",
        Species::Pink => "M30 18h.1M62 24h.1M16 44h.1M74 60h.1M32 82h.1M60 80h.1M18 66h.1M76 38h.1",
        Species::Brown => "M14 30l34-16M8 52l66-32M14 72l70-34M34 84l48-24",
        Species::Gold => "M46 13v74M10 50h72M20 24l52 52M72 24 20 76",
        Species::Human => "M22 24q14 2 12 14t10 12-8 16-12-4M58 20q14 8 12 22t-10 22",
    }
}
