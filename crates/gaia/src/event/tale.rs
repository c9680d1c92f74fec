//! What people read about an event.

use hex::CellSet;
use table::{Filling, Game as _, Lang, Seat, Show as _, Tale, Words, name_mark};

use super::{Event, Lay, Origin, Why};
use crate::catalogue::Timing;
use crate::goods::Goods;
use crate::names::Named;
use crate::power::Power;
use crate::score::Source;
use crate::show::{place_of_hex, spot};
use crate::{Automa, Gaia};

impl Tale<Gaia> for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Dealt(_)
            | Event::DealtAgain { .. }
            | Event::Turned { .. }
            | Event::Formed { .. }
            | Event::ActionsReady { .. }
            | Event::Round { .. }
            | Event::Ending => None,
            Event::Automa(event) => (!event.is_of_table()).then_some(Automa::SEAT),
            Event::Struck { seat, .. }
            | Event::Nominated { seat, .. }
            | Event::Bid { seat, .. }
            | Event::Outbid { seat, .. }
            | Event::Faction { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Lost { seat, .. }
            | Event::QicAsOre { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Power { seat, .. }
            | Event::Gaiaformers { seat, .. }
            | Event::Built { seat, .. }
            | Event::Replaced { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Station { seat, .. }
            | Event::LostPlanet { seat, .. }
            | Event::Project { seat, .. }
            | Event::ProjectDone { seat, .. }
            | Event::Founded { seat, .. }
            | Event::Joined { seat, .. }
            | Event::Token { seat, .. }
            | Event::Flipped { seat, .. }
            | Event::Advanced { seat, .. }
            | Event::Tile { seat, .. }
            | Event::AdvancedTile { seat, .. }
            | Event::Covered { seat, .. }
            | Event::Action { seat, .. }
            | Event::Special { seat, .. }
            | Event::Ready { seat, .. }
            | Event::Took { seat, .. }
            | Event::GaveBack { seat, .. }
            | Event::Passed { seat }
            | Event::Income { seat }
            | Event::IncomePower { seat }
            | Event::Converted { seat, .. } => Some(seat),
        }
    }

    /// What a deed says is not told twice: only what follows from it has words.
    fn words(&self, game: &Gaia, lang: Lang) -> Option<Words> {
        let one = |key, name, id: &'static str| Some((key, vec![(name, Filling::Name(id))]));
        match *self {
            Event::Dealt(dealt) => Some(dealt.words(game)),
            Event::DealtAgain { .. } => Some(("event-dealt-again", vec![])),
            Event::Turned { place, turns } => {
                let sector = game.sector_number(place);
                Some(("event-turned", vec![("sector", sector.into()), ("turns", turns.into())]))
            }
            Event::Struck { faction, .. } => one("event-struck", "faction", faction.id()),
            Event::Nominated { faction, .. } => one("event-nominated", "faction", faction.id()),
            Event::Bid { faction, points, .. } => {
                Some(("event-bid", vec![("faction", faction.id().into()), ("points", points.into())]))
            }
            Event::Outbid { faction, .. } => one("event-outbid", "faction", faction.id()),
            Event::Faction { faction, .. } => one("event-faction", "faction", faction.id()),
            Event::Gained { from, .. } => gained(from),
            Event::Lost { goods: Goods { charge: count @ 1.., .. }, .. } => {
                Some(("event-lost.charge", vec![("count", count.into())]))
            }
            Event::Lost { goods, .. } => {
                Some(("event-lost", vec![("amount", goods_in_words(goods, lang).into())]))
            }
            Event::QicAsOre { count, .. } => Some(("event-qic-as-ore", vec![("count", count.into())])),
            Event::Scored { source, .. } if has_line(game, source) => {
                Some(("event-scored", vec![("source", game.source(&source.name(), lang).into())]))
            }
            Event::Power { why: Why::Return, before: Power { gaia, .. }, .. } => {
                Some(("event-returned", vec![("count", gaia.into())]))
            }
            Event::Formed { planets } => {
                let count = Filling::Number(planets.len() as i32);
                Some(("event-formed", vec![("count", count), ("planets", spots(game, planets, lang))]))
            }
            Event::ProjectDone { .. } => Some(("event-project-done", vec![])),
            Event::Founded { planets, satellites, extended, .. } => {
                let key = if extended { "event-founded.extended" } else { "event-founded" };
                let count = Filling::Number(satellites.len() as i32);
                Some((key, vec![("planets", spots(game, planets, lang)), ("count", count)]))
            }
            Event::Joined { members, .. } => Some(("event-joined", vec![("count", members.into())])),
            Event::Token { token, from: Lay::Terraforming | Lay::Aside, .. } => {
                one("event-token", "token", token.id())
            }
            Event::Flipped { token, .. } => one("event-flipped", "token", token.id()),
            Event::Automa(event) => Some(event.words(game, lang)),
            // Told with the Automa's reasons.
            Event::Advanced { seat, .. } if game.is_automatic(seat) => None,
            Event::Advanced { area, level, .. } => {
                Some(("event-advanced", vec![("area", area.id().into()), ("level", level.into())]))
            }
            Event::Covered { tile, by, .. } => {
                Some(("event-covered", vec![("tile", tile.id().into()), ("by", by.id().into())]))
            }
            Event::Round { round, order } => {
                let order = order.into_iter().flatten().map(name_mark).collect::<Vec<_>>().join(", ");
                Some(("event-round", vec![("round", round.into()), ("order", order.into())]))
            }
            Event::IncomePower { .. } => one("event-income", "source", "power"),
            Event::Ending => Some(("event-ending", vec![])),
            Event::Converted { .. } => Some(("event-converted", vec![])),
            _ => None,
        }
    }

    fn is_aside(&self) -> bool {
        if let Event::Automa(event) = self {
            return event.is_reason();
        }
        matches!(
            self,
            Event::Scored { .. }
                | Event::Lost { .. }
                | Event::QicAsOre { .. }
                | Event::Joined { .. }
                | Event::Flipped { .. }
                | Event::ProjectDone { .. }
                | Event::Gained { from: Origin::NewType | Origin::Shared, .. }
        )
    }

    fn places(&self, game: &Gaia) -> Vec<String> {
        let hexes = |cells: CellSet| cells.iter().filter_map(|cell| place_of_hex(game, cell)).collect();
        match *self {
            Event::Built { at, .. }
            | Event::Replaced { at, .. }
            | Event::Swapped { at, .. }
            | Event::Station { at, .. }
            | Event::LostPlanet { at, .. }
            | Event::Project { at, .. }
            | Event::ProjectDone { at, .. } => place_of_hex(game, at).into_iter().collect(),
            Event::Formed { planets } => hexes(planets),
            Event::Founded { planets, satellites, .. } => hexes(planets | satellites),
            Event::Dealt(dealt) => dealt.place().into_iter().collect(),
            Event::Struck { faction, .. } | Event::Nominated { faction, .. } | Event::Bid { faction, .. } => {
                vec![format!("faction-{faction}")]
            }
            Event::Advanced { area, .. } => vec![format!("area-{area}")],
            Event::Action { action, .. } => vec![format!("action-{action}")],
            Event::Token { token, .. } | Event::Flipped { token, .. } => vec![format!("token-{token}")],
            Event::Took { booster, .. } | Event::GaveBack { booster, .. } => {
                vec![format!("booster-{booster}")]
            }
            Event::Round { round, .. } | Event::Scored { source: Source::Round(round), .. } => {
                vec![format!("round-{round}")]
            }
            Event::Automa(event) => event.places(game),
            Event::Scored { source: Source::Final(tile), .. } => vec![format!("final-{}", tile + 1)],
            _ => Vec::new(),
        }
    }
}

