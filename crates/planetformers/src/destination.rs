//! Destination actions (PF-DEST, PF-GATHER, PF-SETTLE, PF-GAIN): step 4 of a turn.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::cards::{Crew, Survivor};
use crate::event::{Giver, Why};
use crate::goods::Gain;
use crate::names::{Action, Color, Named, NodeKind, Planet, Specialist, Upgrade};
use crate::places;
use crate::show::{ALL_LABELS, ALL_SKETCHES, card_words, named};
use crate::space::Spot;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Step, Terms};

impl Planetformers {
    /// PF-DEST-1 to PF-DEST-5, PF-DEST-9: whether an action can be taken at all at this destination, on this turn.
    fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let taken = &self.turn.taken;
        let (rule, here) = match self.kind_of(self.players[seat].ark) {
            Some(NodeKind::Planet) => ("PF-DEST-1", action != Action::Ready),
            Some(NodeKind::Asteroid) | None => ("PF-DEST-5", false),
            Some(_) => ("PF-DEST-4", matches!(action, Action::Gather | Action::Ready)),
        };
        if !here {
            return Err(Refusal::new(rule, "not-here").with("action", action.id()));
        }
        if taken[action] {
            let rule = if rule == "PF-DEST-1" { "PF-DEST-2" } else { rule };
            return Err(Refusal::new(rule, "taken").with("action", action.id()));
        }
        let number = taken.values().filter(|taken| **taken).count();
        if rule == "PF-DEST-1" && number >= self.most_actions(seat) {
            return Err(Refusal::new("PF-DEST-2", "enough-actions"));
        }
        Ok(())
    }

    /// PF-DEST-2, PF-DEST-3: a second action on a Planet with an own Colony, thanks to Robotics.
    fn most_actions(&self, seat: Seat) -> usize {
        let robotics = self.players[seat].has(Upgrade::Robotics);
        let colony = robotics && self.world_under(seat).is_some_and(|world| world.colonies.has(seat));
        if colony { 2 } else { 1 }
    }

    /// What a spot yields (PF-GATHER-1, PF-GATHER-2): a Planet by the side that is face up.
    pub fn yield_of(&self, spot: Spot) -> Gain {
        let card = &self.data.planets[spot.planet];
        match card.kind(spot.node) {
            Some(NodeKind::Planet | NodeKind::StarPortal) => {
                let flipped = self.world(spot.planet).is_some_and(|world| world.terraformed);
                card.yields[usize::from(flipped)]
            }
            _ => card.node_yields[spot.node],
        }
    }

    /// The colour of the Planet under the Ark.
    pub(crate) fn color_under(&self, seat: Seat) -> Option<Color> {
        self.data.planets[self.players[seat].ark.planet].color
    }

    /// PF-SETTLE-1: a fully terraformed Planet, and a held Survivor of its colour.
    fn check_settle(&self, seat: Seat, survivor: Survivor) -> Result<Terms, Refusal> {
        self.check_action(seat, Action::Settle)?;
        if !self.world_under(seat).is_some_and(|world| world.terraformed) {
            return Err(Refusal::new("PF-SETTLE-1", "not-terraformed"));
        }
        if !self.players[seat].held.has(survivor) {
            return Err(Refusal::new("PF-SETTLE-1", "not-your-survivor"));
        }
        if Some(self.data.survivor(survivor).color) != self.color_under(seat) {
            return Err(Refusal::new("PF-SETTLE-1", "other-colour"));
        }
        Ok(Terms::free())
    }

    /// PF-GAIN-1 to PF-GAIN-5: an own card, and a spent token that its symbol readies.
    fn check_ready(&self, seat: Seat, card: Crew, token: Specialist) -> Result<Terms, Refusal> {
        self.check_action(seat, Action::Ready)?;
        let player = &self.players[seat];
        if !player.crew().has(card) {
            return Err(Refusal::new("PF-GAIN-1", "not-your-card"));
        }
        let symbol = self.data.crew(card).specialist;
        if !self.data.exchange[symbol].contains(&token) {
            let rule = if symbol.is_leader() { "PF-GAIN-3" } else { "PF-GAIN-2" };
            return Err(Refusal::new(rule, "wrong-token")
                .with("card", symbol.id())
                .with("token", token.id()));
        }
        if player.ready[token] {
            return Err(Refusal::new("PF-GAIN-4", "token-ready").with("token", token.id()));
        }
        Ok(Terms::card())
    }

    /// Every card with every token it readies.
    fn exchanges(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let player = &self.players[seat];
        player.crew().iter().flat_map(move |card| {
            let tokens = &self.data.get().exchange[self.data.crew(card).specialist];
            let spent = tokens.iter().copied().filter(|token| !player.ready[*token]);
            spent.map(move |token| Move::Ready(card, token))
        })
    }

    /// Every action that can be taken now.
    fn possible_actions(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let on_planet = self.kind_of(self.players[seat].ark) == Some(NodeKind::Planet);
        let open = move |action| self.check_action(seat, action).is_ok();
        let legal = move |mv: &Move| Actions.check(self, seat, *mv).is_ok();
        let gather = open(Action::Gather).then_some(Move::Gather);
        let plain = [Move::Terraform, Move::Scout, Move::Colony, Move::Outpost(None)];
        let plain = plain.into_iter().filter(move |mv| on_planet && legal(mv));
        let held = self.players[seat].held.iter().map(Move::Settle);
        let settle = held.filter(move |mv| on_planet && legal(mv));
        let outposts = self.moving_outposts(seat).filter(move |mv| on_planet && legal(mv));
        let ready = self.exchanges(seat).filter(move |_| !on_planet && open(Action::Ready));
        gather.into_iter().chain(plain).chain(settle).chain(outposts).chain(ready)
    }
}

