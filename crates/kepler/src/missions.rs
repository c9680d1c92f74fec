//! Space Missions, and starships placed for free (KE-MISS).

use hex::Axial;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::cubes::Cubes;
use crate::hexes::HexSet;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::Technology;
use crate::player::{Face, Ship, World};
use crate::words::{hex_place, the_hex, the_world};
use crate::{Event, Kepler, Play};

impl Kepler {
    /// Hexes with a tile on them.
    pub(crate) fn tile_hexes(&self) -> HexSet {
        self.tiles.iter().filter(|tile| tile.face != Face::Gone).map(|tile| tile.hex).collect()
    }

    /// Hexes with a starship on them.
    pub(crate) fn ship_hexes(&self) -> HexSet {
        self.players.values().flat_map(|player| player.ships.iter()).map(|ship| ship.hex).collect()
    }

    /// KE-MISS-4: space hexes without a starship.
    pub(crate) fn free_hexes(&self) -> HexSet {
        self.data.galaxy.open.without(&self.tile_hexes()).without(&self.ship_hexes())
    }

    /// What a starship costs (KE-MISS-2, KE-MISS-7).
    pub fn ship_cost(&self, seat: Seat) -> Cubes {
        let level = self.players[seat].levels[Technology::SpaceTravel];
        self.data.level(Technology::SpaceTravel, level).ship_cost
    }

    /// KE-MISS-4: whether a starship may be put on a hex.
    fn check_free_hex(&self, hex: Axial) -> Result<(), Refusal> {
        if !self.data.galaxy.board.contains(hex) {
            Err(Refusal::new("KE-MISS-4", "off-board"))
        } else if !self.data.galaxy.open.contains(hex) || self.tile_at(hex).is_some() {
            Err(Refusal::new("KE-MISS-4", "no-space-hex"))
        } else if self.players.values().any(|player| player.ship_at(hex).is_some()) {
            Err(Refusal::new("KE-MISS-4", "ship-here"))
        } else {
            Ok(())
        }
    }

    /// KE-MISS-2, KE-MISS-3: one world pays, and the starship stands next to it.
    pub(crate) fn check_build(&self, seat: Seat, world: World, hex: Axial) -> Result<Terms, Refusal> {
        if self.ships_left(seat) == 0 {
            return Err(Refusal::new("KE-MISS-9", "no-ship"));
        }
        let holding = self.players[seat].world(world);
        let holding = holding.ok_or_else(|| Refusal::new("KE-MISS-2", "not-yours"))?;
        let cost = self.ship_cost(seat);
        if !holding.cubes.covers(cost) {
            return Err(Refusal::new("KE-MISS-2", "poor-world"));
        }
        if holding.hex.distance(hex) != 1 {
            return Err(Refusal::new("KE-MISS-3", "not-beside"));
        }
        self.check_free_hex(hex)?;
        Ok(Terms::of(cost))
    }

    /// KE-BONUS-9: next to any world of the player.
    fn check_place(&self, seat: Seat, hex: Axial) -> Result<Terms, Refusal> {
        if self.ships_left(seat) == 0 {
            return Err(Refusal::new("KE-MISS-9", "no-ship"));
        }
        if !self.players[seat].worlds.iter().any(|holding| holding.hex.distance(hex) == 1) {
            return Err(Refusal::new("KE-BONUS-9", "not-beside"));
        }
        self.check_free_hex(hex)?;
        Ok(Terms::FREE)
    }

    /// Where a starship can be placed for free.
    pub(crate) fn berths(&self, seat: Seat) -> HexSet {
        if self.ships_left(seat) == 0 {
            return HexSet::NONE;
        }
        let worlds: HexSet = self.players[seat].worlds.iter().map(|holding| holding.hex).collect();
        worlds.neighbours().and(&self.free_hexes())
    }

    /// Whether there is any place for a starship.
    pub(crate) fn any_berth(&self, seat: Seat) -> bool {
        let mut beside = self.players[seat].worlds.iter().flat_map(|holding| holding.hex.neighbours());
        self.ships_left(seat) > 0 && beside.any(|hex| self.check_free_hex(hex).is_ok())
    }

    /// Every starship that can be built now: who pays, and where it stands.
    fn builds(&self, seat: Seat) -> impl Iterator<Item = (World, Axial)> {
        let (cost, able) = (self.ship_cost(seat), self.ships_left(seat) > 0);
        let payers =
            self.players[seat].worlds.iter().filter(move |holding| able && holding.cubes.covers(cost));
        let free = self.free_hexes();
        payers.flat_map(move |holding| {
            let beside = HexSet::of(holding.hex).neighbours().and(&free);
            beside.iter().map(move |hex| (holding.world, hex))
        })
    }
}

impl Play<'_> {
    fn place_ship(&mut self, seat: Seat, hex: Axial) {
        self.players[seat].add_ship(Ship { hex, moved: false });
        self.tell(Event::Placed { seat, hex });
    }
}

/// Where to build a starship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Build {
    /// How many more.
    pub left: u8,
}

impl Question<Kepler> for Build {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.builds(seat).map(|(world, hex)| Move::Build(world, hex)));
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Build(world, hex) => game.check_build(seat, world, hex),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Build(world, hex) = mv else { return };
        if self.left > 1 {
            play.ask(seat, Build { left: self.left - 1 });
        }
        let cost = play.ship_cost(seat);
        play.spend(seat, world, cost);
        play.place_ship(seat, hex);
    }

    /// Nothing can be built, and no cube can be moved to change that.
    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let over = self.left == 0
            || !game.any_berth(seat)
            || !game.any_quantum(seat) && game.builds(seat).next().is_none();
        over.then_some(Move::Done)
    }
}

impl Ask<Kepler> for Build {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-build", vec![("left", self.left.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// Where to place a starship for free (KE-BONUS-9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// How many more.
    pub left: u8,
    /// Whether it has to be placed (KE-BONUS-17).
    pub must: bool,
}

impl Question<Kepler> for Place {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.berths(seat).iter().map(Move::Place));
        if !self.must {
            out.push(Move::Done);
        }
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Place(hex) => game.check_place(seat, hex),
            Move::Done if self.must => Err(Refusal::new("KE-BONUS-17", "not-waived")),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Place(hex) = mv else { return };
        if self.left > 1 {
            play.ask(seat, Place { left: self.left - 1, must: false });
        }
        play.place_ship(seat, hex);
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        (!game.any_berth(seat)).then_some(Move::Done)
    }
}

impl Ask<Kepler> for Place {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-place", vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Build(world, hex) => Some((
            "move-build",
            vec![("world", the_world(game, world, lang)), ("hex", the_hex(game, hex, lang))],
        )),
        Move::Place(hex) => Some(("move-place", vec![("hex", the_hex(game, hex, lang))])),
        Move::Done => Some(("move-done", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Build(_, hex) | Move::Place(hex) => Some(Sketch::default().at(hex_place(hex)).pictured()),
        _ => None,
    }
}
