//! Specialists and prices (PF-SPEC): who pays with which card, token or resource.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::cards::{Crew, CrewSet};
use crate::event::{Giver, Why};
use crate::goods::Cargo;
use crate::names::{Color, Named, Resource, Row, Specialist, Upgrade};
use crate::places;
use crate::resources::poor;
use crate::show::{card_words, named};
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

/// A price that is paid piece by piece: Specialists first, then resources of choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bill {
    /// Engineers.
    pub engineer: u8,
    /// Leaders of one colour: so many, of this colour.
    pub planet_leader: u8,
    /// That colour.
    pub color: Option<Color>,
    /// Leaders of any colour.
    pub any_leader: u8,
    /// Any Specialists.
    pub any_specialist: u8,
    /// Resources of choice.
    pub any_resource: u8,
}

/// The next piece of a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// This Specialist.
    Specialist(Specialist),
    /// A Leader of any colour.
    AnyLeader,
    /// Any Specialist.
    AnySpecialist,
    /// A resource of choice.
    Resource,
}

/// What a price is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// An upgrade.
    Upgrade(Upgrade),
    /// Scouting.
    Scout,
    /// A Colony.
    Colony,
    /// The trade of a Crew card that was played from this row.
    Trade(Crew, Row),
}

impl Need {
    /// Whether a Specialist fits (PF-SPEC-7).
    pub fn accepts(self, kind: Specialist) -> bool {
        match self {
            Need::Specialist(needed) => kind == needed,
            Need::AnyLeader => kind.is_leader(),
            Need::AnySpecialist => true,
            Need::Resource => false,
        }
    }

    /// The key of its name in the text catalogue.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Need::Specialist(kind) => kind.id(),
            Need::AnyLeader => "any_leader",
            Need::AnySpecialist => "any_specialist",
            Need::Resource => "any",
        }
    }
}

impl Bill {
    /// What is to be paid next; `None` if everything is paid. The most demanding comes first, so that no choice can make
    /// the rest impossible.
    pub fn next(&self) -> Option<Need> {
        if self.engineer > 0 {
            Some(Need::Specialist(Specialist::Engineer))
        } else if let Some(color) = self.color.filter(|_| self.planet_leader > 0) {
            Some(Need::Specialist(Specialist::leader(color)))
        } else if self.any_leader > 0 {
            Some(Need::AnyLeader)
        } else if self.any_specialist > 0 {
            Some(Need::AnySpecialist)
        } else if self.any_resource > 0 {
            Some(Need::Resource)
        } else {
            None
        }
    }

    /// The part of the bill that consists of such pieces.
    fn part(&mut self, need: Need) -> &mut u8 {
        match need {
            Need::Specialist(Specialist::Engineer) => &mut self.engineer,
            Need::Specialist(_) => &mut self.planet_leader,
            Need::AnyLeader => &mut self.any_leader,
            Need::AnySpecialist => &mut self.any_specialist,
            Need::Resource => &mut self.any_resource,
        }
    }

    /// How many such pieces there are.
    fn pieces_of(mut self, need: Need) -> u8 {
        *self.part(need)
    }

    /// The bill with the next piece paid.
    pub(crate) fn paid(mut self) -> Bill {
        if let Some(need) = self.next() {
            *self.part(need) -= 1;
        }
        self
    }
}

impl Planetformers {
    /// PF-SPEC-6: every Specialist of a price needs a card or token of its own.
    pub(crate) fn check_bill(&self, seat: Seat, bill: Bill, rule: &'static str) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let have = |kind| player.specialists(&self.data, kind);
        if have(Specialist::Engineer) < bill.engineer {
            let engineers = have(Specialist::Engineer);
            return Err(poor(rule, Specialist::Engineer.id(), bill.engineer, engineers));
        }
        if let Some(leader) = bill.color.map(Specialist::leader)
            && have(leader) < bill.planet_leader
        {
            return Err(poor(rule, leader.id(), bill.planet_leader, have(leader)));
        }
        let leaders: u8 =
            Specialist::ALL.iter().filter(|kind| kind.is_leader()).map(|kind| have(*kind)).sum();
        // PF-COL-8: a Leader of any colour is additional to those of the Planet's colour.
        if leaders < bill.planet_leader + bill.any_leader {
            return Err(poor(rule, "any_leader", bill.planet_leader + bill.any_leader, leaders));
        }
        let all = leaders + have(Specialist::Engineer);
        let need = bill.engineer + bill.planet_leader + bill.any_leader + bill.any_specialist;
        if all < need {
            return Err(poor(rule, "any_specialist", need, all));
        }
        self.check_resources(seat, Cargo::default(), bill.any_resource, rule)
    }

    /// Crew cards that can be used for a need, and which tokens can.
    fn usable(&self, seat: Seat, need: Need) -> (CrewSet, impl Iterator<Item = Specialist>) {
        let player = &self.players[seat];
        let fitting = Specialist::ALL.iter().copied().filter(move |kind| need.accepts(*kind));
        let symbols = fitting.clone().fold(CrewSet::NONE, |set, kind| set.with(self.data.symbols[kind]));
        (player.crew().among(symbols), fitting.filter(|kind| player.ready[*kind]))
    }
}

