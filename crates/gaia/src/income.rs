//! Phase I, income (GP-INC).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::Timing;
use crate::event::{Event, Origin};
use crate::goods::Goods;
use crate::moves::{IncomeSource, Line, Move, Part, Terms};
use crate::names::{Area, Named, Structure};
use crate::power::{Bowl, Power};
use crate::{Gaia, Phase, Play, show};

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
            player.booster.map(|booster| (IncomeSource::Booster, self.data().boosters[booster].income));
        let tiles = player.open_tiles().filter_map(|tile| {
            let kind = &self.data().standard[tile];
            (kind.timing == Timing::Income).then_some((IncomeSource::Tile(tile), kind.gain))
        });
        let levels = Area::ALL.iter().map(|area| {
            let level = usize::from(player.research[*area]);
            (IncomeSource::Level(*area), self.data().areas[*area].levels[level].income)
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
}

impl Play<'_> {
    /// GP-INC-1, GP-ROUND-6: all players, in turn order.
    pub(crate) fn start_income(&mut self) {
        (self.phase, self.cursor) = (Phase::Income, 0);
        self.begin_income();
    }

    fn begin_income(&mut self) {
        let Some(seat) = self.order.get(usize::from(self.cursor)).copied() else { return };
        // GP-SOLO-TURN-1.
        if self.is_automa(seat) {
            self.income_left = 0;
            return;
        }
        self.income_left = (1 << self.lines(seat).len()) - 1;
        self.tell(Event::Income { seat });
        if !self.switches.income_by_line {
            self.gain_income(seat, |income| Goods { charge: 0, tokens: 0, ..income });
        }
    }

    /// A part of all income at once; whoever listens is told source by source.
    fn gain_income(&mut self, seat: Seat, part: impl Fn(Goods) -> Goods) {
        if !self.tell.is_heard() {
            return self.gain(seat, part(self.income(seat)), Origin::Income(IncomeSource::Base));
        }
        let sources: Vec<_> = self.income_sources(seat).collect();
        for (source, income) in sources {
            self.gain(seat, part(income), Origin::Income(source));
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
            return self.ask(seat, NextIncome);
        }
        self.income_left = 0;
        for (line, goods) in lines.iter().filter(|(line, _)| line.part == Part::Tokens) {
            self.gain(seat, *goods, Origin::Income(line.source));
        }
        if charge > 0 {
            self.tell(Event::IncomePower { seat });
        }
        self.charge_power(seat, charge, 0);
    }
}

/// Which income comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NextIncome;

impl Question<Gaia> for NextIncome {
    /// Of sources that give the same, only the first.
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let lines = game.open_lines(seat);
        let choices = lines.iter().map(|(line, _)| *line).filter(|line| game.is_choice(&lines, *line));
        out.extend(choices.map(Move::Income));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Income(line) = mv else { return Err(game.out_of_place(mv)) };
        let lines = game.open_lines(seat);
        let open = lines.iter().any(|(other, _)| *other == line);
        if !open || !game.is_choice(&lines, line) {
            return Err(Refusal::new("GP-INC-6", "no-such-income"));
        }
        Ok(Terms::free())
    }

    /// Takes one source completely, the chosen part of it first.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Income(line) = mv else { return };
        let received = play.with_line(&play.open_lines(seat), line);
        let Goods { charge, tokens, .. } = received;
        let (rest, from) = (Goods { charge: 0, tokens: 0, ..received }, Origin::Income(line.source));
        for (index, (other, _)) in play.lines(seat).iter().enumerate() {
            if play.together(line, *other) {
                play.income_left &= !(1 << index);
            }
        }
        play.gain(seat, rest, from);
        if line.part == Part::Charge {
            play.charge_power(seat, charge, tokens);
        } else {
            play.gain(seat, Goods::tokens(tokens), from);
            play.charge_power(seat, charge, 0);
        }
    }
}

