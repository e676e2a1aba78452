//! What can be asked for on the command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use ywf::{Level, NoSuchLevel, Player, Position, Repetition, Search};

use crate::clock::{self, Clock};
use crate::searcher::Limit;

/// As deep as nodes and time allow.
const DEPTH: u8 = ywf::MAX_DEPTH;
/// The nodes of an action where nothing else bounds it: what a person waits for.
const NODES: u64 = 300_000;
/// By how many hundredths of a piece a seed varies a search.
const VARIETY: u16 = 20;

const HELP: &str = "\
WHO is person, search, search:DEPTH, or level:1 (weakest) to
level:9.

A person types actions: 34 plays on row 3, column 4; c44
changes the grey piece there; pass passes. Further: undo,
redo, hint, analyse, save FILE, resign, help, quit.";

/// Plays a game of three-colour Othello: two searchers, or a person against one
#[derive(Parser)]
#[command(name = "duel", after_help = HELP, next_line_help = true)]
pub(crate) struct Arguments {
    /// Who plays black
    #[arg(long, value_name = "WHO", default_value = "search", value_parser = who)]
    pub(crate) black: Who,

    /// Who plays white
    #[arg(long, value_name = "WHO", default_value = "search", value_parser = who)]
    pub(crate) white: Who,

    /// The nodes of an action; 300000 if its time isn't bounded
    #[arg(long, value_name = "NODES")]
    nodes: Option<u64>,

    /// The time a search may take for an action
    #[arg(long, value_name = "SECONDS", value_parser = clock::seconds)]
    time: Option<Duration>,

    /// Each player's time, and what an action adds: 5 or 5+3
    #[arg(long, value_name = "MINUTES+SECONDS")]
    pub(crate) clock: Option<Clock>,

    /// Another seed, another game; levels choose one themselves
    #[arg(long)]
    pub(crate) seed: Option<u64>,

    /// Repeated positions: free, forbidden, draw (at the third)
    #[arg(long, value_name = "RULE", default_value_t = Repetition::DrawAtThird)]
    pub(crate) repetition: Repetition,

    /// Where to start, as text
    #[arg(long, value_name = "POSITION", default_value_t = Position::START)]
    pub(crate) from: Position,

    /// Actions that are made already, such as "43 34 c44"
    #[arg(long, value_name = "ACTIONS", default_value = "")]
    pub(crate) record: String,

    /// Goes on with a game that was written down
    #[arg(long, value_name = "FILE", conflicts_with_all = ["repetition", "from", "record"])]
    pub(crate) restore: Option<PathBuf>,

    /// Writes the game down when it is over
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Doesn't play but says what every legal action is worth
    #[arg(long)]
    pub(crate) analyse: bool,

    /// Marks the actions that lost points, after the game
    #[arg(long)]
    pub(crate) review: bool,

    /// Stops after so many actions
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
            Ok(depth @ 1..=ywf::MAX_DEPTH) => Ok(Who::Search { depth }),
            _ => Err(format!("a depth is 1 to {}", ywf::MAX_DEPTH)),
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

    /// What an action of a search may cost, with so much time on its clock.
    pub(crate) fn limit(&self, share: Option<Duration>) -> Limit {
        let time = match (self.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        };
        let unbounded = if time.is_some() { u64::MAX } else { NODES };
        Limit { nodes: self.nodes.unwrap_or(unbounded), time }
    }

    /// How somebody searches, and what that may cost at most; `None` for a person.
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
