//! Who plays a colour.

use core::fmt;
use core::str::FromStr;

use three_colour_othello::{Level, MAX_DEPTH, NoSuchLevel, Search};

use crate::othello::searcher::Limit;

/// The variety that a seed gives to a search, in hundredths of a piece.
const VARIETY: u16 = 20;

/// A player of a game.
#[derive(Clone, Copy)]
pub(super) enum Who {
    Person,
    /// A search to this depth, unless nodes or time end it.
    Search {
        depth: u8,
    },
    Level(Level),
}

/// A text names no player.
#[derive(Debug)]
pub(super) enum NoPlayer {
    Unknown,
    Depth,
    Level(NoSuchLevel),
}

impl Who {
    /// The search and the limits of a searcher; `None` for a person. Without a seed a search plays
    /// the same every time.
    pub(super) fn search(self, seed: Option<u64>, limit: Limit) -> Option<(Search, Limit)> {
        match self {
            Who::Person => None,
            Who::Search { depth } => {
                let search = Search::new().depth(depth);
                Some((seed.map_or(search, |seed| search.variety(seed, VARIETY)), limit))
            }
            Who::Level(level) => {
                let search = level.search(seed.unwrap_or(0));
                let nodes = limit.nodes.min(search.greatest_nodes());
                Some((search, Limit { nodes, ..limit }))
            }
        }
    }
}

impl FromStr for Who {
    type Err = NoPlayer;

    fn from_str(text: &str) -> Result<Who, NoPlayer> {
        match text.split_once(':') {
            None if text == "person" => Ok(Who::Person),
            None if text == "search" => Ok(Who::Search { depth: MAX_DEPTH }),
            Some(("search", depth)) => match depth.parse() {
                Ok(depth @ 1..=MAX_DEPTH) => Ok(Who::Search { depth }),
                _ => Err(NoPlayer::Depth),
            },
            Some(("level", level)) => level.parse().map(Who::Level).map_err(NoPlayer::Level),
            _ => Err(NoPlayer::Unknown),
        }
    }
}

impl fmt::Display for NoPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPlayer::Unknown => {
                f.write_str("not one of person, search, search:DEPTH, level:1 to level:9")
            }
            NoPlayer::Depth => write!(f, "a depth is 1 to {MAX_DEPTH}"),
            NoPlayer::Level(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for NoPlayer {}
