//! The rule on repeated positions.

use core::fmt;

/// The rule on repeated positions; a position is the board, the turn and the token together.
///
/// Plays add a piece, so only changes and passes can lead back: after the plays 43 and 34 the
/// changes c44 and c54 restore everything. The game's inventor says nothing about it, so it is a
/// rule to choose.
///
/// ```
/// use ywf::{Game, IllegalAction, Repetition};
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
    /// A play or change that would repeat a position of the game is illegal. A player with no other
    /// passes; if that is illegal too, or the opponent would have to pass as well, the game ends.
    Forbidden,
    /// The game is a draw when a position arises for the third time.
    DrawAtThird,
}

impl Repetition {
    /// All three rules.
    ///
    /// ```
    /// use ywf::Repetition;
    ///
    /// let names = Repetition::ALL.map(|rule| rule.to_string());
    /// assert_eq!(names, ["free", "forbidden", "draw"]);
    /// ```
    pub const ALL: [Repetition; 3] =
        [Repetition::Free, Repetition::Forbidden, Repetition::DrawAtThird];

    /// The rule's name in text: `free`, `forbidden` or `draw`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Repetition::Free => "free",
            Repetition::Forbidden => "forbidden",
            Repetition::DrawAtThird => "draw",
        }
    }
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
