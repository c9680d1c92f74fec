//! What the things of the table are: every place that a drawing names.

use hex::{Axial, Cell};
use table::{Eye, Filling, Lang, Look, Note, Seat};

use super::rules;
use crate::catalogue::Abilities;
use crate::draw::Pen;
use crate::goods::Goods;
use crate::mine::PlaceMine;
use crate::moves::{Decision, Help};
use crate::names::{
    Ability, Advanced, Area, BoardAction, Booster, Faction, FinalTile, Named, Place, Planet, Standard,
    Structure, Token,
};
use crate::notation::special_name;
use crate::player::{Special, TileState};
use crate::{Gaia, Phase};

/// The explanation of a place.
pub(super) fn note(game: &Gaia, place: &str, lang: Lang) -> Option<Note> {
    let (kind, name) = place.split_once('-')?;
    let look = Look::new(lang, Eye::Spectator);
    let note = Pen::new(game, &look).about(kind, name)?;
    Some(Note { title: capital(&note.title), ..note })
}

/// With a capital letter in front.
pub(super) fn capital(words: &str) -> String {
    let (first, rest) = words.split_at(words.chars().next().map_or(0, char::len_utf8));
    format!("{}{rest}", first.to_uppercase())
}

/// The hex that a drawing calls by these coordinates.
pub(super) fn hex_named(game: &Gaia, name: &str) -> Option<Cell> {
    let (q, r) = name.split_once(',')?;
    let at = Axial { q: q.parse().ok()?, r: r.parse().ok()? };
    game.board().grid().at(at)
}

/// The special action that a drawing calls by this name.
pub(super) fn special_named(name: &str) -> Option<Special> {
    let single = [Special::Academy, Special::Institute, Special::Faction, Special::Booster];
    let standard = Standard::ALL.iter().copied().map(Special::Standard);
    let advanced = Advanced::ALL.iter().copied().map(Special::Advanced);
    single.into_iter().chain(standard).chain(advanced).find(|special| special_name(*special) == name)
}

/// Sentences one after the other.
fn text(sentences: impl IntoIterator<Item = String>) -> String {
    let full: Vec<String> = sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect();
    full.join(" ")
}

