//! Playing their commands as our moves.

use std::collections::HashMap;

use gaia::catalogue::Catalogue;
use gaia::goods::Goods;
use gaia::names::{Area, BoardAction, Booster, Faction, FreeAction, Place, Structure, Token};
use gaia::{
    Bowl, Decision, Gaia, IncomeSource, Line, Move, MoveBrainstone, OwnTurn, Part, Phase, Purse, Stone,
    TakeTokens,
};
use hex::{Cell, CellSet};
use table::{Components as _, Game, Lang, Refusal, Seat};

use crate::record::{Record, ours};
use crate::words::{Word, amounts, bowl_word, rate, special_named};

/// A command that cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("`{command}`: {problem}")]
pub struct ReadError {
    /// The command.
    pub command: String,
    /// What is wrong with it.
    pub problem: String,
}

/// Plays a game given in the boardgamers notation.
#[derive(Clone)]
pub struct Reader {
    /// The position so far.
    pub game: Gaia,
    /// The moves made so far, with who made them; the first ones are those of fate, which dealt.
    pub moves: Vec<(Option<Seat>, Move)>,
    /// A command that waits for the word about the brainstone.
    pub(crate) held: Option<Held>,
    places: std::sync::Arc<HashMap<String, Cell>>,
    /// Each player's sources of income in the order in which they were gained.
    ledgers: Vec<Vec<(IncomeSource, Goods)>>,
}

/// A command that is accepted there before it is said what becomes of the brainstone. With us that is part of the
/// move itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    /// A power action.
    Act(BoardAction),
    /// A free action, so many times.
    Convert(FreeAction, u8),
    /// Tokens for a Gaia project or for satellites; the token of the federation follows.
    Tokens,
    /// The same, with the federation token already named.
    Satellites(Token),
}

impl Reader {
    /// Ready for the first move after the start.
    pub fn new(record: &Record) -> Result<Reader, String> {
        let refused = |refusal: Refusal| Gaia::texts().refusal(Lang::En, &refusal);
        let (setup, deal) = (record.setup()?, record.deal()?);
        let mut game = Gaia::new(&setup, Catalogue::built_in()).map_err(refused)?;
        let dealt = game.deal_out(&deal).map_err(refused)?;
        let moves = dealt.into_iter().map(|mv| (None, mv)).collect();
        let mut places = HashMap::new();
        for (q, r, _, _, name) in &record.setup.hexes {
            let cell = game.board().grid().at(ours(*q, *r)).ok_or("setup: a hex twice")?;
            places.insert(name.clone(), cell);
            places.insert(format!("{q}x{r}"), cell);
        }
        let ledgers = vec![Vec::new(); usize::from(game.seats())];
        Ok(Reader { game, moves, held: None, places: places.into(), ledgers })
    }

    /// Plays one line: who, and the commands.
    pub fn line(&mut self, line: &str) -> Result<(), ReadError> {
        let (who, commands) = line.split_once(' ').unwrap_or((line, ""));
        let seat = self
            .seat(who)
            .ok_or_else(|| wrong(line, format!("`{who}` is neither a faction in play nor p1 to p4")))?;
        let mut commands: Vec<&str> = commands.split('.').map(str::trim).collect();
        // The empty command after the last full stop ends the turn.
        if commands.len() == 1 && commands[0].is_empty() {
            commands.clear();
        }
        for command in commands {
            if self.game.to_move().seat() != Some(seat) && !is_echo(command) {
                let next =
                    self.game.to_move().seat().map_or("nobody".into(), |seat| format!("player {seat}"));
                return Err(wrong(command, format!("{who} is not to move; {next} is")));
            }
            self.command(command)?;
        }
        Ok(())
    }

    /// Whether everything said so far has been played.
    pub(crate) fn settled(&self) -> Result<(), ReadError> {
        match self.held {
            Some(_) => Err(wrong("", "at the end it is not said what becomes of the brainstone".into())),
            None => Ok(()),
        }
    }

