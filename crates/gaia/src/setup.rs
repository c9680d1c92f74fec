//! Set-up (GP-SETUP): what is agreed, and the first choices of the players. What is dealt is in `deal`.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::Cell;
use serde::{Deserialize, Serialize};
use table::{
    Ask, BySeat, Game as _, Handicap, Lang, Question, Refusal, Run, Seat, Shared, Sketch, Tell, Words,
};

use crate::automa::{self, Automa, DrawFaction, FactionChoice, Level, Role, SetupCard};
use crate::board::Map;
use crate::catalogue::Catalogue;
use crate::deal::DealTile;
use crate::event::{Event, Origin, Why};
use crate::goods::Goods;
use crate::map::{self, MapChoice, TurnSector, Turning};
use crate::moves::{Move, Terms};
use crate::names::{Ability, Area, Booster, Faction, Named, Planet, Structure, Token};
use crate::player::Player;
use crate::pool::{Pool, PoolChoice, PoolSize, on_card};
use crate::power::{Bowl, Power};
use crate::rare::Rare;
use crate::score::Source;
use crate::{Gaia, Phase, Play, show};

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 1 to 4; one plays against the Automa (GP-SOLO-SETUP-1).
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
    /// How strong the Automa is, for a person alone (GP-SOLO-DIFF); the easiest level unless another is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// What the Automa plays (GP-SOLO-SETUP-5); chance decides unless a faction is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automa_faction: Option<FactionChoice>,
    /// Factions are auctioned for points (GP-CLUB-9).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub auction: bool,
    /// Which factions can be played (GP-CLUB-3): all of them, or a random pool where an auction or a larger one is agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<PoolChoice>,
    /// How many factions the pool has (GP-CLUB-4); as many as there are players unless more are wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool_size: Option<PoolSize>,
    /// Factions that nobody may play (GP-CLUB-2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<Faction>,
    /// A map by its code, in the place of the printed one (GP-CLUB-16).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map_code: Option<String>,
    /// Points that players begin with, more or fewer (GP-CLUB-14).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub handicap: Handicap,
    /// Deliberate departures from the rules, to replay games recorded elsewhere.
    #[serde(default, skip_serializing_if = "Switches::is_empty")]
    pub switches: Switches,
    /// A map of one's own, in the place of those of the box (GP-VAR-10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed_map: Option<Map>,
}

impl Setup {
    /// How strong the Automa is.
    pub(crate) fn level(&self) -> Level {
        self.level.unwrap_or(Level::Automalein)
    }

    /// What the Automa plays.
    pub(crate) fn automa_faction(&self) -> FactionChoice {
        self.automa_faction.unwrap_or(FactionChoice::Random)
    }
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

/// Federation tokens of a kind that are in play (GP-SETUP-7, GP-SETUP-8, GP-SOLO-SETUP-4).
pub(crate) fn tokens_in_play(data: &Catalogue, token: Token, alone: bool) -> u8 {
    let kind = &data.tokens[token];
    let most = if alone { data.automa.federation_tokens } else { u8::MAX };
    if kind.reserved_for.is_some() { 0 } else { kind.copies.min(most) }
}

impl Gaia {
    /// Lays out the table; nothing is dealt yet.
    pub(crate) fn set_up(setup: &Setup, data: &'static Catalogue) -> Result<Gaia, Refusal> {
        if !(1..=4).contains(&setup.players) {
            return Err(Refusal::new("GP-SETUP-12", "players").with("count", setup.players));
        }
        automa::check(setup)?;
        setup.handicap.check(setup.players, "GP-CLUB-14")?;
        let pool = Pool::agreed(setup, data)?;
        // GP-SOLO-SETUP-1: alone one plays against the Automa, on the second seat.
        let alone = setup.players == 1;
        let automa = || Rare::new(Automa::new(setup.level(), setup.automa_faction().faction()));
        let opponent = if alone { automa() } else { Rare::default() };
        let seats = setup.players.max(2);
        let supply = EnumMap::from_fn(|token| tokens_in_play(data, token, alone));
        let mut game = Gaia {
            data: Shared::new(data),
            turn_order: setup.turn_order,
            switches: setup.switches,
            first_game: setup.first_game,
            map: if setup.agreed_map.is_some() { MapChoice::Printed } else { setup.map },
            turning: setup.turning,
            board: map::at_first(setup, data)?,
            laid: ArrayVec::new(),
            tiles: EnumMap::default(),
            advanced_dealt: EnumMap::default(),
            advanced: EnumMap::default(),
            terraforming_dealt: None,
            terraforming_token: None,
            supply,
            boosters: EnumMap::default(),
            rounds: ArrayVec::new(),
            finals: ArrayVec::new(),
            used: EnumMap::default(),
            gaiaformed: hex::CellSet::EMPTY,
            lost_planet: None,
            players: BySeat::from_fn(seats, |_| Player::new(data)),
            round: 0,
            phase: Phase::Deal,
            order: Seat::all(seats).collect(),
            passed: ArrayVec::new(),
            cursor: 0,
            income_left: 0,
            charges: ArrayVec::new(),
            charges_asked: 0,
            stack: ArrayVec::new(),
            turns: 0,
            opponent,
            pool,
        };
        for seat in game.players.seats() {
            let points = game.starting_points(seat);
            game.players[seat].points.add(Source::Start, points);
            game.players[seat].points.add(Source::Handicap, setup.handicap.of(seat));
        }
        table::begin(&mut game);
        Ok(game)
    }

