//! What a seat sees, as numbers: the table, itself, the Planets as they matter to it, and short summaries of the others,
//! clockwise.
//!
//! What comes in kinds has a feature for every kind, stocks are whole numbers, and where the rules have a threshold there
//! is a feature for reaching it. Planets have no place in the grid here, only a distance: the unfinished ones come first,
//! the nearest of them before the others. Those who are not there come last, so that they can be left out.

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use table::{FeatureSheet, Seat};

use crate::cards::Crew;
use crate::goods::{Cargo, Gain};
use crate::names::{Color, Dest, Named, NodeKind, Planet, Resource, Row, Source, Specialist, Upgrade};
use crate::player::Player;
use crate::reach::Distances;
use crate::{Planetformers, World};

/// Which of the other seats is which.
const OTHERS: [&str; 3] = ["left", "across", "right"];

/// Planets of the system: all cells but that of the Portal.
const PLANETS: usize = 8;

/// Points by source.
type Points = EnumMap<Source, i16>;

impl Planetformers {
    pub(super) fn write_features(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let points = self.players.map(|seat, _| self.points_of(seat));
        let totals = self.players.map(|seat, _| points[seat].values().sum::<i16>());
        let others = || seat.others(self.players.len());
        self.write_table(seat, sheet);
        self.write_cards(sheet);
        sheet.about("own");
        sheet.put("total", totals[seat]);
        sheet.put("lead", totals[seat] - others().map(|other| totals[other]).max().unwrap_or(0));
        sheet.put("rank", others().filter(|other| totals[*other] > totals[seat]).count() as i32);
        self.write_judged(seat, sheet);
        self.write_player(seat, &points[seat], sheet);
        self.write_stock(seat, sheet);
        self.write_crew(seat, sheet);
        self.write_plans(seat, sheet);
        self.write_planets(seat, sheet);
        for (other, who) in others().zip(OTHERS) {
            sheet.about(who);
            sheet.put("total", totals[other]);
            self.write_player(other, &points[other], sheet);
            self.write_other(other, sheet);
        }
    }

    /// How far the game is, and whose turn it is.
    fn write_table(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let seats = self.players.len();
        let after = |other: Seat| usize::from((other.index() as u8 + seats - seat.index() as u8) % seats);
        sheet.about("");
        for number in 1..=4 {
            sheet.flag(format_args!("players.{number}"), self.people() == number);
        }
        sheet.kind("automa", self.automa.as_ref().map(|automa| automa.level));
        sheet.put("automa.crew", self.automa.as_ref().map_or(0, |automa| automa.crew.len() as i32));
        sheet.flag("setup", self.step.is_setup());
        sheet.put("round", i32::from(self.round).min(60));
        sheet.reached("round", i32::from(self.round), &[4, 8, 12, 16, 20, 24]);
        sheet.numbered("active", 4, Some(after(self.active)));
        sheet.numbered("first", 4, Some(after(self.first)));
        sheet.flag("asked", self.stack.last().is_some_and(|open| open.seat == seat));
        let left = i32::from(self.planets_to_end()) - i32::from(self.terraformed);
        sheet.put("terraformed", self.terraformed);
        sheet.put("end.planets", left.max(0));
        sheet.flag("end.one_left", left == 1);
        sheet.flag("ending", self.ending.is_some());
        sheet.flag("last_round", self.ending.is_some_and(|ending| self.round >= ending.last_round));
        sheet.put("quiet_rounds", i32::from(self.quiet_rounds).min(30));
        let seats_after = (seats - self.place_in_round(seat) - 1).min(3);
        sheet.put("behind_own", seats_after);
    }

    /// The place in the turn order of this round, from 0.
    fn place_in_round(&self, seat: Seat) -> u8 {
        let seats = self.players.len();
        (seat.index() as u8 + seats - self.first.index() as u8) % seats
    }

    /// The Canteen, and what is left in the decks.
    fn write_cards(&self, sheet: &mut impl FeatureSheet) {
        let (mut kinds, mut edges) = (EnumMap::<Specialist, u8>::default(), EnumMap::<Dest, u8>::default());
        for card in self.canteen.iter().flatten() {
            let card = self.data.crew(*card);
            kinds[card.specialist] += 1;
            card.edges.values().for_each(|edge| edges[edge.dest] += 1);
        }
        sheet.each("canteen", |kind: Specialist| kinds[kind].into());
        sheet.each("canteen", |dest: Dest| edges[dest].into());
        let mut survivors = EnumMap::<Color, u8>::default();
        for card in self.drawable_survivors().iter() {
            survivors[self.data.survivor(card).color] += 1;
        }
        sheet.each("survivors", |color: Color| survivors[color].into());
        sheet.put("crew_deck", self.crew_deck.len());
        sheet.put("unknown", self.system.iter().filter(|world| world.is_none()).count() as i32);
    }

