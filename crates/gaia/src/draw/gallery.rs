//! The factions to choose from.

use maud::{Markup, html};
use table::{Look, Seat};

use super::tiles::chips;
use super::{Pen, classes, faction_colour, icon, role};
use crate::Gaia;
use crate::catalogue::{Abilities, FactionBoard};
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Ability, Area, Faction, Named, Structure};

/// All factions as cards, the two sides of a board side by side. `None` unless a faction is being chosen.
pub fn factions(game: &Gaia, look: &Look) -> Option<Markup> {
    let pen = Pen::new(game, look);
    matches!(pen.decision(), Some(Decision::Faction(_))).then(|| {
        html! {
            section id="factions" class="gp factions" aria-label=(pen.text("draw-factions")) {
                @for faction in Faction::ALL { (pen.card(*faction)) }
                (pen.key())
            }
        }
    })
}

impl Pen<'_> {
    /// Who plays a faction, or the other side of its board.
    fn taken(self, board: &FactionBoard) -> Option<(Seat, Faction)> {
        let taken = |own: &Faction| *own == board.id || *own == board.other_side;
        self.game.players().iter().find_map(|(seat, player)| Some((seat, player.faction.filter(taken)?)))
    }

    fn card(self, faction: Faction) -> Markup {
        let board = &self.game.data().factions[faction];
        let place = format!("faction-{faction}");
        let target = self.is_target(&place);
        let taken = self.taken(board);
        let class = [
            ("fa", true),
            (faction_colour(board), true),
            ("target", target),
            ("gone", taken.is_some()),
            ("fresh", self.is_fresh(&place)),
        ];
        html! {
            div id=(place) data-place=(place) class=(classes(&class)) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(self.faction_title(board, taken)) {
                h4 {
                    (icon(board.home.id())) span { (self.name(faction)) }
                    @if let Some((seat, own)) = taken {
                        (self.discs([seat])) em { @if own != faction { "⇄ " } (self.who(seat)) }
                    } @else { em { (self.name(board.home)) } }
                }
                div class="fc" { (chips(board.start)) (bowls(board)) }
                div class="fc" { (start_levels(board)) (self.incomes(board)) }
                (self.in_few_words(board))
            }
        }
    }

    fn faction_title(self, board: &FactionBoard, taken: Option<(Seat, Faction)>) -> String {
        let levels = Area::ALL.iter().filter(|area| board.start_research[**area] > 0);
        let levels = levels.map(|area| {
            let level = self.say("draw-level", &[("level", board.start_research[*area].into())]);
            format!("{} {level}", self.name(*area))
        });
        let [one, two, three] = board.start_power;
        let power = self
            .say("draw-start-power", &[("one", one.into()), ("two", two.into()), ("three", three.into())]);
        let mut words = vec![self.name(board.home), self.goods(board.start), power];
        words.extend(levels);
        words.extend(taken.map(|(seat, _)| format!("{}: {}", self.text("draw-gone"), self.who(seat))));
        format!("{}: {}", self.name(board.id), words.join("; "))
    }

    /// The income without structures, that of the institute, and whatever else differs from other factions.
    fn incomes(self, board: &FactionBoard) -> Markup {
        let rows = [Structure::TradingStation, Structure::ResearchLab, Structure::AcademyLeft];
        let differ = rows.into_iter().filter(|kind| !self.is_usual(board, *kind));
        html! {
            span { (icon("income")) (chips(board.base_income)) }
            @for kind in std::iter::once(Structure::Institute).chain(differ) {
                span { (icon(kind.id())) (chips(board.structures[kind].income[0])) }
            }
            @if board.academy_action != Goods::qic(1) {
                span { (icon("academy_right")) (icon("action")) (chips(board.academy_action)) }
            }
        }
    }

    /// Whether a row brings what it brings to most factions.
    fn is_usual(self, board: &FactionBoard, kind: Structure) -> bool {
        let income = &board.structures[kind].income;
        let boards = self.game.data().factions.values();
        boards.filter(|other| other.structures[kind].income == *income).count() > Faction::ALL.len() / 2
    }

    /// What only this faction can do, and what it can do with its institute.
    fn in_few_words(self, board: &FactionBoard) -> Markup {
        let of = |set: Abilities| {
            let all = Ability::ALL.iter().filter(move |ability| set.has(**ability));
            all.map(|ability| self.text(&format!("draw-short-{ability}"))).collect::<Vec<_>>().join(" ")
        };
        let (own, later) = (of(board.abilities), of(board.institute_abilities));
        html! {
            @if !own.is_empty() { p { (own) } }
            @if !later.is_empty() { p { (icon("planetary_institute")) " " (later) } }
        }
    }

    /// What the signs on the cards mean.
    fn key(self) -> Markup {
        html! {
            div class="fkey" {
                span { span class="bw" { i { "I" } i { "II" } i { "III" } } (self.text("draw-key-power")) }
                span { b class="lvl" { (icon("research")) "▲1" } (self.text("draw-key-level")) }
                span { (icon("income")) (self.text("draw-base-income")) }
                span { (icon("planetary_institute")) (self.text("draw-key-institute")) }
            }
        }
    }
}

/// The power tokens at the start.
fn bowls(board: &FactionBoard) -> Markup {
    let stone = board.abilities.has(Ability::Brainstone);
    html! {
        span class="bw" {
            @for (index, tokens) in board.start_power.iter().enumerate() {
                i { (tokens) @if stone && index == 0 { "+" (icon("brainstone")) } }
            }
        }
    }
}

/// The research levels at the start.
fn start_levels(board: &FactionBoard) -> Markup {
    html! {
        @for area in Area::ALL.iter().filter(|area| board.start_research[**area] > 0) {
            span class="lvl" { (icon(area.id())) "▲" (board.start_research[*area]) }
        }
    }
}