    /// GP-SETUP-12: a faction is open while neither side of its board has been taken.
    pub(crate) fn check_faction(&self, faction: Faction) -> Result<Terms, Refusal> {
        let board = &self.data().factions[faction];
        let taken =
            |player: &Player| player.faction.is_some_and(|own| own == faction || own == board.other_side);
        if self.players.values().any(taken) {
            let rule = if self.opponent.is_none() { "GP-SETUP-12" } else { "GP-SOLO-SETUP-5" };
            return Err(Refusal::new(rule, "faction-taken").with("faction", faction.id()));
        }
        self.check_pool(faction)?;
        Ok(Terms::free())
    }

    /// GP-SETUP-13; those of the Automa depend on its level (GP-SOLO-SETUP-7).
    pub(crate) fn starting_points(&self, seat: Seat) -> i32 {
        let level = self.automa().filter(|_| self.is_automa(seat)).map(|automa| automa.level);
        level
            .map_or(self.data().numbers.starting_vp, |level| self.data().automa.levels[level].start_vp)
            .into()
    }

    /// Who places which starting structures, in order (GP-SETUP-16 to GP-SETUP-18).
    fn starting_order(&self) -> ArrayVec<(Seat, Structure), 16> {
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

    /// The table as people see it: who has chosen a faction has its board before them, though the boards are dealt
    /// only when everybody has one.
    pub(crate) fn as_laid_out(&self) -> Gaia {
        let mut game = self.clone();
        if self.phase == Phase::Factions {
            let chosen = self.players.iter().filter(|(_, player)| player.faction.is_some());
            for (seat, _) in chosen {
                Play { game: &mut game, tell: Tell::nobody() }.deal_faction_board(seat);
            }
        }
        game
    }

    /// Seats that will place starting structures after the one asked now, once for each structure.
    pub fn still_to_start(&self) -> Vec<Seat> {
        if self.phase != Phase::Start {
            return Vec::new();
        }
        self.starting_order().iter().skip(self.cursor.into()).map(|(seat, _)| *seat).collect()
    }

    /// GP-SETUP-16, GP-SETUP-18: an unoccupied planet of the home type.
    fn check_start(&self, seat: Seat, cell: Cell) -> Result<Terms, Refusal> {
        self.on_map(cell)?;
        let home = self.players[seat].board().home;
        let institute = self.players[seat].can(Ability::StartsWithInstitute);
        let rule = if institute { "GP-SETUP-18" } else { "GP-SETUP-16" };
        if self.planet_at(cell) != home {
            return Err(Refusal::new(rule, "not-home").with("planet", home.id()));
        }
        if self.players.values().any(|player| player.planets().contains(cell)) {
            return Err(Refusal::new(rule, "occupied"));
        }
        Ok(Terms::free())
    }
}

impl Play<'_> {
    /// Asks the next question of the set-up, or starts the first round.
    pub(crate) fn advance_setup(&mut self) {
        match self.phase {
            Phase::Deal => {
                if let Some(slot) = self.next_deal() {
                    self.ask(Seat::new(0), DealTile(slot));
                } else {
                    (self.phase, self.cursor) = (Phase::Map, 0);
                }
            }
            Phase::Map => {
                if let Some(place) = self.next_sector_to_turn() {
                    let last = Seat::new(self.people() - 1);
                    let by = self.turning;
                    self.ask(last, TurnSector { place, by });
                } else {
                    self.phase = Phase::Factions;
                    self.assign_factions();
                }
            }
            Phase::Factions => {
                if let Some((seat, question)) = self.next_of_pool() {
                    return self.ask(seat, question);
                }
                self.sell_factions();
                let open = self.players.iter().find(|(_, player)| player.faction.is_none());
                if let Some(seat) = open.map(|(seat, _)| seat) {
                    if self.is_automa(seat) {
                        self.ask(seat, DrawFaction);
                    } else {
                        self.ask(seat, ChooseFaction);
                    }
                } else {
                    self.deal_faction_boards();
                    (self.phase, self.cursor) = (Phase::Start, 0);
                }
            }
            Phase::Start => {
                if let Some((seat, structure)) = self.starting_order().get(usize::from(self.cursor)).copied()
                {
                    self.cursor += 1;
                    if self.is_automa(seat) {
                        self.ask_start_mine();
                    } else {
                        self.ask(seat, PlaceStart(structure));
                    }
                } else {
                    self.pool = Rare::default();
                    self.phase = Phase::Boosters;
                }
            }
            Phase::Boosters => {
                let mut last_first = self.players.seats().rev();
                if let Some(seat) = last_first.find(|seat| self.players[*seat].booster.is_none()) {
                    if self.is_automa(seat) {
                        self.ask(seat, SetupCard { role: Role::FirstBooster });
                    } else {
                        self.ask(seat, FirstBooster);
                    }
                } else {
                    self.start_round();
                }
            }
            _ => unreachable!("the set-up is over"),
        }
    }

