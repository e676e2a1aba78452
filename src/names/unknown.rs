//! The error for a name that doesn't exist, with the nearest one that does.

use core::fmt::{self, Write as _};

use super::named::Named;
use crate::padded::{Unpadded, padded};

/// The error for a name that no value of an enum has.
///
/// ```
/// use mentsu::Wind;
///
/// let error = "East".parse::<Wind>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown wind \"East\"; did you mean \"east\"?");
/// assert_eq!((error.given(), error.nearest()), ("East", Some("east")));
/// let error = "up".parse::<Wind>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown wind \"up\": east, south, west or north");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownName {
    what: &'static str,
    names: &'static [&'static str],
    given: [u8; MOST_BYTES],
    len: u8,
    is_cut: bool,
}

/// How many bytes of the unknown name the error keeps. No name that exists is longer.
const MOST_BYTES: usize = 32;

/// How many names a message lists at most.
const FEW: usize = 8;

impl UnknownName {
    /// The error for a name that isn't among these.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn new(what: &'static str, names: &'static [&'static str], given: &str) -> UnknownName {
        let mut len = given.len().min(MOST_BYTES);
        while !given.is_char_boundary(len) {
            len -= 1;
        }
        let mut kept = [0; MOST_BYTES];
        kept[..len].copy_from_slice(&given.as_bytes()[..len]);
        UnknownName { what, names, given: kept, len: len as u8, is_cut: len < given.len() }
    }

    /// The error for a name that no `T` has.
    #[must_use]
    pub fn of<T: Named>(given: &str) -> UnknownName {
        UnknownName::new(T::WHAT, T::NAMES, given)
    }

    /// What was expected: `wind`.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// The names that exist, in order.
    #[must_use]
    pub const fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// The unknown name; of a long one the first 32 bytes at most.
    #[must_use]
    pub fn given(&self) -> &str {
        let given = core::str::from_utf8(&self.given[..usize::from(self.len)]);
        given.expect("`new` cuts at the boundary of a character")
    }

    /// The name that the unknown one resembles, if there is one: upper and lower case, `-`, spaces
    /// and `_` are the same, and a third of its letters may differ.
    #[must_use]
    pub fn nearest(&self) -> Option<&'static str> {
        let most = self.given().chars().count() / 3;
        let distance = |name: &&'static str| distance(self.given(), name);
        let nearest = self.names.iter().copied().min_by_key(distance)?;
        (!self.is_cut && distance(&nearest) <= most).then_some(nearest)
    }
}

/// The edit distance (Levenshtein's) of a text of at most 32 bytes from a name: how many letters
/// have to be added, removed or replaced.
fn distance(text: &str, name: &str) -> usize {
    let plain = |c: char| match c.to_ascii_lowercase() {
        '-' | ' ' => '_',
        c => c,
    };
    // The distances of the first letters of `name` from those of `text` read so far.
    let mut row = [0; MOST_BYTES + 1];
    let len = name.len().min(MOST_BYTES);
    for (i, distance) in row.iter_mut().enumerate() {
        *distance = i;
    }
    for (i, c) in text.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in name.chars().take(len).enumerate() {
            let replaced = diagonal + usize::from(plain(c) != other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j].min(diagonal) + 1);
        }
    }
    row[len]
}

impl Unpadded for UnknownName {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = if self.is_cut { "…" } else { "" };
        write!(f, "unknown {} \"", self.what)?;
        // Control characters don't reach a terminal.
        let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
        self.given().chars().map(shown).try_for_each(|c| f.write_char(c))?;
        write!(f, "{more}\"")?;
        match self.nearest() {
            Some(nearest) => write!(f, "; did you mean \"{nearest}\"?"),
            None if self.names.len() <= FEW => write!(f, ": {}", Choices(self.names)),
            None => Ok(()),
        }
    }
}

padded! {
    /// `unknown wind "East"; did you mean "east"?`. If no name is near, the names that exist,
    /// unless they are more than eight.
    UnknownName
}

impl core::error::Error for UnknownName {}

/// Writes names one after the other, `or` before the last.
pub(crate) struct Choices(pub(crate) &'static [&'static str]);

impl Unpadded for Choices {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.0.iter().enumerate() {
            let last = i + 1 == self.0.len();
            f.write_str(if i == 0 {
                ""
            } else if last {
                " or "
            } else {
                ", "
            })?;
            f.write_str(name)?;
        }
        Ok(())
    }
}

padded!(Choices);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_levenshtein() {
        for (text, name, expected) in [
            ("", "", 0),
            ("", "east", 4),
            ("east", "", 4),
            ("EAST", "east", 0),
            ("open-tanyao", "open_tanyao", 0),
            ("lenght", "length", 2),
            ("kitten", "sitting", 3),
            ("sunday", "saturday", 3),
            ("東", "east", 4),
        ] {
            assert_eq!(distance(text, name), expected, "{text} {name}");
        }
    }

    #[test]
    fn long_names_are_cut_between_characters() {
        let error = UnknownName::new("wind", &["east"], "東南西北東南西北東南西北");
        assert_eq!((error.given(), error.nearest()), ("東南西北東南西北東南", None));
        assert!(UnknownName::new("wind", &["east"], "\"\n").nearest().is_none());
    }
}
