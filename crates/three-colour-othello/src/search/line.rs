//! A line of play of bounded length.

use core::fmt;
use core::ops::Deref;

use crate::position::Action;

/// The greatest depth of a search. It bounds the stack, since a ply takes about a kilobyte.
///
/// ```
/// let search = three_colour_othello::Search::new().depth(u8::MAX);
/// assert_eq!(search.greatest_depth(), three_colour_othello::MAX_DEPTH);
/// ```
pub const MAX_DEPTH: u8 = 100;

/// The best play of both sides that a search found: at most [`MAX_DEPTH`] actions in a row.
///
/// It is a slice of [`Action`]s. `Display` separates them by spaces.
///
/// ```
/// use three_colour_othello::{Position, Search, Table};
///
/// let mut table = Table::new(&mut []);
/// let found = Search::new().depth(3).run(&Position::START, &[], &mut table, || false);
/// assert_eq!(found.line.len(), 3);
/// assert_eq!(found.action, found.line.first().copied());
/// assert_eq!(found.line.to_string().split(' ').count(), 3);
/// ```
#[doc(alias = "principal variation")]
#[doc(alias = "pv")]
#[derive(Clone, Copy)]
pub struct Line {
    actions: [Action; MAX_DEPTH as usize],
    len: usize,
}

impl Line {
    pub(crate) const EMPTY: Line = Line { actions: [Action::Pass; MAX_DEPTH as usize], len: 0 };

    /// Sets the line to `first` followed by `rest`, cut off at [`MAX_DEPTH`].
    pub(crate) fn set(&mut self, first: Action, rest: &[Action]) {
        let actions = core::iter::once(first).chain(rest.iter().copied());
        self.len = 0;
        for (place, action) in self.actions.iter_mut().zip(actions) {
            *place = action;
            self.len += 1;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl Deref for Line {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.actions[..self.len]
    }
}

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        **self == **other
    }
}

impl Eq for Line {}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, action) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            action.fmt(f)?;
        }
        Ok(())
    }
}
