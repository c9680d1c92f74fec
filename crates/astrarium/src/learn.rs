//! `astrarium learn`: games that bots play with themselves, written down as rows of numbers to train a net with.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bots::{Mind, Study};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde_json::json;
use table::{GameKind, Rng, Seed, SetupOption, Values};
use toml::Table;

use crate::failure::Failure;
use crate::nets::with_net;
use crate::sim::{self, Change, MOST_THREADS, Numbers, Players, SeedText, counted};
use crate::{files, registry};

/// Play games to learn from, and write them down as rows of numbers.
///
/// Bots play with themselves and try things out. Every row is a position after a decision, as the seat that decided sees
/// it, with how the game ended for that seat: whole numbers of 16 bits, little-endian, row after row. What the columns are is
/// written beside the file, in FILE.json. `learn/train.py` trains a net with them, which the bots can then use (`--net`).
///
/// The same seed gives the same games. The games have numbers, so a long run can be cut into pieces: `--games 0..5000` on
/// one machine, `--games 5000..10000` on another; the files can be put one behind the other.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game, see `astrarium games`.
    #[arg(value_name = "GAME", value_parser = registry::game_name)]
    game: String,

    /// The file to write.
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,

    /// How many people play: a number like 4, or a range like 2..4, both ends included, whose numbers take turns.
    #[arg(long, value_name = "N|A..B", default_value = "2..4", help_heading = "Games")]
    players: Players,

    /// How many games are played: a number, or from which number to which, the last one not included.
    #[arg(long, value_name = "N|A..B", default_value = "1000", help_heading = "Games")]
    games: Numbers,

    /// The seed of the whole run: a number, or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "1", help_heading = "Games")]
    seed: SeedText,

    /// In how many of a hundred games the options of the set-up are drawn: maps, variants.
    #[arg(long, value_name = "PERCENT", default_value_t = 40, help_heading = "Games")]
    variants: u32,

    /// Any option of the set-up, with its value as TOML; plain words need no quotes. May be given several times.
    #[arg(long, value_name = "KEY=VALUE", help_heading = "Games")]
    set: Vec<Change>,

    /// A folder with a net: `value.toml` and `value.bin`. Without it, the one that comes with the program; `none` for
    /// the game's judge alone.
    #[arg(long, value_name = "DIR|none", help_heading = "Bots")]
    net: Option<PathBuf>,

    /// How many positions a bot looks at for one turn.
    #[arg(long, value_name = "N", default_value_t = 600, help_heading = "Bots")]
    nodes: u32,

    /// From how many ends of its turn a bot looks ahead.
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = "Bots")]
    ends: usize,

    /// In how many of a hundred turns it looks ahead.
    #[arg(long, value_name = "PERCENT", default_value_t = 100, help_heading = "Bots")]
    foresight: u32,

    /// How many of its own turns it looks ahead from there.
    #[arg(long, value_name = "N", default_value_t = 1, help_heading = "Bots")]
    depth: u32,

    /// How many positions it looks at for a turn of somebody else, when it looks ahead.
    #[arg(long, value_name = "N", default_value_t = 200, help_heading = "Bots")]
    answers: u32,

    /// How many positions it looks at for a later turn of its own, when it looks ahead.
    #[arg(long, value_name = "N", default_value_t = 400, help_heading = "Bots")]
    own: u32,

    /// How many of a hundred turns are tried that do not seem best.
    #[arg(long, value_name = "PERCENT", default_value_t = 6, help_heading = "Bots")]
    tried: u32,

    /// How many points worse such a turn may seem.
    #[arg(long, value_name = "POINTS", default_value_t = 1.5, help_heading = "Bots")]
    daring: f64,

    /// How many of a hundred seats begin with a decision taken at random.
    #[arg(long, value_name = "PERCENT", default_value_t = 60, help_heading = "Bots")]
    openings: u32,

    /// How many of a hundred seats have a preference for some turns.
    #[arg(long, value_name = "PERCENT", default_value_t = 40, help_heading = "Bots")]
    stylish: u32,

    /// How many threads play; without it, one for every core.
    #[arg(long, value_name = "T", help_heading = "Run")]
    #[arg(value_parser = |text: &str| counted(text, MOST_THREADS))]
    threads: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  astrarium learn gaia --games 2000 -o rows.bin
  astrarium learn gaia --games 2000..4000 --net new/ -o more.bin
  astrarium learn phoenix --net none --players 2 --games 500 -o first.bin";

