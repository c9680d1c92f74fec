//! `astrarium render`: a position of a game as a page of drawings.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{AnyGame, Eye, GameKind, Lang, Log, Look, Panel, Spot};

use crate::failure::Failure;
use crate::{files, registry};

/// Draw a position of a game as one HTML file.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The log of the game.
    #[arg(value_name = "FILE")]
    log: PathBuf,

    /// Draw the position after this many moves instead of the last one.
    #[arg(long = "move", value_name = "N")]
    moves: Option<usize>,

    /// The language of the drawings: en or de.
    #[arg(long, value_name = "LANG", default_value_t = Lang::En)]
    lang: Lang,

    /// Dark or light; without it the page follows the system of whoever opens it.
    #[arg(long, value_enum)]
    theme: Option<Theme>,

    /// The file to write.
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  astrarium render evening.log -o evening.html
  astrarium render evening.log --move 120 --lang de --theme light -o evening.html";

/// The two looks of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Theme {
    /// Night
    Dark,
    /// Paper
    Light,
}

/// Draws a position.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let log = up_to(files::read_log(&args.log)?, args.moves)?;
    let kind = registry::of_log(&log, data)?.kind;
    let game = kind.replay(&log)?.seen_by(Eye::Spectator);
    let drawings = drawings(&kind, &*game, args.lang);
    let page = page(game.name(), args, &drawings).into_string();
    files::write_with(&args.output, |out| out.write_all(page.as_bytes()))
}

/// The log without the moves that come later.
fn up_to(mut log: Log, moves: Option<usize>) -> Result<Log, Failure> {
    let all = log.moves.len();
    match moves {
        Some(wanted) if wanted > all => Err(Failure::Usage(format!(
            "the game has {all} moves, so there is no position after move {wanted}"
        ))),
        Some(wanted) => {
            log.moves.truncate(wanted);
            Ok(log)
        }
        None => Ok(log),
    }
}

/// The drawings of a game with its style sheet.
fn drawings(kind: &GameKind, game: &dyn AnyGame, lang: Lang) -> Markup {
    let panels = game.panels(&Look::new(lang, Eye::Spectator));
    let at = |wanted: fn(&Spot) -> bool| panels.iter().filter(move |panel| wanted(&panel.spot));
    let people = game.people(lang);
    let draw = |panel: &Panel| PreEscaped(people.fill(&panel.body.0, |name| html! { (name) }.into_string()));
    let middle = |spot: &Spot| matches!(spot, Spot::Board | Spot::Table | Spot::Gallery);
    html! {
        style { (PreEscaped((kind.style)())) }
        ((kind.symbols)())
        main class="render" {
            div class="hero" { @for panel in at(middle) { (draw(panel)) } }
            div class="side" { @for panel in at(|spot| *spot == Spot::Side) { (draw(panel)) } }
            div class="mats" { @for panel in at(|spot| matches!(spot, Spot::Mat(_))) { (draw(panel)) } }
        }
    }
}

fn page(title: &str, args: &Args, drawings: &Markup) -> Markup {
    let theme = args.theme.map(|theme| match theme {
        Theme::Dark => "dark",
        Theme::Light => "light",
    });
    html! {
        (DOCTYPE)
        html lang=(args.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Astrarium: " (title) }
                style { (PreEscaped(FRAME)) }
            }
            body { (drawings) }
        }
    }
}

/// How the drawings lie on this page.
const FRAME: &str = "\
body{margin:0;padding:12px;background:var(--sky)}
.render,.render>div{display:grid;gap:12px;align-content:start;grid-template-columns:minmax(0,1fr)}
.render>.mats{grid-template-columns:repeat(auto-fill,minmax(min(340px,100%),1fr));align-items:start}
@media(min-width:1200px){.render{grid-template-columns:minmax(0,5fr) minmax(0,4fr)}.render>.mats{grid-column:1/-1}}";
