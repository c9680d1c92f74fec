//! What a seat sees, as numbers: the table, itself, and short summaries of the others, clockwise.
//!
//! What comes in kinds has a feature for every kind, stocks are whole numbers, and where the rules have a threshold there
//! is a feature for reaching it. Those who are not there come last, so that they can be left out.

use enum_map::EnumMap;
use table::{FeatureSheet, Seat};

use crate::Phoenix;
use crate::catalogue::{Effect, Gains, Trigger};
use crate::goods::Goods;
use crate::judge::free_quarters;
use crate::names::{Cause, Color, Named, Resource, Ship, ShipType, Source, Species, Track};
use crate::player::Player;
use crate::sector::Sector;
use crate::ships::Outlook;

/// Which of the other seats is which.
const OTHERS: [&str; 3] = ["left", "across", "right"];

/// Points by source.
type Points = EnumMap<Source, i32>;

impl Phoenix {
    pub(super) fn write_features(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let points = self.players.map(|seat, _| self.points_of(seat));
        let totals = self.players.map(|seat, _| points[seat].values().sum::<i32>());
        let engines = self.players.map(|_, player| Engine::of(player));
        let best = seat.others(self.seats_taken()).map(|other| totals[other]).max().unwrap_or(0);
        self.write_table(seat, sheet);
        self.write_end(seat, sheet);
        sheet.about("own");
        sheet.put("total", totals[seat]);
        sheet.put("lead", totals[seat] - best);
        sheet.put("rank", totals.values().filter(|total| **total > totals[seat]).count() as i32);
        for (name, part) in self.parts(seat) {
            // The score is large by itself; the others are told in quarters of a point.
            let scale = if name == "score" { 1.0 } else { 4.0 };
            sheet.put(format_args!("judge.{name}"), (part * scale) as i32);
        }
        self.write_player(seat, &points[seat], &engines[seat], sheet);
        self.write_stock(seat, sheet);
        self.write_station(seat, sheet);
        self.write_engine(seat, &engines[seat], sheet);
        self.write_fleet(seat, sheet);
        self.write_tracks(seat, sheet);
        self.write_majorities(seat, sheet);
        for (other, who) in seat.others(self.seats_taken()).zip(OTHERS) {
            sheet.about(who);
            sheet.put("total", totals[other]);
            self.write_player(other, &points[other], &engines[other], sheet);
            self.write_other(other, sheet);
        }
    }

    fn seats_taken(&self) -> u8 {
        self.players.len()
    }

    /// What belongs to nobody, and whose turn it is.
    fn write_table(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let seats = self.seats_taken();
        let after = |other: Seat| usize::from((other.index() as u8 + seats - seat.index() as u8) % seats);
        sheet.about("");
        for players in 2..=4 {
            sheet.flag(format_args!("players.{players}"), seats == players);
        }
        sheet.flag("advanced", self.hubs == crate::HubSet::Advanced);
        sheet.flag("friendly", self.friendly);
        sheet.flag("setup", self.step.is_setup());
        sheet.put("turns", (self.turns / u32::from(seats)) as i32);
        sheet.put("turns_ahead", (self.turns_ahead() * 4.0) as i32);
        sheet.numbered("active", 4, Some(after(self.active)));
        sheet.numbered("start", 4, Some(after(self.start)));
        sheet.put("extra_turns", self.action.extra_turns);
        sheet.each("supply", |species: Species| self.supply[species].into());
        for (ship, neutral) in Ship::NEUTRAL.iter().zip(&self.neutral) {
            sheet.flag(format_args!("free.{ship}"), neutral.marker.is_none());
        }
        for sector in Sector::all() {
            sheet.flag(format_args!("display.{sector}"), self.display.contains(sector));
        }
        sheet.flag("asked", self.stack.last().is_some_and(|open| open.seat == seat));
    }