/// What to do at the destination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Actions;

impl Question<Planetformers> for Actions {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.possible_actions(seat));
        out.push(Move::Pass);
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Gather => game.check_action(seat, Action::Gather).map(|()| Terms::free()),
            Move::Terraform => {
                game.check_action(seat, Action::Terraform).and_then(|()| game.check_terraform(seat))
            }
            Move::Scout => game.check_action(seat, Action::Scout).and_then(|()| game.check_scout(seat)),
            Move::Settle(survivor) => game.check_settle(seat, survivor),
            Move::Colony => game.check_action(seat, Action::Colony).and_then(|()| game.check_colony(seat)),
            Move::Outpost(from) => {
                game.check_action(seat, Action::Outpost).and_then(|()| game.check_outpost(seat, from))
            }
            Move::Ready(card, token) => game.check_ready(seat, card, token),
            Move::Pass => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Gather => play.gather(seat),
            Move::Terraform => play.terraform(seat),
            Move::Scout => play.scout(seat),
            Move::Settle(survivor) => play.settle(seat, survivor),
            Move::Colony => play.create_colony(seat),
            Move::Outpost(from) => play.create_outpost(seat, from),
            Move::Ready(card, token) => play.ready_token(seat, card, token),
            _ => play.step = Step::Draw,
        }
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        game.possible_actions(seat).next().is_none().then_some(Move::Pass)
    }
}

impl Play<'_> {
    /// Notes that an action was taken.
    pub(crate) fn begin_action(&mut self, seat: Seat, action: Action) {
        self.turn.taken[action] = true;
        let spot = self.players[seat].ark;
        self.tell(Event::Action { seat, action, spot });
    }

    /// PF-GATHER-1: everything that is shown.
    fn gather(&mut self, seat: Seat) {
        self.begin_action(seat, Action::Gather);
        let spot = self.players[seat].ark;
        let gain = self.yield_of(spot);
        self.receive(seat, gain, Giver::Spot(spot));
    }

    /// PF-SETTLE-2: the card lies face down from now on, and never returns (PF-SETTLE-5).
    fn settle(&mut self, seat: Seat, survivor: Survivor) {
        self.begin_action(seat, Action::Settle);
        let player = &mut self.players[seat];
        player.held.take(survivor);
        player.settled.put(survivor);
        let planet = player.ark.planet;
        self.tell(Event::Settled { seat, survivor, planet });
    }

    /// PF-GAIN-1: a card for a token.
    fn ready_token(&mut self, seat: Seat, card: Crew, token: Specialist) {
        self.begin_action(seat, Action::Ready);
        self.discard_from_row(seat, card, Why::Exchange);
        self.players[seat].ready[token] = true;
        self.tell(Event::TokenReady { seat, token });
    }
}

impl Ask<Planetformers> for Actions {
    fn prompt(&self, game: &Planetformers, seat: Seat, _lang: Lang) -> Words {
        let on_planet = game.kind_of(game.players[seat].ark) == Some(NodeKind::Planet);
        (if on_planet { "ask-action" } else { "ask-action.space" }, vec![])
    }

    /// The actions, and as the usual question the moves of all others.
    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Gather => Some(("move-gather", vec![])),
            Move::Terraform => Some(("move-terraform", vec![])),
            Move::Scout => Some(("move-scout", vec![])),
            Move::Settle(survivor) => {
                Some(named("move-settle", "color", game.data.survivor(survivor).color.id()))
            }
            Move::Colony => Some(("move-colony", vec![])),
            Move::Outpost(None) => Some(("move-outpost", vec![])),
            Move::Outpost(Some(planet)) => Some(named("move-outpost.from", "planet", planet.id())),
            Move::Ready(card, token) => {
                let (key, mut values) = card_words(game, "move-ready", card);
                values.push(("token", token.id().into()));
                Some((key, values))
            }
            Move::Pass => Some(("move-pass", vec![])),
            _ => ALL_LABELS.iter().find_map(|label| label(game, seat, mv, lang)),
        }
    }

    fn sketch(&self, game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        let here = |planet: Planet| Sketch::of("group-actions").at(places::spot(Spot::planet(planet)));
        let ark = game.players[seat].ark;
        match mv {
            Move::Gather => Sketch::of("group-actions").at(places::spot(ark)),
            Move::Terraform | Move::Scout | Move::Colony | Move::Outpost(_) => here(ark.planet),
            Move::Settle(survivor) => Sketch::of("group-actions").at(places::survivor(survivor)),
            Move::Ready(card, _) => Sketch::of("group-tokens").at(places::crew(card)),
            Move::Pass => Sketch::of("group-end"),
            _ => ALL_SKETCHES.iter().find_map(|sketch| sketch(seat, mv)).unwrap_or_default(),
        }
    }

    fn closing(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Pass)
    }
}
