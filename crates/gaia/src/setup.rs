//! Set-up (GP-SETUP): what is agreed, what chance decides, and the first choices of the players.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::Cell;
use serde::{Deserialize, Serialize};
use table::{BySeat, Dice, Refusal, Seat};

use crate::board::{Board, Map};
use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::map::{self, MapChoice, Turning};
use crate::moves::{Decision, Move};
use crate::names::{
    Ability, Advanced, Area, Booster, Faction, FinalTile, Named, Place, Planet, RoundTile, Standard,
    Structure, Token,
};
use crate::player::Player;
use crate::power::{Bowl, Power};
use crate::score::Source;
use crate::{Gaia, Phase};

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Which map is used.
    #[serde(default)]
    pub map: MapChoice,
    /// Who turns the tiles of a variable map.
    #[serde(default)]
    pub turning: Turning,
    /// Turn order of later rounds.
    #[serde(default)]
    pub turn_order: TurnOrder,
    /// Play the recommended factions of a first game (GP-SETUP-23) instead of choosing.
    #[serde(default)]
    pub first_game: bool,
    /// Deliberate departures from the rules, to replay games recorded elsewhere.
    #[serde(default, skip_serializing_if = "Switches::is_empty")]
    pub switches: Switches,
    /// What chance would decide, where it is already decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

/// Turn order of later rounds (GP-ROUND-5, GP-VAR-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnOrder {
    /// Clockwise from the player who passed first.
    #[default]
    Clockwise,
    /// In the order of passing.
    Passing,
}

/// Departures from our rules, each named after the difference it stands for. None is set in a normal game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Switches {
    /// After a Firaks downgrade that leads to the Lost Planet, charging for the Lost Planet comes first
    /// (ours: GP-CHARGE-14).
    pub downgrade_charges_last_first: bool,
    /// Income is chosen line by line (ours: GP-INC-6, GP-INC-7).
    pub income_by_line: bool,
    /// The Bescods' action may be used without a step (ours: GP-FAC-BESCODS-5, GP-FAC-BESCODS-8).
    pub bescods_may_decline: bool,
    /// A fixed conversion at the end instead of the best one (ours: GP-END-9, GP-END-11).
    pub fixed_final_conversion: bool,
    /// Charging for a Lost Planet of the Gaia phase waits for the next turn (ours: GP-FAC-ITARS-4).
    pub itars_late_charging: bool,
    /// Federations need not be the shortest ones (ours: GP-FED-10, GP-FED-11, GP-FED-27, GP-FED-28): the search
    /// of the recording program is not exact.
    pub federation_search_heuristic: bool,
    /// Ivits: only planets are compared when a smaller federation would do (ours: GP-FED-28).
    pub ivits_compare_planets_only: bool,
}

impl Switches {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    fn is_empty(&self) -> bool {
        *self == Switches::default()
    }
}

/// Everything that chance decides before the game.
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
    /// The map.
    pub map: Map,
}

impl Deal {
    /// Deals the tiles of a new game.
    fn new(setup: &Setup, dice: &mut Dice) -> Result<Deal, Refusal> {
        let data = catalogue();
        let map = map::lay_out(setup, dice)?.map().clone();
        let mut standard = Standard::ALL.to_vec();
        dice.shuffle(&mut standard);
        let mut advanced = Advanced::ALL.to_vec();
        dice.shuffle(&mut advanced);
        let copies = |token: &Token| {
            let kind = &data.tokens[*token];
            let open = kind.reserved_for.is_none();
            std::iter::repeat_n(*token, if open { kind.copies.into() } else { 0 })
        };
        let tokens: Vec<Token> = Token::ALL.iter().flat_map(copies).collect();
        let terraforming_token = *dice.pick(&tokens);
        let mut boosters = Booster::ALL.to_vec();
        dice.shuffle(&mut boosters);
        boosters.truncate(usize::from(setup.players + data.extra_boosters));
        boosters.sort();
        let copies = |tile: &RoundTile| std::iter::repeat_n(*tile, data.round_tiles[*tile].copies.into());
        let mut rounds: Vec<RoundTile> = RoundTile::ALL.iter().flat_map(copies).collect();
        dice.shuffle(&mut rounds);
        let mut finals = FinalTile::ALL.to_vec();
        dice.shuffle(&mut finals);
        Ok(Deal {
            tiles: EnumMap::from_fn(|place: Place| standard[place as usize]),
            advanced: EnumMap::from_fn(|area: Area| advanced[area as usize]),
            terraforming_token,
            boosters,
            rounds: std::array::from_fn(|round| rounds[round]),
            finals: [finals[0], finals[1]],
            map,
        })
    }

