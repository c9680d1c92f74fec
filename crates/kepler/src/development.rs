//! Technologies: Technological Development, free advances and collaboration (KE-TECHDEV, KE-TECH, KE-COLLAB).

use serde::{Deserialize, Serialize};
use table::{Ask, Filling, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::TOP_LEVEL;
use crate::cubes::Cubes;
use crate::event::Rise;
use crate::moves::{Move, Terms, out_of_place};
use crate::names::{Named, Resource, Technology, Track};
use crate::player::World;
use crate::words::{cubes_words, tech_place, the_world, world_place};
use crate::{Event, Kepler, Play};

impl Kepler {
    /// What the next level of a technology costs; there is none above the highest (KE-TECHDEV-8).
    pub fn next_cost(&self, seat: Seat, technology: Technology) -> Option<Cubes> {
        let level = self.players[seat].levels[technology];
        (level < TOP_LEVEL).then(|| self.data.level(technology, level + 1).cost)
    }

    /// KE-TECHDEV-2, KE-TECHDEV-3: all worlds together can pay for the next level.
    pub(crate) fn check_buy(&self, seat: Seat, technology: Technology) -> Result<Terms, Refusal> {
        let cost = self.next_cost(seat, technology);
        let cost = cost
            .ok_or_else(|| Refusal::new("KE-TECHDEV-8", "top-level").with("technology", technology.key()))?;
        let stored = self.players[seat].stored();
        match cost.kinds().find(|kind| cost.of(*kind) > stored.of(*kind)) {
            None => Ok(Terms::FREE),
            Some(kind) => Err(Refusal::new("KE-TECHDEV-2", "not-enough")
                .with("what", kind.id())
                .with("need", cost.of(kind))
                .with("have", stored.of(kind))),
        }
    }

    fn affordable(&self, seat: Seat) -> impl Iterator<Item = Technology> {
        let stored = self.players[seat].stored();
        let able = move |technology: &Technology| {
            self.next_cost(seat, *technology).is_some_and(|cost| stored.covers(cost))
        };
        Technology::ALL.iter().copied().filter(able)
    }

    /// KE-PROG-10: a track that rises by so many levels, at most to this one.
    fn check_raise(&self, seat: Seat, technology: Technology, most: u8) -> Result<Terms, Refusal> {
        if self.players[seat].levels[technology] >= most.min(TOP_LEVEL) {
            let refusal = Refusal::new("KE-PROG-10", "level-reached");
            return Err(refusal.with("technology", technology.key()).with("level", most));
        }
        Ok(Terms::FREE)
    }

    /// The technologies that can rise for free.
    pub(crate) fn raisable(&self, seat: Seat, most: u8) -> impl Iterator<Item = Technology> {
        let able = move |technology: &Technology| self.check_raise(seat, *technology, most).is_ok();
        Technology::ALL.iter().copied().filter(able)
    }
}

impl Play<'_> {
    /// A technology rises: the icons of all levels on the way count at once, then light bulbs shine for the others
    /// (KE-TECH-5, KE-TECHDEV-5, KE-TECHDEV-6, KE-COLLAB-7).
    pub(crate) fn rise(&mut self, seat: Seat, technology: Technology, levels: u8, how: Rise) {
        let data = self.data.get();
        let from = self.players[seat].levels[technology];
        let to = (from + levels).min(TOP_LEVEL);
        self.players[seat].levels[technology] = to;
        self.tell(Event::Rose { seat, technology, from, to, how });
        let reached = &data.technologies[technology][usize::from(from) + 1..=usize::from(to)];
        if let Some(bulb) = reached.iter().map(|level| level.bulb).max().filter(|bulb| *bulb > 0) {
            self.ask(seat, Collaborate { technology, level: bulb, place: 1 });
        }
        // KE-SOLO-6: the Ghost's icons do not count.
        if how != Rise::Ghost {
            self.advance(seat, Track::Technology, reached.iter().map(|level| level.icons).sum());
        }
    }
}

/// Which technology to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Buy;

impl Question<Kepler> for Buy {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.affordable(seat).map(Move::Buy));
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Buy(technology) => game.check_buy(seat, technology),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Buy(technology) = mv else { return };
        let cost = play.next_cost(seat, technology).expect("a level to buy");
        play.ask(seat, Buy);
        if cost.is_none() {
            play.rise(seat, technology, 1, Rise::Bought);
        } else {
            play.ask(seat, Pay { technology, left: cost });
        }
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let stuck = game.affordable(seat).next().is_none() && !game.any_transform(seat);
        stuck.then_some(Move::Done)
    }
}

impl Ask<Kepler> for Buy {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-buy", vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    /// The whole price where several worlds could pay it, and what the level does.
    fn notes(&self, game: &Kepler, seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        let Move::Buy(technology) = run.mv else { return Vec::new() };
        let level = game.players[seat].levels[technology] + 1;
        let mut notes = vec![Kepler::texts().get(lang, &format!("{}-{level}.text", technology.key()))];
        if run.after.players[seat].levels[technology] < level {
            let cost = cubes_words(game.next_cost(seat, technology).unwrap_or_default(), lang);
            notes.push(Kepler::texts().fill(lang, "note-costs", &[("cubes", Filling::Text(cost))]));
        }
        notes
    }
}

/// Which world pays the next cube of a technology (KE-TECHDEV-3). The payment is one step: nothing else can be done
/// before it is complete (KE-RES-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pay {
    /// What is bought.
    pub technology: Technology,
    /// What is still to be paid.
    pub left: Cubes,
}

impl Pay {
    /// Which kind comes next.
    fn kind(self) -> Resource {
        self.left.kinds().next().expect("something to pay")
    }

