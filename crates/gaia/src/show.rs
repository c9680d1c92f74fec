//! What people read beyond the questions themselves ([`table::Show`]), and the bits that several chapters share.

mod attempts;
mod explain;
mod notes;
mod rules;

use hex::Cell;
use table::{
    Filling, Game, Ghost, Lang, Note, Pending, Seat, SetupOption, Show, Sketch, StandingOrder, Values, Words,
};

use crate::moves::{Decision, Move};
use crate::names::{Named, Standard};
use crate::turn::OwnTurn;
use crate::{Gaia, Phase};

pub(crate) use notes::{draft_notes, faction_notes, notes, start_notes};

impl Show for Gaia {
    const CHIPS: &'static [&'static str] =
        &["credits", "ore", "knowledge", "qic", "power", "charge", "power_tokens", "gaiaformers", "vp"];

    fn usual() -> Decision {
        OwnTurn::FRESH.into()
    }

    fn stage(&self, lang: Lang) -> String {
        let phase = Gaia::texts().get(lang, self.phase.key());
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

    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.players[seat].faction.map(Named::id)
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        attempts::at(self, place)
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        explain::note(self, place, lang)
    }

    fn plan(&self, seat: Seat) -> Option<Gaia> {
        if self.phase != Phase::Actions || self.passed.contains(&seat) {
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
        &[
            SetupOption { key: "first_game", values: Values::Switch },
            SetupOption {
                key: "map",
                values: Values::OneOf(&["printed", "small", "method_1", "method_2", "method_3"]),
            },
            SetupOption { key: "turning", values: Values::OneOf(&["dice", "last_player"]) },
            SetupOption { key: "turn_order", values: Values::OneOf(&["clockwise", "passing"]) },
        ]
    }

    fn rules() -> &'static str {
        include_str!("../rules.md")
    }

    fn reconstructed() -> &'static [&'static str] {
        &["reconstructed-map"]
    }
}

/// A text with one name in it.
pub(crate) fn one(key: &'static str, name: &'static str, id: &'static str) -> Words {
    (key, vec![(name, Filling::Name(id))])
}

/// A text with a hex in it.
pub(crate) fn at(game: &Gaia, key: &'static str, cell: Cell, lang: Lang) -> Words {
    (key, vec![("place", Filling::Text(spot(game, cell, lang)))])
}

/// A hex in words: its planet, where it is, and its sector.
pub(crate) fn spot(game: &Gaia, cell: Cell, lang: Lang) -> String {
    if game.on_map(cell).is_err() {
        return String::new();
    }
    let values = [
        ("planet", game.planet_at(cell).id().into()),
        ("at", game.board.grid().axial(cell).to_string().into()),
        ("sector", game.board.sector(cell).into()),
    ];
    Gaia::texts().fill(lang, "spot", &values)
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
    Sketch { place: place_of_hex(game, cell), ghost: Some(ghost), group }
}
