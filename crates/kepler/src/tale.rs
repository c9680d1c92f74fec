//! What people read about what happened.

use table::{Filling, Game as _, Lang, Seat, Tale, Words};

use crate::event::Rise;
use crate::names::{Named, Resource};
use crate::player::World;
use crate::words::{hex_place, named, tech_place, the_hex, the_spot, the_world, tile_words, world_place};
use crate::{Event, Kepler};

impl Tale<Kepler> for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::RoundBegan { .. }
            | Event::Card { .. }
            | Event::RoundEnded { .. }
            | Event::MedalReached { .. }
            | Event::MedalsGiven { .. }
            | Event::Over => None,
            Event::First { seat }
            | Event::Laid { seat, .. }
            | Event::TurnedUp { seat, .. }
            | Event::Dealt { seat, .. }
            | Event::Kept { seat, .. }
            | Event::TurnBegan { seat }
            | Event::Acted { seat, .. }
            | Event::TookBonus { seat, .. }
            | Event::TurnEnded { seat }
            | Event::Qualified { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Spent { seat, .. }
            | Event::Burned { seat, .. }
            | Event::Recovered { seat, .. }
            | Event::Shifted { seat, .. }
            | Event::Transformed { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Flew { seat, .. }
            | Event::Target { seat, .. }
            | Event::Withdrew { seat, .. }
            | Event::Colonised { seat, .. }
            | Event::Terraformed { seat, .. }
            | Event::Rose { seat, .. }
            | Event::Advanced { seat, .. }
            | Event::Medals { seat, .. }
            | Event::MedalsLost { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
        }
    }

    fn words(&self, game: &Kepler, lang: Lang) -> Option<Words> {
        let on = |world: World| ("world", the_world(game, world, lang));
        Some(match *self {
            Event::First { .. } => ("event-first", vec![]),
            Event::Laid { hex, .. } => ("event-laid", vec![("hex", the_hex(game, hex, lang))]),
            Event::TurnedUp { hex, body, .. } => {
                let what = ("what", Filling::Text(tile_words(game, body, lang)));
                ("event-turned-up", vec![what, ("hex", the_spot(game, hex, lang))])
            }
            Event::Dealt { objective: None, .. } => ("event-dealt.hidden", vec![]),
            Event::Dealt { objective: Some(card), .. } => named("event-dealt", "objective", card.id()),
            Event::Kept { objective: None, .. } => ("event-kept.hidden", vec![]),
            Event::Kept { objective: Some(card), .. } => named("event-kept", "objective", card.id()),
            Event::Card { card, round } => {
                ("event-card", vec![("card", Filling::Name(card.id())), ("round", round.into())])
            }
            Event::Acted { action, .. } => named("event-acted", "action", action.key()),
            Event::TookBonus { bonus, .. } => named("event-bonus", "bonus", bonus.key()),
            Event::Qualified { card, .. } => named("event-qualified", "card", card.id()),
            Event::Produced { world, .. } => ("event-produced", vec![on(world)]),
            Event::Recovered { kind, .. } => named("event-recovered", "kind", kind.id()),
            Event::Shifted { kind, from, to, .. } => (
                "event-shifted",
                vec![
                    ("kind", Filling::Name(kind.id())),
                    ("from", the_world(game, from, lang)),
                    ("to", the_world(game, to, lang)),
                ],
            ),
            Event::Transformed { kind, world, .. } => {
                let other = if kind == Resource::Energy { Resource::Matter } else { Resource::Energy };
                let kinds = [("kind", Filling::Name(kind.id())), ("other", Filling::Name(other.id()))];
                ("event-transformed", kinds.into_iter().chain([on(world)]).collect())
            }
            Event::Placed { hex, .. } => ("event-placed", vec![("hex", the_hex(game, hex, lang))]),
            Event::Flew { from, to, steps, .. } => (
                "event-flew",
                vec![
                    ("from", the_hex(game, from, lang)),
                    ("to", the_hex(game, to, lang)),
                    ("steps", steps.into()),
                ],
            ),
            Event::Target { .. } => ("event-target", vec![]),
            Event::Withdrew { hex, mine, .. } => {
                let key = if mine { "event-withdrew.mine" } else { "event-withdrew" };
                (key, vec![("hex", if mine { the_spot(game, hex, lang) } else { the_hex(game, hex, lang) })])
            }
            Event::Colonised { planet, .. } => ("event-colonised", vec![on(World::planet(planet))]),
            Event::Terraformed { planet, .. } => ("event-terraformed", vec![on(World::planet(planet))]),
            Event::Rose { technology, to, how, .. } => {
                let name = Kepler::texts().get(lang, &format!("{}-{to}", technology.key()));
                let key = match how {
                    Rise::Collaboration => "event-rose.collaboration",
                    Rise::Bought | Rise::Free | Rise::Ghost => "event-rose",
                };
                let technology = ("technology", Filling::Name(technology.key()));
                (key, vec![technology, ("level", to.into()), ("name", Filling::Text(name))])
            }
            Event::MedalReached { track, space } => {
                ("event-medal-reached", vec![("track", Filling::Name(track.key())), ("space", space.into())])
            }
            Event::Medals { track, .. } => named("event-medals", "track", track.key()),
            Event::MedalsLost { track, .. } => named("event-medals-lost", "track", track.key()),
            Event::Over => ("event-over", vec![]),
            Event::Scored { source, .. } => named("event-scored", "source", source.key()),
            // What they belong to is told by another event.
            Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::RoundEnded { .. }
            | Event::Spent { .. }
            | Event::Burned { .. }
            | Event::Advanced { .. }
            | Event::MedalsGiven { .. } => return None,
        })
    }

    fn places(&self, _game: &Kepler) -> Vec<String> {
        match *self {
            Event::Laid { hex, .. }
            | Event::TurnedUp { hex, .. }
            | Event::Placed { hex, .. }
            | Event::Target { hex, .. }
            | Event::Withdrew { hex, .. } => vec![hex_place(hex)],
            Event::Flew { from, to, .. } => vec![hex_place(from), hex_place(to)],
            Event::Colonised { seat, planet, hex } => {
                vec![hex_place(hex), world_place(seat, World::planet(planet))]
            }
            Event::Terraformed { seat, planet } => vec![world_place(seat, World::planet(planet))],
            Event::Produced { seat, world, .. }
            | Event::Spent { seat, world, .. }
            | Event::Transformed { seat, world, .. } => vec![world_place(seat, world)],
            Event::Shifted { seat, from, to, .. } => vec![world_place(seat, from), world_place(seat, to)],
            Event::Burned { seat, .. } | Event::Recovered { seat, .. } => vec![format!("pit-{seat}")],
            Event::Acted { action, .. } => vec![format!("action-{action}")],
            Event::TookBonus { bonus, .. } => vec![format!("bonus-{bonus}")],
            Event::Rose { seat, technology, .. } => vec![tech_place(seat, technology)],
            Event::Advanced { track, .. } | Event::MedalReached { track, .. } => {
                vec![format!("track-{track}")]
            }
            Event::Card { .. } | Event::Qualified { .. } => vec!["card".to_owned()],
            _ => Vec::new(),
        }
    }
}
