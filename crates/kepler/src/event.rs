//! What happens in a game, and what it changes.

use hex::Axial;
use serde::Serialize;
use table::{Chips, Counts, Eye, Seat};

use crate::cubes::Cubes;
use crate::names::{Action, Bonus, Named, Objective, Progress, Resource, Source, Technology, Track};
use crate::player::{Body, World};

/// Why a technology rose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rise {
    /// It was bought.
    Bought,
    /// It was free: at the start, or by a progress card.
    Free,
    /// Somebody else reached a light bulb.
    Collaboration,
    /// The Ghost rises by itself.
    Ghost,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// The first-player token was given to somebody.
    First { seat: Seat },
    /// A face-down tile was laid.
    Laid { seat: Seat, hex: Axial },
    /// A tile was turned up.
    TurnedUp { seat: Seat, hex: Axial, body: Body },
    /// An objective was dealt; which one is known to its owner alone.
    Dealt { seat: Seat, objective: Option<Objective> },
    /// An objective was kept, the other one left the game.
    Kept { seat: Seat, objective: Option<Objective> },

    /// A round began.
    RoundBegan { round: u8, first: Seat },
    /// The progress card of a round was turned up.
    Card { card: Progress, round: u8 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A main action was chosen.
    Acted { seat: Seat, action: Action },
    /// A bonus action was taken.
    TookBonus { seat: Seat, bonus: Bonus },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// Somebody qualifies for the progress card.
    Qualified { seat: Seat, card: Progress },
    /// A round ended.
    RoundEnded { round: u8 },

    /// Cubes went from the pool to a world.
    Produced { seat: Seat, world: World, cubes: Cubes },
    /// Cubes went from a world to the pool.
    Spent { seat: Seat, world: World, cubes: Cubes },
    /// A cube went from the pool to the pit.
    Burned { seat: Seat, kind: Resource },
    /// A cube went from the pit to the pool.
    Recovered { seat: Seat, kind: Resource },
    /// A cube was moved from one world to another.
    Shifted { seat: Seat, kind: Resource, from: World, to: World },
    /// A cube of this kind on a world changed places with one of the other kind in the pool.
    Transformed { seat: Seat, kind: Resource, world: World },

    /// A starship was placed on the board.
    Placed { seat: Seat, hex: Axial },
    /// A starship flew, along a way of so many hexes.
    Flew { seat: Seat, from: Axial, to: Axial, steps: u8 },
    /// A colonial target was reached and left the game.
    Target { seat: Seat, hex: Axial },
    /// A starship came back to supply, perhaps from a mine.
    Withdrew { seat: Seat, hex: Axial, mine: bool },
    /// A planet was colonised: the starship came back, a nation marker lies there.
    Colonised { seat: Seat, planet: u8, hex: Axial },
    /// A planet was terraformed.
    Terraformed { seat: Seat, planet: u8 },
    /// A technology rose.
    Rose { seat: Seat, technology: Technology, from: u8, to: u8, how: Rise },
    /// A marker advanced on a leadership track; steps beyond its end are lost.
    Advanced { seat: Seat, track: Track, steps: u8, to: u8 },
    /// A medal went from its space onto the progress card.
    MedalReached { track: Track, space: u8 },
    /// The medals of a track left the progress card.
    MedalsGiven { track: Track, medals: u8 },
    /// Somebody received medals.
    Medals { seat: Seat, track: Track, medals: u8 },
    /// The Ghost won medals, which left the game.
    MedalsLost { seat: Seat, track: Track, medals: u8 },

    /// The game is over.
    Over,
    /// Points of the final scoring.
    Scored { seat: Seat, source: Source, points: i16 },
}

/// The names under which cubes are counted, by where they are.
pub(crate) const POOL: [&str; 3] = ["pool_energy", "pool_matter", "pool_antimatter"];
/// On worlds.
pub(crate) const STORED: [&str; 3] = ["stored_energy", "stored_matter", "stored_antimatter"];
/// In the pit.
pub(crate) const PIT: [&str; 3] = ["pit_energy", "pit_matter", "pit_antimatter"];

/// Adds so many times some cubes to a count.
pub(crate) fn count_cubes(
    counts: &mut Counts,
    seat: Seat,
    names: [&'static str; 3],
    cubes: Cubes,
    times: i32,
) {
    for (name, kind) in names.into_iter().zip(Resource::ALL) {
        counts.add(seat, name, times * i32::from(cubes.of(*kind)));
    }
}

/// The name under which the medals on the progress card are counted.
pub(crate) fn on_card(track: Track) -> &'static str {
    match track {
        Track::Technology => "technology_medals_on_card",
        Track::Colonial => "colonial_medals_on_card",
    }
}

