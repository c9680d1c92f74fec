//! A line chart of points over the course of a game.

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
    let seats = course.first().map_or(0, |first| first.points.len());
    let last = course.last().map_or(1, |last| last.at).max(1);
    let all = || course.iter().flat_map(|milestone| milestone.points.iter().copied());
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(10).max(10));
    let step = step_for(high - low);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let x = |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / last as f64;
    let y = |points: i32| {
        TOP + (HEIGHT - TOP - BOTTOM) * f64::from(high - points) / f64::from((high - low).max(1))
    };
    let labels = label_heights(course, &y);
    html! {
        figure class="chart" id="chart" {
            figcaption { (say(lang, "chart-title")) }
            svg class="lines" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                aria-label=(summary(lang, people, course)) {
                g id="chart-grid" {
                    @for points in (low..=high).step_by(step as usize) {
                        line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(tenth(y(points))) y2=(tenth(y(points))) {}
                        text class="axis end" x=(LEFT - 6.0) y=(tenth(y(points) + 4.0)) { (points) }
                    }
                    @for (round, from) in readable(rounds(course)) {
                        line class="grid round" x1=(tenth(x(from))) x2=(tenth(x(from))) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                        text class="axis" x=(tenth(x(from) + 3.0)) y=(HEIGHT - 8.0) { (round) }
                    }
                }
                @for seat in Seat::all(seats as u8) {
                    @let points = course.iter().map(|milestone| {
                        format!("{},{}", tenth(x(milestone.at)), tenth(y(milestone.points[seat.index()])))
                    });
                    g class={ "course n" (seat) " " (people.colour(seat)) } {
                        polyline points=(points.collect::<Vec<_>>().join(" ")) {}
                        text x=(WIDTH - RIGHT + 8.0) y=(tenth(labels[seat.index()] + 4.0)) {
                            (people.name(seat))
                        }
                    }
                }
                line id="chart-now"
                    class="now" x1=(tenth(x(at))) x2=(tenth(x(at))) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
            }
            details {
                summary { (say(lang, "chart-numbers")) }
                div class="scroll" { (numbers(lang, people, course, seats as u8)) }
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
fn label_heights(course: &[Milestone], y: &dyn Fn(i32) -> f64) -> Vec<f64> {
    let Some(last) = course.last() else { return Vec::new() };
    let mut order: Vec<usize> = (0..last.points.len()).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(last.points[*seat]));
    let mut heights = vec![0.0; order.len()];
    let mut above = f64::NEG_INFINITY;
    for seat in order {
        let height = y(last.points[seat]).max(above + 15.0);
        heights[seat] = height;
        above = height;
    }
    heights
}

fn summary(lang: table::Lang, people: &People<'_>, course: &[Milestone]) -> String {
    let Some(last) = course.last() else { return say(lang, "chart-title") };
    let points = Seat::all(last.points.len() as u8)
        .map(|seat| format!("{} {}", people.full_name(seat), last.points[seat.index()]));
    format!("{}: {}", say(lang, "chart-title"), points.collect::<Vec<_>>().join(", "))
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
