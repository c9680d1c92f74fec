//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod explain;

use hex::Cell;
use table::{
    Chip, Choice, Filling, Game, Ghost, Habit, Lang, Note, Offer, Pause, Prompt, Seat, Show, Values,
};

use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::moves::{Decision, IncomeSource, Line, Move, Part, Pending, Purse, Stone};
use crate::names::Named;
use crate::player::Special;
use crate::power::{Bowl, Handful};
use crate::{Gaia, Phase};

/// The key of a text, and what is filled into it.
type Words = (&'static str, Vec<(&'static str, Filling<'static>)>);

impl Show for Gaia {
    fn prompt(&self, lang: Lang) -> Option<Prompt> {
        let Pending { seat, decision } = self.question()?;
        let (key, values) = question(decision);
        let text = |key: &str| Gaia::texts().fill(lang, key, &values);
        Some(Prompt {
            seat,
            question: text(key),
            why: text(&format!("{}.why", key.split('.').next().unwrap_or(key))),
        })
    }

    fn choice(&self, mv: Move, lang: Lang) -> Choice {
        let checked = self.check(mv);
        let terms = checked.as_ref().ok().copied().unwrap_or_default();
        let (key, values) = self.label_of(mv);
        Choice {
            notation: self.write_move(mv),
            label: Gaia::texts().fill(lang, key, &values),
            group: group(mv),
            price: chips(terms.cost),
            gain: chips(terms.gain),
            notes: Vec::new(),
            place: self.place_of(mv),
            ghost: self.ghost_of(mv),
            refusal: checked.err(),
        }
    }

    fn stage(&self, lang: Lang) -> String {
        let text = |key: &str| Gaia::texts().get(lang, key);
        let phase = text(self.phase.key());
        match self.phase {
            Phase::Income | Phase::Gaia | Phase::Actions => {
                let round = Gaia::texts().format(lang, "draw-round", &[("number", self.round.into())]);
                format!("{round} · {phase}")
            }
            _ => phase,
        }
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn order(&self) -> Vec<Seat> {
        match self.order.is_empty() {
            true => self.players.seats().collect(),
            false => self.order.to_vec(),
        }
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(self, place, lang)
    }

    fn pause(&self) -> Pause<Move> {
        match self.question().map(|pending| pending.decision) {
            Some(Decision::Turn { acted: true, .. }) => Pause::Closing(Move::EndTurn),
            Some(
                Decision::Turn { acted: false, .. }
                | Decision::Charge(_)
                | Decision::Income
                | Decision::Faction
                | Decision::Start(_)
                | Decision::FirstBooster
                | Decision::GaiaTiles
                | Decision::GaiaConversion { .. },
            )
            | None => Pause::Done,
            Some(_) => Pause::Midway,
        }
    }

    fn habits() -> &'static [Habit] {
        &[Habit {
            key: "charge",
            values: &["ask", "always", "free", "up_to_1", "up_to_2", "up_to_3", "never"],
        }]
    }

    fn by_habit(&self, habit: &str, value: &str) -> Option<Move> {
        let Some(Pending { decision: Decision::Charge(offer), .. }) = self.question() else { return None };
        if habit != "charge" {
            return None;
        }
        let limit = match value {
            "always" => u8::MAX,
            "free" => 0,
            "up_to_1" => 1,
            "up_to_2" => 2,
            "up_to_3" => 3,
            "never" => return Some(Move::Decline),
            _ => return None,
        };
        // The order of token and charging is a choice that a rule cannot make (GP-FAC-TAKLONS-5).
        let clear = offer.token_first.is_none_or(|first| first == offer.power);
        let price = offer.power.saturating_sub(catalogue().numbers.free_charge);
        (clear && price <= limit).then_some(Move::Charge { token_first: false })
    }

    fn as_if(&self, seat: Seat) -> Option<Gaia> {
        if self.phase != Phase::Actions || self.passed.contains(&seat) {
            return None;
        }
        let mut plan = self.clone();
        plan.stack.clear();
        plan.charges.clear();
        plan.charges_asked = 0;
        plan.ask(seat, Decision::Turn { acted: false, change: 0 });
        Some(plan)
    }

    fn options() -> &'static [Offer] {
        &[
            Offer { key: "first_game", values: Values::Switch },
            Offer {
                key: "map",
                values: Values::OneOf(&["printed", "small", "method_1", "method_2", "method_3"]),
            },
            Offer { key: "turning", values: Values::OneOf(&["dice", "last_player"]) },
            Offer { key: "turn_order", values: Values::OneOf(&["clockwise", "passing"]) },
        ]
    }

    fn rules() -> &'static str {
        include_str!("../rules.md")
    }

    fn reconstructed() -> &'static [&'static str] {
        &["reconstructed-map"]
    }
}

