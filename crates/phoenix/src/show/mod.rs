//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod explain;

use table::{
    Chip, Choice, Filling, Game, Habit, Lang, Note, Offer, Pause, Prompt, Seat, Show, Values, Words,
};

use crate::diplomacy::track_key;
use crate::goods::{Bundle, Goods};
use crate::moves::{Decision, Move, Pending};
use crate::names::Named;
use crate::notation::place_name;
use crate::player::Place;
use crate::{Phoenix, Step};

pub(crate) use explain::effect_words;

impl Show for Phoenix {
    fn prompt(&self, lang: Lang) -> Option<Prompt> {
        let Pending { seat, decision } = self.question()?;
        let (key, values) = question(decision);
        let text = |key: &str| Phoenix::texts().fill(lang, key, &values);
        Some(Prompt { seat, question: text(key), why: text(&format!("{key}.why")) })
    }

    fn choice(&self, mv: Move, lang: Lang) -> Choice {
        let checked = self.check(mv);
        let terms = checked.as_ref().ok().copied().unwrap_or_default();
        let (key, values) = self.label_of(mv, lang);
        let place = self.place_of(mv);
        let fee = || Phoenix::texts().format(lang, "note-fee", &[("fee", terms.fee.into())]);
        Choice {
            notation: self.write_move(mv),
            label: Phoenix::texts().fill(lang, key, &values),
            group: self.group(mv),
            price: terms.cost.chips(),
            gain: terms.gain.chips(),
            notes: (terms.fee > 0)
                .then(fee)
                .into_iter()
                .chain(what_it_does(mv, place.as_deref(), lang))
                .collect(),
            place,
            ghost: None,
            refusal: checked.err(),
        }
    }

    fn stage(&self, lang: Lang) -> String {
        let text = |key: &str| Phoenix::texts().get(lang, key);
        let step = text(self.step.key());
        if matches!(self.step, Step::Draft(_) | Step::Hubs(_) | Step::Benefits(..) | Step::Over) {
            return step;
        }
        let round = Phoenix::texts().format(lang, "stage-round", &[("number", (self.round() as i32).into())]);
        match self.ending {
            Some(_) => format!("{round} · {step} · {}", text("stage-last")),
            None => format!("{round} · {step}"),
        }
    }

    fn round(&self) -> u32 {
        match self.step {
            Step::Draft(_) | Step::Hubs(_) | Step::Benefits(..) => 0,
            _ => self.turns() / u32::from(self.seats()) + 1,
        }
    }

    fn order(&self) -> Vec<Seat> {
        self.turn_order().collect()
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(place, lang)
    }

    fn pause(&self) -> Pause<Move> {
        match self.question().map(|pending| pending.decision) {
            Some(Decision::LastMoment) => Pause::Closing(Move::Done),
            Some(
                Decision::Turn
                | Decision::Draft
                | Decision::Hub
                | Decision::Bonus { .. }
                | Decision::GiveUp { .. }
                | Decision::FreeSector { .. },
            )
            | None => Pause::Done,
            Some(_) => Pause::Midway,
        }
    }

    fn habits() -> &'static [Habit] {
        &[Habit { key: "bonus", values: &["ask", "points", "gems", "resource"] }]
    }

    fn by_habit(&self, habit: &str, value: &str) -> Option<Move> {
        let Some(Pending { decision: Decision::Bonus { track, top }, .. }) = self.question() else {
            return None;
        };
        if habit != "bonus" {
            return None;
        }
        let wanted = |goods: Goods| match value {
            "points" => Some(goods.points),
            "gems" => Some(goods.gems),
            "resource" => Some(goods.bundle().total()),
            _ => None,
        };
        let mut best: Option<(u8, Move)> = None;
        Phoenix::list_bonuses(track, top, &mut |mv| {
            let Ok(terms) = Phoenix::check_bonus(track, top, mv) else { return };
            let Some(amount) = wanted(terms.gain) else { return };
            // Two bonuses are a choice that a rule cannot make.
            let single = matches!(mv, Move::Bonus(_));
            if single && amount > 0 && best.is_none_or(|(other, _)| amount > other) {
                best = Some((amount, mv));
            }
        });
        let pairs = Phoenix::check_bonus(track, top, Move::Bonuses(0, 1)).is_ok();
        best.filter(|_| !pairs).map(|(_, mv)| mv)
    }

    fn as_if(&self, seat: Seat) -> Option<Phoenix> {
        if self.turns == 0 && self.step != Step::Turn || self.step == Step::Over {
            return None;
        }
        let mut plan = self.clone();
        plan.stack.clear();
        plan.active = seat;
        plan.action = crate::Action::default();
        plan.step = Step::Turn;
        plan.ask(seat, Decision::Turn);
        Some(plan)
    }

    fn options() -> &'static [Offer] {
        &[
            Offer { key: "first_game", values: Values::Switch },
            Offer { key: "hubs", values: Values::OneOf(&["basic", "advanced"]) },
            Offer { key: "friendly", values: Values::Switch },
            Offer {
                key: "starting_player",
                values: Values::OneOf(&["chance", "first", "second", "third", "fourth"]),
            },
        ]
    }

    fn rules() -> &'static str {
        include_str!("../../rules.md")
    }

    fn reconstructed() -> &'static [&'static str] {
        &["reconstructed-cards", "reconstructed-dice", "reconstructed-prices"]
    }
}

