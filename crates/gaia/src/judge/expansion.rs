//! The map: room to grow, neighbours, Gaia projects, federations in the making, final scoring.

use arrayvec::ArrayVec;
use hex::CellSet;
use table::Seat;

use crate::names::{Ability, Faction, FinalTile, Named, Planet, Structure};
use crate::pool::Pool;
use crate::{Gaia, Phase};

/// A planet is the more attractive the less it costs to make it habitable.
fn attraction(ore: u8) -> f32 {
    1.0 / (1.0 + 0.45 * f32::from(ore))
}

/// Attraction of a Gaia planet, which costs a QIC (an ore for the Gleens), and of a Transdim planet with a
/// Gaiaformer at hand.
const GAIA: f32 = 0.65;
const TRANSDIM: f32 = 0.45;

/// Planets that are nobody's yet.
fn open_planets(game: &Gaia) -> CellSet {
    let taken =
        game.players.values().fold(CellSet::EMPTY, |all, player| all | player.planets() | player.projects);
    game.board.grid().all() - game.planets_of(Planet::Empty) - taken
}

/// How attractive these hexes are together to a player.
fn attraction_of(game: &Gaia, home: Planet, step: u8, gaiaformer: bool, cells: CellSet) -> f32 {
    let count = |planet: Planet| (game.planets_of(planet) & cells).len() as f32;
    let wheel = Planet::ALL[..7].iter();
    let habitable: f32 = wheel
        .map(|planet| count(*planet) * attraction(game.data().steps_between(home, *planet) * step))
        .sum();
    let transdim = if gaiaformer { TRANSDIM * count(Planet::Transdim) } else { 0.0 };
    habitable + GAIA * count(Planet::Gaia) + transdim
}

/// Room to grow: planets within range, those one QIC further counting less. It grows slower and slower, because
/// nobody builds everywhere, and it pays only while there are rounds left and mines to place.
pub fn room(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    if !game.boards_dealt() || game.pieces_left(seat, Structure::Mine) == 0 {
        return 0.0;
    }
    let grid = game.board.grid();
    let (range, open) = (game.range(seat), open_planets(game));
    let near = grid.reach(player.bases(), range) & open;
    let far = (grid.reach(player.bases(), range + game.data().numbers.range_per_qic) & open) - near;
    let gaiaformer = player.gaiaformers > 0;
    let home = player.board().home;
    let attraction = |cells| attraction_of(game, home, game.ore_per_step(seat), gaiaformer, cells);
    let room = attraction(near) + 0.4 * attraction(far);
    1.6 * game.rounds_to_act(seat) as f32 * room / (room + 3.0)
}

/// Neighbours make trading stations cheaper and let power flow (GP-UPG-5, GP-CHARGE-1).
pub fn neighbours(game: &Gaia, seat: Seat) -> f32 {
    let others = game.players.iter().filter(|(other, _)| *other != seat);
    let theirs = others.fold(CellSet::EMPTY, |all, (_, player)| all | player.planets());
    let near = game.board.grid().reach(theirs, game.data().numbers.neighbourhood);
    let met = (game.players[seat].planets() & near).len() as f32;
    0.15 * game.rounds_to_act(seat) as f32 * met.min(4.0)
}

/// The own faction, or the one to hope for. Afterwards the map itself speaks.
pub fn faction(game: &Gaia, seat: Seat) -> f32 {
    if game.phase != Phase::Factions && !game.is_auctioning() {
        return 0.0;
    }
    match (game.players[seat].faction, game.pool()) {
        (Some(own), _) => prospects(game, own),
        (None, Some(pool)) => expectation(game, seat, pool),
        (None, None) => 0.0,
    }
}

/// What a pool has in store for a player without a faction.
fn expectation(game: &Gaia, seat: Seat, pool: &Pool) -> f32 {
    if let Some((faction, points)) = pool.held_by(seat) {
        return prospects(game, faction) - f32::from(points);
    }
    let mut worth: Vec<f32> = pool.factions().map(|faction| prospects(game, faction)).collect();
    if worth.is_empty() {
        return 0.0;
    }
    if pool.auction {
        return worth.iter().sum::<f32>() / worth.len() as f32;
    }
    // Whoever chooses before takes the best.
    worth.sort_by(|one, other| other.total_cmp(one));
    let before = game.players.seats().filter(|other| *other < seat);
    let before = before.filter(|other| game.players[*other].faction.is_none()).count();
    worth[before.min(worth.len() - 1)]
}

