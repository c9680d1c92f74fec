//! Moves, decisions and terms.

use serde::{Deserialize, Serialize};
use table::{Chips, Seat};

use crate::cards::{AutomaCard, Crew, Survivor};
use crate::goods::{Cargo, count};
use crate::names::{Named, Planet, Resource, Row, Specialist, Upgrade};
use crate::space::{Cell, Spot};
use crate::{
    Planetformers, automa, canteen, crew, deal, destination, layout, payment, resources, scout, terraform,
    travel, turn, upgrades,
};

/// One micro-decision, of a seat or of fate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // Fate
    /// Who begins.
    Start(Seat),
    /// A Planet card is laid out.
    Planet(Planet),
    /// A Crew card comes from the deck.
    Crew(Crew),
    /// A Survivor card comes from the deck.
    Survivor(Survivor),
    /// A card of the Automa comes from its deck.
    Automa(AutomaCard),

    // Set-up and cards
    /// Discard this dealt card.
    Discard(Crew),
    /// Put the card into this row.
    Place(Row),
    /// Take this card from the Canteen.
    Canteen(Crew),
    /// Draw from the Crew deck.
    Draw,

    // Resources and payments
    /// Gain a unit of this.
    Take(Resource),
    /// Pay a unit of this.
    Pay(Resource),
    /// Use the token of this Specialist.
    Token(Specialist),
    /// Use this Crew card as a Specialist.
    Use(Crew),
    /// The Automa uses a Crew card with this symbol (PF-SOLO-15).
    Symbol(Specialist),

    // The steps of a turn
    /// Unlock this upgrade.
    Upgrade(Upgrade),
    /// Travel to this spot.
    Travel(Spot),
    /// Travel into the unknown, to this cell.
    Discover(Cell),
    /// Raise this track by a level.
    Raise(Resource),
    /// Play this Crew card: it is moved up, or discarded.
    Play {
        /// Which card.
        card: Crew,
        /// Whether it is moved to the upper row.
        up: bool,
    },
    /// Carry out the action of the edge.
    Act,
    /// Gather Resources.
    Gather,
    /// Terraform.
    Terraform,
    /// Scout.
    Scout,
    /// Resolve this Survivor of the two that were drawn.
    Choose(Survivor),
    /// Keep the Survivor.
    Keep,
    /// Settle this Survivor.
    Settle(Survivor),
    /// Create a Colony.
    Colony,
    /// Create a Trading Outpost, or move the one of this Planet.
    Outpost(Option<Planet>),
    /// Discard this Crew card and ready this token.
    Ready(Crew, Specialist),

    /// Enough of this, or nothing of it.
    Pass,
}

table::decisions! {
    /// Everything that can be asked.
    pub enum Decision of Planetformers {
        /// Fate: who begins (PF-SETUP-15).
        Start(layout::Start),
        /// Fate: which starting Planet lies in a cell (PF-SETUP-8).
        Layout(layout::Layout),
        /// Fate: which Crew card fills a place of the Canteen (PF-SETUP-11, PF-CREW-18).
        Refill(canteen::Refill),
        /// Fate: which Crew card a player is dealt (PF-SETUP-12).
        Deal(deal::Deal),
        /// Which dealt Crew card to discard.
        Keep(deal::Keep),
        /// Into which row a Crew card goes.
        Place(canteen::Place),
        /// Which resource of choice to gain.
        Take(resources::Take),
        /// Which upgrade to unlock.
        Upgrade(upgrades::Unlock),
        /// How to pay.
        Pay(payment::Pay),
        /// Where to travel.
        Travel(travel::Travel),
        /// Fate: which Planet is discovered.
        Discovery(travel::Discovery),
        /// Which track the discovery raises.
        Bonus(travel::Bonus),
        /// Which Crew card to play.
        Play(crew::Play),
        /// Whether to carry out the action of the edge.
        Act(crew::Act),
        /// Where a gained Crew card comes from.
        Source(canteen::Source),
        /// Fate: which Crew card is drawn.
        DrawCrew(canteen::DrawCrew),
        /// What to do at the destination.
        Action(destination::Actions),
        /// Which track to raise.
        Raise(terraform::Raise),
        /// Fate: which Survivor is drawn.
        DrawSurvivor(scout::DrawSurvivor),
        /// Which of two Survivors to resolve.
        Choose(scout::Choose),
        /// Whether to keep the Survivor.
        KeepSurvivor(scout::KeepSurvivor),
        /// Whether to draw a Crew card at the end of the turn.
        LastDraw(turn::LastDraw),
        /// Fate: which card the Automa plays (PF-SOLO-11).
        AutomaCard(automa::DrawCard),
        /// The rules: what the next action of the Automa's card does.
        AutomaAct(automa::CarryOut),
        /// Fate: which Crew card the Automa draws (PF-SOLO-13).
        AutomaCrew(automa::Recruit),
        /// Which symbol the Automa uses (PF-SOLO-15).
        AutomaSymbol(automa::Symbol),
    }
}

/// A question that waits for an answer.
pub type Pending = table::Pending<Decision>;

/// What a legal move costs at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Terms {
    /// Resources.
    pub resources: Cargo,
    /// Crew cards.
    pub crew: u8,
    /// A Specialist token.
    pub token: Option<Specialist>,
}

impl Terms {
    /// Nothing to pay.
    pub fn free() -> Terms {
        Terms::default()
    }

    /// Resources to pay.
    pub fn of(resources: Cargo) -> Terms {
        Terms { resources, ..Terms::default() }
    }

    /// A unit of a resource.
    pub fn unit(resource: Resource) -> Terms {
        let mut terms = Terms::default();
        terms.resources[resource] = 1;
        terms
    }

    /// A Crew card.
    pub fn card() -> Terms {
        Terms { crew: 1, ..Terms::default() }
    }
}

impl table::Terms for Terms {
    fn free() -> Self {
        Terms::default()
    }

    fn price(&self, price: &mut Chips) {
        count(self.resources, price);
        price.add("crew", self.crew);
        if let Some(token) = self.token {
            price.add(token.id(), 1);
        }
    }
}
