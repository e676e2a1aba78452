//! An evaluation of four terms with weights chosen by hand, the baseline for the fitted one.

use crate::board::Squares;
use crate::position::Position;
use crate::search::order::CORNERS;

/// Estimates a position for the player to move by four terms: mobility, corners, token, and pieces.
/// Its unit is arbitrary. [`evaluate`](crate::evaluate) is stronger; this one is easier to read,
/// and is the baseline in matches.
///
/// A square to play on counts 4, an own corner 40 (it can't be turned any more), the own token 32,
/// and an own piece 1. Those of the opponent count negatively. These weights won most games against
/// the others that were tried.
///
/// ```
/// use three_colour_othello::{Position, evaluate_by_hand};
///
/// let position: Position = "B8/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G".parse()?;
/// assert!(evaluate_by_hand(&position) > evaluate_by_hand(&Position::START));
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[must_use]
pub fn evaluate_by_hand(position: &Position) -> i32 {
    let count = |squares: Squares| squares.len() as i32;
    let (me, them) = (position.turn().color(), position.turn().opponent().color());
    let corners = |color| count(position.squares(color) & CORNERS);
    let mobility = count(position.candidates().0) - count(position.passed().candidates().0);
    let token = match position.token() {
        token if token == me => 1,
        token if token == them => -1,
        _ => 0,
    };
    4 * mobility + 40 * (corners(me) - corners(them)) + 32 * token + position.lead()
}
