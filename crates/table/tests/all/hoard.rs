//! Hoard, a small game with everything a large one has: chance, a secret, prices, refusals, points from several
//! sources. Players take stones from a heap until it is empty; each holds a hidden card that counts at the end.
//!
//! `FAULT` builds one mistake into it, for the check suite to find.

use std::sync::LazyLock;

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::{
    BySeat, Chip, Choice, Dice, Draw, Eye, Game, Lang, Look, Misread, Note, Offer, Panel, Pause, Prompt,
    Refusal, ScoreSheet, Seat, Seed, Show, Spot, Texts, Turn,
};

/// The mistakes.
pub mod fault {
    pub const ACCEPTS_UNLISTED: u8 = 1;
    pub const LOSES_STONE: u8 = 2;
    pub const SHOWS_CARDS: u8 = 3;
    pub const SHOWS_DICE: u8 = 4;
    pub const FORGETS_LUCK: u8 = 5;
    pub const ENDLESS: u8 = 6;
    pub const PANICS: u8 = 7;
    pub const STUCK: u8 = 8;
    pub const LISTS_TWICE: u8 = 9;
    pub const MISREADS: u8 = 10;
    pub const REFUSAL_TOUCHES: u8 = 11;
    pub const LISTS_ILLEGAL: u8 = 12;
    pub const UNSAVED: u8 = 13;
    pub const IMAGINES_OWN_CARD: u8 = 14;
    pub const NO_SENTENCE: u8 = 15;
    pub const PLAY_DIFFERS: u8 = 16;
    pub const BLINKS: u8 = 17;
    pub const UNTAKES_TURNS: u8 = 18;
    pub const HIDES_MOVES: u8 = 19;
    pub const KEEPS_SEED: u8 = 20;
    pub const STRANGE_SEAT: u8 = 21;
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    pub stones: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// Take some stones: a point each.
    Take(u8),
    /// Roll for points, once in a game. It costs a stone of the heap.
    Dig,
    /// Put the card under the deck and draw the next.
    Swap,
}

/// What a move takes from the heap.
#[derive(Clone, Debug, Serialize)]
pub struct Terms {
    pub stones: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hoard<const FAULT: u8 = 0> {
    start: u8,
    heap: u8,
    lost: u8,
    taken: BySeat<u8>,
    dug: BySeat<Option<u8>>,
    cards: BySeat<Option<u8>>,
    deck: Vec<Option<u8>>,
    dice: Dice,
    mover: Seat,
    #[serde(skip_serializing_if = "unsaved::<FAULT>")]
    turns: Option<u32>,
    points: BySeat<i32>,
}

#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "that is how serde asks")]
fn unsaved<const FAULT: u8>(_: &Option<u32>) -> bool {
    FAULT == fault::UNSAVED
}

const CARDS: std::ops::RangeInclusive<u8> = 1..=8;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[(Lang::En, EN), (Lang::De, DE)]).unwrap());

const EN: &str = "
refusal-too-many =
    The heap has only { $heap } { $heap ->
        [one] stone
       *[other] stones
    }.
refusal-too-greedy = Take 1 to { $most } stones.
refusal-dug = Everybody may dig once.
refusal-over = The game is over.
refusal-seats = This is a game for 2 to { $most }.
refusal-no-heap = A game needs { $thing }.
stones = stones
source-stones = Stones
source-luck = Luck
source-card = Card
";

const DE: &str = "
refusal-too-many =
    Auf dem Haufen { $heap ->
        [one] liegt nur ein Stein
       *[other] liegen nur { $heap } Steine
    }.
refusal-too-greedy = Nimm 1 bis { $most } Steine.
refusal-dug = Jeder darf nur einmal graben.
refusal-over = Das Spiel ist vorbei.
refusal-seats = Dies ist ein Spiel für 2 bis { $most }.
refusal-no-heap = Ein Spiel braucht { $thing }.
stones = Steine
source-stones = Steine
source-luck = Glück
source-card = Karte
";

impl<const FAULT: u8> Hoard<FAULT> {
    fn over(&self) -> bool {
        self.heap == 0
    }

    fn sheet(&self) -> ScoreSheet {
        ScoreSheet::from_sources(self.taken.map(|seat, taken| {
            let card = if self.over() { self.cards[seat].unwrap_or(0) } else { 0 };
            vec![
                ("stones".to_owned(), i32::from(*taken)),
                ("luck".to_owned(), i32::from(self.dug[seat].unwrap_or(0))),
                ("card".to_owned(), card.into()),
            ]
        }))
    }
}

impl<const FAULT: u8> Show for Hoard<FAULT> {
    fn prompt(&self, _lang: Lang) -> Option<Prompt> {
        let seat = self.to_move().seat()?;
        Some(Prompt { seat, question: "What do you take?".into(), why: "The heap shrinks.".into() })
    }

    fn choice(&self, mv: Move, _lang: Lang) -> Choice {
        let checked = self.check(mv);
        Choice {
            notation: self.write_move(mv),
            label: format!("Please {}", self.write_move(mv)),
            group: "stones",
            price: Vec::new(),
            gain: vec![Chip { amount: 1, what: "stones" }],
            notes: Vec::new(),
            place: None,
            ghost: None,
            refusal: checked.err(),
        }
    }

