//! Hoard, a small game with everything a large one has: hidden hands, a secret choice, dice, prices, refusals, points
//! from several sources, and an automatic opponent.
//!
//! It is the shape to copy for a new game, and what the shared crates are tested with.
//!
//! # The rules
//!
//! Everybody is dealt two cards and secretly keeps one; the others form the deck. Then players take turns until the heap of
//! stones is empty. On a turn, take up to three stones, a point each; or once in a game dig: give up a stone and roll for
//! points; or throw a stone of the heap away and swap the card for another of the deck. At the end the cards count.
//! Alone, you play against a dragon that draws what it does.
//!
//! | what | file |
//! |---|---|
//! | the deal, and keeping a card | `deal` |
//! | the turn, and taking stones | `turn` |
//! | digging | `dig` |
//! | swapping | `swap` |
//! | the dragon | `dragon` |
//! | what happens | `event` |
//! | notation and words, drawings | `notation`, `show`, `draw` |

mod deal;
mod dig;
mod dragon;
#[cfg(feature = "draw")]
mod draw;
mod event;
pub mod fault;
mod notation;
mod show;
mod swap;
mod turn;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::data::{DataError, Folder};
use table::{
    BySeat, Chips, Components, Counts, Edition, Eye, Eyes, Foresight, Game, Judge, Learn, Misread, Pending,
    Refusal, Rng, ScoreSheet, Seat, Shared, Style, Tell, Texts, Turn,
};

pub use deal::{Card, Cards};
pub use event::Event;
pub use fault::Fault;

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 1 to 4; one plays against the dragon.
    pub players: u8,
    /// Stones on the heap.
    pub stones: u8,
    /// A mistake that is built in, for the check suite to find.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// One micro-decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// Fate: this card is drawn.
    Draw(Card),
    /// Fate: the die shows this.
    Roll(u8),
    /// Fate: the dragon is in this mood.
    Mood(u8),
    /// The rules: the dragon eats so many stones.
    Eat(u8),
    /// Keep this card, and put the other one into the deck.
    Keep(Card),
    /// Take some stones: a point each.
    Take(u8),
    /// Give up a stone and roll for points, once in a game.
    Dig,
    /// Put the card into the deck and draw another.
    Swap,
}

/// What a move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Terms {
    /// Own stones.
    pub stones: u8,
}

impl table::Terms for Terms {
    fn free() -> Self {
        Terms::default()
    }

    fn price(&self, price: &mut Chips) {
        price.add("stones", self.stones);
    }
}

table::decisions! {
    /// Everything that can be asked.
    pub enum Decision of Hoard {
        /// Fate: which card a player draws.
        DrawCard(deal::DrawCard),
        /// Which card to keep.
        Keep(deal::Keep),
        /// What to do with the turn.
        Turn(turn::Turn),
        /// Fate: how the die falls.
        Roll(dig::Roll),
        /// Fate: what the dragon feels like.
        Mood(dragon::Mood),
        /// The rules: what the dragon then does.
        Eat(dragon::Eat),
    }
}

table::play! {
    /// A game of Hoard in the middle of a move.
    pub struct Play of Hoard
}

/// A game of Hoard.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hoard {
    #[serde(skip)]
    kit: Shared<Kit>,
    fault: Option<Fault>,
    start: u8,
    heap: u8,
    lost: u8,
    dragon: bool,
    players: BySeat<Player>,
    deck: Cards,
    /// Whose turn comes next.
    next: Seat,
    turns: u32,
    /// Open questions, the most urgent last.
    stack: Vec<Pending<Decision>>,
    #[serde(skip)]
    unsaved: u32,
}

/// What lies in front of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
struct Player {
    stones: u8,
    luck: Option<u8>,
    /// Cards in hand; others see only how many.
    hand: Cards,
    points: i32,
}

/// The components: what the box holds.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    /// The highest card; there is one of each from 1.
    pub cards: u8,
    /// The most stones that may be taken at once.
    pub most: u8,
    /// How likely the dragon eats nothing, one, two stones.
    pub moods: [u32; 3],
}

impl Components for Kit {
    const FILES: &'static [(&'static str, &'static str)] = &[("box.toml", include_str!("../data/box.toml"))];
    const EARLIER: &'static [&'static [(&'static str, &'static str)]] =
        &[&[("box.toml", include_str!("../data/earlier/1/box.toml"))]];

    fn read(folder: &Folder) -> Result<Self, DataError> {
        folder.load("box.toml")
    }

    fn editions() -> &'static [Edition<Self>] {
        static EDITIONS: LazyLock<Vec<Edition<Kit>>> = LazyLock::new(Edition::all_built_in);
        &EDITIONS
    }
}

