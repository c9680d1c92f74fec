//! The score sheet (KE-SCORE, KE-END). It can be written at any time, as if the game ended at that moment.

use std::cmp::Reverse;

use enum_map::EnumMap;
use table::{ScoreSheet, Seat};

use crate::names::{Named, Source, Track};
use crate::{Difficulty, Kepler};

impl Kepler {
    /// What a player scores, row by row. An objective that is not known scores nothing.
    pub fn points_of(&self, seat: Seat) -> EnumMap<Source, i32> {
        let (player, data) = (&self.players[seat], self.data.get());
        let mut points = EnumMap::default();
        if seat.number() > self.people {
            // The Ghost has no points (KE-SOLO-2).
            return points;
        }
        let planets = player.planets().filter(|planet| planet.terraformed);
        let numbers = planets.filter_map(|planet| planet.world.number());
        points[Source::TerraformedPlanets] =
            numbers.map(|number| i32::from(data.planet(number).points)).sum();
        let levels = player.levels.iter().map(|(technology, level)| data.level(technology, *level).points);
        points[Source::TopTechnologies] = levels.map(i32::from).sum();
        let medals = |track: Track| i32::from(player.medals[track]) * i32::from(data.numbers.medal_points);
        points[Source::TechnologyMedals] = medals(Track::Technology);
        points[Source::ColonialMedals] = medals(Track::Colonial);
        let space =
            |(track, space): (Track, &u8)| i32::from(data.leadership[track].points[usize::from(*space)]);
        points[Source::LeadershipSpaces] = player.leadership.iter().map(space).sum();
        points[Source::Antimatter] =
            i32::from(player.stored().antimatter) * i32::from(data.numbers.antimatter_points);
        let objective = player.objective.known().filter(|objective| self.is_fulfilled(seat, *objective));
        points[Source::Objective] = objective.map_or(0, |objective| data.objectives[objective].points.into());
        points
    }

    /// The sum of all rows, with what was agreed beforehand (KE-SCORE-9).
    pub fn total_of(&self, seat: Seat) -> i32 {
        self.points_of(seat).values().sum::<i32>() + self.handicap.of(seat)
    }

    /// These points as rows of the score sheet.
    fn rows(&self, seat: Seat, points: &EnumMap<Source, i32>) -> Vec<(String, i32)> {
        let rows = Source::ALL.iter().map(|source| (source.id().to_owned(), points[*source]));
        std::iter::once(self.handicap.row(seat)).chain(rows).collect()
    }

    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let sources = self.players.map(|seat, _| self.rows(seat, &self.points_of(seat)));
        let mut sheet = ScoreSheet::from_sources(sources);
        sheet.winners = self.winners();
        sheet
    }

    /// The same, from the cards on the table alone: antimatter is what is neither in the pool nor in the pit.
    pub(crate) fn recount_scores(&self) -> ScoreSheet {
        let mut counted = self.clone();
        for seat in Seat::all(self.people) {
            let player = &self.players[seat];
            let away = player.pool.antimatter + player.pit.antimatter;
            let earth = &mut counted.players[seat].worlds;
            earth.iter_mut().for_each(|world| world.cubes.antimatter = 0);
            earth[0].cubes.antimatter = self.data.numbers.kit.antimatter.saturating_sub(away);
        }
        // Which planet holds how many cubes matters to one objective only, so it is judged on the true position.
        let sources = counted.players.map(|seat, _| {
            let mut points = counted.points_of(seat);
            points[Source::Objective] = self.points_of(seat)[Source::Objective];
            self.rows(seat, &points)
        });
        let mut sheet = ScoreSheet::from_sources(sources);
        sheet.winners = self.winners();
        sheet
    }

    /// The points that win the solo game (KE-SOLO-11).
    pub fn target(&self) -> i32 {
        let index = match self.difficulty {
            Difficulty::Easy => 0,
            Difficulty::Normal => 1,
            Difficulty::Hard => 2,
        };
        self.data.numbers.targets_solo[index].into()
    }

    /// KE-END-3, KE-END-4: most points; then most terraformed planets, most medals, fewest cubes in the pit. Alone, the
    /// target decides (KE-SOLO-11).
    pub(crate) fn winners(&self) -> Vec<Seat> {
        if let Some(ghost) = self.ghost() {
            let player = Seat::new(0);
            return vec![if self.total_of(player) >= self.target() { player } else { ghost }];
        }
        let standing = |seat: Seat| {
            let player = &self.players[seat];
            let pit = Reverse(player.pit.total());
            (self.total_of(seat), player.terraformed(), player.medal_sum(), pit)
        };
        let best = self.players.seats().map(standing).max();
        self.players.seats().filter(|seat| Some(standing(*seat)) == best).collect()
    }

    /// The rank that a score gives in the solo game, from 0 (KE-SOLO-11).
    pub fn rank(&self, total: i32) -> usize {
        self.data.ranks.iter().rposition(|rank| i32::from(rank.min_score) <= total).unwrap_or(0)
    }
}