/// Amounts with the names of their resources, in the order in which people count them.
fn chips(goods: Goods) -> Vec<Chip> {
    let amounts = [
        (goods.credits, "credits"),
        (goods.ore, "ore"),
        (goods.knowledge, "knowledge"),
        (goods.qic, "qic"),
        (goods.power, "power"),
        (goods.charge, "charge"),
        (goods.tokens, "power_tokens"),
        (goods.gaiaformers, "gaiaformers"),
        (goods.vp, "vp"),
    ];
    amounts
        .into_iter()
        .filter(|(amount, _)| *amount > 0)
        .map(|(amount, what)| Chip { amount, what })
        .collect()
}

/// The question in words.
fn question(decision: Decision) -> Words {
    match decision {
        Decision::TurnSector(_) => ("ask-turn-sector", vec![]),
        Decision::Faction => ("ask-faction", vec![]),
        Decision::Start(kind) => ("ask-start", vec![("structure", kind.id().into())]),
        Decision::FirstBooster => ("ask-first-booster", vec![]),
        Decision::Income => ("ask-income", vec![]),
        Decision::GaiaConversion { left } => ("ask-gaia-conversion", vec![("left", left.into())]),
        Decision::GaiaTiles => ("ask-gaia-tiles", vec![]),
        Decision::Turn { acted: false, .. } => ("ask-turn", vec![]),
        Decision::Turn { acted: true, .. } => ("ask-turn-acted", vec![]),
        Decision::PlaceMine(_) => ("ask-place-mine", vec![]),
        Decision::Station => ("ask-station", vec![]),
        Decision::Swap => ("ask-swap", vec![]),
        Decision::Downgrade => ("ask-downgrade", vec![]),
        Decision::TechTile => ("ask-tech-tile", vec![]),
        Decision::Cover(tile) => ("ask-cover", vec![("tile", tile.id().into())]),
        Decision::Step(_) => ("ask-step", vec![]),
        Decision::LostPlanet => ("ask-lost-planet", vec![]),
        Decision::Federation(draft) if draft.complete => ("ask-federation-satellites", vec![]),
        Decision::Federation(_) => ("ask-federation-planets", vec![]),
        Decision::Token => ("ask-token", vec![]),
        Decision::Rescore => ("ask-rescore", vec![]),
        Decision::Tokens { count, .. } => ("ask-tokens", vec![("count", count.into())]),
        Decision::Brainstone { charge, .. } => ("ask-brainstone", vec![("charge", charge.into())]),
        Decision::Charge(offer) => {
            let price = offer.power.saturating_sub(catalogue().numbers.free_charge);
            let key = if offer.token_first.is_some() { "ask-charge.token" } else { "ask-charge" };
            (key, vec![("power", offer.power.into()), ("vp", price.into())])
        }
    }
}