impl Step {
    /// The key of its name in the text catalogue.
    pub fn key(self) -> &'static str {
        match self {
            Step::Draft(_) => "step-draft",
            Step::Hubs(_) => "step-hubs",
            Step::Benefits(..) => "step-benefits",
            Step::Turn => "step-turn",
            Step::Action => "step-action",
            Step::After => "step-after",
            Step::Tracks(_) => "step-tracks",
            Step::Income => "step-income",
            Step::Powers => "step-powers",
            Step::Relocation => "step-relocation",
            Step::AfterIncome => "step-after-income",
            Step::LastMoment => "step-last-moment",
            Step::EndOfTurn => "step-end-of-turn",
            Step::Over => "step-over",
        }
    }
}

/// What the thing is good for that a move takes or uses, so that nobody has to look it up first.
fn what_it_does(mv: Move, place: Option<&str>, lang: Lang) -> Option<String> {
    let takes =
        matches!(mv, Move::Draft(_) | Move::Hub(_) | Move::Use(..) | Move::Build(_) | Move::GiveUp(_));
    let note = explain::plain(place?, lang).filter(|_| takes)?;
    Some(note.text)
}

/// Goods in words: "2 GEMs, 1 food".
pub(crate) fn goods_words(goods: Goods, lang: Lang) -> String {
    let words = goods.chips().into_iter().map(|Chip { amount, what }| {
        Phoenix::texts().format(lang, &format!("{what}.amount"), &[("count", amount.into())])
    });
    words.collect::<Vec<_>>().join(", ")
}

/// The question in words.
fn question(decision: Decision) -> Words {
    match decision {
        Decision::Draft => ("ask-draft", vec![]),
        Decision::Hub => ("ask-hub", vec![]),
        Decision::GiveUp { .. } => ("ask-give-up", vec![]),
        Decision::FreeSector { .. } => ("ask-free-sector", vec![]),
        Decision::Turn => ("ask-turn", vec![]),
        Decision::Dismantle { .. } => ("ask-dismantle", vec![]),
        Decision::Build { .. } => ("ask-build", vec![]),
        Decision::Transactions { left, .. } => ("ask-transactions", vec![("left", left.into())]),
        Decision::Reroll { .. } => ("ask-reroll", vec![]),
        Decision::Dice { keep, .. } => ("ask-dice", vec![("keep", keep.into())]),
        Decision::Advance { .. } => ("ask-advance", vec![]),
        Decision::Abilities => ("ask-abilities", vec![]),
        Decision::Pay { due, .. } => ("ask-pay", vec![("total", due.total.into())]),
        Decision::Take { n, .. } => ("ask-take", vec![("n", n.into())]),
        Decision::Species { .. } => ("ask-species", vec![]),
        Decision::Settle { species, .. } => ("ask-settle", vec![("species", species.id().into())]),
        Decision::Bonus { track, .. } => ("ask-bonus", vec![("track", track_key(track).into())]),
        Decision::Relocation => ("ask-relocation", vec![]),
        Decision::Resident => ("ask-resident", vec![]),
        Decision::Evict => ("ask-evict", vec![]),
        Decision::GiveBack => ("ask-give-back", vec![]),
        Decision::LastMoment => ("ask-last-moment", vec![]),
    }
}

/// A place in words.
pub(crate) fn place_words(place: Place, lang: Lang) -> String {
    match place {
        Place::Hub => Phoenix::texts().get(lang, "place-hub"),
        Place::Sector(sector) => {
            Phoenix::texts().fill(lang, "place-sector", &[("sector", sector.to_string().into())])
        }
    }
}

