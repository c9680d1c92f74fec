//! The pictures of the introduction: parts of the table in positions made for it.

use maud::{Markup, html};
use table::{Eye, Lang, Look, Seat, Show as _};

use super::routes::{HEIGHT, WIDTH, corner};
use super::{Pen, icon};
use crate::Planetformers;
use crate::goods::total;
use crate::names::{Planet, Row, Specialist, Upgrade};
use crate::scene::Scene;

/// The reader's seat.
const YOU: Seat = Seat::new(0);

/// A picture by its name.
pub(super) fn figure(name: &str, lang: Lang) -> Option<Markup> {
    let game = match name {
        "system" => journey(),
        "merit" => nearly_complete(),
        "crew" | "ark" => hold(),
        _ => return None,
    };
    let mut look = Look::new(lang, Eye::Seat(YOU));
    if name == "system" {
        look = look.offering(&game.choices(lang));
    }
    let pen = Pen::new(&game, &look);
    let player = &game.players()[YOU];
    let body = match name {
        "system" => pen.system(),
        "merit" => pen.standing(Planet::Rusthaven),
        "crew" => {
            html! { section class="pf mt c-yellow" { (pen.hold(YOU, player)) (pen.tokens(YOU, player)) } }
        }
        _ => html! { section class="pf mt c-yellow" { (pen.upgrades(YOU, player)) } },
    };
    Some(html! { div class={ "pf figure " (name) } { (body) } })
}

/// An Ark about to travel, with three starting Planets and one that was discovered.
fn journey() -> Planetformers {
    Scene::new(2)
        .card((0, 0), "canopia")
        .ark(0, "verdance.p")
        .ark(1, "glacien.s1")
        .levels("verdance", [2, 0, 1, 0])
        .merit(0, "verdance", 2)
        .merit(1, "verdance", 1)
        .crew(0, Row::Lower, "C08")
        .turn_of(0)
}

/// Crew above and below the Cargo, some upgrades unlocked.
fn hold() -> Planetformers {
    Scene::new(2)
        .ark(0, "cinderfall.p")
        .cargo(0, [3, 2, 1, 0])
        .crew(0, Row::Upper, "C05 C22")
        .crew(0, Row::Lower, "C01 C13 C30")
        .ready(0, &[Specialist::Engineer, Specialist::LeaderGreen])
        .upgrades(0, &[Upgrade::Biodome])
        .plays_crew(0)
}

/// PF-EX-7: two levels are missing, and two markers share a spot.
fn nearly_complete() -> Planetformers {
    Scene::new(3)
        .card((0, 2), "rusthaven")
        .ark(0, "rusthaven.p")
        .levels("rusthaven", [2, 2, 2, 2])
        .merit(0, "rusthaven", 4)
        .merit(2, "rusthaven", 2)
        .merit(1, "rusthaven", 2)
        .colonies(0, &["rusthaven"])
        .colonies(2, &["rusthaven"])
        .still()
}

impl Pen<'_> {
    /// A Planet with its track, and what everybody would score if the reader raised what is missing.
    fn standing(self, planet: Planet) -> Markup {
        let Some((cell, world)) = self.game.worlds().find(|(_, world)| world.planet == planet) else {
            return html! {};
        };
        let (left, top) = corner(cell);
        let view = format!("{left} {top} {WIDTH} {HEIGHT}");
        let data = self.game.data.get();
        let missing = data.planets[planet].track_length - total(world.levels);
        let scoring = &data.scoring;
        html! {
            svg class="pf sys" fill="none" viewBox=(view) aria-hidden="true" { (self.world(cell, world)) (self.ark(YOU)) }
            div class="pf bd" {
                (self.merit(world))
                @for (rank, marker) in world.merit.iter().enumerate() {
                    @let more = if marker.seat == YOU { missing } else { 0 };
                    @let bonus = scoring.rank.get(rank).copied().unwrap_or(0);
                    p class="sd" {
                        (self.token(marker.seat)) " " (marker.spot) @if more > 0 { " + " (more) } @if bonus > 0 { " + " (bonus) }
                        " = " b { ((marker.spot + more) * scoring.per_spot + bonus) (icon("points")) }
                    }
                }
            }
        }
    }
}
