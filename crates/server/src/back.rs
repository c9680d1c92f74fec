//! Taking back one's last turn: where nobody else is concerned, and nothing has come to light since.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use table::{AnyGame, Eye, Lang, Seat, Turn};
use web::view::Notice;

use crate::app::{App, Refused};
use crate::fields::FormFields;
use crate::live_table::{LiveTable, TableState};
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::{Appended, PersonId, Sitter, StoreError};
use crate::texts::texts;

/// Why a turn stays.
#[derive(Debug)]
pub enum Kept {
    /// Whoever asks does not sit at the table.
    NotYours,
    /// The game has not begun.
    NotBegun,
    /// Another person sits at the table.
    Others,
    /// Chance has decided something since, or something hidden was seen.
    Seen,
    /// There is no turn to take back.
    Nothing,
    /// The game is over, and what was secret is known.
    Over,
    /// The page was not drawn from the position as it is now.
    Stale,
    /// Something else went wrong.
    Refused(Refused),
}

impl Kept {
    /// The key of the sentence that says so, where the table is fine and the turn just stays.
    fn reason(&self) -> Option<&'static str> {
        match self {
            Kept::Others => Some("back-others"),
            Kept::Seen => Some("back-seen"),
            Kept::Nothing => Some("back-nothing"),
            Kept::Over => Some("back-over"),
            Kept::Stale => Some("back-stale"),
            Kept::NotYours | Kept::NotBegun | Kept::Refused(_) => None,
        }
    }

    /// What whoever asked is told.
    pub fn problem(self, lang: Lang) -> Problem {
        match (self.reason(), self) {
            (Some(reason), _) => Problem::NotTakenBack(texts().get(lang, reason)),
            (None, Kept::Refused(refused)) => refused.into(),
            (None, Kept::NotBegun) => Problem::NotBegun,
            (None, _) => Problem::NotYours,
        }
    }
}

/// `POST /t/{id}/back`: takes back the last turn of whoever asks, and everything after it.
pub async fn back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let (lang, person) = (form.visitor.lang, form.visitor.person);
    let seq = form.get("seq").parse().map_err(|_| Problem::Form(texts().get(lang, "form-draft")))?;
    app.take_back(&table, person, seq).await.map_err(|kept| kept.problem(lang))?;
    if form.visitor.wants_fragments {
        // What the table shows now comes like any other news.
        let told = Notice { text: texts().get(lang, "back-done"), rule: None };
        return Ok(web::notice(Some(&table.entry.kind), &told).into_response());
    }
    Ok(go_to(&format!("/t/{id}")))
}

/// Whether a person could take back their last turn now; the error says why not, and is empty for whoever does not sit there.
pub fn may_take_back(state: &TableState, person: &PersonId, lang: Lang) -> Result<(), String> {
    let sentence = |kept: Kept| kept.reason().map(|reason| texts().get(lang, reason)).unwrap_or_default();
    start_of_last_turn(state, person).map(drop).map_err(sentence)
}

impl App {
    /// Takes back the last turn of a person, and everything after it. `seq` is the number of moves they have seen.
    pub async fn take_back(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        person: PersonId,
        seq: usize,
    ) -> Result<(), Kept> {
        self.keep_up_with(table, seq).await.map_err(Kept::Refused)?;
        let (app, table) = (Arc::clone(self), Arc::clone(table));
        // A task of its own: whoever goes away meanwhile cannot stop it between the log and the news.
        let task = tokio::spawn(async move { app.shorten(&table, person, seq).await });
        task.await.unwrap_or(Err(Kept::Refused(Refused::Fault)))
    }

    async fn shorten(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        person: PersonId,
        seq: usize,
    ) -> Result<(), Kept> {
        let _lock = table.write_lock.lock().await;
        let state = table.state();
        if state.seq() != seq && state.row.seats_of(&person).next().is_some() {
            return Err(Kept::Stale);
        }
        let start = start_of_last_turn(&state, &person)?;
        let failed = |error: StoreError| Kept::Refused(error.into());
        let done = self.store.take_back(&table.id, seq as u32, start as u32).await.map_err(failed)?;
        self.read_anew(table).await.map_err(Kept::Refused)?;
        if done == Appended::Taken {
            // Another process was faster.
            return Err(Kept::Stale);
        }
        self.wake(table);
        Ok(())
    }
}

