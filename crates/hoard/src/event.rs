//! What happens in a game of Hoard.

use serde::Serialize;
use table::{Chips, Counts, Eye, Lang, Seat, Tale, Words};

use crate::{Card, Hoard};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card came from the deck.
    Drew {
        /// To whom.
        seat: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// A card went into the deck.
    Returned {
        /// From whom.
        seat: Seat,
        /// Which, for whoever may know.
        card: Option<Card>,
    },
    /// Stones were taken from the heap.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// Stones were given up.
    Paid {
        /// By whom.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// The die was rolled.
    Rolled {
        /// For whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// A stone of the heap was thrown away.
    Lost,
    /// The dragon's mood.
    Mood {
        /// Its seat.
        seat: Seat,
        /// How hungry it is.
        mood: u8,
    },
    /// The card was counted at the end.
    Counted {
        /// Whose.
        seat: Seat,
        /// What it gave.
        points: i32,
    },
}

impl table::Event for Event {
    fn changes(&self, counts: &mut Counts) {
        match *self {
            Event::Drew { seat, .. } => {
                counts.add_to_table("deck", -1);
                counts.add(seat, "cards", 1);
            }
            Event::Returned { seat, .. } => {
                counts.add_to_table("deck", 1);
                counts.add(seat, "cards", -1);
            }
            Event::Took { seat, stones } => {
                counts.add_to_table("heap", -i32::from(stones));
                counts.add(seat, "stones", stones);
                counts.add(seat, "points", stones);
            }
            Event::Paid { seat, stones } => {
                counts.add(seat, "stones", -i32::from(stones));
                counts.add(seat, "points", -i32::from(stones));
                counts.add_to_table("lost", stones);
            }
            Event::Rolled { seat, face } => counts.add(seat, "points", face),
            Event::Lost => {
                counts.add_to_table("heap", -1);
                counts.add_to_table("lost", 1);
            }
            Event::Mood { .. } => {}
            Event::Counted { seat, points } => counts.add(seat, "points", points),
        }
    }

    fn price(&self, seat: Seat, price: &mut Chips) {
        if let Event::Paid { seat: payer, stones } = *self
            && payer == seat
        {
            price.add("stones", stones);
        }
    }

    fn gain(&self, seat: Seat, gain: &mut Chips) {
        match *self {
            Event::Took { seat: taker, stones } if taker == seat => gain.add("stones", stones),
            Event::Rolled { seat: digger, face } if digger == seat => gain.add("points", face),
            Event::Counted { seat: owner, points } if owner == seat => gain.add("points", points),
            _ => {}
        }
    }

    fn seen_by(&self, eye: Eye) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, .. } if eye != Eye::Seat(seat) => Event::Drew { seat, card: None },
            Event::Returned { seat, .. } if eye != Eye::Seat(seat) => Event::Returned { seat, card: None },
            open => open,
        })
    }
}

impl Tale<Hoard> for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Drew { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Took { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Mood { seat, .. }
            | Event::Counted { seat, .. } => Some(seat),
            Event::Lost => None,
        }
    }

    fn words(&self, _game: &Hoard, _lang: Lang) -> Option<Words> {
        match *self {
            Event::Drew { card: Some(card), .. } => Some(("event-drew", vec![("card", card.0.into())])),
            Event::Drew { card: None, .. } => Some(("event-drew.hidden", vec![])),
            Event::Returned { card: Some(card), .. } => {
                Some(("event-returned", vec![("card", card.0.into())]))
            }
            Event::Returned { card: None, .. } => Some(("event-returned.hidden", vec![])),
            Event::Rolled { face, .. } => Some(("event-rolled", vec![("face", face.into())])),
            Event::Lost => Some(("event-lost", vec![])),
            Event::Mood { mood, .. } => Some(("event-mood", vec![("mood", mood.into())])),
            Event::Counted { .. } => Some(("event-counted", vec![])),
            Event::Took { .. } | Event::Paid { .. } => None,
        }
    }

    fn places(&self, _game: &Hoard) -> Vec<String> {
        match self {
            Event::Took { .. } | Event::Lost => vec!["heap".to_owned()],
            _ => Vec::new(),
        }
    }
}
