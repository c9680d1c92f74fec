//! What happens in a game.

use hex::{Cell, CellSet};
use serde::Serialize;
use table::{Chips, Counts, Filling, Game as _, Lang, MAX_SEATS, Seat, Tale, Words};

use crate::Gaia;
use crate::deal::Dealt;
use crate::goods::Goods;
use crate::moves::IncomeSource;
use crate::names::{
    Advanced, Area, BoardAction, Booster, Faction, FreeAction, Named, Standard, Structure, Token,
};
use crate::player::Special;
use crate::power::Power;
use crate::score::Source;
use crate::show::{place_of_hex, spot};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tile came from the box.
    Dealt(Dealt),
    /// The sector tiles cannot be turned to fit, and all of them are dealt again (GP-VAR-11).
    DealtAgain {
        /// How many were taken back.
        sectors: u8,
    },
    /// A sector tile was turned.
    Turned {
        /// Its place on the map.
        place: u8,
        /// How often, by 60 degrees clockwise.
        turns: u8,
    },
    /// A player has a faction.
    Faction {
        /// Who.
        seat: Seat,
        /// Which.
        faction: Faction,
        /// Whether it was the player's choice.
        chosen: bool,
    },
    /// Resources were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// Resources arrived.
    Gained {
        /// With whom.
        seat: Seat,
        /// What.
        goods: Goods,
        /// Where from.
        from: Origin,
    },
    /// Resources were lost because nobody can hold more (GP-COMP-4).
    Lost {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// Points were scored, or paid.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: i16,
        /// For what.
        source: Source,
    },
    /// Tokens moved in a power cycle.
    Power {
        /// Whose.
        seat: Seat,
        /// How they lay.
        before: Power,
        /// How they lie.
        after: Power,
        /// Why.
        why: Why,
    },
    /// Gaiaformers went from the faction board to the Gaia area, or came back.
    Gaiaformers {
        /// Whose.
        seat: Seat,
        /// How many went; less than nothing if they came back.
        away: i8,
    },
    /// A structure was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        kind: Structure,
        /// Where.
        at: Cell,
        /// Whether the planet is another player's (Lantids).
        shared: bool,
    },
    /// A structure was replaced by another.
    Replaced {
        /// By whom.
        seat: Seat,
        /// What stood there.
        from: Structure,
        /// What stands there.
        to: Structure,
        /// Where.
        at: Cell,
    },
    /// The institute changed places with a mine (Ambas).
    Swapped {
        /// By whom.
        seat: Seat,
        /// Where the institute stands now.
        at: Cell,
    },
    /// A space station was placed (Ivits).
    Station {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// The Lost Planet was placed.
    LostPlanet {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// A Gaia project was started.
    Project {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
        /// How many tokens it takes.
        tokens: u8,
    },
    /// Transdim planets became Gaia planets.
    Formed {
        /// Which.
        planets: CellSet,
    },
    /// A Gaiaformer came back from the map.
    ProjectDone {
        /// Whose.
        seat: Seat,
        /// From where.
        at: Cell,
    },
    /// A federation was founded, or extended (Ivits).
    Founded {
        /// By whom.
        seat: Seat,
        /// New satellites.
        satellites: CellSet,
        /// Hexes that belong to it now and did not before, satellites included.
        members: u8,
    },
    /// A new neighbour and what is connected to it joined a federation.
    Joined {
        /// Whose.
        seat: Seat,
        /// How many hexes.
        members: u8,
    },
    /// A federation token was gained.
    Token {
        /// By whom.
        seat: Seat,
        /// Which kind.
        token: Token,
        /// Whether it has a green side.
        green: bool,
        /// Where it lay.
        from: Lay,
    },
    /// A green federation token was turned to grey.
    Flipped {
        /// Whose.
        seat: Seat,
        /// Which kind.
        token: Token,
    },
    /// A level of research was reached.
    Advanced {
        /// By whom.
        seat: Seat,
        /// Where.
        area: Area,
        /// Which level.
        level: u8,
    },
    /// A standard tech tile was taken.
    Tile {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Standard,
    },
    /// An advanced tech tile left the research board.
    AdvancedTile {
        /// For whom.
        seat: Seat,
        /// Which.
        tile: Advanced,
    },
    /// A standard tech tile was covered.
    Covered {
        /// Whose.
        seat: Seat,
        /// By which.
        by: Advanced,
        /// Which.
        tile: Standard,
    },
    /// A power or QIC action was taken.
    Action {
        /// By whom.
        seat: Seat,
        /// Which.
        action: BoardAction,
    },
    /// A special action was used.
    Special {
        /// By whom.
        seat: Seat,
        /// Which.
        special: Special,
    },
    /// Action tokens were taken off the actions of a player.
    Ready {
        /// Whose.
        seat: Seat,
        /// How many.
        specials: u8,
    },
    /// Action tokens were taken off the research board (GP-CLEAN).
    ActionsReady {
        /// How many.
        actions: u8,
    },
    /// A booster was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        booster: Booster,
    },
    /// A booster was given back.
    GaveBack {
        /// By whom.
        seat: Seat,
        /// Which.
        booster: Booster,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A round began.
    Round {
        /// Which.
        round: u8,
        /// Its turn order.
        order: [Option<Seat>; MAX_SEATS],
    },
    /// A player receives income.
    Income {
        /// Who.
        seat: Seat,
    },
    /// The last round is over, and the game is scored.
    Ending,
    /// What is left was converted for the most points (GP-END-9).
    Converted {
        /// Whose.
        seat: Seat,
        /// Resources that were given for others.
        given: Goods,
        /// Resources that came of it.
        made: Goods,
    },
}

/// Where goods and points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The faction board, at the start.
    Start,
    /// Income.
    Income(IncomeSource),
    /// A free action, or a conversion of the Gaia phase.
    Conversion(FreeAction),
    /// Tokens that come with charged power, after it: of the same income, or of the Taklons' institute.
    AfterCharging,
    /// A power or QIC action.
    Action(BoardAction),
    /// A special action.
    Special(Special),
    /// A standard tech tile.
    Standard(Standard),
    /// An advanced tech tile.
    Advanced(Advanced),
    /// A federation token.
    Token(Token),
    /// A federation token scored again.
    Rescore(Token),
    /// A level of research.
    Level(Area),
    /// A planet of a new type (Geodens).
    NewType,
    /// A mine on another player's planet (Lantids).
    Shared,
    /// A mine on a Gaia planet (Gleens).
    Gleens,
    /// The scoring tile of a round.
    Round(u8),
    /// A booster, on passing.
    Booster(Booster),
}

