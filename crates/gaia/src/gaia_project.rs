//! Action 2, starting a Gaia project (GP-GAIA), and taking tokens out of the power cycle (GP-POWER-6).

use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Words};

use crate::event::{Event, Why};
use crate::goods::Goods;
use crate::moves::{Move, Terms};
use crate::names::{Area, Planet};
use crate::power::{Bowl, Handful};
use crate::{Gaia, Play};

impl Gaia {
    /// Tokens a project takes at the player's level; `None` at level 0 (GP-GAIA-4).
    pub(crate) fn project_tokens(&self, seat: Seat) -> Option<u8> {
        let level = self.players[seat].research[Area::GaiaProject];
        let tokens = self.data().areas[Area::GaiaProject].levels[usize::from(level)].gaia_project_tokens;
        (tokens > 0).then_some(tokens)
    }

    /// Whether a Gaia project can be started on this planet.
    pub(crate) fn check_gaia_project(&self, seat: Seat, cell: Cell, extra: u8) -> Result<Terms, Refusal> {
        self.on_map(cell)?;
        let player = &self.players[seat];
        if self.planet_at(cell) != Planet::Transdim {
            return Err(Refusal::new("GP-GAIA-1", "not-transdim"));
        }
        if self.players.values().any(|other| other.projects.contains(cell)) {
            return Err(Refusal::new("GP-GAIA-1", "project-running"));
        }
        if player.gaiaformers == 0 {
            return Err(Refusal::new("GP-GAIA-3", "no-gaiaformer"));
        }
        let Some(tokens) = self.project_tokens(seat) else {
            return Err(Refusal::new("GP-LVL-GAIA-0", "no-gaia-projects"));
        };
        if player.power.total() < tokens {
            let short = Refusal::new("GP-GAIA-4", "not-enough").with("resource", "power_tokens");
            return Err(short.with("need", tokens).with("have", player.power.total()));
        }
        let range_qic = self.range_price(seat, cell, extra)?;
        let cost = Goods::tokens(tokens) + Goods::qic(range_qic);
        Ok(Terms { range_qic, ..Terms::new(cost) })
    }

    /// Transdim planets worth asking about.
    pub(crate) fn project_candidates(&self, seat: Seat, extra: u8) -> CellSet {
        if self.players[seat].gaiaformers == 0 {
            return CellSet::EMPTY;
        }
        self.planets_of(Planet::Transdim) & self.reachable(seat, extra)
    }

    /// Gaia projects that may be possible.
    pub(crate) fn list_gaia_projects(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.project_candidates(seat, 0).iter().map(Move::GaiaProject));
    }
}

impl Play<'_> {
    /// GP-GAIA-9: nothing but the Gaiaformer and the tokens moves.
    pub(crate) fn start_gaia_project(&mut self, seat: Seat, cell: Cell, extra: u8) {
        let terms = self.check_gaia_project(seat, cell, extra).expect("the project was checked");
        let (tokens, range) = (terms.cost.tokens, Goods::qic(terms.cost.qic));
        self.pay(seat, range);
        let player = &mut self.players[seat];
        player.gaiaformers -= 1;
        player.projects.insert(cell);
        self.tell(Event::Project { seat, at: cell, tokens });
        self.ask(seat, TakeTokens { count: tokens, to_gaia: true });
    }
}

/// Which power tokens to take out of the cycle. Where there is only one way, nobody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakeTokens {
    /// How many.
    pub count: u8,
    /// Into the Gaia area, or discarded.
    pub to_gaia: bool,
}

impl Question<Gaia> for TakeTokens {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].power.handfuls(self.count).map(Move::Tokens));
    }

    /// GP-GAIA-6, GP-FED-26: any mix of tokens, as many as are asked for. What a project takes was told with it.
    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Tokens(handful) = mv else { return Err(game.out_of_place(mv)) };
        if handful.len() != self.count || !game.players[seat].power.has(handful) {
            return Err(Refusal::new("GP-POWER-6", "take-so-many-tokens").with("count", self.count));
        }
        Ok(if self.to_gaia { Terms::free() } else { Terms::new(Goods::tokens(self.count)) })
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Tokens(handful) = mv else { return };
        let mut power = play.players[seat].power;
        power.take(handful, self.to_gaia);
        play.set_power(seat, power, if self.to_gaia { Why::Project } else { Why::Pay(self.count) });
    }

    fn settled(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let mut ways = game.players[seat].power.handfuls(self.count);
        let first = ways.next();
        first.filter(|_| ways.next().is_none()).map(Move::Tokens)
    }
}

impl Ask<Gaia> for TakeTokens {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        (if self.to_gaia { "ask-tokens-gaia" } else { "ask-tokens" }, vec![("count", self.count.into())])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Tokens(Handful { areas: [one, two, three], brainstone }) = mv else { return None };
        let key = if brainstone { "move-tokens.brainstone" } else { "move-tokens" };
        Some((key, vec![("one", one.into()), ("two", two.into()), ("three", three.into())]))
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        let Move::Tokens(Handful { areas, brainstone }) = mv else { return None };
        let bowls = [Bowl::I, Bowl::II, Bowl::III].into_iter().zip(areas).filter(|(_, count)| *count > 0);
        let from = |(bowl, count): (Bowl, u8)| {
            Gaia::texts().fill(
                lang,
                "deed-tokens.from",
                &[("bowl", bowl.key().into()), ("count", count.into())],
            )
        };
        let stone = brainstone.then(|| Gaia::texts().get(lang, "deed-tokens.stone"));
        let from: Vec<String> = bowls.map(from).chain(stone).collect();
        Some(("deed-tokens", vec![("from", from.join(", ").into())]))
    }

    /// The lowest tokens. Whether the brainstone goes instead is a question only where it lies lower than they do.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let power = game.players[seat].power;
        let lowest = power.lowest(self.count, false)?;
        let highest = (0..3).rev().find(|area| lowest.areas[*area] > 0).unwrap_or(0);
        let clear = power.brainstone.is_none_or(|stone| highest <= stone as usize);
        clear.then_some(Move::Tokens(lowest))
    }
}
