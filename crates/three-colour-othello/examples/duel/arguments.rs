//! The command-line arguments.

use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use three_colour_othello::{Level, NoSuchLevel, Player, Position, Repetition, Search};

use crate::clock::{self, Clock};
use crate::searcher::Limit;

/// The depth of a search that is only limited by nodes and time.
const DEPTH: u8 = three_colour_othello::MAX_DEPTH;
/// The nodes of an action without another limit. They take about as long as a person waits.
const NODES: u64 = 300_000;
/// The variety that a seed gives to a search, in hundredths of a piece.
const VARIETY: u16 = 20;

const HELP: &str = "\
WHO is person, search, search:DEPTH, or level:1 (weakest) to
level:9.

A person types actions: 34 plays on row 3, column 4; c44
changes the grey piece there; pass passes. Further: undo,
redo, hint, analyse, save FILE, resign, help, quit.";

/// Plays a game of three-colour Othello between two searchers, or between a person and one
#[derive(Parser)]
#[command(name = "duel", after_help = HELP, next_line_help = true)]
pub(crate) struct Arguments {
    /// The player of black
    #[arg(long, value_name = "WHO", default_value = "search", value_parser = who)]
    pub(crate) black: Who,

    /// The player of white
    #[arg(long, value_name = "WHO", default_value = "search", value_parser = who)]
    pub(crate) white: Who,

    /// Nodes of an action; 300000 if its time isn't limited
    #[arg(long, value_name = "NODES")]
    nodes: Option<u64>,

    /// Seconds for an action of a search
    #[arg(long, value_name = "SECONDS", value_parser = clock::seconds)]
    time: Option<Duration>,

    /// Minutes for each player, and seconds that each action adds: 5 or 5+3
    #[arg(long, value_name = "MINUTES+SECONDS")]
    pub(crate) clock: Option<Clock>,

    /// Seed of the game; levels choose one themselves
    #[arg(long)]
    pub(crate) seed: Option<u64>,

    /// Rule on repeated positions: free, forbidden, draw (at the third time)
    #[arg(long, value_name = "RULE", default_value_t = Repetition::DrawAtThird)]
    pub(crate) repetition: Repetition,

    /// The start position as text
    #[arg(long, value_name = "POSITION", default_value_t = Position::START)]
    pub(crate) from: Position,

    /// Actions made before, such as "43 34 c44"
    #[arg(long, value_name = "ACTIONS", default_value = "")]
    pub(crate) record: String,

    /// Continues a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["repetition", "from", "record"])]
    pub(crate) restore: Option<PathBuf>,

    /// Saves the game when it is over
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Shows the score of every legal action instead of playing
    #[arg(long)]
    pub(crate) analyse: bool,

    /// Lists the actions that lost points after the game
    #[arg(long)]
    pub(crate) review: bool,

    /// Stops after this many actions
    #[arg(long, value_name = "ACTIONS", default_value_t = 300)]
    pub(crate) plies: usize,
}

#[derive(Clone, Copy)]
pub(crate) enum Who {
    Person,
    Search { depth: u8 },
    Level(Level),
}

fn who(text: &str) -> Result<Who, String> {
    match text.split_once(':') {
        None if text == "person" => Ok(Who::Person),
        None if text == "search" => Ok(Who::Search { depth: DEPTH }),
        Some(("search", depth)) => match depth.parse() {
            Ok(depth @ 1..=three_colour_othello::MAX_DEPTH) => Ok(Who::Search { depth }),
            _ => Err(format!("a depth is 1 to {}", three_colour_othello::MAX_DEPTH)),
        },
        Some(("level", level)) => {
            level.parse().map(Who::Level).map_err(|error: NoSuchLevel| error.to_string())
        }
        _ => Err("not one of person, search, search:DEPTH, level:1 to level:9".to_owned()),
    }
}

impl Arguments {
    pub(crate) const fn who(&self, player: Player) -> Who {
        match player {
            Player::Black => self.black,
            Player::White => self.white,
        }
    }

    pub(crate) const fn is_person(&self, player: Player) -> bool {
        matches!(self.who(player), Who::Person)
    }

    /// The limits of an action, with `left` on the clock.
    pub(crate) fn limit(&self, share: Option<Duration>) -> Limit {
        let time = match (self.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        };
        let unbounded = if time.is_some() { u64::MAX } else { NODES };
        Limit { nodes: self.nodes.unwrap_or(unbounded), time }
    }

    /// The search and the limits of a searcher; `None` for a person.
    pub(crate) fn search(&self, who: Who, seed: u64, limit: Limit) -> Option<(Search, Limit)> {
        match who {
            Who::Person => None,
            Who::Search { depth } => {
                let most = if self.seed.is_some() { VARIETY } else { 0 };
                Some((Search::new().depth(depth).variety(seed, most), limit))
            }
            Who::Level(level) => {
                let search = level.search(seed);
                let nodes = self.nodes.unwrap_or(u64::MAX).min(search.greatest_nodes());
                Some((search, Limit { nodes, ..limit }))
            }
        }
    }
}
