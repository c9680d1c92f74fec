//! The description of the interface: OpenAPI, made from the handlers and their types.

use std::sync::LazyLock;

use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, HttpMethod, OpenApi, PathItem, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi as _};

use super::trouble::{PROBLEM_JSON, ProblemBody};
use super::{happened, position, stream};
use crate::guard::TOKEN_HEADER;
use crate::session::COOKIE;

/// What the handlers do not say.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Astrarium",
        description = "Everything the pages can do, for programs. How to begin is in docs/api.md.",
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(
        ProblemBody,
        happened::Happening,
        position::SaidInfo,
        stream::TurnEvent,
        stream::TableEvent,
        stream::TakenBackEvent
    )),
    modifiers(&Doors),
    tags(
        (name = "games", description = "What is played here"),
        (name = "tables", description = "Lists, opening and taking away, invitations"),
        (name = "seats", description = "For whoever sits at a table"),
        (name = "play", description = "Seeing and moving"),
        (name = "archive", description = "What is kept"),
    ),
)]
struct Base;

/// The ways in.
struct Doors;

impl Modify for Doors {
    fn modify(&self, description: &mut OpenApi) {
        let components = description.components.get_or_insert_default();
        let bearer =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A token of a person"));
        components.add_security_scheme("token", SecurityScheme::Http(bearer.build()));
        let cookie = ApiKeyValue::with_description(COOKIE, "The cookie of a browser: for looking");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let csrf =
            ApiKeyValue::with_description(TOKEN_HEADER, "The token of the page, for changes with a cookie");
        components.add_security_scheme("csrf", SecurityScheme::ApiKey(ApiKey::Header(csrf)));
    }
}

/// What the routes are added to.
pub fn base() -> OpenApi {
    Base::openapi()
}

/// The whole description.
pub fn whole() -> &'static OpenApi {
    static WHOLE: LazyLock<OpenApi> = LazyLock::new(|| {
        let mut description = super::routes().split_for_parts().1;
        for path in description.paths.paths.values_mut() {
            for (method, operation) in operations(path) {
                complete(&method, operation);
            }
        }
        description
    });
    &WHOLE
}

/// The same as it is sent.
pub fn text() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| whole().to_json().unwrap_or_default());
    &TEXT
}

fn operations(path: &mut PathItem) -> Vec<(HttpMethod, &mut Operation)> {
    let all = [
        (HttpMethod::Get, &mut path.get),
        (HttpMethod::Post, &mut path.post),
        (HttpMethod::Put, &mut path.put),
        (HttpMethod::Delete, &mut path.delete),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?))).collect()
}

/// What holds for every operation alike: who may ask, in which language, and what can go wrong.
fn complete(method: &HttpMethod, operation: &mut Operation) {
    let changes = *method != HttpMethod::Get;
    let parameters = operation.parameters.get_or_insert_default();
    let has = |parameters: &[RefOr<Parameter>], place: &ParameterIn| {
        let is_there = |parameter: &RefOr<Parameter>| matches!(parameter, RefOr::T(known) if known.parameter_in == *place);
        parameters.iter().any(is_there)
    };
    let (in_path, in_query) = (has(parameters, &ParameterIn::Path), has(parameters, &ParameterIn::Query));
    parameters.push(RefOr::T(language()));
    let mut codes = vec![401, 429, 500, 503];
    if in_path {
        codes.extend([403, 404, 409]);
    }
    if in_query || changes {
        codes.push(422);
    }
    if changes {
        codes.extend([403, 404, 409]);
    }
    if operation.request_body.is_some() {
        codes.extend([408, 413, 415]);
    }
    codes.sort_unstable();
    codes.dedup();
    for code in codes {
        operation.responses.responses.entry(code.to_string()).or_insert_with(|| RefOr::T(problem(code)));
    }
    let token = SecurityRequirement::new("token", Vec::<String>::new());
    let cookie = SecurityRequirement::new("cookie", Vec::<String>::new());
    operation.security = Some(if changes {
        vec![token, cookie.add("csrf", Vec::<String>::new())]
    } else {
        vec![SecurityRequirement::default(), token, cookie]
    });
}

fn language() -> Parameter {
    ParameterBuilder::new()
        .name("Accept-Language")
        .parameter_in(ParameterIn::Header)
        .description(Some("The language of all words: `en` or `de`"))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
        .build()
}

fn problem(code: u16) -> utoipa::openapi::Response {
    let told = match code {
        401 => "There is no such token, or none was sent where one is needed",
        403 => "Whoever asks may not do this",
        404 => "There is nothing of this name",
        408 => "The body took too long to arrive",
        409 => "It cannot be done now: the table has moved on, it is another's turn, …",
        413 => "The body is too large",
        415 => "The body is no JSON",
        422 => "What was sent cannot be used: a field is wrong, or the rules forbid the move",
        429 => "Too many requests, streams or tables; `Retry-After` says when to come back",
        503 => "The server is busy, or cannot read or write just now",
        _ => "A fault of the server",
    };
    let schema = Ref::from_schema_name("ProblemBody");
    ResponseBuilder::new()
        .description(told)
        .content(PROBLEM_JSON, ContentBuilder::new().schema(Some(schema)).build())
        .build()
}
