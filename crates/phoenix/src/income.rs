//! Income (SP-INC), and what hubs do after it (SP-HUB-A11, SP-HUB-A12).

use table::{Refusal, Seat};

use crate::catalogue::{Effect, Gains, Price, Trigger, catalogue};
use crate::convert::Sum;
use crate::goods::Goods;
use crate::moves::{Decision, Move, Pending, Terms, Whence};
use crate::names::{Named, Source, Species};
use crate::player::Place;
use crate::sector::Sector;
use crate::turn::{Sink, out_of_place, poor};
use crate::{Phoenix, Step};

impl Phoenix {
    /// SP-INC-1: few GEMs, a used own ship, or no ship action possible.
    pub(crate) fn check_income(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_income_with(seat, || self.any_ship_action(seat))
    }

    pub(crate) fn check_income_with(
        &self,
        seat: Seat,
        ship_action: impl Fn() -> bool,
    ) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let few = catalogue().numbers.income_gems;
        let used = || player.fleet.iter().any(|own| own.gems > 0);
        match player.stock.gems > few.into() && !used() && ship_action() {
            true => Err(Refusal::new("SP-INC-1", "income-not-allowed").with("gems", few)),
            false => Ok(()),
        }
    }

    /// What the Human of hub A-8 costs, if the player has that hub.
    fn human_purchase(&self, seat: Seat) -> Option<Price> {
        self.players[seat].abilities_on(Trigger::InsteadOfTurn).find_map(|(_, ability)| {
            match ability.effect {
                Effect::HumanThenIncome(price) => Some(price),
                _ => None,
            }
        })
    }

    /// SP-HUB-A8-2, SP-HUB-A8-7.
    pub(crate) fn check_human_purchase(&self, seat: Seat) -> Result<Terms, Refusal> {
        match self.human_purchase(seat) {
            Some(price) => self.check_human(seat, price, "SP-HUB-A8-2"),
            None => Err(Refusal::new("SP-HUB-A8-2", "no-special-turn")),
        }
    }

    /// SP-HUB-A8-4: only where income may be taken.
    pub(crate) fn check_human_income(&self, seat: Seat) -> Result<Terms, Refusal> {
        let terms = self.check_human_purchase(seat)?;
        self.check_income(seat)?;
        Ok(terms)
    }

    pub(crate) fn start_income(&mut self) {
        self.step = Step::Income;
    }

    /// The Human comes first and counts as placed on an earlier turn (SP-HUB-A8-6).
    pub(crate) fn start_human_income(&mut self, seat: Seat) {
        let price = self.human_purchase(seat).expect("the hub allows it");
        self.step = Step::Income;
        self.buy_human(seat, price, Whence::SupplySettled);
    }

    /// Steps 1 and 2a (SP-INC-3, SP-INC-5, SP-INC-8).
    pub(crate) fn collect_income(&mut self) {
        let seat = self.active;
        self.step = Step::Powers;
        self.clear_ships(seat);
        let player = &mut self.players[seat];
        player.incomes = player.incomes.saturating_add(1);
        player.income_run = (player.income_run + 1).min(3);
        let sum = self.plain_income(seat);
        self.receive_all(seat, sum, Source::Income);
    }

    /// The income of the hub and of every active income icon (SP-INC-5, SP-INC-18).
    pub(crate) fn plain_income(&self, seat: Seat) -> Sum {
        let player = &self.players[seat];
        let icons = player.abilities_on(Trigger::Income).filter_map(|(_, ability)| match ability.effect {
            Effect::Gain(gains) => Some(gains),
            Effect::GainPer { goods, per, every } => {
                let times = (player.count(per) / u16::from(every)).min(255) as u8;
                Some(Gains { goods: goods.times(times), ..Gains::default() })
            }
            Effect::PointsForTracks { min_level, minus } => {
                let points = self.points_for_tracks(seat, min_level, minus);
                Some(Gains { goods: Goods::points(points), ..Gains::default() })
            }
            _ => None,
        });
        // SP-HUB-A11-4: a space pays while its resident stands there.
        let spaces = player.hub.map_or(&[][..], |hub| &catalogue().hubs[hub].spaces[..]).iter();
        let spaces = spaces.filter_map(|(species, ability)| match ability.effect {
            Effect::Gain(gains) if player.lobby.houses(*species) => Some(gains),
            _ => None,
        });
        icons.chain(spaces).collect()
    }

    /// Step 3: asks whether somebody moves, where somebody can (SP-INC-9).
    pub(crate) fn offer_relocation(&mut self) {
        let seat = self.active;
        let could = self.check_relocate(seat).is_ok();
        let with_gems = || self.may_convert(seat) && self.any_relocation(seat);
        if could || self.players[seat].stock.gems == 0 && with_gems() {
            self.ask(seat, Decision::Relocation);
        } else {
            self.step = Step::AfterIncome;
        }
    }

    /// A resident can move, and the move can be paid.
    pub(crate) fn check_relocate(&self, seat: Seat) -> Result<Terms, Refusal> {
        let price = catalogue().numbers.relocation_gems;
        let gems = self.players[seat].stock.gems;
        if gems < price.into() {
            return Err(poor("SP-INC-9", "gems", price.into(), gems));
        }
        match self.any_relocation(seat) {
            true => Ok(Terms::free()),
            false => Err(Refusal::new("SP-INC-9", "nobody-to-move")),
        }
    }

    fn any_relocation(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        Species::ALL.iter().any(|species| {
            player.census[*species] > 0
                && !player.homes(*species).is_empty()
                && player.places().any(|place| {
                    [false, true].iter().any(|newcomer| {
                        player.row(place).is_some_and(|row| row.holds(*species, *newcomer))
                            && !player.new_homes(*species, place, *newcomer).is_empty()
                    })
                })
        })
    }

    /// Residents who could move: of several alike at one place, one.
    pub(crate) fn list_residents(&self, seat: Seat, out: Sink<'_>) {
        let player = &self.players[seat];
        for species in Species::ALL {
            if player.census[*species] == 0 {
                continue;
            }
            // One look at all homes serves all places: whoever moves needs one that is not their own.
            let homes = player.homes(*species);
            if homes.is_empty() {
                continue;
            }
            for place in player.places().filter(|place| !homes.without(*place).is_empty()) {
                let Some(row) = player.row(place).filter(|row| row.count() > 0) else { continue };
                for newcomer in [false, true] {
                    if row.holds(*species, newcomer)
                        && !player.new_homes(*species, place, newcomer).is_empty()
                    {
                        out(Move::Resident { place, species: *species, newcomer });
                    }
                }
            }
        }
    }

    /// Such a resident lives there, and another place would take it (SP-INC-20).
    pub(crate) fn check_resident(
        &self,
        seat: Seat,
        place: Place,
        species: Species,
        newcomer: bool,
    ) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if !player.row(place).is_some_and(|row| row.holds(species, newcomer)) {
            return Err(Refusal::new("SP-RES-7", "no-such-resident").with("species", species.id()));
        }
        match !player.new_homes(species, place, newcomer).is_empty() {
            true => Ok(Terms::free()),
            false => Err(Refusal::new("SP-INC-20", "nowhere-to-go").with("species", species.id())),
        }
    }

    /// SP-INC-16: effects after income, each once.
    pub(crate) fn advance_after_income(&mut self) {
        let seat = self.active;
        let player = &self.players[seat];
        let used = self.action.used;
        let next = player.abilities_on(Trigger::AfterIncome).find(|(origin, _)| used & origin.bit() == 0);
        let Some((origin, ability)) = next else {
            self.step = Step::LastMoment;
            return;
        };
        self.action.used |= origin.bit();
        match ability.effect {
            // SP-HUB-A11-2, SP-HUB-A11-7
            Effect::EvictHubResident { times } if player.incomes <= times && player.lobby.count() > 0 => {
                self.ask(seat, Decision::Evict);
            }
            Effect::ReturnOrLosePoints { points } => {
                let mut something = false;
                self.list_departures(Pending { seat, decision: Decision::GiveBack }, &mut |_| {
                    something = true;
                });
                match something {
                    true => self.ask(seat, Decision::GiveBack),
                    false => self.players[seat].score(-i16::from(points), Source::Lost),
                }
            }
            _ => {}
        }
    }

    /// Who may leave the hub, or what may go back.
    pub(crate) fn list_departures(&self, pending: Pending, out: Sink<'_>) {
        let seat = pending.seat;
        let player = &self.players[seat];
        let mut keep = |mv: Move| {
            if self.check_answer(pending, mv).is_ok() {
                out(mv);
            }
        };
        for place in player.places() {
            for species in Species::ALL {
                keep(Move::Resident { place, species: *species, newcomer: false });
                keep(Move::ReturnResident(place, *species));
            }
        }
        for module in player.modules() {
            keep(Move::ReturnSector(module.sector));
        }
    }

    /// SP-HUB-A11-2, SP-HUB-A11-3: whoever has a legal place moves there; only if nobody has, one is returned.
    pub(crate) fn check_evict(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let lobby = &self.players[seat].lobby;
        match mv {
            Move::Resident { place: Place::Hub, species, newcomer: false } => {
                self.check_resident(seat, Place::Hub, species, false).map(|_| ())
            }
            Move::ReturnResident(Place::Hub, species) if lobby.houses(species) => {
                let movable = |(species, _)| self.check_resident(seat, Place::Hub, species, false).is_ok();
                match lobby.residents().any(movable) {
                    true => Err(Refusal::new("SP-HUB-A11-3", "must-move")),
                    false => Ok(()),
                }
            }
            Move::Resident { species, .. } | Move::ReturnResident(_, species) => {
                Err(Refusal::new("SP-HUB-A11-2", "no-such-resident").with("species", species.id()))
            }
            _ => Err(out_of_place()),
        }
    }

    /// SP-HUB-A12-2, SP-HUB-A12-3: any resident, or an empty outermost sector.
    pub(crate) fn check_give_back(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let player = &self.players[seat];
        match mv {
            Move::ReturnResident(place, species) => match player.row(place) {
                Some(row) if row.houses(species) => Ok(()),
                _ => Err(Refusal::new("SP-HUB-A12-2", "no-such-resident").with("species", species.id())),
            },
            Move::ReturnSector(sector) => {
                let wing = player.outermost(sector.color()).filter(|module| module.sector == sector);
                match wing {
                    Some(module) if module.row.count() == 0 => Ok(()),
                    _ => Err(Refusal::new("SP-HUB-A12-3", "not-to-return")),
                }
            }
            _ => Err(out_of_place()),
        }
    }

    /// The sector goes back to the display, for everybody.
    pub(crate) fn return_sector(&mut self, seat: Seat, sector: Sector) {
        self.players[seat].station[sector.stack()] = None;
        self.players[seat].refresh();
        self.display.insert(sector);
    }
}