impl Phoenix {
    /// Which choices stand together.
    fn group(&self, mv: Move) -> &'static str {
        let seat = self.question().map(|pending| pending.seat);
        match mv {
            Move::Use(_, None) => "group-neutral",
            Move::Use(_, owner) if owner == seat => "group-own",
            Move::Use(..) => "group-others",
            Move::Income | Move::HumanIncome => "group-income",
            Move::Convert(_) => "group-convert",
            Move::Done => "group-end",
            _ => "group-choose",
        }
    }

    /// A move in words.
    fn label_of(&self, mv: Move, lang: Lang) -> Words {
        let one = |key, name, id: &'static str| (key, vec![(name, Filling::Name(id))]);
        let text = |key, name, text: String| (key, vec![(name, Filling::Text(text))]);
        let place = |place: Place| Filling::Text(place_words(place, lang));
        let goods = |key, bundle: Bundle| text(key, "goods", goods_words(bundle.into(), lang));
        let decision = self.question().map(|pending| pending.decision);
        match mv {
            Move::Draft(ship) => one("move-draft", "ship", ship.id()),
            Move::Hub(hub) => one("move-hub", "hub", hub.id()),
            Move::GiveUp(ship) => one("move-give-up", "ship", ship.id()),
            Move::Use(ship, owner) => {
                let foreign = owner.filter(|owner| Some(*owner) != self.question().map(|open| open.seat));
                let key = if foreign.is_some() { "move-use.other" } else { "move-use" };
                let (key, mut values) = one(key, "ship", ship.id());
                values.extend(foreign.map(|owner| ("seat", owner.number().into())));
                (key, values)
            }
            Move::Income => ("move-income", vec![]),
            Move::HumanIncome => ("move-human-income", vec![]),
            Move::Convert(None) => ("move-convert", vec![]),
            Move::Convert(Some(resource)) => one("move-convert.resource", "resource", resource.id()),
            Move::Dismantle(ship) => one("move-dismantle", "ship", ship.id()),
            Move::Build(sector) => {
                let free = matches!(decision, Some(Decision::FreeSector { .. }));
                text(if free { "move-build.free" } else { "move-build" }, "sector", sector.to_string())
            }
            Move::Alien(species) => one("move-alien", "species", species.id()),
            Move::Trade => ("move-trade", vec![]),
            Move::Buy => ("move-buy", vec![]),
            Move::Mark(face) => one("move-mark", "face", face.id()),
            Move::Reroll => ("move-reroll", vec![]),
            Move::Collect(resource) => one("move-collect", "resource", resource.id()),
            Move::Observe => ("move-observe", vec![]),
            Move::Ally => ("move-ally", vec![]),
            Move::Advance(track) => one("move-advance", "track", track_key(track)),
            Move::Ability(origin) => {
                let seat = self.question().map(|pending| pending.seat);
                let ability = seat.and_then(|seat| self.players[seat].ability(origin));
                let effect = ability.map_or(String::new(), |ability| effect_words(ability.effect, lang));
                ("move-ability", vec![("place", place(origin.place)), ("effect", effect.into())])
            }
            Move::Pay(bundle) => goods("move-pay", bundle),
            Move::Take(bundle) => goods("move-take", bundle),
            Move::Choose(species) => one("move-choose", "species", species.id()),
            Move::Settle(home) => ("move-settle", vec![("place", place(home))]),
            Move::Bonus(_) | Move::Bonuses(..) => self.bonus_label(mv, lang),
            Move::Relocate => ("move-relocate", vec![]),
            Move::Resident { place: home, species, newcomer } => {
                let key = if newcomer { "move-resident.new" } else { "move-resident" };
                (key, vec![("species", species.id().into()), ("place", place(home))])
            }
            Move::ReturnResident(home, species) => {
                ("move-return-resident", vec![("species", species.id().into()), ("place", place(home))])
            }
            Move::ReturnSector(sector) => text("move-return-sector", "sector", sector.to_string()),
            Move::Done => match decision {
                Some(Decision::Reroll { .. }) => ("move-done.keep", vec![]),
                Some(Decision::Dice { .. }) => ("move-done.stop", vec![]),
                _ => ("move-done", vec![]),
            },
        }
    }

    /// A bonus is called by what it brings.
    fn bonus_label(&self, mv: Move, lang: Lang) -> Words {
        let key = if matches!(mv, Move::Bonus(_)) { "move-bonus" } else { "move-bonuses" };
        let track = match self.question().map(|pending| pending.decision) {
            Some(Decision::Bonus { track, .. }) => track,
            _ => crate::names::Track::Dismantle,
        };
        let all = crate::catalogue::TOP_LEVEL;
        let goods = Phoenix::check_bonus(track, all, mv).map(|terms| terms.gain).unwrap_or_default();
        (key, vec![("goods", goods_words(goods, lang).into())])
    }

    /// The thing on the table that a move concerns, as the drawings name it.
    fn place_of(&self, mv: Move) -> Option<String> {
        let seat = self.question()?.seat;
        let home = |place: Place| match place {
            Place::Hub => format!("station-{seat}-hub"),
            Place::Sector(sector) => format!("sector-{sector}"),
        };
        Some(match mv {
            Move::Draft(ship) => format!("draft-{ship}"),
            Move::Hub(hub) => format!("hub-{hub}"),
            Move::Use(ship, None) => format!("neutral-{ship}"),
            Move::Use(ship, Some(owner)) => format!("ship-{owner}-{ship}"),
            Move::GiveUp(ship) | Move::Dismantle(ship) => format!("ship-{seat}-{ship}"),
            Move::Build(sector) | Move::ReturnSector(sector) => format!("sector-{sector}"),
            Move::Alien(species) | Move::Choose(species) => format!("planet-{species}"),
            Move::Mark(face) => format!("die-{face}"),
            Move::Collect(resource) => format!("die-{resource}"),
            Move::Observe | Move::Ally => "die-human".to_owned(),
            Move::Advance(track) => format!("track-{track}"),
            Move::Ability(origin) => home(origin.place),
            Move::Settle(place) => home(place),
            Move::Resident { place, species, .. } | Move::ReturnResident(place, species) => {
                format!("resident-{}-{species}", place_name(place))
            }
            _ => return None,
        })
    }
}
