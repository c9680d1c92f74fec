//! Points (PF-SCORE): on the track, and at the end.

use enum_map::EnumMap;
use table::{BySeat, Game as _, ScoreSheet, Seat};

use crate::names::{Named, Source};
use crate::{Event, Planetformers, Play};

impl Play<'_> {
    /// Points on the track.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: i16) {
        self.players[seat].points[source] += points;
        self.tell(Event::Scored { seat, source, points });
    }
}

impl Planetformers {
    /// PF-SCORE-1: what a player has, and what the end would bring now.
    pub(crate) fn points_of(&self, seat: Seat) -> EnumMap<Source, i16> {
        let player = &self.players[seat];
        self.final_points(seat, player.points, player.colonies)
    }

    fn final_points(&self, seat: Seat, track: EnumMap<Source, i16>, colonies: u8) -> EnumMap<Source, i16> {
        let scoring = &self.data.scoring;
        let mut points = track;
        // PF-SCORE-2: the spots of markers on unfinished Planets, without the bonuses of a completion.
        let spots: u8 = self.system.iter().flatten().map(|world| world.spot_of(seat)).sum();
        points[Source::Unfinished] = i16::from(spots * scoring.per_spot);
        points[Source::Colonies] = scoring.colonies[usize::from(colonies)].into();
        if self.is_automatic(seat) {
            points[Source::Upgrades] = self.automa_upgrade_points().into();
        } else {
            points[Source::Survivors] = scoring.settled(self.players[seat].settled.len()).into();
        }
        points
    }

    /// The score sheet, with the winners.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        self.sheet(|seat| self.points_of(seat))
    }

    /// The same with Colonies counted on the Planets.
    pub(crate) fn recount_scores(&self) -> ScoreSheet {
        self.sheet(|seat| {
            let colonies = self.system.iter().flatten().filter(|world| world.colonies.has(seat)).count();
            self.final_points(seat, self.players[seat].points, colonies as u8)
        })
    }

    fn sheet(&self, points: impl Fn(Seat) -> EnumMap<Source, i16>) -> ScoreSheet {
        let sources = BySeat::from_fn(self.players.len(), |seat| {
            let points = points(seat);
            let rows = Source::ALL.iter().map(|source| (source.id().to_owned(), points[*source].into()));
            // PF-SCORE-8
            std::iter::once(self.handicap.row(seat)).chain(rows).collect()
        });
        let mut sheet = ScoreSheet::from_sources(sources);
        sheet.winners = self.winners(&sheet);
        sheet
    }

    /// PF-SCORE-7: ties are broken by what is stored, or the victory is shared. Against the Automa a tie is lost (PF-SOLO-43).
    fn winners(&self, sheet: &ScoreSheet) -> Vec<Seat> {
        if self.automa.is_some() && sheet.winners.len() > 1 {
            return sheet.winners.iter().copied().filter(|seat| self.is_automatic(*seat)).collect();
        }
        let stored = |seat: &Seat| self.players[*seat].stored();
        let most = sheet.winners.iter().map(stored).max();
        sheet.winners.iter().copied().filter(|seat| Some(stored(seat)) == most).collect()
    }
}
