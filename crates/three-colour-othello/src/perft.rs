//! Counts sequences of actions, to check and to time move generation.

use core::iter::FusedIterator;
use core::ops::{Add, AddAssign};

use crate::game::Repetition;
use crate::game::path::Path;
use crate::position::{Action, Actions, Position};

/// The number of sequences of legal actions of a given length, by the kind of the last action.
///
/// ```
/// use three_colour_othello::{Position, perft};
///
/// let leaves = perft(&Position::START, 4);
/// assert_eq!((leaves.plays, leaves.changes, leaves.passes), (8880, 1510, 0));
/// assert_eq!(leaves.total(), 10390);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Leaves {
    /// Sequences that end with a play.
    pub plays: u64,
    /// Sequences that end with a change.
    pub changes: u64,
    /// Sequences that end with a pass.
    pub passes: u64,
    /// Sequences without an action: 1 at depth 0.
    pub roots: u64,
}

impl Leaves {
    /// The number of all sequences.
    ///
    /// ```
    /// use three_colour_othello::{Position, perft};
    ///
    /// assert_eq!(perft(&Position::START, 0).total(), 1);
    /// ```
    #[must_use]
    pub const fn total(&self) -> u64 {
        let made = self.plays.saturating_add(self.changes).saturating_add(self.passes);
        made.saturating_add(self.roots)
    }

    const ROOT: Leaves = Leaves { plays: 0, changes: 0, passes: 0, roots: 1 };

    fn of(actions: &Actions) -> Leaves {
        Leaves {
            plays: actions.plays().len() as u64,
            changes: actions.changes().len() as u64,
            passes: u64::from(actions.is_pass()),
            roots: 0,
        }
    }

    fn single(action: Action) -> Leaves {
        let mut leaves = Leaves::default();
        match action {
            Action::Play(_) => leaves.plays = 1,
            Action::Change(_) => leaves.changes = 1,
            Action::Pass => leaves.passes = 1,
        }
        leaves
    }
}

impl Add for Leaves {
    type Output = Leaves;

    fn add(self, other: Leaves) -> Leaves {
        Leaves {
            plays: self.plays.saturating_add(other.plays),
            changes: self.changes.saturating_add(other.changes),
            passes: self.passes.saturating_add(other.passes),
            roots: self.roots.saturating_add(other.roots),
        }
    }
}

impl AddAssign for Leaves {
    fn add_assign(&mut self, other: Leaves) {
        *self = *self + other;
    }
}

impl core::iter::Sum for Leaves {
    fn sum<I: Iterator<Item = Leaves>>(leaves: I) -> Leaves {
        leaves.fold(Leaves::default(), Add::add)
    }
}

/// Counts the sequences of `depth` legal actions from a position. A pass is an action, an ended
/// game has no further sequences, and positions may repeat.
///
/// Actions of the last ply are counted but not made, so the time is that of depth − 1.
///
/// ```
/// use three_colour_othello::{Position, perft};
///
/// let totals: Vec<u64> = (1..=5).map(|depth| perft(&Position::START, depth).total()).collect();
/// assert_eq!(totals, [13, 118, 1178, 10390, 104802]);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u8) -> Leaves {
    match depth {
        0 => Leaves::ROOT,
        1 => Leaves::of(&position.legal_actions()),
        _ => {
            let actions = position.legal_actions();
            actions.map(|action| perft(&position.after(action), depth - 1)).sum()
        }
    }
}

/// [`perft`] under a rule on repetition, for a game that starts with this position.
///
/// ```
/// use three_colour_othello::{Position, Repetition, perft_under};
///
/// let count = |rule| perft_under(&Position::START, 4, rule).total();
/// assert_eq!(Repetition::ALL.map(count), [10390, 10386, 10390]);
/// ```
#[must_use]
pub fn perft_under(position: &Position, depth: u8, rule: Repetition) -> Leaves {
    match rule {
        Repetition::Free => perft(position, depth),
        Repetition::Forbidden | Repetition::DrawAtThird => {
            along(&Path::root(*position, &[]), depth, rule)
        }
    }
}

fn along(path: &Path<'_>, depth: u8, rule: Repetition) -> Leaves {
    match depth {
        0 => Leaves::ROOT,
        1 => Leaves::of(&path.legal_actions(rule)),
        _ => {
            let actions = path.legal_actions(rule);
            actions.map(|action| along(&path.after(action), depth - 1, rule)).sum()
        }
    }
}

/// [`perft`] split by the first action: each legal action with the number of sequences that begin
/// with it.
///
/// It is empty at depth 0, which has no first action.
///
/// ```
/// use three_colour_othello::{Position, divide};
///
/// let (action, leaves) = divide(&Position::START, 4).next().unwrap();
/// assert_eq!((action.to_string().as_str(), leaves.total()), ("34", 600));
/// ```
#[doc(alias = "perft_divide")]
#[doc(alias = "split")]
pub fn divide(
    position: &Position,
    depth: u8,
) -> impl FusedIterator<Item = (Action, Leaves)> + Clone + use<> {
    let position = *position;
    let actions = depth.checked_sub(1).map(|below| (below, position.legal_actions()));
    actions.into_iter().flat_map(move |(below, actions)| {
        actions.map(move |action| {
            let leaves = match below {
                0 => Leaves::single(action),
                _ => perft(&position.after(action), below),
            };
            (action, leaves)
        })
    })
}
