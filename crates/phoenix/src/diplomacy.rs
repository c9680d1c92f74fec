//! Diplomacy: steps on the tracks, and the bonuses the tracks pay (SP-DIPL).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::{LevelBonus, TOP_LEVEL};
use crate::goods::{Bundle, Goods};
use crate::moves::{Move, Terms};
use crate::names::{Named, Track};
use crate::show::{goods_words, named, worded};
use crate::turn::{out_of_place, poor};
use crate::{Event, Giver, Phoenix, Play, Step};

impl Phoenix {
    /// GEMs for the next step on a track; none at the top (SP-DIPL-2, SP-DIPL-3).
    pub(crate) fn lobbying(&self, seat: Seat, track: Track) -> Option<u8> {
        let level = self.players[seat].tokens[track];
        (level < TOP_LEVEL).then(|| self.data.numbers.lobbying[usize::from(level) + 1])
    }

    /// GEMs for the cheapest step on any track.
    pub(crate) fn cheapest_step(&self, seat: Seat) -> Option<u8> {
        Track::ALL.iter().filter_map(|track| self.lobbying(seat, *track)).min()
    }

    /// The highest level whose bonus a player may take: their own as sole leader, else the one below.
    pub(crate) fn bonus_level(&self, seat: Seat, track: Track) -> Option<u8> {
        let level = self.players[seat].tokens[track];
        let others = seat.others(self.players.len()).map(|other| self.players[other].tokens[track]);
        let sole = others.max().is_none_or(|best| best < level);
        match level {
            0 => None,
            level if sole => Some(level),
            level => Some(level - 1),
        }
    }

    /// What a bonus, or two, up to this level would bring (SP-DIPL-13 to SP-DIPL-16).
    fn check_bonus(&self, track: Track, top: u8, mv: Move) -> Result<Goods, Refusal> {
        let levels = &self.data.diplomacy.levels[..=usize::from(top.min(TOP_LEVEL))];
        let too_high = || Refusal::new("SP-DIPL-12", "bonus-too-high").with("level", top);
        let single = |level: u8| match levels.get(usize::from(level)) {
            Some(LevelBonus::Single(goods, n)) => Ok(self.bonus_goods(track, *goods, *n)),
            Some(LevelBonus::TwoOf(_)) => Err(Refusal::new("SP-DIPL-15", "choose-two")),
            None => Err(too_high()),
        };
        match mv {
            Move::Bonus(level) => single(level),
            Move::Bonuses(low, high) if low < high && high < 8 => {
                let both = 1_u8 << low | 1 << high;
                let two = |level: &LevelBonus| matches!(level, LevelBonus::TwoOf(set) if set & both == both);
                if !levels.iter().any(two) {
                    return Err(too_high());
                }
                Ok(single(low)? + single(high)?)
            }
            Move::Bonuses(..) => Err(Refusal::new("SP-DIPL-15", "two-different")),
            _ => Err(out_of_place()),
        }
    }

    /// SP-DIPL-14: the bonus of a level, with the resource of its track.
    fn bonus_goods(&self, track: Track, goods: Goods, resource: u8) -> Goods {
        let mut bundle = Bundle::default();
        bundle.0[self.data.diplomacy.resource[track] as usize] = resource;
        let Bundle([food, water, metal]) = bundle;
        Goods { food, water, metal, ..goods }
    }

    /// Who leads a track, for whoever shows it: the seats on the highest level above 0.
    pub fn leaders(&self, track: Track) -> ArrayVec<Seat, 4> {
        let best = self.players.values().map(|player| player.tokens[track]).max().unwrap_or(0);
        let leads = |seat: &Seat| best > 0 && self.players[*seat].tokens[track] == best;
        self.players.seats().filter(leads).collect()
    }
}

