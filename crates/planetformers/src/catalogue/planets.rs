//! Planet cards, their layouts and the grid (`planets.toml`).

use std::collections::BTreeMap;

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::by_kind;
use table::data::DataError;

use super::Name;
use crate::goods::{Cargo, Gain};
use crate::names::{Color, Direction, Named, Node, NodeKind, Planet, Resource, Role};
use crate::space::{Cell, SIDE};

const FILE: &str = "planets.toml";

/// Where the first cards lie (PF-SETUP-7, PF-SETUP-8).
#[derive(Clone, Debug, Serialize)]
pub struct Grid {
    /// The cell of the Star Portal.
    pub portal: Cell,
    /// The cells of the starting Planets.
    pub starting: [Cell; 3],
}

/// A Planet card.
#[derive(Clone, Debug, Serialize)]
pub struct PlanetCard {
    /// What it is called.
    pub name: Name,
    /// Where it comes from.
    pub role: Role,
    /// Its colour; the Star Portal has none.
    pub color: Option<Color>,
    /// Its spots and routes.
    pub layout: Layout,
    /// The resource tracks from left to right.
    pub tracks: Vec<(Resource, u8)>,
    /// The highest level of every resource; 0 where there is no track (PF-TERRA-2).
    pub levels: Cargo,
    /// The spots of the terraforming track: the sum of the levels (PF-TERRA-9).
    pub track_length: u8,
    /// The yield of the Planet or Portal, before and after the card is flipped (PF-GATHER-2).
    pub yields: [Gain; 2],
    /// The yields of its Moons and Space Stations (PF-GATHER-1).
    pub node_yields: EnumMap<Node, Gain>,
    /// Which of its values are our own, because the rulebook does not show them.
    pub reconstructed: Vec<String>,
}

/// The spots and routes of a card.
#[derive(Clone, Debug, Serialize)]
pub struct Layout {
    /// What it is called.
    pub id: String,
    /// Its spots.
    pub nodes: EnumMap<Node, Option<NodeOnCard>>,
    /// The spots that a route joins to each spot, one bit each.
    pub joined: EnumMap<Node, u8>,
    /// The routes, each once.
    pub routes: Vec<(Node, Node)>,
    /// The spot whose half-line runs to an edge (PF-TRAVEL-5).
    pub exits: EnumMap<Direction, Node>,
}

/// A spot of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct NodeOnCard {
    /// What it is.
    pub kind: NodeKind,
    /// Where it is drawn, from the left, on a card of 100 × 100.
    pub x: u8,
    /// Where it is drawn, from the top.
    pub y: u8,
}

impl PlanetCard {
    /// What a spot of the card is, if it has that spot.
    #[inline]
    pub fn kind(&self, node: Node) -> Option<NodeKind> {
        self.layout.nodes[node].map(|on_card| on_card.kind)
    }
}

#[derive(Deserialize)]
pub(super) struct PlanetsFile {
    grid: GridEntry,
    layouts: BTreeMap<String, LayoutEntry>,
    planets: Vec<PlanetEntry>,
}

#[derive(Deserialize)]
struct GridEntry {
    rows: u8,
    cols: u8,
    portal_cell: Cell,
    starting_cells: [Cell; 3],
}

#[derive(Deserialize)]
struct LayoutEntry {
    nodes: Vec<NodeEntry>,
    routes: Vec<(Node, Node)>,
    exits: EnumMap<Direction, Node>,
}

#[derive(Deserialize)]
struct NodeEntry {
    id: Node,
    kind: NodeKind,
    x: u8,
    y: u8,
}

