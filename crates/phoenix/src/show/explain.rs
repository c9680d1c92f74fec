//! What the things of the table are: ships, hubs, sectors and tracks in words.

use table::{Filling, Game, Lang, Note, Seat};

use super::{amounts, goods_words};
use crate::Phoenix;
use crate::catalogue::{Ability, AlienKind, Catalogue, Effect, Gains, Price, Scope, Trigger};
use crate::diplomacy::track_key;
use crate::goods::{Goods, Kinds};
use crate::names::{Color, Count, Face, Hub, Named, Resource, Ship, ShipType, Species, Track};
use crate::sector::Sector;

/// The explanation of a place; values of our own are marked as such.
pub(super) fn note(game: &Phoenix, place: &str, lang: Lang) -> Option<Note> {
    let mut note = plain(game, place, lang)?;
    if is_reconstructed(&game.data, place) {
        note.text = format!("{}\n{}", note.text, Phoenix::texts().get(lang, "reconstructed-mark"));
    }
    Some(note)
}

/// Whether some values of a card stand in for what the printed one says.
fn is_reconstructed(data: &Catalogue, place: &str) -> bool {
    let Some((kind, name)) = place.split_once('-') else { return false };
    let ship = |id| Ship::from_id(id).is_some_and(|ship| !data.ships[ship].reconstructed.is_empty());
    match kind {
        "ship" => name.split_once('-').is_some_and(|(_, id)| ship(id)),
        "draft" | "neutral" => ship(name),
        "hub" => Hub::from_id(name).is_some_and(|hub| !data.hubs[hub].reconstructed.is_empty()),
        "sector" => name.parse().is_ok_and(|sector| !data.sector(sector).reconstructed.is_empty()),
        _ => false,
    }
}

/// The explanation of a place, without a mark.
pub(super) fn plain(game: &Phoenix, place: &str, lang: Lang) -> Option<Note> {
    let (kind, name) = place.split_once('-').unwrap_or((place, ""));
    let (data, texts) = (game.data.get(), Phoenix::texts());
    match kind {
        "income" => {
            let text = texts.get(lang, "coach-income.text");
            Some(Note { title: texts.get(lang, "move-income"), text, rule: Some("SP-INC-1") })
        }
        "station" => {
            let seat = name.split_once('-')?.0.parse::<u8>().ok()?.checked_sub(1)?;
            plain(game, &format!("hub-{}", game.players.get(Seat::new(seat))?.hub?), lang)
        }
        "ship" => Some(ship(data, Ship::from_id(name.split_once('-')?.1)?, lang)),
        "draft" | "neutral" => Some(ship(data, Ship::from_id(name)?, lang)),
        "hub" => {
            let hub = Hub::from_id(name)?;
            let text = texts.get(lang, &format!("{hub}.text"));
            Some(Note { title: texts.get(lang, hub.id()), text, rule: Some("SP-COMP-12") })
        }
        "sector" => Some(sector(data, name.parse().ok()?, lang)),
        "planet" => {
            let species = Species::from_id(name)?;
            let text = texts.get(lang, &format!("{species}.text"));
            Some(Note { title: texts.get(lang, species.id()), text, rule: Some("SP-COMP-5") })
        }
        "resident" => plain(game, &format!("planet-{}", name.split_once('-')?.1), lang),
        "die" => {
            let face = Face::from_id(name)?;
            let text = texts.get(lang, "ask-dice.why");
            Some(Note { title: texts.get(lang, face.id()), text, rule: Some("SP-EXP-4") })
        }
        "track" => {
            let track = Track::from_id(name)?;
            let text = texts.get(lang, "ask-advance.why");
            Some(Note { title: texts.get(lang, track_key(track)), text, rule: Some("SP-DIPL-7") })
        }
        _ => None,
    }
}

