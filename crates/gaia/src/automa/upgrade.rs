//! How the Automa upgrades a structure (GP-SOLO-UPG), and the Firaks' labs (GP-SOLO-FACT-7).

use hex::{Cell, CellSet};

use super::selection::Contest;
use super::{Automa, AutomaEvent, Criterion, Passive, Pick, Skip};
use crate::catalogue::{Support, UpgradeEntry};
use crate::names::Structure;
use crate::{Gaia, Play};

/// An upgrade that was chosen.
pub(super) struct Upgrade {
    pub pick: Pick,
    pub from: Structure,
    pub to: Structure,
}

impl Gaia {
    /// Which structure the Automa upgrades, and to what (GP-SOLO-UPG-1 to GP-SOLO-UPG-3).
    pub(super) fn automa_upgrade(&self, support: Support) -> Result<Upgrade, Skip> {
        let kit = &self.data().automa;
        let firaks = self.automa_faction().is_some_and(|card| card.passive == Some(Passive::DowngradeLabs));
        let list = if firaks { &kit.upgrades_of_firaks } else { &kit.upgrades };
        let first = list.iter().find_map(|entry| self.automa_entry(*entry)).ok_or(Skip::NoUpgrade)?;
        let (candidates, to) = first;
        let contest = Contest::new(self, candidates).ok_or(Skip::NoUpgrade)?;
        let pick = contest.closest(Criterion::Closest).directed(support.direction);
        let from = self.players[Automa::SEAT].structure_at(pick.at).ok_or(Skip::NoUpgrade)?;
        Ok(Upgrade { pick, from, to })
    }

    /// GP-SOLO-UPG-2: the structures of the old kind, and a piece of the new one, if there are both.
    fn automa_entry(&self, entry: UpgradeEntry) -> Option<(CellSet, Structure)> {
        let structures = &self.players[Automa::SEAT].structures;
        let standing = entry.from.pieces().iter().fold(CellSet::EMPTY, |all, kind| all | structures[*kind]);
        let left = |kind: &&Structure| self.pieces_left(Automa::SEAT, **kind) > 0;
        let to = entry.to.pieces().iter().find(left)?;
        (!standing.is_empty()).then_some((standing, *to))
    }
}

impl Play<'_> {
    /// The structure is replaced. It scores nothing by round or tech tiles (GP-SOLO-SCORE-1) and gives no tile
    /// (GP-SOLO-UPG-4).
    pub(super) fn automa_upgrades(&mut self, at: Cell, from: Structure, to: Structure) {
        let seat = Automa::SEAT;
        self.note(AutomaEvent::Upgrades { at, from, to });
        self.exchange_structure(seat, at, to);
        // GP-SOLO-FACT-5: whenever a trading station is built.
        if to == Structure::TradingStation {
            self.automa_passive(Passive::TradingStationVp);
        }
    }
}
