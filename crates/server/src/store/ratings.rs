//! How well people play, game by game.
//!
//! A rating is what is believed of somebody and how far it may be off (Weng and Lin's model, which knows more than two players).
//! It changes in the transaction that writes how a game ended, so a game counts once or not at all. Whole numbers are
//! kept, millionths, so that everybody reads the same.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::database::{Database, Writing};
use super::statement::{Row, statement};
use super::tables::{or_log, read_person, read_seat};
use super::{Outcome, PersonId, StoreError, TableId};

const MILLION: f64 = 1_000_000.0;

/// Points as people read them, for one of the model.
const SCALE: f64 = 60.0;

/// How well somebody plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    mean: i64,
    deviation: i64,
    /// How many games it rests on.
    pub games: u32,
}

impl Rating {
    /// What is believed of somebody nobody has seen play.
    fn first() -> Rating {
        Rating::new(WengLinRating::new(), 0)
    }

    fn new(rating: WengLinRating, games: u32) -> Rating {
        let whole = |number: f64| (number * MILLION).round() as i64;
        Rating { mean: whole(rating.rating), deviation: whole(rating.uncertainty), games }
    }

    fn model(self) -> WengLinRating {
        WengLinRating { rating: self.mean as f64 / MILLION, uncertainty: self.deviation as f64 / MILLION }
    }

    /// What is believed, as people read it: everybody begins with 1500.
    pub fn points(self) -> i32 {
        (self.model().rating * SCALE).round() as i32
    }

    /// How far it may well be off.
    pub fn give_or_take(self) -> i32 {
        (self.model().uncertainty * SCALE).round() as i32
    }
}

/// Somebody in a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// What the others call them.
    pub name: String,
    /// What their page is called in addresses.
    pub handle: String,
    /// How well they play.
    pub rating: Rating,
}

/// The chapter of ratings.
#[async_trait]
pub trait Ratings: Send + Sync + 'static {
    /// The ratings of somebody, by game.
    async fn ratings_of(&self, person: &PersonId) -> Result<BTreeMap<String, Rating>, StoreError>;

    /// Those who play a game best and let others see it. Whoever has played little is believed to play a little worse.
    async fn ladder(&self, game: &str, limit: u32) -> Result<Vec<Ranked>, StoreError>;
}

#[async_trait]
impl Ratings for Database {
    async fn ratings_of(&self, person: &PersonId) -> Result<BTreeMap<String, Rating>, StoreError> {
        let chosen = "SELECT game, mean, deviation, games FROM ratings WHERE person = $1";
        let rows = statement(chosen).bind(person).rows(self).await?;
        rows.iter().map(|row| Ok((row.text("game")?, read_rating(row)?))).collect()
    }

    async fn ladder(&self, game: &str, limit: u32) -> Result<Vec<Ranked>, StoreError> {
        let rows = statement(
            "SELECT name, handle, mean, deviation, games FROM ratings
             JOIN accounts ON accounts.person = ratings.person JOIN persons ON persons.id = ratings.person
             WHERE game = $1 AND shows_ratings = 1
             ORDER BY mean - 2 * deviation DESC, handle LIMIT $2",
        )
        .bind(game)
        .bind(limit)
        .rows(self)
        .await?;
        let ranked = |row: &Row| {
            Ok(Ranked { name: row.text("name")?, handle: row.text("handle")?, rating: read_rating(row)? })
        };
        Ok(rows.iter().map(ranked).filter_map(or_log).collect())
    }
}

pub(super) fn read_rating(row: &Row) -> Result<Rating, StoreError> {
    Ok(Rating { mean: row.number("mean")?, deviation: row.number("deviation")?, games: row.number("games")? })
}

/// Counts a game that has just ended for those with an account, if there are at least two of them: bots and guests have no
/// rating. Nothing is counted where somebody has several seats, where the beginning was given, a handicap was agreed, or
/// bots may be asked for hints.
pub(super) async fn rate(writing: &mut Writing, id: &TableId, outcome: &Outcome) -> Result<(), StoreError> {
    let rows = statement(
        "SELECT game, given, hints, setup, seat, accounts.person FROM tables
         JOIN seats ON seats.table_id = tables.id JOIN accounts ON accounts.person = seats.person
         WHERE tables.id = $1 ORDER BY accounts.person",
    );
    let rows = rows.bind(id).rows(&mut *writing).await?;
    let Some(first) = rows.first().filter(|_| rows.len() > 1) else { return Ok(()) };
    if first.number::<u32>("given")? > 0 || first.flag("hints")? || has_handicap(&first.text("setup")?) {
        return Ok(());
    }
    let game = first.text("game")?;
    let mut people = Vec::new();
    for row in &rows {
        let seat = outcome.seats.get(read_seat(row.number("seat")?)?.index());
        let Some(seat) = seat else { return Ok(()) };
        people.push((read_person(&row.text("person")?)?, Reverse((seat.won, seat.total))));
    }
    if people.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return Ok(());
    }
    // In the same order everywhere, so that two games that end at once wait for each other and not both for ever.
    let mut before = Vec::new();
    for (person, _) in &people {
        before.push([count(writing, person, &game).await?.model()]);
    }
    let rank = |standing: &Reverse<_>| people.iter().filter(|(_, other)| other < standing).count() + 1;
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(&people).map(|(team, (_, standing))| (&team[..], rank(standing).into())).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for ((person, _), rating) in people.iter().zip(after.into_iter().flatten()) {
        let rating = Rating::new(rating, 0);
        statement("UPDATE ratings SET mean = $3, deviation = $4 WHERE person = $1 AND game = $2")
            .bind(person)
            .bind(&game)
            .bind(rating.mean)
            .bind(rating.deviation)
            .execute(&mut *writing)
            .await?;
    }
    Ok(())
}

/// One more game of somebody; the answer is what was believed of them before. Nobody else counts for them until this is over.
async fn count(writing: &mut Writing, person: &PersonId, game: &str) -> Result<Rating, StoreError> {
    let first = Rating::first();
    statement(
        "INSERT INTO ratings (person, game, mean, deviation, games) VALUES ($1, $2, $3, $4, 0)
         ON CONFLICT (person, game) DO NOTHING",
    )
    .bind(person)
    .bind(game)
    .bind(first.mean)
    .bind(first.deviation)
    .execute(&mut *writing)
    .await?;
    let counted = statement(
        "UPDATE ratings SET games = games + 1 WHERE person = $1 AND game = $2 RETURNING mean, deviation, games",
    );
    let row = counted.bind(person).bind(game).row(writing).await?;
    row.as_ref().map_or(Ok(first), read_rating)
}

/// Whether points were agreed beforehand.
fn has_handicap(setup: &str) -> bool {
    let setup = toml::from_str::<toml::Table>(setup).unwrap_or_default();
    let points = setup.get("handicap").and_then(|points| points.as_array());
    points.is_some_and(|points| points.iter().any(|points| points.as_integer() != Some(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_begins_in_the_middle_and_far_off() {
        let first = Rating::first();
        assert_eq!((first.points(), first.give_or_take()), (1500, 500));
    }

    #[test]
    fn handicaps_are_found_in_the_setup() {
        assert!(has_handicap("players = 2\nhandicap = [0, 15]"));
        assert!(!has_handicap("players = 2\nhandicap = [0, 0]"));
        assert!(!has_handicap("players = 2"));
    }
}