/// The number of moves before the last turn of a person, if it can be taken back.
fn start_of_last_turn(state: &TableState, person: &PersonId) -> Result<usize, Kept> {
    let mine: Vec<Seat> = state.row.seats_of(person).collect();
    if mine.is_empty() {
        return Err(Kept::NotYours);
    }
    let is_other = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id != person);
    if state.row.seats.iter().filter_map(|row| row.sitter.as_ref()).any(is_other) {
        return Err(Kept::Others);
    }
    let first = state.position(0).ok_or(Kept::NotBegun)?;
    if state.is_over() {
        return Err(Kept::Over);
    }
    // What was given stays.
    let start = begin_of_turn(&Course::new(first, state), &mine).ok_or(Kept::Nothing)?;
    let start = start.max(state.row.given as usize);
    if start >= state.seq() {
        return Err(Kept::Nothing);
    }
    if comes_to_light(state, start, &mine) { Err(Kept::Seen) } else { Ok(start) }
}

/// Who moved when, in the whole game.
struct Course {
    steps: Vec<Step>,
    to_move: Turn,
}

struct Step {
    seat: Option<Seat>,
    /// The round, and how many turns had been taken.
    when: (u32, u32),
    /// Whether a turn came to its end by it.
    ends_turn: bool,
}

impl Course {
    fn new(mut game: Box<dyn AnyGame>, state: &TableState) -> Course {
        let mut steps = Vec::new();
        for logged in state.moves() {
            let when = (game.round(), game.turns());
            if game.play(&logged.notation).is_err() {
                break;
            }
            steps.push(Step { seat: logged.seat, when, ends_turn: game.turns() > when.1 });
        }
        Course { steps, to_move: game.to_move() }
    }
}

/// Where the last turn of these seats begins. Questions that they have answered in the turns of others do not count, unless
/// they have had no turn yet: then it is their last decision.
fn begin_of_turn(course: &Course, mine: &[Seat]) -> Option<usize> {
    let steps = &course.steps;
    let own = |step: &Step| step.seat.is_some_and(|seat| mine.contains(&seat));
    let is_mine = |turn: Turn| turn.seat().is_some_and(|seat| mine.contains(&seat));
    // A turn that was confirmed in part.
    let begun = steps.len().checked_sub(1).filter(|last| own(&steps[*last]) && is_mine(course.to_move));
    let ended = steps.iter().rposition(|step| own(step) && step.ends_turn);
    let end = begun.or(ended).or_else(|| steps.iter().rposition(own))?;
    let same = |step: &Step| step.seat == steps[end].seat && step.when == steps[end].when;
    Some(end - steps[..end].iter().rev().take_while(|step| same(step)).count())
}

