//! Amounts of resources: prices, gains and incomes.

use serde::{Deserialize, Serialize};
use table::Chips;

/// An amount of each resource. As a price, `power` is spent from area III and `tokens` leave the power cycle;
/// as a gain, `charge` moves tokens up the cycle and `tokens` are new ones in area I.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Credits.
    #[serde(skip_serializing_if = "is_zero")]
    pub credits: u8,
    /// Ore.
    #[serde(skip_serializing_if = "is_zero")]
    pub ore: u8,
    /// Knowledge.
    #[serde(skip_serializing_if = "is_zero")]
    pub knowledge: u8,
    /// Quantum intelligence cubes.
    #[serde(skip_serializing_if = "is_zero")]
    pub qic: u8,
    /// Victory points.
    #[serde(skip_serializing_if = "is_zero")]
    pub vp: u8,
    /// Power to spend from area III.
    #[serde(skip_serializing_if = "is_zero")]
    pub power: u8,
    /// Power to charge.
    #[serde(skip_serializing_if = "is_zero")]
    pub charge: u8,
    /// Power tokens.
    #[serde(rename = "power_tokens", skip_serializing_if = "is_zero")]
    pub tokens: u8,
    /// Gaiaformers.
    #[serde(skip_serializing_if = "is_zero")]
    pub gaiaformers: u8,
}

table::goods!(Goods { credits, ore, knowledge, qic, vp, power, charge, tokens, gaiaformers });

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Goods {
    /// So many victory points.
    pub const fn vp(vp: u8) -> Goods {
        Goods { vp, ..Goods::NONE }
    }

    /// So much ore.
    pub const fn ore(ore: u8) -> Goods {
        Goods { ore, ..Goods::NONE }
    }

    /// So many QIC.
    pub const fn qic(qic: u8) -> Goods {
        Goods { qic, ..Goods::NONE }
    }

    /// So much knowledge.
    pub const fn knowledge(knowledge: u8) -> Goods {
        Goods { knowledge, ..Goods::NONE }
    }

    /// So many credits.
    pub const fn credits(credits: u8) -> Goods {
        Goods { credits, ..Goods::NONE }
    }

    /// So much power to charge.
    pub const fn charge(charge: u8) -> Goods {
        Goods { charge, ..Goods::NONE }
    }

    /// So many power tokens.
    pub const fn tokens(tokens: u8) -> Goods {
        Goods { tokens, ..Goods::NONE }
    }

    /// So much power to spend.
    pub const fn power(power: u8) -> Goods {
        Goods { power, ..Goods::NONE }
    }

    /// The amounts, each by the name of its chip.
    pub(crate) const fn named(self) -> [(&'static str, u8); 9] {
        [
            ("credits", self.credits),
            ("ore", self.ore),
            ("knowledge", self.knowledge),
            ("qic", self.qic),
            ("power", self.power),
            ("charge", self.charge),
            ("power_tokens", self.tokens),
            ("gaiaformers", self.gaiaformers),
            ("vp", self.vp),
        ]
    }

    /// Adds the amounts to a price or a gain.
    pub(crate) fn add_to(self, chips: &mut Chips) {
        self.named()
            .into_iter()
            .filter(|(_, amount)| *amount > 0)
            .for_each(|(what, amount)| chips.add(what, amount));
    }
}
