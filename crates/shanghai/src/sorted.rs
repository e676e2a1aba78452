//! Sorting that takes little code.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

/// The items in order. The sort of the standard library compiles to four kilobytes for each type, a
/// heap to a tenth, and these lists are short.
pub(crate) fn sorted<T: Ord>(items: Vec<T>) -> Vec<T> {
    BinaryHeap::from(items).into_sorted_vec()
}
