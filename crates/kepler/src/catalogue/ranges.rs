//! What the numbers of the component files may be.
//!
//! A number of people's own must not make a game that cannot be played or does not end: what a state has room for, and what
//! has to be dealt. Beyond that there is room for other prices and gains than the printed ones.

use table::data::Ranges;

/// What the numbers of every file may be.
pub(super) const RANGES: &[Ranges] = &[
    Ranges {
        file: "actions.toml",
        usual: 0..=9,
        fields: &[
            ("row", 0..=2),
            ("col", 0..=2),
            ("index", 0..=2),
            ("grid_rows", 3..=3),
            ("grid_cols", 3..=3),
            ("bonus_burn_cost", 1..=1),
            ("max_bonus_actions", 2..=2),
            // Every starship asked for is a question that waits.
            ("max_ships", 0..=9),
            ("effect.amount", 1..=9),
        ],
    },
    Ranges { file: "celestial.toml", usual: 0..=9, fields: &[("planet", 1..=28), ("min_players", 1..=4)] },
    Ranges {
        file: "leadership.toml",
        usual: 0..=24,
        fields: &[
            ("length", 18..=18),
            ("space", 1..=18),
            ("medal_spaces", 1..=18),
            ("bonuses.amount", 0..=9),
        ],
    },
    Ranges {
        file: "map.toml",
        usual: 0..=99,
        fields: &[
            ("q", -15..=16),
            ("r", -7..=7),
            ("sites", -15..=16),
            ("q_min", -15..=16),
            ("q_max", -15..=16),
            ("used_with_players", 1..=4),
        ],
    },
    Ranges { file: "objectives.toml", usual: 0..=30, fields: &[] },
    Ranges {
        file: "planets.toml",
        usual: 0..=15,
        fields: &[
            ("number", 1..=28),
            ("min_players", 1..=4),
            ("min_level", 0..=4),
            ("victory_points", 0..=60),
            ("colonial_icons", 0..=9),
        ],
    },
    Ranges {
        file: "progress.toml",
        usual: 0..=20,
        fields: &[("max_level", 0..=4), ("amount", 1..=4), ("level", 0..=4)],
    },
    Ranges {
        file: "scoring.toml",
        usual: 0..=60,
        fields: &[
            // There is a progress card for every round, and two are removed.
            ("rounds", 1..=16),
            ("target", 0..=200),
            ("min_score", 0..=200),
        ],
    },
    Ranges {
        file: "setup.toml",
        usual: 0..=60,
        fields: &[
            ("player_kit.energy", 0..=20),
            ("player_kit.matter", 0..=20),
            ("player_kit.antimatter", 0..=20),
            ("planet_markers", 0..=5),
            ("starships", 0..=3),
            ("free_technology_advances", 0..=5),
            ("starting_ships_on_board", 0..=0),
            ("leadership_steps_per_round", 0..=9),
            ("technology_rounds", 0..=60),
        ],
    },
    Ranges {
        file: "technologies.toml",
        usual: 0..=9,
        fields: &[
            ("moves", -1..=9),
            ("transforms", -1..=9),
            ("level", 0..=4),
            ("collaboration_level", 0..=4),
            ("starting_advances", 0..=5),
        ],
    },
];
