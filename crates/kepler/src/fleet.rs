//! Starships move and are withdrawn (KE-PROP, KE-MOVE, KE-WITHDRAW).
//!
//! A starship flies hex by hex, but only three things about its way can matter: which colonial targets it takes, where it
//! ends, and whether it gets that far. So one decision is a flight to a hex along a shortest way on which it enters no
//! target; at a target it may fly on with what is left of its movement.

use hex::Axial;
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Ghost, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::hexes::HexSet;
use crate::leadership::Recover;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::Track;
use crate::player::{Body, Face, Ship};
use crate::words::{hex_place, ship_place, the_hex};
use crate::{Event, Kepler, Play};

/// The galaxy as a starship sees it.
struct Chart {
    /// Space hexes: it may pass, also where others are (KE-MOVE-8).
    space: HexSet,
    /// Where it may end: free space hexes, bodies without starship and marker, targets (KE-MOVE-5, KE-MOVE-9).
    ends: HexSet,
}

impl Chart {
    /// Everywhere a starship can fly to with so much movement.
    fn reach(&self, from: Axial, speed: u8) -> HexSet {
        let open = self.space.or(&self.ends);
        let (mut frontier, mut reached) = (HexSet::of(from), HexSet::of(from));
        for _ in 0..speed {
            let grown = frontier.neighbours().and(&open).without(&reached);
            if grown.is_empty() {
                break;
            }
            reached = reached.or(&grown);
            frontier = grown.and(&self.space);
        }
        reached.and(&self.ends)
    }
}

impl Kepler {
    /// The same for all starships: where any of them stands none may end, and to stay is no move.
    fn chart(&self) -> Chart {
        let mut space = self.data.galaxy.open;
        let mut ends = HexSet::NONE;
        for tile in self.tiles.iter().filter(|tile| tile.face != Face::Gone) {
            space.remove(tile.hex);
            if matches!(tile.face, Face::Up(_)) {
                ends.insert(tile.hex);
            }
        }
        ends = ends.or(&space);
        for player in self.players.values() {
            player.ships.iter().for_each(|ship| ends.remove(ship.hex));
            player.planets().for_each(|planet| ends.remove(planet.hex));
        }
        Chart { space, ends }
    }

    /// Everywhere a starship can fly to with so much movement.
    pub fn reach(&self, from: Axial, speed: u8) -> HexSet {
        self.chart().reach(from, speed)
    }

    /// How many hexes a flight takes; `None` if there is no way.
    pub(crate) fn flight(&self, from: Axial, to: Axial, speed: u8) -> Option<u8> {
        let chart = self.chart();
        let (mut frontier, mut reached) = (HexSet::of(from), HexSet::of(from));
        (1..=speed).find(|_| {
            let grown = frontier.neighbours().and(&chart.space.or(&chart.ends)).without(&reached);
            reached = reached.or(&grown);
            frontier = grown.and(&chart.space);
            grown.contains(to) && chart.ends.contains(to)
        })
    }

    /// KE-MOVE-3: starships on planets and mines stay there.
    fn is_landed(&self, hex: Axial) -> bool {
        self.tile_at(hex).is_some()
    }

    /// Whether a starship can be flown in this step.
    fn check_ship(&self, seat: Seat, hex: Axial) -> Result<(), Refusal> {
        match self.players[seat].ship_at(hex) {
            None => Err(Refusal::new("KE-MOVE-1", "no-own-ship")),
            Some(_) if self.is_landed(hex) => Err(Refusal::new("KE-MOVE-3", "landed")),
            Some(Ship { moved: true, .. }) => Err(Refusal::new("KE-MOVE-1", "has-moved")),
            Some(_) => Ok(()),
        }
    }