impl Pen<'_> {
    /// The explanation of a thing of this kind.
    fn about(self, kind: &str, name: &str) -> Option<Note> {
        match kind {
            "hex" => Some(self.about_hex(hex_named(self.game, name)?)),
            "area" => Some(self.about_area(Named::from_id(name)?)),
            "tile" => self.about_tile(Named::from_id(name)?),
            "advanced" => self.about_advanced(Named::from_id(name)?),
            "action" => Some(self.about_action(Named::from_id(name)?)),
            "booster" => Some(self.about_booster(Named::from_id(name)?)),
            "token" => Some(self.about_token(Named::from_id(name)?)),
            "special" => Some(self.about_special(special_named(name)?)),
            "structure" => Some(self.about_structure(Named::from_id(name)?)),
            "faction" => Some(self.faction_note(Named::from_id(name)?)),
            "seat" => {
                Some(self.about_seat(self.game.players().seats().find(|seat| seat.to_string() == name)?))
            }
            "round" => self.about_round((1..=6).find(|round: &u8| round.to_string() == name)?),
            "final" => self.about_final((0..2).find(|tile: &usize| (tile + 1).to_string() == name)?),
            "automa" => self.about_automa(),
            "bowl" | "goods" => self.about_goods(&format!("{kind}-{name}")),
            _ => None,
        }
    }

    /// Whoever the explanation has in mind: the seat to move, once it plays a faction.
    fn subject(self) -> Option<Seat> {
        let seat = self.game.question()?.seat;
        self.game.players()[seat].faction.map(|_| seat)
    }

    fn players(self) -> impl Iterator<Item = Seat> {
        self.game.players().iter().filter(|(_, player)| player.faction.is_some()).map(|(seat, _)| seat)
    }

    fn listed(self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.who(seat)).collect();
        names.join(", ")
    }

    /// A sentence about players, if there are any.
    fn about_players(self, key: &str, seats: impl IntoIterator<Item = Seat>) -> String {
        let names = self.listed(seats);
        if names.is_empty() { names } else { self.fill(key, &[("who", names.into())]) }
    }

    fn about_hex(self, cell: Cell) -> Note {
        let game = self.game;
        let planet = game.planet_at(cell);
        let sector = self.say("draw-sector", &[("number", game.board().sector(cell).into())]);
        let homes = Faction::ALL.iter().filter(|f| self.game.data().factions[**f].home == planet);
        let homes: Vec<String> = homes.map(|faction| self.name(*faction)).collect();
        let kind = match planet {
            Planet::Empty | Planet::Gaia | Planet::Transdim | Planet::Lost => {
                self.text(&format!("explain-{planet}"))
            }
            _ => self.fill("explain-planet", &[("who", homes.join(", ").into())]),
        };
        let stands = game.players().seats().flat_map(|seat| self.pieces_in_words(seat, cell));
        let mut sentences: Vec<String> = std::iter::once(kind).chain(stands).collect();
        if let Some(seat) = self.subject() {
            sentences.extend(self.prospects(seat, cell, planet));
        }
        let colonized = game.players().values().any(|player| player.planets().contains(cell));
        let rule = match planet {
            Planet::Empty => "GP-FED-5",
            Planet::Lost => "GP-LVL-NAV-8",
            Planet::Transdim => "GP-GAIA-1",
            _ if colonized => "GP-MINE-17",
            Planet::Gaia => "GP-MINE-12",
            _ => "GP-MINE-10",
        };
        Note { title: format!("{}, {sector}", self.name(planet)), text: text(sentences), rule: Some(rule) }
    }

    /// What a player has on a hex, with its power value.
    fn pieces_in_words(self, seat: Seat, cell: Cell) -> Vec<String> {
        let player = &self.game.players()[seat];
        let piece = |key: &str, what: &str| {
            self.fill(key, &[("who", self.who(seat).into()), ("piece", self.text(what).into())])
        };
        let mut words = Vec::new();
        if let Some(kind) = player.structure_at(cell) {
            let values = [
                ("who", self.who(seat).into()),
                ("piece", self.name(kind).into()),
                ("power", self.game.power_value(seat, cell, kind).into()),
            ];
            words.push(self.fill("explain-stands", &values));
            if player.shared.contains(cell) {
                words.push(self.fill("explain-shared", &[("who", self.who(seat).into())]));
            }
        }
        if player.projects.contains(cell) {
            words.push(piece("explain-piece", "gaiaformer"));
        }
        if player.stations.contains(cell) {
            words.push(piece("explain-piece", "space_station"));
        }
        if player.satellites.contains(cell) {
            words.push(piece("explain-piece", "satellite"));
        }
        if player.federated.contains(cell) {
            words.push(self.fill("explain-federated", &[("who", self.who(seat).into())]));
        }
        words
    }

    /// What a hex would mean to a player: how far it is, and what a mine or a project would cost.
    fn prospects(self, seat: Seat, cell: Cell, planet: Planet) -> Vec<String> {
        let game = self.game;
        let who = || ("who", self.who(seat).into());
        let bases = game.players()[seat].bases();
        let Some(distance) = game.board().grid().nearest(cell, bases).filter(|distance| *distance > 0) else {
            return Vec::new();
        };
        let help = match game.question().map(|question| question.decision) {
            Some(Decision::PlaceMine(PlaceMine(help))) => help,
            _ => Help::None,
        };
        let extra = if let Help::Range(extra) = help { extra } else { 0 };
        let price = game.mine_price(seat, cell, help);
        if price.is_err() && !matches!(planet, Planet::Empty | Planet::Transdim) {
            return Vec::new();
        }
        let qic = game.range_qic(seat, distance, extra);
        let range = ("range", (game.range(seat) + extra).into());
        let key = if qic > 0 { "explain-far.qic" } else { "explain-far" };
        let far = self.fill(key, &[who(), ("distance", distance.into()), range, ("qic", qic.into())]);
        let mut sentences = vec![far];
        if let Ok(terms) = price {
            let steps = terms.steps_paid;
            if steps > 0 {
                let ore = game.ore_per_step(seat);
                sentences
                    .push(self.fill("explain-steps", &[who(), ("steps", steps.into()), ("ore", ore.into())]));
            }
            sentences
                .push(self.fill("explain-mine-price", &[who(), ("price", self.goods(terms.cost).into())]));
        } else if planet == Planet::Transdim
            && let Some(tokens) = game.project_tokens(seat)
        {
            let price = self.goods(Goods::tokens(tokens) + Goods::qic(qic));
            sentences.push(self.fill("explain-project-price", &[who(), ("price", price.into())]));
        }
        sentences
    }

    fn about_area(self, area: Area) -> Note {
        let stand = self.players().map(|seat| {
            let level = self.game.players()[seat].research[area];
            self.fill("explain-level", &[("who", self.who(seat).into()), ("level", level.into())])
        });
        let stand: Vec<String> = stand.collect();
        let levels = &self.game.data().areas[area].levels;
        let levels = (0..).zip(levels).map(|(level, kind)| {
            let words = self.level_title(level, kind);
            let (level, effect) = words.split_once("; ").unwrap_or((&words, ""));
            let effect = if effect.is_empty() { self.text("explain-no-effect") } else { effect.to_owned() };
            format!("{}: {effect}.", capital(level))
        });
        let stand = if stand.is_empty() { String::new() } else { format!("{}.", stand.join(", ")) };
        let all = [self.text(&format!("explain-{area}")), stand];
        Note {
            title: self.name(area),
            text: text(all.into_iter().chain(levels)),
            rule: Some(rules::AREAS[area as usize]),
        }
    }

    fn about_tile(self, place: Place) -> Option<Note> {
        let tile = self.game.tiles()[place]?;
        let step = match place.area() {
            Some(area) => self.fill("explain-tile-step", &[("area", self.name(area).into())]),
            None => self.text("explain-tile-step.any"),
        };
        let owners = self.players().filter(|seat| self.game.players()[*seat].tiles[tile] != TileState::None);
        Some(Note {
            title: self.name(tile),
            text: text([self.explain(tile), step, self.about_players("explain-owners", owners)]),
            rule: Some(rules::STANDARD[tile as usize]),
        })
    }

    fn about_advanced(self, area: Area) -> Option<Note> {
        let tile = self.game.advanced_dealt[area]?;
        let owners =
            self.players().filter(|seat| self.game.players()[*seat].advanced().any(|own| own == tile));
        let needs = match self.game.advanced()[area] {
            Some(_) => self.fill("explain-advanced", &[("area", self.name(area).into())]),
            None => String::new(),
        };
        Some(Note {
            title: self.name(tile),
            text: text([self.explain(tile), needs, self.about_players("explain-owners", owners)]),
            rule: Some(rules::ADVANCED[tile as usize]),
        })
    }

    fn about_action(self, action: BoardAction) -> Note {
        let state = match self.game.used_actions()[action] {
            Some(seat) => self.about_players("explain-action-taken", [seat]),
            None => self.text("explain-action-open"),
        };
        Note {
            title: self.name(action),
            text: text([self.explain(action), state]),
            rule: Some(rules::ACTIONS[action as usize]),
        }
    }

    fn about_booster(self, booster: Booster) -> Note {
        let holder = self.players().find(|seat| self.game.players()[*seat].booster == Some(booster));
        let state = match holder {
            Some(seat) => self.about_players("explain-booster-held", [seat]),
            None => self.text("explain-booster-open"),
        };
        let bonus = holder.zip(self.game.data().boosters[booster].on_pass).map(|(seat, bonus)| {
            let vp = bonus.gain.times(self.game.count(seat, bonus.per)).vp;
            self.fill("explain-booster-now", &[("who", self.who(seat).into()), ("vp", vp.into())])
        });
        Note {
            title: self.name(booster),
            text: text([self.explain(booster), state, bonus.unwrap_or_default()]),
            rule: Some(rules::BOOSTERS[booster as usize]),
        }
    }

    fn about_token(self, token: Token) -> Note {
        let left = self.say("explain-token-left", &[("count", self.game.supply()[token].into())]);
        let left = if token == Token::Gleens { String::new() } else { left };
        let lies_there = self.game.terraforming_token() == Some(token);
        let at_top = if lies_there { self.text("explain-token-top") } else { String::new() };
        let owners = self
            .players()
            .filter(|seat| self.game.players()[*seat].tokens.iter().any(|own| own.kind == token));
        Note {
            title: self.name(token),
            text: text([self.explain(token), left, at_top, self.about_players("explain-owners", owners)]),
            rule: Some(rules::TOKENS[token as usize]),
        }
    }

    fn about_special(self, special: Special) -> Note {
        let (name, rule) = match special {
            Special::Standard(tile) => (self.name(tile), rules::STANDARD[tile as usize]),
            Special::Advanced(tile) => (self.name(tile), rules::ADVANCED[tile as usize]),
            Special::Academy => (self.text("special-academy"), "GP-UPG-11"),
            Special::Institute => (self.text("special-institute"), "GP-SPEC-5"),
            Special::Faction => (self.text("special-faction"), "GP-FAC-BESCODS-4"),
            Special::Booster => (self.text("special-booster"), "GP-SPEC-6"),
        };
        let owners = self.players().filter(|seat| self.game.specials(*seat).any(|own| own == special));
        let words = owners.map(|seat| {
            let player = &self.game.players()[seat];
            let state = self.text(if player.used.has(special) { "draw-used" } else { "draw-ready" });
            let what = self.special_title(player, special);
            let what = if what.ends_with("C.") { &what } else { what.trim_end_matches('.') };
            format!("{}: {what} ({state}).", self.who(seat))
        });
        let effect = match special {
            Special::Standard(tile) => self.explain(tile),
            Special::Advanced(tile) => self.explain(tile),
            _ => String::new(),
        };
        let all = [self.text("explain-special"), effect].into_iter().chain(words);
        Note { title: name, text: text(all), rule: Some(rule) }
    }

    fn about_structure(self, kind: Structure) -> Note {
        let row = self.subject().or_else(|| self.players().next()).map(|seat| {
            let row = &self.game.players()[seat].board().structures[kind];
            let words = self.row_title(kind, row, self.game.pieces_used(seat, kind));
            format!("{}: {words}.", self.who(seat))
        });
        let rule = match kind {
            Structure::Mine => "GP-MINE-1",
            Structure::TradingStation => "GP-UPG-5",
            Structure::ResearchLab => "GP-UPG-8",
            Structure::Institute => "GP-UPG-7",
            Structure::AcademyLeft | Structure::AcademyRight => "GP-UPG-11",
        };
        let what = self.text(&format!("explain-{kind}"));
        Note { title: self.name(kind), text: text([what, row.unwrap_or_default()]), rule: Some(rule) }
    }

    fn about_seat(self, seat: Seat) -> Note {
        let player = &self.game.players()[seat];
        let Some(faction) = player.faction else {
            let rule = Some("GP-SETUP-12");
            return Note { title: self.who(seat), text: self.text("explain-no-faction"), rule };
        };
        let Some(card) = self.game.automa_faction().filter(|_| self.game.is_automa(seat)) else {
            return Note { title: self.who(seat), ..self.faction_note(faction) };
        };
        let home = self.game.data().factions[faction].home;
        let home = self.fill("explain-home", &[("planet", self.name(home).into())]);
        let passive = card.passive.map(|passive| self.text(&format!("automa-passive-{passive}")));
        let sentences = [Some(home), Some(self.text("explain-automa")), passive];
        Note {
            title: self.who(seat),
            text: text(sentences.into_iter().flatten()),
            rule: Some("GP-SOLO-FACT-1"),
        }
    }

    /// The Automa's cards.
    fn about_automa(self) -> Option<Note> {
        let cards = format!("{}.", self.cards_in_words(self.game.automa()?));
        let text = text([self.text("ask-automa-card.why"), cards]);
        Some(Note { title: self.text("draw-automa"), text, rule: Some("GP-SOLO-TURN-2") })
    }

    fn faction_note(self, faction: Faction) -> Note {
        let board = &self.game.data().factions[faction];
        let home = self.fill("explain-home", &[("planet", self.name(board.home).into())]);
        let of = |set: Abilities| Ability::ALL.iter().filter(move |ability| set.has(**ability));
        let own = of(board.abilities).map(|ability| self.name(*ability));
        let later = of(board.institute_abilities)
            .map(|ability| self.fill("explain-with-institute", &[("ability", self.name(*ability).into())]));
        Note {
            title: self.name(faction),
            text: text(std::iter::once(home).chain(own).chain(later)),
            rule: Some(rules::FACTIONS[faction as usize]),
        }
    }

    fn about_round(self, round: u8) -> Option<Note> {
        let tile = *self.game.round_tiles().get(usize::from(round) - 1)?;
        let over = self.game.phase() == Phase::Over || round < self.game.round();
        let state = if over {
            "explain-round-over"
        } else if round == self.game.round() {
            "explain-round-on"
        } else {
            "explain-round-later"
        };
        let number = self.say("draw-round", &[("number", round.into())]);
        Some(Note {
            title: format!("{number}: {}", self.name(tile)),
            text: text([self.explain(tile), self.text(state)]),
            rule: Some(rules::ROUNDS[tile as usize]),
        })
    }

    fn about_final(self, index: usize) -> Option<Note> {
        let tile: FinalTile = *self.game.final_tiles().get(index)?;
        let standings = self.game.final_tile_points(tile).into_iter().map(|(seat, vp)| {
            let count = self.game.final_count(seat, tile);
            let values =
                [("who", self.who(seat).into()), ("count", count.into()), ("vp", Filling::Number(vp))];
            self.fill("explain-standing", &values)
        });
        let neutral = (self.game.players().len() <= 2).then(|| {
            let count = self.game.data().final_tiles[tile].neutral;
            self.fill("explain-standing.neutral", &[("count", count.into())])
        });
        let all = std::iter::once(self.explain(tile)).chain(standings).chain(neutral);
        Some(Note { title: self.name(tile), text: text(all), rule: Some(rules::FINALS[tile as usize]) })
    }

    /// Areas of the power cycle, and what lies on a faction board.
    fn about_goods(self, place: &str) -> Option<Note> {
        let (key, rule) = match place {
            "bowl-i" => ("bowl-i", "GP-POWER-5"),
            "bowl-ii" => ("bowl-ii", "GP-POWER-2"),
            "bowl-iii" => ("bowl-iii", "GP-POWER-4"),
            "bowl-gaia" => ("bowl-gaia", "GP-POWER-7"),
            "goods-credits" => ("credits", "GP-COMP-4"),
            "goods-ore" => ("ore", "GP-COMP-4"),
            "goods-knowledge" => ("knowledge", "GP-RES-1"),
            "goods-qic" => ("qic", "GP-COMP-5"),
            "goods-gaiaformers" => ("gaiaformers", "GP-GAIA-3"),
            "goods-satellites" => ("satellite", "GP-FED-7"),
            "goods-stations" => ("space_station", "GP-FAC-IVITS-7"),
            "goods-reach" => ("navigation", "GP-MINE-4"),
            _ => return None,
        };
        let text = self.text(&format!("explain-{}", if key == "navigation" { "reach" } else { key }));
        let title = if key == "navigation" { "draw-range" } else { key };
        Some(Note { title: self.text(title), text, rule: Some(rule) })
    }
}
