//! The one interface of bit sets, for a struct around an unsigned integer: bit *i* stands for the
//! *i*-th member, bits above the last member's are zero.

/// The methods, operators and iterator of a set of an enum's values.
macro_rules! bit_set {
    ($set:ident($bits:ty) of $member:ident, $iter:ident) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// The set of all members.
            pub const ALL: $set =
                $set(<$bits>::MAX >> (<$bits>::BITS as usize - $member::ALL.len()));

            const fn bit(member: $member) -> $bits {
                1 << member as u32
            }

            /// Whether the set contains this member.
            #[must_use]
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 >> member as u32 & 1 == 1
            }

            /// The number of members.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether every member is in `other`, too.
            #[must_use]
            #[inline]
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// The first member, in order.
            #[must_use]
            #[inline]
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 {
                    None
                } else {
                    Some($member::ALL[self.0.trailing_zeros() as usize])
                }
            }

            /// The members, in order.
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }

            /// Adds a member, and returns whether it is new.
            #[inline]
            pub const fn insert(&mut self, member: $member) -> bool {
                let new = !self.contains(member);
                self.0 |= $set::bit(member);
                new
            }

            /// Removes a member, and returns whether it was there.
            #[inline]
            pub const fn remove(&mut self, member: $member) -> bool {
                let there = self.contains(member);
                self.0 &= !$set::bit(member);
                there
            }

            /// The set with this member added.
            #[must_use]
            #[inline]
            pub const fn with(self, member: $member) -> $set {
                $set(self.0 | $set::bit(member))
            }

            /// The set with this member removed.
            #[must_use]
            #[inline]
            pub const fn without(self, member: $member) -> $set {
                $set(self.0 & !$set::bit(member))
            }
        }

        $crate::bit_set::bit_set!(@operators $set:
            BitOr bitor BitOrAssign bitor_assign (a, b) a | b;
            BitAnd bitand BitAndAssign bitand_assign (a, b) a & b;
            BitXor bitxor BitXorAssign bitxor_assign (a, b) a ^ b;
            Sub sub SubAssign sub_assign (a, b) a & !b;
        );

        impl core::ops::Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                $set(!self.0 & $set::ALL.0)
            }
        }

        impl From<$member> for $set {
            #[inline]
            fn from(member: $member) -> $set {
                $set::EMPTY.with(member)
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                members.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl Extend<$member> for $set {
            fn extend<I: IntoIterator<Item = $member>>(&mut self, members: I) {
                *self |= members.into_iter().collect::<$set>();
            }
        }

        impl IntoIterator for $set {
            type Item = $member;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl IntoIterator for &$set {
            type Item = $member;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($set), "({})"), self)
            }
        }

        #[doc = concat!("What is in a [`", stringify!($set), "`], in order.")]
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $member;

            #[inline]
            fn next(&mut self) -> Option<$member> {
                let first = self.0.first()?;
                // Clears the lowest bit that is set.
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl DoubleEndedIterator for $iter {
            fn next_back(&mut self) -> Option<$member> {
                let last = $member::ALL[self.0.0.checked_ilog2()? as usize];
                self.0.remove(last);
                Some(last)
            }
        }

        impl ExactSizeIterator for $iter {}

        impl core::iter::FusedIterator for $iter {}
    };
    (@operators $set:ident: $(
        $op:ident $method:ident $assign:ident $assign_method:ident ($a:ident, $b:ident) $bits:expr;
    )*) => {$(
        impl core::ops::$op for $set {
            type Output = $set;

            #[inline]
            fn $method(self, other: $set) -> $set {
                let ($a, $b) = (self.0, other.0);
                $set($bits)
            }
        }

        impl core::ops::$assign for $set {
            #[inline]
            fn $assign_method(&mut self, other: $set) {
                *self = core::ops::$op::$method(*self, other);
            }
        }
    )*};
}
pub(crate) use bit_set;

/// Implements `Display`: the names joined by spaces.
macro_rules! display_joined {
    ($set:ident) => {
        impl $crate::padded::Unpadded for $set {
            /// The names, joined by spaces.
            fn fmt_unpadded(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.iter().enumerate().try_for_each(|(i, member)| {
                    f.write_str(if i > 0 { " " } else { "" })?;
                    write!(f, "{member}")
                })
            }
        }

        $crate::padded::padded!($set);
    };
}
pub(crate) use display_joined;
