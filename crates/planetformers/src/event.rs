//! What happens in a game.

use serde::{Deserialize, Serialize};
use table::{Chips, Counts, Filling, Lang, Seat, Tale, Words};

use crate::Planetformers;
use crate::automa::{Automa, AutomaEvent};
use crate::canteen::row_key;
use crate::cards::{AutomaCard, Crew, Survivor};
use crate::names::{Action, Cause, Named, Planet, Resource, Role, Row, Source, Specialist, Upgrade};
use crate::places;
use crate::show::{card_words, named, spot_words, worded};
use crate::space::{Cell, Spot};

/// What resources come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Giver {
    /// The set-up (PF-SETUP-13).
    Start,
    /// A spot where resources were gathered.
    Spot(Spot),
    /// A Trading Outpost on this Planet.
    Outpost(Planet),
    /// An upgrade, on arrival.
    Upgrade(Upgrade),
    /// The edge of a Crew card.
    Crew(Crew),
    /// A Survivor.
    Survivor(Survivor),
    /// A card of the Automa.
    Automa(AutomaCard),
}

/// Why a Crew card was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It was dealt and not kept (PF-SETUP-12).
    Dealt,
    /// It was played.
    Played,
    /// It was used as a Specialist (PF-SPEC-3).
    Specialist,
    /// It was exchanged for a token (PF-GAIN-1).
    Exchange,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// Chance named the starting player.
    Begins { seat: Seat },
    /// A Planet card was laid out.
    Laid { planet: Planet, cell: Cell },
    /// A round began.
    RoundBegan { round: u16, first: Seat },
    /// A round ended.
    RoundEnded { round: u16 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A turn ended.
    TurnEnded { seat: Seat },

    /// A Crew card came from the deck.
    Drew { seat: Seat, card: Crew },
    /// A Crew card was taken from a place of the Canteen.
    TookFromCanteen { seat: Seat, card: Crew, place: u8 },
    /// A place of the Canteen was filled from the deck.
    Refilled { place: u8, card: Crew },
    /// The discard pile of Crew cards became the deck.
    Reshuffled { cards: u8 },
    /// A Crew card was put into a row.
    Placed { seat: Seat, card: Crew, row: Row },
    /// A Crew card went to the discard pile.
    Discarded { seat: Seat, card: Crew, why: Why },
    /// A Crew card was played from a row.
    Played { seat: Seat, card: Crew, row: Row },
    /// A played Crew card was moved to the upper row.
    MovedUp { seat: Seat, card: Crew },
    /// The action of the edge that was active in this row was carried out.
    Acted { seat: Seat, card: Crew, row: Row },

    /// Resources were gained; those that did not fit were lost.
    Gained { seat: Seat, resource: Resource, units: u8, lost: u8, giver: Giver },
    /// Resources were paid.
    Paid { seat: Seat, resource: Resource, units: u8 },
    /// A Specialist token was used.
    TokenSpent { seat: Seat, token: Specialist },
    /// A Specialist token was readied.
    TokenReady { seat: Seat, token: Specialist },

    /// An upgrade was paid for, for the first or second time; it freed a Colony or an Outpost marker, or not.
    Unlocked { seat: Seat, upgrade: Upgrade, payments: u8, colony: bool, outpost: bool },
    /// An Ark travelled.
    Travelled { seat: Seat, from: Spot, to: Spot },
    /// An Ark discovered a Planet.
    Discovered { seat: Seat, from: Spot, planet: Planet, cell: Cell },
    /// An Ark had nowhere to go (PF-TRAVEL-19).
    Stayed { seat: Seat },

    /// An action was taken at a destination.
    Action { seat: Seat, action: Action, spot: Spot },
    /// A level was raised, and the marker moved on to a spot of the terraforming track.
    Raised { seat: Seat, planet: Planet, resource: Resource, level: u8, spot: u8 },
    /// A Planet was completed: its markers went back, and it was flipped.
    Completed { seat: Seat, planet: Planet },
    /// Points were scored: on the track, or at the end.
    Scored { seat: Seat, source: Source, points: i16 },

    /// A Survivor was drawn.
    Scouted { seat: Seat, survivor: Survivor },
    /// The discard pile of Survivors became the deck.
    SurvivorsReshuffled { cards: u8 },
    /// A Survivor that was drawn was discarded.
    Dropped { seat: Seat, survivor: Survivor },
    /// A Survivor that was drawn was kept.
    Kept { seat: Seat, survivor: Survivor },
    /// A Survivor was settled.
    Settled { seat: Seat, survivor: Survivor, planet: Planet },
    /// A Colony was created: the player's first, second, …
    Colony { seat: Seat, planet: Planet, number: u8 },
    /// A Trading Outpost was created, or moved from another Planet.
    Outpost { seat: Seat, planet: Planet, from: Option<Planet> },

    /// The Automa does something, or why it does it.
    Automa(AutomaEvent),

    /// The end of the game came in sight.
    Ending { seat: Seat, cause: Cause, last_round: u16 },
    /// The game ended.
    Over,
}

