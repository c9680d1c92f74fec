//! Income (SP-INC), and what hubs do after it (SP-HUB-A11, SP-HUB-A12).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::{Effect, Gains, Price, Trigger};
use crate::goods::Goods;
use crate::moves::{Move, Terms, Whence};
use crate::names::{Named, Source, Species};
use crate::notation::place_name;
use crate::player::Place;
use crate::residents::Settle;
use crate::sector::Sector;
use crate::show::{goods_words, place_words, worded};
use crate::turn::{out_of_place, poor};
use crate::{Event, Giver, Phoenix, Play, Step};

/// Everything that pays an income: 54 quarters, 8 abilities and 6 spaces of a hub.
type Incomes = ArrayVec<(Gains, Giver), 72>;

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
        let few = self.data.numbers.income_gems;
        let used = || player.fleet.iter().any(|own| own.gems > 0);
        if player.stock.gems > few.into() && !used() && ship_action() {
            Err(Refusal::new("SP-INC-1", "income-not-allowed").with("gems", few))
        } else {
            Ok(())
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

    /// The income of the hub and of every active income icon (SP-INC-5, SP-INC-18).
    pub(crate) fn plain_income(&self, seat: Seat) -> Incomes {
        let player = &self.players[seat];
        let mut incomes = Incomes::new();
        for (origin, ability) in player.abilities_on(Trigger::Income) {
            let gains = match ability.effect {
                Effect::Gain(gains) => gains,
                Effect::GainPer { goods, per, every } => {
                    let times = (player.count(per) / u16::from(every)).min(255) as u8;
                    Gains { goods: goods.times(times), ..Gains::default() }
                }
                Effect::PointsForTracks { min_level, minus } => {
                    let points = self.points_for_tracks(seat, min_level, minus);
                    Gains { goods: Goods::points(points), ..Gains::default() }
                }
                _ => continue,
            };
            incomes.push((gains, Giver::Income(origin)));
        }
        // SP-HUB-A11-4: a space pays while its resident stands there.
        let spaces = player.hub.map_or(&[][..], |hub| &self.data.get().hubs[hub].spaces[..]);
        for (species, ability) in spaces.iter().filter(|(species, _)| player.lobby.houses(*species)) {
            if let Effect::Gain(gains) = ability.effect {
                incomes.push((gains, Giver::Space(*species)));
            }
        }
        incomes
    }

    /// A resident can move, and the move can be paid.
    fn check_relocate(&self, seat: Seat) -> Result<Terms, Refusal> {
        let price = self.data.numbers.relocation_gems;
        let gems = self.players[seat].stock.gems;
        if gems < price.into() {
            return Err(poor("SP-INC-9", "gems", price.into(), gems));
        }
        if self.any_relocation(seat) {
            Ok(Terms::free())
        } else {
            Err(Refusal::new("SP-INC-9", "nobody-to-move"))
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
    fn list_residents(&self, seat: Seat, out: &mut Vec<Move>) {
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
                        out.push(Move::Resident { place, species: *species, newcomer });
                    }
                }
            }
        }
    }

    /// Such a resident lives there, and another place would take it (SP-INC-20).
    fn check_resident(
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
        if player.new_homes(species, place, newcomer).is_empty() {
            Err(Refusal::new("SP-INC-20", "nowhere-to-go").with("species", species.id()))
        } else {
            Ok(Terms::free())
        }
    }

    /// Everything that may be named by somebody who is to leave or to go back.
    fn departures(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let player = &self.players[seat];
        let residents = player.places().flat_map(|place| {
            Species::ALL.iter().flat_map(move |species| {
                let leaves = Move::Resident { place, species: *species, newcomer: false };
                [leaves, Move::ReturnResident(place, *species)]
            })
        });
        residents.chain(player.modules().map(|module| Move::ReturnSector(module.sector)))
    }
}

impl Play<'_> {
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
        self.tell(Event::Income { seat });
        self.clear_ships(seat);
        let player = &mut self.players[seat];
        player.incomes += 1;
        player.income_run = (player.income_run + 1).min(3);
        let incomes = self.plain_income(seat);
        self.receive_all(seat, &incomes);
    }

    /// Step 3: asks whether somebody moves, where somebody can (SP-INC-9).
    pub(crate) fn offer_relocation(&mut self) {
        let seat = self.active;
        let could = self.check_relocate(seat).is_ok();
        let with_gems = || self.may_convert(seat) && self.any_relocation(seat);
        if could || self.players[seat].stock.gems == 0 && with_gems() {
            self.ask(seat, Relocation);
        } else {
            self.step = Step::AfterIncome;
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
            Effect::EvictHubResident { times }
                if self.players[seat].incomes <= times.into() && self.players[seat].lobby.count() > 0 =>
            {
                self.ask(seat, Evict);
            }
            Effect::ReturnOrLosePoints { points } => {
                if self.departures(seat).any(|mv| GiveBack.check(self, seat, mv).is_ok()) {
                    self.ask(seat, GiveBack);
                } else if points > 0 {
                    self.players[seat].score(-i16::from(points), Source::Lost);
                    self.tell(Event::LostPoints { seat, points });
                }
            }
            _ => {}
        }
    }

    /// The sector goes back to the display, for everybody.
    fn return_sector(&mut self, seat: Seat, sector: Sector) {
        self.players[seat].station[sector.stack()] = None;
        self.players[seat].refresh();
        self.display.insert(sector);
        self.tell(Event::ReturnedSector { seat, sector });
    }

    /// Somebody leaves for another place.
    fn send(&mut self, seat: Seat, mv: Move) {
        if let Move::Resident { place, species, newcomer } = mv {
            self.ask(seat, Settle { species, n: 1, from: Whence::Station { place, newcomer } });
        }
    }
}

