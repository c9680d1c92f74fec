//! The interface for programs: everything the pages can do, as JSON.
//!
//! The handlers only read and write JSON; what they do is done by the very functions that pages use. Whoever asks is known by a
//! token, or by the cookie of a browser, which alone changes nothing: a page has to send its token along. What is seen is made
//! from [`View`](crate::view::View), as pages are.

mod archive;
mod description;
mod games;
mod happened;
mod moves;
mod position;
mod sent;
mod sitting;
mod stream;
mod studies;
mod tables;
mod trouble;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get};
use maud::Markup;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::view::ApiRow;

use self::trouble::Trouble;
use crate::app::App;
use crate::guard::header_token;
use crate::limits::TooMuch;
use crate::problem::Problem;
use crate::store::{PersonId, Scope};
use crate::tokens::NoToken;
use crate::visitor::Visitor;
use crate::{account, serve, session, tokens};

/// As whom a program asks.
#[derive(Clone, Debug)]
pub enum Caller {
    /// Nobody in particular.
    Nobody,
    /// A person who has given the program a token with this id.
    Token(PersonId, String, Scope),
    /// A person with a browser, and the session they are in.
    Cookie(PersonId, Option<String>),
}

impl Caller {
    async fn read(app: &App, headers: &HeaderMap) -> Result<Caller, Trouble> {
        match tokens::read(app, headers).await? {
            Err(NoToken) => Err(Trouble::UnknownToken),
            Ok(Some(token)) => Ok(Caller::Token(token.person, token.id, token.scope)),
            Ok(None) => {
                let signed_in = account::signed_in(app, headers, "/api").await?;
                let signed_in = signed_in.map(|session| Caller::Cookie(session.person, Some(session.id)));
                let guest = || session::read(headers, &app.keys).map(|guest| Caller::Cookie(guest, None));
                Ok(signed_in.or_else(guest).unwrap_or(Caller::Nobody))
            }
        }
    }

    fn person(&self) -> Option<PersonId> {
        match self {
            Caller::Nobody => None,
            Caller::Token(person, ..) | Caller::Cookie(person, _) => Some(*person),
        }
    }

    /// What may be done, by the name of a scope.
    fn scope(&self) -> Option<&'static str> {
        match self {
            Caller::Nobody => None,
            Caller::Token(_, _, scope) => Some(scope.name()),
            Caller::Cookie(..) => Some(Scope::Play.name()),
        }
    }

    /// Whether it may change anything with this request.
    fn may_change(&self, app: &App, headers: &HeaderMap) -> Result<(), Trouble> {
        match self {
            Caller::Nobody => Err(Trouble::Unauthorised),
            Caller::Token(_, _, Scope::Read) => Err(Trouble::ReadOnly),
            Caller::Token(_, _, Scope::Play) => Ok(()),
            Caller::Cookie(person, _) => {
                let ours = header_token(headers).is_some_and(|token| app.keys.is_csrf(person, token));
                if ours { Ok(()) } else { Err(Problem::Foreign.into()) }
            }
        }
    }

    /// Whether its token has not been revoked meanwhile, nor its session ended.
    async fn is_still_welcome(&self, app: &App) -> bool {
        match self {
            Caller::Token(_, id, _) => app.store.token(id).await.is_ok_and(|token| token.is_some()),
            Caller::Cookie(_, Some(session)) => {
                app.store.session(session).await.is_ok_and(|session| session.is_some())
            }
            Caller::Nobody | Caller::Cookie(_, None) => true,
        }
    }
}

