//! Action 5, research (GP-RES), and the levels of the research board (GP-LVL).

use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::moves::{Decision, Move, Step, Terms};
use crate::names::{Ability, Area, Count, Event, Named};
use crate::score::Source;

pub(crate) const TOP: u8 = 5;

impl Gaia {
    /// Whether the player can advance in this area at all (GP-RES-5 to GP-RES-8).
    pub(crate) fn check_step(&self, seat: Seat, area: Area) -> Result<Terms, Refusal> {
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
        Ok(Terms::new(Goods::NONE, self.level_gain(seat, area, level)))
    }

    /// What arriving on a level gives at once.
    fn level_gain(&self, seat: Seat, area: Area, level: u8) -> Goods {
        let numbers = &catalogue().numbers;
        let kind = &catalogue().areas[area].levels[usize::from(level)];
        let charge = if level == 3 { numbers.charge_on_level_3 } else { 0 };
        let vp = match kind.vp_per_gaia_planet {
            0 => 0,
            vp => vp * self.count(seat, Count::GaiaPlanets),
        };
        kind.once + Goods::charge(charge) + Goods::vp(vp)
    }

    /// The research action (GP-RES-1).
    pub(crate) fn check_research(&self, seat: Seat, area: Area) -> Result<Terms, Refusal> {
        let cost = Goods::knowledge(catalogue().numbers.research_cost);
        let step = self.check_step(seat, area)?;
        self.afford(seat, cost, "GP-RES-1")?;
        Ok(Terms { cost, ..step })
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
    pub(crate) fn check_no_step(&self, step: Step) -> Result<(), Refusal> {
        match step == Step::Lowest && !self.switches.bescods_may_decline {
            true => Err(Refusal::new("GP-FAC-BESCODS-8", "step-compulsory")),
            false => Ok(()),
        }
    }

    /// Areas in which a step may be possible.
    pub(crate) fn list_steps(&self, out: &mut Vec<Move>) {
        out.extend(Area::ALL.iter().copied().map(Move::Step));
        out.push(Move::NoStep);
    }

    /// Research actions that may be possible.
    pub(crate) fn list_research(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.players[seat].knowledge >= catalogue().numbers.research_cost {
            out.extend(Area::ALL.iter().copied().map(Move::Research));
        }
    }

    /// Pays for a level and advances.
    pub(crate) fn research(&mut self, seat: Seat, area: Area) {
        self.pay(seat, Goods::knowledge(catalogue().numbers.research_cost));
        self.step(seat, area);
    }

    /// Advances one level, with its bonus (GP-RES-3, GP-RES-4) and everything that rewards research.
    pub(crate) fn step(&mut self, seat: Seat, area: Area) {
        let player = &mut self.players[seat];
        player.research[area] += 1;
        let level = player.research[area];
        if level == TOP {
            player.flip_green_token();
        }
        self.event(seat, Event::AdvanceResearch, 1);
        let kind = &catalogue().areas[area].levels[usize::from(level)];
        if kind.federation_token
            && let Some(token) = self.terraforming_token.take()
        {
            self.gain_token(seat, token);
        }
        if kind.lost_planet && !self.lost_planet_spaces(seat).is_empty() {
            self.ask(seat, Decision::LostPlanet);
        }
        self.gain(seat, self.level_gain(seat, area, level), Source::GaiaProject);
    }
}
