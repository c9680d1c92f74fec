//! A player's own board with everything on it and beside it.

use std::fmt::Write as _;

use maud::{Markup, html};
use table::{Look, Seat};

use super::tiles::{self, chips};
use super::{Pen, classes, icon, role};
use crate::Gaia;
use crate::catalogue::SpecialKind;
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Ability, Area, Named, Standard};
use crate::notation::special_name;
use crate::player::{OwnToken, Player, Special, TileState};

/// The faction board of a seat.
pub fn mat(game: &Gaia, seat: Seat, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    let player = &game.players()[seat];
    let asked = pen.is_asked(seat);
    // What changes with every turn is in the header, so that the rest need not be sent again.
    let class = [("mat", true), (pen.colour(seat), true), ("mine", pen.is_own(seat))];
    html! {
        section id={ "mat-" (seat) } data-place={ "seat-" (seat) } class=(classes(&class)) aria-label=(pen.who(seat)) {
            (pen.head(seat, player, asked))
            @if player.faction.is_some() {
                (pen.resources(seat, player))
                (pen.bowls(seat, player))
                (pen.rows(seat, player))
                (pen.pieces_left(seat, player))
                (pen.specials(seat, player))
                (pen.own_tiles(seat, player))
                (pen.own_tokens(seat, player))
                (pen.abilities(seat, player))
            }
        }
    }
}