impl table::Event for Event {
    fn changes(&self, counts: &mut Counts) {
        match *self {
            Event::Laid { .. } => counts.add_to_table("planets", 1),
            Event::RoundBegan { .. } => counts.add_to_table("round", 1),
            Event::TurnEnded { .. } => counts.add_to_table("turns", 1),
            Event::Drew { seat, .. } => {
                counts.add_to_table("crew_deck", -1);
                counts.add(seat, "crew", 1);
            }
            Event::TookFromCanteen { seat, .. } => {
                counts.add_to_table("canteen", -1);
                counts.add(seat, "crew", 1);
            }
            Event::Refilled { .. } => {
                counts.add_to_table("crew_deck", -1);
                counts.add_to_table("canteen", 1);
            }
            Event::Reshuffled { cards } => {
                counts.add_to_table("crew_deck", cards);
                counts.add_to_table("crew_discard", -i32::from(cards));
            }
            Event::Discarded { seat, .. } => {
                counts.add(seat, "crew", -1);
                counts.add_to_table("crew_discard", 1);
            }
            Event::Gained { seat, resource, units, .. } => counts.add(seat, resource.id(), units),
            Event::Paid { seat, resource, units } => counts.add(seat, resource.id(), -i32::from(units)),
            Event::TokenSpent { seat, token } => counts.add(seat, token.id(), -1),
            Event::TokenReady { seat, token } => counts.add(seat, token.id(), 1),
            Event::Unlocked { seat, colony, outpost, .. } => {
                counts.add(seat, "upgrades", 1);
                counts.add(seat, "colony_pool", u8::from(colony));
                counts.add(seat, "outpost_pool", u8::from(outpost));
            }
            Event::Raised { .. } => counts.add_to_table("raised", 1),
            Event::Completed { .. } => counts.add_to_table("terraformed", 1),
            Event::Scored { seat, source, points } if !source.is_final() => {
                counts.add(seat, "points", points);
            }
            Event::Scouted { .. } => {
                counts.add_to_table("survivor_deck", -1);
                counts.add_to_table("scouted", 1);
            }
            Event::SurvivorsReshuffled { cards } => {
                counts.add_to_table("survivor_deck", cards);
                counts.add_to_table("survivor_discard", -i32::from(cards));
            }
            Event::Dropped { .. } => {
                counts.add_to_table("scouted", -1);
                counts.add_to_table("survivor_discard", 1);
            }
            Event::Kept { seat, .. } => {
                counts.add_to_table("scouted", -1);
                counts.add(seat, "held", 1);
            }
            Event::Settled { seat, .. } => {
                counts.add(seat, "held", -1);
                counts.add(seat, "settled", 1);
            }
            Event::Colony { seat, .. } => {
                counts.add(seat, "colony_pool", -1);
                counts.add(seat, "colonies", 1);
            }
            Event::Outpost { seat, from: None, .. } => {
                counts.add(seat, "outpost_pool", -1);
                counts.add(seat, "outposts", 1);
            }
            Event::Automa(event) => event.changes(counts),
            Event::Begins { .. }
            | Event::RoundEnded { .. }
            | Event::TurnBegan { .. }
            | Event::Placed { .. }
            | Event::Played { .. }
            | Event::MovedUp { .. }
            | Event::Acted { .. }
            | Event::Travelled { .. }
            | Event::Discovered { .. }
            | Event::Stayed { .. }
            | Event::Action { .. }
            | Event::Scored { .. }
            | Event::Outpost { .. }
            | Event::Ending { .. }
            | Event::Over => {}
        }
    }

