//! Rounds and turns (GP-ROUND, GP-TURN, GP-CLEAN), and what happens by itself between questions.

use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::event::Event;
use crate::moves::{Decision, Help, Move, Terms};
use crate::names::Planet;
use crate::notation::special_name;
use crate::setup::TurnOrder;
use crate::{
    Gaia, Phase, Play, Trigger, board_action, charge, free, gaia_phase, mine, pass, research, show, special,
    tech, upgrade,
};

/// The own turn: free actions, one main action, free actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OwnTurn {
    /// Whether the main action has been taken.
    pub acted: bool,
    /// Power left over by the free action just before.
    pub change: u8,
}

impl OwnTurn {
    /// A turn that begins.
    pub(crate) const FRESH: OwnTurn = OwnTurn { acted: false, change: 0 };
    const ACTED: OwnTurn = OwnTurn { acted: true, change: 0 };

    /// Only free actions are possible after the main action.
    fn main(self) -> Result<(), Refusal> {
        if self.acted { Err(Refusal::new("GP-TURN-1", "already-acted")) } else { Ok(()) }
    }
}

impl Question<Gaia> for OwnTurn {
    /// GP-TURN-1, GP-TURN-3.
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        if self.acted {
            out.push(Move::EndTurn);
        } else {
            game.list_mines(seat, Help::None, out);
            game.list_gaia_projects(seat, out);
            game.list_upgrades(seat, out);
            out.push(Move::Federate);
            game.list_research(seat, out);
            game.list_board_actions(seat, out);
            game.list_specials(seat, out);
            game.list_passes(out);
        }
        game.list_free_actions(seat, self.change, out);
        out.retain(|mv| self.check(game, seat, *mv).is_ok());
    }

    /// A main action once, free actions before and after it, never after passing.
    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Mine(cell) => self.main().and_then(|()| game.check_mine(seat, cell, Help::None)),
            Move::GaiaProject(cell) => self.main().and_then(|()| game.check_gaia_project(seat, cell, 0)),
            Move::Upgrade(cell, to) => self.main().and_then(|()| game.check_upgrade(seat, cell, to)),
            Move::Federate => self.main().and_then(|()| game.check_federate(seat)),
            Move::Research(area) => self.main().and_then(|()| game.check_research(seat, area)),
            Move::Act(action, purse) => {
                self.main().and_then(|()| game.check_board_action(seat, action, purse))
            }
            Move::Special(special) => self.main().and_then(|()| game.check_special(seat, special)),
            Move::Pass(booster) => self.main().and_then(|()| game.check_pass(seat, booster)),
            Move::Convert(action, purse) => game.check_convert(seat, self.change, action, purse),
            Move::Sacrifice(stone) => game.check_sacrifice(seat, stone),
            Move::EndTurn if self.acted => Ok(Terms::free()),
            Move::EndTurn => Err(Refusal::new("GP-TURN-1", "act-first")),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Convert(action, purse) => {
                let change = play.convert(seat, self.change, action, purse);
                return play.ask(seat, OwnTurn { change, ..self });
            }
            Move::Sacrifice(stone) => {
                play.ask(seat, OwnTurn { change: 0, ..self });
                return play.sacrifice(seat, stone);
            }
            Move::EndTurn => return play.end_turn(),
            Move::Pass(booster) => {
                play.pass(seat, booster);
                return play.end_turn();
            }
            _ => {}
        }
        // The rest of the turn waits below whatever the main action asks.
        play.ask(seat, OwnTurn::ACTED);
        match mv {
            Move::Mine(cell) => play.build_mine(seat, cell, Help::None),
            Move::GaiaProject(cell) => play.start_gaia_project(seat, cell, 0),
            Move::Upgrade(cell, to) => play.upgrade(seat, cell, to),
            Move::Federate => play.start_federation(seat),
            Move::Research(area) => play.research(seat, area),
            Move::Act(action, purse) => play.board_action(seat, action, purse),
            Move::Special(special) => play.special(seat, special),
            _ => unreachable!("{mv:?} is no main action"),
        }
    }
}

