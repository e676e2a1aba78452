//! The rule on repeated positions.

use crate::names::names;

/// The rule on repeated positions. Two positions are equal if board, turn and token are.
///
/// Plays add a piece, so only changes and passes can lead back to a position. For example, after
/// the plays 43 and 34, the changes c44 and c54 restore everything. The article has no rule for
/// that, so the caller chooses one.
///
/// ```
/// use three_colour_othello::{Game, IllegalAction, Repetition};
///
/// let mut game = Game::new(Repetition::Forbidden);
/// for action in ["43", "34", "c44"] {
///     game.apply(action.parse()?)?;
/// }
/// assert_eq!(game.apply("c54".parse()?), Err(IllegalAction::Repeats { ply: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ko")]
#[doc(alias = "千日手")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Repetition {
    /// Positions may repeat for ever.
    #[default]
    Free,
    /// A change that would repeat a position of the game is illegal. A player without another
    /// action passes. The game ends if that would repeat a position, too, or if the opponent would
    /// have to pass as well.
    Forbidden,
    /// The game is a draw when a position arises for the third time.
    DrawAtThird,
}

names! {
    Repetition, "a rule on repetition": Free "free", Forbidden "forbidden", DrawAtThird "draw"
}