/// How much of its strength a faction is paid for in an auction: who plays it well is not known beforehand.
const TRUST: f32 = 0.5;

/// A faction thrives where planets near its home planets are easy to settle.
fn prospects(game: &Gaia, faction: Faction) -> f32 {
    let trust = if game.is_auctioning() { TRUST } else { 1.0 };
    let board = &game.data().factions[faction];
    let open = open_planets(game);
    let home = game.board.all(board.home);
    let around = |cell| {
        let near = game.board.grid().within(cell, 3) & open;
        attraction_of(game, board.home, 3, false, near.without(cell))
    };
    let mut places: Vec<f32> = home.iter().map(around).collect();
    places.sort_by(|one, other| other.total_cmp(one));
    trust * strength(faction) + 0.4 * places.iter().take(2).sum::<f32>()
}

/// How well each faction fares in the hands of a bot, in points against the others: measured in the arena with
/// factions drawn by lot, and not taken at its full value.
fn strength(faction: Faction) -> f32 {
    match faction {
        Faction::Ivits => 12.0,
        Faction::Xenos => 11.0,
        Faction::HadschHallas => 7.0,
        Faction::BalTaks => 5.0,
        Faction::Bescods => 3.0,
        Faction::Terrans | Faction::Gleens | Faction::Geodens => 0.0,
        Faction::Lantids | Faction::Firaks => -3.0,
        Faction::Nevlas => -4.0,
        Faction::Taklons => -5.0,
        Faction::Ambas => -7.0,
        Faction::Itars => -12.0,
    }
}

/// A Gaiaformer at hand becomes a planet if there is time: a round to form it and one to build.
pub fn gaiaformers(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let time = game.rounds_to_act(seat).saturating_sub(1).min(3) as f32;
    0.8 * time * f32::from(player.gaiaformers + player.gaiaformers_in_gaia).min(2.0)
}

/// A Gaia project under way: a planet without terraforming, next round if it has not turned yet.
pub fn projects(game: &Gaia, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let ready = (player.projects & game.gaiaformed).len() as f32;
    let waiting = player.projects.len() as f32 - ready;
    let now = if game.rounds_to_act(seat) > 0 { 5.0 } else { 0.0 };
    let later = if game.rounds_ahead() > 0 { 4.5 } else { 0.0 };
    ready * now + waiting * later
}

/// Own planets that could be united.
struct Group {
    cells: CellSet,
    power: u16,
}

/// Satellites in a row that are still worth their tokens.
const LONGEST_BRIDGE: u8 = 3;

/// What a satellite costs besides its token: reach for other federations, and patience.
const SATELLITE: f32 = 0.5;

/// What a federation brings: its token, and later what the green side opens.
const FEDERATION: f32 = 13.0;

/// So many federations in the making are looked at.
const PROSPECTS: usize = 3;

/// A federation in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prospect {
    /// The power value that it has, and the one it needs.
    pub power: u16,
    pub need: u16,
    /// Satellites between what would be united.
    pub satellites: u8,
}

/// Federations in the making, the nearest one first: clusters of own planets are joined, the nearest first, until they
/// have the power value that is needed. Whoever has a single federation extends it.
pub(crate) fn prospects_of_federations(game: &Gaia, seat: Seat) -> ArrayVec<Prospect, PROSPECTS> {
    let player = &game.players[seat];
    let mut prospects = ArrayVec::new();
    if !game.boards_dealt() {
        return prospects;
    }
    let grid = game.board.grid();
    let single = player.can(Ability::SingleFederation);
    let mut open = if single { player.bases() | player.federated } else { player.bases() - player.federated };
    let mut groups: ArrayVec<Group, 32> = ArrayVec::new();
    while let Some(start) = open.first() {
        let cells = grid.region(start, open);
        open -= cells;
        groups.push(Group { cells, power: game.power_of(seat, cells & player.bases()) });
    }
    let mut need = game.federation_need(seat);
    while !prospects.is_full()
        && let Some((power, satellites)) = next_federation(game, &mut groups, need)
    {
        prospects.push(Prospect { power, need, satellites });
        if single {
            need += u16::from(game.data().numbers.federation_power);
        }
    }
    prospects
}