impl Play<'_> {
    /// A token goes up, as far as the track goes.
    pub(crate) fn advance_token(&mut self, seat: Seat, track: Track, steps: u8, by_itself: bool) {
        let level = &mut self.players[seat].tokens[track];
        let steps = steps.min(TOP_LEVEL - *level);
        *level += steps;
        if steps > 0 {
            self.tell(Event::Advanced { seat, track, steps, by_itself });
        }
    }

    /// SP-DIPL-7 to SP-DIPL-12, SP-DIPL-17: the next player, from the active one on, takes a bonus of the track.
    pub(crate) fn advance_tracks(&mut self, place: u8) {
        let Some(track) = self.action.kind.and_then(crate::names::ShipType::track) else {
            self.step = Step::LastMoment;
            return;
        };
        if place == self.players.len() {
            self.step = Step::LastMoment;
            return;
        }
        self.step = Step::Tracks(place + 1);
        let seat = self.active.clockwise(place, self.players.len());
        if let Some(top) = self.bonus_level(seat, track) {
            self.ask(seat, Bonus { track, top });
        }
    }
}

/// Where to advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Advance {
    /// How many steps are left.
    pub left: u8,
    /// Whether lobbying costs are paid.
    pub paid: bool,
    /// Not here (SP-DIPL-4).
    pub barred: Option<Track>,
    /// Whether the player may stop.
    pub stop: bool,
}

impl Advance {
    /// So many steps that cost nothing.
    pub(crate) fn free(left: u8) -> Advance {
        Advance { left, paid: false, barred: None, stop: false }
    }

    /// So many steps on different tracks, each paid for.
    pub(crate) fn lobbying(left: u8) -> Advance {
        Advance { left, paid: true, barred: None, stop: false }
    }

    /// SP-DIPL-1, SP-DIPL-4: a step on a track.
    fn check_track(self, game: &Phoenix, seat: Seat, track: Track) -> Result<Terms, Refusal> {
        if self.left == 0 {
            return Err(Refusal::new("SP-DIPL-1", "no-step-left"));
        }
        if self.barred == Some(track) {
            return Err(Refusal::new("SP-DIPL-4", "other-track"));
        }
        let Some(gems) = game.lobbying(seat, track) else {
            return Err(Refusal::new("SP-DIPL-3", "top-level").with("track", track_key(track)));
        };
        let gems = if self.paid { gems } else { 0 };
        let have = game.players[seat].stock.gems;
        if have < gems.into() {
            return Err(poor("SP-DIPL-1", "gems", gems.into(), have));
        }
        Ok(Terms::of(Goods::gems(gems)))
    }

    fn any_track(self, game: &Phoenix, seat: Seat) -> bool {
        Track::ALL.iter().any(|track| self.check_track(game, seat, *track).is_ok())
    }
}

impl Question<Phoenix> for Advance {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let tracks = Track::ALL.iter().copied().map(Move::Advance);
        out.extend(tracks.chain([Move::Done]).filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    /// A step, or no further step.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Advance(track) => self.check_track(game, seat, track),
            Move::Done if self.stop || !self.any_track(game, seat) => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-DIPL-1", "advance-first")),
            _ => Err(out_of_place()),
        }
    }

    /// Takes a step and asks for the next one. Paid steps of one ship go to different tracks.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Advance(track) = mv else { return };
        let terms = self.check_track(play, seat, track).expect("a legal step");
        play.pay(seat, terms.cost);
        play.advance_token(seat, track, 1, false);
        if self.left > 1 {
            let barred = self.paid.then_some(track);
            play.ask(seat, Advance { left: self.left - 1, paid: self.paid, barred, stop: self.paid });
        }
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        if self.left > 0 && (self.paid && !self.stop || self.any_track(game, seat)) {
            return None;
        }
        // GEMs could still be found to go on (SP-HUB-B6-3).
        (self.left == 0 || !self.paid || !game.may_convert(seat)).then_some(Move::Done)
    }
}

