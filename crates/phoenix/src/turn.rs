//! Turns (SP-TURN): what comes after what, and the choice of a ship or income.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::goods::Stock;
use crate::names::{Named, Ship, ShipType};
use crate::ships::Outlook;
use crate::show::{ALL_LABELS, ALL_SKETCHES, named, ship_does};
use crate::{Action, Event, Move, Phoenix, Play, Step, Terms};

impl Play<'_> {
    /// Goes on when no question is open. `false` once the game is over.
    pub(crate) fn next_step(&mut self) -> bool {
        match self.step {
            Step::Start => self.choose_start(),
            Step::Aliens => self.draw_aliens(),
            Step::Display(stack) => self.lay_display(stack),
            Step::Deal(card) => self.deal_hubs(card),
            Step::Sets(place) => self.hand_out_sets(place),
            Step::Draft(pick) => self.advance_draft(pick),
            Step::Hubs(place) => self.advance_hubs(place),
            Step::Benefits(place, benefit) => self.advance_benefits(place, benefit),
            Step::Turn => self.begin_turn(),
            Step::Action => self.end_basic_action(),
            Step::After | Step::Powers => self.advance_abilities(),
            Step::Tracks(place) => self.advance_tracks(place),
            Step::Income => self.collect_income(),
            Step::Relocation => self.offer_relocation(),
            Step::AfterIncome => self.advance_after_income(),
            Step::LastMoment if self.may_convert(self.active) => {
                let seat = self.active;
                self.ask(seat, LastMoment);
            }
            Step::LastMoment => self.step = Step::EndOfTurn,
            Step::EndOfTurn => self.end_turn(),
            Step::Over => return false,
        }
        true
    }

    /// SP-TURN-1: a ship, or income.
    fn begin_turn(&mut self) {
        let seat = self.active;
        let player = &mut self.players[seat];
        player.before.rotate_left(1);
        player.before[2] = player.standing();
        self.action = Action { extra_turns: self.action.extra_turns, ..Action::default() };
        self.tell(Event::TurnBegan { seat });
        self.ask(seat, Turn);
    }
}

impl Phoenix {
    /// Neutral ships that nobody has used, for somebody whose marker is at hand (SP-NEUT-4, SP-NEUT-5).
    pub(crate) fn free_neutral_ships(&self, seat: Seat) -> impl Iterator<Item = Ship> {
        let at_hand = !self.neutral.iter().any(|neutral| neutral.marker == Some(seat));
        let ships = Ship::NEUTRAL.into_iter().zip(&self.neutral);
        ships.filter(move |(_, neutral)| at_hand && neutral.marker.is_none()).map(|(ship, _)| ship)
    }

    /// An answer, if it is legal and leaves this seat nothing more to decide on this turn.
    pub(crate) fn closes(&self, seat: Seat, mv: Move) -> Option<Move> {
        let mut after = self.clone();
        after.play(mv).ok()?;
        let handed_over = || after.question().is_none_or(|next| next.seat != seat);
        (after.turns > self.turns || handed_over()).then_some(mv)
    }

    /// Whether any ship action is possible (SP-INC-1).
    pub(crate) fn any_ship_action(&self, seat: Seat) -> bool {
        let outlook = Outlook::default();
        let usable = |ship, owner| self.check_worth_using(&outlook, seat, ship, owner).is_ok();
        let owned = |owner: Seat| {
            self.players[owner].fleet.iter().any(|own| own.gems == 0 && usable(own.ship, Some(owner)))
        };
        self.players.seats().any(owned) || self.free_neutral_ships(seat).any(|ship| usable(ship, None))
    }
}

/// What to do with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn;