/// Whether to relocate residents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Relocation;

impl Question<Phoenix> for Relocation {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
        if game.check_relocate(seat).is_ok() {
            out.push(Move::Relocate);
        }
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Done => Ok(Terms::free()),
            Move::Relocate => game.check_relocate(seat),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if mv == Move::Relocate {
            play.ask(seat, Resident);
        } else {
            play.step = Step::AfterIncome;
        }
    }
}

impl Ask<Phoenix> for Relocation {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-relocation", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn closing(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Done)
    }

    fn notes(&self, game: &Phoenix, _seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        let price = goods_words(Goods::gems(game.data.numbers.relocation_gems), lang);
        let note = || Phoenix::texts().fill(lang, "note-relocate", &[("goods", price.into())]);
        if run.mv == Move::Relocate { vec![note()] } else { Vec::new() }
    }

    fn by_order(&self, _game: &Phoenix, _seat: Seat, order: &str, value: &str) -> Option<Move> {
        (order == "relocation" && value == "skip").then_some(Move::Done)
    }

    fn sketch(&self, _game: &Phoenix, _seat: Seat, mv: Move) -> Sketch {
        Sketch::of(if mv == Move::Relocate { "group-income" } else { "group-end" })
    }
}

/// Which resident to relocate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Resident;

impl Question<Phoenix> for Resident {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        game.list_residents(seat, out);
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Resident { place, species, newcomer } => {
                game.check_resident(seat, place, species, newcomer)
            }
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        play.send(seat, mv);
    }
}

impl Ask<Phoenix> for Resident {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-resident", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// Which starting resident leaves the hub (SP-HUB-A11-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Evict;

impl Question<Phoenix> for Evict {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.departures(seat).filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    /// SP-HUB-A11-2, SP-HUB-A11-3: whoever has a legal place moves there; only if nobody has, one is returned.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let lobby = &game.players[seat].lobby;
        match mv {
            Move::Resident { place: Place::Hub, species, newcomer: false } => {
                game.check_resident(seat, Place::Hub, species, false)
            }
            Move::ReturnResident(Place::Hub, species) if lobby.houses(species) => {
                let movable = |(species, _)| game.check_resident(seat, Place::Hub, species, false).is_ok();
                if lobby.residents().any(movable) {
                    Err(Refusal::new("SP-HUB-A11-3", "must-move"))
                } else {
                    Ok(Terms::free())
                }
            }
            Move::Resident { species, .. } | Move::ReturnResident(_, species) => {
                Err(Refusal::new("SP-HUB-A11-2", "no-such-resident").with("species", species.id()))
            }
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::ReturnResident(place, species) => play.return_resident(seat, place, species),
            _ => play.send(seat, mv),
        }
    }
}

impl Ask<Phoenix> for Evict {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-evict", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What goes back to the supply (SP-HUB-A12-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GiveBack;

impl Question<Phoenix> for GiveBack {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.departures(seat).filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    /// SP-HUB-A12-2, SP-HUB-A12-3: any resident, or an empty outermost sector.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let player = &game.players[seat];
        match mv {
            Move::ReturnResident(place, species) => match player.row(place) {
                Some(row) if row.houses(species) => Ok(Terms::free()),
                _ => Err(Refusal::new("SP-HUB-A12-2", "no-such-resident").with("species", species.id())),
            },
            Move::ReturnSector(sector) => {
                let wing = player.outermost(sector.color()).filter(|module| module.sector == sector);
                match wing {
                    Some(module) if module.row.count() == 0 => Ok(Terms::free()),
                    _ => Err(Refusal::new("SP-HUB-A12-3", "not-to-return")),
                }
            }
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::ReturnResident(place, species) => play.return_resident(seat, place, species),
            Move::ReturnSector(sector) => play.return_sector(seat, sector),
            _ => {}
        }
    }
}

impl Ask<Phoenix> for GiveBack {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-give-back", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    let resident = |key, species: Species, place: Place| {
        (key, vec![("species", species.id().into()), ("place", place_words(place, lang).into())])
    };
    match mv {
        Move::Relocate => Some(("move-relocate", vec![])),
        Move::Resident { place, species, newcomer } => {
            let key = if newcomer { "move-resident.new" } else { "move-resident" };
            Some(resident(key, species, place))
        }
        Move::ReturnResident(place, species) => Some(resident("move-return-resident", species, place)),
        Move::ReturnSector(sector) => Some(worded("move-return-sector", "sector", sector.to_string())),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Resident { place, species, .. } | Move::ReturnResident(place, species) => {
            Some(Sketch::default().at(format!("resident-{}-{species}", place_name(place))).pictured())
        }
        Move::ReturnSector(sector) => Some(Sketch::default().at(format!("sector-{sector}")).pictured()),
        _ => None,
    }
}
