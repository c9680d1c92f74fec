//! What happens in a game.

use serde::Serialize;
use table::{Chips, Counts, Lang, Seat, Tale, Words};

use crate::catalogue::Effect;
use crate::diplomacy::track_key;
use crate::goods::Goods;
use crate::moves::Cast;
use crate::names::{Cause, Face, Hub, Named, Ship, ShipType, Source, Species, Track};
use crate::player::{Origin, Place};
use crate::sector::Sector;
use crate::show::{amounts, effect_words, home, named, one, place_in, the_ship, worded};
use crate::{Phoenix, Player};

/// What goods come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Giver {
    /// The starting stock of the hub (SP-SETUP-15).
    Start,
    /// The place in the turn order (SP-SETUP-17).
    TurnOrder,
    /// A ship that was used or dismantled.
    Ship(Ship),
    /// A die of an expedition.
    Die(Face),
    /// Resources of choice.
    Choice,
    /// A diplomacy track.
    Track(Track),
    /// An income icon.
    Income(Origin),
    /// A space for a starting resident (SP-HUB-A11-4).
    Space(Species),
    /// An ability of the station.
    Ability(Origin),
    /// A sector that was built, at once.
    Sector(Sector),
    /// A conversion.
    Conversion,
}

impl Giver {
    /// The row of the score sheet in which its points are written.
    pub fn source(self) -> Source {
        match self {
            Giver::Start | Giver::TurnOrder | Giver::Income(_) | Giver::Space(_) => Source::Income,
            Giver::Ship(_) | Giver::Choice | Giver::Ability(_) => Source::Abilities,
            Giver::Die(_) => Source::Observed,
            Giver::Track(_) => Source::Tracks,
            Giver::Sector(_) => Source::Immediate,
            Giver::Conversion => Source::Converted,
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// Chance named the starting player.
    Begins { seat: Seat },
    /// Aliens came from the bag: teal, pink, brown, gold.
    Drawn { aliens: [u8; 4] },
    /// A sector was shown in the display.
    Opened { sector: Sector },
    /// A sector came into a reserve.
    Reserved { seat: Seat, sector: Sector },
    /// A hub was dealt.
    Dealt { seat: Seat, hub: Hub },
    /// A hub was kept, or came with a set.
    KeptHub { seat: Seat, hub: Hub },
    /// A ship card was revealed.
    Revealed { ship: Ship },
    /// A ship joined a fleet: one that lay open, or one of a set; chosen, or by itself.
    TookShip { seat: Seat, ship: Ship, shown: bool, by_itself: bool },
    /// A ship that lay open, or an own one, was given up.
    GaveUp { seat: Seat, ship: Ship, drawn: bool },
    /// A ship that nobody took left the game.
    Discarded { ship: Ship },
    /// Ship cards that nobody saw left the game.
    NeverSeen { ship: Ship, cards: u8 },

    /// A turn began.
    TurnBegan { seat: Seat },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// Another turn will follow.
    ExtraTurn { seat: Seat },

    /// A ship was used: GEMs lie on it now, the fee goes to its owner.
    Used { seat: Seat, ship: Ship, owner: Option<Seat>, gems: u8, fee: u8 },
    /// The owner of a ship received its fee.
    Fee { seat: Seat, from: Seat, gems: u8 },
    /// An Action marker was put onto a ship, or came back.
    Marker { seat: Seat, out: bool },
    /// GEMs on the own ships, and those on a neutral one, went to the supply.
    Cleared { seat: Seat, gems: u8, neutral: u8 },
    /// A ship was dismantled.
    Dismantled { seat: Seat, ship: Ship },

    /// Something was paid to the supply.
    Paid { seat: Seat, goods: Goods },
    /// Something was gained from the supply.
    Gained { seat: Seat, goods: Goods, from: Giver },
    /// Points were lost (SP-HUB-A12-2).
    LostPoints { seat: Seat, points: u8 },

    /// A sector joined a station, from the display or from the own reserve.
    Built { seat: Seat, sector: Sector, reserved: bool },
    /// A sector went back to the display.
    ReturnedSector { seat: Seat, sector: Sector },
    /// A resident came from the supply: now there are so many of the species on the station.
    Arrived { seat: Seat, species: Species, place: Place, now: u8 },
    /// A resident moved to another place.
    Relocated { seat: Seat, species: Species, from: Place, to: Place },
    /// A resident went back to the supply.
    Left { seat: Seat, species: Species, place: Place },

    /// A transaction was made.
    Transaction { seat: Seat },
    /// Dice were rolled.
    Rolled { seat: Seat, cast: Cast },
    /// A die was used.
    UsedDie { seat: Seat, face: Face },
    /// A token went up a track: chosen, or by itself.
    Advanced { seat: Seat, track: Track, steps: u8, by_itself: bool },
    /// An ability was used: chosen, or by itself.
    UsedAbility { seat: Seat, origin: Origin, by_itself: bool },
    /// Income was taken.
    Income { seat: Seat },

    /// The end of the game was triggered.
    Ending { seat: Seat, cause: Cause },
    /// The game is over.
    Over,
    /// Points of the final scoring.
    Scored { seat: Seat, source: Source, points: i16 },
}

impl table::Event for Event {
    fn changes(&self, counts: &mut Counts) {
        match *self {
            Event::Drawn { aliens } => {
                for (species, n) in Species::ALIENS.into_iter().zip(aliens) {
                    counts.add_to_table(species.id(), n);
                    counts.add_to_table("bag", -i32::from(n));
                }
            }
            Event::Opened { .. } => {
                counts.add_to_table("unseen_sectors", -1);
                counts.add_to_table("display", 1);
            }
            Event::Reserved { seat, .. } => {
                counts.add_to_table("unseen_sectors", -1);
                counts.add(seat, "reserve", 1);
            }
            Event::Dealt { seat, .. } => counts.add(seat, "hubs_dealt", 1),
            Event::KeptHub { seat, .. } => counts.add(seat, "hub", 1),
            Event::TurnEnded { .. } => counts.add_to_table("turns", 1),
            Event::Income { seat } => counts.add(seat, "incomes", 1),
            Event::Advanced { seat, track, steps, .. } => counts.add(seat, track_key(track), steps),
            Event::Paid { seat, goods } => count_goods(counts, seat, goods, -1),
            Event::Gained { seat, goods, .. } => count_goods(counts, seat, goods, 1),
            Event::LostPoints { seat, points } => counts.add(seat, "points", -i32::from(points)),
            Event::Scored { seat, points, .. } => counts.add(seat, "points", points),
            Event::Built { seat, reserved, .. } => {
                if reserved {
                    counts.add(seat, "reserve", -1);
                } else {
                    counts.add_to_table("display", -1);
                }
                counts.add(seat, "sectors", 1);
            }
            Event::ReturnedSector { seat, .. } => {
                counts.add(seat, "sectors", -1);
                counts.add_to_table("display", 1);
            }
            Event::Arrived { seat, species, .. } => {
                counts.add_to_table(species.id(), -1);
                counts.add(seat, species.id(), 1);
            }
            Event::Left { seat, species, .. } => {
                counts.add(seat, species.id(), -1);
                counts.add_to_table(species.id(), 1);
            }
            _ => self.ship_changes(counts),
        }
    }

    fn price(&self, seat: Seat, price: &mut Chips) {
        match *self {
            Event::Paid { seat: payer, goods } if payer == seat => goods.add_to(price),
            Event::Used { seat: payer, gems, fee, .. } if payer == seat => price.add("gems", gems + fee),
            Event::LostPoints { seat: loser, points } if loser == seat => price.add("points", points),
            _ => {}
        }
    }

    fn gain(&self, seat: Seat, gain: &mut Chips) {
        match *self {
            Event::Gained { seat: gainer, goods, .. } if gainer == seat => goods.add_to(gain),
            Event::Fee { seat: owner, gems, .. } if owner == seat => gain.add("gems", gems),
            Event::Scored { seat: scorer, points, .. } if scorer == seat => gain.add("points", points),
            _ => {}
        }
    }
}

impl Event {
    /// Where ship cards and the GEMs on ships go.
    fn ship_changes(self, counts: &mut Counts) {
        match self {
            Event::Revealed { ship } => {
                counts.add_to_table(ship.id(), -1);
                counts.add_to_table("shown", 1);
            }
            Event::TookShip { seat, ship, shown, .. } => {
                counts.add_to_table(if shown { "shown" } else { ship.id() }, -1);
                counts.add(seat, ship.id(), 1);
            }
            Event::GaveUp { seat, ship, drawn } => {
                if drawn {
                    counts.add_to_table("shown", -1);
                } else {
                    counts.add(seat, ship.id(), -1);
                }
                counts.add_to_table("gone", 1);
            }
            Event::Discarded { .. } => {
                counts.add_to_table("shown", -1);
                counts.add_to_table("gone", 1);
            }
            Event::NeverSeen { ship, cards } => {
                counts.add_to_table(ship.id(), -i32::from(cards));
                counts.add_to_table("gone", cards);
            }
            Event::Used { seat, owner, gems, fee, .. } => {
                counts.add(seat, "gems", -i32::from(gems) - i32::from(fee));
                if let Some(owner) = owner {
                    counts.add(owner, "gems_on_ships", gems);
                } else {
                    counts.add_to_table("neutral_gems", gems);
                    counts.add(seat, "neutral_marker", 1);
                }
            }
            Event::Fee { seat, gems, .. } => counts.add(seat, "gems", gems),
            Event::Marker { seat, out } => counts.add(seat, "action_marker", if out { 1 } else { -1 }),
            Event::Cleared { seat, gems, neutral } => {
                counts.add(seat, "gems_on_ships", -i32::from(gems));
                counts.add_to_table("neutral_gems", -i32::from(neutral));
                counts.add(seat, "neutral_marker", -i32::from(neutral > 0));
            }
            Event::Dismantled { seat, ship } => {
                counts.add(seat, ship.id(), -1);
                counts.add_to_table("gone", 1);
            }
            _ => {}
        }
    }
}

/// Goods that somebody gains or pays.
fn count_goods(counts: &mut Counts, seat: Seat, goods: Goods, times: i32) {
    for chip in goods.chips() {
        counts.add(seat, chip.what, times * chip.amount);
    }
}

impl Phoenix {
    /// Everything that can be counted. Ship cards that nobody has seen are the table's.
    pub(crate) fn count_everything(&self) -> Counts {
        let mut counts = Counts::default();
        let aliens = Species::ALIENS.iter().map(|species| i32::from(self.drawn[*species])).sum::<i32>();
        counts.add_to_table("bag", 4 * i32::from(self.data.numbers.aliens_per_species) - aliens);
        counts.add_to_table("unseen_sectors", self.boxed.len() as i32);
        counts.add_to_table("display", self.display.len() as i32);
        counts.add_to_table("shown", self.shown.len() as i32);
        counts.add_to_table("gone", self.gone.values().map(|n| i32::from(*n)).sum::<i32>());
        let gems = self.neutral.iter().map(|neutral| i32::from(neutral.gems));
        counts.add_to_table("neutral_gems", gems.sum::<i32>());
        counts.add_to_table("turns", self.turns as i32);
        self.supply.iter().for_each(|(species, n)| counts.add_to_table(species.id(), *n));
        self.deck.iter().for_each(|(ship, n)| counts.add_to_table(ship.id(), *n));
        for (seat, player) in self.players.iter() {
            count_player(&mut counts, seat, player);
            let markers = self.neutral.iter().filter(|neutral| neutral.marker == Some(seat));
            counts.add(seat, "neutral_marker", markers.count() as i32);
            if self.step == crate::Step::Over {
                let points = self.points_of(seat);
                let end = points.iter().filter(|(source, _)| source.is_final());
                counts.add(seat, "points", end.map(|(_, points)| *points).sum::<i32>());
            }
        }
        counts
    }
}

/// What lies in front of a player.
fn count_player(counts: &mut Counts, seat: Seat, player: &Player) {
    let stock = player.stock;
    for (what, amount) in
        [("gems", stock.gems), ("food", stock.food()), ("water", stock.water()), ("metal", stock.metal())]
    {
        counts.add(seat, what, amount);
    }
    counts.add(seat, "points", player.points);
    player.fleet.iter().for_each(|own| counts.add(seat, own.ship.id(), 1));
    counts.add(seat, "gems_on_ships", player.fleet.iter().map(|own| i32::from(own.gems)).sum::<i32>());
    counts.add(seat, "action_marker", i32::from(player.marker.is_some()));
    counts.add(seat, "sectors", player.sectors());
    counts.add(seat, "reserve", player.reserve.len() as i32);
    counts.add(seat, "hub", i32::from(player.hub.is_some()));
    counts.add(seat, "hubs_dealt", player.dealt.iter().flatten().count() as i32);
    counts.add(seat, "incomes", player.incomes as i32);
    player.census.iter().for_each(|(species, n)| counts.add(seat, species.id(), *n));
    player.tokens.iter().for_each(|(track, level)| counts.add(seat, track_key(track), *level));
}

impl Tale<Phoenix> for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Drawn { .. }
            | Event::Opened { .. }
            | Event::Revealed { .. }
            | Event::Discarded { .. }
            | Event::NeverSeen { .. }
            | Event::Ending { cause: Cause::Stalemate, .. }
            | Event::Over => None,
            Event::Begins { seat }
            | Event::Reserved { seat, .. }
            | Event::Dealt { seat, .. }
            | Event::KeptHub { seat, .. }
            | Event::TookShip { seat, .. }
            | Event::GaveUp { seat, .. }
            | Event::TurnBegan { seat }
            | Event::TurnEnded { seat }
            | Event::ExtraTurn { seat }
            | Event::Used { seat, .. }
            | Event::Fee { seat, .. }
            | Event::Marker { seat, .. }
            | Event::Cleared { seat, .. }
            | Event::Dismantled { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Gained { seat, .. }
            | Event::LostPoints { seat, .. }
            | Event::Built { seat, .. }
            | Event::ReturnedSector { seat, .. }
            | Event::Arrived { seat, .. }
            | Event::Relocated { seat, .. }
            | Event::Left { seat, .. }
            | Event::Transaction { seat }
            | Event::Rolled { seat, .. }
            | Event::UsedDie { seat, .. }
            | Event::Advanced { seat, .. }
            | Event::UsedAbility { seat, .. }
            | Event::Income { seat }
            | Event::Ending { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
        }
    }

    fn words(&self, game: &Phoenix, lang: Lang) -> Option<Words> {
        let ship = |key, ship| Some((key, vec![("ship", the_ship(ship, lang))]));
        let resident =
            |key, species, place| Some((key, vec![("resident", one(species, lang)), ("place", place)]));
        match *self {
            Event::Begins { .. } => Some(("event-begins", vec![])),
            Event::Drawn { aliens } => {
                let kinds = Species::ALIENS.map(Named::id).into_iter().zip(aliens);
                Some(worded("event-drawn", "aliens", amounts(kinds, lang)))
            }
            Event::Opened { sector } => Some(worded("event-opened", "sector", sector.to_string())),
            Event::Reserved { sector, .. } => Some(worded("event-reserved", "sector", sector.to_string())),
            Event::Dealt { hub, .. } => Some(named("event-dealt", "hub", hub.id())),
            // Whoever was dealt hubs has chosen this one.
            Event::KeptHub { seat, hub } => {
                let chosen = game.players[seat].dealt[0].is_some();
                Some(named(if chosen { "event-chose-hub" } else { "event-kept-hub" }, "hub", hub.id()))
            }
            Event::Revealed { ship } => Some(named("event-revealed", "ship", ship.id())),
            Event::TookShip { ship: taken, by_itself: true, .. } => ship("event-took-ship", taken),
            Event::TookShip { ship: taken, by_itself: false, .. } => ship("event-drafted", taken),
            Event::GaveUp { ship: given, .. } => ship("event-gave-up", given),
            Event::Discarded { ship } => Some(named("event-discarded", "ship", ship.id())),
            Event::ExtraTurn { .. } => Some(("event-extra-turn", vec![])),
            Event::Used { seat, ship: used, owner: Some(owner), .. } if owner != seat => {
                Some(("event-used.other", vec![("ship", the_ship(used, lang)), ("owner", owner.into())]))
            }
            Event::Used { ship: used, .. } => ship("event-used", used),
            Event::Fee { from, .. } => Some(("event-fee", vec![("seat", from.into())])),
            Event::Dismantled { ship: gone, .. } => ship("event-dismantled", gone),
            // The metal of a ship that was dismantled.
            Event::Gained { from: Giver::Ship(_), goods, .. } if goods.metal > 0 => None,
            Event::Gained { from, .. } => from.words(game, lang),
            Event::LostPoints { .. } => Some(("event-lost-points", vec![])),
            Event::Arrived { species, place, now, .. } => {
                let (key, mut values) = resident("event-arrived", species, place_in(place, "in", lang))?;
                values.push(("now", now.into()));
                Some((key, values))
            }
            Event::Relocated { species, from, to, .. } => {
                let (key, mut values) = resident("event-relocated", species, place_in(from, "from", lang))?;
                values.push(("to", place_in(to, "to", lang)));
                Some((key, values))
            }
            Event::Left { species, place, .. } => {
                resident("event-left", species, place_in(place, "from", lang))
            }
            Event::ReturnedSector { sector, .. } => {
                Some(worded("event-returned-sector", "sector", sector.to_string()))
            }
            Event::Rolled { cast, .. } => {
                let dice = cast.iter().map(|(face, n)| (face.id(), *n));
                Some(worded("event-rolled", "dice", amounts(dice, lang)))
            }
            Event::Advanced { track, steps, by_itself: true, .. } => {
                Some(("event-advanced", vec![("track", track_key(track).into()), ("steps", steps.into())]))
            }
            Event::UsedAbility { seat, origin, .. } => game.ability_told(seat, origin, lang),
            Event::Income { .. } => Some(("event-income-taken", vec![])),
            Event::Ending { cause: Cause::Stalemate, .. } => Some(("event-stalemate", vec![])),
            Event::Ending { cause, .. } => Some(named("event-ending", "cause", end_key(cause))),
            Event::Over => Some(("event-over", vec![])),
            Event::Scored { source, .. } => Some(named("event-scored", "source", source_key(source))),
            // What they belong to is told by the move, or by another event.
            Event::NeverSeen { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Marker { .. }
            | Event::Cleared { .. }
            | Event::Paid { .. }
            | Event::Transaction { .. }
            | Event::UsedDie { .. }
            | Event::Advanced { by_itself: false, .. }
            | Event::Built { .. } => None,
        }
    }

    fn places(&self, _game: &Phoenix) -> Vec<String> {
        let one = |place: String| vec![place];
        match *self {
            Event::Opened { sector }
            | Event::Reserved { sector, .. }
            | Event::Built { sector, .. }
            | Event::ReturnedSector { sector, .. } => one(format!("sector-{sector}")),
            Event::Dealt { hub, .. } | Event::KeptHub { hub, .. } => one(format!("hub-{hub}")),
            Event::Revealed { ship } => one(format!("draft-{ship}")),
            Event::TookShip { seat, ship, .. } => one(format!("ship-{seat}-{ship}")),
            Event::Used { ship, owner: Some(owner), .. } => one(format!("ship-{owner}-{ship}")),
            Event::Used { ship, owner: None, .. } => one(format!("neutral-{ship}")),
            Event::Arrived { seat, place, species, .. } | Event::Left { seat, place, species } => {
                vec![home(seat, place), format!("planet-{species}")]
            }
            Event::Relocated { seat, from, to, .. } => vec![home(seat, from), home(seat, to)],
            Event::UsedAbility { seat, origin, .. } => one(home(seat, origin.place)),
            Event::Advanced { track, .. } => one(format!("track-{track}")),
            Event::Rolled { cast, .. } => {
                let shown = cast.iter().filter(|(_, n)| **n > 0);
                shown.map(|(face, _)| format!("die-{face}")).collect()
            }
            Event::UsedDie { face, .. } => one(format!("die-{face}")),
            _ => Vec::new(),
        }
    }
}

impl Phoenix {
    /// The use of an ability; what it costs and brings is told beside it, so that only the rest needs words.
    fn ability_told(&self, seat: Seat, origin: Origin, lang: Lang) -> Option<Words> {
        let effect = self.players[seat].printed(origin)?.effect;
        let place = ("place", place_in(origin.place, "of", lang));
        Some(match effect {
            Effect::Gain(_) => ("event-ability.gain", vec![place]),
            Effect::Exchange { .. } => ("event-ability.exchange", vec![place]),
            _ => ("event-ability", vec![place, ("effect", effect_words(effect, lang).into())]),
        })
    }
}

impl Giver {
    /// Where goods come from, if the line above does not say it.
    fn words(self, game: &Phoenix, lang: Lang) -> Option<Words> {
        match self {
            Giver::Start => Some(("event-start-stock", vec![])),
            Giver::TurnOrder => Some(("event-turn-order", vec![])),
            Giver::Track(track) => Some(named("event-bonus", "track", track_key(track))),
            Giver::Income(origin) => {
                Some(("event-income", vec![("place", place_in(origin.place, "of", lang))]))
            }
            Giver::Space(species) => Some(("event-space", vec![("resident", one(species, lang))])),
            Giver::Sector(sector) => Some(worded("event-immediate", "sector", sector.to_string())),
            Giver::Ship(ship) => match game.data.ships[ship].kind {
                ShipType::Farm => Some(("event-farm", vec![])),
                ShipType::IceCollector => Some(("event-ice", vec![])),
                _ => None,
            },
            Giver::Die(_) | Giver::Choice | Giver::Ability(_) | Giver::Conversion => None,
        }
    }
}

/// The key of what ends the game in the text catalogue.
pub(crate) fn end_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Points => "end-points",
        Cause::Sectors => "end-sectors",
        Cause::Aliens => "end-aliens",
        Cause::Stalemate => "end-stalemate",
    }
}

fn source_key(source: Source) -> &'static str {
    match source {
        Source::Observed => "source-observed",
        Source::Tracks => "source-tracks",
        Source::Income => "source-income",
        Source::Abilities => "source-abilities",
        Source::Immediate => "source-immediate",
        Source::Converted => "source-converted",
        Source::Lost => "source-lost",
        Source::Sectors => "source-sectors",
        Source::Residents => "source-residents",
        Source::PluralityHuman => "source-plurality_human",
        Source::PluralityGold => "source-plurality_gold",
        Source::PluralityTeal => "source-plurality_teal",
        Source::PluralityPink => "source-plurality_pink",
        Source::PluralityBrown => "source-plurality_brown",
        Source::Station => "source-station",
        Source::Leftovers => "source-leftovers",
    }
}
