//! Moves that are taken back.

use sqlx::Transaction;

use super::{Appended, StoreError, TableId};
use crate::clock;

/// Removes the moves from number `from` on, if there are still exactly `moves` of them and the game is not over.
pub(super) async fn take_back(
    mut transaction: Transaction<'static, sqlx::Sqlite>,
    id: &TableId,
    moves: u32,
    from: u32,
) -> Result<Appended, StoreError> {
    let counted = sqlx::query(
        "UPDATE tables SET moves = $3, touched = $4
         WHERE id = $1 AND moves = $2 AND moves > $3 AND given <= $3 AND points IS NULL",
    )
    .bind(id.as_str())
    .bind(i64::from(moves))
    .bind(i64::from(from))
    .bind(clock::now_secs())
    .execute(&mut *transaction)
    .await?;
    if counted.rows_affected() != 1 {
        return Ok(Appended::Taken);
    }
    sqlx::query("DELETE FROM moves WHERE table_id = $1 AND seq >= $2")
        .bind(id.as_str())
        .bind(i64::from(from))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(Appended::Done)
}
