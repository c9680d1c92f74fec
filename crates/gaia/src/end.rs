//! The end of the game (GP-END, GP-2P), and counting anew (GP-COMP).

use table::{BySeat, ScoreSheet, Seat};

use crate::catalogue::Timing;
use crate::event::{Event, Why};
use crate::goods::Goods;
use crate::names::{Ability, Area, Count, FinalTile, Named, Structure, Token};
use crate::player::{Player, TileState};
use crate::power::Bowl;
use crate::research::TOP;
use crate::score::Source;
use crate::setup::tokens_in_play;
use crate::{Gaia, Phase, Play};

impl Play<'_> {
    /// GP-END-12: both final tiles, research, then resources.
    pub(crate) fn end_game(&mut self) {
        self.phase = Phase::Over;
        self.tell(Event::Ending);
        for (number, tile) in self.finals.clone().into_iter().enumerate() {
            for (seat, points) in self.final_tile_points(tile) {
                if self.is_automa(seat) {
                    self.automa_final(points, Source::Final(number as u8));
                } else {
                    self.score(seat, points, Source::Final(number as u8));
                }
            }
        }
        for seat in self.players.seats() {
            if self.is_automa(seat) {
                self.automa_research_scoring(|game, area| research_points(&game.players[seat], area));
                continue;
            }
            for area in Area::ALL {
                let points = research_points(&self.players[seat], *area);
                self.score(seat, points, Source::Research(*area));
            }
        }
        let fixed = self.switches.fixed_final_conversion;
        // GP-SOLO-SCORE-4: the Automa scores no resources.
        for seat in Seat::all(self.people()) {
            self.convert_all(seat, if fixed { convert_fixed } else { convert_best });
            self.score(seat, resource_points(&self.players[seat]), Source::Resources);
        }
    }

    /// GP-END-9: converts what a player has left.
    fn convert_all(&mut self, seat: Seat, convert: fn(&mut Player)) {
        let mut after = self.players[seat].clone();
        convert(&mut after);
        let before = &self.players[seat];
        let less = |before: &Player, after: &Player| Goods {
            credits: before.credits.saturating_sub(after.credits),
            ore: before.ore.saturating_sub(after.ore),
            knowledge: before.knowledge.saturating_sub(after.knowledge),
            qic: before.qic.saturating_sub(after.qic),
            ..Goods::NONE
        };
        let (given, made) = (less(before, &after), less(&after, before));
        let away = before.gaiaformers - after.gaiaformers;
        let power = std::mem::replace(&mut after.power, before.power);
        self.players[seat] = after;
        if !given.is_none() || !made.is_none() {
            self.tell(Event::Converted { seat, given, made });
        }
        if away > 0 {
            self.tell(Event::Gaiaformers { seat, away: away as i8 });
        }
        self.set_power(seat, power, Why::End);
    }
}

impl Gaia {
    /// Points of a final tile (GP-END-2 to GP-END-6). With two players the neutral player is ranked too
    /// (GP-2P-1, GP-2P-3).
    pub(crate) fn final_tile_points(&self, tile: FinalTile) -> Vec<(Seat, i32)> {
        let counts: Vec<(Option<Seat>, u8)> = {
            let neutral = (self.players.len() <= 2).then_some((None, self.data().final_tiles[tile].neutral));
            let seats = self.players.seats().map(|seat| (Some(seat), self.final_count(seat, tile)));
            seats.chain(neutral).collect()
        };
        let points = |count: u8| {
            let better = counts.iter().filter(|(_, other)| *other > count).count();
            let tied = counts.iter().filter(|(_, other)| *other == count).count();
            let shared: i32 =
                self.data().numbers.rank_vp[better..better + tied].iter().map(|vp| i32::from(*vp)).sum();
            if count == 0 { 0 } else { shared / tied as i32 }
        };
        counts.iter().filter_map(|(seat, count)| seat.map(|seat| (seat, points(*count)))).collect()
    }