/// What federations in the making are worth: a group half way there is worth less than half, because the rest may never
/// come.
pub fn federations(game: &Gaia, seat: Seat) -> f32 {
    let rounds = game.rounds_to_act(seat);
    if rounds == 0 {
        return 0.0;
    }
    let worth = |Prospect { power, need, satellites }: Prospect| {
        let done = (f32::from(power) / f32::from(need)).min(1.0);
        (FEDERATION * done * done - SATELLITE * f32::from(satellites)).max(0.0)
    };
    let shares = [1.0, 0.8, 0.64];
    let prospects = prospects_of_federations(game, seat).into_iter().map(worth);
    let time = [0.0, 0.75, 0.9, 1.0][rounds.min(3)];
    time * prospects.zip(shares).map(|(worth, share)| worth * share).sum::<f32>()
}

/// Joins groups around the strongest until they have enough power value: what they have, and the satellites.
fn next_federation(game: &Gaia, groups: &mut ArrayVec<Group, 32>, need: u16) -> Option<(u16, u8)> {
    let grid = game.board.grid();
    let strongest = (0..groups.len()).max_by_key(|index| groups[*index].power)?;
    let Group { mut cells, mut power } = groups.swap_remove(strongest);
    let mut satellites = 0;
    while power < need {
        let next = (1..=LONGEST_BRIDGE).find_map(|bridge| {
            let reached = grid.reach(cells, bridge + 1);
            let near = (0..groups.len()).filter(|index| groups[*index].cells.intersects(reached));
            near.max_by_key(|index| groups[*index].power).map(|index| (index, bridge))
        });
        let Some((index, bridge)) = next else { break };
        let joined = groups.swap_remove(index);
        cells |= joined.cells;
        power += joined.power;
        satellites += bridge;
    }
    Some((power, satellites))
}

/// Points expected from the final scoring tiles: the own rank, blurred by how much can still change.
pub fn final_tiles(game: &Gaia, seat: Seat) -> f32 {
    game.finals.iter().map(|tile| standing(game, seat, *tile)).sum()
}

fn standing(game: &Gaia, seat: Seat, tile: FinalTile) -> f32 {
    let own = game.final_count(seat, tile);
    let rounds = game.rounds_to_act(seat).max(game.rounds_ahead()) as f32;
    // Whoever has none scores nothing (GP-END-6), but there may be time to change that.
    let some = if own == 0 { (rounds / 4.0).min(1.0) } else { 1.0 };
    let blur = typical_gain(tile) * (0.15 + rounds) * 0.5;
    let ahead = |other: f32| 1.0 / (1.0 + ((f32::from(own) - other) / blur).exp());
    let others = game.players.seats().filter(|other| *other != seat);
    let mut better: f32 = others.map(|other| ahead(game.final_count(other, tile).into())).sum();
    if game.players.len() <= 2 {
        // The neutral player has its full count from the start (GP-2P-1); compare where the own count is heading.
        let left = rounds / f32::from(game.data().numbers.rounds);
        better += ahead(f32::from(game.data().final_tiles[tile].neutral) * (1.0 - 0.75 * left));
    }
    let rank = better.min(3.0);
    let points = game.data().numbers.rank_vp.map(f32::from);
    let (full, part) = (rank as usize, rank.fract());
    some * (points[full] + part * (points[(full + 1).min(3)] - points[full]))
}

/// By how much a count usually grows in a round.
fn typical_gain(tile: FinalTile) -> f32 {
    match tile {
        FinalTile::Structures | FinalTile::StructuresInFederations => 1.5,
        FinalTile::PlanetTypes | FinalTile::GaiaPlanets => 0.7,
        FinalTile::Sectors => 0.9,
        FinalTile::Satellites => 1.2,
    }
}
