//! The bots' pace at a table: a choice of whoever sits there.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use maud::PreEscaped;

use crate::app::App;
use crate::fields::FormFields;
use crate::live_table::LiveTable;
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::Pace;
use crate::texts::texts;
use crate::visitor::Visitor;

/// `POST /t/{id}/pace`: how fast bots and automatic opponents play here, from now on.
pub async fn set(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    set_pace(&app, &table, &form.visitor, form.get("pace")).await?;
    if form.visitor.wants_fragments {
        // Open pages learn of it like of any other news.
        return Ok(PreEscaped(String::new()).into_response());
    }
    Ok(go_to(&format!("/t/{id}")))
}

/// Sets the pace of a table where the visitor sits to the one of this name.
pub async fn set_pace(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    name: &str,
) -> Result<(), Problem> {
    if table.state().row.seats_of(&visitor.person).next().is_none() {
        return Err(Problem::NotYours);
    }
    let pace: Pace = name.parse().map_err(|_| Problem::Form(texts().get(visitor.lang, "form-no-pace")))?;
    app.store.set_pace(&table.id, pace).await?;
    app.refresh(table).await?;
    Ok(())
}