    /// What the judge thinks, in quarters of a point.
    fn write_judged(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let quarters = |points: f64| (points * 4.0) as i32;
        sheet.put("judge.prospects", self.prospects(seat) as i32);
        sheet.put("judge.ranks", quarters(self.ranks(seat)));
        sheet.put("judge.stored", quarters(self.stored_worth(&self.players[seat])));
        sheet.put("judge.hope", quarters(self.hope(seat)));
    }

    /// What is told of everybody alike.
    fn write_player(&self, seat: Seat, points: &Points, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        // What only the Automa scores is told with its total.
        let automatic = [Source::Excess, Source::Upgrades];
        for source in Source::ALL.iter().filter(|source| !automatic.contains(source)) {
            sheet.put(format_args!("points.{source}"), points[*source]);
        }
        sheet.each("cargo", |resource: Resource| player.cargo[resource].into());
        sheet.put("stored", player.stored());
        sheet.each("specialists", |kind: Specialist| player.specialists(&self.data, kind).into());
        sheet.put("crew", player.crew().len() + player.waiting.len());
        sheet.each("upgrade", |upgrade: Upgrade| player.upgrades[upgrade].into());
        sheet.put("colonies", player.colonies);
        sheet.put("colony_pool", player.colony_pool);
        sheet.put("outposts", player.outposts);
        sheet.put("outpost_pool", player.outpost_pool);
        sheet.put("held", player.held.len());
        sheet.put("settled", player.settled.len());
        sheet.put("levels", self.terraform_limit(seat));
        sheet.kind("ark", self.kind_of(player.ark));
        let color = self.data.planets[player.ark.planet].color;
        sheet.kind("ark", color.filter(|_| self.kind_of(player.ark) == Some(NodeKind::Planet)));
        let (mut first, mut second, mut loose) = (0, 0, 0);
        for world in self.system.iter().flatten() {
            match world.merit.iter().position(|marker| marker.seat == seat) {
                Some(0) => first += 1,
                Some(1) => second += 1,
                Some(_) => loose += 1,
                None => {}
            }
        }
        sheet.put("first", first);
        sheet.put("second", second);
        sheet.put("loose", loose);
        sheet.flag("to_come", self.place_in_round(seat) >= self.place_in_round(self.active));
    }

    /// Room in the Cargo, and what upgrades could be paid for.
    fn write_stock(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let capacity = player.capacity(&self.data);
        for resource in Resource::ALL {
            let units = player.cargo[*resource];
            sheet.reached(resource, units, &[1, 2, 3]);
            sheet.flag(format_args!("{resource}.full"), units >= capacity);
        }
        sheet.put("range", player.range(&self.data));
        let mut payable = 0;
        for upgrade in Upgrade::ALL {
            let able = self.check_upgrade(seat, *upgrade).is_ok();
            payable += i32::from(able);
            sheet.flag(format_args!("payable.{upgrade}"), able);
        }
        sheet.put("payable", payable);
        let unlocked = Upgrade::ALL.iter().filter(|upgrade| player.has(**upgrade)).count();
        sheet.put("upgrades", unlocked as i32);
    }

    /// The Crew: the cards in their rows, the tokens, and what active edges would bring where they match.
    fn write_crew(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        sheet.each("token", |kind: Specialist| player.ready[kind].into());
        for row in Row::ALL {
            for card in Crew::all() {
                sheet.flag(format_args!("{row}.{card}"), player.rows[*row].has(card));
            }
            sheet.put(format_args!("{row}.cards"), player.rows[*row].len());
        }
        let mut edges: EnumMap<Dest, [u8; 3]> = EnumMap::default();
        let mut gains = Gain::default();
        for (row, cards) in &player.rows {
            for card in cards.iter() {
                let edge = &self.data.crew(card).edges[row];
                let net = edge.gain.units().saturating_sub(edge.pay.units());
                let [count, sum, best] = &mut edges[edge.dest];
                *count += 1;
                *sum += net;
                *best = net.max(*best);
                for resource in Resource::ALL {
                    gains.resources[*resource] += edge.gain.resources[*resource];
                }
                gains.any += edge.gain.any;
                gains.crew += edge.gain.crew;
            }
        }
        for (dest, [count, sum, best]) in &edges {
            sheet.put(format_args!("edges.{dest}"), *count);
            sheet.put(format_args!("edges.{dest}.units"), *sum);
            sheet.put(format_args!("edges.{dest}.best"), *best);
        }
        write_gain("edges", gains, sheet);
    }

