//! Short lists without a heap, in which answers are returned.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

/// A list of at most `N` items, stored in place, that dereferences to a slice.
///
/// The capacities are proven: no answer of this library has more items.
///
/// ```
/// use mentsu::{Face, List, Tile, hand};
///
/// let forms = hand!("11223344456789m").win_forms();
/// assert_eq!(forms.len(), 2);
/// assert_eq!(forms[0].to_string(), "11m 234m 234m 456m 789m");
///
/// let mut indicators = List::<Face, 1>::new();
/// assert_eq!(indicators.try_push(Tile::M1.into()), Ok(()));
/// assert_eq!(indicators.try_push(Tile::East.into()), Err(Tile::East.into()), "the list is full");
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// A type that a [`List`] can hold, with a value for the unused slots.
///
/// ```
/// use mentsu::{Filler, List};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Seat(u8);
///
/// impl Filler for Seat {
///     const FILLER: Seat = Seat(0);
/// }
///
/// assert_eq!(List::<Seat, 4>::try_from_iter([Seat(2), Seat(1)]).unwrap(), [Seat(2), Seat(1)]);
/// ```
#[doc(hidden)]
pub trait Filler: Copy {
    /// Any value of the type. A list never shows it.
    const FILLER: Self;
}

impl Filler for u8 {
    const FILLER: u8 = 0;
}

impl Filler for u16 {
    const FILLER: u16 = 0;
}

impl<T: Filler, const N: usize> List<T, N> {
    /// An empty list. A capacity above 255 doesn't compile.
    #[must_use]
    pub const fn new() -> List<T, N> {
        const { assert!(N <= u8::MAX as usize) };
        List { items: [T::FILLER; N], len: 0 }
    }

    /// The list of these items.
    ///
    /// # Errors
    /// The first item that finds the list full.
    pub fn try_from_iter(items: impl IntoIterator<Item = T>) -> Result<List<T, N>, T> {
        let mut list = List::new();
        items.into_iter().try_for_each(|item| list.try_push(item))?;
        Ok(list)
    }

    /// The list of this item alone.
    #[cfg(feature = "plan")]
    #[inline(always)]
    pub(crate) const fn one(item: T) -> List<T, N> {
        let mut items = [T::FILLER; N];
        items[0] = item;
        List { items, len: 1 }
    }

    pub(crate) fn of(items: impl IntoIterator<Item = T>) -> List<T, N> {
        let mut list = List::new();
        list.push_all(items);
        list
    }

    /// The list of a slice's items.
    #[inline]
    pub(crate) fn of_slice(items: &[T]) -> List<T, N> {
        if items.is_empty() { List::new() } else { List::of_items(items) }
    }

    #[inline(never)]
    fn of_items(items: &[T]) -> List<T, N> {
        List::of(items.iter().copied())
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Appends an item.
    ///
    /// # Errors
    /// The item itself if the list is full.
    #[inline(always)]
    pub const fn try_push(&mut self, item: T) -> Result<(), T> {
        if (self.len as usize) < N {
            self.items[self.len as usize] = item;
            self.len += 1;
            Ok(())
        } else {
            Err(item)
        }
    }

    /// The items, to be changed in place.
    #[inline(always)]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }

    /// Sorts the items by insertion, since lists are short. Equal ones keep their order.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        let items = self.as_mut_slice();
        for end in 1..items.len() {
            let item = items[end];
            let at = items[..end].partition_point(|earlier| key(earlier) <= key(&item));
            items.copy_within(at..end, at + 1);
            items[at] = item;
        }
    }

    /// The first `len` of these items.
    #[inline(always)]
    pub(crate) const fn first_of(items: [T; N], len: u8) -> List<T, N> {
        debug_assert!(len as usize <= N);
        List { items, len }
    }

    /// All slots, the unused ones after the items included.
    #[inline(always)]
    pub(crate) const fn places_mut(&mut self) -> &mut [T; N] {
        &mut self.items
    }

    /// Appends an item where the capacity is proven: there is room.
    #[inline(always)]
    pub(crate) const fn push(&mut self, item: T) {
        assert!((self.len as usize) < N, "the list is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// The number of items, for const functions.
    #[inline(always)]
    pub(crate) const fn count(&self) -> usize {
        self.len as usize
    }

    /// The items as a slice, for const functions.
    #[inline(always)]
    pub(crate) const fn as_slice(&self) -> &[T] {
        self.items.split_at(self.len as usize).0
    }

    pub(crate) fn push_all(&mut self, items: impl IntoIterator<Item = T>) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: Filler, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = ListIter<T, N>;

    fn into_iter(self) -> ListIter<T, N> {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> core::slice::Iter<'a, T> {
        self.iter()
    }
}

/// The items of a [`List`], by value.
pub type ListIter<T, const N: usize> = core::iter::Take<core::array::IntoIter<T, N>>;

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: PartialOrd, const N: usize> PartialOrd for List<T, N> {
    fn partial_cmp(&self, other: &List<T, N>) -> Option<core::cmp::Ordering> {
        (**self).partial_cmp(&**other)
    }
}

impl<T: Ord, const N: usize> Ord for List<T, N> {
    fn cmp(&self, other: &List<T, N>) -> core::cmp::Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl<T: PartialEq, const N: usize, const M: usize> PartialEq<[T; M]> for List<T, N> {
    fn eq(&self, other: &[T; M]) -> bool {
        **self == other[..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_gives_its_items_from_either_end() {
        let list: List<u8, 4> = List::of([3, 1, 2]);
        assert_eq!(list, [3, 1, 2]);
        assert_eq!(list.len(), 3);
        let mut ends = list.into_iter();
        assert_eq!((ends.next(), ends.next_back(), ends.len()), (Some(3), Some(2), 1));
        assert_eq!((ends.next_back(), ends.next(), ends.next_back()), (Some(1), None, None));
        assert_eq!(format!("{list:?}"), "[3, 1, 2]");
    }

    #[test]
    fn a_list_is_sorted_by_a_key_and_equal_items_keep_their_order() {
        // All lists of at most six items with keys 0 to 3; the rest of an item is its place.
        for len in 0..=6u32 {
            for number in 0..4u32.pow(len) {
                let keys = (0..len).map(|place| (number / 4u32.pow(place) % 4) as u8);
                let mut list: List<u8, 6> =
                    List::of(keys.enumerate().map(|(i, k)| 8 * k + i as u8));
                let mut expected = list;
                expected.as_mut_slice().sort_by_key(|item| item / 8);
                list.sort_by_key(|item| item / 8);
                assert_eq!(list, expected);
            }
        }
    }

    extern crate alloc;
    use alloc::format;
}
