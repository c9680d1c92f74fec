//! What the numbers of the component files may be.
//!
//! A number of people's own must not make a game that cannot be played or does not end: what a state has room for, and what has
//! to be dealt. Beyond that there is room for other prices and gains than the printed ones.

use table::data::Ranges;

/// What the numbers of every file may be.
pub(super) const RANGES: &[Ranges] = &[
    Ranges {
        file: "board.toml",
        usual: 0..=20,
        fields: &[
            ("supply.humans_total", 0..=60),
            ("supply.humans_by_players", 4..=60),
            ("supply.aliens_per_species", 5..=60),
            ("supply.aliens_by_players", 20..=240),
            ("supply.dice", 1..=30),
            // Four players and the variant together may use up a stack of eight.
            ("per_player_per_stack", 1..=1),
            ("extra_per_stack", 0..=4),
            ("sector_last_digits", 1..=8),
        ],
    },
    Ranges { file: "hubs.toml", usual: 0..=30, fields: &[("every", 1..=30)] },
    Ranges { file: "neutral_ships.toml", usual: 0..=20, fields: &[] },
    Ranges {
        file: "scoring.toml",
        usual: 0..=60,
        fields: &[("points_at_least", 1..=200), ("sectors_built", 1..=20)],
    },
    Ranges { file: "sectors.toml", usual: 0..=20, fields: &[("id", 101..=328), ("every", 1..=20)] },
    Ranges {
        file: "ships.toml",
        usual: 0..=20,
        fields: &[
            ("totals.level1", 0..=60),
            ("totals.level2", 0..=60),
            ("totals.level3", 0..=60),
            ("copies", 1..=8),
        ],
    },
];