    /// GP-SETUP-23, GP-SOLO-SETUP-5: the factions of a first game, and the one that was agreed for the Automa.
    fn assign_factions(&mut self) {
        let agreed = self.automa().and_then(|automa| automa.agreed);
        if let Some(faction) = agreed.filter(|_| !self.first_game) {
            self.players[Automa::SEAT].faction = Some(faction);
            self.tell(Event::Faction { seat: Automa::SEAT, faction, chosen: false });
        }
        if !self.first_game {
            return;
        }
        let recommended: &[Faction] = match self.people() {
            1 => &[Faction::HadschHallas, Faction::Taklons],
            2 => &[Faction::HadschHallas, Faction::Xenos],
            3 => &[Faction::Terrans, Faction::Taklons, Faction::Geodens],
            _ => &[Faction::Terrans, Faction::HadschHallas, Faction::Xenos, Faction::Taklons],
        };
        for (seat, faction) in self.players.seats().zip(recommended) {
            self.players[seat].faction = Some(*faction);
            self.tell(Event::Faction { seat, faction: *faction, chosen: false });
        }
    }

    /// GP-SETUP-13 to GP-SETUP-15: what is printed on the faction boards, and the bonuses of starting levels.
    pub(crate) fn deal_faction_boards(&mut self) {
        for seat in self.players.seats() {
            self.deal_faction_board(seat);
        }
    }

