//! Questions, choices and moves in words ([`table::Show`]).

mod attempts;
mod coach;
mod end;
mod explain;

use table::{
    Coach, Filling, Game, Lang, Line, Named, Note, Seat, SetupOption, Show, Sketch, Stock, Values, Words,
};

use crate::cards::Crew;
use crate::catalogue::Edge;
use crate::destination::Actions;
use crate::goods::Gain;
use crate::moves::Move;
use crate::names::{Level, NodeKind, Resource, Specialist};
use crate::payment::Bill;
use crate::space::Spot;
use crate::{
    Decision, Planetformers, Step, TurnSoFar, automa, canteen, crew, deal, payment, resources, scout, travel,
    upgrades,
};

/// What a chapter calls its moves.
type Label = fn(&Planetformers, Seat, Move, Lang) -> Option<Words>;

/// What all chapters call their moves, but for the actions at a destination.
pub(crate) const ALL_LABELS: [Label; 9] = [
    deal::label,
    canteen::label,
    resources::label,
    payment::label,
    upgrades::label,
    travel::label,
    crew::label,
    scout::label,
    automa::label,
];

/// Where the moves of all chapters happen.
pub(crate) const ALL_SKETCHES: [fn(Seat, Move) -> Option<Sketch>; 9] = [
    deal::sketch,
    canteen::sketch,
    resources::sketch,
    payment::sketch,
    upgrades::sketch,
    travel::sketch,
    crew::sketch,
    scout::sketch,
    automa::sketch,
];

impl Show for Planetformers {
    const CHIPS: &'static [&'static str] = &[
        "biomatter",
        "workforce",
        "minerals",
        "technology",
        "crew",
        "engineer",
        "leader_red",
        "leader_green",
        "leader_blue",
        "points",
    ];

    fn usual() -> Decision {
        Actions.into()
    }

    fn stage(&self, lang: Lang) -> String {
        let text = |key: &str| Planetformers::texts().get(lang, key);
        if self.step.is_setup() || self.step == Step::Over {
            return text(self.step.key());
        }
        let number = [("number", i32::from(self.round).into())];
        let round = Planetformers::texts().format(lang, "stage-round", &number);
        format!("{round} · {}", text(self.step.key()))
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn order(&self) -> Vec<Seat> {
        self.turn_order().collect()
    }

    fn stock(&self, seat: Seat) -> Vec<Stock> {
        let cargo = &self.players[seat].cargo;
        let entry =
            |resource: &Resource| Stock { what: resource.id(), amount: cargo[*resource].into(), income: 0 };
        Resource::ALL.iter().map(entry).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.players[seat].track().into()
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.is_automatic(seat).then_some("automa")
    }

    fn level(&self, seat: Seat) -> Option<&'static str> {
        let automa = self.automa.as_ref().filter(|_| self.is_automatic(seat))?;
        Some(match automa.level {
            Level::Easy => "setup-level-easy",
            Level::EasyPlus => "setup-level-easy_plus",
            Level::Medium => "setup-level-medium",
            Level::MediumPlus => "setup-level-medium_plus",
            Level::Hard => "setup-level-hard",
            Level::HardPlus => "setup-level-hard_plus",
        })
    }

    fn ending(&self, lang: Lang) -> Option<Line> {
        end::ending(self, lang)
    }

    fn verdict(&self, lang: Lang) -> Vec<Line> {
        end::verdict(self, lang)
    }

    fn coach(&self, seat: Seat, lang: Lang) -> Option<Coach> {
        coach::note(self, seat, lang)
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(self, place, lang)
    }

    fn plan(&self, seat: Seat) -> Option<Planetformers> {
        if self.step.is_setup() || self.step == Step::Over || self.is_automatic(seat) {
            return None;
        }
        let mut plan = self.clone();
        plan.stack.clear();
        plan.active = seat;
        plan.turn = TurnSoFar::default();
        plan.step = Step::Travel;
        plan.ask(seat, upgrades::Unlock);
        table::begin(&mut plan);
        Some(plan)
    }

    fn options() -> &'static [SetupOption] {
        const {
            &[
                SetupOption::new(
                    "level",
                    Values::OneOf(&["easy", "easy_plus", "medium", "medium_plus", "hard", "hard_plus"]),
                ),
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
        &["reconstructed-cards", "reconstructed-rules"]
    }
}

impl Step {
    /// The key of its name in the text catalogue.
    pub fn key(self) -> &'static str {
        match self {
            Step::Start => "step-start",
            Step::Layout(_) => "step-layout",
            Step::Canteen(_) => "step-canteen",
            Step::Deal(_) => "step-deal",
            Step::Keep(_) => "step-keep",
            Step::Supplies(_) => "step-supplies",
            Step::Turn => "step-turn",
            Step::Travel => "step-travel",
            Step::Income(_) => "step-income",
            Step::Crew => "step-crew",
            Step::Actions => "step-actions",
            Step::Draw => "step-draw",
            Step::EndOfTurn(_) => "step-end-of-turn",
            Step::Automa => "step-automa",
            Step::Over => "step-over",
        }
    }
}

