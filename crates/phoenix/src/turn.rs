//! Turns (SP-TURN), and the way of a question: who is asked what, which answers there are, and what an answer
//! does.

use table::{Refusal, Seat};

use crate::goods::{Goods, Kinds};
use crate::moves::{Decision, Move, Pending, Terms, Whence};
use crate::names::{Face, Named, Resource, Ship, Species, Track};
use crate::player::Place;
use crate::sector::Sector;
use crate::ships::Outlook;
use crate::{Action, Phoenix, Step};

/// Takes the answers to a question one by one.
pub(crate) type Sink<'a> = &'a mut dyn FnMut(Move);

impl Phoenix {
    /// Puts a question to a player. It is answered before those asked earlier.
    pub(crate) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.stack.push(Pending { seat, decision });
    }

    /// Runs everything automatic until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self) {
        loop {
            match self.stack.last().copied() {
                Some(pending) => match self.clear_answer(pending) {
                    Some(only) => {
                        self.stack.pop();
                        self.carry_out(pending, only);
                    }
                    None => return,
                },
                None if self.step == Step::Over => return,
                None => self.next_step(),
            }
        }
    }

    /// The only answer to a question, where the rules leave no choice. What a player does on their own account, like
    /// a transaction or a building, is asked for even then.
    fn clear_answer(&self, pending: Pending) -> Option<Move> {
        let (mut only, mut answers) = (None, 0_u8);
        let mut list = || {
            self.list_answers(pending, &mut |mv| {
                answers = answers.saturating_add(1);
                only = Some(mv);
            });
            only.filter(|_| answers == 1)
        };
        match pending.decision {
            // More than one answer, or one that is asked for: seen without making the list.
            Decision::Bonus { top: 0, .. } => Some(Move::Bonus(0)),
            Decision::Bonus { top: 1.., .. }
            | Decision::Transactions { left: 1.., done: false, .. }
            | Decision::Advance { left: 1.., paid: true, stop: false, .. }
            | Decision::GiveUp { left: 2.., .. }
            | Decision::Take { from: Kinds::ALL, n: 1.. } => None,
            Decision::Transactions { left: 1.., .. }
                if self.check_bonus_transaction(pending.seat).is_ok() =>
            {
                None
            }
            Decision::Dice { cast, keep: 1.., .. } if cast.values().any(|n| *n > 0) => None,
            Decision::Settle { species, n: 1.., from } if from.is_supply() && self.supply[species] > 0 => {
                let player = &self.players[pending.seat];
                let homes = player.homes(species);
                match homes.len() {
                    0 => Some(Move::Done),
                    1 => player.places().find(|place| homes.contains(*place)).map(Move::Settle),
                    _ => None,
                }
            }
            Decision::Pay { .. }
            | Decision::Take { .. }
            | Decision::Settle { .. }
            | Decision::Species { .. }
            | Decision::GiveUp { .. } => list(),
            Decision::Dice { .. } | Decision::FreeSector { .. } | Decision::Advance { paid: false, .. } => {
                list().filter(|mv| *mv == Move::Done)
            }
            // GEMs could still be found to go on (SP-HUB-B6-3).
            Decision::Transactions { left, .. } | Decision::Advance { left, .. } => {
                list().filter(|mv| *mv == Move::Done && (left == 0 || !self.may_convert(pending.seat)))
            }
            Decision::LastMoment if !self.may_convert(pending.seat) => Some(Move::Done),
            _ => None,
        }
    }

    /// Goes on when no question is open.
    fn next_step(&mut self) {
        match self.step {
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
            Step::LastMoment if self.may_convert(self.active) => self.ask(self.active, Decision::LastMoment),
            Step::LastMoment => self.step = Step::EndOfTurn,
            Step::EndOfTurn => self.end_turn(),
            Step::Over => {}
        }
    }

    /// SP-TURN-1: a ship, or income.
    fn begin_turn(&mut self) {
        let player = &mut self.players[self.active];
        player.before.rotate_left(1);
        player.before[2] = player.standing();
        self.action = Action { extra_turns: self.action.extra_turns, ..Action::default() };
        self.ask(self.active, Decision::Turn);
    }

    /// Every answer to a question except conversions, in a stable order.
    pub(crate) fn list_answers(&self, pending: Pending, out: Sink<'_>) {
        let Pending { seat, decision } = pending;
        let player = &self.players[seat];
        let mut keep = |mv: Move| {
            if self.check_answer(pending, mv).is_ok() {
                out(mv);
            }
        };
        match decision {
            Decision::Turn => self.list_turn(seat, out),
            Decision::Draft => distinct(self.shown.iter().copied()).for_each(|ship| out(Move::Draft(ship))),
            Decision::Hub => player.dealt.iter().flatten().for_each(|hub| out(Move::Hub(*hub))),
            Decision::GiveUp { drawn: true, .. } => {
                distinct(self.shown.iter().copied()).for_each(|ship| keep(Move::GiveUp(ship)));
                keep(Move::Done);
            }
            Decision::GiveUp { drawn: false, .. } => {
                distinct(player.fleet.iter().map(|own| own.ship)).for_each(|ship| keep(Move::GiveUp(ship)));
                keep(Move::Done);
            }
            Decision::FreeSector { .. } | Decision::Build { .. } => {
                self.sectors_that_fit(seat).map(Move::Build).for_each(&mut keep);
                keep(Move::Done);
            }
            Decision::Dismantle { .. } => {
                let unused = player.fleet.iter().filter(|own| own.gems == 0).map(|own| own.ship);
                distinct(unused).for_each(|ship| out(Move::Dismantle(ship)));
            }
            Decision::Transactions { .. } => {
                let able = Species::ALIENS.into_iter().filter(|species| self.can_gain(seat, *species));
                able.map(Move::Alien).for_each(&mut keep);
                [Move::Trade, Move::Buy, Move::Done].into_iter().for_each(keep);
            }
            Decision::Reroll { .. } => {
                [Move::Done, Move::Reroll].into_iter().for_each(&mut keep);
                Face::ALL.iter().copied().map(Move::Mark).for_each(&mut keep);
            }
            Decision::Dice { cast, .. } => {
                let shown = Resource::ALL.iter().filter(|resource| cast[Face::from(**resource)] > 0);
                shown.copied().map(Move::Collect).for_each(&mut keep);
                if cast[Face::Human] > 0 {
                    [Move::Ally, Move::Observe].into_iter().for_each(&mut keep);
                }
                keep(Move::Done);
            }
            Decision::Advance { .. } => {
                Track::ALL.iter().copied().map(Move::Advance).for_each(&mut keep);
                keep(Move::Done);
            }
            Decision::Abilities => self.list_abilities(seat, out),
            Decision::Pay { .. } | Decision::Take { .. } => self.list_mixes(seat, decision, out),
            Decision::Species { .. } => {
                Species::ALIENS.map(Move::Choose).into_iter().for_each(&mut keep);
                keep(Move::Done);
            }
            Decision::Settle { species, .. } => {
                let homes = player.homes(species);
                player.places().filter(|place| homes.contains(*place)).map(Move::Settle).for_each(&mut keep);
                keep(Move::Done);
            }
            Decision::Bonus { track, top } => Phoenix::list_bonuses(track, top, out),
            Decision::Relocation => [Move::Done, Move::Relocate].into_iter().for_each(keep),
            Decision::Resident => self.list_residents(seat, out),
            Decision::Evict | Decision::GiveBack => self.list_departures(pending, out),
            Decision::LastMoment => out(Move::Done),
        }
    }

    /// Whether a move is a legal answer to a question: the one place where legality is decided.
    pub(crate) fn check_answer(&self, pending: Pending, mv: Move) -> Result<Terms, Refusal> {
        let Pending { seat, decision } = pending;
        let free = |checked: Result<(), Refusal>| checked.map(|()| Terms::free());
        match (decision, mv) {
            (_, Move::Convert(choice)) => self.check_convert(seat, choice),
            (Decision::Draft, Move::Draft(ship)) => free(self.check_draft(ship)),
            (Decision::Hub, Move::Hub(hub)) => free(self.check_hub(seat, hub)),
            (
                Decision::GiveUp { left: 0, .. }
                | Decision::Reroll { .. }
                | Decision::Relocation
                | Decision::LastMoment,
                Move::Done,
            ) => Ok(Terms::free()),
            (Decision::GiveUp { drawn, level, left: 1.. }, Move::GiveUp(ship)) => {
                free(self.check_give_up(seat, drawn, level, ship))
            }
            (Decision::FreeSector { level, color }, Move::Build(sector)) => {
                free(self.check_free_sector(seat, level, color, sector))
            }
            (Decision::FreeSector { level, color }, Move::Done) => {
                free(self.check_no_free_sector(seat, level, color))
            }
            (Decision::Turn, Move::Use(ship, owner)) => self.check_use(seat, ship, owner),
            (Decision::Turn, Move::Income) => {
                let gain = |()| Terms::new(Goods::NONE, self.plain_income(seat).goods);
                self.check_income(seat).map(gain)
            }
            (Decision::Turn, Move::HumanIncome) => self.check_human_income(seat),
            (Decision::Dismantle { extra }, Move::Dismantle(ship)) => self.check_dismantle(seat, extra, ship),
            (Decision::Build { discount }, Move::Build(sector)) => self.check_build(seat, discount, sector),
            (Decision::Transactions { left, done, .. }, mv) => self.check_transactions(seat, left, done, mv),
            (Decision::Reroll { cast, marked, .. }, mv) => free(Phoenix::check_reroll(cast, marked, mv)),
            (Decision::Dice { cast, keep, taken }, mv) => self.check_die(seat, cast, keep, taken, mv),
            (Decision::Advance { .. }, mv) => self.check_step(seat, decision, mv),
            (Decision::Abilities, Move::Ability(origin)) => self.check_ability(seat, origin),
            (Decision::Abilities, Move::Done) => free(self.check_abilities_done(seat)),
            (Decision::Pay { due, .. }, Move::Pay(bundle)) => self.check_pay(seat, due, bundle),
            (Decision::Take { from, n }, Move::Take(bundle)) => Phoenix::check_take(from, n, bundle),
            (Decision::Species { threshold, n }, mv) => free(self.check_species(seat, threshold, n, mv)),
            (Decision::Settle { species, n, from }, mv) => self.check_settle(seat, species, n, from, mv),
            (Decision::Bonus { track, top }, mv) => Phoenix::check_bonus(track, top, mv),
            (Decision::Relocation, Move::Relocate) => self.check_relocate(seat),
            (Decision::Resident, Move::Resident { place, species, newcomer }) => {
                self.check_resident(seat, place, species, newcomer)
            }
            (Decision::Evict, mv) => free(self.check_evict(seat, mv)),
            (Decision::GiveBack, mv) => free(self.check_give_back(seat, mv)),
            _ => Err(out_of_place()),
        }
    }

    /// Carries out a legal answer to a question that has just been taken off the stack.
    pub(crate) fn carry_out(&mut self, pending: Pending, mv: Move) {
        let Pending { seat, decision } = pending;
        match (decision, mv) {
            (_, Move::Convert(choice)) => {
                self.stack.push(pending);
                self.convert(seat, choice);
            }
            (_, Move::Draft(ship)) => self.draft(seat, ship),
            (_, Move::Hub(hub)) => self.choose_hub(seat, hub),
            (Decision::GiveUp { drawn, level, left }, Move::GiveUp(ship)) => {
                self.ask(seat, Decision::GiveUp { drawn, level, left: left - 1 });
                self.give_up(seat, drawn, ship);
            }
            (Decision::GiveUp { drawn: true, .. }, Move::Done) => self.keep_drawn(seat),
            (Decision::FreeSector { .. }, Move::Build(sector)) => self.attach(seat, sector),
            (_, Move::Use(ship, owner)) => self.use_ship(seat, ship, owner),
            (_, Move::Income) => self.start_income(),
            (_, Move::HumanIncome) => self.start_human_income(seat),
            (Decision::Dismantle { extra }, Move::Dismantle(ship)) => self.dismantle(seat, extra, ship),
            (Decision::Build { discount }, Move::Build(sector)) => self.build(seat, discount, sector),
            (Decision::Transactions { left, ship, .. }, mv) => self.transact(seat, left, ship, mv),
            (Decision::Reroll { .. }, mv) => self.continue_reroll(seat, decision, mv),
            (Decision::Dice { cast, keep, .. }, mv) => self.select_die(seat, cast, keep, mv),
            (Decision::Advance { .. }, mv) => self.step_ahead(seat, decision, mv),
            (Decision::Abilities, Move::Ability(origin)) => self.use_ability(seat, origin),
            (Decision::Abilities, Move::Done) => self.end_abilities(),
            (Decision::Pay { then, .. }, Move::Pay(bundle)) => self.pay_bundle(seat, bundle, then),
            (_, Move::Take(bundle)) => self.players[seat].stock.gain(bundle.into()),
            (Decision::Species { n, .. }, Move::Choose(species)) => {
                self.ask(seat, Decision::Settle { species, n, from: Whence::Supply });
            }
            (Decision::Settle { species, n, from }, Move::Settle(place)) => {
                self.settle(seat, species, n, from, place);
            }
            (Decision::Bonus { track, .. }, mv) => self.take_bonus(seat, track, mv),
            (_, Move::Relocate) => self.ask(seat, Decision::Resident),
            (_, Move::Resident { place, species, newcomer }) => {
                let from = Whence::Station { place, newcomer };
                self.ask(seat, Decision::Settle { species, n: 1, from });
            }
            (_, Move::ReturnResident(place, species)) => self.return_resident(seat, place, species),
            (_, Move::ReturnSector(sector)) => self.return_sector(seat, sector),
            (Decision::Relocation, Move::Done) => self.step = Step::AfterIncome,
            (Decision::LastMoment, Move::Done) => self.step = Step::EndOfTurn,
            (_, Move::Done) => {}
            _ => unreachable!("{mv:?} is no answer to {decision:?}"),
        }
    }

    /// Ships and income (SP-TURN-1). What all ships need to know is looked up once.
    fn list_turn(&self, seat: Seat, out: Sink<'_>) {
        let outlook = Outlook::default();
        let mut possible = false;
        let gems = self.players[seat].stock.gems;
        let mut keep = |ship: Ship, owner: Option<Seat>| {
            // Most ships are too dear most of the time: they are passed by without asking for the reason.
            let (cost, fee) = self.price(&outlook, seat, ship, owner);
            if gems >= u16::from(cost + fee) && self.check_worth_using(&outlook, seat, ship, owner).is_ok() {
                possible = true;
                out(Move::Use(ship, owner));
            }
        };
        for owner in std::iter::once(seat).chain(seat.others(self.players.len())) {
            let unused = self.players[owner].fleet.iter().filter(|own| own.gems == 0).map(|own| own.ship);
            distinct(unused).for_each(|ship| keep(ship, Some(owner)));
        }
        for ship in self.free_neutral_ships(seat) {
            keep(ship, None);
        }
        if self.check_income_with(seat, || possible).is_ok() {
            out(Move::Income);
            if self.check_human_purchase(seat).is_ok() {
                out(Move::HumanIncome);
            }
        }
    }

    /// Neutral ships that nobody has used, for somebody whose marker is at hand (SP-NEUT-4, SP-NEUT-5).
    fn free_neutral_ships(&self, seat: Seat) -> impl Iterator<Item = Ship> {
        let free = move |ship: &Ship| self.check_free_to_use(seat, *ship, None).is_ok();
        Ship::NEUTRAL.into_iter().filter(free)
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

/// Things that stand side by side if they are the same, each once.
pub(crate) fn distinct<T: Copy + PartialEq>(things: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let mut last = None;
    things.filter(move |thing| last.replace(*thing) != Some(*thing))
}

/// The answer does not belong to the question that is open.
pub(crate) fn out_of_place() -> Refusal {
    Refusal::new("SP-TURN-1", "not-asked")
}

/// Not enough of something.
pub(crate) fn poor(rule: &'static str, what: &'static str, need: u16, have: u16) -> Refusal {
    let number = |n: u16| i32::from(n);
    Refusal::new(rule, "not-enough").with("what", what).with("need", number(need)).with("have", number(have))
}

impl From<Sector> for Place {
    fn from(sector: Sector) -> Place {
        Place::Sector(sector)
    }
}