    /// What Colonies and Survivors would bring next.
    fn write_plans(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        let scoring = &self.data.scoring;
        sheet.numbered("colony", 9, Some(player.colonies.into()));
        let (now, next) = (usize::from(player.colonies), usize::from(player.colonies) + 1);
        let gain = scoring.colonies.get(next).map_or(0, |points| points - scoring.colonies[now]);
        sheet.put("colony.gain", gain);
        let price = self.data.colony_prices.get(now);
        let leaders: u8 = Specialist::ALL
            .iter()
            .filter(|kind| kind.is_leader())
            .map(|kind| player.specialists(&self.data, *kind))
            .sum();
        let engineers = player.specialists(&self.data, Specialist::Engineer);
        let lacks = price.map_or(0, |price| {
            price.engineer.saturating_sub(engineers)
                + (price.any_leader + price.planet_leader).saturating_sub(leaders)
        });
        sheet.put("colony.lacks", lacks);
        let short = price.map_or(0, |price| price.any_resource.saturating_sub(player.stored()));
        sheet.put("colony.short", short);
        sheet.put("leaders", leaders);
        sheet.flag("colony.ready", player.colony_pool > 0 && price.is_some() && lacks + short == 0);
        let settled = player.settled.len();
        sheet.numbered("settled", 6, Some(settled.into()));
        sheet.put("settled.gain", scoring.settled(settled + 1) - scoring.settled(settled));
        let mut held = EnumMap::<Color, u8>::default();
        player.held.iter().for_each(|card| held[self.data.survivor(card).color] += 1);
        sheet.each("held", |color: Color| held[color].into());
        let mut homes = EnumMap::<Color, bool>::default();
        for world in self.system.iter().flatten().filter(|world| world.terraformed) {
            if let Some(color) = self.data.planets[world.planet].color {
                homes[color] = true;
            }
        }
        sheet.each("homes", |color: Color| homes[color].into());
        let ready: u8 = Color::ALL.iter().filter(|color| homes[**color]).map(|color| held[*color]).sum();
        sheet.put("held.with_home", ready);
    }

    /// The Planets, unfinished ones first, and what else lies how far away.
    fn write_planets(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let far = self.distances(self.players[seat].ark);
        sheet.put("far.moon", far.nearest[NodeKind::Moon]);
        sheet.put("far.station", far.nearest[NodeKind::SpaceStation]);
        sheet.put("far.portal", far.nearest[NodeKind::StarPortal]);
        sheet.put("far.unknown", far.unknown);
        let range = self.players[seat].range(&self.data);
        let mut planets: ArrayVec<(u8, &World), PLANETS> = ArrayVec::new();
        for (world, routes) in self.system.iter().zip(far.planets) {
            let Some(world) = world.as_ref().filter(|world| world.planet != Planet::StarPortal) else {
                continue;
            };
            let _ = planets.try_push((routes, world));
        }
        planets.sort_unstable_by_key(|(routes, world)| (world.terraformed, *routes, world.planet));
        let arks = self.players.map(|_, player| player.ark.planet);
        for place in 0..PLANETS {
            let planet = planets.get(place);
            let visitors = planet.map_or(0, |(_, world)| {
                seat.others(self.players.len()).filter(|other| arks[*other] == world.planet).count()
            });
            let name = Nth(place);
            sheet.put(format_args!("{name}.visitors"), visitors as i32);
            let view = planet.map_or(View::NONE, |(routes, world)| self.view(seat, *routes, world));
            sheet.flag(format_args!("{name}.in_range"), planet.is_some() && view.routes <= range);
            view.write(name, sheet);
        }
    }