    fn price(&self, seat: Seat, price: &mut Chips) {
        match *self {
            Event::Paid { seat: payer, resource, units } if payer == seat => price.add(resource.id(), units),
            Event::TokenSpent { seat: payer, token } if payer == seat => price.add(token.id(), 1),
            Event::Discarded { seat: payer, .. } if payer == seat => price.add("crew", 1),
            _ => {}
        }
    }

    fn gain(&self, seat: Seat, gain: &mut Chips) {
        match *self {
            Event::Gained { seat: owner, resource, units, .. } if owner == seat => {
                gain.add(resource.id(), units);
            }
            Event::TokenReady { seat: owner, token } if owner == seat => gain.add(token.id(), 1),
            Event::Drew { seat: owner, .. } | Event::TookFromCanteen { seat: owner, .. } if owner == seat => {
                gain.add("crew", 1);
            }
            Event::Scored { seat: owner, points, .. } if owner == seat => gain.add("points", points),
            _ => {}
        }
    }
}

impl Tale<Planetformers> for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Laid { .. }
            | Event::RoundBegan { .. }
            | Event::RoundEnded { .. }
            | Event::Refilled { .. }
            | Event::Reshuffled { .. }
            | Event::SurvivorsReshuffled { .. }
            | Event::Automa(AutomaEvent::Reshuffled { .. })
            | Event::Over => None,
            Event::Automa(_) => Some(Automa::SEAT),
            Event::Begins { seat }
            | Event::TurnBegan { seat }
            | Event::TurnEnded { seat }
            | Event::Drew { seat, .. }
            | Event::TookFromCanteen { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Played { seat, .. }
            | Event::MovedUp { seat, .. }
            | Event::Acted { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Paid { seat, .. }
            | Event::TokenSpent { seat, .. }
            | Event::TokenReady { seat, .. }
            | Event::Unlocked { seat, .. }
            | Event::Travelled { seat, .. }
            | Event::Discovered { seat, .. }
            | Event::Stayed { seat }
            | Event::Action { seat, .. }
            | Event::Raised { seat, .. }
            | Event::Completed { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Scouted { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Settled { seat, .. }
            | Event::Colony { seat, .. }
            | Event::Outpost { seat, .. }
            | Event::Ending { seat, .. } => Some(seat),
        }
    }

    fn words(&self, game: &Planetformers, lang: Lang) -> Option<Words> {
        let survivor = |key, survivor| {
            let (key, mut values) = named(key, "color", game.data.survivor(survivor).color.id());
            values.push(("survivor", survivor.to_string().into()));
            (key, values)
        };
        Some(match *self {
            Event::Begins { .. } => ("event-begins", vec![]),
            // A discovery tells it in its own words.
            Event::Laid { planet, .. } if game.data.planets[planet].role == Role::Deck => return None,
            Event::Laid { planet, .. } => named("event-laid", "planet", planet.id()),
            Event::RoundBegan { round, .. } => {
                ("event-round", vec![("round", Filling::Number(round.into()))])
            }
            Event::Drew { card, .. } => card_words(game, "event-drew", card),
            Event::TookFromCanteen { card, .. } => card_words(game, "event-took", card),
            Event::Refilled { card, .. } => card_words(game, "event-refilled", card),
            Event::Reshuffled { .. } => ("event-reshuffled", vec![]),
            Event::Placed { card, row, .. } => {
                let (key, mut values) = card_words(game, "event-placed", card);
                values.push(("row", row_key(row).into()));
                (key, values)
            }
            Event::Discarded { card, why, .. } => match why {
                Why::Dealt | Why::Played => return None,
                Why::Specialist => card_words(game, "event-used", card),
                Why::Exchange => card_words(game, "event-exchanged", card),
            },
            Event::Played { card, .. } => card_words(game, "event-played", card),
            Event::MovedUp { card, .. } => card_words(game, "event-moved-up", card),
            Event::TokenReady { token, .. } => named("event-token-ready", "token", token.id()),
            Event::Unlocked { upgrade, .. } => named("event-unlocked", "upgrade", upgrade.id()),
            Event::Travelled { to, .. } => worded("event-travelled", "spot", spot_words(game, to, lang)),
            Event::Discovered { planet, .. } => named("event-discovered", "planet", planet.id()),
            Event::Stayed { .. } => ("event-stayed", vec![]),
            Event::Action { action: Action::Gather, spot, .. } => {
                worded("event-gathered", "spot", spot_words(game, spot, lang))
            }
            Event::Raised { planet, resource, level, .. } => {
                let (key, mut values) = named("event-raised", "planet", planet.id());
                values.extend([("resource", resource.id().into()), ("level", level.into())]);
                (key, values)
            }
            Event::Completed { planet, .. } => named("event-completed", "planet", planet.id()),
            Event::Scored { source, .. } => named("event-scored", "source", source_key(source)),
            Event::Scouted { survivor: card, .. } => survivor("event-scouted", card),
            Event::SurvivorsReshuffled { .. } => ("event-survivors-reshuffled", vec![]),
            Event::Dropped { survivor: card, .. } => survivor("event-dropped", card),
            Event::Kept { survivor: card, .. } => survivor("event-kept", card),
            Event::Settled { survivor: card, planet, .. } => {
                let (key, mut values) = survivor("event-settled", card);
                values.push(("planet", planet.id().into()));
                (key, values)
            }
            Event::Colony { planet, .. } => named("event-colony", "planet", planet.id()),
            Event::Outpost { planet, from: None, .. } => named("event-outpost", "planet", planet.id()),
            Event::Outpost { planet, from: Some(from), .. } => {
                let (key, mut values) = named("event-outpost.moved", "planet", planet.id());
                values.push(("from", from.id().into()));
                (key, values)
            }
            Event::Automa(event) => return event.words(lang),
            Event::Ending { cause: Cause::Planets, .. } => ("event-ending", vec![]),
            Event::Ending { cause: Cause::Standstill, .. } => ("event-standstill", vec![]),
            Event::Over => ("event-over", vec![]),
            Event::RoundEnded { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Acted { .. }
            | Event::Action { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::TokenSpent { .. } => return None,
        })
    }

    fn is_aside(&self) -> bool {
        matches!(self, Event::Scored { .. })
    }

    fn places(&self, _game: &Planetformers) -> Vec<String> {
        match *self {
            Event::Laid { cell, .. } => vec![places::cell(cell)],
            Event::Drew { card, .. }
            | Event::TookFromCanteen { card, .. }
            | Event::Refilled { card, .. }
            | Event::Placed { card, .. }
            | Event::MovedUp { card, .. } => vec![places::crew(card)],
            Event::Gained { seat, resource, .. } | Event::Paid { seat, resource, .. } => {
                vec![places::cargo(seat, resource)]
            }
            Event::TokenSpent { seat, token } | Event::TokenReady { seat, token } => {
                vec![places::token(seat, token)]
            }
            Event::Unlocked { seat, upgrade, .. } => vec![places::upgrade(seat, upgrade)],
            Event::Travelled { to, .. } => vec![places::spot(to)],
            Event::Discovered { planet, .. }
            | Event::Completed { planet, .. }
            | Event::Colony { planet, .. }
            | Event::Outpost { planet, .. }
            | Event::Settled { planet, .. } => vec![places::spot(Spot::planet(planet))],
            Event::Raised { planet, resource, .. } => vec![places::track(planet, resource)],
            Event::Automa(event) => event.places(),
            Event::Kept { survivor, .. } => vec![places::survivor(survivor)],
            _ => Vec::new(),
        }
    }
}

/// The key of a source of points in the text catalogue.
fn source_key(source: Source) -> &'static str {
    match source {
        Source::Planets => "source-planets",
        Source::Outposts => "source-outposts",
        Source::Excess => "source-excess",
        Source::Unfinished => "source-unfinished",
        Source::Survivors => "source-survivors",
        Source::Colonies => "source-colonies",
        Source::Upgrades => "source-upgrades",
    }
}
