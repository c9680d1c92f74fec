//! The things of the table by name, as choices, drawings and explanations know them.
//!
//! | name | what |
//! |---|---|
//! | `spot-<planet>-<node>` | a Planet, the Star Portal, a Moon, a Space Station or an Asteroid |
//! | `cell-<row>-<column>` | a cell of the grid without a card |
//! | `track-<planet>-<resource>` | a resource track |
//! | `merit-<planet>` | a terraforming track |
//! | `crew-<card>`, `crew-deck` | a Crew card, wherever it lies, and the deck |
//! | `row-<seat>-<row>` | a row of Crew cards |
//! | `cargo-<seat>-<resource>`, `goods-<resource>` | a resource in a Cargo, and in one's own |
//! | `token-<seat>-<specialist>` | a Specialist token |
//! | `upgrade-<seat>-<upgrade>` | an upgrade of an Ark |
//! | `markers-<seat>` | free Colonies and Outposts |
//! | `survivor-<card>`, `survivor-deck` | a Survivor card, and the deck |
//! | `automa-<card>`, `symbol-<specialist>` | the Automa's card, and the symbols of its Crew |

use table::{Named, Seat};

use crate::cards::{AutomaCard, Crew, Survivor};
use crate::names::{Node, Planet, Resource, Row, Specialist, Upgrade};
use crate::space::{Cell, Spot};

pub(crate) const CREW_DECK: &str = "crew-deck";
pub(crate) const SURVIVOR_DECK: &str = "survivor-deck";

pub(crate) fn spot(spot: Spot) -> String {
    format!("spot-{}-{}", spot.planet, spot.node)
}

pub(crate) fn cell(cell: Cell) -> String {
    format!("cell-{}-{}", cell.row(), cell.column())
}

pub(crate) fn track(planet: Planet, resource: Resource) -> String {
    format!("track-{planet}-{resource}")
}

pub(crate) fn merit(planet: Planet) -> String {
    format!("merit-{planet}")
}

pub(crate) fn crew(card: Crew) -> String {
    format!("crew-{card}")
}

pub(crate) fn row(seat: Seat, row: Row) -> String {
    format!("row-{seat}-{row}")
}

pub(crate) fn cargo(seat: Seat, resource: Resource) -> String {
    format!("cargo-{seat}-{resource}")
}

pub(crate) fn token(seat: Seat, token: Specialist) -> String {
    format!("token-{seat}-{token}")
}

pub(crate) fn upgrade(seat: Seat, upgrade: Upgrade) -> String {
    format!("upgrade-{seat}-{upgrade}")
}

pub(crate) fn markers(seat: Seat) -> String {
    format!("markers-{seat}")
}

pub(crate) fn survivor(card: Survivor) -> String {
    format!("survivor-{card}")
}

pub(crate) fn automa(card: AutomaCard) -> String {
    format!("automa-{card}")
}

pub(crate) fn symbol(symbol: Specialist) -> String {
    format!("symbol-{symbol}")
}

/// A thing of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Spot(Spot),
    Cell(Cell),
    Track(Planet, Resource),
    Merit(Planet),
    Crew(Crew),
    CrewDeck,
    Row(Seat, Row),
    Cargo(Option<Seat>, Resource),
    Token(Seat, Specialist),
    Upgrade(Seat, Upgrade),
    Markers(Seat),
    Survivor(Survivor),
    SurvivorDeck,
    Automa(AutomaCard),
    Symbol(Specialist),
}

impl Place {
    /// The thing with this name.
    pub(crate) fn read(name: &str) -> Option<Place> {
        let (kind, rest) = name.split_once('-')?;
        Some(match kind {
            "spot" => {
                let (planet, node) = rest.rsplit_once('-')?;
                Place::Spot(Spot { planet: Planet::from_id(planet)?, node: Node::from_id(node)? })
            }
            "cell" => {
                let (row, column) = rest.split_once('-')?;
                Place::Cell(Cell::new(row.parse().ok()?, column.parse().ok()?)?)
            }
            "track" => {
                let (planet, resource) = rest.split_once('-')?;
                Place::Track(Planet::from_id(planet)?, Resource::from_id(resource)?)
            }
            "merit" => Place::Merit(Planet::from_id(rest)?),
            "crew" if rest == "deck" => Place::CrewDeck,
            "crew" => Place::Crew(rest.parse().ok()?),
            "row" => seated(rest, Place::Row)?,
            "cargo" => seated(rest, |seat, resource| Place::Cargo(Some(seat), resource))?,
            "goods" => Place::Cargo(None, Resource::from_id(rest)?),
            "token" => seated(rest, Place::Token)?,
            "upgrade" => seated(rest, Place::Upgrade)?,
            "markers" => Place::Markers(seat(rest)?),
            "survivor" if rest == "deck" => Place::SurvivorDeck,
            "survivor" => Place::Survivor(rest.parse().ok()?),
            "automa" => Place::Automa(rest.parse().ok()?),
            "symbol" => Place::Symbol(Specialist::from_id(rest)?),
            _ => return None,
        })
    }
}

/// A seat by its number.
fn seat(number: &str) -> Option<Seat> {
    number.parse::<u8>().ok()?.checked_sub(1).map(Seat::new)
}

/// What belongs to a seat: `1-robotics`.
fn seated<K: Named>(rest: &str, place: impl Fn(Seat, K) -> Place) -> Option<Place> {
    let (number, id) = rest.split_once('-')?;
    Some(place(seat(number)?, K::from_id(id)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_their_things() {
        let (ben, portal) = (Seat::new(1), Spot::PORTAL);
        assert_eq!(Place::read(&spot(portal)), Some(Place::Spot(portal)));
        let ochre = Spot { planet: Planet::OchreDeep, node: Node::A2 };
        assert_eq!(Place::read(&spot(ochre)), Some(Place::Spot(ochre)));
        for empty in Cell::all() {
            assert_eq!(Place::read(&cell(empty)), Some(Place::Cell(empty)));
        }
        assert_eq!(
            Place::read(&track(Planet::OchreDeep, Resource::Minerals)),
            Some(Place::Track(Planet::OchreDeep, Resource::Minerals))
        );
        assert_eq!(
            Place::read(&token(ben, Specialist::LeaderRed)),
            Some(Place::Token(ben, Specialist::LeaderRed))
        );
        assert_eq!(Place::read("goods-workforce"), Some(Place::Cargo(None, Resource::Workforce)));
        assert_eq!(Place::read(CREW_DECK), Some(Place::CrewDeck));
        assert_eq!(Place::read("seat-1"), None);
    }
}
