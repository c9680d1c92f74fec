//! Dismantling ships (SP-DISM).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::goods::Goods;
use crate::names::{Named, Ship};
use crate::show::named;
use crate::turn::{distinct, out_of_place};
use crate::{Event, Giver, Move, Phoenix, Play, Terms};

/// Which ship to dismantle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dismantle {
    /// Extra metal.
    pub extra: u8,
}

impl Question<Phoenix> for Dismantle {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let unused = game.players[seat].fleet.iter().filter(|own| own.gems == 0).map(|own| own.ship);
        out.extend(distinct(unused).map(Move::Dismantle));
    }

    /// SP-DISM-1, SP-DISM-4 to SP-DISM-7: an unused ship of the own fleet.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Dismantle(ship) = mv else { return Err(out_of_place()) };
        let player = &game.players[seat];
        if player.unused(ship).is_some() {
            Ok(Terms::free())
        } else if player.owns(ship) {
            Err(Refusal::new("SP-DISM-7", "dismantle-used").with("ship", ship.id()))
        } else {
            Err(Refusal::new("SP-DISM-5", "not-own-ship").with("ship", ship.id()))
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Dismantle(ship) = mv {
            play.dismantle(seat, self.extra, ship);
        }
    }
}

impl Play<'_> {
    /// The ship leaves the game for its metal and the extra metal of the Dismantle ship (SP-DISM-2).
    fn dismantle(&mut self, seat: Seat, extra: u8, ship: Ship) {
        let index = self.players[seat].unused(ship).expect("an unused own ship");
        self.players[seat].fleet.remove(index);
        self.gone[ship] += 1;
        self.tell(Event::Dismantled { seat, ship });
        let metal = self.data.ships[ship].metal + extra;
        self.gain(seat, Goods::metal(metal), Giver::Ship(ship));
    }
}

impl Ask<Phoenix> for Dismantle {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-dismantle", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Dismantle(ship) => Some(named("move-dismantle", "ship", ship.id())),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Dismantle(ship) => Some(Sketch::default().at(format!("ship-{seat}-{ship}")).pictured()),
        _ => None,
    }
}
