//! What people read beyond the questions themselves ([`table::Show`]), and the bits that several chapters share.

mod attempts;
mod coach;
mod combined;
mod explain;
mod notes;
mod places;
mod result;
mod rules;

use hex::Cell;
use table::{
    Coach, Filling, Game, Ghost, Lang, Line, Note, Pending, Seat, SetupOption, Show, Sketch, StandingOrder,
    Stock, Values, Words,
};

use crate::automa::Level;
use crate::moves::{Decision, Move};
use crate::names::{Faction, Named, Standard, Structure};
use crate::turn::OwnTurn;
use crate::{Gaia, Phase};

pub(crate) use notes::{draft_notes, faction_notes, notes, start_notes};
pub(crate) use places::{at, on, spot};

impl Show for Gaia {
    const CHIPS: &'static [&'static str] =
        &["credits", "ore", "knowledge", "qic", "power", "charge", "power_tokens", "gaiaformers", "vp"];

    fn usual() -> Decision {
        OwnTurn::FRESH.into()
    }

    fn stage(&self, lang: Lang) -> String {
        let key = match self.next_of_pool().filter(|_| self.phase == Phase::Factions) {
            Some((_, Decision::Bid(_))) => "stage-auction",
            Some(_) => "stage-pool",
            None => self.phase.key(),
        };
        let phase = Gaia::texts().get(lang, key);
        if !matches!(self.phase, Phase::Income | Phase::Gaia | Phase::Actions) {
            return phase;
        }
        let values = [("number", self.round.into()), ("count", self.data().numbers.rounds.into())];
        format!("{} · {phase}", Gaia::texts().format(lang, "stage-round", &values))
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn order(&self) -> Vec<Seat> {
        self.order.to_vec()
    }

    fn stock(&self, seat: Seat) -> Vec<Stock> {
        let game = self.as_laid_out();
        let player = &game.players[seat];
        // GP-SOLO-SETUP-6: the Automa has nothing to pay with.
        if player.faction.is_none() || self.is_automa(seat) {
            return Vec::new();
        }
        let income = game.income(seat);
        let stock =
            |what, amount: u8, income: u8| Stock { what, amount: amount.into(), income: income.into() };
        let bowls = player.power.areas;
        vec![
            stock("credits", player.credits, income.credits),
            stock("ore", player.ore, income.ore),
            stock("knowledge", player.knowledge, income.knowledge),
            stock("qic", player.qic, income.qic),
            stock("bowl_1", bowls[0], 0),
            stock("bowl_2", bowls[1], 0),
            stock("bowl_3", bowls[2], 0),
        ]
    }

    fn points(&self, seat: Seat) -> i32 {
        self.players[seat].vp()
    }

    fn passed(&self, seat: Seat) -> bool {
        self.players[seat].passed
    }

    /// Scoring tiles are called by what they score.
    fn source(&self, source: &str, lang: Lang) -> String {
        let tile = |key: &'static str, number: u8, tile: &'static str| {
            Gaia::texts().fill(lang, key, &[("number", number.into()), ("tile", tile.into())])
        };
        let numbered = source.rsplit_once('-').and_then(|(kind, number)| Some((kind, number.parse().ok()?)));
        let named = numbered.and_then(|(kind, number): (&str, u8)| {
            let index = usize::from(number).checked_sub(1)?;
            match kind {
                "round" => self.rounds.get(index).map(|round| tile("source-round", number, round.id())),
                "final" => self.finals.get(index).map(|last| tile("source-final", number, last.id())),
                _ => None,
            }
        });
        named.unwrap_or_else(|| Gaia::texts().get(lang, &format!("source-{source}")))
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        let faction = self.players[seat].faction;
        if self.is_automa(seat) { Some(automa_role(faction)) } else { faction.map(Named::id) }
    }

    fn code(&self) -> Option<(&'static str, String)> {
        Some(("map_code", self.map_code()?))
    }

    fn level(&self, seat: Seat) -> Option<&'static str> {
        let automa = self.automa().filter(|_| self.is_automa(seat))?;
        Some(match automa.level {
            Level::Automalein => "setup-level-automalein",
            Level::Automa => "setup-level-automa",
            Level::Automaechtig => "setup-level-automaechtig",
            Level::Ultoma => "setup-level-ultoma",
            Level::Alptrauma => "setup-level-alptrauma",
        })
    }

    fn combined(&self) -> Vec<Vec<Move>> {
        combined::with_sacrifices(self)
    }

    fn ending(&self, lang: Lang) -> Option<Line> {
        result::ending(self, lang)
    }

    fn verdict(&self, lang: Lang) -> Vec<Line> {
        result::verdict(self, lang)
    }

    fn coach(&self, seat: Seat, lang: Lang) -> Option<Coach> {
        coach::note(self, seat, lang)
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(self, place, lang)
    }

    fn plan(&self, seat: Seat) -> Option<Gaia> {
        if self.phase != Phase::Actions || self.passed.contains(&seat) || self.is_automa(seat) {
            return None;
        }
        // An advanced tile between research board and player would be lost.
        if self.stack.iter().any(|pending| pending.decision.holds_tile()) {
            return None;
        }
        let place = self.order.iter().position(|other| *other == seat)?;
        let mut plan = self.clone();
        plan.cursor = ((place + 1) % self.order.len()) as u8;
        plan.stack.clear();
        plan.charges.clear();
        plan.charges_asked = 0;
        plan.stack.push(Pending { seat, decision: OwnTurn::FRESH.into() });
        Some(plan)
    }

    fn orders() -> &'static [StandingOrder] {
        &[StandingOrder {
            key: "charge",
            values: &["ask", "always", "free", "up_to_1", "up_to_2", "up_to_3", "never"],
        }]
    }

    fn options() -> &'static [SetupOption] {
        const {
            &[
                SetupOption::new(
                    "level",
                    Values::OneOf(&["automalein", "automa", "automaechtig", "ultoma", "alptrauma"]),
                ),
                SetupOption::new("first_game", Values::Switch),
                SetupOption::new(
                    "map",
                    Values::OneOf(&["printed", "small", "method_1", "method_2", "method_3"]),
                ),
                SetupOption::new("turning", Values::OneOf(&["dice", "last_player"])),
                SetupOption::new(
                    "automa_faction",
                    Values::OneOf(&[
                        "random",
                        "terrans",
                        "xenos",
                        "taklons",
                        "hadsch_hallas",
                        "geodens",
                        "firaks",
                        "itars",
                    ]),
                ),
                SetupOption::new("turn_order", Values::OneOf(&["clockwise", "passing"])),
                SetupOption::house("auction", Values::Switch),
                SetupOption::house("pool", Values::OneOf(&["all", "random", "struck", "drafted"])),
                SetupOption::house(
                    "pool_size",
                    Values::OneOf(&["as_many", "one_more", "two_more", "three_more"]),
                ),
                SetupOption::house("banned", Values::AnyOf(FACTIONS)),
                SetupOption::house("map_code", Values::Code { instead_of: "map" }),
                SetupOption::HANDICAP,
            ]
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rules.md"),
            Lang::De => include_str!("../rules.de.md"),
        }
    }

    fn introduction(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../introduction.en.md"),
            Lang::De => include_str!("../introduction.de.md"),
        }
    }

    fn reconstructed() -> &'static [&'static str] {
        &["reconstructed-map"]
    }
}