    /// Whether a starship can fly there; what is against it otherwise.
    fn check_flight(&self, from: Axial, to: Axial, speed: u8) -> Result<Terms, Refusal> {
        let galaxy = &self.data.galaxy;
        if !galaxy.board.contains(to) {
            return Err(Refusal::new("KE-MOVE-2", "off-board"));
        }
        if to == from {
            return Err(Refusal::new("KE-MOVE-2", "no-flight"));
        }
        let tile = self.tile_at(to);
        if !galaxy.open.contains(to) || tile.is_some_and(|tile| tile.face == Face::Down) {
            return Err(Refusal::new("KE-MOVE-4", "impassable"));
        }
        let ship = self.ship_hexes().contains(to);
        let marker = self.players.values().any(|player| player.planets().any(|planet| planet.hex == to));
        if tile.is_some() && (ship || marker) {
            return Err(Refusal::new("KE-MOVE-7", "occupied"));
        }
        if ship {
            return Err(Refusal::new("KE-MOVE-8", "ship-in-the-way"));
        }
        if !self.reach(from, speed).contains(to) {
            return Err(Refusal::new("KE-MOVE-1", "too-far").with("speed", speed));
        }
        Ok(Terms::FREE)
    }

    /// The starships of a player that can still fly in this step.
    pub(crate) fn movable(&self, seat: Seat) -> impl Iterator<Item = Axial> {
        let ships = self.players[seat].ships.iter();
        ships.filter(|ship| !ship.moved && !self.is_landed(ship.hex)).map(|ship| ship.hex)
    }

    /// Whether any starship could move with this speed.
    pub(crate) fn any_flight(&self, seat: Seat, speed: u8) -> bool {
        let mut ships = self.movable(seat).peekable();
        if speed == 0 || ships.peek().is_none() {
            return false;
        }
        // Nearly always there is a hex to fly to next to a starship.
        let chart = self.chart();
        ships.any(|hex| {
            !HexSet::of(hex).neighbours().and(&chart.ends).is_empty() || !chart.reach(hex, speed).is_empty()
        })
    }
}

impl Play<'_> {
    /// A starship flies; a colonial target on which it ends is taken, and it may go on (KE-MOVE-9).
    fn fly(&mut self, seat: Seat, from: Axial, to: Axial, speed: u8) {
        let steps = self.flight(from, to, speed).expect("a way there");
        self.players[seat].remove_ship(from);
        self.players[seat].add_ship(Ship { hex: to, moved: true });
        self.tell(Event::Flew { seat, from, to, steps });
        let target = self.tiles.iter_mut().find(|tile| tile.hex == to && tile.face == Face::Up(Body::Target));
        if let Some(tile) = target {
            tile.face = Face::Gone;
            self.tell(Event::Target { seat, hex: to });
            if speed > steps {
                self.ask(seat, Onward { hex: to, left: speed - steps });
            }
            let steps = self.data.numbers.target_steps;
            self.advance(seat, Track::Colonial, steps);
        }
    }

    /// A starship comes back; at a mine a cube may be recovered (KE-WITHDRAW-2).
    fn withdraw(&mut self, seat: Seat, hex: Axial) {
        let mine = self.tile_at(hex).is_some_and(|tile| tile.face == Face::Up(Body::Mine));
        self.players[seat].remove_ship(hex);
        self.tell(Event::Withdrew { seat, hex, mine });
        if mine {
            let left = self.data.numbers.mine_recovers;
            self.ask(seat, Recover { left, passing: false });
        }
    }
}

/// Which starship to fly where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fleet {
    /// How far each may fly.
    pub speed: u8,
}

impl Question<Kepler> for Fleet {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        let chart = game.chart();
        for from in game.movable(seat) {
            out.extend(chart.reach(from, self.speed).iter().map(|to| Move::Fly(from, to)));
        }
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Fly(from, to) => {
                game.check_ship(seat, from)?;
                game.check_flight(from, to, self.speed)
            }
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Fly(from, to) = mv else { return };
        play.ask(seat, self);
        play.fly(seat, from, to, self.speed);
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        (!game.any_flight(seat, self.speed)).then_some(Move::Done)
    }
}

impl Ask<Kepler> for Fleet {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-fleet", vec![("speed", self.speed.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(game, mv).unwrap_or(Sketch::of("group-land"))
    }

    fn notes(&self, game: &Kepler, _seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        notes(game, run, self.speed, lang)
    }
}