/// So many games are written down together.
const BATCH: u64 = 256;

/// Plays the games and writes them down.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let entry = with_net(registry::game(&args.game, data)?, args.net.as_deref())?;
    args.players.check(&entry.kind)?;
    let pool = sim::threads(args.threads)?;
    let study = Study {
        mind: Mind {
            nodes: args.nodes,
            ends: args.ends,
            depth: args.depth,
            answer_nodes: args.answers,
            next_nodes: args.own,
            ..Mind::PLAIN
        },
        foresight: args.foresight,
        tried: args.tried,
        daring: args.daring,
        random_openings: args.openings,
        stylish: args.stylish,
    };
    let setups = Setups::new(&entry.kind, args)?;
    let Numbers(Range { start, end }) = args.games.clone();
    let (begin, mut values) = (Instant::now(), 0);
    files::write_with(&args.output, |out| {
        for first in (start..end).step_by(BATCH as usize) {
            let play = |number| entry.study(&setups.of(&entry.kind, number), &study, args.seed.seed, number);
            let batch = (first..end.min(first + BATCH)).into_par_iter();
            let games: Result<Vec<_>, _> = pool.install(|| batch.map(play).collect());
            // Every set-up was laid out before.
            for row in games.expect("the set-up is sound") {
                values += row.len();
                out.write_all(&row.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>())?;
            }
        }
        Ok(())
    })?;
    let columns = entry.columns();
    let about = json!({
        "game": entry.kind.name,
        "layout": entry.layout(),
        "parts": entry.parts(),
        "columns": columns,
        "rows": values / columns.len(),
        "games": end - start,
        "seconds": begin.elapsed().as_secs_f64(),
    });
    let mut beside = args.output.clone().into_os_string();
    beside.push(".json");
    files::write_with(Path::new(&beside), |out| writeln!(out, "{about:#}"))?;
    files::print(&format!(
        "{} rows of {} games in {:.1} s\n",
        values / columns.len(),
        end - start,
        begin.elapsed().as_secs_f64()
    ))
}

/// The set-ups of the games: the agreed one for every number of players, and variants of it.
struct Setups {
    agreed: Vec<Table>,
    /// In how many of a hundred games options are drawn.
    variants: u32,
    seed: Seed,
    /// What people have fixed.
    fixed: Vec<String>,
}

impl Setups {
    fn new(kind: &GameKind, args: &Args) -> Result<Setups, Failure> {
        let agreed = args.players.range().map(|players| sim::setup_of(kind, players, &args.set));
        Ok(Setups {
            agreed: agreed.collect::<Result<_, _>>()?,
            variants: args.variants,
            seed: args.seed.seed,
            fixed: args.set.iter().map(|change| change.key.clone()).collect(),
        })
    }

    /// The set-up of the game with this number. Options that do not go together are not drawn.
    fn of(&self, kind: &GameKind, number: u64) -> Table {
        let agreed = &self.agreed[(number % self.agreed.len() as u64) as usize];
        let mut rng = Rng::new(self.seed.derive("setup", number));
        if rng.below(100) >= self.variants {
            return agreed.clone();
        }
        let mut setup = agreed.clone();
        for option in (kind.options)().iter().filter(|option| self.fixed.iter().all(|key| key != option.key))
        {
            let Some(value) = draw(option, &mut rng) else { continue };
            let mut changed = setup.clone();
            changed.insert(option.key.to_owned(), value);
            if kind.new_game(changed.clone(), kind.mark()).is_ok() {
                setup = changed;
            }
        }
        setup
    }
}

fn draw(option: &SetupOption, rng: &mut Rng) -> Option<toml::Value> {
    Some(match option.values {
        Values::Switch => (rng.below(2) == 0).into(),
        Values::OneOf(values) => (*rng.pick(values)).into(),
        // Lists, codes and numbers for every seat are for people to agree on.
        Values::AnyOf(_) | Values::Code { .. } | Values::PerSeat { .. } => return None,
    })
}
