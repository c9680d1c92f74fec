//! Line charts of points: over the course of a game, and from game to game.

use maud::{Markup, html};
use table::Seat;

use crate::seats::People;
use crate::view::Milestone;
use crate::words::{fill, number, say};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 36.0;
const RIGHT: f64 = 120.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 26.0;
/// More round numbers than these would run into each other.
const MOST_ROUNDS: usize = 12;

/// Points by turn; a vertical line marks the position after `at` moves. Lines differ in dashes as well as in colour,
/// and the same numbers stand in a table.
pub(crate) fn chart(lang: table::Lang, people: &People<'_>, course: &[Milestone], at: usize) -> Markup {
    course_of(lang, people, "chart", course, Some(at))
}

/// What changed from turn to turn, under the title `id-title`.
pub(crate) fn course_of(
    lang: table::Lang,
    people: &People<'_>,
    id: &str,
    course: &[Milestone],
    now: Option<usize>,
) -> Markup {
    let title = say(lang, &format!("{id}-title"));
    let seats = course.first().map_or(0, |first| first.points.len()) as u8;
    let line = |seat: Seat| Curve {
        class: format!("n{seat} {}", people.colour(seat)),
        name: people.name(seat),
        points: course.iter().map(|milestone| (milestone.at, milestone.points[seat.index()])).collect(),
    };
    let plot = Plot {
        id,
        curves: Seat::all(seats).map(line).collect(),
        marks: readable(rounds(course)).map(|(round, from)| (from, round.to_string())).collect(),
        now,
        dots: false,
    };
    html! {
        figure class="chart" id=(id) {
            figcaption { (title) }
            (plot.draw(&summary(&title, people, course)))
            details {
                summary { (say(lang, "chart-numbers")) }
                div class="scroll" { (numbers(lang, people, course, seats)) }
            }
        }
    }
}

/// Points that change, as a line.
pub(crate) struct Curve {
    /// The classes that dash and colour it.
    pub(crate) class: String,
    /// What stands at its end.
    pub(crate) name: String,
    /// When, and how many points.
    pub(crate) points: Vec<(usize, i32)>,
}

/// Lines of points side by side.
pub(crate) struct Plot<'a> {
    /// What the ids of its parts begin with.
    pub(crate) id: &'a str,
    pub(crate) curves: Vec<Curve>,
    /// Moments with a name.
    pub(crate) marks: Vec<(usize, String)>,
    /// The moment that is looked at.
    pub(crate) now: Option<usize>,
    /// Whether every point is marked: where there are few.
    pub(crate) dots: bool,
}

impl Plot<'_> {
    /// The drawing; the words say the same to those who do not see it.
    pub(crate) fn draw(&self, words: &str) -> Markup {
        let all = || self.curves.iter().flat_map(|curve| curve.points.iter().copied());
        let last = all().map(|(at, _)| at).max().unwrap_or(1).max(1);
        let points = || all().map(|(_, points)| points);
        let (low, high) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(10).max(10));
        let step = step_for(high - low);
        let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
        let x = |at: usize| tenth(LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / last as f64);
        let y = |points: i32| {
            TOP + (HEIGHT - TOP - BOTTOM) * f64::from(high - points) / f64::from((high - low).max(1))
        };
        let labels = label_heights(&self.curves, &y);
        html! {
            svg class="lines" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words) {
                g id={ (self.id) "-grid" } {
                    @for points in (low..=high).step_by(step as usize) {
                        line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(tenth(y(points))) y2=(tenth(y(points))) {}
                        text class="axis end" x=(LEFT - 6.0) y=(tenth(y(points) + 4.0)) { (points) }
                    }
                    @for (at, name) in &self.marks {
                        line class="grid round" x1=(x(*at)) x2=(x(*at)) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                        text class="axis" x=(tenth(x(*at) + 3.0)) y=(HEIGHT - 8.0) { (name) }
                    }
                }
                @for (curve, label) in self.curves.iter().zip(labels) {
                    @let points = curve.points.iter().map(|(at, points)| format!("{},{}", x(*at), tenth(y(*points))));
                    g class={ "course " (curve.class) } {
                        polyline points=(points.collect::<Vec<_>>().join(" ")) {}
                        @if self.dots {
                            @for (at, points) in &curve.points { circle cx=(x(*at)) cy=(tenth(y(*points))) r="3.5" {} }
                        }
                        text x=(WIDTH - RIGHT + 8.0) y=(tenth(label + 4.0)) { (curve.name) }
                    }
                }
                @if let Some(now) = self.now {
                    line id={ (self.id) "-now" } class="now" x1=(x(now)) x2=(x(now)) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                }
            }
        }
    }
}

/// Round numbers that cut a range into about five.
fn step_for(range: i32) -> i32 {
    [2, 5, 10, 20, 25, 50, 100].into_iter().find(|step| range / step <= 5).unwrap_or(200)
}

fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The first move of every round.
fn rounds(course: &[Milestone]) -> Vec<(u32, usize)> {
    let mut rounds: Vec<(u32, usize)> = Vec::new();
    let mut before = 0;
    for milestone in course {
        if milestone.round > 0 && rounds.last().is_none_or(|(round, _)| *round != milestone.round) {
            rounds.push((milestone.round, before));
        }
        before = milestone.at;
    }
    rounds
}

/// As many rounds as can be read side by side, at even distances.
fn readable(rounds: Vec<(u32, usize)>) -> impl Iterator<Item = (u32, usize)> {
    let every = [1, 2, 5, 10].into_iter().find(|every| rounds.len() / every <= MOST_ROUNDS).unwrap_or(20);
    rounds.into_iter().filter(move |(round, _)| every == 1 || round % every as u32 == 0)
}

/// The places of the names at the ends of the lines, moved apart.
fn label_heights(curves: &[Curve], y: &dyn Fn(i32) -> f64) -> Vec<f64> {
    let last = |curve: &Curve| curve.points.last().map_or(0, |(_, points)| *points);
    let mut order: Vec<usize> = (0..curves.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(last(&curves[*index])));
    let mut heights = vec![0.0; order.len()];
    let mut above = f64::NEG_INFINITY;
    for index in order {
        let height = y(last(&curves[index])).max(above + 15.0);
        heights[index] = height;
        above = height;
    }
    heights
}

fn summary(title: &str, people: &People<'_>, course: &[Milestone]) -> String {
    let Some(last) = course.last() else { return title.to_owned() };
    let points = Seat::all(last.points.len() as u8)
        .map(|seat| format!("{} {}", people.full_name(seat), last.points[seat.index()]));
    format!("{title}: {}", points.collect::<Vec<_>>().join(", "))
}

/// The points at the end of every round.
fn numbers(lang: table::Lang, people: &People<'_>, course: &[Milestone], seats: u8) -> Markup {
    let mut ends: Vec<&Milestone> = Vec::new();
    for milestone in course {
        match ends.last_mut() {
            Some(last) if last.round == milestone.round => *last = milestone,
            _ => ends.push(milestone),
        }
    }
    html! {
        table {
            thead {
                tr { th { (say(lang, "round-column")) } @for seat in Seat::all(seats) { th scope="col" { (people.full_name(seat)) } } }
            }
            tbody {
                @for end in ends {
                    tr {
                        th scope="row" {
                            @if end.round == 0 { (say(lang, "round-setup")) }
                            @else { (fill(lang, "round", &[("number", number(end.round as usize))])) }
                        }
                        @for points in &end.points { td { (points) } }
                    }
                }
            }
        }
    }
}
