//! A set of action numbers.

use core::iter::FusedIterator;

use super::number::ActionNumber;

/// A set of [`ActionNumber`]s, a bit each.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::encode::{ActionMask, ActionNumber, Choices};
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let mask: ActionMask = Choices::of(round.options(Seat::ALL[0])).mask();
/// assert_eq!(mask.iter().count(), mask.len());
/// assert!(mask.iter().all(|number| mask.contains(number)));
/// assert_eq!(mask.nth(0), mask.iter().next());
/// assert_eq!(mask.nth(mask.len() - 1), mask.iter().next_back());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionMask(u128);

/// The numbers that exist.
const ALL: u128 = (1 << ActionNumber::COUNT) - 1;

impl ActionMask {
    /// No number.
    pub const EMPTY: ActionMask = ActionMask(0);

    /// Of these bits, the lowest for the number 0; bits of no number are dropped.
    #[must_use]
    pub const fn from_bits(bits: u128) -> ActionMask {
        ActionMask(bits & ALL)
    }

    /// A bit a number, the lowest for the number 0.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the number is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, number: ActionNumber) -> bool {
        self.0 >> number.get() & 1 != 0
    }

    /// How many numbers are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no number is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `nth` number in order, from 0.
    #[must_use]
    pub fn nth(self, nth: usize) -> Option<ActionNumber> {
        self.iter().nth(nth)
    }

    /// The numbers in order.
    #[must_use]
    pub const fn iter(self) -> ActionMaskIter {
        ActionMaskIter { left: self.0 }
    }

    /// A value for each number: whether it is in the set.
    #[must_use]
    pub fn to_array(self) -> [bool; ActionNumber::COUNT] {
        let mut bytes = self.0.to_le_bytes().into_iter();
        let mut all = [false; ActionNumber::COUNT];
        for eight in all.chunks_mut(8) {
            let byte = bytes.next().expect("a byte for eight numbers");
            for (bit, is) in eight.iter_mut().enumerate() {
                *is = byte >> bit & 1 != 0;
            }
        }
        all
    }
}

impl IntoIterator for ActionMask {
    type Item = ActionNumber;
    type IntoIter = ActionMaskIter;

    fn into_iter(self) -> ActionMaskIter {
        self.iter()
    }
}

/// The numbers of an [`ActionMask`], in order.
#[derive(Clone, Debug)]
pub struct ActionMaskIter {
    left: u128,
}

impl Iterator for ActionMaskIter {
    type Item = ActionNumber;

    fn next(&mut self) -> Option<ActionNumber> {
        if self.left == 0 {
            return None;
        }
        let number = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        ActionNumber::new(number)
    }

    fn nth(&mut self, nth: usize) -> Option<ActionNumber> {
        for _ in 0..nth {
            self.left &= self.left.saturating_sub(1);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for ActionMaskIter {
    fn next_back(&mut self) -> Option<ActionNumber> {
        let last = ActionNumber::new(self.left.checked_ilog2()? as u8)?;
        self.left &= !(1 << last.get());
        Some(last)
    }
}

impl ExactSizeIterator for ActionMaskIter {}

impl FusedIterator for ActionMaskIter {}
