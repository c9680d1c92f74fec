//! Playing Crew cards (PF-CREW-4 to PF-CREW-17): step 3 of a turn.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::cards::Crew;
use crate::catalogue::Edge;
use crate::event::Why;
use crate::goods::total;
use crate::names::{Dest, NodeKind, Row};
use crate::payment::{Bill, Purpose};
use crate::places;
use crate::show::{card_words, edge_words};
use crate::space::Spot;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Step, Terms};

impl Planetformers {
    /// How many Crew cards can be played in all (PF-CREW-5, PF-CREW-16).
    fn most_plays(&self, seat: Seat) -> u8 {
        match self.kind_of(self.players[seat].ark) {
            Some(NodeKind::StarPortal) => self.data.numbers.portal_plays,
            _ => self.data.numbers.plays,
        }
    }

    /// PF-CREW-10 to PF-CREW-12: whether an edge matches the destination; on the Star Portal every edge does (PF-CREW-16).
    pub fn matches(&self, seat: Seat, dest: Dest) -> bool {
        self.matches_at(self.players[seat].ark, dest)
    }

    fn matches_at(&self, spot: Spot, dest: Dest) -> bool {
        match self.kind_of(spot) {
            Some(NodeKind::StarPortal) => true,
            Some(NodeKind::Planet) => self.data.planets[spot.planet].color.map(Dest::planet) == Some(dest),
            Some(NodeKind::Moon | NodeKind::SpaceStation) => dest == Dest::Space,
            Some(NodeKind::Asteroid) | None => false,
        }
    }

    /// How many active edges of a player's Crew would match at a spot.
    pub fn edges_that_fit(&self, seat: Seat, spot: Spot) -> usize {
        let rows = self.players[seat].rows.iter();
        let edges =
            rows.flat_map(|(row, cards)| cards.iter().map(move |card| self.data.crew(card).edges[row]));
        edges.filter(|edge| self.matches_at(spot, edge.dest)).count()
    }

    /// PF-CREW-6, PF-CREW-7, PF-CREW-9: cards of the lower row are discarded or moved up if there is room; cards of the upper row
    /// are discarded.
    fn check_play(&self, seat: Seat, card: Crew, up: bool) -> Result<Terms, Refusal> {
        let Some(row) = self.players[seat].row_of(card) else {
            return Err(Refusal::new("PF-CREW-1", "not-your-card"));
        };
        if !up {
            return Ok(Terms::card());
        }
        if row == Row::Upper {
            return Err(Refusal::new("PF-CREW-7", "already-up"));
        }
        if !self.has_place_in(seat, Row::Upper) {
            return Err(Refusal::new("PF-CREW-9", "row-full").with("most", self.data.numbers.row));
        }
        Ok(Terms::free())
    }

    /// PF-CREW-10, PF-CREW-15: the edge matches, and a trade can be paid in full.
    fn check_act(&self, seat: Seat, edge: &Edge) -> Result<Terms, Refusal> {
        if !self.matches(seat, edge.dest) {
            return Err(Refusal::new("PF-CREW-10", "edge-does-not-match"));
        }
        self.check_resources(seat, edge.pay.resources, edge.pay.any, "PF-CREW-15")?;
        Ok(Terms::of(edge.pay.resources))
    }
}

/// Which Crew card to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Play;

