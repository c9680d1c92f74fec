//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod explain;
mod labels;
mod notes;
mod rules;

use table::{Choice, Filling, Game, Habit, Lang, Note, Offer, Pause, Prompt, Seat, Show, Values, Words};

use crate::catalogue::catalogue;
use crate::moves::{Decision, Draft, Help, Move, Pending, Step};
use crate::names::Named;
use crate::{Gaia, Phase};

impl Show for Gaia {
    fn prompt(&self, lang: Lang) -> Option<Prompt> {
        let Pending { seat, decision } = self.question()?;
        let (key, values) = match decision {
            Decision::Federation(draft) => self.federation_question(seat, draft),
            _ => question(decision),
        };
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
        let (key, values) = self.label_of(mv, lang);
        let (gain, notes) = match checked {
            Ok(terms) => notes::of(self, mv, terms, lang),
            Err(_) => Default::default(),
        };
        Choice {
            notation: self.write_move(mv),
            label: Gaia::texts().fill(lang, key, &values),
            group: group(mv),
            price: terms.cost.chips(),
            gain: gain.chips(),
            notes,
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
                let rounds = catalogue().numbers.rounds;
                let values = [("number", self.round.into()), ("count", rounds.into())];
                format!("{} · {phase}", Gaia::texts().format(lang, "stage-round", &values))
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
                | Decision::TurnSector(_)
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
        // An advanced tile between research board and player would be lost.
        if self.stack.iter().any(|pending| matches!(pending.decision, Decision::Cover(_))) {
            return None;
        }
        let place = self.order.iter().position(|other| *other == seat)?;
        let mut plan = self.clone();
        plan.cursor = ((place + 1) % self.order.len()) as u8;
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
        Decision::PlaceMine(Help::None) => ("ask-place-mine", vec![]),
        Decision::PlaceMine(Help::Steps(steps)) => ("ask-place-mine-steps", vec![("steps", steps.into())]),
        Decision::PlaceMine(Help::Range(range)) => ("ask-place-mine-range", vec![("range", range.into())]),
        Decision::Station => ("ask-station", vec![]),
        Decision::Swap => ("ask-swap", vec![]),
        Decision::Downgrade => ("ask-downgrade", vec![]),
        Decision::TechTile => ("ask-tech-tile", vec![]),
        Decision::Cover(tile) => ("ask-cover", vec![("tile", tile.id().into())]),
        Decision::Step(Step::Any) => ("ask-step", vec![]),
        Decision::Step(Step::Only(area)) => ("ask-step-only", vec![("area", area.id().into())]),
        Decision::Step(Step::Lowest) => ("ask-step-lowest", vec![]),
        Decision::LostPlanet => ("ask-lost-planet", vec![]),
        Decision::Federation(_) => ("ask-federation-planets", vec![]),
        Decision::Token => ("ask-token", vec![]),
        Decision::Rescore => ("ask-rescore", vec![]),
        Decision::Tokens { count, to_gaia: true } => ("ask-tokens-gaia", vec![("count", count.into())]),
        Decision::Tokens { count, .. } => ("ask-tokens", vec![("count", count.into())]),
        Decision::Brainstone { charge, .. } => ("ask-brainstone", vec![("charge", charge.into())]),
        Decision::Charge(offer) => {
            let price = offer.power.saturating_sub(catalogue().numbers.free_charge);
            let key = if offer.token_first.is_some() { "ask-charge.token" } else { "ask-charge" };
            (key, vec![("power", offer.power.into()), ("vp", price.into())])
        }
    }
}

impl Gaia {
    /// The question while a federation is put together, with how far it has come.
    fn federation_question(&self, seat: Seat, draft: Draft) -> Words {
        let number = |power: u16| Filling::Number(power.into());
        let values = vec![
            ("have", number(self.power_of(seat, draft.planets))),
            ("need", number(self.federation_need(seat))),
            ("missing", self.satellites_missing(seat, draft).unwrap_or(0).into()),
        ];
        (if draft.complete { "ask-federation-satellites" } else { "ask-federation-planets" }, values)
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
