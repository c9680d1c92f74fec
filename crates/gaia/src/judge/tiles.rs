//! Boosters, tech tiles, special actions, round tiles, research.

use table::Seat;

use super::economy::worth;
use crate::catalogue::{BoosterAction, Timing};
use crate::names::{Ability, Advanced, Booster, Count, Feat, RoundTile, Standard, Structure};
use crate::player::Special;
use crate::{Gaia, Phase};

/// The abilities of an institute last for the rest of the game.
pub fn institute(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    if !player.has_institute() || player.can(Ability::StartsWithInstitute) {
        return 0.0;
    }
    0.6 * game.rounds_to_act(seat) as f32
}

/// A green token opens level 5 or an advanced tile: soon, if a level 4 waits for it.
pub fn green_tokens(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let green = player.tokens.iter().filter(|token| token.green).count() as f32;
    let high = player.research.values().filter(|level| **level == 4).count() as f32;
    let time = game.rounds_to_act(seat).min(3) as f32 / 3.0;
    time * (3.0 * green.min(2.0) + 2.5 * green.min(high))
}

/// Points for levels 3 to 5 come at the end whatever happens (GP-END-7); lower levels are steps on the way.
pub fn research(game: &Gaia, seat: Seat) -> f32 {
    let time = game.rounds_to_act(seat).min(3) as f32 / 3.0;
    let way = [0.0, 0.4, 1.4, 1.0, 0.6, 0.0].map(|points| points * time);
    let level = |level: u8| {
        let points = f32::from(game.data().numbers.research_vp) * f32::from(level.saturating_sub(2));
        points + way[usize::from(level.min(5))]
    };
    game.players[seat].research.values().map(|own| level(*own)).sum()
}

/// Cheaper terraforming and longer range save goods on every mine to come (GP-MINE-5, GP-MINE-11).
pub fn efficiency(game: &Gaia, seat: Seat) -> f32 {
    if !game.boards_dealt() {
        return 0.0;
    }
    let rounds = game.rounds_to_act(seat) as f32;
    let saved_ore = 3.0 - f32::from(game.ore_per_step(seat));
    let range = f32::from(game.range(seat)) - 1.0;
    rounds * (0.45 * saved_ore + 0.35 * range)
}

/// What a booster is worth to its holder in the round before which it gives income.
fn booster_worth(game: &Gaia, seat: Seat, booster: Booster, rounds: usize) -> f32 {
    let kind = &game.data().boosters[booster];
    let action = match kind.action {
        Some(BoosterAction::BuildMine { .. }) => 2.5,
        Some(BoosterAction::BuildMineOrStartGaiaProject { .. }) => 2.0,
        None => 0.0,
    };
    // By the time of the next pass there will be a little more to count.
    let pass = kind.on_pass.map_or(0.0, |bonus| {
        f32::from(bonus.gain.vp) * (f32::from(game.count(seat, bonus.per)) + growth(bonus.per))
    });
    worth(kind.income, rounds) + action + pass
}

/// How much of something a player gains in a round.
fn growth(what: Count) -> f32 {
    match what {
        Count::Mines => 0.8,
        Count::PlanetTypes | Count::Sectors => 0.6,
        Count::TradingStations | Count::FederationTokens => 0.4,
        Count::ResearchLabs | Count::BigStructures | Count::GaiaPlanets => 0.3,
    }
}

/// The booster held: its income if that is still to come, otherwise its points on passing; and the hope for a good
/// one after that.
pub fn booster(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let rounds = game.rounds_ahead();
    let Some(held) = player.booster else { return 0.0 };
    if player.passed || game.phase == Phase::Boosters {
        return booster_worth(game, seat, held, rounds);
    }
    let now = game.data().boosters[held]
        .on_pass
        .map_or(0.0, |bonus| f32::from(bonus.gain.vp) * f32::from(game.count(seat, bonus.per)));
    if rounds == 0 {
        return now;
    }
    let open = game.open_boosters().map(|booster| booster_worth(game, seat, booster, rounds));
    now + 0.9 * open.fold(0.0, f32::max)
}

