//! What fate deals before the game (GP-SETUP-4 to GP-SETUP-11, GP-VAR): one tile at a time.

use serde::{Deserialize, Serialize};
use table::{Ask, Counts, Filling, Lang, Question, Refusal, Seat, Words};

use enum_map::EnumMap;

use crate::board::Map;
use crate::catalogue::Catalogue;
use crate::event::Event;
use crate::map::TurnSector;
use crate::moves::{Decision, Move, Terms};
use crate::names::{Advanced, Area, Booster, Faction, FinalTile, Named, Place, RoundTile, Standard, Token};
use crate::setup::Setup;
use crate::{Gaia, Play};
use table::Game as _;

/// A tile that fate takes out of the box, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealt {
    /// A sector tile: its place on the map, and its index in the catalogue.
    Sector(u8, u8),
    /// A standard tech tile.
    Standard(Place, Standard),
    /// An advanced tech tile.
    Advanced(Area, Advanced),
    /// The token on Terraforming 5.
    Token(Token),
    /// A round scoring tile, with its round counted from 1.
    Round(u8, RoundTile),
    /// A final scoring tile, 1 or 2.
    Final(u8, FinalTile),
    /// A round booster.
    Booster(Booster),
    /// A faction for the pool (GP-CLUB-5).
    Faction(Faction),
}

/// What a tile is dealt to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// A place on the map.
    Sector(u8),
    /// A place for a standard tech tile.
    Standard(Place),
    /// An area's advanced tech tile.
    Advanced(Area),
    /// Terraforming 5.
    Token,
    /// A round, counted from 1.
    Round(u8),
    /// A final scoring space, 1 or 2.
    Final(u8),
    /// The boosters in play.
    Booster,
    /// The pool of factions.
    Faction,
}

/// Everything that is dealt before a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Standard tech tiles on the research board (GP-SETUP-4).
    pub tiles: EnumMap<Place, Standard>,
    /// Advanced tech tiles (GP-SETUP-6).
    pub advanced: EnumMap<Area, Advanced>,
    /// The token on Terraforming 5 (GP-SETUP-7).
    pub terraforming_token: Token,
    /// Boosters in play (GP-SETUP-11).
    pub boosters: Vec<Booster>,
    /// Round scoring tiles (GP-SETUP-9).
    pub rounds: [RoundTile; 6],
    /// Final scoring tiles (GP-SETUP-10).
    pub finals: [FinalTile; 2],
    /// The map as it lies.
    pub map: Map,
}

/// Fate: which tile comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DealTile(pub Slot);

impl Question<Gaia> for DealTile {
    fn fate(&self) -> bool {
        true
    }

    /// Every tile that is left, each as likely as there are copies of it.
    fn outcomes(&self, game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        let mut add = |dealt: Dealt, copies: u8| {
            if copies > 0 {
                out.push((Move::Deal(dealt), copies.into()));
            }
        };
        match self.0 {
            Slot::Sector(place) => {
                for sector in game.sectors_for(place) {
                    add(Dealt::Sector(place, sector), 1);
                }
            }
            Slot::Standard(place) => {
                for tile in Standard::ALL {
                    let left = game.tiles.values().all(|dealt| *dealt != Some(*tile));
                    add(Dealt::Standard(place, *tile), u8::from(left));
                }
            }
            Slot::Advanced(area) => {
                for tile in Advanced::ALL {
                    let left = game.advanced_dealt.values().all(|dealt| *dealt != Some(*tile));
                    add(Dealt::Advanced(area, *tile), u8::from(left));
                }
            }
            Slot::Token => game.supply.iter().for_each(|(token, left)| add(Dealt::Token(token), *left)),
            Slot::Round(round) => {
                for tile in RoundTile::ALL {
                    let dealt = game.rounds.iter().filter(|other| *other == tile).count() as u8;
                    add(Dealt::Round(round, *tile), game.data().round_tiles[*tile].copies - dealt);
                }
            }
            Slot::Final(number) => {
                for tile in FinalTile::ALL {
                    add(Dealt::Final(number, *tile), u8::from(!game.finals.contains(tile)));
                }
            }
            Slot::Booster => {
                game.boosters
                    .iter()
                    .for_each(|(booster, dealt)| add(Dealt::Booster(booster), u8::from(!dealt)));
            }
            Slot::Faction => {
                for faction in Faction::ALL {
                    add(Dealt::Faction(*faction), u8::from(game.check_for_pool(*faction).is_ok()));
                }
            }
        }
    }