/// The factions, as the set-up names them.
const FACTIONS: &[&str] = &[
    "terrans",
    "lantids",
    "xenos",
    "gleens",
    "taklons",
    "ambas",
    "hadsch_hallas",
    "ivits",
    "geodens",
    "bal_taks",
    "firaks",
    "bescods",
    "nevlas",
    "itars",
];

/// What the Automa is called: by its faction, as soon as it has one.
fn automa_role(faction: Option<Faction>) -> &'static str {
    match faction {
        Some(Faction::Terrans) => "automa-terrans",
        Some(Faction::Xenos) => "automa-xenos",
        Some(Faction::Taklons) => "automa-taklons",
        Some(Faction::HadschHallas) => "automa-hadsch_hallas",
        Some(Faction::Geodens) => "automa-geodens",
        Some(Faction::Firaks) => "automa-firaks",
        Some(Faction::Itars) => "automa-itars",
        _ => "automa-name",
    }
}

/// A text with one name in it.
pub(crate) fn one(key: &'static str, name: &'static str, id: &'static str) -> Words {
    (key, vec![(name, Filling::Name(id))])
}

/// A text about a structure that is built on a hex: "builds a mine on Oxide, sector 7".
pub(crate) fn built(game: &Gaia, key: &'static str, kind: Structure, cell: Cell, lang: Lang) -> Words {
    let (key, mut values) = on(game, key, cell, lang);
    values.push(("structure", Gaia::texts().get(lang, &format!("{kind}.one")).into()));
    (key, values)
}

/// A hex as the drawings name it.
pub(crate) fn place_of_hex(game: &Gaia, cell: Cell) -> Option<String> {
    game.on_map(cell).ok().map(|()| format!("hex-{}", game.board.grid().axial(cell)))
}

/// Where tiles of a kind lie on the research board; own ones go by the same name.
pub(crate) fn place_of_tile(game: &Gaia, tile: Standard) -> Option<String> {
    game.tiles.iter().find(|(_, lies)| **lies == Some(tile)).map(|(place, _)| format!("tile-{place}"))
}

/// A piece that will stand on a hex.
pub(crate) fn piece(
    game: &Gaia,
    seat: Seat,
    cell: Cell,
    symbol: &'static str,
    group: &'static str,
) -> Sketch {
    let ghost = Ghost { symbol, class: crate::draw::colour(game, seat) };
    Sketch { place: place_of_hex(game, cell), ghost: Some(ghost), ..Sketch::of(group) }
}
