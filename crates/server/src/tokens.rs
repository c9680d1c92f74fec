//! Tokens: keys with which programs of others act for a person, and the page where they are made and revoked.
//!
//! A token is shown once, when it is made. The store keeps its hash: the letters are random and many, so a plain hash is as good
//! as a slow one.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use web::view::{TokenRow, TokensView};

use crate::app::App;
use crate::clock::now_secs;
use crate::fields::FormFields;
use crate::guard::{NameProblem, clean_words};
use crate::lobby::remember;
use crate::play::go_to;
use crate::problem::Problem;
use crate::store::{Scope, Token, letters};
use crate::texts::texts;
use crate::visitor::Visitor;

/// What every token begins with, so that it is known for what it is wherever it turns up.
const BEGIN: &str = "astrarium_";

const ID: usize = 10;
const SECRET: usize = 32;

/// Nobody has more.
pub const MOST: u32 = 20;

/// No label is longer.
const LONGEST_LABEL: usize = 40;

/// That a token is used is noted again after so many seconds.
const NOTED_EVERY: i64 = 60;

/// What a program sends: the id of a token, and the secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    id: String,
    secret: String,
}

impl Key {
    /// A new one.
    fn random() -> Key {
        Key { id: letters::<ID>(), secret: letters::<SECRET>() }
    }

    /// Reads one; `None` for what cannot be any.
    fn parse(text: &str) -> Option<Key> {
        let (id, secret) = text.strip_prefix(BEGIN)?.split_once('_')?;
        let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let sound = id.len() == ID && secret.len() == SECRET && plain(id) && plain(secret);
        sound.then(|| Key { id: id.to_owned(), secret: secret.to_owned() })
    }

    /// The whole, as it is shown once.
    fn text(&self) -> String {
        format!("{BEGIN}{}_{}", self.id, self.secret)
    }

    fn hash(&self) -> blake3::Hash {
        blake3::derive_key("astrarium 1 token of a program", self.text().as_bytes()).into()
    }

    /// Whether this is what a token was made from. Takes the same time for every wrong one.
    fn opens(&self, token: &Token) -> bool {
        blake3::Hash::from_hex(&token.hash).is_ok_and(|kept| kept == self.hash())
    }
}

/// Keys are secret.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Key({}…)", self.id)
    }
}

/// The token in a request's headers: none, or the one that is known here, or `Err` if there is no such token.
pub async fn read(app: &App, headers: &HeaderMap) -> Result<Result<Option<Token>, NoToken>, Problem> {
    let mut lines = headers.get_all(header::AUTHORIZATION).iter();
    let Some(line) = lines.next() else { return Ok(Ok(None)) };
    let key = line.to_str().ok().and_then(bearer).filter(|_| lines.next().is_none());
    let Some(key) = key else { return Ok(Err(NoToken)) };
    let Some(token) = app.store.token(&key.id).await?.filter(|token| key.opens(token)) else {
        return Ok(Err(NoToken));
    };
    let now = now_secs();
    if token.used.is_none_or(|used| used + NOTED_EVERY <= now)
        && let Err(error) = app.store.token_used(&token.id, now).await
    {
        tracing::warn!(%error, "the use of a token was not noted");
    }
    Ok(Ok(Some(token)))
}

/// There is no such token: it was revoked, or never made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoToken;

fn bearer(line: &str) -> Option<Key> {
    let (scheme, key) = line.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Key::parse(key.trim())).flatten()
}

/// `GET /tokens`: the tokens of a visitor, and the form for another.
pub async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Problem> {
    page(&app, &visitor, TokensView::default()).await
}

