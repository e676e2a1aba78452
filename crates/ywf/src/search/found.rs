//! What a search gives.

use crate::action::Action;
use crate::search::line::Line;
use crate::search::score::Score;

/// The result of a search.
///
/// ```
/// use ywf::{Position, Search, Table};
///
/// let position: Position = "BGWBGWBGW/9/9/9/9/9/9/9/9 B G".parse()?;
/// let found = Search::new().run(&position, &[], &mut Table::new(&mut []), || false);
/// assert!(found.is_final && !found.stopped);
/// # Ok::<(), ywf::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Found {
    /// The best action found; `None` only if the game has ended.
    pub action: Option<Action>,
    /// The worth of the position to the player to move.
    pub score: Score,
    /// What both sides are expected to do, the action first. Its last position is the one that
    /// the score speaks of; where nothing was searched it is the action alone, and the score the
    /// estimate of the position itself.
    pub line: Line,
    /// The depth searched to its end; 0 if not even one was.
    pub depth: u8,
    /// How many of the actions were searched deeper than that before the search was stopped, the
    /// best of the depth before being the first. If there are any, action, score and line are
    /// those of the best of them; if there are none and the depth is 0, the action is the first
    /// legal one.
    pub beyond: usize,
    /// How many nodes were visited.
    pub nodes: u64,
    /// No estimate went into the score: no greater depth can change it.
    pub is_final: bool,
    /// The nodes were used up, or the closure said so, before the greatest depth.
    pub stopped: bool,
}
