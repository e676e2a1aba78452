//! Literals: variables with a sign.

/// A literal: two tiles go together, or they don't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lit(u32);

impl Lit {
    #[inline]
    pub(super) fn together(var: usize) -> Self {
        Self((var as u32) << 1)
    }

    #[inline]
    pub(super) fn apart(var: usize) -> Self {
        Self((var as u32) << 1 | 1)
    }

    #[inline]
    pub(super) fn var(self) -> usize {
        (self.0 >> 1) as usize
    }

    #[inline]
    pub(super) fn is_together(self) -> bool {
        self.0 & 1 == 0
    }

    #[inline]
    pub(super) fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}
