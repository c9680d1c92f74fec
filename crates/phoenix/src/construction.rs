//! Building sectors (SP-CONS).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::{AlienKind, Effect, Trigger};
use crate::diplomacy::Advance;
use crate::goods::Goods;
use crate::moves::{Move, Terms, Whence};
use crate::names::{Color, Named, ShipType, Species, Track};
use crate::player::{Module, Row};
use crate::residents::{ChooseSpecies, Settle};
use crate::sector::{Sector, Sectors};
use crate::show::{color_key, what_it_does, worded};
use crate::turn::{out_of_place, poor};
use crate::{Event, Giver, Phoenix, Play};

impl Phoenix {
    /// What a player can build from: the display, and the own reserve (SP-CONS-1, SP-HUB-A6-2).
    pub(crate) fn sectors_for(&self, seat: Seat) -> Sectors {
        self.display.union(self.players[seat].reserve)
    }

    /// SP-CONS-4 to SP-CONS-7: the sector is there, and it has a place on the station.
    fn check_fits(&self, seat: Seat, sector: Sector) -> Result<(), Refusal> {
        if !self.sectors_for(seat).contains(sector) {
            return Err(
                Refusal::new("SP-CONS-1", "not-in-display").with("sector", i32::from(sector.number()))
            );
        }
        if self.players[seat].station[sector.stack()].is_some() {
            return Err(Refusal::new("SP-CONS-5", "place-taken").with("level", sector.level()));
        }
        if self.in_order(seat, sector.stack(), self.any_order(seat)) {
            Ok(())
        } else {
            Err(Refusal::new("SP-CONS-6", "lower-level-first").with("level", sector.level() - 1))
        }
    }

    /// SP-CONS-6, SP-HUB-A9-2: the level below is there, or levels do not matter.
    fn in_order(&self, seat: Seat, stack: usize, any_order: bool) -> bool {
        stack < 3 || any_order || self.players[seat].station[stack - 3].is_some()
    }

    /// SP-HUB-A9-2: levels do not matter to this player.
    fn any_order(&self, seat: Seat) -> bool {
        self.players[seat]
            .abilities_on(Trigger::Passive)
            .any(|(_, ability)| ability.effect == Effect::BuildAnyOrder)
    }

    /// What hub and sectors take off the price (SP-CONS-3).
    pub(crate) fn station_discount(&self, seat: Seat) -> u8 {
        self.modifier(seat, ShipType::Construction, |effect| match effect {
            Effect::Discount(metal) => metal,
            _ => 0,
        })
    }

    /// The cheapest sector that could be built, before the discount of the ship; for SP-CONS-8.
    pub(crate) fn cheapest_sector(&self, seat: Seat) -> Option<u16> {
        let costs = self.sectors_that_fit(seat).map(|sector| self.data.sector(sector).cost);
        Some(costs.min()?.saturating_sub(self.station_discount(seat)).into())
    }

    /// Everything that has a place on the station, whatever it costs.
    pub(crate) fn sectors_that_fit(&self, seat: Seat) -> impl Iterator<Item = Sector> {
        let (sectors, any_order) = (self.sectors_for(seat), self.any_order(seat));
        let open = (0..9).filter(move |stack| {
            self.players[seat].station[*stack].is_none() && self.in_order(seat, *stack, any_order)
        });
        open.flat_map(move |stack| sectors.in_stack(stack))
    }

    /// Whether a sector may be built now: its price, never below 0 (SP-CONS-3).
    fn check_build(&self, seat: Seat, discount: u8, sector: Sector) -> Result<Terms, Refusal> {
        self.check_fits(seat, sector)?;
        let off = discount + self.station_discount(seat);
        let price = self.data.sector(sector).cost.saturating_sub(off);
        let metal = self.players[seat].stock.metal();
        if metal < price.into() {
            return Err(poor("SP-CONS-1", "metal", price.into(), metal));
        }
        Ok(Terms::of(Goods::metal(price)))
    }

    /// SP-SETUP-18, SP-SEC-326-1: a free sector of this level, and of this colour if one is named.
    fn check_free_sector(
        &self,
        seat: Seat,
        level: u8,
        color: Option<Color>,
        sector: Sector,
    ) -> Result<(), Refusal> {
        if sector.level() != level || color.is_some_and(|color| color != sector.color()) {
            return Err(Refusal::new("SP-SETUP-18", "other-sector").with("level", level));
        }
        self.check_fits(seat, sector)
    }

    /// Sectors that may be taken for free.
    fn free_sectors(&self, seat: Seat, free: FreeSector) -> impl Iterator<Item = Sector> {
        let right = move |sector: &Sector| {
            sector.level() == free.level && free.color.is_none_or(|color| color == sector.color())
        };
        self.sectors_that_fit(seat).filter(right)
    }
}

