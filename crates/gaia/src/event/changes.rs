//! What an event changes in things that can be counted, and what it costs and brings.

use table::{Chips, Counts, Pending, Seat, Tale};

use super::{Event, Lay, Why};
use crate::goods::Goods;
use crate::names::{Named, Structure};
use crate::player::TileState;
use crate::{Automa, Decision, Gaia};

/// Resources that a player holds, as things that can be counted.
fn count_goods(counts: &mut Counts, seat: Seat, goods: Goods, sign: i32) {
    let Goods { credits, ore, knowledge, qic, gaiaformers, tokens, .. } = goods;
    let held = [
        ("credits", credits),
        ("ore", ore),
        ("knowledge", knowledge),
        ("qic", qic),
        ("gaiaformers", gaiaformers),
        ("power_1", tokens),
    ];
    for (what, number) in held {
        counts.add(seat, what, sign * i32::from(number));
    }
}

impl table::Event for Event {
    fn changes(&self, counts: &mut Counts) {
        match *self {
            Event::Dealt(dealt) => dealt.changes(counts),
            Event::DealtAgain { sectors } => counts.add_to_table("sectors", -i32::from(sectors)),
            Event::Paid { seat, goods } => count_goods(counts, seat, goods, -1),
            Event::Gained { seat, goods, .. } => count_goods(counts, seat, goods, 1),
            Event::Converted { seat, given, made } => {
                count_goods(counts, seat, given, -1);
                count_goods(counts, seat, made, 1);
            }
            Event::Scored { seat, points, .. } => counts.add(seat, "vp", points),
            Event::Power { seat, before, after, .. } => {
                before.counted().into_iter().for_each(|(what, n)| counts.add(seat, what, -i32::from(n)));
                after.counted().into_iter().for_each(|(what, n)| counts.add(seat, what, n));
            }
            Event::Gaiaformers { seat, away } => {
                counts.add(seat, "gaiaformers", -i32::from(away));
                counts.add(seat, "gaiaformers_gaia", away);
            }
            Event::Project { seat, .. } => {
                counts.add(seat, "gaiaformers", -1);
                counts.add(seat, "gaiaformers_map", 1);
            }
            Event::ProjectDone { seat, .. } => {
                counts.add(seat, "gaiaformers", 1);
                counts.add(seat, "gaiaformers_map", -1);
            }
            Event::Formed { planets } => counts.add_to_table("gaiaformed", planets.len() as i32),
            Event::Ready { seat, specials } => counts.add(seat, "specials_used", -i32::from(specials)),
            Event::ActionsReady { actions } => counts.add_to_table("actions_taken", -i32::from(actions)),
            Event::Special { seat, .. } => counts.add(seat, "specials_used", 1),
            Event::Action { .. } => counts.add_to_table("actions_taken", 1),
            Event::Advanced { seat, area, .. } => counts.add(seat, area.id(), 1),
            Event::Automa(event) => event.changes(counts),
            _ => self.change_pieces(counts),
        }
    }

    fn price(&self, seat: Seat, price: &mut Chips) {
        if Tale::seat(self) != Some(seat) {
            return;
        }
        match *self {
            Event::Paid { goods, .. } | Event::Converted { given: goods, .. } => goods.add_to(price),
            Event::Power { why: Why::Spend(power), .. } => price.add("power", power),
            Event::Power { why: Why::Pay(tokens), .. } | Event::Project { tokens, .. } => {
                price.add("power_tokens", tokens);
            }
            Event::Gaiaformers { away: away @ 1.., .. } => price.add("gaiaformers", away),
            Event::Scored { points: points @ ..0, .. } => price.add("vp", -points),
            _ => {}
        }
    }

    fn gain(&self, seat: Seat, gain: &mut Chips) {
        if Tale::seat(self) != Some(seat) {
            return;
        }
        match *self {
            Event::Gained { goods, .. } | Event::Converted { made: goods, .. } => goods.add_to(gain),
            Event::Power { before, after, why: Why::Charge, .. } => {
                gain.add("charge", after.height() - before.height());
            }
            Event::Scored { points: points @ 1.., .. } => gain.add("vp", points),
            _ => {}
        }
    }
}

