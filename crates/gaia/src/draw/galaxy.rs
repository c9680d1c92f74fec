//! The map: sectors, planets, and everything that stands on them.

use std::fmt::Write as _;

use hex::{Axial, Cell, CellSet};
use maud::{Markup, PreEscaped, html};
use table::{Look, Pending, Seat};

use super::outline::{SIZE, borders, centre, smooth, straight};
use super::planets::planet;
use super::{Pen, Piece, classes, short};
use crate::Gaia;
use crate::board::Map;
use crate::map::TurnSector;
use crate::moves::{Decision, Draft};
use crate::names::Planet;

/// The map as one SVG.
pub fn galaxy(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    let sectors = sectors(game);
    let numbers: CellSet = sectors.iter().filter_map(|(_, cells)| pen.number_spot(*cells)).collect();
    html! {
        svg id="galaxy" class="galaxy"
            fill="none" viewBox=(view(game)) role="group" aria-label=(pen.text("draw-galaxy")) {
            rect x="-9999" y="-9999" width="19998" height="19998" fill="url(#st)" {}
            g id="sectors" { @for sector in sectors { (pen.sector(sector)) } }
            g id="hexes" { @for cell in game.board().grid().cells() { (pen.hex(cell, numbers.contains(cell))) } }
            g id="federations" { @for seat in game.players().seats() { (pen.federations(seat)) } (pen.preview()) }
        }
    }
}

/// The part of the plane that the map fills.
fn view(game: &Gaia) -> String {
    let grid = game.board().grid();
    let middles: Vec<_> = grid.cells().map(|cell| centre(grid.axial(cell))).collect();
    let fold = |value: &dyn Fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        middles.iter().map(value).reduce(pick).unwrap_or_default()
    };
    let (left, top) = (fold(&|at| at.0, f64::min) - SIZE - 4.0, fold(&|at| at.1, f64::min) - SIZE);
    let (right, bottom) = (fold(&|at| at.0, f64::max) + SIZE + 4.0, fold(&|at| at.1, f64::max) + SIZE);
    format!("{} {} {} {}", short(left), short(top), short(right - left), short(bottom - top))
}

/// The sectors of the map: number and hexes.
fn sectors(game: &Gaia) -> Vec<(u8, CellSet)> {
    let mut sectors: Vec<(u8, CellSet)> = Vec::new();
    for cell in game.board().grid().cells() {
        let number = game.board().sector(cell);
        match sectors.iter_mut().find(|(other, _)| *other == number) {
            Some((_, cells)) => {
                cells.insert(cell);
            }
            None => sectors.push((number, CellSet::of(cell))),
        }
    }
    sectors
}

fn coordinates(at: Axial) -> String {
    format!("{},{}", at.q, at.r)
}