    fn stage(&self, _lang: Lang) -> String {
        format!("turn {}", self.turns())
    }

    fn round(&self) -> u32 {
        self.turns()
    }

    fn order(&self) -> Vec<Seat> {
        self.taken.seats().collect()
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        if place == "heap" { vec![Move::Take(1)] } else { Vec::new() }
    }

    fn explain(&self, place: &str, _lang: Lang) -> Option<Note> {
        let text = || "Stones to take.".to_owned();
        (place == "heap").then(|| Note {
            title: "The heap".to_owned(),
            text: text(),
            rule: Some("HO-TAKE-1"),
        })
    }

    fn pause(&self) -> Pause<Move> {
        Pause::Done
    }

    fn as_if(&self, _seat: Seat) -> Option<Self> {
        None
    }

    fn options() -> &'static [Offer] {
        &[]
    }

    fn rules() -> &'static str {
        "- **HO-TAKE-1** Take stones."
    }

    fn reconstructed() -> &'static [&'static str] {
        &[]
    }
}

impl<const FAULT: u8> Draw for Hoard<FAULT> {
    fn style() -> &'static str {
        ""
    }

    fn symbols() -> Markup {
        html! {}
    }

    fn panels(&self, _look: &Look) -> Vec<Panel> {
        let body = html! { p id="heap" data-place="heap" { (self.heap) } };
        vec![Panel { id: "heap".to_owned(), title: "Heap".to_owned(), spot: Spot::Board, body }]
    }
}

