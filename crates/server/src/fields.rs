//! What a page sends: fields of a form or of an address. Nothing in it is trusted.

use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse as _;

use crate::app::App;
use crate::draft::Key;
use crate::guard::{TOKEN_FIELD, header_token};
use crate::problem::Problem;
use crate::store::Version;
use crate::texts::texts;
use crate::visitor::Visitor;

/// The fields of a form, sent by a page of this visitor.
#[derive(Debug)]
pub struct FormFields {
    /// Who sent it.
    pub visitor: Visitor,
    fields: Vec<(String, String)>,
}

/// The fields of an address.
#[derive(Debug)]
pub struct QueryFields {
    /// Who asks.
    pub visitor: Visitor,
    fields: Vec<(String, String)>,
}

fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
}

/// What the page showed when it was sent.
fn key(visitor: &Visitor, fields: &[(String, String)]) -> Result<Key, Problem> {
    Key::read(field(fields, "seq"), field(fields, "mode"), field(fields, "as"), field(fields, "draft"))
        .ok_or_else(|| Problem::Form(texts().get(visitor.lang, "form-draft")))
}

impl FormFields {
    /// A field; empty if it was not sent.
    pub fn get(&self, name: &str) -> &str {
        field(&self.fields, name)
    }

    /// What the page showed.
    pub fn key(&self) -> Result<Key, Problem> {
        key(&self.visitor, &self.fields)
    }
}

impl QueryFields {
    /// A field; empty if it was not sent.
    pub fn get(&self, name: &str) -> &str {
        field(&self.fields, name)
    }

    /// How far a table had come, as these two fields say.
    pub fn version(&self, rev: &str, moves: &str) -> Version {
        let number = |name| self.get(name).parse().unwrap_or_default();
        Version { rev: number(rev), moves: u32::try_from(number(moves)).unwrap_or(u32::MAX) }
    }

    /// All fields of one name.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// What the page showed.
    pub fn key(&self) -> Result<Key, Problem> {
        key(&self.visitor, &self.fields)
    }
}

impl FromRequest<Arc<App>> for FormFields {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<FormFields, Problem> {
        let visitor = request.extensions().get::<Visitor>().cloned().ok_or(Problem::Fault)?;
        let header = header_token(request.headers()).map(str::to_owned);
        let form = Form::<Vec<(String, String)>>::from_request(request, app);
        let Ok(form) = tokio::time::timeout(app.settings.limits.body, form).await else {
            return Err(Problem::TooSlow);
        };
        let fields = match form {
            Ok(Form(fields)) => fields,
            Err(rejection) => {
                return Err(match rejection.into_response().status() {
                    StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
                    _ => Problem::Form(texts().get(visitor.lang, "form-unreadable")),
                });
            }
        };
        let token = header.as_deref().unwrap_or_else(|| field(&fields, TOKEN_FIELD));
        if app.keys.is_csrf(&visitor.person, token) {
            Ok(FormFields { visitor, fields })
        } else {
            Err(Problem::Foreign)
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for QueryFields {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryFields, Problem> {
        let visitor = Visitor::from_request_parts(parts, state).await?;
        let fields = Query::<Vec<(String, String)>>::from_request_parts(parts, state)
            .await
            .map_err(|_| Problem::Form(texts().get(visitor.lang, "form-unreadable")))?;
        Ok(QueryFields { visitor, fields: fields.0 })
    }
}