impl Pen<'_> {
    /// Name, state, booster and points.
    fn head(self, seat: Seat, player: &Player, asked: bool) -> Markup {
        let place = self.game.order().iter().position(|other| *other == seat);
        let order = place.map(|place| self.say("draw-order", &[("number", (place as u8 + 1).into())]));
        let vp = self.say("vp.amount", &[("count", player.vp().into())]);
        html! {
            header id={ "mat-head-" (seat) } class=[asked.then_some("now")] {
                (self.marker(seat, None, &self.seat_name(seat)))
                h3 { (self.who(seat)) }
                @if player.faction.is_some() {
                    @let home = player.board().home;
                    span class="home" role="img" aria-label=(self.name(home)) { (icon(home.id())) }
                }
                @if let (Some(place), Some(order)) = (place, order) {
                    span class="order" role="img" aria-label=(order) { (place + 1) "." }
                }
                @if player.passed { span class="state" { (self.text("draw-passed")) } }
                @else if asked { span class="state on" { (self.text("draw-now")) } }
                span id={ "vp-" (seat) } class="vp" role="img" aria-label=(vp) { (player.vp()) (icon("vp")) }
            }
        }
    }

    /// Resources, with what the next income adds to each.
    fn resources(self, seat: Seat, player: &Player) -> Markup {
        let income = self.game.income(seat);
        let all = [
            ("credits", player.credits, income.credits),
            ("ore", player.ore, income.ore),
            ("knowledge", player.knowledge, income.knowledge),
            ("qic", player.qic, income.qic),
        ];
        let power = Goods { charge: income.charge, tokens: income.tokens, ..Goods::NONE };
        html! {
            div id={ "goods-" (seat) } class="goods" role="group" aria-label=(self.text("draw-resources")) {
                @for (id, amount, more) in all {
                    @let name = self.say(&format!("{id}.amount"), &[("count", amount.into())]);
                    span id={ (id) "-" (seat) } data-place={ "goods-" (id) } class="re" role="img"
                        aria-label={ (name) "; " (self.text("draw-income")) ": " (more) } {
                        (icon(id)) b { (amount) } @if more > 0 { span class="more" { "+" (more) } }
                    }
                }
                @if !power.is_none() {
                    span id={ "income-" (seat) } class="re more" role="img"
                        aria-label={ (self.text("draw-income")) ": " (self.goods(power)) } { (icon("income")) (chips(power)) }
                }
            }
        }
    }

    /// Gaiaformers, satellites and stations, range and the price of a terraforming step.
    fn pieces_left(self, seat: Seat, player: &Player) -> Markup {
        let count = |cells: hex::CellSet| cells.len() as u8;
        let formers = [
            ("free", player.gaiaformers.into()),
            ("map", count(player.projects).into()),
            ("gaia", player.gaiaformers_in_gaia.into()),
        ];
        let placed = |key: &str, placed: u8, count: u8| {
            self.say(key, &[("placed", placed.into()), ("count", count.into())])
        };
        let satellites = (count(player.satellites), self.game.data().numbers.satellites);
        let stations = (count(player.stations), player.board().numbers.space_stations);
        let level = usize::from(player.research[Area::Terraforming]);
        let (range, ore) =
            (self.game.range(seat), self.game.data().areas[Area::Terraforming].levels[level].ore_per_step);
        html! {
            div id={ "left-" (seat) } class="goods small" {
                span id={ "gaiaformers-" (seat) } data-place="goods-gaiaformers" class="re" role="img" aria-label=(self.say("draw-gaiaformers", &formers)) {
                    (icon("gaiaformer")) b { (player.gaiaformers) }
                    @if !player.projects.is_empty() { span class="more" { "(" (player.projects.len()) ")" } }
                }
                span id={ "satellites-" (seat) } data-place="goods-satellites" class="re" role="img"
                    aria-label=(placed("draw-satellites", satellites.0, satellites.1)) {
                    (icon("satellite")) b { (satellites.0) }
                }
                @if stations.1 > 0 {
                    span id={ "stations-" (seat) } data-place="goods-stations" class="re" role="img"
                        aria-label=(placed("draw-stations", stations.0, stations.1)) {
                        (icon("space_station")) b { (stations.0) "/" (stations.1) }
                    }
                }
                span id={ "reach-" (seat) } data-place="goods-reach" class="re" role="img"
                    aria-label=(self.say("draw-reach", &[("range", range.into()), ("ore", ore.into())])) {
                    (icon("range")) b { (range) } (icon("step")) b { (ore) } (icon("ore"))
                }
                @if let Some(booster) = player.booster {
                    @let place = format!("booster-{booster}");
                    @let target = matches!(self.decision(), Some(Decision::Income(_))) && self.is_own_target(seat, &place);
                    span id={ "booster-" (seat) } data-place=(place) class=(classes(&[("re bo", true), ("target", target)]))
                        role=(role(target)) tabindex=[target.then_some("0")] aria-label=(self.name(booster)) {
                        (tiles::booster(self.game.data(), booster))
                    }
                }
            }
        }
    }

    /// Special actions, used or ready; those of tech tiles are the tiles themselves.
    fn specials(self, seat: Seat, player: &Player) -> Markup {
        let of_tile = |special: &Special| matches!(special, Special::Standard(_) | Special::Advanced(_));
        let all: Vec<Special> = self.game.specials(seat).filter(|special| !of_tile(special)).collect();
        html! {
            @if !all.is_empty() {
                div id={ "specials-" (seat) } class="line" role="group" aria-label=(self.text("draw-specials")) {
                    @for special in all { (self.special(seat, player, special)) }
                }
            }
        }
    }

    fn special(self, seat: Seat, player: &Player, special: Special) -> Markup {
        let place = format!("special-{}", special_name(special));
        let target = self.is_own_target(seat, &place);
        let used = player.used.has(special);
        let class =
            [("sp", true), ("used", used), ("target", target), ("fresh", self.is_own_fresh(seat, &place))];
        let state = self.text(if used { "draw-used" } else { "draw-ready" });
        html! {
            span id={ (place) "-" (seat) } data-place=(place)
                class=(classes(&class)) role=(role(target))
                tabindex=[target.then_some("0")] aria-label={ (self.special_title(player, special)) " (" (state) ")" } {
                (icon("action")) (special_face(player, special))
            }
        }
    }

    pub(crate) fn special_title(self, player: &Player, special: Special) -> String {
        match special {
            Special::Academy => {
                format!("{}: {}", self.text("special-academy"), self.goods(player.board().academy_action))
            }
            Special::Institute => self.deed(player.board().institute_action),
            Special::Faction => self.deed(player.board().board_action),
            Special::Booster => player.booster.map(|booster| self.name(booster)).unwrap_or_default(),
            Special::Standard(tile) => self.name(tile),
            Special::Advanced(tile) => self.name(tile),
        }
    }

    fn deed(self, kind: Option<SpecialKind>) -> String {
        match kind {
            Some(SpecialKind::SwapInstitute) => self.name(Ability::SwapInstitute),
            Some(SpecialKind::SpaceStation) => self.name(Ability::SpaceStations),
            Some(SpecialKind::DowngradeLab) => self.name(Ability::DowngradeLab),
            Some(SpecialKind::AdvanceLowest) => self.name(Ability::AdvanceLowest),
            Some(SpecialKind::Gain) | None => String::new(),
        }
    }

    /// Tech tiles; an advanced tile lies on the standard tile it covers.
    fn own_tiles(self, seat: Seat, player: &Player) -> Markup {
        let owned: Vec<_> = player.tiles.iter().filter(|(_, state)| **state != TileState::None).collect();
        html! {
            @if !owned.is_empty() {
                div id={ "tiles-" (seat) } class="line" role="group" aria-label=(self.text("draw-tiles")) {
                    @for (tile, state) in owned { (self.own_tile(seat, player, tile, *state)) }
                }
            }
        }
    }

    fn own_tile(self, seat: Seat, player: &Player, tile: Standard, state: TileState) -> Markup {
        let (special, mut name, face) = match state {
            TileState::Covered(advanced) => {
                let covers = self.say("draw-covers", &[("tile", tile.id().into())]);
                let name = format!("{} ({covers})", self.name(advanced));
                (Special::Advanced(advanced), name, tiles::advanced(self.game.data(), advanced))
            }
            _ => (Special::Standard(tile), self.name(tile), tiles::standard(self.game.data(), tile)),
        };
        let acts = self.game.specials(seat).any(|other| other == special);
        let used = acts && player.used.has(special);
        if acts {
            let _ = write!(name, " ({})", self.text(if used { "draw-used" } else { "draw-ready" }));
        }
        let place = if acts {
            format!("special-{}", special_name(special))
        } else {
            format!("tile-{}", self.place_of(tile))
        };
        // The stacks on the research board go by the same name.
        let own = acts || matches!(self.decision(), Some(Decision::Cover(_) | Decision::Income(_)));
        let target = own && self.is_own_target(seat, &place);
        let class = [
            ("ti", true),
            ("adv", state != TileState::Open),
            ("used", used),
            ("target", target),
            ("fresh", self.is_own_fresh(seat, &place)),
        ];
        html! {
            span id={ (tile) "-" (seat) } data-place=(place) class=(classes(&class)) role=(role(target))
                tabindex=[target.then_some("0")] aria-label=(name) { (face) }
        }
    }

    /// Where tiles of this kind lie on the research board.
    fn place_of(self, tile: Standard) -> &'static str {
        self.game.tiles().iter().find(|(_, lies)| **lies == Some(tile)).map_or("", |(place, _)| place.id())
    }

    fn own_tokens(self, seat: Seat, player: &Player) -> Markup {
        html! {
            @if !player.tokens.is_empty() {
                div id={ "tokens-" (seat) } class="line" role="group" aria-label=(self.text("draw-tokens")) {
                    @for (index, token) in player.tokens.iter().enumerate() { (self.own_token(seat, index, *token)) }
                }
            }
        }
    }

    fn own_token(self, seat: Seat, index: usize, OwnToken { kind, green }: OwnToken) -> Markup {
        let place = format!("token-{kind}");
        let target =
            self.is_own_target(seat, &place) && matches!(self.decision(), Some(Decision::Rescore(_)));
        let side = self.text(if green { "draw-green" } else { "draw-grey" });
        let class = classes(&[
            ("ti ft", true),
            (if green { "green" } else { "grey" }, true),
            ("target", target),
            ("fresh", self.is_own_fresh(seat, &place)),
        ]);
        html! {
            span id={ "token-" (seat) "-" (index + 1) } data-place=(place) class=(class) role=(role(target))
                tabindex=[target.then_some("0")] aria-label={ (self.name(kind)) " (" (side) ")" } { (tiles::token(self.game.data(), kind)) }
        }
    }

    /// What only this faction can do, in words.
    fn abilities(self, seat: Seat, player: &Player) -> Markup {
        let board = player.board();
        let of =
            |set: crate::catalogue::Abilities| Ability::ALL.iter().filter(move |ability| set.has(**ability));
        html! {
            details id={ "abilities-" (seat) } class="abilities" {
                summary { (self.text("draw-abilities")) }
                ul {
                    @for ability in of(board.abilities) { li { (self.name(*ability)) } }
                    @for ability in of(board.institute_abilities) {
                        li { (icon("planetary_institute")) (self.name(*ability)) }
                    }
                }
            }
        }
    }
}

/// What a special action does, in icons.
fn special_face(player: &Player, special: Special) -> Markup {
    let deed = match special {
        Special::Academy => return chips(player.board().academy_action),
        Special::Standard(tile) => return chips(player.data.standard[tile].gain),
        Special::Advanced(tile) => return chips(player.data.advanced[tile].gain),
        Special::Booster => {
            let action = player.booster.and_then(|booster| player.data.boosters[booster].action);
            return html! { @if let Some(action) = action { (tiles::booster_action(action)) } };
        }
        Special::Institute => player.board().institute_action,
        Special::Faction => player.board().board_action,
    };
    match deed {
        Some(SpecialKind::SwapInstitute) => html! { (icon("planetary_institute")) "⇄" (icon("mine")) },
        Some(SpecialKind::SpaceStation) => icon("space_station"),
        Some(SpecialKind::DowngradeLab) => {
            html! { (icon("research_lab")) "→" (icon("trading_station")) (icon("research")) }
        }
        Some(SpecialKind::AdvanceLowest) => icon("research"),
        Some(SpecialKind::Gain) | None => html! {},
    }
}
