//! What everybody shares: home planets with the supply, the tray below them, and the diplomacy tracks.

use maud::{Markup, html};
use table::{Look, Seat};

use super::bits::{self, Bit, run, run_from};
use super::{Pen, classes, colour, role, short};
use crate::Phoenix;
use crate::catalogue::{Catalogue, LevelBonus, TOP_LEVEL};
use crate::goods::Goods;
use crate::names::{Named, Species, Track};

/// Width and height of the drawing.
const SIZE: (u16, u16) = (720, 506);
/// The row of planets: where it begins, how far they are apart.
const PLANET: (f32, f32) = (8.0, 129.0);
/// The tracks: left edge of the first, distance, width, top, height of a level. On the right there is room for
/// the buttons of the page.
const TRACK: (f32, f32, f32, f32, f32) = (58.0, 149.0, 143.0, 250.0, 36.0);

/// The board.
pub fn board(game: &Phoenix, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    let (width, height) = SIZE;
    html! {
        svg id="centre" class="centre" viewBox={ "0 0 " (width) " " (height) } fill="none" role="group"
            aria-label=(pen.text("draw-centre")) {
            (pen.sky())
            g id="planets" { @for (index, species) in Species::ALL.iter().enumerate() { (pen.planet(index, *species)) } }
            (pen.tray())
            (pen.tracks())
        }
    }
}

impl Pen<'_> {
    /// Stars behind everything.
    fn sky(self) -> Markup {
        html! {
            g id="stars" aria-hidden="true" {
                @for n in 0..46u32 {
                    @let (x, y) = (n * 157 % 720, (n * 211 + n * n * 7) % 506);
                    circle cx=(x) cy=(y) r=(if n % 5 == 0 { "1.6" } else { ".9" }) {}
                }
            }
        }
    }

    /// A home planet: how many are left there, and what it takes to bring one home.
    fn planet(self, index: usize, species: Species) -> Markup {
        let place = format!("planet-{species}");
        let target = self.is_target(&place);
        let left = self.game.supply()[species];
        let data = self.game.data.get();
        let price = match species {
            Species::Human => Goods::from(data.numbers.ally_cost),
            Species::Gold => data.transactions.gold,
            _ => data.transactions.aerobic,
        };
        let name = self.fill(
            "draw-planet",
            &[
                ("text", self.explain(&place).into()),
                ("count", left.into()),
                ("goods", self.goods(price).into()),
            ],
        );
        let class = classes(&[
            ("pn", true),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
            ("gone", left == 0),
        ]);
        let (start, step) = PLANET;
        let x = short(start + step * index as f32);
        html! {
            g id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(name) transform={ "translate(" (x) " 6)" } {
                rect class="fr" width="125" height="100" rx="10" {}
                g {
                    circle class={ "world s-" (species) } cx="38" cy="41" r="34" {}
                    path class={ "belt s-" (species) "2" } d=(belt(species)) transform="translate(-3.2 -3.8) scale(.895)" {}
                    use href={ "#i-" (species) } x="18" y="21" width="40" height="40" {}
                    text class="many" x="99" y="40" { (left) }
                    (run(&singles(price), 99.0, 66.0, 13.0))
                    text class="cap" x="62" y="93" { (self.name(species)) }
                }
            }
        }
    }

    /// The diplomacy board: four tracks side by side, level 0 at the foot.
    fn tracks(self) -> Markup {
        let (_, _, _, top, height) = TRACK;
        let lobbying = &self.game.data.get().numbers.lobbying;
        html! {
            g id="diplomacy" role="group" aria-label=(self.text("draw-diplomacy")) {
                text class="head left" x="58" y="241" { (self.text("draw-diplomacy-hint")) }
                g id="lobbying" role="img" aria-label=(self.text("draw-lobbying")) {
                    text class="cap nmn" x="28" y=(short(top + 20.0)) { (self.text("draw-lobbying-short")) }
                    @for level in 1..=TOP_LEVEL {
                        @let y = top + 30.0 + height * f32::from(TOP_LEVEL - level) + 24.0;
                        (run(&bits::goods(Goods::gems(lobbying[usize::from(level)])), 30.0, y, 16.0))
                    }
                }
                @for (index, track) in Track::ALL.iter().enumerate() { (self.track(index, *track)) }
            }
        }
    }

    fn track(self, index: usize, track: Track) -> Markup {
        let place = format!("track-{track}");
        let (target, fresh) = (self.is_target(&place), self.is_fresh(&place));
        let (left, step, width, top, height) = TRACK;
        let used = self.game.action().kind.and_then(crate::names::ShipType::track) == Some(track);
        let class = classes(&[("tr", true), ("hot", used), ("target", target), ("fresh", fresh)]);
        let all = 30.0 + height * f32::from(TOP_LEVEL + 1) + 4.0;
        html! {
            g id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(self.track_name(track))
                transform={ "translate(" (short(left + step * index as f32)) " " (short(top)) ")" } {
                rect class="fr" width=(width) height=(short(all)) rx="10" {}
                g {
                    use href={ "#i-" (track) } x="6" y="6" width="20" height="20" {}
                    text class="head" x="30" y="21" { (self.text(&format!("draw-{track}"))) }
                    @for level in 0..=TOP_LEVEL { (self.level(track, level)) }
                }
            }
        }
    }

    /// A level: its bonus, and the tokens on it.
    fn level(self, track: Track, level: u8) -> Markup {
        let (_, _, width, _, height) = TRACK;
        let y = 30.0 + height * f32::from(TOP_LEVEL - level);
        let here: Vec<Seat> = self
            .game
            .players()
            .iter()
            .filter(|(_, player)| player.tokens[track] == level)
            .map(|(seat, _)| seat)
            .collect();
        html! {
            rect class={ "lvl l" (level) } x="4" y=(short(y + 1.0)) width=(width - 8.0) height=(height - 3.0) rx="6" {}
            @match bonus(&self.game.data, track, level) {
                Some(bits) => (run_from(&bits, 11.0, y + 24.0, 16.0)),
                None => text class="two" x="11" y=(short(y + 23.0)) { (self.text("draw-two")) },
            }
            @for (index, seat) in here.iter().enumerate() {
                @let x = width - 30.0 - 22.0 * (here.len() - 1 - index) as f32;
                g id={ "on-" (track) "-" (seat) } class=(colour(*seat)) {
                    use href={ "#t-" (seat) } x=(short(x)) y=(short(y + 5.5)) width="24" height="24" {}
                }
            }
        }
    }

    /// A track in words: who stands where, and what each level brings.
    fn track_name(self, track: Track) -> String {
        let place = format!("track-{track}");
        let levels = self.game.players().iter().map(|(seat, player)| {
            self.fill(
                "draw-on-level",
                &[("who", self.who(seat).into()), ("level", player.tokens[track].into())],
            )
        });
        format!("{}. {}", self.text(&place), levels.collect::<Vec<_>>().join(", "))
    }
}