    /// Only what is left in the box.
    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Deal(_) = mv else { return Err(game.out_of_place(mv)) };
        let mut left = Vec::new();
        self.outcomes(game, seat, &mut left);
        if left.iter().any(|(possible, _)| *possible == mv) {
            return Ok(Terms::free());
        }
        if let Move::Deal(Dealt::Faction(faction)) = mv
            && self.0 == Slot::Faction
        {
            return game.check_for_pool(faction);
        }
        Err(match self.0 {
            Slot::Sector(_) => Refusal::new("GP-VAR-5", "deal-sectors"),
            Slot::Standard(_) => Refusal::new("GP-SETUP-4", "deal-standard-tiles"),
            Slot::Advanced(_) => Refusal::new("GP-SETUP-6", "deal-advanced-tiles"),
            Slot::Token => Refusal::new("GP-SETUP-7", "deal-terraforming-token"),
            Slot::Round(_) => Refusal::new("GP-SETUP-9", "deal-round-tiles"),
            Slot::Final(_) => Refusal::new("GP-SETUP-10", "deal-final-tiles"),
            Slot::Booster => {
                Refusal::new("GP-SETUP-11", "deal-boosters").with("count", game.boosters_wanted())
            }
            Slot::Faction => Refusal::new("GP-CLUB-5", "deal-factions"),
        })
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Deal(dealt) = mv else { return };
        play.tell(Event::Dealt(dealt));
        match dealt {
            Dealt::Sector(_, sector) => play.lay_sector(sector),
            Dealt::Standard(place, tile) => play.tiles[place] = Some(tile),
            Dealt::Advanced(area, tile) => {
                play.advanced_dealt[area] = Some(tile);
                play.advanced[area] = Some(tile);
            }
            Dealt::Token(token) => {
                play.supply[token] -= 1;
                play.terraforming_dealt = Some(token);
                play.terraforming_token = Some(token);
            }
            Dealt::Round(_, tile) => play.rounds.push(tile),
            Dealt::Final(_, tile) => play.finals.push(tile),
            Dealt::Booster(booster) => {
                play.boosters[booster] = true;
                if let Some(automa) = play.opponent.get_mut() {
                    automa.lay_booster(booster);
                }
            }
            Dealt::Faction(faction) => play.add_to_pool(faction),
        }
    }
}

impl Ask<Gaia> for DealTile {
    fn prompt(&self, game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        match self.0 {
            Slot::Sector(place) => {
                ("ask-deal", vec![("what", "deal-sector".into()), ("number", (place + 1).into())])
            }
            Slot::Standard(place) => {
                ("ask-deal.at", vec![("what", "deal-tile".into()), ("at", place.id().into())])
            }
            Slot::Advanced(area) => {
                ("ask-deal.at", vec![("what", "deal-advanced".into()), ("at", area.id().into())])
            }
            Slot::Token => ("ask-deal.token", vec![]),
            Slot::Round(round) => ("ask-deal", vec![("what", "deal-round".into()), ("number", round.into())]),
            Slot::Final(number) => {
                ("ask-deal", vec![("what", "deal-final".into()), ("number", number.into())])
            }
            Slot::Booster => {
                let number = game.open_boosters().count() as u8 + 1;
                ("ask-deal", vec![("what", "deal-booster".into()), ("number", number.into())])
            }
            Slot::Faction => ("ask-deal.faction", vec![]),
        }
    }
}

