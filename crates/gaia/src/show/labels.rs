//! Moves in words, and the things on the table that they concern.

use hex::{Axial, Cell};
use table::{Filling, Game, Ghost, Lang, Words};

use crate::Gaia;
use crate::catalogue::{Timing, catalogue};
use crate::moves::{Decision, IncomeSource, Line, Move, Part, Purse, Stone};
use crate::names::{Named, Standard};
use crate::notation::special_name;
use crate::player::Special;
use crate::power::{Bowl, Handful};

impl Gaia {
    /// A move in words.
    pub(super) fn label_of(&self, mv: Move, lang: Lang) -> Words {
        let at = |key, cell: Cell| (key, vec![("place", Filling::Text(self.spot_in_words(cell, lang)))]);
        let one = |key, name, id: &'static str| (key, vec![(name, Filling::Name(id))]);
        match mv {
            Move::TurnSector(turns) => ("move-turn-sector", vec![("turns", turns.into())]),
            Move::Faction(faction) => one("move-faction", "faction", faction.id()),
            Move::Start(cell) => at("move-start", cell),
            Move::Booster(booster) => one("move-booster", "booster", booster.id()),
            Move::Income(line) => self.income_in_words(line),
            Move::GaiaConvert(action) => one("move-gaia-convert", "action", action.id()),
            Move::GaiaTile => ("move-gaia-tile", vec![]),
            Move::GaiaDone => ("move-gaia-done", vec![]),
            Move::Mine(cell) => at("move-mine", cell),
            Move::GaiaProject(cell) => at("move-gaia-project", cell),
            Move::Upgrade(cell, to) => {
                let (key, mut values) = at("move-upgrade", cell);
                values.push(("structure", to.id().into()));
                (key, values)
            }
            Move::Federate => ("move-federate", vec![]),
            Move::Research(area) => one("move-research", "area", area.id()),
            Move::Act(action, Purse::Brainstone) => one("move-act.brainstone", "action", action.id()),
            Move::Act(action, _) => one("move-act", "action", action.id()),
            Move::Special(special) => one("move-special", "special", special_key(special)),
            Move::Pass(None) => ("move-pass.last", vec![]),
            Move::Pass(Some(booster)) => one("move-pass", "booster", booster.id()),
            Move::Convert(action, Purse::Tokens) => one("move-convert", "action", action.id()),
            Move::Convert(action, Purse::Brainstone) => one("move-convert.brainstone", "action", action.id()),
            Move::Convert(action, Purse::Change) => one("move-convert.change", "action", action.id()),
            Move::Sacrifice(Stone::Aside) => ("move-sacrifice", vec![]),
            Move::Sacrifice(Stone::Moves) => ("move-sacrifice.moves", vec![]),
            Move::Sacrifice(Stone::Discarded) => ("move-sacrifice.discarded", vec![]),
            Move::Station(cell) => at("move-station", cell),
            Move::Swap(cell) => at("move-swap", cell),
            Move::Downgrade(cell) => at("move-downgrade", cell),
            Move::Tile(place) => {
                let tile = self.tiles[place].id();
                ("move-tile", vec![("tile", tile.into()), ("place", place.id().into())])
            }
            Move::AdvancedTile(area) => {
                let tile = self.advanced_dealt[area].id();
                ("move-advanced-tile", vec![("tile", tile.into()), ("area", area.id().into())])
            }
            Move::Cover(tile) => one("move-cover", "tile", tile.id()),
            Move::Step(area) => one("move-step", "area", area.id()),
            Move::NoStep => ("move-no-step", vec![]),
            Move::LostPlanet(cell) => at("move-lost-planet", cell),
            Move::Include(cell) => at("move-include", cell),
            Move::Planets => ("move-planets", vec![]),
            Move::Satellite(cell) => at("move-satellite", cell),
            Move::Token(token) => one("move-token", "token", token.id()),
            Move::Rescore(token) => one("move-rescore", "token", token.id()),
            Move::Tokens(handful) => tokens(handful),
            Move::Brainstone(bowl) => one("move-brainstone", "bowl", bowl_key(bowl)),
            Move::Charge { token_first } => self.charging(token_first),
            Move::Decline => ("move-decline", vec![]),
            Move::EndTurn => ("move-end-turn", vec![]),
        }
    }

    /// A hex in words: its planet, where it is, and its sector.
    fn spot_in_words(&self, cell: Cell, lang: Lang) -> String {
        let Some(at) = self.on_grid(cell) else { return String::new() };
        let values = [
            ("planet", self.planet_at(cell).id().into()),
            ("at", at.to_string().into()),
            ("sector", self.board.sector(cell).into()),
        ];
        Gaia::texts().fill(lang, "spot", &values)
    }

    /// Where a hex is, if it is one of the map.
    fn on_grid(&self, cell: Cell) -> Option<Axial> {
        (cell.index() < self.board.grid().len()).then(|| self.board.grid().axial(cell))
    }

    fn charging(&self, token_first: bool) -> Words {
        let (power, key) = match self.question().map(|pending| pending.decision) {
            Some(Decision::Charge(offer)) => match (offer.token_first, token_first) {
                (Some(power), true) => (power, "move-charge.token_first"),
                (Some(_), false) => (offer.power, "move-charge.token_last"),
                (None, _) => (offer.power, "move-charge"),
            },
            _ => (0, "move-charge"),
        };
        (key, vec![("power", power.into())])
    }

