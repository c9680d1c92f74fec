//! Ark upgrades (PF-UPG): step 1 of a turn.

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::canteen::Source;
use crate::catalogue::Fee;
use crate::event::Giver;
use crate::names::{Named, NodeKind, Resource, Upgrade};
use crate::payment::{Bill, Purpose};
use crate::places;
use crate::show::named;
use crate::turn::out_of_place;
use crate::{Event, Move, Planetformers, Play, Terms};

impl Planetformers {
    /// The Specialist that an upgrade costs.
    fn upgrade_bill(&self, upgrade: Upgrade) -> Bill {
        match self.data.upgrades[upgrade].fee {
            Fee::Engineer => Bill { engineer: 1, ..Bill::default() },
            Fee::Any => Bill { any_specialist: 1, ..Bill::default() },
        }
    }

    /// PF-UPG-1, PF-UPG-5: not yet unlocked, and its price.
    pub(crate) fn check_upgrade(&self, seat: Seat, upgrade: Upgrade) -> Result<Terms, Refusal> {
        let card = &self.data.upgrades[upgrade];
        if self.players[seat].upgrades[upgrade] == card.steps {
            return Err(Refusal::new("PF-UPG-5", "unlocked").with("upgrade", upgrade.id()));
        }
        self.check_resources(seat, card.cost, 0, "PF-UPG-1")?;
        self.check_bill(seat, self.upgrade_bill(upgrade), "PF-UPG-1")?;
        Ok(Terms::of(card.cost))
    }
}

impl Play<'_> {
    /// An upgrade that was paid for works at once (PF-UPG-3).
    pub(crate) fn unlock(&mut self, seat: Seat, upgrade: Upgrade) {
        let data = self.data;
        let player = &mut self.players[seat];
        player.upgrades[upgrade] += 1;
        let payments = player.upgrades[upgrade];
        // PF-UPG-4, PF-UPG-14: the last payment frees the Colony marker.
        let colony = payments == data.upgrades[upgrade].steps;
        player.colony_pool += u8::from(colony);
        // PF-UPG-17: the second upgrade of a pair frees an Outpost.
        let pair = data.pairs.iter().find(|pair| pair.contains(&upgrade));
        let outpost = pair.is_some_and(|pair| pair.iter().all(|member| player.has(*member)));
        player.outpost_pool += u8::from(outpost);
        self.tell(Event::Unlocked { seat, upgrade, payments, colony, outpost });
    }

    /// What upgrades bring on arrival (PF-UPG-16): resources first, then cards of the Canteen.
    pub(crate) fn arrive(&mut self, seat: Seat) {
        let player = &self.players[seat];
        let (goods, cards, resource) = match self.kind_of(player.ark) {
            Some(NodeKind::Moon) => (Upgrade::SpaceMining, Upgrade::MiningVehicles, Resource::Minerals),
            Some(NodeKind::SpaceStation) => {
                (Upgrade::Biodome, Upgrade::LeisureFacilities, Resource::Workforce)
            }
            _ => return,
        };
        let (goods_unlocked, cards_unlocked) = (player.has(goods), player.has(cards));
        if goods_unlocked {
            self.gain(seat, resource, 1, Giver::Upgrade(goods));
        }
        if cards_unlocked {
            self.ask(seat, Source { left: 1, canteen_only: true });
        }
    }
}

/// Which upgrade to unlock: at most one (PF-UPG-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Unlock;

impl Question<Planetformers> for Unlock {
    fn answers(&self, game: &Planetformers, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Pass);
        let all = Upgrade::ALL.iter().copied();
        out.extend(all.filter(|upgrade| game.check_upgrade(seat, *upgrade).is_ok()).map(Move::Upgrade));
    }

    fn check(&self, game: &Planetformers, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Upgrade(upgrade) => game.check_upgrade(seat, upgrade),
            Move::Pass => Ok(Terms::free()),
            _ => Err(out_of_place()),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Upgrade(upgrade) = mv else { return };
        let cost = play.data.upgrades[upgrade].cost;
        play.pay_all(seat, cost);
        let bill = play.upgrade_bill(upgrade);
        play.charge(seat, bill, Purpose::Upgrade(upgrade));
    }

    fn settled(&self, game: &Planetformers, seat: Seat) -> Option<Move> {
        let none = Upgrade::ALL.iter().all(|upgrade| game.check_upgrade(seat, *upgrade).is_err());
        none.then_some(Move::Pass)
    }
}

impl Ask<Planetformers> for Unlock {
    fn prompt(&self, _game: &Planetformers, _seat: Seat, _lang: Lang) -> Words {
        ("ask-upgrade", vec![])
    }

    fn label(&self, game: &Planetformers, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Pass => Some(("move-pass.upgrade", vec![])),
            _ => label(game, seat, mv, lang),
        }
    }

    fn sketch(&self, _game: &Planetformers, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn notes(&self, _game: &Planetformers, _seat: Seat, run: &Run<Planetformers>, lang: Lang) -> Vec<String> {
        let Move::Upgrade(upgrade) = run.mv else { return Vec::new() };
        vec![Planetformers::texts().get(lang, &format!("{upgrade}.text"))]
    }
}

/// What unlocking is called.
pub(crate) fn label(_game: &Planetformers, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    let Move::Upgrade(upgrade) = mv else { return None };
    Some(named("move-upgrade", "upgrade", upgrade.id()))
}

/// Where it happens: on the Ark card.
pub(crate) fn sketch(seat: Seat, mv: Move) -> Option<Sketch> {
    let Move::Upgrade(upgrade) = mv else { return None };
    Some(Sketch::of("group-upgrades").at(places::upgrade(seat, upgrade)))
}
