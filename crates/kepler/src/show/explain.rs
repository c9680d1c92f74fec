//! What the things of the table are, in words.

use hex::Axial;
use table::{Filling, Game, Lang, Note, Seat, name_mark};

use super::attempts::world_of;
use crate::Kepler;
use crate::catalogue::{Axis, TOP_LEVEL};
use crate::cubes::Cubes;
use crate::names::{Action, Bonus, Named, Objective, Resource, Technology, Track};
use crate::player::{Body, Face, World};
use crate::words::{cubes_words, hex_words, world_words};

/// Explains in one language.
#[derive(Clone, Copy)]
struct Guide<'a> {
    game: &'a Kepler,
    lang: Lang,
}

/// The explanation of a place.
pub(super) fn note(game: &Kepler, place: &str, lang: Lang) -> Option<Note> {
    let guide = Guide { game, lang };
    let (kind, name) = place.split_once('-').unwrap_or((place, ""));
    match kind {
        "hex" => guide.hex(name.parse().ok()?),
        "ship" => guide.ship(name.parse().ok()?),
        "action" => {
            let action = Action::from_id(name)?;
            Some(guide.about(action.key(), &format!("{}.text", action.key()), "KE-ACT-2"))
        }
        "bonus" => Some(guide.bonus(Bonus::from_id(name)?)),
        "world" => guide.world(name),
        "cube" => guide.world(name.rsplit_once('-')?.0),
        "technology" => Some(guide.technology(Technology::from_id(name)?)),
        "tech" => Some(guide.technology(Technology::from_id(name.split_once('-')?.1)?)),
        "track" => Some(guide.track(Track::from_id(name)?)),
        "pool" => Some(guide.about("pool", "explain-pool", "KE-RES-3")),
        "pit" => Some(guide.about("pit", "explain-pit", "KE-RES-5")),
        "goods" => guide.goods(name),
        "objective" => Some(guide.objective(Objective::from_id(name)?)),
        "card" => Some(guide.card()),
        "seat" => guide.seat(name),
        _ => None,
    }
}

/// `1` is the first seat.
fn seat_of(game: &Kepler, name: &str) -> Option<Seat> {
    let seat = Seat::new(name.parse::<u8>().ok()?.checked_sub(1)?);
    game.players.get(seat).map(|_| seat)
}

