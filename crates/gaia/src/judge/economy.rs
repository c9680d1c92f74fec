//! What goods are worth while there is time to spend them.

use table::Seat;

use crate::Gaia;
use crate::goods::Goods;
use crate::moves::IncomeSource;
use crate::names::Ability;
use crate::power::Bowl;

/// What one unit of each good is worth, in points.
struct Prices {
    credit: f32,
    ore: f32,
    knowledge: f32,
    qic: f32,
    /// A token in areas I, II and III.
    tokens: [f32; 3],
    /// One power to charge.
    charge: f32,
}

/// Prices by the number of rounds in which a good can still be spent. Early goods grow: a mine in the first round
/// pays five times. With no round left, only the final conversion counts (GP-END-11).
const PRICES: [Prices; 7] = [
    Prices { credit: 0.33, ore: 0.33, knowledge: 0.33, qic: 0.33, tokens: [0.0, 0.16, 0.33], charge: 0.0 },
    prices(1),
    prices(2),
    prices(3),
    prices(4),
    prices(5),
    prices(6),
];

/// The proportions follow the conversions of the board: a power action gives 7 credits, 2 ore or 2 knowledge for 4
/// power.
const fn prices(rounds: u8) -> Prices {
    let level = 0.81 + 0.07 * (rounds - 1) as f32;
    Prices {
        credit: 0.36 * level,
        ore: 1.0 * level,
        knowledge: 1.35 * level,
        qic: 1.6 * level,
        tokens: [0.105 * level, 0.36 * level, 0.62 * level],
        charge: 0.22 * level,
    }
}

/// Goods beyond this lie idle and come near the limits of the boards (GP-COMP-4): they are worth less.
const PLENTY: Goods = Goods { credits: 14, ore: 7, knowledge: 8, qic: 4, ..Goods::NONE };

/// What more than plenty is worth, as a share of the price.
const IDLE: f32 = 0.5;

/// What goods are worth that are kept for another round: they have done nothing in this one.
const KEPT: f32 = 0.85;

/// The goods in store.
pub fn resources(game: &Gaia, seat: Seat) -> f32 {
    if !game.boards_dealt() {
        return 0.0;
    }
    let player = &game.players[seat];
    let rounds = game.rounds_to_act(seat);
    let prices = &PRICES[rounds];
    let worth = |have: u8, plenty: u8, price: f32| {
        let idle = if rounds == 0 { 0 } else { have.saturating_sub(plenty) };
        (f32::from(have - idle) + IDLE * f32::from(idle)) * price
    };
    let kept = if player.passed && rounds > 0 { KEPT } else { 1.0 };
    kept * (worth(player.credits, PLENTY.credits, prices.credit)
        + worth(player.ore, PLENTY.ore, prices.ore)
        + worth(player.knowledge, PLENTY.knowledge, prices.knowledge)
        + worth(player.qic, PLENTY.qic, prices.qic))
}

/// The power cycle: charged tokens buy, all tokens circulate and become satellites.
pub fn power(game: &Gaia, seat: Seat) -> f32 {
    if !game.boards_dealt() {
        return 0.0;
    }
    let player = &game.players[seat];
    let prices = &PRICES[game.rounds_to_act(seat)].tokens;
    let power = player.power;
    let charged = if player.can(Ability::TokensWorthTwo) { 1.6 } else { 1.0 };
    let [one, two, three] = power.areas.map(f32::from);
    let cycle = one * prices[0] + two * prices[1] + three * charged * prices[2];
    // Tokens in the Gaia area come back next round, if there is one.
    let away = if game.rounds_ahead() > 0 { f32::from(power.gaia) * prices[0] } else { 0.0 };
    let stone = match power.brainstone {
        None => 0.0,
        Some(Bowl::Gaia) => prices[0],
        Some(bowl) => 2.2 * prices[bowl as usize],
    };
    cycle + away + stone
}

/// Income in all rounds to come, each at the prices of its round. The booster changes hands and counts elsewhere.
pub fn income(game: &Gaia, seat: Seat) -> f32 {
    if !game.boards_dealt() {
        return 0.0;
    }
    let lasting = game.income_sources(seat).filter(|(source, _)| *source != IncomeSource::Booster);
    let mut income = lasting.fold(Goods::NONE, |sum, (_, goods)| sum + goods);
    // More than all tokens twice cannot be charged.
    income.charge = income.charge.min(2 * game.players[seat].power.total());
    (1..=game.rounds_ahead()).map(|rounds| worth(income, rounds)).sum()
}

/// What goods are worth that arrive with so many rounds to spend them in.
pub fn worth(goods: Goods, rounds: usize) -> f32 {
    let prices = &PRICES[rounds.min(PRICES.len() - 1)];
    f32::from(goods.credits) * prices.credit
        + f32::from(goods.ore) * prices.ore
        + f32::from(goods.knowledge) * prices.knowledge
        + f32::from(goods.qic) * prices.qic
        + f32::from(goods.charge) * prices.charge
        + f32::from(goods.tokens) * prices.tokens[0]
        + f32::from(goods.vp)
}
