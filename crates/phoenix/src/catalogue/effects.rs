//! What abilities do: the vocabulary of `data/README.md`.

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::data::{DataError, nearest};

use crate::goods::{Due, Goods, Kinds};
use crate::names::{Color, Count, Named, Resource, ShipType, Species};

/// When an ability works (`on` in the data).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Trigger {
    /// In step 2 of the owner's income.
    Income,
    /// After step 3 of the owner's income.
    AfterIncome,
    /// When the owner uses a ship of this type (SP-TURN-7).
    Use(ShipType),
    /// Whenever the owner gains an Alien (SP-TURN-9).
    GainAlien,
    /// Whenever the owner gains a Human.
    GainHuman,
    /// Always.
    Passive,
    /// Once in every own turn, before or after the main action.
    OwnTurn,
    /// At every decision of the own turn.
    AnyTime,
    /// In place of a turn.
    InsteadOfTurn,
    /// Once, when the sector is built (SP-CONS-9).
    Immediate,
    /// In the final scoring (SP-SCORE-8).
    Endgame,
    /// Once, in the set-up (SP-SETUP-24).
    Setup,
}

impl Trigger {
    /// Its bit in a set of triggers, so that whoever asks for one can pass by cards without it.
    #[inline]
    pub fn bit(self) -> u32 {
        let index = match self {
            Trigger::Income => 0,
            Trigger::AfterIncome => 1,
            Trigger::GainAlien => 2,
            Trigger::GainHuman => 3,
            Trigger::Passive => 4,
            Trigger::OwnTurn => 5,
            Trigger::AnyTime => 6,
            Trigger::InsteadOfTurn => 7,
            Trigger::Immediate => 8,
            Trigger::Endgame => 9,
            Trigger::Setup => 10,
            Trigger::Use(kind) => 11 + kind as u32,
        };
        1 << index
    }
}

/// What is gained: fixed goods, and resources of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Gains {
    /// The fixed part.
    pub goods: Goods,
    /// What may be chosen from.
    pub from: Kinds,
    /// How many are chosen.
    pub n: u8,
}

/// What is paid: fixed goods, or any resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Price {
    /// The fixed part.
    pub goods: Goods,
    /// How many resources of any kind.
    pub any: u8,
}

impl Price {
    /// The resources of the price.
    pub fn due(self) -> Due {
        match self.any {
            0 => Due::exactly(self.goods.bundle()),
            any => Due::any(any),
        }
    }
}

/// Which Aliens an effect brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum AlienKind {
    /// This species.
    Only(Species),
    /// Any species, at the player's choice.
    Any,
    /// The species of the sector just built.
    Built,
}

/// Whose ships are cheaper to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Scope {
    /// Only the own ones.
    Own,
    /// Only those of others, and neutral ones.
    OtherOrNeutral,
    /// All.
    Any,
}

/// What an ability does (`do` in the data).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the table in data/README.md")]
pub enum Effect {
    Gain(Gains),
    GainPer { goods: Goods, per: Count, every: u8 },
    Exchange { pay: Price, gain: Gains, repeat: bool },
    Transport(u8),
    ExtraTransactions(u8),
    ExtraDuration(u8),
    ExtraCapacity(u8),
    Reroll(u8),
    RollDice { roll: u8, keep: u8 },
    Discount(u8),
    UseCostDiscount { scope: Scope, ship: Option<ShipType>, gems: u8, min: u8 },
    HumanDiscount(u8),
    FreeAlien { color: AlienKind, n: u8 },
    BonusAlien { threshold: u8, n: u8 },
    FreeHuman(u8),
    BuyHuman(Price),
    FreeAdvance(u8),
    AdvanceAll(u8),
    ExtraDiplomacy { gems: u8 },
    Diplomacy,
    PointsForTracks { min_level: u8, minus: u8 },
    ExtraTurn { gems: u8 },
    FreeSector { level: u8, color: Option<Color> },
    MixedAtmosphere(Color),
    BuildAnyOrder,
    HumanThenIncome(Price),
    EvictHubResident { times: u8 },
    ReturnOrLosePoints { points: u8 },
    DrawShips { level: u8, draw: u8, keep: u8 },
    DiscardShip { level: u8, kind: Option<ShipType> },
    PlaceOnHub { species: Species, n: u8 },
    PrivateSectors { per_stack: u8 },
    ScorePer { points: u8, per: Count, every: u8 },
    ScoreTable { per: Count, table: [u8; 8] },
}

