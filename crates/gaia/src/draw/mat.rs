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
use crate::names::{Ability, Named, Planet, Standard};
use crate::notation::special_name;
use crate::player::{OwnToken, Player, Special, TileState};

/// The faction board of a seat, without its stock: that is shown for all games alike.
pub fn mat(game: &Gaia, seat: Seat, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    let player = &game.players()[seat];
    let class = [("gp mat", true), (pen.colour(seat), true), ("mine", pen.is_own(seat))];
    html! {
        section id={ "mat-" (seat) } data-place={ "seat-" (seat) } class=(classes(&class)) aria-label=(pen.who(seat)) {
            @if game.is_automa(seat) && player.faction.is_some() {
                (pen.automa_mat(seat, player))
            } @else if player.faction.is_some() {
                (pen.bowls(seat, player))
                (pen.next_income(seat, player))
                (pen.rows(seat, player))
                (pen.reach(seat, player))
                (pen.wheel(seat, player))
                (pen.belongings(seat, player))
                (pen.abilities(seat, player))
            } @else {
                p class="none" { (pen.text("draw-no-faction")) }
            }
        }
    }
}

impl Pen<'_> {
    /// The income that needs no structure, and the power of the next income phase.
    fn next_income(self, seat: Seat, player: &Player) -> Markup {
        let income = self.game.income(seat);
        let power = Goods { charge: income.charge, tokens: income.tokens, ..Goods::NONE };
        let base = player.board().base_income;
        let place = format!("seat-{seat}");
        let target = self.is_own_target(seat, &place);
        html! {
            div id={ "income-" (seat) } class="inc" {
                span id={ "base-" (seat) } data-place=(place) class=(classes(&[("base", true), ("target", target)]))
                    role=(role(target)) tabindex=[target.then_some("0")]
                    aria-label={ (self.text("draw-base-income")) ": " (self.goods(base)) } {
                    (icon("income")) (chips(base))
                }
                @if !power.is_none() {
                    span id={ "power-income-" (seat) } class="pin" role="img" aria-label={ (self.text("draw-next-power")) ": " (self.goods(power)) } {
                        span { (self.text("draw-next-power")) } (chips(power))
                    }
                }
            }
        }
    }

    /// Gaiaformers, satellites and stations, and the range.
    fn reach(self, seat: Seat, player: &Player) -> Markup {
        let count = |cells: hex::CellSet| cells.len() as u8;
        let formers = [
            ("free", player.gaiaformers.into()),
            ("map", count(player.projects).into()),
            ("gaia", player.gaiaformers_in_gaia.into()),
        ];
        let all_formers = player.gaiaformers + count(player.projects) + player.gaiaformers_in_gaia;
        let placed = |key: &str, placed: u8, count: u8| {
            self.say(key, &[("placed", placed.into()), ("count", count.into())])
        };
        let satellites = (count(player.satellites), self.game.data().numbers.satellites);
        let stations = (count(player.stations), player.board().numbers.space_stations);
        let (range, ore) = (self.game.range(seat), self.game.ore_per_step(seat));
        html! {
            div id={ "left-" (seat) } class="facts" {
                span id={ "gaiaformers-" (seat) } data-place="goods-gaiaformers" role="img" aria-label=(self.say("draw-gaiaformers", &formers)) {
                    (icon("gaiaformer")) b { (player.gaiaformers) } "/" (all_formers)
                }
                span id={ "reach-" (seat) } data-place="goods-reach" role="img"
                    aria-label=(self.say("draw-reach", &[("range", range.into()), ("ore", ore.into())])) {
                    (icon("range")) b { (range) } (icon("step")) b { (ore) } (icon("ore"))
                }
                span id={ "satellites-" (seat) } data-place="goods-satellites" role="img"
                    aria-label=(placed("draw-satellites", satellites.0, satellites.1)) {
                    (icon("satellite")) b { (satellites.0) }
                }
                @if stations.1 > 0 {
                    span id={ "stations-" (seat) } data-place="goods-stations" role="img"
                        aria-label=(placed("draw-stations", stations.0, stations.1)) {
                        (icon("space_station")) b { (stations.0) } "/" (stations.1)
                    }
                }
            }
        }
    }

    /// The planets by their distance on the wheel from the home planet, with the ore that a mine there costs besides its
    /// price; then what Gaia planets and Gaia projects cost.
    pub(super) fn wheel(self, seat: Seat, player: &Player) -> Markup {
        let board = player.board();
        let ore = self.game.ore_per_step(seat);
        let kinds = |steps: u8| {
            let all = Planet::ALL[..7].iter().copied();
            all.filter(move |kind| self.game.data().steps_between(board.home, *kind) == steps)
        };
        let gaia = board.gaia_habitable_cost.unwrap_or(Goods::qic(self.game.data().numbers.gaia_planet_qic));
        html! {
            div id={ "wheel-" (seat) } class="wheel" role="group" aria-label=(self.text("draw-wheel")) {
                @for steps in 0..=3 {
                    @let words = self.say("draw-steps", &[("steps", steps.into()), ("ore", (steps * ore).into())]);
                    @let names = kinds(steps).map(|kind| self.name(kind)).collect::<Vec<_>>().join(", ");
                    span class={ "w" (steps) } role="img" aria-label={ (names) ": " (words) } {
                        span { @for kind in kinds(steps) { (self.colonized(seat, kind)) } }
                        @if steps == 0 { b { "0" } }
                        @else { b { (steps) (icon("step")) } b { (steps * ore) (icon("ore")) } }
                    }
                }
                span class="w0" role="img" aria-label={ (self.name(Planet::Gaia)) ": " (self.goods(gaia)) } {
                    span { (self.colonized(seat, Planet::Gaia)) } (chips(gaia))
                }
                @if let Some(tokens) = self.game.project_tokens(seat) {
                    span class="w0" role="img" aria-label={ (self.name(Planet::Transdim)) ": " (self.goods(Goods::tokens(tokens))) } {
                        span { (icon("transdim")) } (chips(Goods::tokens(tokens)))
                    }
                }
            }
        }
    }

    /// A kind of planet, marked where the player has one.
    fn colonized(self, seat: Seat, kind: Planet) -> Markup {
        let has = self.game.planets_of(kind).intersects(self.game.players()[seat].planets());
        html! { @if has { u { (icon(kind.id())) } } @else { (icon(kind.id())) } }
    }

    /// Booster, tech tiles, federation tokens and special actions.
    fn belongings(self, seat: Seat, player: &Player) -> Markup {
        html! {
            @if let Some(booster) = player.booster {
                @let place = format!("booster-{booster}");
                @let target = matches!(self.decision(), Some(Decision::Income(_))) && self.is_own_target(seat, &place);
                h4 { (self.text("draw-booster")) }
                div id={ "booster-" (seat) } data-place=(place) class=(classes(&[("ti bo", true), ("target", target), ("fresh", self.is_own_fresh(seat, &place))]))
                    role=(role(target)) tabindex=[target.then_some("0")] aria-label=(self.explain(booster)) {
                    (tiles::booster(self.game.data(), booster))
                }
            }
            (self.specials(seat, player))
            (self.own_tiles(seat, player))
            (self.own_tokens(seat, player))
        }
    }

    /// Special actions, used or ready; those of tech tiles are the tiles themselves.
    fn specials(self, seat: Seat, player: &Player) -> Markup {
        let of_tile = |special: &Special| matches!(special, Special::Standard(_) | Special::Advanced(_));
        let all: Vec<Special> = self.game.specials(seat).filter(|special| !of_tile(special)).collect();
        html! {
            @if !all.is_empty() {
                h4 { (self.text("draw-specials")) }
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
            [("ti sp", true), ("used", used), ("target", target), ("fresh", self.is_own_fresh(seat, &place))];
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
                h4 { (self.text("draw-tiles")) }
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
                h4 { (self.text("draw-tokens")) }
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
            (if green { "grn" } else { "gry" }, true),
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