    /// A deal that could not come out of the box is refused.
    fn check(&self, players: u8) -> Result<(), Refusal> {
        let all_different = |n: usize, set: &mut dyn Iterator<Item = usize>| {
            let mut seen = [false; 32];
            set.filter(|kind| !std::mem::replace(&mut seen[*kind], true)).count() == n
        };
        let wanted = usize::from(players + catalogue().extra_boosters);
        if !all_different(9, &mut self.tiles.values().map(|tile| *tile as usize)) {
            return Err(Refusal::new("GP-SETUP-4", "deal-standard-tiles"));
        }
        if !all_different(6, &mut self.advanced.values().map(|tile| *tile as usize)) {
            return Err(Refusal::new("GP-SETUP-6", "deal-advanced-tiles"));
        }
        if catalogue().tokens[self.terraforming_token].reserved_for.is_some() {
            return Err(Refusal::new("GP-SETUP-7", "deal-terraforming-token"));
        }
        let different = all_different(wanted, &mut self.boosters.iter().map(|booster| *booster as usize));
        if self.boosters.len() != wanted || !different {
            return Err(Refusal::new("GP-SETUP-11", "deal-boosters").with("count", wanted as i32));
        }
        let too_many = |tile: &RoundTile| {
            self.rounds.iter().filter(|other| *other == tile).count()
                > catalogue().round_tiles[*tile].copies.into()
        };
        if self.rounds.iter().any(too_many) {
            return Err(Refusal::new("GP-SETUP-9", "deal-round-tiles"));
        }
        if self.finals[0] == self.finals[1] {
            return Err(Refusal::new("GP-SETUP-10", "deal-final-tiles"));
        }
        Ok(())
    }
}

impl Gaia {
    /// Lays out the table and asks the first question.
    pub(crate) fn set_up(setup: &Setup, mut dice: Dice) -> Result<Gaia, Refusal> {
        if !(2..=4).contains(&setup.players) {
            return Err(Refusal::new("GP-SETUP-12", "players").with("count", setup.players));
        }
        let deal = match &setup.deal {
            Some(deal) => deal.clone(),
            None => Deal::new(setup, &mut dice)?,
        };
        deal.check(setup.players)?;
        let mut supply = EnumMap::from_fn(|token| {
            let kind = &catalogue().tokens[token];
            if kind.reserved_for.is_some() { 0 } else { kind.copies }
        });
        supply[deal.terraforming_token] -= 1;
        let mut game = Gaia {
            turn_order: setup.turn_order,
            switches: setup.switches,
            first_game: setup.first_game,
            map: setup.map,
            board: std::sync::Arc::new(Board::new(deal.map)?),
            dice,
            tiles: deal.tiles,
            advanced_dealt: deal.advanced,
            advanced: deal.advanced.map(|_, tile| Some(tile)),
            terraforming_dealt: deal.terraforming_token,
            terraforming_token: Some(deal.terraforming_token),
            supply,
            boosters: EnumMap::from_fn(|booster| deal.boosters.contains(&booster)),
            rounds: deal.rounds,
            finals: deal.finals,
            used: EnumMap::default(),
            gaiaformed: hex::CellSet::EMPTY,
            lost_planet: None,
            players: BySeat::from_fn(setup.players, |_| Player::default()),
            round: 0,
            phase: Phase::Map,
            order: Seat::all(setup.players).collect(),
            passed: ArrayVec::new(),
            cursor: 0,
            income_left: 0,
            charges: ArrayVec::new(),
            charges_asked: 0,
            stack: ArrayVec::new(),
            turns: 0,
        };
        if setup.deal.is_some() || setup.map.is_fixed() || setup.turning == Turning::Dice {
            game.phase = Phase::Factions;
        }
        for player in game.players.values_mut() {
            player.tally.add(Source::Start, catalogue().numbers.starting_vp.into());
        }
        game.advance();
        Ok(game)
    }

    /// The next question while factions are chosen; `None` once all are (GP-SETUP-12).
    pub(crate) fn next_faction_choice(&mut self) -> Option<Seat> {
        if self.first_game {
            let recommended: &[Faction] = match self.players.len() {
                2 => &[Faction::HadschHallas, Faction::Xenos],
                3 => &[Faction::Terrans, Faction::Taklons, Faction::Geodens],
                _ => &[Faction::Terrans, Faction::HadschHallas, Faction::Xenos, Faction::Taklons],
            };
            for (player, faction) in self.players.values_mut().zip(recommended) {
                player.faction = Some(*faction);
            }
        }
        self.players.iter().find(|(_, player)| player.faction.is_none()).map(|(seat, _)| seat)
    }

    /// GP-SETUP-12: a faction is open while neither side of its board has been taken.
    pub(crate) fn check_faction(&self, faction: Faction) -> Result<(), Refusal> {
        let board = &catalogue().factions[faction];
        let taken =
            |player: &Player| player.faction.is_some_and(|own| own == faction || own == board.other_side);
        match self.players.values().any(taken) {
            true => Err(Refusal::new("GP-SETUP-12", "faction-taken").with("faction", faction.id())),
            false => Ok(()),
        }
    }

