//! The score sheet (SP-SCORE). It can be written at any time, as if the game ended at that moment.

use enum_map::EnumMap;
use table::{BySeat, ScoreSheet, Seat};

use crate::Phoenix;
use crate::catalogue::{Catalogue, Effect, Trigger};
use crate::names::{Named, Source, Species};
use crate::player::{Player, Row};

/// Residents by species.
type Census = EnumMap<Species, u8>;

impl Phoenix {
    /// The sheet, from the running counts of residents.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        self.sheet(&self.players.map(|_, player| player.census))
    }

    /// The same from the position alone, wherever it still shows what was scored: residents counted quarter by
    /// quarter, immediate points read from the sectors built (unless sectors can leave again), and the score track in
    /// place of what is noted beside it.
    ///
    /// What the position does not show is read from the points by source: dice observed and track bonuses leave nothing behind
    /// (`Observed`, `Tracks`); the incomes are counted, but not who lived where at each of them (`Income`); abilities
    /// work on ships used and residents gained, of whom some are gone (`Abilities`); points turned into GEMs are spent
    /// (`Converted`); and of the points lost only the incomes that might have cost them are known (`Lost`).
    pub(crate) fn recount_scores(&self) -> ScoreSheet {
        let counted = self.players.map(|_, player| {
            let mut player = player.clone();
            let rows = player.places().filter_map(|place| player.row(place));
            let mut census = Census::default();
            rows.flat_map(Row::residents).for_each(|(species, _)| census[species] += 1);
            player.census = census;
            if !player.may_lose_sectors() {
                player.by_source[Source::Immediate] = player.immediate_points();
            }
            player
        });
        let game = Phoenix { players: counted, ..self.clone() };
        let mut sheet = game.score_sheet();
        for (seat, player) in self.players.iter() {
            let tallied: i16 = player.by_source.values().sum();
            sheet.seats[seat].total += i32::from(player.points - tallied);
        }
        sheet
    }

    /// What a player would score now, row by row.
    pub(crate) fn points_of(&self, seat: Seat) -> EnumMap<Source, i32> {
        let census = self.players.map(|_, player| player.census);
        self.points_by_source(seat, &self.players[seat], &census)
    }

    fn sheet(&self, census: &BySeat<Census>) -> ScoreSheet {
        let sources = self.players.map(|seat, player| {
            let points = self.points_by_source(seat, player, census);
            let rows = Source::ALL.iter().map(|source| (source.id().to_owned(), points[*source]));
            // SP-SCORE-14
            std::iter::once(self.handicap.row(seat)).chain(rows).collect()
        });
        let mut sheet = ScoreSheet::from_sources(sources);
        sheet.winners = self.winners(&sheet, census);
        sheet
    }

    /// SP-SCORE-12: ties are broken by Aliens, then by Humans.
    fn winners(&self, sheet: &ScoreSheet, census: &BySeat<Census>) -> Vec<Seat> {
        let rank = |seat: Seat| {
            let humans = census[seat][Species::Human];
            let aliens = census[seat].values().sum::<u8>() - humans;
            (sheet.seats[seat].total, aliens, humans)
        };
        let best = self.players.seats().map(rank).max();
        self.players.seats().filter(|seat| Some(rank(*seat)) == best).collect()
    }

    /// What a player scores, row by row.
    fn points_by_source(&self, seat: Seat, player: &Player, census: &BySeat<Census>) -> EnumMap<Source, i32> {
        let numbers = &self.data.numbers;
        let mut points = player.by_source.map(|_, points| i32::from(points));
        // SP-SCORE-2, SP-SCORE-3
        let levels = player.modules().map(|module| usize::from(module.sector.level()) - 1);
        points[Source::Sectors] = levels.map(|level| i32::from(numbers.sector_points[level])).sum();
        let residents: u8 = census[seat].values().sum();
        points[Source::Residents] = i32::from(residents) * i32::from(numbers.resident_points);
        for species in Species::ALL {
            let counts = census.map(|_, census| census[*species]);
            points[Source::plurality(*species)] = plurality(&self.data, seat, &counts).into();
        }
        points[Source::Station] = station_bonuses(player).into();
        // SP-SCORE-10
        let gems = player.stock.gems / numbers.gems_per_point;
        let resources = player.stock.total() / numbers.resources_per_point;
        points[Source::Leftovers] = i32::from(gems + resources);
        points
    }
}

impl Player {
    /// Whether sectors can leave the station, so that it no longer shows what was built (SP-HUB-A12-3).
    fn may_lose_sectors(&self) -> bool {
        let hub = self.hub.map_or(&[][..], |hub| &self.data.get().hubs[hub].abilities[..]);
        hub.iter().any(|ability| matches!(ability.effect, Effect::ReturnOrLosePoints { .. }))
    }

    /// SP-CONS-9: what the sectors of the station gave at once.
    fn immediate_points(&self) -> i16 {
        let abilities = self.modules().flat_map(|module| &self.data.sector(module.sector).immediate);
        let points = abilities.map(|ability| match ability.effect {
            Effect::Gain(gains) => i16::from(gains.goods.points),
            _ => 0,
        });
        points.sum()
    }
}

/// SP-SCORE-4 to SP-SCORE-7: most and second most of a species; ties share, rounded down.
pub(crate) fn plurality(data: &Catalogue, seat: Seat, counts: &BySeat<u8>) -> u8 {
    let [first, second] = data.numbers.plurality;
    let own = counts[seat];
    let (mut more, mut same) = (0, 0);
    for count in counts.values() {
        more += u8::from(*count > own);
        same += u8::from(*count == own);
    }
    match (own, more, same) {
        (0, ..) => 0,
        (_, 0, 1) => first,
        (_, 0, same) => (first + second) / same,
        (_, 1, same) => second / same,
        _ => 0,
    }
}

/// SP-SCORE-8, SP-SCORE-9: endgame bonuses of the hub, and of occupied quarters.
fn station_bonuses(player: &Player) -> u16 {
    let data = player.data.get();
    let hub = player.hub.map_or(&[][..], |hub| &data.hubs[hub].endgame[..]).iter();
    let sectors = player.modules().flat_map(|module| {
        let occupied = module.row.count();
        let slots = data.sector(module.sector).slots.iter().filter(move |slot| slot.quarter <= occupied);
        slots.map(|slot| &slot.ability).filter(|ability| ability.on == Trigger::Endgame)
    });
    let worth = |effect: Effect| match effect {
        Effect::ScorePer { points, per, every } => u16::from(points) * (player.count(per) / u16::from(every)),
        Effect::ScoreTable { per, table } => {
            table.get(usize::from(player.count(per))).copied().unwrap_or(0).into()
        }
        _ => 0,
    };
    hub.chain(sectors).map(|ability| worth(ability.effect)).sum()
}