/// A ship: what it does, its price, its fee and its metal.
fn ship(data: &Catalogue, ship: Ship, lang: Lang) -> Note {
    let texts = Phoenix::texts();
    let card = &data.ships[ship];
    let rule = match card.kind {
        ShipType::Dismantle => "SP-DISM-2",
        ShipType::Construction => "SP-CONS-2",
        ShipType::Transport => "SP-TRAN-1",
        ShipType::Diplomacy => "SP-DIPL-1",
        ShipType::Expedition => "SP-EXP-1",
        ShipType::Farm => "SP-FARM-1",
        ShipType::IceCollector => "SP-FARM-2",
    };
    let numbers = [("cost", card.cost.into()), ("fee", card.fee.into()), ("metal", card.metal.into())];
    let price = if ship.neutral().is_some() { "ship-neutral" } else { "ship-price" };
    let text = format!("{} {}", ship_does(data, ship, lang), texts.format(lang, price, &numbers));
    Note { title: texts.get(lang, ship.id()), text, rule: Some(rule) }
}

/// What a ship does, in a sentence.
pub(super) fn ship_does(data: &Catalogue, ship: Ship, lang: Lang) -> String {
    let card = &data.ships[ship];
    let numbers = [("n", card.power.into()), ("keep", card.capacity.into())];
    Phoenix::texts().format(lang, &format!("ship-{}", card.kind), &numbers)
}

/// A sector: its price, its quarters, and what they do.
fn sector(data: &Catalogue, sector: Sector, lang: Lang) -> Note {
    let texts = Phoenix::texts();
    let card = data.sector(sector);
    let size = [
        ("level", sector.level().into()),
        ("color", color_key(sector.color()).into()),
        ("metal", card.cost.into()),
        ("quarters", card.quarters.into()),
    ];
    let mut lines = vec![texts.format(lang, "sector-size", &size)];
    lines.extend(card.immediate.iter().map(|ability| ability_words(ability, lang)));
    for slot in &card.slots {
        let words = ability_words(&slot.ability, lang);
        lines.push(texts.fill(
            lang,
            "sector-quarter",
            &[("quarter", slot.quarter.into()), ("ability", words.into())],
        ));
    }
    let title = texts.fill(lang, "place-sector", &[("sector", sector.to_string().into())]);
    Note { title, text: lines.join("\n"), rule: Some("SP-COMP-11") }
}

/// An ability in words: when it works, and what it does.
pub(crate) fn ability_words(ability: &Ability, lang: Lang) -> String {
    let effect = Filling::Text(effect_words(ability.effect, lang));
    let (key, ship) = match ability.on {
        Trigger::Income => ("on-income", None),
        Trigger::AfterIncome => ("on-after-income", None),
        Trigger::Use(kind) => ("on-use", Some(kind)),
        Trigger::GainAlien => ("on-gain-alien", None),
        Trigger::GainHuman => ("on-gain-human", None),
        Trigger::Passive => ("on-passive", None),
        Trigger::OwnTurn => ("on-own-turn", None),
        Trigger::AnyTime => ("on-any-time", None),
        Trigger::InsteadOfTurn => ("on-instead-of-turn", None),
        Trigger::Immediate => ("on-immediate", None),
        Trigger::Endgame => ("on-endgame", None),
        Trigger::Setup => ("on-setup", None),
    };
    let mut values = vec![("effect", effect)];
    values.extend(ship.map(|kind| ("ship", Filling::Name(kind.id()))));
    Phoenix::texts().fill(lang, key, &values)
}