impl Question<Phoenix> for Turn {
    /// Ships and income (SP-TURN-1). What all ships need to know is looked up once.
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let outlook = Outlook::default();
        let stock = game.players[seat].stock;
        let before = out.len();
        let mut keep = |ship: Ship, owner: Option<Seat>| {
            let (cost, fee) = game.price(&outlook, seat, ship, owner);
            // Most ships are too dear most of the time: they are passed by without asking for the reason.
            let Some(gems) = stock.gems.checked_sub((cost + fee).into()) else { return };
            let purse = Stock { gems, ..stock };
            if game.check_basic_action(&outlook, seat, ship, owner, purse).is_ok() {
                out.push(Move::Use(ship, owner));
            }
        };
        for owner in std::iter::once(seat).chain(seat.others(game.players.len())) {
            let unused = game.players[owner].fleet.iter().filter(|own| own.gems == 0).map(|own| own.ship);
            distinct(unused).for_each(|ship| keep(ship, Some(owner)));
        }
        for ship in game.free_neutral_ships(seat) {
            keep(ship, None);
        }
        let possible = out.len() > before;
        if game.check_income_with(seat, || possible).is_ok() {
            out.push(Move::Income);
            if game.check_human_purchase(seat).is_ok() {
                out.push(Move::HumanIncome);
            }
        }
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Use(ship, owner) => game.check_use(seat, ship, owner),
            Move::Income => game.check_income(seat).map(|()| Terms::free()),
            Move::HumanIncome => game.check_human_income(seat),
            // What ships are used for is asked of the table before the ship.
            Move::Build(_) => Err(ship_first(ShipType::Construction)),
            Move::Alien(_) => Err(ship_first(ShipType::Transport)),
            Move::Dismantle(_) => Err(ship_first(ShipType::Dismantle)),
            Move::Advance(_) => Err(ship_first(ShipType::Diplomacy)),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Use(ship, owner) => play.use_ship(seat, ship, owner),
            Move::HumanIncome => play.start_human_income(seat),
            // At once, so that whoever thinks about it sees what it brings.
            _ => play.collect_income(),
        }
    }
}

impl Ask<Phoenix> for Turn {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-turn", vec![])
    }

    /// The moves of a turn, and as the usual question those of all others.
    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Use(ship, Some(owner)) if owner != seat => {
                let (key, mut values) = named("move-use.other", "ship", ship.id());
                values.push(("seat", owner.into()));
                Some((key, values))
            }
            Move::Use(ship, _) => Some(named("move-use", "ship", ship.id())),
            Move::Income => Some(("move-income", vec![])),
            Move::HumanIncome => Some(("move-human-income", vec![])),
            Move::Done => Some(("move-done", vec![])),
            _ => ALL_LABELS.iter().find_map(|label| label(game, seat, mv, lang)),
        }
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        (mv == Move::HumanIncome).then(|| ("deed-human-income", vec![]))
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Use(ship, None) => Sketch::of("group-neutral").at(format!("neutral-{ship}")).pictured(),
            Move::Use(ship, Some(owner)) => {
                let group = if owner == seat { "group-own" } else { "group-others" };
                Sketch::of(group).at(format!("ship-{owner}-{ship}")).pictured()
            }
            Move::Income | Move::HumanIncome => Sketch::of("group-income").at("income"),
            Move::Done => Sketch::of("group-end"),
            _ => ALL_SKETCHES.iter().find_map(|sketch| sketch(seat, mv)).unwrap_or_default(),
        }
    }

    fn notes(&self, game: &Phoenix, _seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        let Move::Use(ship, owner) = run.mv else { return Vec::new() };
        let mut notes = Vec::new();
        if let Some(owner) = owner.filter(|_| run.terms.fee > 0) {
            let fee = [("fee", run.terms.fee.into()), ("owner", owner.into())];
            notes.push(Phoenix::texts().format(lang, "note-fee", &fee));
        }
        notes.push(ship_does(game, ship, lang));
        notes
    }
}

/// Whether to convert something before the turn ends (SP-TURN-19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LastMoment;

impl Question<Phoenix> for LastMoment {
    fn answers(&self, _game: &Phoenix, _seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
    }

    fn check(&self, _game: &Phoenix, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        if mv == Move::Done { Ok(Terms::free()) } else { Err(out_of_place()) }
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, _mv: Move) {
        play.step = Step::EndOfTurn;
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        (!game.may_convert(seat)).then_some(Move::Done)
    }
}

impl Ask<Phoenix> for LastMoment {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-last-moment", vec![])
    }

    fn closing(&self, _game: &Phoenix, _seat: Seat) -> Option<Move> {
        Some(Move::Done)
    }
}

/// Things that stand side by side if they are the same, each once.
pub(crate) fn distinct<T: Copy + PartialEq>(things: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let mut last = None;
    things.filter(move |thing| last.replace(*thing) != Some(*thing))
}

/// The answer does not belong to the question that is open.
pub(crate) fn out_of_place() -> Refusal {
    Refusal::new("SP-TURN-1", "not-asked")
}

/// Possible once such a ship is used.
fn ship_first(kind: ShipType) -> Refusal {
    Refusal::new("SP-TURN-1", "ship-first").with("ship", kind.id())
}

/// Not enough of something.
pub(crate) fn poor(rule: &'static str, what: &'static str, need: u16, have: u16) -> Refusal {
    let number = |n: u16| i32::from(n);
    Refusal::new(rule, "not-enough").with("what", what).with("need", number(need)).with("have", number(have))
}