    fn seat(&self, who: &str) -> Option<Seat> {
        let number = who.strip_prefix('p').and_then(|number| number.parse::<u8>().ok());
        if let Some(number) = number.filter(|number| (1..=self.game.seats()).contains(number)) {
            return Some(Seat::new(number - 1));
        }
        let faction = Faction::from_word(who)?;
        self.game.players().iter().find(|(_, player)| player.faction == Some(faction)).map(|(seat, _)| seat)
    }

    /// Plays one command, and everything that is automatic there.
    pub fn command(&mut self, command: &str) -> Result<(), ReadError> {
        self.one_command(command)?;
        self.keep_ledgers();
        self.receive_income(command)
    }

    /// Notes which sources of income have come and gone. Of structures that give the same, the oldest entry goes
    /// first, whichever structure has left its slot.
    fn keep_ledgers(&mut self) {
        if matches!(self.game.phase(), Phase::Map | Phase::Factions) {
            return;
        }
        for (seat, ledger) in self.game.players().seats().zip(&mut self.ledgers) {
            let sources: Vec<_> =
                self.game.income_sources(seat).filter(|(_, goods)| !goods.is_none()).collect();
            let alike = |one: &(IncomeSource, Goods), two: &(IncomeSource, Goods)| match (one.0, two.0) {
                (IncomeSource::Slot(kind, _), IncomeSource::Slot(other, _)) => {
                    kind == other && one.1 == two.1
                }
                _ => one == two,
            };
            ledger.retain(|entry| sources.iter().any(|source| alike(entry, source)));
            for entry in &sources {
                let wanted: Vec<_> = sources.iter().filter(|other| alike(entry, other)).collect();
                let places = |ledger: &Vec<_>| -> Vec<usize> {
                    (0..ledger.len()).filter(|place| alike(entry, &ledger[*place])).collect()
                };
                while places(ledger).len() > wanted.len() {
                    ledger.remove(places(ledger)[0]);
                }
                while places(ledger).len() < wanted.len() {
                    ledger.push(*entry);
                }
                for (place, entry) in places(ledger).into_iter().zip(wanted) {
                    ledger[place] = *entry;
                }
            }
        }
    }

    /// When a line of income was gained: its place in the ledger.
    fn age(&self, seat: Seat, line: Line) -> Option<usize> {
        self.ledgers[seat.index()].iter().position(|(source, _)| *source == line.source)
    }

    /// Income there comes line by line (difference 8, `income_by_line`): while both tokens and charges are
    /// pending the player chooses, the rest follows in the order in which its sources were gained.
    fn receive_income(&mut self, command: &str) -> Result<(), ReadError> {
        while let Some(Decision::Income(_)) = self.decision() {
            let seat = self.me();
            let open = self.game.open_lines(seat);
            let pending = |part| open.iter().any(|(line, _)| line.part == part);
            if pending(Part::Charge) && pending(Part::Tokens) {
                break;
            }
            let next =
                open.iter().map(|(line, _)| *line).min_by_key(|line| (self.age(seat, *line), line.part));
            self.play(command, Move::Income(next.expect("income is pending")))?;
        }
        Ok(())
    }