impl Effect {
    /// Whether it changes the basic action instead of coming after it.
    pub fn is_modifier(self) -> bool {
        matches!(
            self,
            Effect::ExtraTransactions(_)
                | Effect::ExtraDuration(_)
                | Effect::ExtraCapacity(_)
                | Effect::Reroll(_)
                | Effect::Discount(_)
        )
    }

    /// Whether it belongs to step 2a of income (SP-INC-18).
    pub fn is_plain_income(self) -> bool {
        matches!(self, Effect::Gain(_) | Effect::GainPer { .. } | Effect::PointsForTracks { .. })
    }
}

impl Effect {
    /// Whether the rules know what this effect does on such an occasion.
    fn works_on(self, on: Trigger) -> bool {
        let built = matches!(self, Effect::FreeAlien { color: AlienKind::Built, .. });
        let action = matches!(
            self,
            Effect::Gain(_)
                | Effect::Exchange { .. }
                | Effect::Transport(_)
                | Effect::RollDice { .. }
                | Effect::FreeAlien { .. }
                | Effect::FreeHuman(_)
                | Effect::BuyHuman(_)
                | Effect::FreeAdvance(_)
                | Effect::ExtraDiplomacy { .. }
                | Effect::Diplomacy
        );
        match on {
            Trigger::Use(kind) => {
                let after = action && (!built || kind == ShipType::Construction);
                after
                    || self.is_modifier()
                    || matches!(self, Effect::BonusAlien { .. } | Effect::ExtraTurn { .. })
            }
            Trigger::Income => action && !built || self.is_plain_income(),
            Trigger::GainAlien | Trigger::GainHuman => matches!(self, Effect::Gain(_)),
            Trigger::Passive => matches!(
                self,
                Effect::UseCostDiscount { .. }
                    | Effect::HumanDiscount(_)
                    | Effect::MixedAtmosphere(_)
                    | Effect::BuildAnyOrder
            ),
            Trigger::OwnTurn | Trigger::AnyTime => {
                matches!(self, Effect::Exchange { pay: Price { any: 0, .. }, .. })
            }
            Trigger::InsteadOfTurn => matches!(self, Effect::HumanThenIncome(_)),
            Trigger::AfterIncome => {
                matches!(self, Effect::EvictHubResident { .. } | Effect::ReturnOrLosePoints { .. })
            }
            Trigger::Immediate => match self {
                Effect::Gain(_) | Effect::FreeHuman(_) | Effect::RollDice { .. } | Effect::FreeAdvance(_) => {
                    true
                }
                Effect::ExtraTurn { gems } => gems == 0,
                Effect::FreeAlien { .. } => !built,
                other => matches!(other, Effect::FreeSector { .. } | Effect::AdvanceAll(_)),
            },
            Trigger::Endgame => matches!(self, Effect::ScorePer { .. } | Effect::ScoreTable { .. }),
            Trigger::Setup => match self {
                Effect::DrawShips { draw, .. } => draw <= 7,
                other => matches!(
                    other,
                    Effect::DiscardShip { .. }
                        | Effect::FreeSector { .. }
                        | Effect::PlaceOnHub { .. }
                        | Effect::PrivateSectors { .. }
                ),
            },
        }
    }
}

/// An ability: when it works, what it does, and whether it may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ability {
    /// When.
    pub on: Trigger,
    /// What.
    pub effect: Effect,
    /// Whether the player may decline (SP-TURN-13).
    pub optional: bool,
}

/// The fields of one effect in a file; what nobody asks for is an error.
pub(super) struct Fields<'a> {
    file: &'a str,
    entry: &'a str,
    table: toml::Table,
}

impl<'a> Fields<'a> {
    pub(super) fn new(file: &'a str, entry: &'a str, table: toml::Table) -> Self {
        Fields { file, entry, table }
    }

    fn wrong<T>(&self, problem: &str) -> Result<T, DataError> {
        Err(DataError::new(self.file, self.entry, problem))
    }

    /// A field that may be missing.
    pub(super) fn take<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, DataError> {
        let Some(value) = self.table.remove(name) else { return Ok(None) };
        let problem = |error: toml::de::Error| {
            DataError::new(self.file, self.entry, &format!("field `{name}`: {}", error.message()))
        };
        value.try_into().map(Some).map_err(problem)
    }

    /// A field that must be there.
    pub(super) fn need<T: DeserializeOwned>(&mut self, name: &str) -> Result<T, DataError> {
        match self.take(name)? {
            Some(value) => Ok(value),
            None => self.wrong(&format!("field `{name}` is missing")),
        }
    }

