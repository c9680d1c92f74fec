//! Games that a bot plays with itself to learn from, written down as rows of numbers.
//!
//! A row is a position after a decision of a seat, as that seat sees it, together with how the game ended for it. A
//! program that trains a [net](crate::Net) reads them; how the columns are called says [`Study::columns`].

use std::sync::Arc;

use table::{Eye, Fate, Game, Learn, Refusal, Rng, ScoreSheet, Seat, Seed, Style, Tell, Turn};

use crate::net::Net;
use crate::value::lead;
use crate::{Bot as _, Mind, Random, Thinker};

/// How games are played to learn from them. Those who always do what they think best learn little about the rest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Study {
    /// How the bots think.
    pub mind: Mind,
    /// In how many of a hundred turns they look ahead, if they can: what then turns out to be better than it seemed is learnt from most.
    pub foresight: u32,
    /// How many of a hundred turns are tried that do not seem best.
    pub tried: u32,
    /// How much worse such a turn may seem, in points: one that seems so much worse is tried about a third as often.
    pub daring: f64,
    /// How many of a hundred seats begin with a decision taken at random: the faction, the hub, the ship.
    pub random_openings: u32,
    /// How many of a hundred seats have a preference for some turns.
    pub stylish: u32,
}

/// Columns of a row before the parts of the score and the features: the number of the game (its lower and its upper
/// half), the seat, points and lead now, points and lead in the end, the share of the victory in twelfths, and whether the
/// seat did what it thinks best: if not, what came of it says nothing about the positions before.
const FIRST: [&str; 9] =
    ["game_low", "game_high", "seat", "points", "lead", "final_points", "final_lead", "victory", "best"];

/// A victory in parts, so that two, three or four can share it.
const VICTORY: i16 = 12;

impl Study {
    /// What stands in a row, column by column: the parts are the points still to come.
    pub fn columns<G: Learn>() -> Vec<String> {
        let first = FIRST.iter().map(|&name| name.to_owned());
        let parts = G::PARTS.iter().map(|part| format!("part_{part}"));
        first.chain(parts).chain(G::feature_names()).collect()
    }

    /// Plays the game with this number and writes its rows down, one after the other.
    pub fn play<G: Learn>(
        &self,
        setup: &G::Setup,
        components: &'static G::Components,
        net: Option<&Arc<Net>>,
        seed: Seed,
        number: u64,
    ) -> Result<Vec<i16>, Refusal> {
        let mut game = G::new(setup, components)?;
        let fate = Fate::new(seed.derive("game", number));
        let own_seed = |seat: Seat| seed.derive("student", number).derive("seat", seat.index() as u64);
        let mut students: Vec<Student<G>> =
            Seat::all(game.seats()).map(|seat| Student::new(self, net, own_seed(seat))).collect();
        let mut rows: Vec<Row> = Vec::new();
        let mut due: Option<Due> = None;
        let mut moves = 0;
        loop {
            let turn = game.to_move();
            if turn != Turn::Fate
                && let Some(Due { seat, best, .. }) = due.take_if(|due| !due.goes_on(&game))
            {
                rows.push(Row::new(&game, seat, best));
            }
            let mv = match turn {
                Turn::Over => break,
                Turn::Fate => {
                    due = due.map(|due| Due { fated: true, ..due });
                    fate.draw(&game, moves).expect("it is fate's move")
                }
                Turn::Of(seat) => {
                    let student = &mut students[seat.index()];
                    let mv = student.choose(self, &game.seen_by(Eye::Seat(seat)), seat);
                    let best = student.best && due.is_none_or(|due| due.best);
                    due = Some(Due { seat, turns: game.turns(), fated: false, best });
                    mv
                }
            };
            game.apply(mv, Tell::nobody());
            moves += 1;
        }
        let sheet = game.scores();
        Ok(rows.iter().flat_map(|row| row.finish::<G>(number, &sheet)).collect())
    }
}

/// What was decided last, until others decide.
#[derive(Clone, Copy)]
struct Due {
    seat: Seat,
    turns: u32,
    /// Whether fate has decided since.
    fated: bool,
    /// Whether the seat did what it thinks best.
    best: bool,
}

impl Due {
    fn goes_on<G: Game>(self, game: &G) -> bool {
        game.to_move() == Turn::Of(self.seat) && game.turns() == self.turns && !self.fated
    }
}

/// A seat of such a game.
struct Student<G: Learn> {
    thinker: Thinker<G>,
    plain: Option<Thinker<G>>,
    /// Turns for which it keeps its preference.
    stylish: u32,
    opening: bool,
    /// Whether its latest choice is what it thinks best, and no trial.
    best: bool,
    rng: Rng,
}