impl Origin {
    /// What points are counted as.
    pub fn source(self) -> Source {
        match self {
            Origin::Round(round) => Source::Round(round),
            Origin::Booster(booster) => Source::Booster(booster),
            Origin::Standard(tile) => Source::Standard(tile),
            Origin::Advanced(tile) => Source::Advanced(tile),
            Origin::Token(_) => Source::Federation,
            Origin::Rescore(_) => Source::Rescore,
            Origin::Action(_) => Source::PlanetTypes,
            Origin::Level(_) => Source::GaiaProject,
            Origin::Gleens => Source::Gleens,
            Origin::Start
            | Origin::Income(_)
            | Origin::Conversion(_)
            | Origin::AfterCharging
            | Origin::Special(_)
            | Origin::NewType
            | Origin::Shared => Source::Start,
        }
    }
}

/// Why tokens moved in a power cycle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// They lie as the faction board says.
    Start,
    /// Power was charged.
    Charge,
    /// So much power was spent.
    Spend(u8),
    /// They were taken for a Gaia project, whose price is told with it.
    Project,
    /// So many paid for something: satellites, a sacrifice, a tech tile, knowledge.
    Pay(u8),
    /// They came back from the Gaia area.
    Return,
    /// They were converted at the end of the game.
    End,
}

/// Where a federation token lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lay {
    /// In the supply.
    Supply,
    /// On Terraforming 5.
    Terraforming,
    /// Set aside for its faction.
    Aside,
}

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
            _ => self.change_pieces(counts),
        }
    }

    fn price(&self, seat: Seat, price: &mut Chips) {
        if Tale::seat(self) != Some(seat) {
            return;
        }
        match *self {
            Event::Paid { goods, .. } => goods.add_to(price),
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
            Event::Gained { goods, .. } => goods.add_to(gain),
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
            Event::Founded { seat, satellites, members } => {
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
                open += u8::from(*state == crate::TileState::Open);
                covered += u8::from(matches!(state, crate::TileState::Covered(_)));
            }
            let own = |pending: &&table::Pending<crate::Decision>| pending.seat == seat;
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
        let supply = self.supply.iter().map(|(token, left)| (token.id(), *left));
        table.into_iter().chain(supply).for_each(|(what, number)| counts.add_to_table(what, number));
        counts
    }
}

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
pub(crate) fn goods_in_words(goods: Goods, lang: Lang) -> String {
    let amounts = goods.named().into_iter().filter(|(_, amount)| *amount > 0);
    let words = amounts.map(|(what, amount)| {
        Gaia::texts().format(lang, &format!("{what}.amount"), &[("count", amount.into())])
    });
    words.collect::<Vec<_>>().join(", ")
}
