//! Tokens: keys with which programs act for a person.

use std::fmt;
use std::str::FromStr;

use async_trait::async_trait;

use super::database::Database;
use super::error::missing;
use super::statement::{Row, statement};
use super::{PersonId, StoreError};

/// What a token lets a program do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Look at what its person may see.
    Read,
    /// Do whatever its person may do at tables as well.
    Play,
}

impl Scope {
    /// Every scope, the smallest first.
    pub const ALL: [Scope; 2] = [Scope::Read, Scope::Play];

    /// Its name in forms and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such scope")]
pub struct NoScope;

impl FromStr for Scope {
    type Err = NoScope;

    fn from_str(name: &str) -> Result<Scope, NoScope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name).ok_or(NoScope)
    }
}

/// A token as its person sees it in a list, and as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Which one it is; no secret.
    pub id: String,
    /// For whom it acts.
    pub person: PersonId,
    /// The hash of what the program has to send.
    pub hash: String,
    /// What its person calls it.
    pub label: String,
    /// What it lets a program do.
    pub scope: Scope,
    /// When it was made, in Unix seconds.
    pub created: i64,
    /// When it was last used, in Unix seconds.
    pub used: Option<i64>,
}

/// The chapter of tokens.
#[async_trait]
pub trait Tokens: Send + Sync + 'static {
    /// Keeps a new token. `false` if its person has `most` already.
    async fn add_token(&self, token: &Token, most: u32) -> Result<bool, StoreError>;

    /// The tokens of a person, the latest first.
    async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError>;

    /// The token with this id.
    async fn token(&self, id: &str) -> Result<Option<Token>, StoreError>;

    /// Notes when a token was used.
    async fn token_used(&self, id: &str, at: i64) -> Result<(), StoreError>;

    /// Removes a token of a person. `false` if they have none with this id.
    async fn revoke_token(&self, person: &PersonId, id: &str) -> Result<bool, StoreError>;
}

#[async_trait]
impl Tokens for Database {
    async fn add_token(&self, token: &Token, most: u32) -> Result<bool, StoreError> {
        let added = statement(
            "INSERT INTO tokens (id, person, hash, label, scope, created)
             SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM tokens WHERE person = $2) < $7",
        )
        .bind(&token.id)
        .bind(&token.person)
        .bind(&token.hash)
        .bind(&token.label)
        .bind(token.scope.name())
        .bind(token.created)
        .bind(most)
        .execute(self)
        .await
        .map_err(missing(StoreError::NoPerson))?;
        Ok(added == 1)
    }

    async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError> {
        let chosen = "SELECT * FROM tokens WHERE person = $1 ORDER BY created DESC, id";
        statement(chosen).bind(person).rows(self).await?.iter().map(read_token).collect()
    }

    async fn token(&self, id: &str) -> Result<Option<Token>, StoreError> {
        let row = statement("SELECT * FROM tokens WHERE id = $1").bind(id).row(self).await?;
        row.as_ref().map(read_token).transpose()
    }

    async fn token_used(&self, id: &str, at: i64) -> Result<(), StoreError> {
        statement("UPDATE tokens SET used = $2 WHERE id = $1").bind(id).bind(at).execute(self).await?;
        Ok(())
    }

    async fn revoke_token(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let removed = statement("DELETE FROM tokens WHERE id = $1 AND person = $2").bind(id).bind(person);
        Ok(removed.execute(self).await? == 1)
    }
}

fn read_token(row: &Row) -> Result<Token, StoreError> {
    let damaged = |what: &str| StoreError::Damaged(format!("the {what} of a token cannot be read"));
    Ok(Token {
        id: row.text("id")?,
        person: PersonId::parse(&row.text("person")?).map_err(|_| damaged("person"))?,
        hash: row.text("hash")?,
        label: row.text("label")?,
        scope: row.text("scope")?.parse().map_err(|_| damaged("scope"))?,
        created: row.number("created")?,
        used: row.maybe_number("used")?,
    })
}