    /// The piece that a move puts on the map.
    pub(super) fn ghost_of(&self, mv: Move) -> Option<Ghost> {
        let symbol = match mv {
            Move::Start(_) => match self.question()?.decision {
                Decision::Start(kind) => kind.id(),
                _ => return None,
            },
            Move::Mine(_) => "mine",
            Move::GaiaProject(_) => "gaiaformer",
            Move::Upgrade(_, to) => to.id(),
            Move::Station(_) => "space_station",
            Move::Satellite(_) => "satellite",
            Move::Downgrade(_) => "trading_station",
            Move::Swap(_) => "planetary_institute",
            Move::LostPlanet(_) => "lost",
            _ => return None,
        };
        let seat = self.question()?.seat;
        Some(Ghost { symbol, class: crate::draw::colour(self, seat) })
    }

    /// The thing on the table that a move concerns, as the drawings name it.
    pub(super) fn place_of(&self, mv: Move) -> Option<String> {
        let hex = |cell: Cell| self.on_grid(cell).map(|at| format!("hex-{at}"));
        Some(match mv {
            Move::Start(cell)
            | Move::Mine(cell)
            | Move::GaiaProject(cell)
            | Move::Upgrade(cell, _)
            | Move::Station(cell)
            | Move::Swap(cell)
            | Move::Downgrade(cell)
            | Move::LostPlanet(cell)
            | Move::Include(cell)
            | Move::Satellite(cell) => return hex(cell),
            Move::Charge { .. } => match self.question()?.decision {
                Decision::Charge(offer) => return hex(offer.at),
                _ => return None,
            },
            Move::Income(line) => return self.place_of_income(line.source),
            Move::Cover(tile) => {
                let acts = catalogue().standard[tile].timing == Timing::Action;
                return if acts { Some(format!("special-{tile}")) } else { self.place_of_tile(tile) };
            }
            Move::Brainstone(bowl) => bowl_key(bowl).to_owned(),
            Move::Booster(booster) | Move::Pass(Some(booster)) => format!("booster-{booster}"),
            Move::Research(area) | Move::Step(area) => format!("area-{area}"),
            Move::Tile(place) => format!("tile-{place}"),
            Move::AdvancedTile(area) => format!("advanced-{area}"),
            Move::Act(action, _) => format!("action-{action}"),
            Move::Token(token) | Move::Rescore(token) => format!("token-{token}"),
            Move::Special(special) => {
                format!("special-{}", special_name(special))
            }
            _ => return None,
        })
    }

    /// Where income is printed.
    fn place_of_income(&self, source: IncomeSource) -> Option<String> {
        let seat = self.question()?.seat;
        match source {
            IncomeSource::Base => Some(format!("seat-{seat}")),
            IncomeSource::Slot(kind, _) => Some(format!("structure-{kind}")),
            IncomeSource::Booster => self.players[seat].booster.map(|booster| format!("booster-{booster}")),
            IncomeSource::Tile(tile) => self.place_of_tile(tile),
            IncomeSource::Level(area) => Some(format!("area-{area}")),
        }
    }

    /// Where tiles of a kind lie on the research board; own ones go by the same name.
    fn place_of_tile(&self, tile: Standard) -> Option<String> {
        self.tiles.iter().find(|(_, lies)| **lies == tile).map(|(place, _)| format!("tile-{place}"))
    }
}

impl Gaia {
    /// Income in words: what comes first is said only where a source has both.
    fn income_in_words(&self, line: Line) -> Words {
        let seat = self.question().map(|question| question.seat);
        let seat = seat.filter(|seat| self.players[*seat].faction.is_some());
        let printed = seat.and_then(|seat| self.income_sources(seat).find(|(own, _)| *own == line.source));
        let both = printed.is_some_and(|(_, income)| income.charge > 0 && income.tokens > 0);
        let (key, source) = income_words(line);
        (if both { key } else { "move-income" }, source)
    }
}

fn income_words(line: Line) -> Words {
    let source = match line.source {
        IncomeSource::Base => "income-base",
        IncomeSource::Slot(kind, _) => kind.id(),
        IncomeSource::Booster => "income-booster",
        IncomeSource::Tile(tile) => tile.id(),
        IncomeSource::Level(area) => area.id(),
    };
    let key = match line.part {
        Part::Charge => "move-income.charge",
        Part::Tokens => "move-income.tokens",
        Part::Rest => "move-income",
    };
    (key, vec![("source", source.into())])
}

fn tokens(handful: Handful) -> Words {
    let Handful { areas: [one, two, three], brainstone } = handful;
    let key = if brainstone { "move-tokens.brainstone" } else { "move-tokens" };
    (key, vec![("one", one.into()), ("two", two.into()), ("three", three.into())])
}

fn special_key(special: Special) -> &'static str {
    match special {
        Special::Academy => "special-academy",
        Special::Institute => "special-institute",
        Special::Faction => "special-faction",
        Special::Booster => "special-booster",
        Special::Standard(tile) => tile.id(),
        Special::Advanced(tile) => tile.id(),
    }
}

fn bowl_key(bowl: Bowl) -> &'static str {
    match bowl {
        Bowl::I => "bowl-i",
        Bowl::II => "bowl-ii",
        Bowl::III => "bowl-iii",
        Bowl::Gaia => "bowl-gaia",
    }
}