impl Game for Hoard {
    type Setup = Setup;
    type Move = Move;
    type Terms = Terms;
    type Event = Event;
    type Decision = Decision;
    type Components = Kit;
    type Play<'a> = Play<'a>;

    const NAME: &'static str = "hoard";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;
    const CHANGES: &'static [&'static str] =
        &["HO-DIG-1: digging costs a stone of one's own, not of the heap"];

    fn default_setup(seats: u8) -> Setup {
        Setup { players: seats, stones: 12, fault: None }
    }

    fn new(setup: &Setup, components: &'static Kit) -> Result<Self, Refusal> {
        if setup.stones == 0 {
            return Err(Refusal::new("HO-SET-1", "no-heap").with("thing", "stones"));
        }
        if !Self::SEATS.contains(&setup.players) {
            return Err(Refusal::new("HO-SET-2", "seats").with("most", *Self::SEATS.end()));
        }
        let mut game = Hoard {
            kit: Shared::new(components),
            fault: setup.fault,
            start: setup.stones,
            heap: setup.stones,
            lost: 0,
            dragon: setup.players == 1,
            players: BySeat::from_fn(setup.players.max(2), |_| Player::default()),
            deck: Cards::up_to(components.cards),
            next: Seat::new(0),
            turns: 0,
            stack: Vec::new(),
            unsaved: 0,
        };
        game.ask_for_cards();
        Ok(game)
    }

    fn components(&self) -> &'static Kit {
        self.kit.get()
    }

    fn seats(&self) -> u8 {
        self.players.len()
    }

    fn is_automatic(&self, seat: Seat) -> bool {
        self.dragon && seat == Seat::new(1)
    }

    fn pending(&self) -> Option<&Pending<Decision>> {
        self.stack.last()
    }

    fn take_pending(&mut self) -> Option<Pending<Decision>> {
        self.stack.pop()
    }

    fn next_step(play: &mut Play<'_>) -> bool {
        play.next_turn()
    }

    fn out_of_place(&self, _mv: Move) -> Refusal {
        let over = self.stack.is_empty();
        if over { Refusal::new("HO-END-1", "over") } else { Refusal::new("HO-TURN-1", "not-asked") }
    }

    fn scores(&self) -> ScoreSheet {
        self.sheet(|player| player.points)
    }

    fn recount(&self) -> ScoreSheet {
        let over = self.stack.is_empty();
        self.sheet(|player| {
            let card = if over { player.hand.sum() } else { 0 };
            i32::from(player.stones) + i32::from(player.luck.unwrap_or(0)) + card
        })
    }

    fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        counts.add_to_table("heap", self.heap);
        counts.add_to_table("lost", self.lost);
        counts.add_to_table("deck", self.deck.len());
        for (seat, player) in self.players.iter() {
            counts.add(seat, "stones", player.stones);
            counts.add(seat, "cards", player.hand.len());
            counts.add(seat, "points", player.points);
        }
        counts
    }

    fn audit(&self) -> Result<(), String> {
        let taken: u8 = self.players.values().map(|player| player.stones).sum();
        let found = taken + self.heap + self.lost;
        if found != self.start {
            return Err(format!("{found} of {} stones are there", self.start));
        }
        let cards = self.players.values().fold(self.deck.len(), |sum, player| sum + player.hand.len());
        if cards == self.kit.cards { Ok(()) } else { Err(format!("there are {cards} cards")) }
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn known_to(&self, mv: Move) -> Eyes {
        match (mv, self.pending()) {
            // What is dealt, drawn or kept is its owner's alone.
            (Move::Draw(_) | Move::Keep(_), Some(Pending { seat, .. })) => Eyes::only(*seat),
            _ => Eyes::ALL,
        }
    }

    fn seen_by(&self, eye: Eye) -> Self {
        fault::seen_by(self, self.hidden_from(eye))
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        fault::imagine(self, seat, rng)
    }

    fn write_move(&self, mv: Move) -> String {
        notation::write(mv)
    }

    fn read_move(&self, line: &str) -> Result<Move, Misread> {
        Ok(fault::read_move(self, notation::read(line)?))
    }

    fn texts() -> &'static Texts {
        show::texts()
    }

    // What follows only serves to build mistakes in; a real game leaves the machine as it is.

    fn to_move(&self) -> Turn {
        fault::to_move(self)
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        fault::legal_moves(self, out);
    }

    fn outcomes(&self, out: &mut Vec<(Move, u32)>) {
        fault::outcomes(self, out);
    }

    fn check(&self, mv: Move) -> Result<Terms, Refusal> {
        fault::check(self, mv)
    }

    fn apply(&mut self, mv: Move, tell: Tell<'_, Event>) {
        fault::apply(self, mv, tell);
    }

    fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        fault::play(self, mv)
    }
}