impl<G: Learn> Student<G> {
    fn new(study: &Study, net: Option<&Arc<Net>>, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let thinker = |rng: &mut Rng| Thinker::new(study.mind, net.cloned(), rng.seed());
        let plain = thinker(&mut rng);
        let opening = rng.below(100) < study.random_openings;
        let styles = G::STYLES.iter().map(|Style { likes, .. }| *likes);
        let tastes: Vec<&[(&str, f64)]> = styles.chain(G::TASTES.iter().copied()).collect();
        if tastes.is_empty() || rng.below(100) >= study.stylish {
            return Student { thinker: plain, plain: None, stylish: 0, opening, best: true, rng };
        }
        // Several tastes in one, each more or less keen: nobody has seen everything.
        let mut likes = Vec::new();
        for _ in 0..=rng.below(3) {
            let some = *rng.pick(&tastes);
            let zeal = 0.2 + f64::from(rng.below(100)) / 60.0;
            likes.extend(some.iter().map(|(name, points)| (*name, zeal * points)));
        }
        let stylish = 4 + rng.below(24);
        let thinker = thinker(&mut rng).liking(&likes);
        Student { thinker, plain: Some(plain), stylish, opening, best: true, rng }
    }

    fn choose(&mut self, study: &Study, view: &G, seat: Seat) -> G::Move {
        if let Some(mv) = self.thinker.planned(view, seat) {
            return mv;
        }
        let mut legal = Vec::new();
        view.legal_moves(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        if std::mem::take(&mut self.opening) {
            self.best = false;
            return Random::new(self.rng.seed()).choose(view, seat);
        }
        if self.stylish > 0 {
            self.stylish -= 1;
        } else if let Some(plain) = self.plain.take() {
            self.thinker = plain;
        }
        let explores = self.rng.below(100) < study.tried;
        self.thinker.look_ahead_from_ends(if self.rng.below(100) < study.foresight {
            study.mind.ends
        } else {
            0
        });
        let mut turns = self.thinker.turns(view, seat, if explores { TRIED } else { 1 });
        let chosen = if explores { self.try_one(&turns, study.daring) } else { 0 };
        self.best = chosen == 0 && self.plain.is_none();
        self.thinker.decide(view, seat, turns.swap_remove(chosen))
    }

    /// A turn drawn by what it seems worth.
    fn try_one(&mut self, turns: &[crate::Thought<G>], daring: f64) -> usize {
        let best = turns[0].value;
        let weight = |value: f64| (10_000.0 * ((value - best) / daring).exp()) as u32;
        let weights: Vec<(usize, u32)> =
            turns.iter().enumerate().map(|(place, turn)| (place, weight(turn.value).max(1))).collect();
        self.rng.pick_weighted(&weights).unwrap_or(0)
    }
}

/// So many of the best turns may be tried.
const TRIED: usize = 24;

/// A position after a decision, until it is known how the game ended.
struct Row {
    seat: Seat,
    points: i32,
    lead: i32,
    best: bool,
    parts: Vec<i32>,
    features: Vec<i16>,
}

impl Row {
    fn new<G: Learn>(game: &G, seat: Seat, best: bool) -> Row {
        let mut features = Vec::new();
        game.features(seat, &mut features);
        let parts = parts::<G>(&game.scores(), seat);
        Row { seat, points: game.points(seat), lead: lead(game, seat), best, parts, features }
    }

