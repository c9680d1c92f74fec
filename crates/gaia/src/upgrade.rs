//! Action 3, upgrading a structure (GP-UPG).

use hex::Cell;
use table::{Lang, Refusal, Seat, Sketch, Words};

use crate::event::{Event, Lay};
use crate::moves::{Move, Terms};
use crate::names::{Ability, Feat, Named, Structure, Token};
use crate::{Gaia, Play, show};

impl Gaia {
    /// Whether the structure on this hex can become one of this kind, and at what price.
    pub(crate) fn check_upgrade(&self, seat: Seat, cell: Cell, to: Structure) -> Result<Terms, Refusal> {
        self.on_map(cell)?;
        let player = &self.players[seat];
        let Some(from) = player.structure_at(cell) else {
            return Err(Refusal::new("GP-UPG-1", "nothing-to-upgrade"));
        };
        let row = &player.board().structures[to];
        if row.upgraded_from != Some(from) {
            return Err(Refusal::new("GP-UPG-1", "no-such-upgrade")
                .with("from", from.id())
                .with("to", to.id()));
        }
        if self.lost_planet.is_some_and(|lost| lost.at == cell && lost.owner == seat)
            || player.shared.contains(cell)
        {
            return Err(Refusal::new("GP-UPG-13", "never-upgraded"));
        }
        if self.pieces_left(seat, to) == 0 {
            return Err(Refusal::new("GP-UPG-4", "no-piece-left").with("piece", to.id()));
        }
        let cost = match row.cost_near_opponent {
            Some(near) if self.opponent_near(seat, cell) => near,
            _ => row.cost,
        };
        self.afford(seat, cost, upgrade_rule(to))?;
        Ok(Terms::new(cost))
    }

    /// GP-UPG-5, GP-UPG-6: whether an opponent's structure is near.
    fn opponent_near(&self, seat: Seat, cell: Cell) -> bool {
        let near = self.board.grid().within(cell, self.data().numbers.neighbourhood);
        self.players.iter().any(|(other, player)| other != seat && player.planets().intersects(near))
    }

    /// Upgrades that may be possible.
    pub(crate) fn list_upgrades(&self, seat: Seat, out: &mut Vec<Move>) {
        let player = &self.players[seat];
        for (to, row) in &player.board().structures {
            let cheapest = row.cost_near_opponent.unwrap_or(row.cost);
            let Some(from) = row.upgraded_from else { continue };
            if cheapest.ore <= player.ore
                && cheapest.credits <= player.credits
                && self.pieces_left(seat, to) > 0
            {
                out.extend(player.structures[from].iter().map(|cell| Move::Upgrade(cell, to)));
            }
        }
    }
}

impl Play<'_> {
    /// GP-UPG-2, GP-UPG-14: the new structure replaces the old one, with everything that follows.
    pub(crate) fn upgrade(&mut self, seat: Seat, cell: Cell, to: Structure) {
        let terms = self.check_upgrade(seat, cell, to).expect("the upgrade was checked");
        self.pay(seat, terms.cost);
        let had_institute = self.players[seat].has_institute();
        self.replace_structure(seat, cell, to);
        if to.is_big() {
            self.feat(seat, Feat::BuildBigStructure, 1);
        }
        if !had_institute && self.players[seat].can(Ability::OwnFederationToken) {
            self.gain_token(seat, Token::Gleens, Lay::Aside);
        }
        if self.players[seat].board().structures[to].gives_tech_tile {
            self.offer_tile(seat);
        }
    }

    /// Exchanges the structure on a hex, which lets neighbours charge and may score as a trading station.
    pub(crate) fn replace_structure(&mut self, seat: Seat, cell: Cell, to: Structure) {
        self.exchange_structure(seat, cell, to);
        if to == Structure::TradingStation {
            self.feat(seat, Feat::BuildTradingStation, 1);
        }
    }

    /// Exchanges the structure on a hex, which lets neighbours charge, and scores nothing.
    pub(crate) fn exchange_structure(&mut self, seat: Seat, cell: Cell, to: Structure) {
        let player = &mut self.players[seat];
        let from = player.structure_at(cell).expect("a structure stands here");
        player.structures[from].remove(cell);
        player.structures[to].insert(cell);
        self.tell(Event::Replaced { seat, from, to, at: cell });
        self.trigger_charging(cell, seat);
    }
}

/// The rule that states the price.
fn upgrade_rule(to: Structure) -> &'static str {
    match to {
        Structure::Mine => "GP-MINE-2",
        Structure::TradingStation => "GP-UPG-5",
        Structure::Institute => "GP-UPG-7",
        Structure::ResearchLab => "GP-UPG-8",
        Structure::AcademyLeft | Structure::AcademyRight => "GP-UPG-9",
    }
}

/// What upgrading is called.
pub(crate) fn label(game: &Gaia, mv: Move, lang: Lang) -> Option<Words> {
    let Move::Upgrade(cell, to) = mv else { return None };
    let (key, mut values) = show::at(game, "move-upgrade", cell, lang);
    values.push(("structure", to.id().into()));
    Some((key, values))
}

/// Where it happens.
pub(crate) fn sketch(game: &Gaia, seat: Seat, mv: Move) -> Sketch {
    let Move::Upgrade(cell, to) = mv else { return Sketch::default() };
    show::piece(game, seat, cell, to.id(), "group-build")
}