impl Judge for Hoard {}

impl Learn for Hoard {
    const LAYOUT: u32 = 1;

    const FORESIGHT: Foresight = Foresight { turns: 2, worlds: 3, clear: false };

    fn feature_names() -> Vec<String> {
        ["heap", "stones", "luck", "hand", "others"].map(str::to_owned).to_vec()
    }

    fn features(&self, seat: Seat, out: &mut Vec<i16>) {
        let player = &self.players[seat];
        let others = seat.others(self.seats()).map(|other| i16::from(self.players[other].stones)).max();
        out.clear();
        out.extend([self.heap, player.stones, player.luck.unwrap_or(0)].map(i16::from));
        out.extend([player.hand.sum() as i16, others.unwrap_or(0)]);
    }

    fn number(mv: Move) -> u32 {
        let (kind, value) = match mv {
            Move::Draw(card) => (0, card.0),
            Move::Roll(face) => (1, face),
            Move::Mood(mood) => (2, mood),
            Move::Eat(stones) => (3, stones),
            Move::Keep(card) => (4, card.0),
            Move::Take(stones) => (5, stones),
            Move::Dig => (6, 0),
            Move::Swap => (7, 0),
        };
        kind << 8 | u32::from(value)
    }

    const PARTS: &'static [&'static str] = &["stones", "luck", "card"];

    const STYLES: &'static [Style] = &[Style { id: "miser", likes: &[("stones", 0.5)] }];

    fn points(&self, seat: Seat) -> i32 {
        self.scores().seats[seat].total
    }
}

impl Hoard {
    /// Puts a question. It is answered before those asked earlier.
    fn ask(&mut self, seat: Seat, decision: impl Into<Decision>) {
        self.stack.push(Pending { seat, decision: decision.into() });
    }

    /// Stones left on the heap.
    pub fn heap(&self) -> u8 {
        self.heap
    }

    /// The cards in a player's hand, as far as they are known.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.players[seat].hand
    }

    fn sheet(&self, total: impl Fn(&Player) -> i32) -> ScoreSheet {
        ScoreSheet::from_sources(self.players.map(|_, player| {
            let (stones, luck) = (i32::from(player.stones), i32::from(player.luck.unwrap_or(0)));
            let rest = total(player) - stones - luck;
            vec![("stones".to_owned(), stones), ("luck".to_owned(), luck), ("card".to_owned(), rest)]
        }))
    }

    /// Everything that this eye may not know is blanked. When the game is over, the cards lie open.
    fn hidden_from(&self, eye: Eye) -> Hoard {
        let mut seen = self.clone();
        if self.stack.is_empty() {
            return seen;
        }
        for seat in self.players.seats().filter(|seat| eye != Eye::Seat(*seat)) {
            seen.players[seat].hand.hide();
        }
        // Whoever knows all hands knows the deck: it is what is left.
        if seen.players.values().any(|player| player.hand.is_hidden()) {
            seen.deck.hide();
        }
        seen
    }

    /// Cards that are hidden from a seat are dealt anew.
    fn imagined(&self, seat: Seat, rng: &mut Rng) -> Hoard {
        let mut world = self.hidden_from(Eye::Seat(seat));
        let known = world.players.values().fold(Cards::default(), |known, player| known.with(player.hand));
        let mut unknown: Vec<Card> = Cards::up_to(self.kit.cards).without(known).iter().collect();
        rng.shuffle(&mut unknown);
        let hands = world.players.values_mut().map(|player| &mut player.hand);
        for hidden in hands.chain([&mut world.deck]).filter(|cards| cards.is_hidden()) {
            let rest = unknown.split_off(unknown.len() - usize::from(hidden.len()));
            *hidden = rest.into_iter().collect();
        }
        world
    }
}
