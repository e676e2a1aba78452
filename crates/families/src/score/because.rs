//! Why a pattern doesn't count.

use crate::family::Pattern;

/// Why a pattern that the hand has doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because<'a> {
    /// Another pattern of its series is worth more.
    Series(&'a Pattern),
    /// Another pattern excludes it.
    Excluded(&'a Pattern),
    /// Another pattern counts alone.
    Alone(&'a Pattern),
}
