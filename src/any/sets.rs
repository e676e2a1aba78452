//! How many sets win.

use core::fmt;

use crate::padded::{Unpadded, padded};

/// How many sets a winning hand has beside its jantou.
///
/// ```
/// use mentsu::any::Sets;
///
/// assert_eq!((Sets::Five.get(), Sets::Five.to_string()), (5, "5".to_owned()));
/// assert_eq!(Sets::from_number(4), Some(Sets::Four));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sets {
    /// Four sets: 13 tiles that win with a fourteenth, as in most mahjong.
    #[default]
    Four = 4,
    /// Five sets: 16 tiles that win with a seventeenth, as in Taiwan (十六張).
    Five = 5,
}

impl Sets {
    /// The number: 4 or 5.
    #[must_use]
    pub const fn get(self) -> usize {
        self as usize
    }

    /// Four or five; `None` for other numbers.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Sets> {
        match number {
            4 => Some(Sets::Four),
            5 => Some(Sets::Five),
            _ => None,
        }
    }
}

impl Unpadded for Sets {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

padded! {
    /// The number.
    Sets
}
