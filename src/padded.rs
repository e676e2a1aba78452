//! Width, fill and alignment for texts that are written in parts, without a heap.

use core::fmt::{self, Alignment, Write};

/// A type whose `Display` writes several parts. `padded!` implements `Display`.
pub(crate) trait Unpadded {
    /// Writes the text without padding.
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

struct Text<'a>(&'a dyn Unpadded);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt_unpadded(f)
    }
}

/// Counts characters, as `Formatter::pad` does.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.chars().count();
        Ok(())
    }
}

/// Writes a value with the formatter's width, fill and alignment; on the left unless the format
/// says otherwise. The text is written twice if there is a width: first to measure it.
pub(crate) fn pad(value: &dyn Unpadded, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(width) = f.width() else { return value.fmt_unpadded(f) };
    let text = Text(value);
    let mut length = Length(0);
    if f.alternate() {
        write!(length, "{text:#}")?;
    } else {
        write!(length, "{text}")?;
    }
    let room = width.saturating_sub(length.0);
    let before = match f.align() {
        None | Some(Alignment::Left) => 0,
        Some(Alignment::Right) => room,
        Some(Alignment::Center) => room / 2,
    };
    let fill = f.fill();
    (0..before).try_for_each(|_| f.write_char(fill))?;
    if f.alternate() {
        write!(f, "{text:#}")?;
    } else {
        write!(f, "{text}")?;
    }
    (before..room).try_for_each(|_| f.write_char(fill))
}

/// Implements `Display` for types that are [`Unpadded`].
macro_rules! padded {
    ($($(#[$doc:meta])* $type:ty),+ $(,)?) => {$(
        impl ::core::fmt::Display for $type {
            $(#[$doc])*
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::padded::pad(self, f)
            }
        }
    )+};
}
pub(crate) use padded;