impl Event {
    /// What it changes in pieces, tiles and tokens.
    fn change_pieces(self, counts: &mut Counts) {
        match self {
            Event::Built { seat, kind, shared, .. } => {
                counts.add(seat, kind.id(), 1);
                counts.add(seat, "shared", u8::from(shared));
            }
            Event::Replaced { seat, from, to, .. } => {
                counts.add(seat, from.id(), -1);
                counts.add(seat, to.id(), 1);
            }
            Event::Station { seat, .. } => counts.add(seat, "space_station", 1),
            Event::LostPlanet { seat, .. } => {
                counts.add(seat, Structure::Mine.id(), 1);
                counts.add_to_table("lost_planet", 1);
            }
            Event::Founded { seat, satellites, members, .. } => {
                counts.add(seat, "satellite", satellites.len() as i32);
                counts.add(seat, "federated", members);
                counts.add(seat, "federations", 1);
            }
            Event::Joined { seat, members } => counts.add(seat, "federated", members),
            Event::Token { seat, token, green, from } => {
                counts.add(seat, if green { "tokens_green" } else { "tokens_grey" }, 1);
                match from {
                    Lay::Supply => counts.add_to_table(token.id(), -1),
                    Lay::Terraforming => counts.add_to_table("terraforming_token", -1),
                    Lay::Aside => {}
                }
            }
            Event::Flipped { seat, .. } => {
                counts.add(seat, "tokens_green", -1);
                counts.add(seat, "tokens_grey", 1);
            }
            Event::Tile { seat, .. } => counts.add(seat, "tiles", 1),
            Event::AdvancedTile { seat, .. } => {
                counts.add_to_table("advanced_tiles", -1);
                counts.add(seat, "advanced_tiles", 1);
            }
            Event::Covered { seat, .. } => {
                counts.add(seat, "tiles", -1);
                counts.add(seat, "tiles_covered", 1);
            }
            Event::Took { seat, .. } => {
                counts.add(seat, "boosters", 1);
                counts.add_to_table("boosters", -1);
            }
            Event::GaveBack { seat, .. } => {
                counts.add(seat, "boosters", -1);
                counts.add_to_table("boosters", 1);
            }
            _ => {}
        }
    }
}

impl Gaia {
    /// Everything that can be counted.
    pub(crate) fn count_everything(&self) -> Counts {
        let mut counts = Counts::default();
        for (seat, player) in self.players.iter() {
            let [mut open, mut covered] = [0_u8; 2];
            for state in player.tiles.values() {
                open += u8::from(*state == TileState::Open);
                covered += u8::from(matches!(state, TileState::Covered(_)));
            }
            let own = |pending: &&Pending<Decision>| pending.seat == seat;
            let green = player.tokens.iter().filter(|token| token.green).count() as u8;
            let in_hand = self.stack.iter().filter(own).filter(|open| open.decision.holds_tile()).count();
            let numbers = [
                ("credits", player.credits),
                ("ore", player.ore),
                ("knowledge", player.knowledge),
                ("qic", player.qic),
                ("gaiaformers", player.gaiaformers),
                ("gaiaformers_gaia", player.gaiaformers_in_gaia),
                ("gaiaformers_map", player.projects.len() as u8),
                ("shared", player.shared.len() as u8),
                ("satellite", player.satellites.len() as u8),
                ("space_station", player.stations.len() as u8),
                ("federated", player.federated.len() as u8),
                ("federations", player.federations),
                ("tokens_green", green),
                ("tokens_grey", player.tokens.len() as u8 - green),
                ("tiles", open),
                ("tiles_covered", covered),
                ("advanced_tiles", covered + in_hand as u8),
                ("boosters", u8::from(player.booster.is_some())),
                ("specials_used", player.used.len()),
            ];
            let structures = player.structures.iter().map(|(kind, cells)| (kind.id(), cells.len() as u8));
            let levels = player.research.iter().map(|(area, level)| (area.id(), *level));
            let all = numbers.into_iter().chain(player.power.counted()).chain(structures).chain(levels);
            all.for_each(|(what, number)| counts.add(seat, what, number));
            counts.add(seat, "vp", player.vp());
        }
        let table = [
            ("sectors", self.sectors_laid()),
            ("standard_tiles", self.tiles.values().flatten().count() as u8),
            ("advanced_tiles", self.advanced.values().flatten().count() as u8),
            ("terraforming_token", u8::from(self.terraforming_token.is_some())),
            ("round_tiles", self.rounds.len() as u8),
            ("final_tiles", self.finals.len() as u8),
            ("boosters", self.open_boosters().count() as u8),
            ("actions_taken", self.used.values().flatten().count() as u8),
            ("gaiaformed", self.gaiaformed.len() as u8),
            ("lost_planet", u8::from(self.lost_planet.is_some())),
        ];
        if let Some(automa) = self.automa() {
            counts.add_to_table("automa_deck", automa.deck.len());
            counts.add(Automa::SEAT, "satellite", automa.satellites);
        }
        let supply = self.supply.iter().map(|(token, left)| (token.id(), *left));
        table.into_iter().chain(supply).for_each(|(what, number)| counts.add_to_table(what, number));
        counts
    }
}