impl Ask<Phoenix> for Advance {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-advance", vec![])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, game: &Phoenix, seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Advance(track) = mv else { return None };
        let level = game.players[seat].tokens[track] + 1;
        Some(("deed-advance", vec![("track", track_key(track).into()), ("level", level.into())]))
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn closing(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Done)
    }
}

/// Which bonus of a track to take, up to a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bonus {
    /// The track.
    pub track: Track,
    /// The highest level.
    pub top: u8,
}

impl Bonus {
    /// Whether one of the levels allows two bonuses.
    fn allows_two(self, game: &Phoenix) -> bool {
        let levels = &game.data.diplomacy.levels[..=usize::from(self.top)];
        levels.iter().any(|level| matches!(level, LevelBonus::TwoOf(_)))
    }
}

impl Question<Phoenix> for Bonus {
    /// Pairs where a level allows two, then single bonuses.
    fn answers(&self, game: &Phoenix, _seat: Seat, out: &mut Vec<Move>) {
        let pairs = (0..if self.allows_two(game) { TOP_LEVEL } else { 0 })
            .flat_map(|low| (low + 1..TOP_LEVEL).map(move |high| Move::Bonuses(low, high)));
        let all = pairs.chain((0..=self.top).rev().map(Move::Bonus));
        out.extend(all.filter(|mv| game.check_bonus(self.track, self.top, *mv).is_ok()));
    }

    fn check(&self, game: &Phoenix, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        game.check_bonus(self.track, self.top, mv).map(|_| Terms::free())
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let goods = play.check_bonus(self.track, self.top, mv).expect("a legal bonus");
        play.gain(seat, goods, Giver::Track(self.track));
    }

    fn settled(&self, _game: &Phoenix, _seat: Seat) -> Option<Move> {
        (self.top == 0).then_some(Move::Bonus(0))
    }
}

impl Ask<Phoenix> for Bonus {
    fn prompt(&self, game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-bonus", vec![("track", track_key(self.track).into()), ("active", game.active.into())])
    }

    /// A bonus is called by what it brings.
    fn label(&self, game: &Phoenix, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let goods = game.check_bonus(self.track, TOP_LEVEL, mv).ok()?;
        let key = if matches!(mv, Move::Bonus(_)) { "move-bonus" } else { "move-bonuses" };
        Some(worded(key, "goods", goods_words(goods, lang)))
    }

    /// The single bonus with the most of what is wanted. Two bonuses are a choice that an order cannot make.
    fn by_order(&self, game: &Phoenix, _seat: Seat, order: &str, value: &str) -> Option<Move> {
        if order != "bonus" || self.allows_two(game) {
            return None;
        }
        let wanted = |goods: Goods| match value {
            "points" => goods.points,
            "gems" => goods.gems,
            "resource" => goods.bundle().total(),
            _ => 0,
        };
        let mut best: Option<(u8, Move)> = None;
        for mv in (0..=self.top).rev().map(Move::Bonus) {
            let amount = game.check_bonus(self.track, self.top, mv).map_or(0, wanted);
            if amount > best.map_or(0, |(other, _)| other) {
                best = Some((amount, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// The bonus that is at least as good as every other in everything.
    fn obvious(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        let goods = |mv: Move| game.check_bonus(self.track, self.top, mv).unwrap_or_default();
        let mut answers = Vec::new();
        self.answers(game, seat, &mut answers);
        let best = |mv: &Move| answers.iter().all(|other| goods(*mv).covers(goods(*other)));
        answers.iter().copied().find(best)
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Advance(track) => Some(named("move-advance", "track", track_key(track))),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Advance(track) => Some(Sketch::default().at(format!("track-{track}"))),
        _ => None,
    }
}

/// The key of a track's name in the text catalogue.
pub(crate) fn track_key(track: Track) -> &'static str {
    match track {
        Track::Dismantle => "track-dismantle",
        Track::Construction => "track-construction",
        Track::Transport => "track-transport",
        Track::Expedition => "track-expedition",
    }
}
