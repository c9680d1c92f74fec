//! Faces of tiles: when they work, what they give, and for what.

use maud::{Markup, PreEscaped, html};
use table::Chip;

use super::icon;
use super::words::parts;
use crate::catalogue::{BoosterAction, Catalogue, Effect, PassBonus, Timing};
use crate::goods::Goods;
use crate::names::{Advanced, BoardAction, Booster, Count, Feat, Named, RoundTile, Standard, Token};

/// Amounts as numbers with icons.
pub(super) fn chips(goods: Goods) -> Markup {
    let chip = |chip: Chip| format!("<b>{}{}</b>", chip.amount, icon(chip.what).into_string());
    PreEscaped(parts(goods).into_iter().map(chip).collect())
}

/// The icon of something counted.
fn counted(count: Count) -> Markup {
    match count {
        Count::PlanetTypes => icon("types"),
        Count::GaiaPlanets => icon("gaia"),
        Count::Sectors => icon("sector"),
        Count::BigStructures => html! { (icon("planetary_institute")) (icon("academy")) },
        Count::FederationTokens => icon("federation"),
        Count::Mines | Count::TradingStations | Count::ResearchLabs => icon(count.id()),
    }
}

/// The icon of something that happens.
fn happening(event: Feat) -> Markup {
    match event {
        Feat::TerraformingStep => icon("step"),
        Feat::AdvanceResearch => icon("research"),
        Feat::BuildMine => icon("mine"),
        Feat::BuildMineOnGaia => html! { (icon("mine")) (icon("gaia")) },
        Feat::BuildTradingStation => icon("trading_station"),
        Feat::BuildBigStructure => html! { (icon("planetary_institute")) (icon("academy")) },
        Feat::GainFederationToken => icon("federation"),
    }
}

fn timing(timing: Timing) -> Markup {
    icon(match timing {
        Timing::Immediate => "now",
        Timing::Income => "income",
        Timing::Action => "action",
        Timing::Trigger => "when",
        Timing::Pass => "pass",
        Timing::Passive => "always",
    })
}

/// A gain for each of something.
fn per(gain: Goods, count: Count) -> Markup {
    html! { (chips(gain)) b { "/" (counted(count)) } }
}

/// The face of a tech tile of either sort.
fn tech(kind_timing: Timing, gain: Goods, count: Option<Count>, event: Option<Feat>, big: u8) -> Markup {
    html! {
        (timing(kind_timing)) (chips(gain))
        @match (count, event) {
            (Some(count), _) => { b { "/" (counted(count)) } }
            (None, Some(event)) => { b { "/" (happening(event)) } }
            (None, None) => {}
        }
        @if big > 0 { (counted(Count::BigStructures)) b { (big) (icon("value")) } }
    }
}

/// The face of a standard tech tile.
pub(super) fn standard(data: &Catalogue, tile: Standard) -> Markup {
    let kind = &data.standard[tile];
    tech(kind.timing, kind.gain, kind.per, kind.when, kind.power_value_of_big_structures)
}

/// The face of an advanced tech tile.
pub(super) fn advanced(data: &Catalogue, tile: Advanced) -> Markup {
    let kind = &data.advanced[tile];
    tech(kind.timing, kind.gain, kind.per, kind.when, kind.power_value_of_big_structures)
}

/// The face of a federation token.
pub(super) fn token(data: &Catalogue, token: Token) -> Markup {
    html! { (icon("federation")) (chips(data.tokens[token].gain)) }
}

/// The face of a round booster: what it brings as income, and what else.
pub(super) fn booster(data: &Catalogue, booster: Booster) -> Markup {
    let kind = &data.boosters[booster];
    html! {
        span class="fc" { (icon("income")) (chips(kind.income)) }
        @if let Some(action) = kind.action {
            span class="fc" { (icon("action")) (booster_action(action)) }
        }
        @if let Some(PassBonus { per: count, gain }) = kind.on_pass {
            span class="fc" { (icon("pass")) (per(gain, count)) }
        }
    }
}

/// What the action of a booster does.
pub(super) fn booster_action(action: BoosterAction) -> Markup {
    match action {
        BoosterAction::BuildMine { free_terraforming_steps } => html! {
            b { (free_terraforming_steps) (icon("step")) } (icon("mine"))
        },
        BoosterAction::BuildMineOrStartGaiaProject { extra_range } => html! {
            b { "+" (extra_range) (icon("range")) } (icon("mine"))
        },
    }
}

/// The face of a power or QIC action: what it does, and its price.
pub(super) fn action(data: &Catalogue, action: BoardAction) -> Markup {
    let kind = &data.board_actions[action];
    let does = match kind.effect {
        Effect::Gain(gain, None) => chips(gain),
        Effect::Gain(gain, Some(bonus)) => html! { (chips(gain)) "+" (per(bonus.gain, bonus.per)) },
        Effect::BuildMine(steps) => html! { b { (steps) (icon("step")) } },
        Effect::TechTile => icon("tech"),
        Effect::Rescore => html! { (icon("federation")) (icon("again")) },
    };
    html! {
        span class="fc" { (does) }
        span class="fc pay" { (chips(kind.cost)) }
    }
}

/// The face of a round scoring tile.
pub(super) fn round(data: &Catalogue, tile: RoundTile) -> Markup {
    let kind = &data.round_tiles[tile];
    html! { span class="fc" { (chips(Goods::vp(kind.vp))) "/" (happening(kind.when)) } }
}
