//! The drafts of ships, and the choice of a hub (SP-SETUP-9 to SP-SETUP-13).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::names::{Hub, Named, Ship};
use crate::show::{named, what_it_does};
use crate::turn::{distinct, out_of_place};
use crate::{Event, Move, Phoenix, Play, Step, Terms};

impl Phoenix {
    /// Ship cards of a level that were never revealed.
    pub(crate) fn unseen_ships(&self, level: u8) -> impl Iterator<Item = (Ship, u8)> {
        let of_level = move |ship: &Ship| self.deck[*ship] > 0 && self.data.ships[*ship].level == level;
        Ship::ALL.iter().copied().filter(of_level).map(|ship| (ship, self.deck[ship]))
    }
}

impl Play<'_> {
    /// The next pick of the drafts: level 3 in turn order and back, level 2 in reverse and back (SP-SETUP-9,
    /// SP-SETUP-10).
    pub(crate) fn advance_draft(&mut self, pick: u8) {
        let seats = self.players.len();
        let (round, place) = (pick / seats, pick % seats);
        if pick == 2 * seats || pick == 4 * seats {
            self.discard_shown();
        }
        if pick == 4 * seats {
            self.step = Step::Hubs(0);
            return;
        }
        let place = if matches!(round, 1 | 2) { seats - 1 - place } else { place };
        self.step = Step::Draft(pick + 1);
        let seat = self.start.clockwise(place, seats);
        self.ask(seat, Draft);
        // The ships are revealed before the first pick of each draft.
        if pick == 0 {
            self.reveal(seat, 3);
        } else if pick == 2 * seats {
            self.reveal(seat, 2);
        }
    }

    /// Reveals the ships of a draft.
    fn reveal(&mut self, seat: Seat, level: u8) {
        let shown = self.data.numbers.shown[usize::from(3 - level)][usize::from(self.players.len() - 2)];
        self.reveal_ships(seat, level, shown);
    }

    /// Has ships of a level revealed, drawn at random from those never seen (SP-SETUP-19): how many there will be.
    pub(crate) fn reveal_ships(&mut self, seat: Seat, level: u8, n: u8) -> u8 {
        let there: u8 = self.unseen_ships(level).map(|(_, copies)| copies).sum();
        let left = n.min(there);
        if left > 0 {
            self.ask(seat, Reveal { level, left });
        }
        left
    }

    /// SP-SETUP-11: what nobody took leaves the game.
    fn discard_shown(&mut self) {
        for ship in std::mem::take(&mut self.shown) {
            self.gone[ship] += 1;
            self.tell(Event::Discarded { ship });
        }
    }

    fn draft(&mut self, seat: Seat, ship: Ship) {
        let at = self.shown.iter().position(|shown| *shown == ship).expect("a ship that lies open");
        self.shown.remove(at);
        self.players[seat].add_ship(ship);
        self.tell(Event::TookShip { seat, ship, shown: true, by_itself: false });
    }

    pub(crate) fn choose_hub(&mut self, seat: Seat, hub: Hub) {
        self.players[seat].hub = Some(hub);
        self.players[seat].refresh();
        self.tell(Event::KeptHub { seat, hub });
    }

    /// The players in turn order choose their hubs.
    pub(crate) fn advance_hubs(&mut self, place: u8) {
        if place == self.players.len() {
            self.step = Step::Benefits(0, 0);
        } else {
            self.step = Step::Hubs(place + 1);
            let seat = self.start.clockwise(place, self.players.len());
            self.ask(seat, KeepHub);
        }
    }
}

/// Fate: the next ship card that is revealed, for a draft or for a hub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reveal {
    /// Of this level.
    pub level: u8,
    /// How many are still to come.
    pub left: u8,
}

impl Question<Phoenix> for Reveal {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.unseen_ships(self.level).map(|(ship, copies)| (Move::Reveal(ship), copies.into())));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Reveal(ship) = mv else { return };
        play.deck[ship] -= 1;
        let at = play.shown.partition_point(|shown| *shown <= ship);
        play.shown.insert(at, ship);
        play.tell(Event::Revealed { ship });
        if self.left > 1 {
            play.ask(seat, Reveal { left: self.left - 1, ..self });
        }
    }
}

impl Ask<Phoenix> for Reveal {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-reveal", vec![])
    }
}

/// Which ship of the draft to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Draft;

impl Question<Phoenix> for Draft {
    fn answers(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(distinct(game.shown.iter().copied()).map(Move::Draft));
    }

    /// SP-SETUP-9: only ships that lie open.
    fn check(&self, game: &Phoenix, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Draft(ship) if game.shown.contains(&ship) => Ok(Terms::free()),
            Move::Draft(ship) => Err(Refusal::new("SP-SETUP-9", "not-shown").with("ship", ship.id())),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Draft(ship) = mv {
            play.draft(seat, ship);
        }
    }
}

impl Ask<Phoenix> for Draft {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-draft", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Phoenix, seat: Seat, run: &Run<Phoenix>, lang: Lang) -> Vec<String> {
        what_it_does(game, &self.sketch(game, seat, run.mv), lang)
    }
}

/// Which hub to keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct KeepHub;

impl Question<Phoenix> for KeepHub {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].dealt.iter().flatten().map(|hub| Move::Hub(*hub)));
    }

    /// SP-SETUP-13: one of the two hubs dealt.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Hub(hub) if game.players[seat].dealt.contains(&Some(hub)) => Ok(Terms::free()),
            Move::Hub(hub) => Err(Refusal::new("SP-SETUP-13", "not-dealt").with("hub", hub.id())),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Hub(hub) = mv {
            play.choose_hub(seat, hub);
        }
    }
}

impl Ask<Phoenix> for KeepHub {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-hub", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
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
        Move::Draft(ship) => Some(named("move-draft", "ship", ship.id())),
        Move::Hub(hub) => Some(named("move-hub", "hub", hub.id())),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Draft(ship) => Some(Sketch::default().at(format!("draft-{ship}")).pictured()),
        Move::Hub(hub) => Some(Sketch::default().at(format!("hub-{hub}")).pictured()),
        _ => None,
    }
}
