//! Counting all pieces: nothing appears or disappears.

use enum_map::EnumMap;

use crate::Phoenix;
use crate::catalogue::TOP_LEVEL;
use crate::names::{Named, Ship, Species};
use crate::sector::Sector;

impl Phoenix {
    /// The first law of conservation that is broken.
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        self.count_residents()?;
        self.count_sectors()?;
        self.count_ships()?;
        for (seat, player) in self.players.iter() {
            if player.summary != player.summarise() {
                return Err(format!("the summary of seat {seat} is out of date"));
            }
            if player.tokens.values().any(|level| *level > TOP_LEVEL) {
                return Err(format!("seat {seat} has left a diplomacy track"));
            }
            if player.by_source.values().sum::<i16>() != player.points {
                return Err(format!("seat {seat} has points from nowhere"));
            }
        }
        Ok(())
    }

    /// Aliens and Humans: supply and stations together.
    fn count_residents(&self) -> Result<(), String> {
        let mut total = self.supply;
        for (seat, player) in self.players.iter() {
            let mut census = EnumMap::<Species, u8>::default();
            for row in player.places().filter_map(|place| player.row(place)) {
                row.residents().for_each(|(species, _)| census[species] += 1);
            }
            if census != player.census {
                return Err(format!("seat {seat} has miscounted its residents"));
            }
            if let Some(full) =
                player.modules().find(|module| module.row.count() > self.data.sector(module.sector).quarters)
            {
                return Err(format!("seat {seat} has too many residents in sector {}", full.sector));
            }
            for species in Species::ALL {
                total[*species] += census[*species];
            }
        }
        match Species::ALL.iter().find(|species| total[**species] != self.drawn[**species]) {
            None => Ok(()),
            Some(species) => Err(format!(
                "there are {} {species} residents, not {}",
                total[*species], self.drawn[*species]
            )),
        }
    }

    /// Every sector lies in exactly one place.
    fn count_sectors(&self) -> Result<(), String> {
        for sector in Sector::all() {
            let built = self.players.values().filter(|player| player.module(sector).is_some()).count();
            let kept = self.players.values().filter(|player| player.reserve.contains(sector)).count();
            let open = usize::from(self.display.contains(sector)) + usize::from(self.boxed.contains(sector));
            if built + kept + open != 1 {
                return Err(format!("sector {sector} lies in {} places", built + kept + open));
            }
        }
        for (seat, player) in self.players.iter() {
            let wrong = player.station.iter().enumerate().find_map(|(stack, module)| {
                module.filter(|module| module.sector.stack() != stack).map(|module| module.sector)
            });
            if let Some(sector) = wrong {
                return Err(format!("seat {seat} has sector {sector} in the wrong place"));
            }
        }
        Ok(())
    }

    /// Every ship card is in a fleet, lies open, waits unseen, or has left the game; used ships have GEMs.
    fn count_ships(&self) -> Result<(), String> {
        for ship in Ship::ALL.iter().filter(|ship| ship.neutral().is_none()) {
            let fleets = self.players.values().flat_map(|player| &player.fleet);
            let owned = fleets.filter(|own| own.ship == *ship).count();
            let shown = self.shown.iter().filter(|shown| *shown == ship).count();
            let cards = owned + shown + usize::from(self.deck[*ship]) + usize::from(self.gone[*ship]);
            if cards != usize::from(self.data.ships[*ship].copies) {
                return Err(format!("there are {cards} cards {ship}"));
            }
        }
        for (seat, player) in self.players.iter() {
            if !player.fleet.is_sorted() {
                return Err(format!("the fleet of seat {seat} is out of order"));
            }
            let dear = player.fleet.iter().find(|own| own.gems > self.data.ships[own.ship].cost);
            if let Some(own) = dear {
                return Err(format!("seat {seat} has {} GEMs on {}", own.gems, own.ship));
            }
            let markers = self.neutral.iter().filter(|neutral| neutral.marker == Some(seat)).count();
            if markers > 1 {
                return Err(format!("seat {seat} has {markers} Neutral Ship markers"));
            }
        }
        if self.neutral.iter().all(|neutral| neutral.marker.is_some() == (neutral.gems > 0)) {
            Ok(())
        } else {
            Err("a neutral ship has GEMs without a marker, or a marker without GEMs".into())
        }
    }
}