    /// GP-SETUP-13 to GP-SETUP-15: what is printed on the faction boards, and the bonuses of starting levels.
    pub(crate) fn deal_faction_boards(&mut self) {
        for seat in self.players.seats() {
            let player = &mut self.players[seat];
            let board = player.board();
            let Goods { credits, ore, knowledge, qic, .. } = board.start;
            (player.credits, player.ore, player.knowledge, player.qic) = (credits, ore, knowledge, qic);
            player.power = Power::new(board.start_power);
            player.power.brainstone = board.abilities.has(Ability::Brainstone).then_some(Bowl::I);
            for area in Area::ALL {
                for level in 1..=board.start_research[*area] {
                    self.players[seat].research[*area] = level;
                    let once = catalogue().areas[*area].levels[usize::from(level)].once;
                    self.gain(seat, once, Source::Start);
                }
            }
        }
    }

    /// Who places which starting structures, in order (GP-SETUP-16 to GP-SETUP-18).
    pub(crate) fn starting_order(&self) -> ArrayVec<(Seat, Structure), 16> {
        let places_mines = |seat: &Seat| !self.players[*seat].can(Ability::StartsWithInstitute);
        let seats = || self.players.seats();
        let mines = seats().filter(places_mines).chain(seats().rev().filter(places_mines));
        let third = seats().filter(|seat| self.players[*seat].can(Ability::ThirdStartingMine));
        let institutes = seats().filter(|seat| !places_mines(seat));
        mines
            .chain(third)
            .map(|seat| (seat, Structure::Mine))
            .chain(institutes.map(|seat| (seat, Structure::Institute)))
            .collect()
    }

    /// Seats that will place starting structures after the one asked now, once for each structure.
    pub fn still_to_start(&self) -> Vec<Seat> {
        match self.phase {
            Phase::Start => {
                self.starting_order().iter().skip(self.cursor.into()).map(|(seat, _)| *seat).collect()
            }
            _ => Vec::new(),
        }
    }

    /// GP-SETUP-16, GP-SETUP-18: an unoccupied planet of the home type.
    pub(crate) fn check_start(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        let home = self.players[seat].board().home;
        let institute = self.players[seat].can(Ability::StartsWithInstitute);
        let rule = if institute { "GP-SETUP-18" } else { "GP-SETUP-16" };
        if self.planet_at(cell) != home {
            return Err(Refusal::new(rule, "not-home").with("planet", home.id()));
        }
        if self.players.values().any(|player| player.planets().contains(cell)) {
            return Err(Refusal::new(rule, "occupied"));
        }
        Ok(())
    }

    /// GP-SETUP-21: one of the open boosters.
    pub(crate) fn check_booster(&self, booster: Booster) -> Result<(), Refusal> {
        match self.boosters[booster] {
            true => Ok(()),
            false => Err(Refusal::new("GP-SETUP-21", "booster-taken").with("booster", booster.id())),
        }
    }

    /// The planets on which a starting structure can go.
    pub(crate) fn list_starts(&self, seat: Seat, out: &mut Vec<Move>) {
        let home: Planet = self.players[seat].board().home;
        let free = self.board.all(home).iter().filter(|cell| self.check_start(seat, *cell).is_ok());
        out.extend(free.map(Move::Start));
    }

    /// GP-SETUP-19: no cost, no points, no charging.
    pub(crate) fn place_start(&mut self, seat: Seat, structure: Structure, cell: Cell) {
        self.players[seat].structures[structure].insert(cell);
    }

    /// Takes an open booster.
    pub(crate) fn take_booster(&mut self, seat: Seat, booster: Booster) {
        self.boosters[booster] = false;
        self.players[seat].booster = Some(booster);
    }

    /// Asks the next question of the set-up, or starts the first round.
    pub(crate) fn advance_setup(&mut self) {
        match self.phase {
            Phase::Map => match self.next_sector_to_turn() {
                Some((seat, index)) => self.ask(seat, Decision::TurnSector(index)),
                None => self.phase = Phase::Factions,
            },
            Phase::Factions => match self.next_faction_choice() {
                Some(seat) => self.ask(seat, Decision::Faction),
                None => {
                    self.deal_faction_boards();
                    (self.phase, self.cursor) = (Phase::Start, 0);
                }
            },
            Phase::Start => match self.starting_order().get(usize::from(self.cursor)) {
                Some((seat, structure)) => {
                    self.cursor += 1;
                    self.ask(*seat, Decision::Start(*structure));
                }
                None => self.phase = Phase::Boosters,
            },
            Phase::Boosters => {
                match self.players.seats().rev().find(|seat| self.players[*seat].booster.is_none()) {
                    Some(seat) => self.ask(seat, Decision::FirstBooster),
                    None => self.start_round(),
                }
            }
            _ => unreachable!("the set-up is over"),
        }
    }
}