/// Which choices stand together.
fn group(mv: Move) -> &'static str {
    match mv {
        Move::Mine(_) | Move::GaiaProject(_) | Move::Upgrade(..) | Move::Federate => "group-build",
        Move::Research(_) | Move::Act(..) | Move::Special(_) => "group-act",
        Move::Convert(..) | Move::Sacrifice(_) | Move::GaiaConvert(_) => "group-free",
        Move::Pass(_) | Move::EndTurn | Move::Decline | Move::NoStep | Move::GaiaDone | Move::Planets => {
            "group-end"
        }
        _ => "group-choose",
    }
}

impl Gaia {
    /// A move in words.
    fn label_of(&self, mv: Move) -> Words {
        let at = |key, cell: Cell| {
            (key, vec![("place", Filling::Text(self.board.grid().axial(cell).to_string()))])
        };
        let one = |key, name, id: &'static str| (key, vec![(name, Filling::Name(id))]);
        match mv {
            Move::TurnSector(turns) => ("move-turn-sector", vec![("turns", turns.into())]),
            Move::Faction(faction) => one("move-faction", "faction", faction.id()),
            Move::Start(cell) => at("move-start", cell),
            Move::Booster(booster) => one("move-booster", "booster", booster.id()),
            Move::Income(line) => income(line),
            Move::GaiaConvert(action) => one("move-gaia-convert", "action", action.id()),
            Move::GaiaTile => ("move-gaia-tile", vec![]),
            Move::GaiaDone => ("move-gaia-done", vec![]),
            Move::Mine(cell) => at("move-mine", cell),
            Move::GaiaProject(cell) => at("move-gaia-project", cell),
            Move::Upgrade(cell, to) => {
                let (key, mut values) = at("move-upgrade", cell);
                values.push(("structure", to.id().into()));
                (key, values)
            }
            Move::Federate => ("move-federate", vec![]),
            Move::Research(area) => one("move-research", "area", area.id()),
            Move::Act(action, Purse::Brainstone) => one("move-act.brainstone", "action", action.id()),
            Move::Act(action, _) => one("move-act", "action", action.id()),
            Move::Special(special) => one("move-special", "special", special_key(special)),
            Move::Pass(None) => ("move-pass.last", vec![]),
            Move::Pass(Some(booster)) => one("move-pass", "booster", booster.id()),
            Move::Convert(action, Purse::Tokens) => one("move-convert", "action", action.id()),
            Move::Convert(action, Purse::Brainstone) => one("move-convert.brainstone", "action", action.id()),
            Move::Convert(action, Purse::Change) => one("move-convert.change", "action", action.id()),
            Move::Sacrifice(Stone::Aside) => ("move-sacrifice", vec![]),
            Move::Sacrifice(Stone::Moves) => ("move-sacrifice.moves", vec![]),
            Move::Sacrifice(Stone::Discarded) => ("move-sacrifice.discarded", vec![]),
            Move::Station(cell) => at("move-station", cell),
            Move::Swap(cell) => at("move-swap", cell),
            Move::Downgrade(cell) => at("move-downgrade", cell),
            Move::Tile(place) => {
                let tile = self.tiles[place].id();
                ("move-tile", vec![("tile", tile.into()), ("place", place.id().into())])
            }
            Move::AdvancedTile(area) => {
                let tile = self.advanced_dealt[area].id();
                ("move-advanced-tile", vec![("tile", tile.into()), ("area", area.id().into())])
            }
            Move::Cover(tile) => one("move-cover", "tile", tile.id()),
            Move::Step(area) => one("move-step", "area", area.id()),
            Move::NoStep => ("move-no-step", vec![]),
            Move::LostPlanet(cell) => at("move-lost-planet", cell),
            Move::Include(cell) => at("move-include", cell),
            Move::Planets => ("move-planets", vec![]),
            Move::Satellite(cell) => at("move-satellite", cell),
            Move::Token(token) => one("move-token", "token", token.id()),
            Move::Rescore(token) => one("move-rescore", "token", token.id()),
            Move::Tokens(handful) => tokens(handful),
            Move::Brainstone(bowl) => one("move-brainstone", "bowl", bowl_key(bowl)),
            Move::Charge { token_first } => self.charging(token_first),
            Move::Decline => ("move-decline", vec![]),
            Move::EndTurn => ("move-end-turn", vec![]),
        }
    }

