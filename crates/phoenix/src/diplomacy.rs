//! Diplomacy: steps on the tracks, and the bonuses the tracks pay (SP-DIPL).

use arrayvec::ArrayVec;
use table::{Refusal, Seat};

use crate::catalogue::{LevelBonus, TOP_LEVEL, catalogue};
use crate::goods::{Bundle, Goods};
use crate::moves::{Decision, Move, Terms};
use crate::names::{Named, Source, Track};
use crate::turn::{Sink, out_of_place, poor};
use crate::{Phoenix, Step};

impl Phoenix {
    /// GEMs for the next step on a track; none at the top (SP-DIPL-2, SP-DIPL-3).
    pub(crate) fn lobbying(&self, seat: Seat, track: Track) -> Option<u8> {
        let level = self.players[seat].tokens[track];
        (level < TOP_LEVEL).then(|| catalogue().numbers.lobbying[usize::from(level) + 1])
    }

    /// GEMs for the cheapest step on any track.
    pub(crate) fn cheapest_step(&self, seat: Seat) -> Option<u8> {
        Track::ALL.iter().filter_map(|track| self.lobbying(seat, *track)).min()
    }

    /// SP-DIPL-1, SP-DIPL-4: a step on a track, or no further step.
    pub(crate) fn check_step(&self, seat: Seat, decision: Decision, mv: Move) -> Result<Terms, Refusal> {
        let Decision::Advance { left, paid, barred, stop } = decision else { return Err(out_of_place()) };
        match mv {
            Move::Advance(track) => self.check_advance(seat, left, paid, barred, track),
            Move::Done => {
                let possible = |track: &Track| self.check_advance(seat, left, paid, barred, *track).is_ok();
                match left > 0 && !stop && Track::ALL.iter().any(possible) {
                    true => Err(Refusal::new("SP-DIPL-1", "advance-first")),
                    false => Ok(Terms::free()),
                }
            }
            _ => Err(out_of_place()),
        }
    }

    fn check_advance(
        &self,
        seat: Seat,
        left: u8,
        paid: bool,
        barred: Option<Track>,
        track: Track,
    ) -> Result<Terms, Refusal> {
        if left == 0 {
            return Err(Refusal::new("SP-DIPL-1", "no-step-left"));
        }
        if barred == Some(track) {
            return Err(Refusal::new("SP-DIPL-4", "other-track"));
        }
        let Some(gems) = self.lobbying(seat, track) else {
            return Err(Refusal::new("SP-DIPL-3", "top-level").with("track", track_key(track)));
        };
        let gems = if paid { gems } else { 0 };
        let have = self.players[seat].stock.gems;
        if have < gems.into() {
            return Err(poor("SP-DIPL-1", "gems", gems.into(), have));
        }
        Ok(Terms::new(Goods::gems(gems), Goods::NONE))
    }

    /// Takes a step and asks for the next one. Paid steps of one ship go to different tracks.
    pub(crate) fn step_ahead(&mut self, seat: Seat, decision: Decision, mv: Move) {
        let Decision::Advance { left, paid, barred, .. } = decision else { return };
        let Move::Advance(track) = mv else { return };
        let terms = self.check_advance(seat, left, paid, barred, track).expect("a legal step");
        self.players[seat].stock.pay(terms.cost);
        self.players[seat].tokens[track] += 1;
        if left > 1 {
            let barred = paid.then_some(track);
            self.ask(seat, Decision::Advance { left: left - 1, paid, barred, stop: paid });
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
            self.ask(seat, Decision::Bonus { track, top });
        }
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

    /// SP-DIPL-13 to SP-DIPL-16: single bonuses, and pairs where a level allows two.
    pub(crate) fn list_bonuses(track: Track, top: u8, out: Sink<'_>) {
        let singles = (0..=top).rev().map(Move::Bonus);
        let levels = &catalogue().diplomacy.levels[..=usize::from(top)];
        let two = levels.iter().any(|level| matches!(level, LevelBonus::TwoOf(_)));
        let pairs = (0..if two { TOP_LEVEL } else { 0 })
            .flat_map(|low| (low + 1..TOP_LEVEL).map(move |high| Move::Bonuses(low, high)));
        pairs.chain(singles).filter(|mv| Phoenix::check_bonus(track, top, *mv).is_ok()).for_each(out);
    }

    /// Whether a bonus, or two, may be taken up to this level.
    pub(crate) fn check_bonus(track: Track, top: u8, mv: Move) -> Result<Terms, Refusal> {
        let levels = &catalogue().diplomacy.levels[..=usize::from(top.min(TOP_LEVEL))];
        let too_high = || Refusal::new("SP-DIPL-12", "bonus-too-high").with("level", top);
        let single = |level: u8| match levels.get(usize::from(level)) {
            Some(LevelBonus::Single(goods, n)) => Ok(bonus(track, *goods, *n)),
            Some(LevelBonus::TwoOf(_)) => Err(Refusal::new("SP-DIPL-15", "choose-two")),
            None => Err(too_high()),
        };
        match mv {
            Move::Bonus(level) => Ok(Terms::new(Goods::NONE, single(level)?)),
            Move::Bonuses(low, high) if low < high && high < 8 => {
                let both = 1_u8 << low | 1 << high;
                let two = |level: &LevelBonus| matches!(level, LevelBonus::TwoOf(set) if set & both == both);
                if !levels.iter().any(two) {
                    return Err(too_high());
                }
                Ok(Terms::new(Goods::NONE, single(low)? + single(high)?))
            }
            Move::Bonuses(..) => Err(Refusal::new("SP-DIPL-15", "two-different")),
            _ => Err(out_of_place()),
        }
    }

    pub(crate) fn take_bonus(&mut self, seat: Seat, track: Track, mv: Move) {
        let terms = Phoenix::check_bonus(track, TOP_LEVEL, mv).expect("a legal bonus");
        self.players[seat].gain(terms.gain, Source::Tracks);
    }

    /// Who leads a track, for whoever shows it: the seats on the highest level above 0.
    pub fn leaders(&self, track: Track) -> ArrayVec<Seat, 4> {
        let best = self.players.values().map(|player| player.tokens[track]).max().unwrap_or(0);
        let leads = |seat: &Seat| best > 0 && self.players[*seat].tokens[track] == best;
        self.players.seats().filter(leads).collect()
    }
}

/// SP-DIPL-14: the bonus of a level, with the resource of its track.
fn bonus(track: Track, goods: Goods, resource: u8) -> Goods {
    let mut bundle = Bundle::default();
    bundle.0[catalogue().diplomacy.resource[track] as usize] = resource;
    let Bundle([food, water, metal]) = bundle;
    Goods { food, water, metal, ..goods }
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
