//! What follows from a move beyond price and gain: how its price comes about, where points come from, what is lost, who
//! else gains by it, and what cannot be undone. Most of it is read off a copy of the game on which the move was tried.

use hex::Cell;
use table::{Eye, Filling, Lang, Look, Run, Seat, Show as _};

use super::explain::capital;
use crate::Gaia;
use crate::catalogue::Effect;
use crate::draw::Pen;
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::{Decision, Draft, Move, Terms};
use crate::names::{Ability, Area, Booster, Faction, FreeAction, Named, Place, Planet, Structure};
use crate::player::{Player, Special};
use crate::power::Bowl;
use crate::score::Source;

/// What is to be said about a legal move.
pub(crate) fn notes(game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
    let look = Look::new(lang, Eye::Spectator);
    let pen = Pen::new(game, &look);
    let (mv, after) = (run.mv, &run.after);
    let mut notes = pen.price_notes(seat, mv, run.terms);
    notes.extend(pen.point_notes(seat, run));
    notes.extend(pen.instead_notes(seat, run));
    notes.extend(pen.loss_notes(seat, run));
    notes.extend(pen.income_notes(after, seat, mv));
    notes.extend(pen.kind_notes(after, seat, mv));
    if let Some(at) = built_at(mv) {
        notes.extend(pen.offer_notes(seat, at));
        let joins = run.events.iter().any(|event| matches!(event, Event::Joined { .. }));
        notes.extend(joins.then(|| pen.text("note-joins")));
    }
    notes
}

/// What a faction is like.
pub(crate) fn faction_notes(game: &Gaia, faction: Faction, lang: Lang) -> Vec<String> {
    Pen::new(game, &Look::new(lang, Eye::Spectator)).about_faction(faction)
}

/// What is near a place to start.
pub(crate) fn start_notes(game: &Gaia, seat: Seat, cell: Cell, lang: Lang) -> Vec<String> {
    Pen::new(game, &Look::new(lang, Eye::Spectator)).about_start(seat, cell)
}

/// How far a federation in the making has come.
pub(crate) fn draft_notes(game: &Gaia, seat: Seat, draft: Draft, lang: Lang) -> Vec<String> {
    Pen::new(game, &Look::new(lang, Eye::Spectator)).draft_in_words(seat, draft)
}

/// Whether a move changes the income of all rounds to come, not only that of a booster.
fn is_lasting(mv: Move) -> bool {
    matches!(
        mv,
        Move::Mine(_)
            | Move::Upgrade(..)
            | Move::Research(_)
            | Move::Step(_)
            | Move::Downgrade(_)
            | Move::Tile(_)
            | Move::Cover(_)
    )
}

/// The hex on which a move builds something for which neighbours may charge power (GP-CHARGE-1).
fn built_at(mv: Move) -> Option<Cell> {
    match mv {
        Move::Mine(cell) | Move::Upgrade(cell, _) | Move::Downgrade(cell) | Move::LostPlanet(cell) => {
            Some(cell)
        }
        _ => None,
    }
}

/// What is in `more` beyond `less`.
fn beyond(more: Goods, less: Goods) -> Goods {
    Goods {
        credits: more.credits.saturating_sub(less.credits),
        ore: more.ore.saturating_sub(less.ore),
        knowledge: more.knowledge.saturating_sub(less.knowledge),
        qic: more.qic.saturating_sub(less.qic),
        charge: more.charge.saturating_sub(less.charge),
        tokens: more.tokens.saturating_sub(less.tokens),
        ..Goods::NONE
    }
}

