//! What people read.

use std::sync::LazyLock;

use table::{Game as _, Lang, Note, Seat, SetupOption, Show, StandingOrder, Stock, Texts};

use crate::{Decision, Hoard, Move, turn};

pub(crate) fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        let sources =
            [(Lang::En, include_str!("../text/en.ftl")), (Lang::De, include_str!("../text/de.ftl"))];
        Texts::new(&sources).expect("the embedded texts are sound")
    });
    &TEXTS
}

impl Show for Hoard {
    const CHIPS: &'static [&'static str] = &["stones", "points"];

    fn usual() -> Decision {
        turn::Turn.into()
    }

    fn stage(&self, lang: Lang) -> String {
        Hoard::texts().format(lang, "stage", &[("turn", (self.turns() as i32).into())])
    }

    fn round(&self) -> u32 {
        self.turns().div_ceil(u32::from(self.seats()))
    }

    fn order(&self) -> Vec<Seat> {
        self.players.seats().collect()
    }

    fn stock(&self, seat: Seat) -> Vec<Stock> {
        let stock = |what, amount: u8| Stock { what, amount: amount.into(), income: 0 };
        vec![stock("stones", self.players[seat].stones), stock("cards", self.players[seat].hand.len())]
    }

    fn points(&self, seat: Seat) -> i32 {
        self.players[seat].points
    }

    /// Alike as the seats are, some dig and some do not.
    fn plays(&self, seat: Seat) -> Option<&'static str> {
        Some(if self.players[seat].luck.is_some() { "plays-dug" } else { "plays-gathered" })
    }

    fn attempts(&self, place: &str) -> Vec<Move> {
        if place == "heap" { vec![Move::Take(1)] } else { Vec::new() }
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        let title = match place {
            "heap" => "heap",
            "deck" => "deck",
            _ => return None,
        };
        let text = |key: &str| Hoard::texts().get(lang, key);
        Some(Note { title: text(title), text: text(&format!("{title}.text")), rule: Some("HO-TAKE-1") })
    }

    fn plan(&self, seat: Seat) -> Option<Self> {
        if self.turns == 0 || self.stack.is_empty() {
            return None;
        }
        let mut plan = self.clone();
        plan.stack.clear();
        plan.ask(seat, turn::Turn);
        Some(plan)
    }

    fn orders() -> &'static [StandingOrder] {
        &[StandingOrder { key: "greed", values: &["ask", "one"] }]
    }

    fn options() -> &'static [SetupOption] {
        &[]
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rules.md"),
            Lang::De => include_str!("../rules.de.md"),
        }
    }

    fn introduction(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../introduction.en.md"),
            Lang::De => include_str!("../introduction.de.md"),
        }
    }

    fn reconstructed() -> &'static [&'static str] {
        &[]
    }
}
