//! Rounds and turns (GP-ROUND, GP-TURN, GP-CLEAN), and the way of a question: who is asked what, which answers
//! there are, and what an answer does.

use hex::{Cell, CellSet};
use table::{Refusal, Seat};

use crate::catalogue::catalogue;
use crate::moves::{Decision, Help, Move, Pending, Step, Terms};
use crate::names::{Booster, Faction, Named, Planet, Token};
use crate::setup::TurnOrder;
use crate::{Gaia, Phase, Trigger};

impl Gaia {
    /// Puts a question to a player. It is answered before those asked earlier.
    pub(crate) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.stack.push(Pending { seat, decision });
    }

    /// Puts a question, unless there is only one answer: then that is carried out at once.
    pub(crate) fn ask_unless_clear(&mut self, seat: Seat, decision: Decision) {
        let pending = Pending { seat, decision };
        let mut answers = Vec::new();
        self.list_answers(pending, &mut answers);
        match answers[..] {
            [only] => self.carry_out(pending, only),
            _ => self.stack.push(pending),
        }
    }

    /// Runs everything automatic until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self) {
        while self.stack.is_empty() && self.phase != Phase::Over {
            if self.may_charge_now() && self.ask_to_charge() {
                return;
            }
            match self.phase {
                Phase::Map | Phase::Factions | Phase::Start | Phase::Boosters => self.advance_setup(),
                Phase::Income => self.advance_income(),
                Phase::Gaia => self.advance_gaia_phase(),
                Phase::Actions => self.next_turn(),
                Phase::Over => {}
            }
        }
    }

    /// Every answer to a question, in a stable order.
    pub(crate) fn list_answers(&self, pending: Pending, out: &mut Vec<Move>) {
        let Pending { seat, decision } = pending;
        match decision {
            Decision::Turn { acted, change } => return self.list_turn(pending, acted, change, out),
            Decision::TurnSector(_) => out.extend((0..6).map(Move::TurnSector)),
            Decision::Faction => out.extend(Faction::ALL.iter().copied().map(Move::Faction)),
            Decision::Start(_) => return self.list_starts(seat, out),
            Decision::FirstBooster => out.extend(Booster::ALL.iter().copied().map(Move::Booster)),
            Decision::Income => return self.list_income(seat, out),
            Decision::GaiaConversion { .. } => self.list_gaia_conversions(out),
            Decision::GaiaTiles => out.extend([Move::GaiaTile, Move::GaiaDone]),
            Decision::PlaceMine(help) => self.list_mines(seat, help, out),
            Decision::Station => out.extend(self.station_spaces(seat).iter().map(Move::Station)),
            Decision::Swap => out.extend(self.players[seat].planets().iter().map(Move::Swap)),
            Decision::Downgrade => out.extend(self.players[seat].planets().iter().map(Move::Downgrade)),
            Decision::TechTile => self.list_tiles(out),
            Decision::Cover(_) => out.extend(self.players[seat].open_tiles().map(Move::Cover)),
            Decision::Step(_) => self.list_steps(out),
            Decision::LostPlanet => out.extend(self.lost_planet_spaces(seat).iter().map(Move::LostPlanet)),
            Decision::Federation(draft) => return self.list_federation(seat, draft, out),
            Decision::Token => out.extend(Token::ALL.iter().copied().map(Move::Token)),
            Decision::Rescore => out.extend(Token::ALL.iter().copied().map(Move::Rescore)),
            Decision::Tokens { count, .. } => {
                return out.extend(self.players[seat].power.handfuls(count).map(Move::Tokens));
            }
            Decision::Brainstone { charge, .. } => {
                let choices = self.players[seat].power.stone_choices(charge);
                return out.extend(
                    choices.iter().flat_map(|(first, last)| [first, last]).map(|b| Move::Brainstone(*b)),
                );
            }
            Decision::Charge(offer) => return Gaia::list_charge(offer, out),
        }
        out.retain(|mv| self.check_answer(pending, *mv).is_ok());
    }

    /// Whether a move is a legal answer to a question: the one place where legality is decided.
    pub(crate) fn check_answer(&self, pending: Pending, mv: Move) -> Result<Terms, Refusal> {
        let Pending { seat, decision } = pending;
        let free = |checked: Result<(), Refusal>| checked.map(|()| Terms::free());
        match (decision, mv) {
            (Decision::TurnSector(index), Move::TurnSector(turns)) => {
                free(self.check_turn_sector(index, turns))
            }
            (Decision::Faction, Move::Faction(faction)) => free(self.check_faction(faction)),
            (Decision::Start(_), Move::Start(cell)) => {
                free(self.on_map(cell).and_then(|()| self.check_start(seat, cell)))
            }
            (Decision::FirstBooster, Move::Booster(booster)) => free(self.check_booster(booster)),
            (Decision::Income, Move::Income(line)) => self.check_income(seat, line),
            (Decision::GaiaConversion { left }, Move::GaiaConvert(action)) => {
                self.check_gaia_conversion(left, action)
            }
            (Decision::GaiaConversion { .. } | Decision::GaiaTiles, Move::GaiaDone)
            | (Decision::Charge(_), Move::Decline) => Ok(Terms::free()),
            (Decision::GaiaTiles, Move::GaiaTile) => self.check_gaia_tile(seat),
            (Decision::Turn { .. }, mv) => self.check_turn(seat, decision, mv),
            (Decision::PlaceMine(help), Move::Mine(cell)) => {
                self.on_map(cell).and_then(|()| self.check_mine(seat, cell, help))
            }
            (Decision::PlaceMine(Help::Range(extra)), Move::GaiaProject(cell)) => {
                self.on_map(cell).and_then(|()| self.check_gaia_project(seat, cell, extra))
            }
            (Decision::Station, Move::Station(cell)) => {
                self.on_map(cell).and_then(|()| self.check_station(seat, cell))
            }
            (Decision::Swap, Move::Swap(cell)) => free(self.check_swap(seat, cell)),
            (Decision::Downgrade, Move::Downgrade(cell)) => free(self.check_downgrade(seat, cell)),
            (Decision::TechTile, Move::Tile(place)) => self.check_tile(seat, place),
            (Decision::TechTile, Move::AdvancedTile(area)) => self.check_advanced_tile(seat, area),
            (Decision::Cover(_), Move::Cover(tile)) => free(self.check_cover(seat, tile)),
            (Decision::Step(step), Move::Step(area)) => self.check_free_step(seat, step, area),
            (Decision::Step(step), Move::NoStep) => free(self.check_no_step(step)),
            (Decision::LostPlanet, Move::LostPlanet(cell)) => {
                self.on_map(cell).and_then(|()| self.check_lost_planet(seat, cell))
            }
            (Decision::Federation(draft), mv) => self.check_federation_step(seat, draft, mv),
            (Decision::Token, Move::Token(token)) => self.check_token(token),
            (Decision::Rescore, Move::Rescore(token)) => self.check_rescore(seat, token),
            (Decision::Tokens { count, .. }, Move::Tokens(handful)) => {
                free(self.check_tokens(seat, count, handful))
            }
            (Decision::Brainstone { charge, .. }, Move::Brainstone(bowl)) => {
                free(self.check_brainstone(seat, charge, bowl))
            }
            (Decision::Charge(offer), Move::Charge { token_first }) => Gaia::check_charge(offer, token_first),
            (_, mv) => Err(self.out_of_place(decision, mv)),
        }
    }

    /// The answer does not belong to the question that is open.
    pub(crate) fn out_of_place(&self, decision: Decision, mv: Move) -> Refusal {
        let free_action = matches!(mv, Move::Convert(..) | Move::Sacrifice(_));
        let tile = matches!(mv, Move::Tile(_) | Move::AdvancedTile(_));
        let rule = match (decision, self.phase) {
            (Decision::Turn { .. }, _) if tile => return Refusal::new("GP-TURN-7", "tile-not-now"),
            _ if !free_action => return Refusal::new("GP-TURN-7", "not-asked"),
            (_, Phase::Income) => "GP-INC-8",
            (_, Phase::Gaia) => "GP-GPHASE-6",
            (Decision::Charge(_), _) => "GP-FREE-1",
            _ => "GP-TURN-3",
        };
        Refusal::new(rule, "no-free-actions-now")
    }

    /// Carries out a legal answer to a question that has just been taken off the stack.
    pub(crate) fn carry_out(&mut self, pending: Pending, mv: Move) {
        let Pending { seat, decision } = pending;
        match (decision, mv) {
            (Decision::TurnSector(index), Move::TurnSector(turns)) => self.turn_sector(index, turns),
            (_, Move::Faction(faction)) => self.players[seat].faction = Some(faction),
            (Decision::Start(structure), Move::Start(cell)) => self.place_start(seat, structure, cell),
            (_, Move::Booster(booster)) => self.take_booster(seat, booster),
            (_, Move::Income(line)) => self.take_income(seat, line),
            (Decision::GaiaConversion { left }, Move::GaiaConvert(action)) => {
                self.convert_in_gaia_phase(seat, left, action);
            }
            (Decision::GaiaTiles, Move::GaiaTile) => self.give_tokens_for_tile(seat),
            (_, Move::GaiaDone) => self.return_gaia_tokens(seat),
            (Decision::Turn { acted, change }, mv) => self.take_turn(seat, acted, change, mv),
            (Decision::PlaceMine(help), Move::Mine(cell)) => self.build_mine(seat, cell, help),
            (Decision::PlaceMine(Help::Range(extra)), Move::GaiaProject(cell)) => {
                self.start_gaia_project(seat, cell, extra);
            }
            (_, Move::Station(cell)) => self.place_station(seat, cell),
            (_, Move::Swap(cell)) => self.swap_institute(seat, cell),
            (_, Move::Downgrade(cell)) => self.downgrade_lab(seat, cell),
            (_, Move::Tile(place)) => self.take_tile(seat, place),
            (_, Move::AdvancedTile(area)) => self.take_advanced_tile(seat, area),
            (Decision::Cover(advanced), Move::Cover(tile)) => self.cover(seat, advanced, tile),
            (_, Move::Step(area)) => self.step(seat, area),
            (_, Move::LostPlanet(cell)) => self.place_lost_planet(seat, cell),
            (Decision::Federation(draft), mv) => self.continue_federation(seat, draft, mv),
            (_, Move::Token(token)) => self.take_token_from_supply(seat, token),
            (_, Move::Rescore(token)) => self.rescore(seat, token),
            (Decision::Tokens { to_gaia, .. }, Move::Tokens(handful)) => {
                self.players[seat].power.take(handful, to_gaia);
            }
            (Decision::Brainstone { charge, then_tokens }, Move::Brainstone(bowl)) => {
                self.charge_with_stone(seat, charge, then_tokens, bowl);
            }
            (Decision::Charge(offer), Move::Charge { token_first }) => {
                self.accept_charge(seat, offer, token_first);
            }
            (_, Move::NoStep | Move::Decline) => {}
            _ => unreachable!("{mv:?} is no answer to {decision:?}"),
        }
    }

    /// A hex named in a move must exist.
    fn on_map(&self, cell: Cell) -> Result<(), Refusal> {
        match cell.index() < self.board.grid().len() {
            true => Ok(()),
            false => Err(Refusal::new("GP-COMP-1", "no-such-hex")),
        }
    }

    /// Moves of the own turn (GP-TURN-1, GP-TURN-3).
    fn list_turn(&self, pending: Pending, acted: bool, change: u8, out: &mut Vec<Move>) {
        let seat = pending.seat;
        if acted {
            out.push(Move::EndTurn);
        } else {
            self.list_mines(seat, Help::None, out);
            self.list_gaia_projects(seat, out);
            self.list_upgrades(seat, out);
            out.push(Move::Federate);
            self.list_research(seat, out);
            self.list_board_actions(seat, out);
            self.list_specials(seat, out);
            self.list_passes(out);
        }
        self.list_free_actions(seat, change, out);
        out.retain(|mv| self.check_answer(pending, *mv).is_ok());
    }

    /// A main action once, free actions before and after it, never after passing.
    fn check_turn(&self, seat: Seat, decision: Decision, mv: Move) -> Result<Terms, Refusal> {
        let Decision::Turn { acted, change } = decision else { return Err(self.out_of_place(decision, mv)) };
        let main = |check: Result<Terms, Refusal>| match acted {
            true => Err(Refusal::new("GP-TURN-1", "already-acted")),
            false => check,
        };
        let hex = |cell: Cell| self.on_map(cell);
        match mv {
            Move::Mine(cell) => main(hex(cell).and_then(|()| self.check_mine(seat, cell, Help::None))),
            Move::GaiaProject(cell) => main(hex(cell).and_then(|()| self.check_gaia_project(seat, cell, 0))),
            Move::Upgrade(cell, to) => main(hex(cell).and_then(|()| self.check_upgrade(seat, cell, to))),
            Move::Federate => main(self.check_federate(seat)),
            Move::Research(area) => main(self.check_research(seat, area)),
            Move::Act(action, purse) => main(self.check_board_action(seat, action, purse)),
            Move::Special(special) => main(self.check_special(seat, special)),
            Move::Pass(booster) => main(self.check_pass(seat, booster)),
            Move::Convert(action, purse) => self.check_convert(seat, change, action, purse),
            Move::Sacrifice(stone) => self.check_sacrifice(seat, stone),
            Move::EndTurn if acted => Ok(Terms::free()),
            Move::EndTurn => Err(Refusal::new("GP-TURN-1", "act-first")),
            _ => Err(self.out_of_place(decision, mv)),
        }
    }

    /// Carries out a move of the own turn.
    fn take_turn(&mut self, seat: Seat, acted: bool, change: u8, mv: Move) {
        match mv {
            Move::Convert(action, purse) => {
                let change = self.convert(seat, change, action, purse);
                return self.ask(seat, Decision::Turn { acted, change });
            }
            Move::Sacrifice(stone) => {
                self.ask(seat, Decision::Turn { acted, change: 0 });
                return self.sacrifice(seat, stone);
            }
            Move::EndTurn => return self.end_turn(),
            Move::Pass(booster) => {
                self.pass(seat, booster);
                return self.end_turn();
            }
            _ => {}
        }
        // The rest of the turn waits below whatever the main action asks.
        self.ask(seat, Decision::Turn { acted: true, change: 0 });
        match mv {
            Move::Mine(cell) => self.build_mine(seat, cell, Help::None),
            Move::GaiaProject(cell) => self.start_gaia_project(seat, cell, 0),
            Move::Upgrade(cell, to) => self.upgrade(seat, cell, to),
            Move::Federate => self.start_federation(seat),
            Move::Research(area) => self.research(seat, area),
            Move::Act(action, purse) => self.board_action(seat, action, purse),
            Move::Special(special) => self.special(seat, special),
            _ => unreachable!("{mv:?} is no main action"),
        }
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        for trigger in &mut self.charges {
            trigger.late = false;
        }
    }

    /// GP-ROUND-2: a new round begins with income.
    pub(crate) fn start_round(&mut self) {
        self.round += 1;
        self.passed.clear();
        for player in self.players.values_mut() {
            player.passed = false;
        }
        self.start_income();
    }

    /// GP-ROUND-3: the first turn of the action phase belongs to the start player.
    pub(crate) fn start_actions(&mut self) {
        self.phase = Phase::Actions;
        self.cursor = 0;
    }

    /// GP-ROUND-3: the next player in turn order who has not passed; when all have, the round ends.
    fn next_turn(&mut self) {
        let places = self.order.len();
        let open = (0..places).map(|step| (usize::from(self.cursor) + step) % places);
        match open.into_iter().find(|place| !self.players[self.order[*place]].passed) {
            Some(place) => {
                self.cursor = ((place + 1) % places) as u8;
                self.ask(self.order[place], Decision::Turn { acted: false, change: 0 });
            }
            None if self.round == catalogue().numbers.rounds => self.end_game(),
            None => self.clean_up(),
        }
    }

    /// GP-CLEAN: action tokens are removed and the turn order of the next round is set.
    fn clean_up(&mut self) {
        self.used.clear();
        for player in self.players.values_mut() {
            player.used = crate::Specials::default();
        }
        self.order = match self.turn_order {
            TurnOrder::Passing => self.passed.clone(),
            TurnOrder::Clockwise => {
                let first = self.passed[0];
                let seats = self.players.len();
                (0..seats).map(|step| first.clockwise(step, seats)).collect()
            }
        };
        self.start_round();
    }

    /// What lies on a hex now.
    pub fn planet_at(&self, cell: Cell) -> Planet {
        if self.gaiaformed.contains(cell) {
            Planet::Gaia
        } else if self.lost_planet.is_some_and(|lost| lost.at == cell) {
            Planet::Lost
        } else {
            self.board.printed(cell)
        }
    }

    /// All hexes that hold this kind of planet now.
    pub fn planets_of(&self, planet: Planet) -> CellSet {
        let lost = self.lost_planet.map_or(CellSet::EMPTY, |lost| CellSet::of(lost.at));
        match planet {
            Planet::Gaia => self.board.all(Planet::Gaia) | self.gaiaformed,
            Planet::Transdim => self.board.all(Planet::Transdim) - self.gaiaformed,
            Planet::Lost => lost,
            Planet::Empty => self.board.all(Planet::Empty) - lost,
            home => self.board.all(home),
        }
    }

    /// Remembers that a structure lets neighbours charge power at the end of the turn (GP-TURN-8).
    pub(crate) fn trigger_charging(&mut self, at: Cell, by: Seat) {
        let late = self.switches.itars_late_charging && self.phase == Phase::Gaia;
        self.charges.push(Trigger { at, by, late });
    }

    /// A step without a question where none is possible (GP-TECH-4).
    pub(crate) fn offer_step(&mut self, seat: Seat, step: Step) {
        let possible =
            crate::names::Area::ALL.iter().any(|area| self.check_free_step(seat, step, *area).is_ok());
        if possible {
            self.ask(seat, Decision::Step(step));
        }
    }
}