    fn one_command(&mut self, command: &str) -> Result<(), ReadError> {
        let mut words = command.split_whitespace();
        let verb = words.next().unwrap_or("");
        let rest: Vec<&str> = words.collect();
        let first = rest.first().copied().unwrap_or("");
        if let Some(held) = self.held
            && verb != "brainstone"
        {
            return Err(wrong(command, format!("the brainstone comes first ({held:?})")));
        }
        match verb {
            "" | "endturn" => self.end_turn(command),
            "faction" => self.play(command, Move::Faction(self.word(command, first)?)),
            "booster" => self.play(command, Move::Booster(self.word(command, first)?)),
            "build" => self.build(command, first, rest.get(1).copied().unwrap_or("")),
            "up" => {
                let area: Area = self.word(command, first)?;
                let free = matches!(self.decision(), Some(Decision::Step(_)));
                self.play(command, if free { Move::Step(area) } else { Move::Research(area) })
            }
            "tech" => match first.strip_prefix("adv-") {
                Some(area) => self.play(command, Move::AdvancedTile(self.word(command, area)?)),
                None => self.play(command, Move::Tile(self.word(command, first)?)),
            },
            "cover" => self.cover(command, first),
            "decline" => self.decline(command, first),
            "federation" => self.federation(command, first, rest.get(1).copied().unwrap_or("")),
            "fedtile" => self.fedtile(command, first),
            "action" => self.action(command, first),
            "special" => self.special(command, first),
            "lostPlanet" => self.play(command, Move::LostPlanet(self.place(command, first)?)),
            "swap-PI" => self.play(command, Move::Swap(self.place(command, first)?)),
            "spend" => self.spend(command, &rest),
            "burn" => self.burn(command, first),
            "pass" => {
                // The new booster is the newest source of income, even if it gives the same as the old one.
                let me = self.me().index();
                self.ledgers[me].retain(|(source, _)| *source != IncomeSource::Booster);
                let booster =
                    if first.is_empty() { None } else { Some(self.word::<Booster>(command, first)?) };
                self.play(command, Move::Pass(booster))
            }
            "charge" => self.play(command, Move::Charge { token_first: first.contains("t,") }),
            "income" => self.income(command, first),
            "brainstone" => self.brainstone(command, first),
            "init" | "rotate" => Ok(()),
            other => Err(wrong(command, format!("`{other}` is no command"))),
        }
    }

    /// The open question.
    pub(crate) fn decision(&self) -> Option<Decision> {
        self.game.question().map(|pending| pending.decision)
    }

    fn me(&self) -> Seat {
        self.game.to_move().seat().unwrap_or(Seat::new(0))
    }

    fn play(&mut self, command: &str, mv: Move) -> Result<(), ReadError> {
        let seat = self.me();
        self.game.play(mv).map_err(|refusal| {
            let sentence = Gaia::texts().refusal(Lang::En, &refusal);
            wrong(command, format!("{}: {sentence}", refusal.rule))
        })?;
        self.moves.push((Some(seat), mv));
        Ok(())
    }

    fn word<K: Word>(&self, command: &str, word: &str) -> Result<K, ReadError> {
        K::from_word(word).ok_or_else(|| {
            let near = table::data::nearest(word, K::ALL.iter().map(|kind| kind.word()));
            let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
            wrong(command, format!("`{word}` is no {}{hint}", K::WORD))
        })
    }

    /// A hex by its name on the map.
    pub(crate) fn place(&self, command: &str, name: &str) -> Result<Cell, ReadError> {
        self.places
            .get(name)
            .copied()
            .ok_or_else(|| wrong(command, format!("there is no hex `{name}` on this map")))
    }

    /// Hexes separated by commas.
    pub(crate) fn cells(&self, command: &str, names: &str) -> Result<CellSet, ReadError> {
        names.split(',').filter(|name| !name.is_empty()).map(|name| self.place(command, name)).collect()
    }

    fn end_turn(&mut self, command: &str) -> Result<(), ReadError> {
        match self.decision() {
            Some(Decision::Turn(OwnTurn { acted: true, .. })) => self.play(command, Move::EndTurn),
            Some(Decision::Turn(OwnTurn { acted: false, .. })) | None => Ok(()),
            Some(other) => Err(wrong("end of turn", format!("{other:?} is still open"))),
        }
    }

    fn build(&mut self, command: &str, kind: &str, place: &str) -> Result<(), ReadError> {
        let cell = self.place(command, place)?;
        let decision = self.decision();
        let mv = match (kind, decision) {
            (_, Some(Decision::Start(_))) => Move::Start(cell),
            ("gf", _) => Move::GaiaProject(cell),
            ("sp", _) => Move::Station(cell),
            ("ts", Some(Decision::Downgrade(_))) => Move::Downgrade(cell),
            ("m", _) => Move::Mine(cell),
            _ => Move::Upgrade(cell, self.word::<Structure>(command, kind)?),
        };
        self.play(command, mv)?;
        if kind == "gf" { self.pay_tokens(command) } else { Ok(()) }
    }

