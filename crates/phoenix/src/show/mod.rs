//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod coach;
mod end;
mod explain;

use table::{
    Chip, Coach, Filling, Game, Lang, Line, Named, Note, Seat, SetupOption, Show, Sketch, StandingOrder,
    Stock, Values, Words,
};

use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Resource, Ship, Species};
use crate::player::Place;
use crate::turn::Turn;
use crate::{
    Decision, Phoenix, Step, abilities, benefits, construction, convert, diplomacy, dismantle, draft,
    expedition, income, payment, residents, transport,
};

pub(crate) use explain::{ability_words, color_key, effect_words};

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
        if self.step.is_setup() || self.step == Step::Over {
            return text(self.step.key());
        }
        let round = Phoenix::texts().format(lang, "stage-round", &[("number", (self.round() as i32).into())]);
        match (self.ending, self.step) {
            (Some(_), _) => format!("{round} · {}", text("stage-last")),
            (None, Step::Turn) => round,
            (None, step) => format!("{round} · {}", text(step.key())),
        }
    }

    fn round(&self) -> u32 {
        if self.step.is_setup() { 0 } else { self.turns() / u32::from(self.seats()) + 1 }
    }

    fn order(&self) -> Vec<Seat> {
        self.turn_order().collect()
    }

    fn stock(&self, seat: Seat) -> Vec<Stock> {
        let stock = &self.players[seat].stock;
        let income = self.plain_income(seat).iter().fold(Goods::NONE, |sum, (gains, _)| sum + gains.goods);
        let income = income.chips();
        let more = |what: &str| income.iter().find(|chip| chip.what == what).map_or(0, |chip| chip.amount);
        let entry = |what, amount: u16| Stock { what, amount: amount.into(), income: more(what) };
        let resources = Resource::ALL.iter().map(|resource| entry(resource.id(), stock.of(*resource)));
        std::iter::once(entry("gems", stock.gems)).chain(resources).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.players[seat].points.into()
    }

    fn ending(&self, lang: Lang) -> Option<Line> {
        end::ending(self, lang)
    }

    fn verdict(&self, lang: Lang) -> Vec<Line> {
        end::verdict(self, lang)
    }

    /// Income, or the end of it, together with the relocation that only it makes possible: whoever is not asked about
    /// relocations all the time finds them there.
    fn combined(&self) -> Vec<Vec<Move>> {
        let mut moves = Vec::new();
        match self.question().map(|question| question.decision) {
            Some(Decision::Turn(_)) => moves.push(Move::Income),
            Some(Decision::Take(_) | Decision::Abilities(_)) if self.step == Step::Powers => {
                self.legal_moves(&mut moves);
                moves.retain(|mv| matches!(mv, Move::Take(_) | Move::Done));
            }
            _ => {}
        }
        moves.into_iter().map(|mv| vec![mv, Move::Relocate]).collect()
    }

    fn coach(&self, seat: Seat, lang: Lang) -> Option<Coach> {
        coach::note(self, seat, lang)
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
        &[
            StandingOrder { key: "bonus", values: &["ask", "points", "gems", "resource"] },
            StandingOrder { key: "relocation", values: &["skip", "ask"] },
        ]
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
        const {
            &[
                SetupOption::new("first_game", Values::Switch),
                SetupOption::new("hubs", Values::OneOf(&["basic", "advanced"])),
                SetupOption::new("friendly", Values::Switch),
                SetupOption::new(
                    "starting_player",
                    Values::OneOf(&["chance", "first", "second", "third", "fourth"]),
                ),
                SetupOption::HANDICAP,
            ]
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../rules.md"),
            Lang::De => include_str!("../../rules.de.md"),
        }
    }

    fn introduction(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../introduction.en.md"),
            Lang::De => include_str!("../../introduction.de.md"),
        }
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

/// What using a ship does; its price stands beside that.
pub(crate) fn ship_does(game: &Phoenix, ship: Ship, lang: Lang) -> String {
    explain::ship_does(&game.data, ship, lang)
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

/// A place in words, as a title.
pub(crate) fn place_words(place: Place, lang: Lang) -> String {
    in_words(place, "", lang)
}

/// A place inside a sentence: `in` it, `from` it, `to` it, or as the thing that something is had from (`of`).
pub(crate) fn place_in(place: Place, case: &str, lang: Lang) -> Filling<'static> {
    Filling::Text(in_words(place, &format!(".{case}"), lang))
}

fn in_words(place: Place, case: &str, lang: Lang) -> String {
    match place {
        Place::Hub => Phoenix::texts().get(lang, &format!("place-hub{case}")),
        Place::Sector(sector) => {
            let number = [("sector", sector.to_string().into())];
            Phoenix::texts().fill(lang, &format!("place-sector{case}"), &number)
        }
    }
}

/// A ship inside a sentence: "the level-2 Farm".
pub(crate) fn the_ship(ship: Ship, lang: Lang) -> Filling<'static> {
    Filling::Text(Phoenix::texts().get(lang, &format!("{ship}.the")))
}

/// A resident inside a sentence: "a teal Alien".
pub(crate) fn one(species: Species, lang: Lang) -> Filling<'static> {
    Filling::Text(Phoenix::texts().get(lang, &format!("{species}.one")))
}