    /// A Planet as it matters to a seat.
    fn view(&self, seat: Seat, routes: u8, world: &World) -> View {
        let card = &self.data.planets[world.planet];
        let mut view = View { routes, terraformed: world.terraformed, color: card.color, ..View::NONE };
        view.yields = card.yields[usize::from(world.terraformed)];
        view.colony = world.colonies.has(seat);
        view.outpost = world.outposts.has(seat);
        view.colonies = world.colonies.iter().count() as u8 - u8::from(view.colony);
        view.outposts = world.outposts.iter().count() as u8 - u8::from(view.outpost);
        if world.terraformed {
            return view;
        }
        for resource in Resource::ALL {
            let missing = card.levels[*resource] - world.levels[*resource];
            view.missing[*resource] = missing;
            view.left += missing;
            view.fits += missing.min(self.players[seat].cargo[*resource]);
        }
        view.fits = view.fits.min(self.terraform_limit(seat));
        for (rank, marker) in world.merit.iter().enumerate() {
            if marker.seat == seat {
                (view.spot, view.rank) = (marker.spot, rank as u8 + 1);
            } else {
                view.best_other = view.best_other.max(marker.spot);
            }
        }
        view
    }

    /// What matters about somebody else alone.
    fn write_other(&self, seat: Seat, sheet: &mut impl FeatureSheet) {
        let player = &self.players[seat];
        // How much of the Planet under the Ark the player could complete at once.
        let world = self.world_under(seat).filter(|world| !world.terraformed);
        let view = world.map_or(View::NONE, |world| self.view(seat, 0, world));
        sheet.put("here.left", view.left);
        sheet.put("here.fits", view.fits);
        sheet.flag("here.completes", view.left > 0 && view.fits == view.left);
        sheet.put("upgrades", upgrades(player));
    }
}

/// Payments for upgrades in all.
fn upgrades(player: &Player) -> u8 {
    player.upgrades.values().sum()
}

/// A Planet as it matters to a seat.
#[derive(Clone, Copy)]
struct View {
    routes: u8,
    terraformed: bool,
    color: Option<Color>,
    /// What gathering brings.
    yields: Gain,
    /// Levels that are missing, by resource and in all.
    missing: Cargo,
    left: u8,
    /// How many of them the seat could raise with one action and what it has.
    fits: u8,
    spot: u8,
    /// From 1; 0 off the track.
    rank: u8,
    best_other: u8,
    colony: bool,
    outpost: bool,
    colonies: u8,
    outposts: u8,
}

impl View {
    const NONE: View = View {
        routes: Distances::FAR,
        terraformed: false,
        color: None,
        yields: Gain { resources: Cargo::from_array([0; 4]), any: 0, crew: 0 },
        missing: Cargo::from_array([0; 4]),
        left: 0,
        fits: 0,
        spot: 0,
        rank: 0,
        best_other: 0,
        colony: false,
        outpost: false,
        colonies: 0,
        outposts: 0,
    };

    fn write(&self, name: Nth, sheet: &mut impl FeatureSheet) {
        sheet.put(format_args!("{name}.routes"), self.routes);
        sheet.flag(format_args!("{name}.terraformed"), self.terraformed);
        sheet.kind(name, self.color);
        sheet.each(format_args!("{name}.missing"), |resource: Resource| self.missing[resource].into());
        sheet.put(format_args!("{name}.left"), self.left);
        sheet.put(format_args!("{name}.fits"), self.fits);
        sheet.flag(format_args!("{name}.completes"), self.left > 0 && self.fits == self.left);
        sheet.put(format_args!("{name}.spot"), self.spot);
        sheet.put(format_args!("{name}.best_other"), self.best_other);
        sheet.flag(format_args!("{name}.first"), self.rank == 1);
        sheet.flag(format_args!("{name}.second"), self.rank == 2);
        sheet.flag(format_args!("{name}.colony"), self.colony);
        sheet.flag(format_args!("{name}.outpost"), self.outpost);
        sheet.put(format_args!("{name}.colonies"), self.colonies);
        sheet.put(format_args!("{name}.outposts"), self.outposts);
        write_gain(name, self.yields, sheet);
    }
}

/// The first, second, … Planet.
#[derive(Clone, Copy)]
struct Nth(usize);

impl std::fmt::Display for Nth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "planet.{}", self.0 + 1)
    }
}

/// What something brings.
fn write_gain(name: impl std::fmt::Display, gain: Gain, sheet: &mut impl FeatureSheet) {
    for resource in Resource::ALL {
        sheet.put(format_args!("{name}.gains.{resource}"), gain.resources[*resource]);
    }
    sheet.put(format_args!("{name}.gains.any"), gain.any);
    sheet.put(format_args!("{name}.gains.crew"), gain.crew);
}