/// Whether anything came to light by the moves from here on: chance has decided something, or these seats have seen what
/// they could not know.
fn comes_to_light(state: &TableState, start: usize, mine: &[Seat]) -> bool {
    let Some(mut game) = state.position(start) else { return true };
    for logged in &state.moves()[start..] {
        if logged.seat.is_none() && game.legal().len() > 1 {
            return true;
        }
        let known = game.known_to(&logged.notation);
        let eyes = mine.iter().map(|seat| Eye::Seat(*seat)).filter(|eye| known.has(*eye));
        // What follows from what they know is nothing new to them.
        let expected: Option<Vec<(Eye, u64)>> = eyes
            .map(|eye| {
                let mut seen = game.seen_by(eye);
                seen.play(&logged.notation).ok()?;
                Some((eye, seen.seen_by(eye).state_hash()))
            })
            .collect();
        if game.play(&logged.notation).is_err() {
            return true;
        }
        let as_expected = |(eye, hash): &(Eye, u64)| game.seen_by(*eye).state_hash() == *hash;
        if !expected.is_some_and(|all| all.iter().all(as_expected)) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bots::GameEntry;
    use hoard::Hoard;
    use table::Seed;

    use super::*;
    use crate::live_table::Guests;
    use crate::store::{
        About, LoggedMove, Pace, SeatRow, Stored, TableId, TableRow, Version, new_invitation,
    };

    const ADA: Seat = Seat::new(0);

    /// A table of Ada and a bot, with these moves behind them.
    fn table(ada: PersonId, moves: Vec<LoggedMove>) -> LiveTable {
        let (entry, stored) = stored(ada, moves);
        LiveTable::open(entry, stored, Guests::new(None)).expect("a table")
    }

    fn stored(ada: PersonId, moves: Vec<LoggedMove>) -> (Arc<GameEntry>, Stored) {
        let entry = Arc::new(GameEntry::of::<Hoard>());
        let sitters = [Sitter::Person { id: ada, name: "Ada".to_owned() }, Sitter::Bot("random".to_owned())];
        let seat = |(sitter, index)| SeatRow {
            seat: Seat::new(index),
            sitter: Some(sitter),
            invitation: new_invitation(),
            orders: BTreeMap::new(),
        };
        let row = TableRow {
            id: TableId::random(),
            game: "hoard".to_owned(),
            rules: Some(entry.kind.rules),
            data: entry.kind.mark().to_owned(),
            own_files: Vec::new(),
            setup: (entry.kind.default_setup)(2).to_string(),
            seed: Seed::from_number(7),
            open: false,
            hints: false,
            host: ada,
            created: 1,
            touched: 1,
            moves: moves.len() as u32,
            given: 0,
            points: None,
            seats: sitters.into_iter().zip(0..).map(seat).collect(),
        };
        let version = Version { rev: 1, moves: moves.len() as u32 };
        let (pace, talk) = (Pace::Usual, Vec::new());
        (
            entry,
            Stored {
                row,
                version,
                backs: 0,
                due: false,
                pace,
                talk,
                about: About::default(),
                known: 0,
                moves,
            },
        )
    }

    /// A whole game in which nobody leaves anything to chance after the deal.
    fn whole_game(ada: PersonId) -> Vec<LoggedMove> {
        let logged = |seat, notation: &str| LoggedMove { seat, notation: notation.to_owned(), at: 1 };
        let deal = ["draw 3", "draw 7", "draw 2", "draw 9"].map(|notation| logged(None, notation));
        let mut moves = deal.to_vec();
        loop {
            let live = table(ada, moves.clone());
            let state = live.state();
            let Some(seat) = state.truth().and_then(|game| game.to_move().seat()) else { return moves };
            let legal = state.truth().expect("a game").legal();
            let quiet = legal.iter().find(|notation| notation.starts_with("keep") || *notation == "take 1");
            moves.push(logged(Some(seat), quiet.expect("a move without chance")));
        }
    }

    #[test]
    fn cards_that_are_shown_come_to_light_and_quiet_moves_do_not() {
        let ada = PersonId::random();
        let moves = whole_game(ada);
        let over = table(ada, moves.clone());
        let last = moves.len() - 1;
        assert!(comes_to_light(&over.state(), last, &[ADA]), "the end shows the card of the other");
        assert!(
            !comes_to_light(&table(ada, moves[..last].to_vec()).state(), 4, &[ADA]),
            "nothing before it does"
        );
        assert!(matches!(start_of_last_turn(&over.state(), &ada), Err(Kept::Over)));
    }

    #[test]
    fn what_is_rewound_is_as_if_it_had_never_been() {
        let ada = PersonId::random();
        let moves = whole_game(ada);
        for seq in [4, 6, 7, moves.len() - 1] {
            let (live, fresh) = (table(ada, moves.clone()), table(ada, moves[..seq].to_vec()));
            let (_, stored) = stored(ada, moves[..seq].to_vec());
            let version = Version { rev: 2, ..stored.version };
            live.catch_up(Stored { version, backs: 1, ..stored }).expect("rewound");
            let (live, fresh) = (live.state(), fresh.state());
            assert_eq!(live.moves(), fresh.moves());
            let hash = |state: &TableState| state.truth().expect("a game").state_hash();
            assert_eq!(hash(&live), hash(&fresh));
            let turns = |state: &TableState| {
                let game = state.position(seq).expect("a game");
                state.history().turns(&*game, Eye::Seat(ADA), Lang::En, usize::MAX)
            };
            assert_eq!(turns(&live), turns(&fresh));
            assert!(live.rev() > fresh.rev() && live.backs() == 1);
        }
    }
}