    /// Which tokens leave the cycle: there always those of the lowest areas; only the brainstone is asked for
    /// (difference 2, `tokens_lowest_area_first`).
    fn pay_tokens(&mut self, command: &str) -> Result<(), ReadError> {
        let Some(Decision::Tokens(TakeTokens { count, to_gaia })) = self.decision() else { return Ok(()) };
        let power = self.game.players()[self.me()].power;
        let stone = power.brainstone.filter(|bowl| *bowl != Bowl::Gaia);
        let asked = stone.is_some_and(|bowl| {
            let below: u8 = power.areas[..=bowl as usize].iter().sum();
            to_gaia || below < count
        });
        if asked {
            self.held = Some(Held::Tokens);
            return Ok(());
        }
        self.take_tokens(command, count, false)
    }

    fn take_tokens(&mut self, command: &str, count: u8, stone: bool) -> Result<(), ReadError> {
        let power = self.game.players()[self.me()].power;
        let handful = power.lowest(count, stone).ok_or_else(|| wrong(command, "not enough tokens".into()))?;
        self.play(command, Move::Tokens(handful))
    }

    /// A tile that is the only one to cover is covered without a question.
    fn cover(&mut self, command: &str, place: &str) -> Result<(), ReadError> {
        let tile = self.game.tiles()[self.word::<Place>(command, place)?];
        match (self.decision(), tile) {
            (Some(Decision::Cover(_)), Some(tile)) => self.play(command, Move::Cover(tile)),
            _ => Ok(()),
        }
    }

    fn decline(&mut self, command: &str, what: &str) -> Result<(), ReadError> {
        match (what, self.decision()) {
            (_, Some(Decision::Step(_))) => self.play(command, Move::NoStep),
            // There the step must be declined even where none is possible.
            ("up", _) => Ok(()),
            (_, Some(Decision::Charge(_))) => self.play(command, Move::Decline),
            (_, Some(Decision::GaiaTiles(_))) => self.play(command, Move::GaiaDone),
            _ => Err(wrong(command, "there is nothing to decline".into())),
        }
    }

    fn federation(&mut self, command: &str, hexes: &str, token: &str) -> Result<(), ReadError> {
        let cells = self.cells(command, hexes)?;
        let token: Token = self.word(command, token)?;
        let seat = self.me();
        self.play(command, Move::Federate)?;
        // Difference 13 (`federation_search_heuristic`): the hexes are taken as they are given.
        let own = self.game.players()[seat].bases() | self.game.players()[seat].satellites;
        let grid = self.game.board().grid();
        let touched = own & (cells | grid.border(cells));
        let members: Vec<Cell> = grid
            .regions(own)
            .iter()
            .filter(|region| region.intersects(touched))
            .flat_map(|region| region.iter())
            .collect();
        for cell in members {
            let name = self.game.cluster_name(seat, cell);
            if self.game.check(Move::Include(name)).is_ok() {
                self.play(command, Move::Include(name))?;
            }
        }
        self.play(command, Move::Planets)?;
        for cell in cells - own {
            self.play(command, Move::Satellite(cell))?;
        }
        self.play(command, Move::Planets)?;
        self.pay_tokens(command)?;
        if self.held == Some(Held::Tokens) {
            self.held = Some(Held::Satellites(token));
            return Ok(());
        }
        self.play(command, Move::Token(token))
    }

    fn fedtile(&mut self, command: &str, token: &str) -> Result<(), ReadError> {
        let token = self.word(command, token)?;
        match self.decision() {
            Some(Decision::Rescore(_)) => self.play(command, Move::Rescore(token)),
            // The only kind owned has been scored already.
            _ => Ok(()),
        }
    }

    fn action(&mut self, command: &str, action: &str) -> Result<(), ReadError> {
        let action: BoardAction = self.word(command, action)?;
        let need = self.game.data().board_actions[action].cost.power;
        match self.stone_payment(need) {
            StonePayment::Ask => {
                self.held = Some(Held::Act(action));
                Ok(())
            }
            StonePayment::Use => self.play(command, Move::Act(action, Purse::Brainstone)),
            StonePayment::Keep => self.play(command, Move::Act(action, Purse::Tokens)),
        }
    }