    /// Points counted from the position wherever it shows them, and from the running points elsewhere.
    ///
    /// The position does not show what counted at a moment that is gone: the events of a round (`Round`), what was there
    /// when a booster or a tile was scored on passing, or when a tile was taken (`Booster`, `Advanced`), how often an
    /// event hit a tile (`Standard`, `Advanced`), the tokens scored again (`Rescore`), planet types at the QIC action
    /// (`PlanetTypes`), Gaia planets when level 5 was reached (`GaiaProject`) and points paid for power (`Charge`). But
    /// rounds to come, tiles that were never taken and levels that were never reached gave nothing.
    pub(crate) fn recount_scores(&self) -> ScoreSheet {
        let over = self.phase == Phase::Over;
        let finals: Vec<Vec<(Seat, i32)>> =
            self.finals.iter().map(|tile| self.final_tile_points(*tile)).collect();
        let points = |seat: Seat, source: Source| {
            let player = &self.players[seat];
            match source {
                Source::Start => self.starting_points(seat),
                Source::Federation => {
                    player.tokens.iter().map(|token| i32::from(self.data().tokens[token.kind].gain.vp)).sum()
                }
                Source::Final(tile) if over => {
                    let own = finals[usize::from(tile)].iter().find(|(other, _)| *other == seat);
                    own.map_or(0, |(_, points)| *points)
                }
                Source::Research(area) if over => research_points(player, area),
                // GP-END-8: what is left after the conversions lies there still.
                Source::Resources if over => resource_points(player),
                Source::Final(_) | Source::Research(_) | Source::Resources => 0,
                Source::Gleens if !player.can(Ability::VpForGaiaMines) => 0,
                Source::Round(round) if round > self.round => 0,
                Source::Standard(tile) => match (player.tiles[tile], self.data().standard[tile].timing) {
                    (TileState::None, _) => 0,
                    (_, Timing::Immediate) => i32::from(self.data().standard[tile].gain.vp),
                    _ => player.points.of(source),
                },
                Source::Advanced(tile) if !player.advanced().any(|own| own == tile) => 0,
                Source::GaiaProject if player.research[Area::GaiaProject] < TOP => 0,
                Source::Gleens => {
                    let mines = self.count(seat, Count::GaiaPlanets);
                    i32::from(mines) * i32::from(player.board().numbers.gaia_mine_vp)
                }
                other => player.points.of(other),
            }
        };
        let sources =
            |seat: Seat| Source::all().map(|source| (source.name(), points(seat, source))).collect();
        ScoreSheet::from_sources(BySeat::from_fn(self.players.len(), sources))
    }

    /// Nothing of the box is lost and nothing appears from nowhere (GP-COMP).
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        for (seat, player) in self.players.iter().filter(|(_, player)| player.faction.is_some()) {
            self.count_player(seat, player).map_err(|what| format!("player {seat}: {what}"))?;
        }
        let owned = |token: Token| {
            let tokens = self.players.values().flat_map(|player| &player.tokens);
            tokens.filter(|own| own.kind == token).count() as u8
        };
        for token in Token::ALL.iter().filter(|token| **token != Token::Gleens) {
            let on_board = u8::from(self.terraforming_token == Some(*token));
            let in_play = tokens_in_play(self.data(), *token, !self.opponent.is_none());
            if owned(*token) + on_board + self.supply[*token] != in_play {
                return Err(format!("federation tokens {token} do not add up"));
            }
        }
        let held = self.players.values().filter(|player| player.booster.is_some()).count();
        let boosters = held + self.boosters.values().filter(|open| **open).count();
        if self.phase == Phase::Deal {
            return Ok(());
        }
        if boosters != usize::from(self.boosters_wanted()) {
            return Err(format!("{boosters} boosters in play"));
        }
        let advanced = self.advanced.values().flatten().count()
            + self.players.values().map(|player| player.advanced().count()).sum::<usize>();
        let pending = self.stack.iter().filter(|pending| pending.decision.holds_tile()).count();
        let removed = usize::from(self.automa().map_or(0, |automa| automa.removed));
        if advanced + pending + removed != 6 {
            return Err(format!("{advanced} advanced tiles in play"));
        }
        Ok(())
    }

    fn count_player(&self, seat: Seat, player: &Player) -> Result<(), String> {
        let limits = &self.data().numbers;
        if player.ore > limits.max_ore
            || player.knowledge > limits.max_knowledge
            || player.credits > limits.max_credits
        {
            return Err("more resources than the limits allow".into());
        }
        let started = [Source::Start, Source::Handicap, Source::Bid].map(|source| player.points.of(source));
        // GP-COMP-11, GP-CLUB-15
        let least = started.iter().sum::<i32>().min(0);
        if player.vp() < least || player.points.total() != player.points.recount() {
            return Err("victory points do not add up".into());
        }
        for kind in Structure::ALL {
            if self.pieces_used(seat, *kind) > player.board().structures[*kind].count {
                return Err(format!("too many pieces: {kind}"));
            }
        }
        let built: u32 = player.structures.values().map(|cells| cells.len()).sum();
        if built != player.planets().len() {
            return Err("two structures on one planet".into());
        }
        let others = self.players.iter().filter(|(other, _)| *other != seat);
        for (_, other) in others {
            if (player.planets() - player.shared).intersects(other.planets() - other.shared) {
                return Err("a planet with two owners".into());
            }
        }
        if self.is_automa(seat) {
            return self.count_automa();
        }
        let gaiaformers = player.gaiaformers + player.gaiaformers_in_gaia + player.projects.len() as u8;
        let gained: u8 = (0..=player.research[Area::GaiaProject])
            .map(|level| self.data().areas[Area::GaiaProject].levels[usize::from(level)].once.gaiaformers)
            .sum();
        if self.phase != Phase::Factions && gaiaformers != gained {
            return Err(format!("{gaiaformers} Gaiaformers instead of {gained}"));
        }
        if player.satellites.len() as u8 > limits.satellites
            || player.stations.len() as u8 > player.board().numbers.space_stations
        {
            return Err("too many satellites or stations".into());
        }
        if !player.federated.is_subset(player.bases() | player.satellites)
            || !player.satellites.is_subset(player.federated)
        {
            return Err("federations do not match the pieces".into());
        }
        let covered = player.tiles.values().filter(|tile| matches!(tile, TileState::Covered(_))).count();
        if covered > player.tokens.len() {
            return Err("more advanced tiles than federation tokens".into());
        }
        Ok(())
    }
}