impl Dealt {
    /// What it changes in things that can be counted.
    pub(crate) fn changes(self, counts: &mut Counts) {
        match self {
            Dealt::Sector(..) => counts.add_to_table("sectors", 1),
            Dealt::Standard(..) => counts.add_to_table("standard_tiles", 1),
            Dealt::Advanced(..) => counts.add_to_table("advanced_tiles", 1),
            Dealt::Token(token) => {
                counts.add_to_table(token.id(), -1);
                counts.add_to_table("terraforming_token", 1);
            }
            Dealt::Round(..) => counts.add_to_table("round_tiles", 1),
            Dealt::Final(..) => counts.add_to_table("final_tiles", 1),
            Dealt::Booster(_) => counts.add_to_table("boosters", 1),
            // What lies in the pool is no piece: it goes back to the box when everybody has a faction.
            Dealt::Faction(_) => {}
        }
    }

    /// What was dealt.
    pub(crate) fn words(self, game: &Gaia) -> Words {
        let at = |what: &'static str, at: &'static str, tile: &'static str| {
            ("event-dealt.at", vec![("what", what.into()), ("at", at.into()), ("tile", tile.into())])
        };
        let numbered = |what: &'static str, number: u8, tile: Filling<'static>| {
            ("event-dealt", vec![("what", what.into()), ("number", number.into()), ("tile", tile)])
        };
        match self {
            Dealt::Sector(place, sector) => {
                let id = game.data().sectors.get(usize::from(sector)).map(|sector| sector.id.clone());
                numbered("deal-sector", place + 1, id.unwrap_or_default().into())
            }
            Dealt::Standard(place, tile) => at("deal-tile", place.id(), tile.id()),
            Dealt::Advanced(area, tile) => at("deal-advanced", area.id(), tile.id()),
            Dealt::Token(token) => ("event-dealt.token", vec![("tile", token.id().into())]),
            Dealt::Round(round, tile) => numbered("deal-round", round, tile.id().into()),
            Dealt::Final(number, tile) => numbered("deal-final", number, tile.id().into()),
            Dealt::Booster(booster) => ("event-dealt.booster", vec![("tile", booster.id().into())]),
            Dealt::Faction(faction) => ("event-dealt.faction", vec![("tile", faction.id().into())]),
        }
    }

    /// Where it lies, as the drawings name it.
    pub(crate) fn place(self) -> Option<String> {
        match self {
            Dealt::Sector(..) => None,
            Dealt::Standard(place, _) => Some(format!("tile-{place}")),
            Dealt::Advanced(area, _) => Some(format!("advanced-{area}")),
            Dealt::Token(token) => Some(format!("token-{token}")),
            Dealt::Round(round, _) => Some(format!("round-{round}")),
            Dealt::Final(number, _) => Some(format!("final-{number}")),
            Dealt::Booster(booster) => Some(format!("booster-{booster}")),
            Dealt::Faction(faction) => Some(format!("faction-{faction}")),
        }
    }
}

impl Gaia {
    /// What is dealt next; `None` once everything is.
    pub(crate) fn next_deal(&self) -> Option<Slot> {
        if !self.map_lies() {
            return Some(Slot::Sector(self.laid.len() as u8));
        }
        if let Some((place, _)) = self.tiles.iter().find(|(_, tile)| tile.is_none()) {
            return Some(Slot::Standard(place));
        }
        if let Some((area, _)) = self.advanced_dealt.iter().find(|(_, tile)| tile.is_none()) {
            return Some(Slot::Advanced(area));
        }
        if self.terraforming_dealt.is_none() {
            return Some(Slot::Token);
        }
        if !self.rounds.is_full() {
            return Some(Slot::Round(self.rounds.len() as u8 + 1));
        }
        if !self.finals.is_full() {
            return Some(Slot::Final(self.finals.len() as u8 + 1));
        }
        let boosters = self.boosters.values().filter(|dealt| **dealt).count() as u8;
        (boosters < self.boosters_wanted()).then_some(Slot::Booster)
    }

