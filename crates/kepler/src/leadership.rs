//! The leadership tracks, their medals, and recovering cubes (KE-LEAD, KE-MEDAL).

use serde::{Deserialize, Serialize};
use table::{Ask, Filling, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::{Steps, TRACK_LENGTH};
use crate::moves::{Move, Terms, out_of_place};
use crate::names::{Named, Resource, Track};
use crate::words::{named, pit_place};
use crate::{Event, Kepler, Play};

impl Play<'_> {
    /// A marker advances space by space (KE-LEAD-3): medals go onto the card (KE-MEDAL-2), cubes are recovered
    /// (KE-LEAD-4). Steps beyond the end are lost (KE-LEAD-6).
    pub(crate) fn advance(&mut self, seat: Seat, track: Track, steps: u8) {
        let from = self.players[seat].leadership[track];
        let to = (from + steps).min(TRACK_LENGTH);
        if steps == 0 {
            return;
        }
        self.players[seat].leadership[track] = to;
        self.tell(Event::Advanced { seat, track, steps: to - from, to });
        let spaces = &self.data.get().leadership[track];
        for (index, space) in spaces.medals.iter().enumerate() {
            let there = self.on_track[track] >> index & 1 == 1;
            if there && (from + 1..=to).contains(space) {
                self.on_track[track] &= !(1 << index);
                self.on_card[track] += 1;
                self.tell(Event::MedalReached { track, space: *space });
            }
        }
        // KE-SOLO-6: the Ghost has nothing to recover.
        let left: u8 = spaces.recovers[usize::from(from) + 1..=usize::from(to)].iter().sum();
        if left > 0 && seat.number() <= self.people {
            let passing = seat != self.active;
            self.ask(seat, Recover { left, passing });
        }
    }

    /// KE-MEDAL-4, KE-MEDAL-5: the leader of a track takes its medals; all who are tied take as many.
    pub(crate) fn award_medals(&mut self) {
        for track in Track::ALL.iter().copied() {
            let medals = std::mem::take(&mut self.on_card[track]);
            if medals == 0 {
                continue;
            }
            self.tell(Event::MedalsGiven { track, medals });
            let lead = self.players.values().map(|player| player.leadership[track]).max().unwrap_or(0);
            for seat in self.players.seats() {
                if self.players[seat].leadership[track] < lead {
                    continue;
                }
                if seat.number() <= self.people {
                    self.players[seat].medals[track] += medals;
                    self.tell(Event::Medals { seat, track, medals });
                } else {
                    // KE-SOLO-5: what the Ghost wins leaves the game.
                    self.tell(Event::MedalsLost { seat, track, medals });
                }
            }
        }
    }
}

/// On which leadership track to advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Advance {
    /// Which tracks may be chosen.
    pub on: Steps,
    /// How many steps.
    pub steps: u8,
    /// Whether they have to be taken.
    pub must: bool,
}

impl Advance {
    fn check_track(self, track: Track) -> Result<Terms, Refusal> {
        if self.on.allows(track) {
            Ok(Terms::FREE)
        } else {
            Err(Refusal::new("KE-LEAD-2", "other-track").with("track", track.key()))
        }
    }
}

impl Question<Kepler> for Advance {
    fn answers(&self, _game: &Kepler, _seat: Seat, out: &mut Vec<Move>) {
        let allowed = Track::ALL.iter().copied().filter(|track| self.on.allows(*track));
        out.extend(allowed.map(Move::Advance));
        if !self.must {
            out.push(Move::Done);
        }
    }

    fn check(&self, _game: &Kepler, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Advance(track) => self.check_track(track),
            Move::Done if self.must => Err(Refusal::new("KE-MAP-1", "must-advance")),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Advance(track) = mv {
            play.advance(seat, track, self.steps);
        }
    }

    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let only = match self.on {
            Steps::Technology => Track::Technology,
            Steps::Colonial => Track::Colonial,
            Steps::Either => return None,
        };
        if self.must {
            return Some(Move::Advance(only));
        }
        (game.players[seat].leadership[only] == TRACK_LENGTH).then_some(Move::Done)
    }
}

impl Ask<Kepler> for Advance {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-advance", vec![("steps", self.steps.into())])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn sketch(&self, _game: &Kepler, _seat: Seat, mv: Move) -> Sketch {
        sketch(mv).unwrap_or_default()
    }

    /// Nobody declines a step on the only track there is.
    fn obvious(&self, _game: &Kepler, _seat: Seat) -> Option<Move> {
        match self.on {
            Steps::Technology => Some(Move::Advance(Track::Technology)),
            Steps::Colonial => Some(Move::Advance(Track::Colonial)),
            Steps::Either => None,
        }
    }
}

/// Which cube to recover (KE-RES-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Recover {
    /// How many more.
    pub left: u8,
    /// Whether it is somebody else's turn (KE-COLLAB-7).
    pub passing: bool,
}

impl Question<Kepler> for Recover {
    fn answers(&self, game: &Kepler, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].pit.kinds().map(Move::Recover));
        out.push(Move::Done);
    }

    fn check(&self, game: &Kepler, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Recover(kind) if game.players[seat].pit.of(kind) > 0 => Ok(Terms::FREE),
            Move::Recover(kind) => Err(Refusal::new("KE-RES-6", "none-in-pit").with("what", kind.id())),
            Move::Done => Ok(Terms::FREE),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Recover(kind) = mv else { return };
        if self.left > 1 {
            play.ask(seat, Recover { left: self.left - 1, ..self });
        }
        play.recover(seat, kind);
    }

    /// KE-LEAD-5: with an empty pit it is lost.
    fn settled(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        (self.left == 0 || game.players[seat].pit.is_none()).then_some(Move::Done)
    }
}

impl Ask<Kepler> for Recover {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-recover", vec![])
    }

    fn label(&self, game: &Kepler, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        if mv == Move::Done { Some(("move-no-recovery", vec![])) } else { label(game, seat, mv, lang) }
    }

    fn sketch(&self, _game: &Kepler, seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Recover(_) => Sketch::default().at(pit_place(seat)),
            _ => Sketch::default(),
        }
    }

    /// Nobody leaves cubes in the pit where there is only one kind to take.
    fn obvious(&self, game: &Kepler, seat: Seat) -> Option<Move> {
        let mut kinds = game.players[seat].pit.kinds();
        let first = kinds.next()?;
        kinds.next().is_none().then_some(Move::Recover(first))
    }

    fn in_passing(&self) -> bool {
        self.passing
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Kepler, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Advance(track) => Some(named("move-advance", "track", track.key())),
        Move::Recover(kind) => Some(("move-recover", vec![("kind", Filling::Name(Resource::id(kind)))])),
        Move::Done => Some(("move-decline", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(mv: Move) -> Option<Sketch> {
    let Move::Advance(track) = mv else { return None };
    Some(Sketch::default().at(format!("track-{track}")))
}
