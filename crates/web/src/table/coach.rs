//! A few words for whoever plays for the first time. They point at things and never stand in the way.

use maud::{Markup, html};

use super::Context;

/// The note for this moment; the scripts show it unless it was seen or is not wanted.
pub(super) fn coach(context: &Context<'_>) -> Markup {
    let note = context.me.filter(|_| context.table.is_some_and(|view| view.draft.is_empty()));
    let note = note.and_then(|me| context.game.coach(me, context.frame.lang));
    html! {
        aside id="coach" class="coach" aria-label=(context.say("coach")) {
            @if let Some(note) = note {
                details id={ "coach-" (note.key) } class="coach-note" data-coach=(note.key) data-points-at=[note.place] open hidden {
                    summary { (note.title) }
                    p { (note.text) }
                    div class="row tight" {
                        button type="button" class="button small primary" data-coach-seen { (context.say("coach-seen")) }
                        button type="button" class="link" data-coach-off { (context.say("coach-off")) }
                    }
                }
            }
        }
    }
}
