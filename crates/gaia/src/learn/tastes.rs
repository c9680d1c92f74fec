//! What games to learn from try: likings for one thing each, so that whatever can be pursued is pursued by somebody.

/// A liking for the levels of an area.
macro_rules! levels {
    ($area:literal) => {
        &[
            (concat!("own.", $area, ".0"), 0.5),
            (concat!("own.", $area, ".1"), 1.5),
            (concat!("own.", $area, ".2"), 3.0),
            (concat!("own.", $area, ".3"), 4.5),
            (concat!("own.", $area, ".4"), 6.0),
        ]
    };
}

/// All tastes: features, and how many points each unit of them is worth beside what it brings.
pub(super) const ALL: &[&[(&str, f64)]] = &[
    levels!("terraforming"),
    levels!("navigation"),
    levels!("artificial_intelligence"),
    levels!("gaia_project"),
    levels!("economy"),
    levels!("science"),
    &[("own.built.mine", 1.0)],
    &[("own.built.trading_station", 1.5)],
    &[("own.built.research_lab", 2.0)],
    &[("own.built.planetary_institute", 6.0)],
    &[("own.built.academy_left", 4.0)],
    &[("own.built.academy_right", 4.0)],
    &[("own.federations", 5.0)],
    &[("own.satellites", 0.5)],
    &[("own.federation.0.missing", -0.7)],
    &[("own.federation.1.missing", -0.5)],
    &[("own.tokens.green", 3.0)],
    &[("own.advanced.best", 0.5)],
    &[("own.count.planet_type", 1.5)],
    &[("own.count.sector", 1.0)],
    &[("own.count.gaia_planet", 2.0)],
    &[("own.gaiaformers", 2.0)],
    &[("own.power.total", 0.6)],
    &[("own.power.3", 0.6)],
    &[("own.qic", 1.0)],
    &[("own.knowledge", 0.6)],
    &[("own.pass.points", 0.4)],
    &[("own.near.charging.all", 0.8)],
    &[("own.near.new_types", 0.7)],
    &[("own.income.credits", 0.4)],
    &[("own.income.ore", 1.2)],
    &[("own.income.knowledge", 1.5)],
    &[("own.income.charge", 0.7)],
    &[
        ("own.advanced.adv_pass_federation_3vp", 5.0),
        ("own.advanced.adv_research_2vp", 5.0),
        ("own.advanced.adv_action_qic_5_credits", 5.0),
        ("own.advanced.adv_now_mine_2vp", 5.0),
        ("own.advanced.adv_pass_lab_3vp", 5.0),
        ("own.advanced.adv_now_sector_ore", 5.0),
        ("own.advanced.adv_pass_planet_type_1vp", 5.0),
        ("own.advanced.adv_now_gaia_2vp", 5.0),
        ("own.advanced.adv_now_trading_station_4vp", 5.0),
        ("own.advanced.adv_now_sector_2vp", 5.0),
        ("own.advanced.adv_action_3_ore", 5.0),
        ("own.advanced.adv_now_federation_5vp", 5.0),
        ("own.advanced.adv_action_3_knowledge", 5.0),
        ("own.advanced.adv_mine_3vp", 5.0),
        ("own.advanced.adv_trading_station_3vp", 5.0),
    ],
];
