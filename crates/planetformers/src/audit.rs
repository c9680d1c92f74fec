//! Counting all pieces: nothing appears or disappears.

use table::{Counts, Seat};

use crate::automa::Automa;
use crate::cards::{Crew, Survivor};
use crate::names::{Named, Planet, Resource, Specialist};
use crate::{Planetformers, Player};

impl Planetformers {
    /// Everything that can be counted.
    pub(crate) fn count_everything(&self) -> Counts {
        let mut counts = Counts::default();
        counts.add_to_table("crew_deck", self.crew_deck.len());
        counts.add_to_table("crew_discard", self.crew_discard.len());
        counts.add_to_table("canteen", self.canteen.iter().flatten().count() as i32);
        counts.add_to_table("survivor_deck", self.survivor_deck.len());
        counts.add_to_table("survivor_discard", self.survivor_discard.len());
        counts.add_to_table("scouted", self.scouted.len());
        counts.add_to_table("planets", self.system.iter().flatten().count() as i32);
        counts.add_to_table("terraformed", self.terraformed);
        counts.add_to_table("raised", self.levels_raised());
        counts.add_to_table("round", i32::from(self.round));
        counts.add_to_table("turns", self.turns as i32);
        if let Some(automa) = &self.automa {
            counts.add_to_table("automa_deck", automa.deck.len());
            counts.add_to_table("automa_discard", automa.discard.len());
        }
        for (seat, player) in self.players.iter() {
            self.count_player(seat, player, &mut counts);
        }
        counts
    }

    fn count_player(&self, seat: Seat, player: &Player, counts: &mut Counts) {
        for resource in Resource::ALL {
            counts.add(seat, resource.id(), player.cargo[*resource]);
        }
        for token in Specialist::ALL {
            counts.add(seat, token.id(), u8::from(player.ready[*token]));
        }
        let hoarded = if self.automa.is_some() && seat == Automa::SEAT { self.automa_crew() } else { 0 };
        counts.add(seat, "crew", player.crew().len() + player.waiting.len() + hoarded);
        counts.add(seat, "upgrades", player.upgrades.values().sum::<u8>());
        counts.add(seat, "colony_pool", player.colony_pool);
        counts.add(seat, "colonies", player.colonies);
        counts.add(seat, "outpost_pool", player.outpost_pool);
        counts.add(seat, "outposts", player.outposts);
        counts.add(seat, "held", player.held.len());
        counts.add(seat, "settled", player.settled.len());
        counts.add(seat, "points", i32::from(player.track()));
    }

    /// Levels raised in the whole game: those that are to be seen, and those of completed Planets.
    fn levels_raised(&self) -> i32 {
        let worlds = self.system.iter().flatten();
        let levels = worlds.map(|world| {
            let complete = self.data.planets[world.planet].track_length;
            if world.terraformed { complete } else { world.levels.values().sum() }
        });
        levels.map(i32::from).sum()
    }

    /// The first law of conservation that is broken.
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        self.count_cards()?;
        self.automa.as_ref().map_or(Ok(()), Automa::count_cards)?;
        self.count_planets()?;
        for (seat, player) in self.players.iter() {
            self.count_markers(seat, player)?;
            if player.cargo.values().any(|units| *units > player.capacity(&self.data)) {
                return Err(format!("seat {seat} has more in the Cargo than fits"));
            }
            if player.rows.values().any(|row| row.len() > self.data.numbers.row) {
                return Err(format!("seat {seat} has too many Crew cards in a row"));
            }
            if player.held.len() > self.data.numbers.held {
                return Err(format!("seat {seat} holds too many Survivors"));
            }
        }
        Ok(())
    }

    /// Every card lies in exactly one place.
    fn count_cards(&self) -> Result<(), String> {
        for card in Crew::all() {
            let piles = [self.crew_deck, self.crew_discard].iter().filter(|pile| pile.has(card)).count();
            let open = self.canteen.iter().filter(|shown| **shown == Some(card)).count();
            let of = |player: &Player| {
                usize::from(player.crew().has(card)) + usize::from(player.waiting.has(card))
            };
            let owned: usize = self.players.values().map(of).sum();
            let hoarded = self.automa.as_ref().map_or(0, |automa| automa.holds(card));
            if piles + open + owned + hoarded != 1 {
                return Err(format!("Crew card {card} lies in {} places", piles + open + owned + hoarded));
            }
        }
        for survivor in Survivor::all() {
            let piles = [self.survivor_deck, self.survivor_discard, self.scouted];
            let owned = self.players.values().flat_map(|player| [player.held, player.settled]);
            let places = piles.into_iter().chain(owned).filter(|pile| pile.has(survivor)).count();
            if places != 1 {
                return Err(format!("Survivor {survivor} lies in {places} places"));
            }
        }
        Ok(())
    }

    /// Every card lies once in the system, and merit agrees with the levels (PF-TERRA-9).
    fn count_planets(&self) -> Result<(), String> {
        for planet in Planet::ALL {
            let here = self.system.iter().flatten().filter(|world| world.planet == *planet).count();
            if here > 1 {
                return Err(format!("{planet} lies in {here} cells"));
            }
        }
        for world in self.system.iter().flatten() {
            let card = &self.data.planets[world.planet];
            let levels: u8 = world.levels.values().sum();
            let merit: u8 = world.merit.iter().map(|marker| marker.spot).sum();
            if levels != merit {
                return Err(format!("{} has {levels} levels and {merit} spots of merit", world.planet));
            }
            if Resource::ALL.iter().any(|resource| world.levels[*resource] > card.levels[*resource]) {
                return Err(format!("a track of {} is too high", world.planet));
            }
            if !world.merit.is_sorted_by(|higher, lower| higher.spot >= lower.spot) {
                return Err(format!("the markers of {} are out of order", world.planet));
            }
        }
        let flipped = self.system.iter().flatten().filter(|world| world.terraformed).count();
        if flipped == usize::from(self.terraformed) {
            Ok(())
        } else {
            Err(format!("{flipped} Planets are terraformed, not {}", self.terraformed))
        }
    }

    /// Colonies and Outposts: locked, free or placed.
    fn count_markers(&self, seat: Seat, player: &Player) -> Result<(), String> {
        let worlds = || self.system.iter().flatten();
        let colonies = worlds().filter(|world| world.colonies.has(seat)).count();
        let outposts = worlds().filter(|world| world.outposts.has(seat)).count();
        if colonies != usize::from(player.colonies) || outposts != usize::from(player.outposts) {
            return Err(format!("seat {seat} has miscounted its Colonies or Outposts"));
        }
        let unlocked =
            player.upgrades.iter().filter(|(upgrade, paid)| **paid == self.data.upgrades[*upgrade].steps);
        let freed = unlocked.count() as u8 + self.markers_from_start(seat);
        if player.colony_pool + player.colonies != freed {
            return Err(format!("seat {seat} has freed {freed} Colonies, and has another number of them"));
        }
        let pairs = self.data.pairs.iter().filter(|pair| pair.iter().all(|upgrade| player.has(*upgrade)));
        if player.outpost_pool + player.outposts != pairs.count() as u8 {
            return Err(format!("seat {seat} has Outposts from nowhere"));
        }
        Ok(())
    }
}