/// Where goods come from, as far as the line they belong to does not say it.
fn gained(from: Origin) -> Option<Words> {
    match from {
        Origin::Start => Some(("event-started", vec![])),
        Origin::Income(source) => Some(("event-income", vec![("source", source.key().into())])),
        Origin::NewType => Some(("event-new-type", vec![])),
        Origin::Shared => Some(("event-shared", vec![])),
        _ => None,
    }
}

/// Whether points have a line of their own: what is scored with something else is told with it.
fn has_line(game: &Gaia, source: Source) -> bool {
    match source {
        Source::Start
        | Source::Handicap
        | Source::Bid
        | Source::Federation
        | Source::Rescore
        | Source::PlanetTypes
        | Source::GaiaProject
        | Source::Charge => false,
        Source::Standard(tile) => game.data().standard[tile].timing != Timing::Immediate,
        Source::Advanced(tile) => game.data().advanced[tile].timing != Timing::Immediate,
        _ => true,
    }
}

/// Hexes in words.
fn spots(game: &Gaia, cells: CellSet, lang: Lang) -> Filling<'static> {
    let spots: Vec<String> = cells.iter().map(|cell| spot(game, cell, lang)).collect();
    spots.join("; ").into()
}

/// Amounts in words.
fn goods_in_words(goods: Goods, lang: Lang) -> String {
    let amounts = goods.named().into_iter().filter(|(_, amount)| *amount > 0);
    let words = amounts.map(|(what, amount)| {
        Gaia::texts().format(lang, &format!("{what}.amount"), &[("count", amount.into())])
    });
    words.collect::<Vec<_>>().join(", ")
}
