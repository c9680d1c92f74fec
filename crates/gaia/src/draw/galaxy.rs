//! The map: sectors, planets, and everything that stands on them.

use std::fmt::Write as _;
use std::mem::replace;

use hex::{Axial, Cell, CellSet};
use maud::{Markup, PreEscaped, html};
use table::{Chip, Look, Pending, Seat};

use super::outline::{SIZE, borders, centre, smooth, straight};
use super::planets::planet;
use super::{Pen, Piece, classes, short};
use crate::Gaia;
use crate::board::Map;
use crate::map::TurnSector;
use crate::moves::{Decision, Draft};
use crate::names::{Planet, Structure};

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
            g id="hexes" class="hexes" { @for cell in game.board().grid().cells() { (pen.hex(cell, numbers.contains(cell))) } }
            g id="federations" { @for seat in game.players().seats() { (pen.federations(seat)) } (pen.preview()) }
            g id="prices" class="prices" { @for cell in game.board().grid().cells() { (pen.price_at(cell)) } }
            (pen.legend())
        }
    }
}

/// The part of the plane that the map fills: left, top, right and bottom.
fn extent(game: &Gaia) -> [f64; 4] {
    let grid = game.board().grid();
    let middles: Vec<_> = grid.cells().map(|cell| centre(grid.axial(cell))).collect();
    let fold = |value: &dyn Fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        middles.iter().map(value).reduce(pick).unwrap_or_default()
    };
    let (left, top) = (fold(&|at| at.0, f64::min) - SIZE - 2.0, fold(&|at| at.1, f64::min) - SIZE + 3.0);
    let (right, bottom) = (fold(&|at| at.0, f64::max) + SIZE + 2.0, fold(&|at| at.1, f64::max) + SIZE - 3.0);
    [left, top, right, bottom]
}

