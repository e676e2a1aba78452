//! Sorting that takes little code.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

/// The items in order. Through a heap: the sort of the standard library is four kilobytes for each type
/// that it sorts, this one a tenth, and lists are as short as a wall.
pub(crate) fn sorted<T: Ord>(items: Vec<T>) -> Vec<T> {
    BinaryHeap::from(items).into_sorted_vec()
}