impl Play<'_> {
    /// A price is paid piece by piece; then what it is paid for happens. Whether it can be paid was checked before.
    pub(crate) fn charge(&mut self, seat: Seat, bill: Bill, purpose: Purpose) {
        if bill.next().is_some() {
            self.ask(seat, Pay { bill, purpose });
        } else {
            self.bought(seat, purpose);
        }
    }

    /// What was paid for happens.
    pub(crate) fn bought(&mut self, seat: Seat, purpose: Purpose) {
        match purpose {
            Purpose::Upgrade(upgrade) => self.unlock(seat, upgrade),
            Purpose::Scout => self.draw_survivors(seat),
            Purpose::Colony => self.place_colony(seat),
            Purpose::Trade(card, row) => {
                let gain = self.data.crew(card).edges[row].gain;
                self.receive(seat, gain, Giver::Crew(card));
            }
        }
    }

    /// PF-SPEC-3: a token that is used becomes spent.
    fn spend_token(&mut self, seat: Seat, token: Specialist) {
        self.players[seat].ready[token] = false;
        self.tell(Event::TokenSpent { seat, token });
    }
}

/// How to pay the next piece of a price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pay {
    /// What is left to pay.
    pub bill: Bill,
    /// For what.
    pub purpose: Purpose,
}

impl Question<Planetformers> for Pay {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        match self.bill.next() {
            None => {}
            Some(Need::Resource) => {
                let cargo = &game.players[seat].cargo;
                let stored = Resource::ALL.iter().filter(|resource| cargo[**resource] > 0);
                out.extend(stored.map(|resource| Move::Pay(*resource)));
            }
            Some(need) => {
                let (cards, tokens) = game.usable(seat, need);
                out.extend(tokens.map(Move::Token));
                out.extend(cards.iter().map(Move::Use));
            }
        }
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let need = self.bill.next().ok_or_else(out_of_place)?;
        let player = &game.players[seat];
        match mv {
            Move::Pay(resource) if need == Need::Resource => match player.cargo[resource] {
                0 => Err(poor("PF-RES-3", resource.id(), 1, 0)),
                _ => Ok(Terms::unit(resource)),
            },
            Move::Token(token) if need != Need::Resource => {
                if !player.ready[token] {
                    Err(Refusal::new("PF-SPEC-2", "token-spent").with("token", token.id()))
                } else if need.accepts(token) {
                    Ok(Terms { token: Some(token), ..Terms::free() })
                } else {
                    Err(Refusal::new("PF-SPEC-7", "wrong-specialist").with("need", need.key()))
                }
            }
            Move::Use(card) if need != Need::Resource => {
                if !player.crew().has(card) {
                    Err(Refusal::new("PF-SPEC-2", "not-your-card"))
                } else if need.accepts(game.data.crew(card).specialist) {
                    Ok(Terms::card())
                } else {
                    Err(Refusal::new("PF-SPEC-7", "wrong-specialist").with("need", need.key()))
                }
            }
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Pay(resource) => play.pay(seat, resource, 1),
            Move::Token(token) => play.spend_token(seat, token),
            Move::Use(card) => play.discard_from_row(seat, card, Why::Specialist),
            _ => return,
        }
        play.charge(seat, self.bill.paid(), self.purpose);
    }

    /// Where everything that can pay is needed, there is nothing to choose.
    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        let player = &game.players[seat];
        let need = self.bill.next()?;
        if need == Need::Resource {
            let first = Resource::ALL.iter().find(|resource| player.cargo[**resource] > 0)?;
            let kinds = Resource::ALL.iter().filter(|resource| player.cargo[**resource] > 0).count();
            let no_choice = kinds == 1 || player.stored() == self.bill.any_resource;
            return no_choice.then_some(Move::Pay(*first));
        }
        let (cards, tokens) = game.usable(seat, need);
        let mut ways = tokens.map(Move::Token).chain(cards.iter().map(Move::Use));
        let first = ways.next()?;
        (ways.count() as u8 + 1 == self.bill.pieces_of(need)).then_some(first)
    }
}

/// The only one of several things; `None` if there are more, or none.
pub(crate) fn only<T>(mut things: impl Iterator<Item = T>) -> Option<T> {
    let first = things.next()?;
    things.next().is_none().then_some(first)
}

impl Ask<Planetformers> for Pay {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        let need = self.bill.next().map_or("any", Need::key);
        let key = match self.purpose {
            Purpose::Upgrade(_) => "ask-pay.upgrade",
            Purpose::Scout => "ask-pay.scout",
            Purpose::Colony => "ask-pay.colony",
            Purpose::Trade(..) => "ask-pay",
        };
        named(key, "need", need)
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What paying is called.
pub(crate) fn label(game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Pay(resource) => Some(named("move-pay", "resource", resource.id())),
        Move::Token(token) => Some(named("move-token", "token", token.id())),
        Move::Use(card) => Some(card_words(game, "move-use", card)),
        _ => None,
    }
}

/// Where paying happens.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    let pay = Sketch::of("group-pay");
    match mv {
        Move::Pay(resource) => Some(pay.at(places::cargo(seat, resource))),
        Move::Token(token) => Some(pay.at(places::token(seat, token))),
        Move::Use(card) => Some(pay.at(places::crew(card))),
        _ => None,
    }
}
