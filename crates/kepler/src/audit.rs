//! Counting: everything there is, and whether it is all there.

use table::{Counts, Seat};

use crate::event::{PIT, POOL, STORED, count_cubes, on_card, on_track};
use crate::names::{Named, Progress, Track};
use crate::player::{Face, Secret};
use crate::{Kepler, Step};

impl Kepler {
    /// Everything that can be counted.
    pub(crate) fn count_everything(&self) -> Counts {
        let mut counts = Counts::default();
        let faces =
            |wanted: fn(Face) -> bool| self.tiles.iter().filter(|tile| wanted(tile.face)).count() as i32;
        counts.add_to_table("face_down", faces(|face| face == Face::Down));
        counts.add_to_table("face_up", faces(|face| matches!(face, Face::Up(_))));
        counts.add_to_table("targets_reached", faces(|face| face == Face::Gone));
        counts.add_to_table("unseen", self.unseen.len() as i32);
        counts.add_to_table("round", self.round);
        counts.add_to_table("progress_deck", self.deck.count_ones() as i32);
        counts.add_to_table("turns", self.turns as i32);
        for track in Track::ALL.iter().copied() {
            counts.add_to_table(on_track(track), self.on_track[track].count_ones() as i32);
            counts.add_to_table(on_card(track), self.on_card[track]);
        }
        for seat in self.players.seats() {
            self.count_player(&mut counts, seat);
        }
        counts
    }

    fn count_player(&self, counts: &mut Counts, seat: Seat) {
        let player = &self.players[seat];
        count_cubes(counts, seat, POOL, player.pool, 1);
        count_cubes(counts, seat, STORED, player.stored(), 1);
        count_cubes(counts, seat, PIT, player.pit, 1);
        counts.add(seat, "ships", player.ships.len() as i32);
        counts.add(seat, "planets", player.planets().count() as i32);
        counts.add(seat, "terraformed", player.terraformed());
        let dealt = player.dealt.iter().filter(|card| **card != Secret::Nothing).count();
        counts.add(seat, "objectives_dealt", dealt as i32);
        counts.add(seat, "objective", i32::from(player.objective != Secret::Nothing));
        player.levels.iter().for_each(|(technology, level)| counts.add(seat, technology.id(), *level));
        for track in Track::ALL.iter().copied() {
            counts.add(seat, track.steps(), player.leadership[track]);
            counts.add(seat, track.medals(), player.medals[track]);
        }
        if self.step == Step::Over {
            counts.add(seat, "points", self.points_of(seat).values().sum::<i32>());
        }
    }

    /// KE-RES-2, KE-RES-13, and what else can never get lost.
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        let numbers = &self.data.numbers;
        for seat in Seat::all(self.people) {
            let player = &self.players[seat];
            let all = player.pool + player.stored() + player.pit;
            if all != numbers.kit {
                return Err(format!("seat {seat} has {all:?} of {:?}", numbers.kit));
            }
            if player.ships.len() > usize::from(numbers.ships) {
                return Err(format!("seat {seat} has {} starships", player.ships.len()));
            }
            if player.planets().count() > usize::from(numbers.markers) {
                return Err(format!("seat {seat} has {} planets", player.planets().count()));
            }
        }
        let down = self.tiles.iter().filter(|tile| tile.face == Face::Down).count();
        let laid = self.tiles.len() == usize::from(self.tile_count());
        if laid && down != self.unseen.len() as usize {
            return Err(format!("{down} tiles lie face down, {} were not seen", self.unseen.len()));
        }
        let turned = Progress::ALL.len() as u32 - self.deck.count_ones();
        if turned > self.round.into() {
            return Err(format!("{turned} progress cards in round {}", self.round));
        }
        self.count_places()
    }

    /// Nobody stands where somebody else is (KE-MOVE-7, KE-MOVE-8).
    fn count_places(&self) -> Result<(), String> {
        let ships = self.players.values().flat_map(|player| player.ships.iter().map(|ship| ship.hex));
        let planets = self.players.values().flat_map(|player| player.planets().map(|planet| planet.hex));
        let mut places: Vec<_> = ships.chain(planets).collect();
        places.sort_unstable();
        match places.windows(2).find(|two| two[0] == two[1]) {
            Some(two) => Err(format!("two pieces are on {}", two[0])),
            None => Ok(()),
        }
    }
}