    fn finish<G: Learn>(&self, number: u64, sheet: &ScoreSheet) -> Vec<i16> {
        let total = sheet.seats[self.seat].total;
        let others = sheet.seats.iter().filter(|(seat, _)| *seat != self.seat).map(|(_, score)| score.total);
        let shared = sheet.winners.contains(&self.seat).then(|| VICTORY / sheet.winners.len() as i16);
        let mut row = vec![number as i16, (number >> 16) as i16, self.seat.index() as i16];
        row.extend([self.points, self.lead, total, total - others.max().unwrap_or(0)].map(|n| n as i16));
        row.extend([shared.unwrap_or(0), self.best.into()]);
        let final_parts = parts::<G>(sheet, self.seat);
        row.extend(final_parts.iter().zip(&self.parts).map(|(end, now)| (end - now) as i16));
        row.extend(&self.features);
        row
    }
}

/// The points of a seat, part by part.
pub(crate) fn parts<G: Learn>(sheet: &ScoreSheet, seat: Seat) -> Vec<i32> {
    let mut parts = vec![0; G::PARTS.len()];
    for (source, points) in &sheet.seats[seat].sources {
        if let Some(part) = G::part(source) {
            parts[part] += points;
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use hoard::{Hoard, Kit, Setup};
    use table::Components as _;

    use super::*;

    const STUDY: Study = Study {
        mind: Mind { nodes: 50, learnt: false, ..Mind::PLAIN },
        foresight: 100,
        tried: 20,
        daring: 1.5,
        random_openings: 50,
        stylish: 50,
    };

    fn rows(players: u8, number: u64) -> Vec<Vec<i16>> {
        let setup = Setup { players, stones: 12, fault: None };
        let seed = Seed::from_number(5);
        let rows = STUDY.play::<Hoard>(&setup, Kit::built_in(), None, seed, number).expect("a sound set-up");
        let width = Study::columns::<Hoard>().len();
        assert_eq!(rows.len() % width, 0, "every row has all columns");
        rows.chunks(width).map(<[i16]>::to_vec).collect()
    }

    fn column(name: &str) -> usize {
        let columns = Study::columns::<Hoard>();
        columns.iter().position(|column| column == name).unwrap_or_else(|| panic!("no column {name}"))
    }

    #[test]
    fn columns_have_names_of_their_own() {
        let columns = Study::columns::<Hoard>();
        let names: std::collections::BTreeSet<&String> = columns.iter().collect();
        assert_eq!(names.len(), columns.len());
        assert_eq!(columns[FIRST.len()..][..3], ["part_stones", "part_luck", "part_card"]);
        assert!(columns.ends_with(&Hoard::feature_names()));
    }

    #[test]
    fn a_game_follows_from_the_seed_and_its_number_whatever_was_played_before() {
        let whole: Vec<_> = (0..6).map(|number| rows(3, number)).collect();
        let backwards: Vec<_> = (0..6).rev().map(|number| rows(3, number)).collect();
        assert!(whole.iter().eq(backwards.iter().rev()));
        assert_ne!(whole[0], whole[1]);
    }

    #[test]
    fn a_row_says_which_game_and_seat_it_is_from() {
        let [low, high, seat] = ["game_low", "game_high", "seat"].map(column);
        let number = 70_000;
        for row in rows(2, number) {
            assert_eq!((row[low] as u16, row[high]), ((number & 0xffff) as u16, 1));
            assert!((0..2).contains(&row[seat]), "{row:?}");
        }
    }

    #[test]
    fn targets_are_how_the_game_ended() {
        let [seat, points, end, lead, victory] =
            ["seat", "points", "final_points", "final_lead", "victory"].map(column);
        for number in 0..30 {
            let rows = rows(2, number);
            let of = |who: i16| rows.iter().filter(move |row| row[seat] == who);
            let last = |who| of(who).next_back().expect("everybody has decided something");
            assert_eq!(last(0)[lead], last(0)[end] - last(1)[end]);
            assert_eq!(last(1)[lead], -last(0)[lead]);
            assert_eq!(last(0)[victory] + last(1)[victory], VICTORY);
            assert_eq!(last(0)[victory].cmp(&last(1)[victory]), last(0)[end].cmp(&last(1)[end]));
            for row in &rows {
                let same = [end, lead, victory].map(|target| row[target]);
                assert_eq!(
                    same,
                    [end, lead, victory].map(|target| last(row[seat])[target]),
                    "one end for all"
                );
                let parts = ["part_stones", "part_luck", "part_card"].map(|part| row[column(part)]);
                assert_eq!(row[points] + parts.iter().sum::<i16>(), row[end], "nothing comes from nowhere");
            }
            let heaps: Vec<i16> = rows.iter().map(|row| row[column("heap")]).collect();
            assert!(heaps.is_sorted_by(|one, other| one >= other), "rows are in the order of the game");
        }
    }

    #[test]
    fn rows_say_whether_a_seat_did_what_it_thinks_best() {
        let best = column("best");
        assert!((0..10).flat_map(|number| rows(3, number)).any(|row| row[best] == 0), "something is tried");
        let study = Study { tried: 0, random_openings: 0, stylish: 0, ..STUDY };
        let setup = Setup { players: 3, stones: 12, fault: None };
        let seed = Seed::from_number(5);
        let rows = study.play::<Hoard>(&setup, Kit::built_in(), None, seed, 0).expect("a sound set-up");
        let width = Study::columns::<Hoard>().len();
        assert!(rows.chunks(width).all(|row| row[best] == 1), "nothing is tried");
    }

    #[test]
    fn whoever_never_looks_ahead_plays_as_whoever_cannot() {
        let far = Mind { ends: 6, ..STUDY.mind };
        let rows = |study: Study| {
            let setup = Setup { players: 3, stones: 14, fault: None };
            let play =
                |number| study.play::<Hoard>(&setup, Kit::built_in(), None, Seed::from_number(5), number);
            (0..10).map(|number| play(number).expect("a sound set-up")).collect::<Vec<_>>()
        };
        let never = rows(Study { mind: far, foresight: 0, ..STUDY });
        assert_eq!(never, rows(STUDY));
        let [always, sometimes] = [100, 50].map(|foresight| rows(Study { mind: far, foresight, ..STUDY }));
        assert!(never != always && never != sometimes && always != sometimes);
    }

    #[test]
    fn shared_victories_are_shared_in_the_rows() {
        let [victory, lead] = ["victory", "final_lead"].map(column);
        let tied = (0..200).flat_map(|number| rows(2, number)).find(|row| row[lead] == 0);
        assert_eq!(tied.expect("some game ends in a tie")[victory], VICTORY / 2);
    }
}
