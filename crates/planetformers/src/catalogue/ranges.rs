//! What the numbers of the component files may be.
//!
//! A number of people's own must not make a game that cannot be played or does not end: what a state has room for, and what has
//! to be dealt. Beyond that there is room for other prices and gains than the printed ones.

use table::data::Ranges;

/// What the numbers of every file may be.
pub(super) const RANGES: &[Ranges] = &[
    Ranges {
        file: "ark.toml",
        usual: 0..=8,
        fields: &[
            ("markers", 0..=60),
            ("cargo.capacity", 1..=20),
            ("cargo.capacity_upgraded", 1..=20),
            ("colony", 8..=8),
            ("terraforming", 8..=8),
            ("trading_outpost", 2..=2),
            ("range", 1..=20),
            ("marker_spots", 1..=20),
        ],
    },
    Ranges { file: "automa.toml", usual: 0..=6, fields: &[] },
    Ranges {
        file: "crew.toml",
        usual: 0..=4,
        fields: &[
            ("count", 39..=39),
            ("canteen_display", 3..=3),
            ("starting_draw", 1..=6),
            ("starting_keep", 0..=5),
            ("row_capacity", 1..=6),
            ("hand_limit", 1..=6),
        ],
    },
    Ranges {
        file: "planets.toml",
        usual: 0..=4,
        fields: &[("x", 0..=100), ("y", 0..=100), ("max", 1..=6), ("track_length", 1..=24)],
    },
    Ranges {
        file: "scoring.toml",
        usual: 0..=10,
        fields: &[
            ("planets_to_trigger.1", 1..=8),
            ("planets_to_trigger.2", 1..=8),
            ("planets_to_trigger.3", 1..=8),
            ("planets_to_trigger.4", 1..=8),
            ("stall_rounds", 1..=100),
            ("vp", 0..=100),
            ("upgrade_vp", 0..=100),
        ],
    },
    Ranges {
        file: "survivors.toml",
        usual: 0..=4,
        fields: &[
            ("count", 15..=15),
            ("hold_limit", 0..=15),
            ("draw", 1..=1),
            ("draw_with_scout_vehicles", 1..=2),
        ],
    },
];