    fn charging(&self, token_first: bool) -> Words {
        let (power, key) = match self.question().map(|pending| pending.decision) {
            Some(Decision::Charge(offer)) => match (offer.token_first, token_first) {
                (Some(power), true) => (power, "move-charge.token_first"),
                (Some(_), false) => (offer.power, "move-charge.token_last"),
                (None, _) => (offer.power, "move-charge"),
            },
            _ => (0, "move-charge"),
        };
        (key, vec![("power", power.into())])
    }

    /// The piece that a move puts on the map.
    fn ghost_of(&self, mv: Move) -> Option<Ghost> {
        let symbol = match mv {
            Move::Start(_) => match self.question()?.decision {
                Decision::Start(kind) => kind.id(),
                _ => return None,
            },
            Move::Mine(_) => "mine",
            Move::GaiaProject(_) => "gaiaformer",
            Move::Upgrade(_, to) => to.id(),
            Move::Station(_) => "space_station",
            Move::Satellite(_) => "satellite",
            _ => return None,
        };
        let seat = self.question()?.seat;
        Some(Ghost { symbol, class: crate::draw::colour(self, seat) })
    }

    /// The thing on the table that a move concerns, as the drawings name it.
    fn place_of(&self, mv: Move) -> Option<String> {
        let hex = |cell: Cell| format!("hex-{}", self.board.grid().axial(cell));
        Some(match mv {
            Move::Start(cell)
            | Move::Mine(cell)
            | Move::GaiaProject(cell)
            | Move::Upgrade(cell, _)
            | Move::Station(cell)
            | Move::Swap(cell)
            | Move::Downgrade(cell)
            | Move::LostPlanet(cell)
            | Move::Include(cell)
            | Move::Satellite(cell) => hex(cell),
            Move::Booster(booster) | Move::Pass(Some(booster)) => format!("booster-{booster}"),
            Move::Research(area) | Move::Step(area) => format!("area-{area}"),
            Move::Tile(place) => format!("tile-{place}"),
            Move::AdvancedTile(area) => format!("advanced-{area}"),
            Move::Act(action, _) => format!("action-{action}"),
            Move::Token(token) | Move::Rescore(token) => format!("token-{token}"),
            Move::Special(special) => {
                format!("special-{}", special_key(special).trim_start_matches("special-"))
            }
            _ => return None,
        })
    }
}

fn income(line: Line) -> Words {
    let source = match line.source {
        IncomeSource::Base => "income-base",
        IncomeSource::Slot(kind, _) => kind.id(),
        IncomeSource::Booster => "income-booster",
        IncomeSource::Tile(tile) => tile.id(),
        IncomeSource::Level(area) => area.id(),
    };
    let key = match line.part {
        Part::Charge => "move-income.charge",
        Part::Tokens => "move-income.tokens",
        Part::Rest => "move-income",
    };
    (key, vec![("source", source.into())])
}

fn tokens(handful: Handful) -> Words {
    let Handful { areas: [one, two, three], brainstone } = handful;
    let key = if brainstone { "move-tokens.brainstone" } else { "move-tokens" };
    (key, vec![("one", one.into()), ("two", two.into()), ("three", three.into())])
}

fn special_key(special: Special) -> &'static str {
    match special {
        Special::Academy => "special-academy",
        Special::Institute => "special-institute",
        Special::Faction => "special-faction",
        Special::Booster => "special-booster",
        Special::Standard(tile) => tile.id(),
        Special::Advanced(tile) => tile.id(),
    }
}

fn bowl_key(bowl: Bowl) -> &'static str {
    match bowl {
        Bowl::I => "bowl-i",
        Bowl::II => "bowl-ii",
        Bowl::III => "bowl-iii",
        Bowl::Gaia => "bowl-gaia",
    }
}
