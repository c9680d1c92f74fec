//! What the things of the table are: bodies, cards, upgrades and tracks in words.

use table::{Filling, Game as _, Lang, Named, Note, Seat, name_mark};

use super::{bill_words, edge_words, gain_words, spot_words};
use crate::Planetformers;
use crate::automa::deed_key;
use crate::cards::{AutomaCard, Crew, Survivor};
use crate::goods::{Gain, total};
use crate::names::{NodeKind, Planet, Resource, Role, Row, Specialist, Upgrade};
use crate::places::Place;
use crate::space::{Cell, Seats, Spot};
use crate::world::World;

/// Writes explanations of one game in one language.
#[derive(Clone, Copy)]
struct Pen<'a> {
    game: &'a Planetformers,
    lang: Lang,
}

/// The explanation of a place.
pub(super) fn note(game: &Planetformers, place: &str, lang: Lang) -> Option<Note> {
    let pen = Pen { game, lang };
    let seated = |seat: Seat| game.players.get(seat);
    match Place::read(place)? {
        Place::Spot(spot) => pen.spot(spot),
        Place::Cell(cell) => pen.cell(cell),
        Place::Track(planet, resource) => pen.track(planet, resource),
        Place::Merit(planet) => pen.merit(planet),
        Place::Crew(card) => Some(pen.crew(card)),
        Place::CrewDeck => Some(pen.plain("crew-deck", &[], "PF-CREW-19")),
        Place::Row(_, row) => Some(pen.row(row)),
        Place::Cargo(seat, resource) => pen.cargo(seat, resource),
        Place::Token(seat, token) => seated(seat).map(|player| pen.token(token, player.ready[token])),
        Place::Upgrade(seat, upgrade) => {
            seated(seat).map(|player| pen.upgrade(upgrade, player.upgrades[upgrade]))
        }
        Place::Markers(seat) => pen.markers(seat),
        Place::Survivor(card) => Some(pen.survivor(card)),
        Place::Automa(card) => Some(pen.automa(card)),
        Place::Symbol(symbol) => Some(pen.symbol(symbol)),
        Place::SurvivorDeck => Some(pen.plain("survivor-deck", &[], "PF-SCOUT-8")),
    }
}