impl Play<'_> {
    fn build(&mut self, seat: Seat, discount: u8, sector: Sector) {
        let terms = self.check_build(seat, discount, sector).expect("a sector that may be built");
        self.pay(seat, terms.cost);
        self.action.built = Some(sector.color());
        self.attach(seat, sector);
    }

    /// The sector joins the station; its immediate abilities follow (SP-CONS-9).
    fn attach(&mut self, seat: Seat, sector: Sector) {
        let reserved = self.players[seat].reserve.remove(sector);
        if !reserved {
            self.display.remove(sector);
        }
        self.players[seat].station[sector.stack()] = Some(Module { sector, row: Row::default() });
        self.players[seat].refresh();
        self.tell(Event::Built { seat, sector, reserved });
        // The last one asked is answered first.
        for ability in self.data.get().sector(sector).immediate.iter().rev() {
            self.carry_out_at_once(seat, sector, ability.effect);
        }
    }

    /// An immediate ability, as far as it is possible.
    fn carry_out_at_once(&mut self, seat: Seat, sector: Sector, effect: Effect) {
        let from = Whence::Supply;
        match effect {
            Effect::Gain(gains) => self.receive(seat, gains, Giver::Sector(sector)),
            Effect::ExtraTurn { .. } => self.grant_turn(seat),
            Effect::FreeAlien { color: AlienKind::Only(species), n } => {
                self.ask(seat, Settle { species, n, from });
            }
            Effect::FreeAlien { n, .. } => self.ask(seat, ChooseSpecies { threshold: 0, n }),
            Effect::FreeHuman(n) => self.ask(seat, Settle { species: Species::Human, n, from }),
            Effect::RollDice { roll, keep } => self.roll_bonus_dice(seat, roll, keep),
            Effect::FreeSector { level, color } => self.ask(seat, FreeSector { level, color }),
            Effect::AdvanceAll(n) => {
                for track in Track::ALL {
                    self.advance_token(seat, *track, n, true);
                }
            }
            Effect::FreeAdvance(left) => self.ask(seat, Advance::free(left)),
            other => unreachable!("{other:?} is no immediate ability"),
        }
    }
}

/// Which sector to build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Build {
    /// Discount of the ship.
    pub discount: u8,
}

impl Question<Phoenix> for Build {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let off = self.discount + game.station_discount(seat);
        let metal = game.players[seat].stock.metal();
        let paid = |sector: &Sector| metal >= game.data.sector(*sector).cost.saturating_sub(off).into();
        out.extend(game.sectors_that_fit(seat).filter(paid).map(Move::Build));
    }

    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Build(sector) => game.check_build(seat, self.discount, sector),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Build(sector) = mv {
            play.build(seat, self.discount, sector);
        }
    }
}

impl Ask<Phoenix> for Build {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-build", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        deed("deed-build", mv)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Phoenix, seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        what_it_does(game, &self.sketch(game, seat, run.mv), lang)
    }
}

/// Which sector to take for free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FreeSector {
    /// Of this level.
    pub level: u8,
    /// Of this colour; none means any.
    pub color: Option<Color>,
}

impl Question<Phoenix> for FreeSector {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let before = out.len();
        out.extend(game.free_sectors(seat, *self).map(Move::Build));
        if out.len() == before {
            out.push(Move::Done);
        }
    }

    /// Nothing is taken only where nothing can be taken.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Build(sector) => {
                game.check_free_sector(seat, self.level, self.color, sector).map(|()| Terms::free())
            }
            Move::Done if game.free_sectors(seat, *self).next().is_none() => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-CONS-14", "not-declined")),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Build(sector) = mv {
            play.attach(seat, sector);
        }
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        game.free_sectors(seat, *self).next().is_none().then_some(Move::Done)
    }
}

impl Ask<Phoenix> for FreeSector {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-free-sector", vec![])
    }

    fn label(&self, _game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        match mv {
            Move::Build(sector) => Some(worded("move-build.free", "sector", sector.to_string())),
            _ => None,
        }
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        deed("deed-build.free", mv)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Phoenix, seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        what_it_does(game, &self.sketch(game, seat, run.mv), lang)
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Build(sector) => Some(worded("move-build", "sector", sector.to_string())),
        _ => None,
    }
}

/// How the log tells them.
fn deed(key: &'static str, mv: Move) -> Option<Words> {
    let Move::Build(sector) = mv else { return None };
    let (key, mut values) = worded(key, "sector", sector.to_string());
    values.extend([("color", color_key(sector.color()).into()), ("level", sector.level().into())]);
    Some((key, values))
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Build(sector) => Some(Sketch::default().at(format!("sector-{sector}")).pictured()),
        _ => None,
    }
}