    /// How far the end is, and who brings it.
    fn write_end(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let (numbers, seats) = (&self.data.numbers, self.seats_taken());
        let others = |of: fn(&Player) -> i32| {
            seat.others(seats).map(|other| of(&self.players[other])).max().unwrap_or(0)
        };
        let own = &self.players[seat];
        let (points, sectors) = (i32::from(numbers.end_points), i32::from(numbers.end_sectors));
        let aliens = i32::from(self.aliens_left()) - i32::from(numbers.end_aliens);
        sheet.about("end");
        sheet
            .kind("cause", self.ending.map(|ending| ending.cause).filter(|cause| *cause != Cause::Stalemate));
        sheet.flag("by_own", self.ending.is_some_and(|ending| ending.by == seat));
        sheet.put("own_points", points - i32::from(own.points));
        sheet.put("other_points", points - others(|player| player.points.into()));
        sheet.put("own_sectors", sectors - i32::from(own.sectors()));
        sheet.put("other_sectors", sectors - others(|player| player.sectors().into()));
        sheet.put("aliens", aliens);
        sheet.flag("aliens.few", aliens <= 4);
        sheet.flag("aliens.some", aliens <= 12);
    }

    /// What is told of everybody alike.
    fn write_player(&self, seat: Seat, points: &Points, engine: &Engine, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        sheet.put("score", player.points);
        for source in Source::ALL.iter().filter(|source| source.is_final()) {
            sheet.put(format_args!("points.{source}"), points[*source]);
        }
        // More than anybody can spend is no more than that.
        sheet.put("gems", player.stock.gems.min(60));
        sheet.each("stock", |resource: Resource| player.stock.of(resource).into());
        sheet.each("residents", |species: Species| player.census[species].into());
        sheet.each("track", |track: Track| player.tokens[track].into());
        for stack in 0..9 {
            sheet.flag(format_args!("sector.{}", stack_name(stack)), player.station[stack].is_some());
        }
        sheet.put("sectors", player.sectors());
        sheet.put("quarters", free_quarters(player));
        let Goods { gems, food, water, metal, points } = engine.income;
        sheet.put("income.gems", gems);
        sheet.put("income.food", food);
        sheet.put("income.water", water);
        sheet.put("income.metal", metal);
        sheet.put("income.points", points);
        sheet.put("income.choice", engine.choice);
        sheet.put("ships", player.fleet.len() as i32);
        sheet.put("ships.unused", player.unused_ships() as i32);
        let metal = player.fleet.iter().map(|own| i32::from(self.data.ships[own.ship].metal)).sum::<i32>();
        sheet.put("ships.metal", metal);
        sheet.flag("marker_out", self.neutral.iter().any(|neutral| neutral.marker == Some(seat)));
    }

    /// What the stock is good for.
    fn write_stock(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let stock = player.stock;
        let few = i32::from(self.data.numbers.income_gems);
        sheet.reached("gems", stock.gems, &[2, 4, few + 1, 12, 16, 24, 40]);
        sheet.reached("metal", stock.metal(), &[4, 6, 8, 10, 13, 18]);
        let pairs = stock.food().min(stock.water());
        sheet.put("pairs", pairs);
        sheet.reached("pairs", pairs, &[1, 3, 5]);
        sheet.put("guests", pairs.min(free_quarters(player).into()));
        sheet.flag("income_allowed", stock.gems <= few as u16 || player.unused_ships() < player.fleet.len());
        sheet.put("incomes", (player.incomes as i32).min(30));
    }

