//! The Automa's part of the set-up (GP-SOLO-SETUP), its levels (GP-SOLO-DIFF) and the deck of a round.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Words, named};

use super::selection::Contest;
use super::{Automa, AutomaEvent, Card, Criterion, Deck, Direction, Pick, Role};
use crate::catalogue::FactionCard;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Faction, Structure};
use crate::setup::Setup;
use crate::{Gaia, Play};

named! {
    /// What the Automa plays (GP-SOLO-SETUP-5).
    FactionChoice, "faction of the Automa" {
        Random = "random",
        Terrans = "terrans",
        Xenos = "xenos",
        Taklons = "taklons",
        HadschHallas = "hadsch_hallas",
        Geodens = "geodens",
        Firaks = "firaks",
        Itars = "itars",
    }
}

impl FactionChoice {
    /// The faction that is named.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            FactionChoice::Random => None,
            FactionChoice::Terrans => Some(Faction::Terrans),
            FactionChoice::Xenos => Some(Faction::Xenos),
            FactionChoice::Taklons => Some(Faction::Taklons),
            FactionChoice::HadschHallas => Some(Faction::HadschHallas),
            FactionChoice::Geodens => Some(Faction::Geodens),
            FactionChoice::Firaks => Some(Faction::Firaks),
            FactionChoice::Itars => Some(Faction::Itars),
        }
    }
}

/// What is agreed about the Automa: only whoever plays alone has one, and a first game has its factions.
pub(crate) fn check(setup: &Setup) -> Result<(), Refusal> {
    let named = setup.automa_faction().faction();
    let agreed = setup.level() != super::Level::Automalein || named.is_some();
    if agreed && setup.players != 1 {
        return Err(Refusal::new("GP-SOLO-SETUP-1", "automa-alone"));
    }
    if setup.first_game && named.is_some_and(|faction| faction != Faction::Taklons) {
        return Err(Refusal::new("GP-SETUP-23", "first-game-automa"));
    }
    Ok(())
}

impl Gaia {
    /// The faction card of the Automa, once it has a faction.
    pub fn automa_faction(&self) -> Option<&'static FactionCard> {
        self.automa()?;
        self.data().automa.faction(self.players[Automa::SEAT].faction?)
    }

    /// The factions of the Automa that are open: the person has another colour (GP-SOLO-SETUP-5).
    fn automa_factions(&self) -> impl Iterator<Item = Faction> {
        let cards = self.data().automa.factions.iter().map(|card| card.faction);
        cards.filter(|faction| self.check_faction(*faction).is_ok())
    }

    /// GP-SOLO-SETUP-9: the free home planets that are closest to the middle of the board, and of these the first in the
    /// direction of a card. Without a card there is no tie.
    fn automa_start(&self, card: Option<Card>) -> Option<Pick> {
        let kit = &self.data().automa;
        let direction = card.map_or(Direction::RightDown, |card| kit.card(card).support.direction);
        Some(self.automa_homes()?.directed(direction))
    }

    fn automa_homes(&self) -> Option<Contest<'_>> {
        let home = self.players[Automa::SEAT].board().home;
        let taken = self.players.values().fold(hex::CellSet::EMPTY, |all, player| all | player.planets());
        let (grid, centre) = (self.board.grid(), self.data().automa.centre);
        let contest = Contest::new(self, self.board.all(home) - taken)?;
        Some(contest.least(Criterion::Centre, |cell| grid.axial(cell).distance(centre)))
    }
}