impl Pen<'_> {
    /// The ground of a sector. Its number stands on one of its hexes.
    fn sector(self, (number, cells): (u8, CellSet)) -> Markup {
        let border = borders(self.game.board().grid(), cells, 1.2);
        html! { path id={ "sector-" (number) } class="sector" d=(straight(&border)) {} }
    }

    /// The hex that bears the number of a sector: an empty one, as near to the middle as possible.
    fn number_spot(self, cells: CellSet) -> Option<Cell> {
        let board = self.game.board();
        let middle_of = |cell: Cell| centre(board.grid().axial(cell));
        let count = f64::from(cells.len());
        let sum = cells.iter().map(middle_of).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        let far = |cell: &Cell| {
            let (x, y) = middle_of(*cell);
            ((x - sum.0 / count).hypot(y - sum.1 / count) * 10.0) as i64
        };
        (cells & board.all(Planet::Empty)).iter().min_by_key(far)
    }

    /// A hex with everything on it. Most of them are bare, and a bare one is a single element.
    fn hex(self, cell: Cell, numbered: bool) -> Markup {
        let at = self.game.board().grid().axial(cell);
        let (x, y) = centre(at);
        // Whole units are exact enough, and shorter two hundred times over.
        let (x, y) = (short(x.round()), short(y.round()));
        let name = format!("hex-{}", coordinates(at));
        let target = self.is_target(&name) || self.is_included(cell);
        let (role, tab) = (target.then_some("button"), target.then_some("0"));
        let class = self.hex_class(cell, &name, target);
        let kind = self.game.planet_at(cell);
        let pieces = self.pieces_at(cell);
        let title = html! { title { (self.hex_title(cell, kind)) } };
        if kind == Planet::Empty && pieces.is_empty() && !numbered {
            return html! {
                use id=(name) data-place=(name) class=[class] role=[role] tabindex=[tab] href="#hx"
                    x=(x) y=(y) { (title) }
            };
        }
        html! {
            g id=(name) data-place=(name) class=[class] role=[role] tabindex=[tab]
                transform={ "translate(" (x) " " (y) ")" } {
                (title)
                (PreEscaped("<use href=\"#hx\"/>"))
                @if numbered { text class="sn" y="11" { (self.game.board().sector(cell)) } }
                (planet(kind))
                @if kind != Planet::Lost && pieces.iter().any(|(_, piece)| matches!(piece, Piece::Structure(_))) { (PreEscaped("<use href=\"#pd\"/>")) }
                @for (seat, piece) in &pieces { (self.piece_at(at, *seat, *piece, &pieces)) }
            }
        }
    }

    /// What the turn in the making has to do with a hex.
    fn hex_class(self, cell: Cell, name: &str, target: bool) -> Option<String> {
        let chosen = self.draft().is_some_and(|(_, draft)| (draft.planets | draft.satellites).contains(cell));
        let turned = self.sector_turned() == Some(self.game.board().sector(cell));
        let class =
            classes(&[("target", target), ("fresh", self.is_fresh(name)), ("chosen", chosen || turned)]);
        (!class.is_empty()).then_some(class)
    }

    /// The federation in the making, and whose it is.
    fn draft(self) -> Option<(Seat, Draft)> {
        match self.game.question()? {
            Pending { seat, decision: Decision::Federation(draft) } => Some((seat, draft)),
            _ => None,
        }
    }

    /// Whether a hex belongs to a group of planets that can be chosen: the group goes by the name of one of them.
    fn is_included(self, cell: Cell) -> bool {
        let Some((seat, draft)) = self.draft() else { return false };
        if draft.complete || self.look.targets.is_empty() || !self.game.players()[seat].bases().contains(cell)
        {
            return false;
        }
        let named = self.game.board().grid().axial(self.game.cluster_name(seat, cell));
        self.is_target(&format!("hex-{}", coordinates(named)))
    }

    /// The number of the sector tile that is being turned.
    fn sector_turned(self) -> Option<u8> {
        let Some(Decision::TurnSector(TurnSector { place, .. })) = self.decision() else { return None };
        let Map::Tiles(tiles) = self.game.board().map() else { return None };
        let cell = self.game.board().grid().at(tiles.get(usize::from(place))?.centre)?;
        Some(self.game.board().sector(cell))
    }

    /// All pieces on a hex, planets' owners first.
    fn pieces_at(self, cell: Cell) -> Vec<(Seat, Piece)> {
        let mut pieces = Vec::new();
        for (seat, player) in self.game.players().iter() {
            let mut add = |there: bool, piece: Piece| there.then(|| pieces.push((seat, piece)));
            if let Some(kind) = player.structure_at(cell) {
                add(true, Piece::Structure(kind));
            }
            add(player.projects.contains(cell), Piece::Gaiaformer);
            add(player.stations.contains(cell), Piece::Station);
            add(player.satellites.contains(cell), Piece::Satellite);
        }
        pieces.sort_by_key(|(seat, _)| self.shares(*seat, cell));
        pieces
    }

    /// Whether a player's structure is only a guest on this planet (Lantids).
    fn shares(self, seat: Seat, cell: Cell) -> bool {
        self.game.players()[seat].shared.contains(cell)
    }

    fn hex_title(self, cell: Cell, kind: Planet) -> String {
        let sector = self.say("draw-sector", &[("number", self.game.board().sector(cell).into())]);
        format!("{}, {sector}", self.name(kind))
    }

    fn piece_title(self, cell: Cell, seat: Seat, piece: Piece) -> String {
        let mut title = format!("{}: {}", self.who(seat), self.text(piece.id()));
        if self.shares(seat, cell) {
            let _ = write!(title, ", {}", self.text("draw-shared"));
        }
        if piece != Piece::Satellite && self.game.players()[seat].federated.contains(cell) {
            let _ = write!(title, ", {}", self.text("draw-federated"));
        }
        title
    }

    /// A piece in its place on the hex.
    fn piece_at(self, at: Axial, seat: Seat, piece: Piece, all: &[(Seat, Piece)]) -> Markup {
        let cell = self.game.board().grid().at(at).expect("a hex of the map");
        let word = match piece {
            Piece::Structure(_) => "piece",
            Piece::Station => "station",
            other => other.id(),
        };
        html! {
            g id={ (word) "-" (seat) "-" (coordinates(at)) } class=(self.colour(seat))
                transform=[self.place_on_hex(cell, seat, piece, all)] {
                title { (self.piece_title(cell, seat, piece)) }
                (self.piece(seat, piece))
            }
        }
    }

    /// Where on its hex a piece stands. A satellite alone is large; several share the hex by seat.
    fn place_on_hex(self, cell: Cell, seat: Seat, piece: Piece, all: &[(Seat, Piece)]) -> Option<String> {
        match piece {
            Piece::Satellite if all.len() > 1 => {
                let (x, y) = [(-15, -14), (15, -14), (-15, 14), (15, 14)][seat.index() % 4];
                Some(format!("translate({x} {y})scale(.95)"))
            }
            Piece::Structure(_) if self.shares(seat, cell) => Some("translate(20 -18)scale(.75)".into()),
            Piece::Structure(_) => Some("scale(1.1)".into()),
            _ => None,
        }
    }

    /// The federation in the making: its border so far, and the satellites that will stand there.
    fn preview(self) -> Markup {
        let Some((seat, draft)) = self.draft() else { return html! {} };
        let grid = self.game.board().grid();
        let inset = 3.5 + 3.5 * seat.index() as f64;
        html! {
            g id="preview" class={ "ghost " (self.colour(seat)) } role="img" aria-label=(self.text("draw-preview")) {
                @for region in grid.regions(draft.planets | draft.satellites) {
                    path class="fd draft" d=(smooth(&borders(grid, region, inset))) {}
                }
                @for cell in draft.satellites {
                    @let (x, y) = centre(grid.axial(cell));
                    use href="#s-satellite" x=(short(x.round())) y=(short(y.round())) {}
                }
            }
        }
    }

    /// The borders of a player's federations. Every seat has its own distance from the rim, so that borders on
    /// one hex lie side by side.
    fn federations(self, seat: Seat) -> Markup {
        let grid = self.game.board().grid();
        let members = self.game.players()[seat].federated;
        let inset = 3.5 + 3.5 * seat.index() as f64;
        let title = format!("{}: {}", self.who(seat), self.text("draw-federation"));
        html! {
            @for region in grid.regions(members) {
                @let first = grid.axial(region.first().expect("a region has hexes"));
                path id={ "federation-" (seat) "-" (coordinates(first)) }
                    class={ "fd d" (seat.index()) " " (self.colour(seat)) }
                    d=(smooth(&borders(grid, region, inset))) { title { (title) } }
            }
        }
    }
}