    /// The hub, the sectors and who lives there; what could be built next.
    fn write_station(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        sheet.kind("hub", player.hub);
        sheet.put("lobby", player.lobby.count());
        sheet.put("reserve", player.reserve.len() as i32);
        for stack in 0..9 {
            let here = player.station[stack].as_ref();
            let which = here.map(|module| module.sector.index() % crate::sector::PER_STACK);
            sheet.numbered(format_args!("station.{}", stack_name(stack)), crate::sector::PER_STACK, which);
            let quarters = here.map_or(0, |module| self.data.sector(module.sector).quarters);
            let residents = here.map_or(0, |module| module.row.count());
            sheet.put(format_args!("lives.{}", stack_name(stack)), residents);
            sheet.put(format_args!("free.{}", stack_name(stack)), quarters - residents);
        }
        for color in Color::ALL {
            let wing = player.station.iter().skip(*color as usize).step_by(3).flatten();
            let free = wing.map(|module| self.data.sector(module.sector).quarters - module.row.count());
            sheet.put(format_args!("free.{color}"), free.sum::<u8>());
        }
        let full = player.modules().filter(|module| module.is_full(&self.data)).count() as i32;
        sheet.put("full", full);
        self.write_building(seat, sheet);
    }

    /// What has a place on the station, and the metal that is lacking for the cheapest of each stack.
    fn write_building(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let metal = i32::from(self.players[seat].stock.metal());
        let off = i32::from(self.station_discount(seat));
        let (mut cheapest, mut counts) = ([None; 9], [0; 9]);
        let mut affordable = 0;
        for sector in self.sectors_that_fit(seat) {
            let price = (i32::from(self.data.sector(sector).cost) - off).max(0);
            let least: &mut Option<i32> = &mut cheapest[sector.stack()];
            *least = Some(least.map_or(price, |least| least.min(price)));
            counts[sector.stack()] += 1;
            affordable += i32::from(price <= metal);
        }
        for stack in 0..9 {
            let name = stack_name(stack);
            sheet.put(format_args!("fits.{name}"), counts[stack]);
            sheet
                .put(format_args!("lacks.{name}"), cheapest[stack].map_or(0, |price| (price - metal).max(0)));
        }
        sheet.put("affordable", affordable);
        let least = cheapest.iter().flatten().min();
        sheet.put("lacks", least.map_or(0, |price| (price - metal).max(0)));
    }

    /// What hub and residents do.
    fn write_engine(&self, seat: Seat, engine: &Engine, sheet: &mut impl FeatureSheet) {
        for ((name, _), worth) in OCCASIONS.iter().zip(engine.gains) {
            sheet.put(format_args!("gain.{name}"), worth);
        }
        for (name, amount) in POWERS.iter().zip(engine.powers) {
            sheet.put(format_args!("power.{name}"), amount);
        }
        let Goods { gems, food, water, metal, points } = engine.next;
        sheet.put("next.gems", gems);
        sheet.put("next.resources", i32::from(food) + i32::from(water) + i32::from(metal));
        sheet.put("next.points", points);
        sheet.put("next.powers", engine.next_powers);
        sheet.each("welcome", |species: Species| i32::from(self.can_gain(seat, species)));
    }

    /// The own ships, and what it takes to use a ship of each type, whoever's it is.
    fn write_fleet(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let mut fleet: EnumMap<Ship, [u8; 2]> = EnumMap::default();
        let mut gems = 0;
        for own in &self.players[seat].fleet {
            fleet[own.ship][usize::from(own.gems > 0)] += 1;
            gems += own.gems;
        }
        for (ship, [unused, used]) in fleet.iter().take(Ship::NDis as usize) {
            sheet.put(format_args!("unused.{ship}"), *unused);
            sheet.put(format_args!("used.{ship}"), *used);
        }
        sheet.put("used.gems", gems);
        let outlook = Outlook::default();
        let mut prices: EnumMap<ShipType, Option<u8>> = EnumMap::default();
        let mut see = |ship: Ship, owner: Option<Seat>| {
            let (cost, fee) = self.price(&outlook, seat, ship, owner);
            let price = &mut prices[self.data.ships[ship].kind];
            *price = Some(price.map_or(cost + fee, |least| least.min(cost + fee)));
        };
        for (owner, player) in self.players.iter() {
            for own in player.fleet.iter().filter(|own| own.gems == 0) {
                see(own.ship, Some(owner));
            }
        }
        for ship in self.free_neutral_ships(seat) {
            see(ship, None);
        }
        let purse = self.players[seat].stock.gems;
        for (kind, price) in &prices {
            sheet.put(format_args!("use.{kind}"), price.map_or(9, i32::from));
            sheet.flag(format_args!("use.{kind}.paid"), price.is_some_and(|price| purse >= price.into()));
        }
    }

