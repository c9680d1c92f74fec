//! What is known about those who sit at a table, as far as its pages show or need it.

use std::collections::{BTreeMap, BTreeSet};

use super::clocks::read_clock;
use super::database::Writing;
use super::ratings::read_rating;
use super::statement::statement;
use super::tables::read_person;
use super::{PersonId, Rating, Running, StoreError, TableId};

/// What is known about those who sit at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Who of them has blocked whom.
    pub blocks: BTreeSet<(PersonId, PersonId)>,
    /// Those who let others see it: what their page is called in addresses, and how well they play this game.
    pub known: BTreeMap<PersonId, (String, Option<Rating>)>,
    /// Those who want to be told elsewhere.
    pub notified: BTreeSet<PersonId>,
    /// The clock of the table.
    pub clock: Option<Running>,
}

/// Reads it.
pub(super) async fn read_about(reading: &mut Writing, id: &TableId) -> Result<About, StoreError> {
    let mut about = About::default();
    let people = statement(
        "SELECT accounts.person, handle, shows_ratings, webhook, mean, deviation, games FROM accounts
         LEFT JOIN ratings ON ratings.person = accounts.person
           AND ratings.game = (SELECT game FROM tables WHERE id = $1)
         WHERE accounts.person IN (SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL)",
    );
    for row in people.bind(id).rows(&mut *reading).await? {
        let person = read_person(&row.text("person")?)?;
        if row.maybe_text("webhook")?.is_some() {
            about.notified.insert(person);
        }
        if row.flag("shows_ratings")? {
            let rating = row.maybe_number::<i64>("mean")?.map(|_| read_rating(&row)).transpose()?;
            about.known.insert(person, (row.text("handle")?, rating));
        }
    }
    let blocks = statement(
        "SELECT person, blocked FROM blocks
         WHERE person IN (SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL)",
    );
    for row in blocks.bind(id).rows(&mut *reading).await? {
        about.blocks.insert((read_person(&row.text("person")?)?, read_person(&row.text("blocked")?)?));
    }
    let clock = statement("SELECT span, seconds, replaces, since FROM clocks WHERE table_id = $1");
    let clock = clock.bind(id).row(reading).await?;
    about.clock = clock.as_ref().map(read_clock).transpose()?.flatten();
    Ok(about)
}