impl Question<Planetformers> for Play {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        let player = &game.players[seat];
        out.push(Move::Pass);
        if game.has_place_in(seat, Row::Upper) {
            out.extend(player.rows[Row::Lower].iter().map(|card| Move::Play { card, up: true }));
        }
        out.extend(player.crew().iter().map(|card| Move::Play { card, up: false }));
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Play { card, up } => game.check_play(seat, card, up),
            Move::Pass => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    /// PF-CREW-14: the card is moved or discarded first, then its action is carried out.
    fn carry_out(self, play: &mut crate::Play<'_>, seat: Seat, mv: Move) {
        let Move::Play { card, up } = mv else {
            play.step = Step::Actions;
            return;
        };
        play.turn.plays += 1;
        let Some(row) = play.players[seat].row_of(card) else { return };
        play.tell(Event::Played { seat, card, row });
        if up {
            play.players[seat].rows[Row::Lower].take(card);
            play.players[seat].rows[Row::Upper].put(card);
            play.tell(Event::MovedUp { seat, card });
        } else {
            play.discard_from_row(seat, card, Why::Played);
        }
        // The edge that was active when the card was played counts.
        if play.check_act(seat, &play.data.crew(card).edges[row]).is_ok() {
            play.ask(seat, Act { card, row });
        }
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        let done = game.turn.plays >= game.most_plays(seat) || game.players[seat].crew().is_empty();
        done.then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for Play {
    fn prompt(&self, game: &Planetformers, seat: Seat, _lang: Lang) -> Words {
        let left = game.most_plays(seat).saturating_sub(game.turn.plays);
        ("ask-play", vec![("left", left.into())])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Pass => Some(("move-pass.play", vec![])),
            _ => label(game, seat, mv, lang),
        }
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    /// What the edge does that is active now, or that it does not fit here.
    fn notes(&self, game: &Planetformers, seat: Seat, run: &Run<Planetformers>, lang: Lang) -> Vec<String> {
        let Move::Play { card, .. } = run.mv else { return Vec::new() };
        let Some(row) = game.players[seat].row_of(card) else { return Vec::new() };
        let edge = &game.data.crew(card).edges[row];
        let mut notes = vec![edge_words(edge, lang)];
        if let Err(refusal) = game.check_act(seat, edge) {
            notes.insert(0, Planetformers::texts().refusal(lang, &refusal));
        }
        notes
    }

    fn closing(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Pass)
    }
}

/// Whether to carry out the action of the edge (PF-CREW-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Act {
    /// The card that was played.
    pub card: Crew,
    /// From which row.
    pub row: Row,
}

impl Act {
    fn edge(self, game: &Planetformers) -> &'static Edge {
        &game.data.get().crew(self.card).edges[self.row]
    }
}

impl Question<Planetformers> for Act {
    fn answers(&self, _game: &Planetformers, _seat: Seat, out: &mut Vec<Move>) {
        out.extend([Move::Act, Move::Pass]);
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Act => game.check_act(seat, self.edge(game)),
            Move::Pass => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    /// PF-RES-8: the payment is made before the gain is received.
    fn carry_out(self, play: &mut crate::Play<'_>, seat: Seat, mv: Move) {
        if mv != Move::Act {
            return;
        }
        let edge = self.edge(play);
        play.tell(Event::Acted { seat, card: self.card, row: self.row });
        play.pay_all(seat, edge.pay.resources);
        let bill = Bill { any_resource: edge.pay.any, ..Bill::default() };
        play.charge(seat, bill, Purpose::Trade(self.card, self.row));
    }
}

impl Ask<Planetformers> for Act {
    fn prompt(&self, game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        card_words(game, "ask-act", self.card)
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Pass => Some(("move-pass.act", vec![])),
            _ => label(game, seat, mv, lang),
        }
    }

    /// A card that was discarded lies nowhere any more.
    fn sketch(&self, game: &Planetformers, seat: Seat, _mv: Move) -> Sketch {
        let sketch = Sketch::of("group-crew");
        let there = game.players[seat].crew().has(self.card);
        if there { sketch.at(places::crew(self.card)) } else { sketch }
    }

    fn notes(&self, game: &Planetformers, _seat: Seat, run: &Run<Planetformers>, lang: Lang) -> Vec<String> {
        (run.mv == Move::Act).then(|| edge_words(self.edge(game), lang)).into_iter().collect()
    }

    /// Resources for nothing: nobody refuses them, as long as one fits.
    fn obvious(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        let Edge { pay, gain, .. } = self.edge(game);
        let player = &game.players[seat];
        let fits = total(player.cargo) < 4 * player.capacity(&game.data);
        (pay.is_none() && gain.crew == 0 && fits).then_some(Move::Act)
    }
}

/// What playing a card is called.
pub(crate) fn label(game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Play { card, up: true } => Some(card_words(game, "move-play.up", card)),
        Move::Play { card, up: false } => Some(card_words(game, "move-play", card)),
        Move::Act => Some(("move-act", vec![])),
        _ => None,
    }
}

/// Where it happens.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Play { card, .. } => Some(Sketch::of("group-crew").at(places::crew(card))),
        Move::Act => Some(Sketch::of("group-crew")),
        _ => None,
    }
}