    /// The diplomacy tracks: how high, how far ahead, and what the next step costs.
    fn write_tracks(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let mut leads = 0;
        for track in Track::ALL {
            let level = self.players[seat].tokens[*track];
            let others = seat.others(self.seats_taken()).map(|other| self.players[other].tokens[*track]);
            let ahead = i32::from(level) - i32::from(others.max().unwrap_or(0));
            let sole = level > 0 && ahead > 0;
            leads += i32::from(sole);
            sheet.numbered(format_args!("level.{track}"), 6, Some(level.into()));
            sheet.put(format_args!("ahead.{track}"), ahead);
            sheet.flag(format_args!("leads.{track}"), sole);
            let bonus = self.bonus_level(seat, *track);
            sheet.reached(format_args!("bonus.{track}"), bonus.map_or(-1, i32::from), &[1, 2, 3, 4]);
        }
        sheet.put("leads", leads);
        sheet.put("steps", self.players[seat].tokens.values().sum::<u8>());
        sheet.put("next_step", self.cheapest_step(seat).unwrap_or(9));
    }

    /// Who has most of each species, and by how much (SP-SCORE-4).
    fn write_majorities(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        for species in Species::ALL {
            let own = i32::from(self.players[seat].census[*species]);
            let (mut best, mut second) = (0, 0);
            for other in seat.others(self.seats_taken()) {
                let count = i32::from(self.players[other].census[*species]);
                (best, second) = (best.max(count), second.max(best.min(count)));
            }
            sheet.put(format_args!("most.{species}"), own - best);
            sheet.put(format_args!("second.{species}"), own - second);
            sheet.flag(format_args!("most.{species}.alone"), own > best);
            sheet.flag(format_args!("most.{species}.shared"), own > 0 && own == best);
        }
    }

    /// What matters about somebody else alone.
    fn write_other(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let mut unused: EnumMap<ShipType, u8> = EnumMap::default();
        for own in player.fleet.iter().filter(|own| own.gems == 0) {
            unused[self.data.ships[own.ship].kind] += 1;
        }
        sheet.each("unused", |kind: ShipType| unused[kind].into());
        sheet.put("pairs", player.stock.food().min(player.stock.water()));
        sheet.flag("hub.advanced", player.hub.is_some_and(|hub| self.data.hubs[hub].advanced));
    }
}

/// A stack by its level and colour, which is also a place on a station.
fn stack_name(stack: usize) -> impl std::fmt::Display {
    struct Name(usize);
    impl std::fmt::Display for Name {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{}.{}", self.0 / 3 + 1, Color::ALL[self.0 % 3])
        }
    }
    Name(stack)
}

/// The occasions other than income on which abilities bring goods.
const OCCASIONS: [(&str, Trigger); 7] = [
    ("gain_alien", Trigger::GainAlien),
    ("gain_human", Trigger::GainHuman),
    ("dismantle", Trigger::Use(ShipType::Dismantle)),
    ("construction", Trigger::Use(ShipType::Construction)),
    ("transport", Trigger::Use(ShipType::Transport)),
    ("diplomacy", Trigger::Use(ShipType::Diplomacy)),
    ("expedition", Trigger::Use(ShipType::Expedition)),
];

/// What abilities do other than bringing goods.
const POWERS: [&str; 18] = [
    "exchange",
    "transactions",
    "duration",
    "capacity",
    "reroll",
    "dice",
    "discount",
    "cheaper_ships",
    "cheaper_humans",
    "alien",
    "bonus_alien",
    "human",
    "buy_human",
    "advance",
    "diplomacy",
    "points_for_tracks",
    "extra_turn",
    "mixed_atmosphere",
];