/// `POST /tokens`: makes a token and shows it, this once.
pub async fn make(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let visitor = &form.visitor;
    let label = match clean_words(form.get("label"), LONGEST_LABEL) {
        Ok(label) => label,
        Err(problem) => {
            let problem = Some(wrong_label(visitor, problem));
            let again = TokensView { label: form.get("label").to_owned(), problem, ..TokensView::default() };
            return Ok(page(&app, visitor, again).await?.into_response());
        }
    };
    let scope: Scope =
        form.get("scope").parse().map_err(|_| Problem::Form(texts().get(visitor.lang, "form-no-scope")))?;
    let key = Key::random();
    let token = Token {
        id: key.id.clone(),
        person: visitor.person,
        hash: key.hash().to_hex().to_string(),
        label,
        scope,
        created: now_secs(),
        used: None,
    };
    // A token belongs to somebody who is known, if only as a guest.
    if app.name_of(&visitor.person).await?.is_none() {
        remember(&app, visitor, &texts().get(visitor.lang, "guest")).await?;
    }
    if !app.store.add_token(&token, MOST).await? {
        let problem =
            Some(texts().format(visitor.lang, "form-too-many-tokens", &[("most", (MOST as u8).into())]));
        let again = TokensView { label: token.label, problem, ..TokensView::default() };
        return Ok(page(&app, visitor, again).await?.into_response());
    }
    let made = Some(key.text());
    Ok(page(&app, visitor, TokensView { made, ..TokensView::default() }).await?.into_response())
}

fn wrong_label(visitor: &Visitor, problem: NameProblem) -> String {
    let key = match problem {
        NameProblem::Empty => "form-label-empty",
        NameProblem::TooLong { .. } => "form-label-long",
    };
    texts().format(visitor.lang, key, &[("most", (LONGEST_LABEL as u8).into())])
}

/// `POST /tokens/{id}/revoke`: whoever has this token can do nothing with it any more.
pub async fn revoke(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    if !app.store.revoke_token(&form.visitor.person, &id).await? {
        return Err(Problem::NotFound);
    }
    Ok(go_to("/tokens"))
}

async fn page(app: &App, visitor: &Visitor, view: TokensView) -> Result<Markup, Problem> {
    let name = app.name_of(&visitor.person).await?;
    let row = |token: Token| TokenRow {
        id: token.id,
        label: token.label,
        scope: token.scope.name(),
        created: token.created,
        used: token.used,
    };
    let tokens = app.store.tokens_of(&visitor.person).await?.into_iter().map(row).collect();
    Ok(web::tokens(&visitor.frame(name.as_deref()), &TokensView { tokens, ..view }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;

    fn token(key: &Key) -> Token {
        Token {
            id: key.id.clone(),
            person: PersonId::random(),
            hash: key.hash().to_hex().to_string(),
            label: "bot".to_owned(),
            scope: Scope::Play,
            created: 1,
            used: None,
        }
    }

    #[test]
    fn a_key_opens_its_own_token_alone() {
        let (key, other) = (Key::random(), Key::random());
        assert_eq!(Key::parse(&key.text()), Some(key.clone()));
        assert!(key.opens(&token(&key)) && !other.opens(&token(&key)));
        let same_id = Key { id: key.id.clone(), ..other };
        assert!(!same_id.opens(&token(&key)));
        assert!(!token(&key).hash.contains(&key.secret), "the secret is not kept");
        assert!(!format!("{key:?}").contains(&key.secret), "nor printed");
    }

    #[test]
    fn whatever_is_no_key_is_none() {
        let text = Key::random().text();
        let upper = text.to_uppercase();
        for wrong in [
            "",
            "astrarium_",
            "astrarium__",
            &text[1..],
            &text[..text.len() - 1],
            &format!("{text}x"),
            &upper,
        ] {
            assert_eq!(Key::parse(wrong), None, "{wrong}");
        }
        assert!(bearer(&format!("Bearer {text}")).is_some() && bearer(&format!("bearer  {text} ")).is_some());
        for wrong in [&text, "Bearer", "Bearer ", &format!("Basic {text}"), &format!("Bearer {text} {text}")]
        {
            assert_eq!(bearer(wrong), None, "{wrong}");
        }
    }
}
