//! The Automa's points (GP-SOLO-SCORE, GP-SOLO-DIFF-5).

use super::Automa;
use crate::names::{Area, FinalTile};
use crate::score::Source;
use crate::{Gaia, Play};

impl Gaia {
    /// GP-SOLO-DIFF-5: what every gain brings beyond itself.
    fn automa_extra(&self) -> u8 {
        self.automa().map_or(0, |automa| self.data().automa.levels[automa.level].extra_vp_per_gain)
    }

    /// GP-SOLO-SCORE-3, GP-SOLO-SCORE-6: the counts of the Automa that differ from those of a player.
    pub(crate) fn automa_count(&self, tile: FinalTile) -> Option<u8> {
        match tile {
            FinalTile::StructuresInFederations => {
                Some((self.players[Automa::SEAT].planets().len() as u8).saturating_sub(1))
            }
            FinalTile::Satellites => self.automa().map(|automa| automa.satellites),
            _ => None,
        }
    }
}

impl Play<'_> {
    /// A gain of the Automa; on the highest level it is a point more (GP-SOLO-DIFF-5).
    pub(super) fn automa_gains(&mut self, points: u8, source: Source) {
        if points == 0 {
            return;
        }
        self.automa_scores(points, source);
        self.automa_scores(self.automa_extra(), Source::AutomaLevel);
    }

    fn automa_scores(&mut self, points: u8, source: Source) {
        self.score(Automa::SEAT, points.into(), source);
        if points > 0
            && let Some(automa) = self.opponent.get_mut()
        {
            automa.account.gain(source, points.into());
        }
    }

    /// GP-SOLO-SCORE-2: its points of a final scoring tile.
    pub(crate) fn automa_final(&mut self, points: i32, source: Source) {
        self.automa_gains(points as u8, source);
    }

    /// GP-SOLO-SCORE-4: research like a player, which is one gain.
    pub(crate) fn automa_research_scoring(&mut self, points: impl Fn(&Gaia, Area) -> i32) {
        use crate::names::Named as _;
        let mut total = 0;
        for area in Area::ALL {
            let area_points = points(self, *area);
            self.score(Automa::SEAT, area_points, Source::Research(*area));
            total += area_points;
        }
        if total > 0 {
            self.automa_scores(self.automa_extra(), Source::AutomaLevel);
        }
    }
}