/// Which power an effect has, and how much of it.
fn power(effect: Effect) -> Option<(usize, u8)> {
    Some(match effect {
        Effect::Exchange { .. } => (0, 1),
        Effect::Transport(n) | Effect::ExtraTransactions(n) => (1, n),
        Effect::ExtraDuration(n) => (2, n),
        Effect::ExtraCapacity(n) => (3, n),
        Effect::Reroll(n) => (4, n),
        Effect::RollDice { keep, .. } => (5, keep),
        Effect::Discount(n) => (6, n),
        Effect::UseCostDiscount { gems, .. } => (7, gems),
        Effect::HumanDiscount(n) => (8, n),
        Effect::FreeAlien { n, .. } => (9, n),
        Effect::BonusAlien { n, .. } => (10, n),
        Effect::FreeHuman(n) => (11, n),
        Effect::BuyHuman(_) => (12, 1),
        Effect::FreeAdvance(n) => (13, n),
        Effect::ExtraDiplomacy { .. } | Effect::Diplomacy => (14, 1),
        Effect::PointsForTracks { .. } => (15, 1),
        Effect::ExtraTurn { .. } => (16, 1),
        Effect::MixedAtmosphere(_) => (17, 1),
        _ => return None,
    })
}

/// What a station does, added up over the hub and all occupied quarters. Newcomers count: they work from the next turn.
#[derive(Default)]
struct Engine {
    /// What every income brings.
    income: Goods,
    /// Resources of choice with every income.
    choice: u8,
    /// What each of the [`OCCASIONS`] brings: three for a resource or a point, one for a GEM.
    gains: [u8; OCCASIONS.len()],
    /// How much there is of each of the [`POWERS`].
    powers: [u8; POWERS.len()],
    /// The income of the next free quarter of every sector.
    next: Goods,
    /// How many of these quarters do something else.
    next_powers: u8,
}

impl Engine {
    fn of(player: &Player) -> Engine {
        let data = player.data.get();
        let mut engine = Engine::default();
        for ability in player.hub.map_or(&[][..], |hub| &data.hubs[hub].abilities[..]) {
            engine.add(player, ability.on, ability.effect);
        }
        let spaces = player.hub.map_or(&[][..], |hub| &data.hubs[hub].spaces[..]);
        for (_, ability) in spaces.iter().filter(|(species, _)| player.lobby.houses(*species)) {
            engine.add(player, Trigger::Income, ability.effect);
        }
        for module in player.modules() {
            let count = module.row.count();
            for slot in &data.sector(module.sector).slots {
                if slot.quarter <= count {
                    engine.add(player, slot.ability.on, slot.ability.effect);
                } else if slot.quarter == count + 1 {
                    engine.expect(slot.ability.on, slot.ability.effect);
                }
            }
        }
        engine
    }

    fn add(&mut self, player: &Player, on: Trigger, effect: Effect) {
        let gains = match effect {
            Effect::Gain(gains) => gains,
            Effect::GainPer { goods, per, every } => {
                let times = (player.count(per) / u16::from(every)).min(20) as u8;
                Gains { goods: goods.times(times), ..Gains::default() }
            }
            _ => {
                if let Some((power, amount)) = power(effect) {
                    self.powers[power] += amount;
                }
                return;
            }
        };
        if on == Trigger::Income {
            self.income += gains.goods;
            self.choice += gains.n;
        } else if let Some(at) = OCCASIONS.iter().position(|(_, occasion)| *occasion == on) {
            let Goods { gems, food, water, metal, points } = gains.goods;
            self.gains[at] += gems + 3 * (food + water + metal + gains.n + points);
        }
    }

    fn expect(&mut self, on: Trigger, effect: Effect) {
        match effect {
            Effect::Gain(gains) if on == Trigger::Income => {
                self.next += gains.goods;
                self.next.food += gains.n;
            }
            _ => self.next_powers += 1,
        }
    }
}
