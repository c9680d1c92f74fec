//! What the Automa pays (PF-SOLO-14, PF-SOLO-15, PF-SOLO-37, PF-SOLO-52, PF-SOLO-53, PF-SOLO-55, PF-SOLO-56): symbols of its
//! Crew cards, two of them for one that it lacks, and the resources of which it has most.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use super::gains::most_of;
use super::{Automa, AutomaEvent, Skip};
use crate::event::Why;
use crate::goods::total;
use crate::names::{Named, Specialist};
use crate::payment::{Bill, Need, Purpose};
use crate::show::named;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

/// So many symbols stand in for one that is missing (PF-SOLO-14).
const STAND_INS: u8 = 2;

/// How many symbols of each kind there are.
type Symbols = EnumMap<Specialist, u8>;

/// The kinds of symbol that fit a need and are there: first the one of which there are most, ties in the order of the kinds
/// (PF-SOLO-15).
fn fitting(symbols: Symbols, need: Need) -> impl Iterator<Item = Specialist> {
    let there = |kind: &Specialist| symbols[*kind] > 0 && need.accepts(*kind);
    let mut kinds: arrayvec::ArrayVec<Specialist, 4> =
        Specialist::ALL.iter().copied().filter(there).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(symbols[*kind]));
    kinds.into_iter()
}

impl Planetformers {
    /// The symbols of the Automa's Crew cards.
    pub fn automa_symbols(&self) -> EnumMap<Specialist, u8> {
        let mut symbols = Symbols::default();
        for card in self.automa.iter().flat_map(|automa| &automa.crew) {
            symbols[self.data.crew(*card).specialist] += 1;
        }
        symbols
    }

    /// PF-SOLO-52, PF-SOLO-55: the whole price, Specialists and resources. Which of several fitting symbols is used makes no
    /// difference to whether the others suffice.
    pub(super) fn check_automa_price(&self, bill: Bill) -> Result<(), Skip> {
        let mut symbols = self.automa_symbols();
        let (mut left, mut missing) = (bill, 0);
        while let Some(need) = left.next().filter(|need| *need != Need::Resource) {
            match fitting(symbols, need).next() {
                Some(kind) => symbols[kind] -= 1,
                None => missing += 1,
            }
            left = left.paid();
        }
        if symbols.values().sum::<u8>() < STAND_INS * missing {
            return Err(Skip::Specialists);
        }
        if total(self.players[Automa::SEAT].cargo) < bill.any_resource {
            return Err(Skip::Resources);
        }
        Ok(())
    }
}

/// Which symbol the Automa uses, where several fit: the person decides (PF-SOLO-15, PF-SOLO-56).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Symbol {
    /// What is left to pay.
    pub bill: Bill,
    /// Symbols that stand in for missing ones, left to pay.
    pub stand_ins: u8,
    /// For what.
    pub purpose: Purpose,
}

impl Symbol {
    /// The Specialist that is to be paid next: those of the price, then any that stand in (PF-SOLO-52).
    fn need(&self) -> Option<Need> {
        let printed = self.bill.next().filter(|need| *need != Need::Resource);
        printed.or((self.stand_ins > 0).then_some(Need::AnySpecialist))
    }

    /// Whether the next one stands in for another.
    fn stands_in(&self) -> bool {
        self.bill.next().is_none_or(|need| need == Need::Resource)
    }

    /// With the next Specialist paid.
    fn paid(self) -> Symbol {
        if self.stands_in() {
            Symbol { stand_ins: self.stand_ins - 1, ..self }
        } else {
            Symbol { bill: self.bill.paid(), ..self }
        }
    }
}

impl Play<'_> {
    /// The Automa pays a price that it can pay; then what it is paid for happens.
    pub(super) fn automa_pays(&mut self, bill: Bill, purpose: Purpose) {
        self.automa_settles(Symbol { bill, stand_ins: 0, purpose });
    }

    /// Symbols as far as there is no choice, then resources.
    fn automa_settles(&mut self, mut owed: Symbol) {
        while let Some(need) = owed.need() {
            let symbols = self.automa_symbols();
            let mut kinds = fitting(symbols, need);
            match (kinds.next(), kinds.next()) {
                (Some(_), Some(_)) => return self.ask(Automa::PERSON, owed),
                (Some(only), None) => {
                    self.use_symbol(only);
                    owed = owed.paid();
                }
                (None, _) => {
                    self.tell(Event::Automa(AutomaEvent::Lacks { need: need.key() }));
                    owed = Symbol { stand_ins: owed.stand_ins + STAND_INS, ..owed.paid() };
                }
            }
        }
        for _ in 0..owed.bill.any_resource {
            let (resource, tie) = most_of(self.players[Automa::SEAT].cargo);
            self.tell(Event::Automa(AutomaEvent::Spends { resource, tie }));
            self.pay(Automa::SEAT, resource, 1);
        }
        self.bought(Automa::SEAT, owed.purpose);
    }

    /// PF-SOLO-53: of several cards with the symbol, the one gained first.
    fn use_symbol(&mut self, symbol: Specialist) {
        let data = self.data;
        let Some(automa) = &mut self.automa else { return };
        let first = automa.crew.iter().position(|card| data.crew(*card).specialist == symbol);
        if let Some(place) = first {
            let card = automa.crew.remove(place);
            self.discard(Automa::SEAT, card, Why::Specialist);
        }
    }
}

impl Question<Planetformers> for Symbol {
    fn answers(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<Move>) {
        let symbols = game.automa_symbols();
        out.extend(self.need().into_iter().flat_map(|need| fitting(symbols, need)).map(Move::Symbol));
    }

    fn check(&self, game: &Planetformers, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let (Move::Symbol(symbol), Some(need)) = (mv, self.need()) else { return Err(out_of_place()) };
        if game.automa_symbols()[symbol] == 0 {
            return Err(Refusal::new("PF-SOLO-15", "automa-lacks").with("need", symbol.id()));
        }
        if !need.accepts(symbol) {
            return Err(Refusal::new("PF-SOLO-52", "wrong-specialist").with("need", need.key()));
        }
        Ok(Terms::free())
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        if let Move::Symbol(symbol) = mv {
            play.use_symbol(symbol);
            play.automa_settles(self.paid());
        }
    }
}

impl Ask<Planetformers> for Symbol {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        let need = self.need().map_or("any_specialist", Need::key);
        let key = if self.stands_in() { "ask-automa-symbol.stand-in" } else { "ask-automa-symbol" };
        named(key, "need", need)
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    /// On the Automa's turn.
    fn in_passing(&self) -> bool {
        true
    }
}

/// What choosing a symbol is called.
pub(crate) fn label(_game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    let Move::Symbol(symbol) = mv else { return None };
    Some(named("move-symbol", "symbol", symbol.id()))
}

/// Where it happens: at the Automa's Crew cards.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    let Move::Symbol(symbol) = mv else { return None };
    Some(Sketch::of("group-pay").at(format!("symbol-{symbol}")))
}
