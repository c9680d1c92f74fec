//! The leadership tracks: who stands where, medals still to be had, and spaces that bring something.

use maud::{Markup, html};
use table::{Seat, Value};

use super::{Pen, Thing, classes, icon};
use crate::catalogue::TRACK_LENGTH;
use crate::names::{Named, Track};

impl Pen<'_> {
    /// A track in one line. It is drawn twice, as `lead` beside the map and as `side` where there is no room for that;
    /// the style sheet shows one of them.
    pub(super) fn leadership(self, track: Track, prefix: &str) -> Markup {
        let place = format!("track-{track}");
        let target = self.is_target(&place);
        let name = self.track_name(track);
        let class = classes(&[("kp lt", true), ("beside", prefix == "side")]);
        let body = html! {
            span class="lh" { (icon(track.steps())) span { (self.text(&format!("{}.short", track.key()))) } }
            div class="ls" { @for space in 0..=TRACK_LENGTH { (self.space(track, space)) } }
        };
        self.thing(
            &Thing { id: &format!("{prefix}-{track}"), place: &place, class: &class, target, name: &name },
            &body,
        )
    }

    /// Both tracks, for small screens.
    pub(super) fn both_tracks(self) -> Markup {
        html! {
            section id="tracks" class="kp bd small-only" {
                h3 { (self.text("draw-tracks")) }
                @for track in Track::ALL { (self.leadership(*track, "side")) }
            }
        }
    }

    fn space(self, track: Track, space: u8) -> Markup {
        let card = &self.game.data.get().leadership[track];
        let players = self.game.players();
        let here: Vec<Seat> =
            players.seats().filter(|seat| players[*seat].leadership[track] == space).collect();
        let printed = card.medals.contains(&space);
        let medal = printed && self.game.medal_spaces(track).any(|left| left == space);
        let index = usize::from(space);
        let class = classes(&[
            ("ss", true),
            ("md", printed),
            ("gone", printed && !medal),
            ("rc", card.recovers[index] > 0),
            ("many", here.len() > 1),
        ]);
        html! {
            span class=(class) {
                em { (space) }
                span {
                    @if medal { (icon(track.medals())) }
                    @if card.recovers[index] > 0 && here.is_empty() { (icon("recovered")) }
                    @if card.points[index] > 0 && here.is_empty() { b { (card.points[index]) (icon("points")) } }
                    (self.tokens(here.into_iter()))
                }
            }
        }
    }

    /// Where everybody stands, and which medals are left.
    fn track_name(self, track: Track) -> String {
        let stands = self.game.players().iter().map(|(seat, player)| {
            let values = [("who", self.seat_name(seat).into()), ("space", player.leadership[track].into())];
            self.fill("draw-on-space", &values)
        });
        let medals: Vec<String> = self.game.medal_spaces(track).map(|space| space.to_string()).collect();
        let left = if medals.is_empty() { self.text("draw-none") } else { medals.join(", ") };
        let medals = self.fill("draw-medals-left", &[("spaces", left.into())]);
        format!("{}. {} {medals}", self.text(track.key()), stands.collect::<Vec<_>>().join(" "))
    }

    /// Who leads a track.
    pub(super) fn leaders(self, track: Track) -> impl Iterator<Item = Seat> {
        let players = self.game.players();
        let lead = players.values().map(|player| player.leadership[track]).max().unwrap_or(0);
        players.seats().filter(move |seat| players[*seat].leadership[track] == lead)
    }

    /// Medals that will be awarded at the end of the round, and to whom as it stands.
    pub(super) fn medals_on_card(self) -> Markup {
        html! {
            @for track in Track::ALL {
                @let medals = self.game.medals_on_card(*track);
                @if medals > 0 {
                    @let name = self.fill("draw-on-card", &[
                        ("count", Value::Number(medals.into()).into()), ("track", self.text(track.key()).into()),
                        ("who", self.names(self.leaders(*track)).into()),
                    ]);
                    span class="oc-m" role="img" aria-label=(name) title=(name) {
                        @for _ in 0..medals { (icon(track.medals())) } "›" (self.tokens(self.leaders(*track)))
                    }
                }
            }
        }
    }
}