    /// Whether the brainstone pays (difference 7, `brainstone_fixed_cases`).
    fn stone_payment(&self, need: u8) -> StonePayment {
        let power = self.game.players()[self.me()].power;
        if need == 0 || !power.stone_in(Bowl::III) {
            return StonePayment::Keep;
        }
        let enough = power.areas[2] >= need;
        match (need >= 3, enough) {
            (true, false) => StonePayment::Use,
            (false, true) => StonePayment::Keep,
            _ => StonePayment::Ask,
        }
    }

    /// What can be said about the brainstone now.
    pub(crate) fn stone_answers(&self) -> Vec<&'static str> {
        let seat = self.me();
        let power = self.game.players()[seat].power;
        match (self.held, self.decision()) {
            (
                Some(Held::Tokens | Held::Satellites(_)),
                Some(Decision::Tokens(TakeTokens { to_gaia, .. })),
            ) => {
                let gone = if to_gaia { "gaia" } else { "discard" };
                vec![gone, power.brainstone.map_or("", bowl_word)]
            }
            (Some(Held::Act(_) | Held::Convert(..)), _) => {
                let need = match self.held {
                    Some(Held::Act(action)) => self.game.data().board_actions[action].cost.power,
                    Some(Held::Convert(action, times)) => {
                        times.saturating_mul(self.game.data().free_actions[action].cost.power)
                    }
                    _ => 0,
                };
                if power.areas[2] >= need { vec!["area1", "area3"] } else { vec!["area1"] }
            }
            (None, Some(Decision::Brainstone(MoveBrainstone { charge, .. }))) => {
                let choices = power.stone_choices(charge);
                choices.iter().flat_map(|(first, last)| [bowl_word(*first), bowl_word(*last)]).collect()
            }
            _ => Vec::new(),
        }
    }

    fn brainstone(&mut self, command: &str, place: &str) -> Result<(), ReadError> {
        let used = match place {
            "gaia" | "discard" => true,
            "area1" => matches!(self.held, Some(Held::Act(_) | Held::Convert(..))),
            _ => false,
        };
        match (self.held.take(), self.decision()) {
            (Some(Held::Act(action)), _) => {
                self.play(command, Move::Act(action, if used { Purse::Brainstone } else { Purse::Tokens }))
            }
            (Some(Held::Convert(action, times)), _) => self.convert(command, action, times, used),
            (Some(held), Some(Decision::Tokens(TakeTokens { count, .. }))) => {
                self.take_tokens(command, count, used)?;
                match held {
                    Held::Satellites(token) => self.play(command, Move::Token(token)),
                    _ => Ok(()),
                }
            }
            (None, Some(Decision::Brainstone(_))) => {
                let bowl = [Bowl::I, Bowl::II, Bowl::III].into_iter().find(|bowl| bowl_word(*bowl) == place);
                let bowl = bowl.ok_or_else(|| wrong(command, format!("`{place}` is no area")))?;
                self.play(command, Move::Brainstone(bowl))
            }
            _ => Err(wrong(command, "nobody asked about the brainstone".into())),
        }
    }

    fn special(&mut self, command: &str, name: &str) -> Result<(), ReadError> {
        let special =
            special_named(name).ok_or_else(|| wrong(command, format!("`{name}` is no special action")))?;
        self.play(command, Move::Special(special))
    }

    /// Sacrifices; there the brainstone always moves (difference 6, `sacrifice_moves_brainstone`).
    fn burn(&mut self, command: &str, times: &str) -> Result<(), ReadError> {
        let times: u8 = times.parse().map_err(|_| wrong(command, format!("`{times}` should be a number")))?;
        for _ in 0..times {
            let stone = self.game.players()[self.me()].power.stone_in(Bowl::II);
            self.play(command, Move::Sacrifice(if stone { Stone::Moves } else { Stone::Aside }))?;
        }
        Ok(())
    }

    fn income(&mut self, command: &str, what: &str) -> Result<(), ReadError> {
        let wanted = amounts(what);
        let [(amount, unit)] = &wanted[..] else {
            return Err(wrong(command, "one amount is asked for".into()));
        };
        if !matches!(self.decision(), Some(Decision::Income(_))) {
            return Err(wrong(command, "no income is to be chosen".into()));
        }
        let part = if unit == "t" { Part::Tokens } else { Part::Charge };
        let seat = self.me();
        let open = self.game.open_lines(seat);
        let fits = |line: &&(Line, Goods)| line.0.part == part && line.1.charge + line.1.tokens == *amount;
        let chosen = open.iter().filter(fits).map(|(line, _)| *line).min_by_key(|line| self.age(seat, *line));
        let line = chosen.ok_or_else(|| wrong(command, "there is no such income".into()))?;
        self.play(command, Move::Income(line))?;
        // The rest of the same line of the board comes with it, unless the brainstone has to be placed first.
        let rest = Line { part: Part::Rest, ..line };
        let whole = matches!(line.source, IncomeSource::Level(_) | IncomeSource::Tile(_));
        if whole && self.game.check(Move::Income(rest)).is_ok() {
            self.play(command, Move::Income(rest))?;
        }
        Ok(())
    }

    /// `spend 3pw for 1o`, also several times the basic rate or several rates together.
    fn spend(&mut self, command: &str, words: &[&str]) -> Result<(), ReadError> {
        let [price, "for", gain] = words else {
            return Err(wrong(command, "it should read `spend 3pw for 1o`".into()));
        };
        if *gain == "tech" {
            return self.play(command, Move::GaiaTile);
        }
        let (price, gains) = (amounts(price), amounts(gain));
        let [(_, paid)] = &price[..] else {
            return Err(wrong(command, "one kind of payment at a time".into()));
        };
        let mut plan = Vec::new();
        for (count, unit) in &gains {
            let action =
                rate(paid, unit).ok_or_else(|| wrong(command, format!("nobody gives {unit} for {paid}")))?;
            plan.push((action, *count));
        }
        if matches!(self.decision(), Some(Decision::GaiaConversion(_))) {
            for (action, count) in plan {
                for _ in 0..count {
                    self.play(command, Move::GaiaConvert(action))?;
                }
            }
            return Ok(());
        }
        if let [(action, count)] = plan[..] {
            let need = count.saturating_mul(self.game.data().free_actions[action].cost.power);
            return match self.stone_payment(need) {
                StonePayment::Ask => {
                    self.held = Some(Held::Convert(action, count));
                    Ok(())
                }
                StonePayment::Use => self.convert(command, action, count, true),
                StonePayment::Keep => self.convert(command, action, count, false),
            };
        }
        // Several gains for one sum: what the first leaves over helps to pay for the next.
        let mut purse = Purse::Tokens;
        for (action, count) in plan {
            for _ in 0..count {
                self.play(command, Move::Convert(action, purse))?;
                purse = self.change();
            }
        }
        Ok(())
    }

    fn convert(
        &mut self,
        command: &str,
        action: FreeAction,
        times: u8,
        stone: bool,
    ) -> Result<(), ReadError> {
        let mut purse = if stone { Purse::Brainstone } else { Purse::Tokens };
        for _ in 0..times {
            self.play(command, Move::Convert(action, purse))?;
            purse = self.change();
        }
        Ok(())
    }

    /// How the next of several conversions is paid.
    fn change(&self) -> Purse {
        match self.decision() {
            Some(Decision::Turn(OwnTurn { change: 1.., .. })) => Purse::Change,
            _ => Purse::Tokens,
        }
    }
}

/// What is said there although nothing is left to decide: the end of a turn, the only tile to cover, a research step
/// that is not possible. With us the game may have gone on to the next player by then.
fn is_echo(command: &str) -> bool {
    command.is_empty() || command == "decline up" || command.starts_with("cover ")
}

enum StonePayment {
    Ask,
    Use,
    Keep,
}

pub(crate) fn wrong(command: &str, problem: String) -> ReadError {
    ReadError { command: command.into(), problem }
}