fn view(game: &Gaia) -> String {
    let [left, top, right, bottom] = extent(game);
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
        let kind = self.game.planet_at(cell);
        let pieces = self.pieces_at(cell);
        let class = self.hex_class(cell, &name, target, &pieces);
        let title = html! { title { (self.hex_title(cell, kind)) } };
        let settled = pieces.iter().any(|(_, piece)| *piece != Piece::Satellite);
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
                @if numbered { text class="sn" y="10" { (self.game.board().sector(cell)) } }
                (planet(kind, settled))
                @for (seat, piece) in &pieces { (self.piece_at(at, *seat, *piece, &pieces)) }
            }
        }
    }

    /// Whose hex it is, and what the turn in the making has to do with it.
    fn hex_class(self, cell: Cell, name: &str, target: bool, pieces: &[(Seat, Piece)]) -> Option<String> {
        let chosen = self.draft().is_some_and(|(_, draft)| (draft.planets | draft.satellites).contains(cell));
        let turned = self.sector_turned() == Some(self.game.board().sector(cell));
        // The first piece is that of the planet's owner; a satellite alone tints the hex less.
        let (tint, colour) = match pieces.first() {
            Some((seat, Piece::Satellite)) => ("st", self.colour(*seat)),
            Some((seat, _)) => ("oc", self.colour(*seat)),
            None => ("", ""),
        };
        let class = classes(&[
            (tint, !tint.is_empty()),
            (colour, !tint.is_empty()),
            ("target", target),
            ("far", target && self.needs_qic(name)),
            ("fresh", self.is_fresh(name)),
            ("chosen", chosen || turned),
        ]);
        (!class.is_empty()).then_some(class)
    }

    /// Whether what can be chosen here costs QIC.
    fn needs_qic(self, place: &str) -> bool {
        self.offer(place).is_some_and(|offer| offer.price.iter().any(|chip| chip.what == "qic"))
    }

    /// What a target costs, below its hex and above all other hexes.
    fn price_at(self, cell: Cell) -> Markup {
        let at = self.game.board().grid().axial(cell);
        let place = format!("hex-{}", coordinates(at));
        let offer = self.offer(&place).filter(|offer| !offer.price.is_empty());
        let Some(offer) = offer else { return html! {} };
        let digits = |chip: &Chip| 12 * chip.amount.to_string().len() as i32;
        let width = |chip: &Chip| digits(chip) + 25;
        let more = if offer.choices > 1 { 14 } else { 0 };
        let all = offer.price.iter().map(width).sum::<i32>() + more + 12;
        let starts = offer.price.iter().scan(9 - all / 2, |x, chip| Some(replace(x, *x + width(chip))));
        let (x, y) = centre(at);
        html! {
            g id={ "price-" (coordinates(at)) } class=[self.needs_qic(&place).then_some("far")]
                transform={ "translate(" (short(x.round())) " " (short((y + 38.0).round())) ")" } {
                rect x=(-all / 2) y="-13" width=(all) height="26" rx="13" {}
                @for (chip, x) in offer.price.iter().zip(starts) {
                    text x=(x) y="7" { (chip.amount) }
                    use href={ "#i-" (chip.what) } x=(x + digits(chip)) y="-10" width="20" height="20" {}
                }
                @if more > 0 { text x=(all / 2 - 21) y="5" { "…" } }
            }
        }
    }

    /// What the outlines of targets mean, as long as some of them need a QIC.
    fn legend(self) -> Markup {
        let hexes = || self.look.targets.keys().filter(|place| place.starts_with("hex-"));
        if !hexes().any(|place| self.needs_qic(place)) {
            return html! {};
        }
        let [left, _, _, bottom] = extent(self.game);
        html! {
            g id="legend" class="legend" transform={ "translate(" (short(left + 22.0)) " " (short(bottom - 62.0)) ")" } {
                path d="M0-8 7-4v8L0 8-7 4v-8z" {} text x="16" y="8" { (self.text("draw-in-range")) }
                path class="far" d="M0 26l7 4v8l-7 4-7-4v-8z" {} text x="16" y="42" { (self.text("draw-needs-qic")) }
            }
        }
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
        let (place, small) = self.place_on_hex(cell, seat, piece, all);
        html! {
            g id={ (word) "-" (seat) "-" (coordinates(at)) } class={ (self.colour(seat)) (if small { " sm" } else { "" }) } transform=(place) {
                title { (self.piece_title(cell, seat, piece)) }
                (self.piece(seat, piece))
            }
        }
    }

    /// Where on its hex a piece stands, and whether it is a small one there. Several satellites share the hex by seat.
    fn place_on_hex(
        self,
        cell: Cell,
        seat: Seat,
        piece: Piece,
        all: &[(Seat, Piece)],
    ) -> (&'static str, bool) {
        const CORNERS: [&str; 4] = [
            "translate(-17 -15)scale(1.1)",
            "translate(17 -15)scale(1.1)",
            "translate(-17 15)scale(1.1)",
            "translate(17 15)scale(1.1)",
        ];
        match piece {
            Piece::Satellite if all.len() > 1 => (CORNERS[seat.index() % CORNERS.len()], true),
            Piece::Satellite => ("scale(1.55)", false),
            Piece::Structure(_) if self.shares(seat, cell) => ("translate(17 -16)scale(1.15)", true),
            // Guests need some of the room.
            Piece::Structure(_) if all.iter().any(|(other, _)| self.shares(*other, cell)) => {
                ("translate(-8 7)scale(1.4)", false)
            }
            Piece::Structure(Structure::Mine) => ("translate(0 2)scale(1.8)", false),
            _ => ("scale(1.65)", false),
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
                    path class="fd plan" d=(smooth(&borders(grid, region, inset))) {}
                }
                @for cell in draft.satellites {
                    @let (x, y) = centre(grid.axial(cell));
                    use href="#s-satellite" transform={ "translate(" (short(x.round())) " " (short(y.round())) ")scale(1.55)" } {}
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