impl Pen<'_> {
    fn number(self, key: &str, name: &str, number: u8) -> String {
        self.fill(key, &[(name, number.into())])
    }

    /// How a price comes about.
    fn price_notes(self, seat: Seat, mv: Move, terms: Terms) -> Vec<String> {
        let mut notes = Vec::new();
        if terms.steps_paid > 0 {
            let each = self.game.ore_per_step(seat);
            notes.push(self.fill(
                "note-steps",
                &[("steps", terms.steps_paid.into()), ("ore", (each * terms.steps_paid).into())],
            ));
        }
        if terms.steps_free > 0 {
            notes.push(self.number("note-steps.free", "steps", terms.steps_free));
        }
        if terms.range_qic > 0 {
            let more = terms.range_qic * self.game.data().numbers.range_per_qic;
            notes.push(self.fill("note-range", &[("qic", terms.range_qic.into()), ("range", more.into())]));
        }
        match mv {
            Move::Mine(cell) if self.game.planet_at(cell) == Planet::Gaia => {
                let mine = self.game.players[seat].board().structures[Structure::Mine].cost;
                let extra = beyond(terms.cost, mine + Goods::qic(terms.range_qic));
                if !extra.is_none() {
                    notes.push(self.fill("note-gaia", &[("price", self.goods(extra).into())]));
                }
            }
            Move::Upgrade(_, to) => {
                let row = &self.game.players[seat].board().structures[to];
                let near = row.cost_near_opponent.filter(|near| *near == terms.cost);
                notes.extend(near.map(|near| {
                    let saved = self.goods(beyond(row.cost, near));
                    self.fill("note-near", &[("saved", saved.into())])
                }));
                if row.cost_near_opponent.is_some() && near.is_none() {
                    notes.push(self.text("note-near.not"));
                }
            }
            _ => {}
        }
        notes
    }

    /// Where points come from, as far as the move's own name does not say it.
    fn point_notes(self, seat: Seat, run: &Run<Gaia>) -> Vec<String> {
        let takes_tile = matches!(run.mv, Move::Tile(_) | Move::Cover(_) | Move::AdvancedTile(_));
        let told = |source: Source| match source {
            Source::Round(_) | Source::Booster(_) | Source::Gleens => true,
            Source::Standard(_) | Source::Advanced(_) => !takes_tile,
            _ => false,
        };
        let scored = run.events.iter().filter_map(|event| match *event {
            Event::Scored { seat: who, points, source } if who == seat && told(source) => {
                let name = self.game.source(&source.name(), self.look.lang);
                let points = self.say("vp.amount", &[("count", i32::from(points).into())]);
                Some(format!("{points} · {name}"))
            }
            _ => None,
        });
        scored.collect()
    }

    /// QIC that arrive as ore (GP-FAC-GLEENS-1).
    fn instead_notes(self, seat: Seat, run: &Run<Gaia>) -> Vec<String> {
        let instead = run.events.iter().filter_map(|event| match *event {
            Event::QicAsOre { seat: who, count } if who == seat => Some(count),
            _ => None,
        });
        instead.map(|count| self.number("note-qic-as-ore", "count", count)).collect()
    }

    /// What a limit takes away (GP-COMP-4, GP-POWER-3).
    fn loss_notes(self, seat: Seat, run: &Run<Gaia>) -> Vec<String> {
        let lost = run.events.iter().filter_map(|event| match *event {
            Event::Lost { seat: who, goods } if who == seat => Some(goods),
            _ => None,
        });
        let amounts = lost.flat_map(Goods::named).filter(|(_, amount)| *amount > 0);
        let words = amounts.map(|(what, count)| {
            let key = if what == "charge" { "note-lost.charge" } else { "note-lost" };
            self.fill(key, &[("amount", self.amount(what, count).into()), ("count", count.into())])
        });
        words.collect()
    }

    /// What changes in the income of the rounds to come.
    fn income_notes(self, after: &Gaia, seat: Seat, mv: Move) -> Vec<String> {
        if !is_lasting(mv) || self.game.round == self.game.data().numbers.rounds {
            return Vec::new();
        }
        let (now, then) = (self.game.income(seat), after.income(seat));
        let changes = [("note-income", beyond(then, now)), ("note-income.less", beyond(now, then))];
        let told = changes.into_iter().filter(|(_, goods)| !goods.is_none());
        told.map(|(key, goods)| self.fill(key, &[("goods", self.goods(goods).into())])).collect()
    }

    /// Who may charge power, and at what price.
    fn offer_notes(self, by: Seat, at: Cell) -> Vec<String> {
        let offers = self.game.offers_for(by, at);
        let told = offers.into_iter().map(|(seat, offer)| {
            let price = self.game.charge_price(offer.power);
            let values: [(&str, Filling<'_>); 3] =
                [("who", self.seat_name(seat).into()), ("power", offer.power.into()), ("vp", price.into())];
            let key = if offer.token_first.is_some() { "note-offer.token" } else { "note-offer" };
            self.fill(key, &values)
        });
        told.collect()
    }

    /// What belongs to single kinds of moves.
    fn kind_notes(self, after: &Gaia, seat: Seat, mv: Move) -> Vec<String> {
        let player = &self.game.players[seat];
        let last_round = self.game.round == self.game.data().numbers.rounds;
        match mv {
            Move::Upgrade(_, to) => self.upgrade_notes(player, to),
            Move::Mine(cell) => {
                let shared = after.players[seat].shared.contains(cell);
                shared.then(|| self.text("note-shared")).into_iter().collect()
            }
            Move::GaiaProject(_) if last_round => vec![self.text("note-project.late")],
            Move::GaiaProject(_) => vec![self.text("note-project")],
            Move::Research(area) | Move::Step(area) => self.level_notes(player, area),
            Move::Act(action, _) => self.action_notes(self.game.data().board_actions[action].effect),
            Move::Special(Special::Booster) => {
                vec![self.text("note-mine-paid"), self.text("note-once.special")]
            }
            Move::Special(_) => vec![self.text("note-once.special")],
            Move::Tile(place) => self.tile_notes(place),
            Move::AdvancedTile(area) => {
                let tile = self.game.advanced_dealt[area].map(|tile| self.explain(tile));
                tile.into_iter().chain(["note-green", "note-covers"].map(|key| self.text(key))).collect()
            }
            Move::Charge { .. } | Move::Income(_) => self.power_notes(after, player, seat),
            Move::Cover(tile) => {
                vec![self.fill("note-cover", &[("tile", self.name(tile).into())])]
            }
            Move::Token(token) if !self.game.data().tokens[token].green => vec![self.text("note-not-green")],
            Move::Pass(booster) => self.pass_notes(booster),
            Move::EndTurn => self.waiting_notes(seat),
            Move::Federate => {
                let need = i32::from(self.game.federation_need(seat));
                vec![self.say("note-federate", &[("need", need.into())])]
            }
            Move::Convert(FreeAction::GaiaformerToQic | FreeAction::TokenToKnowledge, _) => {
                vec![self.text("note-back")]
            }
            Move::Sacrifice(_) => {
                let gone = (!player.can(Ability::SacrificedToGaia)).then(|| self.text("note-gone"));
                self.power_notes(after, player, seat).into_iter().chain(gone).collect()
            }
            Move::GaiaTile => vec![self.text("note-gone.tokens")],
            _ => Vec::new(),
        }
    }

    /// What a power or QIC action leads to.
    fn action_notes(self, effect: Effect) -> Vec<String> {
        let more = match effect {
            Effect::BuildMine(_) => Some("note-mine-paid"),
            Effect::TechTile => Some("note-tile"),
            Effect::Gain(..) | Effect::Rescore => None,
        };
        more.into_iter().chain(["note-once"]).map(|key| self.text(key)).collect()
    }

    /// What a standard tech tile does, and where one may advance with it.
    fn tile_notes(self, place: Place) -> Vec<String> {
        let step = match place.area() {
            Some(area) => self.fill("note-step", &[("area", self.name(area).into())]),
            None => self.text("note-step.any"),
        };
        self.game.tiles[place].map(|tile| self.explain(tile)).into_iter().chain([step]).collect()
    }

    /// The power cycle after a move that changes it, unless something about it is still open.
    fn power_notes(self, after: &Gaia, before: &Player, seat: Seat) -> Vec<String> {
        let power = after.players[seat].power;
        let open = after.question().is_some_and(|next| matches!(next.decision, Decision::Brainstone(_)));
        if open || power == before.power {
            return Vec::new();
        }
        let [one, two, three] = [Bowl::I, Bowl::II, Bowl::III].map(|bowl| power.in_area(bowl));
        let values = [("one", one.into()), ("two", two.into()), ("three", three.into())];
        vec![self.say("note-power-after", &values)]
    }

    /// What is near a place to start.
    fn about_start(self, seat: Seat, cell: Cell) -> Vec<String> {
        let near = self.game.board().grid().within(cell, self.game.data().numbers.neighbourhood);
        let barren = self.game.planets_of(Planet::Empty) | self.game.planets_of(Planet::Transdim);
        let planets = (near - barren).len() as u8 - 1;
        let near_by = |other: &Seat| *other != seat && self.game.players[*other].planets().intersects(near);
        let names: Vec<String> =
            self.game.players.seats().filter(near_by).map(|other| self.seat_name(other)).collect();
        let count = self.number("note-start", "count", planets);
        let who =
            (!names.is_empty()).then(|| self.fill("note-start.who", &[("who", names.join(", ").into())]));
        std::iter::once(count).chain(who).collect()
    }

    fn upgrade_notes(self, player: &Player, to: Structure) -> Vec<String> {
        let board = player.board();
        let mut notes = Vec::new();
        if board.structures[to].gives_tech_tile {
            notes.push(self.text("note-tile"));
        }
        if to == Structure::Institute {
            let new = Ability::ALL.iter().filter(|ability| board.institute_abilities.has(**ability));
            notes.extend(new.map(|ability| self.name(*ability)));
        }
        if to == Structure::AcademyRight {
            notes.push(self.fill("note-academy", &[("goods", self.goods(board.academy_action).into())]));
        }
        notes
    }

    /// What a research level does from now on, and what it takes.
    fn level_notes(self, player: &Player, area: Area) -> Vec<String> {
        let level = player.research[area] + 1;
        let Some(kind) = self.game.data().areas[area].levels.get(usize::from(level)) else {
            return Vec::new();
        };
        // Gains and income are told elsewhere.
        let told = [self.text("draw-once"), self.text("draw-income")];
        let words = self.level_title(level, kind);
        // What does not change is not worth a word.
        let before = &self.game.data().areas[area].levels[usize::from(player.research[area])];
        let before = self.level_title(player.research[area], before);
        let rest: Vec<&str> = words
            .split("; ")
            .skip(1)
            .filter(|part| !told.iter().any(|word| part.starts_with(&format!("{word}:"))))
            .filter(|part| !before.split("; ").any(|old| old == *part))
            .collect();
        let mut notes = Vec::new();
        if !rest.is_empty() {
            let name = self.say("draw-level", &[("level", level.into())]);
            notes.push(format!("{}: {}", capital(&name), rest.join("; ")));
        }
        if level == 5 {
            notes.push(self.text("note-green"));
        }
        notes
    }

    fn pass_notes(self, booster: Option<Booster>) -> Vec<String> {
        let mut notes = vec![self.text("note-pass")];
        if booster.is_some() && self.game.passed.is_empty() {
            notes.push(self.text("note-pass.first"));
        }
        notes.extend(booster.map(|booster| self.explain(booster)));
        notes
    }

    /// Who will be asked once the turn is over.
    fn waiting_notes(self, seat: Seat) -> Vec<String> {
        let built = self.game.charges.iter().filter(|trigger| trigger.by == seat);
        built.flat_map(|trigger| self.offer_notes(seat, trigger.at)).collect()
    }

    /// How far a federation in the making has come.
    fn draft_in_words(self, seat: Seat, draft: Draft) -> Vec<String> {
        let have = i32::from(self.game.power_of(seat, draft.planets));
        let need = i32::from(self.game.federation_need(seat));
        let power = self.say("note-power", &[("have", have.into()), ("need", need.into())]);
        let placed = draft.satellites.len() as u8;
        let missing = self.game.satellites_missing(seat, draft);
        let satellites = missing.map(|missing| {
            let all = placed + missing;
            let qic = self.game.players[seat].can(Ability::SatellitesCostQic);
            let price = if qic { Goods::qic(all) } else { Goods::tokens(all) };
            let values = [("count", all.into()), ("price", self.goods(price).into())];
            let key = match (all, draft.complete) {
                (0, _) => "note-satellites.none",
                (_, true) => "note-satellites",
                (_, false) => "note-satellites.least",
            };
            self.fill(key, &values)
        });
        std::iter::once(power).chain(satellites).collect()
    }

    /// What a faction is like.
    fn about_faction(self, faction: Faction) -> Vec<String> {
        let board = &self.game.data().factions[faction];
        let goods = self.fill("note-start-goods", &[("goods", self.goods(board.start).into())]);
        let home = self.fill("explain-home", &[("planet", self.name(board.home).into())]);
        let [one, two, three] = board.start_power;
        let power = self
            .say("note-start-power", &[("one", one.into()), ("two", two.into()), ("three", three.into())]);
        let own = Ability::ALL.iter().filter(|ability| board.abilities.has(**ability));
        let later = Ability::ALL.iter().filter(|ability| board.institute_abilities.has(**ability));
        let later = later
            .map(|ability| self.fill("explain-with-institute", &[("ability", self.name(*ability).into())]));
        [home, goods, power].into_iter().chain(own.map(|ability| self.name(*ability))).chain(later).collect()
    }
}