impl Play<'_> {
    /// GP-SOLO-SETUP-7: the Automa takes its place: a token on level 0 of every area, on level 1 of that of its card.
    pub(crate) fn seat_automa(&mut self) {
        let Some(area) = self.automa_faction().and_then(|card| card.start_research) else { return };
        self.players[Automa::SEAT].research[area] = 1;
        self.tell(Event::Automa(AutomaEvent::Advances { area, level: 1 }));
        self.tell(Event::Advanced { seat: Automa::SEAT, area, level: 1 });
    }

    /// The next starting mine of the Automa; a card is drawn where it is tied (GP-SOLO-SETUP-12).
    pub(crate) fn ask_start_mine(&mut self) {
        let tied = self.automa_homes().is_some_and(|contest| !contest.is_decided());
        if tied {
            self.ask(Automa::SEAT, SetupCard { role: Role::StartMine });
        } else {
            self.ask(Automa::SEAT, StartMine { card: None });
        }
    }

    /// GP-SOLO-SETUP-10, GP-SOLO-PASS-6: the deck of the round that begins.
    pub(crate) fn automa_deck(&mut self) {
        let (round, kit) = (self.round, &self.data().automa);
        let Some(automa) = self.opponent.get_mut() else { return };
        let before = automa.deck.len();
        let level = &kit.levels[automa.level];
        if round == 1 {
            automa.deck = Deck::opening(level.opening_deck, level.random_extra);
        } else {
            automa.deck.renew(kit.cards_added);
        }
        (automa.support, automa.action) = (None, None);
        let (cards, strangers) = (automa.deck.len(), automa.deck.strangers);
        let joined = cards - before;
        self.tell(Event::Automa(AutomaEvent::Shuffled { cards, strangers, joined }));
    }
}

/// Fate: which faction the Automa plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawFaction;

impl Question<Gaia> for DrawFaction {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.automa_factions().map(|faction| (Move::Faction(faction), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Faction(faction) = mv else { return };
        play.players[seat].faction = Some(faction);
        play.tell(Event::Faction { seat, faction, chosen: false });
    }
}

impl Ask<Gaia> for DrawFaction {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-automa-faction", vec![])
    }
}

/// Fate: which card decides something of the set-up. It goes back (GP-SOLO-SETUP-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SetupCard {
    /// For what.
    pub role: Role,
}

impl Question<Gaia> for SetupCard {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, _game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(Card::all().map(|card| (Move::Card(card), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Card(card) = mv else { return };
        play.begin_account();
        play.note(AutomaEvent::Drew { card, role: self.role, left: Card::COUNT });
        if self.role == Role::StartMine {
            return play.ask(seat, StartMine { card: Some(card) });
        }
        // GP-SOLO-SETUP-11; people's own boosters may be fewer.
        let place = usize::from(play.data().automa.card(card).booster_at_setup - 1);
        let row = play.automa().map(|automa| automa.row.clone()).unwrap_or_default();
        if let Some(booster) = row.get(place % row.len().max(1)) {
            play.note(AutomaEvent::TakesFirst { number: place as u8 + 1, booster: *booster });
            play.take_booster(seat, *booster);
        }
    }
}

impl Ask<Gaia> for SetupCard {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        let start = self.role == Role::StartMine;
        (if start { "ask-automa-setup.mine" } else { "ask-automa-setup" }, vec![])
    }
}

/// The rules: where the Automa places a starting mine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct StartMine {
    /// The card that breaks the tie; none where there is none.
    pub card: Option<Card>,
}

impl Question<Gaia> for StartMine {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Gaia, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend(game.automa_start(self.card).map(|pick| (Move::Start(pick.at), 1)));
    }

    /// GP-SOLO-SETUP-13: no points, no satellite, no charging.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Start(at) = mv else { return };
        if self.card.is_none() {
            play.begin_account();
        }
        if let Some(pick) = play.automa_start(self.card) {
            pick.events().for_each(|event| play.note(event));
        }
        play.note(AutomaEvent::Places { at });
        play.players[seat].structures[Structure::Mine].insert(at);
        play.tell(Event::Built { seat, kind: Structure::Mine, at, shared: false });
    }

    /// People's own maps may have no home planet left: then there is no mine.
    fn settled(&self, game: &Gaia, _seat: Seat) -> Option<Move> {
        game.automa_start(self.card).is_none().then_some(Move::Skip)
    }
}

impl Ask<Gaia> for StartMine {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-automa-start", vec![])
    }
}