impl Guide<'_> {
    fn text(self, key: &str) -> String {
        Kepler::texts().get(self.lang, key)
    }

    fn fill(self, key: &str, values: &[(&str, Filling<'_>)]) -> String {
        Kepler::texts().fill(self.lang, key, values)
    }

    fn cubes(self, cubes: Cubes) -> Filling<'static> {
        let words = cubes_words(cubes, self.lang);
        Filling::Text(if words.is_empty() { self.text("draw-none") } else { words })
    }

    /// A note whose title and text stand in the catalogue.
    fn about(self, title: &str, text: &str, rule: &'static str) -> Note {
        Note { title: self.text(title), text: self.text(text), rule: Some(rule) }
    }

    fn zone(self, hex: Axial) -> Filling<'static> {
        Filling::Text(self.text(&format!("zone-{}", self.game.data.galaxy.zone(hex))))
    }

    /// A hex with whatever is there.
    fn hex(self, hex: Axial) -> Option<Note> {
        let galaxy = &self.game.data.get().galaxy;
        if !galaxy.board.contains(hex) {
            return None;
        }
        let title = hex_words(self.game, hex, self.lang);
        let (text, rule) = if let Some(star) = galaxy.stars.iter().find(|star| star.hex == hex) {
            let used = galaxy.stars_for(self.game.people).any(|other| other.hex == hex);
            let class = self.text(&format!("class-{}", star.class));
            let text = self.text(if used { "explain-star.text" } else { "explain-star.unused" });
            (format!("{}. {text}", self.fill("explain-star", &[("class", class.into())])), "KE-SETUP-10")
        } else if hex == galaxy.sol {
            (self.text("explain-sol"), "KE-MISS-3")
        } else if galaxy.landmarks.iter().any(|(_, landmark)| *landmark == hex) {
            (self.text("explain-hole"), "KE-MOVE-4")
        } else {
            self.tile(hex)
        };
        Some(Note { title, text, rule: Some(rule) })
    }

    /// The tile on a hex, or open space.
    fn tile(self, hex: Axial) -> (String, &'static str) {
        match self.game.tile_at(hex).map(|tile| tile.face) {
            Some(Face::Up(Body::Planet(number))) => (self.planet(number, hex), "KE-COMP-3"),
            Some(Face::Up(Body::Mine)) => (self.text("explain-mine"), "KE-WITHDRAW-2"),
            Some(Face::Up(Body::Target)) => (self.text("explain-target"), "KE-MOVE-9"),
            Some(Face::Down) => {
                let unseen = self.game.unseen;
                let values = [
                    ("planets", (unseen.planets.count_ones() as u8).into()),
                    ("mines", unseen.mines.into()),
                    ("targets", unseen.targets.into()),
                    ("zone", self.zone(hex)),
                ];
                let text = self.fill("explain-tile.text", &values);
                (format!("{}. {text}", self.text("explain-tile")), "KE-SETUP-11")
            }
            Some(Face::Gone) | None => {
                let distance = self.game.data.galaxy.sol.distance(hex);
                let values = [("zone", self.zone(hex)), ("distance", distance.into())];
                let text = self.fill("explain-space.text", &values);
                (format!("{}. {text}", self.text("explain-space")), "KE-MOVE-2")
            }
        }
    }

    /// Both sides of a planet's card, and whose it is.
    fn planet(self, number: u8, hex: Axial) -> String {
        let card = self.game.data.planet(number);
        let kind = Filling::Text(self.text(&format!("type-{}", card.kind)));
        let mut lines = vec![
            self.fill("explain-planet", &[("type", kind), ("zone", self.zone(hex))]),
            self.fill(
                "explain-planet.colony",
                &[("cubes", self.cubes(card.colony)), ("icons", card.icons.into())],
            ),
            self.fill(
                "explain-planet.terraform",
                &[
                    ("level", card.level.into()),
                    ("cubes", self.cubes(card.cost)),
                    ("points", card.points.into()),
                    ("terraformed", self.cubes(card.terraformed)),
                ],
            ),
        ];
        let has = |seat: &Seat| self.game.players[*seat].world(World::planet(number)).is_some();
        if let Some(owner) = self.game.players.seats().find(has) {
            lines.push(self.fill("explain-planet.owner", &[("who", owner.into())]));
        }
        lines.join("\n")
    }

    fn ship(self, hex: Axial) -> Option<Note> {
        let has = |seat: &Seat| self.game.players[*seat].ship_at(hex).is_some();
        let owner = self.game.players.seats().find(has)?;
        let title = self.fill("draw-ship-of", &[("who", owner.into())]);
        let text = self.fill("explain-ship", &[("speed", self.game.speed(owner).into())]);
        Some(Note { title, text, rule: Some("KE-MOVE-1") })
    }

    fn bonus(self, bonus: Bonus) -> Note {
        let line = match self.game.data.bonuses[bonus].axis {
            Axis::Row => "row",
            Axis::Column => "column",
        };
        let how = self.fill("explain-bonus", &[("line", Filling::Text(line.to_owned()))]);
        let text = format!("{}\n{how}", self.text(&format!("{}.text", bonus.key())));
        Note { title: self.text(bonus.key()), text, rule: Some("KE-BONUS-2") }
    }

    /// `1-earth`, `2-17`: a world with what lies on it.
    fn world(self, name: &str) -> Option<Note> {
        let (seat, world) = name.split_once('-')?;
        let (seat, world) = (seat_of(self.game, seat)?, world_of(world)?);
        let holding = self.game.players[seat].world(world)?;
        let (about, rule) = match world.number() {
            Some(number) => (self.planet(number, holding.hex), "KE-COMP-3"),
            None => (self.text("explain-earth"), "KE-RES-12"),
        };
        let cubes = self.fill("explain-cubes", &[("cubes", self.cubes(holding.cubes))]);
        let title = world_words(self.game, world, self.lang);
        Some(Note { title, text: format!("{cubes}\n{about}"), rule: Some(rule) })
    }

    /// All levels of a technology.
    fn technology(self, technology: Technology) -> Note {
        let lines = (0..=TOP_LEVEL).map(|level| self.level(technology, level));
        let text = lines.collect::<Vec<_>>().join("\n");
        Note { title: self.text(technology.key()), text, rule: Some("KE-TECH-1") }
    }

    fn level(self, technology: Technology, level: u8) -> String {
        let card = self.game.data.level(technology, level);
        let key = format!("{}-{level}", technology.key());
        let mut values =
            vec![("name", self.text(&key).into()), ("text", self.text(&format!("{key}.text")).into())];
        if level == 0 {
            return self.fill("explain-technology-start", &values);
        }
        values.extend([("level", level.into()), ("cubes", self.cubes(card.cost))]);
        let mut line = self.fill("explain-technology-level", &values);
        if card.icons > 0 {
            line =
                format!("{line} {}", self.fill("explain-technology-icons", &[("icons", card.icons.into())]));
        }
        if card.bulb > 0 {
            line = format!("{line} {}", self.fill("explain-technology-bulb", &[("level", card.bulb.into())]));
        }
        line
    }

    fn track(self, track: Track) -> Note {
        let points = [("points", self.game.data.numbers.medal_points.into())];
        let text = self.fill("explain-track", &points);
        Note { title: self.text(track.key()), text, rule: Some("KE-MEDAL-4") }
    }

    /// What the own stock counts.
    fn goods(self, name: &str) -> Option<Note> {
        match name {
            "pool" => Some(self.about("pool", "explain-pool", "KE-RES-3")),
            "pit" => Some(self.about("pit", "explain-pit", "KE-RES-5")),
            _ => {
                let title = self.text(Resource::from_id(name)?.id());
                let text = self.fill("explain-stored", &[("kind", title.clone().into())]);
                Some(Note { title, text, rule: Some("KE-RES-4") })
            }
        }
    }

    fn objective(self, objective: Objective) -> Note {
        let points = [("points", self.game.data.objectives[objective].points.into())];
        let text = format!(
            "{}\n{}",
            self.text(&format!("{objective}.text")),
            self.fill("explain-objective", &points)
        );
        Note { title: self.text(objective.id()), text, rule: Some("KE-OBJ-4") }
    }

    /// The progress card of the round, and who would benefit now.
    fn card(self) -> Note {
        let Some(card) = self.game.card else {
            return self.about("draw-card", "draw-no-card", "KE-PROG-3");
        };
        let set = self.game.qualifying(card);
        let seats = self.game.players.seats().filter(|seat| set >> seat.index() & 1 == 1);
        let names: Vec<&str> = seats.map(name_mark).collect();
        let who = if names.is_empty() { self.text("draw-nobody") } else { names.join(", ") };
        let values = [("text", self.text(&format!("{card}.text")).into()), ("who", who.into())];
        Note {
            title: self.text(card.id()),
            text: self.fill("explain-card", &values),
            rule: Some("KE-PROG-3"),
        }
    }

    fn seat(self, name: &str) -> Option<Note> {
        let seat = seat_of(self.game, name)?;
        let (key, rule) = if self.game.ghost() == Some(seat) {
            ("explain-ghost", "KE-SOLO-2")
        } else {
            ("explain-seat", "KE-COMP-7")
        };
        Some(Note { title: name_mark(seat).to_owned(), text: self.text(key), rule: Some(rule) })
    }
}
