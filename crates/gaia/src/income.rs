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

/// Lines of income that charge power or grant tokens, with their amounts.
type Lines = ArrayVec<(Line, u8), 24>;

impl Gaia {
    /// GP-INC-2 to GP-INC-5: every source of income of a player.
    pub(crate) fn income_sources(&self, seat: Seat) -> impl Iterator<Item = (IncomeSource, Goods)> {
        let player = &self.players[seat];
        let board = player.board();
        let slots = Structure::ALL.iter().flat_map(move |kind| {
            let used = usize::from(self.pieces_used(seat, *kind));
            let slots = board.structures[*kind].income[..used].iter().enumerate();
            slots.map(move |(slot, income)| (IncomeSource::Slot(*kind, slot as u8), *income))
        });
        let booster = player.booster.map(|booster| (IncomeSource::Booster, catalogue().boosters[booster].income));
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

    /// The lines whose order can matter, in a fixed order. They do not change while a player receives income.
    fn power_lines(&self, seat: Seat) -> Lines {
        let mut lines = Lines::new();
        for (source, income) in self.income_sources(seat) {
            for (part, amount) in [(Part::Charge, income.charge), (Part::Tokens, income.tokens)] {
                if amount > 0 {
                    lines.push((Line { source, part }, amount));
                }
            }
        }
        lines
    }

    /// The lines not yet received.
    fn open_lines(&self, seat: Seat) -> Lines {
        let lines = self.power_lines(seat).into_iter().enumerate();
        lines.filter(|(index, _)| self.income_left & 1 << index != 0).map(|(_, line)| line).collect()
    }

    /// GP-INC-1, GP-ROUND-6: all players, in turn order.
    pub(crate) fn start_income(&mut self) {
        (self.phase, self.cursor) = (Phase::Income, 0);
        self.begin_income();
    }

    /// Everything but power is received at once: its order changes nothing.
    fn begin_income(&mut self) {
        let Some(seat) = self.order.get(usize::from(self.cursor)).copied() else { return };
        self.income_left = (1 << self.power_lines(seat).len()) - 1;
        let plain = Goods { charge: 0, tokens: 0, ..self.income(seat) };
        self.gain(seat, plain, Source::Start);
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
        let sum = |part| lines.iter().filter(|(line, _)| line.part == part).map(|(_, amount)| amount).sum::<u8>();
        let (charge, tokens) = (sum(Part::Charge), sum(Part::Tokens));
        // As long as area I holds a token for every charge, new tokens there change nothing.
        let matters = self.switches.income_by_line || charge > self.players[seat].power.in_area(Bowl::I);
        if charge > 0 && tokens > 0 && matters {
            self.ask(seat, Decision::Income);
        } else if self.switches.income_by_line {
            self.take_income(seat, lines[0].0);
        } else {
            self.income_left = 0;
            self.gain(seat, Goods::tokens(tokens), Source::Start);
            self.charge_power(seat, charge, 0);
        }
    }

    /// Sources to choose from; of sources that give the same, only the first.
    pub(crate) fn list_income(&self, seat: Seat, out: &mut Vec<Move>) {
        let lines = self.open_lines(seat);
        let mut seen: ArrayVec<(u8, u8, Part), 24> = ArrayVec::new();
        for (line, _) in &lines {
            let (charge, tokens) = self.line_amounts(&lines, *line);
            if !seen.contains(&(charge, tokens, line.part)) {
                seen.push((charge, tokens, line.part));
                out.push(Move::Income(*line));
            }
        }
    }

    /// Charge and tokens that come with a line: its whole source, or the line alone.
    fn line_amounts(&self, lines: &Lines, line: Line) -> (u8, u8) {
        let belongs = |other: &Line| {
            other.source == line.source && (other.part == line.part || !self.switches.income_by_line)
        };
        let sum = |part| {
            lines.iter().filter(|(other, _)| other.part == part && belongs(other)).map(|(_, amount)| *amount).sum()
        };
        (sum(Part::Charge), sum(Part::Tokens))
    }

    /// Whether this source can be taken next.
    pub(crate) fn check_income(&self, seat: Seat, line: Line) -> Result<Terms, Refusal> {
        let mut choices = Vec::new();
        self.list_income(seat, &mut choices);
        if !choices.contains(&Move::Income(line)) {
            return Err(Refusal::new("GP-INC-6", "no-such-income"));
        }
        let (charge, tokens) = self.line_amounts(&self.open_lines(seat), line);
        Ok(Terms::new(Goods::NONE, Goods::charge(charge) + Goods::tokens(tokens)))
    }

    /// Takes one source completely, the chosen line of it first.
    pub(crate) fn take_income(&mut self, seat: Seat, line: Line) {
        let (charge, tokens) = self.line_amounts(&self.open_lines(seat), line);
        for (index, (other, _)) in self.power_lines(seat).iter().enumerate() {
            if other.source == line.source && (other.part == line.part || !self.switches.income_by_line) {
                self.income_left &= !(1 << index);
            }
        }
        match line.part {
            Part::Charge => self.charge_power(seat, charge, tokens),
            Part::Tokens => {
                self.gain(seat, Goods::tokens(tokens), Source::Start);
                self.charge_power(seat, charge, 0);
            }
        }
    }
}