#[derive(Deserialize)]
struct PlanetEntry {
    id: Planet,
    name: Name,
    role: Role,
    color: Option<Color>,
    layout: String,
    #[serde(default)]
    yield_before: Gain,
    #[serde(default)]
    yield_after: Gain,
    portal_yield: Option<Gain>,
    #[serde(default)]
    tracks: Vec<Track>,
    #[serde(default)]
    track_length: u8,
    #[serde(default)]
    node_yields: BTreeMap<String, Gain>,
    source: String,
    #[serde(default)]
    source_fields: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Track {
    resource: Resource,
    max: u8,
}

impl PlanetsFile {
    pub(super) fn finish(self) -> Result<(Grid, EnumMap<Planet, PlanetCard>), DataError> {
        let GridEntry { rows, cols, portal_cell: portal, starting_cells: starting } = self.grid;
        if (rows, cols) != (SIDE, SIDE) {
            return Err(DataError::new(FILE, "grid", "the grid has 3 rows and 3 columns"));
        }
        let mut first = vec![portal];
        for cell in starting {
            if first.contains(&cell) {
                return Err(DataError::new(FILE, "grid", &format!("two cards would lie in cell {cell}")));
            }
            first.push(cell);
        }
        let layouts = self.layouts;
        let cards = by_kind(FILE, self.planets, |entry| entry.id)?;
        let mut finished = Vec::new();
        for (planet, entry) in cards {
            let layout = layouts
                .get(&entry.layout)
                .ok_or_else(|| DataError::new(FILE, planet.id(), "there is no layout of this name"))?;
            let layout = layout.finish(&entry.layout)?;
            finished.push(entry.finish(layout)?);
        }
        check_roles(&finished)?;
        let mut cards = finished.into_iter();
        let planets = EnumMap::from_fn(|_: Planet| cards.next().expect("one card for every Planet"));
        Ok((Grid { portal, starting }, planets))
    }
}

/// One Star Portal, three starting Planets; the deck must fill the five cells that are left (PF-TRAVEL-20).
fn check_roles(cards: &[PlanetCard]) -> Result<(), DataError> {
    let of = |role: Role| cards.iter().filter(|card| card.role == role).count();
    if cards[Planet::StarPortal as usize].role != Role::Portal || of(Role::Portal) != 1 {
        return Err(DataError::new(FILE, "star_portal", "the Star Portal alone has the role `portal`"));
    }
    if of(Role::Starting) != 3 {
        return Err(DataError::new(FILE, "planets", "three Planets have the role `starting`"));
    }
    Ok(())
}

impl LayoutEntry {
    fn finish(&self, id: &str) -> Result<Layout, DataError> {
        let wrong = |problem: &str| DataError::new(FILE, &format!("layouts.{id}"), problem);
        let mut nodes = EnumMap::<Node, Option<NodeOnCard>>::default();
        for NodeEntry { id, kind, x, y } in &self.nodes {
            if nodes[*id].replace(NodeOnCard { kind: *kind, x: *x, y: *y }).is_some() {
                return Err(wrong(&format!("spot `{id}` appears twice")));
            }
        }
        let mut joined = EnumMap::<Node, u8>::default();
        for (one, other) in &self.routes {
            if nodes[*one].is_none() || nodes[*other].is_none() {
                return Err(wrong(&format!("the route {one}–{other} ends at a spot that is not there")));
            }
            if one == other || joined[*one] >> *other as u8 & 1 == 1 {
                return Err(wrong(&format!("the route {one}–{other} appears twice or leads nowhere")));
            }
            joined[*one] |= 1 << *other as u8;
            joined[*other] |= 1 << *one as u8;
        }
        if self.exits.values().any(|node| nodes[*node].is_none()) {
            return Err(wrong("an exit begins at a spot that is not there"));
        }
        if !is_connected(&nodes, joined) {
            return Err(wrong("not all spots can be reached from `p`"));
        }
        Ok(Layout { id: id.to_owned(), nodes, joined, routes: self.routes.clone(), exits: self.exits })
    }
}

fn is_connected(nodes: &EnumMap<Node, Option<NodeOnCard>>, joined: EnumMap<Node, u8>) -> bool {
    let all = Node::ALL.iter().filter(|node| nodes[**node].is_some());
    let all = all.fold(0_u8, |bits, node| bits | 1 << *node as u8);
    let mut reached = 1_u8 << Node::P as u8;
    for _ in Node::ALL {
        let near = Node::ALL.iter().filter(|node| reached >> **node as u8 & 1 == 1);
        reached |= near.fold(0, |bits, node| bits | joined[*node]);
    }
    reached == all
}

impl PlanetEntry {
    fn finish(self, layout: Layout) -> Result<PlanetCard, DataError> {
        let id = self.id.id();
        let wrong = |problem: &str| Err(DataError::new(FILE, id, problem));
        let is_portal = self.role == Role::Portal;
        let middle = if is_portal { NodeKind::StarPortal } else { NodeKind::Planet };
        let is_middle = |kind| matches!(kind, NodeKind::StarPortal | NodeKind::Planet);
        let kinds = layout.nodes.iter().filter_map(|(node, on_card)| on_card.map(|it| (node, it.kind)));
        if kinds
            .clone()
            .any(|(node, kind)| (node == Node::P) != is_middle(kind) || is_middle(kind) && kind != middle)
        {
            return wrong("`p` is the Planet, or the Star Portal, and no other spot is");
        }
        if is_portal != self.color.is_none() || is_portal != self.portal_yield.is_some() {
            return wrong("every Planet has a colour; the Star Portal has none, but a `portal_yield`");
        }
        let mut levels = Cargo::default();
        for Track { resource, max } in &self.tracks {
            if std::mem::replace(&mut levels[*resource], *max) > 0 {
                return wrong(&format!("the track of {resource} appears twice"));
            }
        }
        if levels.values().sum::<u8>() != self.track_length {
            return wrong("`track_length` is the sum of the highest levels");
        }
        if !is_portal && levels[Resource::Minerals] == 0 {
            return wrong("every Planet has a track of minerals");
        }
        let mut node_yields = EnumMap::default();
        for (node, gain) in &self.node_yields {
            match Node::from_id(node) {
                Some(node) => node_yields[node] = *gain,
                None => return wrong(&format!("there is no spot `{node}`")),
            }
        }
        let pays = |kind| matches!(kind, NodeKind::Moon | NodeKind::SpaceStation);
        let paying = kinds.clone().filter(|(_, kind)| pays(*kind)).map(|(node, _)| node.id());
        if !paying.clone().all(|node| self.node_yields.contains_key(node))
            || paying.count() != self.node_yields.len()
        {
            return wrong("`node_yields` has exactly the Moons and Space Stations of the card");
        }
        let yields = match self.portal_yield {
            Some(gain) => [gain; 2],
            None => [self.yield_before, self.yield_after],
        };
        if !grows(&yields) {
            return wrong("`yield_after` is at least `yield_before`");
        }
        let reconstructed = super::crew::reconstructed(&self.source, &self.source_fields);
        let tracks = self.tracks.iter().map(|track| (track.resource, track.max)).collect();
        Ok(PlanetCard {
            name: self.name,
            role: self.role,
            color: self.color,
            layout,
            tracks,
            levels,
            track_length: self.track_length,
            yields,
            node_yields,
            reconstructed,
        })
    }
}

fn grows([before, after]: &[Gain; 2]) -> bool {
    before.any <= after.any
        && before.crew <= after.crew
        && Resource::ALL.iter().all(|resource| before.resources[*resource] <= after.resources[*resource])
}