impl Ask<Gaia> for NextIncome {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-income", vec![])
    }

    /// What comes first is said only where a source has both.
    fn label(&self, game: &Gaia, seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Income(line) = mv else { return None };
        let printed = game.income_sources(seat).find(|(own, _)| *own == line.source);
        let both = printed.is_some_and(|(_, income)| income.charge > 0 && income.tokens > 0);
        let key = match line.part {
            Part::Charge if both => "move-income.charge",
            Part::Tokens if both => "move-income.tokens",
            _ => "move-income",
        };
        Some(show::one(key, "source", line.source.key()))
    }

    fn sketch(&self, game: &Gaia, seat: Seat, mv: Move) -> Sketch {
        let Move::Income(line) = mv else { return Sketch::default() };
        let place = match line.source {
            IncomeSource::Base => Some(format!("seat-{seat}")),
            IncomeSource::Slot(kind, _) => Some(format!("structure-{kind}")),
            IncomeSource::Booster => game.players[seat].booster.map(|booster| format!("booster-{booster}")),
            IncomeSource::Tile(tile) => show::place_of_tile(game, tile),
            IncomeSource::Level(area) => Some(format!("area-{area}")),
        };
        Sketch { place, ..Sketch::default() }
    }

    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Income(line) = mv else { return None };
        Some(show::one("event-income", "source", line.source.key()))
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }

    /// The beginning of an order after which the tokens lie at least as high as after every other.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let power = game.players[seat].power;
        // Where the brainstone ends up is the Taklons' choice.
        let stone_moves = power.stone_in(Bowl::I) || power.stone_in(Bowl::II);
        if stone_moves || game.switches.income_by_line {
            return None;
        }
        let lines = game.open_lines(seat);
        let (mut answers, mut all) = (Vec::new(), Vec::new());
        self.answers(game, seat, &mut answers);
        let ends: Vec<(Move, Vec<Power>)> = answers
            .into_iter()
            .filter_map(|mv| Some((mv, ends_after(power, &lines, mv)?)))
            .inspect(|(_, ends)| all.extend_from_slice(ends))
            .collect();
        let best = |end: &Power| all.iter().all(|other| end.at_least(*other));
        ends.into_iter().find(|(_, ends)| ends.iter().any(best)).map(|(mv, _)| mv)
    }
}

/// How the tokens can lie when all income has come, this one first.
fn ends_after(power: Power, lines: &Lines, mv: Move) -> Option<Vec<Power>> {
    let Move::Income(first) = mv else { return None };
    let mut sources: Vec<(IncomeSource, Goods)> = Vec::new();
    for (line, goods) in lines {
        match sources.iter_mut().find(|(source, _)| *source == line.source) {
            Some((_, sum)) => *sum += *goods,
            None => sources.push((line.source, *goods)),
        }
    }
    let place = sources.iter().position(|(source, _)| *source == first.source)?;
    let (_, goods) = sources.remove(place);
    let mut ends = Vec::new();
    all_ends(received(power, goods, first.part == Part::Tokens), &sources, &mut ends);
    Some(ends)
}

/// How the tokens can lie after every order of these sources.
fn all_ends(power: Power, sources: &[(IncomeSource, Goods)], ends: &mut Vec<Power>) {
    if sources.is_empty() && !ends.contains(&power) {
        ends.push(power);
    }
    for (place, (_, goods)) in sources.iter().enumerate() {
        let mut rest = sources.to_vec();
        rest.remove(place);
        for tokens_first in [true, false] {
            all_ends(received(power, *goods, tokens_first), &rest, ends);
        }
    }
}

/// The power cycle after an income of tokens and charging, in this order.
fn received(mut power: Power, Goods { charge, tokens, .. }: Goods, tokens_first: bool) -> Power {
    if tokens_first {
        power.areas[0] += tokens;
        return power.charged(charge, true);
    }
    power = power.charged(charge, true);
    power.areas[0] += tokens;
    power
}

impl IncomeSource {
    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            IncomeSource::Base => "income-base",
            IncomeSource::Slot(kind, _) => kind.id(),
            IncomeSource::Booster => "income-booster",
            IncomeSource::Tile(_) => "income-tile",
            IncomeSource::Level(area) => area.id(),
        }
    }
}
