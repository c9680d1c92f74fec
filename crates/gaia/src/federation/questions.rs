//! What is asked while a federation is formed, and about its tokens.

use hex::CellSet;
use serde::{Deserialize, Serialize};
use table::{Ask, Filling, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::event::{Lay, Origin};
use crate::moves::{Draft, Move, Terms};
use crate::names::{Named, Token};
use crate::{Gaia, Play, show};

/// Which planets and satellites form the federation.
impl Question<Gaia> for Draft {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        game.list_federation(seat, *self, out);
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        game.check_federation_step(seat, *self, mv)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        play.continue_federation(seat, self, mv);
    }
}

impl Ask<Gaia> for Draft {
    fn prompt(&self, game: &Gaia, seat: Seat, _lang: Lang) -> Words {
        let number = |power: u16| Filling::Number(power.into());
        let placed = self.satellites.len() as u8;
        let missing = game.satellites_missing(seat, *self).unwrap_or(0);
        let values = vec![
            ("have", number(game.power_of(seat, self.planets))),
            ("need", number(game.federation_need(seat))),
            ("missing", missing.into()),
            ("number", (placed + 1).into()),
            ("count", (placed + missing).into()),
        ];
        (if self.complete { "ask-federation-satellites" } else { "ask-federation-planets" }, values)
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Include(cell) => Some(show::at(game, "move-include", cell, lang)),
            Move::Planets => Some(("move-planets", vec![])),
            Move::Satellite(cell) => Some(show::at(game, "move-satellite", cell, lang)),
            _ => None,
        }
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Include(cell) => Sketch { place: show::place_of_hex(game, cell), ..Sketch::default() },
            Move::Satellite(cell) => show::piece(game, seat, cell, "satellite", "group-choose").pictured(),
            _ => Sketch::of("group-end"),
        }
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        let mut draft = *self;
        match run.mv {
            Move::Include(cell) => draft.planets |= game.cluster_of(seat, cell),
            Move::Planets => draft.complete = true,
            Move::Satellite(cell) => draft.satellites.insert(cell),
            _ => {}
        }
        show::draft_notes(game, seat, draft, lang)
    }

    /// What belongs to every federation that is still possible.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        game.common_planets(seat, *self).map(Move::Include)
    }
}

/// The federation is complete. Nobody is asked: it is founded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Found {
    /// Planets (and stations) that belong to it.
    pub planets: CellSet,
    /// Satellites to be placed.
    pub satellites: CellSet,
}

impl Question<Gaia> for Found {
    fn answers(&self, _game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Planets);
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _mv: Move) {
        play.found_federation(seat, self);
    }

    fn settled(&self, _game: &Gaia, _seat: Seat) -> Option<Move> {
        Some(Move::Planets)
    }
}

impl Ask<Gaia> for Found {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-found", vec![])
    }
}

/// Which federation token to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakeToken;

impl Question<Gaia> for TakeToken {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        let left = game.supply.iter().filter(|(_, left)| **left > 0);
        out.extend(left.map(|(token, _)| Move::Token(token)));
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Token(token) => game.check_token(token),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Token(token) = mv else { return };
        play.supply[token] -= 1;
        play.gain_token(seat, token, Lay::Supply);
    }
}

impl Ask<Gaia> for TakeToken {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-token", vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Token(token) = mv else { return None };
        Some(show::one("move-token", "token", token.id()))
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Token(token) = mv else { return None };
        Some(show::one("deed-token", "token", token.id()))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Token(token) = mv else { return Sketch::default() };
        Sketch::default().at(format!("token-{token}"))
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}

/// Which own token to gain again. Where there is only one kind, nobody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rescore;

impl Question<Gaia> for Rescore {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let own = Token::ALL.iter().filter(|token| game.check_rescore(seat, **token).is_ok());
        out.extend(own.map(|token| Move::Rescore(*token)));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Rescore(token) => game.check_rescore(seat, token),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-ACT-11: the gains once more, but no token.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Rescore(token) = mv else { return };
        play.gain(seat, play.data().tokens[token].gain, Origin::Rescore(token));
    }

    fn settled(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let tokens = &game.players[seat].tokens;
        let first = tokens.first()?.kind;
        tokens.iter().all(|own| own.kind == first).then_some(Move::Rescore(first))
    }
}

impl Ask<Gaia> for Rescore {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-rescore", vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Rescore(token) = mv else { return None };
        Some(show::one("move-rescore", "token", token.id()))
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Rescore(token) = mv else { return None };
        Some(show::one("deed-rescore", "token", token.id()))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Rescore(token) = mv else { return Sketch::default() };
        Sketch::default().at(format!("token-{token}"))
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}
