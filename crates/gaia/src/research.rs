//! Action 5, research (GP-RES), and the levels of the research board (GP-LVL).

use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::event::{Event, Lay, Origin};
use crate::goods::Goods;
use crate::mine::PlaceLostPlanet;
use crate::moves::{Move, Step, Terms};
use crate::names::{Ability, Area, Count, Feat, Named};
use crate::{Gaia, Play, show};

pub(crate) const TOP: u8 = 5;

impl Gaia {
    /// Whether the player can advance in this area at all (GP-RES-5 to GP-RES-8).
    fn check_step(&self, seat: Seat, area: Area) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        let level = player.research[area] + 1;
        if level > TOP {
            return Err(Refusal::new("GP-RES-8", "top-level").with("area", area.id()));
        }
        if area == Area::Navigation
            && player.can(Ability::NoNavigation)
            && !player.can(Ability::NavigationUnlocked)
        {
            return Err(Refusal::new("GP-FAC-BALTAKS-1", "no-navigation"));
        }
        if level == TOP {
            if self.players.values().any(|other| other.research[area] == TOP) {
                return Err(Refusal::new("GP-RES-6", "level-five-taken").with("area", area.id()));
            }
            if !player.has_green_token() {
                return Err(Refusal::new("GP-RES-5", "green-token"));
            }
        }
        Ok(Terms::free())
    }

    /// What arriving on a level gives at once.
    fn level_gain(&self, seat: Seat, area: Area, level: u8) -> Goods {
        let numbers = &self.data().numbers;
        let kind = &self.data().areas[area].levels[usize::from(level)];
        let charge = if level == 3 { numbers.charge_on_level_3 } else { 0 };
        let vp = match kind.vp_per_gaia_planet {
            0 => 0,
            vp => vp * self.count(seat, Count::GaiaPlanets),
        };
        kind.once + Goods::charge(charge) + Goods::vp(vp)
    }

    /// The research action (GP-RES-1).
    pub(crate) fn check_research(&self, seat: Seat, area: Area) -> Result<Terms, Refusal> {
        let cost = Goods::knowledge(self.data().numbers.research_cost);
        self.check_step(seat, area)?;
        self.afford(seat, cost, "GP-RES-1")?;
        Ok(Terms::new(cost))
    }

    /// A step that an action or a tile brings (GP-TECH-4, GP-TECH-5, GP-FAC-FIRAKS-4, GP-FAC-BESCODS-4).
    pub(crate) fn check_free_step(&self, seat: Seat, step: Step, area: Area) -> Result<Terms, Refusal> {
        let research = &self.players[seat].research;
        match step {
            Step::Only(only) if only != area => {
                Err(Refusal::new("GP-TECH-4", "this-area-only").with("area", only.id()))
            }
            Step::Lowest if research.values().any(|level| *level < research[area]) => {
                Err(Refusal::new("GP-FAC-BESCODS-4", "lowest-only"))
            }
            _ => self.check_step(seat, area),
        }
    }

    /// GP-TECH-11: a step that came with a tile may be declined, the Bescods' action not (GP-FAC-BESCODS-8).
    fn check_no_step(&self, step: Step) -> Result<Terms, Refusal> {
        if step == Step::Lowest && !self.switches.bescods_may_decline {
            return Err(Refusal::new("GP-FAC-BESCODS-8", "step-compulsory"));
        }
        Ok(Terms::free())
    }

    /// Research actions that may be possible.
    pub(crate) fn list_research(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.players[seat].knowledge >= self.data().numbers.research_cost {
            out.extend(Area::ALL.iter().copied().map(Move::Research));
        }
    }
}

impl Play<'_> {
    /// Pays for a level and advances.
    pub(crate) fn research(&mut self, seat: Seat, area: Area) {
        self.pay(seat, Goods::knowledge(self.data().numbers.research_cost));
        self.step(seat, area);
    }

    /// Advances one level, with its bonus (GP-RES-3, GP-RES-4) and everything that rewards research.
    fn step(&mut self, seat: Seat, area: Area) {
        let player = &mut self.players[seat];
        player.research[area] += 1;
        let level = player.research[area];
        self.tell(Event::Advanced { seat, area, level });
        if level == TOP {
            self.flip_green_token(seat);
        }
        self.feat(seat, Feat::AdvanceResearch, 1);
        let kind = &self.data().areas[area].levels[usize::from(level)];
        if kind.federation_token
            && let Some(token) = self.terraforming_token.take()
        {
            self.gain_token(seat, token, Lay::Terraforming);
        }
        if kind.lost_planet && !self.lost_planet_spaces(seat).is_empty() {
            self.ask(seat, PlaceLostPlanet);
        }
        self.gain(seat, self.level_gain(seat, area, level), Origin::Level(area));
    }

    /// A green token pays for level 5 or for an advanced tile.
    pub(crate) fn flip_green_token(&mut self, seat: Seat) {
        if let Some(token) = self.players[seat].flip_green_token() {
            self.tell(Event::Flipped { seat, token });
        }
    }

    /// A step without a question where none is possible (GP-TECH-4).
    pub(crate) fn offer_step(&mut self, seat: Seat, step: Step) {
        if Area::ALL.iter().any(|area| self.check_free_step(seat, step, *area).is_ok()) {
            self.ask(seat, step);
        }
    }
}

impl Question<Gaia> for Step {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let open = Area::ALL.iter().filter(|area| game.check_free_step(seat, *self, **area).is_ok());
        out.extend(open.map(|area| Move::Step(*area)));
        if game.check_no_step(*self).is_ok() {
            out.push(Move::NoStep);
        }
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Step(area) => game.check_free_step(seat, *self, area),
            Move::NoStep => game.check_no_step(*self),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Step(area) = mv {
            play.step(seat, area);
        }
    }
}

impl Ask<Gaia> for Step {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        match self {
            Step::Any => ("ask-step", vec![]),
            Step::Only(area) => show::one("ask-step-only", "area", area.id()),
            Step::Lowest => ("ask-step-lowest", vec![]),
        }
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        label(mv)
    }

    /// The level that is reached is told when it is.
    fn deed(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        (mv == Move::NoStep).then_some(("deed-no-step", vec![]))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Step(area) => Sketch::default().at(format!("area-{area}")),
            _ => Sketch::of("group-end"),
        }
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }

    /// A level costs nothing but the last, which flips a green token.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let mut open = Area::ALL.iter().filter(|area| game.check_free_step(seat, *self, **area).is_ok());
        let (only, None) = (open.next()?, open.next()) else { return None };
        (game.players[seat].research[*only] + 1 < TOP).then_some(Move::Step(*only))
    }
}

/// What research is called.
pub(crate) fn label(mv: Move) -> Option<Words> {
    match mv {
        Move::Research(area) => Some(show::one("move-research", "area", area.id())),
        Move::Step(area) => Some(show::one("move-step", "area", area.id())),
        Move::NoStep => Some(("move-no-step", vec![])),
        _ => None,
    }
}
