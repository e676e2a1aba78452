//! The result of a search.

use crate::position::Action;
use crate::search::line::Line;
use crate::search::score::Score;

/// The result of a search.
///
/// ```
/// use three_colour_othello::{Position, Search, Table};
///
/// let position: Position = "BGWBGWBGW/9/9/9/9/9/9/9/9 B G".parse()?;
/// let found = Search::new().run(&position, &[], &mut Table::new(&mut []), || false);
/// assert!(found.is_final && !found.stopped);
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Found {
    /// The best action found; `None` only if the game has ended.
    pub action: Option<Action>,
    /// The score of the position for the player to move.
    pub score: Score,
    /// The best play of both sides, which begins with the action. The score is that of its last
    /// position. If nothing was searched, the line is only the action, and the score estimates the
    /// position itself.
    pub line: Line,
    /// The greatest finished depth; 0 if none was finished.
    pub depth: u8,
    /// The number of actions that were searched one ply deeper before the search was stopped,
    /// beginning with the best of `depth`. If it isn't 0, action, score and line are the best among
    /// these. If both are 0, the action is the first legal one.
    pub beyond: usize,
    /// The number of nodes visited.
    pub nodes: u64,
    /// Whether the score contains no estimate, so that no greater depth can change it.
    pub is_final: bool,
    /// Whether the limit of nodes or the closure stopped the search before the greatest depth.
    pub stopped: bool,
}