/// GP-END-7.
fn research_points(player: &Player, area: Area) -> i32 {
    i32::from(player.data.numbers.research_vp) * i32::from(player.research[area].saturating_sub(2))
}

/// What is left after the conversions.
fn resource_points(player: &Player) -> i32 {
    let resources = i32::from(player.credits) + i32::from(player.ore) + i32::from(player.knowledge);
    resources / i32::from(player.data.get().numbers.resources_per_vp)
}

/// Sacrifices as often as possible; a brainstone in area II moves to area III (GP-END-11).
fn sacrifice_all(player: &mut Player) {
    let to_gaia = player.can(Ability::SacrificedToGaia);
    let power = &mut player.power;
    if power.stone_in(Bowl::II) && power.areas[1] > 0 {
        power.areas[1] -= 1;
        power.brainstone = Some(Bowl::III);
    }
    let moved = power.areas[1] / 2;
    power.areas[1] -= 2 * moved;
    power.areas[2] += moved;
    // GP-FAC-ITARS-1.
    if to_gaia {
        power.gaia += moved;
    }
}

/// Value of a token in area III.
fn token_worth(player: &Player) -> u8 {
    if player.can(Ability::TokensWorthTwo) { player.board().numbers.token_power } else { 1 }
}

/// The best conversion of what is left (GP-END-11).
fn convert_best(player: &mut Player) {
    let limits = &player.data.get().numbers;
    sacrifice_all(player);
    if player.can(Ability::GaiaformerToQic) {
        player.qic += player.gaiaformers;
        player.gaiaformers_in_gaia += std::mem::take(&mut player.gaiaformers);
    }
    let to_ore = player.qic.min(limits.max_ore - player.ore);
    player.ore += to_ore;
    let to_credits = (player.qic - to_ore).min(limits.max_credits - player.credits);
    player.credits += to_credits;
    player.qic -= to_ore + to_credits;

    let worth = token_worth(player);
    let stone = if player.power.stone_in(Bowl::III) { player.board().numbers.brainstone_power } else { 0 };
    let tokens = player.power.areas[2];
    let credits = (stone + tokens * worth).min(limits.max_credits - player.credits);
    let for_knowledge = player.can(Ability::TokenToKnowledge);
    // GP-FAC-HADSCH-1: QIC without room become credits for knowledge. Ore and credits are full then.
    let spare = if player.can(Ability::CreditsReplacePower) { player.qic } else { 0 };
    // With so much power for credits and ore, how many tokens are used, and how much knowledge the rest gives.
    let plan = |ore: u8| {
        let spent = credits + 3 * ore;
        let used = spent.saturating_sub(stone).div_ceil(worth);
        let rest = if for_knowledge {
            tokens.checked_sub(used)
        } else {
            (stone + tokens * worth + spare).checked_sub(spent).map(|rest| rest / 4)
        };
        rest.map(|knowledge| (ore, knowledge.min(limits.max_knowledge - player.knowledge)))
    };
    let plans = (0..=limits.max_ore - player.ore).filter_map(plan);
    let (ore, knowledge) = plans.max_by_key(|(ore, knowledge)| ore + knowledge).unwrap_or((0, 0));
    player.credits += credits;
    player.ore += ore;
    player.knowledge += knowledge;
    let from_qic = spare.min(4 * knowledge);
    player.qic -= from_qic;
    let spent = credits + 3 * ore + if for_knowledge { 0 } else { 4 * knowledge - from_qic };
    let used = spent.saturating_sub(stone).div_ceil(worth);
    player.power.areas[2] -= used;
    player.power.areas[0] += used;
    if spent > 0 && stone > 0 {
        player.power.brainstone = Some(Bowl::I);
    }
    if for_knowledge {
        player.power.areas[2] -= knowledge;
        player.power.gaia += knowledge;
    }
}

/// The conversion of games recorded elsewhere: sacrifice, power to credits, QIC to ore, nothing else.
fn convert_fixed(player: &mut Player) {
    let limits = &player.data.get().numbers;
    sacrifice_all(player);
    let worth = token_worth(player);
    let tokens = player.power.areas[2];
    let stone = if player.power.stone_in(Bowl::III) { player.board().numbers.brainstone_power } else { 0 };
    player.credits = (player.credits + stone + tokens * worth).min(limits.max_credits);
    // There, of tokens worth two only half move.
    let moved = tokens.div_ceil(worth);
    player.power.areas[2] -= moved;
    player.power.areas[0] += moved;
    if stone > 0 {
        player.power.brainstone = Some(Bowl::I);
    }
    player.ore = (player.ore + std::mem::take(&mut player.qic)).min(limits.max_ore);
}
