//! The trait of closed enums whose values have names.

/// A closed set of values, each with a name of its own.
pub trait Named: Copy + Sized + 'static {
    /// The noun for such a value, in the singular: `wind`.
    const WHAT: &'static str;
    /// All values, in order.
    const ALL: &'static [Self];
    /// Their names, in the same order.
    const NAMES: &'static [&'static str];

    /// The value's name.
    fn name(self) -> &'static str;

    /// The value of this name.
    #[must_use]
    fn from_name(name: &str) -> Option<Self> {
        position(Self::NAMES, name).map(|i| Self::ALL[i])
    }
}

/// The position of a name among others.
#[doc(hidden)]
#[must_use]
pub const fn position(names: &[&str], name: &str) -> Option<usize> {
    let mut i = 0;
    while i < names.len() {
        if is_same(names[i].as_bytes(), name.as_bytes()) {
            return Some(i);
        }
        i += 1;
    }
    None
}

/// `a == b`, which isn't `const` yet.
const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut same = a.len() == b.len();
    let mut i = 0;
    while same && i < a.len() {
        same = a[i] == b[i];
        i += 1;
    }
    same
}
