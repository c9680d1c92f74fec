//! What chance decides before the deal (PF-SETUP-8, PF-SETUP-15): who begins, and where the starting Planets lie.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use crate::names::{Planet, Role};
use crate::space::Cell;
use crate::world::World;
use crate::{Event, Move, Planetformers, Play, Step};

impl Play<'_> {
    /// PF-SETUP-15: chance names who begins.
    pub(crate) fn choose_start(&mut self) {
        self.step = Step::Layout(0);
        self.ask(Seat::new(0), Start);
    }

    /// PF-SETUP-8: the starting Planets, cell by cell.
    pub(crate) fn lay_out_planets(&mut self, next: u8) {
        match self.data.grid.starting.get(usize::from(next)) {
            Some(cell) => {
                let (first, cell) = (self.first, *cell);
                self.step = Step::Layout(next + 1);
                self.ask(first, Layout { cell });
            }
            None => {
                self.step = Step::Canteen(0);
                self.seat_automa();
            }
        }
    }

    /// A card is laid in a cell, unterraformed side up.
    pub(crate) fn lay(&mut self, planet: Planet, cell: Cell) {
        self.system[cell.index()] = Some(World::new(planet));
        self.tell(Event::Laid { planet, cell });
    }
}

impl Planetformers {
    /// Cards of a kind that have not been laid out.
    pub(crate) fn unseen(&self, role: Role) -> impl Iterator<Item = Planet> {
        self.planet_deck().filter(move |planet| self.data.planets[*planet].role == role)
    }
}

/// Fate: who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Start;

impl Question<Planetformers> for Start {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.players.seats().map(|seat| (Move::Start(seat), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::Start(seat) = mv else { return };
        play.first = seat;
        play.active = seat;
        play.tell(Event::Begins { seat });
    }
}

impl Ask<Planetformers> for Start {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-start", vec![])
    }
}

/// Fate: which starting Planet lies in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Layout {
    /// The cell.
    pub cell: Cell,
}

impl Question<Planetformers> for Layout {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Planetformers, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.unseen(Role::Starting).map(|planet| (Move::Planet(planet), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        if let Move::Planet(planet) = mv {
            play.lay(planet, self.cell);
        }
    }

    /// The last card goes to the last cell.
    fn settled(&self, game: &Planetformers, _seat: Seat) -> Option<Move> {
        let mut left = game.unseen(Role::Starting);
        let planet = left.next()?;
        left.next().is_none().then_some(Move::Planet(planet))
    }
}

impl Ask<Planetformers> for Layout {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-layout", vec![])
    }
}
