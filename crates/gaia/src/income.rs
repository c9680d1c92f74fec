//! Phase I, income (GP-INC).

use arrayvec::ArrayVec;
use table::{Refusal, Seat};

use crate::catalogue::{Timing, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, IncomeSource, Line, Move, Part, Terms};
use crate::names::{Area, Named, Structure};
use crate::power::Bowl;
use crate::score::Source;
use crate::{Gaia, Phase};

/// Lines of income with what they give.
type Lines = ArrayVec<(Line, Goods), 64>;

/// The parts of an income.
fn parts(income: Goods) -> [(Part, Goods); 3] {
    [
        (Part::Charge, Goods::charge(income.charge)),
        (Part::Tokens, Goods::tokens(income.tokens)),
        (Part::Rest, Goods { charge: 0, tokens: 0, ..income }),
    ]
}

impl Gaia {
    /// GP-INC-2 to GP-INC-5: every source of income of a player.
    pub fn income_sources(&self, seat: Seat) -> impl Iterator<Item = (IncomeSource, Goods)> {
        let player = &self.players[seat];
        let board = player.board();
        let slots = Structure::ALL.iter().flat_map(move |kind| {
            let used = usize::from(self.pieces_used(seat, *kind));
            let slots = board.structures[*kind].income[..used].iter().enumerate();
            slots.map(move |(slot, income)| (IncomeSource::Slot(*kind, slot as u8), *income))
        });
        let booster =
            player.booster.map(|booster| (IncomeSource::Booster, catalogue().boosters[booster].income));
        let tiles = player.open_tiles().filter_map(|tile| {
            let kind = &catalogue().standard[tile];
            (kind.timing == Timing::Income).then_some((IncomeSource::Tile(tile), kind.gain))
        });
        let levels = Area::ALL.iter().map(|area| {
            let level = usize::from(player.research[*area]);
            (IncomeSource::Level(*area), catalogue().areas[*area].levels[level].income)
        });
        let base = std::iter::once((IncomeSource::Base, board.base_income));
        base.chain(slots).chain(booster).chain(tiles).chain(levels)
    }

    /// What a player would receive in the next income phase.
    pub fn income(&self, seat: Seat) -> Goods {
        self.income_sources(seat).fold(Goods::NONE, |sum, (_, income)| sum + income)
    }

    /// The lines that are received one after the other, in a fixed order that does not change meanwhile. What
    /// is neither charge nor token comes at once: its order changes nothing.
    fn lines(&self, seat: Seat) -> Lines {
        let by_line = self.switches.income_by_line;
        let lines = self
            .income_sources(seat)
            .flat_map(|(source, income)| parts(income).map(|(part, goods)| (Line { source, part }, goods)));
        lines.filter(|(line, goods)| !goods.is_none() && (by_line || line.part != Part::Rest)).collect()
    }

    /// The lines of the current player's income not yet received.
    pub fn open_lines(&self, seat: Seat) -> Lines {
        let lines = self.lines(seat).into_iter().enumerate();
        lines.filter(|(index, _)| self.income_left & 1 << index != 0).map(|(_, line)| line).collect()
    }

    /// GP-INC-1, GP-ROUND-6: all players, in turn order.
    pub(crate) fn start_income(&mut self) {
        (self.phase, self.cursor) = (Phase::Income, 0);
        self.begin_income();
    }

    fn begin_income(&mut self) {
        let Some(seat) = self.order.get(usize::from(self.cursor)).copied() else { return };
        self.income_left = (1 << self.lines(seat).len()) - 1;
        if !self.switches.income_by_line {
            let rest = Goods { charge: 0, tokens: 0, ..self.income(seat) };
            self.gain(seat, rest, Source::Start);
        }
    }

    /// Receives power income, asking where the order matters (GP-INC-6, GP-INC-7).
    pub(crate) fn advance_income(&mut self) {
        let Some(seat) = self.order.get(usize::from(self.cursor)).copied() else {
            return self.start_gaia_phase();
        };
        let lines = self.open_lines(seat);
        if lines.is_empty() {
            self.cursor += 1;
            return self.begin_income();
        }
        let Goods { charge, tokens, .. } = lines.iter().fold(Goods::NONE, |sum, (_, goods)| sum + *goods);
        // As long as area I holds a token for every charge, new tokens there change nothing.
        let matters = tokens > 0 && charge > self.players[seat].power.in_area(Bowl::I);
        if matters || self.switches.income_by_line {
            return self.ask(seat, Decision::Income);
        }
        self.income_left = 0;
        self.gain(seat, Goods::tokens(tokens), Source::Start);
        self.charge_power(seat, charge, 0);
    }

    /// Sources to choose from; of sources that give the same, only the first.
    pub(crate) fn list_income(&self, seat: Seat, out: &mut Vec<Move>) {
        let lines = self.open_lines(seat);
        let choices = lines.iter().map(|(line, _)| *line).filter(|line| self.is_choice(&lines, *line));
        out.extend(choices.map(Move::Income));
    }

    /// Whether a line is the first of those that give the same.
    fn is_choice(&self, lines: &Lines, line: Line) -> bool {
        let mut before = lines.iter().map(|(other, _)| *other).take_while(|other| *other != line);
        self.switches.income_by_line
            || !before.any(|other| {
                other.part == line.part && self.with_line(lines, other) == self.with_line(lines, line)
            })
    }

    /// Whether another line comes together with this one: normally all of its source.
    fn together(&self, line: Line, other: Line) -> bool {
        other.source == line.source && (other.part == line.part || !self.switches.income_by_line)
    }

    /// What is received with a line.
    fn with_line(&self, lines: &Lines, line: Line) -> Goods {
        let received = lines.iter().filter(|(other, _)| self.together(line, *other));
        received.fold(Goods::NONE, |sum, (_, goods)| sum + *goods)
    }

    /// Whether this source can be taken next.
    pub(crate) fn check_income(&self, seat: Seat, line: Line) -> Result<Terms, Refusal> {
        let lines = self.open_lines(seat);
        let open = lines.iter().any(|(other, _)| *other == line);
        if !open || !self.is_choice(&lines, line) {
            return Err(Refusal::new("GP-INC-6", "no-such-income"));
        }
        Ok(Terms::new(Goods::NONE, self.with_line(&lines, line)))
    }

    /// Takes one source completely, the chosen part of it first.
    pub(crate) fn take_income(&mut self, seat: Seat, line: Line) {
        let received = self.with_line(&self.open_lines(seat), line);
        let Goods { charge, tokens, .. } = received;
        let rest = Goods { charge: 0, tokens: 0, ..received };
        for (index, (other, _)) in self.lines(seat).iter().enumerate() {
            if self.together(line, *other) {
                self.income_left &= !(1 << index);
            }
        }
        self.gain(seat, rest, Source::Start);
        if line.part == Part::Charge {
            self.charge_power(seat, charge, tokens);
        } else {
            self.gain(seat, Goods::tokens(tokens), Source::Start);
            self.charge_power(seat, charge, 0);
        }
    }
}
