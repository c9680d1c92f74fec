//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod explain;

use table::{
    Chip, Filling, Game, Lang, Named, Note, Seat, SetupOption, Show, Sketch, StandingOrder, Values, Words,
};

use crate::goods::Goods;
use crate::moves::Move;
use crate::player::Place;
use crate::turn::Turn;
use crate::{
    Decision, Phoenix, Step, abilities, benefits, construction, convert, diplomacy, dismantle, draft,
    expedition, income, payment, residents, transport,
};

pub(crate) use explain::effect_words;

/// What a chapter calls its moves.
type Label = fn(&Phoenix, Seat, Move, Lang) -> Option<Words>;

/// What all chapters call their moves, but for those of a turn.
pub(crate) const ALL_LABELS: [Label; 12] = [
    draft::label,
    benefits::label,
    dismantle::label,
    construction::label,
    transport::label,
    expedition::label,
    diplomacy::label,
    abilities::label,
    payment::label,
    residents::label,
    income::label,
    convert::label,
];

/// Where the moves of all chapters happen.
pub(crate) const ALL_SKETCHES: [fn(Seat, Move) -> Option<Sketch>; 12] = [
    draft::sketch,
    benefits::sketch,
    dismantle::sketch,
    construction::sketch,
    transport::sketch,
    expedition::sketch,
    diplomacy::sketch,
    abilities::sketch,
    payment::sketch,
    residents::sketch,
    income::sketch,
    convert::sketch,
];

impl Show for Phoenix {
    const CHIPS: &'static [&'static str] = &["gems", "food", "water", "metal", "points"];

    fn usual() -> Decision {
        Turn.into()
    }

    fn stage(&self, lang: Lang) -> String {
        let text = |key: &str| Phoenix::texts().get(lang, key);
        let step = text(self.step.key());
        if self.step.is_setup() || self.step == Step::Over {
            return step;
        }
        let round = Phoenix::texts().format(lang, "stage-round", &[("number", (self.round() as i32).into())]);
        match self.ending {
            Some(_) => format!("{round} · {step} · {}", text("stage-last")),
            None => format!("{round} · {step}"),
        }
    }

    fn round(&self) -> u32 {
        if self.step.is_setup() { 0 } else { self.turns() / u32::from(self.seats()) + 1 }
    }

    fn order(&self) -> Vec<Seat> {
        self.turn_order().collect()
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.players[seat].hub.map(Named::id)
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(self, place, lang)
    }

    fn orders() -> &'static [StandingOrder] {
        &[StandingOrder { key: "bonus", values: &["ask", "points", "gems", "resource"] }]
    }

    fn plan(&self, seat: Seat) -> Option<Phoenix> {
        if self.step.is_setup() || self.step == Step::Over {
            return None;
        }
        let mut plan = self.clone();
        plan.stack.clear();
        plan.active = seat;
        plan.action = crate::Action::default();
        plan.step = Step::Turn;
        plan.ask(seat, Turn);
        Some(plan)
    }

    fn options() -> &'static [SetupOption] {
        &[
            SetupOption { key: "first_game", values: Values::Switch },
            SetupOption { key: "hubs", values: Values::OneOf(&["basic", "advanced"]) },
            SetupOption { key: "friendly", values: Values::Switch },
            SetupOption {
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
            Step::Start => "step-start",
            Step::Aliens => "step-aliens",
            Step::Display(_) => "step-display",
            Step::Deal(_) => "step-deal",
            Step::Sets(_) => "step-sets",
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
pub(crate) fn what_it_does(game: &Phoenix, sketch: &Sketch, lang: Lang) -> Vec<String> {
    let note = sketch.place.as_deref().and_then(|place| explain::plain(game, place, lang));
    note.map(|note| note.text).into_iter().collect()
}

/// Words with the name of one thing.
pub(crate) fn named(key: &'static str, name: &'static str, id: &'static str) -> Words {
    (key, vec![(name, Filling::Name(id))])
}

/// Words with other words in them.
pub(crate) fn worded(key: &'static str, name: &'static str, text: String) -> Words {
    (key, vec![(name, Filling::Text(text))])
}

/// Amounts in words, as far as there are any: "2 pink Aliens, 1 Human".
pub(crate) fn amounts(amounts: impl Iterator<Item = (&'static str, u8)>, lang: Lang) -> String {
    let words = amounts
        .filter(|(_, n)| *n > 0)
        .map(|(what, n)| Phoenix::texts().format(lang, &format!("{what}.amount"), &[("count", n.into())]));
    words.collect::<Vec<_>>().join(", ")
}

/// A place of a station, as the drawings name it.
pub(crate) fn home(seat: Seat, place: Place) -> String {
    match place {
        Place::Hub => format!("station-{seat}-hub"),
        Place::Sector(sector) => format!("sector-{sector}"),
    }
}

/// Goods in words: "2 GEMs, 1 food".
pub(crate) fn goods_words(goods: Goods, lang: Lang) -> String {
    let words = goods.chips().into_iter().map(|Chip { amount, what }| {
        Phoenix::texts().format(lang, &format!("{what}.amount"), &[("count", amount.into())])
    });
    words.collect::<Vec<_>>().join(", ")
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