/// Every address of the interface, with its description.
fn routes() -> OpenApiRouter<Arc<App>> {
    let large =
        OpenApiRouter::new().routes(routes!(studies::studies, studies::bring)).layer(serve::welcome_files());
    let routes = OpenApiRouter::new()
        .routes(routes!(archive::me))
        .routes(routes!(games::games))
        .routes(routes!(games::game))
        .routes(routes!(games::rules))
        .routes(routes!(tables::lists, tables::open))
        .routes(routes!(tables::invitation, tables::join))
        .routes(routes!(position::table, sitting::delete))
        .routes(routes!(position::position))
        .routes(routes!(sitting::seat_bot))
        .routes(routes!(sitting::leave))
        .routes(routes!(sitting::hand_over))
        .routes(routes!(sitting::order))
        .routes(routes!(sitting::set_pace))
        .routes(routes!(sitting::say))
        .routes(routes!(sitting::note, sitting::set_note))
        .routes(routes!(moves::choices, moves::make))
        .routes(routes!(moves::check))
        .routes(routes!(moves::thing))
        .routes(routes!(moves::back))
        .routes(routes!(moves::hint))
        .routes(routes!(happened::events))
        .routes(routes!(stream::stream))
        .routes(routes!(archive::log))
        .routes(routes!(archive::export))
        .routes(routes!(archive::own_results))
        .routes(routes!(studies::analysis))
        .routes(routes!(studies::go_on))
        .merge(large);
    OpenApiRouter::with_openapi(description::base()).nest("/api/v1", routes)
}

/// The interface, to be put beside the pages.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let describe = async || ([(CONTENT_TYPE, "application/json")], description::text());
    let nothing = async || Trouble::House(Problem::NotFound);
    Router::from(routes())
        .route("/api/openapi.json", get(describe))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(async || Trouble::NoMethod)
        .layer(CatchPanicLayer::custom(serve::fault))
        .layer(from_fn_with_state(Arc::clone(app), receive))
}

/// Recognises the program, answers the request, and turns problems into JSON.
async fn receive(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let only_looks = request.method().is_safe();
    let mut visitor = Visitor::new(&app, &request, PersonId::random());
    let mut response = match admit(&app, only_looks, request.headers(), &visitor).await {
        Err(trouble) => trouble.into_response(),
        Ok(caller) => {
            if let Some(person) = caller.person() {
                visitor.person = person;
            }
            request.extensions_mut().insert(visitor.clone());
            request.extensions_mut().insert(caller);
            let answer = tokio::time::timeout(app.settings.limits.answer, next.run(request)).await;
            answer.unwrap_or_else(|_| Problem::Busy.into_response())
        }
    };
    let trouble = response.extensions_mut().remove::<Trouble>();
    let trouble = trouble.or_else(|| response.extensions_mut().remove::<Problem>().map(Trouble::House));
    if let Some(trouble) = trouble.or_else(|| Trouble::of_status(response.status())) {
        // Whoever only looks has nothing to lose.
        let trouble = if only_looks { trouble.of_looking() } else { trouble };
        let allow = response.headers_mut().remove(axum::http::header::ALLOW);
        response = trouble.answer(visitor.lang);
        response.headers_mut().extend(allow.map(|allow| (axum::http::header::ALLOW, allow)));
    }
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Lets a program in, as whoever it asks for.
async fn admit(
    app: &App,
    only_looks: bool,
    headers: &HeaderMap,
    visitor: &Visitor,
) -> Result<Caller, Trouble> {
    let too_much = |_: TooMuch| Trouble::House(Problem::TooMuch);
    app.doors.admit(visitor.address, None).map_err(too_much)?;
    let caller = Caller::read(app, headers).await?;
    app.doors.admit(None, caller.person()).map_err(too_much)?;
    if !only_looks {
        caller.may_change(app, headers)?;
    }
    Ok(caller)
}

/// `GET /api`: what there is, for people.
pub async fn page(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Problem> {
    let name = app.name_of(&visitor.person).await?;
    let mut rows = Vec::new();
    for (path, item) in &description::whole().paths.paths {
        let all = [("GET", &item.get), ("POST", &item.post), ("PUT", &item.put), ("DELETE", &item.delete)];
        for (method, operation) in all {
            let Some(operation) = operation else { continue };
            let does = operation.summary.clone().unwrap_or_default();
            rows.push(ApiRow { method, path: path.clone(), does });
        }
    }
    Ok(web::api(&visitor.frame(name.as_deref()), &rows))
}
