//! Their names for our things.

use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::names::{
    Advanced, Area, BoardAction, Booster, Faction, FinalTile, Named, Place, Planet, RoundTile, Standard,
    Structure, Token,
};

/// A kind that the boardgamers notation knows under another name.
pub(super) trait Word: Named {
    fn word(self) -> &'static str;

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word)
    }
}

impl Word for Faction {
    fn word(self) -> &'static str {
        &catalogue().factions[self].boardgamers_id
    }
}

impl Word for Booster {
    fn word(self) -> &'static str {
        &catalogue().boosters[self].boardgamers_id
    }
}

impl Word for Standard {
    fn word(self) -> &'static str {
        &catalogue().standard[self].boardgamers_id
    }
}

impl Word for Advanced {
    fn word(self) -> &'static str {
        &catalogue().advanced[self].boardgamers_id
    }
}

impl Word for Token {
    fn word(self) -> &'static str {
        &catalogue().tokens[self].boardgamers_id
    }
}

impl Word for FinalTile {
    fn word(self) -> &'static str {
        &catalogue().final_tiles[self].boardgamers_id
    }
}

impl Word for Area {
    fn word(self) -> &'static str {
        &catalogue().areas[self].boardgamers_id
    }
}

/// Round tiles of one kind may have several names.
pub(super) fn round_tile(word: &str) -> Option<RoundTile> {
    let named = |tile: &RoundTile| catalogue().round_tiles[*tile].boardgamers_ids.iter().any(|id| id == word);
    RoundTile::ALL.iter().copied().find(named)
}

impl Word for Place {
    fn word(self) -> &'static str {
        match self {
            Place::Free1 => "free1",
            Place::Free2 => "free2",
            Place::Free3 => "free3",
            area => area.area().expect("a place below an area").word(),
        }
    }
}

impl Word for Structure {
    fn word(self) -> &'static str {
        match self {
            Structure::Mine => "m",
            Structure::TradingStation => "ts",
            Structure::ResearchLab => "lab",
            Structure::Institute => "PI",
            Structure::AcademyLeft => "ac1",
            Structure::AcademyRight => "ac2",
        }
    }
}

impl Word for Planet {
    fn word(self) -> &'static str {
        match self {
            Planet::Terra => "r",
            Planet::Oxide => "o",
            Planet::Volcanic => "v",
            Planet::Desert => "d",
            Planet::Swamp => "s",
            Planet::Titanium => "t",
            Planet::Ice => "i",
            Planet::Gaia => "g",
            Planet::Transdim => "m",
            Planet::Lost => "l",
            Planet::Empty => "e",
        }
    }
}

impl Word for BoardAction {
    fn word(self) -> &'static str {
        match self {
            BoardAction::ThreeKnowledge => "power1",
            BoardAction::TwoSteps => "power2",
            BoardAction::TwoOre => "power3",
            BoardAction::SevenCredits => "power4",
            BoardAction::TwoKnowledge => "power5",
            BoardAction::OneStep => "power6",
            BoardAction::TwoTokens => "power7",
            BoardAction::TechTile => "qic1",
            BoardAction::Rescore => "qic2",
            BoardAction::PlanetTypes => "qic3",
        }
    }
}

/// A list of amounts such as `2c,4o,q`, by unit. `~` is nothing.
pub(super) fn amounts(list: &str) -> Vec<(u8, String)> {
    let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "~");
    let amount = |part: &str| {
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        (part[..digits].parse().unwrap_or(1), part[digits..].to_string())
    };
    parts.map(amount).filter(|(count, _)| *count > 0).collect()
}

/// The same list in a comparable form.
pub(super) fn normal(list: &str) -> String {
    let mut sums = std::collections::BTreeMap::<String, u32>::new();
    for (count, unit) in amounts(list) {
        *sums.entry(unit).or_default() += u32::from(count);
    }
    sums.iter().map(|(unit, count)| format!("{count}{unit}")).collect::<Vec<_>>().join(",")
}

/// A price or gain as such a list, in the comparable form.
pub(super) fn list(goods: Goods, tokens: &str) -> String {
    let units = [
        (goods.credits, "c"),
        (goods.ore, "o"),
        (goods.knowledge, "k"),
        (goods.qic, "q"),
        (goods.vp, "vp"),
        (goods.power + goods.charge, "pw"),
        (goods.tokens, tokens),
    ];
    let text: Vec<_> =
        units.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| format!("{count}{unit}")).collect();
    normal(&text.join(","))
}