    fn deal_faction_board(&mut self, seat: Seat) {
        if self.is_automa(seat) {
            return self.seat_automa();
        }
        let player = &mut self.players[seat];
        let board = player.board();
        let before = player.power;
        let mut power = Power::new(board.start_power);
        power.brainstone = board.abilities.has(Ability::Brainstone).then_some(Bowl::I);
        player.power = power;
        self.tell(Event::Power { seat, before, after: power, why: Why::Start });
        let Goods { credits, ore, knowledge, qic, .. } = board.start;
        self.receive(seat, Goods { credits, ore, knowledge, qic, ..Goods::NONE }, Origin::Start);
        for area in Area::ALL {
            for level in 1..=board.start_research[*area] {
                self.players[seat].research[*area] = level;
                self.tell(Event::Advanced { seat, area: *area, level });
                let once = self.data().areas[*area].levels[usize::from(level)].once;
                self.gain(seat, once, Origin::Level(*area));
            }
        }
    }

    /// Takes an open booster.
    pub(crate) fn take_booster(&mut self, seat: Seat, booster: Booster) {
        self.boosters[booster] = false;
        if let Some(automa) = self.opponent.get_mut() {
            automa.take_booster(booster);
        }
        self.players[seat].booster = Some(booster);
        self.tell(Event::Took { seat, booster });
    }
}

/// Which faction to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ChooseFaction;

impl Question<Gaia> for ChooseFaction {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        let open = Faction::ALL.iter().filter(|faction| game.check_faction(**faction).is_ok());
        out.extend(open.map(|faction| Move::Faction(*faction)));
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Faction(faction) => game.check_faction(faction),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Faction(faction) = mv else { return };
        play.players[seat].faction = Some(faction);
        play.tell(Event::Faction { seat, faction, chosen: true });
    }
}

impl Ask<Gaia> for ChooseFaction {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-faction", vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Faction(faction) = mv else { return None };
        Some(show::one("move-faction", "faction", faction.id()))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Faction(faction) = mv else { return Sketch::default() };
        on_card(faction)
    }

    fn notes(&self, game: &Gaia, _seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        let Move::Faction(faction) = run.mv else { return Vec::new() };
        show::faction_notes(game, faction, lang)
    }
}

/// Where to place a starting structure of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceStart(pub Structure);

impl Question<Gaia> for PlaceStart {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let home: Planet = game.players[seat].board().home;
        let free = game.board.all(home).iter().filter(|cell| game.check_start(seat, *cell).is_ok());
        out.extend(free.map(Move::Start));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Start(cell) => game.check_start(seat, cell),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-SETUP-19: no cost, no points, no charging.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Start(at) = mv else { return };
        play.players[seat].structures[self.0].insert(at);
        play.tell(Event::Built { seat, kind: self.0, at, shared: false });
    }
}

impl Ask<Gaia> for PlaceStart {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        show::one("ask-start", "structure", self.0.id())
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Start(cell) = mv else { return None };
        Some(show::at(game, "move-start", cell, lang))
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        let Move::Start(cell) = mv else { return Sketch::default() };
        show::piece(game, seat, cell, self.0.id(), "group-choose")
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Start(cell) = mv else { return None };
        Some(show::built(game, "deed-start", self.0, cell, lang))
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        let Move::Start(cell) = run.mv else { return Vec::new() };
        show::start_notes(game, seat, cell, lang)
    }
}

/// Which booster to take first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FirstBooster;

impl Question<Gaia> for FirstBooster {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.open_boosters().map(Move::Booster));
    }

    /// GP-SETUP-21: one of the open boosters.
    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Booster(booster) if game.boosters[booster] => Ok(Terms::free()),
            Move::Booster(booster) => {
                Err(Refusal::new("GP-SETUP-21", "booster-taken").with("booster", booster.id()))
            }
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Booster(booster) = mv {
            play.take_booster(seat, booster);
        }
    }
}

impl Ask<Gaia> for FirstBooster {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-first-booster", vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Booster(booster) = mv else { return None };
        Some(show::one("move-booster", "booster", booster.id()))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Booster(booster) = mv else { return Sketch::default() };
        Sketch::default().at(format!("booster-{booster}"))
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Booster(booster) = mv else { return None };
        Some(show::one("deed-booster", "booster", booster.id()))
    }

    fn notes(&self, _game: &Gaia, _seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        let Move::Booster(booster) = run.mv else { return Vec::new() };
        vec![Gaia::texts().get(lang, &format!("{booster}.text"))]
    }
}