/// Where a starship flies on to from a colonial target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Onward {
    /// Where it is.
    pub hex: Axial,
    /// How far it may still fly.
    pub left: u8,
}

impl Question<Kepler> for Onward {
    fn answers(&self, game: &Kepler, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.reach(self.hex, self.left).iter().map(|to| Move::Fly(self.hex, to)));
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Fly(from, _) if from != self.hex => Err(Refusal::new("KE-MOVE-2", "one-by-one")),
            Move::Fly(from, to) => game.check_flight(from, to, self.left),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Fly(from, to) = mv else { return };
        play.fly(seat, from, to, self.left);
    }

    fn settled(&self, game: &Kepler, _seat: Seat) -> Option<Move> {
        game.reach(self.hex, self.left).is_empty().then_some(Move::Done)
    }
}

impl Ask<Kepler> for Onward {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-onward", vec![("left", self.left.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(game, mv).unwrap_or(Sketch::of("group-land"))
    }

    fn notes(&self, game: &Kepler, _seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        notes(game, run, self.left, lang)
    }
}

/// Which starship to withdraw: the last step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Withdraw;

impl Question<Kepler> for Withdraw {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
        out.extend(game.players[seat].ships.iter().map(|ship| Move::Withdraw(ship.hex)));
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Withdraw(hex) if game.players[seat].ship_at(hex).is_some() => Ok(Terms::FREE),
            Move::Withdraw(_) => Err(Refusal::new("KE-WITHDRAW-1", "no-own-ship")),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Withdraw(hex) = mv else { return };
        play.ask(seat, Withdraw);
        play.withdraw(seat, hex);
    }

    /// KE-QUANT-9: the turn lasts until the last withdrawal, so whoever can still use Quantum Physics is asked.
    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        (game.players[seat].ships.is_empty() && !game.any_quantum(seat)).then_some(Move::Done)
    }
}

impl Ask<Kepler> for Withdraw {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-withdraw", vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        if mv == Move::Done { Some(("move-end-turn", vec![])) } else { label(game, seat, mv, lang) }
    }

    fn sketch(&self, game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(game, mv).unwrap_or_default()
    }

    fn closing(&self, _game: &Kepler, _seat: Seat) -> Option<Move> {
        Some(Move::Done)
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Fly(from, to) => {
            let to = ("to", the_hex(game, to, lang));
            Some(("move-fly", vec![("from", the_hex(game, from, lang)), to]))
        }
        Move::Withdraw(hex) => Some(("move-withdraw", vec![("hex", the_hex(game, hex, lang))])),
        Move::Done => Some(("move-stay", vec![])),
        _ => None,
    }
}

/// How far a flight is, and what is at its end.
fn notes(game: &Kepler, run: &Run<Kepler>, speed: u8, lang: Lang) -> Vec<String> {
    let Move::Fly(from, to) = run.mv else { return Vec::new() };
    let Some(tile) = game.tile_at(to) else { return Vec::new() };
    let key = match tile.face {
        Face::Up(Body::Mine) => "note-mine",
        Face::Up(Body::Target) => "note-target",
        _ => "note-lands",
    };
    let steps = [("steps", game.flight(from, to, speed).unwrap_or(speed).into())];
    vec![Kepler::texts().format(lang, "note-flight", &steps), Kepler::texts().get(lang, key)]
}

/// Where they happen.
pub(crate) fn sketch(game: &Kepler, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Fly(_, to) => {
            let ghost = Some(Ghost { symbol: "ship", class: "own" });
            // Where something lies is named; all the open space is chosen on the map.
            let sketch = match game.tile_at(to) {
                Some(_) => Sketch::of("group-land").at(hex_place(to)),
                None => Sketch::of("group-free").at(hex_place(to)).pictured(),
            };
            Some(Sketch { ghost, ..sketch })
        }
        Move::Withdraw(hex) => Some(Sketch::default().at(ship_place(hex))),
        _ => None,
    }
}
