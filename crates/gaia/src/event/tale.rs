//! What people read about an event.

use table::{Filling, Game as _, Lang, Seat, Tale, Words};

use super::{Event, Lay, Why};
use crate::Gaia;
use crate::goods::Goods;
use crate::names::Named;
use crate::score::Source;
use crate::show::{place_of_hex, spot};

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
            Event::Faction { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Lost { seat, .. }
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
            | Event::Converted { seat, .. } => Some(seat),
        }
    }

    /// What a move says by its own name is not told twice: only what follows from it has words.
    fn words(&self, game: &Gaia, lang: Lang) -> Option<Words> {
        let one = |key, name, id: &'static str| Some((key, vec![(name, Filling::Name(id))]));
        match *self {
            Event::Dealt(dealt) => Some(dealt.words(game)),
            Event::DealtAgain { .. } => Some(("event-dealt-again", vec![])),
            Event::Turned { place, turns } => {
                let sector = game.sector_number(place);
                Some(("event-turned", vec![("sector", sector.into()), ("turns", turns.into())]))
            }
            Event::Faction { faction, chosen: false, .. } => one("event-faction", "faction", faction.id()),
            Event::Lost { goods, .. } => {
                let amount = goods_in_words(goods, lang);
                Some(("event-lost", vec![("amount", amount.into())]))
            }
            Event::Scored { source, .. } => {
                let source = Gaia::texts().get(lang, &format!("source-{}", source.name()));
                Some(("event-scored", vec![("source", source.into())]))
            }
            Event::Power { why: Why::Return, .. } => Some(("event-returned", vec![])),
            Event::Formed { planets } => {
                let spots: Vec<String> = planets.iter().map(|cell| spot(game, cell, lang)).collect();
                let values = vec![
                    ("count", Filling::Number(planets.len() as i32)),
                    ("planets", spots.join("; ").into()),
                ];
                Some(("event-formed", values))
            }
            Event::ProjectDone { .. } => Some(("event-project-done", vec![])),
            Event::Founded { satellites, .. } => {
                Some(("event-founded", vec![("count", Filling::Number(satellites.len() as i32))]))
            }
            Event::Joined { members, .. } => Some(("event-joined", vec![("count", members.into())])),
            Event::Token { token, from: Lay::Terraforming | Lay::Aside, .. } => {
                one("event-token", "token", token.id())
            }
            Event::Flipped { token, .. } => one("event-flipped", "token", token.id()),
            Event::Advanced { area, level, .. } => {
                Some(("event-advanced", vec![("area", area.id().into()), ("level", level.into())]))
            }
            Event::Covered { tile, by, .. } => {
                Some(("event-covered", vec![("tile", tile.id().into()), ("by", by.id().into())]))
            }
            Event::GaveBack { booster, .. } => one("event-gave-back", "booster", booster.id()),
            Event::Round { round, order } => {
                let names = order.into_iter().flatten().map(|seat| seat_in_words(game, seat, lang));
                let order = names.collect::<Vec<_>>().join(", ");
                Some(("event-round", vec![("round", round.into()), ("order", order.into())]))
            }
            Event::Income { .. } => Some(("event-income", vec![])),
            Event::Ending => Some(("event-ending", vec![])),
            Event::Converted { given, made, .. } => {
                let [given, made] = [given, made].map(|goods| goods_in_words(goods, lang).into());
                Some(("event-converted", vec![("given", given), ("made", made)]))
            }
            _ => None,
        }
    }

    fn places(&self, game: &Gaia) -> Vec<String> {
        match *self {
            Event::Built { at, .. }
            | Event::Replaced { at, .. }
            | Event::Swapped { at, .. }
            | Event::Station { at, .. }
            | Event::LostPlanet { at, .. }
            | Event::Project { at, .. }
            | Event::ProjectDone { at, .. } => place_of_hex(game, at).into_iter().collect(),
            Event::Formed { planets: cells } | Event::Founded { satellites: cells, .. } => {
                cells.iter().filter_map(|cell| place_of_hex(game, cell)).collect()
            }
            Event::Dealt(dealt) => dealt.place().into_iter().collect(),
            Event::Advanced { area, .. } => vec![format!("area-{area}")],
            Event::Action { action, .. } => vec![format!("action-{action}")],
            Event::Token { token, .. } | Event::Flipped { token, .. } => vec![format!("token-{token}")],
            Event::Took { booster, .. } | Event::GaveBack { booster, .. } => {
                vec![format!("booster-{booster}")]
            }
            Event::Round { round, .. } | Event::Scored { source: Source::Round(round), .. } => {
                vec![format!("round-{round}")]
            }
            Event::Scored { source: Source::Final(tile), .. } => vec![format!("final-{}", tile + 1)],
            _ => Vec::new(),
        }
    }
}

/// A player by the name of the faction, or of the seat as long as there is none.
fn seat_in_words(game: &Gaia, seat: Seat, lang: Lang) -> String {
    match game.players[seat].faction {
        Some(faction) => Gaia::texts().get(lang, faction.id()),
        None => Gaia::texts().format(lang, "draw-seat", &[("number", seat.number().into())]),
    }
}

/// Amounts in words.
fn goods_in_words(goods: Goods, lang: Lang) -> String {
    let amounts = goods.named().into_iter().filter(|(_, amount)| *amount > 0);
    let words = amounts.map(|(what, amount)| {
        Gaia::texts().format(lang, &format!("{what}.amount"), &[("count", amount.into())])
    });
    words.collect::<Vec<_>>().join(", ")
}