impl<const FAULT: u8> Game for Hoard<FAULT> {
    type Setup = Setup;
    type Move = Move;
    type Terms = Terms;
    const NAME: &'static str = "hoard";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn default_setup(seats: u8) -> Setup {
        Setup { players: seats, stones: 12 }
    }

    fn new(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        if setup.stones == 0 {
            return Err(Refusal::new("HO-SET-1", "no-heap").with("thing", "stones"));
        }
        if !Self::SEATS.contains(&setup.players) {
            return Err(Refusal::new("HO-SET-2", "seats").with("most", *Self::SEATS.end()));
        }
        let mut dice = Dice::new(seed);
        let mut deck: Vec<u8> = CARDS.collect();
        dice.shuffle(&mut deck);
        let seats = setup.players;
        Ok(Hoard {
            start: setup.stones,
            heap: setup.stones,
            lost: 0,
            taken: BySeat::from_fn(seats, |_| 0),
            dug: BySeat::from_fn(seats, |_| None),
            cards: BySeat::from_fn(seats, |_| deck.pop()),
            deck: deck.into_iter().map(Some).collect(),
            dice,
            mover: Seat::new(0),
            turns: Some(0),
            points: BySeat::from_fn(seats, |_| 0),
        })
    }

    fn seats(&self) -> u8 {
        self.taken.len()
    }

    fn to_move(&self) -> Turn {
        match self.over() {
            true => Turn::Over,
            false if FAULT == fault::STRANGE_SEAT && self.heap == 3 => Turn::Of(Seat::new(self.seats())),
            false => Turn::Of(self.mover),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        let all = [Move::Take(1), Move::Take(2), Move::Take(3), Move::Dig, Move::Swap];
        out.clear();
        out.extend(all.into_iter().filter(|mv| self.check(*mv).is_ok()));
        match FAULT {
            fault::STUCK if self.heap == 1 => out.clear(),
            fault::LISTS_TWICE if self.heap == 5 => out.push(Move::Swap),
            fault::LISTS_ILLEGAL if self.heap == 2 => out.push(Move::Take(3)),
            fault::ACCEPTS_UNLISTED if self.dug[self.mover].is_some() => out.retain(|mv| *mv != Move::Dig),
            fault::HIDES_MOVES if self.dice.is_hidden() => out.truncate(1),
            _ => {}
        }
    }

    fn check(&self, mv: Move) -> Result<Terms, Refusal> {
        if self.over() {
            return Err(Refusal::new("HO-END-1", "over"));
        }
        match mv {
            Move::Take(stones) if !(1..=3).contains(&stones) => {
                Err(Refusal::new("HO-TAKE-1", "too-greedy").with("most", 3))
            }
            Move::Take(stones) if stones > self.heap => {
                let reason = if FAULT == fault::NO_SENTENCE { "unspeakable" } else { "too-many" };
                Err(Refusal::new("HO-TAKE-2", reason).with("heap", self.heap))
            }
            Move::Take(stones) => Ok(Terms { stones }),
            Move::Dig if self.dug[self.mover].is_some() && FAULT != fault::ACCEPTS_UNLISTED => {
                Err(Refusal::new("HO-DIG-1", "dug"))
            }
            Move::Dig | Move::Swap => Ok(Terms { stones: 1 }),
        }
    }

    fn apply(&mut self, mv: Move) {
        let mover = self.mover;
        match mv {
            Move::Take(stones) => {
                self.taken[mover] += stones;
                self.points[mover] += i32::from(stones);
                self.heap = self.heap.saturating_sub(stones);
                if FAULT == fault::LOSES_STONE && stones == 3 && self.heap > 0 {
                    self.heap -= 1;
                }
            }
            Move::Dig => {
                let luck = self.dice.roll();
                self.dug[mover] = Some(luck);
                if FAULT != fault::FORGETS_LUCK {
                    self.points[mover] += i32::from(luck);
                }
                self.heap -= 1;
                self.lost += 1;
                assert!(FAULT != fault::PANICS || luck != 6, "the die fell off the table");
            }
            Move::Swap => {
                let next = self.deck.remove(0);
                let old = std::mem::replace(&mut self.cards[mover], next);
                self.deck.push(old);
                self.heap -= 1;
                self.lost += 1;
            }
        }
        if FAULT == fault::ENDLESS {
            self.heap += 1;
            self.start += 1;
        }
        if self.over() {
            for (seat, card) in self.cards.iter() {
                self.points[seat] += i32::from(card.unwrap_or(0));
            }
        }
        self.mover = mover.clockwise(1, self.seats());
        self.turns = self.turns.map(|turns| turns + 1);
        if FAULT == fault::UNTAKES_TURNS && self.heap == 4 {
            self.turns = Some(0);
        }
    }

    fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if FAULT == fault::REFUSAL_TOUCHES && self.heap == 2 && self.check(mv).is_err() {
            self.mover = self.mover.clockwise(1, self.seats());
        }
        self.check(mv)?;
        self.apply(mv);
        if FAULT == fault::PLAY_DIFFERS && mv == Move::Swap {
            self.mover = Seat::new(0);
        }
        Ok(())
    }

    fn scores(&self) -> ScoreSheet {
        let mut sheet = self.sheet();
        if FAULT == fault::FORGETS_LUCK {
            let points = self.points.clone();
            sheet = ScoreSheet::from_sources(points.map(|_, points| vec![("stones".to_owned(), *points)]));
        }
        sheet
    }

    fn recount(&self) -> ScoreSheet {
        self.sheet()
    }

    fn seen_by(&self, eye: Eye) -> Self {
        let mut seen = self.clone();
        if FAULT != fault::SHOWS_DICE {
            seen.dice = Dice::hidden();
        }
        seen.deck.fill(None);
        for seat in Seat::all(self.seats()) {
            if eye != Eye::Seat(seat) && !self.over() && FAULT != fault::SHOWS_CARDS {
                seen.cards[seat] = None;
            }
        }
        if FAULT == fault::BLINKS {
            seen.lost += 1;
        }
        seen
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = self.clone();
        imagined.deck.fill(None);
        for other in seat.others(self.seats()).filter(|_| !self.over()) {
            imagined.cards[other] = None;
        }
        if FAULT == fault::IMAGINES_OWN_CARD && !self.over() {
            imagined.cards[seat] = None;
        }
        let mut unknown: Vec<u8> =
            CARDS.filter(|card| !imagined.cards.values().any(|c| *c == Some(*card))).collect();
        dice.shuffle(&mut unknown);
        for gap in imagined.cards.values_mut().chain(&mut imagined.deck).filter(|gap| gap.is_none()) {
            *gap = unknown.pop();
        }
        if FAULT != fault::KEEPS_SEED || self.dice.is_hidden() {
            imagined.dice = Dice::new(Seed::from_number(dice.below(u32::MAX).into()));
        }
        imagined
    }

    fn turns(&self) -> u32 {
        self.turns.unwrap_or(0)
    }

    fn write_move(&self, mv: Move) -> String {
        match mv {
            Move::Take(stones) => format!("take {stones}"),
            Move::Dig => "dig".to_owned(),
            Move::Swap => "swap".to_owned(),
        }
    }

    fn read_move(&self, line: &str) -> Result<Move, Misread> {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["take", number] => {
                let stones = number
                    .parse()
                    .map_err(|_| Misread(format!("`{number}` is no number of stones; write `take 2`")))?;
                Ok(Move::Take(stones))
            }
            ["dig"] if FAULT == fault::MISREADS => Ok(Move::Swap),
            ["dig"] => Ok(Move::Dig),
            ["swap"] => Ok(Move::Swap),
            _ => Err(Misread("a move is `take 1`, `take 2`, `take 3`, `dig` or `swap`".to_owned())),
        }
    }

    fn audit(&self) -> Result<(), String> {
        let taken: u8 = self.taken.values().sum();
        let found = taken + self.heap + self.lost;
        if found != self.start {
            return Err(format!("{found} of {} stones are there", self.start));
        }
        let mut cards: Vec<u8> = self.cards.values().chain(&self.deck).flatten().copied().collect();
        cards.sort_unstable();
        if cards == CARDS.collect::<Vec<_>>() { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
    }

    fn chance(&self) -> serde_json::Value {
        serde_json::json!({ "deck": self.deck })
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn data_mark() -> String {
        "0123456789abcdef".to_owned()
    }
}