/// What an effect does, in words.
pub(crate) fn effect_words(effect: Effect, lang: Lang) -> String {
    let texts = Phoenix::texts();
    let fill = |key: &str, values: &[(&str, Filling<'_>)]| texts.fill(lang, key, values);
    let number = |key: &str, n: u8| texts.format(lang, key, &[("n", n.into())]);
    let goods = |goods: Goods| Filling::Text(goods_words(goods, lang));
    match effect {
        Effect::Gain(gains) => gains_words(gains, lang),
        Effect::GainPer { goods: gain, per, every } => {
            fill("effect-gain-per", &[("goods", goods(gain)), ("every", every_words(per, every, lang))])
        }
        Effect::Exchange { pay, gain, .. } => fill(
            "effect-exchange",
            &[("pay", price_words(pay, lang).into()), ("gain", gains_words(gain, lang).into())],
        ),
        Effect::Transport(n) => number("effect-transport", n),
        Effect::ExtraTransactions(n) => number("effect-extra-transactions", n),
        Effect::ExtraDuration(n) => number("effect-extra-duration", n),
        Effect::ExtraCapacity(n) => number("effect-extra-capacity", n),
        Effect::Reroll(n) => number("effect-reroll", n),
        Effect::RollDice { roll, keep } => {
            fill("effect-roll-dice", &[("roll", roll.into()), ("keep", keep.into())])
        }
        Effect::Discount(n) => number("effect-discount", n),
        Effect::UseCostDiscount { scope, ship, gems, min } => {
            let scope = match scope {
                Scope::Own => "scope-own",
                Scope::OtherOrNeutral => "scope-other",
                Scope::Any => "scope-any",
            };
            let ship = ship.map_or("any-ship", Named::id);
            fill(
                "effect-use-cost-discount",
                &[
                    ("ship", ship.into()),
                    ("goods", goods(Goods::gems(gems))),
                    ("min", min.into()),
                    ("scope", scope.into()),
                ],
            )
        }
        Effect::HumanDiscount(n) => number("effect-human-discount", n),
        Effect::FreeAlien { color, n } => {
            let residents = match color {
                AlienKind::Only(species) => amounts([(species.id(), n)].into_iter(), lang),
                AlienKind::Any => number("species-any", n),
                AlienKind::Built => number("species-built", n),
            };
            fill("effect-free-alien", &[("residents", residents.into())])
        }
        Effect::BonusAlien { threshold, n } => {
            fill("effect-bonus-alien", &[("n", n.into()), ("threshold", threshold.into())])
        }
        Effect::FreeHuman(n) => number("effect-free-human", n),
        Effect::BuyHuman(price) => fill("effect-buy-human", &[("pay", price_words(price, lang).into())]),
        Effect::FreeAdvance(n) => number("effect-free-advance", n),
        Effect::AdvanceAll(n) => number("effect-advance-all", n),
        Effect::ExtraDiplomacy { gems } => {
            fill("effect-extra-diplomacy", &[("goods", goods(Goods::gems(gems)))])
        }
        Effect::Diplomacy => fill("effect-diplomacy", &[]),
        Effect::PointsForTracks { min_level, minus } => {
            fill("effect-points-for-tracks", &[("level", min_level.into()), ("minus", minus.into())])
        }
        Effect::ExtraTurn { gems: 0 } => fill("effect-extra-turn", &[]),
        Effect::ExtraTurn { gems } => fill("effect-extra-turn.paid", &[("goods", goods(Goods::gems(gems)))]),
        Effect::FreeSector { level, color } => {
            let color = color.map_or("color-any", color_key);
            fill("effect-free-sector", &[("level", level.into()), ("color", color.into())])
        }
        Effect::MixedAtmosphere(color) => {
            fill("effect-mixed-atmosphere", &[("color", color_key(color).into())])
        }
        Effect::BuildAnyOrder => fill("effect-build-any-order", &[]),
        other => rare_words(other, lang),
    }
}

/// Effects of single hubs, of the set-up and of the final scoring.
fn rare_words(effect: Effect, lang: Lang) -> String {
    let fill = |key: &str, values: &[(&str, Filling<'_>)]| Phoenix::texts().fill(lang, key, values);
    match effect {
        Effect::HumanThenIncome(price) => {
            fill("effect-human-then-income", &[("pay", price_words(price, lang).into())])
        }
        Effect::EvictHubResident { times } => fill("effect-evict", &[("n", times.into())]),
        Effect::ReturnOrLosePoints { points } => fill("effect-return-or-lose", &[("points", points.into())]),
        Effect::DrawShips { level, draw, keep } => fill(
            "effect-draw-ships",
            &[("draw", draw.into()), ("level", level.into()), ("keep", keep.into())],
        ),
        Effect::DiscardShip { level, kind } => {
            let ship = kind.map_or("any-ship", Named::id);
            fill("effect-discard-ship", &[("level", level.into()), ("ship", ship.into())])
        }
        Effect::PlaceOnHub { species, n } => {
            let residents = amounts([(species.id(), n)].into_iter(), lang);
            fill("effect-place-on-hub", &[("residents", residents.into())])
        }
        Effect::PrivateSectors { per_stack } => fill("effect-private-sectors", &[("n", per_stack.into())]),
        Effect::ScorePer { points, per, every } => {
            let points = goods_words(Goods::points(points), lang);
            fill("effect-score-per", &[("goods", points.into()), ("every", every_words(per, every, lang))])
        }
        Effect::ScoreTable { per, table } => {
            let used = table.iter().rposition(|points| *points > 0).map_or(0, |last| last + 1);
            let listed = |numbers: &mut dyn Iterator<Item = usize>| {
                Filling::Text(numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" / "))
            };
            let points = listed(&mut table[..used].iter().map(|points| usize::from(*points)));
            let numbers = listed(&mut (0..used));
            fill(
                "effect-score-table",
                &[("count", count_key(per).into()), ("table", points), ("numbers", numbers)],
            )
        }
        _ => String::new(),
    }
}

fn gains_words(gains: Gains, lang: Lang) -> String {
    let texts = Phoenix::texts();
    let kinds: Vec<Resource> =
        Resource::ALL.iter().copied().filter(|resource| gains.from.contains(*resource)).collect();
    let some = |resource: Resource, n: u8| Filling::Text(amounts([(resource.id(), n)].into_iter(), lang));
    match (gains.n, &kinds[..]) {
        (0, _) => goods_words(gains.goods, lang),
        (1, [one, other]) => {
            texts.fill(lang, "effect-either", &[("one", some(*one, 1)), ("other", some(*other, 1))])
        }
        (n, _) if gains.from == Kinds::ALL => texts.format(lang, "effect-any", &[("n", n.into())]),
        (n, _) => {
            let kinds: Vec<_> = kinds.iter().map(|resource| texts.get(lang, resource.id())).collect();
            let kinds = Filling::Text(kinds.join(" / "));
            texts.fill(lang, "effect-choice", &[("n", n.into()), ("kinds", kinds)])
        }
    }
}

/// What is counted, and how many of it make one: "for every 2 Humans".
fn every_words(count: Count, every: u8, lang: Lang) -> Filling<'static> {
    let key = format!("{}.every", count_key(count));
    Filling::Text(Phoenix::texts().format(lang, &key, &[("every", every.into())]))
}

fn price_words(price: Price, lang: Lang) -> String {
    match price.any {
        0 => goods_words(price.goods, lang),
        any => Phoenix::texts().format(lang, "resources.amount", &[("count", any.into())]),
    }
}

/// The key of a colour's name in the text catalogue.
pub(crate) fn color_key(color: Color) -> &'static str {
    match color {
        Color::Teal => "color-teal",
        Color::Brown => "color-brown",
        Color::Pink => "color-pink",
    }
}

fn count_key(count: Count) -> &'static str {
    match count {
        Count::OwnShips => "count-own_ship",
        Count::Humans => "count-human",
        Count::TealAliens => "count-alien_teal",
        Count::PinkAliens => "count-alien_pink",
        Count::BrownAliens => "count-alien_brown",
        Count::Sectors => "count-sector",
        Count::Level3Sectors => "count-sector_level3",
        Count::FullSectors => "count-full_sector",
        Count::Metal => "count-metal",
    }
}