    /// A kind by its id, or `None` where the file says `any`.
    fn kind_or_any<K: Named>(&mut self, name: &str) -> Result<Option<K>, DataError> {
        let id: String = self.need(name)?;
        if id == "any" { Ok(None) } else { self.kind(&id).map(Some) }
    }

    fn kind<K: Named>(&self, id: &str) -> Result<K, DataError> {
        match K::from_id(id) {
            Some(kind) => Ok(kind),
            None => {
                let near = nearest(id, K::ALL.iter().map(|kind| kind.id()));
                let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                self.wrong(&format!("`{id}` is no {}{hint}", K::WORD))
            }
        }
    }

    fn named<K: Named>(&mut self, name: &str) -> Result<K, DataError> {
        let id: String = self.need(name)?;
        self.kind(&id)
    }

    fn every(&mut self) -> Result<u8, DataError> {
        match self.need("every")? {
            0 => self.wrong("field `every` must be at least 1"),
            every => Ok(every),
        }
    }

    fn goods(&mut self) -> Result<Goods, DataError> {
        Ok(Goods {
            gems: self.take("gems")?.unwrap_or(0),
            food: self.take("food")?.unwrap_or(0),
            water: self.take("water")?.unwrap_or(0),
            metal: self.take("metal")?.unwrap_or(0),
            points: self.take("points")?.unwrap_or(0),
        })
    }

    /// A set for gaining: goods, `any_resource`, or `choice` with `n`.
    fn gains(&mut self) -> Result<Gains, DataError> {
        let goods = self.goods()?;
        if let Some(n) = self.take("any_resource")? {
            return Ok(Gains { goods, from: Kinds::ALL, n });
        }
        match self.take::<Vec<Resource>>("choice")? {
            Some(from) => Ok(Gains { goods, from: from.into_iter().collect(), n: self.need("n")? }),
            None => Ok(Gains { goods, ..Gains::default() }),
        }
    }

    fn price(&mut self) -> Result<Price, DataError> {
        let mut inner = Fields::new(self.file, self.entry, self.need("pay")?);
        let price = Price { goods: inner.goods()?, any: inner.take("any_resource")?.unwrap_or(0) };
        inner.finish(price)
    }

    fn alien(&mut self) -> Result<AlienKind, DataError> {
        let color: String = self.need("color")?;
        match color.as_str() {
            "any" => Ok(AlienKind::Any),
            "built" => Ok(AlienKind::Built),
            id => self.kind(id).map(AlienKind::Only),
        }
    }

    fn scope(&mut self) -> Result<Scope, DataError> {
        let scope: String = self.need("scope")?;
        match scope.as_str() {
            "own" => Ok(Scope::Own),
            "other_or_neutral" => Ok(Scope::OtherOrNeutral),
            "any" => Ok(Scope::Any),
            _ => self.wrong("`scope` must be own, other_or_neutral or any"),
        }
    }

    /// The ability that the fields describe; `on` is what the list says where the entry says nothing.
    pub(super) fn ability(mut self, on: Option<Trigger>) -> Result<Ability, DataError> {
        let on = match self.take::<String>("on")? {
            Some(word) => match trigger(&word) {
                Some(trigger) => trigger,
                None => return self.wrong(&format!("`on` cannot be `{word}`")),
            },
            None => match on {
                Some(on) => on,
                None => return self.wrong("field `on` is missing"),
            },
        };
        let optional = self.take("optional")?.unwrap_or(false);
        let effect = self.effect()?;
        if !effect.works_on(on) {
            return self.wrong("an effect (`do`) does not work on this occasion (`on`)");
        }
        self.finish(Ability { on, effect, optional })
    }