impl Ask<Gaia> for OwnTurn {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        (if self.acted { "ask-turn-acted" } else { "ask-turn" }, vec![])
    }

    /// Every chapter names its own moves, also those that belong to another question.
    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Federate => Some(("move-federate", vec![])),
            Move::EndTurn => Some(("move-end-turn", vec![])),
            Move::Mine(_) | Move::GaiaProject(_) => mine::label(game, mv, lang),
            Move::Upgrade(..) => upgrade::label(game, mv, lang),
            Move::Research(_) | Move::Step(_) | Move::NoStep => research::label(mv),
            Move::Act(..) => board_action::label(mv),
            Move::Special(_) => special::label(mv),
            Move::Pass(_) => pass::label(mv),
            Move::Convert(..) | Move::Sacrifice(_) => free::label(mv),
            Move::Tile(_) | Move::AdvancedTile(_) => tech::label(game, mv),
            Move::GaiaConvert(_) | Move::GaiaTile | Move::GaiaDone => gaia_phase::label(mv),
            Move::Charge { .. } | Move::Decline => charge::label(mv),
            _ => None,
        }
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Mine(_) | Move::GaiaProject(_) => mine::sketch(game, seat, mv),
            Move::Upgrade(..) => upgrade::sketch(game, seat, mv),
            Move::Federate => Sketch::of("group-build"),
            Move::Research(area) => Sketch::of("group-act").at(format!("area-{area}")),
            Move::Act(action, _) => Sketch::of("group-act").at(format!("action-{action}")),
            Move::Special(special) => {
                Sketch::of("group-act").at(format!("special-{}", special_name(special)))
            }
            Move::Pass(Some(booster)) => Sketch::of("group-end").at(format!("booster-{booster}")),
            Move::Pass(None) | Move::EndTurn => Sketch::of("group-end"),
            Move::Convert(..) | Move::Sacrifice(_) => Sketch::of("group-free"),
            Move::Tile(_) | Move::AdvancedTile(_) => tech::sketch(mv),
            _ => Sketch::default(),
        }
    }

    /// Federations and levels are told by what becomes of them; the end of a turn tells nothing.
    fn deed(&self, game: &Gaia, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Mine(_) | Move::GaiaProject(_) => mine::deed(game, seat, mv, lang),
            Move::Upgrade(cell, to) => Some(show::built(game, "deed-build", to, cell, lang)),
            Move::Act(action, _) => Some(board_action::deed(action, lang)),
            Move::Special(_) => special::deed(mv),
            Move::Pass(_) => pass::deed(mv),
            Move::Convert(..) | Move::Sacrifice(_) => free::deed(mv),
            _ => None,
        }
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }

    fn closing(&self, _game: &Gaia, _seat: Seat) -> Option<Move> {
        self.acted.then_some(Move::EndTurn)
    }
}

/// Why a move is refused that does not answer the open question.
pub(crate) fn out_of_place(game: &Gaia, mv: Move) -> Refusal {
    let Some(open) = game.question() else { return Refusal::new("GP-END-1", "game-over") };
    let free_action = matches!(mv, Move::Convert(..) | Move::Sacrifice(_));
    let tile = matches!(mv, Move::Tile(_) | Move::AdvancedTile(_));
    let rule = match (open.decision, game.phase) {
        (Decision::Turn(_), _) if tile => return Refusal::new("GP-TURN-7", "tile-not-now"),
        _ if !free_action => return Refusal::new("GP-TURN-7", "not-asked"),
        (_, Phase::Income) => "GP-INC-8",
        (_, Phase::Gaia) => "GP-GPHASE-6",
        (Decision::Charge(_), _) => "GP-FREE-1",
        _ => "GP-TURN-3",
    };
    Refusal::new(rule, "no-free-actions-now")
}

impl Gaia {
    /// A hex named in a move must exist.
    pub(crate) fn on_map(&self, cell: Cell) -> Result<(), Refusal> {
        if cell.index() >= self.board.grid().len() {
            return Err(Refusal::new("GP-COMP-1", "no-such-hex"));
        }
        Ok(())
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
}

impl Play<'_> {
    /// The next thing that happens by itself; `false` once the game is over.
    pub(crate) fn next_step(&mut self) -> bool {
        if self.phase != Phase::Over && self.may_charge_now() && self.ask_to_charge() {
            return true;
        }
        match self.phase {
            Phase::Deal | Phase::Map | Phase::Factions | Phase::Start | Phase::Boosters => {
                self.advance_setup();
            }
            Phase::Income => self.advance_income(),
            Phase::Gaia => self.advance_gaia_phase(),
            Phase::Actions => self.next_turn(),
            Phase::Over => return false,
        }
        true
    }

    pub(crate) fn end_turn(&mut self) {
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
        let order = std::array::from_fn(|place| self.order.get(place).copied());
        self.tell(Event::Round { round: self.round, order });
        self.automa_deck();
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
                let seat = self.order[place];
                if self.is_automa(seat) {
                    self.begin_automa_turn();
                } else {
                    self.ask(seat, OwnTurn::FRESH);
                }
            }
            None if self.round == self.data().numbers.rounds => self.end_game(),
            None => self.clean_up(),
        }
    }

    /// GP-CLEAN: action tokens are removed and the turn order of the next round is set.
    fn clean_up(&mut self) {
        let actions = self.used.values().flatten().count() as u8;
        self.used.clear();
        if actions > 0 {
            self.tell(Event::ActionsReady { actions });
        }
        for seat in self.players.seats() {
            let used = std::mem::take(&mut self.players[seat].used);
            if !used.is_empty() {
                self.tell(Event::Ready { seat, specials: used.len() });
            }
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

    /// Remembers that a structure lets neighbours charge power at the end of the turn (GP-TURN-8).
    pub(crate) fn trigger_charging(&mut self, at: Cell, by: Seat) {
        let late = self.switches.itars_late_charging && self.phase == Phase::Gaia;
        self.charges.push(Trigger { at, by, late });
    }
}