/// Words with the name of one thing.
pub(crate) fn named(key: &'static str, name: &'static str, id: &'static str) -> Words {
    (key, vec![(name, Filling::Name(id))])
}

/// Words with other words in them.
pub(crate) fn worded(key: &'static str, name: &'static str, text: String) -> Words {
    (key, vec![(name, Filling::Text(text))])
}

/// Words with a Crew card: the Specialist it shows (as who comes, and as whom something is done with), and its number.
pub(crate) fn card_words(game: &Planetformers, key: &'static str, card: Crew) -> Words {
    let specialist = game.data.crew(card).specialist;
    let (symbol, whom) = (Filling::Name(specialist.id()), Filling::Name(specialist.whom()));
    (key, vec![("card", card.to_string().into()), ("symbol", symbol), ("whom", whom)])
}

/// What the thing is that a move takes, so that nobody has to look it up first.
pub(crate) fn what_it_is(game: &Planetformers, place: &str, lang: Lang) -> Vec<String> {
    explain::note(game, place, lang).map(|note| note.text).into_iter().collect()
}

/// What waits at a spot: what it yields, whose Outposts pay, and how many edges of the Crew fit.
pub(crate) fn arrival_words(game: &Planetformers, seat: Seat, spot: Spot, lang: Lang) -> Vec<String> {
    let texts = Planetformers::texts();
    let gain = game.yield_of(spot);
    let yields = (!gain.is_none())
        .then(|| texts.fill(lang, "arrive-gather", &[("gain", gain_words(gain, lang).into())]));
    let paid = spot.node == crate::names::Node::P
        && game.world(spot.planet).is_some_and(|world| world.outposts.has(seat));
    let outpost = paid.then(|| texts.get(lang, "arrive-outpost"));
    let edges = game.edges_that_fit(seat, spot) as i32;
    let crew = texts.format(lang, "draw-edges-fit", &[("n", edges.into())]);
    yields.into_iter().chain(outpost).chain((edges > 0).then_some(crew)).collect()
}

/// A spot inside a sentence: "Cinderfall", "the Moon of Cinderfall".
pub(crate) fn spot_words(game: &Planetformers, spot: Spot, lang: Lang) -> String {
    let key = match game.kind_of(spot) {
        Some(NodeKind::Moon) => "spot-moon",
        Some(NodeKind::SpaceStation) => "spot-space-station",
        Some(NodeKind::Asteroid) => "spot-asteroid",
        _ => "spot-planet",
    };
    Planetformers::texts().fill(lang, key, &[("planet", Filling::Name(spot.planet.id()))])
}

/// Amounts in words, as far as there are any: "2 Minerals, 1 Crew card".
fn amounts(all: impl Iterator<Item = (&'static str, u8)>, lang: Lang) -> String {
    let words = all.filter(|(_, n)| *n > 0).map(|(what, n)| {
        Planetformers::texts().format(lang, &format!("{what}.amount"), &[("count", n.into())])
    });
    words.collect::<Vec<_>>().join(", ")
}

/// A gain in words.
pub(crate) fn gain_words(gain: Gain, lang: Lang) -> String {
    let resources = Resource::ALL.iter().map(|resource| (resource.id(), gain.resources[*resource]));
    amounts(resources.chain([("any", gain.any), ("crew", gain.crew)]), lang)
}

/// The edge of a Crew card in words: where it works, what it takes and gives.
pub(crate) fn edge_words(edge: &Edge, lang: Lang) -> String {
    let texts = Planetformers::texts();
    let place = texts.get(lang, &format!("dest-{}", edge.dest.id()));
    let (pay, gain) = (gain_words(edge.pay, lang), gain_words(edge.gain, lang));
    let key = if edge.pay.is_none() { "edge-words" } else { "edge-words.trade" };
    texts.fill(lang, key, &[("place", place.into()), ("pay", pay.into()), ("gain", gain.into())])
}

/// A price in words.
pub(crate) fn bill_words(bill: Bill, lang: Lang) -> String {
    let leader = bill.color.map_or("planet_leader", |color| Specialist::leader(color).id());
    let all = [
        (Specialist::Engineer.id(), bill.engineer),
        (leader, bill.planet_leader),
        ("any_leader", bill.any_leader),
        ("any_specialist", bill.any_specialist),
        ("any", bill.any_resource),
    ];
    amounts(all.into_iter(), lang)
}