/// What a level of a track brings; nothing of its own where two lower ones are taken.
fn bonus(data: &Catalogue, track: Track, level: u8) -> Option<Vec<Bit>> {
    let board = &data.diplomacy;
    match board.levels[usize::from(level)] {
        LevelBonus::Single(goods, resource) => {
            let mut bits = bits::goods(goods);
            if resource > 0 {
                bits.extend([Bit::Text(resource.to_string()), Bit::Icon(board.resource[track].id())]);
            }
            Some(bits)
        }
        LevelBonus::TwoOf(_) => None,
    }
}

/// A price in icons: what is needed once needs no number.
fn singles(price: Goods) -> Vec<Bit> {
    let number = |amount: i32| (amount > 1).then(|| Bit::Text(amount.to_string()));
    let chips = price.chips().into_iter();
    chips.flat_map(|chip| number(chip.amount).into_iter().chain([Bit::Icon(chip.what)])).collect()
}

/// Land and clouds on a planet, different on each.
fn belt(species: Species) -> &'static str {
    match species {
        Species::Teal => "M10 40q18-10 36 0t36 0M9 58q18-10 37 0t37 0",
        Species::Pink => "M30 18h.1M62 24h.1M16 44h.1M74 60h.1M32 82h.1M60 80h.1M18 66h.1M76 38h.1",
        Species::Brown => "M14 30l34-16M8 52l66-32M14 72l70-34M34 84l48-24",
        Species::Gold => "M46 13v74M10 50h72M20 24l52 52M72 24 20 76",
        Species::Human => "M22 24q14 2 12 14t10 12-8 16-12-4M58 20q14 8 12 22t-10 22",
    }
}