/// Advanced tiles that score on every pass.
pub fn pass_tiles(game: &Gaia, seat: Seat) -> f32 {
    let rounds = game.rounds_to_act(seat) as f32;
    let scored = |tile: Advanced| match (game.data().advanced[tile].timing, game.data().advanced[tile].per) {
        (Timing::Pass, Some(per)) => {
            let growing = growth(per) * (rounds - 1.0).max(0.0) / 2.0;
            f32::from(game.data().advanced[tile].gain.vp) * (f32::from(game.count(seat, per)) + growing)
        }
        _ => 0.0,
    };
    rounds * game.players[seat].advanced().map(scored).sum::<f32>()
}

/// How often something happens in a round.
fn frequency(event: Feat) -> f32 {
    match event {
        Feat::AdvanceResearch => 1.6,
        Feat::BuildMine => 1.3,
        Feat::TerraformingStep => 1.0,
        Feat::BuildTradingStation => 0.8,
        Feat::BuildMineOnGaia | Feat::BuildBigStructure | Feat::GainFederationToken => 0.4,
    }
}

/// Tiles that score whenever something happens.
pub fn trigger_tiles(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let standard = player.open_tiles().map(|tile| {
        let kind = &game.data().standard[tile];
        (kind.when, kind.gain.vp)
    });
    let advanced = player.advanced().map(|tile| {
        let kind = &game.data().advanced[tile];
        (kind.when, kind.gain.vp)
    });
    let scored = |(when, vp): (Option<Feat>, u8)| when.map_or(0.0, |event| frequency(event) * f32::from(vp));
    game.rounds_to_act(seat) as f32 * standard.chain(advanced).map(scored).sum::<f32>()
        + if player.has_tile(Standard::BigStructuresPower4) { 1.0 } else { 0.0 }
}

/// Special actions: those of this round not yet used, and all of them again in every round to come. Each takes a
/// turn, so they are worth less than their goods.
pub fn special_actions(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    if player.faction.is_none() || !game.boards_dealt() {
        return 0.0;
    }
    let value = |special: Special| match special {
        Special::Academy => Some(player.board().academy_action),
        Special::Standard(tile) => Some(game.data().standard[tile].gain),
        Special::Advanced(tile) => Some(game.data().advanced[tile].gain),
        _ => None,
    };
    let at = |special: Special, rounds: usize| match value(special) {
        Some(goods) => 0.8 * worth(goods, rounds),
        None => 2.0,
    };
    let lasting = |special: &Special| *special != Special::Booster;
    let later = |special: Special| (1..=game.rounds_ahead()).map(|rounds| at(special, rounds)).sum::<f32>();
    let now = |special: Special| {
        let spent = player.used.has(special) || player.passed;
        if spent { 0.0 } else { at(special, game.rounds_to_act(seat)) }
    };
    let ahead: f32 = game.specials(seat).filter(lasting).map(later).sum();
    ahead + game.specials(seat).map(now).sum::<f32>()
}

/// Round tiles still to come reward what has been kept for them: pieces to build, steps to take.
pub fn round_tiles(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    if !game.boards_dealt() {
        return 0.0;
    }
    let left = |kind: Structure| f32::from(game.pieces_left(seat, kind));
    let big = left(Structure::Institute) + left(Structure::AcademyLeft) + left(Structure::AcademyRight);
    let ready = |event: Feat| match event {
        Feat::BuildTradingStation => left(Structure::TradingStation).min(2.0),
        Feat::BuildBigStructure => big.min(1.0),
        Feat::BuildMine | Feat::TerraformingStep => left(Structure::Mine).min(2.0),
        Feat::BuildMineOnGaia => f32::from(player.gaiaformers) + player.projects.len() as f32,
        Feat::AdvanceResearch => 2.0,
        Feat::GainFederationToken => 0.6,
    };
    let ahead = game.rounds[usize::from(game.round).min(6)..].iter();
    let hope = |tile: &RoundTile| {
        let tile = &game.data().round_tiles[*tile];
        f32::from(tile.vp) * ready(tile.when)
    };
    0.3 * ahead.map(hope).sum::<f32>()
}