impl Pen<'_> {
    fn text(self, key: &str) -> String {
        Planetformers::texts().get(self.lang, key)
    }

    fn fill(self, key: &str, values: &[(&str, Filling<'_>)]) -> String {
        Planetformers::texts().fill(self.lang, key, values)
    }

    /// A note whose title and text are in the catalogue.
    fn plain(self, key: &str, values: &[(&str, Filling<'_>)], rule: &'static str) -> Note {
        let key = format!("note-{key}");
        Note { title: self.text(&key), text: self.fill(&format!("{key}.text"), values), rule: Some(rule) }
    }

    fn gain(self, gain: Gain) -> Filling<'static> {
        Filling::Text(gain_words(gain, self.lang))
    }

    fn names(self, seats: Seats) -> String {
        seats.iter().map(name_mark).collect::<Vec<_>>().join(", ")
    }

    /// A body: what it yields, and what lies on it.
    fn spot(self, spot: Spot) -> Option<Note> {
        let (game, card) = (self.game, &self.game.data.get().planets[spot.planet]);
        let kind = card.kind(spot.node)?;
        let mut title = spot_words(game, spot, self.lang);
        if let Some(first) = title.get(..1) {
            title = first.to_uppercase() + &title[1..];
        }
        let world = game.world(spot.planet);
        let mut lines = Vec::new();
        let rule = match kind {
            NodeKind::Planet => {
                if let Some(color) = card.color {
                    title = format!("{title} ({})", self.text(color.id()));
                }
                lines.extend(world.map(|world| self.sides(world)));
                "PF-GATHER-2"
            }
            NodeKind::StarPortal => {
                lines.push(self.fill("note-portal", &[("gain", self.gain(card.yields[0]))]));
                "PF-CREW-16"
            }
            NodeKind::Asteroid => {
                lines.push(self.text("note-asteroid"));
                "PF-DEST-5"
            }
            NodeKind::Moon | NodeKind::SpaceStation => {
                lines.push(self.fill("note-satellite", &[("gain", self.gain(card.node_yields[spot.node]))]));
                "PF-DEST-4"
            }
        };
        lines.extend(self.guests(spot));
        Some(Note { title, text: lines.join("\n"), rule: Some(rule) })
    }

    /// Both sides of a Planet, and who has something on it.
    fn sides(self, world: &World) -> String {
        let card = &self.game.data.get().planets[world.planet];
        let [before, after] = card.yields;
        let levels = card.tracks.iter().map(|(resource, most)| {
            format!("{} {}/{most}", self.text(resource.id()), world.levels[*resource])
        });
        let levels = levels.collect::<Vec<_>>().join(", ");
        let key = if world.terraformed { "note-sides.alive" } else { "note-sides" };
        let sides = [("before", self.gain(before)), ("after", self.gain(after)), ("levels", levels.into())];
        let mut lines = vec![self.fill(key, &sides)];
        for (key, owners) in [("note-colonies", world.colonies), ("note-outposts", world.outposts)] {
            if !owners.is_empty() {
                lines.push(self.fill(key, &[("who", self.names(owners).into())]));
            }
        }
        lines.join("\n")
    }

    /// Whose Arks stand there.
    fn guests(self, spot: Spot) -> Option<String> {
        let here: Seats =
            self.game.players.iter().filter(|(_, player)| player.ark == spot).map(|(seat, _)| seat).collect();
        (!here.is_empty()).then(|| self.fill("note-arks", &[("who", self.names(here).into())]))
    }

    fn cell(self, cell: Cell) -> Option<Note> {
        if self.game.card_in(cell).is_some() {
            return None;
        }
        let left = self.game.unseen(Role::Deck).count() as i32;
        Some(self.plain("cell", &[("n", Filling::Number(left))], "PF-TRAVEL-12"))
    }

    fn track(self, planet: Planet, resource: Resource) -> Option<Note> {
        let world = self.game.world(planet)?;
        let most = self.game.data.planets[planet].levels[resource];
        let text =
            self.fill("note-track", &[("level", world.levels[resource].into()), ("most", most.into())]);
        let title = format!("{}, {}", self.text(planet.id()), self.text(resource.id()));
        Some(Note { title, text, rule: Some("PF-TERRA-1") })
    }

    /// What everybody would score on a Planet, if it were complete as it stands (PF-TERRA-15, PF-TERRA-16).
    fn merit(self, planet: Planet) -> Option<Note> {
        let world = self.game.world(planet)?;
        let data = self.game.data.get();
        let left = data.planets[planet].track_length.saturating_sub(total(world.levels));
        let title = self.fill("note-merit", &[("planet", planet.id().into())]);
        if world.terraformed {
            return Some(Note { title, text: self.text("note-merit.done"), rule: Some("PF-TERRA-17") });
        }
        let mut lines = vec![self.fill("note-merit.left", &[("n", left.into())])];
        for (rank, marker) in world.merit.iter().enumerate() {
            let points =
                marker.spot * data.scoring.per_spot + data.scoring.rank.get(rank).copied().unwrap_or(0);
            let who = Filling::Text(name_mark(marker.seat).to_owned());
            lines.push(self.fill(
                "note-merit.one",
                &[("who", who), ("spot", marker.spot.into()), ("points", points.into())],
            ));
        }
        Some(Note { title, text: lines.join("\n"), rule: Some("PF-TERRA-16") })
    }

    fn crew(self, card: Crew) -> Note {
        let face = self.game.data.crew(card);
        let edge = |row| Filling::Text(edge_words(&face.edges[row], self.lang));
        let title = format!("{} {card}", self.text(face.specialist.id()));
        let text = self.fill("note-crew", &[("top", edge(Row::Lower)), ("bottom", edge(Row::Upper))]);
        Note { title, text, rule: Some("PF-CREW-4") }
    }

    fn row(self, row: Row) -> Note {
        match row {
            Row::Upper => self.plain("upper-row", &[], "PF-CREW-7"),
            Row::Lower => self.plain("lower-row", &[], "PF-CREW-6"),
        }
    }

    fn cargo(self, seat: Option<Seat>, resource: Resource) -> Option<Note> {
        let data = self.game.data.get();
        let capacity = match seat {
            Some(seat) => self.game.players.get(seat)?.capacity(data),
            None => data.numbers.capacity[0],
        };
        let text =
            self.fill("note-cargo", &[("most", capacity.into()), ("later", data.numbers.capacity[1].into())]);
        Some(Note { title: self.text(resource.id()), text, rule: Some("PF-RES-4") })
    }

    fn token(self, token: Specialist, ready: bool) -> Note {
        let text = self.text(if ready { "note-token.ready" } else { "note-token.spent" });
        let title = self.fill("note-token", &[("token", token.id().into())]);
        Note { title, text, rule: Some(if ready { "PF-SPEC-3" } else { "PF-GAIN-1" }) }
    }

    fn upgrade(self, upgrade: Upgrade, paid: u8) -> Note {
        let card = &self.game.data.upgrades[upgrade];
        let price = Gain { resources: card.cost, ..Gain::default() };
        let fee = match card.fee {
            crate::catalogue::Fee::Engineer => "engineer",
            crate::catalogue::Fee::Any => "any_specialist",
        };
        let price = format!("{}, {}", self.text(fee), gain_words(price, self.lang));
        let state = match paid {
            0 => self.fill("note-upgrade", &[("price", price.into())]),
            paid if paid < card.steps => self.fill("note-upgrade.again", &[("price", price.into())]),
            _ => self.text("note-upgrade.done"),
        };
        let text = format!("{}\n{state}", self.text(&format!("{}.text", upgrade.id())));
        Note { title: self.text(upgrade.id()), text, rule: Some(upgrade_rule(upgrade)) }
    }

    fn markers(self, seat: Seat) -> Option<Note> {
        let player = self.game.players.get(seat)?;
        let bill = self.game.colony_bill(seat).map(|bill| bill_words(bill, self.lang));
        let values = [
            ("colonies", player.colonies.into()),
            ("free", player.colony_pool.into()),
            ("outposts", player.outposts.into()),
            ("pool", player.outpost_pool.into()),
            ("price", bill.unwrap_or_else(|| self.text("draw-none")).into()),
            ("limit", self.game.terraform_limit(seat).into()),
        ];
        Some(self.plain("markers", &values, "PF-COL-2"))
    }

    fn survivor(self, card: Survivor) -> Note {
        let face = self.game.data.survivor(card);
        let color = Filling::Name(face.color.id());
        let title = self.fill("note-survivor", &[("color", color.clone())]);
        let text = self.fill("note-survivor.text", &[("color", color), ("gain", self.gain(face.gain))]);
        Note { title, text, rule: Some("PF-SCOUT-3") }
    }
}

/// The Automa.
impl Pen<'_> {
    /// Its card: the actions from top to bottom (PF-SOLO-11).
    fn automa(self, card: AutomaCard) -> Note {
        let tasks = self.game.data.get().automa_tasks(card).iter();
        let deeds: Vec<String> = tasks.map(|task| self.text(deed_key(task.deed()))).collect();
        let title = self.fill("note-automa", &[("card", card.to_string().into())]);
        let text = self.fill("note-automa.text", &[("deeds", deeds.join(", ").into())]);
        Note { title, text, rule: Some("PF-SOLO-11") }
    }

    fn symbol(self, symbol: Specialist) -> Note {
        let title = self.text(symbol.id());
        Note { title, text: self.text("note-symbol"), rule: Some("PF-SOLO-13") }
    }
}

/// The rule that says what an upgrade does.
fn upgrade_rule(upgrade: Upgrade) -> &'static str {
    match upgrade {
        Upgrade::Robotics => "PF-UPG-6",
        Upgrade::Biodome => "PF-UPG-7",
        Upgrade::SpaceMining => "PF-UPG-8",
        Upgrade::Cargo => "PF-UPG-9",
        Upgrade::ScoutVehicles => "PF-UPG-10",
        Upgrade::LeisureFacilities => "PF-UPG-11",
        Upgrade::MiningVehicles => "PF-UPG-12",
        Upgrade::Engines => "PF-UPG-13",
    }
}
