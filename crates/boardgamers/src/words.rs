//! Their names for our things.

use gaia::catalogue::{Catalogue, FreeActionKind};
use gaia::goods::Goods;
use gaia::names::{
    Ability, Advanced, Area, BoardAction, Booster, Faction, FinalTile, FreeAction, Named, Place, Planet,
    RoundTile, Standard, Structure, Token,
};
use gaia::{Bowl, Gaia, Offer, Special};
use table::{Components as _, Seat};

/// Where their names stand. Components that players replace by their own keep them.
fn catalogue() -> &'static Catalogue {
    Catalogue::built_in()
}

/// A kind that the boardgamers notation knows under another name.
pub(crate) trait Word: Named {
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
pub(crate) fn round_tile(word: &str) -> Option<RoundTile> {
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
pub(crate) fn amounts(list: &str) -> Vec<(u8, String)> {
    let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "~");
    let amount = |part: &str| {
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        (part[..digits].parse().unwrap_or(1), part[digits..].to_string())
    };
    parts.map(amount).filter(|(count, _)| *count > 0).collect()
}

/// The same list in a comparable form.
pub(crate) fn normal(list: &str) -> String {
    let mut sums = std::collections::BTreeMap::<String, u32>::new();
    for (count, unit) in amounts(list) {
        *sums.entry(unit).or_default() += u32::from(count);
    }
    sums.iter().map(|(unit, count)| format!("{count}{unit}")).collect::<Vec<_>>().join(",")
}

/// A price or gain as such a list, in the comparable form.
pub(crate) fn list(goods: Goods, tokens: &str) -> String {
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

/// Areas of the power cycle.
pub(crate) fn bowl_word(bowl: Bowl) -> &'static str {
    match bowl {
        Bowl::I => "area1",
        Bowl::II => "area2",
        Bowl::III => "area3",
        Bowl::Gaia => "gaia",
    }
}

/// What every free action takes and gives, one unit for another.
const RATES: [(FreeAction, &str, &str); 13] = [
    (FreeAction::PowerToQic, "pw", "q"),
    (FreeAction::PowerToOre, "pw", "o"),
    (FreeAction::PowerToKnowledge, "pw", "k"),
    (FreeAction::PowerToCredit, "pw", "c"),
    (FreeAction::QicToOre, "q", "o"),
    (FreeAction::KnowledgeToCredit, "k", "c"),
    (FreeAction::OreToCredit, "o", "c"),
    (FreeAction::OreToToken, "o", "t"),
    (FreeAction::CreditsToQic, "c", "q"),
    (FreeAction::CreditsToOre, "c", "o"),
    (FreeAction::CreditsToKnowledge, "c", "k"),
    (FreeAction::GaiaformerToQic, "gf", "q"),
    (FreeAction::TokenToKnowledge, "t-a3", "k"),
];

/// The free action that gives one unit for another. Tokens of the Gaia area count like power.
pub(crate) fn rate(paid: &str, gained: &str) -> Option<FreeAction> {
    let paid = if paid == "tg" { "pw" } else { paid };
    RATES.iter().find(|(_, from, to)| (*from, *to) == (paid, gained)).map(|(action, ..)| *action)
}

/// What a free action takes: how many of which unit.
pub(crate) fn price_of(action: FreeAction) -> (u8, &'static str) {
    let FreeActionKind { cost, gaiaformers, tokens_to_gaia, .. } = catalogue().free_actions[action];
    let Goods { credits, ore, knowledge, qic, power, .. } = cost;
    (credits + ore + knowledge + qic + power + gaiaformers + tokens_to_gaia, units(action).0)
}

/// The units a free action takes and gives.
pub(crate) fn units(action: FreeAction) -> (&'static str, &'static str) {
    let rate = RATES.iter().find(|(known, ..)| *known == action);
    rate.map(|(_, paid, gained)| (*paid, *gained)).expect("all free actions have a rate")
}

/// An offer to charge power; only the Taklons may choose when their token comes.
pub(crate) fn offer_word(offer: Offer, token_first: bool) -> String {
    match offer.token_first {
        None => format!("{}pw", offer.power),
        Some(power) if token_first => format!("1t,{power}pw"),
        Some(_) => format!("{}pw,1t", offer.power),
    }
}

/// Special actions are named there by what they give.
pub(crate) fn special_named(name: &str) -> Option<Special> {
    Some(match name {
        "q" | "4c" => Special::Academy,
        "4pw" => Special::Standard(Standard::ActionChargeFour),
        "q,5c" => Special::Advanced(Advanced::ActionQicCredits),
        "3o" => Special::Advanced(Advanced::ActionOre),
        "3k" => Special::Advanced(Advanced::ActionKnowledge),
        "step" | "range+3" => Special::Booster,
        "up-lowest" => Special::Faction,
        "swap-PI" | "down-lab" | "space-station" => Special::Institute,
        _ => return None,
    })
}

/// Their name for a special action of this player.
pub(crate) fn special_word(game: &Gaia, seat: Seat, special: Special) -> &'static str {
    let player = &game.players()[seat];
    match special {
        Special::Academy if player.board().academy_action.credits > 0 => "4c",
        Special::Academy => "q",
        Special::Institute if player.can(Ability::SwapInstitute) => "swap-PI",
        Special::Institute if player.can(Ability::DowngradeLab) => "down-lab",
        Special::Institute => "space-station",
        Special::Faction => "up-lowest",
        Special::Booster if player.booster == Some(Booster::Range) => "range+3",
        Special::Booster => "step",
        Special::Standard(_) => "4pw",
        Special::Advanced(Advanced::ActionQicCredits) => "q,5c",
        Special::Advanced(Advanced::ActionOre) => "3o",
        Special::Advanced(_) => "3k",
    }
}
