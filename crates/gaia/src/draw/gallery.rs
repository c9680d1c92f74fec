//! The factions to choose from.

use maud::{Markup, html};
use table::{Look, Seat};

use super::tiles::chips;
use super::{Pen, classes, faction_colour, icon, role};
use crate::Gaia;
use crate::auction::Holder;
use crate::catalogue::{Abilities, FactionBoard};
use crate::goods::Goods;
use crate::moves::Decision;
use crate::names::{Ability, Area, Faction, Named, Structure};
use crate::pool::PoolChoice;

/// The factions as cards, the two sides of a board side by side. `None` unless they are being shared out.
pub fn factions(game: &Gaia, look: &Look) -> Option<Markup> {
    let pen = Pen::new(game, look);
    let shared_out = |open| {
        matches!(open, Decision::Faction(_) | Decision::Strike(_) | Decision::Nominate(_) | Decision::Bid(_))
    };
    pen.decision().is_some_and(shared_out).then(|| {
        html! {
            section id="factions" class="gp factions" aria-label=(pen.text(gallery_title(game))) {
                @for faction in pen.shown() { (pen.card(faction)) }
                (pen.key())
            }
        }
    })
}

/// What the cards are.
pub(super) fn gallery_title(game: &Gaia) -> &'static str {
    let pool = game.pool().is_some_and(|pool| pool.made != PoolChoice::All);
    if pool { "draw-pool" } else { "draw-factions" }
}

/// What has become of a faction that is shown.
struct Claim {
    /// Whose it is.
    seat: Option<Seat>,
    /// What there is to say about it.
    words: String,
    /// Whether nobody can have it any more.
    gone: bool,
}

impl Pen<'_> {
    /// The factions that are shown: the pool and what was struck out of it, or all that may be played.
    fn shown(self) -> Vec<Faction> {
        let all = Faction::ALL.iter().copied();
        let Some(pool) = self.game.pool() else { return all.collect() };
        if pool.made == PoolChoice::All || self.is_nominating() {
            return all.filter(|faction| !pool.banned.contains(faction)).collect();
        }
        all.filter(|faction| pool.holds(*faction) || pool.struck.contains(faction)).collect()
    }

    fn is_nominating(self) -> bool {
        matches!(self.decision(), Some(Decision::Nominate(_)))
    }

    fn claim(self, board: &FactionBoard) -> Option<Claim> {
        if let Some((seat, own)) = self.taken(board) {
            let other_side = if own == board.id { "" } else { "⇄ " };
            let words = format!("{other_side}{}", self.who(seat));
            return Some(Claim { seat: Some(seat), words, gone: true });
        }
        let pool = self.game.pool()?;
        let lot = pool.lots.iter().find(|lot| lot.faction == board.id);
        let words = match lot.map(|lot| lot.bid) {
            Some(Some(Holder { seat, points })) => {
                let values = [("who", self.who(seat).into()), ("points", points.into())];
                let words = self.fill("draw-bid", &values);
                return Some(Claim { seat: Some(seat), words, gone: false });
            }
            Some(None) if matches!(self.decision(), Some(Decision::Bid(_))) => "draw-no-bid",
            Some(None) if self.is_nominating() => "draw-in-pool",
            _ if pool.struck.contains(&board.id) => "draw-struck",
            _ if pool.holds(board.other_side) => "draw-board-in-pool",
            _ => return None,
        };
        let gone = matches!(words, "draw-struck" | "draw-board-in-pool");
        Some(Claim { seat: None, words: self.text(words), gone })
    }

    /// Who plays a faction, or the other side of its board.
    fn taken(self, board: &FactionBoard) -> Option<(Seat, Faction)> {
        let taken = |own: &Faction| *own == board.id || *own == board.other_side;
        self.game.players().iter().find_map(|(seat, player)| Some((seat, player.faction.filter(taken)?)))
    }

    fn card(self, faction: Faction) -> Markup {
        let board = &self.game.data().factions[faction];
        let place = format!("faction-{faction}");
        let target = self.is_target(&place);
        let claim = self.claim(board);
        let class = [
            ("fa", true),
            (faction_colour(board), true),
            ("target", target),
            ("gone", claim.as_ref().is_some_and(|claim| claim.gone)),
            ("fresh", self.is_fresh(&place)),
        ];
        html! {
            div id=(place) data-place=(place) class=(classes(&class)) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(self.faction_title(board, claim.as_ref())) {
                h4 {
                    (icon(board.home.id())) span { (self.name(faction)) }
                    @if let Some(claim) = &claim {
                        (self.discs(claim.seat)) em { (claim.words) }
                    } @else { em { (self.name(board.home)) } }
                }
                div class="fc" { (chips(board.start)) (bowls(board)) }
                div class="fc" { (start_levels(board)) (self.incomes(board)) }
                (self.in_few_words(board))
            }
        }
    }

    fn faction_title(self, board: &FactionBoard, claim: Option<&Claim>) -> String {
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
        words.extend(claim.map(|claim| match (claim.gone, claim.seat) {
            (true, Some(seat)) => format!("{}: {}", self.text("draw-gone"), self.who(seat)),
            _ => claim.words.clone(),
        }));
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
