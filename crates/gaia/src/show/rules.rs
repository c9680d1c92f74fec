//! The rules that explanations point to, each table in the order of the names.

/// By research area.
pub(super) const AREAS: [&str; 6] =
    ["GP-LVL-TERRA-0", "GP-LVL-NAV-0", "GP-LVL-AI-0", "GP-LVL-GAIA-0", "GP-LVL-ECO-0", "GP-LVL-SCI-0"];

/// By standard tech tile.
pub(super) const STANDARD: [&str; 9] = [
    "GP-TILE-STD-1",
    "GP-TILE-STD-2",
    "GP-TILE-STD-3",
    "GP-TILE-STD-4",
    "GP-TILE-STD-5",
    "GP-TILE-STD-6",
    "GP-TILE-STD-7",
    "GP-TILE-STD-8",
    "GP-TILE-STD-9",
];

/// By advanced tech tile.
pub(super) const ADVANCED: [&str; 15] = [
    "GP-TILE-ADV-1",
    "GP-TILE-ADV-2",
    "GP-TILE-ADV-3",
    "GP-TILE-ADV-4",
    "GP-TILE-ADV-5",
    "GP-TILE-ADV-6",
    "GP-TILE-ADV-7",
    "GP-TILE-ADV-8",
    "GP-TILE-ADV-9",
    "GP-TILE-ADV-10",
    "GP-TILE-ADV-11",
    "GP-TILE-ADV-12",
    "GP-TILE-ADV-13",
    "GP-TILE-ADV-14",
    "GP-TILE-ADV-15",
];

/// By power or QIC action.
pub(super) const ACTIONS: [&str; 10] = [
    "GP-ACT-3",
    "GP-ACT-4",
    "GP-ACT-5",
    "GP-ACT-6",
    "GP-ACT-7",
    "GP-ACT-8",
    "GP-ACT-9",
    "GP-ACT-10",
    "GP-ACT-11",
    "GP-ACT-12",
];

/// By round booster.
pub(super) const BOOSTERS: [&str; 10] = [
    "GP-BOOST-1",
    "GP-BOOST-2",
    "GP-BOOST-3",
    "GP-BOOST-4",
    "GP-BOOST-5",
    "GP-BOOST-6",
    "GP-BOOST-7",
    "GP-BOOST-8",
    "GP-BOOST-9",
    "GP-BOOST-10",
];

/// By federation token.
pub(super) const TOKENS: [&str; 7] =
    ["GP-FTOK-1", "GP-FTOK-2", "GP-FTOK-3", "GP-FTOK-4", "GP-FTOK-5", "GP-FTOK-6", "GP-FTOK-7"];

/// By round scoring tile.
pub(super) const ROUNDS: [&str; 9] = [
    "GP-RSCORE-2",
    "GP-RSCORE-3",
    "GP-RSCORE-4",
    "GP-RSCORE-5",
    "GP-RSCORE-6",
    "GP-RSCORE-6",
    "GP-RSCORE-7",
    "GP-RSCORE-7",
    "GP-RSCORE-8",
];

/// By final scoring tile.
pub(super) const FINALS: [&str; 6] =
    ["GP-FSCORE-1", "GP-FSCORE-2", "GP-FSCORE-3", "GP-FSCORE-4", "GP-FSCORE-5", "GP-FSCORE-6"];

/// By faction.
pub(super) const FACTIONS: [&str; 14] = [
    "GP-FAC-TERRANS-1",
    "GP-FAC-LANTIDS-1",
    "GP-FAC-XENOS-1",
    "GP-FAC-GLEENS-1",
    "GP-FAC-TAKLONS-1",
    "GP-FAC-AMBAS-1",
    "GP-FAC-HADSCH-1",
    "GP-FAC-IVITS-1",
    "GP-FAC-GEODENS-1",
    "GP-FAC-BALTAKS-1",
    "GP-FAC-FIRAKS-1",
    "GP-FAC-BESCODS-1",
    "GP-FAC-NEVLAS-1",
    "GP-FAC-ITARS-1",
];