    fn effect(&mut self) -> Result<Effect, DataError> {
        let what: String = self.need("do")?;
        Ok(match what.as_str() {
            "gain" => Effect::Gain(self.gains()?),
            "gain_per" => {
                Effect::GainPer { goods: self.goods()?, per: self.named("per")?, every: self.every()? }
            }
            "exchange" => {
                let pay = self.price()?;
                let mut inner = Fields::new(self.file, self.entry, self.need("gain")?);
                let gain = inner.gains()?;
                let gain = inner.finish(gain)?;
                Effect::Exchange { pay, gain, repeat: self.take("repeat")?.unwrap_or(false) }
            }
            "transport" => Effect::Transport(self.need("transactions")?),
            "extra_transactions" => Effect::ExtraTransactions(self.need("n")?),
            "extra_duration" => Effect::ExtraDuration(self.need("n")?),
            "extra_capacity" => Effect::ExtraCapacity(self.need("n")?),
            "reroll" => Effect::Reroll(self.need("times")?),
            "roll_dice" => Effect::RollDice { roll: self.need("roll")?, keep: self.need("keep")? },
            "discount" => Effect::Discount(self.need("metal")?),
            "use_cost_discount" => Effect::UseCostDiscount {
                scope: self.scope()?,
                ship: self.kind_or_any("ship")?,
                gems: self.need("gems")?,
                min: self.need("min")?,
            },
            "human_discount" => Effect::HumanDiscount(self.need("resources")?),
            "free_alien" => Effect::FreeAlien { color: self.alien()?, n: self.need("n")? },
            "bonus_alien_same_color" => {
                Effect::BonusAlien { threshold: self.need("threshold")?, n: self.need("n")? }
            }
            "free_human" => Effect::FreeHuman(self.need("n")?),
            "buy_human" => Effect::BuyHuman(self.price()?),
            "free_advance" => Effect::FreeAdvance(self.need("n")?),
            "advance_all_tracks" => Effect::AdvanceAll(self.need("n")?),
            "extra_diplomacy" => Effect::ExtraDiplomacy { gems: self.need("pay_gems")? },
            "diplomacy" => Effect::Diplomacy,
            "points_for_tracks" => {
                Effect::PointsForTracks { min_level: self.need("min_level")?, minus: self.need("minus")? }
            }
            "extra_turn" => Effect::ExtraTurn { gems: self.take("pay_gems")?.unwrap_or(0) },
            "free_sector" => {
                Effect::FreeSector { level: self.need("level")?, color: self.kind_or_any("color")? }
            }
            "mixed_atmosphere" => Effect::MixedAtmosphere(self.named("color")?),
            "build_any_order" => Effect::BuildAnyOrder,
            "human_then_income" => Effect::HumanThenIncome(self.price()?),
            "evict_hub_resident" => Effect::EvictHubResident { times: self.need("times")? },
            "return_or_lose_points" => Effect::ReturnOrLosePoints { points: self.need("lose_points")? },
            _ => return self.rare_effect(&what),
        })
    }

    /// Effects of the set-up and of the final scoring.
    fn rare_effect(&mut self, what: &str) -> Result<Effect, DataError> {
        Ok(match what {
            "draw_ships" => Effect::DrawShips {
                level: self.need("level")?,
                draw: self.need("draw")?,
                keep: self.need("keep")?,
            },
            "discard_ship" => {
                Effect::DiscardShip { level: self.need("level")?, kind: self.kind_or_any("type")? }
            }
            "place_on_hub" => Effect::PlaceOnHub { species: self.named("species")?, n: self.need("n")? },
            "private_sectors" => Effect::PrivateSectors { per_stack: self.need("per_stack")? },
            "score_per" => Effect::ScorePer {
                points: self.need("points")?,
                per: self.named("per")?,
                every: self.every()?,
            },
            "score_table" => {
                let mut table = [0; 8];
                let given: Vec<u8> = self.need("table")?;
                if given.len() > table.len() {
                    return self.wrong("`table` has at most 8 entries");
                }
                table[..given.len()].copy_from_slice(&given);
                Effect::ScoreTable { per: self.named("per")?, table }
            }
            _ => return self.wrong(&format!("no ability can `do = \"{what}\"`")),
        })
    }

    /// Nothing may be left over.
    fn finish<T>(&self, value: T) -> Result<T, DataError> {
        match self.table.keys().next() {
            None => Ok(value),
            Some(extra) => self.wrong(&format!("field `{extra}` does not belong here")),
        }
    }
}

fn trigger(word: &str) -> Option<Trigger> {
    Some(match word {
        "income" => Trigger::Income,
        "after_income" => Trigger::AfterIncome,
        "gain_alien" => Trigger::GainAlien,
        "gain_human" => Trigger::GainHuman,
        "passive" => Trigger::Passive,
        "own_turn" => Trigger::OwnTurn,
        "any_time" => Trigger::AnyTime,
        "instead_of_turn" => Trigger::InsteadOfTurn,
        "immediate" => Trigger::Immediate,
        "endgame" => Trigger::Endgame,
        _ => Trigger::Use(ShipType::from_id(word.strip_prefix("use_")?)?),
    })
}

/// A list of abilities.
pub(super) fn abilities<const N: usize>(
    file: &str,
    entry: &str,
    list: Vec<toml::Table>,
    on: Option<Trigger>,
) -> Result<ArrayVec<Ability, N>, DataError> {
    if list.len() > N {
        return Err(DataError::new(file, entry, &format!("a list has more than {N} effects")));
    }
    list.into_iter().map(|table| Fields::new(file, entry, table).ability(on)).collect()
}
