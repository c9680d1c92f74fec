//! The layouts of the database, one on top of the other, for both back ends.

/// Never change one that has been released: add another.
pub(super) const ALL: &[(i64, &str)] = &[
    (1, include_str!("../../migrations/0001_tables.sql")),
    (2, include_str!("../../migrations/0002_fate.sql")),
    (3, include_str!("../../migrations/0003_visits.sql")),
    (4, include_str!("../../migrations/0004_pace.sql")),
    (5, include_str!("../../migrations/0005_results.sql")),
    (6, include_str!("../../migrations/0006_given.sql")),
    (7, include_str!("../../migrations/0007_talk.sql")),
    (8, include_str!("../../migrations/0008_hints.sql")),
    (9, include_str!("../../migrations/0009_versions.sql")),
    (10, include_str!("../../migrations/0010_accounts.sql")),
    (11, include_str!("../../migrations/0011_tokens.sql")),
];

/// The latest layout.
pub(super) const LATEST: i64 = ALL[ALL.len() - 1].0;

/// The layouts above one, from the lowest.
pub(super) fn after(found: i64) -> impl Iterator<Item = &'static (i64, &'static str)> {
    ALL.iter().filter(move |(number, _)| *number > found)
}

/// A layout as `PostgreSQL` is told it: it has strict types anyway, its whole numbers of 64 bits have another name, and its
/// files need no mark.
pub(super) fn for_postgres(layout: &str) -> String {
    let lines = layout.lines().filter(|line| !line.starts_with("PRAGMA "));
    let lines = lines.map(|line| line.replace(") STRICT;", ");").replace(" INTEGER", " BIGINT"));
    lines.collect::<Vec<_>>().join("\n")
}