    /// GP-SETUP-11: so many boosters are in play.
    pub(crate) fn boosters_wanted(&self) -> u8 {
        self.players.len() + self.data().extra_boosters
    }

    /// What fate answers here so that this deal comes about. `None` where it is not fate's move, and where the deal has
    /// nothing for it.
    pub fn fated(&self, deal: &Deal) -> Option<Move> {
        let tile = |place: u8| match &deal.map {
            Map::Tiles(tiles) => tiles.get(usize::from(place)),
            Map::Hexes(_) => None,
        };
        let dealt = match self.question()?.decision {
            Decision::Deal(DealTile(slot)) => slot,
            Decision::TurnSector(question @ TurnSector { place, .. }) if question.fate() => {
                return tile(place).map(|tile| Move::TurnSector(tile.rotation));
            }
            _ => return None,
        };
        Some(Move::Deal(match dealt {
            Slot::Sector(place) => Dealt::Sector(place, self.data().sector(&tile(place)?.sector)? as u8),
            Slot::Standard(place) => Dealt::Standard(place, deal.tiles[place]),
            Slot::Advanced(area) => Dealt::Advanced(area, deal.advanced[area]),
            Slot::Token => Dealt::Token(deal.terraforming_token),
            Slot::Round(round) => Dealt::Round(round, deal.rounds[usize::from(round) - 1]),
            Slot::Final(number) => Dealt::Final(number, deal.finals[usize::from(number) - 1]),
            Slot::Booster => {
                let dealt = self.boosters.values().filter(|dealt| **dealt).count();
                Dealt::Booster(*deal.boosters.get(dealt)?)
            }
            Slot::Faction => return None,
        }))
    }

    /// Deals everything as it is known, and gives the moves of fate that were played, one by one. A deal that could not
    /// come out of the box is refused.
    pub fn deal_out(&mut self, deal: &Deal) -> Result<Vec<Move>, Refusal> {
        let wanted = Refusal::new("GP-SETUP-11", "deal-boosters").with("count", self.boosters_wanted());
        let mut moves = Vec::new();
        while self.to_move() == table::Turn::Fate {
            let mv = self.fated(deal).ok_or(wanted)?;
            self.play(mv)?;
            moves.push(mv);
        }
        if deal.boosters.len() == usize::from(self.boosters_wanted()) { Ok(moves) } else { Err(wanted) }
    }

    /// The table of a set-up with everything dealt as it is known.
    pub fn dealt(setup: &Setup, data: &'static Catalogue, deal: &Deal) -> Result<Gaia, Refusal> {
        let mut game = Gaia::new(setup, data)?;
        game.deal_out(deal)?;
        Ok(game)
    }

    /// What was dealt to this table, with the map as it lies; `None` as long as something is missing.
    pub fn deal(&self) -> Option<Deal> {
        if self.next_deal().is_some() && self.round == 0 && self.phase == crate::Phase::Deal {
            return None;
        }
        let mut tiles = EnumMap::from_fn(|place: Place| Standard::ALL[place as usize]);
        let mut advanced = EnumMap::from_fn(|area: Area| Advanced::ALL[area as usize]);
        for (place, tile) in &mut tiles {
            *tile = self.tiles[place]?;
        }
        for (area, tile) in &mut advanced {
            *tile = self.advanced_dealt[area]?;
        }
        Some(Deal {
            tiles,
            advanced,
            terraforming_token: self.terraforming_dealt?,
            boosters: self.boosters_in_play(),
            rounds: self.rounds.clone().into_inner().ok()?,
            finals: self.finals.clone().into_inner().ok()?,
            map: self.board.map().clone(),
        })
    }
}