/// The name under which the medals on their spaces are counted.
pub(crate) fn on_track(track: Track) -> &'static str {
    match track {
        Track::Technology => "technology_medals_on_track",
        Track::Colonial => "colonial_medals_on_track",
    }
}

impl table::Event for Event {
    fn changes(&self, counts: &mut Counts) {
        let mut cubes = |seat, names, cubes, times| count_cubes(counts, seat, names, cubes, times);
        match *self {
            Event::Produced { seat, cubes: some, .. } => {
                cubes(seat, POOL, some, -1);
                cubes(seat, STORED, some, 1);
            }
            Event::Spent { seat, cubes: some, .. } => {
                cubes(seat, STORED, some, -1);
                cubes(seat, POOL, some, 1);
            }
            Event::Burned { seat, kind } => {
                cubes(seat, POOL, Cubes::one(kind), -1);
                cubes(seat, PIT, Cubes::one(kind), 1);
            }
            Event::Recovered { seat, kind } => {
                cubes(seat, PIT, Cubes::one(kind), -1);
                cubes(seat, POOL, Cubes::one(kind), 1);
            }
            Event::Transformed { seat, kind, .. } => {
                let other = if kind == Resource::Energy { Resource::Matter } else { Resource::Energy };
                for (names, gone, come) in [(STORED, kind, other), (POOL, other, kind)] {
                    cubes(seat, names, Cubes::one(gone), -1);
                    cubes(seat, names, Cubes::one(come), 1);
                }
            }
            _ => self.other_changes(counts),
        }
    }

    fn price(&self, seat: Seat, price: &mut Chips) {
        match *self {
            Event::Spent { seat: payer, cubes, .. } if payer == seat => cubes.add_to(price),
            Event::Burned { seat: payer, .. } if payer == seat => price.add("burned", 1),
            _ => {}
        }
    }

    fn gain(&self, seat: Seat, gain: &mut Chips) {
        match *self {
            Event::Produced { seat: owner, cubes, .. } if owner == seat => cubes.add_to(gain),
            Event::Recovered { seat: owner, .. } if owner == seat => gain.add("recovered", 1),
            Event::Advanced { seat: owner, track, steps, .. } if owner == seat => {
                gain.add(track.steps(), steps);
            }
            Event::Medals { seat: owner, track, medals } if owner == seat => gain.add(track.medals(), medals),
            Event::Scored { seat: owner, points, .. } if owner == seat => gain.add("points", points),
            _ => {}
        }
    }

    fn seen_by(&self, eye: Eye) -> Option<Event> {
        Some(match *self {
            Event::Dealt { seat, .. } if eye != Eye::Seat(seat) => Event::Dealt { seat, objective: None },
            Event::Kept { seat, .. } if eye != Eye::Seat(seat) => Event::Kept { seat, objective: None },
            open => open,
        })
    }
}

impl Event {
    /// What changes apart from cubes.
    fn other_changes(self, counts: &mut Counts) {
        match self {
            Event::Laid { .. } => counts.add_to_table("face_down", 1),
            Event::TurnedUp { .. } => {
                counts.add_to_table("face_down", -1);
                counts.add_to_table("face_up", 1);
                counts.add_to_table("unseen", -1);
            }
            Event::Dealt { seat, .. } => counts.add(seat, "objectives_dealt", 1),
            Event::Kept { seat, .. } => counts.add(seat, "objective", 1),
            Event::RoundBegan { .. } => counts.add_to_table("round", 1),
            Event::Card { .. } => counts.add_to_table("progress_deck", -1),
            Event::TurnEnded { .. } => counts.add_to_table("turns", 1),
            Event::Placed { seat, .. } => counts.add(seat, "ships", 1),
            Event::Withdrew { seat, .. } => counts.add(seat, "ships", -1),
            Event::Target { .. } => {
                counts.add_to_table("face_up", -1);
                counts.add_to_table("targets_reached", 1);
            }
            Event::Colonised { seat, .. } => {
                counts.add(seat, "ships", -1);
                counts.add(seat, "planets", 1);
            }
            Event::Terraformed { seat, .. } => counts.add(seat, "terraformed", 1),
            Event::Rose { seat, technology, from, to, .. } => {
                counts.add(seat, technology.id(), i32::from(to) - i32::from(from));
            }
            Event::Advanced { seat, track, steps, .. } => counts.add(seat, track.steps(), steps),
            Event::MedalReached { track, .. } => {
                counts.add_to_table(on_track(track), -1);
                counts.add_to_table(on_card(track), 1);
            }
            Event::MedalsGiven { track, medals } => counts.add_to_table(on_card(track), -i32::from(medals)),
            Event::Medals { seat, track, medals } => counts.add(seat, track.medals(), medals),
            Event::Scored { seat, points, .. } => counts.add(seat, "points", points),
            _ => {}
        }
    }
}