    fn payers(self, game: &Kepler, seat: Seat) -> impl Iterator<Item = World> {
        let kind = self.kind();
        let able = game.players[seat].worlds.iter().filter(move |holding| holding.cubes.of(kind) > 0);
        able.map(|holding| holding.world)
    }
}

impl Question<Kepler> for Pay {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.payers(game, seat).map(Move::Pay));
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Pay(world) if self.payers(game, seat).any(|payer| payer == world) => {
                Ok(Terms::of(Cubes::one(self.kind())))
            }
            Move::Pay(_) => Err(Refusal::new("KE-TECHDEV-3", "world-lacks").with("what", self.kind().id())),
            _ => Err(Refusal::new("KE-RES-15", "paying")),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Pay(world) = mv else { return };
        let cube = Cubes::one(self.kind());
        play.spend(seat, world, cube);
        let left = self.left.less(cube);
        if left.is_none() {
            play.rise(seat, self.technology, 1, Rise::Bought);
        } else {
            play.ask(seat, Pay { left, ..self });
        }
    }

    /// One world pays if no other can; and where all there is has to be paid, the order is of no account.
    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let kind = self.kind();
        let mut payers = self.payers(game, seat);
        let first = payers.next()?;
        let all = game.players[seat].stored().of(kind) == self.left.of(kind);
        (all || payers.next().is_none()).then_some(Move::Pay(first))
    }
}

impl Ask<Kepler> for Pay {
    fn prompt(&self, _game: &Kepler, _seat: Seat, lang: Lang) -> Words {
        let name = ("technology", Filling::Name(self.technology.key()));
        ("ask-pay", vec![name, ("cubes", Filling::Text(cubes_words(self.left, lang)))])
    }

    fn label(&self, game: &Kepler, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Pay(world) = mv else { return None };
        let kind = ("kind", Filling::Name(self.kind().id()));
        Some(("move-pay", vec![kind, ("world", the_world(game, world, lang))]))
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }
}

/// Which technology to advance for free: at the start, or by a progress card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Raise {
    /// By so many levels.
    pub levels: u8,
    /// At most to this one.
    pub most: u8,
    /// Whether it has to be taken (KE-SETUP-13).
    pub must: bool,
}

impl Question<Kepler> for Raise {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.raisable(seat, self.most).map(Move::Raise));
        if !self.must {
            out.push(Move::Done);
        }
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            // KE-SETUP-13: on two different tracks.
            Move::Raise(technology) if self.must => {
                let same = Refusal::new("KE-SETUP-13", "same-track").with("technology", technology.key());
                game.check_raise(seat, technology, self.most).map_err(|_| same)
            }
            Move::Raise(technology) => game.check_raise(seat, technology, self.most),
            Move::Done if self.must => Err(Refusal::new("KE-SETUP-13", "not-declined")),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Raise(technology) = mv else { return };
        let room = self.most - play.players[seat].levels[technology];
        play.rise(seat, technology, self.levels.min(room), Rise::Free);
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        game.raisable(seat, self.most).next().is_none().then_some(Move::Done)
    }
}

impl Ask<Kepler> for Raise {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        (if self.must { "ask-start" } else { "ask-raise" }, vec![("level", self.most.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, game: &Kepler, seat: Seat, run: &Run<Kepler>, lang: Lang) -> Vec<String> {
        let Move::Raise(technology) = run.mv else { return Vec::new() };
        let level = (game.players[seat].levels[technology] + self.levels).min(self.most);
        vec![Kepler::texts().get(lang, &format!("{}-{level}.text", technology.key()))]
    }
}

/// The rules: the others advance one by one, clockwise from the left of whoever reached a light bulb (KE-COLLAB-3,
/// KE-COLLAB-7). Nobody is asked; it waits in the line of questions for those that come first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Collaborate {
    /// Of which technology.
    pub technology: Technology,
    /// Up to this level.
    pub level: u8,
    /// Who is next, counted from the active player.
    pub place: u8,
}

impl Question<Kepler> for Collaborate {
    fn answers(&self, _game: &Kepler, _seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _mv: Move) {
        let (people, technology) = (play.people, self.technology);
        let others = (self.place..=people).map(|place| (place, seat.clockwise(place, people)));
        let behind =
            |other: &(u8, Seat)| other.1 != seat && play.players[other.1].levels[technology] < self.level;
        let Some((place, other)) = others.into_iter().find(behind) else { return };
        play.ask(seat, Collaborate { place: place + 1, ..self });
        let levels = self.level - play.players[other].levels[technology];
        play.rise(other, technology, levels, Rise::Collaboration);
    }

    fn settled(&self, _game: &Kepler, _seat: Seat) -> Option<Move> {
        Some(Move::Done)
    }
}

impl Ask<Kepler> for Collaborate {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-collaborate", vec![])
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Buy(technology) | Move::Raise(technology) => {
            let level = (game.players[seat].levels[technology] + 1).min(TOP_LEVEL);
            let name = Kepler::texts().get(lang, &format!("{}-{level}", technology.key()));
            let key = if matches!(mv, Move::Buy(_)) { "move-buy" } else { "move-raise" };
            let technology = ("technology", Filling::Name(technology.key()));
            Some((key, vec![technology, ("level", level.into()), ("name", Filling::Text(name))]))
        }
        Move::Done => Some(("move-done", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Buy(technology) | Move::Raise(technology) => {
            Some(Sketch::default().at(tech_place(seat, technology)))
        }
        Move::Pay(world) => Some(Sketch::default().at(world_place(seat, world))),
        _ => None,
    }
}
