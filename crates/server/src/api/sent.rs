//! What a program sends: JSON, or the fields of an address. Nothing in it is trusted.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse as _;
use serde::de::DeserializeOwned;

use super::trouble::Trouble;
use crate::app::App;
use crate::problem::Problem;

/// A body in JSON.
#[derive(Debug)]
pub struct Sent<T>(pub T);

/// The fields of an address.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Sent<T>, Trouble> {
        if !is_json(request.headers()) {
            return Err(Trouble::NoJson);
        }
        let body = tokio::time::timeout(app.settings.limits.body, Bytes::from_request(request, app));
        let body = match body.await {
            Err(_) => return Err(Problem::TooSlow.into()),
            Ok(Ok(body)) => body,
            Ok(Err(rejection)) => {
                return Err(match rejection.into_response().status() {
                    StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge.into(),
                    _ => Trouble::Unreadable(String::new()),
                });
            }
        };
        serde_json::from_slice(&body).map(Sent).map_err(|error| Trouble::Unreadable(format!("{error}.")))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Trouble> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|query| Asked(query.0)).map_err(|rejection| Trouble::Unreadable(rejection.body_text()))
    }
}
